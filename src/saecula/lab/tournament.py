"""Tournament: bots against each other on paired seeds with rotated seats; every match is one line of a file."""

from __future__ import annotations

import itertools
import json
import math
import re
import time
import traceback
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from saecula.bots import Bot, Worlds, parse_bot
from saecula.files import cannot, make_folder, write_bytes, write_text
from saecula.games import title_of
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.problem import Problem
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import settled_options
from saecula.lab.pool import workers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from saecula.kernel.state import State
    from saecula.kernel.title import Title

SEED_SHIFT = 32
MAX_EVENTS = 200_000
PER_OCTAVE = 4  # buckets of decision times
BUCKET = re.compile(r"\d{1,3}")  # as a file has it


@dataclass
class Setting:
    """What a tournament is played with: a file of other matches is not gone on with."""

    title: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: int


@dataclass
class Played:
    """One match: who sat where, how it ended, and how long each decision took."""

    pairing: str  # "expert greedy": the first against the others
    group: int  # matches of one group roll the same dice
    rotation: int
    bots: list[str]
    scores: list[int]
    wins: list[float]  # a shared win is shared
    forfeits: list[bool]
    times: list[dict[str, int]] = field(default_factory=list)  # per seat: bucket → decisions
    fault: str = ""  # the traceback of the bot that forfeited


@dataclass(frozen=True)
class Group:
    """The matches of one seed, with every rotation of the seats."""

    setting: tuple[tuple[str, Any], ...]
    pairing: tuple[str, ...]
    number: int


def pairings(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Return who plays whom: alone, each against each, or one against copies of another."""
    if seats == 1:
        return [(bot,) for bot in bots]
    if seats == 2:  # noqa: PLR2004 - then both seats of a pairing are alike
        return list(itertools.combinations(bots, 2))
    return list(itertools.permutations(bots, 2))


def tables(pairing: tuple[str, ...], seats: int) -> Iterator[list[str]]:
    """Return the seatings of one seed: the first bot once in every seat."""
    if seats == 1:
        yield list(pairing)
        return
    for seat in range(seats):
        yield [pairing[0] if i == seat else pairing[1] for i in range(seats)]


def play_group(group: Group) -> list[Played]:
    """Play all matches of one seed."""
    setting = Setting(**dict(group.setting))
    title = title_of(setting.title)
    seed = (setting.seed << SEED_SHIFT) + group.number
    found = []
    for rotation, bots in enumerate(tables(group.pairing, setting.seats)):
        s = title.new(setting.seats, setting.options, "")
        played = Played(" ".join(group.pairing), group.number, rotation, bots, [], [], [False] * len(bots))
        TournamentMatch(title, s, bots, seed).play(played)
        found.append(played)
    return found


class TournamentMatch:
    """One match of a tournament."""

    def __init__(self, title: Title, s: State, bots: list[str], seed: int) -> None:
        self.title = title
        self.s = s
        self.bots: list[Bot] = [parse_bot(bot, title.key) for bot in bots]
        self.nature = Chance(seed)
        self.thoughts = Chance(seed, BOTS)
        self.times: list[dict[str, int]] = [{} for _ in bots]
        self.fault = ""

    def play(self, played: Played) -> None:
        """Play to the end, or until somebody forfeits."""
        for n in range(1, MAX_EVENTS):
            if self.s.owed == AT_END:
                break
            if self.s.owed == BY_NATURE:
                play(self.s, NATURE, draw(self.s, self.nature.word(n)))
                continue
            seat = to_act(self.s)[0]
            choice = self.decide(seat, n)
            if choice is None:
                played.forfeits[seat] = True
                break
            play(self.s, seat, choice)
        self.note(played)

    def decide(self, seat: int, n: int) -> int | None:
        """Return a bot's choice; None, and its fault kept, if it breaks down or cheats."""
        legal = choices(self.s, seat)
        worlds = Worlds(self.title, self.s, seat, Rng(self.thoughts, n))
        begin = time.process_time()  # of the processor: other work on the machine does not count
        try:
            choice = self.bots[seat].choose(worlds, seat, legal)
            spent = time.process_time() - begin
            check_choice(choice, legal)
        except Exception:  # noqa: BLE001 - whatever a bot does wrong, the others play on
            self.fault = traceback.format_exc()
            return None
        if len(legal) > 1:
            bucket = bucket_of(spent)
            self.times[seat][bucket] = self.times[seat].get(bucket, 0) + 1
        return choice

    def note(self, played: Played) -> None:
        """Write the result down; who forfeits, loses."""
        standing = self.title.standing(self.s)
        played.scores = [score.points for score in standing]
        winners = [score.seat for score in standing if score.place == 1]
        if any(played.forfeits):
            winners = [seat for seat, forfeit in enumerate(played.forfeits) if not forfeit]
        played.wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(standing))]
        played.times = self.times
        played.fault = self.fault


