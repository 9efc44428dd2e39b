"""Ratings: what a tournament says, and how sure it is. The unit of chance is the seed group, not the match."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
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
GHOST = 0.5
MIN_SEEDS = 10  # for an interval: fewer say nothing of how far others would lie from them


Stages = dict[tuple[str, tuple[str, ...]], float]  # the chosen bot, all that were left → how often


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
    return len({one.group for one in played}) >= MIN_SEEDS


def stages(played: Sequence[Played]) -> Stages:
    """Return who was chosen from whom, as if tables were emptied from the best place on; a tie shares its stages."""
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
            chosen[bot, pair] = chosen.get((bot, pair), 0.0) + GHOST
    bots = sorted({bot for pair in met for bot in pair})
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        fresh = stronger(chosen, strength)
        change = max(abs(math.log(fresh[bot] / strength[bot])) for bot in bots)
        strength = fresh
        if change < CLOSE:
            break
    anchor = ANCHOR if ANCHOR in strength else bots[0]
    return {bot: ELO * math.log(value / strength[anchor]) for bot, value in strength.items()}


def stronger(chosen: Stages, strength: dict[str, float]) -> dict[str, float]:
    """Return strengths under which the stages are likelier: how often chosen, by what strength 1 could hope for."""
    wins = dict.fromkeys(strength, 0.0)
    hopes = dict.fromkeys(strength, 0.0)
    for (bot, left), count in chosen.items():
        wins[bot] += count
        share = count / sum(strength[name] for name in left)
        for name in left:
            hopes[name] += share
    fresh = {bot: wins[bot] / hopes[bot] for bot in strength}
    scale = math.exp(sum(math.log(value) for value in fresh.values()) / len(fresh))
    return {bot: value / scale for bot, value in fresh.items()}


def ratings(played: Sequence[Played]) -> dict[str, Share]:
    """Return every bot's rating with its interval; seeds are drawn anew within each pairing, so that all stay in it."""
    pairings: dict[str, list[list[Played]]] = {}
    for group in groups_of(played):
        pairings.setdefault(group[0].pairing, []).append(group)
    chance = random.Random(1)  # noqa: S311 - statistics, no secrets
    point = plackett_luce(stages(played))
    drawn: dict[str, list[float]] = {bot: [] for bot in point}
    for _ in range(RESAMPLES // 4):
        again = [group for groups in pairings.values() for group in chance.choices(groups, k=len(groups))]
        for bot, value in plackett_luce(stages([one for group in again for one in group])).items():
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


def faults(played: Sequence[Played]) -> list[dict[str, Any]]:
    """Return every way in which a bot forfeited: the bot, the number of matches and the traceback."""
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
        "faults": faults(played),
        "seats": seat_shares(played),
    }


def is_short(figures: Mapping[str, Any]) -> bool:
    """Say whether an interval is missing among the figures."""
    return any(share["low"] is None for key in ("shares", "ratings") for share in figures[key].values())
