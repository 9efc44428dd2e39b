# Die Kommandozeile.
cli-description = Saecula: Zivilisationsspiele an einem Tisch – zum Spielen, Erforschen und Programmieren.
cli-epilog = Spiele: { $titles }. Computerspieler: { $bots }. Jeder Befehl hat seine eigene Hilfe: --help.
cli-menu-browser = im Browser spielen
cli-menu-terminal = { $title } im Terminal spielen
cli-menu-help = Hilfe
cli-menu-ask = Deine Wahl (1–{ $most }; Eingabetaste: 1)?
cli-command = Befehl
cli-version = die Version ausgeben und enden
cli-lang = Sprache: en oder de
cli-json = JSON für Programme ausgeben
cli-titles = die Spiele mit Plätzen, Optionen und Herkunft ihrer Werte auflisten
cli-titles-seats = Plätze: { $seats }
cli-play = im Terminal spielen: allein, zu mehreren am selben Gerät oder gegen den Computer
cli-title = welches Spiel: { $titles }
cli-play-seats = wer wo sitzt: „me“ für einen Menschen, sonst ein Computerspieler ({ $bots }), z. B. me,greedy,me; search:3000 sucht mit 3000 Durchläufen je Wahl; oder eine Anzahl Menschen
cli-seats = Anzahl der Plätze
cli-seed = ganze Zahl, die alle Würfel und Karten bestimmt; ohne Angabe entscheidet der Zufall
cli-load = eine gespeicherte Partie fortsetzen
cli-save = die Partie nach jeder Antwort in dieser Datei sichern
cli-no-colour = ohne Farben zeichnen
cli-option = eine Spielvariante, z. B. --option trading; siehe „saecula titles“
cli-data = ein Datenpaket (TOML), das gedruckte Werte ersetzt
cli-simulate = viele Partien zwischen Computerspielern austragen und Kennzahlen ausgeben
cli-games = Anzahl der Partien
cli-bots = ein Computerspieler für alle Plätze oder einer je Platz, durch Kommas getrennt: { $bots }; search:3000 sucht mit 3000 Durchläufen je Wahl
cli-jobs = Anzahl der Prozesse
cli-digest = zusätzlich eine SHA-256 über alle Protokolle: auf jedem Rechner gleich bei gleichem Startwert
cli-replay = ein Protokoll lesen, nachspielen und die Partie zeigen
cli-file = das Protokoll einer Partie
cli-to = nach Ereignis N anhalten
cli-step = Schritt für Schritt durch die Partie gehen
cli-check = Zufallspartien mit allen Platzzahlen und Optionen spielen und jedes Gesetz der Spielmaschine prüfen
cli-decisions = wie viele Entscheidungen geprüft werden
cli-simulated =
    { $title }, Plätze: { $seats }, Partien: { $games }, Entscheidungen: { $decisions }, CPU-Sekunden: { $cpu_seconds } ({ $engine }).
    Je CPU-Sekunde, Entscheidungen: { $decisions_per_cpu_second }, Partien: { $games_per_cpu_second }.
cli-column-seat = Platz
cli-column-bot = Spieler
cli-column-mean = Mittel
cli-column-min = niedrigste
cli-column-max = höchste
cli-column-wins = Siege
cli-balance = spielt viele Partien zwischen gleichen Bots und sagt, wie ausgewogen das Spiel ist: Plätze, Streuung, jede Wahl
cli-balance-seats = Zahl der Plätze; ohne Angabe alle, die der Titel erlaubt
cli-balance-bot = der Bot auf jedem Platz: { $bots }
cli-balance-head = { $title }, Plätze: { $seats }, Partien: { $games }. Mittel { $mean }, Abweichung { $deviation }, von { $lowest } bis { $highest }, 80 % zwischen { $low } und { $high }; im Mittel siegt man mit { $margin } Vorsprung.
cli-balance-parts = Punkte eines Platzes im Mittel: { $parts }
cli-balance-order = In der Zugreihenfolge: { $order }
cli-balance-place = { $place }: { $wins } % Siege, Mittel { $mean }
cli-balance-verb = { $verb }: { $times } × je Platz und Partie
cli-column-choice = Wahl
cli-column-used = genutzt von %
cli-column-won = Siege (1 = Zufall)
cli-column-lead = Vorsprung
cli-checked = { $title }: Jedes Gesetz galt. Partien: { $matches }. So oft wurde jedes geprüft:
cli-breach = Das Gesetz „{ $law }“ ist verletzt ({ $seen }). Die Partie bis dorthin steht in { $file }: „saecula replay { $file } --step“ zeigt sie.
cli-fault = Der Bot „{ $bot }“ hat durch diesen Fehler { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } verloren:

