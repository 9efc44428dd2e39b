"""The cards of Gentes: what they need in columns, one for each group, and what they bring in short words."""

from __future__ import annotations

from rich.text import Text

from saecula.kernel.title import View
from saecula.term.layout import Block, cut, hanging, padded, styled
from saecula.term.pictures import SeatView

LEFT_WIDTH = 28  # before the groups: place, price, name and points of a card, or a seat's name
CELL_WIDTH = 4  # of a group
ABBREVIATION_LENGTH = 3  # of a group's name over its column
PLACE_WIDTH = 3
PRICES_WIDTH = 7
NAME_WIDTH = LEFT_WIDTH - PRICES_WIDTH - 2 * PLACE_WIDTH
MIN_REST_WIDTH = 20  # otherwise it goes on lines of its own


def groups_of(picture: SeatView) -> list[str]:
    """Return the groups of the population in their order."""
    return [group for row in picture.facts["rows"] for group in row]


def short(name: str) -> str:
    """Return the beginning of a name."""
    return name[:ABBREVIATION_LENGTH]


def group_heads(picture: SeatView) -> Text:
    """Draw the names over the groups' columns."""
    names = [short(picture.name(f"group/{group}")) for group in groups_of(picture)]
    return styled("".join(f"{name:>{CELL_WIDTH}}" for name in names), "bold")


def cell(n: int | str, style: str = "") -> Text:
    """Draw a number in a group's column; nothing is a dot."""
    return styled(f"{n or '·':>{CELL_WIDTH}}", style if n else "dim")


# -- rows of cards ----------------------------------------------------------------------------------------------------


def draw_hand(picture: SeatView) -> Block:
    """Draw the cards in one's own hand, and what each of them lacks."""
    if picture.seat < 0:
        return []
    sheet = picture.view["seats"][picture.seat]
    head = cards_head(picture, picture.name("part/hand"))
    block: Block = []
    for card in sheet["hand"] or []:
        words = lack_words(picture, sheet["missing"][card])
        style = "green" if sheet["missing"][card]["playable"] else "yellow"
        block += draw_card(picture, card, Text(" " * (PLACE_WIDTH + PRICES_WIDTH)), styled(words, style))
    return [head, *block] if block else []


def draw_market(picture: SeatView) -> Block:
    """Draw the cards to begin with, or the card row: what it costs to take cards up to each place, and the cards."""
    market, revealed = picture.view["market"], picture.view["revealed"]
    if revealed:
        rows = [draw_card(picture, card, Text(" " * (PLACE_WIDTH + PRICES_WIDTH)), Text()) for card in revealed]
        return [cards_head(picture, picture.page("gentes-draft")), *[line for row in rows for line in row]]
    if not any(market):
        return []
    block = [cards_head(picture, picture.name("part/market"))]
    for place, card in enumerate(market, 1):
        if card is not None:
            head = styled(f"{place:>2} ", "bold").append(f"{prices(picture, place):<{PRICES_WIDTH}}", style="dim")
            block += draw_card(picture, card, head, Text())
    return block


def cards_head(picture: SeatView, words: str) -> Text:
    """Draw the line over a list of cards."""
    head = styled(f"{words:<{LEFT_WIDTH - PLACE_WIDTH}}", "bold").append(
        f"{picture.say('gentes-vp'):>{PLACE_WIDTH}}", style="bold"
    )
    return head.append_text(group_heads(picture))


def prices(picture: SeatView, place: int) -> str:
    """Return the prices to take one, two or three cards up to a place."""
    rows = picture.facts["scribe"]
    least = [next((row["price"] for row in rows if row["places"][n] >= place), None) for n in range(3)]
    return "·".join(str(price) for price in least if price is not None)


def draw_card(picture: SeatView, card: str, head: Text, note: Text) -> Block:
    """Draw a card: its name, its points, the people it needs, and in words all the rest."""
    row = picture.facts["cards"][card]
    name = styled(picture.name(f"card/{card}"), "bold yellow" if f"card/{card}" in picture.legal else "bold")
    line = head.append_text(padded(name, NAME_WIDTH)).append(f"{row['points']:>{PLACE_WIDTH}}")
    line.append_text(needs(picture, row["needs"])).append("  ")
    rest = Text()
    marks = Text(" ").join(Text(picture.say(f"gentes-mark-{mark}")) for mark in row["symbols"])
    for words in [note, marks, Text(city_words(picture, row)), *effects(picture, row)]:
        if words.plain:
            rest.append("; " if rest.plain else "").append_text(words)
    if picture.width - line.cell_len >= MIN_REST_WIDTH:
        return hanging(line, rest, picture.width)
    return below(line, rest, picture.width)


