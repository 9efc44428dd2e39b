"""Is everything there? Sections, rulings, refusals, story lines and questions, each cited or seen."""

import re
from functools import cache
from pathlib import Path

import pytest

import saecula
from saecula.games.bronze import TITLE
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices
from tests.games.bronze.trading import names, offers
from tests.games.bronze.world import ANNA, BEN, World, new_world, world

ROOT = Path(__file__).parents[3]
BRONZE = ROOT / "src" / "saecula" / "games" / "bronze"
TESTS = Path(__file__).parent
TRADING = {"trading": True}

EXAMPLES = ["E1", "E2", "E3", "E4a", "E4b", "E5", "E6a", "E6b", "E6c", "E7a", "E7b", "E7c", "E8", "E9", "E10"]
RULINGS = [f"R{n}" for n in range(1, 54)]
SECTIONS_WITHOUT_RULES = {
    "idea": "the story of the box, no rule",
    "material": "a list of what lies in the box; its numbers are data",
}
RULINGS_WITHOUT_CODE = {
    "R29": "alone, every builder is the first: it follows from R21",
    "R37": "it follows from the order of the phases, and from all sheets lying in one row",
}


@cache
def code() -> str:
    """Return the rules as text."""
    return "\n".join(path.read_text("utf-8") for path in sorted(BRONZE.rglob("*.py")))


@cache
def checks() -> str:
    """Return the tests as text, without this list of excuses."""
    files = [path for path in sorted(TESTS.glob("*.py")) if path.name != Path(__file__).name]
    return "\n".join(path.read_text("utf-8") for path in files)


def cites(text: str, mark: str) -> bool:
    """Say whether a text cites a section or a ruling."""
    return re.search(rf"{re.escape(mark)}(?!\w)", text) is not None


def outline() -> list[list[str]]:
    """Return the sections: id and heading."""
    return [line.split("\t") for line in (BRONZE / "outline.txt").read_text("utf-8").splitlines()]


def test_outline() -> None:
    """The outline names every section of the rulebook once."""
    ids = [section for section, _ in outline()]
    assert ids == ["idea", "material", "setup", "course", *"12345678", "end", "solo", "trade"]


@pytest.mark.parametrize("section", [section for section, _ in outline()])
def test_section(section: str) -> None:
    """Every section is cited in code and in tests, or excused by name."""
    cited = (cites(code(), f"§{section}"), cites(checks(), f"§{section}"))
    assert cited == ((False, False) if section in SECTIONS_WITHOUT_RULES else (True, True))


@pytest.mark.parametrize("ruling", RULINGS)
def test_ruling(ruling: str) -> None:
    """Every ruling is cited in code, or excused by name, and in tests."""
    assert cites(code(), ruling) == (ruling not in RULINGS_WITHOUT_CODE)
    assert cites(checks(), ruling)


@pytest.mark.parametrize("example", EXAMPLES)
def test_worked_example(example: str) -> None:
    """Every worked example of the rulebook is a test."""
    assert cites(checks(), example)


def test_phrases_cite_sections_of_the_outline() -> None:
    """Every refusal, question and line of the title names a section that exists."""
    ids = {section for section, _ in outline()}
    phrases = [phrase for phrases in (TITLE.why, TITLE.asks, TITLE.lines) for phrase in phrases.all[1:]]
    assert {phrase.section for phrase in phrases} - {""} <= ids
    assert [phrase.key for phrase in phrases if not phrase.section] == KERNEL_REFUSALS


# -- refusals --------------------------------------------------------------------------------------

KERNEL_REFUSALS = [
    "refusal-not-your-turn",
    "refusal-not-asked-now",
    "refusal-later-in-order",
    "refusal-none-left",
    "refusal-too-few-taken",
    "refusal-would-strand",
    "refusal-too-far",
    "refusal-match-over",
    "refusal-all-taken",
]
UNREACHABLE = {"refusal-none-left": "each pick of Bronze has a refusal of its own for what is not there"}
FIVE = "leadership, irrigation, agriculture, quarrying, medicine"
FULL = "18 city, 3 step_pyramid, 5 stone_circle, 11 hanging_gardens, 13 great_wall"


