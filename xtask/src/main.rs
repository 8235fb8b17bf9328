//! Development tasks, as `cargo xtask <task>`: one file per task.

#![forbid(unsafe_code)]

mod balance;
mod bench;
mod book;
mod codegen;
mod debian;
mod deny;
mod dev;
mod dist;
mod drive;
mod fuzz;
mod games;
mod links;
mod load;
mod openings;
mod origin;
mod play;
mod postgres;
mod puzzles;
mod python;
mod screenshots;
mod shell;
mod site;
mod soak;
mod soak_server;
mod strength;
mod test;
mod tidy;
mod tool;
mod train;
mod wasm;
mod web;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Build, play, test and measure Mirabilia.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    Play(play::Args),
    Test(test::Args),
    Tidy(tidy::Args),
    Soak(soak::Args),
    Load(load::Args),
    Fuzz(fuzz::Args),
    Balance(balance::Args),
    Bench(bench::Args),
    Codegen(codegen::Args),
    Dev(dev::Args),
    Dist(dist::Args),
    Screenshots(screenshots::Args),
    Puzzles(puzzles::Args),
    Openings(openings::Args),
    Python(python::Args),
    Strength(strength::Args),
    Train(train::Args),
    Wasm(wasm::Args),
    Site(site::Args),
    Deny(deny::Args),
    Book(book::Args),
}

fn main() -> ExitCode {
    match run(Cli::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Not the debug form: a backtrace of xtask would hide the message.
            eprintln!("error: {error}");
            error.chain().skip(1).for_each(|cause| eprintln!("because: {cause}"));
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<()> {
    match task {
        Task::Play(args) => play::run(&args),
        Task::Test(args) => test::run(&args),
        Task::Tidy(args) => tidy::run(&args),
        Task::Soak(args) => soak::run(&args),
        Task::Load(args) => load::run(&args),
        Task::Fuzz(args) => fuzz::run(&args),
        Task::Balance(args) => balance::run(&args),
        Task::Bench(args) => bench::run(&args),
        Task::Codegen(args) => codegen::run(&args),
        Task::Dev(args) => dev::run(&args),
        Task::Dist(args) => dist::run(&args),
        Task::Screenshots(args) => screenshots::run(&args),
        Task::Puzzles(args) => puzzles::run(&args),
        Task::Openings(args) => openings::run(&args),
        Task::Python(args) => python::run(&args),
        Task::Strength(args) => strength::run(&args),
        Task::Train(args) => train::run(&args),
        Task::Wasm(args) => wasm::run(&args),
        Task::Site(args) => site::run(&args),
        Task::Deny(args) => deny::run(&args),
        Task::Book(args) => book::run(&args),
    }
}
