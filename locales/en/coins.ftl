# The bank: purses, payments, the allowance, coin history.

purse-title = Your purse
purse-text = You can spend **{ $free }**.
purse-held = Reserved at the tables where you’re playing: { $held }.
purse-due = You’ll have **{ $coins }** to start with once you first sit down, pay or are paid.
purse-footer = Play coins only: they’re never bought, sold or redeemed.

paid-title = Payment
paid-text = { $from } paid { $to } **{ $coins }**.
pay-whom = Choose who to pay: either `member` or `patron`. No coins were moved.
paid-note = For: { $note }
granted-title = Coins granted
granted-text = { $by } gave { $to } **{ $coins }**.
taken-title = Coins taken
taken-text = { $by } took **{ $coins }** from { $from }.
taken-house-text = { $by } took **{ $coins }** from { $from } for the house.

allowance-fetched = Here is your allowance for today: **{ $coins }**.
allowance-enough = You have { $holds } in all, counting your characters’ purses, coins in play and what you paid others today. The allowance tops you up to { $most } once a day, so come back when you have less.
allowance-again = You’ve already had today’s allowance. You can collect the next one { $when }.
allowance-none = There’s no allowance in this server. The game master can set one with `/tavern setup`.

history-title = Coin history
history-empty = No coins have come in or gone out yet.
history-line = { $when } · **{ $coins }** · { $what } · balance { $balance }
history-noted = { $line } · “{ $note }”

# Why coins moved.
moved-start = starting coins
moved-grant = granted by the game master
broke-allowance = You can collect today’s allowance: { $coins }.
broke-again = You’ve already had today’s allowance. You can collect the next one { $when }.
broke-elsewhere = You have { $holds } in all, but some of it is with your characters or at other tables, or you paid it to others today.
broke-ask = Ask the game master for coins, ask another member to pay you with `{ $pay }`, or find a table with a lower stake.
key-allowance = Get allowance
key-allowance-of = Get { $coins }
key-coins = My coins
moved-allowance = allowance
moved-take = taken by the game master
moved-pay-to = paid to { $who }
moved-pay-from = paid by { $who }
moved-undone = from a cancelled deal
moved-release = returned from a table
moved-house = new coins for the house
moved-patron = for one of the house’s computer players
moved-patron-for = for { $who }, one of the house’s computer players
moved-other = { $reason }

# What the bank refuses.
refused-self = You can’t pay yourself.
refused-bot = You can’t pay bots. Computer players win and lose their coins at the table.
refused-amount = Enter a whole number from 1 coin to { $most }.
refused-stranger = They’re not a member of this server.
refused-short = You can spend { $free }, so { $asked } is too much.
refused-short-held = You can spend { $free }, so { $asked } is too much. Another { $held } is reserved at a table.
refused-their-short = { $who } can only spend { $free }, so you can’t take { $asked }.
refused-too-much = A purse can hold at most { $most }.
refused-mint-full = This server can have at most { $most } in all. You can add up to { $room } more.
refused-mint-lost = The game master role was deleted. Until you choose a new one with `/tavern setup`, nobody can create coins, or change the starting coins, the allowance or the house budget.
refused-manage = You need the Manage Server permission to do that.
refused-gm = Only the game master can do that: you need the role { $role }.

# Why a typed amount is refused.
amount-not-a-number = “{ $text }” isn’t a valid amount. Enter a whole number, for example { $example }.
amount-ambiguous = “{ $text }” could mean two amounts. Write thousands like { $example }, or the digits alone; there are no fractions of coins.
amount-unknown = This server has no coins called “{ $name }”. Enter an amount like { $example }.
amount-mixed = “{ $text }” doesn’t say which coin it counts. Name a coin for each number, like { $example }, or enter a single number.
amount-twice = “{ $name }” appears twice. Name each kind of coin once.
amount-negative = The amount can’t be negative.
amount-too-large = The amount can’t be more than { $most }.
amount-zero = The amount must be at least { $least }.
amount-half = half
amount-all = all
key-history = History
key-chart = Chart
grant-whom = Name a member, or choose `house: True`, not both.
