//! `cargo xtask soak server`: checks the server's guarantees under faults.

use crate::{drive, shell};
use anyhow::Result;

/// Kill servers, stop databases and fill disks under load, and check that nothing is lost.
///
/// Makes a release build and runs `mirabilia-drive kill`, `full`, `nodes` and `outage`, the last two on
/// a private Postgres. `docs/reliability.md` describes them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Number of kills; with two nodes, a tenth of it
    #[arg(long, value_name = "N", default_value_t = 200)]
    rounds: u32,
    /// Only what concerns this kind of database
    #[arg(long, value_enum)]
    db: Option<Database>,
    /// Random seed for clients and faults
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Concurrent tables [default: depends on the scenario]
    #[arg(long, value_name = "N")]
    tables: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Database {
    Sqlite,
    Postgres,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let built = drive::build()?;
    for (drive, own) in drives(args) {
        let mut words = own;
        words.extend(["--seed".to_owned(), args.seed.to_string()]);
        if let Some(tables) = args.tables {
            words.extend(["--tables".to_owned(), tables.to_string()]);
        }
        shell::run(built.command(drive, &words))?;
    }
    Ok(())
}

/// The drives to run, with their own options.
fn drives(args: &Args) -> Vec<(&'static str, Vec<String>)> {
    let rounds = |rounds: u32| vec!["--rounds".to_owned(), rounds.to_string()];
    let nodes = ("nodes", rounds((args.rounds / 10).max(1)));
    let outage = ("outage", Vec::new());
    match args.db {
        None => vec![("kill", rounds(args.rounds)), ("full", Vec::new()), nodes, outage],
        Some(Database::Sqlite) => vec![("kill", rounds(args.rounds)), ("full", Vec::new())],
        Some(Database::Postgres) => {
            let mut kill = rounds(args.rounds);
            kill.extend(["--db".to_owned(), "postgres".to_owned()]);
            vec![("kill", kill), nodes, outage]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Args, Database, drives};

    #[test]
    fn a_kind_of_database_chooses_its_drives() {
        let check = |db, expected: &[&str]| {
            let args = Args { rounds: 200, db, seed: 1, tables: None };
            let names: Vec<_> = drives(&args)
                .into_iter()
                .map(|(name, own)| format!("{name} {}", own.join(" ")).trim().to_owned())
                .collect();
            assert_eq!(names, expected);
        };
        check(None, &["kill --rounds 200", "full", "nodes --rounds 20", "outage"]);
        check(Some(Database::Sqlite), &["kill --rounds 200", "full"]);
        let postgres = ["kill --rounds 200 --db postgres", "nodes --rounds 20", "outage"];
        check(Some(Database::Postgres), &postgres);
    }
}
