//! Which lessons there are, and how a learner stands in one.

use std::sync::LazyLock;

use rules::{
    Act, Card, Choice, Deal, Event, Payment, Record, Refusal, Seat, Turn, Variant, View, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::doubt::Doubt;
use crate::topic::{Explanation, Now, Topic};

/// The records with their topics, one a line, in the order of [`Variant::editions`].
const RECORDS: &str = include_str!("../records/lessons.jsonl");

/// A learner is asked about so many doubtful cards at most.
const DOUBTS: u8 = 3;

/// No lesson takes more clicks, the one that begins it included.
pub const CLICKS: usize = 44;

/// The lesson of one edition.
pub struct Lesson {
    variant: Variant,
    /// What it speaks of where it comes up, in this order.
    topics: Vec<Topic>,
    /// The topics that come up for whoever plays as in the record.
    line: Vec<Topic>,
    /// Whether the Fool is an excuse.
    excuse: bool,
    /// The deal when the cards have just been dealt.
    dealt: Deal,
    /// What was paid by then.
    paid: Vec<Payment>,
    /// What is played where the learner does not change it.
    acts: Vec<(Seat, Act)>,
}

/// A line of the file: the deal, and what its lesson speaks of where it comes up, in this order.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Prepared {
    /// What is spoken of.
    pub topics: Vec<Topic>,
    /// The deal.
    #[serde(flatten)]
    pub record: Record,
}

/// All that is kept of a learner in a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The game, by its name in records.
    pub game: String,
    /// The edition, by its name in records.
    pub edition: String,
    /// What the learner did, as RECORD.md writes it.
    pub acts: Vec<String>,
    /// How many texts they have read.
    pub read: u16,
    /// How many doubtful cards they were asked about.
    pub doubts: u8,
    /// The doubtful card they are being asked about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubted: Option<Card>,
    /// Whether the deal is to be finished without them.
    #[serde(default)]
    pub left: bool,
}

/// How a learner stands.
pub struct Stand {
    /// The deal so far.
    pub deal: Deal,
    /// All payments so far.
    pub payments: Vec<Payment>,
    /// Changes with everything the learner does, so that an old button can be told from a new one.
    pub asked: u16,
    /// What comes next.
    pub ask: Ask,
    /// What is left to be said.
    pub left: Left,
}

/// What a lesson still has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// Further texts are still to come.
    More,
    /// Perhaps more: half of the tricks are played, and not all has come up with what this learner played.
    Perhaps,
    /// Nothing after this text: the rest of the deal explains nothing new.
    Nothing,
}

/// What a learner does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Read this text.
    Read(Explanation),
    /// Play, bid, answer.
    Act,
    /// Say whether they meant this card.
    Doubt(Card, Doubt),
    /// Nothing: the deal is over.
    Over,
}

/// What an act of the learner led to.
#[derive(Debug, PartialEq, Eq)]
pub enum Answered {
    /// It was done, or it is asked about.
    Done,
    /// The rules refuse it.
    Refused(Refusal),
    /// Something else is asked by now.
    Stale,
}

impl Progress {
    /// The beginning of a lesson.
    #[must_use]
    pub fn new(variant: &Variant) -> Progress {
        Progress {
            game: variant.game().to_owned(),
            edition: variant.edition().to_owned(),
            ..Progress::default()
        }
    }

    /// The lesson it belongs to; `None` if there is no such lesson any more.
    #[must_use]
    pub fn lesson(&self) -> Option<&'static Lesson> {
        let mut all = Lesson::all().iter();
        all.find(|one| (one.variant.game(), one.variant.edition()) == (&*self.game, &*self.edition))
    }
}

impl Lesson {
    /// The learner's seat.
    pub const LEARNER: usize = 0;

