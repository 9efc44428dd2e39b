"""§4.2, §5.1, §5.3, §5.7 What lies face down stays secret: views, stories and logs of other seats never show it."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from saecula.games.sands import TITLE
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices
from saecula.kernel.title import EVEN
from tests.games.sands.world import ANGELIKA, MARION, NICOLE, World, new_world, world

SPECTATOR = -1


def picture(w: World, seat: int) -> str:
    """Return all that a seat is ever told: view, story and log."""
    return json.dumps([w.match.view(seat), w.match.story(seat), w.match.log(seat)], sort_keys=True)


def imagined(w: World, seat: int, owner: int) -> None:
    """Imagine worlds as a seat does: what it sees of them is the same, what the owner sees is not."""
    views = []
    for n in range(40):
        twin = TITLE.resample(w.match.state, seat, Rng(Chance(n), 1), EVEN)
        assert TITLE.view(twin, seat) == TITLE.view(w.match.state, seat)
        assert choices(twin, seat) == choices(w.match.state, seat)
        views.append(json.dumps(TITLE.view(twin, owner), sort_keys=True))
    assert len(set(views)) > 1  # the hidden thing is really dealt again


def same_for(worlds: list[World], *seats: int) -> None:
    """Check that these seats cannot tell the worlds apart."""
    for seat in seats:
        assert len({picture(w, seat) for w in worlds}) == 1


def differ_for(worlds: list[World], *seats: int) -> None:
    """Check that these seats can."""
    for seat in seats:
        assert len({picture(w, seat) for w in worlds}) == len(worlds)


# -- selected cards ---------------------------------------------------------------------------------------------------

PAIRS = ["select build+govern", "select chronicle+civil_emphasis", "select conquer+raid"]


def test_selected_cards_are_secret() -> None:
    """§4.2 R113 Face down until the owner's turn: while others still select ..."""
    worlds = [world("capital gallia").play(MARION, pair) for pair in PAIRS]
    same_for(worlds, ANGELIKA, NICOLE, SPECTATOR)
    differ_for(worlds, MARION)
    assert worlds[0].seen["selecting"] == {"done": [MARION], "waiting": [ANGELIKA, NICOLE]}
    imagined(worlds[0], ANGELIKA, MARION)


def test_selected_cards_stay_secret_in_the_turns_of_others() -> None:
    """§4.2 R113 ... and while others take their turns."""
    worlds = []
    for pair in PAIRS:
        w = world("capital gallia").play(MARION, "select muster+raid").play(ANGELIKA, "select build+govern")
        worlds.append(w.play(NICOLE, pair))
    same_for(worlds, MARION, ANGELIKA, SPECTATOR)
    differ_for(worlds, NICOLE)
    imagined(worlds[0], MARION, NICOLE)
    for w in worlds:
        w.end_turn().end_turn()
        assert w.active == NICOLE
    assert len({picture(w, MARION) for w in worlds}) > 1  # now they lie open


def test_one_player_reveals_at_a_time() -> None:
    """§4.2 R113 In Marion's turn hers lie open, Angelika's do not."""
    w = world("selected build+govern", "selected conquer+raid", cards=["muster", "govern"])
    assert w.seen["acting"]["cards"] == ["muster", "govern"]
    assert [w.match.view(MARION)["seats"][seat]["pair"] for seat in (ANGELIKA, NICOLE)] == [None, None]
    assert w.seat(ANGELIKA)["pair"] == ["conquer", "raid"]


@pytest.mark.parametrize("order", list(permutations([MARION, ANGELIKA, NICOLE])))
def test_the_order_of_selecting_does_not_matter(order: tuple[int, ...]) -> None:
    """§4.2 All select at once: whoever answers first, the same match follows."""
    pairs = {MARION: PAIRS[0], ANGELIKA: PAIRS[1], NICOLE: PAIRS[2]}
    w = world("capital gallia")
    for seat in order:
        w.play(seat, pairs[seat])
    straight = world("capital gallia")
    for seat in (MARION, ANGELIKA, NICOLE):
        straight.play(seat, pairs[seat])
    assert w.match.digest() == straight.match.digest()
    assert w.match.story(MARION) == straight.match.story(MARION)


