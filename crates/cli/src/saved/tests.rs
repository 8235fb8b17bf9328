//! Saved games on a real disk.

use std::fs;

use mirabilia_kernel::{Options, Seed, Seeded};
use tempfile::TempDir;

use super::*;

fn table() -> AnyTable {
    let mut table = AnyTable::new(GameKind::Duel, 2, &Options::default(), vec![]).unwrap();
    table.deal(&mut Seeded::new(Seed::from(7)));
    table
}

fn players() -> Vec<Player> {
    mirabilia_tui::session::default_players(2)
}

#[test]
fn a_game_is_saved_once_offered_while_it_runs_and_never_replaced() {
    let folder = TempDir::new().unwrap();
    let games = SavedGames::inside(folder.path());
    assert!(games.list().unwrap().is_empty() && games.last().is_err());
    let mut table = table();
    let mut first = games.create(&table, &players(), None).unwrap();
    first.save(&table).unwrap();
    assert!(games.unfinished(GameKind::Duel).is_none(), "another terminal plays it");
    assert!(games.last().unwrap().is_in_use() && games.last().unwrap().delete().is_err());
    let mut second = games.create(&table, &players(), None).unwrap();
    assert_ne!(first.name, second.name);
    let line = table.legal_lines()[0].clone();
    table.step(&line).unwrap();
    second.save(&table).unwrap();
    drop((first, second));
    let (last, offered) = games.unfinished(GameKind::Duel).unwrap();
    assert_eq!(offered.write(), table.write(), "the last one is offered");
    assert!(games.unfinished(GameKind::Dice).is_none());
    assert_eq!(games.find("1").unwrap(), last);
    assert_eq!(games.find(&last.name).unwrap(), last);
    assert_eq!(games.find("3").unwrap_err().to_string(), "no saved game 3; games are 1 to 2");
    let misspelt = games.find(&last.name.replace("duel", "dule")).unwrap_err().to_string();
    assert!(misspelt.contains("did you mean duel-"), "{misspelt}");
    let mut again = last.reopen().unwrap();
    again.save(&table).unwrap();
    again.reviewed(&[Some(91.5), None]);
    drop(again);
    let seats = vec![Some(91.5), None];
    assert_eq!(last.accuracy(&table), Some(Accuracy { steps: table.steps(), seats }));
    last.delete().unwrap();
    assert_eq!(games.list().unwrap().len(), 1);
    let left = fs::read_dir(folder.path().join("games")).unwrap().count();
    assert_eq!(left, 1, "no lock, temporary file or accuracy stays behind");
}

#[test]
fn games_of_the_last_version_are_taken_over() {
    let folder = TempDir::new().unwrap();
    let old = folder.path().join("play");
    fs::create_dir(&old).unwrap();
    fs::write(old.join("duel-1.rec"), table().write()).unwrap();
    for name in ["duel-1.lock", "duel-2.lock"] {
        fs::write(old.join(name), "").unwrap();
    }
    let games = SavedGames::inside(folder.path());
    assert_eq!(games.unfinished(GameKind::Duel).unwrap().1.write(), table().write());
    assert!(!old.exists());
}
