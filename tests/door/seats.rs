//! Joining, leaving, closing, and who can pay.

use crate::clicks::until_card;
use crate::inn::Inn;
use crate::people::Next;
use crate::screens::{Hand, Table};
use sandbox::{ActionError, Permissions};

#[tokio::test]
async fn the_host_closes_in_the_middle_and_the_deal_is_played_to_its_end() {
    let inn = Inn::open().await;
    let [ann, ben, cleo] = ["Ann", "Ben", "Cleo"].map(|name| inn.sandbox.add_person(name));
    let people = [&ann, &ben];
    let table = inn.seat(&people, "stake:5 computer-players:2").await;
    let (_, _, deals) = until_card(&inn, &people, &table).await;
    for person in [&ben, &cleo] {
        let answer = inn.slash(person, "/triomphe close").await;
        assert!(answer.all_text().contains("Only the host"), "{answer:?}");
    }
    let answer = inn.slash(&ann, "/triomphe close").await;
    assert!(
        answer.all_text().contains("closes after this deal"),
        "{answer:?}"
    );
    inn.until_says(&ben, &table.id, "the table after this deal")
        .await;
    let over = inn.play_out(&people, &table.id, deals).await;
    assert!(over.says("The host closed this table"), "{over:?}");
    // The buttons left are about the deal, and to play again; none act on the table.
    let mut buttons = over.message.buttons().into_iter();
    assert!(
        buttons.all(|button| !button.custom_id.starts_with("t:")
            || [":again", ":result"]
                .iter()
                .any(|end| button.custom_id.ends_with(end))),
        "{over:?}"
    );
    let answer = inn.slash(&ann, "/triomphe show").await;
    assert!(answer.all_text().contains("no open table"), "{answer:?}");

    // Whoever manages the server may close somebody else's table.
    let second = inn.seat(&[&ben], "stake:5 computer-players:2").await;
    inn.sandbox
        .set_permissions(&cleo, Permissions::MANAGE_GUILD);
    let answer = inn.slash(&cleo, "/triomphe close").await;
    assert!(answer.all_text().contains("is closed"), "{answer:?}");
    inn.until_says(&ben, &second.id, "The game master closed this table")
        .await;
    inn.close().await;
}

/// Each press of *Deal* names the shuffle that Ann saw; Cleo's press, in between, withdraws it.
#[tokio::test]
async fn with_join_and_leave_in_turn_the_host_deals_at_the_fifth_press() {
    // The host is quicker than the table's message.
    let inn = Inn::open().await.unrecorded();
    let [ann, ben, cleo] = ["Ann", "Ben", "Cleo"].map(|name| inn.sandbox.add_person(name));
    let table = inn.seat(&[&ann, &ben], "stake:5 computer-players:2").await;
    let mut shown = table.message;
    for press in 0..4 {
        let label = if press % 2 == 0 { "Join" } else { "Leave" };
        inn.press(&cleo, &shown, label).await;
        let answer = inn.press(&ann, &shown, "Deal").await;
        assert!(answer.all_text().contains("reshuffled"), "{answer:?}");
        let sits = |table: &Table| table.field("Seats").contains("Cleo");
        let now = inn.until_table(&ann, &table.id, |table| {
            (sits(table) == (label == "Join")).then(|| table.message.clone())
        });
        shown = now.await;
    }
    let answer = inn.press(&cleo, &shown, "Join").await;
    assert!(
        answer
            .all_text()
            .contains("left this table or sat out twice")
            && answer.all_text().contains("come back <t:"),
        "{answer:?}"
    );
    inn.press(&ann, &shown, "Deal").await;
    // Death may have ended the deal at once.
    inn.until_table(&ann, &table.id, |table| {
        (table.is_playing() || table.deals > 0).then_some(())
    })
    .await;
    inn.close().await;
}

