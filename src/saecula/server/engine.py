"""The engine bots think with: the one this server runs, or a compiled one that `make play` installs meanwhile."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import saecula
from saecula.server.forms import EngineState

# The file that appears with the compiled engine; its `.failed` if there will be none.
ENGINE_FILE_VARIABLE = "SAECULA_ENGINE"
ENGINE_MINUTES_VARIABLE = "SAECULA_ENGINE_MINUTES"  # until then, about
LOOK_SECONDS = 1.0


class Engine:
    """Whether new processes find a compiled engine."""

    def __init__(self) -> None:
        awaited = os.environ.get(ENGINE_FILE_VARIABLE)
        self.file = Path(awaited or os.devnull)
        self.state: EngineState = "compiled" if saecula.COMPILED else "coming" if awaited else "uncompiled"
        self.minutes = int(os.environ.get(ENGINE_MINUTES_VARIABLE, "1"))

    async def arrive(self) -> None:
        """Wait for the compiled engine or for news that it has failed."""
        while self.state == "coming":
            if self.file.with_suffix(".failed").exists():
                self.state = "uncompiled"
            elif self.file.exists():
                pass_over(Path(saecula.__file__).parent.parent)
                self.state = "compiled"
            else:
                await asyncio.sleep(LOOK_SECONDS)


def pass_over(source: Path) -> None:
    """Let processes begun from now on find the installed package instead of the source; they inherit the path."""
    sys.path[:] = [folder for folder in sys.path if Path(folder or ".").resolve() != source.resolve()]
