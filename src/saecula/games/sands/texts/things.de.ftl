### The Sands of Time. Namen und Hilfe der Dinge.
### Die Nachricht eines Dings ist sein Name, ein Etikett. Werte, die ein Datenpaket ändern kann, kommen als Variablen.

title = The Sands of Time
title-tagline = Drei Dynastien lang herrschen, prahlen und in Erinnerung bleiben: Ernte, baue und kämpfe dich in die Chroniken.
title-length = ein Abend
title-weight = Für Geübte
hint-score = { $amount } Punkte
title-provenance = Regeln und Beispiele folgen der englischen und der deutschen Anleitung. Weder Spielplan noch Plättchen, Karten oder Spielübersicht waren zu finden; das meiste, was darauf gedruckt ist, haben wir deshalb um die Zahlen der Anleitungen herum selbst rekonstruiert: die äußeren Regionen, Landschaften, Handelsgüter, Kapazitäten, die Länge der Skalen, die meisten Bedingungen der Chroniken, 23 von 31 Fortschritten, die meisten Werte der Bauwerke und die Symbole der Karten. Jede Zeile der Daten sagt es; wer das Spiel besitzt, kann eigene Werte mit einem Datenpaket darüberlegen.

## Optionen

option-growth_icons = Bauernsymbole
    .help = Auf wie vielen Feldern der Dynastieskala die Bevölkerung wächst: auf einem je Dynastie (drei) oder auf zweien (sechs). Die gedruckte Skala war nicht zu finden; mit sechs gehen die Bauern bald aus.
option-growth_icons-three = drei
option-growth_icons-six = sechs
option-own_cities_give_heritage = Überlieferung durch eigene Städte
    .help = Die Anleitung nennt an einer Stelle alle Städte und Hauptstädte, an anderer nur die der Mitspieler. Schalte dies ein, wenn auch Karawanen Überlieferung bringen sollen, die deine eigenen erstmals erreichen.
option-tribute = Tribut
    .help = Was andere für Karawanen an deiner Hauptstadt und deinen Städten schulden: eine Ressource je Mitspieler wie in der englischen Anleitung oder eine je Karawane wie in der deutschen.
option-tribute-per_player = je Mitspieler
option-tribute-per_caravan = je Karawane
option-structure_tiles = Bauwerkplättchen
    .help = Wie viele Plättchen jedes Bauwerks zu viert und zu fünft verwendet werden: 6 und 8 wie in der englischen Anleitung oder 5 und 6 wie in der deutschen.
option-structure_tiles-english = 6 und 8
option-structure_tiles-german = 5 und 6
option-bonus_unrest = Unruhe durch Bonusaktionen
    .help = Jeder Zug mit einer Bonusaktion erhöht die Unruhe (englische Anleitung) oder nur der erste Einsatz jeder Bonusaktion in einer Generation (deutsche Anleitung).
option-bonus_unrest-every_turn = jeder Zug
option-bonus_unrest-first_use = erster Einsatz
option-repeat_unrest = Unruhe durch wiederholte Karten
    .help = Eine Karte erhöht die Unruhe, wenn du sie erneut benutzt (englische Anleitung) oder schon, wenn du sie erneut wählst (deutsche Anleitung).
option-repeat_unrest-used = beim Benutzen
option-repeat_unrest-chosen = beim Wählen
option-attack_die = Würfel beim Angriff
    .help = Beim Angriff darf dein Würfel die Unruhe auf bis zu 7 treiben, auch mit Brot und Spielen; so steht es in beiden Anleitungen. Oder nur bis zu deinem eigenen Höchstwert, weil jeder nur einen hat (Entscheidung R37).
option-attack_die-seven = bis 7
option-attack_die-own_maximum = bis zum eigenen Höchstwert
option-conquer_order = Reihenfolge der Eroberung
    .help = Mit einer Eroberung greifst du erst an und annektierst dann, in der Reihenfolge der Anleitung; oder in beliebiger Reihenfolge, weil dort „eine oder beide“ steht (Entscheidung R48).
