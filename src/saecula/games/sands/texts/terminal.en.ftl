### The table of The Sands of Time in the terminal: short words. All others are those of the page.

term-sands-vp = VP
term-sands-lands = Territories
term-sands-land = Ter
term-sands-near = Neighbours, across a dotted line in brackets
term-sands-crops = crops
term-sands-gold = gold
term-sands-goods = Trade goods
term-sands-good = Goods
term-sands-supply = Supply
term-sands-points = points
term-sands-advances = Advances
term-sands-piles = Piles of levels 3 · 4
term-sands-hand = Cards in hand
term-sands-laid = Chronicles laid, ? face down
term-rest-sands-move = { NAME($from) } → { NAME($land) }
term-rest-sands-build =
    { NAME($land) }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } gold)
    }
term-sands-used = used
term-sands-reaches = caravans { $n }, joined: { $lands }
term-sands-battle = { $name }: { $role } with { $strength } ({ $terms }), die at most { $most }
term-sands-legend = { $mountain } mountains, { $plains } plains, { $island } island. * capital, + province, o colony with the number of the seat. 4/5: capacity and room, ! overcrowded. { $peasant } peasants, { $warrior } warriors.
term-sands-legend-seats = { $heads }: heritage, * unlocked. Supply: peasants · warriors · caravans. In the chronicle board + is what you reach.
