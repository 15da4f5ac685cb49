"""The `kostka` command."""

import os
import sys

INTERRUPTED = 130


def main() -> None:
    """The command; Ctrl-C leaves it without a word, at any moment."""
    try:
        speak_and_run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def speak_and_run() -> None:
    """Choose the language, which the help of the commands needs as soon as they are defined, then run."""
    from kostka import messages

    try:
        messages.use(messages.detect(os.environ, named_language(sys.argv[1:])))
    except LookupError as error:
        known = messages.say("cli-no-language", name=repr(error.args[0]), known=messages.LANGUAGES)
        print(f"kostka: {known}", file=sys.stderr)
        sys.exit(2)
    from kostka.cli.app import run

    run()


def named_language(arguments: list[str]) -> str | None:
    """What --lang says among the options before the command."""
    for place, word in enumerate(arguments):
        if not word.startswith("-"):
            return None
        if word == "--lang":
            return next(iter(arguments[place + 1 :]), None)
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None
