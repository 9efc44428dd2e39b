"""The printed numbers of a match: for clients, once, and for help texts."""

from __future__ import annotations

from saecula.games.bronze import kinds
from saecula.games.bronze.rules import disasters
from saecula.games.bronze.schema import BronzeFacts, DisasterFacts
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.tables import BronzeTables


def facts(s: Bronze) -> BronzeFacts:
    """Return the printed numbers of this match."""
    t = s.t
    track = [0, *[int(n) for n in list(t.city_boxes)]]
    return {
        "holes": {good: int(t.good_holes[i]) for i, good in enumerate(kinds.GOODS)} | {"food": int(t.food_most)},
        "values": {good: int(t.good_value[i]) for i, good in enumerate(kinds.GOODS)},
        "worths": {
            good: [int(t.worth(i, n + 1)) for n in range(int(t.good_holes[i]))] for i, good in enumerate(kinds.GOODS)
        },
        "cities": [
            {"city": kinds.CITIES_AT_START + 1 + i, "boxes": track[i + 1] - track[i]} for i in range(kinds.NEW_CITIES)
        ],
        "monuments": {
            monument: {
                "boxes": int(t.monument_boxes[i]),
                "first": int(t.monument_first[i]),
                "later": int(t.monument_later[i]),
                "in_play": bool(s.is_in_play(i)),
            }
            for i, monument in enumerate(kinds.MONUMENTS)
        },
        "developments": {
            development: {"cost": int(t.development_cost[i]), "points": int(t.development_points[i])}
            for i, development in enumerate(kinds.DEVELOPMENTS)
        },
        "disasters": [
            disaster_facts(
                disasters.DROUGHT,
                disasters.DROUGHT_SKULLS,
                disasters.DROUGHT_POINTS,
                f"development/{kinds.DEVELOPMENTS[kinds.IRRIGATION]}",
            ),
            disaster_facts(
                disasters.PESTILENCE,
                disasters.PESTILENCE_SKULLS,
                disasters.PESTILENCE_POINTS,
                f"development/{kinds.DEVELOPMENTS[kinds.MEDICINE]}",
            ),
            disaster_facts(
                disasters.INVASION,
                disasters.INVASION_SKULLS,
                disasters.INVASION_POINTS,
                f"project/{kinds.MONUMENTS[kinds.GREAT_WALL]}",
            ),
            disaster_facts(
                disasters.REVOLT, disasters.REVOLT_SKULLS, 0, f"development/{kinds.DEVELOPMENTS[kinds.RELIGION]}"
            ),
        ],
        "last_round": int(t.last_round),
        "last_development": int(t.last_development),
        "early_end": bool(t.early_end),
        "skulls_locked": bool(t.skulls_locked),
        "offers": int(t.offers),
    }


def disaster_facts(disaster: int, skulls: int, points: int, against: str) -> DisasterFacts:
    """§5 Return what brings a disaster, what it costs, and the thing that keeps it away."""
    more = disaster == disasters.REVOLT  # so many skulls, or more
    return {"key": kinds.DISASTERS[disaster], "skulls": skulls, "more": more, "points": points, "against": against}


def help_numbers(s: Bronze, thing: str) -> dict[str, int]:
    """Return the numbers that a help text needs."""
    kind, _, key = thing.partition("/")
    if kind == "development":
        return development_numbers(s.t, kinds.DEVELOPMENTS.index(key))
    if kind == "project" and key in kinds.MONUMENTS:
        i = kinds.MONUMENTS.index(key)
        return {
            "boxes": int(s.t.monument_boxes[i]),
            "first": int(s.t.monument_first[i]),
            "later": int(s.t.monument_later[i]),
        }
    return {"coins": int(s.t.coin)} if thing == "face/coin" else {}


def development_numbers(t: BronzeTables, development: int) -> dict[str, int]:
    """Return the numbers of a development, those of its effect included."""
    effects = {
        "granaries": {"coins": int(t.food_price)},
        "architecture": {"bonus": int(t.monument_bonus)},
        "coinage": {"coins": int(t.coin_minted)},
    }
    numbers = {"cost": int(t.development_cost[development]), "points": int(t.development_points[development])}
    return numbers | effects.get(kinds.DEVELOPMENTS[development], {})
