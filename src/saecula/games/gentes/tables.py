"""The numbers of one match, made once from rows, pack and options, shared by all clones."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.kernel.rows import Row, ints


@final
@mypyc_attr(acyclic=True)
class GentesTables:
    """Printed values as rows by number; switches of the match as numbers."""

    def __init__(  # noqa: PLR0915 - one statement per number
        self,
        *,
        action: Row,
        coins: Row,
        hourglasses: Row,
        symbols: Row,
        tiles: i64,
        round_cards: i64,
        spaces: i64,
        regions: i64,
        region_of: Row,
        region_spaces: Row,
        symbol_of: Row,
        symbol_spaces: Row,
        income: Row,
        one: Row,
        two: Row,
        places: Row,
        town_price: Row,
        bonus_first: i64,
        bonus_later: i64,
        penalty: Row,
        fields: i64,
        cubes: i64,
        start_hourglasses: i64,
        epoch_cards: Row,
        need: Row,
        city_need: Row,
        points: Row,
        marks: Row,
        gain_coins: Row,
        effects: Row,
        losers: i64,
        printed: Row,
        tax_again: Row,
        share: Row,
        more: Row,
        free_price: Row,
        less: Row,
        tax_cards: i64,
        share_cards: i64,
        more_cards: i64,
        price_cards: i64,
        less_cards: i64,
        gift_coins: Row,
        gift_cubes: Row,
        gift_points: Row,
        gift_cities: Row,
        gift_cards: i64,
        exchange_coins: Row,
        exchange_points: Row,
        exchange_people: Row,
        exchange_times: Row,
        exchange_cards: i64,
        first_cards: Row,
        first_people: Row,
        first_game: bool,
        short_tax: bool,
        open_hands: bool,
        extra_by_row: bool,
        tie_all_coins: bool,
    ) -> None:
        # what sets main actions off, by source (tile, card, hometown, tax field)
        self.action = action
        self.coins = coins  # printed price, or what is gained
        self.hourglasses = hourglasses
        self.symbols = symbols  # bit set of what a seafarer may build
        self.tiles = tiles  # bit set: in play with so many players
        self.round_cards = round_cards  # bit set: cards with a main action of their own
        # the board
        self.spaces = spaces  # bit set of spaces in play
        self.regions = regions
        self.region_of = region_of  # per major city
        self.region_spaces = region_spaces  # per region: bit set of its major cities
        self.symbol_of = symbol_of  # per space
        self.symbol_spaces = symbol_spaces  # per symbol: bit set of spaces
        self.income = income  # per symbol
        self.one = one  # per column of the training costs
        self.two = two
        self.places = places  # price * 4 + cards: from how many places; + 0: how many cards of the discard pile
        self.town_price = town_price  # per kind of hometown: the highest price it lets choose
        self.bonus_first = bonus_first
        self.bonus_later = bonus_later
        self.penalty = penalty  # by hourglasses left
        self.fields = fields
        self.cubes = cubes
        self.start_hourglasses = start_hourglasses
        # cards
        self.epoch_cards = epoch_cards  # per epoch: bit set
        self.need = need  # card * 6 + group
        self.city_need = city_need  # card * 3 + symbol
        self.points = points
        self.marks = marks  # bit set of the four rows of symbols
        self.gain_coins = gain_coins
        self.effects = effects  # card * 16 + effect: how many
        self.losers = losers  # bit set: cards with a penalty
        self.printed = printed  # packed people, PRINTED_BITS each
        self.tax_again = tax_again
        self.share = share
        self.more = more
        self.free_price = free_price  # kind of hometown * 54 + card: a tile's price may be chosen up to this
        self.less = less
        self.tax_cards = tax_cards  # bit sets of cards that have such a number at all
        self.share_cards = share_cards
        self.more_cards = more_cards
        self.price_cards = price_cards
        self.less_cards = less_cards
        self.gift_coins = gift_coins
        self.gift_cubes = gift_cubes  # area * 54 + card
        self.gift_points = gift_points
        self.gift_cities = gift_cities
        self.gift_cards = gift_cards
        self.exchange_coins = exchange_coins
        self.exchange_points = exchange_points
        self.exchange_people = exchange_people
        self.exchange_times = exchange_times
        self.exchange_cards = exchange_cards
        # first game and options
        self.first_cards = first_cards  # player * 2
        self.first_people = first_people  # player * 6 + group
        self.first_game = first_game  # A61
        self.short_tax = short_tax  # A54 whether 4 coins for one hourglass are on offer
        self.open_hands = open_hands  # A56, for the view alone
        self.extra_by_row = extra_by_row  # A19 an extra person keeps to the prices of two people
        self.tie_all_coins = tie_all_coins  # A52 all coins break a tie, not only those left over
        self.estimates = ints(0, 0)  # what rules of thumb think of each card, once they have been asked

    action: Row
    coins: Row
    hourglasses: Row
    symbols: Row
    tiles: i64
    round_cards: i64
    spaces: i64
    regions: i64
    region_of: Row
    region_spaces: Row
    symbol_of: Row
    symbol_spaces: Row
    income: Row
    one: Row
    two: Row
    places: Row
    town_price: Row
    bonus_first: i64
    bonus_later: i64
    penalty: Row
    fields: i64
    cubes: i64
    start_hourglasses: i64
    epoch_cards: Row
    need: Row
    city_need: Row
    points: Row
    marks: Row
    gain_coins: Row
    effects: Row
    losers: i64
    printed: Row
    tax_again: Row
    share: Row
    more: Row
    free_price: Row
    less: Row
    tax_cards: i64
    share_cards: i64
    more_cards: i64
    price_cards: i64
    less_cards: i64
    gift_coins: Row
    gift_cubes: Row
    gift_points: Row
    gift_cities: Row
    gift_cards: i64
    exchange_coins: Row
    exchange_points: Row
    exchange_people: Row
    exchange_times: Row
    exchange_cards: i64
    first_cards: Row
    first_people: Row
    first_game: bool
    short_tax: bool
    open_hands: bool
    extra_by_row: bool
    tie_all_coins: bool
    estimates: Row
