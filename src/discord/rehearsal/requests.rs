//! What the script sends, made by the functions that the bot itself sends with.

use super::scene::{Asked, Scene, Thing};
use crate::discord::send::{self, Seen, Update};
use ids::{DealId, TableId};
use rules::Act;
use screens::button::{Button, DealKey, TableKey};
use screens::faces::Face;
use screens::screen::{
    Dialog, Key, KeyFace, KeyLook, Line, Menu, MenuOption, Panel, Picture, Pixels, Row, Screen,
};
use serde_json::{Value, json};
use serenity::builder::{
    CreateAttachment, CreateAutocompleteResponse, CreateCommand, CreateCommandOption,
    CreateInteractionResponse, CreateThread, EditThread,
};
use serenity::http::{LightMethod, Route};
use serenity::model::application::CommandOptionType;
use serenity::model::channel::Nonce;
use serenity::model::id::{ChannelId, CommandId, EmojiId, GuildId, MessageId, UserId};

/// One request.
pub struct Sent<'s> {
    /// Its method.
    pub method: LightMethod,
    /// Its path.
    pub route: Route<'s>,
    /// What it says, if anything.
    pub body: Option<Value>,
    /// What it uploads.
    pub files: Vec<CreateAttachment>,
}

/// What the emoji is called first, and then.
pub const EMOJI: [&str; 2] = ["triomphe_rehearsal", "triomphe_rehearsal_2"];
/// The command's name.
pub const COMMAND: &str = "triomphe-rehearsal";
/// The name of its option.
pub const OPTION: &str = "word";
/// The word that it offers.
pub const WORD: &str = "triumph";
/// What the form says before anybody changes it.
const FILLED_IN: &str = "Nothing to change";
/// With what everything begins that is posted.
pub const MARK: &str = "Rehearsal";
/// An id that nothing has.
const NOBODY: u64 = 1;

/// A table of nobody's: a bot that is started too soon says that it is gone.
const TABLE: TableId = TableId(0);
const DEAL: DealId = DealId(0);

/// The button that is pressed first.
pub const HERE: Button = Button::Table(TABLE, TableKey::Hand);
/// The button that opens the form.
pub const WRITE: Button = Button::Table(TABLE, TableKey::Rules);
/// The button that is answered too late.
pub const LATE: Button = Button::Table(TABLE, TableKey::End);
/// The menu.
pub const MENU: Button = of_deal(DealKey::Chosen(0));
/// The form.
const FORM: Button = Button::Table(TABLE, TableKey::Join);
/// How many entries the menu has.
const ENTRIES: usize = 25;

const fn of_deal(key: DealKey) -> Button {
    Button::Deal {
        table: TABLE,
        deal: DEAL,
        asked: 0,
        key,
    }
}

fn face(id: u64) -> Face {
    let name = EMOJI[0].to_owned();
    Face { name, id }
}

fn key(button: Button, label: &str) -> Key {
    Key {
        button,
        face: None,
        label: label.to_owned(),
        look: KeyLook::Plain,
    }
}

impl Scene {
    fn face(&self) -> Option<Face> {
        self.id(Thing::Emoji).map(face)
    }

    fn picture(&self) -> Picture {
        Picture {
            name: "hand",
            pixels: Pixels::New(self.props.hand.clone()),
            alt: "Five cards".to_owned(),
        }
    }

    /// A table's message: a picture in a panel, small type, a row of cards and a row of words.
    fn table(&self, said: &str) -> Screen {
        self.table_with(self.face(), said)
    }

    fn table_with(&self, face: Option<Face>, said: &str) -> Screen {
        let card = |card| Key {
            face: face.clone().map(KeyFace::Alone),
            label: "card".to_owned(),
            look: KeyLook::Good,
            ..key(of_deal(DealKey::Do(Act::Play(card))), "card")
        };
        let named = |button, label: &str| Key {
            face: face.clone().map(KeyFace::Before),
            ..key(button, label)
        };
        let mut screen = Screen::panel(Panel {
            title: format!("{MARK}: the table"),
            text: format!("{said}\n-# This line is small."),
            footer: "The footer".to_owned(),
            ..Panel::default()
        })
        .with_picture(Some(self.picture()));
        screen.text = format!("{MARK} of what this bot sends. It is removed when it is over.");
        screen.rows = vec![
            Row::Keys(self.props.cards.iter().map(card).collect()),
            Row::Keys(vec![named(HERE, "Here"), key(LATE, "Too late")]),
        ];
        screen
    }

