# Tables for fun: played with chips, which are worth nothing.
refusal-coins-fixed = Qui si è già giocato: non si può più passare dalle monete al divertimento, né viceversa. Apri un nuovo tavolo.
refusal-rules-fixed = Qui si è già giocato: le regole della casa non cambiano più. Apri un nuovo tavolo per sceglierne altre.
chips = { $coins ->
    [one] { $figure } gettone
    [many] { $figure } di gettoni
   *[other] { $figure } gettoni
}
title-for-fun = { $title } · per divertimento
risk-fun = Per divertimento: si gioca con i gettoni, e nessuno vince o perde monete.
receipt-for-fun = Questa smazzata è stata giocata per divertimento, con i gettoni: nessuna moneta si è mossa.

key-for-fun = Per divertimento
key-for-coins = Con le monete
key-stake-of = Posta: { $coins }
broke-fun = Puoi sempre giocare per divertimento: con i gettoni, senza vincere o perdere monete.
