# The rules page, made from what the table really plays by.

rules-title = { $game }, { $edition }
game-triomphe = Triomphe Forcée
game-scarto = Scarto
game-tarocchi = Tarocchi
game-mitigati = Mitigati
game-troccas = Troccas
game-swiss = Swiss Tarot
game-latriomphe = La Triomphe
game-trefeltromp = Trefeltromp
edition-tavern = tavern rules
edition-vieville = Viéville rules
edition-mcleod = McLeod rules
edition-chee = Chee rules
edition-white-parrot = White Parrot rules
edition-rufus = Rufus rules
edition-classic = classic rules
edition-as-qui-pille = à l’as qui pille
edition-target = { $edition }, to { $target }
edition-pack-small = { $edition }, small pack
edition-equal_courts-last = { $edition }, last of equal courts wins
edition-equal_courts-ranked = { $edition }, courts ranked
edition-top-angel = { $edition }, Judgement above the World
edition-round_suits-straight = { $edition }, round suits not reversed
edition-bagatto-only-trump-no-fool = { $edition }, the Magician discarded only without the Fool
edition-robbing-off = { $edition }, without robbing
edition-fool-excuse = { $edition }, the Fool as an excuse

rules-cards = The cards
rules-deal = The deal
rules-bonus = Cards that pay
rules-play = The play
rules-end = Who wins
rules-pays = What pays
rules-suggest = Not sure? **{ $suggest }** picks a discard for you by a simple rule: no trumps, no high-scoring cards where possible, and your shortest suits first.
rules-footer = These rules match this table’s options.
rules-footer-default = These rules match the options named in the title.

fact-goal = Win the pot: be dealt **{ $card }**, or win the most tricks out of { $tricks }.
fact-seats = For { $fewest } to { $most } players.
fact-seats-exactly = For exactly { $seats } players.
fact-seats-of = For { $first } or { $most } players.
fact-pack = The pack has { $cards } cards: { $plain } of { $suits }, { $trumps } trumps, and the Fool.
fact-pack-plain = The pack has { $cards } cards, { $each } each of { $suits }.
fact-order = { $suits }, strongest first: { $cards }

fact-clockwise = Cards are dealt and played clockwise, to the left.
fact-anticlockwise = Cards are dealt and played anticlockwise, to the right.
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
fact-first-lead = The player next in turn after the dealer leads the first trick; after that, whoever won the last trick leads.
fact-must-follow = You must follow the suit that was led, if you can. Trumps count as a suit too.
fact-must-trump = If you can’t follow, you must play a trump if you have one. Otherwise play anything.
fact-need-not-beat = You never have to beat the cards on the table.
fact-fool-trump = The Fool is the lowest trump. It beats every plain card and loses to every other trump.
fact-fool-excuse = The Fool excuses you from following suit: you can play it at any time, whatever was led. It never wins a trick. If it’s led, the next card sets the suit to follow.
fact-trick-winner = The highest trump wins the trick. If there’s none, the highest card of the suit led wins.
fact-most-tricks = Whoever wins the most tricks takes what’s left in the pot. In a tie, it goes to whoever reached that number first; if five players win one trick each, that’s the winner of the first trick.
fact-next-dealer = After every deal, the next player in that direction deals.

fact-scarto-goal = Everyone plays for themselves and wins tricks for the card points in them. There are { $all } in all: with more than { $mean } you win coins, with fewer you lose.
fact-scarto-dealt = Everyone is dealt { $cards } cards, five at a time. The dealer also takes the last { $talon } cards and discards { $talon } face down; those count for the dealer.
fact-scarto-discard = The dealer can’t discard any of these: kings, the Fool, { $fives }.
fact-scarto-discard-only-trump = The dealer can’t discard any of these: kings, the Fool, { $fives }. One exception: { $bagatto } can be discarded if it’s the dealer’s only trump, with or without the Fool.
fact-scarto-discard-only-trump-no-fool = The dealer can’t discard any of these: kings, the Fool, { $fives }. One exception: { $bagatto } can be discarded if it’s the dealer’s only trump and the dealer doesn’t hold the Fool.
fact-scarto-fool = If you play the Fool you always keep it, even if you win no tricks: the winner of that trick gets only the other two cards.
fact-scarto-values = Kings, { $fives } count { $king } each, queens { $queen }, knights { $knight }, jacks { $jack }, every other card { $other }. The Fool is worth { $fool } and is counted separately.
fact-scarto-threes = Cards are counted in threes, and each group of three counts 2 less than its cards are worth. If two cards are left over, they count 1 less.
fact-scarto-pays = For every card point above { $mean } you get { $price }; for every point below, you pay the same. You can lose at most { $most } per deal.

