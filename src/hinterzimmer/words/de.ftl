### The words of the house: what belongs to no single game

house = Hinterzimmer
description = Zwielichtige Brettspiele im Hinterzimmer: mit Freunden über einen Link oder gegen das Haus.

## The home page

tagline = Zwielichtige Spiele. Die Lampe brennt, die Tür ist angelehnt.
play-now = Sofort spielen
play-now-why = gegen das Haus, ohne Umstände
invite = Freunde einladen
shared-device = Ein Gerät
join = Beitreten
join-code = Code des Raums
join-why = Zehn Zeichen oder der ganze Link
continue-rooms = Weiterspielen
with-names = mit { $names }
phase-waiting = noch nicht begonnen
phase-playing = läuft
phase-over = zu Ende
forget = { $game } aus der Liste nehmen
open-rooms = Offene Räume
opponents = Gegner
players = { $low } bis { $high } Spieler
players-exactly = { $count ->
    [one] Ein Spieler
   *[other] { $count } Spieler
}
minutes = { $minutes } Minuten
your-name = Dein Name
guest = Gast
guest-number = Gast { $number }
guest-why = Wie sollen die anderen dich nennen?
watch-replay = Partie ansehen
watch-replay-why = Eine Aufzeichnung hier ablegen oder auswählen
choose-file = Datei wählen
nothing-here = Hier ist nichts. Die Tür war nur gemalt.

## The head of every page

home = Startseite
to-home = { house }: { home }
language = Sprache
lamp-on = Lampe aufdrehen (hell)
lamp-off = Lampe herunterdrehen (dunkel)
sound-on = Ton ist an
sound-off = Ton ist aus
back = Zurück
close = Schließen
loading = Einen Augenblick …

## Opening a room

options = Spieloptionen
open-room = Raum öffnen
seat-name = Name an Platz { $number }
clock = Bedenkzeit
clock-why = Ist deine Zeit um, entscheidet ein Bot dieses eine Mal für dich.
clock-none = ohne Grenze
clock-seconds = { $seconds ->
    [one] Eine Sekunde je Entscheidung
   *[other] { $seconds } Sekunden je Entscheidung
}
clock-bank = { $minutes ->
    [one] Eine Minute pro Person
   *[other] { $minutes } Minuten pro Person
}, je Entscheidung { $more ->
    [one] eine Sekunde
   *[other] { $more } Sekunden
} dazu
window = Zeit zum Reagieren
window-seconds = { $seconds ->
    [one] Eine Sekunde
   *[other] { $seconds } Sekunden
}
window-why = So lange haben alle Zeit zu reagieren, egal was sie auf der Hand haben.
previews = Vorschau auf Züge
previews-why = Der Tisch zeigt, was ein Zug bewirken würde. Ohne Vorschau rechnet jeder selbst.
previews-not = Ohne Vorschau.
hints = Tipps erlaubt
hints-why = Wer am Zug ist, darf fragen, was der stärkste Bot täte. Die Antwort sieht sonst niemand.
hints-allowed = Tipps sind erlaubt.
spectators = Andere dürfen zusehen
spectators-why = Wer den Link hat, sieht zu; Geheimes bleibt geheim.
spectators-allowed = Andere dürfen zusehen.
spectators-not = Niemand darf zusehen.
listed = Diesen Raum öffentlich zeigen
listed-why = Er steht dann auf der Startseite; sonst führt nur der Link hierher.

## The waiting room

room-of = Ein Raum für { $game }
share-link = Verschicke diesen Link. Wer ihn öffnet, kann sich setzen.
copy = Link kopieren
copied = Kopiert
share = Teilen
qr = QR-Code zum Link
second-device = Mein Platz auf einem anderen Gerät
private-link = Privater Link: dein Platz auf einem anderen Gerät. Nicht weitergeben.
copy-private = Meinen privaten Link kopieren
private-qr = QR-Code zu deinem privaten Link
seats = Plätze
seat = Platz { $number }
seat-open = frei
host = Gastgeber
you = du
bot = Bot
level = Stufe { $number }
bot-random = spielt auf gut Glück
away = ein Bot spielt solange
present = da
absent = weg
ready = bereit
level-at = Stärke an Platz { $number }
add-bot = Bot dazusetzen
remove-seat = Den Platz von { $name } frei machen
more-seats = Ein Platz mehr
fewer-seats = Ein Platz weniger
start = Spiel beginnen
start-waits = Jeder Platz muss besetzt sein: Warte noch oder setz Bots dazu.
all-ready = Alle sitzen. Es kann losgehen.
wait-host = Warten auf { $name }, dann geht es los.
sit-down = Hinsetzen
watch = Nur zuschauen
no-seat = Alle Plätze sind besetzt.
can-watch = Du kannst zuschauen.
yes = ja
no = nein

