//! What a person does on the page during an evening.

use crate::browser::Browser;
use crate::program::Program;
use fantoccini::key::Key;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// More deals than it can take until one is played to tricks: Death or bonuses end one in three at once.
const DEALS: u32 = 40;

/// A person on the page, and their table.
pub struct Evening {
    page: Browser,
    name: String,
    /// The coins that the bank last showed.
    coins: i64,
    /// The deals watched to their end.
    deals: u32,
}

/// A deal as the player sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    /// The cards on the table, and the pot.
    trick: Vec<String>,
    /// The cards in hand.
    cards: Vec<String>,
}

/// The state for `[name, wanted]`: this person's turn, and if a state is wanted, only that one.
const MOMENT: &str = "
    const [name, wanted] = given;
    // The table is drawn slightly after the hand, and its picture after its words: all must agree on whose turn it is and
    // how many cards are held.
    const held = heldIn(hand);
    const alt = table?.querySelector('img[alt*=\"to play\"]')?.alt;
    if (!table?.textContent.includes(`${name} to play`) || !alt?.includes(`${name}: ${held} card`)) return null;
    if (!hand.textContent.includes('Your turn')) return null;
    // The names of the cards: their faces come back shortly after the bot.
    const names = (line) => line.replace(/(\\S+[⚔⚚⚱◉]|:\\w+:) ?/g, '').replace(/\\s+/g, ' ').trim();
    const trick = alt.split('. ').map(names).filter((line) => /^(Pot:|Trick )| (leads|plays) /.test(line));
    const cards = buttons(hand).map((one) => names(one.textContent));
    const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
    return !wanted || (same(trick, wanted.trick) && same(cards, wanted.cards)) ? { trick, cards } : null;";

/// What the page asks the player to do next.
enum Next {
    /// The deal is over; whether any cards were played.
    Over { played: bool },
    /// Answer the question about bonus cards.
    Question(String),
    /// Play: whether there are cards on the table, and how many are held.
    Turn {
        card: String,
        following: bool,
        held: u64,
    },
}

impl Evening {
    /// Opens the link and chooses a person.
    pub async fn begin(page: Browser, program: &Program, name: &str) -> Evening {
        page.open(&program.link()).await;
        let person = format!("person-{name}");
        page.click(
            "the people to choose from",
            json!(person),
            "return all(given)[0]",
        )
        .await;
        page.until::<bool>(
            "the bot's commands",
            json!(null),
            "return all('welcome').some((one) => one.textContent.includes('/triomphe'))",
        )
        .await;
        let mut evening = Evening {
            page,
            name: name.to_owned(),
            coins: 0,
            deals: 0,
        };
        evening.bot_is_online().await;
        evening.coins = evening.purse().await;
        assert_eq!(evening.coins, 2_500, "what a new member begins with");
        evening
    }

    /// Types `/triomphe start` with the keyboard alone, completing what can be completed, for two patrons;
    /// the button seats a third one.
    pub async fn start_a_table(&mut self) {
        self.page.press("/tri").await;
        self.suggested("/triomphe start").await;
        self.tab().await;
        self.page.press("st").await;
        self.suggested("stake").await;
        self.tab().await;
        self.page.press("2 ga").await;
        self.suggested("game").await;
        self.tab().await;
        self.page.press("taver").await;
        self.suggested("Triomphe Forcée (tavern, modern)").await;
        self.tab().await;
        self.page.press("com").await;
        self.suggested("computer-players").await;
        self.tab().await;
        self.page.press("2").await;
        self.line_is(
            "/triomphe start stake:2 game:Triomphe Forcée (tavern, modern) computer-players:2",
        )
        .await;
        self.enter().await;
        self.seats(3).await;
        self.key("Table…").await;
        let in_note = "return labelled(messages.findLast(isPrivate), given)";
        let seat = "Add computer player";
        self.page.click(seat, json!(seat), in_note).await;
        self.seats(4).await;
    }

    /// Deals and plays until a deal was played with cards; Death or bonuses may end others at once.
    pub async fn play_until_a_trick_was_played(&mut self) {
        for _ in 0..DEALS {
            self.deal().await;
            if self.play_to_the_end().await {
                return;
            }
        }
        panic!("{DEALS} deals without a trick");
    }

    /// Plays until it is the person's turn to follow after a complete trick, so that the deal is half played.
    pub async fn stop_in_the_middle_of_a_trick(&mut self) -> Moment {
        for _ in 0..DEALS {
            self.deal().await;
            let mut dealt = 0;
            let mut last = None;
            loop {
                match self.next(last.as_ref()).await {
                    Next::Over { .. } => break self.check_result().await,
                    Next::Turn {
                        following: true,
                        held,
                        ..
                    } if held < dealt => {
                        return self.moment().await;
                    }
                    Next::Turn { card, held, .. } => {
                        dealt = dealt.max(held);
                        last = Some(self.press(card).await);
                    }
                    Next::Question(answer) => last = Some(self.press(answer).await),
                }
            }
        }
        panic!("{DEALS} deals without a trick to be in the middle of");
    }

    /// Plays any playable card until the deal is over, and checks that coins moved as the result says;
    /// true if cards were played.
    pub async fn play_to_the_end(&mut self) -> bool {
        let mut last = None;
        loop {
            match self.next(last.as_ref()).await {
                Next::Question(button) | Next::Turn { card: button, .. } => {
                    last = Some(self.press(button).await);
                }
                Next::Over { played } => {
                    self.check_result().await;
                    return played;
                }
            }
        }
    }

    /// The page says that the connection is lost.
    pub async fn sees_that_the_connection_is_lost(&self) {
        self.page
            .until::<bool>(
                "the loss of the connection",
                json!(null),
                "return all('lost').length > 0",
            )
            .await;
    }

