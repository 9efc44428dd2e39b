"""Write docs/positions/<title>.md: the JSON Schema of set-up positions. A test keeps the pages true.

Notes and examples are in tests/games/<title>/positions.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from saecula.games import part
from tests.titles import modules

DOCS = Path(__file__).parent.parent / "docs" / "positions"
PAGES = modules("positions")


def examples(title: str) -> dict[str, dict[str, object]]:
    """Return a title's examples by their headings."""
    found: dict[str, dict[str, object]] = PAGES[title].EXAMPLES
    return found


def schema(title: str) -> dict[str, Any]:
    """Return the JSON Schema of a title's positions; msgspec leaves the names of keys out, so they are added."""
    module = part(title, "position")
    assert module is not None  # noqa: S101 - whoever has examples has positions
    found: dict[str, Any] = msgspec.json.schema(module.Position)
    name_keys_of(found["$defs"], inspect.type_info(module.Position))
    return found


def name_keys_of(defs: dict[str, Any], kind: inspect.Type) -> None:
    """Add the names of the keys of a class, and of the classes in it."""
    if isinstance(kind, inspect.StructType):
        properties = defs[kind.cls.__name__]["properties"]
        for field in kind.fields:
            name_keys(defs, properties[field.name], field.type)


def name_keys(defs: dict[str, Any], made: dict[str, Any], kind: inspect.Type) -> None:
    """Add the names of the keys of a type, wherever in it there is a dictionary."""
    match kind:
        case inspect.Metadata():
            name_keys(defs, made, kind.type)
        case inspect.UnionType():
            for one, inner in zip(made["anyOf"], kind.types, strict=True):
                name_keys(defs, one, inner)
        case inspect.ListType():
            name_keys(defs, made["items"], kind.item_type)
        case inspect.DictType():
            keys = list(kind.key_type.values) if isinstance(kind.key_type, inspect.LiteralType) else []
            if isinstance(kind.key_type, inspect.Metadata) and kind.key_type.extra_json_schema:
                keys = kind.key_type.extra_json_schema["enum"]
            made |= {"propertyNames": {"enum": keys}} if keys else {}
            name_keys(defs, made["additionalProperties"], kind.value_type)
        case inspect.StructType():
            name_keys_of(defs, kind)


def page(title: str) -> str:
    """Return the page of a title."""
    parts = [PAGES[title].NOTES]
    for heading, example in examples(title).items():
        parts.append(f"### {heading}\n\n```json\n{json.dumps(example, indent=2)}\n```\n")
    parts.append(f"## Schema\n\n```json\n{json.dumps(schema(title), indent=2)}\n```\n")
    return "\n".join(parts)


def main() -> None:
    """Write all pages."""
    DOCS.mkdir(parents=True, exist_ok=True)
    for title in PAGES:
        (DOCS / f"{title}.md").write_text(page(title), "utf-8")


if __name__ == "__main__":
    main()
