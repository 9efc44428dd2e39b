"""Messages of the page, checked as they come in: whatever does not fit is a problem of the sender alone."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from saecula.kernel.problem import Problem

MAX_MESSAGE_LENGTH = 20_000  # bytes
MAX_DRAFT = 200  # choices in one message

Short = Annotated[str, msgspec.Meta(max_length=80)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=15)]
Draft = Annotated[list[Number], msgspec.Meta(min_length=1, max_length=MAX_DRAFT)]


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Anything the page may say; `id` is repeated in the answer."""

    id: Number = 0


class Hello(Message, tag="hello"):
    """A page is here; `n` is the last picture it has."""

    lang: Short = "en"
    n: Number = 0


class Ping(Message, tag="ping"):
    """Are you there?"""


class Seen(Message, tag="seen"):
    """A seat has the question `ask` in sight: its time begins."""

    seat: SeatNumber = 0
    ask: Number = 0


class Choose(Message, tag="choose"):
    """A draft for the question `ask`."""

    seat: SeatNumber = 0
    ask: Number = 0
    choices: Draft = []


class PreviewWish(Message, tag="preview"):
    """What would a draft do?"""

    seat: SeatNumber = 0
    choices: Draft = []


class Describe(Message, tag="describe"):
    """What do these choices say? For questions with many of them."""

    seat: SeatNumber = 0
    choices: Draft = []


class Why(Message, tag="why"):
    """Why is a thing, or a choice, not possible, alone or beside the pieces in hand?"""

    seat: SeatNumber = 0
    thing: Short = ""
    choice: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1
    pieces: Annotated[list[Number], msgspec.Meta(max_length=MAX_DRAFT)] = []


class Help(Message, tag="help"):
    """What is this thing?"""

    thing: Short = ""


class HintWish(Message, tag="hint"):
    """What would a strong player do?"""

    seat: SeatNumber = 0


class Undo(Message, tag="undo"):
    """Take back a seat's last answer."""

    seat: SeatNumber = 0


class Redo(Message, tag="redo"):
    """Take back the last undo."""

    seat: SeatNumber = 0


class ConsentReply(Message, tag="consent"):
    """The answer to a proposal."""

    seat: SeatNumber = 0
    yes: bool = False


class At(Message, tag="at"):
    """The picture after event n."""

    n: Number = 0
    seat: SeatNumber = -1


class BotSeat(Message, tag="bot"):
    """Let a bot sit for me, or come back."""

    seat: SeatNumber = 0
    on: bool = False


class Lang(Message, tag="lang"):
    """Speak another language."""

    lang: Short = "en"


Mode = Literal["live", "days", "table"]


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """The wish for a match: each seat is me, open, or a bot's key."""

    title: Short
    seats: Annotated[list[Short], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[Short, bool | int | Short] = {}
    mode: Mode = "live"
    minutes: Annotated[float, msgspec.Meta(ge=0, le=20_160)] = 0.0  # a turn's time; two weeks at most


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """The wish to take, leave or open a seat, to give it to a bot, to renew its link, or to let the others vote."""

    do: Literal["take", "leave", "open", "bot", "renew", "vote"]
    key: Short = ""
    bot: Short = "greedy"


PageMessage = (
    Hello
    | Lang
    | Ping
    | Seen
    | Choose
    | Undo
    | Redo
    | ConsentReply
    | BotSeat
    | PreviewWish
    | Describe
    | Why
    | Help
    | HintWish
    | At
)
decoder = msgspec.json.Decoder(PageMessage)


def read_message(data: str | bytes) -> PageMessage:
    """Read a message of the page, or raise a Problem."""
    if len(data) > MAX_MESSAGE_LENGTH:
        raise Problem("message-too-long", most=MAX_MESSAGE_LENGTH)
    try:
        message: PageMessage = decoder.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Problem("message-wrong", detail=str(error)[:200]) from error
    return message
