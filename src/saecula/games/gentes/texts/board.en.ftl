### The drawn board of Gentes on the page. The page fills in the placeholders itself, so there are no other forms here.

## Map and hometowns

board-gentes-free = free
board-gentes-closed = closed
board-gentes-used = used this round
board-gentes-brings-temple = temple cubes: {$n}
board-gentes-brings-oracle = oracle cubes: {$n}
board-gentes-brings-trade = coins: {$n}
board-gentes-brings-points = points: {$n}
board-gentes-town-scribes = Scribes
board-gentes-town-philosophers = Philosophers
board-gentes-town-inventors = Inventors

## Action tiles, training

board-gentes-costs = coins: {$n}, hourglasses: {$time}
board-gentes-gives = brings coins: {$n}, hourglasses: {$time}
board-gentes-way = fields it takes: {$fields}
board-gentes-way-stays = or fields: {$fields}, stays next round: {$stays}
board-gentes-no-room = no room on your time track
board-gentes-taken-by = on the time track of {$name}
board-gentes-tile-legend = Coins · hourglasses · fields it takes now; +1: a double stays on a field next round
board-gentes-does-philosopher = trains people
board-gentes-does-seafarer = builds a city
board-gentes-does-scribe = takes cards
board-gentes-does-chronicler = plays a card
board-gentes-does-leader = begins the next round
board-gentes-does-tax = brings coins
board-gentes-column = {$group}: one person for {$one}, two for {$two}
board-gentes-one-person = For one person
board-gentes-two-people = For two people

## Time

board-gentes-time-words = tiles {$tiles}, single hourglasses {$singles}, double {$doubles}, free fields {$free}, cubes {$cubes}
board-gentes-time-free = Free fields: {$n}
board-gentes-time-next = Next round free: {$n}
board-gentes-time-stays = Stays next round: {$n}
board-gentes-time-end = Hourglasses left at the end cost points: {$n}
board-gentes-plan-coins = Coins {$from} → {$to}
board-gentes-plan-way = Fields {$fields}, free {$free}, stays {$stays}

## Cards

board-gentes-draft = Cards to draft
board-gentes-price-legend = Price to take 1 · 2 · 3 cards up to here
board-gentes-place = Place {$n}; prices for one, two, three cards:
board-gentes-stock = Stack of epoch {$epoch}: {$n}
board-gentes-stock-hint = These cards are in the stack. Nobody knows their order.
board-gentes-pile = Discard pile: {$n}
board-gentes-pile-short = Discard
board-gentes-pile-hint = Cards of earlier epochs that nobody took. A Scribe who pays enough takes from here.
board-gentes-look-at = Look closely: {$card}
board-gentes-card-before = Card before
board-gentes-card-after = Next card
board-gentes-choose = Choose
board-gentes-why-not = Why not now?
board-gentes-epoch = Epoch {$n}
board-gentes-needs = Needs
board-gentes-card-brings = Brings
board-gentes-card-points = { $count ->
    [one] 1 point
   *[other] {$count} points
}
board-gentes-symbols = Symbols
board-gentes-reconstruction = Card values: reconstructed
board-gentes-reconstruction-long = Reconstructed: the published values of most cards could not be found. This card belongs to a playable substitute, not to the published deck.
board-gentes-ready = playable
board-gentes-ready-temple = playable with temple cubes: {$n} (for {$what})
board-gentes-missing = missing: {$what}
board-gentes-penalty-missing = its penalty could not be borne
board-gentes-one-noble = 1 noble
board-gentes-many-noble = {$n} nobles
board-gentes-one-artisan = 1 artisan
board-gentes-many-artisan = {$n} artisans
board-gentes-one-soldier = 1 soldier
board-gentes-many-soldier = {$n} soldiers
board-gentes-one-merchant = 1 merchant
board-gentes-many-merchant = {$n} merchants
board-gentes-one-priest = 1 priest
board-gentes-many-priest = {$n} priests
board-gentes-one-scholar = 1 scholar
board-gentes-many-scholar = {$n} scholars
board-gentes-one-city-temple = 1 temple city
board-gentes-many-city-temple = {$n} temple cities
board-gentes-one-city-oracle = 1 oracle city
board-gentes-many-city-oracle = {$n} oracle cities
board-gentes-one-city-trade = 1 trade city
board-gentes-many-city-trade = {$n} trade cities
board-gentes-fx-coins = Coins: {$n}
board-gentes-fx-temple = Cubes for your temple: {$n}
board-gentes-fx-oracle = Cubes for your oracle: {$n}
board-gentes-fx-unlock = Cubes that leave your time track: {$n}
board-gentes-fx-any = People of any group: {$n}
board-gentes-fx-gain = You gain {$people}
board-gentes-fx-lose = You lose {$people}
board-gentes-fx-printed = Counts as {$people} more for requirements
board-gentes-fx-round = Once a round: {$action}, coins: {$coins}, hourglasses: {$time}, no tile
board-gentes-fx-round-coins = Once a round: take coins: {$coins}, hourglasses: {$time}
board-gentes-fx-tax_again = Every Tax Collector pays its amount once more
board-gentes-fx-philosopher_share = A Philosopher’s tile costs half, rounded up; its value still sets the columns
board-gentes-fx-philosopher_more = A Philosopher’s tile trains {$n} more within its range
board-gentes-fx-philosopher_price = A Philosopher’s tile: choose any price from 1 to {$n}
board-gentes-fx-scribe_price = A Scribe’s tile: choose any price from 1 to {$n}
board-gentes-fx-seafarer_less = A Seafarer’s tile costs {$n} less; below 0 you get the difference
board-gentes-fx-moon-coins = Every decline: coins {$n}
board-gentes-fx-moon-temple = Every decline: temple cubes {$n}
board-gentes-fx-moon-oracle = Every decline: oracle cubes {$n}
board-gentes-fx-moon-points = Every decline: points {$n}
board-gentes-fx-moon-activate = Every decline: activate major cities, {$n} more
board-gentes-fx-sell-points = Every decline: pay coins: {$coins}, for points: {$n} (up to {$times} ×)
board-gentes-fx-sell-people = Every decline: pay coins: {$coins}, to train people: {$n} (up to {$times} ×)

