//! Serenity as a client: the library that real bots use.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use std::sync::Arc;

use sandbox::{ActionError, AnswerKind, Config, Id, Loss, Person, Sandbox};
use serenity::{
    all::{
        ActionRowComponent, ChannelId, ClientBuilder, CommandOptionType, Context, CreateActionRow,
        CreateAllowedMentions, CreateAttachment, CreateButton, CreateCommand, CreateCommandOption,
        CreateEmbed, CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
        CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
        CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, EventHandler,
        GatewayIntents, GuildId, HttpBuilder, InputTextStyle, Interaction, Ready,
    },
    async_trait,
};

struct Bot;

fn text(content: &str) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().content(content)
}

#[async_trait]
impl EventHandler for Bot {
    async fn ready(&self, context: Context, ready: Ready) {
        let command = CreateCommand::new("table")
            .description("A table")
            .add_option(
                CreateCommandOption::new(CommandOptionType::SubCommand, "open", "Open one")
                    .add_sub_option(
                        CreateCommandOption::new(CommandOptionType::Integer, "stake", "Coins")
                            .min_int_value(1)
                            .max_int_value(50)
                            .required(true),
                    )
                    .add_sub_option(CreateCommandOption::new(
                        CommandOptionType::User,
                        "guest",
                        "Who comes",
                    )),
            )
            .add_option(CreateCommandOption::new(
                CommandOptionType::SubCommand,
                "think",
                "Slow",
            ))
            .add_option(CreateCommandOption::new(
                CommandOptionType::SubCommand,
                "sleep",
                "Never",
            ));
        let guild = GuildId::new(ready.guilds[0].id.get());
        guild
            .set_commands(&context, vec![command.clone()])
            .await
            .unwrap();
        serenity::all::Command::set_global_commands(&context, vec![command])
            .await
            .unwrap();
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => match command.data.options[0].name.as_str() {
                "open" => {
                    let rows = vec![
                        CreateActionRow::Buttons(vec![
                            CreateButton::new("hand:1").label("My hand").emoji('🃏'),
                            CreateButton::new("bet").label("Bet"),
                            CreateButton::new("off").label("Off").disabled(true),
                        ]),
                        CreateActionRow::SelectMenu(CreateSelectMenu::new(
                            "suit",
                            CreateSelectMenuKind::String {
                                options: vec![
                                    CreateSelectMenuOption::new("Cups", "c"),
                                    CreateSelectMenuOption::new("Coins", "d"),
                                ],
                            },
                        )),
                    ];
                    let message = text("A table")
                        .embed(CreateEmbed::new().title("Stake").field("Coins", "5", true))
                        .components(rows)
                        .allowed_mentions(CreateAllowedMentions::new());
                    let answer = CreateInteractionResponse::Message(message);
                    command.create_response(&context, answer).await.unwrap();
                }
                "think" => {
                    command.defer_ephemeral(&context).await.unwrap();
                    let edit = EditInteractionResponse::new().content("thought");
                    command.edit_response(&context, edit).await.unwrap();
                    let more = CreateInteractionResponseFollowup::new()
                        .content("more")
                        .ephemeral(true)
                        .add_file(CreateAttachment::bytes(b"hello".as_slice(), "a.txt"));
                    command.create_followup(&context, more).await.unwrap();
                    assert_eq!(
                        command.get_response(&context).await.unwrap().content,
                        "thought"
                    );
                }
                _ => {}
            },
            Interaction::Component(click) => match click.data.custom_id.as_str() {
                "hand:1" => {
                    let answer = CreateInteractionResponse::Message(
                        text("Your hand: the Fool").ephemeral(true),
                    );
                    click.create_response(&context, answer).await.unwrap();
                }
                "suit" => {
                    let update = CreateInteractionResponse::UpdateMessage(text("chosen"));
                    click.create_response(&context, update).await.unwrap();
                }
                "bet" => {
                    let input = CreateInputText::new(InputTextStyle::Short, "How much", "amount")
                        .min_length(1)
                        .max_length(3);
                    let modal = CreateModal::new("bet:1", "Your bet")
                        .components(vec![CreateActionRow::InputText(input)]);
                    let answer = CreateInteractionResponse::Modal(modal);
                    click.create_response(&context, answer).await.unwrap();
                }
                _ => {}
            },
            Interaction::Modal(modal) => {
                let ActionRowComponent::InputText(input) = &modal.data.components[0].components[0]
                else {
                    return;
                };
                let said = format!("bet {}", input.value.as_deref().unwrap());
                let answer = CreateInteractionResponse::Message(text(&said));
                modal.create_response(&context, answer).await.unwrap();
            }
            _ => {}
        }
    }
}

