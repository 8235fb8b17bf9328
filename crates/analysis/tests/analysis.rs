//! Whole analyses: their shape, what they may know, and that they are deterministic.

use std::path::Path;

use mirabilia_analysis::{AnalysisError, GameReport, Question, Word, decision, game, hint};
use mirabilia_bots::{BotKind, Budget};
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Fast, Luck, Options, Seat, Seed, Seeded, Turn, Viewer};
use serde_json::Value;

fn question(iterations: u64) -> Question {
    Question { budget: Budget::iterations(iterations), seed: 7, ..Question::default() }
}

fn on_threads(iterations: u64, threads: usize) -> Question {
    let mut question = question(iterations);
    question.budget.threads = threads;
    question
}

fn analyse(table: &AnyTable, seat: Option<Seat>, question: &Question) -> GameReport {
    game(table, seat, question, &|_| {}).expect("an analysis")
}

/// A random game, up to the end or a number of steps.
fn random_game(kind: GameKind, seats: u8, seed: u64, steps: usize) -> AnyTable {
    let mut table = AnyTable::new(kind, seats, &Options::default(), vec![]).expect("a set-up");
    let (mut deals, mut luck) = (Seeded::new(Seed::from(seed)), Fast::new(seed));
    while table.steps() < steps {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => table.deal(&mut deals),
            Turn::Seats(seats) => {
                for seat in seats.iter() {
                    let moves = table.legal_moves(seat);
                    let m = &moves[luck.below(moves.len() as u32) as usize];
                    table.step(&format!("{seat} {m}")).expect("a listed move is legal");
                }
            }
        }
    }
    table
}

const TABLES: [(GameKind, u8); 4] =
    [(GameKind::Duel, 2), (GameKind::Wonders, 3), (GameKind::Dice, 2), (GameKind::Dice, 4)];

#[test]
fn a_report_has_every_decision_and_a_curve_of_the_whole_game() {
    for (kind, seats) in TABLES {
        let table = random_game(kind, seats, 1, usize::MAX);
        let report = analyse(&table, None, &on_threads(160, 2));
        let name = kind.name();
        assert!(report.over && report.complete && !report.full, "{name}");
        assert_eq!(report.curve.len(), table.steps() + 1, "{name}");
        for (step, point) in report.curve.iter().enumerate() {
            assert_eq!(point.step, step, "{name}");
            assert_eq!(point.shares.len(), usize::from(seats));
            let sum: f32 = point.shares.iter().sum();
            assert!((sum - 1.0).abs() < 0.002, "{name}, step {step}: {point:?}");
        }
        let outcome = table.outcome().expect("it is over");
        let last = &report.curve.last().expect("a point").shares;
        for seat in Seat::all(seats) {
            let part = 1.0 / outcome.winners.len() as f32;
            let expected = if outcome.winners.has(seat) { part } else { 0.0 };
            assert!((last[seat.index()] - expected).abs() < 0.001, "{name}: {last:?}");
        }
        check_decisions(&table, &report);
        check_luck(&report);
        check_moments(&report);
    }
}

/// Checks that luck and decisions explain the whole way from the start to the result, and that what one
/// seat gets another one loses.
fn check_luck(report: &GameReport) {
    let luck = report.luck.as_ref().expect("the game is over and all of it was analysed");
    let close = |a: f32, b: f32| (a - b).abs() < 0.002;
    let fair = 1.0 / f32::from(report.seats);
    let last = &report.curve.last().expect("a point").shares;
    for swing in &luck.seats {
        assert!(close(swing.start, fair) && close(swing.end, last[swing.seat]), "{swing:?}");
        assert!(swing.own <= 0.0 && swing.others >= 0.0, "{swing:?}");
        let sum = swing.start + swing.luck + swing.own + swing.others;
        assert!(close(sum, swing.end), "{swing:?}");
        let turns: f32 = luck.turns.iter().map(|turn| turn.luck[swing.seat]).sum();
        assert!((turns - swing.luck).abs() < 0.02, "{turns}: {swing:?}");
    }
    assert!(close(luck.seats.iter().map(|swing| swing.luck).sum(), 0.0), "{:?}", luck.seats);
    let decided: f32 = luck.seats.iter().map(|swing| swing.own + swing.others).sum();
    assert!(close(decided, 0.0), "{:?}", luck.seats);
    // Random players lose much by their decisions.
    assert!(luck.seats.iter().any(|swing| swing.own < -0.05), "{:?}", luck.seats);
}

