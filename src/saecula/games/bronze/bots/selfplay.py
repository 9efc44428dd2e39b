"""Self-play: matches of the present nets, and what each of their turns teaches."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from saecula.bots.worlds import Worlds
from saecula.games.bronze import TITLE
from saecula.games.bronze.bots.native.mind import Mind, follow, is_late
from saecula.games.bronze.bots.native.net import POINT, input_count
from saecula.games.bronze.bots.native.outlook import all_features, phase_of, rival
from saecula.games.bronze.bots.player import Player
from saecula.games.bronze.bots.wander import Wanderer
from saecula.games.bronze.kinds import MONUMENT_COUNT
from saecula.games.bronze.rules.end import score
from saecula.games.bronze.rules.roll import Reroll
from saecula.games.bronze.state import Bronze
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.choices import Choices
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import Score, settled_options

if TYPE_CHECKING:
    from saecula.bots.worlds import Bot
    from saecula.games.bronze.bots.native.net import Net

EXPLORED = 0.6  # of all matches begin with some rounds of wanderers
ROUNDS_SOLO = 9
ROUNDS_MOST = 6
CARELESS = 0.05  # of all decisions about dice are random
EVENTS_MOST = 3000  # of one match
WIDTH = 6
PAIRS = 6


@dataclass
class Lesson:
    """A table after somebody's turn, and later what it turned out to be worth."""

    seat: int
    phase: int
    points: list[int]  # of the seat, then of the others, the best first
    features: list[int]
    target: float = 0.0


@dataclass
class Batch:
    """What some matches gave."""

    lessons: list[Lesson] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)  # of learners in matches without wanderers
    cities: list[int] = field(default_factory=list)
    developments: list[int] = field(default_factory=list)
    monuments: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # of one learner against a rival


class SelfPlay:
    """Plays matches, one seed after another; with a rival, one learner plays against copies of that."""

    def __init__(self, seats: int, seed: int, rival: Bot | None = None, *, explores: bool = True) -> None:
        self.seats = seats
        self.seed = seed
        self.rival = rival
        self.explores = explores  # else everybody plays as well as he can
        self.options = settled_options(TITLE, seats, {})

    def batch(self, nets: list[Net], first: int, games: int, results: float) -> Batch:
        """Play matches number first … first + games − 1; results count for a part of every lesson."""
        found = Batch()
        judge = Mind(nets, WIDTH, PAIRS)
        hand = self.limited(nets) or judge
        for game in range(first, first + games):
            lessons = Training(self, judge, hand, game, found).play()
            for lesson, result in lessons:
                lesson.target = (1 - results) * lesson.target + results * result
                found.lessons.append(lesson)
        return found

    def limited(self, nets: list[Net]) -> Mind | None:
        """Return a learner who thinks no more than our player it learns to beat: only what it knows is to count.

        A linear value, which knows less than all of them, may think as far as it can.
        """
        if not isinstance(self.rival, Player) or nets[0].width == 0:
            return None
        strength = self.rival.strength(self.seats)
        return Mind(nets, strength.width, strength.pairs, thorough=strength.thorough)


