# La mescolata che chiunque può verificare: la sua impronta, le alzate, la prova.

key-cut = Alza il mazzo
key-fair-play = Gioco pulito
shuffle-line = -# Impronta della mescolata · `{ $hash }`
shuffle-line-cut = -# Impronta della mescolata · alzata di { $names } · `{ $hash }`
shuffle-cuts = -# { $cuts }
shuffle-cut = { $name } ha alzato { $cut }
shuffle-deep = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
shuffle-words = «{ $words }»
shuffle-lot = Il primo mazziere viene sorteggiato con la stessa mescolata.
shuffle-drawn = Primo mazziere, a sorte: { $name }
shuffle-session = Mani lasciate, scarti e mescolate restano nascosti fino alla fine della serata (o del tavolo).
shuffle-table = Le mani di chi ha passato, gli scarti e le mescolate restano nascosti fino alla chiusura del tavolo.

dialog-cut = Alza il mazzo
dialog-cut-label = Quante carte (da 1 a { $most }) o qualche parola
dialog-cut-hint = Gli altri lo vedono quando si danno le carte
did-cut =
    Hai alzato il mazzo: { $cut }. Puoi cambiare finché non si danno le carte; poi tutti vedono le alzate.
    Questa mescolata era fissata prima della tua alzata. La sua impronta: `{ $hash }`. Conservala se vuoi controllare: **/triomphe storico** dopo la smazzata.
fair-title = Gioco pulito
fair-why = Il mazzo viene mescolato prima che si alzi, e il tavolo mostra l’impronta della mescolata. Dopo la smazzata, **{ $verify }** mostra il seme casuale: se corrispondono, nessuno ha cambiato le carte.
fair-hash = Impronta di questa smazzata:
    `{ $hash }`
fair-next-hash = Impronta della prossima smazzata:
    `{ $hash }`
fair-table = Tavolo `{ $table }`
fair-this-deal = Questa smazzata `{ $deal }`
fair-last-deal = Ultima smazzata `{ $deal }`
did-shuffle-anew = Il gruppo al tavolo è cambiato, quindi il mazzo è stato rimescolato. Per alzarlo, premi **{ $options }**. Le carte si danno { $when }, o quando qualcuno preme **{ $deal }**.
notice-shuffled-anew = Il gruppo al tavolo è cambiato: il mazzo è stato rimescolato e si può alzare di nuovo.
notice-pair-broken = Qualcuno della coppia scelta non gioca più: le coppie si sorteggiano.

refusal-shuffled-anew = Il gruppo al tavolo è cambiato, quindi il mazzo è stato rimescolato. Premi di nuovo il pulsante o, per alzare prima, **{ $cut }** (dopo una smazzata è sotto **{ $options }**).
refusal-too-late-to-cut = Le carte di quel mazzo sono già date, o il mazzo è stato rimescolato. Per alzare il prossimo, premi **{ $cut }** al tavolo (dopo una smazzata è sotto **{ $options }**).
refusal-cut-depth = Il mazzo ha { $cards } carte: alzane da 1 a { $most }, o scrivi qualche parola.
refusal-cut-nothing = Scrivi quante carte alzi, o qualche parola.
refusal-cut-long = Al massimo { $most } caratteri, per favore.
refusal-cut-unseen = Il testo contiene un carattere invisibile. Usa parole semplici.

verify-title = La mescolata della smazzata { $deal }
verify-holds = ✅ **Tutto torna.** Le carte sono uscite nell’ordine fissato prima dell’alzata; solo l’alzata lo ha cambiato.
verify-fails = ❌ **La mescolata non torna**: { $why }
verify-hash = Il tavolo doveva mostrare questo prima dell’alzata: `{ $hash }`
verify-lot = Primo mazziere, sorteggiato allo stesso modo: { $name }
verify-cuts = Alzate: { $cuts }
verify-file = Il file lo prova anche agli altri, col programma o lo script di questo bot (chiedi a chi lo gestisce). Non prova che nessuno abbia visto l’ordine.
verify-closed-deal = Questa smazzata è ancora in corso. La sua impronta: `{ $hash }`. Il resto si vede quando è finita.
verify-closed-session = Questo tavolo tiene nascoste mani e mescolate fino alla fine della serata (o del tavolo). L’impronta di questa smazzata: `{ $hash }`
verify-closed-table = Questo tavolo tiene nascoste mani e mescolate fino alla chiusura. L’impronta di questa smazzata: `{ $hash }`
verify-none = Questa smazzata non ha una mescolata da controllare: è stata giocata prima che si potessero controllare.
verify-unfinished-heading = Mescolate preparate ma non giocate: { $count }
verify-withdrawn = `{ $deal }` ritirata, { $when }: seme casuale `{ $seed }`
verify-voided = `{ $deal }` annullata, { $when }: seme casuale `{ $seed }`
verify-voided-closed = `{ $deal }` annullata, { $when }: il seme casuale si vede alla fine della serata (o del tavolo)
verify-more = Nel file ci sono tutte.
verify-check-hash = l’impronta non corrisponde al seme casuale e alla smazzata per cui è stata fatta.
verify-check-game = l’impronta era stata fatta per un altro gioco.
verify-check-stake = l’impronta era stata fatta per un’altra posta.
verify-check-seats = l’impronta era stata fatta per altri posti.
verify-check-dealer = il mazziere non è quello fissato o sorteggiato.
verify-check-order = le carte non sono nell’ordine dato dal seme casuale e dalle alzate.
verify-check-unreadable = la prova non si può leggere.

reveal-deal-choice = Dopo ogni smazzata
reveal-session-choice = A fine serata (o quando chiude il tavolo)
reveal-table-choice = Alla chiusura del tavolo
key-verify = Verifica mescolata
