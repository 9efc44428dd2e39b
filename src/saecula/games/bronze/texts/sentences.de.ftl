### Roll Through the Ages: The Bronze Age. Fragen, Wahlmöglichkeiten, Ablehnungen und die Geschichte.
### Namen von Dingen sind Etiketten: Sie stehen allein, nach einem Doppelpunkt oder in Anführungszeichen, nicht nach einem Artikel.

goods-coins = Münzen

## Fragen

ask-start = Wer beginnt?
ask-roll =
    Was zeigt der nächste Würfel? (noch { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    })
ask-reroll =
    Welche Würfel wirfst du noch einmal? ({ $left ->
        [one] noch 1 Wurf
       *[other] noch { $left } Würfe
    }{ $hand ->
        [0] {""}
        [one] , 1 Würfel markiert
       *[other] , { $hand } Würfel markiert
    })
ask-lead = { NAME("development/leadership") }: Welchen einzelnen Würfel wirfst du noch einmal?
ask-food =
    { $dice ->
        [one] Bringt dein Würfel mit „Nahrung oder Arbeiter“ Nahrung?
       *[other] Wie viele deiner { $dice } Würfel mit „Nahrung oder Arbeiter“ bringen Nahrung?
    } ({ $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städte
    } zu versorgen, { $food ->
        [0] keine Nahrung
       *[other] { $food } Nahrung
    } im Vorrat)
ask-partner = Mit wem handelst du?
ask-offer = Dein Angebot an { NAME($seat) }: Wie viel { NAME($good) } gibst oder bekommst du?
ask-counter = Dein Gegenangebot an { NAME($seat) }: Wie viel { NAME($good) } gibst oder bekommst du?
ask-answer = { NAME($seat) } bietet dir { $gets } gegen { $gives }. Nimmst du an?
ask-invited = { NAME($seat) } lädt dich ein, ein Geschäft zu nennen. Was antwortest du?
ask-countered = Gegenangebot von { NAME($seat) }: Du bekommst { $gets } und gibst { $gives }. Nimmst du an?
ask-stones =
    { NAME("development/engineering") }: Wie viele Steine gibst du aus, für je 3 Arbeiter? ({ $workers ->
        [0] keine Arbeiter
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    } von den Würfeln)
ask-mark =
    Was baust du? (noch { $left ->
        [one] 1 Arbeiter
       *[other] { $left } Arbeiter
    })
ask-buy =
    Welche Errungenschaft kaufst du? ({ $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    } von den Würfeln)
ask-discard =
    Welche Waren gibst du ab? (noch { $left ->
        [one] 1 Ware
       *[other] { $left } Waren
    })

## Wahlmöglichkeiten

choice-done = Fertig
choice-done-reroll =
    { $count ->
        [0] Nicht weiter würfeln
        [one] 1 Würfel werfen
       *[other] { $count } Würfel werfen
    }
choice-done-lead = Die Würfel liegen lassen
choice-done-partner = Nicht mehr handeln
choice-done-mark = Nichts mehr bauen
choice-done-buy = Nichts kaufen
choice-done-discard = Fertig abgegeben
choice-start = { NAME($seat) } beginnt
choice-roll = Der Würfel zeigt: { NAME($face) }
choice-reroll = Noch einmal werfen: { NAME($face) }
choice-lead = Noch einmal werfen: { NAME($face) }
## Wo eine Wahl außerhalb ihrer Frage genannt wird, etwa in einer Ablehnung, sind alle Beizahlen 0.
choice-food =
    { $number ->
        [0] Keiner für Nahrung
        [one] 1 Würfel für Nahrung
       *[other] { $number } Würfel für Nahrung
    }{ $food ->
        [0] { $workers ->
            [0] {""}
           *[other] : insgesamt keine Nahrung und { $workers } Arbeiter
        }
       *[other] : insgesamt { $food } Nahrung und { $workers ->
            [0] keine Arbeiter
            [one] 1 Arbeiter
           *[other] { $workers } Arbeiter
        }
    }
