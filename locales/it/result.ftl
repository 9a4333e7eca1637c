# Una smazzata finita: chi ha vinto che cosa, e perché.

report-winner-death = { $name } ha ricevuto **{ $card }**, che prende tutto il piatto.
report-winner-tricks = { $name } ha fatto più prese di tutti e vince il piatto.
report-winner-first = { $name } arriva a { $tricks } prima degli altri e vince il piatto.
report-winner-emptied = I premi hanno vuotato il piatto: non restava nulla da giocare.
report-winner-points = { $names } { $winners ->
    [one] ha
   *[other] hanno
} più punti di tutti in questa smazzata: { $points }.
report-winner-points-tied = In questa smazzata { $names } sono pari, con { $points } punti a testa.
report-winner-coins = { $names } { $winners ->
    [one] ha
   *[other] hanno
} più punti di tutti, { $points }, e { $winners ->
    [one] vince { $coins }.
   *[other] vincono { $coins } a testa.
}
report-winner-coins-honours = { $names } { $winners ->
    [one] ha
   *[other] hanno
} più punti di tutti, { $points }, e { $winners ->
    [one] vince { $coins }, onori compresi.
   *[other] vincono { $coins } a testa, onori compresi.
}
report-winner-coins-tied = { $names } sono pari, con { $points } punti a testa, e vincono { $coins } a testa.
report-won-most = La vincita più alta: { $coins } per { $names }.
report-winner-honours = { $names } { $winners ->
    [one] vince
   *[other] vincono
} più di tutti: { $coins }, onori compresi. Il punteggio più alto nelle carte è di { $best }: { $points }.
report-agreed = La somma delle tre proposte è zero: si paga come proposto, senza giocare.
report-passed = Hanno passato tutti: non si è giocato, e nessuno paga.
report-solo-won = { $name } ha giocato in solo e ha { $points } punti, più di { $zero }: vince { $coins }.
report-solo-lost = { $name } ha giocato in solo e ha { $points } punti, meno di { $zero }: { $names } vincono { $coins } a testa.
report-solo-even = { $name } ha giocato in solo e ha esattamente { $zero } punti: nessuno paga.
report-each = Ognuno ha giocato per sé: { $winners ->
    [one] vince
   *[other] vincono
} di più { $names }, { $coins }.
report-each-even = Ognuno ha giocato per sé, e nessuno vince o perde nulla.
report-three = Tre prese e 1 punto per { $names }.
report-vole = Cappotto! Tutte e cinque le prese e 2 punti per { $names }.
report-vole-failed = Cappotto mancato da { $names }: costa 2 punti.
moment-death = ✦ { $name } ha ricevuto **la Morte**.
moment-vole = ✦ **Cappotto**: tutte le prese sono di { $names }.
moment-kings = ✦ **Tutti e quattro i re** in una mano: quella di { $name }.
moment-pot = ✦ **Il piatto più ricco della settimana**: { $coins }.
plate-death = La Morte
plate-vole = Cappotto
plate-kings = Tutti e quattro i re
plate-pot = Piatto più ricco della settimana
win-shared = ✦ { $game }, prima vittoria di { $name }: **{ $coins }**.
report-accepted = Resa accettata: 1 punto per { $names }.
report-refuser-failed = Resa rifiutata e una presa persa da { $names }: costa 2 punti.
report-most-marks = Nessuno ha tre prese; 1 punto per { $names }, con più prese di tutti: { $tricks }.
report-most-marks-first = Nessuno ha fatto tre prese. 1 punto per chi è arrivato prima a { $tricks }: { $names }.
report-shown = { $winners ->
    [one] Si scoprono le ultime carte. La vincita più alta è di { $names }: { $coins }.
   *[other] Si scoprono le ultime carte. Le vincite più alte sono di { $names }: { $coins } a testa.
}
report-shown-even = Si scoprono le ultime carte: nessuno ha vinto nulla.
report-alone = Tutti gli altri hanno passato: quello che resta è di { $names }, senza che si mostrino altre carte.
report-match-won = **Partita finita**: { $winners ->
    [one] vince { $names } e prende le poste.
   *[other] vincono { $names } e si dividono le poste.
}
report-match-drawn = **Partita finita** in parità: tutte le poste sono restituite.
report-place = { $place } · { $name } · { $facts }
report-sheet = Punteggio
report-payments = Pagamenti
report-antes = Ognuno ha messo { $stake }: in tutto { $sum }.
report-bonus = { $name } ha mostrato **{ $card }**: { $coins }.
report-death = { $name } ha ricevuto **{ $card }**: { $coins }.
report-most = { $name } ha fatto più prese di tutti: { $coins }.
report-most-first = { $name } arriva a { $tricks } prima degli altri: { $coins }.
report-pot = il piatto
report-next = La prossima smazzata comincia { $when }, oppure premi **{ $deal }**.
report-next-slow = La prossima smazzata comincia appena tutti hanno premuto **{ $ready }**, al più tardi { $when }.
report-next-alone = Premi **{ $deal }** per continuare. Altrimenti il tavolo chiude { $when }.
report-ready = Ci sono: { $ready }. In attesa di { $missing }.
report-paid = { $name }: { $coins }, { $what }.

