//! A Postgres of our own in a temporary folder, reached from this machine only: for tests and for
//! drives that take the database away.
#![forbid(unsafe_code)]

use std::net::TcpListener;
#[cfg(unix)]
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// A Postgres that was made for this process. It ends and goes when this is dropped.
#[derive(Debug)]
pub struct Cluster {
    folder: tempfile::TempDir,
    programs: PathBuf,
    port: u16,
    /// Postgres does not run as root; then it runs as the user it brings along.
    as_postgres: bool,
}

impl Cluster {
    /// Makes a new one and starts it.
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

    /// The address of its database.
    pub fn url(&self) -> String {
        format!("postgres://mirabilia@127.0.0.1:{}/postgres", self.port)
    }

    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        let mut command = Command::new(if self.as_postgres { Path::new("runuser") } else { &path });
        if self.as_postgres {
            command.args(["-u", "postgres", "--"]).arg(&path);
        }
        // The folder we are in may be closed to that user.
        command.current_dir(self.folder.path());
        command
    }

    /// Starts it.
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

    /// Stops it at once, as if the machine had failed.
    pub fn down(&self) -> Result<()> {
        run(self
            .program("pg_ctl")
            .args(["stop", "--mode=immediate", "--wait", "--silent", "-D"])
            .arg(self.data()))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // It may be down already.
        let _ = self.down();
    }
}

/// Does this process belong to root?
#[cfg(unix)]
pub fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// Does this process belong to root? Only where there is one.
#[cfg(not(unix))]
pub fn is_root() -> bool {
    false
}

fn run(command: &mut Command) -> Result<()> {
    let shown = format!("{command:?}");
    // Not a pipe: the server would keep it open after pg_ctl has ended.
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status().with_context(|| format!("cannot start {shown}"))?;
    if !status.success() {
        bail!("{shown} failed ({status})");
    }
    Ok(())
}

/// Where the programs of Postgres are: on the path, or where Debian puts them.
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
    found.context("no initdb; install Postgres (apt-get install postgresql), or give --db sqlite")
}
