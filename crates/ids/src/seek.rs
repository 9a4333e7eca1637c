/// Which rows of a list are wanted, the newest first, seen from one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seek<Id> {
    /// The newest.
    Newest,
    /// Those older than this one.
    Before(Id),
    /// Those newer than this one.
    After(Id),
}
