import type { Telling } from '../../rule_passages';
import type { EN } from './en';

export const DE: Record<keyof typeof EN, Telling> = {
  aim: [
    'Worum es geht',
    'Zwei Leute mit Revolvern in einer dunklen Villa. Jeder weiß nur, wo er selbst ist; wo der andere steckt, musst du dir aus dem zusammenreimen, was du ' +
      'hörst.',
    'Wer den anderen zweimal trifft, hat gewonnen, und zwar sofort, woher der zweite Treffer auch kam: Was sonst noch gefolgt wäre, fällt aus.',
  ],
  villa: [
    'Die Villa',
    'Oben liegen Schlafzimmer, Flur und Lesezimmer nebeneinander, unterhalb des Flurs die Empore. Im Erdgeschoss liegt links die Küche über dem ' +
      'Esszimmer, rechts das Foyer unter der Treppe zur Empore. Der Keller zieht sich unter allem hin.',
    'Jeder Weg führt hin und zurück. Treppen verbinden Empore und Foyer sowie Esszimmer und Keller. Geheimgänge verbinden Schlafzimmer und Küche, ' +
      'Lesezimmer und Keller, Foyer und Keller. Alles andere sind Türen.',
  ],
  upstairs: [
    'Die Zimmer oben',
    'Aus jedem Zimmer kannst du auch in dieses Zimmer selbst schießen. Bei jedem Effekt steht, wie viele Aktionspunkte er kostet.',
    'Schlafzimmer: weiter in Flur und Küche; Schüsse in Flur und Empore. Effekt: Flut (1).',
    'Flur: weiter in Schlafzimmer, Lesezimmer und Empore; Schüsse in dieselben drei. Kein Effekt.',
    'Lesezimmer: weiter in Flur und Keller; Schüsse in Flur und Empore. Effekt: Falltür (1).',
    'Empore: weiter in Flur und Foyer; Schüsse in Flur, Foyer, Küche und Esszimmer. Effekt: Sprung (0).',
  ],
  downstairs: [
    'Die Zimmer unten',
    'Küche: weiter in Foyer, Esszimmer und Schlafzimmer; Schüsse in Foyer und Esszimmer. Effekt: Messerblock (0).',
    'Esszimmer: weiter in Foyer, Küche und Keller; Schüsse in Foyer und Küche. Kein Effekt.',
    'Foyer: weiter in Empore, Küche, Esszimmer und Keller; Schüsse in Küche und Esszimmer. Effekt: Hall (0).',
    'Keller: weiter in Foyer, Esszimmer und Lesezimmer; Schüsse in Foyer und Esszimmer. Effekt: Automatische Falle (1).',
    'Nicht jeder Schuss geht in beide Richtungen: Die Empore beherrscht Foyer, Küche und Esszimmer, der Keller Foyer und Esszimmer, und von Schlafzimmer ' +
      'und Lesezimmer aus triffst du die Empore. Zurückschießen kann von dort niemand.',
  ],
  start: [
    'Der Anfang',
    'Jeder wählt heimlich ein Zimmer für den Anfang, ganz nach Belieben. Wer beginnt, entscheidet das Los, oder ihr legt es vorher fest.',
    'Ihr dürft beide im selben Zimmer sein, auch gleich zu Beginn, und keiner erfährt davon. Auch ein Treffer bewegt niemanden, außer durch die Flut.',
  ],
  turn: [
    'Ein Zug',
    'Ihr seid abwechselnd am Zug und habt jedes Mal 2 Aktionspunkte (AP). Du sagst eine Aktion an, führst sie zu Ende und kommst dann zur nächsten; ' +
      'wiederholen ist erlaubt. Was du nicht ausgibst, ist verloren.',
    'Den Zug beendest du immer selbst, auch mit 0 AP. Endete er von allein, verriete das etwas.',
  ],
  move: ['Gehen (1)', 'Du gehst heimlich in ein verbundenes Zimmer. Der andere erfährt nur, dass du gegangen bist.'],
  shoot: [
    'Schießen (2)',
    'Du verrätst dein Zimmer und nennst eines in seiner Schussweite; das eigene gehört dazu. Ist der andere dort, sitzt der Treffer.',
    'Treffer oder nicht, danach musst du sofort weiter, umsonst und heimlich, es sei denn, der Schuss hat das Spiel beendet. Dieser Gang gehört zum ' +
      'Schuss: Du kannst ihn nicht ablehnen und nicht aufheben. Er wird angesagt wie jeder andere und führt nie in einen gefluteten Keller.',
    'Hast du noch AP übrig, gibst du sie danach aus. Mit 0 AP bleiben nur Effekte, die nichts kosten, Hall und Sprung, und die sind nie Pflicht.',
  ],
  traps: [
    'Falle stellen (1), auslösen (1)',
    'Du stellst eine Falle in dem Zimmer, in dem du bist, nur nicht dort, wo schon eine von dir steht. Höchstens zwei von dir stehen zugleich. Für eine ' +
      'dritte nimmst du erst eine weg; welche, bleibt geheim, wie viele du hast, wissen beide.',
    'Zum Auslösen nennst du das Zimmer einer deiner Fallen. Sie ist damit verbraucht; ist der andere dort, sitzt der Treffer. Deine eigenen Fallen tun ' +
      'dir nie etwas.',
  ],
  listen: [
    'Lauschen (1)',
    'Der andere muss sofort ein Zimmer nennen, das mit seinem verbunden ist. Es muss stimmen, aber nicht neu sein.',
    'Auch ein gefluteter Keller darf genannt werden: Verbunden ist er ja trotzdem.',
  ],
  effects: [
    'Zimmereffekte',
    'Sechs Zimmer haben einen Effekt. Um ihn zu nutzen, verrätst du, wo du bist, bezahlst ihn und führst ihn aus. Die beiden einfachsten stehen hier, die ' +
      'anderen in eigenen Abschnitten.',
    'Küche, Messerblock (0): Beginnst du den Zug in der Küche und ist dies das Erste, was du tust, hast du in diesem Zug 3 AP statt 2. Du musst ihn nicht ' +
      'nutzen, denn er verrät dich. Erst im Lauf des Zuges in die Küche zu kommen genügt nicht.',
    'Empore, Sprung (0): Du landest in der Küche, und der andere weiß es. Ein Sprung zählt nicht als Gehen.',
  ],
  echoes: [
    'Foyer: Hall (0)',
    'Ist der andere oben, muss er sein genaues Zimmer nennen. Sonst antwortet er wie beim Lauschen. Einmal im Zug.',
  ],
  automatic: [
    'Keller: Automatische Falle (1)',
    'Du stellst heimlich eine Falle in einem anderen Zimmer, nur nicht dort, wo schon eine von dir steht. Du löst sie nicht aus: Sie geht zu Beginn ' +
      'deines nächsten Zuges von selbst und umsonst los, und ihr Zimmer wird genannt.',
    'Sie zählt zu deinen Fallen. Ist die Grenze erreicht, nimmst du erst eine weg; das kann auch eine automatische sein, die dann nie losgeht. Zwei in ' +
      'einem Zug sind erlaubt.',
  ],
  trapdoor: [
    'Lesezimmer: Falltür (1)',
    'Ist der andere in der Küche, stürzt er in den Keller. Der Sturz wird angesagt, und ebenso, wenn niemand gestürzt ist.',
  ],
  flood: [
    'Schlafzimmer: Flut (1)',
    'Der Keller steht unter Wasser, bis dein nächster Zug beginnt. Ist der andere darin, sitzt ein Treffer, und er muss sofort heimlich in ein ' +
      'verbundenes Zimmer fliehen. War niemand dort, wird auch das angesagt.',
    'In einen gefluteten Keller kommt niemand hinein. Fallen darin bleiben stehen und lassen sich auslösen. Wer hineinstürzt, kassiert einen Treffer und ' +
      'flieht, selbst vor der eigenen Flut.',
    'Flutet ihr beide, laufen die Fluten nebeneinander her, jede bis zum nächsten Zug dessen, der sie ausgelöst hat.',
  ],
  beginning: [
    'Wenn ein Zug beginnt',
    'Zuerst endet deine Flut, dann wird die Beute der Diebin gezählt, dann bekommst du deine AP. Nun gehen deine automatischen Fallen los, in der Folge, ' +
      'in der du sie gestellt hast. Das ist keine Aktion von dir, der Messerblock steht dir also noch offen. Dann handelst du.',
  ],
  known: [
    'Was der andere erfährt',
    'Beide wissen: welche Aktion es war und was sie gekostet hat, ob ein Gang umsonst war, wie viele Fallen stehen, welche Zimmer verraten oder genannt ' +
      'wurden, Antworten, Treffer und Fehlschläge, Fluten, Rollen und Beute.',
    'Ein Zimmer zu verraten heißt, es zu nennen. Mehr zeigt sich nicht, nicht einmal eine Falle darin. Alles andere bleibt geheim.',
  ],
  drawn: ['Unentschieden', 'Nach je 100 Zügen endet das Spiel unentschieden. Das ist nur dazu da, dass kein Duell ewig dauert.'],
  roles: [
    'Auf Wunsch: Rollen',
    'Jeder bekommt zufällig zwei der vier Rollen und wählt eine. Beide wählen gleichzeitig, dann werden die Rollen aufgedeckt, und die übrigen sind aus ' +
      'dem Spiel. Danach wählt ihr eure Zimmer. Eine Rolle hat Fähigkeiten und Grenzen; sonst bleibt alles, wie es ist.',
    'Die Texte der gedruckten Rollenkarten sind nicht öffentlich: Diese vier sind rekonstruiert und von uns.',
    '„Keine Fallen“ schließt auch die automatische Falle aus, und wo Fallen begrenzt sind, zählen automatische mit.',
  ],
  thief: [
    'Die Diebin (rekonstruiert)',
    'Für sie gibt es ein neuntes Zimmer, das Gewölbe, am Gang zwischen Lesezimmer und Keller und mit beiden verbunden. Nur sie kann hinein. Sie kann dort ' +
      'nicht beginnen und nicht von dort schießen, und keine Falle kann darin stehen. Der andere kann vom Keller aus hineinschießen.',
    'Im Gewölbe kann sie die Beute nehmen (2), immer nur eine Ladung. Beginnt sie damit einen Zug im Foyer, wird das angesagt und zählt wie ein Treffer ' +
      'von ihr; dann kann sie die nächste holen. Treffer und Ladungen zusammen: zwei gewinnen. Fallen stellen kann sie nicht.',
    'Lauscht man nach ihr im Gewölbe, nennt sie Keller oder Lesezimmer; von diesen beiden aus darf sie auch das Gewölbe nennen. Für den Hall liegt das ' +
      'Gewölbe nicht oben. Vor einer Flut darf sie dorthin fliehen.',
  ],
  sneak: [
    'Der Schleicher (rekonstruiert)',
    'Sein erstes Gehen in jedem Zug ist umsonst, wann immer im Zug es kommt, auch mit 0 AP. Der Gang nach einem Schuss, Sprünge und die Flucht vor dem ' +
      'Wasser zählen nicht als Gehen und verbrauchen es nicht.',
    'Er schießt nur in sein eigenes Zimmer und hat höchstens eine Falle.',
  ],
  wrecker: [
    'Der Saboteur (rekonstruiert)',
    'Er hat bis zu drei Fallen. Mit einer Aktion löst er beliebig viele seiner gewöhnlichen Fallen aus und nennt sie alle auf einmal. Lauschen kostet ihn ' +
      '2; der Hall kostet weiterhin nichts.',
  ],
  assassin: [
    'Die Meuchlerin (rekonstruiert)',
    'Zustechen (1), einmal im Zug: Sie verrät ihr Zimmer; ist der andere darin, sitzt der Treffer. Dann geht sie umsonst weiter wie nach einem Schuss. ' +
      'Schießen und Fallen stellen kann sie nicht.',
  ],
  help: [
    'An diesem Tisch',
    'Du siehst dein Zimmer, wohin du gehen und wohin du schießen kannst, deine Fallen, deine AP und die Treffer von beiden. Der Verlauf behält alles, was ' +
      'gesagt wurde, und die letzte Antwort, die du gehört hast, bleibt auf dem Plan markiert.',
    'Wo du bist, wo deine Fallen stehen und was du noch nicht gesagt hast, erfährt die andere Seite nie, und auch Zeitpunkt und Umfang dessen, was der ' +
      'Tisch ihr schickt, verraten es nicht.',
  ],
  aid: [
    'Denkhilfe und ein Bildschirm',
    'Nehmt ihr beide die Denkhilfe an, schraffiert der Plan die Zimmer, in denen der andere nach allem, was bekannt ist, noch sein kann.',
    'Spielt ihr zu zweit an einem Gerät, fällt zwischen den Zügen ein Vorhang.',
  ],
};
