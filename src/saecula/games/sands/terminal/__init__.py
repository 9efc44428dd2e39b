"""The table of Sands: map, empires, chronicles, advances. Drawn from view and facts; knows no rules."""

from __future__ import annotations

from rich.text import Text

from saecula.games.sands.terminal.map import (
    TERRAIN_SIGNS,
    citizen_letters,
    draw_battle,
    draw_goods,
    draw_lands,
    draw_near,
    notes_of,
    seats_signs,
    short,
)
from saecula.kernel.title import View
from saecula.term.layout import Block, cut, hanging, padded, ruled, seat_style, styled, wrapped
from saecula.term.pictures import SeatView

__all__ = ["draw", "notes_of"]

MIN_NAME_WIDTH, MAX_NAME_WIDTH = 14, 28  # before the numbers of a seat
BIN_NAME_WIDTH = 26  # before the numbers of a bin
CELL_WIDTH = 4
CATEGORIES = ("civil", "political", "cultural")
NUMBER_WIDTHS = (
    4,
    9,
    6,
    7,
    5,
    4,
    4,
    5,
    6,
    9,
)  # points, crops, gold, unrest, three heritages, territories, goods, supply


def draw(picture: SeatView) -> Block:
    """Draw the whole table."""
    block = [draw_head(picture), *draw_lands(picture), *draw_goods(picture), *draw_battle(picture)]
    if picture.full or picture.view["phase"] == "setup":
        block += draw_near(picture)
    block += draw_seats(picture) + draw_hand(picture)
    block += draw_chronicles(picture) + draw_advances(picture) + draw_structures(picture)
    return block + draw_legend(picture)


def draw_head(picture: SeatView) -> Text:
    """Draw the line with dynasty, generation, turn and whose turn it is."""
    view = picture.view
    parts = [styled(picture.page("sands-dynasty", dynasty=view["dynasty"], space=view["position"]), "bold")]
    if view["phase"] != "setup":
        parts.append(styled(picture.page("sands-generation", n=view["generation"]), "bold"))
        parts.append(styled(picture.page("sands-turn", turn=view["turn"], turns=picture.facts["turns"]), "bold"))
    if view["active"] is not None:
        parts.append(styled(picture.names[view["active"]], seat_style(view["active"])))
    return ruled(parts, picture.width, ascii_only=picture.ascii)


def category_short(picture: SeatView, category: str) -> str:
    """Return the beginning of a category's name."""
    return short(picture.name(f"category/{category}")).capitalize()


def capital(words: str) -> str:
    """Return words that begin with a capital letter."""
    return words[:1].upper() + words[1:]


# -- seats ------------------------------------------------------------------------------------------------------------


def draw_seats(picture: SeatView) -> Block:
    """Draw every empire in a line of numbers, and below it cards, caravans and what is face up."""
    heads = [
        picture.say("sands-vp"),
        *[capital(picture.name(f"resource/{key}")) for key in ("crops", "gold")],
        capital(picture.name("part/unrest")),
        *[category_short(picture, category) for category in CATEGORIES],
        picture.say("sands-land"),
        picture.say("sands-good"),
        picture.say("sands-supply"),
    ]
    line = padded(styled(picture.page("sands-seats"), "bold"), name_width(picture))
    for words, wide in zip(heads, NUMBER_WIDTHS, strict=True):
        line.append(f"{words:>{wide}}", style="bold")
    block = [cut(line, picture.width)]
    for seat in range(len(picture.view["seats"])):
        block += draw_seat(picture, seat)
    return block


def name_width(picture: SeatView) -> int:
    """Return the width of a seat's name."""
    return max(MIN_NAME_WIDTH, min(MAX_NAME_WIDTH, picture.width - sum(NUMBER_WIDTHS)))


def draw_seat(picture: SeatView, seat: int) -> Block:
    """Draw the numbers of an empire, then its cards and caravans."""
    sheet = picture.view["seats"][seat]
    name = Text("> " if picture.view["active"] == seat else "  ")
    name.append(f"{seat + 1} {picture.names[seat]}", style=seat_style(seat))
    line = padded(cut(name, name_width(picture) - 1), name_width(picture))
    for words, wide in zip(numbers_of(sheet), NUMBER_WIDTHS, strict=True):
        line.append(f"{words:>{wide}}")
    details = Text("; ").join(details_of(picture, sheet, full=picture.full or seat == picture.seat))
    more = wrapped(Text("    ").append_text(details), picture.width, 4) if details.plain else []
    return [cut(line, picture.width), *more]


