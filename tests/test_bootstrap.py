"""From a clone to a table: what is missing is worked around or told in one sentence, and mended by the next start."""

from __future__ import annotations

import ast
import errno
import os
import re
import shutil
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn

import pytest

import bootstrap
from bootstrap import BootstrapError
from tests.bare import PLAY, ROOT, TOOLS, bare_tree, sentence


@pytest.fixture(autouse=True)
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree of one's own."""
    return bare_tree(tmp_path, monkeypatch)


class Steps:
    """What would be done to an environment, instead of doing it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self.fails = False
        monkeypatch.setattr(bootstrap, "make_venv", self.make)
        monkeypatch.setattr(bootstrap, "install", self.install)
        monkeypatch.setattr(bootstrap, "runs", lambda venv: venv.exists())

    def make(self, venv: Path) -> None:
        """Make an empty environment."""
        self.done.append("make")
        venv.mkdir(exist_ok=True)

    def install(self, venv: Path, wanted: list[str]) -> None:
        """Install a lock, or fail half-way."""
        assert venv.exists()
        self.done.append(wanted[-1])
        if self.fails:
            raise BootstrapError("no network")

    def after(self, lock: str) -> list[str]:
        """Ask for a lock and return what was done."""
        self.done.clear()
        bootstrap.install_lock(bootstrap.VENV, lock)
        return self.done


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    """No environment is really made."""
    return Steps(monkeypatch)


def pins(lock: str) -> dict[str, list[str]]:
    """Return the hashes of every package and version that a lock pins."""
    text = (ROOT / lock).read_text("utf-8")
    return {pin.split()[0]: re.findall(r"--hash=(\S+)", pin) for pin in re.split(r"\n(?=\w)", text)[1:]}


# -- locks ------------------------------------------------------------------------------------------------------------


def test_what_playing_needs_is_part_of_all_tools() -> None:
    """So an environment with the tools needs nothing more to play."""
    play, tools = pins(PLAY), pins(TOOLS)
    assert {name: tools.get(name) for name in play} == play
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    names = {pin.partition("==")[0] for pin in play}
    wanted = [*facts["project"]["dependencies"], *facts["dependency-groups"]["build"]]
    assert {re.split(r"[<>=]", one)[0].replace("_", "-").replace(".", "-") for one in wanted} <= names


@pytest.mark.parametrize("lock", sorted(path.name for path in ROOT.glob("*.lock")))
def test_no_lock_names_a_registry(lock: str) -> None:
    """Every machine asks its own."""
    assert not re.search(r"https?://|--index-url|--find-links", (ROOT / lock).read_text("utf-8"))


def test_the_pin_of_uv_has_its_version_and_its_hashes() -> None:
    """Pip fetches exactly the uv of the lock."""
    pin = bootstrap.pin_of_uv()
    assert pins(TOOLS)[pin.split()[0]] == re.findall(r"--hash=(\S+)", pin)
    assert re.fullmatch(r"uv==[\d.]+ \\\n( +--hash=sha256:[0-9a-f]{64}( \\)?\n)+", pin)


# -- environments -----------------------------------------------------------------------------------------------------


def test_nothing_is_installed_twice(steps: Steps) -> None:
    """And whoever has all tools has what playing needs, not the other way round."""
    assert steps.after(PLAY) == ["make", PLAY]
    assert steps.after(PLAY) == []
    assert steps.after(TOOLS) == [TOOLS]
    assert steps.after(PLAY) == []
    assert steps.after(TOOLS) == []


def test_a_half_made_environment_is_made_anew(steps: Steps) -> None:
    """A network that was gone, a disk that was full: the next start mends it."""
    steps.fails = True
    with pytest.raises(BootstrapError):
        steps.after(PLAY)
    steps.fails = False
    assert steps.after(PLAY) == ["make", PLAY]


def test_an_environment_whose_python_has_gone_is_made_anew(steps: Steps) -> None:
    """Whatever its stamp says."""
    steps.after(PLAY)
    bootstrap.VENV.rename("gone")
    assert steps.after(PLAY) == ["make", PLAY]


@pytest.mark.parametrize(
    ("script", "good"),
    [(f'exec "{sys.executable}" "$@"', True), ("exit 1", False), (None, False)],
    ids=["same", "other", "none"],
)
def test_an_environment_runs_if_its_python_is_of_the_same_version(
    tree: Path, script: str | None, *, good: bool
) -> None:
    """An environment may have been made by another Python, or only begun."""
    python = bootstrap.python_of(tree / ".venv")
    python.parent.mkdir(parents=True)
    if script:
        python.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        python.chmod(0o755)
    assert bootstrap.runs(tree / ".venv") == good


def test_an_environment_of_another_version_does_not_run(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked for its version."""
    python = bootstrap.python_of(tree / ".venv")
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    assert not bootstrap.runs(tree / ".venv")


