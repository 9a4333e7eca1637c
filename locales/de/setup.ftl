# Die Einstellungen eines Hauses.

setup-title = Das Haus
setup-title-of = { $name }
setup-footer = Nur du siehst das. Änderungen gelten sofort; an offenen Tischen gilt weiter, was ausgemacht war.
setup-value =
    {"**"}{ $value }**
    { $what }
setup-name-none = keiner
setup-log-none = keiner
setup-off = aus
setup-a-day = { $coins } am Tag
setup-from-to = { $least } bis { $most }
setup-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
setup-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}

setup-gm = Spielleitung
setup-gm-what = Wer diese Rolle hat, führt das Haus: gibt Münzen, eröffnet Spielabende und bringt in Ordnung, was schiefgeht.
setup-managers = wer den Server verwalten darf
setup-gm-lost = ⚠ Die Rolle der Spielleitung wurde gelöscht. Bis du eine andere wählst, vertritt sie, wer den Server verwalten darf; aber niemand kann neue Münzen ausgeben oder Startmünzen, Taschengeld und Budget des Hauses ändern.
setup-mints-not = Startmünzen, Taschengeld und Budget des Hauses kann nur ändern, wer die Rolle { $role } hat.
sure-gm = Eine Rolle wählen, die du nicht hast?
sure-gm-text = Du hast die Rolle { $role } nicht. Ist sie gewählt, gehört nur noch zur Spielleitung, wer sie hat: Du könntest keine Münzen geben und Startmünzen, Taschengeld und Budget des Hauses nicht ändern. Wer den Server verwalten darf, kann hier später eine andere wählen.
sure-gm-yes = Trotzdem wählen
sure-gm-others = Die anderen Einstellungen sind gespeichert.
setup-name = Name des Hauses
setup-name-what = Steht über den Seiten und Abrechnungen des Hauses.
setup-language = Sprache
setup-language-what = Welche Sprache das Haus spricht, außer an Tischen mit einer eigenen.
setup-language-none = automatisch: die des Servers auf Discord, sonst die der Tischleitung
setup-log = Protokollkanal
setup-log-what = Hier meldet das Haus, was gegeben, annulliert und geändert wurde.

setup-currency = Währung
setup-currency-what = Wie die Münzen heißen. Die Beutel bleiben, wie sie sind; nur die Beträge werden anders geschrieben.
setup-coin = Übliche Münze
setup-coin-what = Was eine Zahl zählt, wenn keine Münzsorte dabeisteht, etwa bei einem Einsatz von 12.
setup-coin-none = keine
setup-starting = Startmünzen
setup-starting-what = Bekommen alle einmal: wenn sie zum ersten Mal um Münzen spielen, zahlen oder bezahlt werden.
setup-so-far = Bisher: { $list }.
setup-started = { $members ->
    [one] 1 Mitglied hat { $coins } bekommen
   *[other] { $members } Mitglieder haben { $coins } bekommen
}
setup-started-others = { $members ->
    [one] 1 Mitglied hat einen anderen Betrag bekommen
   *[other] { $members } Mitglieder haben andere Beträge bekommen
}
setup-raise = Differenz auszahlen …
setup-raise-all = { $members ->
    [one] 1 Mitglied hat weniger Startmünzen bekommen als { $to }. Die Differenz auszahlen, { $coins }? Es sind neue Münzen, und es bekommt sie nur einmal.
   *[other] { $members } Mitglieder haben weniger Startmünzen bekommen als { $to }. Allen die Differenz auszahlen, zusammen { $coins }? Es sind neue Münzen, und alle bekommen sie nur einmal.
}
setup-raise-some = { $members } Mitglieder haben weniger Startmünzen bekommen als { $to }; die Differenz ist zusammen { $coins }. Sie jetzt { $most } von ihnen auszahlen, zuerst denen mit den wenigsten? Es sind neue Münzen, und alle bekommen sie nur einmal.
setup-raise-pay = Differenz auszahlen
setup-raise-back = Nicht auszahlen
setup-raised = { $members ->
    [one] 1 Mitglied hat die Differenz bekommen: { $coins }.
   *[other] { $members } Mitglieder haben die Differenz bekommen: zusammen { $coins }.
}
setup-raised-some = { $members } Mitglieder haben die Differenz bekommen: zusammen { $coins }. { $left ->
    [one] 1 Mitglied wartet noch darauf
   *[other] { $left } Mitglieder warten noch darauf
}. Mach es dafür noch einmal.
setup-raised-none = Niemand hat weniger Startmünzen bekommen; ausgezahlt wurde nichts.
setup-allowance = Taschengeld
setup-allowance-what = Einmal am Tag füllt `/münzen taschengeld` auf so viel auf, was jemand insgesamt hat, mit Charakteren, Münzen auf den Tischen und dem, was am selben Tag anderen gezahlt wurde.
setup-stakes = Einsätze
setup-stakes-what = Der niedrigste und der höchste Einsatz eines neuen Tisches.
setup-usual = Übliche Einsätze
setup-usual-what = Für Tische, bei denen niemand einen Einsatz nennt.
setup-usual-of = { $game }: { $stake }
setup-usual-none = die Vorgaben des Bots
setup-new-coins = Neue Vorgaben nehmen
setup-kept = Das siehst nur du, und nur einmal. Dieser Server behält seine bisherigen Beträge (Startmünzen { $starting }, Taschengeld { $allowance }) und Einsätze. Neue Server bekommen { $new-starting } und { $new-allowance }: Willst du sie, öffne die Seite **{ $page }** in `{ $command }`.
setup-cap = Verlustgrenze
setup-cap-what = Wer seit Mitternacht (UTC) so viel verloren hat, bekommt an diesem Tag keine Karten mehr.
setup-budget = Budget des Hauses
setup-budget-what = Zahlt die Einsätze seiner Computerspieler. Zu ändern mit `/taverne einrichten`.
setup-up-to-a-day = auf { $coins } am Tag aufgefüllt
setup-regulars = Stammgäste
setup-regulars-what = Computerspieler, die von selbst kommen. Angeworbene kommen zuerst.
setup-regulars-on = sie kommen
setup-regulars-off = sie bleiben weg
key-setup-regulars-come = Mit Stammgästen
key-setup-regulars-stay-away = Ohne Stammgäste

