### Roll Through the Ages: The Bronze Age. Names and help of things.
### A thing's message is its name, a label. `.acc` is its form as an object; only where a language needs another one.
### Values that an edition or a data pack may change come in as variables.

title = Roll Through the Ages: The Bronze Age
title-tagline = Three cities, a handful of dice and many hungry mouths: lead your people through the Bronze Age.
title-length = 30 to 45 minutes
title-weight = Easy to learn, pleasantly tricky
hint-score = { $amount } points
title-provenance = Values are those printed on the English score sheet of 2008; those of the 2024 edition come from secondary sources. The German score sheet was not found, so some German names are our own translations, marked * in the rules; owners of the game can overlay their own values with a data pack.

## Options

option-trading = Trading
    .help = Adds a trade phase between disasters and building: the player whose turn it is may swap goods and food with the others. For two players or more.
option-offers = Offers per partner
    .help = How many offers you may make to each partner in one trade phase. Invitations and declined offers count too. Only matters with trading.
option-solo_early_end = Solo early end
    .help = Normally a solo game lasts exactly 10 rounds. With this option it also ends as soon as a round meets one of the usual ends: enough developments, or every monument built.
option-edition = Edition
    .help = Which printed values you play with. 2024 changes the price or points of some developments, some effects and the points for building a monument later than others; playing alone, skulls then lock as well. The prices come from secondary sources, among them the score sheet of the free variant The Late Bronze Age; its four further developments and its ships are not part of this edition.
option-longer_game = Longer game
    .help = The sixth development ends the game instead of the fifth. Building every monument still ends it too. Only with the 2024 edition.

## Faces of the die

face-food3 = 3 food
help-face-food3 = Gives 3 food in the food phase, 1 more with Agriculture.
face-workers3 = 3 workers
help-face-workers3 = Gives 3 workers for building, 1 more with Masonry.
face-either2 = food or workers
help-face-either2 = Gives 2 food or 2 workers. You decide for each die in the food phase; Agriculture or Masonry adds 1 to whatever you choose.
face-coin = coin
help-face-coin =
    Gives { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for buying a development this turn. Coins you do not spend are lost.
face-good1 = 1 good
help-face-good1 = Gives 1 good. Which one depends on the order of collecting: wood first, then row by row upwards.
face-skull2 = 2 goods + skull
help-face-skull2 = Gives 2 goods, but the skull counts towards a disaster. The die is locked at once, and only Leadership lets you roll it again; playing alone with the 2008 edition, you may roll it again as usual.

## Goods and food

good-wood = Wood
help-good-wood = The first good you collect in a turn, so you get it often. It has the longest row and the lowest value.
good-stone = Stone
help-good-stone = The second good you collect. Quarrying brings you more of it, and Engineering turns it into workers.
good-pottery = Pottery
help-good-pottery = The third good you collect. Like every good, a stack grows in value faster than in size.
good-cloth = Cloth
help-good-cloth = The fourth good you collect. Rarer than the three before it, and worth more.
good-metal = Metal
help-good-metal = The fifth good you collect: the shortest row and the highest value. After metal the order starts again with wood.
good-food = Food
help-good-food = Every city eats 1 food in each of your turns. You can hold 15; food is not a good and does not count when you discard.

## Developments

development-leadership = Leadership
help-development-leadership = After your last roll you may roll one die again, even a skull; the new result stands. { part-sheet.price }
development-irrigation = Irrigation
help-development-irrigation = Drought has no effect on you. { part-sheet.price }
development-agriculture = Agriculture
help-development-agriculture = Every die that gives you food gives 1 more. { part-sheet.price }
development-quarrying = Quarrying
help-development-quarrying = When you collect stone in your turn, you get 1 more, if the row has room for it. { part-sheet.price }
development-medicine = Medicine
help-development-medicine = Pestilence rolled by others cannot harm you; playing alone, neither can your own. { part-sheet.price }
development-coinage = Coinage
help-development-coinage =
    Each coin die gives you { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }. What you do not spend is still lost. { part-sheet.price }
development-caravans = Caravans
help-development-caravans = You need not discard goods at the end of your turn, starting with the turn in which you buy it. The rows of the pegboard still limit you. { part-sheet.price }
development-religion = Religion
help-development-religion = Your Revolt spares you and takes the goods of everybody else who has no Religion; theirs does not touch you. Alone, it simply stops a Revolt. { part-sheet.price }
development-granaries = Granaries
help-development-granaries =
    When you buy a development you may sell any amount of food for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } apiece. { part-sheet.price }
development-masonry = Masonry
help-development-masonry = Every die that gives you workers gives 1 more. { part-sheet.price }
development-engineering = Engineering
help-development-engineering = Before you build you may spend stone: 3 workers for each piece. { part-sheet.price }
development-architecture = Architecture
help-development-architecture = At the end every monument you completed scores { $bonus } extra. { part-sheet.price }
development-empire = Empire
help-development-empire = At the end each of your cities scores 1 extra point, your first three included. { part-sheet.price }

