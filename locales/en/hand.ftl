# A hand, seen by its holder only.

hand-title = Your hand · { $inn }
hand-card-may = { $card } · playable
hand-holds = { $cards ->
    [one] **Your card**
   *[other] **Your { $cards } cards**
}
hand-may = You can play: { $cards }.

# What is to be done, and by when. $do is one of the sentences below.
hand-turn = { $do } Time runs out { $when }.
hand-turn-late = { $do } The others are waiting: autopilot plays for you { $when }.
hand-you-lead = **You lead.**
hand-your-turn = **Your turn.**
hand-until-late = Autopilot plays for you { $when }.
hand-do-lead = **You lead.** Play any card.
hand-do-lead-menu = **You lead.** Play any card: choose it in the menu.
hand-do-play = **Your turn.** Press a card to play it.
hand-do-any = **Your turn.** Play any card.
hand-do-play-menu = **Your turn.** Choose a card in the menu.
hand-do-discard = **Your turn: discard { $count } cards.** { $side ->
    [yes] They count for your side.
   *[no] They count for you.
}
hand-do-rob = **Your turn: you can rob.** Yours to take: **{ $cards }**. In exchange, put { $count ->
    [one] one card
   *[other] { $count } cards
} under the stock, even one that you’ve just taken.
hand-do-bid = **Your turn to bid**: how far above or below 43 is your hand? If the three bids add up to 0, they’re paid out and no cards are played. **{ $more }** ends this round.
hand-bid-bounds = You can bid from { $least } to { $most }.
hand-bid-price = A point is worth { $stake }. Each button says what you’d win or pay if the deal ended at that bid.
hand-bid-none-settles = The other two bids add up to { $sum }: no bid of yours can bring that to 0 in this round. **{ $more }** ends the round.
hand-bid-settles = A bid of **{ $bid }** makes 0: the bids are paid out now.
hand-bid-own = Your last bid: **{ $bid }**.
sure-settles-costs = **Are you sure? This bid makes 0 and costs you { $coins }**, and no cards are played.
sure-settles-brings = **Are you sure? This bid makes 0: you win { $coins }**, and no cards are played.
sure-settles-even = **Are you sure? This bid makes 0: you break even**, and no cards are played.
sure-all-in = **Are you sure? You’re going all in:** the { $coins } left in your purse are at stake.
sure-concede = **Concede?** If they accept, they score 1 point and the deal ends. If they decline, they need all five tricks: 2 points for them, or minus 2 if they lose one. Your stake: **{ $coins }**.
sure-concede-match = **Concede? If they accept, you lose the match and your { $coins }.** If they decline, they need all five tricks, or lose 2 points.
hand-do-answer = **{ $name } offers to concede.** Accept: your side scores 1. Decline: you need all five tricks, +2 if you make it, −2 if you lose one.
hand-do-vole = **Your turn: you’ve won the first three tricks.** Stop to score 1 point, or go for all five tricks (the *vole*): that scores 2, but one lost trick costs 2.
hand-do-talk = **Your turn to speak.** You say one word, once.
hand-do-call = **Your turn to bet.** To call: { $coins }.
hand-do-bet = **Your turn to bet.** Nobody has bet yet.
hand-do-stay = **Your turn to bet**, and your Fool lets you stay.
hand-stay = **Stay**: you pay nothing this round and still play for the pot. If you bet or raise, you lose this privilege.
hand-do-swap = **Your turn: swap one card** for a new one from the stock, or keep all three.
hand-do-lay = **Your turn: choose a card** to play face down. The best one wins { $share }.
hand-share-third = a third of the pot
hand-share-half = half the pot
hand-share-rest = the rest of the pot
hand-each = Everyone decides at the same time, and nothing is shown until everyone has.
hand-may-call = The king of the suit led can call its jack.
hand-may-offer = Weak hand? You can offer to concede.

# What was chosen so far of the cards to be laid away, or under the stock.
hand-picked-none = Choose from the menus. You can change your mind until you press the button.
hand-picked-few = Chosen so far: { $cards }; { $more ->
    [one] one more.
   *[other] { $more } more.
}
hand-picked-many = Chosen: { $cards }. That’s { $less ->
    [one] one too many.
   *[other] { $less } too many.
}
hand-picked = Chosen: **{ $cards }**. Press the button to confirm.

