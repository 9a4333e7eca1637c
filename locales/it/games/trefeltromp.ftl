game-trefeltromp = Trefeltromp
edition-raises = { $edition }, { $raises ->
    [one] { $raises } rilancio
   *[other] { $raises } rilanci
}
edition-raises-unlimited = { $edition }, rilanci senza limite
play-about-trefeltromp = tre carte e quattro giri di puntate: un vecchio cugino del poker.
lesson-aim-trefeltromp = Hai { $number } carte, da calare una alla volta. Prima di ogni calata c’è un giro di puntate, e la carta migliore vince una parte del piatto.

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
fact-trefeltromp-raises = In ogni giro ci sono al massimo una puntata e { $raises ->
    [one] un rilancio intero
   *[other] { $raises } rilanci interi
}, a meno che non restiate in due. Dopo l’ultimo rilancio si può solo vedere o passare: non si sale più, nemmeno con un all-in. Fino ad allora, un all-in più basso di un rilancio intero non conta come rilancio, e non permette a chi ha già parlato di rilanciare ancora. Nessuno può puntare se nessun altro può vedere.
fact-trefeltromp-raises-unlimited = I rilanci di un giro non hanno limite. Un all-in più basso di un rilancio intero non conta come rilancio, e non permette a chi ha già parlato di rilanciare ancora. Nessuno può puntare se nessun altro può vedere.
fact-trefeltromp-all-in = Chi non ha più nulla non punta più, ma gioca ancora per i piatti in cui ha messo monete.
fact-trefeltromp-privilege = Se cali il Matto al banen o al detuiler e non vinci nulla, nel giro di puntate dopo puoi *stare*: non paghi e giochi ancora per ogni piatto in cui eri. Se invece punti o rilanci, paghi come tutti. Al debekranse il Matto non ti dà nulla.
fact-trefeltromp-shares = Chi vince il banen prende un terzo del piatto, arrotondato per difetto; chi vince il detuiler la metà di ciò che resta; chi vince il debekranse il resto.
fact-trefeltromp-tie = Se le carte migliori sono pari non vince nessuno, e le monete restano nel piatto. Dopo il debekranse passano alla smazzata seguente; tutti mettono comunque l’ante.
fact-trefeltromp-alone = Se tutti gli altri passano, vinci tutto il piatto senza mostrare nulla. Una puntata che nessuno ha visto ti viene restituita.
fact-trefeltromp-banked = Quello che vinci in una smazzata non puoi puntarlo nella stessa smazzata.
fact-trefeltromp-side-pots = Le puntate oltre ciò che può pagare chi è all-in vanno in un piatto a parte, diviso allo stesso modo fra chi ci ha messo monete.
fact-trefeltromp-closing = Se il tavolo chiude con monete nel piatto, le monete si dividono fra chi non ha lasciato il tavolo ed era ancora in gioco quando l’ultimo debekranse è finito in parità.
