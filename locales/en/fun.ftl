# Tables for fun: played with chips, which are worth nothing.
refusal-coins-fixed = This table has already dealt, so it can’t change between coins and fun. Open a new table for that.
refusal-rules-fixed = This table has already dealt, so its house rules are fixed. Open a new table for others.
chips = { $coins ->
    [one] { $figure } chip
   *[other] { $figure } chips
}
title-for-fun = { $title } · for fun
risk-fun = For fun: you play with chips, and nobody wins or loses coins.
receipt-for-fun = This deal was played for fun, with chips: no coins moved.

key-for-fun = For fun
key-for-coins = For coins
key-stake-of = Stake { $coins }
broke-fun = You can always play for fun: with chips, nobody wins or loses coins.
