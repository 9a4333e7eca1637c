# I nomi delle carte. Numerazione dei trionfi di Marsiglia: VIII la Giustizia, XI la Forza, XIII la Morte.

card-plain = { $rank } di { $suit }
# Come si scrive una carta: il suo indice e il suo nome; il Matto, senza numero, solo col nome.
card-written = { $id ->
    [T0] { $name }
   *[other] { $corner } { $name }
}
# In una frase porta l’articolo: «gioca il Re di Spade (R⚔)».
card-the = { $id ->
    [T0] { $name }
   *[other] { $name } ({ $corner })
}
# Una carta di un seme in una frase più lunga: l’inglese ci mette l’articolo.
card-of-suit = { $card }

suit-swords = Spade
suit-batons = Bastoni
suit-cups = Coppe
suit-coins = Denari
suit-trumps = Trionfi
# Behind suits in a list.
fool-among-suits = Matto
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

# Con l’articolo, per le frasi.
rank-ace = Asso
    .the = l’Asso
rank-two = Due
    .the = il Due
rank-three = Tre
    .the = il Tre
rank-four = Quattro
    .the = il Quattro
rank-five = Cinque
    .the = il Cinque
rank-six = Sei
    .the = il Sei
rank-seven = Sette
    .the = il Sette
rank-eight = Otto
    .the = l’Otto
rank-nine = Nove
    .the = il Nove
rank-ten = Dieci
    .the = il Dieci
rank-jack = Fante
    .the = il Fante
rank-knight = Cavallo
    .the = il Cavallo
rank-queen = Dama
    .the = la Dama
rank-king = Re
    .the = il Re

trump-0 = Il Matto
    .the = il Matto
trump-1 = Il Bagatto
    .the = il Bagatto
trump-2 = La Papessa
    .the = la Papessa
trump-3 = L’Imperatrice
    .the = l’Imperatrice
trump-4 = L’Imperatore
    .the = l’Imperatore
trump-5 = Il Papa
    .the = il Papa
trump-6 = Gli Amanti
    .the = gli Amanti
trump-7 = Il Carro
    .the = il Carro
trump-8 = La Giustizia
    .the = la Giustizia
trump-9 = L’Eremita
    .the = l’Eremita
trump-10 = La Ruota della Fortuna
    .the = la Ruota della Fortuna
trump-11 = La Forza
    .the = la Forza
trump-12 = L’Appeso
    .the = l’Appeso
trump-13 = La Morte
    .the = la Morte
trump-14 = La Temperanza
    .the = la Temperanza
trump-15 = Il Diavolo
    .the = il Diavolo
trump-16 = La Torre
    .the = la Torre
trump-17 = La Stella
    .the = la Stella
trump-18 = La Luna
    .the = la Luna
trump-19 = Il Sole
    .the = il Sole
trump-20 = L’Angelo
    .the = l’Angelo
trump-21 = Il Mondo
    .the = il Mondo

# Carte di un seme in poche lettere: «Spade R · D · 10».
cards-in-short = { $suit } { $cards }
