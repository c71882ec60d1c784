### The words of the house: what belongs to no single game

## Look-back

swing-mistake = { $name } gave away { $points } percent of the win with “{ $option }”.
swing-lucky = Luck gave { $name } { $points } percent of the win with “{ $option }”.
swing-unlucky = Bad luck took { $points } percent of the win from { $name } with “{ $option }”.

## Seats

seat = Seat { $number }
