### The Sands of Time. Fragen, Wahlmöglichkeiten, Ablehnungen und der Spielbericht.
### Namen von Dingen sind Etiketten: Sie stehen allein, nach einem Doppelpunkt oder in Klammern, nicht hinter einem Artikel.

## Fragen

ask-tile = Welches Ressourcenplättchen kommt nach { NAME($land) }?
ask-start = Wer ist Startspieler?
ask-province =
    { $number ->
        [1] Welche Region wird deine erste Provinz?
        [2] Welche Region daneben wird deine zweite Provinz?
       *[other] Welche Region neben deinen wird deine dritte Provinz?
    }
ask-first-capital = Welche deiner Provinzen wird deine Hauptstadt?
ask-first-caravan = Über welche Grenze von { NAME($land) }, deiner Hauptstadt, geht deine erste Karawane?
ask-first-heritage = In welcher Kategorie beginnt deine Überlieferung?
ask-last-peasant = Welche deiner Provinzen bekommt einen Bauern mehr?
ask-second-level = Welcher Fortschritt kommt hierher: { NAME($tree) }?
ask-first-advance = Mit welchem Fortschritt beginnst du?
ask-select = Zug { $turn } dieser Generation: Welche zwei Karten legst du verdeckt hin?
ask-card =
    { $cards ->
        [one] Was tust du mit deiner letzten Karte: ausspielen oder zurücknehmen?
       *[other] Welche Karte kommt zuerst? Du darfst auch eine zurücknehmen.
    }
ask-end = Deine Karten sind erledigt. Noch eine Bonusaktion, oder ist dein Zug zu Ende?
ask-roll = Ab { $number } geht die Generation weiter: Was zeigt der Würfel?
ask-bin = In welcher Kategorie willst du werten?
ask-lay = Welche Chronik legst du verdeckt hierher: { NAME($bin) }?
ask-muster =
    Was musterst du, für je 1 Gold? ({ $gold } Gold, { $warriors ->
        [0] kein weiterer Soldat
        [one] 1 Soldat
       *[other] { $warriors } Soldaten
    } aus dem Vorrat)
ask-conquer = Wen greifst du an, oder was annektierst du? ({ $crops } Getreide)
ask-annex = Annektierst du { NAME($land) } für { $cost } Getreide? (Du hast { $crops }.)
ask-attack = Wen greifst du in { NAME($land) } für { $cost } Getreide an? (Du hast { $crops }.)
ask-die = { NAME($land) }: Du hast Kampfwert { $own }, { NAME($seat) } hat { $theirs }. Welche Augenzahl legst du heimlich? Jedes Auge zählt 3; gewinnst du, steigt deine Unruhe darum.
ask-losses =
    { NAME($land) }: Welche Bürger gibst du ab? ({ $left ->
        [one] noch 1
       *[other] noch { $left }
    })
ask-retreat = Wohin ziehen sich deine Überlebenden aus { NAME($land) } zurück? ({ $citizens })
ask-capital = Du hast { NAME($land) }, deine Hauptstadt, verloren. Wo gründest du sie neu?
ask-raid =
    Welche Soldaten ziehen wohin? ({ $steps ->
        [one] eine Region weit
       *[other] bis zu { $steps } Regionen weit
    })
ask-loot =
    Wo nehmen deine Soldaten Ressourcen? ({ $most ->
        [one] in 1 Region
       *[other] in bis zu { $most } Regionen
    })
ask-build = Was baust du, und wo? ({ $gold } Gold; Unruhe { $unrest } steckt in jedem Preis)
ask-labor = { NAME($structure) } in { NAME($land) } kostet { $cost } Gold. Lässt du deine Bauern dafür schuften, sodass es nur { $less } kostet?
ask-govern =
    Um wie viele Stufen senkst du deine Unruhe von { $unrest }? ({ $cost } Getreide je Stufe, { $free ->
        [0] keine frei
        [one] die erste frei
       *[other] die ersten { $free } frei
    }; du hast { $crops })
ask-advance = In welcher Reihe rückst du vor? Deine Überlieferung dort muss mindestens { $unrest } sein.
ask-draw = Welcher Fortschritt liegt oben auf dem Stapel für: { NAME($tree) }?
ask-place = Welchen der beiden Fortschritte legst du hierher: { NAME($tree) }?
ask-caravan =
    Über welche Grenze schickst du eine Karawane? ({ $cost ->
        [0] ohne Kosten
       *[other] { $cost } Getreide oder { $cost } Gold
    })
