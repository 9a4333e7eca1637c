# Eine Gabe, die vorbei ist: wer was gewonnen hat und warum.

report-winner-death = { $name } bekam **{ $card }** und nimmt den ganzen Pott.
report-winner-tricks = { $name } hat die meisten Stiche und damit den Pott.
report-winner-first = { $name } hatte zuerst { $tricks } und nimmt den Pott.
report-winner-emptied = Die Bonuskarten haben den Pott geleert; gespielt werden musste nicht mehr.
report-winner-points = { $names } { $winners ->
    [one] hat
   *[other] haben
} die meisten Kartenpunkte: { $points }.
report-winner-points-tied = { $names } haben je { $points } Kartenpunkte: Niemand hat mehr.
report-winner-coins = { $names } { $winners ->
    [one] hat
   *[other] haben
} die meisten Kartenpunkte, { $points }, und { $winners ->
    [one] gewinnt { $coins }.
   *[other] gewinnen je { $coins }.
}
report-winner-coins-honours = { $names } { $winners ->
    [one] hat
   *[other] haben
} die meisten Kartenpunkte, { $points }, und { $winners ->
    [one] gewinnt mit den Honneurs { $coins }.
   *[other] gewinnen mit den Honneurs je { $coins }.
}
report-winner-coins-tied = { $names } haben je { $points } Kartenpunkte und gewinnen je { $coins }.
report-won-most = Am meisten gewonnen: { $coins } für { $names }.
report-winner-honours = Am meisten { $winners ->
    [one] gewinnt
   *[other] gewinnen
} { $names }: { $coins }, mit Honneurs; die meisten Kartenpunkte hatte { $best }: { $points }.
report-agreed = Die drei Gebote ergaben ±0: Der Vergleich gilt, und gespielt wurde keine Karte.
report-three = Drei Stiche und damit ein Punkt: { $names }.
report-vole = Alle fünf Stiche und damit zwei Punkte: { $names }.
report-vole-failed = Auf alle fünf gegangen und einen verfehlt: { $names }. Das kostet zwei Punkte.
moment-death = ✦ **Der Tod** kam zu { $name }.
moment-vole = ✦ **Die Vole**: alle Stiche für { $names }.
moment-kings = ✦ **Alle vier Könige** in einer Hand: { $name } hatte sie.
moment-pot = ✦ **Der größte Pott der Woche**: { $coins }.
plate-death = Der Tod
plate-vole = Die Vole
plate-kings = Alle vier Könige
plate-pot = Größter Pott der Woche
win-shared = ✦ { $name } hat zum ersten Mal bei { $game } gewonnen: **{ $coins }**.
report-accepted = Die angebotene Gabe wurde angenommen; das bringt einen Punkt: { $names }.
report-refuser-failed = Die angebotene Gabe abgelehnt und einen Stich verfehlt: { $names }. Das kostet zwei Punkte.
report-most-marks = Drei Stiche hat niemand. Ein Punkt für die meisten ({ $tricks }): { $names }.
report-most-marks-first = Drei Stiche hat niemand. Ein Punkt für die ersten mit so vielen ({ $tricks }): { $names }.
report-shown = Die letzten Karten liegen offen. Am meisten gewonnen: { $names }.
report-shown-even = Die letzten Karten liegen offen, und niemand hat etwas gewonnen.
report-alone = Alle anderen sind ausgestiegen: Was übrig ist, geht an { $names }, ohne dass noch eine Karte gezeigt wird.
report-match-won = **Partie vorbei**: { $names } { $winners ->
    [one] gewinnt und nimmt die Einsätze.
   *[other] gewinnen und teilen sich die Einsätze.
}
report-match-drawn = **Partie vorbei**, und niemand liegt vorn: Alle bekommen ihren Einsatz zurück.
report-seats = Gewonnen und verloren
report-tricks = Die Stiche
report-sheet = Die Wertung
report-seat = **{ $coins }** · { $name } · { $tricks }
report-seat-no-tricks = **{ $coins }** · { $name }
report-seat-match = { $name } · { $tricks }
report-payments = Münze für Münze
report-antes = Alle zahlten { $stake } ein: { $sum }.
report-bonus = **{ $card }**, vorgezeigt von { $name }: { $coins }.
report-death = { $name } bekam **{ $card }**: { $coins }.
report-most = { $name } machte die meisten Stiche: { $coins }.
report-pot = der Pott
report-next = Die nächste Gabe beginnt { $when }. Sind alle bereit, drück **{ $deal }**.
report-next-slow = Die nächste Gabe beginnt, sobald alle **{ $ready }** gedrückt haben, spätestens { $when }.
report-ready = Bereit: { $ready }. Noch gewartet wird auf: { $missing }.
report-paid = { $name }: { $coins }, { $what }.

sheet-points = { $names }: { $count ->
    [one] **{ $points }** Kartenpunkt
   *[other] **{ $points }** Kartenpunkte
}, { $difference } gegenüber { $mean }
sheet-points-discard = { $names }: **{ $points }** Kartenpunkte ({ $tricks } + { $discard } Skart), { $difference } gegenüber { $mean }
sheet-honours = { $name } hat Honneurs angesagt: { $points } Punkte von beiden anderen
sheet-agreed = { $name }: Vergleich bei **{ $bid }**
sheet-price = Ein Punkt kostet { $stake }.
sheet-match = Die Partie vor und nach dieser Gabe:
sheet-score = { $names }: { $before } → **{ $after }**
sheet-pot = Für die nächste Gabe im Pott: { $pot }.
sheet-aside = Im Skart von { $name }: { $cards }.
sheet-coins = { $name }: { $sums }
sheet-sum = { $what } **{ $coins }**
reason-ante = Einsatz
reason-bonus = Bonus
reason-points = Kartenpunkte
reason-agreed = Vergleich
reason-honours = Honneurs
reason-match = Einsätze der Partie
reason-bet = gesetzt
reason-returned = zurück
reason-share = Anteile
reason-alone = kampflos
