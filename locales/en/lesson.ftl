# Lessons: one prepared deal for each edition. At most two sentences and 200 letters each.

lesson-title = Lesson: { $game }
lesson-footer = A prepared deal, for fun: you can’t lose anything.
lesson-gone = This lesson is over. Choose what to play, or start another one.
lesson-your-turn = **Your turn.**
lesson-over = Now try a real deal against computer players. When you play for fun, nobody wins or loses coins.
lesson-new = **New to this game?** Take the lesson first: a prepared deal that you can’t lose anything in.
lesson-kings = the kings
lesson-said = That’s the end of the lesson. Continue, or let autopilot finish the deal.

key-lesson-next = Next
key-lesson-on = Continue
key-lesson-choose = Choose again
key-lesson-play = Play it
key-lesson-swap = Swap it
key-lesson-finish = Finish for me
key-lesson-end = End the lesson
key-lesson-repeat = Repeat the lesson
key-lesson-go-on = Continue lesson: { $game }

lesson-trick = Everyone plays one card: that’s a **trick**. The highest card of the suit that was played first wins it, unless somebody plays a trump: then the highest trump wins.
lesson-aim-points = Everyone plays for themselves, with { $number } cards each. More than an equal share of the card points wins, less loses.
lesson-trumps = The numbered picture cards are trumps: they beat every other suit, and of two trumps the higher number wins. You hold { $number ->
    [0] none
    [one] one
   *[other] { $number } of them
}.
lesson-trumps-other = The numbered picture cards are trumps: they beat every other suit, and higher numbers beat lower ones, but { $card } beats them all. You hold { $number ->
    [0] none
    [one] one
   *[other] { $number } of them
}.
lesson-turned = The turned-up card, { $card }, makes { $suit } trumps in this deal: the lowest of them beats any card of another suit. Every suit ranks { $order }.
lesson-partner = **{ $name }** sits opposite you and is your partner. Your tricks count together.
lesson-counters = Most cards count for little. These count the most: { $cards }.
lesson-pot = There are { $coins } in the pot. Once all bonuses are paid, the rest goes to whoever takes the most tricks.
lesson-pot-bets = There are { $coins } in the pot, and every bet adds to it.
lesson-reversed = Careful: among the number cards of { $suit }, low beats high. In your hand, { $card } beats { $other }.
lesson-equals = The king, queen, knight and jack of a suit are equals here: the one played first beats the others.
lesson-excuse-kept = You hold { $card }. You can play it at any time instead of following suit: it never wins the trick, but you keep it.
lesson-excuse = You hold { $card }. You can play it at any time instead of following suit: it never wins the trick, but you usually keep it.
lesson-discarded = **{ $name }** dealt, picked up the cards left over and discarded { $number } face down. At the end they count for the dealer.
lesson-lead = You lead: play any card. The others must follow suit if they can, or else trump.
lesson-lead-beat = You lead: play any card. The others must follow suit and beat the best card if they can, or else trump.
lesson-follow = **{ $name }** led { $suit }, and you hold that suit too, so you have to follow it. Your card doesn’t have to be higher.
lesson-follow-beat = **{ $name }** led { $suit }, and you hold that suit too, so you have to follow it. If you can, play a card that wins the trick so far.
lesson-must-trump = You have no { $suit } to follow with, so you have to play a trump.
lesson-any-card = { $number ->
    [0] You have neither { $suit } nor a trump, so you can play anything, but your card can’t win this trick.
   *[other] You have no { $suit }, so you can play anything. Unless you play a trump, your card can’t win this trick.
}
lesson-trumped = **{ $name }** played a trump, { $card }, and it beats every card of the suit that was led.
lesson-taken-own = You took the trick with { $card }, so you lead the next one.
lesson-taken-partner = Your partner **{ $name }** took the trick with { $card } and leads the next one.
lesson-taken = **{ $name }** took the trick with { $card } and leads the next one.
lesson-score-points = Points so far: { $scores }.
lesson-score-tricks = Tricks so far: { $scores }.
lesson-score-of = { $name } { $number }
lesson-score-you = you
lesson-score-side = your side
lesson-bonus = You showed { $card } and were paid a bonus from the pot. The card stays in your hand.
lesson-question = You hold { $card }. Show it and you’re paid a bonus; hide it and nobody learns that you have it.
lesson-offer = With a weak hand you can offer to concede before you play. If the other side accepts, they score; if they decline, they have to win every trick.
lesson-bid = Are your cards worth more than an equal share, or less? Bid by how much, or ask for more cards. If the bids add up to 0, nobody has to play.
lesson-played-out = No agreement was reached in the bidding, so this deal is played: the points in your tricks decide.
lesson-honours = **{ $name }** declared honours (certain cards, or a lot of trumps): each opponent pays the value of { $number } points for them.
lesson-honours-own = You declared honours (certain cards, or a lot of trumps). Points that each opponent pays you for them: { $number }.
lesson-called = **{ $name }** played { $card } and called its jack: whoever holds that jack has to play it to this trick.
lesson-bet = Bet if your cards are good, check to wait and see, or fold and give up what you’ve paid so far.
lesson-lay = Choose a card to play face down. All players’ cards are turned over together, and the best one wins: trumps from 21 down, the Fool, aces, courts, then 10 to 2.
lesson-shown = The cards were shown, and **{ $name }** won { $coins } with the best one.
lesson-shown-own = The cards were shown, and you won { $coins } with the best one.
lesson-exchange = You can exchange one card for the next one from the stock, or keep all of yours.
lesson-robbed = **{ $name }** robbed, as the ace of trumps allows: they took what was turned up and put back as many cards of their own.

lesson-doubt-gives = You can, but **{ $name }** is winning this trick and would get the points for { $card }. You’d give away less with { $instead }.
lesson-doubt-wastes = You can, but you won’t win this trick with { $card }. Play { $instead } instead, and you keep the better card.
lesson-doubt-throws = You can, but { $card } is your best card. Swap { $instead } instead, and you keep it.
