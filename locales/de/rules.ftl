# Die Regelseite, gemacht aus dem, wonach der Tisch wirklich spielt.

rules-title = { $game } · { $edition }
game-triomphe = Triomphe Forcée
game-scarto = Scarto
game-tarocchi = Tarocchi
game-mitigati = Mitigati
game-troccas = Troccas
game-swiss = Schweizer Tarot
game-latriomphe = La Triomphe
game-trefeltromp = Trefeltromp
edition-tavern = Tavernenregeln
edition-vieville = Viéville-Regeln
edition-mcleod = McLeod-Regeln
edition-chee = Chee-Regeln
edition-white-parrot = Regeln des Weißen Papageis
edition-rufus = Rufus-Regeln
edition-classic = Klassische Regeln
edition-as-qui-pille = à l’as qui pille
edition-target = { $edition }, bis { $target } Punkte
edition-pack-small = { $edition }, kleines Kartenspiel
edition-equal_courts-last = { $edition }, von gleichen Bildern gewinnt das letzte
edition-equal_courts-ranked = { $edition }, Bilder nach Rang
edition-top-angel = { $edition }, Gericht höher als Welt
edition-round_suits-straight = { $edition }, runde Farben nicht umgekehrt
edition-bagatto-only-trump-no-fool = { $edition }, Gaukler nur ohne den Narren in den Skart
edition-robbing-off = { $edition }, ohne Rauben
edition-fool-excuse = { $edition }, der Narr entschuldigt

rules-cards = Die Karten
rules-deal = Das Geben
rules-bonus = Bonuskarten
rules-play = Das Spiel
rules-end = Wer gewinnt
rules-pays = Wertung und Zahlung
rules-suggest = **{ $suggest }** wählt Karten für den Skart nach einer einfachen Regel: keine Trümpfe, möglichst keine Karten, die viel zählen, und die kürzesten Farben zuerst.
rules-footer = Die Optionen dieses Tisches sind schon berücksichtigt.
rules-footer-default = Die Optionen im Titel sind schon berücksichtigt.

fact-goal = Wer beim Geben die Karte **{ $card }** bekommt, gewinnt den Pott; sonst gewinnt ihn, wer von { $tricks } Stichen die meisten macht.
fact-seats = { $fewest } bis { $most } Personen können mitspielen.
fact-seats-exactly = { $seats ->
    [2] Man spielt zu zweit.
    [3] Man spielt zu dritt.
    [4] Man spielt zu viert.
   *[other] Man spielt zu { $seats }.
}
fact-seats-of = { $first } oder { $most } Personen können mitspielen.
fact-pack = Das Kartenspiel hat { $cards } Karten: { $plain } in den Farben { $suits }, { $trumps } Trümpfe und den Narren.
fact-pack-plain = Das Kartenspiel hat { $cards } Karten, je { $each } in den Farben { $suits }.
fact-order = { $suits }, die stärkste Karte zuerst: { $cards }

