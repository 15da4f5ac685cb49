"""No compiled function uses a record whose array it has already given up.

Numba frees a local array after its last use by name. In `f(puzzle[0])` that is before the call, so `f` would read freed
memory, which goes wrong only where several threads play. The array itself has to be passed on, or to be used later.
"""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import FunctionType

import numpy as np
import pytest
from numba.core import compiler, ir
from numba.core.errors import NumbaError, UnsupportedBytecodeError

import kostka.core.compiled
import kostka.games
import kostka.lab
from kostka.core.compiled.arrays import Cell

PUZZLE = np.dtype([("size", "i8"), ("tiles", "i1", 36)])
COMPILED = ("kostka.core.compiled.", "kostka.lab.kernels.", "kostka.lab.teaching.")


def functions() -> Iterator[FunctionType]:
    packages = (kostka.core.compiled, kostka.games, kostka.lab)
    names = [module.name for package in packages for module in walk_packages(package.__path__, f"{package.__name__}.")]
    for name in names:
        if name.startswith(COMPILED) or ".compiled." in name:
            module = import_module(name)
            for thing in vars(module).values():
                function = getattr(thing, "py_func", thing)
                if isinstance(function, FunctionType) and function.__module__ == name:
                    yield function


def dangling(function: FunctionType) -> list[str]:
    """The uses of records of local arrays that are gone by then."""
    code = compiler.run_frontend(function, emit_dels=True)  # type: ignore[no-untyped-call]
    return [use for block in code.blocks.values() for use in dangling_in(block, code)]


def dangling_in(block: ir.Block, code: ir.FunctionIR) -> Iterator[str]:
    owners: dict[str, str] = {}  # of variables that are records, or arrays inside of records
    freed = set()
    for statement in block.body:
        if isinstance(statement, ir.Del):
            freed.add(statement.value)
            continue
        for variable in statement.list_vars():
            if owners.get(variable.name) in freed:
                yield f"line {statement.loc.line}: {owners[variable.name]}"
        if isinstance(statement, ir.Assign) and (owner := owner_of(statement.value, owners, code)):
            owners[statement.target.name] = owner


def owner_of(value: object, owners: dict[str, str], code: ir.FunctionIR) -> str | None:
    """The local array of records that a value points into."""
    if isinstance(value, ir.Var):
        return owners.get(value.name)
    if isinstance(value, ir.Expr) and value.op in ("getitem", "static_getitem", "getattr"):
        return owners.get(value.value.name) if value.op == "getattr" else local_records(value.value, code)
    return None


def local_records(variable: ir.Var, code: ir.FunctionIR) -> str | None:
    """The name of an array that the function has made itself, of a type that is declared somewhere: a record's."""
    made = definition(variable, code)
    if not (isinstance(made, ir.Expr) and made.op == "call"):
        return None
    called = definition(made.func, code)
    is_new = isinstance(called, ir.Expr) and called.op == "getattr" and called.attr in ("zeros", "empty")
    kind = definition(made.args[1], code) if is_new and len(made.args) > 1 else None
    is_record = isinstance(kind, ir.Global | ir.FreeVar) and getattr(kind.value, "names", None)
    return variable.name if is_record else None


def definition(variable: ir.Var, code: ir.FunctionIR) -> object:
    try:
        return code.get_definition(variable)  # type: ignore[no-untyped-call]
    except KeyError:  # assigned more than once
        return None


def test_no_record_outlives_its_array() -> None:
    found, looked_at = {}, 0
    for function in functions():
        try:
            uses = dangling(function)
        except (NumbaError, UnsupportedBytecodeError):
            continue  # plain Python beside the rules
        looked_at += 1
        if uses:
            found[f"{function.__module__}.{function.__name__}"] = uses
    assert found == {}
    assert looked_at > 300


def size_of(puzzle: np.record) -> int:
    return int(puzzle.size)


def size_in(puzzle: Cell) -> int:
    return int(puzzle[0].size)


def gives_up_too_early() -> int:
    puzzle = np.zeros(1, PUZZLE)
    return size_of(puzzle[0])


def reads_too_late() -> int:
    puzzle = np.zeros(1, PUZZLE)
    puzzle[0].size = 2
    return int(puzzle[0].size)


def keeps_it() -> int:
    puzzle = np.zeros(1, PUZZLE)
    return size_of(puzzle[0]) + size_in(puzzle)


@pytest.mark.parametrize(
    ("function", "is_found"), [(gives_up_too_early, True), (reads_too_late, True), (keeps_it, False)]
)
def test_what_is_found(function: FunctionType, is_found: bool) -> None:
    assert bool(dangling(function)) == is_found
