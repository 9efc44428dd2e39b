### The drawn board of Khronos on the page. The page fills in the placeholders itself, so there are no other forms here.

## Eras

board-khronos-eras = The three ages
board-khronos-might = Might
board-khronos-faith = Faith
board-khronos-reason = Reason
board-khronos-rules-might = largest rules,
board-khronos-rules-faith = largest rules,
board-khronos-rules-reason = most cubes rule,
board-khronos-pays = pay taxes
board-khronos-map = Map: {$era}
board-khronos-may-lie = {$tile}: possible here.
board-khronos-may-not-lie = {$tile}: not possible here.
board-khronos-lift = Not here
board-khronos-build-here = Build here
board-khronos-put-here = Put it here
board-khronos-why-not-here = Why not here?
board-khronos-take-first = To build, take a tile from the box first

## Adventurers

board-khronos-adventurers-here = Adventurers: {$era}
board-khronos-adventurer = {$adventurer} of {$name}
board-khronos-adventurer-left = {$adventurer} of {$name}; cards left to play: {$n}

## Taxes

board-khronos-taxes-here = Taxes of this age
board-khronos-collects = {$name} would collect {$coins} here
board-khronos-would-collect = {$name} would collect {$coins} here with an adventurer

## Reading

board-khronos-ruin-of = {$tile}, ruined
board-khronos-printed = printed on the map
board-khronos-value = · value {$n}
board-khronos-inhabitants = inhabitants {$n} of {$most}
board-khronos-ruled = Its domain: {$names} rules it and gets {$coins} in taxes
board-khronos-unruled = Its domain: nobody rules it; it would pay {$coins}
board-khronos-no-change = Nothing changes in this age
board-khronos-joins = Domains join
board-khronos-splits = A domain splits

board-khronos-costs = Cards of the colour “{$card}”: {$n}
board-khronos-costs-terrain = Cards of any colour for the terrain: {$n}
board-khronos-earns = Earns {$n} at once

## Seats, hand, box

board-khronos-seats = All players
board-khronos-money = Coins: {$n}
board-khronos-money-covered = Covered coins
board-khronos-cubes = Cubes left: {$n}
board-khronos-cards = Cards in hand: {$n}
board-khronos-hand = Your cards
board-khronos-deck = Cards in the deck: {$n}
board-khronos-discard = Cards discarded: {$n}
board-khronos-tile = {$tile}: costs {$cost} (card: {$card}), left in the box: {$left}
board-khronos-round = Round {$round} of {$rounds}
board-khronos-track-title = Taxes in rounds {$rounds}
board-khronos-take-one = Take a tile to build or enlarge
board-khronos-which-era = In which age? Tap a map
board-khronos-put-back = Put it back: {$tile}
board-khronos-places = Places: {$n}
board-khronos-lay-open = Lay your coins open
board-khronos-lay-covered = Cover your coins
board-khronos-answers = Answers
board-khronos-reconstruction = Map and some values: reconstructed
board-khronos-end-domains = Domains ruled at the end (what they would pay)
board-khronos-split-hint = Each adventurer plays at most two cards a turn; one with cards left can travel on and play elsewhere.
board-khronos-taxes-now = Taxes at the end of this turn: {$n}
board-khronos-must-shrink = {$tile} has to shrink

## In brief

board-khronos-brief-goal = Most coins after seven rounds win.
board-khronos-brief-turn = In your turn your adventurers travel between three ages of one land and build there; cards of a colour pay for buildings of that colour.
board-khronos-brief-mind = Medium and large buildings reappear in later ages, and whatever is in the way of such a copy has never been. Point at a place to see its shadow in time.
board-khronos-brief-more = Buildings that touch are a domain. Military buildings decide who rules it in the Age of Might, religious ones in the Age of Faith, inhabitants in the Age of Reason.
board-khronos-brief-end = Domains you rule pay taxes in rounds 4 and 7, where one of your adventurers stands.
