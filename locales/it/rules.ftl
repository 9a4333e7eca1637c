# La pagina delle regole, fatta da ciò con cui il tavolo gioca davvero.

rules-title = { $game }, { $edition }
edition-chee = regole di Chee
edition-classic = regole classiche

rules-cards = Le carte
rules-deal = La distribuzione
rules-bonus = Carte con premio
rules-play = Il gioco
rules-end = Chi vince
rules-pays = Quanto si paga
rules-options = Che cosa può scegliere l’host
rules-option = { $rule }: { $choice }
rules-suggest = **{ $suggest }** sceglie lo scarto per te.

fact-goal = Vinci il piatto se ricevi **{ $card }** o se, su { $tricks } prese, ne fai più di tutti.
fact-seats = Da { $fewest } a { $most } persone.
fact-seats-exactly = Si gioca in { $seats }.
fact-seats-of = Si gioca in { $first } o { $most }.
fact-pack = { $cards } carte: { $plain } di { $suits }, { $trumps } trionfi e il Matto.
fact-pack-plain = { $cards } carte, { $each } per seme: { $suits }.
fact-order = { $suits }, dalla carta più forte: { $cards }
fact-run = { $first } fino a { $last }

fact-clockwise = Si distribuisce e si gioca in senso orario, verso sinistra.
fact-anticlockwise = Si distribuisce e si gioca in senso antiorario, verso destra.
fact-ante = Ognuno mette nel piatto la posta, almeno { $least }.
fact-ante-at = Ognuno mette nel piatto { $stake }. In una smazzata non puoi perdere di più.
fact-dealt = Ognuno riceve { $cards } carte, una alla volta.
fact-takes-all = Chi riceve **{ $card }** prende subito tutto il piatto, e la smazzata è finita.
fact-bonus-may = Chi riceve **{ $card }** può mostrare la carta e prendere { $amount } dal piatto. Poi la riprende in mano.
fact-bonus-must = Chi riceve **{ $card }** mostra la carta e prende { $amount } dal piatto. Poi la riprende in mano.
fact-bonus-secret = La domanda arriva a tutti insieme, con lo stesso tempo per rispondere: così nessuno capisce chi ha che cosa.
fact-stakes = { $stakes ->
    [one] 1 posta
   *[other] { $stakes } poste
}
fact-empty-pot = Se i premi svuotano il piatto, la smazzata è finita.
fact-first-lead = Apre chi viene dopo il mazziere; poi chi ha fatto l’ultima presa.
fact-must-follow = Rispondi al seme d’apertura, se puoi; anche i trionfi sono un seme.
fact-must-trump = Se non puoi rispondere, gioca un trionfo se ne hai, altrimenti quello che vuoi.
fact-need-not-beat = Non c’è mai l’obbligo di superare.
fact-fool-trump = Il Matto è il trionfo più basso. Batte ogni carta dei quattro semi e perde contro ogni altro trionfo.
fact-fool-highest = Il Matto è il trionfo più alto: batte anche il Mondo, e si gioca come gli altri quando serve un trionfo.
fact-fool-excuse = Il Matto ti scusa: puoi giocarlo sempre, invece di rispondere. Non fa mai presa; se apre, il seme lo decide la carta dopo.
fact-trick-winner = Vince la presa il trionfo più alto; senza trionfi, la carta più alta del seme d’apertura.
fact-most-tricks = Chi fa più prese vince quello che resta nel piatto. A parità, vince chi è arrivato prima a quel numero; perciò, se in cinque fate una presa a testa, vince chi ha fatto la prima.
fact-next-dealer = Il mazzo passa poi nello stesso senso.

