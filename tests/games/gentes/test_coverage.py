"""Is everything there? Sections, rulings, examples, refusals, lines, questions; docs/coverage/gentes.md is true."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import saecula
from saecula.games.gentes import TITLE
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices
from tests.games.gentes.test_effects import with_pack
from tests.games.gentes.world import ANNA, BEN, World, new_world, world

ROOT = Path(__file__).parents[3]
GENTES = ROOT / "src" / "saecula" / "games" / "gentes"
TESTS = Path(__file__).parent
ROW = re.compile(r"\| (?P<section>[\w.]+) \| (?P<sentence>.+) \| (?P<code>.+) \| (?P<test>.+) \|")
NAMED = re.compile(r"`([\w/]+\.py): ([\w.]+)`")
PAGE = (ROOT / "docs" / "coverage" / "gentes.md").read_text("utf-8")
ROWS = [row.groupdict() for row in ROW.finditer(PAGE)]
SECTIONS_WITHOUT_RULES = {
    "1.0": "the story of the box",
    "2.11": "that the box holds two rulebooks, glossaries and overviews",
}
SECTIONS_OF_PARTS = {"2.0", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "2.8", "2.9", "2.10"}
RULINGS = [f"A{n}" for n in range(1, 87)]
EXAMPLES = [f"T{n}" for n in range(1, 23) if n != 9] + [f"U{n}" for n in (1, 2, 3, 4, 6, 8, 9, 10, 12, 13)]


@cache
def text_of(folder: Path) -> str:
    """Return the Python files of a folder as one text, without this list of excuses."""
    files = [path for path in sorted(folder.rglob("*.py")) if path.name != Path(__file__).name]
    return "\n".join(path.read_text("utf-8") for path in files)


def cites(text: str, mark: str) -> bool:
    """Say whether a text cites a section, a ruling or an example."""
    return re.search(rf"{re.escape(mark)}(?![\w]|\.\w)", text) is not None


def outline() -> list[str]:
    """Return the ids of the sections."""
    return [line.split("\t")[0] for line in (GENTES / "outline.txt").read_text("utf-8").splitlines()]


@cache
def defined_in(file: Path) -> set[str]:
    """Return the functions and classes of a file, and methods as Class.method."""
    found = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{inner.name}" for inner in node.body if isinstance(inner, ast.FunctionDef)}
    return found


# -- the table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("folder", "column"), [(GENTES, "code"), (TESTS, "test")])
def test_what_the_table_names_exists(folder: Path, column: str) -> None:
    """No row names a function or a test that is not there."""
    named = {pair for row in ROWS for pair in NAMED.findall(row[column])}
    assert len(named) > 70
    assert {(file, name) for file, name in named if name not in defined_in(folder / file)} == set()


def test_every_row_has_code_and_a_test() -> None:
    """What has no code or no test is no row."""
    assert len(ROWS) > 120
    assert [row["sentence"] for row in ROWS if not NAMED.search(row["code"]) or not NAMED.search(row["test"])] == []
    assert PAGE.count("\n| ") == len(ROWS) + PAGE.count("| § | Sentence |")


def test_every_section_has_rows() -> None:
    """The table leaves out no section of the outline, and no ruling."""
    assert set(outline()) - {row["section"] for row in ROWS} == set(SECTIONS_WITHOUT_RULES)
    assert {row["section"] for row in ROWS} <= set(outline())
    assert [ruling for ruling in RULINGS if not cites(PAGE, ruling)] == []


@pytest.mark.parametrize("section", outline())
def test_section(section: str) -> None:
    """Every section is cited in the rules and in tests, or excused by name."""
    if section in SECTIONS_WITHOUT_RULES:
        return
    assert cites(text_of(TESTS), f"§{section}")
    assert cites(text_of(GENTES), f"§{section}") or section in SECTIONS_OF_PARTS


@pytest.mark.parametrize("ruling", RULINGS)
def test_ruling(ruling: str) -> None:
    """Every ruling is cited in code and in tests."""
    assert cites(text_of(GENTES), ruling)
    assert cites(text_of(TESTS), ruling)


@pytest.mark.parametrize("example", EXAMPLES)
def test_worked_example(example: str) -> None:
    """Every worked example and every rule with a number is a test of that name."""
    assert re.search(rf"def test_{example.lower()}_", text_of(TESTS))
    assert cites(text_of(TESTS), f" {example}")


def test_phrases_cite_sections_of_the_outline() -> None:
    """Every refusal, question and line of the title names a section that exists."""
    phrases = [phrase for phrases in (TITLE.why, TITLE.asks, TITLE.lines) for phrase in phrases.all[1:]]
    assert {phrase.section for phrase in phrases} - {""} <= set(outline())
    assert [phrase.key for phrase in phrases if not phrase.section] == KERNEL_REFUSALS


@pytest.mark.parametrize(("kind", "action", "coins"), [("scribes", "scribe", 6), ("philosophers", "philosopher", 4)])
def test_hometown_actions(kind: str, action: str, coins: int) -> None:
    """§4.1.home Scribes act for 6 coins, philosophers for 4, with one hourglass and no tile, whatever their symbol."""
    for symbol in ("temple", "oracle", "trade"):
        w = world(f"at {kind}_{symbol}").play(ANNA, f"home {kind}_{symbol}")
        assert w.seen["action"]["action"] == action
        w.play(ANNA, min(w.may(ANNA) - {"done"}), "done")
        assert (w.coins(ANNA), w.time(ANNA)["singles"], w.time(ANNA)["tiles"]) == (20 - coins, 2, [])
        assert w.mat(ANNA)["tired"] == [f"{kind}_{symbol}"]


# -- refusals ------------------------------------------------------------------------------------------------------

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
UNREACHABLE = {
    "refusal-none-left": "a pick of Gentes has a refusal of its own for what is not there",
    "refusal-would-strand": "enough people are always left for the start, and a scribe needs one card only",
}
PEOPLE = ["noble", "artisan", "soldier", "merchant", "priest", "scholar"]
FULL_TEMPLES = "at athenai, at olympia, at ephesus, at byblos, at scribes_temple, at philosophers_temple"
FORGE = "hand forge, 2 artisan, 1 soldier"


def refused() -> list[tuple[str, World, int, tuple[str, ...]]]:
    """Return one case for every refusal: key, world, seat, draft."""
    draft = new_world(2).chance("start 0", *[f"column {group}" for group in PEOPLE]).any_cards()
    over = world("0 coins", phase="final", round=6)
    scribe = world("at scribes_temple", round=3).play(ANNA, "tile scribe_1", "use scribes_temple")
    cheap = world("at scribes_temple", round=3).play(ANNA, "tile scribe_1", "use scribes_temple", "price 5")
    towns = "at philosophers_temple, at philosophers_oracle"
    two_prices = world(f"{towns}, at inventors_trade").play(ANNA, "tile philosopher_1")
    poor = world(f"{towns}, 1 coins").play(ANNA, "tile philosopher_1")
    four = world("6 noble").play(ANNA, "tile philosopher_1")
    trains = world("at philosophers_temple, 6 noble").play(ANNA, "tile philosopher_1", "use philosophers_temple")
    build = world("at athenai").play(ANNA, "tile seafarer_1", "doubles 1")
    any_city = world("").play(ANNA, "tile seafarer_4", "doubles 1")
    six = "at inventors_temple, at delphi, at dodona, at tyrus, at miletus, at troia"
    clear = world(six, FULL_TEMPLES).play(ANNA, "tile seafarer_1", "doubles 1")
    play = world("hand stele, hand harbour, hand altar, 1 noble, 2 priest, 2 soldier, 2 merchant").play(
        ANNA, "tile chronicler_9"
    )
    loses = world(f"{FORGE}, 1 scholar, 3 oracle").play(ANNA, "tile chronicler_9", "play forge")
    virtual = world(f"{FORGE}, 3 temple, 2 oracle").play(ANNA, "tile chronicler_9", "play forge")
    bears = world(f"{FORGE}, hand stele, 1 noble, 2 priest, 1 temple, 2 oracle").play(ANNA, "tile chronicler_9")
    tangled = with_pack("gains = { temple = 2, oracle = 1 }\nloses = { scholar = 1 }")
    visits = "at syracusae, at corinthus, at tyrus, played trading_post, played altar, 3 coins"
    active = world(visits, phase="activate").play(ANNA, "activate syracusae", "exchange trading_post")
    cards = ["altar", "well", "harbour", "trading_post", "insula", "catapult", "granary"]
    limit = world(", ".join(f"hand {card}" for card in cards) + ", 9 cubes, 0 singles", phase="limit")
    pile = world("", round=3).play(ANNA, "tile scribe_5", "doubles 1", "take altar")
    used = world(
        "at philosophers_temple, tired philosophers_temple, at inventors_trade, at scribes_trade", "at scribes_temple"
    )
    return [
        ("not-your-turn", world(), BEN, ("tax short",)),
        ("not-asked-now", world(), ANNA, ("train noble",)),
        ("later-in-order", pile_order(), ANNA, ("take altar",)),
        ("too-few-taken", world("", round=3).play(ANNA, "tile scribe_1"), ANNA, ("done",)),
        ("too-far", world(), ANNA, ("tax short", "tax short")),
        ("match-over", over, ANNA, ("done",)),
        ("not-revealed", draft, draft.asked, ("draft citadel",)),
        ("no-passing", world(), ANNA, ("done",)),
        ("main-action-done", world("1 oracle, 1 noble").play(ANNA, "tax short"), ANNA, ("tax short",)),
        ("not-in-play", world(), ANNA, ("tile chronicler_5",)),
        ("tile-taken", world("", "tile leader"), ANNA, ("tile leader",)),
        ("card-not-played", world(), ANNA, ("act forum",)),
        ("no-card-action", world("played altar"), ANNA, ("act altar",)),
        ("card-spent", world("played shipyard, spent shipyard"), ANNA, ("act shipyard",)),
        ("not-your-town", used, ANNA, ("home scribes_temple",)),
        ("town-spent", used, ANNA, ("home philosophers_temple",)),
        ("no-own-action", used, ANNA, ("home inventors_trade",)),
        ("tax-closed", world(options={"no_four_coin_tax": True}), ANNA, ("tax short",)),
        ("too-few-coins", world("3 coins"), ANNA, ("tile philosopher_1",)),
        ("no-time", world("6 singles"), ANNA, ("tile philosopher_1",)),
        ("nobody-to-train", trains, ANNA, ("price 1",)),
        ("no-space", world("at inventors_temple", FULL_TEMPLES), ANNA, ("tile seafarer_1",)),
        ("no-card-to-take", scribe_without_row(), ANNA, ("price 5",)),
        ("nothing-playable", world("hand altar"), ANNA, ("tile chronicler_1",)),
        (
            "town-not-fitting",
            world(f"{towns}, at scribes_trade").play(ANNA, "tile philosopher_1"),
            ANNA,
            ("use scribes_trade",),
        ),
        ("one-price", two_prices, ANNA, ("use philosophers_temple", "use philosophers_oracle")),
        ("needs-price", poor, ANNA, ("done",)),
        ("price-range", scribe, ANNA, ("price 11",)),
        ("too-many-doubles", world().play(ANNA, "tax long"), ANNA, ("doubles 2",)),
        ("group-full", four, ANNA, ("train noble",)),
        ("too-dear", four, ANNA, ("train artisan", "train scholar")),
        ("region-closed", any_city, ANNA, ("build cyrene",)),
        ("wrong-symbol", build, ANNA, ("build delphi",)),
        ("space-taken", build, ANNA, ("build athenai",)),
        ("not-your-city", clear, ANNA, ("clear athenai",)),
        ("nowhere-to-go", clear, ANNA, ("clear delphi",)),
        ("not-on-offer", cheap, ANNA, ("take citadel",)),
        ("not-mixed", pile, ANNA, ("take academy",)),
        ("too-far-right", cheap, ANNA, ("take sanctuary",)),
        ("pile-limit", cheap, ANNA, ("take altar",)),
        ("not-in-hand", play, ANNA, ("play forge",)),
        ("people-missing", play, ANNA, ("play altar",)),
        ("city-missing", play, ANNA, ("play harbour",)),
        ("penalty-missing", bears, ANNA, ("play forge",)),
        ("not-left", tangled, ANNA, ("next unlock",)),
        ("would-fail", tangled, ANNA, ("next lose_scholar",)),
        ("no-person", virtual, ANNA, ("lose scholar",)),
        ("not-this-group", loses, ANNA, ("lose artisan",)),
        ("too-few-cubes", loses, ANNA, ("spare 1",)),
        ("no-cubes", world("1 noble, 2 oracle"), ANNA, ("recruit noble 0",)),
        ("all-taken", one_price(), ANNA, ("use scribes_temple", "use scribes_oracle")),
        ("no-oracle", world("1 noble"), ANNA, ("swap noble priest",)),
        ("same-group", world("1 noble, 1 oracle"), ANNA, ("swap noble noble",)),
        ("not-your-major", active, ANNA, ("activate athenai",)),
        ("visited", active, ANNA, ("activate syracusae",)),
        ("region-done", active, ANNA, ("activate corinthus",)),
        ("no-exchange", active, ANNA, ("exchange altar",)),
        ("exchanged", active, ANNA, ("exchange trading_post",)),
        ("must-fit", limit, ANNA, ("doubles 0",)),
        ("area-full", epoch_cube("4 temple, 4 oracle"), ANNA, ("cube oracle",)),
        ("room-left", epoch_cube("4 temple, 3 oracle"), ANNA, ("done",)),
    ]


def epoch_cube(cubes: str) -> World:
    """Return the moment at which Anna gets a cube for the new epoch."""
    return world(f"0 cubes, {cubes}", phase="decline", round=2).any_cards()


def one_price() -> World:
    """Return the moment at which Anna may use one of two hometowns."""
    return world("at scribes_temple, at scribes_oracle").play(ANNA, "tile scribe_1")


def pile_order() -> World:
    """Return the moment at which Anna has taken the Forge from the pile: the Altar stands before it in the deck."""
    return world("", round=3).play(ANNA, "tile scribe_5", "doubles 1", "take forge")


def scribe_without_row() -> World:
    """Return the moment at which Anna sets a scribe's price and only the discard pile has cards."""
    held = ", ".join(f"hand {row['key']}" for row in TITLE.rows()["card"][18:36])
    return world("at scribes_temple", held, market=[], stock=[], round=3).play(
        ANNA, "tile scribe_1", "use scribes_temple"
    )


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


