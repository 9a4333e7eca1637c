# A hand, seen by its holder only.

hand-title = Your hand · { $inn }
hand-footer = Table { $table } · deal { $deal }
hand-card-may = { $card } · may be played
hand-holds = { $cards ->
    [one] **Your card**
   *[other] **Your { $cards } cards**
}
hand-may = You may play { $cards }.

# What is to be done, and by when. $do is one of the sentences below.
hand-turn = { $do } Time is up { $when }.
hand-turn-late = { $do } The others wait: the house acts for you { $when }.
hand-do-lead = **You lead.** Play any card.
hand-do-lead-menu = **You lead.** Play any card: choose it in one of the menus.
hand-do-play = **It is your turn.** Green cards may be played.
hand-do-any = **It is your turn.** Play any card.
hand-do-play-menu = **It is your turn.** Choose a card in one of the menus.
hand-do-discard = **It is your turn: lay { $count } cards away.** They count for you.
hand-do-rob = **It is your turn: you may take { $cards }**, and lay { $count ->
    [one] one card
   *[other] { $count } cards
} under the stock for it; what you take may be among them.
hand-do-bid = **It is your turn to bid**: at how many points above or below 43 would you settle this deal? If all three bids add up to ±0, it is settled. **More cards** ends this session of bids.
hand-bid-bounds = You may bid from { $least } to { $most }.
sure-settles-costs = **Are you sure? This bid settles the deal: it costs you { $coins }**, and no card is played.
sure-settles-brings = **Are you sure? This bid settles the deal: you win { $coins }**, and no card is played.
sure-settles-even = **Are you sure? This bid settles the deal: you neither win nor lose**, and no card is played.
sure-all-in = **Are you sure? That is all in:** the { $coins } left in your purse are at stake.
sure-fold = **Are you sure you want to fold?** You may check: that costs nothing, and you stay in.
sure-concede = **Are you sure you want to concede?** If the other side accepts, the deal ends and they score 1. If they refuse, they must win all five tricks: that scores 2 for them, but one lost trick costs them 2.
hand-do-answer = **It is your turn: { $name } offers you the deal.** Accept, and your side marks 1. Refuse, and your side must win all five tricks: that marks 2, but one lost trick costs 2.
hand-do-vole = **It is your turn: the first three tricks are won.** Stop, and they mark 1. Go on for all five, the vole, and they mark 2, but one lost trick costs 2.
hand-do-call = **It is your turn to bet.** { $coins } to call.
hand-do-bet = **It is your turn to bet.** Nobody has bet yet.
hand-do-stay = **It is your turn to bet**, and your Fool gives you a privilege.
hand-stay = **Stay**: you pay nothing in this round and keep playing for the pot. Bet or raise, and the privilege is gone.
hand-do-swap = **It is your turn: exchange one card**, or keep all three. The new card comes from the stock.
hand-do-lay = **It is your turn: lay one card** face down. The best of all wins { $share }.
hand-share-third = a third of the pot
hand-share-half = half the pot
hand-share-rest = the rest of the pot
hand-each = Everybody decides at the same time, and nothing is shown before all have.
hand-may-call = A king of the suit led may call its jack: who holds that must play it.
hand-may-offer = Instead of a card you may offer the deal: if the other side accepts, it marks 1; if it refuses, it must win all five tricks.

# What was chosen so far of the cards to be laid away, or under the stock.
hand-picked-none = Choose in the menus; you can change your mind until you press the button.
hand-picked-few = Chosen so far: { $cards }; { $more ->
    [one] one more.
   *[other] { $more } more.
}
hand-picked-many = Chosen: { $cards }. That is { $less ->
    [one] one too many.
   *[other] { $less } too many.
}
hand-picked = Chosen: **{ $cards }**. Press the button to confirm.

# What belongs to the decision.
hand-score = Match: { $marks }
hand-score-mark = { $name } { $points }
hand-partners = You play with { $names }.
hand-turned = Trumps are **{ $suit }** (turned up: { $card }).
hand-vole = { $name } must win every trick.
hand-bids = Bids, session { $session } of 3: { $bids }
hand-bids-none = Bids, session { $session } of 3: none yet.
hand-leads = { $name } leads.
hand-calling = { $name } calls the **{ $valet }**.
hand-honours = { $name } has declared honours: { $points } points from each opponent.
hand-shown = In { $name }’s hand, seen by all: { $cards }
hand-bonus = You were paid **{ $coins }** from the pot for { $cards }.
hand-pot = Pot: **{ $coins }**
hand-pots = Pot: **{ $main }**, and beside it { $sides }
hand-purse = Your purse: **{ $left }** left; staked in this round: { $staked }
hand-folded = You have folded.
hand-in = { $name }
hand-in-staked = { $name } ({ $coins })
hand-in-stays = { $name } (stays)
hand-in-play = Still in: { $seats }
hand-in-play-too = Still in beside you: { $seats }
hand-laid-aside = You laid away: { $cards }

