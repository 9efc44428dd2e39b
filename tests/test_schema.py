"""One schema: what Python declares is what the page reads and what the server tells."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import random
from typing import Any

import pytest
from jsonschema import Draft7Validator

from saecula.games import TITLES, title_of
from saecula.kernel.frames import choices, play
from saecula.kernel.state import NATURE, SPECTATOR
from saecula.lab.variants import variants
from tests.moments import moments
from tests.server.playing import Page, hall, person, table_of
from tools.write_schema import PAGE, of_protocol, of_title, schemas

KEYS = [title.key for title in TITLES]
COMMAND = "run python -m tools.write_schema"
FRAME = {"re", "ok"}
MATCHES = 4  # of each title whose views are read
MOMENTS = 5  # of a match
STRIDE = 20  # events between them
CHOICES = 25  # of a match at the table


def faults(schema: dict[str, Any], name: str, found: object) -> list[str]:
    """Return what does not fit a definition; `found` as a page gets it."""
    validator = Draft7Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})
    told = json.loads(json.dumps(found))
    return [f"{name}{error.json_path[1:]}: {error.message}" for error in validator.iter_errors(told)]


@pytest.mark.parametrize("path", schemas(), ids=lambda path: path.parent.name)
def test_the_schemas_are_those_that_python_declares(path: Any) -> None:  # noqa: ANN401 - a Path
    """JSON Schema, and TypeScript that was made of it."""
    assert path.read_text("utf-8") == schemas()[path], f"{path.relative_to(PAGE)} is stale: {COMMAND}"
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    types = path.with_suffix(".gen.ts").read_text("utf-8")
    assert f"sha256 of schema.json: {digest}\n" in types, f"{path.stem}.gen.ts is stale: {COMMAND}"


@pytest.mark.parametrize("key", KEYS)
def test_views_and_facts_are_as_declared(key: str) -> None:
    """Every field is there and no other, through all eyes; so is what a preview compares."""
    title = title_of(key)
    name = key.capitalize()
    schema = of_title(key)
    every = list(variants(title))
    for seed, (seats, options) in enumerate(every[:: max(1, len(every) // MATCHES)]):
        for s, asked in itertools.islice(moments(title, seats, options, seed, STRIDE), MOMENTS):
            for seat in range(SPECTATOR, seats):
                assert faults(schema, f"{name}View", title.view(s, seat)) == []
            legal = choices(s, asked) if asked != NATURE else []
            if f"{name}Changes" in schema["$defs"] and legal:
                after = s.clone()
                play(after, asked, legal[-1])
                assert faults(schema, f"{name}Changes", title.compare(s, after, asked, [legal[-1]])) == []
        assert faults(schema, f"{name}Facts", title.facts(s)) == []


@pytest.mark.parametrize("key", KEYS)
def test_a_table_tells_what_is_declared(key: str) -> None:
    """Pictures for players and spectators, and the answer to everything that a page may ask."""
    schema = of_protocol()

    def check(do: str, answer: dict[str, Any]) -> None:
        if "ok" in answer:
            rest = {name: value for name, value in answer.items() if name not in FRAME}
            assert faults(schema, schema["$defs"]["Answers"]["properties"][do]["$ref"].split("/")[-1], rest) == []
        else:
            assert faults(schema, "Reply", answer) == []

    async def story() -> None:
        at = await hall()
        seats = title_of(key).seats[-1]
        table = await table_of(at, await person(at, "anna"), *["me"] * (seats - 1), "greedy", mode="table", title=key)
        page = await Page(table, "id-anna").come()
        watcher = await Page(table, None, key=table.record.watch, lang="de").come()
        rng = random.Random(seats)  # noqa: S311 - of a test
        for n in range(CHOICES):
            if not page.picture["asks"]:
                await asyncio.sleep(0)
                continue
            ask = page.ask
            numbers = [choice[0] for choice in ask["choices"] + ask["lent"]]
            pieces = [piece[0] for piece in ask["pieces"]]
            seat, choice = ask["seat"], rng.choice(numbers or pieces)
            things = [thing for _, things, *_ in ask["choices"] for thing in things]
            for words in (
                {"do": "preview", "seat": seat, "choices": [rng.choice(pieces or numbers)]},
                {"do": "describe", "seat": seat, "choices": numbers[:3]},
                {"do": "why", "seat": seat, "thing": (things or ["seat/0"])[0]},
                {"do": "why", "seat": seat, "choice": n},
                {"do": "help", "thing": (things or ["seat/0"])[0]},
                {"do": "at", "n": n, "seat": seat},
                {"do": "seen", "seat": seat, "ask": ask["ask"]},
                {"do": "ping"},
                {"do": "choose", "seat": seat, "ask": ask["ask"], "choices": [choice]},
                {"do": "undo" if n % 5 == 0 else "consent", "seat": seat},
                {"do": "redo" if n % 10 == 0 else "bot", "seat": seat},
            ):
                check(words["do"], await page.say(**words))
        for heard in page.heard[::3] + watcher.heard[::3]:
            if "re" not in heard:
                assert faults(schema, "PictureMessage", heard) == []
        table.close()

    asyncio.run(story())
