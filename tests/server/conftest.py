"""A real PostgreSQL for the tests that need one, on a free loopback port."""

from __future__ import annotations

import getpass
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def binaries() -> Path:
    """Return where PostgreSQL's programs lie."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    assert on_path, "PostgreSQL is missing: apt-get install postgresql"
    return Path(on_path).parent


def as_server(*command: str) -> list[str]:
    """Return a command as PostgreSQL wants it: never as root."""
    if getpass.getuser() == "root" or os.geteuid() == 0:
        return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
    return list(command)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Start a server for this test run; stop it at the end."""
    folder = Path(tempfile.mkdtemp(prefix="saecula-pg-"))
    if os.geteuid() == 0:
        owner = pwd.getpwnam("postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    tools, port, data = binaries(), free_port(), str(folder / "data")
    make = as_server(str(tools / "initdb"), "-D", data, "-U", "saecula", "--auth=trust", "--no-sync", "-E", "UTF8")
    subprocess.run(make, check=True, capture_output=True, cwd=folder)
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    control = [str(tools / "pg_ctl"), "-D", data, "-w"]
    start = as_server(*control, "-o", options, "-l", str(folder / "log"), "start")
    subprocess.run(start, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield f"postgresql://saecula@127.0.0.1:{port}"
    finally:
        subprocess.run(as_server(*control, "-m", "immediate", "stop"), check=False, capture_output=True)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres_server: str, request: pytest.FixtureRequest) -> str:
    """A fresh database."""
    name = f"t{abs(hash(request.node.nodeid))}"
    psql = [str(binaries() / "psql"), f"{postgres_server}/postgres", "-qc", f"CREATE DATABASE {name}"]
    subprocess.run(psql, check=True, capture_output=True)
    return f"{postgres_server}/{name}"
