"""Write what the page receives and sends, as Python declares it: `python -m tools.write_schema`.

JSON Schema goes to `schema.json` below `web/src`: of the protocol, and of the views and printed numbers of every title
with a board. `npm run schema` makes TypeScript of it, `schema.gen.ts` beside each; both are kept fresh by a test.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, is_typeddict

import msgspec
from msgspec import inspect

from saecula.games import TITLES, part
from saecula.server import forms, messages, schema

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "web" / "src"
PROTOCOL = "net"
BOARDS = "boards"
FILE = "schema.json"
PLAIN: dict[type, str] = {
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "integer",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}
CONDITIONS = {"ge": "minimum", "le": "maximum", "max_length": "maxLength"}

Schema = dict[str, Any]


class Writer:
    """The definitions of one file: the classes of some modules, and their Literals and unions by name."""

    def __init__(self, *modules: ModuleType) -> None:
        self.modules = modules
        self.defs: dict[str, Schema] = {}
        self.literals: dict[frozenset[object], str] = {}
        named = [(name, value) for module in modules for name, value in vars(module).items() if name[0] != "_"]
        for name, value in named:
            if get_origin(value) is Literal:
                self.literals.setdefault(frozenset(get_args(value)), name)
                self.defs[name] = {"enum": list(get_args(value))}
        for name, value in named:
            if isinstance(value, tuple) and frozenset(value) in self.literals:
                self.defs[self.literals[frozenset(value)]]["x-list"] = name
        for name, value in named:
            if declares(value) and value.__module__ in {module.__name__ for module in modules}:
                self.of(inspect.type_info(value))
            elif type(value).__name__ == "UnionType":
                self.defs[name] = {"anyOf": [self.of(inspect.type_info(one)) for one in get_args(value)]}

    def of(self, kind: inspect.Type) -> Schema:
        """Return the schema of a type."""
        if type(kind) in PLAIN:
            bounds = {CONDITIONS[key]: getattr(kind, key, None) for key in CONDITIONS}
            return {"type": PLAIN[type(kind)]} | {key: bound for key, bound in bounds.items() if bound is not None}
        match kind:
            case inspect.Metadata():
                return self.of(kind.type) | (kind.extra_json_schema or {})
            case inspect.LiteralType():
                name = self.literals.get(frozenset(kind.values), "")
                return {"$ref": f"#/$defs/{name}"} if name else {"enum": list(kind.values)}
            case inspect.UnionType():
                return {"anyOf": [self.of(one) for one in kind.types]}
            case inspect.TupleType():
                return exactly([self.of(one) for one in kind.item_types])
            case inspect.ListType() | inspect.VarTupleType():
                if kind.max_length is not None and kind.max_length == kind.min_length:
                    return exactly([self.of(kind.item_type)] * kind.max_length)
                return {"type": "array", "items": self.of(kind.item_type)}
            case inspect.DictType():
                return self.of_dict(kind)
            case inspect.TypedDictType() | inspect.StructType() | inspect.NamedTupleType():
                return self.of_class(kind)
            case inspect.AnyType() | inspect.RawType():
                return {}
        raise TypeError(kind)

    def of_dict(self, kind: inspect.DictType) -> Schema:
        """Return the schema of a dictionary: one whose keys are a Literal has all of them."""
        value = self.of(kind.value_type)
        if not isinstance(kind.key_type, inspect.LiteralType):
            return {"type": "object", "additionalProperties": value}
        name = self.literals[frozenset(kind.key_type.values)]
        keys = self.defs[name]["enum"]
        return record(dict.fromkeys(keys, value), keys)

    def of_class(self, kind: inspect.TypedDictType | inspect.StructType | inspect.NamedTupleType) -> Schema:
        """Define a class and return where."""
        name = kind.cls.__name__
        if name not in self.defs:
            self.defs[name] = {}  # a class may hold itself
            about = {"description": " ".join((kind.cls.__doc__ or "").split())}
            if isinstance(kind, inspect.NamedTupleType):
                self.defs[name] = about | exactly([self.of(field.type) for field in kind.fields])
            else:
                self.defs[name] = about | self.of_fields(kind)
        return {"$ref": f"#/$defs/{name}"}

    def of_fields(self, kind: inspect.TypedDictType | inspect.StructType) -> Schema:
        """Return the schema of a class with fields, in the order in which they are declared."""
        order = list(kind.cls.__annotations__) if isinstance(kind, inspect.TypedDictType) else []
        fields = sorted(kind.fields, key=lambda field: order.index(field.name) if field.name in order else 0)
        tag: Schema = {}
        if isinstance(kind, inspect.StructType) and kind.tag_field is not None:
            tag = {kind.tag_field: {"enum": [kind.tag]}}
        properties = tag | {field.encode_name: self.of(field.type) for field in fields}
        return record(properties, [*tag, *[field.encode_name for field in fields if field.required]])


def declares(value: object) -> bool:
    """Say whether something is a class with fields."""
    return isinstance(value, type) and (
        is_typeddict(value) or issubclass(value, msgspec.Struct) or hasattr(value, "_fields")
    )


def exactly(items: list[Schema]) -> Schema:
    """Return the schema of a list of so many items."""
    return {"type": "array", "items": items, "minItems": len(items), "maxItems": len(items)}


def record(properties: dict[str, Schema], required: list[str]) -> Schema:
    """Return the schema of an object with these fields and no others."""
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def document(about: str, properties: dict[str, str], defs: dict[str, Schema]) -> Schema:
    """Return a whole schema: what it is about, and its main definitions by what they are for."""
    roots = {key: {"$ref": f"#/$defs/{name}"} for key, name in properties.items()}
    head = {"$schema": "http://json-schema.org/draft-07/schema#", "title": about}
    return head | record(roots, list(roots)) | {"$defs": dict(sorted(defs.items()))}


def of_protocol() -> Schema:
    """Return the schema of what page and table say, and of what is asked for by HTTP."""
    defs = Writer(schema, messages, forms).defs
    return document("Protocol", {"said": "PageMessage", "told": "TableMessage", "answers": "Answers"}, defs)


def of_title(key: str) -> Schema:
    """Return the schema of a title's views, printed numbers and foreseen changes."""
    name = key.capitalize()
    modules = [part(key, "kinds"), part(key, "schema")]
    defs = Writer(*filter(None, modules)).defs
    roots = {place: f"{name}{place.capitalize()}" for place in ("view", "facts", "changes")}
    return document(name, {place: root for place, root in roots.items() if root in defs}, defs)


def schemas() -> dict[Path, str]:
    """Return every file of JSON Schema below web/src, as it must be."""
    found = {PAGE / PROTOCOL / FILE: of_protocol()}
    for title in TITLES:
        folder = PAGE / BOARDS / title.key
        if folder.is_dir():
            found[folder / FILE] = of_title(title.key)
    return {path: json.dumps(text, ensure_ascii=False, indent=1) + "\n" for path, text in found.items()}


def main() -> int:
    """Write JSON Schema, and TypeScript by npm."""
    for path, text in schemas().items():
        path.write_text(text, "utf-8")
    npm = shutil.which("npm") or "npm"
    command = [npm, "--prefix", str(ROOT / "web"), "run", "--silent", "schema"]
    return subprocess.run(command, check=False).returncode  # noqa: S603 - our own command


if __name__ == "__main__":
    sys.exit(main())
