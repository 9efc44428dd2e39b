### Die Seite im Browser. Sie formatiert die Meldungen selbst (@fluent/bundle).

## Überall

web-home = Zur Startseite
web-close = Schließen
web-save = Speichern
web-saved = Gespeichert.
web-open = Öffnen
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-loading = Einen Augenblick …
web-menu = Menü
web-you = du
web-guest = Gast
web-seat = Platz { $number }
web-seats = Plätze
web-offline = Der Tisch ist gerade nicht zu erreichen. Prüfe deine Verbindung; wir versuchen es weiter.
web-trouble = Das hat nicht geklappt. Verloren ist nichts; versuche es noch einmal.
web-lost = Verbindung verloren. Wir versuchen es weiter, und nichts von dir geht verloren.
web-gone = Der Server startet neu. Gleich geht es weiter.
web-no-entry = Diese Tür ist zu
web-nowhere = Hier ist nichts
web-missing = Dieser Teil der Seite wurde nicht geladen
web-missing-why = Vielleicht ist die Verbindung unterbrochen, oder es gibt inzwischen eine neue Fassung. Sobald der Server antwortet, lädt die Seite von selbst neu.
web-load-again = Neu laden

## Die Startseite

web-hello = Gründe ein Reich, bevor der Kaffee kalt wird.
web-hello-more = Brettspiele vom Aufstieg und Fall der Völker: gegen den Computer, mit Freunden, gleich hier. Ohne Konto.
web-go-on = Weiterspielen
web-all-games = Alle meine Partien
web-play-now = Jetzt gegen den Computer spielen
web-invite = Freunde einladen
web-one-device = An einem Gerät
web-watch = Zuschauen
web-own-way = Plätze und Regeln …
web-foot = Freie Software. Dein Browser behält ein Cookie, damit dein Platz deiner bleibt; nichts wird von anderswo geladen.
web-seats-range = { $low } bis { $high } Personen
web-watch-paste = Link einer Partie, wie ihn die Mitspielenden weitergeben
web-watch-bots = Zwei Computer gegeneinander spielen lassen
web-watch-wrong = Das ist kein Link einer Partie.

## Eine neue Partie

web-new = Neue Partie
web-game = Spiel
web-with-whom = Mit wem?
web-way-computer = Mit dem Computer
web-way-friends = Mit Freunden online
web-way-device = An diesem Gerät
web-way-help-computer = Er hat immer Lust
web-way-help-friends = Per Link, live oder über Tage
web-way-help-device = Reicht es am Tisch herum
web-how-many = Zu wievielt?
web-solo = Allein
web-seat-me = Ich
web-seat-friend = Jemand per Link
web-tempo = Tempo
web-tempo-live = In einem Zug
web-tempo-days = Über Tage
web-clock = Zeit für jeden Zug
web-clock-none = Unbegrenzt
web-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
web-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-options = Regeln und Varianten
web-nickname = Dein Name am Tisch
web-make-invite = Partie und Links anlegen
web-sit-down = Hinsetzen und spielen

## Vor dem ersten Zug

web-mode-live = Online, in einem Zug
web-mode-days = Online, über Tage
web-mode-table = An einem Gerät
web-mode-alone = Gegen den Computer
web-invited = Du bist an diesen Tisch eingeladen.
web-take-seat = Platz nehmen
web-seat-waits = Hier fehlt noch jemand …
web-seat-bot = Computer, { $name }
web-sit-here = Hier sitzen
web-which-bot = Wenn der Computer einen Platz bekommt, spielt
web-give-bot = Dem Computer geben
web-open-seat = Für jemanden freihalten
web-leave = Aufstehen
web-link-seat = Geheimer Link für Platz { $number }
web-renew-link = Neuer Link
web-renewed-link = Der alte Link gilt nicht mehr. Verschicke den neuen.
web-vote = Platz freigeben lassen
web-vote-asked = Der Vorschlag liegt auf dem Tisch.
web-lobby-waits = { $count ->
    [one] Ein Platz ist noch frei. Verschicke den Link; das Spiel beginnt von selbst.
   *[other] { $count } Plätze sind noch frei. Verschicke die Links; das Spiel beginnt von selbst.
}
web-lobby-soon = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-to-table = An den Tisch
web-watch-link = Link zum Zuschauen
web-watch-link-help = Wer ihn hat, sieht, was alle sehen dürfen, und sonst nichts.

## Meine Partien

