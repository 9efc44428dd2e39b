"""§4.2, §5.11, §6.0, §7.0, §9.0 Turns: selection, order, repeats, emphasis, bonus actions, unrest."""

from __future__ import annotations

import pytest

from tests.games.sands.world import ANGELIKA, MARION, NICOLE, world

SECOND = {"turn": 2, "position": 1, "position_before": 0}


def test_two_different_cards() -> None:
    """§4.2 R89 R90 Any two different cards, useful or not; both caravans are two cards."""
    w = world("capital gallia")
    assert w.refuses(MARION, "select caravan_1+caravan_2") == ""
    assert len(w.may(MARION)) == 14 * 13 // 2 - 3  # all pairs but those of two emphasis cards


def test_both_cards_in_any_order() -> None:
    """§4.2 The active player begins with either; the first action ends before the second begins."""
    w = world("capital gallia, 2 gold, 2 crops, unrest 5", cards=["muster", "govern"])
    assert w.may(MARION, "play") == {"play muster", "play govern"}
    assert w.refuses(MARION, "play build") == "not-selected"
    w.play(MARION, "play govern")
    assert w.refuses(MARION, "play muster") == "not-asked-now"
    w.play(MARION, "govern 1", "play muster", "muster gallia")
    assert w.seat(MARION)["used"] == ["muster", "govern"]


def test_players_in_turn_order() -> None:
    """§4.2 Beginning with the start player, to the left."""
    w = world(start=NICOLE)
    for seat in (MARION, ANGELIKA, NICOLE):
        w.play(seat, "select muster+govern")
    order = []
    while w.seen["phase"] == "turn" and w.seen["turn"] == 1:
        order.append(w.active)
        w.end_turn()
    assert order == [NICOLE, MARION, ANGELIKA]
    assert (w.seen["turn"], w.asks) == (2, "select")


def test_a_returned_card_is_not_used() -> None:
    """§4.2 R8 It goes back to the hand: no cube, and later no repeat."""
    w = world("capital gallia, gallia P, used build", cards=["govern", "tribute"], **SECOND)
    w.play(MARION, "return govern")
    assert w.refuses(MARION, "play govern") == "not-selected"
    w.play(MARION, "return tribute", "done")
    assert (w.seat(MARION)["used"], w.unrest(MARION)) == (["build"], 3)
    assert "govern" in w.seat(MARION)["hand"]


def test_returning_gives_no_cube() -> None:
    """§4.2 R8 R87 Even if its symbol matches the emphasis."""
    w = world("capital gallia, gallia P", cards=["civil_emphasis", "tribute"])
    assert w.refuses(MARION, "play tribute") == "no-tribute"
    w.play(MARION, "return tribute")
    assert w.seat(MARION)["boxes"] == 0


def test_a_card_may_be_returned_after_the_other_was_used() -> None:
    """§4.2 R88 Decided when its turn comes; an emphasis card is never returned."""
    w = world("capital gallia, 9 crops, unrest 5", cards=["muster", "govern"])
    w.play(MARION, "play govern", "govern 1", "return muster")
    assert w.seat(MARION)["used"] == ["govern"]
    emphasis = world("capital gallia", cards=["civil_emphasis", "govern"])
    assert emphasis.may(MARION, "return") == {"return govern"}
    assert emphasis.seat(MARION)["used"] == ["civil_emphasis"]


def test_no_return_after_something_was_paid() -> None:
    """§4.2 R88 Within an action there is no way back to the hand."""
    w = world("capital gallia, 2 gold", cards=["muster", "govern"]).play(MARION, "play muster")
    assert w.refuses(MARION, "done") == "action-first"
    assert w.refuses(MARION, "return muster") == "not-asked-now"


@pytest.mark.parametrize(("option", "unrest"), [("used", 3), ("chosen", 4)])
def test_a_repeat_that_is_returned(option: str, unrest: int) -> None:
    """§4.2 R5 By the English rules only using counts, by the German ones choosing does."""
    w = world("capital gallia, used govern", cards=["muster", "govern"], options={"repeat_unrest": option}, **SECOND)
    assert w.end_turn().unrest(MARION) == unrest


def test_a_repeat_chosen_and_used_counts_once() -> None:
    """§4.2 R5 R58 With either reading it is one step."""
    for option in ("used", "chosen"):
        w = world(
            "capital gallia, used muster, 1 gold",
            cards=["muster", "govern"],
            options={"repeat_unrest": option},
            **SECOND,
        ).play(MARION, "play muster", "muster gallia")
        assert w.end_turn().unrest(MARION) == 4


