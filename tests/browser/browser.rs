//! Chromium (or Chrome), controlled through its driver.

use fantoccini::{
    Client, ClientBuilder,
    actions::{InputSource, KeyAction, KeyActions},
    elements::{Element, ElementRef},
    error::{CmdError, ErrorStatus},
    key::Key,
    wd::{TimeoutConfiguration, WebDriverCompatibleCommand},
};
use hyper_util::client::legacy::connect::HttpConnector;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::{
    env, panic,
    path::PathBuf,
    process::Stdio,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    time::timeout,
};
use url::Url;

/// How long a test waits for the page.
pub const PATIENCE: Duration = Duration::from_secs(15);
/// How long the driver may take for an answer. It occasionally loses one when the page changes its address.
const ANSWER: Duration = Duration::from_secs(5);
/// How often an element may move away from the mouse.
const MOVES: u32 = 100;
/// The key by which WebDriver returns an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";
const MISSING: &str = "This test needs Chromium or Chrome, and chromedriver. \
    ./check installs them (as root, on Debian or Ubuntu: apt-get install chromium chromium-driver).";

/// What every browser of a test is told: it runs anywhere, and asks nobody on the network.
pub const ARGUMENTS: [&str; 7] = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// A page in its own browser.
#[derive(Clone)]
pub struct Browser {
    client: Client,
}

impl Browser {
    /// Opens a browser for this work and closes it afterwards, even if the work panics.
    pub async fn with<F, Done>(work: F)
    where
        F: FnOnce(Browser) -> Done,
        Done: Future<Output = ()> + Send + 'static,
    {
        let profile = tempfile::tempdir().unwrap();
        let (_driver, port) = driver().await;
        let profile_folder = format!("--user-data-dir={}", profile.path().display());
        let own = ["--headless=new", "--window-size=1280,800", &profile_folder];
        let arguments = [&ARGUMENTS[..], &own[..]].concat();
        let capabilities = json!({
            "goog:chromeOptions": {
                "binary": chromium(),
                "args": arguments,
            },
        });
        let Value::Object(capabilities) = capabilities else {
            unreachable!("an object was written above")
        };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("the browser did not start");
        let patience = TimeoutConfiguration::new(Some(ANSWER), Some(PATIENCE), None);
        client.update_timeouts(patience).await.unwrap();
        let done = tokio::spawn(work(Browser {
            client: client.clone(),
        }));
        let done = done.await;
        let closed = client.close().await;
        if let Err(error) = done {
            panic::resume_unwind(error.into_panic());
        }
        closed.unwrap();
    }

    /// Opens an address and waits until it is loaded.
    pub async fn open(&self, address: &str) {
        self.client.goto(address).await.unwrap();
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.client.refresh().await.unwrap();
    }

    /// Sets the window's size in pixels, including its frame.
    pub async fn resize(&self, width: u32, height: u32) {
        self.client.set_window_size(width, height).await.unwrap();
    }

    /// Runs the body of a function of `given` and returns its result, or its promise's.
    pub async fn run<T: DeserializeOwned>(&self, given: Value, body: &str) -> T {
        let script = format!(
            "const [given, done] = arguments;
            (async () => {{ {body} }})().then(done, (error) => done({{ failed: String(error) }}));"
        );
        let found = self.client.execute_async(&script, vec![given]).await;
        serde_json::from_value(found.unwrap()).unwrap()
    }

    /// Waits until the body of a function of `given` returns something; it is called at each change of the page.
    pub async fn until<T: DeserializeOwned>(&self, wanted: &str, given: Value, body: &str) -> T {
        let script = format!(
            "const [given, done] = arguments;
            const look = (given) => {{ {HELPERS} {body} }};
            const tell = () => {{
                const found = look(given);
                if (found === undefined || found === null || found === false) return false;
                watcher.disconnect();
                // In the middle of the window nothing at the page's edges covers it.
                if (found instanceof Element) found.scrollIntoView({{ block: 'center', behavior: 'instant' }});
                done(found);
                return true;
            }};
            const watcher = new MutationObserver(tell);
            if (!tell()) watcher.observe(document, {{
                subtree: true, childList: true, attributes: true, characterData: true,
            }});"
        );
        let asked = Instant::now();
        loop {
            match self
                .client
                .execute_async(&script, vec![given.clone()])
                .await
            {
                Ok(found) => return serde_json::from_value(found).unwrap(),
                Err(CmdError::Standard(error))
                    if error.error == ErrorStatus::ScriptTimeout && asked.elapsed() < PATIENCE => {}
                Err(error) => panic!(
                    "waited in vain for {wanted}: {error}\nThe page says:\n{}",
                    self.text().await
                ),
            }
        }
    }

