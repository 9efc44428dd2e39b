### Khronos. Fragen, Möglichkeiten, Ablehnungen und die Geschichte.
### Plättchen haben Formen: `a` (eine Burg, Akkusativ), `new` (eine Burg, Nominativ), `the` (die Burg, Nominativ), `obj` (die Burg, Akkusativ), Zeitalter `in` und `into`.

## Fragen

ask-start = Wer beginnt?
ask-deal = Welche Karte zieht { NAME($seat) }?
ask-prepare =
    Tauschst du vor deinen Aktionen Karten aus? ({ $money ->
        [one] Du hast 1 Taler
       *[other] Du hast { $money } Taler
    })
ask-exchange =
    { $cards ->
        [one] Tauschst du deine Karte aus?
       *[other] Welche deiner { $cards } Karten tauschst du aus?
    }
ask-swap =
    { $left ->
        [one] Welche Karte legst du dafür hin?
       *[other] Welche { $left } Karten legst du dafür hin?
    } (Du nimmst: { NAME($card) })
ask-act =
    Was tust du? ({ $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $money ->
        [0] keine Taler
       *[other] { $money } Taler
    })
ask-place =
    Wohin legst du { NAME($era, form: "in") } { NAME($tile, form: "obj") }? ({ $sites ->
        [one] 1 Platz
       *[other] { $sites } Plätze
    })
ask-surcharge =
    { $left ->
        [one] Welche Karte zahlst du für das Gelände?
       *[other] Welche { $left } Karten zahlst du für das Gelände?
    }
ask-split =
    Beide Abenteurer stehen hier. { $cards ->
        [one] Spielt der erste die Karte?
       *[other] Wie viele der { $cards } Karten spielt der erste?
    }
ask-restore = { NAME($tile, form: "start") } braucht zwei Karten. Spielst du eine oder beide?
ask-keeper = Gleich viele Würfel: Wessen Würfel bleibt auf dem Weiler bei { NAME($site) }?
ask-stay = Auf dem Gebäude, das verschwindet, liegen die meisten Würfel von dir: Bleibt einer auf dem Weiler bei { NAME($site) }?
ask-victim = Gleicher Rang { NAME($era, form: "in") }: Welches Gebäude der Art { NAME($tile) } wird verkleinert?
ask-shrink = { NAME($tile, form: "start") } bei { NAME($site) } wird { NAME($era, form: "in") } verkleinert. Wohin stellst du { NAME($smaller, form: "obj") }?
ask-keep-cards =
    { $cards ->
        [one] Legst du deine unbenutzte Karte ab? Sonst behältst du sie.
       *[other] Welche deiner { $cards } unbenutzten Karten legst du ab? Den Rest behältst du.
    }

## Möglichkeiten

choice-done = Fertig
choice-done-prepare = Weiter zu den Aktionen
choice-done-exchange = Neue Karten ziehen
choice-done-act = Aktionen beenden
choice-done-keep-cards = Den Rest behalten
choice-done-stay = Zurücknehmen
choice-start = { NAME($seat) } beginnt
choice-deal = Zieht: { NAME($card) }
choice-exchange = Karten für 2 Taler austauschen
choice-swap = Aus der Auslage nehmen: { $number } × { NAME($card) }
choice-discard = Hinlegen: { NAME($card) }
choice-travel = { NAME($adventurer) } reist { NAME($era, form: "into") } (1 Taler)
choice-take = Bauen oder vergrößern { NAME($era, form: "in") }: { NAME($tile) }
choice-at =
    { NAME($site) }{ $old ->
        [0] {""}
       *[other] , Vergrößerung
    }{ $cost ->
        [0] {""}
        [one] : 1 Karte
       *[other] : { $cost } Karten
    }{ $surcharge ->
        [0] {""}
       *[other] {" "}+ { $surcharge } für das Gelände
    }{ $income ->
        [0] {""}
       *[other] , bringt { $income }
    }
choice-at-shrink = Bei { NAME($site) } aufstellen
choice-which-building =
    { $building ->
        [1] { NAME("tile/watchtower") }
        [2] { NAME("tile/keep") }
        [3] { NAME("tile/castle") }
        [4] { NAME("tile/chapel") }
        [5] { NAME("tile/monastery") }
        [6] { NAME("tile/abbey") }
        [7] { NAME("tile/hamlet") }
        [8] { NAME("tile/town") }
        [9] { NAME("tile/city") }
       *[other] Gebäude
    }
choice-which-age =
    { $age ->
        [1] , { NAME("era/might") }
        [2] , { NAME("era/faith") }
       *[other] {""}
    }
