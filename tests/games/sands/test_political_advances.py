"""§5.7 The political advances, one test each: what it does, and that without it nothing happens."""

from __future__ import annotations

import pytest

from tests.games.sands.test_advances import FOUR, having, lacking
from tests.games.sands.world import ANGELIKA, MARION


def test_law() -> None:
    """§5.3 A crop less per own warrior in the annexed land, R105 down to nothing."""
    empire = "capital gallia, province italia, province hispania, libya PW, rhodes WWWW, 9 crops"
    w = having("law", empire, cards=["conquer", "govern"]).play(MARION, "play conquer")
    assert (w.notes(MARION, "annex libya")[0], w.notes(MARION, "annex rhodes")[0]) == (2, 0)
    plain = lacking(empire, cards=["conquer", "govern"]).play(MARION, "play conquer")
    assert plain.notes(MARION, "annex libya")[0] == 3


def strengths(advance: str, land: str, people: str, *, defends: bool = False) -> int:
    """Return Marion's strength before the dice, attacking or defending."""
    own = f"capital gallia, {land} {people}, 9 crops"
    other = f"capital syria, {land} WWW, 9 crops"
    active = ANGELIKA if defends else MARION
    w = having(advance, own, other, start=active, cards=["conquer", "govern"])
    w.play(active, "play conquer", f"attack {land} {MARION if defends else ANGELIKA}")
    return next(int(side["base"]) for side in w.seen["battle"]["sides"] if side["seat"] == MARION)


@pytest.mark.parametrize("defends", [False, True])
@pytest.mark.parametrize(
    ("advance", "plains", "mountain", "island"),
    [
        ("law", 5, 5, 5),
        ("bronze_working", 6, 6, 6),
        ("chariots", 7, 5, 5),
        ("phalanx", 5, 7, 5),
        ("triremes", 5, 5, 9),
        ("iron_working", 8, 8, 8),
    ],
)
def test_strength(advance: str, plains: int, mountain: int, island: int, *, defends: bool) -> None:
    """§5.3 R106 One peasant and two warriors in Libya, Mauretania and Rhodes; the same for both sides."""
    found = [strengths(advance, land, "PWW", defends=defends) for land in ("libya", "mauretania", "rhodes")]
    assert found == [plains, mountain, island]


def test_bronze_working() -> None:
    """§5.3 Once, not per warrior."""
    assert strengths("bronze_working", "libya", "WWWW") == 9


def test_chariots() -> None:
    """§5.3 One per warrior in plains, none for peasants."""
    assert strengths("chariots", "libya", "PPPWWW") == 3 + 9


def test_phalanx() -> None:
    """§5.3 One per warrior in mountains."""
    assert strengths("phalanx", "italia", "WWW") == 9


def test_triremes() -> None:
    """§5.3 Two per warrior on islands."""
    assert strengths("triremes", "sicilia", "PW") == 1 + 4


def test_iron_working() -> None:
    """§5.3 R106 Two more, added to the one of Bronze-working on the same tree."""
    assert strengths("iron_working", "libya", "P") == 1 + 1 + 2


def test_horsemanship() -> None:
    """§5.4 R99 Warriors move up to two lands in a raid, not in a migration."""
    w = having("horsemanship", "capital gallia, gallia W", cards=["raid", "migrate"]).play(MARION, "play raid")
    assert w.refuses(MARION, "move warrior gallia graecia") == ""
    assert w.refuses(MARION, "move warrior gallia rhodes") == "not-reached"
    assert w.refuses(MARION, "move warrior gallia gallia") == "not-reached"
    m = having("horsemanship", "capital gallia, gallia W", cards=["raid", "migrate"]).play(MARION, "play migrate")
    assert m.refuses(MARION, "move warrior gallia graecia") == "not-reached"


def test_conscription() -> None:
    """§5.2 A second warrior, in a different land."""
    w = having("conscription", "capital gallia, province italia, province hispania, 5 gold", cards=["muster", "govern"])
    w.play(MARION, "play muster", "muster gallia")
    assert w.refuses(MARION, "muster gallia") == "mustered-here"
    w.play(MARION, "muster italia")
    assert (w.gold(MARION), w.asks) == (3, "card")


def test_monarchy() -> None:
    """§5.2 The box of Muster is open."""
    w = having("monarchy", "capital gallia, gallia P, 1 gold", cards=["muster", "govern"])
    assert w.play(MARION, "play muster", "train gallia").people(MARION, "gallia") == "W"


def test_bureaucracy() -> None:
    """§5.3 §5.6 R105 Two territories fewer count for annexing and governing, one at least."""
    w = having("bureaucracy", f"{FOUR}, libya P, 9 crops, unrest 5", cards=["conquer", "govern"])
    assert w.play(MARION, "play conquer").notes(MARION, "annex libya")[0] == 2
    g = having("bureaucracy", f"{FOUR}, 9 crops, unrest 5", cards=["conquer", "govern"]).play(MARION, "play govern")
    assert g.notes(MARION, "govern 2")[0] == 4
    small = having("bureaucracy", "capital gallia, province italia, 9 crops, unrest 5", cards=["govern"])
    assert small.play(MARION, "play govern").notes(MARION, "govern 2")[0] == 2


def test_legions() -> None:
    """§5.3 R106 The victor returns nobody, attacking or defending; unrest rises all the same."""
    w = having(
        "legions", "capital gallia, libya PWW, 9 crops", "capital syria, libya P", cards=["conquer", "govern"]
    ).play(MARION, "play conquer", f"attack libya {ANGELIKA}")
    w.play(MARION, "die 1").play(ANGELIKA, "die 1")
    assert (w.people(MARION, "libya"), w.unrest(MARION)) == ("PWW", 4)
    d = having(
        "legions", "capital gallia, libya PWW", "capital syria, libya PP, 9 crops", start=ANGELIKA, cards=["conquer"]
    ).play(ANGELIKA, "play conquer", f"attack libya {MARION}")
    d.play(MARION, "die 1").play(ANGELIKA, "die 1")
    assert (d.people(MARION, "libya"), d.people(ANGELIKA, "libya")) == ("PWW", "")