ask-pay = Womit zahlst du { $cost } für die Karawane { NAME($border) }?
ask-heritage = Deine Karawane { NAME($border) } bringt Überlieferung. In welcher Kategorie?
ask-free-caravan = Über welche Grenze, neben einem deiner Bürger, legst du eine Karawane ohne Kosten?
ask-request = Wessen Straßen willst du benutzen?
ask-permit = { NAME($seat) } möchte durch deine Straßen in { NAME($land) } ziehen. Erlaubst du es?
ask-migrate = Welche deiner Bürger ziehen wohin?
ask-tribute = Woher nimmst du Tribut?
ask-growth =
    Deine Bauern reichen nicht. Welche deiner Regionen wachsen? ({ $left ->
        [one] noch 1
       *[other] noch { $left }
    })
ask-crowd = { NAME($land) } war überbevölkert: Platz ist dort für { $most } Bürger. In dieser Runde geben alle dort einen ab (noch da: { $citizens }). Welcher deiner Bürger geht?
ask-score = { NAME($category) }: Beide Chroniken könnten werten, doch deine Überlieferung von { $heritage } reicht nur für eine. Welche?

## Wahlmöglichkeiten. Beiwerte sind alle 0, wo eine Wahl außerhalb ihrer Frage genannt wird, etwa in einer Ablehnung.

choice-done = Fertig
choice-done-end = Zug beenden
choice-done-muster = Nicht weiter mustern
choice-done-annex = Nicht annektieren
choice-done-attack = Nicht angreifen
choice-done-raid = Fertig gezogen
choice-done-migrate = Fertig gezogen
choice-done-loot =
    { $count ->
        [0] Nichts mehr nehmen
        [one] In 1 Region nehmen
       *[other] In { $count } Regionen nehmen
    }
choice-done-build = Nicht weiter bauen
choice-done-labor = Den vollen Preis zahlen
choice-done-caravan = Keine Karawane mehr
choice-done-free-caravan = Keine Karawane
choice-done-request = Nicht weiter fragen
choice-province = Provinz: { NAME($land) }
choice-capital = Hauptstadt: { NAME($land) }
choice-caravan =
    Karawane: { NAME($border) }{ $gain ->
        [0] {""}
       *[other] {" "}(bringt Überlieferung)
    }
choice-heritage =
    Überlieferung: { NAME($category) }{ $heritage ->
        [0] {""}
       *[other] {" "}(auf { $heritage })
    }
choice-peasant = Ein Bauer mehr: { NAME($land) }
choice-advance =
    Fortschritt: { NAME($tree) }{ $level ->
        [0] {""}
       *[other] {" "}(Level { $level })
    }
choice-select = { $cards }
choice-play = { NAME($card) } ausspielen
choice-return = { NAME($card) } zurücknehmen
choice-bin = { NAME($bin) }
choice-lay = { NAME($chronicle) }
choice-muster = Ein Soldat mehr: { NAME($land) }
choice-train = Ein Bauer wird Soldat: { NAME($land) }
choice-retire = Ein Soldat wird Bauer: { NAME($land) }
choice-irrigate = Ein Bauer mehr: { NAME($land) }
choice-attack =
    { NAME($seat) } angreifen: { NAME($land) }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } Getreide)
    }
choice-annex =
    { NAME($land) } annektieren{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } Getreide)
    }
choice-die = Eine { $number } legen
choice-lose = Abgeben: { NAME($citizen) }
choice-retreat = Rückzug nach { NAME($land) }
choice-move = { NAME($citizen) } zieht: { NAME($from) } → { NAME($land) }
choice-loot =
    In { NAME($land) } nehmen{ $amount ->
        [0] {""}
       *[other] : { $amount }
    }
choice-build =
    Bauen: { NAME($structure) } in { NAME($land) }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } Gold)
    }
choice-labor =
    Schuften lassen{ $peasants ->
        [0] {""}
        [one] {" "}({ $cost } Gold, 1 Bauer geht verloren)
       *[other] {" "}({ $cost } Gold, { $peasants } Bauern gehen verloren)
    }
