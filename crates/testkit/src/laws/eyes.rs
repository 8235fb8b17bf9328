//! What viewers are shown, and the laws of views and imagined worlds.

use mirabilia_kernel::{Fast, Game, Luck, Seat, Viewer};
use serde::Serialize;

use super::{Laws, holds};

/// How a viewer of a game is shown things, and what luck hides from it.
pub struct Eyes<G: Game> {
    /// A view as it is shown: the picture that programs and screens read.
    pub shown: fn(&G::View) -> String,
    /// The same luck to this viewer, other luck where the viewer cannot see it.
    pub redealt: fn(&G::Chance, Viewer, &mut Fast) -> G::Chance,
}

impl<G: Game> Eyes<G>
where
    G::View: Serialize,
{
    /// Views are shown as JSON, and all luck is open.
    pub fn open() -> Self {
        Self::hiding(|luck, _, _| luck.clone())
    }

    /// Views are shown as JSON, and luck is dealt again where the viewer cannot see it.
    pub fn hiding(redealt: fn(&G::Chance, Viewer, &mut Fast) -> G::Chance) -> Self {
        let shown = |view: &G::View| serde_json::to_string(view).expect("a view is JSON");
        Self { shown, redealt }
    }
}

#[allow(clippy::expl_impl_clone_on_copy)] // deriving would ask for `G: Copy`
impl<G: Game> Clone for Eyes<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Eyes<G> {}

/// A view shows all that an imagined world needs, and worlds that differ only in what the viewer
/// cannot know look the same. Checks all viewers, or two drawn at random.
pub(super) fn views_hide<G: Game>(
    laws: &Laws<'_, G>,
    state: &G,
    all: bool,
    luck: &mut Fast,
) -> Result<(), String> {
    let seats = Seat::all(state.seats()).map(Viewer::Seat);
    let mut viewers: Vec<Viewer> = seats.chain([Viewer::Public]).collect();
    if !all {
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

/// One of the seats or the public, drawn at random.
pub(super) fn any_viewer(seats: u8, luck: &mut Fast) -> Viewer {
    match luck.below(u32::from(seats) + 1) as u8 {
        seat if seat < seats => Viewer::Seat(Seat::new(seat)),
        _ => Viewer::Public,
    }
}
