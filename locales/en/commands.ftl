# The slash commands as Discord lists them: at most 100 letters each.

triomphe-command = Triomphe Forcée, a trick game with the tarot cards
triomphe-start-command = Open a table for Triomphe Forcée in this channel
triomphe-start-stake-option = Coins everyone puts into the pot each deal (5 if you say nothing)
triomphe-start-edition-option = Whose rules: tavern (modern) or vieville (17th century)
triomphe-start-pack-option = Tavern rules only: the full pack of 78, or the small one of 42 for few players
triomphe-start-fool-option = Tavern rules only: is the Fool the lowest trump, or an excuse?
triomphe-start-patrons-option = How many patrons of the house to seat against you
triomphe-start-turn-seconds-option = Seconds a player has for a turn: 10 to 172800, which is two days (120 if you say nothing)
triomphe-rules-command = How Triomphe Forcée is played at the table here
triomphe-rules-edition-option = Whose rules: tavern (modern) or vieville (17th century)
triomphe-rules-pack-option = Tavern rules only: the full pack of 78, or the small one of 42
triomphe-rules-fool-option = Tavern rules only: is the Fool the lowest trump, or an excuse?

edition-tavern-choice = tavern
edition-vieville-choice = vieville
pack-full-choice = full
pack-small-choice = small
fool-lowest-choice = lowest
fool-excuse-choice = excuse

table-command = The table in this channel
table-show-command = Bring the table back to the end of the channel
table-hand-command = Look at your cards; only you see them
table-leave-command = Get up; the house plays a running deal to its end for you
table-close-command = Close the table, after a running deal (the host, or who manages the server)

coins-command = The bank: play coins only
coins-balance-command = What you can spend, and what is set aside
coins-pay-command = Pay another member
coins-pay-member-option = Whom to pay
coins-pay-coins-option = How many coins
coins-pay-reason-option = What for
coins-history-command = What came and went
coins-grant-command = Give a member coins from the mint (needs Manage Server)
coins-grant-member-option = Who gets them
coins-grant-coins-option = How many coins
coins-grant-reason-option = What for
coins-take-command = Take coins from a member back to the mint (needs Manage Server)
coins-take-member-option = Whose they are
coins-take-coins-option = How many coins
coins-take-reason-option = What for

help-command = How to begin, and every command in a line
about-command = What this is: play coins only, version, licence