/// Checks that the key moments are the dearest decisions, and that something is said about most of them.
fn check_moments(report: &GameReport) {
    let moments = &report.moments;
    assert!(!moments.is_empty() && moments.len() <= 5, "{moments:?}");
    assert!(moments.is_sorted_by(|a, b| a.loss >= b.loss), "{moments:?}");
    let mut explained = 0;
    for moment in moments {
        let decision = &report.decisions[moment.decision];
        let played = decision.played.as_ref().expect("it was played");
        assert_eq!((decision.step, decision.seat), (moment.step, moment.seat));
        assert!(played.word >= Word::Inaccuracy && played.text != decision.best, "{played:?}");
        assert!(played.why.iter().all(|why| why.reason.is_drawback()), "{played:?}");
        explained += usize::from(!played.why.is_empty());
    }
    assert!(2 * explained >= moments.len(), "{}: {explained} of {moments:?}", report.game);
}

/// Checks that every move of the record is analysed once, among the moves that were legal.
fn check_decisions(table: &AnyTable, report: &GameReport) {
    let lines = table.lines_since(0);
    let moves = lines.iter().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
    assert_eq!(report.decisions.len(), moves);
    for decision in &report.decisions {
        let place = format!("{} step {}", report.game, decision.step);
        let seat = Seat::new(decision.seat as u8);
        let legal = table.rewound(decision.step).legal_moves(seat);
        assert_eq!(decision.moves.len(), legal.len(), "{place}");
        assert!(decision.moves.iter().all(|m| legal.contains(&m.text)), "{place}");
        let played = decision.played.as_ref().expect("the game is over");
        assert_eq!(lines[played.number - 1], format!("{seat} {}", played.text), "{place}");
        let measured = decision.moves.iter().find(|m| m.text == played.text).expect("it was legal");
        assert!((measured.value - played.value).abs() < 1e-6, "{place}");
        assert!(decision.exact || measured.visits > 0, "{place}: a guess");
        assert!(played.loss >= 0.0 && played.loss <= 1.0, "{place}");
        assert_eq!(decision.forced, legal.len() == 1, "{place}");
        assert_eq!(played.word == Word::Forced, decision.forced, "{place}");
        assert_eq!(decision.best, decision.moves[0].text, "{place}");
        for m in &decision.moves {
            assert!((0.0..=1.0).contains(&m.value), "{place}: {m:?}");
            assert!(m.expected.playouts >= 4, "{place}: {m:?}");
            assert_eq!(m.expected.totals.len(), usize::from(report.seats), "{place}");
            let own = m.expected.totals[decision.seat];
            let sum: f32 = m.expected.by.values().sum();
            assert!((own - m.expected.total).abs() < 0.01, "{place}: {m:?}");
            assert!((sum - m.expected.total).abs() < 0.01, "{place}: {m:?}");
            let ends: f32 = m.expected.ends.values().sum();
            assert!((ends - 1.0).abs() < 0.01, "{place}: {m:?}");
        }
    }
    for summary in &report.summary {
        let own = report.decisions.iter().filter(|d| d.seat == summary.seat);
        assert_eq!(summary.decisions, own.count());
        let words = summary.best
            + summary.good
            + summary.inaccuracies
            + summary.mistakes
            + summary.blunders;
        assert_eq!(words, summary.judged);
    }
}

