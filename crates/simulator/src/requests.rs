//! Turns a request into a command, given the table as it is now.

use crate::luck::Luck;
use crate::moves::{Choosing, Request, Taste};
use rules::{Act, Coins, Viewer};
use table::{Answer, Chosen, Command, Duty, Order, Table};

/// The command that a request amounts to now; `None` if it makes no sense any more, or takes more than the table to say.
pub fn command(table: &Table, request: &Request, luck: u64) -> Option<Command> {
    let mut chance = Luck::new(luck, 2);
    Some(match request {
        Request::Exactly(command) => Command::clone(command),
        Request::Act { by, taste } => {
            let playing = table.playing()?;
            let seat = playing.hands.seat_of(table.state.chair_of_member(*by)?)?;
            let view = playing.cards.view(Viewer::Seat(seat));
            let legal = view.legal();
            let dearest = legal.acts().and_then(|acts| {
                let bets = |act: &&Act| matches!(act, Act::Bet(_) | Act::Raise(_));
                acts.iter().rev().find(bets).copied()
            });
            let act = match taste {
                Taste::Greedy if dearest.is_some() => dearest?,
                _ => view.any_act(|n| chance.below(n as usize) as u32)?,
            };
            Order::Act {
                deal: playing.hands.deal,
                asked: playing.asked(seat),
                act,
            }
            .by(*by)
        }
        Request::Answer { by } => {
            let playing = table.playing()?;
            let seat = playing.hands.seat_of(table.state.chair_of_member(*by)?)?;
            let legal = playing.cards.legal(seat);
            let act = legal.random(|n| chance.below(n as usize) as u32);
            Order::Answer {
                deal: playing.hands.deal,
                answer: act.and_then(Answer::from_act).unwrap_or(Answer::Ready),
            }
            .by(*by)
        }
        Request::Cut { by, typed } => Order::Cut {
            deal: table.state.shuffle.as_ref()?.deal,
            typed: typed.clone(),
        }
        .by(*by),
        Request::Due(choosing) => Command::House(Duty::TimeUp {
            chosen: chosen(table, *choosing, &mut chance),
        }),
        Request::Chose(choosing) => Command::House(Duty::Chose {
            chosen: chosen(table, *choosing, &mut chance),
        }),
        Request::Void { .. } => return None,
    })
}

/// What patrons who are asked now have chosen.
fn chosen(table: &Table, choosing: Choosing, chance: &mut Luck) -> Vec<Chosen> {
    let Some(playing) = table.playing() else {
        return Vec::new();
    };
    let mut chosen = Vec::new();
    for ask in table.asks() {
        let legal = playing.cards.view(Viewer::Seat(ask.seat)).legal();
        let act = legal.random(|n| chance.below(n as usize) as u32);
        let Some(act) = act else { continue };
        let mut choice = ask.chosen(act);
        match choosing {
            Choosing::Late => continue,
            Choosing::Well => {}
            Choosing::Twice => chosen.push(choice.clone()),
            Choosing::Stray => match chance.below(4) {
                0 => choice.ply += 1,
                1 => choice.ply = choice.ply.wrapping_sub(1),
                2 => choice.deal.0 ^= 1,
                _ => choice.act = Act::Bet(Coins(-1)),
            },
        }
        chosen.push(choice);
    }
    chosen
}
