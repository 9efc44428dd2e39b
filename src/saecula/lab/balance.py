"""Balance: many matches between equal bots; wins by seat, and by the choices made."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from saecula.games import title_of
from saecula.kernel.choices import Choices
from saecula.kernel.state import NATURE
from saecula.kernel.title import Title, settled_options
from saecula.lab.pool import run_tasks, split_matches
from saecula.lab.simulate import match_seed, play_bots

MAX_MATCHES_PER_TASK = 50
MAX_ROWS = 80  # of one verb; larger verbs get one figure for each kind
RARE_SHARE = 0.02  # share of seats below which a choice stands out
COMMON_SHARE = 0.9  # … and above which it does
NOTABLE_LEAD = 6.0  # points from which a choice stands out
START_VERB = "start"  # by which nature draws the start player


@dataclass
class ChoiceUses:
    """The seats that made a choice at least once in a match: their number, wins and leads over the mean."""

    times: int = 0
    seats: int = 0
    wins: float = 0.0
    lead: float = 0.0

    def add(self, other: ChoiceUses) -> None:
        """Add the uses in other matches."""
        self.times += other.times
        self.seats += other.seats
        self.wins += other.wins
        self.lead += other.lead


@dataclass
class BalanceTally:
    """Sums over some matches."""

    games: int = 0
    points: list[int] = field(default_factory=list)  # of all seats of all matches
    parts: Counter[str] = field(default_factory=Counter)
    margins: list[int] = field(default_factory=list)  # of the winner over the second
    order_wins: list[float] = field(default_factory=list)  # in the order of play
    order_points: list[int] = field(default_factory=list)
    uses: dict[int, ChoiceUses] = field(default_factory=dict)  # by choice

    def add(self, other: BalanceTally) -> None:
        """Add other matches."""
        self.games += other.games
        self.points += other.points
        self.margins += other.margins
        self.parts.update(other.parts)
        self.order_wins = added(self.order_wins, other.order_wins)
        self.order_points = added(self.order_points, other.order_points)
        for choice, uses in other.uses.items():
            self.uses.setdefault(choice, ChoiceUses()).add(uses)


def added(one: list[Any], other: list[Any]) -> list[Any]:
    """Add two lists number by number; an empty one counts as zeros."""
    return [a + b for a, b in zip(one, other, strict=True)] if one else list(other)


def tally(title_key: str, seats: int, bot: str, pack: str, seed: int, matches: tuple[int, int]) -> BalanceTally:
    """Play some matches and add them up."""
    title = title_of(title_key)
    options = settled_options(title, seats, {})
    first, games = matches
    found = BalanceTally(order_wins=[0.0] * seats, order_points=[0] * seats)
    for game in range(first, first + games):
        s = title.new(seats, options, pack)
        record = Choices()
        play_bots(title, s, (bot,) * seats, match_seed(seed, game), record)
        count_match(found, title, [(score.points, score.place, score.parts) for score in title.standing(s)], record)
    return found


def count_match(
    found: BalanceTally, title: Title, scores: list[tuple[int, int, dict[str, int]]], record: Choices
) -> None:
    """Add one finished match."""
    points = [score[0] for score in scores]
    winners = [seat for seat, score in enumerate(scores) if score[1] == 1]
    share = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    mean = sum(points) / len(points)
    ranked = sorted(points, reverse=True)
    found.games += 1
    found.points += points
    found.margins.append(ranked[0] - ranked[1] if len(ranked) > 1 else 0)
    for _, _, parts in scores:
        found.parts.update(parts)
    numbers = record.as_list()
    events = list(zip(numbers[::2], numbers[1::2], strict=True))
    start = starter(title, events)
    for seat in range(len(scores)):
        order = (seat - start) % len(scores)
        found.order_wins[order] += share[seat]
        found.order_points[order] += points[seat]
    for (seat, choice), times in Counter(event for event in events if event[0] != NATURE).items():
        uses = found.uses.setdefault(choice, ChoiceUses())
        uses.add(ChoiceUses(times, 1, share[seat], points[seat] - mean))


def starter(title: Title, events: list[tuple[int, int]]) -> int:
    """Return the start player; seat 0 where nature draws none."""
    for seat, choice in events:
        verb = title.words.verb_of(choice)
        if seat == NATURE and verb.name == START_VERB:
            return int(verb.x(choice))
    return 0


def balance(
    title_key: str,
    *,
    seats: int,
    games: int,
    seed: int,
    bot: str = "greedy",
    pack: str = "",
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play matches between equal bots and return the report."""
    total = BalanceTally()
    work = split_matches(games, MAX_MATCHES_PER_TASK)
    for part in run_tasks(partial(tally, title_key, seats, bot, pack, seed), work, jobs):
        total.add(part)
        if progress:
            progress(part.games)
    return report(title_of(title_key), seats, total)


