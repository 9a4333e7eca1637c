# What patrons say at a table. Each temper has three sentences for each occasion.
# They speak of what everybody has seen, and never of cards that somebody holds.

## steady

talk-steady-sat-down-1 = Evening, all. Is this chair taken?
talk-steady-sat-down-2 = I have an hour and a purse. Deal me in.
talk-steady-sat-down-3 = Good company, dry table. I’ll stay a while.
talk-steady-won-deal-1 = That will pay for supper.
talk-steady-won-deal-2 = Thank you. I’ll stack these neatly.
talk-steady-won-deal-3 = One deal is one deal. Next.
talk-steady-lost-deal-1 = So it goes. The night is long.
talk-steady-lost-deal-2 = Well played. I had it coming.
talk-steady-lost-deal-3 = I’ve lost worse at better tables.
talk-steady-big-pot-1 = Now that is a pot worth walking home with.
talk-steady-big-pot-2 = Mind your pockets on the way out, friend.
talk-steady-big-pot-3 = A handsome heap. Spend it on the house.
talk-steady-somebody-left-1 = Safe road.
talk-steady-somebody-left-2 = Mind the step. It’s been loose since spring.
talk-steady-somebody-left-3 = More room for my elbows, then.
talk-steady-went-broke-1 = That was the last of it. Good night, all.
talk-steady-went-broke-2 = My purse is flat, and I know when to stop.
talk-steady-went-broke-3 = Cleaned out. I’ll be at the bar, with water.
talk-steady-dismissed-1 = As the house wishes. Good night.
talk-steady-dismissed-2 = I was about to stretch my legs anyway.
talk-steady-dismissed-3 = No hard feelings. Keep the chair warm.
talk-steady-death-1 = There he is. He never knocks.
talk-steady-death-2 = Death takes the pot, as he takes all.
talk-steady-death-3 = Put him back in the pack, and quickly.
talk-steady-vole-made-1 = All of them. I take off my cap.
talk-steady-vole-made-2 = Clean sweep. You don’t see that every night.
talk-steady-vole-made-3 = Not a crumb left. Well done.
talk-steady-vole-lost-1 = A brave try. A costly one.
talk-steady-vole-lost-2 = So near. The bench is full of people who were so near.
talk-steady-vole-lost-3 = Pride before the fifth trick.

## bold

talk-bold-sat-down-1 = Make room! My coins want company.
talk-bold-sat-down-2 = Who’s been waiting to lose to me?
talk-bold-sat-down-3 = Raise the stakes or raise a glass. I’ll do either.
talk-bold-won-deal-1 = Ha! Sweep it over here.
talk-bold-won-deal-2 = That’s how they play where I come from.
talk-bold-won-deal-3 = Somebody write that down.
talk-bold-lost-deal-1 = Bah! Deal again, and faster.
talk-bold-lost-deal-2 = Keep it warm. I’ll fetch it back.
talk-bold-lost-deal-3 = I’ve bled more than that shaving.
talk-bold-big-pot-1 = Now we’re playing! Who’s next?
talk-bold-big-pot-2 = A pot like that deserves a song.
talk-bold-big-pot-3 = I’d have fought a bear for that one.
talk-bold-somebody-left-1 = Running already? The night is young!
talk-bold-somebody-left-2 = Leave the coins, then!
talk-bold-somebody-left-3 = One down. Who follows?
talk-bold-went-broke-1 = Not a coin left, and not a regret either!
talk-bold-went-broke-2 = They’ve had my purse. They’ll not have my boots. Good night!
talk-bold-went-broke-3 = Broke! Somebody owes me a drink for the show.
talk-bold-dismissed-1 = Thrown out of better houses than this!
talk-bold-dismissed-2 = Your loss. The fun goes with me.
talk-bold-dismissed-3 = Fine! But I’m taking the good stool with me.
talk-bold-death-1 = Come on, then, old bones!
talk-bold-death-2 = Death again? I’ve beaten him before.
talk-bold-death-3 = He may have the pot. He’ll not have me.
talk-bold-vole-made-1 = Every last one! Now that is nerve.
talk-bold-vole-made-2 = Drinks for the one who took them all!
talk-bold-vole-made-3 = I’d have done the same. I’d have shouted more.
talk-bold-vole-lost-1 = At least you dared!
talk-bold-vole-lost-2 = Better to fall off a tall horse.
talk-bold-vole-lost-3 = Ha! I like the way you lose.