option-conquer_order-attack_first = erst der Angriff
option-conquer_order-any = beliebig

## Regionen

help-near-land = Benachbart: { $things }.
help-near-sea = Durch eine gepunktete Linie übers Meer verbunden: { $things }.

land-hispania = Hispania
help-land-hispania = Die Iberische Halbinsel zwischen dem Ozean und dem westlichen Meer.
land-gallia = Gallia
help-land-gallia = Das Land von den Pyrenäen bis zum Rhein, heute größtenteils Frankreich.
land-italia = Italia
help-land-italia = Die lange Halbinsel mitten im Meer.
land-graecia = Graecia
help-land-graecia = Griechenland und der südliche Balkan.
land-asia_minor = Asia Minor
help-land-asia_minor = Anatolien, die Brücke zwischen Europa und Asien.
land-syria = Syria
help-land-syria = Die Ostküste des Meeres und das Land dahinter.
land-aegyptus = Aegyptus
help-land-aegyptus = Das Tal und das Delta des Nils.
land-libya = Libya
help-land-libya = Die afrikanische Küste westlich des Nils. Eine Ebene.
land-mauretania = Mauretania
help-land-mauretania = Der Nordwesten Afrikas, gegenüber von Hispania.
land-sicilia = Sicilia
help-land-sicilia = Sizilien und das ganze Meer ringsum; eine Region wie jede andere.
land-rhodes = Rhodes
help-land-rhodes = Rhodos, Kreta und das Meer ringsum; eine Region wie jede andere.
land-cyprus = Cyprus
help-land-cyprus = Zypern und das Meer ringsum; eine Region wie jede andere.
land-germania = Germania
help-land-germania = Die Wälder jenseits des Rheins.
land-armenia = Armenia
help-land-armenia = Das Hochland zwischen Anatolien und dem Kaspischen Meer.
land-mesopotamia = Mesopotamia
help-land-mesopotamia = Das Land zwischen Euphrat und Tigris.
land-aethiopia = Æthiopia
help-land-aethiopia = Alles, was südlich der afrikanischen Küste liegt.
land-britannia = Britannia
help-land-britannia = Die Insel am Rand der bekannten Welt.
land-dacia = Dacia
help-land-dacia = Die Berge nördlich der unteren Donau.
land-sarmatia = Sarmatia
help-land-sarmatia = Die Steppe nördlich des Schwarzen Meeres.
land-parthia = Parthia
help-land-parthia = Das Land südöstlich des Kaspischen Meeres.
land-persia = Persia
help-land-persia = Das Hochland des Iran.
land-arabia = Arabia
help-land-arabia = Die große Halbinsel der Wüste.
land-scythia = Scythia
help-land-scythia = Das Grasland Innerasiens.
land-bactria = Bactria
help-land-bactria = Das Land am oberen Oxus, am Fuß hoher Berge.
land-india = India
help-land-india = Das Land jenseits des Indus.
land-serica = Serica
help-land-serica = Das ferne Land, aus dem die Seide kommt.

terrain-plains = Ebene
help-terrain-plains = Flaches Land. Manche politischen Fortschritte stärken Soldaten, die hier kämpfen.
terrain-mountain = Gebirge
help-terrain-mountain = Bergland. Manche politischen Fortschritte stärken Soldaten, die hier kämpfen.
terrain-island = Insel
help-terrain-island = Inseln und das Meer ringsum. Manche politischen Fortschritte stärken Soldaten, die hier kämpfen.

## Handelsgüter

good-silver = Silber
help-good-silver = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-wine = Wein
help-good-wine = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-marble = Marmor
help-good-marble = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-purple_dye = Purpur
help-good-purple_dye = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-papyrus = Papyrus
help-good-papyrus = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-olive_oil = Olivenöl
help-good-olive_oil = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-tin = Zinn
help-good-tin = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-amber = Bernstein
help-good-amber = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-timber = Holz
help-good-timber = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-copper = Kupfer
help-good-copper = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-glass = Glas
help-good-glass = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-incense = Weihrauch
help-good-incense = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-ivory = Elfenbein
help-good-ivory = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-furs = Pelze
help-good-furs = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-spices = Gewürze
help-good-spices = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.
good-silk = Seide
help-good-silk = Ein Handelsgut auf einer Grenze: Eine Karawane dort erhöht eine Überlieferung; es zählt für Steuern und für Handelskontakte.

