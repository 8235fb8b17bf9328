//! Laws that every game must obey, checked along whole random games.
//!
//! A game's `tests/laws.rs` names its set-ups and its own audit (cards and coins conserved, …) and
//! calls [`obey`]. A failure names the law and the number of the game, which is also its seed.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::game::{Game, Turn, Viewer};
use crate::luck::{Fast, Luck};
use crate::moves::MoveId;
use crate::record::{self, Step};
use crate::seat::Seat;
use crate::table::Table;

mod seen;

/// What to check, on how many games.
pub struct Laws<'a, G: Game> {
    /// Set-ups, used in turn.
    pub setups: &'a [G::Setup],
    /// How many games to play.
    pub games: u32,
    /// In one of this many decisions every move id is judged by both `legal_moves` and `check`; in
    /// the others a handful is.
    pub judge_all_in: u32,
    /// No game may take more decisions than this.
    pub longest: u32,
    /// What must hold in every state of this game.
    pub audit: fn(&G) -> Result<(), String>,
}

/// How many games a law test plays: `usual`, or the number in `MIRABILIA_LAW_GAMES` for a soak.
pub fn games_wanted(usual: u32) -> u32 {
    match std::env::var("MIRABILIA_LAW_GAMES") {
        Ok(text) => text.parse().expect("MIRABILIA_LAW_GAMES is a number of games"),
        Err(_) => usual,
    }
}

/// What was seen on the way.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Moves judged by both `legal_moves` and `check`.
    pub judged: u64,
    /// Pairs of games that a viewer could not tell apart, and was told in the same lines.
    pub alike: u64,
}

/// Plays random games and checks every law in every state. Uses all cores.
pub fn obey<G: Game>(laws: &Laws<'_, G>) -> Result<Tally, String> {
    let next = AtomicU32::new(0);
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= laws.games {
                return Ok(tally);
            }
            if let Err(why) = one_game(laws, number, &mut tally) {
                next.store(laws.games, Ordering::Relaxed);
                return Err(format!("{}, game {number}: {why}", G::NAME));
            }
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut total = Tally::default();
        for worker in workers {
            let part = worker.join().map_err(|_| format!("{}: a game panicked", G::NAME))??;
            total.games += part.games;
            total.decisions += part.decisions;
            total.judged += part.judged;
            total.alike += part.alike;
        }
        Ok(total)
    })
}

fn one_game<G: Game>(laws: &Laws<'_, G>, number: u32, tally: &mut Tally) -> Result<(), String> {
    let setup = &laws.setups[number as usize % laws.setups.len()];
    let mut luck = Fast::new(u64::from(number));
    let mut aside = Fast::new(!u64::from(number)); // for what is tried and not played
    let mut table = Table::<G>::new(setup.clone(), Vec::new());
    let mut decisions = 0;
    loop {
        let state = table.state().clone();
        (laws.audit)(&state).map_err(|why| format!("audit: {why}\n{state:?}"))?;
        views_hide(laws, &state, number, &mut luck)?;
        if number < DESCRIBED_GAMES && state.turn() != Turn::Over {
            is_described(setup, &state)?;
        }
        if number < TOLD_GAMES {
            tally.alike += seen::lines_hide(&table, &mut aside)?;
        }
        match state.turn() {
            Turn::Chance => {
                let chance = fair_luck(&state, &mut luck)?;
                table.settle(chance).map_err(|e| format!("drawn luck is refused: {e}"))?;
            }
            Turn::Seats(seats) => {
                holds(!seats.is_empty(), || "a turn of nobody".to_owned())?;
                for seat in Seat::all(state.seats()) {
                    let list = legality(&state, seat, laws.judge_all_in, &mut luck, tally)?;
                    holds(list.is_empty() != seats.has(seat), || {
                        format!("seat {seat} has {} moves in {seats:?}", list.len())
                    })?;
                    if seats.has(seat) {
                        let m = chosen(&state, seat, &list, &mut luck, number)?;
                        table.submit(seat, m).map_err(|e| format!("legal move refused: {e}"))?;
                        decisions += 1;
                    }
                }
                holds(table.waiting().is_empty(), || "a complete turn was not played".into())?;
            }
            Turn::Over => break,
        }
        holds(decisions <= laws.longest, || format!("still going after {decisions} decisions"))?;
    }
    ended(&table)?;
    replays(&table)?;
    tally.games += 1;
    tally.decisions += u64::from(decisions);
    Ok(())
}