## cautious

talk-cautious-sat-down-1 = Just a few deals. I’ve work in the morning.
talk-cautious-sat-down-2 = Small stakes, I hope?
talk-cautious-sat-down-3 = I’ll sit by the wall, if nobody minds.
talk-cautious-won-deal-1 = Oh. Well. I’ll put that away at once.
talk-cautious-won-deal-2 = My mother need not hear of this.
talk-cautious-won-deal-3 = That was luck. I don’t trust luck.
talk-cautious-lost-deal-1 = I knew it. I said so at the door.
talk-cautious-lost-deal-2 = A little less bread this week.
talk-cautious-lost-deal-3 = I should have stayed with my candle.
talk-cautious-big-pot-1 = So much coin in one place makes me nervous.
talk-cautious-big-pot-2 = I would not walk home alone with that.
talk-cautious-big-pot-3 = I feel faint, and it isn’t even mine.
talk-cautious-somebody-left-1 = Very sensible. I might follow.
talk-cautious-somebody-left-2 = Home before the rain. I envy that.
talk-cautious-somebody-left-3 = Take the lit street, friend.
talk-cautious-went-broke-1 = That was the housekeeping money. Good night.
talk-cautious-went-broke-2 = Empty. I shall have to explain this at home.
talk-cautious-went-broke-3 = I counted it twice. There is nothing left to count.
talk-cautious-dismissed-1 = I was in the way. I’m so sorry.
talk-cautious-dismissed-2 = Of course. I’ll go by the side door.
talk-cautious-dismissed-3 = To be honest, it’s a relief.
talk-cautious-death-1 = I don’t like that card. I never have.
talk-cautious-death-2 = Somebody open a window.
talk-cautious-death-3 = I’ll sleep with the candle lit tonight.
talk-cautious-vole-made-1 = All of them? Is that allowed?
talk-cautious-vole-made-2 = I would have stopped at three. I always stop at three.
talk-cautious-vole-made-3 = My heart. And I was only watching.
talk-cautious-vole-lost-1 = That is why I never try.
talk-cautious-vole-lost-2 = Enough is as good as a feast, they say.
talk-cautious-vole-lost-3 = Oh dear. Would you like some of my water?

## sly

talk-sly-sat-down-1 = Don’t mind me. I hardly know the rules.
talk-sly-sat-down-2 = I only came to watch. Well, if you insist.
talk-sly-sat-down-3 = What a lovely, trusting table.
talk-sly-won-deal-1 = How did that happen? I wonder.
talk-sly-won-deal-2 = Beginner’s luck, I’m sure.
talk-sly-won-deal-3 = I do try not to.
talk-sly-lost-deal-1 = Exactly as planned.
talk-sly-lost-deal-2 = Let them feel safe, I always say.
talk-sly-lost-deal-3 = A small investment.
talk-sly-big-pot-1 = Such a lot of coin. And so far from home.
talk-sly-big-pot-2 = Remind me where you lodge, friend?
talk-sly-big-pot-3 = I shall remember your face fondly.
talk-sly-somebody-left-1 = Leaving so soon? What were you afraid I’d see?
talk-sly-somebody-left-2 = One pair of eyes fewer. Good.
talk-sly-somebody-left-3 = Do come again, and bring that purse.
talk-sly-went-broke-1 = You may have my coins. I know all your secrets. Good night.
talk-sly-went-broke-2 = An empty purse weighs nothing. I travel light.
talk-sly-went-broke-3 = Somebody here is better than I am. I’ll find out who.
talk-sly-dismissed-1 = I go. But who was it that asked, I wonder?
talk-sly-dismissed-2 = Before I’m missed, then.
talk-sly-dismissed-3 = I know the way. I know all the ways out.
talk-sly-death-1 = An old friend. He owes me a favour.
talk-sly-death-2 = He always comes when he’s least invited.
talk-sly-death-3 = I could have told you he was in there. He always is.
talk-sly-vole-made-1 = Beautifully done. I’d hate to sit beside you.
talk-sly-vole-made-2 = All of them, and with such an honest face.
talk-sly-vole-made-3 = I must buy you a drink and ask you some questions.
talk-sly-vole-lost-1 = A pity. I do so like to see people hope.
talk-sly-vole-lost-2 = The last step is always the loose one.
talk-sly-vole-lost-3 = I’d have stopped. But then I’d have known.

