"""Bit sets: counting and walking them."""

from __future__ import annotations

import pytest

from saecula.games.sands.bits import SIZE, bit, count_bits, has_bit, lowest_bit, without_lowest

SETS = [set(range(SIZE)), {0}, {60}, {0, 60}, {3, 4, 31, 32, 33}, {7, 8, 15, 16, 59}]


def bits_of(members: set[int]) -> int:
    """Return the bit set of some members."""
    return sum(1 << member for member in members)


def test_every_member_has_a_bit() -> None:
    """One member is found again, whichever it is."""
    assert [lowest_bit(bit(member)) for member in range(SIZE)] == list(range(SIZE))


@pytest.mark.parametrize("members", [set(), *SETS], ids=str)
def test_members_are_counted(members: set[int]) -> None:
    """The empty set has none."""
    assert count_bits(bits_of(members)) == len(members)


@pytest.mark.parametrize("members", SETS, ids=str)
def test_a_walk_meets_every_member_in_order(members: set[int]) -> None:
    """The lowest first, until nothing is left."""
    left, found = bits_of(members), []
    while left:
        found.append(lowest_bit(left))
        left = without_lowest(left)
    assert found == sorted(members)
    assert {member for member in range(SIZE) if has_bit(bits_of(members), member)} == members
