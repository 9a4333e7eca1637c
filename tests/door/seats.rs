//! Seats whose members are away.

use crate::inn::Inn;
use crate::people::Next;

#[tokio::test]
async fn who_does_not_play_is_called_then_nudged_then_played_for() {
    let inn = Inn::open().await;
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
