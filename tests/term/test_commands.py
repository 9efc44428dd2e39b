"""Help, reasons, rules, and whatever else people type."""

from __future__ import annotations

import pytest

import saecula
from saecula.games import TITLES
from saecula.kernel.title import Title
from saecula.term import rulebook
from saecula.term.words import NAMES, words_for
from saecula.texts import LANGUAGES
from tests.term.playing import Screen, bronze, least_pieces, played


def after(shown: str, line: str) -> str:
    """Return what was shown after a line was typed, up to the next line."""
    return shown.split(f"› {line}\n", 1)[1].split("\n› ", 1)[0]


def test_help_lists_every_command() -> None:
    _, shown = played(bronze(1), ["?", "help"])
    for name in NAMES[1:]:
        assert f"  {name}" in after(shown, "?")


def test_help_on_things_by_name_key_label_and_command() -> None:
    _, shown = played(
        bronze(1), ["? masonry", "?skull", "? 2", "? development/empire", "? undo", "? masnry", "? qq", "? trade"]
    )
    assert "gives you workers gives 1 more" in after(shown, "? masonry")
    assert "2 goods" in after(shown, "?skull")
    assert "Choices with it now" in after(shown, "? 2")
    assert "Empire" in after(shown, "? development/empire")
    assert "Take back" in after(shown, "? undo")
    assert "Masonry" in after(shown, "? masnry")
    assert "means nothing here" in after(shown, "? qq")
    assert "Trading" in after(shown, "? trade")


def test_help_knows_the_bots_at_the_table() -> None:
    """Name and character, before things that merely contain the word; who is not here is not known."""
    lines = ["? kara", "? Mirit", "? mirit 2", "? hard", "? tamu"]
    _, shown = played(bronze(4), lines, players=["me", "kara", "mirit", "mirit"])
    assert "The hasty one" in after(shown, "? kara")
    assert "Caravans" not in after(shown, "? kara")
    assert after(shown, "? Mirit").count("The builder") == 1
    assert "The builder" in after(shown, "? mirit 2")
    assert "Judges well" not in after(shown, "? hard")
    assert "The merchant" not in after(shown, "? tamu")


def test_help_on_bots_speaks_the_language_of_the_table() -> None:
    """By the name in that language, or by the key."""
    _, shown = played(bronze(2), ["? experte", "? expert"], players=["me", "expert"], lang="de")
    assert "Plant voraus" in after(shown, "? experte")
    assert "Plant voraus" in after(shown, "? expert")


def test_help_in_german() -> None:
    _, shown = played(
        bronze(1), ["? Mauerwerk", "hilfe", "warum tempel", "zurück", "lang en", "? Mauerwerk"], lang="de"
    )
    assert "Arbeiter" in after(shown, "? Mauerwerk")
    assert "rules [ABSCHNITT]" in after(shown, "hilfe")
    assert "The language is now English." in shown


def test_why_tells_the_rule() -> None:
    match = bronze(2)
    lines = [
        "why",
        "why temple",
        "why coin",
        "why reroll food3",
        "why qqqq",
        "why 1",
        "reroll food3",
        "buy masonry coins",
    ]
    _, shown = played(match, lines, players=["me", "greedy"])
    assert "such as: why temple" in after(shown, "why")
    assert "not about Temple" in after(shown, "why temple")
    assert "You may do this" in after(shown, "why coin")
    assert "§1" in after(shown, "why reroll food3")
    assert "means nothing" in after(shown, "why qqqq")
    assert "You may do this" in after(shown, "why 1")
    assert "§1" in after(shown, "reroll food3")
    assert "not possible at this point" in after(shown, "buy masonry coins")


def test_the_rules_by_section() -> None:
    _, shown = played(bronze(1), ["rules", "rules 6", "rules §trade", "rules feeding", "rules xyzzy", "rules sollo"])
    assert "Building" in after(shown, "rules")
    assert "Masonry adds 1 worker" in " ".join(after(shown, "rules 6").split())
    assert "counter-offer" in after(shown, "rules §trade")
    assert "eats 1 food" in after(shown, "rules feeding")
    assert "no such section" in after(shown, "rules xyzzy")
    assert "Solo" in after(shown, "rules sollo")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
