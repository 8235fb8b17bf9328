//! Undo: when it is free, and which players must agree.

use mirabilia_kernel::Seat;
use mirabilia_protocol::{Code, Refusal, Undo};

use super::{Event, Playing, Room};

impl Room {
    /// The number of steps before the last decision of a seat.
    fn undo_to(playing: &Playing, seat: u8) -> Option<u32> {
        let me = Seat::new(seat);
        let mine = |start: u32, deciding: u8| {
            let steps = start..start + u32::from(deciding);
            steps.into_iter().any(|step| playing.table.mover(step as usize) == Some(me))
        };
        let mut turns = playing.turns.iter().rev();
        turns.find(|turn| mine(turn.start, turn.deciding)).map(|turn| turn.start)
    }

    /// Whether a seat may undo without asking: no other person has decided since and, unless the
    /// settings allow it, nothing hidden was revealed (luck, or the secret choices of others).
    fn is_free(&self, playing: &Playing, seat: u8, to: u32) -> bool {
        let mine = self.seats[usize::from(seat)].person().map(|person| &person.id);
        let other_person = |mover: Seat| {
            let holder = &self.seats[mover.index()];
            holder.is_deciding_person() && holder.person().map(|person| &person.id) != mine
        };
        let mut since = (to..playing.steps()).map(|step| playing.table.mover(step as usize));
        let mut waiting = playing.table.waiting().iter();
        if since.clone().flatten().any(other_person) || waiting.any(other_person) {
            return false;
        }
        let was_revealed = since.any(|mover| mover.is_none())
            || playing.turns.iter().any(|turn| turn.start >= to && turn.deciding > 1);
        match self.settings.undo {
            Undo::Never => false,
            Undo::Fair => !was_revealed,
            Undo::Always => true,
        }
    }

    /// Whether a seat may undo its last move without asking the other players.
    pub fn has_free_undo(&self, seat: u8) -> bool {
        let Ok(playing) = self.check_playing() else { return false };
        self.settings.undo != Undo::Never
            && Self::undo_to(playing, seat).is_some_and(|to| self.is_free(playing, seat, to))
    }

    pub(crate) fn request_undo(&self, seat: u8) -> Result<Vec<Event>, Refusal> {
        let playing = self.check_playing()?;
        if playing.chosen().contains(&seat) {
            return Ok(vec![Event::Withdrew { seat }]);
        }
        if self.settings.undo == Undo::Never {
            return Err(Refusal::new(Code::NoUndo, "undo is disabled at this table"));
        }
        if let Some(request) = &self.undo {
            let message = format!("the undo request of seat {} is pending", request.seat);
            return Err(Refusal::new(Code::UndoAsked, message));
        }
        let to = Self::undo_to(playing, seat).ok_or_else(|| {
            Refusal::new(Code::NothingToUndo, format!("seat {seat} has not moved yet"))
        })?;
        if self.is_free(playing, seat, to) {
            return Ok(vec![Event::Undone { to }]);
        }
        if self.voters(Some(seat)).is_empty() {
            let message = "hidden cards or dice have been revealed since; this table does not \
                           allow undoing that";
            return Err(Refusal::new(Code::NoUndo, message));
        }
        Ok(vec![Event::UndoAsked { seat, to }])
    }

    pub(crate) fn answer_undo(&self, seat: u8, yes: bool) -> Result<Vec<Event>, Refusal> {
        let none = || {
            let message = format!("there is no undo request for seat {seat} to answer");
            Refusal::new(Code::NotAsked, message)
        };
        let pending = self.undo.as_ref().filter(|request| request.waiting.contains(&seat));
        let request = pending.ok_or_else(none)?;
        let mut events = vec![Event::UndoAnswered { seat, yes }];
        if yes && request.waiting.len() == 1 {
            events.push(Event::Undone { to: request.to });
        }
        Ok(events)
    }
}
