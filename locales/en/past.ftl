# What was: one’s own coins, and deals that are over.

page-newest = Newest
page-newer = Newer
page-older = Older

history-footer = The newest first. Choose a deal below to see its receipt.
history-ruled = { $what } ({ $rule }) · deal { $deal }
history-of-deal = { $what } · deal { $deal }

past-title-channel = Deals played here
past-empty = No deal has been played to its end here.
past-footer = The newest first. Choose a deal below to see its receipt.
past-open = See the receipt of a deal
past-option = Deal { $deal }
past-choice = { $deal } · { $game } · { $who }
past-won = { $name } { $coins }
past-line = `{ $deal }` · { $when } · { $game } · { $who }
past-match = { $line } · the match went on
past-broken-off = { $line } · **broken off**, every coin went back
past-voided = { $line } · **voided** by the game master

key-receipt = Receipt
key-record = Record
key-replay = Replay

receipt-title = Receipt · deal { $deal }
receipt-head = { $game }, { $edition }, at a stake of { $stake }; over { $when }.
receipt-broken-off = **Broken off**: every coin went back where it came from.
receipt-voided = **Voided** by { $who } { $when }: “{ $reason }”. Every transfer below was made the other way.
receipt-own = You put in { $put } and got { $got }: **{ $won }**.
receipt-pot-before = The pot held { $coins } from the deal before.
receipt-pot-after = { $coins } stayed in the pot for the next deal (TT-3).
receipt-shared = From what stayed in the pot { $name } got { $coins }, odd coins clockwise from the dealer’s left (TT-3).
receipt-odd = The odd coins of the division: { $coins } to { $name } ({ $rule }).
receipt-agrees = The ledger has these very transfers.
receipt-disagrees = **The ledger does not have these very transfers.** Please tell whoever runs this house.
receipt-seats = Set aside, won or lost, and given back
receipt-seat = { $name }: { $held } aside · **{ $won }** · { $back } back
receipt-seat-match = { $name }: { $held } aside for the match · **{ $won }**
receipt-payments = Coin by coin
receipt-line = { $from } → { $to }: **{ $coins }**, { $why } ({ $rule })
receipt-footer = Deal { $deal } · the numbers in brackets are places in RULES.md

why-ante = the ante
why-death = Death was dealt
why-most-tricks = most tricks
why-bonus = { $card } was shown
why-points = card points
why-agreed = settled at the bids
why-honours = declared honours
why-match = the stakes of the match
why-bet = a bet
why-returned = a bet that nobody matched
why-share = a share of the pot, rounded down
why-alone = nobody else contests it

record-here = Deal { $deal } as a record. `triomphe replay` judges it.

replay-title = Replay · deal { $deal } · { $game }
replay-footer = Step { $step } of { $steps }
replay-first = First
replay-back = Back
replay-on = On
replay-last = Last
replay-seats = So far
replay-seat = { $name }: { $tricks } · **{ $coins }**
replay-hands = Hands
replay-hand = { $name }: { $cards }
replay-trick = On the table: { $cards }
replay-dealt = The cards are dealt.
replay-plays = { $name } plays **{ $card }**.
replay-calls = { $name } plays **{ $card }** and calls the jack of that suit.
replay-shows = { $name } shows { $cards }.
replay-hides = { $name } shows nothing.
replay-discards = { $name } lays away { $cards }.
replay-discards-hidden = { $name } lays cards away.
replay-robs = { $name } takes the turned card and what follows it, and lays { $cards } under the stock.
replay-robs-hidden = { $name } takes the turned card and what follows it.
replay-swaps = { $name } gives { $cards } for a new card.
replay-swaps-hidden = { $name } takes a new card for one of theirs.
replay-keeps = { $name } keeps all cards.
replay-lays = { $name } lays { $cards } face down.
replay-lays-hidden = { $name } lays a card face down.
replay-bids = { $name } bids { $points }.
replay-more = { $name } asks for more cards.
replay-offers = { $name } offers the deal.
replay-accepts = { $name } accepts it.
replay-refuses = { $name } refuses it.
replay-vole = { $name } goes on for all five tricks.
replay-stops = { $name } rests content with three.
replay-leaves = { $name } leaves the turned card.
replay-checks = { $name } checks.
replay-calls-bet = { $name } calls.
replay-folds = { $name } folds.
replay-bets = { $name } bets { $coins }.
replay-raises = { $name } raises to { $coins }.
replay-stays = { $name } stays, by the Fool’s privilege.

refusal-no-such-deal = I know no deal of that name here. `/table history` lists those that are over; those of another channel are told there, or to who played them.
refusal-several-deals = More than one deal begins like that: type a few letters more.
refusal-not-yet-shown = That deal is not laid open yet: it is still on, or its table shows all cards only when it closes. Until then **{ $hand }** shows all you may know.
refusal-no-deal-here = No deal has been played to its end here. `/triomphe start` opens a table.

table-history-command = The deals that were played here
table-receipt-command = Every coin that a deal moved, and why
table-record-command = A deal that is over, as a file
table-replay-command = A deal that is over, step by step
deal-option = Which deal; the last one played here if left out

# The books of the house, for its game master.
tavern-books-command = The books of the house: where all coins are, what was granted and taken
books-refused = The books are for the game master. **/coins history** shows your own.
books-title = The books of the house
books-minted = From the mint: { $coins }
books-burned = Back to the mint: { $coins }
books-members = In members’ purses: { $coins }
books-patrons = In patrons’ purses: { $coins }
books-house = In the house: { $coins }
books-held = On hold for deals: { $coins }
books-pots = In pots: { $coins }
books-sum = All accounts together, the mint’s among them: **{ $coins }**, as it must be.
books-wrong = All accounts together come to **{ $coins }** and not to nothing: tell whoever runs this bot.
books-minting = Given out by the mint, and taken back
books-largest = The largest moves of late
books-line = { $when } · { $from } → { $to }: **{ $coins }**, { $what }
books-noted = { $line } · { $who }: “{ $note }”
books-footer = The newest first.
key-ledger = Ledger as a file
ledger-whole = Every transfer of this server, the newest first.
ledger-cut = The newest transfers of this server, the newest first: all of them are more than a file may hold.
account-mint = the mint
account-house = the house
account-pot = a pot
