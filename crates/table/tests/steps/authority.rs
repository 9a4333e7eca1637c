//! Who may do what: a command from somebody who has no right to it is refused, moves no coin and is not logged.

use crate::kit::{ANN, BOB, CYD, DAN, HERE, Sitting, player, triomphe};
use ids::{DealId, MemberId};
use rules::{Act, Coins, Variant};
use table::{
    Answer, CalledOff, CoinKind, Command, Language, Order, Pace, Rank, Recall, Refusal, Reveal,
    Spot, WhichPatron,
};

/// Who sits at the table; Ann is its host.
const SEATED: [MemberId; 3] = [ANN, BOB, CYD];
/// A member of the server who does not sit there.
const STRANGER: MemberId = DAN;

/// The orders that are the host's, or a game master's.
fn orders(by: MemberId) -> Vec<Command> {
    let rank = Rank::Guest;
    vec![
        Order::SeatPatron(WhichPatron::Anybody).by(by),
        Order::Fill.by(by),
        Order::UnseatPatron.by(by),
        Order::RevealAt(Reveal::Session).by(by),
        Order::ChooseRecall(Recall::Told).by(by),
        Order::ChooseCoins(CoinKind::Chips).by(by),
        Order::ChooseRules(Variant::all()[0]).by(by),
        Order::ChoosePartner(Some(player(BOB))).by(by),
        Order::ChooseLanguage(Some(Language::German)).by((by, rank)),
        Order::ChoosePace(Pace::Slow).by(by),
        Order::Pause.by((by, rank)),
        Order::GoOn.by((by, rank)),
        Order::Kick(player(ANN)).by((by, rank)),
        Order::Kick(player(CYD)).by((by, rank)),
        Order::HandOver {
            to: BOB,
            full: None,
        }
        .by((by, rank)),
        Order::CallOff {
            what: CalledOff::Table,
            reason: "because".to_owned(),
        }
        .by((by, rank)),
        Order::Close.by((by, rank)),
        Order::Show.by((by, rank)),
    ]
}

/// What anybody may do who sits at the table or is dealt in.
fn of_the_seated(table: &Sitting, by: MemberId) -> Vec<Command> {
    let open = table.state.shuffle.as_ref().map(|shuffle| shuffle.deal);
    let playing = table.playing().map(|playing| playing.hands.deal);
    let deal = playing.or(open).unwrap_or(DealId(1));
    let mut commands = vec![
        Order::Leave.by(by),
        Order::SitOut.by(by),
        Order::SitIn.by(by),
        Order::SetPurse(Coins(50)).by(by),
        Order::GiveBack.by(by),
        Order::Deal {
            played: None,
            shuffle: None,
        }
        .by(by),
        Order::Cut {
            deal,
            typed: "7".to_owned(),
        }
        .by(by),
        Order::Agree { wish: 1 }.by(by),
        Order::PlayOn { wish: 1 }.by(by),
        Order::CallUp(Spot {
            channel: HERE,
            parent: None,
        })
        .by(by),
    ];
    for what in [CalledOff::Deal, CalledOff::Match] {
        commands.push(
            Order::CallOff {
                what,
                reason: String::new(),
            }
            .by(by),
        );
    }
    for answer in [Answer::Ready, Answer::Hide, Answer::Leave] {
        commands.push(Order::Answer { deal, answer }.by(by));
    }
    commands.extend(acts_on_turn(table, by));
    commands
}

/// Every act that is legal for whoever's turn it is, under every number that their button may bear, but by this member.
fn acts_on_turn(table: &Sitting, by: MemberId) -> Vec<Command> {
    let Some(holder) = on_turn(table) else {
        return Vec::new();
    };
    let (deal, legal) = (table.deal_on(), table.view(holder).legal());
    let acts = legal.acts().unwrap().into_iter();
    acts.flat_map(|act: Act| (0..4).map(move |asked| Order::Act { deal, asked, act }.by(by)))
        .collect()
}

fn on_turn(table: &Sitting) -> Option<MemberId> {
    table.playing()?;
    let is_on_turn = |member: &MemberId| table.view(*member).is_my_turn();
    SEATED.into_iter().find(is_on_turn)
}

/// A table in the lobby, at the question, before its first card (with a wish to take the deal back), and between deals.
fn tables() -> [(&'static str, Sitting); 4] {
    let lobby = Sitting::new(1, triomphe("tavern", 5), &SEATED, 1);
    let asked = Sitting::such(1, |seed| {
        let mut table = Sitting::new(seed, triomphe("tavern", 5), &SEATED, 0);
        table.deal(ANN).unwrap();
        table.is_question().then_some(table)
    });
    let mut playing = Sitting::dealt(1, &SEATED, 0);
    playing.call_off(ANN, Rank::Guest, CalledOff::Deal).unwrap();
    assert!(on_turn(&playing).is_some() && playing.state.orders.wish.is_some());
    let mut between = Sitting::dealt(2, &SEATED, 0);
    between.play_out(&SEATED);
    assert!(between.is_between());
    [
        ("lobby", lobby),
        ("question", asked),
        ("play", playing),
        ("between", between),
    ]
}

fn is_refused(when: &str, table: &Sitting, command: Command) {
    let mut tried = table.clone();
    let refused = match tried.step(command.clone()) {
        Err(Refusal::Broken(_)) => false,
        Err(_) => true,
        // A table that wants no more players is filled already, whoever asks.
        Ok(()) => matches!(
            command,
            Command::Member {
                order: Order::Fill,
                ..
            }
        ),
    };
    assert!(refused, "{when}: {command:?}");
    let kept = |table: &Sitting| (table.version, table.posted.len(), table.log.len());
    assert_eq!(kept(&tried), kept(table), "{when}: {command:?}");
}

#[test]
fn who_does_not_sit_at_a_table_can_do_nothing_there_but_sit_down() {
    for (when, table) in tables() {
        for command in orders(STRANGER)
            .into_iter()
            .chain(of_the_seated(&table, STRANGER))
        {
            is_refused(when, &table, command);
        }
    }
}

#[test]
fn only_the_host_and_the_game_master_give_orders_at_a_table() {
    for (when, table) in tables() {
        for command in orders(BOB) {
            is_refused(when, &table, command);
        }
    }
}

#[test]
fn nobody_acts_for_another_seat_the_host_included() {
    let mut table = Sitting::dealt(1, &SEATED, 0);
    let mut turns = 0;
    while let Some(holder) = on_turn(&table) {
        for other in SEATED.into_iter().filter(|member| *member != holder) {
            for act in acts_on_turn(&table, other) {
                is_refused("play", &table, act);
            }
        }
        table.play_any(holder);
        turns += 1;
    }
    assert!(turns >= 9, "three tricks at least: {turns}");
}
