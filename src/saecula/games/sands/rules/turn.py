"""§4.2 B A player's turn: two cards in any order, a bonus action at any time, unrest at the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.games.sands import words
from saecula.games.sands.bits import count_bits, has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import ACTION_COUNT, CARD_CARAVAN_1, CARD_CARAVAN_2, E_FREE_BONUS
from saecula.games.sands.layout import BONUS_TURNS_AT, BONUSES_AT, BOXES_AT, EMPHASIS_AT, PAIR_AT, USED_AT
from saecula.games.sands.rules.action import CardAction
from saecula.games.sands.rules.advance import AdvanceAction
from saecula.games.sands.rules.bonus import do_bonus, has_late_bonus, is_bonus, lend_bonus, note_bonus, why_not_bonus
from saecula.games.sands.rules.build import BuildAction
from saecula.games.sands.rules.caravan import CaravanAction
from saecula.games.sands.rules.chronicle import ChronicleAction
from saecula.games.sands.rules.conquer import ConquerAction
from saecula.games.sands.rules.empire import fill_box, raise_unrest
from saecula.games.sands.rules.govern import GovernAction
from saecula.games.sands.rules.journey import MigrateAction, RaidAction
from saecula.games.sands.rules.muster import MusterAction
from saecula.games.sands.rules.tribute import TributeAction
from saecula.games.sands.state import NONE, Sands
from saecula.kernel.choices import Choices
from saecula.kernel.frames import EachSeat
from saecula.kernel.state import ALLOWED, DONE, NOBODY, Frame

ACTION_OF_CARD: Final[list[CardAction]] = [  # in the order of the cards
    ChronicleAction(),
    MusterAction(),
    ConquerAction(),
    RaidAction(),
    BuildAction(),
    GovernAction(),
    AdvanceAction(),
    CaravanAction(CARD_CARAVAN_1),
    CaravanAction(CARD_CARAVAN_2),
    MigrateAction(),
    TributeAction(),
]


def take_turns(s: Sands) -> None:
    """§4.2 B The start player begins."""
    s.push(PlayerTurns(s.start, 0))


@final
class PlayerTurns(EachSeat[Sands]):
    """§4.2 B Everybody reveals two cards and executes them."""

    def each(self, s: Sands, seat: i64) -> None:
        """§4.2 B Begin a player's turn; R9 an emphasis card takes effect at once."""
        pair = s.get(seat, PAIR_AT)
        s.set(seat, PAIR_AT, NONE)
        s.active = seat
        s.todo = 1 << words.PAIR_FIRST[pair] | 1 << words.PAIR_SECOND[pair]
        s.bonus = NONE
        s.patron = NONE
        s.exchanged = False
        s.repeated = s.t.repeat_when_chosen and s.todo & s.get(seat, USED_AT) != 0  # R5
        s.reveal()
        s.tell(words.REVEALS, seat, words.PAIR_FIRST[pair], words.PAIR_SECOND[pair])
        if words.PAIR_SECOND[pair] >= ACTION_COUNT:
            emphasize(s, seat, words.PAIR_SECOND[pair] - ACTION_COUNT)
        s.push(Turn(False))

    def copy(self) -> PlayerTurns:
        return PlayerTurns(self.first, self.done)


def emphasize(s: Sands, seat: i64, category: i64) -> None:
    """§7.0, R88 An emphasis card is never returned; it unlocks its category for this generation."""
    s.todo &= ~(1 << (ACTION_COUNT + category))
    s.include(seat, USED_AT, 1 << (ACTION_COUNT + category))
    s.set(seat, EMPHASIS_AT, category)
    s.set(seat, BOXES_AT, 0)
    s.tell(words.EMPHASIZES, seat, category)


