"""Write docs/positions/<title>.md: the JSON Schema of set-up positions. A test keeps the pages true."""

from __future__ import annotations

import json
from pathlib import Path

from saecula.games.bronze import position
from saecula.games.sands import position as sands_position

DOCS = Path(__file__).parent.parent / "docs" / "positions"

BRONZE_EXAMPLES: dict[str, dict[str, object]] = {
    "Three dice lie on the table, two rolls are left": {
        "seats": [{}, {}],
        "phase": "roll",
        "dice": {"food3": 1, "coin": 1, "skull2": 1},
        "rolls_left": 2,
    },
    "A purchase with metal, cloth, stone and wood at hand": {
        "seats": [{"food": 5, "goods": {"metal": 1, "cloth": 1, "stone": 3, "wood": 5}}, {}],
        "phase": "buy",
        "dice": {"coin": 1, "food3": 2},
    },
    "Five workers, an obelisk to finish after a rival, and a fourth city to begin": {
        "seats": [{"monuments": {"obelisk": 7}}, {"monuments": {"obelisk": 9}}],
        "phase": "build",
        "dice": {"workers3": 1, "either2": 2},
        "as_food": 1,
    },
    "An offer waits for its answer in the trading game": {
        "seats": [{"goods": {"wood": 3}}, {"goods": {"stone": 2}}, {}],
        "options": {"trading": True},
        "phase": "trade",
        "dice": {"coin": 3},
        "offers_made": {"1": 1},
        "deal": {"partner": 1, "amounts": {"wood": 3, "stone": -2}},
    },
}

BRONZE_NOTES = """\
# Positions of Bronze

`saecula.position("bronze", {…})` sets up any situation of a turn: every sheet, the dice that lie on the table, the
rolls that are left, the phase, even an offer that waits for its answer. What cannot exist is refused with a reason.

* `phase` is the phase about to begin: `roll` without `dice` is the start of a turn; with `dice` they lie on the table
  and `rolls_left` may follow. All other phases need `dice`, one per city (a city finished this turn has none yet).
* `as_food` is how many 2/2 dice give food in this turn; `stones_spent` the stones of Engineering; `workers` (phase
  `build`) says how many boxes are left to mark and skips the question for stones.
* `first_builders` names who completed a monument first; where only one seat has it, it may be left out.
* `deal` and `offers_made` belong to the trading game: + the active seat gives, − it receives.

## Examples
"""


SANDS_EXAMPLES: dict[str, dict[str, object]] = {
    "Three seats select their cards": {
        "seats": [
            {"capital": "gallia", "provinces": ["italia", "hispania"], "citizens": {"gallia": "PPW"}, "gold": 3},
            {"capital": "syria", "citizens": {"syria": "PPPW"}},
            {"capital": "libya", "citizens": {"libya": "PP"}},
        ],
        "phase": "select",
    },
    "A turn with a civil emphasis and Build, a city in sight": {
        "seats": [
            {
                "capital": "asia_minor",
                "provinces": ["armenia"],
                "citizens": {"asia_minor": "PPP"},
                "gold": 3,
                "unrest": 5,
                "markers": {"labor": 1},
            },
            {"capital": "gallia"},
            {"capital": "libya"},
        ],
        "tiles": {"asia_minor": "gold 4"},
        "structures": {"asia_minor": ["quarry"], "armenia": ["amphitheater"]},
        "phase": "turn",
        "cards": ["build", "civil_emphasis"],
    },
    "The middle of a turn: one card is left, Oppress is used": {
        "seats": [
            {"capital": "gallia", "citizens": {"gallia": "PPP", "italia": "WW"}, "crops": 6, "used": ["muster"]},
            {"capital": "syria", "colonies": ["italia"], "citizens": {"italia": "P"}},
        ],
        "phase": "turn",
        "turn": 2,
        "position": 1,
        "position_before": 0,
        "cards": ["conquer"],
        "bonus": "oppress",
    },
    "A dynasty is scored: two chronicles of one category, heritage for one": {
        "seats": [
            {
                "capital": "gallia",
                "provinces": ["italia", "hispania"],
                "colonies": ["sicilia"],
                "citizens": {"gallia": "PPPPPPPP", "italia": "PPPPWWW"},
                "heritage": {"political": 2},
                "chronicles": {"territories": "1", "population": "2"},
            },
            {"capital": "syria"},
        ],
        "phase": "scoring",
        "position": 8,
        "position_before": 6,
    },
}

SANDS_NOTES = """\
# Positions of Sands

`saecula.position("sands", {…})` sets up any moment of a generation. What cannot exist is refused with a reason.

* A seat has a `capital`, `provinces` and `colonies`, and `citizens` per territory as letters: `PPW` is two peasants
  and a warrior.
* `tiles` names resource tiles (`"crops 4"`); the territories not named get the other tiles in play, in a fixed order.
* `trees` lists the cards beyond the root of a tree. What is missing is completed as the rules demand: a card of level
  2 everywhere, and a next card after each marker from level 2 on. `piles` puts a card on top that some seats have
  seen.
* `phase` is what is about to happen: `resources`, `select`, `turn`, `roll` (both markers advance, then the die),
  `growth`, `crowding`, `scoring`, `prepare`. `position_before` is where the dynasty marker stood when the generation
  began.
* In the phase `turn`, `cards` are the active seat's: two begin its turn (an emphasis card takes effect at once); one
  or none, or a `bonus` already used, set up its middle. Seats still to come have `selected` cards, or the first two
  they may select.

## Examples
"""


def page(notes: str, examples: dict[str, dict[str, object]], schema: dict[str, object]) -> str:
    """Return the page of a title."""
    parts = [notes]
    for heading, example in examples.items():
        parts.append(f"### {heading}\n\n```json\n{json.dumps(example, indent=2)}\n```\n")
    parts.append(f"## Schema\n\n```json\n{json.dumps(schema, indent=2)}\n```\n")
    return "\n".join(parts)


def bronze_page() -> str:
    """Return the page of Bronze."""
    return page(BRONZE_NOTES, BRONZE_EXAMPLES, position.schema())


def sands_page() -> str:
    """Return the page of Sands."""
    return page(SANDS_NOTES, SANDS_EXAMPLES, sands_position.schema())


def main() -> None:
    """Write all pages."""
    DOCS.mkdir(parents=True, exist_ok=True)
    (DOCS / "bronze.md").write_text(bronze_page(), "utf-8")
    (DOCS / "sands.md").write_text(sands_page(), "utf-8")


if __name__ == "__main__":
    main()
