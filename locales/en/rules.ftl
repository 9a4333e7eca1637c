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
edition-equal_courts-last = { $edition }, of equal courts the last wins
edition-equal_courts-ranked = { $edition }, courts ranked
edition-top-angel = { $edition }, Judgement above the World
edition-round_suits-straight = { $edition }, round suits not reversed
edition-bagatto-only-trump-no-fool = { $edition }, the Magician laid away only without the Fool
edition-robbing-off = { $edition }, without robbing
edition-fool-excuse = { $edition }, the Fool as an excuse

rules-cards = The cards
rules-deal = The deal
rules-bonus = Cards that pay
rules-play = The play
rules-end = Who wins
rules-pays = What pays
rules-footer = Made from the options this table plays by.
rules-footer-default = Made from the options named in the title.

fact-goal = Win the pot: be dealt **{ $card }**, or win the most of { $tricks } tricks.
fact-seats = { $fewest } to { $most } can play.
fact-seats-exactly = It takes { $seats } players.
fact-seats-of = { $first } or { $most } can play.
fact-pack = The pack has { $cards } cards: { $plain } of { $suits }, { $trumps } trumps, and the Fool.
fact-pack-plain = The pack has { $cards } cards, { $each } each of { $suits }.
fact-order = { $suits }, strongest first: { $cards }

fact-clockwise = Deal and play go round clockwise, to the left.
fact-anticlockwise = Deal and play go round anticlockwise, to the right.
fact-ante = Everyone pays the stake into the pot, at least { $least }.
fact-ante-at = Everyone pays { $stake } into the pot. That is all a deal can cost you.
fact-dealt = Everyone is dealt { $cards } cards, one at a time.
fact-takes-all = Who is dealt **{ $card }** takes the whole pot at once, and the deal is over.
fact-bonus-may = **{ $card }**: who was dealt it may show it and is paid { $amount } from the pot. It goes back to the hand.
fact-bonus-must = **{ $card }**: who was dealt it shows it and is paid { $amount } from the pot. It goes back to the hand.
fact-bonus-secret = Everyone is asked at the same time and for the same time whether to show, so that nobody learns who holds what.
fact-stakes = { $stakes ->
    [one] 1 stake
   *[other] { $stakes } stakes
}
fact-empty-pot = If the bonuses empty the pot, the deal is over.
fact-first-lead = The player next to the dealer leads to the first trick; whoever wins a trick leads to the next.
fact-must-follow = You must follow the suit that was led, if you can. Trumps are a suit.
fact-must-trump = If you cannot follow, you must play a trump, if you have one. Otherwise play anything.
fact-need-not-beat = You never have to beat what lies there.
fact-fool-trump = The Fool is the lowest trump. It beats every plain card and loses to every other trump.
fact-fool-excuse = The Fool excuses you: play it at any moment, whatever was led. It never wins a trick. If it is led, the next card says what must be followed.
fact-trick-winner = The highest trump wins the trick, else the highest card of the suit led.
fact-most-tricks = Whoever wins the most tricks takes what is left in the pot. If two have equally many, the one who had that many first; so if five players win one each, the winner of the first.
fact-next-dealer = After every deal the next player in that direction deals.

fact-scarto-goal = Everyone plays alone and wins tricks for the card points in them. There are { $all } in all: with more than { $mean } you win, with fewer you lose.
fact-scarto-dealt = Everyone is dealt { $cards } cards, five at a time. The dealer takes the last { $talon } cards too and lays { $talon } away, face down; those count for the dealer.
fact-scarto-discard = These may not be laid away: kings, the Fool, { $fives }.
fact-scarto-discard-only-trump = These may not be laid away: kings, the Fool, { $fives }. There is one exception: { $bagatto } may be laid away if it is the dealer’s only trump, with or without the Fool.
fact-scarto-discard-only-trump-no-fool = These may not be laid away: kings, the Fool, { $fives }. There is one exception: { $bagatto } may be laid away if it is the dealer’s only trump and the dealer does not hold the Fool.
fact-scarto-fool = You always keep the Fool you played, even without a single trick: the winner of that trick gets only the other two cards.
fact-scarto-values = Kings, { $fives } count { $king } each. A queen counts { $queen }, a knight { $knight }, a jack { $jack }, every other card { $other }. The Fool counts { $fool } and is set apart.
fact-scarto-threes = Cards are counted three by three, and every three count 2 less than they are worth. Two cards left over count 1 less.
fact-scarto-pays = For every card point above { $mean } you are paid { $price }, for every point below you pay as much. A deal can cost you { $most } at most.

