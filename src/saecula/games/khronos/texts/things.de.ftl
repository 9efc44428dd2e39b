### Khronos. Namen und Hilfe der Dinge.
### `a` ist die Form mit unbestimmtem Artikel im Akkusativ, `new` im Nominativ, `the` mit bestimmtem im Nominativ (`start` am Satzanfang), `obj` mit bestimmtem im Akkusativ.
### Werte, die ein Datenpaket ändern kann, kommen als Variablen.

title = Khronos
title-tagline = Ein Land, drei Zeitalter, zwei Abenteurer: Wer in der Vergangenheit gut baut, dem gehört die Zukunft.
title-length = 90 Minuten
title-weight = Mittel, zum Planen
hint-score = { $amount } Taler
title-provenance = Die Regeln folgen dem deutschen Regelheft der zweiten Ausgabe. Der Spielplan und die Lage seiner Weiler sind nachgebildet, ebenso die Werte von Dörfern, Städten, Festungen, Abteien, Kirchen und Klöstern; die Option „Aufgedruckte Werte“ bietet eine andere Lesart. Wer das Spiel besitzt, kann den wahren Plan und die wahren Werte mit einem Datenpaket darüberlegen.

## Optionen

option-holdem = Hold’em
    .help = Drei Karten liegen offen neben dem Nachziehstapel. Einmal je Zug, vor deinen Aktionen, darfst du offene Karten einer Art gegen ebenso viele Handkarten nehmen, ohne zu bezahlen.
option-keep_cards = Unbenutzte Karten behalten
    .help = Wie in den ersten englischen Regeln: Am Ende deines Zuges darfst du unbenutzte Karten behalten und ziehst auf vier nach. Ohne diese Option werden alle abgelegt.
option-values = Aufgedruckte Werte
    .help = Die Werte einiger Plättchen sind nicht bekannt. „gestuft“: Dörfer 3, Städte 5. „einheitlich“: alle Arten 1, 2 und 4. Wie viele Würfel ein bürgerliches Gebäude fasst, bleibt gleich.
option-values-stepped = gestuft
option-values-uniform = einheitlich
option-paradox_tiles_leave_game = Paradoxa verbrauchen Plättchen
    .help = Plättchen, die ein Zeitparadoxon auslöscht, verlassen das Spiel; so steht es zweimal in der Anleitung. Oder sie kehren in die Schachtel zurück, weil die Kurzfassung nur vom Spielplan spricht (Entscheidung A18).
option-weaker_domains = Schwächere Domänen
    .help = Werden drei oder mehr Domänen verbunden, schrumpft jedes betroffene Gebäude, dessen Domäne schwächer ist als die stärkste von allen; so steht es in der Anleitung. Oder es werden nur die Domänen verglichen, die ein solches Gebäude haben (Entscheidung A20).
option-weaker_domains-all = als die stärkste von allen
option-weaker_domains-tied = als die stärkste der betroffenen
option-terrain = Wald und Bergland
    .help = Was ein Gebäude kostet, das beides bedeckt (zu zweit oder zu dritt). Beide Zuschläge oder nur der höhere.
option-terrain-add = beide
option-terrain-max = der höhere
option-open_money = Offenes Geld
    .help = Alles Geld liegt offen. Ohne diese Option liegt es verdeckt, bis sein Besitzer es aufdeckt.

## Karten

card-military = militärisch
help-card-military = Orangefarbene Karten, { $cards } im Stapel. Sie bezahlen Wachtürme, Burgen und Festungen und restaurieren deren Ruinen. Für Wald und Bergland zahlt jede Karte.
card-religious = religiös
help-card-religious = Violette Karten, { $cards } im Stapel. Sie bezahlen Kirchen, Klöster und Abteien und restaurieren deren Ruinen. Für Wald und Bergland zahlt jede Karte.
card-civil = bürgerlich
help-card-civil = Blaue Karten, { $cards } im Stapel. Sie bezahlen Weiler, Dörfer und Städte und bevölkern sie im Zeitalter der Vernunft. Für Wald und Bergland zahlt jede Karte.

## Plättchen

tile-watchtower = Wachturm
    .a = einen Wachturm
    .new = ein Wachturm
    .the = der Wachturm
    .start = Der Wachturm
    .obj = den Wachturm
help-tile-watchtower = Kleines militärisches Gebäude, 1 × 1. Kostet { part-stock.price } Wirft keinen Zeitschatten, bringt kein Geld und kann abgerissen werden.
tile-keep = Burg
    .a = eine Burg
    .new = eine Burg
    .the = die Burg
    .start = Die Burg
    .obj = die Burg
help-tile-keep = Mittleres militärisches Gebäude, 2 × 2. Kostet { part-stock.price } Sein Schatten fällt auf das Zeitalter des Glaubens, und als Ruine vom Wert { $ruin } auf das der Vernunft. Bringt beim Bau Taler.
tile-castle = Festung
    .a = eine Festung
    .new = eine Festung
    .the = die Festung
    .start = Die Festung
    .obj = die Festung