#[test]
fn the_move_played_gets_as_many_visits_as_the_best_one() {
    for (kind, seats) in TABLES {
        let table = random_game(kind, seats, 11, 30);
        let report = analyse(&table, None, &on_threads(200, 2));
        for decision in report.decisions.iter().filter(|decision| !decision.exact) {
            let Some(played) = &decision.played else { continue };
            let visits = |text: &str| {
                decision.moves.iter().find(|m| m.text == text).expect("a legal move").visits
            };
            // At most a quarter of the budget: 50 visits.
            let (own, best) = (visits(&played.text), visits(&decision.best));
            assert!(own >= best.min(50), "{}: {own} visits, the best move has {best}", kind.name());
            assert!(decision.moves.iter().all(|m| m.visits >= 4), "{}", kind.name());
            let most = 100 + 50 + 25 + 25 + 4 * decision.moves.len() as u64;
            assert!(
                decision.iterations <= most,
                "{}: {} of {most}, {:?}",
                kind.name(),
                decision.iterations,
                decision.moves.iter().map(|m| m.visits).collect::<Vec<_>>()
            );
        }
    }
}

#[test]
fn an_analysis_is_deterministic_on_any_number_of_threads() {
    for (kind, seats) in [(GameKind::Duel, 2), (GameKind::Wonders, 4), (GameKind::Dice, 3)] {
        let table = random_game(kind, seats, 2, 24);
        let reports = [1, 2, 3].map(|threads| analyse(&table, None, &on_threads(20, threads)));
        assert_eq!(reports[0], reports[1], "{}", kind.name());
        assert_eq!(reports[0], reports[2], "{}", kind.name());
        let mut other = on_threads(20, 1);
        other.seed = 8;
        assert_ne!(reports[0], analyse(&table, None, &other), "{}: the seed matters", kind.name());
        // A single decision gives the same result.
        let one = &reports[0].decisions[1];
        let alone = decision(&table, one.step, Seat::new(one.seat as u8), &question(20));
        assert_eq!(alone.as_ref(), Ok(one), "{}", kind.name());
    }
}

#[test]
fn a_running_game_is_analysed_up_to_its_last_step() {
    for (kind, seats) in TABLES {
        let table = random_game(kind, seats, 3, 30);
        assert!(table.outcome().is_none());
        let report = analyse(&table, None, &question(12));
        assert!(!report.over && report.winners.is_empty());
        assert_eq!(report.curve.len(), table.steps() + 1);
        let due = report.decisions.iter().filter(|decision| decision.played.is_none());
        assert!(due.clone().all(|decision| decision.step == table.steps()));
        let deciding = match table.turn() {
            Turn::Seats(seats) => seats.len(),
            _ => 0,
        };
        assert_eq!(due.count(), deciding, "{}", kind.name());
        let full = Question { full: true, ..question(12) };
        let refused = game(&table, None, &full, &|_| {});
        assert_eq!(refused.unwrap_err(), AnalysisError::Running);
        let seat = Seat::new(0);
        assert_eq!(hint(&table, seat, &full).unwrap_err(), AnalysisError::Running);
        assert_eq!(decision(&table, 1, seat, &full).unwrap_err(), AnalysisError::Running);
    }
}

#[test]
fn a_finished_game_can_be_analysed_with_full_knowledge() {
    let table = random_game(GameKind::Wonders, 3, 4, usize::MAX);
    let seat = Some(Seat::new(1));
    let full = analyse(&table, seat, &Question { full: true, ..on_threads(20, 2) });
    let own = analyse(&table, seat, &on_threads(20, 2));
    assert!(full.full && full.decisions.iter().all(|decision| decision.seat == 1));
    assert_eq!(full.decisions.len(), own.decisions.len());
    assert_ne!(full.decisions, own.decisions, "knowledge matters");
    assert_eq!(full.summary.len(), 1);
}

fn record(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    std::fs::read_to_string(path).expect("a record of the tests")
}

