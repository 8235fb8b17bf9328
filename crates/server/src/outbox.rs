//! What a receiver is sent: the only place where a room turns into words for the outside.
//!
//! Everything here is written from views. A receiver is an [`Audience`]: the seats it has, whether
//! it is the host, whether it watches with a delay. Two rooms that an audience cannot tell apart
//! give it the same bytes (`tests/leaks.rs`).

use mirabilia_fair::Secret;
use mirabilia_games::AnyTable;
use mirabilia_games::dice::BoardsRef;
use mirabilia_kernel::{Seat, Viewer};
use mirabilia_protocol as wire;
use mirabilia_protocol::{Code, Refusal, Status, Watch};

use crate::room::{By, Event, Happened, Holder, Playing, Room};

/// Who receives.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Audience {
    /// The seats it has.
    pub(crate) seats: Vec<u8>,
    /// Is it the host?
    pub(crate) host: bool,
    /// Does it see every hand, some time later?
    pub(crate) delayed: bool,
}

/// Who is connected.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Presence {
    /// By seat.
    pub(crate) here: Vec<bool>,
    /// How many watch.
    pub(crate) watching: u32,
}

/// Something that happened, with what it changed.
#[derive(Clone, Debug)]
pub(crate) struct Heard<'a> {
    pub(crate) event: &'a Event,
    pub(crate) happened: Happened,
    pub(crate) seq: u64,
    pub(crate) at: i64,
}

impl Audience {
    /// What a person is at a table; none when they may not watch it.
    pub(crate) fn of(room: &Room, person: &str) -> Option<Self> {
        let seats: Vec<u8> = room.seats_of(person).collect();
        let host = room.host == person;
        let watches = seats.is_empty();
        let delayed = watches && room.settings.watch == Watch::Delayed;
        let barred = watches
            && !host
            && room.settings.watch == Watch::Nobody
            && matches!(room.status, Status::Playing);
        (!barred).then_some(Self { seats, host, delayed })
    }

    /// Whose eyes the log is for. Several seats at one screen read what is public: each would give
    /// the other's secrets away.
    fn reads_as(&self) -> Viewer {
        match self.seats[..] {
            [seat] => Viewer::Seat(Seat::new(seat)),
            _ => Viewer::Public,
        }
    }
}

/// The table, all of it.
pub(crate) fn snapshot(
    room: &Room,
    to: &Audience,
    presence: &Presence,
    now: i64,
) -> wire::Snapshot {
    wire::Snapshot {
        seq: room.seq,
        table: table(room, presence),
        you: you(to),
        play: play(room, to, now),
        fairness: fairness(room),
        log: room.playing.as_ref().map_or_else(Vec::new, |playing| log(room, playing, to, 0, now)),
        chat: room.chat.iter().cloned().collect(),
        now,
    }
}

/// What happened, for one audience; none when it hears nothing of it. `room` is as it is after it.
pub(crate) fn events(
    room: &Room,
    heard: &[Heard<'_>],
    to: &Audience,
    presence: &Presence,
    now: i64,
) -> Option<wire::Message> {
    let told = tell(room, heard, to);
    let is_play = |heard: &Heard<'_>| match heard.event {
        // That somebody chose is told by the event; the game is as it was.
        Event::Chose { seat, .. } | Event::Withdrew { seat } => {
            heard.happened.steps.is_some() || to.seats.contains(seat)
        }
        Event::Dealt { .. }
        | Event::Started { .. }
        | Event::Undone { .. }
        | Event::UndoAsked { .. }
        | Event::UndoAnswered { .. }
        | Event::TimeOver { .. }
        | Event::Away { .. }
        | Event::Back { .. }
        | Event::Left { .. } => true,
        Event::Sat { .. } | Event::Settings { .. } => room.status != Status::Open,
        _ => false,
    };
    let is_table = |heard: &Heard<'_>| {
        let quiet = matches!(
            heard.event,
            Event::Chose { .. }
                | Event::Withdrew { .. }
                | Event::Dealt { .. }
                | Event::Said { .. }
                | Event::UndoAsked { .. }
                | Event::UndoAnswered { .. }
                | Event::Undone { .. }
        );
        !quiet || heard.happened.finished
    };
    let is_luck =
        |heard: &Heard<'_>| matches!(heard.event, Event::Started { .. }) || heard.happened.finished;
    let changed = heard.iter().any(is_table);
    let later = to.delayed && room.status == Status::Playing;
    if told.is_empty() && !changed {
        return None;
    }
    Some(wire::Message::Events {
        seq: room.seq,
        events: told,
        table: changed.then(|| table(room, presence)),
        you: changed.then(|| you(to)),
        play: (heard.iter().any(is_play) && !later).then(|| play(room, to, now)).flatten(),
        fairness: heard.iter().any(is_luck).then(|| fairness(room)),
        now,
    })
}

