# What the house says of itself: help, about, and small words used everywhere.

list-and = { $first } and { $last }
list-comma = ,{" "}
list-semicolon = ;{" "}
coins = { $coins ->
    [one] { $figure } coin
   *[other] { $figure } coins
}

# Inn signs: a table is called after one adjective and one noun, by its id.
inn-sign = The { $adjective } { $noun }
inn-adjectives = Amber Brazen Copper Crooked Dancing Drowsy Dusty Emerald Gilded Golden Grey Hollow Honest Humble Idle Jolly Laughing Limping Lonely Lucky Merry Midnight Painted Patient Quiet Roving Rusty Scarlet Silver Sleepy Thirsty Wandering
inn-nouns = Anchor Badger Barrel Bear Bell Boar Candle Cat Crow Dragon Drum Fiddle Fox Goat Goose Griffin Hare Heron Hound Kettle Lantern Lute Magpie Mule Otter Owl Pheasant Raven Rooster Stag Swan Tankard

help-title = Welcome in
help-title-of = Welcome to { $name }
help-begin =
    A tavern table for **Triomphe Forcée** and other old games of tarot and triumph, played for the house’s coins.

    {"**"}To play**: `/triomphe start`, or `start` of any other game. Alone, press **{ $fill }**. With friends, they press **{ $join }**, and somebody presses **{ $deal }**.
    {"**"}Your cards** come to you alone, in the answer to **{ $join }** or **{ $hand }**. Green ones may be played; press a grey one to learn why not. Long hands are in menus.
    {"**"}Your coins**: you begin with { $starting }. What a deal can cost you is set aside, and comes back with what you have won.
help-commands = The commands used most (type / and Discord lists them all)
help-commands-text =
    `/triomphe start` · open a table; so do { $games }
    `/triomphe rules` · how it is played; every game has its `rules`
    `/trefeltromp purse` · the most you put at stake in a deal there
    `/table show` · bring the table back into view
    `/table hand` · your cards
    `/table leave` · get up
    `/table close` · the host closes the table
    `/coins balance`, `/coins pay`, `/coins history`, `/coins chart`, `/coins allowance` · your purse
    `/coins board` · the fullest purses
    `/coins grant`, `/coins take` · for the game master
    `/tavern setup` · how the house is run: game master, currency, stakes and more
    `/character create`, `/character play` · play as a character with a purse of its own
    `/view` · how you see cards: pictures, signs or words, larger, your language
    `/privacy show` · what is kept about you, and how to erase it
    `/about` · what this is
help-gm = For the game master
help-gm-text =
    `/tavern setup` · currency, starting coins, stakes, channels, the role of the game master
    `/tavern session open`, `close` · an evening of play, and its settlement to paste
    `/patron hire`, `/patron house` · patrons of your own, and what the house plays with
    `/coins grant`, `/coins take` · coins for a member or a character, or back
    `/table void` · take back the deal that is on
    `/tavern void` · take back a deal that is over
    `/tavern books` · where all coins are, and who gave what to whom
    `/tavern ban`, `unban` · who may not sit down
help-footer = Play coins only: they are never bought, sold or redeemed.

about-title = Triomphe
about-text =
    A tavern for historic tarot games, in a Discord channel.

    {"**"}Play coins only.** The coins exist in this server’s game and nowhere else. They are never bought, sold or redeemed, there are no purchases and no prizes of any value. Please do not stake real money or real things on a game here.
    {"**"}Fair cards.** Every pack is shuffled by the computer’s own secure chance. Nobody sees another hand, and the house’s patrons play by what they see, as you do.
    {"**"}Open source.** Free under the { $licence } licence.
about-footer = Version { $version }

sent-away = Leave the house’s business to the house: that button was never on any of our tables. Nothing was changed.
server-only = The tavern is in servers: call me in one of its channels, not in a direct message.
our-fault = Something broke on our side. Nothing was changed; please try again in a moment.
not-stored = I cannot save anything at the moment: something is wrong with my disk, and whoever runs me has been told. What I confirmed before stands. Please try again in a few minutes.
unknown-command = I do not know that command any more. Discord may still show an old list: try again in a minute.
bot-lacks = I cannot keep a table here: in this channel I lack { $permissions }. Somebody who manages the server can change that in the channel’s settings.
bot-lacks-note = (The table’s message cannot be kept up to date: I lack { $permissions } in this channel.)
permission-view = View Channel
permission-send = Send Messages
permission-send-threads = Send Messages in Threads
permission-threads = Create Public Threads
permission-embed = Embed Links
