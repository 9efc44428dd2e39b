"""Odds: how often each outcome of nature came, beside how often it was to be expected. Trust in dice is a table."""

from __future__ import annotations

from typing import Any

from saecula.kernel.frames import play, weights
from saecula.kernel.state import NATURE, SPECTATOR, knows
from saecula.match.match import Match


class Draws:
    """The draws of one verb for one seat (SPECTATOR: for nobody in particular): choice → how often."""

    def __init__(self) -> None:
        self.draws = 0
        self.came: dict[int, int] = {}
        self.expected: dict[int, float] = {}

    def note(self, came: int, weighed: list[tuple[int, int]]) -> None:
        """Count one draw, with the weights that nature had."""
        self.draws += 1
        self.came[came] = self.came.get(came, 0) + 1
        total = sum(weight for _, weight in weighed)
        for choice, weight in weighed:
            self.expected[choice] = self.expected.get(choice, 0.0) + weight / total


def tallies(match: Match, seat: int | None) -> dict[tuple[str, int], Draws]:
    """Count nature's standing events: all of them, or those that a seat saw; by verb and by the seat they were for."""
    found: dict[tuple[str, int], Draws] = {}
    s = match.copy_of_log().begin()
    for step in match.steps:
        event = step.event
        if event.seat == NATURE and (seat is None or knows(step.seen_by, seat)):
            key = (match.title.words.verb_of(event.choice).name, match.title.draws_for(s))
            found.setdefault(key, Draws()).note(event.choice, weights(s))
        play(s, event.seat, event.choice)
    return found


def odds(match: Match, seat: int = SPECTATOR, lang: str = "en") -> dict[str, Any]:
    """Return the table for a seat; of a finished match it is whole.

    While a match of a title with secrets runs, nothing is expected: the weights would tell which cards are where.
    """
    texts = match.texts(lang)
    words = match.title.words
    weighed = match.over or not match.title.hides
    tables = []
    for (verb, whose), tally in sorted(tallies(match, None if match.over else seat).items()):
        shown = sorted({*tally.came, *(tally.expected if weighed else ())})
        outcomes = [
            {
                "notation": words.notation(choice),
                "things": list(words.targets(choice)),
                "text": ", ".join(texts.plain_name(thing) for thing in words.targets(choice)),
                "came": tally.came.get(choice, 0),
                "expected": round(tally.expected.get(choice, 0.0), 3) if weighed else None,
            }
            for choice in shown
        ]
        tables.append({"verb": verb, "seat": whose, "draws": tally.draws, "outcomes": outcomes})
    return {"whole": match.over, "tables": tables}
