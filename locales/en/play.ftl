# /play: what one could play now.

play-title = What would you like to play?
play-game = **{ $game }**: { $about }
play-footer = Easiest first. Computer players fill the empty seats.
play-price = **For coins**: { $stake }. You can lose at most **{ $risk }** per deal.
play-price-match = **For coins**: { $stake }. You can’t lose more than **{ $risk }**.
play-price-purse = **For coins**: { $stake }. You choose the most you can lose in a deal, up to **{ $risk }**.
play-for-fun = **For fun**: you play with chips, and nobody wins or loses coins.
play-menu = Choose another game
play-note = { $players } players · about { $minutes } min · { $level }
play-easy = easy
play-medium = medium
play-hard = hard

play-about-latriomphe = five cards each, and whoever takes three of the five tricks scores. The friendliest way to begin.
play-about-triomphe = a short fight for a pot: show lucky cards for a bonus, then take the most tricks.
play-about-trefeltromp = three cards and four rounds of betting: an old cousin of poker.
play-about-troccas = two against two with the tarot pack, from the valleys of Graubünden. A king can call the jack of its suit.
play-about-scarto = three players and the whole tarot pack: win the tricks with the kings in them.
play-about-swiss = the old tarot game of the Swiss mountains: three deals make a match, and every point counts.
play-about-tarocchi = three players at the White Parrot Inn: all court cards of a suit are equal, and the first one played wins.
play-about-mitigati = three players settle or fight: you bid on what your hand is worth before you play it.

key-play = Play
key-play-now = Play now
key-learn = Learn
key-invite = Invite friends

# A solo table: one private message, for fun, against computer players.
play-alone = **For fun, and for you alone**: no table can be opened in this channel, so you play in a private message, with chips and as slowly as you like.
play-solo-on = You have a solo table. Go on with it, or end it to play another game by yourself.
solo-over = Your solo table is over.
key-solo-go-on = Go on
key-solo-end = End it
