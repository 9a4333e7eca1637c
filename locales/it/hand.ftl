# Una mano, vista solo da chi la tiene.

hand-title = La tua mano · { $inn }
hand-card-may = { $card } · giocabile
hand-holds = { $cards ->
    [one] **La tua carta**
   *[other] **Le tue carte ({ $cards })**
}
hand-may = Puoi giocare: { $cards }.

# Che cosa c’è da fare, ed entro quando. $do è una delle frasi qui sotto.
hand-turn = { $do } Il tempo scade { $when }.
hand-turn-late = { $do } Gli altri aspettano: il pilota automatico gioca per te { $when }.
hand-you-lead = **Apri tu.**
hand-your-turn = **Tocca a te.**
hand-until-late = Il pilota automatico gioca per te { $when }.
hand-do-lead = **Apri tu.** Gioca la carta che vuoi.
hand-do-lead-menu = **Apri tu.** Gioca la carta che vuoi, scegliendola nel menu.
hand-do-play = **Tocca a te.** Premi una carta per giocarla.
hand-do-any = **Tocca a te.** Gioca la carta che vuoi.
hand-do-play-menu = **Tocca a te.** Scegli una carta nel menu.
hand-do-discard = **Tocca a te: scarta { $count } carte.** { $side ->
    [yes] Contano per la tua coppia.
   *[no] Contano per te.
}
hand-do-rob = **Tocca a te: puoi prendere { $cards }** e in cambio mettere { $count ->
    [one] una carta
   *[other] { $count } carte
} sotto il mazzo. Puoi dare in cambio anche una carta appena presa.
hand-do-bid = **Tocca a te proporre**: di quanto è la tua mano sopra o sotto 43? Se la somma delle tre proposte è zero, si paga così, senza giocare. **{ $more }** chiude questo giro.
hand-bid-bounds = Puoi proporre da { $least } a { $most }.
hand-bid-price = Un punto vale { $stake }. Ogni pulsante dice quanto vinceresti o pagheresti se la smazzata si chiudesse a quella proposta.
hand-bid-none-settles = Le altre due proposte fanno insieme { $sum }: in questo giro nessuna tua proposta può dare zero. **{ $more }** chiude il giro.
hand-bid-settles = Con la proposta **{ $bid }** la smazzata si chiude subito.
hand-bid-own = La tua ultima proposta: **{ $bid }**.
sure-settles-costs = **Confermi? Con questa proposta la smazzata si chiude e perdi { $coins }**, senza giocare una carta.
sure-settles-brings = **Confermi? Con questa proposta la smazzata si chiude e vinci { $coins }**, senza giocare una carta.
sure-settles-even = **Confermi? Con questa proposta la smazzata si chiude e non vinci né perdi nulla**, senza giocare una carta.
sure-all-in = **Confermi? È un all-in:** metti in gioco tutto quello che ti resta, { $coins }.
sure-concede = **Cedere?** Se gli avversari accettano, segnano 1 punto e la smazzata finisce. Se rifiutano, devono fare tutte e cinque le prese: 2 punti per loro, o 2 in meno se ne perdono una. La tua posta: **{ $coins }**.
sure-concede-match = **Cedere? Se gli avversari accettano, perdi la partita e la tua posta: { $coins }.** Se rifiutano, devono fare tutte e cinque le prese, o perdono 2 punti.
hand-do-answer = **{ $name } propone di cedere.** Se accetti, la tua squadra segna 1 punto. Se rifiuti, deve fare tutte e cinque le prese: +2 se ci riesce, −2 se ne perde una.
hand-do-vole = **Tocca a te: le prime tre prese sono già vinte.** Fermati e segni 1 punto, o tenta il cappotto (tutte e cinque): vale 2 punti, ma una presa persa ne costa 2.
hand-do-talk = **Tocca a te parlare.** Si parla una volta sola.
hand-do-call = **Tocca a te puntare.** Per vedere: { $coins }.
hand-do-bet = **Tocca a te puntare.** Nessuno ha ancora puntato.
hand-do-stay = **Tocca a te puntare**, e col Matto puoi stare.
hand-stay = **Stai**: in questo giro non paghi nulla e resti in gioco per il piatto. Se punti o rilanci, perdi questo privilegio.
hand-do-swap = **Tocca a te: cambia una carta** con una nuova dal mazzo, o tienile tutte e tre.
hand-do-lay = **Tocca a te: cala una carta** coperta. La migliore di tutte vince { $share }.
hand-share-third = un terzo del piatto
hand-share-half = metà del piatto
hand-share-rest = il resto del piatto
hand-each = Tutti decidono insieme, e non si scopre nulla finché non hanno deciso tutti.
hand-may-call = Il re del seme d’apertura può chiamare il suo fante.
hand-may-offer = Mano debole? Puoi proporre di cedere.

