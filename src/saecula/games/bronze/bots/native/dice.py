"""Multisets of up to seven dice by number, in order of size: a roll is one of them, and so is what is kept of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.bronze.kinds import FACE_COUNT, MAX_DICE
from saecula.kernel.rows import Row, ints, row

COUNT_BITS: Final = 3
NO_ROLL: Final = -1


def all_codes() -> list[int]:
    """Return every multiset as packed counts, smaller ones first."""
    found = [0]
    size = [0]
    for _ in range(MAX_DICE):
        grown: set[int] = set()
        for code in size:
            for face in range(FACE_COUNT):
                grown.add(code + (1 << (COUNT_BITS * face)))
        size = sorted(grown)
        found += size
    return found


def sizes(codes: list[int]) -> list[int]:
    """Return where the multisets of each size begin, and one more for the end."""
    counts = [sum([code >> (COUNT_BITS * face) & MAX_DICE for face in range(FACE_COUNT)]) for code in codes]
    return [counts.index(size) for size in range(MAX_DICE + 1)] + [len(codes)]


def neighbours(codes: list[int], step: int) -> list[int]:
    """Return per multiset and face the number of that with one die more (step 1) or less (step −1)."""
    number = {code: i for i, code in enumerate(codes)}
    found: list[int] = []
    for code in codes:
        for face in range(FACE_COUNT):
            has = code >> (COUNT_BITS * face) & MAX_DICE
            possible = 0 <= has + step <= MAX_DICE
            found.append(number.get(code + step * (1 << (COUNT_BITS * face)), NO_ROLL) if possible else NO_ROLL)
    return found


CODES: Final[list[int]] = all_codes()
ROLL_COUNT: Final = 1716
FACE_COUNTS: Final[Row] = row([code >> (COUNT_BITS * face) & MAX_DICE for code in CODES for face in range(FACE_COUNT)])
FIRST_OF_SIZE: Final[Row] = row(sizes(CODES))
ONE_DIE_MORE: Final[Row] = row(neighbours(CODES, 1))
ONE_DIE_LESS: Final[Row] = row(neighbours(CODES, -1))


def number_of(dice: Row) -> i64:
    """Return the number of a multiset given as counts."""
    number: i64 = 0
    face: i64
    for face in range(FACE_COUNT):
        _: i64
        for _ in range(dice[face]):
            number = ONE_DIE_MORE[number * FACE_COUNT + face]
    return number


def counts_of(number: i64) -> Row:
    """Return how many dice of a multiset show each face."""
    dice = ints(FACE_COUNT, 0)
    face: i64
    for face in range(FACE_COUNT):
        dice[face] = FACE_COUNTS[number * FACE_COUNT + face]
    return dice