    /// A private answer: a picture, a menu and a button.
    fn hand(&self, said: &str, picture: Picture) -> Screen {
        let option = |number| MenuOption {
            value: format!("{number}"),
            face: self.face(),
            label: format!("Entry {number}"),
            note: "with a note".to_owned(),
            chosen: false,
        };
        let menu = Menu {
            button: MENU,
            hint: "Choose entry 25".to_owned(),
            least: 1,
            most: 1,
            options: (1..=ENTRIES).map(option).collect(),
        };
        let mut screen = Screen::panel(Panel {
            title: format!("{MARK}: your hand"),
            text: said.to_owned(),
            ..Panel::default()
        })
        .with_picture(Some(picture));
        screen.rows = vec![Row::Menu(menu), Row::Keys(vec![key(WRITE, "Write")])];
        screen
    }

    fn edited(&self, channel: ChannelId, message: u64, screen: &Screen) -> Sent<'_> {
        Sent {
            method: LightMethod::Patch,
            route: Route::ChannelMessage {
                channel_id: channel,
                message_id: MessageId::new(message),
            },
            body: Some(json!(send::edit(screen))),
            files: send::files(screen),
        }
    }

    fn posted(&self, channel: ChannelId, screen: &Screen, number: u8) -> Sent<'_> {
        let nonce = Nonce::String(format!("{}-{number}", self.run));
        let message = send::message(screen).nonce(nonce).enforce_nonce(true);
        Sent {
            method: LightMethod::Post,
            route: Route::ChannelMessages {
                channel_id: channel,
            },
            body: Some(json!(message)),
            files: send::files(screen),
        }
    }

    fn deleted(&self, channel: ChannelId, message: u64) -> Sent<'_> {
        bare(
            LightMethod::Delete,
            Route::ChannelMessage {
                channel_id: channel,
                message_id: MessageId::new(message),
            },
        )
    }

    fn thread_changed(&self, change: &EditThread<'_>) -> Option<Sent<'_>> {
        let channel_id = self.thread()?;
        Some(Sent {
            body: Some(json!(change)),
            ..bare(LightMethod::Patch, Route::Channel { channel_id })
        })
    }

    fn emoji(&self) -> Option<Route<'_>> {
        Some(Route::Emoji {
            application_id: self.application,
            emoji_id: EmojiId::new(self.id(Thing::Emoji)?),
        })
    }

    /// A first answer to the latest interaction.
    fn answered(&self, answer: Value, files: Vec<CreateAttachment>) -> Option<Sent<'_>> {
        let asked = self.latest.as_ref()?;
        Some(Sent {
            method: LightMethod::Post,
            route: Route::InteractionResponse {
                interaction_id: asked.id,
                token: &asked.token,
            },
            body: Some(answer),
            files,
        })
    }

    fn original<'s>(&'s self, asked: &'s Asked, method: LightMethod) -> Sent<'s> {
        bare(
            method,
            Route::WebhookOriginalInteractionResponse {
                application_id: self.application,
                token: &asked.token,
            },
        )
    }

    fn follow_up(&self, method: LightMethod) -> Option<Sent<'_>> {
        Some(bare(
            method,
            Route::WebhookFollowupMessage {
                application_id: self.application,
                token: &self.first.as_ref()?.token,
                message_id: MessageId::new(self.id(Thing::FollowUp)?),
            },
        ))
    }
}

/// A request that says nothing.
fn bare(method: LightMethod, route: Route<'_>) -> Sent<'_> {
    Sent {
        method,
        route,
        body: None,
        files: Vec::new(),
    }
}

fn note(said: &str) -> Screen {
    Screen::note(format!("{MARK}: {said}"))
}

pub fn channel(scene: &Scene) -> Option<Sent<'_>> {
    let channel_id = scene.channel();
    Some(bare(LightMethod::Get, Route::Channel { channel_id }))
}

pub fn unknown_channel(_: &Scene) -> Option<Sent<'_>> {
    let channel_id = ChannelId::new(NOBODY);
    Some(bare(LightMethod::Get, Route::Channel { channel_id }))
}

pub fn server(scene: &Scene) -> Option<Sent<'_>> {
    let guild_id = scene.guild();
    Some(bare(LightMethod::Get, Route::Guild { guild_id }))
}

pub fn unknown_server(_: &Scene) -> Option<Sent<'_>> {
    let guild_id = GuildId::new(NOBODY);
    Some(bare(LightMethod::Get, Route::Guild { guild_id }))
}

pub fn channels(scene: &Scene) -> Option<Sent<'_>> {
    let guild_id = scene.guild();
    Some(bare(LightMethod::Get, Route::GuildChannels { guild_id }))
}

fn member_of(scene: &Scene, user: u64) -> Option<Sent<'_>> {
    let route = Route::GuildMember {
        guild_id: scene.guild(),
        user_id: UserId::new(user),
    };
    Some(bare(LightMethod::Get, route))
}

pub fn member(scene: &Scene) -> Option<Sent<'_>> {
    member_of(scene, scene.application.get())
}

