//! Reads a complete pad from command-line words or from JSON.

use mirabilia_games::GameKind;
use mirabilia_pad::{Pad, PadBy};
use mirabilia_words::Words;
use serde_json::Value;

use super::{field, new_pad};
use crate::lang;
use crate::near::tip;

/// Reads `Anna.wonder=10 Bo.science=3,2,1 pawn=Bo:3 end=military:Anna players=Anna,Bo`. Seats
/// follow `players`, or the order in which names first appear.
pub fn read_words(kind: GameKind, words: &[String]) -> Result<Pad, String> {
    let mut names: Vec<String> = Vec::new();
    let mut fields = Vec::new();
    let mut about = Vec::new();
    for word in words {
        let Some((key, value)) = word.split_once('=') else {
            return Err(lang::error("pad-words", &[("word", word.as_str().into())]));
        };
        if key == "players" {
            names = value.split(',').map(|name| name.trim().to_owned()).collect();
        } else if let Some((name, line)) = key.rsplit_once('.') {
            fields.push((name.to_owned(), line, value));
        } else {
            about.push((key, value));
        }
    }
    let listed = !names.is_empty();
    for (name, ..) in &fields {
        if !listed && !names.contains(name) {
            names.push(name.clone());
        }
    }
    let mut pad = new_pad(kind, &names)?;
    for (name, line, value) in fields {
        write(&mut pad, &name, line, value)?;
    }
    for (key, value) in about {
        tell(&mut pad, key, value)?;
    }
    Ok(pad)
}

/// Reads `{"players":[{"name":"Anna","wonder":10,"science":[3,2,1]},…],"pawn":"Bo
/// 3","end":"points"}`.
pub fn read_json(kind: GameKind, text: &str) -> Result<Pad, String> {
    let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let form = "{\"players\":[{\"name\":…},…]}";
    let wrong = || lang::error("pad-json", &[("form", form.into())]);
    let all = value.as_object().ok_or_else(wrong)?;
    let players = all.get("players").and_then(Value::as_array).ok_or_else(wrong)?;
    let mut names = Vec::new();
    for (at, player) in players.iter().enumerate() {
        let name = player.get("name").and_then(Value::as_str);
        let missing = || lang::error("pad-json-name", &[("n", at.into())]);
        names.push(name.ok_or_else(missing)?.to_owned());
    }
    let mut pad = new_pad(kind, &names)?;
    for (name, player) in names.iter().zip(players) {
        for (line, value) in player.as_object().into_iter().flatten() {
            if line != "name" && !value.is_null() {
                write(&mut pad, name, line, &written(line, value)?)?;
            }
        }
    }
    for (key, value) in all {
        if key != "players" && !value.is_null() {
            tell(&mut pad, key, &written(key, value)?)?;
        }
    }
    Ok(pad)
}

/// A JSON value in the notation of the pad.
fn written(key: &str, value: &Value) -> Result<String, String> {
    let single = |value: &Value| match value {
        Value::String(text) => Ok(text.clone()),
        Value::Number(number) => Ok(number.to_string()),
        _ => {
            let args = [("key", key.into()), ("found", value.to_string().into())];
            Err(lang::error("pad-json-value", &args))
        }
    };
    match value {
        // The comma marks a list of one number.
        Value::Array(all) if all.len() == 1 => Ok(format!("{},", single(&all[0])?)),
        Value::Array(all) => Ok(all.iter().map(single).collect::<Result<Vec<_>, _>>()?.join(",")),
        other => single(other),
    }
}

/// Sets a field.
fn write(pad: &mut Pad, name: &str, line: &str, text: &str) -> Result<(), String> {
    let seat = seat(pad, name)?;
    let lines = &pad.sheet().lines;
    let Some(line) = lines.iter().find(|known| known.id == line) else {
        let lines: Vec<&str> = lines.iter().map(|line| line.id).collect();
        let tip = tip(line, lines.iter().copied());
        let args = [("line", line.into()), ("lines", lines.join(", ").into())];
        return Err(format!("{}{tip}", lang::error("pad-line", &args)));
    };
    let coins = || Words::new(lang::of_run()).say("terminal-score-hint-coins", &[]);
    let unit = if line.coins.is_some() { format!(" ({})", coins()) } else { String::new() };
    let entry =
        field::read(line, text).map_err(|reason| format!("{name}.{}{unit}: {reason}", line.id))?;
    pad.players[seat].entries.insert(line.id, entry);
    Ok(())
}

/// Sets a property of the whole game.
fn tell(pad: &mut Pad, key: &str, text: &str) -> Result<(), String> {
    match (pad.kind, key) {
        (GameKind::Duel, "pawn") => set_pawn(pad, text),
        (GameKind::Duel, "end") => set_end(pad, text),
        _ => {
            let more = if pad.kind == GameKind::Duel { ", pawn, end" } else { "" };
            let keys = format!("NAME.LINE, players{more}");
            Err(lang::error("pad-key", &[("key", key.into()), ("keys", keys.into())]))
        }
    }
}

