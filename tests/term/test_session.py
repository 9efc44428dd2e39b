"""Whole matches at the terminal, played by scripts through a pipe."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

import saecula
from saecula.bots import BOTS, Worlds
from saecula.match.match import Match
from saecula.term import players_of
from tests.term.playing import Screen, bronze, first_choices, least_pieces, played


def numbered(match: Match) -> Callable[[], str | None]:
    """Answer with numbers: a piece where pieces are picked, else the first choice of the list."""

    def answer() -> str | None:
        if match.over:
            return None
        return least_pieces(match) or ("0" if match.ask_key == "food" else "1")

    return answer


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_a_solo_match_to_its_end(lang: str, width: int) -> None:
    match = bronze(1)
    code, shown = played(match, first_choices(match), lang=lang, width=width)
    assert code == 0
    assert match.over
    assert str(match.scores[0].points) in shown
    assert ("Seed: 7" if lang == "en" else "Startwert: 7") in shown
    assert "\x1b" not in shown
    names = ("saecula ", "/")
    assert [line for line in shown.splitlines() if cell_len(line) > width and not any(n in line for n in names)] == []


def test_a_match_against_a_bot_to_its_end() -> None:
    match = bronze(2)
    code, shown = played(match, first_choices(match), players=["me", "greedy"])
    assert code == 0
    assert match.over
    assert "wins with" in shown or "share the victory" in shown
    assert "Rule of Thumb" in shown
    assert "Player 2" not in shown
    assert "Tie-break" in shown
    assert players_of(match) == ["me", "greedy"]


def test_a_match_by_numbers_and_the_end_of_input() -> None:
    match = bronze(2)
    code, shown = played(match, numbered(match), players=["me", "random"])
    assert code == 0
    assert match.over
    assert "Traceback" not in shown


def test_bots_alone_need_nobody() -> None:
    match = bronze(2)
    code, shown = played(match, [], players=["greedy", "greedy"])
    assert code == 0
    assert match.over
    assert "Rule of Thumb 1" in shown
    assert "Rule of Thumb 2" in shown
    assert "Player" not in shown


def test_bots_choose_alike_from_the_same_seed() -> None:
    logs = []
    for _ in range(2):
        match = bronze(2)
        played(match, [], players=["random", "random"])
        logs.append(match.log())
    assert logs[0] == logs[1]


def test_hot_seat_announces_whose_turn_it_is() -> None:
    match = bronze(2)
    _, shown = played(match, ["", "1", "", ""])
    assert "Player 1, it is your turn." in shown
    assert "Player 2, it is your turn." in shown
    assert "Player 1 feeds 3 cities" in shown.split("Player 2, it is your turn.")[1]


def test_where_seats_see_different_things_the_next_one_looks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bronze(2)
    monkeypatch.setattr(match.title, "hides", True)
    _, shown = played(match, ["", "", "1", "", ""])
    assert shown.count("When nobody else is looking, press Enter.") == 2


def test_the_only_possible_answer_is_given_by_itself() -> None:
    description = {
        "active": 0,
        "phase": "discard",
        "dice": {"food3": 3},
        "seats": [{"goods": {"wood": 8, "stone": 1}}, {}],
    }
    match = saecula.position("bronze", description, seed=1)
    _, shown = played(match, [])
    assert "has only one possibility" in shown
    assert match.view()["seats"][0]["goods"]["wood"] == 6
    assert match.ask_key == "discard"
    match = saecula.position("bronze", description, seed=1)
    _, shown = played(match, ["undo"])
    assert "Traceback" not in shown


def test_auto_off_asks_everything() -> None:
    match = bronze(1)
    _, shown = played(match, ["auto off", "auto", "auto maybe", "auto on"])
    assert "Every question is asked" in shown
    assert "maybe" in shown


# -- undo, redo -------------------------------------------------------------------------------------------------------


def test_undo_and_redo_skip_the_bots() -> None:
    match = bronze(2)
    _, shown = played(match, ["done", "1", "1", "undo", "undo", "undo", "undo"], players=["me", "greedy"])
    assert shown.count("Taken back.") == 3
    assert "not chosen anything yet" in shown
    assert match.steps[-1].event.seat > 1  # nature: no answer stands
    before = bronze(2)
    played(before, ["done", "1", "1"], players=["me", "greedy"])
    again = bronze(2)
    played(again, ["done", "1", "1", "undo", "undo", "redo", "redo", "redo"], players=["me", "greedy"])
    assert again.digest() == before.digest()


def test_an_undo_after_which_the_dice_fall_anew_is_told() -> None:
    """In the story, also to whoever reads it later, and in the end; a redo brings the old dice, so nothing is told."""
    match = bronze(1)
    told = "takes back an answer. Everything chance decided after it is decided anew."
    _, shown = played(match, ["1", "undo", "redo", "undo", "1", "story all"])
    assert "You take back an answer" in shown.split("› undo")[1]
    assert [told in line for line in match.story()].count(True) == 1
    assert [told in line for line in saecula.load(match.log()).story()].count(True) == 1
    last = [line for line in match.story(0) if "You take back" in line or "You roll 1 die" in line]
    assert "You take back" in last[0]
    assert len(last) == 2
    _, shown = played(match, first_choices(match))
    assert "chance decided anew once" in shown


def test_an_undo_that_changes_no_dice_is_not_told() -> None:
    """What nature had no part in is taken back without a word."""
    description = {
        "active": 0,
        "phase": "build",
        "dice": {"workers3": 3},
        "seats": [{"goods": {"wood": 4, "stone": 3, "pottery": 3}}, {}],
    }
    match = saecula.position("bronze", description, seed=1)
    played(match, ["3*city", "undo"])
    assert match.events[-1].undone
    assert not match.retaken
    assert [line for line in match.story() if "takes back" in line] == []


def test_undo_takes_back_a_whole_offer() -> None:
    match = saecula.position(
        "bronze",
        {
            "options": {"trading": "on"},
            "active": 0,
            "phase": "trade",
            "dice": {"food3": 3},
            "seats": [{"goods": {"wood": 4}}, {"goods": {"stone": 3}}],
        },
        seed=1,
    )
    steps = len(match.steps)
    played(match, ["give 3 wood, take 2 stone", "undo"])
    assert len(match.steps) == steps
    assert match.ask_key == "partner"
    played(match, ["redo"])
    assert match.to_act in ((0,), (1,))


def test_undo_after_the_end() -> None:
    match = bronze(1)
    answers = first_choices(match)
    said: list[str] = []

    def answer() -> str | None:
        if match.over and not said:
            said.append("undo")
            return "undo"
        return None if said else answers()

    played(match, answer)
    assert not match.over


# -- saving -----------------------------------------------------------------------------------------------------------


def test_save_load_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "evening.log"
    match = bronze(2)
    code, shown = played(match, ["coin", f"save {file}", "quit"], players=["me", "greedy"])
    assert code == 0
    assert f"Saved as {file}" in shown
    loaded = saecula.load(file.read_text("utf-8"))
    assert loaded.digest() == match.digest()
    assert players_of(loaded) == ["me", "greedy"]
    events = len(loaded.events)
    code, shown = played(loaded, first_choices(loaded), players=players_of(loaded))
    assert loaded.over
    assert [event.who for event in loaded.events[events:] if event.who] == []  # nobody sat down again
    other = bronze(1)
    code, shown = played(other, ["", f'load "{file}"', "scores", "quit"])
    assert "Loaded" in shown
    assert "Rule of Thumb" in shown


def test_every_answer_is_saved_where_a_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "match.log"
    match = bronze(1)
    _, shown = played(match, ["1"], save=str(file))
    assert saecula.load(file.read_text("utf-8")).digest() == match.digest()
    assert str(file) in shown


def test_an_existing_file_of_another_kind_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt", "utf-8")
    _, shown = played(bronze(1), [f"save {file}", f"save {tmp_path}", f"save {tmp_path}/no/such/place", "save \0"])
    assert file.read_text("utf-8") == "Dear aunt"
    assert "not a saved match" in shown
    assert "folder" in shown


def test_a_full_disk_harms_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.log"
    played(bronze(1), ["1", f"save {file}"])
    before = file.read_text("utf-8")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    code, shown = played(bronze(1), ["2", f"save {file}"])
    assert code == 0
    assert "the disk is full" in shown
    assert "The match could not be saved" in shown  # on leaving, too
    assert file.read_text("utf-8") == before
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["match.log"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "a.log", tmp_path / "b.log"
    file.touch()
    link.symlink_to(file)
    played(bronze(1), ["1", f"save {link}"])
    assert link.is_symlink()
    assert file.read_text("utf-8").startswith("start bronze")


def test_files_that_cannot_be_loaded(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "text").write_text("hello", "utf-8")
    cut = bronze(1).log()[:-20]
    (tmp_path / "cut").write_text(cut, "utf-8")
    names = ["bytes", "text", "cut", "missing", "."]
    match = bronze(1)
    code, shown = played(match, ["load", "load /dev/zero", *[f"load {tmp_path}/{name}" for name in names]])
    assert code == 0
    assert len(match.steps) == len(bronze(1).steps)
    for words in ("not a text file", "should begin with", "breaks off", "no such file", "too large", "Name the file"):
        assert words in " ".join(shown.split())  # wherever a line is broken


# -- leaving ----------------------------------------------------------------------------------------------------------


def saved_in(folder: Path) -> list[Path]:
    """Return what was saved on leaving."""
    return sorted(folder.iterdir()) if folder.is_dir() else []


def test_the_end_of_input_saves_and_tells_how_to_go_on(state_folder: Path) -> None:
    match = bronze(1)
    code, shown = played(match, ["1"])
    (file,) = saved_in(state_folder)
    assert code == 0
    assert f"saecula play --load {file}" in shown
    assert saecula.load(file.read_text("utf-8")).digest() == match.digest()


def test_nothing_played_nothing_saved(state_folder: Path) -> None:
    assert played(bronze(1), [])[0] == 0
    assert played(bronze(1), ["?", "quit"])[0] == 0
    assert saved_in(state_folder) == []


def test_an_interruption_saves_and_exits_with_130(state_folder: Path) -> None:
    said = iter(["1"])

    def interrupted() -> str | None:
        line = next(said, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    code, shown = played(bronze(1), interrupted)
    assert code == 130
    assert str(saved_in(state_folder)[0]) in shown


def test_a_bot_that_breaks_down_does_not_take_the_match_along(
    state_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its error is shown as it is; the match is kept, and where it lies is told before."""

    class Faulty:
        """Breaks down at its first question."""

        def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
            """Raise what a bot of one's own might raise."""
            raise ZeroDivisionError("no plan left")

    monkeypatch.setitem(BOTS, "greedy", Faulty())
    match, screen = bronze(2), Screen()
    with pytest.raises(ZeroDivisionError, match="no plan left"):
        played(match, first_choices(match), players=["me", "greedy"], screen=screen)
    (file,) = saved_in(state_folder)
    assert str(file) in screen.getvalue()
    assert saecula.load(file.read_text("utf-8")).to_act == (1,)


