### Die Gegner dieses Spiels mit Namen, und wovon seine Tipps sprechen.

hint-theme-food = Es geht um Nahrung: Essen deine Städte in diesem und im nächsten Zug?
hint-theme-goods = Es geht um Waren: Was willst du als Nächstes kaufen, und was kostet es?
hint-theme-cities = Es geht um Städte: ein Würfel mehr in jedem Zug, aber auch ein Esser mehr.
hint-theme-monuments = Es geht um Monumente: Welches kannst du vollenden, und vor den anderen?
hint-theme-developments = Es geht um Errungenschaften: Welche hilft dir von jetzt an am meisten?
hint-theme-points = Es geht um Punkte auf dem Blatt, und zwar jetzt.
hint-theme-deal = Es geht um einen Handel: Hilft er dir mehr als der anderen Seite?
hint-theme-no-deal = Es geht um einen Handel: Was würde er dich kosten, und wem hilft er?
hint-theme-dice-food = Es geht um Nahrungswürfel: Hast du genug davon?
hint-theme-dice-workers = Es geht um Arbeiter: Wie viele Kästchen willst du markieren?
hint-theme-dice-coins = Es geht um Münzen: Ist eine Errungenschaft in Reichweite?
hint-theme-dice-jars = Es geht um Warenwürfel: Bringen sie mehr als die übrigen?
hint-theme-dice-skulls = Es geht um Schädel: Wie viele kannst du dir leisten?
hint-part-food = die Nahrung, die übrig bleibt
hint-part-goods = die Waren, die auf dem Brett bleiben
hint-part-cities = die Städte
hint-part-monuments = die begonnenen und vollendeten Monumente
hint-part-developments = die Errungenschaften
hint-part-points = die sofort gewonnenen Punkte
hint-part-deal = was der Handel dir bringt
hint-part-no-deal = was der Handel dich kosten würde
hint-part-dice-food =
    { $way ->
        [for] mehr Nahrung auf den Würfeln
       *[against] weniger Nahrung auf den Würfeln
    }
hint-part-dice-workers =
    { $way ->
        [for] mehr Arbeiter auf den Würfeln
       *[against] weniger Arbeiter auf den Würfeln
    }
hint-part-dice-coins =
    { $way ->
        [for] mehr Münzen auf den Würfeln
       *[against] weniger Münzen auf den Würfeln
    }
hint-part-dice-jars =
    { $way ->
        [for] mehr Waren auf den Würfeln
       *[against] weniger Waren auf den Würfeln
    }
hint-part-dice-skulls =
    { $way ->
        [for] weniger Schädel
       *[against] mehr Schädel
    }
bot-mirit = Mirit
    .about = Die Baumeisterin: liebt Städte und große Monumente.
bot-tamu = Tamu
    .about = Der Händler: liebt Waren, Münzen und volle Lager.
bot-senbi = Senbi
    .about = Der Vorsichtige: Niemand hungert, keine Dürre überrascht ihn.
bot-kara = Kara
    .about = Die Eilige: will viele Entwicklungen, und zwar bald.
