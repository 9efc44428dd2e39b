### Gentes. Fragen, Wahlmöglichkeiten, Ablehnungen und die Geschichte.
### Namen von Dingen sind Etiketten: Sie stehen allein, nach einem Doppelpunkt oder in Anführungszeichen, nicht nach einem Artikel.
### Zusätze einer Wahlmöglichkeit sind alle 0, wo sie außerhalb ihrer Frage genannt wird, etwa in einer Ablehnung.

## Fragen

ask-start = Wer beginnt?
ask-column = Welches Ausbildungskostenplättchen liegt in Spalte { $column }?
ask-card = Welche Karte wird als Nächstes aufgedeckt? (noch { $left })
ask-draft =
    { $pick ->
        [1] Welche Karte nimmst du zuerst?
       *[other] Welche Karte nimmst du als zweite?
    }
ask-settle =
    Mit welchen Personen beginnst du? (noch { $left ->
        [one] 1
       *[other] { $left }
    })
ask-turn =
    Deine Hauptaktion? ({ $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $free ->
        [one] 1 freies Zeitfeld
       *[other] { $free } freie Zeitfelder
    })
ask-after = Zusatzaktionen, oder den Zug beenden?
ask-help = { NAME($action) }: Welche deiner Heimatstädte helfen?
ask-price = Welchen Preis wählst du? (1 bis { $most }, gedruckt { $printed })
ask-doubles =
    Deine { $hourglasses ->
        [one] 1 Sanduhr
       *[other] { $hourglasses } Sanduhren
    }: Wie viele Plättchen zeigen zwei? ({ $free ->
        [one] 1 Feld
       *[other] { $free } Felder
    } frei) Jedes davon bleibt in der nächsten Runde als einzelne liegen.
ask-train =
    { $trained ->
        [0] Wen bildest du für { $price } aus?
        [one] 1 Person ausgebildet. Wen noch für { $price }?
       *[other] { $trained } Personen ausgebildet. Wen noch für { $price }?
    }
ask-clear = Alle deine Städte sind gebaut. Welche nimmst du zurück?
ask-build = Wo baust du?
ask-region = Deine neue Heimatstadt aktiviert eine Region. Welche?
ask-take = Welche Karten nimmst du für { $price }?
ask-play = Welche Karte spielst du aus?
ask-next = Welche Belohnung oder welcher Nachteil kommt zuerst?
ask-gain = Eine Person einer beliebigen Gruppe: welche?
ask-lose = Die Karte kostet dich eine Person: { NAME($group) }. Gibst du eine ab oder stattdessen drei Würfel?
ask-cube = Auf deiner Zeitskala liegt kein Würfel mehr. Nimmst du einen Würfel für den Tempel oder für das Orakel?
ask-swap = Der Orakelwürfel erlaubt einen zweiten Tausch. Welchen?
ask-activate =
    { $left ->
        [0] Es gibt nichts mehr zu aktivieren. Zusatzaktionen, oder weiter?
       *[other] Welche Städte und Karten aktivierst du?
    }
ask-limit =
    Du hast zu viele Handkarten. Zu legende Sanduhren: { $hourglasses }. Wie viele Plättchen zeigen zwei? ({ $free ->
        [one] 1 Feld
       *[other] { $free } Felder
    } frei)
ask-score =
    { $left ->
        [0] So lässt sich keine Handkarte werten; jede kostet die Hälfte ihrer Punkte. Zusatzaktionen, oder weiter?
       *[other] Welche Handkarten wertest du? { $lost ->
            [0] Was du nicht erfüllen kannst, kostet die Hälfte seiner Punkte.
           *[other] Nicht gewertete kosten die Hälfte ihrer Punkte.
        }
    }
ask-no-room = Du bekommst einen Würfel für die neue Epoche, aber Tempel und Orakel sind voll. Schaffst du mit einer Zusatzaktion Platz, oder verfällt er?

## Wahlmöglichkeiten

choice-done = Fertig
choice-done-after = Zug beenden
choice-done-help =
    { $count ->
        [0] Keine weitere Heimatstadt
        [one] 1 Heimatstadt nutzen
       *[other] { $count } Heimatstädte nutzen
    }
