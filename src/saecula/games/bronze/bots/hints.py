"""Hints at Bronze: the two best answers, and the parts of the sheet that make the difference."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import numpy as np

from saecula.bots.hints import CHANCE, POINTS, Candidate, Hint, Reason
from saecula.bots.worlds import Worlds
from saecula.games.bronze.bots.native.dice import FACE_COUNTS, number_of
from saecula.games.bronze.bots.native.net import (
    CITY_FROM,
    DEVELOPMENTS_FROM,
    FINISHED_FROM,
    FOOD_FROM,
    GOODS_FROM,
    INPUT_PER_POINT,
    MONUMENTS_FROM,
    SHEET_FEATURES,
    WEALTH_FROM,
    reals,
)
from saecula.games.bronze.bots.native.outlook import Outlook, all_features, rival, standing_outcome
from saecula.games.bronze.bots.native.planner import Planner, SpendingPlan
from saecula.games.bronze.bots.native.policy import Policy, follow, is_after_dice, next_reroll, planned_choice, take_out
from saecula.games.bronze.bots.native.rolls import KeepSearch, RollValues
from saecula.games.bronze.bots.player import BronzeSettings, lead_value, policy_of
from saecula.games.bronze.bots.trading import MIN_PARTNER_GAIN, Trader
from saecula.games.bronze.kinds import COIN, EITHER2, FACE_COUNT, FOOD3, GOOD1, SKULL2, WORKERS3
from saecula.games.bronze.rules.end import score
from saecula.games.bronze.rules.roll import ROLLS, Lead, Reroll
from saecula.games.bronze.rules.trade import NO_OFFER, Answer, Offer, Trade, begins_alike, with_amount
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import ACCEPT, COUNTER, LEAD, MAX_AMOUNT, PARTNER, REROLL, TRADE
from saecula.kernel.choices import Choices
from saecula.kernel.frames import play
from saecula.kernel.pick import Pick
from saecula.kernel.rows import row
from saecula.kernel.state import AT_END, DONE

Dice = list[int]  # how many show each face

TWO_SEATS = 2  # seats
NO_PARTNER = -1
ROLLOUTS = 150
MAX_PLANS = 60  # of a planner; as many beginnings are planned
UNBIASED = BronzeSettings()
SHEET_PARTS = {  # ranges of features
    "food": ((FOOD_FROM, int(GOODS_FROM[0])),),
    "goods": ((int(GOODS_FROM[0]), CITY_FROM), (WEALTH_FROM, FINISHED_FROM)),
    "cities": ((CITY_FROM, int(MONUMENTS_FROM[0])),),
    "monuments": ((int(MONUMENTS_FROM[0]), DEVELOPMENTS_FROM), (FINISHED_FROM, SHEET_FEATURES)),
    "developments": ((DEVELOPMENTS_FROM, WEALTH_FROM),),
}
USES_OF_FACES = {  # what a die with a face counts as, and how much
    "food": {FOOD3: 1.0, EITHER2: 0.5},
    "workers": {WORKERS3: 1.0, EITHER2: 0.5},
    "coins": {COIN: 1.0},
    "jars": {GOOD1: 1.0},
    "skulls": {SKULL2: 1.0},
}


@dataclass
class CandidateAnswer:
    """An answer, the table after its turn, and the value of that table."""

    choices: list[int]
    after: Bronze
    value: float


def hint(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return what a good player would do, and why."""
    if len(legal) == 1:
        return Hint(CHANCE, [Candidate(legal, 0.0)])
    s = worlds.sample()
    assert isinstance(s, Bronze)
    policy = policy_of(UNBIASED, int(s.seats), 0)
    unit = POINTS if s.seats == 1 else CHANCE
    top = s.top
    if isinstance(top, Reroll):
        return shown(dice_hint(policy, s, seat, top, unit), policy, s, seat)
    if isinstance(top, Lead):
        return shown(lead_hint(policy, s, seat, unit), policy, s, seat)
    if is_after_dice(s):
        return shown(late_hint(policy, s, seat, unit, legal), policy, s, seat)
    return shown(trade_hint(policy, s, seat, legal), policy, s, seat)


