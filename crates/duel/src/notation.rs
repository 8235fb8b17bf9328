//! Moves and luck as records write them (`docs/records.md`).

use std::fmt;
use std::str::FromStr;

use mirabilia_kernel::record::brief;
use mirabilia_kernel::{ParseError, Seat, phrase};

use crate::chance::Chance;
use crate::data::{
    CARDS, Card, ROWS, SLOTS, Slot, TOKENS, Token, TokenSet, WONDERS, Wonder, WonderSet,
};
use crate::moves::Move;
use crate::state::Lying;

const VERBS: &str = "build CARD, sell CARD, wonder WONDER with CARD, take WONDER, token TOKEN, \
                     destroy CARD, revive CARD, begin SEAT";
const LUCK: &str = "deal first SEAT, deal tokens …, deal wonders …, deal age N …, \
                    reveal SLOT CARD, deal library …";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Build(card) => write!(f, "build {}", card.facts().id),
            Self::Sell(card) => write!(f, "sell {}", card.facts().id),
            Self::Wonder(wonder, card) => {
                write!(f, "wonder {} with {}", wonder.facts().id, card.facts().id)
            }
            Self::Take(wonder) => write!(f, "take {}", wonder.facts().id),
            Self::Token(token) => write!(f, "token {}", token.facts().id),
            Self::Destroy(card) => write!(f, "destroy {}", card.facts().id),
            Self::Revive(card) => write!(f, "revive {}", card.facts().id),
            Self::Begin(seat) => write!(f, "begin {seat}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<&str> = text.split_whitespace().take(5).collect();
        match words[..] {
            ["build", id] => card(id).map(Self::Build),
            ["sell", id] => card(id).map(Self::Sell),
            ["wonder", id, "with", under] => Ok(Self::Wonder(wonder(id)?, card(under)?)),
            ["take", id] => wonder(id).map(Self::Take),
            ["token", id] => token(id).map(Self::Token),
            ["destroy", id] => card(id).map(Self::Destroy),
            ["revive", id] => card(id).map(Self::Revive),
            ["begin", number] => seat(number).map(Self::Begin),
            _ => Err(ParseError::no_move(text, VERBS)),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "deal first {seat}"),
            Self::Tokens(tokens) => {
                f.write_str("deal tokens")?;
                tokens.iter().try_for_each(|token| write!(f, " {}", token.facts().id))
            }
            Self::Wonders(wonders) => {
                f.write_str("deal wonders")?;
                wonders.iter().try_for_each(|wonder| write!(f, " {}", wonder.facts().id))
            }
            Self::Age(age, slots) => {
                write!(f, "deal age {age}")?;
                let mut slots = slots.iter();
                for (number, (row, _)) in ROWS[usize::from(*age) - 1].iter().enumerate() {
                    f.write_str(if number == 0 { "" } else { " /" })?;
                    slots.by_ref().take(row.len()).try_for_each(|lying| {
                        let word = match lying {
                            Lying::FaceUp(card) => card.facts().id,
                            Lying::FaceDownGuild => "guild",
                            Lying::FaceDown | Lying::Nothing => "?",
                        };
                        write!(f, " {word}")
                    })?;
                }
                Ok(())
            }
            Self::Reveal(slot, card) => write!(f, "reveal {slot} {}", card.facts().id),
            Self::Library(tokens) => {
                f.write_str("deal library")?;
                tokens.iter().try_for_each(|token| write!(f, " {}", token.facts().id))
            }
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["deal", "first", number] => seat(number).map(Self::First),
            ["deal", "tokens", ref ids @ ..] => tokens(ids).map(Self::Tokens),
            ["deal", "library", ref ids @ ..] => tokens(ids).map(Self::Library),
            ["deal", "wonders", ref ids @ ..] => {
                let set = ids.iter().map(|id| wonder(id)).collect::<Result<WonderSet, _>>()?;
                once(set.len(), ids).map(|()| Self::Wonders(set))
            }
            ["deal", "age", age, ref slots @ ..] => structure(age, slots),
            ["reveal", number, id] => Ok(Self::Reveal(slot(number)?, card(id)?)),
            _ => Err(ParseError::no_luck(text, LUCK, VERBS)),
        }
    }
}

fn structure(age: &str, words: &[&str]) -> Result<Chance, ParseError> {
    let age: u8 = match age {
        "1" => 1,
        "2" => 2,
        "3" => 3,
        _ => {
            let why = phrase!("step-no-age", "no age \"{age}\"; ages are 1 to 3", age = brief(age));
            return Err(ParseError::new(why));
        }
    };
    let rows = ROWS[usize::from(age) - 1];
    let mut slots = [Lying::FaceDown; SLOTS];
    let mut next = 0;
    let given: Vec<&[&str]> = words.split(|&word| word == "/").collect();
    if given.len() != rows.len() {
        let why = phrase!(
            "duel-step-rows",
            "{n} rows; age {age} has {wanted}, with / between them",
            n = given.len(),
            age,
            wanted = rows.len()
        );
        return Err(ParseError::new(why));
    }
    for (number, (row, (middles, _))) in given.iter().zip(rows).enumerate() {
        if row.len() != middles.len() {
            let why = phrase!(
                "duel-step-row",
                "row {row} has {n} cards, not {wanted}",
                row = number + 1,
                n = row.len(),
                wanted = middles.len()
            );
            return Err(ParseError::new(why));
        }
        for word in *row {
            slots[next] = match *word {
                "?" => Lying::FaceDown,
                "guild" => Lying::FaceDownGuild,
                id => Lying::FaceUp(card(id)?),
            };
            next += 1;
        }
    }
    Ok(Chance::Age(age, slots))
}

fn tokens(ids: &[&str]) -> Result<TokenSet, ParseError> {
    let set = ids.iter().map(|id| token(id)).collect::<Result<TokenSet, _>>()?;
    once(set.len(), ids).map(|()| set)
}

fn once(different: u32, ids: &[&str]) -> Result<(), ParseError> {
    if different as usize == ids.len() {
        return Ok(());
    }
    Err(ParseError::new(phrase!("step-twice", "a name stands there twice")))
}

fn card(id: &str) -> Result<Card, ParseError> {
    let names = || CARDS.iter().map(|card| card.id);
    Card::from_id(id)
        .ok_or_else(|| ParseError::unknown(phrase!("file-a-card", "card"), id, names()))
}

fn wonder(id: &str) -> Result<Wonder, ParseError> {
    let names = || WONDERS.iter().map(|wonder| wonder.id);
    Wonder::from_id(id)
        .ok_or_else(|| ParseError::unknown(phrase!("file-a-wonder", "wonder"), id, names()))
}

fn token(id: &str) -> Result<Token, ParseError> {
    Token::from_id(id).ok_or_else(|| {
        ParseError::unknown(
            phrase!("file-a-token", "progress token"),
            id,
            TOKENS.iter().map(|token| token.id),
        )
    })
}

fn seat(number: &str) -> Result<Seat, ParseError> {
    Seat::parse(number, 2).ok_or_else(|| ParseError::no_seat(number, 2))
}

fn slot(number: &str) -> Result<Slot, ParseError> {
    match number.parse::<u8>() {
        // Only the plain form, so that what is read is written the same.
        Ok(slot) if usize::from(slot) < SLOTS && slot.to_string() == number => Ok(slot),
        _ => {
            let (word, last) = (brief(number), SLOTS - 1);
            let why =
                phrase!("duel-step-slot", "no slot \"{word}\"; slots are 0 to {last}", word, last);
            Err(ParseError::new(why))
        }
    }
}
