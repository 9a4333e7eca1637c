# Ciò che gli avventori dicono al tavolo. Ogni indole ha tre frasi per ogni occasione.
# Parlano di ciò che tutti hanno visto, e mai di carte che qualcuno ha in mano.
# Nessuna frase dice se chi parla è uomo o donna.

## salda

talk-steady-sat-down-1 = Buonasera a tutti. È libera questa sedia?
talk-steady-sat-down-2 = Ho un’ora di tempo e una borsa. Date le carte anche a me.
talk-steady-sat-down-3 = Buona compagnia, tavolo asciutto. Mi fermo un poco.
talk-steady-won-deal-1 = La cena è pagata.
talk-steady-won-deal-2 = Grazie. Ora le metto in pila per bene.
talk-steady-won-deal-3 = Una smazzata è una smazzata. Avanti.
talk-steady-lost-deal-1 = Capita. La notte è lunga.
talk-steady-lost-deal-2 = Ben giocata. Me la sono cercata.
talk-steady-lost-deal-3 = Ho perso di peggio a tavoli migliori.
talk-steady-big-pot-1 = Ecco un piatto che vale la pena portarsi a casa.
talk-steady-big-pot-2 = Occhio alle tasche, quando esci di qui.
talk-steady-big-pot-3 = Un bel mucchio. Ci starebbe un giro per tutti.
talk-steady-somebody-left-1 = Buona strada.
talk-steady-somebody-left-2 = Attenzione al gradino: balla da primavera.
talk-steady-somebody-left-3 = Più spazio per i miei gomiti, allora.
talk-steady-went-broke-1 = Questa era l’ultima. Buonanotte a tutti.
talk-steady-went-broke-2 = La borsa è vuota, e so quando è ora di smettere.
talk-steady-went-broke-3 = Non me n’è rimasta una. Mi trovate al banco, con un bicchier d’acqua.
talk-steady-dismissed-1 = Come vuole la casa. Buonanotte.
talk-steady-dismissed-2 = Volevo giusto sgranchirmi le gambe.
talk-steady-dismissed-3 = Senza rancore. Tenetemi calda la sedia.
talk-steady-death-1 = Eccola. Non bussa mai.
talk-steady-death-2 = La Morte prende il piatto, come prende tutto.
talk-steady-death-3 = Rimettetela nel mazzo, e alla svelta.
talk-steady-vole-made-1 = Tutte quante. Tanto di cappello.
talk-steady-vole-made-2 = Cappotto. Non se ne vedono tutte le sere.
talk-steady-vole-made-3 = Nemmeno una briciola. Complimenti.
talk-steady-vole-lost-1 = Bel coraggio. E bel conto, anche.
talk-steady-vole-lost-2 = Per un soffio. Ma i quasi non si contano.
talk-steady-vole-lost-3 = La superbia andò a cavallo, e tornò a piedi.

## audace

talk-bold-sat-down-1 = Fate largo! Le mie monete vogliono compagnia.
talk-bold-sat-down-2 = Chi è che non vedeva l’ora di perdere contro di me?
talk-bold-sat-down-3 = O alziamo la posta o alziamo i bicchieri. Per me è lo stesso.
talk-bold-won-deal-1 = Ah! Tutto di qua, grazie!
talk-bold-won-deal-2 = Dalle mie parti si gioca così.
talk-bold-won-deal-3 = Qualcuno prenda nota.
talk-bold-lost-deal-1 = Bah! Ridate le carte, e più in fretta.
talk-bold-lost-deal-2 = Tenetemele calde. Torno a prenderle.
talk-bold-lost-deal-3 = A pelar patate ho versato più sangue.
talk-bold-big-pot-1 = Adesso sì che si gioca! Chi è il prossimo?
talk-bold-big-pot-2 = Un piatto così merita una canzone.
talk-bold-big-pot-3 = Per quello lì avrei fatto a pugni con un orso.
talk-bold-somebody-left-1 = Già di corsa? La notte è giovane!
talk-bold-somebody-left-2 = Almeno lasciaci le monete!
talk-bold-somebody-left-3 = E una sedia si è liberata. A chi tocca adesso?
talk-bold-went-broke-1 = Nemmeno una moneta, e nemmeno un rimpianto!
talk-bold-went-broke-2 = La borsa l’avete avuta. Gli stivali no. Buonanotte!
talk-bold-went-broke-3 = In bolletta! Per lo spettacolo, però, qualcuno mi deve da bere.
talk-bold-dismissed-1 = Mi hanno messo alla porta in case migliori di questa!
talk-bold-dismissed-2 = Peggio per voi. Il divertimento se ne va con me.
talk-bold-dismissed-3 = E va bene! Ma lo sgabello buono lo prendo io.
talk-bold-death-1 = Fatti sotto, vecchie ossa!
talk-bold-death-2 = Ancora la Morte? L’ho già battuta altre volte.
talk-bold-death-3 = Il piatto se lo tenga. Me non mi avrà.
talk-bold-vole-made-1 = Dalla prima all’ultima! Questo è fegato.
talk-bold-vole-made-2 = Da bere a chi le ha prese tutte!
talk-bold-vole-made-3 = Avrei fatto lo stesso. Gridando di più.
talk-bold-vole-lost-1 = Almeno hai osato!
talk-bold-vole-lost-2 = Se si deve cadere, meglio da un cavallo alto.
talk-bold-vole-lost-3 = Ah! Mi piace come perdi.

