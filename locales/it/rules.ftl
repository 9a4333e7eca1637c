# La pagina delle regole, fatta da ciò con cui il tavolo gioca davvero.

rules-title = { $game }, { $edition }
game-triomphe = Triomphe Forcée
game-scarto = Scarto
game-tarocchi = Tarocchi
game-mitigati = Mitigati
game-troccas = Troccas
game-swiss = Tarocchi alla svizzera
game-latriomphe = La Triomphe
game-trefeltromp = Trefeltromp
edition-tavern = regole da taverna
edition-vieville = regole di Viéville
edition-mcleod = regole di McLeod
edition-chee = regole di Chee
edition-white-parrot = regole del Pappagallo Bianco
edition-rufus = regole di Rufus
edition-classic = regole classiche
edition-as-qui-pille = à l’as qui pille
edition-target = { $edition }, a { $target }
edition-pack-small = { $edition }, mazzo ridotto
edition-equal_courts-last = { $edition }, tra figure pari vince l’ultima
edition-equal_courts-ranked = { $edition }, figure in ordine
edition-top-angel = { $edition }, l’Angelo sopra il Mondo
edition-round_suits-straight = { $edition }, Coppe e Denari diritti
edition-bagatto-only-trump-no-fool = { $edition }, Bagatto scartabile solo senza il Matto
edition-robbing-off = { $edition }, senza furto
edition-fool-excuse = { $edition }, col Matto come scusa

rules-cards = Le carte
rules-deal = La distribuzione
rules-bonus = Carte con premio
rules-play = Il gioco
rules-end = Chi vince
rules-pays = Quanto si paga
rules-suggest = Il pulsante **{ $suggest }** segue una regola semplice: niente trionfi, niente carte di valore se si può, e prima i semi più corti.
rules-footer = Queste regole valgono con le opzioni di questo tavolo.
rules-footer-default = Queste regole valgono con le opzioni indicate nel titolo.

fact-goal = Vinci il piatto se ricevi **{ $card }** o se, su { $tricks } prese, ne fai più di tutti.
fact-seats = Da { $fewest } a { $most } persone.
fact-seats-exactly = Si gioca in { $seats }.
fact-seats-of = Si gioca in { $first } o { $most }.
fact-pack = Il mazzo ha { $cards } carte: { $plain } di { $suits }, { $trumps } trionfi e il Matto.
fact-pack-plain = Il mazzo ha { $cards } carte, { $each } per seme: { $suits }.
fact-order = { $suits }, dalla carta più forte: { $cards }

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
fact-first-lead = La prima presa la apre chi viene subito dopo il mazziere; poi apre sempre chi ha fatto l’ultima presa.
fact-must-follow = Se puoi, devi rispondere al seme d’apertura. Anche i trionfi sono un seme.
fact-must-trump = Se non puoi rispondere, devi giocare un trionfo, se ne hai. Altrimenti giochi la carta che vuoi.
fact-need-not-beat = Non c’è mai l’obbligo di superare le carte in tavola.
fact-fool-trump = Il Matto è il trionfo più basso. Batte ogni carta dei quattro semi e perde contro ogni altro trionfo.
fact-fool-excuse = Il Matto ti scusa: puoi giocarlo sempre, qualunque sia il seme d’apertura. Non fa mai presa. Se apri col Matto, il seme lo decide la carta dopo.
fact-trick-winner = Vince la presa il trionfo più alto; senza trionfi, la carta più alta del seme d’apertura.
fact-most-tricks = Chi fa più prese vince quello che resta nel piatto. A parità, vince chi è arrivato prima a quel numero; perciò, se in cinque fate una presa a testa, vince chi ha fatto la prima.
fact-next-dealer = Dopo ogni smazzata il mazzo passa a chi viene dopo, nello stesso senso.