## The table

table = Tisch
log = Verlauf
log-empty = Noch ist nichts geschehen.
rules = Regeln
rule = Regel
rule-here = Regel zu dieser Frage
contents = Inhalt
reconstructed = Teile dieser Ausgabe sind rekonstruiert: Das Original ist vergriffen.
skip = Zur Frage springen
your-turn = Du bist dran
asked = Du bist dran. { $question }
settling = Der Tisch wird vorbereitet.
chance = Der Zufall entscheidet.
chosen = Gewählt. Warten auf die anderen.
choices-list = Alle Möglichkeiten als Liste ({ $count })
watching = Du schaust zu.
menu = Mehr
leave = Tisch verlassen
hand-over = Ein Bot soll für mich spielen
come-back = Wieder selbst spielen
ask-undo = Bitten, meine letzte Wahl zurückzunehmen
undo-asked = { $name } möchte die letzte Wahl zurücknehmen.
undo-yours = Du hast gebeten, deine letzte Wahl zurückzunehmen.
agree = Einverstanden
decline = Ablehnen
lost = Die Verbindung ist weg. Neuer Versuch …
connecting = Wir klopfen an …

## Talking

chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
say = Etwas sagen
send = Senden
people = Wer reden darf
mute = { $name } stummschalten
unmute = { $name } wieder reden lassen
muted = stumm

## Hints

hint-ask = Was würdest du tun?
hint-thinking = Ich überlege …
hint-would = Ich würde wählen: { $option }.
hint-follow = So machen
hint-worth = Gewinnchance nach meiner Rechnung: { $best } %; bei der schwächsten Wahl, die ich geprüft habe: { $worst } %.

## One device

curtain = Gib das Gerät weiter an { $name }
curtain-why = Alle anderen betrachten die Decke.
curtain-open = Ich bin { $name }

## The end

over = Das Spiel ist aus
wins = { $name } gewinnt
win-many = { $names } teilen sich den Sieg
nobody-wins = Niemand gewinnt
you-win = Du hast gewonnen!
rematch = Noch einmal
look-around = Den Tisch ansehen
back-to-result = Zum Ergebnis
save-game = Aufzeichnung sichern
to-replay = Partie ansehen
verify = Würfel nachprüfen
verify-why = Die Würfel standen vor dem ersten Zug fest; dieser Browser rechnet sie nach.
verifying = Wird geprüft …
verified = { $count ->
    [one] Ein Wurf in diesem Browser nachgerechnet: Er passt zum Geheimnis, das vor dem Spiel feststand.
   *[other] { $count } Würfe in diesem Browser nachgerechnet: Alle passen zum Geheimnis, das vor dem Spiel feststand.
}
verify-failed = Die Würfel passen nicht zum Geheimnis!
verify-none = In diesem Spiel kam kein Zufall vor.
commitment = Vor dem Spiel festgelegt
secret = Danach geöffnet

## Look-back

look-back = Partie auswerten
look-back-why = Was der stärkste Bot getan hätte und wie viel Glück dabei war.
look-back-working = Ich gehe die Partie durch: { $part } %
look-back-best = Beste Wahl
look-back-cost = Verschenkt
look-back-luck = Glück
look-back-swings = Worauf es ankam
look-back-worst = Die teuersten Entscheidungen
look-back-better = Besser: { $option }.
look-back-chart = Die Gewinnchancen im Lauf der Partie
look-back-left-out = { $count ->
    [one] Eine Entscheidung fehlt, dafür war keine Zeit.
   *[other] { $count } Entscheidungen fehlen, dafür war keine Zeit.
}
swing-mistake = { $name } hat mit „{ $option }“ { $points } % Gewinnchance verschenkt.
swing-lucky = Glück für { $name }: { $points } % mehr Gewinnchance.
swing-unlucky = Pech für { $name }: { $points } % weniger Gewinnchance.

## Replays

replay = Aufzeichnung
step = Weiter
step-back = Zurück
play = Abspielen
pause = Anhalten
speed = Tempo
moment = Moment { $number } von { $of }
seen-from = Ansicht
spectator = Zuschauer
everything = Alles aufgedeckt
moment-link = Link zu diesem Moment kopieren

