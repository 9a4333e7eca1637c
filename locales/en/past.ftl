# What was: one’s own coins, and deals that are over.

page-newest = Newest
page-newer = Newer
page-older = Older

history-footer = Newest first. Choose a deal below to see its receipt.
history-of-deal = { $what } · deal { $deal }

past-title-channel = Deals played here
past-empty = No deal has been finished here yet.
past-footer = Newest first. Choose a deal below to see its receipt.
past-open = See a deal’s receipt
past-option = Deal { $deal }
past-won = { $name } { $coins }
past-line = `{ $deal }` · { $when } · { $game } · { $who }
past-match = { $line } · one deal of a match
past-broken-off = { $line } · **cancelled**, all coins returned
past-voided = { $line } · **cancelled** by the game master

key-receipt = Receipt
key-record = Record
key-replay = Replay

receipt-title = Receipt
receipt-head = { $game }, { $edition }, stake { $stake }; finished { $when }.
receipt-broken-off = **Cancelled**: all coins were returned.
receipt-voided = **Cancelled** by { $who } { $when }: “{ $reason }”. Every payment below was reversed.
receipt-own = You put in { $put } and got { $got }: **{ $won }**.
receipt-pot-before = The pot held { $coins } from the deal before.
receipt-pot-after = { $coins } stayed in the pot for the next deal.
receipt-shared = { $name } got { $coins } of what was left in the pot; any coins left over are given out clockwise from the dealer’s left.
receipt-odd = Left over after sharing: { $coins } to { $name }.
receipt-agrees = Checked: the bank’s books show exactly these payments.
receipt-disagrees = **The bank’s books don’t show these payments.** Please tell whoever runs this bot.
receipt-seats = Reserved, won or lost, returned
receipt-seat = { $name }: { $held } reserved · **{ $won }** · { $back } returned
receipt-seat-match = { $name }: { $held } reserved for the match · **{ $won }**
receipt-payments = Payments
receipt-line = { $from } → { $to }: **{ $coins }**, { $why }
receipt-footer = Deal { $deal }

why-ante = the ante
why-death = Death was dealt
why-most-tricks = most tricks
why-bonus = { $card } was shown
why-points = card points
why-agreed = paid out as bid
why-honours = declared honours
why-match = match stakes
why-bet = a bet
why-returned = a bet that nobody matched
why-share = a share of the pot, rounded down
why-alone = nobody else was left in

record-here = Deal { $deal } as text: its cards and every move. The bot’s program can replay it and check the payments.

replay-title = Replay · { $game }
replay-footer = Step { $step } of { $steps }
replay-first = First
replay-back = Back
replay-on = Next
replay-last = Last
replay-seats = So far
replay-hands = Hands
replay-hand = { $name }: { $cards }
replay-deal = The deal
replay-before = Before the first card
replay-round = Bets and cards
replay-end = The end
replay-taken = { $name } takes the trick.
replay-taken-points = { $points ->
    [one] { $name } takes the trick: 1 point.
   *[other] { $name } takes the trick: { $points } points.
}
replay-is-dearest = No trick was worth more than this one.
replay-is-decisive = This trick decided the deal.
replay-decisive = Decisive trick
replay-share = Share this trick
replay-shared = Shared by { $name }
did-share = Everyone here can see the trick now.
refusal-played-elsewhere = A trick can only be shared in the channel where it was played.
refusal-share-rights = You can’t share a trick here, because you can’t post messages in this channel.
refusal-share-bot = I can’t post the trick here. Missing permissions: { $permissions }.
refusal-share-again = You shared a trick just now. You can share the next one { $when }.
did-share-win = Everyone here can see your win now.
refusal-won-elsewhere = A win can only be shared in the channel where it was won.
refusal-win-cancelled = A win can’t be shared once its deal was cancelled.
refusal-share-win-rights = You can’t share your win here, because you can’t post messages in this channel.
refusal-share-win-bot = I can’t post your win here. Missing permissions: { $permissions }.
refusal-share-win-again = You shared something just now. You can share the next thing { $when }.
replay-dealt = The cards are dealt.
replay-shows = { $name } shows { $cards }.
replay-hides = { $name } shows nothing.
replay-discards = { $name } discards { $cards }.
replay-discards-hidden = { $name } discards.
replay-robs = { $name } takes the turned-up card and those under it, and puts { $cards } under the stock.
replay-robs-hidden = { $name } takes the turned-up card and those under it.
replay-swaps = { $name } swaps { $cards } for a new card.
replay-swaps-hidden = { $name } swaps a card for a new one.
replay-keeps = { $name } keeps all cards.
replay-lays = { $name } plays { $cards } face down.
replay-lays-hidden = { $name } plays a card face down.
replay-bids = { $name } bids { $points }.
replay-more = { $name } asks for more cards.
replay-offers = { $name } offers to concede.
replay-accepts = { $name } accepts.
replay-refuses = { $name } declines.
replay-vole = { $name } goes for all five tricks.
replay-stops = { $name } stops at three tricks.
replay-passes = { $name } passes.
replay-takes = { $name } takes.
replay-solo = { $name } plays solo.
replay-each = { $name } says: each for themselves.
replay-petite = { $name } bids a petite.
replay-garde = { $name } bids a garde.
replay-sans = { $name } bids a garde sans.
replay-contre = { $name } bids a garde contre.
replay-jeu = { $name } announces no chelem.
replay-chelem = { $name } announces a chelem.
replay-calls-card = { $name } calls { $card }.
replay-leaves = { $name } doesn’t take the turned-up card.
replay-checks = { $name } checks.
replay-calls-bet = { $name } calls.
replay-folds = { $name } folds.
replay-bets = { $name } bets { $coins }.
replay-raises = { $name } raises to { $coins }.
replay-stays = { $name } stays, as the Fool allows.

refusal-no-such-deal = I can’t find that deal here. `/triomphe past` lists the finished ones. A deal from another channel can only be seen there, or by its players.
refusal-several-deals = Several deals match this id. Type a few more characters.
refusal-not-yet-shown = That deal can’t be shown yet: it’s still being played, or its table shows all cards only when it closes. Until then, **{ $hand }** shows everything you may know.

triomphe-past-command = The deals played here, each with its receipt, replay and record

# The books of the house, for its game master.
books-refused = Only the game master can see the books. **/coins balance** shows your own coins.
books-title = The server’s books
books-minted = Coins created: { $coins }
books-burned = Coins removed: { $coins }
books-members = In members’ purses: { $coins }
books-patrons = In computer players’ purses: { $coins }
books-house = In the house: { $coins }
books-held = Reserved at tables: { $coins }
books-pots = In pots: { $coins }
books-sum = The books balance: coins created, less those removed and those in the accounts, come to **{ $coins }**.
books-wrong = All accounts should add up to 0, but they add up to **{ $coins }**. Please tell whoever runs this bot.
books-minting = Granted and taken
books-largest = Largest recent payments
books-line = { $when } · { $from } → { $to }: **{ $coins }**, { $what }
books-noted = { $line } · { $who }: “{ $note }”
books-footer = Granted and taken: newest first. Payments: largest first.
key-ledger = Download ledger
ledger-whole = Every payment in this server, newest first.
ledger-cut = The latest payments in this server. Older ones don’t fit in one file.
ledger-accounts = `accounts.csv` has every account, up to 20,000: what is free in it, and what is reserved at tables.
account-mint = out of the game
account-house = the house
account-pot = a pot
replay-says = { $name } says “{ $word }”.
