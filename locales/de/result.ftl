# Eine Runde, die vorbei ist: wer was gewonnen hat und warum.

report-winner-death = { $name } bekam die Karte **{ $card }** und nimmt den ganzen Pott.
report-winner-tricks = { $name } hat die meisten Stiche und damit den Pott.
report-winner-first = { $name } hatte zuerst { $tricks } und nimmt den Pott.
report-winner-emptied = Die Bonuskarten haben den Pott geleert; es musste nicht mehr gespielt werden.
report-winner-points = { $names } { $winners ->
    [one] hat
   *[other] haben
} in dieser Runde die meisten Kartenpunkte: { $points }.
report-winner-points-tied = { $names } haben in dieser Runde je { $points } Kartenpunkte, mehr hat niemand.
report-winner-coins = { $names } { $winners ->
    [one] hat
   *[other] haben
} mit { $points } die meisten Kartenpunkte und { $winners ->
    [one] gewinnt { $coins }.
   *[other] gewinnen je { $coins }.
}
report-winner-coins-honours = { $names } { $winners ->
    [one] hat
   *[other] haben
} mit { $points } die meisten Kartenpunkte und { $winners ->
    [one] gewinnt, Honneurs eingerechnet, { $coins }.
   *[other] gewinnen, Honneurs eingerechnet, je { $coins }.
}
report-winner-coins-tied = { $names } haben je { $points } Kartenpunkte und gewinnen je { $coins }.
report-won-most = Der größte Gewinn: { $coins } für { $names }.
report-winner-honours = { $names } { $winners ->
    [one] gewinnt
   *[other] gewinnen
}, Honneurs eingerechnet, am meisten: { $coins }. Die meisten Kartenpunkte, { $points }, gehen an { $best }.
report-agreed = Die drei Gebote ergaben 0: Es wurde wie geboten bezahlt und keine Karte gespielt.
report-passed = Alle haben gepasst: Es wurde nicht gespielt, und niemand zahlt.
report-solo-won = { $name } hat Solo gespielt und mit { $points } Kartenpunkten mehr als { $zero }: Das bringt { $coins }.
report-solo-lost = { $name } hat Solo gespielt und mit { $points } Kartenpunkten weniger als { $zero }: { $names } gewinnen je { $coins }.
report-solo-even = { $name } hat Solo gespielt und genau { $zero } Kartenpunkte: Niemand zahlt.
report-each = Alle spielten für sich: Am meisten { $winners ->
    [one] gewinnt
   *[other] gewinnen
} { $names }, { $coins }.
report-each-even = Alle spielten für sich, und niemand gewinnt oder verliert etwas.
report-three = Drei Stiche und damit ein Punkt für { $names }.
report-vole = Alle fünf Stiche und damit zwei Punkte für { $names }.
report-vole-failed = Auf alle fünf gegangen und einen Stich verloren: Das kostet { $names } zwei Punkte.
report-accepted = Das Angebot aufzugeben wurde angenommen: ein Punkt für { $names }.
report-refuser-failed = Das Angebot abgelehnt und einen Stich verloren: Das kostet { $names } zwei Punkte.
report-most-marks = Niemand hat drei Stiche. Der Punkt für die meisten ({ $tricks }) geht an { $names }.
report-most-marks-first = Niemand hat drei Stiche. Wer zuerst { $tricks } hatte, bekommt den Punkt: { $names }.
report-shown = { $winners ->
    [one] Die letzten Karten liegen offen. Der größte Gewinn geht an { $names }: { $coins }.
   *[other] Die letzten Karten liegen offen. Der größte Gewinn geht an { $names }: je { $coins }.
}
moment-death = ✦ **Der Tod** kam zu { $name }.
moment-vole = ✦ **Durchmarsch**: alle Stiche für { $names }.
moment-kings = ✦ **Alle vier Könige** in einer Hand: { $name } hatte sie.
moment-pot = ✦ **Der größte Pott der Woche**: { $coins }.
plate-death = Der Tod
plate-vole = Durchmarsch
plate-kings = Alle vier Könige
plate-pot = Größter Pott der Woche
win-shared = ✦ { $name } hat zum ersten Mal bei { $game } gewonnen: **{ $coins }**.
report-shown-even = Die letzten Karten liegen offen, und niemand hat etwas gewonnen.
report-alone = Alle anderen sind ausgestiegen: Was übrig ist, geht an { $names }, ohne dass noch eine Karte gezeigt wird.
report-match-won = **Partie vorbei**: { $names } { $winners ->
    [one] gewinnt und nimmt die Einsätze.
   *[other] gewinnen und teilen sich die Einsätze.
}
report-match-drawn = **Partie vorbei**, und niemand liegt vorn: Alle bekommen ihren Einsatz zurück.
report-place = { $place } · { $name } · { $facts }
report-sheet = Die Wertung
report-payments = Zahlungen
report-antes = Alle zahlten { $stake } ein, zusammen { $sum }.
report-bonus = **{ $card }**, vorgezeigt von { $name }: { $coins }.
report-death = { $name } bekam die Karte **{ $card }**: { $coins }.
report-most = { $name } machte die meisten Stiche: { $coins }.
report-most-first = { $name } hatte zuerst { $tricks }: { $coins }.
report-pot = der Pott
report-next = Die nächste Runde beginnt { $when }, oder drück **{ $deal }**.
report-next-slow = Die nächste Runde beginnt, sobald alle **{ $ready }** gedrückt haben, spätestens { $when }.
report-next-alone = Drück **{ $deal }**, wenn es weitergehen soll. Sonst schließt der Tisch { $when }.
report-ready = Bereit: { $ready }. Noch nicht bereit: { $missing }.
report-paid = { $name }: { $coins }, { $what }.

