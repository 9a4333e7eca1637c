# Die Spielabende der Spielleitung, und was bei ihnen herauskam.

session-unnamed = Spielabend
session-title-open = Läuft: { $name }
session-title-closing = Geht zu Ende: { $name }
session-title-over = Abrechnung: { $name }
session-from-to = { $from } bis { $to }
session-since = Seit dem { $from }
session-tables-open = Tische: { $tables }.
session-waits-for = Noch im Spiel: { $tables }. Die Abrechnung folgt, wenn der letzte Tisch geschlossen ist.
# Hinter den Namen der ersten Tische.
session-tables-more = { $more ->
    [one] ein weiterer
   *[other] { $more } weitere
}
session-pots = In den Pötten: { $pots }.
session-avrae = Für Avrae: Alle schicken ihre Zeile mit `!game coin` als ihr eigener Charakter. Sie enthält alles außer Startmünzen und Taschengeld.
session-avrae-gold = Für Avrae, mit einer Münze als einem Goldstück: Alle schicken ihre Zeile mit `!game coin` als ihr eigener Charakter. Sie enthält alles außer Startmünzen und Taschengeld.
session-avrae-unknown = Avrae kennt nur pp, gp, ep, sp und cp mit den Werten von D&D; Zeilen dafür gibt es hier also nicht.
session-footer = Anfangs + an den Tischen gewonnen + sonstige Zahlungen = jetzt.
session-picture = Gewonnen und verloren
session-picture-line = { $name } { $won }
session-picture-alt = Gewonnen und verloren an den Tischen, über den Abend: { $list }.
session-nothing-yet = Noch hat niemand etwas gewonnen oder verloren.
session-nothing = Es wurde kein Tisch eröffnet und keine Münze bewegt: Es gibt nichts abzurechnen.
session-nothing-played = Niemand hat etwas gewonnen oder verloren, und es wurde keine Münze bewegt: Es gibt nichts abzurechnen.
session-more = Hier ist nicht genug Platz; in der Abrechnung wird alles stehen.
session-more-in-file = Hier ist nicht genug Platz: In den Dateien steht alles.
session-game = { $game } ({ $edition })
session-game-unknown = ein Spiel
session-table = { $inn }: { $game }, { $deals ->
    [0] keine Runde
    [one] 1 Runde
   *[other] { $deals } Runden
}
session-voided = { $count ->
    [one] Annulliert: Runde { $deals }
   *[other] Annulliert: Runden { $deals }
}
session-had-has = { $name } hatte { $before }, hat { $after }
session-the-house = das Haus
session-other-paid = Zahlungen
session-other-granted = gegeben
session-other-taken = abgenommen
session-other-allowance = Taschengeld
session-other-starting = Startmünzen
session-other-funded = vom und ans Haus
session-other-elsewhere = andere Tische
session-other-else = Sonstiges

did-open-session = Eröffnet: { $name }. Jeder Tisch, der von nun an eröffnet wird, gehört dazu. `/taverne beenden` beendet den Abend mit einer Abrechnung.
did-open-session-unnamed = Der Spielabend ist eröffnet: Jeder Tisch, der von nun an eröffnet wird, gehört dazu. `/taverne beenden` beendet ihn mit einer Abrechnung.
did-close-session = Der Spielabend geht zu Ende. Die Abrechnung folgt hier.
did-close-session-waits = Der Spielabend endet, sobald { $count ->
    [one] dieser Tisch seine laufende Runde oder Partie beendet hat
   *[other] diese Tische ihre laufende Runde oder Partie beendet haben
}: { $tables }. Dann folgt hier die Abrechnung. Tische, die von nun an eröffnet werden, gehören zu keinem Abend.
sure-session = Den Spielabend jetzt beenden?
sure-session-text = Hier wird noch gespielt: { $tables }. { $count ->
    [one] Der Tisch beendet seine laufende Runde oder Partie und schließt
   *[other] Die Tische beenden ihre laufende Runde oder Partie und schließen
} dann; danach folgt die Abrechnung. Ein beendeter Abend lässt sich nicht wieder eröffnen.
sure-session-yes = Spielabend beenden
sure-session-told = Erledigt. Hier wissen jetzt alle Bescheid.
session-no-files = Mir fehlt hier die Berechtigung „Dateien anhängen“. Mit `/taverne übersicht` gibt es die Dateien.
session-lacks = Mir fehlen Berechtigungen, um die Abrechnung hier zu zeigen ({ $permissions }). `/taverne übersicht` zeigt sie trotzdem.
session-none = Gerade läuft kein Spielabend. Die Spielleitung eröffnet einen mit `/taverne beginnen`.
session-no-sheet = In diesem Haus ist noch kein Spielabend zu Ende gegangen, deshalb gibt es noch keine Abrechnung.
session-which-sheet = Abrechnung { $which } von { $all }; 1 ist die neueste.

refusal-session-open = Ein Spielabend läuft schon. Beende ihn erst mit `/taverne beenden`.
refusal-session-closes = Der Spielabend geht gerade zu Ende: { $tables ->
    [0] Gleich folgt die Abrechnung.
    [one] 1 Tisch spielt noch seine Runde oder Partie zu Ende.
   *[other] { $tables } Tische spielen noch ihre Runde oder Partie zu Ende.
}
refusal-no-session = Gerade läuft kein Spielabend. Eröffne einen mit `/taverne beginnen`.
