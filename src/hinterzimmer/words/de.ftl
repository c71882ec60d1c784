### The words of the house: what belongs to no single game

## Look-back

swing-mistake = { $name } verschenkte mit „{ $option }“ { $points } Prozent des Sieges.
swing-lucky = Das Glück gab { $name } mit „{ $option }“ { $points } Prozent des Sieges.
swing-unlucky = Das Pech nahm { $name } mit „{ $option }“ { $points } Prozent des Sieges.

## Seats

seat = Platz { $number }