# A game in short, in the hand of whoever plays their first deals of it: five lines and 350 characters at most.
quick-heading = { $game } in breve
quick-goal-points = Fai più di { $mean } dei { $all } punti.
quick-goal-talk = Di’ «solo» e fai da solo più di { $solo } dei { $all } punti.
quick-goal-side = In coppia, fate più di { $half } dei { $all } punti.
quick-goal-match = Chi ha più punti in { $deals } smazzate prende tutte le poste.
quick-goal-marks = Vince la partita la squadra che arriva prima a { $target ->
    [one] 1 punto
   *[other] { $target } punti
}.
quick-goal-marks-alone = Vince la partita chi arriva prima a { $target ->
    [one] 1 punto
   *[other] { $target } punti
}.
quick-goal-tricks = Chi fa più prese vince il piatto. A chi tocca { $card } va subito tutto.
quick-goal-rounds = Cala una carta in ognuno dei tre giri: la migliore prende una quota del piatto.
quick-follow-excuse = Rispondi al seme, o taglia. Il Matto ti scusa, ma non vince mai.
quick-follow-fool = Rispondi al seme, o taglia. Il Matto è il trionfo più basso.
quick-follow-fool-highest = Rispondi al seme, o taglia. Il Matto è il trionfo più alto.
quick-must-beat = Rispondi al seme, o taglia, e supera la carta migliore se puoi.
quick-no-suits = Niente semi: i trionfi battono il Matto, poi assi, figure, dal 10 al 2.
quick-turned = Il seme della carta scoperta è trionfo.
quick-ranks = Dalla più alta: { $ranks }.
quick-reversed = A { $suits } i numeri bassi battono gli alti.
quick-top = Trionfo più alto: { $card }.
quick-bottom = { $high } batte solo { $low }.
quick-courts-first = Le figure di un seme si equivalgono: vince la prima.
quick-courts-last = Le figure di un seme si equivalgono: vince l’ultima.
quick-counts = I re, { $fives } valgono { $king }, le dame { $queen }, i cavalli { $knight }, i fanti { $jack }, { $fool ->
    [0] il resto
   *[other] il Matto { $fool }, il resto
} { $other }.
quick-counts-tens = { $tens } valgono { $ten }; i re, { $fives } { $king }; le dame { $queen }, i cavalli { $knight }, i fanti { $jack }, il resto { $other }.
quick-bonus = Queste carte ti pagano dal piatto: { $cards }.
quick-marks = Tre prese valgono 1 punto, tutte e cinque 2.
quick-shares = Le quote: un terzo del piatto, metà del resto, quello che rimane.
quick-honours = Onori pagati: quattro tra le carte da 5 e il Matto, o dieci trionfi.
quick-call = Un re del seme d’apertura può chiamare il suo fante.
quick-rob = L’asso di trionfo può rubare la carta scoperta.
quick-offer = Mano debole? Chi apre e il mazziere possono proporre di cedere la smazzata.
quick-talk = Passo o solo: chi dichiara prende tre carte e ne scarta tre.
quick-swap = Dopo le prime puntate puoi cambiare una carta.
quick-alone = Se tutti gli altri passano, il piatto è tuo.
quick-discard = Le { $talon } carte dello scarto contano per il mazziere.
game-named = { $game } ({ $edition })
key-all-rules = Tutte le regole
key-house-rules = Regole della casa…
house-rules-title = Regole della casa: { $game }, { $inn }
house-rules-text = Le sceglie l’host prima della prima smazzata. Poi restano così.
rule-pack = Mazzo
rule-triomphe-pack = Tutte le 78 carte, o 42 in pochi.
rule-fool = Il Matto
rule-triomphe-fool = Il trionfo più basso, il più alto, o una scusa.
rule-bagatto = Scartare il Bagatto
rule-scarto-bagatto = Si può se è il solo trionfo, o solo se non si ha nemmeno il Matto.
rule-equal-courts = Figure uguali
rule-tarocchi-equal-courts = In una presa vince la prima, o l’ultima, oppure hanno un ordine.
rule-top = Il trionfo più alto
rule-tarocchi-top = Il Mondo (XXI) o l’Angelo (XX).
rule-round-suits = Coppe e Denari
rule-tarocchi-round-suits = Le numerali rovesciate (l’asso è il più alto), o diritte (il dieci è il più alto).
rule-direction = Senso di gioco
rule-tarocchi-direction = Si distribuisce e si gioca verso destra, in senso antiorario, o verso sinistra, in senso orario.
rule-robbing = Rubare
rule-latriomphe-robbing = Se l’asso di trionfo può rubare la carta voltata.
rule-run = Rubare anche sotto
rule-latriomphe-run = Se chi ruba prende anche i trionfi subito sotto la carta voltata. Senza furto non cambia nulla.
rule-monte = Il monte
rule-sicilian-monte = Le tre carte le vedono tutti, o solo chi le prende.
rule-target = Punti per vincere
rule-latriomphe-target = Con quanti punti si vince la partita.
rule-raises = Rilanci
rule-trefeltromp-raises = Quanti rilanci interi permette un giro dopo la puntata. Quando si resta in due non c’è più limite.
rule-ottocento-target = Quanti punti vincono la partita.
rule-signals = Segnali
rule-ottocento-signals = Se chi apre può dire busso, striscio o volo con la carta.
rule-reveal = Quando si mostra tutto
rule-reveal-text = Tutte le mani, gli scarti e la prova del mescolamento: dopo ogni smazzata, dopo la serata o alla chiusura del tavolo.
rule-partners = Coppie
rule-partners-text = Sorteggiate per { $deals } smazzate, o scelte dall’host, che può scegliere in ogni momento per le { $deals } successive.
partners-drawn-choice = Sorteggiate