web-my-games = Meine Partien
web-no-games = Du hast hier noch nicht gespielt.
web-your-turn = Du bist dran
web-state-waits = Andere sind dran
web-state-over = Beendet
web-import = Eine Partie mitbringen
web-import-help = Ein Protokoll, das Saecula geschrieben hat, geht hier an einem Gerät weiter, mit seiner ganzen Geschichte.
web-import-file = Datei wählen
web-import-paste = … oder das Protokoll hier einfügen
web-import-do = Von hier aus weiterspielen
web-who-am-i = Du
web-phrase = Zwölf Wörter zum Wiederkommen
web-phrase-help = Sie bringen deinen Namen und deine Partien in einen anderen Browser.
web-phrase-show = Neue Wörter zeigen
web-phrase-once = Schreib sie auf: Sie werden nur dieses eine Mal gezeigt, und ältere gelten nicht mehr.
web-phrase-have = Ich habe welche
web-phrase-enter = Deine zwölf Wörter
web-recover = Wiederkommen
web-welcome-back = Willkommen zurück, { $name }!
web-known = Was über dich gespeichert ist
web-known-help = Dein Name, deine Einstellungen und deine Partien mit ihren Protokollen, in einer Datei; von laufenden Partien das, was du wissen darfst.
web-known-save = Herunterladen, was ihr über mich wisst
web-delete-me = Mich löschen
web-delete-help = Dein Name, deine Einstellungen und deine zwölf Wörter werden endgültig gelöscht. Deine Partien bleiben denen, die mit dir gespielt haben, mit einem Platz ohne Namen; laufende gehen ohne dich weiter.
web-delete-really = Wirklich alles löschen? Es gibt kein Zurück.
web-delete-yes = Ja, lösche mich
web-delete-no = Nein, ich bleibe
web-deleted = Du bist gelöscht.
web-by-invitation = Dieser Tisch ist für Gäste mit Einladung
web-by-invitation-help = Öffne den Link deiner Einladung oder gib ihren Code hier ein. Wenn du schon hier gespielt hast, bringen dich deine zwölf Wörter zurück.
web-invitation = Deine Einladung
web-door-closed = Hier beginnen gerade keine neuen Partien. Laufende gehen weiter.

## Der Tisch

web-question = Die Frage
web-board = Das Spielbrett
web-panel = Auswahl, Geschichte und Mitspielende
web-choices = Auswahl
web-players = Mitspielende
web-player = Wer
web-story = Geschichte
web-story-empty = Noch ist nichts geschehen.
web-tab-choices = Auswahl
web-tab-story = Geschichte
web-tab-players = Plätze
web-taller = Größer oder kleiner
web-waiting = Warten auf { $names }
web-thinking = { $names } überlegt
web-over = Das Spiel ist aus.
web-hint-choose = Tippe an, was leuchtet, oder nimm die Liste.
web-hint-list = Wähle etwas aus der Liste.
web-nothing-asked = Gerade ist nichts zu wählen.
web-past-nothing = Du siehst einen früheren Augenblick.
web-past-now = Du siehst den neuesten Stand.
web-watching = Du schaust zu. Gezeigt wird nur, was alle wissen dürfen.
web-narrowed = { $count ->
    [one] Eine Möglichkeit ist übrig.
   *[other] { $count } Möglichkeiten sind übrig: Wähle eine.
}
web-ways = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-lent = jederzeit möglich
web-take-low = { $count ->
    [one] Nimm noch eines.
   *[other] Nimm noch { $count }.
}
web-taken = { $count } von { $most } genommen
web-draft = In deiner Hand
web-less = Eines weniger: { $what }
web-more = Eines mehr: { $what }
web-clear = Von vorn
web-done = Fertig
web-done-count = { $count ->
    [one] Bestätigen: 1 gewählt
   *[other] Bestätigen: { $count } gewählt
}
web-not-yet = Noch nicht
web-end-turn = Ja, Zug beenden
web-skip = Überspringen
web-result = Ergebnis zeigen
web-then = Danach: { $next }
web-forced = Nur eine Möglichkeit, für dich gespielt: { $choice }
web-refused = Das geht nicht
web-why-not = Warum nicht?
web-rule = Regel § { $section }
web-help-on = Hilfe zu: { $what }
web-way-to = {$goal}: durch eine dieser Aktionen
web-no-help = Mehr gibt es dazu nicht zu sagen.
web-to-act = am Zug
web-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-seat-open = noch frei
web-stand-in = der Computer springt ein
web-computer = Computer
web-slow-bot = spielt nach Faustregeln, solange die Engine nicht kompiliert ist
web-engine-coming = In ein paar Minuten denkt der Computer schneller: Seine Engine wird noch kompiliert. Bis dahin spielt eine Stufe, die zu lange braucht, nach Faustregeln; am Tisch steht, welche.
web-engine-uncompiled = Die Engine ist hier nicht kompiliert, deshalb denkt der Computer langsam. Eine Stufe, die zu lange braucht, spielt nach Faustregeln; am Tisch steht, welche.
web-away = nicht da
web-back-again = Ich bin wieder da
web-clock-waits = Niemand sonst wartet, also geht kein Zug verloren.
web-see-moment = Diesen Augenblick ansehen

