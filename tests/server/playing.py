"""Helpers: tables without sockets."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from saecula.games import TEMPLATES, TITLES
from saecula.server.engine import Engine
from saecula.server.guests import Guest
from saecula.server.hall import Hall
from saecula.server.kept import BotQuestion, whole
from saecula.server.messages import NewMatch, SeatWish, read_message
from saecula.server.table import Table
from saecula.store import Person, Store, open_store

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from saecula.bots.hints import Hint


class Quick:
    """Thinkers without processes of their own."""

    def __init__(self) -> None:
        self.engine = Engine()

    async def choose(self, question: BotQuestion, bot: str) -> str:
        """Think here."""
        return whole(question.news()).choose(question.seat, question.seed, bot)

    async def hint(self, question: BotQuestion) -> Hint:
        """Think here, too."""
        return whole(question.news()).hint(question.seat, question.seed)

    def slow_bots(self, _: str) -> set[str]:
        """Return nobody: there is no hurry."""
        return set()

    async def improve(self) -> None:
        """Nothing to wait for."""

    def close(self) -> None:
        """Nothing to stop."""


class Page:
    """A page in a browser, as the table sees it."""

    def __init__(self, table: Table, person: str | None, key: str = "", lang: str = "en") -> None:
        self.table = table
        self.heard: list[dict[str, Any]] = []
        self.guest = Guest(person, key, lambda message: self.heard.append(msgspec.json.decode(message)))
        self.lang = lang

    async def come(self, n: int = 0) -> Page:
        """Join and say hello."""
        self.table.join(self.guest)
        await self.say(do="hello", lang=self.lang, n=n)
        return self

    async def say(self, **words: Any) -> dict[str, Any]:  # noqa: ANN401 - a message may hold anything
        """Send a message and return what came back for it, or the last thing heard."""
        before = len(self.heard)
        await self.table.hear(self.guest, read_message(msgspec.json.encode({"id": 7} | words)))
        answers = [message for message in self.heard[before:] if "re" in message]
        return answers[-1] if answers else (self.heard[-1] if self.heard else {})

    @property
    def picture(self) -> dict[str, Any]:
        """The newest picture."""
        found: dict[str, Any] = [picture_in(message) for message in self.heard if picture_in(message)][-1]
        return found

    @property
    def ask(self) -> dict[str, Any]:
        """The open question of this page."""
        found: dict[str, Any] = self.picture["asks"][0]
        return found

    async def choose(self, *notation: str) -> dict[str, Any]:
        """Answer the open question by notation."""
        words = self.table.match.title.words
        ask = self.ask
        numbers = [words.parse(word) for word in notation]
        return await self.say(do="choose", seat=ask["seat"], ask=ask["ask"], choices=numbers)


def picture_in(message: dict[str, Any]) -> dict[str, Any]:
    """Return the picture of what is true now that a message carries; one of another moment is no such picture."""
    found: dict[str, Any] = message.get("now") or ({} if "re" in message else message.get("picture", {}))
    return found


async def hall(store: Store | None = None, *, templates: bool = False) -> Hall:
    """Return a hall on a store in memory; its dice always fall the same way."""
    titles = (*TITLES, *TEMPLATES) if templates else TITLES
    return Hall(store or await open_store(":memory:"), Quick(), lambda: "seven", titles)  # type: ignore[arg-type]


async def person(at: Hall, name: str) -> Person:
    """Return a new person."""
    somebody = Person(f"id-{name}", name)
    await at.store.add_person(somebody)
    at.names[somebody.id] = name
    return somebody


async def table_of(at: Hall, host: Person, *seats: str, mode: str = "live", **wish: Any) -> Table:  # noqa: ANN401
    """Begin a match and return its table."""
    wished = msgspec.convert({"title": "bronze", "seats": list(seats), "mode": mode} | wish, NewMatch)
    record = await at.new_match(host, wished)
    return await at.table(record.id)


def two_at_a_table(play: Callable[[Any, Page, Page], Coroutine[Any, Any, None]]) -> None:
    """Seat two people, the one to act first."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open")
        await at.change_seat(ben, table.record.id, 1, SeatWish("take", table.record.seats[1].secret))
        pages = [await Page(table, one).come() for one in ("id-anna", "id-ben")]
        active = table.match.to_act[0]
        await play(table, pages[active], pages[1 - active])

    asyncio.run(story())


def two(play: Callable[[Hall, Table, Person, Person], Coroutine[Any, Any, None]], title: str = "sample") -> None:
    """Seat Anna, who is the host, and Ben."""

    async def story() -> None:
        at = await hall(templates=True)
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open", title=title)
        await take(at, table, ben, 1)
        await play(at, table, anna, ben)
        table.close()

    asyncio.run(story())


async def take(at: Hall, table: Table, who: Person, seat: int) -> None:
    """Sit down by the link of a seat."""
    await at.change_seat(who, table.record.id, seat, SeatWish("take", table.record.seats[seat].secret))


async def answer(page: Page, seat: int) -> None:
    """Answer the question of a seat of this page with the first choice."""
    ask = next(ask for ask in page.picture["asks"] if ask["seat"] == seat)
    assert (await page.say(do="choose", seat=seat, ask=ask["ask"], choices=[ask["choices"][0][0]]))["ok"]
