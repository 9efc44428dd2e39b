"""Advice: the two best answers at Bronze, and which part of the sheet makes the difference."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from saecula.bots.bronze.native.dice import COUNTS, number_of
from saecula.bots.bronze.native.mind import Mind, follow, is_late, next_reroll, planned_choice
from saecula.bots.bronze.native.net import (
    CITY_FROM,
    DEVELOPMENTS_FROM,
    FINISHED_FROM,
    FOOD_FROM,
    GOODS_FROM,
    MONUMENTS_FROM,
    POINT,
    SHEET_FEATURES,
    WEALTH_FROM,
    reals,
)
from saecula.bots.bronze.native.outlook import Outlook, all_features, rival
from saecula.bots.bronze.native.planner import Keep
from saecula.bots.bronze.native.purse import GONE_BITS
from saecula.bots.bronze.player import Strength, mind_of
from saecula.bots.bronze.trading import Trader
from saecula.bots.hints import CHANCE, POINTS, Candidate, Hint, Reason
from saecula.games.bronze.kinds import COIN, EITHER2, FACE_COUNT, FOOD3, GOOD1, SKULL2, WORKERS3
from saecula.games.bronze.rules.end import score
from saecula.games.bronze.rules.roll import ROLLS, Lead, Reroll
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import DISCARD, LEAD, MARK, REROLL
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Pick, play
from saecula.kernel.rows import row
from saecula.kernel.state import AT_END, DONE

if TYPE_CHECKING:
    from saecula.bots.bronze.native.planner import Plan
    from saecula.bots.worlds import Worlds

SAMPLES = 150
ADVISER = Strength()  # who misjudges nothing
PARTS = {  # the features of each part of a sheet: from … to
    "food": ((FOOD_FROM, int(GOODS_FROM[0])),),
    "goods": ((int(GOODS_FROM[0]), CITY_FROM), (WEALTH_FROM, FINISHED_FROM)),
    "cities": ((CITY_FROM, int(MONUMENTS_FROM[0])),),
    "monuments": ((int(MONUMENTS_FROM[0]), DEVELOPMENTS_FROM), (FINISHED_FROM, SHEET_FEATURES)),
    "developments": ((DEVELOPMENTS_FROM, WEALTH_FROM),),
}
DICE_UNITS = {"food": 3.0, "workers": 3.0, "coins": 1.0, "jars": 1.0, "skulls": 1.0}  # what one die of it shows


def hint(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return what a good player would do, and why."""
    if len(legal) == 1:
        return Hint(CHANCE, [Candidate(legal, 0.0)])
    s = worlds.sample()
    assert isinstance(s, Bronze)  # noqa: S101 - tells the type checker
    mind = mind_of(ADVISER, int(s.seats), 0)
    unit = POINTS if s.seats == 1 else CHANCE
    top = s.top
    if isinstance(top, Reroll):
        return dice_hint(mind, s, seat, top, unit)
    if isinstance(top, Lead):
        return lead_hint(mind, s, seat, unit)
    if is_late(s):
        return late_hint(mind, s, seat, unit)
    return Hint(unit, [Candidate([Trader(mind, s, seat).choice()], Trader(mind, s, seat).value(s, seat))])


# -- dice -----------------------------------------------------------------------------------------------------------


def dice_hint(mind: Mind, s: Bronze, seat: int, top: Reroll, unit: str) -> Hint:
    """§1 Compare the best dice to keep with the best other ones."""
    planner = mind.dice_planner(s, seat)
    kept = subsets(s, top)
    ranked = sorted(kept, key=lambda number: -planner.keep_value(number, s.rolls))[:2]
    candidates = [Candidate(taken_up(s, seat, number), float(planner.keep_value(number, s.rolls))) for number in ranked]
    if len(ranked) == 1:
        return Hint(unit, candidates)
    first, second = (expected(mind, s, seat, number) for number in ranked)
    size = abs(candidates[0].value - candidates[1].value)
    shift = {key: (first[key] - second[key]) / DICE_UNITS[key] for key in DICE_UNITS}
    shift["skulls"] *= -1  # fewer of them are better
    total = sum(abs(amount) for amount in shift.values()) or 1.0
    return Hint(unit, candidates, [Reason(f"dice-{key}", size * amount / total) for key, amount in shift.items()])


def subsets(s: Bronze, top: Reroll) -> list[int]:
    """Return every set of dice that may still be kept."""
    found = {int(number_of(s.dice))}
    low = 0 if top.taken == 0 else int(REROLL.x(top.last))
    for face in range(low, FACE_COUNT):
        if face == SKULL2 and s.t.skulls_locked:
            continue
        for number in found.copy():
            counts = [int(COUNTS[number * FACE_COUNT + i]) for i in range(FACE_COUNT)]
            for less in range(counts[face]):
                found.add(int(number_of(row([less if i == face else n for i, n in enumerate(counts)]))))
    return sorted(found)


def taken_up(s: Bronze, seat: int, kept: int) -> list[int]:
    """Return the choices that keep these dice: the others one by one, then the end."""
    twin = s.clone()
    found: list[int] = []
    while isinstance(twin.top, Reroll) and twin.owed == 1 << seat:
        choice = int(next_reroll(twin, twin.top, kept))
        found.append(choice)
        if choice == DONE:
            break
        play(twin, seat, choice)
    return found


