//! Runs the script in one channel of one Discord, and tidies up.

use super::answer::{Answer, Fact, Facts, Outcome};
use super::ear::{Ear, Heard};
use super::requests::{self as ask, Sent};
use super::scene::{Asked, Left, Props, Scene, Thing};
use super::script::{Act, Asks, Effect, Hears, Press, QUESTIONS, Question, Step};
use crate::config::Config;
use crate::discord::decks::Decks;
use crate::discord::faces;
use crate::discord::http::Door;
use crate::discord::reach::{DoorError, token_owner};
use crate::discord::refused::why;
use crate::discord::rival::{ANSWERED, Sightings, Sign};
use pages::{Inks, Language};
use serde_json::Value;
use serenity::all::Interaction;
use serenity::http::{ErrorResponse, Http, HttpError, Multipart, MultipartUpload, Request};
use serenity::model::channel::{Channel, ChannelType};
use serenity::model::id::{ApplicationId, ChannelId, GuildId, MessageId};
use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tokio_util::sync::CancellationToken;

/// How long somebody has for a press.
const PATIENCE: Duration = Duration::from_secs(5 * 60);
/// How long the gateway may take to say what follows by itself.
const SOON: Duration = Duration::from_secs(60);
/// How old a message must be for its edits to be limited.
const OLD: i64 = 60 * 60;
/// How often an old message is edited at most.
const EDITS: u64 = 6;
/// So many sessions are begun, and so many more may be needed by the bot afterwards.
const SESSIONS: u64 = 4;
/// Discord's code for an edit of an old message; the only 429 that limits nothing else.
const TOO_OLD: i64 = 30046;
/// Why a step is not tried.
const NOT_THERE: &str = "what it needs is not there";
/// How long to wait while tidying up before a request that was limited is repeated, and how often.
const LIMITED: Duration = Duration::from_secs(5);
const REPEATS: usize = 6;

/// The place of a rehearsal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The server's id.
    pub guild: u64,
    /// The channel's id.
    pub channel: u64,
}

/// Who takes part besides the bot.
pub trait Person {
    /// Is asked to press something, and need not have done it when this returns.
    fn press(&mut self, press: &Press, scene: &Scene) -> impl Future<Output = ()>;
    /// Says whether something is so; `None` if they cannot tell.
    fn sees(&mut self, question: &Question) -> impl Future<Output = Option<bool>>;
    /// Lets time pass.
    fn wait(&mut self, time: Duration) -> impl Future<Output = ()>;
}

/// Why a rehearsal could not begin.
#[derive(Debug, thiserror::Error)]
pub enum StageError {
    /// Discord cannot be asked, or does not accept the token.
    #[error(transparent)]
    Door(#[from] DoorError),
    /// Discord refused a request that everything else needs.
    #[error("Discord was asked about {about}, and refused: {why}")]
    Refused {
        /// What it was asked about.
        about: &'static str,
        /// Its answer.
        why: String,
    },
    /// The channel is not a text channel of the server.
    #[error("CHANNEL is not a text channel of GUILD that the bot can see")]
    Channel,
    /// Too few sessions are left for today.
    #[error(
        "Discord lets this bot begin only {0} more sessions today, and a rehearsal needs four: try again tomorrow"
    )]
    Sessions(u64),
    /// The file of what is left on Discord cannot be read or written.
    #[error("{path} cannot be used: {why}")]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        why: String,
    },
    /// A picture could not be drawn.
    #[error("a picture could not be drawn")]
    Picture,
}

/// Why a rehearsal ended before its time.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stopped {
    /// Discord said that a limit was reached.
    #[error("Discord said that a limit was reached (429): wait some minutes, then try again")]
    Limited,
    /// It was asked to stop.
    #[error("stopped")]
    Asked,
    /// Nobody pressed what they were asked to.
    #[error("nobody pressed it within {} minutes", PATIENCE.as_secs() / 60)]
    Nobody,
    /// Another program uses the token.
    #[error("{0}")]
    Rival(Sign),
    /// The gateway did not say what it should.
    #[error("the gateway did not speak of {0} in time")]
    Silent(&'static str),
    /// Discord did not answer a request.
    #[error("Discord did not answer: {0}")]
    Unreached(String),
    /// The file of what is left on Discord cannot be written.
    #[error("{0}")]
    File(String),
}

