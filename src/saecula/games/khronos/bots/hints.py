"""Hints at Khronos: turns that begin differently, compared by the chance of winning in the same worlds."""

from __future__ import annotations

from functools import partial

from saecula.bots.hints import CHANCE, MARGIN, Candidate, Hint, Reason
from saecula.bots.planned.hints import planned_hint, reasons, sampling_noise
from saecula.bots.planned.planner import evaluate, rollout_step
from saecula.bots.planned.value import shipped_value
from saecula.bots.worlds import Worlds
from saecula.games.khronos.bots import player
from saecula.games.khronos.bots.cards import Hands
from saecula.games.khronos.bots.judge import JUDGE
from saecula.games.khronos.bots.native.turns import CandidateTurn, end_turn, position_key, turns
from saecula.games.khronos.bots.player import KhronosPlayer, TurnPlan
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.cards import EXCHANGE_PRICE
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.state import Khronos
from saecula.games.khronos.thumb.places import promising_places
from saecula.games.khronos.words import EXCHANGE, TURN_PURSE
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices, play, to_act
from saecula.kernel.pick import Pick
from saecula.kernel.state import AT_END, DONE

MAX_BEGINNINGS = 8  # first choices whose best turns are compared
COMPARED_DIGITS = 9  # turns with equal chances lead to the same table
TURNS_PER_BEGINNING = 3
FIRST_WORLDS = 4
FINALISTS = 3  # turns that are compared once more, in other worlds
FINAL_WORLDS = 24
MAX_STEPS = 40  # to the next action


