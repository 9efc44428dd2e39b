"""How fast is the engine? CPU time, medians of rounds in which everything takes its turn, ratios within a round.

Run by `make bench`. Beside ours run random games of catanatron (Python, four seats) and of OpenSpiel's backgammon (C++,
two seats), all driven by the same kind of loop in Python; our compiled loop has rows of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from functools import partial
from typing import TYPE_CHECKING

import saecula
from bench import goals
from saecula.games import TITLES, title_of
from saecula.kernel.chance import BOTS, Chance
from saecula.kernel.choices import Choices
from saecula.kernel.frames import choices, draw, play, playout, to_act
from saecula.kernel.log import Log, fold
from saecula.kernel.notation import write
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import Options, settled_options
from saecula.lab.simulate import events_of, simulate
from saecula.lab.variants import variants
from saecula.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    Figures = dict[str, float | None]
    Measure = Callable[[int], Figures]  # takes the number of the round

ROUNDS = 9
REPEATS = 3  # of one fold or preview, whose median counts
GAMES = 1000
PYTHON_GAMES = 60
PURE_GAMES = 60
CLONES = 50_000
MIN_SEATS = 2
PEER_SEATS = 4
FOLDS = 200
CATANATRON_GAMES = 4
OPENSPIEL_GAMES = 20
PREVIEWS = 60


# --- ours ------------------------------------------------------------------------------------------------------------


def compiled_play(title: str, seats: int, number: int) -> tuple[float, float]:
    """Return decisions and whole games per CPU second of random play in the compiled loop."""
    figures = simulate(title, seats=seats, games=GAMES, seed=number, bots=("random",) * seats, options={})
    return figures["decisions"] / figures["cpu_seconds"], figures["games"] / figures["cpu_seconds"]


def python_play(title: str, seats: int, number: int) -> float:
    """Return decisions per CPU second of random play driven by a loop in Python, as the peers are."""
    game = title_of(title)
    options = settled_options(game, seats, {})
    dice = random.Random(number)  # noqa: S311 - no secret
    decisions = 0
    begin = time.process_time()
    for _ in range(PYTHON_GAMES):
        s = game.new(seats, options, "")
        while s.owed != AT_END:
            if s.owed == BY_NATURE:
                play(s, NATURE, draw(s, dice.getrandbits(30)))
                continue
            seat = to_act(s)[0]
            play(s, seat, dice.choice(choices(s, seat)))
            decisions += 1
    return decisions / (time.process_time() - begin)


def pure_play(title: str, seats: int) -> float:
    """Return decisions per CPU second of the same files uncompiled."""
    command = [sys.executable, "-m", "saecula", "simulate", title, "--seats", str(seats)]
    done = subprocess.run(  # noqa: S603 - our own command
        [*command, "--games", str(PURE_GAMES), "--json"],
        env=os.environ | {"SAECULA_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
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
    """Return the mean and the longest CPU milliseconds of a fold over all seats and options."""
    spent = []
    combinations = variants(title_of(title))
    for seed in range(FOLDS):
        seats, options = combinations[seed % len(combinations)]
        log, _ = finished(title, seats, seed, options)
        spent.append(statistics.median(fold_once(log) for _ in range(REPEATS)))
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
        match = Match(log.copy(None, len(log.events) * (seed + 1) // (PREVIEWS + 1)))
        if not match.to_act or match.to_act[0] >= seats:
            continue
        legal = match.choices(match.to_act[0])
        choice = legal[seed % len(legal)].number
        spent.append(statistics.median(preview_once(match, choice) for _ in range(REPEATS)))
    return sum(spent) / len(spent), max(spent)


def preview_once(match: Match, choice: int) -> float:
    """Return the CPU milliseconds of one preview."""
    begin = time.process_time()
    match.preview(match.to_act[0], [choice])
    return 1000 * (time.process_time() - begin)


# --- others ----------------------------------------------------------------------------------------------------------


def catanatron_play(number: int) -> float | None:
    """Return decisions per CPU second of catanatron's random game; None where it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - not everywhere installed
    except ImportError:
        return None
    decisions = 0
    begin = time.process_time()
    for seed in range(CATANATRON_GAMES * number, CATANATRON_GAMES * (number + 1)):
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions / (time.process_time() - begin)


