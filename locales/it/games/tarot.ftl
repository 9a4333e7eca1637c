game-tarot = Tarot francese
edition-fft = Regole della FFT
edition-petite-off = { $edition }, senza petite
edition-poignee-off = { $edition }, senza poignée
edition-chelem-silent = { $edition }, senza annuncio di cappotto
play-about-tarot = il tarot di Francia, da tre a cinque: dichiara, prendi il *cane* e gioca contro tutti, o con un compagno segreto.
lesson-aim-tarot = Chi dichiara di più prende, contro tutti gli altri. Contano i punti nelle prese e i *bouts*: il trionfo XXI, il trionfo I (il *petit*) e il Matto (l’*Excuse*). Più se ne hanno, meno punti servono.
rule-petite = Petite
rule-poignee = Poignée
rule-chelem = Cappotto
rule-tarot-petite = Se la dichiarazione più bassa è una petite o una garde.
rule-tarot-poignee = Se si possono mostrare molti trionfi prima della propria prima carta.
rule-tarot-chelem = Se si possono annunciare tutte le prese.
petite-on-choice = dalla petite
petite-off-choice = dalla garde
poignee-on-choice = si mostrano
poignee-off-choice = non si mostrano
chelem-on-choice = si può annunciare
chelem-silent-choice = non si annuncia

fact-tarot-goal = Uno prende e gioca contro tutti gli altri; in cinque di solito con un compagno segreto. Le prese valgono per i punti delle loro carte, { $all } in tutto.
fact-tarot-bouts = Tre carte sono *bouts*: { $bouts }. Il Bagatto, trionfo I, si chiama *petit*, il Matto *Excuse*.
fact-tarot-needed = Più bouts ha alla fine la parte di chi ha preso, meno punti le servono: senza bout { $none }, con uno { $one }, con due { $two }, con tutti e tre { $three }.
fact-tarot-dealt = In tre ognuno riceve { $three } carte, in quattro { $four }, in cinque { $five }. { $dog } carte, in cinque { $dog-five }, vanno in mezzo una alla volta, coperte: sono il *cane*.
fact-tarot-petit-sec = Chi riceve il petit senza altri trionfi e senza Excuse mostra la mano; nessuno paga, e dà le carte il prossimo.
fact-tarot-bids = Ognuno parla una volta sola, a cominciare da chi segue il mazziere: *passo* o una dichiarazione più alta di tutte le altre. Sono *petite*, *garde*, *garde sans* e *garde contre*. Se tutti passano nessuno paga, e dà le carte il prossimo.
fact-tarot-bids-garde = Ognuno parla una volta sola, a cominciare da chi segue il mazziere: *passo* o una dichiarazione più alta di tutte le altre. Sono *garde*, *garde sans* e *garde contre*. Se tutti passano nessuno paga, e dà le carte il prossimo.
fact-tarot-called-king = In cinque, chi ha preso chiama poi un re: chi lo ha gioca insieme, e non dice nulla finché non lo gioca. Se il re è nella propria mano o nel cane, si gioca contro tutti. Con tutti e quattro i re in mano si può chiamare una dama, e così via.
fact-tarot-chien = In una petite o garde tutti vedono il cane; chi ha preso lo prende in mano e scarta altrettante carte. In una garde sans resta coperto e conta per chi ha preso, in una garde contre per gli altri.
fact-tarot-discard = Non si possono scartare: i re, i bouts, la carta chiamata; i trionfi solo se non resta altro, e li vedono tutti. Lo scarto conta per chi ha preso.
fact-tarot-chelem = Prima della prima carta chi ha preso può annunciare un *cappotto*, cioè tutte le prese; allora apre.
fact-tarot-called-suit = In cinque la prima presa non si apre nel seme della carta chiamata, se non con quella carta.
fact-tarot-overtrump = Chi gioca un trionfo deve superare il trionfo più alto della presa, anche di un compagno. Se non può, va bene qualsiasi trionfo.
fact-tarot-poignee = Prima della tua prima carta puoi mostrare una *poignée*: in quattro 10, 13 o 15 trionfi, in tre 13, 15 o 18, in cinque 8, 10 o 13. Porta { $single }, { $double } o { $triple } punti alla parte che vince. L’Excuse può esserci solo se nessun trionfo resta nascosto.
fact-tarot-half-values = I bouts e i re valgono 4½, le dame 3½, i cavalli 2½, i fanti 1½, ogni altra carta ½. Un mezzo punto che avanza va alla parte che vince.
fact-tarot-fool = L’Excuse resta alla sua parte, che dà in cambio una carta bassa. Una parte senza prese non dà nulla.
fact-tarot-fool-last = Nell’ultima presa l’Excuse passa all’altra parte, a meno che la sua non faccia tutte le prese.
fact-tarot-price = Chi ha preso e vince riceve da ognuno degli altri 25 punti e la differenza da quanto serviva, per 1 in una petite, per 2 in una garde, per 4 in una garde sans, per 6 in una garde contre; se perde ne paga altrettanti a ognuno. 25 punti valgono { $stake }, arrotondati alla moneta. In cinque puoi perdere al massimo { $most } a smazzata.
fact-tarot-petit = Se il petit è nell’ultima presa (*petit au bout*), la parte che la fa riceve 10 punti in più, per la dichiarazione.
fact-tarot-slam = Tutte le prese: 200 punti in più, 400 se annunciate. Un cappotto annunciato e mancato costa 200; se gli altri fanno tutte le prese, costa 200 a chi ha preso.
fact-tarot-partner = Il compagno ha un terzo di ciò che la sua parte vince o perde, chi ha preso il resto.

