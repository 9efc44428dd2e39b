"""The table of Khronos: three maps, everybody's means, the box. Drawn from view and facts; knows no rules."""

from __future__ import annotations

from rich.text import Text

from saecula.games.khronos.terminal.maps import (
    GAP,
    KIND_STYLES,
    ChangedCells,
    cell_of,
    cells_of,
    draw_map,
    map_width,
    seat_style,
)
from saecula.kernel.title import View
from saecula.match.preview import Preview
from saecula.term.layout import Block, beside, styled, wrapped
from saecula.term.pictures import SeatView

ERAS = ("might", "faith", "reason")


def draw(picture: SeatView) -> Block:
    """Draw the whole table: as many maps side by side as fit."""
    maps = [draw_map(picture, era) for era in picture.view["eras"]]
    block = [draw_head(picture), *arranged(picture, maps)]
    block += draw_seats(picture) + draw_hand(picture)
    return block + draw_box(picture) + draw_legend(picture)


def arranged(picture: SeatView, maps: list[Block]) -> Block:
    """Put maps side by side, as many as the width allows."""
    each = max(1, min(len(maps), (picture.width + GAP) // (map_width(picture) + GAP)))
    block: Block = []
    for i in range(0, len(maps), each):
        block += beside(maps[i : i + each], GAP)
    return block


def draw_head(picture: SeatView) -> Text:
    """Draw the line with the round, the rounds with taxes, the phase and whose turn it is."""
    view, facts = picture.view, picture.facts
    line = "=" if picture.ascii else "━"
    head = styled(line * 2 + " ", "dim")
    head.append(picture.say("khronos-round", round=view["round"], rounds=facts["rounds"]), style="bold")
    rounds = ", ".join(map(str, facts["tax_rounds"]))
    taxes = view["round"] in facts["tax_rounds"]
    head.append(" ").append(picture.say("khronos-taxes", rounds=rounds), style="bold red" if taxes else "dim")
    if view["active"] is not None:
        head.append(f" {line} ", style="dim").append(picture.name(f"phase/{view['phase']}"), style="bold")
        head.append(f" {line} ", style="dim").append(picture.names[view["active"]], style=seat_style(view["active"]))
    head.append(" ")
    head.truncate(picture.width)
    return head.append(line * (picture.width - head.cell_len), style="dim")


# -- seats, cards, box ------------------------------------------------------------------------------------------------


def draw_seats(picture: SeatView) -> Block:
    """Draw every seat in a line: number, name, coins, cubes, cards, adventurers, taxes."""
    block: Block = []
    for seat, sheet in enumerate(picture.view["seats"]):
        line = Text("> " if picture.view["active"] == seat else "  ").append(f"{seat + 1} ", style=seat_style(seat))
        line.append(picture.names[seat], style=seat_style(seat)).append(": ")
        line.append(", ".join(seat_words(picture, sheet)))
        block += wrapped(line, picture.width, 4)
    return block


def seat_words(picture: SeatView, sheet: View) -> list[str]:
    """Tell what a seat has, and what taxes it would collect where."""
    money = "?" if sheet["money"] is None else sheet["money"]
    words = [
        picture.say("khronos-coins", coins=money),
        picture.say("khronos-cubes", cubes=sheet["cubes"]),
        picture.say("khronos-cards", cards=sheet["cards"]),
    ]
    taxes = [f"{picture.say(f'khronos-{era}')} {sheet['taxes'][era]}" for era in ERAS if sheet["taxes"][era]]
    if taxes:
        words.append(picture.say("khronos-tax", taxes=", ".join(taxes), now=sheet["taxes_now"]))
    return words


def draw_hand(picture: SeatView) -> Block:
    """Draw one's own cards, what one's adventurers may still play, the deck and the discards."""
    view = picture.view
    parts = []
    if picture.seat >= 0:
        sheet = view["seats"][picture.seat]
        parts.append(f"{picture.name('part/hand')}: {cards_words(picture, sheet['hand'])}")
        if view["active"] == picture.seat:
            left = [
                picture.say("khronos-plays", era=picture.say(f"khronos-{who['era']}"), cards=who["plays_left"])
                for who in sheet["adventurers"].values()
            ]
            parts.append(", ".join(left))
    if view["display"] is not None:
        parts.append(f"{picture.name('part/display')}: {cards_words(picture, view['display'])}")
    parts.append(f"{picture.name('part/deck')}: {view['deck']}")
    parts.append(f"{picture.name('part/discard')}: {cards_words(picture, view['discard'])}")
    return wrapped(Text("  ").append("; ".join(parts)), picture.width, 4)


def cards_words(picture: SeatView, counts: dict[str, int]) -> str:
    """Name cards with their numbers."""
    return ", ".join(f"{n} × {picture.name(f'card/{kind}')}" for kind, n in counts.items() if n) or "-"


def draw_box(picture: SeatView) -> Block:
    """Draw the tiles: price and how many are left; those that can be taken now shine."""
    line = Text("  ").append(f"{picture.name('part/stock')}: ", style="bold")
    for i, (tile, left) in enumerate(picture.view["stock"].items()):
        style = "bold yellow" if f"tile/{tile}" in picture.legal else ""
        line.append("" if i == 0 else ", ").append(picture.name(f"tile/{tile}"), style=style)
        line.append(picture.say("khronos-tile", cost=picture.facts["tiles"][tile]["cost"], left=left), style="dim")
    return wrapped(line, picture.width, 4)


def draw_legend(picture: SeatView) -> Block:
    """Explain the letters, and say what is a reconstruction."""
    line = Text("  ")
    for kind, style in KIND_STYLES.items():
        letter = picture.say("khronos-letters").split()[list(KIND_STYLES).index(kind)]
        line.append(f"{letter} ", style=style).append(f" {picture.name(f'card/{kind}')}  ", style="dim")
    line.append(picture.say("khronos-legend"), style="dim")
    return wrapped(line, picture.width, 4)


# -- what would happen ------------------------------------------------------------------------------------------------


def draw_preview(picture: SeatView, preview: Preview) -> Block:
    """Draw the maps that a choice would change, and what everybody would gain or lose."""
    changes = preview.changes
    after = SeatView(
        view=preview.view, facts=picture.facts, texts=picture.texts, seat=picture.seat, names=picture.names,
        width=picture.width, ascii=picture.ascii,
    )  # fmt: skip
    maps = []
    for era in preview.view["eras"]:
        marks = marks_of(picture, changes["eras"][era["key"]], changes["pending"], era["key"])
        if marks.new or marks.gone:
            maps.append(draw_map(after, era, marks))
    return arranged(picture, maps) + draw_price(picture, changes["price"]) + draw_gains(picture, changes)


def marks_of(picture: SeatView, changes: View, pending: View | None, era: str) -> ChangedCells:
    """Return the cells that would be new, and those where something would be gone or have to shrink."""
    new = [cell for building in changes["appear"] + changes["change"] for cell in cells_of(picture, building)]
    gone = [cell for building in changes["vanish"] for cell in cells_of(picture, building)]
    if pending is not None and pending.get("era") == era:
        new += [cell_of(picture, cell) for cell in pending.get("cells", [])]
    return ChangedCells(frozenset(new), frozenset(gone))


def draw_price(picture: SeatView, price: View | None) -> Block:
    """Tell what a choice costs and earns."""
    if price is None:
        return []
    words = picture.say(
        "khronos-price",
        cost=span(price["cost"], price.get("cost_most")),
        card=picture.name(f"card/{price['card']}"),
        surcharge=span(price["surcharge"], price.get("surcharge_most")),
        income=price["income"],
    )
    return wrapped(Text("  ").append(words), picture.width, 4)


def span(least: int, most: int | None) -> int | str:
    """Return a number, or from where to where."""
    return least if most is None or most == least else f"{least}–{most}"


def draw_gains(picture: SeatView, changes: View) -> Block:
    """Tell whose coins and taxes would change; what must still be decided stays open."""
    block: Block = []
    for seat, gain in enumerate(changes["seats"]):
        taxes = [f"{picture.say(f'khronos-{era}')} {signed(gain['taxes'][era])}" for era in ERAS if gain["taxes"][era]]
        words = [picture.say("khronos-gain-taxes", taxes=", ".join(taxes))] if taxes else []
        if gain["money"] and picture.view["seats"][seat]["money"] is not None:
            words.insert(0, picture.say("khronos-coins", coins=signed(gain["money"])))
        if words:
            line = Text("  ").append(picture.names[seat], style=seat_style(seat)).append(f": {', '.join(words)}")
            block += wrapped(line, picture.width, 4)
    if changes["pending"] is not None and changes["pending"]["what"] in ("victim", "shrink", "keeper"):
        names = picture.names[changes["pending"]["seat"]]
        block += wrapped(Text("  ").append(picture.say("khronos-open", name=names), style="dim"), picture.width, 4)
    return block


def signed(n: int) -> str:
    """Return a change with its sign."""
    return f"+{n}" if n > 0 else f"−{-n}"
