//! The public picture of a running deal.

use super::aloud::{aloud, spoken};
use super::drawing::Drawing;
use super::seats;
use crate::playing::{asked_about, robbing_key};
use crate::teller::Teller;
use crate::title::title;
use crate::words::{Words, args};
use crate::{bets, cards, said, seats as in_words, series, sums, tarot, tricks, troggu};
use pages::Look;
use picture::{Plate, Played, Pot, Scene, Table, TurnUp};
use rules::{Bets, Coins, Seat, Stage, View};
use table::Standing;
use table::look::Playing;

/// The table during a deal. Contains nothing of what the viewer holds.
pub fn table(words: &Words, look: &Look, playing: &Playing) -> Drawing {
    let words = &words.clone().without_faces();
    let scene = Scene::Table(picture(words, look, playing));
    Drawing {
        alt: told(&spoken(words), look, playing),
        scene,
    }
}

fn picture(words: &Words, look: &Look, playing: &Playing) -> Table {
    let view = &playing.view;
    let (trick, done) = lying(look, playing);
    Table {
        heading: heading(words, view, done),
        seats: chairs(words, look, playing),
        trick,
        done,
        pots: pots(words, view),
        turned: turned(words, view),
    }
}

/// The card turned up for trumps.
pub fn turned(words: &Words, view: &View) -> Option<TurnUp> {
    view.turned().map(|card| TurnUp {
        card,
        says: [words.say("scene-trumps"), cards::suit(words, card.suit())],
    })
}

/// The cards on the table, and whether they belong to a finished trick.
fn lying(look: &Look, playing: &Playing) -> (Vec<Played>, bool) {
    let view = &playing.view;
    let chair = |seat: Seat| {
        let chair = playing.chair_of.get(seat.index());
        chair.and_then(|chair| look.place(*chair)).unwrap_or(0)
    };
    played(view, chair)
}

/// The cards before the players of these places, and whether they belong to a finished trick.
pub fn played(view: &View, chair: impl Fn(Seat) -> usize) -> (Vec<Played>, bool) {
    if let Some(reveal) = view.bets().and_then(|bets| bets.reveals.last()) {
        let shown = reveal.cards.iter().map(|(seat, card)| Played {
            seat: chair(*seat),
            card: *card,
            wins: reveal.shares.iter().any(|(winner, _)| winner == seat),
            number: None,
        });
        return (shown.collect(), false);
    }
    let is_empty = view.trick.cards.is_empty();
    let trick = match &view.last_trick {
        Some(last) if is_empty => last,
        _ => &view.trick,
    };
    let winner = trick.winner.filter(|_| trick.cards.len() > 1);
    let lies = trick.cards.iter().zip(1..);
    let lies = lies.map(|((seat, card), number)| Played {
        seat: chair(*seat),
        card: *card,
        wins: winner == Some(*seat),
        number: Some(number),
    });
    (lies.collect(), is_empty)
}

/// Which trick a picture shows.
pub fn trick_heading(words: &Words, view: &View, done: bool) -> String {
    let mut lines = heading(words, view, done).into_iter();
    lines.next().unwrap_or_default()
}

/// What is going on, in one or two lines.
fn heading(words: &Words, view: &View, done: bool) -> Vec<String> {
    let over: u32 = view
        .tricks
        .iter()
        .map(|(_, tricks)| u32::from(tricks))
        .sum();
    let trick = |key: &str, number: u32| {
        words.with(
            key,
            args!["trick" => number, "tricks" => view.variant.hand_size(view.seats)],
        )
    };
    let mut lines = vec![match &view.stage {
        Stage::Question => words.say("scene-question"),
        Stage::Discard => words.say("scene-discard"),
        Stage::Bidding(bidding) => words.with("scene-bidding", args!["session" => bidding.session]),
        Stage::Robbing { .. } => words.say("scene-robbing"),
        Stage::Offered { .. } => words.say("scene-offered"),
        Stage::VoleOrStop => words.say("scene-vole-or-stop"),
        Stage::Talk => words.say("scene-talk"),
        Stage::Call => words.say("scene-call"),
        Stage::Announce => words.say("scene-announce"),
        Stage::Tricks | Stage::Over if done && over > 0 => trick("scene-last", over),
        Stage::Tricks | Stage::Over => trick("scene-trick", over + 1),
        Stage::Betting => bets::round(words, view.bets().map_or(1, |bets| bets.round)),
        Stage::Exchange => words.say("scene-exchange"),
        Stage::Laying => {
            let shown = view.bets().map_or(0, |bets| bets.reveals.len());
            bets::reveal_name(words, shown)
        }
    }];
    lines.extend(troggu::heading(words, view));
    if view.before.deal > 0 {
        lines.push(words.with("scene-deal", args!["deal" => view.before.deal]));
    }
    lines
}

