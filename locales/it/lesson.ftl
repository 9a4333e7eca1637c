# Lezioni: una smazzata preparata per ogni edizione. Al massimo due frasi e 200 caratteri ciascuna.

lesson-title = Lezione: { $game }
lesson-footer = Una smazzata preparata, per divertimento: non puoi perdere nulla.
lesson-gone = Questa lezione è finita. Scegli a che cosa giocare, o cominciane un’altra.
lesson-your-turn = **Tocca a te.**
lesson-over = Ora prova una smazzata vera contro i giocatori virtuali. Se giochi per divertimento, nessuno vince o perde monete.
lesson-new = **Non conosci questo gioco?** Comincia dalla lezione: una smazzata preparata in cui non puoi perdere nulla.
lesson-kings = i re
lesson-said = La lezione non ha altro da dirti. Continua, o lascia che il pilota automatico finisca la smazzata.

key-lesson-next = Avanti
key-lesson-on = Continua
key-lesson-choose = Scegli di nuovo
key-lesson-play = Giocala lo stesso
key-lesson-swap = Cambiala lo stesso
key-lesson-finish = Finisci per me
key-lesson-end = Termina la lezione
key-lesson-repeat = Ripeti la lezione
key-lesson-go-on = Lezione: { $game }

lesson-trick = Ognuno gioca una carta: è una **presa**. La vince la carta più alta del seme giocato per primo, a meno che qualcuno giochi un trionfo: allora vince il trionfo più alto.
lesson-aim-points = Ognuno gioca per sé, con { $number } carte. Contano i punti delle carte nelle tue prese: sopra la media vinci, sotto perdi.
lesson-trumps = Le carte con un disegno e un numero sono i trionfi: battono ogni altro seme, e fra due trionfi vince il numero più alto. In mano ne hai { $number ->
    [one] uno
   *[other] { $number }
}.
lesson-trumps-other = Le carte con un disegno e un numero sono i trionfi: battono ogni altro seme, e i numeri alti battono i bassi, ma { $card } li batte tutti. In mano ne hai { $number ->
    [one] uno
   *[other] { $number }
}.
lesson-turned = La carta scoperta è { $card }, quindi il trionfo è { $suit }: anche il più basso batte ogni carta degli altri semi. In ogni seme l’ordine è { $order }.
lesson-partner = **{ $name }** siede di fronte a te e gioca con te. Le vostre prese contano insieme.
lesson-counters = Quasi tutte le carte valgono poco. Ecco quelle che valgono di più: { $cards }.
lesson-pot = Il piatto è di { $coins }. Pagati tutti i premi, il resto va a chi fa più prese.
lesson-pot-bets = Il piatto è di { $coins }, e ogni puntata lo fa crescere.
lesson-reversed = Attenzione: a { $suit } i numeri bassi battono gli alti. Fra le tue carte, { $card } batte { $other }.
lesson-equals = Qui re, dama, cavallo e fante dello stesso seme si equivalgono: fra loro vince la figura giocata per prima.
lesson-excuse-kept = Hai { $card }. Puoi giocarlo sempre, invece di rispondere al seme: non fa mai presa, ma resta tuo.
lesson-excuse = Hai { $card }. Puoi giocarlo sempre, invece di rispondere al seme: non fa mai presa, ma di solito resta tuo.
lesson-discarded = **{ $name }** ha dato le carte, ha preso le ultime e ne ha { $number ->
    [one] scartata una, coperta
   *[other] scartate { $number }, coperte
}. Alla fine lo scarto conta per il mazziere.
lesson-lead = Apri tu: gioca la carta che vuoi. Gli altri devono rispondere al seme; chi non può deve giocare un trionfo.
lesson-lead-beat = Apri tu: gioca la carta che vuoi. Gli altri devono rispondere al seme e superare le carte già giocate, se possono; chi non ha il seme deve giocare un trionfo.
lesson-follow = **{ $name }** ha aperto a { $suit }. Ne hai anche tu, quindi devi rispondere con una carta di quel seme, ma non per forza più alta.
lesson-follow-beat = **{ $name }** ha aperto a { $suit }. Ne hai anche tu, quindi devi rispondere con una carta di quel seme, e superare la migliore se puoi.
lesson-must-trump = Non hai carte di { $suit } per rispondere, quindi devi giocare un trionfo.
lesson-any-card = { $number ->
    [0] Non hai né carte di { $suit } né trionfi, quindi puoi giocare quello che vuoi, ma la tua carta non può vincere questa presa.
   *[other] Non hai carte di { $suit }, quindi puoi giocare quello che vuoi. Se non giochi un trionfo, però, non puoi vincere questa presa.
}
lesson-trumped = **{ $name }** ha tagliato con un trionfo, { $card }, che batte ogni carta del seme d’apertura.
lesson-taken-own = Hai vinto la presa con { $card }, quindi apri tu la prossima.
lesson-taken-partner = **{ $name }**, della tua squadra, ha vinto la presa con { $card } e apre la prossima.
lesson-taken = **{ $name }** ha vinto la presa con { $card } e apre la prossima.
lesson-score-points = Punti finora: { $scores }.
lesson-score-tricks = Prese finora: { $scores }.
lesson-score-of = { $name } { $number }
lesson-score-you = tu
lesson-score-side = la tua squadra
lesson-bonus = Hai mostrato { $card } e ricevuto un premio dal piatto. La carta ti resta in mano.
lesson-question = Hai { $card }. Se mostri questa carta ricevi un premio; se la nascondi, nessuno saprà che ce l’hai.
lesson-offer = Con una mano debole puoi proporre di cedere prima di giocare. Se gli avversari accettano, segnano; se rifiutano, devono fare tutte le prese.
lesson-bid = La tua mano vale più della media dei punti, o meno? Proponi di quanto, o chiedi altre carte: se vi accordate, non si gioca.
lesson-played-out = Nessun accordo, quindi questa smazzata si gioca: decidono i punti nelle tue prese.
lesson-honours = **{ $name }** ha dichiarato onori: certe carte, o molti trionfi, per cui ogni avversario paga { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}.
lesson-honours-own = Hai dichiarato onori: certe carte, o molti trionfi, per cui ogni avversario ti paga { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}.
lesson-called = **{ $name }** ha giocato { $card } e chiamato il fante dello stesso seme: chi ha quel fante deve giocarlo in questa presa.
lesson-bet = Punta se hai buone carte, di’ parola per aspettare, o passa e rinuncia a quello che hai pagato finora.
lesson-lay = Scegli una carta da calare coperta. Si scoprono tutte insieme, e vince la migliore: i trionfi dal 21 in giù, il Matto, gli assi, le figure, poi dal 10 al 2.
lesson-shown = Carte scoperte: **{ $name }** aveva la migliore e ha vinto { $coins }.
lesson-shown-own = Carte scoperte: la tua era la migliore, e hai vinto { $coins }.
lesson-exchange = Puoi cambiare una carta con la prossima del mazzo, o tenerle tutte.
lesson-robbed = **{ $name }** ha l’asso di trionfo e ha rubato: ha preso quello che era scoperto e in cambio ha dato altrettante carte della sua mano.

lesson-doubt-gives = Puoi farlo, ma con { $card } dai punti a **{ $name }**, che sta vincendo questa presa. Ci rimetti meno con { $instead }.
lesson-doubt-wastes = Puoi farlo, ma con { $card } questa presa non la vinci. Basta { $instead }, e ti resta la carta migliore.
lesson-doubt-throws = Puoi farlo, ma { $card } è la tua carta migliore. Cambia { $instead }, e ti resta.