# Le carte scelte finora fra quelle da scartare.
hand-picked-none = Scegli nei menu. Puoi cambiare idea finché non premi il pulsante.
hand-picked-few = Scelte finora: { $cards }; { $more ->
    [one] ne manca una.
   *[other] ne mancano { $more }.
}
hand-picked-many = Scelte: { $cards }. { $less ->
    [one] Una è di troppo.
   *[other] { $less } sono di troppo.
}
hand-picked = Scelte: **{ $cards }**. Premi il pulsante per confermare.

# Ciò che serve per decidere.
hand-score = Punteggio: { $marks }
hand-score-mark = { $name } { $points }
hand-partners = Giochi con { $names }.
hand-turned = Trionfo: **{ $suit }** (carta scoperta: { $card }).
hand-vole = { $name } deve fare tutte le prese.
hand-vole-own = Devi fare tutte le prese.
hand-bids = Proposte, giro { $session } di 3: { $bids }
hand-bids-none = Proposte, giro { $session } di 3: ancora nessuna.
hand-leads = Apre { $name }.
hand-leads-own = Apri tu.
hand-calling = { $name } chiama il **{ $valet }**.
hand-calling-own = Hai chiamato il **{ $valet }**.
hand-honours = { $name } ha dichiarato onori: { $points } punti da ogni avversario.
hand-honours-own = Hai dichiarato onori: { $points } punti da ogni avversario.
hand-shown = Carte scoperte di { $name }: { $cards }
hand-bonus = Hai ricevuto **{ $coins }** dal piatto per { $cards }.
hand-pot = Piatto: **{ $coins }**
hand-pots = Piatto: **{ $main }**, più { $sides }
hand-purse = A tua disposizione: **{ $left }**; puntato in questo giro: { $staked }
hand-folded = Hai passato.
hand-in = { $name }
hand-in-staked = { $name } ({ $coins })
hand-in-stays = { $name } (sta)
hand-in-play = Ancora in gioco: { $seats }
hand-in-play-too = Ancora in gioco oltre a te: { $seats }
hand-put-back = Hai rimesso: { $cards }
hand-laid = Hai calato coperta: { $cards }
hand-swapped = Hai scambiato: { $cards }
hand-thrown = Le carte che hai lasciato: { $cards }
hand-laid-discard = Il tuo scarto: { $cards } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}, da contare alla fine)
# On the picture of the hand, below the dealer’s own cards: as few letters as can be.
hand-points-discard = { $points } + scarto
hand-points-beside = { $points ->
    [one] { $points } punto senza lo scarto
   *[other] { $points } punti senza lo scarto
}

