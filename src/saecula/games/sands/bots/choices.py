"""The predictor of selections: a softmax over all pairs of cards, learned from matches between our own players."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saecula.bots.adam import Adam
from saecula.bots.planned.judge import Judge
from saecula.bots.planned.value import shipped_weights
from saecula.games.sands.bots.native.course import choice_worths
from saecula.games.sands.bots.native.features import FEATURE_GROUPS, features_of
from saecula.games.sands.kinds import CARD_COUNT, CATEGORIES, PAIR_COUNT
from saecula.games.sands.state import Sands
from saecula.games.sands.thumb.outlook import POINT_WORTH
from saecula.games.sands.words import PAIR_FIRST, PAIR_SECOND, SELECT

Array = NDArray[np.float64]

PREDICTOR_FILE: Final = "sands-choices.npz"
HIDDEN_FEATURES: Final = ("chronicles", "unreached", *(f"laid {name}" for name in CATEGORIES))
FEATURE_NAMES: Final = tuple(name for names in FEATURE_GROUPS.values() for name in names)
VISIBLE_FEATURES: Final = np.array([i for i, name in enumerate(FEATURE_NAMES) if name not in HIDDEN_FEATURES])
INPUT_COUNT: Final = len(VISIBLE_FEATURES) + 1
WEIGHT_COUNT: Final = CARD_COUNT * INPUT_COUNT + PAIR_COUNT + 1
CARDS_OF_PAIR: Final = np.array(  # 1 where a card is in a pair
    [[float(card in (PAIR_FIRST[pair], PAIR_SECOND[pair])) for card in range(CARD_COUNT)] for pair in range(PAIR_COUNT)]
)
ILLEGAL: Final = -1e9  # the logit of a pair that may not be selected

EPOCHS: Final = 400  # of full batches
LEARNING_RATE: Final = 0.03  # at first; it falls linearly to zero
WEIGHT_DECAY: Final = 3e-4
BETA2: Final = 0.99  # of Adam


@dataclass(frozen=True)
class Selection:
    """A sample: the visible features of a seat, the worth of each pair by rules of thumb, and the selected pair."""

    features: Array
    worths: Array  # in points; ILLEGAL where a pair may not be selected
    pair: int = -1


def selection_of(s: Sands, seat: int, legal: list[int], choice: int | None = None) -> Selection:
    """Return what the other players know about a seat's selection."""
    worths = np.full(PAIR_COUNT, ILLEGAL)
    worths[[SELECT.x(pair) for pair in legal]] = np.array(choice_worths(s, seat, legal)) / POINT_WORTH
    features = np.append(np.array(features_of(s, seat))[VISIBLE_FEATURES], 1.0)
    return Selection(features, worths, -1 if choice is None else int(SELECT.x(choice)))


@dataclass
class Predictor:
    """The weights of the features for each card, of each pair, and of rules of thumb."""

    cards: Array = field(default_factory=lambda: np.zeros((CARD_COUNT, INPUT_COUNT)))
    pairs: Array = field(default_factory=lambda: np.zeros(PAIR_COUNT))
    thumb: float = 1.0

    @classmethod
    def unpacked(cls, flat: Array) -> Predictor:
        """Return the predictor with these weights."""
        cut = CARD_COUNT * INPUT_COUNT
        return cls(flat[:cut].reshape(CARD_COUNT, INPUT_COUNT), flat[cut:-1], float(flat[-1]))

    def packed(self) -> Array:
        """Return all weights in one row."""
        return np.concatenate([self.cards.ravel(), self.pairs, [self.thumb]])

    def probabilities(self, features: Array, worths: Array) -> Array:
        """Return the probability of each pair, for one selection or for many."""
        logits = features @ self.cards.T @ CARDS_OF_PAIR.T + self.pairs + self.thumb * worths
        logits = np.where(worths > ILLEGAL, logits, ILLEGAL)
        odds = np.exp(logits - logits.max(axis=-1, keepdims=True))
        found: Array = odds / odds.sum(axis=-1, keepdims=True)
        return found


def train_predictor(selections: list[Selection], epochs: int = EPOCHS) -> Predictor:
    """Return the most likely predictor by gradient descent on full batches, so always the same one."""
    features, worths, pairs = stacked(selections)
    mean, deviation = features.mean(axis=0), features.std(axis=0) + 1e-9
    mean[-1], deviation[-1] = 0.0, 1.0
    standardized = (features - mean) / deviation
    targets = np.zeros(worths.shape)
    targets[np.arange(len(pairs)), pairs] = 1.0
    finite_worths = np.where(worths > ILLEGAL, worths, 0.0)
    weights = Predictor().packed()
    adam = Adam(beta2=BETA2)
    for epoch in range(1, epochs + 1):
        probabilities = Predictor.unpacked(weights).probabilities(standardized, worths)
        error = (probabilities - targets) / len(pairs)
        gradient = Predictor((error @ CARDS_OF_PAIR).T @ standardized, error.sum(axis=0), (error * finite_worths).sum())
        decayed = gradient.packed() + WEIGHT_DECAY * weights
        weights = weights - LEARNING_RATE * (1 - epoch / (epochs + 1)) * adam.step(decayed)
    found = Predictor.unpacked(weights)
    cards = found.cards / deviation
    cards[:, -1] -= cards @ mean
    return Predictor(cards, found.pairs, found.thumb)


def stacked(selections: list[Selection]) -> tuple[Array, Array, NDArray[np.int64]]:
    """Return features, worths and pairs of all selections."""
    features = np.array([one.features for one in selections])
    return features, np.array([one.worths for one in selections]), np.array([one.pair for one in selections])


def top_k_accuracy(predictor: Predictor, selections: list[Selection], k: int) -> float:
    """Return how often the selected pair is among the k most likely ones."""
    features, worths, pairs = stacked(selections)
    probabilities = predictor.probabilities(features, worths)
    likelier = (probabilities > probabilities[np.arange(len(pairs)), pairs][:, None]).sum(axis=1)
    return float((likelier < k).mean())


@cache
def shipped_predictor(judge: Judge[Any]) -> Predictor:
    """Return the predictor of the release."""
    return Predictor.unpacked(shipped_weights(judge, PREDICTOR_FILE, (WEIGHT_COUNT,))[0])
