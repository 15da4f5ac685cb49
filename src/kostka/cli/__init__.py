"""The `kostka` command."""


def main() -> None:
    from kostka.cli.app import run

    run()
