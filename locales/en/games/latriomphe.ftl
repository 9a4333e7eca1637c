game-latriomphe = La Triomphe
edition-as-qui-pille = à l’as qui pille
edition-target = { $edition }, to { $target }
edition-robbing-off = { $edition }, without robbing
edition-run-off = { $edition }, robbing the turned-up card only
play-about-latriomphe = five cards each, and whoever takes three of the five tricks scores. The friendliest way to begin.
play-edition-latriomphe-classic = nobody robs
play-edition-latriomphe-as-qui-pille = the ace of trumps robs
lesson-aim-latriomphe = Two play against two, with { $number } cards each. The side that takes most of the tricks scores.
lesson-aim-latriomphe-as-qui-pille = Everyone plays for themselves, with { $number } cards each. Whoever takes the most tricks scores.

fact-latriomphe-sides = Two sides play against each other, with one, two or three players each. The sides sit alternately, so every second player is on your side.
fact-latriomphe-alone = Everyone plays for themselves.
fact-latriomphe-goal = The first side with { $target ->
    [one] 1 point
   *[other] { $target } points
} wins the match.
fact-latriomphe-goal-alone = The first player with { $target ->
    [one] 1 point
   *[other] { $target } points
} wins the match.
fact-latriomphe-dealt = Everyone is dealt { $cards } cards: three, then two.
fact-latriomphe-turned = The next card is turned up. Its suit is the trump suit.
fact-latriomphe-robbing = Whoever holds the ace of trumps can take the turned-up card, and any trumps right under it. If the ace itself is turned up, the dealer can. Otherwise everyone is asked, so nobody learns who could.
fact-latriomphe-robbing-lays = For every card taken, the robber puts one card of their choice face down under the stock. Everyone sees what’s taken, but nobody sees what’s put back.
fact-latriomphe-robbing-turned = Whoever holds the ace of trumps can take the turned-up card, and no other. If the ace itself is turned up, the dealer can. If it wasn’t turned up, everyone is asked whether they want to rob, so nobody learns who could.
fact-latriomphe-robbing-lays-one = The robber puts one card face down under the stock in exchange, even the turned-up card itself. Everyone sees what’s taken, but nobody sees what’s put back.
fact-latriomphe-offer = Weak hand? Either the first to lead or the dealer can offer to concede the deal instead of playing their first card, and the other one accepts or declines. There is only one such offer per deal.
fact-latriomphe-offer-accepted = If the offer is accepted, the deal ends and the side that accepts scores 1 point.
fact-latriomphe-offer-refused = If they decline, their side must win all five tricks, which scores 2 points. The first trick they lose costs 2 points and ends the deal.
fact-latriomphe-must-beat = You must follow the suit led if you can, and beat the best card so far if you can, even your partner’s. Once the trick has been trumped, any card of the suit led will do.
fact-latriomphe-must-beat-alone = You must follow the suit led if you can, and beat the best card so far if you can. Once the trick has been trumped, any card of the suit led will do.
fact-latriomphe-must-trump = If you can’t follow, you must play a trump if you have one, and a higher trump than those played if you can. Otherwise play anything.
fact-latriomphe-decided = The deal stops as soon as a side has three tricks.
fact-latriomphe-decided-alone = The deal stops as soon as a player has three tricks.
fact-latriomphe-vole-or-stop = If a side wins the first three tricks, whoever won the third can stop there or go for all five.
fact-latriomphe-vole-or-stop-alone = If you win the first three tricks, you can stop there or go for all five.
fact-latriomphe-three = Three tricks score 1 point.
fact-latriomphe-most = If nobody has three, whoever won the most tricks scores 1 point; in a tie, whoever reached that number first does.
fact-latriomphe-vole = All five tricks score 2 points. Going for them and losing one costs 2 points and ends the deal.
fact-latriomphe-loses = A lost point is taken from your side’s points. If you have none, the other side scores it instead.
fact-latriomphe-debt = If you lose a point you don’t have, it becomes a debt that your next points pay off. Nobody else gains by it.
fact-latriomphe-match = Everyone stakes { $stake } for the whole match and can’t lose more. The winners share the losers’ stakes.
fact-latriomphe-match-alone = Everyone stakes { $stake } for the whole match and can’t lose more. The winner takes it all.
