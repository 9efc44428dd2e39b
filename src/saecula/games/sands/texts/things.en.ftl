### The Sands of Time. Names and help of things.
### The message of a thing is its name, a label. Values that a data pack may change come as variables.

title = The Sands of Time
title-tagline = Three dynasties to rule, boast and be remembered in: harvest, build and fight your way into the chronicles.
title-length = an evening
title-weight = For experienced players
hint-score = { $amount } points
title-provenance = Rules and examples follow the English and German rulebooks. Neither the board, the tiles, the cards nor the player aid were found, so most of what is printed on them is our own reconstruction around the numbers the rulebooks name: the outer territories, terrain, trade goods, capacities, track lengths, most chronicle thresholds, 23 of 31 advance effects, most structure values and the symbols on cards. Every row of the data says which; owners of the game can overlay their own values with a data pack.

## Options

option-growth_icons = Peasant icons
    .help = How many spaces of the dynasty track let the population grow: one in each dynasty (three) or two (six). The printed track was not found; with six, people soon run out.
option-growth_icons-three = three
option-growth_icons-six = six
option-own_cities_give_heritage = Heritage from own cities
    .help = The rulebook names all cities and capitals in one place, only those of other players in another. Switch this on to gain heritage for caravans that first reach your own as well.
option-tribute = Tribute
    .help = What others owe for caravans at your capital and cities: one resource per player, as the English rulebook says, or one per caravan, as the German one says.
option-tribute-per_player = per player
option-tribute-per_caravan = per caravan
option-structure_tiles = Structure tiles
    .help = How many tiles of each structure are used with four or five players: 6 and 8 as in the English rulebook, or 5 and 6 as in the German one.
option-structure_tiles-english = 6 and 8
option-structure_tiles-german = 5 and 6
option-bonus_unrest = Unrest of bonus actions
    .help = Every turn with a bonus action raises unrest (English rulebook), or only the first use of each bonus action in a generation (German rulebook).
option-bonus_unrest-every_turn = every turn
option-bonus_unrest-first_use = first use
option-repeat_unrest = Unrest of repeated cards
    .help = A card raises unrest when you use it again (English rulebook), or already when you choose it again (German rulebook).
option-repeat_unrest-used = when used
option-repeat_unrest-chosen = when chosen
option-attack_die = Die of an attack
    .help = In an attack your die may raise your unrest up to 7, also with Bread and Circus, as both rulebooks say; or only up to your own maximum, because there is one maximum for each player (ruling R37).
option-attack_die-seven = up to 7
option-attack_die-own_maximum = up to your own maximum
option-conquer_order = Order of conquering
    .help = With one Conquer you attack first and annex afterwards, in the order of the rulebook; or in any order you like, because it says “one or both” (ruling R48).
option-conquer_order-attack_first = attack first
option-conquer_order-any = any order

## Territories

help-near-land = It borders on { $things }.
help-near-sea = A dotted line over the sea joins it to { $things }.

land-hispania = Hispania
help-land-hispania = The Iberian peninsula, between the ocean and the western sea.
land-gallia = Gallia
help-land-gallia = The land from the Pyrenees to the Rhine, today mostly France.
land-italia = Italia
help-land-italia = The long peninsula in the middle of the sea.
land-graecia = Graecia
help-land-graecia = Greece and the southern Balkans.
land-asia_minor = Asia Minor
help-land-asia_minor = Anatolia, the bridge between Europe and Asia.
land-syria = Syria
help-land-syria = The eastern shore of the sea and the lands behind it.
land-aegyptus = Aegyptus
help-land-aegyptus = The valley and the delta of the Nile.
land-libya = Libya
help-land-libya = The African coast west of the Nile. Plains.
land-mauretania = Mauretania
help-land-mauretania = The north-west of Africa, facing Hispania.
land-sicilia = Sicilia
help-land-sicilia = Sicily and all the sea around it, treated like any other territory.
land-rhodes = Rhodes
help-land-rhodes = Rhodes, Crete and the sea around them, treated like any other territory.
land-cyprus = Cyprus
help-land-cyprus = Cyprus and the sea around it, treated like any other territory.
land-germania = Germania
help-land-germania = The forests beyond the Rhine.
land-armenia = Armenia
help-land-armenia = The highlands between Anatolia and the Caspian Sea.
land-mesopotamia = Mesopotamia
help-land-mesopotamia = The land between Euphrates and Tigris.
land-aethiopia = Æthiopia
help-land-aethiopia = All that lies south of the African coast.
land-britannia = Britannia
help-land-britannia = The island at the edge of the known world.
land-dacia = Dacia
help-land-dacia = The mountains north of the lower Danube.
land-sarmatia = Sarmatia
help-land-sarmatia = The steppe north of the Black Sea.
land-parthia = Parthia
help-land-parthia = The land south-east of the Caspian Sea.
land-persia = Persia
help-land-persia = The highlands of Iran.
land-arabia = Arabia
help-land-arabia = The great peninsula of the desert.
land-scythia = Scythia
help-land-scythia = The grasslands of inner Asia.
land-bactria = Bactria
help-land-bactria = The country around the upper Oxus, at the foot of high mountains.
land-india = India
help-land-india = The land beyond the Indus.
land-serica = Serica
help-land-serica = The far land from which silk comes.