choice-partner = Mit { NAME($seat) } handeln
choice-trade =
    { $gives ->
        [1] { $amount } × { NAME($good) } geben
        [-1] { $amount } × { NAME($good) } bekommen
       *[0] { NAME($good) }: { $number ->
            [0] nichts
           *[other] { $number }
        }
    }
choice-accept = Annehmen
choice-decline = Ablehnen
choice-counter = Ein Gegenangebot machen
choice-counter-invited = Ein Geschäft nennen
choice-stones =
    { $number ->
        [0] Keinen Stein ausgeben
        [one] 1 Stein ausgeben
       *[other] { $number } Steine ausgeben
    }
choice-mark =
    Ein Kästchen markieren: { NAME($project) }{ $boxes ->
        [0] {""}
       *[other] {" "}({ $filled }/{ $boxes })
    }
choice-buy =
    { NAME($development) } kaufen{ $cost ->
        [0] {""}
        [one] {" "}(1 Münze)
       *[other] {" "}({ $cost } Münzen)
    } mit { $goods }{ $sold ->
        [0] {""}
       *[other] , dazu { $sold } Nahrung
    }{ $paid ->
        [0] {""}
       *[other] : insgesamt { $paid }
    }
choice-discard = 1 × { NAME($good) } abgeben

## Ablehnungen

refusal-skull-locked = Ein Schädel bleibt liegen, wo er gefallen ist, und wird nicht noch einmal geworfen. Nur { NAME("development/leadership") } erlaubt dir noch einen Versuch, wenn du mit dem Würfeln fertig bist.
refusal-no-other-die = Auf dem Tisch zeigt jetzt kein weiterer Würfel „{ NAME($face) }“: Du hast mehr davon genannt, als dort liegen.
refusal-no-such-die = Auf dem Tisch zeigt jetzt kein Würfel „{ NAME($face) }“. Wähle eine Seite, die du dort siehst.
refusal-nothing-to-lead = Keiner deiner Würfel zeigt „{ NAME($face) }“. Wähle eine Seite, die du dort siehst.
refusal-too-many-dice =
    Für Nahrung kannst du in diesem Zug { $dice ->
        [0] keinen Würfel
        [one] nur 1 Würfel
       *[other] nur { $dice } Würfel
    } mit „Nahrung oder Arbeiter“ nehmen. Wähle eine kleinere Zahl.
refusal-yourself = Mit dir selbst kannst du nicht handeln. Wähle jemand anderen am Tisch.
refusal-not-seated = Dort sitzt in dieser Partie niemand. Wähle jemanden am Tisch.
refusal-no-offers-left =
    { $offers ->
        [one] Du darfst { NAME($seat) } je Zug 1 Angebot machen, und das hast du getan.
       *[other] Du darfst { NAME($seat) } je Zug { $offers } Angebote machen, und die hast du alle gemacht.
    } Handle mit jemand anderem oder beende den Handel.
refusal-not-this-ware = Ein Angebot wird in fester Reihenfolge genannt, und als Nächstes kommt { NAME($good) }. Nenne zuerst diese Menge.
refusal-giver-lacks =
    { $amount ->
        [0] { NAME($seat) } hat davon nichts zu geben: { NAME($good) }. Wähle 0 oder die andere Richtung.
       *[other] { NAME($seat) } kann höchstens { $amount } × { NAME($good) } geben. Nenne eine kleinere Menge.
    }
refusal-no-room =
    { $room ->
        [0] { NAME($seat) } hat dafür keinen Platz mehr: { NAME($good) }. Wähle 0 oder die andere Richtung.
       *[other] { NAME($seat) } hat nur Platz für { $room } × { NAME($good) }. Nenne eine kleinere Menge.
    }
