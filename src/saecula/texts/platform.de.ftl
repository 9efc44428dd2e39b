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
problem-not-legal-now = Die Aktion { $action } gehört jetzt nicht zu den erlaubten von „{ $agent }“; die zeigt „action_mask“.
problem-bot-illegal = Der Bot hat { $choice } gewählt; das gehört nicht zu den erlaubten Zügen, die er bekommen hat.
problem-no-information-state = Dieses OpenSpiel-Spiel kennt keinen Informationszustand: Eine Beobachtung erinnert sich nicht an früher Gesehenes. Beobachtungen verwenden oder ein Verfahren, das keine Informationszustände braucht.
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
problem-pack-food = Im Datenpaket „{ $where }“ darf food_start nicht größer sein als food_most und food_most nicht größer als { $most }; berichtige diese Werte.
problem-pack-bad-value = Das Datenpaket „{ $where }“ hat in der Tabelle „{ $table }“, Zeile „{ $row }“, einen Wert, der nicht passt ({ $detail }); berichtige ihn.

## Probleme: Stellungen

problem-position-form = Die Stellung ist nicht so geschrieben, wie sie sein soll ({ $detail }); vergleiche sie mit der Beschreibung der Stellungen.
problem-position-seat = „start“ und „active“ müssen Plätze dieser Partie sein; sie hat insgesamt { $seats }, gezählt ab 0.
problem-position-round = Die Partie kann nicht in Runde { $round } sein, denn sie hat nur { $most }; nenne eine kleinere Zahl.
problem-position-over = Schon vor dieser Runde war das Spielende ausgelöst, die Partie also vorbei; nimm eine Errungenschaft oder ein Monument weg.
problem-position-misplaced = „{ $what }“ passt nicht zur Phase „{ $phase }“ dieser Stellung; lass es weg oder wähle eine andere Phase.
problem-position-after-the-end = Platz { $seat } hat schon { $most } Errungenschaften, also kann er in keinem Zug mehr zu dieser Phase kommen; nimm eine weg oder wähle die Phase „discard“.
problem-position-too-many = Platz { $seat } kann von „{ $what }“ nicht { $amount } haben; mehr als { $most } ist nicht möglich.
problem-position-first-builder = Platz { $seat } hat „{ $monument }“ nicht vollendet und kann es nicht zuerst gebaut haben; nenne einen Platz, der es vollendet hat.
problem-position-first-builder-missing = Mehr als ein Platz hat „{ $monument }“ vollendet; nenne den ersten davon unter „first_builders“.
problem-position-no-dice = Die Phase „{ $phase }“ braucht Würfel; nenne sie unter „dice“ oder nimm die Phase „roll“.
problem-position-dice = Die Zahl der Würfel ({ $dice }) passt nicht zu den Städten des Platzes, der am Zug ist ({ $cities }); leg für jede Stadt, die er zu Beginn des Zuges hatte, einen Würfel hin.
problem-position-as-food = „as_food“ kann nicht { $as_food } sein, denn die Zahl der Würfel mit „either2“ ist { $dice }; nenne eine kleinere Zahl.
problem-position-no-trading = Diese Partie hat keine Handelsphase; stell die Option „trading“ auf „on“ oder nimm eine andere Phase.
problem-position-offers = „offers_made“ passt nicht für Platz { $seat }; nenne einen Platz dieser Partie, der nicht am Zug ist, und nicht mehr Angebote als { $most }.
problem-position-partner = Platz { $seat } kann nicht das Gegenüber des Geschäfts sein; nenne einen Platz dieser Partie, der nicht am Zug ist.
problem-position-deal = Das Geschäft bewegt { $amount } von „{ $ware }“, mehr als die eine Seite hat oder bei der anderen Platz findet; nenne eine kleinere Menge.
problem-position-empty-counter = Ein Gegenangebot von nichts gegen nichts ist nicht möglich; nenne eine Menge oder lass „countered“ weg.
problem-pack-cards = Das Datenpaket „{ $where }“ lässt zu wenige Karten übrig, nämlich { $cards }; das Spiel braucht mindestens { $least }.
problem-pack-hamlet = Der Plan „{ $where }“ hat einen Weiler im Fluss oder zwei auf einem Feld ({ $cell }); setze ihn anderswohin.
problem-position-unsound = Die Stellung verletzt ein Gesetz des Spiels ({ $law }); vergleiche sie mit den Regeln.
problem-position-cubes = Bewohner gibt es nur auf bürgerlichen Gebäuden im Zeitalter der Vernunft, von Sitzen dieser Partie; berichtige „{ $tile }“ bei { $cell } ({ $era }).
problem-position-not-free = „{ $tile }“ bei { $cell } ({ $era }) liegt auf einem anderen Gebäude; lege eines davon anderswohin.
problem-position-no-place = „{ $tile }“ kann nicht bei { $cell } ({ $era }) stehen; es ragte hinaus, läge im Fluss oder wäre klein im Zeitalter der Vernunft.
problem-position-owner = „{ $tile }“ bei { $cell } ({ $era }) braucht einen Besitzer aus dieser Partie, wenn es militärisch oder religiös ist und nicht im Zeitalter der Vernunft steht, sonst keinen.
problem-position-half = „{ $tile }“ bei { $cell } ({ $era }) kann nicht halb restauriert sein; das können nur große Ruinen, durch einen Sitz dieser Partie.
problem-position-stock = So viele Plättchen „{ $tile }“ kann die Schachtel nicht haben; mehr als { $most } kann nicht übrig sein.
problem-position-display = Die Auslage gehört zur Option „holdem“ und hat genau drei Karten; berichtige sie oder lass sie weg.
problem-position-cards = So viele Karten „{ $card }“ gibt es nicht; mehr als { $most } kann nicht übrig sein.

