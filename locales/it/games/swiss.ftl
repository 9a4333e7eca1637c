game-swiss = Tarocchi alla svizzera
play-about-swiss = i vecchi tarocchi delle montagne svizzere: tre smazzate fanno una partita, e ogni punto conta.
lesson-aim-swiss = Ognuno gioca per sé, con { $number } carte. Una partita dura più smazzate, e i punti delle carte nelle tue prese si sommano.

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
