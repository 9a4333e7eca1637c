# Ciò che non si può fare, e perché. Mai un rimprovero; sempre che cosa si può fare.

refusal-no-table = Quel tavolo non c’è più. `/triomphe inizia` ne apre uno nuovo, e così `inizia` di ogni altro gioco: vedi `/aiuto`.
refusal-no-table-here = In questo canale non c’è nessun tavolo aperto. `/triomphe inizia` ne apre uno, e così `inizia` di ogni altro gioco: vedi `/aiuto`.
refusal-parked = Questo tavolo non è potuto continuare dopo un riavvio. Le sue monete restano da parte, e chi gestisce il bot è stato avvisato.
refusal-closed = Quel tavolo è chiuso. **{ $again }**, sotto il suo messaggio, richiama la stessa compagnia; `/triomphe inizia` apre un tavolo nuovo, e così `inizia` di ogni altro gioco: vedi `/aiuto`.
refusal-not-seated = A questo tavolo non hai un posto. Premi **{ $join }** per entrare in gioco.
refusal-already-seated = A questo tavolo hai già un posto.
refusal-full = Tutti i { $chairs } posti sono occupati. Aspetta che se ne liberi uno, o apri un altro tavolo.
refusal-not-host = Può farlo solo chi ospita, o il game master.
refusal-too-few = { $missing ->
    [one] Manca una persona. Aspetta che qualcuno si sieda, o chiama un avventore.
   *[other] Mancano { $missing } persone. Aspetta che qualcuno si sieda, o chiama degli avventori.
}
refusal-cannot-cover = Qui una smazzata può costare { $need }, e tu puoi spendere { $free }. A un tavolo con una posta più bassa ne bastano meno.
refusal-cannot-cover-held = Qui una smazzata può costare { $need }. Puoi spendere { $free }; a un altro tavolo hai da parte { $held }.
refusal-stake = La posta è un numero intero da { $least } a { $most }.
refusal-lost-enough = Da mezzanotte (UTC) hai perso { $cap } o più: in questa casa, di più in un giorno non si perde. Potrai giocare di nuovo { $when }.
refusal-house-stake = In questa casa la posta va da { $least } a { $most }.
refusal-house-stake-never = Questo gioco vuole una posta di { $least }, ma in questa casa si arriva al massimo a { $most }.
refusal-channel = I tavoli si aprono solo in { $channels }: accomodati lì.
refusal-age = I tavoli si aprono solo nei canali con limiti di età: accomodati in uno di quelli.
refusal-no-threads-here = In un canale come questo non ci sono thread. Rinuncia a quell’opzione, o apri il tavolo in un canale testuale.
refusal-too-many-threads = Discord non ammette altri thread aperti in questo server. Apri il tavolo senza un thread suo, o chiudi prima un vecchio thread.
refusal-seats = A questo gioco si gioca da { $least } a { $most }.
refusal-seats-exactly = A questo gioco si gioca in { $seats }, né più né meno.
refusal-turn-time = Il tempo per un turno va da { $least } a { $most } secondi.
refusal-purse = Una borsa va da { $least } a { $most }.
refusal-no-purse = Qui si gioca solo per la posta; non c’è nessuna borsa da fissare.
refusal-pot-carried = Nel piatto, per la prossima smazzata: { $pot }. Finché qualcuno non lo vince, nessuna borsa si può abbassare.
refusal-deal-is-on = C’è una smazzata in corso; aspetta che finisca.
refusal-no-deal = Non c’è nessuna smazzata in corso. Avrai le carte con la prossima.
refusal-not-dealt-in = In questa smazzata non hai carte. Le avrai con la prossima.
refusal-stale = Quel pulsante era di una smazzata di prima. Ecco come stanno le cose adesso.
refusal-no-patron-free = Nessun avventore è libero per questo tavolo.
refusal-regulars-away = Nessun avventore assunto è libero per questo tavolo, e i clienti fissi della casa non vengono. Il game master assume avventori con `/avventore assumi`, o lascia venire i clienti fissi con `/taverna impostazioni`.
refusal-no-patron-here = Qui non siede nessun avventore.
refusal-house-broke = La casa paga le poste dei suoi avventori, e le restano solo { $left }: a questo tavolo servono { $need }. A mezzanotte (UTC) viene rifornita fino a { $budget }. Fino ad allora il game master può rifornirla con `/avventore cassa`, oppure scegli una posta più bassa.
refusal-house-broke-budget = La casa paga le poste dei suoi avventori, e le restano solo { $left }: a questo tavolo servono { $need }. Scegli una posta più bassa, o chiedi al game master di rifornire la casa con `/avventore cassa`; il suo fondo è di { $budget } al giorno.
refusal-house-short = La casa ha ancora { $left }, meno di quanto chiedi. Riforniscila con `/avventore cassa`, o chiedi di meno.
refusal-patron-short = { $name } può spendere { $free }, meno di quanto serve. Il game master può riempire la borsa con `/avventore borsa`.
refusal-patron-short-held = { $name } può spendere { $free }, con { $held } da parte per una smazzata: è meno di quanto serve. Aspetta che la smazzata finisca.
refusal-no-such-patron = Qui non c’è nessun avventore assunto con quel nome, o più d’uno comincia con «{ $name }». `/avventore elenco` li mostra tutti.
refusal-plays-for-nobody = A questo tavolo non giochi per nessun avventore. `/avventore gioca` prende il posto di uno di loro tra una smazzata e l’altra.
refusal-patron-name = Il nome di un avventore ha da 1 a { $most } lettere.
refusal-patron-name-taken = C’è già un avventore che si chiama { $name }. Scegli un altro nome.
refusal-too-many-patrons = La casa tiene al massimo { $most } avventori assunti. Prima congedane uno.
refusal-too-many-tables = In un server possono stare aperti al massimo { $most } tavoli. Prima chiudine uno.
refusal-hosts-enough = Ospiti già { $most } tavoli aperti, e di più non si può. Prima chiudine uno, o affidalo ad altri.
refusal-option = L’opzione «{ $option }» non va d’accordo con l’edizione scelta ({ $edition }). Toglila, o scegli l’altra edizione.
refusal-variant = Queste opzioni non si giocano insieme. Togline qualcuna, o scegline altre.

