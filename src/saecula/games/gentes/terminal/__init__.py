"""The table of Gentes: tiles, map, everybody's people and time, cards. Drawn from view and facts; knows no rules."""

from __future__ import annotations

from rich.text import Text

from saecula.games.gentes.terminal import cards
from saecula.kernel.title import View
from saecula.term.layout import Block, beside, cut, padded, ruled, seat_style, styled, width_of, wrapped
from saecula.term.pictures import SeatView

ACTION_COLUMNS = (("philosopher", "scribe", "tax"), ("seafarer", "chronicler", "leader"))
TOWN_SYMBOLS = ("temple", "oracle", "trade")
TOWN_KINDS = ("scribes", "philosophers", "inventors")
COLUMN_GAP = 3
NARROW_WIDTH = 90
MEANS_WIDTHS = (5, 4, 6, 5, 4, 4)  # of temple, oracle, coins, hand, cities, points


def draw(picture: SeatView) -> Block:
    """Draw the whole table."""
    block = [draw_head(picture), *draw_tiles(picture), *draw_map(picture), *draw_seats(picture)]
    block += cards.draw_hand(picture) + cards.draw_market(picture)
    return block + draw_stacks(picture) + draw_legend(picture)


def draw_head(picture: SeatView) -> Text:
    """Draw the line with round, epoch, phase and whose turn it is."""
    view = picture.view
    when = picture.page("gentes-round", n=view["round"], of=picture.facts["rounds"], epoch=view["epoch"])
    parts = [styled(when, "bold"), styled(picture.name(f"phase/{view['phase']}"), "bold")]
    if view["active"] is not None:
        parts.append(styled(picture.names[view["active"]], seat_style(view["active"])))
    return ruled(parts, picture.width, ascii_only=picture.ascii)


# -- action tiles -----------------------------------------------------------------------------------------------------


def draw_tiles(picture: SeatView) -> Block:
    """Draw the tiles left by action, with coins and hourglasses; in two columns if they fit."""
    head = styled(picture.say("gentes-tiles"), "bold").append(f" ({picture.say('gentes-tile')})", style="dim")
    wide = [max(len(picture.name(f"action/{action}")) for action in side) for side in ACTION_COLUMNS]
    sides = [[tile_line(picture, action, wide[i]) for action in side] for i, side in enumerate(ACTION_COLUMNS)]
    if width_of(sides[0]) + COLUMN_GAP + width_of(sides[1]) <= picture.width:
        return [head, *beside(sides, COLUMN_GAP)]
    rows = [tile_line(picture, action, max(wide)) for side in ACTION_COLUMNS for action in side]
    return [head, *[line for row in rows for line in wrapped(row, picture.width, 4)]]


def tile_line(picture: SeatView, action: str, wide: int) -> Text:
    """Draw what is left for one action."""
    line = Text("  ").append(padded(Text(picture.name(f"action/{action}")), wide))
    entries = tax_entries(picture) if action == "tax" else tile_entries(picture, action)
    for i, entry in enumerate(entries):
        line.append("  " if not i or entry.plain[:1].isalpha() else " ").append_text(entry)
    return line if entries else line.append("  -", style="dim")


def tax_entries(picture: SeatView) -> Block:
    """Return what the tax collector pays."""
    rows = picture.facts["taxes"].items()
    return [styled(f"+{row['coins']}·{row['hourglasses']}", highlight(picture, f"tax/{tax}")) for tax, row in rows]


def tile_entries(picture: SeatView, action: str) -> Block:
    """Return the tiles left of one action; those of seafarers behind the symbol they build."""
    left = [tile for tile, holder in picture.view["tiles"].items() if holder is None]
    rows = [(tile, picture.facts["tiles"][tile]) for tile in left if picture.facts["tiles"][tile]["action"] == action]
    entries: Block = []
    before = None
    for tile, row in sorted(rows, key=lambda pair: (*TOWN_SYMBOLS, pair[1]["symbol"]).index(pair[1]["symbol"])):
        symbol = symbol_name(picture, row["symbol"]) if row["symbol"] and row["symbol"] != before else ""
        before = row["symbol"]
        entry = Text(f"{symbol} " if symbol else "")
        coins = f"+{row['coins']}" if action == "leader" else row["coins"]
        entries.append(entry.append(f"{coins}·{row['hourglasses']}", style=highlight(picture, f"tile/{tile}")))
    return entries


def symbol_name(picture: SeatView, symbol: str) -> str:
    """Return what a seafarer's tile builds."""
    return picture.say("gentes-any") if symbol == "any" else picture.name(f"symbol/{symbol}")