## Mats

board-gentes-leaves = Parts of the table
board-gentes-leaf-world = World
board-gentes-leaf-shelf = Shelf
board-gentes-leaf-mine = Mine
board-gentes-seats = The other players
board-gentes-seat-words = {$name}: points {$points}, coins {$coins}, free time fields {$free}, hand cards {$cards}
board-gentes-mat = The mat of {$name}
board-gentes-people = {$group}: {$n}
board-gentes-people-printed = {$group}: {$n}, and {$printed} on cards
board-gentes-put-back = One fewer: {$what}
board-gentes-supply = Cities left to build: {$n}
board-gentes-nothing-played = No card played yet
board-gentes-no-hand = No cards in hand
board-gentes-hand-covered = Covered cards in hand: {$n}
board-gentes-possible = possible
board-gentes-swap-from = Exchange for an oracle cube: whom?
board-gentes-swap-to = {$group}: exchange for whom?
board-gentes-another = Somebody else
board-gentes-recruit = Train one person for three cubes

## Score, rounds, answers

board-gentes-score = Points
board-gentes-round = Round {$n} of {$of}, epoch {$epoch}
board-gentes-bonuses = Bonus tiles
board-gentes-bonus-next = { $count ->
    [one] next one worth {$count} point
   *[other] next one worth {$count} points
}
board-gentes-bonus-gone = all taken
board-gentes-price-cards = {$cards} from the first {$places}
board-gentes-price-pile = {$n} from the discard pile
board-gentes-price-one = one person: columns 1–{$n}
board-gentes-price-two = two people: columns 1–{$n}

## The end

board-gentes-end-won = { $count ->
    [one] {$name} wins with {$points} point
   *[other] {$name} wins with {$points} points
}
board-gentes-end-you = { $count ->
    [one] You win with {$points} point
   *[other] You win with {$points} points
}
board-gentes-end-shared = { $count ->
    [one] {$names} share the victory with {$points} point
   *[other] {$names} share the victory with {$points} points
}
board-gentes-end-part = Points from
board-gentes-end-total = Total
board-gentes-end-played = Cards played
board-gentes-end-coins = Coins for a tie
board-gentes-end-place = Place
board-gentes-end-no-tie = Nobody is level: the points decide. A tie would go to more played cards, then to more coins.
board-gentes-end-tie-cards = { $count ->
    [one] {$names} have {$points} point each. More played cards decide: {$winner}.
   *[other] {$names} have {$points} points each. More played cards decide: {$winner}.
}
board-gentes-end-tie-coins = { $count ->
    [one] {$names} have {$points} point and equally many played cards. More coins decide: {$winner}.
   *[other] {$names} have {$points} points and equally many played cards. More coins decide: {$winner}.
}
board-gentes-end-tie-shared = {$names} are level in points, played cards and coins: they share the victory.
board-gentes-part-cards = Cards
board-gentes-part-symbols = Symbols
board-gentes-part-cities = Cities
board-gentes-part-bonuses = Bonus tiles
board-gentes-part-decline = Cards in the decline
board-gentes-part-hand = Hand cards
board-gentes-part-coins = Coins
board-gentes-part-cubes = Cubes
board-gentes-part-hourglasses = Hourglasses

## In brief

board-gentes-brief-goal = Most points after six rounds win. Played cards and cities bring most of them.
board-gentes-brief-turn = By turns everybody takes one action: train people (Philosopher), build a city (Seafarer), take cards (Scribe), play a card (Chronicler) or collect coins (Tax Collector).
board-gentes-brief-mind = An action costs coins and time: its tile and its hourglasses fill your time track. Two hourglasses on one field save room now, but one of them stays next round.
board-gentes-brief-more = A card needs people on your population board; what is missing stands on it. The magnifier brings a card near.
board-gentes-brief-end = Once all time is used up, your cities and cards bring their income. More than three cards in hand cost time, hourglasses left at the very end cost points.