fact-trefeltromp-goal = Three cards each, four rounds of bets. You lay one card at a time, and each time the best card takes a share of the pot.
fact-trefeltromp-order = No suits. Strongest first: trumps 21 to 1, then the Fool, then aces, then courts (king, queen, knight and jack are all alike), then 10 down to 2.
fact-trefeltromp-fool = The Fool is the lowest trump: it beats every plain card and loses to every other trump.
fact-trefeltromp-ante = Everyone pays the ante into the pot: { $ante }.
fact-trefeltromp-purse = You set your purse when you sit down, { $least } to { $most }. It is the most that a deal can cost you, the ante included.
fact-trefeltromp-directions = The cards go round anticlockwise, the bets clockwise: the first player still in at the dealer’s left speaks first.
fact-trefeltromp-next-dealer = The next deal is dealt by the player at the dealer’s right.
fact-trefeltromp-rounds = Bets come first (*fyrsturkalla*), then the exchange, then three times bets and a card: *banenkalla* and *banen*, *detuilerkalla* and *detuiler*, *debekransekalla* and *debekranse*.
fact-trefeltromp-exchange = In the exchange everyone still in may give up one card for a new one. All decide at the same time.
fact-trefeltromp-laying = Everyone still in lays a card face down. Once laid, it stays. When all have, the cards are shown together.
fact-trefeltromp-bets = Check, bet, call, raise or fold. A bet is at least { $ante }; a raise adds at least as much as the last bet or raise. With less left you may still go all-in.
fact-trefeltromp-raises = A round sees at most a bet and { $raises } full raises, unless only two are left. After the last of them you call or fold: nobody goes higher, not even all-in. Before that, an all-in for less than a full raise does not count as one, nor does it let those raise again who have spoken. Nobody may bet when no other could pay.
fact-trefeltromp-all-in = Who has nothing left says no more and plays on for the pots paid into.
fact-trefeltromp-privilege = Lay the Fool in banen or detuiler and win nothing, and in the next round of bets you may *stay*: you pay nothing and still play for every pot that you were in. Bet or raise instead, and you pay like everyone. The Fool in debekranse gives you nothing.
fact-trefeltromp-shares = The winner of banen takes a third of the pot, rounded down, the winner of detuiler half of what is left, the winner of debekranse the rest.
fact-trefeltromp-tie = If the best cards are equal, nobody wins and the coins stay. After debekranse they stay for the next deal; everyone pays the ante all the same.
fact-trefeltromp-alone = If all others fold, you take the whole pot and show nothing. A bet that nobody matched comes back.
fact-trefeltromp-banked = What you win in a deal cannot be bet in the same deal.
fact-trefeltromp-side-pots = Bets above what an all-in player could pay go to a side pot, which is shared in the same way among those who paid for it.
fact-trefeltromp-closing = If the table closes with coins in the pot, those who were still in at the last tied debekranse and have not left share them.

fact-tarocchi-goal = Everyone plays alone and wins tricks for the card points in them. There are { $all } in all: with more than { $mean } you win, with fewer you lose.
fact-tarocchi-dealt = Everyone is dealt { $cards } cards, five at a time. The dealer takes the last { $talon } cards too and lays { $talon } away, face down; those count for the dealer.
fact-tarocchi-discard = These may not be laid away: kings, the Fool, { $fives }.
fact-tarocchi-courts-first = King, queen, knight and jack of a suit are equal: of two that are played, the first stands.
fact-tarocchi-courts-last = King, queen, knight and jack of a suit are equal: of two that are played, the last wins.
fact-tarocchi-fool = You always keep the Fool you played, even without a single trick: the winner of that trick gets only the other two cards.
fact-tarocchi-values = Kings, { $fives } count { $king } each. A queen counts { $queen }, a knight { $knight }, a jack { $jack }, every other card { $other }. The Fool counts { $fool } and is set apart.
fact-tarocchi-threes = Cards are counted three by three, and every three count 2 less than they are worth. Two cards left over count 1 less.
fact-tarocchi-pays = For every card point above { $mean } you are paid { $price }, for every point below you pay as much. A deal can cost you { $most } at most.

