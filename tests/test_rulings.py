"""The rulings: each stands in the data, is cited by the code that follows it, and its positions show what it says."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula.games import TITLES
from saecula.rulebook import rules_text
from saecula.server.routes import rules_html
from saecula.term.rulebook import find_section
from saecula.texts import LANGUAGES
from tools.write_rulings import DOCS, anchors, page, rulings

ROOT = Path(__file__).parent.parent
KEYS = [title.key for title in TITLES if rulings(title.key)]
RULINGS = [(title, ruling) for title in KEYS for ruling in rulings(title)]
EXAMPLES = [(title, ruling, one) for title, ruling in RULINGS for one in ruling.get("example", [])]
NUMBER = re.compile(r"(?<![§\w])([RA]\d+)\b")
each_title = pytest.mark.parametrize("title", KEYS)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def cited(title: str) -> frozenset[str]:
    """Return the numbers of rulings that the code of a title names."""
    folder = ROOT / "src" / "saecula" / "games" / title
    return frozenset(number for file in folder.rglob("*.py") for number in NUMBER.findall(file.read_text("utf-8")))


@each_title
def test_every_number_in_the_code_is_a_ruling(title: str) -> None:
    """Nobody looks for a ruling that is not there."""
    numbers = [ruling["key"] for ruling in rulings(title)]
    assert len(numbers) == len(set(numbers))
    assert cited(title) - set(numbers) == set()


@each_title
def test_every_ruling_is_cited_by_code(title: str) -> None:
    """A ruling without code is about words alone, and says so."""
    in_words_only = {ruling["key"] for ruling in rulings(title) if ruling.get("in_words_only")}
    assert {ruling["key"] for ruling in rulings(title)} - cited(title) == in_words_only


@each_title
def test_rulings_name_sections_and_options_that_exist(title: str) -> None:
    """Their links lead somewhere."""
    game = next(one for one in TITLES if one.key == title)
    known = set(re.findall(r'<a id="([^"]+)"', (ROOT / "docs" / "rules" / f"{title}.en.md").read_text("utf-8")))
    for ruling in rulings(title):
        assert ruling["sections"], ruling["key"]
        assert set(ruling["sections"]) <= known, ruling["key"]
        assert ruling.get("option", game.options[0].key) in {option.key for option in game.options}


@each_title
def test_rulings_are_told_in_both_languages(title: str) -> None:
    """Question, decision and reason, and the book where it says something."""
    for ruling in rulings(title):
        for part in ("question", "decision", "reason", *(["book"] if "book" in ruling else [])):
            assert set(ruling[part]) == set(LANGUAGES), ruling["key"]
            assert all(ruling[part].values()), ruling["key"]


@each_title
@each_language
def test_the_pages_are_fresh(title: str, lang: str) -> None:
    """`python -m tools.write_rulings` writes them."""
    assert (DOCS / f"{title}.{lang}.md").read_text("utf-8") == page(title, lang)


@pytest.mark.parametrize(("title", "ruling", "one"), EXAMPLES, ids=[f"{one[0]}-{one[1]['key']}" for one in EXAMPLES])
def test_a_position_shows_what_its_ruling_says(title: str, ruling: dict[str, Any], one: dict[str, Any]) -> None:
    """It can be set up and played, and allows and refuses what is told."""
    match = saecula.position(title, json.loads(one["position"]), seed=1)
    for move in one["moves"]:
        seat, _, words = move.partition(" ")
        match.play(int(seat), words)
    assert match.ask_key == one["asks"], ruling["key"]
    for move in one["allowed"]:
        seat, _, words = move.partition(" ")
        assert match.why_not(int(seat), words) is None, move
    for move in one["refused"]:
        seat, _, words = move.partition(" ")
        assert match.why_not(int(seat), words) is not None, move


@pytest.mark.parametrize(("title", "key"), [("sands", "R37"), ("gentes", "A75"), ("khronos", "A67"), ("bronze", "R28")])
@each_language
def test_a_ruling_is_found_in_the_terminal_and_on_the_page(title: str, key: str, lang: str) -> None:
    """`rules R37` prints it; in the drawer its sections link to it, and it links back."""
    ruling = next(one for one in rulings(title) if one["key"] == key)
    section = find_section(title, lang, key.lower())
    assert ruling["question"][lang].rstrip("?") in section.text
    html = rules_html(title, lang)
    assert f'id="ruling-{key}"' in html
    assert f'href="#ruling-{key}"' in html
    assert key in find_section(title, lang, ruling["sections"][0]).text


def test_a_section_of_the_same_name_comes_first() -> None:
    """Khronos has a section A1 and a ruling A1."""
    assert find_section("khronos", "en", "A1").chapter
    assert anchors("A1", "khronos") == '<a id="ruling-A1"></a>'
    assert "A1 ·" in find_section("khronos", "en", "ruling-A1").text


def test_links_stay_inside_the_text() -> None:
    """Rules and rulings are one text there."""
    for title in KEYS:
        for lang in LANGUAGES:
            assert "](../" not in rules_text(title, lang)
