"""What the message files hold and what the code says, for tests: messages, their variables, the calls that say them."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kostka
from kostka.messages import LANGUAGES
from tests.pages import ROOT, snippets

SOURCE = Path(kostka.__file__).parent


class Uses(Visitor):
    """A message and what it refers to."""

    def __init__(self, entry: ftl.Message | ftl.Term) -> None:
        self.entry = entry
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.words: set[tuple[str, str]] = set()  # kinds with the forms that are asked of them
        self.plurals: list[set[str]] = []
        self.texts: list[str] = []  # what a person reads between the gaps
        self.visit(entry)

    @property
    def parts(self) -> list[str]:
        return ["", *(attribute.id.name for attribute in self.entry.attributes)]

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        if any(letter.isalpha() for letter in node.value):
            self.texts.append(" ".join(node.value.split()))

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name == "WORD":
            kind, _ = node.arguments.positional  # the form goes by its name
            assert isinstance(kind, ftl.StringLiteral)
            forms = {named.name.name: str(named.value.value) for named in node.arguments.named}
            self.words.add((kind.value, forms.get("form", "")))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if "one" in keys:
            self.plurals.append(keys)
        self.generic_visit(node)


Messages = Mapping[str, Uses]
Book = Mapping[str, Messages]  # by language


def read_messages(texts: Iterable[str]) -> Messages:
    found: dict[str, Uses] = {}
    for text in texts:
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message | ftl.Term):
                id = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
                assert id not in found, f"{id} stands twice"
                found[id] = Uses(entry)
    return found


@lru_cache
def own_book() -> Book:
    """Kostka's message files."""
    folders = {language: sorted((SOURCE / "messages" / language).glob("*.ftl")) for language in LANGUAGES}
    return {
        language: read_messages(path.read_text(encoding="utf-8") for path in paths)
        for language, paths in folders.items()
    }


@lru_cache
def small_book() -> Book:
    """Those of the small game of the documentation."""
    texts = snippets(ROOT / "docs" / "adding-a-game.md", "ftl")
    return {language: read_messages([text]) for language, text in zip(LANGUAGES, texts, strict=True)}


# ---------------------------------------------------------------------------------------------------------- the code

# Functions that say a message, with the place of its id among their arguments.
SAYING = {"say": 0, "Message": 0, "Reason": 0, "Prompt": 0, "Fault": 0, "demand": 1}


@dataclass
class Said:
    """A call that says a message: its place, its id (a pattern where only a part stands in the code), its arguments."""

    place: str
    id: "re.Pattern[str]"
    arguments: set[str]
    complete: bool  # whether all arguments are named in the code


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


def calls(names: Mapping[str, int]) -> Iterator[tuple[str, ast.Call, ast.expr]]:
    """Calls of functions, each with the argument in the place that `names` gives."""
    for file, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if len(node.args) > names.get(called, len(node.args)):
                    yield f"{file}:{node.lineno}", node, node.args[names[called]]


def said() -> list[Said]:
    found = []
    for place, node, said_id in calls(SAYING | dict.fromkeys(errors(), 0)):
        named = {keyword.arg for keyword in node.keywords}
        arguments = {name for name in named if name}
        for id in alternatives(said_id):
            if isinstance(id, ast.Constant) and isinstance(id.value, str):
                found.append(Said(place, re.compile(re.escape(id.value)), arguments, None not in named))
            elif isinstance(id, ast.JoinedStr):
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in id.values]
                found.append(Said(place, re.compile("".join(parts)), arguments, complete=False))
    return found


def alternatives(node: ast.expr) -> list[ast.expr]:
    """What an id may be: both sides of a condition."""
    if isinstance(node, ast.IfExp):
        return [*alternatives(node.body), *alternatives(node.orelse)]
    return [node]


@lru_cache
def literals() -> set[str]:
    """Every text in the code; a message whose id is one of them counts as said."""
    return {
        node.value
        for tree in modules().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def word_kinds() -> set[str]:
    """The kinds of words that the code or a message asks for."""
    in_code = {str(kind.value) for _, _, kind in calls({"word": 0}) if isinstance(kind, ast.Constant)}
    return in_code | {kind for messages in own_book().values() for uses in messages.values() for kind, _ in uses.words}
