//! The script: each step with its kind, what it sends or waits for, and what of the answer is compared.

use super::answer::Compared::{self, At, Face, Limit, Permissions, Same};
use super::requests::{self as ask, Sent};
use super::scene::{Scene, Thing};
use screens::button::Button;
use serde::Deserialize;
use serde_json::Value;
use serenity::model::application::Command;
use serenity::model::channel::{Channel, GuildChannel, Message};
use serenity::model::guild::{Emoji, PartialGuild};
use std::time::Duration;

/// One step.
pub struct Step {
    /// What it is about, for people and for the report.
    pub kind: &'static str,
    /// What happens.
    pub act: Act,
    /// What of the answer is compared, beside status and code.
    pub compared: &'static [Compared],
    /// Whether the library that the bot uses can read the answer.
    pub reads: Option<fn(&Value) -> bool>,
    /// What it makes, or removes.
    pub effect: Effect,
}

/// Makes a request, if what it needs is there.
pub type Asks = for<'s> fn(&'s Scene) -> Option<Sent<'s>>;

/// What happens in a step.
pub enum Act {
    /// A request is sent.
    Send(Asks),
    /// The first answer to an interaction is sent, for which nothing waits.
    Answer(Asks),
    /// An edit is repeated until it is refused, a few times at most.
    EditOld(Asks),
    /// Somebody presses something, and the event of that is heard.
    Press(Press, Hears),
    /// A further event of the same press is heard.
    Hear(Hears),
    /// Nothing, until the time for a first answer is over.
    Wait(Duration),
    /// The connection to the gateway is lost, and the session resumed.
    Resume,
    /// A new session is begun.
    Reconnect,
    /// Somebody says what they see.
    Look,
}

/// What a step leaves behind or takes away.
#[derive(Clone, Copy)]
pub enum Effect {
    /// Neither.
    None,
    /// This is there from now on.
    Makes(Thing),
    /// This is gone from now on.
    Removes(Thing),
}

/// What somebody is asked to do.
pub struct Press {
    /// In which order, from 1.
    pub number: usize,
    /// The sentence that asks for it.
    pub says: &'static str,
    /// What it is.
    pub does: Does,
}

/// How many times somebody has to press something.
pub const PRESSES: usize = 8;

/// What somebody does.
pub enum Does {
    /// Presses a button of a message.
    Click(Thing, Button),
    /// Chooses this value in a menu of a message.
    Choose(Thing, Button, &'static str),
    /// Submits the form that is open, as it is.
    Submit,
    /// Types a command, its option and the word that is offered.
    Command(&'static str, &'static str, &'static str),
    /// Closes and locks the thread.
    Lock,
    /// Deletes the thread.
    Delete,
}

/// Which event is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hears {
    /// A button or a menu was used.
    Component(Button),
    /// The form was submitted.
    Form,
    /// An option is being typed.
    Typing,
    /// A command was sent.
    Command,
    /// The thread was locked.
    Locked,
    /// The thread was deleted.
    Deleted,
}

/// Something that only a person can see.
pub struct Question {
    /// What it is about, for the report.
    pub kind: &'static str,
    /// The question.
    pub asks: &'static str,
}

/// What the person with the phone is asked; yes is what the bot relies on.
pub const QUESTIONS: [Question; 12] = [
    Question {
        kind: "five buttons in a row",
        asks: "Do the five buttons with a card stand side by side, in one row?",
    },
    Question {
        kind: "icons on buttons",
        asks: "Does each of these five buttons show a small card, and none of them words?",
    },
    Question {
        kind: "icon beside a label",
        asks: "Does the button Here show the small card and the word?",
    },
    Question {
        kind: "width of the picture",
        asks: "Is the picture of the five cards as wide as the message?",
    },
    Question {
        kind: "picture below the text",
        asks: "Does the picture stand below the framed text, and the buttons below the picture?",
    },
    Question {
        kind: "small type",
        asks: "Is “This line is small.” smaller than the line above it?",
    },
    Question {
        kind: "only you",
        asks: "Does Discord say under “Rehearsal: your hand” that only you can see it?",
    },
    Question {
        kind: "twenty-five entries",
        asks: "Does the menu of that message have 25 entries?",
    },
    Question {
        kind: "entries with icon and note",
        asks: "Does each entry show the small card, and below its name a note?",
    },
    Question {
        kind: "a filled-in form",
        asks: "Did the form open with “Nothing to change” in it?",
    },
    Question {
        kind: "words offered while typing",
        asks: "Was the word “triumph” offered while you typed the command?",
    },
    Question {
        kind: "an interaction that failed",
        asks: "Did Discord say that the interaction failed, after you pressed Too late?",
    },
];

/// Longer than Discord waits for a first answer, which is three seconds.
const TOO_LATE: Duration = Duration::from_millis(3_500);

fn reads<T: for<'v> Deserialize<'v>>(answer: &Value) -> bool {
    T::deserialize(answer).is_ok()
}

fn act(kind: &'static str, act: Act, compared: &'static [Compared]) -> Step {
    Step {
        kind,
        act,
        compared,
        reads: None,
        effect: Effect::None,
    }
}

/// A step that sends a request.
fn send(kind: &'static str, request: Asks, compared: &'static [Compared]) -> Step {
    act(kind, Act::Send(request), compared)
}

/// A step that answers the latest interaction.
fn answer(kind: &'static str, request: Asks) -> Step {
    act(kind, Act::Answer(request), &[])
}

impl Does {
    /// What has to be there, so that somebody can do it.
    pub fn needs(&self) -> Thing {
        match self {
            Does::Click(thing, _) | Does::Choose(thing, ..) => *thing,
            Does::Submit => Thing::Hand,
            Does::Command(..) => Thing::Command,
            Does::Lock | Does::Delete => Thing::Thread,
        }
    }
}

impl Step {
    fn reads<T: for<'v> Deserialize<'v>>(self) -> Step {
        Step {
            reads: Some(reads::<T>),
            ..self
        }
    }

