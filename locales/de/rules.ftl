# Die Regelseite, gemacht aus dem, wonach der Tisch wirklich spielt.

rules-title = { $game }, { $edition }
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
edition-white-parrot = Regeln vom Weißen Papagei
edition-rufus = Rufus-Regeln
edition-classic = klassische Regeln
edition-as-qui-pille = à l’as qui pille
edition-target = { $edition }, bis { $target }
edition-pack-small = { $edition }, kleines Kartenspiel
edition-equal_courts-last = { $edition }, von gleichen Bildern sticht das letzte
edition-equal_courts-ranked = { $edition }, Bilder nach Rang
edition-top-angel = { $edition }, das Gericht über der Welt
edition-round_suits-straight = { $edition }, runde Farben nicht umgekehrt
edition-bagatto-only-trump-no-fool = { $edition }, Gaukler nur ohne den Narren in den Skart
edition-robbing-off = { $edition }, ohne Rauben
edition-fool-excuse = { $edition }, der Narr entschuldigt

rules-cards = Die Karten
rules-deal = Das Geben
rules-bonus = Bonuskarten
rules-play = Das Spiel
rules-end = Wer gewinnt
rules-pays = Was gezahlt wird
rules-suggest = **{ $suggest }** wählt Karten für den Skart nach einer einfachen Regel: keine Trümpfe, möglichst keine Karten, die zählen, und die kürzesten Farben zuerst.
rules-footer = Gemacht nach den Optionen, mit denen dieser Tisch spielt.
rules-footer-default = Gemacht nach den Optionen, die im Titel stehen.

fact-goal = Den Pott gewinnt, wer beim Geben **{ $card }** bekommt, sonst wer von { $tricks } Stichen die meisten macht.
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

fact-clockwise = Gegeben und gespielt wird im Uhrzeigersinn, nach links.
fact-anticlockwise = Gegeben und gespielt wird gegen den Uhrzeigersinn, nach rechts.
fact-ante = Alle zahlen den Einsatz in den Pott, mindestens { $least }.
fact-ante-at = Alle zahlen { $stake } in den Pott. Mehr kann dich eine Gabe nicht kosten.
fact-dealt = Alle bekommen { $cards } Karten, einzeln gegeben.
fact-takes-all = Wer **{ $card }** bekommt, nimmt sofort den ganzen Pott, und die Gabe ist vorbei.
fact-bonus-may = **{ $card }**: Wer die Karte bekommen hat, darf sie vorzeigen und erhält { $amount } aus dem Pott. Sie kommt zurück ins Blatt.
fact-bonus-must = **{ $card }**: Wer die Karte bekommen hat, zeigt sie vor und erhält { $amount } aus dem Pott. Sie kommt zurück ins Blatt.
fact-bonus-secret = Ob sie vorzeigen, werden alle zugleich und gleich lange gefragt, damit niemand erfährt, wer was hält.
fact-stakes = { $stakes ->
    [one] 1 Einsatz
   *[other] { $stakes } Einsätze
}
fact-empty-pot = Leeren die Boni den Pott, ist die Gabe vorbei.
fact-first-lead = Zum ersten Stich spielt aus, wer gleich nach der Person sitzt, die gibt; danach, wer den Stich gemacht hat.
fact-must-follow = Die ausgespielte Farbe musst du bedienen, wenn du kannst. Trumpf ist eine Farbe.
fact-must-trump = Kannst du nicht bedienen, musst du Trumpf spielen, wenn du einen hast. Sonst spiel, was du willst.
fact-need-not-beat = Höher spielen als das, was schon liegt, musst du nie.
fact-fool-trump = Der Narr ist der niedrigste Trumpf. Er sticht jede Farbkarte und verliert gegen jeden anderen Trumpf.
fact-fool-excuse = Der Narr entschuldigt dich: Du darfst ihn jederzeit spielen, was auch ausgespielt ist. Einen Stich macht er nie. Wird er ausgespielt, bestimmt die nächste Karte, was zu bedienen ist.
fact-trick-winner = Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
fact-most-tricks = Wer die meisten Stiche macht, nimmt, was noch im Pott ist. Haben zwei gleich viele, dann, wer so viele zuerst hatte; haben also fünf je einen, dann, wer den ersten gemacht hat.
fact-next-dealer = Nach jeder Gabe gibt, wer in dieser Richtung als Nächstes sitzt.

