### Die Gegner dieses Spiels mit Namen, und wovon seine Tipps sprechen.

hint-theme-gentes-points = Es geht um Punkte und Bonusplättchen, und zwar jetzt.
hint-theme-gentes-cards = Es geht um Karten: Welche kannst du ausspielen, und was fehlt ihr noch?
hint-theme-gentes-cities = Es geht um Städte: Sie zahlen in jedem Niedergang, der noch kommt.
hint-theme-gentes-people = Es geht um Personen und Würfel: Wen verlangen deine Karten?
hint-theme-gentes-coins = Es geht um Münzen: Was musst du noch bezahlen?
hint-theme-gentes-time = Es geht um Zeit: Wie viele Felder kostet es, jetzt und in der nächsten Runde?
hint-part-gentes-points = Punkte und Bonusplättchen
hint-part-gentes-cards = die Karten
hint-part-gentes-cities = die Städte
hint-part-gentes-people = Personen und Würfel
hint-part-gentes-coins = die Münzen
hint-part-gentes-time = die Zeit
bot-nefra = Nefra
    .about = Die Gründerin: Ihre Städte stehen, bevor ihre Karten gelesen sind.
bot-hanno = Hanno
    .about = Der Chronist: eine volle Hand, und alles wird aufgeschrieben.
bot-tirza = Tirza
    .about = Die Lehrerin: hat nie genug Leute um sich.
bot-balas = Balas
    .about = Der Schatzmeister: hält seine Münzen und seine Zeit zusammen.
