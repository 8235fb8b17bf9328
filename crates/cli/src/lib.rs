//! The commands of `mirabilia`, one file each; `docs/` describes them.
//!
//! Exit codes: 0 success, 1 invalid input (one message on standard error: what, where, and what was
//! expected), 2 wrong usage. If the reader of the output closes the pipe (`| head`), the program
//! ends quietly with 0.
#![forbid(unsafe_code)]

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Context;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

pub mod args;
pub mod boards;
pub mod commands;
pub mod date;
pub mod files;
pub mod input;
pub mod interrupt;
pub mod lang;
mod learned;
pub mod lock;
pub mod near;
pub mod pad;
pub mod progress;
pub mod record_arg;
pub mod report;
pub mod saved;
pub mod seed;
mod usage;

/// 7 Wonders, 7 Wonders Duel and 7 Wonders Dice in one program.
#[derive(Parser, Debug)]
#[command(
    name = "mirabilia",
    version = env!("MIRABILIA_VERSION"), // includes the commit: build.rs
    about,
    override_help = usage::HELP,
    max_term_width = 100,
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(commands::serve::Serve),
    Play(commands::play::Play),
    Games(commands::games::Games),
    Learn(commands::learn::Learn),
    Puzzle(commands::puzzle::Puzzle),
    Deal(commands::deal::Deal),
    Replay(commands::replay::Replay),
    #[command(alias = "analyze")]
    Analyse(commands::analyse::Analyse),
    Best(commands::best::Best),
    Engine(commands::engine::Engine),
    Arena(commands::arena::Arena),
    Bench(commands::bench::Bench),
    Perft(commands::perft::Perft),
    Verify(commands::verify::Verify),
    Position(commands::position::Position),
    #[command(subcommand)]
    Boards(commands::boards::Boards),
    Admin(commands::admin::Admin),
    Rules(commands::rules::Rules),
    Score(commands::score::Score),
    Completions(commands::completions::Completions),
    Man(commands::man::Man),
}

/// The command line definition, for parsing, completions and manual pages.
pub(crate) fn usage() -> clap::Command {
    usage::with_negative_numbers(Arguments::command())
}

/// Runs the command line of the process.
pub fn run() -> ExitCode {
    clap_complete::CompleteEnv::with_factory(usage).complete(); // only if a shell asks
    let parsed = usage().try_get_matches();
    let arguments = match parsed.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => arguments,
        Err(error) => return usage::refuse(error),
    };
    let command = arguments
        .command
        .unwrap_or_else(|| Command::Serve(commands::serve::Serve::default_command()));
    let result = match command {
        Command::Serve(command) => command.run(),
        Command::Play(command) => command.run(),
        Command::Games(command) => command.run(),
        Command::Learn(command) => command.run(),
        Command::Puzzle(command) => command.run(),
        Command::Deal(command) => command.run(),
        Command::Replay(command) => command.run(),
        Command::Analyse(command) => command.run(),
        Command::Best(command) => command.run(),
        Command::Engine(command) => command.run(),
        Command::Arena(command) => command.run(),
        Command::Bench(command) => command.run(),
        Command::Perft(command) => command.run(),
        Command::Verify(command) => command.run(),
        Command::Position(command) => command.run(),
        Command::Boards(command) => command.run(),
        Command::Admin(command) => command.run(),
        Command::Rules(command) => command.run(),
        Command::Score(command) => command.run(),
        Command::Completions(command) => command.run(),
        Command::Man(command) => command.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if reader_left(&error) => ExitCode::SUCCESS,
        Err(error) => match error.downcast::<clap::Error>() {
            Ok(error) => usage::refuse(error),
            Err(error) => {
                // Not eprintln!: it panics when standard error is closed.
                let _ = writeln!(io::stderr(), "mirabilia: {error:#}");
                ExitCode::from(1)
            }
        },
    }
}

/// Writes to standard output; `println!` would panic if the pipe is closed.
fn print(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> anyhow::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    write(&mut out).and_then(|()| out.flush()).with_context(no_output)
}

/// The error context of a failed write.
fn no_output() -> String {
    lang::error("cannot-write-output", &[])
}

/// Whether the error is a closed pipe.
fn reader_left(error: &anyhow::Error) -> bool {
    let broken = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref::<io::Error>().is_some_and(broken))
}

// The examples of the book are doctests of this crate, because it depends on all others.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/rust.md")]
struct Rust;
