//! A server process: started, killed, started again on the same port and database.

use std::fs::File;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use mirabilia_client::Client;
use tokio::time::{Instant, sleep};

/// A server that is not ready after this long will not be.
const START: Duration = Duration::from_secs(30);
/// Clock ticks a second in `/proc`, the same on every Linux.
const TICKS: f64 = 100.0;

/// How a server is started.
#[derive(Clone, Debug)]
pub(crate) struct Server {
    program: PathBuf,
    database: String,
    log: PathBuf,
    port: u16,
}

/// A server that runs. It is killed when this is dropped.
#[derive(Debug)]
pub(crate) struct Running {
    child: Child,
}

/// What a process has used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Used {
    /// Resident memory in bytes.
    pub(crate) memory: u64,
    /// Processor time in seconds.
    pub(crate) processor: f64,
}

impl Server {
    /// A server on a port of its own. `log` takes what it says.
    pub(crate) fn new(program: &Path, database: &str, log: PathBuf) -> Result<Self> {
        if !program.is_file() {
            bail!("no server at {}; build it: cargo build --release", program.display());
        }
        let port = free_port()?;
        Ok(Self { program: program.to_owned(), database: database.to_owned(), log, port })
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The same server on another database.
    pub(crate) fn with_database(&self, database: &str) -> Self {
        Self { database: database.to_owned(), ..self.clone() }
    }

    /// Starts it and waits until it serves. All players come from one address, so that what one
    /// address may do is raised.
    pub(crate) async fn start(&self) -> Result<Running> {
        let log = File::options().create(true).append(true).open(&self.log);
        let log = log.with_context(|| format!("cannot write {}", self.log.display()))?;
        let many = "1000000";
        let child = Command::new(&self.program)
            .args(["serve", "--addr", &format!("127.0.0.1:{}", self.port)])
            .args(["--db", &self.database])
            .args(["--limit-requests", many, "--limit-sockets", many, "--limit-tables", many])
            .args(["--limit-people", many, "--limit-commands", "10000"])
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .with_context(|| format!("cannot start {}", self.program.display()))?;
        let mut running = Running { child };
        let ask = Client::with_key(&self.url(), "");
        let began = Instant::now();
        while ask.get_text("/readyz").await.is_err() {
            if let Some(status) = running.child.try_wait()? {
                bail!("the server ended ({status}); see {}", self.log.display());
            }
            if began.elapsed() > START {
                bail!("the server is not ready after {} s", START.as_secs());
            }
            sleep(Duration::from_millis(10)).await;
        }
        Ok(running)
    }
}

impl Running {
    /// Kills it, as by `kill -9`: nothing of it runs afterwards.
    pub(crate) fn kill(mut self) -> Result<()> {
        if let Some(status) = self.child.try_wait()? {
            bail!("the server had ended by itself ({status})");
        }
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Does it still run?
    pub(crate) fn is_up(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// What it has used so far.
    pub(crate) fn used(&self) -> Result<Used> {
        used(&self.child.id().to_string())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already; either way it is gone.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a process has used; `self` is this one.
pub(crate) fn used(process: &str) -> Result<Used> {
    let read = |name: &str| {
        let path = format!("/proc/{process}/{name}");
        std::fs::read_to_string(&path).with_context(|| format!("cannot read {path}"))
    };
    let status = read("status")?;
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let memory = memory.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse().ok());
    let memory: u64 = memory.context("no VmRSS in /proc")?;
    // The name of the program may hold spaces; what follows its bracket does not.
    let stat = read("stat")?;
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
    let ticks = |place: usize| fields.split_whitespace().nth(place)?.parse::<f64>().ok();
    let (user, system) = (ticks(11), ticks(12));
    let ticks = user.zip(system).map(|(user, system)| user + system);
    let processor = ticks.context("no times in /proc")? / TICKS;
    Ok(Used { memory: memory * 1024, processor })
}

/// A port nobody uses now.
fn free_port() -> Result<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").context("no port is free")?;
    Ok(listener.local_addr()?.port())
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_process_knows_what_it_uses() {
        let used = super::used("self").unwrap();
        assert!(used.memory > 100_000 && used.processor >= 0.0, "{used:?}");
        assert!(super::used("0").is_err());
    }
}
