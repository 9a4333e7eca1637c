# The game master’s sessions, and what they came to.

session-unnamed = the session
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
session-avrae = For Avrae: each player runs their `!game coin` line as their own character. It covers everything except starting coins and allowances.
session-avrae-gold = For Avrae, with one coin as one gold piece: each player runs their `!game coin` line as their own character. It covers everything except starting coins and allowances.
session-avrae-unknown = Avrae only knows pp, gp, ep, sp and cp at their D&D values, so there are no lines for it here.
session-footer = Started with + won at the tables + other payments = has now.
session-picture = Won and lost at the tables
session-picture-line = { $name } { $won }
session-picture-alt = Won and lost at the tables in this session: { $list }.
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

did-open-session = The session “{ $name }” is open: every table opened from now on is part of it. `/tavern close` ends it with a settlement.
did-open-session-unnamed = The session is open: every table opened from now on is part of it. `/tavern close` ends it with a settlement.
did-close-session = The session is over. Its settlement is posted here.
did-close-session-waits = The session ends once { $tables } { $count ->
    [one] has
   *[other] have
} finished the current deal or match. Then its settlement is posted here. Tables opened from now on don’t belong to it.
sure-session = Close the session now?
sure-session-text = Still in play: { $tables }. { $count ->
    [one] It finishes its
   *[other] They finish their
} current deal or match and then { $count ->
    [one] closes
   *[other] close
}; the settlement follows. A closed session can’t be opened again.
sure-session-yes = Close the session
sure-session-told = Done. Everyone has been told here.
session-no-files = I don’t have the Attach Files permission here. `/tavern panel` has the files.
session-lacks = I can’t post the settlement here. Missing permissions: { $permissions }. `/tavern panel` shows it anyway.
session-none = No session is open. The game master opens one with `/tavern open`.
session-no-sheet = No session has ended here yet, so there’s no settlement.
session-which-sheet = Settlement { $which } of { $all } (1 is the latest).

refusal-session-open = A session is already open. Close it first with `/tavern close`.
refusal-session-closes = The session is ending: { $tables ->
    [0] its settlement is about to be posted.
    [one] 1 table is still finishing its deal or match.
   *[other] { $tables } tables are still finishing their deal or match.
}
refusal-no-session = No session is open. Open one with `/tavern open`.