def test_nobody_selects_for_others() -> None:
    """§4.2 Who has selected is asked no more."""
    w = world("capital gallia").play(MARION, PAIRS[0])
    assert w.refuses(MARION, PAIRS[1]) == "not-your-turn"
    assert w.may(MARION) == set()


# -- dice -------------------------------------------------------------------------------------------------------------


def battle() -> World:
    """Marion has attacked Angelika in Libya."""
    return world(
        "capital gallia, libya PWW, 3 crops", "capital syria, colony libya, libya PPW", cards=["conquer", "govern"]
    ).play(MARION, "play conquer", f"attack libya {ANGELIKA}")


@pytest.mark.parametrize("owner", [MARION, ANGELIKA])
def test_dice_are_secret(owner: int) -> None:
    """§5.3 R113 The die lies under the hand until both are set."""
    worlds = [battle().play(owner, f"die {face}") for face in (1, 2, 3, 4)]
    other = MARION + ANGELIKA - owner
    same_for(worlds, other, NICOLE, SPECTATOR)
    differ_for(worlds, owner)
    sides = worlds[0].match.view(other)["battle"]["sides"]
    assert [side["has_set"] for side in sides] == [owner == MARION, owner == ANGELIKA]
    assert [side["die"] for side in sides] == [None, None]
    imagined(worlds[0], other, owner)


@pytest.mark.parametrize("dice", [(1, 4), (4, 1), (2, 3)])
def test_the_order_of_dice_does_not_matter(dice: tuple[int, int]) -> None:
    """§5.3 Both reveal at once."""
    one = battle().play(MARION, f"die {dice[0]}").play(ANGELIKA, f"die {dice[1]}")
    two = battle().play(ANGELIKA, f"die {dice[1]}").play(MARION, f"die {dice[0]}")
    assert one.match.digest() == two.match.digest()
    assert one.match.story(NICOLE) == two.match.story(NICOLE)
    assert [side["die"] for side in one.seen["battle"]["sides"]] == list(dice)


# -- chronicles -------------------------------------------------------------------------------------------------------


def laid(card: int) -> World:
    """Marion has laid a chronicle for territories."""
    return world("capital gallia, gallia P", cards=["chronicle", "govern"]).play(
        MARION, "play chronicle", "bin territories", f"lay {card}"
    )


def test_chronicles_lie_face_down() -> None:
    """§5.1 R113 Bin and owner are open, the card is not."""
    worlds = [laid(card) for card in range(1, 8)]
    same_for(worlds, ANGELIKA, NICOLE, SPECTATOR)
    differ_for(worlds, MARION)
    assert worlds[0].match.view(ANGELIKA)["seats"][MARION]["bins"] == {"territories": "hidden"}
    assert worlds[0].match.view(ANGELIKA)["seats"][MARION]["chronicles"] is None
    imagined(worlds[0], ANGELIKA, MARION)


def test_own_chronicles_are_not_dealt_again() -> None:
    """§5.1 R113 What a seat knows stays as it is in every imagined world."""
    w = world("capital gallia, chronicle 3 lyres", "capital syria, chronicle 5 lyres, chronicle 2 population")
    seen = set()
    for n in range(60):
        twin = TITLE.resample(w.match.state, MARION, Rng(Chance(n), 1), EVEN)
        assert TITLE.view(twin, MARION)["seats"][MARION]["bins"] == {"lyres": "3"}
        theirs = TITLE.view(twin, ANGELIKA)["seats"][ANGELIKA]["bins"]
        assert set(theirs) == {"lyres", "population"}
        assert theirs["lyres"] != theirs["population"]
        seen |= set(theirs.values())
    assert seen == set("1234567")


