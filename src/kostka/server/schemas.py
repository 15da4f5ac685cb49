"""The JSON Schema of the whole protocol, from the declarations that the server itself reads and writes with."""

import json
from functools import cache
from typing import Any

import msgspec

from kostka.server import protocol as p
from kostka.server.journal import Told

SCHEMA = "https://json-schema.org/draft/2020-12/schema"
WHAT = "What"
# What stands at the top of the schema, by name.
ROOTS: dict[str, Any] = {"FromClient": p.FromClient, "ToClient": p.ToClient, WHAT: Told, "Document": p.Document}
# What is sent over HTTP, and what is answered.
SENT = (p.NewTable, p.NewSitter)
ANSWERED = (
    p.OpenedTable,
    p.Seated,
    p.AboutTable,
    p.RecentTable,
    p.TableOfCode,
    p.Replay,
    p.Verified,
    p.ToldReason,
    p.GameEntry,
    p.CheckedOptions,
    p.RefusedRequest,
    p.AboutServer,
    p.Healthy,
    p.Ready,
)
# What has a name without being a message.
NAMED: dict[str, Any] = {
    "Told": p.Told,
    "Change": p.Change,
    "Move": p.Move,
    "Reaction": p.Reaction,
    "ActionId": p.ActionId,
    "Token": p.Token,
    "Version": p.Version,
}


@cache
def protocol() -> dict[str, Any]:
    """Every message by its name; unions of messages say by which field they are told apart."""
    kinds = [*ROOTS.values(), *SENT, *ANSWERED]
    schemas, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    roots = {name: schema for name, schema in zip(ROOTS, schemas, strict=False) if "$ref" not in schema}
    found["Row"]["properties"]["what"] = reference(WHAT)
    named = {name: msgspec.json.schema(kind) for name, kind in NAMED.items()}
    messages = {name: with_names(schema, named) for name, schema in found.items()}
    return {"$schema": SCHEMA, "title": "Kostka", "$defs": {**roots, **messages, **named}}


def with_names(schema: Any, named: dict[str, Any]) -> Any:
    """A schema with names in place of what has one."""
    for name, known in named.items():
        if schema == known:
            return reference(name)
    if isinstance(schema, list):
        return [with_names(part, named) for part in schema]
    if isinstance(schema, dict):
        return {key: with_names(part, named) for key, part in schema.items()}
    return schema


def reference(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


def text() -> str:
    return json.dumps(protocol(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