# What belongs to the decision.
hand-score = Match score: { $marks }
hand-score-mark = { $name } { $points }
hand-partners = On your side: { $names }.
hand-turned = Trumps: **{ $suit }** (turned up: { $card }).
hand-vole = { $name } must win every trick.
hand-vole-own = You must win every trick.
hand-bids = Bids, round { $session } of 3: { $bids }
hand-bids-none = Bids, round { $session } of 3: none yet.
hand-leads = { $name } leads.
hand-leads-own = You’ll lead first.
hand-calling = { $name } calls the **{ $valet }**.
hand-calling-own = You call the **{ $valet }**.
hand-honours = { $name } declared honours: { $points } points from each opponent.
hand-honours-own = You declared honours: { $points } points from each opponent.
hand-shown = Face up in { $name }’s hand: { $cards }
hand-bonus = You won **{ $coins }** from the pot for { $cards }.
hand-pot = Pot: **{ $coins }**
hand-pots = Pot: **{ $main }**, plus { $sides }
hand-purse = Your purse: **{ $left }** left; bet this round: { $staked }
hand-folded = You folded.
hand-in = { $name }
hand-in-staked = { $name } ({ $coins })
hand-in-stays = { $name } (stays)
hand-in-play = Still in: { $seats }
hand-in-play-too = Still in besides you: { $seats }
hand-put-back = You put back: { $cards }
hand-laid = You played face down: { $cards }
hand-swapped = You swapped away: { $cards }
hand-thrown = Your folded cards: { $cards }
hand-laid-discard = Your discard: { $cards } ({ $points ->
    [one] 1 card point
   *[other] { $points } card points
}, not yet in your count)
# On the picture of the hand, below the dealer’s own cards: as few letters as can be.
hand-points-discard = { $points } + discard
hand-points-beside = { $points ->
    [one] { $points } point besides the discard
   *[other] { $points } points besides the discard
}