# Was argparse selbst sagt; seine %-Stellen bleiben, wie sie sind.
argparse-usage = Aufruf:
argparse-positional-arguments = Angaben
argparse-options = Optionen
argparse-show-this-help-message-and-exit = diese Hilfe zeigen und enden
argparse-argument = Angabe %(argument_name)s: %(message)s
argparse-error = %(prog)s: Fehler: %(message)s
argparse-the-following-arguments-are-required = diese Angaben fehlen: %s
argparse-unrecognized-arguments = unbekannte Angaben: %s
argparse-expected-one-argument = dahinter fehlt ein Wert
argparse-expected-at-most-one-argument = höchstens ein Wert darf dahinter stehen
argparse-expected-at-least-one-argument = mindestens ein Wert muss dahinter stehen
argparse-ignored-explicit-argument = der Wert %r ist hier nicht möglich
argparse-ambiguous-option-could-match = mehrdeutig: %(option)s kann %(matches)s heißen
argparse-invalid-choice-choose-from = %(value)r gibt es nicht (zur Wahl stehen %(choices)s)

problem-cannot-read-missing = „{ $file }“ lässt sich nicht lesen: Die Datei gibt es nicht. Prüfe Name und Ordner.
problem-cannot-read-denied = „{ $file }“ lässt sich nicht lesen: Dir fehlt das Recht dazu. Erlaube das Lesen oder wähle eine andere Datei.
problem-cannot-read-full = „{ $file }“ lässt sich nicht lesen: Der Datenträger meldet keinen Platz. Schaffe Platz und versuche es noch einmal.
problem-cannot-read-folder = „{ $file }“ lässt sich nicht lesen: Das ist ein Ordner. Nenne eine Datei darin.
problem-cannot-read-other = „{ $file }“ lässt sich nicht lesen ({ $detail }). Versuche eine andere Datei.
problem-cannot-write-missing = „{ $file }“ lässt sich nicht schreiben: Den Ordner gibt es nicht. Lege ihn an oder wähle einen anderen; bereits Gespeichertes blieb unversehrt.
problem-cannot-write-denied = „{ $file }“ lässt sich nicht schreiben: Der Ort ist schreibgeschützt. Wähle einen anderen Ordner; bereits Gespeichertes blieb unversehrt.
problem-cannot-write-full = „{ $file }“ lässt sich nicht schreiben: Der Datenträger ist voll. Schaffe Platz und speichere noch einmal; bereits Gespeichertes blieb unversehrt.
problem-cannot-write-folder = „{ $file }“ lässt sich nicht schreiben: Das ist ein Ordner. Ergänze einen Dateinamen; bereits Gespeichertes blieb unversehrt.
problem-cannot-write-other = „{ $file }“ lässt sich nicht schreiben ({ $detail }). Wähle einen anderen Ort; bereits Gespeichertes blieb unversehrt.