terrain-plains = plains
help-terrain-plains = Flat country. Certain political advances strengthen warriors who fight here.
terrain-mountain = mountains
help-terrain-mountain = Mountain country. Certain political advances strengthen warriors who fight here.
terrain-island = island
help-terrain-island = Islands and the sea around them. Certain political advances strengthen warriors who fight here.

## Trade goods

good-silver = silver
help-good-silver = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-wine = wine
help-good-wine = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-marble = marble
help-good-marble = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-purple_dye = purple dye
help-good-purple_dye = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-papyrus = papyrus
help-good-papyrus = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-olive_oil = olive oil
help-good-olive_oil = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-tin = tin
help-good-tin = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-amber = amber
help-good-amber = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-timber = timber
help-good-timber = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-copper = copper
help-good-copper = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-glass = glass
help-good-glass = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-incense = incense
help-good-incense = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-ivory = ivory
help-good-ivory = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-furs = furs
help-good-furs = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-spices = spices
help-good-spices = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.
good-silk = silk
help-good-silk = A trade good on a border: a caravan there raises a heritage, and it counts for Tax and for trade contacts.

## Resources, citizens, categories

resource-crops = crops
    .one = crop
help-resource-crops = Crops pay for attacks, annexations, governing and caravans. What is left at the end of a generation is lost.
resource-gold = gold
help-resource-gold = Gold pays for structures, mustering and caravans. What is left at the end of a generation is lost.
citizen-peasant = peasant
    .many = peasants
help-citizen-peasant = A citizen. Each peasant in a territory you control brings 1 resource at the start of a generation, up to its capacity. Battle strength 1.
citizen-warrior = warrior
    .many = warriors
help-citizen-warrior = A citizen. Brings no resources, but can raid. Battle strength 2.
category-civil = civil
help-category-civil = One of the three civilization categories: structures and fountains.
category-political = political
help-category-political = One of the three civilization categories: territories and population.
category-cultural = cultural
help-category-cultural = One of the three civilization categories: trade contacts and lyres.

## Cards

card-chronicle = Chronicle
    .rules =
    Needs heritage { $heritage } and the threshold of its bin; brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
help-card-chronicle = Lay one of your chronicle cards face down into a bin in which you have none.
card-muster = Muster
help-card-muster = For 1 gold, add a warrior to a territory you control. Box (political): in each of your territories, 1 gold turns a peasant into a warrior or the other way round. One operation per territory.
card-conquer = Conquer
help-card-conquer = In one territory, attack another player, annex the territory, or both.
card-raid = Raid
help-card-raid = Move any of your warriors to adjacent territories; then take resources in one that they entered. Box (political): take resources wherever your warriors stand.
card-build = Build
help-card-build = Build one structure in a territory you control, for its level plus your unrest in gold. Box (civil): you may build a city.
card-govern = Govern
help-card-govern = Reduce your unrest; each level costs as many crops as you control territories. Box (cultural): one level is free.
card-advance = Advance
help-card-advance = Move one of your markers to the next advance, if your unrest is not higher than your heritage in that category. Box (cultural): or begin a new tree.
card-caravan_1 = Caravan I
help-card-caravan_1 = For 2 crops or 2 gold, place a caravan on a border that is joined to your capital or one of your cities.
card-caravan_2 = Caravan II
help-card-caravan_2 = Like Caravan I, but only while the cultural category is unlocked.
card-migrate = Migrate
help-card-migrate = Move any of your citizens to adjacent territories. Box (cultural): then place a caravan without cost beside one of them.
card-tribute = Tribute
help-card-tribute = Take 1 resource from each of your colonies, or from each other player with a caravan at your capital and at each of your cities. Box (civil): both.
card-civil_emphasis = Civil emphasis
help-card-civil_emphasis = Unlocks civil boxes for this generation. Three cubes for civil actions and structures raise your civil heritage. One emphasis card per generation.
card-political_emphasis = Political emphasis
help-card-political_emphasis = Unlocks political boxes for this generation. Three cubes for political actions and structures raise your political heritage. One emphasis card per generation.
card-cultural_emphasis = Cultural emphasis
help-card-cultural_emphasis = Unlocks cultural boxes for this generation. Three cubes for cultural actions and structures raise your cultural heritage. One emphasis card per generation.

