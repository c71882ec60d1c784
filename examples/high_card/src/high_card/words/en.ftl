blurb = A card each, then all raise or pass at once: the highest card that was raised scores.

setting-rounds = Rounds
    .help = How many cards everyone gets before the game ends.

ask-HC-003 = Raise with your card, or pass?
wait-HC-003 = Raise or pass? It is up to { $who }.
option-raise = Raise
option-pass = Pass

event-dealt = { $card ->
    [none] { $who } gets a card.
   *[other] { $who } gets card { $card }.
}
event-raised = { $who } raises with card { $card }.

field-own = Your card
field-open = Shown
field-cards = Cards dealt
field-scores = Points
