"""One word per thing: the glossary has the words that are used, and a class name belongs to one class."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.figures import SHARED_NAMES, class_homes, files_of, shared_names

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


def test_the_glossary_explains_the_words_of_the_architecture() -> None:
    """Whoever begins with docs/architecture.md finds its words."""
    words = "title match table seat player choice verb frame nature event view line ask refusal draft pick mark tables"
    assert set(words.split()) <= set(TERMS)


def test_names_that_are_explained_are_shared() -> None:
    """An explanation that nobody needs any more goes."""
    stale = {name for name in shared_names(ROOT) if len(HOMES.get(name, ())) < 2}
    assert stale == set(), f"strike these names from GLOSSARY.md, “{SHARED_NAMES}”"
