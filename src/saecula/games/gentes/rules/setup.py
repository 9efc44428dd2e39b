"""§3.0 Setup: start player, training tiles, the draft of two cards each, four people, the first row (A60)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes import words
from saecula.games.gentes.kinds import CARD_COUNT, GROUP_COUNT, MAX_PER_GROUP
from saecula.games.gentes.rules.scribe import TurnUp, fill_row
from saecula.games.gentes.state import COINS_AT, CUBES_AT, HAND_AT, MAT, NOBODY_YET, PEOPLE_AT, SINGLES_AT, Gentes, bit
from saecula.kernel.choices import Choices
from saecula.kernel.frames import EachSeat, StartPlayer
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, BY_NATURE, DONE, NOBODY, Frame
from saecula.kernel.verbs import counted

COINS_AT_START: Final = 20
CARDS_PER_PLAYER: Final = 3  # laid out for the draft
HAND_AT_START: Final = 2
PEOPLE_AT_START: Final = 4


def prepare_mats(s: Gentes) -> None:
    """§3.0 Everybody has 20 coins, five cubes and one hourglass on the time track, no people."""
    seat: i64
    for seat in range(s.seats):
        s.put(seat, COINS_AT, COINS_AT_START)
        s.put(seat, CUBES_AT, s.t.cubes)
        s.put(seat, SINGLES_AT, s.t.start_hourglasses)
    s.stock = s.t.epoch_cards[0]


def name_start_player(s: Gentes) -> None:
    """§3.0 Chance names the start player."""
    s.push(StartPlayer(words.START, words.ASK_START, words.STARTS, False))


def shuffle_columns(s: Gentes) -> None:
    """§3.0 The training tiles are shuffled and laid out."""
    s.push(Columns(0))


@final
@mypyc_attr(free_list_len=1)
class Columns(Frame[Gentes]):
    """§3.0 Which training tile lies in the next column?"""

    laid: i64

    def __init__(self, laid: i64) -> None:
        self.laid = laid

    def owes(self, s: Gentes) -> i64:
        """§3.0 Return nature."""
        return NOBODY if self.laid == GROUP_COUNT else BY_NATURE

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§3.0 Which tile comes next?"""
        return s.say(words.ASK_COLUMN, self.laid + 1)

    def about(self, s: Gentes, choice: i64) -> bool:
        """§3.0 Say whether a choice is a training tile."""
        return words.COLUMN.has(choice)

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§3.0 Add the tiles that do not lie there."""
        laid: i64 = 0
        column: i64
        for column in range(self.laid):
            laid |= 1 << s.columns[column]
        group: i64
        for group in range(GROUP_COUNT):
            if laid >> group & 1 == 0:
                out.add(words.COLUMN.at(group))

    def choose(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§3.0 Lay it down."""
        s.columns[self.laid] = words.COLUMN.x(choice)
        self.laid += 1

    def copy(self) -> Columns:
        return Columns(self.laid)


def reveal_cards(s: Gentes) -> None:
    """§3.0 Three cards per player are laid out; in a first game hands are fixed instead (A61)."""
    if s.t.first_game:
        deal_first_hands(s)
    else:
        s.push(TurnUp(CARDS_PER_PLAYER * s.seats, True))


def deal_first_hands(s: Gentes) -> None:
    """§3.0 In a first game, hands and people depend on the place after the start player (A61)."""
    player: i64
    for player in range(s.seats):
        seat = (s.start + player) % s.seats
        hand = bit(s.t.first_cards[2 * player]) | bit(s.t.first_cards[2 * player + 1])
        s.put(seat, HAND_AT, hand)
        s.stock &= ~hand
        people: i64 = 0
        group: i64
        for group in range(GROUP_COUNT):
            count = s.t.first_people[player * GROUP_COUNT + group]
            s.put(seat, PEOPLE_AT + group, count)
            people += counted(group, count)
        s.tell(words.DRAFTS, seat, s.t.first_cards[2 * player])
        s.tell(words.DRAFTS, seat, s.t.first_cards[2 * player + 1])
        s.tell(words.SETTLES, seat, people)


def draft_cards(s: Gentes) -> None:
    """§3.0 From the right of the start player counter-clockwise to the start player, and the same again (A60)."""
    if not s.t.first_game:
        s.push(CardDraft(0))


def drafter(s: Gentes, picks: i64) -> i64:
    """§3.0 Return who takes the next card."""
    return (s.start + s.seats - 1 - picks % s.seats) % s.seats