/// A record up to the end of its first turn of five seats.
fn first_turn(text: &str) -> AnyTable {
    let end = text.find("\n4 ").expect("a move of seat 4") + 1;
    let end = end + text[end..].find('\n').expect("a line ends");
    AnyTable::read(&text[..end]).expect("a record")
}

#[test]
fn hidden_cards_of_others_do_not_change_the_analysis() {
    let text = record("wonders/tests/records/five.rec");
    // Two cards that seat 0 has not seen at its second decision, swapped between two hands.
    let (one, other) = ("clay-pool clay-pit tavern", "timber-yard excavation altar");
    assert!(text.contains(one) && text.contains(other));
    let swapped = text
        .replace(one, "clay-pool excavation tavern")
        .replace(other, "timber-yard clay-pit altar");
    let tables = [first_turn(&text), first_turn(&swapped)];
    let [real, swapped] = &tables;
    assert_ne!(real.write(), swapped.write());
    let seat = Seat::new(0);
    assert_eq!(real.view(Viewer::Seat(seat)), swapped.view(Viewer::Seat(seat)));
    let reports = tables.each_ref().map(|table| analyse(table, Some(seat), &question(60)));
    assert_eq!(reports[0].decisions.len(), 2);
    assert_eq!(reports[0], reports[1]);
    let hints = tables.each_ref().map(|table| hint(table, seat, &question(60)).unwrap());
    assert_eq!(hints[0], hints[1]);
    // The analysis for a seat that held those cards differs.
    let seat = Seat::new(1);
    let reports = tables.each_ref().map(|table| analyse(table, Some(seat), &question(60)));
    assert_ne!(reports[0], reports[1]);
}

#[test]
fn hidden_moves_of_others_do_not_change_the_analysis() {
    let mut compared = 0;
    for seed in 0..40 {
        let mut table = random_game(GameKind::Dice, 3, seed, 40);
        let mut luck = Fast::new(seed);
        // Play on until seat 0 still decides in a turn that others have finished.
        for _ in 0..60 {
            let before = table.steps();
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => table.deal(&mut Seeded::new(Seed::from(seed))),
                Turn::Seats(seats) => {
                    for seat in seats.iter() {
                        let moves = table.legal_moves(seat);
                        let m = &moves[luck.below(moves.len() as u32) as usize];
                        table.step(&format!("{seat} {m}")).expect("legal");
                    }
                    if let Some(other) = another(&table, before) {
                        let seat = Some(Seat::new(0));
                        let reports =
                            [&table, &other].map(|table| analyse(table, seat, &question(16)));
                        assert_eq!(reports[0], reports[1], "game {seed}");
                        compared += 1;
                        break;
                    }
                }
            }
        }
        if compared == 3 {
            return;
        }
    }
    panic!("only {compared} games compared");
}

/// The same game with another last move of seat 1, if seat 0 still decides and cannot see it.
fn another(table: &AnyTable, before: usize) -> Option<AnyTable> {
    let me = Seat::new(0);
    if !matches!(table.turn(), Turn::Seats(seats) if seats.has(me)) {
        return None;
    }
    let lines = table.lines_since(0);
    let then = table.rewound(before);
    if lines.len() < before + 2 || !lines[before + 1].starts_with("1 ") {
        return None;
    }
    then.legal_moves(Seat::new(1)).into_iter().find_map(|m| {
        let mut other = then.clone();
        for (step, line) in lines[before..].iter().enumerate() {
            let line = if step == 1 { format!("1 {m}") } else { line.clone() };
            other.step(&line).ok()?;
        }
        let view = |table: &AnyTable| table.view(Viewer::Seat(me));
        (other.write() != table.write() && view(&other) == view(table)).then_some(other)
    })
}

