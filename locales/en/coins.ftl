# The bank.

purse-title = Your purse
purse-text = You can spend **{ $free }**.
purse-held = For a deal you are playing, the bank keeps { $held } set aside.
purse-footer = Play coins only: they are never bought, sold or redeemed.

paid-title = Paid
paid-text = { $from } paid { $to } **{ $coins }**.
paid-note = For: { $note }
granted-title = From the house
granted-text = { $by } gave { $to } **{ $coins }** from the mint.
taken-title = Back to the house
taken-text = { $by } took **{ $coins }** from { $from } back to the mint.

allowance-fetched = Here is your allowance for today: **{ $coins }**.
allowance-enough = You hold { $holds } in all, with your characters’ purses and what lies on the tables. The allowance fills that up to { $most } once a day: come back when you have less.
allowance-again = You have had today’s allowance. The next one is there { $when }.
allowance-none = This house gives no allowance. The game master can change that with `/tavern setup`.

history-title = What came and went
history-empty = Nothing yet: no coin has come or gone.
history-line = { $when } · **{ $coins }** · { $what } · then { $balance }
history-noted = { $line } · “{ $note }”

# Why coins moved.
moved-start = starting coins
moved-grant = from the mint
broke-allowance = Your allowance for today is waiting: { $coins }.
broke-again = You have had today’s allowance. The next one is there { $when }.
broke-elsewhere = You hold { $holds } in all: with your characters, or on other tables.
broke-ask = The game master can give you coins, another member can pay you with `{ $pay }`, and a table with a lower stake costs less.
key-allowance = Fetch allowance
key-allowance-of = Fetch { $coins }
key-coins = My coins
moved-allowance = allowance
moved-take = back to the mint
moved-pay-to = paid to { $who }
moved-pay-from = paid by { $who }
moved-undone = back from a deal that was taken back or voided
moved-release = given back from a table
moved-house = filled by the mint
moved-patron = for a patron of the house
moved-patron-for = for { $who }, a patron of the house
moved-other = { $reason }

# What the bank refuses.
refused-self = You cannot pay yourself; the coins would not notice.
refused-bot = Bots have no purse here. Patrons are paid at the table.
refused-amount = An amount is a whole number from 1 coin to { $most }.
refused-stranger = They are not in this server.
refused-short = You can spend { $free }, so { $asked } is more than you have.
refused-short-held = You can spend { $free }, with { $held } set aside for a deal. So { $asked } is more than you have at hand.
refused-their-short = { $who } has only { $free } to spend, so { $asked } cannot be taken.
refused-too-much = No purse holds more than { $most }.
refused-mint-full = All the coins of this server together come to { $most } at most. There is room for { $room } more.
refused-mint-lost = The role of the game master was deleted. Nobody can mint coins or change what is minted until you choose a new role with `/tavern setup`.
refused-manage = Only those with the permission Manage Server may do that.
refused-gm = Only the game master may do that: who has the role { $role }.

# Why what was typed is no amount.
amount-not-a-number = “{ $text }” is no amount. Give a whole number, for example { $example }.
amount-unknown = There are no coins named “{ $name }” in this house. Give an amount like { $example }.
amount-mixed = “{ $text }” stands without its coin. Give each number one, like { $example }, or give a single number.
amount-twice = “{ $name }” stands twice. Give each kind of coin once.
amount-negative = An amount is not below zero.
amount-too-large = No amount is above { $most }.
amount-zero = An amount is at least { $least }.
