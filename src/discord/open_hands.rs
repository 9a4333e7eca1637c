//! The open hands of all tables: passes events to each of them and carries out its effects.
//!
//! `open_hand` holds the transitions and their effects.
//! Whoever edits a hand's message holds its edit lock, so that an older edit cannot overtake a newer answer.

use super::art::hand_in;
use super::counted::Route;
use super::gallery::Gallery;
use super::messenger::Messenger;
use super::open_hand::{Delivery, Due, Effect, Event, HandMessage, Progress, State, Text};
use super::publisher::Publisher;
use super::refused::{loss, why};
use super::send::{Seen, edit_answer, edit_follow_up, follow_up};
use house::Tavern;
use ids::{MemberId, TableId};
use interactions::discord::Loss;
use interactions::hand::Hand;
use interactions::hints::Hints;
use interactions::wording::Wording;
use pages::Look;
use parking_lot::Mutex;
use rules::CardSet;
use screens::art::{Art, Fingerprint};
use screens::screen::Screen;
use screens::words::Words;
use serenity::builder::Builder;
use serenity::model::channel::Message;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Weak};
use std::time::Duration;
use table::look::Chair;
use tokio::sync::OwnedMutexGuard;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout};

/// How long editing a hand may take; after that its holder is reminded instead.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a click can be under way: Discord waits three seconds for an answer.
const UNDER_WAY: Duration = Duration::from_secs(3);
/// How long an answer waits for an edit of the same hand that is already in flight.
const LET_PASS: Duration = Duration::from_millis(150);

/// All open hands, with everything needed to edit them.
pub struct OpenHands {
    tavern: Tavern,
    wording: Arc<Wording>,
    messenger: Arc<Messenger>,
    gallery: Arc<Gallery>,
    hints: Arc<Hints>,
    publisher: Arc<Publisher>,
    hands: Mutex<HashMap<At, Slot>>,
}

/// The table and the holder of a hand.
type At = (TableId, MemberId);

#[derive(Clone, Default)]
struct Slot {
    state: State,
    edit_lock: Arc<tokio::sync::Mutex<()>>,
}

/// Held while the message of a hand is edited.
pub type EditLock = OwnedMutexGuard<()>;

/// Whether an open hand was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LostHands {
    /// None was lost.
    None,
    /// At least one was lost.
    Some,
}

impl OpenHands {
    /// Starts without any open hands.
    pub fn new(
        tavern: Tavern,
        wording: Arc<Wording>,
        messenger: Arc<Messenger>,
        gallery: Arc<Gallery>,
        hints: Arc<Hints>,
        publisher: Arc<Publisher>,
    ) -> OpenHands {
        OpenHands {
            tavern,
            wording,
            messenger,
            gallery,
            hints,
            publisher,
            hands: Mutex::default(),
        }
    }

    /// Whether a member has a hand at this table that can be edited now.
    pub fn is_open(&self, table: TableId, member: MemberId) -> bool {
        self.kept((table, member)).is_some()
    }

    /// Keeps a hand from being edited while its holder's click is answered; `None` if it is not open or an edit is in
    /// flight.
    pub fn hold(&self, table: TableId, member: MemberId) -> Option<EditLock> {
        self.kept((table, member))?.edit_lock.try_lock_owned().ok()
    }

    /// Prepares a hand to replace the message that its holder clicked, and that may be held already. Keep the edit lock
    /// until [`OpenHands::answered`] was called.
    pub async fn deliver_in_place(
        &self,
        member: MemberId,
        hand: &mut Hand,
        message: &Message,
        mut edit_lock: Option<EditLock>,
    ) -> (Delivery, Option<EditLock>) {
        let at = (hand.table, member);
        // An edit older than this answer may be in flight.
        let open = self.kept(at);
        if let (Some(open), None) = (&open, &edit_lock) {
            edit_lock = timeout(LET_PASS, open.edit_lock.clone().lock_owned())
                .await
                .ok();
        }
        let on_its_way = open.is_some() && edit_lock.is_none();
        let id = message.id.get();
        let seen = hand_in(message);
        let shows = match self.kept(at) {
            // The edit may take away what this answer leaves, or the other way round.
            Some(open) if on_its_way => open.state.picture_kept_in(id),
            None if on_its_way => None,
            Some(open) => open.state.picture_in(id, seen),
            None => seen,
        };
        // Words do not wait for the new picture: the former one of the same deal stays until it arrives.
        hand.screen.picture = hand.art.as_ref().and_then(|art| art.until_drawn(shows));
        let delivery = Delivery::InPlace {
            message: id,
            kept: shows.filter(|_| hand.screen.picture.is_some()),
            due: if on_its_way {
                Due::Resend
            } else {
                Due::Nothing
            },
        };
        (delivery, edit_lock)
    }

