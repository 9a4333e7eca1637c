# Ciò che è stato: le proprie monete, e le smazzate finite.

page-newest = Prima pagina
page-newer = Più recenti
page-older = Meno recenti

history-footer = Prima i più recenti. Scegli una smazzata qui sotto per vedere la ricevuta.
history-of-deal = { $what } · smazzata { $deal }

past-title-channel = Smazzate giocate qui
past-empty = Qui non è ancora finita nessuna smazzata.
past-footer = Prima le più recenti. Scegli una smazzata qui sotto per vedere la ricevuta.
past-open = Vedi la ricevuta di una smazzata
past-option = Smazzata { $deal }
past-won = { $name } { $coins }
past-line = `{ $deal }` · { $when } · { $game } · { $who }
past-match = { $line } · una smazzata di una partita
past-broken-off = { $line } · **annullata**, monete restituite
past-voided = { $line } · **annullata** dal game master

key-receipt = Ricevuta
key-record = Verbale
key-replay = Rivedi

receipt-title = Ricevuta
receipt-head = { $game }, { $edition }, posta { $stake }; finita { $when }.
receipt-broken-off = **Annullata**: tutte le monete sono state restituite.
receipt-voided = **Annullata** da { $who } { $when }: «{ $reason }». Tutti i pagamenti qui sotto sono stati stornati.
receipt-own = Hai messo { $put } e ricevuto { $got }: **{ $won }**.
receipt-pot-before = Nel piatto, dalla smazzata precedente: { $coins }.
receipt-pot-after = Rimasto nel piatto per la smazzata dopo: { $coins }.
receipt-shared = Del resto del piatto, { $coins } a { $name }; le monete che avanzano vanno in senso orario, dalla sinistra del mazziere.
receipt-odd = Monete avanzate dalla divisione: { $coins } a { $name }.
receipt-agrees = Controllato: i conti del server riportano proprio questi pagamenti.
receipt-disagrees = **I conti del server non riportano questi pagamenti.** Per favore, dillo a chi gestisce questo bot.
receipt-seats = Riservato, vinto o perso, restituito
receipt-seat = { $name }: riservato { $held } · **{ $won }** · restituito { $back }
receipt-seat-match = { $name }: riservato { $held } per la partita · **{ $won }**
receipt-payments = Pagamenti
receipt-line = { $from } → { $to }: **{ $coins }**, { $why }
receipt-footer = Smazzata { $deal }

why-ante = ante
why-death = è uscita la Morte
why-most-tricks = più prese
why-bonus = premio: { $card }
why-points = punti
why-agreed = accordo sulle proposte
why-honours = onori dichiarati
why-match = poste della partita
why-bet = puntata
why-returned = puntata che nessuno ha visto
why-share = parte del piatto, arrotondata per difetto
why-alone = nessun altro era in gioco

record-here = Il verbale della smazzata { $deal }: le sue carte e ogni mossa, come testo. Il programma di questo bot può rigiocarla e controllare i pagamenti.

