# Hints: what a strong player would do, and why. Answers come as quoted labels, numbers as they are written.
hint-quoted = “{ $words }”
hint-only = There is only one answer: { $first }.
hint-two = Two ways stand out. First: { $first }, { $gain }. Second: { $second }, { $other }.
hint-clear = One way stands out: { $first }, { $gain }. Next best is { $second }, { $other }.
hint-full = I would choose { $first }: { $gain }.
hint-taste = The difference is too small to be sure: a matter of taste.
hint-for = What speaks most for the first: { $part } ({ $gain }).
hint-also = And: { $part } ({ $gain }).
hint-despite = This despite: { $part } ({ $gain }).
hint-together = No part alone speaks for the first, but how all of it fits together.
hint-value-points = { $amount } points at the end
hint-value-margin =
    { $title ->
        [khronos] { $amount } coins
       *[other] { $amount } points
    } against { $others ->
        [one] the other
       *[several] the others
    } at the end
hint-value-chance = chance of winning { $amount }
hint-gain-points = { $amount } points
hint-gain-margin =
    { $title ->
        [khronos] { $amount } coins
       *[other] { $amount } points
    }
hint-gain-chance = { $amount } percentage points
hint-percent = { $number } %
hint-number-0 = { NUMBER($number, maximumFractionDigits: 0) }
hint-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-signed =
    { $sign ->
        [minus] −{ $number }
        [plus] +{ $number }
       *[none] { $number }
    }
hint-theme-open = Compare what each answer leaves you with.
hint-theme-only = There is nothing to weigh here.
hint-theme-together = This is not about one thing alone: look at how all of it fits together.
hint-theme-food = This is about food: will your cities eat this turn and the next?
hint-theme-goods = This is about goods: what do you want to buy next, and what will it cost?
hint-theme-cities = This is about cities: another die every turn, but another mouth to feed.
hint-theme-monuments = This is about monuments: which one can you finish, and before the others?
hint-theme-developments = This is about developments: which one helps you most from now on?
hint-theme-points = This is about points on the sheet, now.
hint-theme-deal = This is about a deal: does it help you more than the other?
hint-theme-no-deal = This is about a deal: what would it cost you, and whom does it help?
hint-theme-dice-food = This is about food dice: do you have enough of them?
hint-theme-dice-workers = This is about workers: how many boxes do you want to mark?
hint-theme-dice-coins = This is about coins: is a development within reach?
hint-theme-dice-jars = This is about goods dice: do they pay better than the rest?
hint-theme-dice-skulls = This is about skulls: how many can you afford?
hint-theme-rivals = This is about the others: who gains if you do not?
hint-theme-gentes-points = This is about points and bonus tiles, now.
hint-theme-gentes-cards = This is about cards: which one can you play, and what does it still need?
hint-theme-gentes-cities = This is about cities: they pay in every decline that is still to come.
hint-theme-gentes-people = This is about people and cubes: whom do your cards ask for?
hint-theme-gentes-coins = This is about coins: what do you still have to pay for?
hint-theme-gentes-time = This is about time: how many fields does it cost, now and in the next round?
hint-theme-sands-points = This is about what you can chronicle, and when.
hint-theme-sands-deeds = This is about deeds: which threshold is near?
hint-theme-sands-heritage = This is about heritage: it caps what your deeds are worth.
hint-theme-sands-empire = This is about the empire: lands, people and roads.
hint-theme-sands-stores = This is about crops and gold: what will they buy?
hint-theme-sands-unrest = This is about unrest: how much can you bear?
hint-theme-sands-progress = This is about advances and cards left.
hint-theme-khronos-cards = This is about cards: what could you do with others?
hint-theme-khronos-coins = This is about coins in hand.
hint-theme-khronos-taxes = This is about taxes: in which eras will you stand when they are paid?
hint-theme-khronos-inhabitants = This is about the Age of Reason: who has the most cubes in a domain?
hint-theme-khronos-chances = This is about what may change hands before taxes are paid.
hint-theme-khronos-domains = This is about your buildings: the larger, the safer.
hint-theme-khronos-pieces = This is about where your adventurers stand.
hint-part-rivals =
    { $others ->
        [one] what the other is left with
       *[several] what the others are left with
    }
hint-part-food = the food left in store
hint-part-goods = the goods left on the pegboard
hint-part-cities = the cities
hint-part-monuments = the monuments begun and finished
hint-part-developments = the developments
hint-part-points = the points gained at once
hint-part-deal = what the deal brings you
hint-part-no-deal = what the deal would cost you
hint-part-dice-food =
    { $way ->
        [for] more food on the dice
       *[against] less food on the dice
    }
hint-part-dice-workers =
    { $way ->
        [for] more workers on the dice
       *[against] fewer workers on the dice
    }
hint-part-dice-coins =
    { $way ->
        [for] more coins on the dice
       *[against] fewer coins on the dice
    }
hint-part-dice-jars =
    { $way ->
        [for] more goods on the dice
       *[against] fewer goods on the dice
    }
hint-part-dice-skulls =
    { $way ->
        [for] fewer skulls
       *[against] more skulls
    }
hint-part-gentes-points = points and bonus tiles
hint-part-gentes-cards = the cards
hint-part-gentes-cities = the cities
hint-part-gentes-people = people and cubes
hint-part-gentes-coins = the coins
hint-part-gentes-time = the time
hint-part-sands-points = the chronicles
hint-part-sands-deeds = the deeds
hint-part-sands-heritage = the heritage
hint-part-sands-empire = the empire
hint-part-sands-stores = crops and gold
hint-part-sands-unrest =
    { $way ->
        [for] less unrest
       *[against] more unrest
    }
hint-part-sands-progress = advances and cards left
hint-part-khronos-cards = what the cards let you do
hint-part-khronos-coins = the coins in hand
hint-part-khronos-taxes = taxes, and how firmly you hold them
hint-part-khronos-inhabitants = your cubes in the Age of Reason
hint-part-khronos-chances = what you could still collect
hint-part-khronos-domains = your buildings
hint-part-khronos-pieces = where your adventurers stand
