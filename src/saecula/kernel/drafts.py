"""Drafts: several choices in one message, tried on a copy; and what may still join the pieces of a pick.

One piece may keep another out: three cards come from fewer places than two. So nothing is counted here: the pieces
are taken on a copy, and the pick is asked again. A draft may hold them in any order; the log has them ascending.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.kernel.choices import Choices
from saecula.kernel.frames import reason_of, why_not
from saecula.kernel.log import Fold, said
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALL_TAKEN, ALLOWED, DONE, NO_NUMBERS, NONE_LEFT, TOO_FAR, State


def in_order(s: State, draft: list[int]) -> list[int]:
    """Put the pieces at the head of a draft into the order of the pick on top; no more than it takes."""
    top = s.top
    if len(draft) < 2 or not isinstance(top, Pick):
        return draft
    pieces = Choices()
    top.among(s, pieces)
    head = min(len(draft), int(top.high(s) - top.taken))
    for n in range(head):
        if not pieces.has(draft[n]):
            head = n
            break
    return sorted(draft[:head]) + draft[head:]


@final
class TriedDraft:
    """A draft, tried on a copy: its choices in the order of the log, or the refusal of one of them."""

    def __init__(self, folded: Fold, seat: int) -> None:
        self.folded: Final = folded
        self.state: Final = folded.state
        self.seat: Final = seat
        self.choices: Final[list[int]] = []
        self.refusal = ALLOWED
        self.numbers = NO_NUMBERS
        self.refused = DONE

    def refuse(self, code: int, numbers: tuple[int, ...], choice: int) -> TriedDraft:
        """Note the first refused choice, and why."""
        self.refusal = code
        self.numbers = numbers
        self.refused = choice
        return self


def try_draft(s: State, seat: int, draft: list[int]) -> TriedDraft:
    """Try a draft on a copy of a state: all of it or none."""
    return play_draft(Fold(s.clone()), seat, draft, 1)


def play_draft(folded: Fold, seat: int, draft: list[int], first: int) -> TriedDraft:
    """Play a draft as the events from `first` on, or the choices of it before the first refused one.

    It may not reach past another seat's question, nor past an event that teaches its own seat something: a refused tail
    would take that back. What only the others would learn stands or falls with the whole draft.
    """
    planned = TriedDraft(folded, seat)
    twin = planned.state
    open_draft = True
    before: State | None = None  # the last choice filled a pick, which closed by itself: the state before it
    draft = in_order(twin, draft)
    while draft:
        choice = draft[0]
        code, numbers = reason_of(twin, seat, choice) if open_draft else (TOO_FAR, NO_NUMBERS)
        if code != ALLOWED:
            if before is not None:
                surplus, beside = reason_beside(before, seat, planned.choices[-1:], choice)
                if surplus != ALLOWED:
                    return planned.refuse(surplus, beside, choice)
            return planned.refuse(code, numbers, choice)
        pick = twin.top
        before = twin.clone() if len(draft) > 1 and isinstance(pick, Pick) else None
        folded.play(said(first + len(planned.choices), seat, choice))
        planned.choices.append(choice)
        draft = draft[1:]
        if not isinstance(pick, Pick) or not pick.closed or choice == DONE:
            before = None
        elif draft and draft[0] == DONE:
            draft = draft[1:]
            before = None
        open_draft = (twin.mark >> seat) & 1 == 0 and (twin.owed >> seat) & 1 == 1
        if twin.top is not pick or choice >= twin.first_lent:
            draft = in_order(twin, draft)
    return planned


# -- what may still join the pieces of a pick -----------------------------------------------------------------------


@final
class Rest:
    """What may still join a draft: pieces, with how many of each; and whether the draft is a whole answer."""

    def __init__(self, pieces: list[tuple[int, int]], enough: bool) -> None:
        self.pieces: Final = pieces
        self.enough: Final = enough


def rest(s: State, seat: int, draft: list[int]) -> Rest | None:
    """Return what may still join pieces of the pick that asks this seat; None if they are not and never become one."""
    twin = with_pieces(s, seat, draft)
    pick = s.top
    if twin is None or not isinstance(pick, Pick):
        return None
    found = joining(twin, pick.last)
    enough = is_legal(s, seat, draft)
    return Rest(found, enough) if found or enough else None


def reason_beside(s: State, seat: int, draft: list[int], piece: int) -> tuple[int, tuple[int, ...]]:
    """Return ALLOWED, or why a piece cannot join those of a draft, and the numbers of that text."""
    twin = with_pieces(s, seat, draft)
    if twin is None or piece == DONE or not s.top.about(s, piece):
        return ALLOWED, NO_NUMBERS
    heard = twin.heard = {}
    code = why_not_joined(twin, piece)
    return code, heard.get(code, NO_NUMBERS)


def why_not_joined(s: State, piece: i64) -> i64:
    """Return ALLOWED, or why a piece of the open pick cannot join those taken, in whatever order."""
    pick = s.top
    assert isinstance(pick, Pick)
    if pick.taken >= pick.high(s):
        return s.say(ALL_TAKEN, pick.high(s))
    code = pick.clash(s, piece)
    if code != ALLOWED:
        return code
    return NONE_LEFT if pick.most(s, piece) <= 0 else ALLOWED


def with_pieces(s: State, seat: int, draft: list[int]) -> State | None:
    """Take the pieces of a draft on a copy, where the pick stays, even full; None if they do not go together."""
    twin = s.clone()
    pick = twin.top
    if not isinstance(pick, Pick) or twin.owed != 1 << seat:
        return None
    least = pick.last
    for piece in sorted(draft):
        if piece not in [other for other, _ in joining(twin, least)]:
            return None
        pick.choose(twin, seat, piece)
    return twin


def joining(s: State, least: int) -> list[tuple[int, int]]:
    """Return the pieces, the least first, that go with those taken, in whatever order; and how many of each."""
    pick = s.top
    if not isinstance(pick, Pick):
        return []
    room = pick.high(s) - pick.taken
    pieces = Choices()
    pick.among(s, pieces)
    found: list[tuple[int, int]] = []
    for piece in pieces.as_list():
        if room > 0 and piece >= least and pick.clash(s, piece) == ALLOWED:
            most = min(room, pick.most(s, piece))
            if most > 0:
                found.append((piece, int(most)))
    return found


def is_legal(s: State, seat: int, draft: list[int]) -> bool:
    """Say whether these pieces are a whole answer, taken in the order of the log."""
    twin = s.clone()
    pick = twin.top
    assert isinstance(pick, Pick)
    for piece in sorted(draft):
        if pick.closed or why_not(twin, seat, piece) != ALLOWED:
            return False
        pick.choose(twin, seat, piece)
    return pick.closed or why_not(twin, seat, DONE) == ALLOWED
