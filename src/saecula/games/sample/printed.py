"""The printed numbers of a match: for clients, once, and for help texts."""

from __future__ import annotations

from saecula.games.sample.kinds import LANTERNS
from saecula.games.sample.schema import SampleFacts
from saecula.games.sample.state import Sample


def facts(s: Sample) -> SampleFacts:
    """Return the printed numbers of this match."""
    return {lantern: help_numbers(s, f"lantern/{lantern}") for lantern in LANTERNS}


def help_numbers(s: Sample, thing: str) -> dict[str, int]:
    """Return the numbers that a help text needs."""
    i = LANTERNS.index(thing.removeprefix("lantern/"))
    return {"price": int(s.t.lantern_price[i]), "cards": int(s.t.lantern_cards[i])}
