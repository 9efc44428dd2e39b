### Was in einer Stellung oder einem Datenpaket von The Sands of Time falsch sein kann.

problem-position-unknown = „{ $value }“ ist unbekannt ({ $what }); zur Wahl stehen: { $known }.
problem-position-out-of-play = Die Region „{ $land }“ ist mit { $seats } Plätzen nicht im Spiel; nenne eine andere.
problem-position-two-owners = Die Region „{ $land }“ ist bei mehr als einem Platz genannt; gib sie einem davon.
problem-position-tiles = Das Plättchen „{ $tile }“ ist öfter genannt, als es im Spiel ist ({ $most }); nenne für eine der Regionen ein anderes.
problem-position-border-out = Die Grenze „{ $border }“ ist mit { $seats } Plätzen nicht im Spiel; nenne eine andere.
problem-position-structure = „{ $structure }“ kann nicht in „{ $land }“ stehen: Es ist schon da, oder kein Plättchen ist übrig. Nenne ein anderes Bauwerk.
problem-position-capacity = „{ $land }“ hat mehr Bauwerke als seine Kapazität von { $capacity }; nimm eines weg.
problem-position-unrest = Die Unruhe von Platz { $seat } muss zwischen { $lowest } und { $most } liegen.
problem-position-tree = „{ $advance }“ kann nicht auf Level { $level } der Reihe „{ $tree }“ liegen: falsche Kategorie, falsches Level oder anderswo verwendet. Nenne einen anderen Fortschritt.
problem-position-pile = „{ $advance }“ kann nicht oben auf dem Stapel „{ $pile }“ liegen: Er ist nicht darin, oder niemand ist genannt, der ihn kennt.
problem-position-track = Der Dynastiemarker passt nicht: In dieser Dynastie beginnt eine Generation auf einem der Felder { $first } bis { $last } und dauert höchstens 4 Züge.
problem-position-turn-cards = Platz { $seat } kann diese Karten nicht in seinem Zug haben; nenne zwei, die er wählen darf, oder eine oder keine Aktionskarte für einen begonnenen Zug.
problem-pack-unknown-effect = Im Datenpaket „{ $where }“, Zeile „{ $row }“, ist „{ $effect }“ keine bekannte Wirkung; zur Wahl stehen: { $known }.
problem-pack-unknown-good = Im Datenpaket „{ $where }“, Zeile „{ $row }“, ist das Handelsgut unbekannt; zur Wahl stehen: { $known }.
problem-pack-border = Im Datenpaket „{ $where }“ muss die Grenze „{ $row }“ zwei verschiedene Regionen verbinden, die keine andere Grenze im Spiel verbindet.
problem-pack-tiles = Im Datenpaket „{ $where }“ hätten { $seats } Plätze { $tiles } Plättchen für { $lands } Regionen; die Zahlen müssen gleich sein, und jeder Platz braucht drei Regionen.
