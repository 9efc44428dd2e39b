"""§4.1 Tiles are called by what is printed on them, so that no two sound alike."""

from __future__ import annotations

import pytest

import saecula
from saecula.games.gentes.kinds import TILES


def names(seats: int, lang: str, pack: str = "") -> dict[str, str]:
    """Return what the tiles in play are called."""
    match = saecula.new("gentes", seats=seats, seed=1, pack=pack)
    tiles = match.facts["tiles"]
    return {tile: match.texts(lang).plain_name(f"tile/{tile}") for tile in TILES if tiles[tile]["in_play"]}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_tiles_in_play_have_the_same_name(seats: int, lang: str) -> None:
    """§4.1 Action, symbol and price tell them apart; where they do not, the hourglasses do."""
    called = list(names(seats, lang).values())
    assert len(called) == len(set(called))


def test_a_tile_is_called_by_action_symbol_and_price() -> None:
    """§4.1 The number is the printed price, in brackets."""
    english, german = names(4, "en"), names(4, "de")
    assert (english["seafarer_1"], english["philosopher_4"]) == ("Seafarer, temple (0)", "Philosopher (8)")
    assert (german["seafarer_1"], german["philosopher_4"]) == ("Seefahrer, Tempel (0)", "Philosoph (8)")
    assert (english["chronicler_1"], english["chronicler_2"]) == ("Chronicler (0)", "Chronicler (1, 2 hourglasses)")


def test_a_pack_changes_the_name_with_the_price() -> None:
    """§4.1 What a pack prints on a tile is what it is called; a name of the pack's own stays."""
    pack = '[[tile]]\nkey = "philosopher_4"\ncoins = 9\n[[tile]]\nkey = "scribe_1"\nname = { en = "Clerk" }\n'
    called = names(4, "en", pack)
    assert (called["philosopher_4"], called["scribe_1"]) == ("Philosopher (9)", "Clerk")
