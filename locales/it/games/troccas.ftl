game-troccas = Troccas
play-about-troccas = due contro due col mazzo dei tarocchi, dalle valli dei Grigioni. Un re può chiamare il fante del suo seme.
lesson-aim-troccas = Si gioca due contro due, con { $number } carte a testa. Non conta quante prese fate, ma i punti delle carte che ci sono dentro.

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
fact-troccas-fours = Le carte si contano a gruppi di quattro, e ogni gruppo vale 3 punti in meno della somma delle sue carte. Le due carte scartate dal mazziere valgono 1 punto in meno.
fact-troccas-fool = Se gli avversari vincono la presa in cui hai giocato il Matto, la tua coppia lo tiene e dopo l’ultima presa dà loro in cambio la sua carta più bassa.
fact-troccas-all-tricks = La coppia che fa tutte e { $cards } le prese ha tutti i { $all } punti.
fact-troccas-goods = Per ogni punto sopra { $half }, nella coppia che perde ognuno paga { $stake } a un avversario. Puoi perdere al massimo { $most } a smazzata.