choice-govern =
    { $number ->
        [one] 1 Stufe
       *[other] { $number } Stufen
    }{ $unrest ->
        [0] {""}
       *[other] {" "}(auf { $unrest }, { $cost ->
            [0] frei
           *[other] { $cost } Getreide
        })
    }
choice-place = { NAME($advance) } anlegen
choice-pay =
    Zahlen in { NAME($resource) }{ $cost ->
        [0] {""}
       *[other] : { $cost }
    }
choice-request = Um die Straßen in { NAME($land) } bitten
choice-allow = Erlauben
choice-deny = Verweigern
choice-tribute = Tribut: { NAME($way) } ({ $crops } Getreide, { $gold } Gold)
choice-score =
    { NAME($chronicle) } werten ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
choice-start = { NAME($seat) } ist Startspieler
choice-tile = { NAME($resource) }, Kapazität { $number }
choice-draw = { NAME($advance) }
choice-roll = Der Würfel zeigt { $number }
choice-oppress =
    { NAME("bonus/oppress") }: { NAME($land) }{ $amount ->
        [0] {""}
       *[other] {" "}(+{ $amount })
    }
choice-patronage = { NAME("bonus/patronage") }: { NAME($category) } (+2 in diesem Zug)
choice-tax =
    { NAME("bonus/tax") }: { NAME($resource) }{ $amount ->
        [0] {""}
       *[other] {" "}(+{ $amount })
    }
choice-exchange = { NAME("advance/coinage") }: { $number } × { NAME($resource, $number) } gegen ebenso viel vom anderen

## Ablehnungen

refusal-not-in-play = { NAME($land) } hat in dieser Partie kein Ressourcenplättchen, kein Bürger darf hinein. Wähle eine andere Region.
refusal-taken = { NAME($land) } gehört schon { NAME($seat) }. Wähle eine freie Region.
refusal-not-beside = { NAME($land) } grenzt an keine deiner Regionen, und es gibt freie, die es tun. Wähle eine davon.
refusal-not-a-province = { NAME($land) } ist keine deiner Provinzen. Wähle eine der drei.
refusal-capital-alone = Keine andere deiner Provinzen grenzt an { NAME($land) }; deine erste Karawane hätte kein Ziel. Wähle eine Provinz mit einer eigenen Nachbarin.
refusal-not-at-capital = { NAME($border) } berührt deine Hauptstadt nicht. Dort beginnt die erste Karawane.
refusal-not-between = { NAME($border) } führt nicht in eine andere deiner Provinzen. Die erste Karawane verbindet Hauptstadt und Provinz.
refusal-not-your-land = Du kontrollierst { NAME($land) } nicht. Wähle eine deiner Regionen.
refusal-two-emphases = In einer Generation darf nur eine Schwerpunktkarte gespielt werden. Wähle eine Aktion dazu.
refusal-emphasis-played = Du hast in dieser Generation schon { NAME($card) } gespielt; es gibt nur eine Schwerpunktkarte je Generation. Wähle zwei Aktionen.
refusal-two-repeats = Du hast beide Karten in dieser Generation schon benutzt; nur eine von zweien darf eine Wiederholung sein. Wähle eine andere dazu.
refusal-not-selected = { NAME($card) } ist keine der Karten, die du für diesen Zug gelegt hast.
refusal-action-first = { NAME($card) } hat begonnen: Tu zuerst etwas damit.
refusal-locked = Die Kategorie { NAME($category) } ist für dich gesperrt. Eine Schwerpunktkarte oder der passende Fortschritt schaltet sie frei.
refusal-no-bin-left = Auf jedem Wertungsfeld liegt schon eine Chronik von dir. Nimm die Karte zurück.
refusal-bin-taken = Hier liegt schon eine Chronik von dir, und sie bleibt: { NAME($bin) }. Wähle ein anderes Wertungsfeld.
refusal-laid-already = { NAME($chronicle) } liegt schon aus. Wähle eine von deiner Hand.
refusal-nothing-to-muster = Im Augenblick kannst du nichts mustern. Nimm die Karte zurück oder beschaffe dir zuerst Gold.
refusal-mustered-here = In { NAME($land) } hast du schon gemustert; eine Handlung je Region.
refusal-mustered-enough =
    { $most ->
        [one] Mit einer Musterung kommt nur ein Soldat aus dem Vorrat.
       *[other] Mit einer Musterung kommen nur { $most } Soldaten aus dem Vorrat.
    }
