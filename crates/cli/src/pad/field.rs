//! What is written into a field: a number, or what it is counted from.

use mirabilia_games::{GameKind, wonders};

use super::in_coins;

/// What is written into a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Field {
    /// Points.
    Points(i32),
    /// Coins: a point for every three.
    Coins(i32),
    /// Conflict tokens of 7 Wonders.
    Tokens(Vec<i8>),
    /// Science symbols of 7 Wonders: compass, gear, tablet, and those of free choice.
    Symbols([u8; 3], u8),
}

/// Coins for a point.
const COINS_A_POINT: i32 = 3;
/// The conflict tokens there are: a defeat, and a victory of each age.
pub(super) const TOKENS: [i8; 4] = [-1, 1, 3, 5];
/// The largest number anybody may write.
const LARGEST: i32 = 999;

impl Field {
    /// Reads what was written into a line: `12`, `3+5`, `1,3,-1` for tokens, `3,2,1` for symbols.
    pub fn read(kind: GameKind, line: &str, text: &str) -> Result<Self, String> {
        let text = text.trim().replace('−', "-");
        let listed = kind == GameKind::Wonders && text.contains(',');
        if listed && line == "military" {
            return tokens(&text);
        }
        if listed && line == "science" {
            return symbols(&text);
        }
        let number = sum(&text)?;
        Ok(if in_coins(line) { Self::Coins(number) } else { Self::Points(number) })
    }

    /// What it is worth.
    pub fn points(&self) -> i32 {
        match self {
            Self::Points(points) => *points,
            Self::Coins(coins) => coins.div_euclid(COINS_A_POINT),
            Self::Tokens(tokens) => tokens.iter().map(|token| i32::from(*token)).sum(),
            Self::Symbols(symbols, wild) => {
                i32::from(wonders::score::best_science(symbols.map(u32::from), u32::from(*wild)))
            }
        }
    }
}

/// `12`, `-3` or `3+5`.
fn sum(text: &str) -> Result<i32, String> {
    let wrong = || format!("{text:?} is no number: write 12, or 3+5 to add up");
    let mut all = 0;
    for (at, part) in text.split('+').map(str::trim).enumerate() {
        let number: i32 = part.parse().map_err(|_| wrong())?;
        if part.starts_with('+') || (at > 0 && number < 0) {
            return Err(wrong());
        }
        if number.abs() > LARGEST {
            return Err(format!("{number} is too large: at most {LARGEST}"));
        }
        all += number;
    }
    Ok(all)
}

fn tokens(text: &str) -> Result<Field, String> {
    let read = |part: &str| {
        let number = part.trim().parse().ok().filter(|number| TOKENS.contains(number));
        number
            .ok_or_else(|| format!("{:?} is no conflict token: they are -1, 1, 3, 5", part.trim()))
    };
    let parts = text.split(',').filter(|part| !part.trim().is_empty());
    parts.map(read).collect::<Result<_, _>>().map(Field::Tokens)
}

fn symbols(text: &str) -> Result<Field, String> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let wrong = || {
        format!(
            "{text:?} are no symbols: write compasses,gears,tablets, and after them, if there are \
             any, those of free choice"
        )
    };
    let read = |part: &&str| part.parse::<u8>().ok().filter(|n| *n <= 9).ok_or_else(wrong);
    let numbers: Vec<u8> = parts.iter().map(read).collect::<Result<_, _>>()?;
    let (symbols, wild) = match numbers[..] {
        [compass, gear, tablet] => ([compass, gear, tablet], 0),
        [compass, gear, tablet, wild] => ([compass, gear, tablet], wild),
        _ => return Err(wrong()),
    };
    if wild > 2 {
        return Err(format!("{wild} symbols of free choice cannot be: at most 2"));
    }
    Ok(Field::Symbols(symbols, wild))
}

#[cfg(test)]
mod tests {
    use super::*;

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
            (Wonders, "military", "2,1", Err("no conflict token")),
            (Wonders, "science", "3,2,1", Ok(21)),
            (Wonders, "science", "2,2,1,1", Ok(26)),
            (Wonders, "science", "4, 1, 0, 1", Ok(26)),
            (Wonders, "science", "21", Ok(21)),
            (Wonders, "science", "1,2", Err("compasses,gears,tablets")),
            (Wonders, "science", "1,2,3,3", Err("at most 2")),
            (Wonders, "science", "1,2,x", Err("no symbols")),
            (Duel, "science", "1,2,3", Err("no number")),
            (Dice, "coins", "4", Ok(1)),
            (Dice, "agora", "", Err("no number")),
            (Dice, "agora", "1+-2", Err("no number")),
            (Dice, "agora", "++2", Err("no number")),
            (Dice, "agora", "1000", Err("too large")),
            (Dice, "agora", "99999999999", Err("no number")),
        ];
        for (kind, line, text, expected) in cases {
            let read = Field::read(*kind, line, text).map(|field| field.points());
            match (&read, expected) {
                (Ok(points), Ok(expected)) => assert_eq!(points, expected, "{line}: {text}"),
                (Err(said), Err(word)) => assert!(said.contains(word), "{line}: {text}: {said}"),
                _ => panic!("{line}: {text}: {read:?}"),
            }
        }
    }
}