## Ressourcen, Bürger, Kategorien

resource-crops = Getreide
    .one = Getreide
help-resource-crops = Mit Getreide zahlst du Angriffe, Annexionen, das Regieren und Karawanen. Was am Ende einer Generation übrig ist, verfällt.
resource-gold = Gold
help-resource-gold = Mit Gold zahlst du Bauwerke, Musterungen und Karawanen. Was am Ende einer Generation übrig ist, verfällt.
citizen-peasant = Bauer
    .many = Bauern
help-citizen-peasant = Ein Bürger. Jeder Bauer in einer Region, die du kontrollierst, bringt zu Beginn einer Generation 1 Ressource, höchstens bis zu ihrer Kapazität. Kampfwert 1.
citizen-warrior = Soldat
    .many = Soldaten
help-citizen-warrior = Ein Bürger. Bringt keine Ressourcen, kann aber überfallen. Kampfwert 2.
category-civil = Bürgertum
help-category-civil = Eine der drei Zivilisationskategorien: Bauwerke und Springbrunnen.
category-political = Politik
help-category-political = Eine der drei Zivilisationskategorien: Regionen und Bevölkerung.
category-cultural = Kultur
help-category-cultural = Eine der drei Zivilisationskategorien: Handelskontakte und Leiern.

## Karten

card-chronicle = Chronik
    .rules =
    Verlangt Überlieferung { $heritage } und die Bedingung ihres Wertungsfelds; bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
help-card-chronicle = Lege eine deiner Chronikkarten verdeckt auf ein Wertungsfeld, auf dem noch keine von dir liegt.
card-muster = Musterung
help-card-muster = Stelle für 1 Gold einen Soldaten in eine deiner Regionen. Box (Politik): In jeder deiner Regionen macht 1 Gold aus einem Bauern einen Soldaten oder umgekehrt. Eine Handlung je Region.
card-conquer = Eroberung
help-card-conquer = Greife in einer Region jemanden an, annektiere sie oder beides.
card-raid = Überfall
help-card-raid = Ziehe beliebig viele deiner Soldaten in benachbarte Regionen; nimm dann in einer davon Ressourcen. Box (Politik): Nimm sie überall, wo deine Soldaten stehen.
card-build = Bauen
help-card-build = Errichte ein Bauwerk in einer deiner Regionen; es kostet Gold in Höhe seines Levels und deiner Unruhe. Box (Bürgertum): auch eine Stadt.
card-govern = Regieren
help-card-govern = Senke deine Unruhe; jede Stufe kostet so viel Getreide, wie du Regionen kontrollierst. Box (Kultur): Eine Stufe ist frei.
card-advance = Fortschritt
help-card-advance = Rücke mit einem Marker zum nächsten Fortschritt vor, wenn deine Unruhe nicht höher ist als deine Überlieferung in dieser Kategorie. Box (Kultur): Oder beginne eine neue Reihe.
card-caravan_1 = Karawane I
help-card-caravan_1 = Lege für 2 Getreide oder 2 Gold eine Karawane auf eine Grenze, die mit deiner Hauptstadt oder einer deiner Städte verbunden ist.
card-caravan_2 = Karawane II
help-card-caravan_2 = Wie Karawane I, aber nur, solange die Kategorie Kultur freigeschaltet ist.
card-migrate = Übersiedeln
help-card-migrate = Ziehe beliebig viele deiner Bürger in benachbarte Regionen. Box (Kultur): Lege danach neben einem von ihnen eine Karawane ohne Kosten.
card-tribute = Tribut
help-card-tribute = Nimm 1 Ressource von jeder deiner Kolonien oder von jedem Mitspieler mit einer Karawane an deiner Hauptstadt und an jeder deiner Städte. Box (Bürgertum): beides.
card-civil_emphasis = Schwerpunkt Bürgertum
help-card-civil_emphasis = Schaltet die Boxen des Bürgertums für diese Generation frei. Drei Marker für Aktionen und Bauwerke des Bürgertums erhöhen diese Überlieferung. Nur eine Schwerpunktkarte je Generation.
card-political_emphasis = Schwerpunkt Politik
help-card-political_emphasis = Schaltet die Boxen der Politik für diese Generation frei. Drei Marker für Aktionen und Bauwerke der Politik erhöhen diese Überlieferung. Nur eine Schwerpunktkarte je Generation.
card-cultural_emphasis = Schwerpunkt Kultur
help-card-cultural_emphasis = Schaltet die Boxen der Kultur für diese Generation frei. Drei Marker für Aktionen und Bauwerke der Kultur erhöhen diese Überlieferung. Nur eine Schwerpunktkarte je Generation.

