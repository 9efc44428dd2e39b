"""Verifying a store: every match is folded, and compared with what is stored about it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from saecula.kernel.notation import event_line
from saecula.kernel.problem import Problem
from saecula.match.match import Match
from saecula.match.opening import read_kept
from saecula.store import Damaged, Lost, MatchRecord, Store
from saecula.store.upkeep import all_matches, numbered_lines

MAX_TRIES = 100  # to read a match between two changes


async def verify(store: Store, broken: Callable[[str, Problem], None], progress: Callable[[], None]) -> dict[str, Any]:
    """Verify all matches; tell of each that is broken, and go on."""
    digests: dict[str, str] = {}
    events = 0
    matches = await all_matches(store)
    for match in matches:
        try:
            folded = await verified(store, match)
        except Problem as problem:
            broken(match, problem)
        except Damaged as damaged:
            broken(match, Problem("match-unreadable", detail=damaged))
        except Lost:
            raise
        except Exception as error:  # noqa: BLE001 - a match that cannot be read for any reason keeps no other from it
            broken(match, Problem("match-unreadable", detail=repr(error)))
        else:
            digests[match] = folded.digest()
            events += folded.n
        progress()
    return {"matches": len(matches), "events": events, "broken": len(matches) - len(digests), "digests": digests}


async def verified(store: Store, match: str) -> Match:
    """Return a match as its events fold; raise a Problem if they break, or if something else is stored about it."""
    record, lines = await read_at_rest(store, match)
    folded = Match(read_kept(record.head, lines))
    for event, (n, line) in zip(folded.events, lines, strict=True):
        read = event_line(folded.title, event, hidden=False).split(" ", 1)[1]
        if read != line:
            raise Problem("match-rewritten", n=n, stored=line, read=read)
    check_summary(record, folded)
    return folded


async def read_at_rest(store: Store, match: str) -> tuple[MatchRecord, list[tuple[int, str]]]:
    """Return a match and its events as they were at one moment: a server may go on with it meanwhile."""
    for _ in range(MAX_TRIES):
        record, lines = await store.match(match), await numbered_lines(store, match)
        if record is not None and record == await store.match(match):
            return record, lines
    raise Problem("unknown-match" if record is None else "changed-meanwhile", id=match)


def check_summary(record: MatchRecord, folded: Match) -> None:
    """Compare who is to act, and the final points; a log that was brought from elsewhere has no summary at first."""
    summary = json.loads(record.summary)
    if not summary:
        return
    stored = {"over": record.over, "to_act": summary.get("to_act")}
    found: dict[str, object] = {"over": folded.over, "to_act": list(folded.to_act)}
    if folded.over:  # before the end, points are an estimate, which a release may change
        stored["points"] = summary.get("points")
        found["points"] = [score.points for score in folded.scores]
    if stored != found:
        raise Problem("match-differs", stored=json.dumps(stored), folded=json.dumps(found))
