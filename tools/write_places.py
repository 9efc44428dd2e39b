"""Write which places the numbers of an observation have: `python -m tools.write_places`.

Whole matches of every title, at random and by rules of thumb, with every number of seats and every option, show which
paths its views have and how long the lists on them get; longer lists get some room to grow.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from saecula.envs.seen import FILE, leaves
from saecula.games import TITLES, title_of
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.lab.variants import variants

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saecula.kernel.state import State
    from saecula.kernel.title import Options, Title

MATCHES = 200  # of each title, at least one for each combination of seats and options
STRIDE = 7  # events between two views
LONG = 6  # lists of so many things may get a third longer
GROWTH = 3
TO = Path(__file__).parent.parent / "src" / "saecula" / "envs" / FILE


def moments(title: Title, seats: int, options: Options, seed: int, stride: int) -> Iterator[tuple[State, int]]:
    """Play a match, with an even seed at random and with an odd one by rules of thumb; yield who is asked, and when."""
    s = title.new(seats, options, "")
    chance = Chance(seed)
    n = 0
    while s.owed != AT_END:
        n += 1
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, chance.word(n)))
            continue
        seat = to_act(s)[0]
        if n % stride == 0:
            yield s, seat
        legal = choices(s, seat)
        by_thumb = seed % 2 and len(legal) > 1
        play(s, seat, title.advice(s, seat, legal, Rng(chance, n)) if by_thumb else legal[chance.word(n) % len(legal)])
    yield s, 0


def places(title: Title) -> dict[str, list[int]]:
    """Return every path of a title's views, with the lengths of the lists on it."""
    found: dict[str, tuple[int, ...]] = {}
    every = variants(title)
    each = max(1, MATCHES // len(every))
    for number, (seats, options) in enumerate(every):
        for seed in range(number * each, (number + 1) * each):
            for s, seat in moments(title, seats, options, seed, STRIDE):
                for path, indices, _ in leaves(title.view(s, seat)):
                    longest = found.get(path, indices)
                    found[path] = tuple(max(pair) for pair in zip(longest, indices, strict=True))
    return {path: [roomy(last + 1) for last in found[path]] for path in sorted(found)}


def roomy(size: int) -> int:
    """Return the length of a list, with room to grow if it is long."""
    return size + size // GROWTH if size > LONG else size


def main() -> int:
    """Write the file."""
    found = {title.key: places(title) for title in (*TITLES, title_of("sample"))}
    TO.write_text(json.dumps(found, indent=0, separators=(",", ":")) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