chronicle-1 = Chronicle 1
help-chronicle-1 = { card-chronicle.rules }
chronicle-2 = Chronicle 2
help-chronicle-2 = { card-chronicle.rules }
chronicle-3 = Chronicle 3
help-chronicle-3 = { card-chronicle.rules }
chronicle-4 = Chronicle 4
help-chronicle-4 = { card-chronicle.rules }
chronicle-5 = Chronicle 5
help-chronicle-5 = { card-chronicle.rules }
chronicle-6 = Chronicle 6
help-chronicle-6 = { card-chronicle.rules }
chronicle-7 = Chronicle 7
help-chronicle-7 = { card-chronicle.rules }

bin-structures = A: structures
help-bin-structures = Civil. Counts the structure tiles in territories you control, cities included.
bin-fountains = B: fountains
help-bin-fountains = Civil. Counts the fountains on structures in your territories and on your advances.
bin-territories = C: territories
help-bin-territories = Political. Counts the territories you control, the capital included.
bin-population = D: population
help-bin-population = Political. Counts your citizens on the map, wherever they are.
bin-contacts = E: trade contacts
help-bin-contacts = Cultural. Counts the trade goods your caravans touch and the capital and city territories of others that they touch, each once.
bin-lyres = F: lyres
help-bin-lyres = Cultural. Counts the lyres on structures in your territories and on your advances.

## Advances

tree-agriculture = tree of Agriculture
help-tree-agriculture = The upper civil tree. To advance on it, your unrest must not be higher than your civil heritage.
tree-labor = tree of Labor
help-tree-labor = The lower civil tree. To advance on it, your unrest must not be higher than your civil heritage.
tree-law = tree of Law
help-tree-law = The upper political tree. To advance on it, your unrest must not be higher than your political heritage.
tree-bronze_working = tree of Bronze-working
help-tree-bronze_working = The lower political tree. To advance on it, your unrest must not be higher than your political heritage.
tree-writing = tree of Writing
help-tree-writing = The upper cultural tree. To advance on it, your unrest must not be higher than your cultural heritage.
tree-religion = tree of Religion
help-tree-religion = The lower cultural tree. To advance on it, your unrest must not be higher than your cultural heritage.

advance-agriculture = Agriculture
help-advance-agriculture =
    At the start of a generation, { $amount ->
        [one] 1 crop
       *[other] { $amount } crops
    } more from each of your crops territories with a peasant of yours. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-labor = Labor
help-advance-labor = When you build you may let peasants toil: { $amount } gold less per peasant of yours in that territory; afterwards two of them go back to the supply. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-ornamentation = Ornamentation
help-advance-ornamentation = Symbols only. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-masonry = Masonry
help-advance-masonry = Each structure costs { $amount } gold less. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-despotism = Despotism
help-advance-despotism = Unlocks civil boxes permanently. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-sanitation = Sanitation
help-advance-sanitation = Each of your territories has room for { $amount } more before it is overcrowded. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-bread_and_circus = Bread and Circus
help-advance-bread_and_circus = Your highest unrest is { $amount } lower than that of others. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-coinage = Coinage
help-advance-coinage = Once in each of your turns, exchange up to { $amount } of one resource for the other, one for one. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-vision = Vision
help-advance-vision =
    Each wonder you control brings { $amount ->
        [one] 1 more point
       *[other] { $amount } more points
    } at the end of a dynasty. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-architecture = Architecture
