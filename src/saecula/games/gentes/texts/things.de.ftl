### Gentes. Namen und Hilfe der Dinge.
### Die Nachricht eines Dings ist sein Name, ein Etikett. Was eine Karte, eine Stadt oder ein Plättchen tut, steht einmal als
### Attribut seiner Art (`part-card.rules`), mit den Zahlen der Partie, damit ein Datenpaket auch die Hilfe ändert.

title = Gentes
title-tagline = Nur Zeit hast du nie genug: Führe ein Volk des antiken Mittelmeers durch sechs Runden von Blüte und Niedergang.
title-length = 90 Minuten
title-weight = Mittel: Jeder Schritt zählt
hint-score = { $amount } Punkte
title-provenance = Die Regeln folgen der deutschen Spielanleitung von 2017. Die gedruckten Werte der meisten Karten waren nicht zu finden: Die meisten Karten hier, die Hälfte der Aktionsplättchen und die meisten Städtenamen sind ein spielbarer Ersatz, der zur Anleitung passt, nicht die veröffentlichten. Jede Zeile der Daten sagt, woher sie kommt, und ein Datenpaket ersetzt jede davon.

## Optionen

option-first_game = Erste Partie
    .help = Alle beginnen mit zwei festen Karten und vier festen Personen, wie es die Anleitung für die erste Partie vorschlägt, statt auszuwählen.
option-no_four_coin_tax = Keine kurze Steuer
    .help = Für Erfahrene: Der Steuereinnehmer bietet nur den größeren Betrag für zwei Sanduhren.
option-open_hands = Offene Hände
    .help = Alle sehen alle Handkarten. Ein Geheimnis geht nicht verloren: Jede Karte wird offen genommen, ein gutes Gedächtnis kennt sie ohnehin.
option-extra_person = Bereich zusätzlicher Personen
    .help = Die Anleitung erlaubt zusätzliche Personen „innerhalb des erlaubten Bereichs“. „Benutzte Zeile“: Das ist die Zeile der Tabelle, die du nutzt, also ist eine Person mit einer zusätzlichen billig. „Zeile für zwei“: Zusätzliche Personen richten sich immer nach den Kosten für zwei.
option-extra_person-any_row = benutzte Zeile
option-extra_person-two_row = Zeile für zwei
option-tie_coins = Münzen bei Gleichstand
    .help = Welche Münzen zählen, wenn Punkte und ausgespielte Karten gleich sind. „Die übrigen“: was bleibt, nachdem je 10 Münzen für einen Punkt abgegeben wurden. „Alle“: alle Münzen von davor.
option-tie_coins-left = die übrigen
option-tie_coins-all = alle
option-unscored_cards = Nicht gewertete Karten
    .help = Am Ende kosten nur Handkarten, die du nicht erfüllen kannst, die Hälfte ihrer Punkte; so steht es in der Anleitung. Oder auch solche, die du werten könntest und nicht wertest, damit niemand ohne Risiko Würfel spart (Entscheidung A50).
option-unscored_cards-free = kosten nichts
option-unscored_cards-lost = kosten die Hälfte

## Personengruppen

group-noble = Adlige
    .one = Adliger
help-group-noble = Sie stehen in ihrer Zeile den Handwerkern gegenüber: Zusammen sind es höchstens sechs, und eine Person mehr drängt die anderen zurück.
group-artisan = Handwerker
    .one = Handwerker
help-group-artisan = Sie stehen in ihrer Zeile den Adligen gegenüber: Zusammen sind es höchstens sechs, und eine Person mehr drängt die anderen zurück.
group-soldier = Soldaten
    .one = Soldat
help-group-soldier = Sie stehen in ihrer Zeile den Kaufmännern gegenüber: Zusammen sind es höchstens sechs, und eine Person mehr drängt die anderen zurück.
group-merchant = Kaufmänner
    .one = Kaufmann
help-group-merchant = Sie stehen in ihrer Zeile den Soldaten gegenüber: Zusammen sind es höchstens sechs, und eine Person mehr drängt die anderen zurück.
group-priest = Priester
    .one = Priester
help-group-priest = Sie stehen in ihrer Zeile den Gelehrten gegenüber: Zusammen sind es höchstens sechs, und eine Person mehr drängt die anderen zurück.
group-scholar = Gelehrte
    .one = Gelehrter
help-group-scholar = Sie stehen in ihrer Zeile den Priestern gegenüber: Zusammen sind es höchstens sechs, und eine Person mehr drängt die anderen zurück.

## Aktionen

action-philosopher = Philosoph
help-action-philosopher = Bildet eine oder zwei Personen aus. Der Preis sagt, wie weit von links in der Kostentabelle sie liegen dürfen; danach wandern ihre Plättchen ans rechte Ende.
action-seafarer = Seefahrer
help-action-seafarer = Errichtet eine Stadt auf einem freien Bauplatz mit dem Symbol des Plättchens. Eine Großstadt aktiviert alle deine Großstädte ihrer Region, eine Heimatstadt die einer Region deiner Wahl. Hast du keine Stadt im Vorrat, versetzt du eine.
action-scribe = Schreiber
help-action-scribe = Nimmt bis zu drei Karten aus der Auslage oder eine oder zwei vom Ablagestapel. Der Preis sagt, wie viele und von wie vielen Plätzen, von links gezählt.
action-chronicler = Chronist
help-action-chronicler = Spielt eine Handkarte aus, deren Voraussetzungen du erfüllst. Für jede fehlende Person kann ein Tempelwürfel einspringen. Ein Symbol der Karte bringt dann so viele Punkte, wie du Symbole dieser Art hast.
action-tax = Steuereinnehmer
help-action-tax = Bringt Münzen für eine Sanduhr oder für zwei. Es gibt kein Plättchen, also ist es immer möglich.
action-leader = Neuer Startspieler
help-action-leader = Nimmt das Plättchen, das ein Feld braucht und keine Sanduhr, bringt ein paar Münzen und macht dich in der nächsten Runde zum Startspieler.
action-coins = Münzen durch eine Karte
help-action-coins = Eine ausgespielte Karte, die einmal pro Runde Münzen bringt. Es ist keine Aktion des Steuereinnehmers, also verdoppelt sie nichts.
tax-short = Kurze Steuer
help-tax-short =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } für eine Sanduhr auf deiner Zeitskala.
tax-long = Lange Steuer
help-tax-long =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } für zwei Sanduhren auf deiner Zeitskala, als zwei einzelne oder als eine doppelte.