hand-wait = { $name } to play. Your cards light up when it’s your turn.
hand-wait-discard = { $name } is taking the last cards and discarding the same number.
hand-wait-bid = { $name } to bid.
hand-wait-rob = { $name } is deciding whether to rob.
hand-wait-answer = { $name } is deciding whether to accept the concession.
hand-wait-vole = { $name } is deciding whether to stop or go for all five tricks.
hand-wait-bet = { $name } to bet.
hand-wait-talk = { $name } to speak.
hand-wait-call = { $name } to call a card.
hand-wait-each = Everyone decides at the same time. Waiting for: { $names }.
hand-empty = You’ve played all your cards.
hand-question = **Do you want to show bonus cards?** Play starts { $when }; anyone who hasn’t answered by then shows what they hold.
hand-question-solo = **Do you want to show bonus cards?**
hand-question-holds = You hold { $cards }: showing pays you { $coins } from the pot, and you keep { $count ->
    [one] the card
   *[other] the cards
} in your hand.
hand-question-none = You hold no bonus cards ({ $cards }). Press **{ $hide }** so the others don’t have to wait.
hand-answered = You’ve answered. Play starts when everyone has, { $when } at the latest.
hand-robbing = **Rob?** With the ace of trumps you can take the turned-up card, and any trumps right under it, for as many of your own cards. Everyone is asked. Play starts { $when }.
hand-robbing-turned = **Rob?** With the ace of trumps you can take the turned-up card for one of your own. Everyone is asked. Play starts { $when }.
hand-robbing-solo = **Rob?** With the ace of trumps you can take the turned-up card, and any trumps right under it, for as many of your own cards. Everyone is asked.
hand-robbing-turned-solo = **Rob?** With the ace of trumps you can take the turned-up card for one of your own. Everyone is asked.
hand-rob-lays = **You can rob.** Yours to take: **{ $cards }**. In exchange, put { $count ->
    [one] one card
   *[other] { $count } cards
} under the stock, even one that you’ve just taken. Play starts { $when }.
hand-over = This deal is over.
hand-own-dearest = Trick { $trick } brought { $name } { $points } points, the most in this deal.
hand-own-dearest-own = Trick { $trick } brought you { $points } points, the most in this deal.
hand-first-win = ✦ Your first win at { $game }! Only you can see this.
key-share-win = Share my win
# What a deal brought the reader. $why: one of the reasons below, or several with their coins.
hand-own-won = **You won { $coins }**: { $why }.
hand-own-lost = **You lost { $coins }**: { $why }.
hand-own-even = **You broke even**: { $why }.
hand-own-last = Your last deal here: { $result }
hand-own-share = { $why } ({ $coins })
hand-own-stake = your stake
hand-own-stake-tricks = { $count ->
    [0] your stake, with no tricks won
    [1] your stake, lost with only one trick
   *[other] your stake, lost with only { $tricks }
}
hand-own-bets = your ante and bets
hand-own-bonus = { $count ->
    [one] the bonus for { $cards }
   *[other] the bonuses for { $cards }
}
hand-own-death = the whole pot, because you were dealt { $card }
hand-own-most = the pot, with { $tricks } won
hand-own-shares = your shares of the pot
hand-own-alone = what was left when the others folded
hand-own-agreed = the bids added up to 0, and yours was { $bid }
hand-own-points = { $points ->
    [one] 1 card point
   *[other] { $points } card points
}, break-even { $mean }
hand-own-points-side = your side has { $points ->
    [one] 1 card point
   *[other] { $points } card points
}, break-even { $mean }
hand-own-points-even = { $points } card points, exactly the average
hand-own-points-zero = { $points } card points, exactly what it takes to break even
hand-own-passed = everyone passed
hand-own-match-won = { $who ->
    [side] your side won
   *[you] you won
} the match ({ $score })
hand-own-match-shared = { $names } share the match ({ $score })
hand-own-match-lost = { $names } won the match ({ $score })
hand-own-match-drawn = nobody is ahead, so all stakes are returned ({ $score })
# While a match continues.
hand-own-scored = **{ $who ->
    [side] Your side scored
   *[you] You scored
} { $points ->
    [one] 1 point
   *[other] { $points } points
}.**
hand-own-scored-nothing = **{ $who ->
    [side] Your side scored nothing.
   *[you] You scored nothing.
}**
hand-own-scored-lost = **{ $who ->
    [side] Your side lost
   *[you] You lost
} { $points ->
    [one] 1 point
   *[other] { $points } points
}.**
hand-own-scored-cards = **You won { $points ->
    [one] 1 card point
   *[other] { $points } card points
} in this deal.**
hand-missing = { $missing ->
    [one] Waiting for **1 more player**.
   *[other] Waiting for **{ $missing } more players**.
}
hand-fill = To play now, press **{ $fill }** at the table.
hand-ready = Ready! To start, press **{ $deal }** at the table.
hand-next = The next deal starts by itself. To start it now, press **{ $deal }** at the table.
hand-next-slow = The next deal starts as soon as everyone has pressed **{ $ready }** at the table, { $when } at the latest.
hand-next-alone = To go on, press **{ $deal }** at the table.
hand-asked = { $names }: another match? Press **{ $key }** at the table if you’re in. It starts once everyone who was asked has pressed it. Seats are kept for now; others can take them { $when }.
hand-out = You’re sitting out, so you won’t be dealt in.
hand-away = You were away, so you’re sitting out. Press **{ $in }** to play again.
hand-broke = You need { $need } to play here and have { $have } to spend. Your allowance or the game master may help; then press **{ $in }**.
hand-lost-enough = You’ve reached this server’s daily loss limit and sit out until midnight (UTC).
hand-comes-here = Your cards will appear here.
hand-none-next = You have no cards at { $inn } in this deal. You’ll be dealt in next time.

