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
    { $amount } gegenüber { $others ->
        [one] der anderen Seite
       *[several] den anderen
    } am Ende
hint-value-chance = Gewinnchance { $amount }
hint-gain-points = { $amount } Punkte
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
hint-theme-rivals = Es geht um die anderen: Wer gewinnt, wenn du es nicht tust?
hint-part-rivals =
    { $others ->
        [one] was der anderen Seite bleibt
       *[several] was den anderen bleibt
    }
