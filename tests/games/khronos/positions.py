"""Notes and examples for docs/positions/khronos.md; a test sets up every example."""

from __future__ import annotations

EXAMPLES: dict[str, dict[str, object]] = {
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

NOTES = """\
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
