//! Open tables that a member may mean.

use ids::{ChannelId, TableId};
use rules::Variant;
use table::Tie;

/// One of several tables to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct TableChoice {
    /// The table.
    pub table: TableId,
    /// The channel or thread where it stands.
    pub channel: ChannelId,
    /// What is played there.
    pub variant: Variant,
    /// What ties the member to it, who may be a bystander.
    pub tie: Option<Tie>,
}
