//! Every reason for a move can be told in every language.

use std::collections::{BTreeMap, BTreeSet};

use mirabilia_analysis::{Question, Reason, game, hint};
use mirabilia_bots::Budget;
use mirabilia_games::wonders::ids::Standing;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Luck, Options, Seat, Seed, Seeded, Turn};
use mirabilia_words::{Lang, Message, Words};

use crate::parts;

fn names() -> Vec<String> {
    ["Ada", "Bo", "Cia"].map(str::to_owned).to_vec()
}

fn english(kind: GameKind, reason: &Reason) -> String {
    Words::new(Lang::En).tell(&mirabilia_tell::reason(kind, reason), &names())
}

fn ids(message: &Message, found: &mut BTreeSet<String>) {
    found.insert(message.id.to_string());
    for part in parts(message) {
        ids(part, found);
    }
}

#[test]
fn reasons_are_parts_of_sentences() {
    let text = |text: &str| text.to_owned();
    let all = |ids: &[&str]| ids.iter().map(|id| text(id)).collect::<Vec<_>>();
    let points =
        |points, line: &str| Reason::Points { points, by: BTreeMap::from([(text(line), points)]) };
    let (duel, wonders, dice) = (GameKind::Duel, GameKind::Wonders, GameKind::Dice);
    let brings = Box::new(Reason::Pawn { spaces: 2, distance: 2 });
    let cases = [
        (duel, points(3, "civilian"), "3 points (Civilian buildings)"),
        (
            duel,
            Reason::Goods { goods: all(&["clay", "clay", "glass"]) },
            "produces 2 clay and glass",
        ),
        (wonders, Reason::Goods { goods: all(&["wood or stone"]) }, "produces wood or stone"),
        (
            duel,
            Reason::Denies { seat: 1, card: text("stable"), brings },
            "keeps Stable (2 shields) from Bo",
        ),
        (
            duel,
            Reason::Pawn { spaces: 1, distance: 8 },
            "conflict pawn 1 space forward, one space from the opponent’s capital",
        ),
        (
            wonders,
            Reason::Conflict { seat: 2, was: Standing::Equal, is: Standing::Stronger },
            "more shields than Cia",
        ),
        (
            duel,
            Reason::StopsWin { by: text("science"), with: all(&["academy"]) },
            "stops the opponent from winning by scientific supremacy with Academy",
        ),
        (dice, Reason::Unlocks { die: text("my_own") }, "unlocks a die: my own"),
        (wonders, Reason::Free { with: String::new() }, "costs nothing"),
    ];
    for (kind, reason, said) in cases {
        assert_eq!(english(kind, &reason), said);
    }
}

/// Whatever a hint or a review says of random games has its words in every language.
#[test]
fn reports_say_nothing_that_a_language_lacks() {
    let languages: Vec<Words> = Lang::ALL.iter().map(|lang| Words::new(*lang)).collect();
    let mut found = BTreeSet::new();
    for (kind, seats) in [(GameKind::Duel, 2), (GameKind::Wonders, 3), (GameKind::Dice, 3)] {
        let question = Question { budget: Budget::iterations(16), ..Question::default() };
        let mut luck = Seeded::new(Seed::from(5));
        let mut table = AnyTable::new(kind, seats, &Options::default(), vec![]).expect("a table");
        let mut hints = 0;
        while table.steps() < 40 {
            table.deal(&mut luck);
            let Turn::Seats(turn) = table.turn() else { break };
            for seat in turn.iter() {
                if hints % 5 == 0 {
                    let mut hint = hint(&table, seat, &question).expect("it decides");
                    mirabilia_tell::tell_hint(&table, &mut hint);
                    assert!(!hint.line_told.is_empty() || hint.line.is_empty(), "{hint:?}");
                    for m in hint.moves_mut() {
                        ids(m.told.as_ref().expect("every move is told"), &mut found);
                        for said in &m.reasons {
                            ids(said.told.as_ref().expect("every reason is told"), &mut found);
                        }
                    }
                }
                hints += 1;
                let legal = table.legal_moves(seat);
                let text = &legal[luck.below(legal.len() as u32) as usize];
                table.step(&format!("{seat} {text}")).expect("a legal move");
            }
        }
        let mut report = game(&table, Some(Seat::new(0)), &question, &|_| {}).expect("a report");
        mirabilia_tell::tell_game(&table, &mut report);
        for decision in &report.decisions {
            let played = decision.played.as_ref();
            assert!(played.is_none_or(|played| played.told.is_some()), "{decision:?}");
        }
    }
    for id in &found {
        assert!(languages.iter().all(|words| words.has(id)), "no message {id}");
    }
    assert!(found.iter().filter(|id| id.starts_with("reason-")).count() > 12, "{found:?}");
}