def shown(hint: Hint, policy: Policy, s: Bronze, seat: int) -> Hint:
    """Return a hint with chances of all seats that add up to one: a net for several looks above all at its best rival.

    Reasons shrink as the difference does.
    """
    if hint.unit == POINTS or s.seats == TWO_SEATS:
        return hint
    others = sum(chance_now(policy, s, other) for other in range(int(s.seats)) if other != seat)
    before = hint.lead
    for candidate in hint.candidates:
        candidate.value /= (candidate.value + others) or 1.0
    for reason in hint.reasons:
        reason.amount *= hint.lead / before if before else 1.0
    return hint


def chance_now(policy: Policy, s: Bronze, seat: int) -> float:
    """Return a waiting seat's chance of winning by its own net: its turn of this round is over, or still to come."""
    place, active = ((one - s.start) % s.seats for one in (seat, s.active))
    return chance_after_turn(policy, s, seat) if place < active else float(policy.expected_value(s, seat))


def chance_after_turn(policy: Policy, s: Bronze, seat: int) -> float:
    """Return a seat's chance of winning as its net sees the table now."""
    outlook = Outlook(policy.net_of(s, seat), s, seat)
    return float(outlook.chance(standing_outcome(outlook.net, s, seat)))


# -- dice -----------------------------------------------------------------------------------------------------------


def dice_hint(policy: Policy, s: Bronze, seat: int, top: Reroll, unit: str) -> Hint:
    """§1 Compare the best dice to keep with the best other ones."""
    values = policy.roll_values(s, seat)
    ranked = sorted(subsets(s, top), key=lambda number: -values.keep_value(number, s.rolls))[:2]
    candidates = [Candidate(taken_up(s, seat, number), float(values.keep_value(number, s.rolls))) for number in ranked]
    if len(ranked) == 1:
        return Hint(unit, candidates)
    first, second = (rolled(values, s, number) for number in ranked)
    why = dice_reasons(values, first, second, candidates[0].value - candidates[1].value)
    return Hint(unit, candidates, why)


def dice_reasons(values: RollValues, first: list[Dice], second: list[Dice], lead: float) -> list[Reason]:
    """Say what dice that show more of something add to a difference: by what such a die is worth in these rolls.

    Worths of faces come from a linear fit; the least useful face counts nothing, skulls may count less. They are then
    stretched so that all reasons together make up the difference.
    """
    rows = np.array([*first, *second], dtype=float)
    worths = np.array([values.accepted[number_of(row(dice))] for dice in (*first, *second)])
    slopes = np.linalg.lstsq(rows - rows.mean(axis=0), worths - worths.mean(), rcond=None)[0]
    slopes -= min(slopes[face] for face in range(FACE_COUNT) if face != SKULL2)
    adds = (np.mean(first, axis=0) - np.mean(second, axis=0)) * slopes
    scale = lead / float(adds.sum()) if float(adds.sum()) * lead > 0 else 1.0
    found = {
        use: sum(scale * float(adds[face]) * part for face, part in faces.items())
        for use, faces in USES_OF_FACES.items()
    }
    if slopes[SKULL2] > 0:  # then the two goods beside it count
        found["jars"] += found.pop("skulls")
    return [Reason(f"dice-{use}", amount) for use, amount in found.items()]


def subsets(s: Bronze, top: Reroll) -> list[int]:
    """Return every set of dice that may still be kept."""
    found = {int(number_of(s.dice))}
    low = 0 if top.taken == 0 else int(REROLL.x(top.last))
    for face in range(low, FACE_COUNT):
        if face == SKULL2 and s.t.skulls_locked:
            continue
        for number in found.copy():
            counts = [int(FACE_COUNTS[number * FACE_COUNT + i]) for i in range(FACE_COUNT)]
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


def rolled(values: RollValues, s: Bronze, kept: int) -> list[Dice]:
    """Return what the dice may show in the end, when these are kept and the rest is played well."""
    chance = random.Random(1)  # noqa: S311 - an average, no secret
    found: list[Dice] = []
    for _ in range(ROLLOUTS):
        dice = [int(FACE_COUNTS[kept * FACE_COUNT + face]) for face in range(FACE_COUNT)]
        rolls = int(s.rolls)
        while sum(dice) < s.cities_rolled:
            for _ in range(int(s.cities_rolled) - sum(dice)):
                dice[chance.randrange(FACE_COUNT)] += 1
            rolls += 1
            if rolls < ROLLS:
                best = KeepSearch(values, row(dice), rolls, 0).best
                dice = [int(FACE_COUNTS[best * FACE_COUNT + face]) for face in range(FACE_COUNT)]
        found.append(dice)
    return found


