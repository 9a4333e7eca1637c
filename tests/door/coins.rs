//! The bank's commands, including some that no client would send.

use crate::clicks::until_card;
use crate::inn::Inn;
use sandbox::{ActionError, Id, Permissions, Person};
use serde_json::{Value, json};

fn pay(to: &Person, coins: i64, reason: &str) -> String {
    format!(
        "/coins pay member:<@{}> coins:{coins} reason:{reason}",
        to.id()
    )
}

#[tokio::test]
async fn coins_go_from_one_to_another_and_the_history_says_so() {
    let inn = Inn::open().await;
    let [ann, ben] = ["Ann", "Ben"].map(|name| inn.sandbox.add_person(name));
    let paid = inn.slash(&ann, &pay(&ben, 7, "ale")).await;
    assert!(!paid.ephemeral(), "the other one sees it: {paid:?}");
    let text = paid.all_text();
    let who = format!("<@{}> paid <@{}> **7 coins**", ann.id(), ben.id());
    assert!(text.contains(&who) && text.contains("ale"), "{text}");
    assert_eq!(inn.purse(&ann).await, (93, 0));
    assert_eq!(inn.purse(&ben).await, (107, 0));

    for number in 1..=14 {
        inn.slash(&ann, &pay(&ben, 1, &format!("round{number}")))
            .await;
    }
    // One start and 15 payments, newest first, on as many pages as needed.
    let newest = inn.after(&ann, "/coins balance", "History").await;
    assert!(newest.ephemeral(), "{newest:?}");
    let text = newest.all_text();
    assert!(!text.contains("Choose a deal"), "{text}");
    assert!(
        text.contains("**−1** · paid to") && text.contains("“round14”"),
        "{text}"
    );
    assert!(!text.contains("“ale”"), "{text}");
    let mut pages = vec![text];
    let mut older = newest;
    while older.button("Older").is_some() {
        older = inn.press(&ann, &older, "Older").await;
        pages.push(older.all_text());
    }
    let all = pages.join("\n");
    for number in 1..=14 {
        assert_eq!(all.matches(&format!("“round{number}”")).count(), 1, "{all}");
    }
    let last = pages.last().unwrap();
    assert!(
        last.contains("“ale”") && last.contains("starting coins"),
        "{last}"
    );
    assert!(
        last.contains("**+100**") && last.contains("balance 100"),
        "{last}"
    );
    while older.button("Newer").is_some() {
        older = inn.press(&ann, &older, "Newer").await;
    }
    assert!(older.all_text().contains("“round14”"), "{older:?}");
    let his = inn
        .after(&ben, "/coins balance", "History")
        .await
        .all_text();
    assert!(his.contains("**+1** · paid by"), "{his}");
    inn.close().await;
}

#[tokio::test]
async fn patrons_and_the_house_are_paid_and_a_fine_goes_to_the_house() {
    let inn = Inn::open().await;
    let ann = inn.sandbox.add_person("Ann");
    let gm = inn.game_master("Gwen");
    let hire = "/patron hire name:Marta face:👵 grandmother temper:steady skill:novice";
    inn.slash(&gm, hire).await;
    let paid = |what: &str| format!("/coins pay coins:{what}");
    for (line, said) in [
        (
            paid("7 patron:marta reason:a bribe"),
            "paid **Marta** **7 coins**",
        ),
        (
            paid("5 patron:the house reason:rent"),
            "paid the house **5 coins**",
        ),
    ] {
        let answer = inn.slash(&ann, &line).await;
        let text = answer.all_text();
        assert!(text.contains(said) && !answer.ephemeral(), "{text}");
    }
    for (line, said) in [
        (paid("1"), "either `member` or `patron`"),
        (
            paid(&format!("1 patron:Marta member:<@{}>", gm.id())),
            "either `member` or `patron`",
        ),
        (paid("1 patron:Nobody"), "Nobody"),
        (paid("1000 patron:Marta"), "88 coins"),
    ] {
        let answer = inn.slash(&ann, &line).await;
        let text = answer.all_text();
        assert!(text.contains(said) && answer.ephemeral(), "{text}");
    }
    let typing = json!({"name": "patron", "type": 3, "value": "MAR", "focused": true});
    let pay = vec![json!({"name": "pay", "type": 1, "options": [typing]})];
    let offered = ann.autocomplete(inn.here(), "coins", pay).await.unwrap();
    assert_eq!(offered[0]["name"], "Marta", "{offered:?}");
    let fine = format!(
        "/tavern fine member:<@{}> coins:3 reason:noise house:true",
        ann.id()
    );
    let text = inn.slash(&gm, &fine).await.all_text();
    assert!(text.contains("for the house"), "{text}");
    assert_eq!(inn.purse(&ann).await, (85, 0));
    let history = inn
        .after(&ann, "/coins balance", "History")
        .await
        .all_text();
    for line in ["paid to Marta", "paid to the house"] {
        assert!(history.contains(line), "{history}");
    }
    inn.close().await;
}

