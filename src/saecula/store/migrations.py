"""Migrations: named, applied once, in order. A landed one is never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Collection

# Each after those it refers to.
TABLES = ("migrations", "settings", "people", "matches", "seats", "events", "knowers", "invitations")
MIGRATIONS_TABLE = "CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)"
MIGRATIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "001-begin",
        (
            """CREATE TABLE settings (
                name TEXT PRIMARY KEY,
                value TEXT NOT NULL
            )""",
            """CREATE TABLE people (
                id TEXT PRIMARY KEY,
                name TEXT NOT NULL,
                phrase TEXT,
                settings TEXT NOT NULL,
                made DOUBLE PRECISION NOT NULL
            )""",
            "CREATE UNIQUE INDEX people_phrase ON people (phrase)",
            """CREATE TABLE matches (
                id TEXT PRIMARY KEY,
                title TEXT NOT NULL,
                head TEXT NOT NULL,
                host TEXT NOT NULL REFERENCES people (id),
                mode TEXT NOT NULL,
                minutes DOUBLE PRECISION NOT NULL,
                watch TEXT NOT NULL,
                seed TEXT NOT NULL,
                over INTEGER NOT NULL,
                summary TEXT NOT NULL,
                rematch TEXT,
                made DOUBLE PRECISION NOT NULL,
                changed DOUBLE PRECISION NOT NULL
            )""",
            """CREATE TABLE seats (
                match TEXT NOT NULL REFERENCES matches (id),
                seat INTEGER NOT NULL,
                kind TEXT NOT NULL,
                person TEXT REFERENCES people (id),
                bot TEXT NOT NULL,
                secret TEXT NOT NULL,
                PRIMARY KEY (match, seat)
            )""",
            "CREATE INDEX seats_person ON seats (person)",
            """CREATE TABLE events (
                match TEXT NOT NULL REFERENCES matches (id),
                n INTEGER NOT NULL,
                line TEXT NOT NULL,
                at DOUBLE PRECISION NOT NULL,
                PRIMARY KEY (match, n)
            )""",
        ),
    ),
    ("002-proposals", ("ALTER TABLE matches ADD COLUMN proposal TEXT",)),
    ("003-hints", ("ALTER TABLE matches ADD COLUMN hints TEXT",)),
    ("004-hosts", ("CREATE INDEX matches_host ON matches (host, made)",)),
    (
        "005-clocks",
        (
            "ALTER TABLE seats ADD COLUMN sat DOUBLE PRECISION NOT NULL DEFAULT 0",
            "ALTER TABLE seats ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0",
            "ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0",
        ),
    ),
    (
        "006-knowers",
        (
            """CREATE TABLE knowers (
                match TEXT NOT NULL REFERENCES matches (id),
                seat INTEGER NOT NULL,
                who TEXT NOT NULL,
                PRIMARY KEY (match, seat, who)
            )""",
        ),
    ),
    ("007-names", ("ALTER TABLE seats ADD COLUMN name TEXT NOT NULL DEFAULT ''",)),
    ("008-idle-people", ("CREATE INDEX people_made ON people (made)", "CREATE INDEX knowers_who ON knowers (who)")),
    ("009-chance", ("ALTER TABLE matches ADD COLUMN chance TEXT NOT NULL DEFAULT ''",)),
    (
        "010-invitations",
        (
            """CREATE TABLE invitations (
                code TEXT NOT NULL,
                place INTEGER NOT NULL,
                until DOUBLE PRECISION NOT NULL,
                taken TEXT,
                PRIMARY KEY (code, place)
            )""",
        ),
    ),
)


def table_sentences(applied: Collection[str]) -> list[str]:
    """Return the SQL that makes the tables of a store as these migrations left them."""
    return [MIGRATIONS_TABLE, *[sql for name, sentences in MIGRATIONS if name in applied for sql in sentences]]


def columns_of(file: sqlite3.Connection, table: str) -> list[str]:
    """Return the columns of a table of an SQLite file; none if there is no such table."""
    return [str(row[1]) for row in file.execute(f"PRAGMA table_info({table})")]