fact-scarto-goal = Alle spielen für sich und zählen die Kartenpunkte in ihren Stichen. Es gibt insgesamt { $all }: Mit mehr als { $mean } gewinnst du, mit weniger verlierst du.
fact-scarto-dealt = Alle bekommen { $cards } Karten, je fünf auf einmal. Wer gibt, nimmt dazu die letzten { $talon } Karten, den Talon, legt { $talon } verdeckt in den Skart und zählt sie am Ende mit.
fact-scarto-discard = Nicht in den Skart dürfen: Könige, der Narr, { $fives }.
fact-scarto-discard-only-trump = Nicht in den Skart dürfen: Könige, der Narr, { $fives }. Mit einer Ausnahme: { $bagatto } darf hinein, wenn kein anderer Trumpf im Blatt ist, ob mit oder ohne den Narren.
fact-scarto-discard-only-trump-no-fool = Nicht in den Skart dürfen: Könige, der Narr, { $fives }. Mit einer Ausnahme: { $bagatto } darf hinein, wenn kein anderer Trumpf im Blatt ist, und auch der Narr nicht.
fact-scarto-fool = Den Narren, den du gespielt hast, behältst du immer, auch ohne einen einzigen Stich: Wer diesen Stich macht, bekommt nur die beiden anderen Karten.
fact-scarto-values = Könige, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }. Der Narr zählt { $fool }, und zwar für sich.
fact-scarto-threes = Gezählt wird in Dreiergruppen, und jede zählt 2 weniger, als ihre Karten wert sind. Zwei übrige Karten zählen 1 weniger.
fact-scarto-pays = Für jeden Kartenpunkt über { $mean } bekommst du { $price }, für jeden darunter zahlst du ebenso viel. Eine Gabe kann dich höchstens { $most } kosten.

fact-trefeltromp-goal = Je drei Karten, vier Setzrunden. Du legst eine Karte nach der anderen, und jedes Mal nimmt die beste einen Teil des Potts.
fact-trefeltromp-order = Farben gibt es nicht. Von oben nach unten: Trümpfe 21 bis 1, der Narr, die Asse, die Bilder (König, Dame, Ritter und Bube sind gleich), dann 10 bis 2.
fact-trefeltromp-fool = Der Narr ist der niedrigste Trumpf: Er schlägt jede Farbkarte und verliert gegen jeden anderen Trumpf.
fact-trefeltromp-ante = Alle zahlen den Grundeinsatz in den Pott: { $ante }.
fact-trefeltromp-purse = Deinen Beutel bestimmst du, wenn du dich setzt, { $least } bis { $most }. Mehr kann dich eine Gabe nicht kosten, den Grundeinsatz eingerechnet.
fact-trefeltromp-directions = Die Karten gehen gegen den Uhrzeigersinn, das Setzen mit ihm: Es beginnt links von der Person, die gibt, bei der ersten, die noch im Spiel ist.
fact-trefeltromp-next-dealer = Nach jeder Gabe wandert das Geben einen Platz nach rechts.
fact-trefeltromp-rounds = Zuerst wird gesetzt (*Fyrsturkalla*), dann getauscht, dann dreimal gesetzt und gelegt: *Banenkalla* und *Banen*, *Detuilerkalla* und *Detuiler*, *Debekransekalla* und *Debekranse*.
fact-trefeltromp-exchange = Beim Tausch dürfen alle, die noch im Spiel sind, eine Karte gegen eine neue hergeben. Alle entscheiden zugleich.
fact-trefeltromp-laying = Alle, die noch im Spiel sind, legen eine Karte verdeckt aus. Was liegt, liegt. Liegen alle, werden sie zugleich aufgedeckt.
fact-trefeltromp-bets = Schieben, setzen, mitgehen, erhöhen oder aussteigen. Der kleinste Einsatz ist { $ante }; erhöht wird um mindestens so viel wie zuletzt. Mit weniger im Beutel bleibt dir immer noch das All-in.
fact-trefeltromp-raises = In einer Runde gibt es höchstens einen ersten Einsatz und { $raises } volle Erhöhungen, außer es sind nur noch zwei dabei. Nach der letzten heißt es mitgehen oder aussteigen: Höher geht niemand mehr, auch nicht mit einem All-in. Vorher zählt ein All-in unter einer vollen Erhöhung nicht als Erhöhung, und wer schon dran war, darf deshalb nicht neu erhöhen. Niemand darf setzen, wenn sonst niemand mehr zahlen könnte.
fact-trefeltromp-all-in = Wer nichts mehr hat, sagt nichts mehr und spielt weiter um die Pötte, in die eingezahlt ist.
fact-trefeltromp-privilege = Legst du in Banen oder Detuiler den Narren und gewinnst nichts, darfst du in der nächsten Setzrunde *dabeibleiben*: Du zahlst nichts und spielst weiter um jeden Pott, an dem du beteiligt warst. Setzt oder erhöhst du stattdessen, zahlst du wie alle. In Debekranse bringt der Narr nichts.
fact-trefeltromp-shares = Wer Banen gewinnt, nimmt ein Drittel des Potts, abgerundet, bei Detuiler die Hälfte vom Übrigen, bei Debekranse den Rest.
fact-trefeltromp-tie = Sind die besten Karten gleich, gewinnt niemand, und die Münzen bleiben liegen. Nach Debekranse bleiben sie für die nächste Gabe; den Grundeinsatz zahlen trotzdem alle.
fact-trefeltromp-alone = Steigen alle anderen aus, nimmst du den ganzen Pott und zeigst nichts. Was du gesetzt hast, ohne dass jemand mitging, kommt zurück.
fact-trefeltromp-banked = Was du in einer Gabe gewinnst, kannst du nicht in derselben setzen.
fact-trefeltromp-side-pots = Was über das hinaus gesetzt wird, was im All-in zu zahlen war, kommt in einen Nebenpott; er wird genauso geteilt, unter denen, die hineingezahlt haben.
fact-trefeltromp-closing = Schließt der Tisch mit Münzen im Pott, werden sie unter denen geteilt, die beim letzten unentschiedenen Debekranse noch im Spiel waren und nicht gegangen sind.

