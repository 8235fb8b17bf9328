//! Moves and luck as records write them (`docs/records.md`).

use std::fmt;
use std::str::FromStr;

use mirabilia_kernel::record::brief;
use mirabilia_kernel::{ParseError, Phrase, phrase};

use crate::chance::{Chance, Hands, NOBODY, side_of};
use crate::data::{Card, Side, Wonder};
use crate::moves::Move;
use crate::payment::Payment;
use crate::state::{HAND, State};

const VERBS: &str = "build CARD [pay N left M right], stage with CARD [pay …], sell CARD, \
                     revive CARD, revive nothing, choose WONDER, side day|night";
const LUCK: &str = "deal wonders …, deal sides …, deal age N …";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (head, payment) = match self {
            Self::Build(card, payment) => (format!("build {}", card.facts().id), *payment),
            Self::Stage(card, payment) => (format!("stage with {}", card.facts().id), *payment),
            Self::Sell(card) => return write!(f, "sell {}", card.facts().id),
            Self::Revive(Some(card)) => return write!(f, "revive {}", card.facts().id),
            Self::Revive(None) => return f.write_str("revive nothing"),
            Self::Choose(wonder) => return write!(f, "choose {}", wonder.facts().id),
            Self::Side(side) => return write!(f, "side {}", side.name()),
        };
        f.write_str(&head)?;
        if payment == Payment::NONE { Ok(()) } else { write!(f, " {payment}") }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<&str> = text.split_whitespace().take(9).collect();
        match words[..] {
            ["build", id, ref rest @ ..] => Ok(Self::Build(card(id)?, payment(rest)?)),
            ["stage", "with", id, ref rest @ ..] => Ok(Self::Stage(card(id)?, payment(rest)?)),
            ["sell", id] => card(id).map(Self::Sell),
            ["revive", "nothing"] => Ok(Self::Revive(None)),
            ["revive", id] => card(id).map(|card| Self::Revive(Some(card))),
            ["choose", id] => wonder(id).map(Self::Choose),
            ["side", name] => side(name).map(Self::Side),
            _ => Err(ParseError::no_move(text, VERBS)),
        }
    }
}

/// Nothing, or `pay N left`, `pay N right`, `pay N left M right`.
fn payment(words: &[&str]) -> Result<Payment, ParseError> {
    match words[..] {
        [] => Ok(Payment::NONE),
        ["pay", left, "left"] => Ok(Payment { left: coins(left)?, right: 0 }),
        ["pay", right, "right"] => Ok(Payment { left: 0, right: coins(right)? }),
        ["pay", left, "left", right, "right"] => {
            Ok(Payment { left: coins(left)?, right: coins(right)? })
        }
        _ => {
            let why = phrase!(
                "wonders-step-payment",
                "no payment \"{words}\"; expected {form}",
                words = brief(&words.join(" ")),
                form = "pay N left M right"
            );
            Err(ParseError::new(why))
        }
    }
}

fn coins(word: &str) -> Result<u8, ParseError> {
    match word.parse::<u8>() {
        // Only the plain form of a payment, so that what is read is written the same.
        Ok(coins) if coins > 0 && coins.to_string() == word => Ok(coins),
        _ => {
            let why = phrase!(
                "wonders-step-coins",
                "no payment of \"{word}\" coins; expected 1 or more",
                word = brief(word)
            );
            Err(ParseError::new(why))
        }
    }
}