chronicle-1 = Chronik 1
help-chronicle-1 = { card-chronicle.rules }
chronicle-2 = Chronik 2
help-chronicle-2 = { card-chronicle.rules }
chronicle-3 = Chronik 3
help-chronicle-3 = { card-chronicle.rules }
chronicle-4 = Chronik 4
help-chronicle-4 = { card-chronicle.rules }
chronicle-5 = Chronik 5
help-chronicle-5 = { card-chronicle.rules }
chronicle-6 = Chronik 6
help-chronicle-6 = { card-chronicle.rules }
chronicle-7 = Chronik 7
help-chronicle-7 = { card-chronicle.rules }

bin-structures = A: Bauwerke
help-bin-structures = Bürgertum. Zählt die Bauwerke in deinen Regionen, Städte eingeschlossen.
bin-fountains = B: Springbrunnen
help-bin-fountains = Bürgertum. Zählt die Springbrunnen auf Bauwerken in deinen Regionen und auf deinen Fortschritten.
bin-territories = C: Regionen
help-bin-territories = Politik. Zählt die Regionen, die du kontrollierst, die Hauptstadt eingeschlossen.
bin-population = D: Bevölkerung
help-bin-population = Politik. Zählt deine Bürger auf der Karte, wo immer sie stehen.
bin-contacts = E: Handelskontakte
help-bin-contacts = Kultur. Zählt die Handelsgüter, die deine Karawanen berühren, und die Regionen mit Hauptstadt oder Stadt der Mitspieler, die sie berühren, jede einmal.
bin-lyres = F: Leiern
help-bin-lyres = Kultur. Zählt die Leiern auf Bauwerken in deinen Regionen und auf deinen Fortschritten.

## Fortschritte
## Eigene Übersetzungen, wo die deutsche Anleitung einen Namen nicht nennt.

tree-agriculture = Reihe der Landwirtschaft
help-tree-agriculture = Die obere Reihe des Bürgertums. Um hier vorzurücken, darf deine Unruhe nicht höher sein als deine Überlieferung im Bürgertum.
tree-labor = Reihe der Arbeit
help-tree-labor = Die untere Reihe des Bürgertums. Um hier vorzurücken, darf deine Unruhe nicht höher sein als deine Überlieferung im Bürgertum.
tree-law = Reihe des Gesetzes
help-tree-law = Die obere Reihe der Politik. Um hier vorzurücken, darf deine Unruhe nicht höher sein als deine Überlieferung in der Politik.
tree-bronze_working = Reihe der Bronze-Verarbeitung
help-tree-bronze_working = Die untere Reihe der Politik. Um hier vorzurücken, darf deine Unruhe nicht höher sein als deine Überlieferung in der Politik.
tree-writing = Reihe der Schrift
help-tree-writing = Die obere Reihe der Kultur. Um hier vorzurücken, darf deine Unruhe nicht höher sein als deine Überlieferung in der Kultur.
tree-religion = Reihe der Religion
help-tree-religion = Die untere Reihe der Kultur. Um hier vorzurücken, darf deine Unruhe nicht höher sein als deine Überlieferung in der Kultur.

