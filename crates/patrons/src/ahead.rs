//! How a master looks ahead: it plays the end of a deal several times, in deals that its view allows.
//!
//! These deals are imagined: the patron's own dice give the cards it cannot see to seats that may hold them.

use rules::{
    Act, BySeat, Card, CardSet, Choice, Coins, Deal, Outcome, Rank, Seat, Setup, Turn, View,
    Viewer, VoleWhy, Word,
};

use crate::dice::Dice;
use crate::points;
use crate::secret::Secret;
use crate::sight::{Sight, talon, target};

/// What each seat does in an imagined deal.
pub type PlaysOn = fn(&View) -> Option<Act>;

/// How much a master searches. The same view, character, secret and budget give the same act: it counts imagined
/// deals, never time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// The last tricks alone, as masters did before: the yardstick of the arena.
    LastTricks,
    /// In games of card points the whole deal, in so many imagined deals; in the others the last tricks.
    Worlds(u16),
}

/// The last tricks of a deal: this many cards in hand and fewer.
const CARDS: u32 = 6;
/// How many of the cards that seem best are tried out to the end.
const LIKELY: usize = 4;
/// About this many cards are played in imagined ends of deals: a few milliseconds.
const LAID: usize = 1_600;
/// All cards are compared in one of so many imagined deals, those that seem best then in all of them.
pub const GLANCE: usize = 3;
/// In how many imagined deals the offer of a deal is tried out.
const GIVEN: usize = 60;
/// How many guesses are made for each deal to be played: not every guess fits what happened.
const TRIES: usize = 4;

/// Moves the card to the front that brings most in imagined deals; if none can be imagined, nothing changes.
pub fn reconsider(
    sight: &Sight,
    secret: Secret,
    budget: Budget,
    weighed: &mut [Card],
    plays_on: PlaysOn,
) {
    if weighed.len() < 2 {
        return;
    }
    let last = sight.view.hand.len() <= CARDS;
    let cards_of = |likely: usize| likely * sight.view.hand.len() as usize * sight.view.seats;
    let few = weighed.len().min(LIKELY);
    let (compared, glance, worlds) = match budget {
        Budget::Worlds(worlds) if points::counts_card_points(sight.view) => {
            let worlds = usize::from(worlds);
            let of_the_end = if last { LAID / cards_of(few) } else { 0 };
            (
                distinct(sight, weighed),
                worlds / GLANCE,
                worlds.max(of_the_end),
            )
        }
        _ if last => (weighed[..few].to_vec(), 0, (LAID / cards_of(few)).max(1)),
        _ => return,
    };
    if compared.len() < 2 {
        return;
    }
    let brought = compare(sight, secret, compared, glance, worlds, plays_on);
    let best = brought.first().map(|&(best, _)| best);
    if let Some(best) = weighed.iter().position(|card| Some(*card) == best) {
        weighed[..=best].rotate_right(1);
    }
}

/// What each of these cards brings on average, best first, in so many imagined deals; after a first glance only those
/// that seem best are looked at. Nothing if no deal can be imagined.
pub fn compare(
    sight: &Sight,
    secret: Secret,
    cards: Vec<Card>,
    glance: usize,
    worlds: usize,
    plays_on: PlaysOn,
) -> Vec<(Card, f64)> {
    let mut dice = Dice::from_view(sight.view, secret);
    let imagined = (0..TRIES * worlds).filter_map(|_| imagine(sight, &mut dice));
    let mut brought: Vec<(Card, f64)> = cards.into_iter().map(|card| (card, 0.0)).collect();
    let mut seen = 0;
    for world in imagined.take(worlds) {
        if seen == glance {
            best_first(&mut brought);
            brought.truncate(LIKELY);
        }
        for (card, sum) in &mut brought {
            let outcome = play_through(sight, world.clone(), Act::Play(*card), plays_on);
            *sum += outcome.map_or(0.0, |outcome| brings(sight, &outcome));
        }
        seen += 1;
    }
    if seen == 0 {
        return Vec::new();
    }
    best_first(&mut brought);
    for (_, sum) in &mut brought {
        *sum /= seen as f64;
    }
    brought
}

/// Sorts by what was brought; of equals, the one that seemed best before stays in front.
fn best_first(brought: &mut [(Card, f64)]) {
    brought.sort_by(|(_, a), (_, b)| b.total_cmp(a));
}

/// The first of all cards that do the same: neighbours in a suit, between which nobody else holds a card, and which are
/// worth the same.
pub fn distinct(sight: &Sight, weighed: &[Card]) -> Vec<Card> {
    let mut kept: Vec<Card> = Vec::new();
    for &card in weighed {
        let same = |other: &Card| {
            other.suit() == card.suit()
                && sight.above(*other) == sight.above(card)
                && points::worth(sight.view, *other) == points::worth(sight.view, card)
        };
        if !kept.iter().any(same) {
            kept.push(card);
        }
    }
    kept
}

