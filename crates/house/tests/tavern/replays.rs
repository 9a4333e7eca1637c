//! Finished deals trick by trick, and who may show a trick to everybody.

use crate::evening::{ANN, BOB, CHANNEL, CYD, Evening, game, here, refusal};
use house::Requester;
use ids::{ChannelId, DealId, MemberId};
use pages::{HouseRefusal, ReplayAt, ReplayPart};
use rules::{Act, Choice, Variant};
use table::{Order, Rank, Reveal};

const VIEVILLE: (&str, &str) = ("triomphe", "vieville");
const SCARTO: (&str, &str) = ("scarto", "mcleod");

#[tokio::test]
async fn in_every_game_the_steps_tell_every_act_and_every_payment_once() {
    for (seed, variant) in (0..).zip(Variant::editions()) {
        let game = (variant.game(), variant.edition());
        let (evening, deal) = Evening::played(seed, game).await;
        let all = evening.replay(deal).await;
        let told = all.iter().flat_map(|step| &step.acts);
        let told: Vec<(usize, String)> = told
            .map(|(seat, act)| (seat.index(), act.to_string()))
            .collect();
        let record = evening.tavern.records.record_of(&here(ANN), deal).await;
        assert_eq!(told, record.unwrap().acts, "{game:?}");
        let paid: Vec<_> = all.iter().flat_map(|step| step.paid().to_vec()).collect();
        assert_eq!(paid, all.last().unwrap().payments, "{game:?}");
        let parts: Vec<ReplayPart> = all.iter().map(|step| step.part).collect();
        assert_eq!(parts.first(), Some(&ReplayPart::Dealt));
        assert_eq!(parts.last(), Some(&ReplayPart::End));
        let tricks = parts.iter().filter_map(|part| match part {
            ReplayPart::Trick(number) => Some(*number),
            _ => None,
        });
        let tricks: Vec<u32> = tricks.collect();
        let end = &all.last().unwrap().view;
        let completed = u32::try_from(end.completed().len()).unwrap();
        assert_eq!(tricks, (1..=completed).collect::<Vec<_>>(), "{game:?}");
    }
}

#[tokio::test]
async fn the_trick_that_put_the_winner_ahead_for_good_decides_a_deal_for_tricks() {
    for seed in 0..20 {
        let (evening, deal) = Evening::played(seed, VIEVILLE).await;
        let all = evening.replay(deal).await;
        let end = all.last().unwrap();
        if end.view.outcome.as_ref().unwrap().ended != rules::Ended::Tricks {
            assert_eq!(end.decisive, None);
            continue;
        }
        let winner = end
            .payments
            .iter()
            .find_map(|paid| match (paid.reason, paid.to) {
                (rules::Reason::MostTricks, rules::Purse::Seat(seat)) => Some(seat),
                _ => None,
            });
        let (winner, decisive) = (winner.unwrap(), end.decisive.unwrap());
        assert_eq!(
            all[decisive].view.last_trick.as_ref().unwrap().winner,
            Some(winner)
        );
        for (number, step) in all.iter().enumerate() {
            let tricks = &step.view.tricks;
            let others = tricks.iter().filter(|(seat, _)| *seat != winner);
            let best = others.map(|(_, tricks)| tricks).max().unwrap();
            if number >= decisive {
                assert!(
                    tricks[winner] >= best,
                    "step {number}, decided at {decisive}"
                );
            } else if number + 1 == decisive {
                assert!(tricks[winner] <= best);
            }
        }
        return;
    }
    panic!("no deal was played to its last trick");
}

#[tokio::test]
async fn a_button_of_an_older_message_leads_to_the_step_of_its_act() {
    let (evening, deal) = Evening::played(5, SCARTO).await;
    let all = evening.replay(deal).await;
    let mut act = 0;
    for told in &all {
        for _ in &told.acts {
            act += 1;
            let meant = evening.replay_at(deal, ReplayAt::Act(act)).await;
            assert_eq!(meant.step, told.step, "act {act}");
        }
    }
    for (asked, meant) in [(0, 0), (act + 1, all.len() - 1), (9_999, all.len() - 1)] {
        let found = evening.replay_at(deal, ReplayAt::Act(asked)).await;
        assert_eq!(found.step, meant, "act {asked}");
    }
}

