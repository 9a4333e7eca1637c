//! The list of games. Inside this crate they are listed nowhere else.
//!
//! Because the list is closed, it and what carries a [`Variant`] know each other: a setup, a pack that is refused and a
//! view name the variant, and each game's edition and deal read them. No other files of this crate use each other.

pub(crate) mod latriomphe;
pub(crate) mod mitigati;
pub(crate) mod ottocento;
pub(crate) mod points;
pub(crate) mod scarto;
pub(crate) mod sicilian;
pub(crate) mod swiss;
pub(crate) mod tarocchi;
pub(crate) mod tarot;
pub(crate) mod trefeltromp;
pub(crate) mod triomphe;
pub(crate) mod troccas;
pub(crate) mod troggu;

use std::collections::BTreeMap;

use crate::act::Act;
use crate::choice::Choice;
use crate::event::Event;
use crate::pack::Pack;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::variant::{Rules, VariantError, short};
use crate::view::View;

/// Whether the viewer withholds the Fool by playing any other card now (RULES.md TG-5).
pub(crate) fn withholds(view: &View) -> bool {
    match view.variant {
        Variant::Troggu(edition) => troggu::withholds(edition, view),
        _ => false,
    }
}

/// Makes one enum of all editions and one of all running deals.
/// A game is a module with an `Edition` (see [`Rules`]) and a deal named like the game (see [`Play`]).
macro_rules! games {
    ($dollar:tt $($(#[$doc:meta])* $Game:ident in $module:ident,)*) => {
        /// A game in one of its editions, with its options.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Variant {
            $($(#[$doc])* $Game($module::Edition),)*
        }

        /// The state of a deal of any game: a [`Deal`](crate::Deal) without its history.
        #[derive(Clone)]
        // A deal is copied often, so the games must not be boxed.
        #[allow(clippy::large_enum_variant)]
        pub(crate) enum Game {
            $($(#[$doc])* $Game($module::$Game),)*
        }

        /// Evaluates the same expression for whichever game it is, with that game's own type.
        macro_rules! each {
            ($dollar kind:ident, $dollar value:expr, $dollar game:ident => $dollar body:expr) => {
                match $dollar value {
                    $($dollar kind::$Game($dollar game) => $dollar body,)*
                }
            };
        }

        pub(crate) use each;

        pub(crate) fn parse(
            game: &str,
            edition: Option<&str>,
            options: &BTreeMap<String, String>,
        ) -> Result<Variant, VariantError> {
            match game {
                $($module::Edition::GAME => {
                    $module::Edition::parse(edition, options).map(Variant::$Game)
                })*
                _ => Err(VariantError::UnknownGame(short(game))),
            }
        }

        /// Deals a pack, whose cards must be those of the game.
        pub(crate) fn start(setup: &Setup, pack: &Pack, sink: &mut impl FnMut(Event)) -> Game {
            match setup.variant() {
                $(Variant::$Game(edition) => {
                    Game::$Game(Play::start(edition, setup, pack, sink))
                })*
            }
        }

        /// What the viewer may do.
        pub(crate) fn choice_of(view: &View) -> Choice {
            match view.variant {
                $(Variant::$Game(edition) => {
                    <$module::$Game as Play>::moment_seen(edition, view).choice()
                })*
            }
        }

        /// Checks whether the viewer may do this act now.
        pub(crate) fn check_of(view: &View, act: &Act) -> Result<(), Refusal> {
            match view.variant {
                $(Variant::$Game(edition) => {
                    <$module::$Game as Play>::moment_seen(edition, view).check(act)
                })*
            }
        }

        impl Variant {
            /// Every game in every edition with every set of options.
            pub fn all() -> Vec<Variant> {
                let mut all = Vec::new();
                $(all.extend($module::Edition::all().into_iter().map(Variant::$Game));)*
                all
            }
        }
    };
}

games! { $
    /// RULES.md 1 and 2.
    Triomphe in triomphe,
    /// RULES.md 3.
    Scarto in scarto,
    /// RULES.md 4.
    Tarocchi in tarocchi,
    /// RULES.md 5.
    Mitigati in mitigati,
    /// RULES.md 6.
    Troccas in troccas,
    /// RULES.md 7.
    Swiss in swiss,
    /// RULES.md 8.
    Sicilian in sicilian,
    /// RULES.md 9 and 10.
    Latriomphe in latriomphe,
    /// RULES.md 11.
    Trefeltromp in trefeltromp,
    /// RULES.md 14.
    Troggu in troggu,
    /// RULES.md 15.
    Ottocento in ottocento,
    /// RULES.md 17.
    Tarot in tarot,
}
