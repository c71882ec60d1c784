### The words of the house: what belongs to no single game

## Look-back

swing-mistake = { $name } ha regalato { $points } centesimi di vittoria con «{ $option }».
swing-lucky = La fortuna ha dato a { $name } { $points } centesimi di vittoria con «{ $option }».
swing-unlucky = La sfortuna ha tolto a { $name } { $points } centesimi di vittoria con «{ $option }».

## Seats

seat = Posto { $number }
