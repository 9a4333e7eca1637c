# Il banco.

purse-title = La tua borsa
purse-text = Puoi spendere **{ $free }**.
purse-held = Da parte, per una smazzata che stai giocando: { $held }.
purse-footer = Solo monete da gioco: non si comprano, non si vendono, non si riscattano.

paid-title = Pagato
paid-text = { $from } ha pagato a { $to } **{ $coins }**.
paid-note = Per: { $note }
granted-title = Dalla casa
granted-text = { $by } ha dato a { $to } **{ $coins }** della zecca.
taken-title = Alla casa
taken-text = { $by } ha ripreso a { $from } **{ $coins }** per la zecca.

allowance-fetched = Ecco la tua diaria di oggi: **{ $coins }**.
allowance-enough = In tutto hai { $holds }, comprese le borse dei tuoi personaggi e le monete sui tavoli. La diaria riporta il totale a { $most } una volta al giorno: torna quando avrai di meno.
allowance-again = La diaria di oggi l’hai già avuta. La prossima arriva { $when }.
allowance-none = Questa casa non dà diaria. Il game master può cambiarlo con `/taverna impostazioni`.

history-title = Ciò che è entrato e uscito
history-empty = Ancora nulla: nessuna moneta è entrata o uscita.
history-line = { $when } · **{ $coins }** · { $what } · poi { $balance }
history-noted = { $line } · «{ $note }»

# Perché le monete si sono mosse.
moved-start = monete iniziali
moved-grant = dalla zecca
broke-allowance = La tua diaria di oggi ti aspetta: { $coins }.
broke-again = La diaria di oggi l’hai già avuta. La prossima arriva { $when }.
broke-elsewhere = In tutto hai { $holds }: con i tuoi personaggi, o su altri tavoli.
broke-ask = Il game master può darti monete, un altro membro può pagarti con `{ $pay }`, e un tavolo con una posta più bassa ne chiede meno.
key-allowance = Ritira la diaria
key-allowance-of = Ritira { $coins }
key-coins = Le mie monete
moved-allowance = diaria
moved-take = alla zecca
moved-pay-to = pagamento a { $who }
moved-pay-from = pagamento di { $who }
moved-undone = restituzione da una smazzata annullata
moved-release = restituzione da un tavolo
moved-house = rifornimento dalla zecca
moved-patron = per un avventore della casa
moved-patron-for = per { $who }, avventore della casa
moved-other = { $reason }

# Ciò che il banco rifiuta.
refused-self = Da te a te non si paga: le monete non se ne accorgerebbero.
refused-bot = Qui i bot non hanno borsa. Gli avventori si pagano al tavolo.
refused-amount = Una somma è un numero intero, da 1 moneta a { $most }.
refused-stranger = Non fa parte di questo server.
refused-short = Puoi spendere { $free }: per { $asked } non hai abbastanza.
refused-short-held = Puoi spendere { $free }, e per una smazzata hai da parte { $held }: per { $asked } non hai abbastanza sottomano.
refused-their-short = { $who } può spendere solo { $free }: riprendere { $asked } non è possibile.
refused-too-much = Nessuna borsa contiene più di { $most }.
refused-mint-full = Tutte le monete di questo server insieme fanno al massimo { $most }. C’è posto per altre { $room }.
refused-mint-lost = Il ruolo del game master è stato eliminato. Nessuno può coniare monete o cambiare ciò che si conia finché non si sceglie un nuovo ruolo con `/taverna impostazioni`.
refused-manage = Può farlo solo chi ha il permesso Gestisci server.
refused-gm = Può farlo solo il game master, cioè chi ha il ruolo { $role }.

# Perché ciò che è stato scritto non è una somma.
amount-not-a-number = «{ $text }» non è una somma. Scrivi un numero intero, per esempio { $example }.
amount-unknown = In questa casa non ci sono monete che si chiamano «{ $name }». Scrivi una somma come { $example }.
amount-mixed = «{ $text }» sta senza la sua moneta. Dai una moneta a ogni numero, come { $example }, o scrivi un numero solo.
amount-twice = «{ $name }» c’è due volte. Scrivi ogni moneta una volta sola.
amount-negative = Una somma non può stare sotto zero.
amount-too-large = Nessuna somma supera { $most }.
amount-zero = Una somma è di almeno { $least }.
