//! What is due in a described position: its ids, and whether it is possible.

use mirabilia_kernel::{Seat, SetupError};

use super::Position;
use crate::data::{Act, CardSet, Colour, SLOTS, Symbol};
use crate::setup::Centre;
use crate::state::{Lying, Phase};

/// The pairs of symbols: no symbol is on more than two cards.
pub(super) fn pairs_in(cards: CardSet) -> u32 {
    let symbols = || cards.iter().filter_map(|card| card.facts().symbol).map(Symbol::bit);
    let different = symbols().fold(0, |seen, bit| seen | bit);
    symbols().count() as u32 - different.count_ones()
}

/// The words for what is due.
pub(super) const DUE: [(&str, Phase); 14] = [
    ("first", Phase::DealFirst),
    ("tokens", Phase::DealTokens),
    ("wonders", Phase::DealWonders),
    ("draft", Phase::Draft),
    ("deal", Phase::DealAge),
    ("begin", Phase::Begin),
    ("play", Phase::Play),
    ("token", Phase::Token),
    ("draw-library", Phase::DealLibrary),
    ("library", Phase::Library),
    ("destroy-brown", Phase::Destroy(Colour::Brown)),
    ("destroy-grey", Phase::Destroy(Colour::Grey)),
    ("revive", Phase::Revive),
    ("reveal", Phase::Reveal),
];

/// The word for what is due.
pub(super) fn word(phase: Phase) -> &'static str {
    DUE.iter().find(|(_, due)| *due == phase).map_or("over", |(word, _)| word)
}

/// The picks of the draft that are the second player's, one bit each (rules 1.12 and 1.14).
pub(super) const SECOND: u8 = 0b1001_0110;

/// Is it due before the first structure is dealt, in the draft or earlier?
pub(super) fn is_before_the_ages(phase: Phase) -> bool {
    matches!(phase, Phase::DealFirst | Phase::DealTokens | Phase::DealWonders | Phase::Draft)
}

impl Position {
    /// Whether what is due can be.
    pub(super) fn check_due(&self) -> Result<(), SetupError> {
        let wrong = |expected: &str| Err(SetupError::new("due", word(self.phase), expected));
        if is_before_the_ages(self.phase) {
            return self.check_draft();
        }
        let left = self.structure.iter().filter(|lying| **lying != Lying::Nothing).count();
        let me = &self.cities[self.active.index()];
        let act = |act: Act| me.built.iter().any(|wonder| wonder.facts().act == act);
        if self.age == 0 {
            return wrong("something of the draft before age 1");
        }
        if !self.offered.is_empty() {
            return Err(SetupError::new("offered", "wonders", "none after the draft"));
        }
        if (self.phase == Phase::Library) == self.drawn.is_empty() {
            let value = format!("{} tokens", self.drawn.len());
            let expected = "three while a token of the Great Library is chosen, else none";
            return Err(SetupError::new("drawn", &value, expected));
        }
        let settled = matches!(self.phase, Phase::DealAge | Phase::Begin | Phase::Play);
        if self.again && settled {
            let expected = "nothing: it says that the turn goes on after what is due";
            return Err(SetupError::new("again", "again", expected));
        }
        match self.phase {
            Phase::DealAge if left > 0 => {
                Err(SetupError::new("structure", "cards", "none: it is dealt now"))
            }
            Phase::DealAge if self.age == 1 && self.active != self.first => {
                let value = self.active.to_string();
                Err(SetupError::new("to-move", &value, "the first player in age 1"))
            }
            Phase::Play if left == 0 => {
                Err(SetupError::new("structure", "nothing", "at least one card to play"))
            }
            Phase::Begin if self.age == 1 => wrong("play in age 1: the first player begins"),
            Phase::Begin if left < SLOTS => wrong("a structure from which no card was taken"),
            Phase::Begin if self.pawn == 0 && self.centre == Centre::Begins => {
                wrong("play: with the pawn in the middle nobody chooses")
            }
            Phase::Begin if self.pawn != 0 && self.active.index() != usize::from(self.pawn > 0) => {
                let value = self.active.to_string();
                Err(SetupError::new("to-move", &value, "the seat with the weaker army"))
            }
            Phase::Reveal => {
                let laid = self.laid();
                if laid.open & laid.face_down == 0 {
                    return wrong("a card face down with nothing on it");
                }
                Ok(())
            }
            Phase::Token if self.board.is_empty() => wrong("a progress token on the board"),
            Phase::Token if pairs_in(me.cards) == 0 => {
                wrong("a pair of symbols in the city to move")
            }
            Phase::DealLibrary | Phase::Library if !act(Act::Library) => {
                wrong("the Great Library in the city to move")
            }
            Phase::Library => self.check_drawn(),
            Phase::Destroy(colour) => {
                let rival = &self.cities[self.active.other().index()];
                if !act(Act::Destroy(colour)) {
                    return wrong("a wonder that destroys in the city to move");
                }
                if !rival.cards.iter().any(|card| card.facts().colour == colour) {
                    return wrong("a card of that colour in the other city");
                }
                Ok(())
            }
            Phase::Revive if !act(Act::Revive) => wrong("the Mausoleum in the city to move"),
            Phase::Revive if self.discard.is_empty() => wrong("a card in the discard pile"),
            Phase::Over(_) => wrong("a game that is not over"),
            _ => Ok(()),
        }
    }

