# The rules page, made from what the table really plays by.

rules-title = { $game }, { $edition }
edition-chee = Chee rules
edition-classic = classic rules

rules-cards = The cards
rules-deal = The deal
rules-bonus = Cards that pay
rules-play = The play
rules-end = Who wins
rules-pays = Scoring
rules-options = What a host can choose
rules-option = { $rule }: { $choice }
rules-suggest = **{ $suggest }** picks a discard for you.

fact-goal = Win the pot by being dealt **{ $card }**, or by taking the most of the { $tricks } tricks.
fact-seats = For { $fewest } to { $most } players.
fact-seats-exactly = For { $seats } players.
fact-seats-of = For { $first } or { $most } players.
fact-pack = { $cards } cards: { $plain } of { $suits }, { $trumps } trumps, and the Fool.
fact-pack-plain = { $cards } cards, { $each } each of { $suits }.
fact-order = { $suits }, strongest first: { $cards }
fact-run = { $first } down to { $last }

fact-clockwise = Deal and play go clockwise, to the left.
fact-anticlockwise = Deal and play go anticlockwise, to the right.
fact-ante = Everyone pays the stake into the pot, at least { $least }.
fact-ante-at = Everyone pays { $stake } into the pot. You can’t lose more than that in a deal.
fact-dealt = Everyone is dealt { $cards } cards, one at a time.
fact-takes-all = Whoever is dealt **{ $card }** takes the whole pot at once, and the deal ends.
fact-bonus-may = **{ $card }**: if you’re dealt it, you can show it and get { $amount } from the pot. It goes back to your hand.
fact-bonus-must = **{ $card }**: if you’re dealt it, you show it and get { $amount } from the pot. It goes back to your hand.
fact-bonus-secret = Everyone is asked at once whether to show, and has the same time to answer, so nobody learns who holds what.
fact-stakes = { $stakes ->
    [one] 1 stake
   *[other] { $stakes } stakes
}
fact-empty-pot = If the bonuses empty the pot, the deal is over.
fact-first-lead = The player after the dealer leads first; then whoever wins a trick leads the next.
fact-must-follow = Follow the suit led if you can; trumps are a suit too.
fact-must-trump = If you can’t follow, play a trump if you have one, or else anything.
fact-need-not-beat = You never have to beat the cards on the table.
fact-fool-trump = The Fool is the lowest trump. It beats every plain card and loses to every other trump.
fact-fool-highest = The Fool is the highest trump: it beats even the World, and you play it when a trump is asked for, like any other.
fact-fool-excuse = You can play the Fool at any time instead of following suit. It never wins; if it’s led, the next card sets the suit.
fact-trick-winner = The highest trump wins the trick; without one, the highest card of the suit led.
fact-most-tricks = Whoever wins the most tricks takes what’s left in the pot. In a tie, it goes to whoever reached that number first; if five players win one trick each, that’s the winner of the first trick.
fact-next-dealer = The deal passes on in that direction.

