"""Data packs: an owner corrects printed values in a text file; whatever is wrong in it is named."""

from __future__ import annotations

import pytest

import saecula
from saecula import Problem
from tests.titles import EVERY_TITLE

MASONRY = '[[development]]\nkey = "masonry"\n'


def test_a_pack_replaces_values_and_names() -> None:
    """The match is played with the owner's numbers, and its log carries the pack."""
    pack = MASONRY + 'cost = 33\nname = { en = "Bricklaying", de = "Maurerei" }\n'
    match = saecula.new("bronze", seats=2, seed=1, pack=pack)
    assert match.facts["developments"]["masonry"]["cost"] == 33
    assert match.texts("de").plain_name("development/masonry") == "Maurerei"
    again = saecula.load(match.log())
    assert again.facts == match.facts
    assert again.digest() == match.digest()


@pytest.mark.parametrize(
    ("pack", "key"),
    [
        ("cost = ", "pack-not-toml"),
        ("development = 3", "pack-not-rows"),
        ('[[wonder]]\nkey = "masonry"\n', "pack-unknown-table"),
        ('[[development]]\nkey = "television"\ncost = 3\n', "pack-unknown-row"),
        ("[[development]]\ncost = 3\n", "pack-unknown-row"),
        (MASONRY + 'cost = "much"\n', "pack-bad-value"),
        (MASONRY + "cost = -5\n", "pack-bad-value"),
        (MASONRY + "cost = 100000\n", "pack-bad-value"),
        (MASONRY + "colour = 5\n", "pack-bad-value"),
        ('[[good]]\nkey = "stone"\nholes = 16\n', "pack-bad-value"),
        ('[[value]]\nkey = "food_start"\nnumber = 16\n', "pack-food"),
        ('[[value]]\nkey = "city_bonus"\nnumber = 2\n' * 2, "pack-row-twice"),
        ("# " + "x" * 200_000, "pack-too-long"),
    ],
)
def test_what_is_wrong_in_a_pack_is_named(pack: str, key: str) -> None:
    """Wrong type, unknown key, impossible value: the row and the field are told."""
    with pytest.raises(Problem) as caught:
        saecula.new("bronze", seats=2, pack=pack)
    assert caught.value.key == key


def test_every_shipped_row_says_where_it_comes_from() -> None:
    """Every row of every title has a source."""
    for title in EVERY_TITLE:
        for rows in title.rows().values():
            assert all(row["source"] for row in rows)
