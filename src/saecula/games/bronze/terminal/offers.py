"""Trade offers of Bronze in one line: `give 3 wood, take 2 stone` becomes the amounts, ware by ware."""

from __future__ import annotations

import re
from dataclasses import dataclass

from saecula.kernel.title import View
from saecula.match.match import Match
from saecula.term.answers import Unreadable, nearest_of
from saecula.term.question import OpenQuestion
from saecula.texts import Texts

OFFER_QUESTIONS = ("ask-partner", "ask-offer", "ask-counter")
SIGNED_NUMBER = re.compile(r"([+-])\s*(\d{1,3})")
NUMBER = re.compile(r"\d{1,3}")


@dataclass(frozen=True)
class OfferWords:
    """The words that tell an offer, in the languages a person may type."""

    give: frozenset[str]
    take: frozenset[str]
    invite: frozenset[str]
    joins: frozenset[str]


def offer_words(texts: Texts) -> OfferWords:
    """Return the words of a language, and the English ones."""
    english = ({"give", "gives"}, {"take", "takes", "get"}, {"invite"}, {"and", "for", "to"})
    own = [set(texts.raw(f"term-words-{key}", {}).split()) for key in ("give", "take", "invite", "for")]
    give, take, invite, joins = (frozenset(a | b) for a, b in zip(english, own, strict=True))
    return OfferWords(give, take, invite, joins)


def read_offer(match: Match, seat: int, question: OpenQuestion, line: str, texts: Texts) -> list[str] | None:
    """Return the draft of a whole offer, or None if the line is something else."""
    if question.ask.key not in OFFER_QUESTIONS:
        return None
    words = offer_words(texts)
    partner, rest = split_partner(question, line)
    tokens = tokens_of(rest)
    if not is_offer(tokens, words):
        return None
    draft: list[str] = []
    view = match.view(seat)
    if question.ask.key == "ask-partner":
        draft.append(partner or only_partner(question))
        view = match.preview(seat, draft, texts.lang).view
    deal: View = view["trade"]["deal"]
    names = ware_names(deal, texts)
    amounts = read_amounts(tokens, words, names)
    sign = 1 if seat == view["active"] else -1
    return draft + amounts_in_order(deal, {ware: sign * n for ware, n in amounts.items()}, texts)


def tokens_of(line: str) -> list[str]:
    """Split an offer into words; a sign stays with its number."""
    line = SIGNED_NUMBER.sub(r" \1\2 ", line.casefold())
    return [word.strip(".:") for word in re.split(r"[\s,;:]+", line) if word.strip(".:")]


def is_offer(tokens: list[str], words: OfferWords) -> bool:
    """Say whether a line is meant as an offer."""
    if any(token in words.give | words.take | words.invite for token in tokens):
        return True
    signed = [token for token in tokens if SIGNED_NUMBER.fullmatch(token)]
    numbers = [token for token in tokens if re.fullmatch(r"[+-]?\d+", token)]
    return bool(signed) and len(tokens) > 1 and (len(tokens) > len(numbers) or len(numbers) > 1)


def split_partner(question: OpenQuestion, line: str) -> tuple[str, str]:
    """Return the partner that a line begins with, as notation, and the rest of the line."""
    said = line.strip()
    for option in question.form.options:
        for way in (option.notation, f"partner {option.label}", *option.names, option.label):
            if option.notation.startswith("partner ") and re.match(rf"{re.escape(way)}\b(?!\s*$)", said, re.IGNORECASE):
                return option.notation, said[len(way) :]
    return "", said


def only_partner(question: OpenQuestion) -> str:
    """Return the partner if there is but one."""
    partners = [option for option in question.form.options if option.notation.startswith("partner ")]
    if len(partners) != 1:
        raise Unreadable("term-which-partner", labels=", ".join(option.label for option in partners))
    return partners[0].notation


def ware_names(deal: View, texts: Texts) -> dict[str, str]:
    """Return every word for a ware: its key and its name."""
    names = {ware: ware for ware in deal["gives_most"]}
    return names | {texts.plain_name(f"good/{ware}").casefold(): ware for ware in deal["gives_most"]}


def read_amounts(tokens: list[str], words: OfferWords, names: dict[str, str]) -> dict[str, int]:
    """Return what the one who offers gives (+) and takes (−) of each ware."""
    wares = list(dict.fromkeys(names.values()))
    if len(tokens) == len(wares) and all(re.fullmatch(r"[+-]?\d{1,3}", token) for token in tokens):
        return {ware: int(token) for ware, token in zip(wares, tokens, strict=True)}
    amounts: dict[str, int] = {}
    sign, count = 1, 1
    for token in tokens:
        if token in words.give or token in words.take:
            sign, count = (1 if token in words.give else -1), 1
        elif signed := SIGNED_NUMBER.fullmatch(token):
            sign, count = (1 if signed.group(1) == "+" else -1), int(signed.group(2))
        elif NUMBER.fullmatch(token):
            count = int(token)
        elif token not in words.joins and token not in words.invite:
            ware = ware_of(token, names)
            if ware in amounts:
                raise Unreadable("term-offer-twice", word=token)
            amounts[ware] = sign * count
            count = 1
    if not amounts and not words.invite.intersection(tokens):
        raise Unreadable("term-offer-empty")
    return amounts


def ware_of(word: str, names: dict[str, str]) -> str:
    """Return the ware that a word, or its beginning, names."""
    found = {ware for name, ware in names.items() if name == word}
    found = found or {ware for name, ware in names.items() if name.startswith(word)}
    if len(found) == 1:
        return found.pop()
    nearest = nearest_of(word, list(names))
    if nearest:
        raise Unreadable("term-unknown-near", word=word, nearest=nearest)
    raise Unreadable("term-unknown", word=word)


def amounts_in_order(deal: View, amounts: dict[str, int], texts: Texts) -> list[str]:
    """Return the amounts that are still asked, in their order; the others must be nothing."""
    asked = [
        ware
        for ware in deal["gives_most"]
        if ware not in deal["named"] and deal["gives_most"][ware] + deal["gets_most"][ware] > 0
    ]
    for ware, amount in amounts.items():
        if amount and ware not in asked:
            raise Unreadable("term-offer-closed", good=texts.plain_name(f"good/{ware}"))
    return [f"trade {ware} {amounts.get(ware, 0)}" for ware in asked]
