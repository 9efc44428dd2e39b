"""Names at the table: people's as given, bots' in the language of each reader, the same as where one picks them."""

from __future__ import annotations

import asyncio

import saecula
from saecula.server.messages import SeatWish
from saecula.server.table import Table
from tests.server.playing import Page, hall, person, table_of


async def pages(table: Table) -> list[Page]:
    """Return a player who reads German, and a spectator who reads English."""
    return [
        await Page(table, "id-anna", lang="de").come(),
        await Page(table, None, key=table.record.watch, lang="en").come(),
    ]


def test_each_reader_has_his_own_names_for_bots() -> None:
    """With their character beside the name; a person has neither."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "expert", "kara")
        table.close()
        german, english = [page.picture["players"] for page in await pages(table)]
        assert [one["name"] for one in german] == ["anna", "Experte", "Kara"]
        assert [one["name"] for one in english] == ["anna", "Expert", "Kara"]
        assert [one["bot"] for one in german] == ["", "expert", "kara"]
        assert [one["help"] for one in german][:2] == ["", "Plant voraus und hat keine Vorurteile."]
        assert english[1]["help"] == "Plans ahead, without blind spots."

    asyncio.run(story())


def test_bots_with_the_same_name_are_numbered() -> None:
    """Only then; a person who calls himself like a bot counts too, and keeps his name."""

    async def story() -> None:
        at = await hall()
        anna, kara = await person(at, "anna"), await person(at, "Kara")
        table = await table_of(at, anna, "easy", "me", "easy", "greedy")
        table.close()
        german = (await pages(table))[0].picture["players"]
        assert [one["name"] for one in german] == ["Leicht 1", "anna", "Leicht 2", "Faustregel"]
        other = await table_of(at, kara, "me", "kara")
        other.close()
        page = await Page(other, "id-Kara").come()
        assert [one["name"] for one in page.picture["players"]] == ["Kara", "Kara 2"]

    asyncio.run(story())


def test_the_story_and_the_lists_name_bots_as_the_table_does() -> None:
    """In the story, while waiting, in the lobby, among my matches."""

    async def story() -> None:
        at = await hall()
        anna = await person(at, "anna")
        table = await table_of(at, anna, "me", "greedy")
        while table.chores.bots and not table.chores.bots.done():
            await table.chores.bots
        firsts = [page.heard[0]["picture"]["lines"] for page in await pages(table)]
        told = [{name for line in lines for name, thing in line["parts"] if thing == "seat/1"} for lines in firsts]
        assert told == [{"Faustregel"}, {"Rule of Thumb"}]
        names = {"de": ["anna", "Faustregel"], "en": ["anna", "Rule of Thumb"]}
        for lang, expected in names.items():
            lobby = await at.lobby(anna, table.record.id, "", lang)
            assert [seat["name"] for seat in lobby["seats"]] == expected
            assert (await at.my_matches(anna, lang))[0]["players"] == expected
        table.close()

    asyncio.run(story())


def test_the_log_names_a_bot_by_its_key() -> None:
    """The same in every language; whoever loads it reads the name in his own."""

    async def story() -> None:
        at = await hall()
        anna = await person(at, "anna")
        table = await table_of(at, anna, "me", "open")
        await at.change_seat(anna, table.record.id, 1, SeatWish("bot", bot="expert"))
        table.close()
        assert table.match.log().count("seat 1  sit expert\n") == 1
        loaded = saecula.load(table.match.log())
        assert loaded.texts("de").plain_name("seat/1") == "Experte"
        assert loaded.texts("en").plain_name("seat/1") == "Expert"

    asyncio.run(story())


def test_a_bot_we_no_longer_know_is_a_player_without_a_name() -> None:
    """A store may be older than the bots."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "greedy")
        table.close()
        table.record.seats[1].bot = "gone"
        table.seating.rename()
        page = await Page(table, "id-anna").come()
        assert page.picture["players"][1]["name"] == "Player 2"
        assert page.picture["players"][1]["help"] == ""

    asyncio.run(story())
