"""Variants: all seat counts of a title with all options that fit, and logs to begin with."""

from __future__ import annotations

import itertools

from saecula.kernel.log import Log
from saecula.kernel.problem import Problem
from saecula.kernel.title import Options, Title


def variants(title: Title) -> list[tuple[int, Options]]:
    """Return every seat count with every combination of options that fits; of long options the ends and the default."""
    found: list[tuple[int, Options]] = []
    values = [sorted({option.values[0], option.values[-1], option.default}) for option in title.options]
    for seats in title.seats:
        for combination in itertools.product(*values):
            given = dict(zip([option.key for option in title.options], combination, strict=True))
            if fits(title, seats, given):
                found.append((seats, given))
    return found


def fits(title: Title, seats: int, options: Options) -> bool:
    """Say whether options go together."""
    try:
        title.check(seats, options)
    except Problem:
        return False
    return True


def empty_log(title: Title, seats: int, options: Options, seed: int, pack: str = "") -> Log:
    """Return the empty log of a match."""
    return Log(title, release="check", seats=seats, options=options, seed=seed, pack=pack, position="")