## Symbole, Bereiche und was Städte bringen

symbol-temple = Tempel
help-symbol-temple = Eine Tempelstadt bringt bei jeder Aktivierung Würfel für deinen Tempel: { $amount }, solange dort weniger als vier liegen.
symbol-oracle = Orakel
help-symbol-oracle = Eine Orakelstadt bringt bei jeder Aktivierung Würfel für dein Orakel: { $amount }, solange dort weniger als vier liegen.
symbol-trade = Handel
help-symbol-trade =
    Eine Handelsstadt bringt bei jeder Aktivierung { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }.
symbol-points = Siegpunkte
help-symbol-points =
    Eine Siegpunktstadt bringt bei jeder Aktivierung { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }. Nur ein Plättchen für eine beliebige Stadt errichtet sie, und keine Karte verlangt sie.
area-temple = Tempel
help-area-temple = Bis zu vier Würfel. Beim Ausspielen einer Karte ersetzt jeder eine fehlende Person; drei Würfel aus Tempel und Orakel bilden eine aus. Am Ende sind zwei übrige Würfel ein Punkt.
area-oracle = Orakel
help-area-oracle = Bis zu vier Würfel. Einer lässt dich bis zu zwei Personen gegen andere tauschen; drei Würfel aus Tempel und Orakel bilden eine aus. Am Ende sind zwei übrige Würfel ein Punkt.
yield-temple = Tempelwürfel
    .many = Tempelwürfel
help-yield-temple = Ein Würfel, der in deinem Tempel liegt.
yield-oracle = Orakelwürfel
    .many = Orakelwürfel
help-yield-oracle = Ein Würfel, der in deinem Orakel liegt.
yield-coins = Münzen
    .one = Münze
help-yield-coins = Mit Münzen bezahlst du Aktionen; am Ende sind zehn davon ein Punkt.
yield-points = Punkte
    .one = Punkt
help-yield-points = Wer am Ende die meisten Siegpunkte hat, gewinnt.
mark-cult = Kult
help-mark-cult = Ein Symbol auf Karten der Epochen I und II. Eine ausgespielte Karte wertet eines ihrer Symbole: einen Punkt je Symbol dieser Art vor dir, das neue eingeschlossen. Das beste wird für dich gewählt.
mark-culture = Kultur
help-mark-culture = Ein Symbol auf Karten der Epochen I und II. Eine ausgespielte Karte wertet eines ihrer Symbole: einen Punkt je Symbol dieser Art vor dir, das neue eingeschlossen. Das beste wird für dich gewählt.
mark-power = Macht
help-mark-power = Ein Symbol auf Karten der Epochen I und II. Eine ausgespielte Karte wertet eines ihrer Symbole: einen Punkt je Symbol dieser Art vor dir, das neue eingeschlossen. Das beste wird für dich gewählt.
mark-economy = Wirtschaft
help-mark-economy = Ein Symbol auf Karten der Epochen I und II. Eine ausgespielte Karte wertet eines ihrer Symbole: einen Punkt je Symbol dieser Art vor dir, das neue eingeschlossen. Das beste wird für dich gewählt.

## Belohnungen und Nachteile, deren Reihenfolge zählen kann

effect-temple = 1 Tempelwürfel
help-effect-temple = Ein Würfel für deinen Tempel, wenn dort weniger als vier liegen.
effect-oracle = 1 Orakelwürfel
help-effect-oracle = Ein Würfel für dein Orakel, wenn dort weniger als vier liegen.
effect-unlock = Ein Zeitfeld befreien
help-effect-unlock = Ein Holzwürfel verlässt deine Zeitskala. Liegt dort keiner mehr, bekommst du stattdessen einen Würfel für Tempel oder Orakel.
effect-any = 1 Person einer beliebigen Gruppe
help-effect-any = Du wählst die Gruppe; sie muss unter sechs liegen.
effect-gain_noble = 1 mehr: Adlige
help-effect-gain_noble = Eine Person mehr in dieser Gruppe; die gegenüberliegende wird vielleicht zurückgedrängt. Bei sechs verfällt die Person.
effect-gain_artisan = 1 mehr: Handwerker
help-effect-gain_artisan = Eine Person mehr in dieser Gruppe; die gegenüberliegende wird vielleicht zurückgedrängt. Bei sechs verfällt die Person.
effect-gain_soldier = 1 mehr: Soldaten
help-effect-gain_soldier = Eine Person mehr in dieser Gruppe; die gegenüberliegende wird vielleicht zurückgedrängt. Bei sechs verfällt die Person.
effect-gain_merchant = 1 mehr: Kaufmänner
help-effect-gain_merchant = Eine Person mehr in dieser Gruppe; die gegenüberliegende wird vielleicht zurückgedrängt. Bei sechs verfällt die Person.
effect-gain_priest = 1 mehr: Priester
help-effect-gain_priest = Eine Person mehr in dieser Gruppe; die gegenüberliegende wird vielleicht zurückgedrängt. Bei sechs verfällt die Person.
effect-gain_scholar = 1 mehr: Gelehrte
help-effect-gain_scholar = Eine Person mehr in dieser Gruppe; die gegenüberliegende wird vielleicht zurückgedrängt. Bei sechs verfällt die Person.
effect-lose_noble = 1 weniger: Adlige
help-effect-lose_noble = Du gibst eine Person dieser Gruppe ab oder stattdessen drei Würfel aus Tempel und Orakel.
effect-lose_artisan = 1 weniger: Handwerker
help-effect-lose_artisan = Du gibst eine Person dieser Gruppe ab oder stattdessen drei Würfel aus Tempel und Orakel.
effect-lose_soldier = 1 weniger: Soldaten
help-effect-lose_soldier = Du gibst eine Person dieser Gruppe ab oder stattdessen drei Würfel aus Tempel und Orakel.
effect-lose_merchant = 1 weniger: Kaufmänner
help-effect-lose_merchant = Du gibst eine Person dieser Gruppe ab oder stattdessen drei Würfel aus Tempel und Orakel.
effect-lose_priest = 1 weniger: Priester
help-effect-lose_priest = Du gibst eine Person dieser Gruppe ab oder stattdessen drei Würfel aus Tempel und Orakel.
effect-lose_scholar = 1 weniger: Gelehrte
help-effect-lose_scholar = Du gibst eine Person dieser Gruppe ab oder stattdessen drei Würfel aus Tempel und Orakel.