def below(line: Text, rest: Text, width: int) -> Block:
    """Put the rest of a card on lines of its own."""
    line.rstrip()
    return [cut(line, width), *hanging(Text(" " * (PLACE_WIDTH + 1)), rest, width)]


def needs(picture: SeatView, wanted: View) -> Text:
    """Draw how many people of each group a card needs; those that one's own people do not reach are marked."""
    line = Text()
    own = picture.view["seats"][picture.seat] if picture.seat >= 0 else None
    for group in groups_of(picture):
        n = wanted.get(group, 0)
        lacks = own is not None and own["people"][group] + own["printed"].get(group, 0) < n
        line.append_text(cell(f"{n}!" if lacks else n, "yellow" if lacks else "green"))
    return line


# -- words ------------------------------------------------------------------------------------------------------------


def people_words(picture: SeatView, group: str, n: int) -> str:
    """Return people of a group in words: 2 priests."""
    return picture.page(f"gentes-{'one' if n == 1 else 'many'}-{group}", n=n)


def needed_words(picture: SeatView, people: View, cities: View) -> str:
    """Return people and cities in words."""
    words = [people_words(picture, group, n) for group, n in people.items()]
    words += [people_words(picture, f"city-{symbol}", n) for symbol, n in cities.items()]
    return ", ".join(words)


def lack_words(picture: SeatView, lack: View) -> str:
    """Say whether a hand card can be played, and what it lacks."""
    if lack["playable"] and not lack["temple"]:
        return picture.page("gentes-ready")
    if lack["playable"]:
        return picture.say("gentes-ready-temple", n=lack["temple"])
    if lack["penalty"]:
        return picture.page("gentes-penalty-missing")
    return picture.page("gentes-missing", what=needed_words(picture, lack["people"], lack["cities"]))


def city_words(picture: SeatView, row: View) -> str:
    """Return the cities a card needs."""
    words = needed_words(picture, {}, row["cities"])
    return f"{picture.page('gentes-needs').lower()} {words}" if words else ""


def effects(picture: SeatView, row: View) -> list[Text]:
    """Return what a card brings: at once, always, each round, in each decline."""
    found = [gain_words(picture, what, n) for what, n in row["gains"].items()]
    found += [
        picture.say(f"gentes-fx-{key}", people=people_words(picture, group, n))
        for key, of in (("lose", "loses"), ("printed", "printed"))
        for group, n in row[of].items()
    ]
    if row["round"]:
        found.append(picture.say("gentes-fx-round", what=round_words(picture, row["round"])))
    found += [picture.say(f"gentes-fx-{what}", n=n) for what, n in row["always"].items()]
    declines = [picture.say(f"gentes-fx-{what}", n=n) for what, n in row["decline"].items()]
    declines += [exchange_words(picture, row["exchange"])] if row["exchange"] else []
    found += [picture.say("gentes-fx-decline", what=what) for what in declines]
    return [Text(words) for words in found]


def gain_words(picture: SeatView, what: str, n: int) -> str:
    """Return what a card brings at once."""
    group = what.removeprefix("gain_")
    if group != what:
        return people_words(picture, group, n)
    return picture.say(f"gentes-fx-{what}", n=n)


def round_words(picture: SeatView, own: View) -> str:
    """Return a card's own main action with its cost."""
    if own["action"] == "coins":
        return f"+{own['coins']}·{own['hourglasses']}"
    return f"{picture.name('action/' + own['action'])} {own['coins']}·{own['hourglasses']}"


def exchange_words(picture: SeatView, row: View) -> str:
    """Return what a card exchanges in each decline."""
    key = "points" if row["points"] else "any"
    what = picture.say(f"gentes-fx-{key}", n=row["points"] or row["people"])
    return picture.say("gentes-fx-sell", coins=row["coins"], what=what, times=row["times"])
