/// Which rows of a list sorted newest first are wanted, relative to one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seek<Id> {
    /// The newest rows.
    Newest,
    /// Rows older than this one.
    Before(Id),
    /// Rows newer than this one.
    After(Id),
}
