//! A server that was just packed, running for a moment, and what a browser would ask it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::shell;

/// Timeout for an answer, and for the exit.
const PATIENCE: Duration = Duration::from_secs(30);

/// Starts the program, loads its page with a script of it, and ends it as systemd would.
pub(super) fn try_program(program: &Path) -> Result<()> {
    let server = Running::start(program)?;
    let tried = server.try_pages();
    let ended = server.end();
    tried.and(ended)
}

/// A server on a port of its own, with games in memory. It is gone when this is.
struct Running {
    process: Child,
    addr: String,
}

impl Running {
    fn start(program: &Path) -> Result<Self> {
        let args = ["serve", "--addr", "127.0.0.1:0", "--db", "memory:"];
        let mut command = shell::program(program, &args);
        eprintln!("$ {}", shell::shown(&command));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).env("RUST_LOG", "warn");
        let mut process = command.spawn().context("the packed program does not start")?;
        let out = process.stdout.take().context("no pipe")?;
        let mut running = Self { process, addr: String::new() };
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let addr = address(&line).with_context(|| format!("it said {line:?}, not where it is"))?;
        addr.clone_into(&mut running.addr);
        Ok(running)
    }

    fn try_pages(&self) -> Result<()> {
        let page = self.get("/")?;
        let script =
            script(&page).context("the page has no script: the web pages are not inside")?;
        self.get(script)?;
        for path in ["/healthz", "/readyz"] {
            ensure!(self.get(path)?.trim() == "ok", "{path} does not say ok");
        }
        Ok(())
    }

    /// What it answers, if that is 200.
    fn get(&self, path: &str) -> Result<String> {
        let addr = &self.addr;
        let ask = || -> std::io::Result<String> {
            let mut stream = TcpStream::connect(addr)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            write!(stream, "GET {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\r\n")?;
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer)?;
            Ok(String::from_utf8_lossy(&answer).into_owned())
        };
        let answer = ask().with_context(|| format!("no answer from http://{addr}{path}"))?;
        let body = body(&answer).with_context(|| {
            format!("http://{addr}{path} says {:?}", answer.lines().next().unwrap_or_default())
        })?;
        ensure!(!body.is_empty(), "http://{addr}{path} is empty");
        Ok(body.to_owned())
    }

    /// Asks it to end and waits until it has.
    fn end(mut self) -> Result<()> {
        let pid = self.process.id().to_string();
        shell::output(shell::program("kill", &["-TERM", &pid]))?;
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.process.try_wait()? {
                ensure!(status.success(), "it ended with {status}");
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        bail!("it did not end within {} seconds", PATIENCE.as_secs())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.process.kill(); // nothing when it has ended
        let _ = self.process.wait();
    }
}

/// The address in the first line that a server prints.
fn address(line: &str) -> Option<&str> {
    line.trim().strip_prefix("Mirabilia is at http://")
}

/// What follows the headers of a good answer.
fn body(answer: &str) -> Option<&str> {
    answer.strip_prefix("HTTP/1.1 200 ")?.split_once("\r\n\r\n").map(|(_, body)| body)
}

/// The first built file that a page asks for.
fn script(page: &str) -> Option<&str> {
    let start = page.find("\"/assets/")? + 1;
    page[start..].split('"').next()
}

#[cfg(test)]
mod tests {
    use super::{address, body, script};

    #[test]
    fn what_a_server_says_is_read() {
        let line = "Mirabilia is at http://127.0.0.1:4321\n";
        assert_eq!(address(line), Some("127.0.0.1:4321"));
        assert_eq!(address(""), None);
        assert_eq!(body("HTTP/1.1 200 OK\r\na: b\r\n\r\nok\n"), Some("ok\n"));
        assert_eq!(body("HTTP/1.1 404 Not Found\r\n\r\nok\n"), None);
        let page = "<script type=\"module\" src=\"/assets/index-x.js\"></script>";
        assert_eq!(script(page), Some("/assets/index-x.js"));
        assert_eq!(script("<h1>built without the web pages</h1>"), None);
    }
}