## Bonuspunkteplättchen

bonus-cities = Sechs Städte
help-bonus-cities =
    { $first ->
        [one] 1 Punkt
       *[other] { $first } Punkte
    } für den Ersten, { $later } für alle Späteren, wenn am Ende einer Aktion alle sechs deiner Städte stehen, Heimatstädte mitgezählt. Du behältst sie, auch wenn sich das ändert.
bonus-cards = Acht Karten
help-bonus-cards =
    { $first ->
        [one] 1 Punkt
       *[other] { $first } Punkte
    } für den Ersten, { $later } für alle Späteren, wenn am Ende einer Aktion acht Karten vor dir liegen. Du behältst sie, auch wenn sich das ändert.
bonus-people = Achtzehn Personen
help-bonus-people =
    { $first ->
        [one] 1 Punkt
       *[other] { $first } Punkte
    } für den Ersten, { $later } für alle Späteren, wenn am Ende einer Aktion achtzehn Personen auf deinem Tableau stehen; auf Karten gedruckte zählen nicht. Du behältst sie, auch wenn sich das ändert.

## Phasen

phase-setup = Vorbereitung
help-phase-setup = Jeder nimmt reihum gegen den Uhrzeigersinn zwei Karten und wählt dann vier Personen.
phase-bloom = Blütephase
help-phase-bloom = Reihum je eine Hauptaktion, solange deine Zeitskala ein freies Feld hat. Passen darf niemand.
phase-decline = Niedergang
help-phase-decline = Neuer Startspieler, die Zeitskalen werden geräumt (doppelte werden einzelne und bleiben), nach Runde 2 und 4 eine neue Epoche, Städte und Karten werden aktiviert, und mehr als drei Handkarten kosten Sanduhren.
phase-final = Schlusswertung
help-phase-final = Handkarten bringen oder kosten die Hälfte ihrer Punkte; dann zählen Münzen, Würfel und Sanduhren.

## Teile des Tischs

part-population = Bevölkerungsübersicht
help-part-population = Drei Zeilen, in jeder liegen zwei Gruppen einander gegenüber. Beide zusammen sind höchstens sechs; eine Person mehr in einer vollen Zeile drängt die andere Gruppe um eine zurück.
part-time = Zeitskala
help-part-time =
    { $fields ->
        [one] 1 Feld
       *[other] { $fields } Felder
    } für Plättchen und Sanduhren; anfangs sperren Holzwürfel { $cubes } davon. Ist dein letztes Feld belegt, ist die Runde für dich vorbei.
part-cube = Würfel auf der Zeitskala
help-part-cube = Sperrt ein Feld. Einer geht bei jeder neuen Epoche, andere durch Karten.
part-hourglass = Einzelne Sanduhr
help-part-hourglass =
    Belegt ein Feld deiner Zeitskala und verschwindet im Niedergang. Am Ende übrige Sanduhren kosten bis zu { $worst ->
        [one] 1 Punkt
       *[other] { $worst } Punkte
    }.
part-double = Doppelte Sanduhr
help-part-double = Zwei Sanduhren auf einem Feld, doch im Niedergang wird daraus eine einzelne, die in der nächsten Runde liegen bleibt. In der letzten Runde kostet sie noch Punkte.
part-coin = Münzen
help-part-coin = Sie liegen offen. Am Ende sind zehn ein Punkt.
part-point = Siegpunkte
help-part-point = Die meisten gewinnen; dann mehr ausgespielte Karten, dann mehr Münzen.
part-printed = Personen auf Karten
help-part-printed = Sie helfen, Voraussetzungen zu erfüllen, stehen aber nicht auf deinem Tableau: Sie zählen nicht für achtzehn Personen und können nicht abgegeben werden.
part-columns = Ausbildungskosten
help-part-columns = Sechs Spalten, links die billigen. Der obere Preis gilt für eine Person, der untere für zwei. Ausgebildete Gruppen wandern ans rechte Ende.
part-market = Kartenauslage
help-part-market = Acht Plätze, von links gezählt. Lücken schließen sich am Ende eines Zugs, und neue Karten der Epoche kommen von rechts.
part-stock = Kartenstapel
help-part-stock = Alle dürfen sie jederzeit durchsehen; ihre Reihenfolge kennt niemand.
part-pile = Ablagestapel
help-part-pile = Karten früherer Epochen, die niemand nahm. Ein Schreiber, der genug zahlt, nimmt hier eine oder zwei.
part-hand = Handkarten
help-part-hand = In der Blütephase so viele du willst; im Niedergang kostet jede Karte über drei eine Sanduhr. Am Ende kostet eine nicht erfüllte Karte die Hälfte ihrer Punkte.
part-display = Ausgespielte Karten
help-part-display = Sie liegen vor dir mit ihren Symbolen, Personen und dauerhaften Wirkungen.
part-supply = Städte im Vorrat
help-part-supply = Je sechs. Ist keine mehr da, versetzt der Seefahrer eine von deinen.
part-start = Startspieler
help-part-start = Beginnt jede Runde und ist im Niedergang zuerst an der Reihe.
part-extra = Zusatzaktionen
help-part-extra = Vor oder nach deiner Hauptaktion, im Niedergang und in der Schlusswertung: Drei Würfel bilden eine Person aus, ein Orakelwürfel tauscht bis zu zwei.

