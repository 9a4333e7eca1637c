//! `triomphe verify`

use super::End;
use super::records::Files;
use serde_json::json;

/// Prints for each record whether its shuffle is proven (docs/SHUFFLE.md).
///
/// # Errors
/// Status 1 if a shuffle is not proven, 2 if a record cannot be read; all readable ones are checked first.
pub fn verify(files: &Files) -> Result<(), End> {
    files.each(|record| match shuffle::verify(record) {
        Ok(hash) => (true, json!({"ok": true, "hash": hash})),
        Err(fault) => {
            let said = json!({"ok": false, "fault": fault.name(), "why": fault.to_string()});
            (false, said)
        }
    })
}
