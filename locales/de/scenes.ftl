# Auf den Bildern eines Tisches: so wenig Zeichen wie möglich, denn ein Telefon zeigt sie klein.

# Ein Platz, dessen Name aus Zeichen besteht, die sich nicht zeichnen lassen.
scene-seat = Platz { $number }
# Der eine Buchstabe auf dem Knopf bei der Person, die gibt.
scene-dealer = G

# Was gerade vor sich geht, als Überschrift.
scene-trick = Stich { $trick } von { $tricks }
scene-last = Stich { $trick } von { $tricks } ist vorbei
scene-last-trick = Letzter Stich
scene-question = Bonuskarten vorzeigen?
scene-discard = Der Skart
scene-bidding = Bietrunde { $session } von 3
scene-robbing = Rauben
scene-offered = Aufgeben?
scene-vole-or-stop = Alle fünf Stiche?
scene-talk = Die Ansage
scene-call = Eine Karte wird gerufen
scene-announce = Vor der ersten Karte
scene-exchange = Der Tausch
scene-deal = Runde { $deal } der Partie

# Was jemand jetzt zu tun hat, auf einem kleinen Schild: ein, zwei Wörter.
scene-turn = am Zug
scene-turn-discard = legt weg
scene-turn-bid = bietet
scene-turn-bet = setzt
scene-turn-talk = sagt an
scene-turn-decide = entscheidet

# Wie es um jemanden steht, in ein, zwei Wörtern.
scene-bids = bietet { $bid }
scene-passed = passt
scene-takes = nimmt
scene-solo = Solo
scene-each = alle für sich
scene-petite = Petite
scene-garde = Garde
scene-sans = Garde sans
scene-contre = Garde contre
scene-jeu = spielt
scene-chelem = Schlemm
scene-folded = raus
scene-all-in = All-in
scene-stays = bleibt
scene-away = nicht da
scene-leaving = geht
scene-next = kommt dazu
scene-out = setzt aus
scene-waits = wartet

# In der Mitte.
scene-pot = Pott
scene-carried = von vorher
scene-main-pot = Hauptpott
scene-side-pot = Nebenpott { $number }
scene-trumps = Trumpf

# Was ein Vorleseprogramm vom Bild sagt. Die Sätze des Tisches selbst stehen darum herum.
scene-alt-seat = { $name }: { $facts }
scene-alt-reveal = { $reveal }: { $result }
scene-alt-last-trick = Letzter Stich (an { $winner }): { $cards }
scene-alt-seats = Am Tisch: { $names }

# Ein Tisch, der auf Mitspielende wartet.
scene-free = frei
scene-alt-free = { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}

# Eine Runde, die vorbei ist.
scene-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
scene-score = Stand { $score }

# Die Reihenfolge der Karten.
order-title = { $game } · { $edition }
order-below = Die stärkste links, die schwächste rechts
order-points = Zählt so viele Punkte
order-bonus = Bringt einen Bonus
order-takes-all = Nimmt den ganzen Pott
order-apart = Macht nie einen Stich
order-equal = So stark wie die Karte daneben
order-alt = Die Reihenfolge der Karten, von der stärksten zur schwächsten.
order-alt-row = { $suits }: { $cards }
order-alt-marked = { $what }: { $cards }
order-alt-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
