### Gentes. Names and help of things.
### A thing's message is its name, a label. What a card, city or tile does is said once, as an attribute of its kind
### (`part-card.rules`), with the numbers of the match, so that a data pack changes the help as well.

title = Gentes
title-tagline = Time is what you never have: raise a people of the ancient Mediterranean through six rounds of bloom and decline.
title-length = 90 minutes
title-weight = Medium: every step counts
hint-score = { $amount } points
title-provenance = The rules follow the German rulebook of 2017. The published values of most cards could not be found: most cards here, half of the action tiles and most city names are a playable substitute made to fit the rulebook, not the published ones. Every row says where it comes from, and a data pack replaces any of them.

## Options

option-first_game = First game
    .help = Everybody begins with a fixed hand of two cards and four fixed people, as the rulebook suggests for a first game, instead of drafting and choosing.
option-no_four_coin_tax = No short tax
    .help = For experienced players: the Tax Collector only offers the larger amount, for two hourglasses.
option-open_hands = Open hands
    .help = Everybody sees all hands. No secret is lost: every card is taken openly, so a good memory knows them anyway.
option-extra_person = Range of extra people
    .help = The rulebook lets extra people be trained “within the allowed range”. “The row used”: that range is the row of the table you use, so one person plus an extra one is cheap. “The row of two”: extra people always keep to the prices of two people.
option-extra_person-any_row = the row used
option-extra_person-two_row = the row of two
option-tie_coins = Coins in a tie
    .help = Which coins count when points and played cards are equal. “Those left”: what remains after every 10 coins were handed in for a point. “All”: all coins from before that.
option-tie_coins-left = those left
option-tie_coins-all = all
option-unscored_cards = Cards left unscored
    .help = At the end only hand cards that you cannot fulfil cost half their points, as the rulebook says; or also those that you could score and do not, so that no cubes are saved without risk (ruling A50).
option-unscored_cards-free = cost nothing
option-unscored_cards-lost = cost half their points

## Groups of people

group-noble = Nobles
    .one = Noble
help-group-noble = They face the artisans in their row: both together are six at most, and one more of these pushes the others back.
group-artisan = Artisans
    .one = Artisan
help-group-artisan = They face the nobles in their row: both together are six at most, and one more of these pushes the others back.
group-soldier = Soldiers
    .one = Soldier
help-group-soldier = They face the merchants in their row: both together are six at most, and one more of these pushes the others back.
group-merchant = Merchants
    .one = Merchant
help-group-merchant = They face the soldiers in their row: both together are six at most, and one more of these pushes the others back.
group-priest = Priests
    .one = Priest
help-group-priest = They face the scholars in their row: both together are six at most, and one more of these pushes the others back.
group-scholar = Scholars
    .one = Scholar
help-group-scholar = They face the priests in their row: both together are six at most, and one more of these pushes the others back.

## Actions

action-philosopher = Philosopher
help-action-philosopher = Trains one or two people. The price says how far from the left of the training costs they may come from; afterwards their training tiles move to the right end.
action-seafarer = Seafarer
help-action-seafarer = Builds a city on a free space with the symbol of the tile. A major city activates all your major cities of its region, a hometown those of a region you choose. Without a city in your supply you move one.
action-scribe = Scribe
help-action-scribe = Takes up to three cards from the row, or one or two from the discard pile. The price says how many, and from how many places counted from the left.
action-chronicler = Chronicler
help-action-chronicler = Plays a card from your hand whose requirements you meet. A temple cube can stand in for each missing person. One symbol of the card then scores as many points as you have symbols of its kind.
action-tax = Tax Collector
help-action-tax = Brings coins for one hourglass or for two. There is no tile, so it is always possible.
action-leader = New start player
help-action-leader = Takes its tile, which needs one field and no hourglass, brings a few coins and makes you start player of the next round.
action-coins = Coins by a card
help-action-coins = A played card that brings coins once a round. It is not an action of the Tax Collector, so nothing doubles it.
tax-short = Short tax
help-tax-short =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for one hourglass on your time track.
tax-long = Long tax
help-tax-long =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for two hourglasses on your time track, as two singles or as one double.

## Symbols, areas and what cities bring

symbol-temple = Temple
help-symbol-temple = A temple city brings a cube for your temple: { $amount } each time it is activated, as long as fewer than four lie there.
symbol-oracle = Oracle
help-symbol-oracle = An oracle city brings a cube for your oracle: { $amount } each time it is activated, as long as fewer than four lie there.
symbol-trade = Trade
help-symbol-trade =
    A trade city brings { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } each time it is activated.
symbol-points = Victory points
help-symbol-points =
    A city of victory points brings { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } each time it is activated. Only a tile for any city builds one, and no card asks for it.