/// The words for what happened.
pub(crate) fn tell(room: &Room, heard: &[Heard<'_>], to: &Audience) -> Vec<wire::Event> {
    let later = to.delayed && room.status == Status::Playing;
    let mut told: Vec<wire::Event> = Vec::new();
    let mut from: Option<u32> = None;
    for heard in heard {
        let of_game = matches!(
            heard.event,
            Event::Chose { .. }
                | Event::Withdrew { .. }
                | Event::Dealt { .. }
                | Event::Undone { .. }
        );
        if of_game && later {
            continue;
        }
        told.extend(one(room, heard));
        if let Some(first) = heard.happened.steps {
            from = Some(from.map_or(first, |from| from.min(first)));
        }
    }
    // Then nothing is hidden any more, and all of it is told again.
    if heard.iter().any(|heard| heard.happened.finished) {
        from = Some(0);
    }
    if let (Some(from), Some(playing)) = (from, &room.playing) {
        let lines = log(room, playing, to, from as usize, i64::MAX);
        told.push(wire::Event::Steps { from, lines });
    }
    if heard.iter().any(|heard| heard.happened.finished) {
        told.push(wire::Event::Finished);
    }
    told
}

/// The word for one event, the same for everybody.
fn one(room: &Room, heard: &Heard<'_>) -> Option<wire::Event> {
    use wire::Event as Told;
    Some(match heard.event.clone() {
        Event::Opened(_) => Told::Opened,
        Event::Sat { seat, name, .. } => Told::Sat { seat, name },
        Event::Named { seat, name } => Told::Named { seat, name },
        Event::Bot { seat, bot } => Told::Bot { seat, bot },
        Event::Freed { seat } => Told::Freed { seat },
        Event::Left { seat } => Told::Left { seat },
        Event::Swapped { a, b } => Told::Swapped { a, b },
        Event::Settings { settings } => Told::Settings { settings },
        Event::Started { .. } => Told::Started,
        Event::Chose { seat, by, .. } => Told::Chose { seat, stand_in: by == By::StandIn },
        Event::Withdrew { seat } => Told::Withdrew { seat },
        Event::UndoAsked { seat, to } => Told::UndoAsked { seat, to },
        Event::UndoAnswered { seat, yes } => Told::UndoAnswered { seat, yes },
        Event::Undone { to } => Told::Undone { to },
        Event::Said { person, name, text } => Told::Said {
            line: wire::ChatLine {
                seq: heard.seq,
                at: heard.at,
                name,
                seat: room.seats_of(&person).next(),
                text,
            },
        },
        Event::Away { seat } => Told::Away { seat },
        Event::Back { seat } => Told::Back { seat },
        Event::TimeOver { seat } => Told::TimeOver { seat },
        Event::HandedOver { seat, .. } => Told::HandedOver { seat },
        Event::Rematch { table } => Told::Rematch { table },
        Event::Closed { why } => Told::Closed { why },
        // That the game is over is told by itself.
        Event::Numbered { .. } | Event::Host { .. } | Event::Dealt { .. } | Event::Imported => {
            return None;
        }
    })
}

fn you(to: &Audience) -> wire::You {
    wire::You { seats: to.seats.clone(), host: to.host }
}

/// The table apart from the game.
pub(crate) fn table(room: &Room, presence: &Presence) -> wire::TableInfo {
    let seat = |(place, holder): (usize, &Holder)| {
        let person = holder.person();
        wire::SeatInfo {
            holder: match holder {
                Holder::Open => wire::Holder::Open,
                Holder::Person(person) => wire::Holder::Person { name: person.name.clone() },
                Holder::Bot(bot) => wire::Holder::Bot { bot: bot.name().to_owned() },
            },
            here: person.is_none() || presence.here.get(place).copied().unwrap_or(false),
            stand_in: person.is_some_and(crate::room::Person::has_stand_in),
            left: person.is_some_and(|person| person.left),
            host: person.is_some_and(|person| person.id == room.host),
        }
    };
    wire::TableInfo {
        table: room.opening.table.clone(),
        game: room.opening.game.clone(),
        status: room.status,
        seats: room.seats.iter().enumerate().map(seat).collect(),
        options: room.opening.options.clone(),
        stand_in_boards: has_stand_in_boards(room),
        settings: room.settings.clone(),
        watching: presence.watching,
        previous: room.opening.previous.clone(),
        next: room.next.clone(),
        opened_at: room.opened_at,
    }
}

/// Does it use Dice boards that came with the program? The printed ones are not public.
fn has_stand_in_boards(room: &Room) -> bool {
    let named = room.opening.options.get("boards").map(String::as_str).unwrap_or_default();
    let name = named.split(' ').next().unwrap_or_default();
    room.opening.game == "dice" && BoardsRef::names().contains(&name)
}

fn fairness(room: &Room) -> wire::Fairness {
    let secret = Secret::from_hex(&room.opening.secret);
    let numbers = match &room.playing {
        Some(playing) => playing.numbers.clone(),
        None => Vec::new(),
    };
    wire::Fairness {
        commitment: secret.map(|secret| secret.commitment().to_string()).unwrap_or_default(),
        numbers,
        secret: (room.status == Status::Finished).then(|| room.opening.secret.clone()),
    }
}

/// The steps from one on, as an audience may know them.
fn log(room: &Room, playing: &Playing, to: &Audience, from: usize, now: i64) -> Vec<String> {
    if room.status == Status::Finished {
        return playing.table.lines_since(from);
    }
    if to.delayed {
        return playing.as_of(now - delay(room)).lines_since(from);
    }
    playing.table.steps_seen(to.reads_as(), from)
}

fn delay(room: &Room) -> i64 {
    i64::from(room.settings.watch_delay) * 1000
}

/// The game as an audience may see it.
pub(crate) fn play(room: &Room, to: &Audience, now: i64) -> Option<wire::Play> {
    let playing = room.playing.as_ref()?;
    let over = room.status == Status::Finished;
    if to.delayed && !over {
        return Some(delayed_play(room, &playing.as_of(now - delay(room))));
    }
    let everybody = 0..room.opening.seats;
    let views = if over {
        everybody.map(|seat| view(room, &playing.table, Some(seat))).collect()
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
        undo: room.undo.as_ref().map(|asked| wire::UndoAsk {
            seat: asked.seat,
            to: asked.to,
            waiting: asked.waiting.clone(),
        }),
        ending: ending(&playing.table),
        behind: None,
    })
}

