"""What can never be: the laws of Khronos that every state keeps, reckoned from the cells alone, for the tests."""

from __future__ import annotations

from saecula.games.khronos import kinds, state
from saecula.games.khronos.state import Khronos


def broken_laws(s: Khronos) -> list[str]:
    """Return the names of the laws that a state breaks."""
    broken = []
    for era in range(kinds.ERA_COUNT):
        broken += broken_ground(s, era)
        if era != kinds.REASON and not is_repairing(s) and not ranks_are_unique(s, era):
            broken.append("one-highest-building-per-domain")
        if not domains_are_true(s, era):
            broken.append("domains-are-true")
    if not tiles_are_conserved(s):
        broken.append("tiles-are-conserved")
    if not cubes_are_conserved(s):
        broken.append("cubes-are-conserved")
    if not cards_are_conserved(s):
        broken.append("cards-are-conserved")
    if min(list(s.money)) < 0:
        broken.append("money-is-not-negative")
    return broken


def buildings(s: Khronos, era: int) -> list[int]:
    """Return the visible buildings of an era, each once."""
    cells = list(s.board[era * kinds.CELLS : (era + 1) * kinds.CELLS])
    return [b for cell, b in enumerate(cells) if b != state.EMPTY and state.cell_of(b) == cell]


def cells_of(b: int) -> list[int]:
    """Return the cells that a building covers."""
    rank = int(state.rank_of(b))
    return [int(state.cell_of(b)) + row * kinds.COLUMNS + column for row in range(rank) for column in range(rank)]


def is_repairing(s: Khronos) -> bool:
    """§C Say whether the hierarchy is just being repaired, or about to be."""
    return any(type(frame).__name__ in ("Repair", "Ripple", "Demolition") for frame in s.stack())


def broken_ground(s: Khronos, era: int) -> list[str]:
    """§5.14 2, 4 Every building covers its own cells; river, hamlets, owners and inhabitants as the rules say."""
    broken = []
    covered = 0
    for b in buildings(s, era):
        cells = cells_of(b)
        covered += len(cells)
        civil = state.kind_of(b) == kinds.CIVIL
        if any(s.at(era, cell) != b for cell in cells):
            broken.append("no-two-buildings-overlap")
        if any(s.t.terrain[cell] == kinds.RIVER for cell in cells) and (not civil or state.rank_of(b) == kinds.SMALL):
            broken.append("only-towns-and-cities-in-the-river")
        if not civil and any(s.has_hamlet(cell) for cell in cells):
            broken.append("only-civil-buildings-over-hamlets")
        if (state.owner_of(b) != state.NONE) != (not civil and era != kinds.REASON):
            broken.append("owners-in-might-and-faith")
        if era == kinds.REASON and state.rank_of(b) == kinds.SMALL and not state.is_printed(b):
            broken.append("nothing-small-in-reason")
        room = (
            max(int(s.t.building_capacity[tile]) for tile in range(kinds.CIVIL * kinds.RANKS, state.tile_of(b) + 1))
            if civil
            else 0
        )
        if state.all_cubes(b) > (room if era == kinds.REASON else 0):
            broken.append("inhabitants-within-capacity")
        if state.half_of(b) != state.NONE and not state.is_ruin(b):
            broken.append("half-restored-are-ruins")
    if covered != sum(b != state.EMPTY for b in list(s.board[era * kinds.CELLS : (era + 1) * kinds.CELLS])):
        broken.append("every-taken-cell-has-a-building")
    if any(s.has_hamlet(cell) and s.at(era, cell) == state.EMPTY for cell in range(kinds.CELLS)):
        broken.append("hamlets-stay")
    return broken


