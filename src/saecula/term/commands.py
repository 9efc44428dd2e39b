"""What can be typed besides answers. Every command returns whether the question must be asked anew."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from saecula.kernel.problem import Problem
from saecula.match.match import Match
from saecula.term import rulebook, saving
from saecula.term.boards import foreseen, show_block
from saecula.term.bots import hint_steps
from saecula.term.ending import score_table
from saecula.term.explain import explain, explain_why
from saecula.term.gathering import is_part
from saecula.term.layout import padded, styled, wrapped
from saecula.term.question import typed_answer
from saecula.term.reading import Draft, draft_of
from saecula.term.sitting import Sitting
from saecula.texts import LANGUAGES, Texts, check_language

Command = Callable[["Sitting", str], bool]
LOG_LINES = 20
STORY_LINES = 15


class Goodbye(Exception):  # noqa: N818 - it is no error
    """Somebody says goodbye."""


def on_help(sitting: Sitting, rest: str) -> bool:
    """`?` lists the commands, `? thing` explains a thing."""
    if rest:
        return explain(sitting, rest)
    width = sitting.terminal.width
    usages = {command: sitting.texts.raw(f"term-command-{command}", {}, "usage") for command in COMMANDS}
    longest = max(len(usage) for usage in usages.values())
    sitting.say("help-answers")
    for command, usage in usages.items():
        line = Text("  ").append(padded(styled(usage, "bold"), longest)).append("  ")
        line.append(sitting.texts.say(f"term-command-{command}", {}))
        show_block(sitting.terminal, wrapped(line, width, longest + 4))
    return False


def on_rules(sitting: Sitting, rest: str) -> bool:
    """`rules` lists the chapters, `rules 5.3` prints a section."""
    key = sitting.match.title.key
    if rest:
        sitting.terminal.show(rulebook.page(rulebook.find_section(key, sitting.lang, rest)))
        return False
    sections = [section for section in rulebook.sections_of(key, sitting.lang) if section.chapter]
    if not sections:
        raise Problem("no-such-section")
    longest = max(len(section.key) for section in sections)
    for section in sections:
        sitting.terminal.show(styled(f"  {section.key:<{longest}}  ", "bold").append(section.heading))
    sitting.say("rules-how", "dim")
    return False


def on_look(sitting: Sitting, rest: str) -> bool:
    """`look 3` tells what an answer would lead to; nothing is done."""
    if sitting.question is None:
        raise Problem("term-over")
    match, seat = sitting.match, sitting.seat
    draft = draft_of(match, seat, sitting.question, rest, sitting.texts)
    if draft is None:
        sitting.say("look-how")
        return False
    draft = sitting.gathering.together(sitting.question, draft)
    if is_part(sitting.question, draft):
        sitting.say("look-whole", low=sitting.question.ask.low)
        return False
    preview = match.preview(seat, draft, sitting.lang)
    sitting.print_story(preview.lines)
    sitting.print_story(match.beside(target_of(match, draft), sitting.lang))
    block = foreseen(match, sitting.terminal, sitting.players, sitting.lang, seat, preview)
    show_block(sitting.terminal, block)
    if preview.next_ask:
        sitting.say("look-next", "dim", ask=preview.next_ask)
    return False


def target_of(match: Match, draft: Draft) -> str:
    """Return the one thing that an answer is about, or nothing."""
    targets = match.choice(int(draft[0])).targets if len(draft) == 1 and isinstance(draft[0], int) else ()
    return targets[0] if len(targets) == 1 else ""


def on_undo(sitting: Sitting, _rest: str) -> bool:
    """`undo` drops the last piece of a pick that is not whole yet, or goes back to the last question of a person."""
    if sitting.gathering.pieces:
        sitting.gathering.pieces.pop()
        sitting.say("undone")
        sitting.tell_gathered()
        return False
    sitting.undo()
    sitting.keep()
    sitting.say("undone")
    return True


def on_redo(sitting: Sitting, _rest: str) -> bool:
    """`redo` takes the undo back."""
    sitting.redo()
    sitting.keep()
    sitting.say("redone")
    return True


def on_save(sitting: Sitting, rest: str) -> bool:
    """`save FILE` writes the match; without a name it goes where unsaved matches go."""
    name = unquoted(rest) or sitting.save_path
    path = saving.save(sitting.match, name) if name else saving.autosave(sitting.match)
    sitting.saved_at = len(sitting.match.events)
    sitting.terminal.say_unbroken(sitting.texts.say("term-saved", {"file": str(path)}), "green")
    return False


def on_load(sitting: Sitting, rest: str) -> bool:
    """`load FILE` sits down at another match; the present one is kept."""
    if not rest:
        raise Problem("term-which-file")
    match = saving.load(unquoted(rest))
    players = saving.players_of(match)
    if len(sitting.match.events) != sitting.saved_at and saving.was_played(sitting.match):
        kept = saving.autosave(sitting.match)
        sitting.terminal.say_unbroken(sitting.texts.say("term-saved", {"file": str(kept)}), "green")
    sitting.question = None
    sitting.adopt(match, players)
    sitting.say("loaded", "green", file=unquoted(rest), events=len(match.events))
    sitting.recap()
    return True


def on_log(sitting: Sitting, rest: str) -> bool:
    """`log` prints the last events, `log all` every one; never the seed of a match in play."""
    match = sitting.match
    seat = max(sitting.seat, 0)
    lines = (match.log() if match.over else match.log(seat)).splitlines()
    shown = lines if is_all(sitting.texts, rest) else lines[-count_of(rest, LOG_LINES) :]
    for line in shown:
        sitting.terminal.show(Text(line))
    if len(shown) < len(lines):
        sitting.say("log-more", "dim", lines=len(lines) - len(shown))
    return False


def on_story(sitting: Sitting, rest: str) -> bool:
    """`story 30` tells the last thirty lines again."""
    lines = sitting.match.story(sitting.seat, sitting.lang)
    sitting.print_story(lines if is_all(sitting.texts, rest) else lines[-count_of(rest, STORY_LINES) :])
    return False


def on_board(sitting: Sitting, _rest: str) -> bool:
    """`board` draws everything again."""
    sitting.draw_board(full=True)
    sitting.draw_question()
    return False


def on_scores(sitting: Sitting, _rest: str) -> bool:
    """`scores` shows the points and their parts."""
    show_block(sitting.terminal, score_table(sitting.match, sitting.texts, sitting.terminal.width))
    return False


def on_lang(sitting: Sitting, rest: str) -> bool:
    """`lang de` changes the language."""
    if not rest:
        sitting.say("lang-now", lang=sitting.lang, known=", ".join(LANGUAGES))
        return False
    sitting.lang = check_language(rest.casefold())
    sitting.say("lang-changed")
    return True


def on_hint(sitting: Sitting, _rest: str) -> bool:
    """`hint` tells what it is about; asked again, two ways and their reasons; once more, the whole answer."""
    if sitting.question is None:
        raise Problem("term-over")
    moment = (len(sitting.match.events), sitting.seat)
    sitting.hint = (moment, sitting.hint[1] + 1 if sitting.hint[0] == moment else 1)
    steps, answers = hint_steps(sitting.match, sitting.seat, sitting.bot_seed, sitting.texts)
    step = min(sitting.hint[1], len(steps))
    sitting.say("hint", step=step, steps=len(steps), words=steps[step - 1])
    typed = typed_answer(sitting.question, answers[0]) if step == len(steps) else ""
    if typed:
        sitting.say("hint-type", answer=typed)
    return False


def on_auto(sitting: Sitting, rest: str) -> bool:
    """`auto off` asks also where only one answer is possible."""
    if rest.casefold() in ("on", "off"):
        sitting.auto = rest.casefold() == "on"
    elif rest:
        raise Problem("no-such-value", option="auto", value=rest, known="on, off")
    sitting.say("auto-on" if sitting.auto else "auto-off")
    return False


def on_quit(_sitting: Sitting, _rest: str) -> bool:
    """`quit` leaves; what is unsaved is saved."""
    raise Goodbye


COMMANDS: dict[str, Command] = {
    "help": on_help,
    "rules": on_rules,
    "why": explain_why,
    "look": on_look,
    "hint": on_hint,
    "undo": on_undo,
    "redo": on_redo,
    "board": on_board,
    "scores": on_scores,
    "story": on_story,
    "log": on_log,
    "save": on_save,
    "load": on_load,
    "lang": on_lang,
    "auto": on_auto,
    "quit": on_quit,
}


def unquoted(name: str) -> str:
    """Return a file's name without quotation marks around it."""
    if len(name) > 1 and name[0] == name[-1] and name[0] in "\"'":
        return name[1:-1]
    return name


def is_all(texts: Texts, word: str) -> bool:
    """Say whether everything is wanted."""
    return word.casefold() in {"all", *texts.raw("term-words-all", {}).split()}


def count_of(word: str, usual: int) -> int:
    """Return how many are wanted."""
    if not word:
        return usual
    if not word.isdecimal() or not 0 < int(word) < 1_000_000:  # noqa: PLR2004
        raise Problem("bad-number", value=word, what="n")
    return int(word)
