### Der gezeichnete Spieltisch von Bronze. Die Seite setzt die Platzhalter selbst ein, andere Formen gibt es hier nicht.

## Würfel

board-bronze-die = {$face}, Würfel {$n} von {$dice}
board-bronze-die-marked = {$face}, Würfel {$n} von {$dice}, wird noch einmal geworfen
board-bronze-die-locked = {$face}, Würfel {$n} von {$dice}, gesperrt
board-bronze-die-hand = Würfel {$n} von {$dice}, in der Hand
board-bronze-skulls = Schädel
board-bronze-rolls-left = Würfe übrig: {$n}
board-bronze-round = Runde {$round}
board-bronze-round-of = Runde {$round} von {$rounds}
board-bronze-last-round = Letzte Runde

## Spielbögen

board-bronze-sheets = Alle am Tisch
board-bronze-seat = {$name}: Punkte {$points}, Städte {$cities}, Waren {$goods}, Nahrung {$food}, Errungenschaften {$developments}, Monumente {$monuments}, Katastrophenkästchen {$disasters}. Diesen Bogen zeigen.
board-bronze-you = du
board-bronze-sheet-of = Bogen: {$name}
board-bronze-back = Mein Bogen
board-bronze-help = Hilfe: {$thing}
board-bronze-take-back = Eins zurücknehmen: {$thing} ({$n})

## Steckbrett

board-bronze-row = {$good}: {$n} von {$most}, Wert in Münzen: {$coins}
board-bronze-row-food = {$good}: {$n} von {$most}
board-bronze-goods = Waren: {$n}, Wert in Münzen: {$coins}

## Städte, Monumente, Errungenschaften

board-bronze-cities = Städte
board-bronze-cities-dice = Städte und damit Würfel: {$n}
board-bronze-city-track = Gebaute Städte: {$n}. Markierte Kästchen für neue Städte: {$boxes} von {$most}
board-bronze-monuments = Monumente
board-bronze-first = zuerst
board-bronze-later = später
board-bronze-monument = {$thing}: {$boxes} von {$most} Kästchen; Punkte für den Ersten {$first}, später {$later}
board-bronze-monument-later = {$thing}: {$boxes} von {$most} Kästchen; jemand war schneller, also Punkte {$later}
board-bronze-monument-built = {$thing}: fertig, Punkte {$points}
board-bronze-monument-out = {$thing}: nicht im Spiel
board-bronze-not-in-play = nicht im Spiel
board-bronze-rivals = Die anderen
board-bronze-rival = {$name}: {$boxes} von {$most} Kästchen
board-bronze-rival-first = {$name} war damit zuerst fertig
board-bronze-rival-built = {$name} ist damit fertig
board-bronze-developments = Errungenschaften
board-bronze-developments-of = Errungenschaften: {$n}; mit {$most} endet das Spiel
board-bronze-development = {$thing}: kostet {$cost}, Punkte {$points}
board-bronze-development-affordable = {$thing}: kostet {$cost}, Punkte {$points}; du kannst sie jetzt kaufen
board-bronze-development-owned = {$thing}: gehört dazu, Punkte {$points}
board-bronze-owns = {$name} hat sie
board-bronze-pay = Preis {$cost}. Womit bezahlst du?

## Katastrophen und Wertung

board-bronze-disaster-boxes = Markierte Katastrophenkästchen: {$n}
board-bronze-disaster = {$thing}: Schädel {$skulls}. Schutz: {$against}
board-bronze-disaster-safe = {$thing}: Schädel {$skulls}. Geschützt durch: {$against}
board-bronze-part-developments = Errungenschaften
board-bronze-part-monuments = Monumente
board-bronze-part-bonus = Bonus
board-bronze-part-disasters = Katastrophen

## Handel

