//! A room with events that are not stored yet.
//!
//! The table's task stores the events of a draft and only then replaces its room by that of the
//! draft; if they cannot be stored, the draft is dropped. A move is checked and played once, here;
//! its stored text is parsed only by other nodes and after a restart. A draft's room equals the
//! fold of its events (tested in `room/tests.rs` and `fuzzing.rs`).

use std::borrow::Cow;

use mirabilia_games::AnyMove;
use mirabilia_kernel::Turn;
use mirabilia_protocol::Refusal;

use super::decide::refusal_of;
use super::{By, Effects, Entry, Event, FoldError, Room};

/// A room and the unstored events that lead to it.
#[derive(Clone, Debug)]
pub struct Draft<'a> {
    /// Borrowed until the first event.
    pub(crate) room: Cow<'a, Room>,
    at: i64,
    /// The person and the id of the command; stored with the first event.
    cause: Option<(String, String)>,
    applied: Vec<(Entry, Effects)>,
}

impl<'a> Draft<'a> {
    /// A draft without events. Its events will have this time and cause.
    pub fn new(room: &'a Room, at: i64, cause: Option<(String, String)>) -> Self {
        Self { room: Cow::Borrowed(room), at, cause, applied: Vec::new() }
    }

    /// The room after the events.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Whether there are no events.
    pub fn is_empty(&self) -> bool {
        self.applied.is_empty()
    }

    /// The room after the events, and the events to store with their effects.
    pub fn finish(self) -> (Room, Vec<(Entry, Effects)>) {
        (self.room.into_owned(), self.applied)
    }

    /// Applies an event.
    pub fn apply(&mut self, event: Event) -> Result<(), FoldError> {
        let entry = Entry { event, cause: self.cause.clone() };
        let room = self.room.to_mut();
        let effects = room.apply(&entry, room.seq + 1, self.at)?;
        self.cause = None;
        self.applied.push((entry, effects));
        Ok(())
    }

    /// Applies events in order.
    pub fn apply_all(&mut self, events: impl IntoIterator<Item = Event>) -> Result<(), FoldError> {
        events.into_iter().try_for_each(|event| self.apply(event))
    }

    /// Plays a seat's move and draws the luck that follows.
    pub fn choose(&mut self, seat: u8, m: AnyMove, by: By) -> Result<(), Refusal> {
        self.room.check_playing()?;
        let (room, at) = (self.room.to_mut(), self.at);
        let clock = room.settings.clock;
        let seq = room.seq + 1;
        let playing = room.playing_mut().map_err(|why| FoldError::Invalid { seq, why })?;
        let text = playing.table.move_text(m);
        let text = text.map_err(|error| refusal_of(&playing.table, &error))?;
        let chose = playing.choose(seat, m, clock, at);
        let chose = chose.map_err(|error| refusal_of(&playing.table, &error))?;
        let dealt = playing.deal(at);
        self.record(Event::Chose { seat, text, by }, chose);
        if let Some((lines, effects)) = dealt {
            self.record(Event::Dealt { lines }, effects);
        }
        Ok(())
    }

    /// Draws luck that is due. Only a log that was cut off between a move and the luck after it has
    /// any.
    pub fn deal(&mut self) -> Result<(), Refusal> {
        if self.room.check_playing()?.table.turn() != Turn::Chance {
            return Ok(());
        }
        let (room, at) = (self.room.to_mut(), self.at);
        let seq = room.seq + 1;
        let playing = room.playing_mut().map_err(|why| FoldError::Invalid { seq, why })?;
        if let Some((lines, effects)) = playing.deal(at) {
            self.record(Event::Dealt { lines }, effects);
        }
        Ok(())
    }

    /// Records an event that the room's game has already applied.
    fn record(&mut self, event: Event, effects: Effects) {
        let entry = Entry { event, cause: self.cause.take() };
        let room = self.room.to_mut();
        room.undo = None;
        room.record(&entry, &effects, room.seq + 1, self.at);
        self.applied.push((entry, effects));
    }
}
