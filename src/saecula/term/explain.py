"""Help on anything, and the rule behind a refusal."""

from __future__ import annotations

from saecula.bots import name_and_character
from saecula.kernel.problem import Problem
from saecula.match.match import Refused
from saecula.term import rulebook
from saecula.term.answers import Unreadable
from saecula.term.gathering import unless_gathered
from saecula.term.layout import styled
from saecula.term.reading import main_reason
from saecula.term.saving import ME
from saecula.term.sitting import Sitting
from saecula.term.things import find_things, names_of, nearest_thing
from saecula.term.words import by_word

MAX_THINGS = 4


def explain(sitting: Sitting, words: str) -> bool:
    """Explain a command, a bot at the table, a choice by its label, a thing, or point to the rules."""
    command = by_word(sitting.texts, words)
    bots = bots_meant(sitting, words)
    things = [] if bots and not is_thing(sitting, words) else things_meant(sitting, words)
    if command is not None:
        usage = sitting.texts.raw(f"term-command-{command}", {}, "usage")
        sitting.terminal.show(styled(f"{usage}  ", "bold").append(sitting.texts.say(f"term-command-{command}", {})))
    for bot in bots:
        explain_bot(sitting, bot)
    for thing in things[:MAX_THINGS]:
        explain_thing(sitting, thing)
    if command is None and not bots and not things and not explain_choices(sitting, words):
        point_to_rules(sitting, words)
    return False


def bots_meant(sitting: Sitting, words: str) -> list[str]:
    """Return the bots at this table that are called so, by name, with or without their number, or by key."""
    said = " ".join(words.casefold().split())
    found = []
    for seat, bot in enumerate(sitting.players):
        if bot != ME:
            names = (sitting.names[seat], name_and_character(bot, sitting.texts)[0], bot)
            if said in [name.casefold() for name in names] and bot not in found:
                found.append(bot)
    return found


def is_thing(sitting: Sitting, words: str) -> bool:
    """Say whether a thing has exactly this name."""
    return " ".join(words.casefold().split()) in names_of(sitting.match, sitting.lang)


def explain_bot(sitting: Sitting, bot: str) -> None:
    """Print a bot's name and its character."""
    name, about = name_and_character(bot, sitting.texts)
    sitting.terminal.show(styled(name, "bold").append("  ").append(bot, style="dim").append(f"\n{about}"))


def explain_choices(sitting: Sitting, words: str) -> bool:
    """Print the choices that these words begin, and the rule they come from; return False if there are none."""
    if sitting.question is None:
        return False
    said = words.casefold().split()
    meant = [option for option in sitting.question.form.options if option.notation.split()[: len(said)] == said]
    for option in meant[:MAX_THINGS]:
        choice = sitting.question.choices[option.choice]
        sitting.terminal.show(styled(f"{option.label}  ", "bold").append(choice.text(sitting.lang)))
    if meant:
        section = rulebook.find_section(sitting.match.title.key, sitting.lang, sitting.question.ask.section)
        sitting.say("see-rules", section=section.key, heading=section.name)
    return bool(meant)


def things_meant(sitting: Sitting, words: str) -> list[str]:
    """Return the things of a choice by its label, or the things with these words."""
    if sitting.question is not None:
        for option in sitting.question.form.options:
            if words in (option.label, option.notation):
                return list(sitting.question.choices[option.choice].targets)
    return find_things(sitting.match, sitting.lang, words)


def explain_thing(sitting: Sitting, thing: str) -> None:
    """Print a thing's name, its help, and the choices that are about it."""
    name = sitting.texts.plain_name(thing)
    text = styled(name, "bold").append("  ").append(thing, style="dim").append("\n")
    try:
        text.append(sitting.match.help(thing, sitting.lang))
    except Problem:
        text.append(sitting.texts.say("term-no-help", {}))
    sitting.terminal.show(text)
    if sitting.question is None:
        return
    labels = [
        option.label
        for option in sitting.question.form.options
        if thing in sitting.question.choices[option.choice].targets
    ]
    if labels:
        sitting.say("help-choices", "dim", labels=", ".join(labels))


def point_to_rules(sitting: Sitting, words: str) -> None:
    """No such thing: perhaps a section of the rules, or a thing that sounds like it."""
    nearest = nearest_thing(sitting.match, sitting.lang, words)
    if nearest:
        raise Unreadable("term-unknown-near", word=words, nearest=nearest)
    try:
        section = rulebook.find_section(sitting.match.title.key, sitting.lang, words)
    except Problem:
        raise Unreadable("term-unknown", word=words) from None
    sitting.say("see-rules", section=section.key, heading=section.name)


# -- why not? ---------------------------------------------------------------------------------------------------------


def explain_why(sitting: Sitting, words: str) -> bool:
    """`why temple` tells why something cannot be chosen now, or that it can."""
    if sitting.question is None:
        raise Problem("term-over")
    if not words:
        sitting.say("why-how")
        return False
    refused = by_notation(sitting, words)
    if refused is not None:
        sitting.tell_refusal(refused, f"{words}: ")
        return False
    things = things_meant(sitting, words)
    if not things:
        if not tell_allowed(sitting, words):
            point_to_rules(sitting, words)
        return False
    told = [thing for thing in things[:MAX_THINGS] if tell_reason(sitting, thing)]
    if things and not told:
        sitting.terminal.say(sitting.texts.say("thing-not-asked", {"name": sitting.texts.plain_name(things[0])}))
    return False


def tell_allowed(sitting: Sitting, words: str) -> bool:
    """Tell that a choice without a thing, such as `done`, is allowed; return False if there is no such choice."""
    options = sitting.question.form.options if sitting.question is not None else ()
    for option in options:
        if sitting.question is not None and words in (option.notation, option.label):
            choice = sitting.question.choices[option.choice]
            sitting.say("why-allowed", "green", choice=choice.text(sitting.lang), notation=choice.notation)
            return True
    return False


def by_notation(sitting: Sitting, words: str) -> Refused | None:
    """Judge a choice written as in the log; None if it is legal or no choice at all."""
    try:
        return unless_gathered(sitting.match.why_not(sitting.seat, words))
    except Problem:
        return None


def tell_reason(sitting: Sitting, thing: str) -> bool:
    """Tell what is refused about a thing; return False if the question is not about it."""
    found = sitting.match.reasons(sitting.seat, thing)
    reasons = [(choice, unless_gathered(refused)) for choice, refused in found]
    legal = [choice for choice, refused in reasons if refused is None]
    if legal:
        sitting.say("why-allowed", "green", choice=legal[0].text(sitting.lang), notation=legal[0].notation)
    elif reasons:
        choice, refused = main_reason(reasons)
        sitting.tell_refusal(refused, f"{choice.notation}: ")
    return bool(reasons)
