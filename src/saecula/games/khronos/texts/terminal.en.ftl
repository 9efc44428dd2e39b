### The table in the terminal: short words.

term-khronos-letters = M R C
term-khronos-legend = The number is the seat of the owner or inhabitant. Small letter alone: printed on the map. / ruin, ~ river, " forest, ^ mountain, + possible. Map and some values are a reconstruction.
term-khronos-round = Round { $round } of { $rounds }
term-khronos-taxes = (taxes: { $rounds })
term-khronos-rules = { $seat } gets { $coins }
term-khronos-might = Might
term-khronos-faith = Faith
term-khronos-reason = Reason
term-khronos-coins = coins { $coins }
term-khronos-cubes = cubes { $cubes }
term-khronos-cards = cards { $cards }
term-khronos-tax = would collect: { $taxes } (where the adventurers stand: { $now })
term-khronos-plays = in { $era }: { $cards } to play
term-khronos-tile = { " " }({ $cost }) ×{ $left }
term-khronos-price = Price: { $cost } × { $card }{ $surcharge ->
    [0] { "" }
   *[other] , { $surcharge } × any
}{ $income ->
    [0] { "" }
   *[other] , earns { $income }
}
term-khronos-gain-taxes = taxes { $taxes }
term-khronos-open = { $name } has still to decide; what is taxed there is open until then.
