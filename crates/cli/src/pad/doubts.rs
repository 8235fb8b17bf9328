//! What cannot be right on a pad, with the rule behind it.

use mirabilia_games::{GameKind, wonders};
use mirabilia_words::{Arg, Words};
use wonders::catalogue::Effect;

use super::field::TOKENS;
use super::possible::{Possible, possible};
use super::{Ending, Field, Pad, in_coins, line_name, lines};

/// Something that cannot be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doubt {
    /// The seat it is about; none where it is about a whole line.
    pub seat: Option<usize>,
    /// The line.
    pub line: usize,
    /// What is wrong, and the rule.
    pub text: String,
}

impl Doubt {
    /// With the field in front: `Anna, Science: …`.
    pub fn told(&self, pad: &Pad, words: &Words) -> String {
        let line = line_name(words, pad.kind, lines(pad.kind)[self.line]);
        match self.seat {
            Some(seat) => format!("{}, {line}: {}", pad.players[seat].name, self.text),
            None => format!("{line}: {}", self.text),
        }
    }
}

/// Everything that cannot be right. Empty fields are not wrong.
pub fn doubts(pad: &Pad, words: &Words) -> Vec<Doubt> {
    if pad.ending != Ending::Points {
        return Vec::new();
    }
    let mut found = Vec::new();
    for seat in 0..pad.players.len() {
        for line in 0..lines(pad.kind).len() {
            found.extend(in_field(pad, words, seat, line));
        }
    }
    if pad.kind == GameKind::Wonders {
        conflicts(pad, words, &mut found);
        symbols(pad, words, &mut found);
    }
    found
}

