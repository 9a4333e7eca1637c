//! A click's way: read the button, do it, answer with what is true then. Never deferred.

use super::acts::AskedIn;
use super::art::{Illustrated, shown_in};
use super::bot::{Bot, Laid};
use super::guest::{AskedAt, Guest};
use super::hands::{Due, Hand};
use super::send::{Seen, answer, ask, update};
use super::surfaces::why;
use super::wrong::Wrong;
use futures_util::FutureExt as _;
use house::{Asked, Chair, DealId, Look, MemberId, Refusal, Scene, Sorry, TableId, Trouble};
use screens::art::{Art, HAND, Mark};
use screens::button::{Button, TableKey};
use screens::screen::{Dialog, Screen};
use screens::words::{Words, args};
use serenity::builder::{Builder, CreateInteractionResponse};
use serenity::model::application::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind,
    MessageInteractionMetadata, ModalInteraction,
};
use serenity::model::channel::{Message, MessageFlags};
use serenity::model::id::{InteractionId, UserId};
use std::panic::AssertUnwindSafe;
use std::time::Duration;

/// How long an answer lets a change of the same hand pass that is on its way already.
const LET_PASS: Duration = Duration::from_millis(150);

/// How a click is answered.
pub(super) enum Reply {
    /// The private message that was clicked becomes this hand; if it is not private, it is a new one.
    Hand(Box<Hand>),
    /// The same with a screen that does not change by itself.
    Page(Screen),
    /// A new private message.
    Note(Screen),
    /// The same with a picture, which may follow.
    Illustrated(Illustrated),
    /// Lines to be filled in.
    Dialog(Dialog),
    /// Nothing: what was done shows elsewhere.
    Silent,
}

impl Reply {
    /// A hand.
    pub(super) fn hand(hand: Hand) -> Reply {
        Reply::Hand(Box::new(hand))
    }
}

/// What was pressed, chosen or filled in, and on which message.
struct Press<'a> {
    id: InteractionId,
    token: &'a str,
    user: UserId,
    locale: &'a str,
    guest: Option<Guest>,
    custom_id: &'a str,
    /// What was chosen in a menu, or filled into a dialog.
    values: Vec<&'a str>,
    message: Option<&'a Message>,
}

impl Bot {
    /// Answers a click or a choice in a menu.
    pub async fn click(&self, click: &ComponentInteraction) {
        use ComponentInteractionDataKind::{ChannelSelect, RoleSelect, StringSelect};
        let values: Vec<String> = match &click.data.kind {
            StringSelect { values } => values.clone(),
            RoleSelect { values } => values.iter().map(ToString::to_string).collect(),
            ChannelSelect { values } => values.iter().map(ToString::to_string).collect(),
            _ => Vec::new(),
        };
        let asked = AskedAt {
            guild: click.guild_id,
            channel: click.channel_id,
            place: click.channel.as_ref(),
            member: click.member.as_ref(),
            locale: &click.locale,
            bot: click.app_permissions,
        };
        self.press(Press {
            id: click.id,
            token: &click.token,
            user: click.user.id,
            locale: &click.locale,
            guest: Guest::new(self, &asked).await,
            custom_id: &click.data.custom_id,
            values: values.iter().map(String::as_str).collect(),
            message: Some(&click.message),
        })
        .await;
    }

    /// Answers a dialog that was filled in.
    pub async fn dialog(&self, sent: &ModalInteraction) {
        let inputs = sent.data.components.iter().flat_map(|row| &row.components);
        let asked = AskedAt {
            guild: sent.guild_id,
            channel: sent.channel_id,
            place: sent.channel.as_ref(),
            member: sent.member.as_ref(),
            locale: &sent.locale,
            bot: sent.app_permissions,
        };
        self.press(Press {
            id: sent.id,
            token: &sent.token,
            user: sent.user.id,
            locale: &sent.locale,
            guest: Guest::new(self, &asked).await,
            custom_id: &sent.data.custom_id,
            values: inputs
                .filter_map(|input| match input {
                    ActionRowComponent::InputText(line) => line.value.as_deref(),
                    _ => None,
                })
                .collect(),
            message: sent.message.as_deref(),
        })
        .await;
    }