fact-clockwise = Gegeben und gespielt wird im Uhrzeigersinn, also nach links.
fact-anticlockwise = Gegeben und gespielt wird gegen den Uhrzeigersinn, also nach rechts.
fact-ante = Alle zahlen den Einsatz in den Pott, mindestens { $least }.
fact-ante-at = Alle zahlen { $stake } in den Pott. Mehr kann dich eine Gabe nicht kosten.
fact-dealt = Alle bekommen { $cards } Karten, einzeln gegeben.
fact-takes-all = Wer die Karte **{ $card }** bekommt, nimmt sofort den ganzen Pott, und die Gabe ist vorbei.
fact-bonus-may = **{ $card }**: Bekommst du die Karte, darfst du sie vorzeigen und erhältst { $amount } aus dem Pott. Danach nimmst du sie wieder auf die Hand.
fact-bonus-must = **{ $card }**: Bekommst du die Karte, zeigst du sie vor und erhältst { $amount } aus dem Pott. Danach nimmst du sie wieder auf die Hand.
fact-bonus-secret = Alle werden gleichzeitig gefragt, ob sie etwas vorzeigen, und haben gleich viel Zeit; so erfährt niemand, wer was hat.
fact-stakes = { $stakes ->
    [one] 1 Einsatz
   *[other] { $stakes } Einsätze
}
fact-empty-pot = Leeren die Boni den Pott, ist die Gabe vorbei.
fact-first-lead = Zum ersten Stich spielt Vorhand aus, also wer nach der gebenden Person als Nächstes dran ist; danach immer, wer den Stich gemacht hat.
fact-must-follow = Die ausgespielte Farbe musst du bedienen, wenn du kannst. Das gilt auch für Trumpf.
fact-must-trump = Kannst du nicht bedienen, musst du Trumpf spielen, wenn du einen hast. Sonst spiel, was du willst.
fact-need-not-beat = Du musst nie höher spielen als die Karten, die schon liegen.
fact-fool-trump = Der Narr ist der niedrigste Trumpf. Er sticht jede Farbkarte und verliert gegen jeden anderen Trumpf.
fact-fool-excuse = Der Narr befreit dich vom Bedienen: Du darfst ihn jederzeit spielen, egal, was ausgespielt wurde. Einen Stich macht er nie. Wird er ausgespielt, bestimmt die nächste Karte, was zu bedienen ist.
fact-trick-winner = Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
fact-most-tricks = Wer die meisten Stiche macht, nimmt, was noch im Pott ist. Bei gleich vielen gewinnt, wer diese Zahl zuerst erreicht hat; haben fünf je einen, gewinnt also, wer den ersten gemacht hat.
fact-next-dealer = Nach jeder Gabe gibt die nächste Person in dieser Richtung.

fact-scarto-goal = Alle spielen für sich und zählen die Kartenpunkte in ihren Stichen. Es gibt insgesamt { $all }: Mit mehr als { $mean } gewinnst du, mit weniger verlierst du.
fact-scarto-dealt = Alle bekommen { $cards } Karten, je fünf auf einmal. Wer gibt, nimmt dazu die letzten { $talon } Karten, den Talon, legt { $talon } verdeckt in den Skart und zählt sie am Ende mit.
fact-scarto-discard = Nicht in den Skart dürfen: Könige, der Narr, { $fives }.
fact-scarto-discard-only-trump = Nicht in den Skart dürfen: Könige, der Narr, { $fives }. Mit einer Ausnahme: { $bagatto } darf hinein, wenn kein anderer Trumpf im Blatt ist, ob mit oder ohne den Narren.
fact-scarto-discard-only-trump-no-fool = Nicht in den Skart dürfen: Könige, der Narr, { $fives }. Mit einer Ausnahme: { $bagatto } darf hinein, wenn kein anderer Trumpf im Blatt ist, und auch der Narr nicht.
fact-scarto-fool = Spielst du den Narren, behältst du ihn immer, auch ohne einen einzigen Stich: Wer diesen Stich macht, bekommt nur die beiden anderen Karten.
fact-scarto-values = Könige, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }. Der Narr zählt { $fool } und wird allein gezählt.
fact-scarto-threes = Gezählt wird in Dreiergruppen, und jede zählt 2 weniger, als ihre Karten wert sind. Zwei übrige Karten zählen 1 weniger.
fact-scarto-pays = Für jeden Kartenpunkt über { $mean } bekommst du { $price }, für jeden darunter zahlst du ebenso viel. Eine Gabe kann dich höchstens { $most } kosten.

