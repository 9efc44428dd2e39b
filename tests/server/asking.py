"""Helpers: every door of a server, asked as one role after another, and everything that comes through."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
import re
from typing import TYPE_CHECKING, Any

import httpx
import websockets

from saecula.kernel.frames import choices, to_act
from saecula.kernel.notation import event_line, write
from saecula.kernel.state import AT_END, BY_NATURE, SPECTATOR
from saecula.server.people import COOKIE, sign
from saecula.store import MatchRecord, Person, SeatRecord, open_store
from tests.server.redealt import folded_of, known, played_on

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from tests.server.living import Server
    from tests.server.redealt import Moment

SECRET = "the same in both worlds"  # noqa: S105 - of a test
TRUE, OTHER = "true", "other"
ASKED_AT_ONCE = 50  # a slow connection may have 200 messages waiting
SAMPLED = 20 if "SAECULA_ANSWERS" in os.environ else 4  # things, choices and moments that are asked about, of each kind
FRESH = re.compile(r'"(match|key|id|public|phrase|rematch)":"[^"]*"')  # made by chance in answers that begin something
OF_ALL_MATCHES = ("GET /api/matches", "GET /api/me/known")
TIMES = re.compile(r'"(made|changed)":"[^"]*"')
Answer = tuple[str, str]  # the door, and what came through it
Question = dict[str, Any]


class Case:
    """One match in one of the two worlds, with somebody who looks at it."""

    def __init__(self, number: int, moment: Moment, world: str) -> None:
        self.moment = moment
        self.world = world
        self.number = number
        self.role = moment.role.name
        self.match = f"m{number}"
        self.log = moment.log if world == TRUE else moment.twin
        self.seed = f"{number}" if self.role == "alone" else f"{world} {number}"  # a hint depends on it
        self.rng = random.Random(number)  # noqa: S311 - the same questions in both worlds

    def person(self, seat: int) -> str:
        """Who has a seat, or has none."""
        return f"{self.match}-p{self.moment.eyes[0] if seat in self.moment.eyes else seat}"

    @property
    def viewer(self) -> str:
        """Who looks; nobody for a spectator without a cookie."""
        if self.role in ("ex-player", "stranger"):
            return f"{self.match}-x"
        return "" if self.role == "spectator" else self.person(self.moment.eyes[0])

    @property
    def seats(self) -> list[int]:
        """The seats of the viewer."""
        return [seat for seat in self.moment.eyes if seat >= 0]

    @property
    def key(self) -> str:
        """The link by which the viewer comes."""
        return {"spectator": "watch", "ex-player": "watch", "stranger": "guess"}.get(self.role, "")

    def link(self, seat: int) -> str:
        """The secret of a seat."""
        return f"{self.world}-{self.match}-link-{seat}"

    def cookie(self, person: str) -> dict[str, str]:
        """The head that says who somebody is."""
        return {"Cookie": f"{COOKIE}={sign(SECRET, person)}"} if person else {}

    def seat(self, number: int) -> SeatRecord:
        """A seat of the match."""
        is_bots = self.role == "alone" and number not in self.moment.eyes
        if is_bots:
            return SeatRecord(self.match, number, "bot", None, "random", self.link(number))
        return SeatRecord(self.match, number, "person", self.person(number), "", self.link(number))

    def plain(self, text: str) -> str:
        """An answer without what may differ: the hash of the seed, and the links that the host may send."""
        if self.role in ("host", "alone"):
            text = text.replace(self.link(0)[:-1], "LINK")
        return text.replace(hashlib.sha256(self.seed.encode()).hexdigest(), "SEED")


async def keep(path: Path, cases: list[Case]) -> None:
    """Write the matches of one world into a store."""
    store = await open_store(str(path))
    await store.setting("cookie-secret", SECRET)
    for case in cases:
        seats = [case.seat(number) for number in range(case.log.seats)]
        for person in dict.fromkeys([*(seat.person for seat in seats), f"{case.match}-x"]):
            if person:
                await store.add_person(Person(person, person))
        others = [seat.person for seat in seats if seat.seat not in case.moment.eyes and seat.person]
        host = case.viewer if case.role in ("host", "alone") else others[0]
        title = case.moment.title
        text = write(case.log.copy(None, 0)).removesuffix("end 0\n")
        record = MatchRecord(case.match, title.key, text, host, "live", 0.0, "watch", case.seed, seats=seats)
        lines = [event_line(title, event, hidden=False).split(" ", 1)[1] for event in case.log.events]
        assert await store.add_match(record, lines)
        if case.role == "ex-player":
            await store.note_knower(case.match, 0, case.viewer)
    await store.close()


# -- by HTTP ----------------------------------------------------------------------------------------------------------


def public_readings(case: Case) -> Iterator[tuple[str, str]]:
    """What everybody may read: its door, and where it is."""
    title = case.moment.title.key
    yield "GET /healthz", "/healthz"
    yield "GET /readyz", "/readyz"
    yield "GET /api/titles", "/api/titles"
    yield "GET /api/rules/{title:str}", f"/api/rules/{title}"
    yield "GET /api/labels", f"/api/labels?title={title}"


def readings(case: Case) -> Iterator[tuple[str, str]]:
    """What only reads of a person and their matches: its door, and where it is."""
    match, key = case.match, case.key
    yield "GET /api/me", "/api/me"
    yield "GET /api/me/known", "/api/me/known"
    for lang in ("en", "de"):
        yield "GET /api/matches", f"/api/matches?lang={lang}"
        for link in (key, "guess", case.match):
            yield "GET /api/matches/{match:str}", f"/api/matches/{match}?key={link}&lang={lang}"
            yield "GET /api/matches/{match:str}/odds", f"/api/matches/{match}/odds?key={link}&lang={lang}"
    for link in (key, "guess", case.match):
        yield "GET /api/matches/{match:str}/log", f"/api/matches/{match}/log?key={link}"


def requests(case: Case) -> Iterator[tuple[str, str, Question]]:
    """What is refused, or makes something new: the door, where it is, and the wish. The match stays as it is."""
    match, log, key = case.match, case.log, case.key
    for n in case.rng.sample(range(len(log.events) + 1), min(SAMPLED, len(log.events) + 1)):
        yield "POST /api/matches/{match:str}/branch", f"/api/matches/{match}/branch?key={key}", {"n": n}
    for seat in range(log.seats + 1):
        for do in ("take", "leave", "open", "bot", "renew"):
            is_refused = case.role != "alone" or (do == "take" and log.title.hides)  # or bots would be driven out
            if seat not in case.seats and is_refused:
                wish = {"do": do, "key": key, "bot": "random"}
                yield "POST /api/matches/{match:str}/seats/{seat:int}", f"/api/matches/{match}/seats/{seat}", wish
    for fingerprint in ("", "0" * 64):
        wish = {"fingerprint": fingerprint, "number": ""}
        yield "POST /api/matches/{match:str}/chance", f"/api/matches/{match}/chance?key={key}", wish
    yield "POST /api/matches", "/api/matches", {"title": log.title.key, "seats": ["me"] * log.seats}
    yield "POST /api/me", "/api/me", {"settings": {}}
    yield "POST /api/me/phrase", "/api/me/phrase", {}
    yield "POST /api/me/recover", "/api/me/recover", {"phrase": "one two three"}


def endings(case: Case) -> Iterator[tuple[str, str, Question]]:
    """What changes the match, at last: a vote, a rematch, leaving."""
    seats = "POST /api/matches/{match:str}/seats/{seat:int}"
    for seat in range(case.log.seats):
        yield seats, f"/api/matches/{case.match}/seats/{seat}", {"do": "vote"}
    yield "POST /api/matches/{match:str}/rematch", f"/api/matches/{case.match}/rematch", {}
    if case.role in ("player", "two seats"):
        for seat in case.seats:
            yield seats, f"/api/matches/{case.match}/seats/{seat}", {"do": "leave"}


class Asker:
    """Somebody who asks everything, and keeps what comes."""

    def __init__(self, server: Server, case: Case, *, hints: bool) -> None:
        self.server = server
        self.case = case
        self.hints = hints
        self.heard: list[Answer] = []
        self.doors: set[str] = set()

    def keep(self, door: str, text: str) -> None:
        """Keep an answer."""
        self.doors.add(door)
        self.heard.append((door, self.case.plain(text)))

    async def ask_all(self) -> Asker:
        """Go through every door."""
        case = self.case
        async with httpx.AsyncClient(base_url=self.server.url, headers=case.cookie(case.viewer), timeout=120) as http:
            await self.read_all(http, [*public_readings(case), *readings(case)])
            await self.converse()
            for door, path, wish in requests(case):
                await self.post(http, door, path, wish)
            log = (await http.get(f"/api/matches/{case.match}/log?key={case.key}")).text
            await self.post(http, "POST /api/import", "/api/import", {"log": log})
            for door, path, wish in endings(case):
                await self.post(http, door, path, wish)
            again = [(door, path) for door, path in readings(case) if door not in OF_ALL_MATCHES]
            await self.read_all(http, again)  # without the matches that were begun, where bots may play already
            await self.post(http, "POST /api/me/delete", "/api/me/delete", {})
        return self

    async def read_all(self, http: httpx.AsyncClient, doors: Iterable[tuple[str, str]]) -> None:
        """Ask what only reads."""
        for door, path in doors:
            answer = await http.get(path)
            self.keep(door, f"{answer.status_code} {path} {TIMES.sub('TIME', answer.text)}")

    async def post(self, http: httpx.AsyncClient, door: str, path: str, wish: Question) -> None:
        """Ask for something; what is made by chance in the answer may differ."""
        answer = await http.post(path, json=wish)
        http.cookies.clear()  # nobody becomes somebody
        self.keep(door, f"{answer.status_code} {path} {FRESH.sub('FRESH', answer.text)}")
        if answer.status_code == 201 and door.endswith("/branch"):
            log = await http.get(f"/api/matches/{answer.json()['match']}/log")
            self.keep("GET /api/matches/{match:str}/log", f"{log.status_code} {log.text}")

    # -- by socket ------------------------------------------------------------------------------------------------

    async def converse(self) -> None:
        """Say everything that can be said at the table."""
        case = self.case
        async with self.opened(case.viewer, case.key) as socket:
            self.socket = socket
            try:
                await self.told({"do": "hello", "lang": "en"})
            except websockets.ConnectionClosed:
                self.keep("WS", f"{socket.close_code} {socket.close_reason}")
                return
            picture = json.loads(self.heard[-1][1].partition(" ")[2])["picture"]
            if case.moment.move is not None:
                await self.see_secret_move()
            await self.told({"do": "lang", "lang": "de"})
            await self.told({"do": "hello", "lang": "en", "n": max(0, picture["n"] - 2)})
            asked = list(questions(case, picture))
            for first in range(0, len(asked), ASKED_AT_ONCE):
                await self.ask_at_once(asked[first : first + ASKED_AT_ONCE])
            for question in acts(case, picture, hints=self.hints):
                await self.ask_at_once([question])

    def opened(self, person: str, key: str) -> Any:  # noqa: ANN401 - a connection to be
        """Open a socket as somebody."""
        url = f"ws://127.0.0.1:{self.server.port}/ws/{self.case.match}?key={key}"
        return websockets.connect(url, additional_headers=self.case.cookie(person), max_size=2**22)

    async def hear(self) -> Question:
        """Wait for a message."""
        text = str(await asyncio.wait_for(self.socket.recv(), 120))
        self.keep("WS", f"told {text}")
        found: Question = json.loads(text)
        return found

    async def told(self, message: Question) -> None:
        """Say what is answered with a picture."""
        self.doors.add(message["do"])
        await self.socket.send(json.dumps(message))
        while "picture" not in await self.hear():
            pass

    async def ask_at_once(self, asked: list[Question]) -> None:
        """Ask many things, then hear all answers, and whatever else is told meanwhile."""
        for number, message in enumerate(asked, 1):
            await self.socket.send(json.dumps({"id": number} | message))
            self.doors.add(message["do"])
        while (await self.hear()).get("re") != len(asked):
            pass

    async def see_secret_move(self) -> None:
        """Another seat answers in secret, otherwise in the other world; all that comes is a picture."""
        move, case = self.case.moment.move, self.case
        assert move is not None
        choice = move.true if case.world == TRUE else move.other
        async with self.opened(case.person(move.seat), "") as socket:
            await socket.send(json.dumps({"do": "hello", "lang": "en"}))
            picture = json.loads(await socket.recv())["picture"]
            ask = next(ask["ask"] for ask in picture["asks"] if ask["seat"] == move.seat)
            await self.hear()  # somebody has come
            wish = {"do": "choose", "id": 1, "seat": move.seat, "ask": ask, "choices": [choice]}
            await socket.send(json.dumps(wish))
            answer = json.loads(await socket.recv())
            assert answer.get("ok"), answer
            await self.hear()
        await self.hear()  # somebody has gone


def questions(case: Case, picture: Question) -> Iterator[Question]:
    """Everything that can be asked without changing anything, also for seats of others."""
    rng, title = case.rng, case.moment.title
    things = [thing for kind in title.components for pointed in kind.things for thing in pointed]
    sampled = rng.sample(things, min(SAMPLED, len(things)))
    yield {"do": "ping"}
    for thing in [*sampled, "seat/0", "nothing"]:
        yield {"do": "help", "thing": thing}
    for n in [*rng.sample(range(picture["n"]), min(SAMPLED, picture["n"])), picture["n"], 1_000_000]:
        for seat in range(SPECTATOR, picture["seats"]):
            yield {"do": "at", "n": n, "seat": seat}
    for seat in range(SPECTATOR, picture["seats"]):
        legal = [choice[0] for ask in picture["asks"] if ask["seat"] == seat for choice in ask["choices"]]
        some = rng.sample(legal, min(SAMPLED, len(legal)))
        if legal:
            yield {"do": "describe", "seat": seat, "choices": legal[:50]}
        for number in [*some, *rng.sample(range(len(title.words)), SAMPLED // 2)]:
            yield {"do": "preview", "seat": seat, "choices": [number]}
            yield {"do": "why", "seat": seat, "choice": number}
            yield {"do": "describe", "seat": seat, "choices": [number]}
        for thing in sampled:
            yield {"do": "why", "seat": seat, "thing": thing, "pieces": some[:1]}
        yield {"do": "choose", "seat": seat, "ask": picture["n"] + 7, "choices": [0]}
        yield {"do": "seen", "seat": seat, "ask": picture["n"]}
        yield {"do": "consent", "seat": seat, "yes": True}
        if seat not in picture["you"]:
            yield {"do": "undo", "seat": seat}
            yield {"do": "redo", "seat": seat}
            yield {"do": "hint", "seat": seat}
            yield {"do": "bot", "seat": seat, "on": True}


def acts(case: Case, picture: Question, *, hints: bool) -> Iterator[Question]:
    """What the viewer does: choose, where no nature follows; take back; ask for hints; let a bot sit in, and return."""
    if case.role == "alone":
        if hints:
            yield {"do": "hint", "seat": case.seats[0]}
        return
    for seat in picture["you"]:
        if seat not in picture["to_act"]:  # nor asked by what follows below: the bot has nothing to do
            yield {"do": "bot", "seat": seat, "on": True}
            yield {"do": "bot", "seat": seat, "on": False}
    for ask in picture["asks"][:1]:  # two answers may open what was sealed
        choice = open_choice(case, ask["seat"])
        if choice is not None:
            yield {"do": "choose", "seat": ask["seat"], "ask": ask["ask"], "choices": [choice]}
    for seat in picture["you"]:
        yield {"do": "undo", "seat": seat}
        yield {"do": "redo", "seat": seat}
        yield {"do": "hint", "seat": seat}


def open_choice(case: Case, seat: int) -> int | None:
    """A choice of a seat after which nature decides nothing, so that the two worlds stay alike."""
    moment = case.moment
    if moment.move is not None:
        return None
    folds = [folded_of(moment.log), folded_of(moment.twin)]
    if seat not in to_act(folds[0].state):
        return None
    for choice in choices(folds[0].state, seat)[:SAMPLED]:
        after = [played_on(folded, seat, choice).state for folded in folds]
        waits = all(state.owed not in (BY_NATURE, AT_END) for state in after)
        if waits and known(moment.title, after[0], moment.eyes) == known(moment.title, after[1], moment.eyes):
            return choice
    return None
