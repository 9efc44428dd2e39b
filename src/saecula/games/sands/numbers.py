"""The numbers of a match, worked out from typed rows, options and the number of seats."""

from __future__ import annotations

from functools import cache

from saecula.games.packs import columns_for, numbers_for
from saecula.games.sands import kinds
from saecula.games.sands.data import Border, Root, Rows, Structure, load_rows
from saecula.games.sands.tables import SandsTables
from saecula.kernel.rows import Row, row
from saecula.kernel.title import ON, Options

PACK = "pack"
NONE = -1


@cache
def rows_of(pack: str) -> Rows:
    """Return the rows with a pack laid over them."""
    return load_rows(pack, PACK)


@cache
def tables_of(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> SandsTables:
    """Return the numbers of a match."""
    return tables_from(rows_of(pack), seats, dict(options))


def mask(members: list[int]) -> int:
    """Return a bit set."""
    return sum(1 << member for member in set(members))


def category(key: str | None) -> int:
    """Return a category by its key, NONE without."""
    return NONE if key is None else kinds.CATEGORIES.index(key)


def tables_from(rows: Rows, seats: int, options: Options) -> SandsTables:
    """Return the numbers of a match."""
    in_play = [i for i, land in enumerate(rows.land) if land.players <= seats]
    ends = [(kinds.LANDS.index(border.ends[0]), kinds.LANDS.index(border.ends[1])) for border in rows.border]
    used = [i for i, border in enumerate(rows.border) if is_used(border, in_play)]
    advances: list[Root] = [*rows.root, *rows.advance]
    cards = list(rows.advance)
    spaces = [dynasty.spaces for dynasty in rows.dynasty]
    assert len(ends) == kinds.BORDER_COUNT
    assert len(rows.action) == kinds.ACTION_COUNT
    return SandsTables(
        **numbers_for(SandsTables, rows.track[0]),
        **columns_for(
            SandsTables, land=rows.land, chronicle=rows.chronicle, advance=advances, structure=rows.structure
        ),
        in_play=mask(in_play),
        near=near(ends, used, in_play),
        terrain=row([kinds.TERRAINS.index(land.terrain) for land in rows.land]),
        end_a=row([a for a, _ in ends]),
        end_b=row([b for _, b in ends]),
        borders_at=row([mask([i for i in used if land in ends[i]]) for land in range(kinds.LAND_COUNT)]),
        borders=mask(used),
        goods=mask([i for i in used if rows.border[i].good]),
        good=row([kinds.GOODS.index(border.good) if border.good else NONE for border in rows.border]),
        dotted=mask([i for i, border in enumerate(rows.border) if border.dotted]),
        tiles=tiles(rows, seats),
        dynasty_end=row([sum(spaces[: i + 1]) for i in range(len(spaces))]),
        growth=growth(rows, six=options["growth_icons"] == "six"),
        number=row([0, 0, *[space.number for space in rows.generation], 0]),
        supply=supply(rows, seats, german=options["structure_tiles"] == "german"),
        threshold=row([getattr(card, place) for card in rows.chronicle for place in kinds.BINS]),
        card_symbols=row([mask([kinds.CATEGORIES.index(symbol) for symbol in card.symbols]) for card in rows.action]),
        card_lock=row([category(card.lock) for card in rows.action]),
        advance_category=row([i // 2 for i in range(len(kinds.ROOTS))] + [category(card.category) for card in cards]),
        advance_level=row([1] * len(kinds.ROOTS) + [card.level for card in cards]),
        advance_unlocks=row([category(advance.unlocks) for advance in advances]),
        effects=row([advance.effects.get(effect, 0) for advance in advances for effect in kinds.EFFECTS]),
        piles=piles(rows),
        structure_category=row([category(structure.category) for structure in rows.structure]),
        structure_place=row([kinds.PLACES.index(structure.place) for structure in rows.structure]),
        structure_lock=row([category(structure.lock) for structure in rows.structure]),
        always=row([structure.always.get(power, 0) for structure in rows.structure for power in kinds.POWERS]),
        boxed=row([structure.boxed.get(power, 0) for structure in rows.structure for power in kinds.POWERS]),
        with_power=row([mask(having(rows.structure, power)) for power in kinds.POWERS]),
        own_cities_give_heritage=options["own_cities_give_heritage"] == ON,
        tribute_per_caravan=options["tribute"] == "per_caravan",
        bonus_once=options["bonus_unrest"] == "first_use",
        repeat_when_chosen=options["repeat_unrest"] == "chosen",
        die_to_own_most=options["attack_die"] == "own_maximum",
        annex_first=options["conquer_order"] == "any",
    )


def is_used(border: Border, in_play: list[int]) -> bool:
    """§3.0, R110 Say whether a border has at least one side in play."""
    return border.in_play and any(kinds.LANDS.index(end) in in_play for end in border.ends)


def near(ends: list[tuple[int, int]], used: list[int], in_play: list[int]) -> Row:
    """§2.1 Return the adjacent lands of each land, as bit sets; lands out of play are left out."""
    found: list[list[int]] = [[] for _ in range(kinds.LAND_COUNT)]
    for i in used:
        a, b = ends[i]
        if a in in_play and b in in_play:
            found[a].append(b)
            found[b].append(a)
    return row([mask(lands) for lands in found])


def tiles(rows: Rows, seats: int) -> Row:
    """§3.0 B Return how many tiles of each kind are in play."""
    counts = [0] * (len(kinds.RESOURCES) * kinds.MAX_CAPACITY)
    for tile in rows.tile:
        if tile.players <= seats:
            counts[kinds.RESOURCES.index(tile.resource) * kinds.MAX_CAPACITY + tile.capacity - 1] += 1
    return row(counts)


def growth(rows: Rows, *, six: bool) -> int:
    """§4.3 Return the spaces with a peasant icon, as a bit set."""
    found: list[int] = []
    start = 0
    for dynasty in rows.dynasty:
        found += [start + space for space in (dynasty.growth_six if six else dynasty.growth) if space < dynasty.spaces]
        start += dynasty.spaces
    return mask(found)


def supply(rows: Rows, seats: int, *, german: bool) -> Row:
    """§3.0 F, R1 Return the tiles of each structure; all cities are always used."""
    used = next(line for line in rows.supply if line.key == str(seats))
    most = used.tiles_german if german else used.tiles
    return row(
        [
            structure.tiles if i == kinds.CITY else min(structure.tiles, most)
            for i, structure in enumerate(rows.structure)
        ]
    )


def piles(rows: Rows) -> Row:
    """§3.0 H Return the cards of each category and level, as bit sets."""
    assert len(rows.advance) == len(kinds.ADVANCE_CARDS)
    found = [0] * (len(kinds.CATEGORIES) * kinds.LEVELS)
    for i, card in enumerate(rows.advance):
        found[category(card.category) * kinds.LEVELS + card.level - 1] |= 1 << (
            len(kinds.ADVANCES) - len(kinds.ADVANCE_CARDS) + i
        )
    return row(found)


def having(structures: list[Structure], power: str) -> list[int]:
    """Return the structures that have a power, open or boxed."""
    return [i for i, structure in enumerate(structures) if power in structure.always or power in structure.boxed]