choice-raze = Abreißen: { choice-which-building } bei { NAME($site) }{ choice-which-age } (1 Karte, 1 Taler)
choice-raze-victim = Verkleinern: { choice-which-building } bei { NAME($site) }{ choice-which-age }
choice-populate =
    Bevölkern: { choice-which-building } bei { NAME($site) }{ $capacity ->
        [0] {""}
       *[other] {" "}({ $cubes }/{ $capacity })
    }
choice-restore =
    Restaurieren: { choice-which-building } bei { NAME($site) }{ $left ->
        [0] {""}
        [one] {" "}(1 Karte)
       *[other] {" "}({ $left } Karten)
    }
choice-cards =
    { $number ->
        [one] Eine Karte: halb restauriert, mit einem Würfel markiert
       *[other] Beide Karten: restauriert
    }
choice-pay = Dazuzahlen: { NAME($card) }
choice-split = { $number } durch den ersten Abenteurer, { $rest } durch den zweiten
choice-keep = Ein Würfel von { NAME($seat) } bleibt
choice-purse = Mein Geld: { NAME($purse) }

## Ablehnungen

refusal-too-little-money =
    Das kostet { $cost } Taler, und du hast { $have ->
        [0] keine
       *[other] { $have }
    }.
refusal-exchanged-already = Du hast in diesem Zug schon Karten ausgetauscht.
refusal-swapped-already = Du hast in diesem Zug schon mit der Auslage getauscht.
refusal-not-on-display =
    So viele Karten „{ NAME($card) }“ liegen nicht aus; es liegen { $have ->
        [0] keine
       *[other] { $have }
    } aus.
refusal-not-in-hand = Du hast keine Karte „{ NAME($card) }“.
refusal-there-already = Dieser Abenteurer ist schon { NAME($era, form: "in") }.
refusal-no-adventurer = Du hast { NAME($era, form: "in") } keinen Abenteurer; reise erst dorthin.
refusal-too-few-cards =
    Dafür braucht es { $cost ->
        [one] eine Karte
       *[other] { $cost } Karten
    } der Farbe „{ NAME($card) }“, und du hast { $have ->
        [0] keine
       *[other] { $have }
    }.
refusal-too-few-for-terrain =
    { $cost ->
        [0] Das kostet
        [one] Das kostet 1 Karte und
       *[other] Das kostet { $cost } Karten und
    } { $surcharge } weitere für das Gelände; du hast { $have }.
refusal-too-few-plays =
    Das { $cost ->
        [one] ist 1 Karte
       *[other] sind { $cost } Karten
    }, aber { NAME($era, form: "in") } dürfen deine Abenteurer in diesem Zug { $have ->
        [0] keine mehr
       *[other] nur noch { $have }
    } spielen. Jeder spielt zwei Karten je Zug.
refusal-no-tile = Davon ist kein Plättchen mehr da: { NAME($tile) }.
refusal-no-cube = Du hast keinen Würfel mehr, um es zu markieren.
refusal-nowhere = Für { NAME($tile, form: "obj") } gibt es { NAME($era, form: "in") } keinen Platz, den die Regeln erlauben und deine Karten bezahlen. Die Zahl auf dem Plättchen sagt, wie viele Karten seiner Farbe es kostet; Vergrößern kostet den Unterschied.
refusal-off-the-map = { NAME($tile, form: "start") } würde dort über den Spielplan ragen. Ein Platz heißt nach seinem Feld links oben.
refusal-not-free = { NAME($site) } ist nicht frei: Dort steht { NAME($tile, form: "the") }.
refusal-not-wholly = Eine Vergrößerung muss das alte Gebäude ganz bedecken: { NAME($tile, form: "the") } bei { NAME($site) }.
refusal-not-yours = { NAME($tile, form: "start") } bei { NAME($site) } gehört { NAME($seat) }. Du vergrößerst nur eigene und bürgerliche Gebäude.
refusal-in-the-river = Nur Dörfer und Städte dürfen im Fluss liegen, nicht { NAME($tile, form: "the") }.
refusal-joins-domains = { NAME($tile, form: "start") } würde zwei Domänen verbinden. Das dürfen nur bürgerliche Gebäude.
refusal-equal-rank = Diese Domäne hat schon ein höchstes Gebäude von gleicher Art und gleichem Rang wie { NAME($tile, form: "the") }. Es darf nur eines geben.
refusal-no-building = Bei { NAME($site) } steht nichts, was man abreißen könnte.
refusal-not-small = Nur kleine Gebäude kann man abreißen, nicht { NAME($tile, form: "obj") }.
refusal-printed = Aufgedruckte Weiler kann man nicht abreißen.
refusal-no-civil = Kein bürgerliches Gebäude hat bei { NAME($site) } seine linke obere Ecke.
refusal-no-room =
    { NAME($tile, form: "start") } ist voll; Platz ist für { $capacity ->
        [one] 1 Würfel
       *[other] { $capacity } Würfel
    }.
