"""Make .venv from a lock, and what runs in it; quick when nothing has changed. uv does it, or pip where there is no uv.

python3 bootstrap.py           tools and Saecula, compiled
python3 bootstrap.py --tools   tools only
python3 bootstrap.py --bench   Saecula beside other engines, in .venv-bench
python3 bootstrap.py --tests   also what the tests need of the system: PostgreSQL, Chromium, nginx, …
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / "build"
VENV = ROOT / ".venv"
OLDEST = (3, 11)
ENGINE_SOURCES = ("src/saecula", "docs/rules", "pyproject.toml", "hatch_build.py", "hatch_c.py")
PAGE_SOURCES = ("web/src", "web/public", "web/index.html", "web/package-lock.json", "web/vite.config.ts")
PAGE_PACKAGES = ("web/package.json", "web/package-lock.json", "web/.npmrc")
NEEDED_MB = 900  # for packages, page and compiler
AGAIN = "then run the same command again"


def main(arguments: list[str]) -> int:
    """Do what is asked and return the exit code."""
    if not set(arguments) <= {"--tools", "--bench", "--tests"}:
        print(__doc__)
        return 2
    return in_sentences(install_all, arguments)


def in_sentences(job: Callable[[list[str]], None], arguments: list[str]) -> int:
    """Do a job of this tree and return the exit code; whatever goes wrong is told in a sentence."""
    if sys.version_info < OLDEST:
        return with_newer_python()
    os.chdir(ROOT)
    try:
        BUILD.mkdir(exist_ok=True)
        settle_home()
        job(arguments)
    except BootstrapError as error:
        say(str(error))
        return 1
    except OSError as error:
        say(f"{error.filename or ROOT}: {error.strerror or error}; make room or allow it, {AGAIN}")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


class BootstrapError(Exception):
    """One clear sentence for the person at the terminal."""


def with_newer_python() -> int:
    """Start again with a newer Python of this machine, if it has one."""
    found = [shutil.which(f"python3.{minor}") for minor in (14, 13, 12, 11)]
    if shutil.which("uv"):
        ask = ["uv", "python", "find", "--no-python-downloads", ">=3.11"]
        found.append(subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip())
    for python in found:
        if python and subprocess.call([python, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            return subprocess.call([python, *sys.argv])
    say("Python 3.11 or newer is needed; install it and run make PYTHON=python3.11 …")
    return 1


def settle_home() -> None:
    """Keep caches and matches here where the home folder cannot be written."""
    try:
        with tempfile.TemporaryFile(dir=Path.home()):
            return
    except OSError:
        here = ROOT / ".saecula"
    say(f"your home folder cannot be written; caches and matches are kept in {here.name}")
    for name in ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        os.environ.setdefault(name, str(here / name.lower()))


def install_all(arguments: list[str]) -> None:
    """Install what development needs."""
    install_lock(VENV, "requirements.lock")
    if "--tools" not in arguments:
        build_page()
        install_wheel(VENV)
    if "--tests" in arguments:
        install_for_tests()
    if "--bench" in arguments:
        install_lock(ROOT / ".venv-bench", "requirements-bench.lock")
        install_wheel(ROOT / ".venv-bench")


def install_for_tests() -> None:
    """Install the programs that tests start: PostgreSQL, a browser, a proxy, and what makes and judges its files."""
    programs = {"chromium": "chromium", "nginx": "nginx", "openssl": "openssl", "systemd": "systemd-analyze"}
    path = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"
    missing = [package for package, program in programs.items() if not shutil.which(program, path=path)]
    if not shutil.which("initdb") and not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        missing.append("postgresql")
    if missing and not apt_install(missing):
        packages = " ".join(missing)
        raise BootstrapError(f"the tests need {packages}; on Debian or Ubuntu: sudo apt-get install {packages}")


# --- the environment and what the lock names -------------------------------------------------------------------------


def install_lock(venv: Path, lock: str) -> None:
    """Install exactly what a lock names, checked against its hashes; the tools include what playing needs."""
    stamp = Stamp(venv / "saecula-lock.stamp", digest([lock], str(venv)))
    enough = Stamp(stamp.file, digest(["requirements.lock"], str(venv)))
    if runs(venv) and (stamp.holds() or (lock == "requirements-play.lock" and enough.holds())):
        return
    if not runs(venv) or not stamp.file.exists():  # of another Python, or half made
        make_venv(venv)
    stamp.remove()
    say(f"installing {lock} into {venv.name} (about 15 seconds)")
    install(venv, ["--require-hashes", "-r", lock])
    stamp.write()


def make_venv(venv: Path) -> None:
    """Make an empty environment."""
    free = shutil.disk_usage(ROOT).free // 1_000_000
    if free < NEEDED_MB:
        raise BootstrapError(f"the disk has {free} MB left and {NEEDED_MB} MB are needed; make room, {AGAIN}")
    say(f"making {venv.name} with Python {sys.version.split()[0]}")
    uv = find_uv()
    if not uv or subprocess.call([uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(venv)]) != 0:
        make_plain_venv(venv)


def make_plain_venv(venv: Path) -> None:
    """Make an environment with pip in it by Python's own means."""
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        package = debian_python("venv")
        if not apt_install([package]):
            raise BootstrapError(f"Python makes no environments; on Debian or Ubuntu: sudo apt-get install {package}")
    run([sys.executable, "-m", "venv", "--clear", str(venv)])