impl Stopped {
    /// The word for the report.
    pub fn kind(&self) -> &'static str {
        match self {
            Stopped::Limited => "429",
            Stopped::Asked => "stopped by the operator",
            Stopped::Nobody => "nobody pressed",
            Stopped::Rival(_) => "another program uses the token",
            Stopped::Silent(_) => "the gateway was silent",
            Stopped::Unreached(_) => "no answer",
            Stopped::File(_) => "a file could not be written",
        }
    }
}

/// What is there for one run of the script.
pub struct Stage {
    wire: Wire,
    scene: Scene,
    ear: Ear,
    /// Where `scene.left` is kept, so that another run can tidy up after this one.
    file: Option<PathBuf>,
    /// What the last headers ask to wait for.
    owed: Duration,
    /// Events that the library could not read.
    unread: u64,
    /// The shard, and the sessions that it began.
    shard: u32,
    sessions: Sightings,
    /// Who pressed first; nobody else's presses count.
    person: Option<u64>,
    /// What an earlier run left and this one could not remove, in a sentence for each.
    earlier: Vec<String>,
    stop: CancellationToken,
}

/// An answer to a request, whole.
struct Reply {
    status: u16,
    code: Option<i64>,
    ms: u64,
    body: Value,
    limit: Option<u64>,
    /// How long to wait, if nothing is left of the limit.
    rest: Option<Duration>,
    refuses_face: bool,
}

impl Stage {
    /// Connects, checks the place, and tidies up what an earlier run left; nothing is made before [`Stage::run`].
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn open(
        config: &Config,
        place: Place,
        file: Option<PathBuf>,
        stop: CancellationToken,
    ) -> Result<Stage, StageError> {
        let (_, application) = token_owner(config).await?;
        let application = ApplicationId::new(application);
        let door = Door::new(&config.token, &config.discord)
            .map_err(|error| DoorError::Connections(error.to_string()))?;
        let door = door.for_application(application);
        let http = door.http();
        let refused = |about| {
            move |error| StageError::Refused {
                about,
                why: why(&error),
            }
        };
        let (guild, channel) = (GuildId::new(place.guild), ChannelId::new(place.channel));
        let here = http
            .get_channel(channel)
            .await
            .map_err(refused("CHANNEL"))?;
        let is_one = |here: &Channel| {
            matches!(here, Channel::Guild(here)
                if here.guild_id == guild && here.kind == ChannelType::Text)
        };
        if !is_one(&here) {
            return Err(StageError::Channel);
        }
        let gateway = http
            .get_bot_gateway()
            .await
            .map_err(refused("the gateway"))?;
        let sessions = gateway.session_start_limit.remaining;
        if sessions < SESSIONS {
            return Err(StageError::Sessions(sessions));
        }
        let of = gateway.shards.max(1);
        let shard = u32::try_from((place.guild >> 22) % u64::from(of)).unwrap_or(0);
        // What was left is tidied away before anything is made; another channel's is, too.
        let here = Left {
            guild,
            channel,
            things: BTreeMap::new(),
        };
        let left = match &file {
            Some(file) => read(file)?.unwrap_or(here.clone()),
            None => here.clone(),
        };
        let deck = Decks::default().deck(Language::English, Inks::FourColours);
        let ear = Ear::connect(&door, shard, of)
            .await
            .map_err(refused("a connection"))?;
        let scene = Scene {
            application,
            left,
            first: None,
            latest: None,
            run: rand::random(),
            props: Props::draw(&deck).ok_or(StageError::Picture)?,
        };
        let mut stage = Stage {
            wire: Wire {
                http,
                connections: door.connections().clone(),
            },
            scene,
            ear,
            file,
            owed: Duration::ZERO,
            unread: 0,
            shard,
            sessions: Sightings::default(),
            person: None,
            earlier: Vec::new(),
            stop,
        };
        let old = stage.scene.left.things.remove(&Thing::Old);
        let is_here = stage.scene.channel() == channel && stage.scene.guild() == guild;
        if let (Some(old), false) = (old, is_here) {
            stage.scene.left.things.insert(Thing::Old, old);
        }
        stage.sweep().await;
        stage.earlier = stage.stays();
        stage.scene.left = here;
        if let (Some(old), true) = (old, is_here) {
            stage.scene.left.things.insert(Thing::Old, old);
        }
        stage.sweep_by_name().await;
        Ok(stage)
    }