## Zurücknehmen

web-undo = Zurück
web-redo = Wiederholen
web-undo-ask = Die anderen bitten, zurückzunehmen
web-undo-asked = Die anderen werden gefragt.
web-undo-nothing = Es gibt nichts zurückzunehmen.
web-undo-who = Wer nimmt etwas zurück?
web-undo-who-help = Eine Antwort nimmt nur zurück, wer sie gegeben hat.
web-undo-nobody = Niemand
web-proposal = { $name } möchte etwas zurücknehmen.
web-proposal-see = Zeigen
web-proposal-yes = Erlauben
web-proposal-no = Ablehnen
web-proposal-waits = { $name } möchte etwas zurücknehmen. Warten auf { $names }.
web-vote-proposal = { $name } möchte einen Platz freigeben: den von { $other }. Dort spielt dann ein Computer oder jemand anderes weiter.
web-vote-proposal-waits = { $name } möchte einen Platz freigeben: den von { $other }. Warten auf { $names }.

## Hinweise

web-advice = Was würdest du tun?
web-advice-more = Mehr verraten
web-advice-asked = Die anderen werden gefragt, ob Hinweise erlaubt sind.
web-advice-proposal = { $name } möchte mit Hinweisen spielen, für alle.
web-advice-proposal-waits = { $name } möchte mit Hinweisen spielen. Warten auf { $names }.

## Zurückschauen

web-replay = Rückschau
web-step = Schritt
web-step-of = Schritt { $n } von { $most }
web-first = Zum Anfang
web-back = Einen Schritt zurück
web-run = Abspielen
web-pause = Anhalten
web-forward = Einen Schritt weiter
web-last = Zum Ende
web-link-step = Link zu diesem Schritt
web-play-on = Von hier weiterspielen
web-now = Zurück zur Gegenwart
web-eyes = Mit wessen Augen
web-eyes-all = Was alle sehen

## Das Ende

web-you-win = Du gewinnst!
web-wins = { $names } gewinnt
web-win-shared = Geteilter Sieg: { $names }
web-solo-end = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-finished-by-computers = Von Computern zu Ende gespielt
web-end-stand-in = Für { $names } hat der Computer zu Ende gespielt.
web-place = Rang
web-total = Punkte
web-tie-break = Gleichstand
web-rematch = Noch einmal spielen
web-rematch-join = Zur Revanche
web-look-board = Das Brett ansehen
web-export = Protokoll speichern

## Diese Partie