def components(s: Khronos, era: int) -> list[set[int]]:
    """§A2 Return the domains of an era as sets of cells, found by growing each from one cell."""
    left = {cell for cell in range(kinds.CELLS) if s.at(era, cell) != state.EMPTY}
    found = []
    while left:
        domain: set[int] = set()
        edge = {min(left)}
        while edge:
            domain |= edge
            beside = {cell + step for cell in edge for step in (-kinds.COLUMNS, kinds.COLUMNS)}
            beside |= {cell - 1 for cell in edge if cell % kinds.COLUMNS} | {
                cell + 1 for cell in edge if (cell + 1) % kinds.COLUMNS
            }
            edge = (beside & left) - domain
        left -= domain
        found.append(domain)
    return found


def domains_are_true(s: Khronos, era: int) -> bool:
    """§A2 Say whether the domains kept in the state are those that its cells show."""
    kept = {cell: int(s.zone[era * kinds.CELLS + cell]) for cell in range(kinds.CELLS)}
    shown = dict.fromkeys(range(kinds.CELLS), 0)
    for domain in components(s, era):
        shown |= dict.fromkeys(domain, min(domain) + 1)
    tops = [0] * kinds.CELLS
    for domain in components(s, era):
        for kind in (kinds.MILITARY, kinds.RELIGIOUS):
            ranks = ranks_in(s, era, domain, kind)
            if ranks:
                tops[min(domain)] |= (max(ranks) | ranks.count(max(ranks)) << 2) << 8 * kind
    taken = [
        sum(1 << column for column in range(kinds.COLUMNS) if kept[row * kinds.COLUMNS + column]) for row in range(20)
    ]
    return (kept, tops, taken) == (
        shown,
        list(s.tops[era * kinds.CELLS : (era + 1) * kinds.CELLS]),
        list(s.taken[era * 20 : (era + 1) * 20]),
    )


def ranks_in(s: Khronos, era: int, domain: set[int], kind: int) -> list[int]:
    """§A3 Return the ranks of a domain's buildings of a kind."""
    found = [int(s.at(era, cell)) for cell in sorted(domain) if state.cell_of(s.at(era, cell)) == cell]
    return [int(state.rank_of(b)) for b in found if state.kind_of(b) == kind]


def ranks_are_unique(s: Khronos, era: int) -> bool:
    """§5.14 1, §A3 Say whether each domain has at most one military and one religious building of the highest rank."""
    every = [
        ranks_in(s, era, domain, kind) for domain in components(s, era) for kind in (kinds.MILITARY, kinds.RELIGIOUS)
    ]
    return all(ranks.count(max(ranks)) == 1 for ranks in every if ranks)


def tiles_are_conserved(s: Khronos) -> bool:
    """§5.14 3 Tiles on the maps, in the box and out of the game are all there are."""
    laid = [state.tile_of(b) for era in range(kinds.ERA_COUNT) for b in buildings(s, era) if not state.is_printed(b)]
    return all(
        laid.count(tile) + s.stock[tile] + s.gone[tile] == s.t.building_tiles[tile] and s.stock[tile] >= 0
        for tile in range(len(kinds.TILES))
    )


def cubes_are_conserved(s: Khronos) -> bool:
    """§5.14 3 Cubes on the maps and in the supply are 25 per seat."""
    every = [b for era in range(kinds.ERA_COUNT) for b in buildings(s, era)]
    for seat in range(int(s.seats)):
        laid = sum(
            (state.owner_of(b) == seat) + (state.half_of(b) == seat) + int(state.cubes_on(b, seat)) for b in every
        )
        if laid + s.cubes[seat] + s.cubes[s.seats + seat] != state.CUBES_EACH or s.cubes[seat] < 0:
            return False
    return True


def cards_are_conserved(s: Khronos) -> bool:
    """§5.14 5 Cards in hands, deck, discard pile and display are all there are; known ones are there."""
    for card in range(kinds.CARD_COUNT):
        held = sum(int(s.in_hand(seat, card)) for seat in range(int(s.seats)))
        rows = [int(row[card]) for row in (s.deck, s.discard, s.display)]
        if held + sum(rows) != s.t.card_cards[card] or min(rows) < 0:
            return False
    return all(0 <= s.known[at] <= s.hands[at] for at in range(int(s.seats) * kinds.CARD_COUNT))
