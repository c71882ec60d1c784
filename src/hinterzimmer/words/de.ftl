### The words of the house: what belongs to no single game

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
refused-IllegalOption = Das geht hier nicht.
refused-IllegalOption-not-offered = { refused-IllegalOption }
refused-Muted = Der Gastgeber hat dich stummgeschaltet.
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

## Look-back

swing-mistake = { $name } verschenkte mit „{ $option }“ { $points } Prozent des Sieges.
swing-lucky = Das Glück gab { $name } mit „{ $option }“ { $points } Prozent des Sieges.
swing-unlucky = Das Pech nahm { $name } mit „{ $option }“ { $points } Prozent des Sieges.

## Seats

seat = Platz { $number }
