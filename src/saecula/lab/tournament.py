"""Tournament: bots play each other on paired seeds with rotated seats; every match is a line of a file."""

from __future__ import annotations

import itertools
import json
import math
import re
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

import msgspec

from saecula.bots import Bot, Worlds, parse_bot
from saecula.files import cannot, make_folder, write_bytes, write_text
from saecula.games import title_of
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.problem import Problem
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, State
from saecula.kernel.title import Title, settled_options
from saecula.lab.pool import run_tasks
from saecula.lab.simulate import match_seed

MAX_EVENTS = 200_000
BUCKETS_PER_OCTAVE = 4  # of decision times
BUCKET_PATTERN = re.compile(r"\d{1,3}")


@dataclass
class TournamentSettings:
    """The settings of a tournament; a file with other settings is not continued."""

    title: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: int


@dataclass
class MatchResult:
    """One match: its bots by seat, its result, and the time of each decision."""

    pairing: str  # "expert greedy": the first against the others
    group: int  # matches of one group have the same seed
    rotation: int
    bots: list[str]
    scores: list[int]
    wins: list[float]  # a tie is shared
    forfeits: list[bool]
    times: list[dict[str, int]] = field(default_factory=list)  # per seat: decisions by bucket
    fault: str = ""  # the traceback of a forfeit


@dataclass
class SeedGroup:
    """The matches of one seed, in every rotation of the seats."""

    settings: TournamentSettings
    pairing: tuple[str, ...]
    number: int


