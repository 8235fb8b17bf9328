//! Pads that are given whole: as words of the command line, or as JSON.

use mirabilia_games::GameKind;
use serde_json::Value;

use super::{Ending, Field, Pad, in_coins, pawn_reach};

/// Reads `Anna.wonder=10 Bo.science=3,2,1 pawn=Bo:3 end=military:Anna players=Anna,Bo`. Players sit
/// in the order of `players`, or in which they are first named.
pub fn read_words(kind: GameKind, words: &[String]) -> Result<Pad, String> {
    let mut names: Vec<String> = Vec::new();
    let mut fields = Vec::new();
    let mut about = Vec::new();
    for word in words {
        let Some((key, value)) = word.split_once('=') else {
            return Err(format!("{word:?} is not KEY=VALUE, such as Anna.treasury=9"));
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
    let mut pad = Pad::new(kind, &names)?;
    for (name, line, value) in fields {
        pad.write(&name, line, value)?;
    }
    for (key, value) in about {
        pad.tell(key, value)?;
    }
    Ok(pad)
}

/// Reads `{"players":[{"name":"Anna","wonder":10,"science":[3,2,1]},…],"pawn":"Bo 3","end":"points"}`.
pub fn read_json(kind: GameKind, text: &str) -> Result<Pad, String> {
    let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let wrong = || "a pad is {\"players\":[{\"name\":…},…]}".to_owned();
    let all = value.as_object().ok_or_else(wrong)?;
    let players = all.get("players").and_then(Value::as_array).ok_or_else(wrong)?;
    let mut names = Vec::new();
    for (at, player) in players.iter().enumerate() {
        let name = player.get("name").and_then(Value::as_str);
        names.push(name.ok_or_else(|| format!("players[{at}] has no \"name\""))?.to_owned());
    }
    let mut pad = Pad::new(kind, &names)?;
    for (name, player) in names.iter().zip(players) {
        for (line, value) in player.as_object().into_iter().flatten() {
            if line != "name" && !value.is_null() {
                pad.write(name, line, &written(line, value)?)?;
            }
        }
    }
    for (key, value) in all {
        if key != "players" && !value.is_null() {
            pad.tell(key, &written(key, value)?)?;
        }
    }
    Ok(pad)
}

/// A JSON value as somebody would write it on the pad.
fn written(key: &str, value: &Value) -> Result<String, String> {
    let single = |value: &Value| match value {
        Value::String(text) => Ok(text.clone()),
        Value::Number(number) => Ok(number.to_string()),
        _ => Err(format!("{key:?} is a number, a text or a list of numbers, not {value}")),
    };
    match value {
        // One number alone is a list too: the comma says so.
        Value::Array(all) if all.len() == 1 => Ok(format!("{},", single(&all[0])?)),
        Value::Array(all) => Ok(all.iter().map(single).collect::<Result<Vec<_>, _>>()?.join(",")),
        other => single(other),
    }
}

impl Pad {
    /// Writes a field.
    fn write(&mut self, name: &str, line: &str, text: &str) -> Result<(), String> {
        let seat = self.seat(name)?;
        let at = self.line(line)?;
        let unit = if in_coins(line) { " (in coins)" } else { "" };
        let field = Field::read(self.kind, line, text)
            .map_err(|reason| format!("{name}.{line}{unit}: {reason}"))?;
        self.players[seat].fields[at] = Some(field);
        Ok(())
    }

    /// Writes what is about the whole game.
    fn tell(&mut self, key: &str, text: &str) -> Result<(), String> {
        match (self.kind, key) {
            (GameKind::Duel, "pawn") => self.set_pawn(text),
            (GameKind::Duel, "end") => self.set_ending(text),
            _ => {
                let more = if self.kind == GameKind::Duel { ", pawn, end" } else { "" };
                Err(format!("{key:?} is nothing on this pad; there are NAME.LINE, players{more}"))
            }
        }
    }

    /// The pawn, as `0` or `Bo 3`: three spaces into Bo's side.
    pub(super) fn set_pawn(&mut self, text: &str) -> Result<(), String> {
        let text = text.trim();
        if text == "0" {
            self.pawn = Some(0);
            return Ok(());
        }
        let reach = pawn_reach();
        let wrong =
            || format!("{text:?} is no place of the pawn: write 0, or a name and 1 to {reach}");
        let (name, distance) = text.rsplit_once([' ', ':']).ok_or_else(wrong)?;
        let seat = self.seat(name.trim())?;
        let distance: i8 = distance.trim().parse().map_err(|_| wrong())?;
        if !(1..=reach).contains(&distance) {
            return Err(wrong());
        }
        self.pawn = Some(if seat == 0 { -distance } else { distance });
        Ok(())
    }

    /// The end, as `points`, `military Anna` or `science Bo`.
    pub(super) fn set_ending(&mut self, text: &str) -> Result<(), String> {
        let text = text.trim();
        self.ending = match text.split_once([' ', ':']) {
            None if text == "points" => Ending::Points,
            Some(("military", name)) => Ending::Military(self.seat(name.trim())?),
            Some(("science", name)) => Ending::Science(self.seat(name.trim())?),
            _ => {
                return Err(format!(
                    "{text:?} is no end: write points, or military or science and who won"
                ));
            }
        };
        Ok(())
    }
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
            (GameKind::Wonders, "A.wonder=3", "3 to 7 play wonders, not 1"),
            (GameKind::Duel, "players=A,B,C", "2 play duel, not 3"),
            (GameKind::Duel, "players=A,A", "two players are called \"A\""),
            (GameKind::Duel, "players=A,", "player 2 has no name"),
            (GameKind::Duel, "wonder", "not KEY=VALUE"),
            (GameKind::Duel, "players=A,B C.civilian=3", "nobody is called \"C\""),
            (GameKind::Duel, "players=A,B A.wonder=3", "lines are civilian"),
            (GameKind::Duel, "players=A,B A.civilian=x", "A.civilian: \"x\" is no number"),
            (GameKind::Duel, "players=A,B A.treasury=x", "A.treasury (in coins)"),
            (GameKind::Duel, "players=A,B pawn=A:9", "1 to 8"),
            (GameKind::Duel, "players=A,B pawn=3", "write 0, or a name"),
            (GameKind::Duel, "players=A,B end=draw", "no end"),
            (GameKind::Dice, "players=A,B pawn=0", "nothing on this pad"),
        ];
        for (kind, words, expected) in cases {
            let words: Vec<String> = words.split(' ').map(String::from).collect();
            let said = read_words(*kind, &words).unwrap_err();
            assert!(said.contains(expected), "{words:?}: {said}");
        }
        for (text, expected) in [
            ("{", "EOF"),
            ("[]", "a pad is"),
            ("{\"players\":[{}]}", "players[0] has no"),
            (r#"{"players":[{"name":"A","civilian":true},{"name":"B"}]}"#, "list of numbers"),
        ] {
            let said = read_json(GameKind::Duel, text).unwrap_err();
            assert!(said.contains(expected), "{text}: {said}");
        }
    }
}
