### Khronos. Names and help of things.
### A tile's message is its name; `a`, `new` (as a subject) and `the` are its forms in a sentence, `start` the one at its beginning. Values that a data pack may change come as variables.

title = Khronos
title-tagline = One land, three ages, two adventurers: whoever builds well in the past rules the future.
title-length = 90 minutes
title-weight = Medium, for planners
hint-score = { $amount } coins
title-provenance = The rules follow the German rulebook of the second edition. The map and the places of its hamlets are a reconstruction, and so are the values of towns, cities, castles, abbeys, chapels and monasteries; the option “values” offers another reading of them. If you own the box, lay the true map and values over ours with a data pack.

## Options

option-holdem = Hold’em
    .help = Three cards lie open beside the deck. Once a turn, before your actions, you may take open cards of one kind for as many cards of your hand, free of charge.
option-keep_cards = Keep unused cards
    .help = As in the first English rules: at the end of your turn you may keep unused cards and draw up to four. Without this option all of them are laid down.
option-values = Printed values
    .help = The values of some tiles are not known. “stepped”: towns 3, cities 5. “uniform”: all kinds 1, 2 and 4. How many cubes a civil building holds stays the same.
option-values-stepped = stepped
option-values-uniform = uniform
option-paradox_tiles_leave_game = Paradoxes use up tiles
    .help = Tiles erased by a time paradox leave the game, as the rulebook says twice; or they go back to the box, because its summary only speaks of the board (ruling A18).
option-weaker_domains = Weaker domains
    .help = When three or more domains are joined, every offending building shrinks whose domain is weaker than the strongest of all joined ones, as the rulebook says; or only the domains that own such a building are compared (ruling A20).
option-weaker_domains-all = than the strongest of all
option-weaker_domains-tied = than the strongest involved
option-terrain = Forest and mountain
    .help = What a building costs that covers both (two or three players). Both surcharges, or only the higher one.
option-terrain-add = both
option-terrain-max = the higher one
option-open_money = Open money
    .help = Everybody’s money lies open. Without this option it lies covered until its owner lays it open.

## Cards

card-military = military
help-card-military = Orange cards, { $cards } in the deck. They pay for Watchtowers, Keeps and Castles, and restore their ruins. Any card pays for forest and mountain.
card-religious = religious
help-card-religious = Violet cards, { $cards } in the deck. They pay for Chapels, Monasteries and Abbeys, and restore their ruins. Any card pays for forest and mountain.
card-civil = civil
help-card-civil = Blue cards, { $cards } in the deck. They pay for Hamlets, Towns and Cities, and put cubes on them in the Age of Reason. Any card pays for forest and mountain.

## Tiles

tile-watchtower = Watchtower
    .a = a Watchtower
    .new = a Watchtower
    .the = the Watchtower
    .start = The Watchtower
    .obj = the Watchtower
help-tile-watchtower = Small military building, 1 × 1. Costs { part-stock.price } It casts no shadow into later ages, brings no coins, and can be demolished.
tile-keep = Keep
    .a = a Keep
    .new = a Keep
    .the = the Keep
    .start = The Keep
    .obj = the Keep
help-tile-keep = Medium military building, 2 × 2. Costs { part-stock.price } Its shadow falls on the Age of Faith, and on the Age of Reason as a ruin worth { $ruin }. It pays coins when built.
tile-castle = Castle
    .a = a Castle
    .new = a Castle
    .the = the Castle
    .start = The Castle
    .obj = the Castle
help-tile-castle = Large military building, 3 × 3. Costs { part-stock.price } Its shadow falls on the Age of Faith, and on the Age of Reason as a ruin worth { $ruin }. It pays coins when built.
tile-chapel = Chapel
    .a = a Chapel
    .new = a Chapel
    .the = the Chapel
    .start = The Chapel
    .obj = the Chapel
help-tile-chapel = Small religious building, 1 × 1. Costs { part-stock.price } It casts no shadow into later ages, brings no coins, and can be demolished.
tile-monastery = Monastery
    .a = a Monastery
    .new = a Monastery
    .the = the Monastery
    .start = The Monastery
    .obj = the Monastery
help-tile-monastery = Medium religious building, 2 × 2. Costs { part-stock.price } Its shadow falls on the Age of Faith, and on the Age of Reason as a ruin worth { $ruin }. It pays coins when built.
tile-abbey = Abbey
    .a = an Abbey
    .new = an Abbey
    .the = the Abbey
    .start = The Abbey
    .obj = the Abbey
help-tile-abbey = Large religious building, 3 × 3. Costs { part-stock.price } Its shadow falls on the Age of Faith, and on the Age of Reason as a ruin worth { $ruin }. It pays coins when built.
tile-hamlet = Hamlet
    .a = a Hamlet
    .new = a Hamlet
    .the = the Hamlet
    .start = The Hamlet
    .obj = the Hamlet
help-tile-hamlet = Small civil building, 1 × 1. Costs { part-stock.price } Nobody owns it. It casts no shadow, may not lie in the river, and may join domains. In the Age of Reason only printed hamlets exist; cubes: { $capacity }.
tile-town = Town
    .a = a Town
    .new = a Town
    .the = the Town
    .start = The Town
    .obj = the Town
