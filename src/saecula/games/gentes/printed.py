"""The printed numbers of a match: for clients, once, and for help texts."""

from __future__ import annotations

from typing import Literal, TypeVar

from saecula.games.gentes import kinds
from saecula.games.gentes.kinds import CitySymbol
from saecula.games.gentes.schema import (
    ExchangeFacts,
    GentesCardFacts,
    GentesFacts,
    GentesTileFacts,
    RoundFacts,
    ScribeFacts,
    TownFacts,
)
from saecula.games.gentes.state import PACKED_BITS, PACKED_MASK, Gentes
from saecula.games.gentes.tables import GentesTables

Key = TypeVar("Key", bound=str)

ANY_SYMBOL = 15
PLAIN = ("philosopher_share", "philosopher_more", "seafarer_less")  # said by their last word


def facts(s: Gentes) -> GentesFacts:
    """Return the printed numbers of this match."""
    t = s.t
    return {
        "rounds": kinds.ROUNDS,
        "rows": [[kinds.GROUPS[i], kinds.GROUPS[i + 1]] for i in range(0, kinds.GROUP_COUNT, 2)],
        "group_most": kinds.MAX_PER_GROUP,
        "area_most": kinds.MAX_PER_AREA,
        "market": kinds.MARKET,
        "hand_most": kinds.MAX_HAND,
        "cities_each": kinds.CITIES_PER_SEAT,
        "fields": int(t.fields),
        "columns": [{"one": int(t.column_one[i]), "two": int(t.column_two[i])} for i in range(kinds.GROUP_COUNT)],
        "scribe": [scribe_row(t, price) for price in range(1, kinds.MAX_PRICE + 1)],
        "price_most": {
            "scribe": int(t.limit_most[kinds.SCRIBES]),
            "philosopher": int(t.limit_most[kinds.PHILOSOPHERS]),
        },
        "taxes": {
            tax: {"coins": int(t.coins[kinds.TAX_AT + i]), "hourglasses": int(t.hourglasses[kinds.TAX_AT + i])}
            for i, tax in enumerate(kinds.TAXES)
            if i > 0 or t.short_tax
        },
        "tiles": {tile: tile_row(t, i) for i, tile in enumerate(kinds.TILES)},
        "regions": {region: bool(t.regions >> i & 1) for i, region in enumerate(kinds.REGIONS)},
        "cities": {
            city: {"region": kinds.REGIONS[int(t.region_of[i])], "symbol": kinds.SYMBOLS[int(t.symbol_of[i])]}
            for i, city in enumerate(kinds.CITIES)
        },
        "hometowns": {town: town_row(t, i) for i, town in enumerate(kinds.HOMETOWNS)},
        "income": {symbol: int(t.income_amount[i]) for i, symbol in enumerate(kinds.SYMBOLS)},
        "bonus": {"first": int(t.bonus_first), "later": int(t.bonus_later)},
        "bonus_needs": dict(
            zip(kinds.BONUSES, (kinds.CITIES_PER_SEAT, kinds.CARDS_FOR_BONUS, kinds.PEOPLE_FOR_BONUS), strict=True)
        ),
        "penalty": [int(points) for points in list(t.penalty)],
        "cards": {card: card_row(t, i) for i, card in enumerate(kinds.CARDS)},
        "open_hands": bool(t.open_hands),
    }


def scribe_row(t: GentesTables, price: int) -> ScribeFacts:
    """Return what a scribe's price allows."""
    at = 4 * price
    return {
        "price": price,
        "places": [int(t.places[at + cards]) for cards in (1, 2, 3)],
        "pile": int(t.places[at]),
    }


def symbol_word(symbols: int) -> CitySymbol | Literal["any"] | None:
    """Return the symbol of a seafarer's tile."""
    if symbols == ANY_SYMBOL:
        return "any"
    return kinds.SYMBOLS[symbols.bit_length() - 1] if symbols else None


def tile_row(t: GentesTables, tile: int) -> GentesTileFacts:
    """Return one tile; the new start player's coins are gained."""
    action = kinds.ACTIONS[int(t.action[tile])]
    return {
        "action": action,
        "symbol": symbol_word(int(t.symbols[tile])) if action == "seafarer" else None,
        "coins": int(t.coins[tile]),
        "hourglasses": int(t.hourglasses[tile]),
        "in_play": bool(t.tiles >> tile & 1),
    }


