"""§4.1.A1 The sources of main actions (tile, card, hometown, tax field): what they cost, and whether they are legal."""

from __future__ import annotations

from mypy_extensions import i64

from saecula.games.gentes import kinds, words
from saecula.games.gentes.rules.chronicler import why_not_any_play
from saecula.games.gentes.rules.philosopher import why_not_any_training
from saecula.games.gentes.rules.scribe import why_not_any_card
from saecula.games.gentes.rules.seafarer import why_not_any_building
from saecula.games.gentes.state import MAT, SPENT_AT, TILES_AT, TIRED_AT, Gentes, count_bits, lowest_bit
from saecula.kernel.state import ALLOWED


def source_of(choice: i64) -> i64:
    """§4.1.A Return the source of a main action, −1 for other choices."""
    if words.USE_TILE.has(choice):
        return words.USE_TILE.x(choice)
    if words.USE_CARD.has(choice):
        return kinds.CARD_AT + words.USE_CARD.x(choice)
    if words.USE_TOWN.has(choice):
        return kinds.HOME_AT + words.USE_TOWN.x(choice)
    return kinds.TAX_AT + words.USE_TAX.x(choice) if words.USE_TAX.has(choice) else -1


def choice_of(source: i64) -> i64:
    """§4.1.A Return the choice that uses a source."""
    if source < kinds.CARD_AT:
        return words.USE_TILE.at(source)
    if source < kinds.HOME_AT:
        return words.USE_CARD.at(source - kinds.CARD_AT)
    return (
        words.USE_TOWN.at(source - kinds.HOME_AT) if source < kinds.TAX_AT else words.USE_TAX.at(source - kinds.TAX_AT)
    )


def why_not_source(s: Gentes, seat: i64, source: i64) -> i64:
    """§4.1.A1 It must be there, find room on the time track, be paid, and be done at least in part."""
    refusal = why_not_there(s, seat, source)
    if refusal == ALLOWED:
        refusal = why_not_time(s, seat, source)
    if refusal == ALLOWED:
        refusal = why_not_afford(s, seat, source, free_helpers(s, seat, source))
    return refusal


def why_not_there(s: Gentes, seat: i64, source: i64) -> i64:
    """§4.1.A A tile on the board; or an own card or hometown whose action is unused in this round; or a tax field."""
    if source < kinds.CARD_AT:
        if s.t.tiles >> source & 1 == 0:
            return s.say(words.NOT_IN_PLAY, source, s.seats)
        return ALLOWED if s.tiles >> source & 1 else s.say(words.TILE_TAKEN, source, holder(s, source))
    if source < kinds.HOME_AT:
        return why_not_card(s, seat, source - kinds.CARD_AT)
    if source < kinds.TAX_AT:
        return why_not_town(s, seat, source - kinds.HOME_AT)
    return ALLOWED if source > kinds.TAX_AT or s.t.short_tax else words.TAX_CLOSED


def sources_there(s: Gentes, seat: i64) -> list[int]:
    """§4.1.A Return everything that `why_not_there` allows a seat, in order."""
    cards = s.played(seat) & s.t.round_cards & ~s.on_mat(seat, SPENT_AT)
    towns = s.towns(seat) & ~kinds.INVENTOR_TOWNS
    found = [tile for tile in range(kinds.CARD_AT) if s.tiles >> tile & 1]
    found += [kinds.CARD_AT + card for card in range(kinds.CARD_COUNT) if cards >> card & 1]
    found += [kinds.HOME_AT + town for town in range(kinds.TAX_AT - kinds.HOME_AT) if towns >> town & 1]
    return found + list(range(kinds.TAX_AT if s.t.short_tax else kinds.TAX_AT + 1, kinds.SOURCE_COUNT))


def holder(s: Gentes, tile: i64) -> i64:
    """§4.1.A2 Return the seat on whose time track a tile lies."""
    seat: i64 = 0
    while s.mats[seat * MAT + TILES_AT] >> tile & 1 == 0:  # a search: the tile lies somewhere
        seat += 1
    return seat


