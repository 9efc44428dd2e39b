"""Notes and examples for docs/positions/bronze.md; a test sets up every example."""

from __future__ import annotations

EXAMPLES: dict[str, dict[str, object]] = {
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

NOTES = """\
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