    async fn press(&self, press: Press<'_>) {
        if !self.heard.is_new(press.id.get()) {
            return;
        }
        let pressed = AssertUnwindSafe(self.pressed(&press)).catch_unwind().await;
        // The panic itself was logged where it happened; what it repeats may be a hand.
        let panicked = |_| Err(anyhow::anyhow!("a click panicked").into());
        let mut reply = match pressed.unwrap_or_else(panicked) {
            Ok(reply) => reply,
            Err(wrong) => {
                let (guest, words) = (press.guest.as_ref(), press.words());
                let refused = self.refusal(guest, &words, &wrong, press.table());
                Reply::Note(refused.await)
            }
        };
        if let (Reply::Hand(hand), Some(guest)) = (&mut reply, &press.guest) {
            self.give_hint(&guest.words, hand).await;
        }
        let private = press.is_on_own_and_private();
        let member = MemberId(press.user.get());
        let mut laid = Laid::Anew;
        let mut pen = None;
        if let (Reply::Hand(hand), true, Some(message)) = (&mut reply, private, press.message) {
            // A change of ours may be on its way, which is older than this answer.
            let open = self.hands.open(hand.table, member);
            if let Some(open) = &open {
                let passed = tokio::time::timeout(LET_PASS, open.pen.clone().lock_owned());
                pen = passed.await.ok();
            }
            let on_its_way = open.is_some() && pen.is_none();
            let (id, shown) = (
                message.id.get(),
                shown_in(message).filter(|name| *name == HAND),
            );
            let known = self.hands.open(hand.table, member);
            let shows = match known.filter(|open| open.message == Some(id)) {
                _ if on_its_way => None,
                Some(open) => open.shows,
                None => shown.map(|_| Mark::UNKNOWN),
            };
            // Words do not wait for the new picture: until it comes, the former one stays where it is.
            let keeps = hand.art.as_ref().filter(|_| shows.is_some());
            hand.screen.picture = keeps.map(Art::there);
            laid = Laid::InPlace {
                message: id,
                kept: shows.filter(|_| keeps.is_some()),
                due: match on_its_way {
                    true => Due::Again,
                    false => Due::Nothing,
                },
            };
        }
        let to = (press.id, press.token);
        let http = &self.by_token.client(press.token);
        let respond = |response: CreateInteractionResponse| response.execute(http, to);
        let answered = match &reply {
            Reply::Hand(hand) if private => {
                self.deliver(&hand.screen, |screen| update(screen).send(http, to))
                    .await
            }
            Reply::Page(screen) if private => {
                self.deliver(screen, |screen| update(screen).send(http, to))
                    .await
            }
            Reply::Hand(hand) => {
                self.deliver(&hand.screen, |screen| respond(answer(screen, Seen::ByOne)))
                    .await
            }
            Reply::Page(screen)
            | Reply::Note(screen)
            | Reply::Illustrated(Illustrated { screen, .. }) => {
                self.deliver(screen, |screen| respond(answer(screen, Seen::ByOne)))
                    .await
            }
            Reply::Dialog(dialog) => respond(ask(dialog)).await,
            Reply::Silent => respond(CreateInteractionResponse::Acknowledge).await,
        };
        match answered {
            Ok(()) => match reply {
                Reply::Hand(hand) => self.hand_lies_open(*hand, member, press.token, laid),
                Reply::Illustrated(page) => self.follow(page, press.token),
                _ => {}
            },
            // The act is committed; its table is redrawn all the same.
            Err(error) => {
                tracing::warn!("a click was not answered: {}", why(&error));
                if let Reply::Hand(hand) = reply {
                    self.publisher.ring(hand.table);
                }
            }
        }
        drop(pen);
    }

