"""One sitting at the terminal: one question after another, until the match ends or everybody leaves."""

from __future__ import annotations

from saecula.kernel.problem import Problem
from saecula.kernel.state import NATURE, SPECTATOR
from saecula.match.match import Refused
from saecula.term.answers import Unreadable, complete, nearest_of
from saecula.term.boards import show_block
from saecula.term.bots import bot_choice
from saecula.term.commands import COMMANDS
from saecula.term.ending import final
from saecula.term.gathering import is_part
from saecula.term.layout import seat_style
from saecula.term.question import OpenQuestion, question_of
from saecula.term.reading import draft_of, is_notation
from saecula.term.saving import ME
from saecula.term.sitting import Sitting
from saecula.term.things import things_of
from saecula.term.words import by_word, completions


class Session(Sitting):
    """The loop of one sitting."""

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Ask and answer until the match is over and nobody wants anything more."""
        self.terminal.say(self.texts.say("title", {}), "bold")
        self.say("welcome", "dim")
        self.recap()
        with self.terminal.completing(self.complete):
            while True:
                if self.match.over:
                    if not self.stay():
                        return
                elif NATURE in self.match.to_act:
                    raise Problem("term-no-seed")
                else:
                    self.turn(self.next_seat())

    def next_seat(self) -> int:
        """Return whom we ask: a bot first, where several owe an answer."""
        owing = self.match.to_act
        return next((seat for seat in owing if self.players[seat] != ME), owing[0])

    def turn(self, seat: int) -> None:
        """Let one seat answer its question."""
        if self.players[seat] != ME:
            self.let_bot_answer(seat)
            return
        question = question_of(self.match, seat, self.lang)
        if self.auto and question.forced is not None:
            self.tell(seat)
            words = question.choices[question.forced].text(self.lang)
            self.say("forced", "dim", name=self.names[seat], choice=words)
            self.match.play(seat, question.forced)
            self.keep()
            return
        self.face(seat, question)
        self.ask_until_answered()

    def let_bot_answer(self, seat: int) -> None:
        """Play a bot's choice; if one person or nobody watches, tell it at once."""
        self.match.play(seat, bot_choice(self.match, seat, self.players[seat], self.bot_seed))
        self.keep()
        if len(self.people) <= 1:
            self.tell(next(iter(self.people), SPECTATOR))

    def face(self, seat: int, question: OpenQuestion) -> None:
        """Turn to a person: story, board, question."""
        if len(self.people) > 1 and seat != self.seat:
            self.hand_over(seat)
        self.seat = seat
        self.question = question
        self.gathering.at((len(self.match.events), seat))
        self.tell(seat)
        self.terminal.show()
        self.draw_board()
        self.draw_question()

    def hand_over(self, seat: int) -> None:
        """Announce whose turn it is; where seats see different things, the next one looks alone."""
        self.terminal.show()
        if self.match.title.hides:
            self.terminal.clear()
            self.terminal.read(self.texts.say("term-cover", {"name": self.names[seat]}))
            self.terminal.clear()
        else:
            self.say("turn", seat_style(seat), name=self.names[seat])

    def ask_until_answered(self) -> None:
        """Read lines until one of them changes the match."""
        while not self.take(self.terminal.read(f"{self.prompt} ")):
            pass

    @property
    def prompt(self) -> str:
        """What stands before the line that is typed."""
        return ">" if self.terminal.ascii else "›"

    def take(self, line: str) -> bool:
        """Do what a line says; return whether the question must be asked anew."""
        try:
            return self.obey(line)
        except Refused as refused:
            self.tell_refusal(refused)
        except Unreadable as error:
            self.terminal.say(self.texts.say(error.key, error.facts), "red")
        except Problem as problem:
            self.tell_problem(problem)
        return False

    def obey(self, line: str) -> bool:
        """Carry out a command, or answer the question."""
        first, _, rest = line.partition(" ")
        if line.startswith("?") and len(first) > 1:
            first, rest = "?", line[1:]
        command = by_word(self.texts, first)
        if command is not None and not (self.question and is_notation(self.question, line)):
            return COMMANDS[command](self, rest.strip())
        if self.question is None:
            if line:
                raise self.unknown_command(first)
            return False
        return self.answer(self.question, line)

    def unknown_command(self, word: str) -> Unreadable:
        """Nothing is asked, and this is no command."""
        nearest = nearest_of(word, list(completions(self.texts)))
        return (
            Unreadable("term-unknown-near", word=word, nearest=nearest)
            if nearest
            else Unreadable("term-unknown", word=word)
        )

    def answer(self, question: OpenQuestion, line: str) -> bool:
        """Answer the open question."""
        draft = draft_of(self.match, self.seat, question, line, self.texts)
        if draft is None:
            self.say("empty")
            return False
        draft = self.gathering.together(question, draft)
        if is_part(question, draft):
            self.gathering.keep(self.match, self.seat, question, draft)
            self.tell_gathered()
            return False
        before = len(self.match.steps)
        self.match.play(self.seat, *draft)
        self.answers.append(before)
        self.undone.clear()
        self.question = None
        self.keep()
        return True

    def complete(self, line: str) -> list[str]:
        """Complete what is typed."""
        things = [self.texts.plain_name(thing) for thing in things_of(self.match)]
        return complete(line, self.question.form if self.question else None, completions(self.texts), things)

    # -- the end, and leaving -------------------------------------------------------------------------------------

    def stay(self) -> bool:
        """The match is over: show how, and stay for more commands; return whether play goes on."""
        self.question = None
        self.tell(next(iter(self.people), SPECTATOR))
        self.terminal.show()
        self.draw_board()
        show_block(self.terminal, final(self.match, self.texts, self.terminal.width))
        if not self.people:
            return False
        self.say("after-end", "dim")
        while self.match.over:
            if self.take(self.terminal.read(f"{self.prompt} ")) and self.match.over:
                return True
        return True
