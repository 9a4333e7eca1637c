game-troccas = Troccas
play-about-troccas = two against two with the tarot pack, from the valleys of Graubünden. A king can call the jack of its suit.
lesson-aim-troccas = Two play against two, with { $number } cards each. It’s not how many tricks you win that counts, but the points of the cards in them.

fact-troccas-sides = Four players, two against two. Partners sit opposite each other.
fact-troccas-goal = You win tricks for the card points in them, { $all } in all. The side with more than { $half } wins the deal.
fact-troccas-draw = Partners are drawn: everyone draws until they have a trump other than the Fool. The two highest play together; the lowest deals first. After { $deals } deals, partners are drawn again.
fact-troccas-dealt = Everyone is dealt { $cards } cards: six, six and seven. The dealer gets { $scart } more.
fact-troccas-exposed = The last card of everyone’s seven lies face up until the dealer has discarded.
fact-troccas-scart = The dealer discards { $scart } cards face down, which count for the dealer’s side. These can’t be discarded: { $honours }.
fact-troccas-call = The first time a suit is led, whoever plays its king can call the jack of that suit, unless they hold the jack themselves or it’s already in the trick.
fact-troccas-call-forced = If you hold the called jack and haven’t played to the trick yet, you must play it. Not even the Fool excuses you.
fact-troccas-call-swapped = If you hold the called jack and have already played a number card (ace to ten) of that suit, you take that card back and play the jack instead. If you played any other card, the call has no effect.
fact-troccas-values = Kings, the Fool, { $fives } count { $king } each, queens { $queen }, knights { $knight }, jacks { $jack }, every other card { $other }.
fact-troccas-fours = Cards are counted in fours, and each group of four counts 3 less than its cards are worth. The dealer’s two discards count 1 less.
fact-troccas-fool = If the other side wins the trick you played the Fool to, your side keeps the Fool and gives them its lowest card after the last trick.
fact-troccas-all-tricks = A side that wins all { $cards } tricks has all { $all } points.
fact-troccas-goods = For every point above { $half }, each loser pays { $stake } to one of the winners. You can lose at most { $most } per deal.
