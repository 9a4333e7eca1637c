//! Nobody learns what their seat may not know. Everything the viewer cannot see is dealt again, consistent with all
//! that is public; the viewer's view and all events so far must stay the same.

use std::mem::discriminant;

use rules::{
    Act, Card, CardSet, Chance, Choice, Deal, Event, MyQuestion, Out, Seat, Setup, Stage, Turn,
    View, Viewer,
};

/// How many exchanges of hidden cards are tried in each state for each viewer.
const EXCHANGES: usize = 6;

/// Checks every viewer; returns how many other deals were looked at.
pub fn nobody_sees_what_is_hidden(deal: &Deal, events: &[Event], chance: &mut Chance) -> usize {
    let mut others = 0;
    let seats = Seat::all(deal.setup().seats()).map(Viewer::Seat);
    let out = deal.view(Viewer::Bystander).out();
    says_the_truth(deal, &out);
    for viewer in seats.chain([Viewer::Bystander]) {
        let view = deal.view(viewer);
        assert_eq!(view.out(), out, "{viewer:?} reads more than is public");
        others += dealt_anew(deal, viewer, chance, |dealt_anew, told| {
            assert_eq!(
                dealt_anew.view(viewer),
                view,
                "{viewer:?} sees through the cards"
            );
            assert_eq!(told, events, "{viewer:?} is told what is hidden");
            says_the_truth(dealt_anew, &out);
            // Between a word that nobody sees and the card the seat is still at its turn.
            let is_between = matches!(deal.acts().last(), Some((_, Act::Hide)));
            if view.variant.game() == "ottocento" && !is_between {
                assert_eq!(dealt_anew.ply(), deal.ply(), "{viewer:?} counts the steps");
            }
        });
    }
    others
}

/// What is said to be out of play is nobody's, and no seat holds a card that it is said to have none of.
fn says_the_truth(deal: &Deal, out: &Out) {
    for seat in Seat::all(deal.setup().seats()) {
        let view = deal.view(Viewer::Seat(seat));
        let still = view.hand | view.laid_aside;
        assert_eq!(still & out.gone, CardSet::EMPTY, "{seat:?} still has these");
        assert_eq!(
            view.hand & out.lacks[seat],
            CardSet::EMPTY,
            "{seat:?} has these all the same"
        );
    }
}

/// Deals again, several times, what a viewer cannot see, and passes each such deal with its events to the check;
/// returns how many differed from the original.
pub fn dealt_anew(
    deal: &Deal,
    viewer: Viewer,
    chance: &mut Chance,
    mut show: impl FnMut(&Deal, &[Event]),
) -> usize {
    let mut others = 0;
    let view = deal.view(viewer);
    let mut piles = piles(deal);
    let hidden = hidden_places(&view, &piles);
    let mut so_far = deal.acts();
    for _ in 0..EXCHANGES {
        let mut other = piles.clone();
        let mut changed_round = (Card::FOOL, Card::FOOL);
        if hidden.len() > 1 {
            let (a, b) = (pick(&hidden, chance), pick(&hidden, chance));
            changed_round = (other[a.0][a.1], other[b.0][b.1]);
            (other[a.0][a.1], other[b.0][b.1]) = (changed_round.1, changed_round.0);
        }
        let dealt_anew = if deal.setup().variant().game() == "triomphe" {
            deal_anew(deal, &view, &other, chance)
        } else {
            act_anew(&so_far, &view, &other, changed_round, chance)
        };
        if let Some((dealt_anew, told)) = dealt_anew {
            if deal.setup().variant().game() != "triomphe" {
                so_far = dealt_anew.acts();
            }
            show(&dealt_anew, &told);
            others += usize::from(other != piles);
            piles = other;
        }
    }
    others
}

/// Whether somebody who plays a card now hides what they could show (RULES.md OT-6, JT-9).
fn hides(choice: Choice) -> bool {
    matches!(choice, Choice::Declare(_) | Choice::Poignee(_))
}

/// The dealt hands by seat, and last the cards not dealt.
fn piles(deal: &Deal) -> Vec<Vec<Card>> {
    let setup = deal.setup();
    let (hands, stock) = setup.variant().deal_out(&setup, deal.pack().order());
    let mut piles = hands;
    piles.push(stock);
    piles
}

/// The cards that a viewer has never seen.
#[allow(dead_code, reason = "not every test that shares this asks for them")]
pub fn hidden(deal: &Deal, viewer: Viewer) -> CardSet {
    let piles = piles(deal);
    let places = hidden_places(&deal.view(viewer), &piles).into_iter();
    places.map(|(pile, place)| piles[pile][place]).collect()
}