def why_not_card(s: Gentes, seat: i64, card: i64) -> i64:
    """§4.1.A A card played before, with an action of its own, once a round (A78: from the next own turn on)."""
    if s.played(seat) >> card & 1 == 0:
        return s.say(words.CARD_NOT_PLAYED, card)
    if s.t.round_cards >> card & 1 == 0:
        return s.say(words.NO_CARD_ACTION, card)
    return s.say(words.CARD_SPENT, card) if s.on_mat(seat, SPENT_AT) >> card & 1 else ALLOWED


def why_not_town(s: Gentes, seat: i64, town: i64) -> i64:
    """§4.1.home An own hometown, one of its two actions a round (A10); inventors have no action of their own.

    A new one helps from the next turn on: a turn has one main action, and no hometown changes the one that builds (A9).
    """
    if s.spaces(seat) >> (kinds.TOWN_AT + town) & 1 == 0:
        return s.say(words.NOT_YOUR_TOWN, town)
    if town // kinds.TOWNS_PER_KIND == kinds.INVENTORS:
        return s.say(words.NO_OWN_ACTION, town)
    return s.say(words.TOWN_SPENT, town) if s.on_mat(seat, TIRED_AT) >> town & 1 else ALLOWED


def least_fields(s: Gentes, source: i64) -> i64:
    """§4.1.A1 Return the fewest fields an action takes: its tile, and its hourglasses as doubles (A28)."""
    return (1 if source < kinds.CARD_AT else 0) + (s.t.hourglasses[source] + 1) // 2


def why_not_time(s: Gentes, seat: i64, source: i64) -> i64:
    """§4.1.A1 Enough free fields, counted before the action (A63)."""
    need = least_fields(s, source)
    free = s.free_fields(seat)
    return s.say(words.NO_TIME, need, free) if need > free else ALLOWED


def fitting_towns(s: Gentes, source: i64) -> i64:
    """§4.1.home Return the hometowns that can change this action: any regular one of their kind (A14).

    The hometown that sets the action off cannot change it, too (A10).
    """
    action = s.t.action[source]
    if action == kinds.PHILOSOPHER:
        fitting: i64 = kinds.PHILOSOPHER_TOWNS | kinds.INVENTOR_TOWNS
    elif action == kinds.SCRIBE:
        fitting = kinds.SCRIBE_TOWNS
    elif action == kinds.TAX:
        fitting = kinds.INVENTOR_TOWNS
    else:
        return 0
    return fitting & ~(1 << (source - kinds.HOME_AT)) if kinds.HOME_AT <= source < kinds.TAX_AT else fitting


def free_helpers(s: Gentes, seat: i64, source: i64) -> i64:
    """§4.1.home Return the own unused hometowns that may change this action; one price is enough (A65)."""
    free = s.towns(seat)
    if free == 0:
        return 0
    free &= fitting_towns(s, source)
    return free & kinds.INVENTOR_TOWNS if card_price(s, seat, source) > 0 else free


def payment(s: Gentes, seat: i64, source: i64, price: i64) -> i64:
    """§4.1.A1 Return what a price costs: cards change what is paid for a tile, never its range (A15, A16, A65).

    Below 0 the difference is paid out; actions that bring coins cost nothing.
    """
    action = s.t.action[source]
    if action >= kinds.TAX:
        return 0
    if source >= kinds.CARD_AT:
        return price
    if action == kinds.PHILOSOPHER:
        share = best_share(s, seat)
        return (price + share - 1) // share
    return price - discount(s, seat) if action == kinds.SEAFARER else price


def income(s: Gentes, seat: i64, source: i64, helpers: i64) -> i64:
    """§4.1.tax, §4.1.leader Return the coins of an action; a tax once more for each inventor and card (A1, A2, A3)."""
    action = s.t.action[source]
    if action < kinds.TAX:
        return 0
    if action != kinds.TAX:
        return s.t.coins[source]
    return s.t.coins[source] * (1 + count_bits(helpers & kinds.INVENTOR_TOWNS) + tax_cards(s, seat))


