# Die Slash-Befehle, wie Discord sie auflistet: höchstens 100 Zeichen je Zeile.
# Ein Name ist klein geschrieben, ein Wort, höchstens 32 Zeichen.

triomphe-command = Die Tische: eröffnen, Karten ansehen, aufstehen, schließen
    .name = triomphe
triomphe-start-command = Eröffne einen Tisch in diesem Kanal
    .name = eröffnen
# Was jedes Spiel fragt.
computer-players-option = Wie viele Computerspieler mitspielen
    .name = computerspieler
turn-option = Sekunden pro Zug: 10 bis 172800, das sind zwei Tage (sonst die des Servers)
    .name = zug
thread-option = Den Tisch in einen eigenen Thread stellen oder nicht (ohne Angabe: wie im Haus eingestellt)
    .name = thread
fun-option = Nur zum Spaß spielen, mit Chips statt Münzen
    .name = spass








edition-tavern-choice = Taverne
edition-vieville-choice = Viéville
edition-mcleod-choice = McLeod
edition-chee-choice = Chee
edition-rufus-choice = Rufus
edition-classic-choice = klassisch
edition-as-qui-pille-choice = as-qui-pille
pack-full-choice = voll
pack-small-choice = klein
fool-lowest-choice = niedrigster Trumpf
fool-excuse-choice = entschuldigt
bagatto-only-trump-choice = als einziger Trumpf
bagatto-only-trump-no-fool-choice = als einziger Trumpf und ohne Narren
equal-courts-first-choice = das erste
equal-courts-last-choice = das letzte
equal-courts-ranked-choice = nach Rang
top-world-choice = Welt
top-angel-choice = Engel
round-suits-reversed-choice = umgekehrt
round-suits-straight-choice = normal
robbing-on-choice = ja
robbing-off-choice = nein
target-800-choice = 800
target-400-choice = 400
signals-on-choice = ja
signals-off-choice = nein

triomphe-show-command = Den Tisch wieder ans Ende des Kanals holen
    .name = zeigen
triomphe-hand-command = Deine Karten ansehen; nur du siehst sie
    .name = blatt
triomphe-leave-command = Den Tisch verlassen; eine laufende Gabe spielt der Autopilot für dich zu Ende
    .name = verlassen
triomphe-close-command = Den Tisch schließen: jetzt oder nach der laufenden Gabe oder Partie (Tischleitung, Spielleitung)
    .name = schließen

coins-command = Die Bank: nur Spielmünzen
    .name = münzen
coins-balance-command = Was du ausgeben kannst und was reserviert ist
    .name = stand
coins-allowance-command = Das Taschengeld für heute abholen, wenn es eines gibt
    .name = taschengeld
coins-pay-command = Jemanden bezahlen: ein Mitglied, einen Computerspieler oder das Haus
    .name = zahlen
coins-pay-member-option = Welches Mitglied
    .name = wen
coins-pay-patron-option = Oder: einen angeworbenen Computerspieler oder das Haus
    .name = computerspieler
coins-pay-coins-option = Wie viele Münzen
    .name = münzen
coins-pay-reason-option = Wofür
    .name = grund
coins-board-command = Die vollsten Beutel auf diesem Server, und wo deiner steht
    .name = rangliste
tavern-grant-command = Gibt einem Mitglied oder dem Haus neue Münzen (Spielleitung)
    .name = geben
tavern-grant-member-option = Wer sie bekommt
    .name = wem
tavern-grant-coins-option = Wie viele Münzen
    .name = münzen
tavern-grant-reason-option = Wofür
    .name = grund
tavern-fine-command = Jemandem Münzen abnehmen (Spielleitung)
    .name = abnehmen
tavern-fine-member-option = Wem
    .name = wem
tavern-fine-coins-option = Wie viele Münzen
    .name = münzen
tavern-fine-reason-option = Wofür
    .name = grund
