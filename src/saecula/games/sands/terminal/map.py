"""The map of Sands as a list of territories, its trade goods, and a battle where there is one."""

from __future__ import annotations

from rich.text import Text

from saecula.kernel.title import View
from saecula.match.match import Choice, Match
from saecula.term.layout import Block, beside, hanging, in_columns, padded, rstripped, seat_style, styled, wrapped
from saecula.term.pictures import SeatView
from saecula.texts import Texts

TERRAIN_SIGNS = {"mountain": "^", "plains": "=", "island": "~"}
STATUS_SIGNS = {"capital": "*", "province": "+", "colony": "o"}
MIN_COLUMN_WIDTH = 39  # of a territory
MAX_COLUMNS = 3
COLUMN_GAP = 2
ABBREVIATION_LENGTH = 3
PRODUCT_WIDTH = 5  # of what a territory produces


def short(name: str) -> str:
    """Return the abbreviation of a name."""
    return name[:ABBREVIATION_LENGTH]


def seats_signs(seats: list[int]) -> Text:
    """Draw the numbers of seats in their colours, in one pair of brackets."""
    numbers = [styled(str(seat + 1), seat_style(seat)) for seat in seats]
    return Text("[").append_text(Text().join(numbers)).append("]") if seats else Text()


def draw_lands(picture: SeatView) -> Block:
    """Draw the territories from west to east, in as many columns as there is room for."""
    lands = sorted(picture.view["lands"], key=lambda land: (picture.facts["lands"][land]["x"], land))
    columns = max(1, min(MAX_COLUMNS, (picture.width + COLUMN_GAP) // (MIN_COLUMN_WIDTH + COLUMN_GAP)))
    each = (picture.width - COLUMN_GAP * (columns - 1)) // columns
    rows = -(-len(lands) // columns)
    parts = [lands[i : i + rows] for i in range(0, len(lands), rows)]
    blocks = [[line for land in part for line in draw_land(picture, land, each)] for part in parts]
    blocks = [[padded(line, each) for line in block] for block in blocks]
    lines = [rstripped(line) for line in beside(blocks, COLUMN_GAP)]
    return [styled(picture.say("sands-lands"), "bold"), *lines]


def draw_near(picture: SeatView) -> Block:
    """Draw the neighbours of each territory, in as many columns as there is room for."""
    entries = []
    for land in picture.view["lands"]:
        words = near_words(picture.facts, picture.texts, land)
        entries.append(Text("  ").append(f"{picture.name(f'land/{land}')}: ").append(words, style="dim"))
    columns = [rstripped(line) for line in in_columns(entries, picture.width)]
    return [styled(picture.say("sands-near"), "bold"), *columns]


def near_words(facts: View, texts: Texts, land: str) -> str:
    """Return the neighbours of a territory in short, those beyond a dotted line in brackets."""
    dotted = [border["ends"] for border in facts["borders"].values() if border["dotted"]]
    words = []
    for other in facts["lands"][land]["near"]:
        name = short(texts.plain_name(f"land/{other}"))
        words.append(f"({name})" if [land, other] in dotted or [other, land] in dotted else name)
    return " ".join(words)


def draw_land(picture: SeatView, land: str, width: int) -> Block:
    """Draw a territory: terrain, product, who holds it, who lives there, what stands there."""
    row = picture.view["lands"][land]
    line = Text("  ").append_text(padded(land_name(picture, land, row), 12))
    line.append(TERRAIN_SIGNS[picture.facts["lands"][land]["terrain"]], style="dim")
    product = picture.say(f"sands-{row['resource']}") if row["resource"] else ""
    line.append(f" {product:<{PRODUCT_WIDTH}} {row['capacity']}/{row['room']}")
    line.append("! " if row["crowd"] > row["room"] else "  ", style="bold red").append_text(owner_sign(row)).append(" ")
    return hanging(line, people_and_structures(picture, row), width)


def land_name(picture: SeatView, land: str, row: View) -> Text:
    """Name a territory in the colour of its owner; those that may be chosen are highlighted."""
    style = "" if row["owner"] is None else seat_style(row["owner"])
    return styled(picture.name(f"land/{land}"), "bold yellow" if f"land/{land}" in picture.legal else style)


def owner_sign(row: View) -> Text:
    """Draw who holds a territory, and as what."""
    if row["owner"] is None:
        return Text("  ")
    return styled(f"{STATUS_SIGNS[row['status']]}{row['owner'] + 1}", seat_style(row["owner"]))


def people_and_structures(picture: SeatView, row: View) -> Text:
    """Draw everybody's citizens, then the structures in short."""
    peasant, warrior = citizen_letters(picture)
    parts = []
    for seat, here in row["citizens"].items():
        counts = [f"{here[key]}{sign}" for key, sign in (("peasant", peasant), ("warrior", warrior)) if here[key]]
        parts.append(styled(f"[{int(seat) + 1}]{' '.join(counts)}", seat_style(int(seat))))
    parts += [Text(short(picture.name(f"structure/{structure}"))) for structure in row["structures"]]
    return Text(" ").join(parts)


def citizen_letters(picture: SeatView) -> tuple[str, str]:
    """Return the letters that stand for peasants and warriors."""
    return picture.name("citizen/peasant")[0], picture.name("citizen/warrior")[0]


def draw_goods(picture: SeatView) -> Block:
    """Draw the trade goods with their borders, and whose caravans touch them."""
    line = Text("  ").append(f"{picture.say('sands-goods')}: ", style="bold")
    entries = []
    for border, row in picture.facts["borders"].items():
        if row["good"] and row["in_play"]:
            seats = [seat for seat, sheet in enumerate(picture.view["seats"]) if border in sheet["caravans"]]
            ends = "–".join(picture.name(f"land/{end}") for end in row["ends"])
            style = "bold yellow" if f"border/{border}" in picture.legal else ""
            entry = styled(f"{picture.name('good/' + row['good'])} {ends}", style)
            entries.append(entry.append_text(seats_signs(seats)))
    return wrapped(line.append_text(Text(", ").join(entries)), picture.width, 4)


def draw_battle(picture: SeatView) -> Block:
    """Draw a battle in progress: both strengths before the dice, and how high each may set one."""
    battle = picture.view["battle"]
    if battle is None or battle["won"] is not None:
        return []
    head = styled(picture.page("sands-battle", land=picture.name(f"land/{battle['land']}")), "bold red")
    block = [Text("  ").append_text(head)]
    for role, side in zip(("attacks", "defends"), battle["sides"], strict=True):
        terms = [f"{picture.page('sands-term-' + term['key'])} {term['strength']}" for term in side["terms"]]
        words = picture.say(
            "sands-battle",
            name=picture.names[side["seat"]],
            role=picture.page(f"sands-{role}"),
            strength=side["base"],
            terms=", ".join(terms) or "0",
            most=side["die_most"],
        )
        block += wrapped(Text("    ").append(words, style=seat_style(side["seat"])), picture.width, 6)
    return block


def notes_of(match: Match, choices: dict[int, Choice], texts: Texts) -> dict[int, str]:
    """§3.0 A Return the neighbours of every province that a seat may begin in."""
    places = {
        n: choice.targets[0].partition("/")[2]
        for n, choice in choices.items()
        if choice.notation.startswith("province ")
    }
    return {n: near_words(match.facts, texts, land) for n, land in places.items()}
