import type { Telling } from '../../rule_passages';
import type { EN } from './en';

export const IT: Record<keyof typeof EN, Telling> = {
  aim: [
    'Di che si tratta',
    'Sette furfanti evadono e corrono alle barche. Non sono di nessuno: ognuno li muove tutti. Di tuo c’è solo il biglietto, su cui hai scritto in ' +
      'segreto chi finirà in quale barca.',
    'Perciò aiuti quelli che fanno ciò che hai scritto e ostacoli gli altri, senza dare nell’occhio. Vince chi ha previsto meglio. Si gioca da due a sei.',
  ],
  things: [
    'Che cosa c’è',
    'Sette furfanti di sette colori: rosso, blu, giallo, marrone, arancione, verde e viola. Ognuno ha un dado del suo colore; in più c’è un dado bianco. ' +
      'Tutti vanno da 1 a 6.',
    'Una prigione con sette finestre, un percorso fino all’acqua e quattro barche. Le barche 1, 2 e 3 hanno due posti, la 4 ne ha uno. Si riempiono in ' +
      'quest’ordine.',
    'Sono ricostruiti la lunghezza del percorso (28 campi dal buco nel muro, campo 1, all’ultimo prima delle barche), il lenzuolo che scende fino al ' +
      'campo 9, i numeri dei dadi e il colore viola. Chi possiede il gioco stampato può correggerli in un file di edizione.',
  ],
  slip: [
    'Il biglietto',
    'Prima della partenza disponi tutti e sette sul biglietto come siederanno nelle barche: due nella 1, due nella 2, due nella 3 e uno nella 4. L’ordine ' +
      'dentro una barca resta scritto ma non conta mai.',
    'Puoi cambiare il biglietto finché non hanno consegnato tutti. Poi resta com’è, e segreto fino alla fine; tu puoi guardarlo quando vuoi.',
  ],
  start: [
    'La partenza',
    'Tutti e sette stanno alle finestre; quale finestra sia non importa. Una finestra viene subito prima del campo 1: con un 1, dunque, si arriva al ' +
      'campo 1. Alle finestre nessuno intralcia nessuno.',
    'La sorte decide chi comincia; poi si va in senso orario.',
  ],
  picking: [
    'Scegliere i dadi',
    'Scegli esattamente tre colori diversi, quali vuoi fra i furfanti non ancora in barca, e di nuovo a ogni turno. Poi si lanciano tutti i dadi insieme.',
    'Puoi aggiungere il dado bianco, ma solo dopo che tutti hanno avuto un turno, e devi dirlo prima del lancio.',
  ],
  moving: [
    'Muovere',
    'Ogni furfante il cui dado è stato lanciato avanza esattamente di quel numero. L’ordine lo decidi tu: scegli un dado che si possa giocare, giocalo, ' +
      'poi passa al prossimo. Con rosso, blu e giallo puoi giocare prima il rosso, poi il giallo, poi il blu, o in qualsiasi altro modo. Chi si è mosso ' +
      'resta mosso.',
    'Finché uno dei dadi aperti si può giocare, devi giocarne uno. Quando non se ne può più giocare nessuno, gli altri decadono e il tuo turno è finito. ' +
      'Scegliere un ordine che fa decadere un dado è permesso.',
    'Gli altri si saltano; ogni campo conta, anche se occupato, sia in avanti sia all’indietro.',
  ],
  stacking: [
    'Impilare e bloccare',
    'Chi finisce su un campo occupato, avanzando o tornando indietro, sale in cima. Chi ha qualcuno sulle spalle è bloccato e non può andare né avanti né ' +
      'indietro. Si muove solo quello in cima; chi sta sotto è subito libero, anche quando quello in cima salta in una barca.',
    'Un dado non si può giocare finché il suo furfante è bloccato. Colori così li puoi scegliere apposta, anche soltanto quelli. Se uno si libera durante ' +
      'il tuo turno e il suo dado è ancora aperto, deve muoversi lo stesso.',
    'Per esempio: il verde avanza di 4, poi il blu con il suo 2 arriva sullo stesso campo, e il verde è bloccato. Nell’ordine inverso sarebbe il verde a ' +
      'stare sul blu.',
  ],
  white: [
    'Il dado bianco',
    'Riporta indietro un furfante di tanti campi quanti ne segna, uno qualsiasi, anche di un colore non lanciato. Deve essere libero e sul percorso, non ' +
      'a una finestra né in una barca, e in questo turno non deve essere già avanzato. Il dado bianco lo giochi nel momento del turno che preferisci.',
    'Chi è stato riportato indietro non avanza più: il suo dado decade. Se il numero del giallo non ti piace, fallo riportare indietro dal bianco, oppure ' +
      'mettigli in tempo qualcuno sulle spalle.',
    'Se il bianco è l’unico dado rimasto e c’è qualcuno che può prendere, devi usarlo, volente o nolente. Se non c’è nessuno, decade. Puoi lanciarlo ' +
      'anche quando non c’è niente da riportare.',
  ],
  window: [
    'Di nuovo dietro il muro',
    'Chi deve tornare più indietro del primo campo siede di nuovo a una finestra e potrà ripartire più tardi. I punti del dado in eccesso vanno persi.',
  ],
  boats: [
    'Nelle barche',
    'Chi raggiunge l’ultimo campo, o andrebbe oltre, salta subito nella prima barca con un posto libero. Il suo dado si mette via.',
  ],
  fewer: [
    'Da quattro in barca',
    'Se quando scegli i dadi ci sono già quattro o più furfanti nelle barche, se ne lanciano esattamente due: due colori, oppure uno e il bianco, ' +
      'quest’ultimo sempre solo dopo il primo giro. I dadi già lanciati si giocano ancora.',
  ],
  last: [
    'Gli ultimi due',
    'Se ne restano fuori solo due e il dado bianco ne riporta uno dietro il muro, quello è ultimo: barca 4, e l’altro va subito nella barca 3, ovunque si ' +
      'trovi. Conta il momento della mossa: se il quinto è arrivato prima, nello stesso turno, vale; se arriva solo dopo, no. Se i due stanno uno ' +
      'sull’altro, si può riportare solo quello sopra.',
    'Appena ne resta uno solo, anche a metà turno, va nella barca 4. In entrambi i casi i dadi aperti decadono. Quando tutti sono nelle barche, la ' +
      'partita è finita.',
  ],
  points: [
    'Punti',
    'Si aprono tutti i biglietti. Ogni furfante che siede nella barca che gli avevi assegnato ti porta il numero di quella barca. Chi sia salito prima ' +
      'non importa. Il massimo è 16 punti.',
    'Vince chi ha più punti; a parità si vince insieme.',
  ],
  sheet: [
    'A scelta: il lenzuolo',
    'Se vi accordate prima, la fuga comincia dove arriva il lenzuolo. I furfanti stanno sempre alle finestre, ma con un 1 si arriva al campo del ' +
      'lenzuolo, e i campi precedenti sono fuori gioco. Chi torna indietro oltre quel campo siede di nuovo a una finestra.',
  ],
  guard: [
    'Perché finisca',
    'Dopo 300 turni in tutto chi è ancora fuori sale nelle barche nell’ordine in cui si trova, di due sullo stesso campo prima quello sopra; chi è alla ' +
      'finestra va per ultimo, a sorte. Non capiterà quasi mai.',
  ],
  help: [
    'A questo tavolo',
    'Il tuo biglietto è sempre a portata di tocco. Dice quali punti sono già sicuri e a quanti puoi ancora arrivare al massimo. I biglietti degli altri ' +
      'nessuno li vede prima della fine.',
    'Prima di muovere qualcuno vedi dove finirebbe e chi resterebbe bloccato. Alla fine tutti i biglietti stanno aperti l’uno accanto all’altro, barca ' +
      'per barca.',
  ],
};
