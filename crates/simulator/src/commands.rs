//! The kinds of command, so that none is forgotten: who adds one to `table` is told by the compiler to add it here, and
//! then in `people`, where it is said how it is sent.

use table::Command;

macro_rules! kinds {
    ($($kind:ident),* $(,)?) => {
        /// A kind of command.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum CommandKind { $($kind),* }

        impl CommandKind {
            /// Every kind.
            pub const ALL: &[CommandKind] = &[$(CommandKind::$kind),*];
        }

        impl From<&Command> for CommandKind {
            fn from(command: &Command) -> CommandKind {
                match command { $(Command::$kind { .. } => CommandKind::$kind),* }
            }
        }
    };
}

kinds! {
    Join, Leave, SitOut, SitIn, SetPurse, SeatPatron, Fill, UnseatPatron, Dismiss, PlayFor, GiveBack, Deal, Cut,
    RevealAt, ChooseCoins, ChooseRules, ChooseLanguage, Act, Answer, Pause, GoOn, Kick, HandOver, CallOff, Agree, PlayOn, Close, CloseWithSession, SendOff,
    LosePlace, PlaceIsBack, CallUp, Show, Void, Forget, Abandon, Mend, TimeUp, Chose, Resume,
}