    /// Runs these steps, and tells of each what came of it.
    ///
    /// # Errors
    /// Why it ended before its time.
    pub async fn run<P: Person>(
        &mut self,
        steps: &[Step],
        person: &mut P,
        mut told: impl FnMut(&Step, &Outcome),
    ) -> Result<Vec<Option<bool>>, Stopped> {
        let mut seen = Vec::new();
        // Nobody presses anything before the bot can hear of it.
        self.hear_by_itself("a session", |heard| matches!(heard, Heard::Ready(_)))
            .await?;
        for step in steps {
            if self.stop.is_cancelled() {
                return Err(Stopped::Asked);
            }
            let outcome = self.step(step, person, &mut seen).await?;
            if let (Outcome::Answered(answer), Effect::Removes(thing)) = (&outcome, step.effect)
                && answer.status.is_none_or(is_gone)
            {
                self.scene.left.things.remove(&thing);
                self.keep()?;
            }
            told(step, &outcome);
        }
        Ok(seen)
    }

    async fn step<P: Person>(
        &mut self,
        step: &Step,
        person: &mut P,
        seen: &mut Vec<Option<bool>>,
    ) -> Result<Outcome, Stopped> {
        match &step.act {
            Act::Send(request) => {
                self.rest(person).await?;
                self.send(step, *request).await
            }
            Act::Answer(request) => {
                let outcome = self.send(step, *request).await?;
                match &outcome {
                    Outcome::Answered(answer) if answer.code == i64::try_from(ANSWERED).ok() => {
                        Err(Stopped::Rival(Sign::Answered))
                    }
                    _ => Ok(outcome),
                }
            }
            Act::EditOld(request) => self.edit_old(*request, person).await,
            Act::Press(press, _) if self.scene.id(press.does.needs()).is_none() => {
                self.scene.latest = None;
                Ok(Outcome::Skipped(NOT_THERE))
            }
            Act::Press(press, hears) => {
                person.press(press, &self.scene).await;
                self.hear(step, *hears).await
            }
            Act::Hear(_) | Act::Wait(_) if self.scene.latest.is_none() => {
                Ok(Outcome::Skipped(NOT_THERE))
            }
            Act::Hear(hears) => self.hear(step, *hears).await,
            Act::Wait(time) => {
                self.wait(*time, person).await?;
                Ok(heard(Duration::ZERO, Vec::new()))
            }
            Act::Resume => {
                let begun = Instant::now();
                self.ear.lose().await;
                let back = |heard: &Heard| matches!(heard, Heard::Resumed | Heard::Ready(_));
                let back = self.hear_by_itself("a session that goes on", back).await?;
                let is_resumed = Fact::is(matches!(back, Heard::Resumed));
                Ok(heard(
                    begun.elapsed(),
                    vec![("the session went on", is_resumed)],
                ))
            }
            Act::Reconnect => {
                let begun = Instant::now();
                self.ear.begin_anew().await;
                let is_ready = |heard: &Heard| matches!(heard, Heard::Ready(_));
                let ready = self.hear_by_itself("a new session", is_ready).await?;
                let said = match ready {
                    Heard::Ready(said) => said,
                    _ => Value::Null,
                };
                let mut facts = self.facts(step, &said, None, false);
                facts.push((
                    "events that the library cannot read",
                    Fact::Number(self.unread),
                ));
                Ok(heard(begun.elapsed(), facts))
            }
            Act::Look => {
                for question in &QUESTIONS {
                    let says = tokio::select! {
                        says = person.sees(question) => says,
                        () = self.stop.cancelled() => return Err(Stopped::Asked),
                    };
                    seen.push(says);
                }
                Ok(heard(Duration::ZERO, Vec::new()))
            }
        }
    }

