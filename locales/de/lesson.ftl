# Lektionen: für jede Ausgabe eine vorbereitete Runde. Je Text höchstens zwei Sätze und 200 Zeichen.

lesson-title = Lektion: { $game }
lesson-footer = Eine vorbereitete Runde, nur zum Spaß: Du kannst nichts verlieren.
lesson-gone = Diese Lektion ist vorbei. Wähl ein Spiel oder fang eine andere an.
lesson-your-turn = **Du bist am Zug.**
lesson-over = Spiel jetzt eine echte Runde gegen Computerspieler. Spielst du nur zum Spaß, gewinnt oder verliert niemand Münzen.
lesson-new = **Kennst du das Spiel noch nicht?** Fang mit der Lektion an: einer vorbereiteten Runde, in der du nichts verlieren kannst.
lesson-kings = Könige
lesson-said = Mehr gibt es in dieser Lektion nicht zu lernen. Spiel weiter, oder lass den Autopiloten die Runde zu Ende spielen.

key-lesson-next = Weiter
key-lesson-on = Fortsetzen
key-lesson-choose = Andere Karte wählen
key-lesson-play = Trotzdem spielen
key-lesson-swap = Trotzdem tauschen
key-lesson-finish = Für mich fertigspielen
key-lesson-end = Lektion beenden
key-lesson-repeat = Lektion wiederholen
key-lesson-go-on = Lektion: { $game }

