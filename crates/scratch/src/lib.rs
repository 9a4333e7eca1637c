//! A private PostgreSQL server for tests, and a new database on it for each that asks.
//!
//! [`database`] makes one and says its address. A test that stops its server has an [`OwnServer`].
//! The server listens on a socket in a folder that only its user may enter, and on no port.
//! All test processes of a user share it (`cargo nextest` runs each test in a process of its own): the first one starts
//! it, and a watcher stops it and removes its files when no process has used it for some seconds, however they ended.
//! Two empty files stay, by which the processes take turns.
//! It does not wait for the disk: what it holds is worth nothing.
//!
//! PostgreSQL refuses to run as root; then it runs as `postgres` or `nobody`.
//!
//! On Linux only: elsewhere this crate is empty.
#![cfg(target_os = "linux")]

mod error;
mod programs;

use parking_lot::Mutex;
use std::fs::{self, DirBuilder, File};
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

pub use error::ScratchError;

use programs::{Programs, output};

/// Who owns the server's databases.
const OWNER: &str = "triomphe";

/// The server that this process uses: a lock that says so to the others.
struct Server {
    programs: Programs,
    /// Where its socket is.
    socket: PathBuf,
    /// Locked, shared with the other processes that use it, as long as this process lives.
    _user: File,
}

static SERVER: Mutex<Option<Server>> = Mutex::new(None);
static MADE: AtomicU32 = AtomicU32::new(0);

/// Makes an empty database and says its address (`postgres://…`). It goes some time after this process has ended.
///
/// # Panics
/// Where there is no server, with a sentence that says what to do.
#[must_use]
#[allow(clippy::panic, reason = "a test without a server fails, and says why")]
pub fn database() -> String {
    match try_database() {
        Ok(address) => address,
        Err(error) => panic!("{error}"),
    }
}

/// As [`database`].
///
/// # Errors
/// Why there is no server, or no database.
pub fn try_database() -> Result<String, ScratchError> {
    let mut server = SERVER.lock();
    let server = match &mut *server {
        Some(server) => server,
        none => none.insert(Server::started()?),
    };
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    let name = format!("t_{}_{number}", process::id());
    if number == 0 {
        server.remove_left();
    }
    server.say(&format!("CREATE DATABASE {name}"))?;
    Ok(address(&server.socket, &name))
}

impl Server {
    /// The server, started if it does not run.
    fn started() -> Result<Server, ScratchError> {
        let programs = Programs::find()?;
        let folder = folder(&programs)?;
        // One process at a time looks whether it runs.
        let turn = File::create(folder.join("turn"))?;
        turn.lock()?;
        let user = File::create(folder.join("users"))?;
        user.lock_shared()?;
        let server = Server {
            socket: socket(&folder.join("server")),
            _user: user,
            programs,
        };
        if !server.runs() {
            server.start(&folder)?;
            watch(&folder)?;
        }
        Ok(server)
    }

    fn runs(&self) -> bool {
        self.socket.exists() && self.say("SELECT 1").is_ok()
    }

    fn start(&self, folder: &Path) -> Result<(), ScratchError> {
        let place = folder.join("server");
        if place.exists() {
            fs::remove_dir_all(&place)?;
        }
        // The server's user goes through it, and may not look around.
        fs::create_dir(&place)?;
        fs::set_permissions(&place, fs::Permissions::from_mode(0o711))?;
        make(&self.programs, &place)?;
        start(&self.programs, &place)
    }

    /// Removes the databases of processes that have ended.
    fn remove_left(&self) {
        let named = self.say("SELECT datname FROM pg_database WHERE datname LIKE 't\\_%'");
        for name in named.unwrap_or_default().lines() {
            let process = name.split('_').nth(1).unwrap_or_default();
            if !Path::new("/proc").join(process).exists() {
                // Another process may be about to remove it, too.
                let _ = self.say(&format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"));
            }
        }
    }

    /// Says one thing to the server, and returns its answer.
    fn say(&self, text: &str) -> Result<String, ScratchError> {
        say(&self.programs, &self.socket, text)
    }
}

/// A server of a test's own, which can be stopped and started. Dropping it stops it and removes its files.
pub struct OwnServer {
    programs: Programs,
    place: PathBuf,
}

impl OwnServer {
    /// Makes and starts one.
    ///
    /// # Errors
    /// Why there is none.
    pub fn start() -> Result<OwnServer, ScratchError> {
        let programs = Programs::find()?;
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("triomphe-own-{}-{number}", process::id());
        let place = std::env::temp_dir().join(name);
        // The server's user goes through it, and may not look around.
        DirBuilder::new().mode(0o711).create(&place)?;
        fs::set_permissions(&place, fs::Permissions::from_mode(0o711))?;
        let server = OwnServer { programs, place };
        make(&server.programs, &server.place)?;
        start(&server.programs, &server.place)?;
        Ok(server)
    }

    /// Makes an empty database and says its address.
    ///
    /// # Errors
    /// The server does not run.
    pub fn database(&self) -> Result<String, ScratchError> {
        let socket = socket(&self.place);
        let name = format!("t_{}", MADE.fetch_add(1, Ordering::Relaxed));
        say(&self.programs, &socket, &format!("CREATE DATABASE {name}"))?;
        Ok(address(&socket, &name))
    }

