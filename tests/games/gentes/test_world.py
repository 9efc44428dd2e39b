"""The builder of worlds sets up what its words say."""

from tests.games.gentes.world import ANNA, BEN, new_world, world


def test_words_become_a_mat() -> None:
    """§2.2 People, coins, cubes, cards and cities stand where the words put them."""
    w = world("2 priest, 4 scholar, 12 coins, 1 temple, 3 oracle, hand forge, played altar, at athenai, 2 doubles")
    mat = w.mat(ANNA)
    assert w.people(ANNA) == "2 priest, 4 scholar"
    assert (w.coins(ANNA), w.cubes(ANNA)) == (12, (1, 3))
    assert (mat["hand"], mat["played"], mat["spaces"]) == (["forge"], ["altar"], ["athenai"])
    assert mat["printed"] == {"priest": 1}
    assert w.time(ANNA)["free"] == 4
    assert (w.asks, w.asked) == ("turn", ANNA)


def test_a_turn_is_played_by_notation() -> None:
    """§4.1.A3 §4.1.philosopher Tile of 4, a merchant and an artisan of the first two columns; tiles move back."""
    columns = ["merchant", "artisan", "noble", "soldier", "priest", "scholar"]
    w = world("", "", columns=columns).play(ANNA, "tile philosopher_1", "train merchant", "train artisan")
    assert w.people(ANNA) == "1 artisan, 1 merchant"
    assert w.seen["columns"] == ["noble", "soldier", "priest", "scholar", "artisan", "merchant"]
    assert (w.asked, w.coins(ANNA)) == (BEN, 16)


def test_a_new_match_begins_with_nature() -> None:
    """§3.0 Chance names the start player, shuffles the training tiles and lays out cards for the draft."""
    w = new_world(2).chance(
        "start 1", *(f"column {g}" for g in ["priest", "noble", "scholar", "soldier", "artisan", "merchant"])
    )
    w.any_cards()
    assert (w.asks, w.asked) == ("draft", ANNA)
    assert len(w.seen["revealed"]) == 6
