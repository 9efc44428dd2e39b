"""The build hook: compile the engine with mypyc into the wheel, or make a pure wheel where no C compiler is found.

SAECULA_PURE=1 makes a pure wheel in any case. SAECULA_OPT_LEVEL (0 to 3, the default) is how much the C compiler
optimises: at 0 it is done in a fraction of the time, and the engine is slow.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "src/saecula"
# One library for each title, one for each room of bots, one for all else: calls inside one are cheap, and they are
# built side by side.
GROUP = "saecula"
GAME_FILES = (
    "bits.py",
    "state.py",
    "tables.py",
    "words.py",
    "thumb.py",
    "thumb/*.py",
    "views.py",
    "hidden.py",
    "rules/*.py",
)
# What turns a state into words and pictures: the server does it for every choice of everybody.
SPEAKING_FILES = (
    "match/asking.py",
    "match/match.py",
    "match/planning.py",
    "match/speech.py",
    "texts/__init__.py",
    "server/pictures.py",
    "server/showing.py",
)
BOT_FILES = ("bots/native/*.py", "games/*/bots/native/*.py")  # the bots' models of a title
# The functions of a shared library may be replaced from outside, so GCC does not inline them; with this it does:
# 14 to 18 % more playouts.
INLINING = "-fno-semantic-interposition"


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the compiled modules and the generated saecula/_build.py to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into build/, never into src/; an editable install stays uncompiled."""
        if version == "editable":
            return
        root = Path(self.root)
        # One folder for each way to compile: objects made another way would pass for up to date.
        reason = why_pure()
        way = "".join(["-O", opt_level(), *(() if reason else compiler_flags())])
        folder = root / "build" / f"{sys.implementation.cache_tag}-mypyc-{version_of('mypy')}{way}"
        if reason:
            self.app.display_info(f"saecula: pure wheel, the same rules at a fraction of the speed ({reason})")
        else:
            for library in compile_modules(root, folder):
                build_data["force_include"][str(library)] = library.relative_to(folder / "lib").as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        folder.mkdir(parents=True, exist_ok=True)
        facts = folder / "_build.py"
        facts.write_text(build_facts(compiled=not reason, sources=sources_hash(root / PACKAGE)), encoding="utf-8")
        build_data["force_include"][str(facts)] = "saecula/_build.py"
        page = Path(self.root, "web", "dist")
        if (page / "index.html").exists():  # built by bootstrap.py; without it the server serves no page
            build_data["force_include"][str(page)] = "saecula/web"


def opt_level() -> str:
    """How hard the C compiler works."""
    return os.environ.get("SAECULA_OPT_LEVEL", "3")


def why_pure() -> str:
    """The reason to leave the modules uncompiled, or an empty string."""
    if os.environ.get("SAECULA_PURE") == "1":
        return "SAECULA_PURE=1"
    if sys.implementation.name != "cpython":
        return "mypyc compiles for CPython only"
    if not find_compiler():
        return "no C compiler with the headers of this Python was found"
    return ""


def find_compiler() -> str:
    """The first C compiler here that can read Python.h, or an empty string."""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]) and reads_python_header(command):
            return str(command)
    return ""


def reads_python_header(command: str, *flags: str) -> bool:
    """A compiler without the headers of Python or of the C library is no compiler for us."""
    check = [*shlex.split(command), *flags, f"-I{sysconfig.get_path('include')}", "-fsyntax-only", "-x", "c", "-"]
    return subprocess.run(check, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0


def compiler_flags() -> list[str]:
    """The flags beyond mypyc's own that the compiler here knows."""
    return [flag for flag in (INLINING,) if reads_python_header(find_compiler(), "-Werror", flag)]


def modules_to_compile(root: Path) -> list[str]:
    """The kernel, the rules of every title, what speaks of them, and the bots' models; paths relative to the root."""
    package = root / PACKAGE
    rules = set(package.glob("kernel/*.py"))
    for name in GAME_FILES:
        rules.update(package.glob(f"games/*/{name}"))
    for name in BOT_FILES:
        rules.update(package.glob(name))
    found = [path for path in rules if path.name != "__init__.py"] + [package / name for name in SPEAKING_FILES]
    return sorted(path.relative_to(root).as_posix() for path in found)


def libraries(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """Which module goes into which library: a title's into the title's, a bot's into its room's, else the kernel's."""
    groups: dict[str, list[str]] = {}
    for module in modules:
        parts = Path(module).parts
        name = GROUP
        if parts[2] == "games":
            name = f"{GROUP}_{parts[3]}" + ("_bots" if parts[4] == "bots" else "")
        elif parts[2] == "bots":
            name = f"{GROUP}_bots"
        groups.setdefault(name, []).append(module)
    return [(files, name) for name, files in groups.items()]


def compile_modules(root: Path, folder: Path) -> list[Path]:
    """Compile and return the libraries; an error of type or of C ends the build."""
    from mypyc.build import mypycify  # noqa: PLC0415  here: a pure wheel needs neither mypyc nor setuptools
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    os.environ["CC"] = find_compiler()
    before = Path.cwd()
    os.chdir(root)
    try:
        extensions = mypycify(
            # No memory of earlier builds: where a class has changed since, mypyc trips over it.
            ["--config-file=pyproject.toml", f"--cache-dir={os.devnull}", *modules_to_compile(root)],
            opt_level=opt_level(),
            separate=libraries(modules_to_compile(root)),
            target_dir=str(folder / "c"),
        )
        flags = compiler_flags()
        for extension in extensions:  # mypycify takes no flags, and hands all extensions the same list
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        command = build_ext(Distribution({"name": "saecula", "ext_modules": extensions}))
        command.build_lib = str(folder / "lib")
        command.build_temp = str(folder / "objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        return [Path(library) for library in command.get_outputs()]
    finally:
        os.chdir(before)


def build_facts(*, compiled: bool, sources: str) -> str:
    """The text of saecula/_build.py."""
    return f'"""Written by the build."""\n\nCOMPILED: bool = {compiled}\nSOURCES: str = "{sources}"\n'


def sources_hash(package: Path) -> str:
    """One hash over path and content of every Python file, the same for a checkout and for a fresh install of it."""
    total = hashlib.sha256()
    files = (path for path in package.rglob("*.py") if path.name != "_build.py")
    for name, path in sorted((path.relative_to(package).as_posix(), path) for path in files):
        total.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()
