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
