"""What the end of a match is worth to a learner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

from saecula.kernel.arena import EndWorth

if TYPE_CHECKING:
    from saecula.kernel.state import State
    from saecula.kernel.title import Title

Reward = Literal["win", "margin", "points"]
REWARDS: tuple[Reward, ...] = get_args(Reward)
POINTS = 100.0  # of a good result alone: the unit of points and margins


class TitleWorth(EndWorth):
    """The end of a title's matches as rewards.

    `win`: 1 won, −1 lost, shared wins between; alone, points by the hundred, 1 at most. `margin`: points ahead of the
    best of the others, by the hundred. `points`: points by the hundred.
    """

    def __init__(self, title: Title, reward: Reward = "win") -> None:
        self.title = title
        self.reward = reward

    def rewards(self, s: State) -> list[float]:
        """Return the reward of every seat."""
        standing = self.title.standing(s)
        points = [score.points / POINTS for score in standing]
        if self.reward == "points":
            return points
        if len(points) == 1:
            return [max(-1.0, min(1.0, points[0]))]
        if self.reward == "margin":
            return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]
        winners = [score.seat for score in standing if score.place == 1]
        return [2 / len(winners) - 1 if score.seat in winners else -1.0 for score in standing]