/// The seat of a player.
fn seat(pad: &Pad, name: &str) -> Result<usize, String> {
    pad.players.iter().position(|player| player.name == name).ok_or_else(|| {
        let names: Vec<&str> = pad.players.iter().map(|player| &*player.name).collect();
        let args = [("name", name.into()), ("names", names.join(", ").into())];
        lang::error("pad-player", &args)
    })
}

/// Sets the pawn: `0`, or `Bo 3` for three spaces into Bo's side.
pub(super) fn set_pawn(pad: &mut Pad, text: &str) -> Result<(), String> {
    let text = text.trim();
    if text == "0" {
        pad.end.pawn = Some(0);
        return Ok(());
    }
    let reach = pad.sheet().lines.iter().map(|line| line.pawn.len()).max().unwrap_or(0) as i8 - 1;
    let wrong =
        || lang::error("pad-pawn", &[("text", text.into()), ("most", i32::from(reach).into())]);
    let (name, distance) = text.rsplit_once([' ', ':']).ok_or_else(wrong)?;
    let seat = seat(pad, name.trim())?;
    let distance: i8 = distance.trim().parse().map_err(|_| wrong())?;
    if !(1..=reach).contains(&distance) {
        return Err(wrong());
    }
    pad.end.pawn = Some(if seat == 0 { -distance } else { distance });
    Ok(())
}

/// Sets the end: `points`, `military Anna` or `science Bo`.
pub(super) fn set_end(pad: &mut Pad, text: &str) -> Result<(), String> {
    let text = text.trim();
    let (by, name) = text.split_once([' ', ':']).unwrap_or((text, ""));
    pad.end.by = match (by, name) {
        ("points", "") => PadBy::Points,
        ("military", name) if !name.is_empty() => PadBy::Military,
        ("science", name) if !name.is_empty() => PadBy::Science,
        _ => {
            return Err(lang::error("pad-end", &[("text", text.into())]));
        }
    };
    if pad.end.by != PadBy::Points {
        pad.end.winner = seat(pad, name.trim())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_json_give_the_same_pad() {
        let words: Vec<String> =
            ["players=Anna,Bo,Cy", "Bo.science=3,2,1", "Anna.treasury=9", "Cy.military=1,"]
                .map(String::from)
                .to_vec();
        let json = r#"{"players":[{"name":"Anna","treasury":9,"wonder":null},
                       {"name":"Bo","science":[3,2,1]},{"name":"Cy","military":[1]}]}"#;
        let pad = read_words(GameKind::Wonders, &words).unwrap();
        assert_eq!(read_json(GameKind::Wonders, json).unwrap(), pad);
        assert_eq!((pad.total(0), pad.total(1), pad.total(2)), (3, 21, 1));
        assert_eq!(pad.filled(), (3, 21));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let cases: &[(GameKind, &str, &str)] = &[
            (GameKind::Wonders, "A.wonder=3", "wonders has 3 to 7 players, not 1"),
            (GameKind::Duel, "players=A,B,C", "duel has 2 players, not 3"),
            (GameKind::Duel, "players=A,A", "duplicate player \"A\""),
            (GameKind::Duel, "players=A,", "player 2 has no name"),
            (GameKind::Duel, "wonder", "expected KEY=VALUE"),
            (GameKind::Duel, "players=A,B C.civilian=3", "unknown player \"C\""),
            (GameKind::Duel, "players=A,B A.wonder=3", "expected one of: civilian"),
            (GameKind::Duel, "players=A,B A.civilian=x", "A.civilian: \"x\" is not a number"),
            (GameKind::Duel, "players=A,B A.treasury=x", "A.treasury (in coins)"),
            (GameKind::Duel, "players=A,B pawn=A:9", "1 to 8"),
            (GameKind::Duel, "players=A,B pawn=3", "expected 0, or a player"),
            (GameKind::Duel, "players=A,B end=draw", "expected points"),
            (GameKind::Dice, "players=A,B pawn=0", "unknown key \"pawn\""),
        ];
        for (kind, words, expected) in cases {
            let words: Vec<String> = words.split(' ').map(String::from).collect();
            let said = read_words(*kind, &words).unwrap_err();
            assert!(said.contains(expected), "{words:?}: {said}");
        }
        for (text, expected) in [
            ("{", "EOF"),
            ("[]", "expected {\"players\""),
            ("{\"players\":[{}]}", "players[0]: missing"),
            (r#"{"players":[{"name":"A","civilian":true},{"name":"B"}]}"#, "list of numbers"),
        ] {
            let said = read_json(GameKind::Duel, text).unwrap_err();
            assert!(said.contains(expected), "{text}: {said}");
        }
    }
}