## prudente

talk-cautious-sat-down-1 = Solo qualche smazzata. Domattina si lavora.
talk-cautious-sat-down-2 = Poste piccole, spero?
talk-cautious-sat-down-3 = Mi metto contro il muro, se non disturbo.
talk-cautious-won-deal-1 = Oh. Be’. Queste le metto via subito.
talk-cautious-won-deal-2 = Meglio che mia madre non lo sappia.
talk-cautious-won-deal-3 = È stata fortuna. E io della fortuna non mi fido.
talk-cautious-lost-deal-1 = Lo sapevo. L’avevo detto sulla porta.
talk-cautious-lost-deal-2 = Un po’ meno pane, questa settimana.
talk-cautious-lost-deal-3 = Era meglio restare a casa, con la mia candela.
talk-cautious-big-pot-1 = Tante monete in un posto solo mi mettono ansia.
talk-cautious-big-pot-2 = Io con quello addosso non andrei a casa senza scorta.
talk-cautious-big-pot-3 = Mi gira la testa, e non è nemmeno roba mia.
talk-cautious-somebody-left-1 = Saggia decisione. Quasi quasi vado anch’io.
talk-cautious-somebody-left-2 = A casa prima della pioggia. Che invidia.
talk-cautious-somebody-left-3 = Passa per la strada illuminata, mi raccomando.
talk-cautious-went-broke-1 = Erano i soldi della spesa. Buonanotte.
talk-cautious-went-broke-2 = Vuota. E adesso, a casa, che cosa racconto?
talk-cautious-went-broke-3 = Ho contato due volte. Non c’è più niente da contare.
talk-cautious-dismissed-1 = Davo fastidio. Chiedo scusa.
talk-cautious-dismissed-2 = Certo, certo. Esco dalla porticina di lato.
talk-cautious-dismissed-3 = A dire il vero, è un sollievo.
talk-cautious-death-1 = Quella carta non mi piace. Non mi è mai piaciuta.
talk-cautious-death-2 = Qualcuno apra una finestra.
talk-cautious-death-3 = Stanotte dormo con la candela accesa.
talk-cautious-vole-made-1 = Tutte? Ma si può?
talk-cautious-vole-made-2 = Io alla terza mi fermo. Mi fermo sempre, alla terza.
talk-cautious-vole-made-3 = Il mio povero cuore. E stavo solo a guardare.
talk-cautious-vole-lost-1 = Ecco perché io non ci provo mai.
talk-cautious-vole-lost-2 = Chi troppo vuole, dicono, nulla stringe.
talk-cautious-vole-lost-3 = Su, coraggio. Vuoi un sorso della mia acqua?

## furba

talk-sly-sat-down-1 = Non badate a me. Le regole le so appena.
talk-sly-sat-down-2 = Passavo solo a guardare. Be’, se insistete.
talk-sly-sat-down-3 = Che bel tavolo. Così fiducioso.
talk-sly-won-deal-1 = E com’è successo? Chissà.
talk-sly-won-deal-2 = Fortuna dei principianti, di sicuro.
talk-sly-won-deal-3 = E dire che cerco di evitarlo.
talk-sly-lost-deal-1 = Tutto secondo i piani.
talk-sly-lost-deal-2 = Lascia che si sentano al sicuro, dico sempre.
talk-sly-lost-deal-3 = Un piccolo investimento.
talk-sly-big-pot-1 = Quante monete. E così lontano da casa.
talk-sly-big-pot-2 = Dimmi un po’: dov’è che alloggi?
talk-sly-big-pot-3 = La tua faccia la ricorderò con affetto.
talk-sly-somebody-left-1 = Di già? Che cosa temevi che vedessi?
talk-sly-somebody-left-2 = Due occhi di meno. Bene.
talk-sly-somebody-left-3 = Torna, mi raccomando. E porta quella borsa.
talk-sly-went-broke-1 = Le monete sono vostre, i vostri segreti miei. Buonanotte.
talk-sly-went-broke-2 = Una borsa vuota non pesa. Viaggio leggero.
talk-sly-went-broke-3 = Qui c’è chi ne sa più di me. Scoprirò chi è.
talk-sly-dismissed-1 = Vado. Ma chi l’avrà chiesto, mi domando.
talk-sly-dismissed-2 = Meglio andare prima che si senta la mia mancanza.
talk-sly-dismissed-3 = Conosco l’uscita. Le conosco tutte.
talk-sly-death-1 = Una vecchia amica. Mi deve un favore.
talk-sly-death-2 = Arriva sempre quando nessuno l’ha invitata.
talk-sly-death-3 = Ve lo dicevo io che era lì dentro. C’è sempre.
talk-sly-vole-made-1 = Che bel lavoro. Non vorrei trovarmi accanto a te.
talk-sly-vole-made-2 = Tutte quante, e con una faccia così onesta.
talk-sly-vole-made-3 = Devo offrirti da bere, e farti qualche domanda.
talk-sly-vole-lost-1 = Peccato. Mi piace tanto vedere la gente che spera.
talk-sly-vole-lost-2 = È sempre l’ultimo gradino, quello che balla.
talk-sly-vole-lost-3 = Io mi fermavo. Ma così non l’avrei mai saputo.