fact-tarocchi-goal = Alle spielen für sich und zählen die Kartenpunkte in ihren Stichen. Es gibt insgesamt { $all }: Mit mehr als { $mean } gewinnst du, mit weniger verlierst du.
fact-tarocchi-dealt = Alle bekommen { $cards } Karten, je fünf auf einmal. Wer gibt, nimmt dazu die letzten { $talon } Karten, den Talon, legt { $talon } verdeckt in den Skart und zählt sie am Ende mit.
fact-tarocchi-discard = Nicht in den Skart dürfen: Könige, der Narr, { $fives }.
fact-tarocchi-courts-first = König, Dame, Ritter und Bube einer Farbe sind gleich: Von zweien, die fallen, gilt das erste.
fact-tarocchi-courts-last = König, Dame, Ritter und Bube einer Farbe sind gleich: Von zweien, die fallen, sticht das letzte.
fact-tarocchi-fool = Den Narren, den du gespielt hast, behältst du immer, auch ohne einen einzigen Stich: Wer diesen Stich macht, bekommt nur die beiden anderen Karten.
fact-tarocchi-values = Könige, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }. Der Narr zählt { $fool }, und zwar für sich.
fact-tarocchi-threes = Gezählt wird in Dreiergruppen, und jede zählt 2 weniger, als ihre Karten wert sind. Zwei übrige Karten zählen 1 weniger.
fact-tarocchi-pays = Für jeden Kartenpunkt über { $mean } bekommst du { $price }, für jeden darunter zahlst du ebenso viel. Eine Gabe kann dich höchstens { $most } kosten.

# La Triomphe

