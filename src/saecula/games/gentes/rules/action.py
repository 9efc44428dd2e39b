"""§4.1.A A main action: hometowns that change it, its price, payment, hourglasses, then what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.games.gentes import kinds, state, words
from saecula.games.gentes.rules import sources
from saecula.games.gentes.rules.chronicler import PlayCard, score_symbols
from saecula.games.gentes.rules.people import claim_bonuses
from saecula.games.gentes.rules.philosopher import Train, extra_people, move_training_tiles
from saecula.games.gentes.rules.scribe import Take
from saecula.games.gentes.rules.seafarer import build_city
from saecula.games.gentes.state import Gentes, bit, count_bits, lowest_bit
from saecula.kernel.choices import Choices
from saecula.kernel.frames import Once, Sequence
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, DONE

PRICE_TOWNS: Final = kinds.SCRIBE_TOWNS | kinds.PHILOSOPHER_TOWNS  # hometowns that let a price be chosen


def choose_helpers(s: Gentes) -> None:
    """§4.1.home Hometowns that change the action are declared at once (A65); each is optional (A66)."""
    if sources.free_helpers(s, s.active, s.source):
        s.push(Helpers(s.active, 0, 0, False))


def choose_price(s: Gentes) -> None:
    """§4.1.A1 A seat that may set the price does so now, if it can pay several."""
    most = sources.highest_price(s, s.active, s.source, s.helpers)
    if most == 0:
        return
    payable: i64 = 0
    price: i64
    for price in range(words.PRICE_TOP + 1):
        if why_not_chosen_price(s, s.active, price) == ALLOWED:
            payable += 1
            s.price = price
    if payable > 1:
        s.price = s.t.coins[s.source]
        s.push(ChoosePrice(s.active, False))


def pay(s: Gentes) -> None:
    """§4.1.A1 Pay the price; tile, card and hometowns are used (A66: even if an extra person is not trained)."""
    seat = s.active
    source = s.source
    cost = sources.payment(s, seat, source, s.price)
    s.add_coins(seat, -cost)
    paid = cost if cost > 0 else 0
    tired = s.helpers
    if source < kinds.CARD_AT:
        s.tiles &= ~bit(source)
        s.put(seat, state.TILES_AT, s.on_mat(seat, state.TILES_AT) | bit(source))
        s.tell(words.TAKES_TILE, seat, source, paid)
    elif source < kinds.HOME_AT:
        s.put(seat, state.SPENT_AT, s.on_mat(seat, state.SPENT_AT) | bit(source - kinds.CARD_AT))
        s.tell(words.ACTS, seat, source - kinds.CARD_AT, paid)
    elif source < kinds.TAX_AT:
        tired |= 1 << (source - kinds.HOME_AT)
        s.tell(words.COMES_HOME, seat, source - kinds.HOME_AT, paid)
    s.put(seat, state.TIRED_AT, s.on_mat(seat, state.TIRED_AT) | tired)
    if cost < 0:
        s.tell(words.RECEIVES, seat, -cost)
    if s.telling:
        tell_helpers(s, seat, s.helpers)


def tell_helpers(s: Gentes, seat: i64, helpers: i64) -> None:
    """§4.1.home Tell which hometowns change the action."""
    while helpers:
        s.tell(words.USES, seat, lowest_bit(helpers))
        helpers &= helpers - 1


def lay_hourglasses(s: Gentes) -> None:
    """§4.1.A2 Hourglasses may lie as doubles; the seat chooses if several ways fit (A26, A27)."""
    seat = s.active
    hourglasses = s.t.hourglasses[s.source]
    most = hourglasses // 2
    least = hourglasses - s.free_fields(seat)
    least = max(least, 0)
    s.doubles = least
    if least < most:
        s.push(LayDoubles(seat, False))


def put_hourglasses(s: Gentes) -> None:
    """§4.1.A2 Lay them on the time track; they cannot be changed later."""
    seat = s.active
    singles = s.t.hourglasses[s.source] - 2 * s.doubles
    s.put(seat, state.SINGLES_AT, s.on_mat(seat, state.SINGLES_AT) + singles)
    s.put(seat, state.DOUBLES_AT, s.on_mat(seat, state.DOUBLES_AT) + s.doubles)
    if singles + s.doubles > 0:
        s.tell(words.LAYS, seat, singles, s.doubles, s.free_fields(seat))


def perform(s: Gentes) -> None:
    """§4.1.A3 Do it."""
    action = s.t.action[s.source]
    seat = s.active
    if action == kinds.PHILOSOPHER:
        s.push(Train(seat, extra_people(s, seat), 0, 0, 0, False))
    elif action == kinds.SEAFARER:
        build_city(s)
    elif action == kinds.SCRIBE:
        s.push(Take(seat, 0, 0, False, 0, False))
    elif action == kinds.CHRONICLER:
        s.push(PlayCard(seat, False))
    else:
        receive(s, seat, action)


def receive(s: Gentes, seat: i64, action: i64) -> None:
    """§4.1.tax, §4.1.leader Coins; the tax collector's amount once more for each inventor and card (A1, A2, A3)."""
    coins = sources.income(s, seat, s.source, s.helpers)
    if action == kinds.TAX:
        s.tell(words.TAXES_TOLD, seat, coins)
    elif action == kinds.LEADER:
        s.tell(words.LEADS, seat, coins)
    else:
        assert action == kinds.COINS
        s.tell(words.RECEIVES, seat, coins)
    s.add_coins(seat, coins)


