# /play: what one could play now.

play-title = A che cosa vuoi giocare?
play-game = **{ $game }**: { $about }
play-footer = Dal più facile al più difficile. I giocatori virtuali occupano i posti liberi.
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
key-play-alone = Gioca per conto tuo
key-learn = Impara
key-open-table = Apri un tavolo

# A solo table: one private message, for fun, against computer players.
play-alone = **{ $alone }**: per divertimento, in un messaggio privato, senza limiti di tempo. Scegli tu quanto sono bravi i giocatori virtuali.
play-no-table = In questo canale non si possono aprire tavoli.
play-skill = Giocatori virtuali
play-skill-novice = Giocatori virtuali: facile
play-skill-regular = Giocatori virtuali: normale
play-skill-master = Giocatori virtuali: difficile
solo-over = La partita che giocavi per conto tuo è finita.
key-solo-go-on = Continua: { $game }
key-solo-end = Chiudi
key-solo-end-of = Chiudi: { $game }
