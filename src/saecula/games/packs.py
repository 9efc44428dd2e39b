"""Rows of a title from TOML, and data packs laid over them: a pack replaces values and shown names, never rows."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import fields
from importlib import resources
from typing import Annotated, Any, TypeVar

import msgspec

from saecula.kernel.problem import Problem
from saecula.kernel.rows import row as row_of

Whole = Annotated[int, msgspec.Meta(ge=0, le=999)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=999)]
MAX_PACK_LENGTH = 100_000  # characters of a pack


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every row has: its key, where its values come from, and a shown name where an owner gives one."""

    key: str
    source: str
    name: dict[str, Annotated[str, msgspec.Meta(max_length=60)]] = {}


T = TypeVar("T", bound=msgspec.Struct)
Raw = dict[str, list[dict[str, Any]]]


def read_rows(text: str, where: str) -> Raw:
    """Read TOML into tables of raw rows."""
    if len(text) > MAX_PACK_LENGTH:
        raise Problem("pack-too-long", where=where, most=MAX_PACK_LENGTH)
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also digits or brackets without end
        raise Problem("pack-not-toml", where=where, detail=str(error)[:200]) from error
    for table, rows in raw.items():
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise Problem("pack-not-rows", where=where, table=table)
    return raw


def shipped_rows(package: str, *files: str) -> Raw:
    """Read the files of a title's rows."""
    raw: Raw = {}
    for name in files:
        raw |= read_rows(resources.files(package).joinpath(name).read_text("utf-8"), name)
    return raw


def overlay(base: Raw, pack: Raw, where: str) -> Raw:
    """Lay a pack's rows over the rows of the same key."""
    merged = {table: [dict(row) for row in rows] for table, rows in base.items()}
    for table, rows in pack.items():
        if table not in merged:
            raise Problem("pack-unknown-table", where=where, table=table, known=", ".join(base))
        by_key = {row["key"]: row for row in merged[table]}
        given: set[str] = set()
        for row in rows:
            key = row.get("key")
            if not isinstance(key, str) or key not in by_key:
                raise Problem("pack-unknown-row", where=where, table=table, row=str(key), known=", ".join(by_key))
            if key in given:
                raise Problem("pack-row-twice", where=where, table=table, row=key)
            given.add(key)
            by_key[key].update({"source": where} | row)
    return merged


def rows_with_pack(base: Raw, kind: type[T], pack: str, where: str) -> T:
    """Return typed rows with a pack (TOML text, empty for none) laid over them."""
    if not pack:
        return typed(base, kind, "rows")
    return typed(overlay(base, read_rows(pack, where), where), kind, where)


def typed(raw: Raw, kind: type[T], where: str) -> T:
    """Check every value and return the typed rows."""
    for table, rows in raw.items():
        one = {field.name: field.type for field in msgspec.structs.fields(kind)}[table].__args__[0]
        for row in rows:
            try:
                msgspec.convert(row, one)
            except msgspec.ValidationError as error:
                raise Problem("pack-bad-value", where=where, table=table, row=row["key"], detail=str(error)) from error
    return msgspec.convert(raw, kind)


def columns_for(tables: type[Any], **printed: Sequence[msgspec.Struct]) -> dict[str, Any]:
    """Return the fields of a title's tables that are columns of numbers: `land_x` is column `x` of the rows `land`."""
    declared = {field.name for field in fields(tables)}
    found: dict[str, Any] = {}
    for table, rows in printed.items():
        for column in rows[0].__struct_fields__:
            values = [value for row in rows if isinstance(value := getattr(row, column, None), int)]
            if f"{table}_{column}" in declared and len(values) == len(rows):
                found[f"{table}_{column}"] = row_of(values)
    return found


def numbers_for(tables: type[Any], row: msgspec.Struct) -> dict[str, Any]:
    """Return the fields of a title's tables that are numbers of a single row, each under its own name."""
    return {field.name: getattr(row, field.name) for field in fields(tables) if field.name in row.__struct_fields__}


def shown_names(tables: Mapping[str, Sequence[Row]]) -> dict[str, dict[str, str]]:
    """Return the names that rows are given: the kind of thing of each table, a slash, the key → language → name."""
    return {f"{kind}/{row.key}": row.name for kind, rows in tables.items() for row in rows if row.name}


def digest_of(rows: msgspec.Struct) -> str:
    """Return a short hash of merged rows, as the log names it."""
    return hashlib.sha256(msgspec.json.encode(rows, order="deterministic")).hexdigest()[:16]