pub fn unknown_member(scene: &Scene) -> Option<Sent<'_>> {
    member_of(scene, NOBODY)
}

pub fn new_emoji(scene: &Scene) -> Option<Sent<'_>> {
    let image = CreateAttachment::bytes(scene.props.face.bytes(), "face.png").to_base64();
    let application_id = scene.application;
    Some(Sent {
        body: Some(json!({"name": EMOJI[0], "image": image})),
        ..bare(LightMethod::Post, Route::Emojis { application_id })
    })
}

pub fn emoji_list(scene: &Scene) -> Option<Sent<'_>> {
    let application_id = scene.application;
    Some(bare(LightMethod::Get, Route::Emojis { application_id }))
}

pub fn rename_emoji(scene: &Scene) -> Option<Sent<'_>> {
    Some(Sent {
        body: Some(json!({"name": EMOJI[1]})),
        ..bare(LightMethod::Patch, scene.emoji()?)
    })
}

pub fn delete_emoji(scene: &Scene) -> Option<Sent<'_>> {
    Some(bare(LightMethod::Delete, scene.emoji()?))
}

pub fn post_table(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.posted(scene.channel(), &scene.table("A picture follows."), 1))
}

pub fn post_plain(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.posted(scene.channel(), &note("a thread is opened here."), 2))
}

pub fn edit_table(scene: &Scene) -> Option<Sent<'_>> {
    let mut screen = scene.table("The picture stayed, and these words changed.");
    screen.picture = Some(Picture {
        pixels: Pixels::There,
        ..scene.picture()
    });
    Some(scene.edited(scene.channel(), scene.id(Thing::Table)?, &screen))
}

pub fn redraw_table(scene: &Scene) -> Option<Sent<'_>> {
    let screen = scene.table("The picture was drawn anew.");
    Some(scene.edited(scene.channel(), scene.id(Thing::Table)?, &screen))
}

pub fn edit_old(scene: &Scene) -> Option<Sent<'_>> {
    let screen = note("left by a former one.");
    Some(scene.edited(scene.channel(), scene.id(Thing::Old)?, &screen))
}

pub fn post_old(scene: &Scene) -> Option<Sent<'_>> {
    let screen = note("this message waits for the next one.");
    Some(scene.posted(scene.channel(), &screen, 3))
}

pub fn edit_unknown(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.edited(scene.channel(), NOBODY, &note("nothing")))
}

pub fn delete_unknown(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.deleted(scene.channel(), NOBODY))
}

pub fn post_without_face(scene: &Scene) -> Option<Sent<'_>> {
    let screen = scene.table_with(Some(face(NOBODY)), "An emoji that nobody has.");
    Some(scene.posted(scene.channel(), &screen, 4))
}

pub fn open_thread(scene: &Scene) -> Option<Sent<'_>> {
    let route = Route::ChannelMessageThreads {
        channel_id: scene.channel(),
        message_id: MessageId::new(scene.id(Thing::Plain)?),
    };
    Some(Sent {
        body: Some(json!(CreateThread::new(MARK))),
        ..bare(LightMethod::Post, route)
    })
}

pub fn post_inside(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.posted(scene.thread()?, &scene.table("In a thread."), 5))
}

pub fn post_inside_again(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.posted(scene.thread()?, &note("nobody reads this."), 6))
}

pub fn edit_inside(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.edited(scene.thread()?, scene.id(Thing::Inside)?, &note("edited")))
}

pub fn delete_inside(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.deleted(scene.thread()?, scene.id(Thing::Inside)?))
}

pub fn archive(scene: &Scene) -> Option<Sent<'_>> {
    scene.thread_changed(&EditThread::new().archived(true))
}

pub fn unarchive(scene: &Scene) -> Option<Sent<'_>> {
    scene.thread_changed(&EditThread::new().archived(false))
}

pub fn lock(scene: &Scene) -> Option<Sent<'_>> {
    scene.thread_changed(&EditThread::new().locked(true))
}

pub fn delete_thread(scene: &Scene) -> Option<Sent<'_>> {
    let channel_id = scene.thread()?;
    Some(bare(LightMethod::Delete, Route::Channel { channel_id }))
}

pub fn new_command(scene: &Scene) -> Option<Sent<'_>> {
    let option = CreateCommandOption::new(CommandOptionType::String, OPTION, "A word")
        .name_localized("fr", "mot")
        .set_autocomplete(true)
        .required(true);
    let command = CreateCommand::new(COMMAND)
        .description("Rehearses a command of the bot's")
        .name_localized("fr", "triomphe-repetition")
        .add_option(option);
    let route = Route::GuildCommands {
        application_id: scene.application,
        guild_id: scene.guild(),
    };
    Some(Sent {
        body: Some(json!(command)),
        ..bare(LightMethod::Post, route)
    })
}

