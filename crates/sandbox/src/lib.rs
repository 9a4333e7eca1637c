//! A local Discord: REST, gateway and a page to play in, on loopback.
//!
//! It knows nothing about any particular bot. A bot connects to it as it would to Discord; only the
//! address differs. People use it through the page, or in tests through [`Person`]. What Discord
//! would refuse, it refuses with Discord's own error body, and records it in
//! [`Sandbox::violations`].
//!
//! Modules: `origin_guard` decides which requests are let in; `world/` holds all state, one plain value behind
//! one lock; `rest/`, `gateway` and `live` are the three ways in (a bot's requests, a bot's events, the
//! page); `check/` finds what Discord would refuse; `people` and `faults` are for tests; `persist` saves
//! the world.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use sandbox::{Config, Sandbox};
//!
//! let sandbox = Sandbox::start(Config::default()).await?;
//! let ann = sandbox.add_person("Ann");
//! // … start a bot with sandbox.url() and sandbox.token() …
//! sandbox.until_ready().await;
//! let answer = ann.slash(sandbox.channel(), "/greet name:Ben").await?;
//! assert!(answer.message().content().contains("Ben"));
//! assert!(sandbox.violations().is_empty());
//! # Ok(())
//! # }
//! ```

mod answer;
mod check;
mod config;
mod fault_kind;
mod fault_queue;
mod faults;
mod gateway;
mod live;
mod origin_guard;
mod page;
mod people;
mod persist;
mod rest;
mod sandbox;
mod shared;
mod view;
mod world;

pub use answer::{ActionError, Answer, AnswerKind, Modal};
pub use config::{Config, Limits, RateLimits, Room};
pub use fault_kind::FaultKind;
pub use fault_queue::{Gateway, RefusalCode, RequestFault, Reset};
pub use faults::{Faults, Loss, Silence};
pub use people::Person;
pub use rest::limits::Scope;
pub use sandbox::{Sandbox, StartError};
pub use twilight_model::guild::Permissions;
pub use view::{Control, Message, ShownFile};
pub use world::{Id, log::LoggedRequest};
