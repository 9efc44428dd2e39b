"""Title: everything the platform knows about a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from saecula.kernel.chance import Rng
from saecula.kernel.problem import Problem
from saecula.kernel.state import SPECTATOR, State
from saecula.kernel.verbs import Kind, Phrases, Vocabulary

View = dict[str, Any]
Shown = Mapping[str, object]  # a View as a title declares it, field by field
Options = dict[str, str]

OFF: Final = "off"
ON: Final = "on"


@final
class Option:
    """A variant or a contested ruling: its values as words, the first one by default."""

    def __init__(self, key: str, values: tuple[str, ...], default: str) -> None:
        self.key: Final = key
        self.values: Final = values
        self.default: Final = default


def switch(key: str) -> Option:
    """Return an option that is off or on."""
    return Option(key, (OFF, ON), OFF)


@final
class Score:
    """What a seat has: points, the tie-break, its place (1 is best, shared by equals), and the parts of the points."""

    def __init__(self, seat: int, points: int, tie_break: int, parts: dict[str, int], place: int = 1) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.tie_break: Final = tie_break
        self.parts: Final = parts
        self.place = place

    def __reduce__(self) -> tuple[Callable[..., Score], tuple[object, ...]]:
        """Pickle the numbers."""
        return Score, (self.seat, self.points, self.tie_break, self.parts, self.place)

    def __repr__(self) -> str:
        """Show the numbers."""
        return f"Score(seat={self.seat}, points={self.points}, place={self.place}, parts={self.parts})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.__reduce__()[1] == other.__reduce__()[1]

    def __hash__(self) -> int:
        return hash((self.seat, self.points, self.tie_break))


def ranked(scores: list[Score]) -> list[Score]:
    """Give places: points first, then the tie-break; full equals share a place."""
    for score in scores:
        score.place = 1 + len(
            [other for other in scores if (other.points, other.tie_break) > (score.points, score.tie_break)]
        )
    return scores


@mypyc_attr(allow_interpreted_subclasses=True)
class Guess:
    """How others' hidden choices are imagined: evenly, unless a bot's predictor says otherwise."""

    def pick(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        """Return the choice a seat is imagined to have made."""
        return legal[rng.below(len(legal))]


EVEN: Final = Guess()


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """What a game exports; the platform needs nothing else."""

    key: str
    seats: tuple[int, ...]
    rules: int  # grows when any legal set or effect changes, never on a refactoring
    weights_since: int = 1  # weights trained under these rules or later still play well: changes since then are rare
    words: Vocabulary
    why: Phrases
    asks: Phrases
    lines: Phrases
    options: tuple[Option, ...]
    components: tuple[Kind, ...]  # things that have a name and a help text
    endings: tuple[str, ...]  # the ways a match can end, by key
    hides: bool = False  # whether seats may know different things: then a described position is for no seat to read
    turns: tuple[int, ...] = ()  # the lines that begin a turn in the story

    def __reduce__(self) -> str:
        """Pickle the name of the one object there is, in the package of the title."""
        return "TITLE"

    def __repr__(self) -> str:
        """Show the key."""
        return f"<title {self.key}>"

    def defaults_under(self, rules: int) -> Options:
        """Return the options whose default was another under older rules: a log names only what is not the default."""
        return {}

    def check(self, seats: int, options: Options) -> None:
        """Raise a Problem where options do not fit together."""

    def data(self, seats: int, options: Options, pack: str) -> str:
        """Return the digest of the rows a match is played with; raise a Problem if the pack is wrong."""
        raise NotImplementedError

    def names(self, pack: str) -> dict[str, dict[str, str]]:
        """Return the shown names a pack gives: thing → language → name."""
        return {}

    def new(self, seats: int, options: Options, pack: str) -> State:
        """Return the world before the first event; setup draws are nature's."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> Shown:
        """Build what a seat (or the spectator) may see."""
        raise NotImplementedError

    def resample(self, s: State, seat: int, rng: Rng, guess: Guess) -> State:
        """Return a world that this seat cannot tell from the true one."""
        raise NotImplementedError

    def standing(self, s: State) -> list[Score]:
        """Return the score of every seat: final at the end, an estimate before."""
        raise NotImplementedError

    def position(self, description: View) -> tuple[State, Options]:
        """Return the world that a description sets up, and its options; raise a Problem if it cannot exist."""
        raise NotImplementedError

    def help_numbers(self, s: State, thing: str) -> dict[str, int]:
        """Return the numbers that the help text of a thing needs."""
        return {}

    def help_lists(self, s: State, thing: str) -> dict[str, list[str]]:
        """Return other things that the help on a thing lists: key of the sentence → things."""
        return {}

    def facts(self, s: State) -> Shown:
        """Return the printed numbers of this match: a client needs them once."""
        return {}

    def draws_for(self, s: State) -> int:
        """Return the seat that nature rolls or draws for, SPECTATOR if for nobody in particular."""
        return SPECTATOR

    def goes_without_saying(self, s: State, seat: int) -> int:
        """Return an answer of this seat that leaves what a preview shows as it is (who pays, not what), −1 for none."""
        return -1

    def compare(self, before: State, after: State, seat: int, choices: list[int]) -> Shown:
        """Return what choices change between two worlds, as data a preview can draw; `seat` is who asks."""
        return {}

    def ending(self, s: State) -> str:
        """Return the way a finished match ended; a title with several ways says which."""
        return self.endings[0]

    def rows(self) -> dict[str, list[dict[str, Any]]]:
        """Return the shipped rows as a data pack would write them: table → rows."""
        return {}

    def broken(self, s: State) -> list[str]:
        """Return the names of the title's own laws that a state breaks: pieces conserved, rows within their holes."""
        return []

    def advice(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        """Return a sensible choice by rule of thumb; the first legal one where nobody has written any."""
        return legal[0]

    def habit(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        """Return a choice for playing on thousands of times; a title with slow advice has a quick one here."""
        return self.advice(s, seat, legal, rng)


def member(function: Callable[..., object]) -> Any:  # noqa: ANN401 - the type is that of the member in Title
    """Return a function of one of its parts as a member of a title: there it knows what its state is."""
    return staticmethod(function)


def settled_options(title: Title, seats: int, given: dict[str, object]) -> Options:
    """Return all options of a match as words, or raise a Problem that names what is wrong."""
    if seats not in title.seats:
        raise Problem("no-such-seats", title=title.key, seats=seats, known=", ".join([str(n) for n in title.seats]))
    known = {option.key: option for option in title.options}
    for key in given:
        if key not in known:
            raise Problem("no-such-option", title=title.key, option=key, known=", ".join(known))
    settled: Options = {}
    for key, option in known.items():
        word = option_word(given.get(key, option.default))
        if word not in option.values:
            raise Problem("no-such-value", option=key, value=word, known=", ".join(option.values))
        settled[key] = word
    title.check(seats, settled)
    return settled


def option_word(value: object) -> str:
    """Return an option's value as a word: True is on, 2024 is 2024."""
    if value is True:
        return ON
    return OFF if value is False else str(value)