/// Every hand, as it was.
fn delayed_play(room: &Room, table: &AnyTable) -> wire::Play {
    let look = |seat: u8| wire::SeatView {
        seat: Some(seat),
        picture: wire::Raw::new(&table.view(Viewer::Seat(Seat::new(seat)))),
        legal: Vec::new(),
        chosen: None,
        free_undo: false,
    };
    wire::Play {
        steps: table.steps() as u32,
        waiting: Vec::new(),
        chosen: Vec::new(),
        views: (0..room.opening.seats).map(look).collect(),
        clocks: Vec::new(),
        undo: None,
        ending: None,
        behind: Some(room.settings.watch_delay),
    }
}

fn view(room: &Room, table: &AnyTable, seat: Option<u8>) -> wire::SeatView {
    let viewer = seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat::new(seat)));
    let playing = room.status == Status::Playing;
    wire::SeatView {
        seat,
        picture: wire::Raw::new(&table.view(viewer)),
        legal: match seat {
            Some(seat) if playing => table.legal_moves(Seat::new(seat)),
            _ => Vec::new(),
        },
        chosen: seat.and_then(|seat| table.chosen(Seat::new(seat))),
        free_undo: playing && seat.is_some_and(|seat| room.has_free_undo(seat)),
    }
}

fn clock(room: &Room, playing: &Playing, seat: u8) -> wire::ClockState {
    let left = match room.settings.clock {
        Some(wire::Clock::Move { seconds }) => i64::from(seconds) * 1000,
        _ => playing.left[usize::from(seat)],
    };
    wire::ClockState { seat, left, until: room.until(seat) }
}

/// A moment of the game, as one of the audience's seats or the public saw it then. While a turn runs
/// its steps are not settled, so the latest moment is the one before it.
pub(crate) fn moment(
    room: &Room,
    to: &Audience,
    seat: Option<u8>,
    at: Option<u32>,
    now: i64,
) -> Result<wire::Moment, Refusal> {
    let none = || Refusal::new(Code::NotStarted, "the game has not begun");
    let playing = room.playing.as_ref().ok_or_else(none)?;
    if let Some(seat) = seat.filter(|seat| *seat >= room.opening.seats) {
        let message = format!("no seat {seat}; seats are 0 to {}", room.opening.seats - 1);
        return Err(Refusal::new(Code::NoSeat, message));
    }
    let over = room.status == Status::Finished;
    let late = to.delayed && !over;
    if let Some(seat) = seat.filter(|seat| !over && !late && !to.seats.contains(seat)) {
        return Err(Refusal::new(Code::NotYours, format!("seat {seat} is not yours")));
    }
    let table = if late { playing.as_of(now - delay(room)) } else { playing.table.clone() };
    let of = table.steps_settled() as u32;
    let at = at.unwrap_or(of);
    if at > of {
        let message = format!("at {at}; the game has {of} steps that are settled");
        return Err(Refusal::new(Code::Unreadable, message));
    }
    let viewer = seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat::new(seat)));
    let then = table.rewound(at as usize);
    let next = match over {
        true => table.lines_since(at as usize),
        false => table.steps_seen(viewer, at as usize),
    };
    Ok(wire::Moment {
        // Inside a turn of several seats it is shown as it began.
        steps: then.steps() as u32,
        of,
        line: next.into_iter().next().filter(|_| at < of),
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
        winners: outcome.winners.iter().map(|seat| seat.index() as u8).collect(),
        scores: scores(table),
    })
}

/// When a watcher with a delay sees more, given what they have seen.
pub(crate) fn next_delayed(room: &Room, now: i64) -> Option<i64> {
    let playing = room.playing.as_ref().filter(|_| room.status == Status::Playing)?;
    playing.next_after(now - delay(room)).map(|at| at + delay(room))
}
