# The settings of a house.

setup-title = Server settings
setup-title-of = { $name }
setup-footer = Only you can see this. Changes apply at once; open tables keep their settings.
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
setup-gm-what = Members with this role run the house: they grant coins, start sessions and settle disputes.
setup-managers = anyone who can manage the server
setup-gm-lost = ⚠ The game master role was deleted. Choose a new one: until then, server managers stand in, but nobody can create coins or change starting coins, allowance or house budget.
setup-mints-not = Only members with the role { $role } can change the starting coins, the allowance and the house budget.
sure-gm = Choose a role that you don’t have?
sure-gm-text = You don’t have the role { $role }. Once it’s chosen, only members who have it are game masters: you couldn’t grant coins, or change the starting coins, the allowance or the house budget. Anyone with Manage Server can choose another role here later.
sure-gm-yes = Choose it anyway
sure-gm-others = The other settings are saved.
setup-name = Name of the house
setup-name-what = Shown at the top of the house’s pages and settlements.
setup-language = Language
setup-language-what = The language of public messages, unless a table has its own.
setup-language-none = automatic: the server’s on Discord, otherwise the host’s
setup-log = Log channel
setup-log-what = Where I post grants, cancelled deals and changed settings.

setup-currency = Currency
setup-currency-what = What coins are called. This changes how amounts are written, not what anyone has.
setup-coin = Usual coin
setup-coin-what = What a number counts when nobody says which coin, as in a stake of 12.
setup-coin-none = none
setup-starting = Starting coins
setup-starting-what = Each member gets these once, when they first sit down for coins, pay or are paid.
setup-so-far = So far, { $list }.
setup-started = { $members ->
    [one] 1 member has had { $coins }
   *[other] { $members } members have had { $coins }
}
setup-started-others = { $members ->
    [one] 1 member has had another amount
   *[other] { $members } members have had other amounts
}
setup-raise = Pay the difference…
setup-raise-all = { $members ->
    [one] 1 member has had fewer starting coins than { $to }. Pay them the difference, { $coins }? It’s new money, and they get it only once.
   *[other] { $members } members have had fewer starting coins than { $to }. Pay each of them the difference, { $coins } in all? It’s new money, and each gets it only once.
}
setup-raise-some = { $members } members have had fewer starting coins than { $to }; the difference is { $coins } in all. Pay the first { $most } of them now, starting with those who have had the fewest? It’s new money, and each gets it only once.
setup-raise-pay = Pay the difference
setup-raise-back = Don’t pay
setup-raised = { $members ->
    [one] 1 member was paid the difference: { $coins }.
   *[other] { $members } members were paid the difference: { $coins } in all.
}
setup-raised-some = { $members } members were paid the difference: { $coins } in all. { $left ->
    [one] 1 member still has some to come
   *[other] { $left } members still have some to come
}: do it again to pay them.
setup-raised-none = Nobody has had fewer starting coins than that, so nobody was paid.
setup-allowance = Allowance
setup-allowance-what = Once a day, `/coins allowance` tops a member up to this amount, counting their characters’ purses, coins in play and what they paid others that day.
setup-stakes = Stakes
setup-stakes-what = The lowest and highest stake for new tables.
setup-usual = Default stakes
setup-usual-what = Used when a table is opened without a stake.
setup-usual-of = { $game }: { $stake }
setup-usual-none = the bot’s defaults
setup-new-coins = Use the new defaults
setup-kept = Only you can see this, and only once. This server keeps its old amounts (starting coins { $starting }, allowance { $allowance }) and its stakes. New servers get { $new-starting } and { $new-allowance }: to use them, open page **{ $page }** in `{ $command }`.
setup-cap = Daily loss limit
setup-cap-what = Members who lose this much in a day can’t play again until midnight (UTC).
setup-budget = House budget
setup-budget-what = The coins that the house’s computer players play with. Set with `/tavern setup`.
setup-up-to-a-day = topped up to { $coins } a day
setup-regulars = House regulars
setup-regulars-what = The house’s own computer players, who fill seats when no hired one is free.
setup-regulars-on = can play
setup-regulars-off = can’t play (hired computer players only)
key-setup-regulars-come = Let regulars play
key-setup-regulars-stay-away = Only hired ones

setup-channels = Channels
setup-channels-what = Where tables can be opened, including threads.
setup-all-channels = all
setup-age = Age restriction
setup-age-what = Which channels can have tables.
setup-age-all = any channel
setup-age-restricted = age-restricted channels only
setup-place = Table location
setup-place-what = In the channel, or each in its own thread, unless the host chooses otherwise.
setup-place-channel = in the channel
setup-place-thread = in its own thread
setup-clock = Turn time
setup-clock-what = Time per turn, unless the host chooses otherwise.
setup-pause = Longest pause
setup-pause-what = How long a host or a seated game master can pause in all, per deal or match. Default: 60 minutes, a day for slow tables. Other game masters: a week.
setup-pause-usual = 60 minutes; slow tables: a day
setup-moments = Highlights
setup-moments-what = Results mention Death, all tricks by one side, four kings in one hand, and the week’s biggest pot. A first win is shown only to the winner.
setup-moments-on = announced
setup-moments-off = not announced
key-setup-moments-told = Announce highlights
key-setup-moments-untold = No highlights

