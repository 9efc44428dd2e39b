### Was an einer Stellung oder einem Datenpaket dieses Spiels falsch sein kann.

problem-pack-food = Im Datenpaket „{ $where }“ darf food_start nicht größer sein als food_most und food_most nicht größer als { $most }; berichtige diese Werte.
problem-position-round = Die Partie kann nicht in Runde { $round } sein, denn sie hat nur { $most }; nenne eine kleinere Zahl.
problem-position-over = Schon vor dieser Runde war das Spielende ausgelöst, die Partie also vorbei; nimm eine Errungenschaft oder ein Monument weg.
problem-position-after-the-end = Platz { $seat } hat schon { $most } Errungenschaften, also kann er in keinem Zug mehr zu dieser Phase kommen; nimm eine weg oder wähle die Phase „discard“.
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