## Was Karten, Städte und Plättchen tun

part-card = Zivilisationskarte
    .own =
    { $own_coins ->
        [one] 1 Münze
       *[other] { $own_coins } Münzen
    }
    .rules =
    Braucht{ $need_noble ->
        [0] {""}
        [one] {" · "}1 × Adliger
       *[other] {" · "}{ $need_noble } × Adlige
    }{ $need_artisan ->
        [0] {""}
       *[other] {" · "}{ $need_artisan } × Handwerker
    }{ $need_soldier ->
        [0] {""}
        [one] {" · "}1 × Soldat
       *[other] {" · "}{ $need_soldier } × Soldaten
    }{ $need_merchant ->
        [0] {""}
        [one] {" · "}1 × Kaufmann
       *[other] {" · "}{ $need_merchant } × Kaufmänner
    }{ $need_priest ->
        [0] {""}
       *[other] {" · "}{ $need_priest } × Priester
    }{ $need_scholar ->
        [0] {""}
        [one] {" · "}1 × Gelehrter
       *[other] {" · "}{ $need_scholar } × Gelehrte
    }{ $city_temple ->
        [0] {""}
        [one] {" · "}1 × Tempelstadt
       *[other] {" · "}{ $city_temple } × Tempelstädte
    }{ $city_oracle ->
        [0] {""}
        [one] {" · "}1 × Orakelstadt
       *[other] {" · "}{ $city_oracle } × Orakelstädte
    }{ $city_trade ->
        [0] {""}
        [one] {" · "}1 × Handelsstadt
       *[other] {" · "}{ $city_trade } × Handelsstädte
    }.{ $symbols ->
        [0] {""}
       *[other] {" "}Symbole
    }{ $cult ->
        [0] {""}
       *[other] {" · "}Kult
    }{ $culture ->
        [0] {""}
       *[other] {" · "}Kultur
    }{ $power ->
        [0] {""}
       *[other] {" · "}Macht
    }{ $economy ->
        [0] {""}
       *[other] {" · "}Wirtschaft
    }{ $symbols ->
        [0] {""}
       *[other] .
    } Bringt · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $coins ->
        [0] {""}
        [one] {" · "}1 Münze
       *[other] {" · "}{ $coins } Münzen
    }{ $temple ->
        [0] {""}
       *[other] {" · "}{ $temple } × Tempelwürfel
    }{ $oracle ->
        [0] {""}
       *[other] {" · "}{ $oracle } × Orakelwürfel
    }{ $unlock ->
        [0] {""}
       *[other] {" · "}{ $unlock } × ein Zeitfeld befreien
    }{ $any ->
        [0] {""}
       *[other] {" · "}{ $any } × eine Person einer beliebigen Gruppe
    }{ $gain_noble ->
        [0] {""}
        [one] {" · "}1 × Adliger
       *[other] {" · "}{ $gain_noble } × Adlige
    }{ $gain_artisan ->
        [0] {""}
       *[other] {" · "}{ $gain_artisan } × Handwerker
    }{ $gain_soldier ->
        [0] {""}
        [one] {" · "}1 × Soldat
       *[other] {" · "}{ $gain_soldier } × Soldaten
    }{ $gain_merchant ->
        [0] {""}
        [one] {" · "}1 × Kaufmann
       *[other] {" · "}{ $gain_merchant } × Kaufmänner
    }{ $gain_priest ->
        [0] {""}
       *[other] {" · "}{ $gain_priest } × Priester
    }{ $gain_scholar ->
        [0] {""}
        [one] {" · "}1 × Gelehrter
       *[other] {" · "}{ $gain_scholar } × Gelehrte
    }.{ $losses ->
        [0] {""}
       *[other] {" "}Kostet
    }{ $lose_noble ->
        [0] {""}
        [one] {" · "}1 × Adliger
       *[other] {" · "}{ $lose_noble } × Adlige
    }{ $lose_artisan ->
        [0] {""}
       *[other] {" · "}{ $lose_artisan } × Handwerker
    }{ $lose_soldier ->
        [0] {""}
        [one] {" · "}1 × Soldat
       *[other] {" · "}{ $lose_soldier } × Soldaten
    }{ $lose_merchant ->
        [0] {""}
        [one] {" · "}1 × Kaufmann
       *[other] {" · "}{ $lose_merchant } × Kaufmänner
    }{ $lose_priest ->
        [0] {""}
       *[other] {" · "}{ $lose_priest } × Priester
    }{ $lose_scholar ->
        [0] {""}
        [one] {" · "}1 × Gelehrter
       *[other] {" · "}{ $lose_scholar } × Gelehrte
    }{ $losses ->
        [0] {""}
       *[other] , oder je drei Würfel.
    }{ $prints ->
        [0] {""}
       *[other] {" "}Zählt als
    }{ $print_noble ->
        [0] {""}
        [one] {" · "}1 × Adliger
       *[other] {" · "}{ $print_noble } × Adlige
    }{ $print_artisan ->
        [0] {""}
       *[other] {" · "}{ $print_artisan } × Handwerker
    }{ $print_soldier ->
        [0] {""}
        [one] {" · "}1 × Soldat
       *[other] {" · "}{ $print_soldier } × Soldaten
    }{ $print_merchant ->
        [0] {""}
        [one] {" · "}1 × Kaufmann
       *[other] {" · "}{ $print_merchant } × Kaufmänner
    }{ $print_priest ->
        [0] {""}
       *[other] {" · "}{ $print_priest } × Priester
    }{ $print_scholar ->
        [0] {""}
        [one] {" · "}1 × Gelehrter
       *[other] {" · "}{ $print_scholar } × Gelehrte
    }{ $prints ->
        [0] {""}
       *[other] {" "}beim Ausspielen von Karten.
    }{ $own ->
        [0] {""}
        [1] {" "}Einmal pro Runde: Philosoph für { part-card.own }, Sanduhren: { $own_hourglasses }.
        [2] {" "}Einmal pro Runde: Seefahrer für { part-card.own }, Sanduhren: { $own_hourglasses }.
        [3] {" "}Einmal pro Runde: Schreiber für { part-card.own }, Sanduhren: { $own_hourglasses }.
        [4] {" "}Einmal pro Runde: Chronist für { part-card.own }, Sanduhren: { $own_hourglasses }.
       *[other] {" "}Einmal pro Runde: nimm { part-card.own }, Sanduhren: { $own_hourglasses }.
    }{ $tax_again ->
        [0] {""}
       *[other] {" "}Der Steuereinnehmer zahlt dir seinen Betrag { $tax_again }-mal zusätzlich.
    }{ $share ->
        [0] {""}
       *[other] {" "}Ein Plättchen des Philosophen bezahlst du geteilt durch { $share }, aufgerundet; der Bereich bleibt.
    }{ $more ->
        [0] {""}
       *[other] {" "}Ein Plättchen des Philosophen bildet { $more } mehr im selben Bereich aus.
    }{ $philosopher_price ->
        [0] {""}
       *[other] {" "}Du wählst den Preis eines Plättchens des Philosophen, von 1 bis { $philosopher_price }.
    }{ $scribe_price ->
        [0] {""}
       *[other] {" "}Du wählst den Preis eines Plättchens des Schreibers, von 1 bis { $scribe_price }.
    }{ $less ->
        [0] {""}
       *[other] {" "}Ein Plättchen des Seefahrers kostet { $less } weniger; unter 0 bekommst du die Differenz.
    }{ $gift_coins ->
        [0] {""}
        [one] {" "}Jeder Niedergang: 1 Münze.
       *[other] {" "}Jeder Niedergang: { $gift_coins } Münzen.
    }{ $gift_temple ->
        [0] {""}
       *[other] {" "}Jeder Niedergang: { $gift_temple } × Tempelwürfel.
    }{ $gift_oracle ->
        [0] {""}
       *[other] {" "}Jeder Niedergang: { $gift_oracle } × Orakelwürfel.
    }{ $gift_points ->
        [0] {""}
        [one] {" "}Jeder Niedergang: 1 Punkt.
       *[other] {" "}Jeder Niedergang: { $gift_points } Punkte.
    }{ $gift_activate ->
        [0] {""}
        [one] {" "}Jeder Niedergang: Aktiviere 1 Großstadt mehr.
       *[other] {" "}Jeder Niedergang: Aktiviere { $gift_activate } Großstädte mehr.
    }{ $swap_points ->
        [0] {""}
       *[other] {" "}Jeder Niedergang, { $swap_times }-mal: { $swap_coins ->
            [one] 1 Münze
           *[other] { $swap_coins } Münzen
        } für { $swap_points ->
            [one] 1 Punkt
           *[other] { $swap_points } Punkte
        }.
    }{ $swap_people ->
        [0] {""}
       *[other] {" "}Jeder Niedergang, { $swap_times }-mal: { $swap_coins ->
            [one] 1 Münze
           *[other] { $swap_coins } Münzen
        } für { $swap_people } × eine Person einer beliebigen Gruppe.
    }
