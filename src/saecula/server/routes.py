"""Routes: everything that is asked by HTTP. Each says in its docstring what OpenAPI shows of it."""

from __future__ import annotations

import json
import time
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from markdown_it import MarkdownIt

import saecula
from saecula.bots import BOTS, bots_of, name_and_character
from saecula.kernel.problem import Problem
from saecula.match.odds import odds
from saecula.rulebook import rules_text
from saecula.server import chance, forms, privacy, sight
from saecula.server.people import clean_name, new_id, new_phrase, phrase_hash
from saecula.store import Person
from saecula.texts import Texts, check_language, labels_of

if TYPE_CHECKING:
    from saecula.server.services import Services
    from saecula.store import MatchRecord

MAX_SETTINGS_LENGTH = 4000
MAX_LOG_BYTES = 1_000_000  # bytes of an import: many times as many as a long match has; other bodies are short
AnyRequest = Request[Any, Any, Any]
Key = Annotated[str, QueryParameter(max_length=80)]
Lang = Annotated[str, QueryParameter(max_length=10)]
Form = TypeVar("Form")


def wrong(description: str) -> ResponseSpec:
    """Describe an answer that tells a problem."""
    return ResponseSpec(forms.Wrong, generate_examples=False, description=description)


EVERY = {400: wrong("wrong"), 429: wrong("too many"), 500: wrong("our fault"), 503: wrong("store lost, busy")}
FOUND = EVERY | {404: wrong("unknown")}
CHANGED = EVERY | {403: wrong("not yours"), 408: wrong("too slow"), 413: wrong("too long"), 415: wrong("no JSON")}
TAKEN = FOUND | CHANGED | {409: wrong("taken")}


def as_form(found: object, form: type[Form]) -> Form:
    """Return plain values as the form that OpenAPI shows."""
    return msgspec.convert(found, form)


def person_form(person: Person | None, door: forms.Door) -> forms.Somebody:
    """Tell somebody who they are, and who may come in."""
    if person is None:
        return forms.Somebody(None, door)
    return forms.Somebody(forms.PersonFacts(person.id, person.name, json.loads(person.settings)), door)


def made(record: MatchRecord) -> forms.Made:
    """Tell where a new match is."""
    return forms.Made(record.id, record.watch)


@cache
def rules_html(title: str, lang: str) -> str:
    """Return a rules text as HTML; the text is ours."""
    text = rules_text(title, lang)
    if not text:
        raise Problem("no-such-title", title=title, known="")
    return str(MarkdownIt("commonmark", {"html": True}).enable("table").render(text))


