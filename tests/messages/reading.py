"""What the message files hold and what the code says, for tests: messages, their variables, the calls that say them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kostka
from kostka.messages import LANGUAGES

SOURCE = Path(kostka.__file__).parent
FOLDER = SOURCE / "messages"


class Uses(Visitor):
    """What a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.words: set[tuple[str, str]] = set()  # kinds with the forms that are asked of them
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name == "WORD":
            kind = node.arguments.positional[0]
            assert isinstance(kind, ftl.StringLiteral)
            forms = [named.value.value for named in node.arguments.named if named.name.name == "form"]
            self.words.add((kind.value, str(forms[0]) if forms else ""))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if "one" in keys:
            self.plurals.append(keys)
        self.generic_visit(node)


@lru_cache
def parsed(language: str) -> dict[str, tuple[ftl.Message, Uses]]:
    """The messages of a language by id, and what they use."""
    found: dict[str, tuple[ftl.Message, Uses]] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                uses = Uses()
                uses.visit(entry)
                found[entry.id.name] = entry, uses
    return found


def variables(language: str) -> dict[str, set[str]]:
    return {id: uses.variables for id, (_, uses) in parsed(language).items()}


# ---------------------------------------------------------------------------------------------------------- the code

SAYING = {"say", "Reason", "Prompt", "Fault"}
ID = re.compile(r"[a-z]+(-[a-z0-9_]+)*")


@dataclass
class Said:
    """A call that says a message: its place, its id (a pattern where only a part stands in the code), its arguments."""

    place: str
    id: "re.Pattern[str]"
    arguments: set[str] | None  # None where they are not all named in the code
    exact: bool = field(default=True)


@lru_cache
def modules() -> dict[str, ast.Module]:
    return {
        str(path.relative_to(SOURCE)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


@lru_cache
def errors() -> set[str]:
    """KostkaError and every class that is one."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in modules().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"KostkaError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    for file, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in names and node.args:
                yield f"{file}:{node.lineno}", node


def said() -> list[Said]:
    found = []
    for place, node in calls(*SAYING, *errors()):
        given = {keyword.arg for keyword in node.keywords}
        arguments = None if None in given else {name for name in given if name}
        for id in alternatives(node.args[0]):
            if isinstance(id, ast.Constant) and ID.fullmatch(str(id.value)):
                found.append(Said(place, re.compile(re.escape(str(id.value))), arguments))
            elif isinstance(id, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in id.values
                ]
                found.append(Said(place, re.compile("".join(parts)), None, exact=False))
    return found


def alternatives(node: ast.expr) -> list[ast.expr]:
    """What an id may be: both sides of a condition."""
    if isinstance(node, ast.IfExp):
        return [*alternatives(node.body), *alternatives(node.orelse)]
    return [node]


def word_kinds() -> set[str]:
    """The kinds of words that the code or a message asks for."""
    in_code = {str(node.args[0].value) for _, node in calls("word") if isinstance(node.args[0], ast.Constant)}
    return in_code | {kind for language in LANGUAGES for _, uses in parsed(language).values() for kind, _ in uses.words}