## allegra

talk-merry-sat-down-1 = Una sedia, un bicchiere, e voi! Carte!
talk-merry-sat-down-2 = Che si canta stasera? Le so tutte, male.
talk-merry-sat-down-3 = C’è ancora posto? Rido forte, vi avverto.
talk-merry-won-deal-1 = Offro da bere a tutti! Bicchieri piccoli.
talk-merry-won-deal-2 = Oh, monetine belle, venite da me.
talk-merry-won-deal-3 = Avete visto tutti? L’ha visto anche il gatto?
talk-merry-lost-deal-1 = Come vengono vanno, e intanto si canta.
talk-merry-lost-deal-2 = Erano solo soldi, e adesso sono vostri.
talk-merry-lost-deal-3 = Ho perso, ma guardate con che garbo!
talk-merry-big-pot-1 = Ma guarda che roba! Pare una collinetta.
talk-merry-big-pot-2 = Fatemelo toccare una volta sola: porta fortuna.
talk-merry-big-pot-3 = Con quel piatto ci si paga un matrimonio!
talk-merry-somebody-left-1 = Addio! Salutami la pioggia.
talk-merry-somebody-left-2 = No, resta! Avevo una barzelletta. Be’, sarà per un’altra volta.
talk-merry-somebody-left-3 = E adesso la voce bassa chi la fa?
talk-merry-went-broke-1 = Neanche un soldo! Canterò per la cena.
talk-merry-went-broke-2 = Borsa vuota e cuore pieno. Più che altro, borsa vuota.
talk-merry-went-broke-3 = Mi avete lasciato in mutande! Buonanotte, cari miei.
talk-merry-dismissed-1 = Come! Proprio alla strofa più bella?
talk-merry-dismissed-2 = Vado, vado. Un ultimo sorso.
talk-merry-dismissed-3 = Qualcuno mi saluti con la mano! Grazie.
talk-merry-death-1 = Ah, lei. Non ride mai di niente.
talk-merry-death-2 = Presto, qualcuno le racconti una barzelletta.
talk-merry-death-3 = Il piatto glielo lascio. A bere non si ferma mai.
talk-merry-vole-made-1 = Tutte le prese! Lasciatene qualcuna ai bambini!
talk-merry-vole-made-2 = Su, in piedi sul tavolo, e un bell’inchino!
talk-merry-vole-made-3 = Batterei le mani, ma ho un bicchiere in ognuna.
talk-merry-vole-lost-1 = Oh no, e io che facevo il tifo!
talk-merry-vole-lost-2 = Ne verrà una bella canzone triste.
talk-merry-vole-lost-3 = Per così poco! Quasi mi mangiavo il bicchiere.

## assunzioni

patron-hired-title = Un volto nuovo in casa
patron-hired = { $face } **{ $name }** si siede al banco.
patron-kind = { $temper }, { $skill }
patron-list-title = Avventori assunti
patron-line = { $face } **{ $name }** · { $kind } · { $purse }
patron-line-guest = { $face } **{ $name }**
patron-none = Nessun avventore assunto. Gli avventori abituali vengono da sé; il game master può assumerne altri con `/avventore assumi`.
patron-house-left = Alla casa restano { $house } per gli avventori.
patron-purse = Nella borsa di **{ $name }**: { $purse }. Alla casa restano { $house }.
patron-purse-held = { $free } da spendere (riservato a un tavolo: { $held })
patron-purse-both = O dai o prendi, non tutt’e due insieme. Nessuna moneta si è mossa.
patron-dismissed = **{ $name }** lascia la casa. Alla casa tornano { $coins }; quanto è riservato segue dopo la smazzata. Ora la casa ha { $house }.
patron-house-filled = { $by } ha concesso { $coins } alla casa: { $reason }. Ora la casa ha { $house }.
patron-play = Dalla prossima smazzata giochi tu la mano di **{ $name }**, con le sue monete. Per le carte premi **{ $hand }**; con `/avventore gioca` rendi il posto tra una smazzata e l’altra.
patron-rise = **{ $name }** torna a giocare la sua mano.
patron-whom = Quale avventore vuoi al tavolo?
patron-whom-hint = Scegli un avventore
patron-anybody = Un avventore abituale
patron-anybody-note = il primo libero
patron-choose = Un avventore: borsa, congedo…
key-patron-purse = Borsa…
key-patron-dismiss = Congeda
patron-purse-title = La borsa di { $name }
patron-purse-give = Monete dalla casa alla borsa
patron-purse-take = O: monete dalla borsa alla casa
