"""Showing: what a connection is told about a table; the match's part comes from pictures.py."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, cast

from saecula.bots import name_and_character
from saecula.kernel.drafts import rest
from saecula.kernel.log import undo_reach
from saecula.kernel.problem import Problem
from saecula.kernel.state import DONE
from saecula.match.match import Match, Refused
from saecula.match.routes import routes_to
from saecula.server import sight
from saecula.server.pictures import Scene, eyes_of, match_picture
from saecula.server.seats import is_ready

if TYPE_CHECKING:
    from saecula.server.consent import Consent
    from saecula.server.guests import Guest
    from saecula.server.journal import Journal
    from saecula.server.messages import Describe, Mode, PreviewWish, Why
    from saecula.server.schema import (
        PastPicture,
        Permission,
        PlayerPicture,
        PreviewAnswer,
        ProposalPicture,
        Refusal,
        RoutePicture,
        SeatKind,
        TablePicture,
        WhyAnswer,
    )
    from saecula.store import SeatRecord
    from saecula.texts import Texts

MAX_REASONS = 5


def refused_picture(refused: Refused, lang: str) -> Refusal:
    """Tell a refusal."""
    return {"key": refused.key, "section": refused.section, "text": refused.text(lang)}


def problem_picture(problem: Problem, texts: Texts) -> dict[str, str]:
    """Tell a problem."""
    return {"key": problem.key, "text": texts.problem(problem)}


def table_picture(journal: Journal, consent: Consent, guest: Guest) -> TablePicture:
    """Build what a connection may see now of a match and of what may be done about it."""
    match, record = journal.match, journal.record
    seats = sight.seats_of(record, guest)
    eyes = eyes_of(seats, journal.scene.to_act)
    first = 1 if match.title.hides and eyes != guest.eyes else match.retold_from(guest.n)
    told = match_picture(journal.scene, seats if is_ready(record) else [], eyes, guest.lang, first)
    proposal = consent.proposal
    picture: TablePicture = {
        **told,
        "you": seats,
        "undo": undo_picture(match, consent, seats),
        "redo": told["redo"] and consent.may_redo(eyes),
        "branch": sight.may_branch(journal, guest),
        "hints": consent.hints_picture(seats),
        "match": record.id,
        "mode": cast("Mode", record.mode),
        "options": match.options,
        "waiting": waiting(journal.scene, guest.lang),
        "proposal": None if proposal is None else proposal_picture(proposal),
        "seed": record.seed if journal.scene.over else None,
        "rematch": record.rematch,
    }
    if not guest.has_facts:
        picture["facts"] = match.facts
        picture["names"] = names_picture(match, guest.lang)
    return picture


def undo_picture(match: Match, consent: Consent, seats: list[int]) -> dict[str, Permission]:
    """Tell which of the seats may undo: free, or by asking others."""
    found: dict[str, Permission] = {}
    for seat in seats:
        reach = undo_reach(match.folded, seat)
        if reach:
            found[str(seat)] = "ask" if consent.asked_to_undo(seat, reach) else "free"
    return found


def proposal_picture(proposal: dict[str, Any]) -> ProposalPicture:
    """Tell who has proposed what, and whose answer is missing."""
    return {
        "about": proposal.get("about", "undo"),
        "seat": proposal["seat"],
        "freed": proposal.get("freed"),
        "n": proposal["n"],
        "waits_for": proposal["waits_for"],
    }


def past_picture(journal: Journal, guest: Guest, n: int, seat: int) -> PastPicture:
    """Show an earlier moment, through eyes this connection has; all eyes when the match is over."""
    match = journal.match
    if not sight.may_see_through(journal, guest, seat):
        raise Problem("not-your-seat", seat=seat)
    then = match.at(min(n, match.n))
    picture = match_picture(Scene(then), [], seat, guest.lang, 1)
    return {**picture, "undo": {}, "facts": match.facts}


def names_picture(match: Match, lang: str) -> dict[str, str]:
    """Tell the names of all things of a match."""
    texts = match.texts(lang)
    things = [thing for kind in match.title.components for pointed in kind.things for thing in pointed]
    return {thing: texts.plain_name(thing) for thing in things}


def players_picture(
    match: Match, seats: list[SeatRecord], here: set[str | None], slow: set[str], lang: str
) -> list[PlayerPicture]:
    """Tell who sits where, who is here, and which bot is too slow."""
    texts = match.texts(lang)
    return [
        {
            "seat": seat.seat,
            "name": texts.plain_name(f"seat/{seat.seat}"),
            "kind": cast("SeatKind", seat.kind),
            "bot": seat.bot,
            "help": character(seat, texts),
            "here": seat.kind == "bot" or (seat.person is not None and seat.person in here),
            "slow": seat.bot in slow,
        }
        for seat in seats
    ]


def character(seat: SeatRecord, texts: Texts) -> str:
    """Tell the character of the bot in a seat; nothing of a person's, even if a bot sits in."""
    is_known = seat.kind == "bot" and texts.has(f"bot-{seat.bot}")
    return name_and_character(seat.bot, texts)[1] if is_known else ""


