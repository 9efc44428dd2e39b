"""Hints: what a strong player would do, in three steps, and why."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING

from saecula.bots.native.walk import Branch
from saecula.bots.search import SearchBot
from saecula.bots.worlds import Worlds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from saecula.match import Match
    from saecula.texts import Texts

ADVISERS = {  # per title the module whose `hint(worlds, seat, legal)` knows why
    "bronze": "saecula.bots.bronze.advice",
    "khronos": "saecula.bots.planned.khronos",
    "gentes": "saecula.bots.planned.gentes",
    "sands": "saecula.bots.planned.sands",
}
POINTS, CHANCE, MARGIN = "points", "chance", "margin"
NOISE = {POINTS: 0.3, CHANCE: 0.01, MARGIN: 0.3}  # smaller differences are a matter of taste
REASONS_SHOWN = 2
SEARCHED = 60
POINTS_NOISE = 3.0  # of a mean of a few dozen imagined matches alone
STEPS = 3


@dataclass
class Reason:
    """Something that speaks for the first candidate (or against it), and how much."""

    key: str
    amount: float


@dataclass
class Candidate:
    """An answer: all pieces of it, and what it is worth."""

    choices: list[int]
    value: float


@dataclass
class Hint:
    """The best answer, the best different one, and what makes the difference."""

    unit: str
    candidates: list[Candidate]
    reasons: list[Reason] = field(default_factory=list)
    noise: float = 0.0  # of values that were sampled: what chance alone may make of two equal ones

    @property
    def is_taste(self) -> bool:
        """Say whether the difference is below the noise."""
        first, *others = self.candidates
        return not others or first.value - others[0].value < max(NOISE[self.unit], self.noise)

    @property
    def foremost(self) -> list[Reason]:
        """Return the reasons that weigh most."""
        return sorted(self.reasons, key=lambda reason: -abs(reason.amount))[:REASONS_SHOWN]


def hint_for(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Ask the title's adviser; where there is none, search."""
    adviser = ADVISERS.get(worlds.title.key)
    if adviser is not None:
        found: Hint = import_module(adviser).hint(worlds, seat, legal)
        return found
    return searched(worlds, legal)


def searched(worlds: Worlds, legal: list[int]) -> Hint:
    """Return the two choices that search looked at most: how often it won with them; alone, with how many points."""
    root = SearchBot(SEARCHED).search(worlds)
    ranked = sorted(legal, key=lambda choice: -root.branches.get(choice, Branch()).visits)
    tried = [(choice, root.branches[choice]) for choice in ranked[:2] if choice in root.branches]
    if worlds.sample().seats == 1:
        return Hint(POINTS, [Candidate([choice], branch.mean_points()) for choice, branch in tried], noise=POINTS_NOISE)
    spread = sum(branch.chance() * (1 - branch.chance()) / (branch.visits + 1) for _, branch in tried)
    return Hint(CHANCE, [Candidate([choice], branch.chance()) for choice, branch in tried], noise=2 * math.sqrt(spread))


def told(hint: Hint, match: Match, seat: int, texts: Texts) -> list[str]:
    """Return the three steps in words: what it is about, two ways with what speaks for them, the whole answer."""
    named = [words_of(match, seat, candidate.choices, texts) for candidate in hint.candidates]
    values = [value_text(hint.unit, candidate.value, texts) for candidate in hint.candidates]
    theme = hint.foremost[0].key if hint.foremost else "open"
    steps = [texts.say(f"hint-theme-{theme}", {})]
    if len(named) == 1:
        steps.append(texts.say("hint-one", {"first": named[0]}))
    else:
        facts = {"first": named[0], "second": named[1], "gain": values[0], "other": values[1]}
        steps.append(" ".join([texts.say("hint-two", facts), *reasons_told(hint, texts)]))
    full = [texts.say("hint-full", {"first": named[0], "gain": values[0]})]
    if hint.is_taste and len(named) > 1:
        full.append(texts.say("hint-taste", {}))
    return [*steps, " ".join(full)]


def reasons_told(hint: Hint, texts: Texts) -> list[str]:
    """Return the weightiest reasons as sentences."""
    return [
        texts.say(
            f"hint-reason-{reason.key}",
            {"way": "first" if reason.amount > 0 else "second", "gain": gain_text(hint.unit, reason.amount, texts)},
        )
        for reason in hint.foremost
    ]


def words_of(match: Match, seat: int, choices: Sequence[int], texts: Texts) -> str:
    """Return an answer in words, equal pieces counted."""
    counted: dict[str, int] = {}
    for choice in choices:
        words = match.choice(choice, seat).text(texts.lang)
        counted[words] = counted.get(words, 0) + 1
    return "; ".join(words if n == 1 else f"{n} × {words}" for words, n in counted.items())


def value_text(unit: str, value: float, texts: Texts) -> str:
    """Return a value as people read it."""
    if unit == POINTS:
        return texts.say("hint-points", {"points": f"{value:.1f}"})
    if unit == MARGIN:
        return texts.say("hint-margin", {"points": f"{value:+.1f}"})
    return texts.say("hint-chance", {"percent": f"{100 * value:.0f}"})


def gain_text(unit: str, amount: float, texts: Texts) -> str:
    """Return the size of a difference as people read it."""
    if unit != CHANCE:
        return texts.say("hint-points", {"points": f"{abs(amount):.1f}"})
    return texts.say("hint-chance", {"percent": f"{100 * abs(amount):.1f}"})


def hint_of(match: Match, seat: int, worlds: Worlds) -> Hint:
    """Return the hint for a seat of a match."""
    return hint_for(worlds, seat, [choice.number for choice in match.choices(seat)])
