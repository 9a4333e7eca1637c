//! What a master sees coming: the end of a deal, played through in several ways that its view allows.
//!
//! The deals here are imagined: the cards that the patron cannot see are given out by its own dice
//! to whoever may hold them.

use rules::{
    Act, BySeat, Card, CardSet, Choice, Coins, Deal, Rank, Seat, Setup, Turn, View, Viewer,
};

use crate::character::{Character, Skill};
use crate::choose;
use crate::dice::Dice;
use crate::points;
use crate::sight::Sight;

/// From so many cards in hand on the end is played through.
const CARDS: u32 = 6;
/// How many of the cards that seem best are thought over.
const LIKELY: usize = 4;
/// About so many cards are laid in the deals that are imagined: a few milliseconds.
const LAID: usize = 1_600;
/// How often a deal is imagined for one that is played through: not every guess fits what was done.
const TRIES: usize = 4;

/// Puts the card first that brings most in the deals that are imagined; where nothing can be imagined, nothing changes.
pub fn reconsider(sight: &Sight, weighed: &mut [Card]) {
    if weighed.len() < 2 || sight.view.hand.len() > CARDS {
        return;
    }
    let likely = weighed.len().min(LIKELY);
    let mut dice = Dice::of(sight.view);
    let laid = likely * sight.view.hand.len() as usize * sight.view.seats;
    let worlds = (LAID / laid).max(1);
    let imagined = (0..TRIES * worlds).filter_map(|_| imagine(sight, &mut dice));
    let mut brought = [0.0; LIKELY];
    for world in imagined.take(worlds) {
        for (sum, &card) in brought.iter_mut().zip(&weighed[..likely]) {
            *sum += play_through(sight, world.clone(), card).unwrap_or_default();
        }
    }
    // Of equals the one that seemed best.
    let best = (0..likely)
        .rev()
        .max_by(|&a, &b| brought[a].total_cmp(&brought[b]));
    if let Some(best) = best {
        weighed[..=best].rotate_right(1);
    }
}

/// A deal that looks to the viewer just as this one does.
fn imagine(sight: &Sight, dice: &mut Dice) -> Option<Deal> {
    let view = sight.view;
    let (mut hands, mut hidden) = give_out(sight, dice)?;
    hands[sight.me] = view.hand | view.laid_aside;
    let laid_down = if view.dealer == sight.me {
        view.laid_aside
    } else {
        hidden
    };
    for &(seat, card) in &view.played {
        hands[seat].insert(card);
    }
    let setup = Setup::after(
        view.variant,
        view.stake,
        view.seats,
        view.dealer,
        view.before,
    );
    let setup = setup.ok()?;
    let pack: Vec<Card> = view.variant.pack().iter().collect();
    let (dealt, _) = view.variant.deal_out(&setup, &pack);
    let mut stock: Vec<Card> = view.turned.into_iter().collect();
    let mut dealt_hands = Vec::new();
    for (seat, dealt) in Seat::all(view.seats).zip(dealt) {
        let mut hand: Vec<Card> = hands[seat].iter().collect();
        // The dealer took a talon up, or has laid cards down.
        while hand.len() < dealt.len() {
            let card = hidden.first()?;
            hidden.remove(card);
            hand.push(card);
        }
        stock.extend(hand.split_off(dealt.len()));
        dealt_hands.push(hand);
    }
    stock.extend(hidden.iter());
    let mut deal = Deal::from_hands(&setup, &dealt_hands, &stock, |_| {}).ok()?;
    retell(view, laid_down, &mut deal)?;
    Some(deal)
}

