import type { Telling } from '../../rule_passages';
import type { EN } from './en';

export const DE: Record<keyof typeof EN, Telling> = {
  aim: [
    'Worum es geht',
    'Billard auf Kästchen: Drei Kugeln, schwarz, rot und weiß, liegen auf dem Tisch, und vier Würfel bestimmen, wohin sie laufen dürfen. Es spielen zwei ' +
      'bis sechs Leute.',
    'Mit einem Wurf versuchst du, alle drei Kugeln zusammenzubringen. Gelingt es, sind die Zahlen unter den Kugeln deine Punkte. Gelingt es besonders ' +
      'schön, gibt es Zugaben, und du darfst noch einmal werfen.',
  ],
  table: [
    'Der Tisch',
    'Sieben Reihen (1 bis 7), vierzehn Spalten (A bis N). Jedes Feld hat einen Wert von 0 bis 6; benannt wird es nach Reihe und Spalte, etwa 3F.',
    'Ein Feld mit dem Wert 0 ist ein Nullfeld, gezeichnet als bloßer Punkt. Die äußersten Reihen und Spalten bilden die Bande, alle übrigen sind Innenfelder.',
    'Ein Teil dieses Plans ist rekonstruiert: 18 Werte sind sicher bekannt, die anderen haben wir gleichmäßig ergänzt, jeden Wert einmal je Spalte und ' +
      'zweimal je Reihe. Wer das gedruckte Spiel besitzt, kann sie in einer Ausgabedatei berichtigen.',
  ],
  goal: [
    'Bis wohin gespielt wird',
    'Vor dem Spiel einigt ihr euch auf eine Punktzahl: Mit 300 wird es kurz, 500 ist üblich. Oder ihr verabredet eine Spielzeit; ist sie um, wird die ' +
      'laufende Runde noch beendet.',
  ],
  opening: [
    'Wer anfängt',
    'Alle werfen einmal die vier Würfel. Die höchste Summe beginnt; bei Gleichstand werfen die Betroffenen noch einmal. Danach geht es im Uhrzeigersinn.',
    'Wer beginnt, legt die drei Kugeln auf drei verschiedene Nullfelder und ist dann als Erster an der Reihe. Sollten sich zwei Nullfelder berühren (hier ' +
      'gibt es keine, auf einem berichtigten Plan vielleicht), sind auch sie erlaubt.',
  ],
  move: [
    'Wurf und Zug',
    'Du wirfst alle vier Würfel. Jeder Zug verbraucht einen davon; er wird beiseitegelegt.',
    'Eine Kugel läuft geradeaus in eine der acht Richtungen, mindestens ein Feld und sonst so weit du magst, aber nie über eine andere Kugel hinweg oder ' +
      'auf sie.',
    'Sie muss auf einem Feld liegen bleiben, dessen Wert ein freier Würfel zeigt, oder auf einem Nullfeld. Ein Nullfeld bezahlst du mit einem freien ' +
      'Würfel deiner Wahl.',
  ],
  contact: [
    'Treffer',
    'Bleibt eine Kugel auf einem der acht Felder rund um eine andere liegen, dann trifft sie diese.',
    'Nur die bewegte Kugel trifft, und nur dort, wo sie liegen bleibt. Vorbeirollen zählt nicht; vorher schon nebeneinander zu liegen zählt nicht, auch ' +
      'nicht von der Aufstellung her; und liegt an der getroffenen Kugel noch eine dritte, so ist diese nicht mitgetroffen.',
    'Eine Nachbarin lässt sich trotzdem treffen: Du ziehst auf ein anderes Feld, das ebenfalls neben ihr liegt.',
  ],
  goingOn: [
    'Weiterspielen',
    'Du entscheidest, welche Kugel beginnt. Sie ist für diesen ganzen Wurf die erste.',
    'Nach einem Treffer geht es mit der treffenden oder mit der getroffenen Kugel weiter. Bleibt deine Kugel neben beiden anderen liegen, trifft sie ' +
      'beide, und jede der drei darf weiter.',
    'Es zählt dafür immer nur der letzte Zug. Brachte er weder einen Treffer noch einen Bandenstoß, ist kein weiterer Zug möglich.',
  ],
  rail: [
    'Über die Bande',
    'Läuft eine Kugel von einem Innenfeld an die Bande, ohne zu treffen, darfst du einmal mit ihr weiterspielen: nur mit dieser Kugel und gleich im ' +
      'nächsten Zug. Das ist ein Bandenstoß.',
    'Trifft sie an der Bande eine Kugel, ist es ein gewöhnlicher Treffer, und eine der beteiligten Kugeln macht weiter.',
    'Ein Zug, der an der Bande beginnt, ist nie ein Bandenstoß; zwei folgen also nie direkt aufeinander. Nach einem neuen Treffer kann wieder einer ' +
      'kommen, mit jeder Kugel.',
  ],
  stopping: [
    'Wann ein Wurf zu Ende ist',
    'Ein Wurf endet, wenn der vierte Würfel verbraucht ist, wenn keine Kugel weiterdarf, wenn keine von denen, die dürften, einen Zug hat (das kann ' +
      'gleich am Anfang so sein), oder wenn du aufhörst.',
    'Aufhören darfst du jederzeit, auch vor dem ersten Zug. Ist dann noch ein Würfel übrig, bringt der Wurf nichts, selbst mit fertigem Carambo. Die ' +
      'Kugeln bleiben, wo sie sind.',
    'Den vierten Würfel darfst du auch für einen Zug ohne Treffer ausgeben.',
  ],
  scoring: [
    'Was zählt',
    'Ein Wurf zählt nur, wenn du alle vier Würfel verbraucht hast und alle drei Kugeln im Spiel waren: Entweder hat die erste beide anderen getroffen, ' +
      'oder die erste traf die zweite und die zweite die dritte. Kurz gesagt: Beide anderen Kugeln sind getroffen worden. Bewegt haben muss sich nicht jede.',
    'Dann bekommst du die Werte der drei Felder, auf denen die Kugeln liegen. Nullfelder bringen nichts.',
    'Wer alle vier Würfel zwischen zwei Kugeln ausgibt, geht leer aus. Und ohne gültigen Wurf gibt es auch keine Zugaben.',
  ],
  carambo: [
    'Carambo',
    'Die erste Kugel trifft eine zweite, diese im selben Wurf später die dritte, und die dritte noch später wieder die erste. Damit ist der Kreis ' +
      'geschlossen: ein Carambo.',
    'Er kann schon mit dem dritten Würfel fertig sein; der Zug danach verdirbt nichts. Andere Treffer und Bandenstöße dürfen dazwischenkommen.',
    'Es ist auch gleich, welche der beiden anderen zuerst getroffen wurde. Schwarz trifft Rot, Schwarz trifft Weiß, Weiß trifft Rot, Rot trifft Schwarz: ' +
      'Auch das ist ein Carambo.',
  ],
  again: [
    'Noch ein Wurf',
    'Zählt ein Wurf mit Carambo, darfst du noch einmal werfen, und zwar von dort, wo die Kugeln liegen. Mehr als drei Würfe hintereinander gibt es nicht; ' +
      'ein Carambo im dritten bringt keinen vierten.',
    'Wem in allen drei Würfen ein Carambo gelingt, der bekommt 50 Punkte extra. Diese 50 werden nie verdoppelt.',
  ],
  extras: [
    'Zugaben',
    'Gerade: Am Ende liegen die drei Kugeln in einer Linie, waagrecht, senkrecht oder schräg, wie Kugeln laufen; Lücken machen nichts. 30 Punkte.',
    'Kompress: Am Ende liegt jede Kugel neben beiden anderen. 30 Punkte.',
    'Pasch der geworfenen Würfel: zwei Paare 10, ein Drilling 20, ein Vierling 40. Nur der höchste zählt.',
    'Mit Carambo zählen diese drei doppelt, die Feldwerte nie. Alle Zugaben eines Wurfs werden zusammengezählt.',
  ],
  turn: [
    'Wann der Nächste drankommt',
    'Du bist fertig, wenn ein Wurf ohne Carambo gezählt hat, wenn ein Wurf nicht zählt, nach dem dritten Wurf oder wenn du auf einen weiteren verzichtest.',
    'Ein Wurf, der nicht zählt, bringt nichts; was du davor schon verbucht hast, behältst du. Der Nächste spielt mit den Kugeln weiter, wie sie liegen.',
  ],
  end: [
    'Wer gewinnt',
    'Wer die verabredete Punktzahl erreicht, gewinnt auf der Stelle, sobald der Wurf verbucht ist, auch wenn noch ein Wurf offen wäre.',
    'Geht es nach Zeit oder über eine feste Zahl von Runden, gewinnen die meisten Punkte. In einer Runde ist jeder einmal an der Reihe, gezählt von dem ' +
      'an, der begonnen hat. Bei gleicher Punktzahl teilt man sich den Sieg.',
    'Damit kein Spiel ewig dauert: Nach 200 Runden gewinnen die meisten Punkte, was auch immer verabredet war.',
  ],
  example: [
    'Drei Würfe zum Nachspielen',
    'Weiß liegt auf 2D, Schwarz auf 5C, Rot auf 6E. Du wirfst 3, 4, 5, 6. Rot nach 6C für die 4, trifft Schwarz. Schwarz nach 3E für die 5, trifft Weiß. ' +
      'Weiß nach 7D für die 6, trifft Rot: Carambo. Rot nach 1C für die 3. Die Felder bringen 5 + 6 + 3 = 14.',
    'Du wirfst noch einmal: 1, 4, 4, 4. Rot nach 6C für eine 4, trifft Weiß. Weiß nach 2D, ein Nullfeld, für eine 4, trifft Schwarz. Schwarz nach 6B für ' +
      'die 1, trifft Rot: Carambo. Rot nach 3F für die letzte 4. Felder 5, Drilling 20, verdoppelt 40: zusammen 45.',
    'Der dritte Wurf: 1, 3, 3, 5. Schwarz nach 2F für die 1, trifft Rot. Rot nach 3E für die 5, trifft Schwarz und Weiß. Weiß nach 2E für eine 3, trifft ' +
      'beide: Carambo. Schwarz nach 3G für die andere 3. Felder 11, dritter Carambo 50: 61. Alles in allem 120 Punkte.',
  ],
  help: [
    'An diesem Tisch',
    'Wähle eine Kugel, und du siehst jedes Feld, das sie erreicht, und welcher Würfel es bezahlt. Kommen verschiedene Würfel in Frage, suchst du dir ' +
      'einen aus.',
    'Neben dem Tisch steht jederzeit, was der Wurf schon hat: welche Würfel übrig sind, wer wen getroffen hat und ob er noch zählen kann.',
  ],
  back: [
    'Zurücknehmen',
    'Bis du den Wurf verbuchst, kannst du Zug um Zug zurücknehmen, den letzten zuerst, auch nach dem vierten Würfel oder in einer Sackgasse. Treffer, ' +
      'Carambo und das Recht weiterzuspielen gehen mit zurück. Vorher wird nichts angeschrieben und nicht neu gewürfelt.',
    'Auch die Aufstellung am Anfang lässt sich bis zum ersten Wurf ändern. Das Anschreibeblatt zeigt jeden Wurf mit Feldern und Zugaben.',
  ],
};
