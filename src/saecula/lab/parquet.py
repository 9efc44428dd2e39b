"""Parquet: tables of numbers and words as files that every tool for data reads.

Only what such a table needs: one group of rows, columns without gaps, plain values packed by gzip; the head, at the end
of the file, in Thrift's compact protocol. A library for all of Parquet weighs more than all of ours together.
"""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Column: TypeAlias = "Sequence[int] | Sequence[float] | Sequence[str]"
Part: TypeAlias = "tuple[int, int, bytes]"  # number, type and value of a field

MAGIC = b"PAR1"
# Types of fields in Thrift's compact protocol.
I32, I64, BINARY, LIST, STRUCT = 5, 6, 8, 9, 12
LONG_LIST = 15
# Physical types, and other numbers of the format.
INT64, DOUBLE, BYTE_ARRAY = 2, 5, 6
REQUIRED, UTF8, PLAIN, RLE, GZIP, DATA_PAGE, VERSION = 0, 0, 0, 3, 2, 0, 1
GZIP_WINDOW = 16 + zlib.MAX_WBITS


def table(columns: Mapping[str, Column]) -> bytes:
    """Return a table as the bytes of a file; all columns are equally long, and each holds one kind of values."""
    rows = len(next(iter(columns.values())))
    out = bytearray(MAGIC)
    chunks = []
    for name, values in columns.items():
        chunks.append(chunk(out, name, values))
    schema = [fields(text(4, "matches"), whole(5, len(columns)))]
    schema += [element(name, values) for name, values in columns.items()]
    group = fields(several(1, chunks), whole(2, len(out), I64), whole(3, rows, I64))
    head = fields(whole(1, VERSION), several(2, schema), whole(3, rows, I64), several(4, [group]))
    return bytes(out + head + struct.pack("<I", len(head)) + MAGIC)


def chunk(out: bytearray, name: str, values: Column) -> bytes:
    """Add a column as one page to the file; return what the head says of it."""
    begin = len(out)
    plain = plain_values(values)
    packer = zlib.compressobj(9, zlib.DEFLATED, GZIP_WINDOW)
    packed = packer.compress(plain) + packer.flush()
    data = fields(whole(1, len(values)), whole(2, PLAIN), whole(3, RLE), whole(4, RLE))
    page = fields(whole(1, DATA_PAGE), whole(2, len(plain)), whole(3, len(packed)), (5, STRUCT, data))
    out += page + packed
    facts = fields(
        whole(1, kind_of(values)),
        several(2, [zigzag(PLAIN), zigzag(RLE)], I32),
        several(3, [measured(name)], BINARY),
        whole(4, GZIP),
        whole(5, len(values), I64),
        whole(6, len(page) + len(plain), I64),
        whole(7, len(page) + len(packed), I64),
        whole(9, begin, I64),
    )
    return fields(whole(2, begin, I64), (3, STRUCT, facts))


def element(name: str, values: Column) -> bytes:
    """Return a column of the schema."""
    kind = kind_of(values)
    parts = [whole(1, kind), whole(3, REQUIRED), text(4, name)]
    return fields(*parts, whole(6, UTF8)) if kind == BYTE_ARRAY else fields(*parts)


def kind_of(values: Column) -> int:
    """Return the physical type of a column."""
    first = values[0] if values else 0
    return BYTE_ARRAY if isinstance(first, str) else DOUBLE if isinstance(first, float) else INT64


def plain_values(values: Column) -> bytes:
    """Return all values one after another."""
    kind = kind_of(values)
    if kind == BYTE_ARRAY:
        words = [str(value).encode() for value in values]
        return b"".join(struct.pack("<I", len(word)) + word for word in words)
    return struct.pack(f"<{len(values)}{'d' if kind == DOUBLE else 'q'}", *values)


# -- Thrift's compact protocol --------------------------------------------------------------------------------------


def fields(*parts: Part) -> bytes:
    """Return a struct of fields in rising order."""
    out = bytearray()
    last = 0
    for number, kind, value in parts:
        out.append((number - last) << 4 | kind)
        out += value
        last = number
    return bytes(out) + b"\0"


def whole(number: int, value: int, kind: int = I32) -> Part:
    """Return a field with a whole number."""
    return number, kind, zigzag(value)


def text(number: int, value: str) -> Part:
    """Return a field with a word."""
    return number, BINARY, measured(value)


def several(number: int, values: Sequence[bytes], kind: int = STRUCT) -> Part:
    """Return a field with a list of values."""
    count = len(values)
    head = bytes([count << 4 | kind]) if count < LONG_LIST else bytes([LONG_LIST << 4 | kind]) + variable(count)
    return number, LIST, head + b"".join(values)


def measured(value: str) -> bytes:
    """Return a word with its length before it."""
    data = value.encode()
    return variable(len(data)) + data


def zigzag(value: int) -> bytes:
    """Return a whole number that may be negative."""
    return variable(value << 1 if value >= 0 else (-value << 1) - 1)


def variable(value: int) -> bytes:
    """Return a whole number in as few bytes as it needs, seven bits in each."""
    out = bytearray()
    while value > 0x7F:  # noqa: PLR2004 - seven bits
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)
