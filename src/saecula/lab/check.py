"""Check: random matches over all seat counts and options, every law asked, the first breach kept as a log."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from saecula.games import title_of
from saecula.kernel.notation import write
from saecula.lab.laws import MATCH_LAWS, MATCH_LAWS_RARELY, Breach, ask_laws, head, play_lawfully, variants
from saecula.lab.pool import workers

if TYPE_CHECKING:
    from collections.abc import Callable

NOW_AND_THEN = 40
RARELY = 1500
MATCH_RARELY = 25
STRETCH = 20  # matches per task


@dataclass
class Checked:
    """What was asked, and the first breach."""

    counts: dict[str, int] = field(default_factory=dict)
    matches: int = 0
    law: str = ""
    seen: str = ""
    log: str = ""


def check_stretch(key: str, first: int, matches: int) -> Checked:
    """Check some matches."""
    title = title_of(key)
    combinations = variants(title)
    checked = Checked()
    for number in range(first, first + matches):
        seats, options = combinations[number % len(combinations)]
        log = head(title, seats, options, seed=number)
        try:
            scene = play_lawfully(log, NOW_AND_THEN, RARELY, checked.counts)
            ask_laws(scene, MATCH_LAWS, checked.counts)
            if number % MATCH_RARELY == 0:
                ask_laws(scene, MATCH_LAWS_RARELY, checked.counts)
        except Breach as breach:
            checked.law, checked.seen, checked.log = breach.law, breach.seen, write(log)
            return checked
        checked.matches += 1
    return checked


def check(key: str, decisions: int, jobs: int, progress: Callable[[int], None]) -> Checked:
    """Check matches until so many decisions have been judged, or a law is broken."""
    total = Checked()
    first = 0
    with workers(jobs) as pool:
        running: set[Future[Checked]] = set()
        while total.counts.get("decisions", 0) < decisions and not total.law:
            while len(running) < 2 * jobs:
                running.add(pool.submit(check_stretch, key, first, STRETCH))
                first += STRETCH
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
