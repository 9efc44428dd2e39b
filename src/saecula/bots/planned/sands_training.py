"""Training of Sands: a value from matches by rules of thumb; who selects which cards, from matches by that value."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from saecula.bots.planned import training
from saecula.bots.planned.planner import plans
from saecula.bots.planned.sands import JUDGE, STRENGTHS, liked_best
from saecula.bots.planned.sands_choices import FILE, Question, hit_rate, learned, question
from saecula.bots.planned.value import Origin, Value, feature_hash, read, save
from saecula.bots.worlds import Worlds
from saecula.games.sands import TITLE
from saecula.games.sands.state import Sands
from saecula.games.sands.words import SELECT
from saecula.kernel.frames import choices

if TYPE_CHECKING:
    import random
    from collections.abc import Callable
    from pathlib import Path

    from saecula.kernel.chance import Rng
    from saecula.kernel.state import State

OWN_PART = 1 / 18  # of all matches are played by the value
TESTED = 5  # of the selections in so many matches one match's are not learned from, but asked about
GUESSES = 3  # how many guesses a predictor has
BEYOND = 1 << 31  # match numbers of matches by the value


@dataclass
class SelfPlay(training.Match):
    """A match in which selections are by the value, and taken down; everything else is by rules of thumb."""

    asked: list[Question] = field(default_factory=list)

    def choose(self, s: State, seat: int, rng: Rng, whims: random.Random) -> int:
        """Return a choice: now and then a careless one, which nobody learns from."""
        legal = choices(s, seat)
        value = self.value
        if len(legal) == 1:
            return legal[0]
        if whims.random() < JUDGE.careless:
            return whims.choice(legal)
        if value is None or not SELECT.has(legal[0]):
            return TITLE.advice(s, seat, legal, rng)
        world = JUDGE.imagined(Worlds(TITLE, s, seat, rng))
        assert isinstance(s, Sands)  # noqa: S101 - tells the type checker
        assert isinstance(world, Sands)  # noqa: S101 - tells the type checker
        shortlist = liked_best(world, seat, legal, STRENGTHS["expert"].shortlist)
        found = plans(JUDGE, [world], seat, shortlist, rng)
        choice = max(found, key=lambda plan: plan.worth(value, seat)).choice
        self.asked.append(question(s, seat, legal, choice))
        return choice


def train(*, games: int, seed: int, file: Path, progress: Callable[[int, dict[str, float]], None]) -> Origin:
    """Learn value and predictor from nothing, and write both; the same call finds the same weights."""
    own = round(games * OWN_PART)
    origin = training.train(JUDGE, games=games - own, seed=seed, file=file, progress=progress)
    value = read(file.read_bytes(), file.name, JUDGE)[0]
    begin = time.process_time()
    known: list[Question] = []
    tested: list[Question] = []
    for number in range(own):
        seats = JUDGE.tables[number % len(JUDGE.tables)]
        match = SelfPlay(JUDGE, seats, (seed << 32) + BEYOND + number, value)
        match.play()
        (known if number % TESTED else tested).extend(match.asked)
        progress(games - own + number + 1, {})
    if known and tested:
        predictor = learned(known)
        row = {"games": float(own), "lessons": float(len(known)), "tested": float(len(tested))}
        row["hits"] = round(hit_rate(predictor, tested, GUESSES), 3)
        row["cpu_seconds"] = round(time.process_time() - begin, 1)
        made = Origin(TITLE.key, TITLE.rules, feature_hash(JUDGE), seed, own, row["cpu_seconds"], [row])
        save(file.with_name(FILE), Value(JUDGE, predictor.flat()), made)
        origin.curve.append(row)
    return origin
