//! Whole matches with fast bots: the same on any number of threads, stopped early, and with bots that
//! break the rules.

use std::sync::atomic::{AtomicU64, Ordering};

use mirabilia_arena::{
    Allowance, BotName, Entrant, GameResult, Heading, Match, Report, Results, Schedule, Sprt,
    ThinkingTime,
};
use mirabilia_bots::{Advice, Bot, Budget, Evaluate, Stop};
use mirabilia_games::{dice, duel, wonders};
use mirabilia_kernel::{Fast, Game, MoveId, Options, Seat, record};

fn game<G: Evaluate>(seats: u8, bots: &[&str], games: u64, threads: usize) -> Match<G> {
    let named: Vec<BotName> = bots.iter().map(|bot| BotName::parse(bot).unwrap()).collect();
    let default = Some(Allowance::Iterations(20));
    let options = if G::NAME == "dice" { "boards=stand-in" } else { "" };
    Match {
        setup: G::setup(seats, &Options::parse(options).unwrap()).unwrap(),
        entrants: named.iter().map(|bot| bot.entrant(default)).collect(),
        schedule: Schedule::new(seats, &(0..bots.len()).collect::<Vec<_>>(), games, 7).unwrap(),
        threads,
        test: None,
        stop: Stop::default(),
    }
}

/// The results without measured times.
fn timeless(results: &Results) -> Vec<GameResult> {
    let mut games = results.games.clone();
    for seat in games.iter_mut().flat_map(|game| &mut game.seats) {
        seat.thinking = ThinkingTime { moves: seat.thinking.moves, ..ThinkingTime::default() };
    }
    games
}

fn same_on_any_number_of_threads<G: Evaluate>(seats: u8, bots: &[&str], games: u64) {
    let [one, three] = [1, 3].map(|threads| {
        let mut records = vec![String::new(); games as usize];
        let results = game::<G>(seats, bots, games, threads)
            .run(|result, table| records[result.game as usize] = table.record().write())
            .unwrap();
        assert_eq!(results.games.len() as u64, games);
        (timeless(&results), records)
    });
    assert!(one == three, "{} {bots:?}", G::NAME);
    for text in one.1 {
        let table = record::read::<G>(&text).unwrap();
        assert!(table.state().outcome().is_some(), "{text}");
    }
}

#[test]
fn the_seed_decides_everything() {
    same_on_any_number_of_threads::<duel::State>(2, &["search", "greedy", "random"], 9);
    same_on_any_number_of_threads::<wonders::State>(3, &["search", "random"], 6);
    same_on_any_number_of_threads::<dice::State>(3, &["search", "greedy"], 6);
}

#[test]
fn better_bots_are_rated_higher() {
    fn check<G: Evaluate>(seats: u8) {
        let game = game::<G>(seats, &["greedy", "random"], 40, 2);
        let results = game.run(|_, _| {}).unwrap();
        let names = ["greedy", "random"].map(|name| (name.to_owned(), false));
        let heading = Heading { game: G::NAME, bots: &names, budget: None };
        let report = Report::of(&heading, &game.schedule, &results);
        let (greedy, random) = (&report.bots[0], &report.bots[1]);
        assert!(greedy.elo > 100.0 && greedy.rank == 1, "{report:?}");
        assert!(greedy.mean_points > random.mean_points, "{report:?}");
        let whole = greedy.score * greedy.games as f64 + random.score * random.games as f64;
        assert!((whole - 40.0).abs() < 1e-9, "one victory per game: {whole}");
    }
    check::<duel::State>(2);
    check::<wonders::State>(4);
    check::<dice::State>(4);
}

#[test]
fn a_stopped_match_keeps_its_finished_games() {
    let game = game::<duel::State>(2, &["greedy", "random"], 100_000, 2);
    let mut finished = 0;
    let results = game
        .run(|_, _| {
            finished += 1;
            if finished == 5 {
                game.stop.raise();
            }
        })
        .unwrap();
    assert!(results.interrupted);
    assert_eq!(results.games.len(), finished);
    assert!((5..100_000).contains(&finished), "{finished}");
}

#[test]
fn a_match_stopped_at_the_start_has_a_report() {
    let game = game::<duel::State>(2, &["greedy", "random"], 10, 2);
    game.stop.raise();
    let results = game.run(|_, _| {}).unwrap();
    assert_eq!((results.games.len(), results.interrupted), (0, true));
    let names = ["greedy", "random"].map(|name| (name.to_owned(), true));
    let heading = Heading { game: "duel", bots: &names, budget: None };
    let report = Report::of(&heading, &game.schedule, &results);
    let text = serde_json::to_string(&report).unwrap();
    // JSON writes NaN as null.
    assert!(text.contains("\"score\":0.0") && text.contains("\"elo\":0.0"), "{text}");
}

