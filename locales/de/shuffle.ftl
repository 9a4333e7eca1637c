# Das Mischen, das jeder nachprüfen kann: sein Hash, das Abheben, der Beweis.

key-cut = Abheben
key-fair-play = Mischung prüfen
shuffle-line = -# Gemischt · Hash · `{ $hash }`
shuffle-line-cut = -# Gemischt, abgehoben von { $names } · Hash · `{ $hash }`
shuffle-cuts = -# { $cuts }
shuffle-cut = { $name } hat abgehoben: { $cut }
shuffle-deep = { $cards ->
    [one] 1 Karte tief
   *[other] { $cards } Karten tief
}
shuffle-words = „{ $words }“
shuffle-lot = Wer zuerst gibt, wird mit denselben gemischten Karten ausgelost.
shuffle-drawn = { $name } gibt zuerst (ausgelost)
shuffle-session = Verdeckte Karten und die Mischung bleiben geheim, bis der Abend endet (ohne Abend: bis der Tisch schließt).
shuffle-table = Verdeckte Karten und die Mischung bleiben geheim, bis der Tisch schließt.

dialog-cut = Abheben
dialog-cut-label = Wie tief (1 bis { $most }), oder ein paar Worte
dialog-cut-hint = Die anderen sehen es, wenn gegeben wird
did-cut =
    Du hebst ab: { $cut }. Bis die Karten gegeben werden, kannst du es noch ändern; dann sehen alle, was abgehoben wurde.
    Diese Mischung stand schon fest, bevor du abgehoben hast. Ihr Hash: `{ $hash }`. Heb ihn auf, wenn du nachprüfen willst: **/triomphe verlauf** nach der Runde.
fair-title = Ehrlich gemischt?
fair-why = Die Karten werden gemischt, bevor jemand abhebt, und der Tisch zeigt den Fingerabdruck der Mischung, ihren Hash. Nach der Runde zeigt **{ $verify }** den Startwert: Passen beide zusammen, hat niemand die Karten verändert.
fair-hash = Hash dieser Runde:
    `{ $hash }`
fair-next-hash = Hash der nächsten Runde:
    `{ $hash }`
fair-table = Tisch `{ $table }`
fair-this-deal = Diese Runde `{ $deal }`
fair-last-deal = Letzte Runde `{ $deal }`
did-shuffle-anew = Am Tisch sitzen jetzt andere, also wurde neu gemischt. Zum Abheben drück **{ $options }**. Gegeben wird { $when }, oder wenn jemand **{ $deal }** drückt.
notice-shuffled-anew = Am Tisch sitzen jetzt andere: Es wurde neu gemischt und darf neu abgehoben werden.
notice-pair-broken = Vom gewählten Paar spielt jemand nicht weiter: Die Paare werden ausgelost.

refusal-shuffled-anew = Am Tisch sitzen jetzt andere, also wurde neu gemischt. Drück den Knopf noch einmal, oder zum Abheben vorher **{ $cut }** (nach einer Runde unter **{ $options }**).
refusal-too-late-to-cut = Diese Karten sind schon gegeben oder neu gemischt. Zum Abheben der nächsten drück am Tisch **{ $cut }** (nach einer Runde unter **{ $options }**).
refusal-cut-depth = Das Kartenspiel hat { $cards } Karten: Heb 1 bis { $most } tief ab oder schreib ein paar Worte.
refusal-cut-nothing = Schreib, wie tief du abhebst, oder ein paar Worte.
refusal-cut-long = Höchstens { $most } Zeichen, bitte.
refusal-cut-unseen = Dein Text enthält ein unsichtbares Zeichen. Schreib ihn ohne dieses Zeichen.

verify-title = Die Mischung der Runde { $deal }
verify-holds = ✅ **Die Mischung stimmt.** Die Karten kamen in der Reihenfolge, die vor dem Abheben feststand; nur das Abheben hat sie verändert.
verify-fails = ❌ **Sie stimmt nicht**: { $why }
verify-hash = Das muss vor dem Abheben am Tisch gestanden haben: `{ $hash }`
verify-lot = Wer zuerst gibt, ebenso ausgelost: { $name }
verify-cuts = Abheben: { $cuts }
verify-file = Die Datei beweist es auch anderen, mit dem Programm oder dem Skript dieses Bots (frag, wer ihn betreibt). Sie beweist nicht, dass niemand die Reihenfolge kannte.
verify-closed-deal = Diese Runde läuft noch. Ihr Hash: `{ $hash }`. Den Rest gibt es, wenn sie vorbei ist.
verify-closed-session = Dieser Tisch hält Blätter und Mischung geheim, bis der Abend endet (ohne Abend: bis der Tisch schließt). Der Hash dieser Runde: `{ $hash }`
verify-closed-table = Dieser Tisch hält Blätter und Mischung geheim, bis er schließt. Der Hash dieser Runde: `{ $hash }`
verify-none = Die Mischung dieser Runde lässt sich nicht prüfen: Als sie gespielt wurde, gab es das noch nicht.
verify-unfinished-heading = Gemischt, aber nicht gespielt: { $count }
verify-withdrawn = `{ $deal }` verworfen, { $when }: Startwert `{ $seed }`
verify-voided = `{ $deal }` abgebrochen, { $when }: Startwert `{ $seed }`
verify-voided-closed = `{ $deal }` abgebrochen, { $when }: Den Startwert gibt es, wenn der Abend endet (ohne Abend: wenn der Tisch schließt)
verify-more = Alle stehen in der Datei.
verify-check-hash = Der Hash passt nicht zum Startwert und zu der Runde, für die er gemacht wurde.
verify-check-game = Der Hash wurde für ein anderes Spiel gemacht.
verify-check-stake = Der Hash wurde für einen anderen Einsatz gemacht.
verify-check-seats = Der Hash wurde für andere Plätze gemacht.
verify-check-dealer = Gegeben hat jemand anders als festgelegt oder ausgelost.
verify-check-order = Die Karten liegen nicht in der Reihenfolge, die sich aus Startwert und Abheben ergibt.
verify-check-unreadable = Der Beweis ist nicht zu lesen.

reveal-deal-choice = Nach jeder Runde
reveal-session-choice = Am Ende des Abends; ohne Abend, wenn der Tisch schließt
reveal-table-choice = Wenn der Tisch schließt
key-verify = Mischen prüfen