/// A sandbox, its bot and two people; the bot's task ends with the test's runtime.
async fn start() -> (Sandbox, Person, Person, Arc<serenity::all::Http>) {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let (ann, ben) = (sandbox.add_person("Ann"), sandbox.add_person("Ben"));
    let http = HttpBuilder::new(sandbox.token())
        .proxy(sandbox.url())
        .ratelimiter_disabled(true)
        .build();
    let builder = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS);
    let mut client = builder.event_handler(Bot).await.unwrap();
    let http = client.http.clone();
    tokio::spawn(async move { client.start().await });
    sandbox
        .until(|s| (!s.commands(None).is_empty()).then_some(()))
        .await;
    (sandbox, ann, ben, http)
}

fn id(id: Id) -> ChannelId {
    ChannelId::new(id.0)
}

#[tokio::test]
async fn a_whole_conversation() {
    let (sandbox, ann, ben, http) = start().await;
    let channel = sandbox.channel();
    let answer = ann
        .slash(channel, "/table open stake:5 guest:@Ben")
        .await
        .unwrap();
    assert_eq!(answer.kind, AnswerKind::Message);
    let table = answer.message().clone();
    assert_eq!(table.content(), "A table");
    assert_eq!(table.buttons().len(), 3);
    assert!(table.all_text().contains("Stake"));
    assert_eq!(
        ben.sees(channel),
        vec![table.clone()],
        "everyone sees the table"
    );

    let hand = ann.click_label(&table, "My hand").await.unwrap();
    assert!(hand.message().ephemeral());
    assert_eq!(ann.sees(channel).len(), 2);
    assert_eq!(ben.sees(channel).len(), 1, "nobody else sees the hand");
    let off = ann.click(&table, "off").await;
    assert!(matches!(off, Err(ActionError::NotThere(_))), "{off:?}");

    let chosen = ben.select(&table, "suit", &["d"]).await.unwrap();
    assert_eq!(chosen.kind, AnswerKind::Update);
    assert_eq!(ann.sees(channel)[0].content(), "chosen");

    let modal = ben.click(&table, "bet").await.unwrap().modal.unwrap();
    let long = ben.submit(&modal, &[("amount", "1234")]).await;
    assert!(
        matches!(long, Err(ActionError::BadInput { .. })),
        "{long:?}"
    );
    let bet = ben.submit(&modal, &[("amount", "12")]).await.unwrap();
    assert_eq!(bet.message().content(), "bet 12");

    let thinking = ann.slash(channel, "/table think").await.unwrap();
    assert_eq!(thinking.kind, AnswerKind::Deferred);
    ann.until(channel, |all| {
        all.iter().any(|m| m.content() == "thought").then_some(())
    })
    .await;
    ann.until(channel, |all| {
        all.iter().any(|m| m.content() == "more").then_some(())
    })
    .await;
    assert!(ben.sees(channel).iter().all(|m| !m.ephemeral()));

    let embed = CreateEmbed::new()
        .title("Picture")
        .image("attachment://a.png");
    let file = CreateAttachment::bytes(PNG, "a.png").description("a dot");
    let message = CreateMessage::new().embed(embed).add_file(file);
    let sent = id(channel).send_message(&http, message).await.unwrap();
    let url = sent.embeds[0].image.as_ref().unwrap().url.clone();
    assert_eq!(reqwest::get(url).await.unwrap().bytes().await.unwrap(), PNG);
    let thread = serenity::all::CreateThread::new("a thread");
    let thread = id(channel)
        .create_thread_from_message(&http, sent.id, thread)
        .await
        .unwrap();
    thread.say(&http, "in it").await.unwrap();
    sent.delete(&http).await.unwrap();
    assert_eq!(sandbox.violations(), Vec::<String>::new());
}

#[tokio::test]
async fn a_lost_connection_is_resumed() {
    let (sandbox, ann, _, _) = start().await;
    let channel = sandbox.channel();
    for (times, loss) in [(1, Loss::Cut), (2, Loss::Reconnect)] {
        sandbox.faults().drop_connection(loss);
        sandbox
            .until(|s| (s.resumed() == times).then_some(()))
            .await;
        let answer = ann.slash(channel, "/table open stake:1").await.unwrap();
        assert_eq!(answer.message().content(), "A table");
    }
}

/// One dot.
const PNG: &[u8] = &[
    0x89, b'P', b'N', b'G', 13, 10, 26, 10, 0, 0, 0, 13, b'I', b'H', b'D', b'R', 0, 0, 0, 1, 0, 0,
    0, 1, 8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89,
];
