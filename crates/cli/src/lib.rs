//! The commands of `mirabilia`, one file each, as `docs/` describes them.
//!
//! Exit codes: 0 done, 1 the input is wrong (one message on standard error: what, where, and what
//! would be right), 2 wrong usage.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub mod commands;

/// 7 Wonders, 7 Wonders Duel and 7 Wonders Dice in one program.
#[derive(Parser, Debug)]
#[command(name = "mirabilia", version, about, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Bench(commands::bench::Bench),
    Perft(commands::perft::Perft),
}

/// Runs the command that the process was started with.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse(); // wrong usage: clap says why and exits with 2
    let result = match arguments.command {
        Command::Bench(command) => command.run(),
        Command::Perft(command) => command.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("mirabilia: {error:#}");
            ExitCode::from(1)
        }
    }
}
