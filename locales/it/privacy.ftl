# Che cosa la casa conserva di un membro.

privacy-command = Quali dati su di te sono conservati qui; in un file, o cancellati
    .name = privacy

privacy-title = I dati conservati su di te
privacy-text =
    In questo server il bot ti conosce come **{ $name }** e ti riconosce dall’ID del tuo account Discord.
    {"**"}Borse**: { $purses }
    {"**"}Giochi**: { $deals ->
        [0] non hai ancora giocato nessuna smazzata
        [one] hai giocato una smazzata; se ne conservano le carte e le giocate
       *[other] hai giocato { $deals } smazzate; se ne conservano le carte e le giocate
    }.
    {"**"}Ciò che hai scritto**: { $notes ->
        [0] nessuna causale di pagamento
        [one] la causale di un pagamento
       *[other] le causali di { $notes } pagamenti
    }. Sono conservate anche le parole con cui hai alzato il mazzo, se ne hai scritte.
    {"**"}Problemi che hai segnalato**: { $reports ->
        [0] nessuno
        [one] uno, con ciò che vedevi
       *[other] { $reports }, con ciò che vedevi
    }.
    {"**"}Registro della casa**: { $entries ->
        [0] nulla che venga da te o ti riguardi
        [one] una voce tua o su di te
       *[other] { $entries } voci tue o su di te
    }.
    {"**"}Esclusioni e pause**: { $kept ->
        [0] nessuna, puoi sederti ai tavoli
       *[other] è annotata un’esclusione o una tua pausa
    }.
privacy-off-board = {"**"}Classifica delle monete**: un game master ti ha tolto.
privacy-purse-own = la tua, { $coins }, { $lines ->
    [one] un movimento
   *[other] { $lines } movimenti
}
privacy-purse-character = **{ $name }**, { $coins }, { $lines ->
    [one] un movimento
   *[other] { $lines } movimenti
}
privacy-more-purses = { $more ->
    [one] un’altra
   *[other] altre { $more }
}
privacy-how = Non si leggono messaggi, e del tuo account non è conservato nient’altro. Se il bot viene tolto da questo server, tutto viene cancellato { $days ->
    [0] subito
    [one] dopo un giorno
   *[other] dopo { $days } giorni
}.
privacy-papers = L’informativa sulla privacy di chi gestisce il bot: { $url }
privacy-papers-none = Qui non c’è ancora un link all’informativa sulla privacy: chi gestisce il bot può mostrartela.
privacy-nothing = In questo server non è conservato nessun dato su di te.
privacy-only-bans = In questo server sono conservati su di te soltanto un’esclusione o una tua pausa, anche passate, o che un game master ti ha tolto dalla classifica delle monete, e ciò che ne dice il registro della casa. Non si possono cancellare.

privacy-export-text = Tutti i dati conservati su di te in questo server. Questo file è solo per te.
privacy-export-part = Parte { $part } di { $parts }.
privacy-export-last = Parte { $part } di { $parts }, l’ultima.

privacy-delete-title = Cancellare i dati conservati qui su di te?
privacy-delete-text =
    {"**"}Si cancella**: il tuo nome, l’ID del tuo account, i tuoi personaggi, ciò che hai scritto e ciò che è stato scritto sulle tue monete. Lasci i tavoli dove non è in corso una smazzata.
    {"**"}Le tue monete** ({ $coins }, in tutte le tue borse) escono dal gioco.
    {"**"}Resta**: i conti e le smazzate, dove le tue borse diventano lettere a caso; e, in codici senza il tuo nome, un’esclusione o una pausa, il fatto che hai avuto le monete iniziali (non le avrai di nuovo) e, per due giorni, la paghetta, le perdite e i pagamenti di oggi.
    I messaggi già pubblicati restano su Discord. **Non si può tornare indietro.**
privacy-key-erase = Cancella tutto
privacy-key-keep = Non cancellare
privacy-kept = Non è stato cancellato nulla.
privacy-erased-title = Cancellato
privacy-erased-text = I tuoi dati sono stati cancellati, e dal gioco escono { $coins }. Se usi ancora un comando qui, ricominci da zero. Le monete iniziali si ricevono una volta sola.
privacy-erased-file = Sono stati sovrascritti anche nel file del database.
privacy-erased-file-later = Nel file del database saranno sovrascritti appena il programma che lo sta leggendo avrà finito, o al prossimo avvio del bot. Non devi fare nulla.
privacy-erased-database = Sono stati rimossi anche dal database; restano soltanto nei backup, finché questi non vengono eliminati.

privacy-seated = Stai giocando una smazzata o una partita al tavolo «{ $inn }», quindi non è stato cancellato nulla. Premi lì **{ $options }**, poi **{ $leave }**, e riprova quando è finita.
privacy-on-hold = Finché non finisce una smazzata o una partita hai monete riservate ({ $coins }), quindi non è stato cancellato nulla. Riprova dopo.

moved-erase = cancellato su richiesta
about-papers = [Informativa sulla privacy]({ $privacy }) · [Condizioni]({ $terms })
about-paper-privacy = [Informativa sulla privacy]({ $privacy })
about-paper-terms = [Condizioni]({ $terms })
about-papers-none = Qui non c’è ancora un link all’informativa sulla privacy e alle condizioni: chi gestisce il bot può mostrartele.
about-privacy = Quali dati su di te sono conservati, e come cancellarli: `/privacy`.
privacy-key-export = Scaricare un file
privacy-key-ask = Cancellarlo…
privacy-key-next = Parte seguente
