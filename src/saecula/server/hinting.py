"""Hinting: who may hear what a strong player would do. Against other people only if all of them agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saecula.bots.hints import told
from saecula.kernel.problem import Problem
from saecula.server.people import thought_seed

if TYPE_CHECKING:
    from saecula.server.table import Table

FREE, ASK = "free", "ask"
ABOUT_HINTS = "hints"


def hints_are_free(table: Table, seat: int) -> bool:
    """Say whether nobody need be asked: one person alone or among bots, the others away, or all have agreed."""
    agreed = set((table.record.hints or "").split())
    return table.is_unlimited() or not table.others_here(seat) or concerned(table, seat) <= agreed


def concerned(table: Table, seat: int) -> set[str | None]:
    """Return the persons who must agree: who asks, and all others who are not away."""
    seats = table.record.seats
    return {seats[one].person for one in [seat, *table.others_here(seat)]}


def hints_picture(table: Table, seats: list[int]) -> str | None:
    """Tell a connection whether it may have hints: free, by asking the others, or not at all."""
    if not seats or table.match.over or not table.is_ready():
        return None
    return FREE if hints_are_free(table, seats[0]) else ASK


async def hint(table: Table, seat: int, lang: str) -> dict[str, Any]:
    """Give a hint in three steps, or ask the others whether there may be hints."""
    if seat not in table.scene.to_act or not table.is_ready():
        raise Problem("ask-closed")
    if not hints_are_free(table, seat):
        await ask_for_hints(table, seat)
        return {"proposed": True}
    n = table.match.n
    seed = thought_seed(table.record.seed)
    record = table.record
    found = await table.chores.thinkers.advise(record.id, table.match.log(), seat, seed, record.host)
    if table.match.n != n:
        raise Problem("ask-closed")
    match = table.match
    best = found.candidates[0].choices
    things = {thing for choice in best for thing in match.choice(choice, seat).targets}
    return {"steps": told(found, match, seat, match.texts(lang)), "choices": best, "things": sorted(things)}


async def ask_for_hints(table: Table, seat: int) -> None:
    """Propose hints for all to the other people at the table."""
    async with table.lock:
        if table.proposal is not None:
            raise Problem("already-proposed")
        waits_for = table.others_here(seat)
        await table.propose({"seat": seat, "n": table.match.n, "about": ABOUT_HINTS, "waits_for": waits_for})


async def allow_hints(table: Table, seat: int) -> None:
    """All have agreed: from now on they may ask for hints, until somebody sits down, or comes back, who did not."""
    people = " ".join(sorted(person for person in concerned(table, seat) if person))
    await table.store.allow_hints(table.record.id, people)
    table.record.hints = people
    table.record.proposal = None
    table.publish()
