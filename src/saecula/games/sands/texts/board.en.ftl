### The drawn board of The Sands of Time on the page. The page fills in the placeholders itself, so there are no other forms here.

## The map

board-sands-map = Map of the known world
board-sands-nearer = Nearer
board-sands-farther = Farther
board-sands-whole = The whole map
board-sands-look = Point at a territory to read about it, or tap it.
board-sands-what-is = What is this: {$what}?
board-sands-room = citizens {$crowd}, room for {$room}
board-sands-not-in-play = not in play

## Time

board-sands-dynasty = Dynasty {$dynasty} of 3, space {$space} of the track
board-sands-generation = Generation {$n}
board-sands-turn = Turn {$turn} of at most {$turns}

## Seats

board-sands-seats = All players
board-sands-you = (you)
board-sands-show-empire = Show the empire of {$name} on the chronicle board
board-sands-stock = {$resource}: {$n}; a new generation would bring {$income}
board-sands-unrest = Unrest {$n} of at most {$most}
board-sands-lands = Territories: {$n} of at most {$most}
board-sands-emphasis = Emphasis: {$category}, boxes filled {$n} of {$most}
board-sands-no-emphasis = No emphasis card in this generation
board-sands-laid-open = Laid open: {$card}
board-sands-face-down = Two cards face down
board-sands-chooses = choosing cards …
board-sands-used = Used in this generation: {$card}
board-sands-waiting-for = Your two cards lie face down. Waiting for {$names}.

## My cards

board-sands-hand = Your cards
board-sands-bonuses = Bonus actions
board-sands-card-hand = {$card}
board-sands-card-playing = {$card}: being played
board-sands-card-laid = {$card}: laid open for this turn
board-sands-card-down = {$card}: face down
board-sands-card-used = {$card}: used in this generation
board-sands-box-open = The box is unlocked ({$category})
board-sands-box-shut = The box is locked ({$category})

## Chronicle board

board-sands-chronicles = Chronicle board
board-sands-chronicles-of = How near {$name} is to each chronicle: points, what is counted, heritage
board-sands-unlocked = unlocked
board-sands-heritage = Heritage: {$category}
board-sands-reach = {$card} in “{$what}”: {$has} of {$needs}, heritage {$heritage} of {$least}; brings points: {$points}
board-sands-of = {$has} of {$needs}
board-sands-laid-hidden = Face-down chronicle: {$name}
board-sands-laid-known = {$card}: {$name}
board-sands-pile = Cards in the pile: {$n}
board-sands-structures = Structures in the supply
board-sands-level = Level

## Moving citizens

board-sands-move-from = Choose the territory that citizens leave, or drag a citizen over the map.
board-sands-move-to = {$land}: now tap where to. Each tap moves one citizen.
board-sands-who-moves = Who moves
board-sands-tally = Moves so far
board-sands-less = One less: {$what}
board-sands-more = One more: {$what}

## Battle

board-sands-battle = Battle: {$land}
board-sands-attacks = attacks
board-sands-defends = defends
board-sands-victor = Victory
board-sands-strength = Strength
board-sands-term-peasants = Peasants
board-sands-term-warriors = Warriors
board-sands-term-terrain = Terrain
board-sands-term-advances = Advances
board-sands-term-defence = Structures
board-sands-die-set = Die, set in secret
board-sands-die-open = Die, at most {$most}
board-sands-battle-tie = With equal strength the defender wins. The victor’s die adds to the victor’s unrest.
board-sands-set-die = Set a die in secret
board-sands-losses = Citizens to return

## Notes

board-sands-close = Close
board-sands-reconstruction = Which numbers are a reconstruction?
board-sands-reconstruction-help = The rules follow the rulebooks. The printed board, tiles and cards were not found: outer territories, terrain, trade goods, capacities, the length of the tracks, most chronicle thresholds, most effects of advances and structures, and the symbols on cards are our own reconstruction around the numbers the rulebooks name.

## The end

board-sands-end-parts = Where the points come from
board-sands-part-chronicles = Chronicles
board-sands-part-wonders = Wonders
board-sands-part-unrest = Unrest
board-sands-part-bonuses = End bonuses
board-sands-part-total = Points
board-sands-part-tie = Last dynasty
board-sands-end-tie = If points are equal, the points from chronicles in the last dynasty decide; if they are equal too, the victory is shared.
board-sands-end-tied = Here they decided.

## In brief

board-sands-brief-goal = The most points after three dynasties win. Chronicles, in which you boast of your deeds, bring most of them.
board-sands-brief-turn = Everyone secretly lays two cards, then all play them in turn: harvest, build, trade, march and fight.
board-sands-brief-mind = Unrest grows with every bonus action and every card you use again in a generation. Keep it low.
board-sands-brief-more = Peasants bring crops or gold in territories you control. Heritage and advances make your chronicles worth more.
board-sands-brief-end = A generation has two to four turns; a few of them make a dynasty, and the third dynasty is the last.