def highlight(picture: SeatView, thing: str) -> str:
    """Return the style of a thing: highlighted if it may be chosen now."""
    return "bold yellow" if thing in picture.legal else ""


# -- the map ----------------------------------------------------------------------------------------------------------


def draw_map(picture: SeatView) -> Block:
    """Draw the cities by region and symbol, then the hometowns; the number of the owner stands behind each."""
    regions = [region for region, is_open in picture.facts["regions"].items() if is_open]
    columns = [region_column(picture, region) for region in regions] + [town_column(picture)]
    heads = [Text(), *[styled(symbol_words(picture, symbol), "dim") for symbol in picture.facts["income"]]]
    block: Block = []
    row: list[Block] = []
    for column in columns:
        if row and width_of(beside([heads, *row, column], 2)) > picture.width - 2:
            block += beside([heads, *row], 2)
            row = []
        row.append(column)
    block += beside([heads, *row] if len(row) > 1 else [heads[: len(row[0])], *row], 2)
    return [Text("  ").append_text(cut(line, picture.width - 2)) for line in block]


def symbol_words(picture: SeatView, symbol: str) -> str:
    """Return a symbol with what its cities bring."""
    name = picture.say("gentes-vp") if symbol == "points" else picture.name(f"symbol/{symbol}")
    return f"{name} {picture.facts['income'][symbol]}"


def region_column(picture: SeatView, region: str) -> Block:
    """Draw the cities of a region, a line for each symbol."""
    cities = picture.facts["cities"]
    lines = [styled(picture.name(f"region/{region}"), "bold")]
    for symbol in picture.facts["income"]:
        here = [city for city, row in cities.items() if row["region"] == region and row["symbol"] == symbol]
        lines.append(joined([space_words(picture, city, picture.name(f"city/{city}")) for city in here]))
    return lines


def town_column(picture: SeatView) -> Block:
    """Draw the hometowns, a line for each symbol."""
    rows = [
        [space_words(picture, f"{kind}_{symbol}", picture.page(f"gentes-town-{kind}")) for kind in TOWN_KINDS]
        for symbol in TOWN_SYMBOLS
    ]
    return [styled(picture.name("part/hometown"), "bold"), *[joined(row) for row in rows]]


def space_words(picture: SeatView, space: str, name: str) -> Text:
    """Name a space with the number of its owner."""
    owner = picture.view["spaces"].get(space)
    if owner is not None:
        return styled(f"{name}[{owner + 1}]", seat_style(owner))
    is_legal = any(f"{kind}/{space}" in picture.legal for kind in ("city", "hometown", "space"))
    return styled(name, "bold yellow" if is_legal else "dim")


def joined(parts: Block) -> Text:
    """Return parts with commas between them."""
    return Text(", ").join(parts)


# -- seats ------------------------------------------------------------------------------------------------------------


def draw_seats(picture: SeatView) -> Block:
    """Draw everybody's people under the prices of training, their means, and below them time and cards."""
    heads = (
        Text()
        .append(f"{picture.name('part/population'):<{cards.LEFT_WIDTH}}", style="bold")
        .append_text(cards.group_heads(picture))
    )
    for words, wide in zip(means_heads(picture), MEANS_WIDTHS, strict=True):
        heads.append(f"{words:>{wide}}", style="bold")
    block = [cut(heads, picture.width), cut(training_line(picture), picture.width)]
    for seat in range(len(picture.view["seats"])):
        block += draw_seat(picture, seat)
    return block


def means_heads(picture: SeatView) -> list[str]:
    """Return the names over what everybody has besides people."""
    areas = [cards.short(picture.name(f"area/{area}")) for area in ("temple", "oracle")]
    hand = picture.name("part/hand")[: cards.CELL_WIDTH]
    return [*areas, picture.say("gentes-coins"), hand, picture.say("gentes-cities"), picture.say("gentes-vp")]


def training_line(picture: SeatView) -> Text:
    """Draw what training costs in each column: for one person and for two."""
    line = styled(f"  {picture.say('gentes-training'):<{cards.LEFT_WIDTH - 2}}", "dim")
    columns = picture.view["columns"]
    for group in cards.groups_of(picture):
        costs = picture.facts["columns"][columns.index(group)] if group in columns else None
        line.append_text(
            cards.cell(f"{costs['one']}·{costs['two']}" if costs else "", highlight(picture, f"group/{group}"))
        )
    return line