def people_routes(services: Services) -> list[Any]:
    """Return the routes of people."""

    @get("/api/me", responses=EVERY)
    async def me(request: AnyRequest) -> forms.Somebody:
        """Tell who the cookie says you are."""
        return person_form(await services.person(request.cookies), await services.door())

    @post("/api/me", status_code=200, responses=CHANGED)
    async def change_me(request: AnyRequest, data: JSONBody[forms.Me]) -> Response[forms.Somebody]:
        """Take a nickname, or keep settings; the first time makes a person and sets the cookie."""
        settings = json.dumps(data.settings)
        if len(settings) > MAX_SETTINGS_LENGTH:
            raise Problem("message-too-long", most=MAX_SETTINGS_LENGTH)
        known = await services.person(request.cookies)
        if known is None:
            await services.check_newcomer(request, data.invitation)
        person = known or Person(new_id(), "", made=time.time())
        person.name = person.name if data.name is None else clean_name(data.name)
        person.settings = person.settings if data.settings is None else settings
        await (services.hall.store.add_person(person) if known is None else services.hall.store.change_person(person))
        services.hall.call(person)
        return Response(person_form(person, await services.door()), cookies=[services.cookie(person, request)])

    @get("/api/me/known", responses=CHANGED)
    async def known_of_me(request: AnyRequest) -> forms.Known:
        """Tell everything that is stored about you; of running matches, what you may know of them."""
        person = await services.somebody(request)
        return as_form(await privacy.known_of(services.hall.store, person), forms.Known)

    @post("/api/me/delete", status_code=200, responses=CHANGED)
    async def delete_me(request: AnyRequest) -> Response[forms.Gone]:
        """Delete you; your matches keep a seat without a name. There is no way back."""
        person = await services.somebody(request)
        matches = await services.hall.forget(person)
        return Response(forms.Gone(len(matches)), cookies=[services.no_cookie()])

    @post("/api/me/phrase", status_code=200, responses=CHANGED)
    async def phrase(request: AnyRequest) -> forms.RecoveryPhrase:
        """Make a recovery phrase: twelve words that bring you back in another browser."""
        person = await services.somebody(request)
        words = new_phrase()
        await services.hall.store.set_phrase(person.id, await services.hasher.run(phrase_hash, words))
        return forms.RecoveryPhrase(words)

    @post("/api/me/recover", status_code=200, responses=CHANGED)
    async def recover(request: AnyRequest, data: JSONBody[forms.Recovery]) -> Response[forms.Somebody]:
        """Become the person of a recovery phrase, with a new cookie."""
        services.check_phrase(request)
        person = await services.hall.store.person_by_phrase(await services.hasher.run(phrase_hash, data.phrase))
        if person is None:
            raise Problem("no-such-phrase")
        return Response(person_form(person, await services.door()), cookies=[services.cookie(person, request)])

    return [me, change_me, known_of_me, delete_me, phrase, recover]


def bot_forms(title: str, lang: str) -> list[forms.BotFacts]:
    """Tell which bots can play a title: name and character."""
    texts = Texts(title, lang)
    return [forms.BotFacts(bot, *name_and_character(bot, texts)) for bot in bots_of(title)]


def reading_routes(services: Services) -> list[Any]:
    """Return the routes of what everybody may read."""

    @get("/api/titles", responses=EVERY)
    async def titles(lang: Lang = "en") -> forms.Titles:
        """List the titles with their seats, options and bots."""
        check_language(lang)
        found = [title | {"bots": bot_forms(title["key"], lang)} for title in saecula.titles(lang, services.titles)]
        return forms.Titles(as_form(found, list[forms.TitleFacts]), list(BOTS), services.hall.thinkers.engine.state)

    @get("/api/labels", responses=FOUND)
    async def labels(lang: Lang = "en", title: Key = "") -> dict[str, str]:
        """Give the page's own labels; with a title also the names of its things."""
        check_language(lang)
        if not title:
            return labels_of(lang)
        played = services.hall.title(title)
        found = labels_of(lang, title)
        texts = Texts(played.key, lang)
        things = [thing for kind in played.components for pointed in kind.things for thing in pointed]
        return found | {thing.replace("/", "-"): texts.plain_name(thing) for thing in things}

    @get("/api/rules/{title:str}", responses=FOUND)
    async def rules(title: FromPath[str], lang: Lang = "en") -> forms.RulesText:
        """Give the rules text of a title, with an anchor for each section."""
        return forms.RulesText(rules_html(services.hall.title(title).key, check_language(lang)))

    return [titles, labels, rules]


