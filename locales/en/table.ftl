# The table: lobby, the deal in words, and what the table says in passing.

table-title = { $inn } · { $game }
table-terms = { $edition } · { $stake } · { $time } a turn
stake-pot = stake **{ $stake }**
stake-point = **{ $stake }** a point
stake-contract = **{ $stake }** for a bare contract
stake-match = **{ $stake }** each for a match
stake-purse = ante **{ $stake }**
risk-pot = You can lose at most **{ $risk }** per deal. That much is reserved when the cards are dealt.
risk-point = Each point is worth { $stake }, and you can lose at most **{ $risk }** per deal. That much is reserved when the cards are dealt, and what you don’t lose is returned.
risk-contract = A bare contract (25 points) is worth { $stake }, and you can lose at most **{ $risk }** per deal. That much is reserved when the cards are dealt, and what you don’t lose is returned.
risk-match = Everyone stakes **{ $stake }** once for the whole match, and can’t lose more. The stakes are reserved until the match is over.
risk-purse = You can lose at most the purse you bring to the table: from **{ $least }** to **{ $most }**, as you choose. It’s reserved when the cards are dealt.
table-footer = { $deals ->
    [0] No deals played yet
    [one] 1 deal played
   *[other] { $deals } deals played
}
time-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
time-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
time-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}

# A part of the message that is too long for one.
part-continued = { $heading }, continued

seats-heading = Seats
seat-line = { $number }. { $name } · { $facts }
seat-line-alone = { $number }. { $name }
seat-patron = computer player
seat-played-by = played by the game master
seat-host = host
seat-free = { $coins }
seat-dealer = dealer
seat-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
seat-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
# The card points in the tricks that a seat has won so far.
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-shows = showed { $cards }
seat-out = sitting out
seat-out-next = sits out from the next deal
seat-out-match = sits out after this match
seat-away = sitting out (missed three turns)
seat-lost-enough = sitting out (daily loss limit)
seat-broke = sitting out (too few coins)
seat-waits = waiting for a seat
seat-kept = seat kept for a rematch
seat-own-purse = purse of { $coins }
seat-leaving-match = leaves after this match
seat-leaving = leaves after this deal
seat-not-dealt = joins with the next deal
seat-empty = Nobody is here yet.

lobby-missing = { $missing ->
    [one] Waiting for **1 more player**: press **{ $join }**. The host can press **{ $fill }**.
   *[other] Waiting for **{ $missing } more players**: press **{ $join }**. The host can press **{ $fill }**.
}
lobby-missing-join = { $missing ->
    [one] Waiting for **1 more player**: press **{ $join }**.
   *[other] Waiting for **{ $missing } more players**: press **{ $join }**.
}
lobby-broke = { $names }: not enough coins for a deal here, which needs { $need }. Press **{ $in }** to see what you can do.
lobby-out = { $names }: sitting out. Press **{ $in }** to play again.
lobby-match = Next: deal { $deal } of this match. Score: { $score }
lobby-carried = Carried over in the pot for the next deal: **{ $pot }**.
lobby-draw = Partners are drawn before the next deal, for { $deals } deals.
lobby-draw-host = Partners are drawn before the next deal, for { $deals } deals, unless the host chooses them.
lobby-drawn = Partners for { $deals } deals (the two highest trumps play together): { $drawn }. Next: deal { $deal } of { $deals }.
lobby-chosen = Partners for { $deals } deals, chosen by the host. Next: deal { $deal } of { $deals }.
lobby-pair = Next partners for { $deals } deals, chosen by the host: { $names }.
lobby-deals-again = The next deal starts { $when }.
lobby-ready = Ready! Anyone at the table can press **{ $deal }**.
lobby-asked = { $names }: another match? Press **{ $key }** if you’re in. It starts once everyone who was asked has pressed it. Seats are kept for now; others can take them { $when }.
lobby-closes = The table closes { $when } if nobody deals.
lobby-recall = You can look up **{ $played }** during play.
lobby-last = Last deal

key-join = Join
key-join-next = Join next deal
key-leave = Leave
key-patron = Add computer player
key-no-patron = Remove computer player
key-deal = Deal
key-fill = Fill empty seats
key-fill-deal = Fill seats and deal
key-next-deal = Next deal
key-rematch = Rematch
key-ready-next = Ready
key-rules = Rules
key-hand = My hand
key-words = In words
key-my-result = My result
key-out = Sit out
key-in = Deal me in

