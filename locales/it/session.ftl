# Le serate del game master, e i loro conti.

session-unnamed = la serata
session-title-open = In corso: { $name }
session-title-closing = In chiusura: { $name }
session-title-over = Il conto: { $name }
session-from-to = { $from } – { $to }
session-since = Inizio: { $from }
session-tables-open = Tavoli: { $tables }.
session-waits-for = Ancora in gioco: { $tables }. Il conto arriva quando l’ultimo ha chiuso.
# Dopo i nomi dei primi tavoli.
session-tables-more = { $more ->
    [one] un altro
   *[other] altri { $more }
}
session-pots = Nei piatti: { $pots }.
session-avrae = Per Avrae, ognuno col proprio personaggio: le righe `!game coin` dicono quanto si è vinto e perso ai tavoli e quanto altro è entrato o uscito, tranne le monete iniziali e la diaria.
session-avrae-gold = Per Avrae, ognuno col proprio personaggio, una moneta come una moneta d’oro: le righe `!game coin` dicono quanto si è vinto e perso ai tavoli e quanto altro è entrato o uscito, tranne le monete iniziali e la diaria.
session-avrae-unknown = Avrae conosce solo pp, gp, ep, sp e cp, ai valori di D&D, perciò qui non ci sono righe per lui.
session-footer = Prima quanto si è vinto e perso ai tavoli; aveva + vinto + il resto = ha.
session-picture = Le fortune di tutti
session-picture-line = { $name } da { $before } a { $after }
session-picture-alt = Le monete di ognuno nella serata: { $list }.
session-nothing-yet = Nessuno ha ancora vinto o perso nulla.
session-nothing = Nessun tavolo è stato aperto e nessuna moneta si è mossa: non c’è nulla da conteggiare.
session-nothing-played = Nessuno ha vinto o perso e nessuna moneta si è mossa: non c’è nulla da conteggiare.
session-more = Qui non ci sta tutto; il conto avrà anche il resto.
session-more-in-file = C’è dell’altro: è tutto nei file.
session-game = { $game }, { $edition }
session-game-unknown = un gioco
session-table = { $inn }: { $game }, { $deals ->
    [0] nessuna smazzata
    [one] 1 smazzata
   *[other] { $deals } smazzate
}
session-voided = { $count ->
    [one] Annullata: la smazzata { $deals }
   *[other] Annullate: le smazzate { $deals }
}
session-had-has = { $name } aveva { $before }, ha { $after }
session-the-house = la casa
session-other-paid = pagamenti
session-other-granted = concessioni
session-other-taken = riprese
session-other-allowance = diaria
session-other-starting = monete iniziali
session-other-funded = dalla casa e alla casa
session-other-elsewhere = altri tavoli
session-other-else = altro

did-open-session = La sessione { $name } è aperta: ne fa parte ogni tavolo aperto da ora in poi. `/taverna sessione chiudi` la chiude con un conto.
did-open-session-unnamed = La sessione è aperta: ne fa parte ogni tavolo aperto da ora in poi. `/taverna sessione chiudi` la chiude con un conto.
did-close-session = La sessione chiude. Il suo conto appare qui.
did-close-session-waits = La sessione chiude quando { $tables } { $count ->
    [one] avrà
   *[other] avranno
} finito la smazzata o la partita in corso. Poi il conto appare qui. I tavoli aperti da ora in poi non fanno parte di nessuna sessione.
session-no-files = Qui mi manca il permesso Allega file. I file li ha `/taverna sessione conto`.
session-lacks = Mi mancano i permessi per pubblicare qui il conto ({ $permissions }). `/taverna sessione conto` lo mostra comunque.
session-none = Nessuna sessione è aperta. Il game master ne apre una con `/taverna sessione apri`.
session-no-sheet = In questa casa nessuna sessione è ancora finita, perciò non ci sono conti.
session-no-such-sheet = { $all ->
    [one] Di conti finora ce n’è uno solo: scegli 1.
   *[other] I conti sono { $all }: scegli da 1 (il più recente) a { $all }.
}
session-which-sheet = Conto { $which } di { $all }; 1 è il più recente.

refusal-session-open = C’è già una sessione aperta. Prima chiudila con `/taverna sessione chiudi`.
refusal-session-closes = La sessione sta chiudendo: { $tables ->
    [0] il suo conto sta per arrivare.
    [one] 1 tavolo finisce ancora la sua smazzata o partita.
   *[other] { $tables } tavoli finiscono ancora la loro smazzata o partita.
}
refusal-no-session = Nessuna sessione è aperta. Aprine una con `/taverna sessione apri`.
