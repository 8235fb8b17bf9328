//! Taking back: what is free, who is asked.

use mirabilia_kernel::Seat;
use mirabilia_protocol::{Code, Refusal, Undo};

use super::{Event, Playing, Room};

impl Room {
    /// Where the game would go back to for a seat: before its last decision.
    fn undo_to(playing: &Playing, seat: u8) -> Option<u32> {
        let me = Seat::new(seat);
        let mine = |start: u32, deciding: u8| {
            let steps = start..start + u32::from(deciding);
            steps.into_iter().any(|step| playing.table.mover(step as usize) == Some(me))
        };
        let mut turns = playing.turns.iter().rev();
        turns.find(|turn| mine(turn.start, turn.deciding)).map(|turn| turn.start)
    }

    /// May a seat go back there without asking? Only if no other person has decided since and, unless
    /// the table does not mind, nothing hidden has come to light: luck, or what others had chosen
    /// unseen.
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
        let came_to_light = since.any(|mover| mover.is_none())
            || playing.turns.iter().any(|turn| turn.start >= to && turn.deciding > 1);
        match self.settings.undo {
            Undo::Never => false,
            Undo::Fair => !came_to_light,
            Undo::Always => true,
        }
    }

    /// Could a seat take back its last move now without asking anybody?
    pub(crate) fn has_free_undo(&self, seat: u8) -> bool {
        let Ok(playing) = self.check_playing() else { return false };
        self.settings.undo != Undo::Never
            && Self::undo_to(playing, seat).is_some_and(|to| self.is_free(playing, seat, to))
    }

    /// The seats that a seat's wish to take back is put to: one for each other person.
    pub(super) fn asked_by(&self, seat: u8) -> Vec<u8> {
        let mut people = vec![self.seats[usize::from(seat)].person().map(|person| &person.id)];
        let mut asked = Vec::new();
        for (other, holder) in (0..).zip(&self.seats) {
            let person = holder.person().map(|person| &person.id);
            if holder.is_deciding_person() && !people.contains(&person) {
                people.push(person);
                asked.push(other);
            }
        }
        asked
    }

    pub(super) fn ask_undo(&self, seat: u8) -> Result<Vec<Event>, Refusal> {
        let playing = self.check_playing()?;
        if playing.chosen().contains(&seat) {
            return Ok(vec![Event::Withdrew { seat }]);
        }
        if self.settings.undo == Undo::Never {
            return Err(Refusal::new(Code::NoUndo, "nothing is taken back at this table"));
        }
        if let Some(asked) = &self.undo {
            let message = format!("seat {} has asked already; answer first", asked.seat);
            return Err(Refusal::new(Code::UndoAsked, message));
        }
        let to = Self::undo_to(playing, seat).ok_or_else(|| {
            Refusal::new(Code::NothingToUndo, format!("seat {seat} has not decided anything yet"))
        })?;
        if self.is_free(playing, seat, to) {
            return Ok(vec![Event::Undone { to }]);
        }
        if self.asked_by(seat).is_empty() {
            let message = "hidden cards or dice have come to light since; at this table that is \
                           not taken back";
            return Err(Refusal::new(Code::NoUndo, message));
        }
        Ok(vec![Event::UndoAsked { seat, to }])
    }

    pub(super) fn answer_undo(&self, seat: u8, yes: bool) -> Result<Vec<Event>, Refusal> {
        let asked = self
            .undo
            .as_ref()
            .filter(|asked| asked.waiting.contains(&seat))
            .ok_or_else(|| Refusal::new(Code::NotAsked, format!("nobody asks seat {seat}")))?;
        let mut events = vec![Event::UndoAnswered { seat, yes }];
        if yes && asked.waiting.len() == 1 {
            events.push(Event::Undone { to: asked.to });
        }
        Ok(events)
    }
}
