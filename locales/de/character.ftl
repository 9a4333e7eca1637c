# Charaktere.

character-command = Charaktere, als die du spielst, jeder mit eigenem Beutel
    .name = charakter
character-create-command = Einen Charakter mit eigenem Beutel erfinden
    .name = erfinden
character-create-name-option = Wie der Charakter heißt
    .name = name
character-create-picture-option = Die https-Adresse eines Bildes, das online bleibt
    .name = bild
character-create-coins-option = Münzen aus deinem eigenen Beutel, die der Charakter bekommt
    .name = münzen
character-list-command = Deine Charaktere, ihre Beutel und wen du gerade spielst
    .name = liste
character-play-command = Als einer deiner Charaktere spielen oder als du selbst
    .name = spielen
character-play-who-option = Einer deiner Charaktere oder „ich selbst“
    .name = wer

character-myself = Ich selbst
character-own-purse = Der eigene Beutel (kein Charakter)
purse-title-of = Der Beutel von { $name }
character-list-title = Wer du sein kannst
character-list-own = **{ $name }**, du selbst · { $coins }
character-list-line = **{ $name }** · { $coins }
character-list-held = { $line } · { $held } reserviert
character-list-playing = { $line } · **so spielst du**
character-list-none = Ohne Charakter spielst du als du selbst. `/charakter erfinden` erschafft einen.
character-list-hint = Spielen als …
character-list-footer = Deine Wahl gilt ab dem nächsten Tisch, an den du dich setzt.

character-created-title = { $name }
character-created-text = **{ $name }** ist im Haus und hat { $coins } im eigenen Beutel. Weitere Münzen gibt die Spielleitung, oder du zahlst sie mit `/münzen zahlen`. So spielst du als **{ $name }**: `/charakter spielen`.
character-plays = Ab dem nächsten Tisch, an den du dich setzt, bist du **{ $name }** und kannst { $coins } ausgeben.
character-stays = An Tischen, an denen du schon sitzt, bleibst du, wer du bist: { $inns }.
character-renamed = Aus **{ $before }** wird **{ $name }**, auch an den Tischen.
character-pictured = **{ $name }** hat ein neues Bild.
character-unpictured = **{ $name }** hat kein Bild mehr.
character-retired = **{ $name }** ist im Ruhestand; der Inhalt des Beutels ({ $coins }) liegt in deinem eigenen. `/charakter erfinden` mit demselben Namen holt den Charakter zurück.
character-retired-poor = **{ $name }** ist im Ruhestand; der Beutel war leer. `/charakter erfinden` mit demselben Namen holt den Charakter zurück.

coins-pay-character-option = Welchem der Charaktere (ohne Angabe: dem, den die Person gerade spielt)
    .name = charakter
tavern-grant-character-option = Welchem der Charaktere (ohne Angabe: dem, den die Person gerade spielt)
    .name = charakter
tavern-fine-character-option = Welchem der Charaktere (ohne Angabe: dem, den die Person gerade spielt)
    .name = charakter

moved-retire-to = in den eigenen Beutel
moved-retire-from = von { $who }, jetzt im Ruhestand

# Was nicht sein kann.
character-name-length = Ein Name hat { $least } bis { $most } Zeichen.
character-name-signs = Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen und ' - . , & ! ?, mit mindestens einem Buchstaben.
character-name-taken = So heißt hier schon jemand. Bitte wähl einen anderen Namen.
character-bad-picture = Gib für das Bild eine Adresse an, die mit https:// beginnt, etwa https://example.org/brenna.png.
character-too-many = Du hast { $most } Charaktere, mehr sind hier nicht möglich. `/charakter liste` schafft Platz.
character-too-many-ever = Du hast hier so viele Charaktere erfunden, wie möglich sind. Hol einen aus dem Ruhestand zurück: `/charakter erfinden` mit seinem Namen.
character-unknown = Keiner deiner Charaktere heißt so: `/charakter liste` zeigt sie.
character-unknown-theirs = { $who } hat keinen Charakter dieses Namens. Wähl einen aus der Liste oder lass ihn weg.
character-seated = Der Charakter sitzt am Tisch „{ $inn }“. Steh dort erst auf und lass die Runde zu Ende gehen.
character-too-rich = Die Münzen passen nicht mehr in deinen eigenen Beutel. Zahl erst jemandem etwas.
character-too-poor = Frei in deinem eigenen Beutel: { $free }; für { $asked } reicht das nicht. Es wurde kein Charakter erfunden.
character-too-poor-held = Frei in deinem eigenen Beutel: { $free }; an einem Tisch reserviert: { $held }. Für { $asked } reicht das nicht. Es wurde kein Charakter erfunden.

# An den Tischen.
seat-character = gespielt von { $who }
character-called = { $player } (**{ $name }**)
character-list-change = Einen Charakter ändern …
key-character-rename = Umbenennen …
key-character-picture = Bild …
key-character-retire = Zur Ruhe setzen
character-rename-title = Charakter umbenennen
character-rename-label = Der neue Name
character-picture-title = Bild eines Charakters
character-picture-label = Die https-Adresse; leer entfernt es
character-picture-hint = https://…
