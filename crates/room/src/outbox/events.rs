//! Committed events as one audience may see them.

use mirabilia_protocol as wire;
use mirabilia_protocol::Status;

use super::{Audience, CommittedEvent, Presence, fairness, log, play, table, you};
use crate::{By, Event, FoldError, Room, StoredEvent, read};

/// The message with committed events for one audience; `None` if it may see none of them. `room` is
/// the room after the events.
pub fn events(
    room: &Room,
    committed: &[CommittedEvent<'_>],
    to: &Audience,
    presence: &Presence,
    now: i64,
) -> Option<wire::Message> {
    let events = wire_events(room, committed, to);
    let changes_play = |committed: &CommittedEvent<'_>| match committed.event {
        // The event itself says that a seat chose; the state of the game is unchanged.
        Event::Chose { seat, .. } | Event::Withdrew { seat } => {
            committed.effects.steps.is_some() || to.seats.contains(seat)
        }
        Event::Dealt { .. }
        | Event::Started { .. }
        | Event::Undone { .. }
        | Event::UndoAsked { .. }
        | Event::UndoAnswered { .. }
        | Event::TimeOver { .. }
        | Event::Away { .. }
        | Event::Back { .. }
        | Event::Removed { .. }
        | Event::Left { .. } => true,
        Event::Sat { .. } | Event::Settings { .. } => room.status != Status::Open,
        _ => false,
    };
    let changes_table = |committed: &CommittedEvent<'_>| {
        let of_game = matches!(
            committed.event,
            Event::Chose { .. }
                | Event::Withdrew { .. }
                | Event::Dealt { .. }
                | Event::Said { .. }
                | Event::Watched { .. }
                | Event::UndoAsked { .. }
                | Event::UndoAnswered { .. }
                | Event::Undone { .. }
        );
        !of_game || committed.effects.finished
    };
    let changes_fairness = |committed: &CommittedEvent<'_>| {
        matches!(committed.event, Event::Started { .. }) || committed.effects.finished
    };
    let table_changed = committed.iter().any(changes_table);
    let is_delayed = to.delayed && room.status == Status::Playing;
    if events.is_empty() && !table_changed {
        return None;
    }
    let play_changed = committed.iter().any(changes_play) && !is_delayed;
    Some(wire::Message::Events {
        seq: room.seq,
        events,
        table: table_changed.then(|| table(room, presence)),
        you: table_changed.then(|| you(to)),
        play: play_changed.then(|| play(room, to, now)).flatten(),
        fairness: committed.iter().any(changes_fairness).then(|| fairness(room)),
        now,
    })
}

/// The events of a message.
pub fn wire_events(
    room: &Room,
    committed: &[CommittedEvent<'_>],
    to: &Audience,
) -> Vec<wire::Event> {
    let is_delayed = to.delayed && room.status == Status::Playing;
    let is_finished = committed.iter().any(|committed| committed.effects.finished);
    let mut events: Vec<wire::Event> = Vec::new();
    let mut from: Option<u32> = None;
    for committed in committed {
        let of_game = matches!(
            committed.event,
            Event::Chose { .. }
                | Event::Withdrew { .. }
                | Event::Dealt { .. }
                | Event::Undone { .. }
        );
        if of_game && is_delayed {
            continue;
        }
        if matches!(committed.event, Event::Said { person, .. } if to.muted.contains(person)) {
            continue;
        }
        events.extend(wire_event(room, committed));
        if let Some(first) = committed.effects.steps {
            from = Some(from.map_or(first, |from| from.min(first)));
        }
    }
    // After the game nothing is hidden, so all steps are sent again.
    if is_finished {
        from = Some(0);
    }
    if let (Some(from), Some(playing)) = (from, &room.playing) {
        let (lines, told) = log(room, playing, to, from as usize, i64::MAX);
        events.push(wire::Event::Steps { from, lines, told });
    }
    if is_finished {
        events.push(wire::Event::Finished);
    }
    events
}

/// The events of a log after `from`, each written from the room as it was then.
pub fn missed_events<'a>(
    log: impl IntoIterator<Item = StoredEvent<'a>>,
    from: u64,
    to: &Audience,
) -> Result<Vec<wire::Event>, FoldError> {
    let (seen, missed): (Vec<_>, Vec<_>) = log.into_iter().partition(|event| event.seq <= from);
    let mut room = Room::fold(seen)?;
    let mut events = Vec::new();
    for stored in missed {
        let entry = read(stored)?;
        let effects = room.apply(&entry, stored.seq, stored.at)?;
        let applied = [(entry, effects)];
        let committed = CommittedEvent::list(&applied, stored.seq, stored.at);
        events.extend(wire_events(&room, &committed, to));
    }
    Ok(events)
}

/// The message for a client that reconnects, with the events that it missed.
pub fn resumed(
    room: &Room,
    events: Vec<wire::Event>,
    to: &Audience,
    presence: &Presence,
    now: i64,
) -> wire::Message {
    wire::Message::Events {
        seq: room.seq,
        events,
        table: Some(table(room, presence)),
        you: Some(you(to)),
        play: play(room, to, now),
        fairness: Some(fairness(room)),
        now,
    }
}

/// One event, the same for every audience.
fn wire_event(room: &Room, committed: &CommittedEvent<'_>) -> Option<wire::Event> {
    use wire::Event as Wire;
    Some(match committed.event.clone() {
        Event::Opened(_) => Wire::Opened,
        Event::Sat { seat, name, .. } => Wire::Sat { seat, name },
        Event::Named { seat, name } => Wire::Named { seat, name },
        Event::Bot { seat, bot } => Wire::Bot { seat, bot },
        Event::Freed { seat } => Wire::Freed { seat },
        Event::Left { seat } => Wire::Left { seat },
        Event::Swapped { a, b } => Wire::Swapped { a, b },
        Event::Settings { settings } => Wire::Settings { settings },
        Event::Started { .. } => Wire::Started,
        Event::Chose { seat, by, .. } => Wire::Chose { seat, stand_in: by == By::StandIn },
        Event::Withdrew { seat } => Wire::Withdrew { seat },
        Event::UndoAsked { seat, to } => Wire::UndoAsked { seat, to },
        Event::UndoAnswered { seat, yes } => Wire::UndoAnswered { seat, yes },
        Event::Undone { to } => Wire::Undone { to },
        Event::Proposed { seat, proposal } => {
            Wire::Proposed { seat, proposal: super::proposal(&proposal) }
        }
        Event::ProposalAnswered { seat, yes } => Wire::ProposalAnswered { seat, yes },
        Event::Removed { seat } => Wire::Removed { seat },
        Event::Said { person, name, text } => Wire::Said {
            line: wire::ChatLine {
                seq: committed.seq,
                at: committed.at,
                name,
                seat: room.seats_of(&person).next(),
                text,
            },
        },
        Event::Away { seat } => Wire::Away { seat },
        Event::Back { seat } => Wire::Back { seat },
        Event::TimeOver { seat } => Wire::TimeOver { seat },
        Event::HandedOver { seat, .. } => Wire::HandedOver { seat },
        Event::Rematch { table } => Wire::Rematch { table },
        Event::Closed { why } => Wire::Closed { why },
        // The end of the game is an event of its own.
        Event::Numbered { .. }
        | Event::Host { .. }
        | Event::Dealt { .. }
        | Event::Watched { .. }
        | Event::Imported => return None,
    })
}