@final
class Turn(Frame[Sands]):
    """§4.2 B One player's turn. It stays below the questions of the actions and lends them the bonus actions (R59)."""

    ended: bool

    def __init__(self, ended: bool) -> None:
        self.ended = ended

    def owes(self, s: Sands) -> i64:
        """§4.2 B Return the player, while there are cards, or (R92) a last chance for a bonus action that matters."""
        if s.card != NONE or self.ended:
            return NOBODY
        if s.todo != 0 or has_late_bonus(s, s.active):
            return 1 << s.active
        return NOBODY

    def ask(self, s: Sands, seat: i64) -> i64:
        """§4.2 B Which card is next?"""
        return s.say(words.ASK_CARD, count_bits(s.todo)) if s.todo != 0 else words.ASK_END

    def about(self, s: Sands, choice: i64) -> bool:
        """§4.2 B, §5.11 Say whether a choice is a card, a bonus action, or the end of the turn."""
        if is_bonus(choice):
            return True
        if s.todo == 0:
            return choice == DONE
        return words.PLAY.has(choice) or words.RETURN.has(choice)

    def candidates(self, s: Sands, seat: i64, out: Choices) -> None:
        """§4.2 B Add each card, to be used or returned."""
        if s.todo == 0:
            out.add(DONE)
        left = s.todo
        while left:
            card = lowest_bit(left)
            left = without_lowest(left)
            out.add(words.PLAY.at(card))
            out.add(words.RETURN.at(card))

    def lends(self, s: Sands, seat: i64, out: Choices) -> None:
        """§5.11 Add the bonus actions, at any time during the player's turn."""
        lend_bonus(s, seat, out)

    def why_not(self, s: Sands, seat: i64, choice: i64) -> i64:
        """§4.2 B Judge a card; R86 a bonus action needs none."""
        if is_bonus(choice):
            return why_not_bonus(s, seat, choice)
        if words.PLAY.has(choice):
            return why_not_play(s, seat, words.PLAY.x(choice))
        return why_not_selected(s, words.RETURN.x(choice)) if words.RETURN.has(choice) else ALLOWED

    def notes(self, s: Sands, seat: i64, choice: i64) -> None:
        """§5.11 Note what a bonus action brings."""
        if is_bonus(choice):
            note_bonus(s, seat, choice)

    def choose(self, s: Sands, seat: i64, choice: i64) -> None:
        """§4.2 B Begin an action, return a card (R8, R88), use a bonus action, or end the turn."""
        if is_bonus(choice):
            do_bonus(s, seat, choice)
        elif words.PLAY.has(choice):
            s.card = words.PLAY.x(choice)
            s.todo &= ~(1 << s.card)
            s.acted = False
            s.tell(words.PLAYS, seat, s.card)
            ACTION_OF_CARD[s.card].begin(s, seat)
        elif words.RETURN.has(choice):
            s.todo &= ~(1 << words.RETURN.x(choice))
            s.tell(words.RETURNS, seat, words.RETURN.x(choice))
        else:
            self.ended = True

    def run(self, s: Sands) -> None:
        """§4.2 B Lay the card of a finished action, or end the turn."""
        if s.card != NONE:
            lay_card(s, s.active)
            return
        end_turn(s, s.active)
        s.pop()

    def copy(self) -> Turn:
        return Turn(self.ended)


def why_not_selected(s: Sands, card: i64) -> i64:
    """§4.2 B Only the two selected cards."""
    return ALLOWED if has_bit(s.todo, card) else s.say(words.NOT_SELECTED, card)


def why_not_play(s: Sands, seat: i64, card: i64) -> i64:
    """§4.2 B, R87, R90 A card is played only if it has a use now; otherwise it may be returned."""
    return why_not_selected(s, card) or why_not_use(s, seat, card)


def why_not_use(s: Sands, seat: i64, card: i64) -> i64:
    """§4.2, R87 Judge by the action."""
    return ACTION_OF_CARD[card].why_not(s, seat)


def lay_card(s: Sands, seat: i64) -> None:
    """§4.2 B, R87 A used card stays on the table and may fill a box (R89); one that did nothing is returned."""
    card = s.card
    s.card = NONE
    if not s.acted:
        s.tell(words.RETURNS, seat, card)
        return
    if has_bit(s.get(seat, USED_AT), card):
        s.repeated = True
    s.include(seat, USED_AT, 1 << card)
    fill_box(s, seat, s.t.card_symbols[card])


def end_turn(s: Sands, seat: i64) -> None:
    """§4.2 B, R58 One step of unrest for a bonus action, one for a card used again."""
    if s.bonus != NONE:
        if bonus_costs(s, seat):
            raise_unrest(s, seat, words.BY_BONUS)
        s.include(seat, BONUSES_AT, 1 << s.bonus)
        s.change(seat, BONUS_TURNS_AT, 1)
    if s.repeated:
        raise_unrest(s, seat, words.BY_REPEAT)
    s.active = NONE
    s.bonus = NONE
    s.patron = NONE
    s.exchanged = False
    s.repeated = False


def bonus_costs(s: Sands, seat: i64) -> bool:
    """§5.11, R10 A bonus action raises unrest; not the first with Festivals, nor (option) a repeated one."""
    if s.get(seat, BONUS_TURNS_AT) < s.effect(seat, E_FREE_BONUS):
        return False
    return not (s.t.bonus_once and has_bit(s.get(seat, BONUSES_AT), s.bonus))
