### Das Programm für die Textkonsole. `.words` sind weitere Wörter für einen Befehl, `.usage` zeigt die Schreibweise.

## Spielen

term-welcome = Antworte mit der Nummer oder den Worten einer Möglichkeit. ? zeigt die Hilfe, quit beendet.
term-turn = { $name } ist an der Reihe.
term-cover = { $name } ist an der Reihe. Wenn sonst niemand zusieht: Eingabetaste drücken.
term-forced = { $name } hat nur eine Möglichkeit: { $choice }
term-undone = Zurückgenommen.
term-redone = Wiederhergestellt.
term-empty = Tippe eine Nummer aus der Liste oder ? für Hilfe.
term-retaken =
    Nach einem Zurücknehmen hat der Zufall { $n ->
        [one] einmal
       *[other] { $n }-mal
    } neu entschieden.
term-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
term-hint-pick = Antworte in einer Zeile: Nummern oder Wörter, mehrere mit *, etwa 1 3, alle 2 oder 2*1. Sind das zu wenige, bleiben sie vorgemerkt, und du tippst den Rest in die nächste Zeile. Die Eingabetaste allein heißt fertig, wo du aufhören darfst.
term-gathered = Vorgemerkt: { $pieces } ({ $count } von { $low }). Tippe den Rest; undo nimmt das letzte Stück zurück.
term-hint-ask-partner = Oder das ganze Angebot in einer Zeile, dein Gegenüber zuerst: 1 gib 3 Holz, nimm 2 Stein.
term-hint-ask-offer = Oder das ganze Angebot in einer Zeile: gib 3 Holz, nimm 2 Stein.
term-hint-ask-counter = Oder das ganze Angebot in einer Zeile: gib 3 Holz, nimm 2 Stein. Plus und Minus gelten aus der Sicht dessen, der am Zug ist.
term-hint-type = Um so zu antworten, tippe: { $answer }
term-hint = Hinweis { $step } von { $steps }: { $words }

## Wörter, die man tippen kann, durch Leerzeichen getrennt

term-words-done = fertig stopp passe
term-words-all = alle alles
term-words-and = und
term-words-give = gib gebe geben
term-words-take = nimm nehme nehmen bekomme erhalte
term-words-invite = einladen lade
term-words-for = und für gegen an mir

## Was nicht verstanden wurde

term-offer-twice = „{ $word }“ kommt zweimal vor. Nenne jede Ware einmal, mit einer Menge.
term-offer-empty = Nenne mindestens eine Ware, etwa: gib 3 Holz, nimm 2 Stein. Wenn dein Gegenüber ein Geschäft nennen soll, tippe: einladen
term-unknown = „{ $word }“ bedeutet hier nichts. Tippe eine Nummer aus der Liste oder ? für Hilfe.
term-unknown-near = „{ $word }“ bedeutet hier nichts. Meinst du „{ $nearest }“?
term-no-such-label = Die Nummer { $word } steht nicht in der Liste; es gibt { $labels }.
term-ambiguous = „{ $word }“ kann mehreres bedeuten: { $labels }. Tippe eine dieser Nummern.
term-too-many = Genannt hast du { $count }, hier darfst du aber höchstens { $high } nehmen.
term-counted-nothing = Nach „{ $word }“ fehlt ein Wort: Wovon möchtest du so viele?
term-done-last = „{ $word }“ beendet eine Antwort; schreib es ans Ende oder lass es weg.
term-alone = „{ $word }“ ist eine Antwort für sich; tippe sonst nichts dazu.
term-which-partner = Mit wem möchtest du handeln? Beginne die Zeile mit einer dieser Nummern: { $labels }.
term-offer-closed = { $good } kann in diesem Angebot nicht den Besitzer wechseln, oder die Menge ist schon genannt. Lass es weg oder nimm mit undo etwas zurück.
problem-term-which-file = Nenne die Datei, die geladen werden soll, etwa: load abend.log
problem-term-over = Die Partie ist zu Ende, deshalb wird nichts mehr gefragt; undo nimmt die letzte Antwort zurück.
problem-term-no-such-section-near = Die Regeln haben keinen Abschnitt „{ $words }“. Meinst du „{ $nearest }“?

## Hilfe und Regeln

term-help-answers = Beantworte eine Frage mit einer Nummer aus der Liste oder in Worten, etwa „reroll coin“ oder nur „Münze“; der Anfang eines Wortes genügt, und die Tabulatortaste ergänzt ihn. Wo nach mehreren Stücken gefragt ist, schreib sie in eine Zeile: „1 3“, „food3 coin“, „3*Stadt Obelisk“, „alle“; solange es zu wenige sind, bleiben sie für die nächste Zeile vorgemerkt. Außerdem kannst du tippen:
term-help-choices = Möglichkeiten damit: { $labels }
term-no-help = Mehr gibt es dazu nicht zu sagen.
term-see-rules = Das steht in den Regeln, Abschnitt { $section } ({ $heading }): tippe „rules { $section }“.
term-rules-how = Tippe „rules“ und einen Schlüssel aus dieser Liste, um einen Abschnitt zu lesen.
term-why-how = Sag, was du tun möchtest, etwa: why Tempel oder why mark temple.
term-why-allowed = Das darfst du: { $choice } ({ $notation })
term-look-how = Sag, welche Antwort du ansehen willst, etwa: look 2.
term-look-next = Danach: { $ask }
term-look-whole = Nenne die ganze Antwort (Stücke: { $low }).

