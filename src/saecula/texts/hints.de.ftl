# Hinweise: was ein starker Gegner täte, und warum.
hint-theme-open = Vergleiche, was dir jede Antwort übrig lässt.
hint-theme-food = Es geht um Nahrung: Essen deine Städte in diesem und im nächsten Zug?
hint-theme-goods = Es geht um Waren: Was willst du als Nächstes kaufen, und was kostet es?
hint-theme-cities = Es geht um Städte: ein Würfel mehr in jedem Zug, aber auch ein Esser mehr.
hint-theme-monuments = Es geht um Monumente: Welches kannst du vollenden, und vor den anderen?
hint-theme-developments = Es geht um Entwicklungen: Welche hilft dir von jetzt an am meisten?
hint-theme-points = Es geht um Punkte auf dem Blatt, und zwar jetzt.
hint-theme-dice-food = Es geht um Nahrungswürfel: Hast du genug davon?
hint-theme-dice-workers = Es geht um Arbeiter: Wie viele Kästchen willst du ankreuzen?
hint-theme-dice-coins = Es geht um Münzen: Ist eine Entwicklung in Reichweite?
hint-theme-dice-jars = Es geht um Warenwürfel: Bringen sie mehr als die übrigen?
hint-theme-dice-skulls = Es geht um Totenköpfe: Wie viele kannst du dir leisten?
hint-one = Nur eine Antwort ist sinnvoll: { $first }.
hint-two = Zwei Wege ragen heraus: { $first } ({ $gain }) oder { $second } ({ $other }).
hint-full = Ich würde wählen: { $first } ({ $gain }).
hint-taste = Der Unterschied ist zu klein, um sicher zu sein: Geschmackssache.
hint-points = { $points } Punkte
hint-chance = { $percent } %
hint-reason-food =
    { $way ->
        [first] Die Nahrung, die übrig bleibt spricht für den ersten ({ $gain }).
       *[second] Die Nahrung, die übrig bleibt spricht für den zweiten ({ $gain }).
    }
hint-reason-goods =
    { $way ->
        [first] Die Waren, die auf dem Brett bleiben sprechen für den ersten ({ $gain }).
       *[second] Die Waren, die auf dem Brett bleiben sprechen für den zweiten ({ $gain }).
    }
hint-reason-cities =
    { $way ->
        [first] Die Städte sprechen für den ersten ({ $gain }).
       *[second] Die Städte sprechen für den zweiten ({ $gain }).
    }
hint-reason-monuments =
    { $way ->
        [first] Die begonnenen und vollendeten Monumente sprechen für den ersten ({ $gain }).
       *[second] Die begonnenen und vollendeten Monumente sprechen für den zweiten ({ $gain }).
    }
hint-reason-developments =
    { $way ->
        [first] Die Entwicklungen sprechen für den ersten ({ $gain }).
       *[second] Die Entwicklungen sprechen für den zweiten ({ $gain }).
    }
hint-reason-points =
    { $way ->
        [first] Die sofort gewonnenen Punkte sprechen für den ersten ({ $gain }).
       *[second] Die sofort gewonnenen Punkte sprechen für den zweiten ({ $gain }).
    }
hint-reason-dice-food =
    { $way ->
        [first] Mehr Nahrung auf den Würfeln spricht für den ersten ({ $gain }).
       *[second] Mehr Nahrung auf den Würfeln spricht für den zweiten ({ $gain }).
    }
hint-reason-dice-workers =
    { $way ->
        [first] Mehr Arbeiter auf den Würfeln sprechen für den ersten ({ $gain }).
       *[second] Mehr Arbeiter auf den Würfeln sprechen für den zweiten ({ $gain }).
    }
hint-reason-dice-coins =
    { $way ->
        [first] Mehr Münzen auf den Würfeln sprechen für den ersten ({ $gain }).
       *[second] Mehr Münzen auf den Würfeln sprechen für den zweiten ({ $gain }).
    }
hint-reason-dice-jars =
    { $way ->
        [first] Mehr Waren auf den Würfeln sprechen für den ersten ({ $gain }).
       *[second] Mehr Waren auf den Würfeln sprechen für den zweiten ({ $gain }).
    }
hint-reason-dice-skulls =
    { $way ->
        [first] Weniger Totenköpfe sprechen für den ersten ({ $gain }).
       *[second] Weniger Totenköpfe sprechen für den zweiten ({ $gain }).
    }
