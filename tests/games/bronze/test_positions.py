import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import saecula
from saecula import Match, Problem
from saecula.games.bronze import TITLE
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices
from saecula.kernel.pick import picking
from tests.games.bronze.world import ANNA, BEN, World, description_of, solo, world, world_of
from tools.write_positions import schema

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "bronze.md"
TRADING = {"trading": True}
FIVE = "leadership, irrigation, agriculture, quarrying, medicine"


def problem_of(description: dict[str, Any]) -> str:
    """Return the key of the problem with a description, empty if there is none."""
    try:
        saecula.position("bronze", description, seed=1)
    except Problem as problem:
        return problem.key
    return ""


def trade(*sheets: str, **more: object) -> dict[str, Any]:
    """Return a description of a trade phase."""
    rest: dict[str, Any] = {"options": TRADING} | more
    return description_of(*sheets, phase="trade", **rest)


# -- what cannot exist -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("description", "key"),
    [
        (description_of("16 food", ""), "position-too-many"),
        (description_of("9 wood", ""), "position-too-many"),
        (description_of("", "8 stone"), "position-too-many"),
        (description_of("7 pottery", ""), "position-too-many"),
        (description_of("6 cloth", ""), "position-too-many"),
        (description_of("5 metal", ""), "position-too-many"),
        (description_of("19 city", ""), "position-too-many"),
        (description_of("10 obelisk", ""), "position-too-many"),
        (description_of("1 temple", ""), "position-too-many"),
        (description_of("", "1 great_pyramid"), "position-too-many"),
        (description_of("", "1 hanging_gardens", ""), "position-too-many"),
        (description_of("9 obelisk", "9 obelisk"), "position-first-builder-missing"),
        (description_of("9 obelisk", "", first_builders={"obelisk": 1}), "position-first-builder"),
        (description_of("8 obelisk", "", first_builders={"obelisk": 0}), "position-first-builder"),
        (description_of("9 obelisk", "", first_builders={"obelisk": 3}), "position-first-builder"),
        (description_of("", "", first_builders={"temple": 0}), "position-first-builder"),
        (description_of("", "", start=2, active=0), "position-seat"),
        ({"seats": [{}, {}], "active": 2}, "position-seat"),
        ({"seats": [{}, {}], "start": 3}, "position-seat"),
        (description_of("", round=11), "position-round"),
        ({"seats": [{}, {}], "phase": "buy"}, "position-no-dice"),
        ({"seats": [{}, {}], "phase": "lead"}, "position-no-dice"),
        (description_of("", "", dice="2 coin"), "position-dice"),
        (description_of("", "", dice="4 coin"), "position-dice"),
        (description_of("3 city", "", dice="3 coin"), "position-dice"),
        ({"seats": [{"city_boxes": 3}, {}], "phase": "trade", "dice": {"coin": 3}}, "position-dice"),
        ({"seats": [{"city_boxes": 3}, {}], "phase": "buy", "dice": {"coin": 2}}, "position-dice"),
        ({"seats": [{"city_boxes": 3}, {}], "phase": "buy", "dice": {"coin": 5}}, "position-dice"),
        (description_of("", "", phase="feed", dice="either2", as_food=2), "position-as-food"),
        (description_of("", "", phase="trade"), "position-no-trading"),
        (trade("", "", offers_made={"1": 4}), "position-offers"),
        (trade("", "", offers_made={"0": 1}), "position-offers"),
        (trade("", "", offers_made={"2": 1}), "position-offers"),
        (trade("", "", offers_made={"Ben": 1}), "position-offers"),
        (trade("", "", deal={"partner": 0}), "position-partner"),
        (trade("", "", deal={"partner": 2}), "position-partner"),
        (trade("1 wood", "", deal={"partner": 1, "amounts": {"wood": 2}}), "position-deal"),
        (trade("1 wood", "", deal={"partner": 1, "amounts": {"wood": -1}}), "position-deal"),
        (trade("1 wood", "8 wood", deal={"partner": 1, "amounts": {"wood": 1}}), "position-deal"),
        (trade("13 food", "3 food", deal={"partner": 1, "amounts": {"food": -3}}), "position-deal"),
        (trade("1 wood", "", deal={"partner": 1, "countered": True}), "position-empty-counter"),
        (description_of("", "", options={"solo_early_end": True}), "option-needs-seats"),
        (description_of("", options=TRADING), "option-needs-seats"),
        (description_of("", "", options={"longer_game": True}), "option-needs-option"),
        (description_of("", "", options={"houses": 1}), "no-such-option"),
        (description_of("", "", options={"offers": 11}), "no-such-value"),
    ],
)
def test_impossible(description: dict[str, Any], key: str) -> None:
    """§setup A position that cannot exist is refused by name."""
    assert problem_of(description) == key