def test_leaving_twice_in_a_second_keeps_both(state_folder: Path) -> None:
    played(bronze(1), ["1"])
    played(bronze(1), ["1"])
    assert len(saved_in(state_folder)) == 2


def test_a_reader_who_left_is_no_disaster(state_folder: Path) -> None:
    class Broken(Screen):
        """A pipe whose other end closes after a while."""

        def write(self, text: str, /) -> int:
            """Fail when much is written."""
            if self.tell() > 6000:
                raise BrokenPipeError
            return super().write(text)

    code, _ = played(bronze(1), ["1", "", "board", "board"], screen=Broken())
    assert code == 141
    assert len(saved_in(state_folder)) == 1


def test_a_log_without_its_seed_cannot_be_played_on() -> None:
    match = bronze(1)
    seedless = match.at(1)
    code, shown = played(seedless, [])
    assert code == 2
    assert "seed" in shown


def test_an_unknown_bot_is_told() -> None:
    code, shown = played(bronze(2), [], players=["me", "zeus"])
    assert code == 2
    assert "zeus" in shown


def test_several_bots_are_told_apart_in_the_story_and_on_the_board() -> None:
    """By the names they have in the language of the table."""
    match = bronze(4)
    _, shown = played(match, ["scores"], players=["kara", "me", "easy", "easy"], lang="de")
    for name in ("Kara", "Leicht 1", "Leicht 2"):
        assert name in shown
    assert "Person 3" not in shown
    assert "(easy)" not in shown


def test_a_log_of_the_web_table_is_loaded_with_its_people_and_bots() -> None:
    """A nickname is a person, a key is a bot, also where it sits in for somebody."""
    match = bronze(4)
    for seat, who in enumerate(["Anna", "expert", "greedy Ben", "kara"]):
        match.sit(seat, who)
    assert players_of(match) == ["me", "expert", "greedy", "kara"]
