game-troggu = Troggu
edition-visp = Vispner Regeln
edition-all_pass-redeal = { $edition }, neue Runde, wenn alle passen
play-about-troggu = aus dem Oberwallis, zu dritt bis zu sechst: Nimm den *Tapp* oder spiel Solo gegen alle anderen.
lesson-aim-troggu = Wer den Tapp nimmt oder Solo spielt, ist allein gegen alle und braucht mehr als die Hälfte der Punkte. Passen alle, verliert, wer die meisten Punkte hat.
lesson-talk-troggu = Sag „Nehmen“, um den verdeckten *Tapp* aufzunehmen, „Solo“, um für den doppelten Preis darauf zu verzichten, oder passe. Alle sagen nur einmal an.
lesson-lay-down-troggu = Du hast den Tapp genommen. Leg jetzt { $number } Karten weg: Sie zählen für dich. Die teuersten dürfen nicht weg, außer allen vier Königen zusammen.
rule-all-pass = Wenn alle passen
rule-troggu-fool = Der höchste Trumpf, den man zurückhalten darf, oder ein Trumpf wie jeder andere.
rule-troggu-all-pass = Man spielt Misère, oder die nächste Person gibt.
fool-hybrid-choice = zurückhaltbar
all-pass-misere-choice = Misère
all-pass-redeal-choice = neue Runde

fact-troggu-goal = Wer den *Tapp* nimmt oder *Solo* spielt, ist allein gegen alle anderen und braucht mindestens { $needed } der { $all } Kartenpunkte. Will niemand, spielen alle auf möglichst wenig Punkte.
fact-troggu-dealt = Zu dritt bekommen alle { $three } Karten, zu viert { $four }, zu fünft { $five }, zu sechst { $six }. Der Rest, { $tapp-three }, { $tapp-four }, { $tapp-five } oder { $tapp-six } Karten, bleibt verdeckt liegen: der *Tapp*.
fact-troggu-speak = Reihum sagen alle ein einziges Mal an, zuerst Vorhand: *passen*, *nehmen* oder *Solo*. Nach *nehmen* geht nur noch passen oder *Solo*; ein *Solo* beendet die Ansage sofort. Die höchste Ansage gilt.
fact-troggu-take = Wer nimmt, nimmt den Tapp auf die Hand und legt ebenso viele Karten verdeckt weg; sie zählen für das eigene Spiel. Weder den Tapp noch die weggelegten Karten sieht sonst jemand vor dem Ende der Runde.
fact-troggu-lay-down = Nicht weggelegt werden dürfen: { $never }. Könige gehen alle vier zusammen oder gar nicht; alle anderen Karten dürfen weg, auch Trümpfe.
fact-troggu-solo = Beim Solo sieht niemand den Tapp vor dem Ende der Runde, auch nicht, wer Solo spielt; er zählt aber für das Solo.
fact-troggu-misere = Passen alle, wird *Misère* gespielt: alle für sich, und wer die meisten Kartenpunkte hat, verliert. Der Tapp bleibt liegen und zählt für niemanden.
fact-troggu-redeal = Passen alle, wird nicht gespielt und nichts gezahlt; die nächste Person gibt.
fact-troggu-lead = Zum ersten Stich spielt aus, wer das Spiel macht; bei einer Misère Vorhand.
fact-troggu-lead-declarer = Zum ersten Stich spielt aus, wer das Spiel macht.
fact-troggu-fool = Der Narr (der *Bättler*) ist der höchste Trumpf: Er macht jeden Stich, in dem er fällt. Wird er ausgespielt, müssen alle Trumpf bedienen.
fact-troggu-withhold = Musst du aber Trumpf spielen und hast keinen anderen als den Narren, darfst du stattdessen jede andere Karte spielen. Damit hältst du den Narren *zurück*.
fact-troggu-withheld = Ein zurückgehaltener Narr ist kein Trumpf mehr. Er bleibt bis zum letzten Stich in deiner Hand und kann ihn nicht machen; seine Punkte bleiben trotzdem deine, auch bei einer Misère. Vorher erfährt es niemand sonst.
fact-troggu-values = Könige, der Narr, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }. Jede Karte zählt einzeln.
fact-troggu-pays = Mit mindestens { $needed } Punkten samt Tapp bekommt, wer das Spiel macht, von allen anderen je { $taken }, beim Solo { $solo }; mit weniger Punkten zahlt man ihnen ebenso viel.
fact-troggu-pays-misere = Bei einer Misère zahlen die meisten Punkte allen anderen je { $price }, ab { $needed } Punkten { $double }. Haben mehrere die meisten, zahlen sie alle, und zwar denen, die weniger haben; bei lauter Gleichen zahlt niemand.

