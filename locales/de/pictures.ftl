# Bilder der Bücher: die Rangliste der Beutel und ein Beutel im Lauf der Zeit.

board-title = Die vollsten Beutel
board-line = **{ $rank }.** { $name } · { $coins }
board-line-own = **{ $rank }. { $name } · { $coins }**
board-empty = Hier hat niemand Münzen.
board-own = { $who } hat { $coins }: Platz { $rank } von { $of ->
    [one] 1
   *[other] { $of }
}.
board-own-empty = { $who } hat keine Münzen.
board-own-off = Du hast { $coins } als { $who }, stehst aber nicht in dieser Liste: Die Spielleitung hat dich herausgenommen. Nur du siehst das.
board-footer = Münzen auf den Tischen zählen mit. Computerspieler und das Haus stehen nicht in der Liste.
board-alt = Die vollsten Beutel. { $list }
board-alt-line = { $rank }. { $name }: { $coins }

chart-title = Ein Beutel im Lauf der Zeit
chart-text = { $name } hat **{ $now }**.
    Höchster Stand seit dem { $since }: { $high } ({ $high-when }), niedrigster: { $low } ({ $low-when }).
chart-text-still = { $name } hat **{ $now }**, unverändert seit dem { $since }.
chart-alt = Der Beutel von { $name } seit dem { $since }: jetzt { $now }, höchster Stand { $high } ({ $high-when }), niedrigster { $low } ({ $low-when }).
chart-empty = Hier gibt es noch nichts zu zeigen, denn bisher gab es keine Einnahmen oder Ausgaben.

# Zeiten in Bildern.
picture-day = { $day }. { $month }
picture-month = { $month } { $year }
picture-month-name = { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
picture-zone = UTC

# Große Beträge auf Bildern, wo der Platz nicht reicht.
sum-thousands = { $number } Tsd.
sum-millions = { $number } Mio.
sum-billions = { $number } Mrd.
sum-trillions = { $number } Bio.

key-score = Spielstand
score-deals = Runden
score-up = { $name } { $coins }
score-title = Spielstand: { $inn }
score-deal = `{ $number }` { $told }
score-cancelled = annulliert
score-match = die Partie geht weiter
score-nothing = niemand gewann oder verlor
score-none = Hier wurde noch keine Runde zu Ende gespielt.
score-latest = Die letzten { $deals } Runden. Was davor war, zählt hier nicht.
score-footer = Alle beendeten Runden, seit der Tisch offen ist.
score-alt = Gewonnen und verloren an diesem Tisch: { $list }