/// Whoever may not move the table is told where it is.
#[tokio::test]
async fn the_host_moves_the_table_twice_an_hour_and_others_are_told_where_it_is() {
    let inn = Inn::open().await;
    let [ann, ben] = ["Ann", "Ben"].map(|name| inn.sandbox.add_person(name));
    let table = inn.seat(&[&ann, &ben], "stake:5 computer-players:2").await;
    let place = format!(
        "https://discord.com/channels/{}/{}/",
        inn.sandbox.server(),
        inn.sandbox.channel()
    );
    let answer = inn.slash(&ben, "/triomphe show").await.all_text();
    let here = format!("The table is here: {place}{}", table.message.id());
    assert!(answer.contains("Only the host"), "{answer}");
    assert!(answer.contains(&here), "{answer}");
    for _ in 0..2 {
        let answer = inn.slash(&ann, "/triomphe show").await.all_text();
        assert!(answer.contains("is shown again"), "{answer}");
    }
    let answer = inn.slash(&ann, "/triomphe show").await.all_text();
    assert!(answer.contains("twice within an hour"), "{answer}");
    assert!(answer.contains(&place), "{answer}");
    inn.close().await;
}

#[tokio::test]
async fn who_cannot_cover_the_stake_is_told_and_sits_out() {
    let inn = Inn::open().await;
    let [ann, ben, cleo] = ["Ann", "Ben", "Cleo"].map(|name| inn.sandbox.add_person(name));
    inn.sandbox.set_permissions(&ann, Permissions::MANAGE_GUILD);
    let people = [&ann, &ben];
    let table = inn.seat(&people, "stake:5 computer-players:2").await;
    let take = |person: &sandbox::Person, coins: i64| {
        format!(
            "/tavern fine member:<@{}> coins:{coins} reason:tax",
            person.id()
        )
    };
    // Taking them gives her her starting coins first.
    inn.slash(&cleo, "/coins balance").await;
    inn.slash(&ann, &take(&cleo, 98)).await;
    let answer = inn.press(&cleo, &table.message, "Join").await;
    assert!(
        answer
            .all_text()
            .contains("need 5 coins to play a deal here and have 2 coins"),
        "{answer:?}"
    );

    inn.slash(&ann, &take(&ben, 97)).await;
    inn.press(&ann, &table.message, "Deal").await;
    let dealt = inn
        .until_says(
            &ben,
            &table.id,
            "**Ben** doesn’t have enough coins for the stake and sits out",
        )
        .await;
    assert!(
        dealt.field("Seats").contains("sitting out (too few coins)"),
        "{dealt:?}"
    );
    // The players have changed, so the pack was shuffled again and dealing takes a second click.
    inn.press(&ann, &dealt.message, "Deal").await;
    let hand = inn.slash(&ben, "/triomphe hand").await;
    assert!(Hand::read(&hand).unwrap().cards().is_empty(), "{hand:?}");
    let over = inn.play_out(&[&ann], &table.id, 0).await;
    let grant = format!("/tavern grant member:<@{}> coins:50 reason:luck", ben.id());
    inn.slash(&ann, &grant).await;
    inn.option(&ben, &over.message, "Deal me in").await;
    let here = |table: &Table| !table.field("Seats").contains("sitting out");
    inn.until_table(&ben, &table.id, |table| here(table).then_some(()))
        .await;
    inn.close().await;
}

