"""Notes and examples for docs/positions/sands.md; a test sets up every example."""

from __future__ import annotations

EXAMPLES: dict[str, dict[str, object]] = {
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

NOTES = """\
# Positions of Sands

`saecula.position("sands", {…})` sets up any moment of a generation. What cannot exist is refused with a reason.

* A seat has a `capital`, `provinces` and `colonies`, and `citizens` per territory as letters: `PPW` is two peasants
  and a warrior.
* `tiles` names resource tiles (`"crops 4"`); the territories not named get the other tiles in play, in a fixed order.
* `trees` lists the cards beyond the root of a tree. What is missing is completed as the rules demand: a card of level
  2 everywhere, and a
  next card after each marker from level 2 on. `piles` puts a card on top that some seats have seen.
* `phase` is what is about to happen: `resources`, `select`, `turn`, `roll` (both markers advance, then the die),
  `growth`, `crowding`,
  `scoring`, `prepare`. `position_before` is where the dynasty marker stood when the generation began.
* In the phase `turn`, `cards` are the active seat's: two begin its turn (an emphasis card takes effect at once); one
  or none, or a `bonus`
  already used, set up its middle. Seats still to come have `selected` cards, or the first two they may select.

## Examples
"""
