//! `cargo xtask dev`: the web pages with hot reload, beside a server.

use crate::{shell, web};
use anyhow::{Context, Result};

/// Work on the web pages: a server and, in front of it, Vite with hot reload
///
/// Games are kept in memory only. Ctrl-C ends both.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Address of the server; Vite prints the address of the page
    #[arg(long, default_value = "127.0.0.1:7778")]
    addr: String,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    web::need_node()?;
    web::install()?;
    shell::run(shell::cargo(&["build", "--package", "mirabilia-cli"]))?;
    let serve = ["run", "--quiet", "--package", "mirabilia-cli", "--", "serve", "--db", "memory:"];
    let mut server = shell::cargo(&serve);
    server.args(["--addr", &args.addr]);
    let mut server = server.spawn().context("could not start the server")?;
    let mut vite = web::npm(&["run", "--silent", "dev"]);
    vite.env("MIRABILIA_SERVER", format!("http://{}", args.addr));
    let done = shell::run(vite);
    let _ = server.kill();
    let _ = server.wait();
    done
}
