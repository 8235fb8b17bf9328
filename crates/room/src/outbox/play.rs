//! The game as one audience may see it: log, views, clocks, past positions.

use mirabilia_games::AnyTable;
use mirabilia_kernel::{Seat, Viewer};
use mirabilia_protocol as wire;
use mirabilia_protocol::{Code, Refusal, Status};
use mirabilia_tell as tell;

use super::Audience;
use crate::{Playing, Room};

/// The steps from an index on, as an audience may see them: record lines and messages.
pub(super) fn log(
    room: &Room,
    playing: &Playing,
    to: &Audience,
    from: usize,
    now: i64,
) -> (Vec<String>, Vec<Option<wire::Raw>>) {
    let all = |table: &AnyTable| (table.lines_since(from), tell::open_steps(table, from));
    let (lines, told) = if room.status == Status::Finished {
        all(&playing.table)
    } else if to.delayed {
        all(&playing.as_of(now - delay(room)))
    } else {
        let viewer = to.log_viewer();
        (playing.table.steps_seen(viewer, from), tell::steps(&playing.table, viewer, from))
    };
    (lines, told.iter().map(|step| step.as_ref().map(wire::Raw::new)).collect())
}

fn delay(room: &Room) -> i64 {
    i64::from(room.settings.watch_delay) * 1000
}

/// The state of the game as an audience may see it.
pub fn play(room: &Room, to: &Audience, now: i64) -> Option<wire::Play> {
    let playing = room.playing.as_ref()?;
    let over = room.status == Status::Finished;
    if to.delayed && !over {
        return Some(delayed_play(room, &playing.as_of(now - delay(room))));
    }
    let all_seats = 0..room.opening.seats;
    let views = if over {
        all_seats.map(|seat| view(room, &playing.table, Some(seat))).collect()
    } else if to.seats.is_empty() {
        vec![view(room, &playing.table, None)]
    } else {
        to.seats.iter().map(|&seat| view(room, &playing.table, Some(seat))).collect()
    };
    let clocks = match room.settings.clock {
        None => Vec::new(),
        Some(_) => (0..room.opening.seats).map(|seat| clock(room, playing, seat)).collect(),
    };
    Some(wire::Play {
        steps: playing.steps(),
        waiting: room.owing(),
        chosen: playing.chosen(),
        views,
        clocks,
        undo: room.undo.as_ref().map(|request| wire::UndoAsk {
            seat: request.seat,
            to: request.to,
            waiting: request.waiting.clone(),
        }),
        ending: ending(&playing.table),
        behind: None,
    })
}

/// Every hand, for delayed spectators.
fn delayed_play(room: &Room, table: &AnyTable) -> wire::Play {
    let view = |seat: u8| wire::SeatView {
        seat: Some(seat),
        picture: wire::Raw::new(&table.view(Viewer::Seat(Seat::new(seat)))),
        legal: Vec::new(),
        offers: wire::Raw::new(&NO_OFFERS),
        prompt: prompt(table, Some(seat)),
        chosen: None,
        free_undo: false,
    };
    wire::Play {
        steps: table.steps() as u32,
        waiting: Vec::new(),
        chosen: Vec::new(),
        views: (0..room.opening.seats).map(view).collect(),
        clocks: Vec::new(),
        undo: None,
        ending: None,
        behind: Some(room.settings.watch_delay),
    }
}

/// The offers of a seat that owes no decision.
const NO_OFFERS: [(); 0] = [];

fn prompt(table: &AnyTable, seat: Option<u8>) -> wire::Raw {
    wire::Raw::new(&tell::prompt(table, viewer_of(seat)))
}

/// The viewer of a seat; the public one without a seat.
fn viewer_of(seat: Option<u8>) -> Viewer {
    seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat::new(seat)))
}

fn view(room: &Room, table: &AnyTable, seat: Option<u8>) -> wire::SeatView {
    let viewer = viewer_of(seat);
    let playing = room.status == Status::Playing;
    wire::SeatView {
        seat,
        picture: wire::Raw::new(&table.view(viewer)),
        legal: match seat {
            Some(seat) if playing => table.legal_moves(Seat::new(seat)),
            _ => Vec::new(),
        },
        offers: match seat {
            Some(seat) if playing => {
                wire::Raw::new(&tell::folded(tell::offers_of_turn(table, Seat::new(seat))))
            }
            _ => wire::Raw::new(&NO_OFFERS),
        },
        prompt: prompt(table, seat),
        chosen: seat.and_then(|seat| table.chosen(Seat::new(seat))),
        free_undo: playing && seat.is_some_and(|seat| room.has_free_undo(seat)),
    }
}

