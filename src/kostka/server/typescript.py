"""The types of the protocol for clients in TypeScript, from its JSON Schema."""

import json
from inspect import cleandoc
from typing import Any

from kostka.server import schemas

HEAD = "// The protocol of a table server, docs/protocol.md. Written from its JSON Schema by `make protocol`.\n"
WIDTH = 80
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Json = dict[str, Any]


def text() -> str:
    """Every type that the schema names."""
    declared = [declaration(name, schema) for name, schema in schemas.protocol()["$defs"].items()]
    return "\n".join([HEAD, *declared])


def declaration(name: str, schema: Json) -> str:
    if "properties" in schema:
        return f"{comment(schema)}export interface {name} {{\n{fields(schema)}}}\n"
    meant = " " + expression(schema)
    if len(meant) > WIDTH:
        meant = f" |{meant}".replace(" | ", "\n  | ")
    return f"{comment(schema)}export type {name} ={meant};\n"


def fields(schema: Json) -> str:
    needed = schema.get("required", ())
    found = [field(name, part, name in needed) for name, part in schema["properties"].items()]
    return "".join(found) + ("  [name: string]: unknown;\n" if schema.get("additionalProperties") is True else "")


def field(name: str, schema: Json, needed: bool) -> str:
    return f"{comment(schema, '  ')}  {name}{'' if needed else '?'}: {expression(schema)};\n"


def comment(schema: Json, indent: str = "") -> str:
    lines = cleandoc(schema.get("description", "")).splitlines()
    if len(lines) <= 1:
        return "".join(f"{indent}/** {line} */\n" for line in lines)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def expression(schema: Json) -> str:
    """A type, as it stands behind a name."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(expression(part) for part in schema["anyOf"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(expression(part) for part in schema['prefixItems'])}]"
        case "array":
            return several(schema["items"])
        case "object":
            return f"Record<string, {expression(schema.get('additionalProperties', {}))}>"
        case None:
            return "unknown"
        case simple:
            return SIMPLE[simple]


def several(schema: Json) -> str:
    one = expression(schema)
    return f"({one})[]" if "anyOf" in schema or "enum" in schema else f"{one}[]"


if __name__ == "__main__":
    print(text(), end="")