#[tokio::test]
async fn what_the_bank_refuses_it_refuses_in_a_sentence() {
    let inn = Inn::open().await;
    let [ann, ben] = ["Ann", "Ben"].map(|name| inn.sandbox.add_person(name));
    inn.slash(&ben, "/coins balance").await;
    for (coins, says) in [
        (0, "at least 1 coin"),
        (-1, "can’t be negative"),
        (
            1_000_000_000_000_001,
            "more than 1,000,000,000,000,000 coins",
        ),
    ] {
        let answer = inn.slash(&ann, &pay(&ben, coins, "x")).await;
        assert!(answer.ephemeral(), "{answer:?}");
        assert!(answer.all_text().contains(says), "{coins}: {answer:?}");
    }
    let to_bot = format!("/coins pay member:<@{}> coins:1", inn.sandbox.bot());
    let member = |verb: &str, coins: i64| {
        format!(
            "/tavern {verb} member:<@{}> coins:{coins} reason:x",
            ben.id()
        )
    };
    for (line, says) in [
        (pay(&ann, 1, "x"), "can’t pay yourself"),
        (pay(&ben, 101, "x"), "101 coins is too much"),
        (pay(&ben, 1_000_000_000_000_000, "x"), "is too much"),
        (to_bot, "can’t pay bots"),
        (member("grant", 5), "Manage Server"),
        (member("fine", 5), "Manage Server"),
    ] {
        let answer = inn.slash(&ann, &line).await;
        assert!(answer.ephemeral(), "{line}: {answer:?}");
        assert!(answer.all_text().contains(says), "{line}: {answer:?}");
    }
    assert_eq!(inn.purse(&ann).await, (100, 0));
    assert_eq!(inn.purse(&ben).await, (100, 0));

    inn.sandbox.set_permissions(&ann, Permissions::MANAGE_GUILD);
    let answer = inn.slash(&ann, &member("fine", 101)).await;
    assert!(
        answer.all_text().contains("can only spend 100 coins"),
        "{answer:?}"
    );
    let answer = inn
        .slash(&ann, &member("grant", 1_000_000_000_000_000))
        .await;
    assert!(
        answer.all_text().contains("This server can have at most"),
        "{answer:?}"
    );
    inn.slash(&ann, &member("grant", 11)).await;
    assert_eq!(inn.purse(&ben).await, (111, 0));
    inn.slash(&ann, &member("fine", 111)).await;
    assert_eq!(inn.purse(&ben).await, (0, 0));
    inn.close().await;
}

#[tokio::test]
async fn coins_in_a_deal_cannot_be_moved_away() {
    let inn = Inn::open().await;
    let [ann, ben, gm] = ["Ann", "Ben", "Gus"].map(|name| inn.sandbox.add_person(name));
    inn.sandbox.set_permissions(&gm, Permissions::MANAGE_GUILD);
    let people = [&ann, &ben];
    let table = inn.seat(&people, "stake:60 computer-players:2").await;
    for person in people {
        // Whatever Death does meanwhile, there are enough coins for the next deal.
        let grant = format!(
            "/tavern grant member:<@{}> coins:100000 reason:x",
            person.id()
        );
        inn.slash(&gm, &grant).await;
    }
    until_card(&inn, &people, &table).await;
    let (free, _) = inn.purse(&ben).await;
    let answer = inn.slash(&ben, &pay(&ann, free + 1, "x")).await;
    assert!(answer.all_text().contains("is too much"), "{answer:?}");
    let take = format!(
        "/tavern fine member:<@{}> coins:{} reason:x",
        ben.id(),
        free + 60
    );
    let answer = inn.slash(&gm, &take).await;
    assert!(answer.all_text().contains("can’t take"), "{answer:?}");
    let deals = inn.table(&ann, &table.id).deals;
    let over = inn.play_out(&people, &table.id, deals).await;
    assert_eq!(inn.purse(&ben).await, (free + 60 + over.won()["Ben"], 0));
    inn.close().await;
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
        assert!(said.contains("I only work in servers"), "{name}: {said}");
    }
    let said = by_hand(&inn, &ann, 60, start("stake", 3, json!("5")), Place::Direct).await;
    assert!(said.contains("I only work in servers"), "{said}");
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
        answer.all_text().contains("I only work in servers"),
        "{answer:?}"
    );
    assert_eq!(inn.purse(&ann).await, (100, 0));
    // The sandbox does not know these interactions, and has recorded that it refused the answers.
    let refused = ["404 10062 POST /interactions/15000000000000000"];
    inn.close_after(&refused).await;
}
