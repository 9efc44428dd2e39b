"""The open question: its sentence, its numbered choices in words, and the form in which it is answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from saecula.games import part
from saecula.kernel.state import DONE
from saecula.match.match import Ask, Choice, Match
from saecula.term.answers import Form, ListedChoice
from saecula.term.layout import Block, flowing, in_columns, padded, styled, width_of, wrapped
from saecula.texts import Texts

Notes = Callable[[Match, dict[int, Choice], Texts], dict[int, str]]

MAX_UNGROUPED = 8  # more choices of one verb than this are grouped by the thing they are about
MIN_FOR_COLUMNS = 5
MAX_WORDED = 40  # of more choices, each about a thing of its own, only the names are listed


@dataclass(frozen=True)
class OpenQuestion:
    """What a seat is asked, with everything that may be answered."""

    title: str
    ask: Ask
    form: Form
    choices: dict[int, Choice]
    lang: str
    notes: dict[int, str]  # what the list adds to a choice

    @property
    def legal(self) -> dict[str, str]:
        """The things the choices point at, with the label of the choice that is about this thing alone."""
        found: dict[str, str] = {}
        for option in self.form.options:
            targets = self.choices[option.choice].targets
            for thing in targets:
                found[thing] = option.label if len(targets) == 1 and thing not in found else ""
        return found

    @property
    def forced(self) -> int | None:
        """The only legal choice, if there is but one."""
        return next(iter(self.choices)) if len(self.choices) == 1 else None


def question_of(match: Match, seat: int, lang: str) -> OpenQuestion:
    """Read the open question of a seat."""
    ask = match.ask(seat, lang)
    choices = {choice.number: choice for choice in match.choices(seat)}
    most = dict(ask.pieces) if ask.shape == "pick" else {}
    for piece, left in most.items():
        if left > 0 and piece not in choices and len(choices) > 1:
            choices[piece] = match.choice(piece, seat)
    texts = match.texts(lang)
    lent = match.title.words.first_lent
    numbers = sorted(number for number in choices if number != DONE)
    labels = labels_of(match, numbers, done=DONE in choices)
    options = [
        ListedChoice(
            label=labels[number],
            choice=number,
            notation=choices[number].notation,
            names=names_of(choices[number], texts),
            most=min(most.get(number, 1), ask.high),
            lone=ask.shape == "pick" and number not in most,
            lent=0 <= lent <= number,
        )
        for number in numbers
    ]
    if DONE in choices:
        options.append(ListedChoice("0", DONE, choices[DONE].notation, (choices[DONE].text(lang),), 0))
    notes = notes_of(match, choices, texts)
    return OpenQuestion(match.title.key, ask, Form(ask.shape == "pick", tuple(options), ask.high), choices, lang, notes)


def notes_of(match: Match, choices: dict[int, Choice], texts: Texts) -> dict[int, str]:
    """Return what a title adds to its choices in a list, where it does."""
    own: Notes | None = getattr(part(match.title.key, "terminal"), "notes_of", None)
    return own(match, choices, texts) if own else {}


def labels_of(match: Match, numbers: list[int], *, done: bool) -> dict[int, str]:
    """Number the choices; where they differ in a number only, that number is the label."""
    own = [own_number(match, number) for number in numbers]
    if not done and numbers and None not in own and len(set(own)) == len(own):
        return dict(zip(numbers, [str(n) for n in own], strict=True))
    return {number: str(i + 1) for i, number in enumerate(numbers)}


def own_number(match: Match, choice: int) -> int | None:
    """Return the number a choice ends with: `food 2`, `trade wood -1`."""
    verb = match.title.words.verb_of(choice)
    if not verb.kinds or verb.kinds[-1].name != "number":
        return None
    return int(verb.kinds[-1].keys[verb.arguments(choice)[-1]])


def names_of(choice: Choice, texts: Texts) -> tuple[str, ...]:
    """Return other words for a choice: its sentence, and the name of the one thing it is about."""
    names = [choice.text(texts.lang)]
    if len(choice.targets) == 1:
        names += [texts.plain_name(choice.targets[0]), texts.plain_name(choice.targets[0], "acc")]
    elif choice.targets:
        names.append(" ".join(texts.plain_name(thing) for thing in choice.targets))
    return tuple(names)


# -- drawing ----------------------------------------------------------------------------------------------------------


def draw_question(question: OpenQuestion, who: Text, texts: Texts, width: int, *, brief: bool = False) -> Block:
    """Draw the question and its choices; in brief without their notation."""
    ask = question.ask
    head = who.copy().append("  ")
    head.append(ask.text, style="bold")
    if ask.section:
        head.append(f"  §{ask.section}", style="dim")
    return [*wrapped(head, width, 2), *draw_choices(question, texts, width, brief=brief)]


def draw_choices(question: OpenQuestion, texts: Texts, width: int, *, brief: bool) -> Block:
    """List the choices; many of one verb in groups."""
    options = question.form.options
    plain = [option for option in options if option.choice != DONE]
    done = [option for option in options if option.choice == DONE]
    firsts = [question.choices[option.choice].targets[:1] for option in plain]
    if len(plain) > MAX_UNGROUPED and len(set(firsts)) < len(plain) and () not in firsts:
        return draw_groups(question, plain, texts, width) + entries_of(question, done, width, brief=brief)
    if names_alone(question):
        return draw_names(question, plain, texts, width) + entries_of(question, done, width, brief=brief)
    entries = entries_of(question, list(options), width, brief=brief)
    return in_columns(entries, width) if len(entries) >= MIN_FOR_COLUMNS else entries


def names_alone(question: OpenQuestion) -> bool:
    """Say whether there are so many choices, each about a thing of its own, that only names are listed."""
    firsts = [question.choices[option.choice].targets[:1] for option in question.form.options if option.choice != DONE]
    return len(firsts) > MAX_WORDED and () not in firsts and len(set(firsts)) == len(firsts)


def typed_answer(question: OpenQuestion, choices: list[int]) -> str:
    """Return what one types to answer with these choices, as the list shows them; nothing if one is not there."""
    is_named = names_alone(question)
    ways = {option.choice: option.notation if is_named else option.label for option in question.form.options}
    wanted = choices if question.form.pick else choices[:1]
    pieces = [choice for choice in wanted if choice != DONE] or wanted
    if not all(choice in ways for choice in pieces):
        return ""
    counts = {ways[choice]: pieces.count(choice) for choice in pieces}
    return " ".join(way if n == 1 else f"{n}*{way}" for way, n in counts.items())


def entries_of(question: OpenQuestion, options: list[ListedChoice], width: int, *, brief: bool) -> Block:
    """Draw choices one below the other: label, words, how often; the notation where there is room for all."""
    lines = []
    for option in options:
        line = styled(f"{option.label:>3}", "bold yellow").append("  ")
        line.append(question.choices[option.choice].text(question.lang))
        if option.most > 1:
            line.append(f"  ×{option.most}", style="bold")
        if option.choice in question.notes:
            line.append(f"  {question.notes[option.choice]}", style="dim")
        lines.append(line)
    wide = width_of(lines)
    if brief or wide + 2 + max((len(option.notation) for option in options), default=0) > width:
        return [part for line in lines for part in wrapped(line, width, 5)]
    return [
        padded(line, wide).append("  ").append(option.notation, style="dim")
        for option, line in zip(options, lines, strict=True)
    ]


def draw_groups(question: OpenQuestion, options: list[ListedChoice], texts: Texts, width: int) -> Block:
    """List many choices by the first thing they are about: its name, then what tells its choices apart."""
    groups: dict[str, list[ListedChoice]] = {}
    for option in options:
        groups.setdefault(question.choices[option.choice].targets[0], []).append(option)
    names = {thing: texts.plain_name(thing) for thing in groups}
    longest = max(len(name) for name in names.values())
    block: Block = []
    for thing, members in groups.items():
        head = Text("  ").append(padded(styled(names[thing], "bold"), longest))
        entries = [group_entry(question, option, texts) for option in members]
        block += flowing(head, entries, width)
    return block


def draw_names(question: OpenQuestion, options: list[ListedChoice], texts: Texts, width: int) -> Block:
    """List very many choices by the names of their things alone."""
    names = [Text(texts.plain_name(question.choices[option.choice].targets[0])) for option in options]
    return flowing(Text(" "), names, width, 1)


def group_entry(question: OpenQuestion, option: ListedChoice, texts: Texts) -> Text:
    """Draw one choice of a group: its label, and what tells it apart."""
    return styled(option.label, "bold yellow").append(
        f" {rest_of(question.title, question.choices[option.choice], texts)}"
    )


def rest_of(title: str, choice: Choice, texts: Texts) -> str:
    """Return what a choice names besides its first thing."""
    verb = choice.notation.partition(" ")[0]
    if texts.has(f"term-rest-{title}-{verb}"):
        return choice.said(f"term-rest-{title}-{verb}", texts.lang)
    things = choice.targets[1:]
    if things:
        return "+".join(texts.plain_name(thing) for thing in things)
    key = "term-rest-" + choice.notation.rpartition(" ")[2]
    return texts.say(key, {}) if texts.has(key) else choice.text(texts.lang)