playing-pot = Pot: **{ $pot }**
playing-carried = Carried over from the last deal: { $pot }.
playing-match = **Deal { $deal }** of the match
playing-partners = **Deal { $deal } of { $deals }** with these partners
playing-score = Match score: { $score }
playing-turned = **{ $suit }** are trumps (turned up: { $card }).
playing-vole = { $names } went on after winning three tricks and must win all five.
playing-vole-refused = { $names } declined the concession and must win all five tricks.
playing-honours = { $name } declared honours: { $points } points from each opponent.
playing-trick = **Trick { $trick } of { $tricks }**
playing-trick-empty = **Trick { $trick } of { $tricks }** · no cards played yet.
playing-leads = { $name } leads **{ $card }**
playing-card = { $name } plays **{ $card }**
playing-calls = { $name } plays **{ $card }** and calls the jack of that suit
playing-winning = { $name } is winning the trick.
playing-last = Previous trick, won by { $winner }: { $cards }
playing-last-card = { $name } { $card }
playing-discard = **The discard**: before the first trick, the dealer discards cards face down.
playing-discard-talon = **The monte** has been taken; the same number of cards is laid down for it.
playing-robbing = **Robbing**: the turned-up card, and the trumps right under it in the stock, can be taken in exchange for the same number of other cards.
playing-robbing-turned = **Robbing**: the turned-up card can be taken in exchange for another card.
playing-robbing-question = **Robbing**: whoever holds the ace of trumps can swap for the turned-up card. Everyone is asked: answer in **{ $hand }**. Play starts { $when }, or once all have answered.
playing-robbing-question-turned = **Robbing**: whoever holds the ace of trumps can swap a card for the turned-up card. Everyone is asked: answer in **{ $hand }**. Play starts { $when }, or once all have answered.
playing-offered = { $name } **offers to concede**. If the other side accepts, it scores 1 point; if it declines, it must win all five tricks.
playing-vole-or-stop = **Three tricks in a row!** Whoever won the third can stop here, or go for all five and lose 2 points if that fails.
playing-talk = **The talk**: before the first card, each player says a word.
playing-solo = { $name } plays **solo**.
playing-solo-talon = { $name } plays **solo** and took the monte: { $cards }.
playing-each = { $name } took the monte; **each for themselves**.
playing-each-talon = { $name } took the monte: { $cards }. **Each for themselves**.
playing-exchange = **The exchange**: anyone still in can swap one card for a new one.
playing-laying = **{ $reveal }**: everyone still in plays a card face down; then all are turned over.
turn-play = ➤ { $name } to play.
turn-discard = ➤ { $name } is discarding { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
turn-bid = ➤ { $name } to bid, or to ask for more cards.
turn-rob = ➤ { $name } to decide whether to rob.
turn-answer = ➤ { $name } to accept or decline.
turn-vole = ➤ { $name } to go on or stop.
turn-speak = ➤ { $name } to bet.
turn-talk = ➤ { $name } to speak.
turn-call = ➤ { $name } to call a card.
turn-awaited = ➤ Waiting for { $names }.
turn-last-trick = The last trick plays itself: nobody has a choice left.
turn-until = Time runs out { $when }.
turn-until-called = Reminder sent; autopilot plays { $when }.
turn-until-called-all = Reminder sent; autopilot plays for anyone missing { $when }.

bidding-session = **Bidding, round { $session } of 3** · { $cards } cards each so far.
bidding-bid = { $name } bids **{ $bid }**
bidding-none = { $name } hasn’t bid yet
talk-passes = { $name } **passes**
talk-takes = { $name } **takes**
talk-solo = { $name } plays **solo**
talk-each = { $name }: **each for themselves**
talk-petite = { $name } bids a **petite**
talk-garde = { $name } bids a **garde**
talk-sans = { $name } bids a **garde sans**: without the dog
talk-contre = { $name } bids a **garde contre**: against the dog
talk-jeu = { $name } plays
talk-chelem = { $name } announces a **chelem**: every trick
talk-none = { $name } hasn’t spoken yet
bidding-sum-none = If the three bids add up to 0, they’re paid out as they stand and no cards are played.
bidding-sum = The bids so far add up to **{ $sum }**. If all three add up to 0, they’re paid out as they stand and no cards are played.

# Trefeltromp’s rounds of bets and its three reveals keep their names.
round-1 = Fyrsturkalla
round-2 = Banenkalla
round-3 = Detuilerkalla
round-4 = Debekransekalla
reveal-1 = Banen (first card)
reveal-2 = Detuiler (second card)
reveal-3 = Debekranse (last card)
bets-round = **{ $round }**, betting round { $number } of 4
bets-none = Nobody has bet yet.
bets-highest = **{ $coins }** to call (bet by { $names }). Bets this round: **{ $sum }**, already in the pot.
bets-main-pot = Main pot: **{ $pot }** ({ $names })
bets-side-pot = Side pot { $number }: **{ $pot }** ({ $names })
reveal-won = { $name } wins { $coins }
reveal-tied = The best cards tie: nobody wins.
seat-folded = folded
seat-all-in = all in
seat-purse = { $coins } left to bet
seat-staked = { $coins } bet this round
seat-stays = stays (Fool)

sides = { $first } against { $second }
score-entry = { $names }: **{ $points }**
score-debt = 0, with a debt of { $debt }
playing-question = **Bonus cards** ({ $cards }): does anyone want to show one? Everyone is asked: answer in **{ $hand }**. Play starts { $when }, or once all have answered.
playing-closing = The host is closing the table after this deal.
playing-closing-match = The host is closing the table after this match.
playing-closing-gm = The game master is closing the table after this deal.
playing-closing-gm-match = The game master is closing the table after this match.
playing-closing-session = The session is ending: the table closes after this deal.
playing-closing-session-match = The session is ending: the table closes after this match.

# Times as Discord shows them to each reader in their own clock.
when = <t:{ $seconds }:R>

notices-heading = Table talk
notice-lost-enough = { $name } has reached the daily loss limit and sits out until midnight (UTC).
notice-broke = { $name } doesn’t have enough coins for the stake and sits out.
notice-house-short = { $name } leaves: the house has too few coins left for their stake (see `/tavern grant`).
notice-away = { $name } missed three turns and is sitting out. **{ $in }** brings them back.
notice-left = { $name } left.
notice-host = { $name } is now the host.
notice-voided = This deal couldn’t be continued. All its coins were returned.
notice-substituted = { $name } was away; autopilot played for them.
notice-waits = { $name } is waiting for a seat: this game can’t be played with that many.
notice-conceded = { $name } left, and with them the whole side: it concedes the match. Its stakes go to the other side.
notice-talk = { $name }: “{ $words }”
notice-pot-shared = The pot of { $coins } was split among the players still entitled to it.

key-play-again = Play again
key-last-deal = Last deal
lobby-invited = { $names }, same players again? Press **{ $join }**.
playing-last-deal = Last deal: { $won }
thread-opened = { $host } opened **{ $inn }**: { $game }, in the thread below.

closed-asked = The host closed this table.
closed-gm = The game master closed this table.
closed-session = The session is over, and this table closed with it.
closed-empty = Everyone has left, so the table is closed.
closed-idle = Nobody dealt for a long time, so the table is closed.
closed-gone = This table is closed. All coins of an unfinished deal were returned.
closed-placeless = This table’s channel is gone and nobody moved it, so autopilot finished the game and the table closed.

turn-ping = { $player }, it’s your turn at { $inn }.
turn-nudge = { $player }, { $inn } is waiting for you: autopilot takes this turn { $when }.
put-out = { $player }, you missed your turns and are now sitting out at { $inn }. None of your coins are reserved there any more. Press **{ $in }** to play again.

# Answers to buttons and commands, seen by one person only.
did-open = **{ $inn }** is open.
did-open-thread = **{ $inn }** is open, in its own thread: { $thread }
did-purse = You can lose at most { $coins } per deal here, from the next deal on.
did-join = You joined { $inn }.
did-leave = You left { $inn }.
did-leave-match = You left { $inn }. Autopilot finishes the match for you, with your coins.
did-leave-later = You left { $inn }. Autopilot finishes this deal for you, with your coins.
ask-leave-deal = You have **{ $coins }** at stake at { $inn }. If you leave, autopilot plays on with your coins; **{ $join }** (under **{ $options }**) lets you take over again.
ask-leave-match = You have **{ $coins }** at stake in a match at { $inn }. If you leave, autopilot plays on with your coins; **{ $join }** (under **{ $options }**) lets you take over again.
ask-leave-concede = You’re the last of your side at { $inn }. If you leave, your side concedes the match and you lose your stake of **{ $coins }**. **{ $join }** won’t bring it back.
key-leave-now = Leave anyway
key-stay-here = Stay at the table
did-close = { $inn } is closed.
did-close-later = { $inn } closes after this deal.
did-close-match = { $inn } closes after this match.
did-show = { $inn } is shown again.
did-show-waits = I’ve asked Discord to show { $inn } again, but it hasn’t answered yet.
did-show-refused = Discord doesn’t let me show { $inn } here.
table-stands = The table is here: { $link }
other-tables = (Several tables are open here. Showing { $inn }.)
which-table = Which table?
which-own = Which of your tables do you mean?
which-here = You’re not seated at any table. Which one do you mean?
which-left = { $game } · you’ve left
which-sits = { $game } · you’re seated
which-holds = { $game } · you hold cards
which-on-turn = { $game } · your turn
on-turn-at = It’s your turn at **{ $inn }**: { $link }
key-table-purse = My purse…
table-purse-title = The most you can lose in a deal
table-purse-label = Coins, from the next deal on
table-purse-hint = { $least } to { $most }
key-languages = Language…
key-partners = Partners…
key-slower = Slow down
key-faster = Usual pace
table-language = The language of the table’s public messages
table-language-house = The usual language here

# Ottocento.
playing-declared = { $name } showed { $items }: **{ $points }**
playing-signal = { $name } says *{ $word }*.
combination = { $name } { $points }
combinations-doubled = { $items } (doubled)
combination-tarocchi = tarocchi
combination-kings = kings
combination-queens = queens
combination-knights = knights
combination-jacks = jacks
combination-suit = sequence of { $suit }
combination-aces = aces
combination-moors = Moors
combination-grande = Grande
playing-winning-moor = { $name } is winning the trick: of equal Moors, the one played last wins.
playing-last-moor = Previous trick, won by { $winner } with the Moor played last: { $cards }