fact-trefeltromp-goal = Je drei Karten, vier Setzrunden. Du legst eine Karte nach der anderen, und jedes Mal gewinnt die beste einen Teil des Potts.
fact-trefeltromp-order = Die Farben spielen keine Rolle. Von hoch nach niedrig: Trümpfe 21 bis 1, der Narr, die Asse, die Bilder (König, Dame, Ritter und Bube sind gleich), dann 10 bis 2.
fact-trefeltromp-fool = Der Narr ist der niedrigste Trumpf: Er schlägt jede Farbkarte und verliert gegen jeden anderen Trumpf.
fact-trefeltromp-ante = Alle zahlen den Grundeinsatz in den Pott: { $ante }.
fact-trefeltromp-purse = Wie hoch dein Tischgeld ist, bestimmst du, wenn du dich setzt: mindestens { $least }, höchstens { $most }. Mehr kann dich eine Gabe nicht kosten, den Grundeinsatz eingerechnet.
fact-trefeltromp-directions = Gegeben wird gegen den Uhrzeigersinn, gesetzt im Uhrzeigersinn: Es beginnt der erste Platz links von der gebenden Person, der noch im Spiel ist.
fact-trefeltromp-next-dealer = Nach jeder Gabe gibt die nächste Person rechts.
fact-trefeltromp-rounds = Zuerst wird gesetzt (*Fyrsturkalla*), dann getauscht, dann dreimal gesetzt und gelegt: *Banenkalla* und *Banen*, *Detuilerkalla* und *Detuiler*, *Debekransekalla* und *Debekranse*.
fact-trefeltromp-exchange = Alle, die noch im Spiel sind, dürfen eine Karte gegen eine neue tauschen. Alle entscheiden gleichzeitig.
fact-trefeltromp-laying = Alle, die noch im Spiel sind, legen eine Karte verdeckt aus. Was liegt, liegt. Haben alle gelegt, wird gleichzeitig aufgedeckt.
fact-trefeltromp-bets = Schieben, setzen, mitgehen, erhöhen oder aussteigen. Der kleinste Einsatz beträgt { $ante }; erhöht wird um mindestens so viel wie zuletzt. Mit weniger Tischgeld bleibt dir immer noch das All-in.
fact-trefeltromp-raises = In einer Runde gibt es höchstens einen ersten Einsatz und { $raises } volle Erhöhungen, außer es sind nur noch zwei dabei. Nach der letzten heißt es mitgehen oder aussteigen: Höher geht niemand mehr, auch nicht mit einem All-in. Vorher zählt ein All-in unter einer vollen Erhöhung nicht als Erhöhung, und wer schon dran war, darf deshalb nicht neu erhöhen. Niemand darf setzen, wenn sonst niemand mehr zahlen könnte.
fact-trefeltromp-all-in = Ist dein Tischgeld ganz gesetzt, setzt du nicht mehr, spielst aber weiter um die Pötte, in die du eingezahlt hast.
fact-trefeltromp-privilege = Legst du in Banen oder Detuiler den Narren und gewinnst nichts, darfst du in der nächsten Setzrunde *dabeibleiben*: Du zahlst nichts und spielst weiter um jeden Pott, an dem du beteiligt warst. Setzt oder erhöhst du stattdessen, zahlst du wie alle. In Debekranse bringt der Narr nichts.
fact-trefeltromp-shares = Wer Banen gewinnt, nimmt ein Drittel des Potts, abgerundet; bei Detuiler ist es die Hälfte vom Übrigen, bei Debekranse der Rest.
fact-trefeltromp-tie = Sind die besten Karten gleich, gewinnt niemand, und die Münzen bleiben liegen. Nach Debekranse bleiben sie für die nächste Gabe; den Grundeinsatz zahlen trotzdem alle.
fact-trefeltromp-alone = Steigen alle anderen aus, nimmst du den ganzen Pott und zeigst nichts. Was du gesetzt hast, ohne dass jemand mitging, kommt zurück.
fact-trefeltromp-banked = Was du in einer Gabe gewinnst, kannst du nicht in derselben setzen.
fact-trefeltromp-side-pots = Kann jemand mit einem All-in nicht alles mitgehen, kommt in einen Nebenpott, was die anderen darüber hinaus setzen. Er wird genauso geteilt, unter allen, die hineingezahlt haben.
fact-trefeltromp-closing = Schließt der Tisch mit Münzen im Pott, werden sie unter denen geteilt, die beim letzten unentschiedenen Debekranse noch im Spiel waren und nicht gegangen sind.