replay-title = Rivedi · { $game }
replay-footer = Passo { $step } di { $steps }
replay-first = Inizio
replay-back = Indietro
replay-on = Avanti
replay-last = Fine
replay-seats = Finora
replay-hands = Le mani
replay-hand = { $name }: { $cards }
replay-deal = La smazzata
replay-before = Prima della prima carta
replay-round = Puntate e carte
replay-end = La fine
replay-taken = { $name } fa la presa.
replay-taken-points = { $points ->
    [one] { $name } fa la presa: 1 punto.
   *[other] { $name } fa la presa: { $points } punti.
}
replay-is-dearest = Nessuna presa valeva più di questa.
replay-is-decisive = Questa presa ha deciso la smazzata.
replay-decisive = La presa decisiva
replay-share = Condividi la presa
replay-shared = Condivisa da { $name }
did-share = Adesso qui la presa la vedono tutti.
refusal-played-elsewhere = Una presa si condivide solo nel canale dove è stata giocata.
refusal-share-rights = Qui non puoi condividere una presa, perché in questo canale non puoi scrivere.
refusal-share-bot = Non posso mostrare la presa qui. Permessi mancanti: { $permissions }.
refusal-share-again = Hai appena condiviso una presa. La prossima la puoi condividere { $when }.
did-share-win = Adesso qui la tua vittoria la vedono tutti.
refusal-won-elsewhere = Una vittoria si condivide solo nel canale dove è stata ottenuta.
refusal-win-cancelled = Questa vittoria non si condivide più: la sua smazzata è stata annullata.
refusal-share-win-rights = Qui non puoi condividere la tua vittoria, perché in questo canale non puoi scrivere.
refusal-share-win-bot = Non posso mostrare la tua vittoria qui. Permessi mancanti: { $permissions }.
refusal-share-win-again = Hai appena condiviso qualcosa. Puoi rifarlo { $when }.
replay-dealt = Si danno le carte.
replay-shows = { $name } mostra { $cards }.
replay-hides = { $name } non mostra nulla.
replay-discards = { $name } scarta { $cards }.
replay-discards-hidden = { $name } scarta.
replay-robs = { $name } prende la carta scoperta e quelle sotto, e mette { $cards } sotto il mazzo.
replay-robs-hidden = { $name } prende la carta scoperta e quelle sotto.
replay-swaps = { $name } cambia { $cards } con una carta nuova.
replay-swaps-hidden = { $name } cambia una carta con una nuova.
replay-keeps = { $name } tiene tutte le carte.
replay-lays = { $name } cala coperta: { $cards }.
replay-lays-hidden = { $name } cala una carta coperta.
replay-bids = { $name } propone { $points }.
replay-more = { $name } chiede altre carte.
replay-offers = { $name } propone di cedere.
replay-accepts = { $name } accetta.
replay-refuses = { $name } rifiuta.
replay-vole = { $name } tenta il cappotto.
replay-stops = { $name } si ferma a tre prese.
replay-passes = { $name } passa.
replay-takes = { $name } prende.
replay-solo = { $name } gioca da solo.
replay-each = { $name } dice: ognuno per sé.
replay-petite = { $name } dichiara una petite.
replay-garde = { $name } dichiara una garde.
replay-sans = { $name } dichiara una garde sans.
replay-contre = { $name } dichiara una garde contre.
replay-jeu = { $name } non dichiara cappotto.
replay-chelem = { $name } dichiara cappotto.
replay-calls-card = { $name } chiama { $card }.
replay-leaves = { $name } non prende la carta scoperta.
replay-checks = { $name } dice parola.
replay-calls-bet = { $name } vede.
replay-folds = { $name } passa.
replay-bets = { $name } punta { $coins }.
replay-raises = { $name } rilancia a { $coins }.
replay-stays = { $name } sta, col privilegio del Matto.

refusal-no-such-deal = Qui non trovo quella smazzata. `/triomphe storico` elenca quelle finite. Quelle di un altro canale si vedono là, o le vede chi le ha giocate.
refusal-several-deals = Più smazzate cominciano così: scrivi qualche carattere in più.
refusal-not-yet-shown = Quella smazzata non si può ancora mostrare: è in corso, o il suo tavolo mostra tutte le carte solo alla chiusura. Fino ad allora, con **{ $hand }** vedi tutto quello che puoi sapere.

triomphe-past-command = Le smazzate giocate qui, con ricevuta, replica e verbale
    .name = storico

# I libri della casa, per il suo game master.
books-refused = I conti li vede solo il game master. I tuoi movimenti li trovi con **/monete saldo**.
books-title = I conti del server
books-minted = Dalla zecca: { $coins }
books-burned = Di ritorno alla zecca: { $coins }
books-members = Nelle borse dei membri: { $coins }
books-patrons = Nelle borse dei giocatori virtuali: { $coins }
books-house = Nella cassa della casa: { $coins }
books-held = Riservato ai tavoli: { $coins }
books-pots = Nei piatti: { $coins }
books-sum = Tutti i conti insieme danno **{ $coins }**, come dev’essere.
books-wrong = Tutti i conti insieme dovrebbero dare 0, ma danno **{ $coins }**. Per favore, dillo a chi gestisce questo bot.
books-minting = Monete concesse e tolte
books-largest = I pagamenti recenti più alti
books-line = { $when } · { $from } → { $to }: **{ $coins }**, { $what }
books-noted = { $line } · { $who }: «{ $note }»
books-footer = Monete concesse: prima le più recenti. Pagamenti: prima i più alti.
key-ledger = Scarica i movimenti
ledger-whole = Tutti i pagamenti di questo server, prima i più recenti.
ledger-cut = I pagamenti più recenti di questo server. Quelli più vecchi non stanno nel file.
ledger-accounts = In `accounts.csv` ci sono tutti i conti, fino a 20.000: quanto vi è libero e quanto è riservato ai tavoli.
account-mint = la zecca
account-house = la casa
account-pot = un piatto
replay-says = { $name } dice «{ $word }».
