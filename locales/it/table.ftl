# Il tavolo: i posti, la smazzata a parole, e ciò che la tavola dice di passaggio.

table-title = { $inn } · { $game }
table-terms = { $edition } · { $stake } · { $time } per turno
stake-pot = posta **{ $stake }**
stake-point = **{ $stake }** per punto
stake-match = **{ $stake }** a testa per la partita
stake-purse = ante **{ $stake }**
risk-pot = Una smazzata può costarti al massimo **{ $risk }**; il banco mette da parte la somma quando si danno le carte.
risk-point = Un punto costa { $stake }, una smazzata al massimo **{ $risk }**; il banco mette da parte la somma quando si danno le carte e restituisce ciò che non perdi.
risk-match = Ognuno mette **{ $stake }** una volta sola per tutta la partita, e nessuno può perdere di più; il banco custodisce le poste fino alla fine.
risk-purse = Una smazzata può costarti al massimo la tua borsa: da **{ $least }** a **{ $most }**, a tua scelta; il banco la mette da parte quando si danno le carte.
table-footer = Tavolo { $table } · smazzate giocate: { $deals }
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
part-continued = { $heading } (segue)

seats-heading = I posti
seat-line = { $number }. { $name } · { $facts }
seat-patron = avventore
seat-played-by = avventore, in mano al game master
seat-host = ospita
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
seat-shows = ha mostrato: { $cards }
seat-out = sta a guardare
seat-out-next = sta a guardare dalla prossima smazzata
seat-out-match = sta a guardare dopo questa partita
seat-away = sta a guardare (assente)
seat-lost-enough = sta a guardare (per oggi ha perso abbastanza)
seat-broke = sta a guardare (poche monete)
seat-waits = aspetta un posto
seat-kept = posto riservato
seat-own-purse = borsa: { $coins }
seat-leaving-match = lascia dopo questa partita
seat-leaving = lascia dopo questa smazzata
seat-not-dealt = dalla prossima smazzata
seat-empty = Qui non siede ancora nessuno.

lobby-missing = { $missing ->
    [one] **Manca una persona.** Premi **Siediti**, o **Chiama un avventore**.
   *[other] **Mancano { $missing } persone.** Premi **Siediti**, o **Chiama un avventore**.
}
lobby-broke = { $names }: troppo poche monete per una smazzata qui, ne servono { $need }. **{ $in }** dice che cosa fare.
lobby-out = { $names }: sta a guardare. **{ $in }** rimette in gioco.
lobby-match = La partita è in corso: la prossima smazzata è la numero { $deal }. Punteggio: { $score }
lobby-carried = Nel piatto, dall’ultima smazzata per la prossima: **{ $pot }**.
lobby-draw = Prima della prossima smazzata si estraggono le coppie, che valgono per { $deals } smazzate.
lobby-drawn = Coppie estratte per { $deals } smazzate; i due trionfi più alti giocano insieme: { $drawn }. La prossima è la smazzata { $deal } di { $deals }.
lobby-deals-again = Le carte si danno di nuovo { $when }.
lobby-ready = Tutto è pronto: chi siede qui preme **Dai le carte**.
lobby-asked = { $names }: un’altra partita? Per giocarla, premi **{ $key }**. Comincia quando l’avete fatto tutti. I vostri posti sono riservati; altri potranno prenderli { $when }.
lobby-closes = Se nessuno dà le carte, il tavolo si sparecchia { $when }.
lobby-last = L’ultima smazzata
lobby-invited = { $names }, la stessa compagnia gioca ancora: con **Siediti** si riprende posto.

key-join = Siediti
key-leave = Lascia
key-patron = Chiama un avventore
key-no-patron = Via un avventore
key-deal = Dai le carte
key-fill = Riempi con avventori
key-fill-deal = Riempi e dai le carte
key-deal-now = Dai subito
key-ready-next = Ci sono
key-play-again = Gioca ancora
key-last-deal = Ultima smazzata
key-rules = Regole
key-hand = La mia mano
key-out = Stai a guardare
key-in = Rientra

