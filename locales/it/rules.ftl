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
edition-equal_courts-last = { $edition }, fra figure pari vince l’ultima
edition-equal_courts-ranked = { $edition }, figure in ordine
edition-top-angel = { $edition }, l’Angelo sopra il Mondo
edition-round_suits-straight = { $edition }, Coppe e Denari diritti
edition-bagatto-only-trump-no-fool = { $edition }, il Bagatto si scarta solo senza il Matto
edition-robbing-off = { $edition }, senza furto
edition-fool-excuse = { $edition }, il Matto come scusa

rules-cards = Le carte
rules-deal = Si danno le carte
rules-bonus = Carte con premio
rules-play = Il gioco
rules-end = Chi vince
rules-pays = Che cosa si paga
rules-footer = Secondo le opzioni con cui si gioca a questo tavolo.
rules-footer-default = Secondo le opzioni nominate nel titolo.

fact-goal = Vinci il piatto se ti tocca **{ $card }**, o se delle { $tricks } prese ne fai più di tutti.
fact-seats = Si gioca da { $fewest } a { $most }.
fact-seats-exactly = Si gioca in { $seats }.
fact-seats-of = Si gioca in { $first } o { $most }.
fact-pack = Il mazzo ha { $cards } carte: { $plain } di { $suits }, { $trumps } trionfi, e il Matto.
fact-pack-plain = Il mazzo ha { $cards } carte: { $each } per ogni seme ({ $suits }).
fact-order = { $suits }, dalla carta più forte: { $cards }

fact-clockwise = Si danno le carte e si gioca in senso orario, verso sinistra.
fact-anticlockwise = Si danno le carte e si gioca in senso antiorario, verso destra.
fact-ante = Ognuno mette nel piatto la posta, almeno { $least }.
fact-ante-at = Ognuno mette nel piatto { $stake }. Una smazzata non può costarti di più.
fact-dealt = Ognuno riceve { $cards } carte, una alla volta.
fact-takes-all = Chi riceve **{ $card }** prende subito tutto il piatto, e la smazzata è finita.
fact-bonus-may = **{ $card }**: chi ha la carta può mostrarla, e riceve dal piatto { $amount }. Poi la riprende in mano.
fact-bonus-must = **{ $card }**: chi ha la carta la mostra, e riceve dal piatto { $amount }. Poi la riprende in mano.
fact-bonus-secret = A tutti si chiede insieme, e per lo stesso tempo, se vogliono mostrare, così che nessuno sappia chi ha che cosa.
fact-stakes = { $stakes ->
    [one] 1 posta
   *[other] { $stakes } poste
}
fact-empty-pot = Se i premi svuotano il piatto, la smazzata è finita.
fact-first-lead = Alla prima presa apre chi siede accanto al mazziere; poi apre chi ha fatto la presa.
fact-must-follow = Se puoi, devi rispondere al seme d’apertura. I trionfi sono un seme.
fact-must-trump = Se non puoi rispondere, devi giocare un trionfo, se ne hai. Altrimenti gioca ciò che vuoi.
fact-need-not-beat = Non c’è mai l’obbligo di superare ciò che è in tavola.
fact-fool-trump = Il Matto è il trionfo più basso. Batte ogni carta dei quattro semi e perde con ogni altro trionfo.
fact-fool-excuse = Il Matto ti scusa: giocalo quando vuoi, qualunque sia l’apertura. Non fa mai presa. Se apre, il seme lo decide la carta dopo.
fact-trick-winner = Fa la presa il trionfo più alto, altrimenti la carta più alta del seme d’apertura.
fact-most-tricks = Chi fa più prese prende ciò che resta nel piatto. A parità di prese, chi ci è arrivato prima; così, se cinque ne fanno una a testa, chi ha fatto la prima.
fact-next-dealer = Dopo ogni smazzata dà le carte il prossimo in quel senso.

