game-scarto = Scarto
edition-mcleod = McLeod rules
edition-bagatto-only-trump-no-fool = { $edition }, the Magician discarded only without the Fool
play-about-scarto = three players and the whole tarot pack: win the tricks with the kings in them.
play-edition-scarto-mcleod = every trick counts a point
play-edition-scarto-chee = cards count in threes

fact-scarto-goal = Everyone plays for themselves and wins tricks for the card points in them. There are { $all } in all: with more than { $mean } you win coins, with fewer you lose.
fact-scarto-dealt = Everyone is dealt { $cards } cards, five at a time. The dealer also takes the last { $talon } cards and discards { $talon } face down; those count for the dealer.
fact-scarto-discard = The dealer can’t discard any of these: kings, the Fool, { $fives }.
fact-scarto-discard-only-trump = The dealer can’t discard any of these: kings, the Fool, { $fives }. One exception: { $bagatto } can be discarded if it’s the dealer’s only trump, with or without the Fool.
fact-scarto-discard-only-trump-no-fool = The dealer can’t discard any of these: kings, the Fool, { $fives }. One exception: { $bagatto } can be discarded if it’s the dealer’s only trump and the dealer doesn’t hold the Fool.
fact-scarto-fool = If you play the Fool you always keep it, even if you win no tricks: the winner of that trick gets only the other two cards.
fact-scarto-values = Kings, { $fives } count { $king } each, queens { $queen }, knights { $knight }, jacks { $jack }, every other card { $other }. The Fool is worth { $fool } and is counted separately.
fact-scarto-threes = Cards are counted in threes, and each group of three counts 2 less than its cards are worth. If two cards are left over, they count 1 less.
fact-scarto-pays = For every card point above { $mean } you get { $price }; for every point below, you pay the same. You can lose at most { $most } per deal.
