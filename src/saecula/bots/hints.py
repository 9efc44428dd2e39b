"""Hints: the best answer and the next best, in three steps, with the reasons that decide between them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from saecula.bots.search import SearchBot
from saecula.bots.worlds import Worlds
from saecula.games import part
from saecula.kernel.state import DONE
from saecula.match.match import Match
from saecula.texts import Texts

POINTS, CHANCE, MARGIN = "points", "chance", "margin"
NEGLIGIBLE_LEAD = {POINTS: 0.3, CHANCE: 0.01, MARGIN: 0.3}  # a smaller one is a matter of taste
MIN_REASON = {POINTS: 0.05, CHANCE: 0.0005, MARGIN: 0.05}  # a smaller one would be shown as 0
CLEAR_LEAD = {POINTS: 3.0, CHANCE: 0.08, MARGIN: 4.0}  # from here on the best answer stands out
REASONS_SHOWN = 2
SEARCH_ITERATIONS = 60  # where a title has no adviser
POINTS_NOISE = 3.0  # of the mean of so few iterations, without opponents
TOGETHER = "together"  # the reason where no single part is one
DUEL_SEATS = 2


@dataclass
class Reason:
    """A part of the position that speaks for the first candidate, or against it, and by how much."""

    key: str
    amount: float


@dataclass
class Candidate:
    """An answer, with all its pieces and its value."""

    choices: list[int]
    value: float


@dataclass
class Hint:
    """The best answer, the best different one, and what makes the difference."""

    unit: str
    candidates: list[Candidate]
    reasons: list[Reason] = field(default_factory=list)
    noise: float = 0.0  # the difference that chance may make between two equal candidates, where values are sampled
    reason_unit: str = ""  # where reasons have another unit

    @property
    def lead(self) -> float:
        """The value of the best answer, less that of the next best."""
        first, *others = self.candidates
        return first.value - others[0].value if others else 0.0

    @property
    def is_negligible(self) -> bool:
        """Say whether the difference is below the noise."""
        return len(self.candidates) == 1 or self.lead < max(NEGLIGIBLE_LEAD[self.unit], self.noise)

    @property
    def is_clear(self) -> bool:
        """Say whether the best answer stands out."""
        return not self.is_negligible and self.lead >= CLEAR_LEAD[self.unit]

    @property
    def top_reasons(self) -> list[Reason]:
        """Return the greatest reason for the best answer, and the next for it, or a greater one against it."""
        if len(self.candidates) == 1:
            return []
        least = MIN_REASON[self.reason_unit or self.unit]
        shown = sorted((one for one in self.reasons if abs(one.amount) >= least), key=lambda one: -one.amount)
        against = [one for one in reversed(shown) if one.amount < 0]
        best = [one for one in shown if one.amount > 0][:REASONS_SHOWN]
        if not best:
            return [] if self.is_negligible else [Reason(TOGETHER, 0.0), *against[:1]]
        if against and (len(best) < REASONS_SHOWN or -against[0].amount > best[1].amount):
            return [best[0], against[0]]
        return best


def hint_for(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return the hint of the title's adviser, or of the search where there is none."""
    adviser = part(worlds.title.key, "bots.hints")
    if adviser is None:
        return search_hint(worlds, legal)
    found: Hint = adviser.hint(worlds, seat, legal)
    return found


def search_hint(worlds: Worlds, legal: list[int]) -> Hint:
    """Return the best choice of the search and its runner-up, with chances of winning; alone, with points."""
    search = SearchBot(SEARCH_ITERATIONS).search(worlds, legal)
    best = search.best()
    branches = search.root.branches
    ranked = [best, *sorted(set(legal) - {best}, key=lambda choice: (-branches[choice].visits, choice))]
    tried = [(choice, branches[choice]) for choice in ranked[:2]]
    if worlds.sample().seats == 1:
        return Hint(POINTS, [Candidate([choice], branch.mean_points()) for choice, branch in tried], noise=POINTS_NOISE)
    variance = sum(branch.win_chance() * (1 - branch.win_chance()) / (branch.visits + 1) for _, branch in tried)
    return Hint(
        CHANCE, [Candidate([choice], branch.win_chance()) for choice, branch in tried], noise=2 * math.sqrt(variance)
    )


def hint_sentences(hint: Hint, match: Match, seat: int, texts: Texts) -> list[str]:
    """Return the three steps in words: the theme, two ways with their reasons, the whole answer."""
    named = [answer_text(match, seat, candidate.choices, texts) for candidate in hint.candidates]
    if len(named) == 1:
        return [texts.say("hint-theme-only", {}), *[texts.say("hint-only", {"first": named[0]})] * 2]
    writer = HintWriter(texts, match.seats)
    theme = hint.top_reasons[0].key if hint.top_reasons else "open"
    gain = writer.value(hint.unit, hint.candidates[0].value)
    full = [texts.say("hint-full", {"first": named[0], "gain": gain})]
    facts = {"first": named[0], "second": named[1], "gain": gain}
    facts["other"] = writer.short(hint.unit, hint.candidates[1].value)
    ways = texts.say("hint-clear" if hint.is_clear else "hint-two", facts)
    if hint.is_negligible:
        full.append(texts.say("hint-taste", {}))
    return [texts.say(f"hint-theme-{theme}", {}), " ".join([ways, *writer.reasons(hint)]), " ".join(full)]


def answer_text(match: Match, seat: int, choices: Sequence[int], texts: Texts) -> str:
    """Return an answer in words: labels in quotes, equal pieces counted, without the final “done”."""
    counted: dict[str, int] = {}
    pieces = choices[:-1] if len(choices) > 1 and choices[-1] == DONE else choices
    for choice in pieces:
        words = texts.say("hint-quoted", {"words": match.choice(choice, seat).text(texts.lang)})
        counted[words] = counted.get(words, 0) + 1
    labels = [words if n == 1 else texts.say("counted", {"count": n, "name": words}) for words, n in counted.items()]
    return texts.joined(labels)


class HintWriter:
    """Puts values and reasons into words."""

    def __init__(self, texts: Texts, seats: int) -> None:
        self.texts = texts
        self.others = "one" if seats == DUEL_SEATS else "several"

    def value(self, unit: str, value: float) -> str:
        """Return a value with its unit."""
        amount = self.short(unit, value)
        shown = self.texts.say("hint-score", {"amount": amount}) if unit == MARGIN else amount
        return self.texts.say(f"hint-value-{unit}", {"amount": shown, "others": self.others})

    def short(self, unit: str, value: float) -> str:
        """Return a value without its unit; a margin has its sign."""
        if unit == CHANCE:
            return self.texts.say("hint-percent", {"number": self.number(100 * value, 0)})
        sign = "" if unit == POINTS else "plus" if round(value, 1) > 0 else ""
        return self.number(value, 1, sign)

    def number(self, value: float, digits: int, sign: str = "") -> str:
        """Return a number as the language writes it."""
        rounded = round(value, digits)
        shown = self.texts.say(f"hint-number-{digits}", {"number": abs(rounded)})
        return self.texts.say("hint-signed", {"number": shown, "sign": "minus" if rounded < 0 else sign or "none"})

    def gain(self, unit: str, amount: float) -> str:
        """Return the size of a difference."""
        number = self.number(100 * abs(amount) if unit == CHANCE else abs(amount), 1)
        return self.texts.say("hint-score" if unit == MARGIN else f"hint-gain-{unit}", {"amount": number})

    def reasons(self, hint: Hint) -> list[str]:
        """Return the greatest reasons as sentences."""
        return [self.reason(hint, one, n) for n, one in enumerate(hint.top_reasons)]

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
