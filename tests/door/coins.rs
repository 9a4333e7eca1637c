//! The bank's commands, including some that no client would send.

use crate::inn::Inn;
use sandbox::{ActionError, Id, Person};
use serde_json::{Value, json};

fn pay(to: &Person, coins: i64, reason: &str) -> String {
    format!(
        "/coins pay member:<@{}> coins:{coins} reason:{reason}",
        to.id()
    )
}

#[tokio::test]
async fn a_reason_pings_nobody_and_formats_nothing() {
    let inn = Inn::open().await;
    let [ann, ben] = ["Ann", "Ben"].map(|name| inn.sandbox.add_person(name));
    let reason = format!("@everyone <@{}> **gold** <@&1> ||x||", ben.id());
    let paid = inn.slash(&ann, &pay(&ben, 1, &reason)).await;
    assert!(!paid.pings(ben.id()), "{paid:?}");
    assert_eq!(paid.json()["mention_everyone"], false);
    assert!(!paid.all_text().contains("**gold**"), "{paid:?}");
    for request in inn.sandbox.requests() {
        if let Some(body) = &request.body
            && request.path.ends_with("/callback")
        {
            assert_eq!(
                body["data"]["allowed_mentions"]["parse"],
                json!([]),
                "{body:#}"
            );
        }
    }
    inn.close().await;
}

/// Sends a command that no client sends, as if Discord had let it through; returns the answer.
async fn by_hand(inn: &Inn, person: &Person, number: u64, data: Value, place: Place) -> String {
    let id = (1_500_000_000_000_000_000 + number).to_string();
    let user = json!({"id": person.id(), "username": person.name(), "global_name": person.name(),
        "discriminator": "0", "avatar": null});
    let mut event = json!({
        "id": id, "application_id": inn.sandbox.bot(), "type": 2, "data": data,
        "channel_id": inn.here(), "token": format!("by-hand-{number}"), "version": 1,
        "locale": "en-US", "entitlements": [], "attachment_size_limit": 10_485_760, "app_permissions": "2251799813685247",
        "authorizing_integration_owners": {},
    });
    match place {
        Place::Server => {
            event["guild_id"] = json!(inn.sandbox.server());
            event["context"] = json!(0);
            event["member"] = json!({"user": user, "roles": [], "joined_at": "2026-01-01T00:00:00Z",
                "deaf": false, "mute": false, "flags": 0, "permissions": "2147483648"});
        }
        Place::Direct => {
            event["channel_id"] = json!(person.direct_channel());
            event["context"] = json!(1);
            event["user"] = user;
        }
    }
    inn.sandbox.faults().send_event("INTERACTION_CREATE", event);
    let path = format!("/interactions/{id}/");
    let answer = inn.sandbox.until(|sandbox| {
        let mut requests = sandbox.requests().into_iter();
        let body = requests
            .find(|request| request.path.starts_with(&path))?
            .body?;
        Some(body)
    });
    let body = answer.await;
    assert_eq!(body["data"]["flags"], 64, "only they see it: {body:#}");
    let says = body["data"]["content"]
        .as_str()
        .unwrap_or_default()
        .to_owned();
    assert!(
        !says.is_empty() && !says.contains("went wrong on my side"),
        "{data}: {body:#}"
    );
    says
}

#[derive(Clone, Copy)]
enum Place {
    Server,
    Direct,
}

