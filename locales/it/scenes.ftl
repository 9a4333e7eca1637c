# Sulle immagini di un tavolo: meno lettere che si può, perché un telefono le mostra piccole.

# Un posto il cui giocatore ha un nome in lettere che non si possono disegnare.
scene-seat = Posto { $number }
# La lettera sul bottone di chi dà le carte.
scene-dealer = M

# Che cosa succede, come titolo.
scene-trick = Presa { $trick } di { $tricks }
scene-last = Presa { $trick } di { $tricks } finita
scene-last-trick = Ultima presa
scene-question = Carte con premio?
scene-discard = Lo scarto
scene-bidding = Proposte, giro { $session } di 3
scene-robbing = Il furto
scene-offered = Si cede?
scene-vole-or-stop = Cappotto o stop?
scene-talk = La dichiarazione
scene-call = Si chiama una carta
scene-announce = Prima della prima carta
scene-exchange = Il cambio
scene-deal = Smazzata { $deal } della partita

# Che cosa deve fare qualcuno adesso, su un piccolo cartello: una o due parole.
scene-turn = di turno
scene-turn-discard = scarta
scene-turn-bid = propone
scene-turn-bet = punta
scene-turn-talk = parla
scene-turn-decide = decide

# Come sta qualcuno, in una o due parole.
scene-bids = propone { $bid }
scene-passed = passa
scene-takes = prende
scene-solo = solo
scene-each = ognuno per sé
scene-petite = petite
scene-garde = garde
scene-sans = garde sans
scene-contre = garde contre
scene-jeu = gioca
scene-chelem = cappotto
scene-folded = ha passato
scene-all-in = all-in
scene-stays = sta
scene-away = assente
scene-leaving = va via
scene-next = dalla prossima
scene-out = guarda
scene-waits = aspetta

# Nel mezzo.
scene-pot = Piatto
scene-carried = rimasto
scene-main-pot = Piatto principale
scene-side-pot = Piatto a parte { $number }
scene-trumps = Trionfo

# Che cosa dice dell’immagine un lettore di schermo. Intorno stanno frasi del tavolo stesso.
scene-alt-seat = { $name }: { $facts }
scene-alt-reveal = { $reveal }: { $result }
scene-alt-last-trick = Ultima presa, fatta da { $winner }: { $cards }
scene-alt-seats = Al tavolo: { $names }

# Un tavolo che aspetta giocatori.
scene-free = libero
scene-alt-free = { $free ->
    [one] È libero un posto
   *[other] Sono liberi { $free } posti
}

# Una smazzata finita.
scene-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
scene-score = punteggio { $score }

# L’ordine delle carte.
order-title = { $game } · { $edition }
order-below = Dalla più forte, a sinistra, alla più debole
order-points = Valore in punti
order-bonus = Carte con premio
order-takes-all = Vince tutto il piatto
order-apart = Non fa mai presa
order-equal = Forte come la vicina
order-alt = L’ordine delle carte, dalla più forte alla più debole.
order-alt-row = { $suits }: { $cards }
order-alt-marked = { $what }: { $cards }
order-alt-worth = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