def bazaar(*sheets: str, made: int = 0) -> World:
    """Return a world in Anna's trade phase, with so many offers made to Ben."""
    return world(*sheets, phase="trade", options=TRADING, offers_made={"1": made})


def countering(offer: str) -> World:
    """Ben counters an offer, a wood and a stone lying on the table."""
    return offers(bazaar("0 food, 1 wood", "0 food, 1 stone"), BEN, offer).play(BEN, "counter")


def refused() -> list[tuple[str, World, int, tuple[str, ...]]]:
    """Return one case for every refusal: key, world, seat, draft."""
    build = world("1 obelisk", phase="build", dice="workers3").play(ANNA, "mark obelisk")
    return [
        ("not-your-turn", world(dice="3 coin"), BEN, ("done",)),
        ("not-asked-now", world(dice="3 coin"), ANNA, ("mark city",)),
        ("later-in-order", build, ANNA, ("mark city",)),
        ("too-few-taken", world("4 wood, 4 stone", phase="discard"), ANNA, ("done",)),
        ("would-strand", world("7 wood, 1 metal", phase="discard"), ANNA, ("discard metal",)),
        ("too-far", world(dice="3 coin"), ANNA, ("reroll coin", "done", "done")),
        ("all-taken", world("4 wood, 4 stone", phase="discard"), ANNA, ("discard wood",) * 3),
        ("match-over", world(FIVE, phase="discard", start=BEN, active=ANNA), ANNA, ("done",)),
        ("skull-locked", world(dice="2 skull2, coin"), ANNA, ("reroll skull2",)),
        ("no-such-die", world(dice="3 coin"), ANNA, ("reroll food3",)),
        ("no-other-die", world(dice="2 coin, good1"), ANNA, ("reroll coin",) * 3),
        ("nothing-to-lead", world("leadership", phase="lead", dice="3 coin"), ANNA, ("lead food3",)),
        ("too-many-dice", world(phase="food", dice="either2"), ANNA, ("food 2",)),
        ("yourself", bazaar("1 wood"), ANNA, ("partner 0",)),
        ("not-seated", bazaar("1 wood"), ANNA, ("partner 2",)),
        ("no-offers-left", bazaar("1 wood", "", "", made=3), ANNA, ("partner 1",)),
        ("not-this-ware", bazaar("1 wood").play(ANNA, "partner 1"), ANNA, ("trade stone 0",)),
        ("giver-lacks", bazaar("1 wood").play(ANNA, "partner 1"), ANNA, ("trade wood 2",)),
        ("no-room", bazaar("1 wood", "8 wood").play(ANNA, "partner 1"), ANNA, ("trade wood 1",)),
        ("counter-empty", countering("1 wood").play(BEN, "trade wood 0"), BEN, ("trade stone 0",)),
        ("counter-same", countering("1 wood, -1 stone").play(BEN, "trade wood 1"), BEN, ("trade stone -1",)),
        ("only-invited", offers(bazaar("1 wood"), BEN, ""), BEN, ("accept",)),
        ("no-counter", offers(bazaar("0 food, 1 wood", "0 food"), BEN, "1 wood"), BEN, ("counter",)),
        ("nothing-to-trade", bazaar("0 food", "0 food", "1 food"), ANNA, ("partner 1",)),
        ("too-few-stones", world("engineering, 1 stone", phase="build"), ANNA, ("stones 2",)),
        ("stones-wasted", world(f"engineering, 2 stone, {FULL}, 6 obelisk", phase="build"), ANNA, ("stones 2",)),
        ("not-in-play", world(phase="build", dice="workers3"), ANNA, ("mark temple",)),
        ("built-already", world("9 obelisk", phase="build", dice="workers3"), ANNA, ("mark obelisk",)),
        ("seven-cities", world("18 city", phase="build", dice="workers3"), ANNA, ("mark city",)),
        ("owned-already", world("4 metal, irrigation", phase="buy"), ANNA, ("buy irrigation metal",)),
        ("empty-stack", world("4 metal", phase="buy"), ANNA, ("buy irrigation wood",)),
        ("too-little", world("4 metal", phase="buy"), ANNA, ("buy empire metal",)),
        ("more-than-needed", world("4 metal, 1 wood", phase="buy"), ANNA, ("buy irrigation wood+metal",)),
        ("no-such-good", world("4 wood, 4 stone", phase="discard"), ANNA, ("discard metal",)),
    ]


