"""Write golden matches: whole matches kept as logs with digests, for every seat count, option value and way to end.

Run it after a deliberate change of rules (and raise the title's `rules`); a refactoring must leave every file as it is.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from saecula.games import TEMPLATES, TITLES
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.log import Log, digest, said, write
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import Options, Title
from saecula.lab.laws import fits, head, variants

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
TRIES = 4000


def wanted(title: Title) -> set[str]:
    """Return what golden matches must show: seat counts, option values, ways to end."""
    shown = {f"seats-{seats}" for seats in title.seats} | {f"end-{ending}" for ending in title.endings}
    return shown | {f"{option.key}-{value}" for option in title.options for value in option.values}


def shows(log: Log, ending: str) -> set[str]:
    """Return what one match shows."""
    return {f"seats-{log.seats}", f"end-{ending}"} | {f"{key}-{value}" for key, value in log.options.items()}


def play_match(title: Title, seats: int, options: Options, seed: int) -> tuple[Log, str, str]:
    """Play a match: greedy on even seeds, at random on odd ones. Return log, ending and digest."""
    log = head(title, seats, options, seed)
    s = log.begin()
    nature = Chance(seed)
    bots = Chance(seed, BOTS)
    while s.owed != AT_END:
        n = len(log.events) + 1
        if s.owed == BY_NATURE:
            seat, choice = NATURE, draw(s, nature.word(n))
        else:
            seat = to_act(s)[0]
            legal = choices(s, seat)
            rng = Rng(bots, n)
            choice = title.advice(s, seat, legal, rng) if seed % 2 == 0 else legal[rng.below(len(legal))]
        log.events.append(said(n, seat, choice))
        play(s, seat, choice)
    return log, title.ending(s), digest(title, s)


def all_options(title: Title) -> list[tuple[int, Options]]:
    """Return seat counts and options, long options with all their values."""
    found = variants(title)
    for option in title.options:
        for seats, options in variants(title):
            found += [(seats, options | {option.key: value}) for value in option.values]
    kept: list[tuple[int, Options]] = []
    for seats, options in found:
        if (seats, options) not in kept and fits(title, seats, options):
            kept.append((seats, options))
    return kept


def write_title(title: Title) -> None:
    """Write matches until everything wanted is shown."""
    folder = GOLDEN / title.key
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    missing = wanted(title)
    digests: list[str] = []
    combinations = all_options(title)
    for seed in range(TRIES):
        seats, options = combinations[seed % len(combinations)]
        log, ending, found = play_match(title, seats, options, seed)
        new = shows(log, ending) & missing
        if new:
            name = f"{seed:04}-{'-'.join(sorted(new))[:60]}.log"
            (folder / name).write_text(write(log), "utf-8")
            digests.append(f"{name} {ending} {found}")
            missing -= new
        if not missing:
            break
    (folder / "digests.txt").write_text("\n".join(digests) + "\n", "utf-8")
    print(title.key, len(digests), "matches; missing:", sorted(missing) or "nothing")  # noqa: T201 - a tool reports


def main() -> None:
    """Write the matches of all titles or of some."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*")
    keys = parser.parse_args().titles
    for title in (*TITLES, *TEMPLATES):
        if not keys or title.key in keys:
            write_title(title)


if __name__ == "__main__":
    main()
