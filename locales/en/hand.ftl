# A hand, seen by its holder only.

hand-title = Your hand · { $inn }
hand-footer = Table { $table } · deal { $deal }
hand-card-may = { $card } · may be played
hand-your-turn = **It is your turn.** Green cards may be played. Time is up { $when }.
hand-your-turn-lead = **You lead.** Play any card. Time is up { $when }.
hand-your-turn-late = **It is your turn, and the others wait.** The house plays for you { $when }.
hand-wait = { $name } is to play. Your cards light up when it is your turn.
hand-trick = On the table: { $cards }
hand-empty = You have played all your cards.
hand-question = **Do you want to show bonus cards?** Everyone is asked this, whatever they hold; nobody learns your answer before all have given it. Play begins { $when }; who has not answered by then shows what they hold.
hand-question-holds = You hold { $cards }: showing pays { $coins } from the pot, and the cards stay in your hand.
hand-question-none = You hold none of { $cards }. Press **Ready, show nothing** so that the others need not wait.
hand-answered = Your answer is in. Play begins when the others have answered, at the latest { $when }.
hand-over = That deal is over.
hand-none-lobby = No cards are dealt at { $inn } yet.
hand-none-next = You have no cards at { $inn } in this deal. You get some with the next.

key-again = Look again
key-show-all = Show all I hold
key-show-these = Choose what to show
key-hide = Ready, show nothing
choice-bonus = { $card } · { $coins }
not-held = You hold none of those. Nothing was answered.
