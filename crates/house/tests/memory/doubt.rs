//! What the house knows after a commit whose answer was lost: what is stored, and not what was before.

use house::{OperatorSettings, Tavern};
use ids::{ChannelId, GuildId, MemberId};
use pages::{Hiring, Settings};
use patrons::{Character, Skill, TEMPERS};
use rules::Coins;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{Fault, Memory};

const SERVER: GuildId = GuildId(7);
const GM: MemberId = MemberId(1);

/// A house, and a switch by which the answer of its next commit is lost.
async fn open() -> (Tavern, Arc<AtomicBool>) {
    let lost = Arc::<AtomicBool>::default();
    let falls = lost.clone();
    let store = Memory::with_faults(move |_| {
        let falls = falls.swap(false, Ordering::SeqCst);
        falls.then_some(Fault::AnswerLost)
    });
    let tavern = Tavern::open(Arc::new(store), OperatorSettings::default(), Some(1));
    let tavern = tavern.await.unwrap();
    tavern.members.introduce(SERVER, GM, "Ann").await.unwrap();
    (tavern, lost)
}

#[tokio::test]
async fn settings_are_those_that_were_stored() {
    let (tavern, lost) = open().await;
    lost.store(true, Ordering::SeqCst);
    let change = |settings: &mut Settings| settings.most_stake = Coins(17);
    let changed = tavern.settings.change(SERVER, Some(GM), change).await;
    assert_eq!(changed.unwrap().most_stake, Coins(17));
    assert_eq!(tavern.settings.for_guild(SERVER).most_stake, Coins(17));
}

#[tokio::test]
async fn members_and_characters_are_those_that_were_stored() {
    let (tavern, lost) = open().await;
    let characters = &tavern.characters;
    let made = characters.create_character(SERVER, GM, "Ser Hugh", None, None);
    let purse = made.await.unwrap().purse;
    let owner = books::Owner::Member(purse);
    let shown = tavern.members.name_of(SERVER, &owner).await.unwrap();
    assert_eq!(shown, "Ser Hugh");
    lost.store(true, Ordering::SeqCst);
    let renamed = characters.rename_character(SERVER, GM, purse, "Ser Hugo");
    assert!(renamed.await.is_err(), "its answer was lost");
    let shown = tavern.members.name_of(SERVER, &owner).await.unwrap();
    assert_eq!(shown, "Ser Hugo");
    lost.store(true, Ordering::SeqCst);
    let plays = tavern.members.play_as(SERVER, GM, Some(purse)).await;
    assert!(plays.is_err(), "its answer was lost");
    let person = tavern.members.person(SERVER, GM).await.unwrap();
    assert_eq!(person.purse, purse);
}

#[tokio::test]
async fn patrons_are_those_that_were_stored() {
    let (tavern, lost) = open().await;
    let hiring = |name: &str| Hiring {
        name: name.to_owned(),
        face: "🦊".to_owned(),
        character: Character {
            temper: &TEMPERS[0],
            skill: Skill::Novice,
        },
        purse: None,
    };
    let staff = &tavern.staff;
    // The first fills the house with the day's coins, in a commit of its own.
    staff.hire(SERVER, GM, hiring("Old Tom")).await.unwrap();
    lost.store(true, Ordering::SeqCst);
    let hired = staff.hire(SERVER, GM, hiring("Bold Bess")).await;
    let (bess, _) = hired.unwrap();
    assert_eq!(staff.hired(SERVER).len(), 2);
    lost.store(true, Ordering::SeqCst);
    staff.dismiss(SERVER, GM, &bess).await.unwrap();
    assert_eq!(staff.hired(SERVER).len(), 1);
}

#[tokio::test]
async fn a_session_is_closing_if_that_was_stored() {
    let (tavern, lost) = open().await;
    let sessions = &tavern.sessions;
    sessions.open_session(SERVER, GM, "Evening").await.unwrap();
    lost.store(true, Ordering::SeqCst);
    let closed = sessions.close_session(SERVER, GM, ChannelId(1)).await;
    assert!(closed.unwrap().is_empty());
    let again = sessions.close_session(SERVER, GM, ChannelId(1)).await;
    assert!(again.is_err(), "it is closing already");
}

#[tokio::test]
async fn a_member_is_erased_if_that_was_stored() {
    let (tavern, lost) = open().await;
    let on = tavern.members.known(SERVER, GM).await.unwrap().purse;
    assert!(tavern.members.open_purse(SERVER, GM).await.unwrap());
    lost.store(true, Ordering::SeqCst);
    let erased = tavern.privacy.erase(SERVER, GM).await.unwrap();
    assert_eq!(erased.coins, Coins(2_500), "their starting coins");
    // They are somebody new.
    let anew = tavern.members.known(SERVER, GM).await.unwrap().purse;
    assert_ne!(anew, on);
    let variant = rules::Variant::parse("scarto", None, &Default::default()).unwrap();
    let begun = tavern.begin_lesson(SERVER, GM, &variant).await;
    assert_eq!(
        begun.unwrap().lesson().map(|it| it.variant()),
        Some(variant)
    );
}
