//! The sandbox goes through the script first, with a person of its own, so that its answers are there to compare.

use super::super::End;
use sandbox::{ActionError, Answer, Id, RateLimits, Sandbox};
use serde_json::json;
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use triomphe::config::Config;
use triomphe::discord::rehearsal::{
    Does, Outcome, Person, Place, Press, Question, Scene, Stage, Step, Stopped,
};

/// Longer than Discord lets messages be edited freely.
const OLD: Duration = Duration::from_secs(61 * 60);

/// What came of each step in a sandbox of its own.
///
/// # Errors
/// Status 1 if it cannot go through with it, 2 if the operator stopped it.
pub async fn run(steps: &[Step], stop: CancellationToken) -> Result<Vec<Outcome>, End> {
    let sandbox = Sandbox::start(sandbox::Config {
        people: vec!["Ann".to_owned()],
        rate_limits: RateLimits::Enforced,
        ..sandbox::Config::granting(triomphe::discord::invited().bits())
    })
    .await
    .map_err(End::unusable)?;
    let config = Config::from_lookup(|name| match name {
        "DISCORD_TOKEN" => Some(sandbox.token().to_owned()),
        "TRIOMPHE_DISCORD_URL" => Some(sandbox.url()),
        _ => None,
    });
    let place = Place {
        guild: sandbox.server().0,
        channel: sandbox.channel().0,
    };
    let config = config.map_err(End::broken)?;
    let failed = |error: Stopped| match error {
        Stopped::Asked => End::unusable("stopped before anything was done on Discord"),
        other => End::broken(format!(
            "the sandbox could not go through the script: {other}"
        )),
    };
    let mut stage = Stage::open(&config, place, None, stop)
        .await
        .map_err(End::broken)?;
    stage.leave_one().await.map_err(failed)?;
    sandbox.advance(OLD);
    let ann = sandbox.people().into_iter().next();
    let Some(ann) = ann else {
        return Err(End::broken("nobody is in the sandbox"));
    };
    let mut understudy = Understudy {
        sandbox,
        ann,
        clicked: None,
    };
    let mut outcomes = Vec::new();
    let ran = stage.run(steps, &mut understudy, |_, outcome| {
        outcomes.push(outcome.clone())
    });
    ran.await.map_err(failed)?;
    Ok(outcomes)
}

/// A person of the sandbox, who does what they are asked and sees what the bot relies on.
struct Understudy {
    sandbox: Sandbox,
    ann: sandbox::Person,
    /// The answer to their last click, which may be a form.
    clicked: Option<JoinHandle<Result<Answer, ActionError>>>,
}

impl Understudy {
    /// Does it, without waiting for the answer: the script gives that next.
    async fn does(&mut self, press: &Press, scene: &Scene) {
        let (ann, channel) = (self.ann.clone(), self.sandbox.channel());
        let id = |thing| scene.id(thing).map_or(Id(0), Id);
        match press.does {
            Does::Click(thing, button) => {
                let (message, button) = (id(thing), button.to_string());
                let click = async move { ann.click_in(channel, message, &button).await };
                self.clicked = Some(tokio::spawn(click));
            }
            Does::Choose(thing, menu, value) => {
                let Some(message) = ann.message(channel, id(thing)) else {
                    return;
                };
                let menu = menu.to_string();
                tokio::spawn(async move { ann.select(&message, &menu, &[value]).await });
            }
            Does::Submit => {
                let Some(clicked) = self.clicked.take() else {
                    return;
                };
                if let Ok(Ok(Answer {
                    modal: Some(form), ..
                })) = clicked.await
                {
                    tokio::spawn(async move { ann.submit(&form, &[]).await });
                }
            }
            Does::Command(name, option, word) => {
                let typed = |value: &str, focused: bool| {
                    let mut option = json!({"name": option, "type": 3, "value": value});
                    if focused {
                        option["focused"] = json!(true);
                    }
                    vec![option]
                };
                let (typing, whole) = (typed("", true), typed(word, false));
                tokio::spawn(async move {
                    ann.autocomplete(channel, name, typing).await?;
                    ann.command(channel, name, whole).await
                });
            }
            Does::Lock => {
                if let Some(thread) = scene.thread() {
                    self.sandbox.lock(Id(thread.get()));
                }
            }
            Does::Delete => {
                if let Some(thread) = scene.thread() {
                    self.sandbox.delete_channel(Id(thread.get()));
                }
            }
        }
    }
}

impl Person for Understudy {
    async fn press(&mut self, press: &Press, scene: &Scene) {
        self.does(press, scene).await;
    }

    async fn sees(&mut self, _: &Question) -> Option<bool> {
        Some(true)
    }

    async fn wait(&mut self, time: Duration) {
        self.sandbox.advance(time);
    }
}
