"""The JSON Schema of the whole protocol, from the declarations that the server itself reads and writes with."""

from functools import cache
from typing import Any

import msgspec

from kostka.server import protocol as p
from kostka.server.journal import Told

SCHEMA = "https://json-schema.org/draft/2020-12/schema"
WHAT = "What"
# What stands at the top of the schema, by name.
ROOTS: dict[str, Any] = {
    "FromClient": p.FromClient,
    "ToClient": p.ToClient,
    WHAT: Told,
    "Document": p.Document,
    "NewTable": p.NewTable,
    "OpenedTable": p.OpenedTable,
    "NewSitter": p.NewSitter,
    "Seated": p.Seated,
}


@cache
def protocol() -> dict[str, Any]:
    """Every message by its name; unions of messages say by which field they are told apart."""
    schemas, found = msgspec.json.schema_components(ROOTS.values(), ref_template="#/$defs/{name}")
    roots = {name: schema for name, schema in zip(ROOTS, schemas, strict=True) if "$ref" not in schema}
    found["Row"]["properties"]["what"] = {"$ref": f"#/$defs/{WHAT}"}
    return {"$schema": SCHEMA, "title": "Kostka", "$defs": {**roots, **found}}
