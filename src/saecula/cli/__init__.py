"""The command line: what the words typed mean, and the commands titles, play, serve and replay."""

from __future__ import annotations

import argparse
import io
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

import saecula
from saecula.bots import parse_bot
from saecula.cli import lab
from saecula.cli.admin import ids_last, run_admin
from saecula.cli.arguments import naming, options_of, pack_of, parser, spoken
from saecula.cli.menu import picked_command
from saecula.cli.output import BROKEN, GOOD, INTERRUPTED, WRONG_INPUT, show_json
from saecula.cli.settings import settings_text, settle
from saecula.files import cannot, read_text
from saecula.games import TITLES, title_of
from saecula.kernel.problem import Problem
from saecula.match.honesty import check
from saecula.match.match import Match, Refused
from saecula.texts import LANGUAGES, Texts, platform_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ME = "me"  # a person, among the names of bots


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; nothing that is typed ends in a traceback."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        lang = language(words)
        with spoken(platform_texts(lang)):
            arguments = parser(platform_texts(lang)).parse_args(ids_last(words) or picked_command(lang))
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
            parse_bot(word, title, besides=(ME,))
    return seats


def run_serve(arguments: argparse.Namespace) -> int:
    """Serve the web table."""
    from saecula.server import logs
    from saecula.server.run import default_store, serve

    settled = settle(arguments, os.environ)
    if arguments.show_config:
        sys.stdout.write(settings_text(settled, default_store()))
        return GOOD
    values = {key: setting.value for key, setting in settled.items()}
    logs.begin(values["log"], values["log-level"])
    return serve(
        host=values["host"],
        port=values["port"],
        store=values["store"],
        web=values["web"],
        workers=values["workers"],
        thinkers=values["thinkers"],
        open_page=values["open"],
        invitation_only=values["invitation-only"],
        dice=values["dice"],
        lang=arguments.lang,
        host_names=values["host-name"],
        trusted_proxies=values["trusted-proxy"],
        metrics=values["metrics"],
        stop_seconds=values["stop-seconds"],
    )


def run_replay(arguments: argparse.Namespace) -> int:
    """Fold a log and print it, or step through it."""
    from saecula import term

    text = read_text(arguments.file)
    match = saecula.load(text)
    if arguments.to is not None:
        match = match.at(arguments.to)
    if arguments.step:
        return term.step_through(match, arguments.lang)
    if arguments.json:
        show_json(replay_facts(match, arguments.lang) | {"chance": check(text)._asdict()})
        return GOOD
    for line in match.story(lang=arguments.lang):
        sys.stdout.write(line + "\n")
    term.show(match, arguments.lang)
    return tell_of_chance(text, arguments.lang)


def tell_of_chance(text: str, lang: str) -> int:
    """Say whether the chance of a log holds, as far as it tells; a log that lies is broken."""
    verdict, texts = check(text), platform_texts(lang)
    for finding in verdict.findings:
        sys.stdout.write(texts.say(f"cli-chance-{finding.key}", {"number": finding.number}) + "\n")
    if verdict.told and not verdict.findings:
        sys.stdout.write(texts.say("cli-chance-good", {"count": verdict.events}) + "\n")
    return BROKEN if verdict.findings else GOOD


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


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "titles": run_titles,
    "play": run_play,
    "serve": run_serve,
    "simulate": lab.run_simulate,
    "tournament": lab.run_tournament,
    "train": lab.run_train,
    "replay": run_replay,
    "balance": lab.run_balance,
    "check": lab.run_check,
    "admin": run_admin,
}
