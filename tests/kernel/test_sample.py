"""The sample keeps its own rules, data, texts and outline: the template for a new title's tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saecula.games.sample
from saecula import Problem
from saecula.games.sample import TITLE
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices, to_act, why_not
from saecula.kernel.state import ALLOWED, SPECTATOR
from saecula.texts import LANGUAGES, Texts
from tests.kernel.market import ANNA, BEN, WORDS, at, lines, market, nature, play_on, reason
from tools.write_positions import schema

HERE = Path(saecula.games.sample.__file__).parent


def coins(*shown: str) -> list[int]:
    """Everybody shows one lantern; who earns what?"""
    match = at(*shown)
    for seat, lantern in enumerate(shown):
        if lantern:
            match.play(seat, f"show {lantern}")
    return [score.points for score in match.scores]


def test_everybody_is_dealt_three_cards() -> None:
    """§2 Twenty cards, three to each, the rest is the deck."""
    view = market(seats=3).view()
    assert (view["deck"], [stall["cards"] for stall in view["seats"]]) == (11, [3, 3, 3])
    assert [stall["lamps"] for stall in market(lamps=2).view()["seats"]] == [2, 2, 2]


def test_the_dearest_lantern_that_shines_alone_is_sold() -> None:
    """§3.1 Equal lanterns outshine each other; perhaps nobody sells; without cards nobody shows."""
    assert coins("paper", "silk", "jade") == [0, 0, 6]
    assert coins("paper", "jade", "jade") == [1, 0, 0]
    assert coins("silk", "silk", "silk") == [0, 0, 0]
    assert coins("silk", "silk") == [0, 0]
    assert coins("silk", "", "paper") == [2, 0, 0]


def test_shown_lanterns_are_laid_away() -> None:
    """§3.1 Sold or not, they lie open to all."""
    match = at("paper", "silk").play(BEN, "show silk").play(ANNA, "show paper")
    assert match.view()["away"] == {"paper": 1, "silk": 1}
    assert [key for key, _ in lines(match, SPECTATOR)] == ["line-shows", "line-shows", "line-sells"]


def test_no_more_cards_than_the_deck_has() -> None:
    """§3.2 Up to three cards, if there are so many."""
    match = at("paper", "silk", phase="turn", away={"paper": 5, "silk": 4, "glass": 4, "brass": 3})
    refused = match.why_not(ANNA, "stock 3")
    assert refused is not None
    assert refused.section == "3.2"
    assert reason(match, ANNA, "stock 3") == ("too-few-cards", (2,))


def test_the_stall_holds_three_cards() -> None:
    """§3.3 Whoever has more lays the rest away; whoever has three or fewer is not asked."""
    match = at("paper silk", "silk", phase="turn").play(ANNA, "stock 1")
    assert nature(match, "jade").to_act == (BEN,)


def test_four_rounds_then_coins_then_lamps() -> None:
    """§4 The match ends after four rounds; among equals, lamps left decide; full equals share a place."""
    match = at("paper", "paper", "paper", round=4, phase="turn", lamps=1)
    match.play(match.to_act[0], "peek")
    nature(match, "jade")
    while not match.over:
        match.play(match.to_act[0], "stock 0")
    assert [(score.points, score.place) for score in match.scores] == [(0, 3), (0, 1), (0, 1)]
    assert TITLE.ending(match.state) in TITLE.endings


def test_a_pack_changes_prices_and_names() -> None:
    """The owner of another box corrects values in a text file."""
    pack = '[[lantern]]\nkey = "paper"\nprice = 50\nname = { en = "Sky lantern", de = "Himmelslaterne" }\n'
    match = market(pack=pack)
    assert match.facts["paper"] == {"price": 50, "cards": 6}
    assert match.texts("de").plain_name("lantern/paper") == "Himmelslaterne"
    assert "50" in match.help("lantern/paper")
    assert play_on(match, 1000).over
    assert market().facts["paper"]["price"] == 1


@pytest.mark.parametrize(
    ("pack", "key"),
    [
        ("[[lantern]]\nkey = 'neon'\nprice = 1", "pack-unknown-row"),
        ("[[lamp]]\nkey = 'paper'", "pack-unknown-table"),
        ("[[lantern]]\nkey = 'paper'\ncards = 0", "pack-bad-value"),
        ("[[lantern]]\nkey = 'paper'\ncolour = 'red'", "pack-bad-value"),
        ("lantern", "pack-not-toml"),
    ],
)
def test_a_wrong_pack_is_a_problem(pack: str, key: str) -> None:
    """It says which row and which field."""
    with pytest.raises(Problem) as caught:
        market(pack=pack)
    assert caught.value.key == key


@pytest.mark.parametrize(
    "facts",
    [
        {"seats": [{}]},
        {"seats": [{}, {}], "active": 2},
        {"seats": [{}, {"hand": {"jade": 3}}]},
        {"seats": [{"hand": {"paper": 2, "silk": 2}}, {}]},
        {"seats": [{}, {}], "away": {"jade": 3}},
        {"seats": [{}, {}], "round": 5},
        {"seats": [{}, {}], "options": {"lamps": 3}},
        {"seats": [{}, {}], "weather": "fine"},
    ],
)
def test_a_position_that_cannot_exist_is_a_problem(facts: dict[str, object]) -> None:
    """Form and sense are checked before anything is set up."""
    with pytest.raises(Problem):
        saecula.position("sample", facts)
    assert schema("sample")["$defs"]


def test_advice_is_legal_and_sensible() -> None:
    """Show the dearest, fill the hand, drop the cheapest."""
    rng = Rng(Chance(1), 1)
    match = market(seed=9, lamps=2)
    while not match.over:
        seat = match.to_act[0]
        legal = choices(match.state, seat)
        choice = TITLE.advice(match.state, seat, legal, rng)
        assert choice in legal
        match.play(seat, choice)
    turn = at("paper jade", "silk", phase="turn")
    assert WORDS.notation(TITLE.advice(turn.state, ANNA, choices(turn.state, ANNA), rng)) == "stock 1"
    show = at("paper jade", "silk")
    assert WORDS.notation(TITLE.advice(show.state, ANNA, choices(show.state, ANNA), rng)) == "show jade"


def test_every_refusal_occurs() -> None:
    """Over random matches, each of the title's refusals is somebody's answer."""
    missing = set(range(len(TITLE.why.all))) - {0}
    for seed in range(30):
        match = market(seats=2 + seed % 2, seed=seed, lamps=seed % 3)
        while not match.over:
            for seat in range(match.seats):
                missing -= {why_not(match.state, seat, choice) for choice in range(len(WORDS))}
            seat = to_act(match.state)[0]
            legal = choices(match.state, seat)
            match.play(seat, legal[(seed + len(match.events)) % len(legal)])
        missing.discard(why_not(match.state, ANNA, ALLOWED))
    kernel_only = {"refusal-too-far", "refusal-all-taken"}
    assert {TITLE.why.all[code].key for code in missing} <= kernel_only


def test_every_section_is_cited() -> None:
    """Each section of the outline is named by a rule, and no phrase names another."""
    sections = {line.split("\t")[0] for line in (HERE / "outline.txt").read_text("utf-8").splitlines()}
    code = "".join(file.read_text("utf-8") for file in HERE.rglob("*.py"))
    cited = set(re.findall(r"§(\d(?:\.\d)?)", code))
    assert cited == sections - {"1"}  # the idea of the game
    named = {phrase.section for phrases in (TITLE.asks, TITLE.why, TITLE.lines) for phrase in phrases.all}
    assert named - {""} <= sections


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there(lang: str) -> None:
    """Asks, choices, lines, refusals, things, their help, options, the title itself."""
    texts = Texts("sample", lang)
    phrases = [phrase.key for phrase in (*TITLE.asks.all[1:], *TITLE.lines.all[1:])]
    own = [phrase.key for phrase in TITLE.why.all if phrase.section]
    things = [thing.replace("/", "-") for kind in TITLE.components for (thing,) in kind.things]
    keys = [*phrases, *own, *things, *[f"help-{thing}" for thing in things]]
    keys += [f"choice-{verb.name}" for verb in WORDS.verbs] + ["option-lamps", "title", "title-tagline"]
    assert [key for key in keys if not texts.has(key)] == []
    match = market(seed=2)
    for seat in range(SPECTATOR, 3):
        assert all(line and not line.startswith("line-") for line in match.story(seat, lang))
    assert not match.ask(ANNA, lang).text.startswith("ask-")
