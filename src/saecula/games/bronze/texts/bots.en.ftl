### Opponents of this game by name, and what its hints speak of.

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
bot-mirit = Mirit
    .about = The builder: loves cities and great monuments.
bot-tamu = Tamu
    .about = The merchant: loves goods, coins and full stores.
bot-senbi = Senbi
    .about = The careful one: nobody goes hungry, no drought comes as a surprise.
bot-kara = Kara
    .about = The hasty one: wants many developments, and soon.
