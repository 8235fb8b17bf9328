//! Finds a toolchain that builds for WebAssembly.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{debian, shell};

/// The target triple.
pub(super) const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's recent compiler and a linker.
const DEBIAN: &str = "rustc-web cargo-web rust-web-src lld-19";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_LINKER: &str = "wasm-ld-19";
/// The sources of the standard library in Debian's package.
const DEBIAN_SOURCE: &str = "/usr/lib/rustlib/src/rust/library/std";

pub(super) enum Toolchain {
    /// The toolchain of the workspace, with the target installed.
    Own,
    /// Debian's toolchain. It builds the standard library from source.
    Debian,
}

impl Toolchain {
    /// Finds or installs a toolchain. If neither is possible, the error has the command to run.
    pub(super) fn find() -> Result<Self> {
        if has_target()? {
            return Ok(Self::Own);
        }
        if shell::succeeds(shell::program("rustup", &["--version"])) {
            eprintln!("adding the {TARGET} target to the toolchain");
            if shell::run(shell::program("rustup", &["target", "add", TARGET])).is_ok() {
                return Ok(Self::Own);
            }
        }
        if has_debian() {
            return Ok(Self::Debian);
        }
        if !Path::new("/usr/bin/apt-get").is_file() {
            bail!(
                "the engine needs a compiler for WebAssembly; run this first: rustup target add {TARGET}"
            );
        }
        debian::install(DEBIAN, "a compiler for WebAssembly")?;
        if !has_debian() {
            bail!("Debian's {DEBIAN} are installed, but older than Rust {}", oldest());
        }
        Ok(Self::Debian)
    }

    /// Cargo without arguments, configured for the target.
    pub(super) fn cargo(&self) -> Command {
        match self {
            Self::Own => shell::cargo(&[]),
            Self::Debian => {
                let mut cargo = shell::program(DEBIAN_CARGO, &["-Zbuild-std=std,panic_abort"]);
                cargo.env("RUSTC", DEBIAN_RUSTC);
                // Building the standard library is an unstable feature.
                cargo.env("RUSTC_BOOTSTRAP", "1");
                cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", DEBIAN_LINKER);
                cargo
            }
        }
    }
}

/// Whether the toolchain of the workspace has the target.
fn has_target() -> Result<bool> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let folder =
        shell::output(shell::program(rustc, &["--print", "target-libdir", "--target", TARGET]))
            .context("could not run the compiler")?;
    Ok(Path::new(folder.trim()).is_dir())
}

fn has_debian() -> bool {
    let version = shell::output(shell::program(DEBIAN_RUSTC, &["--version"]));
    version.is_ok_and(|said| minor(&said) >= minor(&format!("rustc {}", oldest())))
        && Path::new(DEBIAN_SOURCE).is_dir()
        && shell::succeeds(shell::program(DEBIAN_CARGO, &["--version"]))
        && shell::succeeds(shell::program(DEBIAN_LINKER, &["--version"]))
}

/// The minimum Rust version of the workspace.
fn oldest() -> &'static str {
    env!("CARGO_PKG_RUST_VERSION")
}

/// The minor version in `rustc 1.96.0 (…)`.
fn minor(version: &str) -> Option<u32> {
    version.strip_prefix("rustc 1.")?.split('.').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::minor;

    #[test]
    fn versions_of_the_compiler_are_read() {
        for (text, expected) in [
            ("rustc 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)\n", Some(96)),
            ("rustc 1.95", Some(95)),
            ("clang 1.95", None),
            ("", None),
        ] {
            assert_eq!(minor(text), expected, "{text:?}");
        }
    }
}