web-this-match = Diese Partie
web-stand-in-title = Vertretung
web-stand-in-help = Du musst weg? Der Computer spielt für dich, bis du wieder da bist; solange niemand am Tisch ist, macht er Pause.
web-let-bot = Den Computer für { $name } spielen lassen
web-take-back = { $name } spielt wieder selbst
web-dice-trust = War der Zufall ehrlich?
web-chance-waits = Gleich geht es los. Es fehlt noch die geheime Zahl von: { $names }
web-chance-waits-why = Der Browser jedes Mitspielers gibt eine geheime Zahl dazu, von der alle Würfel und Karten abhängen. So kann niemand bestimmen, was kommt. Trifft eine Zahl nicht rechtzeitig ein, beginnt die Partie ohne sie.
web-chance-shared = Aller Zufall dieser Partie folgt aus diesen geheimen Zahlen zusammen. Jede stand durch ihren Fingerabdruck fest, bevor eine davon verraten wurde. So konnte niemand bestimmen, was kommt: der Server nicht und auch sonst niemand.
web-chance-alone = Aller Zufall dieser Partie folgt allein aus einer geheimen Zahl des Servers. Ihr Fingerabdruck stand vor dem ersten Wurf fest.
web-chance-server = Der Server
web-chance-fingerprint = Fingerabdruck (SHA-256)
web-chance-number = Geheime Zahl
web-chance-at-end = Seine Zahl wird am Ende der Partie verraten.
web-chance-none = Hat keine Zahl abgegeben.
web-chance-mine = Die Zahl dieses Browsers ist dabei, und der Fingerabdruck des Servers ist noch derselbe wie zu Beginn.
web-chance-not-mine = Die Zahl, die dieser Browser abgegeben hat, ist nicht dabei, oder der Fingerabdruck des Servers hat sich geändert!
web-chance-good = { $count ->
    [one] In deinem Browser geprüft: Die Fingerabdrücke stimmen, und der einzige Wurf dieser Partie folgt aus diesen Zahlen.
   *[other] In deinem Browser geprüft: Die Fingerabdrücke stimmen, und alle { $count } Würfe und Ziehungen dieser Partie folgen aus diesen Zahlen.
}
web-chance-number-wrong = { $who }: Zahl und Fingerabdruck gehören nicht zusammen!
web-chance-event-wrong = Das folgt nicht aus diesen Zahlen: Ereignis { $number }!
web-chance-event-untold = Das Protokoll verschweigt, woher das kommt: Ereignis { $number }!
web-chance-draws = Alle Würfe und Ziehungen
web-chance-slice = { $width } von { $whole }
web-chance-no-hash = Diese Seite kam unverschlüsselt, deshalb kann dein Browser keine Fingerabdrücke berechnen: Er gibt keine Zahl ab und prüft nichts. Über https oder am Rechner des Servers selbst tut er beides.
web-chance-how = Wie das geht und wie du es selbst prüfst
web-chance-how-exchange = Der Server und der Browser jedes Mitspielers wählen je eine geheime Zahl und zeigen ihren Fingerabdruck, den SHA-256-Wert ihres Textes. Erst wenn alle Fingerabdrücke da sind, verraten die Browser ihre Zahlen; der Server verrät seine am Ende.
web-chance-how-seed = Der Startwert ist der SHA-256-Wert der Zeile „server“ mit dessen Zahl und je einer Zeile wie „seat 0“ mit der Zahl jedes Mitspielers, in der Reihenfolge der Plätze. Ohne Zahlen von Mitspielern ist er die Zahl des Servers.
web-chance-how-number = Die Zufallszahl von Ereignis n sind die ersten 7 Bytes von HMAC-SHA-256 mit dem Startwert als Schlüssel und n, in Dezimalziffern, als Nachricht.
web-chance-how-log = Das gespeicherte Protokoll sagt zu jedem Wurf und jeder Ziehung, für welche von wie vielen gleich wahrscheinlichen Möglichkeiten sie stehen; die Zufallszahl modulo deren Anzahl muss eine davon sein. Dass die Wahrscheinlichkeiten die der Regeln sind, prüft „saecula replay“ mit dem Protokoll.
web-chance-file = Prüfseite als Datei speichern
web-chance-file-help = Die Prüfseite ist eine einzige Datei. Sie braucht weder Server noch Netz: Öffne sie in einem Browser und gib ihr das gespeicherte Protokoll.
web-chance-file-about = Gib dieser Seite das gespeicherte Protokoll einer beendeten Partie aus Saecula. Sie prüft in deinem Browser, dass aller Zufall aus den geheimen Zahlen folgte, die der Server und die Mitspieler abgegeben haben. Nichts wird irgendwohin geschickt.
web-chance-file-choose = Gespeichertes Protokoll
web-chance-file-limit = Diese Seite kennt die Spielregeln nicht: Die Wahrscheinlichkeiten nimmt sie aus dem Protokoll. Auch diese prüft „saecula replay“ mit dem Protokoll.
web-chance-untold = Dieses Protokoll sagt nichts über den Zufall: Es ist alt oder wurde nicht auf einem Server gespielt.
web-chance-running = Als dieses Protokoll gespeichert wurde, lief die Partie noch. Die Zahl des Servers fehlt, und prüfen lassen sich erst die Fingerabdrücke der Mitspieler.
web-odds-all = Alle
web-odds-draws = { $count ->
    [one] Bisher { $count } Wurf oder Zug
   *[other] Bisher { $count } Würfe oder Züge
}
web-odds-outcome = Ausgang
web-odds-came = kam
web-odds-expected = erwartet
web-odds-help = Der Balken zeigt, was kam, der Strich, was zu erwarten war. Wenige Würfe sind selten gerecht, viele schon.
web-odds-hidden = Manches davon ist noch verborgen: Nach dem Ende steht hier alles.