MALFORMED: list[dict[str, Any]] = [
    {},
    {"seats": []},
    {"seats": [{}] * 5},
    {"seats": [{}, {}], "colour": "red"},
    {"seats": [{"food": -1}]},
    {"seats": [{"food": "3"}]},
    {"seats": [{"food": 1.5}]},
    {"seats": [{"goods": {"gold": 1}}]},
    {"seats": [{"goods": {"wood": -1}}]},
    {"seats": [{"monuments": {"lighthouse": 1}}]},
    {"seats": [{"developments": ["writing"]}]},
    {"seats": [{"disasters": -1}]},
    {"seats": [{}], "dice": {"six": 3}},
    {"seats": [{}], "phase": "sleep"},
    {"seats": [{}], "rolls_left": 3},
    {"seats": [{}], "round": 0},
    {"seats": [{}, {}], "start": 4},
    {"seats": [{}, {}], "first_builders": {"lighthouse": 0}},
    {"seats": [{}, {}], "deal": {}},
    {"seats": [{}, {}], "deal": {"partner": 1, "amounts": {"wood": 16}}},
    {"seats": [{}, {}], "deal": {"partner": 1, "amounts": {"coins": 1}}},
]


@pytest.mark.parametrize("description", MALFORMED, ids=json.dumps)
def test_malformed(description: dict[str, Any]) -> None:
    """§setup A description of another form is refused."""
    assert problem_of(description) == "position-form"


@pytest.mark.parametrize("description", MALFORMED, ids=json.dumps)
def test_schema_refuses_the_malformed(description: dict[str, Any]) -> None:
    """§setup The JSON Schema refuses what the reader refuses for its form."""
    assert not jsonschema.Draft202012Validator(schema("bronze")).is_valid(description)


def test_no_die_gives_food_before_it_is_asked() -> None:
    """§3 A choice for food that comes before phase 3 cannot exist, or is forgotten: no die, no food (R3)."""
    description = description_of("", "", dice="2 either2, coin", as_food=2)
    if not problem_of(description):
        w = world_of(description).play(ANNA, "reroll either2", "reroll either2", "done").rolls("coin", "coin")
        assert w.play(ANNA, "done").food(ANNA) == 0


def test_no_stones_without_engineering() -> None:
    """§7 Stones were never spent without Engineering (R31)."""
    description = description_of("", "", phase="build", stones_spent=3)
    assert problem_of(description) or world_of(description).active == BEN


def test_no_stones_spent_before_phase_6() -> None:
    """§7 Stones spent before the question for stones cannot exist, or are forgotten (R40)."""
    description = description_of("engineering", "", phase="disasters", stones_spent=3)
    assert problem_of(description) or world_of(description).active == BEN


def test_no_workers_without_a_free_box() -> None:
    """§6 With no free box nobody is asked to mark one (R39)."""
    built = "18 city, 3 step_pyramid, 5 stone_circle, 9 obelisk, 11 hanging_gardens, 13 great_wall"
    description = description_of(built, "", phase="build", dice="workers3", workers=3)
    assert problem_of(description) or world_of(description).active == BEN


@pytest.mark.parametrize("developments", [f"{FIVE}, coinage", "irrigation, irrigation"])
def test_no_such_developments(developments: str) -> None:
    """§7 Nobody owns a development twice, and among several seats nobody owns a sixth (R23, R41)."""
    assert problem_of(description_of(developments, ""))


def test_no_purchase_after_the_end() -> None:
    """§end Nobody with five developments comes to buy again: the match was over before (R23)."""
    description = description_of(f"{FIVE}, 3 metal", "", phase="buy")
    assert problem_of(description) or not TITLE.broken(
        world_of(description).play(ANNA, "buy coinage metal").match.state
    )


def test_an_offer_that_waits_is_counted() -> None:
    """§trade An offer that waits for its answer was counted when it began (R50)."""
    description = trade(
        "3 wood", "2 stone", deal={"partner": 1, "amounts": {"wood": 1}}, options=TRADING | {"offers": 1}
    )
    assert problem_of(description) or world_of(description).play(BEN, "decline").asks != "partner"


# -- what can exist --------------------------------------------------------------------------------


def test_defaults() -> None:
    """§setup What is not said is as at the beginning: the first seat's turn, the dice in its hand."""
    w = world_of({"seats": [{}, {}]})
    assert (w.active, w.asks, w.seen["round"], w.food(ANNA), w.seen["hand"]) == (ANNA, "roll", 1, 3, 3)


def test_the_start_player_is_active_unless_said() -> None:
    """§setup Without a word about it, the start player is active."""
    assert world_of({"seats": [{}, {}], "start": 1}).active == BEN


def test_rolls_left() -> None:
    """§1 Dice on the table may be rolled again while rolls are left."""
    assert [world(dice="3 workers3", rolls_left=n).asks for n in (0, 1, 2)] == ["mark", "reroll", "reroll"]


def test_city_finished_in_this_turn_has_no_die() -> None:
    """§6 After building, a city finished in this turn has no die yet (R10)."""
    assert problem_of({"seats": [{"city_boxes": 3}, {}], "phase": "buy", "dice": {"coin": 3}}) == ""


