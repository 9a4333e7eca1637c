//! What a player meets, in numbers: the height of their hand on a phone, the buttons of each screen, the clicks of a deal, and
//! the words before its first card. Prints tables.
//!
//! By hand, because a deal of each edition takes minutes: `TRIOMPHE_MEASURE=all`, or the names of games separated by commas.
//! Without it, no deal is played.

use crate::browser::Browser;
use crate::player::{GO_ON, Player, Way};
use crate::program::{Program, Signal, audit};
use rules::Variant;
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeMap;

/// A phone's window, in pixels.
const PHONE: (u32, u32) = (390, 844);
/// The numbers of cards at which a hand is measured.
const HELD: [u32; 5] = [5, 13, 18, 20, 25];
/// More looks at a hand than a deal takes.
const LOOKS: usize = 600;
/// How many deals it may take until one is played by hand: some end as soon as they are dealt.
const DEALS: usize = 40;

/// A hand as it is seen.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
struct Hand {
    text: String,
    /// The number of cards in its picture.
    held: u32,
    /// From the prompt to the last button, in pixels.
    height: u32,
    /// The label and the id of each button.
    keys: Vec<(String, String)>,
    menus: Vec<String>,
    /// The buttons of the table's message.
    public: usize,
    /// All words of the table's message and those below it: contents, embeds, labels.
    words: usize,
}

/// The newest hand with its picture, if its text or its buttons differ from `given`.
const HAND: &str = "
    if (!hand || !table || hand.querySelector('[aria-busy=\"true\"]')) return null;
    const keys = buttons(hand).map((one) => [one.textContent.trim(), one.dataset.customId]);
    if (JSON.stringify([hand.innerText, keys]) === given) return null;
    const images = [...hand.querySelectorAll('.embed .picture img')];
    if (!images.every((one) => one.complete)) return null;
    const top = hand.querySelector('.embed') ?? hand;
    const controls = [...all('button', hand), ...all('select', hand)];
    const bottom = controls.at(-1) ?? top;
    const own = messages.slice(messages.indexOf(table));
    const parts = own.flatMap((one) => [...one.querySelectorAll('.content, .embed, .components')]);
    const words = parts.map((one) => one.innerText).join(' ').split(/\\s+/).filter(Boolean);
    return {
        text: hand.innerText,
        held: Number(/Your (\\d+) card/.exec(images.at(-1)?.alt ?? '')?.[1] ?? 0),
        height: Math.round(bottom.getBoundingClientRect().bottom - top.getBoundingClientRect().top),
        keys,
        menus: all('select', hand).filter((one) => !one.disabled).map((one) => one.dataset.customId),
        public: buttons(table).length,
        words: words.length,
    };";

const BY_ID: &str = "
    return hand && [...all('button', hand), ...all('select', hand)].find((one) => one.dataset.customId === given)";

/// What is done next.
#[derive(Debug)]
enum Deed {
    Press(String),
    Choose(String),
    Wait,
}

impl Hand {
    /// By which another look at the same hand is recognised.
    fn mark(&self) -> String {
        json!([self.text, self.keys]).to_string()
    }

    fn is_over(&self) -> bool {
        self.text.contains("This deal is over")
    }

    fn key(&self, begins: &str) -> Option<Deed> {
        let key = self.keys.iter().find(|(said, _)| said.starts_with(begins));
        key.map(|(_, id)| Deed::Press(id.clone()))
    }

    /// Whether a card is asked for.
    fn plays(&self) -> bool {
        ["Your turn", "You lead"]
            .iter()
            .any(|sign| self.text.contains(sign))
    }

    /// The cards that have buttons.
    fn card_keys(&self) -> impl Iterator<Item = &String> {
        let cards = self.keys.iter().filter(|(_, id)| id.contains(":play:"));
        cards.map(|(_, id)| id)
    }

    /// The first card that can be played, or laid down in Trefeltromp.
    fn card(&self) -> Option<&String> {
        self.card_keys().next().or_else(|| {
            let mut acts = self.keys.iter().map(|(_, id)| id);
            acts.find(|id| id.contains(":lay:"))
        })
    }

    fn next(&self) -> Deed {
        let ways = [
            "Show nothing",
            "Discard these",
            "Exchange",
            "Suggest",
            "Don’t rob",
        ];
        let mut ways = ways.iter().chain(&GO_ON);
        if let Some(deed) = ways.find_map(|way| self.key(way)) {
            return deed;
        }
        match (self.card(), self.menus.first()) {
            (Some(card), _) => Deed::Press(card.clone()),
            (None, Some(menu)) if self.plays() => Deed::Choose(menu.clone()),
            _ => Deed::Wait,
        }
    }
}

/// The highest hand of each number of cards, and the most buttons of each screen.
#[derive(Default)]
struct Measured {
    /// By cards held and whether it is the player's turn: pixels, buttons, and the edition.
    heights: BTreeMap<(u32, bool), (u32, usize, String)>,
    public: usize,
    on_turn: usize,
    off_turn: usize,
    /// By which the hand that was seen last is recognised.
    last: String,
}

impl Measured {
    fn add(&mut self, seen: &Hand, edition: &str) {
        let (turn, keys) = (seen.plays(), seen.keys.len());
        self.public = self.public.max(seen.public);
        let most = if turn {
            &mut self.on_turn
        } else {
            &mut self.off_turn
        };
        *most = (*most).max(keys);
        if HELD.contains(&seen.held) {
            let highest = self.heights.entry((seen.held, turn)).or_default();
            if seen.height > highest.0 {
                *highest = (seen.height, keys, edition.to_owned());
            }
        }
    }