pub fn pots(words: &Words, view: &View) -> Vec<Pot> {
    if view.pot == Coins::ZERO {
        return Vec::new();
    }
    let heap = |name: String, coins: Coins| Pot {
        name,
        coins: sums::sum(words, coins),
    };
    let mut pots = vec![heap(words.say("scene-pot"), view.pot)];
    if view.before.pot > Coins::ZERO {
        pots.push(heap(words.say("scene-carried"), view.before.pot));
    }
    let several = view.bets().map(|bets| bets.pots.as_slice());
    for (number, pot) in several.unwrap_or_default().iter().enumerate() {
        let name = match number {
            0 => words.say("scene-main-pot"),
            _ => words.with("scene-side-pot", args!["number" => number]),
        };
        // A single pot is the whole pot, already shown.
        if several.is_some_and(|pots| pots.len() > 1) {
            pots.push(heap(name, pot.coins));
        }
    }
    pots
}

fn chairs(words: &Words, look: &Look, playing: &Playing) -> Vec<Plate> {
    let chairs = look.chairs.iter().enumerate();
    chairs
        .map(|(at, chair)| {
            let mut plate = seats::plate(words, look, at + 1, chair);
            let of = |seat: &Seat| playing.chair_of.get(seat.index()) == Some(&chair.id);
            match Seat::all(playing.view.seats).find(of) {
                Some(seat) => {
                    plate.inactive = false;
                    in_deal(words, &playing.view, seat, &mut plate);
                }
                None => {
                    plate.inactive = true;
                    if plate.note.is_none() && chair.standing == Standing::In {
                        plate.note = Some(words.say("scene-next"));
                    }
                }
            }
            if playing.awaited.contains(&chair.id) {
                plate.turn = Some(words.say(to_do(&playing.view.stage)));
            }
            plate
        })
        .collect()
}

/// The key for what the player to act has to do.
fn to_do(stage: &Stage) -> &'static str {
    match stage {
        Stage::Discard => "scene-turn-discard",
        Stage::Bidding(_) => "scene-turn-bid",
        Stage::Betting => "scene-turn-bet",
        Stage::Talk => "scene-turn-talk",
        Stage::Tricks | Stage::Laying | Stage::Over => "scene-turn",
        Stage::Question
        | Stage::Robbing { .. }
        | Stage::Offered { .. }
        | Stage::VoleOrStop
        | Stage::Call
        | Stage::Announce
        | Stage::Exchange => "scene-turn-decide",
    }
}

