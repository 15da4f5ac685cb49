"""The typeface of pages and pictures: Rubik, in subsets by script."""

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

FONTS = Path(__file__).parent / "fonts"
# Subsets of the typeface and their characters.
PARTS = {
    "latin": "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212",
    "latin-ext": "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020",
    "cyrillic": "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
}


def faces(text: str) -> Iterator[str]:
    """CSS rules with the subsets that a text needs, fonts included."""
    letters = set(map(ord, text))
    for part, characters in PARTS.items():
        if any(not letters.isdisjoint(span) for span in map(span_of, characters.split(","))):
            shapes = b64encode((FONTS / f"rubik-{part}-wght-normal.woff2").read_bytes()).decode()
            source = f'url("data:font/woff2;base64,{shapes}") format("woff2")'
            named = 'font-family: "Rubik"; font-weight: 300 900'
            yield f"@font-face {{ {named}; src: {source}; unicode-range: {characters} }}"


def span_of(characters: str) -> range:
    """The code points of "U+0152-0153", or of "U+0131" alone."""
    first, _, last = characters.removeprefix("U+").partition("-")
    return range(int(first, 16), int(last or first, 16) + 1)
