game-scarto = Scarto
edition-mcleod = regole di McLeod
edition-bagatto-only-trump-no-fool = { $edition }, Bagatto scartabile solo senza il Matto
play-about-scarto = in tre con tutto il mazzo dei tarocchi: vinci le prese che contengono i re.
play-edition-scarto-mcleod = ogni presa vale un punto
play-edition-scarto-chee = le carte si contano a tre a tre

fact-scarto-goal = Ognuno gioca per sé e conta i punti delle sue prese, { $all } in tutto: con più di { $mean } vinci, con meno perdi.
fact-scarto-dealt = Ognuno riceve { $cards } carte, cinque alla volta. Il mazziere prende anche le ultime { $talon } e ne scarta { $talon } coperte, che contano per lui.
fact-scarto-discard = I re, il Matto, { $fives } non si possono scartare.
fact-scarto-discard-only-trump = I re, il Matto, { $fives } non si possono scartare. Un’eccezione: { $bagatto }, se è l’unico trionfo del mazziere, con o senza il Matto.
fact-scarto-discard-only-trump-no-fool = I re, il Matto, { $fives } non si possono scartare. Un’eccezione: { $bagatto }, se è l’unico trionfo del mazziere e il mazziere non ha il Matto.
fact-scarto-fool = Il Matto che giochi resta tuo, anche senza prese: chi vince quella presa ha le altre due carte.
fact-scarto-values = I re, { $fives } valgono { $king } punti ciascuno, le dame { $queen }, i cavalli { $knight }, i fanti { $jack }, ogni altra carta { $other }. Il Matto vale { $fool } e si conta a parte.
fact-scarto-threes = Le carte si contano a gruppi di tre, e ogni gruppo vale 2 punti in meno della somma delle sue carte. Due carte avanzate valgono 1 in meno.
fact-scarto-pays = Ogni punto sopra { $mean } rende { $price }, ogni punto sotto costa altrettanto. Puoi perdere al massimo { $most } a smazzata.
