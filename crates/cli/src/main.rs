//! The binary `mirabilia`. Everything it does is in the library beside it, so that tests and fuzzers
//! reach it.

use std::process::ExitCode;

fn main() -> ExitCode {
    mirabilia_cli::run()
}
