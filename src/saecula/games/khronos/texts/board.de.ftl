### Der gezeichnete Tisch von Khronos auf der Seite. Die Seite füllt die Platzhalter selbst, deshalb gibt es hier keine anderen Formen.

## Zeitalter

board-khronos-eras = Die drei Zeitalter
board-khronos-might = Macht
board-khronos-faith = Glauben
board-khronos-reason = Vernunft
board-khronos-rules-might = größtes regiert,
board-khronos-rules-faith = größtes regiert,
board-khronos-rules-reason = Mehrheit regiert,
board-khronos-pays = zahlen
board-khronos-map = Plan: {$era}
board-khronos-may-lie = {$tile}: hier möglich.
board-khronos-may-not-lie = {$tile}: hier nicht möglich.
board-khronos-lift = Nicht hier
board-khronos-build-here = Hier bauen
board-khronos-put-here = Hierhin
board-khronos-why-not-here = Warum nicht hier?
board-khronos-take-first = Zum Bauen zuerst ein Plättchen aus der Schachtel nehmen

## Abenteurer

board-khronos-adventurers-here = Abenteurer: {$era}
board-khronos-adventurer = {$adventurer}: {$name}
board-khronos-adventurer-left = {$adventurer}: {$name}; darf noch so viele Karten ausspielen: {$n}

## Steuern

board-khronos-taxes-here = Steuern dieses Zeitalters
board-khronos-collects = {$name} bekäme hier {$coins}
board-khronos-would-collect = {$name} bekäme hier mit einem Abenteurer {$coins}

## Lesen

board-khronos-ruin-of = {$tile}, Ruine
board-khronos-printed = auf dem Plan aufgedruckt
board-khronos-value = · Wert {$n}
board-khronos-inhabitants = Bewohner {$n} von {$most}
board-khronos-ruled = Domäne: {$names} regiert und bekommt {$coins} Steuern
board-khronos-unruled = Domäne: niemand regiert; sie brächte {$coins}
board-khronos-no-change = In diesem Zeitalter ändert sich nichts
board-khronos-joins = Domänen vereinen sich
board-khronos-splits = Eine Domäne teilt sich
board-khronos-costs = Karten der Farbe „{$card}“: {$n}
board-khronos-costs-terrain = Beliebige Karten für das Gelände: {$n}
board-khronos-earns = Bringt sofort {$n}

## Plätze, Hand, Schachtel

board-khronos-seats = Alle Mitspielenden
board-khronos-money = Taler: {$n}
board-khronos-money-covered = Verdeckte Taler
board-khronos-cubes = Würfel im Vorrat: {$n}
board-khronos-cards = Karten auf der Hand: {$n}
board-khronos-hand = Deine Karten
board-khronos-deck = Karten im Nachziehstapel: {$n}
board-khronos-discard = Abgelegte Karten: {$n}
board-khronos-tile = {$tile}: kostet {$cost} (Karte: {$card}), noch in der Schachtel: {$left}
board-khronos-round = Runde {$round} von {$rounds}
board-khronos-track-title = Steuern in den Runden {$rounds}
board-khronos-take-one = Zum Bauen oder Vergrößern eines nehmen
board-khronos-which-era = In welchem Zeitalter? Tippe auf einen Plan
board-khronos-put-back = Zurücklegen: {$tile}
board-khronos-places = Plätze: {$n}
board-khronos-lay-open = Deine Taler offen hinlegen
board-khronos-lay-covered = Deine Taler verdecken
board-khronos-answers = Antworten
board-khronos-reconstruction = Plan und Werte: teils nachempfunden
board-khronos-end-domains = Am Ende regierte Domänen (was sie brächten)
board-khronos-split-hint = Jeder Abenteurer spielt höchstens zwei Karten im Zug aus; wer noch darf, kann weiterreisen und anderswo spielen.
board-khronos-taxes-now = Steuern am Ende dieses Zugs: {$n}
board-khronos-must-shrink = {$tile} muss verkleinert werden

## Kurz gesagt

board-khronos-brief-goal = Die meisten Taler nach sieben Runden gewinnen.
board-khronos-brief-turn = In deinem Zug reisen deine Abenteurer zwischen drei Zeitaltern eines Landes und bauen dort; Karten einer Farbe bezahlen Gebäude dieser Farbe.
board-khronos-brief-mind = Mittlere und große Gebäude erscheinen in späteren Zeitaltern wieder, und was einer solchen Kopie im Weg ist, hat es nie gegeben. Zeige auf einen Platz, und du siehst seinen Schatten in der Zeit.
board-khronos-brief-more = Gebäude, die sich berühren, sind eine Domäne. Militärische entscheiden, wer sie im Zeitalter der Macht beherrscht, religiöse im Zeitalter des Glaubens, Bewohner im Zeitalter der Vernunft.
board-khronos-brief-end = Domänen, die du beherrschst, zahlen in den Runden 4 und 7 Steuern, wo einer deiner Abenteurer steht.
