"""While the engine is compiled the table is open: bots keep their time, and think faster as soon as they can."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import msgspec
import pytest

import saecula
from saecula.server.engine import ENGINE_FILE_VARIABLE, ENGINE_MINUTES_VARIABLE
from saecula.server.think import INSTANT_BOT, Thinkers
from saecula.texts import LANGUAGES, platform_texts
from tests.server import thoughts
from tests.server.living import Server
from tests.server.playing import hall, person, table_of
from tests.server.test_think import Troubled, a_question, fail_but_for, instant

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

ROOT = Path(__file__).parent.parent.parent
LONG = 600.0  # seconds
SWITCH = """
import asyncio, sys
from pathlib import Path
from saecula.server.think import Thinkers
from tests.server import thoughts

async def story(stamp):
    thinkers = Thinkers(1)
    pool = thinkers.pool
    print(thinkers.engine.state, await pool.think(pool.workers[0], thoughts.where))
    stamp.touch()
    await thinkers.improve()
    print(thinkers.engine.state, await pool.think(pool.workers[0], thoughts.where))
    thinkers.close()

asyncio.run(story(Path(sys.argv[1])))
"""


def told(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Tell a story, which has an end."""
    asyncio.run(asyncio.wait_for(story(), LONG))


def copied(folder: Path) -> Path:
    """Copy the package, uncompiled."""
    without = shutil.ignore_patterns("_build.py", "*.so", "__pycache__")
    shutil.copytree(Path(saecula.__file__).parent, folder / "saecula", ignore=without)
    return folder


def test_bots_think_with_the_installed_engine_as_soon_as_it_is_there(tmp_path: Path) -> None:
    """In new processes; the server goes on as it is."""
    source, installed = copied(tmp_path / "source"), copied(tmp_path / "installed")
    path = os.pathsep.join([str(source), str(ROOT), str(installed)])
    stamp = tmp_path / "saecula-wheel.stamp"
    done = subprocess.run(
        [sys.executable, "-c", SWITCH, str(stamp)],
        env=os.environ | {"PYTHONPATH": path, ENGINE_FILE_VARIABLE: str(stamp)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"coming {source}/saecula/__init__.py\ncompiled {installed}/saecula/__init__.py\n"


def test_a_bot_that_is_too_slow_uncompiled_leaves_its_choices_to_rules_of_thumb() -> None:
    """After one thought without end nobody waits for another, until the engine is compiled."""

    async def story() -> None:
        question = await a_question()
        slow = Troubled(thoughts.without_end, 0.0)
        slow.engine.state = "uncompiled"
        assert await slow.choose(question, "master") == instant(question)
        title = question.title.key
        assert slow.slow_bots(title) == {"master"}
        slow.bad = thoughts.wrong
        slow.pool.think = fail_but_for(INSTANT_BOT, slow.pool.think)  # type: ignore[method-assign]
        assert await slow.choose(replace(question, match="other"), "master") == instant(question)
        slow.engine.state = "compiled"
        await slow.improve()
        assert slow.slow_bots(title) == set()
        slow.close()

    told(story)


def test_a_slow_thought_of_a_compiled_engine_says_nothing_of_the_bot() -> None:
    """It is asked again."""

    async def story() -> None:
        question = await a_question()
        slow = Troubled(thoughts.without_end, 0.0)
        slow.engine.state = "compiled"
        await slow.choose(question, "master")
        assert slow.slow_bots(question.title.key) == set()
        slow.close()

    told(story)


def test_the_table_says_which_bot_is_too_slow() -> None:
    """And takes it back when the engine is there."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "master")
        slow = {table.record.title: {"master"}}
        at.thinkers.slow_bots = lambda title: slow.get(title, set())  # type: ignore[method-assign]

        def shown() -> list[bool]:
            return [player["slow"] for player in msgspec.json.decode(table.publisher.players("en"))]

        assert shown() == [False, True]
        slow.clear()
        assert shown() == [False, False]

    told(story)


def test_a_server_that_waits_for_its_engine_says_so_and_what_came_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the terminal, and to the page."""
    stamp = tmp_path / "saecula-wheel.stamp"
    monkeypatch.setenv("SAECULA_PURE", "1")
    monkeypatch.setenv(ENGINE_FILE_VARIABLE, str(stamp))
    monkeypatch.setenv(ENGINE_MINUTES_VARIABLE, "3")
    server = Server(str(tmp_path / "store.db")).start()
    texts = platform_texts("en")
    try:
        assert server.process is not None
        assert server.process.stdout is not None
        assert server.process.stdout.readline() == texts.say("cli-engine-coming", {"minutes": 3}) + "\n"
        assert httpx.get(f"{server.url}/api/titles").json()["engine"] == "coming"
        stamp.with_suffix(".failed").touch()
        assert server.process.stdout.readline() == texts.say("cli-engine-uncompiled", {}) + "\n"
        assert httpx.get(f"{server.url}/api/titles").json()["engine"] == "uncompiled"
    finally:
        server.stop()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_minutes_are_said_as_people_say_them(lang: str) -> None:
    """One and many."""
    one, many = (platform_texts(lang).say("cli-engine-coming", {"minutes": count}) for count in (1, 4))
    assert ("one minute" in one) if lang == "en" else ("einer Minute" in one)
    assert "4 Minut" in many or "4 minutes" in many


def test_a_server_without_news_is_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for an engine that nobody makes."""
    monkeypatch.delenv(ENGINE_FILE_VARIABLE, raising=False)
    thinkers = Thinkers(1)
    assert thinkers.engine.state == ("compiled" if saecula.COMPILED else "uncompiled")
    thinkers.close()
