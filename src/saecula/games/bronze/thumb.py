"""Rules of thumb for Bronze: feed the cities, grow early, save for useful developments, finish monuments.

Values are hand-set, in hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.bronze import kinds, words
from saecula.games.bronze.rules.build import Build, Stones, free_boxes
from saecula.games.bronze.rules.buy import Buy, dice_coins, sold_food, stacks_coins
from saecula.games.bronze.rules.collect import Split, food_rolled
from saecula.games.bronze.rules.discard import Discard
from saecula.games.bronze.rules.roll import Lead, Reroll
from saecula.games.bronze.rules.trade import Answer, Offer, Trade, amount_of, most_moved, offers_made, stock
from saecula.games.bronze.state import NOT_YET, Bronze
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import DONE

VALUE_OF_NEEDED_FOOD: Final = 100  # in this turn
VALUE_OF_STORED_FOOD: Final = 45  # for the next turn
VALUE_OF_WORKER: Final = 62
VALUE_OF_COIN: Final = 15
COINS_PER_FOOD: Final = 3  # in a deal
CITIES_WANTED: Final = 6
LAST_ROUND_FOR_CITIES: Final = 7
LEAD_BONUS: Final = -30  # Leadership rolls one die only
FRESH_DIE_BONUS: Final = 25  # above the average face, as it may be rolled once more
DEVELOPMENT_USES: Final = (10, 60, 260, 120, 90, 330, 150, 60, 160, 330, 200, 0, 0)  # in half a match


def advise(s: Bronze, seat: i64, legal: list[int]) -> int:
    """Return a sensible choice."""
    top = s.top
    choice: i64 = legal[0]
    if isinstance(top, Reroll):
        choice = best_reroll(s, seat, top)
    elif isinstance(top, Lead):
        choice = best_lead(s, seat)
    elif isinstance(top, Split):
        choice = words.FOOD.at(best_split(s, seat))
    elif isinstance(top, Stones):
        choice = best_stones(s, seat, legal)
    elif isinstance(top, Build):
        choice = best_mark(s, seat, top)
    elif isinstance(top, Buy):
        choice = best_purchase(s, seat, legal)
    elif isinstance(top, Discard):
        choice = best_discard(s, seat, top)
    elif isinstance(top, Trade):
        choice = best_partner(s, seat, top)
    elif isinstance(top, Offer):
        choice = best_amount(s, seat, top)
    elif isinstance(top, Answer):
        choice = words.ACCEPT.base if is_good_deal(s, seat, top) else words.DECLINE.base
    return choice if choice in legal else legal[-1]


# -- dice -----------------------------------------------------------------------------------------------------------


def food_value(s: Bronze, seat: i64, have: i64, amount: i64) -> i64:
    """§4 Return the value of more food: first for this turn, then for the next."""
    value: i64 = 0
    i: i64
    for i in range(amount):
        if have + i < s.cities_rolled:
            value += VALUE_OF_NEEDED_FOOD
        elif have + i < 2 * s.cities_rolled and have + i < s.t.food_most:
            value += VALUE_OF_STORED_FOOD
    return value


def worker_value(s: Bronze, seat: i64) -> i64:
    """§6 Return the value of a worker: nothing when all is built."""
    project: i64
    for project in range(kinds.MONUMENT_COUNT + 1):
        if free_boxes(s, seat, project) > 0:
            return VALUE_OF_WORKER
    return 0


def goods_value(s: Bronze, seat: i64, before: i64, more: i64) -> i64:
    """§2 Return the value of more goods after those collected before."""
    coins: i64 = 0
    i: i64
    for i in range(before, before + more):
        good = i % kinds.GOOD_COUNT
        held = s.good(seat, good) + i // kinds.GOOD_COUNT
        if held < s.t.good_holes[good]:
            coins += s.t.good_value[good] * (held + 1)
    return coins * VALUE_OF_COIN


def face_value(s: Bronze, seat: i64, face: i64, have_food: i64, goods: i64) -> i64:
    """§1 Return the value of one die showing this face."""
    extra_food: i64 = 1 if s.has(seat, kinds.AGRICULTURE) else 0
    extra_worker: i64 = 1 if s.has(seat, kinds.MASONRY) else 0
    if face == kinds.FOOD3:
        return food_value(s, seat, have_food, 3 + extra_food)
    if face == kinds.WORKERS3:
        return worker_value(s, seat) * (3 + extra_worker)
    if face == kinds.EITHER2:
        food = food_value(s, seat, have_food, 2 + extra_food)
        workers = worker_value(s, seat) * (2 + extra_worker)
        return food if food > workers else workers
    if face == kinds.COIN:
        return VALUE_OF_COIN * (s.t.coin_minted if s.has(seat, kinds.COINAGE) else s.t.coin)
    if face == kinds.GOOD1:
        return goods_value(s, seat, goods, 1)
    return goods_value(s, seat, goods, 2) - skull_cost(s)


def skull_cost(s: Bronze) -> i64:
    """§5 Return the cost of one skull more."""
    skulls = s.dice[kinds.SKULL2]
    if skulls == 1:
        return 150
    return 100 if skulls >= 3 else 20


def fresh_die(s: Bronze, seat: i64, have_food: i64, goods: i64) -> i64:
    """§1 Return the average value of a die rolled again."""
    total: i64 = 0
    face: i64
    for face in range(kinds.FACE_COUNT):
        total += face_value(s, seat, face, have_food, goods)
    return total // kinds.FACE_COUNT


def is_worth_rerolling(s: Bronze, seat: i64, face: i64, bonus: i64) -> bool:
    """§1 Say whether a die of this face is worth less than a fresh die and a bonus."""
    food = s.food(seat) + food_rolled(s, seat, 0)
    if face == kinds.FOOD3:
        food -= 3
    goods = s.dice[kinds.GOOD1] + 2 * s.dice[kinds.SKULL2]
    if face == kinds.GOOD1:
        goods -= 1
    return face_value(s, seat, face, food, goods) < fresh_die(s, seat, food, goods) + bonus


def best_reroll(s: Bronze, seat: i64, pick: Reroll) -> i64:
    """§1 Take up the next die that is worth less than a fresh one."""
    first: i64 = 0 if pick.taken == 0 else words.REROLL.x(pick.last)
    bonus: i64 = FRESH_DIE_BONUS if s.rolls == 1 else 0
    face: i64
    for face in range(first, kinds.FACE_COUNT):
        locked = face == kinds.SKULL2 and s.t.skulls_locked
        if s.dice[face] > 0 and not locked and is_worth_rerolling(s, seat, face, bonus):
            return words.REROLL.at(face)
    return DONE


def best_lead(s: Bronze, seat: i64) -> i64:
    """§7 Leadership: roll a harmful skull again, or else a poor die."""
    if s.dice[kinds.SKULL2] == 2 or s.dice[kinds.SKULL2] == 4:
        return words.LEAD.at(kinds.SKULL2)
    face: i64
    for face in range(kinds.SKULL2):
        if s.dice[face] > 0 and is_worth_rerolling(s, seat, face, LEAD_BONUS):
            return words.LEAD.at(face)
    return DONE


def best_split(s: Bronze, seat: i64) -> i64:
    """§3 Feed the cities, and build with the rest."""
    best: i64 = 0
    most: i64 = -1
    per_die = worker_value(s, seat) * (3 if s.has(seat, kinds.MASONRY) else 2)
    n: i64
    for n in range(s.dice[kinds.EITHER2] + 1):
        value = food_value(s, seat, s.food(seat), food_rolled(s, seat, n)) + per_die * (s.dice[kinds.EITHER2] - n)
        if value > most:
            most = value
            best = n
    return best


# -- building -------------------------------------------------------------------------------------------------------


def best_stones(s: Bronze, seat: i64, legal: list[int]) -> i64:
    """§7 Engineering: three boxes are worth more than a stone."""
    return max(legal)


def project_value(s: Bronze, seat: i64, project: i64, boxes: i64) -> i64:
    """§6 Return the value of a box of a project, if so many boxes can be marked now."""
    free = free_boxes(s, seat, project)
    if project == kinds.CITY:
        to_next = boxes_to_next_city(s, seat)
        wanted = s.cities(seat) < CITIES_WANTED and s.round < LAST_ROUND_FOR_CITIES
        return (400 if wanted else 20) // to_next
    monument = project - 1
    first = s.first_builder[monument] == NOT_YET
    points = (s.t.monument_first[monument] if first else s.t.monument_later[monument]) * 100
    if s.has(seat, kinds.ARCHITECTURE):
        points += 100 * s.t.monument_bonus
    return (points + (60 if free <= boxes else 0)) // free


def boxes_to_next_city(s: Bronze, seat: i64) -> i64:
    """§6 Return the boxes that the city in building still needs."""
    marked = s.city_boxes(seat)
    i: i64
    for i in range(kinds.NEW_CITIES):
        if marked < s.t.city_boxes[i]:
            return s.t.city_boxes[i] - marked
    return 1


def plan_boxes(s: Bronze, seat: i64, boxes: i64) -> Row:
    """§6 Return how many boxes of each project to mark: those of the best project first."""
    planned = ints(kinds.MONUMENT_COUNT + 1, 0)
    left = boxes
    while left > 0:
        best: i64 = -1
        most: i64 = -1
        project: i64
        for project in range(kinds.MONUMENT_COUNT + 1):
            if planned[project] == 0 and free_boxes(s, seat, project) > 0:
                value = project_value(s, seat, project, left)
                if value > most:
                    most = value
                    best = project
        if best < 0:
            break
        free = boxes_to_next_city(s, seat) if best == kinds.CITY else free_boxes(s, seat, best)
        planned[best] = left if left < free else free
        left -= planned[best]
    return planned


def best_mark(s: Bronze, seat: i64, pick: Build) -> i64:
    """§6 Mark the planned boxes in the order of the sheet; where that is too late, any."""
    planned = plan_boxes(s, seat, pick.boxes - pick.taken)
    first: i64 = 0 if pick.taken == 0 else words.MARK.x(pick.last)
    project: i64
    for project in range(first, kinds.MONUMENT_COUNT + 1):
        if planned[project] > 0:
            return words.MARK.at(project)
    for project in range(words.MARK.x(pick.last), kinds.MONUMENT_COUNT + 1):
        if free_boxes(s, seat, project) > 0:
            return words.MARK.at(project)
    return DONE


# -- goods ----------------------------------------------------------------------------------------------------------


def best_purchase(s: Bronze, seat: i64, legal: list[int]) -> i64:
    """§7 Buy the development with the best value above its price, if any."""
    best: i64 = DONE
    most: i64 = 0
    for number in legal:
        choice: i64 = number
        if choice == DONE:
            continue
        development = words.BUY.x(choice)
        stacks = stacks_coins(s, seat, words.BUY.y(choice))
        missing = s.t.development_cost[development] - dice_coins(s, seat) - stacks
        value = development_value(s, seat, development) - stacks * 7 - sold_food(s, missing) * VALUE_OF_STORED_FOOD
        if value > most:
            most = value
            best = choice
    return best


def development_value(s: Bronze, seat: i64, development: i64) -> i64:
    """§7 Return the value of a development: its points, and its use in the rest of the match."""
    value = 100 * s.t.development_points[development]
    left = 10 - s.round if s.round < 10 else 0
    value += DEVELOPMENT_USES[development] * left // 5
    if development == kinds.EMPIRE:
        value += 100 * s.cities(seat)
    elif development == kinds.ARCHITECTURE:
        value += 300
    elif development == kinds.ENGINEERING:
        value += 30 * s.good(seat, 1)
    return value


def best_discard(s: Bronze, seat: i64, pick: Discard) -> i64:
    """§8 Discard the goods that are worth the fewest coins."""
    first: i64 = 0 if pick.taken == 0 else words.DISCARD.x(pick.last)
    gone = ints(kinds.GOOD_COUNT, 0)
    _: i64
    for _ in range(pick.surplus - pick.taken):
        best: i64 = -1
        least: i64 = 1 << 30
        good: i64
        for good in range(first, kinds.GOOD_COUNT):
            held = s.good(seat, good) - gone[good]
            if held > 0 and s.t.good_value[good] * held < least:
                least = s.t.good_value[good] * held
                best = good
        gone[best] += 1
    for good in range(kinds.GOOD_COUNT):
        if gone[good] > 0:
            return words.DISCARD.at(good)
    return DONE


# -- trade ----------------------------------------------------------------------------------------------------------


def swap_gain(s: Bronze, seat: i64, gives: i64, gets: i64) -> i64:
    """§trade Return the coins that a seat gains by giving one piece for another."""
    if gives == gets:
        return -1
    lost = s.t.good_value[gives] * s.good(seat, gives)
    return s.t.good_value[gets] * (s.good(seat, gets) + 1) - lost


def best_swap(s: Bronze, seat: i64, partner: i64) -> i64:
    """§trade Return the best swap of two pieces that both gain by (given × 5 + taken), or −1."""
    best: i64 = -1
    most: i64 = 0
    gives: i64
    for gives in range(kinds.GOOD_COUNT):
        gets: i64
        for gets in range(kinds.GOOD_COUNT):
            possible = most_moved(s, seat, partner, gives) > 0 and most_moved(s, partner, seat, gets) > 0
            gain = swap_gain(s, seat, gives, gets)
            if possible and gain > most and swap_gain(s, partner, gets, gives) > 0:
                most = gain
                best = gives * kinds.GOOD_COUNT + gets
    return best


def best_partner(s: Bronze, seat: i64, frame: Trade) -> i64:
    """§trade Make one fair offer to each seat."""
    partner: i64
    for partner in range(s.seats):
        if partner != seat and offers_made(frame.made, partner) == 0 and best_swap(s, seat, partner) >= 0:
            return words.PARTNER.at(partner)
    return DONE


def best_amount(s: Bronze, seat: i64, frame: Offer) -> i64:
    """§trade Name the amounts of the swap."""
    swap = best_swap(s, seat, frame.partner) if seat == s.active else -1
    amount: i64 = 0
    if swap >= 0 and swap // kinds.GOOD_COUNT == frame.ware:
        amount = 1
    elif swap >= 0 and swap % kinds.GOOD_COUNT == frame.ware:
        amount = -1
    return words.TRADE.at(frame.ware, amount + words.MAX_AMOUNT)


def is_good_deal(s: Bronze, seat: i64, frame: Answer) -> bool:
    """§trade Accept a deal that gains coins; a food counts as three."""
    gain: i64 = 0
    ware: i64
    for ware in range(kinds.WARE_COUNT):
        amount = amount_of(frame.offer, ware)
        received = -amount if seat == s.active else amount
        held = stock(s, seat, ware)
        after = held + received
        if ware == kinds.FOOD_WARE:
            gain += COINS_PER_FOOD * received
        else:
            gain += s.t.good_value[ware] * (after * (after + 1) - held * (held + 1)) // 2
    return gain > 0