/// Whether offering the deal is better than playing this card first, as far as imagined deals can tell.
pub fn should_offer(sight: &Sight, card: Card, secret: Secret, plays_on: PlaysOn) -> bool {
    let mut dice = Dice::from_view(sight.view, secret);
    let imagined = (0..TRIES * GIVEN).filter_map(|_| imagine(sight, &mut dice));
    let marked = |world: Deal, first| {
        let outcome = play_through(sight, world, first, plays_on)?;
        Some(marked(sight, &outcome))
    };
    let gained = imagined.take(GIVEN).filter_map(|world| {
        Some(marked(world.clone(), Act::Offer)? - marked(world, Act::Play(card))?)
    });
    gained.sum::<i32>() > 0
}

/// A deal that looks to the viewer exactly like this one.
fn imagine(sight: &Sight, dice: &mut Dice) -> Option<Deal> {
    let view = sight.view;
    let (mut hands, mut hidden) = deal_unseen(sight, dice)?;
    hands[sight.me] = view.hand;
    for &(seat, card) in &view.played {
        hands[seat].insert(card);
    }
    let robbery = robbery(sight, &hands, hidden);
    let mut stock: Vec<Card> = view.turned().into_iter().collect();
    let laid_down = match robbery {
        Some(Robbery { seat, taken, laid }) => {
            hands[seat] = (hands[seat] | laid) - taken;
            hidden = hidden - laid - taken;
            stock.extend(taken.iter().filter(|card| Some(*card) != view.turned()));
            // The run ends at the first card of another suit.
            let end = hidden.iter().find(|card| !sight.trumps.contains(*card));
            stock.extend(end);
            hidden = hidden - end.into_iter().collect();
            laid
        }
        None => {
            hands[sight.me] |= view.laid_aside;
            if view.declarer().unwrap_or(view.dealer) == sight.me {
                view.laid_aside
            } else {
                hidden
            }
        }
    };
    if let Some((declarer, talon)) = talon(view) {
        // Its cards are among those held, played and laid down.
        hands[declarer] |= hidden;
        if !hands[declarer].contains_all(talon) {
            return None;
        }
        hands[declarer] = hands[declarer] - talon;
        hidden = talon;
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
    let mut dealt_hands = Vec::new();
    for (seat, dealt) in Seat::all(view.seats).zip(dealt) {
        let mut hand: Vec<Card> = hands[seat].iter().collect();
        // The dealer took the talon, or has discarded.
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
    replay_view(view, laid_down, &mut deal)?;
    Some(deal)
}

/// The robbery of the turned card and the run under it (RULES.md AP-2).
#[derive(Clone, Copy)]
struct Robbery {
    seat: Seat,
    taken: CardSet,
    /// The cards the robber put down; if another seat robbed, any cards that nobody holds now.
    laid: CardSet,
}

/// The robbery in this deal, if there was one.
fn robbery(sight: &Sight, hands: &BySeat<CardSet>, hidden: CardSet) -> Option<Robbery> {
    let view = sight.view;
    let &(seat, _) = view.shown.first().filter(|_| view.turned().is_some())?;
    let taken: CardSet = view.shown.iter().map(|&(_, card)| card).collect();
    let mut laid = view.laid_aside;
    if seat != sight.me {
        laid = taken - hands[seat];
        // Whoever played the ace held it before.
        let aces = CardSet::of_rank(Rank::Ace) & sight.trumps;
        let others = (hidden & aces).iter().chain((hidden - aces).iter());
        for card in others.filter(|card| !taken.contains(*card)) {
            if laid.len() < taken.len() {
                laid.insert(card);
            }
        }
    }
    Some(Robbery { seat, taken, laid })
}

/// The unseen cards by seat, and those that nobody holds.
fn deal_unseen(sight: &Sight, dice: &mut Dice) -> Option<(BySeat<CardSet>, CardSet)> {
    let view = sight.view;
    let others = || Seat::all(view.seats).filter(|seat| *seat != sight.me);
    let mut wanting = view.hand_sizes;
    let held: u32 = others().map(|seat| u32::from(wanting[seat])).sum();
    let mut unheld = sight.unseen.len().checked_sub(held)?;
    let shown: CardSet = sight.shown().iter().map(|&(_, card)| card).collect();
    // A dealer's discard seldom has trumps or kings (RULES.md 3 to 7).
    // What lies undealt may be anything.
    let is_undealt = view.talk().is_some_and(|talk| {
        if view.tarot().is_some() {
            return talk.talon.is_empty();
        }
        let said = |word| talk.said.iter().any(|(_, said)| said == Some(word));
        said(Word::Solo) || !said(Word::Take)
    });
    let kept = if points::counts_card_points(view) && !is_undealt {
        sight.trumps | sight.excuse | CardSet::of_rank(Rank::King)
    } else {
        CardSet::EMPTY
    };
    let may_be_unheld = |card: Card| !(shown | kept).contains(card);
    let mut cards: Vec<Card> = sight.unseen.iter().collect();
    for n in (1..cards.len()).rev() {
        cards.swap(n, dice.below(n as u32 + 1) as usize);
    }
    // Cards with the fewest possible places come first; of cards that were shown, those the holder would rather keep.
    cards.sort_by_key(|&card| {
        let places = others().filter(|seat| sight.may_hold[*seat].contains(card));
        let kept = if shown.contains(card) {
            view.strength(card)
        } else {
            0
        };
        (
            places.count() + usize::from(may_be_unheld(card)),
            u8::MAX - kept,
        )
    });
    let (mut hands, mut hidden) = (BySeat::new(view.seats), CardSet::EMPTY);
    for card in cards {
        let of = |seat: Seat, wanting: &BySeat<u8>| {
            if sight.may_hold[seat].contains(card) {
                u32::from(wanting[seat])
            } else {
                0
            }
        };
        let nobody = if may_be_unheld(card) { unheld } else { 0 };
        let all = nobody + others().map(|seat| of(seat, &wanting)).sum::<u32>();
        if all == 0 {
            // Cards that a robber took may have been put down again.
            unheld = unheld.checked_sub(1).filter(|_| view.turned().is_some())?;
            hidden.insert(card);
            continue;
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

/// Replays what happened, as far as the view tells; `None` if that does not fit the cards.
fn replay_view(view: &View, laid_down: CardSet, deal: &mut Deal) -> Option<()> {
    let shown: CardSet = view.shown.iter().map(|&(_, card)| card).collect();
    // The leader or the dealer made the offer, whichever did not refuse it (RULES.md FT-5).
    let leader = deal.setup().first_seat();
    let offered = view.vole().filter(|vole| vole.why == VoleWhy::Refused);
    let offerer = offered.map(|vole| {
        if vole.seat == leader {
            view.dealer
        } else {
            leader
        }
    });
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
            Choice::Play { offer: true, .. } if offerer == Some(seat) => Act::Offer,
            Choice::Answer => Act::Refuse,
            Choice::Rob { .. } if view.shown.iter().any(|(robber, _)| *robber == seat) => {
                Act::Rob(laid_down)
            }
            Choice::Rob { .. } => Act::Leave,
            Choice::Play { calling, .. } => {
                let Some(&(who, card)) = played.next() else {
                    return (Some(seat) == view.seat()).then_some(());
                };
                if who != seat {
                    return None;
                }
                let calls = view.calling() == Some((seat, card)) && calling.contains(card);
                let place = view.played.len() - played.len() - 1;
                let said = view.signals().get(place / view.seats).copied().flatten();
                match said.filter(|_| place.is_multiple_of(view.seats)) {
                    Some(signal) => Act::PlaySaying(card, signal),
                    None if calls => Act::PlayCalling(card),
                    None => Act::Play(card),
                }
            }
            Choice::Discard { .. } | Choice::DiscardWith { .. } => Act::Discard(laid_down),
            Choice::Talk(words) if words.contains(Word::Jeu) => {
                let announced = view.tarot().is_some_and(|own| own.announced);
                Act::Say(if announced { Word::Chelem } else { Word::Jeu })
            }
            Choice::Talk(_) => Act::Say(view.talk()?.said[seat]?),
            Choice::CallCard(_) => Act::CallCard(view.tarot()?.called?),
            Choice::Poignee(_) => {
                let own = view.shown.iter().filter(|(holder, _)| *holder == seat);
                match own.map(|(_, card)| *card).collect() {
                    CardSet::EMPTY => Act::Hide,
                    cards => Act::Show(cards),
                }
            }
            Choice::Bid { .. } => Act::More,
            Choice::Vole => Act::Vole,
            Choice::Show(cards) => match cards & shown {
                CardSet::EMPTY => Act::Hide,
                cards => Act::Show(cards),
            },
            // What somebody hid is unknown; what somebody showed was all of it.
            Choice::Declare(all) => {
                let theirs = view.shown.iter().filter(|(shower, _)| *shower == seat);
                if theirs.count() == 0 {
                    Act::Hide
                } else {
                    Act::Show(all)
                }
            }
            _ => return None,
        };
        let act = deal.check(seat, &act).ok()?;
        deal.apply(act, |_| {}).ok()?;
    }
}

/// The outcome if this is done now and everybody plays on so.
fn play_through(sight: &Sight, mut deal: Deal, first: Act, plays_on: PlaysOn) -> Option<Outcome> {
    let act = deal.check(sight.me, &first).ok()?;
    deal.apply(act, |_| {}).ok()?;
    while let Turn::One(seat) = deal.turn() {
        let view = deal.view(Viewer::Seat(seat));
        let act = plays_on(&view)?;
        let act = deal.check(seat, &act).ok()?;
        deal.apply(act, |_| {}).ok()?;
    }
    deal.outcome()
}

/// What a deal brings: coins, or in a match the lead gained over the others.
fn brings(sight: &Sight, outcome: &Outcome) -> f64 {
    let coins = outcome.coins[sight.me];
    match &outcome.score {
        Some(score) if coins == Coins::ZERO => {
            let (own, others) = own_and_others(sight, score);
            f64::from(own) - f64::from(others.iter().sum::<i32>()) / others.len().max(1) as f64
        }
        _ => coins.0 as f64,
    }
}

/// The side's points minus the other side's; points beyond the end of the match do not count.
fn marked(sight: &Sight, outcome: &Outcome) -> i32 {
    let target = target(sight.view);
    let (own, others) = own_and_others(sight, outcome.score.as_deref().unwrap_or_default());
    let other: i32 = others.into_iter().map(|points| points.min(target)).sum();
    own.min(target) - other
}

/// The points of the patron's side, and those of each other side.
fn own_and_others(sight: &Sight, score: &[i32]) -> (i32, Vec<i32>) {
    let mine = sight.view.side(sight.me).unwrap_or(sight.me.index());
    let mut others = score.to_vec();
    let own = if mine < others.len() {
        others.remove(mine)
    } else {
        0
    };
    (own, others)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::character::{Character, Skill};
    use crate::kit;
    use rules::{Chance, Pack, Stage};

    /// Random deals, in which much is robbed, offered and refused. At every card played, deals can be imagined, and
    /// each of them looks to that seat exactly like the real one.
    #[test]
    fn what_is_imagined_looks_as_what_is_seen_after_a_robbing_and_a_refused_offer_too() {
        for (name, seats) in [
            ("latriomphe/classic", 2),
            ("latriomphe/classic", 4),
            ("latriomphe/classic", 6),
            ("latriomphe/as-qui-pille", 4),
            ("latriomphe/as-qui-pille", 5),
            ("latriomphe/as-qui-pille", 6),
            ("latriomphe/as-qui-pille run=off", 4),
            ("latriomphe/as-qui-pille run=off", 5),
        ] {
            let variant = kit::variant(name);
            let (mut asked, mut told_of, mut none) = (0, 0, 0);
            for seed in 0..120 {
                let mut chance = Chance::seeded(seed, 3);
                let setup = kit::first_setup(variant, seats, &mut chance);
                let mut pack = Pack::sorted(variant.pack());
                pack.shuffle(pack.order().len(), |n| chance.below(n));
                let mut deal = Deal::start(&setup, &pack, |_| {}).unwrap();
                while deal.turn() != Turn::Over {
                    if deal.close_question(|_| {}) {
                        continue;
                    }
                    let seat = match deal.turn() {
                        Turn::One(seat) => seat,
                        _ => deal.question().iter().next().unwrap(),
                    };
                    let view = deal.view(Viewer::Seat(seat));
                    if view.stage == Stage::Tricks && view.turn != Turn::Question {
                        let sight = Sight::new(
                            &view,
                            Character {
                                skill: Skill::Master,
                                ..Character::USUAL
                            },
                        );
                        let sight = sight.unwrap();
                        let mut dice = Dice::from_view(&view, Secret::NONE);
                        let found: Vec<Deal> =
                            (0..40).filter_map(|_| imagine(&sight, &mut dice)).collect();
                        for imagined in &found {
                            assert_eq!(
                                imagined.view(Viewer::Seat(seat)),
                                view,
                                "{name}, seed {seed}"
                            );
                        }
                        asked += 1;
                        none += usize::from(found.is_empty());
                        told_of += usize::from(!view.shown.is_empty() || view.vole().is_some());
                    }
                    let legal = deal.legal(seat);
                    let act = match legal.choice() {
                        Choice::Play { offer: true, .. } if chance.below(2) == 0 => Act::Offer,
                        Choice::Answer => Act::Refuse,
                        _ => legal.random(|n| chance.below(n)).unwrap(),
                    };
                    let act = deal.check(seat, &act).unwrap();
                    deal.apply(act, |_| {}).unwrap();
                }
            }
            println!(
                "{name}, {seats} seats: {asked} cards, {told_of} after a robbing or an offer, {none} blind"
            );
            assert!(told_of > 100, "{name}, {seats} seats: {told_of}");
            // If somebody played a card that nobody would play, no guess may fit.
            assert!(
                none * 20 < asked,
                "{name}, {seats} seats: {none} of {asked}"
            );
        }
    }
}
