/** Every kind of bullet: its colour, its name, and what it does in one sentence. */
import type { Lang } from '../../ui/preferences.svelte';

export type Group = 'live' | 'fast' | 'action';

interface Kind {
  group: Group;
  name: Record<Lang, string>;
  does: Record<Lang, string>;
}

function kind(group: Group, de: [string, string], en: [string, string], it: [string, string]): Kind {
  return { group, name: { de: de[0], en: en[0], it: it[0] }, does: { de: de[1], en: en[1], it: it[1] } };
}

/** By the name that the server gives. */
export const KINDS: Record<string, Kind> = {
  Kablamo: kind(
    'live',
    ['Kablamo', 'Wen dieser Revolver meint, der ist raus.'],
    ['Kablamo', 'Whoever this revolver is aimed at is out.'],
    ['Kablamo', 'Chi sta davanti a questa rivoltella è fuori.'],
  ),
  Click: kind('live', ['Klick', 'Es macht Klick. Mehr nicht.'], ['Click', 'It goes click. That is all.'], ['Clic', 'Fa clic. Nient’altro.']),
  'Act of Cowardice': kind(
    'fast',
    ['Akt der Feigheit', 'Beim nächsten Schuss dieses Revolvers fällt die erste Kugel harmlos heraus, die nächste wird abgefeuert.'],
    ['Act of Cowardice', 'When this revolver next fires, the first bullet drops out harmless and the next one fires.'],
    ['Atto di codardia', 'Al prossimo sparo di questa rivoltella il primo colpo cade innocuo e parte il seguente.'],
  ),
  Backfire: kind(
    'fast',
    ['Fehlzündung', 'Antwort: Du bestimmst über eine eben gespielte oder offen liegende Kugel.'],
    ['Backfire', 'Answer: you take control of a bullet just played or lying open.'],
    ['Ritorno di fiamma', 'Risposta: prendi il controllo di un colpo appena giocato o scoperto.'],
  ),
  'Bolshevik Rules': kind(
    'fast',
    ['Regeln der Bolschewiki', 'In der nächsten Runde treffen Kablamos den linken Nachbarn.'],
    ['Bolshevik Rules', 'Next round Kablamos hit the neighbour to the left.'],
    ['Regole bolsceviche', 'Nel prossimo giro i Kablamo colpiscono chi sta a sinistra.'],
  ),
  'Full Metal Jacket': kind(
    'fast',
    ['Vollmantelgeschoss', 'Bis zum Ende der Runde trifft jedes Kablamo auch den linken Nachbarn.'],
    ['Full Metal Jacket', 'Until the round ends each Kablamo also hits the neighbour to the left.'],
    ['Proiettile blindato', 'Fino a fine giro ogni Kablamo colpisce anche chi sta a sinistra.'],
  ),
  'Lack of Etiquette': kind(
    'fast',
    ['Mangel an Umgangsformen', 'Sieh dir nacheinander drei geladene Kugeln an.'],
    ['Lack of Etiquette', 'Look at three loaded bullets, one after another.'],
    ['Mancanza di stile', 'Guarda tre colpi caricati, uno dopo l’altro.'],
  ),
  'Lights Out': kind(
    'fast',
    ['Licht aus', 'Zwei tauschen ihre Revolver mit allem darin; beide dürfen danach drehen.'],
    ['Lights Out', 'Two players swap revolvers with all in them; both may then turn.'],
    ['Luci spente', 'Due si scambiano le rivoltelle con tutto il contenuto; poi possono girarle.'],
  ),
  'Marquis of Queensbury Rules': kind(
    'fast',
    ['Queensbury-Regeln', 'Bis zum Ende der Runde tun Kablamos niemandem etwas.'],
    ['Marquis of Queensbury Rules', 'Until the round ends Kablamos hurt nobody.'],
    ['Regole di Queensbury', 'Fino a fine giro i Kablamo non fanno male a nessuno.'],
  ),
  Misfire: kind(
    'fast',
    ['Fehlschuss', 'Antwort: Eine eben gespielte oder offen liegende Kugel entfällt.'],
    ['Misfire', 'Answer: a bullet just played or lying open is cancelled.'],
    ['Colpo a vuoto', 'Risposta: annulla un colpo appena giocato o scoperto.'],
  ),
  'Moment of Truth': kind(
    'fast',
    ['Stunde der Wahrheit', 'Alle tauschen ihre sichere Kugel gegen eine Ersatzkugel.'],
    ['Moment of Truth', 'Everybody swaps the safe bullet for a spare of their own.'],
    ['Momento della verità', 'Tutti scambiano il colpo al sicuro con uno di scorta.'],
  ),
  Overhaul: kind(
    'fast',
    ['Wartung', 'Alle Defekte verschwinden von allen Revolvern.'],
    ['Overhaul', 'Every malfunction leaves every revolver.'],
    ['Revisione', 'Spariscono i guasti da tutte le rivoltelle.'],
  ),
  Ricochet: kind(
    'fast',
    ['Querschläger', 'Antwort: Kopiert eine eben gespielte oder offen liegende Kugel.'],
    ['Ricochet', 'Answer: copies a bullet just played or lying open.'],
    ['Rimbalzo', 'Risposta: copia un colpo appena giocato o scoperto.'],
  ),
  'Somebody Is Cheating': kind(
    'fast',
    ['Irgendjemand betrügt', 'Bis zum Ende der Runde verpufft alles Offene außer scharfen Kugeln.'],
    ['Somebody Is Cheating', 'Until the round ends everything open fizzles out, live bullets excepted.'],
    ['Qualcuno bara', 'Fino a fine giro svanisce tutto ciò che è scoperto, tranne i colpi veri.'],
  ),
  'Trigger Happy': kind(
    'fast',
    ['Schießwütig', 'In dieser Runde noch ein Schuss.'],
    ['Trigger Happy', 'One more shot this round.'],
    ['Grilletto facile', 'Un altro sparo in questo giro.'],
  ),
  'Double Cross': kind(
    'action',
    ['Doppeltes Spiel', 'Tausche eine Kugel deines Revolvers mit einer aus einem anderen; wem der gehört, darf ihn um eins drehen.'],
    ['Double Cross', 'Swap a bullet of yours with one in another revolver; its owner may then turn it by one.'],
    ['Doppio gioco', 'Scambia un tuo colpo con uno di un’altra rivoltella; il proprietario può poi girarla di uno.'],
  ),
  "Gentlemen's Agreement": kind(
    'action',
    ['Ehrenwort', 'Zwei wählen heimlich je eine eigene Kugel, und die beiden tauschen den Platz.'],
    ["Gentlemen's Agreement", 'Two players each secretly pick a bullet of their own; the two change places.'],
    ['Patto tra signori', 'Due scelgono in segreto un proprio colpo, e i due si scambiano di posto.'],
  ),
  'Cylinder Malfunction': kind(
    'action',
    ['Trommeldefekt', 'Der nächste Schuss dieses Revolvers dreht verkehrt herum.'],
    ['Cylinder Malfunction', 'The next shot of this revolver turns the wrong way.'],
    ['Guasto al tamburo', 'Il prossimo sparo di questa rivoltella gira al contrario.'],
  ),
  'Greased Cylinder': kind(
    'action',
    ['Geölte Trommel', 'Ein Revolver deiner Wahl macht eine halbe Drehung.'],
    ['Greased Cylinder', 'A revolver of your choice makes half a turn.'],
    ['Tamburo oliato', 'Una rivoltella a scelta fa mezzo giro.'],
  ),
  'Hammer Malfunction': kind(
    'action',
    ['Hahndefekt', 'Beim nächsten Schuss dieses Revolvers wird nichts aufgedeckt.'],
    ['Hammer Malfunction', 'The next shot of this revolver reveals nothing.'],
    ['Guasto al cane', 'Il prossimo sparo di questa rivoltella non scopre nulla.'],
  ),
  'Ratchet Malfunction': kind(
    'action',
    ['Rastendefekt', 'Beim nächsten Schuss dreht sich dieser Revolver nicht.'],
    ['Ratchet Malfunction', 'For the next shot this revolver does not turn.'],
    ['Guasto all’arresto', 'Al prossimo sparo questa rivoltella non gira.'],
  ),
  'Sleight of Hand': kind(
    'action',
    ['Fingerfertigkeit', 'Tausche eine geladene Kugel mit einer zufälligen Ersatzkugel von jemand anderem.'],
    ['Sleight of Hand', 'Swap a loaded bullet of yours with a random spare of somebody else.'],
    ['Gioco di mano', 'Scambia un tuo colpo caricato con una scorta a caso di un altro.'],
  ),
  'Speed Load': kind(
    'action',
    ['Schnelllader', 'Wirf alles aus deinem Revolver, zieh neu und lade.'],
    ['Speed Load', 'Throw out all in your revolver, draw anew and load.'],
    ['Carica rapida', 'Svuota la tua rivoltella, pesca di nuovo e carica.'],
  ),
  Stockpiling: kind(
    'action',
    ['Vorrat', 'Zieh eine Kugel und lade sie, dann noch eine als Ersatz.'],
    ['Stockpiling', 'Draw a bullet and load it, then one more as a spare.'],
    ['Scorta', 'Pesca un colpo e caricalo, poi un altro di scorta.'],
  ),
  'Test of Honor': kind(
    'action',
    ['Ehrenprobe', 'Vor dem Nachladen füllst du die leeren Kammern eines anderen aus deinem Ersatz.'],
    ['Test of Honor', 'Before Reload you fill somebody else’s empty chambers from your spares.'],
    ['Prova d’onore', 'Prima della ricarica riempi le camere vuote di un altro con le tue scorte.'],
  ),
  'Trigger Malfunction': kind(
    'action',
    ['Abzugsdefekt', 'Nach dem nächsten Schuss schuldet dieser Revolver noch einen.'],
    ['Trigger Malfunction', 'After its next shot this revolver owes one more.'],
    ['Guasto al grilletto', 'Dopo il prossimo sparo questa rivoltella ne deve un altro.'],
  ),
  'Triple Action': kind(
    'action',
    ['Dreifachaktion', 'Drei Kugeln aus mindestens zwei Revolvern tauschen reihum die Plätze.'],
    ['Triple Action', 'Three bullets in at least two revolvers change places in a ring.'],
    ['Tripla azione', 'Tre colpi in almeno due rivoltelle si scambiano di posto in cerchio.'],
  ),
  'Wet Powder': kind(
    'action',
    ['Nasses Pulver', 'Wirf alle deine Ersatzkugeln ab und zieh ebenso viele.'],
    ['Wet Powder', 'Discard all your spares and draw as many.'],
    ['Polvere bagnata', 'Scarta tutte le tue scorte e pescane altrettante.'],
  ),
};

/** The colour of a bullet, by its label. */
export function groupOf(label: string, names: Record<string, string>): Group {
  return KINDS[names[label] ?? '']?.group ?? 'action';
}

/** A kind by the server's name, as this language calls it. */
export const kindName = (name: string, lang: Lang): string => KINDS[name]?.name[lang] ?? name;

/** A bullet in words: its name, and its number where it has one. */
export function bulletName(label: string, name: string, lang: Lang): string {
  return /^\d+$/.test(label) ? `${kindName(name, lang)} (${label})` : kindName(name, lang);
}
