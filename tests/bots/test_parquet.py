"""Parquet: what is written is read again by a reader of its own; Arrow was seen to read the same files."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import pytest

from saecula.lab.parquet import Column, table

INT64, DOUBLE = 2, 5
WHOLE = (5, 6)  # 32 and 64 bits
BINARY, LIST = 8, 9


class Reader:
    """Reads Thrift's compact protocol."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        """Return the next byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """Return a number of seven bits in each byte."""
        value, shift = 0, 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def value(self, kind: int) -> Any:  # noqa: ANN401 - whatever the file has
        """Return a value of a kind."""
        if kind in WHOLE:
            raw = self.number()
            return raw >> 1 ^ -(raw & 1)
        if kind == BINARY:
            size = self.number()
            self.at += size
            return self.data[self.at - size : self.at].decode()
        if kind == LIST:
            head = self.byte()
            return [self.value(head & 15) for _ in range(self.number() if head >> 4 == 15 else head >> 4)]
        return self.fields()

    def fields(self) -> dict[int, Any]:
        """Return a struct: number of a field → value."""
        found: dict[int, Any] = {}
        last = 0
        while True:
            head = self.byte()
            if head == 0:
                return found
            last += head >> 4
            found[last] = self.value(head & 15)


def read(data: bytes) -> dict[str, list[Any]]:
    """Return the columns of a file."""
    assert data[:4] == data[-4:] == b"PAR1"
    size = struct.unpack("<I", data[-8:-4])[0]
    head = Reader(data[-8 - size : -8]).fields()
    assert head[2][0][5] == len(head[2]) - 1
    assert [one[4] for one in head[2][1:]] == [one[3][3][0] for one in head[4][0][1]]
    return {one[3][3][0]: values(data, one[3], head[3]) for one in head[4][0][1]}


def values(data: bytes, facts: dict[int, Any], rows: int) -> list[Any]:
    """Return a column."""
    page = Reader(data)
    page.at = facts[9]
    head = page.fields()
    plain = zlib.decompress(data[page.at : page.at + head[3]], 16 + zlib.MAX_WBITS)
    assert len(plain) == head[2]
    assert page.at + head[3] - facts[9] == facts[7]
    assert head[5][1] == facts[5] == rows
    if facts[1] in (INT64, DOUBLE):
        return list(struct.unpack(f"<{rows}{'q' if facts[1] == INT64 else 'd'}", plain))
    found = []
    while plain:
        size = struct.unpack("<I", plain[:4])[0]
        found.append(plain[4 : 4 + size].decode())
        plain = plain[4 + size :]
    return found


@pytest.mark.parametrize(
    "columns",
    [
        {"bot": ["easy", "größer", ""], "points": [-3, 1 << 40, 0], "win": [0.5, 1.0, 0.0]},
        {f"column-{i}": [i, -i] for i in range(20)},
        {"nothing": []},
    ],
)
def test_a_table_is_read_as_it_was_written(columns: dict[str, Column]) -> None:
    """Words, whole numbers, fractions; few columns, many, none with rows."""
    assert read(table(columns)) == columns


def test_equal_tables_are_equal_files() -> None:
    """Nothing depends on the time."""
    assert table({"points": [1, 2]}) == table({"points": [1, 2]})
