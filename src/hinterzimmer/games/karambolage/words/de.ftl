## The game on the home page

blurb = Billard mit vier Würfeln: drei Kugeln, acht Richtungen, und jede Zahl will bezahlt sein.

## Levels

level-1 = Lehrling Toni
    .about = Staubt die Kugeln ab, freut sich über jeden Treffer und übersieht das meiste.
level-2 = Kellner Emil
    .about = Spielt zwischen zwei Bestellungen; ab und zu gelingt ihm ein Wunder.
level-3 = Stammgast Rosa
    .about = Kennt den Tisch seit Jahren und einen Carambo, wenn sie einen sieht.
level-4 = Der Oberkellner
    .about = Rechnet schneller zusammen, als man bestellt, und denkt an die nächste Runde nicht.
level-5 = Madame Queue
    .about = Sieht jeden Stoß, und auch den, den sie dir nicht übrig lässt.

## Reasons of advice

reason-wins = Das bringt { $points } Punkte und gewinnt das Spiel.
reason-carambo = Das bringt { $points } Punkte und mit dem Carambo einen weiteren Wurf, der hier etwa { $next } einbringt.
reason-third = Der dritte Carambo: { $points } Punkte, und wer folgt, hat etwa { $left } vor sich.
reason-points = Das bringt { $points } Punkte und lässt dem Nächsten etwa { $left }.
reason-spoils = { $points } Punkte, und die Kugeln liegen danach schlecht: Dem Nächsten bleiben etwa { $left }.
reason-nothing = Hier ist nichts zu holen; so bleiben dem Nächsten nur etwa { $left }.
reason-again = Noch ein Wurf kostet nichts und bringt von hier etwa { $points }.
reason-place = Von hier bringt der erste Wurf etwa { $points } Punkte.
reason-ready = Die Kugeln liegen, wie sie sollen.

## Settings

setting-target = Punkte zum Sieg
    .help = Wer sie erreicht, gewinnt sofort. 300 ist kurz, 500 üblich, 0 spielt ohne.
setting-rounds = Runden
    .help = Nach so vielen Runden gewinnen die meisten Punkte. 0 spielt ohne.
setting-minutes = Minuten
    .help = Spielzeit; die Runde wird zu Ende gespielt. 0 spielt ohne.

## The sheet beside the board

sheet-title = Anschreibeblatt