area-temple = Temple
help-area-temple = Up to four cubes. When you play a card, each can stand in for a missing person; three cubes from temple and oracle train one. At the end two cubes left are a point.
area-oracle = Oracle
help-area-oracle = Up to four cubes. One lets you exchange up to two people for others; three cubes from temple and oracle train one. At the end two cubes left are a point.
yield-temple = temple cube
    .many = temple cubes
help-yield-temple = A cube that lies in your temple.
yield-oracle = oracle cube
    .many = oracle cubes
help-yield-oracle = A cube that lies in your oracle.
yield-coins = coins
    .one = coin
help-yield-coins = Coins pay for actions; at the end ten of them are a point.
yield-points = points
    .one = point
help-yield-points = Whoever has most victory points at the end wins.
mark-cult = Cult
help-mark-cult = A symbol on cards of epochs I and II. Playing a card scores one of its symbols: a point for each symbol of that kind before you, the new one included. The best one is taken for you.
mark-culture = Culture
help-mark-culture = A symbol on cards of epochs I and II. Playing a card scores one of its symbols: a point for each symbol of that kind before you, the new one included. The best one is taken for you.
mark-power = Power
help-mark-power = A symbol on cards of epochs I and II. Playing a card scores one of its symbols: a point for each symbol of that kind before you, the new one included. The best one is taken for you.
mark-economy = Economy
help-mark-economy = A symbol on cards of epochs I and II. Playing a card scores one of its symbols: a point for each symbol of that kind before you, the new one included. The best one is taken for you.

## Rewards and penalties whose order may matter

effect-temple = 1 temple cube
help-effect-temple = A cube for your temple, if fewer than four lie there.
effect-oracle = 1 oracle cube
help-effect-oracle = A cube for your oracle, if fewer than four lie there.
effect-unlock = Free a time field
help-effect-unlock = A wooden cube leaves your time track. Without any left you get a cube for temple or oracle instead.
effect-any = 1 person of any group
help-effect-any = You choose the group; it must be below six.
effect-gain_noble = 1 more: Nobles
help-effect-gain_noble = One person more of this group; the group facing it may be pushed back. At six the person is lost.
effect-gain_artisan = 1 more: Artisans
help-effect-gain_artisan = One person more of this group; the group facing it may be pushed back. At six the person is lost.
effect-gain_soldier = 1 more: Soldiers
help-effect-gain_soldier = One person more of this group; the group facing it may be pushed back. At six the person is lost.
effect-gain_merchant = 1 more: Merchants
help-effect-gain_merchant = One person more of this group; the group facing it may be pushed back. At six the person is lost.
effect-gain_priest = 1 more: Priests
help-effect-gain_priest = One person more of this group; the group facing it may be pushed back. At six the person is lost.
effect-gain_scholar = 1 more: Scholars
help-effect-gain_scholar = One person more of this group; the group facing it may be pushed back. At six the person is lost.
effect-lose_noble = 1 fewer: Nobles
help-effect-lose_noble = You give up a person of this group, or three cubes from temple and oracle instead.
effect-lose_artisan = 1 fewer: Artisans
help-effect-lose_artisan = You give up a person of this group, or three cubes from temple and oracle instead.
effect-lose_soldier = 1 fewer: Soldiers
help-effect-lose_soldier = You give up a person of this group, or three cubes from temple and oracle instead.
effect-lose_merchant = 1 fewer: Merchants
help-effect-lose_merchant = You give up a person of this group, or three cubes from temple and oracle instead.
effect-lose_priest = 1 fewer: Priests
help-effect-lose_priest = You give up a person of this group, or three cubes from temple and oracle instead.
effect-lose_scholar = 1 fewer: Scholars
help-effect-lose_scholar = You give up a person of this group, or three cubes from temple and oracle instead.

## Bonus tiles

bonus-cities = Six cities
help-bonus-cities =
    { $first ->
        [one] 1 point
       *[other] { $first } points
    } for the first, { $later } for everybody later, when at the end of an action all six of your cities stand, hometowns included. You keep it even if that changes.
bonus-cards = Eight cards
help-bonus-cards =
    { $first ->
        [one] 1 point
       *[other] { $first } points
    } for the first, { $later } for everybody later, when at the end of an action eight cards lie before you. You keep it even if that changes.
bonus-people = Eighteen people
help-bonus-people =
    { $first ->
        [one] 1 point
       *[other] { $first } points
    } for the first, { $later } for everybody later, when at the end of an action eighteen people are on your board; people printed on cards do not count. You keep it even if that changes.

## Phases

