"""§trade The trading game: the active seat deals with one partner at a time, between phases 5 and 6."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.bronze import words
from saecula.games.bronze.kinds import FOOD_WARE, MAX_SEATS, WARE_COUNT
from saecula.games.bronze.state import Bronze
from saecula.kernel.choices import Choices
from saecula.kernel.state import ALLOWED, DONE, NOBODY, Frame
from saecula.kernel.verbs import counted

# R48 An offer is six amounts, + the active seat gives, − it receives; packed into one number, five bits each.
AMOUNT_BITS: Final = 5
AMOUNT_MASK: Final = (1 << AMOUNT_BITS) - 1
NO_OFFER: Final = -1
OFFER_BITS: Final = 4  # offers made to each seat, packed: at most 9


def amount_of(offer: i64, ware: i64) -> i64:
    """§trade Return one amount of an offer."""
    return (offer >> (AMOUNT_BITS * ware) & AMOUNT_MASK) - words.MAX_AMOUNT


def with_amount(offer: i64, ware: i64, amount: i64) -> i64:
    """§trade Return an offer so far, with the amount of the next ware."""
    return offer | (amount + words.MAX_AMOUNT) << (AMOUNT_BITS * ware)


def is_invitation(offer: i64) -> bool:
    """§trade An offer of nothing for nothing invites the partner to name a deal (R48)."""
    return begins_alike(offer, invitation(), WARE_COUNT)


def invitation() -> i64:
    """§trade Return the offer whose amounts are all 0."""
    offer: i64 = 0
    ware: i64
    for ware in range(WARE_COUNT):
        offer = with_amount(offer, ware, 0)
    return offer


def begins_alike(offer: i64, other: i64, wares: i64) -> bool:
    """§trade Say whether two offers agree in their first amounts."""
    mask = (1 << (AMOUNT_BITS * wares)) - 1
    return offer & mask == other & mask


def stock(s: Bronze, seat: i64, ware: i64) -> i64:
    """§trade Return what a seat has of a ware."""
    return s.food(seat) if ware == FOOD_WARE else s.good(seat, ware)


def room(s: Bronze, seat: i64, ware: i64) -> i64:
    """§trade Return how much of a ware a seat can still take."""
    return (s.t.food_most if ware == FOOD_WARE else s.t.good_holes[ware]) - stock(s, seat, ware)


def most_moved(s: Bronze, giver: i64, receiver: i64, ware: i64) -> i64:
    """§trade Nobody gives more than he has or takes more than fits (R30, R48)."""
    held = stock(s, giver, ware)
    free = room(s, receiver, ware)
    return held if held < free else free


def ways(s: Bronze, active: i64, partner: i64, ware: i64) -> i64:
    """§trade Return how many amounts of a ware are possible, nothing included."""
    return most_moved(s, active, partner, ware) + most_moved(s, partner, active, ware) + 1


def completions(s: Bronze, active: i64, partner: i64, ware: i64) -> i64:
    """§trade Return in how many ways an offer can be completed from this ware on."""
    total: i64 = 1
    later: i64
    for later in range(ware, WARE_COUNT):
        total *= ways(s, active, partner, later)
    return total


def offers_made(made: i64, partner: i64) -> i64:
    """§trade Return how many offers a seat has received in this turn."""
    return made >> (OFFER_BITS * partner) & ((1 << OFFER_BITS) - 1)


def why_not_partner(s: Bronze, made: i64, partner: i64) -> i64:
    """§trade Any other seat, a limited number of times a turn (R47, R50)."""
    if partner >= s.seats:
        return words.NOT_SEATED
    if partner == s.active:
        return words.YOURSELF
    if offers_made(made, partner) >= s.t.offers:
        return s.say(words.NO_OFFERS_LEFT, partner, s.t.offers)
    return why_not_deal(s, partner)


def why_not_deal(s: Bronze, partner: i64) -> i64:
    """§trade There must be something that can change hands."""
    return words.NOTHING_TO_TRADE if completions(s, s.active, partner, 0) == 1 else ALLOWED


def trade(s: Bronze) -> None:
    """§trade Between disasters and building, in the trading game only."""
    if s.t.offers > 0 and s.seats > 1:
        s.push(Trade(0, False))


@final
@mypyc_attr(free_list_len=1)
class Trade(Frame[Bronze]):
    """§trade The active seat opens one negotiation after another, or ends the phase (R47)."""

    made: i64
    closed: bool

    def __init__(self, made: i64, closed: bool) -> None:
        self.made = made
        self.closed = closed

    def owes(self, s: Bronze) -> i64:
        """§trade Return the active seat while somebody can be asked."""
        if self.closed:
            return NOBODY
        partner: i64
        for partner in range(s.seats):
            if why_not_partner(s, self.made, partner) == ALLOWED:
                return 1 << s.active
        return NOBODY

    def ask(self, s: Bronze, seat: i64) -> i64:
        """§trade Deal with whom?"""
        return words.ASK_PARTNER

    def about(self, s: Bronze, choice: i64) -> bool:
        """§trade Say whether a choice is a partner."""
        return words.PARTNER.has(choice) or choice == DONE

    def candidates(self, s: Bronze, seat: i64, out: Choices) -> None:
        """§trade Add the seats, and the end of trading."""
        partner: i64
        for partner in range(MAX_SEATS):
            out.add(words.PARTNER.at(partner))
        out.add(DONE)

    def why_not(self, s: Bronze, seat: i64, choice: i64) -> i64:
        """§trade Judge a partner."""
        return ALLOWED if choice == DONE else why_not_partner(s, self.made, words.PARTNER.x(choice))

    def choose(self, s: Bronze, seat: i64, choice: i64) -> None:
        """§trade Begin an offer; begun, it counts (R50)."""
        if choice == DONE:
            self.closed = True
            return
        partner = words.PARTNER.x(choice)
        self.made += 1 << (OFFER_BITS * partner)
        s.push(Offer(partner, 0, 0, NO_OFFER))

    def copy(self) -> Trade:
        return Trade(self.made, self.closed)


@final
@mypyc_attr(free_list_len=1)
class Offer(Frame[Bronze]):
    """§trade Six amounts, ware by ware; a counter-offer is one by the partner against an offer (R48, R49)."""

    partner: i64
    offer: i64
    ware: i64
    against: i64

    def __init__(self, partner: i64, offer: i64, ware: i64, against: i64) -> None:
        self.partner = partner
        self.offer = offer  # its first amounts
        self.ware = ware  # how many of them are named
        self.against = against  # the offer it answers, or NO_OFFER

    def owes(self, s: Bronze) -> i64:
        """§trade Return the one who offers, while an amount can be anything but 0."""
        if self.ware == WARE_COUNT or ways(s, s.active, self.partner, self.ware) == 1:
            return NOBODY
        return 1 << (s.active if self.against == NO_OFFER else self.partner)

    def ask(self, s: Bronze, seat: i64) -> i64:
        """§trade How much of this ware?"""
        if self.against == NO_OFFER:
            return s.say(words.ASK_OFFER, self.partner, self.ware)
        return s.say(words.ASK_COUNTER, s.active, self.ware)

    def about(self, s: Bronze, choice: i64) -> bool:
        """§trade Say whether a choice is an amount."""
        return words.TRADE.has(choice)

    def candidates(self, s: Bronze, seat: i64, out: Choices) -> None:
        """§trade Add the amounts of this ware that can change hands."""
        gets = most_moved(s, self.partner, s.active, self.ware)
        gives = most_moved(s, s.active, self.partner, self.ware)
        amount: i64
        for amount in range(-gets, gives + 1):
            out.add(words.TRADE.at(self.ware, amount + words.MAX_AMOUNT))

    def why_not(self, s: Bronze, seat: i64, choice: i64) -> i64:
        """§trade Judge an amount: this ware, the giver's stock, the receiver's holes, the form of a counter-offer."""
        ware = words.TRADE.x(choice)
        amount = words.TRADE.y(choice) - words.MAX_AMOUNT
        if ware != self.ware:
            return s.say(words.NOT_THIS_WARE, self.ware)
        giver = s.active if amount > 0 else self.partner
        receiver = self.partner if amount > 0 else s.active
        moved = amount if amount > 0 else -amount
        if moved > stock(s, giver, ware):
            return s.say(words.GIVER_LACKS, giver, ware, stock(s, giver, ware))
        if moved > room(s, receiver, ware):
            return s.say(words.NO_ROOM, receiver, ware, room(s, receiver, ware))
        return ALLOWED if self.against == NO_OFFER else why_not_counter(s, self, amount)

    def notes(self, s: Bronze, seat: i64, choice: i64) -> None:
        """§trade Leave the direction as this seat sees it (1 gives, −1 receives, 0 neither), and how much."""
        amount = words.TRADE.y(choice) - words.MAX_AMOUNT
        sign: i64 = 0 if amount == 0 else (1 if amount > 0 else -1)
        s.say(0, sign if seat == s.active else -sign, amount if amount > 0 else -amount)

    def choose(self, s: Bronze, seat: i64, choice: i64) -> None:
        """§trade Name one amount."""
        self.offer = with_amount(self.offer, self.ware, words.TRADE.y(choice) - words.MAX_AMOUNT)
        self.ware += 1

    def run(self, s: Bronze) -> None:
        """§trade Pass over what nobody can give; then ask the other one."""
        if self.ware < WARE_COUNT:
            self.offer = with_amount(self.offer, self.ware, 0)
            self.ware += 1
            return
        s.pop()
        tell_offer(s, self)
        s.push(Answer(self.partner, self.offer, self.against != NO_OFFER, False))

    def copy(self) -> Offer:
        return Offer(self.partner, self.offer, self.ware, self.against)


def why_not_counter(s: Bronze, counter: Offer, amount: i64) -> i64:
    """§trade A counter-offer is neither empty nor the offer itself (R49): another must still be possible."""
    named = with_amount(counter.offer, counter.ware, amount)
    left = completions(s, s.active, counter.partner, counter.ware + 1)
    empty = begins_alike(named, invitation(), counter.ware + 1)
    same = begins_alike(named, counter.against, counter.ware + 1)
    forbidden: i64 = 0
    if empty:
        forbidden += 1
    if same and not is_invitation(counter.against):
        forbidden += 1
    if left > forbidden:
        return ALLOWED
    return words.COUNTER_EMPTY if empty else words.COUNTER_SAME


def tell_offer(s: Bronze, said: Offer) -> None:
    """§trade Offers are open to all (R51)."""
    if not s.telling:
        return
    if said.against == NO_OFFER and is_invitation(said.offer):
        s.tell(words.INVITES, s.active, said.partner)
        return
    gives = given(said.offer, 1)
    gets = given(said.offer, -1)
    if said.against == NO_OFFER:
        s.tell(words.OFFERS, s.active, said.partner, gives, gets)
    else:
        s.tell(words.COUNTERS, said.partner, s.active, gets, gives)


def given(offer: i64, sign: i64) -> i64:
    """§trade Return what the active seat gives (sign 1) or receives (sign −1), as packed counts."""
    wares: i64 = 0
    ware: i64
    for ware in range(WARE_COUNT):
        amount = amount_of(offer, ware) * sign
        if amount > 0:
            wares += counted(ware, amount)
    return wares


@final
@mypyc_attr(free_list_len=1)
class Answer(Frame[Bronze]):
    """§trade The partner accepts, declines or makes one counter-offer; to that the active seat says yes or no (R49)."""

    partner: i64
    offer: i64
    countered: bool
    answered: bool

    def __init__(self, partner: i64, offer: i64, countered: bool, answered: bool) -> None:
        self.partner = partner
        self.offer = offer
        self.countered = countered
        self.answered = answered

    def owes(self, s: Bronze) -> i64:
        """§trade Return the one who was asked."""
        if self.answered:
            return NOBODY
        return 1 << (s.active if self.countered else self.partner)

    def ask(self, s: Bronze, seat: i64) -> i64:
        """§trade Yes, no, or something else?"""
        if self.countered:
            return s.say(words.ASK_COUNTERED, self.partner, given(self.offer, 1), given(self.offer, -1))
        if is_invitation(self.offer):
            return s.say(words.ASK_INVITED, s.active)
        return s.say(words.ASK_ANSWER, s.active, given(self.offer, -1), given(self.offer, 1))

    def about(self, s: Bronze, choice: i64) -> bool:
        """§trade Say whether a choice is an answer."""
        return (
            choice == words.ACCEPT.base
            or choice == words.DECLINE.base
            or (choice == words.COUNTER.base and not self.countered)
        )

    def candidates(self, s: Bronze, seat: i64, out: Choices) -> None:
        """§trade Add the answers."""
        out.add(words.ACCEPT.base)
        out.add(words.DECLINE.base)
        if not self.countered:
            out.add(words.COUNTER.base)

    def why_not(self, s: Bronze, seat: i64, choice: i64) -> i64:
        """§trade An invitation cannot be accepted; a counter-offer needs something else to offer (R49)."""
        if choice == words.ACCEPT.base and is_invitation(self.offer):
            return words.ONLY_INVITED
        if choice == words.COUNTER.base:
            forbidden: i64 = 1 if is_invitation(self.offer) else 2
            return words.NO_COUNTER if completions(s, s.active, self.partner, 0) <= forbidden else ALLOWED
        return ALLOWED

    def choose(self, s: Bronze, seat: i64, choice: i64) -> None:
        """§trade An accepted deal is carried out at once and for good (R49)."""
        self.answered = True
        other = self.partner if self.countered else s.active
        if choice == words.ACCEPT.base:
            s.tell(words.ACCEPTS, seat, other)
            exchange(s, self.partner, self.offer)
        elif choice == words.DECLINE.base:
            s.tell(words.DECLINES, seat, other)
        else:
            s.push(Offer(self.partner, 0, 0, self.offer))

    def copy(self) -> Answer:
        return Answer(self.partner, self.offer, self.countered, self.answered)


def exchange(s: Bronze, partner: i64, offer: i64) -> None:
    """§trade Move the markers of both."""
    ware: i64
    for ware in range(WARE_COUNT):
        amount = amount_of(offer, ware)
        add_ware(s, s.active, ware, -amount)
        add_ware(s, partner, ware, amount)


def add_ware(s: Bronze, seat: i64, ware: i64, amount: i64) -> None:
    """§trade Move one marker."""
    if ware == FOOD_WARE:
        s.set_food(seat, s.food(seat) + amount)
    else:
        s.set_good(seat, ware, s.good(seat, ware) + amount)
