"""The command admin: what an operator does with a store of either kind."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import saecula
from saecula import cli
from saecula.cli.admin import ids_last
from saecula.kernel.problem import Problem
from saecula.server.messages import SeatWish
from saecula.store import Person, Store, open_store, records
from saecula.store.migrations import MIGRATIONS, TABLES, table_sentences
from saecula.store.upkeep import delete_match
from saecula.texts import LANGUAGES
from tests.server.playing import Page, hall, person, table_of
from tests.server.test_store import damage, run, with_match

if TYPE_CHECKING:
    from tests.server.cluster import Cluster

TURNS = 6
KINDS = ("sqlite", "postgres")


def fresh(kind: str, name: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Return where there is room for a store of a kind."""
    if kind == "sqlite":
        return str(tmp_path / f"{name}.db")
    cluster: Cluster = request.getfixturevalue("postgres_server")
    return cluster.database(f"{name}{abs(hash(request.node.nodeid))}")


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place for a store."""
    return fresh(request.param, "store", tmp_path, request)


@pytest.fixture(params=KINDS)
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place to restore into."""
    return fresh(request.param, "target", tmp_path, request)


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """What an operator types."""
    return Admin(capsys)


class Admin:
    """An operator at the command line."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def says(self, store: str, *words: str, lang: str = "en") -> tuple[int, str, str]:
        """Run a command; return exit code, output and errors."""
        code = cli.main(["admin", "--store", store, *words, "--lang", lang])
        captured = self.capsys.readouterr()
        return code, captured.out, captured.err

    def reads(self, store: str, *words: str) -> Any:  # noqa: ANN401 - JSON
        """Run a command that succeeds; return what a machine reads."""
        code, out, err = self.says(store, *words, "--json")
        assert code == 0, err
        return json.loads(out)

    def refused(self, store: str, *words: str) -> str:
        """Run a command that is refused in one sentence, in every language; return the English one."""
        sentences = []
        for lang in LANGUAGES:
            code, out, err = self.says(store, *words, lang=lang)
            assert (code, out, err.count("\n")) == (2, "", 1)
            assert "problem-" not in err
            sentences.append(err)
        assert len(set(sentences)) == len(LANGUAGES)
        return sentences[0]


async def played(store: Store) -> None:
    """Anna and Ben have begun a match of Bronze, Anna one of Khronos against a bot; Cleo has done nothing."""
    at = await hall(store)
    anna, ben, _ = [await person(at, name) for name in ("anna", "ben", "cleo")]
    table = await table_of(at, anna, "me", "open")
    await at.change_seat(ben, table.record.id, 1, SeatWish("take", table.record.seats[1].secret))
    pages = [await Page(table, one).come() for one in ("id-anna", "id-ben")]
    for _ in range(TURNS):
        page = pages[table.match.to_act[0]]
        choice = page.ask["choices"][-1][0]
        assert (await page.say(do="choose", seat=page.ask["seat"], ask=page.ask["ask"], choices=[choice]))["ok"]
    await table_of(at, anna, "me", "open", title="khronos")
    await store.setting("cookie-secret", "secret")
    for one in at.tables.values():
        one.close()


def rows_of(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return everything in a store."""
    found: dict[str, list[tuple[Any, ...]]] = {}

    async def story(store: Store) -> None:
        for table in TABLES:
            found[table] = sorted(await store.database.read(f"SELECT * FROM {table}"), key=repr)  # noqa: S608

    run(url, story)
    return found


def change(url: str, sql: str, *values: str | float) -> None:
    """Write something into a store that Saecula would not."""

    async def story(store: Store) -> None:
        assert await store.database.write((sql, values))

    run(url, story)


