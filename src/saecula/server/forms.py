"""Forms: the bodies and the answers of HTTP, as msgspec checks them and OpenAPI shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from saecula.server.messages import Mode, NewMatch, SeatWish

EngineState = Literal["compiled", "coming", "uncompiled"]

__all__ = ["NewMatch", "SeatWish"]  # the wishes that the hall takes as they come

Door = Literal["open", "invited", "closed"]

Key = Annotated[str, msgspec.Meta(max_length=80)]


# -- bodies -----------------------------------------------------------------------------------------------------------


class Me(msgspec.Struct, forbid_unknown_fields=True):
    """A new nickname, or new settings of the page; where only guests come in, with their invitation."""

    name: str | None = None
    settings: dict[str, Any] | None = None
    invitation: Key = ""


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """A recovery phrase."""

    phrase: Annotated[str, msgspec.Meta(max_length=400)]


class BranchWish(msgspec.Struct, forbid_unknown_fields=True):
    """The event to go on from."""

    n: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Brought(msgspec.Struct, forbid_unknown_fields=True):
    """A log as text."""

    log: str


class ChanceWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a person gives to the seed of a match: first a fingerprint ("" for none), then the number it belongs to."""

    fingerprint: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] | None = None
    number: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None


# -- answers ----------------------------------------------------------------------------------------------------------


class Told(msgspec.Struct):
    """What is wrong: a key for programs, a sentence for people."""

    key: str
    text: str


class Wrong(msgspec.Struct):
    """Every answer that is not a good one."""

    problem: Told


class PersonFacts(msgspec.Struct):
    """Somebody with a nickname."""

    id: str
    name: str
    settings: dict[str, Any]


class Somebody(msgspec.Struct):
    """Who you are; null if nobody yet. The door tells who may come in as somebody new: all, the invited, or nobody."""

    person: PersonFacts | None
    door: Door


class KnownMatch(msgspec.Struct):
    """A match of yours, as far as you may know it."""

    match: str
    title: str
    made: str
    changed: str
    over: bool
    host: bool
    seats: list[int]
    log: str


class Known(msgspec.Struct):
    """Everything that is stored about you; of your recovery phrase only whether there is one."""

    id: str
    name: str
    made: str
    settings: dict[str, Any]
    recovery_phrase: bool
    matches: list[KnownMatch]


class Gone(msgspec.Struct):
    """You are deleted: so many matches keep a seat without a name."""

    matches: int


class RecoveryPhrase(msgspec.Struct):
    """A new recovery phrase; an older one is void."""

    phrase: str


class BotFacts(msgspec.Struct):
    """A bot in words."""

    key: str
    name: str
    help: str


class OptionFacts(msgspec.Struct):
    """An option; `names` are its values in words."""

    key: str
    name: str
    help: str
    values: list[str]
    names: dict[str, str]
    default: str


class TitleFacts(msgspec.Struct):
    """A title; `hides` says whether seats see different things."""

    key: str
    name: str
    tagline: str
    length: str
    weight: str
    seats: list[int]
    rules: int
    hides: bool
    options: list[OptionFacts]
    provenance: str
    bots: list[BotFacts]


class Titles(msgspec.Struct):
    """The titles that are played here, the keys of the bots, and whether the engine they think with is compiled."""

    titles: list[TitleFacts]
    bots: list[str]
    engine: EngineState


class RulesText(msgspec.Struct):
    """The rules of a title in our words."""

    html: str


class MatchRow(msgspec.Struct):
    """One of my matches; `turn` says whether I am asked, `alone` whether bots have all other seats."""

    match: str
    title: str
    mode: Mode
    alone: bool
    over: bool
    turn: bool
    players: list[str]
    points: list[int]
    you: list[int]
    changed: float


class Made(msgspec.Struct):
    """A new match and the key for spectators."""

    match: str
    key: str


class LobbySeat(msgspec.Struct):
    """A seat; its key is the host's alone, and null while a person sits there."""

    seat: int
    kind: Literal["person", "bot", "open"]
    bot: str
    name: str
    key: str | None


class ChanceSeat(msgspec.Struct):
    """What the person in a seat gave to the seed; `number` when all are in, null where it was not given."""

    seat: int
    fingerprint: str
    number: str | None


class ChanceFacts(msgspec.Struct):
    """How the seed of a match comes about. While it is `open`, numbers are given; until then, fingerprints.

    `server` is the fingerprint of the server's number, `first` the first event that the seed decides. The match begins
    at the time `until` without what is missing; 0 while a seat is open.
    """

    server: str
    settled: bool
    open: bool
    first: int
    until: float
    waits_for: list[int]
    seats: list[ChanceSeat]


class Lobby(msgspec.Struct):
    """Who sits where; `seat` is the one whose link you came by. While `running`, nobody else frees a person's seat."""

    match: str
    title: str
    mode: Mode
    minutes: float
    options: dict[str, str]
    ready: bool
    chance: ChanceFacts
    running: bool
    over: bool
    host: bool
    seat: int | None
    you: list[int]
    public: str
    seats: list[LobbySeat]


class OutcomeFacts(msgspec.Struct):
    """What nature may choose: how often it came, and how often it was to be expected (null while that would tell)."""

    notation: str
    things: list[str]
    text: str
    came: int
    expected: float | None


class OddsTable(msgspec.Struct):
    """The draws of one verb for one seat; −1: for nobody in particular."""

    verb: str
    seat: int
    draws: int
    outcomes: list[OutcomeFacts]


class Odds(msgspec.Struct):
    """Rolled against expected; `whole` when the match is over."""

    whole: bool
    tables: list[OddsTable]