## Projects

project-city = City
help-project-city = From your next turn on, every new city gives you one more die and eats 1 more food. Cities are built in order, each with more boxes than the one before, up to seven.
project-step_pyramid = Step Pyramid
help-project-step_pyramid = The smallest monument. Boxes: { $boxes }. Points for whoever is first: { $first }, for everybody later: { $later }.
project-stone_circle = Stone Circle
help-project-stone_circle = A small monument, soon built. Boxes: { $boxes }. Points for whoever is first: { $first }, for everybody later: { $later }.
project-temple = Temple
help-project-temple = Not in play with two players. Boxes: { $boxes }. Points for whoever is first: { $first }, for everybody later: { $later }.
project-obelisk = Obelisk
    .acc = Obelisk
help-project-obelisk = In play with any number of players. Boxes: { $boxes }. Points for whoever is first: { $first }, for everybody later: { $later }.
project-hanging_gardens = Hanging Gardens
help-project-hanging_gardens = Not in play with three players. Boxes: { $boxes }. Points for whoever is first: { $first }, for everybody later: { $later }.
project-great_wall = Great Wall
help-project-great_wall = Once it is finished, Invasion has no effect on you. Boxes: { $boxes }. Points for whoever is first: { $first }, for everybody later: { $later }.
project-great_pyramid = Great Pyramid
help-project-great_pyramid = The largest monument; not in play with two players. Boxes: { $boxes }. Points for whoever is first: { $first }, for everybody later: { $later }.

## Disasters

disaster-famine = Famine
help-disaster-famine = You mark 1 disaster box for every city you could not feed.
disaster-drought = Drought
help-disaster-drought = Exactly 2 skulls: you mark 2 disaster boxes, unless you have Irrigation.
disaster-pestilence = Pestilence
help-disaster-pestilence = Exactly 3 skulls: everybody else without Medicine marks 3 disaster boxes. Alone, it strikes you.
disaster-invasion = Invasion
help-disaster-invasion = Exactly 4 skulls: you mark 4 disaster boxes, unless your Great Wall is finished.
disaster-revolt = Revolt
help-disaster-revolt = 5 or more skulls: you lose all your goods, those just collected included. If you have Religion, everybody else without it loses theirs instead.

## Phases

phase-roll = Rolling
help-phase-roll = Up to three rolls with one die per city. After a roll, mark the dice to roll again; mark none to stop.
phase-lead = Leadership
help-phase-lead = You may roll one single die once more, even a skull. The new result stands.
phase-goods = Collecting goods
help-phase-goods = Your goods arrive one by one: wood, stone, pottery, cloth, metal, then wood again. What finds its row full is lost.
phase-food = Collecting food
help-phase-food = Decide how many of your “food or workers” dice bring food; the rest bring workers. You can hold 15 food.
phase-feed = Feeding cities
help-phase-feed = Each of your cities eats 1 food. For every city that goes hungry you mark a disaster box.
phase-disasters = Disasters
help-phase-disasters = The number of skulls on your dice decides which disaster strikes. A single skull is harmless.
phase-trade = Trading
help-phase-trade = Choose a partner and name a number for wood, stone, pottery, cloth, metal and food: plus you give, minus you receive. All zeros invite your partner to name a deal.
phase-build = Building
help-phase-build = Each worker marks one box of your next city or of a monument. Stop whenever you like; workers left over are lost.
phase-buy = Buying a development
help-phase-buy = You may buy one development, with coins from your dice and whole stacks of goods. There is no change.
phase-discard = Discarding goods
help-phase-discard = You may keep 6 goods in all; choose which of the others to give up. With Caravans you keep everything.

## Parts of the table

part-dice = Dice
help-part-dice = You roll one die for each of your cities. Dice showing a skull are normally locked.
part-pegboard = Pegboard
help-part-pegboard = Shows your food and your goods. Beside each good stands the value of its whole stack in coins.
part-sheet = Score sheet
    .price =
    Price: { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }, points: { $points }.
help-part-sheet = Your cities, monuments and developments: what is marked, what is finished and what it is worth.
part-disaster_boxes = Disaster boxes
help-part-disaster_boxes = Each marked box costs you 1 point at the end of the game. There is no upper limit.
part-score = Score
help-part-score = Points of developments and monuments, plus the bonuses of Architecture and Empire, minus your disaster boxes.
part-coins = Coins
help-part-coins = Coins from this turn's dice. They buy a development now or are lost; they cannot be saved.
part-workers = Workers
help-part-workers = Workers for this turn: each marks one box. Unused ones are lost.
part-round = Round
help-part-round = In a round everybody takes one turn. The end of the game is checked when the round is over; a solo game has at most 10 rounds.
