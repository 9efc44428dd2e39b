"""A store and matches of the first release open, and are played on."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import saecula
from tests.server.living import Player, Server, told

if TYPE_CHECKING:
    from collections.abc import Iterator

DUMP = Path(__file__).parent / "store-0.1.0.sql"  # written by the server of release 0.1.0: `sqlite3 store.db .dump`
ANNA = "Kdd44vhgfyu8t0Ly.98af1f7b4bf12d0b0036295e65ecc149093fedb6"  # the cookie it gave
# Every match with the digest of its state, as release 0.1.0 folded it.
MATCHES = {
    "mlGdN6FjP2jmbAs5": "260742ce1a8e8354b91a949f6d4e44dc0de79815d57eef1e084df01ff3c1a2d8",  # bronze
    "mPwKJKtRapknP8Ue": "e24d723919a074245badee8aca02c84dc3c5100b5c5101c72e47e89b195270fd",  # khronos
    "l2-78keKQCd2AiO0": "d6d08979c81b14f9314afcc013e0c39041384c4e3cad113209ec53f6071ed6a0",  # gentes
    "-5sj9P2Ncinjpw-S": "b8dcabf8f9f38c8a7aa896b38d79da735d5a0925766e4d1172558359342cd3a7",  # sands
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on the old store."""
    store = tmp_path_factory.mktemp("old") / "store.db"
    with sqlite3.connect(store) as database:
        database.executescript(DUMP.read_text("utf-8"))
    database.close()
    running = Server(str(store)).start()
    yield running
    running.stop()


@pytest.mark.parametrize("match", MATCHES)
def test_an_old_match_opens_and_goes_on(server: Server, match: str) -> None:
    """Its log folds to the state it had, and its player chooses again."""

    async def story() -> None:
        anna = Player(server)
        anna.http.cookies.set("saecula", ANNA)
        answer = await anna.http.get(f"/api/matches/{match}/log")
        assert saecula.load(answer.text).digest() == MATCHES[match]
        await anna.connect(match)
        before = anna.picture["n"]
        assert "problem" not in await anna.choose()
        while anna.picture["n"] == before:
            await anna.hear_picture()
        await anna.leave()

    told(story)