#[tokio::test]
async fn a_trick_is_shared_where_it_was_played_once_all_cards_are_open() {
    let evening = Evening::new(6).await;
    let tavern = &evening.tavern;
    let terms = game("scarto", "mcleod", 1);
    let table = evening.table_for(terms, &[ANN, BOB], 1).await;
    let closed = tavern
        .order(table, ANN, Order::RevealAt(Reveal::Session))
        .await;
    closed.unwrap();
    evening.deal(table, ANN).await;
    let deal = evening.playing(table, ANN).await.unwrap().deal;
    let share = async |requester: Requester, step| {
        let shared = tavern.trick_to_share(&requester, deal, step).await;
        shared.map(|shared| (shared.part, shared.hands.len()))
    };
    assert_eq!(
        refusal(share(here(ANN), 2).await),
        HouseRefusal::NotYetShown
    );
    evening.play_out(table, &[ANN, BOB]).await;
    // Played, but closed until the table is.
    let gm = Requester {
        rank: Rank::Gm,
        ..here(ANN)
    };
    for requester in [here(ANN), here(CYD), gm] {
        assert_eq!(
            refusal(share(requester, 2).await),
            HouseRefusal::NotYetShown
        );
    }
    tavern.order(table, ANN, Order::Close).await.unwrap();
    // Anybody in the channel may, and shows no hand.
    for requester in [here(ANN), here(CYD)] {
        let shared = share(requester, 2).await.unwrap();
        assert_eq!(shared, (ReplayPart::Trick(1), 0));
    }
    // The deal itself is no trick.
    assert_eq!(
        refusal(share(here(ANN), 0).await),
        HouseRefusal::NotYetShown
    );
    let elsewhere = |requester| Requester {
        channel: ChannelId(CHANNEL.0 + 1),
        ..requester
    };
    // Ann played it and may look it up there, but the others there may not.
    for requester in [elsewhere(here(ANN)), elsewhere(gm)] {
        assert_eq!(
            refusal(share(requester, 2).await),
            HouseRefusal::PlayedElsewhere
        );
    }
    let stranger = share(elsewhere(here(CYD)), 2).await;
    assert_eq!(refusal(stranger), HouseRefusal::NoSuchDeal);
}

/// All acts of a replay, and the number of its steps, as this member reads it.
async fn told_to(evening: &Evening, viewer: MemberId, deal: DealId) -> (Vec<Act>, usize) {
    let requester = here(viewer);
    let at = |step| evening.tavern.replayed(&requester, deal, step);
    let steps = at(ReplayAt::Step(0)).await.unwrap().steps;
    let mut acts = Vec::new();
    for step in 1..=steps {
        let step = at(ReplayAt::Step(step)).await.unwrap();
        acts.extend(step.acts.into_iter().map(|(_, act)| act));
    }
    (acts, steps)
}

#[tokio::test]
async fn while_the_cards_are_closed_a_replay_tells_nobody_else_who_kept_combinations_back() {
    let mut hidden = 0;
    for seed in 0..4 {
        let evening = Evening::new(seed).await;
        let terms = game("ottocento", "bologna", 1);
        let table = evening.table_for(terms, &[ANN, BOB], 2).await;
        let closed = Order::RevealAt(Reveal::Session);
        evening.tavern.order(table, ANN, closed).await.unwrap();
        evening.deal(table, ANN).await;
        let deal = evening.playing(table, ANN).await.unwrap().deal;
        while let Some(member) = evening.on_turn(table, &[ANN, BOB]).await {
            let playing = evening.playing(table, member).await.unwrap();
            let act = playing.view.to_play();
            let act = match act {
                Choice::Play { cards, .. } => Act::Play(cards.first().unwrap()),
                _ => playing.view.any_act(|_| 0).unwrap(),
            };
            let (deal, asked) = (playing.deal, playing.asked);
            let order = Order::Act { deal, asked, act };
            evening.order(table, member, order).await.unwrap();
        }
        let hides = |acts: &[Act]| acts.iter().filter(|act| **act == Act::Hide).count();
        let (own, steps) = told_to(&evening, ANN, deal).await;
        let public = told_to(&evening, CYD, deal).await;
        assert_eq!((hides(&public.0), public.1), (0, steps));
        let without: Vec<Act> = own
            .iter()
            .copied()
            .filter(|act| *act != Act::Hide)
            .collect();
        assert_eq!(public.0, without);
        hidden += hides(&own);
    }
    assert!(hidden > 0, "Ann never had anything to keep back");
}