fact-scarto-goal = Ognuno gioca per sé, e contano i punti delle carte nelle prese. In tutto sono { $all }: con più di { $mean } vinci monete, con meno ne perdi.
fact-scarto-dealt = Ognuno riceve { $cards } carte, cinque alla volta. Il mazziere prende anche le ultime { $talon } e ne scarta { $talon } coperte, che contano per lui.
fact-scarto-discard = I re, il Matto, { $fives } non si possono scartare.
fact-scarto-discard-only-trump = I re, il Matto, { $fives } non si possono scartare. Un’eccezione: { $bagatto }, se è l’unico trionfo del mazziere, con o senza il Matto.
fact-scarto-discard-only-trump-no-fool = I re, il Matto, { $fives } non si possono scartare. Un’eccezione: { $bagatto }, se è l’unico trionfo del mazziere e il mazziere non ha il Matto.
fact-scarto-fool = Se giochi il Matto resta sempre tuo, anche se non fai nessuna presa: chi vince quella presa ha solo le altre due carte.
fact-scarto-values = I re, { $fives } valgono { $king } punti ciascuno, le dame { $queen }, i cavalli { $knight }, i fanti { $jack }, ogni altra carta { $other }. Il Matto vale { $fool } e si tiene da parte.
fact-scarto-threes = Le carte si contano a gruppi di tre, e ogni gruppo vale 2 punti in meno della somma delle sue carte. Due carte avanzate valgono 1 in meno.
fact-scarto-pays = Per ogni punto sopra { $mean } ricevi { $price }; per ogni punto sotto paghi lo stesso. Puoi perdere al massimo { $most } a smazzata.

fact-trefeltromp-goal = Tre carte a testa, quattro giri di puntate. Cali una carta alla volta, e ogni volta la carta migliore vince una parte del piatto.
fact-trefeltromp-order = I semi non contano. Dalla carta più forte: i trionfi dal 21 all’1, poi il Matto, poi gli assi, poi le figure (re, dama, cavallo e fante, tutti pari), poi dal 10 al 2.
fact-trefeltromp-fool = Il Matto è il trionfo più basso: batte ogni carta dei quattro semi e perde contro ogni altro trionfo.
fact-trefeltromp-ante = Ognuno mette nel piatto l’ante: { $ante }.
fact-trefeltromp-purse = Quando ti siedi scegli una borsa per la smazzata, da { $least } a { $most }. È il massimo che puoi perdere, ante compreso.
fact-trefeltromp-directions = Si distribuisce in senso antiorario e si punta in senso orario: fra chi è ancora in gioco, comincia chi siede più vicino al mazziere, alla sua sinistra.
fact-trefeltromp-next-dealer = Nella smazzata dopo, le carte le dà chi siede alla destra del mazziere.
fact-trefeltromp-rounds = Prima un giro di puntate (*fyrsturkalla*), poi il cambio. Poi si calano tre carte, ognuna dopo un suo giro di puntate: *banen* dopo *banenkalla*, *detuiler* dopo *detuilerkalla*, *debekranse* dopo *debekransekalla*.
fact-trefeltromp-exchange = Al cambio, chi è ancora in gioco può cambiare una carta con una nuova. Tutti decidono insieme.
fact-trefeltromp-laying = Chi è ancora in gioco cala una carta coperta, e non può riprenderla. Quando tutti hanno calato, le carte si scoprono insieme.
fact-trefeltromp-bets = Puoi dire parola, puntare, vedere, rilanciare o passare. Una puntata è di almeno { $ante }; un rilancio aggiunge almeno quanto l’ultima puntata o l’ultimo rilancio. Se hai di meno, puoi comunque andare all-in.
fact-trefeltromp-raises = In ogni giro ci sono al massimo una puntata e { $raises } rilanci interi, a meno che non restiate in due. Dopo l’ultimo rilancio si può solo vedere o passare: non si sale più, nemmeno con un all-in. Fino ad allora, un all-in più basso di un rilancio intero non conta come rilancio, e non permette a chi ha già parlato di rilanciare ancora. Nessuno può puntare se nessun altro può vedere.
fact-trefeltromp-all-in = Chi non ha più nulla non punta più, ma gioca ancora per i piatti in cui ha messo monete.
fact-trefeltromp-privilege = Se cali il Matto al banen o al detuiler e non vinci nulla, nel giro di puntate dopo puoi *stare*: non paghi e giochi ancora per ogni piatto in cui eri. Se invece punti o rilanci, paghi come tutti. Al debekranse il Matto non ti dà nulla.
fact-trefeltromp-shares = Chi vince il banen prende un terzo del piatto, arrotondato per difetto; chi vince il detuiler la metà di ciò che resta; chi vince il debekranse il resto.
fact-trefeltromp-tie = Se le carte migliori sono pari non vince nessuno, e le monete restano nel piatto. Dopo il debekranse passano alla smazzata seguente; tutti mettono comunque l’ante.
fact-trefeltromp-alone = Se tutti gli altri passano, vinci tutto il piatto senza mostrare nulla. Una puntata che nessuno ha visto ti viene restituita.
fact-trefeltromp-banked = Quello che vinci in una smazzata non puoi puntarlo nella stessa smazzata.
fact-trefeltromp-side-pots = Le puntate oltre ciò che può pagare chi è all-in vanno in un piatto a parte, diviso allo stesso modo fra chi ci ha messo monete.
fact-trefeltromp-closing = Se il tavolo chiude con monete nel piatto, le monete si dividono fra chi non ha lasciato il tavolo ed era ancora in gioco quando l’ultimo debekranse è finito in parità.

