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
