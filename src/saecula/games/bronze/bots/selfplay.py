"""Self-play: matches of the current nets, and a training example from each of their turns."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from saecula.bots.worlds import Bot, Worlds
from saecula.games.bronze import TITLE
from saecula.games.bronze.bots.native.net import INPUT_PER_POINT, Net, input_count
from saecula.games.bronze.bots.native.outlook import all_features, phase_of, rival
from saecula.games.bronze.bots.native.policy import Policy, follow, is_after_dice
from saecula.games.bronze.bots.player import BronzePlayer
from saecula.games.bronze.bots.wanderer import Wanderer
from saecula.games.bronze.kinds import MONUMENT_COUNT
from saecula.games.bronze.rules.end import score
from saecula.games.bronze.rules.roll import Reroll
from saecula.games.bronze.state import Bronze
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.choices import Choices
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import Score, settled_options

EXPLORING_STARTS = 0.6  # the share of matches that begin with some rounds of wanderers
MAX_WANDERED_ROUNDS_SOLO = 9
MAX_WANDERED_ROUNDS = 6
EPSILON = 0.05  # the share of random decisions about dice
MAX_EVENTS = 3000  # of one match
WAYS_KEPT = 6
PAIRS_COMPARED = 6


@dataclass
class Afterstate:
    """A table after somebody's turn, and the value to learn for it."""

    seat: int
    phase: int
    points: list[int]  # of the seat, then of the others, the best first
    features: list[int]
    target: float = 0.0


@dataclass
class Batch:
    """Examples and figures of some matches."""

    examples: list[Afterstate] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)  # of learners in matches without wanderers
    cities: list[int] = field(default_factory=list)
    developments: list[int] = field(default_factory=list)
    monuments: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # of one learner against a rival


class SelfPlayMatches:
    """Plays matches, one seed after another; with a rival, one learner plays against copies of the rival."""

    def __init__(self, seats: int, seed: int, rival: Bot | None = None, *, explores: bool = True) -> None:
        self.seats = seats
        self.seed = seed
        self.rival = rival
        self.explores = explores  # else everybody plays their best
        self.options = settled_options(TITLE, seats, {})

    def batch(self, nets: list[Net], first: int, games: int, results: float) -> Batch:
        """Play matches number first … first + games − 1; `results` is the share of the result in a target."""
        found = Batch()
        judge = Policy(nets, WAYS_KEPT, PAIRS_COMPARED)
        learner_policy = self.limited(nets) or judge
        for game in range(first, first + games):
            examples = TrainingMatch(self, judge, learner_policy, game, found).play()
            for example, result in examples:
                example.target = (1 - results) * example.target + results * result
                found.examples.append(example)
        return found

    def limited(self, nets: list[Net]) -> Policy | None:
        """Return a learner that searches no more than its rival: only the weights are to make the difference.

        A linear value, the weakest of all, may search as much as it can.
        """
        if not isinstance(self.rival, BronzePlayer) or nets[0].width == 0:
            return None
        settings = self.rival.settings(self.seats)
        return Policy(nets, settings.width, settings.pairs, thorough=settings.thorough)


