# Le serate del game master, e i loro conti.

session-unnamed = la serata
session-title-open = In corso: { $name }
session-title-closing = In chiusura: { $name }
session-title-over = Resoconto: { $name }
session-from-to = { $from } – { $to }
session-since = Inizio: { $from }
session-tables-open = Tavoli: { $tables }.
session-waits-for = Si gioca ancora: { $tables }. Il resoconto arriva quando avrà chiuso l’ultimo tavolo.
# Dopo i nomi dei primi tavoli.
session-tables-more = { $more ->
    [one] un altro
   *[other] altri { $more }
}
session-pots = Nei piatti: { $pots }.
session-avrae = Per Avrae: ognuno manda la sua riga con `!game coin` col proprio personaggio. Comprende tutto, tranne monete iniziali e paghette.
session-avrae-gold = Per Avrae, con una moneta pari a una moneta d’oro: ognuno manda la sua riga con `!game coin` col proprio personaggio. Comprende tutto, tranne monete iniziali e paghette.
session-avrae-unknown = Avrae conosce solo pp, gp, ep, sp e cp coi valori di D&D, quindi qui non ci sono righe per Avrae.
session-footer = All’inizio + vinto ai tavoli + altri pagamenti = adesso.
session-picture = Vinto e perso ai tavoli
session-picture-line = { $name } { $won }
session-picture-alt = Vinto e perso ai tavoli nel corso della serata: { $list }.
session-nothing-yet = Nessuno ha ancora vinto o perso nulla.
session-nothing = Nessun tavolo è stato aperto e nessuna moneta si è mossa, quindi non c’è nulla da conteggiare.
session-nothing-played = Nessuno ha vinto o perso e nessuna moneta si è mossa, quindi non c’è nulla da conteggiare.
session-more = Qui non ci sta tutto; nel resoconto ci sarà anche il resto.
session-more-in-file = C’è dell’altro: nei file trovi tutto.
session-game = { $game }, { $edition }
session-game-unknown = un gioco
session-table = { $inn }: { $game }, { $deals ->
    [0] nessuna smazzata
    [one] 1 smazzata
   *[other] { $deals } smazzate
}
session-voided = { $count ->
    [one] Smazzata annullata: { $deals }
   *[other] Smazzate annullate: { $deals }
}
session-had-has = { $name } aveva { $before }, ha { $after }
session-the-house = la casa
session-other-paid = pagamenti
session-other-granted = monete concesse
session-other-taken = monete tolte
session-other-allowance = paghetta
session-other-starting = monete iniziali
session-other-funded = dalla casa e alla casa
session-other-elsewhere = altri tavoli
session-other-else = altro

did-open-session = La serata { $name } è aperta: ne fanno parte tutti i tavoli aperti da ora in poi. `/taverna chiudi` la chiude e mostra il resoconto, con vincite e perdite.
did-open-session-unnamed = La serata è aperta: ne fanno parte tutti i tavoli aperti da ora in poi. `/taverna chiudi` la chiude e mostra il resoconto, con vincite e perdite.
did-close-session = La serata è finita. Il resoconto arriva qui.
did-close-session-waits = La serata finisce quando { $tables } { $count ->
    [one] avrà
   *[other] avranno
} finito la smazzata o la partita in corso. Poi il resoconto della serata arriva qui. I tavoli aperti da ora in poi non ne fanno parte.
sure-session = Chiudere la serata adesso?
sure-session-text = Si gioca ancora: { $tables }. { $count ->
    [one] Il tavolo finisce la smazzata o la partita in corso e poi chiude
   *[other] I tavoli finiscono la smazzata o la partita in corso e poi chiudono
}; segue il resoconto della serata. Una serata chiusa non si può riaprire.
sure-session-yes = Chiudi la serata
sure-session-told = Fatto. Lo sanno tutti, qui.
session-no-files = Qui mi manca il permesso Allega file. I file li trovi con `/taverna pannello`.
session-lacks = Non posso pubblicare qui il resoconto. Permessi mancanti: { $permissions }. `/taverna pannello` lo mostra comunque.
session-none = Non c’è nessuna serata aperta. Il game master ne apre una con `/taverna apri`.
session-no-sheet = Qui non è ancora finita nessuna serata, quindi non ci sono resoconti.
session-which-sheet = Resoconto { $which } di { $all } (1 è il più recente).

refusal-session-open = C’è già una serata aperta. Prima chiudila con `/taverna chiudi`.
refusal-session-closes = La serata sta finendo: { $tables ->
    [0] il resoconto sta per arrivare.
    [one] 1 tavolo deve ancora finire la smazzata o la partita.
   *[other] { $tables } tavoli devono ancora finire la smazzata o la partita.
}
refusal-no-session = Non c’è nessuna serata aperta. Aprine una con `/taverna apri`.
