//! `cargo xtask dist`: builds the files of a release and tries them.
//!
//! Made here and not by cargo-dist or cargo-deb: docs/decisions.md says why.

mod check;
mod deb;
mod notices;
mod parts;
mod release;
mod sdist;
mod server;
mod sums;
mod tarball;
mod tree;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::{python, shell, wasm, web};
use parts::Parts;
use release::Release;

/// Make the files of a release: archive, Debian package, Python wheel and sources, npm package, checksums
///
/// Builds the web pages and the program for release, packs them, and tries what it packed: the program
/// says its version, and serves its page from each package. `docs/packaging.md` says what is in them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the files go [default: target/dist]
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Leave out the Python wheel and the sources of the Python package
    #[arg(long)]
    no_wheel: bool,
    /// Make the Python wheel and sources alone
    #[arg(long, conflicts_with_all = ["no_wheel", "no_wasm"])]
    only_python: bool,
    /// Leave out the npm package, and the engine in the pages of the program
    #[arg(long)]
    no_wasm: bool,
}

/// What was done, how long it took, and what could not be done.
#[derive(Default)]
struct DistReport {
    times: Vec<(&'static str, Duration)>,
    files: Vec<PathBuf>,
    left_out: Vec<String>,
}

impl DistReport {
    fn step<T>(&mut self, name: &'static str, work: impl FnOnce() -> Result<T>) -> Result<T> {
        eprintln!("==> {name}");
        let start = Instant::now();
        let made = work().with_context(|| format!("{name} could not be done"))?;
        self.times.push((name, start.elapsed()));
        Ok(made)
    }

    fn leave_out(&mut self, what: &str) {
        eprintln!("==> left out: {what}");
        self.left_out.push(what.to_owned());
    }

    fn print(&self, out: &Path) -> Result<()> {
        eprintln!("==> times");
        for (name, time) in &self.times {
            eprintln!("    {name:<16} {:>7.1} s", time.as_secs_f64());
        }
        println!("{}:", out.display());
        for file in &self.files {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            println!("    {:>9}  {name}", sums::size(file.metadata()?.len()));
        }
        for what in &self.left_out {
            println!("    left out: {what}");
        }
        Ok(())
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    tarball::need_tar()?;
    if !args.only_python {
        web::need_node()?;
    }
    let here = std::env::current_dir()?;
    let out = match &args.out {
        Some(out) => here.join(out),
        None => shell::root().join("target/dist"),
    };
    let work = out.join("work");
    tree::clear(&work)?;

    let release = Release::find()?;
    let mut report = DistReport::default();
    if args.only_python {
        package(&release, &mut report, &work, &out)?;
        return finish(report, &work, &out);
    }
    if !args.no_wasm {
        report.step("engine module", || wasm::build(shell::run))?;
    }
    report.step("web pages", web::build)?;
    let program = report.step("program", || build(&release, &work))?;
    let parts = report.step("manual and texts", || Parts::gather(&release, &program, &work))?;
    let archive = report.step("archive", || tarball::make(&release, &parts, &work, &out))?;
    report.files.push(archive.clone());
    report.step("archive, tried", || check::tarball(&release, &archive, &work))?;
    if deb::can() {
        let deb = report.step("Debian package", || deb::make(&release, &parts, &work, &out))?;
        report.files.push(deb.clone());
        report.step("package, tried", || check::deb(&release, &deb, &work))?;
    } else {
        report
            .leave_out("the Debian package, because dpkg-deb is not here; the package dpkg has it");
    }
    if args.no_wheel {
        report.leave_out("the Python wheel and its sources, because of --no-wheel");
    } else {
        package(&release, &mut report, &work, &out)?;
    }
    if args.no_wasm {
        report.leave_out("the npm package, because of --no-wasm");
    } else {
        let npm = report.step("npm package", || wasm::pack(&out))?;
        report.files.push(npm);
    }
    finish(report, &work, &out)
}

/// Writes the checksums, clears up and tells.
fn finish(mut report: DistReport, work: &Path, out: &Path) -> Result<()> {
    let sums = sums::write(&report.files, out)?;
    report.files.push(sums);
    tree::clear(work)?;
    fs::remove_dir(work).with_context(|| format!("could not remove {}", work.display()))?;
    report.print(out)
}

/// The wheel and the sources of the Python package, both tried.
fn package(release: &Release, report: &mut DistReport, work: &Path, out: &Path) -> Result<()> {
    let wheel = report.step("Python wheel", || wheel(release, work, out))?;
    report.files.push(wheel.clone());
    report.step("wheel, tried", || python::try_package(&wheel, &work.join("wheel-tried")))?;
    let sdist = report.step("Python sources", || sdist::make(release, &wheel, work, out))?;
    report.files.push(sdist.clone());
    report.step("sources, tried", || python::try_package(&sdist, &work.join("sdist-tried")))
}

/// The program with the pages inside, stripped. The one that cargo made keeps its line numbers, for
/// those who work on it.
fn build(release: &Release, work: &Path) -> Result<PathBuf> {
    let mut cargo = shell::cargo(&["build", "--release", "--locked", "--package", "mirabilia-cli"]);
    if let Some(changed) = release.commit_when_changed() {
        eprintln!("some files are not as they were committed: the program says {changed}");
        cargo.env("MIRABILIA_COMMIT", changed);
    }
    shell::run(cargo)?;
    let stripped = work.join("mirabilia");
    let mut strip = shell::program("strip", &["--strip-all", "-o"]);
    strip.arg(&stripped).arg(shell::release_program()?);
    shell::run(strip).context("strip comes with the C compiler, in Debian's binutils")?;
    Ok(stripped)
}

/// The wheel, from a folder where it is the only file.
fn wheel(release: &Release, work: &Path, out: &Path) -> Result<PathBuf> {
    let folder = work.join("wheel");
    tree::clear(&folder)?;
    python::wheel(&folder, release.epoch).context("without it: cargo xtask dist --no-wheel")?;
    let mut found = tree::files(&folder)?;
    let wheel = found.pop().filter(|_| found.is_empty());
    let wheel = wheel.context("maturin made not one file but none or several")?;
    let name = wheel.file_name().unwrap_or_default();
    let tags = format!("-abi3-{}", python::COMPATIBILITY.unwrap_or_default());
    ensure!(name.to_string_lossy().contains(&tags), "{} is not {tags}", wheel.display());
    let kept = out.join(name);
    fs::rename(&wheel, &kept).with_context(|| format!("could not write {}", kept.display()))?;
    Ok(kept)
}