fact-trefeltromp-goal = Three cards each, four betting rounds. You put down one card at a time, and each time the best card takes a share of the pot.
fact-trefeltromp-order = Suits don’t matter. Strongest first: trumps 21 to 1, then the Fool, then aces, then courts (king, queen, knight and jack all rank equally), then 10 down to 2.
fact-trefeltromp-fool = The Fool is the lowest trump: it beats every plain card and loses to every other trump.
fact-trefeltromp-ante = Everyone pays the ante into the pot: { $ante }.
fact-trefeltromp-purse = You set your purse when you join: from { $least } to { $most }. It’s the most you can lose in a deal, including the ante.
fact-trefeltromp-directions = Cards are dealt anticlockwise, but the betting goes clockwise. It starts with the first player to the dealer’s left who’s still in.
fact-trefeltromp-next-dealer = The player to the dealer’s right deals next.
fact-trefeltromp-rounds = First a betting round (*fyrsturkalla*), then the exchange. Then come three cards, each after its own betting round: *banen* after *banenkalla*, *detuiler* after *detuilerkalla*, *debekranse* after *debekransekalla*.
fact-trefeltromp-exchange = In the exchange, everyone still in can swap one card for a new one. All decide at the same time.
fact-trefeltromp-laying = Everyone still in puts a card face down and can’t take it back. Once everyone has, the cards are shown together.
fact-trefeltromp-bets = Check, bet, call, raise or fold. A bet is at least { $ante }; a raise adds at least as much as the last bet or raise. If you have less, you can still go all in.
fact-trefeltromp-raises = Each round allows a bet and { $raises } full raises, unless only two players are left. After the last raise you can only call or fold, and nobody goes higher, not even all in. Before that, going all in for less than a full raise doesn’t count as a raise, and doesn’t let players who have already acted raise again. Nobody may bet if no other player could match it.
fact-trefeltromp-all-in = A player with nothing left bets no more, but still plays for the pots they paid into.
fact-trefeltromp-privilege = If you play the Fool in banen or detuiler and win nothing, you can *stay* in for the next betting round without paying, and still play for every pot you were in. If you bet or raise instead, you pay like everyone else. Playing the Fool in debekranse doesn’t let you stay in like this.
fact-trefeltromp-shares = The winner of banen takes a third of the pot, rounded down; the winner of detuiler half of what’s left; the winner of debekranse the rest.
fact-trefeltromp-tie = If the best cards tie, nobody wins and the coins stay in the pot. After debekranse they stay for the next deal; everyone still pays the ante.
fact-trefeltromp-alone = If everyone else folds, you take the whole pot and show nothing. A bet that nobody matched is returned.
fact-trefeltromp-banked = Coins you win during a deal can’t be bet until the next one.
fact-trefeltromp-side-pots = Bets above what an all-in player could pay go into a side pot, shared in the same way between those who paid into it.
fact-trefeltromp-closing = If the table closes with coins in the pot, they’re shared by the players who were still in at the last tied debekranse and haven’t left.

fact-tarocchi-goal = Everyone plays for themselves and wins tricks for the card points in them. There are { $all } in all: with more than { $mean } you win coins, with fewer you lose.
fact-tarocchi-dealt = Everyone is dealt { $cards } cards, five at a time. The dealer also takes the last { $talon } cards and discards { $talon } face down; those count for the dealer.
fact-tarocchi-discard = The dealer can’t discard any of these: kings, the Fool, { $fives }.
fact-tarocchi-courts-first = The king, queen, knight and jack of a suit are equal: if two are played, the first one wins.
fact-tarocchi-courts-last = The king, queen, knight and jack of a suit are equal: if two are played, the last one wins.
fact-tarocchi-fool = If you play the Fool you always keep it, even if you win no tricks: the winner of that trick gets only the other two cards.
fact-tarocchi-values = Kings, { $fives } count { $king } each, queens { $queen }, knights { $knight }, jacks { $jack }, every other card { $other }. The Fool is worth { $fool } and is counted separately.
fact-tarocchi-threes = Cards are counted in threes, and each group of three counts 2 less than its cards are worth. If two cards are left over, they count 1 less.
fact-tarocchi-pays = For every card point above { $mean } you get { $price }; for every point below, you pay the same. You can lose at most { $most } per deal.

# La Triomphe

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
fact-latriomphe-robbing = Whoever holds the ace of trumps can take the turned card, and the cards right under it as long as they are trumps. If the ace itself is turned up, the dealer can. If it wasn’t turned up, everyone is asked whether they want to rob, so nobody learns who could.
fact-latriomphe-robbing-lays = For every card taken, the robber puts one card of their choice face down under the stock. Everyone sees what’s taken, but nobody sees what’s put back.
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

# Troccas

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