quick-goal-bouts = Servono { $none } punti, con un bout { $one }, con due { $two }, con tre { $three }.
quick-follow-overtrump = Rispondi al seme, o taglia, più alto se puoi. L’Excuse è libera.
quick-bouts = I bouts: XXI, I (il petit) e il Matto (l’Excuse).
quick-called-king = In cinque, chi ha il re chiamato è il compagno segreto.
quick-chien = Chi ha preso prende il cane e scarta altrettante carte: né re né bouts.

key-poignee = Poignée…
key-poignee-size = { $count } trionfi (+{ $points })
key-poignee-back = Torna alle carte
menu-poignee = Quali trionfi mostri?
tarot-do-call = **Tocca a te: chiama una carta.** Chi la ha gioca con te, e nessuno lo sa finché non cade.
tarot-call-own = Hai tu { $cards }: se chiami una carta tua, giochi contro tutti.
tarot-do-announce = **Tocca a te:** giochi, o prima annunci un cappotto (tutte le prese)?
tarot-do-show = **Tocca a te: mostri una poignée?** Conta per la parte che vince.
tarot-may-show = Hai { $trumps } trionfi: prima della tua prima carta puoi mostrare una **poignée** ({ $least } o più). Se giochi una carta, nessuno lo saprà.
tarot-must-go = Queste devono andare, perché vadano pochi trionfi: { $cards }.
sure-chelem = **Annunciare un cappotto?** Apri tu. Tutte le prese portano 400 punti in più da ogni avversario; se non riesce, ne paghi 200 a ognuno (25 punti valgono la posta).
sure-lay-courts = **Scartare { $cards }?** Contano per te, ma non si giocano più.
refused-no-poignee = Hai { $count } trionfi, troppo pochi per una poignée.
refused-poignee = Non è una poignée: è fatta di trionfi, e l’Excuse può esserci solo se nessun trionfo resta nascosto.
refused-cannot-be-called = Non puoi chiamare **{ $card }**: un re, o una dama se hai tutti e quattro i re.
refused-called-suit = **{ $card }** è del seme della carta chiamata: la prima presa non si apre così, se non con la carta chiamata.

tarot-bid-petite = petite
tarot-bid-garde = garde
tarot-bid-sans = garde sans
tarot-bid-contre = garde contre
tarot-dog-size = Il cane: { $cards } carte coperte.
tarot-calls = { $name } gioca una **{ $bid }** e chiama una carta: chi la ha gioca insieme.
tarot-plays = { $name } gioca una **{ $bid }** contro tutti gli altri.
tarot-plays-called = { $name } gioca una **{ $bid }** e ha chiamato **{ $card }**. Nessuno dice chi la ha.
tarot-plays-with = { $name } gioca una **{ $bid }** con **{ $partner }**, che aveva la carta chiamata ({ $card }).
tarot-plays-alone = { $name } gioca una **{ $bid }** contro tutti: nessun altro ha la carta chiamata ({ $card }).
tarot-chelem = **Cappotto annunciato**: { $name } apre e deve fare tutte le prese.
tarot-dog = Il cane: { $cards }.
tarot-dog-for = Il cane resta coperto e conta per { $name }.
tarot-dog-against = Il cane resta coperto e conta contro { $name }.
tarot-laid-trumps = { $name } ha dovuto scartare { $cards }.
tarot-poignee = { $name } ha mostrato una **poignée** di { $count }: { $cards }.
tarot-own-partner = Lo vedi solo tu: hai la carta chiamata, **{ $card }**. Giochi con { $name }.
tarot-own-alone = Lo vedi solo tu: hai chiamato **{ $card }**, che hai in mano; quindi giochi contro tutti.
tarot-own-excuse = Lo vedi solo tu: nell’ultima presa **{ $card }** (l’Excuse) passa all’altra parte. Gioca questa carta adesso.
tarot-report-petit-sec = { $name } ha ricevuto { $card } (il petit) senza altri trionfi: { $cards }. Non si gioca, e nessuno paga.
tarot-report-won = { $names } { $count ->
    [one] vince
   *[other] vincono
} la { $bid }: { $points } punti, ne servivano { $needed }.
tarot-report-lost = { $names } { $count ->
    [one] perde
   *[other] perdono
} la { $bid }: { $points } punti, ne servivano { $needed }.
tarot-own-petit-sec = il petit è venuto senza altri trionfi
tarot-own-won = { $bid } vinta, { $points } punti su { $needed }
tarot-own-lost = { $bid } persa, { $points } punti su { $needed }
tarot-own-against-won = { $bid } vinta da { $names }
tarot-own-against-lost = { $bid } persa da { $names }
tarot-sheet-points = { $names }: { $points } punti; { $bouts ->
    [0] senza bout
    [one] con un bout
   *[other] con { $bouts } bouts
} ne servivano { $needed }.
tarot-sheet-half = Un mezzo punto va alla parte che ha vinto.
tarot-sheet-contract = Contratto: 25 + { $difference }, per { $multiplier } ({ $bid }): { $points }
tarot-sheet-poignees = Poignée: { $points }
tarot-sheet-petit = Petit nell’ultima presa: { $points }
tarot-sheet-chelem = Tutte le prese (cappotto): { $points }
tarot-sheet-each = Quindi ognuno degli altri paga a { $name } { $points } punti, { $coins } a { $stake } per 25.
tarot-sheet-each-lost = Quindi { $name } paga a ognuno degli altri { $points } punti, { $coins } a { $stake } per 25.
tarot-sheet-partner = { $partner } ne ha un terzo, { $name } il resto.
tarot-sheet-marks = In punti: { $marks }
tarot-sheet-dog = Il cane: { $cards }
