//! Starting coins: at the first act that needs a purse and never by looking, once for each member; and the difference to
//! more of them, once for each member and amount.

use crate::evening::{ANN, BOB, CHANNEL, CYD, DAN, Evening, Meet, SERVER, order, refusal, terms};
use bank::{Bank, BankError, BankRefusal, Purse};
use books::{Account, LIMIT};
use futures_util::future::join_all;
use house::{Opening, PaymentError};
use ids::{MemberId, PurseId};
use pages::{
    CharacterRefused, Coffer, HouseRefusal, LogEntry,
    purse::{Allowance, Raised},
};
use rules::{Coins, Variant};
use table::{CoinKind, Order, Rank, Terms};

const EVE: MemberId = MemberId(5);
const FAY: MemberId = MemberId(6);

impl Evening {
    /// From now on, members start with so many coins.
    async fn starts_with(&self, coins: i64) {
        let starting =
            |settings: &mut pages::Settings| settings.starting_coins = Some(Coins(coins));
        let set = self.settings.change(SERVER, Some(DAN), starting).await;
        set.unwrap();
    }

    /// The starting coins that a member has had in their purse.
    async fn started(&self, member: MemberId) -> i64 {
        let own = self.members.known(SERVER, member).await.unwrap().purse;
        let started = self.bank.started(SERVER).await.unwrap();
        let had = started.iter().find(|(_, purses)| purses.contains(&own));
        had.map_or(0, |(coins, _)| *coins)
    }

    async fn newcomer(&self, member: MemberId) {
        let met = self.members.introduce(SERVER, member, "Eve").await;
        met.unwrap();
    }

    async fn raises_to(&self, coins: i64) -> Raised {
        let raised = self.raise_starting_coins(SERVER, DAN, Coins(coins)).await;
        raised.unwrap()
    }
}

/// Ann's table for coins or for fun, at which she sits with Bob.
async fn open(evening: &Evening, coins: CoinKind) -> ids::TableId {
    let terms = Terms {
        coins,
        ..terms("tavern", 5)
    };
    evening.table_for(terms, &[ANN, BOB], 0).await
}

#[tokio::test]
async fn whoever_only_looks_gets_the_later_amount() {
    let evening = Evening::new(1).await;
    let table = open(&evening, CoinKind::Purse).await;
    evening.newcomer(EVE).await;
    let variant = terms("tavern", 5).variant;
    let person = evening.person(EVE).await;
    for _ in 0..2 {
        // As with every command of hers.
        evening.newcomer(EVE).await;
        let due = evening.members.purse_and_due(SERVER, person).await.unwrap();
        assert_eq!(due, (Purse::default(), Coins(100)));
        evening.tavern.look(table, Some(EVE)).await.unwrap();
        let board = evening.board(SERVER, EVE, 10, &[]).await.unwrap();
        assert_eq!((board.own.coins, board.own.due), (Coins::ZERO, Coins(100)));
        assert_eq!(board.own.standing, None);
        let on = evening.terms_for(SERVER, EVE, variant).await.unwrap();
        assert_eq!(on.coins, CoinKind::Purse, "they have coins for it");
        let allowance = evening.allowances.allowance_now(SERVER, person).await;
        assert_eq!(allowance.unwrap(), Allowance::Fetched(Coins(900)));
        let roles = evening.characters.playable_roles(SERVER, EVE, "Eve").await;
        assert_eq!(roles.unwrap()[0].purse.free, Coins(100));
        let history = evening.history(SERVER, EVE, ids::Seek::Newest, 9).await;
        assert_eq!(history.unwrap().entries.len(), 0);
        evening.privacy.kept_about(SERVER, EVE).await.unwrap();
        evening.tavern.started(SERVER).await.unwrap();
    }
    assert_eq!(evening.started(EVE).await, 0);
    evening.starts_with(250).await;
    evening.join(table, EVE).await.unwrap();
    assert_eq!(
        (evening.free(EVE).await, evening.started(EVE).await),
        (250, 250)
    );
    evening.audit().await;
}

