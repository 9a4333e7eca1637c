# The table: lobby, the deal in words, and what the table says in passing.

table-title = { $inn } · { $game }
table-terms = { $edition } · { $stake } · { $time } a turn
stake-pot = stake **{ $stake }**
stake-point = **{ $stake }** a point
stake-match = **{ $stake }** each for a match
stake-purse = ante **{ $stake }**
risk-pot = The most a deal can cost you is **{ $risk }**; the bank sets it aside when the cards are dealt.
risk-point = A point costs { $stake }, and a deal at most **{ $risk }**; the bank sets that aside when the cards are dealt, and gives back what you do not lose.
risk-match = Everyone stakes **{ $stake }** once for the whole match, and nobody can lose more; the bank keeps the stakes until the match is over.
risk-purse = The most a deal can cost you is your purse: **{ $least }** to **{ $most }**, as you choose; the bank sets it aside when the cards are dealt.
table-footer = Table { $table } · deals played: { $deals }
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
seat-patron = patron
seat-played-by = patron, played by the game master
seat-host = host
seat-free = { $coins }
seat-dealer = deals
seat-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
seat-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
seat-shows = showed { $cards }
seat-out = sits out
seat-out-next = sits out from the next deal
seat-out-match = sits out after this match
seat-away = sits out (was away)
seat-lost-enough = sits out (lost enough for today)
seat-broke = sits out (not enough coins)
seat-waits = waits for a seat
seat-kept = asked whether to play on
seat-own-purse = purse of { $coins }
seat-leaving-match = leaves after this match
seat-leaving = leaves after this deal
seat-not-dealt = from the next deal on
seat-empty = Nobody sits here yet.

lobby-missing = { $missing ->
    [one] **One more** is needed. Press **Join**, or **Seat a patron**.
   *[other] **{ $missing } more** are needed. Press **Join**, or **Seat a patron**.
}
lobby-broke = { $names }: too few coins for a deal here, which takes { $need }. **{ $in }** says what to do.
lobby-out = { $names }: sitting out. **{ $in }** ends that.
lobby-match = A match is on, and the next deal is its deal { $deal }. Score: { $score }
lobby-carried = In the pot from the last deal, for the next: **{ $pot }**.
lobby-draw = Partners are drawn for { $deals } deals before the next is dealt.
lobby-drawn = Partners were drawn for { $deals } deals, the two highest trumps together: { $drawn }. The next is deal { $deal } of { $deals }.
lobby-deals-again = The cards are dealt again { $when }.
lobby-ready = Everything is ready: whoever sits here presses **Deal**.
lobby-asked = { $names }: another match? Whoever plays it presses **{ $key }**. It begins when all of you have. Your seats are kept; others may take them { $when }.
lobby-closes = The table is cleared { $when } if nobody deals.
lobby-last = The last deal

key-join = Join
key-leave = Leave
key-patron = Seat a patron
key-no-patron = Send a patron off
key-deal = Deal
key-fill = Fill with patrons
key-fill-deal = Fill with patrons and deal
key-deal-now = Deal now
key-ready-next = Ready
key-rules = Rules
key-hand = My hand
key-out = Sit out
key-in = Deal me in

