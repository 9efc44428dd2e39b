"""The numbers of a match, made from its rows, seats and options: flat rows and bit sets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from saecula.games.gentes import kinds
from saecula.games.gentes.data import Card, Rows, Sale, load_rows
from saecula.games.gentes.state import PACKED_BITS
from saecula.games.gentes.tables import GentesTables, Memory
from saecula.games.packs import columns_for
from saecula.kernel.rows import row
from saecula.kernel.title import OFF, ON

PACK = "pack"
TWO_PLAYERS = 2
NO_SALE = Sale(coins=0, times=0)
ANY_SYMBOL = 15
TOWN_ACTIONS = ("scribe", "philosopher", "philosopher")  # inventors have none of their own, only changes


@cache
def rows_of(pack: str) -> Rows:
    """Return the rows with a pack laid over them."""
    return load_rows(pack, PACK)


def bits(members: Iterable[int]) -> int:
    """Return a bit set."""
    return sum(1 << i for i in members)


def cards_with(rows: Rows, has: Callable[[Card], object]) -> int:
    """Return the bit set of cards that satisfy a condition."""
    return bits(i for i, card in enumerate(rows.card) if has(card))


def symbols_of(symbol: str) -> int:
    """Return the bit set of symbols that a seafarer's tile can build."""
    if symbol in ("any", ""):
        return ANY_SYMBOL
    return 1 << kinds.SYMBOLS.index(symbol)