/// The unseen cards by seat, and those that nobody holds.
fn give_out(sight: &Sight, dice: &mut Dice) -> Option<(BySeat<CardSet>, CardSet)> {
    let view = sight.view;
    let others = || Seat::all(view.seats).filter(|seat| *seat != sight.me);
    let mut wanting = view.hand_sizes;
    let held: u32 = others().map(|seat| u32::from(wanting[seat])).sum();
    let mut unheld = sight.unseen.len().checked_sub(held)?;
    let shown: CardSet = view.shown.iter().map(|&(_, card)| card).collect();
    // Where a dealer lays cards down, they are seldom trumps or kings (RULES.md 3 to 7).
    let kept = match points::are_counted(view) {
        true => sight.trumps | sight.excuse | CardSet::of_rank(Rank::King),
        false => CardSet::EMPTY,
    };
    let may_be_unheld = |card: Card| !(shown | kept).contains(card);
    let mut cards: Vec<Card> = sight.unseen.iter().collect();
    for n in (1..cards.len()).rev() {
        cards.swap(n, dice.below(n as u32 + 1) as usize);
    }
    // Whatever has the fewest places comes first.
    cards.sort_by_key(|&card| {
        let places = others().filter(|seat| sight.may_hold[*seat].contains(card));
        places.count() + usize::from(may_be_unheld(card))
    });
    let (mut hands, mut hidden) = (BySeat::new(view.seats), CardSet::EMPTY);
    for card in cards {
        let of = |seat: Seat, wanting: &BySeat<u8>| match sight.may_hold[seat].contains(card) {
            true => u32::from(wanting[seat]),
            false => 0,
        };
        let nobody = if may_be_unheld(card) { unheld } else { 0 };
        let all = nobody + others().map(|seat| of(seat, &wanting)).sum::<u32>();
        if all == 0 {
            return None;
        }
        let mut place = dice.below(all);
        let holder = others().find(|&seat| {
            let places = of(seat, &wanting);
            let is_here = place < places;
            place = place.saturating_sub(if is_here { 0 } else { places });
            is_here
        });
        match holder {
            Some(seat) => {
                wanting[seat] -= 1;
                hands[seat] = CardSet::with(hands[seat], card);
            }
            None => {
                unheld -= 1;
                hidden.insert(card);
            }
        }
    }
    Some((hands, hidden))
}

/// Does again what was done, as far as the view tells; nothing if that does not fit the cards.
fn retell(view: &View, laid_down: CardSet, deal: &mut Deal) -> Option<()> {
    let shown: CardSet = view.shown.iter().map(|&(_, card)| card).collect();
    let mut played = view.played.iter();
    loop {
        let seat = match deal.turn() {
            Turn::One(seat) => seat,
            Turn::Question => match deal.question().iter().next() {
                Some(seat) => seat,
                None => {
                    deal.close_question(|_| {});
                    continue;
                }
            },
            Turn::Each(_) | Turn::Over => return None,
        };
        let act = match deal.legal(seat).choice() {
            Choice::Play { calling, .. } => {
                let Some(&(who, card)) = played.next() else {
                    return (Some(seat) == view.seat()).then_some(());
                };
                if who != seat {
                    return None;
                }
                let calls = view.calling == Some((seat, card)) && calling.contains(card);
                if calls {
                    Act::PlayCalling(card)
                } else {
                    Act::Play(card)
                }
            }
            Choice::Discard { .. } => Act::Discard(laid_down),
            Choice::Bid { .. } => Act::More,
            Choice::Vole => Act::Vole,
            Choice::Show(cards) => match cards & shown {
                CardSet::EMPTY => Act::Hide,
                cards => Act::Show(cards),
            },
            _ => return None,
        };
        let act = deal.check(seat, &act).ok()?;
        deal.apply(act, |_| {});
    }
}

/// What the deal brings in the end if this card is played now and all play on as regulars do.
fn play_through(sight: &Sight, mut deal: Deal, card: Card) -> Option<f64> {
    const REGULAR: Character = Character {
        skill: Skill::Regular,
        ..Character::USUAL
    };
    let act = deal.check(sight.me, &Act::Play(card)).ok()?;
    deal.apply(act, |_| {});
    while let Turn::One(seat) = deal.turn() {
        let act = choose(&deal.view(Viewer::Seat(seat)), REGULAR)?;
        let act = deal.check(seat, &act).ok()?;
        deal.apply(act, |_| {});
    }
    let outcome = deal.outcome()?;
    let coins = outcome.coins[sight.me];
    match outcome.score {
        // What is gained on the others, for a match is settled when it is over.
        Some(score) if coins == Coins::ZERO => {
            let mine = sight.view.side(sight.me).unwrap_or(sight.me.index());
            let others = score.len().saturating_sub(1).max(1) as f64;
            let all: i32 = score.iter().sum();
            let own = *score.get(mine)?;
            Some(f64::from(own) - f64::from(all - own) / others)
        }
        _ => Some(coins.0 as f64),
    }
}