fact-tarocchi-goal = Alle spielen für sich und zählen die Kartenpunkte in ihren Stichen. Es gibt insgesamt { $all }: Mit mehr als { $mean } gewinnst du, mit weniger verlierst du.
fact-tarocchi-dealt = Alle bekommen { $cards } Karten, je fünf auf einmal. Wer gibt, nimmt dazu die letzten { $talon } Karten, den Talon, legt { $talon } verdeckt in den Skart und zählt sie am Ende mit.
fact-tarocchi-discard = Nicht in den Skart dürfen: Könige, der Narr, { $fives }.
fact-tarocchi-courts-first = König, Dame, Ritter und Bube einer Farbe sind gleich stark: Fallen mehrere in einen Stich, schlägt die zuerst gespielte Karte die anderen.
fact-tarocchi-courts-last = König, Dame, Ritter und Bube einer Farbe sind gleich stark: Fallen mehrere in einen Stich, schlägt die zuletzt gespielte Karte die anderen.
fact-tarocchi-fool = Spielst du den Narren, behältst du ihn immer, auch ohne einen einzigen Stich: Wer diesen Stich macht, bekommt nur die beiden anderen Karten.
fact-tarocchi-values = Könige, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }. Der Narr zählt { $fool } und wird allein gezählt.
fact-tarocchi-threes = Gezählt wird in Dreiergruppen, und jede zählt 2 weniger, als ihre Karten wert sind. Zwei übrige Karten zählen 1 weniger.
fact-tarocchi-pays = Für jeden Kartenpunkt über { $mean } bekommst du { $price }, für jeden darunter zahlst du ebenso viel. Eine Gabe kann dich höchstens { $most } kosten.

# La Triomphe

fact-latriomphe-sides = Zwei Seiten mit je einer, zwei oder drei Personen spielen gegeneinander. Man sitzt abwechselnd: Jeder zweite Platz gehört zu deiner Seite.
fact-latriomphe-alone = Alle spielen für sich.
fact-latriomphe-goal = Die erste Seite mit { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkten
} gewinnt die Partie.
fact-latriomphe-goal-alone = Wer zuerst { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
} hat, gewinnt die Partie.
fact-latriomphe-dealt = Alle bekommen { $cards } Karten: erst drei, dann zwei.
fact-latriomphe-turned = Die nächste Karte wird aufgedeckt. Ihre Farbe ist Trumpf.
fact-latriomphe-robbing = Wer das Trumpf-Ass hat, darf die aufgedeckte Karte rauben und auch die Karten direkt darunter, solange sie Trumpf sind. Liegt das Ass selbst offen, darf rauben, wer gibt. Liegt das Ass nicht offen, werden alle gefragt, damit niemand erfährt, wer rauben könnte.
fact-latriomphe-robbing-lays = Für jede geraubte Karte legst du eine Karte deiner Wahl verdeckt unter den Stock, auch eine geraubte. Was geraubt wird, sehen alle; was weggelegt wird, sieht niemand.
fact-latriomphe-offer = Ein schlechtes Blatt? Wer Vorhand ist oder wer gibt, darf vor der ersten eigenen Karte anbieten, die Gabe aufzugeben; im einen Fall antwortet, wer gibt, im anderen die Vorhand. In einer Gabe gibt es nur ein solches Angebot.
fact-latriomphe-offer-accepted = Wird das Angebot angenommen, ist die Gabe vorbei: Die Seite, die annimmt, schreibt 1 Punkt.
fact-latriomphe-offer-refused = Wer ablehnt, muss mit der eigenen Seite alle fünf Stiche machen: Das bringt 2 Punkte. Der erste verlorene Stich kostet 2 Punkte und beendet die Gabe.
fact-latriomphe-must-beat = Du musst die ausgespielte Farbe bedienen, wenn du kannst, und die bisher beste Karte schlagen, wenn du kannst, auch die deiner eigenen Seite. Ist der Stich schon mit Trumpf gestochen, genügt jede Karte der ausgespielten Farbe.
fact-latriomphe-must-beat-alone = Du musst die ausgespielte Farbe bedienen, wenn du kannst, und die bisher beste Karte schlagen, wenn du kannst. Ist der Stich schon mit Trumpf gestochen, genügt jede Karte der ausgespielten Farbe.
fact-latriomphe-must-trump = Kannst du nicht bedienen, musst du Trumpf spielen, wenn du einen hast, und einen höheren als die gespielten, wenn du kannst. Sonst spiel, was du willst.
fact-latriomphe-decided = Die Gabe endet, sobald eine Seite drei Stiche hat.
fact-latriomphe-decided-alone = Die Gabe endet, sobald jemand drei Stiche hat.
fact-latriomphe-vole-or-stop = Macht eine Seite die ersten drei Stiche, kann sie aufhören oder auf alle fünf gehen; das entscheidet, wer den dritten gemacht hat.
fact-latriomphe-vole-or-stop-alone = Wer die ersten drei Stiche macht, darf aufhören oder auf alle fünf gehen.
fact-latriomphe-three = Drei Stiche bringen 1 Punkt.
fact-latriomphe-most = Hat niemand drei, bekommt 1 Punkt, wer die meisten gemacht hat; bei gleich vielen, wer diese Zahl zuerst erreicht hat.
fact-latriomphe-vole = Alle fünf Stiche bringen 2 Punkte. Wer auf alle fünf geht und einen verliert, verliert 2 Punkte, und die Gabe ist vorbei.
fact-latriomphe-loses = Ein verlorener Punkt geht von den Punkten deiner Seite ab. Hat sie keinen, schreibt ihn die andere.
fact-latriomphe-debt = Verlierst du einen Punkt, den du nicht hast, wird er zur Schuld, die du mit deinen nächsten Punkten abzahlst. Gutgeschrieben wird er niemandem.
fact-latriomphe-match = Alle setzen { $stake } für die ganze Partie, mehr kann sie dich nicht kosten. Die Siegerseite teilt sich, was die andere gesetzt hat.
fact-latriomphe-match-alone = Alle setzen { $stake } für die ganze Partie, mehr kann sie dich nicht kosten. Wer gewinnt, nimmt alles.

