### Der Tisch im Terminal: kurze Wörter.

term-die-locked = fest
term-die-in-hand = in Hand
term-rest-coins = nur Münzen
term-bronze-round = Runde { $round }{ $most ->
    [0] { "" }
   *[other] { " " }von { $most }
}
term-bronze-last-round = Letzte Runde
term-bronze-rolls = { $rolls ->
    [0] kein Wurf übrig
    [one] noch { $rolls } Wurf
   *[other] noch { $rolls } Würfe
}
term-bronze-workers = { $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeiter
}
term-bronze-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
term-bronze-cities = { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städte
}
term-bronze-city-row = Städte { $cities }:
term-bronze-food = { $food } Nahrung
term-bronze-goods = { $goods } (Wert { $coins })
term-bronze-parts = Errungenschaften { $developments }, Monumente { $monuments }, Bonus { $bonus }, Katastrophen { $disasters }
term-part-developments = Errungenschaften
term-part-monuments = Monumente
term-part-bonus = Bonus
term-part-disasters = Katastrophen