    /// Reloads the page; the table is there, and the hand can be opened.
    pub async fn come_back(&self) {
        self.page.reload().await;
        self.bot_is_online().await;
        self.key("My hand").await;
        self.page
            .until::<bool>("the hand", json!(null), "return Boolean(hand)")
            .await;
    }

    /// The cards on the table and in hand.
    pub async fn moment(&self) -> Moment {
        self.page
            .until("a trick and a hand", json!([self.name, null]), MOMENT)
            .await
    }

    /// The table and the hand are as before. The page may first show an older table, until the bot draws it again.
    pub async fn is_again(&self, before: &Moment) {
        self.page
            .until::<Moment>(&format!("{before:?}"), json!([self.name, before]), MOMENT)
            .await;
    }

    /// Deals, or asks for the next deal.
    async fn deal(&self) {
        self.page
            .click(
                "the button that deals",
                json!(null),
                "return labelled(table, 'Deal') ?? labelled(table, 'Next deal')",
            )
            .await;
    }

    /// Waits for what is to be done next; `last` is the last button pressed, which stays until it is answered.
    async fn next(&self, last: Option<&String>) -> Next {
        let (what, button, following, held): (String, String, bool, u64) = self
            .page
            .until(
                "the next turn or the result",
                json!([last, self.deals + 1]),
                "const [last, deals] = given;
                if (new RegExp(`(^|[^0-9])${deals} deals? played`).test(table?.innerText) && labelled(table, 'My result'))
                    return ['over', '', /took the most tricks|was first to/.test(table.textContent), 0];
                const answer = labelled(hand, 'Show all bonus cards');
                const cards = buttons(hand).filter((one) => /:play:/.test(one.dataset.customId));
                const card = cards.find((one) => one.classList.contains('success'));
                const button = answer ?? card;
                if (!button || button.dataset.customId === last) return null;
                return [answer ? 'question' : 'turn', button.dataset.customId, hand.textContent.includes('Your turn'), heldIn(hand)];",
            )
            .await;
        match what.as_str() {
            "over" => Next::Over { played: following },
            "question" => Next::Question(button),
            _ => Next::Turn {
                card: button,
                following,
                held,
            },
        }
    }

    /// Clicks a button of the hand and returns its name.
    async fn press(&self, id: String) -> String {
        self.page
            .click(
                "the button",
                json!(id),
                "return buttons(hand).find((one) => one.dataset.customId === given)",
            )
            .await;
        id
    }

    /// A deal is over: gains and losses cancel out, and the purse has changed by the result.
    async fn check_result(&mut self) {
        self.deals += 1;
        let results: Vec<(String, i64)> = self
            .page
            .until(
                "who won and lost what",
                json!(null),
                "const lines = table.innerText.split('\\n');
                const found = lines.map((line) => /^\\d+ · ([^·]+) ·.* ([+−±]\\d+)$/.exec(line.trim())).filter(Boolean);
                return found.length
                    ? found.map(([, name, coins]) => [name.trim(), Number(coins.replace('−', '-').replace('±', ''))])
                    : null;",
            )
            .await;
        assert_eq!(results.len(), 4, "{results:?}");
        let sum: i64 = results.iter().map(|(_, coins)| coins).sum();
        assert_eq!(sum, 0, "{results:?}");
        let mine = results.iter().find(|(name, _)| *name == self.name);
        let (_, mine) = mine.expect("a result of one's own");
        let purse = self.purse().await;
        assert_eq!(purse, self.coins + mine, "{results:?}");
        self.coins = purse;
    }

    async fn bot_is_online(&self) {
        self.page
            .until::<bool>(
                "the bot among those who are there",
                json!(null),
                "return all('member-Triomphe').some((one) => !one.classList.contains('offline'))",
            )
            .await;
    }

    /// Presses a button of the table's message.
    async fn key(&self, label: &str) {
        let wanted = format!("the button {label}");
        self.page
            .click(&wanted, json!(label), "return labelled(table, given)")
            .await;
    }

    /// The coins the bank says can be spent.
    async fn purse(&self) -> i64 {
        let known: Vec<String> = self
            .page
            .until(
                "the messages",
                json!(null),
                "return messages.map((one) => one.dataset.id)",
            )
            .await;
        self.page.press("/coins balance").await;
        self.enter().await;
        self.page
            .until(
                "the purse",
                json!(known),
                "const purse = messages.find((one) => !given.includes(one.dataset.id) && one.textContent.includes('Your purse'));
                const coins = /You(?: can spend|’ll have) ([\\d,]+) coin/.exec(purse?.textContent);
                return coins && Number(coins[1].replace(',', ''));",
            )
            .await
    }

    async fn seats(&self, count: u32) {
        self.page
            .until::<bool>(
                "somebody in every seat",
                json!(count),
                "return table?.querySelectorAll('ol > li').length === given",
            )
            .await;
    }

    async fn suggested(&self, label: &str) {
        let wanted = format!("the suggestion {label}");
        self.page
            .until::<bool>(
                &wanted,
                json!(label),
                "return all('suggestion')[0]?.dataset.label === given",
            )
            .await;
    }

    async fn line_is(&self, line: &str) {
        let wanted = format!("the line {line}");
        self.page
            .until::<bool>(
                &wanted,
                json!(line),
                "return all('composer')[0].value.trim() === given",
            )
            .await;
    }

    async fn enter(&self) {
        self.page.press(&char::from(Key::Enter).to_string()).await;
    }

    async fn tab(&self) {
        self.page.press(&char::from(Key::Tab).to_string()).await;
    }
}
