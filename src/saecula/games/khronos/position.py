"""Set-up positions: any situation at the start of a phase, from a description; its JSON Schema is in docs/positions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from saecula.games.khronos import kinds, state
from saecula.games.khronos.data import Cell, MapRow, check_map
from saecula.games.khronos.kinds import Colour, Era, Phase, Tile
from saecula.games.khronos.laws import broken_laws
from saecula.games.khronos.rules.course import Rounds, Turn
from saecula.games.khronos.rules.domains import lay, rewrite, rezone
from saecula.games.khronos.state import Khronos, building, is_printed, new_khronos
from saecula.games.khronos.tables import KhronosTables, fits
from saecula.games.khronos.views import PHASE_OF_STEP
from saecula.games.shapes import impossible
from saecula.kernel.frames import settle

Small = Annotated[int, msgspec.Meta(ge=0, le=25)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
STEP_OF_PHASE = {phase: PHASE_OF_STEP.index(phase) for phase in kinds.PHASES}


class LaidBuilding(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A building: its tile and its top-left cell. A hamlet on a printed hamlet's cell is that one, with its cubes."""

    tile: Tile
    cell: Cell
    owner: Seat | None = None
    restored: bool = False  # in Reason, where military and religious buildings are ruins
    half: Seat | None = None
    cubes: dict[str, Annotated[int, msgspec.Meta(ge=1, le=9)]] = {}  # seat → inhabitants, in Reason


class Adventurer(msgspec.Struct, forbid_unknown_fields=True):
    """Where an adventurer stands, and how many cards he has played in this turn."""

    era: Era = "might"
    played: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0


