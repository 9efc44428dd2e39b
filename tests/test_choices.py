"""Choices in words: no list offers the same line twice."""

from __future__ import annotations

from collections import Counter

import pytest

import saecula
from saecula.kernel.chance import BOTS, Chance
from saecula.kernel.frames import choices
from saecula.kernel.title import Title
from saecula.lab.variants import variants
from saecula.match.asking import Choice
from saecula.texts import LANGUAGES
from tests.titles import EVERY_TITLE, KEYS

MATCHES = 6
DECISIONS = 400
IN_ONE_ERA = {"at"}  # a place is asked for in one era, which the question names
NOTED = {"raze"}  # a building is told with its era where it is offered
every_title = pytest.mark.parametrize("title", EVERY_TITLE, ids=KEYS)


@every_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_choices_of_a_list_have_the_same_words(title: Title, lang: str) -> None:
    """In random matches of all seats and options, whatever is offered together can be told apart."""
    combinations = variants(title)
    for i in range(MATCHES):
        seats, options = combinations[i * len(combinations) // MATCHES]
        match = saecula.new(title.key, seats=seats, seed=i, options=options)
        chance = Chance(i, BOTS)
        for _ in range(DECISIONS):
            if match.over:
                break
            seat = match.to_act[0]
            legal = choices(match.state, seat)
            if match.n % 2 == 0:
                words = Counter(match.choice(number, seat).text(lang) for number in legal)
                assert [text for text, times in words.items() if times > 1] == [], (match.ask_key, match.log())
            match.play(seat, legal[chance.word(match.n) % len(legal)])


@every_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_choices_of_a_verb_have_the_same_words(title: Title, lang: str) -> None:
    """Over the whole vocabulary: what differs in notation differs in words, with the notes of its question."""
    match = saecula.new(title.key, seats=title.seats[-1], seed=1)
    for verb in title.words.verbs:
        if verb.name not in IN_ONE_ERA | NOTED:
            numbers = range(int(verb.base), int(verb.base + verb.size))
            words = Counter(Choice(match, number, (), "").text(lang) for number in numbers)
            assert [text for text, times in words.items() if times > 1] == [], verb.name