# Troccas

fact-troccas-sides = Man spielt zu viert, zwei gegen zwei. Wer zusammenspielt, sitzt sich gegenüber.
fact-troccas-goal = Die Seiten zählen die Kartenpunkte in ihren Stichen. Es gibt insgesamt { $all }: Die Seite mit mehr als { $half } gewinnt die Gabe.
fact-troccas-draw = Die Paare werden ausgelost: Alle ziehen, bis sie einen Trumpf außer dem Narren haben. Die beiden höchsten Trümpfe spielen zusammen, der niedrigste gibt zuerst. Nach { $deals } Gaben wird neu gelost.
fact-troccas-dealt = Alle bekommen { $cards } Karten: sechs, sechs und sieben. Wer gibt, bekommt { $scart } mehr.
fact-troccas-exposed = Die letzte dieser sieben Karten liegt bei allen offen, bis der Skart gelegt ist.
fact-troccas-scart = Wer gibt, legt { $scart } Karten verdeckt in den Skart; sie zählen für die eigene Seite. Nicht hinein dürfen: { $honours }.
fact-troccas-call = Wer den König der ausgespielten Farbe spielt, darf den Buben dieser Farbe rufen, wenn sie zum ersten Mal ausgespielt wird. Hat man den Buben selbst oder liegt er schon im Stich, geht das nicht.
fact-troccas-call-forced = Hast du den gerufenen Buben und in diesem Stich noch nicht gespielt, musst du ihn spielen. Davon befreit nicht einmal der Narr.
fact-troccas-call-swapped = Hast du den gerufenen Buben, aber schon eine Karte von Ass bis Zehn dieser Farbe gespielt, nimmst du sie zurück und spielst dafür den Buben. Nach jeder anderen Karte bleibt der Ruf ohne Wirkung.
fact-troccas-values = Könige, der Narr, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }.
fact-troccas-fours = Gezählt wird in Vierergruppen, und jede zählt 3 weniger, als ihre Karten wert sind. Die beiden Karten im Skart zählen 1 weniger.
fact-troccas-fool = Fällt dein Narr in einen Stich der anderen Seite, behält deine Seite den Narren und gibt dafür nach dem letzten Stich ihre niedrigste Karte her.
fact-troccas-all-tricks = Eine Seite, die alle { $cards } Stiche macht, hat alle { $all } Punkte.
fact-troccas-goods = Für jeden Punkt über { $half } zahlen beide auf der Verliererseite je { $stake }, und zwar an je eine Person der Siegerseite. Eine Gabe kann dich höchstens { $most } kosten.

