# Ciò che a un membro si dice una volta sola, in fondo a quel che vede solo lui: al massimo due righe.

hint-lobby = Le tue carte compariranno in questo messaggio. Se lo perdi, premi **{ $hand }** al tavolo.
hint-lesson = **Non conosci ancora questo gioco?** **{ $learn }** te lo spiega in una smazzata preparata in cui non puoi perdere nulla, ora o più tardi (`{ $play }`).
hint-question = La domanda è per tutti, quindi non svela nulla, e le risposte restano nascoste finché non ci sono tutte. Mostrare porta monete, ma la carta la vedono tutti.
hint-robbing = La domanda è per tutti, quindi nessuno capisce chi ha l’asso di trionfo, e un «no» resta segreto fino alla fine della smazzata. Se ce l’hai e non rispondi, ruba per te il pilota automatico.
hint-discard = Provare non costa nulla: se una carta non si può scartare, ti dico perché.
hint-bet = Non puoi mai perdere più della borsa che hai scelto per la smazzata: è già riservata.
hint-receipt = Al tavolo, sotto **{ $options }**, con **{ $receipt }** vedi tutti i pagamenti della smazzata e con **{ $replay }** tutte le carte.
hint-result-fun = Al tavolo, sotto **{ $options }**, con **{ $replay }** vedi tutte le carte della smazzata, presa per presa.
hint-result-solo = Con **{ $replay }** vedi tutte le carte della smazzata, presa per presa.
hint-view = Carte più grandi, niente immagini, un’altra lingua: `{ $command }`.
hint-others = Quando tocca a te, le carte che non puoi giocare sono nel menu sotto i pulsanti. Se ne scegli una ti dico perché, e non costa nulla.