impl State {
    /// Luck as records write it.
    pub(crate) fn chance_text(&self, chance: &Chance) -> String {
        let seats = usize::from(self.seats);
        let mut text = String::new();
        match chance {
            Chance::Wonders(wonders) => {
                text.push_str("deal wonders");
                for &wonder in &wonders[..seats] {
                    let known = wonder < Wonder::COUNT;
                    text.push(' ');
                    text.push_str(if known { Wonder(wonder).facts().id } else { "?" });
                }
            }
            Chance::Sides(night) => {
                text.push_str("deal sides");
                for seat in mirabilia_kernel::Seat::all(self.seats) {
                    text.push(' ');
                    text.push_str(side_of(*night, seat).name());
                }
            }
            Chance::Age(age, hands) => {
                text = format!("deal age {age}");
                for (seat, hand) in hands[..seats].iter().enumerate() {
                    text.push_str(if seat == 0 { "" } else { " /" });
                    for &card in hand {
                        let known = card < Card::COUNT;
                        text.push(' ');
                        text.push_str(if known { Card(card).facts().id } else { "?" });
                    }
                }
            }
        }
        text
    }

    /// Reads what [`chance_text`](Self::chance_text) writes.
    pub(crate) fn read_chance(&self, text: &str) -> Result<Chance, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let seats = usize::from(self.seats);
        let one_each = |found: usize, given: Phrase| {
            if found == seats {
                return Ok(());
            }
            Err(ParseError::new(phrase!(
                "step-one-each",
                "{given}; expected {n}, one for each seat",
                given,
                n = seats
            )))
        };
        match words[..] {
            ["deal", "wonders", ref ids @ ..] => {
                one_each(ids.len(), phrase!("wonders-step-wonders", "{n} wonders", n = ids.len()))?;
                let mut wonders = [NOBODY; mirabilia_kernel::MAX_SEATS];
                for (place, id) in wonders.iter_mut().zip(ids) {
                    *place = wonder(id)?.0;
                }
                Ok(Chance::Wonders(wonders))
            }
            ["deal", "sides", ref names @ ..] => {
                one_each(names.len(), phrase!("wonders-step-sides", "{n} sides", n = names.len()))?;
                let mut night = 0;
                for (seat, name) in names.iter().enumerate() {
                    night |= (side(name)? as u8) << seat;
                }
                Ok(Chance::Sides(night))
            }
            ["deal", "age", age @ ("1" | "2" | "3"), ref cards @ ..] => {
                let age = age.as_bytes()[0] - b'0';
                let given: Vec<&[&str]> = cards.split(|&word| word == "/").collect();
                one_each(given.len(), phrase!("wonders-step-hands", "{n} hands", n = given.len()))?;
                Ok(Chance::Age(age, hands(&given)?))
            }
            _ => Err(ParseError::no_luck(text, LUCK, VERBS)),
        }
    }
}

fn hands(given: &[&[&str]]) -> Result<Hands, ParseError> {
    let mut hands = [[NOBODY; HAND]; mirabilia_kernel::MAX_SEATS];
    for (seat, (hand, ids)) in hands.iter_mut().zip(given).enumerate() {
        if ids.len() != HAND {
            let why = phrase!(
                "wonders-step-hand",
                "seat {seat} has {n} cards, not {wanted}",
                seat,
                n = ids.len(),
                wanted = HAND
            );
            return Err(ParseError::new(why));
        }
        for (place, id) in hand.iter_mut().zip(*ids) {
            *place = card(id)?.0;
        }
        hand.sort_unstable(); // Rule 1.23: the order within a hand means nothing
    }
    Ok(hands)
}

fn card(id: &str) -> Result<Card, ParseError> {
    let names = || Card::all().map(|card| card.facts().id);
    Card::from_id(id)
        .ok_or_else(|| ParseError::unknown(phrase!("file-a-card", "card"), id, names()))
}

fn wonder(id: &str) -> Result<Wonder, ParseError> {
    let names = || Wonder::all().map(|wonder| wonder.facts().id);
    Wonder::from_id(id)
        .ok_or_else(|| ParseError::unknown(phrase!("file-a-wonder", "wonder"), id, names()))
}

fn side(name: &str) -> Result<Side, ParseError> {
    Side::from_name(name).ok_or_else(|| {
        let word = brief(name);
        ParseError::new(phrase!(
            "wonders-step-side",
            "no side \"{word}\"; expected day or night",
            word
        ))
    })
}
