//! `cargo xtask load`: one server under very many tables and connections.

use crate::{drive, shell};
use anyhow::Result;

/// Load one server with very many tables and connections; `docs/bench.md` has results.
///
/// Options are those of `mirabilia-drive load`: --tables 2000, --sockets 5000, --seconds 60,
/// --rate 1000, --seed 1.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Options of `mirabilia-drive load`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let built = drive::build()?;
    shell::run(built.command("load", &args.args))
}
