# Una mano, vista solo da chi la tiene.

hand-title = La tua mano · { $inn }
hand-footer = Tavolo { $table } · smazzata { $deal }
hand-card-may = { $card } · si può giocare
hand-holds = { $cards ->
    [one] **La tua carta**
   *[other] **Le tue carte ({ $cards })**
}
hand-may = Puoi giocare: { $cards }.

# Che cosa c’è da fare, ed entro quando. $do è una delle frasi qui sotto.
hand-turn = { $do } Il tempo scade { $when }.
hand-turn-late = { $do } Gli altri aspettano: la casa agisce per te { $when }.
hand-do-lead = **Apri tu.** Gioca la carta che vuoi.
hand-do-lead-menu = **Apri tu.** Gioca la carta che vuoi: sceglila in uno dei menu.
hand-do-play = **Tocca a te.** Le carte verdi si possono giocare.
hand-do-any = **Tocca a te.** Gioca la carta che vuoi.
hand-do-play-menu = **Tocca a te.** Scegli una carta in uno dei menu.
hand-do-discard = **Tocca a te: scarta { $count } carte.** Contano per te.
hand-do-rob = **Tocca a te. Puoi rubare: { $cards }.** In cambio metti sotto il tallone { $count ->
    [one] una carta, anche quella che prendi.
   *[other] { $count } carte, anche fra quelle che prendi.
}
hand-do-bid = **Tocca a te proporre**: a quanti punti sopra o sotto 43 chiuderesti la smazzata? Se le tre proposte fanno in tutto ±0, si chiude così. **Altre carte** mette fine a questo giro di proposte.
hand-bid-bounds = Puoi proporre da { $least } a { $most }.
sure-settles-costs = **Confermi? Con questa proposta la smazzata si chiude e ti costa { $coins }**, senza giocare una carta.
sure-settles-brings = **Confermi? Con questa proposta la smazzata si chiude e vinci { $coins }**, senza giocare una carta.
sure-settles-even = **Confermi? Con questa proposta la smazzata si chiude e non vinci né perdi**, senza giocare una carta.
sure-all-in = **Confermi? È un all-in:** tutto ciò che resta nella tua borsa, { $coins }, è in gioco.
sure-fold = **Vuoi davvero passare la mano?** Puoi dire parola: non costa nulla e resti in gioco.
sure-concede = **Vuoi davvero offrire la smazzata?** Se l’altra squadra accetta, la smazzata finisce e lei segna 1. Se rifiuta, deve fare tutte e cinque le prese: così segna 2, ma una presa persa le costa 2.
hand-do-answer = **Tocca a te: { $name } ti offre la smazzata.** Se accetti, la tua squadra segna 1. Se rifiuti, deve fare tutte e cinque le prese: così segna 2, ma una presa persa costa 2.
hand-do-vole = **Tocca a te: le prime tre prese sono fatte.** Se ti fermi, valgono 1 punto. Se tenti il cappotto, cinque su cinque, ne valgono 2, ma una presa persa ne costa 2.
hand-do-call = **Tocca a te puntare.** Per vedere: { $coins }.
hand-do-bet = **Tocca a te puntare.** Nessuno ha ancora puntato.
hand-do-stay = **Tocca a te puntare**, e il Matto ti dà un privilegio.
hand-stay = **Stai**: in questo giro non paghi nulla e resti in gioco per il piatto. Se punti o rilanci, il privilegio sfuma.
hand-do-swap = **Tocca a te: cambia una carta**, o tieni le tre che hai. La nuova viene dal tallone.
hand-do-lay = **Tocca a te: cala una carta** coperta. La migliore di tutte vince { $share }.
hand-share-third = un terzo del piatto
hand-share-half = metà del piatto
hand-share-rest = il resto del piatto
hand-each = Tutti decidono nello stesso momento, e nulla si scopre prima che abbiano deciso tutti.
hand-may-call = Un re del seme d’apertura può chiamare il suo fante: chi lo ha deve giocarlo.
hand-may-offer = Invece di giocare puoi offrire la smazzata: se gli altri accettano, segnano 1; se rifiutano, devono fare tutte e cinque le prese.