/// Each first act, with what its member has afterwards.
#[tokio::test]
async fn every_first_act_that_needs_a_purse_pays_once() {
    for number in 0.. {
        let evening = Evening::new(number).await;
        let table = open(&evening, CoinKind::Purse).await;
        evening.newcomer(EVE).await;
        let eve = evening.person(EVE).await.purse;
        let ann = evening.person(ANN).await.purse;
        let coins = |coins| order(eve, coins, evening.new_name(), evening.now());
        let has = match number {
            0 => {
                let started = evening
                    .start(SERVER, CHANNEL, EVE, terms("tavern", 5), 0)
                    .await;
                started.unwrap();
                100
            }
            1 => {
                evening.join(table, EVE).await.unwrap();
                100
            }
            // In the middle of a deal, too.
            2 => {
                evening.join(table, CYD).await.unwrap();
                evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
                evening.join(table, EVE).await.unwrap();
                100
            }
            3 => {
                evening.close(table, ANN).await;
                let again = evening.play_again(SERVER, table, EVE, Rank::Guest).await;
                again.unwrap();
                100
            }
            4 => {
                let to_ann = order(ann, 30, evening.new_name(), evening.now());
                evening.pay(eve, to_ann).await.unwrap();
                70
            }
            5 => {
                evening.pay(ann, coins(30)).await.unwrap();
                130
            }
            6 => {
                evening.tavern.grant(coins(30)).await.unwrap();
                130
            }
            7 => {
                evening.tavern.take(coins(30), Coffer::Mint).await.unwrap();
                70
            }
            8 => {
                evening.creates(EVE, "Sir Brann").await.unwrap();
                100
            }
            9 => {
                let forty = books::Amount::new(40).ok();
                let made =
                    evening
                        .characters
                        .create_character(SERVER, EVE, "Sir Brann", None, forty);
                made.await.unwrap();
                60
            }
            // The allowance fills up what is there with the starting coins.
            10 => {
                let allows = |settings: &mut pages::Settings| settings.allowance = Coins(120);
                evening
                    .settings
                    .change(SERVER, Some(DAN), allows)
                    .await
                    .unwrap();
                let person = evening.person(EVE).await;
                let now = evening.allowances.allowance_now(SERVER, person).await;
                assert_eq!(now.unwrap(), Allowance::Fetched(Coins(20)));
                let fetched = evening.allowances.fetch_allowance(SERVER, person).await;
                assert_eq!(fetched.unwrap(), Allowance::Fetched(Coins(20)));
                120
            }
            11 => {
                let allows = |settings: &mut pages::Settings| settings.allowance = Coins(80);
                evening
                    .settings
                    .change(SERVER, Some(DAN), allows)
                    .await
                    .unwrap();
                let person = evening.person(EVE).await;
                let fetched = evening.allowances.fetch_allowance(SERVER, person).await;
                let (holds, up_to) = (100, 80);
                assert_eq!(
                    fetched.unwrap(),
                    Allowance::Enough {
                        holds: Coins(holds),
                        up_to: Coins(up_to)
                    }
                );
                100
            }
            _ => break,
        };
        assert_eq!(evening.free(EVE).await, has, "act {number}");
        assert_eq!(evening.started(EVE).await, 100, "act {number}");
        let again = evening.members.meet(SERVER, EVE, "Eve").await.unwrap();
        assert!(!again, "act {number}: they come once");
        evening.audit().await;
    }
}

#[tokio::test]
async fn chips_need_no_purse() {
    let evening = Evening::new(1).await;
    let table = open(&evening, CoinKind::Chips).await;
    evening.newcomer(EVE).await;
    evening.join(table, EVE).await.unwrap();
    let variant = Variant::parse("triomphe", None, &Default::default()).unwrap();
    evening.newcomer(FAY).await;
    let alone = evening
        .open_alone(SERVER, CHANNEL, FAY, variant, patrons::Skill::Regular)
        .await;
    alone.unwrap();
    for member in [EVE, FAY] {
        assert_eq!(evening.started(member).await, 0);
    }
    // Those who sit there need one as soon as it is for coins.
    let coins = evening
        .order(table, ANN, Order::ChooseCoins(CoinKind::Purse))
        .await;
    coins.unwrap();
    assert_eq!(
        (evening.free(EVE).await, evening.started(FAY).await),
        (100, 0)
    );
    evening.deal_to_play(table, &[ANN, BOB, EVE]).await;
    assert!(evening.on_hold(EVE).await > 0);
    evening.audit().await;
}