@lru_cache(maxsize=1)
def find_uv() -> str | None:
    """Return the uv of this machine, or the one of requirements.lock in build/; None where it cannot be had."""
    own = str(python_of(BUILD / "uv").parent / "uv")
    with locked("uv"):
        for uv in (shutil.which("uv"), shutil.which(own)):
            if uv and subprocess.call([uv, "--version"], stdout=subprocess.DEVNULL) == 0:
                return uv
        say("fetching uv (a few seconds)")
        python = sys.executable
        if importlib.util.find_spec("pip") is None:
            python = str(python_of(BUILD / "pip"))
            make_plain_venv(BUILD / "pip")
        wanted = BUILD / "uv.txt"
        wanted.write_text(pin_of_uv(), encoding="utf-8")
        options = ["--upgrade", "--require-hashes", "--only-binary", ":all:", "--target", str(BUILD / "uv")]
        pip(python, [*options, "-r", str(wanted)])
    return shutil.which(own)


def pin_of_uv() -> str:
    """Return what requirements.lock says of uv."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    return text[text.index("\nuv==") + 1 :].split("\n    #")[0].rstrip("\\ ") + "\n"


def install(venv: Path, wanted: list[str]) -> None:
    """Install by uv, or by pip when uv is missing or fails."""
    uv = find_uv()
    if uv:
        command = [uv, "pip", "install", "--quiet", "--python", str(python_of(venv)), *wanted]
        if subprocess.call(command, env=settings_for_uv()) == 0:
            return
        say("uv failed, pip tries the same")
    python = str(python_of(venv))
    run([python, "-m", "ensurepip"])
    if pip(python, [option.replace("--reinstall", "--force-reinstall") for option in wanted]) != 0:
        raise BootstrapError(f"the packages could not be installed: look at the network and the disk, {AGAIN}")


def settings_for_uv() -> dict[str, str]:
    """Uv does not read pip's settings: hand it the package index that pip would ask, and the machine's certificates."""
    environment = {"UV_SYSTEM_CERTS": "true", **os.environ}
    ask = [sys.executable, "-m", "pip", "config", "list"]
    for line in subprocess.run(ask, capture_output=True, text=True, check=False).stdout.splitlines():
        name, _, value = line.partition("=")
        if name.endswith(".index-url"):
            environment.setdefault("UV_DEFAULT_INDEX", value.strip("'\""))
        elif name.endswith(".cert"):
            environment.setdefault("SSL_CERT_FILE", value.strip("'\""))
    return environment


def pip(python: str, wanted: list[str]) -> int:
    """Return the exit code of pip install."""
    quiet = ["-qq", "--disable-pip-version-check", "--root-user-action", "ignore"]
    return subprocess.call([python, "-m", "pip", "install", *quiet, *wanted])


# --- Saecula itself --------------------------------------------------------------------------------------------------


def install_wheel(venv: Path) -> None:
    """Build a wheel of the working tree and install it, so that what runs is what a user would get."""
    with locked("compile"):
        if engine_stamp(venv).holds() and page_stamp(venv).holds():
            return
        find_compiler()
        stamp = engine_stamp(venv)
        say(f"building Saecula and installing it into {venv.name} (a few minutes)")
        with tempfile.TemporaryDirectory() as folder:
            build = [str(python_of(VENV)), "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
            for line in run(build).splitlines():
                if line.startswith("saecula:"):
                    say(line.partition(": ")[2])
            wheel = next(Path(folder).glob("*.whl"))
            stamp.remove()
            install(venv, ["--no-deps", "--no-index", "--reinstall", str(wheel)])
        page_stamp(venv).write()
        ask = "import saecula.server.run; print(saecula.COMPILED)"  # it can be loaded, too
        is_compiled = run([str(python_of(venv)), "-Ic", ask]).strip() == "True"
        if is_compiled == (has_compiler() and not is_pure()):  # else the next start tries again
            stamp.write()


def is_pure() -> bool:
    """Say whether nothing is to be compiled."""
    return os.environ.get("SAECULA_PURE") == "1"


def find_compiler() -> None:
    """Install a C compiler where there is none, and where we may."""
    if not has_compiler() and not is_pure():
        apt_install(["gcc", "libc6-dev", debian_python("dev")])


@contextlib.contextmanager
def locked(name: str) -> Iterator[None]:
    """Wait until nobody else does the same in this tree."""
    with (BUILD / f"{name}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def engine_stamp(venv: Path) -> Stamp:
    """Return what the installed engine depends on: the files, and how it can be built here."""
    conditions = f"{venv} pure={is_pure()} level={os.environ.get('SAECULA_OPT_LEVEL')} compiler={has_compiler()}"
    return Stamp(venv / "saecula-wheel.stamp", digest(ENGINE_SOURCES, conditions))


def page_stamp(venv: Path) -> Stamp:
    """Return what else is in the wheel: the built page, and two texts."""
    return Stamp(venv / "saecula-page.stamp", digest(("web/dist", "README.md", "LICENSE"), ""))


def has_compiler() -> bool:
    """A first look; the build looks closer and makes a pure wheel if this was too hopeful."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    return header.exists() and any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "cc", "gcc", "clang"))