    /// Waits for an element like [`until`](Self::until), and clicks it with the mouse.
    pub async fn click(&self, wanted: &str, given: Value, body: &str) {
        let mut moves = 0;
        loop {
            let found: Value = self.until(wanted, given.clone(), body).await;
            let id = found[ELEMENT].as_str().expect("an element");
            let id = ElementRef::from(id.to_owned());
            match Element::from_element_id(self.client.clone(), id)
                .click()
                .await
            {
                Ok(()) => return,
                // It was drawn again or moved between finding it and clicking.
                Err(error) if moved(&error) && moves < MOVES => moves += 1,
                Err(error) => panic!("{wanted} cannot be clicked: {error}"),
            }
        }
    }

    /// Presses keys at the current focus: letters, or the characters of `fantoccini::key`.
    pub async fn press(&self, keys: &str) {
        let pressed = keys
            .chars()
            .flat_map(|value| [KeyAction::Down { value }, KeyAction::Up { value }]);
        self.keys(pressed).await;
    }

    /// Presses Shift+Tab.
    pub async fn back_tab(&self) {
        let [shift, tab] = [Key::Shift, Key::Tab].map(char::from);
        let pressed = [
            KeyAction::Down { value: shift },
            KeyAction::Down { value: tab },
            KeyAction::Up { value: tab },
            KeyAction::Up { value: shift },
        ];
        self.keys(pressed).await;
    }

    async fn keys(&self, pressed: impl IntoIterator<Item = KeyAction>) {
        let keyboard = KeyActions::new("keyboard".to_owned());
        let keyboard = pressed.into_iter().fold(keyboard, KeyActions::then);
        self.client.perform_actions(keyboard).await.unwrap();
    }

    /// Waits until the browser has drawn the page once more.
    pub async fn next_picture(&self) {
        let script =
            "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(done))";
        self.client.execute_async(script, vec![]).await.unwrap();
    }

    /// Waits for an element like [`until`](Self::until), and takes a PNG of it.
    pub async fn picture_of(&self, wanted: &str, given: Value, body: &str) -> Vec<u8> {
        let mut moves = 0;
        loop {
            let found: Value = self.until(wanted, given.clone(), body).await;
            let id = found[ELEMENT].as_str().expect("an element");
            let id = ElementRef::from(id.to_owned());
            let element = Element::from_element_id(self.client.clone(), id);
            match element.screenshot().await {
                Ok(picture) => return picture,
                // It was drawn again between finding it and the picture.
                Err(error) if moved(&error) && moves < MOVES => moves += 1,
                Err(error) => panic!("{wanted} cannot be taken a picture of: {error}"),
            }
        }
    }

    /// The characters of a text that no font of this machine has: the browser draws all of them as the same box.
    pub async fn without_a_glyph(&self, text: &str) -> String {
        self.run(json!(text), GLYPHS).await
    }

    /// Blocks loading from addresses that match this pattern ("*" is a wildcard).
    pub async fn block(&self, addresses: &str) {
        self.devtools("Network.enable", json!({})).await.unwrap();
        let blocked = json!({ "urls": [addresses] });
        self.devtools("Network.setBlockedURLs", blocked)
            .await
            .unwrap();
    }

    /// Sends a command of the browser's DevTools protocol.
    ///
    /// # Errors
    /// The browser's error.
    pub async fn devtools(&self, command: &str, params: Value) -> Result<Value, CmdError> {
        let asked = DevTools {
            body: json!({ "cmd": command, "params": params }).to_string(),
        };
        self.client.issue_cmd(asked).await
    }

