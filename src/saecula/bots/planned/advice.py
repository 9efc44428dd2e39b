"""Advice: the two best choices by the value, and which part of what a seat has makes the difference."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from saecula.bots.hints import MARGIN, Candidate, Hint, Reason
from saecula.bots.planned.player import thought
from saecula.kernel.state import AT_END

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from saecula.bots.planned.planner import Plan
    from saecula.bots.planned.player import Strength
    from saecula.bots.planned.value import Value
    from saecula.bots.worlds import Worlds

    Array = NDArray[np.float64]


def planned_hint(
    value: Value, strength: Strength, worlds: Worlds, seat: int, legal: list[int], found: list[Plan] | None = None
) -> Hint:
    """Return what an expert would do, and why; what it thought through may be known already."""
    ranked = sorted(found or thought(value, strength, worlds, seat, legal), key=lambda plan: -plan.worth(value, seat))
    best = ranked[0]
    others = [plan for plan in ranked if plan.choice != best.choice][:1]
    candidates = [Candidate([plan.choice], plan.worth(value, seat)) for plan in (best, *others)]
    return Hint(MARGIN, candidates, reasons(value, best, others[0], seat) if others else [])


def reasons(value: Value, first: Plan, second: Plan, seat: int) -> list[Reason]:
    """Return by how many points each part speaks for the first plan: exact, for the value is linear."""
    judge = value.judge
    (own, others), (own_then, others_then) = (contributions(value, plan, seat) for plan in (first, second))
    difference = own - own_then
    found = [Reason("rivals", float((others_then - others).sum()))]
    at = 0
    for part, names in judge.parts.items():
        found.append(Reason(f"{judge.title.key}-{part}", float(difference[at : at + len(names)].sum())))
        at += len(names)
    return [reason for reason in found if reason.amount]


def contributions(value: Value, plan: Plan, seat: int) -> tuple[Array, Array]:
    """Return what each feature adds to the value of a plan, and takes for what the others have; nothing at the end."""
    judge = value.judge
    ends = [(share, end) for share, end in zip(plan.shares, plan.ends, strict=True) if end.owed != AT_END]
    if not ends:
        return np.zeros(len(judge.names)), np.zeros(len(judge.names))
    weighed = [value.weights[judge.stage(end), :-1] * np.array(judge.sides(end, seat)) for _, end in ends]
    own, others = np.average(weighed, axis=0, weights=[share for share, _ in ends])
    return own, others