cli-serve = den Spieltisch im Browser bereitstellen
cli-host = Adresse, auf der gelauscht wird
cli-port = Port, auf dem gelauscht wird; 0 für irgendeinen freien
cli-host-name = ein Name dieses Servers, neben den lokalen Namen; mehrfach möglich
cli-trusted-proxy = ein Proxy, dem die weitergegebene Adresse und https geglaubt werden; mehrfach möglich
cli-store = SQLite-Datei oder PostgreSQL-Adresse, die alle Partien aufbewahrt
cli-web = Ordner der gebauten Seite
cli-workers = Prozesse, die den Tisch anbieten, mit einer gemeinsamen PostgreSQL-Datenbank
cli-thinkers = Prozesse, in denen Computerspieler nachdenken, für alle zusammen
cli-open = die Seite im Browser öffnen
cli-dice = in jeder Partie dieselben Würfel werfen: für Tests und Vorführungen
cli-config = TOML-Datei mit diesen Optionen; die Umgebung (SAECULA_PORT …) geht ihr vor, die Kommandozeile beiden
cli-show-config = alle Optionen mit ihrer Herkunft ausgeben, ohne Passwörter, und enden
cli-metrics = Kennzahlen für Prometheus unter dieser Adresse bereitstellen
cli-log = wie die Zeilen des Logs aussehen
cli-log-level = ab welcher Stufe geloggt wird
cli-stop-seconds = wie viele Sekunden Anfragen haben, um fertig zu werden, wenn der Server endet
cli-serving-metrics = Kennzahlen für Prometheus stehen unter { $address }.
cli-serving = Saecula läuft unter { $address } – Strg-C beendet es.
cli-engine-coming = In etwa { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} denken die Gegner schneller.
cli-engine-compiled = Die Engine ist kompiliert: Ab jetzt denken die Gegner schneller.
cli-engine-uncompiled = Die Engine ließ sich nicht kompilieren: Die Gegner denken weiter langsam. build/compile.log sagt, warum; „make play“ versucht es noch einmal.
problem-load-alone = Eine gespeicherte Partie behält ihren Startwert, ihre Optionen und Daten; lass bei --load die Angaben --seed, --option und --data weg.
problem-bad-host-name = „{ $value }“ ist kein Name eines Servers. Gib ihn bei --host-name ohne https:// und ohne Port an, etwa play.example.org.
problem-bad-proxy = „{ $value }“ ist weder eine Adresse noch ein Netz. Gib bei --trusted-proxy eines davon an, etwa 127.0.0.1 oder 10.0.0.0/8.
problem-settings-not-toml = „{ $file }“ ist kein gültiges TOML ({ $detail }); berichtige diese Stelle.
problem-no-such-setting = „{ $file }“ enthält einen unbekannten Schlüssel, „{ $name }“; zur Wahl stehen: { $known }.
problem-no-such-variable = Eine Einstellung „{ $name }“ gibt es in der Umgebung nicht; nenne sie „{ $like }“ oder entferne sie.
problem-bad-choice = „{ $value }“ passt nicht für „{ $what }“; zur Wahl stehen: { $known }.
problem-bad-text = „{ $value }“ passt nicht für „{ $what }“; schreibe einen Text in Anführungszeichen.
problem-bad-list = „{ $value }“ passt nicht für „{ $what }“; schreibe eine Liste von Texten in Anführungszeichen.
problem-bad-address = „{ $value }“ passt nicht für „{ $what }“; nenne eine Adresse und einen Port, etwa 127.0.0.1:9100.
problem-cannot-listen = An { $host }, Port { $port }, lässt sich nicht lauschen ({ $detail }). Wähle einen anderen mit { $option }, oder Port 0 für irgendeinen freien.
problem-cannot-keep = In „{ $store }“ lassen sich keine Partien aufbewahren ({ $detail }). Nenne mit --store eine andere Datei oder Datenbank, oder starte erst die Datenbank.
problem-store-kind = In „{ $scheme }…“ lassen sich keine Partien aufbewahren. Nenne mit --store den Pfad einer SQLite-Datei oder eine Adresse, die mit postgresql:// beginnt.
problem-store-damaged = „{ $store }“ ist beschädigt oder keine SQLite-Datei ({ $detail }). Stelle sie aus einer Sicherung wieder her oder nenne mit --store eine andere Datei.
problem-store-newer = Hier hat schon eine neuere Version ihre Partien aufbewahrt. Starte diese Version oder nenne mit --store einen anderen Ort; verändert wurde nichts.
problem-store-served = Mit „{ $store }“ läuft schon ein anderer Server. Beende ihn oder nenne mit --store eine andere Datei; eine PostgreSQL-Datenbank können sich mehrere Server teilen.
problem-workers-store = Mehrere Prozesse ({ $workers }) können nur mit einer PostgreSQL-Datenbank arbeiten: Nenne eine mit --store, oder lass --workers weg.
problem-no-page = In „{ $folder }“ liegt keine gebaute Seite. Baue sie mit „make install“ oder nenne mit --web einen anderen Ordner.