setup-channels = Kanäle
setup-channels-what = Wo Tische eröffnet werden dürfen, samt ihren Threads.
setup-all-channels = alle
setup-age = Altersbeschränkung
setup-age-what = Ob Tische einen Kanal mit Altersbeschränkung brauchen.
setup-age-all = jeder Kanal
setup-age-restricted = nur Kanäle mit Altersbeschränkung
setup-place = Wo Tische stehen
setup-place-what = Im Kanal, oder jeder in einem eigenen Thread, wenn beim Eröffnen nichts anderes angegeben wird.
setup-place-channel = im Kanal
setup-place-thread = in einem eigenen Thread
setup-clock = Bedenkzeit
setup-clock-what = Die Zeit für einen Zug, wenn beim Eröffnen nichts anderes angegeben wird.
setup-pause = Längste Pause
setup-pause-what = Wie lange die Tischleitung, oder eine Spielleitung mit Platz am Tisch, ihn während einer Runde (oder Partie) insgesamt anhalten darf. Ohne Angabe: 60 Minuten, oder ein Tag, wenn ein Zug eine Stunde oder länger dauern darf. Eine Spielleitung, die nicht am Tisch sitzt, hat eine Woche.
setup-pause-usual = 60 Minuten, an langsamen Tischen ein Tag
setup-moments = Highlights
setup-moments-what = Ergebnisse nennen den Tod, alle Stiche für eine Seite, vier Könige auf einer Hand und den größten Pott der Woche. Ein erster Sieg wird nur der Person gezeigt, die gewonnen hat.
setup-moments-on = werden genannt
setup-moments-off = werden nicht genannt
key-setup-moments-told = Highlights nennen
key-setup-moments-untold = Ohne Highlights

language-name = Deutsch
currency-plain = Münzen
currency-named = { $one }, { $many }
currency-worth = { $name } ({ $worth } { $unit })

# Was sie ändert.
setup-changed = Geändert; so steht es jetzt.
setup-page-house = Haus
setup-page-coins = Münzen
setup-page-tables = Tische
setup-choose-gm = Die Rolle der Spielleitung
setup-choose-log = Der Protokollkanal
setup-choose-channels = Kanäle für Tische
key-setup-no-gm = Rolle entfernen
key-setup-no-log = Protokoll abschalten
key-setup-no-channels = Alle Kanäle
key-setup-name = Name …
key-setup-currency = Währung …
setup-choose-currency = Eine fertige Währung
key-setup-coins = Münzen und Einsätze …
key-setup-stakes = Einsätze …
key-setup-clock = Bedenkzeit …
setup-label-currency = Ein Name, oder jede Münze mit ihrem Wert
setup-label-allowance = Taschengeld am Tag
setup-lowest = Niedrigster Einsatz
setup-highest = Höchster Einsatz
setup-label-cap = Verlustgrenze am Tag
setup-label-clock = Sekunden für einen Zug
setup-label-pause = Längste Pause je Runde, in Minuten
setup-hint-pause = { $least } bis { $most }; leer: 60, an langsamen Tischen ein Tag
setup-hint-off = 0 oder leer: keine
setup-hint-name = Zum Beispiel: Zum Tänzelnden Pony
setup-hint-currency = Krone/Kronen, oder GM=100 SM=10 KM=1; leer: Münzen

