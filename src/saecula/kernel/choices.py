"""Choices: a buffer of numbers, filled, read and filled again; its caller owns it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.kernel.rows import Row, ints

FIRST_SIZE: Final = 64


@final
@mypyc_attr(acyclic=True)
class Choices:
    """Numbers collected one by one; `n` of them count."""

    row: Row
    n: i64

    def __init__(self, room: i64 = FIRST_SIZE) -> None:
        self.row = ints(room, 0)
        self.n = 0

    def add(self, choice: i64) -> None:
        """Add one number; the row doubles when full."""
        if self.n == len(self.row):
            self.grow()
        self.row[self.n] = choice
        self.n += 1

    def at(self, i: i64) -> i64:
        """Return number i."""
        return self.row[i]

    def has(self, choice: i64) -> bool:
        """Say whether a number is among them."""
        i: i64
        for i in range(self.n):
            if self.row[i] == choice:
                return True
        return False

    def as_list(self) -> list[int]:
        """Return the numbers as a list, for callers outside the kernel."""
        return list(self.row[: self.n])

    def copy(self) -> Choices:
        twin = Choices(0)
        twin.row = self.row[: self.n]
        twin.n = self.n
        return twin

    def grow(self) -> None:
        """Make room for more than as many again."""
        old = self.row
        self.row = ints(2 * len(old) + FIRST_SIZE, 0)
        i: i64
        for i in range(self.n):
            self.row[i] = old[i]


def collected(numbers: list[int]) -> Choices:
    """Return a buffer with these numbers."""
    out = Choices()
    for number in numbers:
        out.add(number)
    return out
