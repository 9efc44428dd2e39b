"""Compare the Bronze planner's model of a turn with the rules: python -m tools.compare_planner 100000.

It does so on random turns of random matches. A plan's outcome is summed up by the planner piece by piece. Here the
rules play the same plan, and a net of random weights judges the table they leave, feature by feature: one box, good or
point of difference shows.
"""

from __future__ import annotations

import itertools
import random
import sys
import time
from collections.abc import Callable

from saecula.games.bronze import TITLE
from saecula.games.bronze.bots.native.net import Net, input_count, reals_of
from saecula.games.bronze.bots.native.outlook import Outlook, standing_outcome
from saecula.games.bronze.bots.native.planner import Planner, SpendingPlan
from saecula.games.bronze.bots.native.policy import follow
from saecula.games.bronze.bots.wanderer import Wanderer
from saecula.games.bronze.kinds import FACE_COUNT
from saecula.games.bronze.rules.end import is_over, score
from saecula.games.bronze.rules.roll import Lead, Reroll
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import ROLL
from saecula.kernel.frames import draw, play, to_act
from saecula.kernel.rows import row
from saecula.kernel.state import AT_END, BY_NATURE, DONE, NATURE
from saecula.kernel.title import settled_options

HIDDEN_UNITS = 4
TOLERANCE = 1e-6
PLANS_PER_TURN = 3
VARIANTS: list[tuple[int, dict[str, object]]] = [
    *[(seats, {}) for seats in TITLE.seats],
    (1, {"solo_early_end": True}),
    (1, {"edition": "2024"}),
    (2, {"edition": "2024", "longer_game": True}),
    (3, {"edition": "2024"}),
    (4, {"trading": True}),
]


def random_net(seats: int, chance: random.Random) -> Net:
    """Return a net that cares about everything."""

    def numbers(n: int) -> list[float]:
        return [chance.gauss(0.0, 1.0) for _ in range(n)]

    stride = HIDDEN_UNITS + 1
    rows = numbers(input_count(seats) * stride)
    first, out = numbers(stride), numbers(HIDDEN_UNITS)
    return Net(HIDDEN_UNITS, seats, seats > 1, reals_of(rows), reals_of(first), reals_of(out))


def compare_turns(turns: int, seed: int, progress: Callable[[int], None]) -> list[str]:
    """Compare so many turns; return what disagrees."""
    compared = 0
    wrong: list[str] = []
    for number in itertools.count():
        if compared >= turns or wrong:
            return wrong
        chance = random.Random((seed << 32) + number)  # noqa: S311 - dice, no secrets
        seats, options = VARIANTS[number % len(VARIANTS)]
        found, problems = compare_match(seats, options, chance, turns - compared)
        wrong += [f"match {number}: {problem}" for problem in problems]
        compared += found
        progress(found)
    return wrong


def compare_match(seats: int, options: dict[str, object], chance: random.Random, most: int) -> tuple[int, list[str]]:
    """Compare the turns of one match between wanderers."""
    s = TITLE.new(seats, settled_options(TITLE, seats, options), "")
    assert isinstance(s, Bronze)  # noqa: S101 - the title says what its state is
    net = random_net(chance.randint(min(seats, 2), seats), chance)
    wanderers = [Wanderer(chance) for _ in range(seats)]
    wrong: list[str] = []
    turns = 0
    while s.owed != AT_END and turns < most:  # not every pass is a turn
        if s.owed == BY_NATURE:
            if s.round > 0 and s.rolls == 1 and s.hand == s.cities_rolled:
                wrong += compare_turn(s, net, chance)
                turns += 1
            play(s, NATURE, draw(s, chance.getrandbits(30)))
        else:
            seat = to_act(s)[0]
            play(s, seat, wanderers[seat].choose(s, seat))
    return turns, wrong


def compare_turn(s: Bronze, net: Net, chance: random.Random) -> list[str]:
    """Let planner and rules play some plans for the same dice."""
    seat = int(s.active)
    faces = [chance.randrange(FACE_COUNT) for _ in range(int(s.cities_rolled))]
    planner = Planner(net, s, seat, 12, 40)
    planner.keeps_all = True
    planner.proposals_compared = 1000
    planner.resolve_dice(row([faces.count(face) for face in range(FACE_COUNT)]), collected=False)
    plans = chance.sample(planner.plans, min(PLANS_PER_TURN, len(planner.plans)))
    wrong = []
    for plan in plans:
        ruled = ruled_outcome(s, seat, faces, plan, net)
        if abs(ruled - plan.outcome) > TOLERANCE * max(1.0, abs(ruled)):
            wrong.append(f"round {s.round} seat {seat} dice {faces}: {plan.outcome} {ruled}")
    return wrong


def ruled_outcome(s: Bronze, seat: int, faces: list[int], plan: SpendingPlan, net: Net) -> float:
    """Return the outcome of a plan when the rules play it."""
    after = s.clone()
    for face in faces:
        play(after, NATURE, int(ROLL.at(face)))
    while after.owed == 1 << seat and isinstance(after.top, (Reroll, Lead)):
        play(after, seat, DONE)
    over = ends_with(after, seat, plan)
    outlook = Outlook(net, over or after, seat)
    if over is not None:
        return outlook.final_outcome(0, score(over, seat), over.wealth(seat))
    return standing_outcome(net, after, seat)


def ends_with(after: Bronze, seat: int, plan: SpendingPlan) -> Bronze | None:
    """Play the plan; return the final table if the match is over with it."""
    follow(after, seat, plan)
    return after if after.owed == AT_END and is_over(after) else None


def main(words: list[str]) -> int:
    """Compare so many random turns and say what disagrees."""
    turns = int(words[0]) if words else 100_000
    begin = time.process_time()
    wrong = compare_turns(turns, seed=1, progress=lambda _: None)
    for line in wrong[:10]:
        sys.stdout.write(line + "\n")
    spent = time.process_time() - begin
    sys.stdout.write(f"{turns} turns compared in {spent:.0f} CPU seconds, {len(wrong)} disagree\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
