"""What clients receive of Khronos: the shapes of its views, printed numbers and foreseen changes."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from saecula.games.khronos.kinds import Adventurer, Colour, Era, Phase, Tile
from saecula.games.shapes import Some


class BuildingView(TypedDict):
    """A building, named by its top-left cell; `half` is whose cube marks a half restoration, `cubes` are per seat.

    `value` is of the side that shows, `domain` the first cell of its domain.
    """

    cell: str
    tile: Tile
    kind: Colour
    rank: int
    value: int
    owner: int | None
    printed: bool
    ruin: bool
    half: int | None
    cubes: list[int]
    domain: str


class DomainView(TypedDict):
    """A domain, named by its first cell; its members by their top-left cells."""

    cell: str
    members: list[str]
    rulers: list[int]
    tax: int
    strength: dict[Colour, int]
    inhabitants: list[int] | None


class EraView(TypedDict):
    """One map."""

    key: Era
    buildings: list[BuildingView]
    domains: list[DomainView]


class AdventurerView(TypedDict):
    """Where an adventurer is, and how many cards it may still play."""

    era: Era
    plays_left: int


class KhronosSeatView(TypedDict):
    """One seat; of others' hands the cards that everybody saw. `taxes` are what it would collect in each era."""

    money: int | None
    purse: Literal["open", "covered"]
    cubes: int
    cards: int
    hand: dict[Colour, int]
    adventurers: dict[Adventurer, AdventurerView]
    taxes: dict[Era, int]
    taxes_now: int


class PendingView(TypedDict):
    """What is half done."""

    what: Literal["place", "surcharge", "split", "restore", "keeper", "victim", "shrink"]
    seat: int
    era: NotRequired[Era]
    tile: NotRequired[Tile | None]
    cards: NotRequired[int]
    cells: NotRequired[list[str]]
    seats: NotRequired[list[int]]


class KhronosView(TypedDict):
    """The table."""

    round: int
    start: int
    active: int | None
    phase: Phase | None
    eras: list[EraView]
    stock: dict[Tile, int]
    gone: Some[Tile, int]
    deck: int
    discard: dict[Colour, int]
    display: dict[Colour, int] | None
    pending: PendingView | None
    seats: list[KhronosSeatView]


class KhronosTileFacts(TypedDict):
    """What is printed on a tile."""

    kind: Colour
    rank: int
    tiles: int
    cost: int
    tax: int
    ruin: int
    capacity: int


class SurchargeFacts(TypedDict):
    """Cards more for a place on a kind of terrain, and whether several add up."""

    forest: int
    mountain: int
    adds: bool


class IncomeFacts(TypedDict):
    """Coins for building in an era."""

    might: int
    faith: int


class KhronosFacts(TypedDict):
    """The printed numbers; the map has a letter per cell: `.` plain, `F` forest, `M` mountain, `~` river."""

    rows: int
    columns: int
    map: list[str]
    hamlets: list[str]
    tiles: dict[Tile, KhronosTileFacts]
    cards: dict[Colour, int]
    surcharge: SurchargeFacts
    income: IncomeFacts
    rounds: int
    tax_rounds: list[int]
    money: int
    cubes: int
    hand: int
    plays: int
    exchange_price: int
    fare: int
    demolition: int


class DomainChange(TypedDict):
    """A domain and the domains it is made of; read backwards, those it falls into."""

    cell: str
    of: list[str]


class EraChanges(TypedDict):
    """What changes on one map."""

    appear: list[BuildingView]
    vanish: list[BuildingView]
    change: list[BuildingView]
    joined: list[DomainChange]
    split: list[DomainChange]


class SeatChanges(TypedDict):
    """What changes for one seat."""

    money: int
    cubes: int
    cards: int
    taxes: dict[Era, int]
    taxes_now: int


class PriceView(TypedDict):
    """A price in cards of a colour, and in coins; while the place is open a span of prices over `sites` places."""

    card: Colour
    cost: int
    cost_most: NotRequired[int]
    surcharge: int
    surcharge_most: NotRequired[int]
    coins: int
    income: int
    enlarges: NotRequired[Tile | None]
    sites: NotRequired[int]
    enlarging: NotRequired[int]


class KhronosChanges(TypedDict):
    """What a choice would change."""

    price: PriceView | None
    eras: dict[Era, EraChanges]
    seats: list[SeatChanges]
    pending: PendingView | None
