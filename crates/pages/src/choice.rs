//! What settings and preferences share: lists of them, and values to choose from.

/// One of the values of a setting or a preference.
#[derive(Debug)]
pub struct Value<T: 'static> {
    /// The word for it in buttons, options and keys of sentences.
    pub word: &'static str,
    /// The word for it in the log, which never changes.
    pub logged: &'static str,
    /// Whether it is chosen.
    pub is: fn(&T) -> bool,
    /// Chooses it.
    pub choose: fn(&mut T),
}

/// The values of a field, each with its word, and the word that the log has for it if that is another:
/// `values!(place: Place::Channel => "channel" logged "", Place::Thread => "thread" logged "own")`.
macro_rules! values {
    ($field:ident: $($value:expr => $word:literal $(logged $logged:literal)?),+ $(,)?) => {
        &[$($crate::choice::Value {
            word: $word,
            logged: $crate::choice::values!(@logged $word $($logged)?),
            is: |of| of.$field == $value,
            choose: |of| of.$field = $value,
        }),+]
    };
    (@logged $word:literal) => {
        $word
    };
    (@logged $word:literal $logged:literal) => {
        $logged
    };
}
pub(crate) use values;

/// Makes an enum and the list of its members from one entry for each.
macro_rules! listed {
    ($(#[$of:meta])* $List:ident: $About:ty; $($(#[$doc:meta])* $name:ident = $about:expr;)*) => {
        $(#[$of])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $List {
            $($(#[$doc])* $name,)*
        }

        impl $List {
            /// All of them, in the order of pages, options and lines of the log.
            pub const ALL: &'static [$List] = &[$($List::$name),*];

            /// What there is to know of it.
            pub fn about(self) -> $About {
                match self {
                    $($List::$name => const { $about },)*
                }
            }
        }
    };
}
pub(crate) use listed;