lesson-trick = Jeder spielt eine Karte: das ist ein **Stich**. Die höchste Karte der Farbe, die zuerst gespielt wurde, gewinnt ihn, außer jemand spielt Trumpf: dann gewinnt der höchste Trumpf.
lesson-aim-points = Alle spielen für sich, mit je { $number } Karten. Es zählen die Punkte der Karten in deinen Stichen: Über dem Durchschnitt gewinnst du, darunter verlierst du.
lesson-trumps = Die Karten mit Bild und Nummer sind die Trümpfe: Sie stechen jede andere Farbe, und von zweien sticht der höhere. Du hast { $number ->
    [0] keinen
    [one] einen
   *[other] { $number }
}.
lesson-trumps-other = Die Karten mit Bild und Nummer sind die Trümpfe: Sie stechen jede andere Farbe, hohe stechen niedrige, und { $card } sticht alle. Du hast { $number ->
    [0] keinen
    [one] einen
   *[other] { $number }
}.
lesson-turned = Aufgedeckt: { $card }. Trumpf ist also { $suit }, und schon die niedrigste Karte davon sticht jede andere Farbe; in jeder Farbe gilt die Rangfolge { $order }.
lesson-partner = **{ $name }** sitzt dir gegenüber und spielt mit dir. Eure Stiche zählen zusammen.
lesson-counters = Die meisten Karten zählen wenig. Viel zählen: { $cards }.
lesson-pot = Im Pott: { $coins }. Sind alle Boni bezahlt, bekommt den Rest, wer die meisten Stiche macht.
lesson-pot-bets = Im Pott: { $coins }. Jeder Einsatz kommt dazu.
lesson-reversed = Achtung, umgekehrte Reihenfolge ({ $suit }): Niedrige Zahlen schlagen hohe. In deinem Blatt schlägt { $card } also { $other }.
lesson-equals = König, Dame, Ritter und Bube einer Farbe sind hier gleich stark: Die zuerst gespielte dieser Karten schlägt die anderen.
lesson-excuse-kept = In deinem Blatt: { $card }. Diese Karte darfst du jederzeit spielen, statt zu bedienen: Einen Stich macht sie nie, aber du behältst sie.
lesson-excuse = In deinem Blatt: { $card }. Diese Karte darfst du jederzeit spielen, statt zu bedienen: Einen Stich macht sie nie, aber meist behältst du sie.
lesson-discarded = **{ $name }** hat gegeben, die übrigen Karten aufgenommen und { $number ->
    [one] eine
   *[other] { $number }
} verdeckt weggelegt. Wer gibt, zählt diese Karten am Ende mit.
lesson-lead = Du spielst aus: Jede Karte ist erlaubt. Die anderen müssen diese Farbe bedienen; wer nicht kann, muss Trumpf spielen.
lesson-lead-beat = Du spielst aus: Jede Karte ist erlaubt. Die anderen müssen diese Farbe bedienen und, wenn es geht, höher spielen; wer nicht bedienen kann, muss Trumpf spielen.
lesson-follow = **{ $name }** hat ausgespielt: { $suit }. Diese Farbe hast du, also musst du sie bedienen; höher spielen musst du nicht.
lesson-follow-beat = **{ $name }** hat ausgespielt: { $suit }. Diese Farbe hast du, also musst du sie bedienen, und zwar mit einer Karte, die alles bisherige schlägt, wenn du kannst.
lesson-must-trump = Ausgespielt: { $suit }. Diese Farbe hast du nicht, also musst du Trumpf spielen.
lesson-any-card = { $number ->
    [0] Ausgespielt: { $suit }. Du hast weder diese Farbe noch Trumpf und darfst alles spielen; diesen Stich machst du damit nicht.
   *[other] Ausgespielt: { $suit }. Diese Farbe hast du nicht, also darfst du alles spielen; ohne Trumpf machst du diesen Stich aber nicht.
}
lesson-trumped = **{ $name }** hat Trumpf gespielt: { $card }. Das sticht jede Karte der ausgespielten Farbe.
lesson-taken-own = Du hast den Stich mit { $card } gemacht, also spielst du zum nächsten aus.
lesson-taken-partner = **{ $name }**, auf deiner Seite, hat den Stich mit { $card } gemacht und spielt zum nächsten aus.
lesson-taken = **{ $name }** hat den Stich mit { $card } gemacht und spielt zum nächsten aus.
lesson-score-points = Punkte bisher: { $scores }.
lesson-score-tricks = Stiche bisher: { $scores }.
lesson-score-of = { $name } { $number }
lesson-score-you = du
lesson-score-side = deine Seite
lesson-bonus = Vorgezeigt: { $card }. Dafür gab es einen Bonus aus dem Pott, und die Karte bleibt in deinem Blatt.
lesson-question = Deine Bonuskarte: { $card }. Zeigst du die Karte vor, bekommst du einen Bonus; sonst erfährt niemand, dass du sie hast.
lesson-offer = Mit einem schwachen Blatt kannst du aufgeben, bevor du spielst. Nimmt die andere Seite an, bekommt sie den Punkt; lehnt sie ab, muss sie alle Stiche machen.
lesson-bid = Liegt dein Blatt über oder unter dem Durchschnitt? Dein Gebot sagt, um wie viel (oder du verlangst weitere Karten); ergeben alle Gebote zusammen null, muss niemand spielen.
lesson-played-out = Aus der Einigung wurde nichts, also wird diese Runde gespielt: Die Punkte in deinen Stichen entscheiden.
lesson-honours = **{ $name }** hat Honneurs angesagt, also bestimmte Karten oder viele Trümpfe. Dafür zahlen die beiden anderen je { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
lesson-honours-own = Du hast Honneurs angesagt, also bestimmte Karten oder viele Trümpfe. Dafür zahlen dir die beiden anderen je { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
lesson-called = **{ $name }** hat { $card } gespielt und den Buben dieser Farbe gerufen: Wer ihn hat, muss ihn in diesem Stich spielen.
lesson-bet = Setz, wenn deine Karten gut sind, oder schieb und warte ab. Steigst du aus, ist weg, was du schon gezahlt hast.
lesson-lay = Leg eine Karte verdeckt aus. Alle werden zugleich aufgedeckt, und die beste gewinnt: Trümpfe von 21 abwärts, der Narr, Asse, Bilder, dann 10 bis 2.
lesson-shown = Die Karten sind aufgedeckt: **{ $name }** hatte die beste und gewinnt { $coins }.
lesson-shown-own = Die Karten sind aufgedeckt: Du hattest die beste und gewinnst { $coins }.
lesson-exchange = Du kannst eine Karte gegen die nächste vom Stock tauschen oder alle behalten.
lesson-robbed = **{ $name }** hat geraubt, wie es das Trumpf-Ass erlaubt: genommen, was offen lag, und dafür ebenso viel aus dem Blatt weggelegt.

lesson-doubt-gives = Das darfst du, aber **{ $name }** führt in diesem Stich und bekäme auch die Punkte für { $card }. { $instead } zählt weniger.
lesson-doubt-wastes = Das darfst du, aber { $card } macht diesen Stich nicht. Spielst du { $instead }, behältst du die bessere Karte.
lesson-doubt-throws = Das darfst du, aber { $card } ist deine beste Karte. Tauschst du { $instead }, behältst du sie.
