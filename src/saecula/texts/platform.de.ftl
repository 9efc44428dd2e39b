### Sätze, die zu keinem Titel gehören: Ablehnungen des Kerns, Probleme mit Eingaben und Dateien, kleine Wörter.
### Alle Angaben eines Problems kommen als Zeichenketten. Plätze zählen in Dateien und Notation ab 0.

seat-name = Person { $number }
seat-numbered = { $name } { $number }
counted = { $count } × { $name }
counted-nothing = nichts
value-on = an
value-off = aus
and = { $first } und { $last }

## Ablehnungen des Kerns
## Am Ende einer Partie ist $seats leer, der Satz muss also ein leeres Ende vertragen.

refusal-not-your-turn = Du bist gerade nicht gefragt. Gewartet wird auf: { $seats }
refusal-match-over = Diese Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.
refusal-not-asked-now = Danach wird jetzt nicht gefragt. Beantworte zuerst die offene Frage.
refusal-later-in-order = Einzeln wird in fester Reihenfolge ausgewählt, und dieses Stück käme vor deinem letzten. Nimm die Auswahl zurück und beginne neu, oder schick alles auf einmal, in beliebiger Reihenfolge.
refusal-none-left = Davon ist nichts mehr übrig. Wähle etwas anderes.
refusal-too-few-taken =
    Du musst hier { $low } auswählen und hast bisher { $taken ->
        [0] noch nichts gewählt
       *[other] { $taken } gewählt
    }. Wähle erst den Rest.
refusal-would-strand = Du musst noch { $missing } auswählen. Einzeln wird in fester Reihenfolge ausgewählt, und nach diesem Stück blieben zu wenige. Nimm ein früheres, oder schick alles auf einmal, in beliebiger Reihenfolge.
refusal-all-taken = Du darfst höchstens { $high } auswählen. Nimm eines zurück, um ein anderes zu wählen.
refusal-too-far = Dein Plan reicht über etwas hinaus, das noch niemand wissen kann: einen Wurf, eine gezogene Karte oder die Antwort von jemand anderem. Spiele bis dorthin und dann weiter.
thing-not-asked = In der offenen Frage geht es nicht um: { $name }.

## Die Geschichte

line-taken-back =
    { $you ->
        [yes] Du nimmst
       *[no] { NAME($seat) } nimmt
    } eine Antwort zurück. Was der Zufall danach entschieden hatte, entscheidet er neu.

## Probleme: Titel, Plätze, Optionen, Sprachen

problem-no-such-title = Den Titel „{ $title }“ gibt es nicht; zur Wahl stehen: { $known }.
problem-no-such-seats = „{ $title }“ lässt sich nicht mit dieser Zahl von Plätzen spielen: { $seats }; zur Wahl stehen: { $known }.
problem-no-such-seat = Platz { $seat } gibt es in dieser Partie nicht; sie hat insgesamt { $seats }, gezählt ab 0.
problem-no-such-option = „{ $title }“ hat keine Option „{ $option }“; zur Wahl stehen: { $known }.
problem-no-such-value = Die Option „{ $option }“ kennt den Wert „{ $value }“ nicht; zur Wahl stehen: { $known }.
problem-option-needs-seats = Die Option „{ $option }“ passt nicht zu dieser Zahl von Plätzen; sie braucht: { $seats }.
problem-option-needs-option = Die Option „{ $option }“ gilt nur, wenn „{ $other }“ auf „{ $value }“ steht; stell auch das ein oder lass „{ $option }“ weg.
problem-no-such-language = Die Sprache „{ $language }“ gibt es hier nicht; zur Wahl stehen: { $known }.
problem-no-such-bot = Den Bot „{ $bot }“ gibt es nicht; zur Wahl stehen: { $known }.
problem-bot-of-other-title = Der Bot „{ $bot }“ spielt { $plays }, nicht { $title }; zur Wahl stehen: { $known }.
problem-bad-iterations = In „{ $bot }“ passt „{ $number }“ nicht als Zahl der Durchläufe; nenne eine ganze Zahl von 1 bis { $most }, etwa search:3000.
problem-no-names = „{ $what }“ nennt niemanden; schreib Namen, durch Kommas getrennt, etwa easy,greedy.
problem-empty-name = In „{ $value }“ für „{ $what }“ fehlt ein Name; schreib zwischen alle Kommas einen, etwa easy,greedy.
problem-bad-seats-list = „{ $seats }“ passt nicht zur Zahl der Plätze, nämlich { $known }; schreib für jeden Platz ein Wort, durch Kommas getrennt.
problem-bad-number = „{ $value }“ passt nicht für „{ $what }“; nenne eine ganze Zahl, die weder zu groß noch zu klein ist.
problem-bad-number-least = „{ $value }“ passt nicht für „{ $what }“; nenne eine ganze Zahl, mindestens { $low }.
problem-bad-number-range = „{ $value }“ passt nicht für „{ $what }“; nenne eine ganze Zahl von { $low } bis { $high }.