def test_a_third_use_is_a_repeat_again() -> None:
    """§4.2 R6 R7 R89 Each turn with a repeat costs a step, and fills a box like any use."""
    w = world("capital gallia, used muster, emphasis political, boxes 1, 1 gold", cards=["muster", "govern"], **SECOND)
    w.play(MARION, "play muster", "muster gallia").end_turn()
    assert (w.unrest(MARION), w.seat(MARION)["boxes"]) == (4, 2)
    for _ in (ANGELIKA, NICOLE):
        w.end_turn()
    w.chance("roll 6")
    assert w.refuses(MARION, "select muster+govern") == ""  # govern was returned, muster may be repeated again


def test_repeat_and_bonus_are_two_steps() -> None:
    """§4.2 R58 At the end of the turn, each by itself."""
    w = world("capital gallia, gallia P, used muster, 1 gold", cards=["muster", "govern"], **SECOND)
    w.play(MARION, "play muster", "muster gallia", "oppress gallia")
    assert w.unrest(MARION) == 3
    assert w.end_turn().unrest(MARION) == 5


def test_unrest_beyond_the_maximum_costs_points() -> None:
    """§9.0 R57 One point per step; the marker stays; points may be negative."""
    w = world("capital gallia, gallia P, used muster, 1 gold, unrest 7", cards=["muster", "govern"], **SECOND)
    w.play(MARION, "play muster", "muster gallia", "oppress gallia").end_turn()
    assert (w.unrest(MARION), w.points(MARION)) == (7, -2)


def test_one_step_to_the_maximum_and_one_beyond() -> None:
    """§9.0 R57 R58 At 6 the first step is unrest, the second a point."""
    w = world("capital gallia, gallia P, used muster, 1 gold, unrest 6", cards=["muster", "govern"], **SECOND)
    w.play(MARION, "play muster", "muster gallia", "oppress gallia").end_turn()
    assert (w.unrest(MARION), w.points(MARION)) == (7, -1)


# -- emphasis ---------------------------------------------------------------------------------------------------------


def test_an_emphasis_card_comes_first() -> None:
    """§4.2 R9 It is in effect when the other card is asked for, and stays for the generation."""
    w = world("capital gallia", cards=["cultural_emphasis", "caravan_2"])
    assert w.seat(MARION)["unlocked"] == ["cultural"]
    later = world("capital gallia, emphasis cultural, 2 gold", cards=["caravan_2"], **SECOND)
    assert later.refuses(MARION, "play caravan_2") == ""


def test_the_third_cube_raises_heritage_once() -> None:
    """§7.0 Three boxes; afterwards they are full for this generation."""
    w = world("capital gallia, 5 gold, emphasis political, boxes 2", cards=["muster", "conquer"], **SECOND)
    w.play(MARION, "play muster", "muster gallia")
    assert (w.seat(MARION)["boxes"], w.heritage(MARION, "political")) == (3, 1)
    full = world("capital gallia, 5 gold, emphasis political, boxes 3", cards=["muster", "conquer"], **SECOND)
    full.play(MARION, "play muster", "muster gallia")
    assert (full.seat(MARION)["boxes"], full.heritage(MARION, "political")) == (3, 0)


def test_earlier_actions_fill_no_box() -> None:
    """§7.0 Only from the turn of the emphasis card on."""
    w = world("capital gallia, used muster", cards=["political_emphasis", "govern"], **SECOND)
    assert w.seat(MARION)["boxes"] == 0


def test_a_structure_fills_a_box_too() -> None:
    """§5.5 §7.0 One cube for the card, one for a structure of the category; another category gives none."""
    civil = world("capital gallia, 9 gold", cards=["civil_emphasis", "build"]).play(MARION, "play build")
    assert civil.play(MARION, "build quarry gallia").seat(MARION)["boxes"] == 2
    roads = world("capital gallia, 9 gold", cards=["civil_emphasis", "build"]).play(MARION, "play build")
    assert roads.play(MARION, "build roads gallia").seat(MARION)["boxes"] == 1
    political = world("capital gallia, 9 gold", cards=["political_emphasis", "build"]).play(MARION, "play build")
    assert political.play(MARION, "build roads gallia").seat(MARION)["boxes"] == 1


