"""Write golden matches: whole matches kept as logs with digests, for every seat count, option value and way to end.

Run it after a deliberate change of rules (and raise the title's `rules`); a refactoring must leave every file as it is.
Matches of earlier rules stay: they must fold to the same facts for ever.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from saecula.games import TEMPLATES, TITLES
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.log import Log, digest, fold, said
from saecula.kernel.notation import write
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import Options, Title
from saecula.lab.variants import empty_log, fits, variants
from tools.golden_openings import OPENINGS

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
TRIES = 4000


def wanted(title: Title) -> set[str]:
    """Return what golden matches must show: seat counts, option values, ways to end, of some titles the whole story."""
    shown = {f"seats-{seats}" for seats in title.seats} | {f"end-{ending}" for ending in title.endings}
    if title.key in OPENINGS:  # every story line is told in some match
        shown |= {phrase.key for phrase in title.lines.all[1:]}
    return shown | {f"{option.key}-{value}" for option in title.options for value in option.values}


def shows(log: Log, ending: str) -> set[str]:
    """Return what one match shows."""
    told = {log.title.lines.all[line.code].key for step in fold(log, log.events).steps for line in step.lines}
    options = {f"{key}-{value}" for key, value in log.options.items()}
    return {f"seats-{log.seats}", f"end-{ending}"} | options | told


def play_match(log: Log, seed: int, opening: tuple[str, ...] = ()) -> tuple[str, str]:
    """Play an opening, then go on: greedy on even seeds, at random on odd ones. Return ending and digest."""
    title = log.title
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
            choice = title.words.parse(opening[len(log.events)]) if len(log.events) < len(opening) else choice
        log.events.append(said(n, seat, choice))
        play(s, seat, choice)
    return title.ending(s), digest(title, s)


def set_up(title: Title, position: dict[str, object]) -> Log:
    """Return the empty log of a match that begins in a position."""
    s, options = title.position(position)
    text = json.dumps(position)
    return Log(title, release="check", seats=int(s.seats), options=options, seed=None, pack="", position=text)


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


def kept_matches(folder: Path, title: Title) -> list[str]:
    """Delete the matches of the present rules; return the digests of the matches of earlier ones."""
    file = folder / "digests.txt"
    kept: list[str] = []
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        match = folder / line.split()[0]
        if f" rules={title.rules} " in match.read_text("utf-8").split("\n", 1)[0]:
            match.unlink()
        else:
            kept.append(line)
    return kept


def write_title(title: Title) -> None:
    """Write matches until everything wanted is shown."""
    folder = GOLDEN / title.key
    folder.mkdir(parents=True, exist_ok=True)
    missing = wanted(title)
    digests = kept_matches(folder, title)
    earlier = len(digests)
    prefix = "" if title.rules == 1 else f"rules-{title.rules}-"
    combinations = all_options(title)
    openings = OPENINGS.get(title.key, ())
    for seed in range(TRIES):
        if seed < len(openings):
            log, opening = set_up(title, openings[seed][0]), openings[seed][1]
        else:
            log, opening = empty_log(title, *combinations[seed % len(combinations)], seed), ()
        ending, found = play_match(log, seed, opening)
        new = shows(log, ending) & missing
        if new:
            name = f"{prefix}{seed:04}-{'-'.join(sorted(new))[:60]}.log"
            (folder / name).write_text(write(log), "utf-8")
            digests.append(f"{name} {ending} {found}")
            missing -= new
        if not missing:
            break
    (folder / "digests.txt").write_text("\n".join(digests) + "\n", "utf-8")
    print(title.key, len(digests) - earlier, "matches; missing:", sorted(missing) or "nothing")  # noqa: T201 - a tool reports


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
