game-trefeltromp = Trefeltromp
edition-raises = { $edition }, { $raises ->
    [one] { $raises } raise
   *[other] { $raises } raises
}
edition-raises-unlimited = { $edition }, unlimited raises
play-about-trefeltromp = three cards and four rounds of betting: an old cousin of poker.
lesson-aim-trefeltromp = You have { $number } cards, to be shown one at a time. Before each showing there’s a betting round, and the best card shown wins part of the pot.

fact-trefeltromp-goal = Three cards each, four betting rounds. You play one card face down at a time, and each time the best card takes a share of the pot.
fact-trefeltromp-order = Suits don’t matter. Strongest first: trumps 21 to 1, then the Fool, then aces, then courts (king, queen, knight and jack all rank equally), then 10 down to 2.
fact-trefeltromp-fool = The Fool is the lowest trump: it beats every plain card and loses to every other trump.
fact-trefeltromp-ante = Everyone pays the ante into the pot: { $ante }.
fact-trefeltromp-purse = You set your purse when you join: from { $least } to { $most }. It’s the most you can lose in a deal, including the ante.
fact-trefeltromp-directions = Cards are dealt anticlockwise, but the betting goes clockwise. It starts with the first player to the dealer’s left who’s still in.
fact-trefeltromp-next-dealer = The player to the dealer’s right deals next.
fact-trefeltromp-rounds = First a betting round (*fyrsturkalla*), then the exchange. Then come three cards, each after its own betting round: *banen* after *banenkalla*, *detuiler* after *detuilerkalla*, *debekranse* after *debekransekalla*.
fact-trefeltromp-exchange = In the exchange, everyone still in can swap one card for a new one. All decide at the same time.
fact-trefeltromp-laying = Everyone still in plays a card face down and can’t take it back. Once everyone has, the cards are shown together.
fact-trefeltromp-bets = Check, bet, call, raise or fold. A bet is at least { $ante }; a raise adds at least as much as the last bet or raise. If you have less, you can still go all in.
fact-trefeltromp-raises = Each round allows a bet and { $raises ->
    [one] 1 full raise
   *[other] { $raises } full raises
}, unless only two players are left. After the last raise you can only call or fold, and nobody goes higher, not even all in. Before that, going all in for less than a full raise doesn’t count as a raise, and doesn’t let players who have already acted raise again. Nobody may bet if no other player could match it.
fact-trefeltromp-raises-unlimited = There’s no limit to the number of raises in a round. Going all in for less than a full raise doesn’t count as a raise, and doesn’t let players who have already acted raise again. Nobody may bet if no other player could match it.
fact-trefeltromp-all-in = A player with nothing left bets no more, but still plays for the pots they paid into.
fact-trefeltromp-privilege = If you play the Fool in banen or detuiler and win nothing, you can *stay* in for the next betting round without paying, and still play for every pot you were in. If you bet or raise instead, you pay like everyone else. Playing the Fool in debekranse doesn’t let you stay in like this.
fact-trefeltromp-shares = The winner of banen takes a third of the pot, rounded down; the winner of detuiler half of what’s left; the winner of debekranse the rest.
fact-trefeltromp-tie = If the best cards tie, nobody wins and the coins stay in the pot. After debekranse they stay for the next deal; everyone still pays the ante.
fact-trefeltromp-alone = If everyone else folds, you take the whole pot and show nothing. A bet that nobody matched is returned.
fact-trefeltromp-banked = Coins you win during a deal can’t be bet until the next one.
fact-trefeltromp-side-pots = Bets above what an all-in player could pay go into a side pot, shared in the same way between those who paid into it.
fact-trefeltromp-closing = If the table closes with coins in the pot, they’re shared by the players who were still in at the last tied debekranse and haven’t left.
