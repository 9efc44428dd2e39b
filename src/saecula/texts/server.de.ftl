# Der Spieltisch im Browser.
problem-message-wrong = Der Tisch versteht diese Nachricht nicht ({ $detail }). Lade die Seite neu und versuche es noch einmal.
problem-message-too-long = Diese Nachricht ist zu lang; gelesen werden höchstens { $most } Zeichen.
problem-request-wrong = Diese Anfrage lässt sich nicht beantworten (Status { $status }). Prüfe die Adresse und versuche es noch einmal.
problem-our-fault = Bei uns ist etwas schiefgegangen; verloren ist nichts. Versuche es gleich noch einmal.
problem-store-lost = Die Partie lässt sich gerade nicht speichern, deshalb wurde nichts geändert. Versuche es gleich noch einmal.
problem-too-many = Das war zu viel auf einmal. Warte einen Augenblick und versuche es noch einmal.
problem-foreign-origin = Diese Anfrage kam von der Seite eines anderen Anbieters und wurde abgelehnt. Öffne den Tisch selbst.
problem-not-yours = Das ist nur für die Mitspielenden. Setz dich dazu oder beginne eine eigene Partie.
problem-not-your-seat = Platz { $seat } gehört dir nicht. Wähle für deinen eigenen Platz.
problem-seat-taken = Diesen Platz hat schon jemand anders. Wähle einen anderen.
problem-seats-open = Es sind noch Plätze frei. Lade jemanden ein oder gib sie Computerspielern.
problem-ask-closed = Diese Frage ist schon beantwortet; so steht es jetzt.
problem-nothing-proposed = Dir hat niemand etwas vorgeschlagen.
problem-already-proposed = Es liegt schon ein Vorschlag auf dem Tisch. Beantworte ihn, oder warte auf die anderen.
problem-no-hint = Dem Computer ist nicht rechtzeitig ein Hinweis eingefallen. Versuch es noch einmal.
problem-no-such-match = Diese Partie gibt es hier nicht, oder der Link stimmt nicht. Lass ihn dir noch einmal geben.
problem-no-such-phrase = Diese Wörter gehören niemandem hier. Prüfe die Wörter und ihre Reihenfolge.