    /// One lesson for each edition, in the order of [`Variant::editions`].
    #[must_use]
    pub fn all() -> &'static [Lesson] {
        static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
            let lines = RECORDS.lines();
            let prepared = lines.filter_map(|line| serde_json::from_str(line).ok());
            prepared.filter_map(Lesson::read).collect()
        });
        &ALL
    }

    /// `None` if the record cannot be replayed.
    #[must_use]
    pub fn read(prepared: Prepared) -> Option<Lesson> {
        let Prepared { topics, record } = prepared;
        let acts = record.replay().ok()?.acts();
        let bare = Record {
            acts: Vec::new(),
            result: None,
            ..record
        };
        let mut paid = Vec::new();
        let dealt = bare.replay_telling(|event| keep(&mut paid, event)).ok()?;
        let variant = dealt.setup().variant();
        let lesson = Lesson {
            variant,
            topics,
            line: Vec::new(),
            excuse: variant.has_excuse(),
            dealt,
            paid,
            acts,
        };
        Some(Lesson {
            line: lesson.as_recorded(),
            ..lesson
        })
    }

    /// What is said to whoever plays as in the record.
    fn as_recorded(&self) -> Vec<Topic> {
        let mut progress = Progress::new(&self.variant);
        let (mut said, mut own) = (Vec::new(), self.learners_acts());
        loop {
            match self.stand(&progress).ask {
                Ask::Read(told) => {
                    said.push(told.topic);
                    progress.read += 1;
                }
                Ask::Act | Ask::Doubt(..) => match own.next() {
                    Some(act) => progress.acts.push(act.to_string()),
                    None => return said,
                },
                Ask::Over => return said,
            }
        }
    }

    /// The game and its edition.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// What it speaks of where it comes up, in this order.
    #[must_use]
    pub fn topics(&self) -> &[Topic] {
        &self.topics
    }

    /// What the learner plays in the record.
    pub fn learners_acts(&self) -> impl Iterator<Item = Act> + '_ {
        let acts = self.acts.iter();
        acts.filter(|(seat, _)| seat.index() == Lesson::LEARNER)
            .map(|(_, act)| *act)
    }

    /// Follows a learner from the first card. Acts that are no longer legal, which a change of the rules could make
    /// them, end what is followed.
    #[must_use]
    pub fn stand(&self, progress: &Progress) -> Stand {
        let (mut deal, mut paid) = (self.dealt.clone(), self.paid.clone());
        let me = deal
            .setup()
            .deal_order()
            .find(|seat| seat.index() == Lesson::LEARNER);
        let me = me.unwrap_or(deal.setup().dealer());
        let mut own = progress.acts.iter();
        let mut unread: Vec<Topic> = self.topics.clone();
        let (mut last, mut read) = (None, 0);
        // Any numbers, where a stored row is damaged.
        let asked = (progress.acts.len() as u16)
            .wrapping_add(progress.read)
            .wrapping_add(progress.doubts.into());
        let stand = |deal: Deal, payments, ask, unread: &[Topic]| Stand {
            left: self.left(&deal, unread),
            deal,
            payments,
            asked,
            ask,
        };
        loop {
            let view = deal.view(Viewer::Seat(me));
            let now = Now {
                view: &view,
                me,
                last,
                choice: view.legal().choice(),
                excuse: self.excuse,
            };
            if !progress.left && deal.turn() != Turn::Over {
                let mut told = None;
                unread.retain(|topic| {
                    let new = now.told(*topic).filter(|_| told.is_none());
                    match new {
                        Some(_) if read < progress.read => {
                            read += 1;
                            false
                        }
                        Some(new) => {
                            told = Some(new);
                            false
                        }
                        None => true,
                    }
                });
                if let Some(told) = told {
                    return stand(deal, paid, Ask::Read(told), &unread);
                }
            }
            if deal.turn() == Turn::Over {
                return stand(deal, paid, Ask::Over, &unread);
            }
            // The learner comes first where several are asked at once.
            let mine =
                now.choice != Choice::Nothing && (view.is_my_turn() || view.turn == Turn::Question);
            let plays_itself = progress.left || deal.plays_itself();
            let (seat, act) = if mine && !plays_itself {
                let Some(words) = own.next() else {
                    let doubted = progress
                        .doubted
                        .and_then(|card| Some(Ask::Doubt(card, Doubt::about(&view, card)?)));
                    return stand(deal, paid, doubted.unwrap_or(Ask::Act), &unread);
                };
                match words.parse() {
                    Ok(act) => (me, act),
                    Err(_) => return stand(deal, paid, Ask::Act, &unread),
                }
            } else if mine {
                match self.next_of(&deal, me) {
                    Some(act) => (me, act),
                    None => return stand(deal, paid, Ask::Over, &unread),
                }
            } else {
                let waits = match deal.turn() {
                    Turn::One(seat) => Some(seat),
                    Turn::Each(seats) => seats.iter().find(|seat| *seat != me),
                    Turn::Question => deal.question().iter().find(|seat| *seat != me),
                    Turn::Over => None,
                };
                let Some(seat) = waits else {
                    if !deal.close_question(|event| keep(&mut paid, event)) {
                        return stand(deal, paid, Ask::Over, &unread);
                    }
                    continue;
                };
                match self.next_of(&deal, seat) {
                    Some(act) => (seat, act),
                    None => return stand(deal, paid, Ask::Over, &unread),
                }
            };
            // Whoever plays a card without showing combinations keeps them back.
            if keeps_back(now.choice, &act)
                && seat == me
                && let Ok(hides) = deal.check(seat, &Act::Hide)
                && deal.apply(hides, |_| {}).is_err()
            {
                return stand(deal, paid, Ask::Act, &unread);
            }
            let done = deal.check(seat, &act).ok();
            let done =
                done.and_then(|legal| deal.apply(legal, |event| keep(&mut paid, event)).ok());
            if done.is_none() {
                return stand(deal, paid, Ask::Act, &unread);
            }
            last = Some((seat, act));
        }
    }

    /// What is left to be said when these topics have not come up.
    fn left(&self, deal: &Deal, unread: &[Topic]) -> Left {
        if self.line.iter().all(|topic| !unread.contains(topic)) {
            return Left::Nothing;
        }
        let tricks = deal.view(Viewer::Bystander).tricks;
        let done: usize = tricks.iter().map(|(_, tricks)| usize::from(tricks)).sum();
        if 2 * done >= self.variant.hand_size(deal.setup().seats()) {
            Left::Perhaps
        } else {
            Left::More
        }
    }

    /// What a seat does: as in the record where that is legal, otherwise as the substitute would.
    fn next_of(&self, deal: &Deal, seat: Seat) -> Option<Act> {
        let done = deal.acts().iter().filter(|(by, _)| *by == seat).count();
        let mut recorded = self.acts.iter().filter(|(by, _)| *by == seat);
        let recorded = recorded.nth(done).map(|(_, act)| *act);
        let legal = recorded.filter(|act| deal.check(seat, act).is_ok());
        legal.or_else(|| deal.substitute(seat).map(|act| act.act()))
    }

    /// The learner acts, if this is what is asked. A doubtful card is asked about first, a few times in a lesson.
    pub fn act(&self, progress: &mut Progress, asked: u16, act: Act) -> Answered {
        let stand = self.stand(progress);
        let sure = matches!(stand.ask, Ask::Doubt(card, doubt) if act == doubt.act(card));
        if stand.asked != asked || !matches!(stand.ask, Ask::Act | Ask::Doubt(..)) {
            return Answered::Stale;
        }
        let view = match stand.view() {
            view if keeps_back(view.legal().choice(), &act) => view.after_hiding(),
            view => view,
        };
        if let Err(refusal) = view.check(&act) {
            return Answered::Refused(refusal);
        }
        match (act, sure) {
            (Act::Play(card) | Act::Swap(card), false)
                if self.leaves_room_for_a_doubt(progress, &view)
                    && Doubt::about(&view, card).is_some() =>
            {
                progress.doubted = Some(card);
                progress.doubts += 1;
            }
            _ => {
                progress.doubted = None;
                progress.acts.push(act.to_string());
            }
        }
        Answered::Done
    }

    /// Whether a learner may be asked about a card: a few times, and only while they will have played all their cards and
    /// read all texts in [`CLICKS`] clicks.
    fn leaves_room_for_a_doubt(&self, progress: &Progress, view: &View) -> bool {
        let doubts = usize::from(progress.doubts);
        // A doubt takes two clicks more: the card, and another choice.
        let done = 1 + progress.acts.len() + usize::from(progress.read) + 2 * (doubts + 1);
        let unread = self.topics.len().saturating_sub(progress.read.into());
        doubts < usize::from(DOUBTS) && done + unread + view.hand.len() as usize <= CLICKS
    }

    /// The learner has read the text, if this is the one; or does not play the doubtful card.
    pub fn go_on(&self, progress: &mut Progress, asked: u16) -> Answered {
        let stand = self.stand(progress);
        if stand.asked != asked {
            return Answered::Stale;
        }
        match stand.ask {
            Ask::Read(_) => progress.read += 1,
            Ask::Doubt(..) => progress.doubted = None,
            Ask::Act | Ask::Over => return Answered::Stale,
        }
        Answered::Done
    }
}

impl Stand {
    /// What the learner knows.
    #[must_use]
    pub fn view(&self) -> View {
        let seats = self.deal.setup().seats();
        let me = Seat::all(seats).nth(Lesson::LEARNER);
        self.deal.view(me.map_or(Viewer::Bystander, Viewer::Seat))
    }
}

fn keep(paid: &mut Vec<Payment>, event: Event) {
    if let Event::Paid(payment) = event {
        paid.push(payment);
    }
}

/// Whether this act plays a card of a hand whose combinations could still be shown (RULES.md OT-6).
fn keeps_back(choice: Choice, act: &Act) -> bool {
    let is_asked = matches!(choice, Choice::Declare(_) | Choice::Poignee(_));
    is_asked && matches!(act, Act::Play(_) | Act::PlaySaying(..))
}