    /// Stops it, as an operator does: whoever is connected is told so, and what is under way is taken back.
    ///
    /// # Errors
    /// It does not run.
    pub fn stop(&self) -> Result<(), ScratchError> {
        self.stop_by("fast")
    }

    fn stop_by(&self, mode: &str) -> Result<(), ScratchError> {
        let mut stop = self.programs.as_server("pg_ctl");
        stop.arg("--pgdata").arg(self.place.join("data"));
        stop.args(["--silent", "--wait", "--mode", mode, "stop"]);
        output(&mut stop).map(drop)
    }

    /// Starts it again.
    ///
    /// # Errors
    /// It does not start.
    pub fn start_again(&self) -> Result<(), ScratchError> {
        start(&self.programs, &self.place)
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        // It may be stopped already.
        let _ = self.stop_by("immediate");
        let _ = fs::remove_dir_all(&self.place);
    }
}

/// Where the socket of a server in this folder is.
fn socket(place: &Path) -> PathBuf {
    place.join("run")
}

/// The address of a database.
fn address(socket: &Path, name: &str) -> String {
    let socket = socket.display().to_string().replace('/', "%2F");
    format!("postgres://{OWNER}@{socket}/{name}")
}

/// Makes a server's files in a folder.
fn make(programs: &Programs, place: &Path) -> Result<(), ScratchError> {
    let (data, socket) = (place.join("data"), socket(place));
    for new in [&data, &socket] {
        DirBuilder::new().mode(0o700).create(new)?;
        programs.give(new)?;
    }
    let mut init = programs.as_server("initdb");
    init.arg("--pgdata").arg(&data);
    init.args(["--auth=trust", "--encoding=UTF8", "--no-sync"]);
    init.args(["--username", OWNER]);
    // An order of words that is not that of their bytes: what we store must not depend on it.
    init.args([
        "--locale=C.UTF-8",
        "--locale-provider=icu",
        "--icu-locale=en",
    ]);
    output(&mut init)?;
    let settings = format!(
        "listen_addresses = ''\nunix_socket_directories = '{}'\nfsync = off\nfull_page_writes = off\n\
         wal_level = minimal\nmax_wal_senders = 0\nmax_connections = 300\nshared_buffers = '64MB'\n\
         autovacuum_naptime = '1h'\n",
        socket.display()
    );
    let file = data.join("postgresql.auto.conf");
    fs::write(&file, settings)?;
    programs.give(&file)
}

/// Starts the server whose files are in a folder.
fn start(programs: &Programs, place: &Path) -> Result<(), ScratchError> {
    let data = place.join("data");
    let mut start = programs.as_server("pg_ctl");
    start.arg("--pgdata").arg(&data);
    start.arg("--log").arg(data.join("log"));
    start.args(["--silent", "--wait", "start"]);
    // Its pipes would stay open as long as the server runs.
    start.stdout(Stdio::null()).stderr(Stdio::null());
    if start.status()?.success() {
        Ok(())
    } else {
        Err(ScratchError::Program {
            program: "pg_ctl".to_owned(),
            said: fs::read_to_string(data.join("log")).unwrap_or_default(),
        })
    }
}

/// Says one thing to a server, and returns its answer.
fn say(programs: &Programs, socket: &Path, text: &str) -> Result<String, ScratchError> {
    let mut psql = programs.as_us("psql");
    psql.args(["--no-psqlrc", "--no-align", "--tuples-only", "--quiet"]);
    psql.args(["--username", OWNER, "--dbname", "postgres"]);
    psql.args(["--command", text]);
    psql.arg("--host").arg(socket);
    output(&mut psql)
}

/// The folder of this user's server: one for each version of PostgreSQL.
fn folder(programs: &Programs) -> Result<PathBuf, ScratchError> {
    let user = output(Command::new("id").arg("-u"))?;
    let user = user.trim();
    let name = format!("triomphe-scratch-{user}-{}", programs.version());
    let folder = std::env::temp_dir().join(name);
    // The server's user goes through it, and may not look around.
    match DirBuilder::new().mode(0o711).create(&folder) {
        Ok(()) => fs::set_permissions(&folder, fs::Permissions::from_mode(0o711))?,
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(error.into()),
    }
    let found = fs::symlink_metadata(&folder)?;
    if found.is_dir() && found.uid().to_string() == user {
        Ok(folder)
    } else {
        Err(ScratchError::Foreign(folder))
    }
}

/// Stops the server and removes its files once no process has used it for some seconds, and ends then.
fn watch(folder: &Path) -> Result<(), ScratchError> {
    const SCRIPT: &str = r#"
        cd "$1" || exit
        is_unused() { flock --nonblock --exclusive users true; }
        while :; do
            idle=0
            while [ "$idle" -lt 10 ]; do
                sleep 1
                if is_unused; then idle=$((idle + 1)); else idle=0; fi
            done
            # Nobody may begin to use it now.
            exec 9>turn
            flock --exclusive 9
            if is_unused; then break; fi
            exec 9>&-
        done
        kill -QUIT "$(head -n 1 server/data/postmaster.pid)"
        while [ -e server/data/postmaster.pid ]; do sleep 0.1; done
        rm -rf server
    "#;
    let mut watcher = Command::new("setsid");
    watcher.args(["sh", "-c", SCRIPT, "sh"]).arg(folder);
    watcher
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    watcher.spawn()?;
    Ok(())
}
