//! A member that an option of a command names.

use ids::MemberId;

/// A member that a command names.
#[derive(Clone, Debug)]
pub struct NamedMember {
    /// Their id.
    pub member: MemberId,
    /// Their display name in this server.
    pub name: String,
    /// Whether they are a bot.
    pub is_bot: bool,
    /// Whether they are a member of this server.
    pub is_here: bool,
}

impl NamedMember {
    /// Their mention.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.member)
    }
}
