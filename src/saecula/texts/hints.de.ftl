# Hinweise: was ein starker Gegner täte, und warum. Antworten kommen als zitierte Beschriftungen, Zahlen fertig geschrieben.
hint-quoted = „{ $words }“
hint-only = Es gibt nur eine Antwort: { $first }.
hint-two = Zwei Wege ragen heraus. Der erste: { $first }, { $gain }. Der zweite: { $second }, { $other }.
hint-clear = Ein Weg ragt heraus: { $first }, { $gain }. Der nächstbeste ist { $second }, { $other }.
hint-full = Ich würde wählen: { $first }, { $gain }.
hint-taste = Der Unterschied ist zu klein, um sicher zu sein: Geschmackssache.
hint-for = Für den ersten spricht vor allem: { $part } ({ $gain }).
hint-also = Und: { $part } ({ $gain }).
hint-despite = Das gilt, obwohl etwas dagegen spricht: { $part } ({ $gain }).
hint-together = Für den ersten spricht nichts allein, sondern wie alles zusammenpasst.
hint-value-points = { $amount } Punkte am Ende
hint-value-margin =
    { $title ->
        [khronos] { $amount } Taler
       *[other] { $amount } Punkte
    } gegenüber { $others ->
        [one] der anderen Seite
       *[several] den anderen
    } am Ende
hint-value-chance = Gewinnchance { $amount }
hint-gain-points = { $amount } Punkte
hint-gain-margin =
    { $title ->
        [khronos] { $amount } Taler
       *[other] { $amount } Punkte
    }
hint-gain-chance = { $amount } Prozentpunkte
hint-percent = { $number } %
hint-number-0 = { NUMBER($number, maximumFractionDigits: 0) }
hint-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-signed =
    { $sign ->
        [minus] −{ $number }
        [plus] +{ $number }
       *[none] { $number }
    }
hint-theme-open = Vergleiche, was dir jede Antwort übrig lässt.
hint-theme-only = Hier gibt es nichts abzuwägen.
hint-theme-together = Es geht nicht um eines allein: Sieh dir an, wie alles zusammenpasst.
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
hint-theme-rivals = Es geht um die anderen: Wer gewinnt, wenn du es nicht tust?
hint-theme-gentes-points = Es geht um Punkte und Bonusplättchen, und zwar jetzt.
hint-theme-gentes-cards = Es geht um Karten: Welche kannst du ausspielen, und was fehlt ihr noch?
hint-theme-gentes-cities = Es geht um Städte: Sie zahlen in jedem Niedergang, der noch kommt.
hint-theme-gentes-people = Es geht um Personen und Würfel: Wen verlangen deine Karten?
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
hint-theme-khronos-coins = Es geht um Taler in der Hand.
hint-theme-khronos-taxes = Es geht um Steuern: In welchen Zeitaltern stehst du, wenn sie gezahlt werden?
hint-theme-khronos-inhabitants = Es geht um das Zeitalter der Vernunft: Wer hat die meisten Würfel in einer Domäne?
hint-theme-khronos-chances = Es geht um das, was vor den Steuern noch den Besitzer wechseln kann.
hint-theme-khronos-domains = Es geht um deine Gebäude: je größer, desto sicherer.
hint-theme-khronos-pieces = Es geht darum, wo deine Abenteurer stehen.
hint-part-rivals =
    { $others ->
        [one] was der anderen Seite bleibt
       *[several] was den anderen bleibt
    }
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
hint-part-gentes-points = Punkte und Bonusplättchen
hint-part-gentes-cards = die Karten
hint-part-gentes-cities = die Städte
hint-part-gentes-people = Personen und Würfel
hint-part-gentes-coins = die Münzen
hint-part-gentes-time = die Zeit
hint-part-sands-points = die Chroniken
hint-part-sands-deeds = die Taten
hint-part-sands-heritage = die Überlieferung
hint-part-sands-empire = das Reich
hint-part-sands-stores = Getreide und Gold
hint-part-sands-unrest =
    { $way ->
        [for] weniger Unruhe
       *[against] mehr Unruhe
    }
hint-part-sands-progress = Fortschritte und verbleibende Karten
hint-part-khronos-cards = was die Karten erlauben
hint-part-khronos-coins = die Taler in der Hand
hint-part-khronos-taxes = Steuern, und wie fest du sie hältst
hint-part-khronos-inhabitants = deine Würfel im Zeitalter der Vernunft
hint-part-khronos-chances = was du noch einnehmen könntest
hint-part-khronos-domains = deine Gebäude
hint-part-khronos-pieces = der Stand deiner Abenteurer
