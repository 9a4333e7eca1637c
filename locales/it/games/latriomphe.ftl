game-latriomphe = La Triomphe
edition-as-qui-pille = à l’as qui pille
edition-target = { $edition }, a { $target }
edition-robbing-off = { $edition }, senza furto
edition-run-off = { $edition }, si ruba solo la carta scoperta
play-about-latriomphe = cinque carte a testa, e con tre prese su cinque si fa il punto. Il modo migliore per cominciare.
play-edition-latriomphe-classic = nessuno ruba
play-edition-latriomphe-as-qui-pille = l’asso di trionfo ruba
lesson-aim-latriomphe = Si gioca due contro due, con { $number } carte a testa. Segna la squadra che fa più prese.
lesson-aim-latriomphe-as-qui-pille = Ognuno gioca per sé, con { $number } carte. Segna chi fa più prese.

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
fact-latriomphe-robbing-turned = Chi ha l’asso di trionfo può prendere la carta scoperta, e nessun’altra. Se la carta scoperta è proprio l’asso, può farlo il mazziere. Altrimenti si chiede a tutti se vogliono rubare, così nessuno sa chi poteva farlo.
fact-latriomphe-robbing-lays-one = In cambio chi ruba mette una carta a scelta, coperta, sotto il mazzo: anche quella presa. Tutti vedono la carta presa, nessuno quella data in cambio.
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