quick-goal-declarer = Nimm den Tapp oder spiel Solo und hol allein gegen alle { $needed } der { $all } Punkte.
quick-follow-withhold = Farbe bedienen, sonst Trumpf. Einen Narren als einzigen Trumpf darfst du zurückhalten.
quick-misere = Passen alle, gewinnen die wenigsten Punkte.
key-all-kings = Alle vier Könige
key-keep-kings = Könige behalten
refused-all-kings = Könige gehen alle vier zusammen oder gar nicht.
refused-fool-withheld = **{ $card }** geht noch nicht: Du hast ihn zurückgehalten, also bleibt er bis zum letzten Stich in deiner Hand.

troggu-tapp = Der Tapp: { $cards } Karten, verdeckt.
troggu-takes = { $name } **nimmt den Tapp** und legt { $cards } Karten weg.
troggu-took = { $name } hat den Tapp genommen ({ $cards } Karten) und spielt gegen alle anderen.
troggu-solo = { $name } spielt **Solo** gegen alle anderen. Der Tapp, { $cards } Karten, bleibt verdeckt und zählt für { $name }.
troggu-misere = **Misère**: alle für sich, und **wer die meisten Kartenpunkte hat, verliert**. Der Tapp, { $cards } Karten, zählt für niemanden.
troggu-own-took = Du hast den Tapp genommen und spielst gegen alle anderen.
troggu-own-solo = Du spielst Solo gegen alle anderen. Der Tapp, { $cards } Karten, bleibt verdeckt und zählt für dich.
troggu-scene-misere = Misère: Wer am meisten hat, verliert
troggu-may-withhold = Das siehst nur du: **{ $card }** ist dein einziger Trumpf. Jede andere Karte **hält ihn zurück**: Dann ist er kein Trumpf mehr, bleibt bis zum letzten Stich in deiner Hand und kann ihn nicht machen. Seine 5 Punkte bleiben deine.
troggu-withheld = Das siehst nur du: Du hast **{ $card }** zurückgehalten. Er bleibt bis zum letzten Stich in deiner Hand und kann ihn nicht machen; seine 5 Punkte bleiben deine.
troggu-report-won = { $name } hat den Tapp genommen und mit { $points } Kartenpunkten gewonnen: { $coins }.
troggu-report-lost = { $name } hat den Tapp genommen und mit { $points } Kartenpunkten statt { $needed } verloren: Das kostet { $coins }.
troggu-report-solo-won = { $name } hat das Solo mit { $points } Kartenpunkten gewonnen: { $coins }.
troggu-report-solo-lost = { $name } hat das Solo mit { $points } Kartenpunkten statt { $needed } verloren: Das kostet { $coins }.
troggu-report-misere = Misère: { $names } { $payers ->
    [one] hat
   *[other] haben
} die meisten Kartenpunkte, { $points }, und { $payers ->
    [one] zahlt
   *[other] zahlen je
} { $coins }.
troggu-report-even = Misère: Alle haben gleich viele Kartenpunkte, und niemand zahlt.
troggu-own-declarer = { $points } Kartenpunkte, nötig waren { $needed }
troggu-own-against = { $name } hatte { $points } Kartenpunkte, nötig waren { $needed }
troggu-own-misere = Misère mit { $points } Kartenpunkten, am meisten waren { $most }
troggu-sheet-points = { $name }: **{ $points }** Kartenpunkte
troggu-sheet-points-tapp = { $name }: **{ $points }** Kartenpunkte ({ $tricks } + { $more } Tapp)
troggu-sheet-points-laid = { $name }: **{ $points }** Kartenpunkte ({ $tricks } + { $more } weggelegt)
troggu-sheet-taken = Ab { $needed } Punkten ist das Spiel gewonnen: je { $price } von allen anderen oder an sie.
troggu-sheet-solo = Ab { $needed } Punkten ist das Solo gewonnen: je { $double } von allen anderen oder an sie.
troggu-sheet-misere = Die meisten Punkte zahlen allen anderen je { $price }, ab { $needed } Punkten { $double }.
