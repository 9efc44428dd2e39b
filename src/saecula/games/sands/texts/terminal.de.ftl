### Der Tisch von The Sands of Time im Terminal: kurze Wörter. Alle anderen sind die der Seite.

term-sands-vp = SP
term-sands-lands = Regionen
term-sands-land = Reg
term-sands-near = Nachbarn, jenseits einer gepunkteten Linie in Klammern
term-sands-crops = Getr.
term-sands-gold = Gold
term-sands-goods = Handelsgüter
term-sands-good = Güter
term-sands-supply = Vorrat
term-sands-points = Punkte
term-sands-advances = Fortschritte
term-sands-piles = Stapel der Stufen 3 · 4
term-sands-hand = Karten auf der Hand
term-sands-laid = Ausgelegte Chroniken, ? verdeckt
term-rest-sands-move = { NAME($from) } → { NAME($land) }
term-rest-sands-build =
    { NAME($land) }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } Gold)
    }
term-sands-used = benutzt
term-sands-reaches = Karawanen { $n }, verbunden: { $lands }
term-sands-battle = { $name }: { $role } mit { $strength } ({ $terms }), Würfel höchstens { $most }
term-sands-legend = { $mountain } Gebirge, { $plains } Ebene, { $island } Insel. * Hauptstadt, + Provinz, o Kolonie mit der Nummer des Platzes. 4/5: Kapazität und Raum, ! überfüllt. { $peasant } Bauern, { $warrior } Soldaten.
term-sands-legend-seats = { $heads }: Überlieferung, * freigeschaltet. Vorrat: Bauern · Soldaten · Karawanen. Auf der Chroniktafel ist + erreicht.