def pairings(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Return all pairings: each bot alone, each against each, or one against copies of another."""
    if seats == 1:
        return [(bot,) for bot in bots]
    if seats == 2:  # noqa: PLR2004 - both seats of a duel are alike
        return list(itertools.combinations(bots, 2))
    return list(itertools.permutations(bots, 2))


def seatings(pairing: tuple[str, ...], seats: int) -> Iterator[list[str]]:
    """Yield the bots by seat, the first of the pairing once in every seat."""
    if seats == 1:
        yield list(pairing)
        return
    for seat in range(seats):
        yield [pairing[0] if i == seat else pairing[1] for i in range(seats)]


def play_group(group: SeedGroup) -> list[MatchResult]:
    """Play all matches of one seed."""
    settings, name = group.settings, " ".join(group.pairing)
    title = title_of(settings.title)
    seed = match_seed(settings.seed, group.number)
    found = []
    for rotation, bots in enumerate(seatings(group.pairing, settings.seats)):
        s = title.new(settings.seats, settings.options, "")
        match = TournamentMatch(title, s, [parse_bot(bot, title.key) for bot in bots], seed)
        match.play()
        result = (match.scores, match.wins, match.forfeits, match.times, match.fault)
        found.append(MatchResult(name, group.number, rotation, bots, *result))
    return found


class TournamentMatch:
    """One match between bots, and its result."""

    def __init__(self, title: Title, s: State, bots: list[Bot], seed: int) -> None:
        self.title = title
        self.s = s
        self.bots = bots
        self.nature = Chance(seed)
        self.thoughts = Chance(seed, BOTS)
        self.scores: list[int] = []
        self.wins: list[float] = []
        self.forfeits = [False for _ in bots]
        self.times: list[dict[str, int]] = [{} for _ in bots]
        self.fault = ""

    def play(self) -> None:
        """Play to the end, or until a bot forfeits and loses."""
        for n in range(1, MAX_EVENTS):
            if self.s.owed == AT_END:
                break
            if self.s.owed == BY_NATURE:
                play(self.s, NATURE, draw(self.s, self.nature.word(n)))
                continue
            seat = to_act(self.s)[0]
            choice = self.decide(seat, n)
            if choice is None:
                self.forfeits[seat] = True
                break
            play(self.s, seat, choice)
        standing = self.title.standing(self.s)
        self.scores = [score.points for score in standing]
        winners = [score.seat for score in standing if score.place == 1]
        if any(self.forfeits):
            winners = [seat for seat, forfeit in enumerate(self.forfeits) if not forfeit]
        self.wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(standing))]

    def decide(self, seat: int, n: int) -> int | None:
        """Return a bot's choice, or None where it fails or cheats."""
        legal = choices(self.s, seat)
        worlds = Worlds(self.title, self.s, seat, Rng(self.thoughts, n))
        begin = time.process_time()  # CPU time: other work on the machine does not count
        try:
            choice = self.bots[seat].choose(worlds, seat, legal)
            spent = time.process_time() - begin
            if choice not in legal:
                raise Problem("bot-illegal", choice=choice)  # noqa: TRY301 - a forfeit like any other
        except Exception:  # noqa: BLE001 - whatever a bot raises, it forfeits
            self.fault = traceback.format_exc()
            return None
        if len(legal) > 1:
            bucket = bucket_of(spent)
            self.times[seat][bucket] = self.times[seat].get(bucket, 0) + 1
        return choice


def bucket_of(seconds: float) -> str:
    """Return the bucket of a duration: four buckets double the time, in microseconds."""
    return str(math.ceil(BUCKETS_PER_OCTAVE * math.log2(max(seconds * 1e6, 1.0))))


def seconds_of(bucket: str) -> float:
    """Return the upper end of a bucket."""
    return float(2 ** (int(bucket) / BUCKETS_PER_OCTAVE) / 1e6)


def tournament(
    title: str,
    *,
    bots: list[str],
    seats: int,
    games: int,
    seed: int,
    options: dict[str, object],
    file: Path,
    jobs: int,
    progress: Callable[[int], None],
) -> tuple[TournamentSettings, list[MatchResult]]:
    """Play `games` matches of every pairing, or continue a file; return all matches in the file."""
    game = title_of(title)
    settings = TournamentSettings(title, game.rules, seats, settled_options(game, seats, options), seed)
    bots = entrants(bots, settings)
    make_folder(file.parent)
    played = read_results(file, settings)
    done = {(one.pairing, one.group) for one in played}
    groups = math.ceil(games / seats)
    wanted = [SeedGroup(settings, pairing, number) for number in range(groups) for pairing in pairings(bots, seats)]
    missing = [group for group in wanted if (" ".join(group.pairing), group.number) not in done]
    progress((len(wanted) - len(missing)) * seats)
    for found in run_tasks(play_group, missing, jobs):
        append_results(file, found)
        played += found
        progress(len(found))
    return settings, played


def entrants(bots: list[str], settings: TournamentSettings) -> list[str]:
    """Return the bots without repetition; more than one seat needs two."""
    for bot in bots:
        parse_bot(bot, settings.title)
    found = list(dict.fromkeys(bots))
    if settings.seats > 1 and len(found) < 2:  # noqa: PLR2004 - one against another
        raise Problem("too-few-bots", bots=", ".join(found), seats=settings.seats)
    return found


def read_results(file: Path, settings: TournamentSettings) -> list[MatchResult]:
    """Read the complete groups of an earlier run; a last line that was cut off is removed."""
    head = json.dumps(asdict(settings), sort_keys=True)
    if not file.exists():
        write_text(file, head + "\n")
        return []
    lines = read_lines(file)
    check_head(lines[0], settings, file)
    whole = [(n, line) for n, line in enumerate(lines[1:-1], 2) if line.strip()]
    found = [parse_result(line, settings, file, n) for n, line in whole]
    if lines[-1]:
        write_bytes(file, b"\n".join([head.encode(), *[line for _, line in whole], b""]))
    groups: dict[tuple[str, int], dict[int, MatchResult]] = {}
    for one in found:
        groups.setdefault((one.pairing, one.group), {})[one.rotation] = one
    return [one for group in groups.values() if len(group) == settings.seats for one in group.values()]


def check_head(line: bytes, settings: TournamentSettings, file: Path) -> None:
    """Raise a Problem unless the first line of a file has the settings of this tournament."""
    try:
        found = msgspec.json.decode(line, type=TournamentSettings)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Problem("damaged-tournament", file=str(file)) from error
    if found != settings:
        raise Problem("other-tournament", file=str(file))


def parse_result(line: bytes, settings: TournamentSettings, file: Path, n: int) -> MatchResult:
    """Return the match of line n; raise a Problem if it is damaged."""
    try:
        one = msgspec.json.decode(line, type=MatchResult)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Problem("damaged-line", n=n, file=str(file)) from error
    seats = {len(one.bots), len(one.scores), len(one.wins), len(one.forfeits), len(one.times)}
    buckets = [bucket for times in one.times for bucket in times]
    named = set(one.pairing.split()) == set(one.bots)
    if seats != {settings.seats} or not named or not all(BUCKET_PATTERN.fullmatch(bucket) for bucket in buckets):
        raise Problem("damaged-line", n=n, file=str(file))
    return one


def read_lines(file: Path) -> list[bytes]:
    """Return the lines of a file."""
    try:
        return file.read_bytes().split(b"\n")
    except OSError as error:
        raise cannot("read", file, error) from error


def append_results(file: Path, found: list[MatchResult]) -> None:
    """Add the matches of a group to the file."""
    try:
        with file.open("a", encoding="utf-8") as out:
            out.write("".join(json.dumps(asdict(one)) + "\n" for one in found))
    except OSError as error:
        raise cannot("write", file, error) from error
