"""Ratings: what a tournament says, and how sure it is. The unit of chance is the seed group, not the match."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from saecula.lab.tournament import Played, seconds_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

RESAMPLES = 400
LEVEL = 0.95
ELO = 400 / math.log(10)
ROUNDS = 500  # of the fixed-point iteration
ANCHOR = "greedy"
CLOSE = 1e-9
SEEDS_LEAST = 10  # for an interval: fewer say nothing of how far others would lie from them


@dataclass
class Share:
    """A mean with its interval; there is none where too few seeds were played."""

    mean: float
    low: float | None
    high: float | None
    games: int


def groups_of(played: Sequence[Played]) -> list[list[Played]]:
    """Return the matches by pairing and seed."""
    found: dict[tuple[str, int], list[Played]] = {}
    for one in played:
        found.setdefault((one.pairing, one.group), []).append(one)
    return list(found.values())


def bootstrap(
    groups: list[list[Played]], figure: Callable[[list[Played]], float], seed: int = 1
) -> tuple[float, float]:
    """Return the interval of a figure over resampled groups."""
    chance = random.Random(seed)  # noqa: S311 - statistics, no secrets
    values = []
    for _ in range(RESAMPLES):
        drawn = [one for group in chance.choices(groups, k=len(groups)) for one in group]
        values.append(figure(drawn))
    values.sort()
    cut = int(len(values) * (1 - LEVEL) / 2)
    return values[cut], values[-1 - cut]


def win_share(played: Sequence[Played]) -> float:
    """Return the share of matches that the first bot of the pairing wins."""
    return sum(one.wins[one.bots.index(one.pairing.split()[0])] for one in played) / len(played)


def mean_score(played: Sequence[Played]) -> float:
    """Return the mean score of the first bot of the pairing."""
    return sum(one.scores[one.bots.index(one.pairing.split()[0])] for one in played) / len(played)


def shares(played: Sequence[Played], figure: Callable[[list[Played]], float] = win_share) -> dict[str, Share]:
    """Return a figure with its interval for every pairing."""
    found: dict[str, list[Played]] = {}
    for one in played:
        found.setdefault(one.pairing, []).append(one)
    result = {}
    for pairing, games in found.items():
        low, high = bootstrap(groups_of(games), figure) if enough(games) else (None, None)
        result[pairing] = Share(figure(games), low, high, len(games))
    return result


def enough(played: Sequence[Played]) -> bool:
    """Say whether matches are of seeds enough for an interval."""
    return len({one.group for one in played}) >= SEEDS_LEAST


def victories(played: Sequence[Played]) -> dict[tuple[str, str], float]:
    """Return how often each bot was better than each other one at the same table; a tie is half of each."""
    found: dict[tuple[str, str], float] = {}
    for one in played:
        for i, bot in enumerate(one.bots):
            for j, other in enumerate(one.bots):
                if bot != other and i != j:
                    better = (one.wins[i] > one.wins[j]) - (one.wins[i] < one.wins[j])
                    if better == 0:
                        better = (one.scores[i] > one.scores[j]) - (one.scores[i] < one.scores[j])
                    found[bot, other] = found.get((bot, other), 0.0) + (1 + better) / 2
    return found


def bradley_terry(won: dict[tuple[str, str], float]) -> dict[str, float]:
    """Return ratings in Elo, the anchor (or else the first) at 0; a ghost win each way keeps them finite."""
    bots = sorted({bot for pair in won for bot in pair})
    won = {pair: count + 0.5 for pair, count in won.items()}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        fresh = {}
        for bot in bots:
            wins = sum(won.get((bot, other), 0.0) for other in bots if other != bot)
            games = sum(
                (won.get((bot, other), 0.0) + won.get((other, bot), 0.0)) / (strength[bot] + strength[other])
                for other in bots
                if other != bot
            )
            fresh[bot] = wins / games if games else strength[bot]
        scale = math.exp(sum(math.log(value) for value in fresh.values()) / len(bots))
        fresh = {bot: value / scale for bot, value in fresh.items()}
        change = max(abs(math.log(fresh[bot] / strength[bot])) for bot in bots)
        strength = fresh
        if change < CLOSE:
            break
    anchor = ANCHOR if ANCHOR in strength else bots[0]
    return {bot: ELO * math.log(value / strength[anchor]) for bot, value in strength.items()}


def ratings(played: Sequence[Played]) -> dict[str, Share]:
    """Return every bot's rating with its interval."""
    groups = groups_of(played)
    chance = random.Random(1)  # noqa: S311 - statistics, no secrets
    point = bradley_terry(victories(played))
    drawn: dict[str, list[float]] = {bot: [] for bot in point}
    for _ in range(RESAMPLES // 4):
        sample = [one for group in chance.choices(groups, k=len(groups)) for one in group]
        for bot, value in bradley_terry(victories(sample)).items():
            drawn[bot].append(value)
    found = {}
    for bot, value in sorted(point.items(), key=lambda item: -item[1]):
        values = sorted(drawn[bot])
        cut = int(len(values) * (1 - LEVEL) / 2)
        games = [one for one in played if bot in one.bots]
        low, high = (values[cut], values[-1 - cut]) if enough(games) else (None, None)
        found[bot] = Share(value, low, high, len(games))
    return found


def times(played: Sequence[Played]) -> dict[str, dict[str, float]]:
    """Return per bot the median, the 95th percentile and the longest time of a decision, and its forfeits."""
    counts: dict[str, dict[str, int]] = {}
    forfeits: dict[str, int] = {}
    for one in played:
        for seat, bot in enumerate(one.bots):
            forfeits[bot] = forfeits.get(bot, 0) + one.forfeits[seat]
            mine = counts.setdefault(bot, {})
            for bucket, count in one.times[seat].items():
                mine[bucket] = mine.get(bucket, 0) + count
    return {
        bot: {
            "median": quantile(mine, 0.5),
            "p95": quantile(mine, 0.95),
            "longest": quantile(mine, 1.0),
            "decisions": float(sum(mine.values())),
            "forfeits": float(forfeits[bot]),
        }
        for bot, mine in counts.items()
    }


def quantile(buckets: dict[str, int], share: float) -> float:
    """Return a quantile in seconds, rounded up to its bucket."""
    wanted = share * sum(buckets.values())
    seen = 0
    for bucket in sorted(buckets, key=int):
        seen += buckets[bucket]
        if seen >= wanted:
            return seconds_of(bucket)
    return 0.0


def seat_shares(played: Sequence[Played]) -> list[float]:
    """Return how often each seat wins: rotation takes the difference out of all other figures."""
    seats = len(played[0].bots)
    return [sum(one.wins[seat] for one in played) / len(played) for seat in range(seats)]


def summary(played: Sequence[Played]) -> dict[str, Any]:
    """Return all figures, for machines."""
    alone = len(played[0].bots) == 1
    return {
        "shares": {key: vars(share) for key, share in shares(played, mean_score if alone else win_share).items()},
        "ratings": {} if alone else {bot: vars(share) for bot, share in ratings(played).items()},
        "times": times(played),
        "seats": seat_shares(played),
    }


def is_short(figures: Mapping[str, Any]) -> bool:
    """Say whether an interval is missing among the figures."""
    return any(share["low"] is None for key in ("shares", "ratings") for share in figures[key].values())