#[test]
fn a_hint_recommends_a_legal_move() {
    for (kind, seats) in TABLES {
        let table = random_game(kind, seats, 5, 14);
        let Turn::Seats(deciding) = table.turn() else { continue };
        let seat = deciding.first().expect("a deciding seat");
        let legal = table.legal_moves(seat);
        for bot in [None, Some(BotKind::Greedy), Some(BotKind::Random), Some(BotKind::Hard)] {
            let hint = hint(&table, seat, &Question { bot, ..question(30) }).expect("a hint");
            assert_eq!(hint.moves.len(), legal.len());
            assert_eq!(hint.best, hint.moves[0]);
            assert_eq!(hint.alternatives().len(), legal.len() - 1);
            assert!(hint.best.reasons.len() <= 3);
            assert!(legal.contains(&hint.best.text), "{hint:?}");
        }
    }
}

#[test]
fn a_report_serialises_as_documented() {
    let table = random_game(GameKind::Duel, 2, 6, 20);
    let report = serde_json::to_value(analyse(&table, None, &question(10))).expect("JSON");
    let keys = |value: &Value| -> Vec<String> {
        value.as_object().expect("an object").keys().cloned().collect()
    };
    let expected = "complete curve decisions full game luck moments names over seat seats steps summary winners";
    assert_eq!(keys(&report).join(" "), expected);
    let decision = &report["decisions"][0];
    let expected = "best exact forced iterations line moves played seat step value";
    assert_eq!(keys(decision).join(" "), expected);
    assert_eq!(keys(&decision["moves"][0]).join(" "), "error expected move reasons value visits");
    let expected = "by ends playouts total totals";
    assert_eq!(keys(&decision["moves"][0]["expected"]).join(" "), expected);
    assert_eq!(keys(&decision["played"]).join(" "), "error loss move number value why word");
    assert!(decision["moves"][0]["reasons"][0]["kind"].is_string());
    assert_eq!(keys(&report["curve"][0]).join(" "), "shares step");
    let expected = "accuracy best blunders decisions good inaccuracies judged loss mistakes seat";
    assert_eq!(keys(&report["summary"][0]).join(" "), expected);
}

#[test]
fn invalid_requests_are_refused() {
    let table = random_game(GameKind::Wonders, 3, 1, 9);
    let check = |error: AnalysisError, code: &str, message: &str| {
        assert_eq!(error.code(), code, "{error}");
        assert!(error.to_string().contains(message), "{error}");
    };
    let ask = |step, seat| decision(&table, step, Seat::new(seat), &question(5)).unwrap_err();
    check(ask(0, 5), "analysis/no-seat", "no seat 5; seats are 0 to 2");
    check(ask(0, 1), "analysis/not-deciding", "seat 1 decides nothing after 0 steps: luck is due");
    check(ask(500, 1), "analysis/beyond", "step 500");
    check(ask(table.steps() - 1, 1), "analysis/inside-turn", "begins at");
    let mut waiting = table.clone();
    let m = waiting.legal_moves(Seat::new(1))[0].clone();
    waiting.step(&format!("1 {m}")).expect("legal");
    let error = hint(&waiting, Seat::new(1), &question(5)).unwrap_err();
    check(error, "analysis/already-chosen", "seat 1 has already chosen");
    let over = random_game(GameKind::Duel, 2, 1, usize::MAX);
    let error = hint(&over, Seat::new(0), &question(5)).unwrap_err();
    check(error, "analysis/not-deciding", "the game is over");
}

#[test]
fn a_stopped_analysis_reports_what_is_done() {
    let table = random_game(GameKind::Duel, 2, 9, usize::MAX);
    let question = question(20);
    let stop = question.budget.stop.clone();
    let report = game(&table, None, &question, &|progress| {
        assert!(progress.done <= progress.of);
        if progress.done == 5 {
            stop.raise();
        }
    })
    .expect("a report");
    assert!(!report.complete);
    assert_eq!(report.decisions.len(), 5);
    assert_eq!(report.curve.len(), table.steps() + 1);
}