# -- story and questions -------------------------------------------------------------------------------------------


def random_match(seats: int, seed: int, asked: set[str], **options: object) -> World:
    """Play a whole match at random."""
    match = saecula.new("gentes", seats=seats, seed=seed, options=options)
    rng = Rng(Chance(seed, BOTS), 1)
    while not match.over and len(match.events) < 3000:
        seat = match.to_act[0]
        asked.add(match.ask_key)
        legal = choices(match.state, seat)
        match.play(seat, legal[rng.below(len(legal))])
    assert match.over
    return World(match)


def test_every_line_is_told_and_every_question_asked() -> None:
    """Every line of the story is told, and every question asked, in random matches and a few scenes."""
    asked = {"start", "column", "card"}  # nature's
    worlds = [random_match(2, 1, asked), random_match(3, 2, asked), random_match(4, 3, asked)]
    six = "at athenai, at syracusae, at cnossus, at ephesus, at scribes_temple, at inventors_trade"
    lost = world("hand barracks, 6 soldier, 1 priest", round=3).play(ANNA, "tile chronicler_9", "play barracks")
    bereft = world(f"{FORGE}, 1 scholar").play(ANNA, "tile chronicler_9", "play forge")
    spared = world(f"{FORGE}, 1 scholar, 3 oracle").play(ANNA, "tile chronicler_9", "play forge")
    asked |= {spared.asks, with_pack("gains = { scholar = 1 }\nloses = { scholar = 1 }").asks}
    spared.play(ANNA, "spare 0")
    moved = world(six).play(ANNA, "tile seafarer_3", "doubles 1")
    asked.add(moved.asks)
    moved.play(ANNA, "clear syracusae", "build syracusae")
    gifts = world("played trading_post, played treasury, played altar", "", phase="decline")
    gifts.play(ANNA, "exchange trading_post")
    helped = world("at inventors_trade, at philosophers_trade, at athenai").play(ANNA, "tile philosopher_1")
    asked.add(helped.asks)
    helped.play(ANNA, "use philosophers_trade", "use inventors_trade")
    asked.add(helped.asks)
    acted = world("played forum, at scribes_trade", round=3).play(ANNA, "act forum").play(BEN, "tax short")
    acted.play(ANNA, "home scribes_trade", "take academy", "done")
    cube = epoch_cube("0 temple")
    full = epoch_cube("4 temple, 4 oracle")
    asked |= {cube.asks, full.asks}
    scored = world("hand altar, 3 priest", phase="final", round=6)
    asked.add(scored.asks)
    hospital = world("hand hospital, 2 priest, 3 scholar", round=3).play(ANNA, "tile chronicler_9", "play hospital")
    asked.add(hospital.asks)
    town = world("at athenai").play(ANNA, "tile seafarer_1", "doubles 1", "build inventors_temple")
    asked.add(town.asks)
    gift = world("6 singles, played treasury", "7 singles").play(ANNA, "tax short")
    pushed = world("3 noble, 3 artisan").play(ANNA, "tile philosopher_1", "train noble")
    worlds += [
        gift,
        pushed,
        lost,
        bereft,
        spared,
        moved,
        gifts,
        helped,
        acted,
        cube.play(ANNA, "cube temple"),
        full.play(ANNA, "done"),
        scored.play(ANNA, "score altar"),
        world("hand altar, 3 priest", phase="final", round=6).play(ANNA, "done"),
    ]
    told = {f"line-{key}" for w in worlds for key in w.told}
    assert {phrase.key for phrase in TITLE.lines.all[1:]} - told == set()
    assert {phrase.key.removeprefix("ask-") for phrase in TITLE.asks.all[1:]} - asked == set()
