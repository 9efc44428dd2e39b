"""Honesty of chance: how the seed of a match comes about, what its log says of that, and the check of it.

The server and every person contribute a secret number to the seed. Fingerprints (SHA-256) of all of them are exchanged
before any number is told; `docs/protocol.md` has the whole exchange. The lines of a log, between its head and events:

    chance server FINGERPRINT NUMBER       the server's; its number is told when the match is over, `-` before
    chance seat 0 FINGERPRINT NUMBER       a person's, by the seat; `-` for what was not given
    chance from 12                         the first event that this seed decides, if it is not the first of all
    chance event 3 4 1 6                   event 3 is what the outcomes 4 … 4 of 6 even ones stand for
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import TYPE_CHECKING, Final, NamedTuple

from saecula.kernel.frames import play, weights
from saecula.kernel.state import NATURE
from saecula.match.match import Match
from saecula.match.opening import CHANCE, read_log

if TYPE_CHECKING:
    from collections.abc import Iterable

SERVER: Final = -1  # among the contributors
NONE: Final = "-"
SECRET: Final = re.compile(rf"{CHANCE}(server|seat (\d\d?)) ([0-9a-f]{{64}}|-) (\S{{1,200}})")
FIRST: Final = re.compile(rf"{CHANCE}from (\d{{1,6}})")
SLICE: Final = re.compile(rf"{CHANCE}event (\d{{1,6}}) (\d{{1,18}}) (\d{{1,18}}) (\d{{1,18}})")


class Contribution(NamedTuple):
    """What one contributor gave: "" for what is missing, or not told yet."""

    who: int  # a seat, or SERVER
    fingerprint: str
    number: str


class Slice(NamedTuple):
    """Where the outcome of an event lies among even ones: `first` … `first + width - 1` of `whole`."""

    n: int
    first: int
    width: int
    whole: int


class Honesty(NamedTuple):
    """What a log says of its chance."""

    contributions: list[Contribution]
    first: int
    slices: list[Slice]


class Finding(NamedTuple):
    """Something that does not hold: a key, and the seat or the event it is about."""

    key: str
    number: int = 0


class Verdict(NamedTuple):
    """What came of a check: `told` says whether the server's number is known, `events` how many draws fit."""

    told: bool
    events: int
    findings: list[Finding]


def fingerprint(number: str) -> str:
    """Return the fingerprint of a secret number: the SHA-256 of its text, in hexadecimal digits."""
    return hashlib.sha256(number.encode()).hexdigest()


def seed_of(server: str, numbers: Iterable[tuple[int, str]]) -> str:
    """Return the seed: the server's number, and those of people by seat; without any of these it is the server's."""
    given = [f"seat {seat} {number}" for seat, number in sorted(numbers) if number]
    return fingerprint("\n".join([f"server {server}", *given])) if given else server


def number_of(seed: str, n: int) -> int:
    """Return the random number of event n: seven bytes of HMAC-SHA-256."""
    return int.from_bytes(hmac.digest(seed.encode(), str(n).encode(), "sha256")[:7])


# -- the lines of a log -----------------------------------------------------------------------------------------------


def slices_of(match: Match, first: int) -> list[Slice]:
    """Return where nature's standing outcomes lie, from an event on."""
    found: list[Slice] = []
    s = match.copy_of_log().begin()
    for step in match.steps:
        event = step.event
        if event.seat == NATURE and event.n >= first:
            before = whole = width = 0
            for choice, weight in weights(s):
                if choice == event.choice:
                    before, width = whole, weight
                whole += weight
            found.append(Slice(event.n, before, width, whole))
        play(s, event.seat, event.choice)
    return found


def chance_lines(honesty: Honesty) -> list[str]:
    """Return the lines of a log about its chance."""
    lines = []
    for who, mark, number in honesty.contributions:
        name = "server" if who == SERVER else f"seat {who}"
        lines.append(f"{CHANCE}{name} {mark or NONE} {number or NONE}")
    if honesty.first > 1:
        lines.append(f"{CHANCE}from {honesty.first}")
    return lines + [f"{CHANCE}event {n} {first} {width} {whole}" for n, first, width, whole in honesty.slices]


def with_chance(text: str, honesty: Honesty) -> str:
    """Return a log with what is known of its chance, between head and events."""
    lines = text.split("\n")
    at = 1
    while lines[at].startswith(("position ", "pack |")):
        at += 1
    return "\n".join([*lines[:at], *chance_lines(honesty), *lines[at:]])


def read_chance(text: str) -> Honesty:
    """Return what a log says of its chance; nothing of an old one, or of one that was played without a server."""
    found = Honesty([], 1, [])
    for line in text.split("\n"):
        if not line.startswith(CHANCE):
            continue
        if secret := SECRET.fullmatch(line):
            mark, number = ["" if word == NONE else word for word in secret.group(3, 4)]
            found.contributions.append(Contribution(int(secret[2] or SERVER), mark, number))
        elif first := FIRST.fullmatch(line):
            found = found._replace(first=int(first[1]))
        elif part := SLICE.fullmatch(line):
            found.slices.append(Slice(*map(int, part.groups())))
    return found


# -- the check --------------------------------------------------------------------------------------------------------


def check(text: str) -> Verdict:
    """Check all that a log says of its chance, with the rules: fingerprints, and every standing draw."""
    honesty = read_chance(text)
    findings = [
        Finding("number-wrong", who)
        for who, mark, number in honesty.contributions
        if number and fingerprint(number) != mark
    ]
    server = next((number for who, _, number in honesty.contributions if who == SERVER), "")
    if not server:
        return Verdict(told=False, events=0, findings=findings)
    seed = seed_of(server, [(who, number) for who, _, number in honesty.contributions if who != SERVER])
    claimed = {one.n: one for one in honesty.slices}
    true = slices_of(Match(read_log(text)), honesty.first)
    wrong = [finding for one in true if (finding := wrong_in(seed, one, claimed.get(one.n)))]
    return Verdict(told=True, events=len(true) - len(wrong), findings=findings + wrong)


def wrong_in(seed: str, true: Slice, claimed: Slice | None) -> Finding | None:
    """Return what does not hold of a draw: it is left out, its odds are not those of the rules, the seed differs."""
    if claimed is None:
        return Finding("event-untold", true.n)
    if claimed != true:
        return Finding("odds-wrong", true.n)
    fits = true.first <= number_of(seed, true.n) % true.whole < true.first + true.width
    return None if fits else Finding("event-wrong", true.n)