#[tokio::test]
async fn a_table_has_bounds() {
    let inn = Inn::open().await;
    let [ann, ben] = ["Ann", "Ben"].map(|name| inn.sandbox.add_person(name));
    for (line, option) in [
        ("/triomphe start computer-players:15", "computer-players"),
        ("/triomphe start computer-players:-1", "computer-players"),
        ("/triomphe start turn:9", "turn"),
    ] {
        match ann.slash(inn.here(), line).await {
            Err(ActionError::BadOption { option: named, .. }) => {
                assert_eq!(named, option, "{line}")
            }
            other => panic!("{line}: {other:?}"),
        }
    }
    for (line, says) in [
        ("/triomphe start stake:0", "at least 1 coin"),
        ("/triomphe start stake:-3", "can’t be negative"),
        ("/triomphe start stake:much", "isn’t a valid amount"),
        ("/triomphe start stake:1", "from 2 coins to 1,000,000 coins"),
        (
            "/triomphe start stake:1000001",
            "from 2 coins to 1,000,000 coins",
        ),
        ("/triomphe start stake:101", "have 100 coins to spend"),
        ("/triomphe start game:triomphe marseille", "no such game"),
        (
            "/triomphe start game:triomphe vieville computer-players:10",
            "4 to 10 players",
        ),
    ] {
        let answer = inn.slash(&ann, line).await;
        assert!(answer.all_text().contains(says), "{line}: {answer:?}");
        assert!(answer.ephemeral(), "{answer:?}");
    }
    let table = inn.seat(&[&ann], "stake:2 computer-players:14").await;
    let answer = inn
        .forge(&ben, &table.message, &format!("t:{}:join", table.id))
        .await;
    assert!(
        answer.all_text().contains("All 15 seats are taken"),
        "{answer:?}"
    );
    let answer = inn.slash(&ben, "/triomphe leave").await;
    assert!(
        answer.all_text().contains("not seated at this table"),
        "{answer:?}"
    );
    inn.close().await;
}

#[tokio::test]
async fn who_does_not_play_is_called_then_nudged_then_played_for() {
    // Whether a hand is edited before its turn is over is chance.
    let inn = Inn::open().await.unrecorded();
    let [ann, ben] = ["Ann", "Ben"].map(|name| inn.sandbox.add_person(name));
    let options = "stake:2 game:triomphe vieville computer-players:2 turn:10";
    let table = inn.seat(&[&ann, &ben], options).await;
    // No hand is open any more, and Ben never opens his. Death may end a deal before his turn.
    inn.sandbox.faults().expire_tokens();
    let mut deals = 0;
    let call = loop {
        let shown = inn.table(&ann, &table.id);
        let label = if deals == 0 { "Deal" } else { "Next deal" };
        inn.press(&ann, &shown.message, label).await;
        let called = loop {
            match inn.next(&[&ann, &ben], &table.id, deals).await {
                Next::Called(who, call) if who.id() == ben.id() => break Some(call),
                Next::Over(over) => {
                    deals = over.deals;
                    break None;
                }
                next => inn.usual(next).await,
            };
        };
        if let Some(call) = called {
            break call;
        }
    };
    assert!(
        call.all_text().contains(&format!("<@{}>", ben.id())),
        "{call:?}"
    );
    let pings = |message: &&sandbox::Message| message.pings(ben.id());
    // Ten seconds for a turn, which is the minimum, and ten more after the reminder.
    inn.pass(10_000).await;
    let nudge = ann
        .until(inn.here(), |messages| {
            let other = |message: &&sandbox::Message| message.id() != call.id();
            messages.iter().filter(other).find(pings).cloned()
        })
        .await;
    assert!(nudge.all_text().contains("is waiting for you"), "{nudge:?}");
    let one = ann.sees(inn.here()).iter().filter(pings).count();
    assert_eq!(one, 1, "the first call is gone");
    inn.pass(10_000).await;
    let played = inn
        .until_says(
            &ann,
            &table.id,
            "**Ben** was away; autopilot played for them",
        )
        .await;
    assert_eq!(played.id, table.id);
    ann.until(inn.here(), |messages| {
        let gone = messages.iter().all(|message| message.id() != nudge.id());
        gone.then_some(())
    })
    .await;

    // Ben is back and plays himself.
    inn.slash(&ben, "/triomphe hand").await;
    inn.play_out(&[&ann, &ben], &table.id, deals).await;
    // Nobody else was pinged, and never two people at once.
    for payload in ann.payloads() {
        let mentions = payload["message"]["mentions"].as_array();
        let mentions = mentions.map(Vec::as_slice).unwrap_or_default();
        assert!(mentions.len() <= 1, "{payload:#}");
    }
    inn.close_after(&["/webhooks/"]).await;
}
