# Il banco.

purse-title = La tua borsa
purse-text = Puoi spendere **{ $free }**.
purse-held = Riservato ai tavoli dove stai giocando: { $held }.
purse-due = Avrai **{ $coins }** per cominciare appena ti siedi a un tavolo, paghi o vieni pagato.
purse-footer = Solo monete da gioco: non si comprano, non si vendono, non si riscattano.

paid-title = Pagamento
paid-text = { $from } ha pagato **{ $coins }** a { $to }.
pay-whom = Scegli chi pagare: o `membro` o `virtuale`. Nessuna moneta si è mossa.
paid-note = Per: { $note }
granted-title = Monete concesse
granted-text = { $by } ha dato **{ $coins }** a { $to }.
taken-title = Monete tolte
taken-text = { $by } ha tolto **{ $coins }** a { $from }.
taken-house-text = { $by } ha tolto **{ $coins }** a { $from } per la casa.

allowance-fetched = Ecco la tua paghetta di oggi: **{ $coins }**.
allowance-enough = In tutto hai { $holds }, contando le borse dei tuoi personaggi, le monete in gioco e quanto hai pagato ad altri oggi. La paghetta ti riporta a { $most } una volta al giorno: torna quando avrai di meno.
allowance-again = Hai già ritirato la paghetta di oggi. Potrai ritirare la prossima { $when }.
allowance-none = In questo server non c’è una paghetta. Il game master può impostarla con `/taverna impostazioni`.

history-title = I tuoi movimenti
history-empty = Ancora nessuna moneta entrata o uscita.
history-line = { $when } · **{ $coins }** · { $what } · saldo { $balance }
history-noted = { $line } · «{ $note }»

# Perché le monete si sono mosse.
moved-start = monete iniziali
moved-grant = dato dal game master
broke-allowance = Puoi ritirare la paghetta di oggi: { $coins }.
broke-again = Hai già ritirato la paghetta di oggi. Potrai ritirare la prossima { $when }.
broke-elsewhere = In tutto hai { $holds }, ma in parte con i tuoi personaggi, su altri tavoli o pagato oggi ad altri.
broke-ask = Chiedi monete al game master, fatti pagare da un altro membro con `{ $pay }`, o trova un tavolo con una posta più bassa.
key-allowance = Ritira la paghetta
key-allowance-of = Ritira { $coins }
key-coins = Le mie monete
moved-allowance = paghetta
moved-take = tolto dal game master
moved-pay-to = pagato a { $who }
moved-pay-from = pagato da { $who }
moved-undone = da una smazzata annullata
moved-release = restituito da un tavolo
moved-house = monete nuove per la casa
moved-patron = per un giocatore virtuale della casa
moved-patron-for = per { $who }, giocatore virtuale della casa
moved-other = { $reason }

# Ciò che il banco rifiuta.
refused-self = Non puoi pagarti da te: scegli un’altra persona.
refused-bot = Non puoi pagare un bot. I giocatori virtuali vincono e perdono le loro monete al tavolo.
refused-amount = Scrivi un numero intero da 1 moneta a { $most }.
refused-stranger = Non fa parte di questo server.
refused-short = Puoi spendere { $free }: { $asked } è troppo.
refused-short-held = Puoi spendere { $free }: { $asked } è troppo. Riservato a un tavolo: { $held }.
refused-their-short = { $who } può spendere solo { $free }: non puoi togliere { $asked }.
refused-too-much = Una borsa può contenere al massimo { $most }.
refused-mint-full = Questo server può avere in tutto al massimo { $most }. Puoi aggiungere ancora { $room }.
refused-mint-lost = Il ruolo del game master è stato eliminato. Finché non ne scegli un altro con `/taverna impostazioni`, nessuno può creare monete o cambiare le monete iniziali, la paghetta o il fondo della casa.
refused-manage = Per farlo ti serve il permesso Gestisci server.
refused-gm = Può farlo solo il game master: ti serve il ruolo { $role }.

# Perché ciò che è stato scritto non è una somma.
amount-not-a-number = «{ $text }» non è una somma valida. Scrivi un numero intero, per esempio { $example }.
amount-ambiguous = «{ $text }» può voler dire due somme. Scrivi le migliaia come { $example }, o solo le cifre; le monete non si dividono.
amount-unknown = In questo server non ci sono monete che si chiamano «{ $name }». Scrivi una somma come { $example }.
amount-mixed = «{ $text }» non dice di quale moneta si tratta. Indica una moneta per ogni numero, come { $example }, o scrivi un numero solo.
amount-twice = «{ $name }» compare due volte. Indica ogni moneta una volta sola.
amount-negative = La somma non può essere negativa.
amount-too-large = La somma può essere al massimo di { $most }.
amount-zero = La somma dev’essere di almeno { $least }.
amount-half = metà
amount-all = tutto
key-history = Movimenti
key-chart = Grafico
grant-whom = Indica un membro o scegli la casa, non entrambi.