phase-setup = Setup
help-phase-setup = Two cards each are drafted, counter-clockwise, and everybody chooses four people.
phase-bloom = Golden age
help-phase-bloom = Turn by turn one main action each, as long as your time track has a free field. Nobody may pass.
phase-decline = Decline
help-phase-decline = New start player, time tracks are cleared (doubles turn into singles and stay), a new epoch after rounds 2 and 4, cities and cards are activated, and hands above three cards cost hourglasses.
phase-final = Final scoring
help-phase-final = Hand cards score or cost half their points; then coins, cubes and hourglasses count.

## Parts of the table

part-population = Population board
help-part-population = Three rows, two groups facing each other in each. Both groups of a row together are six at most; one more of a full row pushes the other group back by one.
part-time = Time track
help-part-time =
    { $fields ->
        [one] 1 field
       *[other] { $fields } fields
    } for tiles and hourglasses; at first { $cubes } of them are blocked by wooden cubes. When your last field is taken, the round is over for you.
part-cube = Cube on the time track
help-part-cube = Blocks a field. One leaves at each new epoch, others by cards.
part-hourglass = Single hourglass
help-part-hourglass =
    Takes a field of your time track and vanishes in the decline. Hourglasses left at the end cost up to { $worst ->
        [one] 1 point
       *[other] { $worst } points
    }.
part-double = Double hourglass
help-part-double = Two hourglasses on one field, but in the decline it turns into a single that stays in the next round. In the last round it still costs points.
part-coin = Coins
help-part-coin = They lie open. At the end ten are a point.
part-point = Victory points
help-part-point = Most win; then more played cards, then more coins.
part-printed = People on cards
help-part-printed = They help to meet requirements, but are not on your board: they do not count for eighteen people and cannot be given up.
part-columns = Training costs
help-part-columns = Six columns, cheap on the left. The upper price is for one person, the lower for two. Trained groups move to the right end.
part-market = Card row
help-part-market = Eight places, counted from the left. Gaps close at the end of a turn and new cards of the epoch come from the right.
part-stock = Stacks
help-part-stock = Everybody may look through them at any time; their order is not known.
part-pile = Discard pile
help-part-pile = Cards of earlier epochs that nobody took. A Scribe who pays enough takes one or two from here.
part-hand = Hand
help-part-hand = As many as you like during the golden age; in the decline each card above three costs an hourglass. At the end a card you cannot fulfil costs half its points.
part-display = Played cards
help-part-display = They lie before you with their symbols, people and lasting effects.
part-supply = Cities to build
help-part-supply = Six each. When none is left, the Seafarer moves one of yours.
part-start = Start player
help-part-start = Begins each round and is first in the order of the decline.
part-extra = Additional actions
help-part-extra = Before or after your main action, in the decline and in the final scoring: three cubes train a person, one oracle cube exchanges up to two.

## What cards, cities and tiles do