help-part-card = 54 Karten in drei Epochen. Eine Karte verlangt Personen und manchmal Städte und bringt Punkte, Belohnungen und oft etwas Dauerhaftes. Die meisten Werte sind eine zu den Regeln passende Rekonstruktion, nicht die der veröffentlichten Karten.
part-city = Großstadt
    .rules =
    { $symbol ->
        [0] Tempel
        [1] Orakel
        [2] Handel
       *[other] Siegpunkte
    }, { $region ->
        [0] rote Region
        [1] gelbe Region
       *[other] grüne Region
    }. Bringt beim Aktivieren { $symbol ->
        [0] { $amount ->
            [one] 1 × Tempelwürfel
           *[other] { $amount } × Tempelwürfel
        }
        [1] { $amount ->
            [one] 1 × Orakelwürfel
           *[other] { $amount } × Orakelwürfel
        }
        [2] { $amount ->
            [one] 1 Münze
           *[other] { $amount } Münzen
        }
       *[other] { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        }
    }. Der Seefahrer errichtet sie.
help-part-city = 24 in drei Regionen, je acht. Eine Aktivierung bringt einen Würfel, Münzen oder Punkte.
part-hometown = Heimatstadt
    .price =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
    .rules =
    { $kind ->
        [0] Einmal pro Runde entweder eine Aktion Schreiber ohne Plättchen für { part-hometown.price } (Sanduhren: { $hourglasses }) oder in einer Aktion Schreiber ein beliebiger Preis von 1 bis { $most }.
        [1] Einmal pro Runde entweder eine Aktion Philosoph ohne Plättchen für { part-hometown.price } (Sanduhren: { $hourglasses }) oder in einer Aktion Philosoph ein beliebiger Preis von 1 bis { $most }.
       *[other] Einmal pro Runde entweder eine Person mehr in einer Aktion Philosoph oder noch einmal der Betrag des Steuereinnehmers.
    } Symbol: { $symbol ->
        [0] Tempel
        [1] Orakel
       *[other] Handel
    }. Der Seefahrer errichtet sie.
