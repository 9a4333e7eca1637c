//! Commands of every kind with fields that fit and fields that do not, at tables of every game, from anybody at any
//! moment: each is carried out or refused, and afterwards the books, the row and what is shown are in order. (The kit
//! posts the coins and compares them with the table after every step. The simulator plays whole evenings; this is
//! denser in commands that nobody should send.)

use super::kit::*;
use super::voids;
use books::PatronKey;
use fuzz::Read;
use ids::{ChannelId, DealId, MemberId, Millis, PurseId, Version};
use rules::{Act, CardSet, Chance, Coins, Seat, Variant, Viewer};
use std::cell::RefCell;
use std::collections::BTreeMap;
use table::{
    Answer, CalledOff, Chosen, CoinKind, Command, Duty, Effect, Language, LookContext, Lost, Order,
    Pace, Player, Rank, Recall, Refusal, Reveal, Spot, Terms, VoidPlan, WhichPatron,
};

/// Member ids look like Discord's, so that they can be told from every other number in a row, and erased.
const FIRST: u64 = 700_000_000_000_000_000;
/// Sits nowhere and has no coins.
const STRANGER: MemberId = MemberId(FIRST - 1);

/// How many kinds of command there are; [`name`] says which.
const KINDS: u32 = 43;

/// The kind of a command, so that whoever adds one is told to send it here, too.
fn name(command: &Command) -> &'static str {
    match command {
        Command::Member { order, .. } => match order {
            Order::Join(_) => "join",
            Order::Leave => "leave",
            Order::SitOut => "sit out",
            Order::SitIn => "sit in",
            Order::SetPurse(_) => "set purse",
            Order::SeatPatron(_) => "seat patron",
            Order::Fill => "fill",
            Order::UnseatPatron => "unseat patron",
            Order::PlayFor(_) => "play for",
            Order::GiveBack => "give back",
            Order::Deal { .. } => "deal",
            Order::Cut { .. } => "cut",
            Order::RevealAt(_) => "reveal at",
            Order::ChooseRecall(_) => "choose recall",
            Order::ChooseCoins(_) => "choose coins",
            Order::ChooseRules(_) => "choose rules",
            Order::ChoosePartner(_) => "choose partner",
            Order::ChooseLanguage(_) => "choose language",
            Order::ChoosePace(_) => "choose pace",
            Order::Act { .. } => "act",
            Order::Answer { .. } => "answer",
            Order::Pause => "pause",
            Order::GoOn => "go on",
            Order::Kick(_) => "kick",
            Order::HandOver { .. } => "hand over",
            Order::CallOff { .. } => "call off",
            Order::Agree { .. } => "agree",
            Order::PlayOn { .. } => "play on",
            Order::Close => "close",
            Order::CallUp(_) => "call up",
            Order::Show => "show",
        },
        Command::House(duty) => match duty {
            Duty::Dismiss { .. } => "dismiss",
            Duty::CloseWithSession => "close with session",
            Duty::SendOff { .. } => "send off",
            Duty::LosePlace { .. } => "lose place",
            Duty::PlaceIsBack { .. } => "place is back",
            Duty::Void(_) => "void",
            Duty::Forget { .. } => "forget",
            Duty::Abandon => "abandon",
            Duty::Mend { .. } => "mend",
            Duty::TimeUp { .. } => "time up",
            Duty::Chose { .. } => "chose",
            Duty::Resume => "resume",
        },
    }
}

/// One table's evening.
struct Evening {
    sitting: Sitting,
    /// The table before its latest deal, until that is voided.
    before: Option<Sitting>,
    members: Vec<MemberId>,
    chance: Chance,
}