cli-tournament = ein Turnier zwischen Bots mit gepaarten Startzahlen spielen und einen Bericht schreiben
cli-tournament-bots = die Bots, durch Kommas getrennt: { $bots }; search:3000 sucht mit 3000 Durchläufen je Wahl
cli-tournament-games = Partien je Paarung, aufgerundet, bis jede Sitzordnung gleich oft vorkommt
cli-tournament-out = Ordner für die Partien (als Zeilen und als Parquet) und den Bericht; ein früherer Lauf darin wird fortgesetzt
cli-train = die Gegner eines Spiels von Grund auf trainieren
cli-train-games = Partien gegen sich selbst
cli-train-hidden = verborgene Einheiten eines Netzes, auf Vierer aufgerundet; 0 für eine lineare Bewertung; ohne Angabe 32 oder die von --from
cli-train-from = Gewichte, mit denen es weitergeht, statt von Grund auf; nicht bei jedem Spiel
cli-train-against = lernen, diesen Gegner zu schlagen, statt gegen sich selbst zu spielen; der Bericht sagt, wie weit das ging
cli-train-out = Ordner für Gewichte und Bericht
cli-wrote = { $file } wurde geschrieben.
problem-other-tournament = „{ $file }“ enthält Partien eines anderen Turniers (Spiel, Regeln, Plätze, Optionen oder Startzahl weichen ab). Wähle mit --out einen anderen Ordner.
problem-damaged-tournament = Die erste Zeile von „{ $file }“, die sagt, was gespielt wurde, ist beschädigt. Stelle sie wieder her oder wähle mit --out einen anderen Ordner; die Datei wurde nicht verändert.
problem-damaged-line = Zeile { $n } von „{ $file }“ ist beschädigt. Entferne diese Zeile (ihre Partie wird dann noch einmal gespielt) oder wähle mit --out einen anderen Ordner; die Datei wurde nicht verändert.
problem-too-few-bots = Ein Turnier mit { $seats } Plätzen braucht mindestens zwei verschiedene Bots, nicht nur „{ $bots }“. Nenne mit --bots noch einen, durch Komma getrennt.
problem-no-training = „{ $title }“ hat keine Gegner, die man trainieren könnte; wähle aus: { $known }.
problem-from-unheard = „{ $title }“ wird immer von Grund auf trainiert; lass --from weg.
problem-hidden-unheard = Bei „{ $title }“ gibt es keine Wahl der verborgenen Einheiten; lass --hidden weg.
problem-hidden-other = { $hidden } verborgene Einheiten gehen hier nicht, denn die Gewichte in „{ $file }“ haben { $width }. Lass --hidden oder --from weg.
problem-bad-weights = „{ $file }“ ist keine Datei mit Gewichten oder ist beschädigt. Wähle eine, die „saecula train“ geschrieben hat; kam sie mit Saecula, installiere es neu.
problem-weights-other-title = „{ $file }“ enthält Gewichte für „{ $title }“, nicht für „{ $wanted }“. Wähle eine andere Datei.
problem-weights-other-rules = Die Gewichte in „{ $file }“ wurden für Fassung { $rules } der Regeln trainiert, diese hier sind Fassung { $ours }. Trainiere sie neu mit „saecula train“.
problem-weights-other-features = Die Gewichte in „{ $file }“ wurden für andere Merkmale trainiert ({ $features } statt { $ours }). Trainiere sie neu mit „saecula train“.
problem-weights-other-seats = Diese Gewichte wurden für eine andere Zahl von Plätzen trainiert: { $seats }, nicht { $wanted }.
cli-chance-good = Der Zufall war ehrlich: Alle Würfe und Ziehungen ({ $count }) folgen aus den geheimen Zahlen im Protokoll, mit den Wahrscheinlichkeiten der Regeln.
cli-chance-number-wrong = { $number ->
    [-1] Zahl und Fingerabdruck gehören nicht zusammen: der Server.
   *[other] Zahl und Fingerabdruck gehören nicht zusammen: Platz { $number }.
}
cli-chance-event-wrong = Das folgt nicht aus den geheimen Zahlen im Protokoll: Ereignis { $number }.
cli-chance-event-untold = Das Protokoll verschweigt, woher das kommt: Ereignis { $number }.
cli-chance-odds-wrong = Die Wahrscheinlichkeiten im Protokoll sind nicht die der Regeln: Ereignis { $number }.
cli-invitation-only = neue Leute nur mit einer Einladung einlassen, die „saecula admin invite“ ausstellt