class Holdings(msgspec.Struct, forbid_unknown_fields=True):
    """One seat; cubes that are neither on a map nor in the supply are out of the game."""

    money: Annotated[int, msgspec.Meta(ge=0, le=999)] = 4
    cubes: Small | None = None
    hand: dict[Colour, Small] = {}
    adventurers: Annotated[list[Adventurer], msgspec.Meta(min_length=2, max_length=2)] | None = None
    open_purse: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The start of a phase; cards that are nowhere else are in the deck, tiles that are nowhere else in the box."""

    seats: Annotated[list[Holdings], msgspec.Meta(min_length=2, max_length=5)]
    options: dict[str, bool | int | str] = {}
    round: Annotated[int, msgspec.Meta(ge=1, le=7)] = 1
    start: Seat = 0
    active: Seat | None = None
    phase: Phase = "actions"
    map: Annotated[list[MapRow], msgspec.Meta(min_length=20, max_length=20)] | Literal["plain"] | None = None
    hamlets: Annotated[list[Cell], msgspec.Meta(max_length=40)] | None = None
    might: list[LaidBuilding] = []
    faith: list[LaidBuilding] = []
    reason: list[LaidBuilding] = []
    stock: dict[Tile, Annotated[int, msgspec.Meta(ge=0, le=60)]] = {}  # the rest is out of the game
    discard: dict[Colour, Small] = {}
    display: dict[Colour, Annotated[int, msgspec.Meta(ge=0, le=3)]] | None = None
    exchanged: bool = False
    swapped: bool = False


def map_of(p: Position, lines: list[str], hamlets: list[str]) -> tuple[list[str], list[str]]:
    """Return the map and the hamlets of a description; without its own those of the box."""
    if p.map == "plain":
        lines = ["." * 16] * 20
    elif p.map is not None:
        lines = list(p.map)
    hamlets = list(p.hamlets) if p.hamlets is not None else hamlets
    check_map(lines, hamlets, "map")
    return lines, hamlets


def set_up(p: Position, t: KhronosTables, rules: int) -> Khronos:
    """Return the world of a description; raise a Problem if it cannot exist."""
    s = new_khronos(len(p.seats), rules, t)
    active = p.start if p.active is None else p.active
    if max(p.start, active) >= s.seats:
        raise impossible("seat", seats=len(p.seats))
    for era in range(kinds.ERA_COUNT):
        rezone(s, era)
        for described in (p.might, p.faith, p.reason)[era]:
            set_building(s, era, described)
    set_stock(s, p)
    set_cards(s, p)
    for seat, player in enumerate(p.seats):
        set_player(s, seat, player)
    s.round, s.start, s.active = p.round, p.start, active
    s.turn = (active - p.start) % len(p.seats) + 1
    s.push(Rounds())
    s.push(Turn(STEP_OF_PHASE[p.phase]))
    broken = broken_laws(s)
    if broken:
        raise impossible("unsound", law=broken[0])
    settle(s)
    s.exchanged, s.swapped = p.exchanged, p.swapped
    settle(s)
    return s


def set_building(s: Khronos, era: int, described: LaidBuilding) -> None:
    """Lay one building and take its cubes from the supply."""
    tile = kinds.TILES.index(described.tile)
    cell = kinds.CELL_NAMES.index(described.cell)
    printed = tile == kinds.TILES.index("hamlet") and bool(s.has_hamlet(cell))
    b = int(s.at(era, cell)) if printed else new_building(s, era, tile, cell, described)
    for key, cubes in described.cubes.items():
        seat = int(key) if key.isdigit() else state.NONE
        if era != kinds.REASON or tile // kinds.RANKS != kinds.CIVIL or not 0 <= seat < s.seats:
            raise impossible("cubes", tile=described.tile, cell=described.cell, era=kinds.ERAS[era])
        b += cubes << state.CUBES_AT + state.CUBES_BITS * seat
        s.cubes[seat] -= cubes
    if printed and not is_printed(b):
        raise impossible("not-free", tile=described.tile, cell=described.cell, era=kinds.ERAS[era])
    if printed:
        rewrite(s, era, b)
    else:
        s.stock[tile] -= 1
        lay(s, era, b)


def new_building(s: Khronos, era: int, tile: int, cell: int, described: LaidBuilding) -> int:
    """§2.1, §A1 Return a building that may stand there."""
    owned = tile // kinds.RANKS != kinds.CIVIL and era != kinds.REASON
    rank = tile % kinds.RANKS + 1
    if not fits(rank, cell) or (era == kinds.REASON and rank == kinds.SMALL):
        raise impossible("no-place", tile=described.tile, cell=described.cell, era=kinds.ERAS[era])
    cells = [cell + i // rank * 16 + i % rank for i in range(rank * rank)]
    for here in cells:
        under = s.at(era, here)
        if under != state.EMPTY and not (
            tile // kinds.RANKS == kinds.CIVIL and rank > kinds.SMALL and is_printed(under)
        ):
            raise impossible("not-free", tile=described.tile, cell=described.cell, era=kinds.ERAS[era])
        if s.t.terrain[here] == kinds.RIVER and (tile // kinds.RANKS != kinds.CIVIL or rank == kinds.SMALL):
            raise impossible("no-place", tile=described.tile, cell=described.cell, era=kinds.ERAS[era])
    if owned != (described.owner is not None) or (described.owner or 0) >= s.seats:
        raise impossible("owner", tile=described.tile, cell=described.cell, era=kinds.ERAS[era])
    b = int(building(tile, cell, state.NONE if described.owner is None else described.owner))
    if described.owner is not None:
        s.cubes[described.owner] -= 1
    if era == kinds.REASON and tile // kinds.RANKS != kinds.CIVIL and not described.restored:
        b |= 1 << state.RUIN_AT
    if described.half is not None:
        if not b >> state.RUIN_AT & 1 or s.t.building_ruin[tile] < 2 or described.half >= s.seats:
            raise impossible("half", tile=described.tile, cell=described.cell, era=kinds.ERAS[era])
        b |= described.half + 1 << state.HALF_AT
        s.cubes[described.half] -= 1
    return b


def set_stock(s: Khronos, p: Position) -> None:
    """Leave as many tiles in the box as described; the rest is out of the game."""
    for tile, left in p.stock.items():
        i = kinds.TILES.index(tile)
        if left > s.stock[i]:
            raise impossible("stock", tile=tile, most=int(s.stock[i]))
        s.gone[i] += s.stock[i] - left
        s.stock[i] = left


def set_cards(s: Khronos, p: Position) -> None:
    """Lay out display, discard pile and hands; the deck has the rest."""
    if p.display is not None:
        if not s.t.holdem or sum(p.display.values()) != kinds.CARD_COUNT:
            raise impossible("display")
        for card in range(kinds.CARD_COUNT):
            s.deck[card] += s.display[card]
            s.display[card] = 0
        take_cards(s, s.display, 0, {str(card): n for card, n in p.display.items()})
    take_cards(s, s.discard, 0, {str(card): n for card, n in p.discard.items()})
    for seat, player in enumerate(p.seats):
        take_cards(s, s.hands, seat * kinds.CARD_COUNT, {str(card): n for card, n in player.hand.items()})
        if s.hand_size(seat) > state.HAND:
            raise impossible("too-many", seat=seat, what="hand", amount=int(s.hand_size(seat)), most=state.HAND)


def take_cards(s: Khronos, row: Any, at: int, cards: dict[str, int]) -> None:  # noqa: ANN401 - a Row
    """Move cards from the deck."""
    for card, n in cards.items():
        i = kinds.CARDS.index(card)
        if n > s.deck[i]:
            raise impossible("cards", card=card, most=int(s.deck[i]))
        s.deck[i] -= n
        row[at + i] += n


def set_player(s: Khronos, seat: int, player: Holdings) -> None:
    """Fill in one seat."""
    s.money[seat] = player.money
    if s.cubes[seat] < (player.cubes or 0):
        raise impossible("too-many", seat=seat, what="cubes", amount=player.cubes, most=int(s.cubes[seat]))
    if player.cubes is not None:
        s.cubes[s.seats + seat] = s.cubes[seat] - player.cubes
        s.cubes[seat] = player.cubes
    for i, adventurer in enumerate(player.adventurers or []):
        s.eras[seat * kinds.ADVENTURERS_EACH + i] = kinds.ERAS.index(adventurer.era)
        s.played[seat * kinds.ADVENTURERS_EACH + i] = adventurer.played
    if player.open_purse:
        s.open_purses |= 1 << seat
