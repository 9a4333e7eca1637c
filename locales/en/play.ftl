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
key-play-alone = Play alone
key-learn = Learn
key-open-table = Open a table

# A solo table: one private message, for fun, against computer players.
play-alone = **{ $alone }**: for fun, in a private message, with no time limit. You choose how good the computer players are.
play-no-table = No table can be opened in this channel.
play-skill = Computer players
play-skill-novice = Computer players: easy
play-skill-regular = Computer players: normal
play-skill-master = Computer players: hard
solo-over = Your solo game is over.
key-solo-go-on = Continue: { $game }
key-solo-end = End it
key-solo-end-of = End: { $game }
