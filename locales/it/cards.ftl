# I nomi delle carte. Numerazione dei trionfi di Marsiglia: VIII la Giustizia, XI la Forza, XIII la Morte.

card-plain = { $rank } di { $suit }
# Come si scrive una carta: il suo indice e il suo nome.
card-written = { $corner } { $name }

suit-swords = Spade
suit-batons = Bastoni
suit-cups = Coppe
suit-coins = Denari
suit-trumps = Trionfi
suit-spades = Picche
suit-diamonds = Quadri
suit-clubs = Fiori
suit-hearts = Cuori

# I segni dei semi; non stanno mai senza un nome.
sign-swords = ⚔
sign-batons = ⚚
sign-cups = ⚱
sign-coins = ◉
sign-spades = ♠
sign-diamonds = ♦
sign-clubs = ♣
sign-hearts = ♥

# Le lettere negli angoli delle carte.
letter-ace = A
letter-jack = F
letter-knight = C
letter-queen = D
letter-king = R

rank-ace = Asso
rank-two = Due
rank-three = Tre
rank-four = Quattro
rank-five = Cinque
rank-six = Sei
rank-seven = Sette
rank-eight = Otto
rank-nine = Nove
rank-ten = Dieci
rank-jack = Fante
rank-knight = Cavallo
rank-queen = Dama
rank-king = Re

trump-0 = Il Matto
trump-1 = Il Bagatto
trump-2 = La Papessa
trump-3 = L’Imperatrice
trump-4 = L’Imperatore
trump-5 = Il Papa
trump-6 = Gli Amanti
trump-7 = Il Carro
trump-8 = La Giustizia
trump-9 = L’Eremita
trump-10 = La Ruota della Fortuna
trump-11 = La Forza
trump-12 = L’Appeso
trump-13 = La Morte
trump-14 = La Temperanza
trump-15 = Il Diavolo
trump-16 = La Torre
trump-17 = La Stella
trump-18 = La Luna
trump-19 = Il Sole
trump-20 = L’Angelo
trump-21 = Il Mondo

# Carte di un seme in poche lettere: «Spade R · D · 10».
cards-in-short = { $suit } { $cards }
