"""The public face: new, load, position, titles, and the methods of a match."""

from __future__ import annotations

import pytest

import saecula
from saecula import BrokenLog, Problem, Refused


def begun(seed: int = 7) -> saecula.Match:
    """Return a two-seat match at its first question."""
    return saecula.new("bronze", seats=2, seed=seed)


def finished(seed: int = 7) -> saecula.Match:
    """Return a finished match in which everybody takes his last choice."""
    match = begun(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.choices(seat)[0].number)
    return match


def test_titles_tell_seats_options_and_provenance() -> None:
    """A stranger learns what there is."""
    bronze = saecula.titles()[0]
    assert bronze["key"] == "bronze"
    assert bronze["seats"] == [1, 2, 3, 4]
    assert {option["key"] for option in bronze["options"]} >= {"trading", "solo_early_end", "edition"}
    assert bronze["provenance"]


def test_the_same_seed_gives_the_same_dice() -> None:
    """Chance comes from the seed alone."""
    assert begun().log() == begun().log()
    assert begun(7).view() != begun(8).view()


def test_a_match_without_a_seed_gets_one_of_its_own() -> None:
    """Two matches without a seed differ in it."""
    assert saecula.new("bronze", seats=1).seed != saecula.new("bronze", seats=1).seed


def test_a_choice_is_played_by_number_or_by_notation() -> None:
    """Both doors lead to the same place."""
    one, other = begun(), begun()
    seat = one.to_act[0]
    choice = one.choices(seat)[-1]
    one.play(seat, choice.number)
    other.play(seat, choice.notation)
    assert one.log() == other.log()


def test_a_choice_is_played_as_it_was_offered() -> None:
    """What `choices` returns may be played, asked about and previewed; one of another title is no choice here."""
    one, other = begun(), begun()
    seat = one.to_act[0]
    choice = one.choices(seat)[0]
    assert one.why_not(seat, choice) is None
    assert one.preview(seat, [choice]).view
    assert one.play(seat, choice).log() == other.play(seat, choice.number).log()
    gentes = saecula.new("gentes", seats=2, seed=7)
    with pytest.raises(Problem) as caught:
        one.play(seat, gentes.choices(gentes.to_act[0])[0])
    assert caught.value.key == "no-such-words"


def test_a_problem_is_a_sentence_in_python() -> None:
    """With its key behind it, for whoever looks it up."""
    with pytest.raises(Problem) as caught:
        saecula.new("chess", seats=2)
    assert str(caught.value).startswith("There is no title “chess”; choose one of: bronze")
    assert str(caught.value).endswith("(no-such-title)")


def test_a_draft_counts_all_or_none() -> None:
    """A refused piece leaves the match as it was."""
    match = begun()
    seat = match.to_act[0]
    before = match.log()
    with pytest.raises(Refused):
        match.play(seat, "reroll coin", "reroll coin", "reroll coin", "reroll coin", "done")
    assert match.log() == before


def test_pieces_of_a_draft_may_come_in_any_order() -> None:
    """The log has one form."""
    description = {"seats": [{}, {}], "dice": {"food3": 1, "coin": 1, "good1": 1}, "rolls_left": 2}
    one = saecula.position("bronze", description, seed=5).play(0, "reroll food3", "reroll coin", "done")
    other = saecula.position("bronze", description, seed=5).play(0, "reroll coin", "reroll food3", "done")
    assert one.log() == other.log()


def test_a_draft_may_not_reach_past_the_dice_it_rolls() -> None:
    """Whoever has seen a die cannot have chosen before it."""
    description = {"seats": [{}, {}], "dice": {"food3": 3}, "rolls_left": 2}
    match = saecula.position("bronze", description, seed=5)
    refused = match.why_not(0, ["reroll food3", "done", "done"])
    assert refused is not None
    assert refused.key == "refusal-too-far"


def test_why_not_names_the_rule() -> None:
    """A refusal has a key, a section and a sentence in both languages."""
    description = {"seats": [{}, {}], "dice": {"skull2": 1, "coin": 2}, "rolls_left": 2}
    match = saecula.position("bronze", description, seed=5)
    refused = match.why_not(0, "reroll skull2")
    assert refused is not None
    assert (refused.key, refused.section) == ("refusal-skull-locked", "1")
    assert refused.text("en") != refused.text("de")
    assert match.why_not(0, "reroll coin") is None


def test_why_not_answers_for_a_thing() -> None:
    """A click on a thing asks about every choice that points at it."""
    description = {"seats": [{}, {}], "dice": {"workers3": 1, "coin": 2}, "phase": "build"}
    match = saecula.position("bronze", description, seed=5)
    refused = match.why_not(0, "project/temple")
    assert refused is not None
    assert refused.key == "refusal-not-in-play"
    assert match.why_not(0, "project/obelisk") is None


def test_another_seat_is_told_to_wait() -> None:
    """Who is not asked is refused and told who is."""
    match = begun()
    waiting = 1 - match.to_act[0]
    with pytest.raises(Refused) as caught:
        match.play(waiting, "done")
    assert caught.value.key == "refusal-not-your-turn"


def test_a_preview_changes_nothing() -> None:
    """What would happen is told; nothing happens."""
    description = {"seats": [{}, {}], "dice": {"workers3": 1, "coin": 2}, "phase": "build"}
    match = saecula.position("bronze", description, seed=5)
    before = match.log()
    preview = match.preview(0, ["mark city", "mark city", "mark city"])
    assert preview.view["seats"][0]["cities"] == 4
    assert preview.lines
    assert match.log() == before
    assert match.view()["seats"][0]["cities"] == 3


