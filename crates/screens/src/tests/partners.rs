//! Partners whom the host of a Troccas table chose (RULES.md TR-6).

use super::*;
use crate::button::OrderKey;
use ::table::look::Drawn;
use commands::in_all;
use scenes::case;

/// In all four languages, to be read.
fn told(look: &pages::Look) -> String {
    let texts = Language::ALL.map(|language| {
        let text = missing::partners(&Words::in_language(language), look).unwrap();
        shown(&Screen::note(text))
    });
    texts.concat()
}

fn chosen(deal: u32) -> Option<Drawn> {
    Some(Drawn {
        cards: Vec::new(),
        deal,
        deals: 4,
    })
}

/// Alice, who hosts the table, plays with Carol: before all have sat down, now, and in the next four deals.
#[test]
fn troccas_tells_of_partners_who_were_chosen() {
    let case = case("troccas-classic.jsonl", 0, 0);
    let mut look = lobby(&case, 2, None);
    let pair = [0, 2].map(|chair| look.chairs[chair].player.clone());
    look.table.pair = Some(pair.clone());
    assert_snapshot!("troccas_pair", told(&look));
    look.table.draw = chosen(1);
    assert_snapshot!("troccas_chosen", told(&look));
    let mut look = in_play(&case, None, Stretch::Turn);
    look.table.draw = chosen(2);
    let without = shown(&table(&words(), &look));
    look.table.pair = Some(pair);
    let with = shown(&table(&words(), &look));
    let more = with.lines().filter(|line| !without.contains(line));
    let more: Vec<&str> = more.collect();
    assert_eq!(more.len(), 1, "{more:?}");
    assert!(more[0].contains("Next partners for 4 deals, chosen by the host"));
}

#[test]
fn they_are_chosen_among_the_house_rules_and_later_from_the_host_s_orders() {
    let case = case("troccas-classic.jsonl", 0, 0);
    let mut look = lobby(&case, 0, None);
    (look.table.deals, look.table.may_change_coins) = (0, true);
    assert_snapshot!(
        "troccas_house_rules",
        in_all(|words| house_rules(words, &look))
    );
    look.table.pair = Some([2, 0].map(|chair| look.chairs[chair].player.clone()));
    look.table.chairs[3].standing = Standing::Out;
    assert_snapshot!("troccas_partners", in_all(|words| partners(words, &look)));
    let offers = |look: &pages::Look, member| {
        let panel = orders(&words(), look, member, Rank::Guest);
        let keys = panel.rows.iter().flat_map(|row| match row {
            Row::Keys(keys) => keys.as_slice(),
            _ => &[],
        });
        let chooses = |key: &Key| matches!(key.button, Button::Order(_, OrderKey::Partners));
        keys.filter(|key| chooses(key)).count() > 0
    };
    let (host, guest) = (look.host, MemberId(12));
    assert!(!offers(&look, host), "they are among the house rules");
    look.table.may_change_coins = false;
    assert!(offers(&look, host) && !offers(&look, guest));
    look.table.solo = true;
    assert!(!offers(&look, host));
    assert!(offers(&in_play(&case, None, Stretch::Turn), host));
    let other = in_play(&tavern_case(1, 3), None, Stretch::Turn);
    assert!(!offers(&other, host));
}
