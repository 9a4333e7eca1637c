game-trefeltromp = Trefeltromp
edition-raises = { $edition }, { $raises ->
    [one] { $raises } Erhöhung
   *[other] { $raises } Erhöhungen
}
edition-raises-unlimited = { $edition }, unbegrenzt erhöhen
play-about-trefeltromp = drei Karten und vier Setzrunden: ein alter Verwandter des Pokers.
lesson-aim-trefeltromp = Du hast { $number } Karten und zeigst eine nach der anderen. Vor jedem Aufdecken wird gesetzt, und die beste Karte gewinnt einen Teil des Potts.

fact-trefeltromp-goal = Je drei Karten, vier Setzrunden. Du legst eine Karte nach der anderen, und jedes Mal gewinnt die beste einen Teil des Potts.
fact-trefeltromp-order = Die Farben spielen keine Rolle. Von hoch nach niedrig: Trümpfe 21 bis 1, der Narr, die Asse, die Bilder (König, Dame, Ritter und Bube sind gleich), dann 10 bis 2.
fact-trefeltromp-fool = Der Narr ist der niedrigste Trumpf: Er schlägt jede Farbkarte und verliert gegen jeden anderen Trumpf.
fact-trefeltromp-ante = Alle zahlen den Grundeinsatz in den Pott: { $ante }.
fact-trefeltromp-purse = Wie hoch dein Tischgeld ist, bestimmst du, wenn du dich setzt: mindestens { $least }, höchstens { $most }. Mehr kann dich eine Runde nicht kosten, den Grundeinsatz eingerechnet.
fact-trefeltromp-directions = Gegeben wird gegen den Uhrzeigersinn, gesetzt im Uhrzeigersinn: Es beginnt der erste Platz links vom Geber, der noch im Spiel ist.
fact-trefeltromp-next-dealer = Nach jeder Runde gibt die nächste Person rechts.
fact-trefeltromp-rounds = Zuerst wird gesetzt (*Fyrsturkalla*), dann getauscht, dann dreimal gesetzt und gelegt: *Banenkalla* und *Banen*, *Detuilerkalla* und *Detuiler*, *Debekransekalla* und *Debekranse*.
fact-trefeltromp-exchange = Alle, die noch im Spiel sind, dürfen eine Karte gegen eine neue tauschen. Alle entscheiden gleichzeitig.
fact-trefeltromp-laying = Alle, die noch im Spiel sind, legen eine Karte verdeckt aus. Was liegt, liegt. Haben alle gelegt, wird gleichzeitig aufgedeckt.
fact-trefeltromp-bets = Schieben, setzen, mitgehen, erhöhen oder aussteigen. Der kleinste Einsatz beträgt { $ante }; erhöht wird um mindestens so viel wie zuletzt. Mit weniger Tischgeld bleibt dir immer noch das All-in.
fact-trefeltromp-raises = In einer Setzrunde gibt es höchstens einen ersten Einsatz und { $raises ->
    [one] eine volle Erhöhung
   *[other] { $raises } volle Erhöhungen
}, außer es sind nur noch zwei dabei. Nach der letzten heißt es mitgehen oder aussteigen: Höher geht niemand mehr, auch nicht mit einem All-in. Vorher zählt ein All-in unter einer vollen Erhöhung nicht als Erhöhung, und wer schon dran war, darf deshalb nicht neu erhöhen. Niemand darf setzen, wenn sonst niemand mehr zahlen könnte.
fact-trefeltromp-raises-unlimited = In einer Runde darf beliebig oft erhöht werden. Ein All-in unter einer vollen Erhöhung zählt nicht als Erhöhung, und wer schon dran war, darf deshalb nicht neu erhöhen. Niemand darf setzen, wenn sonst niemand mehr zahlen könnte.
fact-trefeltromp-all-in = Ist dein Tischgeld ganz gesetzt, setzt du nicht mehr, spielst aber weiter um die Pötte, in die du eingezahlt hast.
fact-trefeltromp-privilege = Legst du in Banen oder Detuiler den Narren und gewinnst nichts, darfst du in der nächsten Setzrunde *dabeibleiben*: Du zahlst nichts und spielst weiter um jeden Pott, an dem du beteiligt warst. Setzt oder erhöhst du stattdessen, zahlst du wie alle. In Debekranse bringt der Narr nichts.
fact-trefeltromp-shares = Wer Banen gewinnt, bekommt ein Drittel des Potts (abgerundet), bei Detuiler die Hälfte vom Rest, bei Debekranse alles Übrige.
fact-trefeltromp-tie = Sind die besten Karten gleich, gewinnt niemand, und die Münzen bleiben liegen. Nach Debekranse bleiben sie für die nächste Runde; den Grundeinsatz zahlen trotzdem alle.
fact-trefeltromp-alone = Steigen alle anderen aus, nimmst du den ganzen Pott und zeigst nichts. Was du gesetzt hast, ohne dass jemand mitging, kommt zurück.
fact-trefeltromp-banked = Was du in einer Runde gewinnst, kannst du nicht in derselben setzen.
fact-trefeltromp-side-pots = Kann jemand mit einem All-in nicht alles mitgehen, kommt in einen Nebenpott, was die anderen darüber hinaus setzen. Er wird genauso geteilt, unter allen, die hineingezahlt haben.
fact-trefeltromp-closing = Schließt der Tisch mit Münzen im Pott, werden sie unter denen geteilt, die beim letzten unentschiedenen Debekranse noch im Spiel waren und nicht gegangen sind.
