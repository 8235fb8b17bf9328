//! The shipped opening knowledge.

use mirabilia_games::GameKind;
use mirabilia_learn::opening::{Openings, Row, shipped};

fn openings(kind: GameKind) -> Openings {
    serde_json::from_str(shipped(kind)).unwrap_or_else(|error| panic!("{kind:?}: {error}"))
}

#[test]
fn every_table_size_has_games_and_shares_that_add_up() {
    for &kind in GameKind::ALL {
        let openings = openings(kind);
        assert_eq!(openings.game, kind.name());
        let [least, most] = kind.facts().seats;
        let sizes: Vec<u8> = openings.tables.iter().map(|table| table.seats).collect();
        assert_eq!(sizes, (least..=most).collect::<Vec<u8>>(), "{kind:?}");
        for table in &openings.tables {
            let each = if kind == GameKind::Duel { 4.0 } else { 1.0 };
            let sum = |rows: &[Row]| rows.iter().map(|row| row.won).sum::<f64>();
            let games = table.games as f64;
            assert!(table.games >= 1_000, "{kind:?} {}: {games}", table.seats);
            assert!((sum(&table.wonders) - each * games).abs() < 1.0, "{kind:?} {}", table.seats);
            assert!(sum(&table.firsts) <= games + 0.5 && !table.firsts.is_empty());
            for row in table.wonders.iter().chain(&table.firsts).chain(&table.drafts) {
                assert!((row.share - row.won / row.games as f64).abs() < 1e-3, "{row:?}");
                assert!(row.error > 0.0 && row.error < 0.06, "{row:?}");
            }
        }
    }
}
