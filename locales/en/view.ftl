# How a member sees cards: the command, its panel, and the words beside the picture of a hand.

# The words beside the picture of a hand, for a screen reader.
hand-alt = Your { $count ->
    [one] card
   *[other] { $count } cards
}: { $cards }.
hand-alt-may = You may play { $cards }.
hand-alt-chosen = Chosen: { $cards }.

# A hand in words alone: a line for each suit, cards by their names.
hand-plain-may = You may play: { $cards }.
hand-plain-suit = { $suit }: { $cards }

view-command = How you see cards: pictures, signs or words, larger, high contrast, your language
view-title = How you see the table
view-text = What you choose here is for you alone, in this server. It stays that way until you change it.
view-cards = Cards
view-cards-pictures = as pictures, and with small signs in texts and on buttons
view-cards-signs = with small signs in texts and on buttons, without pictures
view-cards-plain = in words alone, in an order that reads well aloud
view-picture = Pictures
view-picture-usual = usual size
view-picture-larger = larger
view-picture-colours = a colour for each suit
view-picture-contrast = black and white, high contrast
view-picture-is = { $size }, { $inks }
view-language = Language
view-language-discord = as in your Discord, where the house speaks it
view-example = This is how it looks
view-footer = What everybody reads is in the language of the house.

key-view = My view
key-view-pictures = Pictures
key-view-signs = Signs
key-view-plain = Words alone
key-view-usual = Usual size
key-view-larger = Larger
key-view-colours = Four colours
key-view-contrast = High contrast
# A choice that is taken already: its label with a mark.
key-view-is = ✓ { $label }
menu-view-language = Language
menu-view-discord = As in Discord

permission-attach = Attach Files
bot-lacks-pictures = (There will be no pictures of the table: for them I lack { $permissions } in this channel.)

about-credits =
    {"**"}Pictures.** The cards are the house’s own. Icons made by Lorc, Delapouite, Skoll, Cathelineau, Caro Asercion and others, from game-icons.net (CC BY 3.0), changed. Letters: Cinzel and EB Garamond (SIL Open Font License).