fact-mitigati-goal = Alle spielen für sich und zählen die Kartenpunkte in ihren Stichen. Es gibt insgesamt { $all }: Mit mehr als { $mean } gewinnst du, mit weniger verlierst du.
fact-mitigati-dealt = Alle bekommen { $cards } Karten, je fünf auf einmal. Wer gibt, nimmt dazu die letzten { $talon } Karten, den Talon, legt { $talon } verdeckt in den Skart und zählt sie am Ende mit.
fact-mitigati-dealt-for-bids = Alle bekommen { $first } Karten, dann dreimal { $next }. Nach { $first } Karten und nach jeder der beiden nächsten Runden wird geboten. Wer gibt, nimmt mit der letzten Runde auch die letzten { $talon } Karten, den Talon, legt { $talon } verdeckt in den Skart und zählt sie am Ende mit.
fact-mitigati-bids = In der Reihenfolge des Gebens sagen alle, wie viele Punkte über oder unter { $mean } sie wollen, oder verlangen weitere Karten.
fact-mitigati-bids-agreed = Sobald alle drei Gebote stehen und zusammen null ergeben, gilt der Vergleich: Bezahlt wird wie geboten, und die Gabe wird nicht gespielt.
fact-mitigati-bids-more = Kommst du wieder an die Reihe, darfst du dein Gebot halten oder senken, nie erhöhen. Verlangt jemand weitere Karten, fallen die Gebote zusammen unter null oder ändert sich eine ganze Runde lang nichts, verfallen alle Gebote, und es gibt weitere Karten. Ohne Vergleich in der dritten Bietrunde wird die Gabe gespielt.
fact-mitigati-discard = Nicht in den Skart dürfen: Könige, der Narr und alle Trümpfe.
fact-mitigati-discard-too-few = Bleiben so weniger als drei Karten für den Skart, dürfen auch die niedrigsten Trümpfe hinein, aber nie { $never }.
fact-mitigati-discard-only-trump = Nicht in den Skart dürfen: Könige, der Narr, { $fives }. Mit einer Ausnahme: { $bagatto } darf hinein, wenn kein anderer Trumpf im Blatt ist, ob mit oder ohne den Narren.
fact-mitigati-fool = Spielst du den Narren, behältst du ihn immer, auch ohne einen einzigen Stich: Wer diesen Stich macht, bekommt nur die beiden anderen Karten.
fact-mitigati-values = Könige, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }. Der Narr zählt { $fool }. Jede Karte wird einzeln gezählt.
fact-mitigati-pays = Für jeden Kartenpunkt über { $mean } bekommst du { $price }, für jeden darunter zahlst du ebenso viel. Mit den Honneurs kann dich eine Gabe höchstens { $most } kosten.
fact-mitigati-honours = Honneurs sind die vier Könige, { $trio }. Direkt vor deiner ersten Karte werden deine Honneurs gezeigt und bezahlt: Die beiden anderen zahlen dir je Punkt so viel wie für einen Kartenpunkt.
fact-mitigati-honours-sets = Es zählt deine beste Kombination: Vier beliebige Honneurs bringen { $four } Punkte, { $trio } zusammen { $three }, alle vier Könige { $kings }. Jedes Honneur darüber hinaus bringt { $each } dazu.
fact-mitigati-honours-trumps = Hast du { $many } oder mehr Trümpfe, bringt außerdem jeder davon einen Punkt. Der Narr zählt dabei nur als zehnter.

