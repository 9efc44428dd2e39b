"""§5.11 Bonus actions: oppress, tax, patronage, at any time of one's own turn, for a level of unrest."""

from __future__ import annotations

import pytest

from tests.games.sands.world import ANGELIKA, MARION, World, world

SECOND = {"turn": 2, "position": 1, "position_before": 0}


def test_oppress() -> None:
    """§5.11 R60 R71 One per own peasant up to the capacity, in a controlled land."""
    w = world(
        "capital gallia, province italia, gallia PPPPW, libya PP",
        tiles={"gallia": "gold 3"},
        cards=["muster", "govern"],
    )
    assert w.refuses(MARION, "oppress libya") == "not-your-land"
    assert w.refuses(MARION, "oppress italia") == "no-peasants"
    assert w.notes(MARION, "oppress gallia")[0] == 3
    assert w.play(MARION, "oppress gallia").gold(MARION) == 3


def test_tax() -> None:
    """§5.11 R61 One of one resource per trade good that own caravans touch."""
    w = world(
        "capital gallia, caravan gallia-hispania, caravan graecia-italia, caravan gallia-italia",
        cards=["muster", "govern"],
    )
    assert w.play(MARION, "tax crops").crops(MARION) == 2
    assert w.gold(MARION) == 0
    none = world("capital gallia, caravan gallia-italia", cards=["muster", "govern"])
    assert none.refuses(MARION, "tax gold") == "no-goods"


def test_patronage_lasts_for_both_actions_of_the_turn() -> None:
    """§5.11 R62 R92 +2 in one category; it is gone in the next turn, and no marker moves."""
    w = world(
        "capital gallia, civil 1, marker labor 1, 9 crops, unrest 3",
        trees={"labor": ["masonry", "coinage"]},
        cards=["advance", "govern"],
    ).play(MARION, "patronage civil", "play govern", "govern 1", "play advance", "advance labor")
    assert (w.seat(MARION)["advances"], w.heritage(MARION, "civil")) == (["labor", "masonry"], 1)
    assert (w.active, w.seen["acting"]["patron"]) == (ANGELIKA, None)


def test_patronage_does_not_help_other_categories() -> None:
    """§5.11 R62 Civil patronage does nothing for culture."""
    w = world("capital gallia, cultural 2, marker religion 1", cards=["advance"])
    assert w.play(MARION, "patronage civil").refuses(MARION, "play advance") == "nothing-to-advance"


def test_bonus_after_the_last_card() -> None:
    """§5.11 R92 Before, between and after the cards; after the last one only where it brings something."""
    w = world("capital gallia, gallia P", cards=["muster", "govern"]).play(MARION, "return muster", "return govern")
    assert w.asks == "end"
    assert w.play(MARION, "oppress gallia").active == ANGELIKA
    nothing = world("capital gallia", cards=["muster", "govern"]).play(MARION, "return muster", "return govern")
    assert nothing.active == ANGELIKA


def test_bonus_with_both_cards_returned() -> None:
    """§5.11 R86 Allowed, for a step of unrest."""
    w = world("capital gallia, gallia P", cards=["muster", "govern"]).play(MARION, "oppress gallia").end_turn()
    assert (w.unrest(MARION), w.seat(MARION)["used"]) == (4, [])


def test_no_bonus_in_another_turn() -> None:
    """§5.11 Only in the own turn, and not while another decides (R92)."""
    w = world("capital gallia, gallia P", "capital syria, syria P", cards=["muster", "govern"])
    assert w.refuses(ANGELIKA, "oppress syria") == "not-your-turn"
    battle = world(
        "capital gallia, gallia P, libya W, 9 crops", "capital syria, syria P, libya P", cards=["conquer", "govern"]
    ).play(MARION, "play conquer", f"attack libya {ANGELIKA}")
    assert battle.refuses(MARION, "oppress gallia") == "not-asked-now"  # dice lie hidden
    assert battle.refuses(ANGELIKA, "oppress syria") == "not-asked-now"