# --- the page of the web table ---------------------------------------------------------------------------------------


def has_page() -> bool:
    """Say whether a page was built, now or earlier."""
    return (ROOT / "web" / "dist" / "index.html").exists()


def build_page() -> None:
    """Build the page that the server serves; Node.js comes from the system, else from a wheel."""
    stamp = Stamp(BUILD / "page.stamp", digest(PAGE_SOURCES, "page"))
    if stamp.holds() and has_page():
        return
    say("building the page of the web table (about 15 seconds)")
    stamp.remove()
    packages = Stamp(BUILD / "npm.stamp", digest(PAGE_PACKAGES, "npm"))
    if not packages.holds() or not (ROOT / "web" / "node_modules").is_dir():
        packages.remove()
        npm("ci", "--no-audit", "--no-fund")
        packages.write()
    npm("run", "build")
    stamp.write()


def npm(*words: str) -> None:
    """Run npm in web/."""
    if not shutil.which("npm"):
        install_lock(BUILD / "node", "requirements-node.lock")
        os.environ["PATH"] = f"{python_of(BUILD / 'node').parent}{os.pathsep}{os.environ['PATH']}"
    run(["npm", "--prefix", str(ROOT / "web"), *words])


# --- small tools -----------------------------------------------------------------------------------------------------


class Stamp:
    """Remembers what was last made."""

    def __init__(self, file: Path, value: str) -> None:
        self.file = file
        self.value = value

    def holds(self) -> bool:
        """Is this already what was made?"""
        return self.file.exists() and self.file.read_text(encoding="utf-8") == self.value

    def remove(self) -> None:
        """Before anything changes: what is interrupted is begun again."""
        self.file.unlink(missing_ok=True)

    def write(self) -> None:
        """Only after everything succeeded."""
        self.file.write_text(self.value, encoding="utf-8")


def digest(names: list[str] | tuple[str, ...], conditions: str) -> str:
    """One hash over the files and folders named, and over what else matters."""
    total = hashlib.sha256(conditions.encode())
    for name in names:
        top = ROOT / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and path.suffix != ".pyc":
                total.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return total.hexdigest()


def python_of(venv: Path) -> Path:
    """The interpreter of an environment."""
    return venv / "bin" / "python"


def runs(venv: Path) -> bool:
    """Say whether an environment has an interpreter that runs, of the same version as this one."""
    ask = [str(python_of(venv)), "-ISc", "import sys; sys.exit(sys.version_info[:2] != " + f"{sys.version_info[:2]})"]
    with contextlib.suppress(OSError):
        return subprocess.call(ask, stderr=subprocess.DEVNULL) == 0
    return False


def debian_python(part: str) -> str:
    """Debian names the pieces of Python after its version."""
    return f"python3.{sys.version_info.minor}-{part}"


def may_apt() -> bool:
    """Say whether we may install with apt."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(packages: list[str]) -> bool:
    """Install with apt where we may; otherwise change nothing and say so by the answer."""
    if not may_apt():
        return False
    say(f"installing {' '.join(packages)} with apt-get")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", *command], env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
    return done.returncode == 0


def run(command: list[str]) -> str:
    """Run a program that has to succeed and return what it said; if it fails, that is in build/."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    except FileNotFoundError:
        raise BootstrapError(f"{command[0]} is missing; install it, {AGAIN}") from None
    if done.returncode != 0:
        (BUILD / "failed.log").write_text(done.stdout, encoding="utf-8")
        what = " ".join(Path(word).name for word in command[:4])
        raise BootstrapError(f"{what} failed; see build/failed.log, {AGAIN}")
    return done.stdout


def say(text: str) -> None:
    """One line of progress."""
    print(f"saecula: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