# A game in short, in the hand of whoever plays their first deals of it: five lines and 350 characters at most.
quick-heading = { $game } in short
quick-goal-points = Win more than { $mean } of the { $all } card points.
quick-goal-talk = Say *solo* and win more than { $solo } of { $all } card points alone.
quick-goal-side = Win more than { $half } of the { $all } card points with your partner.
quick-goal-match = Win the most card points in { $deals } deals to take all the stakes.
quick-goal-marks = The first side with { $target ->
    [one] 1 point
   *[other] { $target } points
} wins the match.
quick-goal-marks-alone = The first player with { $target ->
    [one] 1 point
   *[other] { $target } points
} wins the match.
quick-goal-tricks = Win the most tricks to take the pot. Whoever is dealt { $card } takes it at once.
quick-goal-rounds = Play a card face down in each of three rounds: the best takes a share of the pot.
quick-follow-excuse = Follow suit, or else trump. The Fool excuses you, but never wins.
quick-follow-fool = Follow suit, or else trump. The Fool is the lowest trump.
quick-follow-fool-highest = Follow suit, or else trump. The Fool is the highest trump.
quick-must-beat = Follow suit, or else trump, and beat the best card if you can.
quick-no-suits = Suits don’t matter: trumps beat the Fool, then come aces, courts, 10 down to 2.
quick-turned = The turned-up card’s suit is trumps.
quick-ranks = From the top: { $ranks }.
quick-reversed = In { $suits }, low numbers beat high ones.
quick-top = Top trump: { $card }.
quick-bottom = { $high } beats only { $low }.
quick-courts-first = Court cards of a suit are equal: the first one wins.
quick-courts-last = Court cards of a suit are equal: the last one wins.
quick-counts = Kings, { $fives } count { $king }, queens { $queen }, knights { $knight }, jacks { $jack }, { $fool ->
    [0] the rest
   *[other] the Fool { $fool }, the rest
} { $other }.
quick-counts-tens = { $tens } count { $ten }; kings, { $fives } { $king }; queens { $queen }, knights { $knight }, jacks { $jack }, the rest { $other }.
quick-bonus = These pay you from the pot: { $cards }.
quick-marks = Three tricks score 1 point, all five 2.
quick-shares = The shares: a third of the pot, then half the rest, then what’s left.
quick-honours = Honours pay: any four among the fives and the Fool, or ten trumps.
quick-call = The king of the suit led can call its jack.
quick-rob = The ace of trumps can take the turned-up card.
quick-offer = Weak hand? The first to lead and the dealer can offer to concede.
quick-talk = Speak once: pass or solo. Whoever declares takes and discards three.
quick-swap = After the first bets, you can swap one card.
quick-alone = If everyone else folds, the pot is yours.
quick-discard = The dealer’s { $talon } discards count for the dealer.
game-named = { $game } ({ $edition })
key-all-rules = All the rules
key-house-rules = House rules…
house-rules-title = House rules: { $game }, { $inn }
house-rules-text = The host sets these before the first deal. From then on they stay.
rule-pack = Pack
rule-triomphe-pack = All 78 cards, or 42 for a few players.
rule-fool = The Fool
rule-triomphe-fool = The lowest trump, the highest, or an excuse.
rule-bagatto = Discarding the Magician
rule-scarto-bagatto = Allowed as your only trump, or only if you have no Fool either.
rule-equal-courts = Equal court cards
rule-tarocchi-equal-courts = In a trick, the first or the last of them wins, or they are ranked as usual.
rule-top = The highest trump
rule-tarocchi-top = The World (XXI) or Judgement (the Angel, XX).
rule-round-suits = Cups and Coins
rule-tarocchi-round-suits = Number cards reversed (the ace is highest), or straight (the ten is highest).
rule-direction = Direction
rule-tarocchi-direction = Cards are dealt and played anticlockwise, to the right, or clockwise, to the left.
rule-robbing = Robbing
rule-latriomphe-robbing = Whether the ace of trumps may rob the turned-up card.
rule-run = Robbing the cards below
rule-latriomphe-run = Whether the robber also takes the trumps right under the turned-up card. Without robbing, this makes no difference.
rule-monte = The monte
rule-sicilian-monte = Everybody sees the three cards, or only whoever takes them.
rule-target = Points to win
rule-latriomphe-target = How many points win the match.
rule-raises = Raises
rule-trefeltromp-raises = How many full raises a betting round allows after the bet. Once only two players are left, there’s no limit.
rule-ottocento-target = How many points win the match.
rule-signals = Signals
rule-ottocento-signals = Whether the leader of a trick may say busso, striscio or volo with the card.
rule-reveal = When all hands are shown
rule-reveal-text = All hands, discards and the shuffle’s proof: after each deal, after the session, or when the table closes.
rule-partners = Partners
rule-partners-text = Drawn for { $deals } deals, or chosen by the host, who can choose for the next { $deals } at any time.
partners-drawn-choice = Drawn
