## The game on the home page

blurb = La roulette russa come gioco di memoria: caricare, far girare i colpi, interrompere, premere.

## Levels

level-1 = La nipote
    .about = Carica e mira quasi sempre a caso e dimentica presto che cosa sta dove.
level-2 = Il cameriere
    .about = Conosce i proiettili, ma si lascia sfuggire occasioni e dopo qualche giro dimentica.
level-3 = L'habituée
    .about = Trattiene i Kablamo, li rifila agli altri e ricorda quasi tutto.
level-4 = Il contabile
    .about = Non dimentica nulla e tiene conto di ciò che gli altri trattengono.
level-5 = La padrona
    .about = Non dimentica nulla, legge le mosse degli altri e prova a fondo ogni possibilità.

## Reasons of advice

reason-wait = La tua prossima camera è carica al { $risk } % circa: non è il momento, tieni il proiettile.
reason-escape = La tua prossima camera è carica al { $risk } % circa: { $bullet } ti salva, e vinci circa il { $chance } %.
reason-spend = { $bullet } rende più adesso che dopo: così vinci circa il { $chance } %, altrimenti circa il { $other } %.
reason-answer = { $bullet } contro { $target }: così vinci circa il { $chance } %, altrimenti circa il { $other } %.
reason-load = Ciò che tieni vale di più: { $bullet } può entrare; così vinci circa il { $chance } %.
reason-load_late = Il Kablamo deve pur andare da qualche parte: qui spara solo al colpo { $number }, e fino ad allora puoi liberartene.
reason-plant = Un Kablamo nel revolver di un altro: lì spara al colpo { $number }.
reason-rid = La tua camera che spara al colpo { $number } è carica al { $risk } % circa: liberati di ciò che contiene.
reason-there = Lì ciò che scambi spara al colpo { $number }; così vinci circa il { $chance } %.
reason-turn = Girato così la tua prossima camera è carica al { $risk } % circa, il meno possibile.
reason-self = { $bullet } ti serve di più se decidi tu: circa il { $chance } %, altrimenti circa il { $other } %.
reason-hurt = { $bullet } danneggia di più il posto { $seat }: la sua prossima camera è carica al { $risk } % circa.
reason-look = Non conosci questa camera, e spara al colpo { $number }: è carica al { $risk } % circa.
reason-again = { $live } dei tuoi { $bullets } proiettili sono Kablamo: meglio altri.
reason-keep = { $live } dei tuoi { $bullets } proiettili sono Kablamo: ci si può vivere.
reason-best = A conti fatti così vinci circa il { $chance } %, con l'alternativa migliore circa il { $other } %.
reason-only = Qui non si può fare altro.

## Settings

setting-mulliganovski = Mulliganovski
    .help = Chi non gradisce i colpi li rimette per averne uno in meno, due volte al massimo.
setting-hardcore = Hardcore
    .help = Niente colpi rossi, e un Kablamo a testa per cominciare.
setting-social = In compagnia
    .help = Ogni colpo caricato mostra di chi era.
setting-memory_aid = Aiuto memoria
    .help = Il tavolo ricorda per te tutto ciò che hai visto.

## The sheet beside the board

sheet-title = Scartati