# Le carte scelte finora fra quelle da scartare.
hand-picked-none = Scegli nei menu; puoi ripensarci finché non premi il pulsante.
hand-picked-few = Scelte finora: { $cards }; { $more ->
    [one] ne manca una.
   *[other] ne mancano { $more }.
}
hand-picked-many = Scelte: { $cards }. { $less ->
    [one] Ce n’è una di troppo.
   *[other] Ce ne sono { $less } di troppo.
}
hand-picked = Scelte: **{ $cards }**. Premi il pulsante per confermare.

# Ciò che serve per decidere.
hand-score = Partita: { $marks }
hand-score-mark = { $name } { $points }
hand-partners = Giochi con { $names }.
hand-turned = Il trionfo è **{ $suit }** (carta scoperta: { $card }).
hand-vole = { $name } deve fare tutte le prese.
hand-bids = Proposte, giro { $session } di 3: { $bids }
hand-bids-none = Proposte, giro { $session } di 3: ancora nessuna.
hand-leads = Apre { $name }.
hand-calling = { $name } chiama il **{ $valet }**.
hand-honours = { $name } ha dichiarato onori: { $points } punti da ogni avversario.
hand-shown = Nella mano di { $name }, in vista di tutti: { $cards }
hand-bonus = Per { $cards } hai ricevuto { $coins } dal piatto.
hand-pot = Piatto: **{ $coins }**
hand-pots = Piatto: **{ $main }**, e a parte { $sides }
hand-purse = Nella tua borsa: **{ $left }**; puntato in questo giro: { $staked }
hand-folded = Hai passato.
hand-in = { $name }
hand-in-staked = { $name } ({ $coins })
hand-in-stays = { $name } (sta)
hand-in-play = Ancora in gioco: { $seats }
hand-in-play-too = Ancora in gioco con te: { $seats }
hand-laid-aside = Hai scartato: { $cards }

hand-wait = Tocca a { $name }. Quando sarà il tuo turno le tue carte si accenderanno.
hand-wait-discard = { $name } prende le ultime carte e ne scarta altrettante.
hand-wait-bid = Tocca a { $name } fare una proposta.
hand-wait-rob = { $name } decide se rubare la carta scoperta.
hand-wait-answer = A { $name } è stata offerta la smazzata: si aspetta la risposta.
hand-wait-vole = { $name } tenta il cappotto, o si ferma.
hand-wait-bet = Tocca a { $name } puntare.
hand-wait-each = Tutti decidono nello stesso momento. Devono ancora decidere: { $names }.
hand-trick = In tavola: { $cards }
hand-empty = Hai giocato tutte le tue carte.
hand-question = **Vuoi mostrare carte con premio?** Lo si chiede a tutti, qualunque carta abbiano; nessuno conosce la tua risposta prima che tutti abbiano dato la loro. Si comincia { $when }; chi per allora non ha risposto mostra quelle che ha.
hand-question-holds = Hai { $cards }: mostrando ricevi { $coins } dal piatto, e le carte ti restano in mano.
hand-question-none = Non hai nessuna di queste carte: { $cards }. Premi **Non mostro nulla**, così gli altri non aspettano.
hand-answered = Risposta ricevuta. Si comincia quando hanno risposto gli altri, al più tardi { $when }.
hand-robbing = **Vuoi rubare?** Con l’asso di trionfo in mano puoi prendere la carta scoperta, e i trionfi subito sotto, in cambio di altrettante carte. Lo si chiede a tutti, qualunque carta abbiano, e nessuno conosce la tua risposta prima che tutti abbiano dato la loro. Si comincia { $when }; chi ha l’asso e per allora non ha risposto ruba e mette sotto le sue carte più basse.
hand-rob-lays = **Puoi rubare: { $cards }.** In cambio metti sotto il tallone { $count ->
    [one] una carta, anche quella che prendi.
   *[other] { $count } carte, anche fra quelle che prendi.
} Si comincia { $when }.
hand-over = Quella smazzata è finita.
hand-own-won = **Hai vinto { $coins }.**
hand-own-lost = **Hai perso { $coins }.**
hand-own-even = Non hai vinto né perso.
hand-missing = { $missing ->
    [one] **Manca una persona.**
   *[other] **Mancano { $missing } persone.**
}
hand-out = Stai a guardare: per te non ci sono carte.
hand-away = Non c’eri, perciò stai a guardare. Con **Rientra** torni in gioco.
hand-broke = Hai troppo poche monete per avere le carte qui: ne servono { $need }. Può aiutarti la diaria, o il game master; poi premi **Rientra**.
hand-lost-enough = Oggi hai perso quanto questa casa permette di perdere, e stai a guardare fino a mezzanotte (UTC).
hand-comes-here = Le tue carte appaiono qui.
hand-none-next = In questa smazzata, al tavolo { $inn }, non hai carte. Le avrai con la prossima.

