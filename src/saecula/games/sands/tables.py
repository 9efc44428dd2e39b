"""The numbers of one match, made once from rows, pack, seats and options, and shared by all copies of its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64, mypyc_attr

from saecula.games.sands.kinds import BIN_COUNT, EFFECT_COUNT, POWER_COUNT
from saecula.kernel.rows import Row


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True, kw_only=True)
class SandsTables:
    """Printed values as rows by number or as bit sets; options of the match as numbers. −1 means: none.

    A field named after a column of numbers (`land_x`, `structure_lyres`) is filled with it; numbers.py works out the
    rest.
    """

    in_play: i64  # lands, as a bit set
    near: Row  # per land: the adjacent lands in play, as a bit set
    terrain: Row  # per land
    land_x: Row  # where it is drawn
    land_y: Row
    end_a: Row  # per border: one land
    end_b: Row  # per border: the other
    borders_at: Row  # per land: its borders, as a bit set
    borders: i64  # borders with at least one side in play, as a bit set
    goods: i64  # borders with a trade good, as a bit set
    good: Row  # per border: which
    dotted: i64  # borders over the sea, as a bit set
    tiles: Row  # per kind of tile: how many are in play
    dynasty_end: Row  # per dynasty: the first position after it
    growth: i64  # positions with a peasant icon, as a bit set
    number: Row  # per turn of a generation (from 1): what the die must reach; 0 without a number
    unrest_lowest: i64
    heritage_most: i64
    emphasis_boxes: i64
    supply: Row  # per structure: tiles at the start
    chronicle_heritage: Row
    chronicle_points: Row
    threshold: Row  # per chronicle and bin
    card_symbols: Row  # per action card: categories, as a bit set
    card_lock: Row  # per action card: the category of its box
    advance_category: Row
    advance_level: Row
    advance_fountains: Row
    advance_lyres: Row
    advance_unlocks: Row
    effects: Row  # per advance and effect
    piles: Row  # per category and level: the advance cards, as a bit set
    structure_category: Row
    structure_level: Row
    structure_fountains: Row
    structure_lyres: Row
    structure_heritage: Row
    structure_place: Row
    structure_lock: Row
    always: Row  # per structure and power
    boxed: Row  # per structure and power
    with_power: Row  # per power: the structures that have it, as a bit set
    own_cities_give_heritage: bool  # R20
    tribute_per_caravan: bool  # R11
    bonus_once: bool  # R10
    repeat_when_chosen: bool  # R5
    die_to_own_most: bool  # R37
    annex_first: bool  # R48

    def need(self, card: i64, place: i64) -> i64:
        """§2.4 Return the threshold of a chronicle in a bin."""
        return self.threshold[card * BIN_COUNT + place]

    def needs(self, place: int) -> list[int]:
        """§2.4 Return what each chronicle needs in a bin."""
        return list(self.threshold)[place::BIN_COUNT]

    def effect_of(self, advance: i64, effect: i64) -> i64:
        """§2.5 Return the number that an advance has for an effect."""
        return self.effects[advance * EFFECT_COUNT + effect]

    def always_of(self, structure: i64, power: i64) -> i64:
        """§6.0 Return what a structure does in any case."""
        return self.always[structure * POWER_COUNT + power]

    def boxed_of(self, structure: i64, power: i64) -> i64:
        """§6.0 Return what a structure does once its box is open."""
        return self.boxed[structure * POWER_COUNT + power]
