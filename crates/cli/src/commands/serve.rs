//! `mirabilia serve`: the game server with the web pages.

use std::io::{self, IsTerminal, Write};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use mirabilia_server::archive::Keep;
use mirabilia_server::{Config, Limits, Server};

use crate::args;
use crate::lang::{self, LangOption, page_width};
use crate::lock::FileLock;
use crate::report::text::fold;
use crate::saved::data_folder;

/// Run the game server with the web pages
///
/// Listens on this machine only, unless --addr says otherwise. Ctrl-C stops the server after it has
/// finished pending work; confirmed moves are never lost.
#[derive(Args, Debug)]
#[allow(clippy::struct_excessive_bools)] // options of the command line
#[command(after_help = "Example:\n  mirabilia serve --open\n  \
                        mirabilia serve --addr 0.0.0.0:7777 --db sqlite:///var/lib/mirabilia/games.db\n  \
                        mirabilia serve --db postgres://mirabilia@db.example.org/mirabilia --proxy --origin https://play.example.org")]
pub struct Serve {
    /// Address to listen on: host name or IP address, and port
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:7777", value_parser = host_and_port)]
    addr: String,
    // Not a doc comment: rustdoc would turn the URLs into links.
    #[arg(
        long,
        value_name = "URL",
        env = "MIRABILIA_DB",
        hide_env_values = true,
        help = "Database: sqlite://PATH, postgres://…, or memory: (not saved) \
                [default: a file in your data folder]"
    )]
    db: Option<String>,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
    /// Additional allowed origin for web pages; may be repeated
    #[arg(long = "origin", value_name = "URL")]
    origins: Vec<String>,
    /// Trust X-Forwarded-For and X-Forwarded-Proto from a reverse proxy
    #[arg(long)]
    proxy: bool,
    /// Number of search threads for bots [default: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true, value_parser = args::whole::<usize>(0..=u64::MAX))]
    think_threads: usize,
    /// Time per move of the strongest bots in milliseconds
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = args::whole::<u64>(0..=u64::MAX))]
    bot_time_ms: u64,
    /// Time per hint in milliseconds
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = args::whole::<u64>(0..=u64::MAX))]
    hint_time_ms: u64,
    /// Time per decision of a review in milliseconds
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = args::whole::<u64>(0..=u64::MAX))]
    review_time_ms: u64,
    /// Maximum number of hints per person and table
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = args::whole::<u32>(0..=u64::from(u32::MAX)))]
    hints: u32,
    /// Maximum number of tables in memory
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = args::whole::<usize>(0..=u64::MAX))]
    live_tables: usize,
    /// Seconds before an idle table leaves memory
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = args::whole::<u64>(0..=u64::MAX))]
    idle_seconds: u64,
    /// Maximum requests per second and address
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = args::whole::<u32>(0..=u64::from(u32::MAX)))]
    limit_requests: u32,
    /// Maximum open connections per address; more replace idle ones
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = args::whole::<u32>(0..=u64::from(u32::MAX)))]
    limit_connections: u32,
    /// Maximum open sockets per address
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = args::whole::<u32>(0..=u64::from(u32::MAX)))]
    limit_sockets: u32,
    /// Maximum new tables per hour and address
    #[arg(long, value_name = "N", default_value_t = 120, value_parser = args::whole::<u32>(0..=u64::from(u32::MAX)))]
    limit_tables: u32,
    /// Maximum new keys per hour and address
    #[arg(long, value_name = "N", default_value_t = 120, value_parser = args::whole::<u32>(0..=u64::from(u32::MAX)))]
    limit_people: u32,
    /// Maximum commands per second and person
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = args::whole::<u32>(0..=u64::from(u32::MAX)))]
    limit_commands: u32,
    /// Maximum data stored per day and address, in MiB
    #[arg(long, value_name = "N", default_value_t = 80, value_parser = args::whole::<u32>(0..=u64::from(u32::MAX)))]
    limit_storage: u32,
    /// Maximum listed tables per person
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = args::whole::<u32>(0..=u64::from(u32::MAX)))]
    limit_listed: u32,
    /// Maximum exports and deletions of personal data per hour and address
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = args::whole::<u32>(0..=u64::from(u32::MAX)))]
    limit_exports: u32,
    /// Delete ended tables after N days, and people who have not come back [default: keep all]
    #[arg(long, value_name = "DAYS", value_parser = args::whole::<u32>(1..=36_500))]
    keep: Option<u32>,
    /// Keep only the N latest ended tables [default: keep all]
    #[arg(long, value_name = "N", value_parser = args::whole::<u32>(0..=u64::from(u32::MAX)))]
    keep_tables: Option<u32>,
    /// Serve /metrics to every address, not only to this machine
    #[arg(long)]
    public_metrics: bool,
    /// Log format; `RUST_LOG` sets the level
    #[arg(long, value_enum, default_value = "text")]
    log: Log,
    #[command(flatten)]
    lang: LangOption,
    /// Whether this is `mirabilia` without a command.
    #[arg(skip)]
    bare: bool,
}

