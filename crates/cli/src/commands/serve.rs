//! `mirabilia serve`: the game server with the web pages.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use mirabilia_server::{Config, Limits, Server};

/// Run the game server with the web pages
///
/// Listens on this machine only, unless --addr says otherwise. Ctrl-C stops the server after it has
/// finished pending work; confirmed moves are never lost.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia serve --open\n  \
                        mirabilia serve --addr 0.0.0.0:7777 --db sqlite:///var/lib/mirabilia/games.db\n  \
                        mirabilia serve --db postgres://mirabilia@db.example.org/mirabilia --proxy --origin https://play.example.org")]
pub struct Serve {
    /// Address to listen on
    #[arg(long, value_name = "ADDR:PORT", default_value = "127.0.0.1:7777")]
    addr: SocketAddr,
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
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    think_threads: usize,
    /// Time per move of the strongest bots in milliseconds
    #[arg(long, value_name = "N", default_value_t = 1000)]
    bot_time_ms: u64,
    /// Time per hint in milliseconds
    #[arg(long, value_name = "N", default_value_t = 1000)]
    hint_time_ms: u64,
    /// Time per decision of a review in milliseconds
    #[arg(long, value_name = "N", default_value_t = 300)]
    review_time_ms: u64,
    /// Maximum number of hints per person and table
    #[arg(long, value_name = "N", default_value_t = 200)]
    hints: u32,
    /// Maximum number of tables in memory
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    live_tables: usize,
    /// Seconds before an idle table leaves memory
    #[arg(long, value_name = "N", default_value_t = 60)]
    idle_seconds: u64,
    /// Maximum requests per second and address
    #[arg(long, value_name = "N", default_value_t = 30)]
    limit_requests: u32,
    /// Maximum open sockets per address
    #[arg(long, value_name = "N", default_value_t = 64)]
    limit_sockets: u32,
    /// Maximum new tables per hour and address
    #[arg(long, value_name = "N", default_value_t = 120)]
    limit_tables: u32,
    /// Maximum new keys per hour and address
    #[arg(long, value_name = "N", default_value_t = 120)]
    limit_people: u32,
    /// Maximum commands per second and socket
    #[arg(long, value_name = "N", default_value_t = 20)]
    limit_commands: u32,
    /// Serve /metrics to every address, not only to this machine
    #[arg(long)]
    public_metrics: bool,
    /// Log format; `RUST_LOG` sets the level
    #[arg(long, value_enum, default_value = "text")]
    log: Log,
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
        Alone::parse_from(["mirabilia", "--open"]).serve
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
        let server = Server::bind(self.config(), database).await?;
        // Install the handlers before announcing the address.
        let end = signal()?;
        let url = format!("http://{}", shown(server.addr()));
        let shown_database = mirabilia_store::without_password(database);
        crate::print(|out| {
            writeln!(out, "Mirabilia is at {url}\nGames are stored in {shown_database}")
        })?;
        if !server.addr().ip().is_loopback() {
            tracing::warn!(
                "the server accepts connections from every machine that can reach {}",
                server.addr()
            );
        }
        if self.open {
            open_browser(&url);
        }
        server.run(end).await?;
        Ok(())
    }

    fn config(&self) -> Config {
        Config {
            addr: self.addr,
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
                sockets: self.limit_sockets,
                tables: self.limit_tables,
                people: self.limit_people,
                commands: self.limit_commands,
            },
            public_metrics: self.public_metrics,
        }
    }

    fn begin_log(&self) {
        use tracing_subscriber::EnvFilter;
        let filter = EnvFilter::try_from_default_env();
        let filter = filter.unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
        let colours = std::io::IsTerminal::is_terminal(&std::io::stderr());
        let log = tracing_subscriber::fmt().with_env_filter(filter);
        let log = log.with_ansi(colours).with_writer(std::io::stderr);
        match self.log {
            Log::Text => log.init(),
            Log::Json => log.json().init(),
        }
    }
}

/// The SQLite file in the user's data folder.
pub fn default_database() -> Result<String> {
    use etcetera::BaseStrategy;
    let folders = etcetera::choose_base_strategy();
    let folders = folders.context("no home directory; choose a database with --db")?;
    let file: PathBuf = folders.data_dir().join("mirabilia").join("games.db");
    Ok(format!("sqlite://{}", file.display()))
}

/// The address for a browser on this machine.
fn shown(addr: SocketAddr) -> String {
    match addr.ip().is_unspecified() {
        true => format!("localhost:{}", addr.port()),
        false => addr.to_string(),
    }
}

fn open_browser(url: &str) {
    let (program, first): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = std::process::Command::new(program);
    command.args(first).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if command.spawn().is_err() {
        tracing::info!("cannot open a browser; go to {url}");
    }
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