help-part-hometown = Neun Bauplätze in drei Arten. Jede eigene hilft dir einmal pro Runde, ab dem Zug nach ihrem Bau. Sie zählt als Stadt mit ihrem Symbol, bringt aber beim Aktivieren nichts.
part-tile = Aktionsplättchen
    .rules =
    { $gain ->
        [0] Kostet
       *[other] Bringt
    } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, Sanduhren: { $hourglasses }.{ $symbol ->
        [0] {""}
        [1] {" "}Errichtet eine Tempelstadt.
        [2] {" "}Errichtet eine Orakelstadt.
        [3] {" "}Errichtet eine Handelsstadt.
       *[other] {" "}Errichtet eine beliebige Stadt.
    }
    .marks =
    { $symbol ->
        [0] {""}
        [1] , Tempel
        [2] , Orakel
        [3] , Handel
       *[other] , beliebig
    } ({ $coins }{ $alike ->
        [0] {""}
       *[other] , { $hourglasses ->
            [one] 1 Sanduhr
           *[other] { $hourglasses } Sanduhren
        }
    })
help-part-tile = 28 Plättchen, mit zwei oder drei Personen weniger. Eines zu nehmen kostet seine Münzen, ein Feld deiner Zeitskala und seine Sanduhren.

## Aktionsplättchen

tile-philosopher_1 = Philosoph 1
    .printed = Philosoph{ part-tile.marks }
help-tile-philosopher_1 = Philosoph. { part-tile.rules }
tile-philosopher_2 = Philosoph 2
    .printed = Philosoph{ part-tile.marks }
help-tile-philosopher_2 = Philosoph. { part-tile.rules }
tile-philosopher_3 = Philosoph 3
    .printed = Philosoph{ part-tile.marks }
help-tile-philosopher_3 = Philosoph. { part-tile.rules }
tile-philosopher_4 = Philosoph 4
    .printed = Philosoph{ part-tile.marks }
help-tile-philosopher_4 = Philosoph. { part-tile.rules }
tile-seafarer_1 = Seefahrer 1
    .printed = Seefahrer{ part-tile.marks }
help-tile-seafarer_1 = Seefahrer. { part-tile.rules }
tile-seafarer_2 = Seefahrer 2
    .printed = Seefahrer{ part-tile.marks }
help-tile-seafarer_2 = Seefahrer. { part-tile.rules }
tile-seafarer_3 = Seefahrer 3
    .printed = Seefahrer{ part-tile.marks }
help-tile-seafarer_3 = Seefahrer. { part-tile.rules }
tile-seafarer_4 = Seefahrer 4
    .printed = Seefahrer{ part-tile.marks }
help-tile-seafarer_4 = Seefahrer. { part-tile.rules }
tile-seafarer_5 = Seefahrer 5
    .printed = Seefahrer{ part-tile.marks }
help-tile-seafarer_5 = Seefahrer. { part-tile.rules }
tile-seafarer_6 = Seefahrer 6
    .printed = Seefahrer{ part-tile.marks }
help-tile-seafarer_6 = Seefahrer. { part-tile.rules }
tile-seafarer_7 = Seefahrer 7
    .printed = Seefahrer{ part-tile.marks }
help-tile-seafarer_7 = Seefahrer. { part-tile.rules }
tile-seafarer_8 = Seefahrer 8
    .printed = Seefahrer{ part-tile.marks }
help-tile-seafarer_8 = Seefahrer. { part-tile.rules }
tile-seafarer_9 = Seefahrer 9
    .printed = Seefahrer{ part-tile.marks }
help-tile-seafarer_9 = Seefahrer. { part-tile.rules }
tile-scribe_1 = Schreiber 1
    .printed = Schreiber{ part-tile.marks }
help-tile-scribe_1 = Schreiber. { part-tile.rules }
tile-scribe_2 = Schreiber 2
    .printed = Schreiber{ part-tile.marks }
help-tile-scribe_2 = Schreiber. { part-tile.rules }
tile-scribe_3 = Schreiber 3
    .printed = Schreiber{ part-tile.marks }
help-tile-scribe_3 = Schreiber. { part-tile.rules }
tile-scribe_4 = Schreiber 4
    .printed = Schreiber{ part-tile.marks }
help-tile-scribe_4 = Schreiber. { part-tile.rules }
tile-scribe_5 = Schreiber 5
    .printed = Schreiber{ part-tile.marks }
help-tile-scribe_5 = Schreiber. { part-tile.rules }
tile-chronicler_1 = Chronist 1
    .printed = Chronist{ part-tile.marks }
help-tile-chronicler_1 = Chronist. { part-tile.rules }
tile-chronicler_2 = Chronist 2
    .printed = Chronist{ part-tile.marks }
help-tile-chronicler_2 = Chronist. { part-tile.rules }
tile-chronicler_3 = Chronist 3
    .printed = Chronist{ part-tile.marks }
help-tile-chronicler_3 = Chronist. { part-tile.rules }
tile-chronicler_4 = Chronist 4
    .printed = Chronist{ part-tile.marks }
help-tile-chronicler_4 = Chronist. { part-tile.rules }
tile-chronicler_5 = Chronist 5
    .printed = Chronist{ part-tile.marks }
help-tile-chronicler_5 = Chronist. { part-tile.rules }
tile-chronicler_6 = Chronist 6
    .printed = Chronist{ part-tile.marks }
help-tile-chronicler_6 = Chronist. { part-tile.rules }
tile-chronicler_7 = Chronist 7
    .printed = Chronist{ part-tile.marks }
help-tile-chronicler_7 = Chronist. { part-tile.rules }
tile-chronicler_8 = Chronist 8
    .printed = Chronist{ part-tile.marks }