help-tile-town =
    Medium civil building, 2 × 2. Costs { part-stock.price } Nobody owns it. Its shadow falls on all later ages. It may lie in the river and may join domains. In the Age of Reason it holds { $capacity ->
        [one] 1 cube
       *[other] { $capacity } cubes
    }.
tile-city = City
    .a = a City
    .new = a City
    .the = the City
    .start = The City
    .obj = the City
help-tile-city =
    Large civil building, 3 × 3. Costs { part-stock.price } Nobody owns it. Its shadow falls on all later ages. It may lie in the river and may join domains. In the Age of Reason it holds { $capacity ->
        [one] 1 cube
       *[other] { $capacity } cubes
    }.

## Ages

era-might = Age of Might
    .in = in the Age of Might
    .into = to the Age of Might
    .from = from the Age of Might
help-era-might = The first age. Here you build; a medium or large building pays 1 coin and casts its shadow into both later ages. A domain’s taxes, the worth of its civil buildings, go to the owner of its highest military building.
era-faith = Age of Faith
    .in = in the Age of Faith
    .into = to the Age of Faith
    .from = from the Age of Faith
help-era-faith = The second age. Here you build, too; a medium or large building pays 2 coins, but a shadow from the Age of Might can erase it. A domain’s taxes, the worth of its civil buildings, go to the owner of its highest religious building.
era-reason = Age of Reason
    .in = in the Age of Reason
    .into = to the Age of Reason
    .from = from the Age of Reason
help-era-reason = The last age. Nothing is built here: you put cubes on civil buildings and restore ruins. A domain’s taxes, the worth of its military and religious buildings and ruins, go to whoever has most cubes on its civil buildings; equals all collect in full.

## Adventurers, phases, terrain

adventurer-first = First adventurer
help-adventurer-first = You play cards only in ages where one of your adventurers stands. Each of the two plays at most two cards a turn, wherever he is. Travelling costs 1 coin.
adventurer-second = Second adventurer
help-adventurer-second = You play cards only in ages where one of your adventurers stands. Each of the two plays at most two cards a turn, wherever he is. Travelling costs 1 coin.
phase-exchange = I · Exchange
help-phase-exchange = Once a turn you may pay 2 coins, lay down any number of cards and draw as many.
phase-actions = II · Actions
help-phase-actions = Travel, build, enlarge, demolish, populate and restore, in any order and as often as your cards, coins and adventurers allow.
phase-draw = III · Cards
help-phase-draw = Unused cards are laid down, then you draw four.
phase-taxes = IV · Taxes
help-phase-taxes = In rounds 4 and 7, at the end of your turn, you collect the taxes of every domain you rule in ages where you have an adventurer.
terrain-plain = plain
help-terrain-plain = Building here costs nothing more.
terrain-forest = forest
help-terrain-forest =
    A building that covers forest costs { $cards ->
        [0] nothing more with this many players
        [one] one more card of any colour
       *[other] { $cards } more cards of any colour
    }.
terrain-mountain = mountain
help-terrain-mountain =
    A building that covers a mountain costs { $cards ->
        [0] nothing more with this many players
        [one] one more card of any colour
       *[other] { $cards } more cards of any colour
    }.
terrain-river = river
help-terrain-river = Only towns and cities may lie in the river.

## Parts of the table

part-map = map
help-part-map = The same land in three ages, the past on the left. This map is a reconstruction; if you own the box, you can replace it with a data pack.
part-domain = domain
help-part-domain = A building, or a group of buildings that touch along their sides. Only civil buildings may join domains. In the first two ages a domain has only one highest military and one highest religious building; where a join or a split brings equals, some must shrink.
part-cube = cubes
help-part-cube = 25 for each player. They mark who owns a military or religious building, who has half restored a ruin, and who lives in a civil building in the Age of Reason.
part-coin = coins
help-part-coin = Most coins win. You earn them by building medium and large buildings, and by taxes in rounds 4 and 7.
part-hand = hand
help-part-hand = Four cards at the start of each turn, hidden from the others.
part-deck = deck
help-part-deck = When it is empty and a card must be drawn, the discard pile is shuffled.
part-discard = discard pile
help-part-discard = Played and unused cards, open to all.
part-display = display
help-part-display = Hold’em: three open cards. Once a turn you may take those of one kind for as many of your own.
part-stock = box of tiles
    .price =
    { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }, worth { $tax }; { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }.
help-part-stock = Without a tile nothing can be built, and no shadow is cast.
part-ruin = ruin
help-part-ruin = What is left of a military or religious building in the Age of Reason. It is worth less, until somebody restores it with as many cards of its colour as the ruin is worth.
part-half = half restored
help-part-half = One of two cards has been paid; the cube says by whom. Anybody may pay the other one.
part-printed_hamlet = printed hamlet
help-part-printed_hamlet = Ten hamlets are printed on each map. They can be enlarged and populated, never demolished, and show again when what covers them vanishes.
part-round = round
help-part-round = Seven rounds; taxes in the fourth and the seventh.
part-paradox = time paradox
help-part-paradox = A shadow that falls on another building erases it, as if it had never been, and its own shadow, too.
purse-open = open
help-purse-open = Everybody sees your coins.
purse-covered = covered
help-purse-covered = Only you see your coins until the end.
