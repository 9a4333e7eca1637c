# Was das Haus von sich selbst sagt: Hilfe, Auskunft und kleine Wörter für überall.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
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

help-title = Willkommen
help-title-of = Willkommen · { $name }
help-begin =
    Alte Tarot- und Trumpfspiele um Spielmünzen. Beginne mit `/spielen`: Da stehen alle Spiele, die leichtesten zuerst. **{ $learn }** erklärt dir dort ein Spiel, während du es spielst, mit **{ $alone }** spielst du sofort gegen Computerspieler, und **{ $open }** eröffnet einen Tisch für andere. **{ $hand }** unter einem Tisch zeigt deine Karten, nur dir. Du beginnst mit { $starting }.
help-footer = Nur Spielmünzen: Sie werden weder verkauft noch angekauft noch eingelöst.

about-title = Triomphe
about-text =
    Ein Wirtshaus für historische Tarotspiele in einem Discord-Kanal.

    {"**"}Nur Spielmünzen.** Die Münzen gibt es nur im Spiel auf diesem Server. Sie werden weder verkauft noch angekauft noch eingelöst; es gibt nichts zu kaufen und nichts von Wert zu gewinnen. Bitte spiel hier nicht um echtes Geld oder echte Dinge.
    {"**"}Ehrliche Karten.** Gemischt wird jedes Mal mit dem sicheren Zufallsgenerator des Rechners. Niemand sieht ein fremdes Blatt, und auch die Computerspieler kennen nur, was sie sehen dürfen, genau wie du.
    {"**"}Offener Quelltext.** Frei unter der { $licence }-Lizenz.
about-footer = Version { $version }

sent-away = Dieser Knopf gehört nicht zu uns. Es wurde nichts geändert.
server-only = Gespielt wird nur auf Servern: Benutz den Befehl dort in einem Kanal, nicht in einer Direktnachricht.
our-fault = Bei uns ist etwas schiefgegangen. Es wurde nichts geändert; bitte versuch es gleich noch einmal.
not-stored = Ich kann gerade nichts speichern: Mit meiner Festplatte stimmt etwas nicht, und wer mich betreibt, weiß davon. Was ich schon bestätigt habe, gilt. Bitte versuch es in ein paar Minuten noch einmal.
not-stored-server = Ich komme gerade nicht an meine Daten und weiß nicht, ob das gespeichert wurde: Schau bitte in einer Minute noch einmal nach.
unknown-command = Diesen Befehl kenne ich nicht mehr. Vielleicht zeigt Discord noch eine alte Liste: Versuch es in einer Minute noch einmal.
bot-lacks = Hier kann ich keinen Tisch führen: In diesem Kanal brauche ich noch { $permissions }.
permissions-add = Wer den Server verwaltet, kann [mir alle meine Rechte geben]({ $link }); wenn die Einstellungen des Kanals sie verweigern, müssen sie dort geändert werden.
bot-lacks-note = (Die Nachricht des Tisches kann ich nicht auf dem Laufenden halten: In diesem Kanal brauche ich noch { $permissions }.)
thread-locked-note = (Dieser Thread ist gesperrt: Die Nachricht des Tisches kann ich nicht auf dem Laufenden halten.)
permission-view = „Kanal anzeigen“
permission-send = „Nachrichten senden“
permission-send-threads = „Nachrichten in Threads senden“
permission-threads = „Öffentliche Threads erstellen“
permission-embed = „Links einbetten“
permission-view-serves = alles, was ich in einem Kanal tue
permission-send-serves = Nachrichten der Tische, Erinnerungen, Abrechnungen, der Protokollkanal
permission-embed-serves = der Inhalt all dieser Nachrichten
permission-attach-serves = Bilder, dazu Mitschriften und Abrechnungen als Dateien; ohne dieses Recht stehen Tische nur in Worten da
permission-threads-serves = Tische in einem eigenen Thread
permission-send-threads-serves = Tische in Threads
about-permissions-all = In diesem Kanal habe ich alle Rechte, die ich brauche.
about-permissions = {"**"}Rechte, die mir in diesem Kanal fehlen**
about-permission = • { $permission }: { $serves }
lobby-lacks-pictures = Hier gibt es keine Bilder: In diesem Kanal brauche ich noch { $permissions }. { $add }
help-commands = Befehle
key-commands = Alle Befehle
help-gm = Du führst das Haus
key-about = Über den Bot
mine-none = Du sitzt hier an keinem Tisch. `/spielen` zeigt alle Spiele.
mine-line = **{ $inn }** · { $about } · { $link }
mine-turn = Warten auf { $names }: { $when }.
which-mine = Deine Tische
