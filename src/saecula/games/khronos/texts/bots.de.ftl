### Die Gegner dieses Spiels mit Namen, und wovon seine Tipps sprechen.

hint-theme-khronos-cards = Es geht um Karten: Was könntest du mit anderen tun?
hint-theme-khronos-coins = Es geht um Taler in der Hand.
hint-theme-khronos-taxes = Es geht um Steuern: In welchen Zeitaltern stehst du, wenn sie gezahlt werden?
hint-theme-khronos-inhabitants = Es geht um das Zeitalter der Vernunft: Wer hat die meisten Würfel in einer Domäne?
hint-theme-khronos-chances = Es geht um das, was vor den Steuern noch den Besitzer wechseln kann.
hint-theme-khronos-domains = Es geht um deine Gebäude: je größer, desto sicherer.
hint-theme-khronos-pieces = Es geht darum, wo deine Abenteurer stehen.
hint-part-khronos-cards = was die Karten erlauben
hint-part-khronos-coins = die Taler in der Hand
hint-part-khronos-taxes = Steuern, und wie fest du sie hältst
hint-part-khronos-inhabitants = deine Würfel im Zeitalter der Vernunft
hint-part-khronos-chances = was du noch einnehmen könntest
hint-part-khronos-domains = deine Gebäude
hint-part-khronos-pieces = der Stand deiner Abenteurer
bot-ansel = Ansel
    .about = Der Burgherr: Was er hält, hält er fest.
bot-maura = Maura
    .about = Die Restauratorin: Leute zwischen den Ruinen, Münzen in der Truhe.
bot-odo = Odo
    .about = Der Räuber: schaut zuerst auf das, was anderen gehört.
bot-berta = Berta
    .about = Die Baumeisterin: Keine Mauer ist ihr hoch genug.
