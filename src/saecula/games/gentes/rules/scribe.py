"""§4.1.scribe Taking cards into the hand, from the row or from the discard pile; filling the row up after a turn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes import words
from saecula.games.gentes.kinds import CARD_COUNT, MARKET, MAX_CARDS_TAKEN, MAX_PRICE
from saecula.games.gentes.state import GAP, HAND_AT, Gentes, add_each, bit, count_bits, lowest_bit
from saecula.kernel.choices import Choices
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, BY_NATURE, DONE, NATURE, NOBODY, Frame


def places(s: Gentes, price: i64, cards: i64) -> i64:
    """§4.1.scribe Return the number of places that cards may come from at a price; for 0, the cards of the pile."""
    return s.t.places[(price if price < MAX_PRICE else MAX_PRICE) * 4 + cards]


def why_not_any_card(s: Gentes, price: i64) -> i64:
    """§4.1.A1 At least one card: in the row, which closes its gaps (A32), or in the discard pile (A30, A70)."""
    if (s.market[0] != GAP and places(s, price, 1) > 0) or (s.pile and places(s, price, 0) > 0):
        return ALLOWED
    return s.say(words.NO_CARD_TO_TAKE, price)


@final
@mypyc_attr(free_list_len=1)
class Take(Pick[Gentes]):
    """§4.1.scribe Up to three cards of the row, or one or two of the discard pile, never both; fewer are allowed."""

    reach: i64  # the farthest place taken from, counted from 1
    piled: bool  # cards come from the discard pile

    def __init__(self, seat: i64, taken: i64, last: i64, closed: bool, reach: i64, piled: bool) -> None:
        super().__init__(seat, taken, last, closed)
        self.reach = reach
        self.piled = piled

    def low(self, s: Gentes) -> i64:
        """§4.1.A1 At least one card (A30)."""
        return 1

    def high(self, s: Gentes) -> i64:
        """§4.1.scribe Return the most cards that the price can bring."""
        cards: i64 = MAX_CARDS_TAKEN
        while cards > 1 and places(s, s.price, cards) < cards:  # a search from the top
            cards -= 1
        piled = places(s, s.price, 0) if s.pile or self.piled else 0
        only_pile = self.piled or (self.taken == 0 and s.market[0] == GAP)
        return piled if only_pile or piled > cards else cards

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1.scribe Which cards do you take?"""
        return s.say(words.ASK_TAKE, s.price)

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1.scribe Say whether a choice takes a card, or ends it."""
        return words.TAKE.has(choice) or choice == DONE

    def among(self, s: Gentes, out: Choices) -> None:
        """§4.1.scribe Add the cards of row and pile, in the order of their numbers."""
        open_cards = s.pile
        place: i64
        for place in range(MARKET):
            if s.market[place] != GAP:
                open_cards |= bit(s.market[place])
        add_each(out, words.TAKE, open_cards)

    def most(self, s: Gentes, piece: i64) -> i64:
        """§4.1.scribe There is one of each card."""
        return 1

    def clash(self, s: Gentes, piece: i64) -> i64:
        """§4.1.scribe The price limits cards and places, counted from the left as they lay before (A32)."""
        card = words.TAKE.x(piece)
        if s.pile >> card & 1:
            if self.taken > 0 and not self.piled:
                return words.NOT_MIXED
            most = places(s, s.price, 0)
            return ALLOWED if self.taken < most else s.say(words.PILE_LIMIT, most, s.price)
        place = s.place_of(card)
        if place == GAP:
            return s.say(words.NOT_ON_OFFER, card)
        if self.piled:
            return words.NOT_MIXED
        cards = self.taken + 1
        most = places(s, s.price, cards)
        farthest = max(self.reach, place + 1)
        return s.say(words.TOO_FAR_RIGHT, cards, most, s.price) if farthest > most else ALLOWED

    def choices(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.scribe Same as the default, without looking up each card's place."""
        cards = self.taken + 1
        if not self.piled:
            place: i64
            for place in range(places(s, s.price, cards)):
                if s.market[place] != GAP and words.TAKE.at(s.market[place]) >= self.last:
                    out.add(words.TAKE.at(s.market[place]))
        if (self.piled or self.taken == 0) and self.taken < places(s, s.price, 0):
            pile = s.pile
            while pile:
                if words.TAKE.at(lowest_bit(pile)) >= self.last:
                    out.add(words.TAKE.at(lowest_bit(pile)))
                pile &= pile - 1
        if self.taken > 0:
            out.add(DONE)

    def more(self, s: Gentes) -> bool:
        """§4.1.scribe Say whether one more card may be taken."""
        if self.piled:
            return s.pile != 0 and self.taken < places(s, s.price, 0)
        cards = self.taken + 1
        if cards > MAX_CARDS_TAKEN or self.reach > places(s, s.price, cards):
            return False
        place: i64
        for place in range(places(s, s.price, cards)):
            if s.market[place] != GAP:
                return True
        return False

    def notes(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1.scribe Note the card's place, 0 is the discard pile; at the end, how many cards are taken."""
        s.say(0, self.taken if choice == DONE else s.place_of(words.TAKE.x(choice)) + 1)

    def take(self, s: Gentes, piece: i64) -> None:
        """§4.1.scribe Into the hand; the gap stays until the end of the turn (A31)."""
        card = words.TAKE.x(piece)
        s.put(self.seat, HAND_AT, s.hand(self.seat) | bit(card))
        s.tell(words.TAKES, self.seat, card)
        if s.pile >> card & 1:
            s.pile &= ~bit(card)
            self.piled = True
            return
        place = s.place_of(card)
        s.market[place] = GAP
        self.reach = max(self.reach, place + 1)

    def copy(self) -> Take:
        return Take(self.seat, self.taken, self.last, self.closed, self.reach, self.piled)


def fill_row(s: Gentes) -> None:
    """§4.1.scribe Close the gaps to the left, then turn up cards of this epoch until row or stack end (A31)."""
    kept: i64 = 0
    place: i64
    for place in range(MARKET):
        card = s.market[place]
        if card != GAP:
            s.market[place] = GAP
            s.market[kept] = card
            kept += 1
    size = count_bits(s.stock)
    left = MARKET - kept if MARKET - kept < size else size
    if left > 0:
        s.push(TurnUp(left, False))


@final
@mypyc_attr(free_list_len=1)
class TurnUp(Frame[Gentes]):
    """§3.0, §4.1.scribe Nature turns up cards of the stack: into the row, or before it, for the draft."""

    left: i64
    for_draft: bool

    def __init__(self, left: i64, for_draft: bool) -> None:
        self.left = left
        self.for_draft = for_draft

    def owes(self, s: Gentes) -> i64:
        """§4.1.scribe Return nature while cards are to be turned up."""
        return NOBODY if self.left == 0 else BY_NATURE

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1.scribe Which card comes?"""
        return s.say(words.ASK_CARD, self.left)

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1.scribe Say whether a choice is a card of the stack."""
        return words.DRAWN.has(choice)

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.scribe Add every card of the stack: all may look through it, its order does not exist (A55)."""
        card: i64
        for card in range(CARD_COUNT):
            if s.stock >> card & 1:
                out.add(words.DRAWN.at(card))

    def draw(self, s: Gentes, r: i64, out: Choices) -> i64:
        """§4.1.scribe Every card is equally likely: same as the default."""
        cards = s.stock
        _: i64
        for _ in range(r % count_bits(s.stock)):
            cards &= cards - 1
        return words.DRAWN.at(lowest_bit(cards))

    def choose(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1.scribe Lay it down on the leftmost free place, or out for the draft."""
        assert seat == NATURE
        card = words.DRAWN.x(choice)
        s.stock &= ~bit(card)
        self.left -= 1
        if self.for_draft:
            s.revealed |= bit(card)
            s.tell(words.REVEALS, card)
            return
        place: i64
        for place in range(MARKET):
            if s.market[place] == GAP:
                s.market[place] = card
                break
        s.tell(words.ROW_LAID, card)

    def copy(self) -> TurnUp:
        return TurnUp(self.left, self.for_draft)
