"""The commands of the lab: simulate, tournament, train, balance, check."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from saecula.bots import parse_bot
from saecula.cli.arguments import engine_kind, naming, options_of, pack_of
from saecula.cli.output import BROKEN, GOOD, progress_bar, show_json
from saecula.files import write_text
from saecula.games import TITLES, title_of
from saecula.kernel.problem import Problem
from saecula.kernel.title import settled_options
from saecula.texts import Texts, platform_texts


def run_simulate(arguments: argparse.Namespace) -> int:
    """Simulate matches between bots."""
    from saecula.lab.simulate import simulate

    title = title_of(arguments.title)
    bots: list[str] = arguments.bots
    seats = arguments.seats or max(len(bots), title.seats[0])
    if len(bots) == 1:
        bots = bots * seats
    for bot in bots:
        parse_bot(bot, title.key)
    options = options_of(arguments)
    pack = pack_of(arguments)
    with naming(arguments.data):
        title.data(seats, settled_options(title, seats, options), pack)
    if len(bots) != seats:
        raise Problem("bad-seats-list", seats=",".join(bots), known=seats)
    with progress_bar() as bar:
        task = bar.add_task("", total=arguments.games)
        figures = simulate(
            title.key,
            seats=seats,
            games=arguments.games,
            seed=arguments.seed,
            bots=tuple(bots),
            options=options,
            pack=pack,
            digest=arguments.digest,
            jobs=arguments.jobs,
            progress=lambda games: bar.advance(task, games),
        )
    figures["engine"] = engine_kind()
    if arguments.json:
        show_json(figures)
    else:
        show_figures(figures, arguments.lang)
    return GOOD


def show_figures(figures: dict[str, Any], lang: str) -> None:
    """Print a simulation for people."""
    from saecula.lab.number_format import format_plain

    texts = platform_texts(lang)
    console = Console(highlight=False)
    console.print(texts.say("cli-simulated", {key: format_plain(value, texts) for key, value in figures.items()}))
    table = Table(box=None)
    for column in ("seat", "bot", "mean", "min", "max", "wins"):
        table.add_column(texts.say(f"cli-column-{column}", {}), justify="right")
    for seat, bot in enumerate(figures["bots"]):
        cells = [figures[key][seat] for key in ("mean_score", "min_score", "max_score", "wins")]
        table.add_row(str(seat), bot, *[format_plain(cell, texts) for cell in cells])
    console.print(table)
    if "digest" in figures:
        console.print(f"SHA-256 {figures['digest']}")


def run_tournament(arguments: argparse.Namespace) -> int:
    """Play a tournament and write its report."""
    from saecula.lab.ladder import run_ladder
    from saecula.lab.ratings import lacks_intervals
    from saecula.lab.report import few_seeds

    texts = platform_texts(arguments.lang)
    with progress_bar() as bar:
        task = bar.add_task("", total=None)
        figures, report = run_ladder(
            arguments.title,
            bots=arguments.bots,
            seats=arguments.seats,
            games=arguments.games,
            seed=arguments.seed,
            options=options_of(arguments),
            folder=arguments.out,
            jobs=arguments.jobs,
            lang=arguments.lang,
            progress=lambda games: bar.advance(task, games),
        )
    for fault in figures["faults"]:
        sys.stderr.write(texts.say("cli-fault", {"bot": fault["bot"], "matches": fault["matches"]}) + "\n")
        sys.stderr.write(fault["traceback"] + "\n")
    if arguments.json:
        show_json(figures)
        return GOOD
    sys.stdout.write(texts.say("cli-wrote", {"file": str(report)}) + "\n")
    if lacks_intervals(figures):
        sys.stdout.write(few_seeds(texts) + "\n")
    return GOOD


def run_train(arguments: argparse.Namespace) -> int:
    """Train the players of a title."""
    from saecula.lab.train import train

    with progress_bar() as bar:
        task = bar.add_task("", total=arguments.games)
        files = train(
            arguments.title,
            seats=arguments.seats,
            games=arguments.games,
            hidden=arguments.hidden,
            seed=arguments.seed,
            folder=arguments.out,
            lang=arguments.lang,
            progress=lambda games: bar.update(task, completed=games),
            start=arguments.start,
            against=arguments.against,
        )
    for file in files:
        sys.stdout.write(platform_texts(arguments.lang).say("cli-wrote", {"file": str(file)}) + "\n")
    return GOOD


def run_balance(arguments: argparse.Namespace) -> int:
    """Report how even a title is between equal bots, for one seat count or for all."""
    from saecula.lab.balance import balance
    from saecula.lab.balance_table import show_balance

    title = title_of(arguments.title)
    parse_bot(arguments.bot, title.key)
    pack = pack_of(arguments)
    counts = [arguments.seats] if arguments.seats else list(title.seats)
    reports: list[dict[str, Any]] = []
    for seats in counts:
        with naming(arguments.data):
            title.data(seats, settled_options(title, seats, {}), pack)
        with progress_bar() as bar:
            task = bar.add_task("", total=arguments.games)
            reports.append(
                balance(
                    title.key,
                    seats=seats,
                    games=arguments.games,
                    seed=arguments.seed,
                    bot=arguments.bot,
                    pack=pack,
                    jobs=arguments.jobs,
                    progress=partial(bar.advance, task),
                )
            )
        if not arguments.json:
            show_balance(reports[-1], Texts(title.key, arguments.lang))
    if arguments.json:
        show_json(reports)
    return GOOD


def run_check(arguments: argparse.Namespace) -> int:
    """Check the laws on random matches; keep the log of the first breach."""
    from saecula.lab.check import check

    titles = [title_of(arguments.title)] if arguments.title else list(TITLES)
    texts = platform_texts(arguments.lang)
    report: dict[str, Any] = {}
    for title in titles:
        with progress_bar() as bar:
            task = bar.add_task("", total=arguments.decisions)
            checked = check(title.key, arguments.decisions, arguments.jobs, partial(bar.advance, task))
        report[title.key] = {"matches": checked.matches, "counts": checked.counts, "breach": checked.law}
        if checked.law:
            file = Path(f"breach-{title.key}-{checked.law}.log")
            write_text(file, checked.log)
            sys.stderr.write(
                texts.say("cli-breach", {"law": checked.law, "seen": checked.seen, "file": str(file)}) + "\n"
            )
            return BROKEN
        if not arguments.json:
            show_checked(title.key, checked.matches, checked.counts, texts)
    if arguments.json:
        show_json(report)
    return GOOD


def show_checked(title: str, matches: int, counts: dict[str, int], texts: Texts) -> None:
    """Print how often each law was asked."""
    from saecula.lab.number_format import format_number

    sys.stdout.write(texts.say("cli-checked", {"title": title, "matches": str(matches)}) + "\n")
    for name, count in counts.items():
        sys.stdout.write(f"  {name.replace('_', ' '):28} {format_number(count, '>12,', texts)}\n")