#[tokio::test]
async fn what_is_refused_pays_nothing() {
    let evening = Evening::new(1).await;
    let table = open(&evening, CoinKind::Purse).await;
    evening.newcomer(EVE).await;
    let eve = evening.person(EVE).await.purse;
    let ann = evening.person(ANN).await.purse;
    let order = |purse, coins| order(purse, coins, evening.new_name(), evening.now());
    // What they will have counts, and is not enough.
    let cannot = HouseRefusal::CannotCover {
        need: Coins(101),
        free: Coins(100),
        held: Coins(0),
    };
    let started = evening.start(SERVER, CHANNEL, EVE, terms("tavern", 101), 0);
    assert_eq!(refusal(started.await), cannot);
    let dear = evening.table_for(terms("tavern", 100), &[ANN], 0).await;
    evening.starts_with(99).await;
    let cannot = HouseRefusal::CannotCover {
        need: Coins(100),
        free: Coins(99),
        held: Coins(0),
    };
    assert_eq!(refusal(evening.join(dear, EVE).await), cannot);
    evening.starts_with(100).await;
    let purse = Purse {
        free: Coins(100),
        on_hold: Coins(0),
    };
    let short = |result: Result<Purse, PaymentError>, refused| match result {
        Err(PaymentError::Bank(BankError::Refused(why))) => assert_eq!(why, refused),
        other => panic!("{other:?}"),
    };
    let not_enough = BankRefusal::NotEnough {
        purse,
        wanted: Coins(101),
    };
    short(evening.pay(eve, order(ann, 101)).await, not_enough);
    short(
        evening.pay(eve, order(eve, 1)).await,
        BankRefusal::ToYourself,
    );
    short(evening.pay(ann, order(eve, 101)).await, not_enough);
    short(
        evening.tavern.take(order(eve, 101), Coffer::Mint).await,
        not_enough,
    );
    let room = evening.bank.room(SERVER).await.unwrap();
    let full = BankRefusal::MintFull { room: Coins(room) };
    short(evening.tavern.grant(order(eve, LIMIT)).await, full);
    let create = async |name, coins| {
        let coins = books::Amount::new(coins).ok();
        let made = evening
            .characters
            .create_character(SERVER, EVE, name, None, coins);
        refusal(made.await)
    };
    let poor = CharacterRefused::TooPoor {
        purse,
        wanted: Coins(101),
    };
    assert_eq!(create("Sir Brann", 101).await, poor.into());
    let taken = CharacterRefused::NameTaken;
    assert_eq!(create(patrons::CAST[0].name, 1).await, taken.into());
    let gives_none = |settings: &mut pages::Settings| settings.allowance = Coins(0);
    let set = evening.settings.change(SERVER, Some(DAN), gives_none).await;
    set.unwrap();
    let person = evening.person(EVE).await;
    let none = evening.allowances.fetch_allowance(SERVER, person).await;
    assert_eq!(none.unwrap(), Allowance::None);
    let ban = evening.exclusions.ban(SERVER, DAN, EVE, None, "loud").await;
    ban.unwrap();
    evening.join(table, EVE).await.unwrap_err();
    evening.newcomer(EVE).await;
    assert_eq!(evening.started(EVE).await, 0);
    evening.audit().await;
}

#[tokio::test]
async fn nothing_is_paid_into_a_purse_that_is_given_up_in_this_moment() {
    let evening = Evening::new(1).await;
    evening.newcomer(EVE).await;
    evening.newcomer(FAY).await;
    let (ann, eve) = (evening.person(ANN).await, evening.person(EVE).await);
    evening.members.open_purse(SERVER, ANN).await.unwrap();
    let characters = &evening.characters;
    let brann = evening.creates(FAY, "Sir Brann");
    let brann = brann.await.unwrap().purse;
    // Whoever pays has read whose purse it is.
    evening.privacy.erase(SERVER, EVE).await.unwrap();
    let retired = characters.retire_character(SERVER, FAY, brann).await;
    assert_eq!(retired.unwrap(), Coins(0));
    for purse in [eve.purse, brann] {
        let coins = || order(purse, 30, evening.new_name(), evening.now());
        let paid = evening.pay(ann.purse, coins()).await;
        let granted = evening.tavern.grant(coins()).await;
        for refused in [paid, granted] {
            assert!(
                matches!(refused, Err(PaymentError::House(HouseRefusal::PurseGone))),
                "{refused:?}"
            );
        }
        let gone = Account::Member(purse);
        let left = evening.bank.balance(SERVER, &gone).await.unwrap();
        assert_eq!(left.free.0 + left.on_hold.0, 0);
    }
    evening.audit().await;
}

#[tokio::test]
async fn a_table_that_was_allowed_and_never_opened_pays_nothing() {
    let evening = Evening::new(1).await;
    evening.newcomer(EVE).await;
    let opening = Opening::new(SERVER, CHANNEL, EVE, terms("tavern", 5), 0);
    drop(evening.may_start(opening).await.unwrap());
    assert_eq!(evening.started(EVE).await, 0);
}

