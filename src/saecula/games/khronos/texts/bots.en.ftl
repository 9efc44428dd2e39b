### Opponents of this game by name, and what its hints speak of.

hint-theme-khronos-cards = This is about cards: what could you do with others?
hint-theme-khronos-coins = This is about coins in hand.
hint-theme-khronos-taxes = This is about taxes: in which eras will you stand when they are paid?
hint-theme-khronos-inhabitants = This is about the Age of Reason: who has the most cubes in a domain?
hint-theme-khronos-chances = This is about what may change hands before taxes are paid.
hint-theme-khronos-domains = This is about your buildings: the larger, the safer.
hint-theme-khronos-pieces = This is about where your adventurers stand.
hint-part-khronos-cards = what the cards let you do
hint-part-khronos-coins = the coins in hand
hint-part-khronos-taxes = taxes, and how firmly you hold them
hint-part-khronos-inhabitants = your cubes in the Age of Reason
hint-part-khronos-chances = what you could still collect
hint-part-khronos-domains = your buildings
hint-part-khronos-pieces = where your adventurers stand
bot-ansel = Ansel
    .about = The lord: what he holds, he holds firmly.
bot-maura = Maura
    .about = The restorer: people among the ruins, coins in the chest.
bot-odo = Odo
    .about = The raider: looks first at what belongs to others.
bot-berta = Berta
    .about = The master mason: no wall is high enough.