impl Evening {
    fn new(seed: u64) -> Evening {
        let mut chance = Chance::seeded(seed, 0);
        let variants = Variant::all();
        let variant = variants[chance.below(variants.len() as u32) as usize];
        let stake = Coins(variant.least_stake().0 + i64::from(chance.below(9)));
        let terms = Terms {
            variant,
            stake,
            turn_seconds: [10, 60, 172_800][chance.below(3) as usize],
            coins: match chance.below(5) {
                0 => CoinKind::Chips,
                _ => CoinKind::Purse,
            },
        };
        let most = variant.seats().iter().copied().max().unwrap_or(1) as u32;
        let members: Vec<MemberId> = (0..1 + chance.below(most.min(4)))
            .map(|number| MemberId(FIRST + u64::from(number)))
            .collect();
        // The kit's cast is of nine.
        let patrons = chance.below((most + 1 - members.len() as u32).min(10)) as usize;
        // Ann opens it, who has coins from the start, and makes way for the others.
        let mut sitting = Sitting::new(seed, terms, &[ANN], patrons);
        let wealth = terms.at_risk().0 * i64::from(1 + chance.below(30));
        for &member in &members {
            sitting.grant(member, wealth);
            let _ = sitting.join(member);
        }
        Evening {
            sitting,
            before: None,
            members,
            chance,
        }
    }