    /// Discord accepted a hand as the answer to the interaction with this token: it is open from now on.
    /// If it is a new message, the previously open one is deleted.
    pub fn answered(
        self: &Arc<Self>,
        hand: Hand,
        member: MemberId,
        token: &str,
        delivery: Delivery,
    ) {
        let at = (hand.table, member);
        let is_first = self.kept(at).is_none();
        let answered = Event::Answered {
            token: token.to_owned(),
            hand: Box::new(hand),
            delivery,
        };
        self.happen(at, answered);
        if is_first {
            tokio::spawn(OpenHands::retire(Arc::downgrade(self), at));
        }
    }

    /// Waits for the end of a hand's life, which every answer puts off, and has its holder told.
    async fn retire(hands: Weak<Self>, at: At) {
        while let Some(end) = hands.upgrade().and_then(|hands| hands.ends_at(at)) {
            sleep_until(end).await;
            let Some(hands) = hands.upgrade() else { return };
            let (effects, edit_lock) = hands.tell(at, Event::Aged);
            for effect in effects {
                if let Effect::Retire {
                    token,
                    sent,
                    hand,
                    picture,
                } = effect
                {
                    // An edit in flight comes first.
                    let _edit_lock = edit_lock.lock().await;
                    // The click that was being answered has opened it anew.
                    if hands.kept(at).is_none() {
                        hands.retired(at, (&token, sent), *hand, picture).await;
                    }
                }
            }
        }
    }

    /// Tells the holder of this message that it no longer changes by itself.
    async fn retired(
        &self,
        (table, member): At,
        message: (&str, HandMessage),
        hand: Hand,
        picture: Option<Fingerprint>,
    ) {
        let Ok(look) = self.tavern.look(table, Some(member)).await else {
            return;
        };
        let preferences = self.wording.preferences(look.guild, member).await;
        let words = self.wording.private(look.guild, &preferences, hand.speaks);
        let art = hand.art.as_ref().filter(|_| picture.is_some());
        let screen = hand.screen.replying(&screens::stale_hand(&words));
        let screen = screen.with_picture(art.map(Art::there));
        if let Ok(Err(error)) = timeout(PATIENCE, self.edit(message, &screen)).await {
            // Usually its holder has dismissed it already.
            tracing::debug!("an old hand could not be edited: {}", why(&error));
        }
    }

    /// Deletes the hand of a member who left a table.
    pub fn put_away(&self, table: TableId, member: MemberId) {
        self.happen((table, member), Event::LeftTable);
    }

    /// Marks a member's hands to be redrawn, because they changed how they want to see cards.
    pub fn outdate(&self, member: MemberId) {
        for at in self.hands_of(member) {
            self.happen(at, Event::ViewChanged);
        }
    }

    /// Has the hands at a table sent anew below its message, which was just posted.
    pub fn mark_buried(&self, look: &Look) {
        for member in look.chairs.iter().filter_map(Chair::actor) {
            self.happen((look.id, member), Event::Buried);
        }
    }

    /// Drops all hands of a member whose data is erased.
    pub fn forget(&self, member: MemberId) {
        for at in self.hands_of(member) {
            self.happen(at, Event::Erased);
        }
    }

    /// Edits the hands at a table that are out of date, and those whose picture was finished after they were
    /// answered. They are edited concurrently, so that a slow one delays no other.
    pub async fn keep(self: &Arc<Self>, look: &Look) -> LostHands {
        let members: BTreeSet<MemberId> = look.chairs.iter().filter_map(Chair::actor).collect();
        let mut kept = JoinSet::new();
        for member in members {
            kept.spawn(self.clone().keep_one((look.id, member)));
        }
        let mut lost = LostHands::None;
        while let Some(one) = kept.join_next().await {
            match one {
                Ok(LostHands::None) => {}
                Ok(LostHands::Some) => lost = LostHands::Some,
                Err(error) => tracing::error!("keeping a hand up to date failed: {error}"),
            }
        }
        lost
    }

