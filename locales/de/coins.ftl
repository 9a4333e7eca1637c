# Die Bank.

purse-title = Dein Beutel
purse-text = Du kannst **{ $free }** ausgeben.
purse-held = An deinen Tischen reserviert: { $held }.
purse-due = **{ $coins }** zum Anfangen bekommst du, sobald du dich zum ersten Mal an einen Tisch setzt, zahlst oder bezahlt wirst.
purse-footer = Nur Spielmünzen: Sie werden weder verkauft noch angekauft noch eingelöst.

paid-title = Bezahlt
paid-text = { $from } zahlte **{ $coins }** an { $to }.
pay-whom = Wähl, wen du bezahlst: entweder `wen` oder `computerspieler`. Es wurden keine Münzen bewegt.
paid-note = Für: { $note }
granted-title = Münzen gegeben
granted-text = { $by } gab { $to } **{ $coins }**.
taken-title = Münzen abgenommen
taken-text = { $by } nahm { $from } **{ $coins }** ab.
taken-house-text = { $by } nahm { $from } **{ $coins }** für das Haus ab.

allowance-fetched = Hier ist dein Taschengeld für heute: **{ $coins }**.
allowance-enough = Du hast insgesamt { $holds }, mit den Beuteln deiner Charaktere, dem, was auf den Tischen liegt, und dem, was du heute anderen gezahlt hast. Das Taschengeld füllt einmal am Tag auf { $most } auf: Komm wieder, wenn du weniger hast.
allowance-again = Dein Taschengeld für heute hast du schon. Das nächste gibt es { $when }.
allowance-none = Dieses Haus gibt kein Taschengeld. Die Spielleitung kann das mit `/taverne einrichten` ändern.

history-title = Einnahmen und Ausgaben
history-empty = Noch keine Einnahmen oder Ausgaben.
history-line = { $when } · **{ $coins }** · { $what } · danach { $balance }
history-noted = { $line } · „{ $note }“

# Warum Münzen den Beutel wechselten.
moved-start = Startmünzen
moved-grant = von der Spielleitung gegeben
broke-allowance = Dein Taschengeld für heute wartet: { $coins }.
broke-again = Dein Taschengeld für heute hast du schon. Das nächste gibt es { $when }.
broke-elsewhere = Du hast insgesamt { $holds }: bei deinen Charakteren, auf anderen Tischen oder heute anderen gezahlt.
broke-ask = Die Spielleitung kann dir Münzen geben, jemand anders kann dich mit `{ $pay }` bezahlen, und ein Tisch mit niedrigerem Einsatz braucht weniger.
key-allowance = Taschengeld holen
key-allowance-of = { $coins } holen
key-coins = Meine Münzen
moved-allowance = Taschengeld
moved-take = von der Spielleitung abgenommen
moved-pay-to = gezahlt an { $who }
moved-pay-from = gezahlt von { $who }
moved-undone = zurück aus einer abgebrochenen oder annullierten Runde
moved-release = zurück von einem Tisch
moved-house = neue Münzen fürs Haus
moved-patron = für einen Computerspieler
moved-patron-for = für { $who } (Computerspieler)
moved-other = { $reason }

# Was die Bank ablehnt.
refused-self = Dich selbst kannst du nicht bezahlen.
refused-bot = Bots haben hier keinen Beutel. Computerspieler bekommen ihre Münzen am Tisch.
refused-amount = Ein Betrag ist eine ganze Zahl: mindestens 1 Münze, höchstens { $most }.
refused-stranger = Diese Person ist nicht auf diesem Server.
refused-short = Du kannst { $free } ausgeben; für { $asked } reicht das nicht.
refused-short-held = Du kannst { $free } ausgeben; an einem Tisch reserviert: { $held }. Für { $asked } reicht das nicht.
refused-their-short = { $who } hat nur { $free } frei; für { $asked } reicht das nicht.
refused-too-much = Kein Beutel fasst mehr als { $most }.
refused-mint-full = Auf diesem Server sind insgesamt höchstens { $most } möglich. Ausgeben kannst du noch höchstens { $room }.
refused-mint-lost = Die Rolle der Spielleitung wurde gelöscht. Bis mit `/taverne einrichten` eine neue gewählt ist, kann niemand neue Münzen ausgeben oder Startmünzen, Taschengeld und Budget des Hauses ändern.
refused-manage = Das darf nur, wer die Berechtigung „Server verwalten“ hat.
refused-gm = Das darf nur die Spielleitung: wer die Rolle { $role } hat.

# Warum das Eingetippte kein Betrag ist.
amount-not-a-number = „{ $text }“ ist kein Betrag. Gib eine ganze Zahl an, zum Beispiel { $example }.
amount-ambiguous = „{ $text }“ ist nicht eindeutig. Schreib Tausender wie { $example } oder nur die Ziffern; Bruchteile von Münzen gibt es nicht.
amount-unknown = Münzen namens „{ $name }“ gibt es in diesem Haus nicht. Gib einen Betrag an wie { $example }.
amount-mixed = Bei „{ $text }“ fehlt die Münzsorte. Gib zu jeder Zahl eine an, wie in { $example }, oder nur eine einzige Zahl.
amount-twice = „{ $name }“ steht zweimal da. Nenn jede Münzsorte nur einmal.
amount-negative = Kleiner als null kann ein Betrag nicht sein.
amount-too-large = Ein Betrag ist höchstens { $most }.
amount-zero = Ein Betrag ist mindestens { $least }.
amount-half = Hälfte
amount-all = alles
key-history = Verlauf
key-chart = Kurve
grant-whom = Nenne ein Mitglied oder wähl das Haus, nicht beides.
