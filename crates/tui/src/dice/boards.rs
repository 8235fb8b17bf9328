//! Board sets: built in, read from files, or sent by a server. A set is identified by its
//! fingerprint and stays in memory.

use std::sync::{Mutex, PoisonError};

use mirabilia_games::dice::{BoardsEntry, BoardsRef, Picture};

/// All known sets.
static SETS: Mutex<Vec<&'static BoardsEntry>> = Mutex::new(Vec::new());

fn keep(set: BoardsEntry) -> &'static BoardsEntry {
    let mut sets = SETS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = sets.iter().find(|known| known.fingerprint == set.fingerprint) {
        return known;
    }
    let set: &'static BoardsEntry = Box::leak(Box::new(set));
    sets.push(set);
    set
}

/// Adds a board set that a server sent as JSON (`GET /api/tables/{id}/boards`), so that tables on
/// it can be drawn.
pub fn learn(json: &str) -> serde_json::Result<()> {
    serde_json::from_str(json).map(|set| {
        keep(set);
    })
}

/// Whether the board set of a picture is known, so that its table can be drawn. If not, call
/// [`learn`].
pub fn is_known(picture: &str) -> bool {
    serde_json::from_str(picture).is_ok_and(|picture| of(&picture).is_some())
}

fn met(fingerprint: &str) -> Option<&'static BoardsEntry> {
    let sets = SETS.lock().unwrap_or_else(PoisonError::into_inner);
    sets.iter().copied().find(|set| set.fingerprint == fingerprint)
}

/// The board set of a table; `None` if it is not known.
pub(super) fn of(picture: &Picture) -> Option<&'static BoardsEntry> {
    let boards = || BoardsRef::known(&picture.boards, &picture.boards_fingerprint);
    let read = || boards().map(|boards| keep(BoardsEntry::new(&boards)));
    met(&picture.boards_fingerprint).or_else(read)
}

/// The default set.
pub(super) fn default_set() -> &'static BoardsEntry {
    let usual = BoardsRef::usual();
    met(&usual.fingerprint).unwrap_or_else(|| keep(BoardsEntry::new(&usual)))
}

/// Whether the set is built in. Built-in sets stand in for the printed boards.
pub(super) fn stands_in(picture: &Picture) -> bool {
    BoardsRef::built_in(&picture.boards)
        .is_some_and(|boards| boards.fingerprint == picture.boards_fingerprint)
}
