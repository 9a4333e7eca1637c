game-troggu = Troggu
edition-visp = Visp rules
edition-all_pass-redeal = { $edition }, dealt again if all pass
play-about-troggu = a game from the Upper Valais for three to six: take the *tapp* or play solo against all the others.
lesson-aim-troggu = Whoever takes the tapp or plays solo is alone against all, and needs more than half of the points. If everyone passes, whoever has the most points loses.
lesson-talk-troggu = Say *take* to add the face-down *tapp* to your hand, *solo* to do without it for twice the price, or *pass*. Each of you speaks once.
lesson-lay-down-troggu = You’ve taken the tapp. Now lay down { $number } cards: they count for you. The most valuable cards can’t be laid down, except all four kings together.
rule-all-pass = If all pass
rule-troggu-fool = The highest trump that may be withheld, or a trump like any other.
rule-troggu-all-pass = A misère is played, or the next player deals.
fool-hybrid-choice = can be withheld
all-pass-misere-choice = misère
all-pass-redeal-choice = next dealer deals

fact-troggu-goal = Whoever takes the *tapp* or plays *solo* is alone against all the others and needs { $needed } or more of the { $all } card points. If nobody wants to, everyone plays for the fewest.
fact-troggu-dealt = With three players everyone is dealt { $three } cards, with four { $four }, with five { $five }, with six { $six }. The rest, { $tapp-three }, { $tapp-four }, { $tapp-five } or { $tapp-six } cards, stay face down: the *tapp*.
fact-troggu-speak = Each of you speaks once, starting with the player after the dealer: *pass*, *take* or *solo*. After a *take* the others can only pass or say *solo*; a *solo* ends the talk at once. The highest word declares.
fact-troggu-take = Whoever takes adds the tapp to their hand and lays as many cards face down; those count for them. Nobody else sees the tapp or the cards laid down before the deal is over.
fact-troggu-lay-down = These can’t be laid down: { $never }. Kings go all four together or not at all; any other card can go, trumps too.
fact-troggu-solo = In a solo nobody sees the tapp before the deal is over, not even the soloist, for whom it counts.
fact-troggu-misere = If all pass, a *misère* is played: everyone for themselves, and whoever has the most card points loses. The tapp lies aside and counts for nobody.
fact-troggu-redeal = If all pass, nothing is played and nobody pays; the next player deals.
fact-troggu-lead = The declarer leads first; in a misère, the player after the dealer.
fact-troggu-lead-declarer = The declarer leads first.
fact-troggu-fool = The Fool is the highest trump (the *Bättler*): it takes any trick it’s played to, and if it’s led, everyone must play trumps.
fact-troggu-withhold = But if you have to play a trump and the Fool is the only one you hold, you may play any other card instead. That *withholds* the Fool.
fact-troggu-withheld = A withheld Fool is no trump any more. It stays in your hand until the last trick and can’t win it; its points stay yours all the same, in a misère too. Nobody else is told before then.
fact-troggu-values = Kings, the Fool, { $fives } count { $king } each, queens { $queen }, knights { $knight }, jacks { $jack }, every other card { $other }. Each card counts by itself.
fact-troggu-pays = With { $needed } points or more, tapp included, the declarer gets { $taken } from each of the others, in a solo { $solo }; with fewer, the declarer pays each of them as much.
fact-troggu-pays-misere = In a misère, whoever has the most points pays { $price } to each of the others, or { $double } with { $needed } or more. Of several with the most, each pays all who have fewer; if all have the same, nobody pays.

quick-goal-declarer = Take the tapp or play solo, and win { $needed } of the { $all } card points alone against all.
quick-follow-withhold = Follow suit, or else trump. If the Fool is your only trump, you may withhold it.
quick-misere = If all pass, the fewest points win.
key-all-kings = All four kings
key-keep-kings = Keep the kings
refused-all-kings = Kings go all four together or not at all.
refused-fool-withheld = You can’t play **{ $card }** yet: you withheld it, so it stays in your hand until the last trick.

troggu-tapp = The tapp: { $cards } cards, face down.
troggu-takes = { $name } **takes the tapp** and lays down { $cards } cards.
troggu-took = { $name } took the tapp ({ $cards } cards) and plays against all the others.
troggu-solo = { $name } plays **solo** against all the others. The tapp, { $cards } cards, stays face down and counts for { $name }.
troggu-misere = **Misère**: everyone for themselves, and **whoever has the most card points loses**. The tapp, { $cards } cards, counts for nobody.
troggu-own-took = You took the tapp and play against all the others.
troggu-own-solo = You play solo against all the others. The tapp, { $cards } cards, stays face down and counts for you.
troggu-scene-misere = Misère: the most points lose
troggu-may-withhold = Only you see this: **{ $card }** is your only trump. Any other card **withholds** it: then it’s no trump any more, stays in your hand until the last trick and can’t win it. Its 5 points stay yours.
troggu-withheld = Only you see this: you’ve withheld **{ $card }**. It stays in your hand until the last trick and can’t win it; its 5 points stay yours.
troggu-report-won = { $name } took the tapp and won with { $points } card points: { $coins }.
troggu-report-lost = { $name } took the tapp and lost: { $points } card points, with { $needed } needed. That costs { $coins }.
troggu-report-solo-won = { $name } played solo and won with { $points } card points: { $coins }.
troggu-report-solo-lost = { $name } played solo and lost: { $points } card points, with { $needed } needed. That costs { $coins }.
troggu-report-misere = Misère: { $names } { $payers ->
    [one] has
   *[other] have
} the most card points, { $points }, and { $payers ->
    [one] pays
   *[other] each pay
} { $coins }.
troggu-report-even = Misère: all have the same card points, and nobody pays.
troggu-own-declarer = { $points } card points, { $needed } to win
troggu-own-against = { $name } had { $points } card points, { $needed } to win
troggu-own-misere = misère with { $points } card points, the most being { $most }
troggu-sheet-points = { $name }: **{ $points }** card points
troggu-sheet-points-tapp = { $name }: **{ $points }** card points ({ $tricks } in tricks, { $more } in the tapp)
troggu-sheet-points-laid = { $name }: **{ $points }** card points ({ $tricks } in tricks, { $more } laid down)
troggu-sheet-taken = The declarer wins with { $needed } or more: { $price } from or to each of the others.
troggu-sheet-solo = A solo wins with { $needed } or more: { $double } from or to each of the others.
troggu-sheet-misere = The most points pay { $price } to each of the others, or { $double } with { $needed } or more.