refusal-muster-gold = Jede Handlung kostet { $cost } Gold, und du hast keines mehr.
refusal-no-irrigation = In { NAME($land) } wirkt keine Bewässerung für dich: Es braucht das Bauwerk und freigeschaltetes Bürgertum.
refusal-no-such-citizen = In { NAME($land) } hast du keinen davon: { NAME($citizen) }.
refusal-supply-empty = In deinem Vorrat ist keiner mehr davon: { NAME($citizen) }.
refusal-nothing-to-conquer = Im Augenblick kannst du niemanden angreifen und nichts annektieren. Nimm die Karte zurück oder beschaffe dir zuerst Getreide.
refusal-not-seated = Dort sitzt in dieser Partie niemand.
refusal-yourself = Dich selbst kannst du nicht angreifen.
refusal-you-are-not-there = In { NAME($land) } hast du keinen Bürger.
refusal-enemy-not-there = { NAME($seat) } hat keinen Bürger in { NAME($land) }.
refusal-attack-crops = Ein Angriff kostet Getreide in Höhe deiner Unruhe, also { $cost }, und du hast { $have }.
refusal-only-in-attacked = Angriff und Annexion geschehen in einer einzigen Region: { NAME($land) }.
refusal-yours-already = Du kontrollierst { NAME($land) } schon.
refusal-ten-lands =
    Niemand kontrolliert mehr als { $most ->
        [one] 1 Region
       *[other] { $most } Regionen
    }.
refusal-still-held = { NAME($seat) } kontrolliert { NAME($land) } und hat dort Bürger. Greif zuerst an.
refusal-last-land = { NAME($land) } ist die letzte Region von { NAME($seat) }, und die letzte verliert niemand.
refusal-no-majority = { NAME($seat) } hat in { NAME($land) } so viele Bürger wie du oder mehr. Du brauchst mehr als jeder andere.
refusal-annex-crops = Annektieren kostet { $cost } Getreide, und du hast { $have }.
refusal-die-too-high = So weit könnte deine Unruhe nicht steigen: { $most } ist die höchste Augenzahl, die du legen darfst.
refusal-not-adjacent = { NAME($land) } grenzt nicht an die Region, die du verlässt.
refusal-nothing-to-raid = Du hast keinen Soldaten, der ziehen könnte. Nimm die Karte zurück.
refusal-peasants-stay = Nur Soldaten überfallen; Bauern bleiben, wo sie sind.
refusal-own-land = { NAME($land) } ist deine eigene Region; zu Hause überfällt niemand.
refusal-not-entered = In { NAME($land) } sind deine Soldaten nicht gerade eingezogen. Nur mit freigeschalteter Politik kannst du dort Ressourcen nehmen.
refusal-no-warriors-there = In { NAME($land) } hast du keine Soldaten.
refusal-nothing-to-build = Im Augenblick kannst du nichts bauen und bezahlen. Nimm die Karte zurück oder beschaffe dir zuerst Gold.
refusal-no-tile-left = Im Vorrat ist kein Plättchen mehr: { NAME($structure) }.
refusal-built-already = In { NAME($land) } steht dieses Bauwerk schon: { NAME($structure) }. Von jeder Sorte eines.
refusal-land-full =
    { NAME($land) } hat { $capacity ->
        [one] 1 Bauwerk
       *[other] { $capacity } Bauwerke
    }, so viele, wie seine Kapazität erlaubt. Baue anderswo.
