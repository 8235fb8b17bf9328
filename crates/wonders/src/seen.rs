//! Steps as a viewer may see them (rules, chapter 9): `?` for a card that lies face down.

use mirabilia_kernel::record::step_text;
use mirabilia_kernel::{Step, Viewer};

use crate::chance::Chance;
use crate::moves::Move;
use crate::payment::Payment;
use crate::state::State;

/// A step as this viewer may see it.
pub(crate) fn step_seen(names: &State, viewer: Viewer, step: &Step<State>) -> String {
    match step {
        // Rule 9.5: the viewer's own hand is in the view; the other hands are hidden.
        Step::Chance(Chance::Age(age, _)) => format!("deal age {age}"),
        Step::Move(seat, m) if viewer != Viewer::Seat(*seat) => match *m {
            // Rule 9.3: it is open who laid a card face down and what was paid, but not which card.
            Move::Sell(_) => format!("{seat} sell ?"),
            Move::Stage(_, Payment::NONE) => format!("{seat} stage with ?"),
            Move::Stage(_, payment) => format!("{seat} stage with ? {payment}"),
            // Rule 9.16: a card that is built from the pile is open.
            Move::Build(..) | Move::Revive(_) | Move::Choose(_) | Move::Side(_) => {
                step_text(names, step)
            }
        },
        Step::Chance(Chance::Wonders(_) | Chance::Sides(_)) | Step::Move(..) => {
            step_text(names, step)
        }
    }
}