## The plain board, for games without a page of their own

plain-blurb = Ein Spiel von anderswo, auf dem schlichten Brett.
plain-ask = Was tust du?
plain-wait = { $who } ist an der Reihe.
plain-seats = Am Tisch
plain-turn = am Zug
plain-nothing = nichts
plain-hidden = verdeckt
plain-write = Deine Antwort ({ $form })
plain-send = Antworten

## Refusals

refused-AlreadyChosen = Du hast schon gewählt.
refused-AlreadyChosen-answer-stands = { refused-AlreadyChosen }
refused-BadEdition = Mit dieser Ausgabe lässt sich nicht spielen.
refused-BadEdition-own-only = Hier wird mit der Ausgabe gespielt, die zum Spiel gehört.
refused-BadEdition-too-big = Eine Ausgabe darf höchstens { $bytes } Bytes groß sein.
refused-BadGame = Dieses Spiel ist kaputt und lässt sich hier nicht spielen.
refused-BadMessage = Das hat das Haus nicht verstanden.
refused-BadMessage-empty = In der Nachricht steht nichts.
refused-BadMessage-malformed = { refused-BadMessage }
refused-BadMessage-no-moment = Einen Moment { $moment } gibt es in dieser Partie nicht. Der letzte ist { $moments }.
refused-BadMessage-no-name = Ein Name braucht mindestens ein sichtbares Zeichen.
refused-BadMessage-no-round = Eine Partie Nummer { $round } gab es an diesem Tisch nicht.
refused-BadMessage-no-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
refused-BadNotation = Das steht hier nicht zur Wahl.
refused-BadNotation-ambiguous = „{ $text }“ kann mehreres heißen. Schreib etwas mehr davon.
refused-BadNotation-die-twice = Jeder Würfel lässt sich in einem Zug nur einmal werfen.
refused-BadNotation-no-bullet = Eine Kugel „{ $text }“ gibt es nicht.
refused-BadNotation-no-bullet-number = Die Kugeln haben die Nummern 1 bis { $last }.
refused-BadNotation-no-chamber = „{ $text }“ sagt nicht, in welche Kammer. Schreib zum Beispiel: { $examples }
refused-BadNotation-no-colour = „{ $text }“ ist keine Farbe. Die Buchstaben sind { $letters } und W für Weiß.
refused-BadNotation-no-room = Ein Zimmer „{ $text }“ gibt es nicht.
refused-BadNotation-no-square = Ein Feld { $text } hat dieser Tisch nicht: Sie gehen von { $first } bis { $last }.
refused-BadNotation-slip = Auf einem Zettel steht jede der sieben Farben genau einmal.
refused-BadNotation-throw = Ein Wurf sind drei farbige Würfel (am Ende zwei), mit oder ohne den weißen.
refused-BadNotation-unknown = „{ $text }“ steht hier nicht zur Wahl. Schreib zum Beispiel: { $examples }
refused-BadOptions = So lässt sich der Server nicht starten.
refused-BadOrigin = Diese Seite gehört nicht zu diesem Server.
refused-BadOrigin-page = { refused-BadOrigin }
refused-BadPosition = So kann die Stellung nicht sein.
refused-BadRecord = Das ist keine Aufzeichnung einer Partie, oder sie wurde verändert.
refused-BadRecord-altered = Diese Aufzeichnung wurde verändert: Die Prüfsumme stimmt nicht.
refused-BadRecord-choice = Was in Zeile { $line } der Aufzeichnung steht, kann nicht gespielt worden sein.
refused-BadRecord-cut-off = Diese Aufzeichnung bricht in Zeile { $line } ab.
refused-BadRecord-header = Zeile { $line } der Aufzeichnung ist nicht so, wie sie sein soll.
refused-BadRecord-no-commitment = Die Würfel dieser Partie wurden nicht vorher festgelegt; sie lassen sich nicht nachprüfen.
refused-BadRecord-no-secret = Diese Aufzeichnung lässt sich ansehen, aber nicht weiterspielen: Ihr Geheimnis fehlt.
refused-BadRecord-not-a-record = Das ist keine Aufzeichnung einer Partie.
refused-BadRecord-not-revealed = Die Würfel lassen sich nachprüfen, wenn die Partie zu Ende ist.
refused-BadRecord-other-edition = Diese Partie wurde mit einer anderen Ausgabe gespielt; gib sie mit an.
refused-BadRecord-other-game = Das ist die Aufzeichnung eines anderen Spiels.
refused-BadRecord-other-rules = Diese Partie wurde nach einer anderen Fassung der Regeln aufgezeichnet.
refused-BadRecord-wrong-draw = Zeile { $line } folgt nicht aus dem Geheimnis: An den Würfeln wurde gedreht.
refused-BadRecord-wrong-secret = Das Geheimnis ist nicht das, das vor der Partie festgelegt wurde.
refused-BadSeats = Diese Plätze passen nicht zum Spiel.
refused-BadSeats-count =
    { $many ->
        [span] { $game } ist für { $low } bis { $high } Leute.
       *[exact] { $game } ist für genau { $low } Leute.
    }