choice-done-train = Niemanden mehr ausbilden
choice-done-swap = Kein zweiter Tausch
choice-done-take =
    { $count ->
        [0] Keine weitere nehmen
        [one] 1 Karte nehmen
       *[other] { $count } Karten nehmen
    }
choice-done-activate = Fertig aktiviert
choice-done-score = Keine weitere werten
choice-done-no-room = Den Würfel verfallen lassen
choice-start = { NAME($seat) } beginnt
choice-column = { NAME($group) }
choice-card = { NAME($card) }
choice-draft = Nimm { NAME($card) }
choice-settle = { NAME($group, form: "one") }
choice-paid =
    { $gain ->
        [0] { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
        [one] erhalte 1 Münze
       *[other] erhalte { $gain } Münzen
    }
choice-cost =
    { $hourglasses ->
        [0] { $gain ->
            [0] {""}
           *[other] : { choice-paid }
        }
        [one] : { choice-paid }, 1 Sanduhr
       *[other] : { choice-paid }, { $hourglasses } Sanduhren
    }
choice-tile = { NAME($tile) }{ choice-cost }
choice-act = { NAME($card) }{ choice-cost }
choice-home = { NAME($hometown) }{ choice-cost }
choice-tax = { NAME($tax) }{ choice-cost }
choice-use = Nutze { NAME($hometown) }
choice-price =
    Preis { $number }{ $coins ->
        [0] {""}
       *[other] : zahle { $coins }
    }
choice-doubles =
    { $number ->
        [0] Nur einzelne
        [one] 1 doppelte
       *[other] { $number } doppelte
    }{ $fields ->
        [0] {""}
        [one] : 1 Feld
       *[other] : { $fields } Felder
    }
choice-train = Ausbilden: { NAME($group) }
choice-clear = Zurücknehmen: { NAME($space) }
choice-build = Bauen: { NAME($space) }
choice-region =
    Aktivieren: { NAME($region) }{ $cities ->
        [0] {""}
        [one] {" "}(1 Stadt)
       *[other] {" "}({ $cities } Städte)
    }
choice-take =
    Nimm { NAME($card) }{ $place ->
        [0] {""}
       *[other] {" "}(Platz { $place })
    }
choice-play =
    Ausspielen: { NAME($card) }{ $temple ->
        [0] {""}
        [one] {" "}mit 1 Tempelwürfel
       *[other] {" "}mit { $temple } Tempelwürfeln
    }
choice-next = Zuerst: { NAME($effect) }
choice-gain = 1 × { NAME($group, form: "one") }
choice-lose = Abgeben: { NAME($group) }
choice-spare = Drei Würfel zahlen: { $number } Tempel, { $oracle } Orakel
choice-cube = Ein Würfel: { NAME($area) }
choice-activate = Aktivieren: { NAME($city) }
choice-exchange =
    { NAME($card) }{ $coins ->
        [0] {""}
       *[other] : { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } für { $points ->
            [0] { $people ->
                [one] 1 Person
               *[other] { $people } Personen
            }
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    }
choice-score =
    Werten: { NAME($card) }{ $points ->
        [0] {""}
        [one] , 1 Punkt
       *[other] , { $points } Punkte
    }{ $temple ->
        [0] {""}
        [one] {" "}mit 1 Tempelwürfel
       *[other] {" "}mit { $temple } Tempelwürfeln
    }
choice-recruit = Für drei Würfel ausbilden: { NAME($group) } ({ $number } Tempel, { $oracle } Orakel)
choice-swap = Tauschen: { NAME($group) } gegen { NAME($other) }

## Ablehnungen

refusal-not-revealed = { NAME($card) }: Diese Karte liegt nicht zur Auswahl aus. Wähle eine, die du dort siehst.
refusal-no-passing = Passen darf niemand, solange ein Zeitfeld frei ist. Wenn nichts anderes passt, hol dir Münzen: { NAME("action/tax") }.
refusal-main-action-done = Deine Hauptaktion hast du schon gehabt. Nutze Zusatzaktionen mit Würfeln oder beende den Zug.
refusal-not-in-play =
    { NAME($tile) } ist bei { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    } nicht im Spiel. Wähle ein Plättchen auf dem Plan.
refusal-tile-taken = { NAME($tile) } liegt in dieser Runde auf der Zeitskala von { NAME($seat) }. Wähle ein Plättchen auf dem Plan.
refusal-card-not-played = { NAME($card) }: Diese Karte liegt nicht vor dir. Nur eine ausgespielte Karte hat eine Aktion.
refusal-no-card-action = { NAME($card) }: Diese Karte hat keine eigene Hauptaktion.
refusal-card-spent = { NAME($card) } hast du in dieser Runde genutzt. Nach dem Niedergang geht es wieder.
refusal-not-your-town = { NAME($hometown) }: Dort hast du keine Stadt. Baue zuerst eine, mit der Aktion { NAME("action/seafarer") }.
refusal-town-spent = { NAME($hometown) }: in dieser Runde genutzt. Jede Heimatstadt hilft einmal pro Runde, mit einer ihrer beiden Möglichkeiten.
refusal-no-own-action = { NAME($hometown) }: Erfinder haben keine eigene Aktion. Nutze sie beim Ausbilden oder beim Steuereinnehmer.
refusal-tax-closed = Die kurze Steuer gehört nicht zu dieser Partie. Nimm die lange.
refusal-too-few-coins =
    Das kostet { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }, und du hast { $have ->
        [0] keine
       *[other] { $have }
    }. Münzen bringt in der Blütephase: { NAME("action/tax") }.
refusal-no-time =
    Das braucht { $need ->
        [one] 1 freies Zeitfeld
       *[other] { $need } freie Zeitfelder
    }, und du hast { $free ->
        [0] keines
       *[other] { $free }
    }. Wähle etwas Kürzeres oder mehr doppelte.
refusal-nobody-to-train = Für { $price } lässt sich niemand ausbilden: Jede Gruppe im Bereich steht bei sechs. Wähle eine teurere Aktion.
refusal-no-space = Kein freier Bauplatz zeigt das Symbol dieses Plättchens. Wähle ein anderes.
refusal-no-card-to-take = Für { $price } lässt sich keine Karte nehmen: Die Auslage ist leer, der Ablagestapel leer oder zu teuer.
refusal-nothing-playable = Du kannst gerade keine Handkarte ausspielen. Sieh nach, was jeder fehlt.
refusal-town-not-fitting = { NAME($hometown) } hilft hier nicht: { NAME($action) }.
refusal-one-price = { NAME($hometown) }: Den Preis darfst du schon wählen, eine zweite Heimatstadt wird dafür nicht verbraucht.
refusal-needs-price =
    Der gedruckte Preis von { $cost } übersteigt deine { $have ->
        [one] 1 Münze
       *[other] { $have } Münzen
    }. Nutze die Heimatstadt, die den Preis freigibt.
refusal-price-range = { $price } geht nicht. Wähle einen Preis von 1 bis { $most } oder den gedruckten.
refusal-too-many-doubles = Eine doppelte zeigt genau zwei Sanduhren, und es sind nur { $hourglasses }.
refusal-group-full = { NAME($group) }: Mehr als sechs hat keine Gruppe.
refusal-too-dear = { NAME($group) }: Eine Person kostet { $one }, zwei kosten { $two }, und dein Preis ist { $price } für alle, die du jetzt ausbildest.
refusal-region-closed = { NAME($region) }: Diese Region ist in dieser Partie geschlossen. Wähle eine andere.
refusal-wrong-symbol = { NAME($space) } zeigt: { NAME($symbol) }. Dein Plättchen baut dort nicht.
refusal-space-taken = { NAME($space) }: Dort steht schon eine Stadt von { NAME($seat) }. Wähle einen freien Bauplatz.
refusal-not-your-city = { NAME($space) } kannst du nicht zurücknehmen, dort steht keine Stadt von dir.
refusal-nowhere-to-go = Nimmst du { NAME($space) } zurück, passt kein Bauplatz zu deinem Plättchen. Nimm eine andere Stadt zurück.
refusal-not-on-offer = { NAME($card) }: Diese Karte liegt weder in der Auslage noch im Ablagestapel.
refusal-not-mixed = Karten kommen entweder aus der Auslage oder vom Ablagestapel, nie von beiden.
refusal-too-far-right =
    { $places ->
        [0] Für { $price } gibt es nicht so viele Karten ({ $cards }).
       *[other] Für { $price } { $cards ->
            [one] muss eine Karte
           *[other] müssen { $cards } Karten
        } { $places ->
            [one] vom ersten Platz
           *[other] von den ersten { $places } Plätzen
        } kommen.
    }
refusal-pile-limit =
    { $cards ->
        [0] Für { $price } darf keine Karte vom Ablagestapel kommen.
        [one] Für { $price } darf nur eine Karte vom Ablagestapel kommen.
       *[other] Für { $price } dürfen nur { $cards } Karten vom Ablagestapel kommen.
    }
refusal-not-in-hand = { NAME($card) }: Diese Karte hast du nicht auf der Hand.
refusal-people-missing =
    { NAME($card) }: Dir fehlt noch: { $people }; zum Ersetzen { $temple ->
        [0] hast du keinen Tempelwürfel
        [one] hast du nur 1 Tempelwürfel
       *[other] hast du nur { $temple } Tempelwürfel
    }.
refusal-city-missing = { NAME($card) }: Es fehlen dir Städte mit diesen Symbolen: { $symbols }.
refusal-penalty-missing = { NAME($card) }: Du könntest weder die Person abgeben, die sie kostet, noch drei Würfel.
refusal-not-left = { NAME($effect) }: Das steht nicht oder nicht mehr aus.
refusal-would-fail = Danach könntest du den Nachteil der Karte nicht mehr tragen. Wähle anders.
refusal-no-person = { NAME($group) }: Davon hast du niemanden auf dem Tableau.
refusal-not-this-group = Die Karte verlangt jemand anderen: { NAME($group) }.
refusal-no-cubes = Ohne den Philosophen kostet das Ausbilden drei Würfel aus Tempel und Orakel, und du hast { $have }.
refusal-too-few-cubes = Du hast nicht { $temple } Tempel- und { $oracle } Orakelwürfel. Wähle eine andere Mischung.
refusal-no-oracle = Ein Tausch kostet einen Orakelwürfel, und du hast keinen.
refusal-same-group = { NAME($group) }: Tausche gegen eine andere Gruppe.
refusal-not-your-major = { NAME($city) } gehört dir nicht.
refusal-visited = { NAME($city) } ist schon aktiviert.
refusal-region-done = { NAME($region) }: Dort hast du schon eine Stadt aktiviert, mehr als eine je Region geht nicht.
refusal-no-exchange = { NAME($card) }: Diese Karte tauscht im Niedergang nichts.
refusal-exchanged =
    { NAME($card) }: Diese Karte tauscht { $times ->
        [one] einmal
       *[other] { $times }-mal
    } je Niedergang, und das hat sie schon getan.
refusal-must-fit = Alle Sanduhren ({ $hourglasses }) müssen auf den freien Feldern ({ $free }) Platz finden. Wähle eine andere Zahl von doppelten.
refusal-area-full = { NAME($area) }: Dort ist Platz für vier Würfel, und vier liegen schon da.
refusal-room-left = Für den Würfel ist Platz. Lege ihn in den Tempel oder zum Orakel.

## Die Geschichte

line-starts =
    { $you ->
        [yes] Das Los entscheidet: Du beginnst.
       *[no] Das Los entscheidet: { NAME($seat) } beginnt.
    }
line-row-laid = Neu in der Auslage: { NAME($card) }.
line-reveals = Zur Auswahl liegt aus: { NAME($card) }.
line-drafts =
    { $you ->
        [yes] Du nimmst { NAME($card) }.
       *[no] { NAME($seat) } nimmt { NAME($card) }.
    }
line-settles =
    { $you ->
        [yes] Deine Personen: { $people }.
       *[no] Personen von { NAME($seat) }: { $people }.
    }
line-round =
    Runde { $round } beginnt. Startspieler: { $you ->
        [yes] du.
       *[no] { NAME($seat) }.
    }
line-turn =
    { $you ->
        [yes] Du bist am Zug
       *[no] { NAME($seat) } ist am Zug
    }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $free ->
        [one] { $free } freies Feld
       *[other] { $free } freie Felder
    }.
line-takes-tile =
    { $you ->
        [yes] Du nimmst „{ NAME($tile) }“
       *[no] { NAME($seat) } nimmt „{ NAME($tile) }“
    } { $coins ->
        [0] ohne Kosten.
        [one] für 1 Münze.
       *[other] für { $coins } Münzen.
    }
line-acts =
    { $you ->
        [yes] Du nutzt { NAME($card) }
       *[no] { NAME($seat) } nutzt { NAME($card) }
    } { $coins ->
        [0] ohne Kosten.
        [one] für 1 Münze.
       *[other] für { $coins } Münzen.
    }
line-comes-home =
    { $you ->
        [yes] Du nutzt { NAME($hometown) }
       *[no] { NAME($seat) } nutzt { NAME($hometown) }
    } { $coins ->
        [0] ohne Kosten.
        [one] für 1 Münze.
       *[other] für { $coins } Münzen.
    }
line-uses = { NAME($hometown) } hilft.
line-receives =
    { $you ->
        [yes] Du bekommst
       *[no] { NAME($seat) } bekommt
    } { $coins ->
        [one] 1 Münze.
       *[other] { $coins } Münzen.
    }
line-lays =
    { $you ->
        [yes] Du legst Sanduhren
       *[no] { NAME($seat) } legt Sanduhren
    }: { $singles ->
        [0] { $doubles ->
            [one] 1 doppelte
           *[other] { $doubles } doppelte
        }
       *[other] { $singles } einzelne{ $doubles ->
            [0] {""}
           *[other] , { $doubles } doppelte
        }
    }; { $free ->
        [0] kein Feld
        [one] 1 Feld
       *[other] { $free } Felder
    } frei.
line-taxes =
    { $you ->
        [yes] Du nimmst { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } Steuern ein.
       *[no] { NAME($seat) } nimmt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } Steuern ein.
    }
