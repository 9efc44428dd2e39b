### Die Gegner dieses Spiels mit Namen, und wovon seine Tipps sprechen.

hint-theme-sands-points = Es geht darum, was du in die Chronik schreiben kannst, und wann.
hint-theme-sands-deeds = Es geht um Taten: Welche Schwelle ist nah?
hint-theme-sands-heritage = Es geht um Überlieferung: Sie begrenzt, was deine Taten wert sind.
hint-theme-sands-empire = Es geht um das Reich: Länder, Menschen und Wege.
hint-theme-sands-stores = Es geht um Getreide und Gold: Was kannst du dafür bekommen?
hint-theme-sands-unrest = Es geht um Unruhe: Wie viel hältst du aus?
hint-theme-sands-progress = Es geht um Fortschritte und die Karten, die bleiben.
hint-part-sands-points = die Chroniken
hint-part-sands-deeds = die Taten
hint-part-sands-heritage = die Überlieferung
hint-part-sands-empire = das Reich
hint-part-sands-stores = Getreide und Gold
hint-part-sands-unrest =
    { $way ->
        [for] weniger Unruhe
       *[against] mehr Unruhe
    }
hint-part-sands-progress = Fortschritte und verbleibende Karten
bot-iras = Iras
    .about = Die Tatkräftige: baut und siedelt, die Chroniken kommen schon.
bot-veda = Veda
    .about = Die Erbin: Karawanen auf allen Wegen, das Erbe über allem.
bot-orsa = Orsa
    .about = Die Herrscherin: viele Provinzen, viele Krieger.
bot-numa = Numa
    .about = Der Verwalter: volle Speicher und ein ruhiges Volk.
