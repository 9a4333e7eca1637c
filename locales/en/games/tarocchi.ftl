game-tarocchi = Tarocchi
edition-white-parrot = White Parrot rules
edition-equal_courts-last = { $edition }, last of equal courts wins
edition-equal_courts-ranked = { $edition }, courts ranked
edition-top-angel = { $edition }, Judgement above the World
edition-round_suits-straight = { $edition }, round suits not reversed
edition-direction-clockwise = { $edition }, clockwise
play-about-tarocchi = three players at the White Parrot Inn: all court cards of a suit are equal, and the first one played wins.

fact-tarocchi-goal = Everyone plays for themselves and counts the card points in their tricks, { $all } in all: more than { $mean } win coins, fewer lose.
fact-tarocchi-dealt = Everyone is dealt { $cards } cards, five at a time. The dealer takes the last { $talon } too, and discards { $talon } face down, which count for the dealer.
fact-tarocchi-discard = The dealer can’t discard any of these: kings, the Fool, { $fives }.
fact-tarocchi-courts-first = The king, queen, knight and jack of a suit are equal: if two are played, the first one wins.
fact-tarocchi-courts-last = The king, queen, knight and jack of a suit are equal: if two are played, the last one wins.
fact-tarocchi-fool = You always keep the Fool you play, even without a trick: whoever wins its trick gets the other two cards.
fact-tarocchi-values = Kings, { $fives } count { $king } each, queens { $queen }, knights { $knight }, jacks { $jack }, every other card { $other }. The Fool is worth { $fool } and is counted separately.
fact-tarocchi-threes = Cards are counted in threes, and each group of three counts 2 less than its cards are worth. If two cards are left over, they count 1 less.
fact-tarocchi-pays = Each card point above { $mean } brings { $price }, each one below costs as much. You can lose at most { $most } per deal.