refusal-no-ruin = Bei { NAME($site) } gibt es keine Ruine, die man so restaurieren könnte.
refusal-same-split = Beide Abenteurer haben gleich viele Karten gespielt, es ist also einerlei, welcher welcher ist; lass den ersten den größeren Teil spielen.
refusal-no-split =
    So können die beiden { $cost ->
        [one] 1 Karte
       *[other] { $cost } Karten
    } nicht teilen; jeder spielt höchstens zwei je Zug.
refusal-not-tied = Das Gebäude bei { NAME($site) } gehört nicht zu denen mit gleichem Rang.
refusal-own-first = Eines der Gebäude gehört dir: Deines wird zuerst verkleinert.
refusal-outside = Das kleinere Gebäude muss auf den Feldern des alten stehen: { NAME($tile) }.
refusal-not-most-cubes = { NAME($seat) } gehört nicht zu denen, deren Würfel bleiben darf.
refusal-laid-so = Dein Geld liegt schon so.
refusal-too-small-a-hand =
    Dafür brauchst du { $cards ->
        [one] eine Handkarte
       *[other] { $cards } Handkarten
    }, und du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.
refusal-turned-already = Du hast dein Geld in dieser Runde schon umgedreht; einmal je Runde genügt.

## Geschichte

line-starts =
    { $you ->
        [yes] Du beginnst
       *[no] { NAME($seat) } beginnt
    }.
line-turn-begins =
    { $you ->
        [yes] Runde { $round }: Du bist
       *[no] Runde { $round }: { NAME($seat) } ist
    } am Zug.
line-draws = Du ziehst: { NAME($card) }.
line-reshuffled =
    Der Nachziehstapel ist leer. Der Ablagestapel wird gemischt: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
line-exchanges =
    { $you ->
        [yes] Du zahlst 2 Taler und tauschst
       *[no] { NAME($seat) } zahlt 2 Taler und tauscht
    } Karten aus: { $cards }.
line-swaps =
    { $you ->
        [yes] Du tauschst
       *[no] { NAME($seat) } tauscht
    } mit der Auslage: { $cards } gegen { $taken }.
line-purse-turned =
    { $you ->
        [yes] { $open ->
            [0] Du verdeckst dein Geld
           *[other] Du legst dein Geld offen
        }
       *[no] { NAME($seat) } { $open ->
            [0] verdeckt das eigene Geld
           *[other] legt das eigene Geld offen
        }
    }.
line-travels =
    { $you ->
        [yes] Einer deiner Abenteurer
       *[no] Ein Abenteurer von { NAME($seat) }
    } reist { NAME($origin, form: "from") } { NAME($era, form: "into") }.
line-pays =
    { $you ->
        [yes] Du spielst
       *[no] { NAME($seat) } spielt
    } Karten: { $cards }.
line-builds =
    { $you ->
        [yes] Du baust
       *[no] { NAME($seat) } baut
    } { NAME($era, form: "in") } { NAME($tile, form: "a") } bei { NAME($site) }.
line-enlarges =
    { $you ->
        [yes] Du vergrößerst
       *[no] { NAME($seat) } vergrößert
    } { NAME($era, form: "in") } { NAME($old, form: "obj") } bei { NAME($site) }: Dort steht nun { NAME($tile, form: "new") }.
line-earns =
    { $you ->
        [yes] Du erhältst
       *[no] { NAME($seat) } erhält
    } { $coins } Taler.
line-copied = { NAME($tile, form: "start") } wirft einen Zeitschatten und steht auch { NAME($era, form: "in") } bei { NAME($site) }.
line-ruined = { NAME("era/reason") }: Bei { NAME($site) } bleibt davon eine Ruine ({ NAME($tile) }).
line-there-before = { NAME($era) }: Bei { NAME($site) } steht schon dasselbe, { NAME($tile, form: "the") }. Nichts ändert sich.
line-no-tile-left = Kein Plättchen mehr da: { NAME($tile, form: "start") } wirft { NAME($era, form: "in") } und danach keinen Zeitschatten.
line-no-cube-left =
    { $you ->
        [yes] Du hast
       *[no] { NAME($seat) } hat
    } keinen Würfel mehr: { NAME($tile, form: "start") } wirft { NAME($era, form: "in") } und danach keinen Zeitschatten.