def town_row(t: GentesTables, town: int) -> TownFacts:
    """Return one hometown; inventors have no action of their own."""
    kind = kinds.TOWN_KINDS[town // kinds.TOWNS_PER_KIND]
    own = kind != "inventors"
    return {
        "kind": kind,
        "symbol": kinds.SYMBOLS[int(t.symbol_of[kinds.TOWN_AT + town])],
        "coins": int(t.coins[kinds.HOME_AT + town]) if own else None,
        "hourglasses": int(t.hourglasses[kinds.HOME_AT + town]) if own else None,
    }


def nonzero(numbers: dict[Key, int]) -> dict[Key, int]:
    """Return what is not 0."""
    return {key: number for key, number in numbers.items() if number}


def card_row(t: GentesTables, card: int) -> GentesCardFacts:
    """Return one card."""
    effects = {effect: int(t.effects[card * kinds.EFFECT_COUNT + i]) for i, effect in enumerate(kinds.EFFECTS)}
    gains = {effect: count for effect, count in effects.items() if not effect.startswith("lose_")}
    return {
        "epoch": next(epoch + 1 for epoch in range(kinds.EPOCHS) if t.epoch_cards[epoch] >> card & 1),
        "symbols": [mark for i, mark in enumerate(kinds.MARKS) if t.marks[card] >> i & 1],
        "needs": nonzero({group: int(t.need[card * kinds.GROUP_COUNT + i]) for i, group in enumerate(kinds.GROUPS)}),
        "cities": nonzero(
            {
                symbol: int(t.city_need[card * kinds.POINTS + i])
                for i, symbol in enumerate(kinds.SYMBOLS[: kinds.POINTS])
            }
        ),
        "points": int(t.card_points[card]),
        "gains": nonzero({"coins": int(t.gain_coins[card])} | gains),
        "loses": nonzero({group: effects[f"lose_{group}"] for group in kinds.GROUPS}),
        "printed": nonzero(
            {group: int(t.printed[card] >> PACKED_BITS * i & PACKED_MASK) for i, group in enumerate(kinds.GROUPS)}
        ),
        "round": own_action(t, card),
        "always": nonzero(always(t, card)),
        "decline": nonzero(decline(t, card)),
        "exchange": exchange(t, card),
    }


def own_action(t: GentesTables, card: int) -> RoundFacts | None:
    """Return a card's own main action; where the action is `coins`, they are gained."""
    if t.round_cards >> card & 1 == 0:
        return None
    source = kinds.CARD_AT + card
    return {
        "action": kinds.ACTIONS[int(t.action[source])],
        "coins": int(t.coins[source]),
        "hourglasses": int(t.hourglasses[source]),
    }


def always(t: GentesTables, card: int) -> dict[str, int]:
    """Return how a card changes main actions."""
    return {
        "tax_again": int(t.always_tax_again[card]),
        "philosopher_share": int(t.always_philosopher_share[card]) if t.always_philosopher_share[card] > 1 else 0,
        "philosopher_more": int(t.always_philosopher_more[card]),
        "scribe_price": int(t.free_price[card]),
        "philosopher_price": int(t.free_price[kinds.CARD_COUNT + card]),
        "seafarer_less": int(t.always_seafarer_less[card]),
    }


def decline(t: GentesTables, card: int) -> dict[str, int]:
    """Return what a card gives in every decline."""
    cubes = {area: int(t.gift_cubes[i * kinds.CARD_COUNT + card]) for i, area in enumerate(kinds.AREAS)}
    return cubes | {
        "coins": int(t.gift_coins[card]),
        "points": int(t.gift_points[card]),
        "activate": int(t.gift_activate[card]),
    }


def exchange(t: GentesTables, card: int) -> ExchangeFacts | None:
    """Return what a card exchanges in every decline."""
    if t.exchange_cards >> card & 1 == 0:
        return None
    return {
        "coins": int(t.exchange_coins[card]),
        "points": int(t.exchange_points[card]),
        "people": int(t.exchange_any[card]),
        "times": int(t.exchange_times[card]),
    }


def help_numbers(s: Gentes, thing: str) -> dict[str, int]:
    """Return the numbers that the help text of a thing needs."""
    t = s.t
    kind, _, key = thing.partition("/")
    if kind == "card":
        return card_numbers(t, kinds.CARDS.index(key))
    if kind == "tile":
        return tile_numbers(t, kinds.TILES.index(key))
    if kind == "city":
        city = kinds.CITIES.index(key)
        symbol = int(t.symbol_of[city])
        return {"region": int(t.region_of[city]), "symbol": symbol, "amount": int(t.income_amount[symbol])}
    if kind == "hometown":
        return town_numbers(t, kinds.HOMETOWNS.index(key))
    if kind == "tax":
        return {"coins": int(t.coins[kinds.TAX_AT + kinds.TAXES.index(key)])}
    if kind == "symbol":
        return {"amount": int(t.income_amount[kinds.SYMBOLS.index(key)])}
    if kind == "bonus":
        return {"first": int(t.bonus_first), "later": int(t.bonus_later)}
    return {"fields": int(t.fields), "cubes": int(t.cubes), "worst": int(t.penalty[4])} if kind == "part" else {}


def tile_numbers(t: GentesTables, tile: int) -> dict[str, int]:
    """Return the numbers of a tile; the symbol counts from 1, 0 is none. `alike` are others of the same marks."""
    seafarer = t.action[tile] == kinds.SEAFARER
    alike = [
        i for i in range(kinds.TILE_COUNT) if t.tiles >> i & 1 and tile_marks(t, i) == tile_marks(t, tile) and i != tile
    ]
    return {
        "coins": int(t.coins[tile]),
        "hourglasses": int(t.hourglasses[tile]),
        "gain": int(t.action[tile] >= kinds.TAX),
        "symbol": (int(t.symbols[tile]).bit_length() if seafarer else 0),
        "alike": len(alike),
    }


def tile_marks(t: GentesTables, tile: int) -> tuple[int, int, int]:
    """Return what a tile is called by: its action, its symbols and its price."""
    return int(t.action[tile]), int(t.symbols[tile]), int(t.coins[tile])


def town_numbers(t: GentesTables, town: int) -> dict[str, int]:
    """Return the numbers of a hometown."""
    kind = town // kinds.TOWNS_PER_KIND
    return {
        "kind": kind,
        "symbol": int(t.symbol_of[kinds.TOWN_AT + town]),
        "coins": int(t.coins[kinds.HOME_AT + town]),
        "hourglasses": int(t.hourglasses[kinds.HOME_AT + town]),
        "most": int(t.limit_most[min(kind, kinds.PHILOSOPHERS)]),
    }


def card_numbers(t: GentesTables, card: int) -> dict[str, int]:
    """Return every number of a card; an own action counts from 1, 0 is none."""
    row = card_row(t, card)
    own = row["round"]
    swap = row["exchange"] or {"coins": 0, "points": 0, "people": 0, "times": 0}
    gains = row["gains"]
    found = {f"need_{group}": row["needs"].get(group, 0) for group in kinds.GROUPS}
    found |= {f"city_{symbol}": row["cities"].get(symbol, 0) for symbol in kinds.SYMBOLS[: kinds.POINTS]}
    found |= {mark: int(mark in row["symbols"]) for mark in kinds.MARKS}
    found |= {key: gains.get(key, 0) for key in ("coins", *kinds.EFFECTS[: kinds.LOSE_AT])}
    found |= {f"lose_{group}": row["loses"].get(group, 0) for group in kinds.GROUPS}
    found |= {f"print_{group}": row["printed"].get(group, 0) for group in kinds.GROUPS}
    found |= {key.split("_", 1)[-1]: number for key, number in always(t, card).items() if key in PLAIN}
    found |= {key: number for key, number in always(t, card).items() if key not in PLAIN}
    found |= {f"gift_{key}": number for key, number in decline(t, card).items()}
    return found | {
        "swap_coins": swap["coins"],
        "swap_points": swap["points"],
        "swap_people": swap["people"],
        "swap_times": swap["times"],
        "points": row["points"],
        "symbols": len(row["symbols"]),
        "losses": sum(row["loses"].values()),
        "prints": sum(row["printed"].values()),
        "own": 1 + kinds.ACTIONS.index(own["action"]) if own else 0,
        "own_coins": own["coins"] if own else 0,
        "own_hourglasses": own["hourglasses"] if own else 0,
    }
