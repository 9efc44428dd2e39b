"""From a typed line to a draft: offers, answers, and what is said about a line that is neither."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from saecula.games import part
from saecula.kernel.problem import Problem
from saecula.kernel.state import DONE
from saecula.match.match import Choice, Match, Refused
from saecula.term.answers import Unreadable, Words, nearest_of, read
from saecula.term.question import OpenQuestion
from saecula.term.things import names_of
from saecula.term.words import completions
from saecula.texts import Texts

Draft = list[int] | list[str]
LineReader = Callable[
    [Match, int, OpenQuestion, str, Texts], Draft | None
]  # a title's own: None if the line is not for it


def draft_of(match: Match, seat: int, question: OpenQuestion, line: str, texts: Texts) -> Draft | None:
    """Return the choices that a line stands for; None if it says nothing."""
    words = small_words(texts)
    if question.form.pick and (not line or line.casefold() in words.done):
        return [DONE]
    if not line:
        return None if question.forced is None else [question.forced]
    if not is_notation(question, line):
        own: LineReader | None = getattr(part(match.title.key, "terminal"), "read_line", None)
        draft = own(match, seat, question, line, texts) if own else None
        if draft is not None:
            return draft
        refused = refusal_of(match, seat, [line])
        if refused is not None:
            raise refused
    try:
        return read(question.form, line, words)
    except Unreadable as error:
        if error.key.startswith("term-unknown"):
            raise nearer(match, seat, question, line, texts, error) from error
        raise


def is_notation(question: OpenQuestion, line: str) -> bool:
    """Say whether a line is a legal choice as the log writes it."""
    return any(line.casefold() == option.notation for option in question.form.options)


def small_words(texts: Texts) -> Words:
    """Return the small words of a language and of English."""
    own = [frozenset(texts.raw(f"term-words-{key}", {}).split()) for key in ("done", "all", "and")]
    return Words(own[0] | {"done"}, own[1] | {"all"}, own[2] | {"and"})


def nearer(match: Match, seat: int, question: OpenQuestion, line: str, texts: Texts, error: Unreadable) -> Exception:
    """Return the refusal of a choice that exists but is not legal, or else a suggestion, perhaps of a command."""
    word = error.facts["word"]
    ways = [line.casefold(), word.casefold()]
    refused = refusal_of(match, seat, [f"{verb} {way}" for verb in question.form.verbs for way in ways])
    refused = refused or refusal_of_thing(match, seat, question.lang, ways)
    if refused is not None:
        return refused
    commands = list(completions(texts)) if line.casefold().startswith(word.casefold()) else []
    nearest = nearest_of(word, [error.facts.get("nearest", ""), *commands])
    if nearest:
        return Unreadable("term-unknown-near", word=word, nearest=nearest)
    return error


def refusal_of(match: Match, seat: int, ways: list[str]) -> Refused | None:
    """Return why a choice is refused that was written as in the log."""
    for way in ways:
        with contextlib.suppress(Problem):
            refused = match.why_not(seat, [way.casefold()])
            if refused is not None:
                return refused
    return None


def refusal_of_thing(match: Match, seat: int, lang: str, ways: list[str]) -> Refused | None:
    """Return why every choice is refused that is about a thing with one of these names."""
    names = names_of(match, lang)
    for thing in [thing for way in ways for thing in names.get(way, [])]:
        reasons = match.reasons(seat, thing)
        if reasons and all(refused is not None for _, refused in reasons):
            return main_reason(reasons)[1]
    return None


def main_reason(reasons: list[tuple[Choice, Refused | None]]) -> tuple[Choice, Refused]:
    """Return the first kind of reason, in the case that comes nearest to being allowed: the last of its kind."""
    given = [(choice, refused) for choice, refused in reasons if refused is not None]
    return [pair for pair in given if pair[1].key == given[0][1].key][-1]
