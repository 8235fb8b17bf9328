//! What is due in a described position: its ids, and whether it is possible.

use mirabilia_kernel::{Phrase, Seat, SetupError, phrase};

use super::Position;
use super::check::{n_cards, n_tokens, nothing};
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
        if is_before_the_ages(self.phase) {
            return self.check_draft();
        }
        if self.age == 0 {
            let expected = phrase!("duel-file-due-draft", "something of the draft before age 1");
            return Err(SetupError::new("due", word(self.phase), expected));
        }
        if !self.offered.is_empty() {
            let expected = phrase!("duel-file-after-draft", "none after the draft");
            return Err(SetupError::new("offered", n_wonders(self.offered.len()), expected));
        }
        if (self.phase == Phase::Library) == self.drawn.is_empty() {
            let expected = phrase!(
                "duel-file-drawn",
                "three while a token of the Great Library is chosen, otherwise none"
            );
            return Err(SetupError::new("drawn", n_tokens(self.drawn.len()), expected));
        }
        let settled = matches!(self.phase, Phase::DealAge | Phase::Begin | Phase::Play);
        if self.again && settled {
            let expected = phrase!(
                "duel-file-again",
                "nothing: it says that the turn goes on after what is due"
            );
            return Err(SetupError::new("again", "again", expected));
        }
        self.check_phase()
    }

    /// Whether the table has what the phase needs.
    fn check_phase(&self) -> Result<(), SetupError> {
        let wrong = |expected: Phrase| Err(SetupError::new("due", word(self.phase), expected));
        let left = self.structure.iter().filter(|lying| **lying != Lying::Nothing).count();
        let me = &self.cities[self.active.index()];
        let act = |act: Act| me.built.iter().any(|wonder| wonder.facts().act == act);
        match self.phase {
            Phase::DealAge if left > 0 => {
                let expected = phrase!("duel-file-dealt-now", "none: it is dealt now");
                Err(SetupError::new("structure", n_cards(left as u32), expected))
            }
            Phase::DealAge if self.age == 1 && self.active != self.first => {
                let expected = phrase!("duel-file-first", "the first player in age 1");
                Err(SetupError::new("to-move", self.active, expected))
            }
            Phase::Play if left == 0 => {
                let expected = phrase!("duel-file-a-card", "at least one card to play");
                Err(SetupError::new("structure", nothing(), expected))
            }
            Phase::Begin if self.age == 1 => {
                wrong(phrase!("duel-file-begin-first", "play in age 1: the first player begins"))
            }
            Phase::Begin if left < SLOTS => {
                wrong(phrase!("duel-file-begin-whole", "a structure from which no card was taken"))
            }
            Phase::Begin if self.pawn == 0 && self.centre == Centre::Begins => wrong(phrase!(
                "duel-file-begin-middle",
                "play: with the pawn in the middle no seat chooses"
            )),
            Phase::Begin if self.pawn != 0 && self.active.index() != usize::from(self.pawn > 0) => {
                let expected = phrase!("duel-file-weaker", "the seat with the weaker army");
                Err(SetupError::new("to-move", self.active, expected))
            }
            Phase::Reveal => {
                let laid = self.laid();
                if laid.open & laid.face_down == 0 {
                    return wrong(phrase!(
                        "duel-file-reveal",
                        "a card face down with nothing on it"
                    ));
                }
                Ok(())
            }
            Phase::Token if self.board.is_empty() => {
                wrong(phrase!("duel-file-a-token", "a progress token on the board"))
            }
            Phase::Token if pairs_in(me.cards) == 0 => {
                wrong(phrase!("duel-file-a-pair", "a pair of symbols in the city to move"))
            }
            Phase::DealLibrary | Phase::Library if !act(Act::Library) => {
                wrong(phrase!("duel-file-the-library", "the Great Library in the city to move"))
            }
            Phase::Library => self.check_drawn(),
            Phase::Destroy(colour) => {
                let rival = &self.cities[self.active.other().index()];
                if !act(Act::Destroy(colour)) {
                    return wrong(phrase!(
                        "duel-file-destroyer",
                        "a wonder that destroys in the city to move"
                    ));
                }
                if !rival.cards.iter().any(|card| card.facts().colour == colour) {
                    return wrong(phrase!(
                        "duel-file-destroyable",
                        "a card of that colour in the other city"
                    ));
                }
                Ok(())
            }
            Phase::Revive if !act(Act::Revive) => {
                wrong(phrase!("duel-file-mausoleum", "the Mausoleum in the city to move"))
            }
            Phase::Revive if self.discard.is_empty() => {
                wrong(phrase!("duel-file-discarded", "a card in the discard pile"))
            }
            Phase::Over(_) => wrong(phrase!("duel-file-not-over", "a game that is not over")),
            _ => Ok(()),
        }
    }

    fn check_drawn(&self) -> Result<(), SetupError> {
        let owned = self.cities.iter().fold(self.board, |set, city| set.or(city.tokens));
        if let Some(token) = self.drawn.and(owned).iter().next() {
            let expected = phrase!("duel-file-of-box", "tokens of the box");
            return Err(SetupError::new("drawn", token.facts().id, expected));
        }
        if self.drawn.len() != 3 {
            let expected = phrase!("file-exactly", "{n}", n = 3);
            return Err(SetupError::new("drawn", n_tokens(self.drawn.len()), expected));
        }
        Ok(())
    }

    /// Rules 1.11 to 1.14: first, second, second, first; then the other way round.
    fn check_draft(&self) -> Result<(), SetupError> {
        let taken = self.wonders();
        if self.age != 0 {
            let expected = phrase!("duel-file-draft-first", "none before the draft is over");
            return Err(SetupError::new("age", self.age, expected));
        }
        let empty = |lying: &Lying| *lying == Lying::Nothing;
        let cards = self.seen().len();
        if cards > 0 || !self.structure.iter().all(empty) {
            return Err(SetupError::new("cards", n_cards(cards), before_ages()));
        }
        if self.pawn != 0 || self.cities.iter().any(|c| !c.built.is_empty() || !c.tokens.is_empty())
        {
            let expected = phrase!("duel-file-begun", "play: the game has begun");
            return Err(SetupError::new("due", word(self.phase), expected));
        }
        if self.again || !self.drawn.is_empty() {
            let expected = phrase!("duel-file-nothing-before", "nothing before age 1");
            return Err(SetupError::new("again", "again", expected));
        }
        let (number, offered) = (taken.len(), self.offered.len());
        if !self.offered.and(taken).is_empty() {
            let expected = phrase!("duel-file-untaken", "wonders that no seat has taken");
            return Err(SetupError::new("offered", n_wonders(offered), expected));
        }
        let fits = match self.phase {
            Phase::Draft => offered > 0 && (number + offered).is_multiple_of(4),
            Phase::DealWonders => offered == 0 && (number == 0 || number == 4),
            _ => offered == 0 && (number == 0 || number == 8),
        };
        if !fits || number + offered > 8 {
            let value = phrase!(
                "duel-file-drafted",
                "{taken} taken, {offered} offered",
                taken = number,
                offered
            );
            let expected = phrase!("duel-file-rounds", "two rounds of four in the draft");
            return Err(SetupError::new("wonders", value, expected));
        }
        let second = (SECOND & ((1 << number) - 1) as u8).count_ones();
        let [first, other] = [self.first, self.first.other()];
        let has = |seat: Seat| self.cities[seat.index()].unbuilt.len();
        if number < 8 && (has(first), has(other)) != (number - second, second) {
            let (a, b) = (number - second, second);
            let expected = phrase!(
                "duel-file-draft-shares",
                "{a} of the first player, {b} of the other",
                a,
                b
            );
            let value = phrase!("file-and", "{a} and {b}", a = has(first), b = has(other));
            return Err(SetupError::new("wonders", value, expected));
        }
        let turn = if number < 8 && SECOND >> number & 1 == 1 { other } else { first };
        if self.active != turn {
            let expected = phrase!("duel-file-draft-turn", "seat {seat} in the draft", seat = turn);
            return Err(SetupError::new("to-move", self.active, expected));
        }
        Ok(())
    }
}

fn n_wonders(n: u32) -> Phrase {
    phrase!("duel-file-n-wonders", "{n} wonders", n)
}

pub(super) fn before_ages() -> Phrase {
    phrase!("duel-file-before-ages", "none before age 1")
}