    /// Takes up a hand and carries out its effects until there are none left.
    async fn keep_one(self: Arc<Self>, at: At) -> LostHands {
        let (mut edit_lock, mut words) = (None, None);
        let (mut effects, lock) = self.tell(at, Event::Refresh);
        while let Some(effect) = effects.pop() {
            let (token, progress) = match effect {
                Effect::DrawUp {
                    token,
                    hand,
                    picture,
                    due,
                } => {
                    let (progress, new) = self.drawn_up(at, *hand, picture, due).await;
                    words = new;
                    (token, progress)
                }
                Effect::AwaitEditLock { token } => {
                    edit_lock = timeout(PATIENCE, lock.clone().lock_owned()).await.ok();
                    let progress = match edit_lock {
                        Some(_) => Progress::Unlocked,
                        // A click is being answered; afterwards the table is looked at again.
                        None => Progress::GaveUp,
                    };
                    (token, progress)
                }
                Effect::Edit { token, sent, hand } => {
                    let progress = self.sent(&token, Some(sent), *hand, words.take()).await;
                    (token, progress)
                }
                Effect::SendBelow { token, hand } => {
                    let progress = self.sent(&token, None, *hand, words.take()).await;
                    (token, progress)
                }
                Effect::Remind => return LostHands::Some,
                Effect::Delete { token, sent } => {
                    self.delete(token, sent, lock.clone(), Duration::ZERO);
                    continue;
                }
                Effect::DeleteSoon { token, sent } => {
                    self.delete(token, sent, lock.clone(), UNDER_WAY);
                    continue;
                }
                Effect::Ring => {
                    self.publisher.ring(at.0);
                    continue;
                }
                Effect::Retire { .. } => continue,
            };
            effects.extend(self.tell(at, Event::Progress { token, progress }).0);
        }
        drop(edit_lock);
        LostHands::None
    }

    /// The hand as it should be now, given that its message shows `hand` and this picture; with the words if they
    /// were composed anew.
    async fn drawn_up(
        &self,
        (table, member): At,
        hand: Hand,
        picture: Option<Fingerprint>,
        due: Due,
    ) -> (Progress, Option<Words>) {
        let own = match self.tavern.look(table, Some(member)).await {
            // They have just left the table, and their hand is being deleted.
            Ok(own) if own.chair_of(member).is_none() => return (Progress::GaveUp, None),
            Ok(own) => own,
            Err(error) => {
                tracing::warn!("a table could not be read for a hand: {error}");
                return (Progress::GaveUp, None);
            }
        };
        let (mut hand, text, words) = if hand.is_still_true(&own) && due < Due::Recompose {
            (hand, Text::Kept, None)
        } else {
            let preferences = self.wording.preferences(own.guild, member).await;
            let words = self.wording.private(own.guild, &preferences, hand.speaks);
            let hand = Hand::of_look(&words, &preferences, hand.speaks, &own, CardSet::EMPTY);
            (hand, Text::New, Some(words))
        };
        if let Some(art) = &hand.art {
            let publisher = self.publisher.clone();
            let late = move || publisher.ring(table);
            hand.screen.picture = self.gallery.hang(art, picture, late).await.picture;
        }
        let hand = Box::new(hand);
        (Progress::Drawn { hand, text }, words)
    }

    /// Edits this message of the token's, or sends the hand as a further one; a hand that was composed anew gets its
    /// hint first.
    async fn sent(
        &self,
        token: &str,
        message: Option<HandMessage>,
        mut hand: Hand,
        words: Option<Words>,
    ) -> Progress {
        if let Some(words) = words {
            hand.give_hint(&self.hints, &words).await;
        }
        let sending = async {
            match message {
                Some(message) => self.edit((token, message), &hand.screen).await,
                None => self.send_below(token, &hand.screen).await,
            }
        };
        match timeout(PATIENCE, sending).await {
            Ok(Ok(sent)) => {
                let (hand, id) = (Box::new(hand), sent.id.get());
                match message {
                    Some(_) => Progress::Edited { hand, message: id },
                    None => Progress::SentBelow { hand, message: id },
                }
            }
            Ok(Err(error)) => {
                if !matches!(loss(&error), Loss::Token | Loss::Message) {
                    tracing::warn!("a hand could not be edited: {}", why(&error));
                }
                Progress::Refused
            }
            Err(_) => Progress::Refused,
        }
    }

