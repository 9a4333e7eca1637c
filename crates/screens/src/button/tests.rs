//! Every button reads back as itself, and nothing else is a button.

use super::sure::CALLED_OFF;
use super::*;
use ids::SessionId;
use pages::{Coffer, RoleId};

fn table() -> TableId {
    TableId(rand::random())
}

#[test]
fn a_button_reads_back_as_itself_and_is_short() {
    let deal = DealId(rand::random());
    let mut buttons = [Seek::Newest, Seek::Before(i64::MAX), Seek::After(0)]
        .map(Button::History)
        .to_vec();
    let seeks = [Seek::Newest, Seek::Before(deal), Seek::After(deal)];
    buttons.extend(seeks.map(|seek| Button::Past(PastKey::List(seek))));
    let past = [PastKey::Open, PastKey::Receipt(deal), PastKey::Record(deal)];
    buttons.extend(past.map(Button::Past));
    buttons.push(Button::Past(PastKey::Verify(deal)));
    buttons.extend([Button::About, Button::Commands, Button::Chart]);
    let some = PurseId(rand::random());
    buttons.extend(
        [
            CharacterKey::Show,
            CharacterKey::Rename(some),
            CharacterKey::Picture(some),
            CharacterKey::Retire(some),
        ]
        .map(Button::Character),
    );
    let staff = [
        StaffKey::Show,
        StaffKey::Purse(some),
        StaffKey::Dismiss(some),
    ];
    buttons.extend(staff.map(Button::Staff));
    let one = MemberId(u64::MAX);
    buttons.extend(
        [
            PanelKey::Open,
            PanelKey::Table,
            PanelKey::Session,
            PanelKey::Sheet(u32::MAX),
            PanelKey::Deals,
            PanelKey::Deal,
            PanelKey::Void(deal, Shortfall::Refuse),
            PanelKey::Void(deal, Shortfall::MakeGood),
            PanelKey::Unban(one),
            PanelKey::OffBoard(one),
            PanelKey::OnBoard(one),
            PanelKey::Member,
        ]
        .map(Button::Panel),
    );
    buttons.push(Button::Past(PastKey::Replay(deal, u16::MAX)));
    buttons.push(Button::Past(PastKey::Trick(deal, u16::MAX)));
    buttons.push(Button::Past(PastKey::Decisive(deal)));
    buttons.push(Button::Past(PastKey::Share(deal, u16::MAX)));
    buttons.push(Button::Past(PastKey::ShareWin(deal)));
    buttons.extend([None, Some(deal)].map(Button::Report));
    buttons.extend(view_keys().map(|(key, _)| Button::View(key)));
    buttons.push(Button::PlayAs);
    buttons.push(Button::Play(PlayKey::Page));
    buttons.extend(Skill::ALL.map(|skill| Button::Play(PlayKey::Pick(skill))));
    for variant in Variant::all() {
        // Options are not in a button: it is the edition as it stands.
        let plain = Variant::parse(variant.game(), Some(variant.edition()), &BTreeMap::new());
        let Ok(variant) = plain else {
            panic!("{variant} without options");
        };
        buttons.push(Button::Play(PlayKey::Learn(variant)));
        buttons.push(Button::Play(PlayKey::LearnBeside(variant)));
        for pay in [PlayedFor::Usual, PlayedFor::Fun, PlayedFor::Stake(u32::MAX)] {
            buttons.push(Button::Play(PlayKey::Open(variant, pay)));
        }
        let alone = |skill| Button::Play(PlayKey::Alone(variant, skill));
        buttons.extend(Skill::ALL.map(alone));
        buttons.push(Button::Play(PlayKey::Level(variant)));
    }
    buttons.push(Button::AgreeToVoid(VoidRequestId(rand::random())));
    buttons.extend(WHICH_KEYS.map(|(key, _)| Button::Which(key)));
    let mut sure = vec![SureKey::No, SureKey::Abstain(365), SureKey::Close(table())];
    sure.push(SureKey::CloseSession(SessionId(rand::random())));
    sure.extend(CALLED_OFF.map(|(what, _)| SureKey::CallOff(table(), what, u32::MAX)));
    sure.push(SureKey::Gm(RoleId(u64::MAX)));
    sure.extend([SureKey::Retire(some), SureKey::Dismiss(some)]);
    let payees = [
        PaidTo::House,
        PaidTo::Patron(some),
        PaidTo::Member(MemberId(u64::MAX), some),
    ];
    sure.extend(payees.map(|to| SureKey::Pay(to, Coins::MOST)));
    sure.push(SureKey::Purse(table(), Coins::MOST));
    let from = (MemberId(u64::MAX), some);
    let coffers = [Coffer::Mint, Coffer::House];
    sure.extend(coffers.map(|into| SureKey::Fine(from, into, Coins::MOST)));
    let ways = [Funding::Give, Funding::Take];
    sure.extend(ways.map(|way| SureKey::Fund(some, way, Coins::MOST)));
    buttons.extend(sure.into_iter().map(Button::Sure));
    buttons.extend(setup_keys().into_iter().map(|(key, _)| Button::Setup(key)));
    buttons.push(Button::Setup(SetupKey::Raise(Coins(5_000))));
    buttons.push(Button::Table(table(), TableKey::Deal(u32::MAX, None)));
    buttons.push(Button::Table(table(), TableKey::Deal(7, Some(deal))));
    buttons.push(Button::Table(table(), TableKey::Cut(deal)));
    buttons.push(Button::Table(table(), TableKey::LeaveNow(u32::MAX)));
    buttons.extend([PrivacyKey::Erase, PrivacyKey::Keep].map(Button::Privacy));
    buttons.extend([PrivacyKey::Ask, PrivacyKey::Export(u32::MAX)].map(Button::Privacy));
    buttons.extend(
        TABLE_KEYS
            .iter()
            .map(|(key, _)| Button::Table(table(), *key)),
    );
    let mut orders = vec![OrderKey::Agree(0), OrderKey::PlayOn(u32::MAX)];
    orders.extend(ORDER_KEYS.map(|(key, _)| key));
    for edition in Variant::editions() {
        let options = edition.all_options().into_iter();
        orders.extend(options.map(|option| OrderKey::Rule(option.name)));
    }
    buttons.extend(orders.into_iter().map(|key| Button::Order(table(), key)));
    let mut keys = vec![DealKey::ShowAll, DealKey::ShowThese];
    keys.extend([DealKey::Hide, DealKey::Take, DealKey::Back]);
    keys.extend([NumberKind::Bid, NumberKind::Bet, NumberKind::Raise].map(DealKey::Number));
    keys.extend([DealKey::LastTrick, DealKey::Played, DealKey::Chosen(3)]);
    keys.extend(Signal::ALL.map(DealKey::Word));
    keys.extend([DealKey::Poignee, DealKey::ShowSize(13)]);
    let set = |cards: &str| -> CardSet {
        cards
            .split_whitespace()
            .filter_map(|card| card.parse().ok())
            .collect()
    };
    // The most that four menus of three choices each can keep, with the longest names.
    let kept = set("T10 T11 T12 T13 T14 T15 KS QS NS KB QB NB");
    assert_eq!(kept.len(), 12);
    keys.push(DealKey::Pick {
        menu: 0,
        kept: CardSet::EMPTY,
    });
    keys.push(DealKey::Pick { menu: 3, kept });
    let acts = [
        "play T21",
        "play T0",
        "play Tt",
        "play KS call",
        "play T21 striscio",
        "discard T10 T11 T12",
        "rob Ap Kp Qp Jp Tp 9p 8p",
        "bid +20",
        "bid -43",
        "bid 0",
        "more",
        "offer",
        "accept",
        "refuse",
        "vole",
        "stop",
        "leave",
        "check",
        "call",
        "fold",
        "bet 1000000",
        "raise 1000000000000000",
        "stay",
        "swap T20",
        "keep",
        "lay AS",
    ];
    keys.extend(
        acts.iter()
            .filter_map(|words| act(words).ok())
            .map(DealKey::Do),
    );
    assert_eq!(keys.len(), 18 + acts.len());
    let unsure = ["bid -43", "raise 1000000000000000", "fold", "offer"];
    let unsure = unsure.iter().filter_map(|words| act(words).ok());
    keys.extend(unsure.map(DealKey::Unsure));
    assert_eq!(keys.len(), 22 + acts.len());
    for key in keys {
        buttons.push(Button::Deal {
            table: table(),
            deal,
            asked: u16::MAX,
            key,
        });
    }
    for button in buttons {
        let text = button.to_string();
        assert!(text.len() <= 100, "{text}");
        assert_eq!(text.parse(), Ok(button), "{text}");
    }
}