@pytest.mark.parametrize(("key", "w", "seat", "draft"), [pytest.param(*case, id=case[0]) for case in refused()])
def test_refusal_occurs(key: str, w: World, seat: int, draft: tuple[str, ...]) -> None:
    """Every refusal can really occur, and leaves the match as it was."""
    before = w.match.digest()
    assert w.refuses(seat, *draft) == key
    with pytest.raises(saecula.Refused) as raised:
        w.match.plan(seat, draft)
    assert raised.value.key == f"refusal-{key}"
    assert w.match.digest() == before


def test_no_refusal_is_forgotten() -> None:
    """The list of refusals is complete."""
    keys = {f"refusal-{case[0]}" for case in refused()} | set(UNREACHABLE)
    assert keys == {phrase.key for phrase in TITLE.why.all[1:]}


# -- story and questions ---------------------------------------------------------------------------


def random_match(seats: int, seed: int, **options: object) -> World:
    """Play at random, at most some hundred choices."""
    match = saecula.new("bronze", seats=seats, seed=seed, options=options)
    rng = Rng(Chance(seed, BOTS), 1)
    while not match.over and len(match.events) < 2000:
        seat = match.to_act[0]
        legal = choices(match.state, seat)
        match.play(seat, legal[rng.below(len(legal))])
    return World(match)


def scenes() -> list[World]:
    """Return matches and positions in which every line is told."""
    revolt = world("7 city", "1 wood", "religion", active=ANNA).rolls(*["skull2"] * 5)
    spared = world("irrigation").stops("skull2", "skull2", "food3")
    lost = world("8 wood, leadership", phase="lead", dice="2 good1, coin").play(ANNA, "done")
    led = world("leadership", phase="lead", dice="3 coin").play(ANNA, "lead coin")
    stones = world("engineering, 1 stone", phase="build").play(ANNA, "stones 1")
    monument = world("8 obelisk", phase="build", dice="workers3").play(ANNA, "mark obelisk", "done")
    city = world("2 city", phase="build", dice="workers3").play(ANNA, "mark city", "done")
    sold = world("granaries, 3 food", phase="buy").play(ANNA, "buy irrigation coins")
    fifth = f"{FIVE}, 3 metal".removeprefix("leadership, ")
    last = world(fifth, phase="buy", start=BEN, active=ANNA).play(ANNA, "buy coinage metal")
    traded = offers(bazaar("1 wood", "1 stone"), BEN, "").play(BEN, "counter")
    names(traded, BEN, "1 wood").play(ANNA, "accept")
    offers(traded, BEN, "-1 stone").play(BEN, "decline")
    matches = [random_match(2, 1), random_match(3, 2, trading=True), random_match(1, 3)]
    return [
        *matches,
        new_world(2).chance("start 0"),
        revolt,
        spared,
        lost,
        led,
        stones,
        monument,
        city,
        sold,
        last,
        traded,
    ]


def test_every_line_is_told() -> None:
    """Every line of the story is told in some match."""
    told = {f"line-{key}" for w in scenes() for key in w.told}
    assert told == {phrase.key for phrase in TITLE.lines.all[1:]}


def test_every_question_is_asked() -> None:
    """Every question is asked in some match."""
    asked = {w.asks for _, w, _, _ in refused()}
    asked |= {new_world(2).asks, world().asks, offers(bazaar("1 wood", "1 stone"), BEN, "1 wood").asks}
    asked.add(names(countering("1 wood"), BEN, "-1 stone").asks)
    assert asked - {""} == {phrase.key.removeprefix("ask-") for phrase in TITLE.asks.all[1:]}