def expected(mind: Mind, s: Bronze, seat: int, kept: int) -> dict[str, float]:
    """Return what the dice show on average in the end, when these are kept and the rest is played well."""
    planner = mind.dice_planner(s, seat)
    chance = random.Random(1)  # noqa: S311 - an average, no secret
    total = [0.0] * FACE_COUNT
    for _ in range(SAMPLES):
        dice = [int(COUNTS[kept * FACE_COUNT + face]) for face in range(FACE_COUNT)]
        rolls = int(s.rolls)
        while sum(dice) < s.cities_rolled:
            for _ in range(int(s.cities_rolled) - sum(dice)):
                dice[chance.randrange(FACE_COUNT)] += 1
            rolls += 1
            if rolls < ROLLS:
                best = Keep(planner, row(dice), rolls, 0, s.t.skulls_locked).best
                dice = [int(COUNTS[best * FACE_COUNT + face]) for face in range(FACE_COUNT)]
        total = [sum(pair) for pair in zip(total, dice, strict=True)]
    mean = [amount / SAMPLES for amount in total]
    return {
        "food": 3 * mean[FOOD3] + mean[EITHER2],
        "workers": 3 * mean[WORKERS3] + mean[EITHER2],
        "coins": mean[COIN],
        "jars": mean[GOOD1],
        "skulls": mean[SKULL2],
    }


def lead_hint(mind: Mind, s: Bronze, seat: int, unit: str) -> Hint:
    """§7 Compare the dice that Leadership may roll again."""
    planner = mind.dice_planner(s, seat)
    roll = number_of(s.dice)
    values = {DONE: float(planner.last[roll])}
    for face in range(FACE_COUNT):
        if s.dice[face] > 0:
            values[int(LEAD.at(face))] = planner.lead_value(roll, face)
    ranked = sorted(values, key=lambda choice: -values[choice])[:2]
    return Hint(unit, [Candidate([choice], values[choice]) for choice in ranked])


# -- after the dice -------------------------------------------------------------------------------------------------


def late_hint(mind: Mind, s: Bronze, seat: int, unit: str) -> Hint:
    """Compare the best plan with the best one that begins differently."""
    planner = mind.late_planner(s, seat, 1)
    plans = sorted(planner.plans, key=lambda plan: -plan.outcome)
    answers = [answer(s, seat, plans[0])]
    best = [plans[0]]
    for plan in plans[1:]:
        other = answer(s, seat, plan)
        if other != answers[0]:
            answers.append(other)
            best.append(plan)
            break
    candidates = [
        Candidate(choices, float(planner.look.chance(plan.outcome)))
        for choices, plan in zip(answers, best, strict=True)
    ]
    if len(best) == 1:
        return Hint(unit, candidates)
    return Hint(unit, candidates, contrast(mind, s, seat, best[0], best[1]))


def answer(s: Bronze, seat: int, plan: Plan) -> list[int]:
    """Return the answer to the question on top that a plan gives: of a pick all pieces."""
    twin = s.clone()
    kind = type(twin.top)
    left = plan.copy()
    found: list[int] = []
    while isinstance(twin.top, kind) and twin.owed == 1 << seat:
        choice = int(planned_choice(twin, left))
        found.append(choice)
        if choice == DONE or not isinstance(twin.top, Pick):
            break
        forget(left, choice)
        play(twin, seat, choice)
    return found


def forget(plan: Plan, choice: int) -> None:
    """Take a piece that is played out of a plan."""
    if MARK.has(choice):
        plan.boxes[MARK.x(choice)] -= 1
    elif DISCARD.has(choice):
        plan.gone -= 1 << (GONE_BITS * DISCARD.x(choice))


def contrast(mind: Mind, s: Bronze, seat: int, first: Plan, second: Plan) -> list[Reason]:
    """Return what each part of the sheet adds: the value with the first plan's part, less that with the second's."""
    after, other = played(s, seat, first), played(s, seat, second)
    look = Outlook(mind.net_of(s, seat), after, seat)
    if after.owed == AT_END:
        return [Reason("points", float(score(after, seat) - score(other, seat)))]
    features, others = features_seen(look, after), features_seen(look, other)
    points, less = int(score(after, seat)), int(score(other, seat))
    whole = outcome(look, after, features, points)
    found = [Reason("points", whole - outcome(look, after, features, less))]
    for key, ranges in PARTS.items():
        mixed = [feature for feature in features if not within(feature, ranges)]
        mixed += [feature for feature in others if within(feature, ranges)]
        found.append(Reason(key, whole - outcome(look, after, mixed, points)))
    return found


def played(s: Bronze, seat: int, plan: Plan) -> Bronze:
    """Return the table after a plan."""
    after = s.clone()
    follow(after, seat, plan)
    return after


def features_seen(look: Outlook, s: Bronze) -> list[int]:
    """Return the features of the sheets that the net looks at."""
    held = Choices()
    all_features(s, look.seat, look.net.seats, held)
    return held.as_list()


def within(feature: int, ranges: tuple[tuple[int, int], ...]) -> bool:
    """Say whether a feature belongs to a part of the own sheet."""
    return any(low <= feature < high for low, high in ranges)


def outcome(look: Outlook, s: Bronze, features: list[int], points: int) -> float:
    """Return what a table with these features and own points is worth."""
    net = look.net
    total = reals(net.stride)
    for feature in features:
        net.add(feature, total, 0)
    net.add_times(net.points_feature(0), POINT * points, total, 0)
    for k in range(1, int(net.seats)):
        theirs = score(s, rival(s, look.seat, k))
        net.add_times(net.points_feature(k), POINT * int(theirs), total, 0)
    return look.chance(net.value(net.first, 0, total, 0))