# La Triomphe

fact-latriomphe-sides = Two sides play against each other, with one, two or three players each. Partners sit alternately: every other player is yours.
fact-latriomphe-alone = Everyone plays alone.
fact-latriomphe-goal = The first side with { $target ->
    [one] 1 point
   *[other] { $target } points
} wins the match.
fact-latriomphe-goal-alone = The first player with { $target ->
    [one] 1 point
   *[other] { $target } points
} wins the match.
fact-latriomphe-dealt = Everyone is dealt { $cards } cards: three, then two.
fact-latriomphe-turned = The next card is turned up. Its suit is trumps.
fact-latriomphe-robbing = Whoever holds the ace of trumps may take the turned card, and the cards right under it as long as they are trumps. If the ace itself is turned up, the dealer may. If the ace was not turned up, everyone is asked whether they rob, so that nobody learns who could.
fact-latriomphe-robbing-lays = For every card taken, the robber lays one face down under the stock, whichever they like. Everyone sees what is taken, nobody what is laid.
fact-latriomphe-offer = A bad hand? The first to lead and the dealer may each give up the deal instead of playing their first card. The other of the two answers. There is one such offer in a deal.
fact-latriomphe-offer-accepted = An offer accepted ends the deal: the side that accepts marks 1 point.
fact-latriomphe-offer-refused = Who refuses must win all five tricks with their side: that marks 2 points. The first trick they miss loses 2 points and ends the deal.
fact-latriomphe-must-beat = You must follow the suit that was led if you can, and beat the best card so far if you can, your partner’s too. Once the trick has been trumped, any card of the suit led will do.
fact-latriomphe-must-beat-alone = You must follow the suit that was led if you can, and beat the best card so far if you can. Once the trick has been trumped, any card of the suit led will do.
fact-latriomphe-must-trump = If you cannot follow, you must play a trump if you have one, and a higher trump than those played if you can. Otherwise play anything.
fact-latriomphe-decided = The deal stops as soon as a side has three tricks.
fact-latriomphe-decided-alone = The deal stops as soon as a player has three tricks.
fact-latriomphe-vole-or-stop = When a side wins the first three tricks, whoever won the third may stop there, or go on to win all five.
fact-latriomphe-vole-or-stop-alone = Who wins the first three tricks may stop there, or go on to win all five.
fact-latriomphe-three = Three tricks mark 1 point.
fact-latriomphe-most = If nobody has three, whoever won the most tricks marks 1 point; if two have equally many, the one who had that many first.
fact-latriomphe-vole = All five tricks mark 2 points. Going on and missing one loses 2 points, and ends the deal.
fact-latriomphe-loses = A point lost is taken from your side’s points. If there is none, the other side marks it.
fact-latriomphe-debt = A point lost that you do not have is a debt: the next points you win go to pay it. Nobody else gains by it.
fact-latriomphe-match = Everyone stakes { $stake } for the whole match, and that is all it can cost you. The winners share what the losers staked.
fact-latriomphe-match-alone = Everyone stakes { $stake } for the whole match, and that is all it can cost you. The winner takes it all.

# Troccas

fact-troccas-sides = Four play, two against two. Partners sit opposite each other.
fact-troccas-goal = Tricks are won for the card points in them, { $all } in all. The side with more than { $half } wins the deal.
fact-troccas-draw = Partners are drawn: everyone draws until they have a trump other than the Fool. The two highest play together, the lowest deals first. After { $deals } deals partners are drawn anew.
fact-troccas-dealt = Everyone is dealt { $cards } cards: six, six and seven. The dealer gets { $scart } more.
fact-troccas-exposed = The last card of everyone’s seven lies open until the dealer has laid cards away.
fact-troccas-scart = The dealer lays { $scart } cards away, face down, which count for the dealer’s side. These may not be laid away: { $honours }.
fact-troccas-call = Whoever plays the king of the suit led may call the jack of that suit, if it is the first time that the suit is led, unless they hold the jack themselves or it lies in the trick already.
fact-troccas-call-forced = Who holds the called jack and has still to play must play it. Not even the Fool excuses them.
fact-troccas-call-swapped = Who holds the called jack and has already played a card from ace to ten of that suit takes it back and puts the jack in its place. If they played another card, the call has no effect.
fact-troccas-values = Kings, the Fool, { $fives } count { $king } each. A queen counts { $queen }, a knight { $knight }, a jack { $jack }, every other card { $other }.
fact-troccas-fours = Cards are counted four by four, and every four count 3 less than they are worth. The dealer’s two count 1 less.
fact-troccas-fool = If the other side wins the trick with your Fool, your side keeps the Fool and gives its lowest card for it after the last trick.
fact-troccas-all-tricks = A side that wins all { $cards } tricks has all { $all } points.
fact-troccas-goods = For every point above { $half }, each loser pays { $stake } to one of the winners. A deal can cost you { $most } at most.

