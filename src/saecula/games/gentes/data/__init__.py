"""The rows of Gentes: read once, laid over by an owner's pack, and made into the numbers of a match."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from saecula.games.gentes.kinds import CARDS, EPOCH_CARDS, EPOCHS, MAX_CARDS_TAKEN
from saecula.games.packs import Raw, Row, Whole, rows_with_pack, shipped_rows
from saecula.kernel.problem import Problem

Group = Literal["noble", "artisan", "soldier", "merchant", "priest", "scholar"]
Few = Annotated[int, msgspec.Meta(ge=1, le=6)]  # people, cubes and the like on one card
Coins = Annotated[int, msgspec.Meta(ge=0, le=40)]  # so few that a line of the story can count them
Price = Annotated[int, msgspec.Meta(ge=0, le=20)]
Hourglasses = Annotated[int, msgspec.Meta(ge=0, le=6)]
Points = Annotated[int, msgspec.Meta(ge=0, le=40)]
FILES = ("cards.toml", "cities.toml", "tiles.toml", "tables.toml")


class Gains(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a played card gives, beside points."""

    coins: Coins = 0
    temple: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    oracle: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    unlock: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    any: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    noble: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    artisan: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    soldier: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    merchant: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    priest: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    scholar: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0


class OwnAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A main action that a played card offers once a round; `coins` are its price, or what it brings."""

    action: Literal["philosopher", "seafarer", "scribe", "chronicler", "coins"]
    coins: Price
    hourglasses: Hourglasses


class Always(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a played card changes main actions."""

    tax_again: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0  # the tax collector's amount so many times more
    philosopher_share: Annotated[int, msgspec.Meta(ge=1, le=8)] = 1  # a tile's price is divided by this
    philosopher_more: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0  # people trained by a tile
    philosopher_price: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0  # a tile's price may be chosen up to this
    scribe_price: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    seafarer_less: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0  # a tile costs so much less


class Decline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a played card gives in every decline."""

    coins: Coins = 0
    temple: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    oracle: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    points: Points = 0
    activate: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0  # cities more


class Sale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a played card sells in every decline, at most so many times."""

    coins: Coins
    times: Annotated[int, msgspec.Meta(ge=1, le=3)]
    points: Points = 0
    any: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0  # people of any group


class Card(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A civilization card."""

    epoch: Annotated[int, msgspec.Meta(ge=1, le=EPOCHS)]
    symbols: list[Literal["cult", "culture", "power", "economy"]]
    needs: dict[Group, Few]
    cities: dict[Literal["temple", "oracle", "trade"], Few] = msgspec.field(default_factory=dict)
    points: Points
    gains: Gains = Gains()
    loses: dict[Group, Few] = msgspec.field(default_factory=dict)
    printed: dict[Group, Few] = msgspec.field(default_factory=dict)
    round: OwnAction | None = None
    always: Always = Always()
    decline: Decline = Decline()
    exchange: Sale | None = None


class City(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A major city."""

    region: Literal["red", "yellow", "green"]
    symbol: Literal["temple", "oracle", "trade", "points"]


class Hometown(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hometown: its symbol, and what its own main action costs (inventors have none)."""

    symbol: Literal["temple", "oracle", "trade"]
    coins: Price
    hourglasses: Hourglasses


class Tile(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An action tile; the start player's coins are gained, all others are paid."""

    action: Literal["philosopher", "seafarer", "scribe", "chronicler", "leader"]
    symbol: Literal["temple", "oracle", "trade", "any", ""] = ""
    coins: Price
    hourglasses: Hourglasses
    players: list[int]


class Column(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A column of the training costs: the price of one person, and of two."""

    one: Price
    two: Price


Places = Annotated[int, msgspec.Meta(ge=0, le=8)]


class ScribePrice(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a scribe's price allows: one, two or three cards from so many places; so many of the discard pile."""

    one: Places
    two: Places
    three: Places
    discard: Annotated[int, msgspec.Meta(ge=0, le=MAX_CARDS_TAKEN)]


class Tax(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A field of the tax collector."""

    coins: Coins


class Income(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a city of this symbol gives."""

    amount: Annotated[int, msgspec.Meta(ge=0, le=7)]


class Worth(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Points of a bonus tile, or of hourglasses that are left."""

    points: Whole


class Track(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The time track: its fields, and what lies there at the start."""

    fields: Annotated[int, msgspec.Meta(ge=4, le=20)]
    cubes: Annotated[int, msgspec.Meta(ge=0, le=10)]
    hourglasses: Hourglasses


class Limit(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The highest price that a hometown lets choose."""

    most: Annotated[int, msgspec.Meta(ge=1, le=10)]


class Hand(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a player has at the start of a first game."""

    cards: list[str]
    people: dict[Group, Few]


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rows of Gentes."""

    card: list[Card]
    city: list[City]
    hometown: list[Hometown]
    tile: list[Tile]
    column: list[Column]
    price: list[ScribePrice]
    tax: list[Tax]
    bonus: list[Worth]
    penalty: list[Worth]
    track: list[Track]
    limit: list[Limit]
    hand: list[Hand]
    income: list[Income]


def shipped() -> Raw:
    """Read the files of this folder."""
    return shipped_rows(__package__, *FILES)


def load_rows(pack: str, where: str) -> Rows:
    """Return the rows with a pack (TOML text, empty for none) laid over them."""
    rows = rows_with_pack(shipped(), Rows, pack, where)
    check_rows(rows, where)
    return rows


def check_rows(rows: Rows, where: str) -> None:
    """Refuse what no box can hold."""
    for epoch in range(1, EPOCHS + 1):
        count = sum(card.epoch == epoch for card in rows.card)
        if count != EPOCH_CARDS:
            raise Problem("pack-epochs", where=where, epoch=epoch, count=count, needed=EPOCH_CARDS)
    track = rows.track[0]
    if track.cubes + track.hourglasses >= track.fields:
        raise Problem("pack-track", where=where, fields=track.fields)
    dealt = [card for hand in rows.hand for card in hand.cards]
    for card in dealt:
        if card not in CARDS or dealt.count(card) > 1:
            raise Problem("pack-hands", where=where, card=card)
