# Il tavolo: i posti, la smazzata a parole, e ciò che la tavola dice di passaggio.

table-title = { $inn } · { $game }
table-terms = { $edition } · { $stake } · { $time } per turno
stake-pot = posta **{ $stake }**
stake-point = **{ $stake }** per punto
stake-contract = **{ $stake }** per un contratto appena fatto
stake-match = **{ $stake }** a testa per la partita
stake-purse = ante **{ $stake }**
risk-pot = Puoi perdere al massimo **{ $risk }** a smazzata: la somma viene riservata quando si danno le carte.
risk-point = Ogni punto vale { $stake } e puoi perdere al massimo **{ $risk }** a smazzata: la somma viene riservata quando si danno le carte, e quello che non perdi ti torna indietro.
risk-contract = Un contratto appena fatto (25 punti) vale { $stake }, e puoi perdere al massimo **{ $risk }** a smazzata: la somma viene riservata quando si danno le carte, e quello che non perdi ti torna indietro.
risk-match = Ognuno mette **{ $stake }** una volta sola per tutta la partita e non può perdere di più. Le poste restano riservate fino alla fine.
risk-purse = In una smazzata puoi perdere al massimo la borsa che scegli, da **{ $least }** a **{ $most }**. Viene riservata quando si danno le carte.
table-footer = { $deals ->
    [0] Ancora nessuna smazzata giocata
    [one] 1 smazzata giocata
   *[other] { $deals } smazzate giocate
}
time-seconds = { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}
time-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
time-hours = { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
}

# Una parte del messaggio troppo lunga per un campo solo.
part-continued = { $heading } (seguito)

seats-heading = Posti
seat-line = { $number }. { $name } · { $facts }
seat-line-alone = { $number }. { $name }
seat-patron = giocatore virtuale
seat-played-by = guidato dal game master
seat-host = host
seat-free = { $coins }
seat-dealer = dà le carte
seat-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
seat-tricks = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}
# The card points in the tricks that a seat has won so far.
seat-points = { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}
seat-shows = ha mostrato { $cards }
seat-out = sta a guardare
seat-out-next = sta a guardare dalla prossima smazzata
seat-out-match = sta a guardare dopo questa partita
seat-away = sta a guardare (tre turni saltati)
seat-lost-enough = sta a guardare (limite di perdita giornaliero)
seat-broke = sta a guardare (poche monete)
seat-waits = aspetta un posto
seat-kept = posto riservato per la rivincita
seat-own-purse = borsa: { $coins }
seat-leaving-match = va via dopo questa partita
seat-leaving = va via dopo questa smazzata
seat-not-dealt = gioca dalla prossima smazzata
seat-empty = Non c’è ancora nessuno.

lobby-missing = { $missing ->
    [one] Manca **1 persona**: premi **{ $join }**. L’host può premere **{ $fill }**.
   *[other] Mancano **{ $missing } persone**: premi **{ $join }**. L’host può premere **{ $fill }**.
}
lobby-missing-join = { $missing ->
    [one] Manca **1 persona**: premi **{ $join }**.
   *[other] Mancano **{ $missing } persone**: premi **{ $join }**.
}
lobby-broke = { $names }: troppo poche monete per una smazzata qui, ne servono { $need }. Premi **{ $in }** per vedere che cosa puoi fare.
lobby-out = { $names }: per ora fuori dal gioco. Premi **{ $in }** per tornare a giocare.
lobby-match = Prossima: smazzata { $deal } di questa partita. Punteggio: { $score }
lobby-carried = Rimasto nel piatto per la prossima smazzata: **{ $pot }**.
lobby-draw = Prima della prossima smazzata si sorteggiano le coppie, valide per { $deals } smazzate.
lobby-draw-host = Prima della prossima smazzata si sorteggiano le coppie, valide per { $deals } smazzate, se l’host non le sceglie.
lobby-drawn = Coppie per { $deals } smazzate (i due trionfi più alti giocano insieme): { $drawn }. Prossima: smazzata { $deal } di { $deals }.
lobby-chosen = Coppie per { $deals } smazzate, scelte dall’host. Prossima: smazzata { $deal } di { $deals }.
lobby-pair = Prossima coppia per { $deals } smazzate, scelta dall’host: { $names }.
lobby-deals-again = La prossima smazzata comincia { $when }.
lobby-ready = Tutto pronto! Chiunque sia al tavolo può premere **{ $deal }**.
lobby-asked = { $names }: un’altra partita? Chi ci sta preme **{ $key }**; si comincia quando l’hanno premuto tutti. Per ora i posti sono riservati; gli altri potranno prenderli { $when }.
lobby-closes = Se nessuno dà le carte, il tavolo chiude { $when }.
lobby-recall = **{ $played }**: si possono rivedere durante il gioco.
lobby-last = Ultima smazzata
lobby-invited = { $names }, si rigioca insieme? Premete **{ $join }**.

