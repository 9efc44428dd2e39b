"""The words that can be typed: commands in English and in the language of the table."""

from __future__ import annotations

from saecula.kernel.verbs import keys
from saecula.texts import LANGUAGES, Texts

NAMES = keys("help rules why look hint undo redo board scores story log save load lang auto quit")
COMMANDS_WITHOUT_WORDS = ("undo", "redo", "board", "scores", "hint", "quit", "rules", "save", "load")
WORDS_AFTER_COMMAND = {"lang": list(LANGUAGES), "auto": ["on", "off"], "log": ["all"], "story": ["all"]}


def words_for(texts: Texts, command: str) -> list[str]:
    """Return the words for a command: the English one, and those of the language."""
    return [command, *texts.raw(f"term-command-{command}", {}, "words").split()]


def by_word(texts: Texts, word: str) -> str | None:
    """Return the command a word stands for."""
    said = word.casefold()
    return next((command for command in NAMES if said in words_for(texts, command)), None)


def completions(texts: Texts) -> dict[str, list[str] | None]:
    """Return the words for all commands with what may follow each; None: nothing we know, empty: any thing."""
    return {
        word: None if command in COMMANDS_WITHOUT_WORDS else WORDS_AFTER_COMMAND.get(command, [])
        for command in NAMES
        for word in words_for(texts, command)
    }