fact-scarto-goal = Ognuno gioca per sé e fa prese per i punti che contengono. In tutto sono { $all }: con più di { $mean } vinci, con meno perdi.
fact-scarto-dealt = Ognuno riceve { $cards } carte, cinque alla volta. Il mazziere prende anche le ultime { $talon } e ne scarta { $talon } coperte, che contano per lui.
fact-scarto-discard = Non si possono scartare: i re, il Matto, { $fives }.
fact-scarto-discard-only-trump = Non si possono scartare: i re, il Matto, { $fives }. Con un’eccezione: { $bagatto } si può scartare se è l’unico trionfo del mazziere, con o senza il Matto.
fact-scarto-discard-only-trump-no-fool = Non si possono scartare: i re, il Matto, { $fives }. Con un’eccezione: { $bagatto } si può scartare se è l’unico trionfo del mazziere e il mazziere non ha il Matto.
fact-scarto-fool = Il Matto che giochi resta sempre tuo, anche se non fai nemmeno una presa: chi fa quella presa ha solo le altre due carte.
fact-scarto-values = Valgono { $king } ciascuno: i re, { $fives }. Una dama vale { $queen }, un cavallo { $knight }, un fante { $jack }, ogni altra carta { $other }. Il Matto vale { $fool } e si tiene da parte.
fact-scarto-threes = Le carte si contano a tre a tre, e ogni gruppo di tre vale 2 in meno della sua somma. Due carte che avanzano valgono 1 in meno.
fact-scarto-pays = Per ogni punto sopra { $mean } ricevi { $price }, per ogni punto sotto paghi altrettanto. Una smazzata può costarti al massimo { $most }.

fact-trefeltromp-goal = Tre carte a testa, quattro giri di puntate. Si cala una carta per volta, e ogni volta la migliore prende una parte del piatto.
fact-trefeltromp-order = I semi non contano. Dalla carta più forte: i trionfi da 21 a 1, poi il Matto, poi gli assi, poi le figure (re, dama, cavallo e fante, tutti pari), poi dal 10 al 2.
fact-trefeltromp-fool = Il Matto è il trionfo più basso: batte ogni carta dei quattro semi e perde con ogni altro trionfo.
fact-trefeltromp-ante = Ognuno mette nel piatto l’ante: { $ante }.
fact-trefeltromp-purse = Quando ti siedi fissi la tua borsa, da { $least } a { $most }. È il massimo che una smazzata può costarti, ante compreso.
fact-trefeltromp-directions = Le carte girano in senso antiorario, le puntate in senso orario: parla per primo chi è ancora in gioco più vicino alla sinistra del mazziere.
fact-trefeltromp-next-dealer = La smazzata dopo la dà chi siede alla destra del mazziere.
fact-trefeltromp-rounds = Prima si punta (*fyrsturkalla*), poi si cambia, poi tre volte si punta e si cala: *banenkalla* e *banen*, *detuilerkalla* e *detuiler*, *debekransekalla* e *debekranse*.
fact-trefeltromp-exchange = Al cambio, chi è ancora in gioco può dare via una carta per una nuova. Tutti decidono nello stesso momento.
fact-trefeltromp-laying = Chi è ancora in gioco cala una carta coperta. Carta calata non si riprende. Quando tutti hanno calato, le carte si scoprono insieme.
fact-trefeltromp-bets = Parola, punta, vedi, rilancia o passa. Una puntata è almeno { $ante }; un rilancio aggiunge almeno quanto l’ultima puntata o l’ultimo rilancio. Con meno puoi comunque andare all-in.
fact-trefeltromp-raises = In un giro ci sono al massimo una puntata e { $raises } rilanci interi, a meno che non si resti in due. Dopo l’ultimo si vede o si passa: nessuno sale più, nemmeno con un all-in. Prima, un all-in più basso di un rilancio intero non conta come rilancio, e non dà un altro rilancio a chi ha già parlato. Nessuno può puntare se nessun altro può pagare.
fact-trefeltromp-all-in = Chi non ha più nulla non parla più, e gioca ancora per i piatti in cui ha messo monete.
fact-trefeltromp-privilege = Se cali il Matto nel banen o nel detuiler e non vinci nulla, al giro di puntate dopo puoi *stare*: non paghi e giochi ancora per ogni piatto in cui eri. Se invece punti o rilanci, paghi come tutti. Nel debekranse il Matto non ti dà nulla.
fact-trefeltromp-shares = Chi vince il banen prende un terzo del piatto, arrotondato per difetto; chi vince il detuiler, metà di ciò che resta; chi vince il debekranse, il resto.
fact-trefeltromp-tie = Se le carte migliori sono pari non vince nessuno, e le monete restano. Dopo il debekranse restano per la smazzata dopo; l’ante lo mettono tutti lo stesso.
fact-trefeltromp-alone = Se tutti gli altri passano, prendi tutto il piatto e non mostri nulla. Una puntata che nessuno ha visto torna indietro.
fact-trefeltromp-banked = Ciò che vinci in una smazzata non si può puntare nella stessa smazzata.
fact-trefeltromp-side-pots = Le puntate oltre ciò che un giocatore all-in poteva pagare vanno in un piatto a parte, che si divide allo stesso modo fra chi lo ha pagato.
fact-trefeltromp-closing = Se il tavolo chiude con monete nel piatto, se le dividono quelli che erano ancora in gioco all’ultimo debekranse finito pari e non se ne sono andati.

