game-tarocchi = Tarocchi
edition-white-parrot = regole del Pappagallo Bianco
edition-equal_courts-last = { $edition }, tra figure pari vince l’ultima
edition-equal_courts-ranked = { $edition }, figure in ordine
edition-top-angel = { $edition }, l’Angelo sopra il Mondo
edition-round_suits-straight = { $edition }, Coppe e Denari diritti
edition-direction-clockwise = { $edition }, in senso orario
play-about-tarocchi = in tre alla locanda del Pappagallo Bianco: le figure di un seme si equivalgono, e vince la prima giocata.

fact-tarocchi-goal = Ognuno gioca per sé e conta i punti delle sue prese, { $all } in tutto: con più di { $mean } vinci, con meno perdi.
fact-tarocchi-dealt = Ognuno riceve { $cards } carte, cinque alla volta. Il mazziere prende anche le ultime { $talon } e ne scarta { $talon } coperte, che contano per lui.
fact-tarocchi-discard = I re, il Matto, { $fives } non si possono scartare.
fact-tarocchi-courts-first = Re, dama, cavallo e fante dello stesso seme si equivalgono: fra due figure vince quella giocata per prima.
fact-tarocchi-courts-last = Re, dama, cavallo e fante dello stesso seme si equivalgono: fra due figure vince quella giocata per ultima.
fact-tarocchi-fool = Il Matto che giochi resta tuo, anche senza prese: chi vince quella presa ha le altre due carte.
fact-tarocchi-values = I re, { $fives } valgono { $king } punti ciascuno, le dame { $queen }, i cavalli { $knight }, i fanti { $jack }, ogni altra carta { $other }. Il Matto vale { $fool } e si conta a parte.
fact-tarocchi-threes = Le carte si contano a gruppi di tre, e ogni gruppo vale 2 punti in meno della somma delle sue carte. Due carte avanzate valgono 1 in meno.
fact-tarocchi-pays = Ogni punto sopra { $mean } rende { $price }, ogni punto sotto costa altrettanto. Puoi perdere al massimo { $most } a smazzata.
