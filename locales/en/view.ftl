# How a member sees cards: the command, its panel, and the words beside the picture of a hand.

# The words beside the picture of a hand, for a screen reader.
hand-alt = Your { $count ->
    [one] card
   *[other] { $count } cards
}: { $cards }.
hand-alt-may = You can play: { $cards }.
hand-alt-chosen = Chosen: { $cards }.

# A hand in words alone: a line for each suit, cards by their names.
hand-plain-may = You can play: { $cards }.
hand-plain-suit = { $suit }: { $cards }

settings-command = Your settings: cards, hints, language; take a break
view-title = How you see the table
view-text = These settings are only for you, in this server. They stay until you change them.
view-cards = Cards
view-is-pictures = pictures, with icons in text and on buttons
view-is-signs = icons in text and on buttons, without pictures
view-is-plain = text only, in an order that reads well aloud
view-picture = Pictures
view-is-usual = normal size
view-is-larger = larger
view-is-colours = a colour for each suit
view-is-contrast = black and white, high contrast
view-tips = Tips
view-is-tips = hints, and a summary of each game in your first deals
view-is-no-tips = none
view-moments = Highlights
view-is-moments = on: winning every trick or holding all four kings is announced with the result; your first win is shown only to you
view-is-no-moments = off: your highlights aren’t announced
view-language = Language
view-language-discord = same as your Discord, if the bot speaks it
view-example = Example
view-footer = Public messages are in the table’s language.

key-view = Card style
key-view-pictures = Pictures
key-view-signs = Icons
key-view-plain = Text only
key-view-usual = Normal size
key-view-larger = Larger
key-view-colours = Four colours
key-view-contrast = High contrast
key-view-tips = With tips
key-view-no-tips = No tips
key-view-moments = With highlights
key-view-no-moments = No highlights
# A choice that is taken already: its label with a mark.
key-view-is = ✓ { $label }
menu-view-language = Language
menu-view-discord = Same as Discord

permission-attach = Attach Files
bot-lacks-pictures = (No pictures at this table: I don’t have the { $permissions } permission in this channel.)

about-credits =
    {"**"}Pictures.** The cards are the house’s own. Icons made by Lorc, Delapouite, Skoll, Cathelineau, Caro Asercion and others, from game-icons.net (CC BY 3.0), modified. Fonts: Cinzel and EB Garamond (SIL Open Font License).
key-view-page-cards = Cards
key-view-page-texts = Hints and language
key-view-break = Take a break…
break-title = Take a break from all tables here
break-days = For how many days? Nobody can end it early
break-hint = 1 to 365
break-days-wrong = Type a whole number of days, from 1 to 365.