board-bronze-trade-with = Mit {$name} handeln
board-bronze-offer-to = Dein Angebot an {$name}
board-bronze-counter-to = Dein Gegenangebot an {$name}
board-bronze-offer-from = Angebot von {$name}
board-bronze-counter-from = Gegenangebot von {$name}
board-bronze-invited-by = {$name} lädt dich zu einem Geschäft ein
board-bronze-you-give = Du gibst
board-bronze-you-get = Du bekommst
board-bronze-trade-stock = Du hast {$mine}, {$name} hat {$theirs}
board-bronze-trade-none = {$good}: nichts
board-bronze-trade-give = {$good}: du gibst {$n}
board-bronze-trade-get = {$good}: du bekommst {$n}
board-bronze-trade-more-give = {$good}: eins mehr geben oder eins weniger bekommen
board-bronze-trade-more-get = {$good}: eins mehr bekommen oder eins weniger geben
board-bronze-trade-nothing = nichts
board-bronze-invite = Einladen, ein Geschäft zu nennen
board-bronze-send-offer = Dieses Angebot machen
board-bronze-send-counter = Dieses Gegenangebot machen
board-bronze-fold = Den Tisch ansehen
board-bronze-close = Schließen

## Das Ende

board-bronze-end-won = { $count ->
    [one] {$name} gewinnt mit {$points} Punkt
   *[other] {$name} gewinnt mit {$points} Punkten
}
board-bronze-end-you = { $count ->
    [one] Du gewinnst mit {$points} Punkt
   *[other] Du gewinnst mit {$points} Punkten
}
board-bronze-end-shared = { $count ->
    [one] {$names} teilen sich den Sieg mit je {$points} Punkt
   *[other] {$names} teilen sich den Sieg mit je {$points} Punkten
}
board-bronze-end-solo = { $count ->
    [one] Dein Volk erreicht {$points} Punkt
   *[other] Dein Volk erreicht {$points} Punkte
}
board-bronze-end-rounds = Gespielte Runden: {$n}
board-bronze-end-part = Teil der Wertung
board-bronze-end-total = Summe
board-bronze-end-goods = Waren in Münzen
board-bronze-end-place = Platz
board-bronze-end-no-tie = Bei gleichen Punkten hätte der höhere Münzwert der übrigen Waren entschieden; Nahrung zählt nicht.
board-bronze-end-tie = { $count ->
    [one] {$names} haben je {$points} Punkt. Der Münzwert der übrigen Waren entscheidet ({$values}): {$winner} gewinnt. Nahrung zählt nicht.
   *[other] {$names} haben je {$points} Punkte. Der Münzwert der übrigen Waren entscheidet ({$values}): {$winner} gewinnt. Nahrung zählt nicht.
}
board-bronze-end-tie-shared = { $count ->
    [one] {$names} haben je {$points} Punkt, und auch der Münzwert der übrigen Waren ist gleich ({$values}): Der Sieg wird geteilt.
   *[other] {$names} haben je {$points} Punkte, und auch der Münzwert der übrigen Waren ist gleich ({$values}): Der Sieg wird geteilt.
}

## Kurz gesagt

board-bronze-brief-goal = Die meisten Punkte gewinnen. Errungenschaften und Monumente bringen sie, Katastrophen kosten welche.
board-bronze-brief-turn = In deinem Zug wirfst du für jede deiner Städte einen Würfel, bis zu dreimal; tippe die an, die du noch einmal werfen willst. Dann nutzt du Nahrung, Arbeiter, Waren und Münzen.
board-bronze-brief-mind = Jede Stadt isst im Zug 1 Nahrung, und jeder Schädel bringt Ärger. Ein Würfel mit Schädel bleibt in der Regel liegen.
board-bronze-brief-more = Arbeiter füllen Kästchen von Städten und Monumenten: Eine neue Stadt ist ein neuer Würfel. Münzen und Waren kaufen eine Errungenschaft je Zug.
board-bronze-brief-end = Hat jemand genug Errungenschaften oder stehen alle Monumente, wird die Runde zu Ende gespielt.