def end_action(s: Gentes) -> None:
    """§4.1.B A bonus tile may be due at the end of the action (A41)."""
    claim_bonuses(s, s.active)


ACTION: Final[tuple[Callable[[Gentes], None], ...]] = (
    choose_helpers,  # §4.1.home
    choose_price,  # §4.1.A1
    pay,  # §4.1.A1
    lay_hourglasses,  # §4.1.A2
    put_hourglasses,  # §4.1.A2
    perform,  # §4.1.A3
    score_symbols,  # §4.1.chronicler
    move_training_tiles,  # §4.1.philosopher
    end_action,  # §4.1.B
)


@final
@mypyc_attr(free_list_len=1)
class MainAction(Sequence[Gentes]):
    """§4.1.A The steps of a main action."""

    def steps(self) -> tuple[Callable[[Gentes], None], ...]:
        """§4.1.A Return the steps."""
        return ACTION

    def copy(self) -> MainAction:
        return MainAction(self.step)


def begin_action(s: Gentes, source: i64) -> None:
    """§4.1.A Begin a main action."""
    s.source = source
    s.price = s.t.coins[source]
    s.helpers = 0
    s.doubles = 0
    s.trained = 0
    s.card = state.NO_CARD
    s.push(MainAction(0))


@final
@mypyc_attr(free_list_len=1)
class Helpers(Pick[Gentes]):
    """§4.1.home Which hometowns change the action? Several may be combined (A3), but one sets the price (A65)."""

    def high(self, s: Gentes) -> i64:
        """§4.1.home Return how many could be used."""
        free = sources.free_helpers(s, self.seat, s.source)
        return count_bits(free & kinds.INVENTOR_TOWNS) + (1 if free & PRICE_TOWNS else 0)

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1.home Which hometowns do you use?"""
        return s.say(words.ASK_HELP, s.t.action[s.source])

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1.home Say whether a choice is a hometown, or the end."""
        return words.HELP.has(choice) or choice == DONE

    def among(self, s: Gentes, out: Choices) -> None:
        """§4.1.home Add all hometowns."""
        town: i64
        for town in range(kinds.TOWN_COUNT):
            out.add(words.HELP.at(town))

    def most(self, s: Gentes, piece: i64) -> i64:
        """§4.1.home Each once."""
        return 0 if s.helpers >> words.HELP.x(piece) & 1 else 1

    def clash(self, s: Gentes, piece: i64) -> i64:
        """§4.1.home Own, unused, fitting the action; a second one that sets the price may not be used up (A65)."""
        town = words.HELP.x(piece)
        if s.spaces(self.seat) >> (kinds.TOWN_AT + town) & 1 == 0:
            return s.say(words.NOT_YOUR_TOWN, town)
        if s.on_mat(self.seat, state.TIRED_AT) >> town & 1 or s.source == kinds.HOME_AT + town:
            return s.say(words.TOWN_SPENT, town)
        if sources.fitting_towns(s, s.source) >> town & 1 == 0:
            return s.say(words.TOWN_NOT_FITTING, town, s.t.action[s.source])
        chosen = s.helpers & PRICE_TOWNS & ~(1 << town)
        if PRICE_TOWNS >> town & 1 and (chosen or sources.card_price(s, self.seat, s.source) > 0):
            return s.say(words.ONE_PRICE, town)
        return ALLOWED

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.1.A1 A seat that cannot pay the printed price must use a hometown that sets it."""
        if choice == DONE or PRICE_TOWNS >> words.HELP.x(choice) & 1 == 0:
            refusal = sources.why_not_afford(s, seat, s.source, s.helpers)
            if refusal != ALLOWED:
                return s.say(words.NEEDS_PRICE, sources.payment(s, seat, s.source, s.t.coins[s.source]), s.coins(seat))
        return super().why_not(s, seat, choice)

    def notes(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1.home Note how many are used."""
        s.say(0, self.taken)

    def take(self, s: Gentes, piece: i64) -> None:
        """§4.1.home Declare it."""
        s.helpers |= 1 << words.HELP.x(piece)

    def copy(self) -> Helpers:
        return Helpers(self.seat, self.taken, self.last, self.closed)


