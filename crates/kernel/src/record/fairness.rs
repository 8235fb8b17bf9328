//! What a record says about its luck: the commitment to a secret, the numbers that people added,
//! and, once the game is over, the secret.
//!
//! It is plain text here and checked for its form alone. What it promises, and whether the luck of
//! the record keeps it, is the affair of the crate `mirabilia-fair`.

use std::fmt;

use super::{RecordError, brief};
use crate::options::SetupError;
use crate::seat::Seat;

const COMMITMENT: &str = "commitment";
const SECRET: &str = "secret";
const NUMBERS: &str = "numbers";
const DEALT_FROM: &str = "dealt-from";

/// The most digits a number of a person has, and how many a hash has.
const DIGITS: usize = 64;

/// What the luck of a record was promised with.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Fairness {
    /// The hash of the secret, published before the first deal: 64 hexadecimal digits.
    pub commitment: String,
    /// The secret, only once the game is over: 64 hexadecimal digits.
    pub secret: Option<String>,
    /// The numbers that people added, each with its seat, in the order of the seats: 1 to 64
    /// hexadecimal digits.
    pub numbers: Vec<(u8, String)>,
    /// How many of the first steps were there before the promise.
    pub from: usize,
}

impl Fairness {
    /// Has everything the form that a record of so many seats can carry?
    pub fn check(&self, seats: u8) -> Result<(), SetupError> {
        check_hash(COMMITMENT, &self.commitment)?;
        if let Some(secret) = &self.secret {
            check_hash(SECRET, secret)?;
        }
        let mut next = 0;
        for (seat, number) in &self.numbers {
            let said = format!("{seat}:{number}");
            if *seat >= seats || !is_hex(number) || !(1..=DIGITS).contains(&number.len()) {
                return Err(bad_number(&said, seats));
            }
            if *seat < next {
                return Err(wrong(NUMBERS, &said, "each seat once, in the order of the seats"));
            }
            next = seat + 1;
        }
        Ok(())
    }
}

