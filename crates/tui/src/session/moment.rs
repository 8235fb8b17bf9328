//! The state of a table as a screen needs it.

use std::time::Instant;

use mirabilia_protocol::{ChatLine, PendingProposal, Status, TableInfo, UndoAsk};

use crate::scene::Scene;

/// The clock of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatClock {
    /// The seat.
    pub seat: u8,
    /// Milliseconds left when the current turn began.
    pub left: i64,
    /// When the time runs out; `None` while the seat has nothing to decide.
    pub until: Option<Instant>,
}

/// The state of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// Open, playing, finished or closed.
    pub status: Status,
    /// The game; `None` before it starts. If several seats play at this terminal, the scene belongs
    /// to the one that decides next.
    pub scene: Option<Scene>,
    /// The seats that play at this terminal.
    pub mine: Vec<u8>,
    /// The server's description of the table; `None` for a local game.
    pub table: Option<Box<TableInfo>>,
    /// Whether this user is the host.
    pub host: bool,
    /// Whether the connection to the server is up.
    pub online: bool,
    /// The chat.
    pub chat: Vec<ChatLine>,
    /// A pending request to take back a move.
    pub undo: Option<UndoAsk>,
    /// The clocks, if the table has any.
    pub clocks: Vec<SeatClock>,
    /// The delay for spectators in seconds.
    pub behind: Option<u32>,
    /// The finished game on this machine once more, if its luck can be repeated.
    pub repeat: Option<Repeat>,
}

/// A finished game that can be played again with the same luck against the same bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repeat {
    /// A link by which a friend plays the same deal from the same seat, if there is one person.
    pub link: Option<String>,
}

impl Moment {
    /// The seat at this terminal that decides now.
    pub fn due(&self) -> Option<u8> {
        let scene = self.scene.as_ref()?;
        scene.seat.filter(|seat| scene.decides() && self.mine.contains(seat))
    }

    /// Whether several players with hidden information share this terminal, so that the screen is
    /// covered between them.
    pub fn needs_cover(&self) -> bool {
        let secrets = |scene: &Scene| scene.game.facts().has_secrets;
        self.mine.len() > 1 && self.scene.as_ref().is_some_and(secrets)
    }

    /// The seat at this terminal that has to answer a request to take back a move, or a proposal.
    pub fn asked(&self) -> Option<u8> {
        let waiting = match (&self.undo, self.proposal()) {
            (Some(undo), _) => &undo.waiting,
            (None, Some(proposal)) => &proposal.waiting,
            (None, None) => return None,
        };
        waiting.iter().copied().find(|seat| self.mine.contains(seat))
    }

    /// A change of the table that waits for the agreement of its people.
    pub fn proposal(&self) -> Option<&PendingProposal> {
        self.table.as_ref()?.proposal.as_ref()
    }
}

/// The seat that looks at a shared terminal next: the current one if it has to decide, otherwise
/// the next one clockwise.
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