def why_not_chosen_price(s: Gentes, seat: i64, price: i64) -> i64:
    """§4.1.home Between 1 and the highest, or the printed one (A17); it must be paid and bring something."""
    most = sources.highest_price(s, seat, s.source, s.helpers)
    if (price < 1 or price > most) and price != s.t.coins[s.source]:
        return s.say(words.PRICE_RANGE, price, most)
    return sources.why_not_price(s, seat, s.source, price)


@final
@mypyc_attr(free_list_len=1)
class ChoosePrice(Once[Gentes]):
    """§4.1.A1 Which price? It replaces the printed one and sets the range (A16, A65)."""

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1.home Which price do you choose?"""
        return s.say(words.ASK_PRICE, sources.highest_price(s, seat, s.source, s.helpers), s.t.coins[s.source])

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1.home Say whether a choice is a price."""
        return words.PRICE.has(choice)

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.home Add all prices."""
        price: i64
        for price in range(words.PRICE_TOP + 1):
            out.add(words.PRICE.at(price))

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.1.home Judge a price."""
        return why_not_chosen_price(s, seat, words.PRICE.x(choice))

    def notes(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1.A1 Note what is paid for it."""
        s.say(0, sources.payment(s, seat, s.source, words.PRICE.x(choice)))

    def answer(self, s: Gentes, choice: i64) -> None:
        """§4.1.home Set it."""
        s.price = words.PRICE.x(choice)

    def copy(self) -> ChoosePrice:
        return ChoosePrice(self.seat, self.answered)


def why_not_doubles(s: Gentes, seat: i64, hourglasses: i64, doubles: i64) -> i64:
    """§4.1.A2 A double shows exactly two hourglasses (A26, A27), and all must find room."""
    if 2 * doubles > hourglasses:
        return s.say(words.TOO_MANY_DOUBLES, hourglasses)
    need = hourglasses - doubles
    free = s.free_fields(seat)
    return s.say(words.NO_TIME, need, free) if need > free else ALLOWED


@final
@mypyc_attr(free_list_len=1)
class LayDoubles(Once[Gentes]):
    """§4.1.A2 How many time tiles show two hourglasses?"""

    def ask(self, s: Gentes, seat: i64) -> i64:
        """§4.1.A2 How many doubles?"""
        return s.say(words.ASK_DOUBLES, s.t.hourglasses[s.source], s.free_fields(seat))

    def about(self, s: Gentes, choice: i64) -> bool:
        """§4.1.A2 Say whether a choice is a number of doubles."""
        return words.DOUBLES.has(choice)

    def candidates(self, s: Gentes, seat: i64, out: Choices) -> None:
        """§4.1.A2 Add the numbers up to half the hourglasses."""
        doubles: i64
        for doubles in range(s.t.hourglasses[s.source] // 2 + 1):
            out.add(words.DOUBLES.at(doubles))

    def why_not(self, s: Gentes, seat: i64, choice: i64) -> i64:
        """§4.1.A2 Judge a number."""
        return why_not_doubles(s, seat, s.t.hourglasses[s.source], words.DOUBLES.x(choice))

    def notes(self, s: Gentes, seat: i64, choice: i64) -> None:
        """§4.1.A2 Note the fields they take, and the fields then free."""
        fields = s.t.hourglasses[s.source] - words.DOUBLES.x(choice)
        s.say(0, fields, s.free_fields(seat) - fields)

    def answer(self, s: Gentes, choice: i64) -> None:
        """§4.1.A2 Note it."""
        s.doubles = words.DOUBLES.x(choice)

    def copy(self) -> LayDoubles:
        return LayDoubles(self.seat, self.answered)