refused-BadSeats-no-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht.
refused-BadSeats-no-levels = { $game } hat im Haus noch niemand gelernt.
refused-BadSeats-no-seat = { refused-BadMessage-no-seat }
refused-BadSetting = Eine Einstellung liegt außerhalb der Grenzen.
refused-BadSetting-endless = Das Spiel braucht ein Ende: ein Ziel, eine Zahl von Runden oder eine Spielzeit.
refused-BadSetting-number = Die Einstellung „{ $setting }“ braucht eine ganze Zahl.
refused-BadSetting-range = Die Einstellung „{ $setting }“ geht von { $low } bis { $high }.
refused-BadSetting-switch = Die Einstellung „{ $setting }“ ist entweder an oder aus.
refused-BadSetting-unknown = Eine Einstellung „{ $setting }“ hat dieses Spiel nicht.
refused-BadWords = In dieser Sprache fehlt ein Text.
refused-Broken = Das ging leider nicht. Geändert hat sich nichts.
refused-Broken-analysis = Die Auswertung ist schiefgegangen. Versuch es noch einmal.
refused-Broken-away = Das Haus kann gerade nichts aufschreiben. Versuch es gleich noch einmal.
refused-Broken-failed = { refused-Broken }
refused-GameOver = Das Spiel ist aus.
refused-GameOver-over = { refused-GameOver }
refused-IllegalOption = Das steht nicht zur Wahl.
refused-IllegalOption-not-offered = { refused-IllegalOption }
refused-Muted = Der Gastgeber bittet dich um Ruhe.
refused-Muted-muted = { refused-Muted }
refused-NoHint = Hier gibt es keinen Tipp.
refused-NoHint-failed = Diesmal kein Tipp: Das Überlegen hat zu lange gedauert.
refused-NoHint-no-adviser = Niemand im Haus kennt { $game } gut genug für einen Tipp.
refused-NoHint-no-analyst = Niemand im Haus kennt { $game } gut genug für eine Auswertung.
refused-NoHint-nothing = Gerade gibt es nichts zu wählen.
refused-NoHint-off = In diesem Raum gibt es keine Tipps.
refused-NoRoom = Einen Raum mit diesem Code gibt es nicht.
refused-NoRoom-unknown = { refused-NoRoom }
refused-NoUndo = Diese Wahl lässt sich nicht zurücknehmen.
refused-NoUndo-chance = Zu spät: Seitdem sind Würfel gefallen, oder es wurde etwas gezogen.
refused-NoUndo-not-asked = Niemand hat dich gebeten, etwas zurückzunehmen.
refused-NoUndo-nothing-chosen = Du hast noch nichts gewählt.
refused-NoUndo-pending = Es bittet schon jemand, eine Wahl zurückzunehmen.
refused-NoUndo-revealed = Zu spät: Seitdem ist Verborgenes ans Licht gekommen.
refused-NoUndo-secret-answer = Deine Antwort ist noch geheim. Warte, bis alle geantwortet haben.
refused-NoUndo-too-fast = Inzwischen ging das Spiel weiter. Frag noch einmal.
refused-NotAsked = Du bist nicht dran.
refused-NotAsked-not-asked = { refused-NotAsked }
refused-NotReady = Erst müssen alle Plätze besetzt sein.
refused-NotReady-free-seats =
    { $count ->
        [one] Platz { $numbers } ist noch frei: Warte, setz einen Bot dazu oder spielt mit weniger Plätzen.
       *[other] Die Plätze { $numbers } sind noch frei: Warte, setz Bots dazu oder spielt mit weniger Plätzen.
    }
