"""What clients receive of Sands: the shapes of its views and printed numbers."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from saecula.games.sands.kinds import (
    Bin,
    Border,
    Card,
    Category,
    Citizen,
    Land,
    Phase,
    Place,
    Resource,
    Root,
    ScorePart,
    Structure,
    Terrain,
)
from saecula.games.shapes import Pair, Some

Piece = Literal[Citizen, "caravan"]
StrengthTerm = Literal["peasants", "warriors", "terrain", "advances", "defence"]


class Crowd(TypedDict):
    """Citizens in a territory."""

    peasant: int
    warrior: int


class LandView(TypedDict):
    """One territory; `citizens` by the number of their seat."""

    resource: Resource | None
    capacity: int
    owner: int | None
    status: Literal["capital", "province", "colony"] | None
    structures: list[Structure]
    citizens: dict[str, Crowd]
    crowd: int
    room: int


class PileView(TypedDict):
    """A pile of advances; its top card where the looking seat has seen it."""

    cards: int
    top: str | None


class TermView(TypedDict):
    """A part of a strength."""

    key: StrengthTerm
    count: int
    each: int
    strength: int


class SideView(TypedDict):
    """One side of a battle; after the dice only seat, die and total are told."""

    seat: int
    terms: NotRequired[list[TermView]]
    base: NotRequired[int]
    die_most: NotRequired[int]
    has_set: NotRequired[bool]
    die: int | None
    total: int | None


class BattleView(TypedDict):
    """The attack in progress; `pip` is the strength of one pip of a die."""

    land: Land
    won: bool | None
    sides: Pair[SideView]
    pip: int


class JourneyView(TypedDict):
    """The movement in progress: roads asked for, roads that may be used, who has arrived."""

    stage: Literal["request", "permission", "moves"]
    seat: int
    asked: NotRequired[list[Land]]
    allowed: NotRequired[list[Land]]
    denied: NotRequired[list[Land]]
    raid: NotRequired[bool]
    steps: NotRequired[int]
    roads: NotRequired[list[Land]]
    moved: NotRequired[int]
    came: NotRequired[Some[Land, Crowd]]


class DrawView(TypedDict):
    """The draw in progress; the cards only for the one who draws."""

    seat: int
    tree: Root
    level: int
    drawn: int
    cards: list[str]


class EmpireView(TypedDict):
    """What a seat has in a bin's category, the heritage that counts, and the chronicles it could score."""

    has: int
    heritage: int
    scores: list[str]


class SandsSeatView(TypedDict):
    """One player's empire and cards; `pair` and `chronicles` are the looking seat's own."""

    points: int
    parts: dict[ScorePart, int]
    crops: int
    gold: int
    income: dict[Resource, int]
    unrest: int
    unrest_most: int
    heritage: dict[Category, int]
    lands: list[Land]
    capital: Land | None
    crowded: list[Land]
    caravans: list[Border]
    network: list[Land]
    goods: int
    supply: dict[Piece, int]
    markers: Some[Root, int]
    advances: list[str]
    unlocked: list[Category]
    emphasis: Category | None
    boxes: int
    used: list[Card]
    hand: list[Card]
    selected: bool
    pair: Pair[Card] | None
    bins: Some[Bin, str]
    chronicles: list[str] | None
    empire: dict[Bin, EmpireView]


class TurnView(TypedDict):
    """The turn in progress."""

    cards: list[Card]
    card: Card | None
    acted: bool
    bonus: str | None
    patron: Category | None
    exchanged: bool
    repeated: bool


class SelectingView(TypedDict):
    """Who has laid two cards face down, and who has not yet."""

    done: list[int]
    waiting: list[int]


class SandsView(TypedDict):
    """The table; `laying` is the bin that a chronicle is about to be laid into."""

    phase: Phase
    dynasty: int
    generation: int
    turn: int
    position: int
    start: int
    active: int | None
    acting: TurnView | None
    lands: Some[Land, LandView]
    trees: dict[Root, list[str]]
    piles: dict[str, PileView]
    supply: dict[Structure, int]
    flipped: bool
    selecting: SelectingView | None
    battle: BattleView | None
    journey: JourneyView | None
    drawn: DrawView | None
    laying: Bin | None
    seats: list[SandsSeatView]


class LandFacts(TypedDict):
    """Where a territory lies, and what it borders on."""

    in_play: bool
    terrain: Terrain
    near: list[Land]
    x: int
    y: int


class BorderFacts(TypedDict):
    """What a border joins and carries."""

    ends: Pair[Land]
    dotted: bool
    good: str | None
    in_play: bool


class StructureFacts(TypedDict):
    """What is printed on a structure; the level of a city is its territory's capacity."""

    category: Category
    level: int | None
    fountains: int
    lyres: int
    heritage: int
    place: Place
    lock: Category | None
    tiles: int


class AdvanceFacts(TypedDict):
    """What is printed on an advance."""

    category: Category
    level: int
    fountains: int
    lyres: int
    unlocks: Category | None


class ChronicleFacts(TypedDict):
    """What is printed on a chronicle."""

    heritage: int
    points: int
    needs: dict[Bin, int]


class SandsCardFacts(TypedDict):
    """What is printed on an action card."""

    symbols: list[Category]
    lock: Category | None


class UnrestFacts(TypedDict):
    """The ends of the track of unrest."""

    lowest: int
    most: int


class SandsFacts(TypedDict):
    """Map, cards, tracks and limits."""

    lands: dict[Land, LandFacts]
    borders: dict[Border, BorderFacts]
    structures: dict[Structure, StructureFacts]
    advances: dict[str, AdvanceFacts]
    trees: dict[Root, Category]
    chronicles: dict[str, ChronicleFacts]
    bins: dict[Bin, Category]
    cards: dict[Card, SandsCardFacts]
    dynasty_ends: list[int]
    growth: list[int]
    turns: int
    numbers: list[int]
    unrest: UnrestFacts
    heritage_most: int
    boxes: int
    lands_most: int
    pieces: dict[Piece, int]
