//! Erases a member from a table and its row.

use crate::{Hands, Phase, Playing, State};
use books::Owner;
use ids::{MemberId, PurseId};
use serde_json::Value;
use shuffle::Cut;
use std::convert::Infallible;

/// Replaces an erased member's id in a row.
const NOBODY: u64 = 0;

impl State {
    /// The same state without the member, and without the words typed as cuts by the owners of these purses; `None` if
    /// neither occurs in it.
    pub(crate) fn without(
        &self,
        member: MemberId,
        purses: &[PurseId],
    ) -> serde_json::Result<Option<State>> {
        let mut played = None;
        let split = self.clone().with(|playing| {
            let Playing { hands, .. } = &playing;
            let hands = hands.clone();
            played = Some(playing);
            Ok::<Hands, Infallible>(hands)
        });
        let Ok(kept) = split;
        let Some(kept) = kept.without(member, purses)? else {
            return Ok(None);
        };
        let rejoined = kept.with(|hands| match played {
            Some(playing) => Ok(Playing { hands, ..playing }),
            None => Err(()),
        });
        // Erasing leaves the phase alone: a deal is running afterwards exactly if one was before.
        Ok(rejoined.ok())
    }
}

impl State<Hands> {
    fn without(
        &self,
        member: MemberId,
        purses: &[PurseId],
    ) -> serde_json::Result<Option<State<Hands>>> {
        let mut json = serde_json::to_value(self)?;
        let mut found = forget_in(&mut json, member);
        let mut state: State<Hands> = serde_json::from_value(json)?;
        if let Some(shuffle) = &mut state.shuffle {
            for (cut, seat) in shuffle.cuts.iter_mut().zip(&shuffle.bound.seats) {
                let is_theirs = |purse: &PurseId| Owner::Member(*purse).to_string() == *seat;
                if matches!(cut, Some(Cut::Words(_))) && purses.iter().any(is_theirs) {
                    *cut = cut.take().map(Cut::erased);
                    found = true;
                }
            }
        }
        Ok(found.then_some(state))
    }
}

/// The row of a closed table without a member, in the form that [`crate::Duty::Forget`] leaves for an open one;
/// `None` if they do not occur in it. Covers rows that can no longer be read: nobody is shown those, but they must not
/// name the member either.
///
/// # Errors
/// The row is not valid JSON.
pub fn forget_row(
    row: &str,
    member: MemberId,
    purses: &[PurseId],
) -> serde_json::Result<Option<String>> {
    match serde_json::from_str::<State<Hands>>(row) {
        Ok(state) => match state.without(member, purses)? {
            Some(state) => serde_json::to_string(&state).map(Some),
            None => Ok(None),
        },
        Err(_) => {
            let mut json: Value = serde_json::from_str(row)?;
            Ok(forget_in(&mut json, member).then(|| json.to_string()))
        }
    }
}

/// Replaces every occurrence of the member's id, as a number or as text, and says whether there was one. Discord's ids
/// are too large to be mistaken for any other number.
pub fn forget_in(value: &mut Value, member: MemberId) -> bool {
    match value {
        Value::Number(number) if number.as_u64() == Some(member.0) => {
            *value = NOBODY.into();
            true
        }
        Value::String(text) if *text == member.to_string() => {
            *value = NOBODY.to_string().into();
            true
        }
        Value::String(text) if text.contains(&format!("<@{member}>")) => {
            *text = text.replace(&format!("<@{member}>"), "…");
            true
        }
        // Visits every value, not only the first match.
        Value::Array(values) => found_in(values.iter_mut(), member),
        Value::Object(fields) => found_in(fields.values_mut(), member),
        _ => false,
    }
}

fn found_in<'a>(values: impl Iterator<Item = &'a mut Value>, member: MemberId) -> bool {
    let found = values.map(|value| forget_in(value, member));
    found.filter(|&found| found).count() > 0
}

impl<H> Phase<H> {
    /// Whether a deal is running.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        matches!(self, Phase::Playing(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_member_is_taken_out_wherever_they_stand() {
        let ann = MemberId(123_456_789_012_345_678);
        let mut value = json!({
            "host": ann.0, "chairs": [{"player": {"member": {"member": ann.0, "purse": "x"}}}],
            "as-text": ann.to_string(), "said": format!("<@{ann}> and Bob"), "stake": 5,
        });
        assert!(forget_in(&mut value, ann));
        assert_eq!(
            value,
            json!({
                "host": 0, "chairs": [{"player": {"member": {"member": 0, "purse": "x"}}}],
                "as-text": "0", "said": "… and Bob", "stake": 5,
            })
        );
        assert!(!forget_in(&mut value, ann));
    }
}
