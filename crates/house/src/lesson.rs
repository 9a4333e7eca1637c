//! Lessons: kept with a member's preferences, one at a time in each server, until nobody has touched it for a day.

use super::Tavern;
use crate::look::owners;
use crate::time::DAY_MS;
use books::PatronKey;
use ids::{ChannelId, DealId, GuildId, MemberId, Moment, TableId};
use lessons::{Ask, Lesson, Progress, Stand};
use pages::{LessonOn, LessonPage, Look, Persona, Preferences, finished_lesson, offered_lesson};
use rules::{Coins, Seat, Variant, Viewer};
use std::collections::HashMap;
use table::look::{Between, Clock, PausesLeft, Playing, Report, Scene};
use table::{ChairId, CoinKind, Place, Player, Recall, Reveal, Standing, Stretch, Terms};

/// After so long without a click a lesson is over, in milliseconds.
const KEPT: i64 = DAY_MS;

impl Tavern {
    /// The lesson that a member is taking, if any.
    pub fn lesson_on(&self, preferences: &Preferences) -> Option<Progress> {
        let on = preferences.lesson.as_ref()?;
        let is_old = self.house.time.now().saturating_sub(on.at) > KEPT;
        let progress = (!is_old).then(|| on.progress.clone())?;
        progress.lesson().map(|_| progress)
    }

    /// The game of the lesson that a member is in the middle of.
    pub(super) fn unfinished_lesson(&self, preferences: &Preferences) -> Option<Variant> {
        let on = self.lesson_on(preferences)?;
        let lesson = on.lesson()?;
        (lesson.stand(&on).ask != Ask::Over).then(|| lesson.variant())
    }

    /// Whether a member is to be offered the lesson of this game: once, if they have not begun it. From then on it
    /// counts as offered.
    ///
    /// # Errors
    /// The database fails: nothing was changed.
    pub async fn offers_lesson(
        &self,
        guild: GuildId,
        member: MemberId,
        variant: &Variant,
    ) -> anyhow::Result<bool> {
        let offered = offered_lesson(variant.game());
        self.members.is_new_hint(guild, member, &offered).await
    }

    /// Begins a lesson; one that the member was taking is over.
    ///
    /// # Errors
    /// The database fails: nothing was changed.
    pub async fn begin_lesson(
        &self,
        guild: GuildId,
        member: MemberId,
        variant: &Variant,
    ) -> anyhow::Result<Progress> {
        let progress = Progress::new(variant);
        let on = LessonOn {
            progress: progress.clone(),
            at: self.house.time.now(),
        };
        let begin = |preferences: &mut Preferences| {
            preferences.hints.insert(offered_lesson(variant.game()));
            preferences.lesson = Some(on);
        };
        let members = &self.members;
        members.set_preferences(guild, member, begin).await?;
        Ok(progress)
    }

    /// Ends the lesson that a member is taking.
    ///
    /// # Errors
    /// The database fails: nothing was changed.
    pub async fn end_lesson(&self, guild: GuildId, member: MemberId) -> anyhow::Result<()> {
        let end = |preferences: &mut Preferences| preferences.lesson = None;
        self.members.set_preferences(guild, member, end).await?;
        Ok(())
    }

    /// Remembers that a member finished the lesson of this game.
    ///
    /// # Errors
    /// The database fails: nothing was changed.
    pub async fn finish_lesson(
        &self,
        guild: GuildId,
        member: MemberId,
        variant: &Variant,
    ) -> anyhow::Result<()> {
        let finish = |preferences: &mut Preferences| {
            preferences.hints.insert(finished_lesson(variant.game()));
        };
        self.members.set_preferences(guild, member, finish).await?;
        Ok(())
    }

    /// Goes on in the lesson that a member is taking: how far they are then, and what `change` says. `None` if they
    /// take none.
    ///
    /// # Errors
    /// The database fails: nothing was changed.
    pub async fn go_on_in_lesson<T: Send>(
        &self,
        guild: GuildId,
        member: MemberId,
        change: impl FnOnce(&Lesson, &mut Progress) -> T + Send,
    ) -> anyhow::Result<Option<(Progress, T)>> {
        let (mut said, now) = (None, self.house.time.now());
        let go_on = |preferences: &mut Preferences| {
            let Some(progress) = self.lesson_on(preferences) else {
                return;
            };
            let (mut progress, lesson) = (progress.clone(), progress.lesson());
            said = lesson.map(|lesson| {
                let answer = change(lesson, &mut progress);
                (progress.clone(), answer)
            });
            preferences.lesson = Some(LessonOn { progress, at: now });
        };
        self.members.set_preferences(guild, member, go_on).await?;
        Ok(said)
    }

