# Help, about, and short texts used everywhere.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = ,{" "}
list-semicolon = ;{" "}
coins = { $coins ->
    [one] { $figure } coin
   *[other] { $figure } coins
}

# Table names: one adjective and one noun, chosen by the table’s id.
inn-sign = The { $adjective } { $noun }
inn-adjectives = Amber Brazen Copper Crooked Dancing Drowsy Dusty Emerald Gilded Golden Grey Hollow Honest Humble Idle Jolly Laughing Limping Lonely Lucky Merry Midnight Painted Patient Quiet Roving Rusty Scarlet Silver Sleepy Thirsty Wandering
inn-nouns = Anchor Badger Barrel Bear Bell Boar Candle Cat Crow Dragon Drum Fiddle Fox Goat Goose Griffin Hare Heron Hound Kettle Lantern Lute Magpie Mule Otter Owl Pheasant Raven Rooster Stag Swan Tankard

help-title = Welcome
help-title-of = Welcome to { $name }
help-begin =
    Historic tarot and trick-taking games, for play coins. Begin with `/play`: it shows every game, easiest first. There, **{ $learn }** explains a game as you play it, **{ $alone }** deals at once against computer players, and **{ $open }** opens a table for others to join. **{ $hand }** under a table shows your cards, to you alone. You start with { $starting }.
help-footer = Play coins only: they’re never bought, sold or redeemed.

about-title = Triomphe
about-text =
    A tavern for historic tarot games, in a Discord channel.

    {"**"}Play coins only.** The coins exist only in this server’s games. They’re never bought, sold or redeemed; there are no purchases, and no prizes of any value. Please don’t stake real money or anything else of value on a game here.
    {"**"}Fair cards.** Every pack is shuffled with secure random numbers. Nobody sees another player’s hand, and computer players decide from what they can see, just as you do.
    {"**"}Open source.** Free under the { $licence } licence.
about-footer = Version { $version }

sent-away = I don’t know that button. Nothing was changed.
server-only = I only work in a server’s channels, not in direct messages.
our-fault = Something went wrong on my side. Nothing was changed; please try again in a moment.
not-stored = I can’t save anything right now because of a problem with my disk, and whoever runs this bot has been told. Everything I confirmed before is safe. Please try again in a few minutes.
not-stored-server = I can’t reach my storage right now, and I don’t know whether this was saved: please check again in a minute.
unknown-command = I no longer have that command. Discord may still be showing an old list, so try again in a minute.
bot-lacks = I can’t run a table in this channel. Missing permissions: { $permissions }.
permissions-add = Someone who manages the server can [give me all my permissions]({ $link }); if the channel’s own settings deny them, change those.
bot-lacks-note = (I can’t keep the table’s message up to date in this channel. Missing permissions: { $permissions }.)
thread-locked-note = (This thread is locked, so I can’t keep the table’s message up to date.)
permission-view = View Channel
permission-send = Send Messages
permission-send-threads = Send Messages in Threads
permission-threads = Create Public Threads
permission-embed = Embed Links
permission-view-serves = everything in the channel
permission-send-serves = messages of tables, reminders, settlements, the log channel
permission-embed-serves = the content of all these messages
permission-attach-serves = pictures, and records and settlements as files; without it, tables are shown in words
permission-threads-serves = tables in a thread of their own
permission-send-threads-serves = tables in threads
about-permissions-all = I have every permission I need in this channel.
about-permissions = {"**"}Missing permissions in this channel**
about-permission = • { $permission }: { $serves }
lobby-lacks-pictures = No pictures here: I’m missing the { $permissions } permission in this channel. { $add }
help-commands = Commands
key-commands = All commands
help-gm = Running the house
key-about = About
mine-none = You sit at no table here. `/play` shows every game.
mine-line = **{ $inn }** · { $about } · { $link }
mine-turn = Waiting for { $names }: { $when }.
which-mine = Your tables
