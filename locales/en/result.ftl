# A deal that is over: who won what and why.

report-winner-death = { $name } was dealt **{ $card }** and took the whole pot.
report-winner-tricks = { $name } took the most tricks, and with them the pot.
report-winner-first = { $name } was the first to have { $tricks }, and takes the pot.
report-winner-emptied = The bonus cards emptied the pot; nobody needed to play.
report-winner-points = { $names } { $winners ->
    [one] has
   *[other] have
} the most card points: { $points }.
report-winner-points-tied = { $names } have { $points } card points each: nobody has more.
report-winner-honours = { $names } { $winners ->
    [one] wins
   *[other] win
} the most: { $coins }, with honours; { $best } had the most card points: { $points }.
report-agreed = The three bids came to ±0: the deal is settled at them, and no card was played.
report-three = { $names } won three tricks, which is worth one point.
report-vole = { $names } won all five tricks, which is worth two points.
report-vole-failed = { $names } went on for all five tricks and missed: that costs two points.
report-accepted = The deal that was offered was accepted, which is worth one point to { $names }.
report-refuser-failed = { $names } refused the deal that was offered and missed a trick: that costs two points.
report-most-marks = Nobody has three tricks. { $names } won the most, { $tricks }, which is worth one point.
report-most-marks-first = Nobody has three tricks. { $names } had { $tricks } first, which is worth one point.
report-shown = The last cards are shown. { $names } won the most.
report-shown-even = The last cards are shown, and nobody won anything.
report-alone = Everybody else folded: { $names } takes what is left, without showing another card.
report-match-won = **The match is over**: { $names } { $winners ->
    [one] wins it, and the stakes.
   *[other] win it, and share the stakes.
}
report-match-drawn = **The match is over**, and nobody is ahead: everyone has their stake back.
report-seats = Won and lost
report-tricks = The tricks
report-sheet = The score
report-seat = **{ $coins }** · { $name } · { $tricks }
report-seat-no-tricks = **{ $coins }** · { $name }
report-seat-match = { $name } · { $tricks }
report-payments = Coin by coin
report-antes = Everyone put in { $stake }: { $sum }.
report-bonus = { $name } showed **{ $card }**: { $coins }.
report-death = { $name } was dealt **{ $card }**: { $coins }.
report-most = { $name } took the most tricks: { $coins }.
report-pot = the pot
report-next = The next deal begins { $when }. Press **Deal now** if everybody is ready.
report-next-slow = The next deal begins as soon as everybody has pressed **Ready**, { $when } at the latest.
report-ready = Ready: { $ready }. Still waiting for: { $missing }.
report-paid = { $name }: { $coins }, { $what }.

sheet-points = { $names }: { $count ->
    [one] **{ $points }** card point
   *[other] **{ $points }** card points
}, { $difference } against { $mean }
sheet-honours = { $name } declared honours: { $points } points from each opponent
sheet-agreed = { $name }: settled at **{ $bid }**
sheet-price = A point is { $stake }.
sheet-match = The match, before and after this deal:
sheet-score = { $names }: { $before } → **{ $after }**
sheet-pot = In the pot for the next deal: { $pot }.
sheet-aside = { $name } laid away { $cards }.
sheet-coins = { $name }: { $sums }
sheet-sum = { $what } **{ $coins }**
reason-ante = ante
reason-bonus = bonus
reason-points = card points
reason-agreed = by agreement
reason-honours = honours
reason-match = the stakes of the match
reason-bet = bets
reason-returned = returned
reason-share = shares
reason-alone = uncontested
