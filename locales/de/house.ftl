# Was das Haus von sich selbst sagt: Hilfe, Auskunft und kleine Wörter für überall.

list-and = { $first } und { $last }
list-comma = ,{" "}
list-semicolon = ;{" "}
coins = { $coins ->
    [one] { $figure } Münze
   *[other] { $figure } Münzen
}

# Wirtshausschilder: Ein Tisch heißt nach einem Eigenschaftswort und einem Hauptwort, je nach seiner Nummer.
# Alle stehen im Wemfall, wie auf dem Schild: „Zum Goldenen Hirsch“, „Zur Lustigen Gans“.
inn-sign = { $noun ->
    [Dohle] Zur
    [Elster] Zur
    [Eule] Zur
    [Fiedel] Zur
    [Gans] Zur
    [Glocke] Zur
    [Kerze] Zur
    [Laterne] Zur
    [Laute] Zur
    [Trommel] Zur
   *[other] Zum
} { $adjective } { $noun }
inn-adjectives = Bernsteinernen Dreisten Kupfernen Krummen Tanzenden Schläfrigen Staubigen Smaragdenen Vergoldeten Goldenen Grauen Hohlen Ehrlichen Bescheidenen Müßigen Lustigen Lachenden Hinkenden Einsamen Glücklichen Fröhlichen Nächtlichen Bemalten Geduldigen Stillen Wandernden Rostigen Scharlachroten Silbernen Müden Durstigen Streunenden
inn-nouns = Anker Dachs Fass Bären Glocke Eber Kerze Kater Dohle Drachen Trommel Fiedel Fuchs Ziegenbock Gans Greifen Hasen Reiher Jagdhund Kessel Laterne Laute Elster Maultier Otter Eule Fasan Raben Hahn Hirsch Schwan Humpen

help-title = Tritt ein
help-title-of = Willkommen · { $name }
help-begin =
    Ein Wirtshaustisch für **Triomphe Forcée** und weitere alte Tarot- und Trumpfspiele, gespielt um die Münzen des Hauses.

    {"**"}Spielen**: `/triomphe start`, oder `start` bei jedem anderen Spiel. Allein drückst du **{ $fill }**. In Gesellschaft drücken die anderen **{ $join }**, und jemand drückt **{ $deal }**.
    {"**"}Deine Karten** bekommst nur du zu sehen, in der Antwort auf **{ $join }** oder **{ $hand }**. Die mit einem Knopf darfst du spielen; wählst du eine andere im Menü, erfährst du, warum sie nicht geht. Lange Blätter stehen in Menüs.
    {"**"}Deine Münzen**: Am Anfang hast du { $starting }. Was du verlieren kannst, wird beim Geben reserviert; was du nicht verlierst, bekommst du mit deinem Gewinn zurück.
help-commands = Die wichtigsten Befehle (tippe / und Discord zeigt dir alle)
help-commands-text =
    `/spielen` · alle Spiele, die leichtesten zuerst; sofort spielen
    `/triomphe start` · einen Tisch eröffnen; ebenso { $games }
    `/triomphe regeln` · wie gespielt wird; jedes Spiel hat seine `regeln`
    `/tisch zeigen` · den Tisch wieder in Sicht holen
    `/tisch blatt` · deine Karten
    `/tisch verlassen` · aufstehen
    `/tisch schließen` · den Tisch schließen (wer ihn leitet)
    `/münzen stand`, `/münzen zahlen`, `/münzen verlauf`, `/münzen kurve`, `/münzen taschengeld` · dein Beutel
    `/münzen rangliste` · die vollsten Beutel
    `/münzen geben`, `/münzen abnehmen` · für die Spielleitung
    `/taverne einrichten` · Spielleitung, Währung, Einsätze und mehr
    `/charakter erfinden`, `/charakter spielen` · als Charakter mit eigenem Beutel spielen
    `/ansicht` · wie du die Karten siehst: Bilder, Zeichen, Worte; deine Sprache
    `/datenschutz zeigen` · was über dich gespeichert ist
help-gm = Für die Spielleitung
help-gm-text =
    `/taverne einrichten` · Währung, Startmünzen, Einsätze, Kanäle, Rolle der Spielleitung
    `/taverne abend beginnen`, `beenden` · ein Spielabend, und seine Abrechnung zum Kopieren
    `/gast anwerben`, `/gast haus` · eigene Gäste, und womit das Haus spielt
    `/münzen geben`, `/münzen abnehmen` · Münzen für ein Mitglied oder einen Charakter
    `/tisch abbrechen` · die laufende Gabe abbrechen
    `/taverne annullieren` · eine Gabe annullieren, die vorbei ist
    `/taverne bücher` · wo die Münzen sind, und wer wem was gab
    `/taverne sperren`, `entsperren` · wer sich nicht mehr setzen darf
help-footer = Nur Spielmünzen: Sie werden weder verkauft noch angekauft noch eingelöst.

about-title = Triomphe
about-text =
    Ein Wirtshaus für historische Tarotspiele, in einem Discord-Kanal.

    {"**"}Nur Spielmünzen.** Die Münzen gibt es im Spiel dieses Servers und sonst nirgends. Sie werden weder verkauft noch angekauft noch eingelöst; es gibt nichts zu kaufen und keine Preise von irgendeinem Wert. Bitte setz hier weder echtes Geld noch echte Dinge auf ein Spiel.
    {"**"}Ehrliche Karten.** Gemischt wird jedes Mal mit dem sicheren Zufall des Rechners. Niemand sieht ein fremdes Blatt, und auch die Computerspieler spielen nach dem, was sie sehen, wie du.
    {"**"}Offener Quelltext.** Frei unter der Lizenz { $licence }.
about-footer = Version { $version }

sent-away = Überlass die Geschäfte des Hauses dem Haus: Diesen Knopf gab es an keinem unserer Tische. Geändert wurde nichts.
server-only = Das Wirtshaus steht auf Servern: Ruf mich dort in einem Kanal, nicht in einer Direktnachricht.
our-fault = Bei uns ist etwas zu Bruch gegangen. Geändert wurde nichts; bitte versuch es gleich noch einmal.
not-stored = Ich kann gerade nichts speichern: Mit meiner Festplatte stimmt etwas nicht, und wer mich betreibt, weiß davon. Was ich schon bestätigt habe, gilt. Bitte versuch es in ein paar Minuten noch einmal.
unknown-command = Diesen Befehl kenne ich nicht mehr. Vielleicht zeigt Discord noch eine alte Liste: Versuch es in einer Minute noch einmal.
bot-lacks = Hier kann ich keinen Tisch führen: In diesem Kanal brauche ich noch { $permissions }. Wer den Server verwaltet, kann das in den Einstellungen des Kanals ändern.
bot-lacks-note = (Die Nachricht des Tisches kann ich nicht auf dem Laufenden halten: In diesem Kanal brauche ich noch { $permissions }.)
permission-view = „Kanal anzeigen“
permission-send = „Nachrichten senden“
permission-send-threads = „Nachrichten in Threads senden“
permission-threads = „Öffentliche Threads erstellen“
permission-embed = „Links einbetten“
