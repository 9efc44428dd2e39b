"""Run a command of Saecula as soon as it can run, and compile the engine behind it: `python3 start.py serve --open`.

It runs from the Python files at first. As soon as the compiled engine is installed in .venv, a server lets its bots
think with it, and so does the next start. `python3 start.py --compile` is the process behind; it ends with its
standard input.
"""

from __future__ import annotations

import math
import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bootstrap import (
    AGAIN,
    BUILD,
    ROOT,
    VENV,
    BootstrapError,
    build_page,
    debian_python,
    engine_stamp,
    has_compiler,
    has_page,
    in_sentences,
    install_lock,
    install_wheel,
    is_pure,
    may_apt,
    python_of,
    say,
)

COMPILE_SECONDS = 130  # of one core, about
LOWEST_PRIORITY = 19


def begin(arguments: list[str]) -> None:
    """Do what is asked."""
    if arguments != ["--compile"]:
        play(arguments)
    try:
        compile_behind()
    except BaseException:
        failed_stamp().touch()
        raise


def play(command: list[str]) -> None:
    """Run a command of Saecula as soon as it can run, uncompiled at first; this process becomes it."""
    with ThreadPoolExecutor() as together:
        page = together.submit(build_page) if command[:1] == ["serve"] else None
        install_lock(VENV, "requirements-play.lock")
    if page is not None:
        try:
            page.result()
        except BootstrapError as error:  # the server says in its place what is missing
            say(str(error))
        if has_page():
            command = [*command, "--web", "web/dist"]
    if not engine_stamp(VENV).holds():
        if not is_pure():
            compile_later()
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
    python = str(python_of(VENV))
    os.execv(python, [python, "-m", "saecula", *command])  # noqa: S606 - no shell is wanted


def compile_later() -> None:
    """Compile in a process of its own, if that is possible here, and let the program that we become know of it."""
    if not has_compiler() and not may_apt():
        say(f"opponents think slowly without a C compiler; install gcc and {debian_python('dev')}, {AGAIN}")
        return
    stamp = engine_stamp(VENV)
    stamp.remove()
    failed_stamp().unlink(missing_ok=True)
    os.environ["SAECULA_ENGINE"] = str(stamp.file)
    os.environ["SAECULA_ENGINE_MINUTES"] = str(math.ceil(COMPILE_SECONDS / (os.cpu_count() or 1) / 60))
    start_compile()


def start_compile() -> None:
    """Start the process behind; its standard input ends when the program that we become does."""
    ours, theirs = os.pipe()
    os.set_inheritable(theirs, True)
    with (BUILD / "compile.log").open("w", encoding="utf-8") as log:
        subprocess.Popen(
            [sys.executable, __file__, "--compile"], stdin=ours, stdout=log, stderr=log, start_new_session=True
        )
    os.close(ours)


def compile_behind() -> None:
    """Install the compiled engine, at the lowest priority."""
    threading.Thread(target=end_with_input, daemon=True).start()
    os.nice(LOWEST_PRIORITY)
    os.environ["SAECULA_PURE"] = "0"  # a build that cannot compile fails
    install_wheel(VENV)
    if not engine_stamp(VENV).holds():
        raise BootstrapError("the engine was not compiled")


def failed_stamp() -> Path:
    """Return the file that says that compiling has failed."""
    return engine_stamp(VENV).file.with_suffix(".failed")


def end_with_input() -> None:
    """Wait for the end of whoever started this, then end this and all its compilers."""
    sys.stdin.read()
    os.killpg(0, signal.SIGTERM)  # a compiler removes what it has half written


if __name__ == "__main__":
    sys.exit(in_sentences(begin, sys.argv[1:]))
