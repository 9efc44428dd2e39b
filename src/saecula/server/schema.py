"""What a table tells a page: the shapes of pictures and answers. messages.py has what a page says, forms.py HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

from msgspec import Meta, Raw

from saecula.server.forms import Told
from saecula.server.messages import Mode

Permission = Literal["free", "ask"]
About = Literal["undo", "hints", "seat"]
SeatKind = Literal["person", "bot", "open"]


def encoded(name: str, *, many: bool = False) -> Meta:
    """Say what is in something that was encoded before."""
    one = {"$ref": f"#/$defs/{name}"}
    return Meta(extra_json_schema={"type": "array", "items": one} if many else one)


# -- pictures ---------------------------------------------------------------------------------------------------------


class ChoicePicture(NamedTuple):
    """One legal choice: its number, the things it points at, its words, its notation."""

    number: int
    targets: tuple[str, ...]
    text: str
    notation: str


class PiecePicture(NamedTuple):
    """One piece of a pick: its number, how many are left, the things it points at, its words."""

    number: int
    left: int
    targets: tuple[str, ...]
    text: str


class AskPicture(TypedDict):
    """A question of a seat; `done` is the choice that ends a pick. Where it is `brief`, the page asks for words."""

    seat: int
    ask: int
    key: str
    section: str
    text: str
    shape: Literal["one", "pick"]
    low: int
    high: int
    done: int
    brief: bool
    pieces: list[Annotated[Raw, encoded("PiecePicture")]]
    choices: list[Annotated[Raw, encoded("ChoicePicture")]]
    lent: list[Annotated[Raw, encoded("ChoicePicture")]]


class PlayerPicture(TypedDict):
    """Who sits in a seat; `help` is the character of a bot. For a `slow` one, rules of thumb play until compiled."""

    seat: int
    name: str
    kind: SeatKind
    bot: str
    help: str
    here: bool
    slow: bool


class LinePicture(TypedDict):
    """A line of the story in shown words, each with the thing it names; `turn` is the event that began the turn."""

    n: int
    turn: int
    key: str
    parts: list[tuple[str, str]]


class ScorePicture(TypedDict):
    """One seat's score."""

    seat: int
    points: int
    tie_break: int
    place: int
    parts: dict[str, int]


class ProposalPicture(TypedDict):
    """Who has proposed what, and whose answer is missing; `freed` is the seat that a vote would free."""

    about: About
    seat: int
    freed: int | None
    n: int
    waits_for: list[int]


class ClockPicture(TypedDict):
    """Whose time is up next, and when; `waits`: nobody is there for whom it would run out."""

    waits: bool
    until: float
    seat: int


_Eyes = TypedDict("_Eyes", {"as": int})


class MatchPicture(_Eyes):
    """What the rules know, as the seats of a connection see it; `as` is whose eyes these are, −1 a spectator's.

    `facts` and `names` come when they are new.
    """

    n: int
    title: str
    seats: int
    you: list[int]
    view: Raw
    to_act: tuple[int, ...]
    over: bool
    asks: list[AskPicture]
    story_from: int
    lines: list[LinePicture]
    scores: Annotated[Raw, encoded("ScorePicture", many=True)]
    redo: bool
    facts: NotRequired[Any]
    names: NotRequired[dict[str, str]]


class PastPicture(MatchPicture):
    """An earlier moment."""

    undo: dict[str, Permission]


class TablePicture(MatchPicture):
    """What a table adds: what may be done, and by whom."""

    match: str
    mode: Mode
    options: dict[str, str]
    waiting: str
    undo: dict[str, Permission]
    branch: bool
    hints: Permission | None
    proposal: ProposalPicture | None
    seed: str | None
    rematch: str | None


class Picture(TablePicture):
    """What is true now."""

    players: Annotated[Raw, encoded("PlayerPicture", many=True)]
    seed_hash: str
    clock: ClockPicture | None


# -- answers ----------------------------------------------------------------------------------------------------------


class Refusal(TypedDict):
    """The rule that forbids a choice."""

    key: str
    section: str
    text: str


class DoneAnswer(TypedDict):
    """A choice is done, and this is true now."""

    n: int
    now: Picture


class UndoAnswer(TypedDict):
    """An undo is done, and this is true now; or the others have been asked."""

    n: NotRequired[int]
    now: NotRequired[Picture]
    proposed: NotRequired[Literal[True]]


class ConsentAnswer(TypedDict):
    """What was agreed to is done, and this is true now; or others have not answered yet."""

    n: NotRequired[int]
    now: NotRequired[Picture]


class PreviewAnswer(TypedDict):
    """What a draft would do; of pieces of a pick also what may still join them, and whether they are enough."""

    lines: list[str]
    view: Any
    next: str
    told: list[tuple[str, dict[str, Any]]]
    changes: Any
    done: str | None
    ends_turn: bool
    pieces: list[tuple[int, int]] | None
    enough: bool | None


class DescribeAnswer(TypedDict):
    """The words of choices, by number."""

    texts: dict[str, str]


class RoutePicture(TypedDict):
    """A choice that leads to a thing, and what may be done with it then."""

    choice: int
    text: str
    goal: str


class WhyAnswer(TypedDict):
    """Why something is not possible, if it is not; and what leads there, if anything does."""

    reasons: list[Refusal]
    legal: bool
    routes: list[RoutePicture]


class HelpAnswer(TypedDict):
    """Help on a thing."""

    text: str
    thing: str


class HintAnswer(TypedDict):
    """What a strong player would do: three steps, choices and things of the whole answer; or the others were asked."""

    steps: NotRequired[list[str]]
    choices: NotRequired[list[int]]
    things: NotRequired[list[str]]
    proposed: NotRequired[Literal[True]]


class PastAnswer(TypedDict):
    """An earlier moment."""

    picture: PastPicture


class NoAnswer(TypedDict):
    """Nothing more is to be said."""


class Answers(TypedDict):
    """What each message of a page is answered with, beside `re` and `ok`."""

    ping: NoAnswer
    seen: NoAnswer
    bot: NoAnswer
    choose: DoneAnswer
    redo: DoneAnswer
    undo: UndoAnswer
    consent: ConsentAnswer
    preview: PreviewAnswer
    describe: DescribeAnswer
    why: WhyAnswer
    help: HelpAnswer
    hint: HintAnswer
    at: PastAnswer


class PictureMessage(TypedDict):
    """Something has changed."""

    picture: Picture


class GoneMessage(TypedDict):
    """The server stops; come back in a moment."""

    gone: Literal[True]


class Reply(TypedDict):
    """The answer to a message that carried the number `re`: done, refused by a rule, or wrong."""

    re: int
    ok: NotRequired[Literal[True]]
    refused: NotRequired[Refusal]
    problem: NotRequired[Told]
    now: NotRequired[Picture]


TableMessage = PictureMessage | GoneMessage | Reply
