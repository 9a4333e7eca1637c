game-scarto = Scarto
edition-mcleod = McLeod rules
edition-bagatto-only-trump-no-fool = { $edition }, the Magician discarded only without the Fool
play-about-scarto = three players and the whole tarot pack: win the tricks with the kings in them.
play-edition-scarto-mcleod = every trick counts a point
play-edition-scarto-chee = cards count in threes

fact-scarto-goal = Everyone plays for themselves and counts the card points in their tricks, { $all } in all: more than { $mean } win coins, fewer lose.
fact-scarto-dealt = Everyone is dealt { $cards } cards, five at a time. The dealer takes the last { $talon } too, and discards { $talon } face down, which count for the dealer.
fact-scarto-discard = The dealer can’t discard any of these: kings, the Fool, { $fives }.
fact-scarto-discard-only-trump = The dealer can’t discard any of these: kings, the Fool, { $fives }. One exception: { $bagatto } can be discarded if it’s the dealer’s only trump, with or without the Fool.
fact-scarto-discard-only-trump-no-fool = The dealer can’t discard any of these: kings, the Fool, { $fives }. One exception: { $bagatto } can be discarded if it’s the dealer’s only trump and the dealer doesn’t hold the Fool.
fact-scarto-fool = You always keep the Fool you play, even without a trick: whoever wins its trick gets the other two cards.
fact-scarto-values = Kings, { $fives } count { $king } each, queens { $queen }, knights { $knight }, jacks { $jack }, every other card { $other }. The Fool is worth { $fool } and is counted separately.
fact-scarto-threes = Cards are counted in threes, and each group of three counts 2 less than its cards are worth. If two cards are left over, they count 1 less.
fact-scarto-pays = Each card point above { $mean } brings { $price }, each one below costs as much. You can lose at most { $most } per deal.