sheet-points = { $names }: { $count ->
    [one] **{ $points }** punto
   *[other] **{ $points }** punti
}, { $difference } sulla media di { $mean }
sheet-points-discard = { $names }: **{ $points }** punti ({ $tricks } + { $discard } di scarto), { $difference } sulla media di { $mean }
sheet-points-added = { $names }: { $count ->
    [one] **{ $points }** punto
   *[other] **{ $points }** punti
}
sheet-points-discard-added = { $names }: **{ $points }** punti ({ $tricks } + { $discard } di scarto)
sheet-honours = { $name } ha dichiarato onori: { $points } punti da ogni avversario
sheet-agreed = { $name }: chiuso a **{ $bid }**
sheet-price = Un punto vale { $stake }.
sheet-price-solo = Per ogni punto sopra { $zero } { $name } riceve { $price }, e ogni avversario paga { $each }; sotto è il contrario.
sheet-threes = Si conta a gruppi di tre: ogni gruppo vale 2 punti in meno delle sue carte.
sheet-last-trick = Ultima presa a { $name }: { $points } punti.
sheet-fool = { $player } tiene il Matto; in cambio { $winner } ha ricevuto una carta che vale { $points }.
sheet-match = Punteggio della partita, prima e dopo questa smazzata:
sheet-score = { $names }: { $before } → **{ $after }**
sheet-pot = Nel piatto per la prossima smazzata: { $pot }.
sheet-aside = { $name } ha scartato { $cards }.
sheet-coins = { $name }: { $sums }
sheet-sum = { $what } **{ $coins }**
reason-ante = ante
reason-bonus = premio
reason-points = punti
reason-agreed = per accordo
reason-honours = onori
reason-match = poste della partita
reason-bet = puntate
reason-returned = restituito
reason-share = quote
reason-alone = senza avversari

cancelled-running = **L’ultima smazzata è stata annullata** e non conta: nessuno ha vinto o perso.
cancelled-finished = **L’ultima smazzata è stata annullata** e non conta: nessuno ha vinto o perso.
cancelled-match = **La partita è stata annullata** e non conta: nessuno ha vinto o perso.
cancelled-this = **Questa smazzata è stata annullata** e non conta: nessuno ha vinto o perso.
report-declared = { $name } mostra combinazioni per { $points } e vince la partita: { $score }.
sheet-combinations = { $names }: { $points } per le combinazioni fra le carte vinte
sheet-combinations-items = { $names }: { $points } per le combinazioni fra le carte vinte: { $items }
sheet-declared = { $name }: { $points } mostrati prima della prima carta: { $items }
sheet-twos = Si conta a coppie: ogni due carte valgono 1 punto in meno del loro valore.