playing-pot = Piatto: **{ $pot }**
playing-carried = Dall’ultima smazzata: { $pot }.
playing-last-deal = Ultima smazzata: { $won }
playing-match = **Smazzata { $deal }** della partita
playing-partners = **Smazzata { $deal } di { $deals }** con le coppie estratte
playing-score = Punteggio della partita: { $score }
playing-turned = Il trionfo è **{ $suit }**: si è scoperta la carta { $card }.
playing-vole = **Cappotto** tentato da { $names }: dopo le prime tre prese si va avanti, e vanno fatte tutte e cinque.
playing-vole-refused = **Cappotto d’obbligo** per { $names }: smazzata offerta e rifiutata, ora vanno fatte tutte e cinque le prese.
playing-honours = { $name } dichiara onori: { $points } punti da ogni avversario.
playing-trick = **Presa { $trick } di { $tricks }**
playing-trick-empty = **Presa { $trick } di { $tricks }** · in tavola non c’è ancora nulla.
playing-leads = { $name } apre con **{ $card }**
playing-card = { $name } gioca **{ $card }**
playing-calls = { $name } gioca **{ $card }** e chiama il fante di quel seme
playing-winning = Finora la presa è di { $name }.
playing-last = Presa precedente, a { $winner }: { $cards }
playing-last-card = { $name } { $card }
playing-discard = **Prima di cominciare**, il mazziere scarta coperte le carte di troppo.
playing-robbing = **Il furto**: la carta scoperta, e quelle del suo seme che la seguono nel tallone, si possono prendere in cambio di altrettante.
playing-robbing-question = **Prima di cominciare**: chi ha l’asso di trionfo può rubare, cioè prendere la carta scoperta e i trionfi subito sotto in cambio di altrettante carte. Lo si chiede a tutti, qualunque carta abbiano. Premi **La mia mano** per rispondere; si comincia { $when }, o appena tutti hanno risposto.
playing-offered = { $name } **offre la smazzata**. Chi accetta segna un punto; chi rifiuta deve fare tutte e cinque le prese.
playing-vole-or-stop = **Tre prese di fila!** Chi le ha fatte può fermarsi, o tentare il cappotto: cinque su cinque, o due punti persi.
playing-exchange = **Il cambio**: chi è ancora in gioco può scartare una carta e riceverne un’altra.
playing-laying = **{ $reveal }**: chi è ancora in gioco cala una carta coperta. Si scoprono tutte insieme.
turn-play = ➤ Tocca a { $name }.
turn-discard = ➤ { $name } scarta { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
turn-bid = ➤ { $name } fa una proposta, o chiede altre carte.
turn-rob = ➤ { $name } ruba o lascia lì.
turn-answer = ➤ { $name } accetta o rifiuta.
turn-vole = ➤ { $name } tenta il cappotto o si ferma.
turn-speak = ➤ Tocca a { $name } puntare.
turn-awaited = ➤ In attesa di { $names }.
turn-until = Il tempo scade { $when }.
turn-until-called = Un avviso è già partito; la casa gioca in sua vece { $when }.
turn-until-called-all = Un avviso è già partito; la casa gioca per chi manca { $when }.

bidding-session = **Proposte, giro { $session } di 3** · finora { $cards } carte a testa.
bidding-bid = { $name } propone **{ $bid }**
bidding-none = { $name } non ha ancora fatto proposte
bidding-sum-none = Quando le tre proposte ci sono tutte e fanno ±0, la smazzata si paga così e non si gioca.
bidding-sum = La somma delle proposte è **{ $sum }**. Quando ci sono tutte e tre e fanno ±0, la smazzata si paga così e non si gioca.

# I giri di puntate del Trefeltromp e le sue tre calate tengono il loro nome.
round-1 = Fyrsturkalla
round-2 = Banenkalla
round-3 = Detuilerkalla
round-4 = Debekransekalla
reveal-1 = Banen
reveal-2 = Detuiler
reveal-3 = Debekranse
bets-round = **{ $round }**, puntate { $number } di 4
bets-none = Nessuno ha ancora puntato.
bets-highest = Puntata più alta: **{ $coins }**, di { $names }. Nel piatto in questo giro: **{ $sum }**.
bets-pots = I piatti
bets-main-pot = Piatto principale: **{ $pot }**, conteso da { $names }
bets-side-pot = Piatto { $number } a parte: **{ $pot }**, conteso da { $names }
reveal-won = { $name } vince { $coins }
reveal-tied = Le carte migliori erano pari: non vince nessuno.
seat-folded = ha passato
seat-all-in = all-in
seat-purse = ancora da puntare: { $coins }
seat-staked = in questo giro: { $coins }
seat-stays = sta, col Matto

sides = { $first } contro { $second }
score-entry = { $names }: **{ $points }**
score-debt = 0 e un debito di { $debt }
playing-question = **Prima di cominciare**: chi vuole mostrare una di queste carte? { $cards }. Lo si chiede a tutti, qualunque carta abbiano. Premi **La mia mano** per rispondere; si comincia { $when }, o appena tutti hanno risposto.
playing-closing = Chi ospita ha deciso di chiudere: dopo questa smazzata il tavolo si sparecchia.
playing-closing-match = Chi ospita ha deciso di chiudere: dopo questa partita il tavolo si sparecchia.
playing-closing-gm = Il game master mette fine alla serata: il tavolo chiude dopo questa smazzata.
playing-closing-gm-match = Il game master mette fine alla serata: il tavolo chiude dopo questa partita.
playing-closing-session = La serata finisce: il tavolo chiude dopo questa smazzata.
playing-closing-session-match = La serata finisce: il tavolo chiude dopo questa partita.

# Le ore come Discord le mostra a ciascuno, sul proprio orologio.
when = <t:{ $seconds }:R>

notices-heading = Si dice al tavolo
notice-lost-enough = { $name } oggi ha perso quanto questa casa permette di perdere, e sta a guardare fino a mezzanotte (UTC).
notice-broke = { $name } non può coprire la posta e sta a guardare.
notice-house-short = { $name } si alza: alla casa non bastano le monete per la sua posta (vedi `/avventore cassa`).
notice-away = { $name } non c’era e sta a guardare. Con **Rientra** si torna in gioco.
notice-left = { $name } ha lasciato il tavolo.
notice-host = Ora ospita { $name }.
notice-voided = Una smazzata non si è potuta continuare. Ogni moneta è tornata al suo posto.
notice-substituted = { $name } non c’era; ha giocato la casa in sua vece.
notice-waits = { $name } aspetta un posto: in tanti non si gioca.
notice-conceded = Con { $name } se ne va chi restava della sua squadra: la partita è persa per abbandono, e le poste di chi se n’è andato vanno agli altri.
notice-talk = { $name }: «{ $words }»
notice-pot-shared = Rimasto nel piatto e ora diviso fra chi ne aveva diritto: { $coins }.

closed-asked = Chi ospitava ha chiuso il tavolo.
closed-gm = Il game master ha chiuso questo tavolo.
closed-session = La serata è finita, e con lei questo tavolo.
closed-empty = Tutti se ne sono andati; il tavolo è sparecchiato.
closed-idle = Da tempo nessuno dava le carte; il tavolo è sparecchiato.
closed-gone = Il tavolo è chiuso; ogni moneta della smazzata non finita è tornata al suo posto.
closed-placeless = Il tavolo non aveva più un posto e nessuno lo ha richiamato altrove. La casa ha giocato per tutti fino alla fine, e il tavolo è chiuso.

thread-opened = { $host } apre il tavolo **{ $inn }**: { $game }, nel thread qui sotto.

turn-ping = { $player }, tocca a te al tavolo { $inn }.
turn-nudge = { $player }, ti aspettano al tavolo { $inn }: la casa gioca per te { $when }.
put-out = { $player }, non c’eri, e ora al tavolo { $inn } stai a guardare. Lì non si mettono più da parte tue monete per un’altra smazzata. Con **Rientra** torni in gioco.

# Risposte a pulsanti e comandi, viste da una persona sola.
did-open = Il tavolo **{ $inn }** è aperto.
did-open-thread = Il tavolo **{ $inn }** è aperto, in un thread tutto suo: { $thread }
did-purse = Dalla prossima smazzata, qui metti in gioco al massimo { $coins }.
did-join = Ti siedi al tavolo { $inn }.
did-leave = Lasci il tavolo { $inn }.
did-leave-match = Lasci il tavolo { $inn }. La casa finisce la partita in tua vece, a tuo conto.
did-leave-later = Lasci il tavolo { $inn }. La casa finisce la smazzata in tua vece, a tuo conto.
ask-leave-deal = Al tavolo { $inn } hai delle carte, e **{ $coins }** in gioco. Se lasci, la casa gioca le tue carte fino alla fine della smazzata, per conto tuo. Fino ad allora con **Siediti** le riprendi.
ask-leave-match = Al tavolo { $inn } giochi una partita, con **{ $coins }** in gioco. Se lasci, la casa la gioca fino in fondo per te, per conto tuo. Fino ad allora con **Siediti** riprendi le tue carte.
ask-leave-concede = Al tavolo { $inn } del tuo lato resti solo tu. Se lasci, il tuo lato abbandona la partita, e la tua posta di **{ $coins }** è persa. **Siediti** non la riporta.
key-leave-now = Lascia lo stesso
did-close = Il tavolo { $inn } è chiuso.
did-close-later = Il tavolo { $inn } chiude dopo questa smazzata.
did-close-match = Il tavolo { $inn } chiude dopo questa partita.
did-show = Il tavolo { $inn } è di nuovo in vista.
other-tables = (Qui ci sono più tavoli aperti; qui si parla del tavolo { $inn }.)
