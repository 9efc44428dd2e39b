"""Help on anything, and the rule behind a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saecula.bots import described
from saecula.kernel.problem import Problem
from saecula.match.match import Choice, Refused
from saecula.term import rulebook
from saecula.term.answers import Unreadable
from saecula.term.gathering import unless_gathered
from saecula.term.layout import styled
from saecula.term.saving import ME
from saecula.term.things import find_things, names_of, nearest_thing
from saecula.term.words import by_word

if TYPE_CHECKING:
    from saecula.term.session import Session

THINGS_MOST = 4


def explain(session: Session, words: str) -> bool:
    """Explain a command, a bot at the table, a choice by its label, a thing, or point to the rules."""
    command = by_word(session.texts, words)
    bots = bots_meant(session, words)
    things = [] if bots and not is_thing(session, words) else things_meant(session, words)
    if command is not None:
        usage = session.texts.raw(f"term-command-{command}", {}, "usage")
        session.terminal.show(styled(f"{usage}  ", "bold").append(session.texts.say(f"term-command-{command}", {})))
    for bot in bots:
        explain_bot(session, bot)
    for thing in things[:THINGS_MOST]:
        explain_thing(session, thing)
    if command is None and not bots and not things and not explain_choices(session, words):
        point_to_rules(session, words)
    return False


def bots_meant(session: Session, words: str) -> list[str]:
    """Return the bots at this table that are called so, by name, with or without their number, or by key."""
    said = " ".join(words.casefold().split())
    found = []
    for seat, bot in enumerate(session.players):
        if bot != ME:
            names = (session.names[seat], described(bot, session.texts)[0], bot)
            if said in [name.casefold() for name in names] and bot not in found:
                found.append(bot)
    return found


def is_thing(session: Session, words: str) -> bool:
    """Say whether a thing has exactly this name."""
    return " ".join(words.casefold().split()) in names_of(session.match, session.lang)


def explain_bot(session: Session, bot: str) -> None:
    """Print a bot's name and its character."""
    name, about = described(bot, session.texts)
    session.terminal.show(styled(name, "bold").append("  ").append(bot, style="dim").append(f"\n{about}"))


def explain_choices(session: Session, words: str) -> bool:
    """Print the choices that these words begin, and the rule they come from; return False if there are none."""
    if session.question is None:
        return False
    said = words.casefold().split()
    meant = [option for option in session.question.form.options if option.notation.split()[: len(said)] == said]
    for option in meant[:THINGS_MOST]:
        choice = session.question.choices[option.choice]
        session.terminal.show(styled(f"{option.label}  ", "bold").append(choice.text(session.lang)))
    if meant:
        section = rulebook.find_section(session.match.title.key, session.lang, session.question.ask.section)
        session.say("see-rules", section=section.key, heading=section.name)
    return bool(meant)


def things_meant(session: Session, words: str) -> list[str]:
    """Return the things of a choice by its label, or the things with these words."""
    if session.question is not None:
        for option in session.question.form.options:
            if words in (option.label, option.notation):
                return list(session.question.choices[option.choice].targets)
    return find_things(session.match, session.lang, words)


def explain_thing(session: Session, thing: str) -> None:
    """Print a thing's name, its help, and the choices that are about it."""
    name = session.texts.plain_name(thing)
    text = styled(name, "bold").append("  ").append(thing, style="dim").append("\n")
    try:
        text.append(session.match.help(thing, session.lang))
    except Problem:
        text.append(session.texts.say("term-no-help", {}))
    session.terminal.show(text)
    if session.question is None:
        return
    labels = [
        option.label
        for option in session.question.form.options
        if thing in session.question.choices[option.choice].targets
    ]
    if labels:
        session.say("help-choices", "dim", labels=", ".join(labels))


def point_to_rules(session: Session, words: str) -> None:
    """No such thing: perhaps a section of the rules, or a thing that sounds like it."""
    nearest = nearest_thing(session.match, session.lang, words)
    if nearest:
        raise Unreadable("term-unknown-near", word=words, nearest=nearest)
    try:
        section = rulebook.find_section(session.match.title.key, session.lang, words)
    except Problem:
        raise Unreadable("term-unknown", word=words) from None
    session.say("see-rules", section=section.key, heading=section.name)


# -- why not? ---------------------------------------------------------------------------------------------------------


def explain_why(session: Session, words: str) -> bool:
    """Tell why something cannot be chosen now, or that it can."""
    if session.question is None:
        raise Problem("term-over")
    if not words:
        session.say("why-how")
        return False
    refused = by_notation(session, words)
    if refused is not None:
        session.tell_refusal(refused, f"{words}: ")
        return False
    things = things_meant(session, words)
    if not things:
        if not tell_allowed(session, words):
            point_to_rules(session, words)
        return False
    told = [thing for thing in things[:THINGS_MOST] if tell_reason(session, thing)]
    if things and not told:
        session.terminal.say(session.texts.say("thing-not-asked", {"name": session.texts.plain_name(things[0])}))
    return False


def tell_allowed(session: Session, words: str) -> bool:
    """Tell that a choice without a thing, such as `done`, is allowed; return False if there is no such choice."""
    options = session.question.form.options if session.question is not None else ()
    for option in options:
        if session.question is not None and words in (option.notation, option.label):
            choice = session.question.choices[option.choice]
            session.say("why-allowed", "green", choice=choice.text(session.lang), notation=choice.notation)
            return True
    return False


def by_notation(session: Session, words: str) -> Refused | None:
    """Judge a choice written as in the log; None if it is legal or no choice at all."""
    try:
        return unless_gathered(session.match.why_not(session.seat, words))
    except Problem:
        return None


def tell_reason(session: Session, thing: str) -> bool:
    """Tell what is refused about a thing; return False if the question is not about it."""
    found = session.match.reasons(session.seat, thing)
    reasons = [(choice, unless_gathered(refused)) for choice, refused in found]
    legal = [choice for choice, refused in reasons if refused is None]
    if legal:
        session.say("why-allowed", "green", choice=legal[0].text(session.lang), notation=legal[0].notation)
    elif reasons:
        choice, refused = main_reason(reasons)
        session.tell_refusal(refused, f"{choice.notation}: ")
    return bool(reasons)


def main_reason(reasons: list[tuple[Choice, Refused | None]]) -> tuple[Choice, Refused]:
    """Return the first kind of reason, in the case that comes nearest to being allowed: the last of its kind."""
    given = [(choice, refused) for choice, refused in reasons if refused is not None]
    return [pair for pair in given if pair[1].key == given[0][1].key][-1]