def hint(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return what an expert would do, and why."""
    legal = [choice for choice in legal if not TURN_PURSE.has(choice)] or legal
    if len(legal) == 1 and not isinstance(worlds.sample().top, Pick):
        return Hint(CHANCE, [Candidate(legal, 0.0)])
    s = worlds.sample()
    assert isinstance(s, Khronos)
    expert = KhronosPlayer(player.LEVEL_SETTINGS["expert"])
    if isinstance(s.top, player.CARD_EXCHANGES):
        return hint_about_cards(expert.hands(s, worlds, seat), s, seat, legal)
    if isinstance(s.top, player.CARD_QUESTIONS) or s.active != seat:
        return planned_hint(shipped_value(JUDGE), player.LEVEL_SETTINGS["expert"], worlds, seat, legal)
    return hint_about_turns(expert, s, worlds, seat, legal)


def hint_about_turns(expert: KhronosPlayer, s: Khronos, worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """§II Compare the best turns that begin differently, in fresh worlds: not in those that chose them."""
    found = beginnings(expert, s, seat, legal, worlds.rng)
    wins = partial(expert.win_chance, seat)
    roll_out([plan for plans in found for plan in plans], seat, worlds.rng, FIRST_WORLDS)
    best = sorted((max(plans, key=TurnPlan.chance) for plans in found), key=lambda plan: -plan.chance())
    best = distinct_turns(best)
    fresh = [TurnPlan(plan.choice, [plan.turn.end], [1.0], turn=plan.turn, way=plan.way, wins=wins) for plan in best]
    roll_out(fresh[:FINALISTS], seat, worlds.rng, FINAL_WORLDS)
    shown = sorted(fresh[:FINALISTS], key=lambda plan: -plan.chance())[:2]
    candidates = [Candidate([plan.choice], plan.chance()) for plan in shown]
    if len(shown) == 1:
        return Hint(CHANCE, candidates)
    why = reasons(shipped_value(JUDGE), shown[0], shown[1], seat)
    return Hint(CHANCE, candidates, why, sampling_noise(*[plan.chances[1:] for plan in shown]) / 2, MARGIN)


def distinct_turns(found: list[TurnPlan]) -> list[TurnPlan]:
    """Return turns that lead to different tables, or all if there is only one such."""
    different = {round(plan.chance(), COMPARED_DIGITS): plan for plan in reversed(found)}
    return list(different.values())[::-1] if len(different) > 1 else found


def roll_out(found: list[TurnPlan], seat: int, rng: Rng, number: int) -> None:
    """Roll turns out in some worlds, all with the same cards."""
    chance = Chance(rng.below(1 << 30))
    for plan in found:
        for world in range(number):
            plan.play_on(seat, chance, world)


def beginnings(expert: KhronosPlayer, s: Khronos, seat: int, legal: list[int], rng: Rng) -> list[list[TurnPlan]]:
    """Return the best turns by their first choice, the best first; choices that the beam missed are added."""
    wins = partial(expert.win_chance, seat)
    found: dict[int, list[TurnPlan]] = {}
    if isinstance(s.top, Act):
        for turn in turns(s, seat, expert.weights, rng, expert.breadth):
            plan = player.turn_plan(turn, seat, wins)
            found.setdefault(plan.choice, []).append(plan)
    if isinstance(s.top, Place):
        legal = list(dict.fromkeys([*promising_places(s, s.top, seat).as_list(), *legal]))
    unseen = [choice for choice in legal if choice not in found]
    for choice in unseen[: 2 * MAX_BEGINNINGS if len(found) < MAX_BEGINNINGS else 0]:
        turn = begun(expert, s, seat, choice, rng)
        way = ((position_key(s, seat), choice), *turn.way)
        found[choice] = [TurnPlan(choice, [turn.end], [1.0], turn=turn, way=way, wins=wins)]
    best = sorted(found.values(), key=lambda plans: -plans[0].turn.worth)[:MAX_BEGINNINGS]
    return [plans[:TURNS_PER_BEGINNING] for plans in best]


def begun(expert: KhronosPlayer, s: Khronos, seat: int, choice: int, rng: Rng) -> CandidateTurn:
    """§II Return the best turn after a choice; rules of thumb answer questions before the next action."""
    twin = s.clone()
    play(twin, seat, choice)
    for _ in range(MAX_STEPS):
        if twin.owed == AT_END or twin.active != seat or isinstance(twin.top, Act):
            break
        rollout_step(JUDGE, twin, rng)
    if isinstance(twin.top, Act) and twin.active == seat and twin.owed != AT_END:
        return turns(twin, seat, expert.weights, rng, expert.breadth)[0]
    turn = CandidateTurn(twin, ())
    turn.end = twin.clone()
    end_turn(turn.end, seat, rng)
    turn.worth = evaluate(expert.value, turn.end, seat)
    return turn


def hint_about_cards(hands: Hands, s: Khronos, seat: int, legal: list[int]) -> Hint:
    """§I, §holdem Compare the two best answers about cards."""
    twin, begun, ways = s.clone(), list[int](), hands.ways(s, legal)
    while len(ways) == 1 and DONE not in ways and isinstance(twin.top, Pick):  # answers differ in later cards only
        begun += ways
        play(twin, seat, begun[-1])
        ways = hands.ways(twin, choices(twin, seat, lent=False)) if isinstance(twin.top, player.CARD_EXCHANGES) else {}
    if not ways:
        return Hint(MARGIN, [Candidate(begun, 0.0)])
    answers = [[*begun, *all_cards(hands, twin, seat, choice)] for choice in ways]
    return compared_cards(answers, list(ways.values()))


def compared_cards(answers: list[list[int]], values: list[float]) -> Hint:
    """§I, §holdem Return the two answers with the highest expected values, and why; an exchange has its price."""
    best = sorted(zip(values, answers, strict=True), key=lambda way: -way[0])[:2]
    prices = [EXCHANGE_PRICE if EXCHANGE.has(answer[0]) else 0 for _, answer in best]
    saved = float(prices[-1] - prices[0])
    why = [Reason("khronos-cards", best[0][0] - best[-1][0] - saved), Reason("khronos-coins", saved)]
    return Hint(MARGIN, [Candidate(answer, value) for value, answer in best], [one for one in why if one.amount])


def all_cards(hands: Hands, s: Khronos, seat: int, choice: int) -> list[int]:
    """§I, §holdem Return the answer that begins with a choice: all cards to lay down."""
    twin = s.clone()
    found = [choice]
    pick = twin.top
    play(twin, seat, choice)
    while isinstance(pick, Pick) and twin.top is pick and not pick.closed and seat in to_act(twin):
        found.append(hands.choice(twin, choices(twin, seat, lent=False)))
        play(twin, seat, found[-1])
    return found
