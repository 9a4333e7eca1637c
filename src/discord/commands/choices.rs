//! Options of commands that offer a choice between a few words.

use poise::ChoiceParameter;

/// Defines the choices of an option: `Mind, "temper", { Bold "temper-bold", … }`.
macro_rules! choices {
    ($(#[$doc:meta])* $Name:ident, $option:literal, { $($(#[$what:meta])* $Choice:ident $name:tt),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
        pub enum $Name {
            $($(#[$what])* #[name = $name] $Choice,)*
        }

        impl $crate::discord::commands::choices::OneOf for $Name {
            const OPTION: &'static str = $option;
        }
    };
}
pub(super) use choices;

/// An enum of the choices of one option.
pub trait OneOf: ChoiceParameter {
    /// The prefix of its choices' names.
    const OPTION: &'static str;

    /// The choice in a word: the one named "temper-bold" is `bold`.
    fn chosen(&self) -> &'static str {
        let name = self.name();
        name.strip_prefix(Self::OPTION)
            .and_then(|rest| rest.strip_prefix('-'))
            .unwrap_or(name)
    }
}