language-name = English
currency-plain = coins
currency-named = { $one }, { $many }
currency-worth = { $name } ({ $worth } { $unit })

# The controls that change settings.
setup-changed = Saved. Here are the settings now.
setup-page-house = House
setup-page-coins = Coins
setup-page-tables = Tables
setup-choose-gm = Game master role
setup-choose-log = Log channel
setup-choose-channels = Channels for tables
key-setup-no-gm = Remove the GM role
key-setup-no-log = Turn off the log
key-setup-no-channels = All channels
key-setup-name = Name…
key-setup-currency = Currency…
setup-choose-currency = Ready-made currencies
key-setup-coins = Coins and stakes…
key-setup-stakes = Stakes…
key-setup-clock = Times…
setup-label-currency = One name, or each coin with its value
setup-label-allowance = Daily allowance
setup-lowest = Lowest stake
setup-highest = Highest stake
setup-label-cap = Daily loss limit
setup-label-clock = Seconds per turn
setup-label-pause = Longest pause per deal, in minutes
setup-hint-pause = { $least } to { $most }; empty: 60 (slow tables: a day)
setup-hint-off = 0 or empty: none
setup-hint-name = For example: The Prancing Pony
setup-hint-currency = crown/crowns, or gp=100 sp=10 cp=1; empty: coins

# Settings that are refused; nothing is changed then.
setup-everyone = That role includes everyone in the server, so everyone would be a game master. Choose another role.
setup-channels-not-restricted = Tables would need age-restricted channels. Not restricted: { $channels }. Age-restrict them in Discord’s channel settings, or remove them from the list.
settings-name = The name of the house must be a single line of at most { $most } characters.
settings-starting = Starting coins can be at most { $most }.
settings-allowance = The allowance can be at most { $most } a day.
settings-stakes = Stakes must be from { $least } to { $most }.
settings-stakes-cross = The lowest stake ({ $least }) would be above the highest ({ $most }). Change both together.
settings-starting-below = New members would get { $starting }, which is below the lowest stake ({ $least }), so they couldn’t play. Raise the starting coins, lower the stake, or set starting coins to 0.
settings-cap = The daily loss limit can be at most { $most }.
settings-cap-below = A daily loss limit of { $cap } is below the lowest stake ({ $least }), so one deal could cost more. Raise the limit or lower the stake.
settings-budget = The house budget can be at most { $most }.
settings-channels = You can choose at most { $most } channels.
settings-clock = The time per turn must be from { $least } to { $most } seconds.
settings-pause = The longest pause must be from { $least } to { $most } minutes.

# Currencies that are refused.
currency-name = “{ $name }” can’t be a coin’s name. Use at most { $most } letters, with spaces between words; if you list several coins, at most { $short } letters each and no spaces.
currency-bad-worth = “{ $part }” isn’t a coin with a value. Write each coin like gp=100, with a whole number from 1 to { $most }.
currency-twice = “{ $name }” appears twice. Give each coin its own name.
currency-too-many = You can have at most { $most } kinds of coins.
currency-same-worth = Two coins are worth { $worth }. Give each coin a different value.
currency-no-unit = The smallest coin must be worth 1, for example gp=100 sp=10 cp=1.
currency-no-worths = “{ $names }” are several coins. Give each a value, counted in the smallest coin, for example gp=100 sp=10 cp=1.
currency-no-name = “{ $name }” isn’t a name for coins. To call them just { $coins } again, enter **{ $coins }**.
setup-coin-unknown = “{ $name }” isn’t one of this server’s coins. Choose { $coins }.
setup-coin-single = Only a currency of several coins, such as gp=100 sp=10 cp=1, has a usual coin.
# Ready-made currencies.
currency-dnd = D&D
currency-pathfinder = Pathfinder
currency-old-dragon = Old Dragon
currency-crowns = Crowns, shillings, pence

# The options of /tavern setup.
tavern-setup-gm-option = The game master role
tavern-setup-name-option = Name of the house
tavern-setup-currency-option = One name (crown/crowns), or each coin with its value (gp=100 sp=10 cp=1)
tavern-setup-usual-coin-option = The coin that a number counts when nobody says which, such as gp
tavern-setup-starting-option = Coins each new member gets, once
tavern-setup-allowance-option = Once a day, members with less can top up to this many coins; 0: no allowance
tavern-setup-lowest-option = Lowest stake for new tables
tavern-setup-highest-option = Highest stake for new tables
tavern-setup-cap-option = Daily loss limit: members who lose this much in a day (UTC) can’t play until midnight; 0: none
tavern-setup-regulars-option = May the house’s own computer players (regulars) play, or only the ones you hire?
tavern-setup-age-option = Must tables be in age-restricted channels?
tavern-setup-turn-seconds-option = Default seconds per turn for new tables
tavern-setup-pause-minutes-option = How long a host may pause a table, in minutes
tavern-setup-log-option = Channel where grants, cancelled deals and changed settings are logged
age-all-choice = any channel
age-restricted-choice = age-restricted channels only
regulars-come-choice = regulars too
regulars-stay-away-choice = hired computer players only
tavern-setup-highlights-option = Should results mention Death, all tricks by one side, four kings and the week’s biggest pot?
moments-told-choice = yes
moments-untold-choice = no
tavern-setup-budget-option = Top the house up to this many coins every day; 0: off
