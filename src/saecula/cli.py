"""The command line: titles, play, serve, simulate, balance, replay, check."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import saecula
from saecula.arguments import engine_kind, parser, spoken
from saecula.bots import entered
from saecula.files import cannot, read_text, write_text
from saecula.games import TITLES, title_of
from saecula.kernel.problem import Problem
from saecula.kernel.title import settled_options
from saecula.match.match import Match, Refused
from saecula.texts import LANGUAGES, Texts, platform_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

ME = "me"  # a person, among the names of bots
GOOD, BROKEN, WRONG_INPUT, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; no user ever sees a traceback for what he typed."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        lang = language(words)
        with spoken(platform_texts(lang)):
            arguments = parser(platform_texts(lang)).parse_args(words)
        arguments.lang = lang
        return finished(COMMANDS[arguments.command](arguments))
    except Problem as problem:
        return complain(platform_texts(safe_language(words)).problem(problem))
    except Refused as refused:
        return complain(refused.text(safe_language(words)))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone
        forget_output()
        return GOOD
    except OSError as error:  # nowhere to print to: a full disk behind our output
        forget_output()
        return complain(platform_texts(safe_language(words)).problem(cannot("write", Path("stdout"), error)))


def finished(code: int) -> int:
    """Print what is left, while we can still say that it failed."""
    sys.stdout.flush()
    return code


def forget_output() -> None:
    """Print into the void from now on, so that nothing fails again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(sentence: str) -> int:
    """Say what is wrong on the error stream."""
    sys.stderr.write(f"saecula: {sentence}\n")
    return WRONG_INPUT


def language(words: list[str]) -> str:
    """Return the language asked for, else that of the environment."""
    for i, word in enumerate(words):
        if word == "--lang" and i + 1 < len(words):
            return Texts("", words[i + 1]).lang
        if word.startswith("--lang="):
            return Texts("", word.removeprefix("--lang=")).lang
    return safe_language([])


def safe_language(words: list[str]) -> str:
    """Return a language in any case."""
    for lang in LANGUAGES:
        if lang in words or f"--lang={lang}" in words:
            return lang
    local = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return local[:2] if local[:2] in LANGUAGES else LANGUAGES[0]


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