fact-swiss-goal = Alle geben einmal: { $deals } Gaben sind eine Partie. Alle setzen einmal { $stake } für die ganze Partie, und wer am Ende die meisten Punkte hat, bekommt alles.
fact-swiss-dealt = Alle bekommen { $cards } Karten, je fünf auf einmal. Wer gibt, nimmt dazu die letzten { $talon } Karten, den Talon, legt { $talon } verdeckt in den Skart und zählt sie am Ende mit wie einen Stich.
fact-swiss-discard = Nicht in den Skart dürfen: Könige, der Narr und alle Trümpfe.
fact-swiss-discard-too-few = Bleiben so weniger als drei Karten für den Skart, dürfen auch die niedrigsten Trümpfe hinein, aber nie { $never }.
fact-swiss-fool = Spielst du den Narren, behältst du ihn; wer den Stich gemacht hat, bekommt dafür nach der Gabe die niedrigste Karte, die du gewonnen hast. Hast du gar keine gewonnen, gibst du stattdessen den Narren her.
fact-swiss-fool-dealer = Wer gibt und keinen Stich hat, bezahlt den Narren mit einer Karte aus dem Skart.
fact-swiss-values = Könige, der Narr, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }.
fact-swiss-threes = Gezählt wird in Dreiergruppen, und jede zählt 2 weniger, als ihre Karten wert sind.
fact-swiss-total = Eine Gabe hat { $all } Kartenpunkte. Sie werden über die ganze Partie zusammengezählt.
fact-swiss-tie = Bei gleich vielen Punkten wird geteilt; Restmünzen gehen einzeln reihum, in der Reihenfolge des Gebens.

# A game in short, in the hand of whoever plays their first deals of it: five lines and 350 characters at most.
quick-heading = { $game } kurz erklärt
quick-goal-points = Hol mehr als { $mean } der { $all } Kartenpunkte.
quick-goal-side = Holt zu zweit mehr als { $half } der { $all } Kartenpunkte.
quick-goal-match = Wer in { $deals } Gaben die meisten Kartenpunkte holt, gewinnt alle Einsätze.
quick-goal-marks = Die Partie gewinnt die Seite, die zuerst { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
} hat.
quick-goal-marks-alone = Die Partie gewinnt, wer zuerst { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
} hat.
quick-goal-tricks = Wer die meisten Stiche macht, gewinnt den Pott. Wer die Karte { $card } bekommt, nimmt ihn sofort.
quick-goal-rounds = Leg in drei Runden je eine Karte: Die beste gewinnt einen Anteil am Pott.
quick-follow-excuse = Farbe bedienen, sonst Trumpf. Der Narr befreit davon, sticht aber nie.
quick-follow-fool = Farbe bedienen, sonst Trumpf. Der Narr ist der niedrigste Trumpf.
quick-must-beat = Farbe bedienen, sonst Trumpf, und die beste Karte schlagen, wenn du kannst.
quick-no-suits = Farben zählen nicht: Trümpfe schlagen den Narren, dann Asse, Bilder, 10 bis 2.
quick-turned = Die Farbe der aufgedeckten Karte ist Trumpf.
quick-ranks = Von hoch nach niedrig: { $ranks }.
quick-reversed = { $suits }: Niedrige Zahlen schlagen hohe.
quick-top = Höchster Trumpf: { $card }.
quick-courts-first = Bilder einer Farbe sind gleich stark: Das erste gewinnt.
quick-courts-last = Bilder einer Farbe sind gleich stark: Das letzte gewinnt.
quick-counts = Könige, { $fives } zählen { $king }, Damen { $queen }, Ritter { $knight }, Buben { $jack }, der Rest { $other }.
quick-bonus = Dafür gibt es Münzen aus dem Pott: { $cards }.
quick-marks = Drei Stiche bringen 1 Punkt, alle fünf 2.
quick-shares = Die Anteile: ein Drittel des Potts, die Hälfte vom Rest, alles Übrige.
quick-honours = Extrapunkte: vier Honneurs (was 5 zählt, und Narr) oder zehn Trümpfe.
quick-call = Ein König der ausgespielten Farbe kann seinen Buben rufen.
quick-rob = Das Trumpf-Ass kann die aufgedeckte Karte rauben.
quick-offer = Schlechtes Blatt? Wer Vorhand ist oder gibt, kann anbieten aufzugeben.
quick-swap = Nach dem ersten Setzen kannst du eine Karte tauschen.
quick-alone = Steigen alle anderen aus, gehört der Pott dir.
quick-discard = Die { $talon } Karten im Skart zählen für die Person, die gibt.