line-leads =
    { $you ->
        [yes] Du wirst die nächste Runde beginnen und bekommst { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
       *[no] { NAME($seat) } wird die nächste Runde beginnen und bekommt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
    }
line-trains =
    { $you ->
        [yes] Eine Person mehr für dich: { NAME($group) } (jetzt { $count }).
       *[no] Eine Person mehr für { NAME($seat) }: { NAME($group) } (jetzt { $count }).
    }
line-pushed =
    { $you ->
        [yes] Eine von deinen wird zurückgedrängt: { NAME($group) } (jetzt { $count }).
       *[no] Bei { NAME($seat) } wird eine zurückgedrängt: { NAME($group) } (jetzt { $count }).
    }
line-person-lost =
    { $you ->
        [yes] Du hast schon sechs, eine Person verfällt: { NAME($group) }.
       *[no] { NAME($seat) } hat schon sechs, eine Person verfällt: { NAME($group) }.
    }
line-clears =
    { $you ->
        [yes] Du nimmst deine Stadt zurück: { NAME($space) }.
       *[no] { NAME($seat) } nimmt eine Stadt zurück: { NAME($space) }.
    }
line-builds =
    { $you ->
        [yes] Du baust: { NAME($space) }.
       *[no] { NAME($seat) } baut: { NAME($space) }.
    }
line-enlivens = Region aktiviert: { NAME($region) } ({ $yields }).
line-takes =
    { $you ->
        [yes] Du nimmst { NAME($card) } auf die Hand.
       *[no] { NAME($seat) } nimmt { NAME($card) }.
    }
line-plays =
    { $you ->
        [yes] Du spielst aus: { NAME($card) }
       *[no] { NAME($seat) } spielt aus: { NAME($card) }
    }{ $temple ->
        [0] {""}
        [one] {" "}mit 1 Tempelwürfel
       *[other] {" "}mit { $temple } Tempelwürfeln
    }, { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
line-symbols =
    { $points ->
        [one] 1 Punkt für Symbole
       *[other] { $points } Punkte für Symbole
    }: { NAME($mark) }.
line-unlocks =
    { $you ->
        [yes] Du befreist ein Zeitfeld
       *[no] { NAME($seat) } befreit ein Zeitfeld
    } (noch { $cubes ->
        [0] kein Würfel
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    }).
line-cubes =
    { $you ->
        [yes] Du
       *[no] { NAME($seat) }
    }: { $cubes ->
        [0] kein Platz für einen Würfel
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    } ({ NAME($area) }).
line-loses =
    { $you ->
        [yes] Du gibst eine Person ab: { NAME($group) } (jetzt { $count }).
       *[no] { NAME($seat) } gibt eine Person ab: { NAME($group) } (jetzt { $count }).
    }
line-spares =
    { $you ->
        [yes] Du zahlst Würfel ({ $temple } Tempel, { $oracle } Orakel) und behältst: { NAME($group) }.
       *[no] { NAME($seat) } zahlt Würfel ({ $temple } Tempel, { $oracle } Orakel) und behält: { NAME($group) }.
    }
line-recruits =
    { $you ->
        [yes] Du zahlst Würfel ({ $temple } Tempel, { $oracle } Orakel) und bildest aus: { NAME($group) }.
       *[no] { NAME($seat) } zahlt Würfel ({ $temple } Tempel, { $oracle } Orakel) und bildet aus: { NAME($group) }.
    }
line-swaps =
    { $you ->
        [yes] Du tauschst: { NAME($group) } → { NAME($other) }.
       *[no] { NAME($seat) } tauscht: { NAME($group) } → { NAME($other) }.
    }
line-bonus =
    { $you ->
        [yes] Dein Bonusplättchen, { NAME($bonus) }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[no] { NAME($seat) } nimmt ein Bonusplättchen, { NAME($bonus) }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
line-time-is-up = Alle Zeit von Runde { $round } ist verbraucht. Der Niedergang beginnt.
line-new-leader =
    { $you ->
        [yes] Du bist Startspieler.
       *[no] Neuer Startspieler: { NAME($seat) }.
    }
line-epoch = Epoche { $epoch } beginnt; was von der alten übrig ist, kommt auf den Ablagestapel.
line-activates =
    { $you ->
        [yes] Du aktivierst { NAME($city) }: { $yields }.
       *[no] { NAME($seat) } aktiviert { NAME($city) }: { $yields }.
    }
line-gift =
    { $you ->
        [yes] { NAME($card) } für dich: { $yields }.
       *[no] { NAME($card) } für { NAME($seat) }: { $yields }.
    }
line-exchanges =
    { NAME($card) }: { $you ->
        [yes] Du tauschst
       *[no] { NAME($seat) } tauscht
    } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }{ $points ->
        [0] {""}
        [one] {" "}gegen 1 Punkt
       *[other] {" "}gegen { $points } Punkte
    }.
line-over-limit =
    { $cards ->
        [one] Eine Karte
       *[other] { $cards } Karten
    } über dem Limit. { $you ->
        [yes] Du legst
       *[no] { NAME($seat) } legt
    } Sanduhren: { $singles ->
        [0] { $doubles } doppelte
       *[other] { $singles } einzelne{ $doubles ->
            [0] {""}
           *[other] , { $doubles } doppelte
        }
    }.
line-scores =
    { $you ->
        [yes] Du wertest aus der Hand: { NAME($card) }
       *[no] { NAME($seat) } wertet aus der Hand: { NAME($card) }
    }{ $temple ->
        [0] {""}
        [one] {" "}mit 1 Tempelwürfel
       *[other] {" "}mit { $temple } Tempelwürfeln
    }, { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
line-misses =
    Nie ausgespielt: { NAME($card) }. { $you ->
        [yes] Du verlierst
       *[no] { NAME($seat) } verliert
    } { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
line-coins-scored =
    Münzen: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $you ->
        [yes] dich.
       *[no] { NAME($seat) }.
    }
line-cubes-scored =
    Würfel: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $you ->
        [yes] dich.
       *[no] { NAME($seat) }.
    }
line-hourglasses-scored =
    Übrige Sanduhren: { $hourglasses }. { $you ->
        [yes] Du verlierst
       *[no] { NAME($seat) } verliert
    } { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
line-cube-lost =
    { $you ->
        [yes] Du hast
       *[no] { NAME($seat) } hat
    } keinen Platz für den Würfel der neuen Epoche.
line-leaves =
    { $you ->
        [yes] Du behältst
       *[no] { NAME($seat) } behält
    } eine Karte auf der Hand, die zu werten gewesen wäre: { NAME($card) }.
line-ends = Sechs Runden sind vorbei. Die Geschichte dieser Völker ist erzählt.
line-wins =
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
        [1] : bei Gleichstand entscheiden ausgespielte Karten, dann Münzen
       *[other] {""}
    }.