## Probleme: wählen

problem-empty-draft = Darin steht nichts zum Ausführen; nenne mindestens eine Wahl.
problem-no-such-choice = Eine Wahl mit der Nummer { $choice } gibt es nicht; nimm eine aus der Liste.
problem-no-such-words = „{ $words }“ ist keine Wahl; schreib sie so, wie die Liste sie zeigt.
problem-not-legal-now = Die Aktion { $action } gehört jetzt nicht zu den erlaubten von „{ $agent }“; die zeigen „action_mask“ und „legal_actions“.
problem-bot-illegal = Der Bot hat { $choice } gewählt; das gehört nicht zu den erlaubten Zügen, die er bekommen hat.
problem-env-not-running = Die Partie ist zu Ende oder hat noch nicht begonnen: erst reset aufrufen, dann step.
problem-no-eyes = Zu { $title } gibt es keine Ebenen: Es fehlt eine eyes.py, siehe docs/adding-a-game.md.
problem-wrong-dtype = Aktionen sind ganze Zahlen, eine je Partie, nicht { $given }.
problem-wrong-shape = Je Partie eine Zahl, verlangte Anzahl: { $wanted }; gegeben: { $given }.
problem-no-such-thing = Zu „{ $thing }“ gibt es keine Hilfe; schreib Art und Schlüssel, etwa „development/masonry“.
problem-no-such-section = Diesen Abschnitt haben die Regeln nicht; nimm einen aus ihrem Inhaltsverzeichnis.
problem-nothing-to-undo = Du hast noch nichts gewählt, was sich zurücknehmen ließe.
problem-nothing-to-redo = Es gibt nichts wiederherzustellen; das geht nur gleich nach dem Zurücknehmen, vor der nächsten Wahl.
problem-undo-not-free = Das kannst du nicht mehr allein zurücknehmen, denn seither hat jemand anderes gewählt oder etwas ist bekannt geworden; die anderen müssen zustimmen.

## Probleme: Dateien

problem-file-too-large = „{ $file }“ ist zu groß für eine unserer Dateien; gelesen werden höchstens { $most } Bytes.
problem-not-text = „{ $file }“ ist keine Textdatei in UTF-8; wähle eine andere Datei oder speichere sie neu als UTF-8.

## Probleme: Protokolle

