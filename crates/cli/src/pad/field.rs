//! Parses the value of a field.

use mirabilia_pad::{CountedAs, PadEntry, PadLine};

use crate::lang;

/// The largest number accepted.
const MAX_NUMBER: i32 = 999;

/// Parses a value: `12`, `3+5`, `1,3,-1` for tokens, `3,2,1` for symbols.
pub(super) fn read(line: &PadLine, text: &str) -> Result<PadEntry, String> {
    let text = text.trim().replace('−', "-");
    match line.counted {
        Some(CountedAs::Tokens) if text.contains(',') => return tokens(line, &text),
        Some(CountedAs::Symbols) if text.contains(',') => return symbols(&text),
        _ => {}
    }
    let number = sum(&text)?;
    Ok(match line.coins {
        Some(_) => PadEntry::Coins { coins: number },
        None => PadEntry::Points { points: number },
    })
}

/// `12`, `-3` or `3+5`.
fn sum(text: &str) -> Result<i32, String> {
    let wrong = || lang::error("pad-number", &[("text", text.into())]);
    let mut all = 0;
    for (at, part) in text.split('+').map(str::trim).enumerate() {
        let number: i32 = part.parse().map_err(|_| wrong())?;
        if part.starts_with('+') || (at > 0 && number < 0) {
            return Err(wrong());
        }
        if number.abs() > MAX_NUMBER {
            let args = [("n", number.into()), ("most", MAX_NUMBER.into())];
            return Err(lang::error("pad-large", &args));
        }
        all += number;
    }
    Ok(all)
}

/// Victories by age, and defeats, from the values of the tokens.
fn tokens(line: &PadLine, text: &str) -> Result<PadEntry, String> {
    let (mut won, mut lost) = ([0; 3], 0);
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let points: Option<i32> = part.parse().ok();
        match line.parts.iter().position(|token| Some(token.each) == points) {
            Some(age) if age < won.len() => won[age] += 1,
            Some(_) => lost += 1,
            None => {
                let mut known: Vec<i32> = line.parts.iter().map(|token| token.each).collect();
                known.sort_unstable();
                let known: Vec<String> = known.iter().map(ToString::to_string).collect();
                let args = [("text", part.into()), ("tokens", known.join(", ").into())];
                return Err(lang::error("pad-token", &args));
            }
        }
    }
    Ok(PadEntry::Tokens { won, lost })
}

fn symbols(text: &str) -> Result<PadEntry, String> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let wrong = || lang::error("pad-symbols", &[("text", text.into())]);
    let read = |part: &&str| part.parse::<u8>().ok().filter(|n| *n <= 9).ok_or_else(wrong);
    let numbers: Vec<u8> = parts.iter().map(read).collect::<Result<_, _>>()?;
    match numbers[..] {
        [compass, gear, tablet] => Ok(PadEntry::Symbols { compass, gear, tablet, wild: 0 }),
        [compass, gear, tablet, wild] => Ok(PadEntry::Symbols { compass, gear, tablet, wild }),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mirabilia_games::GameKind;
    use mirabilia_pad::{seats, sheet};

    #[test]
    fn what_is_written_is_read_and_worth_something() {
        use GameKind::{Dice, Duel, Wonders};
        let cases: &[(GameKind, &str, &str, Result<i32, &str>)] = &[
            (Wonders, "wonder", "10", Ok(10)),
            (Wonders, "civilian", " 3 + 5+7 ", Ok(15)),
            (Wonders, "military", "−3", Ok(-3)),
            (Wonders, "treasury", "11", Ok(3)),
            (Wonders, "treasury", "-1", Ok(-1)),
            (Wonders, "military", "1,3,3,-1", Ok(6)),
            (Wonders, "military", "1,", Ok(1)),
            (Wonders, "military", "2,1", Err("not a conflict token")),
            (Wonders, "science", "3,2,1", Ok(21)),
            (Wonders, "science", "2,2,1,1", Ok(26)),
            (Wonders, "science", "4, 1, 0, 1", Ok(26)),
            (Wonders, "science", "21", Ok(21)),
            (Wonders, "science", "1,2", Err("compasses,gears,tablets")),
            (Wonders, "science", "1,2,x", Err("compasses,gears,tablets")),
            (Duel, "science", "1,2,3", Err("not a number")),
            (Dice, "coins", "4", Ok(0)),
            (Dice, "agora", "", Err("not a number")),
            (Dice, "agora", "1+-2", Err("not a number")),
            (Dice, "agora", "++2", Err("not a number")),
            (Dice, "agora", "1000", Err("too large")),
            (Dice, "agora", "99999999999", Err("not a number")),
        ];
        for (kind, line, text, expected) in cases {
            let line = sheet(*kind, *seats(*kind).start()).line(line).unwrap();
            let read = read(line, text).map(|entry| entry.points(line));
            let line = line.id;
            match (&read, expected) {
                (Ok(points), Ok(expected)) => assert_eq!(points, expected, "{line}: {text}"),
                (Err(said), Err(word)) => assert!(said.contains(word), "{line}: {text}: {said}"),
                _ => panic!("{line}: {text}: {read:?}"),
            }
        }
    }
}