def numbers_of(sheet: View) -> list[str]:
    """Return the numbers of an empire as they stand in its line."""
    heritage = [f"{n}{'*' if category in sheet['unlocked'] else ''}" for category, n in sheet["heritage"].items()]
    supply = sheet["supply"]
    return [
        str(sheet["points"]),
        *[f"{sheet[key]}+{sheet['income'][key]}" for key in ("crops", "gold")],
        f"{sheet['unrest']}/{sheet['unrest_most']}",
        *heritage,
        str(len(sheet["lands"])),
        str(sheet["goods"]),
        f"{supply['peasant']}·{supply['warrior']}·{supply['caravan']}",
    ]


def details_of(picture: SeatView, sheet: View, *, full: bool) -> Block:
    """Return what is known of an empire besides its numbers; in full also what its caravans connect."""
    found = []
    if sheet["emphasis"]:
        words = picture.page(
            "sands-emphasis",
            category=picture.name(f"category/{sheet['emphasis']}"),
            n=sheet["boxes"],
            most=picture.facts["boxes"],
        )
        found.append(styled(words, "bold"))
    if sheet["pair"]:
        found.append(Text(picture.page("sands-card-down", card=cards_words(picture, sheet["pair"]))))
    elif sheet["selected"]:
        found.append(Text(picture.page("sands-face-down")))
    if sheet["used"]:
        found.append(Text(f"{picture.say('sands-used')}: {cards_words(picture, sheet['used'])}", style="dim"))
    if sheet["caravans"] and full:
        lands = ", ".join(picture.name(f"land/{land}") for land in sheet["network"])
        found.append(Text(picture.say("sands-reaches", n=len(sheet["caravans"]), lands=lands)))
    return found


def cards_words(picture: SeatView, cards: list[str]) -> str:
    """Name cards."""
    return ", ".join(picture.name(f"card/{card}") for card in cards)


def draw_hand(picture: SeatView) -> Block:
    """Draw the viewer's cards, those of the turn in progress, and the chronicles not laid yet."""
    acting = picture.view["acting"]
    parts = []
    if acting is not None:
        cards = [*([acting["card"]] if acting["card"] else []), *acting["cards"]]
        parts += [picture.page("sands-laid-open", card=cards_words(picture, cards))] if cards else []
    if picture.seat >= 0:
        sheet = picture.view["seats"][picture.seat]
        parts.append(f"{picture.say('sands-hand')}: {cards_words(picture, sheet['hand'])}")
    return wrapped(Text("  ").append("; ".join(parts)), picture.width, 4) if parts else []


# -- chronicles -------------------------------------------------------------------------------------------------------


def draw_chronicles(picture: SeatView) -> Block:
    """Draw the chronicle board: what everybody has in each bin, what each chronicle needs, and what is laid."""
    chronicles = picture.facts["chronicles"]
    head = styled(f"{picture.page('sands-chronicles'):<{BIN_NAME_WIDTH}}", "bold")
    for seat in range(len(picture.view["seats"])):
        head.append(f"{f'[{seat + 1}]':>{CELL_WIDTH}}", style=seat_style(seat))
    head.append(" |", style="dim")
    for chronicle in chronicles:
        head.append(f"{chronicle:>{CELL_WIDTH}}", style="bold")
    block = [head]
    gap = BIN_NAME_WIDTH + CELL_WIDTH * len(picture.view["seats"])
    for words, key in ((picture.say("sands-points"), "points"), (picture.name("part/heritage"), "heritage")):
        row = styled(f"  {words:<{gap - 2}} |", "dim")
        row.append("".join(f"{chronicle[key]:>{CELL_WIDTH}}" for chronicle in chronicles.values()), style="dim")
        block.append(row)
    block += [bin_line(picture, place) for place in picture.facts["bins"]]
    return [*[cut(line, picture.width) for line in block], *draw_laid(picture)]