refusal-only-in-colony = { NAME($structure) }: nur in einer deiner Kolonien.
refusal-only-in-city = { NAME($structure) }: nur in deiner Hauptstadtregion oder wo du eine Stadt hast.
refusal-build-gold = { NAME($structure) }: Der Preis ist hier { $cost } Gold, und du hast { $have }.
refusal-unrest-lowest = Unter { $unrest } kann die Unruhe nicht sinken.
refusal-govern-crops = Das kostet { $cost } Getreide, und du hast { $have }.
refusal-nothing-to-advance = In keiner Reihe kannst du jetzt vorrücken. Nimm die Karte zurück oder erhöhe deine Überlieferung für diesen Zug durch Unterstützung.
refusal-tree-ends = Hier liegt kein weiterer Fortschritt: { NAME($tree) }.
refusal-heritage-too-low = { NAME($category) }: Deine Überlieferung zählt { $heritage }, deine Unruhe { $unrest }; die Unruhe darf nicht höher sein.
refusal-not-drawn = { NAME($advance) }: Diese Karte hast du nicht gezogen. Wähle eine der beiden, die du hast.
refusal-no-place-for-caravan = Es gibt keine Grenze mehr, die deine Karawanen erreichen. Nimm die Karte zurück.
refusal-no-caravan-left = Alle deine Karawanen sind auf dem Plan.
refusal-border-out = Beide Seiten von { NAME($border) } sind in dieser Partie nicht im Spiel.
refusal-caravan-there = Auf { NAME($border) } liegt schon eine Karawane von dir; eine je Grenze.
refusal-no-chain = Von { NAME($border) } führt keine lückenlose Kette deiner Karawanen zu deiner Hauptstadt oder einer deiner Städte.
refusal-caravan-cost = Eine Karawane kostet { $cost } Getreide oder { $cost } Gold, nie gemischt; du hast { $crops } und { $gold }.
refusal-pay-lacks = Dafür braucht es { $cost } × { NAME($resource, $cost) }, und du hast { $have }.
refusal-no-citizen-beside = Neben { NAME($border) } steht keiner deiner Bürger, wie diese Karawane es verlangt.
refusal-heritage-full = { NAME($category) }: Deine Überlieferung steht auf { $most }, am Ende der Skala. Wähle eine andere.
refusal-nobody-to-move = Du hast niemanden, der ziehen könnte. Nimm die Karte zurück.
refusal-not-reached = { NAME($land) } ist von { NAME($origin) } aus jetzt nicht zu erreichen.
refusal-roads-need-leave = Der Weg führt durch die Straßen in { NAME($roads) }, und { NAME($seat) } hat es nicht erlaubt.
refusal-no-roads = In { NAME($land) } gibt es keine Straßen.
refusal-roads-free = Die Straßen in { NAME($land) } darfst du benutzen, ohne zu fragen.
refusal-roads-useless = Die Straßen in { NAME($land) } öffnen dir keinen neuen Weg.
refusal-no-tribute = Du hast keine Kolonie, und keine Karawane anderer berührt deine Hauptstadt oder deine Städte. Nimm die Karte zurück.
refusal-grown-here = { NAME($land) } hat seinen Bauern schon. Wähle eine andere Region.
refusal-not-eligible = { NAME($chronicle) } ist keine der beiden, um die es geht.
refusal-not-in-your-turn = Bonusaktionen gehören in deinen eigenen Zug.
refusal-bonus-used = Du hast die Bonusaktion dieses Zuges schon benutzt: { NAME($bonus) }. Eine je Zug.
refusal-no-peasants = In { NAME($land) } hast du keine Bauern.
refusal-no-goods = Deine Karawanen berühren noch kein Handelsgut.
refusal-no-exchange = Nur mit { NAME("advance/coinage") } kannst du Ressourcen tauschen.
refusal-exchanged-already = In diesem Zug hast du schon Ressourcen getauscht.
refusal-exchange-most = Du darfst höchstens { $most } tauschen.
refusal-exchange-lacks = Du hast nur { $have } × { NAME($resource, $have) }.

## Der Spielbericht

line-tile-laid = { NAME($land) }: { NAME($resource) }, Kapazität { $capacity }.
line-starts =
    { $you ->
        [yes] Das Los entscheidet: Du bist Startspieler.
       *[no] Das Los entscheidet: { NAME($seat) } ist Startspieler.
    }
line-settles =
    { $you ->
        [yes] Du nimmst { NAME($land) }.
       *[no] { NAME($seat) } nimmt { NAME($land) }.
    }
line-founds =
    { $you ->
        [yes] Du machst { NAME($land) } zu deiner Hauptstadt.
       *[no] { NAME($seat) } macht { NAME($land) } zur Hauptstadt.
    }
line-second-level = Neu hier, { NAME($tree) }: { NAME($advance) }.
line-first-advance =
    { $you ->
        [yes] Du beginnst mit { NAME($advance) }.
       *[no] { NAME($seat) } beginnt mit { NAME($advance) }.
    }