help-tile-chronicler_8 = Chronist. { part-tile.rules }
tile-chronicler_9 = Chronist 9
    .printed = Chronist{ part-tile.marks }
help-tile-chronicler_9 = Chronist. { part-tile.rules }
tile-leader = Neuer Startspieler
help-tile-leader = Du beginnst die nächste Runde. { part-tile.rules }

## Regionen, Städte und Heimatstädte

region-red = Griechenland und Sizilien
help-region-red = Die rote Region: Griechenland, Kreta und Sizilien.
region-yellow = Afrika
help-region-yellow = Die gelbe Region: Ägypten und die Küste bis Karthago. Zu zweit geschlossen.
region-green = Kleinasien und Levante
help-region-green = Die grüne Region: von Troja bis nach Tyros.
city-athenai = Athenai
help-city-athenai = Athen, die Stadt der Athene. { part-city.rules }
city-olympia = Olympia
help-city-olympia = Hier finden die Spiele für Zeus statt. { part-city.rules }
city-delphi = Delphi
help-city-delphi = Sitz der Pythia, Nabel der Welt. { part-city.rules }
city-dodona = Dodona
help-city-dodona = Hier weissagt das Laub einer Eiche. { part-city.rules }
city-syracusae = Syracusae
help-city-syracusae = Syrakus, reichster Hafen Siziliens. { part-city.rules }
city-corinthus = Corinthus
help-city-corinthus = Korinth, zwischen zwei Meeren. { part-city.rules }
city-cnossus = Cnossus
help-city-cnossus = Knossos, Palast des Minos auf Kreta. { part-city.rules }
city-sparta = Sparta
help-city-sparta = Eine Stadt, deren Mauern ihre Männer sind. { part-city.rules }
city-cyrene = Cyrene
help-city-cyrene = Griechische Kolonie an der libyschen Küste. { part-city.rules }
city-memphis = Memphis
help-city-memphis = Alte Hauptstadt Ägyptens, Stadt des Ptah. { part-city.rules }
city-ammonium = Ammonium
help-city-ammonium = Die Oase Siwa, wo Ammon spricht. { part-city.rules }
city-thebae = Thebae
help-city-thebae = Das hunderttorige Theben. { part-city.rules }
city-alexandria = Alexandria
help-city-alexandria = Hafen und Markt am Nil. { part-city.rules }
city-carthago = Carthago
help-city-carthago = Karthago, Herrin des westlichen Meers. { part-city.rules }
city-appolonia = Appolonia
help-city-appolonia = Hafen von Kyrene, geschrieben wie in der Anleitung. { part-city.rules }
city-leptis_magna = Leptis Magna
help-city-leptis_magna = Eine stolze Stadt Tripolitaniens. { part-city.rules }
city-ephesus = Ephesus
help-city-ephesus = Groß ist die Artemis der Epheser. { part-city.rules }
city-byblos = Byblos
help-city-byblos = Die Stadt, die den Büchern ihren Namen gab. { part-city.rules }
city-didyma = Didyma
help-city-didyma = Apollons Orakel bei Milet. { part-city.rules }
city-patara = Patara
help-city-patara = Apollons Wintersitz in Lykien. { part-city.rules }
city-tyrus = Tyrus
help-city-tyrus = Tyros, die Stadt des Purpurs. { part-city.rules }
city-miletus = Miletus
help-city-miletus = Mutter von neunzig Kolonien. { part-city.rules }
city-pergamon = Pergamon
help-city-pergamon = Eine Residenz auf dem Berg über der Ebene. { part-city.rules }
city-troia = Troia
help-city-troia = Troja, zehn Jahre belagert. { part-city.rules }
hometown-scribes_temple = Heimatstadt der Schreiber (Tempel)
help-hometown-scribes_temple = { part-hometown.rules }
hometown-scribes_oracle = Heimatstadt der Schreiber (Orakel)
help-hometown-scribes_oracle = { part-hometown.rules }
hometown-scribes_trade = Heimatstadt der Schreiber (Handel)
help-hometown-scribes_trade = { part-hometown.rules }
hometown-philosophers_temple = Heimatstadt der Philosophen (Tempel)
help-hometown-philosophers_temple = { part-hometown.rules }
hometown-philosophers_oracle = Heimatstadt der Philosophen (Orakel)
help-hometown-philosophers_oracle = { part-hometown.rules }
hometown-philosophers_trade = Heimatstadt der Philosophen (Handel)
help-hometown-philosophers_trade = { part-hometown.rules }
hometown-inventors_temple = Heimatstadt der Erfinder (Tempel)
help-hometown-inventors_temple = { part-hometown.rules }
hometown-inventors_oracle = Heimatstadt der Erfinder (Orakel)
help-hometown-inventors_oracle = { part-hometown.rules }
hometown-inventors_trade = Heimatstadt der Erfinder (Handel)
help-hometown-inventors_trade = { part-hometown.rules }

## Karten