fn pick(places: &[(usize, usize)], chance: &mut Chance) -> (usize, usize) {
    places[chance.below(places.len() as u32) as usize]
}

/// The places of cards the viewer has never seen: a pile (a seat's, or last the stock) and an index in it.
fn hidden_places(view: &View, piles: &[Vec<Card>]) -> Vec<(usize, usize)> {
    let reveals = view.bets().into_iter().flat_map(|bets| &bets.reveals);
    let revealed = reveals.flat_map(|reveal| &reveal.cards);
    let public = view.played.iter().chain(&view.shown).chain(revealed);
    let mut known: CardSet = public.map(|(_, card)| *card).collect();
    known |= view.hand | view.laid_aside | view.turned().into_iter().collect();
    if let Stage::Robbing { run } = view.stage {
        known |= run;
    }
    known |= view.talk().map_or(CardSet::EMPTY, |talk| talk.talon);
    let laid = view.tarot().map(|own| own.laid_trumps | own.laid_down);
    known |= laid.unwrap_or_default();
    if view.death().is_some() {
        known.insert(Card::DEATH);
    }
    let places = piles.iter().enumerate().flat_map(|(pile, cards)| {
        cards
            .iter()
            .enumerate()
            .map(move |(place, card)| (pile, place, *card))
    });
    places
        .filter(|(pile, _, card)| {
            // In mitigati cards are dealt in stages, and nobody may know those still to come.
            let has_been_dealt = view.variant.game() != "mitigati";
            let own = view.seat().is_some_and(|seat| seat.index() == *pile) && has_been_dealt;
            !own && !known.contains(*card)
        })
        .map(|(pile, place, _)| (pile, place))
        .collect()
}

/// A deal of these piles with the same acts, except that two cards the viewer has not seen are exchanged everywhere,
/// including in discards, exchanges and cards laid face down. `None` if it could not have happened.
fn act_anew(
    acts: &[(Seat, Act)],
    view: &View,
    piles: &[Vec<Card>],
    (a, b): (Card, Card),
    chance: &mut Chance,
) -> Option<(Deal, Vec<Event>)> {
    let other = |card: Card| match card {
        card if card == a => b,
        card if card == b => a,
        card => card,
    };
    let others = |cards: CardSet| cards.iter().map(other).collect();
    let (stock, hands) = piles.split_last()?;
    let setup = Setup::after(
        view.variant,
        view.stake,
        view.seats,
        view.dealer,
        view.before,
    );
    let mut told = Vec::new();
    let mut anew = Deal::from_hands(&setup.ok()?, hands, stock, |event| told.push(event)).ok()?;
    let mut acts = acts;
    if anew.turn() == Turn::Question {
        let answer = acts
            .first()
            .filter(|(_, act)| matches!(act, Act::Rob(_) | Act::Leave));
        acts = &acts[usize::from(answer.is_some())..];
        let robbed = view.shown.first().map(|(seat, _)| *seat);
        if robbed.is_some_and(|seat| !anew.question().contains(seat)) {
            return None;
        }
        for seat in anew.question().iter() {
            let act = match view.my_question {
                // The question is closed: everybody saw that somebody robbed, and nothing more.
                None if robbed == Some(seat) => answer.map(|(_, act)| match *act {
                    Act::Rob(cards) => Act::Rob(others(cards)),
                    act => act,
                }),
                None if view.turn != Turn::Question => Some(Act::Leave),
                Some(MyQuestion { answer, .. }) if view.seat() == Some(seat) => {
                    answer.map(|laid| {
                        if laid.is_empty() {
                            Act::Leave
                        } else {
                            Act::Rob(laid)
                        }
                    })
                }
                // Whether and what others have answered is secret: it may be anything.
                _ => match chance.below(2) {
                    0 => None,
                    _ => anew.legal(seat).random(|n| chance.below(n)),
                },
            };
            if let Some(act) = act {
                let act = anew.check(seat, &act).ok()?;
                anew.apply(act, |event| told.push(event)).unwrap();
            }
        }
        if view.turn != Turn::Question && !anew.close_question(|event| told.push(event)) {
            return None;
        }
    }
    for (seat, act) in acts {
        if let Act::PlayCalling(king) = act
            && [a, b].contains(&valet_of(*king))
        {
            return None; // The effect of a call shows everybody whether a seat that has played holds the jack.
        }
        // Whether another seat has hidden something is secret: it is left out, and said where it must be.
        if view.seat() != Some(*seat) {
            if *act == Act::Hide {
                continue;
            }
            let plays = matches!(act, Act::Play(_) | Act::PlaySaying(..));
            if plays && hides(anew.legal(*seat).choice()) {
                let hides = anew.check(*seat, &Act::Hide).ok()?;
                anew.apply(hides, |event| told.push(event)).unwrap();
            }
        }
        let act = match *act {
            Act::Discard(cards) => Act::Discard(others(cards)),
            Act::Rob(cards) => Act::Rob(others(cards)),
            Act::Swap(card) => Act::Swap(other(card)),
            Act::Lay(card) => Act::Lay(other(card)),
            act => act,
        };
        let act = anew.check(*seat, &act).ok()?;
        anew.apply(act, |event| told.push(event)).unwrap();
    }
    // If hidden cards decide who may act and how, this is not the deal that the viewer has seen.
    let stage = discriminant(&anew.view(Viewer::Bystander).stage);
    let mut is_the_same = anew.turn() == view.turn && stage == discriminant(&view.stage);
    // Whoever may rob sees where the run ends; nobody sees more than the turned card where it alone is taken.
    let may_rob = view
        .my_question
        .is_some_and(|question| !question.cards.is_empty());
    if may_rob || matches!(view.stage, Stage::Robbing { .. }) && view.is_my_turn() {
        is_the_same &= anew.view(view.viewer).stage == view.stage;
    }
    // Trumps that were laid down are public.
    let laid = |view: &View| view.tarot().map(|own| own.laid_trumps);
    is_the_same &= laid(&anew.view(Viewer::Bystander)) == laid(view);
    // Declaring honours shows all of them, so everybody knows there were no others.
    let public = anew.view(Viewer::Bystander);
    if !view.honours().is_empty() {
        is_the_same &= public.honours() == view.honours() && public.shown == view.shown;
    }
    is_the_same.then_some((anew, told))
}