problem-log-too-long = Das Protokoll ist ab Zeile { $n } unbrauchbar, denn es hat mehr als { $most } Zeichen; wähle eines, das Saecula geschrieben hat.
problem-log-no-head = Zeile { $n } sollte mit „start“ und dem Titel beginnen, lautet aber „{ $words }“; wähle ein Protokoll, das Saecula geschrieben hat.
problem-log-unknown-word = Zeile { $n } enthält ein Wort, das kein Protokoll kennt, „{ $word }“; nimm es heraus oder öffne das Protokoll mit einer neueren Version.
problem-log-missing-word = In Zeile { $n } fehlt das Wort „{ $word }=…“; übernimm die Zeile aus einer unveränderten Kopie.
problem-log-not-a-number = Zeile { $n } braucht für „{ $word }“ eine ganze Zahl, nicht „{ $value }“; übernimm die Zeile aus einer unveränderten Kopie.
problem-log-other-rules = Zeile { $n } verlangt Fassung { $rules } der Regeln, hier gibt es aber nur 1 bis { $ours }; öffne das Protokoll mit einer neueren Version.
problem-log-other-data = Zeile { $n } nennt gedruckte Werte, die es hier nicht gibt (data={ $data }); öffne das Protokoll mit der Version und dem Datenpaket, mit denen gespielt wurde.
problem-log-bad-position = Zeile { $n } beschreibt keine Stellung, die zu dieser Partie passt; übernimm die Zeile aus einer unveränderten Kopie.
problem-log-not-an-event = Zeile { $n } ist kein Ereignis, sie lautet „{ $words }“; ein Ereignis sieht so aus: „12 seat 0  done“.
problem-log-out-of-order = Zeile { $n } enthält Ereignis { $event }, an der Reihe ist aber { $expected }; ergänze die fehlenden Zeilen oder nimm die überzähligen heraus.
problem-log-no-such-seat = Zeile { $n } spricht von Platz { $seat }, die Partie hat aber insgesamt { $seats }, gezählt ab 0; berichtige die Zeile.
problem-log-unknown-choice = Zeile { $n } nennt eine Wahl, die es nicht gibt, „{ $words }“; berichtige die Zeile.
problem-log-bad-undo = Zeile { $n } nimmt „{ $words }“ zurück, dort dürfen aber nur Nummern früherer Ereignisse stehen; berichtige die Zeile.
problem-log-too-many = Das Protokoll ist ab Zeile { $n } unbrauchbar, denn es hat mehr als { $most } Ereignisse; wähle eines, das Saecula geschrieben hat.
problem-log-truncated = Das Protokoll bricht in Zeile { $n } ab („{ $words }“, gelesene Ereignisse: { $events }), und die Zeile „end“ fehlt; besorg dir eine vollständige Kopie.
problem-log-wrong-end = Zeile { $n } lautet „{ $words }“, die Zahl der Ereignisse ist aber { $events }; etwas ging verloren oder kam hinzu, also besorg dir eine unveränderte Kopie.
problem-log-after-end = Ereignis { $n }, „{ $words }“, kommt nach dem Ende der Partie; nimm es und alle späteren heraus.
problem-log-hidden = Ereignis { $n } ist in diesem Protokoll verdeckt („?“), denn es wurde für einen einzelnen Platz geschrieben; nachspielen lässt sich nur das vollständige.
problem-log-not-natures = Ereignis { $n }, „{ $words }“, kann der Zufall hier nicht bewirkt haben; berichtige das Ereignis.
problem-log-illegal = Ereignis { $n }, „{ $words }“ von Platz { $seat }, verstößt hier gegen die Regeln ({ $refusal }); berichtige das Ereignis.

## Probleme: Datenpakete

problem-pack-too-long = Das Datenpaket „{ $where }“ ist zu lang; gelesen werden höchstens { $most } Zeichen.
problem-pack-not-toml = Das Datenpaket „{ $where }“ ist kein gültiges TOML ({ $detail }); berichtige die Stelle.
problem-pack-not-rows = Im Datenpaket „{ $where }“ ist „{ $table }“ keine Tabelle aus Zeilen; beginne jede Zeile mit „[[{ $table }]]“.
problem-pack-unknown-table = Das Datenpaket „{ $where }“ hat eine unbekannte Tabelle „{ $table }“; zur Wahl stehen: { $known }.
problem-pack-unknown-row = Das Datenpaket „{ $where }“ hat einen unbekannten Schlüssel „{ $row }“ in der Tabelle „{ $table }“; zur Wahl stehen: { $known }.
problem-pack-row-twice = Das Datenpaket „{ $where }“ nennt die Zeile „{ $row }“ der Tabelle „{ $table }“ zweimal; behalte eine davon.
problem-pack-bad-value = Das Datenpaket „{ $where }“ hat in der Tabelle „{ $table }“, Zeile „{ $row }“, einen Wert, der nicht passt ({ $detail }); berichtige ihn.

## Probleme: Stellungen

problem-state-other-version = Dieser gespeicherte Zustand von { $title } stammt aus einer anderen Version von Saecula; speichere stattdessen das Protokoll der Partie, das jede spätere Version liest.
problem-state-without-origin = Dieser Zustand gehört zu keinem Spiel und lässt sich deshalb nicht speichern; nimm einen aus einer Partie.
problem-position-form = Die Stellung ist nicht so geschrieben, wie sie sein soll ({ $detail }); vergleiche sie mit der Beschreibung der Stellungen.
problem-position-seat = „start“ und „active“ müssen Plätze dieser Partie sein; sie hat insgesamt { $seats }, gezählt ab 0.
problem-position-misplaced = „{ $what }“ passt nicht zur Phase „{ $phase }“ dieser Stellung; lass es weg oder wähle eine andere Phase.
problem-position-too-many = Platz { $seat } kann von „{ $what }“ nicht { $amount } haben; mehr als { $most } ist nicht möglich.
problem-position-unsound = Die Stellung verletzt ein Gesetz des Spiels ({ $law }); vergleiche sie mit den Regeln.
