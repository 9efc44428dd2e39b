"""Simulation: many matches between bots; all-random ones in the compiled loop."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from saecula.bots import Worlds, parse_bot
from saecula.games import title_of
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.choices import Choices
from saecula.kernel.frames import choices, draw, play, playout, to_act
from saecula.kernel.log import Event, said
from saecula.kernel.notation import event_line
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, State
from saecula.kernel.title import Options, Title, settled_options
from saecula.lab.pool import run_tasks, split_matches

MAX_MATCHES_PER_TASK = 250
SEED_SHIFT = 32  # match numbers follow the seed of the simulation


@dataclass
class SimulationTask:
    """Some matches of a simulation."""

    title: str
    seats: int
    options: dict[str, object]
    pack: str
    bots: tuple[str, ...]
    seed: int
    first: int
    games: int
    digest: bool


@dataclass
class SimulationResult:
    """The results of some matches."""

    games: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    scores: list[list[int]] = field(default_factory=list)  # per match and seat
    wins: list[float] = field(default_factory=list)  # per seat; a tie is shared
    digests: list[bytes] = field(default_factory=list)

    def add(self, other: SimulationResult) -> None:
        """Add the results of other matches."""
        self.games += other.games
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds
        self.scores += other.scores
        self.digests += other.digests
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)] if self.wins else list(other.wins)


def match_seed(seed: int, game: int) -> int:
    """Return the seed of one match of a simulation: `saecula.new(…, seed=…)` rolls the same dice."""
    return (seed << SEED_SHIFT) + game


def run_task(task: SimulationTask) -> SimulationResult:
    """Play some matches."""
    title = title_of(task.title)
    options = settled_options(title, task.seats, task.options)
    title.new(task.seats, options, task.pack)  # read the data before the clock starts
    result = SimulationResult(games=task.games, wins=[0.0] * task.seats)
    all_random = set(task.bots) == {"random"}
    begin = time.process_time()
    for game in range(task.first, task.first + task.games):
        s = title.new(task.seats, options, task.pack)
        record = Choices() if task.digest else None
        seed = match_seed(task.seed, game)
        if all_random:
            result.decisions += playout(s, Chance(seed), Chance(seed, BOTS), record)
        else:
            result.decisions += play_bots(title, s, task.bots, seed, record)
        keep_score(title, s, result)
        if record is not None:
            result.digests.append(log_digest(title, task.seats, options, record))
    result.cpu_seconds = time.process_time() - begin
    return result


def keep_score(title: Title, s: State, result: SimulationResult) -> None:
    """Add one finished match."""
    standing = title.standing(s)
    result.scores.append([score.points for score in standing])
    winners = [score.seat for score in standing if score.place == 1]
    for seat in winners:
        result.wins[seat] += 1 / len(winners)


def play_bots(title: Title, s: State, bots: tuple[str, ...], seed: int, record: Choices | None) -> int:
    """Play one match between bots; return the number of decisions."""
    players = [parse_bot(bot) for bot in bots]
    nature = Chance(seed)
    thoughts = Chance(seed, BOTS)
    n = 0
    decisions = 0
    while s.owed != AT_END:
        n += 1
        if s.owed == BY_NATURE:
            seat, choice = NATURE, draw(s, nature.word(n))
        else:
            seat = to_act(s)[0]
            worlds = Worlds(title, s, seat, Rng(thoughts, n))
            choice = players[seat].choose(worlds, seat, choices(s, seat))
            decisions += 1
        if record is not None:
            record.add(seat)
            record.add(choice)
        play(s, seat, choice)
    return decisions


def events_of(record: Choices) -> list[Event]:
    """Return a recorded match as events."""
    numbers = record.as_list()
    return [said(i // 2 + 1, numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]


def log_digest(title: Title, seats: int, options: Options, record: Choices) -> bytes:
    """Hash one match: its head without release and seed, and every event as the log writes it."""
    lines = [f"{title.key} {title.rules} {seats} {sorted(options.items())}"]
    lines += [event_line(title, event, hidden=False) for event in events_of(record)]
    return hashlib.sha256("\n".join(lines).encode()).digest()


def simulate(
    title: str,
    *,
    seats: int,
    games: int,
    seed: int,
    bots: tuple[str, ...],
    options: dict[str, object],
    pack: str = "",
    digest: bool = False,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play matches and return their figures."""
    tasks = [
        SimulationTask(title, seats, options, pack, bots, seed, first, count, digest)
        for first, count in split_matches(games, MAX_MATCHES_PER_TASK)
    ]
    total = SimulationResult()
    for result in run_tasks(run_task, tasks, jobs):
        total.add(result)
        if progress:
            progress(result.games)
    return report(title, seats, seed, bots, total, digest=digest)


def report(
    title: str, seats: int, seed: int, bots: tuple[str, ...], total: SimulationResult, *, digest: bool
) -> dict[str, Any]:
    """Return the figures of a simulation."""
    seconds = max(total.cpu_seconds, 1e-9)
    by_seat = [[scores[seat] for scores in total.scores] for seat in range(seats)]
    figures: dict[str, Any] = {
        "title": title,
        "seats": seats,
        "bots": list(bots),
        "seed": seed,
        "games": total.games,
        "decisions": total.decisions,
        "cpu_seconds": round(total.cpu_seconds, 3),
        "decisions_per_cpu_second": round(total.decisions / seconds),
        "games_per_cpu_second": round(total.games / seconds),
        "mean_score": [round(sum(scores) / len(scores), 3) for scores in by_seat],
        "min_score": [min(scores) for scores in by_seat],
        "max_score": [max(scores) for scores in by_seat],
        "wins": [round(wins, 3) for wins in total.wins],
    }
    if digest:
        figures["digest"] = hashlib.sha256(b"".join(total.digests)).hexdigest()
    return figures
