"""Hints: what a strong player would do, in three steps, and why."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from saecula.bots.search import SearchBot
from saecula.bots.worlds import Worlds
from saecula.games import part
from saecula.kernel.state import DONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from saecula.match.match import Match
    from saecula.texts import Texts

POINTS, CHANCE, MARGIN = "points", "chance", "margin"
NOISE = {POINTS: 0.3, CHANCE: 0.01, MARGIN: 0.3}  # smaller differences are a matter of taste
LEAST = {POINTS: 0.05, CHANCE: 0.0005, MARGIN: 0.05}  # what would be shown as nought is no reason
FAR = {POINTS: 3.0, CHANCE: 0.08, MARGIN: 4.0}  # who is so much behind does not stand out
REASONS_SHOWN = 2
SEARCHED = 60
POINTS_NOISE = 3.0  # of a mean of a few dozen imagined matches alone
TOGETHER = "together"  # the reason where no part of what a seat has is one
PAIR = 2  # seats


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
    reason_unit: str = ""  # of the reasons, where it is another

    @property
    def lead(self) -> float:
        """How much better the best answer is than the best different one."""
        first, *others = self.candidates
        return first.value - others[0].value if others else 0.0

    @property
    def is_taste(self) -> bool:
        """Say whether the difference is below the noise."""
        return len(self.candidates) == 1 or self.lead < max(NOISE[self.unit], self.noise)

    @property
    def is_clear(self) -> bool:
        """Say whether the second is far behind."""
        return not self.is_taste and self.lead >= FAR[self.unit]

    @property
    def foremost(self) -> list[Reason]:
        """Return what speaks most for the best answer, and what comes next: another such reason, or one against it."""
        if len(self.candidates) == 1:
            return []
        least = LEAST[self.reason_unit or self.unit]
        told = sorted((one for one in self.reasons if abs(one.amount) >= least), key=lambda one: -one.amount)
        against = [one for one in reversed(told) if one.amount < 0]
        best = [one for one in told if one.amount > 0][:REASONS_SHOWN]
        if not best:
            return [] if self.is_taste else [Reason(TOGETHER, 0.0), *against[:1]]
        if against and (len(best) < REASONS_SHOWN or -against[0].amount > best[1].amount):
            return [best[0], against[0]]
        return best


def hint_for(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Ask the title's adviser; where there is none, search."""
    adviser = part(worlds.title.key, "bots.hints")
    if adviser is None:
        return searched(worlds, legal)
    found: Hint = adviser.hint(worlds, seat, legal)
    return found


def searched(worlds: Worlds, legal: list[int]) -> Hint:
    """Return what search found best, and what else it looked at: how often that won; alone, with how many points."""
    search = SearchBot(SEARCHED).search(worlds, legal)
    best = search.best()
    branches = search.root.branches
    ranked = [best, *sorted(set(legal) - {best}, key=lambda choice: (-branches[choice].visits, choice))]
    tried = [(choice, branches[choice]) for choice in ranked[:2]]
    if worlds.sample().seats == 1:
        return Hint(POINTS, [Candidate([choice], branch.mean_points()) for choice, branch in tried], noise=POINTS_NOISE)
    spread = sum(branch.chance() * (1 - branch.chance()) / (branch.visits + 1) for _, branch in tried)
    return Hint(CHANCE, [Candidate([choice], branch.chance()) for choice, branch in tried], noise=2 * math.sqrt(spread))


def told(hint: Hint, match: Match, seat: int, texts: Texts) -> list[str]:
    """Return the three steps in words: what it is about, two ways with what speaks for them, the whole answer."""
    named = [words_of(match, seat, candidate.choices, texts) for candidate in hint.candidates]
    if len(named) == 1:
        return [texts.say("hint-theme-only", {}), *[texts.say("hint-only", {"first": named[0]})] * 2]
    teller = Teller(texts, match.seats)
    theme = hint.foremost[0].key if hint.foremost else "open"
    gain = teller.value(hint.unit, hint.candidates[0].value)
    full = [texts.say("hint-full", {"first": named[0], "gain": gain})]
    facts = {"first": named[0], "second": named[1], "gain": gain}
    facts["other"] = teller.short(hint.unit, hint.candidates[1].value)
    ways = texts.say("hint-clear" if hint.is_clear else "hint-two", facts)
    if hint.is_taste:
        full.append(texts.say("hint-taste", {}))
    return [texts.say(f"hint-theme-{theme}", {}), " ".join([ways, *teller.reasons(hint)]), " ".join(full)]


def words_of(match: Match, seat: int, choices: Sequence[int], texts: Texts) -> str:
    """Return an answer in words: labels in quotes, equal pieces counted; that it ends there goes without saying."""
    counted: dict[str, int] = {}
    pieces = choices[:-1] if len(choices) > 1 and choices[-1] == DONE else choices
    for choice in pieces:
        words = texts.say("hint-quoted", {"words": match.choice(choice, seat).text(texts.lang)})
        counted[words] = counted.get(words, 0) + 1
    told = [words if n == 1 else texts.say("counted", {"count": n, "name": words}) for words, n in counted.items()]
    return texts.joined(told)


class Teller:
    """Puts values and reasons into words."""

    def __init__(self, texts: Texts, seats: int) -> None:
        self.texts = texts
        self.others = "one" if seats == PAIR else "several"

    def value(self, unit: str, value: float) -> str:
        """Return a value, and what it is."""
        amount = self.short(unit, value)
        shown = self.texts.say("hint-score", {"amount": amount}) if unit == MARGIN else amount
        return self.texts.say(f"hint-value-{unit}", {"amount": shown, "others": self.others})

    def short(self, unit: str, value: float) -> str:
        """Return a value alone: of a lead also its sign."""
        if unit == CHANCE:
            return self.texts.say("hint-percent", {"number": self.number(100 * value, 0)})
        sign = "" if unit == POINTS else "plus" if round(value, 1) > 0 else ""
        return self.number(value, 1, sign)

    def number(self, value: float, digits: int, sign: str = "") -> str:
        """Return a number as it is written in a language."""
        rounded = round(value, digits)
        shown = self.texts.say(f"hint-number-{digits}", {"number": abs(rounded)})
        return self.texts.say("hint-signed", {"number": shown, "sign": "minus" if rounded < 0 else sign or "none"})

    def gain(self, unit: str, amount: float) -> str:
        """Return the size of a difference."""
        number = self.number(100 * abs(amount) if unit == CHANCE else abs(amount), 1)
        return self.texts.say("hint-score" if unit == MARGIN else f"hint-gain-{unit}", {"amount": number})

    def reasons(self, hint: Hint) -> list[str]:
        """Return the weightiest reasons as sentences: what speaks for the best answer first."""
        return [self.reason(hint, one, n) for n, one in enumerate(hint.foremost)]

    def reason(self, hint: Hint, reason: Reason, n: int) -> str:
        """Return a reason as a sentence."""
        if reason.key == TOGETHER:
            return self.texts.say("hint-together", {})
        way = "for" if reason.amount > 0 else "against"
        part = self.texts.say(f"hint-part-{reason.key}", {"way": way, "others": self.others})
        facts = {"part": part, "gain": self.gain(hint.reason_unit or hint.unit, reason.amount)}
        return self.texts.say("hint-despite" if way == "against" else "hint-also" if n else "hint-for", facts)


def hint_of(match: Match, seat: int, worlds: Worlds) -> Hint:
    """Return the hint for a seat of a match."""
    return hint_for(worlds, seat, [choice.number for choice in match.choices(seat)])