fact-tarocchi-goal = Ognuno gioca per sé e fa prese per i punti che contengono. In tutto sono { $all }: con più di { $mean } vinci, con meno perdi.
fact-tarocchi-dealt = Ognuno riceve { $cards } carte, cinque alla volta. Il mazziere prende anche le ultime { $talon } e ne scarta { $talon } coperte, che contano per lui.
fact-tarocchi-discard = Non si possono scartare: i re, il Matto, { $fives }.
fact-tarocchi-courts-first = Re, dama, cavallo e fante di un seme sono pari: di due giocati, vale il primo.
fact-tarocchi-courts-last = Re, dama, cavallo e fante di un seme sono pari: di due giocati, vince l’ultimo.
fact-tarocchi-fool = Il Matto che giochi resta sempre tuo, anche se non fai nemmeno una presa: chi fa quella presa ha solo le altre due carte.
fact-tarocchi-values = Valgono { $king } ciascuno: i re, { $fives }. Una dama vale { $queen }, un cavallo { $knight }, un fante { $jack }, ogni altra carta { $other }. Il Matto vale { $fool } e si tiene da parte.
fact-tarocchi-threes = Le carte si contano a tre a tre, e ogni gruppo di tre vale 2 in meno della sua somma. Due carte che avanzano valgono 1 in meno.
fact-tarocchi-pays = Per ogni punto sopra { $mean } ricevi { $price }, per ogni punto sotto paghi altrettanto. Una smazzata può costarti al massimo { $most }.

# La Triomphe

fact-latriomphe-sides = Giocano due squadre, di uno, due o tre ciascuna. I compagni siedono alternati: uno sì e uno no è dei tuoi.
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
fact-latriomphe-turned = La carta dopo si scopre. Il suo seme è trionfo.
fact-latriomphe-robbing = Chi ha l’asso di trionfo può prendere la carta scoperta, e quelle subito sotto finché sono trionfi. Se a scoprirsi è l’asso stesso, può farlo il mazziere. Se l’asso non è scoperto, lo si chiede a tutti, così nessuno sa chi potrebbe rubare.
fact-latriomphe-robbing-lays = Per ogni carta presa, chi ruba ne mette una coperta sotto il tallone, quella che vuole. Tutti vedono ciò che prende, nessuno ciò che mette.
fact-latriomphe-offer = Una mano brutta? Chi apre e il mazziere possono, ciascuno, offrire la smazzata, cioè darla per persa, invece di giocare la loro prima carta. Risponde l’altro dei due. In una smazzata si offre una volta sola.
fact-latriomphe-offer-accepted = Se si accetta, la smazzata è finita: la squadra che accetta segna 1 punto.
fact-latriomphe-offer-refused = Chi rifiuta deve fare con la sua squadra tutte e cinque le prese: così segna 2 punti. La prima presa mancata ne costa 2, e la smazzata è finita.
fact-latriomphe-must-beat = Se puoi, devi rispondere al seme d’apertura e, se puoi, superare la carta migliore, anche se è del tuo compagno. Se la presa è già tagliata con un trionfo, va bene ogni carta del seme.
fact-latriomphe-must-beat-alone = Se puoi, devi rispondere al seme d’apertura e, se puoi, superare la carta migliore. Se la presa è già tagliata con un trionfo, va bene ogni carta del seme.
fact-latriomphe-must-trump = Se non puoi rispondere, devi giocare un trionfo, se ne hai, e se puoi più alto di quelli in tavola. Altrimenti gioca ciò che vuoi.
fact-latriomphe-decided = La smazzata finisce appena una squadra ha tre prese.
fact-latriomphe-decided-alone = La smazzata finisce appena qualcuno ha tre prese.
fact-latriomphe-vole-or-stop = Quando una squadra fa le prime tre prese, chi ha fatto la terza può fermarsi lì, o tentare il cappotto: tutte e cinque.
fact-latriomphe-vole-or-stop-alone = Chi fa le prime tre prese può fermarsi lì, o tentare il cappotto: tutte e cinque.
fact-latriomphe-three = Tre prese valgono 1 punto.
fact-latriomphe-most = Se nessuno ne ha tre, segna 1 punto chi ha fatto più prese; a parità, chi ci è arrivato prima.
fact-latriomphe-vole = Tutte e cinque le prese valgono 2 punti. Chi tenta il cappotto e ne manca una perde 2 punti, e la smazzata è finita.
fact-latriomphe-loses = Un punto perso si toglie da quelli della tua squadra. Se non ne ha, lo segnano gli altri.
fact-latriomphe-debt = Un punto perso che non hai è un debito: lo pagano i prossimi punti che fai. Nessun altro ci guadagna.
fact-latriomphe-match = Ognuno mette { $stake } per tutta la partita, e di più non può costarti. Chi vince si divide ciò che gli altri hanno messo.
fact-latriomphe-match-alone = Ognuno mette { $stake } per tutta la partita, e di più non può costarti. Chi vince prende tutto.

