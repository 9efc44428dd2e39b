"""Install sdist and wheel as a stranger would, into clean environments; then compare what they play and serve.

    python -m tools.check_install            run by `make test`: this Python
    python -m tools.check_install --pythons  run by `make test-pythons`: every Python found on the machine

pip builds the sdist in isolation, compiled, where the tree is: unoptimised, which proves as much in a fraction of the
time, and while the environment is still empty, or the compiler would find there what the build forgot to require.
Then pure, then the wheel of the tree. Other Pythons than this one install the sdist alone.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import saecula

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "web" / "dist" / "index.html"
PLAY = ["--seats", "2", "--games", "20", "--seed", "1", "--digest", "--json"]
FACTS = "import saecula; from saecula.server.run import find_page; print(saecula.COMPILED, find_page(None))"
OLDEST = (3, 11)
PURE, QUICK = {"SAECULA_PURE": "1"}, {"SAECULA_PURE": "0", "SAECULA_OPT_LEVEL": "0"}
AGAIN = ["--no-deps", "--force-reinstall"]
SECONDS_TO_SERVE = 60


def main() -> None:
    """Build, install and compare; end with an error at the first difference."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pythons", action="store_true", help="try every Python found on the machine")
    every = parser.parse_args().pythons
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        expected = digests(Path(sys.executable).parent, folder)
        sdist = build("sdist", folder)
        for python in pythons() if every else [sys.executable]:
            clean = Path(folder, "clean")
            run([python, "-m", "venv", "--clear", str(clean)], folder)
            check(clean, sdist, [QUICK, PURE] if saecula.COMPILED else [PURE], expected)
        if not every:
            check(clean, build("wheel", folder), [{}], expected, compiled=saecula.COMPILED)
            check_server(clean, folder)


def pythons() -> list[str]:
    """Return an interpreter of every new enough version on the path or among pyenv's, the newest first."""
    folders = [*os.environ["PATH"].split(os.pathsep), *map(str, Path.home().glob(".pyenv/versions/*/bin"))]
    found: dict[tuple[int, ...], str] = {}
    for folder in folders:
        for file in sorted(Path(folder).glob("python3.*")):
            if not re.fullmatch(r"python3\.\d+", file.name):
                continue
            done = subprocess.run(  # noqa: S603 - an interpreter of this machine
                [str(file), "-c", "import sys; print(*sys.version_info[:3])"],
                capture_output=True,
                text=True,
                check=False,
            )
            version = tuple(map(int, done.stdout.split()))
            if version >= OLDEST:
                found.setdefault(version, str(file))
    return [found[version] for version in sorted(found, reverse=True)]


def build(target: str, folder: Path) -> Path:
    """Build the sdist or the wheel of the tree."""
    run([sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)], ROOT)
    return next(folder.glob({"sdist": "*.tar.gz", "wheel": "*.whl"}[target]))


def check(
    clean: Path, package: Path, ways: list[dict[str, str]], expected: list[str], *, compiled: bool | None = None
) -> None:
    """Install a package in every way asked for, and compare each time."""
    python = str(clean / "bin" / "python")
    version = run([python, "-c", "import platform; print(platform.python_version())"], package.parent).strip()
    for wishes in ways:
        begin = time.monotonic()
        options = AGAIN if (clean / "bin" / "saecula").exists() else []
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run([*pip, *options, str(package)], package.parent, wishes)
        compare(clean, package.parent, expected, compiled=wishes == QUICK if compiled is None else compiled)
        seconds = time.monotonic() - begin
        sys.stdout.write(
            f"Python {version}: {package.name} with {wishes} installs and plays the same ({seconds:.0f} s)\n"
        )
        sys.stdout.flush()


def compare(clean: Path, folder: Path, expected: list[str], *, compiled: bool) -> None:
    """Compare an installation with the tree: whether it is compiled, its page, and the matches it plays."""
    is_compiled, page = run([str(clean / "bin" / "python"), "-c", FACTS], folder).split()
    if is_compiled != str(compiled):
        sys.exit(f"compiled: {is_compiled}, expected {compiled}")
    if page == "None" or Path(page, "index.html").read_bytes() != PAGE.read_bytes():
        sys.exit(f"the installed page is not the one that was built: {page}")
    if digests(clean / "bin", folder) != expected:
        sys.exit("the installed package plays other matches than the tree")


def check_server(clean: Path, folder: Path) -> None:
    """Serve the page from an installation, and fetch it."""
    server = subprocess.Popen(  # noqa: S603 - our own command
        [str(clean / "bin" / "saecula"), "serve", "--port", "0", "--store", str(folder / "store.sqlite")],
        cwd=folder,
        env=surroundings(),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None  # noqa: S101 - for the type checker
        address = re.search(r"http://\S+", server.stdout.readline())
        if address is None:
            sys.exit("the installed server does not say where it serves")
        with urllib.request.urlopen(address[0], timeout=SECONDS_TO_SERVE) as answer:  # noqa: S310 - our own server
            if answer.read() != PAGE.read_bytes():
                sys.exit("the page that the installed server serves is not the one that was built")
    finally:
        server.terminate()
        server.wait()
    sys.stdout.write("the installed server serves the page\n")


def digests(programs: Path, folder: Path) -> list[str]:
    """Return the digests of simulated matches of every title."""
    titles = [title["key"] for title in saecula.titles()]
    played = [run([str(programs / "saecula"), "simulate", title, *PLAY], folder) for title in titles]
    return [json.loads(figures)["digest"] for figures in played]


def surroundings() -> dict[str, str]:
    """Return the environment of this shell without its wishes for Saecula."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "SAECULA_PURE")}


def run(command: list[str], folder: Path, wishes: dict[str, str] | None = None) -> str:
    """Run a program that has to succeed, far from the tree and from the wishes of this shell; return what it said."""
    done = subprocess.run(  # noqa: S603 - our own commands
        command, cwd=folder, env=surroundings() | (wishes or {}), stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


if __name__ == "__main__":
    main()
