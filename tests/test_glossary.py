"""One word per thing: the glossary has the words that are used, and a class name belongs to one class."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.figures import SHARED_NAMES, class_homes, class_names_defined_twice, files_of, shared_names

ROOT = Path(__file__).parent.parent
GLOSSARY = (ROOT / "GLOSSARY.md").read_text("utf-8").partition(SHARED_NAMES)[0]
ENTRIES = {
    row: re.findall(r"\*\*(.+?)\*\*", row.partition(" – ")[0]) for row in re.findall(r"^\* .*", GLOSSARY, re.MULTILINE)
}
TERMS = [term for terms in ENTRIES.values() for term in terms]
HOMES = class_homes(ROOT)
USED = " ".join(
    file.read_text("utf-8").lower()
    for folder, suffix in (("src", ".py"), ("docs", ".md"))
    for file in files_of(ROOT / folder, suffix)
)


@pytest.mark.parametrize("term", TERMS)
def test_every_term_is_used(term: str) -> None:
    """A word that neither the code nor the documents say is struck from the glossary."""
    assert re.search(rf"\b{term.replace(' ', '[ -]')}(s|es)?\b", USED)


def test_a_term_is_explained_once() -> None:
    """Two explanations would be two meanings."""
    assert sorted(set(TERMS)) == sorted(TERMS)


@pytest.mark.parametrize("row", ENTRIES)
def test_a_class_of_that_name_stands_beside_its_term(row: str) -> None:
    """Nothing else is called so; whoever reads the entry knows where to look."""
    named = re.findall(r"`([A-Z]\w+)`", row.partition(" – ")[0])
    assert [name for name in named if name not in HOMES] == [], "no such class: strike it from the entry"
    bearing = ["".join(word.capitalize() for word in re.split("[ -]", term)) for term in ENTRIES[row]]
    outside = [name for name in bearing if name in HOMES and name not in shared_names(ROOT)]
    assert set(outside) <= set(named), "a class is called like the term: name it in the entry, or rename it"


def test_the_glossary_explains_the_words_of_the_architecture() -> None:
    """Whoever begins with docs/architecture.md finds its words."""
    words = "title match table seat player choice verb frame nature event view line ask refusal draft pick mark tables"
    assert set(words.split()) <= set(TERMS)


def test_a_class_name_belongs_to_one_class() -> None:
    """Titles may share a name, one class in each, where the glossary explains it."""
    told = (
        f"rename all but one; or, if every title has one of its own, explain the name in GLOSSARY.md, “{SHARED_NAMES}”"
    )
    assert class_names_defined_twice(ROOT) == [], told


def test_names_that_are_explained_are_shared() -> None:
    """An explanation that nobody needs any more goes."""
    stale = {name for name in shared_names(ROOT) if len(HOMES.get(name, ())) < 2}
    assert stale == set(), f"strike these names from GLOSSARY.md, “{SHARED_NAMES}”"
