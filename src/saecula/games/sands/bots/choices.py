"""Which two cards will somebody select? A softmax over all pairs, learned from matches of our own players."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from saecula.bots.adam import Adam
from saecula.bots.planned.value import shipped_weights
from saecula.games.sands.bots.native.course import choice_worths
from saecula.games.sands.bots.native.features import FEATURE_GROUPS, features_of
from saecula.games.sands.kinds import CARD_COUNT, CATEGORIES, PAIR_COUNT
from saecula.games.sands.words import PAIR_FIRST, PAIR_SECOND, SELECT

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from saecula.bots.planned.judge import Judge
    from saecula.games.sands.state import Sands

    Array = NDArray[np.float64]

FILE: Final = "sands-choices.npz"
COVERED: Final = ("chronicles", "unreached", *(f"laid {name}" for name in CATEGORIES))  # others cannot see it
NAMES: Final = tuple(name for names in FEATURE_GROUPS.values() for name in names)
SEEN: Final = np.array([i for i, name in enumerate(NAMES) if name not in COVERED])
INPUTS: Final = len(SEEN) + 1
SIZE: Final = CARD_COUNT * INPUTS + PAIR_COUNT + 1
HOLDS: Final = np.array(  # per pair: which cards are in it
    [[float(card in (PAIR_FIRST[pair], PAIR_SECOND[pair])) for card in range(CARD_COUNT)] for pair in range(PAIR_COUNT)]
)
NEVER: Final = -1e9  # the score of a pair that may not be selected
HUNDRED: Final = 100.0  # rules of thumb count in hundredths of a point

EPOCHS: Final = 400  # of full batches
LEARNING_RATE: Final = 0.03  # at first; it falls linearly to zero
WEIGHT_DECAY: Final = 3e-4
BETA2: Final = 0.99  # of Adam


@dataclass(frozen=True)
class Question:
    """A selection: what its seat has to show, how rules of thumb like each pair (as scores), and what was selected."""

    x: Array
    liked: Array
    chosen: int = -1


def question(s: Sands, seat: int, legal: list[int], choice: int | None = None) -> Question:
    """Return what somebody who looks at a seat knows about its selection."""
    liked = np.full(PAIR_COUNT, NEVER)
    liked[[SELECT.x(pair) for pair in legal]] = np.array(choice_worths(s, seat, legal)) / HUNDRED
    x = np.append(np.array(features_of(s, seat))[SEEN], 1.0)
    return Question(x, liked, -1 if choice is None else int(SELECT.x(choice)))


@dataclass
class Predictor:
    """Weights of what a seat has, per card; of each pair; and of rules of thumb."""

    cards: Array = field(default_factory=lambda: np.zeros((CARD_COUNT, INPUTS)))
    pairs: Array = field(default_factory=lambda: np.zeros(PAIR_COUNT))
    thumb: float = 1.0

    @classmethod
    def of(cls, flat: Array) -> Predictor:
        """Unpack all weights from one row."""
        cut = CARD_COUNT * INPUTS
        return cls(flat[:cut].reshape(CARD_COUNT, INPUTS), flat[cut:-1], float(flat[-1]))

    def flat(self) -> Array:
        """Return all weights in one row."""
        return np.concatenate([self.cards.ravel(), self.pairs, [self.thumb]])

    def chances(self, x: Array, liked: Array) -> Array:
        """Return how likely each pair is, for one question or for many."""
        scores = np.where(liked > NEVER, x @ self.cards.T @ HOLDS.T + self.pairs + self.thumb * liked, NEVER)
        odds = np.exp(scores - scores.max(axis=-1, keepdims=True))
        found: Array = odds / odds.sum(axis=-1, keepdims=True)
        return found


def learned(questions: list[Question], epochs: int = EPOCHS) -> Predictor:
    """Return the predictor that makes what was selected most likely; full batches, so always the same."""
    x, liked, chosen = stacked(questions)
    middle, spread = x.mean(axis=0), x.std(axis=0) + 1e-9
    middle[-1], spread[-1] = 0.0, 1.0
    plain = (x - middle) / spread
    truth = np.zeros(liked.shape)
    truth[np.arange(len(chosen)), chosen] = 1.0
    tamed = np.where(liked > NEVER, liked, 0.0)
    flat = Predictor().flat()
    adam = Adam(beta2=BETA2)
    for n in range(1, epochs + 1):
        now = Predictor.of(flat)
        off = (now.chances(plain, liked) - truth) / len(chosen)
        gradient = (
            Predictor((off @ HOLDS).T @ plain, off.sum(axis=0), float((off * tamed).sum())).flat() + WEIGHT_DECAY * flat
        )
        flat = flat - LEARNING_RATE * (1 - n / (epochs + 1)) * adam.step(gradient)
    found = Predictor.of(flat)
    cards = found.cards / spread
    cards[:, -1] -= cards @ middle
    return Predictor(cards, found.pairs, found.thumb)


def stacked(questions: list[Question]) -> tuple[Array, Array, NDArray[np.int64]]:
    """Return all questions as arrays."""
    x = np.array([asked.x for asked in questions])
    return x, np.array([asked.liked for asked in questions]), np.array([asked.chosen for asked in questions])


def hit_rate(predictor: Predictor, questions: list[Question], most: int) -> float:
    """Return how often the selected pair is among the most likely ones."""
    x, liked, chosen = stacked(questions)
    chances = predictor.chances(x, liked)
    above = (chances > chances[np.arange(len(chosen)), chosen][:, None]).sum(axis=1)
    return float((above < most).mean())


@cache
def shipped_choices(judge: Judge) -> Predictor:
    """Return the predictor that comes with the release."""
    return Predictor.of(shipped_weights(judge, FILE, (SIZE,))[0])
