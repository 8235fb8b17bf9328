//! `mirabilia-drive`: faults and load for a server. `cargo xtask soak server` and `cargo xtask load`
//! run it.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use mirabilia_drive::{
    Full, Kill, LoadOptions, Nodes, Outage, Report, full, kill, load, nodes, outage,
};

/// Drive a Mirabilia server from outside
#[derive(Parser)]
#[command(name = "mirabilia-drive", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    drive: Drive,
}

#[derive(Subcommand)]
enum Drive {
    Kill(Kill),
    Nodes(Nodes),
    Outage(Outage),
    Full(Full),
    Load(LoadOptions),
}

fn main() -> ExitCode {
    let drive = Cli::parse().drive;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let good = match runtime {
        Ok(runtime) => runtime.block_on(run(&drive)),
        Err(error) => Err(error.into()),
    };
    match good {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a drive and prints what it shows; `false` when something is wrong.
async fn run(drive: &Drive) -> Result<bool> {
    let shown = |report: &Report| {
        println!("{report}");
        report.is_good()
    };
    Ok(match drive {
        Drive::Kill(options) => shown(&kill(options).await?),
        Drive::Nodes(options) => shown(&nodes(options).await?),
        Drive::Outage(options) => shown(&outage(options).await?),
        Drive::Full(options) => shown(&full(options).await?),
        Drive::Load(options) => {
            let load = load(options).await?;
            println!("load\n{load}\n{}", serde_json::to_string(&load)?);
            load.is_good()
        }
    })
}
