# The slash commands as Discord lists them: at most 100 letters each.

triomphe-command = Triomphe Forcée, a trick game with the tarot cards
triomphe-start-command = Open a table for Triomphe Forcée in this channel
triomphe-start-stake-option = Coins everyone puts into the pot each deal (5 if you say nothing)
triomphe-edition-option = Whose rules: tavern (modern) or vieville (17th century)
triomphe-pack-option = Tavern rules only: the full pack of 78, or the small one of 42 for few players
triomphe-fool-option = Tavern rules only: is the Fool the lowest trump, or an excuse?
triomphe-rules-command = How Triomphe Forcée is played at the table here
# What every game asks for.
patrons-option = How many patrons of the house to seat against you
turn-seconds-option = Seconds a player has for a turn: 10 to 172800, which is two days (120 if you say nothing)

scarto-command = Scarto, a trick game for three, for points
scarto-start-command = Open a table for Scarto in this channel: three players
scarto-start-stake-option = Coins for each point above or below 26 (1 if you say nothing)
scarto-edition-option = Whose rules: mcleod or chee
scarto-bagatto-option = Chee only: the Magician may be laid away as the only trump; or only if one has no Fool either
scarto-rules-command = How Scarto is played at the table here

tarocchi-command = Tarocchi of the White Parrot Inn, a trick game for three, for points
tarocchi-start-command = Open a table for Tarocchi in this channel: three players
tarocchi-start-stake-option = Coins for each point above or below 26 (1 if you say nothing)
tarocchi-equal-courts-option = The courts of a suit are equal: does the first or the last win? Or are they ranked?
tarocchi-top-option = The highest trump: the World (XXI) or the Angel (XX)
tarocchi-round-suits-option = Cups and Coins: reversed (ace high among the pips) or straight (ten high)
tarocchi-rules-command = How Tarocchi is played at the table here

mitigati-command = Mitigati, a trick game for three, with honours and bids
mitigati-start-command = Open a table for Mitigati in this channel: three players
mitigati-start-stake-option = Coins for each point above or below 43 (1 if you say nothing)
mitigati-edition-option = Whose rules: rufus (with bids for a settlement) or chee
mitigati-rules-command = How Mitigati is played at the table here

troccas-command = Troccas of the Grisons, a trick game for four in two pairs
troccas-start-command = Open a table for Troccas in this channel: four players
troccas-start-stake-option = Coins for each point above or below 36 (1 if you say nothing)
troccas-rules-command = How Troccas is played at the table here

swiss-command = Swiss Tarot, a match of three deals for three players
swiss-start-command = Open a table for Swiss Tarot in this channel: three players
swiss-start-stake-option = Coins everyone puts up for the match of three deals (10 if you say nothing)
swiss-rules-command = How Swiss Tarot is played at the table here

latriomphe-command = La Triomphe, the French trick game with 32 cards
latriomphe-start-command = Open a table for La Triomphe in this channel: 2, 4 or 6 players
latriomphe-start-stake-option = Coins everyone puts up for the match (10 if you say nothing)
latriomphe-edition-option = classic (two sides) or as-qui-pille (4 to 6, each for himself)
latriomphe-robbing-option = As-qui-pille only: may the ace of trumps rob the turned card?
latriomphe-target-option = Games to win the match: 1 to 15 (5 if you say nothing)
latriomphe-rules-command = How La Triomphe is played at the table here

trefeltromp-command = Trefeltromp, betting with three tarot cards
trefeltromp-start-command = Open a table for Trefeltromp in this channel: 2 to 10 players
trefeltromp-start-stake-option = The ante of each deal, in coins (1 if you say nothing)
trefeltromp-start-purse-option = The most you put at stake in a deal: 10 to 50 antes (50 if you say nothing)
trefeltromp-purse-command = The most you put at stake in a deal, from the next deal on: 10 to 50 antes
trefeltromp-purse-coins-option = How many coins
trefeltromp-rules-command = How Trefeltromp is played at the table here

edition-tavern-choice = tavern
edition-vieville-choice = vieville
edition-mcleod-choice = mcleod
edition-chee-choice = chee
edition-rufus-choice = rufus
edition-classic-choice = classic
edition-as-qui-pille-choice = as-qui-pille
pack-full-choice = full
pack-small-choice = small
fool-lowest-choice = lowest
fool-excuse-choice = excuse
bagatto-only-trump-choice = only-trump
bagatto-only-trump-no-fool-choice = only-trump-no-fool
equal-courts-first-choice = first
equal-courts-last-choice = last
equal-courts-ranked-choice = ranked
top-world-choice = world
top-angel-choice = angel
round-suits-reversed-choice = reversed
round-suits-straight-choice = straight
robbing-on-choice = on
robbing-off-choice = off

table-command = The table in this channel
table-show-command = Bring the table back to the end of the channel
table-hand-command = Look at your cards; only you see them
table-leave-command = Get up; the house plays a running deal to its end for you
table-close-command = Close the table, after a running deal (the host or the game master)

coins-command = The bank: play coins only
coins-balance-command = What you can spend, and what is set aside
coins-allowance-command = Fetch today’s allowance, where the house gives one
coins-pay-command = Pay another member
coins-pay-member-option = Whom to pay
coins-pay-coins-option = How many coins
coins-pay-reason-option = What for
coins-history-command = What came and went
coins-board-command = The fullest purses of this server, and where yours stands
coins-chart-command = Your purse over time
coins-grant-command = Give a member coins from the mint (game master)
coins-grant-member-option = Who gets them
coins-grant-coins-option = How many coins
coins-grant-reason-option = What for
coins-take-command = Take coins from a member back to the mint (game master)
coins-take-member-option = Whose they are
coins-take-coins-option = How many coins
coins-take-reason-option = What for

tavern-command = The house, for its game master
tavern-session-command = The game master's evenings and what they come to
tavern-session-open-command = Begins a session: tables opened from now on belong to it
tavern-session-open-name-option = What the evening is called
tavern-session-close-command = Ends the session: its tables close after their deal, then its settlement is posted here
tavern-session-show-command = The session that is on, as it stands
tavern-session-sheet-command = The settlement of a session that is over, once more
tavern-session-sheet-which-option = 1 is the latest session, 2 the one before it, and so on
tavern-setup-command = The settings of the house, each with what it means; change them here or in the answer
tavern-setup-gm-option = The role of the game master
tavern-setup-name-option = The name of the house
tavern-setup-currency-option = One name (crown/crowns), or each coin with its worth (gp=100 sp=10 cp=1)
tavern-setup-starting-option = Coins everybody gets once, on first contact
tavern-setup-allowance-option = Coins that may be fetched once a day; 0: none
tavern-setup-lowest-option = The lowest stake of new tables
tavern-setup-highest-option = The highest stake of new tables
tavern-setup-cap-option = Who has lost so much in a day (UTC) is dealt no more cards that day; 0: no cap
tavern-setup-age-option = Whether tables need a channel that Discord restricts by age
tavern-setup-turn-seconds-option = Seconds for a turn, where who opens a table says nothing
tavern-setup-pause-minutes-option = How long a host may pause a table, in minutes
tavern-setup-log-option = Where the house tells what was granted, voided and changed
age-all-choice = any channel
age-restricted-choice = age-restricted channels only

help-command = How to begin, and every command in a line
about-command = What this is: play coins only, version, licence
