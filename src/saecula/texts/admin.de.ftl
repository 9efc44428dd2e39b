# Die Pflege eines Speichers.
cli-admin = einen Speicher pflegen: sichern, wiederherstellen, prüfen, Personen und Partien löschen
cli-admin-store = SQLite-Datei oder PostgreSQL-Adresse des Speichers; ohne Angabe der von „saecula serve“
cli-admin-backup = einen Speicher in eine neue Datei sichern, auch während der Server läuft
cli-admin-backup-file = die neue Datei; sie lässt sich in SQLite und in PostgreSQL wiederherstellen
cli-admin-restore = einen neuen oder leeren Speicher aus einer Sicherung füllen
cli-admin-restore-file = die Sicherung
cli-admin-verify = jede Partie nachspielen und mit dem Gespeicherten vergleichen
cli-admin-people = alle Personen auflisten, die ersten zuerst
cli-admin-export-person = als JSON ausgeben, was über eine Person gespeichert ist
cli-admin-person-id = Kennung der Person, wie „saecula admin people“ sie auflistet
cli-admin-delete-person = eine Person löschen; ihre Partien behalten einen Platz ohne Namen
cli-admin-delete-match = eine Partie für alle löschen
cli-admin-match-id = Kennung der Partie, wie sie in der Adresse ihres Tischs steht
cli-admin-prune = alte beendete Partien löschen, und Personen, die an keiner Partie beteiligt sind
cli-admin-days = nur Partien löschen, die sich seit so vielen Tagen nicht verändert haben, und nur Personen, die länger da sind
cli-admin-yes = wirklich löschen; sonst wird nur ausgegeben, wie viel gelöscht würde
cli-admin-backed-up = { $file } wurde geschrieben. Partien: { $matches }, Ereignisse: { $events }, Personen: { $people }.
cli-admin-restored = In { $store } wurde wiederhergestellt. Partien: { $matches }, Ereignisse: { $events }, Personen: { $people }.
cli-admin-verified = Partien: { $matches }, Ereignisse: { $events }, fehlerhafte Partien: { $broken }.
cli-admin-broken = Partie „{ $match }“: { $problem }
cli-admin-deleted-person = Die Person „{ $id }“ wurde gelöscht. Partien, die einen Platz ohne Namen behalten: { $matches }.
cli-admin-deleted-match = Die Partie „{ $id }“ wurde gelöscht.
cli-admin-pruned = Gelöschte Partien: { $matches }, Personen: { $people }.
cli-admin-would-prune = Nichts wurde gelöscht. Mit --yes wären es; Partien: { $matches }, Personen: { $people }.
cli-admin-column-id = Kennung
cli-admin-column-name = Name
cli-admin-column-made = seit
cli-admin-column-matches = Partien
cli-admin-column-last = zuletzt aktiv
problem-store-missing = In „{ $store }“ liegt kein Speicher von Saecula. Prüfe den Namen hinter --store.
problem-store-older = Hier hat eine ältere Version ihre Partien aufbewahrt. Starte damit einmal „saecula serve“ dieser Version, das bringt sie auf den neuen Stand, und versuche es dann noch einmal; verändert wurde nichts.
problem-store-not-empty = „{ $store }“ ist nicht leer. Nenne mit --store eine neue Datei oder eine leere Datenbank; verändert wurde nichts.
problem-backup-there = „{ $file }“ gibt es schon. Nenne eine neue Datei; überschrieben wurde nichts.
problem-backup-damaged = „{ $file }“ ist keine Sicherung eines Speichers oder ist beschädigt ({ $detail }). Wähle eine andere Datei; verändert wurde nichts.
problem-unknown-person = In diesem Speicher hat niemand die Kennung „{ $id }“. „saecula admin people“ listet alle Kennungen auf.
problem-unknown-match = In diesem Speicher hat keine Partie die Kennung „{ $id }“. Die Adresse ihres Tischs endet damit.
problem-changed-meanwhile = Ein Server hat dasselbe gerade auch verändert. Versuche es noch einmal; verändert wurde nichts.
problem-match-unreadable = Sie lässt sich nicht lesen ({ $detail }). Stelle den Speicher aus einer Sicherung wieder her oder lösche die Partie.
problem-match-rewritten = Ereignis { $n } ist als „{ $stored }“ gespeichert, liest sich aber als „{ $read }“.
problem-match-differs = Ihre Ereignisse führen zu { $folded }, gespeichert ist aber { $stored }.
cli-admin-close = niemand Neues einlassen und keine Partien mehr beginnen lassen; laufende gehen weiter
cli-admin-open = wieder alle einlassen
cli-admin-invite = eine Einladung für einen Server ausstellen, der mit --invitation-only läuft
cli-admin-invited-people = wie viele neue Leute damit kommen dürfen; ohne Angabe 1
cli-admin-invited-days = wie viele Tage sie gilt; ohne Angabe 30
cli-admin-closed = Die Tür ist zu: Niemand Neues kommt herein, keine Partie beginnt. Laufende Partien gehen weiter.
cli-admin-opened = Die Tür ist wieder offen.
cli-admin-invited = Einladung für { $people ->
    [one] eine Person
   *[other] { $people } Personen
}, gültig { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}. Hänge das an die Adresse des Servers an: { $path }