hand-wait = { $name } is to play. Your cards light up when it is your turn.
hand-wait-discard = { $name } takes the last cards and lays as many away.
hand-wait-bid = { $name } is to bid.
hand-wait-rob = { $name } decides about the turned card.
hand-wait-answer = { $name } was offered the deal, and answers.
hand-wait-vole = { $name } goes on for all five tricks, or stops.
hand-wait-bet = { $name } is to bet.
hand-wait-each = Everybody decides at the same time. Still to decide: { $names }.
hand-trick = On the table: { $cards }
hand-empty = You have played all your cards.
hand-question = **Do you want to show bonus cards?** Everyone is asked this, whatever they hold; nobody learns your answer before all have given it. Play begins { $when }; who has not answered by then shows what they hold.
hand-question-holds = You hold { $cards }: showing pays { $coins } from the pot, and the cards stay in your hand.
hand-question-none = You hold none of { $cards }. Press **Ready, show nothing** so that the others need not wait.
hand-answered = Your answer is in. Play begins when the others have answered, at the latest { $when }.
hand-robbing = **Do you want to rob?** With the ace of trumps in your hand you may take the turned card, and the trumps right under it, in exchange for as many others. Everyone is asked this, whatever they hold, and nobody learns your answer before all have given it. Play begins { $when }; whoever holds the ace and has not answered by then robs and lays their lowest cards.
hand-rob-lays = **You may take { $cards }**, and lay { $count ->
    [one] one card
   *[other] { $count } cards
} under the stock for it; what you take may be among them. Play begins { $when }.
hand-over = That deal is over.
hand-own-won = **You won { $coins }.**
hand-own-lost = **You lost { $coins }.**
hand-own-even = You neither won nor lost.
hand-missing = { $missing ->
    [one] **One more player** is needed.
   *[other] **{ $missing } more players** are needed.
}
hand-out = You sit out and are not dealt in.
hand-away = You were away, so you sit out. **Deal me in** brings you back.
hand-broke = You have too few coins to be dealt in here: it takes { $need }. The allowance may help, or the game master; then press **Deal me in**.
hand-lost-enough = You have lost as much today as this house lets anybody lose, and sit out until midnight (UTC).
hand-comes-here = Your cards appear here.
hand-none-next = You have no cards at { $inn } in this deal. You get some with the next.

key-again = Look again
key-last-trick = Previous trick
key-last-reveal = Previous reveal
key-calling = { $card }, calls the { $valet }
key-offer = Offer the deal
key-discard = Lay these { $count } away
key-rob = Take, and lay these { $count } under
key-rob-for = Take, lay { $card } under
key-take = Rob
key-leave-it = Leave it
key-sure = Yes, do it
key-not-sure = No, go back
key-swap = Exchange { $card }
key-keep = Keep all three
key-accept = Accept
key-refuse = Refuse: all five tricks
key-stop = Stop: mark 1
key-vole = Go on: all five
key-bid = { $points }
key-bid-settles = { $points } · settles the deal
key-bid-keep = { $points } · as before
key-bid-other = Another bid…
key-more = More cards
key-check = Check
key-call = Call · { $coins }
key-stay = Stay · pay nothing
key-fold = Fold
key-bet = Bet { $coins }
key-bet-half = Bet { $coins } · half the pot
key-bet-pot = Bet { $coins } · the pot
key-raise = Raise to { $coins }
key-raise-half = Raise to { $coins } · half the pot
key-raise-pot = Raise to { $coins } · the pot
key-all-in = All in · { $coins }
key-amount-other = Another amount…

menu-play = { $suits } · { $cards } may be played
menu-play-none = { $suits } · none may be played now
menu-all = All of them
menu-lay = { $suits } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
note-may-play = may be played
note-may-not-play = not now: choose it to learn why
note-may-not-lay = may not be laid away

dialog-bid = Your bid
dialog-bid-label = Points above or below 43
dialog-bet = Your bet
dialog-bet-label = Coins
dialog-raise = Your raise
dialog-raise-label = Coins you will have staked in this round
dialog-hint = { $least } to { $most }
last-trick-none = No trick has been played yet.
key-show-all = Show all I hold
key-show-these = Choose what to show
key-hide = Ready, show nothing
choice-bonus = { $card } · { $coins }
not-held = You hold none of those. Nothing was answered.
cannot-rob = You cannot rob: you do not hold the ace of trumps. That counts as your answer.

# When the hand can no longer be edited without a click. $again: the label of the button.
hand-retired = This message no longer changes by itself. Press **{ $again }** to see your cards as they are now.
# The menu of cards that may not be played, below the buttons of those that may.
menu-why-not = Others: why not?
