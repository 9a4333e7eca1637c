# Characters.

character-command = Characters you play as, each with their own purse
character-create-command = Create a character with their own purse
character-create-name-option = The character’s name
character-create-picture-option = The https address of a picture that stays online
character-create-coins-option = Coins from your own purse for the character
character-list-command = Your characters, their purses, and who you’re playing as
character-play-command = Play as one of your characters, or as yourself
character-play-who-option = One of your characters, or “myself”

character-myself = Myself
character-own-purse = Their own purse (no character)
purse-title-of = { $name }’s purse
character-list-title = Your characters
character-list-own = **{ $name }**, yourself · { $coins }
character-list-line = **{ $name }** · { $coins }
character-list-held = { $line } · { $held } reserved
character-list-playing = { $line } · **you’re playing as them**
character-list-none = Without a character you play as yourself. Create one with `/character create`.
character-list-hint = Play as…
character-list-footer = A change takes effect at the next table you join.

character-created-title = { $name }
character-created-text = **{ $name }** is ready, with { $coins } in their own purse. The game master can grant them coins, or you can pay them with `/coins pay`. To play as them, use `/character play`.
character-plays = From the next table you join, you’re **{ $name }**, with { $coins } to spend.
character-stays = At tables you’re already at, you stay who you are: { $inns }.
character-renamed = **{ $before }** is now called **{ $name }**, at the tables too.
character-pictured = **{ $name }** has a new picture.
character-unpictured = **{ $name }** no longer has a picture.
character-retired = **{ $name }** has retired. Their { $coins } went to your own purse. `/character create` with the same name brings them back.
character-retired-poor = **{ $name }** has retired; their purse was empty. `/character create` with the same name brings them back.

coins-pay-character-option = Which of their characters (default: the one they’re playing)
tavern-grant-character-option = Which of their characters (default: the one they’re playing)
tavern-fine-character-option = Which of their characters (default: the one they’re playing)

moved-retire-to = to the member’s own purse
moved-retire-from = from { $who }, who retired

# What cannot be.
character-name-length = A name must be { $least } to { $most } characters long.
character-name-signs = Names can contain letters, numbers, spaces and ' - . , & ! ?, with at least one letter.
character-name-taken = That name is already taken here. Please choose another.
character-bad-picture = A picture’s address must begin with https://, for example https://example.org/brenna.png.
character-too-many = You have { $most } characters, which is the limit. Retire one with `/character list` first.
character-too-many-ever = You’ve created as many characters as this server can store. Bring back a retired one: `/character create` with their name.
character-unknown = You have no character with that name. `/character list` shows them.
character-unknown-theirs = { $who } has no character with that name. Choose one from the list, or leave it out.
character-seated = This character is at { $inn }. Leave that table first, then wait until the deal is over.
character-too-rich = Your own purse can’t hold all their coins. Pay some to someone else first.
character-too-poor = Your own purse has { $free } to spend, so you can’t give the character { $asked }. No character was created.
character-too-poor-held = Your own purse has { $free } to spend and { $held } reserved at a table, so you can’t give the character { $asked }. No character was created.

# At the tables.
seat-character = played by { $who }
character-called = { $player } (**{ $name }**)
character-list-change = Change a character…
key-character-rename = Rename…
key-character-picture = Picture…
key-character-retire = Retire
character-rename-title = Rename a character
character-rename-label = The new name
character-picture-title = A character’s picture
character-picture-label = The https address; empty removes it
character-picture-hint = https://…
