### The table of Gentes in the terminal: short words. All others are those of the page.

term-gentes-vp = VP
term-gentes-mark-cult = Clt
term-gentes-mark-culture = Ctr
term-gentes-mark-power = Pow
term-gentes-mark-economy = Eco
term-gentes-tiles = Action tiles
term-gentes-tile = coins · hourglasses
term-gentes-any = any
term-gentes-training = Training: one · two people
term-gentes-cities = Cit
term-gentes-coins = Coins
term-gentes-time = { $free } free{ $next ->
    [-1] {""}
   *[other] , next round { $next }
}
term-gentes-end = { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
term-gentes-ready-temple = playable with { $n ->
    [one] 1 temple cube
   *[other] { $n } temple cubes
}
term-gentes-played = Played
term-gentes-used = Used
term-gentes-legend = Card row: price to take 1 · 2 · 3 cards up to here. ! more than you have.
term-gentes-legend-time = Time: { $cube } cube, T tile, 1 single, 2 double hourglass, { $free } free.

## What cards bring, in short

term-gentes-fx-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
term-gentes-fx-temple = { $n } temple
term-gentes-fx-oracle = { $n } oracle
term-gentes-fx-unlock = frees { $n ->
    [one] a time field
   *[other] { $n } time fields
}
term-gentes-fx-any = { $n ->
    [one] 1 person
   *[other] { $n } people
} of any group
term-gentes-fx-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
term-gentes-fx-activate = { $n } more to activate
term-gentes-fx-lose = costs { $people }
term-gentes-fx-printed = counts as { $people }
term-gentes-fx-round = each round: { $what }
term-gentes-fx-decline = each decline: { $what }
term-gentes-fx-tax_again = Tax Collector pays twice
term-gentes-fx-philosopher_share = Philosopher at half price
term-gentes-fx-philosopher_more = Philosopher trains { $n } more
term-gentes-fx-philosopher_price = Philosopher at any price to { $n }
term-gentes-fx-scribe_price = Scribe at any price to { $n }
term-gentes-fx-seafarer_less = Seafarer { $n ->
    [one] 1 coin
   *[other] { $n } coins
} cheaper
term-gentes-fx-sell = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for { $what }{ $times ->
    [one] {""}
   *[other] , { $times } times
}