def tax_cards(s: Gentes, seat: i64) -> i64:
    """§4.1.home Return how many times played cards pay the tax collector's amount again (A1, A66)."""
    again: i64 = 0
    cards = s.played(seat) & s.t.tax_cards
    while cards:
        again += s.t.always_tax_again[lowest_bit(cards)]
        cards &= cards - 1
    return again


def best_share(s: Gentes, seat: i64) -> i64:
    """§4.1.A Return the divisor of a philosopher's tile: the best of the played cards (A65)."""
    share: i64 = 1
    cards = s.played(seat) & s.t.share_cards
    while cards:
        card = lowest_bit(cards)
        share = max(share, s.t.always_philosopher_share[card])
        cards &= cards - 1
    return share


def discount(s: Gentes, seat: i64) -> i64:
    """§4.1.A Return by how much played cards lower a seafarer's tile (A65)."""
    less: i64 = 0
    cards = s.played(seat) & s.t.less_cards
    while cards:
        less += s.t.always_seafarer_less[lowest_bit(cards)]
        cards &= cards - 1
    return less


def card_price(s: Gentes, seat: i64, source: i64) -> i64:
    """§4.1.A1 Return the highest price that played cards allow for this tile; 0 if none does."""
    cards = s.played(seat) & s.t.price_cards
    action = s.t.action[source]
    if cards == 0 or source >= kinds.CARD_AT or (action != kinds.PHILOSOPHER and action != kinds.SCRIBE):
        return 0
    kind: i64 = kinds.SCRIBES if action == kinds.SCRIBE else kinds.PHILOSOPHERS
    most: i64 = 0
    while cards:
        price = s.t.free_price[kind * kinds.CARD_COUNT + lowest_bit(cards)]
        most = max(most, price)
        cards &= cards - 1
    return most


def highest_price(s: Gentes, seat: i64, source: i64, helpers: i64) -> i64:
    """§4.1.home Return the highest price that these hometowns and the played cards allow; 0 if none does (A65)."""
    action = s.t.action[source]
    if action == kinds.SCRIBE and helpers & kinds.SCRIBE_TOWNS:
        return s.t.limit_most[kinds.SCRIBES]
    if action == kinds.PHILOSOPHER and helpers & kinds.PHILOSOPHER_TOWNS:
        return s.t.limit_most[kinds.PHILOSOPHERS]
    return card_price(s, seat, source)


def why_not_price(s: Gentes, seat: i64, source: i64, price: i64) -> i64:
    """§4.1.A1 The payment must be there before the action (A63, A65), and the price must bring something (A30)."""
    cost = payment(s, seat, source, price)
    if cost > s.coins(seat):
        return s.say(words.TOO_FEW_COINS, cost, s.coins(seat))
    action = s.t.action[source]
    if action == kinds.PHILOSOPHER:
        return why_not_any_training(s, seat, price)
    if action == kinds.SEAFARER:
        return why_not_any_building(s, seat, s.t.symbols[source])
    if action == kinds.SCRIBE:
        return why_not_any_card(s, price)
    return why_not_any_play(s, seat) if action == kinds.CHRONICLER else ALLOWED


def why_not_afford(s: Gentes, seat: i64, source: i64, helpers: i64) -> i64:
    """§4.1.A1 The printed price, or one that hometowns or cards allow, can be paid and brings something."""
    refusal = why_not_price(s, seat, source, s.t.coins[source])
    if refusal == ALLOWED:
        return ALLOWED
    most = highest_price(s, seat, source, helpers)
    price: i64
    for price in range(1, most + 1):
        if why_not_price(s, seat, source, price) == ALLOWED:
            return ALLOWED
    return why_not_price(s, seat, source, s.t.coins[source])