help-tile-castle = Großes militärisches Gebäude, 3 × 3. Kostet { part-stock.price } Sein Schatten fällt auf das Zeitalter des Glaubens, und als Ruine vom Wert { $ruin } auf das der Vernunft. Bringt beim Bau Taler.
tile-chapel = Kirche
    .a = eine Kirche
    .new = eine Kirche
    .the = die Kirche
    .start = Die Kirche
    .obj = die Kirche
help-tile-chapel = Kleines religiöses Gebäude, 1 × 1. Kostet { part-stock.price } Wirft keinen Zeitschatten, bringt kein Geld und kann abgerissen werden.
tile-monastery = Kloster
    .a = ein Kloster
    .new = ein Kloster
    .the = das Kloster
    .start = Das Kloster
    .obj = das Kloster
help-tile-monastery = Mittleres religiöses Gebäude, 2 × 2. Kostet { part-stock.price } Sein Schatten fällt auf das Zeitalter des Glaubens, und als Ruine vom Wert { $ruin } auf das der Vernunft. Bringt beim Bau Taler.
tile-abbey = Abtei
    .a = eine Abtei
    .new = eine Abtei
    .the = die Abtei
    .start = Die Abtei
    .obj = die Abtei
help-tile-abbey = Großes religiöses Gebäude, 3 × 3. Kostet { part-stock.price } Sein Schatten fällt auf das Zeitalter des Glaubens, und als Ruine vom Wert { $ruin } auf das der Vernunft. Bringt beim Bau Taler.
tile-hamlet = Weiler
    .a = einen Weiler
    .new = ein Weiler
    .the = der Weiler
    .start = Der Weiler
    .obj = den Weiler
help-tile-hamlet = Kleines bürgerliches Gebäude, 1 × 1. Kostet { part-stock.price } Gehört niemandem, wirft keinen Zeitschatten, darf nicht im Fluss liegen und darf Domänen verbinden. Im Zeitalter der Vernunft gibt es nur aufgedruckte Weiler; Würfel: { $capacity }.
tile-town = Dorf
    .a = ein Dorf
    .new = ein Dorf
    .the = das Dorf
    .start = Das Dorf
    .obj = das Dorf
help-tile-town = Mittleres bürgerliches Gebäude, 2 × 2. Kostet { part-stock.price } Gehört niemandem. Sein Schatten fällt auf alle späteren Zeitalter. Es darf im Fluss liegen und Domänen verbinden. Im Zeitalter der Vernunft fasst es { $capacity } Würfel.
tile-city = Stadt
    .a = eine Stadt
    .new = eine Stadt
    .the = die Stadt
    .start = Die Stadt
    .obj = die Stadt
help-tile-city = Großes bürgerliches Gebäude, 3 × 3. Kostet { part-stock.price } Gehört niemandem. Ihr Schatten fällt auf alle späteren Zeitalter. Sie darf im Fluss liegen und Domänen verbinden. Im Zeitalter der Vernunft fasst sie { $capacity } Würfel.

## Zeitalter

era-might = Zeitalter der Macht
    .in = im Zeitalter der Macht
    .into = ins Zeitalter der Macht
    .from = aus dem Zeitalter der Macht
help-era-might = Das erste Zeitalter. Hier wird gebaut; ein mittleres oder großes Gebäude bringt 1 Taler und wirft seinen Schatten in beide späteren Zeitalter. Die Steuern einer Domäne, der Wert ihrer bürgerlichen Gebäude, gehen an den Besitzer ihres höchsten militärischen Gebäudes.
era-faith = Zeitalter des Glaubens
    .in = im Zeitalter des Glaubens
    .into = ins Zeitalter des Glaubens
    .from = aus dem Zeitalter des Glaubens
help-era-faith = Das zweite Zeitalter. Auch hier wird gebaut; ein mittleres oder großes Gebäude bringt 2 Taler, doch ein Schatten aus dem Zeitalter der Macht kann es auslöschen. Die Steuern einer Domäne, der Wert ihrer bürgerlichen Gebäude, gehen an den Besitzer ihres höchsten religiösen Gebäudes.
era-reason = Zeitalter der Vernunft
    .in = im Zeitalter der Vernunft
    .into = ins Zeitalter der Vernunft
    .from = aus dem Zeitalter der Vernunft
help-era-reason = Das letzte Zeitalter. Hier wird nicht gebaut: Du setzt Würfel auf bürgerliche Gebäude und restaurierst Ruinen. Die Steuern einer Domäne, der Wert ihrer militärischen und religiösen Gebäude und Ruinen, gehen an den mit den meisten Würfeln auf ihren bürgerlichen Gebäuden; bei Gleichstand erhalten alle den vollen Betrag.

## Abenteurer, Phasen, Gelände

