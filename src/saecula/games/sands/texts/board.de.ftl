### Das gezeichnete Brett von The Sands of Time auf der Seite. Die Seite füllt die Platzhalter selbst, andere Formen gibt es hier nicht.

## Die Karte

board-sands-map = Karte der bekannten Welt
board-sands-nearer = Näher
board-sands-farther = Weiter weg
board-sands-whole = Die ganze Karte
board-sands-look = Zeige auf eine Region oder tippe sie an, um mehr zu lesen.
board-sands-what-is = Was ist das: {$what}?
board-sands-room = Bürger {$crowd}, Platz für {$room}
board-sands-not-in-play = nicht im Spiel

## Zeit

board-sands-dynasty = Dynastie {$dynasty} von 3, Feld {$space} der Skala
board-sands-generation = Generation {$n}
board-sands-turn = Zug {$turn} von höchstens {$turns}

## Plätze

board-sands-seats = Alle am Tisch
board-sands-you = (du)
board-sands-show-empire = Das Reich von {$name} auf der Chroniktafel zeigen
board-sands-stock = {$resource}: {$n}; eine neue Generation brächte {$income}
board-sands-unrest = Unruhe {$n} von höchstens {$most}
board-sands-lands = Regionen: {$n} von höchstens {$most}
board-sands-emphasis = Schwerpunkt: {$category}, Felder gefüllt {$n} von {$most}
board-sands-no-emphasis = Keine Schwerpunktkarte in dieser Generation
board-sands-laid-open = Offen ausgelegt: {$card}
board-sands-face-down = Zwei verdeckte Karten
board-sands-chooses = wählt Karten …
board-sands-used = In dieser Generation benutzt: {$card}
board-sands-waiting-for = Deine zwei Karten liegen verdeckt. Es fehlt noch: {$names}.

## Meine Karten

board-sands-hand = Deine Karten
board-sands-bonuses = Bonusaktionen
board-sands-card-hand = {$card}
board-sands-card-playing = {$card}: wird gerade gespielt
board-sands-card-laid = {$card}: liegt offen für diesen Zug
board-sands-card-down = {$card}: verdeckt
board-sands-card-used = {$card}: in dieser Generation benutzt
board-sands-box-open = Die Box ist freigeschaltet ({$category})
board-sands-box-shut = Die Box ist gesperrt ({$category})

## Chroniktafel

board-sands-chronicles = Chroniktafel
board-sands-chronicles-of = Wie nah {$name} jeder Chronik ist: Punkte, was gezählt wird, Überlieferung
board-sands-unlocked = freigeschaltet
board-sands-heritage = Überlieferung: {$category}
board-sands-reach = {$card} in „{$what}“: {$has} von {$needs}, Überlieferung {$heritage} von {$least}; bringt Punkte: {$points}
board-sands-of = {$has} von {$needs}
board-sands-laid-hidden = Verdeckte Chronik: {$name}
board-sands-laid-known = {$card}: {$name}
board-sands-pile = Karten im Stapel: {$n}
board-sands-structures = Bauwerke im Vorrat
board-sands-level = Level

## Bürger ziehen

board-sands-move-from = Wähle die Region, die Bürger verlassen, oder ziehe einen Bürger über die Karte.
board-sands-move-to = {$land}: tippe jetzt an, wohin. Jedes Tippen bewegt einen Bürger.
board-sands-who-moves = Wer zieht
board-sands-tally = Bisherige Bewegungen
board-sands-less = Eins weniger: {$what}
board-sands-more = Eins mehr: {$what}

## Kampf

board-sands-battle = Kampf: {$land}
board-sands-attacks = greift an
board-sands-defends = verteidigt
board-sands-victor = Sieg
board-sands-strength = Stärke
board-sands-term-peasants = Bauern
board-sands-term-warriors = Soldaten
board-sands-term-terrain = Landschaft
board-sands-term-advances = Fortschritte
board-sands-term-defence = Bauwerke
board-sands-die-set = Würfel, geheim gestellt
board-sands-die-open = Würfel, höchstens {$most}
board-sands-battle-tie = Bei gleicher Stärke siegt die Verteidigung. Der Würfel der siegreichen Seite erhöht deren Unruhe.
board-sands-set-die = Geheim einen Würfel stellen
board-sands-losses = Bürger, die gehen

## Hinweise

board-sands-close = Schließen
board-sands-reconstruction = Welche Zahlen sind eine Rekonstruktion?
board-sands-reconstruction-help = Die Regeln folgen den Anleitungen. Gedruckter Plan, Plättchen und Karten waren nicht zu finden: äußere Regionen, Landschaften, Handelsgüter, Kapazitäten, die Länge der Skalen, die meisten Bedingungen der Chroniken, die meisten Wirkungen von Fortschritten und Bauwerken und die Symbole auf Karten sind unsere eigene Rekonstruktion rund um die Zahlen, die in den Anleitungen stehen.

## Das Ende

board-sands-end-parts = Woher die Punkte kommen
board-sands-part-chronicles = Chroniken
board-sands-part-wonders = Wunder
board-sands-part-unrest = Unruhe
board-sands-part-bonuses = Schlussboni
board-sands-part-total = Punkte
board-sands-part-tie = Letzte Dynastie
board-sands-end-tie = Bei gleichen Punkten entscheiden die Punkte aus Chroniken der letzten Dynastie; sind auch diese gleich, wird der Sieg geteilt.
board-sands-end-tied = Hier haben sie entschieden.

## Kurz gesagt

board-sands-brief-goal = Die meisten Punkte nach drei Dynastien gewinnen. Chroniken, in denen du mit deinen Taten prahlst, bringen das meiste.
board-sands-brief-turn = Alle legen verdeckt zwei Karten und spielen sie dann reihum aus: ernten, bauen, handeln, ziehen und kämpfen.
board-sands-brief-mind = Unruhe wächst mit jeder Bonusaktion und jeder Karte, die du in einer Generation noch einmal nutzt. Halte sie niedrig.
board-sands-brief-more = Bauern bringen Getreide oder Gold in Regionen, die du kontrollierst. Überlieferung und Fortschritte machen deine Chroniken wertvoller.
board-sands-brief-end = Eine Generation hat zwei bis vier Züge; einige davon sind eine Dynastie, und die dritte ist die letzte.
