//! The binary `mirabilia`. Everything is in the library, so that tests and fuzz targets can use it.

use std::process::ExitCode;

fn main() -> ExitCode {
    mirabilia_cli::run()
}