def test_a_backup_is_restored_into_either_kind_of_store(url: str, target: str, admin: Admin, tmp_path: Path) -> None:
    """Row by row, and every match has the digest it had."""
    run(url, played)
    file = tmp_path / "backup.db"
    saved = admin.reads(url, "backup", str(file))
    assert (saved["matches"], saved["people"]) == (2, 3)
    assert file.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in tmp_path.glob("*backup*")] == ["backup.db"]
    restored = admin.reads(target, "restore", str(file))
    assert (restored["events"], restored["store"]) == (saved["events"], target.rsplit("@", maxsplit=1)[-1])
    assert rows_of(target) == rows_of(url)
    verified = admin.reads(target, "verify")
    assert verified == admin.reads(url, "verify") == admin.reads(str(file), "verify")
    assert len(verified["digests"]) == 2


def test_the_tables_of_a_backup_are_all_there_are(tmp_path: Path) -> None:
    """Whoever adds a table has to name it among those that are copied."""
    with closing(sqlite3.connect(tmp_path / "x.db")) as file:
        for sql in table_sentences({name for name, _ in MIGRATIONS}):
            file.execute(sql)
        assert {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")} == set(TABLES)


def test_a_backup_of_an_older_release_is_brought_up_to_date(
    url: str, target: str, admin: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The older store itself stays as it is; other commands refuse it."""

    async def older(store: Store) -> None:
        await store.add_person(Person("p", "Anna"))

    async def unchanged(store: Store) -> None:
        assert await store.applied() == {MIGRATIONS[0][0]}

    with monkeypatch.context() as patched:
        patched.setattr(records, "MIGRATIONS", MIGRATIONS[:1])
        run(url, older)
    file = tmp_path / "backup.db"
    assert admin.reads(url, "backup", str(file))["people"] == 1
    assert "older release" in admin.refused(url, "people")
    with monkeypatch.context() as patched:
        patched.setattr(records, "MIGRATIONS", MIGRATIONS[:1])
        run(url, unchanged)
    admin.reads(target, "restore", str(file))
    assert [one["name"] for one in admin.reads(target, "people")] == ["Anna"]


def test_a_newer_store_and_its_backup_are_refused(
    url: str, admin: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows what its tables mean."""
    file = tmp_path / "backup.db"
    with monkeypatch.context() as patched:
        patched.setattr(records, "MIGRATIONS", (*MIGRATIONS, ("999-later", ())))
        run(url, with_match)
        admin.reads(url, "backup", str(file))
    for words in (["backup", str(tmp_path / "other.db")], ["verify"], ["people"]):
        assert "newer release" in admin.refused(url, *words)
    assert "newer release" in admin.refused(str(tmp_path / "new.db"), "restore", str(file))


def test_a_backup_goes_only_into_an_empty_store(url: str, admin: Admin, tmp_path: Path) -> None:
    """What is there stays as it is, also a store that has only seen a server start."""
    file = tmp_path / "backup.db"
    run(url, with_match)
    before = rows_of(url)
    admin.reads(url, "backup", str(file))
    assert "is not empty" in admin.refused(url, "restore", str(file))
    assert rows_of(url) == before


def test_a_store_that_is_not_there_is_not_made(admin: Admin, tmp_path: Path, postgres_url: str) -> None:
    """A file that is missing, an empty database, another kind, a file of something else."""
    missing = str(tmp_path / "missing.db")
    for store in (missing, postgres_url):
        for words in (["verify"], ["backup", str(tmp_path / "b.db")], ["people"]):
            assert "There is no store" in admin.refused(store, *words)
    assert "mysql" in admin.refused("mysql://x/y", "verify")
    notes = tmp_path / "notes.txt"
    notes.write_text("my notes " * 200, "utf-8")
    assert "damaged" in admin.refused(str(notes), "verify")
    assert "cannot be kept" in admin.refused("postgresql://nobody:s3cret@127.0.0.1:1/none", "verify")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["notes.txt"]


def test_a_backup_overwrites_nothing_and_has_to_be_whole(admin: Admin, tmp_path: Path) -> None:
    """A name that is taken, a folder that is missing, a backup that is missing, cut off, or something else."""
    store, file, target = (str(tmp_path / name) for name in ("store.db", "backup.db", "target.db"))
    run(store, with_match)
    assert "there already" in admin.refused(store, "backup", store)
    assert "folder" in admin.refused(store, "backup", str(tmp_path / "nowhere" / "b.db"))
    admin.reads(store, "backup", file)
    assert "no such file" in admin.refused(target, "restore", str(tmp_path / "missing.db"))
    whole = Path(file).read_bytes()
    for content in (whole[: len(whole) // 2], b"", b"my notes " * 200):
        Path(file).write_bytes(content)
        assert "is damaged" in admin.refused(target, "restore", file)
    assert not Path(target).exists()


@pytest.mark.parametrize(
    ("sql", "told"),
    [
        ("UPDATE events SET line = 'seat 0  fly' WHERE n = 3 AND match = ?", "fly"),
        ("DELETE FROM events WHERE n = 3 AND match = ?", "event 4"),
        ("DELETE FROM events WHERE match = ? AND n > 2", "stored is"),
        ("UPDATE matches SET over = 1 WHERE id = ?", "stored is"),
        ("UPDATE matches SET head = REPLACE(head, 'bronze', 'chess') WHERE id = ?", "chess"),
        ("UPDATE matches SET summary = '{' WHERE id = ?", "cannot be read"),
    ],
)
def test_verify_names_the_match_that_breaks_and_goes_on(url: str, admin: Admin, sql: str, told: str) -> None:
    """An event that is not legal, one that is missing, an end that is cut off, another summary, another title."""
    run(url, played)
    matches = {row[0]: row[1] for row in rows_of(url)["matches"]}
    broken, whole = (next(match for match in matches if matches[match] == key) for key in ("bronze", "khronos"))
    change(url, sql, broken)
    code, out, err = admin.says(url, "verify")
    assert code == 1
    assert (f"“{broken}”" in err, f"“{whole}”" in err, err.count("\n")) == (True, False, 1)
    assert told.lower() in err.lower()
    assert re.fullmatch(r"Matches: 2, events: \d+, broken matches: 1\.\n", out)
    code, out, _ = admin.says(url, "verify", "--json")
    found = json.loads(out)
    assert (code, found["broken"], list(found["problems"]), list(found["digests"])) == (1, 1, [broken], [whole])


def test_verify_goes_on_after_a_damaged_page(admin: Admin, tmp_path: Path) -> None:
    """Each match that cannot be read is named."""
    store = tmp_path / "store.db"
    run(str(store), played)
    damage(store, "events")
    code, out, err = admin.says(str(store), "verify")
    assert (code, err.count("cannot be read")) == (1, 2)
    assert "broken matches: 2" in out


def test_a_deleted_person_leaves_a_seat_without_a_name(url: str, admin: Admin) -> None:
    """Everywhere; the match is the same for the other, and nobody is found by the old id."""
    run(url, played)
    before = admin.reads(url, "verify")["digests"]
    assert "sit ben" in str(rows_of(url)["events"])
    for who, matches in (("ben", 1), ("anna", 2)):
        assert admin.reads(url, "delete-person", f"id-{who}") == {"id": f"id-{who}", "matches": matches}
        assert who not in str(rows_of(url))
        assert "There is nobody" in admin.refused(url, "export-person", f"id-{who}")
        assert "There is nobody" in admin.refused(url, "delete-person", f"id-{who}")
    assert admin.reads(url, "verify")["digests"] == before
    people = admin.reads(url, "people")
    assert sorted((one["name"], one["matches"]) for one in people) == [("", 1), ("", 2), ("cleo", 0)]
    assert admin.reads(url, "delete-person", "id-cleo")["matches"] == 0


def test_an_export_has_what_a_person_may_know(url: str, admin: Admin) -> None:
    """Name, matches, logs; of a running match with hidden cards only their own view."""
    run(url, played)
    code, out, _ = admin.says(url, "export-person", "id-anna")
    found = json.loads(out)
    assert (code, found["name"], found["recovery_phrase"], len(found["matches"])) == (0, "anna", False, 2)
    logs = {match["title"]: match["log"] for match in found["matches"]}
    assert saecula.load(logs["bronze"]).n >= TURNS
    assert " ?" in logs["khronos"]
    assert "seed" not in logs["khronos"].split("\n", 1)[0]
    assert [one["host"] for one in json.loads(admin.says(url, "export-person", "id-ben")[1])["matches"]] == [False]


def test_a_deleted_match_is_gone_for_everybody(url: str, admin: Admin) -> None:
    """Also for a server that has it open: whoever plays there hears that it is gone."""
    run(url, played)
    match, other = sorted(row[0] for row in rows_of(url)["matches"])

    async def at_the_table(store: Store) -> None:
        at = await hall(await open_store(url))
        anna = await person(at, "dora")
        table = await table_of(at, anna, "me", "me")
        page = await Page(table, "id-dora").come()
        await delete_match(store, table.record.id)
        ask = page.ask
        answer = await page.say(do="choose", seat=ask["seat"], ask=ask["ask"], choices=[ask["choices"][-1][0]])
        assert answer["problem"]["key"] == "no-such-match"
        with pytest.raises(Problem, match="no-such-match"):
            await table.journal.catch_up()
        await at.close()

    assert admin.says(url, "delete-match", match) == (0, f"Deleted the match “{match}”.\n", "")
    assert "There is no match" in admin.refused(url, "delete-match", match)
    found = rows_of(url)
    assert [row[0] for row in found["matches"]] == [other]
    assert {row[0] for table in ("seats", "events") for row in found[table]} == {other}
    run(url, at_the_table)


def test_prune_deletes_only_what_is_old_and_only_when_told(url: str, admin: Admin) -> None:
    """Finished matches that nobody touched, and people who never did anything; without --yes it counts."""
    run(url, played)
    change(url, "UPDATE people SET made = ? WHERE id = ?", 9e9, "id-ben")
    change(url, "UPDATE matches SET over = 1, changed = 1 WHERE title = ?", "bronze")
    before = rows_of(url)
    words = ("prune", "--days", "30")
    assert admin.reads(url, *words) == {"matches": 1, "people": 1, "deleted": False}
    assert rows_of(url) == before
    assert "Nothing was deleted" in admin.says(url, *words)[1]
    assert admin.reads(url, *words, "--yes") == {"matches": 1, "people": 1, "deleted": True}
    found = rows_of(url)
    assert [row[1] for row in found["matches"]] == ["khronos"]
    assert [row[0] for row in found["people"]] == ["id-anna", "id-ben"]
    assert admin.reads(url, *words) == {"matches": 0, "people": 0, "deleted": False}
    assert "--days" in admin.refused(url, "prune", "--days", "0")


def test_an_id_may_begin_with_a_dash() -> None:
    """It is not taken for an option, wherever it stands."""
    words = ["admin", "--store=abcdefgh", "delete-match", "-5sj9P2Ncinjpw-S", "--json"]
    assert ids_last(words) == [*words[:3], "--json", "--", words[3]]
    assert ids_last(["play", "-5sj9P2Ncinjpw-S"]) == ["play", "-5sj9P2Ncinjpw-S"]


def test_a_match_whose_id_begins_with_a_dash_is_deleted(admin: Admin, tmp_path: Path) -> None:
    """Like any other."""
    store = str(tmp_path / "store.db")
    run(store, with_match)
    assert "-5sj9P2Ncinjpw-S" in admin.refused(store, "delete-match", "-5sj9P2Ncinjpw-S")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deed", ["", *cli.admin.DEEDS])
def test_every_deed_has_help(capsys: pytest.CaptureFixture[str], deed: str, lang: str) -> None:
    """In both languages."""
    with pytest.raises(SystemExit) as caught:
        cli.main(["admin", *([deed] if deed else []), "--lang", lang, "--help"])
    assert caught.value.code == 0
    assert "cli-" not in capsys.readouterr().out
