# Tables for fun: played with chips, which are worth nothing.
refusal-coins-fixed = Hier wurde schon gegeben: Zwischen Münzen und Spaß lässt sich nicht mehr wechseln. Eröffne dafür einen neuen Tisch.
refusal-rules-fixed = Hier wurde schon gegeben: Die Hausregeln stehen fest. Eröffne für andere einen neuen Tisch.
chips = { $coins ->
    [one] { $figure } Chip
   *[other] { $figure } Chips
}
title-for-fun = { $title } · nur zum Spaß
risk-fun = Nur zum Spaß: Ihr spielt mit Chips, niemand gewinnt oder verliert Münzen.
receipt-for-fun = Diese Runde wurde nur zum Spaß gespielt, mit Chips: Keine Münze wurde bewegt.

key-for-fun = Nur zum Spaß
key-for-coins = Um Münzen
key-stake-of = Einsatz { $coins }
broke-fun = Zum Spaß kannst du immer spielen: mit Chips, ohne Münzen zu gewinnen oder zu verlieren.