/// What cannot be right in one field.
pub(super) fn in_field(pad: &Pad, words: &Words, seat: usize, line: usize) -> Option<Doubt> {
    let name = lines(pad.kind)[line];
    if pad.by_pawn(name) {
        return None;
    }
    let say = |id: &str, args: &[(&str, Arg<'_>)]| {
        let text = words.say(&format!("score-check-{id}"), args);
        Some(Doubt { seat: Some(seat), line, text })
    };
    match pad.players[seat].fields[line].as_ref()? {
        Field::Coins(coins) if *coins < 0 => say("coins", &[("coins", (*coins).into())]),
        Field::Coins(_) => None,
        Field::Tokens(tokens) => {
            let many = |token: &i8| tokens.iter().filter(|other| *other == token).count();
            if let Some(age) = TOKENS[1..].iter().position(|token| many(token) > 2) {
                return say("victories", &[("age", (age + 1).into())]);
            }
            (tokens.len() > 6).then(|| say("tokens", &[("tokens", tokens.len().into())]))?
        }
        Field::Symbols(symbols, _) => {
            let over = symbols.iter().position(|n| *n > 4)?;
            let symbol = words.say(&format!("science-{}", SYMBOLS[over]), &[]);
            say("symbol", &[("symbol", symbol.into()), ("n", symbols[over].into())])
        }
        Field::Points(value) => {
            let value = *value;
            let below = pad.kind == GameKind::Wonders && name == "military";
            if value < 0 && !below {
                return say("negative", &[("value", value.into())]);
            }
            match possible(pad.kind, name, pad.players.len() as u8) {
                Possible::AtMost(max) if value > max => {
                    say("most", &[("value", value.into()), ("max", max.into())])
                }
                Possible::Only(set) if !set.contains(&value) => {
                    let near = [set.range(..value).next_back(), set.range(value..).next()];
                    let near: Vec<String> =
                        near.iter().flatten().map(ToString::to_string).collect();
                    let args = [("value", value.into()), ("near", near.join(" / ").into())];
                    // The pages know the pawn alone; its line has no rule of its own there.
                    if pad.kind == GameKind::Duel && name == "military" {
                        let text = words.say("terminal-score-check-pawn", &args);
                        return Some(Doubt { seat: Some(seat), line, text });
                    }
                    say(&format!("{}-{name}", pad.kind.name()), &args)
                }
                _ => None,
            }
        }
    }
}

const SYMBOLS: [&str; 3] = ["compass", "gear", "tablet"];

/// Every victory is somebody's defeat.
fn conflicts(pad: &Pad, words: &Words, found: &mut Vec<Doubt>) {
    let Ok(line) = pad.line("military") else { return };
    let fields: Vec<&Field> =
        pad.players.iter().filter_map(|player| player.fields[line].as_ref()).collect();
    if fields.len() < pad.players.len() {
        return;
    }
    let tokens: Vec<&Vec<i8>> = fields
        .iter()
        .filter_map(|field| match field {
            Field::Tokens(tokens) => Some(tokens),
            _ => None,
        })
        .collect();
    let text = if tokens.len() == fields.len() {
        let lost = tokens.iter().flat_map(|all| all.iter()).filter(|token| **token < 0).count();
        let won = tokens.iter().map(|all| all.len()).sum::<usize>() - lost;
        if won == lost {
            return;
        }
        words.say("score-check-conflicts", &[("won", won.into()), ("lost", lost.into())])
    } else {
        // Each conflict brings the winner 1, 3 or 5 and the loser -1: 0, 2 or 4 in all.
        let sum: i32 = fields.iter().map(|field| field.points()).sum();
        let max = pad.players.len() as i32 * (2 + 4);
        if (0..=max).contains(&sum) && sum % 2 == 0 {
            return;
        }
        words.say("score-check-military-sum", &[("sum", sum.into()), ("max", max.into())])
    };
    found.push(Doubt { seat: None, line, text });
}

/// No more symbols at the table than there are cards with them.
fn symbols(pad: &Pad, words: &Words, found: &mut Vec<Doubt>) {
    let Ok(line) = pad.line("science") else { return };
    let seats = pad.players.len() as u8;
    let mut all = [0u32; 3];
    let mut wilds = 0;
    for player in &pad.players {
        if let Some(Field::Symbols(symbols, wild)) = &player.fields[line] {
            // What is too much for one city has been told there.
            all.iter_mut().zip(symbols).for_each(|(sum, n)| *sum += u32::from(*n).min(4));
            wilds += wild;
        }
    }
    let catalogue = wonders::Catalogue::new();
    for (at, n) in all.into_iter().enumerate() {
        let has = |effect: &Effect| matches!(effect, Effect::Science { symbol } if symbol.name() == SYMBOLS[at]);
        let cards = catalogue.cards.iter().filter(|(_, entry)| entry.effects.iter().any(has));
        let max: u32 = cards.map(|(card, _)| u32::from(card.copies(seats))).sum();
        if n > max {
            let symbol = words.say(&format!("science-{}", SYMBOLS[at]), &[]);
            let args = [("symbol", symbol.into()), ("n", n.into()), ("max", max.into())];
            let text = words.say("score-check-symbol-cards", &args);
            found.push(Doubt { seat: None, line, text });
        }
    }
    if wilds > 2 {
        found.push(Doubt { seat: None, line, text: words.say("score-check-wild-all", &[]) });
    }
}

/// What may be written into a line, for whoever is asked.
pub(super) fn hint(pad: &Pad, words: &Words, line: &str) -> Option<String> {
    let id = match (pad.kind, line) {
        (_, line) if in_coins(line) => "coins",
        (GameKind::Wonders, "military") => "tokens",
        (GameKind::Wonders, "science") => "symbols",
        _ => return None,
    };
    Some(words.say(&format!("terminal-score-hint-{id}"), &[]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pad::read_words;
    use mirabilia_words::Lang;

    #[test]
    fn what_cannot_be_right_is_told_with_the_rule() {
        let three = "players=A,B,C ";
        let cases: &[(GameKind, String, &str)] = &[
            (
                GameKind::Wonders,
                format!("{three}A.science=22"),
                "A, Green cards: no symbols give 22",
            ),
            (GameKind::Wonders, format!("{three}A.wonder=4"), "Nearest: 3 / 5"),
            (GameKind::Wonders, format!("{three}A.treasury=-1"), "-1 coins cannot be"),
            (GameKind::Wonders, format!("{three}A.civilian=-1"), "-1 cannot be"),
            (GameKind::Wonders, format!("{three}A.guilds=500"), "more than there can be"),
            (
                GameKind::Wonders,
                format!("{three}A.military=1,1,1"),
                "at most two victories in Age 1",
            ),
            (GameKind::Wonders, format!("{three}A.military=-1,-1,-1,-1,-1,-1,-1"), "7 tokens"),
            (GameKind::Wonders, format!("{three}A.science=5,0,0"), "5 of compass"),
            (
                GameKind::Wonders,
                format!("{three}A.military=1,1 B.military=-1, C.military=-1,-1"),
                "2 victories and 3 defeats",
            ),
            (
                GameKind::Wonders,
                format!("{three}A.military=1 B.military=0 C.military=0"),
                "together 1",
            ),
            (
                GameKind::Wonders,
                format!("{three}A.science=4,0,0 B.science=4,0,0 C.science=1,0,0"),
                "compass in all",
            ),
            (
                GameKind::Wonders,
                format!("{three}A.science=0,0,0,2 B.science=0,0,0,1"),
                "two symbols of choice at most",
            ),
            (GameKind::Duel, "players=A,B A.commerce=4".into(), "Nearest: 3 / 6"),
            (GameKind::Duel, "players=A,B A.military=3".into(), "Nearest: 2 / 5"),
            (GameKind::Dice, "players=A,B A.agora=-2".into(), "-2 cannot be"),
        ];
        let words = Words::new(Lang::En);
        for (kind, given, expected) in cases {
            let given: Vec<String> = given.split(' ').map(String::from).collect();
            let pad = read_words(*kind, &given).unwrap();
            let told: Vec<String> =
                doubts(&pad, &words).iter().map(|doubt| doubt.told(&pad, &words)).collect();
            assert!(told.len() == 1 && told[0].contains(expected), "{given:?}: {told:?}");
        }
    }

    #[test]
    fn the_pads_of_the_rulebooks_are_right() {
        let good: &[(GameKind, &str)] = &[
            (
                GameKind::Wonders,
                "players=Alex,B,C Alex.wonder=10 Alex.treasury=10 Alex.military=6 \
                 Alex.civilian=9 Alex.commerce=2 Alex.science=21 Alex.guilds=4",
            ),
            (
                GameKind::Duel,
                "players=A,B pawn=A:8 A.progress=11 B.wonders=9 A.commerce=4 end=military:A",
            ),
            (GameKind::Dice, "A.wonder=15 A.barracks_west=3 B.agora=18 B.coins=2"),
        ];
        let words = Words::new(Lang::En);
        for (kind, given) in good {
            let given: Vec<String> = given.split_whitespace().map(String::from).collect();
            assert_eq!(doubts(&read_words(*kind, &given).unwrap(), &words), [], "{given:?}");
        }
    }
}
