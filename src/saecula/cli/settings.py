"""Settings of `saecula serve`: from the command line, else the environment, else a TOML file, else the default."""

from __future__ import annotations

import argparse
import json
import os
import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saecula.cli.readers import address, folder, number, one_of, switch, text, words
from saecula.files import read_text
from saecula.kernel.problem import Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

PREFIX = "SAECULA_"
FILE_VARIABLE = f"{PREFIX}CONFIG"
MIN_LIKENESS = 0.75  # of a misspelt name, from 0 to 1
SOURCE_COLUMN = 40  # where the sources of settings stand in what --show-config prints


@dataclass(frozen=True)
class Setting:
    """One option of `saecula serve`, wherever it is given."""

    key: str  # in the file, and after -- on the command line
    default: Any
    reader: Callable[[str], Callable[[str], Any]] = text  # of words, by the place to name if they do not fit
    form: type = str  # of the value in the file
    metavar: str | None = None

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return f"{PREFIX}{self.key.replace('-', '_').upper()}"

    def read(self, value: object, place: str) -> Any:  # noqa: ANN401 - each setting has a type of its own
        """Return what a value in a file means, or raise a Problem."""
        if self.form is list and isinstance(value, list) and all(isinstance(word, str) for word in value):
            return value
        if self.form is list:
            raise Problem("bad-list", what=place, value=str(value)[:80])
        if self.form is str and isinstance(value, str):
            return self.reader(place)(value)
        if self.form is str:
            raise Problem("bad-text", what=place, value=str(value)[:80])
        return self.reader(place)(json.dumps(value) if type(value) is self.form else repr(value))


@dataclass(frozen=True)
class Settled:
    """The value of a setting, and where it comes from."""

    value: Any
    source: str


SETTINGS = (
    Setting("host", "127.0.0.1"),
    Setting("port", 8120, number(0, 65535), int),
    Setting("host-name", [], words, list, "NAME"),
    Setting("trusted-proxy", [], words, list, "ADDRESS|NETWORK"),
    Setting("store", "", metavar="FILE|URL"),
    Setting("web", None, folder, metavar="FOLDER"),
    Setting("workers", 1, number(1, 64), int),
    Setting("thinkers", os.cpu_count() or 1, number(1, 64), int),
    Setting("invitation-only", False, switch, bool),
    Setting("open", False, switch, bool),
    Setting("dice", "", metavar="WORD"),
    Setting("metrics", "", address, metavar="HOST:PORT"),
    Setting("log", "plain", one_of("plain", "json"), metavar="plain|json"),
    Setting("log-level", "warning", one_of("info", "warning", "error"), metavar="info|warning|error"),
    Setting("stop-seconds", 8, number(1, 600), int),
)


def add_serve_arguments(serve: argparse.ArgumentParser, t: Callable[[str], str]) -> None:
    """Add every setting as an option; what is not typed stays None."""
    serve.add_argument("--config", metavar="FILE", help=t("config"))
    serve.add_argument("--show-config", action="store_true", help=t("show-config"))
    for setting in SETTINGS:
        option = f"--{setting.key}"
        if setting.form is bool:
            serve.add_argument(option, action=argparse.BooleanOptionalAction, help=t(setting.key))
        else:
            action = "extend" if setting.form is list else "store"
            reader, metavar = setting.reader(option), setting.metavar
            serve.add_argument(option, action=action, type=reader, metavar=metavar, help=t(setting.key))


def settle(arguments: argparse.Namespace, environment: Mapping[str, str]) -> dict[str, Settled]:
    """Return every setting by its key, or raise a Problem; an empty variable counts as none."""
    check_names(environment)
    file = arguments.config or environment.get(FILE_VARIABLE)
    written = read_settings(Path(file)) if file else {}
    found: dict[str, Settled] = {}
    for setting in SETTINGS:
        typed = vars(arguments)[setting.key.replace("-", "_")]
        word = environment.get(setting.variable)
        if typed is not None:
            found[setting.key] = Settled(typed, f"--{setting.key}")
        elif word:
            found[setting.key] = Settled(setting.reader(setting.variable)(word), setting.variable)
        elif setting.key in written:
            found[setting.key] = Settled(written[setting.key], str(file))
        else:
            found[setting.key] = Settled(setting.default, "default")
    return found


def check_names(environment: Mapping[str, str]) -> None:
    """Raise a Problem for a misspelt variable; the build and others have variables of their own."""
    known = [name.removeprefix(PREFIX) for name in (FILE_VARIABLE, *(setting.variable for setting in SETTINGS))]
    for name in environment:
        word = name.removeprefix(PREFIX)
        like = get_close_matches(word, known, 1, MIN_LIKENESS) if name.startswith(PREFIX) else []
        if like and word not in known:
            raise Problem("no-such-variable", name=name[:40], like=f"{PREFIX}{like[0]}")


def read_settings(file: Path) -> dict[str, Any]:
    """Return the settings in a file by their keys, or raise a Problem that names file and key."""
    known = {setting.key: setting for setting in SETTINGS}
    try:
        written = tomllib.loads(read_text(file))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Problem("settings-not-toml", file=file, detail=error) from error
    for key in written:
        if key not in known:
            raise Problem("no-such-setting", file=file, name=key[:40], known=", ".join(known))
    return {key: known[key].read(value, f"{file}: {key}") for key, value in written.items()}


def settings_text(settled: Mapping[str, Settled], usual_store: str) -> str:
    """Return all settings as a file of settings, without passwords, each with its source."""
    from saecula.store import masked

    lines = []
    for key, setting in settled.items():
        value = setting.value
        if key == "store":
            value = masked(value or usual_store)
        elif value is None or isinstance(value, Path):
            value = str(value or "")
        line = f"{key} = {json.dumps(value, ensure_ascii=False)}"
        lines.append(f"{line:<{SOURCE_COLUMN}} # {setting.source}\n")
    return "".join(lines)
