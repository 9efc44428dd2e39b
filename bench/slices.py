"""Slices of work for bench/compare.py: one build of Saecula does as many units of a job as it is told.

Runs with any build since the first that has pictures and hints, so it uses little: `saecula.new`, `Match`, the
simulation, and two functions of the server and of the bots. Both builds get the same seeds, and so the same matches.
Each line of input is an order, `[job, title, units]`; each line of output the CPU seconds it took and what was done.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import msgspec

import saecula
from saecula.bots.hints import hint_of
from saecula.bots.worlds import Worlds
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.lab.simulate import simulate
from saecula.server.pictures import Scene, match_picture

LINES_SHOWN = 8  # events whose story a picture tells
CHOICES_BETWEEN_HINTS = 7
encode = msgspec.json.Encoder().encode


class Walk:
    """Random matches of a title, one after the other, played through `Match`."""

    def __init__(self, title: str, seats: int, seed: int) -> None:
        self.title = title
        self.seats = seats
        self.seed = seed
        self.dice = random.Random(seed)  # noqa: S311 - the same walk for both builds, no secret
        self.match: Any = None

    def step(self) -> None:
        """Play one random choice; after the end of a match begin the next."""
        if self.match is None or self.match.over:
            self.seed += 1
            self.match = saecula.new(self.title, seats=self.seats, seed=self.seed)
            return
        seat = self.match.to_act[0]
        legal = self.match.choices(seat)
        self.match.play(seat, legal[self.dice.randrange(len(legal))].number)

    def on(self, choices: int) -> tuple[Any, int]:
        """Play some choices; return the match where somebody is asked, and who."""
        self.step()
        for _ in range(choices - 1):
            self.step()
        while self.match.over:
            self.step()
        return self.match, self.match.to_act[0]


class Worker:
    """Does slices of every job."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.seats = {facts["key"]: max(facts["seats"][0], 2) for facts in saecula.titles()}
        self.walks = {(job, title): Walk(title, seats, seed) for title, seats in self.seats.items() for job in JOBS}

    def playouts(self, title: str, units: int) -> tuple[float, object]:
        """Play random matches in the compiled loop."""
        self.seed += 1
        seats = self.seats[title]
        begin = time.process_time()
        found = simulate(title, seats=seats, games=units, seed=self.seed, bots=("random",) * seats, options={})
        return time.process_time() - begin, found["mean_score"]

    def pictures(self, title: str, units: int) -> tuple[float, object]:
        """Build what the server sends to the seat that is asked, after every choice of a match."""
        seconds, size = 0.0, 0
        for _ in range(units):
            match, seat = self.walks["pictures", title].on(1)
            first = max(1, match.n - LINES_SHOWN)
            begin = time.process_time()
            size += len(encode(match_picture(Scene(match), [seat], seat, "en", first)))
            seconds += time.process_time() - begin
        return seconds, size

    def hints(self, title: str, units: int) -> tuple[float, object]:
        """Work out the hint for the seat that is asked."""
        seconds, best = 0.0, []
        for _ in range(units):
            match, seat = self.walks["hints", title].on(CHOICES_BETWEEN_HINTS)
            while len(match.choices(seat)) == 1:
                match, seat = self.walks["hints", title].on(1)
            worlds = Worlds(match.title, match.state, seat, Rng(Chance(1, BOTS), match.n))
            begin = time.process_time()
            best.append(hint_of(match, seat, worlds).candidates[0].choices)
            seconds += time.process_time() - begin
        return seconds, best


JOBS = {"playouts": Worker.playouts, "pictures": Worker.pictures, "hints": Worker.hints}


def main() -> None:
    """Say which build this is, then do what each line orders."""
    worker = Worker(int(sys.argv[1]))
    print(json.dumps({"file": saecula.__file__, "compiled": saecula.COMPILED, "titles": worker.seats}), flush=True)
    for line in sys.stdin:
        job, title, units = json.loads(line)
        print(json.dumps(JOBS[job](worker, title, units)), flush=True)


if __name__ == "__main__":
    main()