## Befehle

term-command-help = Hilfe: alles, was man tippen kann, oder Hilfe zu einem Ding, einer Möglichkeit oder einem Befehl.
    .usage = ? [WAS]
    .words = ? h hilfe
term-command-rules = Die Regeln in Worten: die Liste der Abschnitte oder einer davon.
    .usage = rules [ABSCHNITT]
    .words = regeln regel
term-command-why = Warum etwas nicht geht, mit dem Abschnitt der Regeln.
    .usage = why WAS
    .words = warum why?
term-command-look = Wozu eine Antwort führen würde. Getan wird nichts.
    .usage = look ANTWORT
    .words = schau vorschau preview
term-command-hint = Ein Hinweis in drei Schritten: Frag noch einmal, um mehr zu hören.
    .usage = hint
    .words = tipp hinweis rat
term-command-undo = Die letzte Antwort zurücknehmen, samt allem, was die Bots danach taten. So oft du willst.
    .usage = undo
    .words = u zurück
term-command-redo = Ein Zurücknehmen rückgängig machen.
    .usage = redo
    .words = r wieder
term-command-board = Den ganzen Tisch noch einmal zeichnen.
    .usage = board
    .words = tisch
term-command-scores = Die Punkte und woraus sie bestehen.
    .usage = scores
    .words = punkte
term-command-story = Die letzten Zeilen der Geschichte oder so viele davon.
    .usage = story [ZAHL]
    .words = geschichte
term-command-log = Die letzten Ereignisse, wie sie gespeichert werden, oder alle.
    .usage = log [ZAHL|all]
    .words = protokoll
term-command-save = Die Partie speichern. Ohne Namen kommt sie in den Ordner für unfertige Partien.
    .usage = save [DATEI]
    .words = s speichern
term-command-load = Mit einer gespeicherten Partie weitermachen. Die jetzige wird vorher gespeichert.
    .usage = load DATEI
    .words = laden
term-command-lang = Die Sprache wechseln.
    .usage = lang en|de
    .words = sprache
term-command-auto = Ob Fragen mit nur einer möglichen Antwort von selbst beantwortet werden.
    .usage = auto on|off
    .words = automatisch
term-command-quit = Aufhören. Was noch nicht gespeichert ist, wird gespeichert.
    .usage = quit
    .words = q ende tschüss

term-lang-now = Die Sprache ist { $lang }; zur Wahl stehen: { $known }.
term-lang-changed = Wir sprechen jetzt Deutsch.
term-auto-on = Fragen mit nur einer möglichen Antwort werden von selbst beantwortet.
term-auto-off = Jede Frage wird gestellt, auch wenn nur eine Antwort möglich ist.
term-log-more = Frühere Zeilen, die nicht gezeigt sind: { $lines }. „log all“ zeigt auch sie.

## Speichern

term-saved = Gespeichert als { $file }
term-loaded = { $file } geladen, Ereignisse: { $events }
term-saved-on-leaving = Die Partie ist gespeichert als { $file }
    So geht es weiter: { $command }
term-saved-finished = Die Partie ist gespeichert als { $file }
    So kannst du sie noch einmal ansehen: { $command }
term-autosave-failed = Die Partie konnte nicht gespeichert werden. { $reason }
problem-term-other-match = „{ $file }“ bewahrt schon eine andere Partie auf; wähle einen anderen Namen.
problem-term-not-a-match = „{ $file }“ gibt es schon und ist keine gespeicherte Partie; wähle einen anderen Namen.
problem-term-no-seed = In diesem Protokoll fehlt der Startwert, deshalb kann niemand würfeln; lade das vollständige Protokoll, um weiterzuspielen.

## Das Ende

term-won = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
term-won-by-tie-break = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: Die Punkte sind gleich, der Gleichstand ist aber entschieden.
term-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
term-solo-result = Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} erreicht.
term-seed = Startwert: { $seed }. Mit demselben Startwert fallen dieselben Würfel wieder.
term-after-end = „save DATEI“ bewahrt diese Partie auf, „story all“ erzählt sie noch einmal, „undo“ versucht ein anderes Ende, „quit“ beendet.
term-total = Summe
term-tie-break = Bei Gleichstand
term-place = Platz
term-step = Ereignis { $n } von { $most }. Eingabetaste oder → vor, b oder ← zurück, eine Zahl springt dorthin, q beendet.
