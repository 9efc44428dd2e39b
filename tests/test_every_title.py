"""The conformance test: every law, every title. `saecula check` asks the same laws at length."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.choices import Choices
from saecula.kernel.frames import playout
from saecula.kernel.log import Log
from saecula.kernel.state import AT_END
from saecula.kernel.title import Title, settled_options
from saecula.lab import laws, match_laws
from saecula.lab.simulate import events_of
from saecula.lab.variants import empty_log, variants
from tests.titles import EVERY_TITLE, KEYS

if TYPE_CHECKING:
    from collections.abc import Callable

MATCHES = 12
QUICK = (
    laws.never_empty,
    laws.sound,
    laws.only_who_owes,
    laws.lent_alone,
    laws.together_says_so,
    laws.drafts_end_well,
)
every_title = pytest.mark.parametrize("title", EVERY_TITLE, ids=KEYS)


def matches_of(title: Title, count: int) -> list[Log]:
    """Return empty logs that go round all seat counts and options."""
    combinations = variants(title)
    step = max(1, len(combinations) // count)
    chosen = [combinations[i * step % len(combinations)] for i in range(count)]
    return [empty_log(title, seats, options, seed=11 + i) for i, (seats, options) in enumerate(chosen)]


@every_title
@pytest.mark.parametrize("law", [*laws.CHEAP_LAWS, *laws.COSTLY_LAWS], ids=lambda law: law.__name__)
def test_law_on_the_way(title: Title, law: Callable[[laws.Moment], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """A law holds at every moment of random matches with all seat counts and options."""
    monkeypatch.setattr(laws, "CHEAP_LAWS", ())
    monkeypatch.setattr(laws, "COSTLY_LAWS", (law,))
    monkeypatch.setattr(laws, "COSTLIEST_LAWS", ())
    counts: dict[str, int] = {}
    often = 1 if law in QUICK else 25
    for log in matches_of(title, MATCHES):
        laws.play_lawfully(log, often, 10**9, counts)
    assert counts[law.__name__] > 0


@every_title
@pytest.mark.parametrize("law", laws.COSTLIEST_LAWS, ids=lambda law: law.__name__)
def test_law_now_and_then(title: Title, law: Callable[[laws.Moment], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """A law that takes longer holds at some moments."""
    monkeypatch.setattr(laws, "CHEAP_LAWS", ())
    monkeypatch.setattr(laws, "COSTLY_LAWS", ())
    monkeypatch.setattr(laws, "COSTLIEST_LAWS", (law,))
    counts: dict[str, int] = {}
    for log in matches_of(title, 4):
        laws.play_lawfully(log, 10**9, 40, counts)
    assert counts[law.__name__] > 0


@every_title
@pytest.mark.parametrize("law", [*match_laws.MATCH_LAWS, *match_laws.COSTLY_MATCH_LAWS], ids=lambda law: law.__name__)
def test_law_of_whole_matches(
    title: Title, law: Callable[[laws.Moment], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A law holds when a match is over."""
    monkeypatch.setattr(laws, "CHEAP_LAWS", ())
    for log in matches_of(title, MATCHES // 2):
        law(laws.play_lawfully(log, 10**9, 10**9, {}))


@every_title
def test_a_broken_law_is_found(title: Title) -> None:
    """The laws can fail: a state that breaks one is a breach."""
    log = matches_of(title, 1)[0]
    moment = laws.Moment(title, log, log.begin(), Rng(Chance(1), 1))
    with pytest.raises(laws.LawError):
        match_laws.ends(moment)


def shuffled_pack(title: Title, seed: int) -> str:
    """Return a pack in which the numbers of every column have changed their rows."""
    chance = Chance(seed)
    lines: list[str] = []
    for table, rows in title.rows().items():
        columns = {key for row in rows for key, value in row.items() if isinstance(value, int) and value is not True}
        shuffled: dict[str, list[Any]] = {}
        for n, column in enumerate(sorted(columns)):
            values = [(chance.word(31 * n + i), row[column]) for i, row in enumerate(rows) if column in row]
            shuffled[column] = [value for _, value in sorted(values)]
        for i, row in enumerate(rows):
            numbers = [f"{column} = {shuffled[column][i]}" for column in sorted(columns) if column in row]
            lines += [f"[[{table}]]", f'key = "{row["key"]}"', *numbers]
    return "\n".join(lines)


@every_title
def test_a_pack_with_all_values_shuffled_plays_to_the_end_beside_a_match_without_it(title: Title) -> None:
    """Compiled code holds no printed value, and two packs in one process do not meet."""
    seats = title.seats[-1]
    options = settled_options(title, seats, {})
    plain = played(title, seats, "")
    pack = shuffled_pack(title, 5)
    assert title.data(seats, options, pack) != title.data(seats, options, "")
    assert played(title, seats, pack)
    assert played(title, seats, "") == plain


def played(title: Title, seats: int, pack: str) -> list[int]:
    """Play a random match to its end and return its numbers."""
    s = title.new(seats, settled_options(title, seats, {}), pack)
    record = Choices()
    playout(s, Chance(3), Chance(3, BOTS), record)
    assert s.owed == AT_END
    return record.as_list()


@every_title
def test_compiled_and_interpreted_give_the_same_digest(title: Title) -> None:
    """The same files run both ways and play the same matches."""
    digests = {simulated_digest(title.key, pure) for pure in ("0", "1")}
    assert len(digests) == 1


def simulated_digest(title: str, pure: str) -> str:
    """Return the digest of a simulation in a process of its own."""
    command = [sys.executable, "-m", "saecula", "simulate", title, "--games", "40", "--seed", "9", "--digest", "--json"]
    command += ["--seats", "2"]
    environment = os.environ | {"SAECULA_PURE": pure}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return str(json.loads(done.stdout)["digest"])


@every_title
def test_the_vocabulary_is_small_and_every_word_has_one_number(title: Title) -> None:
    """An AI's action space stays below 2,500, and notation is unambiguous."""
    notation = [title.words.notation(choice) for choice in range(len(title.words))]
    assert len(set(notation)) == len(notation) < 2500


@every_title
def test_random_matches_reach_every_way_to_end_that_random_play_can(title: Title) -> None:
    """A finished match ends in one of the declared ways."""
    for log in matches_of(title, MATCHES):
        moment = laws.play_lawfully(log, 10**9, 10**9, {})
        assert title.ending(moment.state) in title.endings


@every_title
def test_events_of_a_record_are_numbered_from_one(title: Title) -> None:
    """What the compiled loop records is a log."""
    numbers = played(title, title.seats[0], "")
    record = Choices()
    for number in numbers:
        record.add(number)
    events = events_of(record)
    assert [event.n for event in events] == list(range(1, len(numbers) // 2 + 1))