fact-mitigati-goal = Everyone plays for themselves and wins tricks for the card points in them. There are { $all } in all: with more than { $mean } you win coins, with fewer you lose.
fact-mitigati-dealt = Everyone is dealt { $cards } cards, five at a time. The dealer also takes the last { $talon } cards and discards { $talon } face down; those count for the dealer.
fact-mitigati-dealt-for-bids = Everyone is dealt { $first } cards, then { $next } more at a time, three times. There’s a bidding round after the first { $first } cards and after each of the next two deals of { $next }. After the final cards, the dealer also takes the { $talon } left over and discards { $talon } face down; those count for the dealer.
fact-mitigati-bids = In turn, starting with the player after the dealer, each player bids a number of points above or below { $mean }, or asks for more cards.
fact-mitigati-bids-agreed = As soon as all three have bid and the bids add up to zero, the deal is settled at those bids and isn’t played.
fact-mitigati-bids-more = When your turn comes round again, you can keep or lower your bid, but never raise it. All bids are dropped and more cards dealt if someone asks for more, if the bids add up to less than zero, or if nobody changes their bid for a full round of the table. If there’s no agreement in the third bidding round, the deal is played.
fact-mitigati-discard = The dealer can’t discard kings, the Fool or any trump.
fact-mitigati-discard-too-few = If that leaves the dealer fewer than three cards to discard, the lowest trumps make up the number, but never these: { $never }.
fact-mitigati-discard-only-trump = The dealer can’t discard any of these: kings, the Fool, { $fives }. One exception: { $bagatto } can be discarded if it’s the dealer’s only trump, with or without the Fool.
fact-mitigati-fool = If you play the Fool you always keep it, even if you win no tricks: the winner of that trick gets only the other two cards.
fact-mitigati-values = Kings, { $fives } count { $king } each, queens { $queen }, knights { $knight }, jacks { $jack }, every other card { $other }. The Fool counts { $fool }. Each card counts by itself.
fact-mitigati-pays = For every card point above { $mean } you get { $price }; for every point below, you pay the same. Including honours, you can lose at most { $most } per deal.
fact-mitigati-honours = The honours are the four kings, { $trio }. Just before your first card, your honours are shown, and each opponent pays you for them: an honour point is worth as much as a card point.
fact-mitigati-honours-sets = You’re paid for the best set you hold: any four honours earn { $four } points, { $trio } together { $three }, all four kings { $kings }. Each honour beyond that set adds { $each }.
fact-mitigati-honours-trumps = If you hold { $many } or more trumps, each of them earns a point as well. The Fool counts among them only if you need it to reach ten.

fact-swiss-goal = Each of you deals once: { $deals } deals make a match. Everyone stakes { $stake } once for the whole match, and the highest total takes it all.
fact-swiss-dealt = Everyone is dealt { $cards } cards, five at a time. The dealer also takes the last { $talon } cards and discards { $talon } face down; those count for the dealer, like a trick.
fact-swiss-discard = The dealer can’t discard kings, the Fool or any trump.
fact-swiss-discard-too-few = If that leaves the dealer fewer than three cards to discard, the lowest trumps make up the number, but never these: { $never }.
fact-swiss-fool = If you play the Fool you keep it, and after the deal you give the winner of its trick the lowest card you have won. If you haven’t won any cards at all, the Fool goes to that winner.
fact-swiss-fool-dealer = A dealer who has won no tricks gives one of the discarded cards for the Fool.
fact-swiss-values = Kings, the Fool, { $fives } count { $king } each, queens { $queen }, knights { $knight }, jacks { $jack }, every other card { $other }.
fact-swiss-threes = Cards are counted in threes, and each group of three counts 2 less than its cards are worth.
fact-swiss-total = A deal has { $all } card points. They’re added up over the match.
fact-swiss-tie = If players tie, they share the stakes. Any coins left over are given out one by one in dealing order, starting with the player after the dealer.

# A game in short, in the hand of whoever plays their first deals of it: five lines and 350 characters at most.
quick-heading = { $game } in short
quick-goal-points = Win more than { $mean } of the { $all } card points.
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
quick-goal-rounds = Put down a card in each of three rounds: the best takes a share of the pot.
quick-follow-excuse = Follow suit, or else trump. The Fool excuses you, but never wins.
quick-follow-fool = Follow suit, or else trump. The Fool is the lowest trump.
quick-must-beat = Follow suit, or else trump, and beat the best card if you can.
quick-no-suits = Suits don’t matter: trumps beat the Fool, then come aces, courts, 10 down to 2.
quick-turned = The turned-up card’s suit is trumps.
quick-ranks = From the top: { $ranks }.
quick-reversed = In { $suits }, low numbers beat high ones.
quick-top = Top trump: { $card }.
quick-courts-first = Court cards of a suit are equal: the first one wins.
quick-courts-last = Court cards of a suit are equal: the last one wins.
quick-counts = Kings, { $fives } count { $king }, queens { $queen }, knights { $knight }, jacks { $jack }, the rest { $other }.
quick-bonus = These pay you from the pot: { $cards }.
quick-marks = Three tricks score 1 point, all five 2.
quick-shares = The shares: a third of the pot, then half the rest, then what’s left.
quick-honours = Honours pay extra: any four of the 5-point cards and the Fool, or ten trumps.
quick-call = The king of the suit led can call its jack.
quick-rob = The ace of trumps can take the turned-up card.
quick-offer = Weak hand? The first to lead and the dealer can offer to concede.
quick-swap = After the first bets, you can swap one card.
quick-alone = If everyone else folds, the pot is yours.
quick-discard = The dealer’s { $talon } discards count for the dealer.