    /// All readable text on the page.
    pub async fn text(&self) -> String {
        let text = self
            .client
            .execute("return document.body.innerText", vec![])
            .await;
        text.ok()
            .and_then(|text| text.as_str().map(str::to_owned))
            .unwrap_or_else(|| "(nothing: it does not answer)".to_owned())
    }
}

/// A DevTools command, passed on by the driver.
#[derive(Debug)]
struct DevTools {
    body: String,
}

impl WebDriverCompatibleCommand for DevTools {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, url::ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/goog/cdp/execute"))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.clone()))
    }
}

fn moved(error: &CmdError) -> bool {
    matches!(error, CmdError::Standard(error)
        if matches!(error.error, ErrorStatus::StaleElementReference
            | ErrorStatus::ElementClickIntercepted
            // It is still appearing.
            | ErrorStatus::ElementNotInteractable))
}

/// Helper functions for scripts on the page.
const HELPERS: &str = "
    const all = (hook, place = document) => [...place.querySelectorAll(`[data-testid=\"${hook}\"]`)];
    const messages = all('message');
    const isPrivate = (message) => message.dataset.ephemeral === 'true';
    const table = messages.findLast((one) => !isPrivate(one) && / deals? played/.test(one.textContent));
    const hand = messages.findLast((one) => isPrivate(one) && one.textContent.includes('Your hand'));
    const buttons = (message) => message ? all('button', message).filter((one) => !one.disabled) : [];
    // The cards that may be played are buttons, the others the options of a menu.
    const heldIn = (message) => !message ? 0 : buttons(message).filter((one) => /:play:/.test(one.dataset.customId)).length
        + all('select', message).flatMap((one) => JSON.parse(one.dataset.offers)[2]).length;
    const labelled = (message, label) => buttons(message).find((one) => one.textContent.trim() === label);
";

/// Of a text, the characters that look like the last one of Unicode's private ones, which no font has.
/// What joins or varies others, and what is blank, has no look of its own.
const GLYPHS: &str = r"
    const canvas = new OffscreenCanvas(64, 64);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.font = `32px ${getComputedStyle(document.body).fontFamily}`;
    const drawn = (character) => {
        pen.clearRect(0, 0, 64, 64);
        pen.fillText(character, 8, 48);
        return pen.getImageData(0, 0, 64, 64).data.join();
    };
    const box = drawn('\u{10FFFD}');
    const seen = [...new Set(given)].filter((one) => !/[\s\p{Cc}\p{Cf}\p{M}]/u.test(one));
    return seen.filter((one) => drawn(one) === box).join('');
";

/// Starts the driver on a free port.
/// It takes one for IPv4 and then the same for IPv6, and ends where another program has that one meanwhile: another is asked for.
async fn driver() -> (Child, u16) {
    let driver = installed(&["chromedriver"]).expect(MISSING);
    for _ in 0..5 {
        let mut driver = Command::new(&driver)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let port = timeout(PATIENCE, port_of(&mut driver))
            .await
            .expect("chromedriver named no port");
        if let Some(port) = port {
            return (driver, port);
        }
    }
    panic!("chromedriver ended at once, five times");
}

/// The port that a driver says it was started on; none if it ends.
async fn port_of(driver: &mut Child) -> Option<u16> {
    let mut lines = BufReader::new(driver.stdout.take().unwrap()).lines();
    while let Some(line) = lines.next_line().await.unwrap() {
        let port = line.strip_prefix("ChromeDriver was started successfully on port ");
        if let Some(port) = port.and_then(|rest| rest.trim_end_matches('.').parse().ok()) {
            return Some(port);
        }
    }
    None
}

/// The first of these programs that is on the PATH.
/// Debian's Chromium, or an installed Chrome.
pub fn chromium() -> PathBuf {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    installed(&names).expect(MISSING)
}

fn installed(names: &[&str]) -> Option<PathBuf> {
    let folders = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&folders).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
}