fn valet_of(king: Card) -> Card {
    let valet = king.to_string().replace('K', "J");
    valet.parse().unwrap()
}

/// A deal of these piles in which the same happened as far as the viewer knows; `None` if it could not have happened.
fn deal_anew(
    deal: &Deal,
    view: &View,
    piles: &[Vec<Card>],
    chance: &mut Chance,
) -> Option<(Deal, Vec<Event>)> {
    let mut told = Vec::new();
    let (stock, hands) = piles.split_last()?;
    let mut anew = Deal::from_hands(&deal.setup(), hands, stock, |event| told.push(event)).unwrap();
    if anew.turn() != Turn::Question && anew.view(Viewer::Bystander).shown != view.shown {
        return None; // Bonus cards are always shown: everybody knows that these are all.
    }
    if anew.turn() == Turn::Question {
        let is_open = view.turn == Turn::Question;
        for seat in anew.question().iter() {
            let act = if !is_open {
                Some(answer_that_was_seen(view, seat))
            } else if view.seat() == Some(seat) {
                view.my_question
                    .and_then(|question| question.answer)
                    .map(|answer| {
                        if answer.is_empty() {
                            Act::Hide
                        } else {
                            Act::Show(answer)
                        }
                    })
            } else {
                // Whether and what others have answered is secret: it may be anything.
                let acts = anew.legal(seat).acts().unwrap();
                acts.get(chance.below(acts.len() as u32 + 1) as usize)
                    .copied()
            };
            if let Some(act) = act {
                let act = anew.check(seat, &act).ok()?;
                anew.apply(act, |event| told.push(event)).unwrap();
            }
        }
        if !is_open {
            assert!(anew.close_question(|event| told.push(event)));
        }
    }
    for (seat, card) in &view.played {
        let act = anew.check(*seat, &Act::Play(*card)).ok()?;
        anew.apply(act, |event| told.push(event)).unwrap();
    }
    // If Death or an empty pot would have ended it, this is not the deal that the viewer has seen.
    ((anew.turn() == Turn::Over) == (view.turn == Turn::Over)).then_some((anew, told))
}

fn answer_that_was_seen(view: &View, seat: Seat) -> Act {
    let shown = view.shown.iter().filter(|(shower, _)| *shower == seat);
    let shown: CardSet = shown.map(|(_, card)| *card).collect();
    if shown.is_empty() {
        Act::Hide
    } else {
        Act::Show(shown)
    }
}
