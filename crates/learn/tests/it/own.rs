//! A person's own slips as puzzles: what a review calls a slip is asked again.

use mirabilia_analysis::{Question, game};
use mirabilia_bots::{BotKind, Budget};
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::Seat;
use mirabilia_learn::opening::play;
use mirabilia_learn::puzzle::PuzzleGame;
use mirabilia_learn::puzzle::own::{Reviewed, slips};

/// A game between bots that play anything, its review in JSON, and the slips of seat 0.
fn reviewed(kind: GameKind) -> (AnyTable, serde_json::Value, PuzzleGame) {
    let seats = kind.facts().seats[0];
    let table = play(kind, seats, BotKind::Random, 5).expect("a game");
    let question = Question { budget: Budget::iterations(400), ..Question::default() };
    let mut report = game(&table, Some(Seat::new(0)), &question, &|_| {}).expect("a review");
    mirabilia_tell::tell_game(&table, &mut report);
    let report = serde_json::to_value(&report).expect("JSON");
    let decisions: Vec<Reviewed> =
        serde_json::from_value(report["decisions"].clone()).expect("decisions of a review");
    let found = slips(&table.write(), &[0], &decisions).expect("a record");
    (table, report, found.expect("who plays anything slips"))
}

#[test]
fn slips_are_asked_again_where_they_happened() {
    for &kind in GameKind::ALL {
        let (table, report, found) = reviewed(kind);
        let again = AnyTable::read(&found.record).expect("a record");
        assert!(found.puzzles.len() <= 8, "only the dearest");
        for puzzle in &found.puzzles {
            assert!(puzzle.is_own() && puzzle.seat == 0);
            let at = again.rewound(puzzle.at);
            assert_eq!(at.steps(), puzzle.at);
            let legal = at.legal_moves(puzzle.seat());
            for text in
                [&puzzle.best, &puzzle.glance, &puzzle.second].into_iter().chain(&puzzle.also)
            {
                assert!(legal.contains(text), "{kind:?} {}: {text}", puzzle.at);
            }
            // What was played, and what followed, are those of the game.
            let played = format!("0 {}", puzzle.glance);
            assert!(table.lines_since(puzzle.at).iter().take(7).any(|line| *line == played));
            assert!(!puzzle.also.contains(&puzzle.glance));
            let decisions = report["decisions"].as_array().unwrap();
            let decision = decisions
                .iter()
                .find(|one| one["step"] == puzzle.at && one["seat"] == 0)
                .expect("a decision of the review");
            let word = decision["played"]["word"].as_str().unwrap();
            assert!(["inaccuracy", "mistake", "blunder"].contains(&word), "{kind:?}: {word}");
        }
    }
}

#[test]
fn a_better_move_solves_it_and_the_same_move_does_not() {
    let (_, _, found) = reviewed(GameKind::Duel);
    let table = AnyTable::read(&found.record).expect("a record");
    for puzzle in &found.puzzles {
        let at = table.rewound(puzzle.at);
        assert!(puzzle.judge(&at, &puzzle.best).unwrap().solved);
        for good in &puzzle.also {
            let verdict = puzzle.judge(&at, good).unwrap();
            assert!(verdict.solved && verdict.say[0].id == "puzzle-also");
        }
        let verdict = puzzle.judge(&at, &puzzle.glance).unwrap();
        assert!(!verdict.solved && verdict.say[0].id == "puzzle-played-again");
        assert_eq!(verdict.found, None);
        assert!(!verdict.refutation.is_empty(), "what followed is told");
    }
}

#[test]
fn other_seats_and_good_moves_are_not_asked() {
    let (table, report, _) = reviewed(GameKind::Duel);
    let decisions: Vec<Reviewed> = serde_json::from_value(report["decisions"].clone()).unwrap();
    assert_eq!(slips(&table.write(), &[], &decisions).unwrap(), None);
    let mut good = report["decisions"].clone();
    for one in good.as_array_mut().unwrap() {
        one["played"]["word"] = "good".into();
    }
    let good: Vec<Reviewed> = serde_json::from_value(good).unwrap();
    assert_eq!(slips(&table.write(), &[0, 1], &good).unwrap(), None);
}
