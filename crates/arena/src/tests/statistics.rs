//! Ratings and sequential tests on synthetic results with known ratings.

use mirabilia_kernel::{Fast, Luck};

use super::game;
use crate::play::GameResult;
use crate::rating::{Bound, Ratings};
use crate::schedule::Schedule;
use crate::sprt::{Sprt, Trial, Verdict};

/// A number from 0 to 1.
fn unit(luck: &mut Fast) -> f64 {
    f64::from(luck.bits()) / f64::from(u32::MAX)
}

/// Plays a schedule, deal by deal. A bot with rating r wins in proportion to its weight 10^(r/400). Luck
/// adds up to `swing` Elo points to each seat of a deal, whichever bot sits there.
fn deals(
    schedule: &Schedule,
    elos: &[f64],
    swing: f64,
    seed: u64,
) -> impl Iterator<Item = Vec<GameResult>> {
    let mut luck = Fast::new(seed);
    let seats = usize::from(schedule.seats());
    (0..schedule.deals()).map(move |deal| {
        let cards: Vec<f64> = (0..seats).map(|_| swing * (2.0 * unit(&mut luck) - 1.0)).collect();
        let first = deal * schedule.games_per_deal();
        let last = (first + schedule.games_per_deal()).min(schedule.games());
        let mut play = |number| play_game(schedule, number, elos, &cards, &mut luck);
        (first..last).map(&mut play).collect()
    })
}

fn play_game(
    schedule: &Schedule,
    number: u64,
    elos: &[f64],
    cards: &[f64],
    luck: &mut Fast,
) -> GameResult {
    let seating = schedule.seating(number);
    let weight = |(&bot, cards): (&usize, &f64)| 10f64.powf((elos[bot] + cards) / 400.0);
    let weights: Vec<f64> = seating.bots.iter().zip(cards).map(weight).collect();
    let mut left = unit(luck) * weights.iter().sum::<f64>();
    let mut winner = 0;
    while winner + 1 < weights.len() && left > weights[winner] {
        left -= weights[winner];
        winner += 1;
    }
    let share = |(seat, &bot): (usize, &usize)| (bot, f64::from(u8::from(seat == winner)));
    let shares: Vec<(usize, f64)> = seating.bots.iter().enumerate().map(share).collect();
    game(number, seating.deal, &shares)
}

fn play(schedule: &Schedule, elos: &[f64], swing: f64, seed: u64) -> Vec<GameResult> {
    deals(schedule, elos, swing, seed).flatten().collect()
}

#[test]
fn ratings_are_recovered_from_results() {
    // Seats, bots, true ratings (relative to the last).
    #[rustfmt::skip]
    let cases: &[(u8, &[usize], &[f64])] = &[
        (2, &[0, 1], &[150.0, 0.0]),
        (2, &[0, 1, 2, 3], &[300.0, 120.0, 80.0, 0.0]),
        (4, &[0, 1], &[200.0, 0.0]),
        (4, &[0, 1, 2, 3], &[-100.0, 250.0, 40.0, 0.0]),
        (3, &[0, 1, 2, 3, 4], &[250.0, 200.0, 0.0, -150.0, 0.0]),
        (7, &[0, 0, 1, 2], &[100.0, 50.0, 0.0]),
    ];
    for &(seats, named, elos) in cases {
        let schedule = Schedule::new(seats, named, 20_000, 7).unwrap();
        let ratings = Ratings::of(&play(&schedule, elos, 0.0, 1), elos.len());
        for (bot, &truth) in elos.iter().enumerate() {
            let (elo, error) = (ratings.elo(bot), ratings.elo_error(bot));
            // Within twice the 95 % error, and the error has a reasonable size.
            assert!(
                (elo - truth).abs() <= 2.0 * error + 1e-6,
                "{named:?}: {elo} ± {error}, {truth}"
            );
            assert!(error < 25.0, "{named:?}: {error}");
            assert_eq!(ratings.bound(bot), Bound::Estimate);
        }
    }
}

#[test]
fn the_error_covers_the_truth_in_about_95_of_100_cases() {
    // The luck of a deal correlates its games. The model ignores this, the error must not.
    for (seats, named, swing) in
        [(2, vec![0, 1], 0.0), (2, vec![0, 1], 400.0), (4, vec![0, 1], 0.0)]
    {
        let (mut covered, tries) = (0, 300);
        for seed in 0..tries {
            let schedule = Schedule::new(seats, &named, 400, seed).unwrap();
            // Equal bots: the true difference is 0 whatever the luck.
            let ratings = Ratings::of(&play(&schedule, &[0.0, 0.0], swing, seed), 2);
            covered += u64::from(ratings.elo(0).abs() <= ratings.elo_error(0));
        }
        assert!(
            (275..=297).contains(&covered),
            "{seats} seats, swing {swing}: {covered} of {tries}"
        );
    }
}

#[test]
fn mirrored_deals_reduce_the_error() {
    let schedule = Schedule::new(2, &[0, 1], 2000, 7).unwrap();
    let games = play(&schedule, &[0.0, 0.0], 600.0, 3);
    let apart: Vec<GameResult> =
        games.iter().map(|game| GameResult { deal: game.game, ..game.clone() }).collect();
    let error = |games: &[GameResult]| Ratings::of(games, 2).elo_error(0);
    assert!(error(&games) < 0.9 * error(&apart), "{} {}", error(&games), error(&apart));
}

