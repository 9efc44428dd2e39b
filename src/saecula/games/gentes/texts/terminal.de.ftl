### Der Tisch von Gentes im Terminal: kurze Wörter. Alle anderen sind die der Seite.

term-gentes-vp = SP
term-gentes-mark-cult = Klt
term-gentes-mark-culture = Ktr
term-gentes-mark-power = Mac
term-gentes-mark-economy = Wir
term-gentes-tiles = Aktionsplättchen
term-gentes-tile = Münzen · Sanduhren
term-gentes-any = beliebig
term-gentes-training = Ausbildung: eine · zwei
term-gentes-cities = Stä
term-gentes-coins = Münz
term-gentes-time = { $free } frei{ $next ->
    [-1] {""}
   *[other] , nächste Runde { $next }
}
term-gentes-end = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende
term-gentes-ready-temple = ausspielbar mit { $n ->
    [one] 1 Tempelwürfel
   *[other] { $n } Tempelwürfeln
}
term-gentes-played = Ausgespielt
term-gentes-used = Benutzt
term-gentes-legend = Kartenauslage: Preis für 1 · 2 · 3 Karten bis hierher. ! mehr, als du hast.
term-gentes-legend-time = Zeit: { $cube } Würfel, T Plättchen, 1 einzelne, 2 doppelte Sanduhr, { $free } frei.

## Was Karten bringen, kurz

term-gentes-fx-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
term-gentes-fx-temple = { $n } Tempel
term-gentes-fx-oracle = { $n } Orakel
term-gentes-fx-unlock = befreit { $n ->
    [one] ein Zeitfeld
   *[other] { $n } Zeitfelder
}
term-gentes-fx-any = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
} beliebiger Gruppe
term-gentes-fx-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
term-gentes-fx-activate = { $n } mehr zu aktivieren
term-gentes-fx-lose = Verlust: { $people }
term-gentes-fx-printed = zählt als { $people }
term-gentes-fx-round = jede Runde: { $what }
term-gentes-fx-decline = jeder Niedergang: { $what }
term-gentes-fx-tax_again = Steuereinnehmer zahlt doppelt
term-gentes-fx-philosopher_share = Philosoph zum halben Preis
term-gentes-fx-philosopher_more = Philosoph bildet { $n } mehr aus
term-gentes-fx-philosopher_price = Philosoph zu jedem Preis bis { $n }
term-gentes-fx-scribe_price = Schreiber zu jedem Preis bis { $n }
term-gentes-fx-seafarer_less = Seefahrer { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} billiger
term-gentes-fx-sell = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für { $what }{ $times ->
    [one] {""}
   *[other] , { $times }-mal
}