def openspiel_play(number: int) -> float | None:
    """Return decisions per CPU second of OpenSpiel's backgammon; None where it is not installed."""
    try:
        import pyspiel  # noqa: PLC0415 - not everywhere installed
    except ImportError:
        return None
    dice = random.Random(number)  # noqa: S311 - no secret
    game = pyspiel.load_game("backgammon")
    decisions = 0
    begin = time.process_time()
    for _ in range(OPENSPIEL_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(dice.choice(state.legal_actions()))
    return decisions / (time.process_time() - begin)


# --- in turns --------------------------------------------------------------------------------------------------------


def speeds(title: str, number: int) -> Figures:
    """Return how fast a title is in one round, beside the others in the same round."""
    game = title_of(title)
    seats = max(game.seats[0], MIN_SEATS)
    peer_seats = min(PEER_SEATS, game.seats[-1])
    decisions, games = compiled_play(title, seats, number)
    found: Figures = {
        "seats": seats,
        "decisions": decisions,
        "games": games,
        f"decisions_{game.seats[-1]}_seats": compiled_play(title, game.seats[-1], number)[0],
        "pure": pure_play(title, seats),
        "clones": clones(title, seats),
        "peer_seats": peer_seats,
        "compiled_loop": compiled_play(title, peer_seats, number)[0],
        "python_loop": python_play(title, peer_seats, number),
        "catanatron": catanatron_play(number),
        "openspiel": openspiel_play(number),
    }
    return found | ratios(found)


def ratios(found: Figures) -> Figures:
    """Return how our loops compare with catanatron's, and its with OpenSpiel's."""
    pairs = {
        "ratio_compiled": ("compiled_loop", "catanatron"),
        "ratio_python": ("python_loop", "catanatron"),
        "ratio_openspiel": ("openspiel", "catanatron"),
    }
    result: Figures = {}
    for name, (ours, theirs) in pairs.items():
        above, below = found[ours], found[theirs]
        result[name] = above / below if above and below else None
    return result


def sizes_and_times(title: str) -> Figures:
    """Return what is measured once: the mean and the worst of many matches."""
    mean_fold, longest_fold = folds(title)
    mean_preview, longest_preview = previews(title)
    return {
        "fold_ms_mean": mean_fold,
        "fold_ms": longest_fold,
        "preview_ms_mean": mean_preview,
        "preview_ms": longest_preview,
        "log_characters": size(title),
    }


def medians(rounds: Iterable[Mapping[str, float | None]]) -> Figures:
    """Return the median of each figure over the rounds; None where it could not be measured."""
    columns: dict[str, list[float | None]] = {}
    for figures in rounds:
        for name, figure in figures.items():
            columns.setdefault(name, []).append(figure)
    found: Figures = {}
    for name, column in columns.items():
        known = [figure for figure in column if figure is not None]
        found[name] = statistics.median(known) if known else None
    return found


def in_turns(measures: Mapping[str, Measure], rounds: int) -> dict[str, Figures]:
    """Let each measure take its turn in every round; return the medians of each."""
    found: dict[str, list[Figures]] = {name: [] for name in measures}
    for number in range(rounds):
        for name, measure in measures.items():
            found[name].append(measure(number))
    return {name: medians(figures) for name, figures in found.items()}


def rounded(figure: float | None) -> float | None:
    """Return a figure with as many digits as mean something."""
    if figure is None:
        return None
    return round(figure) if figure >= 1000 else round(figure, 3 if figure < 10 else 1)  # noqa: PLR2004


def measure() -> dict[str, Figures]:
    """Return all figures of all titles."""
    found = in_turns({title.key: partial(speeds, title.key) for title in TITLES}, ROUNDS)
    whole = {title: figures | sizes_and_times(title) for title, figures in found.items()}
    return {title: {name: rounded(figure) for name, figure in figures.items()} for title, figures in whole.items()}


def main() -> int:
    """Measure every title and print the figures beside their goals; return 1 where one is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    figures = measure()
    if arguments.json:
        sys.stdout.write(json.dumps({"compiled": saecula.COMPILED, "titles": figures}, indent=2) + "\n")
    else:
        sys.stdout.write(f"compiled: {saecula.COMPILED}; per CPU second, medians of {ROUNDS} rounds\n")
        for title, measured in figures.items():
            sys.stdout.write(f"{title}\n")
            sys.stdout.writelines(goals.lines(measured, goals.ENGINE[title]))
    return 1 if any(goals.missed(figures[title], wanted) for title, wanted in goals.ENGINE.items()) else 0


if __name__ == "__main__":
    sys.exit(main())