    fn print_heights(&self) {
        println!("cards  turn   px  buttons  edition");
        for ((held, turn), (height, keys, edition)) in &self.heights {
            let turn = if *turn { "on" } else { "off" };
            println!("{held:>5}  {turn:<4} {height:>4}  {keys:>7}  {edition}");
        }
    }

    fn print_buttons(&self) {
        println!(
            "buttons: {} at the table in play, {} of a hand on turn, {} off turn",
            self.public, self.on_turn, self.off_turn
        );
    }
}

/// A deal's numbers.
#[derive(Default)]
struct Deal {
    /// Buttons pressed and lines of menus chosen.
    clicks: usize,
    /// Those before the first card.
    discarding: usize,
    /// Those of them that were bids.
    bids: usize,
    /// The words at the table when the first card was asked for.
    words: usize,
    tricks: bool,
}

/// Plays the deal that is on to its end.
async fn plays(page: &Browser, edition: &str, measured: &mut Measured) -> Deal {
    let mut deal = Deal::default();
    for _ in 0..LOOKS {
        let seen: Hand = page.until("another hand", json!(measured.last), HAND).await;
        measured.last = seen.mark();
        if seen.is_over() {
            return deal;
        }
        measured.add(&seen, edition);
        let deed = seen.next();
        let lays = seen.card().is_some() || matches!(deed, Deed::Choose(_));
        if lays && !deal.tricks {
            (deal.tricks, deal.discarding, deal.words) = (true, deal.clicks, seen.words);
        }
        match deed {
            Deed::Wait => continue,
            Deed::Press(id) => {
                let bid = seen.key("More cards");
                deal.bids += usize::from(matches!(bid, Some(Deed::Press(bid)) if bid == id));
                page.click(&id, json!(id), BY_ID).await;
            }
            Deed::Choose(id) => {
                page.click(&id, json!(id), BY_ID).await;
                let option = "return all('select-option')[0]";
                page.click("a line of the menu", json!(null), option).await;
            }
        }
        deal.clicks += 1;
    }
    panic!("a deal of {edition} without an end: {}", measured.last);
}

/// Plays deals at a new table of an edition until one is played by hand; returns its numbers.
async fn deals(page: &Browser, variant: &Variant, measured: &mut Measured) -> Deal {
    let player = Player::new(page.clone(), Way::Mouse).await;
    let edition = format!("{} {}", variant.game(), variant.edition());
    player.command(&opens(variant)).await;
    player.press_public("Deal").await;
    for deals in 1..DEALS {
        let deal = plays(page, &edition, measured).await;
        if deal.tricks {
            player.command("/triomphe close").await;
            return deal;
        }
        player.sees_deals(deals).await;
        player.press_public("Next deal").await;
    }
    panic!("no deal of {edition} is played by hand");
}

/// A program whose page is open on a phone's screen, for this work.
async fn on_a_phone<F, Done>(pauses: &str, work: F)
where
    F: FnOnce(Browser, String) -> Done + Send + 'static,
    Done: Future<Output = ()> + Send + 'static,
{
    let folder = tempfile::tempdir().unwrap();
    let pauses = [("TRIOMPHE_PATRON_PAUSE", pauses)];
    let program = Program::start_with(folder.path(), 0, &pauses).await;
    let link = format!("{}/?as=Ann&in=tavern&tour=off", program.link());
    Browser::with(async move |page| {
        page.resize(PHONE.0, PHONE.1).await;
        page.open(&link).await;
        work(page, link).await;
    })
    .await;
    program.end(Signal::Term).await;
    audit(folder.path()).await;
}

/// Somebody new plays a deal of each edition: tips and quick cards are read with the rest.
#[tokio::test]
async fn the_clicks_of_a_deal_and_the_words_before_its_first_card_are_counted() {
    let editions = measured();
    on_a_phone("off", async move |page, link| {
        let mut all = Measured::default();
        println!("clicks  before the first card  words before it  edition");
        for variant in editions {
            page.open(&link).await;
            let Deal {
                clicks,
                discarding,
                bids,
                words,
                ..
            } = deals(&page, &variant, &mut all).await;
            let (game, edition) = (variant.game(), variant.edition());
            println!("{clicks:>6}  {discarding:>21}  {words:>15}  {game} {edition}");
            if game == "scarto" {
                assert!(clicks <= 27, "{clicks} clicks");
            }
            let discards = ["scarto", "tarocchi", "mitigati", "troccas"].contains(&game);
            assert!(
                !discards || discarding - bids <= 3,
                "{game}: {discarding} clicks to discard, {bids} of them bids"
            );
        }
        all.print_buttons();
    })
    .await;
}

/// From its prompt on: quick cards, and the tips of a high hand, stand above. The pauses of the others leave time to see a
/// hand that waits.
#[tokio::test]
async fn a_hand_is_measured_on_a_phones_screen() {
    let editions = measured();
    on_a_phone("on", async move |page, _| {
        let mut all = Measured::default();
        for variant in editions {
            deals(&page, &variant, &mut all).await;
        }
        all.print_heights();
    })
    .await;
}

/// The editions to be measured: none with the other tests.
fn measured() -> Vec<Variant> {
    let wanted = std::env::var("TRIOMPHE_MEASURE").unwrap_or_default();
    if wanted.is_empty() {
        println!("nothing is measured without TRIOMPHE_MEASURE");
    }
    let mut editions = Variant::editions();
    editions.retain(|edition| {
        let mut games = wanted.split(',');
        wanted == "all" || games.any(|game| game == edition.game())
    });
    editions
}

/// The command that opens a table of an edition for fun, with computer players in the other seats.
fn opens(variant: &Variant) -> String {
    let (game, edition) = (variant.game(), variant.edition());
    let others = variant.usual_seats() - 1;
    format!("/triomphe start game:{game} {edition} computer-players:{others} fun:true")
}
