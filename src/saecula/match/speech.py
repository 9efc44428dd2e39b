"""Speech: what turns the numbers of a match into words, in every language, with the names of those who play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saecula.kernel.log import SAT, Event, Log, Step
from saecula.kernel.problem import Problem
from saecula.kernel.state import SPECTATOR, Line, State
from saecula.kernel.title import Title
from saecula.texts import MAX_TEMPLATES, Part, Texts, remember


class Speech:
    """A match as it is told: its title's texts with its players' and its pack's names."""

    def __init__(self, log: Log, players: Sequence[str], bots: Mapping[int, str] | None) -> None:
        self.title: Title = log.title
        self.players = list(players)
        self._bots = None if bots is None else dict(bots)
        self._log = log
        self._texts: dict[str, Texts] = {}

    def at(self, n: int) -> Speech:
        """Return the match as it was after event n."""
        raise NotImplementedError

    @property
    def state(self) -> State:
        """The kernel's state."""
        raise NotImplementedError

    @property
    def steps(self) -> list[Step]:
        """The standing choices with their story lines."""
        raise NotImplementedError

    @property
    def retaken(self) -> list[Event]:
        """The undos after which nature decided anew."""
        raise NotImplementedError

    @property
    def ask_key(self) -> str:
        """The key of the question that is open, without its prefix."""
        raise NotImplementedError

    @property
    def bots(self) -> dict[int, str]:
        """The keys of the bots by seat, as told or as the log says; each reader's language has its own names for them.

        What the log says may also be somebody's name.
        """
        if self._bots is not None:
            return dict(self._bots)
        return {event.seat: event.who for event in self._log.events if event.kind == SAT}

    def call(self, players: Sequence[str], bots: Mapping[int, str]) -> None:
        """Speak with new names from now on."""
        self.players = list(players)
        self._bots = dict(bots)
        self._texts.clear()

    def texts(self, lang: str = "en") -> Texts:
        """Return the texts of this match in a language, with its players' and its pack's names."""
        if lang not in self._texts:
            texts = Texts(self.title.key, lang)
            bots = texts.bot_names(self.bots, self.players)
            for seat in range(self._log.seats):
                name = self.players[seat] if seat < len(self.players) else ""
                texts.names[f"seat/{seat}"] = name or bots.get(seat) or texts.plain_name(f"seat/{seat}")
            things = [thing for kind in self.title.components for (thing,) in kind.things]
            texts.name_as_printed(things, lambda thing: self.title.help_numbers(self.state, thing))
            for thing, names in self.title.names(self._log.pack).items():
                if lang in names:
                    texts.names[thing] = names[lang]
            self._texts[lang] = texts
        return self._texts[lang]

    def line_key(self, line: Line) -> str:
        """Return the key of a story line."""
        return self.title.lines.all[line.code].key

    def line_text(self, line: Line, seat: int, texts: Texts) -> str:
        """Return one story line in words."""
        return "".join([text for text, _ in self.line_parts(line, seat, texts)])

    def line_parts(self, line: Line, seat: int, texts: Texts) -> list[Part]:
        """Return one story line in words, with the things it names."""
        key = ("line", line.code, line.numbers, seat)
        template = texts.book.templates.get(key)
        if template is None:
            phrase = self.title.lines.all[line.code]
            facts = texts.facts(phrase, line.numbers)
            facts["you"] = "yes" if facts.get("seat") == f"seat/{seat}" else "no"
            facts["to_you"] = "yes" if facts.get("partner") == f"seat/{seat}" else "no"
            template = remember(texts.book.templates, MAX_TEMPLATES, key, texts.book.parts(phrase.key, facts))
        return texts.named(template)

    def story(self, seat: int = SPECTATOR, lang: str = "en", since: int = 0) -> list[str]:
        """Return the story as this seat may read it; `since` leaves out the events up to that number."""
        texts = self.texts(lang)
        told = [
            (step.event.n, self.line_text(line, seat, texts))
            for step in self.steps
            if step.event.n > since
            for line in step.lines
            if line_is_for(line, seat)
        ]
        told += [(event.n, self.undo_text(event, seat, texts)) for event in self.retaken if event.n > since]
        return [words for _, words in sorted(told, key=lambda line: line[0])]

    def undo_text(self, event: Event, seat: int, texts: Texts) -> str:
        """Return in words that an undo has changed what chance decides."""
        facts = {"seat": f"seat/{event.seat}", "you": "yes" if event.seat == seat else "no"}
        return texts.say("line-taken-back", facts)

    def help(self, thing: str, lang: str = "en") -> str:
        """Return the help text of a thing (`development/masonry`)."""
        texts = self.texts(lang)
        key = "help-" + thing.replace("/", "-")
        if not texts.has(key):
            raise Problem("no-such-thing", thing=thing)
        return " ".join([texts.say(key, self.title.help_numbers(self.state, thing)), *self.beside(thing, lang)])

    def beside(self, thing: str, lang: str = "en") -> list[str]:
        """Return sentences that list what a thing lies beside."""
        texts = self.texts(lang)
        lists = self.title.help_lists(self.state, thing)
        names = {key: texts.joined([texts.name(other) for other in others]) for key, others in lists.items() if others}
        return [texts.say(f"help-{key}", {"things": words}) for key, words in names.items()]


def line_is_for(line: Line, seat: int) -> bool:
    """Say whether a seat may read a line; a spectator reads what everybody may."""
    return line.audience < 0 or (seat >= 0 and line.audience >> seat & 1 == 1)
