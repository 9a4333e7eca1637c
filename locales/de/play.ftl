# /play: what one could play now.

play-title = Was möchtest du spielen?
play-game = **{ $game }**: { $about }
play-footer = Die leichtesten zuerst. Computerspieler füllen die freien Plätze.
play-price = **Um Münzen**: { $stake }. Eine Runde kostet dich höchstens **{ $risk }**.
play-price-match = **Um Münzen**: { $stake }. Mehr als **{ $risk }** kannst du nicht verlieren.
play-price-purse = **Um Münzen**: { $stake }. In einer Runde verlierst du höchstens deinen Einsatz, nie mehr als **{ $risk }**.
play-for-fun = **Nur zum Spaß**: Ihr spielt mit Chips, niemand gewinnt oder verliert Münzen.
play-menu = Ein anderes Spiel wählen
play-note = { $players } Personen · etwa { $minutes } Min. · { $level }
play-easy = leicht
play-medium = mittel
play-hard = schwer

key-play = Spielen
key-play-now = Jetzt spielen
key-learn = Lernen
key-invite = Freunde einladen

# A solo table: one private message, for fun, against computer players.
play-alone = **Zum Spaß und für dich allein**: In diesem Kanal kann kein Tisch eröffnet werden. Du spielst in einer privaten Nachricht, mit Chips und so langsam du willst.
play-solo-on = Du hast schon ein Solospiel. Spiel es weiter, oder beende es, um ein anderes zu beginnen.
solo-over = Dein Solospiel ist zu Ende.
key-solo-go-on = Weiterspielen
key-solo-end = Beenden