def test_undo_and_redo() -> None:
    """An undo equals never having done it; a redo brings the same dice back."""
    match = begun()
    seat = match.to_act[0]
    before = match.digest()
    match.play(seat, match.choices(seat)[0].notation, "done")
    after = match.digest()
    assert match.undo(seat).digest() == before
    assert match.redo(seat).digest() == after
    with pytest.raises(Problem):
        match.redo(seat)


def test_an_undo_is_not_free_once_dice_have_been_seen() -> None:
    """Nobody takes back what he has learned from."""
    match = begun()
    seat = match.to_act[0]
    match.play(seat, match.choices(seat)[0].notation, "done")
    with pytest.raises(Problem):
        match.undo(seat, only_free=True)


def test_after_an_undo_the_dice_fall_anew() -> None:
    """An event number is never used twice, so nobody knows the next die."""
    rolls = set()
    match = saecula.position("bronze", {"seats": [{}, {}], "dice": {"coin": 3}, "rolls_left": 2}, seed=5)
    for _ in range(8):
        match.play(0, "reroll coin", "reroll coin", "reroll coin", "done")
        rolls.add(str(match.view()["dice"]))
        match.undo(0)
    assert len(rolls) > 1


def test_a_log_loads_to_the_same_match() -> None:
    """Save and load lose nothing, undone events included."""
    match = begun()
    seat = match.to_act[0]
    match.play(seat, "done")
    match.undo(seat)
    match.sit(0, "Anna")
    again = saecula.load(match.log())
    assert again.log() == match.log()
    assert again.digest() == match.digest()


def test_a_set_up_position_is_kept_in_its_log() -> None:
    """A match that began in the middle loads as well."""
    match = saecula.position("bronze", {"seats": [{"food": 9}, {}], "dice": {"coin": 3}, "rolls_left": 0}, seed=5)
    assert saecula.load(match.log()).digest() == match.digest()


def test_a_seats_log_tells_no_seed() -> None:
    """The seed would tell the future."""
    assert "seed=" in begun().log()
    assert "seed=" not in begun().log(seat=0)


def test_at_shows_an_earlier_moment() -> None:
    """Replay is a fold of the first events."""
    match = finished()
    assert match.at(1).to_act == () or not match.at(1).over
    assert match.at(len(match.events)).digest() == match.digest()


def test_scores_have_places_and_parts() -> None:
    """A finished match has a winner, and the parts of a score add up."""
    scores = finished().scores
    assert min(score.place for score in scores) == 1
    assert all(sum(score.parts.values()) == score.points for score in scores)


def test_help_on_a_thing_tells_its_numbers() -> None:
    """Help speaks with the numbers of this match."""
    assert "30" in begun().help("development/masonry")
    assert "30" in begun().help("development/masonry", "de")
    with pytest.raises(Problem):
        begun().help("development/television")


def test_the_story_is_told_to_a_reader() -> None:
    """A line says “you” to the one it is about."""
    match = begun()
    seat = match.to_act[0]
    assert match.story(seat) != match.story(1 - seat)
    assert match.story(lang="de") != match.story(lang="en")


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"title": "chess", "seats": 2}, "no-such-title"),
        ({"title": "bronze", "seats": 9}, "no-such-seats"),
        ({"title": "bronze", "seats": 0}, "no-such-seats"),
        ({"title": "bronze", "seats": 2, "options": {"magic": True}}, "no-such-option"),
        ({"title": "bronze", "seats": 2, "options": {"edition": 1999}}, "no-such-value"),
        ({"title": "bronze", "seats": 1, "options": {"trading": True}}, "option-needs-seats"),
        ({"title": "bronze", "seats": 2, "options": {"longer_game": True}}, "option-needs-option"),
    ],
)
def test_wrong_wishes_are_told(wrong: dict[str, object], key: str) -> None:
    """Unknown title, seats, option or value: one clear problem."""
    with pytest.raises(Problem) as caught:
        saecula.new(**wrong)  # type: ignore[arg-type]
    assert caught.value.key == key


def broken(change: object) -> str:
    """Load a finished match after changing its lines, and return the key of what is wrong."""
    lines = finished().log().splitlines()
    assert callable(change)
    with pytest.raises(BrokenLog) as caught:
        saecula.load("\n".join(change(lines)) + "\n")
    return caught.value.key


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda lines: lines[:-1], "log-truncated"),
        (lambda lines: [*lines[:-3], lines[-1]], "log-wrong-end"),
        (lambda lines: [*lines[:5], lines[4], *lines[5:]], "log-out-of-order"),
        (lambda lines: [lines[0].replace("rules=1", "rules=9"), *lines[1:]], "log-other-rules"),
        (lambda lines: [lines[0].replace("data=", "data=0"), *lines[1:]], "log-other-data"),
        (lambda lines: [lines[0] + " mood=good", *lines[1:]], "log-unknown-word"),
        (lambda lines: ["hello", *lines[1:]], "log-no-head"),
        (lambda lines: [*lines[:4], lines[4].split("  ")[0] + "  fly moon", *lines[5:]], "log-unknown-choice"),
        (lambda lines: [*lines[:1], "1 seat 7  done", *lines[2:]], "log-no-such-seat"),
        (lambda lines: [*lines[:1], "1 seat 0  done", *lines[2:]], "log-illegal"),
        (lambda lines: [*lines[:1], "1 nature  roll coin", *lines[2:]], "log-not-natures"),
        (lambda lines: [*lines[:-1], f"{len(lines) - 1} seat 0  done", f"end {len(lines) - 1}"], "log-after-end"),
        (lambda lines: [*lines[:-1], f"{len(lines) - 1} seat 0  undo 999999", f"end {len(lines) - 1}"], "log-bad-undo"),
    ],
)
def test_a_broken_log_is_shown_never_guessed_around(change: object, key: str) -> None:
    """Illegal, truncated, duplicated and future lines each have their own problem."""
    assert broken(change) == key
