"""Where the numbers of a match are in the rows of its state: each begins where the previous one ends.

The compiler adds up constants of this file only; a sum with an imported one would be looked up at run time. So the
widths are repeated here, and compared with the counts below.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands import kinds

PER_LAND: Final[i64] = 26
PER_RESOURCE: Final[i64] = 2
PER_CATEGORY: Final[i64] = 3
PER_BIN: Final[i64] = 6
PER_TREE: Final[i64] = 6
PER_LEVEL: Final[i64] = 4
PER_CITIZEN: Final[i64] = 2
PER_EFFECT: Final[i64] = 25

assert PER_LAND == kinds.LAND_COUNT
assert PER_RESOURCE == kinds.RESOURCE_COUNT
assert PER_CATEGORY == kinds.CATEGORY_COUNT
assert PER_BIN == kinds.BIN_COUNT
assert PER_TREE == kinds.TREE_COUNT
assert PER_LEVEL == kinds.LEVELS
assert PER_CITIZEN == kinds.CITIZEN_COUNT
assert PER_EFFECT == kinds.EFFECT_COUNT

# A seat's stretch of `sheets`. Citizens by kind: peasants, then warriors.
PEASANTS_AT: Final[i64] = 0  # per land
WARRIORS_AT: Final[i64] = PEASANTS_AT + PER_LAND  # per land
LANDS_AT: Final[i64] = WARRIORS_AT + PER_LAND  # controlled lands, as a bit set
PROVINCES_AT: Final[i64] = LANDS_AT + 1  # lands with a province marker, as a bit set
CAPITAL_AT: Final[i64] = PROVINCES_AT + 1
RESOURCES_AT: Final[i64] = CAPITAL_AT + 1  # crops, gold
UNREST_AT: Final[i64] = RESOURCES_AT + PER_RESOURCE
HERITAGE_AT: Final[i64] = UNREST_AT + 1  # per category
CARAVANS_AT: Final[i64] = HERITAGE_AT + PER_CATEGORY  # borders, as a bit set
USED_AT: Final[i64] = CARAVANS_AT + 1  # cards used in this generation, as a bit set
PAIR_AT: Final[i64] = USED_AT + 1  # the two cards selected for the coming turn
EMPHASIS_AT: Final[i64] = PAIR_AT + 1  # the category of this generation's emphasis card
BOXES_AT: Final[i64] = EMPHASIS_AT + 1  # cubes on it
BINS_AT: Final[i64] = BOXES_AT + 1  # per bin: the chronicle that lies there
MARKERS_AT: Final[i64] = BINS_AT + PER_BIN  # per tree: the level reached
UNLOCKED_AT: Final[i64] = MARKERS_AT + PER_TREE  # categories unlocked by advances, as a bit set
BONUSES_AT: Final[i64] = UNLOCKED_AT + 1  # bonus actions used in earlier turns of this generation, as a bit set
BONUS_TURNS_AT: Final[i64] = BONUSES_AT + 1  # turns of this generation in which a bonus action was used
FINAL_CHRONICLES_AT: Final[i64] = BONUS_TURNS_AT + 1  # points of chronicles at the latest scoring
CHRONICLE_POINTS_AT: Final[i64] = FINAL_CHRONICLES_AT + 1
WONDER_POINTS_AT: Final[i64] = CHRONICLE_POINTS_AT + 1
UNREST_POINTS_AT: Final[i64] = WONDER_POINTS_AT + 1  # lost for unrest
END_POINTS_AT: Final[i64] = UNREST_POINTS_AT + 1
ON_MAP_AT: Final[i64] = END_POINTS_AT + 1  # peasants, warriors on the map
EFFECTS_AT: Final[i64] = ON_MAP_AT + PER_CITIZEN  # per effect: the sum over the advances achieved
SHEET: Final[i64] = EFFECTS_AT + PER_EFFECT

# `map`, per land each.
OWNER_AT: Final[i64] = 0
BUILT_AT: Final[i64] = OWNER_AT + PER_LAND  # structures, as a bit set
RESOURCE_AT: Final[i64] = BUILT_AT + PER_LAND
CAPACITY_AT: Final[i64] = RESOURCE_AT + PER_LAND
MAP: Final[i64] = CAPACITY_AT + PER_LAND

# `trees`, per tree and level.
TREES: Final[i64] = PER_TREE * PER_LEVEL

# `piles`, per category and level each: cards below the top, the top card if known, who knows it.
UNSEEN: Final[i64] = 0
TOP: Final[i64] = UNSEEN + 1
KNOWN: Final[i64] = TOP + 1
PILE: Final[i64] = KNOWN + 1
PILES: Final[i64] = PER_CATEGORY * PER_LEVEL * PILE