line-would-join = { NAME($era) }: { NAME($tile, form: "start") } bei { NAME($site) } würde Domänen verbinden und wirft keinen Zeitschatten.
line-would-equal = { NAME($era) }: { NAME($tile, form: "start") } bei { NAME($site) } hätte denselben Rang wie das höchste Gebäude der Domäne und wirft keinen Zeitschatten.
line-replaced = { NAME($era) }: Das neue Gebäude ersetzt { NAME($tile, form: "obj") } bei { NAME($site) }.
line-erased = Zeitparadoxon: { NAME($tile, form: "start") } bei { NAME($site) } verschwindet { NAME($era, form: "in") }.
line-erased-of =
    { $you ->
        [yes] Zeitparadoxon: Du verlierst
       *[no] Zeitparadoxon: { NAME($seat) } verliert
    } { NAME($era, form: "in") } { NAME($tile, form: "obj") } bei { NAME($site) }.
line-never-was = So hat es { NAME($tile, form: "obj") } bei { NAME($site) } nie gegeben; die Kopie im Zeitalter der Vernunft ist fort.
line-cube-stays =
    { $you ->
        [yes] Einer deiner Würfel
       *[no] Ein Würfel von { NAME($seat) }
    } bleibt auf dem Weiler bei { NAME($site) }.
line-cube-leaves =
    { $you ->
        [yes] Du lässt
       *[no] { NAME($seat) } lässt
    } keinen Würfel auf dem Weiler bei { NAME($site) }.
line-joined = { NAME($era) }: Bei { NAME($site) } wird aus { $domains } Domänen eine.
line-split-up = { NAME($era) }: Die Domäne bei { NAME($site) } zerfällt in { $domains } Teile.
line-tied = { NAME($era) }: Eine Domäne hat { $count } Gebäude vom höchsten Rang ({ NAME($tile) }), das erste bei { NAME($site) }.
line-stronger = Stärke der früheren Domänen ({ NAME($card) }): { $strength } gegen { $weaker }.
line-must-shrink =
    { $you ->
        [yes] Du musst
       *[no] { NAME($seat) } muss
    } { NAME($era, form: "in") } { NAME($tile, form: "obj") } bei { NAME($site) } verkleinern.
line-shrinks =
    { $you ->
        [yes] Du verkleinerst
       *[no] { NAME($seat) } verkleinert
    } { NAME($era, form: "in") } { NAME($tile, form: "obj") }: Bei { NAME($site) } steht nun { NAME($smaller, form: "new") }.
line-destroyed =
    { $you ->
        [yes] { NAME($tile, form: "start") }, von dir gebaut,
       *[no] { NAME($tile, form: "start") } von { NAME($seat) }
    } bei { NAME($site) } wird { NAME($era, form: "in") } zerstört.
line-shadow-fades = Der Zeitschatten vergeht: { NAME($tile, form: "start") } bei { NAME($site) } ist { NAME($era, form: "in") } fort.
line-shadow-shrinks = Der Zeitschatten schrumpft: Bei { NAME($site) } steht { NAME($era, form: "in") } nun { NAME($tile, form: "new") }.
line-demolishes =
    { $you ->
        [yes] Du zahlst 1 Taler und reißt
       *[no] { NAME($seat) } zahlt 1 Taler und reißt
    } { NAME($era, form: "in") } { NAME($tile, form: "obj") } bei { NAME($site) } ab.
line-populates =
    { $you ->
        [yes] Du bevölkerst
       *[no] { NAME($seat) } bevölkert
    } { NAME($tile, form: "obj") } bei { NAME($site) }.
line-restores =
    { $you ->
        [yes] Du restaurierst
       *[no] { NAME($seat) } restauriert
    } { NAME($tile, form: "obj") } bei { NAME($site) }.
line-half-restores =
    { $you ->
        [yes] Du restaurierst
       *[no] { NAME($seat) } restauriert
    } { NAME($tile, form: "obj") } bei { NAME($site) } zur Hälfte.
line-discards =
    { $you ->
        [yes] Du legst
       *[no] { NAME($seat) } legt
    } unbenutzte Karten ab: { $cards }.
line-taxes =
    { $you ->
        [yes] Du erhältst
       *[no] { NAME($seat) } erhält
    } { NAME($era, form: "in") } { $coins } Taler Steuern aus der Domäne bei { NAME($site) }.
line-no-taxes =
    { $you ->
        [yes] Du erhältst
       *[no] { NAME($seat) } erhält
    } keine Steuern.
line-ends = Runde { $round } ist vorbei, und mit ihr die Partie.
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
        [one] 1 Taler
       *[other] { $points } Talern
    }{ $how ->
        [0] , { $ahead ->
            [one] 1 Taler
           *[other] { $ahead } Taler
        } voraus
        [1] : die Punkte sind gleich
       *[other] {""}
    }.
