"""What can be typed besides answers. Every command returns whether the question must be asked anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from saecula.kernel.problem import Problem
from saecula.term import rulebook, saving
from saecula.term.boards import foreseen, show_block
from saecula.term.bots import hint_steps
from saecula.term.ending import score_table
from saecula.term.explain import explain, explain_why
from saecula.term.gathering import is_part
from saecula.term.layout import padded, styled, wrapped
from saecula.term.question import typed_answer
from saecula.term.reading import Draft, draft_of
from saecula.texts import LANGUAGES, Texts, check_language

if TYPE_CHECKING:
    from saecula.match.match import Match
    from saecula.term.session import Session

Command = Callable[["Session", str], bool]
LOG_SHOWN = 20
STORY_SHOWN = 15


class Leave(Exception):  # noqa: N818 - it is no error
    """Somebody says goodbye."""


def on_help(session: Session, rest: str) -> bool:
    """`?` lists the commands, `? thing` explains a thing."""
    if rest:
        return explain(session, rest)
    width = session.terminal.width
    usages = {command: session.texts.raw(f"term-command-{command}", {}, "usage") for command in COMMANDS}
    longest = max(len(usage) for usage in usages.values())
    session.say("help-answers")
    for command, usage in usages.items():
        line = Text("  ").append(padded(styled(usage, "bold"), longest)).append("  ")
        line.append(session.texts.say(f"term-command-{command}", {}))
        show_block(session.terminal, wrapped(line, width, longest + 4))
    return False


def on_rules(session: Session, rest: str) -> bool:
    """`rules` lists the chapters, `rules 5.3` prints a section."""
    key = session.match.title.key
    if rest:
        session.terminal.show(rulebook.page(rulebook.find_section(key, session.lang, rest)))
        return False
    sections = [section for section in rulebook.sections_of(key, session.lang) if section.chapter]
    if not sections:
        raise Problem("no-such-section")
    longest = max(len(section.key) for section in sections)
    for section in sections:
        session.terminal.show(styled(f"  {section.key:<{longest}}  ", "bold").append(section.heading))
    session.say("rules-how", "dim")
    return False


def on_why(session: Session, rest: str) -> bool:
    """`why temple` tells the rule behind a refusal."""
    return explain_why(session, rest)


def on_look(session: Session, rest: str) -> bool:
    """`look 3` tells what an answer would lead to; nothing is done."""
    if session.question is None:
        raise Problem("term-over")
    match, seat = session.match, session.seat
    draft = draft_of(match, seat, session.question, rest, session.texts)
    if draft is None:
        session.say("look-how")
        return False
    draft = session.gathering.together(session.question, draft)
    if is_part(session.question, draft):
        session.say("look-whole", low=session.question.ask.low)
        return False
    preview = match.preview(seat, draft, session.lang)
    session.print_story(preview.lines)
    session.print_story(match.beside(target_of(match, draft), session.lang))
    block = foreseen(match, session.terminal, session.players, session.lang, seat, preview)
    show_block(session.terminal, block)
    if preview.next_ask:
        session.say("look-next", "dim", ask=preview.next_ask)
    return False


def target_of(match: Match, draft: Draft) -> str:
    """Return the one thing that an answer is about, or nothing."""
    targets = match.choice(int(draft[0])).targets if len(draft) == 1 and isinstance(draft[0], int) else ()
    return targets[0] if len(targets) == 1 else ""


def on_undo(session: Session, _rest: str) -> bool:
    """`undo` drops the last piece of a pick that is not whole yet, or goes back to the last question of a person."""
    if session.gathering.pieces:
        session.gathering.pieces.pop()
        session.say("undone")
        session.tell_gathered()
        return False
    session.undo()
    session.keep()
    session.say("undone")
    return True


def on_redo(session: Session, _rest: str) -> bool:
    """`redo` takes the undo back."""
    session.redo()
    session.keep()
    session.say("redone")
    return True


def on_save(session: Session, rest: str) -> bool:
    """`save FILE` writes the match; without a name it goes where unsaved matches go."""
    name = unquoted(rest) or session.save_path
    path = saving.save(session.match, name) if name else saving.autosave(session.match)
    session.saved_at = len(session.match.events)
    session.terminal.say_unbroken(session.texts.say("term-saved", {"file": str(path)}), "green")
    return False


def on_load(session: Session, rest: str) -> bool:
    """`load FILE` sits down at another match; the present one is kept."""
    if not rest:
        raise Problem("term-which-file")
    match = saving.load(unquoted(rest))
    players = saving.players_of(match)
    if len(session.match.events) != session.saved_at and saving.was_played(session.match):
        kept = saving.autosave(session.match)
        session.terminal.say_unbroken(session.texts.say("term-saved", {"file": str(kept)}), "green")
    session.question = None
    session.adopt(match, players)
    session.say("loaded", "green", file=unquoted(rest), events=len(match.events))
    session.recap()
    return True


def on_log(session: Session, rest: str) -> bool:
    """`log` prints the last events, `log all` every one; never the seed of a match in play."""
    match = session.match
    seat = max(session.seat, 0)
    lines = (match.log() if match.over else match.log(seat)).splitlines()
    shown = lines if is_all(session.texts, rest) else lines[-count_of(rest, LOG_SHOWN) :]
    for line in shown:
        session.terminal.show(Text(line))
    if len(shown) < len(lines):
        session.say("log-more", "dim", lines=len(lines) - len(shown))
    return False


def on_story(session: Session, rest: str) -> bool:
    """`story 30` tells the last thirty lines again."""
    lines = session.match.story(session.seat, session.lang)
    session.print_story(lines if is_all(session.texts, rest) else lines[-count_of(rest, STORY_SHOWN) :])
    return False


def on_board(session: Session, _rest: str) -> bool:
    """`board` draws everything again."""
    session.draw_board(full=True)
    session.draw_question()
    return False


def on_scores(session: Session, _rest: str) -> bool:
    """`scores` shows the points and their parts."""
    show_block(session.terminal, score_table(session.match, session.texts, session.terminal.width))
    return False


def on_lang(session: Session, rest: str) -> bool:
    """`lang de` changes the language."""
    if not rest:
        session.say("lang-now", lang=session.lang, known=", ".join(LANGUAGES))
        return False
    session.lang = check_language(rest.casefold())
    session.say("lang-changed")
    return True


def on_hint(session: Session, _rest: str) -> bool:
    """`hint` tells what it is about; asked again, two ways and their reasons; once more, the whole answer."""
    if session.question is None:
        raise Problem("term-over")
    moment = (len(session.match.events), session.seat)
    session.hint = (moment, session.hint[1] + 1 if session.hint[0] == moment else 1)
    steps, answers = hint_steps(session.match, session.seat, session.bot_seed, session.texts)
    step = min(session.hint[1], len(steps))
    session.say("hint", step=step, steps=len(steps), words=steps[step - 1])
    typed = typed_answer(session.question, answers[0]) if step == len(steps) else ""
    if typed:
        session.say("hint-type", answer=typed)
    return False


def on_auto(session: Session, rest: str) -> bool:
    """`auto off` asks also where only one answer is possible."""
    if rest.casefold() in ("on", "off"):
        session.auto = rest.casefold() == "on"
    elif rest:
        raise Problem("no-such-value", option="auto", value=rest, known="on, off")
    session.say("auto-on" if session.auto else "auto-off")
    return False


def on_quit(_session: Session, _rest: str) -> bool:
    """`quit` leaves; what is unsaved is saved."""
    raise Leave


COMMANDS: dict[str, Command] = {
    "help": on_help,
    "rules": on_rules,
    "why": on_why,
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