tavern-fine-house-option = Dem Haus geben, statt sie aus dem Spiel zu nehmen?
    .name = haus

tavern-command = Das Haus führen (Spielleitung)
    .name = taverne
tavern-open-command = Spielabend beginnen: Tische, die von nun an eröffnet werden, gehören dazu
    .name = beginnen
tavern-open-name-option = Wie der Abend heißt
    .name = name
tavern-close-command = Abend beenden: Die Tische schließen nach ihrer Gabe, dann folgt hier die Abrechnung
    .name = beenden
tavern-setup-command = Die Einstellungen des Hauses und was sie bedeuten; ändern kannst du sie hier oder in der Antwort
    .name = einrichten

play-command = Such dir ein Spiel aus und spiel sofort
    .name = spielen
help-command = Wie man anfängt, und die wichtigsten Befehle
    .name = hilfe

patron-command = Die Gäste des Hauses
    .name = gast
patron-hire-command = Einen Gast mit Namen, Gesicht und Beutel anwerben (Spielleitung)
    .name = anwerben
patron-hire-name-option = Wie der Gast heißt
    .name = name
patron-hire-face-option = Wie der Gast aussieht
    .name = gesicht
patron-hire-temper-option = Welches Gemüt: was der Gast wagt und wie er redet
    .name = gemüt
patron-hire-skill-option = Wie gut der Gast spielt
    .name = können
patron-hire-purse-option = Münzen des Hauses für den Beutel
    .name = beutel
patron-list-command = Wer angeworben ist und was in den Beuteln steckt
    .name = liste
patron-play-command = Übernimm zwischen zwei Gaben den Platz eines Gastes; noch einmal gibt ihn zurück (Spielleitung)
    .name = spielen
patron-play-name-option = Wessen; sonst den des Gastes, der sich zuletzt gesetzt hat
    .name = name
temper-steady-choice = gelassen
temper-bold-choice = verwegen
temper-cautious-choice = vorsichtig
temper-sly-choice = verschlagen
temper-merry-choice = fröhlich
skill-novice-choice = unerfahren
skill-regular-choice = geübt
skill-master-choice = meisterhaft
face-beard-choice = 🧔 Bart
face-granny-choice = 👵 Großmutter
face-farmer-choice = 🧑‍🌾 vom Bauernhof
face-cook-choice = 👩‍🍳 Köchin
face-scholar-choice = 🧑‍🎓 gelehrt
face-gentleman-choice = 🤵 feiner Herr
face-dancer-choice = 💃 Tänzerin
face-guard-choice = 👮 Wache
face-shadow-choice = 🥷 Schatten
face-prince-choice = 🤴 Prinz
face-wizard-choice = 🧙 Zauberhut
face-elf-choice = 🧝 Elf
face-troll-choice = 🧌 Troll
face-vampire-choice = 🧛 Vampir
face-ghost-choice = 👻 Gespenst
face-wolf-choice = 🐺 Wolf
triomphe-start-stake-option = Einsatz in Münzen (sonst der übliche des Spiels)
    .name = einsatz
game-option = Welches Spiel, nach welchen Regeln (sonst Triomphe Forcée oder das des Tisches)
    .name = spiel
triomphe-mine-command = Deine Tische hier: wer dran ist, bis wann, und wo
    .name = meine
rules-command = Wie ein Spiel geht, in Kürze, mit dem Weg zu allen Regeln
    .name = regeln
tavern-panel-command = Was offen ist, die letzten Anordnungen, Bücher, Abrechnungen, Sperren, beendete Gaben
    .name = übersicht
tavern-grant-house-option = Oder: für das Haus, dessen Computerspieler damit spielen
    .name = haus
tavern-ban-from-option = Von allen Tischen (sonst), oder von der Rangliste
    .name = von
from-tables-choice = alle Tische
from-board-choice = die Rangliste der Reichsten
command-moved = `{ $former }` ist umgezogen: Es gehört jetzt zu `{ $now }`.
