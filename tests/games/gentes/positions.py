"""Notes and examples for docs/positions/gentes.md; a test sets up every example."""

from __future__ import annotations

EXAMPLES: dict[str, dict[str, object]] = {
    "The Forge can be played at once, and a scholar will be lost": {
        "seats": [{"people": {"artisan": 3, "soldier": 1, "scholar": 2}, "hand": ["forge"]}, {}],
    },
    "Two red cities stand, and the temple tile is free": {
        "seats": [{"spaces": ["syracusae", "cnossus"], "coins": 0}, {}, {}],
        "round": 2,
        "start": 1,
        "active": 0,
    },
    "Round 2 is over: the decline begins, and with it a new epoch": {
        "seats": [{"doubles": 1, "spaces": ["athenai"]}, {"tiles": ["leader"]}],
        "phase": "decline",
        "round": 2,
    },
    "Three players draft": {
        "seats": [{}, {}, {}],
        "phase": "draft",
        "revealed": ["altar", "well", "harbour", "forge", "stele", "road", "quarry", "insula", "granary"],
    },
    "Final scoring: one card can be scored with a temple cube": {
        "seats": [{"people": {"priest": 2}, "temple": 1, "hand": ["altar", "forge"]}, {}],
        "phase": "final",
        "round": 6,
    },
}

NOTES = """\
# Positions of Gentes

`saecula.position("gentes", {…})` sets up any moment between two main actions: every mat, hand and city, the board, the
stacks. What cannot exist is refused with a reason.

* `phase` is `turn` (the active seat is about to take its main action), `after` (it has taken it), `decline` (step A
  comes next), `activate` (step D), `limit` (step E), `final` (scoring of hands), `draft` or `people` (setup).
* `round` is the round that is played. In `activate` and `limit` the round marker has moved on, except in round 6, and a
  new epoch may have begun.
* `singles` and `cubes` are those of the start (1 and 5) where nothing is said; `tiles` lie on the seat's time track.
* `market` is the row from the left; left out, it is filled with the first cards of the epoch that are nowhere else.
  `stock` is the rest of the epoch where nothing is said. Cards of earlier epochs that are nowhere else lie in `pile`.
* `spent` are played cards used this round, `tired` hometown spaces used this round, `bonuses` the tiles a seat has.

## Examples
"""
