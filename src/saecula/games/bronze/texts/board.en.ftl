### The drawn board of Bronze on the page. The page fills in the placeholders itself, so there are no other forms here.

## Dice

board-bronze-die = {$face}, die {$n} of {$dice}
board-bronze-die-marked = {$face}, die {$n} of {$dice}, marked to be rolled again
board-bronze-die-locked = {$face}, die {$n} of {$dice}, locked
board-bronze-die-hand = Die {$n} of {$dice}, in the hand
board-bronze-skulls = Skulls
board-bronze-rolls-left = Rolls left: {$n}
board-bronze-round = Round {$round}
board-bronze-round-of = Round {$round} of {$rounds}
board-bronze-last-round = Last round

## Sheets

board-bronze-sheets = All players
board-bronze-seat = {$name}: points {$points}, cities {$cities}, goods {$goods}, food {$food}, developments {$developments}, monuments {$monuments}, disaster boxes {$disasters}. Show this sheet.
board-bronze-you = you
board-bronze-sheet-of = Sheet: {$name}
board-bronze-back = My sheet
board-bronze-help = Help: {$thing}
board-bronze-take-back = Take one back: {$thing} ({$n})

## Pegboard

board-bronze-row = {$good}: {$n} of {$most}, worth {$coins} in coins
board-bronze-row-food = {$good}: {$n} of {$most}
board-bronze-goods = Goods: {$n}, worth {$coins} in coins

## Cities, monuments, developments

board-bronze-cities = Cities
board-bronze-cities-dice = Cities, and so dice: {$n}
board-bronze-city-track = Cities built: {$n}. Boxes marked for new cities: {$boxes} of {$most}
board-bronze-monuments = Monuments
board-bronze-first = first
board-bronze-later = later
board-bronze-monument = {$thing}: boxes {$boxes} of {$most}; points for whoever is first {$first}, later {$later}
board-bronze-monument-later = {$thing}: boxes {$boxes} of {$most}; somebody was first, so points {$later}
board-bronze-monument-built = {$thing}: finished, points {$points}
board-bronze-monument-out = {$thing}: not in play
board-bronze-not-in-play = not in play
board-bronze-rivals = The others
board-bronze-rival = {$name}: boxes {$boxes} of {$most}
board-bronze-rival-first = {$name} was first to finish it
board-bronze-rival-built = {$name} has finished it
board-bronze-developments = Developments
board-bronze-developments-of = Developments: {$n}; the game ends with {$most}
board-bronze-development = {$thing}: costs {$cost}, points {$points}
board-bronze-development-affordable = {$thing}: costs {$cost}, points {$points}; you can buy it now
board-bronze-development-owned = {$thing}: owned, points {$points}
board-bronze-owns = {$name} has it
board-bronze-pay = Price {$cost}. How do you pay?

## Disasters and score

board-bronze-disaster-boxes = Disaster boxes marked: {$n}
board-bronze-disaster = {$thing}: skulls {$skulls}. Protection: {$against}
board-bronze-disaster-safe = {$thing}: skulls {$skulls}. Protected by {$against}
board-bronze-part-developments = Developments
board-bronze-part-monuments = Monuments
board-bronze-part-bonus = Bonus
board-bronze-part-disasters = Disasters

## Trade

board-bronze-trade-with = Trade with {$name}
board-bronze-offer-to = Your offer to {$name}
board-bronze-counter-to = Your counter-offer to {$name}
board-bronze-offer-from = An offer from {$name}
board-bronze-counter-from = A counter-offer from {$name}
board-bronze-invited-by = {$name} invites you to a deal
board-bronze-you-give = You give
board-bronze-you-get = You get
board-bronze-trade-stock = You have {$mine}, {$name} has {$theirs}
board-bronze-trade-none = {$good}: none
board-bronze-trade-give = {$good}: you give {$n}
board-bronze-trade-get = {$good}: you get {$n}
board-bronze-trade-more-give = {$good}: give one more, or get one less
board-bronze-trade-more-get = {$good}: get one more, or give one less
board-bronze-trade-nothing = nothing
board-bronze-invite = Invite to name a deal
board-bronze-send-offer = Make this offer
board-bronze-send-counter = Make this counter-offer
board-bronze-fold = Look at the table
board-bronze-close = Close

## The end

board-bronze-end-won = { $count ->
    [one] {$name} wins with {$points} point
   *[other] {$name} wins with {$points} points
}
board-bronze-end-you = { $count ->
    [one] You win with {$points} point
   *[other] You win with {$points} points
}
board-bronze-end-shared = { $count ->
    [one] {$names} share the victory with {$points} point each
   *[other] {$names} share the victory with {$points} points each
}
board-bronze-end-solo = { $count ->
    [one] Your people reach {$points} point
   *[other] Your people reach {$points} points
}
board-bronze-end-rounds = Rounds played: {$n}
board-bronze-end-part = Part of the score
board-bronze-end-total = Total
board-bronze-end-goods = Goods in coins
board-bronze-end-place = Place
board-bronze-end-no-tie = Had the points been equal, the higher coin value of the goods left would have decided; food does not count.
board-bronze-end-tie = { $count ->
    [one] {$names} have {$points} point each. The coin value of the goods left decides ({$values}): {$winner} wins. Food does not count.
   *[other] {$names} have {$points} points each. The coin value of the goods left decides ({$values}): {$winner} wins. Food does not count.
}
board-bronze-end-tie-shared = { $count ->
    [one] {$names} have {$points} point each, and the goods left have the same coin value ({$values}): the victory is shared.
   *[other] {$names} have {$points} points each, and the goods left have the same coin value ({$values}): the victory is shared.
}

## In brief

board-bronze-brief-goal = Most points win. Developments and monuments bring them, disasters cost some.
board-bronze-brief-turn = In your turn you roll one die for each of your cities, up to three times; tap the dice you want to roll again. Then food, workers, goods and coins are put to use.
board-bronze-brief-mind = Every city eats 1 food a turn, and each skull brings trouble. A die with a skull usually stays as it is.
board-bronze-brief-more = Workers fill boxes of cities and monuments: a new city is a new die. Coins and goods buy one development a turn.
board-bronze-brief-end = When somebody has enough developments, or every monument is built, the round is played to its end.
