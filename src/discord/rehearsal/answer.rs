//! What of an answer is compared and reported: kinds, codes, numbers and times. No text, name or id of Discord's can
//! be held here.

use super::scene::{Scene, Thing};
use serde::{Serialize, Serializer};
use serde_json::Value;
use serenity::model::Permissions;
use std::fmt;

/// What is found in one place of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// There is no such place.
    Nothing,
    /// `null`
    Null,
    /// `true`, or something is so.
    Yes,
    /// `false`, or something is not so.
    No,
    /// A number that cannot be an id.
    Number(u64),
    /// Any other number.
    OtherNumber,
    /// A text of so many characters.
    Text(usize),
    /// A list of so many.
    List(usize),
    /// An object.
    Object,
}

/// Larger numbers might tell who somebody is.
const LARGEST: u64 = 1 << 32;

impl Fact {
    fn found(value: Option<&Value>) -> Fact {
        match value {
            None => Fact::Nothing,
            Some(Value::Null) => Fact::Null,
            Some(Value::Bool(is_so)) => Fact::is(*is_so),
            Some(Value::Number(number)) => match number.as_u64() {
                Some(small) if small < LARGEST => Fact::Number(small),
                _ => Fact::OtherNumber,
            },
            Some(Value::String(text)) => Fact::Text(text.chars().count()),
            Some(Value::Array(items)) => Fact::List(items.len()),
            Some(Value::Object(_)) => Fact::Object,
        }
    }

    /// Whether something is so.
    pub fn is(so: bool) -> Fact {
        if so { Fact::Yes } else { Fact::No }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Nothing => f.write_str("nothing"),
            Fact::Null => f.write_str("null"),
            Fact::Yes => f.write_str("yes"),
            Fact::No => f.write_str("no"),
            Fact::Number(number) => write!(f, "{number}"),
            Fact::OtherNumber => f.write_str("another number"),
            Fact::Text(length) => write!(f, "a text of {length}"),
            Fact::List(length) => write!(f, "a list of {length}"),
            Fact::Object => f.write_str("an object"),
        }
    }
}

impl Serialize for Fact {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// What of an answer, or of an event, is compared beside its status and code.
#[derive(Clone, Copy, Debug)]
pub enum Compared {
    /// What is found at this JSON pointer.
    At(&'static str),
    /// Whether it is the same thing that was made before.
    Same(Thing),
    /// Whether the answer says how close the limit of its route is, and what that limit is.
    Limit,
    /// Whether it is refused for an emoji that Discord does not know.
    Face,
    /// Which of the permissions in the invite the bot has in the channel.
    Permissions,
}

/// The permissions in the invite.
const INVITED: [(&str, Permissions); 6] = [
    ("may View Channel", Permissions::VIEW_CHANNEL),
    ("may Send Messages", Permissions::SEND_MESSAGES),
    ("may Embed Links", Permissions::EMBED_LINKS),
    ("may Attach Files", Permissions::ATTACH_FILES),
    (
        "may Create Public Threads",
        Permissions::CREATE_PUBLIC_THREADS,
    ),
    (
        "may Send Messages in Threads",
        Permissions::SEND_MESSAGES_IN_THREADS,
    ),
];

/// The facts of an answer, each with the place where it was found.
pub type Facts = Vec<(&'static str, Fact)>;

impl Compared {
    /// What an answer or event with this body, limit and refusal says.
    pub fn facts(
        self,
        body: &Value,
        scene: &Scene,
        limit: Option<u64>,
        refuses_face: bool,
    ) -> Facts {
        match self {
            Compared::At(place) => vec![(place, Fact::found(body.pointer(place)))],
            Compared::Same(thing) => {
                let id = body.pointer("/id").and_then(Value::as_str);
                let known = scene.id(thing).map(|id| id.to_string());
                vec![(
                    "it is the same",
                    Fact::is(id.is_some() && id == known.as_deref()),
                )]
            }
            Compared::Limit => vec![("limit", limit.map_or(Fact::Nothing, Fact::Number))],
            Compared::Face => vec![("refused for the emoji", Fact::is(refuses_face))],
            Compared::Permissions => {
                let bits = body.pointer("/app_permissions").and_then(Value::as_str);
                let bits = bits.and_then(|bits| bits.parse().ok()).unwrap_or(0);
                let has = Permissions::from_bits_truncate(bits);
                let held = INVITED.map(|(name, bit)| (name, Fact::is(has.contains(bit))));
                held.to_vec()
            }
        }
    }
}

/// An answer of Discord's, or an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// The HTTP status; `None` of an event.
    pub status: Option<u16>,
    /// Discord's code of a refusal.
    pub code: Option<i64>,
    /// How long it took, in milliseconds.
    pub ms: u64,
    #[serde(skip)]
    pub(super) facts: Facts,
}

/// What came of a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// There was an answer, or an event.
    Answered(Answer),
    /// It was not tried, for this reason.
    Skipped(&'static str),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Answered(answer) => {
                match (answer.status, answer.code) {
                    (Some(status), Some(code)) => write!(f, "{status} {code}")?,
                    (Some(status), None) => write!(f, "{status}")?,
                    (None, _) => f.write_str("heard")?,
                }
                write!(f, ", {} ms", answer.ms)
            }
            Outcome::Skipped(_) => f.write_str("not tried"),
        }
    }
}

