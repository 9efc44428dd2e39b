### Was an einer Stellung oder einem Datenpaket dieses Spiels falsch sein kann.

problem-pack-cards = Das Datenpaket „{ $where }“ lässt zu wenige Karten übrig, nämlich { $cards }; das Spiel braucht mindestens { $least }.
problem-pack-hamlet = Der Plan „{ $where }“ hat einen Weiler im Fluss oder zwei auf einem Feld ({ $cell }); setze ihn anderswohin.
problem-position-cubes = Bewohner gibt es nur auf bürgerlichen Gebäuden im Zeitalter der Vernunft, von Sitzen dieser Partie; berichtige „{ $tile }“ bei { $cell } ({ $era }).
problem-position-not-free = „{ $tile }“ bei { $cell } ({ $era }) liegt auf einem anderen Gebäude; lege eines davon anderswohin.
problem-position-no-place = „{ $tile }“ kann nicht bei { $cell } ({ $era }) stehen; es ragte hinaus, läge im Fluss oder wäre klein im Zeitalter der Vernunft.
problem-position-owner = „{ $tile }“ bei { $cell } ({ $era }) braucht einen Besitzer aus dieser Partie, wenn es militärisch oder religiös ist und nicht im Zeitalter der Vernunft steht, sonst keinen.
problem-position-half = „{ $tile }“ bei { $cell } ({ $era }) kann nicht halb restauriert sein; das können nur große Ruinen, durch einen Sitz dieser Partie.
problem-position-stock = So viele Plättchen „{ $tile }“ kann die Schachtel nicht haben; mehr als { $most } kann nicht übrig sein.
problem-position-display = Die Auslage gehört zur Option „holdem“ und hat genau drei Karten; berichtige sie oder lass sie weg.
problem-position-cards = So viele Karten „{ $card }“ gibt es nicht; mehr als { $most } kann nicht übrig sein.
