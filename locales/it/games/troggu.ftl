game-troggu = Troggu
edition-visp = Regole di Visp
edition-all_pass-redeal = { $edition }, si ridà se tutti passano
play-about-troggu = un gioco dell’Alto Vallese, da tre a sei: prendi il *tapp* o gioca solo, contro tutti gli altri.
lesson-aim-troggu = Chi prende il tapp o gioca in solo è contro tutti, e deve fare più della metà dei punti. Se tutti passano, chi fa più punti perde.
lesson-talk-troggu = Di’ «prendo» per aggiungere il *tapp* coperto alla tua mano, «solo» per farne a meno al doppio del prezzo, o passa. Si parla una volta sola.
lesson-lay-down-troggu = Hai preso il tapp. Ora scarta { $number } carte: contano per te. Le più preziose non si possono scartare, tranne i quattro re insieme.
rule-all-pass = Se tutti passano
rule-troggu-fool = Il trionfo più alto, che si può trattenere, o un trionfo come gli altri.
rule-troggu-all-pass = Si gioca una misère, o dà le carte il prossimo.
fool-hybrid-choice = trattenibile
all-pass-misere-choice = misère
all-pass-redeal-choice = si ridà

fact-troggu-goal = Chi prende il *tapp* o gioca *solo* è contro tutti gli altri e deve fare almeno { $needed } dei { $all } punti. Se nessuno vuole, ognuno cerca di farne il meno possibile.
fact-troggu-dealt = In tre ognuno riceve { $three } carte, in quattro { $four }, in cinque { $five }, in sei { $six }. Le altre, { $tapp-three }, { $tapp-four }, { $tapp-five } o { $tapp-six }, restano coperte: sono il *tapp*.
fact-troggu-speak = Ognuno parla una volta sola, a cominciare da chi segue il mazziere: *passo*, *prendo* o *solo*. Dopo *prendo* si può solo passare o dire *solo*; un *solo* chiude subito il giro. Vale la parola più alta.
fact-troggu-take = Chi prende aggiunge il tapp alla mano e scarta altrettante carte coperte, che contano per il suo gioco. Nessun altro vede il tapp o lo scarto prima della fine della smazzata.
fact-troggu-lay-down = Non si possono scartare: { $never }. I re si scartano tutti e quattro insieme o per niente; ogni altra carta può andare, anche i trionfi.
fact-troggu-solo = In un solo nessuno vede il tapp prima della fine della smazzata, nemmeno chi gioca solo; però conta per il suo gioco.
fact-troggu-misere = Se tutti passano si gioca una *misère*: ognuno per sé, e chi fa più punti perde. Il tapp resta da parte e non conta per nessuno.
fact-troggu-redeal = Se tutti passano non si gioca e nessuno paga; dà le carte il prossimo.
fact-troggu-lead = Apre chi ha preso; in una misère, chi segue il mazziere.
fact-troggu-lead-declarer = Apre chi ha preso.
fact-troggu-fool = Il Matto (il *Bättler*) è il trionfo più alto: vince ogni presa in cui cade, e se è la carta d’apertura tutti devono giocare trionfi.
fact-troggu-withhold = Ma se devi giocare un trionfo e il Matto è l’unico che hai, puoi giocare qualsiasi altra carta. Così *trattieni* il Matto.
fact-troggu-withheld = Un Matto trattenuto non è più un trionfo. Resta in mano fino all’ultima presa e non può vincerla; i suoi punti restano comunque tuoi, anche in una misère. Nessun altro lo sa prima.
fact-troggu-values = I re, il Matto, { $fives } valgono { $king } punti ciascuno, le dame { $queen }, i cavalli { $knight }, i fanti { $jack }, ogni altra carta { $other }. Ogni carta conta da sola.
fact-troggu-pays = Con almeno { $needed } punti, tapp compreso, chi ha preso riceve { $taken } da ognuno degli altri, in un solo { $solo }; con meno, ne paga altrettanti a ognuno.
fact-troggu-pays-misere = In una misère chi ha più punti paga { $price } a ognuno degli altri, { $double } da { $needed } punti in su. A pari punti, ognuno paga chi ne ha meno; se tutti ne hanno lo stesso numero, nessuno paga.