def test_every_section_a_question_or_refusal_cites_is_printed(title: Title, lang: str) -> None:
    """`rules §5.3` prints that paragraph, in every language."""
    for section in {phrase.section for phrases in (title.asks, title.why) for phrase in phrases.all} - {""}:
        found = rulebook.find_section(title.key, lang, f"§{section}")
        assert section in found.keys
        assert found.text or found.heading


def test_a_paragraph_is_printed_alone_and_a_chapter_whole() -> None:
    """§5.3 is Conquer; §5 is the whole chapter; a paragraph is found by its name, too."""
    match = saecula.new("sands", seats=2, seed=7)
    lines = ["rules 5.3", "rules 5", "rules conquer", "rules"]
    _, shown = played(match, [*lines, "lang de", "rules §5.3"], players=["me", "random"])
    assert "Annex a territory" in after(shown, "rules 5.3")
    assert "Raid" not in after(shown, "rules 5.3")
    assert "Annex a territory" in after(shown, "rules 5")
    assert "Raid" in after(shown, "rules 5")
    assert after(shown, "rules conquer") == after(shown, "rules 5.3")
    assert "5.3" not in after(shown, "rules")
    assert "Annektiere eine Region" in after(shown, "rules §5.3")


@pytest.mark.parametrize("words", ["5.3", "§5.3", "§ 5.3", "§5.3.", "5.3.", "eroberung", "Eroberung."])
def test_a_section_is_found_as_it_is_cited(words: str) -> None:
    """With the sign, and with the full stop of the sentence that cites it."""
    found = rulebook.find_section("sands", "de", words)
    assert (found.keys, found.name) == (("5.3",), "Eroberung")


def test_rules_exist_in_both_languages() -> None:
    english, german = (rulebook.sections_of("bronze", lang) for lang in ("en", "de"))
    assert [section.keys for section in english] == [section.keys for section in german]


def test_log_story_scores_board_hint() -> None:
    match = bronze(2)
    lines = [
        "coin",
        "log",
        "log all",
        "log 2",
        "log x",
        "story",
        "story 1",
        "story all",
        "scores",
        "board",
        "hint",
        "lang",
    ]
    _, shown = played(match, [*lines, "lang fr"], players=["me", "greedy"])
    assert "seat 0  reroll coin" in after(shown, "log")
    assert "seed=" not in shown
    assert len(after(shown, "log 2").splitlines()) == 3
    assert "“x”" in after(shown, "log x")
    assert len(after(shown, "story 1").splitlines()) == 1
    assert "Monuments" in after(shown, "scores")
    assert "Rule of Thumb" in after(shown, "board")
    assert "Hint 1 of 3: " in after(shown, "hint")
    assert "fr" in after(shown, "lang fr")


@pytest.mark.parametrize(
    "line",
    ["xyzzy", "99", "-1", "1*", "*", "mark", "mark temple", "buy", "food3 food3 food3 food3", "1 2 3 1 2 3", "🎲",
     "\x1b[31m", "a" * 5000, "give 3 wood", "undo", "redo", "load", "lang xx", "? ", "why /", "project/obelisk", "-",
     ";", "done done"],
)  # fmt: skip
@pytest.mark.parametrize("lang", ["en", "de"])
def test_bad_input_is_answered_with_a_sentence(line: str, lang: str) -> None:
    code, shown = played(bronze(2), [line, "quit"], players=["me", "greedy"], lang=lang)
    assert code == 0
    assert "Traceback" not in shown
    assert "\x1b" not in shown
    assert "term-" not in shown
    assert "problem-" not in shown


def test_a_slip_of_the_finger_gets_a_suggestion() -> None:
    _, shown = played(bronze(2), ["undoo", "reroll cion", "stroy"])
    assert "Did you mean “undo”?" in shown
    assert "Did you mean “reroll coin”?" in shown or "Did you mean “coin”?" in shown
    assert "Did you mean “story”?" in shown