def report(title: Title, seats: int, total: BalanceTally) -> dict[str, Any]:
    """Return the figures of a report."""
    verbs = {verb.name: verb_figures(title, verb.name, seats, total) for verb in title.words.verbs}
    return {
        "title": title.key,
        "seats": seats,
        "games": total.games,
        "scores": spread(total.points),
        "margin": spread(total.margins),
        "parts": {part: round(points / len(total.points), 2) for part, points in total.parts.items()},
        "order": [
            {"wins": round(wins / total.games, 4), "mean": round(points / total.games, 2)}
            for wins, points in zip(total.order_wins, total.order_points, strict=True)
        ],
        "verbs": {name: figures for name, figures in verbs.items() if figures["times"] > 0},
    }


def spread(numbers: list[int]) -> dict[str, float]:
    """Return mean, deviation and quantiles."""
    ranked = sorted(numbers)
    mean = sum(ranked) / len(ranked)
    deviation = math.sqrt(sum((number - mean) ** 2 for number in ranked) / len(ranked))
    quantiles = {f"q{q}": ranked[(len(ranked) - 1) * q // 100] for q in (0, 10, 50, 90, 100)}
    return {"mean": round(mean, 2), "deviation": round(deviation, 2)} | quantiles


def verb_figures(title: Title, name: str, seats: int, total: BalanceTally) -> dict[str, Any]:
    """Return how often a verb is used, and the figures of each of its choices."""
    verb = next(verb for verb in title.words.verbs if verb.name == name)
    numbers = range(int(verb.base), int(verb.base + verb.size))
    chances = total.games * seats
    used = {number: total.uses.get(number, ChoiceUses()) for number in numbers}
    times = sum(uses.times for uses in used.values())
    listed = 1 < len(numbers) <= MAX_ROWS and times > 0
    return {
        "times": round(times / chances, 3),
        "choices": {
            title.words.notation(number): choice_figures(uses, chances, seats)
            for number, uses in used.items()
            if listed
        },
        "kinds": {} if len(numbers) <= MAX_ROWS else kinds(title, used, chances),
    }


def kinds(title: Title, used: dict[int, ChoiceUses], chances: int) -> dict[str, float]:
    """Return how often each kind of choice of a large verb is made, such as a structure, wherever it stands."""
    found: Counter[str] = Counter()
    for number, uses in used.items():
        found[title.words.notation(number).split()[1]] += uses.times
    return {kind: round(times / chances, 3) for kind, times in found.items()}


def choice_figures(uses: ChoiceUses, chances: int, seats: int) -> dict[str, Any]:
    """Return the share of seats that made a choice, their wins against chance, and their lead."""
    share = uses.seats / chances
    wins = uses.wins / uses.seats if uses.seats else 0.0
    lead = uses.lead / uses.seats if uses.seats else 0.0
    stands_out = share < RARE_SHARE or share > COMMON_SHARE or abs(lead) > NOTABLE_LEAD
    return {
        "used": round(share, 4),
        "wins": round(wins * seats, 3),  # 1 is what chance gives
        "lead": round(lead, 2),
        "stands_out": stands_out,
    }
