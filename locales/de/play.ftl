# /play: what one could play now.

play-title = Was möchtest du spielen?
play-game = **{ $game }**: { $about }
play-footer = Die leichtesten zuerst. Computerspieler füllen die freien Plätze.
play-price = **Um Münzen**: { $stake }. Eine Runde kostet dich höchstens **{ $risk }**.
play-price-match = **Um Münzen**: { $stake }. Mehr als **{ $risk }** kannst du nicht verlieren.
play-price-purse = **Um Münzen**: { $stake }. In einer Runde verlierst du höchstens dein Tischgeld; du bestimmst es selbst, bis **{ $risk }**.
play-for-fun = **Nur zum Spaß**: Ihr spielt mit Chips, niemand gewinnt oder verliert Münzen.
play-menu = Ein anderes Spiel wählen
play-note = { $players } Personen · etwa { $minutes } Min. · { $level }
play-easy = leicht
play-medium = mittel
play-hard = schwer

key-play = Spielen
key-play-alone = Allein spielen
key-learn = Lernen
key-open-table = Tisch eröffnen

# A solo table: one private message, for fun, against computer players.
play-alone = **{ $alone }**: zum Spaß, in einer privaten Nachricht, ohne Zeitlimit. Die Computerspieler sind so gut, wie du willst.
play-no-table = In diesem Kanal kann kein Tisch eröffnet werden.
play-skill = Computerspieler
play-skill-novice = Computerspieler: leicht
play-skill-regular = Computerspieler: normal
play-skill-master = Computerspieler: schwer
solo-over = Dein Solospiel ist zu Ende.
key-solo-go-on = Fortsetzen: { $game }
key-solo-end = Beenden
key-solo-end-of = Beenden: { $game }
