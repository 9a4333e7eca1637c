# Ciò che a un membro si dice una volta sola, in fondo a quel che vede solo lui: al massimo due righe.

hint-lobby = Le carte arrivano proprio in questo messaggio. Se lo perdi di vista, premi **{ $hand }** al tavolo.
hint-question = Lo si chiede a tutti, così la domanda non svela nulla. Ciò che mostri ti frutta monete, e lo vedono tutti.
hint-robbing = Lo si chiede a tutti, così la domanda non svela chi ha l’asso di trionfo. Se lasci lì, nessuno saprà prima della fine della smazzata che potevi rubare.
hint-discard = A provare non perdi nulla: una carta che non si può scartare ti dice perché.
hint-bet = Non puoi perdere più della tua borsa: è già da parte.
hint-result = Al tavolo, **{ $receipt }** mostra ogni moneta della smazzata, e **{ $replay }** ogni carta.
hint-view = Carte più grandi, niente immagini, un’altra lingua: `{ $command }`.
hint-others = Le carte che non si possono giocare sono nel menu sotto i pulsanti: sceglierne una non costa nulla, e ti si dice perché.
