# Ciò che non si può fare, e perché. Mai un rimprovero; sempre che cosa si può fare.

refusal-no-table = Quel tavolo non c’è più. Aprine uno nuovo con `/triomphe apri`.
refusal-no-table-here = In questo canale non ci sono tavoli aperti. Aprine uno con `/triomphe apri`.
refusal-starting-changed = Le monete iniziali sono cambiate dopo quella domanda. Non è stato versato nulla.
refusal-parked = Dopo un riavvio non è stato possibile continuare questo tavolo. Le sue monete restano riservate, e chi gestisce il bot lo sa già.
refusal-closed = Quel tavolo è chiuso. Premi **{ $again }** sotto il suo messaggio per rigiocare con le stesse persone, o apri un tavolo nuovo con `/triomphe apri`.
refusal-not-seated = Non hai un posto a questo tavolo. Premi **{ $join }** per giocare.
not-seated-next = Non hai un posto a questo tavolo. Premi **{ $join }** per avere le carte dalla prossima smazzata.
not-seated-full = Questo tavolo è al completo: i { $seats } posti sono tutti occupati. Potrai sederti appena qualcuno va via. Per giocare subito altrove, premi **{ $play }**.
not-seated-full-patrons = Questo tavolo è al completo: i { $seats } posti sono tutti occupati. Potrai sederti appena qualcuno va via o chi ospita sceglie **{ $remove }** tra due smazzate. Per giocare subito altrove, premi **{ $play }**.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-full = I { $chairs } posti sono tutti occupati. Aspetta che se ne liberi uno, o apri un altro tavolo.
refusal-not-host = Possono farlo solo l’host e il game master.
refusal-not-alone = Solo se al tavolo non siede nessun altro: aspetterebbero anche gli altri.
refusal-too-few = { $missing ->
    [one] Manca una persona. Aspetta che qualcuno si sieda, o aggiungi un giocatore virtuale.
   *[other] Mancano { $missing } persone. Aspetta che si siedano, o aggiungi giocatori virtuali.
}
refusal-cannot-cover = Per giocare qui ti servono { $need } a smazzata, e puoi spendere { $free }. A un tavolo con una posta più bassa ne bastano meno.
refusal-cannot-cover-held = Per giocare qui ti servono { $need } a smazzata, e puoi spendere { $free }. Riservato a un altro tavolo: { $held }.
refusal-stake = La posta dev’essere un numero intero da { $least } a { $most }.
refusal-lost-enough = Da mezzanotte (UTC) hai perso { $cap } o più: è il limite di perdita giornaliero di questo server. Potrai giocare di nuovo { $when }.
refusal-house-stake = In questo server la posta va da { $least } a { $most }.
refusal-house-stake-never = Questo gioco richiede una posta di almeno { $least }, ma questo server ammette al massimo { $most }.
refusal-channel = I tavoli si possono aprire solo in { $channels }.
refusal-age = In questo server si gioca solo nei canali con limiti di età. Passa in uno di quelli.
refusal-thread-locked = Questo thread è bloccato, quindi non posso scriverci. Chiedi a un moderatore di sbloccarlo, o passa in un altro canale.
refusal-no-threads-here = Questo tipo di canale non ha thread. Togli quell’opzione, o apri il tavolo in un canale testuale.
refusal-too-many-threads = Discord non permette altri thread aperti in questo server. Apri il tavolo senza thread, o prima chiudi un vecchio thread.
refusal-seats = Questo gioco è per { $least }–{ $most } persone.
refusal-seats-exactly = A questo gioco si gioca solo in { $seats }.
refusal-turn-time = Il tempo per un turno va da { $least } a { $most } secondi.
refusal-purse = La borsa per una smazzata va da { $least } a { $most }.
refusal-no-purse = Questo gioco ha una posta fissa: non c’è nessuna borsa da impostare.
refusal-pot-carried = Nel piatto restano { $pot } per la prossima smazzata: finché qualcuno non vince il piatto, non si può abbassare nessuna borsa.
refusal-deal-is-on = È in corso una smazzata. Aspetta che finisca.
refusal-no-deal = Non è in corso nessuna smazzata. Avrai le carte con la prossima.
refusal-not-dealt-in = Non giochi questa smazzata. Avrai le carte con la prossima.
refusal-no-partners = In questo gioco non ci sono coppie da scegliere. Si scelgono a un tavolo di Troccas.
refusal-no-pair = La prossima smazzata dovete giocarla entrambi. Scegli qualcuno che non sta a guardare; se sei tu, premi prima **{ $in }**.
refusal-stale = Quel pulsante è di una smazzata precedente. Ecco quella attuale.
refusal-no-patron-free = Nessun giocatore virtuale è libero per questo tavolo.
refusal-regulars-away = Nessun giocatore virtuale assunto è libero per questo tavolo, e questo server non ne ammette altri. Il game master può assumerne con `/avventore assumi`, o ammettere i giocatori virtuali della casa con `/taverna impostazioni`.
refusal-no-patron-here = A questo tavolo non ci sono giocatori virtuali.
refusal-house-broke = La casa paga le poste dei giocatori virtuali e ha solo { $left }: a questo tavolo ne servono { $need }. A mezzanotte (UTC) torna a { $budget }. Fino ad allora può rifornirla il game master con `/taverna concedi`, o puoi scegliere una posta più bassa.
refusal-house-broke-budget = La casa paga le poste dei giocatori virtuali e ha solo { $left }: a questo tavolo ne servono { $need }. Scegli una posta più bassa, o chiedi al game master di rifornire la casa con `/taverna concedi`; il suo fondo è di { $budget } al giorno.
refusal-house-short = La casa ha solo { $left }. Riforniscila con `/taverna concedi`, o scegli una somma più bassa.
refusal-patron-short = { $name } può spendere solo { $free }. Il game master può rifornire la sua borsa con `/avventore elenco`.
refusal-patron-short-held = { $name } può spendere solo { $free }; riservato a un tavolo: { $held }. Aspetta che la smazzata finisca.
refusal-patron-has-less = { $name } ha solo { $free }. Non è stato preso niente.
refusal-patron-has-less-held = { $name } ha solo { $free } a disposizione; riservato per una smazzata: { $held }. Non è stato preso niente.
refusal-no-such-patron = Nessun avventore assunto ha quel nome, o più d’uno comincia con «{ $name }». `/avventore elenco` li mostra tutti.
refusal-plays-for-nobody = A questo tavolo non giochi per nessun avventore. Con `/avventore gioca` prendi il posto di un avventore tra una smazzata e l’altra.
refusal-patron-name = Il nome di un avventore può avere da 1 a { $most } caratteri.
refusal-patron-name-taken = C’è già un avventore che si chiama { $name }. Scegli un altro nome.
refusal-too-many-patrons = Puoi avere al massimo { $most } avventori assunti. Prima congedane uno.
refusal-too-many-tables = Un server può avere al massimo { $most } tavoli aperti. Prima chiudine uno.
refusal-hosts-enough = Hai già aperto { $most } tavoli, il massimo. Prima chiudine uno o affidalo a qualcun altro.
enough-come-back = Dall’ultima smazzata hai già lasciato il tavolo o scelto di stare a guardare due volte. Puoi rientrare { $when }.
enough-seat-patron = Dall’ultima smazzata hai mandato via molti giocatori virtuali. Potrai aggiungerne un altro { $when }.
enough-choose-coins = Hai già cambiato più volte tra monete e divertimento. Potrai cambiare di nuovo { $when }.
enough-choose-rules = Hai già cambiato più volte le regole della casa. Potrai cambiarle di nuovo { $when }.
enough-choose-partner = Dall’ultima smazzata hai già scelto le coppie otto volte. Potrai rifarlo quando comincia la prossima smazzata.
enough-cut = Hai già alzato questo mazzo tre volte: vale l’ultima alzata. Potrai alzare di nuovo quando sarà rimescolato.
enough-pause = Dall’ultima smazzata hai già messo in pausa il tavolo tre volte. Potrai rifarlo quando comincia la prossima smazzata.
enough-call-off = Hai già chiesto agli altri di annullare questa smazzata. Potrai richiederlo nella prossima; nel frattempo può chiederlo qualcun altro al tavolo, o deciderlo un game master.
enough-hand-over = Dall’ultima smazzata hai già passato il ruolo di host tre volte. Potrai rifarlo quando comincia la prossima smazzata.
enough-choose-language = La lingua di questo tavolo è cambiata meno di un’ora fa. Si potrà cambiare di nuovo { $when }.
enough-show = Hai spostato il messaggio di questo tavolo due volte in un’ora. Potrai spostarlo di nuovo { $when }.
refusal-option = L’opzione «{ $option }» non va con l’edizione scelta ({ $edition }). Toglila, o scegli l’altra edizione.
refusal-variant = Non conosco questo gioco. `/gioca` li mostra tutti.

