# The settings of a house.

setup-title = The house
setup-title-of = { $name }
setup-footer = Only you see this. What is changed counts at once; open tables keep what was agreed.
setup-value =
    {"**"}{ $value }**
    { $what }
setup-name-none = none
setup-log-none = none
setup-off = off
setup-a-day = { $coins } a day
setup-from-to = { $least } to { $most }
setup-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
setup-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

setup-gm = Game master
setup-gm-what = Who has this role runs the house: grants coins, opens sessions, settles what goes wrong.
setup-managers = whoever may manage the server
setup-gm-lost = ⚠ The role of the game master was deleted. Until you choose another one, whoever may manage the server stands in, but nobody can mint coins or change what is minted.
setup-name = Name of the house
setup-name-what = Stands over the house’s own pages and settlements.
setup-language = Language
setup-language-what = What the house speaks.
setup-log = Log channel
setup-log-what = Where the house tells what was granted, voided and changed.

setup-currency = Currency
setup-currency-what = What coins are called. Changing it changes no purse, only how sums are written.
setup-starting = Starting coins
setup-starting-what = Everybody gets them once, on first contact.
setup-allowance = Allowance
setup-allowance-what = Once a day, `/coins allowance` fills up to this what a member holds in all, characters and coins on the tables included.
setup-stakes = Stakes
setup-stakes-what = The lowest and the highest stake of a new table.
setup-usual = Usual stakes
setup-usual-what = For tables where nobody names a stake.
setup-usual-of = { $game }: { $stake }
setup-usual-none = as the bot has them
setup-new-coins = Take the bot’s new ones
setup-kept = Only you see this, once: new servers begin with other coins since the last update. This one keeps what it has: starting coins { $starting }, allowance { $allowance }, stakes as before. `{ $command }`, page **{ $page }**, changes them or takes the new ones: { $new-starting } to begin with, and an allowance of { $new-allowance }.
setup-cap = Cap of losses
setup-cap-what = Who has lost so much since midnight (UTC) is dealt no more cards that day.
setup-budget = Budget of the house
setup-budget-what = Pays the stakes of its own patrons. Set it with `/patron house`.
setup-up-to-a-day = filled up to { $coins } a day
setup-regulars = Regulars of the house
setup-regulars-what = Patrons who come of their own accord. Hired ones come first.
setup-regulars-on = they come
setup-regulars-off = they stay away
setup-regulars-come = Let the regulars come
setup-regulars-stay-away = Keep the regulars away

setup-channels = Channels
setup-channels-what = Where tables may be opened, threads included.
setup-all-channels = all
setup-age = Age
setup-age-what = Whether tables need a channel that Discord restricts by age.
setup-age-all = any channel
setup-age-restricted = age-restricted channels only
setup-place = Where tables stand
setup-place-what = In the channel, or each in a thread of its own, unless who opens it says otherwise.
setup-place-channel = in the channel
setup-place-thread = in a thread of their own
setup-clock = Clock
setup-clock-what = The time for a turn, unless who opens a table says otherwise.
setup-pause = Longest pause
setup-pause-what = How long the host, and a game master who sits there, may pause a table in one deal (match) altogether. Unless you set it, that is 60 minutes, or a day where a turn takes an hour or more. A game master who does not sit there has a week.
setup-pause-usual = 60 minutes, at slow tables a day

language-en = English
language-fr = Français
language-it = Italiano
language-de = Deutsch
currency-plain = coins
currency-named = { $one }, { $many }
currency-worth = { $name } ({ $worth } { $unit })

# What changes them.
setup-changed = Changed; this is how things are now.
setup-page-house = House
setup-page-coins = Coins
setup-page-tables = Tables
setup-choose-gm = The role of the game master
setup-choose-log = The log channel
setup-choose-channels = Channels for tables
setup-no-gm = No game master’s role
setup-no-log = No log channel
setup-every-channel = All channels
setup-change-name = Name…
setup-change-currency = Currency…
setup-choose-currency = A ready-made currency
setup-change-coins = Coins and stakes…
setup-change-clock = Clock…
setup-label-currency = One name, or each coin with its worth
setup-label-allowance = Allowance a day
setup-label-lowest = Lowest stake
setup-label-highest = Highest stake
setup-label-cap = Cap of losses a day
setup-label-seconds = Seconds for a turn
setup-label-pause = Longest pause in a deal, in minutes
setup-hint-pause = { $least } to { $most }; empty: 60, at slow tables a day
setup-hint-off = 0, or nothing: none
setup-hint-name = For example: The Prancing Pony
setup-hint-currency = crown/crowns, or gp=100 sp=10 cp=1; nothing: coins

# Settings that cannot be. Nothing is changed then.
setup-everyone = Everybody in the server has that role, and would be game master. Choose another one.
setup-channels-not-restricted = Tables would need age-restricted channels, but { $channels } are not. Restrict them in Discord’s channel settings, or take them off the list.
settings-name = The name of the house is one line of at most { $most } letters.
settings-starting = Starting coins are at most { $most }.
settings-allowance = An allowance is at most { $most } a day.
settings-stakes = Stakes are { $least } to { $most }.
settings-stakes-cross = The lowest stake, { $least }, would be above the highest, { $most }. Change both together.
settings-starting-below = Newcomers would get { $starting }, less than the lowest stake of { $least }, and could not play. Raise the one, lower the other, or let them start with nothing.
settings-cap = A cap of losses is at most { $most }.
settings-cap-below = A cap of { $cap } a day is below the lowest stake of { $least }: a single deal could cost more. Raise the one or lower the other.
settings-budget = The budget of the house is at most { $most }.
settings-channels = At most { $most } channels can be named.
settings-clock = The time for a turn is { $least } to { $most } seconds.
settings-pause = The longest pause is { $least } to { $most } minutes.

# Currencies that cannot be.
currency-name = “{ $name }” cannot be the name of coins: at most { $most } letters, with spaces between words; beside others at most { $short } letters and no space.
currency-bad-worth = “{ $part }” is no coin with its worth. Write each like gp=100, with a whole number of 1 to { $most }.
currency-twice = “{ $name }” stands twice. Give each coin a name of its own.
currency-too-many = There can be at most { $most } kinds of coins.
currency-same-worth = Two coins would be worth { $worth }. Give each another worth.
currency-no-unit = The smallest coin must be worth 1, for example gp=100 sp=10 cp=1.
currency-no-worths = “{ $names }” are several coins: say what each is worth in the smallest, for example gp=100 sp=10 cp=1.
# Ready-made currencies.
currency-dnd = D&D
currency-pathfinder = Pathfinder
currency-old-dragon = Old Dragon
currency-crowns = Crowns, shillings, pence
