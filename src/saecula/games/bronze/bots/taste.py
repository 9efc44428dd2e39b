"""Taste: a fixed misjudgement of the value. Weak levels err in one way throughout a match, personas always."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from saecula.games.bronze.bots.native import net
from saecula.games.bronze.bots.weights import Layers
from saecula.games.bronze.kinds import DEVELOPMENT_COUNT, DEVELOPMENTS, GOODS, MONUMENTS

FULL_ROW_WEIGHT = 2.0  # a whole row from empty to full weighs so many developments


def slope(first: int, levels: int, *, falling: bool = False) -> NDArray[np.float64]:
    """Return what a block of levels weighs: nothing when empty, all when full."""
    weights = np.zeros(net.SHEET_FEATURES)
    rising = np.linspace(0.0, FULL_ROW_WEIGHT, levels)
    weights[first : first + levels] = rising[::-1] if falling else rising
    return weights


def single(feature: int) -> NDArray[np.float64]:
    """Return what one feature weighs."""
    weights = np.zeros(net.SHEET_FEATURES)
    weights[feature] = 1.0
    return weights


def taste_directions() -> dict[str, NDArray[np.float64]]:
    """Return everything one can have a taste for: name → weights of features."""
    found = {
        "food": slope(net.FOOD_FROM, net.FOOD_LEVELS),
        "cities": slope(net.CITY_FROM, net.CITY_LEVELS),
        "count": slope(net.COUNT_FROM, DEVELOPMENT_COUNT + 1),
        "wealth": slope(net.WEALTH_FROM, net.WEALTH_LIMIT_COUNT + 1),
    }
    for i, good in enumerate(GOODS):
        found[good] = slope(int(net.GOODS_FROM[i]), net.GOOD_LEVELS[i])
    for i, monument in enumerate(MONUMENTS):
        found[monument] = slope(int(net.MONUMENTS_FROM[i]), net.MONUMENT_LEVELS[i], falling=True)
    for i, development in enumerate(DEVELOPMENTS):
        found[development] = single(net.DEVELOPMENTS_FROM + i)
    return found


TASTE_DIRECTIONS = taste_directions()


def random_taste(seed: int) -> dict[str, float]:
    """Return the taste of one match."""
    drawn = np.random.default_rng(seed).normal(0.0, 1.0, len(TASTE_DIRECTIONS))
    return {name: float(drawn[i]) for i, name in enumerate(TASTE_DIRECTIONS)}


def tasted(layers: Layers, taste: Mapping[str, float], strength: float) -> Layers:
    """Return a net that judges by a taste, as strongly as its own judgements differ."""
    half = layers.direct + layers.rows @ layers.out / 2
    scale = float(np.std(half[: net.SHEET_FEATURES])) * strength
    direct = layers.direct.copy()
    for name, amount in taste.items():
        direct[: net.SHEET_FEATURES] += (amount * scale * TASTE_DIRECTIONS[name]).astype(np.float32)
    return replace(layers, direct=direct)
