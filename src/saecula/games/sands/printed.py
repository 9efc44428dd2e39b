"""The printed numbers of a match: for clients, once, and for help texts."""

from __future__ import annotations

from saecula.games.sands import kinds
from saecula.games.sands.bits import has_bit
from saecula.games.sands.kinds import Category
from saecula.games.sands.rules.conquer import MAX_LANDS
from saecula.games.sands.rules.course import MAX_TURNS
from saecula.games.sands.schema import (
    AdvanceFacts,
    BorderFacts,
    ChronicleFacts,
    LandFacts,
    SandsCardFacts,
    SandsFacts,
    StructureFacts,
)
from saecula.games.sands.state import CARAVANS, MAX_UNREST, NONE, PEASANTS, WARRIORS, Sands
from saecula.games.sands.views import members


def category(number: int) -> Category | None:
    """Return a category's key."""
    return None if number == NONE else kinds.CATEGORIES[number]


def facts(s: Sands) -> SandsFacts:
    """Return map, cards, tracks and limits."""
    t = s.t
    return {
        "lands": {land: land_facts(s, i) for i, land in enumerate(kinds.LANDS)},
        "borders": {border: border_facts(s, i) for i, border in enumerate(kinds.BORDERS)},
        "structures": {structure: structure_facts(s, i) for i, structure in enumerate(kinds.STRUCTURES)},
        "advances": {advance: advance_facts(s, i) for i, advance in enumerate(kinds.ADVANCES)},
        "trees": {tree: kinds.CATEGORIES[i // 2] for i, tree in enumerate(kinds.ROOTS)},
        "chronicles": {chronicle: chronicle_facts(s, i) for i, chronicle in enumerate(kinds.CHRONICLES)},
        "bins": {place: kinds.CATEGORIES[i // 2] for i, place in enumerate(kinds.BINS)},
        "cards": {card: card_facts(s, i) for i, card in enumerate(kinds.CARDS)},
        "dynasty_ends": [int(n) for n in list(t.dynasty_end)],
        "growth": [i for i in range(60) if has_bit(t.growth, i)],
        "turns": MAX_TURNS,
        "numbers": [int(n) for n in list(t.number)[1:]],
        "unrest": {"lowest": int(t.unrest_lowest), "most": MAX_UNREST},
        "heritage_most": int(t.heritage_most),
        "boxes": int(t.emphasis_boxes),
        "lands_most": MAX_LANDS,
        "pieces": {"peasant": PEASANTS, "warrior": WARRIORS, "caravan": CARAVANS},
    }


def card_facts(s: Sands, card: int) -> SandsCardFacts:
    """§2.4 Return what is printed on an action card; an emphasis card has the symbol of its category."""
    if card >= kinds.ACTION_COUNT:
        return {"symbols": [kinds.CATEGORIES[card - kinds.ACTION_COUNT]], "lock": None}
    return {
        "symbols": members(int(s.t.card_symbols[card]), kinds.CATEGORIES),
        "lock": category(int(s.t.card_lock[card])),
    }


def land_facts(s: Sands, land: int) -> LandFacts:
    """§2.1 Return where a territory lies and what it borders on."""
    return {
        "in_play": bool(s.is_in_play(land)),
        "terrain": kinds.TERRAINS[s.t.terrain[land]],
        "near": members(int(s.t.near[land]), kinds.LANDS),
        "x": int(s.t.land_x[land]),
        "y": int(s.t.land_y[land]),
    }


def help_lists(s: Sands, thing: str) -> dict[str, list[str]]:
    """§2.1 Return the territories in play beside one of them: over a border of land, and over the sea."""
    kind, _, key = thing.partition("/")
    if kind != "land":
        return {}
    found: dict[str, list[str]] = {"near-land": [], "near-sea": []}
    near = members(int(s.t.near[kinds.LANDS.index(key)]), kinds.LANDS)
    for border in range(len(kinds.BORDERS)):
        ends = (kinds.LANDS[s.t.end_a[border]], kinds.LANDS[s.t.end_b[border]])
        for here, there in (ends, ends[::-1]):
            if here == key and there in near:
                found["near-sea" if has_bit(s.t.dotted, border) else "near-land"].append(f"land/{there}")
    return found


def border_facts(s: Sands, border: int) -> BorderFacts:
    """§2.1, §5.8 Return what a border joins and carries."""
    good = int(s.t.good[border])
    return {
        "ends": [kinds.LANDS[s.t.end_a[border]], kinds.LANDS[s.t.end_b[border]]],
        "dotted": has_bit(s.t.dotted, border),
        "good": None if good == NONE else kinds.GOODS[good],
        "in_play": has_bit(s.t.borders, border),
    }


def structure_facts(s: Sands, structure: int) -> StructureFacts:
    """§5.5 Return what is printed on a structure; the level of a city is its territory's capacity."""
    t = s.t
    return {
        "category": kinds.CATEGORIES[t.structure_category[structure]],
        "level": None if structure == kinds.CITY else int(t.structure_level[structure]),
        "fountains": int(t.structure_fountains[structure]),
        "lyres": int(t.structure_lyres[structure]),
        "heritage": int(t.structure_heritage[structure]),
        "place": kinds.PLACES[t.structure_place[structure]],
        "lock": category(int(t.structure_lock[structure])),
        "tiles": int(t.supply[structure]),
    }


def advance_facts(s: Sands, advance: int) -> AdvanceFacts:
    """§2.5 Return what is printed on an advance."""
    t = s.t
    return {
        "category": kinds.CATEGORIES[t.advance_category[advance]],
        "level": int(t.advance_level[advance]),
        "fountains": int(t.advance_fountains[advance]),
        "lyres": int(t.advance_lyres[advance]),
        "unlocks": category(int(t.advance_unlocks[advance])),
    }


def chronicle_facts(s: Sands, card: int) -> ChronicleFacts:
    """§2.4 Return what is printed on a chronicle."""
    return {
        "heritage": int(s.t.chronicle_heritage[card]),
        "points": int(s.t.chronicle_points[card]),
        "needs": {place: int(s.t.need(card, i)) for i, place in enumerate(kinds.BINS)},
    }


def help_numbers(s: Sands, thing: str) -> dict[str, int]:
    """Return the numbers that a help text needs."""
    kind, _, key = thing.partition("/")
    t = s.t
    if kind == "structure":
        i = kinds.STRUCTURES.index(key)
        powers = [
            int(n)
            for printed in (t.always, t.boxed)
            for n in list(printed)[i * kinds.POWER_COUNT :][: kinds.POWER_COUNT]
        ]
        return {
            "level": int(t.structure_level[i]),
            "fountains": int(t.structure_fountains[i]),
            "lyres": int(t.structure_lyres[i]),
            "heritage": int(t.structure_heritage[i]),
            "amount": sum(powers),
        }
    if kind == "advance":
        i = kinds.ADVANCES.index(key)
        return {
            "level": int(t.advance_level[i]),
            "fountains": int(t.advance_fountains[i]),
            "lyres": int(t.advance_lyres[i]),
            "amount": int(sum(list(t.effects)[i * kinds.EFFECT_COUNT : (i + 1) * kinds.EFFECT_COUNT])),
        }
    if kind == "chronicle":
        i = kinds.CHRONICLES.index(key)
        return {"heritage": int(t.chronicle_heritage[i]), "points": int(t.chronicle_points[i])}
    return {}