part-card = Civilization card
    .own =
    { $own_coins ->
        [one] 1 coin
       *[other] { $own_coins } coins
    }
    .rules =
    Needs{ $need_noble ->
        [0] {""}
        [one] {" · "}1 × Noble
       *[other] {" · "}{ $need_noble } × Nobles
    }{ $need_artisan ->
        [0] {""}
        [one] {" · "}1 × Artisan
       *[other] {" · "}{ $need_artisan } × Artisans
    }{ $need_soldier ->
        [0] {""}
        [one] {" · "}1 × Soldier
       *[other] {" · "}{ $need_soldier } × Soldiers
    }{ $need_merchant ->
        [0] {""}
        [one] {" · "}1 × Merchant
       *[other] {" · "}{ $need_merchant } × Merchants
    }{ $need_priest ->
        [0] {""}
        [one] {" · "}1 × Priest
       *[other] {" · "}{ $need_priest } × Priests
    }{ $need_scholar ->
        [0] {""}
        [one] {" · "}1 × Scholar
       *[other] {" · "}{ $need_scholar } × Scholars
    }{ $city_temple ->
        [0] {""}
        [one] {" · "}1 × temple city
       *[other] {" · "}{ $city_temple } × temple cities
    }{ $city_oracle ->
        [0] {""}
        [one] {" · "}1 × oracle city
       *[other] {" · "}{ $city_oracle } × oracle cities
    }{ $city_trade ->
        [0] {""}
        [one] {" · "}1 × trade city
       *[other] {" · "}{ $city_trade } × trade cities
    }.{ $symbols ->
        [0] {""}
       *[other] {" "}Symbols
    }{ $cult ->
        [0] {""}
       *[other] {" · "}Cult
    }{ $culture ->
        [0] {""}
       *[other] {" · "}Culture
    }{ $power ->
        [0] {""}
       *[other] {" · "}Power
    }{ $economy ->
        [0] {""}
       *[other] {" · "}Economy
    }{ $symbols ->
        [0] {""}
       *[other] .
    } Brings · { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $coins ->
        [0] {""}
        [one] {" · "}1 coin
       *[other] {" · "}{ $coins } coins
    }{ $temple ->
        [0] {""}
        [one] {" · "}1 × temple cube
       *[other] {" · "}{ $temple } × temple cubes
    }{ $oracle ->
        [0] {""}
        [one] {" · "}1 × oracle cube
       *[other] {" · "}{ $oracle } × oracle cubes
    }{ $unlock ->
        [0] {""}
       *[other] {" · "}{ $unlock } × free a time field
    }{ $any ->
        [0] {""}
       *[other] {" · "}{ $any } × a person of any group
    }{ $gain_noble ->
        [0] {""}
        [one] {" · "}1 × Noble
       *[other] {" · "}{ $gain_noble } × Nobles
    }{ $gain_artisan ->
        [0] {""}
        [one] {" · "}1 × Artisan
       *[other] {" · "}{ $gain_artisan } × Artisans
    }{ $gain_soldier ->
        [0] {""}
        [one] {" · "}1 × Soldier
       *[other] {" · "}{ $gain_soldier } × Soldiers
    }{ $gain_merchant ->
        [0] {""}
        [one] {" · "}1 × Merchant
       *[other] {" · "}{ $gain_merchant } × Merchants
    }{ $gain_priest ->
        [0] {""}
        [one] {" · "}1 × Priest
       *[other] {" · "}{ $gain_priest } × Priests
    }{ $gain_scholar ->
        [0] {""}
        [one] {" · "}1 × Scholar
       *[other] {" · "}{ $gain_scholar } × Scholars
    }.{ $losses ->
        [0] {""}
       *[other] {" "}Costs
    }{ $lose_noble ->
        [0] {""}
        [one] {" · "}1 × Noble
       *[other] {" · "}{ $lose_noble } × Nobles
    }{ $lose_artisan ->
        [0] {""}
        [one] {" · "}1 × Artisan
       *[other] {" · "}{ $lose_artisan } × Artisans
    }{ $lose_soldier ->
        [0] {""}
        [one] {" · "}1 × Soldier
       *[other] {" · "}{ $lose_soldier } × Soldiers
    }{ $lose_merchant ->
        [0] {""}
        [one] {" · "}1 × Merchant
       *[other] {" · "}{ $lose_merchant } × Merchants
    }{ $lose_priest ->
        [0] {""}
        [one] {" · "}1 × Priest
       *[other] {" · "}{ $lose_priest } × Priests
    }{ $lose_scholar ->
        [0] {""}
        [one] {" · "}1 × Scholar
       *[other] {" · "}{ $lose_scholar } × Scholars
    }{ $losses ->
        [0] {""}
       *[other] , or three cubes each.
    }{ $prints ->
        [0] {""}
       *[other] {" "}Counts as
    }{ $print_noble ->
        [0] {""}
        [one] {" · "}1 × Noble
       *[other] {" · "}{ $print_noble } × Nobles
    }{ $print_artisan ->
        [0] {""}
        [one] {" · "}1 × Artisan
       *[other] {" · "}{ $print_artisan } × Artisans
    }{ $print_soldier ->
        [0] {""}
        [one] {" · "}1 × Soldier
       *[other] {" · "}{ $print_soldier } × Soldiers
    }{ $print_merchant ->
        [0] {""}
        [one] {" · "}1 × Merchant
       *[other] {" · "}{ $print_merchant } × Merchants
    }{ $print_priest ->
        [0] {""}
        [one] {" · "}1 × Priest
       *[other] {" · "}{ $print_priest } × Priests
    }{ $print_scholar ->
        [0] {""}
        [one] {" · "}1 × Scholar
       *[other] {" · "}{ $print_scholar } × Scholars
    }{ $prints ->
        [0] {""}
       *[other] {" "}when you play cards.
    }{ $own ->
        [0] {""}
        [1] {" "}Once a round: Philosopher for { part-card.own }, hourglasses: { $own_hourglasses }.
        [2] {" "}Once a round: Seafarer for { part-card.own }, hourglasses: { $own_hourglasses }.
        [3] {" "}Once a round: Scribe for { part-card.own }, hourglasses: { $own_hourglasses }.
        [4] {" "}Once a round: Chronicler for { part-card.own }, hourglasses: { $own_hourglasses }.
       *[other] {" "}Once a round: take { part-card.own }, hourglasses: { $own_hourglasses }.
    }{ $tax_again ->
        [0] {""}
        [one] {" "}The Tax Collector pays you his amount once more.
       *[other] {" "}The Tax Collector pays you his amount { $tax_again } times more.
    }{ $share ->
        [0] {""}
       *[other] {" "}You pay a Philosopher’s tile divided by { $share }, rounded up; its range stays.
    }{ $more ->
        [0] {""}
       *[other] {" "}A Philosopher’s tile trains { $more } more within its range.
    }{ $philosopher_price ->
        [0] {""}
       *[other] {" "}You choose the price of a Philosopher’s tile, from 1 to { $philosopher_price }.
    }{ $scribe_price ->
        [0] {""}
       *[other] {" "}You choose the price of a Scribe’s tile, from 1 to { $scribe_price }.
    }{ $less ->
        [0] {""}
       *[other] {" "}A Seafarer’s tile costs { $less } less; below 0 you get the difference.
    }{ $gift_coins ->
        [0] {""}
        [one] {" "}Every decline: 1 coin.
       *[other] {" "}Every decline: { $gift_coins } coins.
    }{ $gift_temple ->
        [0] {""}
        [one] {" "}Every decline: 1 × temple cube.
       *[other] {" "}Every decline: { $gift_temple } × temple cubes.
    }{ $gift_oracle ->
        [0] {""}
        [one] {" "}Every decline: 1 × oracle cube.
       *[other] {" "}Every decline: { $gift_oracle } × oracle cubes.
    }{ $gift_points ->
        [0] {""}
        [one] {" "}Every decline: 1 point.
       *[other] {" "}Every decline: { $gift_points } points.
    }{ $gift_activate ->
        [0] {""}
       *[other] {" "}Every decline: activate { $gift_activate } more of your major cities.
    }{ $swap_points ->
        [0] {""}
       *[other] {" "}Every decline, { $swap_times ->
            [one] once
           *[other] { $swap_times } times
        }: { $swap_coins ->
            [one] 1 coin
           *[other] { $swap_coins } coins
        } for { $swap_points ->
            [one] 1 point
           *[other] { $swap_points } points
        }.
    }{ $swap_people ->
        [0] {""}
       *[other] {" "}Every decline, { $swap_times ->
            [one] once
           *[other] { $swap_times } times
        }: { $swap_coins ->
            [one] 1 coin
           *[other] { $swap_coins } coins
        } for { $swap_people } × a person of any group.
    }