    fn makes(self, thing: Thing) -> Step {
        Step {
            effect: Effect::Makes(thing),
            ..self
        }
    }

    fn removes(self, thing: Thing) -> Step {
        Step {
            effect: Effect::Removes(thing),
            ..self
        }
    }
}

/// What a message with a picture and buttons is compared by.
const MESSAGE: &[Compared] = &[
    At("/type"),
    At("/flags"),
    At("/pinned"),
    At("/tts"),
    At("/content"),
    At("/mentions"),
    At("/attachments"),
    At("/embeds"),
    At("/embeds/0/type"),
    At("/embeds/0/description"),
    At("/embeds/0/image/width"),
    At("/embeds/0/image/height"),
    At("/components"),
    At("/components/0/components"),
    At("/components/0/components/4/emoji/animated"),
    At("/components/1/components/0/label"),
    Limit,
];

/// What an interaction is compared by.
const INTERACTION: &[Compared] = &[
    At("/type"),
    At("/context"),
    At("/data/component_type"),
    At("/data/values"),
    Permissions,
];

const THREAD: &[Compared] = &[
    At("/type"),
    At("/thread_metadata/archived"),
    At("/thread_metadata/locked"),
    At("/thread_metadata/auto_archive_duration"),
];

const PRIVATE: &[Compared] = &[At("/type"), At("/flags"), At("/components"), Limit];

const EMOJI: &[Compared] = &[
    At("/animated"),
    At("/available"),
    At("/managed"),
    At("/name"),
];

/// All steps, in their order.
#[rustfmt::skip]
pub fn script() -> Vec<Step> {
    vec![
        // What the bot asks for.
        send("a channel", ask::channel, &[At("/type")]).reads::<Channel>(),
        send("a channel that is not there", ask::unknown_channel, &[]),
        send("a server", ask::server, &[At("/unavailable")]).reads::<PartialGuild>(),
        send("a server that the bot is not in", ask::unknown_server, &[]),
        send("a server's channels", ask::channels, &[]).reads::<Vec<GuildChannel>>(),
        send("a member", ask::member, &[At("/user/bot")]),
        send("a member who is not there", ask::unknown_member, &[]),
        // An emoji, and messages that use it.
        send("an emoji is made", ask::new_emoji, EMOJI).reads::<Emoji>().makes(Thing::Emoji),
        send("an emoji of the same name", ask::new_emoji, &[]),
        send("the list of emoji", ask::emoji_list, &[]),
        send("a message: picture, panel, small type, buttons", ask::post_table, MESSAGE)
            .reads::<Message>().makes(Thing::Table),
        send("the same message again", ask::post_table, &[Same(Thing::Table)]).makes(Thing::Twin),
        send("an emoji is renamed", ask::rename_emoji, EMOJI).reads::<Emoji>(),
        send("an edit that keeps the picture", ask::edit_table, MESSAGE).reads::<Message>(),
        send("an edit with a new picture", ask::redraw_table, MESSAGE).reads::<Message>(),
        send("a message of words", ask::post_plain, &[At("/flags"), At("/content")])
            .reads::<Message>().makes(Thing::Plain),
        send("an edit of a message that is not there", ask::edit_unknown, &[]),
        send("a deletion of a message that is not there", ask::delete_unknown, &[]),
        act("edits of a message more than an hour old", Act::EditOld(ask::edit_old), &[]),
        // A thread.
        send("a thread is opened", ask::open_thread, THREAD).reads::<GuildChannel>().makes(Thing::Thread),
        send("a second thread under the same message", ask::open_thread, &[]),
        send("a message in the thread", ask::post_inside, MESSAGE).reads::<Message>().makes(Thing::Inside),
        send("the thread is archived", ask::archive, THREAD).reads::<Channel>(),
        send("an edit in an archived thread", ask::edit_inside, &[]),
        send("the thread is unarchived", ask::unarchive, THREAD).reads::<Channel>(),
        send("an edit in an unarchived thread", ask::edit_inside, &[At("/type")]),
        send("the bot locks the thread", ask::lock, &[]),
        // A command of the server's.
        send("a command is made", ask::new_command, &[
            At("/type"), At("/options"), At("/options/0/type"), At("/options/0/autocomplete"),
            At("/options/0/required"), At("/name_localizations/fr"), At("/nsfw"),
        ]).reads::<Command>().makes(Thing::Command),
        send("the list of commands", ask::command_list, &[]).reads::<Vec<Command>>(),
        // A button, a menu and a form.
        act("a button", Act::Press(Press {
            number: 1,
            says: "press the button Here, under the picture of five cards.",
            does: Does::Click(Thing::Table, ask::HERE),
        }, Hears::Component(ask::HERE)), INTERACTION),
        answer("a private answer with picture and menu", ask::answer_hand),
        send("a second first answer", ask::answer_note, &[]),
        send("an edit of the private answer", ask::edit_hand, PRIVATE).reads::<Message>().makes(Thing::Hand),
        send("a follow-up", ask::follow_up, PRIVATE).reads::<Message>().makes(Thing::FollowUp),
        send("an edit of the follow-up", ask::edit_follow_up, PRIVATE).reads::<Message>(),
        send("the follow-up is deleted", ask::delete_follow_up, &[]),
        send("an edit of a follow-up that is gone", ask::edit_follow_up, &[]).removes(Thing::FollowUp),
        act("a menu", Act::Press(Press {
            number: 2,
            says: "in the message that only you see, choose entry 25 in the menu.",
            does: Does::Choose(Thing::Hand, ask::MENU, "25"),
        }, Hears::Component(ask::MENU)), INTERACTION),
        answer("the message with the menu is changed", ask::answer_update),
        act("a button that opens a form", Act::Press(Press {
            number: 3,
            says: "in the same message, press Write.",
            does: Does::Click(Thing::Hand, ask::WRITE),
        }, Hears::Component(ask::WRITE)), INTERACTION),
        answer("a form", ask::answer_form),
        act("a submitted form", Act::Press(Press {
            number: 4,
            says: "submit the form as it is.",
            does: Does::Submit,
        }, Hears::Form), &[
            At("/type"), At("/context"), At("/data/components"), At("/data/components/0/components/0/value"),
        ]),
        answer("“is thinking…”", ask::answer_later),
        send("the answer in its place", ask::edit_answer, PRIVATE).reads::<Message>(),
        // The command.
        act("an option that is typed", Act::Press(Press {
            number: 5,
            says: "type /triomphe-rehearsal, choose the word that Discord offers (triumph), and send it.",
            does: Does::Command(ask::COMMAND, ask::OPTION, ask::WORD),
        }, Hears::Typing), &[At("/type"), At("/data/options/0/focused")]),
        answer("the words that are offered", ask::answer_words),
        act("a command", Act::Hear(Hears::Command), &[
            At("/type"), At("/context"), At("/data/options"), At("/data/options/0/value"), Permissions,
        ]),
        answer("an answer to a command", ask::answer_note),
        // An answer that comes too late.
        act("a button that is answered too late", Act::Press(Press {
            number: 6,
            says: "press the button Too late, under the picture of five cards; Discord will say that it failed.",
            does: Does::Click(Thing::Table, ask::LATE),
        }, Hears::Component(ask::LATE)), INTERACTION),
        act("more than three seconds", Act::Wait(TOO_LATE), &[]),
        send("a first answer that is too late", ask::answer_note, &[]),
        // A thread that is locked, and one that is gone.
        act("somebody locks the thread", Act::Press(Press {
            number: 7,
            says: "lock the thread Rehearsal (hold it, or right-click it: Lock Thread).",
            does: Does::Lock,
        }, Hears::Locked), &[At("/thread_metadata/archived"), At("/thread_metadata/locked")]),
        send("a message in a locked thread", ask::post_inside_again, &[]),
        send("an edit in a locked thread", ask::edit_inside, &[]),
        send("a deletion in a locked thread", ask::delete_inside, &[]),
        send("the bot opens a locked thread", ask::unarchive, &[]),
        act("somebody deletes the thread", Act::Press(Press {
            number: 8,
            says: "delete the thread Rehearsal (hold it, or right-click it: Delete Thread).",
            does: Does::Delete,
        }, Hears::Deleted), &[At("/type")]).removes(Thing::Thread),
        // The connection.
        act("a lost connection, and the session goes on", Act::Resume, &[]),
        act("a new session", Act::Reconnect, &[At("/v"), At("/shard")]),
        // What a person sees; then everything is removed.
        act("what a person sees", Act::Look, &[]),
        send("the private answer is deleted", ask::delete_answer, &[]).removes(Thing::Hand),
        send("an edit of a private answer that is gone", ask::edit_hand, &[]),
        send("an emoji is deleted", ask::delete_emoji, &[]),
        send("an emoji is deleted again", ask::delete_emoji, &[]).removes(Thing::Emoji),
        send("a message with an emoji that nobody has", ask::post_without_face, &[Face]).makes(Thing::Stray),
        send("a message is deleted", ask::delete_table, &[Limit]),
        send("an edit of a message that was deleted", ask::edit_table, &[]).removes(Thing::Table),
        send("the message of the thread is deleted", ask::delete_plain, &[]).removes(Thing::Plain),
        send("a command is deleted", ask::delete_command, &[]),
        send("a command is deleted again", ask::delete_command, &[]).removes(Thing::Command),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::counted::Route;
    use std::collections::BTreeSet;

    /// The step that tries a route of the bot's; `None` where a rehearsal takes it before its first step, or where
    /// that would change what it must not.
    fn step_for(route: Route) -> Option<&'static str> {
        Some(match route {
            Route::Application | Route::Gateway | Route::BotGateway => return None,
            // A command of the server's is tried in the place of those for all servers.
            Route::Commands => "a command is made",
            Route::Answer => "a private answer with picture and menu",
            Route::EditAnswer => "an edit of the private answer",
            Route::DeleteAnswer => "the private answer is deleted",
            Route::FollowUp => "a follow-up",
            Route::EditFollowUp => "an edit of the follow-up",
            Route::DeleteFollowUp => "the follow-up is deleted",
            Route::Post => "a message: picture, panel, small type, buttons",
            Route::Edit => "an edit with a new picture",
            Route::Delete => "a message is deleted",
            Route::Thread => "a thread is opened",
            Route::EditThread => "the thread is unarchived",
            Route::Channel => "a channel",
            Route::Server => "a server",
            Route::Channels => "a server's channels",
            Route::Member => "a member",
            Route::Emoji => "the list of emoji",
            Route::NewEmoji => "an emoji is made",
            Route::RenameEmoji => "an emoji is renamed",
            Route::DeleteEmoji => "an emoji is deleted",
        })
    }

    /// Every route, in their order.
    const ROUTES: [Route; 23] = [
        Route::Application,
        Route::Commands,
        Route::Gateway,
        Route::BotGateway,
        Route::Answer,
        Route::EditAnswer,
        Route::DeleteAnswer,
        Route::FollowUp,
        Route::EditFollowUp,
        Route::DeleteFollowUp,
        Route::Post,
        Route::Edit,
        Route::Delete,
        Route::Thread,
        Route::EditThread,
        Route::Channel,
        Route::Server,
        Route::Channels,
        Route::Member,
        Route::Emoji,
        Route::NewEmoji,
        Route::RenameEmoji,
        Route::DeleteEmoji,
    ];

    #[test]
    fn every_route_that_the_bot_uses_is_rehearsed() {
        let kinds: Vec<&str> = script().iter().map(|step| step.kind).collect();
        for (at, route) in ROUTES.into_iter().enumerate() {
            assert_eq!(route as usize, at, "{route:?}");
            if let Some(step) = step_for(route) {
                assert!(kinds.contains(&step), "{route:?}: {step}");
            }
        }
    }

    #[test]
    fn every_step_has_a_name_of_its_own_and_at_most_eight_are_presses() {
        let script = script();
        let kinds: BTreeSet<&str> = script.iter().map(|step| step.kind).collect();
        assert_eq!(kinds.len(), script.len());
        let presses = script.iter().filter_map(|step| match &step.act {
            Act::Press(press, _) => Some(press.number),
            _ => None,
        });
        assert_eq!(
            presses.collect::<Vec<_>>(),
            (1..=PRESSES).collect::<Vec<_>>()
        );
        let asked: BTreeSet<&str> = QUESTIONS.iter().map(|question| question.kind).collect();
        assert_eq!(asked.len(), QUESTIONS.len());
    }
}
