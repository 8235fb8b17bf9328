//! Consent: once people play, what touches fairness changes only if each of them agrees.

use mirabilia_protocol::{Code, Refusal, Settings, Status};

use super::error::InvalidEvent;
use super::{Event, Holder, Proposal, Room};

/// A proposal that waits for answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Pending {
    /// The seat that proposes; a host without a seat has none.
    pub seat: Option<u8>,
    /// The change.
    pub proposal: Proposal,
    /// The seats that have not answered.
    pub waiting: Vec<u8>,
}

/// Whether a change of settings touches fairness. The others are a matter of taste.
fn touches_fairness(old: &Settings, new: &Settings) -> bool {
    let Settings { listed, start, chat, pace, .. } = old.clone();
    Settings { listed, start, chat, pace, ..new.clone() } != *old
}

impl Room {
    /// The events of a host's change of settings.
    pub(crate) fn change_settings(
        &self,
        who: &str,
        settings: &Settings,
    ) -> Result<Vec<Event>, Refusal> {
        if *settings == self.settings {
            return Ok(Vec::new());
        }
        let settings = settings.clone();
        if self.status != Status::Playing || !touches_fairness(&self.settings, &settings) {
            return Ok(vec![Event::Settings { settings }]);
        }
        let change = Event::Settings { settings: settings.clone() };
        self.with_consent(self.seats_of(who).next(), Proposal::Settings { settings }, change)
    }

    /// The change at once if nobody else plays; otherwise a proposal of it.
    pub(crate) fn with_consent(
        &self,
        seat: Option<u8>,
        proposal: Proposal,
        change: Event,
    ) -> Result<Vec<Event>, Refusal> {
        if self.people_besides(seat).is_empty() {
            return Ok(vec![change]);
        }
        if self.proposal.is_some() {
            let message = "another proposal is pending; wait until everybody has answered";
            return Err(Refusal::new(Code::ProposalPending, message));
        }
        Ok(vec![Event::Proposed { seat, proposal }])
    }

    /// The seats that must agree to an undo: one per other person who decides now.
    pub(crate) fn voters(&self, seat: Option<u8>) -> Vec<u8> {
        self.others(seat, Holder::is_deciding_person)
    }

    /// The seats that must agree to a proposal: one per other person who has not left. A bot that
    /// stands in for a while agrees to nothing.
    fn people_besides(&self, seat: Option<u8>) -> Vec<u8> {
        self.others(seat, |holder| holder.person().is_some_and(|person| !person.left))
    }

    /// One seat of each other person who counts.
    fn others(&self, seat: Option<u8>, counts: impl Fn(&Holder) -> bool) -> Vec<u8> {
        let own = seat.and_then(|seat| self.seats.get(usize::from(seat)));
        let mut people: Vec<Option<&String>> = Vec::new();
        people.extend(own.map(|holder| holder.person().map(|person| &person.id)));
        let mut voters = Vec::new();
        for (other, holder) in (0..).zip(&self.seats) {
            let person = holder.person().map(|person| &person.id);
            if counts(holder) && !people.contains(&person) {
                people.push(person);
                voters.push(other);
            }
        }
        voters
    }

    pub(crate) fn propose(
        &mut self,
        seat: Option<u8>,
        proposal: &Proposal,
    ) -> Result<(), InvalidEvent> {
        if seat.is_some_and(|seat| usize::from(seat) >= self.seats.len()) {
            return Err(InvalidEvent::NoSeat(seat.unwrap_or_default()));
        }
        let waiting = self.people_besides(seat);
        self.proposal = Some(Pending { seat, proposal: proposal.clone(), waiting });
        Ok(())
    }

    pub(crate) fn answer_proposal(&self, seat: u8, yes: bool) -> Result<Vec<Event>, Refusal> {
        let pending = self.proposal.as_ref().filter(|pending| pending.waiting.contains(&seat));
        let pending = pending.ok_or_else(|| {
            let message = format!("there is no proposal for seat {seat} to answer");
            Refusal::new(Code::NotAsked, message)
        })?;
        let mut events = vec![Event::ProposalAnswered { seat, yes }];
        if yes && pending.waiting.len() == 1 {
            events.push(match &pending.proposal {
                Proposal::Settings { settings } => Event::Settings { settings: settings.clone() },
                Proposal::HandOver { seat, person } => {
                    Event::HandedOver { seat: *seat, person: person.clone() }
                }
            });
        }
        Ok(events)
    }

    /// The events when the host removes a person: before the game the seat becomes open, during
    /// the game a bot takes over.
    pub(crate) fn remove_person(&self, who: &str, seat: u8) -> Result<Vec<Event>, Refusal> {
        self.check_host(who)?;
        match (self.check_seat(seat)?, self.status) {
            (_, Status::Finished) => Err(Refusal::new(Code::Over, "the game is over")),
            (Holder::Person(person), _) if person.id == who => {
                let message = "the host leaves instead of being removed";
                Err(Refusal::new(Code::NotYours, message))
            }
            (Holder::Person(person), _) if !person.left => Ok(vec![Event::Removed { seat }]),
            _ => Err(Refusal::new(Code::NoSeat, format!("seat {seat} has no player"))),
        }
    }

    pub(crate) fn remove(&mut self, seat: u8) -> Result<(), InvalidEvent> {
        let is_playing = self.playing.is_some();
        let person = self.person_mut(seat)?;
        person.left = true;
        let id = person.id.clone();
        if !is_playing {
            *self.seat_mut(seat)? = Holder::Open;
        }
        self.barred.insert(id);
        self.proposal = None;
        self.undo = None;
        Ok(())
    }

    /// Refuses a person who has seen hands here, or was removed.
    pub(crate) fn check_not_barred(&self, who: &str) -> Result<(), Refusal> {
        if self.barred.contains(who) {
            let message = "you have seen open hands of this game, or the host removed you; you \
                           cannot take a seat here";
            return Err(Refusal::new(Code::Barred, message));
        }
        Ok(())
    }

    /// The event when a spectator sees open hands for the first time.
    pub fn watched_event(&self, who: &str) -> Option<Event> {
        let is_new = !who.is_empty()
            && self.status == Status::Playing
            && self.barred.len() < MAX_BARRED
            && !self.barred.contains(who);
        is_new.then(|| Event::Watched { person: who.to_owned() })
    }
}

/// The most people whom a table remembers.
const MAX_BARRED: usize = 1_000;