advance-agriculture = Landwirtschaft
help-advance-agriculture = Zu Beginn einer Generation { $amount } Getreide mehr aus jeder deiner Getreideregionen mit einem Bauern von dir. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-labor = Arbeit
help-advance-labor = Beim Bauen darfst du Bauern schuften lassen: { $amount } Gold weniger je Bauer von dir in der Region; danach kommen zwei von ihnen in den Vorrat zurück. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-ornamentation = Verzierung
help-advance-ornamentation = Nur Symbole. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-masonry = Mauerwerk
help-advance-masonry = Jedes Bauwerk kostet { $amount } Gold weniger. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-despotism = Tyrannei
help-advance-despotism = Schaltet die Boxen des Bürgertums dauerhaft frei. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-sanitation = Kanalisation
help-advance-sanitation = Jede deiner Regionen hat Platz für { $amount } mehr, ehe sie überbevölkert ist. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-bread_and_circus = Brot und Spiele
help-advance-bread_and_circus = Deine höchste Unruhe liegt um { $amount } niedriger als die der anderen. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-coinage = Münzprägung
help-advance-coinage = Einmal in jedem deiner Züge darfst du bis zu { $amount } einer Ressource eins zu eins gegen die andere tauschen. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-vision = Vision
help-advance-vision =
    Jedes deiner Wunder bringt am Ende einer Dynastie { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } mehr. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-architecture = Baukunst
help-advance-architecture =
    Mit Bauen darfst du { $amount ->
        [one] 1 Bauwerk
       *[other] { $amount } Bauwerke
    } mehr errichten; es wird für sich bezahlt. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-law = Gesetz
help-advance-law = Annektieren kostet { $amount } Getreide weniger für jeden deiner Soldaten in der Region. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-bronze_working = Bronze-Verarbeitung
help-advance-bronze_working = Kampfwert { $amount } höher, im Angriff und in der Verteidigung. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-horsemanship = Reitkunst
help-advance-horsemanship =
    Beim Überfall darf jeder Soldat { $amount ->
        [one] 1 Region
       *[other] { $amount } Regionen
    } weiter ziehen. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-conscription = Aushebung
help-advance-conscription =
    Mit Musterung darfst du { $amount ->
        [one] 1 Soldaten
       *[other] { $amount } Soldaten
    } mehr einsetzen, in einer anderen Region. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-chariots = Streitwagen
help-advance-chariots = In Ebenen Kampfwert { $amount } höher für jeden deiner Soldaten dort. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-phalanx = Phalanx
help-advance-phalanx = Im Gebirge Kampfwert { $amount } höher für jeden deiner Soldaten dort. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-triremes = Trieren
help-advance-triremes = Auf Inseln Kampfwert { $amount } höher für jeden deiner Soldaten dort. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-monarchy = Monarchie
help-advance-monarchy = Schaltet die Boxen der Politik dauerhaft frei. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-iron_working = Eisen-Verarbeitung
help-advance-iron_working = Kampfwert { $amount } höher, im Angriff und in der Verteidigung. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-bureaucracy = Verwaltung
help-advance-bureaucracy =
    Annektieren und Regieren zählen { $amount ->
        [one] 1 Region
       *[other] { $amount } Regionen
    } weniger, mindestens eine. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-legions = Legionen
help-advance-legions = Gewinnst du einen Kampf, gleich auf welcher Seite, verlierst du keinen Bürger. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-writing = Schrift
help-advance-writing = Für die Aktion Fortschritt zählt deine Unruhe { $amount } niedriger. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-religion = Religion
help-advance-religion = Jede bezahlte Stufe beim Regieren kostet { $amount } Getreide weniger, mindestens eines. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-poetry = Dichtung
help-advance-poetry = Nur Symbole. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-commerce = Handel
help-advance-commerce = Eine Karawane kostet { $amount } weniger. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-democracy = Demokratie
help-advance-democracy = Schaltet die Boxen der Kultur dauerhaft frei. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-philosophy = Philosophie
help-advance-philosophy = Für die Aktion Fortschritt zählt deine Überlieferung in jeder Kategorie { $amount } höher. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-drama = Schauspiel
help-advance-drama = Deine Amphitheater wirken auch, solange die Kategorie Kultur gesperrt ist. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-cartography = Kartografie
help-advance-cartography =
    Mit einer Karawanen-Aktion darfst du { $amount ->
        [one] 1 Karawane
       *[other] { $amount } Karawanen
    } mehr legen; sie wird für sich bezahlt. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-literature = Literatur