    async fn pressed(&self, press: &Press<'_>) -> Result<Reply, Wrong> {
        let guest = press.guest.as_ref();
        let guest = guest.ok_or_else(|| Wrong::Said(press.words().say("server-only")))?;
        let button: Button = match press.custom_id.parse() {
            Ok(button) => button,
            Err(_) => return Err(Wrong::Said(press.words().say("sent-away"))),
        };
        // Who has everything erased must not be met anew on the way.
        if let Button::Privacy(key) = button {
            return Ok(Reply::Page(self.privacy(guest, key).await?));
        }
        self.meet(guest).await?;
        match button {
            Button::Privacy(_) => Ok(Reply::Silent),
            Button::PlayAs => {
                let who = press.values.first().copied().unwrap_or_default();
                Ok(Reply::Note(self.play_as(guest, who).await?))
            }
            Button::Allowance => self.fetch(guest, None).await,
            Button::Setup(key) => self.set_up(guest, key, &press.values).await,
            Button::Order(table, key) => self.order(guest, table, key, &press.values).await,
            Button::History(seek) => Ok(Reply::Page(self.history(guest, seek).await?)),
            Button::Books(seek) => Ok(Reply::Page(self.books(guest, seek).await?)),
            Button::Ledger => Ok(Reply::Note(self.ledger(guest).await?)),
            Button::View(key) => self.view(guest, key, &press.values).await,
            Button::AgreeToVoid(request) => self.agree_to_void(guest, request).await,
            Button::Report(deal) => self.report(guest, deal, &press.values).await,
            Button::Past(key) => self.past(guest, key, &press.values).await,
            Button::Table(table, key) => self.at_table(guest, table, key, press).await,
            Button::Deal {
                table,
                deal,
                asked,
                key,
            } => {
                let asked = AskedIn { table, deal, asked };
                self.in_deal(guest, asked, key, &press.values).await
            }
        }
    }

    /// The table as the guest may know it, if it stands in the server of the click.
    pub(super) async fn here(&self, guest: &Guest, table: TableId) -> Result<Look, Wrong> {
        let look = self.tavern.look(table, Some(guest.member)).await?;
        if look.guild != guest.guild {
            return Err(Sorry::NoSuchTable.into());
        }
        Ok(look)
    }