def test_without_a_network_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Neither uv nor the packages can be fetched."""
    monkeypatch.setattr(bootstrap, "find_uv", lambda: None)
    monkeypatch.setattr(bootstrap, "pip", lambda *_: 1)
    monkeypatch.setattr(bootstrap, "run", lambda _: "")
    assert bootstrap.in_sentences(lambda _: bootstrap.install(bootstrap.VENV, ["-r", PLAY]), []) == 1
    assert "network" in sentence(capfd)


def test_a_disk_without_room_is_told_before_anything_is_begun(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """With what is left and what is needed."""
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=7_000_000))
    assert bootstrap.in_sentences(lambda _: bootstrap.make_venv(bootstrap.VENV), []) == 1
    assert f"7 MB left and {bootstrap.NEEDED_MB} MB are needed" in sentence(capfd)


def test_a_disk_that_is_full_half_way_is_told_in_a_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    """With the file that found no room."""

    def full(_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "build/x")

    assert bootstrap.in_sentences(full, []) == 1
    assert "build/x: No space left on device; make room" in sentence(capfd)


def test_a_home_that_cannot_be_written_is_not_needed(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Caches and matches are kept in the tree."""
    monkeypatch.setenv("HOME", "/proc/none")
    for name in ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    bootstrap.settle_home()
    assert os.environ["XDG_DATA_HOME"].startswith(f"{tree}/.saecula/")
    assert os.environ["UV_CACHE_DIR"].startswith(f"{tree}/.saecula/")
    assert "home folder cannot be written" in sentence(capfd)


def test_an_old_python_looks_for_a_newer_one(monkeypatch: pytest.MonkeyPatch, tree: Path) -> None:
    """And hands it the same words."""
    newer = tree / "python3.12"
    newer.write_text(f'#!/bin/sh\n[ "$1" = -c ] || echo "$@" > {tree}/words\nexit 0\n', "utf-8")
    newer.chmod(0o755)
    monkeypatch.setenv("PATH", str(tree))
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(sys, "argv", ["bootstrap.py", "--tools"])
    assert bootstrap.main(["--tools"]) == 0
    assert (tree / "words").read_text("utf-8") == "bootstrap.py --tools\n"


def test_an_old_python_alone_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tree: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """In one sentence."""
    monkeypatch.setenv("PATH", str(tree))
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert bootstrap.main([]) == 1
    assert "Python 3.11 or newer is needed" in sentence(capfd)


@pytest.mark.parametrize("script", ["bootstrap.py", "start.py"])
def test_an_old_python_can_read_the_scripts(script: str) -> None:
    """Or it could not say a sentence."""
    ast.parse((ROOT / script).read_text("utf-8"), feature_version=(3, 7))


def test_programs_that_the_tests_need_are_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """All at once, where we may not install them."""
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    monkeypatch.setattr(Path, "glob", lambda *_: iter(()))
    monkeypatch.setattr(bootstrap, "apt_install", lambda _: False)
    assert bootstrap.in_sentences(lambda _: bootstrap.install_for_tests(), []) == 1
    assert "sudo apt-get install chromium nginx openssl systemd postgresql" in sentence(capfd)


# -- the page ---------------------------------------------------------------------------------------------------------


def test_without_node_one_is_fetched_from_the_package_index(
    tree: Path, steps: Steps, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Into an environment of its own, which comes first on the path."""
    shutil.copy(ROOT / "requirements-node.lock", tree)
    ran: list[list[str]] = []
    monkeypatch.setenv("PATH", str(tree))
    monkeypatch.setattr(bootstrap, "run", ran.append)
    bootstrap.npm("ci")
    assert steps.done == ["make", "requirements-node.lock"]
    assert ran[0][-1] == "ci"
    assert os.environ["PATH"].startswith(f"{tree}/build/node/bin{os.pathsep}")


def test_a_program_that_fails_is_told_in_a_sentence_with_its_log(tree: Path) -> None:
    """What it said is in build/."""
    script = tree / "npm"
    script.write_text("#!/bin/sh\necho 'code E404'\nexit 1\n", "utf-8")
    script.chmod(0o755)
    with pytest.raises(BootstrapError, match=r"^npm ci failed; see build/failed.log, then run the same command again$"):
        bootstrap.run([str(script), "ci"])
    assert (tree / "build" / "failed.log").read_text("utf-8") == "code E404\n"


def test_a_program_that_is_missing_is_told_in_a_sentence() -> None:
    """It has to be installed."""
    with pytest.raises(BootstrapError, match="no-such-program is missing; install it"):
        bootstrap.run(["no-such-program"])