    async fn edit(
        &self,
        (token, sent): (&str, HandMessage),
        screen: &Screen,
    ) -> serenity::Result<Message> {
        let http = &self.messenger.by_token(token);
        let sending = self.messenger.deliver(screen, |screen| {
            let screen = screen.clone();
            async move {
                match sent {
                    HandMessage::Answer => {
                        let editing = edit_answer(&screen).execute(http, token);
                        self.messenger.by_answer(Route::EditAnswer, editing).await
                    }
                    HandMessage::FollowUp(message) => {
                        let editing = edit_follow_up(&screen, http, token, message);
                        self.messenger.by_answer(Route::EditFollowUp, editing).await
                    }
                }
            }
        });
        sending.await
    }

    async fn send_below(&self, token: &str, screen: &Screen) -> serenity::Result<Message> {
        let http = &self.messenger.by_token(token);
        let sending = self.messenger.deliver(screen, |screen| {
            let body = follow_up(screen, Seen::ByOne);
            let sending = body.execute(http, (None, token));
            self.messenger.by_answer(Route::FollowUp, sending)
        });
        sending.await
    }

    /// Reports an event to a hand, and carries out the effects that need no waiting.
    fn happen(&self, at: At, event: Event) {
        let (effects, edit_lock) = self.tell(at, event);
        for effect in effects {
            match effect {
                Effect::Delete { token, sent } => {
                    self.delete(token, sent, edit_lock.clone(), Duration::ZERO);
                }
                Effect::Ring => self.publisher.ring(at.0),
                // Only a hand that is refreshed produces these.
                Effect::DrawUp { .. }
                | Effect::AwaitEditLock { .. }
                | Effect::Edit { .. }
                | Effect::SendBelow { .. }
                | Effect::DeleteSoon { .. }
                | Effect::Remind
                // Only a hand that ages.
                | Effect::Retire { .. } => {}
            }
        }
    }

    fn delete(
        &self,
        token: String,
        sent: HandMessage,
        edit_lock: Arc<tokio::sync::Mutex<()>>,
        after: Duration,
    ) {
        let (http, messenger) = (self.messenger.by_token(&token), self.messenger.clone());
        tokio::spawn(async move {
            tokio::time::sleep(after).await;
            // An edit in flight would be refused if the message were deleted first.
            let _edit_lock = edit_lock.lock().await;
            let deleted = match sent {
                HandMessage::Answer => {
                    let deleting = http.delete_original_interaction_response(&token);
                    messenger.by_answer(Route::DeleteAnswer, deleting).await
                }
                HandMessage::FollowUp(message) => {
                    let deleting = http.delete_followup_message(&token, message.into());
                    messenger.by_answer(Route::DeleteFollowUp, deleting).await
                }
            };
            if let Err(error) = deleted {
                // Usually its holder has dismissed it already.
                tracing::debug!("an old hand could not be deleted: {}", why(&error));
            }
        });
    }

    /// Reports an event to a hand; returns the effects and the hand's edit lock.
    fn tell(&self, at: At, event: Event) -> (Vec<Effect>, Arc<tokio::sync::Mutex<()>>) {
        let mut hands = self.hands.lock();
        let Slot { state, edit_lock } = hands.remove(&at).unwrap_or_default();
        let (state, effects) = state.step(event, Instant::now());
        if state != State::Away {
            let edit_lock = edit_lock.clone();
            hands.insert(at, Slot { state, edit_lock });
        }
        (effects, edit_lock)
    }

    /// The message of a hand, if it can be edited now.
    fn kept(&self, at: At) -> Option<Slot> {
        let hands = self.hands.lock();
        let kept = hands.get(&at);
        kept.filter(|kept| kept.state.is_open(Instant::now()))
            .cloned()
    }

    /// Until when the message of a hand can be edited; `None` if there is none.
    fn ends_at(&self, at: At) -> Option<Instant> {
        self.hands.lock().get(&at)?.state.ends_at()
    }

    /// All hands of a member.
    fn hands_of(&self, member: MemberId) -> Vec<At> {
        let hands = self.hands.lock();
        let at = hands.keys().filter(|(_, holder)| *holder == member);
        at.copied().collect()
    }
}