def sources(rows: Rows) -> tuple[list[int], list[int], list[int], list[int]]:
    """Return action, coins, hourglasses and symbols of every source of main actions."""
    found = [(str(tile.action), tile.coins, tile.hourglasses, symbols_of(tile.symbol)) for tile in rows.tile]
    for card in rows.card:
        own = card.round
        found.append((own.action, own.coins, own.hourglasses, ANY_SYMBOL) if own else ("coins", 0, 0, 0))
    for i, town in enumerate(rows.hometown):
        found.append((TOWN_ACTIONS[i // len(kinds.TOWN_KINDS)], town.coins, town.hourglasses, 0))
    found += [("tax", tax.coins, i + 1, 0) for i, tax in enumerate(rows.tax)]
    return (
        [kinds.ACTIONS.index(action) for action, _, _, _ in found],
        [coins for _, coins, _, _ in found],
        [hourglasses for _, _, hourglasses, _ in found],
        [symbols for _, _, _, symbols in found],
    )


def scribe_places(rows: Rows) -> list[int]:
    """Return the number of places by price * 4 + cards; fewer cards than allowed may always be taken."""
    places = [0, 0, 0, 0]
    for price in rows.price:
        three = price.three
        two = max(price.two, three)
        places += [price.discard, max(price.one, two), two, three]
    return places[: 4 * (kinds.MAX_PRICE + 1)]


def effect_counts(card: Card) -> list[int]:
    """Return the number of each reward and penalty."""
    losses = {str(group): count for group, count in card.loses.items()}
    return [
        losses.get(effect.removeprefix("lose_"), 0)
        if effect.startswith("lose_")
        else int(getattr(card.gains, effect.removeprefix("gain_")))
        for effect in kinds.EFFECTS
    ]


def by_key(counts: dict[str, int], keys: tuple[str, ...]) -> list[int]:
    """Return counts in the order of keys."""
    return [counts.get(key, 0) for key in keys]


@cache
def tables_of(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> GentesTables:
    """Return the numbers of a match."""
    chosen = dict(options)
    rows = rows_of(pack)
    action, coins, hourglasses, symbols = sources(rows)
    regions = bits(i for i in range(len(kinds.REGIONS)) if seats > TWO_PLAYERS or i != kinds.YELLOW)
    region_of = [kinds.REGIONS.index(city.region) for city in rows.city]
    symbol_of = [kinds.SYMBOLS.index(city.symbol) for city in rows.city]
    symbol_of += [kinds.SYMBOLS.index(town.symbol) for town in rows.hometown]
    cards = rows.card
    return GentesTables(
        **columns_for(
            GentesTables,
            column=rows.column,
            limit=rows.limit,
            income=rows.income,
            card=cards,
            gain=[card.gains for card in cards],
            always=[card.always for card in cards],
            gift=[card.decline for card in cards],
            exchange=[card.exchange or NO_SALE for card in cards],
        ),
        memory=Memory(),
        fields=rows.track[0].fields,
        cubes=rows.track[0].cubes,
        start_hourglasses=rows.track[0].hourglasses,
        bonus_first=rows.bonus[0].points,
        bonus_later=rows.bonus[1].points,
        action=row(action),
        coins=row(coins),
        hourglasses=row(hourglasses),
        symbols=row(symbols),
        tiles=bits(i for i, tile in enumerate(rows.tile) if seats in tile.players),
        round_cards=cards_with(rows, lambda card: card.round),
        spaces=bits(i for i in range(kinds.SPACE_COUNT) if i >= kinds.TOWN_AT or regions >> region_of[i] & 1),
        regions=regions,
        region_of=row(region_of),
        region_spaces=row(
            [bits(i for i, region in enumerate(region_of) if region == r) for r in range(len(kinds.REGIONS))]
        ),
        symbol_of=row(symbol_of),
        symbol_spaces=row([bits(i for i, of in enumerate(symbol_of) if of == k) for k in range(len(kinds.SYMBOLS))]),
        places=row(scribe_places(rows)),
        penalty=row([0, *[penalty.points for penalty in rows.penalty]]),
        epoch_cards=row([bits(i for i, card in enumerate(cards) if card.epoch == e + 1) for e in range(kinds.EPOCHS)]),
        need=row([n for card in cards for n in by_key({str(k): v for k, v in card.needs.items()}, kinds.GROUPS)]),
        city_need=row(
            [
                n
                for card in cards
                for n in by_key({str(k): v for k, v in card.cities.items()}, kinds.SYMBOLS[: kinds.POINTS])
            ]
        ),
        marks=row([bits(kinds.MARKS.index(mark) for mark in set(card.symbols)) for card in cards]),
        effects=row([n for card in cards for n in effect_counts(card)]),
        losers=cards_with(rows, lambda card: card.loses),
        printed=row([sum(n << PACKED_BITS * kinds.GROUPS.index(g) for g, n in card.printed.items()) for card in cards]),
        free_price=row(
            [card.always.scribe_price for card in cards] + [card.always.philosopher_price for card in cards]
        ),
        tax_cards=cards_with(rows, lambda card: card.always.tax_again),
        share_cards=cards_with(rows, lambda card: card.always.philosopher_share > 1),
        more_cards=cards_with(rows, lambda card: card.always.philosopher_more),
        price_cards=cards_with(rows, lambda card: card.always.scribe_price or card.always.philosopher_price),
        less_cards=cards_with(rows, lambda card: card.always.seafarer_less),
        gift_cubes=row([getattr(card.decline, area) for area in kinds.AREAS for card in cards]),
        gift_cards=cards_with(rows, gives_in_decline),
        exchange_cards=cards_with(rows, lambda card: card.exchange),
        first_cards=row([kinds.CARDS.index(card) for hand in rows.hand for card in hand.cards]),
        first_people=row(
            [n for hand in rows.hand for n in by_key({str(k): v for k, v in hand.people.items()}, kinds.GROUPS)]
        ),
        first_game=chosen["first_game"] == ON,
        short_tax=chosen["no_four_coin_tax"] == OFF,
        open_hands=chosen["open_hands"] == ON,
        extra_by_row=chosen["extra_person"] == "two_row",
        tie_all_coins=chosen["tie_coins"] == "all",
        unscored_lost=chosen["unscored_cards"] == "lost",
    )


def gives_in_decline(card: Card) -> bool:
    """Say whether a card gives anything in every decline."""
    gift = card.decline
    return gift.coins + gift.temple + gift.oracle + gift.points + gift.activate > 0
