"""Check: random matches of all variants are asked every law; the first that breaks one is kept as a log."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field

from saecula.games import title_of
from saecula.kernel.notation import write
from saecula.lab.laws import LawError, ask_laws, play_lawfully
from saecula.lab.match_laws import COSTLY_MATCH_LAWS, MATCH_LAWS
from saecula.lab.pool import workers
from saecula.lab.variants import empty_log, variants

COSTLY_INTERVAL = 40  # moments
COSTLIEST_INTERVAL = 1500
COSTLY_MATCH_INTERVAL = 25  # matches
MATCHES_PER_TASK = 20


@dataclass
class Checked:
    """How often each law was asked, and the first one broken."""

    counts: dict[str, int] = field(default_factory=dict)
    matches: int = 0
    law: str = ""
    seen: str = ""
    log: str = ""


def check_matches(key: str, first: int, matches: int) -> Checked:
    """Check some matches."""
    title = title_of(key)
    combinations = variants(title)
    checked = Checked()
    for number in range(first, first + matches):
        seats, options = combinations[number % len(combinations)]
        log = empty_log(title, seats, options, seed=number)
        try:
            moment = play_lawfully(log, COSTLY_INTERVAL, COSTLIEST_INTERVAL, checked.counts)
            ask_laws(moment, MATCH_LAWS, checked.counts)
            if number % COSTLY_MATCH_INTERVAL == 0:
                ask_laws(moment, COSTLY_MATCH_LAWS, checked.counts)
        except LawError as error:
            checked.law, checked.seen, checked.log = error.law, error.seen, write(log)
            return checked
        checked.matches += 1
    return checked


def check(key: str, decisions: int, jobs: int, progress: Callable[[int], None]) -> Checked:
    """Check matches up to a number of decisions, or until a law is broken."""
    total = Checked()
    first = 0
    with workers(jobs) as pool:
        running: set[Future[Checked]] = set()
        while total.counts.get("decisions", 0) < decisions and not total.law:
            while len(running) < 2 * jobs:
                running.add(pool.submit(check_matches, key, first, MATCHES_PER_TASK))
                first += MATCHES_PER_TASK
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                before = total.counts.get("decisions", 0)
                add(total, future.result())
                progress(total.counts.get("decisions", 0) - before)
        for future in running:
            future.cancel()
    return total


def add(total: Checked, part: Checked) -> None:
    """Add the counts of a part."""
    for name, count in part.counts.items():
        total.counts[name] = total.counts.get(name, 0) + count
    total.matches += part.matches
    if part.law and not total.law:
        total.law, total.seen, total.log = part.law, part.seen, part.log
