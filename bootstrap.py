"""Make .venv from requirements.lock and install the working tree in it; quick when nothing has changed.

python3 bootstrap.py           tools and Saecula
python3 bootstrap.py --tools   tools only
python3 bootstrap.py --bench   Saecula beside other engines, in .venv-bench
python3 bootstrap.py --tests   also what the tests need of the system: PostgreSQL, Chromium
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
OLDEST = (3, 11)
WHEEL_SOURCES = ("src/saecula", "web/dist", "docs/rules", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
PAGE_SOURCES = ("web/src", "web/public", "web/index.html", "web/package-lock.json", "web/vite.config.ts")
PAGE_PACKAGES = ("web/package.json", "web/package-lock.json", "web/.npmrc")


def main(arguments: list[str]) -> int:
    """Do what is asked and return the exit code."""
    if sys.version_info < OLDEST:
        return with_newer_python(arguments)
    if not set(arguments) <= {"--tools", "--bench", "--tests"}:
        print(__doc__)
        return 2
    os.chdir(ROOT)
    try:
        install_lock(ROOT / ".venv", "requirements.lock")
        if "--tools" not in arguments:
            build_page(ROOT / ".venv")
            install_wheel(ROOT / ".venv")
        if "--tests" in arguments:
            install_for_tests()
        if "--bench" in arguments:
            install_lock(ROOT / ".venv-bench", "requirements-bench.lock")
            install_wheel(ROOT / ".venv-bench")
    except BootstrapError as error:
        print(f"saecula: {error}", file=sys.stderr)
        return 1
    return 0


def install_for_tests() -> None:
    """Install the programs that tests start: a PostgreSQL server and a browser."""
    has_postgres = shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not has_postgres and not apt_install(["postgresql"]):
        raise BootstrapError("the tests need PostgreSQL; on Debian or Ubuntu: sudo apt-get install postgresql")
    if not shutil.which("chromium") and not apt_install(["chromium"]):
        raise BootstrapError("the tests need Chromium; on Debian or Ubuntu: sudo apt-get install chromium")


class BootstrapError(Exception):
    """One clear sentence for the person at the terminal."""


def with_newer_python(arguments: list[str]) -> int:
    """Start again with a newer Python of this machine, if it has one."""
    for name in ("python3.13", "python3.12", "python3.11"):
        python = shutil.which(name)
        if python and subprocess.call([python, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            return subprocess.call([python, __file__, *arguments])
    print("saecula: Python 3.11 or newer is needed; install it and run make PYTHON=python3.11 …", file=sys.stderr)
    return 1


# --- the environment and what the lock names -------------------------------------------------------------------------


def install_lock(venv: Path, lock: str) -> None:
    """Install exactly what the lock names, checked against its hashes."""
    stamp = Stamp(venv, "lock", digest([lock], str(venv)))
    if stamp.holds():
        return
    if not runs(venv):
        make_venv(venv)
    stamp.remove()
    say(f"installing {lock} into {venv.name}")
    install_uv(venv)
    install(venv, ["--require-hashes", "-r", lock])
    stamp.write()


def make_venv(venv: Path) -> None:
    """Make an empty environment with pip in it."""
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        package = debian_python("venv")
        if not apt_install([package]):
            message = f"Python's venv module is missing; on Debian or Ubuntu: sudo apt-get install {package}"
            raise BootstrapError(message)
    say(f"making {venv.name} with Python {sys.version.split()[0]}")
    run([sys.executable, "-m", "venv", "--clear", str(venv)])


def install_uv(venv: Path) -> None:
    """Put the uv of requirements.lock into the environment; pip does its work where it cannot be had."""
    if uv_of(venv):
        return
    pin: list[str] = []
    for line in (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines():
        if line.startswith("uv==") or (pin and line.startswith("    --hash")):
            pin.append(line)
        elif pin:
            break
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder, "uv.txt")
        wanted.write_text("\n".join(pin).rstrip("\\ ") + "\n", encoding="utf-8")
        pip(venv, ["--require-hashes", "--only-binary", ":all:", "-r", str(wanted)], quiet=True)


def install(venv: Path, wanted: list[str]) -> None:
    """Install by uv, or by pip when uv is missing or fails."""
    uv = uv_of(venv)
    if uv:
        command = [uv, "pip", "install", "--quiet", "--python", str(python_of(venv)), *wanted]
        if subprocess.call(command, env=settings_for_uv(venv)) == 0:
            return
        say("uv failed, pip tries the same")
    if pip(venv, [option.replace("--reinstall", "--force-reinstall") for option in wanted]) != 0:
        message = "the packages of the lock could not be installed; the lines above say why"
        raise BootstrapError(message)


def settings_for_uv(venv: Path) -> dict[str, str]:
    """Uv does not read pip's settings: hand it the package index that pip would ask, and the machine's certificates."""
    environment = {"UV_SYSTEM_CERTS": "true", **os.environ}
    settings = subprocess.run(
        [str(python_of(venv)), "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    ).stdout
    for line in settings.splitlines():
        name, _, value = line.partition("=")
        if name.endswith(".index-url"):
            environment.setdefault("UV_DEFAULT_INDEX", value.strip("'\""))
        elif name.endswith(".cert"):
            environment.setdefault("SSL_CERT_FILE", value.strip("'\""))
    return environment


def pip(venv: Path, wanted: list[str], *, quiet: bool = False) -> int:
    """The exit code of pip install."""
    command = [str(python_of(venv)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted]
    return subprocess.call(command, stderr=subprocess.DEVNULL if quiet else None)


# --- Saecula itself --------------------------------------------------------------------------------------------------


def install_wheel(venv: Path) -> None:
    """Build a wheel of the working tree and install it, so that what runs is what a user would get."""
    if wheel_stamp(venv).holds():
        return
    if not has_compiler() and os.environ.get("SAECULA_PURE") != "1":
        apt_install(["gcc", "libc6-dev", debian_python("dev")])
    stamp = wheel_stamp(venv)
    say(f"building Saecula and installing it into {venv.name}")
    with tempfile.TemporaryDirectory() as folder:
        build = [str(python_of(ROOT / ".venv")), "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
        for line in run(build).splitlines():
            if line.startswith("saecula:"):
                say(line.partition(": ")[2])
        wheel = next(Path(folder).glob("*.whl"))
        stamp.remove()
        install(venv, ["--no-deps", "--no-index", "--reinstall", str(wheel)])
    stamp.write()


def wheel_stamp(venv: Path) -> Stamp:
    """What the installed wheel depends on: the files, and how it can be built here."""
    wishes = " ".join(f"{name}={os.environ.get(name)}" for name in ("SAECULA_PURE", "SAECULA_OPT_LEVEL"))
    conditions = f"{venv} {wishes} compiler={has_compiler()}"
    return Stamp(venv, "wheel", digest(WHEEL_SOURCES, conditions))


def has_compiler() -> bool:
    """A first look; the build looks closer and makes a pure wheel if this was too hopeful."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    return header.exists() and any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "cc", "gcc", "clang"))