adventurer-first = Erster Abenteurer
help-adventurer-first = Karten spielst du nur in Zeitaltern, in denen einer deiner Abenteurer steht. Jeder der beiden spielt höchstens zwei Karten je Zug, wo auch immer. Eine Reise kostet 1 Taler.
adventurer-second = Zweiter Abenteurer
help-adventurer-second = Karten spielst du nur in Zeitaltern, in denen einer deiner Abenteurer steht. Jeder der beiden spielt höchstens zwei Karten je Zug, wo auch immer. Eine Reise kostet 1 Taler.
phase-exchange = I · Austausch
help-phase-exchange = Einmal je Zug darfst du 2 Taler zahlen, beliebig viele Karten ablegen und ebenso viele ziehen.
phase-actions = II · Aktionen
help-phase-actions = Reisen, bauen, vergrößern, abreißen, bevölkern und restaurieren, in beliebiger Reihenfolge und so oft Karten, Taler und Abenteurer reichen.
phase-draw = III · Karten
help-phase-draw = Unbenutzte Karten werden abgelegt, dann ziehst du vier neue.
phase-taxes = IV · Steuern
help-phase-taxes = In Runde 4 und 7 erhältst du am Ende deines Zuges die Steuern aller Domänen, die du beherrschst, in Zeitaltern, in denen einer deiner Abenteurer steht.
terrain-plain = Ebene
help-terrain-plain = Hier zu bauen kostet nichts zusätzlich.
terrain-forest = Wald
help-terrain-forest =
    Ein Gebäude, das Wald bedeckt, kostet { $cards ->
        [0] bei dieser Spielerzahl nichts zusätzlich
        [one] eine weitere Karte beliebiger Farbe
       *[other] { $cards } weitere Karten beliebiger Farbe
    }.
terrain-mountain = Bergland
help-terrain-mountain =
    Ein Gebäude, das Bergland bedeckt, kostet { $cards ->
        [0] bei dieser Spielerzahl nichts zusätzlich
        [one] eine weitere Karte beliebiger Farbe
       *[other] { $cards } weitere Karten beliebiger Farbe
    }.
terrain-river = Fluss
help-terrain-river = Nur Dörfer und Städte dürfen im Fluss liegen.

## Teile des Tisches

part-map = Spielplan
help-part-map = Dasselbe Land in drei Zeitaltern, die Vergangenheit links. Dieser Plan ist nachgebildet; wer das Spiel besitzt, kann ihn mit einem Datenpaket ersetzen.
part-domain = Domäne
help-part-domain = Ein Gebäude oder eine Gruppe von Gebäuden, die sich an den Seiten berühren. Nur bürgerliche Gebäude dürfen Domänen verbinden. In den ersten beiden Zeitaltern hat eine Domäne nur ein höchstes militärisches und ein höchstes religiöses Gebäude; wo eine Vereinigung oder Teilung gleiche bringt, müssen manche verkleinert werden.
part-cube = Würfel
help-part-cube = 25 für jeden. Sie zeigen, wem ein militärisches oder religiöses Gebäude gehört, wer eine Ruine halb restauriert hat und wer im Zeitalter der Vernunft in einem bürgerlichen Gebäude wohnt.
part-coin = Taler
help-part-coin = Die meisten Taler gewinnen. Du erhältst sie für mittlere und große Gebäude und durch Steuern in Runde 4 und 7.
part-hand = Hand
help-part-hand = Vier Karten zu Beginn jedes Zuges, vor den anderen verborgen.
part-deck = Nachziehstapel
help-part-deck = Ist er leer und es muss gezogen werden, wird der Ablagestapel gemischt.
part-discard = Ablagestapel
help-part-discard = Gespielte und unbenutzte Karten, offen für alle.
part-display = Auslage
help-part-display = Hold’em: drei offene Karten. Einmal je Zug darfst du die einer Art gegen ebenso viele eigene nehmen.
part-stock = Schachtel mit Plättchen
    .price =
    { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    }, Wert { $tax }; { $tiles } Plättchen.
help-part-stock = Ohne Plättchen kann nichts gebaut werden, und kein Zeitschatten fällt.
part-ruin = Ruine
help-part-ruin = Was im Zeitalter der Vernunft von einem militärischen oder religiösen Gebäude bleibt. Sie ist weniger wert, bis jemand sie mit so vielen Karten ihrer Farbe restauriert, wie die Ruine wert ist.
part-half = halb restauriert
help-part-half = Eine von zwei Karten ist bezahlt; der Würfel sagt, von wem. Die andere darf jeder bezahlen.
part-printed_hamlet = aufgedruckter Weiler
help-part-printed_hamlet = Zehn Weiler sind auf jedem Plan aufgedruckt. Sie können vergrößert und bevölkert werden, nie abgerissen, und kommen wieder zum Vorschein, wenn verschwindet, was sie bedeckt.
part-round = Runde
help-part-round = Sieben Runden; Steuern in der vierten und in der siebten.
part-paradox = Zeitparadoxon
help-part-paradox = Ein Schatten, der auf ein anderes Gebäude fällt, löscht es aus, als hätte es nie bestanden, und dessen eigenen Schatten mit.
purse-open = offen
help-purse-open = Alle sehen deine Taler.
purse-covered = verdeckt
help-purse-covered = Nur du siehst deine Taler bis zum Ende.
