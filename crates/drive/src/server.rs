//! A server process that can be killed and restarted on the same port and database.

use std::fs::File;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use mirabilia_client::Client;
use tokio::time::{Instant, sleep};

/// A server must be ready within this time.
const START_TIMEOUT: Duration = Duration::from_secs(30);
/// Clock ticks per second in `/proc`, the same on every Linux.
const TICKS: f64 = 100.0;

/// How to start a server.
#[derive(Clone, Debug)]
pub(crate) struct ServerConfig {
    program: PathBuf,
    database: String,
    log: PathBuf,
    port: u16,
    /// The limit of open files; the default limits of the server apply, too.
    max_files: Option<u32>,
}

/// A running server. Dropping it kills it.
#[derive(Debug)]
pub(crate) struct RunningServer {
    child: Child,
}

/// The resources that a process has used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ResourceUsage {
    /// Resident memory in bytes.
    pub(crate) memory: u64,
    /// Processor time in seconds.
    pub(crate) processor: f64,
}

impl ServerConfig {
    /// A server on a free port that writes to this log.
    pub(crate) fn new(program: &Path, database: &str, log: PathBuf) -> Result<Self> {
        if !program.is_file() {
            bail!("no server program {}; run cargo build --release", program.display());
        }
        let port = free_port()?;
        Ok(Self {
            program: program.to_owned(),
            database: database.to_owned(),
            log,
            port,
            max_files: None,
        })
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The same server on another database.
    pub(crate) fn with_database(&self, database: &str) -> Self {
        Self { database: database.to_owned(), ..self.clone() }
    }

    /// The same server with the limits of a public one, and at most so many open files.
    pub(crate) fn limited(&self, max_files: u32) -> Self {
        Self { max_files: Some(max_files), ..self.clone() }
    }

    fn command(&self) -> Command {
        let many = "1000000";
        let address = format!("127.0.0.1:{}", self.port);
        let serve = ["serve", "--addr", &address, "--db", &self.database];
        let Some(max_files) = self.max_files else {
            let mut command = Command::new(&self.program);
            command
                .args(serve)
                .args(["--limit-requests", many, "--limit-sockets", many, "--limit-tables", many])
                .args(["--limit-people", many, "--limit-commands", "10000"])
                .args(["--limit-connections", many, "--limit-storage", many])
                .args(["--limit-listed", many]);
            return command;
        };
        let mut command = Command::new("sh");
        command.args(["-c", &format!("ulimit -n {max_files} && exec \"$0\" \"$@\"")]);
        command.arg(&self.program).args(serve);
        command
    }

    /// Starts the server and waits until it is ready. Rate limits are raised, because all players
    /// share one address.
    pub(crate) async fn start(&self) -> Result<RunningServer> {
        let log = File::options().create(true).append(true).open(&self.log);
        let log = log.with_context(|| format!("cannot write {}", self.log.display()))?;
        let child = self
            .command()
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .with_context(|| format!("cannot start {}", self.program.display()))?;
        let mut running = RunningServer { child };
        let client = Client::with_key(&self.url(), "");
        let started = Instant::now();
        while client.get_text("/readyz").await.is_err() {
            if let Some(status) = running.child.try_wait()? {
                bail!("the server exited ({status}); see {}", self.log.display());
            }
            if started.elapsed() > START_TIMEOUT {
                bail!("the server is not ready after {} s", START_TIMEOUT.as_secs());
            }
            sleep(Duration::from_millis(10)).await;
        }
        Ok(running)
    }
}

impl RunningServer {
    /// Kills the server with SIGKILL and waits for its exit.
    pub(crate) fn kill(mut self) -> Result<()> {
        if let Some(status) = self.child.try_wait()? {
            bail!("the server has exited by itself ({status})");
        }
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Whether it is still running.
    pub(crate) fn is_up(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// What it has used so far.
    pub(crate) fn usage(&self) -> Result<ResourceUsage> {
        usage(&self.child.id().to_string())
    }
}

impl Drop for RunningServer {
    fn drop(&mut self) {
        // An error means that it has exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a process has used; `self` is this process.
pub(crate) fn usage(process: &str) -> Result<ResourceUsage> {
    let read = |name: &str| {
        let path = format!("/proc/{process}/{name}");
        std::fs::read_to_string(&path).with_context(|| format!("cannot read {path}"))
    };
    let status = read("status")?;
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let memory = memory.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse().ok());
    let memory: u64 = memory.context("no VmRSS in /proc")?;
    // The program name, in parentheses, may contain spaces; the fields after it do not.
    let stat = read("stat")?;
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
    let ticks = |index: usize| fields.split_whitespace().nth(index)?.parse::<f64>().ok();
    let (user, system) = (ticks(11), ticks(12));
    let ticks = user.zip(system).map(|(user, system)| user + system);
    let processor = ticks.context("no times in /proc")? / TICKS;
    Ok(ResourceUsage { memory: memory * 1024, processor })
}

fn free_port() -> Result<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").context("no free port")?;
    Ok(listener.local_addr()?.port())
}

#[cfg(test)]
mod tests {
    #[test]
    fn usage_is_read_from_proc() {
        let usage = super::usage("self").unwrap();
        assert!(usage.memory > 100_000 && usage.processor >= 0.0, "{usage:?}");
        assert!(super::usage("0").is_err());
    }
}