fact-tarocchi-goal = Ognuno gioca per sé, e contano i punti delle carte nelle prese. In tutto sono { $all }: con più di { $mean } vinci monete, con meno ne perdi.
fact-tarocchi-dealt = Ognuno riceve { $cards } carte, cinque alla volta. Il mazziere prende anche le ultime { $talon } e ne scarta { $talon } coperte, che contano per lui.
fact-tarocchi-discard = I re, il Matto, { $fives } non si possono scartare.
fact-tarocchi-courts-first = Re, dama, cavallo e fante dello stesso seme si equivalgono: fra due figure vince quella giocata per prima.
fact-tarocchi-courts-last = Re, dama, cavallo e fante dello stesso seme si equivalgono: fra due figure vince quella giocata per ultima.
fact-tarocchi-fool = Se giochi il Matto resta sempre tuo, anche se non fai nessuna presa: chi vince quella presa ha solo le altre due carte.
fact-tarocchi-values = I re, { $fives } valgono { $king } punti ciascuno, le dame { $queen }, i cavalli { $knight }, i fanti { $jack }, ogni altra carta { $other }. Il Matto vale { $fool } e si tiene da parte.
fact-tarocchi-threes = Le carte si contano a gruppi di tre, e ogni gruppo vale 2 punti in meno della somma delle sue carte. Due carte avanzate valgono 1 in meno.
fact-tarocchi-pays = Per ogni punto sopra { $mean } ricevi { $price }; per ogni punto sotto paghi lo stesso. Puoi perdere al massimo { $most } a smazzata.

# La Triomphe

