"""The law of the page: whoever taps at random meets no refusal of what is lit, no dead end, no word about other things.

SAECULA_TAPS says how many taps each title gets (150 unless it does); whole evenings of them: SAECULA_TAPS=20000.
"""

from __future__ import annotations

import json
import os
import random
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket

    from tests.web.conftest import Come
    from tests.web.visitor import Visitor

TAPS = int(os.environ.get("SAECULA_TAPS", "150"))
SEED = int(os.environ.get("SAECULA_TAPS_SEED", "1"))
STUCK_AFTER = 250  # taps without a new question: then it is answered by the list
TITLES = {"bronze": 2, "sands": 2, "khronos": 2, "gentes": 3}
OFTEN = 0.5  # how often what glows is preferred

# Where a finger may fall: in the uppermost dialog, else on the board, the bar, the note, the list. Half of the taps go
# to what answers the question. The place is chosen inside the element, because maps know their cells by it.
FIND = """([any, x, y, often]) => {
    const shown = (one) => { const { width, height } = one.getBoundingClientRect(); return width > 0 && height > 0; };
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const lit = ['[data-ask] .acts button:not(:disabled)', '[data-board] [data-choice]', '[data-route]',
        '[data-board] .gt-glows', '[data-board] .glows', '.choice:not([aria-disabled="true"])'].join();
    const all = ['[data-board] [data-thing]', '[data-board] button:not(:disabled)', '[data-ask] .hand button',
        '.note[role="dialog"] button', lit].join();
    const of = (css, within = document) => [...within.querySelectorAll(css)].filter(shown);
    const few = dialog ? of('button:not(:disabled), [data-choice]', dialog) : of(often ? lit : all);
    const found = few.length ? few : of(all);
    const one = found[Math.floor(any * found.length)];
    if (!one) return null;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width * x, top + height * y, one.dataset.thing ?? one.textContent.trim().slice(0, 40)];
}"""
# Two frames later: the open question, and how the note is named, if there is one.
SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const note = document.querySelector('.note[role="dialog"]')?.getAttribute('aria-label').trim() ?? null;
    done([document.querySelector('[data-ask]')?.dataset.ask ?? '', note]);
})))"""


class Listener:
    """Hears what the page asks and what it is answered."""

    def __init__(self, visitor: Visitor) -> None:
        self.asked: dict[int, dict[str, Any]] = {}
        self.wrong: list[str] = []
        visitor.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        """Listen to a new connection."""
        self.asked.clear()
        socket.on("framesent", self.sent)
        socket.on("framereceived", self.heard)

    def sent(self, frame: str | bytes) -> None:
        """Keep a question of the page."""
        message = json.loads(frame)
        self.asked[message.get("id", 0)] = message

    def heard(self, frame: str | bytes) -> None:
        """Judge an answer: no choice is refused, and nothing that can be chosen is asked a reason for."""
        answer = json.loads(frame)
        asked = self.asked.pop(answer.get("re", -1), None)
        if asked is None:
            return
        closed = answer.get("problem", {}).get("key") == "ask-closed"  # the tap before was an undo
        if asked["do"] == "choose" and not (answer.get("ok") or closed):
            self.wrong.append(f"refused: {asked} {answer.get('refused') or answer.get('problem')}")
        if asked["do"] == "why" and answer.get("ok") and answer["legal"] and not answer["reasons"]:
            self.wrong.append(f"legal, but asked why not: {asked}")
        if asked["do"] == "why" and answer.get("ok") and not (answer["legal"] or answer["reasons"] or answer["routes"]):
            self.wrong.append(f"no word: {asked}")
        if asked["do"] == "why" and "problem" in answer:
            self.wrong.append(f"no such thing: {asked} {answer}")


def sit_down(visitor: Visitor, title: str) -> None:
    """Sit down at a new match against bots that answer at once."""
    visitor.make(title=title, seats=["me", *["greedy"] * (TITLES[title] - 1)], mode="table")
    visitor.wait()


@pytest.mark.parametrize("title", TITLES)
def test_random_taps_find_no_refusal_and_no_dead_end(come: Come, title: str) -> None:
    """Whatever is tapped: a lit choice is taken, every reason is about what was tapped, and the match goes on."""
    visitor = come(size=(1280, 800), settings={"pace": "off", "sound": False, "autoplay": False})
    listener = Listener(visitor)
    sit_down(visitor, title)
    rng = random.Random(f"{SEED} {title}")  # noqa: S311 - fingers, not dice
    page = visitor.page
    quiet, before = 0, ""
    for _ in range(TAPS):
        if page.locator(".replaying").count():  # a line of the story was hit
            page.locator(".replay .primary").click()
        visitor.wait()
        if visitor.is_over():
            sit_down(visitor, title)
        at = page.evaluate(FIND, [rng.random(), rng.uniform(0.1, 0.9), rng.uniform(0.1, 0.9), rng.random() < OFTEN])
        if at is None:
            page.keyboard.press("Escape")
            continue
        page.mouse.click(at[0], at[1])
        now, note = page.evaluate(SETTLED)
        assert note != "", f"a note without a name after {at[2]}"
        visitor.heard.clear()
        quiet, before = (quiet + 1 if now == before else 0), now
        if quiet > STUCK_AFTER:
            page.keyboard.press("Escape")
            visitor.answer()
            quiet = 0
        assert listener.wrong == [], listener.wrong[0]
        assert visitor.noise == []
