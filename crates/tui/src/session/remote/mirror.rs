//! What is known here of a table elsewhere: the first snapshot, and what was told since.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use mirabilia_games::GameKind;
use mirabilia_protocol::{ChatLine, Event, Holder, Message, Play, SeatView, Snapshot, Status};
use mirabilia_words::Words;

use super::super::moment::next_at_screen;
use super::super::{Clock, Moment};
use crate::hint::Hint;
use crate::people::seat_names;
use crate::scene::{Face, Scene};

/// So many lines of chat are kept, as the server does.
const CHAT: usize = 100;

/// What is known of a table.
pub(super) struct Mirror {
    words: Words,
    now: Option<Snapshot>,
    /// Milliseconds by which the server's clock is ahead of ours.
    ahead: i64,
    hint: Option<Hint>,
    looking: Option<u8>,
    pub(super) online: bool,
}

fn clock() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

impl Mirror {
    pub(super) fn new(words: Words) -> Self {
        Self { words, now: None, ahead: 0, hint: None, looking: None, online: false }
    }

    /// Forgets everything: another table comes.
    pub(super) fn clear(&mut self) {
        self.now = None;
        self.hint = None;
        self.looking = None;
    }

    /// The number of the last event that was seen.
    pub(super) fn seq(&self) -> Option<u64> {
        self.now.as_ref().map(|now| now.seq)
    }

    pub(super) fn snapshot(&self) -> Option<&Snapshot> {
        self.now.as_ref()
    }

    pub(super) fn replace(&mut self, snapshot: Snapshot) {
        self.ahead = snapshot.now - clock();
        self.now = Some(snapshot);
        self.online = true;
    }

    pub(super) fn set_hint(&mut self, hint: Hint) {
        self.hint = Some(hint);
    }

    /// Hears a message; what happened beside the game is given back, to be told.
    pub(super) fn hear(&mut self, message: Message) -> Vec<Event> {
        match message {
            Message::Table(snapshot) => self.replace(snapshot),
            Message::Events { seq, events, table, you, play, fairness, now } => {
                self.ahead = now - clock();
                self.online = true;
                let Some(known) = &mut self.now else { return Vec::new() };
                known.seq = seq;
                for event in &events {
                    apply(known, event);
                }
                if let Some(table) = table {
                    known.table = table;
                }
                if let Some(you) = you {
                    known.you = you;
                }
                if let Some(play) = play {
                    known.play = Some(play);
                }
                if let Some(fairness) = fairness {
                    known.fairness = fairness;
                }
                return events;
            }
            Message::Presence { here, watching, .. } => {
                if let Some(known) = &mut self.now {
                    known.table.watching = watching;
                    for (seat, here) in known.table.seats.iter_mut().zip(here) {
                        seat.here = here || matches!(seat.holder, Holder::Bot { .. });
                    }
                }
            }
            Message::Answer(_) | Message::Closing { .. } => {}
        }
        Vec::new()
    }

    /// The table as screens need it; none before anything is known.
    pub(super) fn moment(&mut self) -> Option<Moment> {
        let known = self.now.as_ref()?;
        let mine = &known.you.seats;
        if let Some(play) = &known.play {
            let due: Vec<u8> = mine.iter().copied().filter(|s| play.waiting.contains(s)).collect();
            self.looking = next_at_screen(&due, self.looking);
        }
        let looking = match mine[..] {
            [only] => Some(only),
            _ => self.looking.filter(|seat| mine.contains(seat)),
        };
        let until = |ms: i64| {
            let left = ms - self.ahead - clock();
            Instant::now() + Duration::from_millis(left.max(0) as u64)
        };
        let clocks = known.play.iter().flat_map(|play| &play.clocks);
        let clocks = clocks.map(|clock| Clock {
            seat: clock.seat,
            left: clock.left,
            until: clock.until.map(until),
        });
        Some(Moment {
            status: known.table.status,
            scene: known.play.as_ref().and_then(|play| self.scene(known, play, looking)),
            mine: mine.clone(),
            table: Some(Box::new(known.table.clone())),
            host: known.you.host,
            online: self.online,
            chat: known.chat.clone(),
            undo: known.play.as_ref().and_then(|play| play.undo.clone()),
            clocks: clocks.collect(),
            behind: known.play.as_ref().and_then(|play| play.behind),
        })
    }

    fn scene(&self, known: &Snapshot, play: &Play, looking: Option<u8>) -> Option<Scene> {
        let game = GameKind::from_name(&known.table.game)?;
        let names = seat_names(&known.table, &self.words);
        let face = |(seat, name): (usize, String)| {
            let (info, seat) = (&known.table.seats[seat], seat as u8);
            Face {
                name,
                bot: matches!(info.holder, Holder::Bot { .. }),
                mine: known.you.seats.contains(&seat),
                thinking: play.waiting.contains(&seat),
                chosen: play.chosen.contains(&seat),
                here: info.here,
            }
        };
        // Those without a seat see what is public, or the first that may be seen.
        let found = play.views.iter().find(|view| view.seat == looking);
        let mut view: SeatView = found.or_else(|| play.views.first())?.clone();
        if view.seat.is_some_and(|seat| !known.you.seats.contains(&seat)) {
            view.legal.clear();
        }
        let fits = |hint: &Hint| hint.step == play.steps && Some(hint.seat) == view.seat;
        Some(Scene {
            game,
            faces: names.into_iter().enumerate().map(face).collect(),
            log: known.log.clone(),
            steps: play.steps,
            ending: play.ending.clone(),
            hint: self.hint.clone().filter(fits),
            view,
        })
    }
}

/// Changes what is known by one event.
fn apply(known: &mut Snapshot, event: &Event) {
    match event {
        Event::Steps { from, lines } => {
            known.log.truncate(*from as usize);
            known.log.extend(lines.iter().cloned());
        }
        Event::Undone { to } => known.log.truncate(*to as usize),
        Event::Said { line } => {
            if !known.chat.iter().any(|ChatLine { seq, .. }| *seq == line.seq) {
                known.chat.push(line.clone());
            }
            let spare = known.chat.len().saturating_sub(CHAT);
            known.chat.drain(..spare);
        }
        Event::Chose { seat, .. } => {
            if let Some(play) = &mut known.play {
                play.waiting.retain(|other| other != seat);
                if !play.chosen.contains(seat) {
                    play.chosen.push(*seat);
                }
            }
        }
        Event::Withdrew { seat } => {
            if let Some(play) = &mut known.play {
                play.chosen.retain(|other| other != seat);
                if !play.waiting.contains(seat) {
                    play.waiting.push(*seat);
                }
            }
        }
        Event::Closed { .. } => known.table.status = Status::Closed,
        _ => {}
    }
}