def test_a_structure_may_fill_the_last_box() -> None:
    """§5.5 R89 The third cube comes from the structure, the card's own finds no box: heritage rises once."""
    w = world("capital gallia, 9 gold, emphasis civil, boxes 2", cards=["build", "govern"], **SECOND)
    w.play(MARION, "play build", "build quarry gallia")
    assert (w.seat(MARION)["boxes"], w.heritage(MARION, "civil")) == (3, 1)


@pytest.mark.parametrize("emphasis", ["civil", "cultural"])
def test_two_symbols_give_one_cube(emphasis: str) -> None:
    """§7.0 R89 Govern matches two emphasis cards, and gives one cube to the one that was played."""
    w = world(f"capital gallia, unrest 5, 9 crops, emphasis {emphasis}", cards=["govern", "muster"], **SECOND)
    assert w.play(MARION, "play govern", "govern 1").seat(MARION)["boxes"] == 1


CARDS = {  # symbols, locked box
    "chronicle": ("", None),
    "muster": ("political", "political"),
    "conquer": ("political", None),
    "raid": ("political", "political"),
    "build": ("civil", "civil"),
    "govern": ("civil cultural", "cultural"),
    "advance": ("cultural", "cultural"),
    "caravan_1": ("cultural", None),
    "caravan_2": ("cultural", "cultural"),
    "migrate": ("political cultural", "cultural"),
    "tribute": ("civil", "civil"),
}


def test_action_cards() -> None:
    """§2.4 §5.0 Eleven cards: which symbols they show, and which category locks their box."""
    facts = world().match.facts["cards"]
    found = {card: (" ".join(row["symbols"]), row["lock"]) for card, row in facts.items() if card in CARDS}
    assert found == CARDS


@pytest.mark.parametrize("emphasis", ["civil", "political", "cultural"])
@pytest.mark.parametrize("card", CARDS)
def test_which_cards_fill_which_boxes(card: str, emphasis: str) -> None:
    """§7.0 A used card with the symbol of the emphasis gives a cube, any other none."""
    w = world(
        f"capital gallia, colony rhodes, gallia PW, libya W, 9 crops, 9 gold, unrest 4, political 4, cultural 4, "
        f"civil 4, marker writing 3, marker law 1, emphasis {emphasis}",
        trees={"writing": ["poetry", "democracy"]},
        tiles={"gallia": "gold 4"},
        structures={"gallia": ["quarry", "irrigation", "amphitheater"]},
        cards=[card],
        turn=2,
        position=1,
        position_before=0,
    ).play(MARION, f"play {card}")
    while w.active == MARION and w.seen["acting"]["card"] == card:
        w.play(MARION, "build victory_arch rhodes") if card == "build" else w.step()
    symbols = [*CARDS[card][0].split(), *(["political"] if card == "build" else [])]  # the arch gives its own
    assert (card in w.seat(MARION)["used"], w.seat(MARION)["boxes"]) == (True, symbols.count(emphasis))


def test_everything_comes_back() -> None:
    """§4.6 R72 R73 Cards and cubes to the hand, resources to nothing, the start player to the left."""
    w = world(
        "capital gallia, used muster, emphasis civil, boxes 2, 7 crops, 7 gold, bonus tax",
        phase="prepare",
        turn=4,
        position=4,
        position_before=0,
        start=ANGELIKA,
    )
    me = w.seat(MARION)
    assert (me["used"], me["emphasis"], me["boxes"], me["crops"], me["gold"]) == ([], None, 0, 0, 0)
    assert (w.seen["start"], w.seen["generation"], w.seen["turn"], w.seen["position"]) == (NICOLE, 2, 1, 4)
    assert me["unlocked"] == []


def test_selected_cards_are_judged_when_played() -> None:
    """§4.2 R90 Caravan II becomes usable by the first action of the same turn: Democracy."""
    w = world(
        "capital gallia, unrest 1, cultural 3, marker writing 2, 2 gold",
        trees={"writing": ["poetry", "democracy"]},
        cards=["advance", "caravan_2"],
    )
    assert w.refuses(MARION, "play caravan_2") == "locked"
    w.play(MARION, "play advance", "advance writing").chance("draw literature", "draw festivals")
    w.play(MARION, "place festivals")
    assert w.refuses(MARION, "play caravan_2") == ""


def test_a_structure_works_in_the_second_action() -> None:
    """§5.5 §5.7 What the first action brought may be used in the second: irrigation for Muster."""
    w = world("capital gallia, 9 gold, emphasis civil", cards=["build", "muster"], **SECOND)
    w.play(MARION, "play build", "build irrigation gallia", "play muster", "irrigate gallia")
    assert w.people(MARION, "gallia") == "P"
