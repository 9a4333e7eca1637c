# The shuffle that anyone can check: its hash, the cuts, the proof.

key-cut = Cut
key-fair-play = Fair play
shuffle-line = -# Shuffle · `{ $hash }`
shuffle-line-cut = -# Shuffle · cut by { $names } · `{ $hash }`
shuffle-cuts = -# { $cuts }
shuffle-cut = { $name } cut { $cut }
shuffle-deep = { $cards ->
    [one] 1 card deep
   *[other] { $cards } cards deep
}
shuffle-words = with “{ $words }”
shuffle-lot = The first dealer is drawn by lot from the same shuffle.
shuffle-drawn = First dealer, drawn by lot: { $name }
shuffle-session = Folded hands, discards and shuffles stay hidden until the session (or the table) closes.
shuffle-table = Folded hands, discards and shuffles stay hidden until the table closes.

dialog-cut = Cut the pack
dialog-cut-label = How deep (1 to { $most }), or a few words
dialog-cut-hint = Others see it when the cards are dealt
did-cut =
    You cut: { $cut }. You can change it until the deal; then everyone sees the cuts.
    This shuffle was fixed before your cut: `{ $hash }`. Keep that to check with **/triomphe past**.
fair-title = Fair play
fair-why = The pack is shuffled before anyone cuts, and the table shows the shuffle’s fingerprint, its hash. After the deal, **{ $verify }** shows its seed: if they match, nobody changed the cards.
fair-hash = Hash of this deal:
    `{ $hash }`
fair-next-hash = Hash of the next deal:
    `{ $hash }`
fair-table = Table `{ $table }`
fair-this-deal = This deal `{ $deal }`
fair-last-deal = Last deal `{ $deal }`
did-shuffle-anew = The players have changed, so the pack was reshuffled. To cut it, press **{ $options }**. The cards are dealt { $when }, or when someone presses **{ $deal }**.
notice-shuffled-anew = The players have changed, so the pack was reshuffled and can be cut again.
notice-pair-broken = One of the chosen partners isn’t playing on, so partners are drawn.

refusal-shuffled-anew = The players have changed, so the pack was reshuffled. Press again, or **{ $cut }** to cut first (after a deal, it’s under **{ $options }**).
refusal-too-late-to-cut = That pack was already dealt or reshuffled. To cut the next one, press **{ $cut }** at the table (after a deal, it’s under **{ $options }**).
refusal-cut-depth = The pack has { $cards } cards: cut 1 to { $most } deep, or write a few words.
refusal-cut-nothing = Say how deep to cut, or write a few words.
refusal-cut-long = Your text can have at most { $most } characters.
refusal-cut-unseen = Your text contains an invisible character. Use plain words.

verify-title = The shuffle of deal { $deal }
verify-holds = ✅ **The shuffle checks out.** The cards came in the order fixed before the cut, changed only by the cuts.
verify-fails = ❌ **The shuffle doesn’t check out**: { $why }
verify-hash = The table must have shown this before the cut: `{ $hash }`
verify-lot = First dealer, drawn with the same cuts: { $name }
verify-cuts = Cuts: { $cuts }
verify-file = The file proves it to others, with this bot’s program or script (ask whoever runs this bot). It doesn’t prove that nobody saw the order.
verify-closed-deal = This deal is still being played. Its hash: `{ $hash }`. The rest is shown when it’s over.
verify-closed-session = This table keeps hands and shuffles hidden until the session (or the table) closes. The hash of this deal: `{ $hash }`
verify-closed-table = This table keeps hands and shuffles hidden until it closes. The hash of this deal: `{ $hash }`
verify-none = This deal’s shuffle can’t be checked: it was played before that was possible.
verify-unfinished-heading = Shuffles prepared but not played: { $count }
verify-withdrawn = `{ $deal }` withdrawn, { $when }: seed `{ $seed }`
verify-voided = `{ $deal }` cancelled { $when }: seed `{ $seed }`
verify-voided-closed = `{ $deal }` cancelled { $when }: its seed is shown when the session (or the table) closes
verify-more = All of them are in the file.
verify-check-hash = the hash doesn’t match the seed and the deal it was made for.
verify-check-game = the hash was made for a different game.
verify-check-stake = the hash was made for a different stake.
verify-check-seats = the hash was made for different seats.
verify-check-dealer = the dealer isn’t the one that was fixed or drawn by lot.
verify-check-order = the cards aren’t in the order that follows from the seed and the cuts.
verify-check-unreadable = the proof can’t be read.

reveal-deal-choice = After each deal
reveal-session-choice = When the session (or the table) closes
reveal-table-choice = When the table closes
key-verify = Check the shuffle