help-advance-architecture =
    A Build action may build { $amount ->
        [one] 1 more structure
       *[other] { $amount } more structures
    }, paid for separately. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-law = Law
help-advance-law =
    Annexing costs { $amount ->
        [one] 1 crop
       *[other] { $amount } crops
    } less for each warrior of yours in that territory. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-bronze_working = Bronze-working
help-advance-bronze_working = { $amount } more battle strength, attacking or defending. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-horsemanship = Horsemanship
help-advance-horsemanship =
    In a Raid each warrior may move { $amount ->
        [one] 1 territory
       *[other] { $amount } territories
    } further. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-conscription = Conscription
help-advance-conscription =
    A Muster action may add { $amount ->
        [one] 1 more warrior
       *[other] { $amount } more warriors
    }, in another territory. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-chariots = Chariots
help-advance-chariots = On plains, { $amount } more battle strength for each of your warriors there. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-phalanx = Phalanx
help-advance-phalanx = In mountains, { $amount } more battle strength for each of your warriors there. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-triremes = Triremes
help-advance-triremes = On islands, { $amount } more battle strength for each of your warriors there. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-monarchy = Monarchy
help-advance-monarchy = Unlocks political boxes permanently. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-iron_working = Iron-working
help-advance-iron_working = { $amount } more battle strength, attacking or defending. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-bureaucracy = Bureaucracy
help-advance-bureaucracy =
    Annexing and governing count { $amount ->
        [one] 1 territory
       *[other] { $amount } territories
    } fewer, at least one. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-legions = Legions
help-advance-legions = When you win an attack, on either side, you return no citizen. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-writing = Writing
help-advance-writing = For the Advance action your unrest counts { $amount } lower. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-religion = Religion
help-advance-religion =
    Each level you pay for with Govern costs { $amount ->
        [one] 1 crop
       *[other] { $amount } crops
    } less, at least one. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-poetry = Poetry
help-advance-poetry = Symbols only. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-commerce = Commerce
help-advance-commerce = A caravan costs { $amount } less. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-democracy = Democracy
help-advance-democracy = Unlocks cultural boxes permanently. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-philosophy = Philosophy
help-advance-philosophy = For the Advance action your heritage counts { $amount } higher in every category. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-drama = Drama
help-advance-drama = Your amphitheaters work even while the cultural category is locked. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-cartography = Cartography
help-advance-cartography = A Caravan action may place { $amount } more caravan, paid for separately. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-literature = Literature
help-advance-literature = When chronicles are scored, each of your heritages counts { $amount } higher. Level { $level }, fountains { $fountains }, lyres { $lyres }.
advance-festivals = Festivals
help-advance-festivals = In each generation your first bonus action causes no unrest. Level { $level }, fountains { $fountains }, lyres { $lyres }.

## Structures

structure-quarry = Quarry
help-structure-quarry = Later builds in this territory cost { $amount } gold less. Price: { $level } gold plus your unrest. Civil, level { $level }, fountains { $fountains }, lyres { $lyres }.
structure-irrigation = Irrigation
help-structure-irrigation = Box (civil): with Muster, 1 gold brings a peasant here. Price: { $level } gold plus your unrest. Civil, level { $level }, fountains { $fountains }, lyres { $lyres }.
structure-aqueduct = Aqueduct
help-structure-aqueduct = Room for { $amount } more before the territory is overcrowded. Price: { $level } gold plus your unrest. Civil, level { $level }, fountains { $fountains }, lyres { $lyres }.
structure-city = City
help-structure-city = Caravans can start here, and those of others pay tribute. Room for { $amount } more. Needs the civil category unlocked. Price: the capacity of the territory in gold plus your unrest. Civil; its level is that capacity; fountains { $fountains }, lyres { $lyres }.
structure-victory_arch = Victory Arch
help-structure-victory_arch = Raises your political heritage by { $heritage } when built; only in a colony. Price: { $level } gold plus your unrest. Political, level { $level }, fountains { $fountains }, lyres { $lyres }.
structure-roads = Roads
help-structure-roads = For movement, all neighbours of this territory are adjacent to each other. Other players need your permission to pass. Price: { $level } gold plus your unrest. Political, level { $level }, fountains { $fountains }, lyres { $lyres }.
structure-fortress = Fortress
help-structure-fortress = { $amount } more battle strength for its controller when attacked here. Price: { $level } gold plus your unrest. Political, level { $level }, fountains { $fountains }, lyres { $lyres }.
structure-palace = Palace
help-structure-palace =
    Raises your political heritage by { $heritage } when built. Box (political): annexing and governing count { $amount ->
        [one] 1 territory
       *[other] { $amount } territories
    } fewer, once per player. Price: { $level } gold plus your unrest. Political, level { $level }, fountains { $fountains }, lyres { $lyres }.
