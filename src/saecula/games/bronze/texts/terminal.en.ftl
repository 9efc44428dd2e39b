### The table in the terminal: short words.

term-die-locked = locked
term-die-in-hand = in hand
term-rest-coins = coins only
term-bronze-round = Round { $round }{ $most ->
    [0] { "" }
   *[other] { " " }of { $most }
}
term-bronze-last-round = Last round
term-bronze-rolls = { $rolls ->
    [0] no roll left
    [one] { $rolls } roll left
   *[other] { $rolls } rolls left
}
term-bronze-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
term-bronze-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
term-bronze-cities = { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}
term-bronze-city-row = Cities { $cities }:
term-bronze-food = { $food } food
term-bronze-goods = { $goods } (worth { $coins })
term-bronze-parts = Developments { $developments }, monuments { $monuments }, bonus { $bonus }, disasters { $disasters }
term-part-developments = Developments
term-part-monuments = Monuments
term-part-bonus = Bonus
term-part-disasters = Disasters
