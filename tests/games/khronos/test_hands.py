"""Hidden hands: what others learn, what may be taken back, and worlds that others can imagine."""

from __future__ import annotations

from saecula.games.khronos import TITLE
from saecula.games.khronos.state import Khronos
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices
from saecula.kernel.state import ALL
from saecula.kernel.title import EVEN
from tests.games.khronos.world import GREEN, RED, WHITE, cell_of, draft_of, new_world, world

OTHERS = ALL & ~(1 << GREEN)


def test_playing_a_card_teaches_the_others_only() -> None:
    """§setup Hands are covered: a card that is played shows the others something, and its owner nothing."""
    w = world().play(GREEN, *draft_of("civ1@5,5", "might"))
    assert [step.mark for step in w.match.steps] == [OTHERS, OTHERS]


def test_a_turn_is_one_draft() -> None:
    """§II Several actions may be sent together, as nobody else is asked and Green learns nothing."""
    w = world(hand="3 civil, 1 military")
    w.play(GREEN, *draft_of("civ1@5,5", "might"), "travel first faith", *draft_of("civ1@9,9", "might"))
    assert w.might == ["civ1@5,5", "civ1@9,9"]


def test_undo_of_an_own_action_is_free() -> None:
    """§II What Green has shown of his own hand harms only himself: he may take it back without asking."""
    w = world().play(GREEN, *draft_of("civ1@5,5", "might"))
    assert w.match.undo_is_free(GREEN)
    w.match.undo(GREEN, only_free=True)
    assert w.match.undo_is_free(GREEN)  # and the tile, too
    assert w.might == []


def test_undo_after_drawing_is_not_free() -> None:
    """§III Whoever has drawn cards has learned something."""
    w = world().play(GREEN, "done").chance(*["deal military"] * 4)
    assert not w.match.undo_is_free(GREEN)


def test_undo_after_another_seat_has_answered_is_not_free() -> None:
    """§C2 White has put his watchtower somewhere: Red may not take it back alone."""
    w = world("mil1@7,3/green", chain="mil2@5,3/red; mil2@5,6/white", active=RED).build(RED, "civ1@5,5")
    w.shrink(WHITE, "5,6")
    assert not w.match.undo_is_free(RED)


def test_others_see_cards_taken_from_the_display() -> None:
    """§holdem What is taken from the open cards is known in a hand until such a card is played."""
    w = world(phase="exchange", options={"holdem": True}, display={"military": 1, "civil": 2})
    w.play(GREEN, "swap military 1", "discard civil")
    assert w.match.view(RED)["seats"][GREEN]["hand"] == {"military": 1, "religious": 0, "civil": 0}
    assert w.match.view(RED)["display"] == {"military": 0, "religious": 0, "civil": 3}


def test_imagined_hands_can_do_what_was_announced() -> None:
    """§2.1 Who has taken a castle holds four military cards in every world that others imagine."""
    w = world(hand="4 military").play(GREEN, "take castle might")
    for n in range(20):
        imagined = TITLE.resample(w.match.state, RED, Rng(Chance(n), 1), EVEN)
        assert isinstance(imagined, Khronos)
        assert imagined.in_hand(GREEN, 0) == 4


def test_imagined_hands_can_restore_with_two_cards() -> None:
    """§2.5 Who is asked for one card or two has two."""
    w = world(reason="rel3@8,8", hand="2 religious, 2 civil", adventurers="reason, reason")
    w.play(GREEN, f"restore reason-{cell_of(8, 8)}")
    for n in range(20):
        imagined = TITLE.resample(w.match.state, RED, Rng(Chance(n), 1), EVEN)
        assert isinstance(imagined, Khronos)
        assert imagined.in_hand(GREEN, 1) >= 2
        assert len(choices(imagined, GREEN, lent=False)) == 2


def test_money_is_covered_until_its_owner_turns_it() -> None:
    """§setup Coins lie covered; once a round a seat may turn its own, and the option lays all open."""
    w = world()
    assert [seat["money"] for seat in w.match.view(RED)["seats"]] == [4, None, None, None]
    w.play(GREEN, "purse open")
    assert [seat["money"] for seat in w.match.view(RED)["seats"]] == [4, 4, None, None]
    assert w.refuses(GREEN, "purse covered") == "turned-already"
    assert w.refuses(GREEN, "purse open") == "laid-so"
    assert new_world(2, open_money="on").seen["seats"][0]["money"] == 4
    assert w.match.scores[WHITE].points == 0
