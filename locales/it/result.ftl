# Una smazzata finita: chi ha vinto che cosa, e perché.

report-winner-death = A { $name } è toccata la carta **{ $card }**, e con essa tutto il piatto.
report-winner-tricks = { $name } ha fatto più prese di tutti e vince il piatto.
report-winner-first = { $name } arriva a { $tricks } prima degli altri e vince il piatto.
report-winner-emptied = I premi hanno vuotato il piatto; non c’è stato bisogno di giocare.
report-winner-points = { $names } { $winners ->
    [one] ha
   *[other] hanno
} più punti di tutti nelle carte: { $points }.
report-winner-points-tied = { $names } hanno { $points } punti a testa nelle carte: nessuno ne ha di più.
report-winner-honours = { $names } { $winners ->
    [one] vince
   *[other] vincono
} più di tutti: { $coins }, con gli onori; più punti di carte li aveva { $best }: { $points }.
report-agreed = Le tre proposte fanno ±0: la smazzata si paga così, senza giocare una carta.
report-three = Tre prese per { $names }: vale un punto.
report-vole = Cappotto di { $names }, cinque prese su cinque: vale due punti.
report-vole-failed = Cappotto tentato e mancato da { $names }: costa due punti.
report-accepted = La smazzata offerta è stata accettata: un punto a { $names }.
report-refuser-failed = Smazzata offerta e rifiutata, e una presa mancata: costa due punti a { $names }.
report-most-marks = Nessuno ha tre prese. Un punto a { $names }, che ne ha fatte di più: { $tricks }.
report-most-marks-first = Nessuno ha tre prese. Un punto a chi è arrivato prima a { $tricks }: { $names }.
report-shown = Si scoprono le ultime carte. La vincita più alta è di { $names }.
report-shown-even = Si scoprono le ultime carte, e nessuno ha vinto nulla.
report-alone = Tutti gli altri hanno passato: ciò che resta va a { $names }, senza mostrare altre carte.
report-match-won = **Partita finita**: { $winners ->
    [one] la vince { $names }, con le poste.
   *[other] la vincono { $names }, e si dividono le poste.
}
report-match-drawn = **Partita finita** alla pari: ognuno riprende la sua posta.
report-seats = Vinto e perso
report-tricks = Le prese
report-sheet = Il punteggio
report-seat = **{ $coins }** · { $name } · { $tricks }
report-seat-no-tricks = **{ $coins }** · { $name }
report-seat-match = { $name } · { $tricks }
report-payments = Moneta per moneta
report-antes = Ognuno ha messo { $stake }: in tutto { $sum }.
report-bonus = { $name } ha mostrato **{ $card }**: { $coins }.
report-death = A { $name } è toccata la carta **{ $card }**: { $coins }.
report-most = { $name } ha fatto più prese di tutti: { $coins }.
report-pot = il piatto
report-next = La prossima smazzata comincia { $when }. Se ci sono tutti, premi **Dai subito**.
report-next-slow = La prossima smazzata comincia quando tutti hanno premuto **Ci sono**, al più tardi { $when }.
report-ready = Ci sono: { $ready }. Si aspetta ancora: { $missing }.
report-paid = { $name }: { $coins }, { $what }.

sheet-points = { $names }: { $count ->
    [one] **{ $points }** punto nelle carte
   *[other] **{ $points }** punti nelle carte
}, { $difference } rispetto a { $mean }
sheet-honours = { $name } ha dichiarato onori: { $points } punti da ogni avversario
sheet-agreed = { $name }: chiude a **{ $bid }**
sheet-price = Un punto vale { $stake }.
sheet-match = La partita, prima e dopo questa smazzata:
sheet-score = { $names }: { $before } → **{ $after }**
sheet-pot = Nel piatto per la prossima smazzata: { $pot }.
sheet-aside = { $name } ha scartato: { $cards }.
sheet-coins = { $name }: { $sums }
sheet-sum = { $what } **{ $coins }**
reason-ante = posta nel piatto
reason-bonus = premio
reason-points = punti nelle carte
reason-agreed = accordo
reason-honours = onori
reason-match = le poste della partita
reason-bet = puntate
reason-returned = restituzione
reason-share = quote del piatto
reason-alone = senza contendenti