key-join = Siediti
key-join-next = Entra dalla prossima
key-leave = Lascia il tavolo
key-patron = +1 giocatore virtuale
key-no-patron = −1 giocatore virtuale
key-deal = Dai le carte
key-fill = Riempi i posti
key-fill-deal = Riempi e dai le carte
key-next-deal = Prossima smazzata
key-rematch = Rivincita
key-ready-next = Ci sono
key-play-again = Gioca ancora
key-last-deal = Ultima smazzata
key-rules = Regole
key-hand = La mia mano
key-words = A parole
key-my-result = Il mio risultato
key-out = Stai a guardare
key-in = Rientra

playing-pot = Piatto: **{ $pot }**
playing-carried = Rimasto dall’ultima smazzata: { $pot }.
playing-last-deal = Ultima smazzata: { $won }
playing-match = **Smazzata { $deal }** della partita
playing-partners = **Smazzata { $deal } di { $deals }** con queste coppie
playing-score = Punteggio della partita: { $score }
playing-turned = Trionfo: **{ $suit }** (carta scoperta: { $card }).
playing-vole = **Cappotto** tentato da { $names } dopo le prime tre prese: ora servono tutte e cinque.
playing-vole-refused = **Resa rifiutata** da { $names }: ora servono tutte e cinque le prese.
playing-honours = { $name } ha dichiarato onori: { $points } punti da ogni avversario.
playing-trick = **Presa { $trick } di { $tricks }**
playing-trick-empty = **Presa { $trick } di { $tricks }** · ancora nessuna carta.
playing-leads = { $name } apre con **{ $card }**
playing-card = { $name } gioca **{ $card }**
playing-calls = { $name } gioca **{ $card }** e chiama il fante di quel seme
playing-winning = Per ora la presa è di { $name }.
playing-last = Presa precedente, fatta da { $winner }: { $cards }
playing-last-card = { $name }, { $card }
playing-discard = **Lo scarto**: prima di cominciare, il mazziere scarta alcune carte coperte.
playing-discard-talon = **Il monte** è preso; altrettante carte vengono scartate, coperte.
playing-robbing = **Il furto**: si possono prendere la carta scoperta e i trionfi subito sotto, dando in cambio altrettante carte.
playing-robbing-turned = **Il furto**: si può prendere la carta scoperta, dando in cambio un’altra carta.
playing-robbing-question = **Il furto**: chi ha l’asso di trionfo può prendere la carta scoperta. La domanda è per tutti: rispondi da **{ $hand }**. Si comincia { $when }, o appena tutti hanno risposto.
playing-robbing-question-turned = **Il furto**: chi ha l’asso di trionfo può prendere la carta scoperta in cambio di una sua. La domanda è per tutti: rispondi da **{ $hand }**. Si comincia { $when }, o appena tutti hanno risposto.
playing-offered = { $name } **propone di cedere**. Se gli avversari accettano, segnano 1 punto; se rifiutano, devono fare tutte e cinque le prese.
playing-vole-or-stop = **Tre prese di fila!** Ora ci si può fermare, o tentare il cappotto: tutte e cinque, o si perdono due punti.
playing-talk = **La dichiarazione**: prima della prima carta ognuno dice una parola.
playing-solo = { $name } gioca **in solo**.
playing-solo-talon = { $name } gioca **in solo** e ha preso il monte: { $cards }.
playing-each = { $name } ha preso il monte; **ognuno per sé**.
playing-each-talon = { $name } ha preso il monte: { $cards }. **Ognuno per sé**.
playing-exchange = **Il cambio**: chi è ancora in gioco può cambiare una carta con una nuova.
playing-laying = **{ $reveal }**: chi è ancora in gioco cala una carta coperta. Poi si scoprono tutte insieme.
turn-play = ➤ È il turno di { $name }.
turn-discard = ➤ { $name } sta scartando { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
turn-bid = ➤ È il turno di { $name }: una proposta, o altre carte.
turn-rob = ➤ { $name } decide se rubare.
turn-answer = ➤ { $name } decide se accettare la resa.
turn-vole = ➤ { $name } decide se tentare il cappotto.
turn-speak = ➤ È il turno di { $name }: si punta.
turn-talk = ➤ Tocca a { $name } parlare.
turn-call = ➤ { $name } deve chiamare una carta.
turn-awaited = ➤ In attesa di { $names }.
turn-last-trick = L’ultima presa si gioca da sola: a nessuno resta una scelta.
turn-until = Il tempo scade { $when }.
turn-until-called = Avviso inviato; il pilota automatico gioca { $when }.
turn-until-called-all = Avviso inviato; il pilota automatico gioca per chi manca { $when }.

bidding-session = **Proposte, giro { $session } di 3** · per ora { $cards } carte a testa.
bidding-bid = { $name } propone **{ $bid }**
bidding-none = { $name } non ha ancora proposto
talk-passes = { $name } **passa**
talk-takes = { $name } **prende**
talk-solo = { $name } gioca **in solo**
talk-each = { $name }: **ognuno per sé**
talk-petite = { $name } dichiara una **petite**
talk-garde = { $name } dichiara una **garde**
talk-sans = { $name } dichiara una **garde sans**: senza il cane
talk-contre = { $name } dichiara una **garde contre**: contro il cane
talk-jeu = { $name } gioca
talk-chelem = { $name } dichiara **cappotto**: tutte le prese
talk-none = { $name } non ha ancora parlato
bidding-sum-none = Se la somma delle tre proposte è zero, si paga come proposto, senza giocare.
bidding-sum = Somma delle proposte: **{ $sum }**. Se alla fine è zero, si paga come proposto, senza giocare.

# I giri di puntate del Trefeltromp e le sue tre calate tengono il loro nome.
round-1 = Fyrsturkalla
round-2 = Banenkalla
round-3 = Detuilerkalla
round-4 = Debekransekalla
reveal-1 = Banen (prima carta)
reveal-2 = Detuiler (seconda carta)
reveal-3 = Debekranse (ultima carta)
bets-round = **{ $round }**, giro di puntate { $number } di 4
bets-none = Nessuno ha ancora puntato.
bets-highest = Per vedere: **{ $coins }** (puntata di { $names }). Nel piatto in questo giro: **{ $sum }**.
bets-main-pot = Piatto principale: **{ $pot }** ({ $names })
bets-side-pot = Piatto a parte { $number }: **{ $pot }** ({ $names })
reveal-won = { $name } vince { $coins }
reveal-tied = Le carte migliori sono pari: non vince nessuno.
seat-folded = ha passato
seat-all-in = all-in
seat-purse = a disposizione: { $coins }
seat-staked = in questo giro: { $coins }
seat-stays = sta (Matto)

sides = { $first } contro { $second }
score-entry = { $names } **{ $points }**
score-debt = 0, con un debito di { $debt }
playing-question = **Carte con premio** ({ $cards }): qualcuno ne mostra? La domanda è per tutti: rispondi da **{ $hand }**. Si comincia { $when }, o appena tutti hanno risposto.
playing-closing = L’host chiude il tavolo dopo questa smazzata.
playing-closing-match = L’host chiude il tavolo dopo questa partita.
playing-closing-gm = Il game master chiude il tavolo dopo questa smazzata.
playing-closing-gm-match = Il game master chiude il tavolo dopo questa partita.
playing-closing-session = La serata sta finendo: il tavolo chiude dopo questa smazzata.
playing-closing-session-match = La serata sta finendo: il tavolo chiude dopo questa partita.

# Le ore come Discord le mostra a ciascuno, sul proprio orologio.
when = <t:{ $seconds }:R>

notices-heading = Voci dal tavolo
notice-lost-enough = { $name } ha raggiunto il limite di perdita giornaliero e sta a guardare fino a mezzanotte (UTC).
notice-broke = { $name } non ha abbastanza monete per la posta e sta a guardare.
notice-house-short = { $name } va via: alla casa non bastano le monete per la sua posta (vedi `/taverna concedi`).
notice-away = { $name } ha saltato tre turni e ora sta a guardare. Con **{ $in }** torna a giocare.
notice-left = { $name } ha lasciato il tavolo.
notice-host = Ora l’host è { $name }.
notice-voided = Non è stato possibile continuare la smazzata. Tutte le monete sono state restituite.
notice-substituted = { $name } non c’era: ha giocato il pilota automatico.
notice-waits = { $name } aspetta un posto: in così tanti non si può giocare.
notice-conceded = Con { $name } se n’è andata l’ultima persona della squadra: la partita è persa per abbandono. Le poste di chi ha lasciato vanno agli avversari.
notice-talk = { $name }: «{ $words }»
notice-pot-shared = Il piatto di { $coins } è stato diviso fra chi ne aveva diritto.

closed-asked = L’host ha chiuso il tavolo.
closed-gm = Il game master ha chiuso il tavolo.
closed-session = La serata è finita, e il tavolo è chiuso.
closed-empty = Se ne sono andati tutti: il tavolo è chiuso.
closed-idle = Nessuno dà le carte da molto tempo: il tavolo è chiuso.
closed-gone = Il tavolo è chiuso. Tutte le monete della smazzata interrotta sono state restituite.
closed-placeless = Il canale di questo tavolo non c’è più e nessuno ha spostato il tavolo: il pilota automatico ha giocato fino alla fine, e il tavolo è chiuso.

thread-opened = { $host } apre il tavolo **{ $inn }**: { $game }, nel thread qui sotto.

turn-ping = { $player }, tocca a te al tavolo «{ $inn }».
turn-nudge = { $player }, ti aspettano al tavolo «{ $inn }»: il pilota automatico gioca questo turno { $when }.
put-out = { $player }, hai saltato i tuoi turni e ora al tavolo «{ $inn }» stai a guardare. Le tue monete lì non vengono più riservate. Premi **{ $in }** per tornare a giocare.

# Risposte a pulsanti e comandi, viste da una persona sola.
did-open = Il tavolo **{ $inn }** è aperto.
did-open-thread = Il tavolo **{ $inn }** è aperto, in un thread suo: { $thread }
did-purse = Dalla prossima smazzata puoi perdere qui al massimo { $coins } ogni volta.
did-join = Ora sei al tavolo «{ $inn }».
did-leave = Hai lasciato il tavolo «{ $inn }».
did-leave-match = Hai lasciato il tavolo «{ $inn }». Il pilota automatico finisce la partita per te, con le tue monete.
did-leave-later = Hai lasciato il tavolo «{ $inn }». Il pilota automatico finisce la smazzata per te, con le tue monete.
ask-leave-deal = Al tavolo «{ $inn }» hai **{ $coins }** in gioco. Se lasci, il pilota automatico continua con le tue monete; con **{ $join }** (sotto **{ $options }**) riprendi le carte.
ask-leave-match = Al tavolo «{ $inn }» hai **{ $coins }** in gioco in una partita. Se lasci, il pilota automatico continua con le tue monete; con **{ $join }** (sotto **{ $options }**) riprendi le carte.
ask-leave-concede = Al tavolo «{ $inn }» resti solo tu della tua squadra. Se lasci, la tua squadra perde la partita per abbandono e tu perdi la tua posta di **{ $coins }**. Non la riavrai nemmeno con **{ $join }**.
key-leave-now = Lascia comunque
key-stay-here = Resta al tavolo
did-close = Il tavolo «{ $inn }» è chiuso.
did-close-later = Il tavolo «{ $inn }» chiude dopo questa smazzata.
did-close-match = Il tavolo «{ $inn }» chiude dopo questa partita.
did-show = Ecco di nuovo il tavolo «{ $inn }».
did-show-waits = Ho chiesto a Discord di mostrare di nuovo il tavolo «{ $inn }», ma non ha ancora risposto.
did-show-refused = Discord non mi lascia mostrare qui il tavolo «{ $inn }».
table-stands = Il tavolo è qui: { $link }
other-tables = (Qui ci sono più tavoli aperti. Questo è «{ $inn }».)
which-table = Quale tavolo?
which-own = Quale dei tuoi tavoli intendi?
which-here = Non hai un posto a nessun tavolo. Quale intendi?
which-left = { $game } · hai lasciato il tavolo
which-sits = { $game } · hai un posto
which-holds = { $game } · hai le carte
which-on-turn = { $game } · tocca a te
on-turn-at = Tocca a te al tavolo **{ $inn }**: { $link }
key-table-purse = La mia borsa…
table-purse-title = Il massimo che puoi perdere in una smazzata
table-purse-label = Monete, dalla prossima smazzata
table-purse-hint = Da { $least } a { $most }
key-languages = Lingua…
key-partners = Coppie…
key-slower = Rallenta
key-faster = Velocità normale
table-language = La lingua dei messaggi pubblici del tavolo
table-language-house = La lingua abituale

# Ottocento.
playing-declared = { $name } ha mostrato { $items }: **{ $points }**
playing-signal = { $name } dice *{ $word }*.
combination = { $name } { $points }
combinations-doubled = { $items } (raddoppiate)
combination-tarocchi = tarocchi
combination-kings = re
combination-queens = regine
combination-knights = cavalli
combination-jacks = fanti
combination-suit = sequenza di { $suit }
combination-aces = assi
combination-moors = Mori
combination-grande = Grande
playing-winning-moor = Per ora la presa è di { $name }: fra Mori uguali vince l’ultimo giocato.
playing-last-moor = Presa precedente, fatta da { $winner } con il Moro giocato per ultimo: { $cards }
