"""Is everything there? Sections, rulings, cases, refusals, story lines and questions, each cited or seen."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from saecula.games.sands import TITLE
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices
from saecula.kernel.state import NATURE
from tests.games.sands.world import ANGELIKA, MARION, World, new_world, world

ROOT = Path(__file__).parents[3]
SANDS = ROOT / "src" / "saecula" / "games" / "sands"
TESTS = Path(__file__).parent

CASES = [f"T{n:02}" for n in range(1, 26)] + [
    f"D{n:02}" for n in (1, 2, 4, 6, 7, 8, 9, 10, 11, 14, 16, 17, 18, 19, 20, 22, 24, 25)
]
RULINGS = [f"R{n}" for n in range(1, 114)]
SECTIONS_WITHOUT_RULES = {
    "1.0": "the story of the box",
    "2.9": "the aid sheet is help and texts",
}
WORDING_ONLY = {
    "R77": "two German names of one category",
    "R79": "two German names of one track",
}
RULINGS_WITHOUT_CODE = WORDING_ONLY | {"R2": "nameless seas have no row"}
UNREACHABLE = {
    "no-place-for-caravan": "a network has more borders than a player has caravans, on every map without a pack",
}


@cache
def code() -> str:
    """Return the rules as text."""
    return "\n".join(path.read_text("utf-8") for path in sorted(SANDS.rglob("*.py")))


@cache
def checks() -> str:
    """Return the tests as text, without this list of excuses."""
    files = [path for path in sorted(TESTS.glob("test_*.py")) if path.name != Path(__file__).name]
    return "\n".join(path.read_text("utf-8") for path in files)


def cites(text: str, mark: str) -> bool:
    """Say whether a text cites a section, a ruling or a case."""
    return re.search(rf"{re.escape(mark)}(?!\w|\.\d)", text) is not None


def outline() -> list[str]:
    """Return the sections."""
    return [line.split("\t")[0] for line in (SANDS / "outline.txt").read_text("utf-8").splitlines()]


def test_outline() -> None:
    """The outline names every section of the rulebook once."""
    chapters = [(1, 0), (2, 9), (3, 0), (4, 6), (5, 11), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0)]
    assert outline() == [f"{chapter}.{n}" for chapter, last in chapters for n in range(last + 1)]


@pytest.mark.parametrize("section", outline())
def test_section(section: str) -> None:
    """Every section is cited in code and in tests, or excused by name."""
    cited = (cites(code(), f"§{section}"), cites(checks(), f"§{section}"))
    assert cited == ((False, False) if section in SECTIONS_WITHOUT_RULES else (True, True))


@pytest.mark.parametrize("ruling", RULINGS)
def test_ruling(ruling: str) -> None:
    """Every ruling is cited in code and in tests, or excused by name."""
    assert cites(code(), ruling) == (ruling not in RULINGS_WITHOUT_CODE)
    assert cites(checks(), ruling) == (ruling not in WORDING_ONLY)


@pytest.mark.parametrize("case", CASES)
def test_case(case: str) -> None:
    """Every worked example and every companion is a test that names it."""
    assert re.search(rf"def test_{case.lower()}_", checks())
    assert cites(checks(), case)


def test_phrases_cite_sections_of_the_outline() -> None:
    """Every refusal, question and line names a section that exists; the kernel's refusals have none."""
    phrases = [phrase for phrases in (TITLE.why, TITLE.asks, TITLE.lines) for phrase in phrases.all[1:]]
    assert {phrase.section for phrase in phrases} - {""} <= set(outline())
    assert len([phrase for phrase in phrases if not phrase.section]) == 9


def test_no_refusal_is_forgotten() -> None:
    """Every refusal of the rules is expected by some test, or excused by name."""
    keys = [phrase.key.removeprefix("refusal-") for phrase in TITLE.why.all[1:] if phrase.section]
    assert len(keys) > 80
    assert [key for key in keys if f'"{key}"' not in checks()] == list(UNREACHABLE)


# -- story and questions ----------------------------------------------------------------------------------------------


