//! A table at one moment, as a screen needs it.

use std::time::Instant;

use mirabilia_protocol::{ChatLine, Status, TableInfo, UndoAsk};

use crate::scene::Scene;

/// The clock of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Clock {
    /// The seat.
    pub seat: u8,
    /// Milliseconds it had when the present turn began.
    pub left: i64,
    /// When its time is over; none while it owes no decision.
    pub until: Option<Instant>,
}

/// A table at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// Where the table is in its life.
    pub status: Status,
    /// The game; none before it has begun. With several seats at this terminal it is seen by the one
    /// who decides next.
    pub scene: Option<Scene>,
    /// The seats at this terminal.
    pub mine: Vec<u8>,
    /// A table at a server: who sits there and how it is run. None for a game on this machine.
    pub table: Option<Box<TableInfo>>,
    /// Does this terminal's owner run the table?
    pub host: bool,
    /// Is the line to the server there?
    pub online: bool,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// A wish to take back that waits for answers.
    pub undo: Option<UndoAsk>,
    /// Clocks, where the table has any.
    pub clocks: Vec<Clock>,
    /// Seconds by which this is behind, for those who watch with a delay.
    pub behind: Option<u32>,
}

impl Moment {
    /// The seat at this terminal that decides now.
    pub fn due(&self) -> Option<u8> {
        let view = &self.scene.as_ref()?.view;
        view.seat.filter(|seat| !view.legal.is_empty() && self.mine.contains(seat))
    }

    /// Must the one who looks be alone? Then the screen is covered until the next one is there.
    pub fn needs_curtain(&self) -> bool {
        let secrets = |scene: &Scene| crate::people::has_secrets(scene.game);
        self.mine.len() > 1 && self.scene.as_ref().is_some_and(secrets)
    }

    /// Who of those at this terminal is asked to allow that something is taken back.
    pub fn asked(&self) -> Option<u8> {
        let undo = self.undo.as_ref()?;
        undo.waiting.iter().copied().find(|seat| self.mine.contains(seat))
    }
}

/// Who of those that share a terminal decides next: whoever is there already, else the next
/// clockwise.
pub(super) fn next_at_screen(due: &[u8], there: Option<u8>) -> Option<u8> {
    match (due, there) {
        ([], there) => there,
        ([first, ..], None) => Some(*first),
        (due, Some(there)) if due.contains(&there) => Some(there),
        (due, Some(there)) => due.iter().copied().find(|seat| *seat > there).or(Some(due[0])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_at_one_terminal_look_in_turn() {
        for (due, there, next) in [
            (&[][..], None, None),
            (&[], Some(2), Some(2)),
            (&[1, 2], None, Some(1)),
            (&[1, 2], Some(2), Some(2)),
            (&[0, 2], Some(1), Some(2)),
            (&[0, 1], Some(2), Some(0)),
        ] {
            assert_eq!(next_at_screen(due, there), next, "{due:?} {there:?}");
        }
    }
}