def lead_hint(policy: Policy, s: Bronze, seat: int, unit: str) -> Hint:
    """§7 Compare the dice that Leadership may roll again."""
    values = policy.roll_values(s, seat)
    faces = [face for face in range(FACE_COUNT) if s.dice[face] > 0]
    worths = {choice: lead_value(values, s, choice) for choice in (DONE, *(int(LEAD.at(face)) for face in faces))}
    ranked = sorted(worths, key=lambda choice: -worths[choice])[:2]
    first, second = (after_lead(s, choice) for choice in ranked)
    why = dice_reasons(values, first, second, worths[ranked[0]] - worths[ranked[1]])
    return Hint(unit, [Candidate([choice], worths[choice]) for choice in ranked], why)


def after_lead(s: Bronze, choice: int) -> list[Dice]:
    """§7 Return all that the dice may show after a choice of Leadership."""
    dice = [int(s.dice[face]) for face in range(FACE_COUNT)]
    if choice == DONE:
        return [dice] * FACE_COUNT
    left = [n - int(face == LEAD.x(choice)) for face, n in enumerate(dice)]
    return [[n + int(face == new) for face, n in enumerate(left)] for new in range(FACE_COUNT)]


# -- after the dice -------------------------------------------------------------------------------------------------


def late_hint(policy: Policy, s: Bronze, seat: int, unit: str, legal: list[int]) -> Hint:
    """Compare the best plan with the best one that gives another answer."""
    planner = policy.planner_after_dice(s, seat, keeps_all=True)
    plans = sorted(planner.plans, key=lambda plan: -plan.outcome)[:MAX_PLANS]
    answers = [planned_answer(planner, s, seat, plan, answer(s, seat, plan)) for plan in plans]
    answers = sorted([*answers, *beginnings(policy, s, seat, legal)], key=lambda one: -one.value)
    best = [answers[0], *[one for one in answers if one.choices != answers[0].choices][:1]]
    candidates = [Candidate(one.choices, one.value) for one in best]
    return Hint(unit, candidates, contrast(policy, s, seat, best[0], best[1]) if len(best) > 1 else [])


def planned_answer(planner: Planner, s: Bronze, seat: int, plan: SpendingPlan, choices: list[int]) -> CandidateAnswer:
    """Return an answer that a plan gives, with the table after the plan and its value."""
    return CandidateAnswer(choices, played(s, seat, plan), float(planner.outlook.chance(plan.outcome)))


def beginnings(policy: Policy, s: Bronze, seat: int, legal: list[int]) -> list[CandidateAnswer]:
    """Return the best way that begins with each choice: those that a planner keeps often begin with the same."""
    found: list[CandidateAnswer] = []
    for choice in legal[:MAX_PLANS]:
        twin = s.clone()
        play(twin, seat, choice)
        goes_on = choice != DONE and twin.top is not s.top and type(twin.top) is type(s.top) and isinstance(s.top, Pick)
        if is_after_dice(twin) and twin.owed == 1 << seat:
            planner = policy.planner_after_dice(twin, seat)
            rest = answer(twin, seat, planner.best) if goes_on else []
            found.append(planned_answer(planner, twin, seat, planner.best, [choice, *rest]))
        else:
            found.append(CandidateAnswer([choice], twin, chance_after_turn(policy, twin, seat)))
    return found


def answer(s: Bronze, seat: int, plan: SpendingPlan) -> list[int]:
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
        take_out(left, choice)
        play(twin, seat, choice)
    return found


def contrast(policy: Policy, s: Bronze, seat: int, first: CandidateAnswer, second: CandidateAnswer) -> list[Reason]:
    """Return what each part of the sheet adds, on average over all orders in which parts may be changed (Shapley)."""
    lead = first.value - second.value
    if AT_END in (first.after.owed, second.after.owed):
        return [Reason("points", lead)]
    outlook = Outlook(policy.net_of(s, seat), first.after, seat)
    sides = [(features_seen(outlook, way.after), int(score(way.after, seat))) for way in (first, second)]
    keys = [*SHEET_PARTS, "points"]
    worths = [outcome(outlook, first.after, *blend(sides, keys, mask)) for mask in range(1 << len(keys))]
    whole = worths[-1] - worths[0]
    scale = lead / whole if whole * lead > 0 else 1.0  # what a turn may still bring is not on the sheet
    return [Reason(key, scale * shapley(worths, len(keys), n)) for n, key in enumerate(keys)]


