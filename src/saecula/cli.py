"""The command line: titles, play, simulate, replay, check."""

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
from saecula.bots import BOTS, bot_of
from saecula.files import cannot, read_text, write_text
from saecula.games import TITLES, title_of
from saecula.kernel.problem import Problem
from saecula.kernel.title import settled_options
from saecula.match import Match, Refused
from saecula.texts import LANGUAGES, Texts, platform_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

GOOD, BROKEN, WRONG_INPUT, INTERRUPTED = 0, 1, 2, 130
GAMES_MOST = 100_000_000


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; no user ever sees a traceback for what he typed."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        lang = language(words)
        arguments = parser(platform_texts(lang)).parse_args(words)
        arguments.lang = lang
        command: Callable[[argparse.Namespace], int] = arguments.command
        return finished(command(arguments))
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


def parser(texts: Texts) -> argparse.ArgumentParser:
    """Return the parser; every help text comes from texts."""

    def t(key: str) -> str:
        return texts.say(f"cli-{key}", {"bots": ", ".join(BOTS), "titles": ", ".join(title.key for title in TITLES)})

    top = argparse.ArgumentParser(prog="saecula", description=t("description"), epilog=t("epilog"))
    top.add_argument("--version", action="version", version=f"saecula {saecula.__version__} ({engine_kind()})")
    commands = top.add_subparsers(required=True, metavar=t("command"))

    def command(name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=t(name), description=t(name))
        sub.add_argument("--lang", metavar="LANG", help=t("lang"))
        sub.set_defaults(command=run)
        return sub

    titles = command("titles", run_titles)
    titles.add_argument("--json", action="store_true", help=t("json"))

    play = command("play", run_play)
    play.add_argument("title", nargs="?", default="", help=t("title"))
    play.add_argument("--seats", default="", metavar="me,greedy", help=t("play-seats"))
    play.add_argument("--seed", type=whole("--seed"), help=t("seed"))
    play.add_argument("--load", type=Path, metavar="FILE", help=t("load"))
    play.add_argument("--save", type=Path, metavar="FILE", help=t("save"))
    play.add_argument("--no-colour", "--no-color", action="store_true", help=t("no-colour"))
    add_rules_arguments(play, t)

    serve = command("serve", run_serve)
    serve.add_argument("--host", default="127.0.0.1", help=t("host"))
    serve.add_argument("--port", type=whole("--port", 0, 65535), default=8120, help=t("port"))
    serve.add_argument("--store", default="", metavar="FILE|URL", help=t("store"))
    serve.add_argument("--web", type=Path, metavar="FOLDER", help=t("web"))
    serve.add_argument(
        "--workers", type=whole("--workers", 1, 64), default=max(1, (os.cpu_count() or 2) - 1), help=t("workers")
    )
    serve.add_argument("--open", action="store_true", help=t("open"))
    serve.add_argument("--dice", default="", metavar="WORD", help=t("dice"))

    simulate = command("simulate", run_simulate)
    simulate.add_argument("title", help=t("title"))
    simulate.add_argument("--seats", type=whole("--seats"), help=t("seats"))
    simulate.add_argument("--games", type=whole("--games", 1, GAMES_MOST), default=1000, help=t("games"))
    simulate.add_argument("--seed", type=whole("--seed"), default=1, help=t("seed"))
    simulate.add_argument("--bots", default="random", metavar="a,b", help=t("bots"))
    simulate.add_argument("--jobs", type=whole("--jobs", 1, 256), default=1, help=t("jobs"))
    simulate.add_argument("--digest", action="store_true", help=t("digest"))
    simulate.add_argument("--json", action="store_true", help=t("json"))
    add_rules_arguments(simulate, t)

    replay = command("replay", run_replay)
    replay.add_argument("file", type=Path, help=t("file"))
    replay.add_argument("--to", type=whole("--to", 0), metavar="N", help=t("to"))
    replay.add_argument("--step", action="store_true", help=t("step"))
    replay.add_argument("--json", action="store_true", help=t("json"))

    check = command("check", run_check)
    check.add_argument("title", nargs="?", default="", help=t("title"))
    check.add_argument("--decisions", type=whole("--decisions", 1), default=100_000, help=t("decisions"))
    check.add_argument("--jobs", type=whole("--jobs", 1, 256), default=os.cpu_count() or 1, help=t("jobs"))
    check.add_argument("--json", action="store_true", help=t("json"))
    return top


def add_rules_arguments(sub: argparse.ArgumentParser, t: Callable[[str], str]) -> None:
    """Add what says which rules and numbers a match is played with."""
    sub.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=t("option"))
    sub.add_argument("--data", type=Path, metavar="FILE", help=t("data"))


def whole(what: str, low: int | None = None, high: int | None = None) -> Callable[[str], int]:
    """Return a reader of whole numbers that complains as everything else does."""

    def read(word: str) -> int:
        if not word.removeprefix("-").isdecimal() or len(word) > 100:  # noqa: PLR2004 - digits enough for any seed
            raise Problem("bad-number", what=what, value=word[:40])
        number = int(word)
        if (low is not None and number < low) or (high is not None and number > high):
            raise Problem("bad-number", what=what, value=word)
        return number

    return read


def engine_kind() -> str:
    """Return how the engine runs."""
    return "compiled" if saecula.COMPILED else "pure Python"


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
        players = seat_words(arguments.seats or "me,greedy", arguments.title or TITLES[0].key)
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


def seat_words(seats: str, title: str) -> list[str]:
    """Read --seats: words (me, or a bot), or a number of people."""
    title_of(title)
    if seats.isdecimal():
        return ["me"] * min(int(seats[:3]), 99)
    words = [word.strip() for word in seats.split(",")]
    for word in words:
        if word != "me":
            bot_of(word)
    return words


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
    bots = [word.strip() for word in arguments.bots.split(",")]
    seats = arguments.seats or max(len(bots), title.seats[0])
    if len(bots) == 1:
        bots *= seats
    for bot in bots:
        bot_of(bot)
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
    texts = platform_texts(lang)
    console = Console(highlight=False)
    console.print(texts.say("cli-simulated", {key: str(value) for key, value in figures.items()}))
    table = Table(box=None)
    for column in ("seat", "bot", "mean", "min", "max", "wins"):
        table.add_column(texts.say(f"cli-column-{column}", {}), justify="right")
    for seat, bot in enumerate(figures["bots"]):
        cells = [figures[key][seat] for key in ("mean_score", "min_score", "max_score", "wins")]
        table.add_row(str(seat), bot, *[str(cell) for cell in cells])
    console.print(table)
    if "digest" in figures:
        console.print(f"SHA-256 {figures['digest']}")


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
    sys.stdout.write(texts.say("cli-checked", {"title": title, "matches": str(matches)}) + "\n")
    for name, count in counts.items():
        sys.stdout.write(f"  {name.replace('_', ' '):28} {count:>12,}\n")


if __name__ == "__main__":
    sys.exit(main())
