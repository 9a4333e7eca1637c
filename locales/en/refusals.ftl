# What cannot be done, and why. Never blames, always says what would do.

refusal-no-table = That table is gone. `/play` opens a new one.
refusal-no-table-here = There’s no open table in this channel. `/play` opens one.
refusal-starting-changed = The starting coins have been changed since that was offered. Nobody was paid.
refusal-parked = This table couldn’t be continued after a restart. Its coins stay reserved, and whoever runs this bot has been told.
refusal-closed = That table is closed. **{ $again }** brings the same players back; `/play` opens a new one.
refusal-not-seated = You’re not seated at this table. Press **{ $join }** to be dealt in.
not-seated-next = You’re not seated at this table. Press **{ $join }** to be dealt in from the next deal on.
not-seated-full = This table is full: all { $seats } seats are taken. You can join once somebody leaves. To play somewhere else now, press **{ $play }**.
not-seated-full-patrons = This table is full: all { $seats } seats are taken. You can join once somebody leaves, or the host presses **{ $remove }** between deals. To play somewhere else now, press **{ $play }**.
refusal-already-seated = You’re already at this table.
refusal-full = All { $chairs } seats are taken. Wait until one is free, or open another table.
refusal-not-host = Only the host or the game master can do that.
refusal-not-alone = Only where nobody else sits: it would be their time too.
refusal-too-few = { $missing ->
    [one] One more player is needed. Wait for someone to join, or add a computer player.
   *[other] { $missing } more players are needed. Wait for them to join, or add computer players.
}
refusal-cannot-cover = You need { $need } to play a deal here and have { $free } to spend. A table with a lower stake needs less.
refusal-cannot-cover-held = You need { $need } to play a deal here and have { $free } to spend. Reserved at another table: { $held }.
refusal-stake = The stake must be a whole number from { $least } to { $most }.
refusal-lost-enough = You’ve lost { $cap } or more since midnight (UTC), which is this server’s daily loss limit. You can play again { $when }.
refusal-house-stake = In this server the stake must be from { $least } to { $most }.
refusal-house-stake-never = This game needs a stake of at least { $least }, but this server allows at most { $most }.
refusal-channel = Tables can only be opened in { $channels }.
refusal-age = In this server, you can only play in age-restricted channels. Please go to one.
refusal-thread-locked = This thread is locked, so I can’t write in it. Ask a moderator to unlock it, or go to another channel.
refusal-no-threads-here = This type of channel has no threads. Leave that option out, or open the table in a text channel.
refusal-too-many-threads = Discord allows no more open threads in this server. Open the table without a thread of its own, or close an old thread first.
refusal-seats = This game is for { $least } to { $most } players.
refusal-seats-exactly = This game is for exactly { $seats } players.
refusal-turn-time = The turn time must be from { $least } to { $most } seconds.
refusal-purse = A purse must be from { $least } to { $most }.
refusal-no-purse = This game has a fixed stake, so there’s no purse to set.
refusal-pot-carried = The pot holds { $pot } for the next deal: until someone wins it, no purse can be lowered.
refusal-deal-is-on = A deal is being played. Wait until it’s over.
refusal-no-deal = No deal is being played. You’ll get cards with the next one.
refusal-not-dealt-in = You’re not in this deal. You’ll get cards with the next one.
refusal-no-partners = This game has no partners to choose. They’re chosen at a Troccas table.
refusal-no-pair = Partners must both be dealt in next. Choose someone who isn’t sitting out; if you are, press **{ $in }** first.
refusal-stale = That button is from an earlier deal. Here’s the current one.
refusal-no-patron-free = No computer player is free for this table.
refusal-regulars-away = No hired computer player is free for this table, and this server allows no others. The game master can hire some with `/patron hire`, or allow the house’s regulars with `/tavern setup`.
refusal-no-patron-here = There’s no computer player at this table.
refusal-house-broke = The house has only { $left } left for its players’ stakes, and this table needs { $need }. It’s topped up to { $budget } at midnight (UTC). Choose a lower stake, or ask the game master to use `/tavern grant`.
refusal-house-broke-budget = The house has only { $left } left for its players’ stakes, and this table needs { $need }. Choose a lower stake, or ask the game master to top up the house with `/tavern grant`; its budget is { $budget } a day.
refusal-house-short = The house has only { $left } left. Top it up with `/tavern grant`, or choose a lower amount.
refusal-patron-short = { $name } has only { $free } to spend. The game master can top up the purse with `/patron list`.
refusal-patron-short-held = { $name } has only { $free } to spend, with { $held } reserved for a deal. Wait for the deal to end.
refusal-patron-has-less = { $name } has only { $free }. Nothing was taken.
refusal-patron-has-less-held = { $name } has only { $free } to take; { $held } are reserved for a deal. Nothing was taken.
refusal-no-such-patron = No hired patron has that name, or several begin with “{ $name }”. `/patron list` shows them all.
refusal-plays-for-nobody = You aren’t playing for a patron at this table. `/patron play` takes over a patron’s seat between deals.
refusal-patron-name = A patron’s name must be 1 to { $most } characters long.
refusal-patron-name-taken = There’s already a patron called { $name }. Choose another name.
refusal-too-many-patrons = You can have at most { $most } hired patrons. Dismiss one first.
refusal-too-many-tables = A server can have at most { $most } open tables. Close one first.
refusal-hosts-enough = You’re already hosting { $most } open tables, the most you can. Close one or pass on its host role first.
enough-come-back = You’ve left this table or sat out twice since the last deal. You can come back { $when }.
enough-seat-patron = You’ve sent away a lot of computer players since the last deal. You can add another { $when }.
enough-choose-coins = You’ve switched between coins and fun several times. You can switch again { $when }.
enough-choose-rules = You’ve changed the house rules several times. You can change them again { $when }.
enough-choose-partner = You’ve chosen partners eight times since the last deal. You can choose again once the next deal starts.
enough-cut = You’ve cut this pack three times, and the last cut counts. You can cut again once it’s reshuffled.
enough-pause = You’ve paused this table three times since the last deal. You can pause it again once the next deal starts.
enough-call-off = You’ve already asked the others to cancel this deal. You can ask again in the next one; until then, another player can ask, or a game master can decide.
enough-hand-over = You’ve passed on the host role three times since the last deal. You can pass it on again once the next deal starts.
enough-choose-language = This table’s language was changed less than an hour ago. It can be changed again { $when }.
enough-show = You’ve moved this table’s message twice within an hour. You can move it again { $when }.
refusal-option = The option “{ $option }” doesn’t go with the { $edition }. Leave it out, or choose the other edition.
refusal-variant = I know no such game. `/play` shows them all.

