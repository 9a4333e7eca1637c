# A deal that is over: who won what and why.

report-winner-death = { $name } was dealt **{ $card }** and took the whole pot.
report-winner-tricks = { $name } took the most tricks, and the pot with them.
report-winner-first = { $name } was first to { $tricks } and took the pot.
report-winner-emptied = The bonus cards emptied the pot, so there was nothing left to play for.
report-winner-points = { $names } { $winners ->
    [one] has
   *[other] have
} the most card points in this deal: { $points }.
report-winner-points-tied = { $names } tie with { $points } card points each in this deal.
report-winner-coins = { $names } { $winners ->
    [one] has
   *[other] have
} the most card points, { $points }, and { $winners ->
    [one] wins { $coins }.
   *[other] win { $coins } each.
}
report-winner-coins-honours = { $names } { $winners ->
    [one] has
   *[other] have
} the most card points, { $points }, and { $winners ->
    [one] wins { $coins }, honours included.
   *[other] win { $coins } each, honours included.
}
report-winner-coins-tied = { $names } tie with { $points } card points each, and win { $coins } each.
report-won-most = { $names } won the most: { $coins }.
report-winner-honours = { $names } { $winners ->
    [one] wins
   *[other] win
} the most: { $coins }, honours included; { $best } had the most card points: { $points }.
report-agreed = The three bids added up to 0: they were paid out as they stood, and no cards were played.
report-passed = Everyone passed: nothing was played, and nobody pays.
report-solo-won = { $name } played solo with { $points } card points, more than { $zero }, and wins { $coins }.
report-solo-lost = { $name } played solo with { $points } card points, fewer than { $zero }: { $names } win { $coins } each.
report-solo-even = { $name } played solo with exactly { $zero } card points: nobody pays.
report-each = Each played for themselves: { $names } { $winners ->
    [one] wins
   *[other] win
} the most, { $coins }.
report-each-even = Each played for themselves, and nobody wins or loses anything.
report-three = { $names } won three tricks and scored 1 point.
report-vole = { $names } won all five tricks and scored 2 points.
report-vole-failed = { $names } went for all five tricks and lost one: that costs 2 points.
moment-death = ✦ **Death** came to { $name }.
moment-vole = ✦ **Every trick** went to { $names }.
moment-kings = ✦ **All four kings** in one hand: { $name } held them.
moment-pot = ✦ **The biggest pot of the week**: { $coins }.
plate-death = Death
plate-vole = Every trick
plate-kings = All four kings
plate-pot = Biggest pot of the week
win-shared = ✦ { $name } won at { $game } for the first time: **{ $coins }**.
report-accepted = The concession was accepted: { $names } scored 1 point.
report-refuser-failed = { $names } declined the concession and lost a trick: that costs 2 points.
report-most-marks = Nobody won three tricks; { $names } won the most, { $tricks }, and scored 1 point.
report-most-marks-first = Nobody won three tricks; { $names } reached { $tricks } first and scored 1 point.
report-shown = { $winners ->
    [one] The last cards were shown, and { $names } won the most: { $coins }.
   *[other] The last cards were shown, and { $names } won the most: { $coins } each.
}
report-shown-even = The last cards were shown, and nobody won anything.
report-alone = Everyone else folded: { $names } takes what’s left without showing another card.
report-match-won = **The match is over**: { $names } { $winners ->
    [one] wins the match and the stakes.
   *[other] win the match and share the stakes.
}
report-match-drawn = **The match is over** and nobody is ahead: all stakes are returned.
report-place = { $place } · { $name } · { $facts }
report-sheet = Score
report-payments = Payments
report-antes = Everyone put in { $stake }: { $sum } in all.
report-bonus = { $name } showed **{ $card }**: { $coins }.
report-death = { $name } was dealt **{ $card }**: { $coins }.
report-most = { $name } took the most tricks: { $coins }.
report-most-first = { $name } was first to { $tricks }: { $coins }.
report-pot = the pot
report-next = The next deal starts { $when }, or press **{ $deal }**.
report-next-slow = The next deal starts as soon as everyone has pressed **{ $ready }**, { $when } at the latest.
report-next-alone = Press **{ $deal }** to go on. The table closes { $when } if you don’t.
report-ready = Ready: { $ready }. Waiting for: { $missing }.
report-paid = { $name }: { $coins }, { $what }.

sheet-points = { $names }: { $count ->
    [one] **{ $points }** card point
   *[other] **{ $points }** card points
} (break-even { $mean }): { $difference }
sheet-points-discard = { $names }: **{ $points }** card points ({ $tricks } in tricks, { $discard } in the discard; break-even { $mean }): { $difference }
sheet-points-added = { $names }: { $count ->
    [one] **{ $points }** card point
   *[other] **{ $points }** card points
}
sheet-points-discard-added = { $names }: **{ $points }** card points ({ $tricks } in tricks, { $discard } in the discard)
sheet-honours = { $name } declared honours: { $points } points from each opponent
sheet-agreed = { $name }: paid out at **{ $bid }**
sheet-price = A point is worth { $stake }.
sheet-price-solo = For each point above { $zero }, { $name } gets { $price } and each opponent pays { $each }; below, the other way round.
sheet-threes = Counted in threes: every three cards count 2 less than they are worth.
sheet-last-trick = { $name } won the last trick: { $points } points.
sheet-fool = { $player } keeps the Fool; { $winner } got a card worth { $points } for it.
sheet-match = Match score before and after this deal:
sheet-score = { $names }: { $before } → **{ $after }**
sheet-pot = In the pot for the next deal: { $pot }.
sheet-aside = { $name } discarded { $cards }.
sheet-coins = { $name }: { $sums }
sheet-sum = { $what } **{ $coins }**
reason-ante = ante
reason-bonus = bonus
reason-points = card points
reason-agreed = by agreement
reason-honours = honours
reason-match = match stakes
reason-bet = bets
reason-returned = returned
reason-share = shares
reason-alone = uncontested

cancelled-running = **The last deal was cancelled**: nobody won or lost anything in it.
cancelled-finished = **The last deal was cancelled**: nobody won or lost anything in it.
cancelled-match = **The match was cancelled**: nobody won or lost anything in it.
cancelled-this = **This deal was cancelled**: nobody won or lost anything in it.
report-declared = { $name } showed combinations worth { $points } and won the match: { $score }.
sheet-combinations = { $names }: { $points } for combinations among the cards won
sheet-combinations-items = { $names }: { $points } for combinations among the cards won: { $items }
sheet-declared = { $name }: { $points } shown before the first card: { $items }
sheet-twos = Counted in pairs: every two cards count 1 less than they are worth.
