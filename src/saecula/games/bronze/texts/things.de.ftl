### Roll Through the Ages: The Bronze Age. Namen und Hilfe der Dinge.
### Die Nachricht eines Dings ist sein Name, ein Etikett. `.acc` ist seine Form als Objekt, nur wo sie abweicht („einen Obelisken“).
### Werte, die eine Ausgabe oder ein Datenpaket ändern kann, kommen als Variablen.

title = Roll Through the Ages: The Bronze Age
title-tagline = Drei Städte, eine Handvoll Würfel und viele hungrige Mäuler: Führe dein Volk durch die Bronzezeit.
title-length = 30 bis 45 Minuten
title-weight = Leicht zu lernen, angenehm knifflig
hint-score = { $amount } Punkte
title-provenance = Die Werte sind die des gedruckten englischen Wertungsbogens von 2008, jene der Ausgabe von 2024 stammen aus Sekundärquellen. Der deutsche Wertungsbogen war nicht zu finden, deshalb sind manche deutschen Namen unsere eigenen Übersetzungen, in den Regeln mit * gekennzeichnet; wer das Spiel besitzt, kann eigene Werte mit einem Datenpaket darüberlegen.

## Optionen

option-trading = Handel
    .help = Zwischen Katastrophen und Bauen kommt eine Handelsphase: Wer am Zug ist, darf mit den anderen Waren und Nahrung tauschen. Ab zwei Personen.
option-offers = Angebote je Gegenüber
    .help = Wie viele Angebote du jedem Gegenüber in einer Handelsphase machen darfst. Einladungen und abgelehnte Angebote zählen mit. Nur mit Handel von Bedeutung.
option-solo_early_end = Frühes Solo-Ende
    .help = Ein Solospiel dauert sonst genau 10 Runden. Mit dieser Option endet es auch mit der Runde, in der eines der üblichen Enden erreicht ist: genug Errungenschaften oder alle Monumente gebaut.
option-edition = Ausgabe
    .help = Mit welchen gedruckten Werten du spielst. 2024 ändert Preis oder Punkte einiger Errungenschaften, manche Wirkungen und die Punkte für später gebaute Monumente; spielst du allein, sind dann auch Schädel gesperrt. Die Preise stammen aus Sekundärquellen, darunter der Wertungsbogen der freien Variante The Late Bronze Age; deren vier weitere Errungenschaften und Schiffe gehören nicht zu dieser Ausgabe.
option-longer_game = Längeres Spiel
    .help = Erst die sechste Errungenschaft beendet das Spiel statt der fünften. Sind alle Monumente gebaut, endet es weiterhin auch. Nur mit der Ausgabe 2024.

## Würfelseiten

face-food3 = 3 Nahrung
help-face-food3 = Bringt in der Nahrungsphase 3 Nahrung, mit Landwirtschaft 1 mehr.
face-workers3 = 3 Arbeiter
help-face-workers3 = Bringt 3 Arbeiter zum Bauen, mit Mauerwerk 1 mehr.
face-either2 = Nahrung oder Arbeiter
help-face-either2 = Bringt 2 Nahrung oder 2 Arbeiter. In der Nahrungsphase entscheidest du für jeden Würfel; Landwirtschaft oder Mauerwerk gibt zu dem, was du wählst, 1 dazu.
face-coin = Münze
help-face-coin =
    Bringt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, um in diesem Zug eine Errungenschaft zu kaufen. Was du nicht ausgibst, ist verloren.
face-good1 = 1 Ware
help-face-good1 = Bringt 1 Ware. Welche, sagt die Reihenfolge beim Einsammeln: zuerst Holz, dann Reihe für Reihe nach oben.
face-skull2 = 2 Waren + Schädel
help-face-skull2 = Bringt 2 Waren, doch der Schädel zählt für eine Katastrophe. Der Würfel ist sofort gesperrt, nur mit Führung kannst du ihn noch einmal werfen; spielst du allein mit der Ausgabe 2008, darfst du ihn wie jeden anderen neu werfen.

## Waren und Nahrung

good-wood = Holz
help-good-wood = Die erste Ware, die du in einem Zug einsammelst; du bekommst sie also oft. Sie hat die längste Reihe und den kleinsten Wert.
good-stone = Stein
help-good-stone = Die zweite Ware beim Einsammeln. Mit Steinbruch bekommst du mehr davon, und Ingenieurskunst macht daraus Arbeiter.
good-pottery = Töpferware
help-good-pottery = Die dritte Ware beim Einsammeln. Wie bei allen Waren wächst der Wert des Vorrats schneller als seine Menge.
good-cloth = Stoff
help-good-cloth = Die vierte Ware beim Einsammeln. Seltener als die drei davor, dafür mehr wert.
good-metal = Metall
help-good-metal = Die fünfte Ware beim Einsammeln: die kürzeste Reihe und der höchste Wert. Nach Metall geht es wieder mit Holz los.
good-food = Nahrung
help-good-food = Jede Stadt verbraucht in jedem deiner Züge 1 Nahrung. 15 kannst du lagern; Nahrung ist keine Ware und zählt beim Abgeben nicht mit.

