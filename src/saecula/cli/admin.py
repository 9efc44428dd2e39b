"""The command admin: backup, restore, verification, people and matches of a store."""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from saecula.cli.output import BROKEN, GOOD, progress_bar, show_json
from saecula.kernel.problem import Problem
from saecula.store import Person, Store, open_kept_store, problems_of, shown_store
from saecula.texts import platform_texts

Deed = Callable[[argparse.Namespace], Coroutine[Any, Any, int]]

SECONDS_PER_DAY = 86_400.0
ID = re.compile(r"-[A-Za-z0-9_-]{15}")  # of a person or match, where it begins like an option


def ids_last(words: Sequence[str]) -> list[str]:
    """Put an id that begins with a dash behind all options, where it is not taken for one."""
    ids = [word for word in words if ID.fullmatch(word)] if words[:1] == ["admin"] else []
    return [word for word in words if word not in ids] + (["--", *ids] if ids else [])


def run_admin(arguments: argparse.Namespace) -> int:
    """Do what an operator asks of a store."""
    if not arguments.store:
        from saecula.server.run import default_store

        arguments.store = default_store()
    return asyncio.run(DEEDS[arguments.deed](arguments))


async def back_up(arguments: argparse.Namespace) -> int:
    """Copy a store into a file."""
    from saecula.store import copies

    found = await copies.back_up(arguments.store, arguments.file)
    return told("admin-backed-up", {"file": str(arguments.file), **found}, arguments)


async def restore(arguments: argparse.Namespace) -> int:
    """Fill an empty store from a file."""
    from saecula.store import copies

    found = await copies.restore(arguments.file, arguments.store)
    return told("admin-restored", {"store": shown_store(arguments.store), **found}, arguments)


async def verify(store: Store, arguments: argparse.Namespace) -> int:
    """Fold every match; name those that break."""
    from saecula.cli import verify as verifying

    texts = platform_texts(arguments.lang)
    problems: dict[str, str] = {}

    def note(match: str, problem: Problem) -> None:
        problems[match] = texts.problem(problem)
        if not arguments.json:
            sys.stderr.write(texts.say("cli-admin-broken", {"match": match, "problem": problems[match]}) + "\n")

    with progress_bar() as bar:
        task = bar.add_task("", total=None)
        found = await verifying.verify(store, note, lambda: bar.advance(task))
    told("admin-verified", {**found, "problems": problems}, arguments)
    return BROKEN if problems else GOOD


async def list_people(store: Store, arguments: argparse.Namespace) -> int:
    """List the people."""
    from saecula.server.privacy import day
    from saecula.store.upkeep import all_people

    keys = ("id", "name", "made", "matches", "last")
    people = [
        dict(zip(keys, (one, name, day(made), matches, day(last)), strict=True))
        for one, name, made, matches, last in await all_people(store)
    ]
    if arguments.json:
        show_json(people)
        return GOOD
    table = Table(box=None)
    for key in keys:
        table.add_column(platform_texts(arguments.lang).say(f"cli-admin-column-{key}", {}), no_wrap=True)
    for person in people:
        table.add_row(*[str(person[key]) for key in keys])
    Console(highlight=False, markup=False).print(table)
    return GOOD


async def export_person(store: Store, arguments: argparse.Namespace) -> int:
    """Print what is stored about a person; of a running match, only what they may know of it."""
    from saecula.server import privacy

    show_json(await privacy.known_of(store, await person_of(store, arguments.id)))
    return GOOD


async def delete_person(store: Store, arguments: argparse.Namespace) -> int:
    """Delete a person; their matches keep a seat without a name."""
    from saecula.server import privacy

    person = await person_of(store, arguments.id)
    matches = await privacy.forget(store, person)
    return told("admin-deleted-person", {"id": person.id, "matches": len(matches)}, arguments)


async def delete_match(store: Store, arguments: argparse.Namespace) -> int:
    """Delete a match for everybody."""
    from saecula.store import upkeep

    if await store.match(arguments.id) is None:
        raise Problem("unknown-match", id=arguments.id)
    await upkeep.delete_match(store, arguments.id)
    return told("admin-deleted-match", {"id": arguments.id}, arguments)


async def close(store: Store, arguments: argparse.Namespace) -> int:
    """Let nobody new in, and let nobody begin a match; what is under way goes on."""
    await store.set_door("closed")
    return told("admin-closed", {"door": "closed"}, arguments)


async def reopen(store: Store, arguments: argparse.Namespace) -> int:
    """Let everybody in again."""
    await store.set_door("")
    return told("admin-opened", {"door": "open"}, arguments)


async def invite(store: Store, arguments: argparse.Namespace) -> int:
    """Make an invitation for so many people."""
    from saecula.server.people import new_key

    code, until = new_key(), time.time() + arguments.days * SECONDS_PER_DAY
    await store.add_invitation(code, arguments.people, until)
    found = {"invitation": code, "path": f"/?invitation={code}", "people": arguments.people, "days": arguments.days}
    return told("admin-invited", found, arguments)


async def prune(store: Store, arguments: argparse.Namespace) -> int:
    """Delete what is old, or say what would be deleted."""
    from saecula.store import upkeep

    before = time.time() - arguments.days * SECONDS_PER_DAY
    matches, people = await upkeep.old_matches(store, before), await upkeep.idle_people(store, before)
    if arguments.yes:
        await upkeep.prune(store, matches, people)
    key = "admin-pruned" if arguments.yes else "admin-would-prune"
    found = {"matches": len(matches), "people": len(people), "deleted": arguments.yes}
    return told(key, found, arguments)


async def person_of(store: Store, person: str) -> Person:
    """Return a person by id, or say that there is none."""
    found = await store.person(person)
    if found is None:
        raise Problem("unknown-person", id=person)
    return found


def told(key: str, found: dict[str, Any], arguments: argparse.Namespace) -> int:
    """Print what was done, for people or for machines."""
    if arguments.json:
        show_json(found)
    else:
        facts = {name: value for name, value in found.items() if isinstance(value, (int, str))}
        sys.stdout.write(platform_texts(arguments.lang).say(f"cli-{key}", facts) + "\n")
    return GOOD


def in_store(deed: Callable[[Store, argparse.Namespace], Awaitable[int]]) -> Deed:
    """Return a deed that opens the store before, and closes it afterwards."""

    async def done(arguments: argparse.Namespace) -> int:
        with problems_of(arguments.store):
            store = await open_kept_store(arguments.store)
            try:
                return await deed(store, arguments)
            finally:
                await store.close()

    return done


DEEDS: dict[str, Deed] = {
    "backup": back_up,
    "restore": restore,
    "verify": in_store(verify),
    "people": in_store(list_people),
    "export-person": in_store(export_person),
    "delete-person": in_store(delete_person),
    "delete-match": in_store(delete_match),
    "prune": in_store(prune),
    "close": in_store(close),
    "open": in_store(reopen),
    "invite": in_store(invite),
}
