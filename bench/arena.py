"""How fast do learning machines get their matches? Steps per CPU second beside the kernel's own random play, in turns.

    python -m bench.arena                 every title, 2 seats, 256 matches at once
    python -m bench.arena --matches 32    fewer: on a busy machine memory is the narrow place

A step has the observation, the mask, a random policy in numpy, nature, and the next match where one is over. Run it on
a compiled installation.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import TYPE_CHECKING

import numpy as np

import saecula
from saecula.envs.vector import VectorEnv
from saecula.games import TITLES
from saecula.kernel.chance import BOTS, Chance
from saecula.kernel.frames import playout
from saecula.kernel.title import settled_options

if TYPE_CHECKING:
    from collections.abc import Callable

    from saecula.kernel.title import Title

SLICE_SECONDS = 0.15
ROUNDS = 12
SEATS = 2


def vector_steps(title: Title, matches: int) -> Callable[[], int]:
    """Return a job that steps many matches once and says how many steps that were."""
    env = VectorEnv(title.key, matches, SEATS)
    rng = np.random.default_rng(1)

    def job() -> int:
        env.step(env.sample(rng))
        return matches

    return job


def kernel_match(title: Title) -> Callable[[], int]:
    """Return a job that plays a whole random match in the kernel and says how many decisions that were."""
    first = title.new(SEATS, settled_options(title, SEATS, {}), "")
    seeds = iter(range(1 << 40))

    def job() -> int:
        seed = next(seeds)
        return playout(first.clone(), Chance(seed), Chance(seed, BOTS), None)

    return job


def zoo_steps(title: Title) -> Callable[[], int]:
    """Return a job that makes one step of the PettingZoo environment, observation and mask included."""
    from saecula.envs.zoo import SaeculaEnv  # noqa: PLC0415 - an optional library

    env = SaeculaEnv(title.key, seats=SEATS)
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    def job() -> int:
        if env.terminations[env.agent_selection]:
            env.reset()
        mask = env.observe(env.agent_selection)["action_mask"]
        legal = np.flatnonzero(mask)
        env.step(int(legal[int(rng.random() * len(legal))]))
        return 1

    return job


def speeds(jobs: list[Callable[[], int]]) -> list[float]:
    """Return how much each job does in a CPU second; they take turns."""
    done = [0] * len(jobs)
    seconds = [0.0] * len(jobs)
    for _ in range(ROUNDS):
        for i, job in enumerate(jobs):
            begin = time.process_time()
            while time.process_time() - begin < SLICE_SECONDS:
                done[i] += job()
            seconds[i] += time.process_time() - begin
    return [steps / spent for steps, spent in zip(done, seconds, strict=True)]


def main() -> int:
    """Print a row for each title."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=256)
    matches = parser.parse_args().matches
    if not saecula.COMPILED:
        sys.stdout.write("The engine is not compiled here: these figures say nothing about its speed.\n")
    sys.stdout.write(f"{'title':8} {'vector/s':>12} {'zoo/s':>10} {'kernel/s':>12} {'vector : kernel':>16}\n")
    for title in TITLES:
        vector, zoo, kernel = speeds([vector_steps(title, matches), zoo_steps(title), kernel_match(title)])
        sys.stdout.write(f"{title.key:8} {vector:12,.0f} {zoo:10,.0f} {kernel:12,.0f} {vector / kernel:16.3f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
