"""Write docs/positions/<title>.md: the JSON Schema of set-up positions. A test keeps the pages true."""

from __future__ import annotations

import json
from pathlib import Path

from saecula.games.bronze import position
from saecula.games.khronos import position as khronos_position

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


KHRONOS_EXAMPLES: dict[str, dict[str, object]] = {
    "A hamlet would join two keeps in the Age of Might": {
        "seats": [{"hand": {"civil": 4}}, {}, {}],
        "map": "plain",
        "hamlets": [],
        "might": [
            {"tile": "keep", "cell": "d6", "owner": 0},
            {"tile": "watchtower", "cell": "d8", "owner": 1},
            {"tile": "keep", "cell": "g6", "owner": 2},
        ],
        "faith": [{"tile": "keep", "cell": "d6", "owner": 0}, {"tile": "keep", "cell": "g6", "owner": 2}],
        "reason": [{"tile": "keep", "cell": "d6"}, {"tile": "keep", "cell": "g6"}],
    },
    "An abbey is half restored, a town has inhabitants, and the turn begins in the Age of Reason": {
        "seats": [
            {"hand": {"religious": 2, "civil": 2}, "adventurers": [{"era": "reason"}, {"era": "might"}], "money": 7},
            {},
        ],
        "round": 4,
        "phase": "exchange",
        "reason": [
            {"tile": "abbey", "cell": "l11", "half": 1},
            {"tile": "town", "cell": "n9", "cubes": {"0": 1, "1": 2}},
        ],
    },
    "The last keep in the box, three cards open beside the deck": {
        "seats": [{"hand": {"military": 4}}, {}],
        "options": {"holdem": True},
        "phase": "exchange",
        "stock": {"keep": 1},
        "display": {"military": 1, "civil": 2},
    },
}

KHRONOS_NOTES = """\
# Positions of Khronos

`saecula.position("khronos", {…})` sets up the start of a phase: the maps, the box, cards, coins and adventurers. What
cannot exist is refused with a reason.

* Cells are named by column a … p and row 1 … 20; a building is named by its top-left cell.
* `map` is `"plain"`, 20 rows of 16 letters (`.` plain, `F` forest, `M` mountain, `~` river), or left out for the box's
  own; `hamlets` are the printed ones, in all eras.
* Military and religious buildings have an `owner` in `might` and `faith`; in `reason` they are ruins unless `restored`,
  and a large ruin may be `half` restored by a seat. Civil buildings of `reason` have `cubes` (seat → how many); a
  `hamlet` on a printed one is that one.
* `phase` is the phase about to begin: `exchange`, `actions`, `draw` or `taxes`.
* Cards that are nowhere else are in the deck, tiles in the box, cubes in the supply. With `stock` or `cubes` fewer are
  there; the rest is out of the game.

## Examples
"""


def bronze_page() -> str:
    """Return the page of Bronze."""
    return page(BRONZE_NOTES, BRONZE_EXAMPLES, position.schema())


def khronos_page() -> str:
    """Return the page of Khronos."""
    return page(KHRONOS_NOTES, KHRONOS_EXAMPLES, khronos_position.schema())


def page(notes: str, examples: dict[str, dict[str, object]], schema: dict[str, object]) -> str:
    """Return a page: notes, examples, schema."""
    parts = [notes]
    for heading, example in examples.items():
        parts.append(f"### {heading}\n\n```json\n{json.dumps(example, indent=2)}\n```\n")
    parts.append(f"## Schema\n\n```json\n{json.dumps(schema, indent=2)}\n```\n")
    return "\n".join(parts)


def main() -> None:
    """Write all pages."""
    DOCS.mkdir(parents=True, exist_ok=True)
    (DOCS / "bronze.md").write_text(bronze_page(), "utf-8")
    (DOCS / "khronos.md").write_text(khronos_page(), "utf-8")


if __name__ == "__main__":
    main()