#[test]
fn a_test_ends_a_match_at_the_same_deal_on_any_number_of_threads() {
    let ends = [1, 3].map(|threads| {
        let mut game = game::<duel::State>(2, &["greedy", "random"], 10_000, threads);
        game.test = Some(Sprt::new(0.0, 100.0, &game.schedule).unwrap());
        let results = game.run(|_, _| {}).unwrap();
        let trial = results.trial.clone().unwrap();
        assert!(trial.is_decided() && !results.interrupted);
        assert_eq!(results.games.len() as u64, 2 * trial.deals);
        timeless(&results)
    });
    assert!(ends[0].len() < 1000 && ends[0] == ends[1], "{} {}", ends[0].len(), ends[1].len());
}

/// Plays the first legal move.
fn first_move<G: Game>(view: &G::View, seat: Seat) -> Advice<G::Move> {
    let mut moves = Vec::new();
    G::imagine(view, &mut Fast::new(1)).legal_moves(seat, &mut moves);
    let best = moves[0];
    Advice {
        best,
        value: 0.0,
        opinions: vec![],
        principal_variation: vec![],
        iterations: 0,
        exact: false,
    }
}

/// A bot that plays the first legal move a few times, and then an illegal one.
struct Rogue {
    good: u32,
    panics: bool,
}

impl<G: Game> Bot<G> for Rogue {
    fn choose(&mut self, view: &G::View, seat: Seat, _: &Budget) -> Advice<G::Move> {
        let mut advice = first_move::<G>(view, seat);
        if self.good == 0 {
            assert!(!self.panics, "out of ideas");
            let state = G::imagine(view, &mut Fast::new(1));
            let moves = (0..G::MOVE_IDS).filter_map(|id| state.move_from_id(seat, MoveId(id)));
            let mut illegal = moves.filter(|m| state.check(seat, *m).is_err());
            advice.best = illegal.next().expect("not every move is legal");
        } else {
            self.good -= 1;
        }
        advice
    }
}

#[test]
fn a_bot_that_breaks_the_rules_is_named_with_the_record() {
    for (panics, reason) in [(false, "cannot \""), (true, "panicked: out of ideas")] {
        let mut game = game::<duel::State>(2, &["greedy", "random"], 10, 1);
        game.entrants[1] =
            Entrant::new("rogue", Budget::default(), move |_| Box::new(Rogue { good: 6, panics }));
        let fault = game.run(|_, _| {}).unwrap_err();
        assert_eq!((fault.bot.as_str(), fault.game), ("rogue", 0));
        assert!(fault.reason.contains(reason), "{fault}");
        let text = fault.to_string();
        assert!(
            text.starts_with("game 1: rogue (seat 1): ") && text.contains("names greedy, rogue")
        );
        let table = record::read::<duel::State>(&fault.record).unwrap();
        assert!(table.record().steps.len() > 12, "{text}");
    }
}

#[test]
fn time_over_budget_is_reported() {
    /// Takes twice its time budget.
    struct Slow;
    impl<G: Game> Bot<G> for Slow {
        fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget) -> Advice<G::Move> {
            assert_eq!(budget.threads, 1);
            let start = std::time::Instant::now();
            while start.elapsed() < 2 * budget.time.unwrap() {}
            first_move::<G>(view, seat)
        }
    }
    static MADE: AtomicU64 = AtomicU64::new(0);
    let mut game = game::<duel::State>(2, &["random", "greedy"], 2, 1);
    let budget = Budget::time(std::time::Duration::from_micros(200));
    game.entrants[0] = Entrant::new("slow", budget, |_| {
        MADE.fetch_add(1, Ordering::Relaxed);
        Box::new(Slow)
    });
    let results = game.run(|_, _| {}).unwrap();
    assert_eq!(MADE.load(Ordering::Relaxed), 2, "a new bot per game");
    let names = [("slow".to_owned(), true), ("greedy".to_owned(), false)];
    let heading = Heading { game: "duel", bots: &names, budget: None };
    let report = Report::of(&heading, &game.schedule, &results);
    assert!(report.bots[0].max_over_ms.unwrap() >= 0.2, "{report:?}");
    assert!(report.bots[0].ms_per_move >= 0.4, "{report:?}");
    assert_eq!(report.bots[1].max_over_ms, None);
}