quick-goal-declarer = Prendi il tapp o gioca solo, e fai { $needed } dei { $all } punti contro tutti.
quick-follow-withhold = Rispondi al seme, o taglia. Se il Matto è il tuo unico trionfo, puoi trattenerlo.
quick-misere = Se tutti passano, chi fa più punti perde.
key-all-kings = Tutti e quattro i re
key-keep-kings = Tieni i re
refused-all-kings = I re si scartano tutti e quattro insieme o per niente.
refused-fool-withheld = Non puoi ancora giocare **{ $card }**: l’hai trattenuto, quindi resta in mano fino all’ultima presa.

troggu-tapp = Il tapp: { $cards } carte, coperte.
troggu-takes = { $name } **prende il tapp** e scarta { $cards } carte.
troggu-took = { $name } ha preso il tapp ({ $cards } carte) e gioca contro tutti gli altri.
troggu-solo = { $name } gioca **in solo** contro tutti gli altri. Il tapp, { $cards } carte, resta coperto e conta per { $name }.
troggu-misere = **Misère**: ognuno per sé, e **chi fa più punti perde**. Il tapp, { $cards } carte, non conta per nessuno.
troggu-own-took = Hai preso il tapp e giochi contro tutti gli altri.
troggu-own-solo = Giochi in solo contro tutti gli altri. Il tapp, { $cards } carte, resta coperto e conta per te.
troggu-scene-misere = Misère: chi fa più punti perde
troggu-may-withhold = Lo vedi solo tu: **{ $card }** è il tuo unico trionfo. Qualsiasi altra carta lo **trattiene**: allora non è più un trionfo, resta in mano fino all’ultima presa e non può vincerla. I suoi 5 punti restano tuoi.
troggu-withheld = Lo vedi solo tu: hai trattenuto **{ $card }**. Resta in mano fino all’ultima presa e non può vincerla; i suoi 5 punti restano tuoi.
troggu-report-won = { $name } ha preso il tapp e vince con { $points } punti: { $coins }.
troggu-report-lost = { $name } ha preso il tapp e perde con { $points } punti (ne servivano { $needed }): costa { $coins }.
troggu-report-solo-won = { $name } vince il solo con { $points } punti: { $coins }.
troggu-report-solo-lost = { $name } perde il solo con { $points } punti (ne servivano { $needed }): costa { $coins }.
troggu-report-misere = Misère: { $names } { $payers ->
    [one] ha
   *[other] hanno
} più punti di tutti, { $points }, e { $payers ->
    [one] paga
   *[other] pagano ciascuno
} { $coins }.
troggu-report-even = Misère: tutti hanno gli stessi punti, e nessuno paga.
troggu-own-declarer = { $points } punti, ne servivano { $needed }
troggu-own-against = { $name } aveva { $points } punti, ne servivano { $needed }
troggu-own-misere = misère con { $points } punti, il massimo { $most }
troggu-sheet-points = { $name }: **{ $points }** punti
troggu-sheet-points-tapp = { $name }: **{ $points }** punti ({ $tricks } nelle prese, { $more } nel tapp)
troggu-sheet-points-laid = { $name }: **{ $points }** punti ({ $tricks } nelle prese, { $more } nello scarto)
troggu-sheet-taken = Il gioco è vinto da { $needed } punti in su: { $price } da ognuno degli altri, o a ognuno.
troggu-sheet-solo = Il solo è vinto da { $needed } punti in su: { $double } da ognuno degli altri, o a ognuno.
troggu-sheet-misere = Chi ha più punti paga { $price } a ognuno degli altri, { $double } da { $needed } punti in su.