hand-wait = È il turno di { $name }. Le tue carte si accendono quando tocca a te.
hand-wait-discard = { $name } prende le ultime carte e ne scarta altrettante.
hand-wait-bid = { $name } deve fare una proposta.
hand-wait-rob = { $name } decide se rubare.
hand-wait-answer = { $name } decide se accettare la resa.
hand-wait-vole = { $name } decide se tentare il cappotto.
hand-wait-bet = È il turno di { $name }: si punta.
hand-wait-talk = Tocca a { $name } parlare.
hand-wait-call = { $name } deve chiamare una carta.
hand-wait-each = Tutti decidono insieme. In attesa di { $names }.
hand-empty = Hai giocato tutte le tue carte.
hand-question = **Vuoi mostrare carte con premio?** Si comincia { $when }; chi non risponde in tempo mostra quelle che ha.
hand-question-solo = **Vuoi mostrare carte con premio?**
hand-question-holds = Hai { $cards }: { $count ->
    [one] se mostri questa carta ricevi { $coins } dal piatto, e ti resta in mano.
   *[other] se mostri queste carte ricevi { $coins } dal piatto, e ti restano in mano.
}
hand-question-none = Non hai nessuna di queste carte: { $cards }. Premi **{ $hide }**, così gli altri non devono aspettare.
hand-answered = Hai risposto. Si comincia quando avranno risposto tutti, al più tardi { $when }.
hand-robbing = **Rubare?** Con l’asso di trionfo puoi prendere la carta scoperta, e i trionfi subito sotto, in cambio di altrettante tue carte. La domanda è per tutti. Si comincia { $when }.
hand-robbing-turned = **Rubare?** Con l’asso di trionfo puoi prendere la carta scoperta in cambio di una tua. La domanda è per tutti. Si comincia { $when }.
hand-robbing-solo = **Rubare?** Con l’asso di trionfo puoi prendere la carta scoperta, e i trionfi subito sotto, in cambio di altrettante tue carte. La domanda è per tutti.
hand-robbing-turned-solo = **Rubare?** Con l’asso di trionfo puoi prendere la carta scoperta in cambio di una tua. La domanda è per tutti.
hand-rob-lays = **Puoi prendere { $cards }** e in cambio mettere { $count ->
    [one] una carta
   *[other] { $count } carte
} sotto il mazzo. Puoi dare in cambio anche una carta appena presa. Si comincia { $when }.
hand-over = Questa smazzata è finita.
hand-own-dearest = { $name } ha fatto { $points } punti con la presa { $trick }, il massimo di questa smazzata.
hand-own-dearest-own = Con la presa { $trick } hai fatto { $points } punti, il massimo di questa smazzata.
hand-first-win = ✦ La tua prima vittoria: { $game }! Questa riga la vedi solo tu.
key-share-win = Condividi la vittoria
# What a deal brought the reader. $why: one of the reasons below, or several with their coins.
hand-own-won = **Hai vinto { $coins }**: { $why }.
hand-own-lost = **Hai perso { $coins }**: { $why }.
hand-own-even = **Non hai vinto né perso nulla**: { $why }.
hand-own-last = La tua ultima smazzata qui: { $result }
hand-own-share = { $why } ({ $coins })
hand-own-stake = la tua posta
hand-own-stake-tricks = { $count ->
    [0] la tua posta, senza nemmeno una presa
    [1] la tua posta, con una presa sola
   *[other] la tua posta, con { $tricks } soltanto
}
hand-own-bets = il tuo ante e le tue puntate
hand-own-bonus = { $count ->
    [one] il premio per { $cards }
   *[other] i premi per { $cards }
}
hand-own-death = tutto il piatto, perché ti è toccata { $card }
hand-own-most = il piatto, con { $tricks }
hand-own-shares = le tue quote del piatto
hand-own-alone = quello che nessuno ti contendeva
hand-own-agreed = la somma delle proposte è zero, e la tua era { $bid }
hand-own-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} contro una media di { $mean }
hand-own-points-side = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per la tua coppia, contro una media di { $mean }
hand-own-points-even = { $points } punti, esattamente la media
hand-own-points-zero = { $points } punti, esattamente quelli per andare in pari
hand-own-passed = hanno passato tutti
hand-own-match-won = { $who ->
    [side] la tua squadra ha
   *[you] hai
} vinto la partita ({ $score })
hand-own-match-shared = { $names } si dividono la partita ({ $score })
hand-own-match-lost = la partita è di { $names } ({ $score })
hand-own-match-drawn = parità, e tutte le poste sono restituite ({ $score })
# While a match continues.
hand-own-scored = **{ $who ->
    [side] La tua squadra segna
   *[you] Segni
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.**
hand-own-scored-nothing = **{ $who ->
    [side] La tua squadra non segna nulla.
   *[you] Non segni nulla.
}**
hand-own-scored-lost = **{ $who ->
    [side] La tua squadra perde
   *[you] Perdi
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.**
hand-own-scored-cards = **Hai fatto { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in questa smazzata.**
hand-missing = { $missing ->
    [one] Manca **1 persona**.
   *[other] Mancano **{ $missing } persone**.
}
hand-fill = Per giocare subito, premi **{ $fill }** al tavolo.
hand-ready = Tutto pronto! Per cominciare, premi **{ $deal }** al tavolo.
hand-next = La prossima smazzata comincia da sola. Per cominciarla subito, premi **{ $deal }** al tavolo.
hand-next-slow = La prossima smazzata comincia appena tutti hanno premuto **{ $ready }** al tavolo, al più tardi { $when }.
hand-next-alone = Per continuare, premi **{ $deal }** al tavolo.
hand-asked = { $names }: un’altra partita? Chi ci sta preme **{ $key }** al tavolo; si comincia quando l’hanno premuto tutti. Per ora i posti sono riservati; gli altri potranno prenderli { $when }.
hand-out = Stai a guardare, quindi non ricevi carte.
hand-away = Non c’eri, quindi stai a guardare. Premi **{ $in }** per tornare a giocare.
hand-broke = Per giocare qui ti servono { $need } e ne hai a disposizione { $have }. Può aiutarti la paghetta o il game master; poi premi **{ $in }**.
hand-lost-enough = Hai raggiunto il limite di perdita giornaliero di questo server e stai a guardare fino a mezzanotte (UTC).
hand-comes-here = Le tue carte compariranno qui.
hand-none-next = In questa smazzata al tavolo «{ $inn }» non hai carte. Le avrai con la prossima.

key-again = Aggiorna
key-last-trick = Presa precedente
key-last-reveal = Calata precedente
key-calling = { $card }, chiama il { $valet }
key-calling-rank = { $card } + { $valet }
key-offer = Proponi di cedere
key-suggest = Proponi uno scarto
key-discard = Scarta queste { $count }
key-rob = Ruba e dai { $count } carte
key-rob-for = Ruba e dai { $card }
key-take = Ruba
key-leave-it = Non rubare
key-sure = Sì, confermo
key-not-sure = No, torna indietro
key-swap = Cambia { $card }
key-keep = Tienile tutte e tre
key-accept = Accetta
key-refuse = Rifiuta: tutte e 5
key-stop = Fermati: 1 punto
key-vole = Tenta il cappotto
key-pass = Passo
key-take-talon = Prendo
key-solo = Solo
key-each = Ognuno per sé
key-petite = Petite
key-garde = Garde
key-sans = Garde sans
key-contre = Garde contre
key-jeu = Gioco
key-chelem = Dichiara il cappotto
key-bid-wins = { $points } · vinci { $coins }
key-bid-costs = { $points } · paghi { $coins }
key-bid-other = Altra proposta…
key-more = Altre carte
key-check = Parola
key-call = Vedi · { $coins }
key-stay = Stai · non paghi
key-fold = Passa
key-bet = Punta { $coins }
key-bet-half = ½ piatto · { $coins }
key-bet-pot = Piatto · { $coins }
key-raise = Rilancia a { $coins }
key-raise-half = ½ piatto → { $coins }
key-raise-pot = Piatto → { $coins }
key-all-in = All-in · { $coins }
key-amount-other = Altra somma…

menu-play = Scegli una carta · giocabili: { $cards }
menu-all = Tutte
menu-lay = { $suits } · { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
note-may-not-lay = non si può scartare

dialog-bid = La tua proposta
dialog-bid-label = Punti sopra o sotto 43
dialog-bet = La tua puntata
dialog-bet-label = Monete
dialog-raise = Il tuo rilancio
dialog-raise-label = La tua puntata totale del giro, in monete
dialog-hint = da { $least } a { $most }
last-trick-none = Non è ancora stata giocata nessuna presa.
key-played = Carte giocate
played-suit = { $cards } ({ $gone } su { $all })
played-suit-none = { $suit }: nessuna su { $all }
played-fool = { $card } è stato giocato.
played-lacks-title = Non ha più carte di un seme
played-lacks = { $name }: { $suits }
played-lacks-nobody = Ancora nessuno.
played-but-fool = { $suit } (ma forse { $card })
played-none = Non è ancora stato giocato nulla.
played-not-told = Questo tavolo non dice che cosa è stato giocato: ricordarlo fa parte del gioco.
key-show-all = Mostra tutto
key-show-these = Scegli quali mostrare
key-hide = Non mostrare nulla
choice-bonus = { $card } · { $coins }
not-held = Queste carte non le hai, quindi la risposta non è partita. Scegli di nuovo.
cannot-rob = Non puoi rubare: non hai l’asso di trionfo. Vale come un no.

# When the hand can no longer be edited without a click. $again: the label of the button.
hand-retired = Questo messaggio non si aggiorna più. Premi **{ $again }**.
# The menu of cards that may not be played, below the buttons of those that may.
menu-why-not = Perché non le altre?
# In place of the reader’s own name, on the picture of their hand.
hand-strip-you = Tu
hand-strip-own = { $points } per te
hand-strip-other = { $points } { $count ->
    [one] punto
   *[other] punti
}
# Where low numbers beat high ones. $low and $high: two numbers as an example.
hand-reversed = A { $suits } i bassi battono gli alti: il { $low } batte il { $high }.
hand-angel = Qui il trionfo più alto è { $top }: batte { $next }.
hand-bottom = Qui { $high } batte { $low }, il trionfo più basso.
hand-talon = Il monte che hai preso: { $cards }.

# Ottocento.
hand-declare = Hai **{ $points } punti** di combinazioni: { $items }. Mostrale ora, oppure gioca una carta e tienile per te.
hand-declare-none = Non hai combinazioni, quindi niente da mostrare.
hand-declare-wait = Hai **{ $points } punti** di combinazioni: { $items }. Puoi mostrarle al tuo primo turno; fino ad allora lo sai solo tu.
hand-declare-will = Al tuo primo turno le tue combinazioni saranno mostrate: { $items }, **{ $points } punti**.
key-declare = Mostra per { $points }
key-declare-wait = Mostra al turno: { $points }
key-declare-back = Meglio non mostrare
hand-moors = Nella presa c’è un Moro: { $card }. I Mori sono uguali: l’ultimo giocato batte gli altri.
# Signals. $word: busso, striscio or volo; $meaning: what it means.
hand-do-say = **Apri tu** e dici *{ $word }*: { $meaning }. Scegli la carta.
key-no-word = Senza parola
signal-busso = compagno, gioca la tua carta migliore di questo seme
signal-striscio = ho altre carte di questo seme
signal-volo = non ho più carte di questo seme