def test_after_the_end_only_commands_are_understood() -> None:
    match = bronze(2)
    said = iter(["coin", "", "scoers", "why temple", "hint", "story 3", "scores", "log 1"])

    def answer() -> str | None:
        return next(said, None) if match.over else "done"

    def food() -> str | None:
        if not match.over and match.ask_key not in ("reroll", "buy", "mark"):
            return least_pieces(match) or match.choices(match.to_act[0])[0].notation
        return answer()

    _, shown = played(match, food, players=["me", "greedy"])
    assert match.over
    assert "means nothing here" in shown
    assert "Did you mean “scores”?" in shown
    assert "there is nothing left to answer" in shown


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_command_has_the_word_of_another(lang: str) -> None:
    texts = bronze(1).texts(lang)
    words = [word for name in NAMES for word in dict.fromkeys(words_for(texts, name))]
    assert len(words) == len(set(words))


def test_an_ascii_terminal_can_play() -> None:
    match = bronze(1)
    screen = Screen("ascii")
    code, shown = played(match, ["?", "coin", "rules 1", "quit"], screen=screen, lang="de")
    assert code == 0
    assert shown.isascii()
    assert "Wuerfel" in shown


def test_naming_what_is_forbidden_tells_the_rule() -> None:
    description = {"active": 0, "phase": "build", "dice": {"workers3": 3}, "seats": [{}, {}]}
    match = saecula.position("bronze", description, seed=1)
    _, shown = played(match, ["temple", "mark temple", "why Temple", "3*city temple", "2*city obelisk"])
    for line in ("temple", "mark temple", "why Temple", "3*city temple"):
        assert "§setup" in after(shown, line)
    assert match.view()["seats"][0]["monuments"]["obelisk"] == 1


def test_many_purchases_are_listed_by_development() -> None:
    goods = {"wood": 4, "stone": 4, "pottery": 3, "cloth": 2, "metal": 2}
    description = {"active": 0, "phase": "buy", "dice": {"coin": 3}, "seats": [{"goods": goods}, {}]}
    match = saecula.position("bronze", description, seed=1)
    _, shown = played(match, ["masonry", "buy empire wood+stone", "masonry stone"])
    assert "  Leadership " in shown
    assert "several choices" in after(shown, "masonry")
    assert "§7" in after(shown, "buy empire wood+stone")
    assert match.view()["seats"][0]["developments"] == ["masonry"]


def test_a_hint_comes_in_three_steps() -> None:
    """What it is about, two ways, the whole answer; then no more than that."""
    _, shown = played(bronze(2), ["hint", "hint", "hint", "hint"], players=["me", "greedy"])
    assert [f"Hint {n} of 3" in shown for n in (1, 2, 3)] == [True] * 3
    assert shown.count("Hint 3 of 3") == 2


def test_the_last_step_of_a_hint_tells_what_to_type() -> None:
    """What it names is in the list, and typing it answers the question."""
    match = bronze(2)
    _, shown = played(match, ["hint", "hint", "hint"], players=["me", "greedy"])
    typed = shown.split("To answer like this, type: ")[1].splitlines()[0]
    before = len(match.events)
    played(match, [typed], players=["me", "greedy"])
    assert len(match.events) > before


def test_hinweis_is_understood_like_tipp() -> None:
    _, shown = played(bronze(2), ["tipp", "hinweis", "hinweis"], players=["me", "greedy"], lang="de")
    assert "Um so zu antworten, tippe: " in shown


def test_a_die_named_too_often_is_told_apart_from_one_that_is_not_there() -> None:
    dice = {"either2": 1, "coin": 2}
    match = saecula.position("bronze", {"active": 0, "phase": "roll", "dice": dice, "seats": [{}, {}]}, seed=1)
    _, shown = played(match, ["2*either2", "reroll food3"])
    assert "No other die on the table shows “food or workers”" in shown
    assert "No die on the table shows" in shown


def test_a_look_does_not_end_with_the_question_of_somebody_else() -> None:
    """The first province is taken in turn; the second and third by one seat."""
    match = saecula.new("sands", seats=2, seed=11)
    first, second = match.to_act[0], 1 - match.to_act[0]
    assert match.preview(first, ["province hispania"]).next_ask == ""
    match.play(first, "province hispania")
    assert (
        match.preview(second, ["province gallia"]).next_ask == "Which territory beside it becomes your second province?"
    )
    players = ["me" if seat == first else "greedy" for seat in range(2)]
    _, shown = played(saecula.new("sands", seats=2, seed=11), ["look hispania"], players=players)
    assert "You take Hispania" in after(shown, "look hispania")
    assert "Then:" not in after(shown, "look hispania")