help-part-card = 54 cards in three epochs. A card asks for people and sometimes cities, and brings points, rewards and often something lasting. Most values are a reconstruction that fits the rules, not those of the published cards.
part-city = Major city
    .rules =
    { $symbol ->
        [0] Temple
        [1] Oracle
        [2] Trade
       *[other] Victory points
    }, { $region ->
        [0] red region
        [1] yellow region
       *[other] green region
    }. Brings { $symbol ->
        [0] { $amount ->
            [one] 1 × temple cube
           *[other] { $amount } × temple cubes
        }
        [1] { $amount ->
            [one] 1 × oracle cube
           *[other] { $amount } × oracle cubes
        }
        [2] { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }
       *[other] { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }
    } when activated. Built by the Seafarer.
help-part-city = 24 in three regions, eight in each. Activating one brings a cube, coins or points.
part-hometown = Hometown
    .price =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
    .rules =
    { $kind ->
        [0] Once a round, either a Scribe’s action without a tile for { part-hometown.price } (hourglasses: { $hourglasses }), or in a Scribe’s action any price from 1 to { $most }.
        [1] Once a round, either a Philosopher’s action without a tile for { part-hometown.price } (hourglasses: { $hourglasses }), or in a Philosopher’s action any price from 1 to { $most }.
       *[other] Once a round, either one more person in a Philosopher’s action, or the Tax Collector’s amount once more.
    } Symbol: { $symbol ->
        [0] Temple
        [1] Oracle
       *[other] Trade
    }. Built by the Seafarer.
help-part-hometown = Nine spaces of three kinds. Each of yours helps you once a round, from the turn after it was built. It counts as a city with its symbol but brings nothing when a region is activated.
part-tile = Action tile
    .rules =
    { $gain ->
        [0] Costs
       *[other] Brings
    } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, hourglasses: { $hourglasses }.{ $symbol ->
        [0] {""}
        [1] {" "}Builds a temple city.
        [2] {" "}Builds an oracle city.
        [3] {" "}Builds a trade city.
       *[other] {" "}Builds any city.
    }
    .marks =
    { $symbol ->
        [0] {""}
        [1] , temple
        [2] , oracle
        [3] , trade
       *[other] , any
    } ({ $coins }{ $alike ->
        [0] {""}
       *[other] , { $hourglasses ->
            [one] 1 hourglass
           *[other] { $hourglasses } hourglasses
        }
    })
help-part-tile = 28 tiles, fewer with two or three players. Taking one costs its coins, one field of your time track and its hourglasses.

## Action tiles

tile-philosopher_1 = Philosopher 1
    .printed = Philosopher{ part-tile.marks }
help-tile-philosopher_1 = Philosopher. { part-tile.rules }
tile-philosopher_2 = Philosopher 2
    .printed = Philosopher{ part-tile.marks }
