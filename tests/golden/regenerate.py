"""Write the golden games of all or some games, and what cards say: `make golden`. Read the difference before you
commit it."""

import sys

from kostka.messages import LANGUAGES
from tests.golden.cases import CASES, digest_file, play, tell
from tests.golden.digest import digest_of
from tests.golden.words import words, words_file


def regenerate(games: list[str]) -> None:
    for language in LANGUAGES:
        words_file(language).write_text(words(language), encoding="utf-8")
    for game in games:
        digests = {}
        for case in (case for case in CASES if case.game == game):
            case.path.parent.mkdir(exist_ok=True)
            match = play(case)
            case.path.write_text(tell(match), encoding="utf-8")
            digests[case.name] = digest_of(match)
            print(f"{case.game} {case.name}")
        lines = [f"{digest} {name}\n" for name, digest in digests.items()]
        digest_file(game).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    regenerate(sys.argv[1:] or sorted({case.game for case in CASES}))
