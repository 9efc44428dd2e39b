"""Nothing leaks: what a seat gets by socket, HTTP and export is the same in all worlds it cannot tell apart.

Lantern Market has hidden hands and sealed answers. Its worlds are dealt anew in two ways: histories that differ only in
events the seat did not see, played at two real servers; and states from `Title.resample`, put under a table.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import websockets

from saecula.games.sample import TITLE
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices, draw, to_act
from saecula.kernel.log import Fold, Log, said
from saecula.kernel.notation import event_line, write
from saecula.kernel.state import BY_NATURE, NATURE, SPECTATOR, knows
from saecula.kernel.title import EVEN
from saecula.server.people import COOKIE, sign
from saecula.server.pictures import Scene
from saecula.store import MatchRecord, Person, SeatRecord, open_store
from tests.server.living import Server, told
from tests.server.playing import Page, hall, person, table_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from saecula.kernel.state import State

SECRET = "the same in both worlds"  # noqa: S105 - of a test
LANTERNS = [thing for kind in TITLE.components for pointed in kind.things for thing in pointed]
TRIES = 4000
WORLDS = 10


# -- worlds -----------------------------------------------------------------------------------------------------------


def head(seats: int) -> Log:
    """The beginning of a match."""
    return Log(TITLE, release="test", seats=seats, options={"lamps": "1"}, seed=None, pack="", position="")


def played(seats: int, choices_made: int, rng: random.Random) -> Log:
    """A match at random, up to a moment at which a seat is asked."""
    log = head(seats)
    folded = Fold(log.begin())
    while folded.state.owed == BY_NATURE or choices_made > 0:
        n = len(log.events) + 1
        if folded.state.owed == BY_NATURE:
            event = said(n, NATURE, draw(folded.state, rng.randrange(1 << 30)))
        else:
            seat = rng.choice(to_act(folded.state))
            event = said(n, seat, rng.choice(choices(folded.state, seat)))
            choices_made -= 1
        folded.play(event)
        log.events.append(event)
    return log


def known(s: State, seat: int) -> tuple[object, ...]:
    """Everything a seat can tell about a state."""
    return to_act(s), TITLE.view(s, seat), choices(s, seat) if seat >= 0 else []


def redealt(log: Log, seat: int, rng: random.Random) -> Log | None:
    """The same history with other choices wherever this seat did not see them; None if it would have noticed."""
    twin = head(log.seats)
    true, other = Fold(log.begin()), Fold(twin.begin())
    for event in log.events:
        true.play(event)
        legal = choices(other.state, event.seat)
        seen = event.seat == seat or knows(true.steps[-1].seen_by, seat)
        choice = event.choice if seen else rng.choice(legal or [-1])
        if choice not in legal:
            return None
        twin.events.append(said(event.n, event.seat, choice))
        other.play(twin.events[-1])
        if known(true.state, seat) != known(other.state, seat):
            return None
    return twin if write(twin) != write(log) else None


def pairs() -> list[tuple[int, Log, Log]]:
    """Seats, each with a true history and another one that it cannot tell from it."""
    rng = random.Random(5)  # noqa: S311 - worlds of a test
    found: list[tuple[int, Log, Log]] = []
    for _ in range(TRIES):
        seats = rng.choice((2, 3))
        seat = rng.randrange(SPECTATOR, seats)
        log = played(seats, rng.randrange(12), rng)
        other = redealt(log, seat, rng)
        if other is not None:
            found.append((seat, log, other))
        if len(found) == WORLDS:
            return found
    raise AssertionError(len(found))


def others_at(number: int, seat: int, log: Log) -> str:
    """Who has the other seats: people, bots that have nothing to do, or nobody any more."""
    kind = ("person", "bot", "open")[number % 3] if seat >= 0 else "person"
    return "open" if kind == "bot" and to_act(fold_state(log)) != (seat,) else kind


def seat_at(match: str, number: int, other: str) -> SeatRecord:
    """A seat of a match."""
    bot = "random" if other == "bot" else ""
    return SeatRecord(match, number, other, f"p{number}" if other == "person" else None, bot, f"key{number}")


async def keep(path: Path, logs: list[tuple[int, Log]]) -> None:
    """Write matches into a store, so that two stores differ in hidden events only."""
    store = await open_store(str(path))
    await store.setting("cookie-secret", SECRET)
    for seat in range(3):
        await store.add_person(Person(f"p{seat}", f"Person {seat}"))
    for number, (seat, log) in enumerate(logs):
        match = f"m{number}"
        others = others_at(number, seat, log)
        seats = [seat_at(match, at, "person" if at == seat else others) for at in range(log.seats)]
        text = write(log.copy(None, 0)).removesuffix("end 0\n")
        record = MatchRecord(match, "sample", text, f"p{max(seat, 0)}", "live", 0.0, "watch", "seed", seats=seats)
        lines = [event_line(TITLE, event, hidden=False).split(" ", 1)[1] for event in log.events]
        assert await store.add_match(record, lines)
        for left in [other.seat for other in seats if other.kind == "open"]:
            await store.note_knower(match, left, "somebody")
    await store.close()


# -- what a seat gets -------------------------------------------------------------------------------------------------


def questions(seat: int, n: int, legal: list[int]) -> Iterator[dict[str, Any]]:
    """Everything that can be asked without changing anything."""
    yield {"do": "lang", "lang": "de"}
    yield {"do": "hello", "lang": "en", "n": max(0, n - 2)}
    yield {"do": "hello", "lang": "en"}
    if seat >= 0:
        yield {"do": "describe", "seat": seat, "choices": legal or [0]}
    for number in range(len(TITLE.words)):
        yield {"do": "preview", "seat": seat, "choices": [number]}
        yield {"do": "why", "seat": seat, "choice": number}
    for thing in LANTERNS:
        yield {"do": "why", "seat": seat, "thing": thing}
        yield {"do": "help", "thing": thing}
    for eyes in range(SPECTATOR, 3):
        for step in range(n + 1):
            yield {"do": "at", "n": step, "seat": eyes}
    yield {"do": "undo", "seat": seat}
    yield {"do": "redo", "seat": seat}


async def heard_by_socket(server: Server, match: str, seat: int, others: str, headers: dict[str, str]) -> list[str]:
    """Ask everything by a socket and return what comes, as it comes; bots would answer an undo with their own cards."""
    url = f"ws://127.0.0.1:{server.port}/ws/{match}?key={'watch' if seat < 0 else ''}"
    heard: list[str] = []
    async with websockets.connect(url, additional_headers=headers, max_size=2**22) as socket:

        async def ask(message: dict[str, Any]) -> dict[str, Any]:
            await socket.send(json.dumps(message))
            heard.append(str(await asyncio.wait_for(socket.recv(), 60)))
            found: dict[str, Any] = json.loads(heard[-1])
            return found

        first = (await ask({"do": "hello", "lang": "en"}))["picture"]
        legal = [choice[0] for ask_ in first["asks"] for choice in ask_["choices"]]
        for message in questions(seat, first["n"], legal):
            if others != "bot" or message["do"] not in ("undo", "redo"):
                await ask(message)
    return heard


async def got(server: Server, logs: list[tuple[int, Log]]) -> list[list[str]]:
    """Return everything that each seat gets from a server."""
    found = []
    for number, (seat, log) in enumerate(logs):
        headers = {"Cookie": f"{COOKIE}={sign(SECRET, f'p{seat}')}"} if seat >= 0 else {}
        match, key = f"m{number}", "watch" if seat < 0 else ""
        async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60) as http:
            paths = [f"/api/matches/{match}{more}?key={key}" for more in ("", "/log", "/odds")]
            answers = [await http.get(path) for path in [*paths, "/api/matches", "/api/me"]]
            assert [answer.status_code for answer in answers] == [200] * len(answers)
            for n in range(len(log.events) + 1):
                branch = await http.post(f"/api/matches/{match}/branch?key={key}", json={"n": n})
                assert branch.status_code == 403
            if seat >= 0:  # the host, who changes seats
                for path, other in [(f"/api/matches/{match}/seats/{other}", other) for other in range(log.seats)]:
                    if other != seat and others_at(number, seat, log) == "person":
                        assert (await http.post(path, json={"do": "open"})).status_code == 409
                    if other != seat:
                        assert (await http.post(path, json={"do": "take"})).status_code in (403, 409)
            answers.append(await http.get(paths[1]))
        others = others_at(number, seat, log)
        heard = await heard_by_socket(server, match, seat, others, headers)
        found.append([answer.text for answer in answers] + heard)
    return found


def test_a_seat_gets_the_same_by_socket_http_and_export_in_both_worlds(tmp_path: Path) -> None:
    """Two servers whose matches differ only in what each seat has not seen answer it alike, to the last byte."""
    worlds = pairs()
    transcripts: list[list[list[str]]] = []
    for name in ("true", "other"):
        logs = [(seat, log if name == "true" else other) for seat, log, other in worlds]
        asyncio.run(keep(tmp_path / name, logs))
        server = Server(str(tmp_path / name), templates=True).start()
        try:

            async def story(server: Server = server, logs: list[tuple[int, Log]] = logs) -> None:
                transcripts.append(await got(server, logs))

            told(story, 600)
        finally:
            server.stop()
    for (seat, log, _), true, other in zip(worlds, *transcripts, strict=True):
        assert true == other, (seat, write(log))


def test_the_two_worlds_really_differ() -> None:
    """The test above can fail: a seat that has seen the difference gets something else."""
    noticed = 0
    for seat, log, other in pairs():
        for eyes in range(log.seats):
            differs = known(fold_state(log), eyes) != known(fold_state(other), eyes)
            assert not (eyes == seat and differs)
            noticed += differs
    assert noticed > 0


def fold_state(log: Log) -> State:
    """The state of a log."""
    folded = Fold(log.begin())
    for event in log.events:
        folded.play(event)
    return folded.state


@pytest.mark.parametrize("seats", [2, 3])
def test_a_seat_gets_the_same_from_a_resampled_world(seats: int) -> None:
    """Pictures, previews, reasons and descriptions come from what the seat may know, whatever the others hold."""

    async def story() -> None:
        rng = random.Random(seats)  # noqa: S311 - worlds of a test
        at = await hall(templates=True)
        people = [await person(at, f"p{seat}") for seat in range(seats)]
        for choices_made in range(10):
            table = await table_of(at, people[0], *["me"] * seats, mode="table", title="sample")
            for record in table.record.seats:
                record.person = people[record.seat].id
            log = played(seats, choices_made, rng)
            table.match._log.events[:] = log.events
            for seat in range(seats):
                heard = []
                for world in (fold_state(log), resampled(log, seat, choices_made)):
                    put_under(table, log, world)
                    page = await Page(table, people[seat].id).come()
                    for message in questions(seat, 0, choices(world, seat)):
                        if message["do"] not in ("undo", "redo", "at"):
                            await page.say(**message)
                    heard.append(page.heard)
                    table.seating.guests.clear()
                assert heard[0] == heard[1]

    asyncio.run(story())


def resampled(log: Log, seat: int, seed: int) -> State:
    """A world that the seat cannot tell from the true one."""
    found: State = TITLE.resample(fold_state(log), seat, Rng(Chance(seed), 1), EVEN)
    return found


def put_under(table: Any, log: Log, world: State) -> None:  # noqa: ANN401 - a table
    """Let a table believe that this is the state its events led to."""
    true, folded = Fold(log.begin()), Fold(world)
    for event in log.events:
        true.play(event)
    folded.steps.extend(true.steps)
    folded.question = true.question
    table.match.folded = folded
    table.journal.scene = Scene(table.match)