fact-latriomphe-sides = Si gioca in due squadre, di una, due o tre persone ciascuna. Compagni e avversari si alternano al tavolo.
fact-latriomphe-alone = Ognuno gioca per sé.
fact-latriomphe-goal = Vince la partita la prima squadra che arriva a { $target ->
    [one] 1 punto
   *[other] { $target } punti
}.
fact-latriomphe-goal-alone = Vince la partita chi arriva per primo a { $target ->
    [one] 1 punto
   *[other] { $target } punti
}.
fact-latriomphe-dealt = Ognuno riceve { $cards } carte: prima tre, poi due.
fact-latriomphe-turned = La carta seguente si scopre. Il suo seme è il trionfo.
fact-latriomphe-robbing = Chi ha l’asso di trionfo può prendere la carta scoperta, e quelle subito sotto finché sono trionfi. Se la carta scoperta è proprio l’asso, può farlo il mazziere. Altrimenti si chiede a tutti se vogliono rubare, così nessuno sa chi poteva farlo.
fact-latriomphe-robbing-lays = Per ogni carta presa, chi ruba ne mette una a scelta, coperta, sotto il mazzo. Tutti vedono le carte prese, nessuno quelle date in cambio.
fact-latriomphe-offer = Mano debole? Chi apre e il mazziere possono proporre di cedere la smazzata invece di giocare la loro prima carta; risponde l’altro dei due. Si può proporre una sola volta a smazzata.
fact-latriomphe-offer-accepted = Se la resa è accettata, la smazzata finisce e la squadra che accetta segna 1 punto.
fact-latriomphe-offer-refused = Chi rifiuta deve fare con la sua squadra tutte e cinque le prese, e così segna 2 punti. La prima presa persa costa 2 punti e chiude la smazzata.
fact-latriomphe-must-beat = Se puoi, devi rispondere al seme d’apertura, e con una carta che superi la migliore, se ce l’hai, anche quando è della tua squadra. Se la presa è già stata tagliata, va bene ogni carta del seme d’apertura.
fact-latriomphe-must-beat-alone = Se puoi, devi rispondere al seme d’apertura, e con una carta che superi la migliore, se ce l’hai. Se la presa è già stata tagliata, va bene ogni carta del seme d’apertura.
fact-latriomphe-must-trump = Se non puoi rispondere, devi giocare un trionfo, se ne hai, e se puoi più alto di quelli in tavola. Altrimenti giochi la carta che vuoi.
fact-latriomphe-decided = La smazzata finisce appena una squadra ha tre prese.
fact-latriomphe-decided-alone = La smazzata finisce appena qualcuno ha tre prese.
fact-latriomphe-vole-or-stop = Se una squadra fa le prime tre prese, chi ha fatto la terza può fermarsi o tentare il cappotto: tutte e cinque.
fact-latriomphe-vole-or-stop-alone = Se fai le prime tre prese, puoi fermarti o tentare il cappotto: tutte e cinque.
fact-latriomphe-three = Tre prese valgono 1 punto.
fact-latriomphe-most = Se nessuno ne fa tre, segna 1 punto chi ha fatto più prese; a parità, chi è arrivato prima a quel numero.
fact-latriomphe-vole = Il cappotto, tutte e cinque le prese, vale 2 punti. Se lo tenti e perdi una presa, costa 2 punti e la smazzata finisce.
fact-latriomphe-loses = Un punto perso si toglie da quelli della tua squadra. Se non ne avete, lo segnano gli avversari.
fact-latriomphe-debt = Se perdi un punto che non hai, diventa un debito, che paghi coi prossimi punti. Nessun altro ci guadagna.
fact-latriomphe-match = Ognuno mette { $stake } per tutta la partita e non può perdere di più. La squadra che vince si divide le poste dell’altra.
fact-latriomphe-match-alone = Ognuno mette { $stake } per tutta la partita e non può perdere di più. Chi vince prende tutto.

# Troccas

