//! The law of views: what a viewer has been shown decides its view, in every phase.
//!
//! `imagine(view).view == view` cannot see a view that knows too much: the imagined world is then
//! drawn with the same knowledge. So two games are played side by side that differ in what the viewer
//! has not seen. As long as both have shown it the same pictures and told it the same lines, their
//! views must be equal: bots, hints and offers work from views.

use mirabilia_kernel::{Fast, Game, Luck, Seat, Step, Table, Turn, Viewer};

use super::eyes::any_viewer;
use super::{Eyes, holds};

/// How many attempts are made at a next step that looks the same in both games.
const TRIES: u32 = 9;

/// How many attempts are made at a move that looks the same in the other game.
const DRAWS: u32 = 24;

/// Two games that one viewer has not been able to tell apart so far.
pub struct Twins<G: Game> {
    viewer: Viewer,
    eyes: Eyes<G>,
    one: Table<G>,
    other: Table<G>,
}

impl<G: Game> Twins<G> {
    /// The game of a table from here on, and a world that the viewer imagines.
    pub fn new(table: &Table<G>, viewer: Viewer, eyes: Eyes<G>, luck: &mut Fast) -> Self {
        let at = |state: G| Table::at(table.record().setup.clone(), Vec::new(), state);
        let world = G::imagine(&table.state().view(viewer), luck);
        Self { viewer, eyes, one: at(table.state().clone()), other: at(world) }
    }

    /// The viewer that cannot tell them apart.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Both states. They may be equal.
    pub fn states(&self) -> [&G; 2] {
        [self.one.state(), self.other.state()]
    }

    /// Plays both on by a piece of luck or by the moves of a turn, so that the viewer is shown the
    /// same. `false`, and nothing is played, where no way was found or the game is over.
    pub fn play_on(&mut self, luck: &mut Fast) -> bool {
        for attempt in 0..TRIES {
            let (mut one, mut other) = (self.one.clone(), self.other.clone());
            let played = match one.turn() {
                Turn::Over => return false,
                Turn::Chance => self.settle(&mut one, &mut other, luck),
                Turn::Seats(_) => self.decide(&mut one, &mut other, attempt, luck),
            };
            let shown = |table: &Table<G>| (self.eyes.shown)(&table.state().view(self.viewer));
            let told = |table: &Table<G>| table.steps_seen(self.viewer, 0);
            if played && told(&one) == told(&other) && shown(&one) == shown(&other) {
                (self.one, self.other) = (one, other);
                return true;
            }
        }
        false
    }

    fn settle(&self, one: &mut Table<G>, other: &mut Table<G>, luck: &mut Fast) -> bool {
        let chance = one.state().draw(luck);
        let redealt = (self.eyes.redealt)(&chance, self.viewer, luck);
        one.settle(chance).is_ok() && other.settle(redealt).is_ok()
    }

    /// A move of every deciding seat in both games: the viewer's own are the same, those of others
    /// look the same, and in every third attempt are the same: what lies face down may be shown to
    /// one seat. In every third attempt one of the others plays anything in the second game: a
    /// running turn may hide it.
    fn decide(
        &self,
        one: &mut Table<G>,
        other: &mut Table<G>,
        attempt: u32,
        luck: &mut Fast,
    ) -> bool {
        let (state, twin) = (one.state().clone(), other.state().clone());
        let Turn::Seats(seats) = state.turn() else { return false };
        if twin.turn() != state.turn() {
            return false;
        }
        let free = (attempt % 3 == 2).then(|| luck.below(u32::from(state.seats())));
        let mut scratch = Vec::new();
        for seat in seats.iter() {
            let own = self.viewer == Viewer::Seat(seat);
            let pair = if own {
                let m = state.random_move(seat, luck, &mut scratch);
                (m, m)
            } else if free == Some(u32::from(seat.index() as u8)) {
                let m = state.random_move(seat, luck, &mut scratch);
                (m, twin.random_move(seat, luck, &mut scratch))
            } else {
                match self.look_alikes(&state, &twin, seat, attempt % 3 == 1, luck) {
                    Some(pair) => pair,
                    None => return false,
                }
            };
            if one.submit(seat, pair.0).is_err() || other.submit(seat, pair.1).is_err() {
                return false;
            }
        }
        true
    }

    /// A move in each game that the viewer is told in the same words, or the same move.
    fn look_alikes(
        &self,
        state: &G,
        twin: &G,
        seat: Seat,
        same: bool,
        luck: &mut Fast,
    ) -> Option<(G::Move, G::Move)> {
        let line = |m| state.step_seen(self.viewer, &Step::Move(seat, m));
        let mut scratch = Vec::new();
        for _ in 0..DRAWS {
            let m = state.random_move(seat, luck, &mut scratch);
            if same && twin.check(seat, m).is_ok() {
                return Some((m, m));
            }
            let told = line(m);
            twin.legal_moves(seat, &mut scratch);
            scratch.retain(|&other| !same && line(other) == told);
            if let Some(most) = u32::try_from(scratch.len()).ok().filter(|&n| n > 0) {
                return Some((m, scratch[luck.below(most) as usize]));
            }
        }
        None
    }

    /// What was shown the same is known the same: the views, and with them what the viewer can
    /// imagine, may do and is offered.
    pub fn same_to_the_viewer(&self, luck: &mut Fast) -> Result<(), String> {
        let [state, twin] = self.states();
        let (view, other) = (state.view(self.viewer), twin.view(self.viewer));
        let viewer = self.viewer;
        holds(view == other, || {
            let told = self.one.steps_seen(viewer, 0);
            format!(
                "{viewer:?} was shown the same in two games and knows what it was not shown\n\
                 {told:#?}\n{view:?}\n{other:?}"
            )
        })?;
        holds(state.turn() == twin.turn(), || {
            format!(
                "{viewer:?} cannot know whose turn it is: {:?}, {:?}",
                state.turn(),
                twin.turn()
            )
        })?;
        let seed = u64::from(luck.below(u32::MAX));
        let imagined = |view| G::imagine(view, &mut Fast::new(seed));
        holds(imagined(&view) == imagined(&other), || {
            format!("{viewer:?} imagines different worlds with the same luck\n{view:?}")
        })?;
        holds(G::offers(&view) == G::offers(&other), || {
            format!("{viewer:?} is offered different things\n{view:?}")
        })?;
        if let Viewer::Seat(seat) = viewer {
            let (mut here, mut there) = (Vec::new(), Vec::new());
            state.legal_moves(seat, &mut here);
            twin.legal_moves(seat, &mut there);
            holds(here == there, || format!("seat {seat} may do {here:?}, or {there:?}"))?;
        }
        Ok(())
    }
}

/// How many steps the games of a pair are played on.
const DEPTH: u32 = 4;

/// Draws a viewer and a twin of the game that the viewer cannot tell apart, and plays both on.
/// Returns the number of compared states that were not equal.
pub(super) fn twins_hold<G: Game>(
    table: &Table<G>,
    eyes: Eyes<G>,
    luck: &mut Fast,
) -> Result<u64, String> {
    let viewer = any_viewer(table.state().seats(), luck);
    let mut twins = Twins::new(table, viewer, eyes, luck);
    let mut compared = 0;
    for _ in 0..DEPTH {
        if !twins.play_on(luck) {
            break;
        }
        twins.same_to_the_viewer(luck)?;
        let [state, twin] = twins.states();
        compared += u64::from(state != twin);
    }
    Ok(compared)
}