#[tokio::test]
async fn first_acts_at_once_pay_once() {
    let evening = Evening::new(1).await;
    let tables = [
        open(&evening, CoinKind::Purse).await,
        open(&evening, CoinKind::Purse).await,
    ];
    evening.newcomer(EVE).await;
    let eve = evening.person(EVE).await.purse;
    let ann = evening.person(ANN).await.purse;
    let pays = (0..4).map(|_| order(ann, 1, evening.new_name(), evening.now()));
    let gifts = (0..4).map(|_| order(eve, 1, evening.new_name(), evening.now()));
    let (paid, granted, joined) = tokio::join!(
        join_all(pays.map(|order| evening.pay(eve, order))),
        join_all(gifts.map(|order| evening.tavern.grant(order))),
        join_all(tables.map(|table| evening.join(table, EVE))),
    );
    assert!(
        paid.iter().chain(&granted).all(Result::is_ok),
        "{paid:?} {granted:?}"
    );
    assert!(joined.iter().all(Result::is_ok), "{joined:?}");
    assert_eq!(
        (evening.free(EVE).await, evening.started(EVE).await),
        (100, 100)
    );
    evening.audit().await;
}

#[tokio::test]
async fn whoever_looks_while_starting_coins_are_paid_counts_them_once() {
    let evening = Evening::new(1).await;
    for member in (100..200).map(MemberId) {
        evening.newcomer(member).await;
        let person = evening.person(member).await;
        let looks = (0..8).map(|_| evening.members.purse(SERVER, person));
        let allowance = |_| evening.allowances.allowance_now(SERVER, person);
        let (seen, allowances, paid) = tokio::join!(
            join_all(looks),
            join_all((0..8).map(allowance)),
            evening.members.open_purse(SERVER, member)
        );
        paid.unwrap();
        for purse in seen {
            assert_eq!(purse.unwrap().free, Coins(100));
        }
        for allowance in allowances {
            assert_eq!(allowance.unwrap(), Allowance::Fetched(Coins(900)));
        }
    }
}

#[tokio::test]
async fn the_difference_to_more_starting_coins_is_paid_once() {
    let evening = Evening::new(1).await;
    evening.starts_with(250).await;
    evening.members.meet(SERVER, EVE, "Eve").await.unwrap();
    evening.newcomer(FAY).await;
    let started = evening.tavern.started(SERVER).await.unwrap();
    assert_eq!(started.had, [(Coins(100), 4), (Coins(250), 1)]);
    assert_eq!(started.lacking(Coins(250)), (4, Coins(600)));
    // Twice, by two game masters, at once.
    let raise = |by| evening.raise_starting_coins(SERVER, by, Coins(250));
    let (first, second) = tokio::join!(raise(DAN), raise(CYD));
    let all = Raised {
        members: 4,
        coins: Coins(600),
        left: 0,
    };
    let nobody = Raised {
        members: 0,
        coins: Coins(0),
        left: 0,
    };
    let mut both = [first.unwrap(), second.unwrap()];
    both.sort_by_key(|raised| raised.members);
    assert_eq!(both, [nobody, all]);
    for member in [ANN, BOB, CYD, DAN, EVE] {
        assert_eq!(
            (evening.free(member).await, evening.started(member).await),
            (250, 250)
        );
    }
    assert_eq!(evening.free(FAY).await, 0, "hers come with her first act");
    let log = evening.log.house_log(SERVER, 9).await.unwrap();
    let told: Vec<_> = log
        .iter()
        .filter(|line| matches!(line.entry, LogEntry::StartingRaised { .. }))
        .map(|line| line.entry.clone())
        .collect();
    let line = LogEntry::StartingRaised {
        members: 4,
        coins: Coins(600),
        to: Coins(250),
    };
    assert_eq!(told, [line]);
    // Less is no difference, and the next one is from the most that each has had.
    evening.starts_with(120).await;
    assert_eq!(evening.raises_to(120).await, nobody);
    evening.starts_with(300).await;
    let changed = evening.raise_starting_coins(SERVER, DAN, Coins(250)).await;
    assert_eq!(refusal(changed), HouseRefusal::StartingChanged);
    assert_eq!(evening.raises_to(300).await.coins, Coins(5 * 50));
    assert!(evening.members.meet(SERVER, FAY, "Fay").await.unwrap());
    assert_eq!(evening.free(FAY).await, 300);
    evening.audit().await;
}

/// Where the answer to an order was lost, and the amount has been changed before the next one.
#[test]
fn a_difference_is_named_after_what_its_member_had_and_comes_once() {
    let raise = |to| Bank::raise(&[PurseId(1)], 100, to).unwrap().remove(0);
    let (first, again) = (raise(250), raise(300));
    assert_eq!(first.name, again.name);
    assert_eq!((first.amount.get(), again.amount.get()), (150, 200));
}