class TrainingMatch:
    """One match."""

    def __init__(
        self, setting: SelfPlayMatches, judge: Policy, learner_policy: Policy, game: int, batch: Batch
    ) -> None:
        number = (setting.seed << 32) + game
        self.chance = random.Random(number)  # noqa: S311 - dice, no secrets
        self.nature = Chance(number)
        self.events = 0
        self.judge = judge
        self.learner_policy = learner_policy
        self.batch = batch
        s = TITLE.new(setting.seats, setting.options, "")
        assert isinstance(s, Bronze)
        self.s = s
        self.examples: list[Afterstate] = []
        self.waiting: list[Afterstate | None] = [None] * setting.seats
        self.rounds = 0
        self.careless = EPSILON if setting.explores else 0.0
        if setting.explores and self.chance.random() < EXPLORING_STARTS:
            self.rounds = self.chance.randint(
                1, MAX_WANDERED_ROUNDS_SOLO if setting.seats == 1 else MAX_WANDERED_ROUNDS
            )
        self.thoughts = Chance(number, BOTS)
        self.rival = setting.rival
        self.learner = game % setting.seats
        self.zero_sum = setting.seats == 2 and self.rival is None
        self.wanderers = [Wanderer(self.chance) for _ in range(setting.seats)]

    def play(self) -> list[tuple[Afterstate, float]]:
        """Play to the end; return the examples of all turns but the wanderers', each with the match's result."""
        s = self.s
        moment = (-1, -1)
        while s.owed != AT_END and self.events < MAX_EVENTS:  # untrained nets might never end
            if s.owed == BY_NATURE and s.round > 0 and (s.round, s.turn) != moment:
                moment = (int(s.round), int(s.turn))
                self.turn_begins(int(s.active))
            self.step()
            if (int(s.round), int(s.turn)) != moment and moment[0] > 0 and s.owed != AT_END:
                self.turn_ended(moment)
        return self.match_ended()

    def step(self) -> None:
        """Let nature or a seat choose."""
        s = self.s
        self.events += 1
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, self.nature.word(self.events)))
            return
        seat = to_act(s)[0]
        if s.round <= self.rounds:
            play(s, seat, self.wanderers[seat].choose(s, seat))
        elif self.rival is not None and seat != self.learner:
            worlds = Worlds(TITLE, s, seat, Rng(self.thoughts, self.events))
            play(s, seat, self.rival.choose(worlds, seat, choices(s, seat)))
        elif isinstance(s.top, Reroll) and self.chance.random() < self.careless:
            play(s, seat, self.chance.choice(choices(s, seat)))
        elif is_after_dice(s):
            follow(s, seat, self.learner_policy.planner_after_dice(s, seat).best)
        else:
            play(s, seat, self.learner_policy.choose(s, seat))

    def turn_begins(self, seat: int) -> None:
        """Learn the exact expectation of this turn where an example waits for it."""
        waiting = self.waiting[1 - seat if self.zero_sum else seat]
        if waiting is None:
            return
        expected = self.judge.expected_value(self.s, seat)
        self.learn(waiting, 1.0 - expected if self.zero_sum else expected)
        self.waiting[waiting.seat] = None

    def learn(self, example: Afterstate, target: float) -> None:
        """Add an example with its target."""
        example.target = target - example.points[0] if self.s.seats == 1 else target
        self.examples.append(example)

    def turn_ended(self, moment: tuple[int, int]) -> None:
        """Note the table after the turn, unless a wanderer plays before its target is known."""
        s = self.s
        wandered_on = not self.zero_sum and moment[1] < s.seats  # else the very next turn gives the target
        if moment[0] < self.rounds or (moment[0] == self.rounds and wandered_on):
            return
        seat = int((s.start + moment[1] - 1) % s.seats)
        if self.rival is not None and seat != self.learner:
            return
        held = Choices()
        all_features(s, seat, s.seats, held)
        points = [int(score(s, seat if k == 0 else rival(s, seat, k))) for k in range(int(s.seats))]
        phase = moment[0] - 1 if s.seats == 1 else int(phase_of(s, seat))
        self.waiting[seat] = Afterstate(seat, phase, points, held.as_list())

    def match_ended(self) -> list[tuple[Afterstate, float]]:
        """Learn the result where no turn has followed."""
        s = self.s
        standing = TITLE.standing(s)
        winners = [score.seat for score in standing if score.place == 1]
        results = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(int(s.seats))]
        for example in self.waiting:
            if example is not None and s.seats > 1:
                self.learn(example, results[example.seat])
        if self.rounds == 0:
            self.count(standing)
        if self.rounds == 0 and self.rival is not None:
            self.batch.wins.append(results[self.learner])
        if s.seats == 1:
            return [(example, float(standing[0].points - example.points[0])) for example in self.examples]
        return [(example, results[example.seat]) for example in self.examples]

    def count(self, standing: list[Score]) -> None:
        """Count what was built and bought, for the report."""
        s = self.s
        for seat in range(int(s.seats)) if self.rival is None else [self.learner]:
            built = [i for i in range(MONUMENT_COUNT) if s.is_in_play(i) and s.has_built(seat, i)]
            self.batch.scores.append(standing[seat].points)
            self.batch.cities.append(int(s.cities(seat)))
            self.batch.developments.append(int(s.count_developments(seat)))
            self.batch.monuments.append(len(built))


def inputs_of(example: Afterstate, seats: int) -> list[tuple[int, float]]:
    """Return the inputs of the net that are not zero."""
    found = [(feature, 1.0) for feature in example.features]
    if seats > 1:
        first = input_count(seats) - seats
        found += [(first + k, INPUT_PER_POINT * points) for k, points in enumerate(example.points)]
    return found