line-generation =
    Generation { $generation } beginnt, Dynastie { $dynasty }. { $you ->
        [yes] Du bist Startspieler.
       *[no] Startspieler: { NAME($seat) }.
    }
line-receives =
    { $you ->
        [yes] Du erhältst
       *[no] { NAME($seat) } erhält
    } { $crops ->
        [0] kein Getreide
       *[other] { $crops } Getreide
    } und { $gold ->
        [0] kein Gold
       *[other] { $gold } Gold
    }.
line-reveals =
    { $you ->
        [yes] Du deckst auf:
       *[no] { NAME($seat) } deckt auf:
    } { NAME($first) } und { NAME($second) }.
line-emphasizes =
    { $you ->
        [yes] Für diese Generation schaltest du frei:
       *[no] Für diese Generation schaltet { NAME($seat) } frei:
    } { NAME($category) }.
line-plays =
    { $you ->
        [yes] Du spielst
       *[no] { NAME($seat) } spielt
    } { NAME($card) }.
line-returns =
    { $you ->
        [yes] Du nimmst { NAME($card) } zurück.
       *[no] { NAME($seat) } nimmt { NAME($card) } zurück.
    }
line-cube =
    { $you ->
        [yes] Ein Marker auf deiner Schwerpunktkarte:
       *[no] Ein Marker auf der Schwerpunktkarte von { NAME($seat) }:
    } { NAME($category) }, { $boxes } von { $most }.
line-heritage-rises =
    { $you ->
        [yes] Deine Überlieferung steigt:
       *[no] Die Überlieferung von { NAME($seat) } steigt:
    } { NAME($category) } { $heritage }.
line-unrest-rises =
    { $you ->
        [yes] Deine Unruhe steigt
       *[no] Die Unruhe von { NAME($seat) } steigt
    } auf { $unrest } ({ $cause ->
        [0] Bonusaktion
        [1] wiederholte Karte
        [2] Überbevölkerung
       *[3] Kampf
    }).