#[tokio::test]
async fn an_erasure_brings_no_second_difference() {
    let evening = Evening::new(1).await;
    evening.starts_with(250).await;
    evening.raises_to(250).await;
    evening.privacy.erase(SERVER, BOB).await.unwrap();
    assert!(!evening.members.meet(SERVER, BOB, "Bob").await.unwrap());
    assert_eq!(evening.raises_to(250).await.members, 0);
    // He has had 250; what he would lack of 300 is not his either, since nothing says how much he had.
    evening.starts_with(300).await;
    assert_eq!(evening.raises_to(300).await.members, 3);
    assert_eq!(evening.free(BOB).await, 0);
    evening.audit().await;
}

#[tokio::test]
async fn whoever_erases_while_differences_are_paid_leaves_no_coin_behind() {
    for seed in 0..20 {
        // In a file, so that each waits for the other's writes.
        let (_folder, _, evening) = Evening::on_file(seed).await;
        evening.starts_with(250).await;
        let (raised, erased) = tokio::join!(
            evening.raise_starting_coins(SERVER, DAN, Coins(250)),
            evening.privacy.erase(SERVER, BOB),
        );
        raised.unwrap();
        erased.unwrap();
        let held = evening.store.richest(SERVER, 9, &[]).await.unwrap();
        assert_eq!(held.iter().map(|(_, coins)| coins).sum::<i64>(), 3 * 250);
        evening.audit().await;
    }
}

#[tokio::test]
async fn an_order_raises_at_most_two_hundred() {
    let evening = Evening::new(1).await;
    for member in 100..297 {
        let member = MemberId(member);
        evening.members.meet(SERVER, member, "Gus").await.unwrap();
    }
    evening.starts_with(101).await;
    let some = evening.raises_to(101).await;
    assert_eq!((some.members, some.coins, some.left), (200, Coins(200), 1));
    let rest = evening.raises_to(101).await;
    assert_eq!((rest.members, rest.coins, rest.left), (1, Coins(1), 0));
    evening.audit().await;
}

#[tokio::test]
async fn a_mint_without_room_pays_nobody_a_difference() {
    let evening = Evening::new(1).await;
    evening.starts_with(150).await;
    let room = evening.bank.room(SERVER).await.unwrap();
    let ann = evening.person(ANN).await.purse;
    let full = order(ann, room - 199, evening.new_name(), evening.now());
    evening.tavern.grant(full).await.unwrap();
    let refused = evening.raise_starting_coins(SERVER, DAN, Coins(150)).await;
    assert_eq!(
        refusal(refused),
        HouseRefusal::MintFull { room: Coins(199) }
    );
    assert_eq!(evening.free(BOB).await, 100);
    // Starting coins that there is no room for come later, and are not promised meanwhile.
    evening.newcomer(EVE).await;
    evening.starts_with(200).await;
    assert_eq!(
        evening.members.starting_due(SERVER, EVE).await.unwrap(),
        Coins(0)
    );
    assert!(!evening.members.meet(SERVER, EVE, "Eve").await.unwrap());
    evening.take(ANN, 1).await;
    assert!(evening.members.meet(SERVER, EVE, "Eve").await.unwrap());
    assert_eq!(evening.free(EVE).await, 200);
    evening.audit().await;
}

#[tokio::test]
async fn a_character_has_no_starting_coins_of_its_own() {
    let evening = Evening::new(1).await;
    evening.starts_with(0).await;
    evening.newcomer(EVE).await;
    let brann = evening.creates(EVE, "Sir Brann").await.unwrap().purse;
    evening
        .members
        .play_as(SERVER, EVE, Some(brann))
        .await
        .unwrap();
    evening.starts_with(100).await;
    // What will come to her own purse is not there for him to put at stake.
    let person = evening.person(EVE).await;
    let purse = evening.members.purse(SERVER, person).await.unwrap();
    assert_eq!((person.purse, purse.free), (brann, Coins::ZERO));
    let table = open(&evening, CoinKind::Purse).await;
    evening.join(table, EVE).await.unwrap_err();
    let paid = evening.pay(
        evening.person(ANN).await.purse,
        order(brann, 10, evening.new_name(), evening.now()),
    );
    paid.await.unwrap();
    let own = evening.members.known(SERVER, EVE).await.unwrap().purse;
    let own = evening
        .bank
        .balance(SERVER, &Account::Member(own))
        .await
        .unwrap();
    assert_eq!((evening.free(EVE).await, own.free), (10, Coins(100)));
    evening.audit().await;
}
