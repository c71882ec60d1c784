### The words of the house: what belongs to no single game

house = Hinterzimmer
description = Vier zwielichtige Brettspiele im Hinterzimmer: mit Freunden über einen Link oder gegen das Haus.

## The home page

tagline = Vier zwielichtige Spiele. Die Lampe brennt, die Tür ist angelehnt.
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

refused = Das ging leider nicht. Geändert hat sich nichts.
refused-NoRoom = Einen Raum mit diesem Code gibt es nicht.
refused-NotYours = Das darfst du an diesem Platz nicht.
refused-WrongPhase = Das geht jetzt nicht.
refused-SeatTaken = Es ist kein Platz mehr frei.
refused-NotReady = Erst müssen alle Plätze besetzt sein.
refused-NoUndo = Diese Wahl lässt sich nicht zurücknehmen: Seitdem sind Würfel gefallen, oder Verborgenes kam ans Licht.
refused-Muted = Der Gastgeber bittet dich um Ruhe.
refused-TooFast = Das war etwas schnell. Versuch es gleich noch einmal.
refused-TooBig = Das ist zu lang.
refused-IllegalOption = Das steht nicht zur Wahl.
refused-NotAsked = Du bist nicht dran.
refused-GameOver = Das Spiel ist aus.
refused-BadSeats = Für so viele Leute ist das Spiel nicht gemacht.
refused-BadSetting = Eine Einstellung liegt außerhalb der Grenzen.
refused-BadRecord = Das ist keine Aufzeichnung einer Partie, oder sie wurde verändert.
refused-UnknownGame = Diese Datei ist von einem Spiel, das wir nicht kennen.