# --- the page of the web table ---------------------------------------------------------------------------------------


def build_page(venv: Path) -> None:
    """Build the page that the server serves; Node.js comes from the system, else from a wheel."""
    stamp = Stamp(venv, "page", digest(PAGE_SOURCES, "page"))
    if stamp.holds() and (ROOT / "web" / "dist" / "index.html").exists():
        return
    say("building the page of the web table")
    stamp.remove()
    install_page_packages(venv)
    npm(venv, "run", "build")
    stamp.write()


def install_page_packages(venv: Path) -> None:
    """Install exactly what the page's lock names."""
    stamp = Stamp(venv, "npm", digest(PAGE_PACKAGES, "npm"))
    if stamp.holds() and (ROOT / "web" / "node_modules").is_dir():
        return
    stamp.remove()
    npm(venv, "ci", "--no-audit", "--no-fund")
    stamp.write()


def npm(venv: Path, *words: str) -> None:
    """Run npm in web/."""
    tools = python_of(venv).parent
    if not shutil.which("npm"):
        if not (tools / "npm").exists():
            install(venv, ["--require-hashes", "-r", "requirements-node.lock"])
        os.environ["PATH"] = f"{tools}{os.pathsep}{os.environ['PATH']}"
    run(["npm", "--prefix", str(ROOT / "web"), *words])


# --- small tools -----------------------------------------------------------------------------------------------------


class Stamp:
    """Remembers inside an environment what was last installed in it."""

    def __init__(self, venv: Path, name: str, value: str) -> None:
        self.venv = venv
        self.file = venv / f"saecula-{name}.stamp"
        self.value = value

    def holds(self) -> bool:
        """Is this already what is installed?"""
        return runs(self.venv) and self.file.exists() and self.file.read_text(encoding="utf-8") == self.value

    def remove(self) -> None:
        """Before anything changes: an interrupted installation is begun again."""
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
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def uv_of(venv: Path) -> str | None:
    """The uv inside an environment; the bench environment borrows that of .venv."""
    return shutil.which("uv", path=str(python_of(venv).parent)) or shutil.which(
        "uv", path=str(python_of(ROOT / ".venv").parent)
    )


def runs(venv: Path) -> bool:
    """An interpreter that was removed or replaced since leaves a link to nothing."""
    return (venv / "pyvenv.cfg").exists() and python_of(venv).exists()


def debian_python(part: str) -> str:
    """Debian names the pieces of Python after its version."""
    return f"python3.{sys.version_info.minor}-{part}"


def apt_install(packages: list[str]) -> bool:
    """Install with apt where we may; otherwise change nothing and say so by the answer."""
    if os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    say(f"installing {' '.join(packages)} with apt-get")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", *command], env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
    return done.returncode == 0


def run(command: list[str]) -> str:
    """Run a program that has to succeed and return what it said."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        message = f"{' '.join(command[1:4])} failed\n{done.stdout}"
        raise BootstrapError(message)
    return done.stdout


def say(text: str) -> None:
    """One line of progress."""
    print(f"saecula: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
