//! `mirabilia serve`: the game server with the web pages.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use mirabilia_server::{Config, Limits, Server};

/// Serve tables for people and bots, with the web pages
///
/// Only this machine can reach it unless --addr says otherwise. Ctrl-C ends it after what is under
/// way; nothing that was confirmed is ever lost.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia serve --open\n  \
                        mirabilia serve --addr 0.0.0.0:7777 --db sqlite:///var/lib/mirabilia/games.db\n  \
                        mirabilia serve --db postgres://mirabilia@db.example.org/mirabilia --proxy --origin https://play.example.org")]
pub struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDR:PORT", default_value = "127.0.0.1:7777")]
    addr: SocketAddr,
    // Not a comment for help: the addresses in it would be taken for links.
    #[arg(
        long,
        value_name = "URL",
        env = "MIRABILIA_DB",
        hide_env_values = true,
        help = "The database: sqlite://PATH, postgres://…, or memory: for a try \
                [default: a file in your data folder]"
    )]
    db: Option<String>,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
    /// A page that may talk to this server besides its own; can be given several times
    #[arg(long = "origin", value_name = "URL")]
    origins: Vec<String>,
    /// Trust a proxy in front to say who the client is (X-Forwarded-For, X-Forwarded-Proto)
    #[arg(long)]
    proxy: bool,
    /// Threads that think for bots [default: one a core]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    think_threads: usize,
    /// Milliseconds the strongest bots think about a move
    #[arg(long, value_name = "N", default_value_t = 1000)]
    bot_time_ms: u64,
    /// Milliseconds a hint is thought about
    #[arg(long, value_name = "N", default_value_t = 1000)]
    hint_time_ms: u64,
    /// Milliseconds a review thinks about each decision
    #[arg(long, value_name = "N", default_value_t = 300)]
    review_time_ms: u64,
    /// Hints a person may have at a table
    #[arg(long, value_name = "N", default_value_t = 200)]
    hints: u32,
    /// Tables in memory at once
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    live_tables: usize,
    /// Seconds a table without people and work stays in memory
    #[arg(long, value_name = "N", default_value_t = 60)]
    idle_seconds: u64,
    /// Requests a second from one address
    #[arg(long, value_name = "N", default_value_t = 30)]
    limit_requests: u32,
    /// Sockets at once from one address
    #[arg(long, value_name = "N", default_value_t = 64)]
    limit_sockets: u32,
    /// New tables an hour from one address
    #[arg(long, value_name = "N", default_value_t = 120)]
    limit_tables: u32,
    /// New keys an hour from one address
    #[arg(long, value_name = "N", default_value_t = 120)]
    limit_people: u32,
    /// Commands a second on one socket
    #[arg(long, value_name = "N", default_value_t = 20)]
    limit_commands: u32,
    /// Show /metrics to every address, not only to this machine
    #[arg(long)]
    public_metrics: bool,
    /// How the log is written; `RUST_LOG` says how much
    #[arg(long, value_enum, default_value = "text")]
    log: Log,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Log {
    Text,
    Json,
}

impl Serve {
    /// What `mirabilia` alone does.
    pub fn usual() -> Self {
        use clap::Parser;
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            serve: Serve,
        }
        Alone::parse_from(["mirabilia", "--open"]).serve
    }

    /// Serves until Ctrl-C or a signal to end.
    pub fn run(&self) -> Result<()> {
        self.begin_log();
        let database = match &self.db {
            Some(database) => database.clone(),
            None => usual_database()?,
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        runtime.context("cannot start")?.block_on(self.serve(&database))
    }

    async fn serve(&self, database: &str) -> Result<()> {
        let server = Server::bind(self.config(), database).await?;
        // Heard before anybody knows that there is something to end.
        let end = signal()?;
        let url = format!("http://{}", shown(server.addr()));
        let shown_database = mirabilia_store::without_password(database);
        crate::print(|out| {
            writeln!(out, "Mirabilia is at {url}\nGames are kept in {shown_database}")
        })?;
        if !server.addr().ip().is_loopback() {
            tracing::warn!("every machine that can reach {} can play here", server.addr());
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

/// The file in the user's data folder.
pub fn usual_database() -> Result<String> {
    use etcetera::BaseStrategy;
    let folders = etcetera::choose_base_strategy();
    let folders = folders.context("no home folder; say where games are kept with --db")?;
    let file: PathBuf = folders.data_dir().join("mirabilia").join("games.db");
    Ok(format!("sqlite://{}", file.display()))
}

/// The address as a browser on this machine reaches it.
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
        tracing::info!("no browser could be opened; go to {url}");
    }
}

/// Done when somebody wants the server to end.
#[cfg(unix)]
fn signal() -> Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt()).context("cannot listen for Ctrl-C")?;
    let mut terminate = signal(SignalKind::terminate()).context("cannot listen for signals")?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Done when somebody wants the server to end.
#[cfg(not(unix))]
fn signal() -> Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
