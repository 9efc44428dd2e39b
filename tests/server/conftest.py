"""What tests of the server are given: a PostgreSQL of their own on a free loopback port, and the time of day."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from saecula.server import clocks
from tests.server.clocked import Watch
from tests.server.cluster import Cluster

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Cluster]:
    """One server for all tests that leave it as it is."""
    cluster = Cluster()
    try:
        yield cluster.start()
    finally:
        cluster.remove()


@pytest.fixture
def postgres_url(postgres_server: Cluster, request: pytest.FixtureRequest) -> str:
    """A fresh database."""
    return postgres_server.database(f"t{abs(hash(request.node.nodeid))}")


@pytest.fixture
def own_postgres() -> Iterator[Cluster]:
    """A server for one test, which may stop it."""
    cluster = Cluster()
    try:
        yield cluster.start()
    finally:
        cluster.remove()


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """The only time there is in a test."""
    found = Watch()
    monkeypatch.setattr(time, "time", found)
    monkeypatch.setattr(clocks, "steady", found.steady)
    return found