#[test]
fn superiority_is_a_likelihood() {
    let schedule = Schedule::new(2, &[0, 1, 2], 3000, 7).unwrap();
    let ratings = Ratings::of(&play(&schedule, &[200.0, 0.0, 0.0], 0.0, 5), 3);
    assert!(ratings.superiority(0, 1) > 0.999);
    let (a, b) = (ratings.superiority(1, 2), ratings.superiority(2, 1));
    assert!((a + b - 1.0).abs() < 1e-6 && (0.001..0.999).contains(&a), "{a} {b}");
    assert!((ratings.superiority(1, 1) - 0.5).abs() < 1e-12);
}

#[test]
fn a_bot_that_never_loses_is_rated_by_a_bound() {
    let schedule = Schedule::new(2, &[0, 1, 2], 60, 7).unwrap();
    // So far apart that the stronger bot always wins.
    let ratings = Ratings::of(&play(&schedule, &[9000.0, 0.0, -9000.0], 0.0, 1), 3);
    assert_eq!(
        [0, 1, 2].map(|bot| ratings.bound(bot)),
        [Bound::AtLeast, Bound::AtLeast, Bound::Estimate]
    );
    assert!(ratings.elo(0) > ratings.elo(1) && ratings.elo(1) > 100.0);
    assert!(ratings.elo(0) < 2000.0 && ratings.elo_error(0) > 100.0);
    // The same in reverse order.
    let ratings = Ratings::of(&play(&schedule, &[-9000.0, 0.0, 9000.0], 0.0, 1), 3);
    assert_eq!(ratings.bound(0), Bound::AtMost);
}

#[test]
fn ratings_without_games_are_finite() {
    for bots in 1..4 {
        let ratings = Ratings::of(&[], bots);
        for bot in 0..bots {
            assert!(ratings.elo(bot).abs() < 1e-9 && ratings.elo_error(bot).is_finite());
            let expected = if bot + 1 == bots { Bound::Estimate } else { Bound::Unknown };
            assert_eq!(ratings.bound(bot), expected);
        }
    }
}

/// How often the test accepts each hypothesis (elo0, elo1, open) if the truth is `elo`, and the mean
/// number of deals.
fn accepted(seats: u8, hypotheses: (f64, f64), elo: f64, swing: f64) -> ([u32; 3], f64) {
    let mut counts = [0; 3];
    let mut observed = 0;
    for seed in 0..400 {
        let schedule = Schedule::new(seats, &[0, 1], 6000, seed).unwrap();
        let mut trial = Trial::new(Sprt::new(hypotheses.0, hypotheses.1, &schedule).unwrap());
        for deal in deals(&schedule, &[elo, 0.0], swing, seed) {
            trial.observe(&deal.iter().collect::<Vec<_>>());
            if trial.is_decided() {
                break;
            }
        }
        observed += trial.deals;
        counts[match trial.verdict() {
            Verdict::Elo0 => 0,
            Verdict::Elo1 => 1,
            Verdict::Open => 2,
        }] += 1;
    }
    (counts, observed as f64 / 400.0)
}

#[test]
fn the_test_keeps_its_error_rates() {
    for (seats, swing) in [(2, 0.0), (2, 300.0), (4, 0.0)] {
        let (counts, deals) = accepted(seats, (0.0, 60.0), 0.0, swing);
        // 5 % of 400 is 20; a true rate of 5 % gives 33 or more in one of 300 runs.
        assert!(counts[1] <= 32, "{seats} seats, swing {swing}: {counts:?}");
        assert!(counts[0] >= 360, "{counts:?}");
        // It ends long before the 6,000 games are over.
        assert!(deals < 1500.0, "{deals}");
    }
    // The luck of a deal reduces the effect of a difference of 60 points, so the other error rate is
    // measured without it.
    for seats in [2, 4] {
        let (counts, _) = accepted(seats, (0.0, 60.0), 60.0, 0.0);
        assert!(counts[0] <= 32, "{seats} seats: {counts:?}");
        assert!(counts[1] >= 360, "{counts:?}");
    }
}

#[test]
fn a_test_needs_two_bots_and_two_hypotheses() {
    let two = Schedule::new(4, &[0, 1], 8, 7).unwrap();
    assert!(Sprt::new(0.0, 10.0, &two).is_ok());
    for (low, high) in [(10.0, 0.0), (5.0, 5.0), (f64::NAN, 5.0), (0.0, 1e9)] {
        assert!(Sprt::new(low, high, &two).is_err(), "{low} {high}");
    }
    for (seats, named) in [(4, vec![0, 1, 2]), (2, vec![0, 1, 2]), (2, vec![0, 0]), (2, vec![0])] {
        let schedule = Schedule::new(seats, &named, 8, 7).unwrap();
        assert!(Sprt::new(0.0, 10.0, &schedule).is_err(), "{named:?} at {seats}");
    }
}
