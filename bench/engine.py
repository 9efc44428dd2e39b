"""How fast is the engine? One run, CPU time, ratios: ours beside catanatron's four-player random game.

Run by `make bench`. Every figure is the best of several rounds taken in turn, so that a busy machine hurts all alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import saecula
from bench import goals
from saecula.games import TITLES, title_of
from saecula.kernel.chance import BOTS, Chance
from saecula.kernel.choices import Choices
from saecula.kernel.frames import playout
from saecula.kernel.log import Log, fold, write
from saecula.kernel.state import AT_END
from saecula.kernel.title import Options, settled_options
from saecula.lab.laws import variants
from saecula.lab.simulate import events_of, simulate
from saecula.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 5
GAMES = 4000
CLONES = 200_000
FEW_SEATS = 2
FOLDS = 200
CATAN_GAMES = 12
PREVIEWS = 60


def random_play(title: str, seats: int, options: dict[str, object]) -> tuple[float, float]:
    """Return decisions and whole games per CPU second of random play."""
    figures = simulate(title, seats=seats, games=GAMES, seed=1, bots=("random",) * seats, options=options)
    return figures["decisions"] / figures["cpu_seconds"], figures["games"] / figures["cpu_seconds"]


def pure_play(title: str, seats: int) -> float:
    """Return decisions per CPU second of the same files uncompiled."""
    command = [sys.executable, "-m", "saecula", "simulate", title, "--seats", str(seats), "--games", "300", "--json"]
    done = subprocess.run(  # noqa: S603 - our own command
        command, env=os.environ | {"SAECULA_PURE": "1"}, check=True, capture_output=True, text=True
    )
    return float(json.loads(done.stdout)["decisions_per_cpu_second"])


def finished(title: str, seats: int, seed: int, given: Options | None = None) -> tuple[Log, int]:
    """Return the log of a finished random match, and its decisions."""
    game = title_of(title)
    options = settled_options(game, seats, dict(given or {}))
    log = Log(game, release=saecula.__version__, seats=seats, options=options, seed=seed, pack="", position="")
    record = Choices()
    decisions = playout(game.new(seats, options, ""), Chance(seed), Chance(seed, BOTS), record)
    log.events.extend(events_of(record))
    return log, decisions


def clones(title: str, seats: int) -> float:
    """Return clones per CPU second of a state in the middle of a match."""
    log, _ = finished(title, seats, 1)
    s = fold(log, log.events[: len(log.events) // 2]).state
    if s.owed == AT_END:
        raise ValueError(title)
    begin = time.process_time()
    for _ in range(CLONES):
        s.clone()
    return CLONES / (time.process_time() - begin)


def folds(title: str) -> tuple[float, float]:
    """Return the mean and the longest CPU milliseconds of a fold over all seats and options, each match at its best."""
    spent = []
    combinations = variants(title_of(title))
    for seed in range(FOLDS):
        seats, options = combinations[seed % len(combinations)]
        log, _ = finished(title, seats, seed, options)
        spent.append(min(fold_once(log) for _ in range(3)))
    return sum(spent) / len(spent), max(spent)


def fold_once(log: Log) -> float:
    """Return the CPU milliseconds of one fold."""
    begin = time.process_time()
    fold(log, log.events)
    return 1000 * (time.process_time() - begin)


def size(title: str) -> float:
    """Return the characters of log per decision over all seats and options."""
    text = decisions = 0
    combinations = variants(title_of(title))
    for seed in range(FOLDS):
        seats, options = combinations[seed % len(combinations)]
        log, chosen = finished(title, seats, seed, options)
        text += len(write(log))
        decisions += chosen
    return text / decisions


def previews(title: str) -> tuple[float, float]:
    """Return the mean and the longest CPU milliseconds of a preview of a legal choice at moments of random matches."""
    spent = []
    combinations = variants(title_of(title))
    for seed in range(PREVIEWS):
        seats, options = combinations[seed % len(combinations)]
        log, _ = finished(title, seats, seed, options)
        moment = log.head(None)
        moment.events.extend(log.events[: len(log.events) * (seed + 1) // (PREVIEWS + 1)])
        match = Match(moment)
        if not match.to_act or match.to_act[0] >= seats:
            continue
        legal = match.choices(match.to_act[0])
        choice = legal[seed % len(legal)].number
        spent.append(min(preview_once(match, choice) for _ in range(3)))
    return sum(spent) / len(spent), max(spent)


def preview_once(match: Match, choice: int) -> float:
    """Return the CPU milliseconds of one preview."""
    begin = time.process_time()
    match.preview(match.to_act[0], [choice])
    return 1000 * (time.process_time() - begin)


def catanatron_play() -> float | None:
    """Return decisions per CPU second of catanatron's random game; None where it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - not everywhere installed
    except ImportError:
        return None
    decisions = 0
    begin = time.process_time()
    for seed in range(CATAN_GAMES):
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions / (time.process_time() - begin)


def best(measure: Callable[[], float]) -> float:
    """Return the best of several rounds."""
    return max(measure() for _ in range(ROUNDS))


def measure_title(title: str, catan: float | None) -> dict[str, Any]:
    """Return all figures of a title; two seats where it has them."""
    seats = max(title_of(title).seats[0], FEW_SEATS)
    plays = [random_play(title, seats, {}) for _ in range(ROUNDS)]
    most = title_of(title).seats[-1]
    mean_fold, longest_fold = folds(title)
    mean_preview, longest_preview = previews(title)
    decisions = max(play[0] for play in plays)
    return {
        "seats": seats,
        "decisions": round(decisions),
        "games": round(max(play[1] for play in plays)),
        f"decisions_{most}_seats": round(max(random_play(title, most, {})[0] for _ in range(2))),
        "pure": round(pure_play(title, seats)),
        "clones": round(best(lambda: clones(title, seats))),
        "fold_ms_mean": round(mean_fold, 3),
        "fold_ms": round(longest_fold, 3),
        "preview_ms_mean": round(mean_preview, 3),
        "preview_ms": round(longest_preview, 3),
        "log_characters": round(size(title), 1),
        "catanatron": None if catan is None else round(catan),
        "ratio": None if catan is None else round(decisions / catan, 1),
    }


def main() -> int:
    """Measure every title and print the figures beside their goals; return 1 where one is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = [figure for figure in (catanatron_play() for _ in range(ROUNDS)) if figure is not None]
    catan = max(found) if found else None
    figures = {title.key: measure_title(title.key, catan) for title in TITLES}
    if arguments.json:
        sys.stdout.write(json.dumps({"compiled": saecula.COMPILED, "titles": figures}, indent=2) + "\n")
    else:
        sys.stdout.write(f"compiled: {saecula.COMPILED}; per CPU second, best of {ROUNDS}\n")
        for title, measured in figures.items():
            sys.stdout.write(f"{title}\n")
            sys.stdout.writelines(goals.lines(measured, goals.ENGINE[title]))
    return 1 if any(goals.missed(figures[title], wanted) for title, wanted in goals.ENGINE.items()) else 0


if __name__ == "__main__":
    sys.exit(main())
