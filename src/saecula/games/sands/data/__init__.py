"""The rows of Sands: read once, laid over by an owner's pack."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from saecula.games.packs import Positive, Raw, Row, Whole, rows_with_pack, shipped_rows
from saecula.games.sands.kinds import EFFECTS, GOODS, LANDS, MAX_CAPACITY, POWERS
from saecula.kernel.problem import Problem

FILES = ("map.toml", "board.toml", "cards.toml", "advances.toml", "structures.toml")
MAX_SPACES = 15  # three dynasties and the extra spaces fit into one bit set
SEAT_COUNTS = (2, 3, 4, 5)

Category = Literal["civil", "political", "cultural"]
Seats = Annotated[int, msgspec.Meta(ge=2, le=5)]
Few = Annotated[int, msgspec.Meta(ge=0, le=9)]
Words = dict[str, Few]


class Land(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A territory: how many seats it needs, its terrain, and where it is drawn."""

    players: Seats
    terrain: Literal["plains", "mountain", "island"]
    x: Whole
    y: Whole


class Border(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A border or a dotted line: the two lands it joins, and the trade good on it."""

    ends: Annotated[list[str], msgspec.Meta(min_length=2, max_length=2)]
    dotted: bool = False
    good: str = ""
    in_play: bool = True


class Tile(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A resource tile: its back and its front."""

    players: Seats
    resource: Literal["crops", "gold"]
    capacity: Annotated[int, msgspec.Meta(ge=1, le=MAX_CAPACITY)]


class Dynasty(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A stretch of the dynasty track: its spaces, and which of them (from 0) show a peasant, for either option."""

    spaces: Annotated[int, msgspec.Meta(ge=1, le=MAX_SPACES)]
    growth: list[Whole]
    growth_six: list[Whole]


class GenerationSpace(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the generation track with a number: the generation continues only if the die reaches it."""

    number: Annotated[int, msgspec.Meta(ge=1, le=7)]


class Track(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The ends of tracks, and the boxes of an emphasis card."""

    unrest_lowest: Annotated[int, msgspec.Meta(ge=0, le=3)]
    heritage_most: Positive
    emphasis_boxes: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Supply(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many tiles of each structure a number of seats uses, by the rulebook of either language."""

    tiles: Whole
    tiles_german: Whole


class Chronicle(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A chronicle card: the heritage it needs, its points, and what each bin asks for."""

    heritage: Whole
    points: Whole
    structures: Whole
    fountains: Whole
    territories: Whole
    population: Whole
    contacts: Whole
    lyres: Whole


class Action(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An action card: its symbols, and the category of its box."""

    symbols: list[Category]
    lock: Category | None = None


class Root(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An advance of level 1, printed on the chronicle board."""

    fountains: Few
    lyres: Few
    unlocks: Category | None = None
    effects: Words = msgspec.field(default_factory=dict)


class AdvanceCard(Root, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An advance card."""

    category: Category
    level: Annotated[int, msgspec.Meta(ge=2, le=4)]


class Structure(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A structure: what it costs, shows, brings when built, and does."""

    category: Category
    level: Few  # a city's is never read: it is the capacity of its territory
    tiles: Whole
    fountains: Few
    lyres: Few
    heritage: Few
    place: Literal["anywhere", "colony", "city"] = "anywhere"
    lock: Category | None = None
    always: Words = msgspec.field(default_factory=dict)
    boxed: Words = msgspec.field(default_factory=dict)


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rows of Sands."""

    land: list[Land]
    border: list[Border]
    tile: list[Tile]
    dynasty: list[Dynasty]
    generation: list[GenerationSpace]
    track: list[Track]
    supply: list[Supply]
    chronicle: list[Chronicle]
    action: list[Action]
    root: list[Root]
    advance: list[AdvanceCard]
    structure: list[Structure]


def shipped() -> Raw:
    """Read the files of this folder."""
    return shipped_rows(__package__, *FILES)


def load_rows(pack: str, where: str) -> Rows:
    """Return the rows with a pack (TOML text, empty for none) laid over them."""
    rows = rows_with_pack(shipped(), Rows, pack, where)
    check_words(rows, where)
    check_map(rows, where)
    return rows


def check_words(rows: Rows, where: str) -> None:
    """Raise a Problem if an effect is not in the vocabulary."""
    for advance in [*rows.root, *rows.advance]:
        refuse_unknown(where, advance.key, advance.effects, EFFECTS)
    for structure in rows.structure:
        refuse_unknown(where, structure.key, structure.always | structure.boxed, POWERS)


def refuse_unknown(where: str, row: str, words: Words, known: tuple[str, ...]) -> None:
    """Raise a Problem for the first unknown word."""
    for word in words:
        if word not in known:
            raise Problem("pack-unknown-effect", where=where, row=row, effect=word, known=", ".join(known))


def check_map(rows: Rows, where: str) -> None:
    """Raise a Problem where borders or tiles do not fit the territories."""
    seen: set[frozenset[str]] = set()
    for border in rows.border:
        ends = frozenset(border.ends)
        if not ends <= set(LANDS) or len(ends) == 1 or (border.in_play and ends in seen):
            raise Problem("pack-border", where=where, row=border.key)
        if border.good and border.good not in GOODS:
            raise Problem("pack-unknown-good", where=where, row=border.key, known=", ".join(GOODS))
        if border.in_play:
            seen.add(ends)
    for seats in SEAT_COUNTS:
        tiles = sum(tile.players <= seats for tile in rows.tile)
        lands = sum(land.players <= seats for land in rows.land)
        if tiles != lands or lands < 3 * seats:
            raise Problem("pack-tiles", where=where, seats=seats, tiles=tiles, lands=lands)