card-altar = Altar
help-card-altar = Rauch steigt auf, wo das Volk um Gunst bittet. { part-card.rules }
card-well = Brunnen
help-card-well = Klares Wasser zieht Siedler an, und Siedler zahlen. { part-card.rules }
card-harbour = Hafen
help-card-harbour = Molen halten die Dünung ab und holen die Welt herein. { part-card.rules }
card-trading_post = Handelsposten
help-card-trading_post = Eine Theke, eine Waage und freier Blick auf die Straße. { part-card.rules }
card-insula = Insula
help-card-insula = Mieter auf jedem Stockwerk, Miete an jedem Ersten. { part-card.rules }
card-catapult = Katapult
help-card-catapult = Steine reichen weiter als Argumente. { part-card.rules }
card-granary = Kornspeicher
help-card-granary = Wer in guten Jahren speichert, gewinnt in schlechten Zeit. { part-card.rules }
card-marketplace = Marktplatz
help-card-marketplace = Hier hat alles seinen Preis, sogar der Klatsch. { part-card.rules }
card-treasury = Schatzkammer
help-card-treasury = Dicke Mauern für dünne Zeiten. { part-card.rules }
card-forge = Schmiede
help-card-forge = Der Blasebalg ruht nie, und die Lehrlinge lernen. { part-card.rules }
card-scriptorium = Schreibstube
help-card-scriptorium = Rohrfedern kratzen vom Morgen bis zum Lampenlicht. { part-card.rules }
card-stele = Stele
help-card-stele = Ein Stein, der behält, was Menschen vergessen. { part-card.rules }
card-quarry = Steinbruch
help-card-quarry = Blöcke rollen hinab zu den Schiffen am Anleger. { part-card.rules }
card-road = Straße
help-card-road = Gerade, gepflastert und nur noch halb so lang. { part-card.rules }
card-pottery = Töpferei
help-card-pottery = Ton, Scheibe, Feuer: Krüge für Öl und Wein. { part-card.rules }
card-training_ground = Übungsplatz
help-card-training_ground = Sand, Schweiß und ein brüllender Alter. { part-card.rules }
card-watchtower = Wachturm
help-card-watchtower = Hier sieht man die Segel zuerst. { part-card.rules }
card-shipyard = Werft
help-card-shipyard = Spanten aus Zeder warten auf Planken und Pech. { part-card.rules }
card-academy = Akademie
help-card-academy = Unter den Ölbäumen ist jeder ein Schüler. { part-card.rules }
card-aqueduct = Aquädukt
help-card-aqueduct = Bogen auf Bogen, und das Wasser geht in die Stadt. { part-card.rules }
card-arena = Arena
help-card-arena = Für einen Tag ist die Menge edel. { part-card.rules }
card-basilica = Basilika
help-card-basilica = Eine Halle für Richter, Bankiers und Regentage. { part-card.rules }
card-library = Bibliothek
help-card-library = Jedes Schiff, das anlegt, leiht seine Rollen. { part-card.rules }
card-forum = Forum
help-card-forum = Hier redet die Stadt, und Münzen wechseln den Besitzer. { part-card.rules }
card-gymnasium = Gymnasion
help-card-gymnasium = Ein gesunder Geist braucht einen langen Lauf. { part-card.rules }
card-sanctuary = Heiligtum
help-card-sanctuary = Wer seine Stufen erreicht, ist sicher. { part-card.rules }
card-hospital = Hospital
help-card-hospital = Träume, Kräuter und sauberes Leinen. { part-card.rules }
card-caravanserai = Karawanserei
help-card-caravanserai = Kamele knien, Kaufleute zählen. { part-card.rules }
card-barracks = Kaserne
help-card-barracks = Betten in Reihen, Speere in Reihen. { part-card.rules }
card-monument = Monument
help-card-monument = Jemand gab seinen Rücken, damit ein Name steht. { part-card.rules }
card-mint = Münzstätte
help-card-mint = Ein Gesicht auf Silber ist mehr wert als Silber. { part-card.rules }
card-oracle_site = Orakelstätte
help-card-oracle_site = Die Antwort ist klar, nur die Frage war es nicht. { part-card.rules }
card-city_wall = Stadtmauer
help-card-city_wall = Hoch genug für ruhigen Schlaf. { part-card.rules }
card-statue = Statue
help-card-statue = Marmor schmeichelt selbst den Toten. { part-card.rules }
card-theatre = Theater
help-card-theatre = Die Stadt weint um Könige, die sie nie hatte. { part-card.rules }
card-thermae = Thermen
help-card-thermae = Warmes Wasser, heiße Neuigkeiten. { part-card.rules }
card-circus = Circus
help-card-circus = Sieben Runden, vier Farben, ein Schrei. { part-card.rules }
card-emporium = Emporion
help-card-emporium = Waren von jeder Küste unter einem Dach. { part-card.rules }
card-fortress = Festung
help-card-fortress = Sie fiel nie, sie hatte nur Hunger. { part-card.rules }
card-hanging_gardens = Hängende Gärten
help-card-hanging_gardens = Ein grüner Berg für eine Königin mit Heimweh. { part-card.rules }
card-colossus = Koloss
help-card-colossus = Bronze über dem Licht des Hafens. { part-card.rules }
card-lighthouse = Leuchtturm
help-card-lighthouse = Ein Feuer, nach dem die Schiffe steuern. { part-card.rules }
card-mausoleum = Mausoleum
help-card-mausoleum = Ein Haus für einen, der keines braucht. { part-card.rules }
card-museion = Museion
help-card-museion = Hier halten die Musen Schule. { part-card.rules }
card-necropolis = Nekropole
help-card-necropolis = Die stille Stadt neben der lauten. { part-card.rules }
card-obelisk = Obelisk
help-card-obelisk = Ein steinerner Finger, der auf den Mittag zeigt. { part-card.rules }
card-palace = Palast
help-card-palace = Hundert Räume und ein Stuhl, der zählt. { part-card.rules }
card-pantheon = Pantheon
help-card-pantheon = Platz für jeden Gott und ein Auge zum Himmel. { part-card.rules }
card-pyramid = Pyramide
help-card-pyramid = Eine Treppe, die eine Generation brauchte. { part-card.rules }
card-school = Schule
help-card-school = Wachstafeln und die Regel des kurzen Stocks. { part-card.rules }
card-senate = Senat
help-card-senate = Alte Männer, lange Reden, dauerhafte Gesetze. { part-card.rules }
card-observatory = Sternwarte
help-card-observatory = Sie zählt den Himmel, Nacht für Nacht. { part-card.rules }
card-triumphal_arch = Triumphbogen
help-card-triumphal_arch = Ein Tor für einen einzigen Zug. { part-card.rules }
card-citadel = Zitadelle
help-card-citadel = Die letzte Tür der Stadt. { part-card.rules }
