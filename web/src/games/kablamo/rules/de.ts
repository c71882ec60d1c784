import type { Telling } from '../../rule_passages';
import type { EN } from './en';

export const DE: Record<keyof typeof EN, Telling> = {
  aim: [
    'Worum es geht',
    'Russisches Roulette für zwei bis fünf Leute, ein Spiel vom Merken und Dazwischenfunken. Jeder hat einen Revolver und lädt ihn selbst, alle drücken ' +
      'zugleich ab, und die Kugeln wandern.',
    'Wer zuletzt noch lebt, gewinnt, und zwar sofort: Was noch offen liegt, wirkt nicht mehr, und niemand wird mehr gefragt. Gehen die Letzten gemeinsam, ' +
      'gewinnt niemand.',
  ],
  bullets: [
    'Die Kugeln',
    'Es gibt 100: 20 scharfe (gelb), 67 Aktionskugeln (weiß, 13 Arten) und 13 Hochgeschwindigkeitskugeln (rot, jede nur einmal). Sie kommen aus einem ' +
      'Beutel. Von hinten sehen alle gleich aus, ob geladen oder als Ersatz gehalten.',
    'Weiße und rote Kugeln tragen je eine eigene Nummer, die roten die niedrigeren; scharfe tragen keine.',
    'Rekonstruiert sind die Anteile: 15 Kablamo und 5 Klick unter den scharfen; fünf von jeder weißen Art, aber je sechs von Ehrenprobe und ' +
      'Dreifachaktion; und die Nummern, Rot 1 bis 13, Weiß 14 bis 80. Wer das gedruckte Spiel besitzt, kann das in einer Ausgabedatei berichtigen.',
  ],
  revolver: [
    'Der Revolver',
    'Sechs Kammern. Oben sitzt der Hahn, dort wird gefeuert; links daneben liegt die sichere Kammer. Die übrigen heißen, vom Hahn aus im Uhrzeigersinn, ' +
      'Kammer 1 bis 4.',
    'Dreht sich die Trommel um eins, dann im Uhrzeigersinn: Die sichere Kugel kommt unter den Hahn. Nach dem Laden feuern sie also in dieser Folge: ' +
      'sichere Kammer, Kammer 4, 3, 2, 1 und zuletzt, was unter dem Hahn lag.',
    'Die sichere Kammer gehört allein dem Besitzer: Kein anderer sieht hinein, nimmt etwas heraus, tauscht hinein oder lädt sie. Du selbst siehst dort ' +
      'nur nach oder tauschst, wenn eine Kugel es erlaubt; geladen wird sie wie jede andere. Eine fremde Trommel im Ganzen zu drehen ist immer erlaubt.',
  ],
  loading: [
    'Laden',
    'Jeder bekommt acht Kugeln, die sonst niemand sieht, und lädt sechs davon verdeckt in beliebiger Folge. Bis bei allen die sechste drin ist, darfst du ' +
      'deine ansehen und umstecken. Danach darf es niemand mehr.',
    'Die beiden übrigen sind dein Ersatz. Alles, was du außerhalb des Revolvers hast, ist Ersatz, nur Marken nicht. Deinen Ersatz darfst du jederzeit ' +
      'ansehen, und er kann beliebig groß sein, auch null.',
  ],
  together: [
    'Alle zugleich',
    'Alle handeln gleichzeitig, wenn keine Kugel etwas anderes sagt, und was gemeinsam gewählt wird, bleibt geheim, bis alle gewählt haben.',
    'Das Los vergibt die Startmarke. Am Ende jeder Runde wandert sie im Uhrzeigersinn zum Nächsten, der noch lebt, und sofort, wenn ihr Besitzer raus ist.',
  ],
  round: [
    'Eine Runde',
    'Vor dem Schuss, der Schuss, Wirkungen, noch einmal, Ziehen, Nachladen: Das ist eine Runde. „Diese Runde“ endet, wenn alle nachgeladen haben; dann ' +
      'werden ihre Marken abgelegt. Die „nächste Runde“ beginnt mit dem ersten Augenblick vor dem nächsten Schuss.',
    'Kommt nichts dazwischen, feuert eine Kugel, die du in die eben abgefeuerte Kammer lädst, sechs Runden später.',
  ],
  shot: [
    'Der Schuss',
    'Jede Trommel dreht sich um eine Kammer im Uhrzeigersinn, und jede Kugel, die jetzt unter einem Hahn liegt, wird aufgedeckt. Sie ist nun offen und ' +
      'bleibt in ihrer Kammer, bis sie an der Reihe ist.',
    'Liegt nichts unter dem Hahn, wird nichts abgefeuert. Marken für diesen Schuss sind trotzdem verbraucht.',
  ],
  order: [
    'Wirkungen',
    'Scharfe Kugeln wirken zuerst, alle auf einmal. Dann folgen die anderen, von der niedrigsten Nummer bis zur höchsten.',
  ],
  live: [
    'Kablamo und Klick',
    'Ein Kablamo nimmt den aus dem Spiel, auf den der Revolver zielt: seinen Besitzer, solange keine Kugel etwas anderes sagt. Ein Klick tut nichts.',
    'Beide wirken vor allem anderen und lassen sich nicht weitergeben, verschieben oder rückgängig machen. Zwischen Aufdecken und Wirkung kann niemand ' +
      'etwas spielen; es schützt nur, was vor dem Schuss gespielt wurde. Auf andere Weise fliegt niemand raus.',
    'Kablamos, die zusammen erscheinen, wirken zusammen: Erst steht fest, wen sie treffen, dann gehen alle Getroffenen. „Links“ ist immer der Nächste im ' +
      'Uhrzeigersinn, der noch lebt.',
  ],
  out: [
    'Wer raus ist',
    'Was in dessen Revolver offen liegt, wirkt nicht, und geschuldete Schüsse verfallen. Revolver, Ersatz und die Marken darauf und davor verlassen das ' +
      'Spiel; scharfe Kugeln darunter kommen zurück in den Beutel.',
    'Was er anderen oder dem ganzen Tisch hingelegt hat, bleibt.',
  ],
  giving: [
    'Eine Wirkung vergeben',
    'Ist deine Kugel an der Reihe, gibst du ihre Wirkung irgendeinem Lebenden, der sie ausführen kann, auch dir selbst, und auch dann, wenn dein Revolver ' +
      'auf jemand anderen zielt. Von da an entscheidet der alles, und mit „du“ und „dein Revolver“ ist er gemeint. Weitergeben kann er sie nicht. Was der ' +
      'Text andere wählen lässt, wählen weiterhin sie.',
    'Wechselt ein Revolver den Besitzer, vergibt der neue die Kugel, die darin offen liegt, es sei denn, jemand hat sie mit Fehlzündung an sich genommen.',
    'Sobald sie vergeben ist, verlässt die Kugel ihre Kammer, noch bevor etwas geschieht. Diese Kammer gilt dann also schon als leer.',
  ],
  possible: [
    'Was geht, und Blindgänger',
    'Steht keine Zeit dabei, geschieht eine Wirkung sofort. Könnte niemand sie ausführen, verpufft die Kugel als Blindgänger und wird abgelegt. Sonst ' +
      'geht sie an jemanden, der es kann, und gibt es eine erlaubte Wahl, muss sie getroffen werden. Sind mehrere gemeint, machen die mit, die können. Es ' +
      'zählt, was alle sehen können.',
    'Was eine Kugel braucht, steht in ihrem eigenen Abschnitt. Frei ist eine Kugel, die geladen ist, nicht offen liegt und nicht in einer fremden ' +
      'sicheren Kammer steckt. Wo nichts steht, geht es immer.',
    'Regeln der Bolschewiki, Vollmantelgeschoss, Queensbury-Regeln, Wartung, Stunde der Wahrheit und Irgendjemand betrügt gelten für den ganzen Tisch und ' +
      'werden niemandem gegeben.',
  ],
  markers: [
    'Marken',
    'Was erst später wirkt, liegt offen vor einem Spieler oder auf einem Revolver und wird abgelegt, wenn es geschehen ist. Was auf einem Revolver liegt, ' +
      'bleibt bei ihm, wem er auch gehört; was vor einem Spieler liegt, bleibt bei diesem.',
    'Mehrere von einer Art werden nacheinander verbraucht.',
  ],
  secrets: [
    'Was alle sehen',
    'Jede Bewegung ist öffentlich: von wo nach wo eine Kugel geht, aber nie, welche es ist. Der Tisch zeigt jede Bewegung für sich, mindestens eine halbe ' +
      'Sekunde lang, wenn du es nicht verkürzt, und schreibt sie auf.',
    'Sehen darfst du deinen Ersatz und was du daraus oder aus dem Beutel lädst. Nie siehst du dir eine Kugel an, die du tauschst, und nie den Ersatz der ' +
      'anderen; und was jemand anders in deinen Revolver lädt, siehst du auch nicht.',
    'Wie viel Ersatz jeder hat und wie viele Kugeln im Beutel sind, wissen alle. Eine Kugel, die einmal beim Ersatz war, lässt sich nicht weiter ' +
      'verfolgen. Was abgelegt wird, sehen alle, und man kann es nachschlagen.',
  ],
  swaps: [
    'Offene Kugeln und leere Kammern',
    'Eine offene Kugel bleibt in ihrer Kammer; nur Fehlschuss und Irgendjemand betrügt nehmen sie heraus. Sie dreht sich mit der Trommel, wirkt, wo immer ' +
      'sie liegt, und ihre Kammer gilt nie als leer.',
    'Leere Kammern machen bei keinem Tausch mit.',
  ],
  more: [
    'Noch einmal',
    'Alle, die noch einen Schuss schulden, drehen gemeinsam, decken auf und führen die Wirkungen aus, wieder nach Nummern, und das so lange, wie jemand ' +
      'einen schuldet. In jedem Durchgang feuert jeder höchstens einen Schuss.',
    'Einen Schuss schuldet entweder ein Spieler (Schießwütig) oder ein Revolver (Abzugsdefekt), und er geht dahin, wo seine Marke hingeht; der des ' +
      'Revolvers kommt zuerst. Nach dem Schuss wird die Marke abgelegt.',
  ],
  drawing: [
    'Ziehen',
    'Jeder zieht so viele Kugeln, wie sein Revolver leere Kammern hat, und nimmt sie zum Ersatz.',
    'Ausgeteilt wird einzeln reihum ab der Startmarke, an die, denen noch etwas fehlt, bis alle versorgt sind oder der Beutel leer ist.',
  ],
  reloading: [
    'Nachladen',
    'Deine leeren Kammern musst du aus dem Ersatz füllen, auch mit roten Kugeln, wenn du keine anderen hast. Reicht er nicht, lädst du so viele wie ' +
      'möglich und bestimmst, was leer bleibt. Alle tun es zugleich und heimlich.',
  ],
  bag: [
    'Abgelegt und zurück in den Beutel',
    'Verbrauchte Kugeln werden abgelegt und kommen nie wieder. Scharfe dagegen kommen zurück in den Beutel, sobald sie abgefeuert oder abgelegt sind oder ' +
      'ihr Besitzer raus ist, und zwar, bevor wieder gezogen wird. Nur wo eine Wirkung ablegen und ziehen lässt, kommen sie erst nach dem Ziehen hinein.',
    'Sind zu wenige im Beutel, gibt er her, was er hat: Bei Vorrat lädst du zuerst und verzichtest auf den Ersatz, beim Schnelllader bestimmst du, welche ' +
      'Kammern leer bleiben.',
  ],
  windows: [
    'Rote Kugeln aus der Hand',
    'Eine rote Kugel kannst du auch direkt aus deinem Ersatz spielen; ihre Nummer ist dann gleichgültig. Das geht in jeder Runde, aber nicht beim Laden ' +
      'am Anfang.',
    'Dafür gibt es vier Gelegenheiten, die Fenster: vor dem Schuss; bevor eine nummerierte Kugel vergeben wird, immer die niedrigste, die noch offen ist; ' +
      'vor jedem Durchgang von „noch einmal“ und ein weiteres Mal, wenn kein Schuss mehr geschuldet wird; und zwischen Ziehen und Nachladen. Zwischen ' +
      'Drehen und Aufdecken passt nichts, und keine Wirkung wird unterbrochen.',
    'Zwischen Ziehen und Nachladen haben Schießwütig, Vollmantelgeschoss, Queensbury-Regeln und Irgendjemand betrügt nichts mehr zu tun; dort sind sie ' +
      'nicht spielbar.',
    'Eine eben gezogene rote Kugel darf schon im nächsten Fenster gespielt werden.',
  ],
  asking: [
    'Wie ein Fenster abläuft',
    'Alle Lebenden werden zugleich und heimlich gefragt: passen oder eine rote Ersatzkugel spielen, die jetzt möglich ist. Passen alle, schließt das ' +
      'Fenster. Sonst spielt, von der Startmarke aus gezählt, der Erste, der nicht gepasst hat; was die anderen wollten, verfällt ungesehen. Ist das ' +
      'erledigt, werden wieder alle gefragt.',
    'Ein Fenster verrät nichts: Alle haben denselben Knopf und dieselbe Zeit, wer nichts sagt, hat gepasst, und niemand sieht, wer schon geantwortet hat. ' +
      'Früher schließt es nur, wenn alle gepasst haben, von Hand oder mit „Passen bis zur nächsten Runde“.',
    'Ausgelassen wird ein Fenster nur, wenn alle sehen können, dass es sinnlos ist: wenn niemand Ersatz hat oder wenn bekanntermaßen alle roten Kugeln ' +
      '(bei Antworten: alle drei Antworten) aus dem Spiel sind.',
  ],
  announcing: [
    'Spielen und antworten',
    'Eine aus der Hand gespielte Kugel liegt offen in der Mitte, und alle werden gefragt, ob sie antworten, auch wer sie gespielt hat. Antworten sind nur ' +
      'Fehlschuss, Fehlzündung und Querschläger. Eine Antwort nennt ihr Ziel, kommt obenauf und kann selbst beantwortet werden. Sie wird niemandem ' +
      'gegeben: Wer sie spielt, nutzt sie.',
    'Antwortet keiner mehr, wirkt die oberste Kugel vollständig; erst jetzt wird sie jemandem gegeben. Dann darf die darunter, falls sie noch da ist, von ' +
      'Neuem beantwortet werden. Ist keine mehr da, fragt das unterbrochene Fenster wieder.',
  ],
  answers: [
    'Was eine Antwort treffen kann',
    'Eine Antwort trifft die rote Kugel, die gerade gespielt wurde und direkt unter ihr liegt, oder irgendeine, die in einem Revolver offen liegt, auch ' +
      'eine abgefeuerte rote. Nie trifft sie eine scharfe Kugel, eine Marke oder eine schon vergebene Wirkung. Ist ihr Ziel verschwunden, ist sie ein ' +
      'Blindgänger.',
    'Eine rote Kugel, die abgefeuert wird, gilt wie eine weiße, mit ihrer Nummer, und darf beantwortet werden. Ist sie selbst eine Antwort, bekommt sie ' +
      'jemand; der zielt damit auf eine noch offene Kugel, nie auf eine aus der Hand gespielte, und bestimmt über das, was sie nimmt oder kopiert. Ohne ' +
      'Ziel ist sie ein Blindgänger.',
  ],
  control: [
    'Genommen und kopiert',
    'Eine Kugel, die jemand mit Fehlzündung nimmt, bleibt, wo sie ist, eine offene also in ihrer Kammer, bis ihre Nummer kommt. Vergeben wird sie von ' +
      'dem, der sie zuletzt genommen hat, auch wenn ihr Revolver den Besitzer wechselt. Eine genommene Antwort bekommt ein neues Ziel, wenn sie wirkt, ' +
      'oder man lässt sie verfallen. Bei einer Kugel, die niemandem gegeben wird, ändert Fehlzündung nichts.',
    'Eine Kopie wirkt sofort, und es bestimmt, wer kopiert hat. Beantworten kann man sie nicht, wohl aber den Querschläger. Eine kopierte Antwort sucht ' +
      'sich ihr eigenes Ziel, auch die kopierte Kugel selbst. Ist die Kopie eine Marke, liegt dort der Querschläger und zählt als diese Art.',
    'Zum Beispiel: X wird gespielt, Fehlschuss auf X, Fehlzündung auf den Fehlschuss, Querschläger auf die Fehlzündung. Die Kopie nimmt die Fehlzündung ' +
      'selbst an sich. Wer den Querschläger spielte, zielt jetzt mit der Fehlzündung auf den Fehlschuss, hat damit auch diesen in der Hand und ' +
      'entscheidet, ob X fällt.',
  ],
  cowardice: [
    'Akt der Feigheit (1)',
    'Rot, liegt auf deinem Revolver. Wenn er das nächste Mal feuert, wird die erste Kugel aufgedeckt und harmlos abgelegt (eine scharfe kommt in den ' +
      'Beutel), und im selben Schuss feuert die nächste.',
  ],
  backfire: [
    'Fehlzündung (2)',
    'Rot, eine Antwort. Du bestimmst von nun an über eine eben gespielte rote oder eine offen liegende Kugel. Sie braucht ein Ziel.',
  ],
  bolshevik: [
    'Regeln der Bolschewiki (3)',
    'Rot, liegt auf dem Tisch. In der nächsten Runde nehmen Kablamos den aus dem Spiel, der links von dem sitzt, den sie sonst getroffen hätten.',
  ],
  jacket: [
    'Vollmantelgeschoss (4)',
    'Rot, liegt bis zum Ende der Runde auf dem Tisch. Jedes Kablamo trifft auch den linken Nachbarn seines Opfers, aber keinen mehr danach.',
  ],
  etiquette: [
    'Mangel an Umgangsformen (5)',
    'Rot. Sieh dir nacheinander drei geladene Kugeln an; jede siehst du, bevor du die nächste wählst. Deine eigene sichere ist erlaubt, fremde sichere ' +
      'und offene sind es nicht. Gibt es weniger, dann eben weniger. Alle sehen, wo du nachsiehst, nicht, was du siehst. Es muss mindestens eine geben, ' +
      'die du ansehen darfst.',
  ],
  lights: [
    'Licht aus (6)',
    'Rot. Nenne zwei Lebende, wenn du magst auch dich. Sie tauschen die Revolver mit allem, was darin und darauf liegt, auch mit offenen Kugeln. Danach ' +
      'darf jeder der beiden seine neue Trommel im Uhrzeigersinn drehen, um 0 bis 5 Kammern; sie wählen gleichzeitig.',
  ],
  queensbury: [
    'Queensbury-Regeln (7)',
    'Rot, liegt bis zum Ende der Runde auf dem Tisch. Kablamos tun niemandem etwas. In den Beutel kommen sie trotzdem zurück.',
  ],
  misfire: [
    'Fehlschuss (8)',
    'Rot, eine Antwort. Eine eben gespielte rote oder eine offen liegende Kugel entfällt und wird abgelegt, auch aus ihrer Kammer heraus. Er braucht ein Ziel.',
  ],
  truth: [
    'Stunde der Wahrheit (9)',
    'Rot. Alle tauschen die Kugel in ihrer sicheren Kammer gegen eine Ersatzkugel ihrer Wahl, zugleich und heimlich und ohne die alte vorher zu sehen; ' +
      'die ist danach Ersatz. Nicht mitmachen kann, wer keinen Ersatz hat oder wessen sichere Kammer leer ist oder eine offene Kugel enthält. Mindestens ' +
      'einer muss tauschen können.',
  ],
  overhaul: [
    'Wartung (10)',
    'Rot. Alle Defekte verschwinden von allen Revolvern: Trommel-, Hahn-, Rasten- und Abzugsdefekt und auch ein Querschläger, der als einer davon ' +
      'daliegt. Akt der Feigheit bleibt. Es muss mindestens einen Defekt geben.',
  ],
  ricochet: [
    'Querschläger (11)',
    'Rot, eine Antwort. Du kopierst eine eben gespielte rote oder eine offen liegende Kugel. Zuerst geschieht die Kopie, danach noch das Original. Er ' +
      'braucht ein Ziel.',
  ],
  cheating: [
    'Irgendjemand betrügt (12)',
    'Rot, liegt bis zum Ende der Runde auf dem Tisch. Alle jetzt offenen Kugeln außer scharfen werden ohne Wirkung abgelegt, ebenso jede, die in dieser ' +
      'Runde noch aufgedeckt wird, gleich nach den scharfen Kugeln ihres Schusses.',
    'Schon vergebene Wirkungen, Marken, geschuldete Schüsse und Kugeln aus der Hand bleiben unberührt.',
  ],
  happy: [
    'Schießwütig (13)',
    'Rot, liegt vor dir. In dieser Runde feuerst du bei „noch einmal“ eine Kugel mehr ab.',
  ],
  cross: [
    'Doppeltes Spiel (14–18)',
    'Weiß. Du wählst eine Kugel deines Revolvers und eine aus einem anderen, und die beiden tauschen den Platz. Wem der andere Revolver gehört, der darf ' +
      'ihn danach um eine Kammer drehen, in welche Richtung er will. Nötig sind eine freie Kugel von dir und eine in einem anderen Revolver.',
  ],
  agreement: [
    'Ehrenwort (19–23)',
    'Weiß. Wähle zwei Spieler; du darfst einer davon sein. Jeder sucht heimlich und zugleich mit dem anderen eine Kugel aus seinem eigenen Revolver aus, ' +
      'auch die sichere, und die beiden tauschen den Platz. Nötig sind zwei Spieler mit je einer freien Kugel.',
  ],
  cylinder: [
    'Trommeldefekt (24–28)',
    'Weiß, liegt auf deinem Revolver. Beim nächsten Schuss dreht er sich gegen den Uhrzeigersinn.',
  ],
  greased: [
    'Geölte Trommel (29–33)',
    'Weiß. Dreh den Revolver irgendeines Lebenden um drei Kammern: eine halbe Drehung, die Richtung ist also egal.',
  ],
  hammer: [
    'Hahndefekt (34–38)',
    'Weiß, liegt auf deinem Revolver. Bei seinem nächsten Schuss wird nichts aufgedeckt: Die Kugel feuert nicht, bleibt geladen, und es gibt nichts ' +
      'nachzuziehen. Mit der nächsten Drehung wandert sie weiter.',
  ],
  ratchet: [
    'Rastendefekt (39–43)',
    'Weiß, liegt auf deinem Revolver. Vor seinem nächsten Schuss dreht er sich nicht: Es feuert, was schon unter dem Hahn liegt.',
  ],
  sleight: [
    'Fingerfertigkeit (44–48)',
    'Weiß. Wähle eine deiner geladenen Kugeln, auch die sichere, und jemand anderen, der Ersatz hat. Der Zufall bestimmt eine von dessen Ersatzkugeln, ' +
      'jede gleich wahrscheinlich, und die beiden tauschen den Platz.',
    'Du siehst nicht, was du bekommst; der andere sieht, was er bekommt. Eine rote Kugel, die du so erwischst, ist geladen und in keiner Hand mehr. Nötig ' +
      'sind eine freie Kugel von dir und Ersatz bei jemand anderem.',
  ],
  speed: [
    'Schnelllader (49–53)',
    'Weiß. Leg alle Kugeln aus deinem Revolver ab, zieh sechs und lade sie in beliebiger Folge; nur fünf, wenn eine von dir offen liegt und bleiben muss. ' +
      'Nötig ist eine Kugel im Beutel.',
  ],
  stockpiling: [
    'Vorrat (54–58)',
    'Weiß. Zieh eine Kugel, sieh sie dir an und lade sie in eine leere Kammer deiner Wahl; dann zieh noch eine als Ersatz. Andere leere Kammern warten ' +
      'auf das Nachladen. Nötig sind eine leere Kammer und eine Kugel im Beutel.',
  ],
  honor: [
    'Ehrenprobe (59–64)',
    'Weiß, liegt vor dir. Zu Beginn des Nachladens, bevor irgendwer lädt, wählst du einen anderen Lebenden, dessen Revolver außer der sicheren noch eine ' +
      'leere Kammer hat, und füllst diese Kammern aus deinem Ersatz, so weit er reicht. Du musst es tun.',
    'Mehrere werden in der Folge ausgeführt, in der sie vergeben wurden, jede mit neuer Wahl. Ohne Ersatz oder ohne solche Kammer ist sie ein Blindgänger.',
  ],
  trigger: [
    'Abzugsdefekt (65–69)',
    'Weiß, liegt auf deinem Revolver. Mit seinem nächsten Schuss schuldet der Revolver einen weiteren; bei „noch einmal“ feuert ihn, wem er dann gehört. ' +
      'Die Marke bleibt bis zu diesem Schuss liegen; Wartung beseitigt Marke und Schuss.',
  ],
  triple: [
    'Dreifachaktion (70–75)',
    'Weiß. Wähle drei Kugeln in mindestens zwei Revolvern; jede kommt dorthin, wo eine andere der drei war. Keine fremden sicheren Kammern, keine offenen ' +
      'Kugeln, keine leeren Kammern. Deine eigene sichere ist erlaubt, und dein Revolver muss nicht dabei sein. Nötig sind drei solche Kugeln.',
  ],
  powder: [
    'Nasses Pulver (76–80)',
    'Weiß. Leg deinen ganzen Ersatz ab und zieh ebenso viele Kugeln. Nötig sind Ersatz bei dir und eine Kugel im Beutel.',
  ],
  combining: [
    'Mehrere Marken auf einem Revolver',
    'Jeder Schuss, auch bei „noch einmal“, verbraucht von jeder Art eine Marke auf dem Revolver. Nur ein Abzugsdefekt, dessen Schuss schon geschuldet ' +
      'wird, wird nicht noch einmal verbraucht.',
    'Alle, die feuern, gehen Schritt für Schritt gemeinsam vor. Zuerst die Drehung: bei Rastendefekt keine, sonst bei Trommeldefekt eine gegen den ' +
      'Uhrzeigersinn, sonst eine im Uhrzeigersinn. Dann Akt der Feigheit: Was unter dem Hahn liegt, wird abgelegt, und die Trommel dreht sich um eins im ' +
      'Uhrzeigersinn, was auch sonst noch daliegt. Dann Hahndefekt: Es wird nichts aufgedeckt; sonst wird aufgedeckt. Zuletzt Abzugsdefekt: Der weitere ' +
      'Schuss ist geschuldet.',
    'Rasten- mit Trommeldefekt heißt also: Beide sind verbraucht, nichts dreht sich. Rasten- mit Hahndefekt: Nichts dreht sich, nichts wird aufgedeckt.',
    'Akt der Feigheit mit Rastendefekt: Die Kugel unter dem Hahn wird abgelegt, die nächste feuert. Mit Trommeldefekt: Es feuert die, die vor dem Schuss ' +
      'unter dem Hahn lag. Mit Hahndefekt: Die zweite Kugel bleibt verdeckt. Mit Abzugsdefekt: Beim weiteren Schuss wird nichts abgelegt.',
  ],
  neighbours: [
    'Wenn Tischregeln zusammentreffen',
    'Regeln der Bolschewiki mit Vollmantelgeschoss: Der linke Nachbar ist raus und dessen linker Nachbar auch; zu zweit erst der zur Linken, dann der ' +
      'Besitzer. Vollmantelgeschoss allein zu zweit: Beide sind raus, niemand gewinnt. Die Queensbury-Regeln gehen beiden vor.',
    'Kommt Vollmantelgeschoss oder kommen die Queensbury-Regeln erst nach dem Aufdecken, gelten sie nur für spätere Schüsse der Runde.',
    'Zweimal Regeln der Bolschewiki gelten nacheinander, die zweiten in der Runde darauf. Ein zweites Vollmantelgeschoss, zweite Queensbury-Regeln oder ' +
      'ein zweites Irgendjemand betrügt bewirken nichts weiter.',
  ],
  odd: [
    'Knifflige Fälle',
    'Dreht Geölte Trommel eine offene Kugel weg, wirkt diese dort, wo sie liegt, und die nun unter dem Hahn liegende wird nicht abgefeuert. Kommt ein ' +
      'Rastendefekt auf einen Revolver, der noch einen Schuss schuldet, feuert er die leere Kammer ab, sofern ihn niemand gedreht hat.',
    'Wurde dein Schnelllader gerade selbst abgefeuert, ziehst du sechs, denn er hat seine Kammer schon verlassen. Füllen zwei einander durch Ehrenprobe ' +
      'die Revolver, geschieht es in der Folge des Vergebens; übriger Ersatz bleibt, wo er ist.',
    'Fehlschuss auf Fehlschuss und Fehlzündung auf Fehlzündung gibt es nur als Kopie durch den Querschläger, Querschläger auf Querschläger gar nicht.',
    'Wer bei „noch einmal“ rausfliegt, schuldet nichts mehr und zieht nichts; die anderen machen weiter. Feuern unter den Regeln der Bolschewiki von A, B ' +
      'und C die ersten beiden ein Kablamo, dann sind B und C raus, und A gewinnt.',
  ],
  guard: ['Damit es ein Ende hat', 'Nach 200 Runden endet das Spiel ohne Sieger. Das wird kaum je vorkommen.'],
  mulliganovski: [
    'Auf Wunsch: Mulliganovski',
    'Gefallen dir deine acht Kugeln nicht, legst du sie vor dem Laden zurück und ziehst sieben (ein Ersatz); dann, noch einmal, sechs (kein Ersatz), und ' +
      'die musst du behalten. Alle entscheiden zugleich und heimlich; erst geht alles zurück, dann ziehen alle.',
  ],
  hardcore: [
    'Auf Wunsch: Hardcore',
    'Alle roten Kugeln sind aus dem Spiel. Jeder bekommt vorweg ein Kablamo; dann kommt der Rest in den Beutel, und jeder zieht sieben.',
    'Zusammen mit Mulliganovski: Das Kablamo bleibt, nur die sieben werden getauscht, gegen sechs und dann gegen fünf.',
  ],
  social: [
    'Auf Wunsch: Gesellig',
    'Jede geladene Kugel zeigt eine Marke dessen, der sie geladen hat, und die Marke wandert mit. Es ist die Marke dessen, dem der Ersatz oder die ' +
      'gezogene Kugel gehörte, bei Fingerfertigkeit also des anderen. Wird die Kugel zu Ersatz, kommt sie ab.',
  ],
  memory: [
    'Merken',
    'Merken ist das Spiel: Ist eine Kugel einmal geladen, zeigt sie dir niemand mehr, weder auf dem Tisch noch im Verlauf noch versteckt in der Seite, es ' +
      'sei denn, eine Kugel erlaubt es. Zu sehen sind nur offene und die, die du dir gerade ansiehst.',
    'Hat der Tisch die Gedächtnisstütze gewählt, merkt er sich für dich, was du gesehen hast. Von sich aus ist sie nicht dabei. Beim geselligen Spiel ' +
      'helfen auch die Marken.',
  ],
  help: [
    'An diesem Tisch',
    'Die Seite sagt immer, was gerade gefragt ist und auf wen sie wartet; in einem Fenster sind das alle Lebenden. Bist du gefragt, siehst du, was du darfst.',
    'Angeboten wird nur, was die Regeln erlauben, und um Reihenfolge, Fenster, Marken und Ziehen kümmert sich der Tisch. Anderes lässt sich nicht tun, ' +
      'auch nicht aus Versehen.',
  ],
};