def bin_line(picture: SeatView, place: str) -> Text:
    """Draw one bin: everybody's count and the thresholds."""
    category = category_short(picture, picture.facts["bins"][place])
    name = cut(Text(f"  {picture.name(f'bin/{place}')}"), BIN_NAME_WIDTH - CELL_WIDTH - 1)
    line = padded(padded(name, BIN_NAME_WIDTH - CELL_WIDTH).append(category, style="dim"), BIN_NAME_WIDTH)
    for seat, sheet in enumerate(picture.view["seats"]):
        line.append(f"{sheet['empire'][place]['has']:>{CELL_WIDTH}}", style=seat_style(seat))
    line.append(" |", style="dim")
    own = picture.view["seats"][picture.seat]["empire"][place]["scores"] if picture.seat >= 0 else []
    for chronicle, row in picture.facts["chronicles"].items():
        reached = chronicle in own
        line.append(
            f"{str(row['needs'][place]) + ('+' if reached else ''):>{CELL_WIDTH}}", style="green" if reached else ""
        )
    return line


def draw_laid(picture: SeatView) -> Block:
    """Name the chronicles that lie in bins; those face down are question marks."""
    entries = []
    for place in picture.facts["bins"]:
        laid = [(seat, sheet["bins"].get(place)) for seat, sheet in enumerate(picture.view["seats"])]
        words = [
            seats_signs([seat]).append("?" if card == "hidden" else str(card))
            for seat, card in laid
            if card is not None
        ]
        if words:
            entries.append(Text(f"{picture.name(f'bin/{place}')} ").append_text(Text(" ").join(words)))
    line = Text("  ").append(f"{picture.say('sands-laid')}: ", style="bold")
    return wrapped(line.append_text(Text(", ").join(entries)), picture.width, 4) if entries else []


# -- advances and structures ------------------------------------------------------------------------------------------


def draw_advances(picture: SeatView) -> Block:
    """Draw the trees of each category from the root on, with the markers of seats; then the piles."""
    block = [styled(picture.say("sands-advances"), "bold")]
    for category in CATEGORIES:
        trees = [tree_words(picture, tree) for tree, of in picture.facts["trees"].items() if of == category]
        head = styled(f"  {category_short(picture, category)} ", "dim")
        both = Text("   ").join(trees)
        if head.cell_len + both.cell_len <= picture.width:
            trees = [both]
        block += [line for tree in trees for line in hanging(head, tree, picture.width)]
    piles = picture.view["piles"]
    words = [
        f"{category_short(picture, category)} {piles[f'{category}-3']['cards']}·{piles[f'{category}-4']['cards']}"
        for category in CATEGORIES
    ]
    tops = [picture.name(f"advance/{pile['top']}") for pile in piles.values() if pile["top"]]
    line = Text("  ").append(f"{picture.say('sands-piles')}: {', '.join(words)}", style="dim")
    return [*block, *wrapped(line.append(f" ({', '.join(tops)})" if tops else "", style="dim"), picture.width, 4)]


def tree_words(picture: SeatView, tree: str) -> Text:
    """Name the advances of a tree that lie open, from the root on."""
    arrow = " > " if picture.ascii else " → "
    cards = enumerate(picture.view["trees"][tree], 1)
    return Text(arrow).join([advance_words(picture, tree, level, card) for level, card in cards])


def advance_words(picture: SeatView, tree: str, level: int, card: str) -> Text:
    """Name an advance with the seats whose marker stands on it."""
    seats = [seat for seat, sheet in enumerate(picture.view["seats"]) if sheet["markers"].get(tree) == level]
    style = "bold yellow" if f"advance/{card}" in picture.legal else ""
    return styled(picture.name(f"advance/{card}"), style).append_text(seats_signs(seats))


def draw_structures(picture: SeatView) -> Block:
    """Draw the structures in the supply: level and how many are left."""
    line = Text("  ").append(f"{picture.page('sands-structures')}: ", style="bold")
    entries = []
    for structure, left in picture.view["supply"].items():
        row = picture.facts["structures"][structure]
        level = "" if row["level"] is None else f" ({row['level']})"
        style = "bold yellow" if f"structure/{structure}" in picture.legal else ""
        entries.append(styled(picture.name(f"structure/{structure}"), style).append(f"{level} ×{left}", style="dim"))
    return wrapped(line.append_text(Text(", ").join(entries)), picture.width, 4)


def draw_legend(picture: SeatView) -> Block:
    """Explain the signs."""
    peasant, warrior = citizen_letters(picture)
    words = picture.say("sands-legend", peasant=peasant, warrior=warrior, **TERRAIN_SIGNS)
    heads = " ".join(category_short(picture, category) for category in CATEGORIES)
    words = f"{words} {picture.say('sands-legend-seats', heads=heads)}"
    return wrapped(Text("  ").append(words, style="dim"), picture.width, 2)