structure-library = Library
help-structure-library = Raises your cultural heritage by { $heritage } when built; only in your capital territory or with a city of yours. Price: { $level } gold plus your unrest. Cultural, level { $level }, fountains { $fountains }, lyres { $lyres }.
structure-amphitheater = Amphitheater
help-structure-amphitheater = Box (cultural): builds in adjacent territories of yours cost { $amount } gold less; more than one does not help further. Price: { $level } gold plus your unrest. Cultural, level { $level }, fountains { $fountains }, lyres { $lyres }.
structure-temple = Temple
help-structure-temple =
    Box (cultural): with Govern, { $amount ->
        [one] 1 more level
       *[other] { $amount } more levels
    } is free; more than one does not help further. Price: { $level } gold plus your unrest. Cultural, level { $level }, fountains { $fountains }, lyres { $lyres }.
structure-wonder = Wonder
help-structure-wonder =
    { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } for its controller at the end of each dynasty, more with Vision. Price: { $level } gold plus your unrest. Cultural, level { $level }, fountains { $fountains }, lyres { $lyres }.

## Bonus actions, ways of tribute, parts of the table

bonus-oppress = Oppress
help-bonus-oppress = Your peasants in one territory you control produce once more, up to its capacity. Unrest rises at the end of your turn.
bonus-patronage = Patronage
help-bonus-patronage = For this turn your heritage in one category counts 2 higher, for advancing only. Unrest rises at the end of your turn.
bonus-tax = Tax
help-bonus-tax = 1 gold, or 1 crop, for each trade good your caravans touch. Unrest rises at the end of your turn.
way-colonies = colonies
help-way-colonies = 1 resource from each of your colonies, of the kind it produces.
way-cities = capital and cities
help-way-cities = 1 resource from each other player with a caravan at your capital, and again at each of your cities, of the kind that territory produces.
way-both = both
help-way-both = From colonies and from capital and cities: only while the civil category is unlocked.

part-unrest = unrest
help-part-unrest = The resistance of your people. It makes building, attacking and advancing harder. Bonus actions, repeated cards, overcrowding and won battles raise it; only Govern lowers it. Each level beyond the maximum costs a point instead.
part-heritage = heritage
help-part-heritage = Your renown in one category. It is needed to score chronicles and to advance. New trade contacts, filled emphasis cards, certain structures and scored chronicles raise it.
part-dynasty = dynasty track
help-part-dynasty = The marker advances every turn. When it has reached the next colour at the end of a generation, chronicles are scored. When it passes a peasant icon, the population grows.
part-generation = generation track
help-part-generation = Two to four turns make a generation. After the second and third turn a die decides: lower than the number on the space ends it.
part-score = victory points
help-part-score = Chronicles and wonders at the end of each dynasty, three bonuses at the end; unrest beyond the maximum costs points.
part-abacus = abacus
help-part-abacus = Your crops and gold. They start from 0 in every generation.
part-start_player = start player
help-part-start_player = Takes the first turn. The marker goes to the left after each generation.
part-capital = capital
help-part-capital = Counts as a province and not as a city. Caravans start here. If you lose it, you found a new one in another territory.
part-province = province
help-part-province = One of the territories you began with. Gives no tribute.
part-colony = colony
help-part-colony = A territory you have annexed. Gives tribute.
part-caravan = caravan
help-part-caravan = Lies across a border, joined by others of yours to your capital or a city. Brings heritage when it first reaches a trade good or a capital or city of another player.
part-roads = roads
help-part-roads = The neighbours of a territory with roads count as adjacent to each other for movement. To pass through another player’s roads you need permission.
part-capacity = capacity
help-part-capacity = The number on the resource tile: the most it produces, the most structures it holds, and the citizens it supports without unrest.
part-supply = supply
help-part-supply = What is not on the board. A supply that is used up places nothing.