refusal-counter-empty = Ein Gegenangebot muss etwas bewegen, und so bestünde es aus lauter Nullen. Nenne eine andere Menge.
refusal-counter-same = So wäre dein Gegenangebot genau das Angebot, das du bekommen hast. Nenne eine andere Menge.
refusal-only-invited = In einer Einladung steckt kein Geschäft, das du annehmen könntest. Nenne selbst eines oder lehne ab.
refusal-no-counter = Etwas anderes könnt ihr beide nicht tauschen. Nimm an oder lehne ab.
refusal-nothing-to-trade = Ihr beide habt gerade nichts zu tauschen. Wähle jemand anderen oder beende den Handel.
refusal-too-few-stones =
    { $stones ->
        [0] Du hast keinen Stein, den du ausgeben könntest.
        [one] Du hast nur 1 Stein, den du ausgeben könntest.
       *[other] Du hast nur { $stones } Steine, die du ausgeben könntest.
    } Wähle eine kleinere Zahl.
refusal-stones-wasted =
    Jeder Stein muss mindestens ein Kästchen markieren, und deine Arbeiter lassen { $boxes ->
        [0] keines
        [one] nur 1
       *[other] nur { $boxes }
    } frei. Gib weniger Steine aus.
refusal-not-in-play =
    { NAME($project) }: { $players ->
        [1] allein
        [2] zu zweit
        [3] zu dritt
       *[other] mit { $players } Personen
    } nicht im Spiel. Markiere Kästchen eines anderen Monuments oder deiner nächsten Stadt.
refusal-built-already = { NAME($project) }: Das hast du vollendet, und kein Monument baut man zweimal. Markiere Kästchen an anderer Stelle.
refusal-seven-cities = Du hast sieben Städte, eine achte gibt es nicht. Monumente können deine Arbeiter weiterhin bauen.
refusal-owned-already = { NAME($development) } hast du schon, und einmal genügt. Wähle eine andere Errungenschaft.
refusal-empty-stack = Dieser Vorrat ist bei dir leer: { NAME($good) }. Bezahle mit Waren, die du hast.
refusal-too-little =
    { NAME($development) }: Der Preis ist { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }, so { $have ->
        [0] kommt keine zusammen
        [one] kommt nur 1 zusammen
       *[other] kommen nur { $have } zusammen
    }. Leg mehr Waren dazu oder wähle etwas Günstigeres.
refusal-more-than-needed =
    Du erreichst den Preis von { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    } für { NAME($development) } (geboten: { $paid }) auch ohne deinen kleinsten Vorrat. Behalte ihn.
refusal-no-such-good = Davon hast du nichts abzugeben: { NAME($good) }. Wähle eine andere Ware.

## Die Geschichte

line-starts =
    { $you ->
        [yes] Das Los entscheidet: Du beginnst.
       *[no] Das Los entscheidet: { NAME($seat) } beginnt.
    }
line-turn =
    Runde { $round }: { $you ->
        [yes] Du bist am Zug
       *[no] { NAME($seat) } ist am Zug
    }, mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    }.
line-rolled =
    { $you ->
        [yes] Deine Würfel zeigen
       *[no] Die Würfel von { NAME($seat) } zeigen
    }: { $faces }.
line-rerolls =
    { $you ->
        [yes] Du wirfst
       *[no] { NAME($seat) } wirft
    } { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } noch einmal.
line-leads =
    { NAME("development/leadership") }: { $you ->
        [yes] Du gibst „{ NAME($face) }“ her und wirfst
       *[no] { NAME($seat) } gibt „{ NAME($face) }“ her und wirft
    } diesen Würfel noch einmal.
line-collects =
    { $you ->
        [yes] Du sammelst { $goods } ein.
       *[no] { NAME($seat) } sammelt { $goods } ein.
    }
line-goods-lost =
    { $you ->
        [yes] Du verlierst { $goods }, weil der Platz fehlt.
       *[no] { NAME($seat) } verliert { $goods }, weil der Platz fehlt.
    }
line-harvests =
    { $you ->
        [yes] Du sammelst { $amount } Nahrung ein und hast jetzt { $food }.
       *[no] { NAME($seat) } sammelt { $amount } Nahrung ein und hat jetzt { $food }.
    }
line-feeds =
    { $you ->
        [yes] Du versorgst
       *[no] { NAME($seat) } versorgt
    } { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städte
    }; übrig { $food ->
        [0] bleibt keine Nahrung
        [one] bleibt 1 Nahrung
       *[other] bleiben { $food } Nahrung
    }.