fact-troccas-sides = Si gioca in quattro, due contro due. I compagni siedono di fronte.
fact-troccas-goal = Contano i punti delle carte nelle prese, { $all } in tutto. La coppia con più di { $half } vince la smazzata.
fact-troccas-draw = Le coppie si sorteggiano: ognuno pesca finché non ha un trionfo che non sia il Matto. I due più alti giocano insieme, il più basso dà le carte per primo. Dopo { $deals } smazzate si sorteggiano di nuovo.
fact-troccas-dealt = Ognuno riceve { $cards } carte: sei, sei e sette. Il mazziere ne riceve altre { $scart }.
fact-troccas-exposed = L’ultima delle sette carte di ognuno resta scoperta finché il mazziere non ha scartato.
fact-troccas-scart = Il mazziere scarta { $scart } carte coperte, che contano per la sua coppia. Non si possono scartare: { $honours }.
fact-troccas-call = Chi gioca il re del seme d’apertura può chiamare il fante di quel seme, se è la prima volta che quel seme apre una presa. Non può farlo se il fante ce l’ha in mano, o se è già in quella presa.
fact-troccas-call-forced = Se hai il fante chiamato e non hai ancora giocato in quella presa, devi giocarlo. Non ti scusa nemmeno il Matto.
fact-troccas-call-swapped = Se hai il fante chiamato e hai già giocato una carta di quel seme dall’asso al dieci, la riprendi e al suo posto giochi il fante. Se hai giocato un’altra carta, la chiamata non ha effetto.
fact-troccas-values = I re, il Matto, { $fives } valgono { $king } punti ciascuno, le dame { $queen }, i cavalli { $knight }, i fanti { $jack }, ogni altra carta { $other }.
fact-troccas-fours = Le carte si contano a gruppi di quattro, e ogni gruppo vale 3 punti in meno della somma delle sue carte. Le due del mazziere valgono 1 in meno.
fact-troccas-fool = Se gli avversari vincono la presa in cui hai giocato il Matto, la tua coppia lo tiene e dopo l’ultima presa dà loro in cambio la sua carta più bassa.
fact-troccas-all-tricks = La coppia che fa tutte e { $cards } le prese ha tutti i { $all } punti.
fact-troccas-goods = Per ogni punto sopra { $half }, nella coppia che perde ognuno paga { $stake } a un avversario. Puoi perdere al massimo { $most } a smazzata.

fact-mitigati-goal = Ognuno gioca per sé, e contano i punti delle carte nelle prese. In tutto sono { $all }: con più di { $mean } vinci monete, con meno ne perdi.
fact-mitigati-dealt = Ognuno riceve { $cards } carte, cinque alla volta. Il mazziere prende anche le ultime { $talon } e ne scarta { $talon } coperte, che contano per lui.
fact-mitigati-dealt-for-bids = Ognuno riceve { $first } carte, poi altre { $next } per tre volte. C’è un giro di proposte dopo le prime { $first }, e uno dopo ciascuna delle due distribuzioni seguenti. Con le ultime carte il mazziere prende anche le { $talon } che restano e ne scarta { $talon } coperte, che contano per lui.
fact-mitigati-bids = A partire da chi viene subito dopo il mazziere, ognuno propone un numero di punti sopra o sotto { $mean }, o chiede altre carte.
fact-mitigati-bids-agreed = Appena ci sono tutte e tre le proposte e la loro somma è zero, la smazzata si paga come proposto e non si gioca.
fact-mitigati-bids-more = Quando tocca di nuovo a te puoi tenere la tua proposta o abbassarla, mai alzarla. Se qualcuno chiede altre carte, se la somma scende sotto zero, o se per un giro intero del tavolo non cambia nulla, le proposte si annullano e si danno altre carte. Senza accordo al terzo giro di proposte, la smazzata si gioca.
fact-mitigati-discard = I re, il Matto e i trionfi non si possono scartare.
fact-mitigati-discard-too-few = Se così il mazziere ha meno di tre carte che si possono scartare, lo scarto si completa coi trionfi più bassi. Sempre esclusi: { $never }.
fact-mitigati-discard-only-trump = I re, il Matto, { $fives } non si possono scartare. Un’eccezione: { $bagatto }, se è l’unico trionfo del mazziere, con o senza il Matto.
fact-mitigati-fool = Se giochi il Matto resta sempre tuo, anche se non fai nessuna presa: chi vince quella presa ha solo le altre due carte.
fact-mitigati-values = I re, { $fives } valgono { $king } punti ciascuno, le dame { $queen }, i cavalli { $knight }, i fanti { $jack }, ogni altra carta { $other }. Il Matto vale { $fool }. Ogni carta si conta da sola.
fact-mitigati-pays = Per ogni punto sopra { $mean } ricevi { $price }; per ogni punto sotto paghi lo stesso. Onori compresi, puoi perdere al massimo { $most } a smazzata.
fact-mitigati-honours = Gli onori sono i quattro re, { $trio }. Subito prima della tua prima carta i tuoi onori si mostrano, e ogni avversario te li paga: per ogni punto di onori, quanto vale un punto.
fact-mitigati-honours-sets = Conta la tua combinazione migliore: quattro onori qualsiasi danno { $four } punti, { $trio } insieme { $three }, i quattro re { $kings }. Ogni onore oltre a quella combinazione aggiunge { $each }.
fact-mitigati-honours-trumps = In più, { $many } o più trionfi danno un punto ciascuno. Il Matto conta solo come decimo.

