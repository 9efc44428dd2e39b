"""The clock of a turn: it begins when the question is in sight, and whoever missed a turn comes back by one button."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.web.conftest import Come
    from tests.web.visitor import Visitor

MINUTES = 5
BACK = re.compile("I’m back")


def two(come: Come, minutes: float, **wishes: Any) -> tuple[Visitor, Visitor]:  # noqa: ANN401 - as `come` takes them
    """Seat two people at a match with a clock: who is asked, and who waits."""
    host, friend = come(**wishes), come(**wishes)
    match = host.make(title="bronze", seats=["me", "open"], options={}, mode="live", minutes=minutes)
    key = host.fetch(f"/api/matches/{match}")["seats"][1]["key"]
    friend.visit()
    friend.fetch("/api/me", {"name": "Nicole"})
    friend.fetch(f"/api/matches/{match}/seats/1", {"do": "take", "key": key})
    friend.visit(f"/match/{match}")
    for visitor in (host, friend):
        expect(visitor.page.get_by_label("Players", exact=True)).to_contain_text("Nicole")
        expect(visitor.page.get_by_label("Story", exact=True)).to_contain_text("dice show")
    return (host, friend) if clock_of(host)["seat"] == 0 else (friend, host)


def clock_of(visitor: Visitor) -> dict[str, Any]:
    """Return the clock of the newest picture."""
    pictures = [message.get("now") or message.get("picture") for message in visitor.heard]
    found: dict[str, Any] = [picture for picture in pictures if picture][-1]["clock"]
    return found


def test_the_clock_of_a_turn(come: Come) -> None:
    """It runs beside the question and beside the player's name, for whoever is asked and for whoever waits."""
    for visitor in two(come, MINUTES):
        clocks = visitor.page.get_by_role("timer")
        expect(clocks).to_have_count(2)
        expect(clocks.first).to_have_text(re.compile(r"^(5:00|4:\d\d)$"))


def test_the_clock_does_not_run_behind_the_introduction(come: Come) -> None:
    """The game in brief covers the question; the time begins when it is closed."""
    active, other = two(come, MINUTES, briefed=False)
    brief = active.page.get_by_role("dialog", name="In brief")
    expect(brief).to_be_visible()
    for visitor in (active, other):
        expect(visitor.page.get_by_role("timer").first).to_have_text("5:00")
    assert clock_of(active)["until"] > time.time() + 60 * MINUTES
    active.page.keyboard.press("Escape")
    expect(brief).to_have_count(0)
    for visitor in (active, other):
        expect(visitor.page.get_by_role("timer").first).to_have_text(re.compile(r"^4:\d\d$"))
    assert clock_of(active)["until"] <= time.time() + 60 * MINUTES


def test_whoever_missed_a_turn_comes_back_by_one_button(come: Come) -> None:
    """Beside the question; meanwhile the other's time does not run out, as nobody waits for it."""
    active, other = two(come, 0.01)
    button = active.page.get_by_role("button", name=BACK)
    expect(button).to_be_visible()
    other.wait()
    assert clock_of(other)["waits"]
    assert other.page.get_by_role("button", name=BACK).count() == 0
    expect(other.page.get_by_label("Players", exact=True)).to_contain_text("the computer stands in")
    button.click()
    expect(button).to_have_count(0)
    expect(other.page.get_by_role("button", name=BACK)).to_be_visible()
    active.wait()


def test_a_frozen_connection_is_noticed(come: Come) -> None:
    """Nothing comes or goes any more, and nothing says so: the page tells, and its choice arrives once the net is back."""
    visitor = come()
    visitor.page.clock.install()
    frozen: list[bool] = []  # per connection

    def between(socket: Any) -> None:  # noqa: ANN401 - playwright's
        server = socket.connect_to_server()
        at = len(frozen)
        frozen.append(False)
        socket.on_message(lambda message: None if frozen[at] else server.send(message))
        server.on_message(lambda message: None if frozen[at] else socket.send(message))

    visitor.page.route_web_socket(re.compile("/ws/"), between)
    page = visitor.play_now()
    asked = visitor.asked
    frozen[-1] = True
    page.get_by_role("button", name="Stop rolling").click()
    expect(page.locator("[data-ask] .spin")).to_be_visible()
    page.clock.run_for(10_000)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.clock.run_for(1_000)
    visitor.wait_after(asked)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
