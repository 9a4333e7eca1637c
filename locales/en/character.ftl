# Characters.

character-command = Characters you play as, each with a purse of its own
character-create-command = Make up a character with a purse of its own
character-create-name-option = What the character is called
character-create-picture-option = The https address of a picture that stays on the web
character-create-coins-option = Coins of your own purse that go with the character
character-list-command = Your characters and their purses, and who you play as
character-play-command = Play as one of your characters, or as yourself
character-play-who-option = One of your characters, or “myself”
character-rename-command = Give a character another name
character-rename-character-option = Which of your characters
character-rename-name-option = The new name
character-picture-command = Give a character another picture, or none
character-picture-character-option = Which of your characters
character-picture-picture-option = The https address of a picture; nothing to take it away
character-retire-command = Put a character to rest; its coins go to your own purse
character-retire-character-option = Which of your characters

character-myself = Myself
character-own-purse = Their own purse (no character)
purse-title-of = The purse of { $name }
character-list-title = Who you can be
character-list-own = **{ $name }**, yourself · { $coins }
character-list-line = **{ $name }** · { $coins }
character-list-held = { $line } · { $held } set aside
character-list-playing = { $line } · **you play as them**
character-list-none = Without a character you play as yourself. `/character create` makes one up.
character-list-hint = Play as …
character-list-footer = Who you play as counts from the next table you sit down at.

character-created-title = { $name }
character-created-text = **{ $name }** is in the house, with { $coins } in a purse of their own. The game master can grant them coins, or you can with `/coins pay`. To play as them: `/character play`.
character-plays = From the next table you sit down at, you are **{ $name }**, with { $coins } to spend.
character-stays = Where you sit now you stay who you are: { $inns }.
character-renamed = **{ $before }** is called **{ $name }** from now on, at the tables too.
character-pictured = **{ $name }** has a new picture.
character-unpictured = **{ $name }** has no picture any more.
character-retired = **{ $name }** rests. Their purse, { $coins }, went into your own. `/character create` under the same name brings them back.
character-retired-poor = **{ $name }** rests; their purse was empty. `/character create` under the same name brings them back.

coins-pay-character-option = Which of their characters (who they play as, if you say nothing)
coins-grant-character-option = Which of their characters (who they play as, if you say nothing)
coins-take-character-option = Which of their characters (who they play as, if you say nothing)

moved-retire-to = to the member’s own purse
moved-retire-from = from { $who }, who rests

# What cannot be.
character-name-length = A name has { $least } to { $most } letters.
character-name-signs = A name is made of letters, numbers, spaces and ' - . , & ! ?, with at least one letter, so that nobody takes it for something else.
character-name-taken = Somebody here goes by that name already. Please choose another.
character-bad-picture = A picture is given by an address that begins with https://, such as https://example.org/brenna.png.
character-too-many = You have { $most } characters, which is as many as anybody has here. `/character retire` makes room.
character-too-many-ever = You have made up more characters than this house can remember. Bring one back that rests: `/character create` under its name.
character-unknown = None of your characters goes by that name: `/character list` shows them.
character-unknown-theirs = { $who } has no character of that name. Choose one from the list, or leave it out.
character-seated = They sit at { $inn }. Get up there first, and let the deal come to its end.
character-too-rich = Their coins do not fit into your own purse any more. Pay some to somebody first.
character-too-poor = Your own purse has { $free } to spend, so { $asked } cannot go with the character. Nobody was made up.
character-too-poor-held = Your own purse has { $free } to spend, with { $held } set aside for a deal. So { $asked } cannot go with the character. Nobody was made up.

# At the tables.
seat-character = played by { $who }
character-called = { $player } (**{ $name }**)