refused-NotYours = Das darfst du an diesem Platz nicht.
refused-NotYours-bot-plays = Ein Bot spielt für dich. Nimm deinen Platz erst wieder ein.
refused-NotYours-host-only = Das darf nur, wer den Raum geöffnet hat.
refused-NotYours-host-stays = Der Gastgeber lässt sich nicht entfernen; er kann nur selbst gehen.
refused-NotYours-no-spectators = In diesem Raum darf niemand zusehen.
refused-NotYours-not-over = Die anderen Plätze kannst du ansehen, wenn das Spiel aus ist.
refused-NotYours-other-seat = Das ist nicht dein Platz.
refused-NotYours-token = Dieser Link gehört zu keinem Platz in diesem Raum.
refused-RoomError = Das geht in diesem Raum nicht.
refused-SeatTaken = Dieser Platz ist besetzt.
refused-SeatTaken-full = Alle Plätze sind besetzt.
refused-SeatTaken-occupied = Da sitzt schon jemand. Mach erst die letzten Plätze frei.
refused-SeatTaken-taken = Platz { $number } ist besetzt.
refused-StaleAsk = Das kam zu spät: Die Frage ist schon erledigt.
refused-StaleAsk-closed = { refused-StaleAsk }
refused-TooBig = Das ist zu lang.
refused-TooBig-message = { refused-TooBig }
refused-TooFast = Das war etwas schnell. Versuch es gleich noch einmal.
refused-TooFast-address = { refused-TooFast }
refused-TooFast-analyses = Das Haus wertet gerade andere Partien aus. Versuch es in einer Minute noch einmal.
refused-TooFast-connections = Dieser Raum ist überfüllt. Versuch es später noch einmal.
refused-TooFast-frames = { refused-TooFast }
refused-TooFast-hint-pending = Ein Tipp nach dem anderen: Am letzten wird noch überlegt.
refused-TooFast-room-busy = In diesem Raum ist gerade viel los. Versuch es gleich noch einmal.
refused-UnknownGame = Dieses Spiel kennen wir nicht.
refused-UnknownGame-unknown = { refused-UnknownGame }
refused-UnknownRule = Eine Regel mit dieser Nummer gibt es nicht.
refused-WrongPhase = Das geht jetzt nicht.
refused-WrongPhase-no-game = Noch hat keine Partie begonnen.
refused-WrongPhase-not-over = Das geht, wenn das Spiel aus ist.
refused-WrongPhase-phase =
    { $phase ->
        [waiting] Das geht erst, wenn das Spiel begonnen hat.
        [over] Das geht nicht mehr: Das Spiel ist aus.
       *[playing] Das geht nicht, solange das Spiel läuft.
    }
refused-WrongPhase-record-only = Dieser Raum zeigt nur eine Aufzeichnung.
refused-WrongPhase-started = Das Spiel hat schon begonnen. Du kannst zusehen oder auf das nächste warten.

## The terminal

terminal-help = Schreib eine Wahl, wie sie in der Liste steht, oder ihre Nummer. Gibt es nur eine, genügt Enter.
terminal-word-sheet = wertung
    .about = der Wertungszettel
terminal-word-board = tisch
    .about = noch einmal der Tisch
terminal-word-rule = regel
    .about = die Regel, die hier gilt
terminal-word-hint = tipp
    .about = was ein starker Spieler täte
terminal-word-leave = gehen
    .about = den Tisch verlassen (die Partie wird gesichert)
terminal-word-help = hilfe
    .about = diese Liste
terminal-try-help = („{ $word }“ zeigt, was geht)
terminal-commitment = Festlegung der Würfel (SHA-256): { $commitment }
terminal-saved = Gesichert in { $path }
terminal-resume = Weiter geht es mit: { $command }
terminal-check = Die Würfel prüfst du nach mit: { $command }
terminal-your-turn = { $name }, du bist dran. Drück Enter, wenn sonst niemand hinsieht.
terminal-options = Du kannst
terminal-score = { $points ->
    [one] { $name }: ein Punkt
   *[other] { $name }: { $points } Punkte
}
terminal-no-rule = Dazu sagen die Regeln für Spieler nichts.
terminal-seat = Platz
terminal-decisions = Entscheidungen
terminal-choice = Wahl
terminal-played = Gespielt
terminal-better = Besser
terminal-cost = Kosten
terminal-why = Warum
terminal-moment = Wahl { $choice }: { $text }
terminal-look-back-note = In Prozent Gewinnchance. Einen Moment zeigt: { $command }
terminal-look-back-title = { $game }: die Auswertung
terminal-look-back-page = In Prozent Gewinnchance: was verschenkt wurde und was Würfel und Ziehen brachten.
terminal-look-back-chances = Die Gewinnchancen
terminal-looking-back = Auswertung
