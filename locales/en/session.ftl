# The game master’s evenings, and what they came to.

session-unnamed = the evening
session-title-open = { $name } is on
session-title-closing = { $name } is closing
session-title-over = Settlement of { $name }
session-from-to = { $from } to { $to }
session-since = Since { $from }
session-tables-open = Tables: { $tables }.
session-waits-for = Still playing: { $tables }. The sheet follows when the last of them has closed.
# Behind the names of the first tables.
session-tables-more = { $more ->
    [one] one more
   *[other] { $more } more
}
session-pots = In the pots: { $pots }.
session-avrae = For Avrae, each with their own character: the lines with `!game coin` hold what was won and lost at the tables, and what else came and went, but for starting coins and allowances.
session-avrae-gold = For Avrae, each with their own character and a coin as a gold piece: the lines with `!game coin` hold what was won and lost at the tables, and what else came and went, but for starting coins and allowances.
session-avrae-unknown = Avrae knows pp, gp, ep, sp and cp only, at the worths of D&D, so there are no lines for it here.
session-footer = First what was won and lost at the tables; had + won + the rest = has.
session-picture = Everyone’s fortune
session-picture-line = { $name } from { $before } to { $after }
session-picture-alt = Everyone’s coins over the evening: { $list }.
session-nothing-yet = Nobody has won or lost anything yet.
session-nothing = No table was opened and no coin moved: there is nothing to settle.
session-nothing-played = Nobody won or lost anything and no coin moved: there is nothing to settle.
session-more = There is more than fits here; the sheet will have all of it.
session-more-in-file = There is more: the files have all of it.
session-game = { $game }, { $edition }
session-game-unknown = a game
session-table = { $inn }: { $game }, { $deals ->
    [0] no deal
    [one] 1 deal
   *[other] { $deals } deals
}
session-voided = { $count ->
    [one] Voided: deal { $deals }
   *[other] Voided: deals { $deals }
}
session-had-has = { $name } had { $before }, has { $after }
session-the-house = the house
session-other-paid = payments
session-other-granted = granted
session-other-taken = taken
session-other-allowance = allowance
session-other-starting = starting coins
session-other-funded = house and back
session-other-elsewhere = other tables
session-other-else = other

did-open-session = { $name } is open: every table opened from now on belongs to it. `/tavern session close` ends it with a settlement.
did-open-session-unnamed = The session is open: every table opened from now on belongs to it. `/tavern session close` ends it with a settlement.
did-close-session = The session closes. Its sheet is posted here.
did-close-session-waits = The session closes once { $tables } { $count ->
    [one] has
   *[other] have
} finished the deal or match that is on. Then its sheet is posted here. Tables opened from now on belong to no session.
session-no-files = I lack the permission Attach Files here. `/tavern session sheet` has the files.
session-lacks = I lack permissions to post the sheet here ({ $permissions }). `/tavern session sheet` shows it all the same.
session-none = No session is open. The game master opens one with `/tavern session open`.
session-no-sheet = No session of this house is over yet, so there is no sheet.
session-no-such-sheet = { $all ->
    [one] There is only one sheet so far: choose 1.
   *[other] There are { $all } sheets: choose 1 (the latest) to { $all }.
}
session-which-sheet = Sheet { $which } of { $all }, 1 being the latest.

refusal-session-open = A session is open already. Close it first with `/tavern session close`.
refusal-session-closes = The session is closing: { $tables ->
    [0] its sheet is about to be posted.
    [one] 1 table still plays to the end of its deal or match.
   *[other] { $tables } tables still play to the end of their deal or match.
}
refusal-no-session = No session is open. Open one with `/tavern session open`.
