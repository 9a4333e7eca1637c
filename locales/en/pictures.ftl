# Pictures of the books: the board of the richest players, a purse over time.

board-title = Richest players
board-line = **{ $rank }.** { $name } · { $coins }
board-line-own = **{ $rank }. { $name } · { $coins }**
board-empty = Nobody here has any coins.
board-own = Rank { $rank } of { $of }: { $who }, with { $coins }.
board-own-empty = { $who } has no coins.
board-own-off = You have { $coins } as { $who }, but aren’t on this list: a game master took you off it. Only you can see this.
board-footer = Coins in play count too. Computer players and the house don’t.
board-alt = Richest players. { $list }
board-alt-line = { $rank }. { $name }: { $coins }

chart-title = Coins over time
chart-text = { $name } has **{ $now }**.
    Since { $since }, the highest was { $high } ({ $high-when }) and the lowest { $low } ({ $low-when }).
chart-text-still = { $name } has **{ $now }**, unchanged since { $since }.
chart-alt = { $name }’s purse since { $since }: now { $now }, highest { $high } on { $high-when }, lowest { $low } on { $low-when }.
chart-empty = Nothing to draw yet: no coins have come in or gone out.

# Times in pictures.
picture-day = { $day } { $month }
picture-month = { $month } { $year }
picture-month-name = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
picture-zone = UTC

# Great sums on pictures, where there is no room for all of their digits.
sum-thousands = { $number }k
sum-millions = { $number }M
sum-billions = { $number }bn
sum-trillions = { $number }tn

key-score = Score sheet
score-deals = deals
score-up = { $name } { $coins }
score-title = Score sheet: { $inn }
score-deal = `{ $number }` { $told }
score-cancelled = cancelled
score-match = the match goes on
score-nothing = nobody won or lost
score-none = No deal has been finished here yet.
score-latest = The last { $deals } deals. What came before isn’t counted.
score-footer = Finished deals since the table opened.
score-alt = Won and lost at this table: { $list }