key-again = Refresh
key-last-trick = Previous trick
key-last-reveal = Previous reveal
key-calling = { $card } and call { $valet }
key-calling-rank = { $card } + { $valet }
key-offer = Offer to concede
key-suggest = Suggest
key-discard = Discard these { $count }
key-rob = Exchange these { $count }
key-rob-for = Put back { $card }
key-take = Rob
key-leave-it = Don’t rob
key-sure = Yes, do it
key-not-sure = No, go back
key-swap = Swap { $card }
key-keep = Keep all three
key-accept = Accept
key-refuse = Decline: all five
key-stop = Stop: score 1
key-vole = Go on: all five
key-pass = Pass
key-take-talon = Take
key-solo = Solo
key-each = Each for themselves
key-petite = Petite
key-garde = Garde
key-sans = Garde sans
key-contre = Garde contre
key-jeu = Play
key-chelem = Announce a chelem
key-bid-wins = { $points } · win { $coins }
key-bid-costs = { $points } · pay { $coins }
key-bid-other = Another bid…
key-more = More cards
key-check = Check
key-call = Call · { $coins }
key-stay = Stay · pay nothing
key-fold = Fold
key-bet = Bet { $coins }
key-bet-half = ½ pot · { $coins }
key-bet-pot = Pot · { $coins }
key-raise = Raise to { $coins }
key-raise-half = ½ pot · to { $coins }
key-raise-pot = Pot · to { $coins }
key-all-in = All in · { $coins }
key-amount-other = Another amount…

menu-play = Choose a card · { $cards } playable
menu-all = Whole hand
menu-lay = { $suits } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
note-may-not-lay = can’t be discarded

dialog-bid = Your bid
dialog-bid-label = Points above or below 43
dialog-bet = Your bet
dialog-bet-label = Coins
dialog-raise = Your raise
dialog-raise-label = Your total bet this round, in coins
dialog-hint = { $least } to { $most }
last-trick-none = No trick has been played yet.
key-played = Played so far
played-suit = { $cards } ({ $gone } of { $all })
played-suit-none = { $suit }: none of { $all }
played-fool = { $card } has been played.
played-lacks-title = Known to be out of a suit
played-lacks = { $name }: { $suits }
played-lacks-nobody = Nobody so far.
played-but-fool = { $suit } (but perhaps { $card })
played-none = Nothing has been played yet.
played-not-told = This table doesn’t tell what was played: remembering is part of the game.
key-show-all = Show all bonus cards
key-show-these = Choose what to show
key-hide = Show nothing
choice-bonus = { $card } · { $coins }
not-held = You don’t hold those cards, so your answer wasn’t sent. Choose again.
cannot-rob = You can’t rob: you don’t hold the ace of trumps. Noted as “no”.

# When the hand can no longer be edited without a click. $again: the label of the button.
hand-retired = This message has stopped updating. Press **{ $again }**.
# The menu of cards that may not be played, below the buttons of those that may.
menu-why-not = Why can’t I play the others?
# In place of the reader’s own name, on the picture of their hand.
hand-strip-you = You
hand-strip-own = { $points } for you
hand-strip-other = { $points } { $count ->
    [one] point
   *[other] points
}
# Where low numbers beat high ones. $low and $high: two numbers as an example.
hand-reversed = In { $suits }, low beats high: { $low } beats { $high }.
hand-angel = { $top } is the highest trump here: it beats { $next }.
hand-bottom = { $high } beats { $low }, the lowest trump.
hand-talon = The monte you took: { $cards }.

# Ottocento: combinations before the first card, and a word with the card that is led.
hand-declare = You hold **{ $points } points** in combinations: { $items }. Show them now, or play a card and keep them to yourself.
hand-declare-none = You hold no combination, so you have nothing to show.
hand-declare-wait = You hold **{ $points } points** in combinations: { $items }. You can show them when your first turn comes; only you know until then.
hand-declare-will = When your first turn comes, your combinations are shown: { $items }, **{ $points } points**.
key-declare = Show for { $points }
key-declare-wait = Show at my turn: { $points }
key-declare-back = Don’t show after all
hand-moors = { $card } is a Moor. Moors are equal: the one played last beats the others.
# Signals. $word: busso, striscio or volo; $meaning: what it means.
hand-do-say = **You lead** and say *{ $word }*: { $meaning }. Choose the card.
key-no-word = Without a word
signal-busso = partner, play your best card of this suit
signal-striscio = I have more of this suit
signal-volo = I have no more of this suit