def test_another_seat_who_is_asked_in_my_turn_has_no_bonus() -> None:
    """§5.11 Angelika chooses her losses in Marion's turn."""
    w = world(
        "capital gallia, libya WWWW, 3 crops", "capital syria, colony libya, syria P, libya PPWW", cards=["conquer"]
    ).play(MARION, "play conquer", f"attack libya {ANGELIKA}")
    w.play(MARION, "die 3").play(ANGELIKA, "die 1")
    assert (w.asks, w.match.to_act) == ("losses", (ANGELIKA,))
    assert w.refuses(ANGELIKA, "oppress syria") == "not-in-your-turn"
    assert w.may(ANGELIKA) == {"lose peasant", "lose warrior"}


@pytest.mark.parametrize(("again", "english", "german"), [("oppress gallia", 4, 3), ("patronage civil", 4, 4)])
def test_a_bonus_action_in_a_later_turn(again: str, english: int, german: int) -> None:
    """§5.11 R10 In English every turn with a bonus action costs a step; in German a repeated one is free."""
    for option, unrest in (("every_turn", english), ("first_use", german)):
        w = world(
            "capital gallia, gallia P, bonus oppress",
            cards=["muster", "govern"],
            options={"bonus_unrest": option},
            **SECOND,
        ).play(MARION, again)
        assert w.end_turn().unrest(MARION) == unrest


def test_costs_are_those_of_the_moment() -> None:
    """§5.5 R91 A bonus action changes no cost of its turn; a won attack does."""
    w = world(
        "capital gallia, gallia P, libya WWW, 9 crops, 9 gold",
        "capital syria, province aegyptus, colony libya, libya P",
        tiles={"gallia": "crops 4"},
        cards=["conquer", "build"],
    ).play(MARION, "oppress gallia", "play conquer", f"attack libya {ANGELIKA}")
    w.play(MARION, "die 2").play(ANGELIKA, "die 1").play(MARION, "done", "play build")
    assert w.notes(MARION, "build quarry gallia")[0] == 5 + 1


def inside(*empires: str, card: str, **more: object) -> World:
    """Return an action of Marion's, begun, with peasants to oppress at home."""
    first, *others = empires
    return world(f"{first}, gallia P", *others, cards=[card], **({"tiles": {"gallia": "gold 4"}} | more)).play(
        MARION, f"play {card}"
    )


@pytest.mark.parametrize(
    ("card", "empire"),
    [
        ("chronicle", "capital gallia"),
        ("muster", "capital gallia, 1 gold"),
        ("conquer", "capital gallia, libya W, 3 crops"),
        ("raid", "capital gallia, libya W"),
        ("build", "capital gallia, 9 gold"),
        ("govern", "capital gallia, 3 crops"),
        ("advance", "capital gallia, civil 3, marker labor 1"),
        ("caravan_1", "capital gallia, 2 gold"),
        ("caravan_2", "capital gallia, 2 gold, emphasis cultural"),
        ("migrate", "capital gallia"),
    ],
)
def test_a_bonus_action_inside_every_action(card: str, empire: str) -> None:
    """§5.11 R59 R92 While the action asks its player, Oppress is at hand; the question stays."""
    w = inside(empire, card=card)
    asked, gold = w.asks, w.gold(MARION)
    w.play(MARION, "oppress gallia")
    assert (w.asks, w.gold(MARION)) == (asked, gold + 1)


def test_a_bonus_action_inside_tribute() -> None:
    """§5.11 R59 So with Tribute, where there is a choice of ways."""
    w = inside("capital gallia, colony rhodes", "capital italia, caravan gallia-italia", card="tribute")
    assert w.play(MARION, "oppress gallia").asks == "tribute"
    assert w.may(MARION, "tribute") == {"tribute colonies", "tribute cities"}
