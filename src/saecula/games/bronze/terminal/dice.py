"""The dice of Bronze as little boxes."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from saecula.term import layout
from saecula.term.layout import Block, BoxStyle, beside, centred, styled, width_of, wrapped
from saecula.term.pictures import SeatView

DIE_COLUMNS = 9
COLUMNS_BETWEEN_DICE = 1
PHASES_BEFORE_SPLIT = ("roll", "lead", "goods", "food")  # phases in which a “food or workers” die is still both
ROLLING_PHASES = ("roll",)
COLOURS = {
    "food3": "green",
    "workers3": "cyan",
    "either2": "bright_white",
    "coin": "yellow",
    "good1": "bright_magenta",
    "skull2": "red",
}


@dataclass(frozen=True)
class DieSymbols:
    """What stands for food, a worker, a good, a coin and a skull."""

    food: str = "ψ"
    worker: str = "☻"
    good: str = "Ω"
    coin: str = "(¤)"
    skull: str = "x_x"


ASCII_SYMBOLS = DieSymbols(food="f", worker="w", good="g", coin="($)")


def pictogram(face: str, signs: DieSymbols) -> str:
    """Return what is printed on a face."""
    return {
        "food3": signs.food * 3,
        "workers3": signs.worker * 3,
        "either2": f"{signs.food * 2}/{signs.worker * 2}",
        "coin": signs.coin,
        "good1": signs.good,
        "skull2": f"{signs.good * 2} {signs.skull}",
    }[face]


def draw_dice(picture: SeatView, width: int) -> Block:
    """Draw all dice on the table, those in the hand last, with what they bring beside or below them."""
    dice = [die for face, count in picture.view["dice"].items() for die in dice_of(picture, face, count)]
    dice += [in_hand(picture) for _ in range(picture.view["hand"])]
    if not dice:
        return []
    per_row = max(1, (width + COLUMNS_BETWEEN_DICE) // (DIE_COLUMNS + COLUMNS_BETWEEN_DICE))
    rows = [beside(dice[i : i + per_row], COLUMNS_BETWEEN_DICE) for i in range(0, len(dice), per_row)]
    block = [line for row in rows for line in row]
    gains = draw_gains(picture)
    if gains and width_of(block) + 3 + width_of(gains) <= width:
        return beside([block, [Text(), *gains]], 3)
    together = Text("  ").join(gains)
    return [*block, *wrapped(together, width)]


def dice_of(picture: SeatView, face: str, count: int) -> list[Block]:
    """Draw the dice that show a face."""
    signs = ASCII_SYMBOLS if picture.ascii else DieSymbols()
    shown = [pictogram(face, signs)] * count
    if face == "either2" and picture.view["phase"] not in PHASES_BEFORE_SPLIT:
        as_food = picture.view["as_food"]
        shown = [signs.food * 2 if i < as_food else signs.worker * 2 for i in range(count)]
    locked = face == "skull2" and picture.facts["skulls_locked"] and picture.view["phase"] in ROLLING_PHASES
    below = picture.say("die-locked") if locked else face
    return [die(picture, words, face, below, locked=locked) for words in shown]


def die(picture: SeatView, words: str, face: str, below: str, *, locked: bool) -> Block:
    """Draw one die: its label in the upper edge, its notation below."""
    free, held = (layout.ASCII, layout.ASCII_LOCKED) if picture.ascii else (layout.ROUND, layout.DOUBLE)
    frame = held if locked else free
    style = COLOURS[face]
    label = picture.label(f"face/{face}")
    left, line, right = frame.top
    top = styled(left + line, style)
    top.append(f"{label}", style="bold").append(line * (DIE_COLUMNS - 3 - len(label)) + right, style=style)
    return [top, *lower(frame, words, style), centred(below, DIE_COLUMNS, "bold red" if locked else "dim")]


def lower(frame: BoxStyle, words: str, style: str) -> Block:
    """Draw a die's face and lower edge."""
    left, line, right = frame.bottom
    middle = styled(frame.side, style).append_text(centred(words, DIE_COLUMNS - 2, f"bold {style}"))
    return [middle.append(frame.side, style=style), styled(left + line * (DIE_COLUMNS - 2) + right, style)]


def in_hand(picture: SeatView) -> Block:
    """Draw a die that is about to be rolled."""
    frame = layout.ASCII_DOTTED if picture.ascii else layout.DOTTED
    left, line, right = frame.top
    top = styled(left + line * (DIE_COLUMNS - 2) + right, "dim")
    return [top, *lower(frame, "?", "dim"), centred(picture.say("die-in-hand"), DIE_COLUMNS, "dim")]


def draw_gains(picture: SeatView) -> Block:
    """Tell the rolls left, the workers and the coins of this turn."""
    view = picture.view
    gains = []
    if view["phase"] in ROLLING_PHASES:
        gains.append(styled(picture.say("bronze-rolls", rolls=view["rolls_left"]), "bold"))
    gains.append(styled(picture.say("bronze-workers", workers=view["workers"]), "cyan" if view["workers"] else "dim"))
    gains.append(styled(picture.say("bronze-coins", coins=view["coins"]), "yellow" if view["coins"] else "dim"))
    return gains
