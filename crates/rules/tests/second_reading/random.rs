//! Random deals and acts, in which rare things happen more often than by chance.

use rules::Chance;

use super::plain::{Cards, May, Reading, Start};

/// Fisher-Yates.
pub fn shuffle<T>(cards: &mut [T], chance: &mut Chance) {
    for place in 0..cards.len() {
        let from = place + chance.below((cards.len() - place) as u32) as usize;
        cards.swap(place, from);
    }
}

/// Chooses an act: `fold` and `more` rarely; amounts small, medium or everything left.
pub fn chosen(may: &May, reading: &dyn Reading, chance: &mut Chance) -> String {
    if let Some(words) = reading.worth_trying()
        && chance.below(2) == 0
    {
        return words;
    }
    let mut acts: Vec<String> = may.words.iter().cloned().collect();
    for (word, (least, most)) in &may.amounts {
        let small = (least + i64::from(chance.below(6))).min(*most);
        let any = least + i64::from(chance.below((most - least + 1) as u32));
        let amounts = [*least, small, any, *most];
        acts.push(format!("{word} {}", amounts[chance.below(4) as usize]));
    }
    if let Some((word, count, from)) = &may.some_of {
        let mut from: Cards = from.iter().cloned().collect();
        let mut act = word.clone();
        let mut count = *count;
        if !may.together.is_empty() && chance.below(2) == 0 {
            count -= may.together.len();
            act = may
                .together
                .iter()
                .fold(act, |act, card| format!("{act} {card}"));
        }
        from.retain(|card| !may.with.contains(card));
        for card in &may.with {
            act = format!("{act} {card}");
        }
        for _ in may.with.len()..count {
            let card = from.swap_remove(chance.below(from.len() as u32) as usize);
            act = format!("{act} {card}");
        }
        acts.push(act);
    }
    let seldom = |act: &String| ["fold", "more"].contains(&&act[..]);
    if chance.below(4) > 0 && !acts.iter().all(seldom) {
        acts.retain(|act| !seldom(act));
    }
    // So often that a talk may end with nothing but passes.
    if acts.iter().any(|act| act == "pass") && chance.below(3) > 0 {
        return "pass".to_owned();
    }
    acts.swap_remove(chance.below(acts.len() as u32) as usize)
}

/// Stacks some deals so that rare things happen: one seat or side takes or loses every trick, the dealer can hardly
/// discard, somebody is dealt the Fool.
pub fn stack(start: &mut Start, chance: &mut Chance) {
    let seats = start.seats;
    let step = if ["troccas", "ottocento"].contains(&&start.game[..]) {
        2
    } else {
        seats
    };
    if chance.below(3) == 0 {
        let first = chance.below(seats as u32) as usize;
        let turned = start.stock.first().cloned().unwrap_or_default();
        let mut cards: Cards = start.hands.concat();
        cards.sort_by_key(|card| strength(card, &turned));
        let weakest_first = chance.below(2) == 0;
        if weakest_first {
            cards.reverse();
        }
        let mut order: Vec<usize> = (0..seats).map(|n| (first + n) % seats).collect();
        order.sort_by_key(|seat| !(seat + seats - first).is_multiple_of(step));
        for seat in order {
            for card in &mut start.hands[seat] {
                *card = cards.pop().unwrap();
            }
        }
        if weakest_first && start.game != "latriomphe" {
            swap_in(start, "T0", first);
        }
    }
    if chance.below(20) == 0 && ["swiss", "mitigati"].contains(&&start.game[..]) {
        let kings = ["KS", "KB", "KC", "KD"].map(str::to_owned);
        let forbidden: Vec<String> = (0..=21).map(|n| format!("T{n}")).chain(kings).collect();
        for card in forbidden {
            swap_in(start, &card, start.dealer);
        }
    }
    if start.game == "trefeltromp" && chance.below(2) == 0 {
        let seat = chance.below(seats as u32) as usize;
        swap_in(start, "T0", seat);
    }
}

fn strength(card: &str, turned: &str) -> (bool, usize) {
    let number = card[1..].parse::<usize>();
    let rank = "23456789TAJNQK".find(&card[..1]).unwrap_or_default();
    let trump = number.is_ok()
        || card.ends_with(|suit: char| turned.ends_with(suit) && suit.is_lowercase());
    (trump, number.unwrap_or(rank))
}

/// Gives the seat this card in exchange for one that matters less.
fn swap_in(start: &mut Start, card: &str, seat: usize) {
    let wanted = |name: &String| name == card;
    if start.hands[seat].iter().any(wanted) {
        return;
    }
    let dispensable =
        |name: &String| !name[1..].starts_with(|c: char| c.is_numeric()) && !name.starts_with('K');
    let Some(place) = start.hands[seat].iter().position(dispensable) else {
        return;
    };
    let given = std::mem::replace(&mut start.hands[seat][place], card.to_owned());
    let others = start.hands.iter_mut().enumerate();
    let others = others.filter(|(other, _)| *other != seat);
    let mut all = others.map(|(_, hand)| hand).chain([&mut start.stock]);
    let held = all.find_map(|cards| cards.iter_mut().find(|name| *name == card));
    *held.expect("every card is somewhere") = given;
}