    async fn send(&mut self, step: &Step, request: Asks) -> Result<Outcome, Stopped> {
        let Some(sent) = request(&self.scene) else {
            return Ok(Outcome::Skipped(NOT_THERE));
        };
        let reply = self.wire.send(sent).await.map_err(Stopped::Unreached)?;
        self.owed = self.owed.max(reply.rest.unwrap_or_default());
        if reply.is_limited() {
            return Err(Stopped::Limited);
        }
        if let (Effect::Makes(thing), Some(id)) = (step.effect, id_of(&reply.body)) {
            self.scene.left.things.insert(thing, id);
            self.keep()?;
        }
        let mut facts = self.facts(step, &reply.body, reply.limit, reply.refuses_face);
        if let Some(reads) = step.reads {
            facts.push(("the library reads it", Fact::is(reads(&reply.body))));
        }
        Ok(reply.outcome(facts))
    }

    fn facts(&self, step: &Step, body: &Value, limit: Option<u64>, refuses_face: bool) -> Facts {
        let all = step.compared.iter();
        all.flat_map(|compared| compared.facts(body, &self.scene, limit, refuses_face))
            .collect()
    }

    /// Edits an old message until that is refused, if there is one.
    async fn edit_old<P: Person>(
        &mut self,
        request: Asks,
        person: &mut P,
    ) -> Result<Outcome, Stopped> {
        // By Discord's own clock, which both messages tell.
        let time_of = |thing| {
            let id = self.scene.id(thing).map(MessageId::new);
            id.map(|id| id.created_at().unix_timestamp())
        };
        match (time_of(Thing::Old), time_of(Thing::Table)) {
            (Some(old), Some(now)) if now - old > OLD => {}
            _ => return Ok(Outcome::Skipped("no message is more than an hour old")),
        }
        let mut accepted = 0;
        loop {
            self.rest(person).await?;
            let Some(sent) = request(&self.scene) else {
                return Ok(Outcome::Skipped(NOT_THERE));
            };
            let reply = self.wire.send(sent).await.map_err(Stopped::Unreached)?;
            self.owed = self.owed.max(reply.rest.unwrap_or_default());
            if reply.is_limited() {
                return Err(Stopped::Limited);
            }
            accepted += u64::from(reply.status < 300);
            if reply.status >= 300 || accepted == EDITS {
                return Ok(reply.outcome(vec![("edits accepted", Fact::Number(accepted))]));
            }
        }
    }

    /// Waits for what somebody was asked to do.
    async fn hear(&mut self, step: &Step, wanted: Hears) -> Result<Outcome, Stopped> {
        let begun = Instant::now();
        let hearing = tokio::time::timeout(PATIENCE, self.hears(wanted));
        let said = hearing.await.map_err(|_| Stopped::Nobody)??;
        let facts = self.facts(step, &said, None, false);
        Ok(heard(begun.elapsed(), facts))
    }

    async fn hears(&mut self, wanted: Hears) -> Result<Value, Stopped> {
        loop {
            let Some(heard) = self.next_heard().await? else {
                return Err(Stopped::Silent("an event"));
            };
            let asked = match &heard {
                Heard::Asked(asked) => Some((asked_of(asked), user_of(asked))),
                _ => None,
            };
            if let Some((_, user)) = &asked
                && self.person.is_some_and(|person| person != *user)
            {
                continue;
            }
            if let Some(said) = heard.is(wanted, self.scene.thread()) {
                if let Some((asked, user)) = asked {
                    self.person = Some(user);
                    if wanted == Hears::Component(ask::HERE) {
                        self.scene.first = Some(asked.clone());
                    }
                    self.scene.latest = Some(asked);
                }
                return Ok(said);
            }
            // Somebody who types on is offered the same words.
            let is_typing = |asked: &Interaction| matches!(asked, Interaction::Autocomplete(_));
            if let Heard::Asked(typed) = &heard
                && is_typing(typed)
                && let Some((asked, _)) = asked
            {
                let before = self.scene.latest.replace(asked);
                if let Some(sent) = ask::answer_words(&self.scene) {
                    let _ = self.wire.send(sent).await;
                }
                self.scene.latest = before;
            }
        }
    }

