//! Builds the engine as WebAssembly modules for the pages and for npm, and compares it with the native
//! engine.

mod toolchain;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::games::GAMES;
use crate::{shell, web};
use toolchain::Toolchain;

/// The build folder, relative to the workspace.
const BUILT: &str = "target/wasm";
/// The folder of the npm package.
const NPM: &str = "target/npm";
/// The folder of the modules in the sources of the pages.
const IN_PAGES: &str = "web/src/engine";
/// Compiler flags. The loops of the networks need SIMD. Chrome has it since 91, Firefox since 89 (both
/// 2021), Safari since 16.4 (2023), Node since 16.4. Without the places of panics in the sources a module is
/// smaller; that flag is unstable.
const FLAGS: &str = "-Ctarget-feature=+simd128 -Zlocation-detail=none";
/// The WebAssembly features that the compiler uses, by default or because of the flags. All browsers have
/// the others since 2022.
const FEATURES: [&str; 7] = [
    "--enable-simd",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Build the engine as WebAssembly modules, in target/wasm and for the pages
///
/// The pages get one module per game, so that a game loads only its own rules, bots and network. The
/// npm package has one module for all games.
///
/// Uses the toolchain of the workspace with rustup's wasm32 target, and adds the target if necessary.
/// If that is not possible, uses Debian's compiler and builds the standard library from source. Runs
/// wasm-opt if it is installed.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Assemble the npm package in target/npm and run the example of its README
    #[arg(long)]
    npm: bool,
    /// Like --npm, and compare the answers of the module with those of the native engine
    #[arg(long)]
    check: bool,
    /// Like --npm, and compare the speed of the search with that of the native engine (Linux)
    #[arg(long)]
    speed: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    for module in build(shell::run)? {
        print_sizes(&module)?;
    }
    if args.npm || args.check || args.speed {
        let module = assemble(shell::run)?;
        print_sizes(&module)?;
    }
    if args.check {
        shell::run(shell::cargo(&["build", "--package", "mirabilia-cli"]))?;
        compare(shell::run)?;
    }
    if args.speed {
        shell::run(script("speed.mjs", &shell::build_release()?))?;
    }
    Ok(())
}

/// Builds the modules and the npm package, and compares their answers with those of the program that
/// the test build made.
pub(crate) fn check(mut run: impl FnMut(Command) -> Result<()>) -> Result<()> {
    build(&mut run)?;
    assemble(&mut run)?;
    compare(run)
}

/// Builds the npm package and packs it into a folder. Returns the path of the file.
pub(crate) fn pack(folder: &Path) -> Result<PathBuf> {
    assemble(shell::run)?;
    let mut pack = shell::program("npm", &["pack", "--silent", "--pack-destination"]);
    pack.arg(folder).arg(shell::root().join(NPM));
    let name = shell::output(pack)?;
    Ok(folder.join(name.trim()))
}

/// Finds or installs a toolchain for the modules.
pub(crate) fn need() -> Result<()> {
    Toolchain::find().map(|_| ())
}

/// Whether the pages are built with the modules.
pub(crate) fn is_in_pages() -> bool {
    GAMES.iter().all(|game| in_pages(game.name).is_file())
}

/// The path of a game's module in the sources of the pages.
fn in_pages(game: &str) -> PathBuf {
    shell::root().join(IN_PAGES).join(module_name(Some(game)))
}

/// Builds the modules of the pages. Returns their paths.
pub(crate) fn build(mut run: impl FnMut(Command) -> Result<()>) -> Result<Vec<PathBuf>> {
    let toolchain = Toolchain::find()?;
    let mut modules = Vec::new();
    for game in GAMES {
        let module = build_one(&toolchain, Some(game.name), &mut run)?;
        let copy = in_pages(game.name);
        fs::copy(&module, &copy).with_context(|| format!("could not write {}", copy.display()))?;
        modules.push(module);
    }
    Ok(modules)
}

/// The file of the module of a game, or of all games.
fn module_name(game: Option<&str>) -> String {
    game.map_or("mirabilia.wasm".to_owned(), |game| format!("mirabilia-{game}.wasm"))
}

/// Builds the module of a game, or of all games. Returns its path.
fn build_one(
    toolchain: &Toolchain,
    game: Option<&str>,
    mut run: impl FnMut(Command) -> Result<()>,
) -> Result<PathBuf> {
    let built = shell::root().join(BUILT);
    let mut cargo = toolchain.cargo();
    match game {
        Some(game) => cargo.env("MIRABILIA_GAME", game),
        None => cargo.env_remove("MIRABILIA_GAME"),
    };
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FLAGS).env("RUSTC_BOOTSTRAP", "1");
    cargo.args(["build", "--package", "mirabilia-wasm", "--profile", "wasm", "--target"]);
    cargo.arg(toolchain::TARGET).arg("--target-dir").arg(built.join("build"));
    run(cargo)?;
    let raw = built.join("build").join(toolchain::TARGET).join("wasm/mirabilia_wasm.wasm");
    let module = built.join(module_name(game));
    if shell::succeeds(shell::program("wasm-opt", &["--version"])) {
        let mut optimise = shell::program("wasm-opt", &["-O3"]);
        optimise.args(FEATURES).arg(&raw).arg("-o").arg(&module);
        run(optimise)?;
    } else {
        eprintln!(
            "wasm-opt is not installed (Debian: binaryen); the module is about 10 % larger without it"
        );
        fs::copy(&raw, &module).with_context(|| format!("could not read {}", raw.display()))?;
    }
    Ok(module)
}

/// Prints the size of the module, raw and compressed.
fn print_sizes(module: &Path) -> Result<()> {
    const SIZES: &str = "const bytes = require('fs').readFileSync(process.argv[1]);
        const small = require('zlib').brotliCompressSync(bytes);
        const kb = (n) => (n / 1000).toFixed(0) + ' kB';
        console.log(kb(bytes.length) + ', ' + kb(small.length) + ' compressed with brotli');";
    web::need_node()?;
    let mut node = shell::program("node", &["-e", SIZES]);
    node.arg(module);
    eprintln!("{}: {}", module.display(), shell::output(node)?.trim());
    Ok(())
}

/// Builds the module of all games, assembles the npm package, and runs the example of its README. Returns
/// the path of the module.
fn assemble(mut run: impl FnMut(Command) -> Result<()>) -> Result<PathBuf> {
    web::install()?;
    let module = build_one(&Toolchain::find()?, None, &mut run)?;
    let mut build = shell::program("node", &["packaging/npm/build.mjs", env!("CARGO_PKG_VERSION")]);
    build.arg(&module).arg(NPM);
    run(build)?;
    run(shell::program("node", &["packaging/npm/example.mjs", NPM]))?;
    Ok(module)
}

/// Plays games in the modules of the pages, and compares the answers of the module of all games with
/// those of the native engine.
fn compare(mut run: impl FnMut(Command) -> Result<()>) -> Result<()> {
    let mut tables = shell::program("node", &["crates/wasm/tests/table.mjs", NPM, IN_PAGES]);
    tables.args(GAMES.iter().map(|game| game.name));
    run(tables)?;
    run(script("compare.mjs", &shell::debug_program()?))
}

/// A script that compares the module of all games with the native engine.
fn script(name: &str, program: &Path) -> Command {
    let mut node = shell::program("node", &[]);
    node.arg(Path::new("crates/wasm/tests").join(name)).arg(NPM).arg(program);
    node
}
