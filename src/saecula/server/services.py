"""What all routes share: who somebody is, what they may do, and the hall with its tables."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Literal

from litestar.datastructures import Cookie

from saecula.games import TEMPLATES, TITLES
from saecula.kernel.problem import Problem
from saecula.server import sight
from saecula.server.addresses import MAX_SHOWN_LENGTH
from saecula.server.guests import Guest
from saecula.server.hall import SECONDS_PER_DAY, Hall
from saecula.server.limits import Allowances, Limits, check_crowd
from saecula.server.metrics import STORE_WRITE_SECONDS
from saecula.server.people import COOKIE, COOKIE_DAYS, new_key, new_seed, sign, signed
from saecula.server.shares import Attendance, Hasher, Readers
from saecula.server.think import Thinkers
from saecula.server.wall import StepWatch
from saecula.store import Lost, open_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping

    from litestar import Litestar, Request
    from litestar.connection import ASGIConnection
    from litestar.handlers import BaseRouteHandler

    from saecula.kernel.title import Title
    from saecula.server.addresses import Hosts
    from saecula.server.table import Table
    from saecula.store import Person

    AnyRequest = Request[Any, Any, Any]

LOGGER = logging.getLogger("saecula")
WRITES_AT_ONCE, WRITES_PER_SECOND = 1000, 20.0  # from one address
READS_AT_ONCE, READS_PER_SECOND = 5000, 100.0  # (as above): a page has some forty files
SECONDS_BETWEEN_CLEANUPS = 60.0

JSON_FORM = "application/json"
ANY_HOST = "any_host"  # the option of a route that may be asked by any name


class Services:
    """The store, the people and the hall that all routes share."""

    def __init__(
        self,
        store: str,
        thinkers: int,
        dice: str,
        limits: Limits,
        *,
        hosts: Hosts | None,
        templates: bool,
        invitation_only: bool,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.dice = dice
        self.limits = limits
        self.hosts = hosts
        self.invitation_only = invitation_only
        self.titles: tuple[Title, ...] = (*TITLES, *TEMPLATES) if templates else TITLES
        self.hall: Hall
        self.secret = ""
        self.connections = 0
        self._writes = Allowances(WRITES_AT_ONCE, WRITES_PER_SECOND)
        self._reads = Allowances(READS_AT_ONCE, READS_PER_SECOND)
        self._new_people = Allowances(limits.people_at_once, limits.people_a_second)
        self._phrases = Allowances(limits.phrases_at_once, limits.phrases_a_second)
        self.hasher = Hasher()
        self.readers = Readers()
        self.attendance = Attendance()
        self.gate = asyncio.Lock()

    async def open(self) -> None:
        """Open the store and go on with every match."""
        store = await open_store(self.store)
        seeds = (lambda: self.dice) if self.dice else new_seed
        self.hall = Hall(store, Thinkers(self.thinkers), seeds, self.titles, self.limits)
        try:
            await store.claim()
            self.secret = await store.setting("cookie-secret", new_key() + new_key())
            await self.hall.elsewhere.listen(self.hall.hear)
            await self.hall.wake_all()
            store.database.report = LOGGER.error
            store.database.wrote = STORE_WRITE_SECONDS.observe
        except BaseException:
            await self.hall.close()
            raise

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """Be open, unless that was done before; at the end let go of all."""
        if not self.secret:
            await self.open()
        cleanup = asyncio.create_task(self.forget_idle_people())
        try:
            yield
        finally:
            cleanup.cancel()
            self.hasher.close()
            await self.hall.close()

    async def forget_idle_people(self) -> None:
        """Delete people who did nothing within a day, a few at a time."""
        after = 0.0
        steps = StepWatch()
        while True:
            steps.look()
            try:
                after = await self.hall.store.forget_idle_people(after, time.time() - SECONDS_PER_DAY)
            except Lost:
                pass  # later, when the store is back
            except Exception:  # a fault of ours is logged, and ends nothing
                LOGGER.exception("fault")
            await asyncio.sleep(SECONDS_BETWEEN_CLEANUPS)

    async def person(self, cookies: Mapping[str, str]) -> Person | None:
        """Return who a cookie says this is."""
        who = signed(self.secret, cookies.get(COOKIE, ""))
        return None if who is None else await self.hall.store.person(who)

    async def somebody(self, request: AnyRequest) -> Person:
        """Return the person of a request that changes something, or refuse."""
        found = await self.person(request.cookies)
        if found is None:
            raise Problem("not-yours")
        return found

    def guard(self, request: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        """Refuse what comes by too many connections, to a foreign name, too fast, not as JSON, or from another site."""
        check_crowd(request.scope.get("state", {}))
        if self.hosts is not None and not handler.opt.get(ANY_HOST):
            self.hosts.check(request.headers.get("host", ""))
        if request.scope.get("method", "GET") == "GET":
            self.check_reads(address_of(request))
            return
        self.check_origin(request.headers)
        check_form(request.headers)
        if not self._writes.spend(address_of(request)):
            raise Problem("too-many")

    async def door(self) -> Literal["open", "invited", "closed"]:
        """Return who may come in as somebody new."""
        if await self.hall.store.door() == "closed":
            return "closed"
        return "invited" if self.invitation_only else "open"

    async def check_newcomer(self, request: AnyRequest, invitation: str) -> None:
        """Refuse somebody new where the door is closed or only guests come in, and more than an address may bring."""
        if await self.door() == "closed":
            raise Problem("door-closed")
        self.check_address(request)
        if self.invitation_only and not await self.hall.store.take_invitation(invitation, time.time(), new_key()):
            raise Problem("invitation-needed")

    def check_address(self, request: AnyRequest) -> None:
        """Refuse one new person more than an address may bring."""
        address = address_of(request)
        if self.limits.are_for(address) and not self._new_people.spend(address):
            raise Problem("too-many-people")

    def check_phrase(self, request: AnyRequest) -> None:
        """Refuse one recovery phrase more than an address may try."""
        address = address_of(request)
        if self.limits.are_for(address) and not self._phrases.spend(address):
            raise Problem("too-many")

    def check_reads(self, address: str) -> None:
        """Refuse one reading more than an address may do."""
        if self.limits.are_for(address) and not self._reads.spend(address):
            raise Problem("too-many")

    @asynccontextmanager
    async def reading(
        self,
        request: ASGIConnection[Any, Any, Any, Any],
        person: str | None,
        now: Callable[[], float] = time.thread_time,
    ) -> AsyncIterator[None]:
        """Wait for time to read."""
        async with self.readers.turn(self.reader(request, person), now):
            yield

    def reader(self, request: ASGIConnection[Any, Any, Any, Any], person: str | None) -> str:
        """Return with whom somebody shares the time for reading: their address, or where that says nothing, nobody."""
        return self.limits.group_of(address_of(request)) or f"person {person}"

    def groups(self, socket: ASGIConnection[Any, Any, Any, Any], guest: Guest, match: str) -> dict[str, int]:
        """Return the groups of a socket, and how many each may have: those of its person, and the spectators."""
        limits, record = self.limits, self.hall.tables[match].record
        most = {} if guest.person is None else {f"person {guest.person}": limits.sockets}
        if not sight.seats_of(record, guest):
            most[f"match {match}"] = limits.spectators
            address = limits.group_of(address_of(socket))
            if address:
                most[f"match {match} from {address}"] = limits.spectators_together
        return most

    def check_origin(self, headers: Mapping[str, str]) -> None:
        """Refuse what another site's page sends."""
        origin = headers.get("origin")
        if origin and origin.partition("://")[2] != headers.get("host"):
            raise Problem("foreign-origin")

    async def watching(self, request: AnyRequest, match: str, key: str) -> tuple[Table, Guest]:
        """Return a table that somebody may see, or refuse."""
        person = await self.person(request.cookies)
        table = await self.hall.table(match)
        guest = Guest(None if person is None else person.id, key)
        if not sight.may_watch(table.record, guest):
            raise Problem("no-such-match")
        return table, guest

    def no_cookie(self) -> Cookie:
        """Return what takes a person's cookie out of their browser."""
        return Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")

    def cookie(self, person: Person, request: AnyRequest) -> Cookie:
        """Return a person's signed cookie."""
        return Cookie(
            key=COOKIE,
            value=sign(self.secret, person.id),
            max_age=COOKIE_DAYS * 86400,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )


def check_form(headers: Mapping[str, str]) -> None:
    """Refuse a body that says that it is something else than JSON."""
    form = headers.get("content-type", JSON_FORM)
    if form.partition(";")[0].strip().lower() != JSON_FORM:
        raise Problem("not-json", form=form[:MAX_SHOWN_LENGTH])


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return where a request comes from, as far as a proxy of ours tells it."""
    return request.client.host if request.client else ""
