"""Advice at Khronos: turns that begin differently, compared by the chance of winning in the same worlds."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from saecula.bots.hints import CHANCE, MARGIN, Candidate, Hint, Reason
from saecula.bots.planned.hints import planned_hint, reasons, sampling_noise
from saecula.bots.planned.planner import evaluate, rollout_step
from saecula.bots.planned.value import shipped_value
from saecula.games.khronos.bots.judge import JUDGE
from saecula.games.khronos.bots.native.turns import Turn, end_turn, seen, turns
from saecula.games.khronos.bots.player import BY_THUMB, LEVEL_SETTINGS, OTHER_CARDS, KhronosPlayer, TurnPlan, turn_plan
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.cards import EXCHANGE_PRICE
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.state import Khronos
from saecula.games.khronos.thumb import promising
from saecula.games.khronos.words import EXCHANGE, TURN_PURSE
from saecula.kernel.chance import Chance
from saecula.kernel.frames import choices, play, to_act
from saecula.kernel.pick import Pick
from saecula.kernel.state import AT_END, DONE

if TYPE_CHECKING:
    from saecula.bots.worlds import Worlds
    from saecula.games.khronos.bots.cards import Hands
    from saecula.kernel.chance import Rng

BEGINNINGS = 8  # first choices whose best turns are compared
SAME = 9  # digits in which chances differ of turns that lead to different tables
EACH = 3  # turns of one beginning
FEW_WORLDS = 4  # in which all of them are played on
FINALISTS = 3  # beginnings that are compared once more, …
WORLDS = 24  # … in other worlds
STEPS_MOST = 40  # answers on the way to the next action


def hint(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return what an expert would do, and why."""
    legal = [choice for choice in legal if not TURN_PURSE.has(choice)] or legal
    if len(legal) == 1 and not isinstance(worlds.sample().top, Pick):
        return Hint(CHANCE, [Candidate(legal, 0.0)])
    s = worlds.sample()
    assert isinstance(s, Khronos)
    expert = KhronosPlayer(LEVEL_SETTINGS["expert"])
    if isinstance(s.top, OTHER_CARDS):
        return hint_about_cards(expert.hands(s, worlds, seat), s, seat, legal)
    if isinstance(s.top, BY_THUMB) or s.active != seat:
        return planned_hint(shipped_value(JUDGE), LEVEL_SETTINGS["expert"], worlds, seat, legal)
    return hint_about_turns(expert, s, worlds, seat, legal)


