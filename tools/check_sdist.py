"""Install the sdist as a stranger would: by pip, in isolation, into a clean environment; then compare what it plays.

First compiled, where the tree is: unoptimised, which proves as much in a fraction of the time, and while the
environment is still empty, or the compiler would find there what the build forgot to require. Then pure.
Run by `make test`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import saecula

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "web" / "dist" / "index.html"
PLAY = ["--seats", "2", "--games", "20", "--seed", "1", "--digest", "--json"]
FACTS = "import saecula; from saecula.server.run import find_page; print(saecula.COMPILED, find_page(None))"


def main() -> None:
    """Build, install and compare; end with an error at the first difference."""
    with tempfile.TemporaryDirectory() as folder:
        run([sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", folder], ROOT)
        sdist = next(Path(folder).glob("*.tar.gz"))
        clean = Path(folder, "clean")
        run([sys.executable, "-m", "venv", str(clean)], Path(folder))
        expected = digests(Path(sys.executable).parent, Path(folder))
        options: list[str] = []
        for compiled in (True, False) if saecula.COMPILED else (False,):
            install(clean, sdist, {"SAECULA_OPT_LEVEL": "0"} if compiled else {"SAECULA_PURE": "1"}, options)
            compare(clean, Path(folder), expected, compiled=compiled)
            options = ["--no-deps", "--force-reinstall"]


def install(clean: Path, sdist: Path, wishes: dict[str, str], options: list[str]) -> None:
    """Install the sdist with pip, which fetches what the build requires."""
    begin = time.monotonic()
    pip = [str(clean / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, *options, str(sdist)], sdist.parent, wishes)
    sys.stdout.write(f"{sdist.name} installed with {wishes} in {time.monotonic() - begin:.0f} s\n")
    sys.stdout.flush()


def compare(clean: Path, folder: Path, expected: list[str], *, compiled: bool) -> None:
    """Compare an installation with the tree: whether it is compiled, its page, and the matches it plays."""
    is_compiled, page = run([str(clean / "bin" / "python"), "-c", FACTS], folder).split()
    if is_compiled != str(compiled):
        sys.exit(f"compiled: {is_compiled}, expected {compiled}")
    if page == "None" or Path(page, "index.html").read_bytes() != PAGE.read_bytes():
        sys.exit(f"the installed page is not the one that was built: {page}")
    if digests(clean / "bin", folder) != expected:
        sys.exit("the sdist plays other matches than the tree")


def digests(programs: Path, folder: Path) -> list[str]:
    """Return the digests of simulated matches of every title."""
    titles = [title["key"] for title in saecula.titles()]
    played = [run([str(programs / "saecula"), "simulate", title, *PLAY], folder) for title in titles]
    return [json.loads(figures)["digest"] for figures in played]


def run(command: list[str], folder: Path, wishes: dict[str, str] | None = None) -> str:
    """Run a program that has to succeed, far from the tree and from the wishes of this shell; return what it said."""
    ours = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "SAECULA_PURE")}
    done = subprocess.run(  # noqa: S603 - our own commands
        command, cwd=folder, env=ours | (wishes or {}), stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


if __name__ == "__main__":
    main()