def blend(sides: list[tuple[list[int], int]], keys: list[str], mask: int) -> tuple[list[int], int]:
    """Return a sheet with some parts of the first way, and the others of the second; what is no part, of the first."""
    (features, points), (others, fewer) = sides
    mixed = [one for one in features if not any(within(one, ranges) for ranges in SHEET_PARTS.values())]
    for n, key in enumerate(keys[:-1]):
        mixed += [one for one in (features if mask >> n & 1 else others) if within(one, SHEET_PARTS[key])]
    return mixed, points if mask >> (len(keys) - 1) & 1 else fewer


def shapley(worths: list[float], parts: int, part: int) -> float:
    """Return what a part adds on average over all orders; worths are by the set of parts that are there."""
    found = 0.0
    for mask in range(1 << parts):
        if not mask >> part & 1:
            weight = 1 / (parts * math.comb(parts - 1, mask.bit_count()))
            found += weight * (worths[mask | 1 << part] - worths[mask])
    return found


def played(s: Bronze, seat: int, plan: SpendingPlan) -> Bronze:
    """Return the table after a plan."""
    after = s.clone()
    follow(after, seat, plan)
    return after


def features_seen(outlook: Outlook, s: Bronze) -> list[int]:
    """Return the features of the sheets that the net looks at."""
    held = Choices()
    all_features(s, outlook.seat, outlook.net.seats, held)
    return held.as_list()


def within(feature: int, ranges: tuple[tuple[int, int], ...]) -> bool:
    """Say whether a feature belongs to a part of the own sheet."""
    return any(low <= feature < high for low, high in ranges)


def outcome(outlook: Outlook, s: Bronze, features: list[int], points: int) -> float:
    """Return what a table with these features and own points is worth."""
    net = outlook.net
    total = reals(net.stride)
    for feature in features:
        net.add(feature, total, 0)
    net.add_times(net.points_feature(0), INPUT_PER_POINT * points, total, 0)
    for k in range(1, int(net.seats)):
        theirs = score(s, rival(s, outlook.seat, k))
        net.add_times(net.points_feature(k), INPUT_PER_POINT * int(theirs), total, 0)
    return outlook.chance(net.value(net.first, 0, total, 0))


# -- trade ----------------------------------------------------------------------------------------------------------


def trade_hint(policy: Policy, s: Bronze, seat: int, legal: list[int]) -> Hint:
    """§trade Compare the answer of a good trader with the best other one: with a deal, or without."""
    trader = Trader(policy, s, seat)
    choice = trader.choice()
    top = s.top
    partner = int(top.partner) if isinstance(top, (Offer, Answer)) else NO_PARTNER
    now = trader.value(s, seat)
    worths = {one: now + brought(trader, top, partner, one) for one in legal}
    other = max((one for one in legal if one != choice), key=lambda one: worths[one])
    best, second = max(worths[choice], worths[other]), worths[other]
    key = "deal" if worths[choice] > now else "no-deal"
    return Hint(CHANCE, [Candidate([choice], best), Candidate([other], second)], [Reason(key, best - second)])


def brought(trader: Trader, top: object, partner: int, choice: int) -> float:
    """§trade Return what an answer brings the one who thinks, if the other agrees; nothing without a deal."""
    s = trader.s
    if isinstance(top, Trade) and PARTNER.has(choice):
        return dealt(trader, int(PARTNER.x(choice)), [trader.best_deal(int(PARTNER.x(choice)))])
    if isinstance(top, Answer) and choice == ACCEPT.base:
        return dealt(trader, partner, [int(top.offer)])
    if isinstance(top, Answer) and choice == COUNTER.base:
        return dealt(trader, partner, [trader.best_deal(partner, int(top.offer))])
    if isinstance(top, Offer) and TRADE.has(choice):
        begun = int(with_amount(int(top.offer), int(top.ware), int(TRADE.y(choice)) - MAX_AMOUNT))
        fit = [deal for deal in trader.deals(partner) if begins_alike(deal, begun, int(top.ware) + 1)]
        likely = [deal for deal in fit if trader.gains(partner, deal)[int(trader.seat == s.active)] > MIN_PARTNER_GAIN]
        return dealt(trader, partner, likely)
    return 0.0


def dealt(trader: Trader, partner: int, deals: list[int]) -> float:
    """§trade Return what the best of some deals brings the one who thinks; nothing, if there is none."""
    mine = int(trader.seat != trader.s.active)
    return max((trader.gains(partner, deal)[mine] for deal in deals if deal != NO_OFFER), default=0.0)