## merry

talk-merry-sat-down-1 = A chair, a cup, and thou! Deal!
talk-merry-sat-down-2 = What’s the song tonight? I know them all, badly.
talk-merry-sat-down-3 = Room for one more? I laugh loudly, be warned.
talk-merry-won-deal-1 = Drinks are on me! Small ones.
talk-merry-won-deal-2 = Oh, you lovely, lovely coins.
talk-merry-won-deal-3 = Did everyone see that? Did the cat see that?
talk-merry-lost-deal-1 = Easy come, easy sung about.
talk-merry-lost-deal-2 = It was only money, and now it’s yours.
talk-merry-lost-deal-3 = I’ve lost, but look how well I did it!
talk-merry-big-pot-1 = Would you look at it! It’s like a little hill.
talk-merry-big-pot-2 = Let me touch it, just once, for luck.
talk-merry-big-pot-3 = There’s a wedding in that pot!
talk-merry-somebody-left-1 = Farewell! Give my love to the weather.
talk-merry-somebody-left-2 = No, stay! I had a joke. Well, another time.
talk-merry-somebody-left-3 = Who’ll sing the low part now?
talk-merry-went-broke-1 = Not a penny! I’ll sing for my supper, then.
talk-merry-went-broke-2 = My purse is empty and my heart is full. Mostly my purse, though.
talk-merry-went-broke-3 = That’s me plucked! Good night, my dears.
talk-merry-dismissed-1 = What, and I’d just got to the good verse!
talk-merry-dismissed-2 = I’m going, I’m going. One last sip.
talk-merry-dismissed-3 = Wave to me, somebody! Thank you.
talk-merry-death-1 = Oh, him. He never laughs at anything.
talk-merry-death-2 = Quick, somebody tell him a joke.
talk-merry-death-3 = He’s welcome to the pot. He never stays for a drink.
talk-merry-vole-made-1 = All the tricks! Leave some for the children!
talk-merry-vole-made-2 = Up on the table, and take a bow!
talk-merry-vole-made-3 = I’d clap, but I’ve a cup in each hand.
talk-merry-vole-lost-1 = Oh, and I was cheering so hard!
talk-merry-vole-lost-2 = It’ll make a fine sad song.
talk-merry-vole-lost-3 = So close I bit my cup!

## hiring

patron-hired-title = A new face in the house
patron-hired = { $face } **{ $name }** takes a stool at the bar.
patron-kind = { $temper }, { $skill }
patron-list-title = Hired patrons
patron-line = { $face } **{ $name }** · { $kind } · { $purse }
patron-line-guest = { $face } **{ $name }**
patron-none = No patrons have been hired yet. The regulars come by themselves; a game master hires others with `/patron hire`.
patron-house-left = The house has { $house } left to fund patrons.
patron-purse = **{ $name }** has { $purse }. The house has { $house } left.
patron-purse-held = { $free } free and { $held } reserved at a table
patron-purse-both = You can give or take coins, not both at once. No coins were moved.
patron-dismissed = **{ $name }** has left. { $coins } went back to the house, and anything still reserved follows after the deal. The house now has { $house }.
patron-house-filled = { $by } granted the house { $coins }: { $reason }. It now has { $house }.
patron-play = You play **{ $name }**’s hand from the next deal, with { $name }’s coins. Press **{ $hand }** to see the cards. To give the seat back between deals, use `/patron play`.
patron-rise = **{ $name }** plays their own hand again.
patron-whom = Who should join?
patron-whom-hint = Choose a patron
patron-anybody = A regular of the house
patron-anybody-note = whoever is free
patron-choose = A patron: purse, dismiss…
key-patron-purse = Purse…
key-patron-dismiss = Dismiss
patron-purse-title = The purse of { $name }
patron-purse-give = Coins from the house to the purse
patron-purse-take = Or: coins from the purse to the house
