"""Write all golden playthroughs and texts anew: `make golden`. Read the difference before committing it."""

from kostka.messages import LANGUAGES
from tests.golden.cases import CASES, play, tell
from tests.golden.words import words, words_file

if __name__ == "__main__":
    for language in LANGUAGES:
        words_file(language).write_text(words(language), encoding="utf-8")
    for case in CASES:
        case.path.parent.mkdir(exist_ok=True)
        case.path.write_text(tell(play(case)), encoding="utf-8")
        print(f"{case.game} {case.name}")