#[test]
fn what_we_never_wrote_is_no_button() {
    let table = table();
    for text in [
        "".to_owned(),
        "x".to_owned(),
        "t".to_owned(),
        "h:1".to_owned(),
        "h:before".to_owned(),
        "h:before:+1".to_owned(),
        "h:before:01".to_owned(),
        "h:after:1:2".to_owned(),
        "p".to_owned(),
        "g".to_owned(),
        "g:now".to_owned(),
        "g:now:poker:classic:fun".to_owned(),
        "g:now:scarto:mcleod:-5".to_owned(),
        "g:now:scarto:mcleod:05".to_owned(),
        "g:learn:scarto:mcleod:fun".to_owned(),
        "p:list".to_owned(),
        "r:short".to_owned(),
        "a".to_owned(),
        "a:1".to_owned(),
        "r:".to_owned(),
        "p:list:there".to_owned(),
        "p:open:1".to_owned(),
        format!("p:replay:{table}"),
        format!("p:replay:{table}:70000"),
        format!("p:list:{table}"),
        "p:list:here:before".to_owned(),
        "s:".to_owned(),
        "s:gm:1".to_owned(),
        "s:everything".to_owned(),
        format!("t:{table}"),
        format!("t:{table}:rob"),
        format!("t:{table}:deal"),
        format!("t:{table}:deal:01"),
        format!("t:{table}:leave:-1"),
        format!("t:{table}:cut"),
        format!("t:{table}:cut:1"),
        format!("t:{table}:join:join"),
        "t:short:join".to_owned(),
        format!("o:{table}:join"),
        format!("o:{table}:agree"),
        format!("o:{table}:agree:01"),
        format!("o:{table}:pause:1"),
        format!("d:{table}:{table}:1:play:XX"),
        format!("d:{table}:{table}:1:play"),
        format!("d:{table}:{table}:70000:hide"),
        format!("d:{table}:{table}:1:show-all:AS"),
        format!("d:{table}:{table}:1:show:T11"),
        format!("d:{table}:{table}:1:bid:20"),
        format!("d:{table}:{table}:1:discard:KS:KS"),
        format!("d:{table}:{table}:1:discard:QS:NS"),
        format!("d:{table}:{table}:1:pick:0:KS:AS"),
        format!("d:{table}:{table}:1:number:coins"),
    ] {
        assert_eq!(text.parse::<Button>(), Err(UnknownButton), "{text}");
    }
}
