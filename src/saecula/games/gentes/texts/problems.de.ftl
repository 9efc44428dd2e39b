### Was an einer Stellung oder einem Datenpaket dieses Spiels falsch sein kann.

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