## Errungenschaften
## Eigene Übersetzungen: Führung, Bewässerung, Steinbruch, Münzprägung, Karawanen, Kornspeicher, Mauerwerk, Ingenieurskunst.

development-leadership = Führung
help-development-leadership = Nach deinem letzten Wurf darfst du einen Würfel noch einmal werfen, auch einen Schädel; das neue Ergebnis gilt. { part-sheet.price }
development-irrigation = Bewässerung
help-development-irrigation = Eine Dürre bleibt bei dir ohne Wirkung. { part-sheet.price }
development-agriculture = Landwirtschaft
help-development-agriculture = Jeder Würfel, der dir Nahrung bringt, bringt 1 mehr. { part-sheet.price }
development-quarrying = Steinbruch
help-development-quarrying = Sammelst du in deinem Zug Stein ein, bekommst du 1 dazu, sofern die Reihe noch Platz hat. { part-sheet.price }
development-medicine = Medizin
help-development-medicine = Würfeln andere eine Seuche, kann sie dir nichts anhaben; spielst du allein, auch deine eigene nicht. { part-sheet.price }
development-coinage = Münzprägung
help-development-coinage =
    Jeder Münzwürfel bringt dir { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }. Was du nicht ausgibst, ist auch jetzt verloren. { part-sheet.price }
development-caravans = Karawanen
help-development-caravans = Am Ende deines Zuges musst du keine Waren abgeben, schon ab dem Zug, in dem du sie kaufst. Die Reihen des Steckbretts setzen dir weiter Grenzen. { part-sheet.price }
development-religion = Religion
help-development-religion = Dein Aufstand verschont dich und nimmt allen anderen ohne Religion ihre Waren; ihrer trifft dich nicht. Allein hält sie einen Aufstand einfach auf. { part-sheet.price }
development-granaries = Kornspeicher
help-development-granaries =
    Beim Kauf einer Errungenschaft darfst du beliebig viel Nahrung für je { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } verkaufen. { part-sheet.price }
development-masonry = Mauerwerk
help-development-masonry = Jeder Würfel, der dir Arbeiter bringt, bringt 1 mehr. { part-sheet.price }
development-engineering = Ingenieurskunst
help-development-engineering = Vor dem Bauen darfst du Stein ausgeben: 3 Arbeiter für jedes Stück. { part-sheet.price }
development-architecture = Architektur
help-development-architecture = Am Ende zählt jedes Monument, das du vollendet hast, { $bonus } extra. { part-sheet.price }
development-empire = Imperium
help-development-empire = Am Ende zählt jede deiner Städte 1 Punkt zusätzlich, auch die ersten drei. { part-sheet.price }

## Monumente
## Eigene Übersetzungen: Stufenpyramide, Steinkreis, Große Mauer.

project-city = Stadt
help-project-city = Ab deinem nächsten Zug bringt jede neue Stadt einen Würfel mehr und verbraucht 1 Nahrung mehr. Städte entstehen der Reihe nach, jede mit mehr Kästchen als die vorige, bis es sieben sind.
project-step_pyramid = Stufenpyramide
help-project-step_pyramid = Das kleinste Monument. Kästchen: { $boxes }. Punkte für den ersten Bau: { $first }, für jeden späteren: { $later }.
project-stone_circle = Steinkreis
help-project-stone_circle = Ein kleines Monument, schnell gebaut. Kästchen: { $boxes }. Punkte für den ersten Bau: { $first }, für jeden späteren: { $later }.
project-temple = Tempel
help-project-temple = Zu zweit nicht im Spiel. Kästchen: { $boxes }. Punkte für den ersten Bau: { $first }, für jeden späteren: { $later }.
project-obelisk = Obelisk
    .acc = Obelisken
help-project-obelisk = Bei jeder Personenzahl im Spiel. Kästchen: { $boxes }. Punkte für den ersten Bau: { $first }, für jeden späteren: { $later }.
project-hanging_gardens = Hängende Gärten
help-project-hanging_gardens = Zu dritt nicht im Spiel. Kästchen: { $boxes }. Punkte für den ersten Bau: { $first }, für jeden späteren: { $later }.
project-great_wall = Große Mauer
help-project-great_wall = Ist sie fertig, bleibt eine Invasion bei dir ohne Wirkung. Kästchen: { $boxes }. Punkte für den ersten Bau: { $first }, für jeden späteren: { $later }.
project-great_pyramid = Große Pyramide
help-project-great_pyramid = Das größte Monument; zu zweit nicht im Spiel. Kästchen: { $boxes }. Punkte für den ersten Bau: { $first }, für jeden späteren: { $later }.