    /// How a learner stands in the lesson that they are taking; `None` if there is no such lesson any more.
    ///
    /// # Errors
    /// The database fails.
    pub async fn lesson_page(
        &self,
        guild: GuildId,
        channel: ChannelId,
        member: MemberId,
        on: &Progress,
    ) -> anyhow::Result<Option<LessonPage>> {
        let Some(lesson) = on.lesson() else {
            return Ok(None);
        };
        let stand = lesson.stand(on);
        let look = self.lesson_look(guild, channel, member, &stand);
        Ok(Some(LessonPage {
            look: look.await?,
            ask: stand.ask,
            asked: stand.asked,
            left: stand.left,
        }))
    }

    /// A lesson as a table for fun that its learner alone sees.
    async fn lesson_look(
        &self,
        guild: GuildId,
        channel: ChannelId,
        member: MemberId,
        stand: &Stand,
    ) -> anyhow::Result<Look> {
        let learner = Player::Member(self.members.person(guild, member).await?);
        let setup = stand.deal.setup();
        let patrons = patrons::CAST
            .iter()
            .filter_map(|patron| PatronKey::new(patron.key).ok());
        let mut patrons = patrons.map(Player::Patron);
        let mut occupants = Vec::new();
        for seat in Seat::all(setup.seats()) {
            let player = if seat.index() == Lesson::LEARNER {
                Some(learner.clone())
            } else {
                patrons.next()
            };
            occupants.extend(player);
        }
        let look = as_table((guild, channel, member), stand, &occupants);
        let mut personas = HashMap::new();
        for owner in owners(&look) {
            let persona = Persona {
                name: self.members.name_of(guild, &owner).await?,
                character: None,
                face: self.staff.face_of(guild, &owner),
            };
            personas.insert(owner, persona);
        }
        Ok(Look {
            table: look,
            personas,
            free: HashMap::new(),
            ahead: 0,
            highlight: None,
            is_first_win: false,
            outage: None,
        })
    }
}

/// The look of a table at which nothing but this deal happens.
fn as_table(
    (guild, channel, member): (GuildId, ChannelId, MemberId),
    stand: &Stand,
    players: &[Player],
) -> table::look::Look {
    let setup = stand.deal.setup();
    let chair = |(number, player): (usize, &Player)| table::look::Chair {
        id: ChairId(number as u32),
        player: player.clone(),
        standing: Standing::In,
        absent: false,
        plays: true,
        waits: false,
        goes: false,
        held: Coins::ZERO,
        purse: None,
        played_by: None,
        at_stake: Coins::ZERO,
        concedes: false,
    };
    let chairs: Vec<table::look::Chair> = players.iter().enumerate().map(chair).collect();
    let view = stand.view();
    let scene = match stand.ask {
        Ask::Over => Scene::Between(Box::new(Between {
            report: Report {
                deal: DealId(0),
                owners: players.iter().map(Player::owner).collect(),
                view: stand.deal.view(Viewer::Bystander),
                payments: stand.payments.clone(),
                aside: Vec::new(),
            },
            next_at: Moment(0),
        })),
        Ask::Read(_) | Ask::Act | Ask::Doubt(..) => Scene::Playing(Box::new(Playing {
            deal: DealId(0),
            chair_of: chairs.iter().map(|chair| chair.id).collect(),
            seat: view.seat(),
            view,
            asked: stand.asked,
            answered: false,
            awaited: Vec::new(),
            clock: Clock {
                stretch: Stretch::Turn,
                until: Moment(0),
            },
            plays_itself: false,
        })),
    };
    table::look::Look {
        id: TableId(0),
        guild,
        channel,
        viewer: Some(member),
        host: member,
        terms: Terms {
            variant: setup.variant(),
            stake: setup.stake(),
            turn_seconds: 0,
            coins: CoinKind::Chips,
        },
        chairs,
        deals: 0,
        may_change_coins: false,
        match_on: None,
        draw: None,
        pair: None,
        carried: Coins::ZERO,
        shuffle: None,
        reveal: Reveal::Deal,
        recall: Recall::Own,
        closing: None,
        paused: None,
        pauses_left: PausesLeft {
            host: ids::Millis::ZERO,
            gm: ids::Millis::ZERO,
        },
        placeless: None,
        wish: None,
        won: Vec::new(),
        last: None,
        cancelled: None,
        solo: true,
        language: None,
        place: Place::Channel,
        invited: Vec::new(),
        ready: None,
        waits_for_one: false,
        pace: None,
        scene,
        notices: Vec::new(),
        talk: None,
    }
}