fact-mitigati-goal = Everyone plays alone and wins tricks for the card points in them. There are { $all } in all: with more than { $mean } you win, with fewer you lose.
fact-mitigati-dealt = Everyone is dealt { $cards } cards, five at a time. The dealer takes the last { $talon } cards too and lays { $talon } away, face down; those count for the dealer.
fact-mitigati-dealt-for-bids = Everyone is dealt { $first } cards, then { $next } three times. After { $first } cards and after each of the next two rounds you bid. With the last round the dealer takes the last { $talon } cards too and lays { $talon } away, face down; those count for the dealer.
fact-mitigati-bids = From the dealer’s neighbour on, each in turn bids a number of points above or below { $mean }, or asks for more cards.
fact-mitigati-bids-agreed = As soon as all three bids stand and come to zero, the deal is paid as it was bid and not played.
fact-mitigati-bids-more = When your turn comes round again you may keep or lower your bid, never raise it. More cards are dealt, and all bids forgotten, when someone asks for more, when the bids fall below zero in all, or when a whole round changes nothing. Without an agreement in the third session the deal is played.
fact-mitigati-discard = These may not be laid away: kings, the Fool, all trumps.
fact-mitigati-discard-too-few = If that leaves the dealer fewer than three cards to lay away, the lowest trumps make up for it; { $never } are never among them.
fact-mitigati-discard-only-trump = These may not be laid away: kings, the Fool, { $fives }. There is one exception: { $bagatto } may be laid away if it is the dealer’s only trump, with or without the Fool.
fact-mitigati-fool = You always keep the Fool you played, even without a single trick: the winner of that trick gets only the other two cards.
fact-mitigati-values = Kings, { $fives } count { $king } each. A queen counts { $queen }, a knight { $knight }, a jack { $jack }, every other card { $other }. The Fool counts { $fool }. Each card counts by itself.
fact-mitigati-pays = For every card point above { $mean } you are paid { $price }, for every point below you pay as much. Honours included, a deal can cost you { $most } at most.
fact-mitigati-honours = The honours are the four kings, { $trio }. Just before your first card your honours are shown and paid for by themselves: each opponent pays you, at the price of a point.
fact-mitigati-honours-sets = Any four honours earn { $four } points, { $trio } together { $three }, all four kings { $kings }; each honour more earns { $each }. The best of these counts.
fact-mitigati-honours-trumps = Besides, { $many } trumps or more earn a point each. The Fool counts only as the tenth.

fact-swiss-goal = Each of you deals once: { $deals } deals are a match. Everyone puts { $stake } at risk, once for the whole match, and the highest total takes all of it.
fact-swiss-dealt = Everyone is dealt { $cards } cards, five at a time. The dealer takes the last { $talon } cards too and lays { $talon } away, face down; those count for the dealer, just as a trick.
fact-swiss-discard = These may not be laid away: kings, the Fool, all trumps.
fact-swiss-discard-too-few = If that leaves the dealer fewer than three cards to lay away, the lowest trumps make up for it; { $never } are never among them.
fact-swiss-fool = You keep the Fool you played and give its trick’s winner the lowest card you have won, when the deal is over. If you have won no card at all, the Fool goes to that winner.
fact-swiss-fool-dealer = A dealer without a trick pays for the Fool with one of the cards laid away.
fact-swiss-values = Kings, the Fool, { $fives } count { $king } each. A queen counts { $queen }, a knight { $knight }, a jack { $jack }, every other card { $other }.
fact-swiss-threes = Cards are counted three by three, and every three count 2 less than they are worth.
fact-swiss-total = A deal has { $all } card points. They are added up over the match.
fact-swiss-tie = Equal totals share; odd coins go round from the dealer’s neighbour, in the order of the deal.