help-advance-literature = Beim Werten der Chroniken zählt jede deiner Überlieferungen { $amount } höher. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
advance-festivals = Festspiele
help-advance-festivals = In jeder Generation verursacht deine erste Bonusaktion keine Unruhe. Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.

## Bauwerke

structure-quarry = Steinbruch
help-structure-quarry = Spätere Bauwerke in dieser Region kosten { $amount } Gold weniger. Preis: { $level } Gold plus deine Unruhe. Bürgertum, Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
structure-irrigation = Bewässerung
help-structure-irrigation = Box (Bürgertum): Bei der Musterung bringt 1 Gold einen Bauern hierher. Preis: { $level } Gold plus deine Unruhe. Bürgertum, Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
structure-aqueduct = Aquädukt
help-structure-aqueduct = Platz für { $amount } mehr, ehe die Region überbevölkert ist. Preis: { $level } Gold plus deine Unruhe. Bürgertum, Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
structure-city = Stadt
help-structure-city = Hier können Karawanen beginnen, und die der anderen zahlen Tribut. Platz für { $amount } mehr. Nur mit freigeschaltetem Bürgertum. Preis: die Kapazität der Region in Gold plus deine Unruhe. Bürgertum; das Level ist diese Kapazität; Springbrunnen { $fountains }, Leiern { $lyres }.
structure-victory_arch = Triumphbogen
help-structure-victory_arch = Erhöht beim Bau deine Überlieferung der Politik um { $heritage }; nur in einer Kolonie. Preis: { $level } Gold plus deine Unruhe. Politik, Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
structure-roads = Straße
help-structure-roads = Für Bewegungen sind alle Nachbarn dieser Region einander benachbart. Andere brauchen deine Erlaubnis, um hindurchzuziehen. Preis: { $level } Gold plus deine Unruhe. Politik, Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
structure-fortress = Festung
help-structure-fortress = Kampfwert { $amount } höher, wenn du hier angegriffen wirst und die Region kontrollierst. Preis: { $level } Gold plus deine Unruhe. Politik, Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
structure-palace = Palast
help-structure-palace =
    Erhöht beim Bau deine Überlieferung der Politik um { $heritage }. Box (Politik): Annektieren und Regieren zählen { $amount ->
        [one] 1 Region
       *[other] { $amount } Regionen
    } weniger, einmal je Spieler. Preis: { $level } Gold plus deine Unruhe. Politik, Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
structure-library = Bibliothek
help-structure-library = Erhöht beim Bau deine Überlieferung der Kultur um { $heritage }; nur in deiner Hauptstadtregion oder mit einer deiner Städte. Preis: { $level } Gold plus deine Unruhe. Kultur, Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
structure-amphitheater = Amphitheater
help-structure-amphitheater = Box (Kultur): Bauwerke in deinen benachbarten Regionen kosten { $amount } Gold weniger; mehrere zählen nicht zusammen. Preis: { $level } Gold plus deine Unruhe. Kultur, Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
structure-temple = Tempel
help-structure-temple =
    Box (Kultur): Beim Regieren ist { $amount ->
        [one] 1 Stufe
       *[other] { $amount } Stufen
    } mehr frei; mehrere zählen nicht zusammen. Preis: { $level } Gold plus deine Unruhe. Kultur, Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.
structure-wonder = Wunder
help-structure-wonder =
    { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } am Ende jeder Dynastie, mit Vision mehr, für den, der es kontrolliert. Preis: { $level } Gold plus deine Unruhe. Kultur, Level { $level }, Springbrunnen { $fountains }, Leiern { $lyres }.

## Bonusaktionen, Wege des Tributs, Teile des Tisches