#[tokio::test]
async fn commands_that_no_client_sends_are_answered_in_a_sentence() {
    let inn = Inn::open().await;
    let [ann, ben] = ["Ann", "Ben"].map(|name| inn.sandbox.add_person(name));
    inn.slash(&ann, "/coins balance").await;
    let command = |name: &str, options: Value| json!({"id": "77", "name": name, "type": 1, "options": options});
    let sub = |name: &str, sub: &str, options: Value| {
        command(name, json!([{"name": sub, "type": 1, "options": options}]))
    };
    let start = |option: &str, kind: u8, value: Value| {
        sub(
            "triomphe",
            "start",
            json!([{"name": option, "type": kind, "value": value}]),
        )
    };
    let pay = |coins: Value| {
        sub(
            "coins",
            "pay",
            json!([
                {"name": "member", "type": 6, "value": ben.id()},
                {"name": "coins", "type": 3, "value": coins},
            ]),
        )
    };
    let stranger = Id(987_654_321_987_654_321);
    let to_stranger = sub(
        "coins",
        "pay",
        json!([
            {"name": "member", "type": 6, "value": stranger},
            {"name": "coins", "type": 3, "value": "1"},
        ]),
    );
    let unknown = "";
    let server = [
        (start("stake", 3, json!("0")), "at least 1 coin"),
        (start("stake", 3, json!("-7")), "can’t be negative"),
        (
            start("stake", 3, json!("1,000,000,000,000,000")),
            "from 2 coins",
        ),
        (start("computer-players", 4, json!(15)), "3 to 15 players"),
        (
            start("computer-players", 4, json!(9_007_199_254_740_991_i64)),
            "3 to 15 players",
        ),
        (start("turn", 4, json!(1)), "10 to"),
        (start("turn", 4, json!(-1)), "10 to"),
        (start("game", 4, json!(99)), unknown),
        (start("game", 3, json!("bridge")), "no such game"),
        (start("stake", 3, json!("much")), "isn’t a valid amount"),
        (start("stake", 4, json!(5)), unknown),
        (sub("triomphe", "rob", json!([])), unknown),
        (command("triomphe", json!([])), unknown),
        (command("rob", json!([])), unknown),
        (sub("coins", "pay", json!([])), unknown),
        (pay(json!("0")), unknown),
        (pay(json!("-5")), unknown),
        (to_stranger, unknown),
    ];
    for (number, (data, says)) in server.into_iter().enumerate() {
        let said = by_hand(&inn, &ann, number as u64, data.clone(), Place::Server).await;
        assert!(said.contains(says), "{data}: {said}");
    }
    for (number, name) in ["help", "settings"].into_iter().enumerate() {
        let data = command(name, json!([]));
        let said = by_hand(&inn, &ann, 50 + number as u64, data, Place::Direct).await;
        assert!(
            said.contains("I only work in a server’s channels"),
            "{name}: {said}"
        );
    }
    let said = by_hand(&inn, &ann, 60, start("stake", 3, json!("5")), Place::Direct).await;
    assert!(
        said.contains("I only work in a server’s channels"),
        "{said}"
    );
    let offered = ann.slash(ann.direct_channel(), "/help").await;
    assert!(
        matches!(offered, Err(ActionError::NoSuchCommand(_))),
        "{offered:?}"
    );
    // A button in a direct message.
    let direct = ann.direct_channel();
    let note = ann.say(direct, "Hello?").unwrap();
    let answer = inn.forge(&ann, &note, "h:0").await;
    assert!(
        answer
            .all_text()
            .contains("I only work in a server’s channels"),
        "{answer:?}"
    );
    assert_eq!(inn.purse(&ann).await, (100, 0));
    // The sandbox does not know these interactions, and has recorded that it refused the answers.
    let refused = ["404 10062 POST /interactions/15000000000000000"];
    inn.close_after(&refused).await;
}

#[tokio::test]
async fn amounts_complete_and_all_coins_are_paid_for_everybody_to_see_after_a_question() {
    let (inn, ann, ben, here) = Inn::with_ann_and_ben().await;
    let gwen = inn.game_master("Gwen");
    let listed = async |person: &Person, command: &str, sub: &str, options: &[Value]| {
        let sub = json!({"name": sub, "type": 1, "options": options});
        let choices = person.autocomplete(here, command, vec![sub]).await.unwrap();
        let values = choices.iter().map(|choice| choice["value"].clone());
        Value::from_iter(values)
    };
    let typing =
        |name: &str, text: &str| json!({"name": name, "type": 3, "value": text, "focused": true});
    let coins = typing("coins", "1k");
    assert_eq!(
        listed(&ann, "coins", "pay", &[coins]).await,
        json!(["1,000 coins"])
    );
    gwen.slash(here, "/tavern setup currency:gp=100 sp=10 cp=1")
        .await
        .unwrap();
    let all = json!(["12 gp", "12 sp", "12 cp"]);
    for (person, command, sub, option) in [
        (&ann, "coins", "pay", "coins"),
        (&ann, "triomphe", "start", "stake"),
        (&ann, "character", "create", "coins"),
        (&gwen, "tavern", "grant", "coins"),
        (&gwen, "tavern", "fine", "coins"),
        (&gwen, "tavern", "setup", "allowance"),
        (&gwen, "patron", "hire", "purse"),
    ] {
        let options = [typing(option, "12")];
        assert_eq!(
            listed(person, command, sub, &options).await,
            all,
            "{command} {sub}"
        );
    }
    // Amounts given with a currency are in its coins.
    let currency = json!({"name": "currency", "type": 3, "value": "crown=240 pence=1"});
    let options = [currency, typing("starting", "2")];
    assert_eq!(
        listed(&gwen, "tavern", "setup", &options).await,
        json!(["2 crown", "2 pence"])
    );
    let line = format!("/coins pay member:<@{}> coins:all reason:ale", ben.id());
    let asked = ann.slash(here, &line).await.unwrap();
    assert!(asked.message().ephemeral(), "{asked:?}");
    let paid = ann.click_label(asked.message(), "Pay 1 gp").await.unwrap();
    let paid = paid.message();
    assert!(!paid.ephemeral(), "{paid:?}");
    let text = paid.all_text();
    assert!(text.contains("1 gp") && text.contains("ale"), "{text}");
    assert_eq!(inn.purse(&ann).await, (0, 0));
    assert_eq!(inn.purse(&ben).await, (2, 0), "2 gp");
    inn.close().await;
}