help-tile-philosopher_2 = Philosopher. { part-tile.rules }
tile-philosopher_3 = Philosopher 3
    .printed = Philosopher{ part-tile.marks }
help-tile-philosopher_3 = Philosopher. { part-tile.rules }
tile-philosopher_4 = Philosopher 4
    .printed = Philosopher{ part-tile.marks }
help-tile-philosopher_4 = Philosopher. { part-tile.rules }
tile-seafarer_1 = Seafarer 1
    .printed = Seafarer{ part-tile.marks }
help-tile-seafarer_1 = Seafarer. { part-tile.rules }
tile-seafarer_2 = Seafarer 2
    .printed = Seafarer{ part-tile.marks }
help-tile-seafarer_2 = Seafarer. { part-tile.rules }
tile-seafarer_3 = Seafarer 3
    .printed = Seafarer{ part-tile.marks }
help-tile-seafarer_3 = Seafarer. { part-tile.rules }
tile-seafarer_4 = Seafarer 4
    .printed = Seafarer{ part-tile.marks }
help-tile-seafarer_4 = Seafarer. { part-tile.rules }
tile-seafarer_5 = Seafarer 5
    .printed = Seafarer{ part-tile.marks }
help-tile-seafarer_5 = Seafarer. { part-tile.rules }
tile-seafarer_6 = Seafarer 6
    .printed = Seafarer{ part-tile.marks }
help-tile-seafarer_6 = Seafarer. { part-tile.rules }
tile-seafarer_7 = Seafarer 7
    .printed = Seafarer{ part-tile.marks }
help-tile-seafarer_7 = Seafarer. { part-tile.rules }
tile-seafarer_8 = Seafarer 8
    .printed = Seafarer{ part-tile.marks }
help-tile-seafarer_8 = Seafarer. { part-tile.rules }
tile-seafarer_9 = Seafarer 9
    .printed = Seafarer{ part-tile.marks }
help-tile-seafarer_9 = Seafarer. { part-tile.rules }
tile-scribe_1 = Scribe 1
    .printed = Scribe{ part-tile.marks }
help-tile-scribe_1 = Scribe. { part-tile.rules }
tile-scribe_2 = Scribe 2
    .printed = Scribe{ part-tile.marks }
help-tile-scribe_2 = Scribe. { part-tile.rules }
tile-scribe_3 = Scribe 3
    .printed = Scribe{ part-tile.marks }
help-tile-scribe_3 = Scribe. { part-tile.rules }
tile-scribe_4 = Scribe 4
    .printed = Scribe{ part-tile.marks }
help-tile-scribe_4 = Scribe. { part-tile.rules }
tile-scribe_5 = Scribe 5
    .printed = Scribe{ part-tile.marks }
help-tile-scribe_5 = Scribe. { part-tile.rules }
tile-chronicler_1 = Chronicler 1
    .printed = Chronicler{ part-tile.marks }
help-tile-chronicler_1 = Chronicler. { part-tile.rules }
tile-chronicler_2 = Chronicler 2
    .printed = Chronicler{ part-tile.marks }
help-tile-chronicler_2 = Chronicler. { part-tile.rules }
tile-chronicler_3 = Chronicler 3
    .printed = Chronicler{ part-tile.marks }
help-tile-chronicler_3 = Chronicler. { part-tile.rules }
tile-chronicler_4 = Chronicler 4
    .printed = Chronicler{ part-tile.marks }
help-tile-chronicler_4 = Chronicler. { part-tile.rules }
tile-chronicler_5 = Chronicler 5
    .printed = Chronicler{ part-tile.marks }
help-tile-chronicler_5 = Chronicler. { part-tile.rules }
tile-chronicler_6 = Chronicler 6
    .printed = Chronicler{ part-tile.marks }
help-tile-chronicler_6 = Chronicler. { part-tile.rules }
tile-chronicler_7 = Chronicler 7
    .printed = Chronicler{ part-tile.marks }
help-tile-chronicler_7 = Chronicler. { part-tile.rules }
tile-chronicler_8 = Chronicler 8
    .printed = Chronicler{ part-tile.marks }
help-tile-chronicler_8 = Chronicler. { part-tile.rules }
tile-chronicler_9 = Chronicler 9
    .printed = Chronicler{ part-tile.marks }
help-tile-chronicler_9 = Chronicler. { part-tile.rules }
tile-leader = New start player
help-tile-leader = You begin the next round. { part-tile.rules }

## Regions, cities and hometowns