bonus-oppress = Unterdrückung
help-bonus-oppress = Deine Bauern in einer deiner Regionen bringen noch einmal Ressourcen, höchstens bis zu ihrer Kapazität. Am Ende deines Zuges steigt die Unruhe.
bonus-patronage = Unterstützung
help-bonus-patronage = In diesem Zug zählt deine Überlieferung in einer Kategorie um 2 höher, aber nur für Fortschritte. Am Ende deines Zuges steigt die Unruhe.
bonus-tax = Steuern
help-bonus-tax = 1 Gold oder 1 Getreide für jedes Handelsgut, das deine Karawanen berühren. Am Ende deines Zuges steigt die Unruhe.
way-colonies = Kolonien
help-way-colonies = 1 Ressource von jeder deiner Kolonien, von der Art, die sie bietet.
way-cities = Hauptstadt und Städte
help-way-cities = 1 Ressource von jedem Mitspieler mit einer Karawane an deiner Hauptstadt und noch einmal an jeder deiner Städte, von der Art, die die Region bietet.
way-both = beides
help-way-both = Von Kolonien und von Hauptstadt und Städten: nur mit freigeschaltetem Bürgertum.

part-unrest = Unruhe
help-part-unrest = Der Widerstand deines Volkes. Er erschwert das Bauen, Angreifen und Fortschreiten. Bonusaktionen, wiederholte Karten, Überbevölkerung und gewonnene Kämpfe erhöhen ihn; nur Regieren senkt ihn. Was über das Höchste hinausginge, kostet stattdessen einen Punkt.
part-heritage = Überlieferung
help-part-heritage = Dein Ansehen in einer Kategorie. Du brauchst es, um Chroniken zu werten und fortzuschreiten. Neue Handelskontakte, gefüllte Schwerpunktkarten, manche Bauwerke und gewertete Chroniken erhöhen es.
part-dynasty = Dynastieskala
help-part-dynasty = Der Marker rückt in jedem Zug vor. Hat er am Ende einer Generation die nächste Farbe erreicht, werden Chroniken gewertet. Zieht er über ein Bauernsymbol, wächst die Bevölkerung.
part-generation = Generationenskala
help-part-generation = Zwei bis vier Züge sind eine Generation. Nach dem zweiten und dritten Zug entscheidet ein Würfel: Ist er niedriger als die Zahl auf dem Feld, endet sie.
part-score = Siegpunkte
help-part-score = Chroniken und Wunder am Ende jeder Dynastie, drei Boni am Spielende; Unruhe über dem Höchsten kostet Punkte.
part-abacus = Abakus
help-part-abacus = Dein Getreide und dein Gold. In jeder Generation wird neu gezählt.
part-start_player = Startspieler
help-part-start_player = Hat den ersten Zug. Nach jeder Generation geht die Figur nach links.
part-capital = Hauptstadt
help-part-capital = Zählt als Provinz, nicht als Stadt. Hier beginnen Karawanen. Verlierst du sie, gründest du sie in einer anderen Region neu.
part-province = Provinz
help-part-province = Eine der Regionen, mit denen du begonnen hast. Bringt keinen Tribut.
part-colony = Kolonie
help-part-colony = Eine Region, die du annektiert hast. Bringt Tribut.
part-caravan = Karawane
help-part-caravan = Liegt auf einer Grenze, durch andere von dir mit deiner Hauptstadt oder einer Stadt verbunden. Bringt Überlieferung, wenn sie erstmals ein Handelsgut oder eine Hauptstadt oder Stadt anderer erreicht.
part-roads = Straßen
help-part-roads = Die Nachbarn einer Region mit Straße gelten für Bewegungen als einander benachbart. Durch die Straßen anderer ziehst du nur mit Erlaubnis.
part-capacity = Kapazität
help-part-capacity = Die Zahl auf dem Ressourcenplättchen: so viel bringt die Region höchstens, so viele Bauwerke fasst sie, und so viele Bürger erträgt sie ohne Unruhe.
part-supply = Vorrat
help-part-supply = Was nicht auf dem Plan ist. Was aufgebraucht ist, kann niemand einsetzen.