class Training:
    """One match."""

    def __init__(self, setting: SelfPlay, judge: Mind, hand: Mind, game: int, batch: Batch) -> None:
        number = (setting.seed << 32) + game
        self.chance = random.Random(number)  # noqa: S311 - dice, no secrets
        self.nature = Chance(number)
        self.events = 0
        self.judge = judge
        self.hand = hand
        self.batch = batch
        s = TITLE.new(setting.seats, setting.options, "")
        assert isinstance(s, Bronze)
        self.s = s
        self.lessons: list[Lesson] = []
        self.waiting: list[Lesson | None] = [None] * setting.seats
        self.rounds = 0
        self.careless = CARELESS if setting.explores else 0.0
        if setting.explores and self.chance.random() < EXPLORED:
            self.rounds = self.chance.randint(1, ROUNDS_SOLO if setting.seats == 1 else ROUNDS_MOST)
        self.thoughts = Chance(number, BOTS)
        self.rival = setting.rival
        self.learner = game % setting.seats
        self.zero_sum = setting.seats == 2 and self.rival is None
        self.wanderers = [Wanderer(self.chance) for _ in range(setting.seats)]

    def play(self) -> list[tuple[Lesson, float]]:
        """Play to the end; return the lessons of all turns that were not wandered, each with the match's result."""
        s = self.s
        moment = (-1, -1)
        while s.owed != AT_END and self.events < EVENTS_MOST:  # beginners who want nothing would never end
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
        elif is_late(s):
            follow(s, seat, self.hand.late_planner(s, seat, 0).best)
        else:
            play(s, seat, self.hand.choose(s, seat))

    def turn_begins(self, seat: int) -> None:
        """The exact expectation of this turn is the lesson for those who wait for it."""
        waiting = self.waiting[1 - seat if self.zero_sum else seat]
        if waiting is None:
            return
        hope = self.judge.hope(self.s, seat)
        self.learn(waiting, 1.0 - hope if self.zero_sum else hope)
        self.waiting[waiting.seat] = None

    def learn(self, lesson: Lesson, target: float) -> None:
        """Note what a table turned out to be worth."""
        lesson.target = target - lesson.points[0] if self.s.seats == 1 else target
        self.lessons.append(lesson)

    def turn_ended(self, moment: tuple[int, int]) -> None:
        """Note the table after the turn, if no wanderer comes between it and its lesson."""
        s = self.s
        wandered_on = not self.zero_sum and moment[1] < s.seats  # else the very next turn is the lesson
        if moment[0] < self.rounds or (moment[0] == self.rounds and wandered_on):
            return
        seat = int((s.start + moment[1] - 1) % s.seats)
        if self.rival is not None and seat != self.learner:
            return
        held = Choices()
        all_features(s, seat, s.seats, held)
        points = [int(score(s, seat if k == 0 else rival(s, seat, k))) for k in range(int(s.seats))]
        phase = moment[0] - 1 if s.seats == 1 else int(phase_of(s, seat))
        self.waiting[seat] = Lesson(seat, phase, points, held.as_list())

    def match_ended(self) -> list[tuple[Lesson, float]]:
        """The result is the last lesson of those who had no turn after theirs."""
        s = self.s
        standing = TITLE.standing(s)
        winners = [score.seat for score in standing if score.place == 1]
        results = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(int(s.seats))]
        for lesson in self.waiting:
            if lesson is not None and s.seats > 1:
                self.learn(lesson, results[lesson.seat])
        if self.rounds == 0:
            self.count(standing)
        if self.rounds == 0 and self.rival is not None:
            self.batch.wins.append(results[self.learner])
        if s.seats == 1:
            return [(lesson, float(standing[0].points - lesson.points[0])) for lesson in self.lessons]
        return [(lesson, results[lesson.seat]) for lesson in self.lessons]

    def count(self, standing: list[Score]) -> None:
        """Note how the match was played, for the report."""
        s = self.s
        for seat in range(int(s.seats)) if self.rival is None else [self.learner]:
            built = [i for i in range(MONUMENT_COUNT) if s.is_in_play(i) and s.has_built(seat, i)]
            self.batch.scores.append(standing[seat].points)
            self.batch.cities.append(int(s.cities(seat)))
            self.batch.developments.append(int(s.count_developments(seat)))
            self.batch.monuments.append(len(built))


def inputs_of(lesson: Lesson, seats: int) -> list[tuple[int, float]]:
    """Return the inputs of a net that are not zero."""
    found = [(feature, 1.0) for feature in lesson.features]
    if seats > 1:
        first = input_count(seats) - seats
        found += [(first + k, POINT * points) for k, points in enumerate(lesson.points)]
    return found
