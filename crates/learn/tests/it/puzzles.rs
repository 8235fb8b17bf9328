//! The shipped puzzles. `cargo xtask puzzles --check` checks all of them by search; here a sample is.

use std::collections::BTreeSet;

use mirabilia_games::{AnyTable, GameKind};
use mirabilia_learn::puzzle::find::check;
use mirabilia_learn::puzzle::{PuzzleGame, all, daily, read, shipped};
use mirabilia_words::{Lang, Words};

/// Every game has at least so many.
const LEAST: usize = 10;

fn games(kind: GameKind) -> Vec<PuzzleGame> {
    read(shipped(kind)).unwrap_or_else(|(line, why)| panic!("{kind:?}, line {line}: {why}"))
}

#[test]
fn every_puzzle_stands_in_its_record_and_is_judged() {
    let words = Lang::ALL.map(Words::new);
    for &kind in GameKind::ALL {
        let games = games(kind);
        assert!(all(&games).count() >= LEAST, "{kind:?}: {}", all(&games).count());
        for game in &games {
            let table = AnyTable::read(&game.record).expect("a record");
            assert_eq!(table.kind(), kind);
            for puzzle in &game.puzzles {
                let at = table.rewound(puzzle.at);
                let legal = at.legal_moves(puzzle.seat());
                for text in [&puzzle.best, &puzzle.glance, &puzzle.second] {
                    assert!(legal.contains(text), "{kind:?} {}.{}: {text}", game.seed, puzzle.at);
                }
                assert_ne!(puzzle.best, puzzle.glance, "a glance finds it");
                assert!(puzzle.values[0] > puzzle.values[1], "{kind:?} {}", game.seed);
                let names: Vec<String> = (0..at.seats()).map(|seat| format!("P{seat}")).collect();
                for (answer, solved) in [(&puzzle.best, true), (&puzzle.glance, false)] {
                    let verdict = puzzle.judge(&at, answer).expect("a legal move");
                    assert_eq!(verdict.solved, solved);
                    assert!(!verdict.refutation.is_empty(), "{kind:?} {}", game.seed);
                    for words in &words {
                        for message in
                            verdict.say.iter().chain(&verdict.why).chain(&verdict.reasons)
                        {
                            assert!(!words.tell(message, &names).is_empty());
                        }
                    }
                }
            }
        }
    }
}

/// `You` is no name: it would give `You builds`.
#[test]
fn lines_and_reasons_do_not_name_the_solver() {
    for &kind in GameKind::ALL {
        let (words, mut own) = (Lang::ALL.map(Words::new), 0);
        for game in games(kind) {
            let table = AnyTable::read(&game.record).expect("a record");
            for puzzle in &game.puzzles {
                let at = table.rewound(puzzle.at);
                let mut names = vec!["Rival".to_owned(); at.seats().into()];
                names[puzzle.seat().index()] = "(you)".to_owned();
                let verdict = puzzle.judge(&at, &puzzle.best).expect("a legal move");
                let lines = verdict.line.iter().chain(&verdict.refutation);
                for message in lines.chain(&verdict.reasons).chain(&verdict.why) {
                    own += usize::from(message.id.ends_with("-you"));
                    for words in &words {
                        let said = words.tell(message, &names);
                        assert!(!said.contains("(you)"), "{kind:?} {}: {said}", message.id);
                    }
                }
            }
        }
        assert!(own > 0, "{kind:?}: no line has a move of the solver");
    }
}

/// A search has errors, and one with fewer iterations than the finder's more of them: of a sample, nine
/// tenths have to pass.
#[test]
fn a_sample_is_still_clearly_best_by_another_search() {
    for &kind in GameKind::ALL {
        let games = games(kind);
        let count = all(&games).count();
        let sample: Vec<_> = all(&games).step_by((count / 20).max(1)).collect();
        let wrong: Vec<String> = sample
            .iter()
            .filter_map(|(game, _, puzzle)| {
                let game = &games[*game];
                let why = check(game, puzzle, 6_000, 99).err()?;
                Some(format!("{kind:?} {}.{}: {why}", game.seed, puzzle.at))
            })
            .collect();
        assert!(sample.len() >= LEAST && wrong.len() * 10 <= sample.len(), "{wrong:#?}");
    }
}

#[test]
fn no_puzzle_comes_twice_within_a_round_of_days() {
    for &kind in GameKind::ALL {
        let games = games(kind);
        let count = all(&games).count() as u64;
        let seen: BTreeSet<_> = (20_000..20_000 + count).map(|day| daily(&games, day)).collect();
        assert_eq!(seen.len() as u64, count, "{kind:?}");
    }
}

#[test]
fn tags_have_words() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for tag in mirabilia_learn::puzzle::Tag::ALL {
            assert!(words.has(&format!("puzzle-tag-{}", tag.name())), "{tag:?}");
        }
    }
}