def waiting(scene: Scene, lang: str) -> str:
    """Name the seats that are to act."""
    texts = scene.match.texts(lang)
    return ", ".join([texts.plain_name(f"seat/{seat}") for seat in scene.to_act if seat < scene.match.seats])


def texts_picture(match: Match, message: Describe, lang: str) -> dict[str, str]:
    """Tell choices of the open question in words; what is not offered now is not told."""
    legal = {choice.number: choice for choice in match.choices(message.seat)}
    return {str(number): legal[number].text(lang) for number in message.choices if number in legal}


def preview_picture(match: Match, message: PreviewWish, lang: str) -> PreviewAnswer:
    """Tell what a draft would do, and what may still join its pieces; nothing yet of one that needs more pieces."""
    left = None if DONE in message.choices else rest(match.state, message.seat, message.choices)
    told: PreviewAnswer = {
        "lines": [],
        "view": None,
        "next": "",
        "told": [],
        "changes": None,
        "done": None,
        "ends_turn": False,
        "pieces": None if left is None else left.pieces,
        "enough": None if left is None else left.enough,
    }
    try:
        preview = match.preview(message.seat, message.choices, lang)
    except Refused:
        if left is None or left.enough:
            raise
        return told
    told["lines"] = preview.lines
    told["view"] = preview.view
    told["next"] = preview.next_ask
    told["told"] = preview.told
    told["changes"] = preview.changes
    told["done"] = preview.done
    told["ends_turn"] = preview.ends_turn
    return told


def reasons_picture(match: Match, message: Why, lang: str) -> WhyAnswer:
    """Tell why not: for one choice, or for every choice that points at a thing, beside the pieces in hand."""
    seat = message.seat
    numbers = [message.choice]
    if message.choice < 0:
        numbers = [choice.number for choice, _ in match.reasons(seat, message.thing)]
        if not numbers:
            reasons_told = unasked_picture(match, seat, message.thing, lang)
            return {"reasons": reasons_told, "legal": False, "routes": routes_picture(match, message, lang)}
    reasons = [match.why_not_beside(seat, message.pieces, number) for number in numbers]
    told: list[Refusal] = []
    for refused in reasons:
        if refused is not None and refused.key not in [reason["key"] for reason in told]:
            told.append(refused_picture(refused, lang))
    legal = None in reasons
    routes = [] if legal else routes_picture(match, message, lang)
    return {"reasons": told[:MAX_REASONS], "legal": legal, "routes": routes}


def routes_picture(match: Match, message: Why, lang: str) -> list[RoutePicture]:
    """Tell what leads to a thing that was tapped, with no piece in hand."""
    if not message.thing or message.pieces:
        return []
    routes = routes_to(match, message.seat, message.thing)
    return [{"choice": one.first.number, "text": one.first.text(lang), "goal": one.goal.text(lang)} for one in routes]


def unasked_picture(match: Match, seat: int, thing: str, lang: str) -> list[Refusal]:
    """Tell of a thing that no choice of the open question points at: whose turn it is, or what the thing is."""
    texts = match.texts(lang)
    refused = match.why_not(seat, DONE)
    if refused is not None and seat not in match.to_act:
        return [refused_picture(refused, lang)]
    if thing not in texts.names and (thing.startswith("seat/") or not texts.has(thing.replace("/", "-"))):
        raise Problem("no-such-thing", thing=thing)
    told = [texts.say("thing-not-asked", {"name": texts.plain_name(thing)})]
    with contextlib.suppress(Problem):
        told.append(match.help(thing, lang))
    return [{"key": "thing-not-asked", "section": "", "text": text} for text in told]