# Troccas

fact-troccas-sides = Si gioca in quattro, due contro due. I compagni siedono di fronte.
fact-troccas-goal = Si fanno prese per i punti che contengono, { $all } in tutto. La coppia con più di { $half } vince la smazzata.
fact-troccas-draw = Le coppie si estraggono: ognuno pesca finché non ha un trionfo che non sia il Matto. I due più alti giocano insieme, il più basso dà le carte per primo. Dopo { $deals } smazzate si estraggono di nuovo.
fact-troccas-dealt = Ognuno riceve { $cards } carte: sei, sei e sette. Il mazziere ne ha altre { $scart }.
fact-troccas-exposed = L’ultima delle sette carte di ognuno resta scoperta finché il mazziere non ha scartato.
fact-troccas-scart = Il mazziere scarta { $scart } carte coperte, che contano per la sua coppia. Non si possono scartare: { $honours }.
fact-troccas-call = Chi gioca il re del seme d’apertura può chiamare il fante di quel seme, se è la prima volta che quel seme apre e se il fante non è in mano sua né già in quella presa.
fact-troccas-call-forced = Chi ha il fante chiamato e deve ancora giocare, deve giocarlo. Non lo scusa nemmeno il Matto.
fact-troccas-call-swapped = Chi ha il fante chiamato e ha già giocato una carta di quel seme dall’asso al dieci, se la riprende e al suo posto mette il fante. Se ha giocato un’altra carta, la chiamata non ha effetto.
fact-troccas-values = Valgono { $king } ciascuno: i re, il Matto, { $fives }. Una dama vale { $queen }, un cavallo { $knight }, un fante { $jack }, ogni altra carta { $other }.
fact-troccas-fours = Le carte si contano a quattro a quattro, e ogni gruppo di quattro vale 3 in meno della sua somma. Le due del mazziere valgono 1 in meno.
fact-troccas-fool = Se la presa col tuo Matto va agli avversari, la tua coppia tiene il Matto e dopo l’ultima presa dà in cambio la sua carta più bassa.
fact-troccas-all-tricks = La coppia che fa tutte e { $cards } le prese ha tutti i { $all } punti.
fact-troccas-goods = Per ogni punto sopra { $half }, ognuno dei due che perdono paga { $stake } a uno dei due che vincono. Una smazzata può costarti al massimo { $most }.