# Ciò che è stato scritto non è un numero.
not-a-bid = «{ $text }» non è una proposta. Scrivi un numero intero di punti, sopra o sotto 43: per esempio +10, -5 o 0.
not-asked-now = Questo non si chiede più. Ecco come stanno le cose adesso.

# Rifiutato dalle regole del gioco. $card è la carta tentata.
refused-act = { $sentence } { $would }
refused-would = Puoi giocare: { $cards }.{" "}
refused-not-your-turn = Un momento: non tocca a te.
refused-not-your-card = { $count ->
    [one] La carta { $card } non è fra le tue.
   *[other] Queste carte non sono fra le tue: { $card }.
}
refused-must-follow = **{ $card }** non risponde: hai carte del seme d’apertura, e devi giocarne una.
refused-must-trump = **{ $card }** non va: del seme d’apertura non hai carte, e devi giocare un trionfo.
refused-must-beat = **{ $card }** non basta: hai di meglio, e devi giocare una carta che superi la presa.
refused-must-overtrump = **{ $card }** non basta: hai un trionfo più alto, e devi giocarlo.
refused-must-play-valet = **{ $card }** non va: il tuo fante è stato chiamato, e devi giocarlo.
refused-call = Il fante di quel seme ora non si può chiamare: serve un re del seme d’apertura, la prima volta che quel seme apre una presa, e il fante non dev’essere in mano tua né già in tavola.
refused-forbidden-discard = { $count ->
    [one] **{ $card }** non si può scartare.
   *[other] Nessuna di queste si può scartare: **{ $card }**.
}
refused-would-discard = Puoi scegliere fra: { $cards }.{" "}
refused-wrong-count = Il numero delle carte non è quello giusto.
refused-wrong-count-of = Il numero delle carte non è quello giusto: { $count ->
    [one] scegline una.
   *[other] scegline { $count }.
}
refused-bid-too-high = La proposta è troppo alta.
refused-bid-too-high-of = { $bid } è troppo: puoi proporre da { $least } a { $most }.
refused-bid-too-low = La proposta è troppo bassa.
refused-bid-too-low-of = { $bid } è troppo poco: puoi proporre da { $least } a { $most }.
refused-bet-too-small = La puntata è troppo piccola.
refused-bet-too-small-of = { $coins }: troppo poco. Almeno { $least }, al massimo { $most }.
refused-not-enough-coins = Non hai tante monete in tavola.
refused-not-enough-coins-of = La tua borsa non arriva a { $coins }: al massimo { $most }, almeno { $least }.
refused-not-allowed-now = A questo punto della smazzata non si può.
refused-deal-is-over = La smazzata è finita.
refused-other = Questo non è possibile.