    /// Waits for what the gateway says without anybody's doing.
    async fn hear_by_itself(
        &mut self,
        what: &'static str,
        is_it: impl Fn(&Heard) -> bool,
    ) -> Result<Heard, Stopped> {
        let hearing = async {
            loop {
                match self.next_heard().await? {
                    Some(heard) if is_it(&heard) => return Ok(heard),
                    Some(_) => {}
                    None => return Err(Stopped::Silent(what)),
                }
            }
        };
        let heard = tokio::time::timeout(SOON, hearing).await;
        heard.map_err(|_| Stopped::Silent(what))?
    }

    async fn next_heard(&mut self) -> Result<Option<Heard>, Stopped> {
        let heard = tokio::select! {
            heard = self.ear.next() => heard,
            () = self.stop.cancelled() => return Err(Stopped::Asked),
        };
        self.unread += u64::from(matches!(heard, Some(Heard::Unread)));
        let now = tokio::time::Instant::now();
        if matches!(heard, Some(Heard::Ready(_))) && self.sessions.begins_too_often(self.shard, now)
        {
            return Err(Stopped::Rival(Sign::SessionsEnd));
        }
        Ok(heard)
    }

    /// Waits as long as the last headers asked for.
    async fn rest<P: Person>(&mut self, person: &mut P) -> Result<(), Stopped> {
        let owed = std::mem::take(&mut self.owed);
        self.wait(owed, person).await
    }

    async fn wait<P: Person>(&self, time: Duration, person: &mut P) -> Result<(), Stopped> {
        if time.is_zero() {
            return Ok(());
        }
        tokio::select! {
            () = person.wait(time) => Ok(()),
            () = self.stop.cancelled() => Err(Stopped::Asked),
        }
    }

    /// Leaves a message that the next run can edit, in the place of one that was left before.
    ///
    /// # Errors
    /// Why it could not be left.
    pub async fn leave_one(&mut self) -> Result<(), Stopped> {
        self.remove(ask::delete_old).await;
        self.scene.left.things.remove(&Thing::Old);
        let Some(sent) = ask::post_old(&self.scene) else {
            return Ok(());
        };
        let reply = self.wire.send(sent).await.map_err(Stopped::Unreached)?;
        if let Some(id) = id_of(&reply.body) {
            self.scene.left.things.insert(Thing::Old, id);
        }
        self.keep()
    }

    /// Removes everything that is left; what stays, in a sentence for each. Also removes the message that was left for
    /// this run, unless it is to wait for the next one.
    pub async fn tidy(&mut self, keep_old: bool) -> Vec<String> {
        let old = if keep_old {
            self.scene.left.things.remove(&Thing::Old)
        } else {
            None
        };
        self.sweep().await;
        let things = &mut self.scene.left.things;
        things.extend(old.map(|old| (Thing::Old, old)));
        self.sweep_by_name().await;
        let mut stays = self.stays();
        if let Err(error) = self.keep() {
            stays.push(error.to_string());
        }
        self.ear.disconnect().await;
        stays
    }

    /// What an earlier run left and this one could not remove, in a sentence for each.
    pub fn left_earlier(&self) -> &[String] {
        &self.earlier
    }

    /// What `scene.left` still names, in a sentence for each.
    fn stays(&self) -> Vec<String> {
        let sentence = |thing: &Thing| match thing {
            Thing::Thread => {
                "the thread Rehearsal, closed: a bot may not delete it, so delete it by hand"
            }
            Thing::Emoji => "the emoji triomphe_rehearsal among the application's",
            Thing::Command => "the command /triomphe-rehearsal in the server",
            _ => "a message that begins with Rehearsal in the channel: delete it by hand",
        };
        // An old one that is still there waits for the next run.
        let all = self.scene.left.things.keys();
        let all = all.filter(|thing| **thing != Thing::Old);
        all.map(|thing| sentence(thing).to_owned()).collect()
    }