fn holds(law: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if law { Ok(()) } else { Err(why()) }
}

/// A view shows all that an imagined world needs, and worlds that differ only in what the viewer
/// cannot know look the same. Every viewer in the first games, then two drawn at random.
fn views_hide<G: Game>(
    laws: &Laws<'_, G>,
    state: &G,
    number: u32,
    luck: &mut Fast,
) -> Result<(), String> {
    let seats = Seat::all(state.seats()).map(Viewer::Seat);
    let mut viewers: Vec<Viewer> = seats.chain([Viewer::Public]).collect();
    if number >= EVERY_VIEWER_GAMES {
        luck.shuffle(&mut viewers);
        viewers.truncate(2);
    }
    for viewer in viewers {
        let view = state.view(viewer);
        let world = G::imagine(&view, luck);
        holds(world.view(viewer) == view, || {
            format!("{viewer:?} can tell an imagined world from the real one\n{state:?}\n{world:?}")
        })?;
        holds(world.turn() == state.turn(), || format!("{viewer:?} imagines another turn"))?;
        if let Viewer::Seat(seat) = viewer {
            let (mut real, mut imagined) = (Vec::new(), Vec::new());
            state.legal_moves(seat, &mut real);
            world.legal_moves(seat, &mut imagined);
            holds(real == imagined, || {
                format!("seat {seat} imagines other moves: {imagined:?}, not {real:?}")
            })?;
        }
        (laws.audit)(&world).map_err(|why| format!("audit of an imagined world: {why}"))?;
    }
    Ok(())
}

/// In how many games every viewer's view is checked in every state.
const EVERY_VIEWER_GAMES: u32 = 500;

/// In how many games every state is written and read as a described position.
const DESCRIBED_GAMES: u32 = 100;

/// In how many games the lines that viewers are shown are checked in every state.
const TOLD_GAMES: u32 = 100;

/// A state that is described reads as itself, and a record that begins with it is written the same
/// again.
fn is_described<G: Game>(setup: &G::Setup, state: &G) -> Result<(), String> {
    let text = Table::at(setup.clone(), Vec::new(), state.clone()).record().write();
    let read = record::read::<G>(&text).map_err(|e| format!("position refused: {e}\n{text}"))?;
    holds(read.state() == state, || format!("position reads as another state\n{text}"))?;
    holds(read.record().write() == text, || format!("position is written in other words\n{text}"))
}

/// Luck that is drawn is possible, is among the listed outcomes, and reads as written.
fn fair_luck<G: Game>(state: &G, luck: &mut Fast) -> Result<G::Chance, String> {
    let chance = state.draw(luck);
    let text = state.chance_text(&chance);
    holds(state.read_chance(&text).as_ref() == Ok(&chance), || format!("\"{text}\" reads back"))?;
    if let Some(outcomes) = state.outcomes() {
        holds(outcomes.iter().any(|(c, _)| *c == chance), || format!("\"{text}\" is not listed"))?;
        for (outcome, weight) in &outcomes {
            let text = state.chance_text(outcome);
            holds(*weight > 0, || format!("\"{text}\" has no weight"))?;
            state.check_chance(outcome).map_err(|e| format!("\"{text}\" is refused: {e}"))?;
        }
    }
    Ok(chance)
}