/// `HOST:PORT`, with square brackets around an IPv6 address.
fn host_and_port(text: &str) -> Result<String, String> {
    let is_right = |(host, port): (&str, &str)| {
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        let is_host = !bare.is_empty() && (host != bare || !host.contains(':'));
        is_host && port.parse::<u16>().is_ok()
    };
    match text.rsplit_once(':').is_some_and(is_right) {
        true => Ok(text.to_owned()),
        false => Err("expected HOST:PORT, such as localhost:7777 or 0.0.0.0:7777".to_owned()),
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Log {
    Text,
    Json,
}

impl Serve {
    /// The command that runs if none is given.
    pub fn default_command() -> Self {
        use clap::Parser;
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            serve: Serve,
        }
        Self { bare: true, ..Alone::parse_from(["mirabilia", "--open"]).serve }
    }

    /// Serves until Ctrl-C or SIGTERM.
    pub fn run(&self) -> Result<()> {
        self.begin_log();
        let database = match &self.db {
            Some(database) => database.clone(),
            None => default_database()?,
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        runtime.context("cannot start the async runtime")?.block_on(self.serve(&database))
    }

    async fn serve(&self, database: &str) -> Result<()> {
        let server = Server::bind(self.config()?, database)
            .await
            .map_err(|error| self.told(&error.into()))?;
        let _lock = lock(database)?;
        // Install the handlers before announcing the address.
        let end = signal()?;
        let url = format!("http://{}", shown(server.addr()));
        self.announce(&url, &mirabilia_store::without_password(database))?;
        if !server.addr().ip().is_loopback() {
            tracing::warn!(
                "the server accepts connections from every machine that can reach {}",
                server.addr()
            );
        }
        if self.open {
            self.open_browser(&url);
        }
        server.run(end).await?;
        Ok(())
    }

    /// Says where the page is and how to stop. The first two lines are the same in every language:
    /// programs read them.
    fn announce(&self, url: &str, database: &str) -> Result<()> {
        let words = self.lang.words();
        crate::print(|out| {
            writeln!(out, "Mirabilia is at {url}\nGames are stored in {database}")?;
            if self.bare || io::stdout().is_terminal() {
                let args = [("url", url.into())];
                let id = if database.starts_with("memory:") { "serve-memory" } else { "serve-how" };
                let how = fold("", &words.say(id, &args), page_width());
                how.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            }
            if self.bare {
                let more = fold("", &words.say("serve-bare", &[]), page_width());
                more.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            }
            Ok(())
        })
    }

    /// What to do if the address is taken, which is mostly by another Mirabilia.
    fn told(&self, error: &anyhow::Error) -> anyhow::Error {
        let said = format!("{error:#}");
        if !said.starts_with("cannot listen on") {
            return anyhow::anyhow!(said);
        }
        let said = said.trim_end_matches("; choose another with --addr");
        let args = [("url", format!("http://{}", self.addr).into())];
        anyhow::anyhow!("{said}; {}", self.lang.words().say("serve-taken", &args))
    }

    /// Opens the page, and says so if that fails. Nobody waits for it.
    fn open_browser(&self, url: &str) {
        let (words, url) = (self.lang.words(), url.to_owned());
        std::thread::spawn(move || {
            let id = if browser(&url) { "serve-opened" } else { "serve-not-opened" };
            let said = words.say(id, &[("url", url.as_str().into())]);
            // Not println!: it panics when standard output is closed.
            let _ = writeln!(io::stdout(), "{said}");
        });
    }

    fn config(&self) -> Result<Config> {
        Ok(Config {
            addr: resolve(&self.addr)?,
            origins: self.origins.clone(),
            proxy: self.proxy,
            think_threads: self.think_threads,
            bot_time: Duration::from_millis(self.bot_time_ms),
            hint_time: Duration::from_millis(self.hint_time_ms),
            review_time: Duration::from_millis(self.review_time_ms),
            hints: self.hints,
            live_tables: self.live_tables,
            idle: Duration::from_secs(self.idle_seconds),
            limits: Limits {
                requests: self.limit_requests,
                connections: self.limit_connections,
                sockets: self.limit_sockets,
                tables: self.limit_tables,
                people: self.limit_people,
                commands: self.limit_commands,
                storage: self.limit_storage,
                listed: self.limit_listed,
                exports: self.limit_exports,
            },
            keep: Keep { days: self.keep, tables: self.keep_tables },
            public_metrics: self.public_metrics,
            clock_error: 0,
        })
    }

    fn begin_log(&self) {
        use tracing_subscriber::EnvFilter;
        let filter = EnvFilter::try_from_default_env();
        let filter = filter.unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
        let colours = io::stderr().is_terminal();
        let log = tracing_subscriber::fmt().with_env_filter(filter);
        let log = log.with_ansi(colours).with_writer(io::stderr);
        match self.log {
            Log::Text => log.init(),
            Log::Json => log.json().init(),
        }
    }
}

/// Locks a SQLite file against a second server, which would not see the moves of the first.
fn lock(database: &str) -> Result<Option<FileLock>> {
    let Some(file) = database.strip_prefix("sqlite://") else { return Ok(None) };
    let file = Path::new(file.split('?').next().unwrap_or_default());
    match FileLock::try_take(file) {
        Ok(Some(lock)) => Ok(Some(lock)),
        Ok(None) => {
            let args = [("file", file.display().to_string().into())];
            bail!(lang::error("database-used", &args))
        }
        Err(error) => {
            // A full disk must not keep a server from starting.
            tracing::warn!("cannot lock {}: {error}", file.display());
            Ok(None)
        }
    }
}

/// The SQLite file in the user's data folder.
pub fn default_database() -> Result<String> {
    let folder = data_folder().with_context(|| lang::error("choose-database", &[]))?;
    let file = folder.join("games.db");
    Ok(format!("sqlite://{}", file.display()))
}

/// The address for a browser on this machine.
fn shown(addr: SocketAddr) -> String {
    match addr.ip().is_unspecified() {
        true => format!("localhost:{}", addr.port()),
        false => addr.to_string(),
    }
}

/// The address of a host name. IPv4 comes first: it is what a browser tries for localhost.
fn resolve(addr: &str) -> Result<SocketAddr> {
    let told = |id: &str| format!("--addr: {}", lang::error(id, &[("host", addr.into())]));
    let found = addr.to_socket_addrs().with_context(|| told("cannot-resolve"))?;
    let found: Vec<SocketAddr> = found.collect();
    let first = found.iter().find(|addr| addr.is_ipv4()).or(found.first());
    first.copied().with_context(|| told("no-address"))
}

/// Opens a page in a browser; whether that worked.
fn browser(url: &str) -> bool {
    let (program, first): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = std::process::Command::new(program);
    command.args(first).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut opener) = command.spawn() else { return false };
    // It ends at once if it fails, but may stay as long as the browser.
    for _ in 0..20 {
        match opener.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => std::thread::sleep(Duration::from_millis(100)),
            Err(_) => return false,
        }
    }
    true
}

/// Resolves on Ctrl-C or SIGTERM.
#[cfg(unix)]
fn signal() -> Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt =
        signal(SignalKind::interrupt()).context("cannot install a handler for Ctrl-C")?;
    let mut terminate =
        signal(SignalKind::terminate()).context("cannot install a signal handler")?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Resolves on Ctrl-C.
#[cfg(not(unix))]
fn signal() -> Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
