# Immagini dei libri: la classifica delle borse più piene, una borsa nel tempo.

board-title = Classifica delle monete
board-line = **{ $rank }.** { $name } · { $coins }
board-line-own = **{ $rank }. { $name } · { $coins }**
board-empty = Qui nessuno ha monete.
board-own = { $who } è al { $rank }º posto su { $of }, con { $coins }.
board-own-empty = { $who } non ha monete.
board-own-off = Hai { $coins } come { $who }, ma non sei in questa classifica: un game master ti ha tolto. Lo vedi solo tu.
board-footer = Contano anche le monete in gioco. I giocatori virtuali e la casa sono esclusi.
board-alt = Classifica delle monete. { $list }
board-alt-line = { $rank }. { $name }: { $coins }

chart-title = Monete nel tempo
chart-text = { $name } ha **{ $now }**.
    Dall’inizio ({ $since }): massimo { $high } ({ $high-when }), minimo { $low } ({ $low-when }).
chart-text-still = { $name } ha **{ $now }**, sempre uguale dall’inizio ({ $since }).
chart-alt = La borsa di { $name } dall’inizio ({ $since }): ora { $now }, massimo { $high } ({ $high-when }), minimo { $low } ({ $low-when }).
chart-empty = Ancora nulla da mostrare: nessuna moneta è entrata o uscita.

# I tempi nelle immagini.
picture-day = { $day } { $month }
picture-month = { $month } { $year }
picture-month-name = { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
}
picture-zone = UTC

# Grandi somme sulle immagini, dove manca lo spazio.
sum-thousands = { $number }k
sum-millions = { $number } Mln
sum-billions = { $number } Mld
sum-trillions = { $number } Bln

key-score = Segnapunti
score-deals = smazzate
score-up = { $name } { $coins }
score-title = Segnapunti: { $inn }
score-deal = `{ $number }` { $told }
score-cancelled = annullata
score-match = la partita continua
score-nothing = nessuno ha vinto o perso
score-none = Qui non è ancora finita nessuna smazzata.
score-latest = Le ultime { $deals } smazzate. Quelle precedenti non sono contate.
score-footer = Smazzate finite da quando il tavolo è aperto.
score-alt = Quanto ha vinto o perso ciascuno a questo tavolo: { $list }
