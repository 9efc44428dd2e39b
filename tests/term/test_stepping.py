"""Going through a match event by event."""

from __future__ import annotations

from saecula.match.match import Match
from saecula.term import Terminal, step_through
from tests.term.playing import Screen, Script, bronze, first_choices, played


def finished() -> Match:
    """Return a whole match."""
    match = bronze(1)
    played(match, first_choices(match))
    return match


def stepped(match: Match, lines: list[str], lang: str = "en") -> tuple[int, str]:
    """Step through a match by a script."""
    screen = Screen()
    code = step_through(match, lang, terminal=Terminal(Script(lines), screen, width=80))
    return code, screen.getvalue()


def places(shown: str) -> list[int]:
    """Return the events that were shown."""
    return [int(line.split()[1]) for line in shown.splitlines() if line.startswith(("Event ", "Ereignis "))]


def test_forward_back_and_to_a_number() -> None:
    match = finished()
    code, shown = stepped(match, ["", "n", "b", "b", "b", "50", "99999", "home", "zz", "bakc", "q"])
    most = len(match.events)
    found = places(shown)
    assert code == 0
    assert found[0] < found[1] < found[2]
    assert found[3:5] == [found[1], found[0]]
    assert found[5] == found[0]
    assert found[6:9] == [50, most, found[0]]
    assert "wins" in shown or "reached" in shown
    assert "means nothing here" in shown
    assert "Did you mean “back”?" in shown


def test_the_end_of_input_and_german() -> None:
    code, shown = stepped(bronze(2), [], "de")
    assert code == 0
    assert "Ereignis" in shown


def test_an_interruption() -> None:
    def interrupted() -> str | None:
        raise KeyboardInterrupt

    assert step_through(bronze(1), "en", terminal=Terminal(Script(interrupted), Screen(), width=80)) == 130