impl fmt::Display for Fairness {
    /// The lines of the header.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{COMMITMENT} {}", self.commitment)?;
        if let Some(secret) = &self.secret {
            writeln!(f, "{SECRET} {secret}")?;
        }
        if !self.numbers.is_empty() {
            f.write_str(NUMBERS)?;
            self.numbers.iter().try_for_each(|(seat, number)| write!(f, " {seat}:{number}"))?;
            writeln!(f)?;
        }
        if self.from > 0 {
            writeln!(f, "{DEALT_FROM} {}", self.from)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Fairness {
    /// The secret does not slip into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fairness")
            .field(COMMITMENT, &self.commitment)
            .field(SECRET, &self.secret.as_ref().map(|_| ".."))
            .field(NUMBERS, &self.numbers)
            .field("from", &self.from)
            .finish()
    }
}

/// What the header said, each with the number of its line.
#[derive(Default)]
pub(super) struct Said<'a> {
    commitment: Option<(usize, &'a str)>,
    secret: Option<(usize, &'a str)>,
    numbers: Option<(usize, &'a str)>,
    dealt_from: Option<(usize, &'a str)>,
}

impl<'a> Said<'a> {
    /// Where a line of this key is kept, if it is one of these.
    pub(super) fn place(&mut self, key: &str) -> Option<&mut Option<(usize, &'a str)>> {
        match key {
            COMMITMENT => Some(&mut self.commitment),
            SECRET => Some(&mut self.secret),
            NUMBERS => Some(&mut self.numbers),
            DEALT_FROM => Some(&mut self.dealt_from),
            _ => None,
        }
    }

    /// All of it, checked.
    pub(super) fn read(&self, seats: u8) -> Result<Option<Fairness>, RecordError> {
        let at = |line: usize| move |error: SetupError| RecordError::new(line, error.to_string());
        let Some((line, commitment)) = self.commitment else {
            let lone =
                [(SECRET, self.secret), (NUMBERS, self.numbers), (DEALT_FROM, self.dealt_from)];
            for (key, said) in lone {
                if let Some((line, _)) = said {
                    let reason = format!("a \"{key}\" line without a \"{COMMITMENT}\" line");
                    return Err(RecordError::new(line, reason));
                }
            }
            return Ok(None);
        };
        let mut fairness = Fairness { commitment: commitment.to_owned(), ..Fairness::default() };
        fairness.check(seats).map_err(at(line))?;
        if let Some((line, secret)) = self.secret {
            fairness.secret = Some(secret.to_owned());
            fairness.check(seats).map_err(at(line))?;
        }
        if let Some((line, numbers)) = self.numbers {
            fairness.numbers = read_numbers(numbers, seats).map_err(at(line))?;
            fairness.check(seats).map_err(at(line))?;
        }
        if let Some((line, from)) = self.dealt_from {
            // Only the plain form, so that what is read is written the same.
            fairness.from = match from.parse::<usize>() {
                Ok(number) if number > 0 && number.to_string() == from => number,
                _ => {
                    let why = wrong(DEALT_FROM, from, "a number of steps, 1 or more");
                    return Err(at(line)(why));
                }
            };
        }
        Ok(Some(fairness))
    }
}

fn read_numbers(text: &str, seats: u8) -> Result<Vec<(u8, String)>, SetupError> {
    if text.is_empty() {
        return Err(bad_number(text, seats));
    }
    let read = |word: &str| {
        let (seat, number) = word.split_once(':').ok_or_else(|| bad_number(word, seats))?;
        let seat = Seat::parse(seat, seats).ok_or_else(|| bad_number(word, seats))?;
        Ok((seat.index() as u8, number.to_owned()))
    };
    text.split_whitespace().map(read).collect()
}

fn bad_number(said: &str, seats: u8) -> SetupError {
    let last = seats.saturating_sub(1);
    let expected =
        format!("SEAT:NUMBER, a seat of 0 to {last} and 1 to {DIGITS} of the digits 0-9 and a-f");
    wrong(NUMBERS, said, expected)
}

fn check_hash(field: &str, text: &str) -> Result<(), SetupError> {
    if text.len() == DIGITS && is_hex(text) {
        return Ok(());
    }
    Err(wrong(field, text, format!("{DIGITS} of the digits 0-9 and a-f")))
}

/// Lower case alone, so that a number has one form only.
fn is_hex(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

fn wrong(field: &str, said: &str, expected: impl Into<String>) -> SetupError {
    SetupError::new(field, &brief(said), expected)
}

#[cfg(test)]
mod tests {
    use super::Fairness;
    use crate::record::{luck_line, read};
    use crate::table::Table;
    use crate::toy::Toy;

    const HEAD: &str = "mirabilia 1 toy\nseats 3\n";
    const STEPS: &str = "deal 5 7 1\n0 bid 1\n1 bid 3\n2 bid 0\n1 double\n";

    fn hash(digit: char) -> String {
        digit.to_string().repeat(64)
    }

    fn full() -> String {
        format!(
            "{HEAD}commitment {}\nsecret {}\nnumbers 0:c0ffee 2:7\ndealt-from 12\n{STEPS}",
            hash('a'),
            hash('0')
        )
    }

    #[test]
    fn what_a_record_says_of_its_luck_stays_with_it() {
        let text = full();
        let table = read::<Toy>(&text).unwrap();
        let fairness = Fairness {
            commitment: hash('a'),
            secret: Some(hash('0')),
            numbers: vec![(0, "c0ffee".to_owned()), (2, "7".to_owned())],
            from: 12,
        };
        assert_eq!(table.fairness(), Some(&fairness));
        assert_eq!(table.record().write(), text);
        assert_eq!(Table::replay(table.record()).unwrap().record().write(), text);
        assert_eq!(table.rewound(0).record().write(), text.replace(STEPS, ""));
        // A position is another game, whose luck is still to come.
        assert_eq!(table.rewound(1).as_position().unwrap().fairness(), None);
        let logged = format!("{table:?}");
        assert!(logged.contains(&hash('a')) && !logged.contains(&hash('0')), "{logged}");
    }

    #[test]
    fn parts_may_be_missing_and_lines_may_stand_in_any_order() {
        let lines = [
            format!("commitment {}\n", hash('a')),
            format!("secret {}\n", hash('0')),
            "numbers 1:ff\n".to_owned(),
            "dealt-from 1\n".to_owned(),
        ];
        for missing in 0..8usize {
            let there = |(i, _): &(usize, &String)| *i == 0 || missing >> (i - 1) & 1 == 0;
            let said: String =
                lines.iter().enumerate().filter(there).map(|(_, line)| line.as_str()).collect();
            let text = format!("{HEAD}{said}{STEPS}");
            assert_eq!(read::<Toy>(&text).unwrap().record().write(), text);
            let mut turned: Vec<&str> = said.lines().collect();
            turned.reverse();
            let turned = format!("{HEAD}{}\n{STEPS}", turned.join("\n"));
            assert_eq!(read::<Toy>(&turned).unwrap().record().write(), text);
        }
        let plain = format!("{HEAD}{STEPS}");
        let table = read::<Toy>(&plain).unwrap();
        assert_eq!((table.fairness(), table.record().write()), (None, plain));
    }

    #[test]
    fn the_form_is_checked() {
        let commitment = format!("commitment {}", hash('a'));
        let with = |line: &str| format!("{commitment}\n{line}");
        let most = "f".repeat(64);
        #[rustfmt::skip]
        let cases = [
            ("commitment".to_owned(), 3, "commitment is \"\"; expected 64 of the digits 0-9 and a-f"),
            ("commitment abc".to_owned(), 3, "commitment is \"abc\"; expected 64"),
            (format!("commitment {}", hash('A')), 3, "commitment is \"AAAA"),
            (format!("commitment {} {}", hash('a'), hash('a')), 3, "expected 64"),
            (with(&commitment), 4, "a second \"commitment\" line"),
            (format!("secret {}", hash('0')), 3, "a \"secret\" line without a \"commitment\" line"),
            ("numbers 0:1".to_owned(), 3, "a \"numbers\" line without"),
            ("dealt-from 3".to_owned(), 3, "a \"dealt-from\" line without"),
            (with("secret 00"), 4, "secret is \"00\"; expected 64"),
            (with(&format!("secret {}g", &hash('0')[1..])), 4, "secret is \"0000"),
            (with("numbers"), 4, "numbers is \"\"; expected SEAT:NUMBER, a seat of 0 to 2 and 1 to 64"),
            (with("numbers 7"), 4, "numbers is \"7\"; expected SEAT:NUMBER"),
            (with("numbers 3:7"), 4, "numbers is \"3:7\"; expected SEAT:NUMBER, a seat of 0 to 2"),
            (with("numbers 0:"), 4, "numbers is \"0:\""),
            (with("numbers 0:x"), 4, "numbers is \"0:x\""),
            (with("numbers 00:1"), 4, "numbers is \"00:1\""),
            (with(&format!("numbers 0:{most}f")), 4, "1 to 64 of the digits"),
            (with("numbers 1:1 0:1"), 4, "numbers is \"0:1\"; expected each seat once, in the order"),
            (with("numbers 1:1 1:1"), 4, "numbers is \"1:1\"; expected each seat once"),
            (with("dealt-from 0"), 4, "dealt-from is \"0\"; expected a number of steps, 1 or more"),
            (with("dealt-from 01"), 4, "dealt-from is \"01\""),
            (with("dealt-from -1"), 4, "dealt-from is \"-1\""),
            (with("dealt-from 99999999999999999999"), 4, "dealt-from is \"99999999999999999999\""),
        ];
        for (said, line, reason) in cases {
            let error = read::<Toy>(&format!("{HEAD}{said}\n{STEPS}")).unwrap_err();
            assert_eq!(error.line, line, "{said}: {error}");
            assert!(error.reason.contains(reason), "{said}: {error}");
        }
        assert!(read::<Toy>(&format!("{HEAD}{commitment}\nnumbers 2:{most}\n")).is_ok());
    }

    #[test]
    fn a_table_takes_only_what_a_record_can_carry() {
        let mut table = Table::<Toy>::new(3, vec![]);
        let good = Fairness { commitment: hash('a'), ..Fairness::default() };
        table.set_fairness(Some(good.clone())).unwrap();
        for bad in [
            Fairness { commitment: "a\nseats 9".to_owned(), ..good.clone() },
            Fairness { secret: Some(String::new()), ..good.clone() },
            Fairness { numbers: vec![(3, "1".to_owned())], ..good.clone() },
            Fairness { numbers: vec![(0, "1 1:2".to_owned())], ..good.clone() },
            Fairness { numbers: vec![(1, "1".to_owned()), (0, "1".to_owned())], ..good.clone() },
        ] {
            assert!(table.set_fairness(Some(bad.clone())).is_err(), "{bad:?}");
            assert_eq!(table.fairness(), Some(&good), "unchanged");
        }
        table.set_fairness(None).unwrap();
        assert_eq!(table.fairness(), None);
    }

    #[test]
    fn luck_is_found_in_its_line() {
        assert_eq!([0, 1].map(|n| luck_line(&full(), n)), [Some(7), None]);
        let text = "# a game\n\nmirabilia 1 toy\n# three\nseats 3\n\ndeal 5 7 1 # luck\n0 bid 1\n";
        assert_eq!(luck_line(text, 0), Some(7));
        let text = "mirabilia 1 toy\nseats 2\nposition\nend\n# now\ndeal 5 7\n";
        assert!(read::<Toy>(text).is_ok());
        assert_eq!(luck_line(text, 0), Some(6), "what is inside a position is no luck");
    }
}
