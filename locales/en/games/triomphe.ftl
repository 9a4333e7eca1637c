game-triomphe = Triomphe Forcée
edition-tavern = tavern rules
edition-vieville = Viéville rules
edition-pack-small = { $edition }, small pack
edition-fool-excuse = { $edition }, the Fool as an excuse
edition-fool-highest = { $edition }, the Fool as the highest trump
play-about-triomphe = a short fight for a pot: show lucky cards for a bonus, then take the most tricks.
lesson-aim-triomphe = Everyone has paid into a pot and has { $number } cards. Whoever takes the most tricks wins what’s in it; in a tie, whoever got there first.