    fn check_drawn(&self) -> Result<(), SetupError> {
        let owned = self.cities.iter().fold(self.board, |set, city| set.or(city.tokens));
        if let Some(token) = self.drawn.and(owned).iter().next() {
            return Err(SetupError::new("drawn", token.facts().id, "tokens of the box"));
        }
        if self.drawn.len() != 3 {
            let value = format!("{} tokens", self.drawn.len());
            return Err(SetupError::new("drawn", &value, "three"));
        }
        Ok(())
    }

    /// Rules 1.11 to 1.14: first, second, second, first; then the other way round.
    fn check_draft(&self) -> Result<(), SetupError> {
        let wrong = |field: &str, value: String, expected: String| {
            Err(SetupError::new(field, &value, expected))
        };
        let taken = self.wonders();
        if self.age != 0 {
            return wrong("age", self.age.to_string(), "none before the draft is over".into());
        }
        let empty = |lying: &Lying| *lying == Lying::Nothing;
        let cards = self.seen().len();
        if cards > 0 || !self.structure.iter().all(empty) {
            return wrong("cards", format!("{cards} cards"), "none before age 1".into());
        }
        if self.pawn != 0 || self.cities.iter().any(|c| !c.built.is_empty() || !c.tokens.is_empty())
        {
            return wrong("due", word(self.phase).into(), "play: the game has begun".into());
        }
        if self.again || !self.drawn.is_empty() {
            return wrong("again", "again".into(), "nothing before age 1".into());
        }
        let (number, offered) = (taken.len(), self.offered.len());
        if !self.offered.and(taken).is_empty() {
            let expected = "wonders that nobody has taken";
            return wrong("offered", format!("{offered} wonders"), expected.into());
        }
        let fits = match self.phase {
            Phase::Draft => offered > 0 && (number + offered).is_multiple_of(4),
            Phase::DealWonders => offered == 0 && (number == 0 || number == 4),
            _ => offered == 0 && (number == 0 || number == 8),
        };
        if !fits || number + offered > 8 {
            let value = format!("{number} taken, {offered} offered");
            return wrong("wonders", value, "two rounds of four in the draft".into());
        }
        let second = (SECOND & ((1 << number) - 1) as u8).count_ones();
        let [first, other] = [self.first, self.first.other()];
        let has = |seat: Seat| self.cities[seat.index()].unbuilt.len();
        if number < 8 && (has(first), has(other)) != (number - second, second) {
            let (a, b) = (number - second, second);
            let expected = format!("{a} of the first player, {b} of the other");
            return wrong("wonders", format!("{} and {}", has(first), has(other)), expected);
        }
        let turn = if number < 8 && SECOND >> number & 1 == 1 { other } else { first };
        if self.active != turn {
            return wrong("to-move", self.active.to_string(), format!("seat {turn} in the draft"));
        }
        Ok(())
    }
}
