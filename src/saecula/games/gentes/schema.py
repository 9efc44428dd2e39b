"""What clients receive of Gentes: the shapes of its views and printed numbers."""

from __future__ import annotations

from typing import Literal, TypedDict

from saecula.games.gentes.kinds import Action, Bonus, CitySymbol, Group, Mark, Phase, PointPart, Region, Tax, TownKind
from saecula.games.shapes import Pair, Some


class WayView(TypedDict):
    """One way to lay the hourglasses of an action."""

    doubles: int
    fields: int
    free: int
    stays: int


class SourceView(TypedDict):
    """A main action available to the viewing seat, affordable or not."""

    source: str
    action: Action
    price: int
    coins: int
    gain: int
    price_most: int
    helpers: list[str]
    tile: int
    hourglasses: int
    ways: list[WayView]


class TimeView(TypedDict):
    """A time track: what lies there, and how many fields the next round begins with."""

    fields: int
    cubes: int
    singles: int
    doubles: int
    tiles: list[str]
    free: int
    stays: int
    next_free: int
    end_penalty: int


class LackView(TypedDict):
    """What a hand card lacks."""

    people: Some[Group, int]
    temple: int
    cities: Some[CitySymbol, int]
    penalty: bool
    playable: bool
    half: int


class MatView(TypedDict):
    """One seat's mat; `hand` and what its cards lack only where the hand lies open. `tie_coins` count among equals."""

    people: dict[Group, int]
    printed: Some[Group, int]
    all_people: int
    coins: int
    temple: int
    oracle: int
    time: TimeView
    hand: list[str] | None
    hand_size: int
    missing: dict[str, LackView] | None
    played: list[str]
    spent: list[str]
    symbols: dict[Mark, int]
    spaces: list[str]
    supply: int
    tired: list[str]
    bonuses: list[Bonus]
    points: int
    parts: dict[PointPart, int]
    tie_coins: int


class ActionView(TypedDict):
    """The main action in progress."""

    source: str
    action: Action
    price: int
    cost: int
    hourglasses: int
    helpers: list[str]
    trained: int
    more: int
    taken: int
    card: str | None
    effects: dict[str, int]


class ActivationView(TypedDict):
    """One seat's activation in progress: cities done, cities left beside one per region, exchanges made."""

    seat: int
    cities: list[str]
    more: int
    exchanged: dict[str, int]


class BonusView(TypedDict):
    """One stack of bonus tiles: the points of the next one, and who has taken one."""

    next: int | None
    taken: list[int]


class GentesView(TypedDict):
    """The table."""

    round: int
    epoch: int
    phase: Phase
    start: int | None
    active: int | None
    columns: list[Group | None]
    market: list[str | None]
    stock: list[str]
    later: dict[str, list[str]]
    pile: list[str]
    revealed: list[str]
    tiles: dict[str, int | None]
    spaces: dict[str, int | None]
    bonuses: dict[Bonus, BonusView]
    action: ActionView | None
    activation: ActivationView | None
    sources: list[SourceView]
    seats: list[MatView]


class RoundFacts(TypedDict):
    """A card's own main action."""

    action: Action
    coins: int
    hourglasses: int


class ExchangeFacts(TypedDict):
    """What a card exchanges in every decline."""

    coins: int
    points: int
    people: int
    times: int


class GentesCardFacts(TypedDict):
    """What is printed on a card."""

    epoch: int
    symbols: list[Mark]
    needs: Some[Group, int]
    cities: Some[CitySymbol, int]
    points: int
    gains: dict[str, int]
    loses: Some[Group, int]
    printed: Some[Group, int]
    round: RoundFacts | None
    always: dict[str, int]
    decline: dict[str, int]
    exchange: ExchangeFacts | None


class GentesTileFacts(TypedDict):
    """What is printed on a tile; only those of seafarers have a symbol."""

    action: Action
    symbol: CitySymbol | Literal["any"] | None
    coins: int
    hourglasses: int
    in_play: bool


class ColumnFacts(TypedDict):
    """What one and two people cost in a column."""

    one: int
    two: int


class ScribeFacts(TypedDict):
    """What a scribe's price allows: the places for one, two and three cards, and cards from the pile."""

    price: int
    places: list[int]
    pile: int


class PriceFacts(TypedDict):
    """The highest price of a hometown's action."""

    scribe: int
    philosopher: int


class TaxFacts(TypedDict):
    """A field of the tax collector."""

    coins: int
    hourglasses: int


class MajorCityFacts(TypedDict):
    """Where a city lies, and its symbol."""

    region: Region
    symbol: CitySymbol


class TownFacts(TypedDict):
    """A hometown; inventors have no action of their own."""

    kind: TownKind
    symbol: CitySymbol
    coins: int | None
    hourglasses: int | None


class BonusFacts(TypedDict):
    """Points of a bonus tile, for the first seat and for later ones."""

    first: int
    later: int


class GentesFacts(TypedDict):
    """The printed numbers."""

    rounds: int
    rows: list[Pair[Group]]
    group_most: int
    area_most: int
    market: int
    hand_most: int
    cities_each: int
    fields: int
    columns: list[ColumnFacts]
    scribe: list[ScribeFacts]
    price_most: PriceFacts
    taxes: Some[Tax, TaxFacts]
    tiles: dict[str, GentesTileFacts]
    regions: dict[Region, bool]
    cities: dict[str, MajorCityFacts]
    hometowns: dict[str, TownFacts]
    income: dict[CitySymbol, int]
    bonus: BonusFacts
    bonus_needs: dict[Bonus, int]
    penalty: list[int]
    cards: dict[str, GentesCardFacts]
    open_hands: bool