/// The list of legal moves is what `check` allows, in order, and every move reads as written.
fn legality<G: Game>(
    state: &G,
    seat: Seat,
    judge_all_in: u32,
    luck: &mut Fast,
    tally: &mut Tally,
) -> Result<Vec<G::Move>, String> {
    let mut list = Vec::new();
    state.legal_moves(seat, &mut list);
    let ids: Vec<MoveId> = list.iter().map(|&m| state.move_id(seat, m)).collect();
    holds(ids.windows(2).all(|pair| pair[0] < pair[1]), || format!("ids not ascending: {ids:?}"))?;
    let mut together = Vec::new();
    state.legal_ids(seat, &list, &mut together);
    holds(together.iter().copied().map(MoveId).eq(ids.iter().copied()), || {
        format!("ids of the whole list {together:?}, of each move {ids:?}")
    })?;
    for (&m, &id) in list.iter().zip(&ids) {
        let text = state.move_text(m);
        holds(id.0 < G::MOVE_IDS, || format!("\"{text}\" has id {id:?}"))?;
        holds(state.move_from_id(seat, id) == Some(m), || format!("id {id:?} is not \"{text}\""))?;
        holds(state.read_move(&text) == Ok(m), || format!("\"{text}\" does not read back"))?;
        state.check(seat, m).map_err(|e| format!("\"{text}\" is listed but refused: {e}"))?;
    }
    // For seats that do not decide a handful is enough, any of which must be refused.
    let all = !list.is_empty() && luck.below(judge_all_in) == 0;
    let step = if all { 1 } else { 1 + luck.below(u32::from(G::MOVE_IDS) / 8) };
    for id in (0..u32::from(G::MOVE_IDS)).step_by(step as usize) {
        let id = MoveId(id as u16);
        let Some(m) = state.move_from_id(seat, id) else { continue };
        let listed = ids.binary_search(&id).is_ok();
        tally.judged += 1;
        holds(state.check(seat, m).is_ok() == listed, || {
            let text = state.move_text(m);
            format!("\"{text}\" by seat {seat}: listed {listed}, {:?}", state.check(seat, m))
        })?;
    }
    Ok(list)
}

/// A random move of the list. In the first games, also: none is favoured.
fn chosen<G: Game>(
    state: &G,
    seat: Seat,
    list: &[G::Move],
    luck: &mut Fast,
    number: u32,
) -> Result<G::Move, String> {
    let m = state.random_move(seat, luck, &mut Vec::new());
    holds(list.contains(&m), || format!("random_move gives {m:?}, which is not listed"))?;
    if number < FAIRNESS_GAMES {
        let mut counts = vec![0u32; list.len()];
        for _ in 0..FAIRNESS_DRAWS * list.len() {
            let m = state.random_move(seat, luck, &mut Vec::new());
            let place = list.iter().position(|listed| *listed == m);
            counts[place.ok_or("random_move gives a move that is not listed")?] += 1;
        }
        // Chi-square against equal shares, far beyond what chance does in millions of decisions.
        let mean = FAIRNESS_DRAWS as f64;
        let chi: f64 = counts.iter().map(|&c| (f64::from(c) - mean).powi(2) / mean).sum();
        let freedom = list.len() as f64 - 1.0;
        holds(chi <= freedom + 10.0 * (2.0 * freedom).sqrt() + 16.0, || {
            format!("random_move favours some of {list:?}: {counts:?}")
        })?;
    }
    Ok(m)
}

/// In how many games, and with how many draws a legal move, random moves are counted.
const FAIRNESS_GAMES: u32 = 12;
const FAIRNESS_DRAWS: usize = 100;

fn ended<G: Game>(table: &Table<G>) -> Result<(), String> {
    let state = table.state();
    let Some(outcome) = state.outcome() else { return Err("over without an outcome".into()) };
    holds(!outcome.winners.is_empty(), || "over without a winner".into())?;
    let mut list = Vec::new();
    for seat in Seat::all(state.seats()) {
        state.legal_moves(seat, &mut list);
        holds(list.is_empty(), || format!("seat {seat} has moves after the end"))?;
    }
    Ok(())
}

/// The record gives the same state again, from its steps, from its text, and from half of it.
fn replays<G: Game>(table: &Table<G>) -> Result<(), String> {
    let again =
        Table::replay(table.record()).map_err(|e| format!("record does not replay: {e}"))?;
    holds(again.state() == table.state(), || "replay gives another state".into())?;
    let text = table.record().write();
    let read =
        record::read::<G>(&text).map_err(|e| format!("record does not read: {e}\n{text}"))?;
    holds(read.state() == table.state(), || "reading gives another state".into())?;
    holds(read.record().write() == text, || "writing again gives another text".into())?;
    let middle = table.record().steps.len() / 2;
    let half = table.rewound(middle);
    let mut on = half.clone();
    let before = half.state().clone();
    for step in &table.record().steps[middle..] {
        match step {
            Step::Chance(chance) => on.settle(chance.clone()),
            Step::Move(seat, m) => on.submit(*seat, *m),
        }
        .map_err(|e| format!("second half does not replay: {e}"))?;
    }
    holds(half.state() == &before, || "playing a copy changed the original".into())?;
    holds(on.state() == table.state(), || "two halves do not make the whole".into())
}
