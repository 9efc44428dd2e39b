"""The numbers of one match, made once from rows, pack, seats and options, and shared by all copies of its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.kernel.rows import Row, ints


@final
@mypyc_attr(acyclic=True)
class Memory:
    """What the rules of thumb have worked out from the tables, at their first use."""

    estimates: Row  # of each card

    def __init__(self) -> None:
        self.estimates = ints(0, 0)


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True, kw_only=True)
class GentesTables:
    """Printed values as rows by number or as bit sets; options of the match as switches.

    A field named after a column of numbers (`card_points`) is filled with it: columns of `gain`, `always`, `gift` and
    `exchange` are the numbers that cards have under `gains`, `always`, `decline` and `exchange`. numbers.py works out
    the rest.
    """

    memory: Memory

    # By source of a main action: tile, card, hometown, tax field.
    action: Row
    coins: Row  # printed price, or gain
    hourglasses: Row
    symbols: Row  # bit set of what a seafarer may build
    tiles: i64  # bit set: in play with so many players
    round_cards: i64  # bit set: cards with a main action of their own

    # The board.
    spaces: i64  # bit set of spaces in play
    regions: i64
    region_of: Row  # per major city
    region_spaces: Row  # per region: bit set of its major cities
    symbol_of: Row  # per space
    symbol_spaces: Row  # per symbol: bit set of spaces
    income_amount: Row  # per symbol
    column_one: Row  # per column of the training costs
    column_two: Row
    places: Row  # price * 4 + cards: from how many places; + 0: how many cards of the discard pile
    limit_most: Row  # per kind of hometown: the highest price it lets choose
    bonus_first: i64
    bonus_later: i64
    penalty: Row  # by hourglasses left
    fields: i64
    cubes: i64  # on the time track at the start
    start_hourglasses: i64

    # Cards.
    epoch_cards: Row  # per epoch: bit set
    need: Row  # card * 6 + group
    city_need: Row  # card * 3 + symbol
    card_points: Row
    marks: Row  # bit set of the four rows of symbols
    gain_coins: Row
    effects: Row  # card * 16 + effect: how many
    losers: i64  # bit set: cards with a penalty
    printed: Row  # packed people, PACKED_BITS each
    always_tax_again: Row
    always_philosopher_share: Row
    always_philosopher_more: Row
    always_seafarer_less: Row
    free_price: Row  # kind of hometown * 54 + card: a tile's price may be chosen up to this
    tax_cards: i64  # bit sets of cards that have such a number at all
    share_cards: i64
    more_cards: i64
    price_cards: i64
    less_cards: i64
    gift_coins: Row
    gift_cubes: Row  # area * 54 + card
    gift_points: Row
    gift_activate: Row
    gift_cards: i64
    exchange_coins: Row
    exchange_points: Row
    exchange_any: Row
    exchange_times: Row
    exchange_cards: i64

    # First game and options.
    first_cards: Row  # player * 2
    first_people: Row  # player * 6 + group
    first_game: bool  # A61
    short_tax: bool  # A54 whether 4 coins for one hourglass are on offer
    open_hands: bool  # A56, for the view alone
    extra_by_row: bool  # A19 an extra person keeps to the prices of two people
    tie_all_coins: bool  # A52 all coins break a tie, not only those left over
    unscored_lost: bool  # A50 cards that could be scored and are not cost points
