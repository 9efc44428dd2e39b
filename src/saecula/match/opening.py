"""Opening a match: from nothing, from a described position, from a log."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from saecula.games import title_of
from saecula.kernel.log import BrokenLog, Log, described
from saecula.kernel.notation import read_event, read_events, read_head, read_options
from saecula.kernel.title import Title, settled_options
from saecula.match.match import Match

RELEASE = "0.1.0"
CHANCE = "chance "  # begins the lines of a log about its seed, which honesty.py reads


def new_match(
    title: str,
    *,
    seats: int,
    seed: int | None,
    options: Mapping[str, object],
    pack: str,
    players: Sequence[str],
) -> Match:
    """Begin a match."""
    game = title_of(title)
    settled = settled_options(game, seats, dict(options))
    game.data(seats, settled, pack)
    number = secrets.randbits(62) if seed is None else seed
    return Match(Log(game, release=RELEASE, seats=seats, options=settled, seed=number, pack=pack, position=""), players)


def position_match(title: str, description: Mapping[str, Any], *, seed: int | None, players: Sequence[str]) -> Match:
    """Begin a match from a set-up position."""
    game = title_of(title)
    state, options = game.position(dict(description))
    number = secrets.randbits(62) if seed is None else seed
    text = json.dumps(description, separators=(",", ":"), sort_keys=True)
    log = Log(game, release=RELEASE, seats=int(state.seats), options=options, seed=number, pack="", position=text)
    return Match(log, players)


def load_match(text: str, players: Sequence[str] = ()) -> Match:
    """Read a log and fold it; raise BrokenLog where it breaks."""
    return Match(read_log(text), players)


def read_log(text: str) -> Log:
    """Read a log without folding it."""
    key, words = read_head(text)
    game = title_of(key)
    lines = text.rstrip("\n").split("\n")[1:]
    position = ""
    pack: list[str] = []
    at = 2
    if lines and lines[0].startswith("position "):
        position = lines.pop(0).removeprefix("position ")
        at += 1
    while lines and lines[0].startswith("pack |"):
        pack.append(lines.pop(0).removeprefix("pack |").removeprefix(" "))
        at += 1
    while lines and lines[0].startswith(CHANCE):
        lines.pop(0)
        at += 1
    log = head_of(game, words, "\n".join(pack), position)
    read_events(log, lines, at)
    return log


def read_kept(head: str, lines: Iterable[tuple[int, str]]) -> Log:
    """Read a log from its head, and from its events by number."""
    log = read_log(head + "end 0\n")
    for n, line in lines:
        log.events.append(read_event(log, f"{n} {line}", n))
    return log


def head_of(game: Title, words: Mapping[str, str], pack: str, position: str) -> Log:
    """Return an empty log with this head, if it fits the rules we have."""
    rules = int(words["rules"])
    if rules > game.rules or rules < 1:
        raise BrokenLog("log-other-rules", 1, rules=words["rules"], ours=game.rules)
    options = settled_options(game, int(words["seats"]), game.defaults_under(rules) | read_options(words["options"]))
    if game.data(int(words["seats"]), options, pack) != words["data"]:
        raise BrokenLog("log-other-data", 1, data=words["data"])
    if position:
        try:
            description = described(game, rules, position)
            json.dumps(description, ensure_ascii=False).encode()  # half of a character could not be told to anybody
            state, options = game.position(description)
        except (ValueError, TypeError, RecursionError, AttributeError) as error:  # too long a number is no JSON error
            raise BrokenLog("log-bad-position", 2) from error
        if state.seats != int(words["seats"]):
            raise BrokenLog("log-bad-position", 2)
    return Log(
        game,
        release=words.get("release", "-"),
        seats=int(words["seats"]),
        options=options,
        seed=int(words["seed"]) if "seed" in words else None,
        pack=pack,
        position=position,
        rules=rules,
    )