key-again = Guarda di nuovo
key-last-trick = Presa precedente
key-last-reveal = Calata precedente
key-calling = { $card }, chiama il { $valet }
key-offer = Offri la smazzata
key-discard = Scarta queste { $count }
key-rob = Ruba, sotto vanno queste { $count }
key-rob-for = Ruba, sotto va { $card }
key-take = Ruba
key-leave-it = Lascia lì
key-sure = Sì, confermo
key-not-sure = No, indietro
key-swap = Cambia { $card }
key-keep = Tieni tutte e tre
key-accept = Accetta
key-refuse = Rifiuta: cinque prese
key-stop = Fermati: segni 1
key-vole = Tenta il cappotto
key-bid = { $points }
key-bid-settles = { $points } · chiude la smazzata
key-bid-keep = { $points } · come prima
key-bid-other = Altra proposta…
key-more = Altre carte
key-check = Parola
key-call = Vedi · { $coins }
key-stay = Stai · non paghi
key-fold = Passa
key-bet = Punta { $coins }
key-bet-half = Punta { $coins } · mezzo piatto
key-bet-pot = Punta { $coins } · il piatto
key-raise = Rilancia a { $coins }
key-raise-half = Rilancia a { $coins } · mezzo piatto
key-raise-pot = Rilancia a { $coins } · il piatto
key-all-in = All-in · { $coins }
key-amount-other = Altra somma…

menu-play = { $suits } · giocabili: { $cards }
menu-play-none = { $suits } · ora nessuna giocabile
menu-all = Tutte
menu-lay = { $suits } · { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
note-may-play = si può giocare
note-may-not-play = non ora: sceglila per sapere perché
note-may-not-lay = non si può scartare

dialog-bid = La tua proposta
dialog-bid-label = Punti sopra o sotto 43
dialog-bet = La tua puntata
dialog-bet-label = Monete
dialog-raise = Il tuo rilancio
dialog-raise-label = Monete in tutto, in questo giro
dialog-hint = da { $least } a { $most }
last-trick-none = Non si è ancora giocata nessuna presa.
key-show-all = Mostra tutte
key-show-these = Scegli quali mostrare
key-hide = Non mostro nulla
choice-bonus = { $card } · { $coins }
not-held = Di quelle non ne hai. Non è partita nessuna risposta.
cannot-rob = Non puoi rubare: non hai l’asso di trionfo. La tua risposta è ricevuta.

# When the hand can no longer be edited without a click. $again: the label of the button.
hand-retired = Questo messaggio non cambia più da solo. Premi **{ $again }** per vedere le tue carte come sono ora.
# The menu of cards that may not be played, below the buttons of those that may.
menu-why-not = Le altre: perché no?
# In place of the reader’s own name, on the picture of their hand.
hand-strip-you = Tu
# Where low numbers beat high ones. $low and $high: two numbers as an example.
hand-reversed = Ordine rovesciato ({ $suits }): i numeri bassi battono gli alti; il { $low } batte il { $high }.
