//! The help of the program, and what is said about wrong usage.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use clap::error::{ContextKind, ErrorKind};

/// `mirabilia --help`, on one screen. A test compares it with the commands.
pub(crate) const HELP: &str = "\
7 Wonders, Duel and Dice: play, review and host them (unofficial)

Start here:
  mirabilia                play in your browser; same as: mirabilia serve --open
  mirabilia play duel      play here against a bot; also wonders, dice
  mirabilia learn duel     learn a game with a coach; then: mirabilia puzzle
  mirabilia analyse        review the game you played last

Commands:
  play      play here: against bots, hot-seat, or at a server's table
  serve     run the server with the pages, for yourself or for others
  games     your saved games: list, open, show, export, delete
  learn     a first game with a coach             puzzle    find the best move
  deal      the deal of the day, or a friend's    verify    check a game's luck
  rules     look something up in the rules        score     add up a real game
  replay    check and show a record               analyse   rate every decision
  best      the best move where a record stops    position  describe a position
  boards    board files of Dice                   engine    JSON for programs
  arena     matches between bots                  bench     measure the speed
  admin     games of a database                   perft     count lines of play
  completions, man                                for your shell

mirabilia COMMAND --help explains a command: values, defaults, examples.
Options: -h, --help; -V, --version. Languages: --lang en, sv or fi.
";

/// Lets every value begin with a minus sign, so that `--at -1` is refused as a number instead of
/// being taken for an option.
pub(crate) fn with_negative_numbers(command: clap::Command) -> clap::Command {
    let allow = |arg: clap::Arg| match arg.get_action().takes_values() {
        true => arg.allow_negative_numbers(true),
        false => arg,
    };
    command.mut_args(allow).mut_subcommands(with_negative_numbers)
}

/// The same without `help` among the commands: its pages would only repeat the others.
pub(crate) fn without_help(command: clap::Command) -> clap::Command {
    command.disable_help_subcommand(true).mut_subcommands(without_help)
}

/// Prints help, the version, or what is wrong with the command line.
pub(crate) fn refuse(mut error: clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    // "To pass '-x' as a value, use '-- -x'" is wrong advice where no such value is possible.
    if error.kind() == ErrorKind::UnknownArgument {
        error.remove(ContextKind::Suggested);
    }
    let said = error.render();
    let said = match io::stderr().is_terminal() {
        true => said.ansi().to_string(),
        false => said.to_string(),
    };
    // One prefix for all messages.
    let _ = write!(io::stderr(), "{}", said.replacen("error:", "mirabilia:", 1));
    ExitCode::from(2)
}