pub fn command_list(scene: &Scene) -> Option<Sent<'_>> {
    let route = Route::GuildCommands {
        application_id: scene.application,
        guild_id: scene.guild(),
    };
    Some(bare(LightMethod::Get, route))
}

pub fn delete_command(scene: &Scene) -> Option<Sent<'_>> {
    let route = Route::GuildCommand {
        application_id: scene.application,
        guild_id: scene.guild(),
        command_id: CommandId::new(scene.id(Thing::Command)?),
    };
    Some(bare(LightMethod::Delete, route))
}

pub fn answer_hand(scene: &Scene) -> Option<Sent<'_>> {
    let screen = scene.hand("Only you see this.", scene.picture());
    let answer = json!(send::answer(&screen, Seen::ByOne));
    scene.answered(answer, send::files(&screen))
}

pub fn answer_note(scene: &Scene) -> Option<Sent<'_>> {
    let answer = send::answer(&note("answered."), Seen::ByOne);
    scene.answered(json!(answer), Vec::new())
}

pub fn answer_update(scene: &Scene) -> Option<Sent<'_>> {
    let picture = Picture {
        pixels: Pixels::There,
        ..scene.picture()
    };
    let screen = scene.hand("You chose; the picture stayed. Now press Write.", picture);
    let update = match send::update(&screen) {
        Update::Whole(update) => json!(update),
        Update::Keeping(update) => update,
    };
    scene.answered(update, Vec::new())
}

pub fn answer_form(scene: &Scene) -> Option<Sent<'_>> {
    let form = Dialog {
        button: FORM,
        title: MARK.to_owned(),
        lines: vec![Line {
            label: "Submit this as it is".to_owned(),
            value: FILLED_IN.to_owned(),
            longest: 60,
            ..Line::default()
        }],
    };
    scene.answered(json!(send::ask(&form)), Vec::new())
}

pub fn answer_later(scene: &Scene) -> Option<Sent<'_>> {
    scene.answered(json!(send::think(Seen::ByOne)), Vec::new())
}

pub fn answer_words(scene: &Scene) -> Option<Sent<'_>> {
    let offered = CreateAutocompleteResponse::new().add_string_choice(WORD, WORD);
    let answer = CreateInteractionResponse::Autocomplete(offered);
    scene.answered(json!(answer), Vec::new())
}

pub fn edit_hand(scene: &Scene) -> Option<Sent<'_>> {
    let screen = scene.hand("Only you see this. Choose entry 25.", scene.picture());
    Some(Sent {
        body: Some(json!(send::edit_answer(&screen))),
        files: send::files(&screen),
        ..scene.original(scene.first.as_ref()?, LightMethod::Patch)
    })
}

pub fn edit_answer(scene: &Scene) -> Option<Sent<'_>> {
    Some(Sent {
        body: Some(json!(send::edit_answer(&note("thank you.")))),
        ..scene.original(scene.latest.as_ref()?, LightMethod::Patch)
    })
}

pub fn delete_answer(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.original(scene.first.as_ref()?, LightMethod::Delete))
}

pub fn follow_up(scene: &Scene) -> Option<Sent<'_>> {
    let screen = note("a further message for you alone.");
    let route = Route::WebhookFollowupMessages {
        application_id: scene.application,
        token: &scene.first.as_ref()?.token,
    };
    Some(Sent {
        body: Some(json!(send::follow_up(&screen, Seen::ByOne))),
        ..bare(LightMethod::Post, route)
    })
}

pub fn edit_follow_up(scene: &Scene) -> Option<Sent<'_>> {
    Some(Sent {
        body: Some(json!(send::edit_answer(&note("edited.")))),
        ..scene.follow_up(LightMethod::Patch)?
    })
}

pub fn delete_follow_up(scene: &Scene) -> Option<Sent<'_>> {
    scene.follow_up(LightMethod::Delete)
}

pub fn delete_table(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.deleted(scene.channel(), scene.id(Thing::Table)?))
}

pub fn delete_plain(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.deleted(scene.channel(), scene.id(Thing::Plain)?))
}

pub fn delete_old(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.deleted(scene.channel(), scene.id(Thing::Old)?))
}

pub fn messages(scene: &Scene) -> Option<Sent<'_>> {
    let channel_id = scene.channel();
    Some(bare(
        LightMethod::Get,
        Route::ChannelMessages { channel_id },
    ))
}

pub fn delete_message(scene: &Scene, message: u64) -> Sent<'_> {
    scene.deleted(scene.channel(), message)
}

pub fn delete_twin(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.deleted(scene.channel(), scene.id(Thing::Twin)?))
}

pub fn delete_stray(scene: &Scene) -> Option<Sent<'_>> {
    Some(scene.deleted(scene.channel(), scene.id(Thing::Stray)?))
}
