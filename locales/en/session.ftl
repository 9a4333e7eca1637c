# The game master’s evenings, and what they came to.

session-unnamed = the evening
session-title-open = { $name } is open
session-title-closing = { $name } is closing
session-title-over = Settlement of { $name }
session-from-to = { $from } to { $to }
session-since = Since { $from }
session-tables-open = Tables: { $tables }.
session-waits-for = Still playing: { $tables }. The settlement follows when the last of them has closed.
# Behind the names of the first tables.
session-tables-more = { $more ->
    [one] one more
   *[other] { $more } more
}
session-pots = In the pots: { $pots }.
session-avrae = For Avrae, with each player’s own character: the lines with `!game coin` cover coins won and lost at the tables and all other payments, except starting coins and allowances.
session-avrae-gold = For Avrae, with each player’s own character and one coin as one gold piece: the lines with `!game coin` cover coins won and lost at the tables and all other payments, except starting coins and allowances.
session-avrae-unknown = Avrae only knows pp, gp, ep, sp and cp at their D&D values, so there are no lines for it here.
session-footer = Coins won and lost at the tables come first. Had + won + the rest = has.
session-picture = Won and lost at the tables
session-picture-line = { $name } { $won }
session-picture-alt = Won and lost at the tables over the evening: { $list }.
session-nothing-yet = Nobody has won or lost anything yet.
session-nothing = No table was opened and no coins moved, so there’s nothing to settle.
session-nothing-played = Nobody won or lost anything and no coins moved, so there’s nothing to settle.
session-more = There’s more than fits here; the settlement will have all of it.
session-more-in-file = There’s more: the files have all of it.
session-game = { $game }, { $edition }
session-game-unknown = a game
session-table = { $inn }: { $game }, { $deals ->
    [0] no deal
    [one] 1 deal
   *[other] { $deals } deals
}
session-voided = { $count ->
    [one] Cancelled: deal { $deals }
   *[other] Cancelled: deals { $deals }
}
session-had-has = { $name } had { $before }, has { $after }
session-the-house = the house
session-other-paid = payments
session-other-granted = granted
session-other-taken = taken
session-other-allowance = allowance
session-other-starting = starting coins
session-other-funded = from and to the house
session-other-elsewhere = other tables
session-other-else = other

did-open-session = The evening “{ $name }” is open: every table opened from now on is part of it. `/tavern close` ends it with a settlement.
did-open-session-unnamed = The evening is open: every table opened from now on is part of it. `/tavern close` ends it with a settlement.
did-close-session = The evening is over. Its settlement is posted here.
did-close-session-waits = The evening ends once { $tables } { $count ->
    [one] has
   *[other] have
} finished the current deal or match. Then its settlement is posted here. Tables opened from now on don’t belong to it.
sure-session = Close the evening now?
sure-session-text = Still in play: { $tables }. { $count ->
    [one] It finishes its
   *[other] They finish their
} current deal or match and then { $count ->
    [one] closes
   *[other] close
}; the settlement follows. A closed evening can’t be opened again.
sure-session-yes = Close the evening
sure-session-told = Done. Everyone has been told here.
session-no-files = I don’t have the Attach Files permission here. `/tavern panel` has the files.
session-lacks = I can’t post the settlement here. Missing permissions: { $permissions }. `/tavern panel` shows it anyway.
session-none = No evening is open. The game master opens one with `/tavern open`.
session-no-sheet = No evening has ended here yet, so there’s no settlement.
session-which-sheet = Settlement { $which } of { $all } (1 is the latest).

refusal-session-open = An evening is already open. Close it first with `/tavern close`.
refusal-session-closes = The evening is ending: { $tables ->
    [0] its settlement is about to be posted.
    [one] 1 table is still finishing its deal or match.
   *[other] { $tables } tables are still finishing their deal or match.
}
refusal-no-session = No evening is open. Open one with `/tavern open`.
