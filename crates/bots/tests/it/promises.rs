//! What every bot promises in every game: legal moves, in time, from what its seat can know, the
//! same again for the same seed, and an end when it is told to.

use std::time::{Duration, Instant};

use mirabilia_bots::{BotKind, Budget, Evaluate, Knowledge, Search, Stop};
use mirabilia_games::{dice, duel, wonders};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Joint, Options, Seat, Turn, Viewer};
use mirabilia_testkit::{cases, is_soak, random_game};

/// Calls `look` at every decision of a game played at random from this seed.
fn walk<G: Evaluate>(seats: u8, seed: u64, mut look: impl FnMut(&G, Seat)) {
    let setup = G::setup(seats, &Options::default()).expect("a legal number of seats");
    random_game::<G>(&setup, seed, |table| {
        if let Turn::Seats(deciders) = table.turn() {
            deciders.iter().for_each(|seat| look(table.state(), seat));
        }
    });
}

fn legal_and_in_time<G: Evaluate>() {
    let wanted = cases(600) as usize;
    let mut done = 0;
    let mut latest = Duration::ZERO;
    for seed in 0.. {
        let seats =
            G::SEATS.start() + (seed % u64::from(G::SEATS.end() - G::SEATS.start() + 1)) as u8;
        walk::<G>(seats, seed, |state, seat| {
            if done >= wanted {
                return;
            }
            let kind = BotKind::ALL[done % BotKind::ALL.len()];
            let allowed = Duration::from_millis([10, 1, 20, 5][done / BotKind::ALL.len() % 4]);
            let budget = Budget { threads: 1 + done % 2, ..Budget::time(allowed) };
            let view = state.view(Viewer::Seat(seat));
            let start = Instant::now();
            let advice = kind.player::<G>(done as u64).choose(&view, seat, &budget);
            let late = start.elapsed().saturating_sub(allowed);
            latest = latest.max(late);
            assert_eq!(state.check(seat, advice.best), Ok(()), "{} {}", G::NAME, kind.name());
            let mut legal = Vec::new();
            state.legal_moves(seat, &mut legal);
            let told: Vec<_> = advice.opinions.iter().map(|o| o.m).collect();
            assert_eq!(told, legal, "{}: an opinion on every legal move, in order", kind.name());
            assert!((0.0..=1.0).contains(&advice.value), "{} says {}", kind.name(), advice.value);
            assert!(advice.opinions.iter().all(|o| (0.0..=1.0).contains(&o.value)));
            done += 1;
        });
        if done >= wanted {
            break;
        }
    }
    // The promise is 50 ms. A busy test machine may hold a thread back longer than that, so the
    // quick test allows more; the soak, run on a quiet machine, is strict.
    let allowed = Duration::from_millis(if is_soak() { 50 } else { 400 });
    println!("{}: {done} decisions, at most {latest:?} late", G::NAME);
    assert!(latest <= allowed, "{}: {latest:?} late", G::NAME);
}

#[test]
fn moves_are_legal_and_in_time() {
    legal_and_in_time::<duel::State>();
    legal_and_in_time::<wonders::State>();
    legal_and_in_time::<dice::State>();
}

fn same_again<G: Evaluate>() {
    let mut n = 0;
    walk::<G>(*G::SEATS.start(), 5, |state, seat| {
        n += 1;
        if n % 7 != 1 {
            return;
        }
        let view = state.view(Viewer::Seat(seat));
        for &kind in BotKind::ALL {
            let budget = Budget::iterations(60);
            let choose = || kind.player::<G>(n).choose(&view, seat, &budget);
            assert_eq!(choose(), choose(), "{} {}", G::NAME, kind.name());
        }
    });
    assert!(n > 20, "{}: {n} decisions", G::NAME);
}

#[test]
fn the_same_seed_and_iterations_give_the_same_decision() {
    same_again::<duel::State>();
    same_again::<wonders::State>();
    same_again::<dice::State>();
}

fn stops_at_once<G: Evaluate>() {
    let mut done = false;
    walk::<G>(*G::SEATS.end(), 3, |state, seat| {
        if std::mem::replace(&mut done, true) {
            return;
        }
        let stop = Stop::default();
        let budget = Budget {
            thorough: true,
            threads: 2,
            stop: stop.clone(),
            ..Budget::time(Duration::from_mins(10))
        };
        let start = Instant::now();
        std::thread::scope(|scope| {
            scope.spawn(|| stop.raise());
            let advice = Search::<G>::new(1).think(Knowledge::All(state), seat, &budget);
            assert_eq!(state.check(seat, advice.best), Ok(()));
        });
        assert!(start.elapsed() < Duration::from_secs(5), "{}", G::NAME);
    });
}

#[test]
fn a_search_can_be_stopped() {
    stops_at_once::<duel::State>();
    stops_at_once::<wonders::State>();
    stops_at_once::<dice::State>();
}

/// Plays one bot against a table of another, and calls `look` with its seat and the end of each game.
pub(crate) fn play<G: Evaluate>(
    seats: u8,
    games: u32,
    [one, others]: [BotKind; 2],
    mut look: impl FnMut(Seat, &G),
) {
    let setup = G::setup(seats, &Options::default()).expect("a legal number of seats");
    for game in 0..games {
        let mut luck = Fast::new(u64::from(game));
        let me = Seat::new((game % u32::from(seats)) as u8);
        let mut bots: Vec<_> = Seat::all(seats)
            .map(|seat| if seat == me { one } else { others })
            .map(|kind| kind.player::<G>(u64::from(game)))
            .collect();
        let mut state = G::new(&setup);
        loop {
            settle_all(&mut state, &mut luck);
            let Turn::Seats(deciders) = state.turn() else { break };
            let mut joint: Option<Joint<G::Move>> = None;
            for seat in deciders.iter() {
                let view = state.view(Viewer::Seat(seat));
                let m = bots[seat.index()].choose(&view, seat, &Budget::iterations(50)).best;
                joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
            }
            state.play_unchecked(&joint.expect("somebody decides"));
        }
        look(me, &state);
    }
}

/// A searching bot beats a random one: the least that can be asked of it.
fn beats_random<G: Evaluate>(kind: BotKind, seats: u8, games: u32) {
    let mut won = 0;
    play::<G>(seats, games, [kind, BotKind::Random], |me, state| {
        won += u32::from(state.outcome().expect("it is over").winners.has(me));
    });
    assert!(won * 10 >= games * 9, "{} {}: {won} of {games}", G::NAME, kind.name());
}

#[test]
fn searches_beat_random() {
    for kind in [BotKind::Search, BotKind::Ismcts, BotKind::Expert010] {
        beats_random::<duel::State>(kind, 2, 10);
        beats_random::<wonders::State>(kind, 3, 10);
        beats_random::<dice::State>(kind, 3, 10);
    }
}