fact-swiss-goal = Ognuno dà le carte una volta: { $deals } smazzate fanno una partita. Ognuno mette { $stake } una volta sola per tutta la partita, e il totale più alto prende tutto.
fact-swiss-dealt = Ognuno riceve { $cards } carte, cinque alla volta. Il mazziere prende anche le ultime { $talon } e ne scarta { $talon } coperte, che contano per lui come una presa.
fact-swiss-discard = I re, il Matto e i trionfi non si possono scartare.
fact-swiss-discard-too-few = Se così il mazziere ha meno di tre carte che si possono scartare, lo scarto si completa coi trionfi più bassi. Sempre esclusi: { $never }.
fact-swiss-fool = Se giochi il Matto resta tuo, e a fine smazzata dai a chi ha vinto quella presa la carta più bassa fra quelle che hai preso. Se non hai preso nessuna carta, il Matto va a chi ha vinto la presa.
fact-swiss-fool-dealer = Se il mazziere non ha fatto prese, paga il Matto con una delle carte scartate.
fact-swiss-values = I re, il Matto, { $fives } valgono { $king } punti ciascuno, le dame { $queen }, i cavalli { $knight }, i fanti { $jack }, ogni altra carta { $other }.
fact-swiss-threes = Le carte si contano a gruppi di tre, e ogni gruppo vale 2 punti in meno della somma delle sue carte.
fact-swiss-total = Ogni smazzata vale { $all } punti, che si sommano per tutta la partita.
fact-swiss-tie = A parità di totale si divide; le monete che avanzano vanno una a testa, a partire da chi viene dopo il mazziere, nel senso in cui si danno le carte.

# A game in short, in the hand of whoever plays their first deals of it: five lines and 350 characters at most.
quick-heading = { $game } in breve
quick-goal-points = Fai più di { $mean } dei { $all } punti.
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
quick-must-beat = Rispondi al seme, o taglia, e supera la carta migliore se puoi.
quick-no-suits = Niente semi: i trionfi battono il Matto, poi assi, figure, dal 10 al 2.
quick-turned = Il seme della carta scoperta è trionfo.
quick-ranks = Dalla più alta: { $ranks }.
quick-reversed = A { $suits } i numeri bassi battono gli alti.
quick-top = Trionfo più alto: { $card }.
quick-courts-first = Le figure di un seme si equivalgono: vince la prima.
quick-courts-last = Le figure di un seme si equivalgono: vince l’ultima.
quick-counts = I re, { $fives } valgono { $king }, le dame { $queen }, i cavalli { $knight }, i fanti { $jack }, il resto { $other }.
quick-bonus = Queste carte ti pagano dal piatto: { $cards }.
quick-marks = Tre prese valgono 1 punto, tutte e cinque 2.
quick-shares = Le quote: un terzo del piatto, metà del resto, quello che rimane.
quick-honours = Gli onori pagano: quattro tra le carte da 5 e il Matto, o dieci trionfi.
quick-call = Un re del seme d’apertura può chiamare il suo fante.
quick-rob = L’asso di trionfo può rubare la carta scoperta.
quick-offer = Mano debole? Chi apre e il mazziere possono proporre di cedere la smazzata.
quick-swap = Dopo le prime puntate puoi cambiare una carta.
quick-alone = Se tutti gli altri passano, il piatto è tuo.
quick-discard = Le { $talon } carte dello scarto contano per il mazziere.
