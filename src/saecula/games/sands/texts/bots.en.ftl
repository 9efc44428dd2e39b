### Opponents of this game by name, and what its hints speak of.

hint-theme-sands-points = This is about what you can chronicle, and when.
hint-theme-sands-deeds = This is about deeds: which threshold is near?
hint-theme-sands-heritage = This is about heritage: it caps what your deeds are worth.
hint-theme-sands-empire = This is about the empire: lands, people and roads.
hint-theme-sands-stores = This is about crops and gold: what will they buy?
hint-theme-sands-unrest = This is about unrest: how much can you bear?
hint-theme-sands-progress = This is about advances and cards left.
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
bot-iras = Iras
    .about = The doer: builds and settles, chronicles will follow.
bot-veda = Veda
    .about = The heir: caravans on every road, heritage above all.
bot-orsa = Orsa
    .about = The ruler: many provinces, many warriors.
bot-numa = Numa
    .about = The steward: full stores and a calm people.
