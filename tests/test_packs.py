"""Data packs: an owner corrects printed values in a text file; whatever is wrong in it is named."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import saecula
from saecula import Problem
from saecula.games.packs import columns_for, numbers_for
from saecula.games.sands.data import load_rows
from saecula.kernel.rows import row as row_of
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


@dataclass(frozen=True)
class Tables:
    """Tables of a match with fields that Sands does not declare."""

    structure_tiles: list[int]
    structure_category: list[int]
    heritage_most: int


def test_a_field_named_after_a_column_is_filled_with_it() -> None:
    """A printed number of every row needs no line between its rows and its field; a column of words does."""
    rows = load_rows("", "rows").structure
    assert columns_for(Tables, structure=rows) == {"structure_tiles": row_of([row.tiles for row in rows])}


def test_a_field_named_after_a_number_of_a_single_row_is_filled_with_it() -> None:
    """A printed number that stands alone needs no line between its row and its field."""
    assert numbers_for(Tables, load_rows("", "rows").track[0]) == {"heritage_most": 15}
