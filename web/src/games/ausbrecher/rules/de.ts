import type { Telling } from '../../rule_passages';
import type { EN } from './en';

export const DE: Record<keyof typeof EN, Telling> = {
  aim: [
    'Worum es geht',
    'Sieben Ganoven brechen aus und rennen zu den Booten. Sie gehören niemandem: Jeder bewegt sie alle. Nur dein Zettel gehört dir, auf dem heimlich ' +
      'steht, wer deiner Meinung nach in welchem Boot landet.',
    'Also hilfst du denen, die tun, was du geschrieben hast, und kommst den anderen in die Quere, so unauffällig wie möglich. Wer es am besten ' +
      'vorausgesehen hat, gewinnt. Es spielen zwei bis sechs Leute.',
  ],
  things: [
    'Was es gibt',
    'Sieben Ganoven in sieben Farben: Rot, Blau, Gelb, Braun, Orange, Grün und Violett. Zu jedem gehört ein Würfel in seiner Farbe, dazu kommt ein ' +
      'weißer. Alle zeigen 1 bis 6.',
    'Ein Gefängnis mit sieben Fenstern, eine Strecke bis zum Wasser und vier Boote. Boot 1, 2 und 3 haben je zwei Plätze, Boot 4 hat einen. In dieser ' +
      'Folge werden sie besetzt.',
    'Rekonstruiert sind die Länge der Strecke (28 Felder vom Loch in der Mauer, Feld 1, bis zum letzten vor den Booten), das Bettlaken, das bis Feld 9 ' +
      'hinunterreicht, die Zahlen auf den Würfeln und die Farbe Violett. Wer das gedruckte Spiel besitzt, kann das in einer Ausgabedatei berichtigen.',
  ],
  slip: [
    'Der Zettel',
    'Vor dem Start ordnest du alle sieben auf deinem Zettel so an, wie sie in den Booten sitzen werden: je zwei in Boot 1, 2 und 3, einen in Boot 4. Die ' +
      'Folge innerhalb eines Boots bleibt stehen, zählt aber nie.',
    'Ändern kannst du den Zettel, bis alle abgegeben haben. Danach bleibt er, wie er ist, und geheim bis zum Schluss; du selbst darfst ihn jederzeit ansehen.',
  ],
  start: [
    'Der Anfang',
    'Alle sieben sitzen an den Fenstern; wer an welchem, ist gleich. Ein Fenster liegt unmittelbar vor Feld 1, mit einer 1 kommt man also auf Feld 1. An ' +
      'den Fenstern steht keiner dem anderen im Weg.',
    'Das Los bestimmt, wer beginnt; dann geht es im Uhrzeigersinn.',
  ],
  picking: [
    'Würfel wählen',
    'Du wählst genau drei verschiedene Farben, gleich welche, solange der Ganove noch in keinem Boot sitzt, und in jedem Zug neu. Dann werden alle Würfel ' +
      'zugleich geworfen.',
    'Den weißen Würfel darfst du dazunehmen, aber erst, wenn jeder schon einmal am Zug war, und du musst es vor dem Wurf sagen.',
  ],
  moving: [
    'Ziehen',
    'Jeder Ganove, dessen Würfel geworfen wurde, geht genau so viele Felder vor, wie der zeigt. Die Reihenfolge bestimmst du: Such dir einen Würfel aus, ' +
      'der sich spielen lässt, spiel ihn, dann den nächsten. Liegen Rot, Blau und Gelb da, kannst du erst Rot, dann Gelb, dann Blau spielen oder jede ' +
      'andere Folge. Was gezogen ist, bleibt gezogen.',
    'Solange sich einer der offenen Würfel spielen lässt, musst du einen spielen. Geht keiner mehr, verfallen die übrigen, und dein Zug ist zu Ende. Eine ' +
      'Folge zu wählen, bei der ein Würfel verfällt, ist erlaubt.',
    'Über andere springt man hinweg; jedes Feld zählt mit, auch ein besetztes, vorwärts wie rückwärts.',
  ],
  stacking: [
    'Stapeln und blockieren',
    'Wer vorwärts oder rückwärts auf ein besetztes Feld kommt, steigt oben auf. Wer jemanden auf den Schultern hat, ist blockiert und kann weder vor noch ' +
      'zurück. Bewegt wird nur der Oberste; der darunter ist sofort frei, auch wenn der Oberste in ein Boot springt.',
    'Ein Würfel lässt sich nicht spielen, solange sein Ganove blockiert ist. Solche Farben darfst du absichtlich wählen, sogar ausschließlich. Wird einer ' +
      'in deinem Zug frei und ist sein Würfel noch offen, muss er doch noch ziehen.',
    'Zum Beispiel: Grün geht 4 vor, dann landet Blau mit seiner 2 auf demselben Feld, und Grün ist blockiert. Andersherum säße Grün auf Blau.',
  ],
  white: [
    'Der weiße Würfel',
    'Er holt einen Ganoven um so viele Felder zurück, wie er zeigt, irgendeinen, auch in einer Farbe, die nicht geworfen wurde. Der muss frei sein und ' +
      'auf der Strecke stehen, also weder an einem Fenster noch in einem Boot, und darf in diesem Zug noch nicht vorgegangen sein. Wann im Zug du den ' +
      'weißen Würfel spielst, steht dir frei.',
    'Wer zurückgeholt wurde, geht nicht auch noch vor: Sein eigener Würfel verfällt. Passt dir die Zahl von Gelb nicht, dann lass stattdessen Weiß den ' +
      'Gelben zurückholen, oder setz ihm rechtzeitig jemanden auf die Schultern.',
    'Ist der weiße Würfel als einziger übrig und gibt es jemanden, den er holen kann, musst du ihn spielen, ob es dir gefällt oder nicht. Gibt es ' +
      'niemanden, verfällt er. Mitwerfen darfst du ihn auch, wenn gar nichts zurückzuholen ist.',
  ],
  window: [
    'Zurück hinter die Mauer',
    'Wer weiter zurückmuss als bis zum ersten Feld, sitzt wieder an einem Fenster und kann später von Neuem los. Überzählige Augen verfallen.',
  ],
  boats: [
    'In die Boote',
    'Wer das letzte Feld erreicht oder darüber hinauskäme, springt sofort ins vorderste Boot mit freiem Platz. Sein Würfel wird weggelegt.',
  ],
  fewer: [
    'Ab vier in den Booten',
    'Sitzen schon vier oder mehr in den Booten, wenn du wählst, werden genau zwei Würfel geworfen: zwei Farben, oder eine und der weiße, dieser auch hier ' +
      'erst nach der ersten Runde. Was schon geworfen ist, wird noch gespielt.',
  ],
  last: [
    'Die letzten zwei',
    'Sind nur noch zwei draußen und der weiße Würfel holt einen davon hinter die Mauer zurück, dann ist der Letzter: Boot 4, und der andere kommt sofort ' +
      'in Boot 3, wo er auch steht. Es gilt der Augenblick des Zurückholens: Kam der fünfte vorher im selben Zug an, zählt es; kommt er erst danach an, ' +
      'nicht. Stehen die zwei aufeinander, kann nur der obere geholt werden.',
    'Sobald nur noch einer übrig ist, auch mitten im Zug, kommt er in Boot 4. In beiden Fällen verfallen die offenen Würfel. Sitzen alle in den Booten, ' +
      'ist das Spiel aus.',
  ],
  points: [
    'Punkte',
    'Alle Zettel werden geöffnet. Jeder Ganove, der in dem Boot sitzt, das du ihm zugedacht hast, bringt dir dessen Nummer. Wer zuerst einstieg, ist ' +
      'gleich. Mehr als 16 Punkte gibt es nicht.',
    'Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.',
  ],
  sheet: [
    'Auf Wunsch: das Bettlaken',
    'Wenn ihr es vorher verabredet, beginnt die Flucht dort, wo das Bettlaken hinunterhängt. Die Ganoven sitzen wie immer an den Fenstern, aber eine 1 ' +
      'führt auf das Feld mit dem Laken, und die Felder davor sind aus dem Spiel. Wer darüber hinaus zurückmuss, sitzt wieder an einem Fenster.',
  ],
  guard: [
    'Damit es ein Ende hat',
    'Nach insgesamt 300 Zügen steigen alle, die noch draußen sind, in der Folge ein, in der sie stehen, von zweien auf einem Feld der obere zuerst; wer ' +
      'noch am Fenster sitzt, kommt zuletzt, nach dem Los. Das wird kaum je vorkommen.',
  ],
  help: [
    'An diesem Tisch',
    'Dein Zettel ist immer einen Tipp entfernt. Er sagt dir, welche Punkte schon sicher sind und wie viele es höchstens noch werden. Die Zettel der ' +
      'anderen bekommt niemand vor dem Ende zu sehen.',
    'Bevor du jemanden bewegst, siehst du, wo er ankäme und wen er blockieren würde. Am Ende liegen alle Zettel nebeneinander offen, Boot für Boot.',
  ],
};
