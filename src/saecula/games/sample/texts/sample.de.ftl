### Laternenmarkt, das Muster. Schlüssel: title, option-*, ask-*, choice-*, line-*, refusal-*, Dinge und ihre help-*.

title = Laternenmarkt
title-tagline = Zeige die hellste Laterne, nur nicht dieselbe wie deine Nachbarn.
title-length = 10 Minuten
title-weight = Klein, zum Abschreiben
hint-score = { $amount } Punkte
title-provenance = Eigener Entwurf, an dem Neue sehen, wie ein Spiel gebaut wird.

option-lamps = Lampen
    .help = Wie oft jeder in einer Partie die oberste Karte des Stapels ansehen darf.

lantern-paper = Papierlaterne
lantern-silk = Seidenlaterne
lantern-glass = Glaslaterne
lantern-brass = Messinglaterne
lantern-jade = Jadelaterne
help-lantern-paper = Bringt { $price }. Karten im Stapel: { $cards }.
help-lantern-silk = Bringt { $price }. Karten im Stapel: { $cards }.
help-lantern-glass = Bringt { $price }. Karten im Stapel: { $cards }.
help-lantern-brass = Bringt { $price }. Karten im Stapel: { $cards }.
help-lantern-jade = Bringt { $price }. Karten im Stapel: { $cards }.

ask-card = Welche Karte liegt oben?
ask-show = Runde { $round }: Welche Laterne zeigst du?
ask-stock = Wie viele Karten nimmst du? Karten im Stapel: { $cards }.
ask-drop = Welche Karten legst du ab? Noch zu wählen: { $left }.

choice-done = Fertig
choice-show = Zeigen: { NAME($lantern) }
choice-stock = { $number } nehmen
choice-drop = Ablegen: { NAME($lantern) }
choice-card = { NAME($lantern) }
choice-peek = Eine Lampe anzünden und die oberste Karte ansehen

line-round = Runde { $round } beginnt.
line-draws = Du ziehst: { NAME($lantern) }.
line-stocks = { NAME($seat) } nimmt Karten: { $cards }.
line-shows = { NAME($seat) } zeigt: { NAME($lantern) }.
line-sells = { NAME($seat) } verkauft: { NAME($lantern) }, für { $price }.
line-no-sale = Keine Laterne leuchtet allein; nichts wird verkauft.
line-drops = { NAME($seat) } legt ab: { $lanterns }.
line-peeks = { NAME($seat) } zündet eine Lampe an und sieht die oberste Karte an.
line-sees = Oben liegt: { NAME($lantern) }.
line-ends = Der Markt schließt nach Runde { $round }.

refusal-not-in-hand = Diese Laterne hast du nicht auf der Hand: { NAME($lantern) }.
refusal-too-few-cards = Der Stapel hat weniger Karten: { $cards }.
refusal-no-lamp = Du hast keine Lampe mehr.
refusal-nothing-to-see = Der Stapel ist leer.
refusal-seen-already = Du kennst die oberste Karte schon: { NAME($lantern) }.