region-red = Greece and Sicily
help-region-red = The red region: Greece, Crete and Sicily.
region-yellow = Africa
help-region-yellow = The yellow region: Egypt and the coast to Carthage. Closed with two players.
region-green = Asia Minor and Levant
help-region-green = The green region: from Troy down to Tyre.
city-athenai = Athenai
help-city-athenai = Athens, city of Athena. { part-city.rules }
city-olympia = Olympia
help-city-olympia = Where the games are held for Zeus. { part-city.rules }
city-delphi = Delphi
help-city-delphi = Seat of the Pythia, navel of the world. { part-city.rules }
city-dodona = Dodona
help-city-dodona = Where the leaves of an oak foretell. { part-city.rules }
city-syracusae = Syracusae
help-city-syracusae = Syracuse, richest harbour of Sicily. { part-city.rules }
city-corinthus = Corinthus
help-city-corinthus = Corinth, between two seas. { part-city.rules }
city-cnossus = Cnossus
help-city-cnossus = Knossos, palace of Minos on Crete. { part-city.rules }
city-sparta = Sparta
help-city-sparta = A city whose walls are its men. { part-city.rules }
city-cyrene = Cyrene
help-city-cyrene = Greek colony on the Libyan coast. { part-city.rules }
city-memphis = Memphis
help-city-memphis = Old capital of Egypt, city of Ptah. { part-city.rules }
city-ammonium = Ammonium
help-city-ammonium = Oasis of Siwa, where Ammon speaks. { part-city.rules }
city-thebae = Thebae
help-city-thebae = Thebes of the hundred gates. { part-city.rules }
city-alexandria = Alexandria
help-city-alexandria = Harbour and market of the Nile. { part-city.rules }
city-carthago = Carthago
help-city-carthago = Carthage, mistress of the western sea. { part-city.rules }
city-appolonia = Appolonia
help-city-appolonia = Harbour of Cyrene, spelled as in the rulebook. { part-city.rules }
city-leptis_magna = Leptis Magna
help-city-leptis_magna = A proud city of Tripolitania. { part-city.rules }
city-ephesus = Ephesus
help-city-ephesus = Great is Artemis of the Ephesians. { part-city.rules }
city-byblos = Byblos
help-city-byblos = The city that gave books their name. { part-city.rules }
city-didyma = Didyma
help-city-didyma = Apollo’s oracle near Miletus. { part-city.rules }
city-patara = Patara
help-city-patara = Apollo’s winter seat in Lycia. { part-city.rules }
city-tyrus = Tyrus
help-city-tyrus = Tyre, city of purple. { part-city.rules }
city-miletus = Miletus
help-city-miletus = Mother of ninety colonies. { part-city.rules }
city-pergamon = Pergamon
help-city-pergamon = A capital on a hill above the plain. { part-city.rules }
city-troia = Troia
help-city-troia = Troy, ten years besieged. { part-city.rules }
hometown-scribes_temple = Hometown of the Scribes (temple)
help-hometown-scribes_temple = { part-hometown.rules }
hometown-scribes_oracle = Hometown of the Scribes (oracle)
help-hometown-scribes_oracle = { part-hometown.rules }
hometown-scribes_trade = Hometown of the Scribes (trade)
help-hometown-scribes_trade = { part-hometown.rules }
hometown-philosophers_temple = Hometown of the Philosophers (temple)
help-hometown-philosophers_temple = { part-hometown.rules }
hometown-philosophers_oracle = Hometown of the Philosophers (oracle)
help-hometown-philosophers_oracle = { part-hometown.rules }
hometown-philosophers_trade = Hometown of the Philosophers (trade)
help-hometown-philosophers_trade = { part-hometown.rules }
hometown-inventors_temple = Hometown of the Inventors (temple)
help-hometown-inventors_temple = { part-hometown.rules }
hometown-inventors_oracle = Hometown of the Inventors (oracle)
help-hometown-inventors_oracle = { part-hometown.rules }
hometown-inventors_trade = Hometown of the Inventors (trade)
help-hometown-inventors_trade = { part-hometown.rules }

## Cards