sheet-points = { $names }: { $count ->
    [one] **{ $points }** Kartenpunkt
   *[other] **{ $points }** Kartenpunkte
}, { $difference } gegenüber { $mean }
sheet-points-discard = { $names }: **{ $points }** Kartenpunkte ({ $tricks } + { $discard } Skart), { $difference } gegenüber { $mean }
sheet-points-added = { $names }: { $count ->
    [one] **{ $points }** Kartenpunkt
   *[other] **{ $points }** Kartenpunkte
}
sheet-points-discard-added = { $names }: **{ $points }** Kartenpunkte ({ $tricks } + { $discard } Skart)
sheet-honours = { $name } hat Honneurs angesagt: je { $points } Punkte von den beiden anderen
sheet-agreed = { $name }: Einigung bei **{ $bid }**
sheet-price = Ein Punkt ist { $stake } wert.
sheet-price-solo = Für jeden Punkt über { $zero } bekommt { $name } { $price }, und die beiden anderen zahlen je { $each }; darunter ist es umgekehrt.
sheet-threes = Gezählt in Dreiergruppen: Je drei Karten zählen 2 weniger, als sie wert sind.
sheet-last-trick = Den letzten Stich hat { $name }: { $points } Punkte.
sheet-fool = { $player } behält den Narren; { $winner } bekam dafür eine Karte im Wert von { $points }.
sheet-match = Stand der Partie vor und nach dieser Runde:
sheet-score = { $names }: { $before } → **{ $after }**
sheet-pot = Für die nächste Runde im Pott: { $pot }.
sheet-aside = Im Skart von { $name }: { $cards }.
sheet-coins = { $name }: { $sums }
sheet-sum = { $what } **{ $coins }**
reason-ante = eingezahlt
reason-bonus = Bonus
reason-points = Kartenpunkte
reason-agreed = Einigung
reason-honours = Honneurs
reason-match = Einsätze der Partie
reason-bet = gesetzt
reason-returned = zurück
reason-share = Anteile
reason-alone = kampflos

cancelled-running = **Die letzte Runde wurde abgebrochen** und zählt nicht: Niemand hat etwas gewonnen oder verloren.
cancelled-finished = **Die letzte Runde wurde annulliert** und zählt nicht: Niemand hat etwas gewonnen oder verloren.
cancelled-match = **Die Partie wurde abgebrochen** und zählt nicht: Niemand hat etwas gewonnen oder verloren.
cancelled-this = **Diese Runde wurde annulliert** und zählt nicht: Niemand hat etwas gewonnen oder verloren.
report-declared = { $name } zeigt Kombinationen im Wert von { $points } und gewinnt die Partie: { $score }.
sheet-combinations = { $names }: { $points } für Kombinationen unter den gewonnenen Karten
sheet-combinations-items = { $names }: { $points } für Kombinationen unter den gewonnenen Karten: { $items }
sheet-declared = { $name }: { $points } vor der ersten Karte gezeigt: { $items }
sheet-twos = Gezählt in Zweiergruppen: Je zwei Karten zählen 1 weniger, als sie wert sind.
