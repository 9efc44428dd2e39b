### Das gezeichnete Brett von Gentes auf der Seite. Die Seite setzt die Platzhalter selbst ein, daher gibt es hier keine anderen Formen.

## Karte und Heimatstädte

board-gentes-free = frei
board-gentes-closed = gesperrt
board-gentes-used = in dieser Runde benutzt
board-gentes-brings-temple = Tempelwürfel: {$n}
board-gentes-brings-oracle = Orakelwürfel: {$n}
board-gentes-brings-trade = Münzen: {$n}
board-gentes-brings-points = Punkte: {$n}
board-gentes-town-scribes = Schreiber
board-gentes-town-philosophers = Philosophen
board-gentes-town-inventors = Erfinder

## Aktionsplättchen, Ausbildung

board-gentes-costs = Münzen: {$n}, Sanduhren: {$time}
board-gentes-gives = bringt Münzen: {$n}, Sanduhren: {$time}
board-gentes-way = belegte Felder: {$fields}
board-gentes-way-stays = oder Felder: {$fields}, bleibt nächste Runde: {$stays}
board-gentes-no-room = kein Platz auf deiner Zeitskala
board-gentes-taken-by = auf der Zeitskala von {$name}
board-gentes-tile-legend = Münzen · Sanduhren · Felder, die es jetzt belegt; +1: eine doppelte bleibt nächste Runde liegen
board-gentes-does-philosopher = bildet Personen aus
board-gentes-does-seafarer = baut eine Stadt
board-gentes-does-scribe = nimmt Karten
board-gentes-does-chronicler = spielt eine Karte aus
board-gentes-does-leader = beginnt die nächste Runde
board-gentes-does-tax = bringt Münzen
board-gentes-column = {$group}: eine Person für {$one}, zwei für {$two}
board-gentes-one-person = Für eine Person
board-gentes-two-people = Für zwei Personen

## Zeit

board-gentes-time-words = Plättchen {$tiles}, einzelne Sanduhren {$singles}, doppelte {$doubles}, freie Felder {$free}, Würfel {$cubes}
board-gentes-time-free = Freie Felder: {$n}
board-gentes-time-next = Nächste Runde frei: {$n}
board-gentes-time-stays = Bleibt nächste Runde: {$n}
board-gentes-time-end = Sanduhren am Ende kosten Punkte: {$n}
board-gentes-plan-coins = Münzen {$from} → {$to}
board-gentes-plan-way = Felder {$fields}, frei {$free}, bleibt {$stays}

## Karten