# Einstellungen, die nicht sein können. Geändert wird dann nichts.
setup-everyone = Diese Rolle haben alle auf dem Server, und alle wären Spielleitung. Wähl eine andere.
setup-channels-not-restricted = Tische bräuchten dann eine Altersbeschränkung, und die fehlt in { $channels }. Stell sie in den Kanaleinstellungen von Discord ein oder ändere die Liste.
settings-name = Der Name des Hauses ist eine Zeile von höchstens { $most } Zeichen.
settings-starting = Die Startmünzen betragen höchstens { $most }.
settings-allowance = Ein Taschengeld beträgt höchstens { $most } am Tag.
settings-stakes = Ein Einsatz beträgt mindestens { $least } und höchstens { $most }.
settings-stakes-cross = Der niedrigste Einsatz ({ $least }) läge über dem höchsten ({ $most }). Ändere beide zusammen.
settings-starting-below = Wer neu kommt, bekäme { $starting }, weniger als den niedrigsten Einsatz ({ $least }), und könnte nicht spielen. Erhöh die Startmünzen, senk den Einsatz oder setz die Startmünzen auf 0.
settings-cap = Eine Verlustgrenze beträgt höchstens { $most }.
settings-cap-below = Die Verlustgrenze ({ $cap } am Tag) läge unter dem niedrigsten Einsatz ({ $least }): Schon eine einzige Runde könnte mehr kosten. Erhöh die eine oder senk den anderen.
settings-budget = Das Budget des Hauses beträgt höchstens { $most }.
settings-channels = Möglich sind höchstens { $most } Kanäle.
settings-clock = Die Bedenkzeit für einen Zug beträgt { $least } bis { $most } Sekunden.
settings-pause = Die längste Pause beträgt { $least } bis { $most } Minuten.

# Währungen, die nicht sein können.
currency-name = „{ $name }“ kann kein Münzname sein: höchstens { $most } Zeichen, mit Leerzeichen zwischen Wörtern; neben anderen Münzen höchstens { $short } Zeichen ohne Leerzeichen.
currency-bad-worth = „{ $part }“ ist keine Münze mit ihrem Wert. Schreib jede wie GM=100, mit einer ganzen Zahl von 1 bis { $most }.
currency-twice = „{ $name }“ steht zweimal da. Gib jeder Münze einen eigenen Namen.
currency-too-many = Es kann höchstens { $most } Münzsorten geben.
currency-same-worth = Zwei Münzen wären { $worth } wert. Gib jeder einen anderen Wert.
currency-no-unit = Die kleinste Münze muss 1 wert sein, zum Beispiel GM=100 SM=10 KM=1.
currency-no-worths = „{ $names }“ sind mehrere Münzen: Gib an, wie viele der kleinsten jede wert ist, zum Beispiel GM=100 SM=10 KM=1.
currency-no-name = „{ $name }“ ist kein Name für Münzen. Sollen sie wieder einfach { $coins } heißen, gib **{ $coins }** ein.
setup-coin-unknown = „{ $name }“ ist keine der Münzen hier. Wähl { $coins }.
setup-coin-single = Eine übliche Münze hat nur eine Währung mit mehreren Münzsorten, etwa GM=100 SM=10 KM=1.
# Ready-made currencies.
currency-dnd = D&D
currency-pathfinder = Pathfinder
currency-old-dragon = Old Dragon
currency-crowns = Kronen, Schillinge, Pence

# Die Optionen von /tavern setup.
tavern-setup-gm-option = Die Rolle der Spielleitung
    .name = spielleitung
tavern-setup-name-option = Der Name des Hauses
    .name = name
tavern-setup-currency-option = Ein Name (Krone/Kronen) oder jede Münze mit ihrem Wert (GM=100 SM=10 KM=1)
    .name = währung
tavern-setup-usual-coin-option = Die Münze, die eine Zahl ohne Münzsorte zählt, etwa GM
    .name = übliche-münze
tavern-setup-starting-option = Münzen, die alle einmal bekommen, beim ersten Besuch
    .name = startmünzen
tavern-setup-allowance-option = Münzen, auf die einmal am Tag aufgefüllt wird; 0: keine
    .name = taschengeld
tavern-setup-lowest-option = Der niedrigste Einsatz neuer Tische
    .name = mindesteinsatz
tavern-setup-highest-option = Der höchste Einsatz neuer Tische
    .name = höchsteinsatz
tavern-setup-cap-option = Wer an einem Tag (UTC) so viel verloren hat, bekommt keine Karten mehr; 0: keine Grenze
    .name = grenze
tavern-setup-regulars-option = Ob die Computerspieler des Hauses (Stammgäste) von selbst kommen
    .name = stammgäste
tavern-setup-age-option = Ob Tische einen Kanal mit Altersbeschränkung brauchen
    .name = alter
tavern-setup-turn-seconds-option = Sekunden für einen Zug, wenn beim Eröffnen nichts angegeben wird
    .name = bedenkzeit
tavern-setup-pause-minutes-option = Längste Pause der Tischleitung, in Minuten
    .name = pause
tavern-setup-log-option = Wo das Haus meldet, was gegeben, annulliert und geändert wurde
    .name = protokoll
age-all-choice = jeder Kanal
age-restricted-choice = nur Kanäle mit Altersbeschränkung
regulars-come-choice = sie kommen
regulars-stay-away-choice = sie bleiben weg
tavern-setup-highlights-option = Ob Ergebnisse den Tod, alle Stiche, alle Könige und den größten Pott der Woche nennen
    .name = highlights
moments-told-choice = ja
moments-untold-choice = nein
tavern-setup-budget-option = Das Haus täglich auf so viele Münzen auffüllen; 0: nicht
    .name = budget