/// Adds what the deal has to do with a seat.
pub fn in_deal(words: &Words, view: &View, seat: Seat, plate: &mut Plate) {
    plate.cards = Some(view.hand_sizes[seat]);
    plate.side = view
        .side(seat)
        .filter(|_| view.seats > 2)
        .map(|side| side as u8);
    plate.shown = cards::sorted(in_words::shown_by(view, seat));
    if view.dealer == seat {
        plate.dealer = Some(words.say("scene-dealer"));
    }
    if view.variant.is_match() {
        let score = view.score();
        let score = score.as_slice();
        let entries = series::entries(view, score.len());
        let own = entries.iter().zip(score);
        let own = own.filter(|(seats, _)| seats.contains(&seat));
        plate.score = own.map(|(_, points)| words.figure((*points).into())).next();
    } else if !view.played.is_empty() {
        let points = view.card_points();
        plate.score = points.map(|points| words.figure(points[seat].into()));
    }
    plate.note = said::now(view, seat).map(|word| said::at_seat(words, word));
    match (&view.stage, view.bets()) {
        (_, Some(bets)) => at_bets(words, bets, seat, plate),
        (Stage::Bidding(bidding), None) => {
            let bid = bidding.bids[seat];
            plate.note =
                bid.map(|bid| words.with("scene-bids", args!["bid" => words.signed(bid.into())]));
        }
        // Nobody can have a trick before the first card.
        (_, None) if view.played.is_empty() => {}
        (_, None) => plate.tricks = Some(view.tricks[seat]),
    }
}

fn at_bets(words: &Words, bets: &Bets, seat: Seat, plate: &mut Plate) {
    plate.coins = sums::sum(words, bets.purses[seat]);
    if !bets.in_play.contains(seat) {
        plate.note = Some(words.say("scene-folded"));
        plate.inactive = true;
    } else if bets.staked[seat] > Coins::ZERO {
        plate.staked = Some(sums::sum(words, bets.staked[seat]));
    } else if bets.stays.contains(seat) {
        plate.note = Some(words.say("scene-stays"));
    } else if bets.purses[seat] == Coins::ZERO {
        plate.note = Some(words.say("scene-all-in"));
    }
}

/// The picture as text: what is going on, whose turn it is, the trick, the pot, the seats.
fn told(words: &Words, look: &Look, playing: &Playing) -> String {
    let teller = Teller {
        words,
        look,
        playing,
    };
    let view = &playing.view;
    let mut lines = vec![title(words, look)];
    match &view.stage {
        // The deadline is shown next to the picture.
        Stage::Question => lines.push(format!(
            "{} {}",
            words.say("scene-question"),
            cards::names(words, asked_about(&view.variant))
        )),
        Stage::Robbing { .. } => lines.push(words.say(robbing_key(&view.variant))),
        // Between two tricks the picture shows the one that is over.
        Stage::Tricks if view.trick.cards.is_empty() && view.last_trick.is_some() => {
            lines.push(trick_heading(words, view, true));
        }
        _ => lines.extend(teller.stage()),
    }
    if view.stage == Stage::Tricks {
        lines.extend(troggu::standing(words, view, |seat| teller.name(seat)));
        lines.extend(tarot::standing(words, view, &|seat| teller.name(seat)));
    }
    lines.extend(teller.who_acts().map(|(who, _)| who));
    if let Some(card) = view.turned() {
        lines.push(words.with(
            "playing-turned",
            args!["suit" => cards::suit(words, card.suit()), "card" => cards::written(words, card)],
        ));
    }
    if view.pot > Coins::ZERO {
        lines.push(words.with("playing-pot", args!["pot" => words.coins(view.pot)]));
    }
    let reveals = view.bets().map(|bets| bets.reveals.as_slice());
    if let Some((shown, reveal)) = reveals.and_then(|all| Some((all.len(), all.last()?))) {
        let mut told = bets::reveal(words, reveal, |seat| teller.name(seat)).into_iter();
        let name = bets::reveal_name(words, shown - 1);
        let result = told.next().unwrap_or_default();
        lines.push(words.with(
            "scene-alt-reveal",
            args!["reveal" => name, "result" => result],
        ));
        lines.extend(told);
    }
    lines.extend(series::sides(words, view, |seat| teller.name(seat)));
    let chairs = look.chairs.iter().enumerate();
    lines.extend(chairs.map(|(at, chair)| {
        let facts = in_words::aloud(words, look, playing, chair);
        let name = seats::name(words, at + 1, look.name(&chair.player));
        seats::said(words, name, &facts)
    }));
    if let Some(last) = view
        .last_trick
        .as_ref()
        .filter(|_| view.trick.cards.is_empty())
    {
        lines.push(tricks::last(teller, last));
    }
    aloud(&lines)
}