## Katastrophen

disaster-famine = Hungersnot
help-disaster-famine = Für jede Stadt, die leer ausging, markierst du 1 Katastrophenkästchen.
disaster-drought = Dürre
help-disaster-drought = Genau 2 Schädel: Du markierst 2 Katastrophenkästchen, es sei denn, du hast Bewässerung.
disaster-pestilence = Seuche
help-disaster-pestilence = Genau 3 Schädel: Alle anderen ohne Medizin markieren je 3 Katastrophenkästchen. Allein trifft es dich.
disaster-invasion = Invasion
help-disaster-invasion = Genau 4 Schädel: Du markierst 4 Katastrophenkästchen, es sei denn, deine Große Mauer ist fertig.
disaster-revolt = Aufstand
help-disaster-revolt = 5 oder mehr Schädel: Alle deine Waren sind verloren, auch die eben eingesammelten. Hast du Religion, trifft es stattdessen alle anderen, die keine haben.

## Phasen

phase-roll = Würfeln
help-phase-roll = Bis zu drei Würfe mit einem Würfel je Stadt. Markiere nach einem Wurf, was du neu werfen willst; markierst du nichts, hörst du auf.
phase-lead = Führung
help-phase-lead = Du darfst einen einzigen Würfel noch einmal werfen, auch einen Schädel. Das neue Ergebnis gilt.
phase-goods = Waren einsammeln
help-phase-goods = Deine Waren kommen eine nach der anderen: Holz, Stein, Töpferware, Stoff, Metall, dann wieder Holz. Was in eine volle Reihe käme, ist verloren.
phase-food = Nahrung einsammeln
help-phase-food = Entscheide, wie viele deiner Würfel mit „Nahrung oder Arbeiter“ Nahrung bringen; die übrigen bringen Arbeiter. 15 Nahrung kannst du lagern.
phase-feed = Städte versorgen
help-phase-feed = Jede deiner Städte verbraucht 1 Nahrung. Für jede, die hungert, markierst du ein Katastrophenkästchen.
phase-disasters = Katastrophen
help-phase-disasters = Wie viele Schädel du gewürfelt hast, entscheidet, welche Katastrophe kommt. Ein einzelner Schädel ist harmlos.
phase-trade = Handel
help-phase-trade = Wähle dein Gegenüber und nenne je eine Zahl für Holz, Stein, Töpferware, Stoff, Metall und Nahrung: Plus gibst du, minus bekommst du. Lauter Nullen laden dein Gegenüber ein, ein Geschäft zu nennen.
phase-build = Bauen
help-phase-build = Jeder Arbeiter markiert ein Kästchen deiner nächsten Stadt oder eines Monuments. Hör auf, wann du willst; übrige Arbeiter sind verloren.
phase-buy = Errungenschaft kaufen
help-phase-buy = Du darfst eine Errungenschaft kaufen, mit den Münzen deiner Würfel und mit ganzen Warenvorräten. Herausgegeben wird nichts.
phase-discard = Waren abgeben
help-phase-discard = 6 Waren darfst du insgesamt behalten; wähle, welche du abgibst. Mit Karawanen behältst du alles.

## Teile des Tisches

part-dice = Würfel
help-part-dice = Du würfelst mit einem Würfel für jede deiner Städte. Würfel mit Schädel sind in der Regel gesperrt.
part-pegboard = Steckbrett
help-part-pegboard = Zeigt deine Nahrung und deine Waren. Bei jeder Ware steht, wie viele Münzen der ganze Vorrat wert ist.
part-sheet = Wertungsbogen
    .price =
    Preis: { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }, Punkte: { $points }.
help-part-sheet = Deine Städte, Monumente und Errungenschaften: was markiert ist, was fertig ist und was es zählt.
part-disaster_boxes = Katastrophenkästchen
help-part-disaster_boxes = Jedes markierte Kästchen kostet dich am Spielende 1 Punkt. Eine Obergrenze gibt es nicht.
part-score = Punktestand
help-part-score = Punkte für Errungenschaften und Monumente, dazu der Bonus für Architektur und Imperium, weniger deine Katastrophenkästchen.
part-coins = Münzen
help-part-coins = Münzen von den Würfeln dieses Zuges. Kauf jetzt eine Errungenschaft davon, sonst sind sie verloren; sparen kannst du sie nicht.
part-workers = Arbeiter
help-part-workers = Arbeiter für diesen Zug: Jeder markiert ein Kästchen. Übrige sind verloren.
part-round = Runde
help-part-round = In einer Runde kommen alle einmal an die Reihe. Ob das Spiel endet, zeigt sich am Schluss der Runde; ein Solospiel hat höchstens 10 Runden.
