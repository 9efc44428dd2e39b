"""Taste: a fixed misjudgement of the value. Weak levels err in one way throughout a match, personas always."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from saecula.games.bronze.bots.native.net import (
    CITY_FROM,
    CITY_LEVELS,
    COUNT_FROM,
    DEVELOPMENTS_FROM,
    FOOD_FROM,
    FOOD_LEVELS,
    GOOD_LEVELS,
    GOODS_FROM,
    MONUMENT_LEVELS,
    MONUMENTS_FROM,
    SHEET_FEATURES,
    WEALTH_FROM,
    WEALTH_LIMIT_COUNT,
)
from saecula.games.bronze.bots.weights import Layers
from saecula.games.bronze.kinds import DEVELOPMENT_COUNT, DEVELOPMENTS, GOODS, MONUMENTS

FULL_ROW_WEIGHT = 2.0  # a whole row from empty to full weighs so many developments


def slope(first: int, levels: int, *, falling: bool = False) -> NDArray[np.float64]:
    """Return what a block of levels weighs: nothing when empty, all when full."""
    weights = np.zeros(SHEET_FEATURES)
    rising = np.linspace(0.0, FULL_ROW_WEIGHT, levels)
    weights[first : first + levels] = rising[::-1] if falling else rising
    return weights


def single(feature: int) -> NDArray[np.float64]:
    """Return what one feature weighs."""
    weights = np.zeros(SHEET_FEATURES)
    weights[feature] = 1.0
    return weights


def taste_directions() -> dict[str, NDArray[np.float64]]:
    """Return everything one can have a taste for: name → weights of features."""
    found = {
        "food": slope(FOOD_FROM, FOOD_LEVELS),
        "cities": slope(CITY_FROM, CITY_LEVELS),
        "count": slope(COUNT_FROM, DEVELOPMENT_COUNT + 1),
        "wealth": slope(WEALTH_FROM, WEALTH_LIMIT_COUNT + 1),
    }
    for i, good in enumerate(GOODS):
        found[good] = slope(int(GOODS_FROM[i]), GOOD_LEVELS[i])
    for i, monument in enumerate(MONUMENTS):
        found[monument] = slope(int(MONUMENTS_FROM[i]), MONUMENT_LEVELS[i], falling=True)
    for i, development in enumerate(DEVELOPMENTS):
        found[development] = single(DEVELOPMENTS_FROM + i)
    return found


TASTE_DIRECTIONS = taste_directions()


def random_taste(seed: int) -> dict[str, float]:
    """Return the taste of one match."""
    drawn = np.random.default_rng(seed).normal(0.0, 1.0, len(TASTE_DIRECTIONS))
    return {name: float(drawn[i]) for i, name in enumerate(TASTE_DIRECTIONS)}


def tasted(layers: Layers, taste: Mapping[str, float], strength: float) -> Layers:
    """Return a net that judges by a taste, as strongly as its own judgements differ."""
    half = layers.direct + layers.rows @ layers.out / 2
    scale = float(np.std(half[:SHEET_FEATURES])) * strength
    direct = layers.direct.copy()
    for name, amount in taste.items():
        direct[:SHEET_FEATURES] += (amount * scale * TASTE_DIRECTIONS[name]).astype(np.float32)
    return replace(layers, direct=direct)
