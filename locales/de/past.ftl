# Was war: die eigenen Münzen, und Runden, die vorbei sind.

page-newest = Neueste
page-newer = Neuere
page-older = Ältere

history-footer = Das Neueste zuerst. Wähl unten eine Runde, um ihren Beleg zu sehen.
history-of-deal = { $what } · Runde { $deal }

past-title-channel = Runden in diesem Kanal
past-empty = Hier wurde noch keine Runde zu Ende gespielt.
past-footer = Die neueste zuerst. Wähl unten eine Runde, um ihren Beleg zu sehen.
past-open = Den Beleg einer Runde ansehen
past-option = Runde { $deal }
past-won = { $name } { $coins }
past-line = `{ $deal }` · { $when } · { $game } · { $who }
past-match = { $line } · eine Runde einer Partie
past-broken-off = { $line } · **abgebrochen**, alle Münzen gingen zurück
past-voided = { $line } · von der Spielleitung **annulliert**

key-receipt = Beleg
key-record = Mitschrift
key-replay = Rückschau

receipt-title = Beleg
receipt-head = { $game } · { $edition } · Einsatz { $stake } · beendet { $when }
receipt-broken-off = **Abgebrochen**: Alle Münzen gingen dahin zurück, woher sie kamen.
receipt-voided = **Annulliert** von { $who }, { $when }: „{ $reason }“. Jede Buchung unten wurde rückgängig gemacht.
receipt-own = Du hast { $put } eingezahlt und { $got } bekommen: **{ $won }**.
receipt-pot-before = Aus der Runde davor im Pott: { $coins }.
receipt-pot-after = Für die nächste Runde im Pott geblieben: { $coins }.
receipt-shared = Von dem, was im Pott geblieben war, bekam { $name } { $coins }; Restmünzen gingen im Uhrzeigersinn, beginnend links vom Geber.
receipt-odd = Die Restmünzen der Teilung: { $coins } an { $name }.
receipt-agrees = Im Hauptbuch stehen genau diese Buchungen.
receipt-disagrees = **Im Hauptbuch stehen nicht genau diese Buchungen.** Bitte sag es denen, die diesen Bot betreiben.
receipt-seats = Reserviert, gewonnen oder verloren, zurückgegeben
receipt-seat = { $name }: { $held } reserviert · **{ $won }** · { $back } zurück
receipt-seat-match = { $name }: { $held } für die Partie reserviert · **{ $won }**
receipt-payments = Zahlungen
receipt-line = { $from } → { $to }: **{ $coins }**, { $why }
receipt-footer = Runde { $deal }

why-ante = Grundeinsatz
why-death = der Tod wurde ausgeteilt
why-most-tricks = die meisten Stiche
why-bonus = { $card } vorgezeigt
why-points = Kartenpunkte
why-agreed = Einigung nach den Geboten
why-honours = angesagte Honneurs
why-match = die Einsätze der Partie
why-bet = gesetzt
why-returned = gesetzt, ohne dass jemand mitging
why-share = ein Teil des Potts, abgerundet
why-alone = kampflos, denn sonst war niemand mehr dabei

record-here = Runde { $deal } als Mitschrift: ihre Karten und jeder Zug, als Text. Das Programm hinter diesem Bot kann sie nachspielen und die Zahlungen prüfen.

