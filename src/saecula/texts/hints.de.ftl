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
hint-margin = { $points } Punkte gegen die anderen
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
hint-theme-rivals = Es geht um die anderen: Wer gewinnt, wenn du es nicht tust?
hint-theme-gentes-points = Es geht um Punkte und Bonusplättchen, und zwar jetzt.
hint-theme-gentes-cards = Es geht um Karten: Welche kannst du ausspielen, und was fehlt ihr noch?
hint-theme-gentes-cities = Es geht um Städte: Sie zahlen in jedem Niedergang, der noch kommt.
hint-theme-gentes-people = Es geht um Menschen und Würfel: Wen verlangen deine Karten?
hint-theme-gentes-coins = Es geht um Münzen: Was musst du noch bezahlen?
hint-theme-gentes-time = Es geht um Zeit: Wie viele Felder kostet es, jetzt und in der nächsten Runde?
hint-theme-sands-points = Es geht darum, was du in die Chronik schreiben kannst, und wann.
hint-theme-sands-deeds = Es geht um Taten: Welche Schwelle ist nah?
hint-theme-sands-heritage = Es geht um Überlieferung: Sie begrenzt, was deine Taten wert sind.
hint-theme-sands-empire = Es geht um das Reich: Länder, Menschen und Wege.
hint-theme-sands-stores = Es geht um Getreide und Gold: Was kannst du dafür bekommen?
hint-theme-sands-unrest = Es geht um Unruhe: Wie viel hältst du aus?
hint-theme-sands-progress = Es geht um Fortschritte und die Karten, die bleiben.
hint-theme-khronos-cards = Es geht um Karten: Was könntest du mit anderen tun?
hint-theme-khronos-coins = Es geht um Münzen in der Hand.
hint-theme-khronos-taxes = Es geht um Steuern: In welchen Epochen stehst du, wenn sie gezahlt werden?
hint-theme-khronos-inhabitants = Es geht um das Zeitalter der Vernunft: Wer hat die meisten Würfel in einer Domäne?
hint-theme-khronos-chances = Es geht um das, was vor den Steuern noch den Besitzer wechseln kann.
hint-theme-khronos-domains = Es geht um deine Gebäude: je größer, desto sicherer.
hint-theme-khronos-pieces = Es geht darum, wo deine Abenteurer stehen.
hint-reason-rivals =
    { $way ->
        [first] Was den anderen bleibt: beim ersten Weg um { $gain } besser.
       *[second] Was den anderen bleibt: beim zweiten Weg um { $gain } besser.
    }
hint-reason-gentes-points =
    { $way ->
        [first] Punkte und Bonusplättchen: beim ersten Weg um { $gain } besser.
       *[second] Punkte und Bonusplättchen: beim zweiten Weg um { $gain } besser.
    }
hint-reason-gentes-cards =
    { $way ->
        [first] Die Karten: beim ersten Weg um { $gain } besser.
       *[second] Die Karten: beim zweiten Weg um { $gain } besser.
    }
hint-reason-gentes-cities =
    { $way ->
        [first] Die Städte: beim ersten Weg um { $gain } besser.
       *[second] Die Städte: beim zweiten Weg um { $gain } besser.
    }
hint-reason-gentes-people =
    { $way ->
        [first] Menschen und Würfel: beim ersten Weg um { $gain } besser.
       *[second] Menschen und Würfel: beim zweiten Weg um { $gain } besser.
    }
hint-reason-gentes-coins =
    { $way ->
        [first] Die Münzen: beim ersten Weg um { $gain } besser.
       *[second] Die Münzen: beim zweiten Weg um { $gain } besser.
    }
hint-reason-gentes-time =
    { $way ->
        [first] Die Zeit: beim ersten Weg um { $gain } besser.
       *[second] Die Zeit: beim zweiten Weg um { $gain } besser.
    }
hint-reason-sands-points =
    { $way ->
        [first] Die Chroniken: beim ersten Weg um { $gain } besser.
       *[second] Die Chroniken: beim zweiten Weg um { $gain } besser.
    }
hint-reason-sands-deeds =
    { $way ->
        [first] Die Taten: beim ersten Weg um { $gain } besser.
       *[second] Die Taten: beim zweiten Weg um { $gain } besser.
    }
hint-reason-sands-heritage =
    { $way ->
        [first] Die Überlieferung: beim ersten Weg um { $gain } besser.
       *[second] Die Überlieferung: beim zweiten Weg um { $gain } besser.
    }
hint-reason-sands-empire =
    { $way ->
        [first] Das Reich: beim ersten Weg um { $gain } besser.
       *[second] Das Reich: beim zweiten Weg um { $gain } besser.
    }
hint-reason-sands-stores =
    { $way ->
        [first] Getreide und Gold: beim ersten Weg um { $gain } besser.
       *[second] Getreide und Gold: beim zweiten Weg um { $gain } besser.
    }
hint-reason-sands-unrest =
    { $way ->
        [first] Die Unruhe: beim ersten Weg um { $gain } besser.
       *[second] Die Unruhe: beim zweiten Weg um { $gain } besser.
    }
hint-reason-sands-progress =
    { $way ->
        [first] Fortschritte und verbleibende Karten: beim ersten Weg um { $gain } besser.
       *[second] Fortschritte und verbleibende Karten: beim zweiten Weg um { $gain } besser.
    }
hint-reason-khronos-cards =
    { $way ->
        [first] Was die Karten erlauben: beim ersten Weg um { $gain } besser.
       *[second] Was die Karten erlauben: beim zweiten Weg um { $gain } besser.
    }
hint-reason-khronos-coins =
    { $way ->
        [first] Die Münzen in der Hand: beim ersten Weg um { $gain } besser.
       *[second] Die Münzen in der Hand: beim zweiten Weg um { $gain } besser.
    }
hint-reason-khronos-taxes =
    { $way ->
        [first] Steuern, und wie fest du sie hältst: beim ersten Weg um { $gain } besser.
       *[second] Steuern, und wie fest du sie hältst: beim zweiten Weg um { $gain } besser.
    }
hint-reason-khronos-inhabitants =
    { $way ->
        [first] Deine Würfel im Zeitalter der Vernunft: beim ersten Weg um { $gain } besser.
       *[second] Deine Würfel im Zeitalter der Vernunft: beim zweiten Weg um { $gain } besser.
    }
hint-reason-khronos-chances =
    { $way ->
        [first] Was du noch einnehmen könntest: beim ersten Weg um { $gain } besser.
       *[second] Was du noch einnehmen könntest: beim zweiten Weg um { $gain } besser.
    }
hint-reason-khronos-domains =
    { $way ->
        [first] Deine Gebäude: beim ersten Weg um { $gain } besser.
       *[second] Deine Gebäude: beim zweiten Weg um { $gain } besser.
    }
hint-reason-khronos-pieces =
    { $way ->
        [first] Der Stand deiner Abenteurer: beim ersten Weg um { $gain } besser.
       *[second] Der Stand deiner Abenteurer: beim zweiten Weg um { $gain } besser.
    }