def hint_about_turns(expert: KhronosPlayer, s: Khronos, worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """§II Compare the best turns that begin differently, in worlds that did not choose them."""
    found = beginnings(expert, s, seat, legal, worlds.rng)
    wins = partial(expert.win_chance, seat)
    played_on([plan for plans in found for plan in plans], seat, worlds.rng, FEW_WORLDS)
    best = sorted((max(plans, key=TurnPlan.chance) for plans in found), key=lambda plan: -plan.chance())
    best = unlike_turns(best)
    fresh = [TurnPlan(plan.choice, [plan.turn.end], [1.0], turn=plan.turn, way=plan.way, wins=wins) for plan in best]
    played_on(fresh[:FINALISTS], seat, worlds.rng, WORLDS)
    shown = sorted(fresh[:FINALISTS], key=lambda plan: -plan.chance())[:2]
    candidates = [Candidate([plan.choice], plan.chance()) for plan in shown]
    if len(shown) == 1:
        return Hint(CHANCE, candidates)
    why = reasons(shipped_value(JUDGE), shown[0], shown[1], seat)
    return Hint(CHANCE, candidates, why, sampling_noise(*[plan.chances[1:] for plan in shown]) / 2, MARGIN)


def unlike_turns(found: list[TurnPlan]) -> list[TurnPlan]:
    """Return one of several turns that lead to the same, in another order of actions; at least two, if there are."""
    different = {round(plan.chance(), SAME): plan for plan in reversed(found)}
    return list(different.values())[::-1] if len(different) > 1 else found


def played_on(found: list[TurnPlan], seat: int, rng: Rng, number: int) -> None:
    """Play turns on in some worlds, all with the same cards."""
    chance = Chance(rng.below(1 << 30))
    for plan in found:
        for world in range(number):
            plan.play_on(seat, chance, world)


def beginnings(expert: KhronosPlayer, s: Khronos, seat: int, legal: list[int], rng: Rng) -> list[list[TurnPlan]]:
    """Return the best turns by their first choice, the best beginning first; what the beam did not see is added."""
    wins = partial(expert.win_chance, seat)
    found: dict[int, list[TurnPlan]] = {}
    if isinstance(s.top, Act):
        for turn in turns(s, seat, expert.weights, rng, expert.breadth):
            plan = turn_plan(turn, seat, wins)
            found.setdefault(plan.choice, []).append(plan)
    if isinstance(s.top, Place):
        legal = list(dict.fromkeys([*promising(s, s.top, seat).as_list(), *legal]))
    unseen = [choice for choice in legal if choice not in found]
    for choice in unseen[: 2 * BEGINNINGS if len(found) < BEGINNINGS else 0]:
        turn = begun(expert, s, seat, choice, rng)
        way = ((seen(s, seat), choice), *turn.way)
        found[choice] = [TurnPlan(choice, [turn.end], [1.0], turn=turn, way=way, wins=wins)]
    best = sorted(found.values(), key=lambda plans: -plans[0].turn.worth)[:BEGINNINGS]
    return [plans[:EACH] for plans in best]


def begun(expert: KhronosPlayer, s: Khronos, seat: int, choice: int, rng: Rng) -> Turn:
    """§II Return the best turn after a choice; what is asked before the next action, rules of thumb answer."""
    twin = s.clone()
    play(twin, seat, choice)
    for _ in range(STEPS_MOST):
        if twin.owed == AT_END or twin.active != seat or isinstance(twin.top, Act):
            break
        rollout_step(JUDGE, twin, rng)
    if isinstance(twin.top, Act) and twin.active == seat and twin.owed != AT_END:
        return turns(twin, seat, expert.weights, rng, expert.breadth)[0]
    turn = Turn(twin, ())
    turn.end = twin.clone()
    end_turn(turn.end, seat, rng)
    turn.worth = evaluate(expert.value, turn.end, seat)
    return turn


def hint_about_cards(hands: Hands, s: Khronos, seat: int, legal: list[int]) -> Hint:
    """§I, §holdem Return the two best answers: other cards promise something, an exchange has its price."""
    twin, begun, ways = s.clone(), list[int](), hands.ways(s, legal)
    while len(ways) == 1 and DONE not in ways and isinstance(twin.top, Pick):  # the answers differ in later cards
        begun += ways
        play(twin, seat, begun[-1])
        ways = hands.ways(twin, choices(twin, seat, lent=False)) if isinstance(twin.top, OTHER_CARDS) else {}
    if not ways:
        return Hint(MARGIN, [Candidate(begun, 0.0)])
    answers = [[*begun, *all_cards(hands, twin, seat, choice)] for choice in ways]
    return compared_cards(answers, list(ways.values()))


def compared_cards(answers: list[list[int]], hopes: list[float]) -> Hint:
    """§I, §holdem Return the two answers that promise most, and why: an exchange has its price."""
    best = sorted(zip(hopes, answers, strict=True), key=lambda way: -way[0])[:2]
    prices = [EXCHANGE_PRICE if EXCHANGE.has(answer[0]) else 0 for _, answer in best]
    saved = float(prices[-1] - prices[0])
    why = [Reason("khronos-cards", best[0][0] - best[-1][0] - saved), Reason("khronos-coins", saved)]
    return Hint(MARGIN, [Candidate(answer, hoped) for hoped, answer in best], [one for one in why if one.amount])


def all_cards(hands: Hands, s: Khronos, seat: int, choice: int) -> list[int]:
    """§I, §holdem Return an answer that begins with a choice: all cards that are laid down."""
    twin = s.clone()
    found = [choice]
    pick = twin.top
    play(twin, seat, choice)
    while isinstance(pick, Pick) and twin.top is pick and not pick.closed and seat in to_act(twin):
        found.append(hands.choice(twin, choices(twin, seat, lent=False)))
        play(twin, seat, found[-1])
    return found