replay-title = Rückschau · { $game }
replay-footer = Schritt { $step } von { $steps }
replay-first = Anfang
replay-back = Zurück
replay-on = Weiter
replay-last = Ende
replay-seats = Bis hierher
replay-hands = Die Blätter
replay-hand = { $name }: { $cards }
replay-deal = Das Geben
replay-before = Vor der ersten Karte
replay-round = Setzen und Aufdecken
replay-end = Das Ende
replay-taken = { $name } macht den Stich.
replay-taken-points = { $points ->
    [one] { $name } macht den Stich: 1 Punkt.
   *[other] { $name } macht den Stich: { $points } Punkte.
}
replay-is-dearest = Kein Stich war mehr wert als dieser.
replay-is-decisive = Dieser Stich entschied die Runde.
replay-decisive = Entscheidender Stich
replay-share = Diesen Stich teilen
replay-shared = Geteilt von { $name }
did-share = Alle hier sehen jetzt diesen Stich.
refusal-played-elsewhere = Ein Stich lässt sich nur in dem Kanal teilen, in dem er gespielt wurde.
refusal-share-rights = Du kannst hier keinen Stich teilen, denn du darfst in diesem Kanal nichts schreiben.
refusal-share-bot = Ich kann den Stich hier nicht zeigen. Mir fehlen Berechtigungen: { $permissions }.
refusal-share-again = Du hast eben erst einen Stich geteilt. Den nächsten kannst du { $when } teilen.
did-share-win = Deinen Sieg sehen jetzt alle hier.
refusal-won-elsewhere = Ein Sieg lässt sich nur in dem Kanal teilen, in dem er errungen wurde.
refusal-win-cancelled = Dieser Sieg lässt sich nicht mehr teilen: Die Runde wurde annulliert.
refusal-share-win-rights = Du kannst deinen Sieg hier nicht teilen, denn du darfst in diesem Kanal nichts schreiben.
refusal-share-win-bot = Ich kann deinen Sieg hier nicht zeigen. Mir fehlen Berechtigungen: { $permissions }.
refusal-share-win-again = Du hast eben erst etwas geteilt. Das nächste kannst du { $when } teilen.
replay-dealt = Die Karten sind gegeben.
replay-shows = { $name } zeigt vor: { $cards }.
replay-hides = { $name } zeigt nichts vor.
replay-discards = { $name } legt weg: { $cards }.
replay-discards-hidden = { $name } legt Karten weg.
replay-robs = { $name } raubt die aufgedeckte Karte und die Trümpfe darunter. Unter den Stock gelegt: { $cards }.
replay-robs-hidden = { $name } raubt die aufgedeckte Karte und die Trümpfe darunter.
replay-swaps = { $name } tauscht gegen eine neue Karte: { $cards }.
replay-swaps-hidden = { $name } tauscht eine Karte gegen eine neue.
replay-keeps = { $name } behält alle Karten.
replay-lays = { $name } legt verdeckt aus: { $cards }.
replay-lays-hidden = { $name } legt eine Karte verdeckt aus.
replay-bids = { $name } bietet { $points }.
replay-more = { $name } verlangt weitere Karten.
replay-offers = { $name } bietet an aufzugeben.
replay-accepts = { $name } nimmt an.
replay-refuses = { $name } lehnt ab.
replay-vole = { $name } geht auf alle fünf Stiche.
replay-stops = { $name } hört nach drei Stichen auf.
replay-passes = { $name } passt.
replay-takes = { $name } nimmt.
replay-solo = { $name } spielt Solo.
replay-each = { $name } sagt: alle für sich.
replay-petite = { $name } bietet Petite.
replay-garde = { $name } bietet Garde.
replay-sans = { $name } bietet Garde sans.
replay-contre = { $name } bietet Garde contre.
replay-jeu = { $name } sagt keinen Schlemm an.
replay-chelem = { $name } sagt einen Schlemm an.
replay-calls-card = { $name } ruft { $card }.
replay-leaves = { $name } lässt die aufgedeckte Karte liegen.
replay-checks = { $name } schiebt.
replay-calls-bet = { $name } geht mit.
replay-folds = { $name } steigt aus.
replay-bets = { $name } setzt { $coins }.
replay-raises = { $name } erhöht auf { $coins }.
replay-stays = { $name } bleibt dabei, dank dem Narren.

refusal-no-such-deal = Eine Runde dieses Namens gibt es hier nicht. `/triomphe verlauf` zeigt alle, die vorbei sind; eine aus einem anderen Kanal zeige ich nur dort oder denen, die sie gespielt haben.
refusal-several-deals = So fängt mehr als eine Runde an: Tipp noch ein paar Zeichen dazu.
refusal-not-yet-shown = Diese Runde liegt noch nicht offen: Sie läuft noch, oder ihr Tisch zeigt alle Karten erst, wenn er schließt. Bis dahin zeigt **{ $hand }**, was du wissen darfst.

triomphe-past-command = Die hier gespielten Runden, mit Abrechnung, Wiederholung und Protokoll
    .name = verlauf

# Die Bücher des Hauses, für die Spielleitung.
books-refused = Die Bücher sind für die Spielleitung. **/münzen stand** zeigt deine eigenen Münzen.
books-title = Die Bücher des Hauses
books-minted = Ausgegebene Münzen: { $coins }
books-burned = Eingezogene Münzen: { $coins }
books-members = In den Beuteln der Mitglieder: { $coins }
books-patrons = In den Beuteln der Computerspieler: { $coins }
books-house = Im Haus: { $coins }
books-held = An Tischen reserviert: { $coins }
books-pots = In Pötten: { $coins }
books-sum = Ausgegebene Münzen, ohne die eingezogenen und die auf den Konten: **{ $coins }**, wie es sein muss.
books-wrong = Alle Konten zusammen ergeben **{ $coins }** und nicht null: Sag es denen, die diesen Bot betreiben.
books-minting = Gegeben und abgenommen
books-largest = Die größten Buchungen der letzten Zeit
books-line = { $when } · { $from } → { $to }: **{ $coins }**, { $what }
books-noted = { $line } · { $who }: „{ $note }“
books-footer = Gegeben und abgenommen: neueste zuerst. Buchungen: größte zuerst.
key-ledger = Hauptbuch als Datei
ledger-whole = Jede Buchung dieses Servers, die neueste zuerst.
ledger-cut = Die neuesten Buchungen dieses Servers. Die älteren passen nicht mehr in die Datei.
ledger-accounts = In `accounts.csv` steht jedes Konto, bis zu 20.000: was darin frei und was an Tischen reserviert ist.
account-mint = außerhalb des Spiels
account-house = das Haus
account-pot = ein Pott
replay-says = { $name } sagt „{ $word }“.