fact-latriomphe-sides = Zwei Seiten spielen gegeneinander, zu je einer, zwei oder drei Personen. Man sitzt abwechselnd: Jeder zweite Platz gehört zu dir.
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
fact-latriomphe-robbing = Wer das Trumpf-Ass hält, darf die aufgedeckte Karte rauben, dazu die Karten gleich darunter, solange sie Trumpf sind. Liegt das Ass selbst offen, darf rauben, wer gibt. Liegt das Ass nicht offen, werden alle gefragt, damit niemand erfährt, wer rauben könnte.
fact-latriomphe-robbing-lays = Für jede geraubte Karte kommt eine beliebige andere verdeckt unter den Stock. Was geraubt wird, sehen alle; was weggelegt wird, niemand.
fact-latriomphe-offer = Ein schlechtes Blatt? Wer zuerst ausspielt und wer gibt, dürfen statt der ersten Karte die Gabe anbieten. Die Antwort gibt jeweils die andere dieser beiden Personen. In einer Gabe gibt es nur ein solches Angebot.
fact-latriomphe-offer-accepted = Wird das Angebot angenommen, ist die Gabe vorbei: Die Seite, die annimmt, schreibt 1 Punkt.
fact-latriomphe-offer-refused = Wer ablehnt, muss mit der eigenen Seite alle fünf Stiche machen: Das bringt 2 Punkte. Der erste verfehlte Stich kostet 2 Punkte und beendet die Gabe.
fact-latriomphe-must-beat = Du musst die ausgespielte Farbe bedienen, wenn du kannst, und die bisher beste Karte schlagen, wenn du kannst, auch die deiner eigenen Seite. Ist der Stich schon mit Trumpf gestochen, genügt jede Karte der ausgespielten Farbe.
fact-latriomphe-must-beat-alone = Du musst die ausgespielte Farbe bedienen, wenn du kannst, und die bisher beste Karte schlagen, wenn du kannst. Ist der Stich schon mit Trumpf gestochen, genügt jede Karte der ausgespielten Farbe.
fact-latriomphe-must-trump = Kannst du nicht bedienen, musst du Trumpf spielen, wenn du einen hast, und einen höheren als die gespielten, wenn du kannst. Sonst spiel, was du willst.
fact-latriomphe-decided = Die Gabe endet, sobald eine Seite drei Stiche hat.
fact-latriomphe-decided-alone = Die Gabe endet, sobald jemand drei Stiche hat.
fact-latriomphe-vole-or-stop = Macht eine Seite die ersten drei Stiche, darf, wer den dritten gemacht hat, aufhören oder auf alle fünf gehen.
fact-latriomphe-vole-or-stop-alone = Wer die ersten drei Stiche macht, darf aufhören oder auf alle fünf gehen.
fact-latriomphe-three = Drei Stiche bringen 1 Punkt.
fact-latriomphe-most = Hat niemand drei, bekommt 1 Punkt, wer die meisten gemacht hat; haben zwei gleich viele, wer so viele zuerst hatte.
fact-latriomphe-vole = Alle fünf Stiche bringen 2 Punkte. Wer auf alle fünf geht und einen verfehlt, verliert 2 Punkte, und die Gabe ist vorbei.
fact-latriomphe-loses = Ein verlorener Punkt geht von den Punkten deiner Seite ab. Hat sie keinen, schreibt ihn die andere.
fact-latriomphe-debt = Ein verlorener Punkt, den du nicht hast, wird zur Schuld: Mit den nächsten gewonnenen Punkten zahlst du sie ab. Sonst gewinnt dadurch niemand.
fact-latriomphe-match = Alle setzen { $stake } für die ganze Partie, mehr kann sie dich nicht kosten. Die gewinnende Seite teilt sich, was die andere gesetzt hat.
fact-latriomphe-match-alone = Alle setzen { $stake } für die ganze Partie, mehr kann sie dich nicht kosten. Wer gewinnt, nimmt alles.

# Troccas

fact-troccas-sides = Man spielt zu viert, zwei gegen zwei. Die Paare sitzen sich gegenüber.
fact-troccas-goal = Die Seiten zählen die Kartenpunkte in ihren Stichen. Es gibt insgesamt { $all }: Die Seite mit mehr als { $half } gewinnt die Gabe.
fact-troccas-draw = Die Paare werden ausgelost: Alle ziehen, bis sie einen Trumpf außer dem Narren haben. Die beiden höchsten spielen zusammen, der niedrigste gibt zuerst. Nach { $deals } Gaben wird neu gelost.
fact-troccas-dealt = Alle bekommen { $cards } Karten: sechs, sechs und sieben. Wer gibt, bekommt { $scart } mehr.
fact-troccas-exposed = Die letzte Karte der sieben liegt bei allen offen, bis der Skart gelegt ist.
fact-troccas-scart = Wer gibt, legt { $scart } Karten verdeckt in den Skart; sie zählen für die eigene Seite. Nicht hinein dürfen: { $honours }.
fact-troccas-call = Wer den König der ausgespielten Farbe spielt, darf den Buben dieser Farbe rufen, wenn sie zum ersten Mal ausgespielt ist; nicht aber, wer ihn selbst hält, und nicht, wenn er schon im Stich liegt.
fact-troccas-call-forced = Wer den gerufenen Buben hält und noch zu spielen hat, muss ihn spielen. Davon entschuldigt nicht einmal der Narr.
fact-troccas-call-swapped = Wer den gerufenen Buben hält und schon eine Karte von Ass bis Zehn dieser Farbe gespielt hat, nimmt sie zurück und legt dafür den Buben hin. War es eine andere Karte, bleibt der Ruf ohne Wirkung.
fact-troccas-values = Könige, der Narr, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }.
fact-troccas-fours = Gezählt wird in Vierergruppen, und jede zählt 3 weniger, als ihre Karten wert sind. Die beiden im Skart zählen 1 weniger.
fact-troccas-fool = Macht die andere Seite den Stich mit deinem Narren, behält ihn deine Seite und gibt nach dem letzten Stich ihre niedrigste Karte dafür.
fact-troccas-all-tricks = Eine Seite, die alle { $cards } Stiche macht, hat alle { $all } Punkte.
fact-troccas-goods = Für jeden Punkt über { $half } zahlt jede Person der unterlegenen Seite { $stake }, an je eine der anderen. Eine Gabe kann dich höchstens { $most } kosten.

