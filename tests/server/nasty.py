"""Helpers: what a stranger may send: values of every wrong kind; good logs, positions, packs, messages spoilt."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from saecula.kernel.log import Log
from saecula.kernel.notation import write
from saecula.kernel.problem import Problem
from saecula.kernel.title import settled_options
from saecula.match.opening import load_match, position_match
from tests.server.redealt import played
from tests.titles import EVERY_TITLE, modules

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

    from saecula.kernel.title import Title

DEEP = "[" * 3000
WORDS = ["", "\0", "\ud800", "\u202e", "é", "٣", "x" * 5000, "-", "-1", "0", "1" * 5000, "1e400", "NaN", "{}", DEEP]
WORDS += ["../../etc/passwd", "%00", "seat/0", "true", "None", "１", "1_0", "0x10", "\x1b[2J", "\r\nX: y", "<b>", "🎲"]
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    2**31,
    2**63,
    -(2**63),
    2**64,
    10**30,
    1.5,
    1e308,
    float("nan"),
    [],
    {},
    [[]],
]
VALUES += [[None], {"": None}, {"x": {}}, float("inf"), *WORDS]
NUMBER = re.compile(r"\d+")
MAX_SPOILS = 3
HUGE_SHARE = 0.05  # of positions with a number longer than Python reads


def spoilt_value(value: Any, rng: random.Random) -> Any:  # noqa: ANN401 - any JSON
    """A JSON value with something wrong at a place: exchanged, added, or taken away."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        twin = dict(value)
        key = rng.choice(sorted(twin))
        match rng.randrange(8):
            case 0:
                del twin[key]
            case 1:
                twin[rng.choice(WORDS)] = twin[key]
            case _:
                twin[key] = spoilt_value(twin[key], rng)
        return twin
    if isinstance(value, list) and value and rng.random() < 0.8:
        twin_list = list(value)
        at = rng.randrange(len(twin_list))
        match rng.randrange(6):
            case 0:
                del twin_list[at]
            case 1:
                twin_list += [twin_list[at]] * rng.choice((1, 20))
            case _:
                twin_list[at] = spoilt_value(twin_list[at], rng)
        return twin_list
    return rng.choice(VALUES)


def spoilt_text(text: str, rng: random.Random) -> str:
    """A text with something wrong: a line, a word or a number."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    words = lines[at].split(" ")
    spot = rng.randrange(len(words))
    match rng.randrange(7):
        case 0:
            lines.insert(rng.randrange(len(lines)), lines.pop(at))
        case 1:
            lines.insert(at, rng.choice(lines))
        case 2:
            del lines[at]
        case 3:
            words[spot] = rng.choice(WORDS)
            lines[at] = " ".join(words)
        case 4:
            head, sign, _ = words[spot].partition("=")
            words[spot] = f"{head}{sign}{rng.choice(WORDS)}"
            lines[at] = " ".join(words)
        case 5:
            lines[at] = NUMBER.sub(
                lambda _: str(rng.choice((0, 1, 15, 16, 63, 2**31, 2**63, 10**30))), lines[at], count=1
            )
        case _:
            spot = rng.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:spot] + rng.choice(WORDS) + lines[at][spot:]
    return "\n".join(lines)


# -- logs -------------------------------------------------------------------------------------------------------------


def examples() -> dict[str, list[dict[str, Any]]]:
    """Positions that can be set up, by title."""
    return {key: list(module.EXAMPLES.values()) for key, module in modules("positions").items()}


def packs(title: Title) -> list[str]:
    """Packs that replace one value each."""
    found = []
    for table, rows in title.rows().items():
        for row in rows:
            numbers = [(name, value) for name, value in row.items() if isinstance(value, int)]
            found += [f'[[{table}]]\nkey = "{row["key"]}"\n{name} = {value}\n' for name, value in numbers[:1]]
    return found


class Logs:
    """Logs of all titles with something wrong: in the text, in a position, or in a pack."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.positions = examples()
        self.packs = {title.key: packs(title) for title in EVERY_TITLE}
        self.kinds: list[Callable[[Title], str]] = [self.with_events, self.with_position, self.with_pack]

    def __iter__(self) -> Iterator[str]:
        """Go on without end."""
        while True:
            text = self.rng.choice(self.kinds)(self.rng.choice(EVERY_TITLE))
            yield text

    def with_events(self, title: Title) -> str:
        """A match whose text was spoilt."""
        text = write(played(title, self.rng.choice(title.seats), self.rng.randrange(30), self.rng))
        for _ in range(self.rng.randrange(MAX_SPOILS + 1)):
            text = spoilt_text(text, self.rng)
        return text

    def with_position(self, title: Title) -> str:
        """A match from a position that was spoilt."""
        known = self.positions.get(title.key)
        if not known:
            return self.with_events(title)
        example = self.rng.choice(known)
        head, *rest = position_match(title.key, example, seed=1, players=()).log().split("\n")
        wrong: Any = example
        for _ in range(self.rng.randrange(1, MAX_SPOILS + 1)):
            wrong = spoilt_value(wrong, self.rng)
        text = json.dumps(wrong)
        if self.rng.random() < HUGE_SHARE:
            text = NUMBER.sub("1" * 5000, text, count=self.rng.randrange(1, 5))
        rest[0] = f"position {text}"
        return "\n".join([head, *rest])

    def with_pack(self, title: Title) -> str:
        """A match with a pack that was spoilt; its head says what the pack makes of the rows, where it can be read."""
        known = self.packs[title.key]
        if not known:
            return self.with_events(title)
        pack = "".join(self.rng.sample(known, min(len(known), 3)))
        for _ in range(self.rng.randrange(MAX_SPOILS + 1)):
            pack = spoilt_text(pack, self.rng)
        seats = self.rng.choice(title.seats)
        options = settled_options(title, seats, {})
        try:
            title.data(seats, options, pack)
        except Problem:
            text = write(played(title, seats, 0, self.rng).copy(None, 0))
            head, *rest = text.split("\n")
            return "\n".join([head, *[f"pack | {line}" for line in pack.split("\n")], *rest])
        log = Log(title, release="test", seats=seats, options=options, seed=None, pack=pack, position="")
        return write(log)


__all__ = ["VALUES", "WORDS", "Logs", "load_match", "spoilt_text", "spoilt_value"]
