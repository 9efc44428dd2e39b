from typing import Any

import pytest

import saecula
from saecula import Problem
from saecula.games.bronze import TITLE
from tests.games.bronze.test_setup import DEVELOPMENT_NUMBERS, MONUMENT_NUMBERS
from tests.games.bronze.world import ANNA, BEN, new_world, solo, world

EDITION = {"edition": "2024"}
LONGER = {"edition": "2024", "longer_game": True}
FIVE = "leadership, irrigation, agriculture, quarrying, coinage"
MEDICINE_AND_MORE = {"medicine": (20, 4), "religion": (25, 7), "architecture": (60, 8), "empire": (70, 10)}
LATER = {"temple": 3, "obelisk": 4, "hanging_gardens": 5, "great_wall": 6, "great_pyramid": 8}


def test_2024_developments() -> None:
    """§7 The edition of 2024 has other costs and points for four developments, and only for them (R52)."""
    facts = new_world(4, edition="2024").match.facts["developments"]
    assert {key: (d["cost"], d["points"]) for key, d in facts.items()} == DEVELOPMENT_NUMBERS | MEDICINE_AND_MORE


def test_2024_monuments() -> None:
    """§6 The edition of 2024 gives later builders more (R52)."""
    facts = new_world(4, edition="2024").match.facts["monuments"]
    expected = {key: (boxes, first, LATER.get(key, later)) for key, (boxes, first, later) in MONUMENT_NUMBERS.items()}
    assert {key: (m["boxes"], m["first"], m["later"]) for key, m in facts.items()} == expected


def test_2024_second_obelisk() -> None:
    """§6 In 2024 the second Obelisk is worth 4 points (R52)."""
    w = world("8 obelisk", "9 obelisk", phase="build", dice="workers3", options=EDITION)
    assert w.play(ANNA, "mark obelisk", "done").points(ANNA) == 4


def test_2024_granaries() -> None:
    """§7 In 2024 Granaries sell food for 6 coins each (R52)."""
    w = world("granaries, 2 food", phase="buy", options=EDITION).play(ANNA, "buy irrigation coins")
    assert w.food(ANNA) == 0


def test_2024_architecture() -> None:
    """§end In 2024 Architecture is worth 2 points per monument (R52)."""
    assert world("architecture, 3 step_pyramid, 5 stone_circle", options=EDITION).points(ANNA) == 8 + 1 + 2 + 4


def test_2024_empire() -> None:
    """§end In 2024 Empire is still worth 1 point per city (R52)."""
    assert world("empire, 3 city", options=EDITION).points(ANNA) == 10 + 4


def test_2024_solo_skulls_are_locked() -> None:
    """§solo In 2024 skulls are locked in solo too (R52)."""
    w = solo(dice="2 skull2, coin", options=EDITION)
    assert w.refuses(ANNA, "reroll skull2") == "skull-locked"
    assert solo(options=EDITION).rolls("skull2", "skull2", "skull2").disasters(ANNA) == 3


def test_2024_monuments_in_play() -> None:
    """§setup In 2024 the same monuments are struck out (R52)."""
    facts = new_world(2, edition="2024").match.facts["monuments"]
    assert [key for key, m in facts.items() if not m["in_play"]] == ["temple", "great_pyramid"]


def test_2024_ends_with_five() -> None:
    """§end In 2024 the 5th development ends the match as before (R52)."""
    assert world(FIVE, phase="discard", start=BEN, active=ANNA, options=EDITION).match.over


def test_longer_game() -> None:
    """§end The Longer Game ends with the 6th development (R52, R53)."""
    assert not world(FIVE, phase="discard", start=BEN, active=ANNA, options=LONGER).match.over
    w = world(f"{FIVE}, 3 metal", phase="buy", start=BEN, active=ANNA, options=LONGER)
    assert w.play(ANNA, "buy caravans metal").match.over


def test_longer_game_keeps_the_end_by_monuments() -> None:
    """§end Also the Longer Game ends when all monuments are built (R52)."""
    built = "3 step_pyramid, 5 stone_circle, 9 obelisk, 11 hanging_gardens, 13 great_wall"
    assert world(built, phase="discard", start=BEN, active=ANNA, options=LONGER).match.over


def test_2008_is_the_default() -> None:
    """§setup The edition is that of the German rulebook unless said otherwise; trading is off (R52, R53)."""
    assert saecula.new("bronze", seats=2, seed=1).options == {
        "trading": "off",
        "offers": "3",
        "solo_early_end": "off",
        "edition": "2008",
        "longer_game": "off",
    }


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {"trading": True}, "option-needs-seats"),
        (2, {"solo_early_end": True}, "option-needs-seats"),
        (4, {"solo_early_end": "on"}, "option-needs-seats"),
        (2, {"longer_game": True}, "option-needs-option"),
        (2, {"longer_game": True, "edition": 2008}, "option-needs-option"),
        (2, {"offers": 5}, "option-needs-option"),
        (2, {"trading": True, "offers": 0}, "no-such-value"),
        (2, {"trading": True, "offers": 10}, "no-such-value"),
        (2, {"trading": "maybe"}, "no-such-value"),
        (2, {"edition": "late"}, "no-such-value"),
        (2, {"houses": True}, "no-such-option"),
        (0, {}, "no-such-seats"),
        (5, {}, "no-such-seats"),
    ],
)
def test_options_that_do_not_fit(seats: int, options: dict[str, Any], key: str) -> None:
    """§setup One to four seats; trading needs two; the Longer Game needs 2024; offers need trading (R46, R53)."""
    with pytest.raises(Problem) as problem:
        saecula.new("bronze", seats=seats, seed=1, options=options)
    assert problem.value.key == key


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"solo_early_end": True, "edition": 2024, "longer_game": True}),
        (2, {"trading": True, "offers": 9}),
        (4, {"trading": "on", "edition": "2024", "longer_game": "on"}),
    ],
)
def test_options_that_fit(seats: int, options: dict[str, Any]) -> None:
    """§setup Options may be said as words, numbers or yes and no (R53)."""
    assert saecula.new("bronze", seats=seats, seed=1, options=options).seats == seats


def test_every_option_is_named() -> None:
    """§setup There are five options (R53)."""
    assert [option.key for option in TITLE.options] == ["trading", "offers", "solo_early_end", "edition", "longer_game"]


def test_solo_early_end_of_the_longer_game() -> None:
    """§solo Alone, the early end of the Longer Game comes with the 6th development (R28, R52)."""
    options = LONGER | {"solo_early_end": True}
    assert not solo(FIVE, phase="discard", dice="3 food3", options=options).match.over
    assert solo(f"{FIVE}, caravans", phase="discard", dice="3 food3", options=options).match.over
