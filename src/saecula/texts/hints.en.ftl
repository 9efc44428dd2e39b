# Hints: what a strong player would do, and why.
hint-theme-open = Compare what each answer leaves you with.
hint-theme-food = This is about food: will your cities eat this turn and the next?
hint-theme-goods = This is about goods: what do you want to buy next, and what will it cost?
hint-theme-cities = This is about cities: another die every turn, but another mouth to feed.
hint-theme-monuments = This is about monuments: which one can you finish, and before the others?
hint-theme-developments = This is about developments: which one helps you most from now on?
hint-theme-points = This is about points on the sheet, now.
hint-theme-dice-food = This is about food dice: do you have enough of them?
hint-theme-dice-workers = This is about workers: how many boxes do you want to mark?
hint-theme-dice-coins = This is about coins: is a development within reach?
hint-theme-dice-jars = This is about goods dice: do they pay better than the rest?
hint-theme-dice-skulls = This is about skulls: how many can you afford?
hint-one = There is one sensible answer: { $first }.
hint-two = Two ways stand out: { $first } ({ $gain }), or { $second } ({ $other }).
hint-full = I would choose: { $first } ({ $gain }).
hint-taste = The difference is too small to be sure: a matter of taste.
hint-points = { $points } points
hint-margin = { $points } points against the others
hint-chance = { $percent } %
hint-reason-food =
    { $way ->
        [first] The food left in store speaks for the first ({ $gain }).
       *[second] The food left in store speaks for the second ({ $gain }).
    }
hint-reason-goods =
    { $way ->
        [first] The goods left on the pegboard speak for the first ({ $gain }).
       *[second] The goods left on the pegboard speak for the second ({ $gain }).
    }
hint-reason-cities =
    { $way ->
        [first] The cities speak for the first ({ $gain }).
       *[second] The cities speak for the second ({ $gain }).
    }
hint-reason-monuments =
    { $way ->
        [first] The monuments begun and finished speak for the first ({ $gain }).
       *[second] The monuments begun and finished speak for the second ({ $gain }).
    }
hint-reason-developments =
    { $way ->
        [first] The developments speak for the first ({ $gain }).
       *[second] The developments speak for the second ({ $gain }).
    }
hint-reason-points =
    { $way ->
        [first] The points gained at once speak for the first ({ $gain }).
       *[second] The points gained at once speak for the second ({ $gain }).
    }
hint-reason-dice-food =
    { $way ->
        [first] More food on the dice speaks for the first ({ $gain }).
       *[second] More food on the dice speaks for the second ({ $gain }).
    }
hint-reason-dice-workers =
    { $way ->
        [first] More workers on the dice speak for the first ({ $gain }).
       *[second] More workers on the dice speak for the second ({ $gain }).
    }
hint-reason-dice-coins =
    { $way ->
        [first] More coins on the dice speak for the first ({ $gain }).
       *[second] More coins on the dice speak for the second ({ $gain }).
    }
hint-reason-dice-jars =
    { $way ->
        [first] More goods on the dice speak for the first ({ $gain }).
       *[second] More goods on the dice speak for the second ({ $gain }).
    }
hint-reason-dice-skulls =
    { $way ->
        [first] Fewer skulls speak for the first ({ $gain }).
       *[second] Fewer skulls speak for the second ({ $gain }).
    }
hint-theme-rivals = This is about the others: who gains if you do not?
hint-theme-gentes-points = This is about points and bonus tiles, now.
hint-theme-gentes-cards = This is about cards: which one can you finish, and what does it still need?
hint-theme-gentes-cities = This is about cities: they pay in every decline that is left.
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
hint-reason-rivals =
    { $way ->
        [first] What the others are left with: better by { $gain } with the first.
       *[second] What the others are left with: better by { $gain } with the second.
    }
hint-reason-gentes-points =
    { $way ->
        [first] Points and bonus tiles: better by { $gain } with the first.
       *[second] Points and bonus tiles: better by { $gain } with the second.
    }
hint-reason-gentes-cards =
    { $way ->
        [first] The cards: better by { $gain } with the first.
       *[second] The cards: better by { $gain } with the second.
    }
hint-reason-gentes-cities =
    { $way ->
        [first] The cities: better by { $gain } with the first.
       *[second] The cities: better by { $gain } with the second.
    }
hint-reason-gentes-people =
    { $way ->
        [first] People and cubes: better by { $gain } with the first.
       *[second] People and cubes: better by { $gain } with the second.
    }
hint-reason-gentes-coins =
    { $way ->
        [first] The coins: better by { $gain } with the first.
       *[second] The coins: better by { $gain } with the second.
    }
hint-reason-gentes-time =
    { $way ->
        [first] The time: better by { $gain } with the first.
       *[second] The time: better by { $gain } with the second.
    }
hint-reason-sands-points =
    { $way ->
        [first] The chronicles: better by { $gain } with the first.
       *[second] The chronicles: better by { $gain } with the second.
    }
hint-reason-sands-deeds =
    { $way ->
        [first] The deeds: better by { $gain } with the first.
       *[second] The deeds: better by { $gain } with the second.
    }
hint-reason-sands-heritage =
    { $way ->
        [first] The heritage: better by { $gain } with the first.
       *[second] The heritage: better by { $gain } with the second.
    }
hint-reason-sands-empire =
    { $way ->
        [first] The empire: better by { $gain } with the first.
       *[second] The empire: better by { $gain } with the second.
    }
hint-reason-sands-stores =
    { $way ->
        [first] Crops and gold: better by { $gain } with the first.
       *[second] Crops and gold: better by { $gain } with the second.
    }
hint-reason-sands-unrest =
    { $way ->
        [first] The unrest: better by { $gain } with the first.
       *[second] The unrest: better by { $gain } with the second.
    }
hint-reason-sands-progress =
    { $way ->
        [first] Advances and cards left: better by { $gain } with the first.
       *[second] Advances and cards left: better by { $gain } with the second.
    }
hint-reason-khronos-cards =
    { $way ->
        [first] What the cards let you do: better by { $gain } with the first.
       *[second] What the cards let you do: better by { $gain } with the second.
    }
hint-reason-khronos-coins =
    { $way ->
        [first] The coins in hand: better by { $gain } with the first.
       *[second] The coins in hand: better by { $gain } with the second.
    }
hint-reason-khronos-taxes =
    { $way ->
        [first] Taxes, and how firmly you hold them: better by { $gain } with the first.
       *[second] Taxes, and how firmly you hold them: better by { $gain } with the second.
    }
hint-reason-khronos-inhabitants =
    { $way ->
        [first] Your cubes in the Age of Reason: better by { $gain } with the first.
       *[second] Your cubes in the Age of Reason: better by { $gain } with the second.
    }
hint-reason-khronos-chances =
    { $way ->
        [first] What you could still collect: better by { $gain } with the first.
       *[second] What you could still collect: better by { $gain } with the second.
    }
hint-reason-khronos-domains =
    { $way ->
        [first] Your buildings: better by { $gain } with the first.
       *[second] Your buildings: better by { $gain } with the second.
    }
hint-reason-khronos-pieces =
    { $way ->
        [first] Where your adventurers stand: better by { $gain } with the first.
       *[second] Where your adventurers stand: better by { $gain } with the second.
    }