    /// Removes what `scene.left` names; what could not be removed stays named.
    async fn sweep(&mut self) {
        let things: Vec<Thing> = self.scene.left.things.keys().copied().collect();
        for thing in things {
            let request: Asks = match thing {
                Thing::Table => ask::delete_table,
                Thing::Plain => ask::delete_plain,
                Thing::Twin => ask::delete_twin,
                Thing::Stray => ask::delete_stray,
                Thing::Old => ask::delete_old,
                Thing::Thread => ask::delete_thread,
                Thing::Emoji => ask::delete_emoji,
                Thing::Command => ask::delete_command,
                Thing::Hand => ask::delete_answer,
                Thing::FollowUp => ask::delete_follow_up,
                // It goes with the thread.
                Thing::Inside => {
                    self.scene.left.things.remove(&thing);
                    continue;
                }
            };
            let is_private = matches!(thing, Thing::Hand | Thing::FollowUp);
            // A private answer is nobody else's, and goes with its token.
            if self.remove(request).await || is_private {
                self.scene.left.things.remove(&thing);
            } else if thing == Thing::Thread {
                self.remove(ask::archive).await;
            }
        }
        let _ = self.keep();
    }

    /// Removes what was made and not noted down: by a run that was killed over it, or because it was not to be made.
    async fn sweep_by_name(&mut self) {
        let emoji = self.listed(ask::emoji_list).await;
        let is_ours = |name: &str| ask::EMOJI.contains(&name);
        for id in named(&emoji["items"], "/name", is_ours) {
            self.scene.left.things.insert(Thing::Emoji, id);
            if self.remove(ask::delete_emoji).await {
                self.scene.left.things.remove(&Thing::Emoji);
            }
        }
        let commands = self.listed(ask::command_list).await;
        for id in named(&commands, "/name", |name| name == ask::COMMAND) {
            self.scene.left.things.insert(Thing::Command, id);
            if self.remove(ask::delete_command).await {
                self.scene.left.things.remove(&Thing::Command);
            }
        }
        // Where the bot may not read what was posted before, the list is empty.
        let messages = self.listed(ask::messages).await;
        let own = self.scene.application.to_string();
        let all = messages.as_array().cloned().unwrap_or_default();
        let ours = Value::Array(
            all.into_iter()
                .filter(|message| message["author"]["id"] == own.as_str())
                .collect(),
        );
        let begins = |text: &str| text.starts_with(ask::MARK);
        for id in named(&ours, "/content", begins) {
            if Some(id) != self.scene.id(Thing::Old) {
                let sent = ask::delete_message(&self.scene, id);
                let _ = self.wire.send(sent).await;
            }
        }
    }

    async fn listed(&self, request: Asks) -> Value {
        match request(&self.scene) {
            Some(sent) => match self.wire.send(sent).await {
                Ok(reply) => reply.body,
                Err(_) => Value::Null,
            },
            None => Value::Null,
        }
    }

    /// Removes one thing; whether it is gone.
    async fn remove(&self, request: Asks) -> bool {
        for _ in 0..REPEATS {
            let Some(sent) = request(&self.scene) else {
                return false;
            };
            match self.wire.send(sent).await {
                Ok(reply) if reply.status == 429 => tokio::time::sleep(LIMITED).await,
                Ok(reply) => {
                    if let Some(rest) = reply.rest {
                        tokio::time::sleep(rest).await;
                    }
                    return is_gone(reply.status);
                }
                Err(_) => return false,
            }
        }
        false
    }

    /// Writes down what is left on Discord, before anything else is made.
    fn keep(&self) -> Result<(), Stopped> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        let done = if self.scene.left.things.is_empty() {
            match std::fs::remove_file(file) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            }
        } else {
            serde_json::to_vec(&self.scene.left)
                .map_err(io::Error::other)
                .and_then(|text| std::fs::write(file, text))
        };
        done.map_err(|error| {
            Stopped::File(format!("{} cannot be written: {error}", file.display()))
        })
    }
}