def show_json(value: object) -> None:
    """Print what a machine may read."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def progress_bar() -> Progress:
    """Return a progress bar on the error stream; silent where nobody watches."""
    console = Console(stderr=True)
    return Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, disable=not console.is_terminal
    )


def run_titles(arguments: argparse.Namespace) -> int:
    """List the titles."""
    found = saecula.titles(arguments.lang)
    if arguments.json:
        show_json(found)
        return GOOD
    texts = platform_texts(arguments.lang)
    console = Console(highlight=False)
    for title in found:
        seats = "–".join(str(n) for n in sorted({title["seats"][0], title["seats"][-1]}))
        console.print(f"[bold]{title['key']}[/]  {title['name']}")
        console.print(f"  {title['tagline']}")
        console.print(f"  {texts.say('cli-titles-seats', {'seats': seats})}")
        for option in title["options"]:
            values = " | ".join(f"{value}*" if value == option["default"] else value for value in option["values"])
            console.print(f"  --option {option['key']}={values}   [dim]{option['name']}[/]", soft_wrap=True)
        console.print(f"  [dim]{title['provenance']}[/]")
    return GOOD


def run_play(arguments: argparse.Namespace) -> int:
    """Play in the terminal."""
    from saecula import term

    if sys.stdin is None:  # closed from the start: nobody will answer
        sys.stdin = io.StringIO()
    if arguments.load:
        if arguments.seed is not None or arguments.option or arguments.data:
            raise Problem("load-alone")
        match = saecula.load(read_text(arguments.load))
        players = seat_words(arguments.seats, match.title.key) if arguments.seats else term.players_of(match)
    else:
        players = seat_words(arguments.seats or [ME, "greedy"], arguments.title or TITLES[0].key)
        with naming(arguments.data):
            match = saecula.new(
                arguments.title or TITLES[0].key,
                seats=len(players),
                seed=arguments.seed,
                options=options_of(arguments),
                pack=pack_of(arguments),
            )
    if len(players) != match.seats:
        raise Problem("bad-seats-list", seats=",".join(players), known=match.seats)
    colour = False if arguments.no_colour else None
    return term.run(match, players, lang=arguments.lang, save=arguments.save, colour=colour)


def seat_words(seats: list[str], title: str) -> list[str]:
    """Return who sits where: `me`, or a bot; a number alone means so many people."""
    title_of(title)
    if len(seats) == 1 and seats[0].isdecimal():
        return [ME] * min(int(seats[0][:3]), 99)
    for word in seats:
        if word != ME:
            entered(word, title, besides=(ME,))
    return seats


def run_serve(arguments: argparse.Namespace) -> int:
    """Serve the web table."""
    from saecula.server.run import serve

    return serve(
        host=arguments.host,
        port=arguments.port,
        store=arguments.store,
        web=arguments.web,
        workers=arguments.workers,
        open_page=arguments.open,
        dice=arguments.dice,
        lang=arguments.lang,
    )


def run_simulate(arguments: argparse.Namespace) -> int:
    """Simulate matches between bots."""
    from saecula.lab.simulate import simulate

    title = title_of(arguments.title)
    bots: list[str] = arguments.bots
    seats = arguments.seats or max(len(bots), title.seats[0])
    if len(bots) == 1:
        bots = bots * seats
    for bot in bots:
        entered(bot, title.key)
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
    from saecula.lab.figures import plain

    texts = platform_texts(lang)
    console = Console(highlight=False)
    console.print(texts.say("cli-simulated", {key: plain(value, texts) for key, value in figures.items()}))
    table = Table(box=None)
    for column in ("seat", "bot", "mean", "min", "max", "wins"):
        table.add_column(texts.say(f"cli-column-{column}", {}), justify="right")
    for seat, bot in enumerate(figures["bots"]):
        cells = [figures[key][seat] for key in ("mean_score", "min_score", "max_score", "wins")]
        table.add_row(str(seat), bot, *[plain(cell, texts) for cell in cells])
    console.print(table)
    if "digest" in figures:
        console.print(f"SHA-256 {figures['digest']}")


def run_tournament(arguments: argparse.Namespace) -> int:
    """Play a tournament and write its report."""
    from saecula.lab.ladder import hold
    from saecula.lab.ratings import is_short
    from saecula.lab.report import few_seeds

    texts = platform_texts(arguments.lang)
    with progress_bar() as bar:
        task = bar.add_task("", total=None)
        figures, report = hold(
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
    if is_short(figures):
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


def run_replay(arguments: argparse.Namespace) -> int:
    """Fold a log and print it, or step through it."""
    from saecula import term

    match = saecula.load(read_text(arguments.file))
    if arguments.to is not None:
        match = match.at(arguments.to)
    if arguments.step:
        return term.step_through(match, arguments.lang)
    if arguments.json:
        show_json(replay_facts(match, arguments.lang))
        return GOOD
    for line in match.story(lang=arguments.lang):
        sys.stdout.write(line + "\n")
    term.show(match, arguments.lang)
    return GOOD


def replay_facts(match: Match, lang: str) -> dict[str, Any]:
    """Return a folded log as a machine may read it."""
    return {
        "title": match.title.key,
        "seats": match.seats,
        "options": match.options,
        "events": len(match.events),
        "over": match.over,
        "to_act": list(match.to_act),
        "scores": [
            {"seat": score.seat, "points": score.points, "tie_break": score.tie_break, "place": score.place}
            for score in match.scores
        ],
        "digest": match.digest(),
        "view": match.view(),
        "story": match.story(lang=lang),
    }


def run_balance(arguments: argparse.Namespace) -> int:
    """Report how even a title is between equal bots, for one seat count or for all."""
    from saecula.lab.balance import balance
    from saecula.lab.balance_table import show_balance

    title = title_of(arguments.title)
    entered(arguments.bot, title.key)
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
    from saecula.lab.figures import figure

    sys.stdout.write(texts.say("cli-checked", {"title": title, "matches": str(matches)}) + "\n")
    for name, count in counts.items():
        sys.stdout.write(f"  {name.replace('_', ' '):28} {figure(count, '>12,', texts)}\n")


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "titles": run_titles,
    "play": run_play,
    "serve": run_serve,
    "simulate": run_simulate,
    "tournament": run_tournament,
    "train": run_train,
    "replay": run_replay,
    "balance": run_balance,
    "check": run_check,
}


if __name__ == "__main__":
    sys.exit(main())
