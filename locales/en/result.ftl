# A deal that is over: who won what and why.

report-winner-death = { $name } was dealt **{ $card }** and took the whole pot.
report-winner-tricks = { $name } took most tricks and with them the pot.
report-winner-first = { $name } was the first to have { $tricks }, and takes the pot.
report-winner-emptied = The bonus cards emptied the pot; nobody needed to play.
report-seats = Won and lost
report-seat = **{ $coins }** · { $name } · { $tricks }
report-seat-no-tricks = **{ $coins }** · { $name }
report-payments = The pot, coin by coin
report-antes = Everyone put in { $stake }: { $sum }.
report-bonus = { $name } showed **{ $card }**: { $coins }.
report-death = { $name } was dealt **{ $card }**: { $coins }.
report-most = { $name } took most tricks: { $coins }.
report-pot = the pot
report-next = The next deal begins { $when }. Press **Deal now** if everybody is ready.
report-paid = { $name }: { $coins }, { $what }.
reason-points = card points
reason-agreed = by agreement
reason-honours = honours
reason-match = the stakes of the match
reason-bet = a bet
reason-returned = a bet that nobody matched
reason-share = a share of the pot
reason-alone = nobody else contested it