board-gentes-draft = Karten zur Auswahl
board-gentes-price-legend = Preis für 1 · 2 · 3 Karten bis hierher
board-gentes-place = Platz {$n}; Preise für eine, zwei, drei Karten:
board-gentes-stock = Stapel der Epoche {$epoch}: {$n}
board-gentes-stock-hint = Diese Karten liegen im Stapel. Ihre Reihenfolge kennt niemand.
board-gentes-pile = Ablagestapel: {$n}
board-gentes-pile-short = Ablage
board-gentes-pile-hint = Karten früherer Epochen, die niemand genommen hat. Wer dem Schreiber genug zahlt, nimmt von hier.
board-gentes-look-at = Aus der Nähe ansehen: {$card}
board-gentes-card-before = Karte davor
board-gentes-card-after = Nächste Karte
board-gentes-choose = Wählen
board-gentes-why-not = Warum jetzt nicht?
board-gentes-epoch = Epoche {$n}
board-gentes-needs = Braucht
board-gentes-card-brings = Bringt
board-gentes-card-points = { $count ->
    [one] 1 Punkt
   *[other] {$count} Punkte
}
board-gentes-symbols = Symbole
board-gentes-reconstruction = Kartenwerte: rekonstruiert
board-gentes-reconstruction-long = Rekonstruiert: Die veröffentlichten Werte der meisten Karten waren nicht zu finden. Diese Karte gehört zu einem spielbaren Ersatz, nicht zum veröffentlichten Kartensatz.
board-gentes-ready = ausspielbar
board-gentes-ready-temple = ausspielbar mit Tempelwürfeln: {$n} (für {$what})
board-gentes-missing = es fehlt: {$what}
board-gentes-penalty-missing = ihre Strafe wäre nicht zu tragen
board-gentes-one-noble = 1 Adliger
board-gentes-many-noble = {$n} Adlige
board-gentes-one-artisan = 1 Handwerker
board-gentes-many-artisan = {$n} Handwerker
board-gentes-one-soldier = 1 Soldat
board-gentes-many-soldier = {$n} Soldaten
board-gentes-one-merchant = 1 Kaufmann
board-gentes-many-merchant = {$n} Kaufleute
board-gentes-one-priest = 1 Priester
board-gentes-many-priest = {$n} Priester
board-gentes-one-scholar = 1 Gelehrter
board-gentes-many-scholar = {$n} Gelehrte
board-gentes-one-city-temple = 1 Tempelstadt
board-gentes-many-city-temple = {$n} Tempelstädte
board-gentes-one-city-oracle = 1 Orakelstadt
board-gentes-many-city-oracle = {$n} Orakelstädte
board-gentes-one-city-trade = 1 Handelsstadt
board-gentes-many-city-trade = {$n} Handelsstädte
board-gentes-fx-coins = Münzen: {$n}
board-gentes-fx-temple = Würfel für deinen Tempel: {$n}
board-gentes-fx-oracle = Würfel für dein Orakel: {$n}
board-gentes-fx-unlock = Würfel, die deine Zeitskala verlassen: {$n}
board-gentes-fx-any = Personen einer beliebigen Gruppe: {$n}
board-gentes-fx-gain = Dazu: {$people}
board-gentes-fx-lose = Verlust: {$people}
board-gentes-fx-printed = Zählt für Voraussetzungen zusätzlich als {$people}
board-gentes-fx-round = Einmal je Runde: {$action}, Münzen: {$coins}, Sanduhren: {$time}, ohne Plättchen
board-gentes-fx-round-coins = Einmal je Runde: Münzen nehmen: {$coins}, Sanduhren: {$time}
board-gentes-fx-tax_again = Jeder Steuereinnehmer zahlt seinen Betrag noch einmal
board-gentes-fx-philosopher_share = Ein Plättchen des Philosophen kostet die Hälfte, aufgerundet; sein Wert bestimmt weiter die Spalten
board-gentes-fx-philosopher_more = Ein Plättchen des Philosophen bildet {$n} mehr in seiner Reichweite aus
board-gentes-fx-philosopher_price = Ein Plättchen des Philosophen: beliebiger Preis von 1 bis {$n}
board-gentes-fx-scribe_price = Ein Plättchen des Schreibers: beliebiger Preis von 1 bis {$n}
board-gentes-fx-seafarer_less = Ein Plättchen des Seefahrers kostet {$n} weniger; unter 0 bekommst du die Differenz
board-gentes-fx-moon-coins = Jeder Niedergang: Münzen {$n}
board-gentes-fx-moon-temple = Jeder Niedergang: Tempelwürfel {$n}
board-gentes-fx-moon-oracle = Jeder Niedergang: Orakelwürfel {$n}
board-gentes-fx-moon-points = Jeder Niedergang: Punkte {$n}
board-gentes-fx-moon-activate = Jeder Niedergang: Großstädte aktivieren, {$n} mehr
board-gentes-fx-sell-points = Jeder Niedergang: Münzen zahlen: {$coins}, für Punkte: {$n} (bis zu {$times} ×)
board-gentes-fx-sell-people = Jeder Niedergang: Münzen zahlen: {$coins}, Personen ausbilden: {$n} (bis zu {$times} ×)

## Tableaus

board-gentes-leaves = Teile des Tisches
board-gentes-leaf-world = Welt
board-gentes-leaf-shelf = Auslage
board-gentes-leaf-mine = Meins
board-gentes-seats = Die anderen am Tisch
board-gentes-seat-words = {$name}: Punkte {$points}, Münzen {$coins}, freie Zeitfelder {$free}, Handkarten {$cards}
board-gentes-mat = Tableau von {$name}
board-gentes-people = {$group}: {$n}
board-gentes-people-printed = {$group}: {$n}, dazu {$printed} auf Karten
board-gentes-put-back = Eine Person weniger: {$what}
board-gentes-supply = Städte, die noch gebaut werden können: {$n}
board-gentes-nothing-played = Noch keine Karte ausgespielt
board-gentes-no-hand = Keine Karten auf der Hand
board-gentes-hand-covered = Verdeckte Handkarten: {$n}
board-gentes-possible = möglich
board-gentes-swap-from = Für einen Orakelwürfel tauschen: wen?
board-gentes-swap-to = {$group}: gegen wen tauschen?
board-gentes-another = Jemand anderes
board-gentes-recruit = Eine Person für drei Würfel ausbilden

