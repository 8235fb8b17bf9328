//! A private Postgres server in a temporary folder, listening on localhost only: for tests, and for
//! fault injection that takes the database down.
#![forbid(unsafe_code)]

use std::net::TcpListener;
#[cfg(unix)]
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// A Postgres server that belongs to this process. Dropping it stops the server and deletes its
/// data.
#[derive(Debug)]
pub struct Cluster {
    folder: tempfile::TempDir,
    programs: PathBuf,
    port: u16,
    /// Postgres refuses to run as root. A root process runs it as the user `postgres`.
    as_postgres: bool,
}

impl Cluster {
    /// Creates and starts a server.
    pub fn start() -> Result<Self> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("mirabilia-postgres-").tempdir()?;
        let as_postgres = is_root();
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let cluster = Self { folder, programs, port, as_postgres };
        if as_postgres {
            run(Command::new("chown").arg("postgres").arg(cluster.folder.path()))?;
        }
        let data = cluster.data();
        run(cluster
            .program("initdb")
            .args(["--username=mirabilia", "--auth=trust", "--no-instructions", "-D"])
            .arg(&data))?;
        cluster.up()?;
        Ok(cluster)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// The URL of the database.
    pub fn url(&self) -> String {
        format!("postgres://mirabilia@127.0.0.1:{}/postgres", self.port)
    }

    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        let mut command = Command::new(if self.as_postgres { Path::new("runuser") } else { &path });
        if self.as_postgres {
            command.args(["-u", "postgres", "--"]).arg(&path);
        }
        // The current folder may be inaccessible to that user.
        command.current_dir(self.folder.path());
        command
    }

    /// Starts the server.
    pub fn up(&self) -> Result<()> {
        let sockets = self.folder.path().display();
        let options = format!(
            "-c listen_addresses=127.0.0.1 -c max_connections=300 -p {} -k {sockets}",
            self.port
        );
        run(self
            .program("pg_ctl")
            .args(["start", "--wait", "--silent", "-D"])
            .arg(self.data())
            .arg("-l")
            .arg(self.folder.path().join("log"))
            .arg("-o")
            .arg(options))
    }

    /// Stops the server at once, as if it had crashed.
    pub fn down(&self) -> Result<()> {
        run(self
            .program("pg_ctl")
            .args(["stop", "--mode=immediate", "--wait", "--silent", "-D"])
            .arg(self.data()))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // The server may be down already.
        let _ = self.down();
    }
}

/// Whether this process runs as root.
#[cfg(unix)]
pub fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// Whether this process runs as root; never, on this system.
#[cfg(not(unix))]
pub fn is_root() -> bool {
    false
}

fn run(command: &mut Command) -> Result<()> {
    let shown = format!("{command:?}");
    // Not a pipe: the server would keep it open after pg_ctl exits.
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status().with_context(|| format!("cannot start {shown}"))?;
    if !status.success() {
        bail!("{shown} failed ({status})");
    }
    Ok(())
}

/// The folder of the Postgres programs: Debian's, or one in `PATH`.
pub fn programs() -> Result<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    // The newest version first.
    folders.sort();
    folders.reverse();
    folders.extend(std::env::split_paths(&path));
    let has = |folder: &Path| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file();
    let found = folders.into_iter().find(|folder| has(folder));
    found.context(
        "initdb not found; install Postgres (apt-get install postgresql) or use --db sqlite",
    )
}