def draw_seat(picture: SeatView, seat: int) -> Block:
    """Draw a seat: people and means on one line, time and played cards below."""
    sheet = picture.view["seats"][seat]
    line = Text("> " if picture.view["active"] == seat else "  ")
    line.append(f"{seat + 1} {picture.names[seat]}", style=seat_style(seat))
    line = padded(cut(line, cards.LEFT_WIDTH - 1), cards.LEFT_WIDTH)
    for group, n in sheet["people"].items():
        printed = sheet["printed"].get(group, 0)
        line.append_text(cards.cell(f"{n}+{printed}" if printed else n))
    means = (sheet["temple"], sheet["oracle"], sheet["coins"], sheet["hand_size"], len(sheet["spaces"]))
    for n, wide in zip((*means, sheet["points"]), MEANS_WIDTHS, strict=True):
        line.append(f"{n:>{wide}}", style="bold")
    return [cut(line, picture.width), *seat_details(picture, sheet)]


def seat_details(picture: SeatView, sheet: View) -> Block:
    """Draw the time track of a seat, then its symbols, its cards and what it has used in this round."""
    head = Text("    ").append_text(time_track(picture, sheet["time"])).append("  ")
    time = sheet["time"]
    is_last = picture.view["round"] == picture.facts["rounds"]
    entries = [Text(picture.say("gentes-time", free=time["free"], next=-1 if is_last else time["next_free"]))]
    if time["end_penalty"] and is_last:
        entries.append(styled(picture.say("gentes-end", points=-time["end_penalty"]), "red"))
    marks = [f"{picture.say(f'gentes-mark-{mark}')} {n}" for mark, n in sheet["symbols"].items() if n]
    entries += [Text(" ".join(marks))] if marks else []
    entries += named(picture, "gentes-played", [f"card/{card}" for card in sheet["played"]])
    entries += named(
        picture,
        "gentes-used",
        [f"hometown/{town}" for town in sheet["tired"]] + [f"card/{card}" for card in sheet["spent"]],
    )
    return wrapped(head.append_text(Text("; ").join(entries)), picture.width, 4)


def named(picture: SeatView, key: str, things: list[str]) -> Block:
    """Name things behind a label, if there are any."""
    names = ", ".join(picture.name(thing) for thing in things)
    return [Text(f"{picture.say(key)}: {names}")] if things else []


def time_track(picture: SeatView, time: View) -> Text:
    """Draw a time track field by field."""
    cube, free = time_signs(picture)
    track = styled(cube * time["cubes"], "dim").append("T" * len(time["tiles"]), style="bold")
    track.append("1" * time["singles"], style="yellow").append("2" * time["doubles"], style="bold red")
    return track.append(free * time["free"], style="green")


def time_signs(picture: SeatView) -> tuple[str, str]:
    """Return the signs of a cube and of a free field."""
    return ("#", ".") if picture.ascii else ("■", "□")


# -- stacks and words -------------------------------------------------------------------------------------------------


def draw_stacks(picture: SeatView) -> Block:
    """Draw the bonus tiles, the stack of cards and the discard pile, with its cards where there is room."""
    view = picture.view
    line = Text("  ").append(f"{picture.page('gentes-bonuses')}: ", style="bold")
    line.append(", ".join(bonus_words(picture, bonus, row) for bonus, row in view["bonuses"].items()))
    line.append("; ").append(picture.page("gentes-stock", epoch=view["epoch"], n=len(view["stock"])))
    line.append("; ").append(picture.page("gentes-pile", n=len(view["pile"])))
    is_open = (
        picture.width > NARROW_WIDTH or picture.full or any(f"card/{card}" in picture.legal for card in view["pile"])
    )
    if view["pile"] and is_open:
        names = ", ".join(picture.name(f"card/{card}") for card in view["pile"])
        line.append(f" ({names})", style="dim")
    return wrapped(line, picture.width, 4)


def bonus_words(picture: SeatView, bonus: str, row: View) -> str:
    """Name a stack of bonus tiles with the points of the next one and who has taken one."""
    worth = picture.page("gentes-bonus-gone") if row["next"] is None else row["next"]
    taken = "".join(f"[{seat + 1}]" for seat in row["taken"])
    return f"{picture.name(f'bonus/{bonus}')} {worth}{taken}"


def draw_legend(picture: SeatView) -> Block:
    """Explain the signs."""
    cube, free = time_signs(picture)
    marks = ", ".join(
        f"{picture.say(f'gentes-mark-{mark}')} {picture.name(f'mark/{mark}')}"
        for mark in ("cult", "culture", "power", "economy")
    )
    words = [picture.say("gentes-legend"), picture.say("gentes-legend-time", cube=cube, free=free), f"{marks}."]
    return wrapped(Text("  ").append(" ".join(words), style="dim"), picture.width, 2)