fact-mitigati-goal = Alle spielen für sich und zählen die Kartenpunkte in ihren Stichen. Es gibt insgesamt { $all }: Mit mehr als { $mean } gewinnst du, mit weniger verlierst du.
fact-mitigati-dealt = Alle bekommen { $cards } Karten, je fünf auf einmal. Wer gibt, nimmt dazu die letzten { $talon } Karten, den Talon, legt { $talon } verdeckt in den Skart und zählt sie am Ende mit.
fact-mitigati-dealt-for-bids = Alle bekommen { $first } Karten, dann dreimal { $next }. Nach { $first } Karten und nach jeder der beiden nächsten Runden wird geboten. Wer gibt, nimmt mit der letzten Runde auch die letzten { $talon } Karten, den Talon, legt { $talon } verdeckt in den Skart und zählt sie am Ende mit.
fact-mitigati-bids = Reihum, wie gegeben wurde, bieten alle eine Zahl von Punkten über oder unter { $mean } oder verlangen weitere Karten.
fact-mitigati-bids-agreed = Stehen alle drei Gebote und ergeben sie zusammen null, wird die Gabe so bezahlt, wie geboten wurde, und nicht gespielt.
fact-mitigati-bids-more = Bist du wieder an der Reihe, darfst du dein Gebot halten oder senken, nie erhöhen. Weitere Karten gibt es, und alle Gebote sind vergessen, wenn jemand danach verlangt, wenn die Gebote zusammen unter null fallen oder wenn eine ganze Runde nichts ändert. Ohne Vergleich in der dritten Bietrunde wird die Gabe gespielt.
fact-mitigati-discard = Nicht in den Skart dürfen: Könige, der Narr, alle Trümpfe.
fact-mitigati-discard-too-few = Bleiben damit weniger als drei Karten für den Skart, kommen die niedrigsten Trümpfe dazu; nie dabei: { $never }.
fact-mitigati-discard-only-trump = Nicht in den Skart dürfen: Könige, der Narr, { $fives }. Mit einer Ausnahme: { $bagatto } darf hinein, wenn kein anderer Trumpf im Blatt ist, ob mit oder ohne den Narren.
fact-mitigati-fool = Den Narren, den du gespielt hast, behältst du immer, auch ohne einen einzigen Stich: Wer diesen Stich macht, bekommt nur die beiden anderen Karten.
fact-mitigati-values = Könige, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }. Der Narr zählt { $fool }. Jede Karte zählt für sich.
fact-mitigati-pays = Für jeden Kartenpunkt über { $mean } bekommst du { $price }, für jeden darunter zahlst du ebenso viel. Mit den Honneurs kann dich eine Gabe höchstens { $most } kosten.
fact-mitigati-honours = Honneurs sind die vier Könige, { $trio }. Gleich vor deiner ersten Karte werden deine Honneurs gezeigt und für sich bezahlt: Beide anderen zahlen dir, zum Preis eines Punktes.
fact-mitigati-honours-sets = Vier beliebige Honneurs bringen { $four } Punkte; { $trio } zusammen bringen { $three }; alle vier Könige bringen { $kings }; jedes weitere Honneur bringt { $each }. Gezählt wird das Beste davon.
fact-mitigati-honours-trumps = Außerdem bringen { $many } oder mehr Trümpfe je einen Punkt. Der Narr zählt nur als zehnter.

