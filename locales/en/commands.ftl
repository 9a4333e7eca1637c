# The slash commands as Discord lists them: at most 100 letters each.

triomphe-command = Tables: open one, see your cards, leave, close
triomphe-start-command = Open a table in this channel
# What every game asks for.
computer-players-option = How many computer players to add
thread-option = Put the table in its own thread? (default: the server’s setting)
fun-option = Play for fun, with chips instead of coins
turn-option = Seconds per turn, 10 to 172800; after a reminder up to as many again (default: the server’s)








edition-tavern-choice = tavern, modern
edition-vieville-choice = Viéville, 17th century
edition-mcleod-choice = McLeod
edition-chee-choice = Chee
edition-rufus-choice = Rufus
edition-classic-choice = classic
edition-as-qui-pille-choice = à l’as qui pille
pack-full-choice = full, 78 cards
pack-small-choice = small, 42 cards
fool-lowest-choice = lowest trump
fool-excuse-choice = excuse
fool-highest-choice = highest trump
bagatto-only-trump-choice = only trump
bagatto-only-trump-no-fool-choice = only trump, and no Fool
equal-courts-first-choice = first one wins
equal-courts-last-choice = last one wins
equal-courts-ranked-choice = king, queen, knight, jack
top-world-choice = the World
top-angel-choice = Judgement
round-suits-reversed-choice = reversed
round-suits-straight-choice = straight
direction-anticlockwise-choice = anticlockwise
direction-clockwise-choice = clockwise
robbing-on-choice = yes
robbing-off-choice = no
run-on-choice = yes
run-off-choice = no
raises-unlimited-choice = unlimited
monte-shown-choice = shown to everybody
monte-hidden-choice = hidden
signals-on-choice = yes
signals-off-choice = no

triomphe-show-command = Bring the table back to the bottom of the channel
triomphe-hand-command = See your cards (only you can see them)
triomphe-leave-command = Leave the table; autopilot finishes the current deal for you
triomphe-close-command = Close the table: now, or after the deal or match being played (host, game master)

coins-command = Your play coins
coins-balance-command = What you can spend, and what is reserved
coins-allowance-command = Collect today’s allowance, if this server gives one
coins-pay-command = Pay a member, a hired computer player or the house
coins-pay-member-option = Which member to pay
coins-pay-patron-option = Or: a hired computer player, or the house
coins-pay-coins-option = How many coins
coins-pay-reason-option = What it’s for
coins-board-command = The richest players in this server, and your rank
tavern-grant-command = Give a member or the house new coins (game master)
tavern-grant-member-option = Who gets them
tavern-grant-coins-option = How many coins
tavern-grant-reason-option = What they’re for
tavern-fine-command = Take coins away from a member (game master)
tavern-fine-member-option = Who to take them from
tavern-fine-coins-option = How many coins
tavern-fine-reason-option = Why
tavern-fine-house-option = Put them in the house’s purse instead of taking them out of the game?

tavern-command = Run the tavern: for game masters
tavern-open-command = Start a session: tables opened from now on belong to it
tavern-open-name-option = A name for the session
tavern-close-command = End the session: its tables close after their deals, then its settlement is posted here
tavern-setup-command = See and change the server’s settings; each is explained

play-command = Pick a game and play it now
help-command = How to start, and the most useful commands

patron-command = Patrons: the house’s computer players
patron-hire-command = Hire a patron with a name, a face and a purse (game master)
patron-hire-name-option = Their name
patron-hire-face-option = Their face
patron-hire-temper-option = Temperament: how daring they are and how they talk
patron-hire-skill-option = How well they play
patron-hire-purse-option = Coins from the house for their purse
patron-list-command = Hired patrons and their purses
patron-play-command = Play a patron’s seat yourself, between deals; again to give it back (game master)
patron-play-name-option = Which patron (default: the one who sat down last)
temper-steady-choice = steady
temper-bold-choice = bold
temper-cautious-choice = cautious
temper-sly-choice = sly
temper-merry-choice = merry
skill-novice-choice = novice
skill-regular-choice = regular
skill-master-choice = master
face-beard-choice = 🧔 bearded
face-granny-choice = 👵 grandmother
face-farmer-choice = 🧑‍🌾 farmer
face-cook-choice = 👩‍🍳 cook
face-scholar-choice = 🧑‍🎓 scholar
face-gentleman-choice = 🤵 gentleman
face-dancer-choice = 💃 dancer
face-guard-choice = 👮 guard
face-shadow-choice = 🥷 shadow
face-prince-choice = 🤴 prince
face-wizard-choice = 🧙 wizard
face-elf-choice = 🧝 elf
face-troll-choice = 🧌 troll
face-vampire-choice = 🧛 vampire
face-ghost-choice = 👻 ghost
face-wolf-choice = 🐺 wolf
triomphe-start-stake-option = Stake in coins (default: the game’s usual stake)
game-option = Which game, and by which rules (default: Triomphe Forcée, or the table’s)
triomphe-mine-command = Your tables here: whose turn it is, until when, and where
rules-command = How a game is played, in short, with the way to all its rules
tavern-panel-command = What is open, the last orders, books, settlements, bans, finished deals
tavern-grant-house-option = Or: for the house, whose computer players play with them
tavern-ban-from-option = From all tables (default), or from the list of richest players
from-tables-choice = all tables
from-board-choice = the list of richest players
command-moved = `{ $former }` has moved: it’s now part of `{ $now }`.
