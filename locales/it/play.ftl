# /play: what one could play now.

play-title = A che cosa vuoi giocare?
play-game = **{ $game }**: { $about }
play-footer = I giochi sono in ordine, dal più facile al più difficile. I giocatori virtuali occupano i posti liberi.
play-price = **Con le monete**: { $stake }. Una smazzata ti costa al massimo **{ $risk }**.
play-price-match = **Con le monete**: { $stake }. Non puoi perdere più di **{ $risk }**.
play-price-purse = **Con le monete**: { $stake }. In una smazzata perdi al massimo ciò che metti, mai più di **{ $risk }**.
play-for-fun = **Per divertimento**: si gioca con i gettoni, e nessuno vince o perde monete.
play-menu = Scegli un altro gioco
play-note = { $players } persone · circa { $minutes } min · { $level }
play-easy = facile
play-medium = medio
play-hard = difficile

play-about-latriomphe = cinque carte a testa, e con tre prese su cinque si fa il punto. Il modo migliore per cominciare.
play-about-triomphe = una breve lotta per un piatto: mostra le carte fortunate, poi fai più prese di tutti.
play-about-trefeltromp = tre carte e quattro giri di puntate: un vecchio cugino del poker.
play-about-troccas = due contro due col mazzo dei tarocchi, dalle valli dei Grigioni. Un re può chiamare il fante del suo seme.
play-about-scarto = in tre con tutto il mazzo dei tarocchi: vinci le prese che contengono i re.
play-about-swiss = i vecchi tarocchi delle montagne svizzere: tre smazzate fanno una partita, e ogni punto conta.
play-about-tarocchi = in tre alla locanda del Pappagallo Bianco: le figure di un seme si equivalgono, e vince la prima giocata.
play-about-mitigati = in tre ci si accorda o si lotta: proponi quanto vale la tua mano prima di giocarla.

key-play = Gioca
key-play-now = Gioca ora
key-learn = Impara
key-invite = Invita gli amici

# A solo table: one private message, for fun, against computer players.
play-alone = **Per divertimento, in solitario**: in questo canale non si possono aprire tavoli. Giochi in un messaggio privato, con i gettoni e con tutta calma.
play-solo-on = Hai una partita in solitario in corso. Continuala, o chiudila per cominciare un altro gioco in solitario.
solo-over = La tua partita in solitario è finita.
key-solo-go-on = Continua
key-solo-end = Chiudi