fact-swiss-goal = Alle geben je einmal: { $deals } Gaben sind eine Partie. Alle setzen { $stake } aufs Spiel, einmal für die ganze Partie, und die höchste Summe nimmt alles.
fact-swiss-dealt = Alle bekommen { $cards } Karten, je fünf auf einmal. Wer gibt, nimmt dazu die letzten { $talon } Karten, den Talon, legt { $talon } verdeckt in den Skart und zählt sie am Ende mit wie einen Stich.
fact-swiss-discard = Nicht in den Skart dürfen: Könige, der Narr, alle Trümpfe.
fact-swiss-discard-too-few = Bleiben damit weniger als drei Karten für den Skart, kommen die niedrigsten Trümpfe dazu; nie dabei: { $never }.
fact-swiss-fool = Den Narren, den du gespielt hast, behältst du; wer den Stich gemacht hat, bekommt dafür nach der Gabe die niedrigste Karte, die du gewonnen hast. Hast du gar keine gewonnen, geht stattdessen der Narr hinüber.
fact-swiss-fool-dealer = Wer gibt und keinen Stich hat, zahlt den Narren mit einer Karte aus dem Skart.
fact-swiss-values = Könige, der Narr, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }.
fact-swiss-threes = Gezählt wird in Dreiergruppen, und jede zählt 2 weniger, als ihre Karten wert sind.
fact-swiss-total = Eine Gabe hat { $all } Kartenpunkte. Sie werden über die Partie zusammengezählt.
fact-swiss-tie = Gleiche Summen teilen; Restmünzen gehen reihum, in der Reihenfolge des Gebens.

# A game in short, in the hand of whoever plays their first deals of it: five lines and 350 characters at most.
quick-heading = { $game } in Kürze
quick-goal-points = Hol mehr als { $mean } der { $all } Kartenpunkte.
quick-goal-side = Holt zu zweit mehr als { $half } der { $all } Kartenpunkte.
quick-goal-match = Die meisten Kartenpunkte in { $deals } Gaben nehmen alle Einsätze.
quick-goal-marks = Die Partie gewinnt die Seite, die zuerst { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
} hat.
quick-goal-marks-alone = Die Partie gewinnt, wer zuerst { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
} hat.
quick-goal-tricks = Die meisten Stiche nehmen den Pott. Wer die Karte { $card } bekommt, nimmt ihn sofort.
quick-goal-rounds = Leg in drei Runden je eine Karte: Die beste nimmt einen Anteil am Pott.
quick-follow-excuse = Bediene, sonst nimm Trumpf. Der Narr entschuldigt dich, sticht aber nie.
quick-follow-fool = Bediene, sonst nimm Trumpf. Der Narr ist der niedrigste Trumpf.
quick-must-beat = Bediene, sonst nimm Trumpf, und schlag die beste Karte, wenn du kannst.
quick-no-suits = Ohne Farben: Trümpfe schlagen den Narren, dann Asse, Bilder, 10 bis 2.
quick-turned = Die Farbe der aufgedeckten Karte ist Trumpf.
quick-ranks = Von oben: { $ranks }.
quick-reversed = { $suits }: Niedrige Zahlen schlagen hohe.
quick-top = Höchster Trumpf: { $card }.
quick-courts-first = Bilder einer Farbe sind gleich: Das erste gewinnt.
quick-courts-last = Bilder einer Farbe sind gleich: Das letzte gewinnt.
quick-counts = Könige, { $fives } zählen { $king }, Damen { $queen }, Ritter { $knight }, Buben { $jack }, der Rest { $other }.
quick-bonus = Dafür zahlt dir der Pott etwas: { $cards }.
quick-marks = Drei Stiche bringen 1 Punkt, alle fünf 2.
quick-shares = Die Anteile: ein Drittel des Potts, die Hälfte vom Rest, was bleibt.
quick-honours = Honneurs bringen extra: vier der Fünfer samt Narr, oder zehn Trümpfe.
quick-call = Ein König der ausgespielten Farbe kann seinen Buben rufen.
quick-rob = Das Trumpf-Ass kann die aufgedeckte Karte rauben.
quick-offer = Schlechtes Blatt? Wer zuerst ausspielt und wer gibt, dürfen die Gabe anbieten.
quick-swap = Nach dem ersten Setzen kannst du eine Karte tauschen.
quick-alone = Steigen alle anderen aus, gehört der Pott dir.
quick-discard = Die { $talon } Karten im Skart zählen für die Person, die gibt.
