"""What the pages for browsers say: ids in the texts and templates of their sources, with the arguments beside them."""

import re
from collections.abc import Iterator
from functools import lru_cache

from tests.messages.reading import Said, own_book
from tests.pages import ROOT

SOURCES = ROOT / "web" / "src"
OPENING, CLOSING = "([{", ")]}"
TEXT = re.compile(r'"([^"\n]*)"|\'([^\'\n]*)\'|`((?:[^`$]|\$\{[^{}`]*\}|\$)*)`')
GAP = re.compile(r"\$\{[^{}`]*\}")
# An id, or a constant beginning of one with gaps for what follows.
ID = re.compile(r"[a-z]+(?:-[a-z0-9_]+)*-?(?:\0[a-z0-9_-]*)*")
CALL, TOLD, WORD = re.compile(r"\b(say|tell)\("), re.compile(r"\{\s*id:"), re.compile(r"\bword\(\s*[\"']([a-z-]+)[\"']")
THINGS = re.compile(r"\bthings: \{([^}]*)\}")
# Lists of names from which ids are made: a game's keys, the steps of its guided start, the chapters of its rules.
LISTS = {"key": ("",), "guide": ("", "-title"), "rules": ("", "-title")}
LIST = re.compile(r"\b\w*?(key|guide|rule)s?(?:: [\w\s.]+(?:\[\])?)?\s*[:=]\s*\[", re.IGNORECASE)


@lru_cache
def pages() -> dict[str, str]:
    """The sources without their tests and comments."""
    paths = [path for ending in ("*.ts", "*.svelte") for path in sorted(SOURCES.rglob(ending))]
    return {
        path.relative_to(SOURCES).as_posix(): without_comments(path.read_text(encoding="utf-8"))
        for path in paths
        if not path.name.endswith(".test.ts")
    }


def without_comments(text: str) -> str:
    """Lines keep their numbers."""
    text = re.sub(r"/\*.*?\*/|<!--.*?-->", lambda found: "\n" * found[0].count("\n"), text, flags=re.DOTALL)
    return re.sub(r"(?m)(^|\s)//.*$", r"\1", text)


@lru_cache
def families() -> set[str]:
    """The first words of all ids."""
    return {id.partition("-")[0] for id in own_book()["en"]}


def ids_in(text: str) -> Iterator[str]:
    """Texts that are ids, with a null character for each gap."""
    for found in TEXT.finditer(text):
        id = GAP.sub("\0", found[1] or found[2] or found[3] or "")
        if "-" in id and ID.fullmatch(id) and id.partition("-")[0] in families():
            yield id


def pattern(id: str) -> "re.Pattern[str]":
    """What an id may be; one that ends with a hyphen is only the beginning."""
    return re.compile(re.escape(id + ("\0" if id.endswith("-") else "")).replace("\0", "[a-z0-9_-]+"))


def is_open(id: str) -> bool:
    """Whether an id begins with a gap behind the family of all pages: it could be anything."""
    return id.startswith("web-\0")


@lru_cache
def page_literals() -> set[str]:
    return {id for text in pages().values() for id in ids_in(text)}


def page_patterns() -> "set[re.Pattern[str]]":
    return {pattern(id) for id in page_literals() if ("\0" in id or id.endswith("-")) and not is_open(id)}


def page_words() -> set[str]:
    """Kinds of words that the pages ask for."""
    asked = {kind for text in pages().values() for kind in WORD.findall(text)}
    things = {kind for text in pages().values() for list in THINGS.findall(text) for kind in ids_in(list)}
    return asked | things


# ------------------------------------------------------------------------------------------------------------ arguments


def page_said() -> list[Said]:
    """Calls and messages that name an id, with their arguments."""
    found = []
    for name, text in pages().items():
        for call in CALL.finditer(text):
            id, *values = parts(text, call.end())
            arguments, complete = named_in(values[0]) if values else (set(), True)
            found += [told(name, text, call.start(), one, arguments, complete) for one in ids_in(id)]
        for call in TOLD.finditer(text):
            id, *values = parts(text, call.start() + 1)
            arguments, complete = named(values)
            found += [told(name, text, call.start(), one, arguments, complete) for one in ids_in(id)]
    return found


def told(name: str, text: str, at: int, id: str, arguments: set[str], complete: bool) -> Said:
    whole = complete and "\0" not in id and not id.endswith("-")
    return Said(f"web/src/{name}:{text.count(chr(10), 0, at) + 1}", pattern(id), arguments, whole)


def parts(text: str, at: int) -> list[str]:
    """What stands between commas from a place behind a bracket to its other half."""
    found, depth, begin = [], 0, at
    while depth >= 0:
        quoted = TEXT.match(text, at)
        sign = text[at]
        if quoted and sign in "\"'`":
            at = quoted.end()
            continue
        depth += (sign in OPENING) - (sign in CLOSING)
        if (sign == "," and depth == 0) or depth < 0:
            found.append(text[begin:at].strip())
            begin = at + 1
        at += 1
    return [part for part in found if part]


def named_in(value: str) -> tuple[set[str], bool]:
    """The names of an object as it stands in the code; nothing for what is made elsewhere."""
    return named(parts(value, 1)) if value.startswith("{") else (set(), False)


def named(entries: list[str]) -> tuple[set[str], bool]:
    names = [re.match(r"[\"']?(\w+)[\"']?\s*(?::|$)", entry) for entry in entries]
    return {name[1] for name in names if name}, all(names)


# ------------------------------------------------------------------------------------------------ ids of a game's table


def made_ids() -> dict[str, str]:
    """The ids that are made of the names in a game's lists, each with its place."""
    found: dict[str, str] = {}
    for file, text in pages().items():
        folder, _, rest = file.removeprefix("games/").partition("/")
        if not (file.startswith("games/") and rest.endswith(".ts")):
            continue
        for list in LIST.finditer(text):
            kind = next(kind for kind in LISTS if kind.startswith(list[1].lower()))
            for name in names_in(parts(text, list.end())):
                found |= {f"web-{folder}-{kind}-{name}{ending}": file for ending in LISTS[kind]}
    return found


def names_in(entries: list[str]) -> list[str]:
    """The texts of a list, or the names of its objects."""
    texts = [re.fullmatch(r'"([\w-]+)"|.*\bname: "([\w-]+)".*', entry, re.DOTALL) for entry in entries]
    return [text[1] or text[2] for text in texts if text]


def made_events(game: str) -> set[str]:
    """Kinds of events in the log of a game's table, the server's and those that several of them are told as."""
    own = [text for file, text in pages().items() if file.startswith(f"games/{game}/")]
    return {kind for text in own for kind in re.findall(r"\bevent: \"(\w+)\"", text)}