/// Where an answer differs from the sandbox's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The place in the answer.
    pub what: &'static str,
    /// What Discord says.
    pub discord: Fact,
    /// What the sandbox says.
    pub sandbox: Fact,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference {
            what,
            discord,
            sandbox,
        } = self;
        write!(f, "{what}: {discord}, in the sandbox {sandbox}")
    }
}

/// Where what came of a step differs from what came of it in the sandbox. What was not tried, for want of something
/// that only time brings, differs in nothing.
pub fn differences(discord: &Outcome, sandbox: &Outcome) -> Vec<Difference> {
    let (Outcome::Answered(discord), Outcome::Answered(sandbox)) = (discord, sandbox) else {
        return Vec::new();
    };
    let mut pairs = vec![
        ("status", number(discord.status), number(sandbox.status)),
        ("code", number(discord.code), number(sandbox.code)),
    ];
    // A refusal has nothing of what an answer has.
    if is_refused(discord) == is_refused(sandbox) {
        let both = discord.facts.iter().zip(&sandbox.facts);
        pairs.extend(both.map(|((what, discord), (_, sandbox))| (*what, *discord, *sandbox)));
    }
    let pairs = pairs.into_iter().filter(|(_, one, other)| one != other);
    pairs
        .map(|(what, discord, sandbox)| Difference {
            what,
            discord,
            sandbox,
        })
        .collect()
}

fn is_refused(answer: &Answer) -> bool {
    answer.status.is_some_and(|status| status >= 400)
}

fn number<N: TryInto<u64>>(number: Option<N>) -> Fact {
    match number.map(TryInto::try_into) {
        None => Fact::Nothing,
        Some(Ok(number)) => Fact::Number(number),
        // serenity's own code for an answer that is none of Discord's.
        Some(Err(_)) => Fact::OtherNumber,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::invited;
    use serde_json::json;

    #[test]
    fn a_fact_tells_nothing_of_anybody() {
        let body = json!({
            "id": "1187654321098765432", "name": "Ann", "big": 1_187_654_321_098_765_432_u64,
            "flags": 64, "list": [1, 2], "gone": null, "ok": true,
        });
        let said = |place| Fact::found(body.pointer(place)).to_string();
        assert_eq!(said("/id"), "a text of 19");
        assert_eq!(said("/name"), "a text of 3");
        assert_eq!(said("/big"), "another number");
        assert_eq!(said("/flags"), "64");
        assert_eq!(said("/list"), "a list of 2");
        assert_eq!(said("/gone"), "null");
        assert_eq!(said("/ok"), "yes");
        assert_eq!(said("/nowhere"), "nothing");
    }

    #[test]
    fn each_permission_of_the_invite_is_named() {
        let all = INVITED.iter().map(|(_, bit)| *bit);
        assert_eq!(
            all.fold(Permissions::empty(), Permissions::union),
            invited()
        );
    }

    #[test]
    fn a_refusal_differs_by_its_code_and_an_answer_by_its_facts() {
        let answer = |status, code, flags| {
            Outcome::Answered(Answer {
                status: Some(status),
                code,
                ms: 1,
                facts: vec![("/flags", flags)],
            })
        };
        let told = |one: &Outcome, other: &Outcome| {
            let all = differences(one, other).into_iter();
            all.map(|it| it.to_string()).collect::<Vec<_>>()
        };
        let good = answer(200, None, Fact::Number(64));
        assert!(told(&good, &good).is_empty());
        assert_eq!(
            told(&answer(200, None, Fact::Number(0)), &good),
            ["/flags: 0, in the sandbox 64"]
        );
        assert_eq!(
            told(&answer(403, Some(50013), Fact::Nothing), &good),
            [
                "status: 403, in the sandbox 200",
                "code: 50013, in the sandbox nothing"
            ]
        );
        assert!(told(&Outcome::Skipped("no old message"), &good).is_empty());
    }
}
