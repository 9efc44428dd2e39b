"""Worlds of Gentes in one line: mats in words, chance by hand."""

from __future__ import annotations

import json
from typing import Any

from saecula import Match
from saecula.games.gentes import TITLE
from saecula.games.gentes.kinds import GROUPS
from saecula.kernel.log import Log, said
from saecula.kernel.state import NATURE

ANNA, BEN, CLEO, DORA = range(4)
NUMBERS = ("coins", "points", "temple", "oracle", "cubes", "singles", "doubles")
LISTS = {
    "hand": "hand",
    "played": "played",
    "spent": "spent",
    "at": "spaces",
    "tired": "tired",
    "tile": "tiles",
    "bonus": "bonuses",
}


class World:
    """A match in which chance does what the test says."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # -- what happens -------------------------------------------------------------------------------------------

    def play(self, seat: int, *draft: str) -> World:
        """A seat chooses."""
        self.match.play(seat, *draft)
        return self

    def chance(self, *notations: str) -> World:
        """Nature chooses."""
        for notation in notations:
            assert self.match.to_act == (NATURE,), f"nature is not asked, but {self.match.to_act}"
            self.match._append(said(len(self.match.events) + 1, NATURE, TITLE.words.parse(notation)))
        return self

    def any_cards(self) -> World:
        """Nature turns up whatever cards are due, the first ones of the stack."""
        while self.match.to_act == (NATURE,):
            self.chance(f"card {self.seen['stock'][0]}")
        return self

    # -- what is asked ------------------------------------------------------------------------------------------

    @property
    def asks(self) -> str:
        """The key of the open question."""
        return self.match.ask_key

    @property
    def asked(self) -> int:
        """The seat that owes the answer."""
        return self.match.to_act[0]

    def may(self, seat: int, verb: str = "") -> set[str]:
        """Return the legal choices of a seat, all or those of a verb."""
        notations = {choice.notation for choice in self.match.choices(seat)}
        return {notation for notation in notations if not verb or notation.split()[0] == verb}

    def refuses(self, seat: int, *draft: str) -> str:
        """Return the key of the refusal, empty if the choice is legal."""
        refused = self.match.why_not(seat, list(draft))
        return refused.key.removeprefix("refusal-") if refused else ""

    # -- what is true -------------------------------------------------------------------------------------------

    @property
    def seen(self) -> dict[str, Any]:
        """What everybody sees."""
        return self.match.view()

    def mat(self, seat: int) -> dict[str, Any]:
        """Return a seat's mat as the seat itself sees it."""
        mat: dict[str, Any] = self.match.view(seat)["seats"][seat]
        return mat

    def people(self, seat: int) -> str:
        """Return the people of a seat in words."""
        return ", ".join(f"{n} {group}" for group, n in self.mat(seat)["people"].items() if n)

    def coins(self, seat: int) -> int:
        """Return the coins of a seat."""
        return int(self.mat(seat)["coins"])

    def points(self, seat: int) -> int:
        """Return the points of a seat."""
        return int(self.mat(seat)["points"])

    def cubes(self, seat: int) -> tuple[int, int]:
        """Return the cubes of a seat's temple and oracle."""
        mat = self.mat(seat)
        return int(mat["temple"]), int(mat["oracle"])

    def time(self, seat: int) -> dict[str, Any]:
        """Return a seat's time track."""
        time: dict[str, Any] = self.mat(seat)["time"]
        return time

    @property
    def told(self) -> list[str]:
        """The keys of the story so far."""
        lines = [TITLE.lines.all[line.code].key for step in self.match.steps for line in step.lines]
        return [key.removeprefix("line-") for key in lines]


def mat_of(words: str) -> dict[str, Any]:
    """Return the mat that words describe: `2 priest, 12 coins, 1 temple, hand forge, played altar, at athenai`."""
    mat: dict[str, Any] = {"people": {}}
    for part in [part.strip() for part in words.split(",") if part.strip()]:
        first, _, second = part.partition(" ")
        if second in GROUPS:
            mat["people"][second] = int(first)
        elif second in NUMBERS:
            mat[second] = int(first)
        else:
            mat.setdefault(LISTS[first], []).append(second)
    return mat


def world_of(description: dict[str, Any]) -> World:
    """Return the world of a description."""
    state, options = TITLE.position(description)
    text = json.dumps(description)
    return World(
        Match(Log(TITLE, release="test", seats=int(state.seats), options=options, seed=None, pack="", position=text))
    )


def world(*mats: str, **more: object) -> World:
    """Return a world of at least two seats, plain where nothing is said, in Anna's turn."""
    seats = [mat_of(words) for words in (*mats, *[""] * (2 - len(mats)))]
    return world_of({"seats": seats, **more})


def new_world(seats: int, **options: str) -> World:
    """Return a match at its very beginning."""
    settled = {option.key: option.default for option in TITLE.options} | options
    TITLE.check(seats, settled)
    return World(Match(Log(TITLE, release="test", seats=seats, options=settled, seed=None, pack="", position="")))