def match_routes(services: Services) -> list[Any]:
    """Return the routes of matches."""

    @get("/api/matches", responses=EVERY)
    async def mine(request: AnyRequest, lang: Lang = "en") -> list[forms.MatchRow]:
        """List your matches, the latest first."""
        check_language(lang)
        person = await services.person(request.cookies)
        return as_form([] if person is None else await services.hall.my_matches(person, lang), list[forms.MatchRow])

    @post("/api/matches", status_code=201, responses=TAKEN)
    async def new(request: AnyRequest, data: JSONBody[forms.NewMatch]) -> forms.Made:
        """Begin a match; each seat is “me”, “open” or a bot's key."""
        person = await services.somebody(request)
        async with services.reading(request, person.id):
            return made(await services.hall.new_match(person, data))

    @get("/api/matches/{match:str}", responses=FOUND)
    async def lobby(request: AnyRequest, match: FromPath[str], key: Key = "", lang: Lang = "en") -> forms.Lobby:
        """Tell who sits where, to those who have a link or a seat."""
        check_language(lang)
        return as_form(await services.hall.lobby(await services.person(request.cookies), match, key, lang), forms.Lobby)

    @post("/api/matches/{match:str}/seats/{seat:int}", status_code=200, responses=TAKEN)
    async def seat(
        request: AnyRequest,
        match: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[forms.SeatWish],
        lang: Lang = "en",
    ) -> forms.Lobby:
        """Take, leave or open a seat, give it to a bot, renew its link, or let the others vote on freeing it."""
        check_language(lang)
        person = await services.somebody(request)
        table = await services.hall.change_seat(person, match, seat, data)
        shown = await services.hall.lobby(person, match, table.record.watch, lang)  # also to whoever has just left
        return as_form(shown, forms.Lobby)

    @post("/api/matches/{match:str}/chance", status_code=200, responses=TAKEN)
    async def give(
        request: AnyRequest, match: FromPath[str], data: JSONBody[forms.ChanceWish], lang: Lang = "en"
    ) -> forms.Lobby:
        """Give a secret number to the seed of a match you sit at: first its fingerprint, then, when asked, itself."""
        check_language(lang)
        person = await services.somebody(request)
        await chance.give((await services.hall.table(match)).journal, person.id, data)
        return as_form(await services.hall.lobby(person, match, "", lang), forms.Lobby)

    @post("/api/matches/{match:str}/rematch", status_code=201, responses=TAKEN)
    async def rematch(request: AnyRequest, match: FromPath[str]) -> forms.Made:
        """Make the same match again, or find the rematch that somebody made."""
        return made(await services.hall.rematch(await services.somebody(request), match))

    return [mine, new, lobby, seat, give, rematch]


def log_routes(services: Services) -> list[Any]:
    """Return the routes of logs: branch, export, odds, import."""

    @post("/api/matches/{match:str}/branch", status_code=201, responses=TAKEN)
    async def branch(
        request: AnyRequest, match: FromPath[str], data: JSONBody[forms.BranchWish], key: Key = ""
    ) -> forms.Made:
        """Go on from an event as a match of your own, with its bots: a finished one, or one all yours to see."""
        person = await services.somebody(request)
        table, guest = await services.watching(request, match, key)
        async with services.reading(request, person.id):
            log = sight.branched_log(table.journal, guest, data.n)
        return made(await services.hall.branch(person, table, log))

    @get("/api/matches/{match:str}/log", media_type=MediaType.TEXT, responses=FOUND)
    async def log(request: AnyRequest, match: FromPath[str], key: Key = "") -> str:
        """Give the log as text: whole if the match is over or every seat is yours, else as your seats may know it."""
        table, guest = await services.watching(request, match, key)
        return await chance.log_with_chance(table.journal, sight.log_for(table.journal, guest))

    @get("/api/matches/{match:str}/odds", responses=FOUND)
    async def chances(request: AnyRequest, match: FromPath[str], key: Key = "", lang: Lang = "en") -> forms.Odds:
        """Set what nature chose beside what was to be expected: all of it at the end, before that what you saw."""
        table, guest = await services.watching(request, match, key)
        async with services.reading(request, guest.person):
            found = odds(table.match, sight.one_pair_of_eyes(table.journal, guest), check_language(lang))
            return as_form(found, forms.Odds)

    @post("/api/import", status_code=201, responses=TAKEN, request_max_body_size=MAX_LOG_BYTES)
    async def bring(request: AnyRequest, data: JSONBody[forms.Brought]) -> forms.Made:
        """Make a match of your own from a log, with the bots it names."""
        person = await services.somebody(request)
        async with services.reading(request, person.id, time.perf_counter):
            return made(await services.hall.bring(person, data.log))

    return [branch, log, chances, bring]