## An einem Gerät

web-pass-to = Gib das Gerät an { $name }
web-pass-help = Jetzt sollte niemand sonst hinschauen.
web-pass-ready = Ich bin { $name }

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Helligkeit
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-pace = Züge der anderen
web-pace-slow = Langsam
web-pace-normal = Schritt für Schritt
web-pace-fast = Schnell
web-pace-off = Sofort
web-motion = Bewegung
web-motion-auto = Wie das System
web-motion-full = Bewegt
web-motion-still = Ruhig
web-sound = Töne
web-notices = Hinweise auf dem Bildschirm
web-notices-help = Einmal, wenn du dran bist und in einem anderen Fenster arbeitest.
web-notices-denied = Dein Browser erlaubt dieser Seite keine Hinweise.
web-confirm = Ende meines Zuges bestätigen
web-confirm-help = Fragt noch einmal vor einer Wahl, die deinen Zug beendet, damit das nicht aus Versehen geschieht.
web-autoplay = Die einzige Möglichkeit spielen
web-autoplay-help = Wo es nichts zu wählen gibt, wird für dich gespielt, und du erfährst es.
web-plain = Schlichter Tisch
web-plain-help = Lesbare Listen statt des gezeichneten Bretts, für jeden Bildschirm und zum Vorlesen.

## Hilfe und Regeln

web-help = Hilfe
web-rules = Regeln
web-rules-open = Die Regeln öffnen
web-contents = Inhalt
web-brief = Das Spiel in Kürze
web-brief-begin = Los geht’s
web-brief-later = Das steht auch unter Hilfe.
web-brief-lamp = „Was würdest du tun?“ gibt einen Tipp: Tippe diese Lampe neben der Frage an.
web-how = So spielst du hier
web-how-glow = Was leuchtet, lässt sich wählen. Dieselben Möglichkeiten stehen in der Liste.
web-how-why = Tippe auf etwas anderes, und du erfährst mit der Regel, warum es gerade nicht geht.
web-how-preview = Zeige auf eine Möglichkeit, und du siehst, was sie bewirken würde, bevor du entscheidest.
web-how-story = Klicke auf eine Zeile der Geschichte, um den Augenblick zu sehen; zeige darauf, und es leuchtet, wovon sie handelt.
web-how-undo = Zurücknehmen ist frei, solange niemand etwas Neues erfahren hat; danach werden die anderen gefragt. Allein oder an einem Gerät ist es immer frei.
web-keyboard = Tastatur
web-key-number = aus der Liste wählen
web-key-enter = fertig, bestätigen
web-key-back = das letzte Stück aus der Hand zurücklegen
web-key-undo = zurücknehmen, wiederholen
web-key-choices = zur Auswahl
web-key-board = zum Spielbrett
web-key-story = zur Geschichte
web-key-help = Hilfe, auch zu dem, was gerade markiert ist
web-key-advice = ein Hinweis: Was würdest du tun?
web-key-rules = Regeln
web-key-replay = Rückschau an und aus
web-key-arrows = Schritte der Rückschau
web-key-escape = schließen, zurück zur Gegenwart

## Der einfache Tisch: Wörter der Ansichten

web-view-yes = ja
web-view-no = nein
web-view-round = Runde
web-view-active = Am Zug
web-view-start = Beginnt
web-view-phase = Phase
web-view-last_round = Letzte Runde
web-view-deck = Karten im Stapel
web-view-top = Oberste Karte
web-view-away = Abgelegt
web-view-shown = Deine verdeckte Karte
web-view-aside = Beiseitegelegt
web-view-coins = Münzen
web-view-lamps = Lampen
web-view-cards = Handkarten
web-view-hand = Hand
web-view-has_shown = Hat eine Karte gelegt
web-view-dice = Würfel
web-view-rolls_left = Würfe übrig
web-view-as_food = Würfel als Nahrung
web-view-workers = Arbeiter
web-view-first_builders = Zuerst gebaut
web-view-trade = Handel
web-view-made = Angebote bisher
web-view-deal = Geschäft
web-view-food = Nahrung
web-view-goods = Waren
web-view-worth = Wert in Münzen
web-view-cities = Städte
web-view-city_boxes = Kästchen der Städte
web-view-monuments = Kästchen der Monumente
web-view-built = Gebaute Monumente
web-view-developments = Errungenschaften
web-view-disasters = Katastrophenkästchen
web-view-points = Punkte
web-view-parts = Setzt sich zusammen aus
web-view-bonus = Bonus
