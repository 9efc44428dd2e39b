"""A PostgreSQL of one's own on a free loopback port, for tests and benchmarks."""

from __future__ import annotations

import getpass
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path


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


class Cluster:
    """A PostgreSQL server of our own, which can be stopped and started."""

    def __init__(self, *, safe: bool = False, disk: Path | None = None) -> None:
        self.safe = safe  # whether it writes as if the machine might end
        self.folder = Path(tempfile.mkdtemp(prefix="saecula-pg-", dir=disk))
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self.tools = binaries()
        self.port = free_port()
        self.url = f"postgresql://saecula@127.0.0.1:{self.port}"
        data = str(self.folder / "data")
        self.control = [str(self.tools / "pg_ctl"), "-D", data, "-w"]
        make = [str(self.tools / "initdb"), "-D", data, "-U", "saecula", "--auth=trust", "--no-sync", "-E", "UTF8"]
        subprocess.run(as_server(*make), check=True, capture_output=True, cwd=self.folder)

    def start(self) -> Cluster:
        """Start, and wait until it answers; what it writes outlives its own end, not that of the machine."""
        options = (
            f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync={'on' if self.safe else 'off'}"
        )
        start = as_server(*self.control, "-o", options, "-l", str(self.folder / "log"), "start")
        subprocess.run(start, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return self

    def stop(self) -> None:
        """Stop at once."""
        subprocess.run(as_server(*self.control, "-m", "immediate", "stop"), check=False, capture_output=True)

    def database(self, name: str) -> str:
        """Make a database and return its URL."""
        psql = [str(self.tools / "psql"), f"{self.url}/postgres", "-qc", f"CREATE DATABASE {name}"]
        subprocess.run(psql, check=True, capture_output=True)
        return f"{self.url}/{name}"

    def drop(self, name: str) -> None:
        """Delete a database, whoever uses it."""
        psql = [str(self.tools / "psql"), f"{self.url}/postgres", "-qc", f"DROP DATABASE {name} WITH (FORCE)"]
        subprocess.run(psql, check=True, capture_output=True)

    def allow_writing(self, name: str, *, allowed: bool) -> None:
        """Let all who connect from now on write in a database, or only read; those who are there are sent away."""
        setting = f"ALTER DATABASE {name} SET default_transaction_read_only = {'off' if allowed else 'on'}"
        leave = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        psql = [str(self.tools / "psql"), f"{self.url}/postgres", "-qc", setting]
        subprocess.run(psql, check=True, capture_output=True)
        others = [str(self.tools / "psql"), f"{self.url}/{name}", "-qc", f"{leave} AND pid <> pg_backend_pid()"]
        subprocess.run(others, check=True, capture_output=True)

    def remove(self) -> None:
        """Stop, and leave nothing."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