playing-pot = Pot: **{ $pot }**
playing-carried = Carried over from the last deal: { $pot }.
playing-match = **Deal { $deal }** of the match
playing-partners = **Deal { $deal } of { $deals }** with the partners that were drawn
playing-score = Score of the match: { $score }
playing-turned = **{ $suit }** are trumps: { $card } was turned up.
playing-vole = { $names } went on after the first three tricks and must win all five.
playing-vole-refused = { $names } refused the deal that was offered and must win all five tricks.
playing-honours = { $name } declared honours: { $points } points from each opponent.
playing-trick = **Trick { $trick } of { $tricks }**
playing-trick-empty = **Trick { $trick } of { $tricks }** · nothing lies on the table yet.
playing-leads = { $name } leads **{ $card }**
playing-card = { $name } plays **{ $card }**
playing-calls = { $name } plays **{ $card }** and calls the jack of that suit
playing-winning = So far the trick is { $name }’s.
playing-last = Previous trick, won by { $winner }: { $cards }
playing-last-card = { $name } { $card }
playing-discard = **Before the first card** the dealer lays away what is too many, face down.
playing-robbing = **Robbing**: the turned card, and the cards of its suit that follow under it, may be taken in exchange for as many others.
playing-robbing-question = **Before the first card**: whoever holds the ace of trumps may rob, that is, take the turned card and the trumps right under it in exchange for as many others. Everyone is asked, whatever they hold. Press **My hand** to answer; play begins { $when }, or as soon as all have answered.
playing-offered = { $name } **offers the deal**. Whoever accepts marks one point for it; whoever refuses must win all five tricks.
playing-vole-or-stop = **Three tricks in a row!** Who won them may stop here, or go on for all five and lose two points if that fails.
playing-exchange = **The exchange**: whoever is still in may lay one card away and is dealt another.
playing-laying = **{ $reveal }**: whoever is still in lays a card face down. All are shown together.
turn-play = ➤ It is { $name }’s turn.
turn-discard = ➤ { $name } lays away { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
turn-bid = ➤ { $name } bids, or asks for more cards.
turn-rob = ➤ { $name } takes them or leaves them.
turn-answer = ➤ { $name } accepts or refuses.
turn-vole = ➤ { $name } goes on or stops.
turn-speak = ➤ It is { $name }’s turn to bet.
turn-awaited = ➤ Awaited: { $names }.
turn-until = Time is up { $when }.
turn-until-called = They were called; the house plays for them { $when }.
turn-until-called-all = They were called; the house plays for whoever is missing { $when }.

bidding-session = **Bidding, session { $session } of 3** · { $cards } cards each are dealt.
bidding-bid = { $name } bids **{ $bid }**
bidding-none = { $name } has not bid yet
bidding-sum-none = When all three bids stand and come to ±0, the deal is settled at them.
bidding-sum = The bids come to **{ $sum }**. When all three stand and come to ±0, the deal is settled at them.

# Trefeltromp’s rounds of bets and its three reveals keep their names.
round-1 = Fyrsturkalla
round-2 = Banenkalla
round-3 = Detuilerkalla
round-4 = Debekransekalla
reveal-1 = Banen
reveal-2 = Detuiler
reveal-3 = Debekranse
bets-round = **{ $round }**, bets { $number } of 4
bets-none = Nobody has bet yet.
bets-highest = To match: **{ $coins }**, staked by { $names }. This round’s part of the pot: **{ $sum }**.
bets-pots = The pots
bets-main-pot = Main pot: **{ $pot }**, contested by { $names }
bets-side-pot = Side pot { $number }: **{ $pot }**, contested by { $names }
reveal-won = { $name } wins { $coins }
reveal-tied = The best cards were equal: nobody wins.
seat-folded = has folded
seat-all-in = all in
seat-purse = { $coins } left to stake
seat-staked = { $coins } in this round
seat-stays = stays, by the Fool

sides = { $first } against { $second }
score-entry = { $names }: **{ $points }**
score-debt = 0 and a debt of { $debt }
playing-question = **Before the first card**: does anybody want to show { $cards }? Everyone is asked, whatever they hold. Press **My hand** to answer; play begins { $when }, or as soon as all have answered.
playing-closing = The host has called it a night: the table closes after this deal.
playing-closing-match = The host has called it a night: the table closes after this match.
playing-closing-gm = The game master has called it a night: the table closes after this deal.
playing-closing-gm-match = The game master has called it a night: the table closes after this match.
playing-closing-session = The session is closing: the table closes after this deal.
playing-closing-session-match = The session is closing: the table closes after this match.

# Times as Discord shows them to each reader in their own clock.
when = <t:{ $seconds }:R>

notices-heading = Heard at the table
notice-lost-enough = { $name } has lost as much today as this house lets anybody lose, and sits out until midnight (UTC).
notice-broke = { $name } cannot cover the stake and sits out.
notice-house-short = { $name } gets up: the house has too few coins left for their stake (see `/patron house`).
notice-away = { $name } was away and sits out. **Deal me in** brings them back.
notice-left = { $name } got up and left.
notice-host = { $name } is the host now.
notice-voided = A deal could not be gone on with. Every coin of it went back.
notice-substituted = { $name } was away; the house played for them.
notice-waits = { $name } waits for a seat: the game is not played by so many.
notice-conceded = With { $name } the last of their side has left, which concedes the match. The stakes of those who left go to the other side.
notice-talk = { $name }: “{ $words }”
notice-pot-shared = The pot held { $coins }, and was shared by those who had a claim to it.

key-play-again = Play again
key-last-deal = Last deal
lobby-invited = { $names }, the same company plays again: press **Join**.
playing-last-deal = Last deal: { $won }
thread-opened = { $host } opens **{ $inn }**: { $game }, in the thread below.

closed-asked = The host closed this table.
closed-gm = The game master closed this table.
closed-session = The session is over, and this table closed with it.
closed-empty = Everybody has left; the table is cleared.
closed-idle = Nobody dealt for long; the table is cleared.
closed-gone = The table is closed; every coin of an unfinished deal went back.
closed-placeless = The table had lost its place and nobody called it up elsewhere. The house has played what was on to its end, and the table is closed.

turn-ping = { $player }, it is your turn at { $inn }.
turn-nudge = { $player }, { $inn } is waiting for you: the house plays for you { $when }.
put-out = { $player }, you were away and sit out at { $inn } now. No coins of yours are set aside there for another deal. **Deal me in** brings you back.

# Answers to buttons and commands, seen by one person only.
did-open = **{ $inn }** is open.
did-open-thread = **{ $inn }** is open, in its own thread: { $thread }
did-purse = You put at most { $coins } at stake in a deal here, from the next deal on.
did-join = You sit down at { $inn }.
did-leave = You get up from { $inn }.
did-leave-match = You leave { $inn }. The house plays the match to its end for you, on your account.
did-leave-later = You leave { $inn }. The house plays this deal to its end for you, on your account.
ask-leave-deal = You have cards at { $inn }, and **{ $coins }** at stake. If you leave, the house plays your cards to the end of the deal, on your account. Until then **Join** gives them back to you.
ask-leave-match = You are in a match at { $inn }, with **{ $coins }** at stake. If you leave, the house plays it to its end for you, on your account. Until then **Join** gives your cards back to you.
ask-leave-concede = You are the last of your side at { $inn }. If you leave, your side concedes the match, and your stake of **{ $coins }** is lost. **Join** does not bring that back.
key-leave-now = Leave all the same
did-close = { $inn } is closed.
did-close-later = { $inn } closes after this deal.
did-close-match = { $inn } closes after this match.
did-show = { $inn } is back in view.
other-tables = (Several tables are open here; this is about { $inn }.)
