# /play: what one could play now.

play-command = Pick a game and play it now
fun-option = Play for fun, with chips instead of coins

play-title = What would you like to play?
play-game = **{ $game }**: { $about }
play-footer = Easiest first. Computer players fill the empty seats.
play-price = **For coins**: { $stake }. You can lose at most **{ $risk }** per deal.
play-price-match = **For coins**: { $stake }. You can’t lose more than **{ $risk }**.
play-price-purse = **For coins**: { $stake }. You can lose at most what you put at stake in a deal, never more than **{ $risk }**.
play-for-fun = **For fun**: you play with chips, and nobody wins or loses coins.
play-menu = Choose another game
play-note = { $players } players · about { $minutes } min · { $level }
play-easy = easy
play-medium = medium
play-hard = hard

play-about-latriomphe = five cards each, and whoever takes three of the five tricks scores. Two to six play; the friendliest way to begin.
play-about-triomphe = a short fight for a pot: show lucky cards for a bonus, then take the most tricks.
play-about-trefeltromp = eight cards, and bets after each one, like an old cousin of poker.
play-about-troccas = two against two with the tarot pack, from the valleys of Graubünden: you may call your partner’s jacks.
play-about-scarto = three players and the whole tarot pack: win the tricks with the kings in them.
play-about-swiss = the old tarot game of the Swiss mountains: several deals are one match, and every point counts.
play-about-tarocchi = three players at the White Parrot Inn: courts of equal rank fight each other.
play-about-mitigati = three players settle or fight: you bid on what your hand is worth before you play it.

key-play = Play
key-play-now = Play now
key-learn = Learn
key-invite = Invite friends
key-for-fun = For fun
key-for-coins = For coins
key-stake-of = Stake { $coins }
broke-fun = You can always play for fun: with chips, nobody wins or loses coins.

# The card points in the tricks that a seat has won so far.
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

did-sit-out = You sit out from the next deal on.
did-sit-in = You’re dealt in from the next deal on.