# Ciò che è stato scritto non è un numero.
not-a-bid = «{ $text }» non è una proposta valida. Scrivi un numero intero di punti sopra o sotto 43, per esempio +10, -5 o 0.
not-asked-now = Questa domanda è chiusa. Ecco il tavolo com’è ora.

# Rifiutato dalle regole del gioco. $card è la carta tentata.
refused-act = { $sentence } { $would }
refused-would = Puoi giocare: { $cards }.{" "}
refused-not-your-turn = Non tocca ancora a te.
refused-not-your-card = { $count ->
    [one] Non hai in mano { $card }.
   *[other] Non hai in mano queste carte: { $card }.
}
refused-must-follow = Non puoi giocare **{ $card }**: hai carte del seme d’apertura e devi giocarne una.
refused-must-trump = Non puoi giocare **{ $card }**: non hai carte del seme d’apertura, quindi devi giocare un trionfo.
refused-must-beat = Non puoi giocare **{ $card }**: hai una carta che supera la presa e devi giocarla.
refused-must-overtrump = Non puoi giocare **{ $card }**: hai un trionfo più alto e devi giocarlo.
refused-must-play-valet = Non puoi giocare **{ $card }**: il tuo fante è stato chiamato e devi giocarlo.
refused-call = Ora non puoi chiamare il fante di quel seme. Si chiama solo con un re del seme d’apertura, la prima volta che quel seme apre una presa, e solo se il fante non è in mano tua né già in tavola.
refused-forbidden-discard = { $count ->
    [one] Non puoi scartare **{ $card }**.
   *[other] Non puoi scartare nessuna di queste: **{ $card }**.
}
refused-would-discard = Puoi scegliere fra: { $cards }.{" "}
refused-wrong-count = Il numero di carte non è giusto.
refused-wrong-count-of = Il numero di carte non è giusto: { $count ->
    [one] scegline una.
   *[other] scegline { $count }.
}
refused-bid-too-high = La proposta è troppo alta.
refused-bid-too-high-of = { $bid } è troppo alto: puoi proporre da { $least } a { $most }.
refused-bid-too-low = La proposta è troppo bassa.
refused-bid-too-low-of = { $bid } è troppo basso: puoi proporre da { $least } a { $most }.
refused-bet-too-small = La puntata è troppo bassa.
refused-bet-too-small-of = { $coins }: troppo poco. Punta almeno { $least } e al massimo { $most }.
refused-not-enough-coins = Non ti restano tante monete da puntare.
refused-not-enough-coins-of = Non puoi arrivare a { $coins }: punta almeno { $least } e al massimo { $most }.
refused-not-allowed-now = Ora non si può.
refused-raises-used-up = { $raises ->
    [one] L’unico rilancio di questo giro è fatto: puoi vedere o passare.
   *[other] I { $raises } rilanci di questo giro sono fatti: puoi vedere o passare.
}
refused-deal-is-over = La smazzata è finita.
refused-other = Questo non è possibile.
refused-false-claim = Con la tua mano non è vero.
refused-signal = Ora con quella carta non si dice nulla. In un seme comune si può solo quando il suo re è uscito in una presa precedente, o quando sono usciti tutti i trionfi; col Matto mai.
