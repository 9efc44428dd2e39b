"""Rules of thumb for Gentes: finish the cards in hand, build cities early, avoid hourglasses and final penalties.

A choice is worth what the seat's position is worth after it.
"""

from __future__ import annotations

from mypy_extensions import i64

from saecula.games.gentes.kinds import GROUP_COUNT, ROUNDS
from saecula.games.gentes.rules.action import ChoosePrice, Helpers
from saecula.games.gentes.rules.activate import Activate
from saecula.games.gentes.rules.extras import is_extra
from saecula.games.gentes.rules.final import ScoreHand
from saecula.games.gentes.rules.seafarer import Clear
from saecula.games.gentes.rules.setup import PEOPLE_AT_START, CardDraft, Settlers
from saecula.games.gentes.rules.turn import Turn
from saecula.games.gentes.state import MAT, PEOPLE_AT, Gentes
from saecula.games.gentes.thumb.cards import hand_worth
from saecula.games.gentes.thumb.prospects import position_worth
from saecula.games.gentes.thumb.worths import MIN_WORTH
from saecula.games.gentes.words import SETTLE
from saecula.kernel.choices import Choices
from saecula.kernel.frames import settle
from saecula.kernel.state import DONE


def advise(s: Gentes, seat: i64, legal: list[int]) -> int:
    """Return the choice that rules of thumb prefer."""
    top = s.top
    if isinstance(top, CardDraft):
        return best_draft(s, seat, legal)
    if isinstance(top, Settlers):
        choice = best_settler(s, seat, top.taken)
        return choice if choice in legal else legal[0]
    out = Choices()
    for choice in legal:
        out.add(choice)
    if isinstance(top, (Turn, Activate, ScoreHand)):
        return int(best_action(s, seat, out))
    return int(best_answer(s, seat, out))


def best_action(s: Gentes, seat: i64, legal: Choices) -> i64:
    """§4.1, §4.2.D, §5.0.A Return the best additional action that pays at once; if none does, the best other choice."""
    now = position_worth(s, seat)
    best: i64 = MIN_WORTH
    found: i64 = legal.row[0]
    best_extra: i64 = now
    extra: i64 = DONE
    i: i64
    for i in range(legal.n):
        choice = legal.row[i]
        worth = now if choice == DONE else worth_after(s, seat, choice, not is_extra(choice))
        if is_extra(choice):
            if worth > best_extra:
                best_extra = worth
                extra = choice
        elif worth > best:
            best = worth
            found = choice
    return extra if extra != DONE else found


def best_answer(s: Gentes, seat: i64, legal: Choices) -> i64:
    """§4.1.A Return the best answer; prices, hometowns and cleared fields are followed to the end of the action."""
    to_end = isinstance(s.top, (Helpers, ChoosePrice, Clear))
    best: i64 = MIN_WORTH
    found: i64 = legal.row[0]
    i: i64
    for i in range(legal.n):
        worth = worth_after(s, seat, legal.row[i], to_end)
        if worth > best:
            best = worth
            found = legal.row[i]
    return found


def worth_after(s: Gentes, seat: i64, choice: i64, to_end: bool) -> i64:
    """§4.1.A Return what the position is worth after a choice, or at the end of the whole action it begins."""
    twin = s.clone()
    twin.top.choose(twin, seat, choice)
    settle(twin)
    if to_end:
        legal = Choices()
        while twin.owed == 1 << seat and not isinstance(twin.top, (Turn, Activate, ScoreHand)):
            legal.n = 0
            twin.top.choices(twin, seat, legal)
            twin.top.choose(twin, seat, best_answer(twin, seat, legal))
            settle(twin)
    return position_worth(twin, seat)


# -- setup ------------------------------------------------------------------------------------------------------------


def best_draft(s: Gentes, seat: i64, legal: list[int]) -> int:
    """§3.0 Return the card that adds most to the worth of the hand."""
    best: i64 = MIN_WORTH
    found = legal[0]
    for choice in legal:
        twin = s.clone()
        twin.top.choose(twin, seat, choice)
        worth = hand_worth(twin, seat, ROUNDS - 1)
        if worth > best:
            best = worth
            found = choice
    return found


def best_settler(s: Gentes, seat: i64, taken: i64) -> int:
    """§3.0 Return the person to take next: of those the hand needs most, the first in the order of groups."""
    twin = s.clone()
    first: i64 = GROUP_COUNT
    _: i64
    for _ in range(taken, PEOPLE_AT_START):
        wanted = most_wanted(twin, seat)
        twin.mats[seat * MAT + PEOPLE_AT + wanted] += 1
        first = min(first, wanted)
    return int(SETTLE.at(first))


def most_wanted(s: Gentes, seat: i64) -> i64:
    """§3.0 Return the group of which one more person adds most to the worth of the hand."""
    best: i64 = MIN_WORTH
    found: i64 = 0
    group: i64
    for group in range(GROUP_COUNT):
        at = seat * MAT + PEOPLE_AT + group
        s.mats[at] += 1
        worth = hand_worth(s, seat, ROUNDS - 1)
        s.mats[at] -= 1
        if worth > best:
            best = worth
            found = group
    return found
