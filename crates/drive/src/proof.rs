//! The proof of a finished game: its record replays, its luck was promised, and every move that was
//! acknowledged is in it, once.

use mirabilia_fair::verify;
use mirabilia_games::AnyTable;
use mirabilia_kernel::Turn;
use mirabilia_protocol::Event;

use crate::deed::{Acknowledged, Deed, Played};
use crate::patience::patiently;
use crate::word::Word;
use crate::world::{Person, World};

/// Proves a finished game with what its players did and heard.
pub(crate) async fn prove(
    world: &World,
    host: &Person,
    table: &str,
    played: &[Played],
) -> Result<(), String> {
    let path = format!("/api/games/{table}/record");
    let text = patiently(&world.tally, |tries| host.at(tries).get_text(&path)).await?;
    let game = AnyTable::read(&text).map_err(|error| format!("record: {error}"))?;
    if game.turn() != Turn::Over {
        return Err("the record stops before the end".to_owned());
    }
    let fairness = game.fairness().ok_or("the record promises nothing about luck")?;
    verify(&game, fairness).map_err(|unfair| format!("luck: {unfair}"))?;
    let lines = game.step_lines();
    let path = format!("/api/tables/{table}/events?from=1");
    let told: Word = patiently(&world.tally, |tries| host.at(tries).get(&path)).await?;
    for one in played {
        let seat = one.seat;
        let wrong = |finding| format!("seat {seat}: {finding}");
        one.heard.compare_record(&lines).map_err(wrong)?;
        for done in &one.acknowledged {
            check_done(seat, done, &lines, &told.events).map_err(wrong)?;
        }
        check_count(one, &lines).map_err(wrong)?;
    }
    Ok(())
}

/// Is what was acknowledged there, once?
fn check_done(
    seat: u8,
    done: &Acknowledged,
    lines: &[String],
    told: &[Event],
) -> Result<(), String> {
    let seq = done.seq;
    match &done.deed {
        Deed::Move { at, text } => {
            let mine = format!("{seat} ");
            let first = lines.iter().skip(*at as usize).find_map(|line| line.strip_prefix(&mine));
            match first {
                Some(first) if first == text => Ok(()),
                first => {
                    Err(format!("event {seq}, \"{text}\" at step {at}, is {first:?} in the record"))
                }
            }
        }
        Deed::Say { text } => {
            let said = |event: &&Event| matches!(event, Event::Said { line } if line.text == *text && line.seq == seq);
            let any = |event: &&Event| matches!(event, Event::Said { line } if line.text == *text);
            match (told.iter().filter(said).count(), told.iter().filter(any).count()) {
                (1, 1) => Ok(()),
                (right, all) => Err(format!(
                    "event {seq}, said \"{text}\": {all} times there, {right} with its number"
                )),
            }
        }
    }
}

/// Has the seat as many moves in the record as were acknowledged? A bot may have stepped in where
/// there are clocks.
fn check_count(one: &Played, lines: &[String]) -> Result<(), String> {
    let mine = format!("{} ", one.seat);
    let recorded = lines.iter().filter(|line| line.starts_with(&mine)).count();
    let moves =
        one.acknowledged.iter().filter(|done| matches!(done.deed, Deed::Move { .. })).count();
    if recorded == moves || (one.has_clock && recorded > moves) {
        return Ok(());
    }
    Err(format!("{moves} moves were acknowledged, {recorded} are in the record"))
}

#[cfg(test)]
mod tests {
    use mirabilia_protocol::{ChatLine, Event};

    use super::check_done;
    use crate::deed::{Acknowledged, Deed};

    #[test]
    fn what_was_acknowledged_must_be_there_once() {
        let lines = ["deal age 1", "0 build baths", "1 sell palace", "0 sell altar"];
        let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        let said = |seq| Event::Said {
            line: ChatLine { seq, at: 0, name: "P1".into(), seat: None, text: "hello 1".into() },
        };
        let check = |deed: Deed, told: &[Event], is_there: bool| {
            let done = Acknowledged { id: "1".into(), seq: 7, deed };
            let checked = check_done(0, &done, &lines, told);
            assert_eq!(checked.is_ok(), is_there, "{checked:?}");
        };
        let step = |at, text: &str| Deed::Move { at, text: text.to_owned() };
        check(step(1, "build baths"), &[], true);
        check(step(2, "sell altar"), &[], true);
        check(step(1, "sell altar"), &[], false);
        check(step(4, "sell altar"), &[], false);
        let hello = || Deed::Say { text: "hello 1".to_owned() };
        check(hello(), &[said(7)], true);
        check(hello(), &[], false);
        check(hello(), &[said(8)], false);
        check(hello(), &[said(7), said(9)], false);
    }
}
