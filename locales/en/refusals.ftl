# What cannot be done, and why. Never blames, always says what would do.

refusal-no-table = That table is gone. `/triomphe start` opens a new one, and so does `start` of any other game: see `/help`.
refusal-no-table-here = No table is open in this channel. `/triomphe start` opens one, and so does `start` of any other game: see `/help`.
refusal-parked = This table could not be continued after a restart. Its coins stay set aside, and whoever runs the bot has been told.
refusal-closed = That table is closed. **{ $again }** under its message sits the same company down once more; `/triomphe start` opens a new table, and so does `start` of any other game: see `/help`.
refusal-not-seated = You do not sit at this table. Press **{ $join }** to be dealt in.
refusal-already-seated = You sit at this table already.
refusal-full = All { $chairs } seats are taken. Wait until one is free, or open another table.
refusal-not-host = Only the host or the game master may do that.
refusal-too-few = { $missing ->
    [one] One more player is needed. Wait for somebody to join, or seat a patron.
   *[other] { $missing } more players are needed. Wait for them to join, or seat patrons.
}
refusal-cannot-cover = A deal here can cost { $need }, and you have { $free } to spend. A table with a lower stake asks for less.
refusal-cannot-cover-held = A deal here can cost { $need }, and you have { $free } to spend. Set aside at another table: { $held }.
refusal-stake = The stake is a whole number from { $least } to { $most }.
refusal-lost-enough = You have lost { $cap } or more since midnight (UTC), as much as this house lets anybody lose in a day. You may play again { $when }.
refusal-house-stake = In this house the stake is { $least } to { $most }.
refusal-house-stake-never = This game needs a stake of { $least }, but in this house it is at most { $most }.
refusal-channel = Tables are opened in { $channels } only: please go there.
refusal-age = Tables are opened in channels that Discord restricts by age only: please go to one.
refusal-no-threads-here = There are no threads in a channel like this one. Leave that option out, or open the table in a text channel.
refusal-too-many-threads = Discord allows no more open threads in this server. Open the table without a thread of its own, or close an old thread first.
refusal-seats = This game takes { $least } to { $most } players.
refusal-seats-exactly = This game takes exactly { $seats } players.
refusal-turn-time = The turn time is { $least } to { $most } seconds.
refusal-purse = A purse is { $least } to { $most }.
refusal-no-purse = This game is played for its stake alone; there is no purse to set.
refusal-pot-carried = The pot holds { $pot } for the next deal: until that is won, no purse may be lowered.
refusal-deal-is-on = A deal is on; wait until it is over.
refusal-no-deal = No deal is on. You get cards with the next one.
refusal-not-dealt-in = You are not dealt in. You get cards with the next deal.
refusal-stale = That button was from an earlier deal. This is how things stand now.
refusal-no-patron-free = No patron is free for this table.
refusal-regulars-away = No hired patron is free for this table, and the regulars of the house stay away. The game master hires patrons with `/patron hire`, or lets the regulars come with `/tavern setup`.
refusal-no-patron-here = No patron sits here.
refusal-house-broke = The house pays the stakes of its own patrons, and has only { $left } left: this table needs { $need }. It is filled up to { $budget } at midnight (UTC). Until then the game master can fill it with `/patron house`, or you choose a lower stake.
refusal-house-broke-budget = The house pays the stakes of its own patrons, and has only { $left } left: this table needs { $need }. Choose a lower stake, or ask the game master to fill the house with `/patron house`, whose budget is { $budget } a day.
refusal-house-short = The house has { $left } left, which is less than that. Fill it with `/patron house`, or ask for less.
refusal-patron-short = { $name } has { $free } free, which is less than that takes. The game master can fill the purse with `/patron purse`.
refusal-patron-short-held = { $name } has { $free } free and { $held } on hold for a deal, which is less than that takes. Wait for the deal to end.
refusal-no-such-patron = No patron of that name is hired here, or several begin with “{ $name }”. `/patron list` shows them all.
refusal-plays-for-nobody = You play for no patron at this table. `/patron play` takes a patron’s seat between deals.
refusal-patron-name = A patron’s name has 1 to { $most } letters.
refusal-patron-name-taken = There is a patron called { $name } already. Choose another name.
refusal-too-many-patrons = The house keeps at most { $most } hired patrons. Dismiss one first.
refusal-too-many-tables = At most { $most } tables can be open in a server. Close one first.
refusal-hosts-enough = You are host of { $most } open tables, which is as many as one can be here. Close one, or hand one over, first.
refusal-option = The option “{ $option }” does not go with the { $edition }. Leave it out, or choose the other edition.
refusal-variant = These options are not played together. Leave some out, or choose others.

# What was filled in is no number.
not-a-bid = “{ $text }” is no bid. Give a whole number of points, above or below 43: for example +10, -5 or 0.
not-asked-now = That is not asked for any more. This is how things stand now.

# Refused by the rules of the game. $card is what was tried.
refused-act = { $sentence } { $would }{ $rule }
refused-act-no-rule = { $sentence } { $would }
refused-would = You may play { $cards }.{" "}
refused-not-your-turn = Not yet: it is not your turn.
refused-not-your-card = { $count ->
    [one] { $card } is not in your hand.
   *[other] { $card } are not in your hand.
}
refused-must-follow = **{ $card }** does not follow: you hold the suit that was led, so you must play it.
refused-must-trump = **{ $card }** will not do: you have none of the suit that was led, so you must play a trump.
refused-must-beat = **{ $card }** is too low: you hold a card that beats the trick, so you must play it.
refused-must-overtrump = **{ $card }** is too low: you hold a higher trump, so you must play it.
refused-must-play-valet = **{ $card }** will not do: your jack was called, so you must play it.
refused-call = The jack of that suit cannot be called now: only with a king of the suit that is led, the first time that suit is led, and not while you hold the jack or it lies on the table.
refused-forbidden-discard = { $count ->
    [one] **{ $card }** may not be laid away.
   *[other] None of these may be laid away: **{ $card }**.
}
refused-would-discard = You may choose among { $cards }.{" "}
refused-wrong-count = That is not the right number of cards.
refused-wrong-count-of = That is not the right number of cards: { $count ->
    [one] choose one.
   *[other] choose { $count }.
}
refused-bid-too-high = That bid is too high.
refused-bid-too-high-of = { $bid } is too high: you may bid from { $least } to { $most }.
refused-bid-too-low = That bid is too low.
refused-bid-too-low-of = { $bid } is too low: you may bid from { $least } to { $most }.
refused-bet-too-small = That bet is too small.
refused-bet-too-small-of = { $coins } is too little: the least is { $least }, the most { $most }.
refused-not-enough-coins = You have not so many coins on the table.
refused-not-enough-coins-of = { $coins } is more than you have in your purse: the most is { $most }, the least { $least }.
refused-not-allowed-now = That cannot be done at this point of the deal.
refused-deal-is-over = The deal is over.
refused-other = That is not possible.
refused-rule-id = Rule { $id }.