    async fn at_table(
        &self,
        guest: &Guest,
        table: TableId,
        key: TableKey,
        press: &Press<'_>,
    ) -> Result<Reply, Wrong> {
        let before = self.here(guest, table).await?;
        let (tavern, member) = (&self.tavern, guest.member);
        let text = match key {
            TableKey::Hand => {
                if before.chair_of(member).is_none() && !matches!(before.scene, Scene::Closed(_)) {
                    return Err(Sorry::Table(Refusal::NotSeated).into());
                }
                let lacking = self.lacking(guest, table);
                return Ok(Reply::hand(self.hand(guest, &before, &lacking)));
            }
            TableKey::Again => return self.play_again(guest, table).await,
            TableKey::Rules => {
                let terms = before.terms;
                let page = self.rules(guest, &terms.variant, Some(terms.stake)).await;
                return Ok(Reply::Illustrated(page));
            }
            TableKey::Cut(deal) => {
                let Some(typed) = press.values.first() else {
                    let shuffle = before.shuffle.as_ref();
                    let open = !matches!(before.scene, Scene::Playing(_) | Scene::Closed(_));
                    let shuffle = shuffle
                        .filter(|_| open)
                        .ok_or(Sorry::Table(Refusal::TooLateToCut))?;
                    if before.chair_of(member).is_none() {
                        return Err(Sorry::Table(Refusal::NotSeated).into());
                    }
                    let dialog = screens::cut_dialog(&guest.words, &before, shuffle);
                    return Ok(Reply::Dialog(dialog));
                };
                let cut = tavern.tables.cut(table, member, deal, typed).await?;
                match before
                    .shuffle
                    .as_ref()
                    .filter(|shuffle| shuffle.deal == deal)
                {
                    Some(shuffle) => screens::cut(&guest.words, &cut, &shuffle.hash),
                    None => return Err(Sorry::Table(Refusal::TooLateToCut).into()),
                }
            }
            TableKey::Join => {
                tavern.join(table, member).await?;
                let inn = args!["inn" => screens::inn(&guest.words, table)];
                // Their hand: the cards come to it as soon as they are dealt.
                let joined = guest.words.with("did-join", inn);
                return self.hand_at(guest, table, &joined).await;
            }
            TableKey::Fill(played) => {
                tavern.tables.fill(table, member).await?;
                if before.is_lone() {
                    return self.deal(guest, table, (played, None), press).await;
                }
                return Ok(self.silent_unless_lacking(guest, table));
            }
            TableKey::Leave | TableKey::LeaveNow(_) => {
                // A button of an earlier deal knew nothing of what is at stake now.
                let knows = key == TableKey::LeaveNow(before.deals);
                if let Some(question) = screens::ask_leave(&guest.words, &before, member)
                    && !knows
                {
                    return Ok(Reply::Page(question));
                }
                tavern.tables.leave(table, member).await?;
                self.put_hand_away(table, member);
                let plays = |chair: &Chair| chair.plays;
                if !before.chair_of(member).is_some_and(plays) {
                    return Ok(self.silent_unless_lacking(guest, table));
                }
                let left = screens::left(&guest.words, &before, member);
                let lacking = self.lacking(guest, table);
                return Ok(Reply::Page(Screen::note(left).headed(&lacking)));
            }
            TableKey::SeatPatron | TableKey::SeatThis => {
                let staff = tavern.staff.hired(guest.guild);
                let wish = match (key, press.values.first()) {
                    (TableKey::SeatThis, Some(&chosen)) => {
                        let hired = staff.iter().find(|hired| hired.key.as_str() == chosen);
                        match hired {
                            Some(hired) => Asked::This(hired.key.clone()),
                            None if chosen == screens::ANYBODY => Asked::OfTheCast,
                            None => return Err(Sorry::Table(Refusal::NoPatronFree).into()),
                        }
                    }
                    // The host has the choice where there is one.
                    _ if staff.len() > 1 && before.host == member => {
                        let words = guest.words.clone();
                        let reader = screens::Reader::of(guest.is_gm);
                        let regulars = tavern.settings.of(guest.guild).regulars;
                        let menu = screens::seat_menu(&words, table, (&staff, regulars), reader);
                        return Ok(Reply::Note(menu));
                    }
                    _ => Asked::Anybody,
                };
                tavern.tables.seat_wished(table, member, wish).await?;
                if press.is_on_own_and_private() {
                    // A hand that waits for its cards, and says how many players are missing still.
                    return self.hand_at(guest, table, "").await;
                }
                return Ok(self.silent_unless_lacking(guest, table));
            }
            TableKey::SendPatron => {
                tavern.tables.unseat_patron(table, member).await?;
                return Ok(self.silent_unless_lacking(guest, table));
            }
            TableKey::Deal(played, shuffle) => {
                return self.deal(guest, table, (played, shuffle), press).await;
            }
            // The table says at each seat who sits out.
            TableKey::SitOut => {
                tavern.tables.sit_out(table, member).await?;
                return Ok(self.silent_unless_lacking(guest, table));
            }
            TableKey::Allowance => return self.fetch(guest, Some(table)).await,
            TableKey::SitIn => {
                tavern.tables.sit_in(table, member).await?;
                return Ok(self.silent_unless_lacking(guest, table));
            }
        };
        Ok(Reply::Note(
            Screen::note(text).headed(&self.lacking(guest, table)),
        ))
    }