def check_choice(choice: int, legal: list[int]) -> None:
    """Raise a Problem where a bot cheats."""
    if choice not in legal:
        raise Problem("bot-illegal", choice=choice)


def bucket_of(seconds: float) -> str:
    """Return the bucket of a duration: quarters of an octave of microseconds."""
    return str(math.ceil(PER_OCTAVE * math.log2(max(seconds * 1e6, 1.0))))


def seconds_of(bucket: str) -> float:
    """Return the upper end of a bucket."""
    return float(2 ** (int(bucket) / PER_OCTAVE) / 1e6)


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
) -> tuple[Setting, list[Played]]:
    """Play `games` matches of every pairing, or go on where the file stops; return all that the file then has."""
    game = title_of(title)
    setting = Setting(title, game.rules, seats, settled_options(game, seats, options), seed)
    bots = entrants(bots, setting)
    make_folder(file.parent)
    played = read_played(file, setting)
    done = {(one.pairing, one.group) for one in played}
    groups = math.ceil(games / seats)
    wanted = [
        Group(tuple(asdict(setting).items()), pairing, number)
        for number in range(groups)
        for pairing in pairings(bots, seats)
    ]
    missing = [group for group in wanted if (" ".join(group.pairing), group.number) not in done]
    progress((len(wanted) - len(missing)) * seats)
    for found in results(missing, jobs):
        append(file, found)
        played += found
        progress(len(found))
    return setting, played


def entrants(bots: list[str], setting: Setting) -> list[str]:
    """Return who takes part, each once; against others it takes two."""
    for bot in bots:
        parse_bot(bot, setting.title)
    found = list(dict.fromkeys(bots))
    if setting.seats > 1 and len(found) < 2:  # noqa: PLR2004 - one against another
        raise Problem("too-few-bots", bots=", ".join(found), seats=setting.seats)
    return found


def results(groups: list[Group], jobs: int) -> Iterator[list[Played]]:
    """Play groups, in this process or in several."""
    if jobs == 1:
        yield from map(play_group, groups)
        return
    with workers(jobs) as pool:
        yield from pool.map(play_group, groups)


def read_played(file: Path, setting: Setting) -> list[Played]:
    """Read the matches of an earlier run; a last line that was cut off is played again."""
    head = json.dumps(asdict(setting), sort_keys=True)
    if not file.exists():
        write_text(file, head + "\n")
        return []
    lines = lines_of(file)
    check_head(lines[0], setting, file)
    whole = [(n, line) for n, line in enumerate(lines[1:-1], 2) if line.strip()]
    found = [match_in(line, setting, file, n) for n, line in whole]
    if lines[-1]:
        write_bytes(file, b"\n".join([head.encode(), *[line for _, line in whole], b""]))
    groups: dict[tuple[str, int], dict[int, Played]] = {}
    for one in found:
        groups.setdefault((one.pairing, one.group), {})[one.rotation] = one
    return [one for group in groups.values() if len(group) == setting.seats for one in group.values()]


def check_head(line: bytes, setting: Setting, file: Path) -> None:
    """Raise a Problem unless the first line of a file says that its matches are of this tournament."""
    try:
        found = msgspec.json.decode(line, type=Setting)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Problem("damaged-tournament", file=str(file)) from error
    if found != setting:
        raise Problem("other-tournament", file=str(file))


def match_in(line: bytes, setting: Setting, file: Path, n: int) -> Played:
    """Return the match of line n, or raise a Problem if there is none."""
    try:
        one = msgspec.json.decode(line, type=Played)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Problem("damaged-line", n=n, file=str(file)) from error
    seats = {len(one.bots), len(one.scores), len(one.wins), len(one.forfeits), len(one.times)}
    buckets = [bucket for times in one.times for bucket in times]
    named = set(one.pairing.split()) == set(one.bots)
    if seats != {setting.seats} or not named or not all(BUCKET.fullmatch(bucket) for bucket in buckets):
        raise Problem("damaged-line", n=n, file=str(file))
    return one


def lines_of(file: Path) -> list[bytes]:
    """Return the lines of a file that may be long."""
    try:
        return file.read_bytes().split(b"\n")
    except OSError as error:
        raise cannot("read", file, error) from error


def append(file: Path, found: list[Played]) -> None:
    """Add the matches of a group to the file."""
    try:
        with file.open("a", encoding="utf-8") as out:
            out.write("".join(json.dumps(asdict(one)) + "\n" for one in found))
    except OSError as error:
        raise cannot("write", file, error) from error