card-altar = Altar
help-card-altar = Smoke rises where the people ask for favour. { part-card.rules }
card-well = Well
help-card-well = Clear water draws settlers, and settlers pay. { part-card.rules }
card-harbour = Harbour
help-card-harbour = Moles keep the swell out and bring the world in. { part-card.rules }
card-trading_post = Trading Post
help-card-trading_post = A counter, a scale and a good view of the road. { part-card.rules }
card-insula = Insula
help-card-insula = Tenants on every floor, rent on every first. { part-card.rules }
card-catapult = Catapult
help-card-catapult = Stones travel farther than arguments. { part-card.rules }
card-granary = Granary
help-card-granary = Who stores in good years gains time in bad ones. { part-card.rules }
card-marketplace = Marketplace
help-card-marketplace = Everything has a price here, even the gossip. { part-card.rules }
card-treasury = Treasury
help-card-treasury = Thick walls for thin times. { part-card.rules }
card-forge = Forge
help-card-forge = The bellows never rest and the apprentices learn. { part-card.rules }
card-scriptorium = Scriptorium
help-card-scriptorium = Reeds scratch from sunrise to lamplight. { part-card.rules }
card-stele = Stele
help-card-stele = A stone that remembers what people forget. { part-card.rules }
card-quarry = Quarry
help-card-quarry = Blocks roll down to the ships at the landing. { part-card.rules }
card-road = Road
help-card-road = Straight, paved and half as long as before. { part-card.rules }
card-pottery = Pottery
help-card-pottery = Clay, wheel, fire: jars for oil and wine. { part-card.rules }
card-training_ground = Training Ground
help-card-training_ground = Sand, sweat and a shouting old man. { part-card.rules }
card-watchtower = Watchtower
help-card-watchtower = The first to see the sails. { part-card.rules }
card-shipyard = Shipyard
help-card-shipyard = Ribs of cedar wait for planks and pitch. { part-card.rules }
card-academy = Academy
help-card-academy = Under the olive trees everyone is a pupil. { part-card.rules }
card-aqueduct = Aqueduct
help-card-aqueduct = Arch upon arch, and water walks to town. { part-card.rules }
card-arena = Arena
help-card-arena = The crowd is noble for a day. { part-card.rules }
card-basilica = Basilica
help-card-basilica = A hall for judges, bankers and rainy days. { part-card.rules }
card-library = Library
help-card-library = Every ship that lands lends its scrolls. { part-card.rules }
card-forum = Forum
help-card-forum = Where the town talks and the coins change hands. { part-card.rules }
card-gymnasium = Gymnasium
help-card-gymnasium = A sound mind needs a long run. { part-card.rules }
card-sanctuary = Sanctuary
help-card-sanctuary = Whoever reaches its steps is safe. { part-card.rules }
card-hospital = Hospital
help-card-hospital = Dreams, herbs and clean linen. { part-card.rules }
card-caravanserai = Caravanserai
help-card-caravanserai = Camels kneel, merchants count. { part-card.rules }
card-barracks = Barracks
help-card-barracks = Bunks in rows, spears in rows. { part-card.rules }
card-monument = Monument
help-card-monument = Someone gave his back so that a name may stand. { part-card.rules }
card-mint = Mint
help-card-mint = A face on silver is worth more than silver. { part-card.rules }
card-oracle_site = Oracle Site
help-card-oracle_site = The answer is clear, only the question was not. { part-card.rules }
card-city_wall = City Wall
help-card-city_wall = High enough to sleep well. { part-card.rules }
card-statue = Statue
help-card-statue = Marble flatters even the dead. { part-card.rules }
card-theatre = Theatre
help-card-theatre = The town weeps for kings it never had. { part-card.rules }
card-thermae = Thermae
help-card-thermae = Warm water, hot news. { part-card.rules }
card-circus = Circus
help-card-circus = Seven laps, four colours, one roar. { part-card.rules }
card-emporium = Emporium
help-card-emporium = Goods from every shore under one roof. { part-card.rules }
card-fortress = Fortress
help-card-fortress = It never fell, it was only ever hungry. { part-card.rules }
card-hanging_gardens = Hanging Gardens
help-card-hanging_gardens = A mountain of green for a homesick queen. { part-card.rules }
card-colossus = Colossus
help-card-colossus = Bronze astride the light of the harbour. { part-card.rules }
card-lighthouse = Lighthouse
help-card-lighthouse = A fire that ships steer by. { part-card.rules }
card-mausoleum = Mausoleum
help-card-mausoleum = A house for one who needs none. { part-card.rules }
card-museion = Museion
help-card-museion = The Muses keep school here. { part-card.rules }
card-necropolis = Necropolis
help-card-necropolis = The quiet city beside the loud one. { part-card.rules }
card-obelisk = Obelisk
help-card-obelisk = A finger of stone that points at noon. { part-card.rules }
card-palace = Palace
help-card-palace = A hundred rooms and one chair that counts. { part-card.rules }
card-pantheon = Pantheon
help-card-pantheon = Room for every god, and one eye to the sky. { part-card.rules }
card-pyramid = Pyramid
help-card-pyramid = A stair that took a generation. { part-card.rules }
card-school = School
help-card-school = Wax tablets and the rule of the short stick. { part-card.rules }
card-senate = Senate
help-card-senate = Old men, long speeches, lasting laws. { part-card.rules }
card-observatory = Observatory
help-card-observatory = Counting the sky, night after night. { part-card.rules }
card-triumphal_arch = Triumphal Arch
help-card-triumphal_arch = A gate for one procession. { part-card.rules }
card-citadel = Citadel
help-card-citadel = The last door of the city. { part-card.rules }
