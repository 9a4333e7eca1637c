# Che cosa la casa conserva di un membro.

privacy-command = Che cosa la casa conserva di te: vederlo, portarlo via, cancellarlo
    .name = privacy
privacy-show-command = Che cosa si conserva di te in questo server, in parole semplici
    .name = mostra
privacy-export-command = Tutto ciò che si conserva di te in questo server, in un file
    .name = esporta
privacy-export-part-option = Quale parte, quando è troppo per un file solo
    .name = parte
privacy-delete-command = Cancella ciò che si conserva di te in questo server; prima ti si chiede conferma
    .name = cancella

privacy-title = Che cosa la casa conserva di te
privacy-text =
    In questo server ti conosce come **{ $name }**, dal numero del tuo account di Discord.
    {"**"}Borse**: { $purses }
    {"**"}Giochi**: { $deals ->
        [0] non hai ancora giocato nessuna smazzata
        [one] hai giocato una smazzata; se ne conservano carte e giocate
       *[other] hai giocato { $deals } smazzate; se ne conservano carte e giocate
    }.
    {"**"}Ciò che hai scritto**: { $notes ->
        [0] nessun motivo per monete mosse
        [one] un motivo per monete mosse
       *[other] { $notes } motivi per monete mosse
    }, e le parole con cui hai alzato un mazzo, se l’hai fatto.
    {"**"}Problemi che hai segnalato**: { $reports ->
        [0] nessuno
        [one] uno, con ciò che vedevi
       *[other] { $reports }, con ciò che vedevi
    }.
    {"**"}Registro della casa**: { $entries ->
        [0] nulla di tuo o su di te
        [one] una voce tua o su di te
       *[other] { $entries } voci tue o su di te
    }.
    {"**"}Divieti e astensioni**: { $kept ->
        [0] nulla di annotato
       *[other] è annotato un divieto o una tua astensione
    }.
privacy-purse-own = la tua, { $coins }, { $lines ->
    [one] una riga di movimenti
   *[other] { $lines } righe di movimenti
}
privacy-purse-character = **{ $name }**, { $coins }, { $lines ->
    [one] una riga di movimenti
   *[other] { $lines } righe di movimenti
}
privacy-more-purses = { $more ->
    [one] un’altra
   *[other] altre { $more }
}
privacy-how = Non si leggono messaggi e non si conserva nessun altro dato del tuo account. Se il bot viene tolto da questo server, tutto si cancella { $days ->
    [0] subito
    [one] dopo un giorno
   *[other] dopo { $days } giorni
}.
privacy-do = `/privacy esporta` ti dà tutto in un file, `/privacy cancella` lo cancella.
privacy-papers = L’informativa sulla privacy di chi gestisce il bot: { $url }
privacy-papers-none = L’informativa sulla privacy è il file PRIVACY.md di questo programma; chi gestisce questo bot può mostrartela.
privacy-nothing = In questo server la casa non conserva nulla di te.

privacy-export-text = Tutto ciò che la casa conserva di te in questo server. Tieni il file per te: è solo tuo.
privacy-export-part = Parte { $part } di { $parts }; `/privacy esporta parte:{ $next }` ti dà la prossima.
privacy-export-last = Parte { $part } di { $parts }, l’ultima.

privacy-delete-title = Cancellare ciò che qui si conserva di te?
privacy-delete-text =
    {"**"}Si cancella**: il tuo nome e il numero del tuo account, i tuoi personaggi, ciò che hai scritto, e ciò che è stato scritto sulle tue monete. Lasci i tavoli dove non c’è una smazzata in corso.
    {"**"}Le tue monete** ({ $coins }, in tutte le tue borse) tornano alla zecca.
    {"**"}Resta**: i libri e i giochi, che sono anche degli altri. Le tue borse vi figurano con lettere a caso, e nessuno può più dire che erano tue.
    {"**"}Resta anche**: un divieto o una tua astensione, e il fatto che hai avuto le monete iniziali e, per due giorni, una diaria, come codici che solo questa casa può controllare. Non indicano nessuna borsa. Se torni, cominci senza monete iniziali.
    I messaggi nei canali sono di Discord: ciò che dicono resta lì. **Non si può tornare indietro.**
privacy-key-erase = Cancella tutto
privacy-key-keep = Tieni tutto
privacy-kept = Non è stato cancellato nulla.
privacy-erased-title = Cancellato
privacy-erased-text = La casa non ti conosce più. Di ritorno alla zecca: { $coins }. Se userai ancora un comando qui, cominci da capo, senza monete iniziali.
privacy-erased-file = È sovrascritto anche nel file della casa.
privacy-erased-file-later = Nel file della casa sarà sovrascritto appena il programma che lo sta leggendo avrà finito, al più tardi al prossimo avvio del bot. Non devi fare altro.

privacy-seated = Hai un posto al tavolo { $inn }, dove c’è una smazzata o una partita in corso. Lì premi Lascia, e torna quando è finita; non è stato cancellato nulla.
privacy-on-hold = A un tavolo hai da parte { $coins }, finché non finisce la smazzata o la partita. Torna allora; non è stato cancellato nulla.

moved-erase = cancellazione su richiesta
about-papers = [Informativa sulla privacy]({ $privacy }) · [Condizioni]({ $terms })
about-paper-privacy = [Informativa sulla privacy]({ $privacy })
about-paper-terms = [Condizioni]({ $terms })
about-papers-none = L’informativa sulla privacy e le condizioni sono i file PRIVACY.md e TERMS.md di questo programma; chi gestisce questo bot può mostrarteli.
about-privacy = Che cosa si conserva di te, e come cancellarlo: `/privacy mostra`.
