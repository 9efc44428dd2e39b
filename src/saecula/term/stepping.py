"""Going through a finished or unfinished match, event by event."""

from __future__ import annotations

import re
import sys

from saecula.kernel.log import SAID, SAT, Event
from saecula.kernel.state import NATURE, SPECTATOR
from saecula.match.match import Match
from saecula.term.answers import nearest_of
from saecula.term.boards import drawn, show_block
from saecula.term.ending import final
from saecula.term.keys import read_key
from saecula.term.layout import styled, wrapped
from saecula.term.saving import players_of
from saecula.term.terminal import Terminal

FORWARD = ("", "n", "next", "right", "down", " ")
BACK = ("b", "back", "left", "up", "p")
FIRST = ("home", "g")
LAST = ("end", "$")
LEAVE = ("q", "quit", "exit")


class Stepper:
    """A place in a match, and how to move from it."""

    def __init__(self, match: Match, lang: str, terminal: Terminal) -> None:
        self.match = match
        self.lang = lang
        self.terminal = terminal
        self.events = match.events
        self.n = self.settled(0)
        self.told = 0

    def settled(self, n: int) -> int:
        """Return the next place where a seat decides: nature's events and seatings go by."""
        while n < len(self.events) and passes(self.events[n]):
            n += 1
        return n

    def back(self, n: int) -> int:
        """Return the place before this one."""
        n -= 1
        while n > 0 and passes(self.events[n]):
            n -= 1
        return self.settled(max(n, 0))

    def show(self) -> None:
        """Draw the match as it was here."""
        then = self.match.at(self.n)
        texts = then.texts(self.lang)
        players = players_of(self.match)
        for line in then.story(SPECTATOR, self.lang, since=self.told if self.told < self.n else self.back(self.n)):
            show_block(self.terminal, wrapped(styled("· ", "dim").append(line), self.terminal.width, 2))
        self.told = self.n
        self.terminal.show()
        show_block(self.terminal, drawn(then, self.terminal, players, self.lang, seat=SPECTATOR))
        if then.over:
            show_block(self.terminal, final(self.match, texts, self.terminal.width))
        facts = {"n": self.n, "most": len(self.events)}
        self.terminal.show()
        self.terminal.say(texts.say("term-step", facts), "dim")

    def move(self, said: str) -> bool:
        """Go where a line says; return False for a line that says nothing we know."""
        if said in FORWARD:
            self.n = self.settled(min(self.n + 1, len(self.events)))
        elif said in BACK:
            self.n = self.back(self.n)
        elif said in FIRST:
            self.n = self.settled(0)
        elif said in LAST:
            self.n = len(self.events)
        elif re.fullmatch(r"\d{1,7}", said):
            self.n = min(int(said), len(self.events))
        else:
            return False
        return True

    def run(self) -> None:
        """Show one place after another until somebody leaves."""
        self.show()
        while True:
            said = self.read()
            if said in LEAVE:
                return
            if self.move(said):
                self.show()
            else:
                self.tell_unknown(said)

    def tell_unknown(self, said: str) -> None:
        """Say that we did not understand."""
        texts = self.match.texts(self.lang)
        nearest = nearest_of(said, ["next", "back", "quit"])
        if nearest:
            self.terminal.say(texts.say("term-unknown-near", {"word": said, "nearest": nearest}), "red")
        else:
            self.terminal.say(texts.say("term-unknown", {"word": said}), "red")

    def read(self) -> str:
        """Read a key, or a line where there are no keys."""
        if self.terminal.interactive and self.terminal.stdin is sys.stdin:
            key = read_key(self.terminal)
            if key is not None:
                return key
        return self.terminal.read("> ").casefold()


def passes(event: Event) -> bool:
    """Say whether nobody decides in an event."""
    return event.kind == SAT or (event.kind == SAID and event.seat == NATURE)
