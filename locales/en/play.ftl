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

key-play = Play
key-play-now = Play now
key-learn = Learn
key-invite = Invite friends

# A solo table: one private message, for fun, against computer players.
play-alone = **For fun, and for you alone**: no table can be opened in this channel, so you play in a private message, with chips and as slowly as you like.
play-solo-on = You already have a solo game. Continue it, or end it to start another.
solo-over = Your solo game is over.
key-solo-go-on = Continue
key-solo-end = End it