fn read(file: &PathBuf) -> Result<Option<Left>, StageError> {
    let unusable = |why: String| StageError::File {
        path: file.clone(),
        why,
    };
    match std::fs::read(file) {
        Ok(text) => serde_json::from_slice(&text)
            .map(Some)
            .map_err(|error| unusable(error.to_string())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(unusable(error.to_string())),
    }
}

/// Whether something is gone, after this answer to its deletion.
fn is_gone(status: u16) -> bool {
    status < 300 || status == 404
}

/// The ids of those whose text at this place is wanted.
fn named(list: &Value, place: &str, wanted: impl Fn(&str) -> bool) -> Vec<u64> {
    let all = list.as_array().map(Vec::as_slice).unwrap_or_default();
    let is_wanted = |item: &&Value| {
        let text = item.pointer(place).and_then(Value::as_str);
        text.is_some_and(&wanted)
    };
    all.iter().filter(is_wanted).filter_map(id_of).collect()
}

fn id_of(body: &Value) -> Option<u64> {
    body.pointer("/id")?.as_str()?.parse().ok()
}

fn asked_of(asked: &Interaction) -> Asked {
    Asked {
        id: asked.id(),
        token: asked.token().to_owned(),
    }
}

fn user_of(asked: &Interaction) -> u64 {
    let user = match asked {
        Interaction::Command(asked) | Interaction::Autocomplete(asked) => &asked.user,
        Interaction::Component(asked) => &asked.user,
        Interaction::Modal(asked) => &asked.user,
        _ => return 0,
    };
    user.id.get()
}

fn heard(after: Duration, facts: Facts) -> Outcome {
    Outcome::Answered(Answer {
        status: None,
        code: None,
        ms: millis(after),
        facts,
    })
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl Reply {
    /// Whether a limit was reached, other than that of an old message.
    fn is_limited(&self) -> bool {
        self.status == 429 && self.code != Some(TOO_OLD)
    }

    fn outcome(&self, facts: Facts) -> Outcome {
        Outcome::Answered(Answer {
            status: Some(self.status),
            code: self.code,
            ms: self.ms,
            facts,
        })
    }
}

/// Sends requests.
struct Wire {
    http: Http,
    connections: reqwest::Client,
}

impl Wire {
    /// Sends a request as the library does it for the bot, but without its limiter: the script keeps to the limits that
    /// the headers tell of, which the library does not hand on with a refusal.
    async fn send(&self, sent: Sent<'_>) -> Result<Reply, String> {
        let body = sent.body.map(|body| body.to_string());
        let method = sent.method.reqwest_method();
        let request = Request::new(sent.route, sent.method);
        let request = if sent.files.is_empty() {
            request.body(body.map(String::into_bytes))
        } else {
            request.multipart(Some(Multipart {
                upload: MultipartUpload::Attachments(sent.files),
                fields: Vec::new(),
                payload_json: body,
            }))
        };
        let (token, proxy) = (self.http.token(), self.http.proxy.as_deref());
        let request = request.build(&self.connections, token, proxy);
        let begun = Instant::now();
        let answer = request.map_err(|error| why(&error))?.send().await;
        let answer = answer.map_err(|error| why(&HttpError::Request(error).into()))?;
        let ms = millis(begun.elapsed());
        let header = |name: &str| answer.headers().get(name)?.to_str().ok();
        let limit = header("x-ratelimit-limit").and_then(|text| text.parse().ok());
        let rest = match header("x-ratelimit-remaining") {
            Some("0") => header("x-ratelimit-reset-after")
                .and_then(|text| text.parse().ok())
                .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()),
            _ => None,
        };
        let status = answer.status();
        let mut reply = Reply {
            status: status.as_u16(),
            code: None,
            ms,
            body: Value::Null,
            limit,
            rest,
            refuses_face: false,
        };
        if status.is_success() {
            let text = answer.bytes().await;
            let text = text.map_err(|_| "half an answer".to_owned())?;
            // An answer without a body has no facts.
            reply.body = serde_json::from_slice(&text).unwrap_or_default();
        } else {
            let refusal = ErrorResponse::from_response(answer, method).await;
            reply.code = i64::try_from(refusal.error.code).ok();
            reply.refuses_face = faces::are_refused(&HttpError::from(refusal).into());
        }
        Ok(reply)
    }
}
