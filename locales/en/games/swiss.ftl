game-swiss = Swiss Tarot
play-about-swiss = the old tarot game of the Swiss mountains: three deals make a match, and every point counts.
lesson-aim-swiss = Everyone plays for themselves, with { $number } cards each. A match takes several deals, and the points of the cards in your tricks add up.

fact-swiss-goal = Each of you deals once: { $deals } deals make a match. Everyone stakes { $stake } once for the whole match, and the highest total takes it all.
fact-swiss-dealt = Everyone is dealt { $cards } cards, five at a time. The dealer takes the last { $talon } too, and discards { $talon } face down, which count for the dealer like a trick.
fact-swiss-discard = The dealer can’t discard kings, the Fool or any trump.
fact-swiss-discard-too-few = If that leaves the dealer fewer than three cards to discard, the lowest trumps make up the number, but never these: { $never }.
fact-swiss-fool = If you play the Fool you keep it, and after the deal you give the winner of its trick the lowest card you have won. If you haven’t won any cards at all, the Fool goes to that winner.
fact-swiss-fool-dealer = A dealer who has won no tricks gives one of the discarded cards for the Fool.
fact-swiss-values = Kings, the Fool, { $fives } count { $king } each, queens { $queen }, knights { $knight }, jacks { $jack }, every other card { $other }.
fact-swiss-threes = Cards are counted in threes, and each group of three counts 2 less than its cards are worth.
fact-swiss-total = A deal has { $all } card points. They’re added up over the match.
fact-swiss-tie = If players tie, they share the stakes. Any coins left over are given out one by one in dealing order, starting with the player after the dealer.
