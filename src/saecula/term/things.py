"""Things by name: what a person calls a thing, in the language of the table or by its key."""

from __future__ import annotations

from saecula.match.match import Match
from saecula.term.answers import nearest_of


def things_of(match: Match) -> list[str]:
    """Return every thing of a title that has a name."""
    return [thing for kind in match.title.components for things in kind.things for thing in things]


def names_of(match: Match, lang: str) -> dict[str, list[str]]:
    """Return the words for every thing: name, key with and without its kind; the first things win."""
    texts = match.texts(lang)
    found: dict[str, list[str]] = {}
    for thing in things_of(match):
        key = thing.partition("/")[2]
        for word in (texts.plain_name(thing), key, key.replace("_", " "), thing):
            things = found.setdefault(word.casefold(), [])
            if thing not in things:
                things.append(thing)
    return found


def find_things(match: Match, lang: str, words: str) -> list[str]:
    """Return the things a person may mean: an exact name, the beginning of one, or a part of one."""
    said = " ".join(words.casefold().split())
    names = names_of(match, lang)
    if said in names:
        return names[said]
    for test in (str.startswith, str.__contains__):
        found = [thing for name, things in names.items() if test(name, said) for thing in things]
        if found and said:
            return list(dict.fromkeys(found))
    return []


def nearest_thing(match: Match, lang: str, words: str) -> str:
    """Return the name of a thing that sounds like this, or nothing."""
    texts = match.texts(lang)
    return nearest_of(words, [texts.plain_name(thing) for thing in things_of(match)])