line-famine =
    { NAME("disaster/famine") }: { $boxes ->
        [one] 1 Stadt hungert
       *[other] { $boxes } Städte hungern
    }, und { $you ->
        [yes] du markierst
       *[no] { NAME($seat) } markiert
    } { $boxes ->
        [one] 1 Katastrophenkästchen
       *[other] { $boxes } Katastrophenkästchen
    }.
line-spared =
    { NAME($disaster) }: { $you ->
        [yes] Du bleibst verschont.
       *[no] { NAME($seat) } bleibt verschont.
    }
line-struck =
    { NAME($disaster) }: { $you ->
        [yes] Du markierst
       *[no] { NAME($seat) } markiert
    } { $boxes ->
        [one] 1 Katastrophenkästchen
       *[other] { $boxes } Katastrophenkästchen
    }.
line-revolted =
    { NAME("disaster/revolt") }: { $you ->
        [yes] Du verlierst { $goods }.
       *[no] { NAME($seat) } verliert { $goods }.
    }
line-offers =
    { $you ->
        [yes] Du machst
       *[no] { NAME($seat) } macht
    } { $to_you ->
        [yes] dir
       *[no] { NAME($partner) }
    } ein Angebot: { $gives } gegen { $gets }.
line-invites =
    { $you ->
        [yes] Du lädst
       *[no] { NAME($seat) } lädt
    } { $to_you ->
        [yes] dich
       *[no] { NAME($partner) }
    } ein, ein Geschäft zu nennen.
line-counters =
    { $you ->
        [yes] Du machst
       *[no] { NAME($seat) } macht
    } { $to_you ->
        [yes] dir
       *[no] { NAME($partner) }
    } ein Gegenangebot: { $gives } gegen { $gets }.
line-accepts =
    { $you ->
        [yes] Du nimmst an: Das Geschäft mit { NAME($partner) } gilt.
       *[no] { NAME($seat) } nimmt an: Das Geschäft mit { $to_you ->
            [yes] dir
           *[no] { NAME($partner) }
        } gilt.
    }
line-declines =
    { $you ->
        [yes] Du lehnst ab: kein Geschäft mit { NAME($partner) }.
       *[no] { NAME($seat) } lehnt ab: kein Geschäft mit { $to_you ->
            [yes] dir
           *[no] { NAME($partner) }
        }.
    }
line-spends-stones =
    { $you ->
        [yes] Du gibst
       *[no] { NAME($seat) } gibt
    } { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    } für { $boxes } Arbeiter mehr aus.
line-marks =
    { $you ->
        [yes] Du markierst Kästchen: { $projects }.
       *[no] { NAME($seat) } markiert Kästchen: { $projects }.
    }
line-city-built =
    Eine neue Stadt: { $you ->
        [yes] Du hast jetzt { $cities }.
       *[no] { NAME($seat) } hat jetzt { $cities }.
    }
line-monument-built =
    { $you ->
        [yes] Du vollendest
       *[no] { NAME($seat) } vollendet
    } ein Monument: { NAME($project) } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
line-buys =
    { $you ->
        [yes] Du kaufst
       *[no] { NAME($seat) } kauft
    } { NAME($development) } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }), bezahlt mit { $goods }{ $coins ->
        [0] {""}
        [one] , dazu 1 Münze von den Würfeln
       *[other] , dazu { $coins } Münzen von den Würfeln
    }.
line-sells-food =
    { $you ->
        [yes] Du verkaufst
       *[no] { NAME($seat) } verkauft
    } { $amount } Nahrung für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
line-discards =
    { $you ->
        [yes] Du gibst { $goods } ab.
       *[no] { NAME($seat) } gibt { $goods } ab.
    }
line-last-round =
    { $you ->
        [yes] Du leitest das Ende ein: Dies ist die letzte Runde.
       *[no] { NAME($seat) } leitet das Ende ein: Dies ist die letzte Runde.
    }
line-ends =
    Nach { $round ->
        [one] 1 Runde
       *[other] { $round } Runden
    } ist das Spiel zu Ende.
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
        [1] : bei Gleichstand entscheiden die übrigen Waren
       *[other] {""}
    }.
