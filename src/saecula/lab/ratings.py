"""Ratings of a tournament with confidence intervals. The unit of resampling is the seed group, not the match."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saecula.lab.tournament import MatchResult, seconds_of

SHARE_RESAMPLES = 400
RATING_RESAMPLES = 100
CONFIDENCE_LEVEL = 0.95
ELO_PER_LOG_STRENGTH = 400 / math.log(10)
MAX_ITERATIONS = 500  # of the fixed-point iteration
ANCHOR = "greedy"
TOLERANCE = 1e-9  # of the logarithm of a strength
PSEUDO_WINS = 0.5  # each way between bots that met
MIN_SEEDS = 10  # for an interval

Stages = dict[tuple[str, tuple[str, ...]], float]  # how often a bot was chosen from those left


@dataclass
class Estimate:
    """A figure with its confidence interval, if enough seeds were played."""

    mean: float
    low: float | None
    high: float | None
    games: int


def groups_of(played: Sequence[MatchResult]) -> list[list[MatchResult]]:
    """Return the matches by pairing and seed."""
    found: dict[tuple[str, int], list[MatchResult]] = {}
    for one in played:
        found.setdefault((one.pairing, one.group), []).append(one)
    return list(found.values())


def bootstrap(
    groups: list[list[MatchResult]], figure: Callable[[list[MatchResult]], float], seed: int = 1
) -> tuple[float, float]:
    """Return the bootstrap interval of a figure over resampled groups."""
    chance = random.Random(seed)  # noqa: S311 - statistics, no secrets
    values = []
    for _ in range(SHARE_RESAMPLES):
        drawn = [one for group in chance.choices(groups, k=len(groups)) for one in group]
        values.append(figure(drawn))
    return percentile_interval(values)


def percentile_interval(values: list[float]) -> tuple[float, float]:
    """Return the central interval that holds the confidence level of some resampled values."""
    ranked = sorted(values)
    cut = int(len(ranked) * (1 - CONFIDENCE_LEVEL) / 2)
    return ranked[cut], ranked[-1 - cut]


def win_share(played: Sequence[MatchResult]) -> float:
    """Return the share of matches that the first bot of the pairing wins."""
    return sum(one.wins[one.bots.index(one.pairing.split()[0])] for one in played) / len(played)


def mean_score(played: Sequence[MatchResult]) -> float:
    """Return the mean score of the first bot of the pairing."""
    return sum(one.scores[one.bots.index(one.pairing.split()[0])] for one in played) / len(played)


def shares(
    played: Sequence[MatchResult], figure: Callable[[list[MatchResult]], float] = win_share
) -> dict[str, Estimate]:
    """Return a figure with its interval for every pairing."""
    found: dict[str, list[MatchResult]] = {}
    for one in played:
        found.setdefault(one.pairing, []).append(one)
    result = {}
    for pairing, games in found.items():
        low, high = bootstrap(groups_of(games), figure) if has_enough_seeds(games) else (None, None)
        result[pairing] = Estimate(figure(games), low, high, len(games))
    return result


def has_enough_seeds(played: Sequence[MatchResult]) -> bool:
    """Say whether the matches have enough seeds for an interval."""
    return len({one.group for one in played}) >= MIN_SEEDS


def stages(played: Sequence[MatchResult]) -> Stages:
    """Return the stages of the Plackett–Luce model: each place chooses one of the bots left; ties share stages."""
    found: Stages = {}
    for one in played:
        ranked = sorted(zip(one.wins, one.scores, one.bots, strict=True), reverse=True)
        results = [(wins, score) for wins, score, _ in ranked]
        for wins, score, bot in ranked:
            first = results.index((wins, score))
            tied = results.count((wins, score))
            left = tuple(sorted(name for _, _, name in ranked[first:]))
            drawn = tied if first + tied < len(ranked) else tied - 1
            if drawn and len(set(left)) > 1:
                found[bot, left] = found.get((bot, left), 0.0) + drawn / tied
    return found


def plackett_luce(chosen: Stages) -> dict[str, float]:
    """Return ratings in Elo, the anchor (or else the first) at 0; with two seats these are Bradley and Terry's.

    Half a win each way between bots that met keeps ratings finite.
    """
    met = sorted({pair for _, left in chosen for pair in itertools.combinations(sorted(set(left)), 2)})
    chosen = dict(chosen)
    for pair in met:
        for bot in pair:
            chosen[bot, pair] = chosen.get((bot, pair), 0.0) + PSEUDO_WINS
    bots = sorted({bot for pair in met for bot in pair})
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(MAX_ITERATIONS):
        fresh = mm_step(chosen, strength)
        change = max(abs(math.log(fresh[bot] / strength[bot])) for bot in bots)
        strength = fresh
        if change < TOLERANCE:
            break
    anchor = ANCHOR if ANCHOR in strength else bots[0]
    return {bot: ELO_PER_LOG_STRENGTH * math.log(value / strength[anchor]) for bot, value in strength.items()}


def mm_step(chosen: Stages, strength: dict[str, float]) -> dict[str, float]:
    """Return likelier strengths: one minorization–maximization step, wins by the wins expected at strength 1."""
    wins = dict.fromkeys(strength, 0.0)
    expected = dict.fromkeys(strength, 0.0)
    for (bot, left), count in chosen.items():
        wins[bot] += count
        share = count / sum(strength[name] for name in left)
        for name in left:
            expected[name] += share
    fresh = {bot: wins[bot] / expected[bot] for bot in strength}
    scale = math.exp(sum(math.log(value) for value in fresh.values()) / len(fresh))
    return {bot: value / scale for bot, value in fresh.items()}


def ratings(played: Sequence[MatchResult]) -> dict[str, Estimate]:
    """Return the rating of every bot with its interval; groups are resampled within each pairing."""
    pairings: dict[str, list[list[MatchResult]]] = {}
    for group in groups_of(played):
        pairings.setdefault(group[0].pairing, []).append(group)
    chance = random.Random(1)  # noqa: S311 - statistics, no secrets
    point = plackett_luce(stages(played))
    drawn: dict[str, list[float]] = {bot: [] for bot in point}
    for _ in range(RATING_RESAMPLES):
        again = [group for groups in pairings.values() for group in chance.choices(groups, k=len(groups))]
        for bot, value in plackett_luce(stages([one for group in again for one in group])).items():
            drawn[bot].append(value)
    found = {}
    for bot, value in sorted(point.items(), key=lambda item: -item[1]):
        games = [one for one in played if bot in one.bots]
        low, high = percentile_interval(drawn[bot]) if has_enough_seeds(games) else (None, None)
        found[bot] = Estimate(value, low, high, len(games))
    return found


def times(played: Sequence[MatchResult]) -> dict[str, dict[str, float]]:
    """Return for each bot its forfeits, and median, 95th percentile and maximum of its decision times."""
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


def faults(played: Sequence[MatchResult]) -> list[dict[str, Any]]:
    """Return each traceback of a forfeit, with its bot and the number of matches."""
    found = Counter((one.bots[one.forfeits.index(True)], one.fault) for one in played if one.fault)
    return [{"bot": bot, "matches": matches, "traceback": fault} for (bot, fault), matches in found.most_common()]


def quantile(buckets: dict[str, int], share: float) -> float:
    """Return a quantile in seconds, rounded up to its bucket."""
    wanted = share * sum(buckets.values())
    seen = 0
    for bucket in sorted(buckets, key=int):
        seen += buckets[bucket]
        if seen >= wanted:
            return seconds_of(bucket)
    return 0.0


def seat_shares(played: Sequence[MatchResult]) -> list[float]:
    """Return the share of wins of each seat; rotation removes the difference from all other figures."""
    seats = len(played[0].bots)
    return [sum(one.wins[seat] for one in played) / len(played) for seat in range(seats)]


def summary(played: Sequence[MatchResult]) -> dict[str, Any]:
    """Return all figures."""
    alone = len(played[0].bots) == 1
    return {
        "shares": {key: vars(share) for key, share in shares(played, mean_score if alone else win_share).items()},
        "ratings": {} if alone else {bot: vars(share) for bot, share in ratings(played).items()},
        "times": times(played),
        "faults": faults(played),
        "seats": seat_shares(played),
    }


def lacks_intervals(figures: Mapping[str, Any]) -> bool:
    """Say whether some figure has no interval."""
    return any(share["low"] is None for key in ("shares", "ratings") for share in figures[key].values())
