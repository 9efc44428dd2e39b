"""Who sees what: covered hands, stacks without an order, a future that nobody's world contains (A55, A56)."""

from __future__ import annotations

import json

import pytest

import saecula
from saecula.games.gentes import TITLE
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play
from saecula.kernel.state import NATURE, SPECTATOR
from saecula.kernel.title import EVEN
from tests.games.gentes.world import ANNA, BEN, World, world


def played_at_random(seed: int, **options: str) -> World:
    """Return a match of three at some random moment of its golden age."""
    match = saecula.new("gentes", seats=3, seed=seed, options=options)
    rng = Rng(Chance(seed, BOTS), 1)
    for _ in range(90):
        seat = match.to_act[0]
        legal = choices(match.state, seat)
        match.play(seat, legal[rng.below(len(legal))])
    return World(match)


@pytest.mark.parametrize("seed", range(4))
def test_nobody_sees_another_hand(seed: int) -> None:
    """§4.1.scribe Cards in hand are covered for the others and for spectators (A56): only their number shows."""
    w = played_at_random(seed)
    for seat in (SPECTATOR, 0, 1, 2):
        for of, mat in enumerate(w.match.view(seat)["seats"]):
            own = w.mat(of)
            assert mat["hand_size"] == len(own["hand"])
            assert (mat["hand"], mat["missing"]) == ((own["hand"], own["missing"]) if of == seat else (None, None))


def test_a_view_names_no_card_of_another_hand() -> None:
    """§4.1.scribe Nowhere in Ben's view stands a card that Anna holds (A56)."""
    w = world("hand forge, hand quarry, 3 artisan, 2 soldier, 2 scholar", "hand road")
    assert "forge" in json.dumps(w.match.view(ANNA))
    for seat in (BEN, SPECTATOR):
        text = json.dumps(w.match.view(seat))
        assert '"forge"' not in text
        assert '"quarry"' not in text


def test_open_hands() -> None:
    """§3.0 With open hands everybody sees them (A56, A86)."""
    w = world("hand forge", options={"open_hands": "on"})
    assert w.match.view(BEN)["seats"][ANNA]["hand"] == ["forge"]
    assert w.match.view(SPECTATOR)["seats"][ANNA]["hand"] == ["forge"]
    played = played_at_random(3, open_hands="on")
    assert all(mat["hand"] is not None for mat in played.seen["seats"])


def test_every_card_of_a_hand_was_taken_openly() -> None:
    """§4.1.scribe Hands can be derived: each card was drafted or taken before all eyes (A56)."""
    w = played_at_random(1)
    words = TITLE.words
    for seat in range(3):
        mine = [words.notation(step.event.choice) for step in w.match.steps if step.event.seat == seat]
        taken = {notation.split()[1] for notation in mine if notation.split()[0] in {"draft", "take"}}
        assert set(w.mat(seat)["hand"]) | set(w.mat(seat)["played"]) == taken
    assert {line.audience for step in w.match.steps for line in step.lines} == {w.match.steps[0].lines[0].audience}


@pytest.mark.parametrize("seed", range(3))
def test_a_redeal_changes_nothing_that_is_known(seed: int) -> None:
    """§4.1.scribe A re-dealt world has every card where it was, for all seats see all takings (A55, A56)."""
    w = played_at_random(seed)
    for seat in range(3):
        again = TITLE.resample(w.match.state, seat, Rng(Chance(seed), 2), EVEN)
        assert again is not w.match.state
        for of in range(3):
            assert TITLE.view(again, of) == w.match.view(of)


def test_the_next_card_is_nowhere_in_the_state() -> None:
    """§4.1.scribe From one and the same state every card of the stack may come, each as likely (A55)."""
    w = world("").play(ANNA, "tile scribe_1", "take altar", "done")
    stock = w.seen["stock"]
    drawn = []
    for r in range(len(stock)):
        twin = w.match.state.clone()
        play(twin, NATURE, draw(twin, r))
        drawn += [card for card in TITLE.view(twin, BEN)["market"][-1:] if card]
    assert sorted(drawn) == sorted(stock)


def test_the_stack_shows_no_order() -> None:
    """§4.1.scribe The stack is told in the order of the deck, not in the order in which it will come (A55)."""
    deck = [row["key"] for row in TITLE.rows()["card"]]
    w = world("").play(ANNA, "tile scribe_1", "take altar", "done").chance("card shipyard")
    assert w.seen["stock"] == [card for card in deck if card in w.seen["stock"]]
    assert w.seen["later"]["2"] == deck[18:36]
