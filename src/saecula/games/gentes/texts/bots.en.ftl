### Opponents of this game by name, and what its hints speak of.

hint-theme-gentes-points = This is about points and bonus tiles, now.
hint-theme-gentes-cards = This is about cards: which one can you play, and what does it still need?
hint-theme-gentes-cities = This is about cities: they pay in every decline that is still to come.
hint-theme-gentes-people = This is about people and cubes: whom do your cards ask for?
hint-theme-gentes-coins = This is about coins: what do you still have to pay for?
hint-theme-gentes-time = This is about time: how many fields does it cost, now and in the next round?
hint-part-gentes-points = points and bonus tiles
hint-part-gentes-cards = the cards
hint-part-gentes-cities = the cities
hint-part-gentes-people = people and cubes
hint-part-gentes-coins = the coins
hint-part-gentes-time = the time
bot-nefra = Nefra
    .about = The founder: her cities stand before her cards are read.
bot-hanno = Hanno
    .about = The chronicler: a full hand, and all of it written down.
bot-tirza = Tirza
    .about = The teacher: never has enough people around her.
bot-balas = Balas
    .about = The treasurer: keeps his coins and his time together.
