# The settings of a house.

setup-title = The house
setup-title-of = { $name }
setup-footer = Only you see this. What is changed counts at once; open tables keep what was agreed.
setup-value =
    {"**"}{ $value }**
    { $what }
setup-none = none
setup-off = off
setup-a-day = { $coins } a day
setup-from-to = { $least } to { $most }
setup-seconds = { $seconds } seconds
setup-minutes = { $minutes } minutes

setup-gm = Game master
setup-gm-what = Who has this role runs the house: grants coins, opens sessions, settles what goes wrong.
setup-managers = whoever may manage the server
setup-gm-lost = ⚠ The role of the game master was deleted. Until you choose another one, whoever may manage the server is game master.
setup-name = Name of the house
setup-name-what = Stands on notices and sheets.
setup-language = Language
setup-language-what = What the house speaks.
setup-log = Log channel
setup-log-what = Where the house tells what was granted, voided and changed.

setup-currency = Currency
setup-currency-what = What coins are called. Changing it changes no purse, only how sums are written.
setup-starting = Starting coins
setup-starting-what = Everybody gets them once, on first contact.
setup-allowance = Allowance
setup-allowance-what = May be fetched once a day with `/coins allowance`, by those who ask for it.
setup-stakes = Stakes
setup-stakes-what = The lowest and the highest stake of a new table.
setup-cap = Cap of losses
setup-cap-what = Who has lost so much since midnight (UTC) is dealt no more cards that day.

setup-channels = Channels
setup-channels-what = Where tables may be opened, threads included.
setup-all-channels = all
setup-age = Age
setup-age-what = Whether tables need a channel that Discord restricts by age.
setup-age-all = any channel
setup-age-restricted = age-restricted channels only
setup-clock = Clock
setup-clock-what = The time for a turn, unless who opens a table says otherwise.
setup-pause = Longest pause
setup-pause-what = How long a host may pause a table; the game master may pause without end.

language-en = English
currency-plain = coins
currency-named = { $one }, { $many }
currency-worth = { $name } ({ $worth } { $unit })