def test_chronicles_are_turned_up_and_taken_back() -> None:
    """§4.5 At scoring all see them; then they go back to the hands."""
    w = world(
        "capital gallia, province italia, province hispania, colony sicilia, gallia PPPPPPPPPPPPPPP, political 2, "
        "chronicle 1 territories, chronicle 2 population",
        "chronicle 7 lyres",
        phase="scoring",
        position=8,
        position_before=6,
    )
    assert w.match.view(NICOLE)["seats"][ANGELIKA]["bins"] == {"lyres": "7"}
    w.play(MARION, "score 2")
    assert w.match.view(NICOLE)["seats"][ANGELIKA]["bins"] == {}


# -- draws ------------------------------------------------------------------------------------------------------------


def drawn(first: str, second: str) -> World:
    """Marion has drawn two advances."""
    return (
        world("capital gallia, unrest 1, civil 1, marker labor 1", trees={"labor": ["masonry"]}, cards=["advance"])
        .play(MARION, "play advance", "advance labor")
        .chance(f"draw {first}", f"draw {second}")
    )


def test_drawn_cards_are_secret() -> None:
    """§5.7 R109 R113 Only the drawing player sees the two; of the one put back the others never learn."""
    worlds = [drawn("coinage", "despotism"), drawn("coinage", "sanitation"), drawn("coinage", "bread_and_circus")]
    same_for(worlds, ANGELIKA, NICOLE, SPECTATOR)
    differ_for(worlds, MARION)
    imagined(worlds[0], ANGELIKA, MARION)
    for w in worlds:
        w.play(MARION, "place coinage")
    same_for(worlds, ANGELIKA, NICOLE, SPECTATOR)
    differ_for(worlds, MARION)
    imagined(worlds[0], NICOLE, MARION)


def test_a_known_top_card_stays_on_top() -> None:
    """§5.7 R109 Who put it back knows it in every world he imagines; the others do not."""
    w = drawn("coinage", "despotism").play(MARION, "place coinage")
    mine, others = set(), set()
    for n in range(40):
        twin = TITLE.resample(w.match.state, MARION, Rng(Chance(n), 1), EVEN)
        mine.add(TITLE.view(twin, MARION)["piles"]["civil-3"]["top"])
        other = TITLE.resample(w.match.state, ANGELIKA, Rng(Chance(n), 1), EVEN)
        others.add(TITLE.view(other, MARION)["piles"]["civil-3"]["top"])
    assert mine == {"despotism"}
    assert others == {"despotism", "sanitation", "bread_and_circus"}


def test_a_last_card_is_open() -> None:
    """§5.7 R63 A single card goes to the table at once, for all to see."""
    trees = {"agriculture": ["masonry", "coinage", "vision"], "labor": ["ornamentation", "despotism"]}
    w = world("capital gallia, unrest 1, civil 1, marker labor 2", trees=trees, cards=["advance"])
    w.play(MARION, "play advance", "advance labor").chance("draw architecture")
    assert all("rchitecture" in " ".join(w.match.story(seat)) for seat in (MARION, ANGELIKA, NICOLE))


# -- whole matches ----------------------------------------------------------------------------------------------------


def test_imagined_worlds_all_over_a_match() -> None:
    """§4.2 R113 At every moment of a played match a resampled world looks the same to the seat that imagines it."""
    w = new_world(3)
    rng = Rng(Chance(5), 1)
    for n in range(700):
        if w.match.over:
            break
        state = w.match.state
        seat = w.match.to_act[0]
        legal = choices(state, seat)
        pick = legal[rng.below(len(legal))]
        if n % 14 == 0:
            for viewer in range(3):
                twin = TITLE.resample(state, viewer, Rng(Chance(n), 1), EVEN)
                assert TITLE.view(twin, viewer) == TITLE.view(state, viewer)
                assert TITLE.broken(twin) == []
        w.take(seat, pick)