def play_on(w: World, seed: int, asked: set[str]) -> World:
    """Play at random to the end, noting the questions."""
    rng = Rng(Chance(seed), 1)
    while not w.match.over:
        asked.add(w.asks)
        seat = w.match.to_act[0]
        legal = choices(w.match.state, seat)
        w.take(seat, legal[rng.below(len(legal))])
    return w


def scenes() -> list[tuple[World, list[tuple[int, str]]]]:
    """Return positions with choices that lead to what matches at random show too seldom."""
    attack = [(MARION, "play conquer"), (MARION, f"attack libya {ANGELIKA}"), (MARION, "die 1"), (ANGELIKA, "die 1")]
    conquer = {"cards": ["conquer", "govern"]}
    roads = {"structures": {"italia": ["roads"]}, "cards": ["migrate", "govern"]}
    request = [(MARION, "play migrate"), (MARION, "request italia")]
    four = "capital gallia, province italia, province hispania, colony sicilia, gallia PPPPPPPPPPPPPPP, political 2"
    return [
        (world("capital gallia, libya WWWW, 3 crops", "capital libya, libya P", **conquer), attack),
        (
            world(
                "capital gallia, libya WWWW, 3 crops",
                "capital libya, province aegyptus, colony rhodes, libya P",
                **conquer,
            ),
            [*attack, (ANGELIKA, "capital rhodes")],
        ),
        (
            world(
                "capital gallia, libya WWWW, 3 crops", "capital aegyptus, province mauretania, libya PPPP", **conquer
            ),
            [*attack, (ANGELIKA, "retreat mauretania")],
        ),
        (
            world(
                "capital gallia, libya WWWW, 9 crops",
                "capital syria, libya P",
                options={"conquer_order": "any"},
                **conquer,
            ),
            [(MARION, "play conquer"), (MARION, "annex libya"), (MARION, "done")],
        ),
        (world("capital gallia, gallia P", "capital italia", **roads), [*request, (ANGELIKA, "allow")]),
        (world("capital gallia, gallia P", "capital italia", **roads), [*request, (ANGELIKA, "deny")]),
        (
            world("capital gallia, 3 gold, marker labor 3", trees={"labor": ["masonry", "coinage"]}, cards=["build"]),
            [(MARION, "exchange gold 1")],
        ),
        (
            world("capital gallia, gallia PPP, 9 gold, marker labor 1", cards=["build"]),
            [(MARION, "play build"), (MARION, "build quarry gallia"), (MARION, "labor")],
        ),
        (
            world(
                f"{four}, chronicle 1 territories, chronicle 2 population",
                phase="scoring",
                position=8,
                position_before=6,
            ),
            [(MARION, "score 2")],
        ),
        (
            world("capital gallia, gallia PPPPPPPW", tiles={"gallia": "gold 3"}, phase="crowding"),
            [(MARION, "lose warrior")],
        ),
        (
            world(
                "capital gallia, province italia, gallia PPPPPPPPPPPPPPPPPPP",
                phase="growth",
                position=4,
                position_before=3,
            ),
            [(MARION, "peasant italia")],
        ),
        (
            world("capital gallia, colony rhodes", "capital italia, caravan gallia-italia", cards=["tribute"]),
            [(MARION, "play tribute"), (MARION, "tribute cities")],
        ),
        (
            world("capital gallia, unrest 1, civil 1, marker labor 1", trees={"labor": ["masonry"]}, cards=["advance"]),
            [
                (MARION, "play advance"),
                (MARION, "advance labor"),
                (NATURE, "draw coinage"),
                (NATURE, "draw despotism"),
                (MARION, "place coinage"),
            ],
        ),
    ]


def test_every_line_is_told_and_every_question_is_asked() -> None:
    """In some matches at random and some positions everything is told and asked."""
    asked: set[str] = set()
    told: set[str] = set()
    for seed in range(12):
        told |= set(play_on(new_world(2 + seed % 4), seed, asked).told)
    for w, moves in scenes():
        for seat, choice in moves:
            asked.add(w.asks)
            w.chance(choice) if seat == NATURE else w.play(seat, choice)
        told |= set(w.told)
    assert {phrase.key.removeprefix("line-") for phrase in TITLE.lines.all[1:]} - told == set()
    assert {phrase.key.removeprefix("ask-") for phrase in TITLE.asks.all[1:]} - asked == set()
