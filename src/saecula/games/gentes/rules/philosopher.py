"""§4.1.philosopher Training people: the price and the columns of the training costs say who may be trained."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes.kinds import CARD_AT, GROUP_COUNT, INVENTOR_TOWNS, MAX_PER_GROUP
from saecula.games.gentes.rules.people import add_person, why_not_grow
from saecula.games.gentes.state import Gentes, count_bits, lowest_bit
from saecula.games.gentes.words import ASK_TRAIN, NOBODY_TO_TRAIN, TOO_DEAR, TRAIN
from saecula.kernel.choices import Choices
from saecula.kernel.state import ALLOWED, DONE, NOBODY, Frame

ABOVE_ANY_PRICE: Final = 1000


def least_price(s: Gentes, seat: i64) -> i64:
    """§4.1.philosopher Return the lowest price that trains anybody: a group below 6, for one person or for two."""
    least: i64 = ABOVE_ANY_PRICE
    column: i64
    for column in range(GROUP_COUNT):
        if s.people(seat, s.columns[column]) < MAX_PER_GROUP:
            least = min(least, s.t.column_one[column])
            least = min(least, s.t.column_two[column])
    return least


def why_not_any_training(s: Gentes, seat: i64, price: i64) -> i64:
    """§4.1.A1 The action must be done at least in part: one person (A30)."""
    return s.say(NOBODY_TO_TRAIN, price) if price < least_price(s, seat) else ALLOWED


def extra_people(s: Gentes, seat: i64) -> i64:
    """§4.1.home One more for each hometown of inventors used; cards add theirs to a tile (A3, A15, A65)."""
    more = count_bits(s.helpers & INVENTOR_TOWNS)
    cards = s.played(seat) & s.t.more_cards
    if s.source < CARD_AT:
        while cards:
            more += s.t.always_philosopher_more[lowest_bit(cards)]
            cards &= cards - 1
    return more


@final
@mypyc_attr(free_list_len=1)
class Train(Frame[Gentes]):
    """§4.1.philosopher One person or two, and extra ones: each is a step of its own, in any order (A22, A67).

    Nobody says which row of the table counts: a person is allowed if those trained so far and this one fit one of the
    two rows. `dear` and `odd` count the people so far that the row of two, and the row of one, do not cover.
    """

    seat: i64
    more: i64
    trained: i64
    dear: i64
    odd: i64
    closed: bool

    def __init__(self, seat: i64, more: i64, trained: i64, dear: i64, odd: i64, closed: bool) -> None:
        self.seat = seat
        self.more = more
        self.trained = trained
        self.dear = dear
        self.odd = odd
        self.closed = closed

    def in_range(self, s: Gentes, group: i64) -> bool:
        """§4.1.philosopher Say whether the price covers one more person of a group (A18, A19, A65)."""
        column = s.column_of(group)
        in_one = s.t.column_one[column] <= s.price
        in_two = s.t.column_two[column] <= s.price
        if in_two and self.dear == 0 and self.trained < 2 + self.more:
            return True
        if self.trained > self.more:
            return False
        if s.t.extra_by_row:  # A19 the other setting: one person by the row of one, the extra ones by the row of two
            return in_two or (in_one and self.dear == 0)
        return in_one and self.odd == 0

    def why_not_train(self, s: Gentes, group: i64) -> i64:
        """§4.1.philosopher The price must cover it, and the group have room at this moment (A23, A67)."""
        refusal = why_not_grow(s, self.seat, group)
        if refusal != ALLOWED:
            return refusal
        if not self.in_range(s, group):
            column = s.column_of(group)
            return s.say(TOO_DEAR, group, s.t.column_one[column], s.t.column_two[column], s.price)
        return ALLOWED

    def owes(self, s: Gentes) -> i64:
        """§4.1.philosopher Return the seat, as long as anybody can be trained."""
        if self.closed:
            return NOBODY
        if self.trained > 0:
            group: i64
            for group in range(GROUP_COUNT):
                if s.people(self.seat, group) < MAX_PER_GROUP and self.in_range(s, group):
                    return 1 << self.seat
            return NOBODY
        return 1 << self.seat

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1.philosopher Whom do you train?"""
        return s.say(ASK_TRAIN, s.price, self.trained)

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1.philosopher Say whether a choice trains somebody, or ends it once somebody is trained."""
        return TRAIN.has(choice) or (choice == DONE and self.trained > 0)

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.philosopher Add all groups, and the end."""
        group: i64
        for group in range(GROUP_COUNT):
            out.add(TRAIN.at(group))
        if self.trained > 0:
            out.add(DONE)

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.1.philosopher Judge a group; the rest may be dropped after the first (A30, A67)."""
        return ALLOWED if choice == DONE else self.why_not_train(s, TRAIN.x(choice))

    def notes(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1.philosopher Note the price of one person."""
        if choice != DONE:
            s.say(0, s.t.column_one[s.column_of(TRAIN.x(choice))])

    def choose(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1.philosopher Train one person; columns stay as they lay before the action (A68)."""
        if choice == DONE:
            self.closed = True
            return
        group = TRAIN.x(choice)
        column = s.column_of(group)
        if s.t.column_two[column] > s.price:
            self.dear += 1
        if s.t.column_one[column] > s.price:
            self.odd += 1
        self.trained += 1
        s.trained |= 1 << group
        add_person(s, seat, group)

    def copy(self) -> Train:
        return Train(self.seat, self.more, self.trained, self.dear, self.odd, self.closed)


def move_training_tiles(s: Gentes) -> None:
    """§4.1.philosopher The tiles of trained groups go to the right end, the rightmost first, each once (A20, A68)."""
    if s.trained == 0:
        return
    kept: i64 = 0
    moved: i64 = 0
    moved_groups: i64 = 0  # packed, in the order in which they are laid down
    column: i64
    for column in range(GROUP_COUNT):
        group = s.columns[GROUP_COUNT - 1 - column]
        if s.trained >> group & 1:
            moved_groups |= group << 3 * moved
            moved += 1
    for column in range(GROUP_COUNT):
        if s.trained >> s.columns[column] & 1 == 0:
            s.columns[kept] = s.columns[column]
            kept += 1
    for column in range(kept, GROUP_COUNT):
        s.columns[column] = moved_groups & 7
        moved_groups >>= 3
