"""The arguments of the command line; every help text comes from texts."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import saecula
from saecula.bots import BOTS
from saecula.cli.readers import names, whole
from saecula.cli.settings import add_serve_arguments
from saecula.files import read_text
from saecula.games import TITLES
from saecula.kernel.problem import Problem
from saecula.texts import Texts

MAX_GAMES = 100_000_000
PLACEHOLDER = re.compile(r"%(\(\w+\))?[a-z]")  # where argparse puts something in
MAX_DAYS = 36_500
MAX_INVITED = 1000  # people, by one invitation


@contextmanager
def spoken(texts: Texts) -> Iterator[None]:
    """Let argparse, which asks gettext for its own words, find them in texts."""

    def say(words: str) -> str:
        key = "argparse-" + "-".join(re.findall(r"[a-z]+", PLACEHOLDER.sub(" ", words.lower())))
        end = words[len(words.rstrip()) :]
        return texts.say(key, {}) + end if texts.has(key) else words

    usual = {name: vars(argparse)[name] for name in ("_", "ngettext")}
    vars(argparse).update({"_": say, "ngettext": lambda one, many, n: say(one if n == 1 else many)})
    try:
        yield
    finally:
        vars(argparse).update(usual)


def parser(texts: Texts) -> argparse.ArgumentParser:
    """Return the parser; every help text comes from texts."""

    def t(key: str) -> str:
        return texts.say(f"cli-{key}", {"bots": ", ".join(BOTS), "titles": ", ".join(title.key for title in TITLES)})

    top = argparse.ArgumentParser(prog="saecula", description=t("description"), epilog=t("epilog"))
    version = f"saecula {saecula.__version__} ({engine_kind()})"
    top.add_argument("--version", action="version", version=version, help=t("version"))
    commands = top.add_subparsers(required=True, metavar=t("command"))

    def command(name: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=t(name), description=t(name))
        sub.add_argument("--lang", metavar="LANG", help=t("lang"))
        sub.set_defaults(command=name)
        return sub

    titles = command("titles")
    titles.add_argument("--json", action="store_true", help=t("json"))

    play = command("play")
    play.add_argument("title", nargs="?", default="", help=t("title"))
    play.add_argument("--seats", type=names("--seats"), metavar="me,greedy", help=t("play-seats"))
    play.add_argument("--seed", type=whole("--seed"), help=t("seed"))
    play.add_argument("--load", type=Path, metavar="FILE", help=t("load"))
    play.add_argument("--save", type=Path, metavar="FILE", help=t("save"))
    play.add_argument("--no-colour", "--no-color", action="store_true", help=t("no-colour"))
    add_rules_arguments(play, t)

    add_serve_arguments(command("serve"), t)

    simulate = command("simulate")
    simulate.add_argument("title", help=t("title"))
    simulate.add_argument("--seats", type=whole("--seats"), help=t("seats"))
    simulate.add_argument("--games", type=whole("--games", 1, MAX_GAMES), default=1000, help=t("games"))
    simulate.add_argument("--seed", type=whole("--seed"), default=1, help=t("seed"))
    simulate.add_argument("--bots", type=names("--bots"), default="random", metavar="a,b", help=t("bots"))
    simulate.add_argument("--jobs", type=whole("--jobs", 1, 256), default=1, help=t("jobs"))
    simulate.add_argument("--digest", action="store_true", help=t("digest"))
    simulate.add_argument("--json", action="store_true", help=t("json"))
    add_rules_arguments(simulate, t)

    add_lab_commands(command, t)
    add_balance_arguments(command("balance"), t)

    replay = command("replay")
    replay.add_argument("file", type=Path, help=t("file"))
    replay.add_argument("--to", type=whole("--to", 0), metavar="N", help=t("to"))
    replay.add_argument("--step", action="store_true", help=t("step"))
    replay.add_argument("--json", action="store_true", help=t("json"))

    add_check_arguments(command("check"), t)
    add_admin_commands(command("admin"), t)
    return top


def add_admin_commands(admin: argparse.ArgumentParser, t: Callable[[str], str]) -> None:
    """Add what an operator does with a store."""
    admin.add_argument("--store", default="", metavar="FILE|URL", help=t("admin-store"))
    deeds = admin.add_subparsers(required=True, metavar=t("command"))

    def deed(name: str, *, json: bool = True) -> argparse.ArgumentParser:
        sub = deeds.add_parser(name, help=t(f"admin-{name}"), description=t(f"admin-{name}"))
        sub.add_argument("--lang", metavar="LANG", default=argparse.SUPPRESS, help=t("lang"))
        if json:
            sub.add_argument("--json", action="store_true", help=t("json"))
        sub.set_defaults(deed=name)
        return sub

    deed("backup").add_argument("file", type=Path, help=t("admin-backup-file"))
    deed("restore").add_argument("file", type=Path, help=t("admin-restore-file"))
    deed("verify")
    deed("people")
    deed("export-person", json=False).add_argument("id", help=t("admin-person-id"))
    deed("delete-person").add_argument("id", help=t("admin-person-id"))
    deed("delete-match").add_argument("id", help=t("admin-match-id"))
    deed("close")
    deed("open")
    invite = deed("invite")
    people, days = whole("--people", 1, MAX_INVITED), whole("--days", 1, MAX_DAYS)
    invite.add_argument("--people", type=people, default=1, metavar="N", help=t("admin-invited-people"))
    invite.add_argument("--days", type=days, default=30, metavar="N", help=t("admin-invited-days"))
    prune = deed("prune")
    prune.add_argument("--days", type=whole("--days", 1, MAX_DAYS), required=True, metavar="N", help=t("admin-days"))
    prune.add_argument("--yes", action="store_true", help=t("admin-yes"))


def add_lab_commands(command: Callable[..., argparse.ArgumentParser], t: Callable[[str], str]) -> None:
    """Add what measures and makes bots."""
    tournament = command("tournament")
    tournament.add_argument("title", help=t("title"))
    tournament.add_argument("--bots", type=names("--bots"), required=True, metavar="a,b", help=t("tournament-bots"))
    tournament.add_argument("--seats", type=whole("--seats"), default=2, help=t("seats"))
    tournament.add_argument("--games", type=whole("--games", 1, MAX_GAMES), default=200, help=t("tournament-games"))
    tournament.add_argument("--seed", type=whole("--seed"), default=1, help=t("seed"))
    tournament.add_argument("--jobs", type=whole("--jobs", 1, 256), default=1, help=t("jobs"))
    tournament.add_argument("--out", type=Path, required=True, metavar="FOLDER", help=t("tournament-out"))
    tournament.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=t("option"))
    tournament.add_argument("--json", action="store_true", help=t("json"))

    train = command("train")
    train.add_argument("title", help=t("title"))
    train.add_argument("--seats", type=whole("--seats"), required=True, help=t("seats"))
    train.add_argument("--games", type=whole("--games", 1, MAX_GAMES), default=20_000, help=t("train-games"))
    train.add_argument("--hidden", type=whole("--hidden", 0, 1024), help=t("train-hidden"))
    train.add_argument("--seed", type=whole("--seed"), default=1, help=t("seed"))
    train.add_argument("--from", dest="start", type=Path, metavar="FILE", help=t("train-from"))
    train.add_argument("--against", type=str.lower, default="", metavar="BOT", help=t("train-against"))
    train.add_argument("--out", type=Path, required=True, metavar="FOLDER", help=t("train-out"))


def add_balance_arguments(sub: argparse.ArgumentParser, t: Callable[[str], str]) -> None:
    """Add what says which matches a report on balance is made of."""
    sub.add_argument("title", help=t("title"))
    sub.add_argument("--games", type=whole("--games", 1, MAX_GAMES), default=1000, help=t("games"))
    sub.add_argument("--seats", type=whole("--seats"), help=t("balance-seats"))
    sub.add_argument("--bot", type=str.lower, default="greedy", help=t("balance-bot"))
    sub.add_argument("--seed", type=whole("--seed"), default=1, help=t("seed"))
    sub.add_argument("--data", type=Path, metavar="FILE", help=t("data"))
    sub.add_argument("--jobs", type=whole("--jobs", 1, 256), default=1, help=t("jobs"))
    sub.add_argument("--json", action="store_true", help=t("json"))


def add_check_arguments(sub: argparse.ArgumentParser, t: Callable[[str], str]) -> None:
    """Add what says which laws are checked how often."""
    sub.add_argument("title", nargs="?", default="", help=t("title"))
    sub.add_argument("--decisions", type=whole("--decisions", 1), default=100_000, help=t("decisions"))
    sub.add_argument("--jobs", type=whole("--jobs", 1, 256), default=os.cpu_count() or 1, help=t("jobs"))
    sub.add_argument("--json", action="store_true", help=t("json"))


def add_rules_arguments(sub: argparse.ArgumentParser, t: Callable[[str], str]) -> None:
    """Add what says which rules and numbers a match is played with."""
    sub.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=t("option"))
    sub.add_argument("--data", type=Path, metavar="FILE", help=t("data"))


def options_of(arguments: argparse.Namespace) -> dict[str, object]:
    """Read --option KEY=VALUE; a bare KEY means on."""
    found: dict[str, object] = {}
    for word in arguments.option:
        key, _, value = word.partition("=")
        found[key] = value or "on"
    return found


def pack_of(arguments: argparse.Namespace) -> str:
    """Read --data FILE."""
    return read_text(arguments.data) if arguments.data else ""


@contextmanager
def naming(file: Path | None) -> Iterator[None]:
    """Call a data pack by the name of its file in whatever is wrong with it."""
    try:
        yield
    except Problem as problem:
        if file is not None and problem.facts.get("where") == "pack":
            problem.facts["where"] = str(file)
        raise


def engine_kind() -> str:
    """Return how the engine runs."""
    return "compiled" if saecula.COMPILED else "pure Python"
