### Der Tisch im Terminal: kurze Wörter.

term-khronos-letters = M R B
term-khronos-legend = Die Zahl ist der Platz des Besitzers oder Bewohners. Kleiner Buchstabe allein: aufgedruckt. / Ruine, ~ Fluss, " Wald, ^ Gebirge, + möglich. Plan und einige Werte sind nachempfunden.
term-khronos-round = Runde { $round } von { $rounds }
term-khronos-taxes = (Steuern: { $rounds })
term-khronos-rules = { $seat } bekommt { $coins }
term-khronos-might = Macht
term-khronos-faith = Glauben
term-khronos-reason = Vernunft
term-khronos-coins = Taler { $coins }
term-khronos-cubes = Würfel { $cubes }
term-khronos-cards = Karten { $cards }
term-khronos-tax = bekäme: { $taxes } (wo die Abenteurer stehen: { $now })
term-khronos-plays = { $era }: noch { $cards } auszuspielen
term-khronos-tile = { " " }({ $cost }) ×{ $left }
term-khronos-price = Preis: { $cost } × { $card }{ $surcharge ->
    [0] { "" }
   *[other] , { $surcharge } × beliebig
}{ $income ->
    [0] { "" }
   *[other] , bringt { $income }
}
term-khronos-gain-taxes = Steuern { $taxes }
term-khronos-open = { $name } muss noch entscheiden; bis dahin steht nicht fest, wer dort Steuern bekommt.