    fn one<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        let number = self.chance.below(of.len().try_into().unwrap());
        of.get(number as usize).cloned()
    }

    fn once_in(&mut self, n: u32) -> bool {
        self.chance.below(n) == 0
    }

    /// Mostly somebody who sits here.
    fn member(&mut self) -> MemberId {
        let mut all = self.members.clone();
        all.extend([self.sitting.state.host, ANN, STRANGER]);
        self.one(&all).unwrap_or(STRANGER)
    }

    fn player(&mut self) -> Player {
        let chairs = self.sitting.state.chairs.iter();
        let mut players: Vec<Player> = chairs.map(|occupant| occupant.player.clone()).collect();
        players.extend([player(STRANGER), patron("nobody")]);
        self.one(&players).unwrap_or(player(ANN))
    }

    fn rank(&mut self) -> Rank {
        if self.once_in(2) {
            Rank::Guest
        } else {
            Rank::Gm
        }
    }

    /// Mostly the current deal, otherwise the next or the last, or none that ever was.
    fn deal(&mut self) -> DealId {
        let table = &self.sitting.table;
        let on = table.playing().map(|playing| playing.hands.deal);
        let next = table.state.shuffle.as_ref().map(|shuffle| shuffle.deal);
        let known: Vec<DealId> = [on, on, on, next, table.state.last]
            .into_iter()
            .flatten()
            .collect();
        if self.once_in(10) || known.is_empty() {
            DealId(self.number() as u64)
        } else {
            self.one(&known).unwrap_or(DealId(0))
        }
    }

    fn number(&mut self) -> i64 {
        let small = i64::from(self.chance.below(200)) - 5;
        let odd = [
            0,
            -1,
            i64::MIN,
            i64::MAX,
            1 << 31,
            books::LIMIT,
            books::LIMIT + 1,
        ];
        if self.once_in(4) {
            self.one(&odd).unwrap_or(0)
        } else {
            small
        }
    }

    fn cards(&mut self) -> CardSet {
        let pack = self.sitting.state.terms.variant.pack();
        let cards: Vec<_> = pack.iter().collect();
        (0..self.chance.below(6))
            .filter_map(|_| self.one(&cards))
            .collect()
    }

    /// Mostly one that is legal for this seat, otherwise any.
    fn act(&mut self, seat: Option<Seat>) -> Act {
        let viewer = seat.map_or(Viewer::Bystander, Viewer::Seat);
        let playing = self.sitting.table.playing();
        let legal = playing.map(|playing| playing.cards.view(viewer).legal());
        let chance = &mut self.chance;
        let legal = legal.and_then(|legal| legal.random(|n| chance.below(n)));
        if let Some(act) = legal.filter(|_| !self.once_in(5)) {
            return act;
        }
        let (cards, coins) = (self.cards(), Coins(self.number()));
        let card = cards.iter().next();
        let mut acts = vec![
            Act::Show(cards),
            Act::Hide,
            Act::Discard(cards),
            Act::Bid(coins.0 as i16),
            Act::More,
            Act::Offer,
            Act::Accept,
            Act::Refuse,
            Act::Vole,
            Act::Stop,
            Act::Rob(cards),
            Act::Leave,
            Act::Check,
            Act::Call,
            Act::Fold,
            Act::Bet(coins),
            Act::Raise(coins),
            Act::Stay,
            Act::Keep,
            Act::Say(rules::Word::Solo),
        ];
        acts.extend(card.map(Act::Play));
        acts.extend(card.map(Act::PlayCalling));
        acts.extend(card.map(Act::Swap));
        acts.extend(card.map(Act::Lay));
        self.one(&acts).unwrap_or(Act::Hide)
    }

    /// What the patrons chose, mostly as they were asked.
    fn chosen(&mut self) -> Vec<Chosen> {
        let mut chosen = self.sitting.choices();
        if self.once_in(5) {
            for choice in &mut chosen {
                match self.chance.below(4) {
                    0 => choice.deal = DealId(self.number() as u64),
                    1 => choice.ply = self.number() as u32,
                    2 => choice.seat = Seat::new(self.chance.below(9) as usize).unwrap(),
                    _ => choice.act = self.act(Some(choice.seat)),
                }
            }
            if let Some(again) = chosen.first().cloned() {
                chosen.push(again);
            }
        }
        chosen
    }

    fn lost(&mut self) -> Lost {
        let all = [Lost::Permission, Lost::Channel, Lost::Server];
        self.one(&all).unwrap_or(Lost::Server)
    }

    /// A plan to void the latest deal, if the coins for it are still there.
    fn plan(&mut self) -> Option<VoidPlan> {
        let before = self.before.as_ref()?;
        let table = &self.sitting;
        if table.playing().is_some() || table.finished.as_ref()?.deal.outcome().is_none() {
            return None;
        }
        let plan = voids::plan(table, before);
        let mut books = table.house.books.clone();
        books.post(&plan.transfers).ok().map(|()| plan)
    }

    /// What moves a table on.
    fn usual(&mut self) -> Command {
        let (by, rank) = (self.member(), self.rank());
        let orders = &self.sitting.state.orders;
        let (wish, wished, paused) = (
            orders.wishes,
            orders.wish.is_some(),
            orders.paused.is_some(),
        );
        if paused && self.once_in(2) {
            return Order::GoOn.by((by, rank));
        }
        if wished && self.once_in(2) {
            return if self.once_in(3) {
                Order::PlayOn { wish }.by(by)
            } else {
                Order::Agree { wish }.by(by)
            };
        }
        let mut chairs = self.sitting.state.chairs.iter();
        let gm = chairs.find_map(|chair| chair.played_by);
        if let Some(gm) = gm.filter(|_| self.sitting.table.playing().is_none())
            && self.once_in(3)
        {
            return Order::GiveBack.by(gm);
        }
        if self.sitting.table.is_question() && !self.once_in(4) {
            let deal = self.sitting.deal_on();
            let act = self.act(self.sitting.seat_of(by));
            let answer = Answer::from_act(act).unwrap_or(Answer::Ready);
            return Order::Answer { deal, answer }.by(by);
        }
        let awaited = self
            .sitting
            .table
            .playing()
            .map(|playing| playing.awaited());
        let seated: Vec<MemberId> = self.members.iter().copied().chain([ANN]).collect();
        let is_awaited = |member: &MemberId| {
            let seat = self.sitting.seat_of(*member);
            seat.is_some_and(|seat| awaited.is_some_and(|seats| seats.contains(seat)))
        };
        let by = seated.into_iter().find(is_awaited);
        let by = by.filter(|_| !self.sitting.table.is_question());
        let playing = self.sitting.table.playing();
        let on = playing.map(|playing| playing.hands.deal);
        let asked = playing.zip(by.and_then(|by| self.sitting.seat_of(by)));
        let asked = asked.map_or(0, |(playing, seat)| playing.asked(seat));
        match (on, by) {
            (Some(deal), Some(by)) => {
                let act = self.act(self.sitting.seat_of(by));
                Order::Act { deal, asked, act }.by(by)
            }
            (None, _) if !self.once_in(3) => Order::Deal {
                played: None,
                shuffle: None,
            }
            .by(self.member()),
            _ => {
                let now = self.sitting.house.now;
                self.sitting.house.now = self.sitting.table.due_at.map_or(now, |due| due.max(now));
                let chosen = self.sitting.choices();
                Command::House(Duty::TimeUp { chosen })
            }
        }
    }

    /// A command of any kind; `None` if this one makes no sense now even from a house gone mad.
    fn any(&mut self) -> Option<Command> {
        let (by, rank, deal) = (self.member(), self.rank(), self.deal());
        Some(match self.chance.below(KINDS) {
            0 => Order::Join(person(by).purse).by(by),
            1 => Order::Leave.by(by),
            2 => Order::SitOut.by(by),
            3 => Order::SitIn.by(by),
            4 => {
                let terms = self.sitting.state.terms;
                let least = terms.variant.purse(terms.stake).map(|(least, _)| least);
                let any = Coins(self.number());
                let coins = least.filter(|_| self.once_in(2)).unwrap_or(any);
                Order::SetPurse(coins).by(by)
            }
            5 => {
                let hired = self.sitting.house.hired.keys().cloned();
                let mut wishes: Vec<WhichPatron> = hired.map(WhichPatron::This).collect();
                wishes.extend([WhichPatron::Anybody, WhichPatron::OfTheCast]);
                if let Player::Patron(patron) = self.player() {
                    wishes.push(WhichPatron::This(patron));
                }
                let wish = self.one(&wishes)?;
                Order::SeatPatron(wish).by(by)
            }
            6 => Order::Fill.by(by),
            7 => Order::UnseatPatron.by(by),
            8 => {
                let hired: Vec<PatronKey> = self.sitting.house.hired.keys().cloned().collect();
                if self.once_in(2) || hired.is_empty() {
                    // One comes who can be dismissed.
                    let coins = 1 + self.sitting.state.terms.at_risk().0 * 3;
                    let patron = self.sitting.hire(FIRST + hired.len() as u64, coins);
                    return Some(
                        Order::SeatPatron(WhichPatron::This(patron)).by(self.sitting.state.host),
                    );
                }
                let patron = self.one(&hired)?;
                let stays = self.sitting.house.hired.get_mut(&patron);
                *stays? = Hired::Dismissed;
                Command::House(Duty::Dismiss { patron })
            }
            9 => {
                let patrons: Vec<PatronKey> = self
                    .sitting
                    .state
                    .patrons()
                    .into_iter()
                    .filter_map(|player| match player {
                        Player::Patron(patron) => Some(patron),
                        Player::Member(_) => None,
                    })
                    .collect();
                let (gm, patron) = (self.one(&[by, STRANGER])?, self.one(&patrons)?);
                Order::PlayFor(patron).by(gm)
            }
            10 => {
                let chairs = self.sitting.state.chairs.iter();
                let masters: Vec<MemberId> = chairs.filter_map(|chair| chair.played_by).collect();
                let gm = self.one(&masters).unwrap_or(by);
                Order::GiveBack.by(gm)
            }
            11 => {
                let deals = self.sitting.state.deals;
                let played = [
                    None,
                    Some(deals),
                    Some(deals.wrapping_sub(1)),
                    Some(u32::MAX),
                ];
                Order::Deal {
                    played: self.one(&played)?,
                    shuffle: self.once_in(3).then_some(deal),
                }
                .by(by)
            }
            12 => {
                let typed = [
                    "7",
                    "0",
                    "-1",
                    "4294967296",
                    "hearts and swords",
                    "",
                    "\u{202e}é",
                ];
                let shuffle = self.sitting.state.shuffle.as_ref();
                let next = shuffle.map(|shuffle| shuffle.deal);
                Order::Cut {
                    deal: next.filter(|_| !self.once_in(4)).unwrap_or(deal),
                    typed: self.one(&typed)?.to_owned(),
                }
                .by(by)
            }
            13 => {
                let by = self.one(&[by, self.sitting.state.host])?;
                let reveal = self.one(&[Reveal::Deal, Reveal::Session])?;
                Order::RevealAt(reveal).by(by)
            }
            14 => {
                let seat = self.sitting.seat_of(by);
                let playing = self.sitting.table.playing();
                let asked = playing
                    .zip(seat)
                    .map_or(0, |(playing, seat)| playing.asked(seat));
                let asked = if self.once_in(4) {
                    self.number() as u16
                } else {
                    asked
                };
                let act = self.act(seat);
                Order::Act { deal, asked, act }.by(by)
            }
            15 => {
                let seat = self.sitting.seat_of(by);
                let act = self.act(seat);
                let answer = Answer::from_act(act).unwrap_or(Answer::Ready);
                Order::Answer { deal, answer }.by(by)
            }
            16 => Order::Pause.by((by, rank)),
            17 => Order::GoOn.by((by, rank)),
            18 => {
                let player = self.player();
                Order::Kick(player).by((by, rank))
            }
            19 => {
                let (to, full) = (self.member(), self.once_in(5).then_some(3));
                Order::HandOver { to, full }.by((by, rank))
            }
            20 => {
                let what = self.one(&[CalledOff::Deal, CalledOff::Match, CalledOff::Table])?;
                let reason = self.one(&["a card fell", "", " "])?.to_owned();
                Order::CallOff { what, reason }.by((by, rank))
            }
            kind @ (21 | 22) => {
                let wish = self.sitting.state.orders.wishes;
                let wish = if self.once_in(4) {
                    self.number() as u32
                } else {
                    wish
                };
                match kind {
                    21 => Order::Agree { wish }.by(by),
                    _ => Order::PlayOn { wish }.by(by),
                }
            }
            // These end the evening.
            23 if self.once_in(4) => Order::Close.by((by, rank)),
            24 if self.once_in(8) => Command::House(Duty::CloseWithSession),
            31 if self.once_in(8) => Command::House(Duty::Abandon),
            25 => Command::House(Duty::SendOff { member: by }),
            26 => Command::House(Duty::LosePlace {
                place: self.one(&[self.sitting.channel, HERE, ChannelId(9)])?,
                lost: self.lost(),
            }),
            27 => Command::House(Duty::PlaceIsBack { lost: self.lost() }),
            28 => {
                let channel = ChannelId(u64::from(self.chance.below(5)));
                let parent = self.once_in(3).then_some(ChannelId(9));
                let spot = Spot { channel, parent };
                Order::CallUp(spot).by(by)
            }
            29 => {
                let mut plan = self.plan()?;
                if self.once_in(4) {
                    plan.version = Version(plan.version.0 + self.number() % 3)
                } else {
                    self.before = None
                }
                Command::House(Duty::Void(Box::new(plan)))
            }
            30 => {
                // Whoever is erased leaves first, and comes back as somebody else.
                let place = self.members.iter().position(|&member| member == by)?;
                self.members[place] = MemberId(by.0 + 100);
                self.sitting.grant(MemberId(by.0 + 100), 100);
                let _ = self.sitting.step(Order::Leave.by(by));
                Command::House(Duty::Forget {
                    member: by,
                    purses: vec![person(by).purse, PurseId(0)],
                })
            }
            32 => {
                // As after a start that could not read the deal.
                let deal = self.sitting.table.playing()?.hands.deal;
                let row = self.sitting.table.row().unwrap();
                let kept: table::State<table::Hands> = serde_json::from_str(&row).unwrap();
                self.sitting.table.state = kept.without_deal();
                let cause = Some(deal.to_string());
                let made = self
                    .sitting
                    .posted
                    .iter()
                    .filter(|made| made.cause == cause);
                let made = made.cloned().collect();
                Command::House(Duty::Mend { deal, made })
            }
            33 => {
                let chosen = self.chosen();
                Command::House(Duty::TimeUp { chosen })
            }
            34 => {
                let chosen = self.chosen();
                Command::House(Duty::Chose { chosen })
            }
            35 => Command::House(Duty::Resume),
            36 => {
                let by = self.one(&[by, self.sitting.state.host])?;
                let coins = self.one(&[CoinKind::Purse, CoinKind::Chips])?;
                Order::ChooseCoins(coins).by(by)
            }
            39 => {
                let by = self.one(&[by, self.sitting.state.host])?;
                let variant = self.one(&Variant::all())?;
                Order::ChooseRules(variant).by(by)
            }
            40 => {
                let by = self.one(&[by, self.sitting.state.host])?;
                let chairs = self.sitting.state.chairs.iter();
                let players = chairs.map(|occupant| Some(occupant.player.clone()));
                let partner = self.one(&[vec![None], players.collect()].concat())?;
                Order::ChoosePartner(partner).by(by)
            }
            41 => {
                let by = self.one(&[by, self.sitting.state.host])?;
                let recall = self.one(&[Recall::Own, Recall::Told])?;
                Order::ChooseRecall(recall).by(by)
            }
            38 => Order::Show.by((by, rank)),
            42 => {
                let by = self.one(&[by, self.sitting.state.host])?;
                Order::ChoosePace(self.one(&[Pace::Slow, Pace::Usual])?).by(by)
            }
            37 => {
                let [english, french, ..] = Language::ALL;
                let language = self.one(&[None, Some(english), Some(french)])?;
                Order::ChooseLanguage(language).by((by, rank))
            }
            _ => return None,
        })
    }

    /// The next command, at its time.
    fn next(&mut self) -> Option<Command> {
        let wait = match self.chance.below(40) {
            0 => Millis::days(1),
            1 => Millis::seconds(-30),
            _ => Millis(i64::from(self.chance.below(2_000))),
        };
        self.sitting.house.now = self.sitting.house.now + wait;
        // Before the first deal there is little that is usual.
        let began = self.sitting.state.deals > 0 || self.sitting.table.playing().is_some();
        if self.once_in(if began { 3 } else { 2 }) {
            self.any()
        } else {
            Some(self.usual())
        }
    }

    /// Carries it out and judges what became of the table.
    fn does(&mut self, command: Command) -> Read {
        let was = self.sitting.clone();
        let done = self.sitting.step(command.clone());
        let now = &self.sitting;
        match done {
            Err(Refusal::Broken(broken)) => panic!("{broken}: {command:?}"),
            // The step itself was carried out; somebody is told why it did less than they wanted.
            Err(_) if now.version != was.version => assert!(
                now.effects
                    .iter()
                    .any(|effect| matches!(effect, Effect::PartlyRefused(_))),
                "{command:?} is refused and changes the table"
            ),
            Err(_) => return Read::Refused,
            Ok(()) => {}
        }
        let steps = now.version.0 - was.version.0;
        assert!(steps == 0 || steps == 1, "{steps} versions: {command:?}");
        let written =
            |effect: &&Effect| !matches!(effect, Effect::Talk { .. } | Effect::PartlyRefused(_));
        let written = now.effects.iter().filter(written).count();
        assert!(steps == 1 || written == 0, "{:?}", now.effects);
        assert_eq!(now.is_closed(), now.due_at.is_none(), "{command:?}");
        now.state.check().unwrap();
        let look_at = LookContext {
            now: now.house.now,
            longest_pause: HOUR,
            session_is_over: false,
            house_language: None,
        };
        for viewer in [None, Some(now.state.host), Some(STRANGER)] {
            now.look(viewer, &look_at).unwrap();
        }
        for ask in now.asks() {
            let playing = now.playing().unwrap();
            let patron = &now.state.occupant(ask.seat).unwrap().player;
            assert!(patron.member().is_none(), "{patron:?} is asked as a patron");
            let view = playing.cards.view(Viewer::Seat(ask.seat));
            assert!(view.legal().random(|_| 0).is_some(), "nothing to choose");
        }
        if was.playing().is_none() && now.playing().is_some() {
            self.before = Some(was);
        }
        Read::Understood
    }
}

#[test]
fn fuzz_steps() {
    // How often each kind was sent, and carried out.
    let tally: RefCell<BTreeMap<&str, [u32; 2]>> = RefCell::default();
    fuzz::walks("steps", |seed| {
        let mut evening = Evening::new(seed);
        let mut reads = Vec::new();
        for _ in 0..200 {
            if evening.sitting.is_closed() {
                // What comes too late is refused.
                let late = evening.any().map(|command| evening.does(command));
                reads.extend(late);
                break;
            }
            let Some(command) = evening.next() else {
                continue;
            };
            let kind = name(&command);
            let read = evening.does(command);
            let mut tally = tally.borrow_mut();
            let [sent, done] = tally.entry(kind).or_default();
            *sent += 1;
            *done += u32::from(read == Read::Understood);
            reads.push(read);
        }
        reads
    });
    let tally = tally.into_inner();
    println!("sent and carried out: {tally:?}");
    let all: u32 = tally.values().map(|[sent, _]| sent).sum();
    if all > 90_000 {
        assert_eq!(tally.len(), KINDS as usize, "{tally:?}");
        let never = tally.iter().find(|(_, [_, done])| *done == 0);
        assert_eq!(never, None, "never carried out: {tally:?}");
    }
}