def test_city_finished_while_building() -> None:
    """§6 Also while boxes are left to mark, a city finished in this turn has no die yet (R10)."""
    description = {"seats": [{"city_boxes": 3}, {}], "phase": "build", "dice": {"workers3": 3}, "workers": 8}
    assert problem_of(description) == ""


def test_workers_skip_the_stones() -> None:
    """§6 Named workers are those left to mark boxes; the stones were asked before."""
    w = world("engineering, 2 stone", phase="build", workers=2)
    assert (w.asks, w.seen["workers"]) == ("mark", 2)


def test_only_builder_is_the_first() -> None:
    """§6 Who alone has a monument was first (R21)."""
    assert world("", "9 obelisk").seen["first_builders"]["obelisk"] == BEN


def test_deal_waits_for_its_answer() -> None:
    """§trade An offer may wait for its answer, a counter-offer for that of the active seat (R49)."""
    deal = {"partner": 1, "amounts": {"wood": 1}}
    assert world_of(trade("1 wood", "", deal=deal)).match.to_act == (BEN,)
    assert world_of(trade("1 wood", "", deal=deal | {"countered": True})).match.to_act == (ANNA,)
    assert world_of(trade("1 wood", "", deal={"partner": 1})).asks == "invited"


def test_solo_position() -> None:
    """§solo One seat is solo."""
    assert solo(dice="3 skull2").asks == "reroll"


def test_position_in_a_log() -> None:
    """§setup A match from a position is read again from its log."""
    match = saecula.position("bronze", description_of("5 wood", "", dice="3 coin"), seed=5).play(
        ANNA, "reroll coin", "done"
    )
    assert saecula.load(match.log()).digest() == match.digest()


# -- schema and examples ---------------------------------------------------------------------------


def page_blocks() -> list[dict[str, Any]]:
    """Return the examples of the page and, last, its schema."""
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)]


def test_page_shows_the_schema() -> None:
    """§setup The page shows the schema of the code."""
    assert page_blocks()[-1] == schema("bronze")
    jsonschema.Draft202012Validator.check_schema(schema("bronze"))


def test_examples_of_the_page() -> None:
    """§setup The examples of the page fit the schema and can be played."""
    examples = page_blocks()[:-1]
    assert len(examples) >= 4
    for example in examples:
        jsonschema.validate(example, schema("bronze"))
        assert problem_of(example) == ""


# -- every moment can be described -----------------------------------------------------------------


def description_from(match: Match) -> dict[str, Any]:
    """Describe the present moment of a match by what everybody sees."""
    seen = match.view()
    keys = ("food", "goods", "city_boxes", "monuments", "developments", "disasters")
    description = {key: seen[key] for key in ("round", "start", "active", "phase", "rolls_left", "as_food")}
    description["seats"] = [{key: sheet[key] for key in keys} for sheet in seen["seats"]]
    description["first_builders"] = {key: seat for key, seat in seen["first_builders"].items() if seat is not None}
    description["options"] = match.options
    if seen["hand"] == 0:
        description["dice"] = seen["dice"]
    if match.ask_key == "mark":
        description["workers"] = seen["workers"]
    if seen["phase"] in ("roll", "lead", "goods", "food"):
        description["as_food"] = 0
    if seen["trade"]:
        description["offers_made"] = seen["trade"]["made"]
        deal = seen["trade"]["deal"]
        if deal:
            description["deal"] = {"partner": deal["partner"], "amounts": deal["named"], "countered": deal["countered"]}
    return description


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (2, {"trading": "on"}), (3, {"edition": "2024"}), (4, {"trading": "on", "offers": "1"})],
)
def test_every_moment_of_a_match(seats: int, options: dict[str, Any]) -> None:
    """§course Any moment at which a whole question is open can be set up again and is the same."""
    match = saecula.new("bronze", seats=seats, seed=7, options=options)
    rng = Rng(Chance(7, BOTS), 1)
    seen = set()
    for _ in range(400):
        if match.over:
            break
        asked = match.ask_key
        if asked not in ("offer", "counter") and not picking(match.state):
            seen.add(asked)
            again = World(saecula.position("bronze", description_from(match), seed=1)).match
            assert again.view() | {"rolls_left": 0} == match.view() | {"rolls_left": 0}
            assert [choices(again.state, seat) for seat in range(seats)] == [
                choices(match.state, seat) for seat in range(seats)
            ]
        seat = match.to_act[0]
        legal = choices(match.state, seat)
        match.play(seat, legal[rng.below(len(legal))])
        assert TITLE.broken(match.state) == []
    assert seen >= {"reroll", "food", "mark"}


def test_no_round_begins_after_the_end() -> None:
    """§end A round in which the end came is the last: nobody begins another one (R23)."""
    built = "3 step_pyramid, 5 stone_circle, 9 obelisk, 11 hanging_gardens, 13 great_wall"
    assert problem_of(description_of(built, "")) == "position-over"


def test_no_more_workers_than_dice_and_stones_give() -> None:
    """§6 Seven dice and a row of stones give so many workers at most."""
    description = description_of("", "", phase="build", dice="3 coin", workers=90)
    assert problem_of(description) == "position-too-many"
