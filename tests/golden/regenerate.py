"""Write all golden playthroughs anew: `make golden`. Read the difference before committing it."""

from tests.golden.cases import CASES, play, tell

if __name__ == "__main__":
    for case in CASES:
        case.path.parent.mkdir(exist_ok=True)
        case.path.write_text(tell(play(case)), encoding="utf-8")
        print(f"{case.game} {case.name}")
