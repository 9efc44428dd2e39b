"""What a seat may see of an action in progress: a battle, a journey, cards drawn."""

from __future__ import annotations

from saecula.games.sands.bits import has_bit
from saecula.games.sands.kinds import ADVANCES, BINS, E_STRENGTH, LAND_COUNT, LANDS, ROOTS, Bin, Land
from saecula.games.sands.rules.advance import NextCard
from saecula.games.sands.rules.aftermath import Aftermath
from saecula.games.sands.rules.battle import (
    STRENGTH_PER_PIP,
    UNSET,
    WARRIOR_STRENGTH,
    Battle,
    base_strength,
    defence,
    die_most,
    terrain_strength,
)
from saecula.games.sands.rules.chronicle import LayCard
from saecula.games.sands.rules.journey import Moves
from saecula.games.sands.rules.roads import Permission, Request
from saecula.games.sands.schema import BattleView, Crowd, DrawView, JourneyView, SideView, StrengthTerm, TermView
from saecula.games.sands.state import NONE, Sands


def battle_view(s: Sands, seat: int) -> BattleView | None:
    """§5.3 A Build the attack in progress: both strengths term by term; a die under a hand only to its owner."""
    for frame in s.stack():
        if isinstance(frame, Battle):
            sides: list[SideView] = [
                side_view(s, frame, int(frame.attacker), int(frame.attack), seat),
                side_view(s, frame, int(frame.defender), int(frame.defend), seat),
            ]
            return {"land": LANDS[frame.land], "sides": sides, "won": None, "pip": STRENGTH_PER_PIP}
        if isinstance(frame, Aftermath):
            sides = [
                {"seat": int(frame.attacker), "die": int(frame.attack), "total": int(frame.attack_total)},
                {"seat": int(frame.defender), "die": int(frame.defend), "total": int(frame.defend_total)},
            ]
            return {"land": LANDS[frame.land], "sides": sides, "won": bool(frame.won()), "pip": STRENGTH_PER_PIP}
    return None


def side_view(s: Sands, battle: Battle, owner: int, die: int, seat: int) -> SideView:
    """§5.3 A Build one side: its terms, the strength before the dice, the highest die, and whether one is set."""
    seen = seat == owner and die != UNSET
    base = int(base_strength(s, owner, battle.land, battle.attacker))
    return {
        "seat": owner,
        "terms": terms(s, battle, owner),
        "base": base,
        "die_most": int(die_most(s, owner)),
        "has_set": die != UNSET,
        "die": die if seen else None,
        "total": base + STRENGTH_PER_PIP * die if seen else None,
    }


def terms(s: Sands, battle: Battle, owner: int) -> list[TermView]:
    """§5.3 A Return the terms of a strength that are not nothing: key, how many, how much each, together."""
    land = int(battle.land)
    warriors = int(s.warriors(owner, land))
    found: list[tuple[StrengthTerm, int, int]] = [
        ("peasants", int(s.peasants(owner, land)), 1),
        ("warriors", warriors, WARRIOR_STRENGTH),
        ("terrain", warriors, int(terrain_strength(s, owner, land))),
        ("advances", 1, int(s.effect(owner, E_STRENGTH))),
        ("defence", 1, int(defence(s, owner, land, battle.attacker))),
    ]
    return [
        {"key": key, "count": count, "each": each, "strength": count * each}
        for key, count, each in found
        if count * each
    ]


def journey_view(s: Sands, seat: int) -> JourneyView | None:
    """§5.4, §5.9 Build the movement in progress: roads asked for, roads that may be used, who has arrived."""
    for frame in s.stack():
        if isinstance(frame, Request):
            return {"stage": "request", "seat": int(frame.seat), "asked": lands(int(frame.asked))}
        if isinstance(frame, Permission):
            answered = int(frame.allowed | frame.denied) & int(s.lands(seat)) if seat >= 0 else 0
            return {
                "stage": "permission",
                "seat": int(frame.seat),
                "asked": lands(int(frame.asked)),
                "allowed": lands(int(frame.allowed) & answered),
                "denied": lands(int(frame.denied) & answered),
            }
        if isinstance(frame, Moves):
            return {
                "stage": "moves",
                "seat": int(frame.seat),
                "raid": bool(frame.raid),
                "steps": int(frame.steps),
                "roads": lands(int(frame.roads)),
                "moved": int(frame.taken),
                "came": came(frame),
            }
    return None


def lands(bits: int) -> list[Land]:
    """Return the keys of a set of lands."""
    return [land for i, land in enumerate(LANDS) if has_bit(bits, i)]


def came(moves: Moves) -> dict[Land, Crowd]:
    """R99 Return who has arrived where, and stays."""
    arrived = [int(n) for n in list(moves.came)]
    return {
        land: {"peasant": arrived[i], "warrior": arrived[LAND_COUNT + i]}
        for i, land in enumerate(LANDS)
        if arrived[i] + arrived[LAND_COUNT + i]
    }


def draw_view(s: Sands, seat: int) -> DrawView | None:
    """§5.7 Build the draw in progress; the cards only for the one who draws."""
    for frame in s.stack():
        if isinstance(frame, NextCard):
            drawn = [int(card) for card in (frame.first, frame.second) if card != NONE]
            return {
                "seat": int(frame.seat),
                "tree": ROOTS[frame.tree],
                "level": int(frame.level),
                "drawn": len(drawn),
                "cards": [ADVANCES[card] for card in drawn] if seat == frame.seat else [],
            }
    return None


def laying_view(s: Sands) -> Bin | None:
    """§5.1 Return the bin that a chronicle is about to be laid into: it was named openly, the card is not."""
    return BINS[s.top.place] if isinstance(s.top, LayCard) else None
