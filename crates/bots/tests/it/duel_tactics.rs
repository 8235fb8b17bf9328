//! Tactics: 200 positions of Duel in which a supremacy can be forced or must be stopped, found by
//! play and proved by looking at everything that can happen in the next decisions.

use mirabilia_bots::{BotKind, Budget, Evaluate, Scratch};
use mirabilia_games::duel::{Move, Phase, State};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{End, Fast, Game, Luck, Options, Seat, Turn, Viewer};

/// Positions of each kind.
const EACH: usize = 100;
/// What `expert` may look at.
const ITERATIONS: u64 = 10_000;

/// Can this seat force a supremacy within so many decisions, whatever the rival and luck do?
fn forces(state: &State, seat: Seat, decisions: u32) -> bool {
    match state.turn() {
        Turn::Over => {
            let outcome = state.outcome().unwrap();
            outcome.end != End::Points && outcome.winners.has(seat)
        }
        // The deal of an age is beyond what can be proved.
        Turn::Chance => Game::chances(state).is_some_and(|outcomes| {
            outcomes.iter().all(|(chance, _)| {
                let mut next = *state;
                next.settle(chance);
                forces(&next, seat, decisions)
            })
        }),
        Turn::Seats(_) if decisions == 0 => false,
        Turn::Seats(_) => {
            let mut after = moves(state).into_iter().map(|m| played(state, m));
            if state.active() == seat {
                after.any(|next| forces(&next, seat, decisions - 1))
            } else {
                after.all(|next| forces(&next, seat, decisions - 1))
            }
        }
    }
}

fn moves(state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    state.legal_moves(state.active(), &mut moves);
    moves
}

fn played(state: &State, m: Move) -> State {
    let mut next = *state;
    next.play_one(state.active(), m);
    next
}

/// Is a supremacy of this seat near enough to look for?
fn is_near(state: &State, seat: Seat) -> bool {
    let ahead = if seat.index() == 0 { state.pawn() } else { -state.pawn() };
    ahead >= 5 || state.city(seat).symbols().count_ones() >= 5
}

struct Puzzle {
    state: State,
    right: Vec<Move>,
}

/// The few moves that keep a forced supremacy, where there are any.
fn attack(state: &State) -> Option<Vec<Move>> {
    let me = state.active();
    if !is_near(state, me) {
        return None;
    }
    let right: Vec<Move> =
        moves(state).into_iter().filter(|&m| forces(&played(state, m), me, 2)).collect();
    few(right, state)
}

/// The few moves that leave the rival no supremacy by force, where most leave one.
fn defence(state: &State) -> Option<Vec<Move>> {
    let (me, you) = (state.active(), state.active().other());
    if !is_near(state, you) || moves(state).into_iter().any(|m| forces(&played(state, m), me, 2)) {
        return None;
    }
    let right: Vec<Move> =
        moves(state).into_iter().filter(|&m| !forces(&played(state, m), you, 2)).collect();
    few(right, state)
}

fn few(right: Vec<Move>, state: &State) -> Option<Vec<Move>> {
    (!right.is_empty() && right.len() * 3 <= moves(state).len()).then_some(right)
}

/// Positions of rough games, at most one of each kind a game.
fn puzzles(seed: u64) -> [Vec<Puzzle>; 2] {
    let setup = State::setup(2, &Options::default()).unwrap();
    let (mut luck, mut scratch) = (Fast::new(seed), Scratch::default());
    let mut found = [Vec::new(), Vec::new()];
    while found.iter().any(|kind: &Vec<Puzzle>| kind.len() < EACH) {
        let mut state = State::new(&setup);
        let mut wanted = [true; 2];
        loop {
            settle_all(&mut state, &mut luck);
            if state.turn() == Turn::Over {
                break;
            }
            if state.phase() == Phase::Play {
                for (kind, find) in [attack, defence].into_iter().enumerate() {
                    if wanted[kind]
                        && found[kind].len() < EACH
                        && let Some(right) = find(&state)
                    {
                        found[kind].push(Puzzle { state, right });
                        wanted[kind] = false;
                    }
                }
            }
            // Rough play: nobody always takes or stops a victory.
            let seat = state.active();
            let m = if luck.below(4) == 0 {
                state.random_move(&mut luck)
            } else {
                state.rollout_move(seat, &mut luck, &mut scratch)
            };
            state.play_one(seat, m);
        }
    }
    found
}

#[test]
fn expert_finds_forced_supremacies_and_stops_them() {
    let (mut solved, mut listed) = (0, 0);
    let mut missed = Vec::new();
    for (kind, puzzles) in ["attack", "defence"].into_iter().zip(puzzles(1)) {
        for (i, Puzzle { state, right }) in puzzles.into_iter().enumerate() {
            let seat = state.active();
            let mut bot = BotKind::Expert.player::<State>(i as u64);
            let budget = Budget::iterations(ITERATIONS);
            let advice = bot.choose(&state.view(Viewer::Seat(seat)), seat, &budget);
            let best = advice.best;
            listed += usize::from(right.contains(&best));
            // Near the end all is known: a victory by points is as good, and where all is lost no
            // move is wrong.
            if right.contains(&best) || advice.exact {
                solved += 1;
            } else {
                missed.push(format!("{kind} {i}: {best}, not one of {right:?}"));
            }
        }
    }
    println!("{solved} of {} solved, {listed} by the shortest way", 2 * EACH);
    assert!(listed * 100 >= 98 * 2 * EACH, "{listed} by the shortest way; missed {missed:#?}");
    assert_eq!(missed, Vec::<String>::new());
}