## Punkte, Runden, Antworten

board-gentes-score = Punkte
board-gentes-round = Runde {$n} von {$of}, Epoche {$epoch}
board-gentes-bonuses = Bonusplättchen
board-gentes-bonus-next = { $count ->
    [one] das nächste bringt {$count} Punkt
   *[other] das nächste bringt {$count} Punkte
}
board-gentes-bonus-gone = alle vergeben
board-gentes-price-cards = {$cards} von den ersten {$places}
board-gentes-price-pile = {$n} von der Ablage
board-gentes-price-one = eine Person: Spalten 1–{$n}
board-gentes-price-two = zwei Personen: Spalten 1–{$n}

## Das Ende

board-gentes-end-won = { $count ->
    [one] {$name} gewinnt mit {$points} Punkt
   *[other] {$name} gewinnt mit {$points} Punkten
}
board-gentes-end-you = { $count ->
    [one] Du gewinnst mit {$points} Punkt
   *[other] Du gewinnst mit {$points} Punkten
}
board-gentes-end-shared = { $count ->
    [one] {$names} teilen sich den Sieg mit {$points} Punkt
   *[other] {$names} teilen sich den Sieg mit {$points} Punkten
}
board-gentes-end-part = Punkte aus
board-gentes-end-total = Summe
board-gentes-end-played = Ausgespielte Karten
board-gentes-end-coins = Münzen bei Gleichstand
board-gentes-end-place = Platz
board-gentes-end-no-tie = Niemand liegt gleichauf: Die Punkte entscheiden. Bei Gleichstand gewännen mehr ausgespielte Karten, dann mehr Münzen.
board-gentes-end-tie-cards = { $count ->
    [one] {$names} haben je {$points} Punkt. Mehr ausgespielte Karten entscheiden: {$winner}.
   *[other] {$names} haben je {$points} Punkte. Mehr ausgespielte Karten entscheiden: {$winner}.
}
board-gentes-end-tie-coins = { $count ->
    [one] {$names} haben je {$points} Punkt und gleich viele ausgespielte Karten. Mehr Münzen entscheiden: {$winner}.
   *[other] {$names} haben je {$points} Punkte und gleich viele ausgespielte Karten. Mehr Münzen entscheiden: {$winner}.
}
board-gentes-end-tie-shared = {$names} sind gleich bei Punkten, gespielten Karten und Münzen: Sie teilen sich den Sieg.
board-gentes-part-cards = Karten
board-gentes-part-symbols = Symbole
board-gentes-part-cities = Städte
board-gentes-part-bonuses = Bonusplättchen
board-gentes-part-decline = Karten im Niedergang
board-gentes-part-hand = Handkarten
board-gentes-part-coins = Münzen
board-gentes-part-cubes = Würfel
board-gentes-part-hourglasses = Sanduhren

## Kurz gesagt

board-gentes-brief-goal = Die meisten Punkte nach sechs Runden gewinnen. Ausgespielte Karten und Städte bringen das meiste.
board-gentes-brief-turn = Reihum nehmen alle je eine Aktion: Personen ausbilden (Philosoph), eine Stadt bauen (Seefahrer), Karten nehmen (Schreiber), eine Karte ausspielen (Chronist) oder Münzen einnehmen (Steuereinnehmer).
board-gentes-brief-mind = Eine Aktion kostet Münzen und Zeit: Ihr Plättchen und ihre Sanduhren füllen deine Zeitskala. Zwei Sanduhren auf einem Feld sparen jetzt Platz, aber eine davon bleibt in der nächsten Runde liegen.
board-gentes-brief-more = Eine Karte braucht Personen in deiner Bevölkerungsübersicht; was fehlt, steht auf ihr. Die Lupe holt eine Karte heran.
board-gentes-brief-end = Ist alle Zeit verbraucht, bringen deine Städte und Karten ihren Ertrag. Mehr als drei Handkarten kosten Zeit, Sanduhren ganz am Ende kosten Punkte.