line-unrest-costs =
    { $you ->
        [yes] Deine Unruhe kann nicht weiter steigen ({ $cause ->
            [0] Bonusaktion
            [1] wiederholte Karte
            [2] Überbevölkerung
           *[3] Kampf
        }): Du verlierst
       *[no] Die Unruhe von { NAME($seat) } kann nicht weiter steigen ({ $cause ->
            [0] Bonusaktion
            [1] wiederholte Karte
            [2] Überbevölkerung
           *[3] Kampf
        }) und kostet
    } { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
line-rolled =
    { $number ->
        [0] Der Würfel zeigt { $die }.
       *[other] Der Würfel zeigt { $die }; weiter geht es ab { $number }.
    }
line-generation-ends =
    Die Generation endet nach { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }.
line-lays =
    { $you ->
        [yes] Du legst
       *[no] { NAME($seat) } legt
    } verdeckt eine Chronik: { NAME($bin) }.
line-lays-card = Es ist { NAME($chronicle) }.
line-musters =
    { $you ->
        [yes] Neu bei dir
       *[no] Neu bei { NAME($seat) }
    } in { NAME($land) }: { NAME($citizen) }.
line-converts =
    { $you ->
        [yes] Dein Bürger
       *[no] Ein Bürger von { NAME($seat) }
    } in { NAME($land) } wird umgewandelt: { NAME($citizen) }.
line-attacks =
    { $you ->
        [yes] Du greifst
       *[no] { NAME($seat) } greift
    } { $to_you ->
        [yes] dich
       *[no] { NAME($partner) }
    } in { NAME($land) } an, { $cost ->
        [0] ohne Kosten
       *[other] für { $cost } Getreide
    }.
line-strength =
    { $you ->
        [yes] Du:
       *[no] { NAME($seat) }:
    } Kampfwert { $base }, Würfel { $die }, zusammen { $total }.
line-wins =
    { $you ->
        [yes] Du siegst
       *[no] { NAME($seat) } siegt
    } in { NAME($land) }.
line-loses =
    { $you ->
        [yes] Du verlierst
       *[no] { NAME($seat) } verliert
    } { $citizens } in { NAME($land) }.
line-retreats =
    { $you ->
        [yes] Du ziehst dich
       *[no] { NAME($seat) } zieht sich
    } von { NAME($origin) } nach { NAME($land) } zurück: { $citizens }.
line-keeps-last =
    { $you ->
        [yes] Du behältst { NAME($land) }, deine letzte Region.
       *[no] { NAME($seat) } behält { NAME($land) }, die letzte Region.
    }
line-loses-land =
    { $you ->
        [yes] Du verlierst
       *[no] { NAME($seat) } verliert
    } die Kontrolle über { NAME($land) }.
line-moves-capital =
    { $you ->
        [yes] Du gründest deine Hauptstadt neu:
       *[no] { NAME($seat) } gründet die Hauptstadt neu:
    } { NAME($land) }.
line-annexes =
    { $you ->
        [yes] Du annektierst
       *[no] { NAME($seat) } annektiert
    } { NAME($land) } { $cost ->
        [0] ohne Kosten
       *[other] für { $cost } Getreide
    }.
line-moves =
    { $you ->
        [yes] Du ziehst
       *[no] { NAME($seat) } zieht
    } von { NAME($origin) } nach { NAME($land) }: { NAME($citizen) }.
line-raids =
    { $you ->
        [yes] Du nimmst
       *[no] { NAME($seat) } nimmt
    } { $amount } { NAME($resource, $amount) } in { NAME($land) }.
line-robbed =
    { $you ->
        [yes] Du verlierst
       *[no] { NAME($seat) } verliert
    } { $amount } { NAME($resource, $amount) }.
line-builds =
    { $you ->
        [yes] Du baust
       *[no] { NAME($seat) } baut
    } in { NAME($land) }, für { $cost } Gold: { NAME($structure) }.
line-toils =
    { $peasants ->
        [one] 1 Bauer
       *[other] { $peasants } Bauern
    } von { $you ->
        [yes] dir
       *[no] { NAME($seat) }
    } in { NAME($land) } { $peasants ->
        [one] überlebt
       *[other] überleben
    } die Plackerei nicht.
line-governs =
    { $you ->
        [yes] Du senkst deine Unruhe um
       *[no] { NAME($seat) } senkt die Unruhe um
    } { $levels } auf { $unrest }, { $cost ->
        [0] ohne Kosten
       *[other] für { $cost } Getreide
    }.
line-advances =
    { $you ->
        [yes] Du erreichst
       *[no] { NAME($seat) } erreicht
    } { NAME($advance) }.
line-draws =
    { $you ->
        [yes] Du bist hier der Erste und ziehst Karten
       *[no] { NAME($seat) } ist hier der Erste und zieht Karten
    }: { NAME($tree) }.
line-draws-card = Gezogen: { NAME($advance) }.
line-places =
    { $you ->
        [yes] Du legst
       *[no] { NAME($seat) } legt
    } { NAME($advance) } an: { NAME($tree) }.
line-sends =
    { $you ->
        [yes] Du schickst
       *[no] { NAME($seat) } schickt
    } eine Karawane: { NAME($border) }.
line-pays =
    { $you ->
        [yes] Du zahlst
       *[no] { NAME($seat) } zahlt
    } { $cost } { NAME($resource, $cost) }.
line-requests =
    { $you ->
        [yes] Du bittest
       *[no] { NAME($seat) } bittet
    } { $to_you ->
        [yes] dich
       *[no] { NAME($partner) }
    } um die Straßen in { NAME($land) }.
line-allows =
    { $you ->
        [yes] Du erlaubst
       *[no] { NAME($seat) } erlaubt
    } die Durchreise durch { NAME($land) }.
line-denies =
    { $you ->
        [yes] Du verweigerst
       *[no] { NAME($seat) } verweigert
    } die Durchreise durch { NAME($land) }.
line-collects =
    { $you ->
        [yes] Du nimmst
       *[no] { NAME($seat) } nimmt
    } Tribut ({ NAME($way) }): { $crops ->
        [0] kein Getreide
       *[other] { $crops } Getreide
    } und { $gold ->
        [0] kein Gold
       *[other] { $gold } Gold
    }.
line-pays-tribute =
    { $you ->
        [yes] Du verlierst
       *[no] { NAME($seat) } verliert
    } { $amount } { NAME($resource, $amount) } für die Karawanen an { NAME($land) }.
line-oppresses =
    { $you ->
        [yes] Du unterdrückst
       *[no] { NAME($seat) } unterdrückt
    } { NAME($land) }: { $amount } { NAME($resource, $amount) }.
line-patronizes =
    { $you ->
        [yes] Du förderst:
       *[no] { NAME($seat) } fördert:
    } { NAME($category) } zählt in diesem Zug um 2 höher.
line-taxes =
    { $you ->
        [yes] Du besteuerst
       *[no] { NAME($seat) } besteuert
    } den Handel: { $amount } { NAME($resource, $amount) }.
line-exchanges =
    { $you ->
        [yes] Du tauschst
       *[no] { NAME($seat) } tauscht
    } { $amount } { NAME($resource, $amount) } gegen { NAME($other) }.
line-grows =
    { $you ->
        [yes] Deine Bevölkerung wächst um
       *[no] Die Bevölkerung von { NAME($seat) } wächst um
    } { $peasants ->
        [one] 1 Bauern.
       *[other] { $peasants } Bauern.
    }
line-crowded =
    { $you ->
        [yes] Du hast
       *[no] { NAME($seat) } hat
    } { $lands ->
        [one] 1 überbevölkerte Region.
       *[other] { $lands } überbevölkerte Regionen.
    }
line-leaves =
    { $you ->
        [yes] Du nimmst
       *[no] { NAME($seat) } nimmt
    } vom Brett, weil { NAME($land) } überbevölkert ist: { NAME($citizen) }.
line-dynasty-ends = Dynastie { $dynasty } endet. Die Chroniken werden aufgedeckt.
line-wonders =
    { $you ->
        [yes] Deine Wunder bringen dir
       *[no] Wunder bringen { NAME($seat) }
    } { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
line-scores =
    { $you ->
        [yes] Du wertest
       *[no] { NAME($seat) } wertet
    } { NAME($chronicle) } ({ NAME($bin) }): { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
line-falls-short =
    { $you ->
        [yes] Deine { NAME($chronicle) } ({ NAME($bin) })
       *[no] { NAME($seat) }: { NAME($chronicle) } ({ NAME($bin) })
    } wertet nicht: verlangt { $needs }, vorhanden { $has }.
line-lacks-heritage =
    { $you ->
        [yes] Deine { NAME($chronicle) } ({ NAME($bin) })
       *[no] { NAME($seat) }: { NAME($chronicle) } ({ NAME($bin) })
    } wertet nicht: verlangt Überlieferung { $needs }, vorhanden { $has }.
line-left-out =
    { $you ->
        [yes] Deine { NAME($chronicle) } ({ NAME($bin) })
       *[no] { NAME($seat) }: { NAME($chronicle) } ({ NAME($bin) })
    } wertet nicht: Beide zusammen verlangen Überlieferung { $needs }, vorhanden { $has }.
line-bonus-lands =
    { $you ->
        [yes] Du kontrollierst
       *[no] { NAME($seat) } kontrolliert
    } die meisten Regionen ({ $lands }), das bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
line-bonus-unrest =
    { $you ->
        [yes] Du hast
       *[no] { NAME($seat) } hat
    } die geringste Unruhe ({ $unrest }), das bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
line-bonus-symbols =
    { $you ->
        [yes] Du zeigst
       *[no] { NAME($seat) } zeigt
    } die meisten Springbrunnen und Leiern ({ $symbols }), das bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
line-ends = Die dritte Dynastie ist vergangen. Die Chroniken sind geschlossen.
line-victory =
    { $you ->
        [yes] { $how ->
            [0] Du gewinnst mit
            [1] Du gewinnst mit
            [2] Du teilst dir den Sieg mit
           *[3] Du beendest das Spiel mit
        }
       *[no] { $how ->
            [0] { NAME($seat) } gewinnt mit
            [1] { NAME($seat) } gewinnt mit
            [2] { NAME($seat) } teilt sich den Sieg mit
           *[3] { NAME($seat) } beendet das Spiel mit
        }
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }{ $how ->
        [0] , { $ahead ->
            [one] 1 Punkt
           *[other] { $ahead } Punkte
        } voraus
        [1] : die Chroniken der letzten Dynastie entscheiden
       *[other] {""}
    }.