fn clock(room: &Room, playing: &Playing, seat: u8) -> wire::ClockState {
    let left = match room.settings.clock {
        Some(wire::Clock::Move { seconds }) => i64::from(seconds) * 1000,
        _ => playing.time_left[usize::from(seat)],
    };
    wire::ClockState { seat, left, until: room.deadline(seat) }
}

/// A past position, as one of the audience's seats or a spectator saw it. The steps of an
/// incomplete turn are not settled, so the latest position is the one before that turn.
pub fn moment(
    room: &Room,
    to: &Audience,
    seat: Option<u8>,
    at: Option<u32>,
    now: i64,
) -> Result<wire::Moment, Refusal> {
    let none = || Refusal::new(Code::NotStarted, "the game has not started");
    let playing = room.playing.as_ref().ok_or_else(none)?;
    if let Some(seat) = seat.filter(|seat| *seat >= room.opening.seats) {
        let message = format!("no seat {seat}; seats are 0 to {}", room.opening.seats - 1);
        return Err(Refusal::new(Code::NoSeat, message));
    }
    let over = room.status == Status::Finished;
    let is_delayed = to.delayed && !over;
    if let Some(seat) = seat.filter(|seat| !over && !is_delayed && !to.seats.contains(seat)) {
        return Err(Refusal::new(Code::NotYours, format!("seat {seat} is not yours")));
    }
    let table = if is_delayed { playing.as_of(now - delay(room)) } else { playing.table.clone() };
    let of = table.steps_settled() as u32;
    let at = at.unwrap_or(of);
    if at > of {
        let message = format!("at is {at}, but the game has {of} settled steps");
        return Err(Refusal::new(Code::Unreadable, message));
    }
    let viewer = viewer_of(seat);
    let then = table.rewound(at as usize);
    let (lines, told) = match over {
        true => (table.lines_since(at as usize), tell::open_steps(&table, at as usize)),
        false => (table.steps_seen(viewer, at as usize), tell::steps(&table, viewer, at as usize)),
    };
    let has_next = at < of;
    Ok(wire::Moment {
        // Within a simultaneous turn, the position before the turn is shown.
        steps: then.steps() as u32,
        of,
        line: lines.into_iter().next().filter(|_| has_next),
        told: told.first().and_then(Option::as_ref).filter(|_| has_next).map(wire::Raw::new),
        prompt: prompt(&then, seat),
        picture: wire::Raw::new(&then.view(viewer)),
        scores: if over { scores(&then) } else { Vec::new() },
    })
}

fn scores(table: &AnyTable) -> Vec<wire::SeatScore> {
    let score = |sheet: &mirabilia_games::ScoreSheet| wire::SeatScore {
        seat: sheet.seat as u8,
        total: i32::from(sheet.total),
        by: sheet
            .by
            .iter()
            .map(|(name, points)| ((*name).to_owned(), i32::from(*points)))
            .collect(),
    };
    table.scores().iter().map(score).collect()
}

fn ending(table: &AnyTable) -> Option<wire::Ending> {
    let outcome = table.outcome()?;
    Some(wire::Ending {
        end: outcome.end.name().to_owned(),
        told: mirabilia_tell::ending(table).as_ref().map(wire::Raw::new),
        winners: outcome.winners.iter().map(|seat| seat.index() as u8).collect(),
        scores: scores(table),
    })
}

/// The number of steps that a delayed spectator may see now.
pub fn delayed_steps(room: &Room, now: i64) -> u32 {
    room.playing.as_ref().map_or(0, |playing| match room.status {
        Status::Finished => playing.steps(),
        _ => playing.steps_at(now - delay(room)),
    })
}

/// When a delayed spectator may see more steps.
pub fn next_delayed(room: &Room, now: i64) -> Option<i64> {
    let playing = room.playing.as_ref().filter(|_| room.status == Status::Playing)?;
    playing.next_after(now - delay(room)).map(|at| at + delay(room))
}
