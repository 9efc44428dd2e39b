"""The printed numbers of a match: for clients, once, and for help texts."""

from __future__ import annotations

from saecula.games.khronos.kinds import CARDS, CELL_NAMES, CELLS, CIVIL, COLUMNS, RANKS, ROWS, TERRAIN_LETTERS, TILES
from saecula.games.khronos.rules.build import DEMOLITION
from saecula.games.khronos.rules.cards import EXCHANGE_PRICE
from saecula.games.khronos.rules.copies import INCOME_IN_FAITH, INCOME_IN_MIGHT
from saecula.games.khronos.rules.course import FARE
from saecula.games.khronos.rules.taxes import LAST_ROUND, TAX_ROUNDS
from saecula.games.khronos.schema import KhronosFacts
from saecula.games.khronos.state import CUBES_EACH, HAND, MONEY_AT_START, PLAYS_EACH, Khronos
from saecula.games.khronos.views import counts


def facts(s: Khronos) -> KhronosFacts:
    """Return the printed numbers of this match, and the map."""
    t = s.t
    letters = [TERRAIN_LETTERS[kind] for kind in list(t.terrain)]
    return {
        "rows": ROWS,
        "columns": COLUMNS,
        "map": ["".join(letters[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)],
        "hamlets": [CELL_NAMES[cell] for cell in range(CELLS) if s.has_hamlet(cell)],
        "tiles": {
            tile: {
                "kind": CARDS[i // RANKS],
                "rank": i % RANKS + 1,
                "tiles": int(t.building_tiles[i]),
                "cost": int(t.building_cost[i]),
                "tax": int(t.building_tax[i]),
                "ruin": int(t.building_ruin[i]) if i // RANKS != CIVIL else 0,
                "capacity": int(t.building_capacity[i]) if i // RANKS == CIVIL else 0,
            }
            for i, tile in enumerate(TILES)
        },
        "cards": counts(t.card_cards),
        "surcharge": {"forest": int(t.forest), "mountain": int(t.mountain), "adds": bool(t.adds)},
        "income": {"might": INCOME_IN_MIGHT, "faith": INCOME_IN_FAITH},
        "rounds": LAST_ROUND,
        "tax_rounds": [n for n in range(LAST_ROUND + 1) if TAX_ROUNDS >> n & 1],
        "money": MONEY_AT_START,
        "cubes": CUBES_EACH,
        "hand": HAND,
        "plays": PLAYS_EACH,
        "exchange_price": EXCHANGE_PRICE,
        "fare": FARE,
        "demolition": DEMOLITION,
    }


def help_numbers(s: Khronos, thing: str) -> dict[str, int]:
    """Return the numbers that a help text needs."""
    kind, _, key = thing.partition("/")
    if kind == "tile":
        return tile_numbers(s, TILES.index(key))
    if kind == "card":
        return {"cards": int(s.t.card_cards[CARDS.index(key)])}
    surcharges = {"terrain/forest": s.t.forest, "terrain/mountain": s.t.mountain}
    return {"cards": int(surcharges[thing])} if thing in surcharges else {}


def tile_numbers(s: Khronos, tile: int) -> dict[str, int]:
    """Return the numbers of a building: a civil one holds cubes, a larger one falls to ruin."""
    numbers = {
        "cost": int(s.t.building_cost[tile]),
        "tax": int(s.t.building_tax[tile]),
        "tiles": int(s.t.building_tiles[tile]),
    }
    if tile // RANKS == CIVIL:
        return numbers | {"capacity": int(s.t.building_capacity[tile])}
    return numbers | ({"ruin": int(s.t.building_ruin[tile])} if tile % RANKS else {})
