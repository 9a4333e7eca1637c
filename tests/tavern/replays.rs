//! Finished deals trick by trick, and who may show a trick to everybody.

use crate::evening::{ANN, BOB, CHANNEL, CYD, Evening, game, here, refusal};
use house::Requester;
use ids::{ChannelId, DealId};
use pages::{HouseRefusal, Language, ReplayAt, ReplayPart, ReplayStep};
use rules::{Act, Card, Seat, Variant};
use screens::words::Words;
use table::{Rank, Reveal};

const VIEVILLE: (&str, &str) = ("triomphe", "vieville");
const SCARTO: (&str, &str) = ("scarto", "mcleod");

/// The first deal of a table of Ann, Bob and patrons, played to its end.
async fn played(seed: u64, (name, edition): (&str, &str)) -> (Evening, DealId) {
    let evening = Evening::new(seed).await;
    let terms = game(name, edition, 2);
    let patrons = terms.most().min(4) - 2;
    let table = evening.table_for(terms, &[ANN, BOB], patrons).await;
    evening.deal(table, ANN).await;
    let deal = evening
        .playing(table, ANN)
        .await
        .map(|playing| playing.deal);
    evening.play_out(table, &[ANN, BOB]).await;
    let last = evening.tavern.records.last_deal(table).await.unwrap();
    (evening, deal.or(last).unwrap())
}

async fn step(evening: &Evening, requester: Requester, deal: DealId, at: ReplayAt) -> ReplayStep {
    evening.tavern.replayed(&requester, deal, at).await.unwrap()
}

async fn steps(evening: &Evening, deal: DealId) -> Vec<ReplayStep> {
    let mut all = vec![step(evening, here(ANN), deal, ReplayAt::Step(0)).await];
    for number in 1..=all[0].steps {
        all.push(step(evening, here(ANN), deal, ReplayAt::Step(number)).await);
    }
    all
}

#[tokio::test]
async fn in_every_game_the_steps_tell_every_act_and_every_payment_once() {
    for (seed, variant) in (0..).zip(Variant::editions()) {
        let game = (variant.game(), variant.edition());
        let (evening, deal) = played(seed, game).await;
        let all = steps(&evening, deal).await;
        let told = all.iter().flat_map(|step| &step.acts);
        let told: Vec<(usize, String)> = told
            .map(|(seat, act)| (seat.index(), act.to_string()))
            .collect();
        let record = evening.tavern.records.record_of(&here(ANN), deal).await;
        assert_eq!(told, record.unwrap().acts, "{game:?}");
        let paid: Vec<_> = all.iter().flat_map(|step| step.paid().to_vec()).collect();
        assert_eq!(paid, all.last().unwrap().payments, "{game:?}");
        for language in Language::ALL {
            let words = Words::in_language(language);
            for step in &all {
                let panel = screens::replay(&words, step).panel.unwrap();
                assert!(!panel.text.is_empty() && !panel.parts.is_empty());
                let drawing = screens::picture_of_replay(&words, step);
                let is_result = matches!(drawing.scene, picture::Scene::Outcome(_));
                assert_eq!(is_result, step.part == ReplayPart::End, "{game:?}");
                assert!(!drawing.alt.contains("**"), "{}", drawing.alt);
            }
        }
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
async fn a_trick_is_told_and_drawn_with_who_played_what_and_who_took_it() {
    let (evening, deal) = played(3, SCARTO).await;
    let words = Words::english();
    let mut before = Vec::new();
    for step in steps(&evening, deal).await {
        let drawing = screens::picture_of_replay(&words, &step);
        let screen = screens::replay(&words, &step);
        let panel = screen.panel.unwrap();
        let ReplayPart::Trick(number) = step.part else {
            continue;
        };
        let trick = step.view.last_trick.as_ref().unwrap();
        let cards: Vec<(Seat, Card)> = step
            .acts
            .iter()
            .filter_map(|(seat, act)| match act {
                Act::Play(card) => Some((*seat, *card)),
                _ => None,
            })
            .collect();
        assert_eq!(cards, trick.cards);
        let picture::Scene::Table(table) = &drawing.scene else {
            panic!("a trick is shown on a table")
        };
        let drawn = table.trick.iter().zip(1..).map(|(played, number)| {
            assert_eq!(played.number, Some(number));
            assert_eq!(played.wins, Seat::new(played.seat) == trick.winner);
            (Seat::new(played.seat).unwrap(), played.card)
        });
        assert_eq!(drawn.collect::<Vec<_>>(), cards);
        // Its player keeps the Fool.
        let brings = cards.iter().map(|(_, card)| *card);
        let brings = brings.filter(|card| *card != rules::Card::FOOL);
        let points = step.view.variant.points_of(brings.collect());
        let winner = &step.names[trick.winner.unwrap().index()];
        let worth = format!("{winner}** takes the trick: {} point", points.unwrap());
        assert!(panel.text.contains(&worth), "{worth}: {}", panel.text);
        let spoken = format!("{winner} takes the trick: {} point", points.unwrap());
        assert!(drawing.alt.contains(&spoken), "{}", drawing.alt);
        let points = points.unwrap();
        let heading = &table.heading[1];
        assert!(heading.starts_with(&format!("{points} point")), "{heading}");
        // In words alone, the cards stand in the order of play.
        assert_eq!(panel.spelled.lines().count(), 3, "{}", panel.spelled);
        assert!(
            panel
                .spelled
                .starts_with(&format!("**{}** leads", step.names[cards[0].0.index()]))
        );
        before.push((number, points, trick.winner.unwrap()));
    }
    let decisive = step(&evening, here(ANN), deal, ReplayAt::Decisive).await;
    let most = before.iter().map(|(_, points, _)| *points).max().unwrap();
    let first = before
        .iter()
        .find(|(_, points, _)| *points == most)
        .unwrap();
    assert_eq!(decisive.part, ReplayPart::Trick(first.0));
    let said = screens::replay(&words, &decisive).as_text();
    assert!(
        said.contains("No trick was worth more than this one."),
        "{said}"
    );
    assert!(!said.contains("Decisive trick"), "{said}");
}

#[tokio::test]
async fn the_trick_that_put_the_winner_ahead_for_good_decides_a_deal_for_tricks() {
    for seed in 0..20 {
        let (evening, deal) = played(seed, VIEVILLE).await;
        let all = steps(&evening, deal).await;
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
    let (evening, deal) = played(5, SCARTO).await;
    let all = steps(&evening, deal).await;
    let mut act = 0;
    for told in &all {
        for _ in &told.acts {
            act += 1;
            let meant = step(&evening, here(ANN), deal, ReplayAt::Act(act)).await;
            assert_eq!(meant.step, told.step, "act {act}");
        }
    }
    for (asked, meant) in [(0, 0), (act + 1, all.len() - 1), (9_999, all.len() - 1)] {
        let found = step(&evening, here(ANN), deal, ReplayAt::Act(asked)).await;
        assert_eq!(found.step, meant, "act {asked}");
    }
}

#[tokio::test]
async fn a_trick_is_shared_where_it_was_played_once_all_cards_are_open() {
    let evening = Evening::new(6).await;
    let tavern = &evening.tavern;
    let terms = game("scarto", "mcleod", 1);
    let table = evening.table_for(terms, &[ANN, BOB], 1).await;
    let closed = tavern.tables.reveal_at(table, ANN, Reveal::Session).await;
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
    tavern.tables.close(table, ANN, Rank::Guest).await.unwrap();
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