@final
@mypyc_attr(free_list_len=1)
class CardDraft(Frame[Gentes]):
    """§3.0 Everybody takes two of the cards laid out, one at a time."""

    picks: i64

    def __init__(self, picks: i64) -> None:
        self.picks = picks

    def owes(self, s: Gentes) -> i64:
        """§3.0 Return the seat that takes the next card."""
        return NOBODY if self.picks == HAND_AT_START * s.seats else 1 << drafter(s, self.picks)

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§3.0 Which card do you take?"""
        return s.say(words.ASK_DRAFT, self.picks // s.seats + 1)

    def about(self, s: Gentes, choice: i64) -> bool:
        """§3.0 Say whether a choice takes a card."""
        return words.DRAFT.has(choice)

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§3.0 Add the cards laid out."""
        card: i64
        for card in range(CARD_COUNT):
            if s.revealed >> card & 1:
                out.add(words.DRAFT.at(card))

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§3.0 Only what is laid out."""
        card = words.DRAFT.x(choice)
        return ALLOWED if s.revealed >> card & 1 else s.say(words.NOT_REVEALED, card)

    def choose(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§3.0 Into the hand."""
        card = words.DRAFT.x(choice)
        s.revealed &= ~bit(card)
        s.put(seat, HAND_AT, s.hand(seat) | bit(card))
        self.picks += 1
        s.tell(words.DRAFTS, seat, card)

    def run(self, s: Gentes) -> None:
        """§3.0 What is left is shuffled back into the stack."""
        s.stock |= s.revealed
        s.revealed = 0
        s.pop()

    def copy(self) -> CardDraft:
        return CardDraft(self.picks)


def choose_people(s: Gentes) -> None:
    """§3.0 From the start player on, clockwise, open to all (A53)."""
    if not s.t.first_game:
        s.push(Settling(s.start, 0))


@final
@mypyc_attr(free_list_len=1)
class Settling(EachSeat[Gentes]):
    """§3.0 Everybody chooses four people."""

    def each(self, s: Gentes, seat: i64) -> None:
        """§3.0 One seat's people."""
        s.active = seat
        s.push(Settlers(seat, 0, 0, False))

    def run(self, s: Gentes) -> None:
        """§3.0 Ask the next seat."""
        if self.done == s.seats:
            s.active = NOBODY_YET
        super().run(s)

    def copy(self) -> Settling:
        return Settling(self.first, self.done)


@final
@mypyc_attr(free_list_len=1)
class Settlers(Pick[Gentes]):
    """§3.0 Exactly four people in any mix (A62)."""

    def low(self, s: Gentes) -> i64:
        """§3.0 Four."""
        return PEOPLE_AT_START

    def high(self, s: Gentes) -> i64:
        """§3.0 Four."""
        return PEOPLE_AT_START

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§3.0 Whom do you begin with?"""
        return s.say(words.ASK_SETTLE, PEOPLE_AT_START - self.taken)

    def about(self, s: Gentes, choice: i64) -> bool:
        """§3.0 Say whether a choice is a person, or the end."""
        return words.SETTLE.has(choice) or choice == DONE

    def among(self, s: Gentes, out: Choices) -> None:
        """§3.0 Add all groups."""
        group: i64
        for group in range(GROUP_COUNT):
            out.add(words.SETTLE.at(group))

    def most(self, s: Gentes, piece: i64) -> i64:
        """§3.0 A row holds more than four."""
        return MAX_PER_GROUP - s.people(self.seat, words.SETTLE.x(piece))

    def more(self, s: Gentes) -> bool:
        """§3.0 Some group always has room."""
        return True

    def why_not_enough(self, s: Gentes, piece: i64) -> i64:
        """§3.0 Every group has enough people."""
        return ALLOWED

    def take(self, s: Gentes, piece: i64) -> None:
        """§3.0 Mark the person."""
        s.mats[self.seat * MAT + PEOPLE_AT + words.SETTLE.x(piece)] += 1

    def finish(self, s: Gentes) -> None:
        """§3.0 Tell the people."""
        people: i64 = 0
        group: i64
        for group in range(GROUP_COUNT):
            people += counted(group, s.people(self.seat, group))
        s.tell(words.SETTLES, self.seat, people)

    def copy(self) -> Settlers:
        return Settlers(self.seat, self.taken, self.last, self.closed)


def lay_first_row(s: Gentes) -> None:
    """§3.0 Eight cards of epoch I are laid out as the row."""
    fill_row(s)
