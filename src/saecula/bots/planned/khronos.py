"""Players of Khronos: a turn is planned as a whole, once; the best plans are tried against the others' replies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saecula.bots.planned.advice import planned_hint
from saecula.bots.planned.khronos_judge import JUDGE
from saecula.bots.planned.khronos_turns import TurnPlan, ended, replied, seen, thumb_turn, turns
from saecula.bots.planned.planner import Plan, outcome
from saecula.bots.planned.player import Player, Strength
from saecula.bots.planned.value import shipped
from saecula.games.khronos.advice import after, promising
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.cards import Exchange, KeepCards, Prepare, SwapCards
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.rules.pay import PaySurcharge
from saecula.games.khronos.state import Khronos
from saecula.games.khronos.words import EXCHANGE, TURN_PURSE
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import play

if TYPE_CHECKING:
    from saecula.bots.hints import Hint
    from saecula.bots.worlds import Bot, Worlds

BY_THUMB = (Prepare, Exchange, SwapCards, KeepCards, PaySurcharge)  # questions about cards
EXCHANGES_TRIED = 4  # sets of cards from the deck
EXCHANGE_FROM = 0.5  # points that it promises, for so few tries
REMEMBERED = 4096  # questions of plans that are being carried out

STRENGTHS = {
    "easy": Strength(shortlist=30, error=1.8, points=8.0, looks_around=False, worlds=0),
    "medium": Strength(shortlist=30, error=1.0, points=6.0, worlds=0),
    "hard": Strength(shortlist=30, error=0.5, points=4.0, worlds=0),
    "expert": Strength(shortlist=5, worlds=3),
    "master": Strength(shortlist=8, worlds=5),
}


class KhronosPlayer(Player):
    """Plans a turn when it is first asked for an action, and then carries the plan out as long as it fits."""

    def __init__(self, strength: Strength) -> None:
        super().__init__(JUDGE, strength)
        self.memory: dict[tuple[int, int], int] = {}

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return a legal choice."""
        s = worlds.sample()
        assert isinstance(s, Khronos)  # noqa: S101 - tells the type checker
        if len(legal) == 1:
            return legal[0]
        if self.would_exchange(s, worlds, seat, legal):
            return int(EXCHANGE.at())
        if isinstance(s.top, BY_THUMB):
            return JUDGE.title.advice(s, seat, legal, worlds.rng)
        planned = self.memory.get((worlds.taste(), seen(s, seat)))
        if planned in legal:
            return planned
        best = self.best(self.plans(s, worlds, seat, legal), worlds, seat)
        if isinstance(best, TurnPlan):
            self.remember(best, worlds.taste())
        return best.choice

    def would_exchange(self, s: Khronos, worlds: Worlds, seat: int, legal: list[int]) -> bool:
        """§I Say whether other cards promise a better turn, with their price: tried with some cards from the deck."""
        tries = EXCHANGES_TRIED * bool(self.strength.worlds)
        if not tries or not isinstance(s.top, Prepare) or EXCHANGE.at() not in legal or s.t.holdem:
            return False
        right = shipped(JUDGE)[0]
        chance = Chance(worlds.rng.below(1 << 30))
        now = outcome(right, thumb_turn(s, seat, Rng(chance, 1)), seat)
        hoped = 0.0
        for n in range(tries):
            twin = s.clone()
            play(twin, seat, int(EXCHANGE.at()))
            hoped += outcome(right, thumb_turn(twin, seat, Rng(chance, n + 2)), seat) / tries
        return hoped > now + EXCHANGE_FROM

    def plans(self, s: Khronos, worlds: Worlds, seat: int, legal: list[int]) -> list[Plan]:
        """Return the best plans for the rest of a turn; elsewhere what each choice brings about."""
        if isinstance(s.top, Act) and s.active == seat:
            replies = max(1, self.strength.worlds // (int(s.seats) - 1)) if self.strength.worlds else 0
            chance = Chance(worlds.rng.below(1 << 30))
            best = turns(s, seat, shipped(JUDGE)[0], worlds.rng)[: self.strength.shortlist]
            return [replied(turn, seat, replies, chance) for turn in best]
        few = promising(s, s.top, seat).as_list() if isinstance(s.top, Place) else legal
        few = [choice for choice in few if not TURN_PURSE.has(choice)]
        return [Plan(choice, [ended(after(s, seat, choice, choice).s, seat, worlds.rng)], [1.0]) for choice in few]

    def remember(self, plan: TurnPlan, taste: int) -> None:
        """Keep a plan in mind, from its second choice on: the first is always thought through."""
        if len(self.memory) > REMEMBERED:
            self.memory.clear()
        self.memory.update({(taste, question): choice for question, choice in plan.way[1:]})


def players() -> dict[str, Bot]:
    """Return all players by name."""
    return {level: KhronosPlayer(strength) for level, strength in STRENGTHS.items()}


def hint(worlds: Worlds, seat: int, legal: list[int]) -> Hint:
    """Return what an expert would do, and why."""
    s = worlds.sample()
    assert isinstance(s, Khronos)  # noqa: S101 - tells the type checker
    found = None
    if not isinstance(s.top, BY_THUMB):
        found = KhronosPlayer(STRENGTHS["expert"]).plans(s, worlds, seat, legal)
    return planned_hint(JUDGE, STRENGTHS["expert"], worlds, seat, legal, found)
