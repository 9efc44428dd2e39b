"""Sitting: a match at the terminal, who sits at it, what they have read, and how it is drawn, taken back and kept."""

from __future__ import annotations

import contextlib
import secrets
import shlex
from pathlib import Path

from saecula.bots import parse_bot
from saecula.games import part
from saecula.kernel.problem import Problem
from saecula.kernel.state import SPECTATOR
from saecula.match.match import Match, Refused
from saecula.term import saving
from saecula.term.boards import drawn, show_block, shown_names
from saecula.term.gathering import Gathering
from saecula.term.layout import seat_style, styled, wrapped
from saecula.term.question import OpenQuestion, draw_question
from saecula.term.saving import ME
from saecula.term.terminal import Terminal
from saecula.texts import Texts

RECAP_LINES = 6  # lines of the story that remind somebody who comes back


class Sitting:
    """A match, who sits where, and the terminal they share."""

    def __init__(
        self,
        match: Match,
        players: list[str],
        terminal: Terminal,
        *,
        lang: str,
        save: str | Path | None = None,
        bot_seed: int | None = None,
    ) -> None:
        self.terminal = terminal
        self.lang = lang
        self.save_path = None if save is None else Path(save)
        self.bot_seed = secrets.randbits(60) if bot_seed is None else bot_seed
        self.auto = True
        self.question: OpenQuestion | None = None
        self.hinted: set[str] = set()
        self.hint = ((-1, -1), 0)  # the moment a hint was asked for, and how often
        self.board_lines = 0
        self.gathering = Gathering()
        self.adopt(match, players)

    def adopt(self, match: Match, players: list[str]) -> None:
        """Sit down at a match."""
        for who in players:
            if who != ME:
                parse_bot(who)
        self.match = match
        self.players = [*players, *[ME] * (match.seats - len(players))][: match.seats]
        saving.take_seats(match, self.players)
        self.saved_at = len(match.events)
        self.answers: list[int] = []  # how many choices stood before each answer of a person
        self.undone: list[tuple[int, int | None]] = []
        self.seat = SPECTATOR  # the person who was asked last
        self.gathering.at((-1, -1))
        self.seen = dict.fromkeys([SPECTATOR, *range(match.seats)], 0)

    # -- what everybody needs -------------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        """The texts in the language of the table."""
        return self.match.texts(self.lang)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.players) if who == ME]

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names, bots marked."""
        return shown_names(self.match, self.players, self.lang)

    def say(self, key: str, style: str = "", **facts: object) -> None:
        """Print one of the terminal's sentences."""
        self.terminal.say(self.texts.say(f"term-{key}", facts), style)

    def tell_problem(self, problem: Problem) -> None:
        """Print what is wrong."""
        self.terminal.say(self.texts.problem(problem), "red")

    def tell_refusal(self, refused: Refused, before: str = "") -> None:
        """Print why a rule forbids something, and where it stands."""
        text = styled(before + refused.text(self.lang), "red")
        if refused.section:
            text.append(f"  §{refused.section}", style="dim")
        self.terminal.show(text)

    def draw_board(self, *, full: bool = False) -> None:
        """Draw the table."""
        seat = self.seat if self.seat >= 0 else next(iter(self.people), SPECTATOR)
        legal = self.question.legal if self.question else {}
        block = drawn(self.match, self.terminal, self.players, self.lang, seat=seat, legal=legal, full=full)
        show_block(self.terminal, block)
        self.board_lines = len(block)

    # -- the story ------------------------------------------------------------------------------------------------

    def tell(self, seat: int) -> None:
        """Print what this seat has not read yet."""
        lines = self.match.story(seat, self.lang, since=self.seen[seat])
        self.seen[seat] = len(self.match.events)
        self.print_story(lines)

    def print_story(self, lines: list[str]) -> None:
        """Print lines of the story."""
        for line in lines:
            show_block(self.terminal, wrapped(styled("· ", "dim").append(line), self.terminal.width, 2))

    def recap(self) -> None:
        """Remind everybody of what happened last, if they come back to a match."""
        if not saving.was_played(self.match):
            return
        self.print_story(self.match.story(next(iter(self.people), SPECTATOR), self.lang)[-RECAP_LINES:])
        self.seen = dict.fromkeys(self.seen, len(self.match.events))

    def draw_question(self) -> None:
        """Print the open question."""
        if self.question is None:
            return
        who = styled(self.names[self.seat], seat_style(self.seat))
        self.terminal.show()
        block = draw_question(self.question, who, self.texts, self.terminal.width)
        height = self.terminal.height
        if height is not None and self.board_lines + len(block) + 2 > height:
            block = draw_question(self.question, who, self.texts, self.terminal.width, brief=True)
        show_block(self.terminal, block)
        hinted = getattr(part(self.match.title.key, "terminal"), "HINTED", ())
        key = self.question.ask.key if self.question.ask.key in hinted else self.question.ask.shape
        if key not in self.hinted and self.texts.has(f"term-hint-{key}"):
            self.say(f"hint-{key}", "dim")
        self.hinted.add(key)
        self.tell_gathered()

    def tell_gathered(self) -> None:
        """Say which pieces of a pick are kept, and how many are still to come."""
        kept = self.gathering.pieces
        if self.question is None or not kept:
            return
        words = self.gathering.words(self.question, self.texts)
        self.say("gathered", pieces=words, count=len(kept), low=self.question.ask.low)

    # -- taking back ----------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last answer of a person, and what bots and nature did after it."""
        goal = self.answers.pop() if self.answers else None
        count = 0
        while True:
            seat = self.last_person()
            if seat is None:
                break
            self.match.undo(seat)
            count += 1
            if (goal is None or len(self.match.steps) <= goal) and not self.is_forced():
                break
        if not count:
            raise Problem("nothing-to-undo")
        self.undone.append((count, goal))

    def last_person(self) -> int | None:
        """Return the person who chose last."""
        people = self.people
        return next((step.event.seat for step in reversed(self.match.steps) if step.event.seat in people), None)

    def is_forced(self) -> bool:
        """Say whether the open question would be answered by itself."""
        seats = self.match.to_act
        return self.auto and bool(seats) and len(self.match.choices(seats[0])) == 1

    def redo(self) -> None:
        """Take back the last undo."""
        count, goal = self.undone.pop() if self.undone else (1, None)
        for _ in range(count):
            self.match.redo(max(self.seat, 0))
        if goal is not None:
            self.answers.append(goal)

    # -- keeping, and leaving ------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save after every answer, if a file was named."""
        if self.save_path is None:
            return
        try:
            saving.save(self.match, self.save_path)
            self.saved_at = len(self.match.events)
        except Problem as problem:
            self.tell_problem(problem)

    def save_somewhere(self) -> Path:
        """Save in the file that was named, if that can be done now, or else where unsaved matches go."""
        if self.save_path is not None:
            with contextlib.suppress(Problem):
                return saving.save(self.match, self.save_path)
        return saving.autosave(self.match)

    def farewell(self) -> None:
        """Leave nothing unsaved; say where it is and how to go on."""
        if not saving.was_played(self.match):
            return
        path = self.save_path
        if len(self.match.events) != self.saved_at:
            try:
                path = self.save_somewhere()
            except Problem as problem:
                self.say("autosave-failed", "red", reason=self.texts.problem(problem))
                return
            self.saved_at = len(self.match.events)
        if path is not None:
            file = shlex.quote(str(path))
            command = f"saecula replay {file} --step" if self.match.over else f"saecula play --load {file}"
            key = "term-saved-finished" if self.match.over else "term-saved-on-leaving"
            self.terminal.say_unbroken(self.texts.say(key, {"file": str(path), "command": command}))
