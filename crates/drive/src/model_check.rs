//! Checks a finished game against the histories of its players: the record replays, its draws match
//! the commitment, and it contains every acknowledged move exactly once.

use mirabilia_fair::verify;
use mirabilia_games::AnyTable;
use mirabilia_kernel::Turn;
use mirabilia_protocol::Event;

use crate::history::{AckedCommand, Action, History};
use crate::message::ServerMessage;
use crate::retry::retry;
use crate::simulation::{SimulatedPerson, Simulation};

/// Checks a finished game.
pub(crate) async fn check_game(
    simulation: &Simulation,
    host: &SimulatedPerson,
    table: &str,
    histories: &[History],
) -> Result<(), String> {
    let path = format!("/api/games/{table}/record");
    let text = retry(&simulation.counters, |attempt| host.at(attempt).get_text(&path)).await?;
    let game = AnyTable::read(&text).map_err(|error| format!("record: {error}"))?;
    if game.turn() != Turn::Over {
        return Err("the record is incomplete".to_owned());
    }
    let fairness = game.fairness().ok_or("the record has no commitment")?;
    verify(&game, fairness).map_err(|unfair| format!("draws: {unfair}"))?;
    let lines = game.lines_since(0);
    let path = format!("/api/tables/{table}/events?from=1");
    let all: ServerMessage =
        retry(&simulation.counters, |attempt| host.at(attempt).get(&path)).await?;
    for history in histories {
        let seat = history.seat;
        let context = |violation| format!("seat {seat}: {violation}");
        history.observed.compare_record(&lines).map_err(context)?;
        for acked in &history.acked {
            check_acked(seat, acked, &lines, &all.events).map_err(context)?;
        }
        check_count(history, &lines).map_err(context)?;
    }
    Ok(())
}

/// Checks that an acknowledged command exists exactly once.
fn check_acked(
    seat: u8,
    acked: &AckedCommand,
    lines: &[String],
    events: &[Event],
) -> Result<(), String> {
    let seq = acked.seq;
    match &acked.action {
        Action::Move { at, text } => {
            let prefix = format!("{seat} ");
            let first = lines.iter().skip(*at as usize).find_map(|line| line.strip_prefix(&prefix));
            match first {
                Some(first) if first == text => Ok(()),
                first => {
                    Err(format!("event {seq}, \"{text}\" at step {at}, is {first:?} in the record"))
                }
            }
        }
        Action::Say { text } => {
            let numbers: Vec<u64> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Said { line } if line.text == *text => Some(line.seq),
                    _ => None,
                })
                .collect();
            match numbers == [seq] {
                true => Ok(()),
                false => Err(format!("event {seq}, chat \"{text}\", is at events {numbers:?}")),
            }
        }
    }
}

/// Checks that the record has as many moves of the seat as were acknowledged. With a clock it may
/// have more: those of a stand-in.
fn check_count(history: &History, lines: &[String]) -> Result<(), String> {
    let prefix = format!("{} ", history.seat);
    let recorded = lines.iter().filter(|line| line.starts_with(&prefix)).count();
    let is_move = |acked: &&AckedCommand| matches!(acked.action, Action::Move { .. });
    let moves = history.acked.iter().filter(is_move).count();
    if recorded == moves || (history.has_clock && recorded > moves) {
        return Ok(());
    }
    Err(format!("{moves} moves were acknowledged, {recorded} are in the record"))
}

#[cfg(test)]
mod tests {
    use mirabilia_protocol::{ChatLine, Event};

    use super::check_acked;
    use crate::history::{AckedCommand, Action};

    #[test]
    fn acknowledged_commands_must_exist_once() {
        let lines = ["deal age 1", "0 build baths", "1 sell palace", "0 sell altar"];
        let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        let said = |seq| Event::Said {
            line: ChatLine { seq, at: 0, name: "P1".into(), seat: None, text: "hello 1".into() },
        };
        let check = |action: Action, events: &[Event], exists: bool| {
            let acked = AckedCommand { id: "1".into(), seq: 7, action };
            let checked = check_acked(0, &acked, &lines, events);
            assert_eq!(checked.is_ok(), exists, "{checked:?}");
        };
        let step = |at, text: &str| Action::Move { at, text: text.to_owned() };
        check(step(1, "build baths"), &[], true);
        check(step(2, "sell altar"), &[], true);
        check(step(1, "sell altar"), &[], false);
        check(step(4, "sell altar"), &[], false);
        let hello = || Action::Say { text: "hello 1".to_owned() };
        check(hello(), &[said(7)], true);
        check(hello(), &[], false);
        check(hello(), &[said(8)], false);
        check(hello(), &[said(7), said(9)], false);
    }
}