# What was filled in is no number.
not-a-bid = “{ $text }” isn’t a valid bid. Enter a whole number of points above or below 43, for example +10, -5 or 0.
not-asked-now = That question is closed. Here’s the table as it is now.

# Refused by the rules of the game. $card is what was tried.
refused-act = { $sentence } { $would }
refused-would = You can play { $cards }.{" "}
refused-not-your-turn = It’s not your turn yet.
refused-not-your-card = { $count ->
    [one] { $card } isn’t in your hand.
   *[other] { $card } aren’t in your hand.
}
refused-must-follow = **{ $card }** doesn’t follow suit: you hold cards of the suit led, so you must play one.
refused-must-trump = You can’t play **{ $card }**: you have none of the suit led, so you must play a trump.
refused-must-beat = **{ $card }** is too low: you hold a card that beats the trick, so you must play it.
refused-must-overtrump = **{ $card }** is too low: you hold a higher trump, so you must play it.
refused-must-play-valet = You can’t play **{ $card }**: your jack was called, so you must play it.
refused-call = You can’t call the jack of that suit now. You can only call it with a king of the suit led, the first time that suit is led, and not if you hold the jack or it’s already in the trick.
refused-forbidden-discard = { $count ->
    [one] You can’t discard **{ $card }**.
   *[other] You can’t discard any of these: **{ $card }**.
}
refused-would-discard = You can choose from { $cards }.{" "}
refused-wrong-count = That’s not the right number of cards.
refused-wrong-count-of = That’s not the right number of cards: { $count ->
    [one] choose one.
   *[other] choose { $count }.
}
refused-bid-too-high = That bid is too high.
refused-bid-too-high-of = { $bid } is too high: you can bid from { $least } to { $most }.
refused-bid-too-low = That bid is too low.
refused-bid-too-low-of = { $bid } is too low: you can bid from { $least } to { $most }.
refused-bet-too-small = That bet is too small.
refused-bet-too-small-of = { $coins } is too little: bet at least { $least } and at most { $most }.
refused-not-enough-coins = You don’t have that many coins in your purse.
refused-not-enough-coins-of = { $coins } is more than your purse allows: bet at least { $least } and at most { $most }.
refused-not-allowed-now = You can’t do that now.
refused-raises-used-up = { $raises ->
    [one] This round’s only raise has been made: you can call or fold.
   *[other] All { $raises } raises of this round have been made: you can call or fold.
}
refused-deal-is-over = The deal is over.
refused-other = That isn’t possible.
refused-false-claim = That isn’t true of your hand.
refused-signal = No word goes with that card now. In a plain suit one does only once its king was played in an earlier trick or all trumps are out; with the Fool, never.