fact-mitigati-goal = Ognuno gioca per sé e fa prese per i punti che contengono. In tutto sono { $all }: con più di { $mean } vinci, con meno perdi.
fact-mitigati-dealt = Ognuno riceve { $cards } carte, cinque alla volta. Il mazziere prende anche le ultime { $talon } e ne scarta { $talon } coperte, che contano per lui.
fact-mitigati-dealt-for-bids = Ognuno riceve { $first } carte, poi tre volte { $next }. Dopo le prime { $first }, e dopo le due volte seguenti, si fanno proposte. Alla fine il mazziere prende anche le ultime { $talon } carte e ne scarta { $talon } coperte, che contano per lui.
fact-mitigati-bids = Dal vicino del mazziere in poi, a turno si propone un numero di punti sopra o sotto { $mean }, o si chiedono altre carte.
fact-mitigati-bids-agreed = Appena le tre proposte ci sono tutte e fanno zero, la smazzata si paga come proposto e non si gioca.
fact-mitigati-bids-more = Quando tocca di nuovo a te puoi confermare la proposta o abbassarla, mai alzarla. Si danno altre carte, e le proposte cadono tutte, quando qualcuno chiede carte, quando la somma scende sotto zero, o quando per un turno intero nessuno cambia. Senza accordo al terzo giro di proposte, la smazzata si gioca.
fact-mitigati-discard = Non si possono scartare: i re, il Matto, tutti i trionfi.
fact-mitigati-discard-too-few = Se così al mazziere restano meno di tre carte da scartare, si completa coi trionfi più bassi; mai però con { $never }.
fact-mitigati-discard-only-trump = Non si possono scartare: i re, il Matto, { $fives }. Con un’eccezione: { $bagatto } si può scartare se è l’unico trionfo del mazziere, con o senza il Matto.
fact-mitigati-fool = Il Matto che giochi resta sempre tuo, anche se non fai nemmeno una presa: chi fa quella presa ha solo le altre due carte.
fact-mitigati-values = Valgono { $king } ciascuno: i re, { $fives }. Una dama vale { $queen }, un cavallo { $knight }, un fante { $jack }, ogni altra carta { $other }. Il Matto vale { $fool }. Ogni carta si conta da sola.
fact-mitigati-pays = Per ogni punto sopra { $mean } ricevi { $price }, per ogni punto sotto paghi altrettanto. Onori compresi, una smazzata può costarti al massimo { $most }.
fact-mitigati-honours = Gli onori sono i quattro re, { $trio }. Subito prima della tua prima carta i tuoi onori si mostrano e si pagano a parte: ogni avversario ti paga, al prezzo di un punto.
fact-mitigati-honours-sets = Quattro onori qualsiasi danno { $four } punti, { $trio } insieme { $three }, i quattro re { $kings }; ogni onore in più dà { $each }. Conta solo la combinazione migliore.
fact-mitigati-honours-trumps = Inoltre, con { $many } o più trionfi si ha un punto per ciascuno. Il Matto conta solo come decimo.

fact-swiss-goal = Ognuno dà le carte una volta: { $deals } smazzate sono una partita. Ognuno rischia { $stake }, una volta sola per tutta la partita, e il totale più alto prende tutto.
fact-swiss-dealt = Ognuno riceve { $cards } carte, cinque alla volta. Il mazziere prende anche le ultime { $talon } e ne scarta { $talon } coperte, che contano per lui proprio come una presa.
fact-swiss-discard = Non si possono scartare: i re, il Matto, tutti i trionfi.
fact-swiss-discard-too-few = Se così al mazziere restano meno di tre carte da scartare, si completa coi trionfi più bassi; mai però con { $never }.
fact-swiss-fool = Il Matto che giochi resta tuo; a fine smazzata dai in cambio, a chi ha fatto quella presa, la carta più bassa che hai preso. Se non hai preso nessuna carta, il Matto va a chi ha fatto la presa.
fact-swiss-fool-dealer = Il mazziere senza prese paga il Matto con una delle carte scartate.
fact-swiss-values = Valgono { $king } ciascuno: i re, il Matto, { $fives }. Una dama vale { $queen }, un cavallo { $knight }, un fante { $jack }, ogni altra carta { $other }.
fact-swiss-threes = Le carte si contano a tre a tre, e ogni gruppo di tre vale 2 in meno della sua somma.
fact-swiss-total = Una smazzata ha { $all } punti. Si sommano per tutta la partita.
fact-swiss-tie = A parità di totale si divide; le monete d’avanzo si danno una a testa, a partire dal vicino del mazziere, nel senso in cui si danno le carte.