    /// Deals, and shows who dealt their cards.
    async fn deal(
        &self,
        guest: &Guest,
        table: TableId,
        (played, shuffle): (u32, Option<DealId>),
        press: &Press<'_>,
    ) -> Result<Reply, Wrong> {
        let (tavern, member) = (&self.tavern, guest.member);
        let lone = self.here(guest, table).await?.is_lone();
        let mut dealt = match shuffle {
            Some(shuffle) if !lone => {
                tavern
                    .tables
                    .deal_from(table, member, played, shuffle)
                    .await
            }
            _ => tavern.tables.deal_after(table, member, played).await,
        };
        let mut anew = self.here(guest, table).await?.shuffled_anew();
        // A patron may have come, and another gone broke.
        for _ in 0..2 {
            let refused = matches!(
                dealt,
                Err(Trouble::Sorry(Sorry::Table(Refusal::ShuffledAnew)))
            );
            if lone && (refused || anew.is_some()) {
                // Nobody else is there who might want to cut the new shuffle first.
                dealt = tavern.tables.deal_after(table, member, played).await;
                anew = self.here(guest, table).await?.shuffled_anew();
            }
        }
        match dealt {
            // Two pressed it at once, or one twice: the cards are dealt, or were.
            Ok(()) | Err(Trouble::Sorry(Sorry::Table(Refusal::DealIsOn))) => {}
            Err(trouble) => return Err(trouble.into()),
        }
        let lacking = self.lacking(guest, table);
        if let Some(at) = anew {
            let text = screens::shuffled_anew(&guest.words, at);
            return Ok(Reply::Note(Screen::note(text).headed(&lacking)));
        }
        if !press.is_on_own_and_private()
            && self.hands.open(table, member).is_some()
            && lacking.is_empty()
        {
            // The hand that lies open shows the new cards; a second one would only be in the way.
            return Ok(Reply::Silent);
        }
        self.hand_at(guest, table, "").await
    }

    /// A guest's hand as it is now, below a sentence.
    pub(super) async fn hand_at(
        &self,
        guest: &Guest,
        table: TableId,
        sentence: &str,
    ) -> Result<Reply, Wrong> {
        let look = self.here(guest, table).await?;
        let mut hand = self.hand(guest, &look, sentence);
        hand.screen = hand.screen.headed(&self.lacking(guest, table));
        Ok(Reply::hand(hand))
    }

    /// The table's message shows what was done; a private note beside it would only be in the way.
    fn silent_unless_lacking(&self, guest: &Guest, table: TableId) -> Reply {
        match self.lacking(guest, table) {
            lacking if lacking.is_empty() => Reply::Silent,
            lacking => Reply::Note(Screen::note(lacking)),
        }
    }
}

impl Press<'_> {
    /// The table whose button it is.
    fn table(&self) -> Option<TableId> {
        match self.custom_id.parse() {
            Ok(Button::Table(table, _)) => Some(table),
            _ => None,
        }
    }

    /// What is said to who clicked.
    fn words(&self) -> Words {
        match &self.guest {
            Some(guest) => guest.words.clone(),
            None => Words::of_locale(self.locale),
        }
    }

    /// Whether the message is seen by the one who clicked, and by nobody else.
    /// Discord should let nobody click on a message they cannot see; what a hand shows must not depend on that.
    fn is_on_own_and_private(&self) -> bool {
        let Some(message) = self.message else {
            return false;
        };
        let private = message
            .flags
            .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let holder = match message.interaction_metadata.as_deref() {
            Some(MessageInteractionMetadata::Command(made)) => Some(made.user.id),
            Some(MessageInteractionMetadata::Component(made)) => Some(made.user.id),
            Some(MessageInteractionMetadata::ModalSubmit(made)) => Some(made.user.id),
            _ => None,
        };
        private && holder == Some(self.user)
    }
}
