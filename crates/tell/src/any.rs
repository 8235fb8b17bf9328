//! The same for tables of any game.

use mirabilia_games::{AnyRefusal, AnyTable, StepError, for_table};
use mirabilia_kernel::{End, PlayError, Seat, Step, Table, Turn, Viewer};
use mirabilia_words::Message;

use crate::{Offer, Prompt, Tell};

/// Everything that a seat can pick now; empty when it owes no decision.
pub fn offers(table: &AnyTable, seat: Seat) -> Vec<Offer> {
    let owes = matches!(table.turn(), Turn::Seats(seats) if seats.has(seat));
    if !owes {
        return Vec::new();
    }
    for_table!(table, table => crate::offer::offers(table.state(), seat))
}

/// The same, and while the seat's choice waits for other seats: what it could pick when it chose.
pub fn offers_of_turn(table: &AnyTable, seat: Seat) -> Vec<Offer> {
    fn of<G: Tell>(table: &Table<G>, seat: Seat) -> Vec<Offer> {
        let decides = matches!(table.state().turn(), Turn::Seats(seats) if seats.has(seat));
        if decides { crate::offer::offers(table.state(), seat) } else { Vec::new() }
    }
    for_table!(table, table => of(table, seat))
}

/// What is asked of a viewer now.
pub fn prompt(table: &AnyTable, viewer: Viewer) -> Prompt {
    fn of<G: Tell>(table: &Table<G>, viewer: Viewer) -> Prompt {
        G::prompt(&table.state().view(viewer))
    }
    for_table!(table, table => of(table, viewer))
}

/// How a game ended; none before.
pub fn ending(table: &AnyTable) -> Option<Message> {
    let outcome = table.outcome()?;
    if outcome.end != End::Points {
        return Some(Message::new(format!("end-{}", outcome.end.name())));
    }
    let mut totals: Vec<i64> = table.scores().iter().map(|sheet| sheet.total.into()).collect();
    totals.sort_unstable_by_key(|total| -total);
    let (first, second) = (totals[0], totals[1]);
    let points = |id: &'static str| Message::new(id).with("points", first);
    Some(match first - second {
        _ if outcome.winners.len() > 1 => points("end-points-shared"),
        // The rules of the game broke a tie.
        0 => points("end-points-tie"),
        ahead => points("end-points").with("ahead", ahead),
    })
}

/// The steps after the first `from` as this viewer may hear them, one entry each; none for a step
/// that needs no sentence.
pub fn steps(table: &AnyTable, viewer: Viewer, from: usize) -> Vec<Option<Message>> {
    for_table!(table, table => told(table, Some(viewer), from))
}

/// The same with nothing hidden: for a game that is over, and for readers of its record.
pub fn open_steps(table: &AnyTable, from: usize) -> Vec<Option<Message>> {
    for_table!(table, table => told(table, None, from))
}

fn told<G: Tell>(table: &Table<G>, viewer: Option<Viewer>, from: usize) -> Vec<Option<Message>> {
    let settled = table.steps_settled();
    let names = G::new(&table.record().setup);
    let step = |(number, step): (usize, &Step<G>)| match (viewer, step) {
        // What is chosen in a turn that is shown when it is over.
        (Some(viewer), Step::Move(seat, _))
            if number >= settled && viewer != Viewer::Seat(*seat) =>
        {
            Some(Message::new("tell-decided").with("name", seat_value(*seat)))
        }
        (Some(viewer), _) => names.step(viewer, step),
        // A seat knows its own move whole.
        (None, Step::Move(seat, _)) => names.step(Viewer::Seat(*seat), step),
        (None, Step::Chance(_)) => names.step(Viewer::Public, step),
    };
    table.record().steps.iter().enumerate().skip(from).map(step).collect()
}

/// A move as advice: `Build Quarry`. None when the text is no move of the game.
pub fn move_advice(table: &AnyTable, text: &str) -> Option<Message> {
    fn of<G: Tell>(table: &Table<G>, text: &str) -> Option<Message> {
        table.state().read_move(text).ok().map(|m| table.state().advice(m))
    }
    for_table!(table, table => of(table, text))
}

/// A typed move as advice.
pub fn advice<G: Tell>(state: &G, m: G::Move) -> Message {
    state.advice(m)
}

/// Why a step was not taken, where the rules refuse it; none for other errors.
pub fn refusal<G: Tell>(state: &G, error: &PlayError<G>) -> Option<Message> {
    match error {
        PlayError::Illegal { why, .. } | PlayError::BadLuck { why, .. } => {
            Some(state.refusal(why, None))
        }
        _ => None,
    }
}

/// Why a table did not take a step, where the rules refuse it; none for other errors.
pub fn why(table: &AnyTable, error: &StepError) -> Option<Message> {
    fn of<G: Tell>(table: &Table<G>, why: &AnyRefusal) -> Option<Message> {
        Some(table.state().refusal(G::own_refusal(why)?, None))
    }
    let why = error.why.as_ref()?;
    for_table!(table, table => of(table, why))
}

/// A seat inside a message.
pub(crate) fn seat_value(seat: Seat) -> mirabilia_words::Value {
    mirabilia_words::Value::seat(seat.index())
}
