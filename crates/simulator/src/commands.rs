//! The kinds of command. Whoever adds one to `table` is asked by the compiler to add it here, and then in `orders`,
//! where it is drawn.

use table::{Command, Duty, Order};

macro_rules! kinds {
    ($($said:ident $kind:ident),* $(,)?) => {
        /// A kind of command.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum CommandKind { $($kind),* }

        impl CommandKind {
            /// Every kind.
            pub const ALL: &[CommandKind] = &[$(CommandKind::$kind),*];
        }

        impl From<&Command> for CommandKind {
            fn from(command: &Command) -> CommandKind {
                match command { $(command!($said $kind) => CommandKind::$kind),* }
            }
        }
    };
}

/// A command that is said by a member or the house.
macro_rules! command {
    (Order $kind:ident) => {
        Command::Member {
            order: Order::$kind { .. },
            ..
        }
    };
    (Duty $kind:ident) => {
        Command::House(Duty::$kind { .. })
    };
}

kinds! {
    Order Join, Order Leave, Order SitOut, Order SitIn, Order SetPurse, Order SeatPatron, Order Fill,
    Order UnseatPatron, Duty Dismiss, Order PlayFor, Order GiveBack, Order Deal, Order Cut, Order RevealAt,
    Order ChooseRecall, Order ChooseCoins, Order ChooseRules, Order ChoosePartner, Order ChooseLanguage,
    Order ChoosePace, Order Act, Order Answer, Order Pause, Order GoOn, Order Kick, Order HandOver,
    Order CallOff, Order Agree, Order PlayOn, Order Close, Duty CloseWithSession,
    Duty SendOff, Duty LosePlace, Duty PlaceIsBack, Order CallUp, Order Show, Duty Void, Duty Forget, Duty Abandon,
    Duty Mend, Duty TimeUp, Duty Chose, Duty Resume,
}