## Probleme: Datenpakete und Stellungen von Gentes

problem-pack-epochs = Im Datenpaket „{ $where }“ hat Epoche { $epoch } die falsche Zahl von Karten, { $count } statt { $needed }; verschiebe Karten zwischen den Epochen, bis jede so viele hat.
problem-pack-track = Im Datenpaket „{ $where }“ hat die Zeitskala am Anfang kein Feld frei (Felder insgesamt: { $fields }); korrigiere Felder, Würfel oder Sanduhren.
problem-pack-hands = Im Datenpaket „{ $where }“ nennen die Hände der ersten Partie „{ $card }“; das ist keine Karte oder doppelt verteilt; korrigiere sie.
problem-position-unknown-thing = „{ $thing }“ gibt es in diesem Titel nicht; vergleiche mit der Beschreibung der Stellungen.
problem-position-thing-twice = „{ $thing }“ kann nicht an zwei Orten sein; nenne es einmal.
problem-position-not-used = Platz { $seat } kann „{ $thing }“ in dieser Runde nicht genutzt haben; die Karte muss vor dem Platz liegen und eine eigene Aktion haben.
problem-position-space-closed = „{ $space }“ ist bei so wenigen Plätzen geschlossen; wähle einen anderen Bauplatz.
problem-position-columns = Die Ausbildungskosten haben { $needed } Spalten, die Zahl der genannten ist { $count }; nenne jede Gruppe einmal.
problem-position-tile-place = „{ $tile }“ kann dort nicht liegen; es ist bei so vielen Plätzen nicht im Spiel oder liegt auf einer anderen Zeitskala.
problem-position-later-card = „{ $card }“ gehört zu einer späteren Epoche als { $epoch }; wähle eine spätere Runde oder eine andere Karte.
problem-position-wrong-stack = „{ $card }“ kann nicht in „{ $where }“ liegen; Auslage, Stapel und Auswahl sind aus der jetzigen Epoche, der Ablagestapel aus früheren.
problem-position-card-nowhere = „{ $card }“ hat keinen Ort; lege sie in eine Hand, die Auslage, den Stapel oder den Ablagestapel.
problem-position-short-row = Die Auslage ist nicht voll (Karten: { $cards }), obwohl der Stapel noch welche hat; fülle sie auf oder lass den Stapel leer.
problem-position-no-field = Platz { $seat } hat kein freies Zeitfeld und damit keinen Zug; befreie eines oder wähle die Phase „after“.
problem-position-short-draft = Zu wenige Karten liegen zur Auswahl aus: { $cards }, noch zu nehmen: { $needed }. Lege mehr aus.
