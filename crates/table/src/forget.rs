//! A table without somebody whose data are erased.

use crate::{Hands, Phase, Playing, State};
use books::Owner;
use ids::{MemberId, PurseId};
use serde_json::Value;
use shuffle::Cut;
use std::convert::Infallible;

/// What stands in a row instead of the id of somebody who was erased.
const NOBODY: u64 = 0;

impl State {
    /// The same without a member, and without the words by which the owners of these purses have cut;
    /// nothing where they are not in it.
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
        // A deal was on before exactly where one is on now.
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

/// The row of a closed table without a member, as [`crate::Command::Forget`] leaves that of an open one; nothing where
/// they are not in it. A row that cannot be read any more is shown to nobody, but it must not name them either.
///
/// # Errors
/// A row that is no JSON.
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

/// Puts nobody in the place of a member, as a number or a text; whether they were there.
/// Discord's ids are so large that no other number is one.
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
        // Each of them is looked into, not only the first that has it.
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
    /// Whether a deal is on.
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
