//! `mirabilia-drive`: fault injection and load tests for a server. `cargo xtask soak server` and
//! `cargo xtask load` run it.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use mirabilia_drive::{ScenarioReport, abuse, full, kill, load, nodes, outage};

/// Fault injection and load tests for a Mirabilia server
#[derive(Parser)]
#[command(name = "mirabilia-drive", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    scenario: Scenario,
}

#[derive(Subcommand)]
enum Scenario {
    Kill(kill::Options),
    Nodes(nodes::Options),
    Outage(outage::Options),
    Full(full::Options),
    Abuse(abuse::Options),
    Load(load::Options),
}

fn main() -> ExitCode {
    let scenario = Cli::parse().scenario;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let passed = match runtime {
        Ok(runtime) => runtime.block_on(run(&scenario)),
        Err(error) => Err(error.into()),
    };
    match passed {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a scenario and prints its report; `false` if a guarantee was violated.
async fn run(scenario: &Scenario) -> Result<bool> {
    let print = |report: &ScenarioReport| {
        println!("{report}");
        report.passed()
    };
    Ok(match scenario {
        Scenario::Kill(options) => print(&kill::run(options).await?),
        Scenario::Nodes(options) => print(&nodes::run(options).await?),
        Scenario::Outage(options) => print(&outage::run(options).await?),
        Scenario::Full(options) => print(&full::run(options).await?),
        Scenario::Abuse(options) => print(&abuse::run(options).await?),
        Scenario::Load(options) => {
            let load = load::run(options).await?;
            println!("load\n{load}\n{}", serde_json::to_string(&load)?);
            load.passed()
        }
    })
}
