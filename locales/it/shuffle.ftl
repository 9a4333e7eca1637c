# La mescolata che chiunque può verificare: la sua impronta, le alzate, la prova.

key-cut = Alza il mazzo
shuffle-line =
    Mescolata · { $cut }
    `{ $hash }`
shuffle-uncut = nessuno ha ancora alzato
shuffle-cut-by = alzata di { $names }
shuffle-dealt =
    Mescolata · { $cuts }
    `{ $hash }`
shuffle-dealt-uncut = nessuno ha alzato
shuffle-cut = { $name } ha alzato { $cut }
shuffle-deep = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
shuffle-words = «{ $words }»
shuffle-lot = Il primo mazziere si sorteggia con la stessa mescolata.
shuffle-drawn = Dà le carte per primo, a sorte: { $name }
shuffle-session = Mani passate, scarti e mescolate restano coperti fino alla fine della sessione o, se non ce n’è una, del tavolo.

dialog-cut = Alza il mazzo
dialog-cut-label = Quante carte (da 1 a { $most }), o qualche parola
dialog-cut-hint = Gli altri lo vedono quando si danno le carte
did-cut =
    Hai alzato il mazzo: { $cut }. Puoi alzare diversamente finché non si danno le carte; poi tutti vedono le alzate.
    Questa mescolata era fissata prima della tua alzata. La sua impronta: `{ $hash }`. Tienila, se vuoi controllare: **/tavolo verifica** dopo la smazzata.
did-shuffle-anew = La compagnia al tavolo è cambiata, e il mazzo è stato rimescolato. Se vuoi, **alza**; le carte si danno { $when }, o quando qualcuno preme **Dai subito**.
notice-shuffled-anew = La compagnia al tavolo è cambiata: il mazzo è stato rimescolato e si può alzare di nuovo.

refusal-shuffled-anew = La compagnia al tavolo è cambiata, e il mazzo è stato rimescolato: se vuoi, premi **{ $cut }**, poi ancora **{ $deal }**.
refusal-too-late-to-cut = Quel mazzo è già dato, o è stato rimescolato: premi ancora **{ $cut }** al tavolo.
refusal-cut-depth = Il mazzo ha { $cards } carte: alzane da 1 a { $most }, o scrivi qualche parola.
refusal-cut-nothing = Scrivi quante carte alzi, o qualche parola.
refusal-cut-long = Al massimo { $most } caratteri, per favore.
refusal-cut-unseen = Lì in mezzo c’è un carattere che non si vede: scrivi parole semplici.
refusal-no-deal-yet = A questo tavolo non è ancora finita nessuna smazzata. La prossima mescolata è fissata: `{ $hash }`.
refusal-nothing-shuffled = A questo tavolo non è ancora finita nessuna smazzata.

verify-title = La mescolata della smazzata { $deal }
verify-holds = ✅ **Torna tutto.** Le carte sono state date nell’ordine che viene dal seme casuale e dalle alzate, e il seme era fissato proprio per questa smazzata.
verify-fails = ❌ **Non torna**: { $why }
verify-hash = L’impronta che doveva stare al tavolo prima che qualcuno alzasse: `{ $hash }`
verify-lot = Il primo mazziere è stato sorteggiato con lo stesso seme casuale e le stesse alzate: { $name }
verify-cuts = Alzate: { $cuts }
verify-file = Il file è il verbale con la sua prova: **triomphe verify FILE** o **verify.py** la controlla sul tuo computer. Che cosa dimostra e che cosa no: docs/SHUFFLE.md.
verify-closed-deal = Questa smazzata è ancora in corso. La sua impronta: `{ $hash }`. Il resto si mostra quando è finita.
verify-closed-session = Questo tavolo tiene coperte mani e mescolate fino alla fine della sessione o, se non ce n’è una, del tavolo. L’impronta di questa smazzata: `{ $hash }`
verify-none = Questa smazzata non ha una mescolata da verificare: è di quando ancora non ce n’erano.
verify-unfinished-heading = Fissate e non giocate fino in fondo: { $count }
verify-withdrawn = `{ $deal }` mai data, { $when }: seme casuale `{ $seed }`
verify-voided = `{ $deal }` annullata, { $when }: seme casuale `{ $seed }`
verify-voided-closed = `{ $deal }` annullata, { $when }: il seme casuale si mostra alla fine della sessione o, se non ce n’è una, del tavolo
verify-more = Nel file ci sono tutte.
verify-check-hash = l’impronta non è quella del seme casuale e di ciò a cui è legato.
verify-check-game = l’impronta era legata a un altro gioco.
verify-check-stake = l’impronta era legata a un’altra posta.
verify-check-seats = l’impronta era legata ad altri posti.
verify-check-dealer = il mazziere non è quello fissato, o sorteggiato.
verify-check-order = le carte non sono nell’ordine che viene dal seme casuale e dalle alzate.
verify-check-unreadable = la prova non si può leggere.

reveal-option = Quando si mostrano mani, scarti e prova della mescolata: a ogni smazzata, o a fine sessione
    .name = rivela
reveal-deal-choice = Dopo ogni smazzata
reveal-session-choice = A fine sessione; senza sessione, quando chiude il tavolo
table-verify-command = Verifica la mescolata di una smazzata, e ne dà il verbale
    .name = verifica
table-verify-deal-option = Il nome della smazzata, 13 lettere e cifre (se manca, l’ultima giocata qui)
    .name = smazzata
