//! Checks of a described position: is the table possible?

use mirabilia_kernel::phrase::{at_most, from_to};
use mirabilia_kernel::position::of_seat;
use mirabilia_kernel::{Phrase, PhraseArg, Seat, SetupError, phrase};

use super::due::{is_before_the_ages, pairs_in};
use super::{CityPosition, Position};
use crate::chance::GUILD_BITS;
use crate::data::{
    CAPITAL, CardSet, STRUCTURES, SYMBOLS_TO_WIN, TRACK, Token, TokenSet, WONDER_LIMIT, WonderSet,
};
use crate::state::{Lying, Phase};

/// More coins than any game brings.
pub(super) const MOST_COINS: u16 = 1000;
/// The cards of an age that no player sees: those of the age, and the guilds.
const REMOVED: [u32; 2] = [3, 4];
/// The progress tokens dealt to the board (rule 1.5).
const BOARD_TOKENS: u32 = 5;

impl Position {
    pub(super) fn check(&self) -> Result<(), SetupError> {
        let wrong = |field: &str, value: PhraseArg, expected: Phrase| {
            Err(SetupError::new(field, value, expected))
        };
        if self.age > 3 || self.age == 0 && !is_before_the_ages(self.phase) {
            return wrong("age", self.age.into(), from_to(1, 3));
        }
        if self.active.index() > 1 {
            return wrong("active", self.active.into(), from_to(0, 1));
        }
        if self.pawn.abs() >= CAPITAL {
            let most = CAPITAL - 1;
            let expected =
                phrase!("duel-file-pawn", "-{most} to {most}: a capital ends the game", most);
            return wrong("pawn", self.pawn.into(), expected);
        }
        let mut places = CardSet::EMPTY;
        let up = self.structure.iter().filter_map(|lying| match lying {
            Lying::FaceUp(card) => Some(*card),
            _ => None,
        });
        let [mine, yours] = self.cities.map(|city| city.cards);
        let piles = self.discard.iter().chain(self.buried.iter());
        for card in up.chain(piles).chain(mine.iter()).chain(yours.iter()) {
            let id = card.facts().id;
            if places.has(card) {
                let expected = phrase!("position-card-once", "each card in one place");
                return wrong("cards", id.into(), expected);
            }
            if card.age() > self.age {
                return wrong("cards", id.into(), not_later());
            }
            places = places.with(card);
        }
        if let Some(city) = self.cities.iter().find(|city| city.coins > MOST_COINS) {
            return wrong("coins", city.coins.into(), at_most(MOST_COINS));
        }
        for (side, ahead) in [(1, self.pawn), (0, -self.pawn)] {
            // Rule 6.8: the pawn sets off every token it passes.
            let mut there = self.loot[side].iter().zip(&TRACK[1..]);
            if there.any(|(there, zone)| *there && ahead >= zone.from) {
                let value = phrase!("duel-file-loot-of", "a token of seat {side}'s side", side);
                let expected = phrase!("duel-file-loot-passed", "none that the pawn has passed");
                return wrong("loot", value.into(), expected);
            }
        }
        self.check_wonders_and_tokens()?;
        if self.age > 0 {
            self.check_structure()?;
            self.check_unseen()?;
        }
        self.check_due()
    }

    /// Every back hides a card, and no more cards of the age are missing than were removed.
    fn check_unseen(&self) -> Result<(), SetupError> {
        let laid = self.laid();
        let guilds = if self.age == 3 { laid.unseen & GUILD_BITS } else { 0 };
        let guild_backs = laid.guild_backs.count_ones();
        let backs = (laid.face_down & !laid.guild_backs).count_ones();
        let dealt = if self.age == 3 { 3 } else { 0 };
        if guild_backs > dealt {
            let value = phrase!("duel-file-guild-backs", "{n} guild backs", n = guild_backs);
            return Err(SetupError::new("structure", value, at_most(dealt)));
        }
        let unseen = [
            (backs, (laid.unseen & !guilds).count_ones(), 3),
            (guild_backs, guilds.count_ones(), 4),
        ];
        for (backs, unseen, removed) in unseen {
            if backs > unseen {
                let value = phrase!(
                    "duel-file-backs",
                    "{backs} backs for {cards} cards",
                    backs,
                    cards = unseen
                );
                let expected = phrase!("duel-file-card-per-back", "a card for every back");
                return Err(SetupError::new("structure", value, expected));
            }
            if backs > 0 && unseen > backs + removed {
                let value =
                    phrase!("duel-file-unaccounted", "{n} of the age unaccounted for", n = unseen);
                let expected = phrase!(
                    "duel-file-name-buried",
                    "at most {most}; name those under wonders",
                    most = backs + removed
                );
                return Err(SetupError::new("cards", value, expected));
            }
        }
        Ok(())
    }

    fn check_structure(&self) -> Result<(), SetupError> {
        let structure = &STRUCTURES[usize::from(self.age) - 1];
        let laid = self.laid();
        for (slot, lying) in self.structure.iter().enumerate() {
            let wrong = |value: PhraseArg, expected: Phrase| {
                let field = phrase!("duel-file-slot", "structure slot {slot}", slot);
                Err(SetupError::new(field, value, expected))
            };
            if let Lying::FaceUp(card) = lying
                && card.age() != self.age
            {
                return wrong(
                    card.facts().id.into(),
                    phrase!("duel-file-this-age", "a card of this age"),
                );
            }
            let down = matches!(lying, Lying::FaceDown | Lying::FaceDownGuild);
            if down && laid.open >> slot & 1 == 1 && self.phase == Phase::Play {
                let expected = phrase!("duel-file-uncovered", "a card: nothing lies on it");
                return wrong(face_down().into(), expected);
            }
            if down && structure.face_up >> slot & 1 == 1 {
                let expected = phrase!("duel-file-dealt-up", "a card dealt face up");
                return wrong(face_down().into(), expected);
            }
            if *lying == Lying::FaceDownGuild && self.age != 3 {
                let expected = phrase!("duel-file-guilds-later", "guilds only in age 3");
                return wrong(phrase!("duel-file-guild-back", "guild back").into(), expected);
            }
            let covered = laid.left & structure.covered_by[slot] != 0;
            if matches!(lying, Lying::FaceUp(_)) && covered && structure.face_up >> slot & 1 == 0 {
                let expected = phrase!("duel-file-covered-down", "face down: others lie on it");
                return wrong(phrase!("duel-file-face-up", "face up").into(), expected);
            }
            if *lying == Lying::Nothing && laid.left & structure.covered_by[slot] != 0 {
                let expected = phrase!("duel-file-covered", "a card: others lie on it");
                return wrong(nothing().into(), expected);
            }
        }
        Ok(())
    }

    fn check_wonders_and_tokens(&self) -> Result<(), SetupError> {
        let (mut wonders, mut tokens, mut built) = (WonderSet::EMPTY, self.board, 0);
        for city in &self.cities {
            built += city.built.len();
            let own = city.built.or(city.unbuilt);
            if own.len() > 4 || !city.built.and(city.unbuilt).is_empty() {
                let expected = phrase!("duel-file-four", "at most four per city, each once");
                return Err(SetupError::new("wonders", own.len(), expected));
            }
            if let Some(wonder) = own.and(wonders).iter().next() {
                let expected = phrase!("duel-file-one-city", "each in one city");
                return Err(SetupError::new("wonders", wonder.facts().id, expected));
            }
            if let Some(token) = city.tokens.and(tokens).iter().next() {
                let expected = phrase!("duel-file-one-place", "each in one place");
                return Err(SetupError::new("tokens", token.facts().id, expected));
            }
            wonders = wonders.or(own);
            tokens = tokens.or(city.tokens);
            if city.symbols().count_ones() >= SYMBOLS_TO_WIN {
                let value = phrase!("duel-file-symbols", "{n} symbols", n = SYMBOLS_TO_WIN);
                let expected =
                    phrase!("duel-file-fewer", "fewer: {n} end the game", n = SYMBOLS_TO_WIN);
                return Err(SetupError::new("cards", value, expected));
            }
        }
        if built > WONDER_LIMIT
            || built == WONDER_LIMIT && self.cities.iter().any(|city| !city.unbuilt.is_empty())
        {
            let expected = phrase!(
                "duel-file-wonder-limit",
                "at most {n} built, then none left",
                n = WONDER_LIMIT
            );
            return Err(SetupError::new("wonders", built, expected));
        }
        let all = TokenSet::from_bits((1 << Token::COUNT) - 1);
        let known = tokens.less(all).is_empty();
        let undealt = matches!(self.phase, Phase::DealFirst | Phase::DealTokens);
        let dealt = if undealt { 0..=0 } else { 5..=6 };
        if self.board.len() > 5 || !dealt.contains(&tokens.len()) || !known {
            let expected = if undealt {
                phrase!("duel-file-tokens-undealt", "none before they are dealt")
            } else {
                phrase!("duel-file-tokens-dealt", "five dealt, and one of the Great Library")
            };
            return Err(SetupError::new("tokens", in_all(tokens.len()), expected));
        }
        Ok(())
    }

    /// No more cards than were dealt, and wonders for those under them. Descriptions for tests of
    /// single rules may be freer; those that people write at their table are not.
    pub(super) fn check_dealt(&self) -> Result<(), SetupError> {
        let wrong = |field: &str, value: Phrase, expected: Phrase| {
            Err(SetupError::new(field, value, expected))
        };
        let built = self.cities.iter().map(|city| city.built.len()).sum::<u32>();
        if self.age > 0 && built < WONDER_LIMIT && self.wonders().len() != 8 {
            let expected = phrase!("duel-file-eight", "eight, built or not: four per city");
            return wrong("wonders", in_all(self.wonders().len()), expected);
        }
        let tokens = self.cities.iter().fold(self.board, |set, city| set.or(city.tokens)).len();
        if tokens == 6 && !self.cities.iter().any(CityPosition::has_library) {
            let expected = phrase!("duel-file-no-library", "five: no Great Library stands");
            return wrong("tokens", in_all(6), expected);
        }
        self.check_progress()?;
        self.check_loot()?;
        if self.buried.len() > built {
            let expected = phrase!(
                "duel-file-buried",
                "at most {most}: one under each wonder built",
                most = built
            );
            return wrong("buried", n_cards(self.buried.len()), expected);
        }
        let gone = self.cities[0].cards.or(self.cities[1].cards).or(self.discard).or(self.buried);
        let dealt = if self.phase == Phase::DealAge { self.age - 1 } else { self.age };
        let left = self.structure.iter().filter(|lying| **lying != Lying::Nothing).count() as u32;
        let named = gone.less(self.buried).len() + built + left;
        if named > 20 * u32::from(dealt) {
            let value = phrase!(
                "duel-file-cards-named",
                "{n} in cities, pile and structure, and under wonders",
                n = named
            );
            return wrong("cards", value, at_most(20 * u32::from(dealt)));
        }
        for age in 1..dealt {
            let count = gone.iter().filter(|card| card.age() == age).count();
            if count > 20 {
                return wrong("cards", of_age(count, age), at_most(20u8));
            }
        }
        if dealt == 0 || dealt < self.age {
            return Ok(());
        }
        let laid = self.laid();
        let guilds = if self.age == 3 { laid.unseen & GUILD_BITS } else { 0 };
        let guild_backs = laid.guild_backs.count_ones();
        let backs = (laid.face_down & !laid.guild_backs).count_ones();
        let unseen = [(laid.unseen & !guilds).count_ones(), guilds.count_ones()];
        for ((backs, unseen), removed) in [backs, guild_backs].into_iter().zip(unseen).zip(REMOVED)
        {
            if self.age < 3 && removed == REMOVED[1] {
                continue;
            }
            if unseen < backs + removed {
                let value = phrase!(
                    "duel-file-unseen",
                    "{n} of age {age} not seen",
                    n = unseen,
                    age = self.age
                );
                let expected = phrase!(
                    "duel-file-unseen-least",
                    "at least {least}: {backs} face down and {removed} removed",
                    least = backs + removed,
                    backs,
                    removed
                );
                return wrong("cards", value, expected);
            }
        }
        Ok(())
    }

    /// Each pair of symbols and the Great Library have brought their token (rules 7.2 and 5.18).
    fn check_progress(&self) -> Result<(), SetupError> {
        let is_due = |seat: usize, phases: &[Phase]| {
            self.active.index() == seat && phases.contains(&self.phase)
        };
        let token_due = |seat| is_due(seat, &[Phase::Token]);
        let pairs =
            [0, 1].map(|seat| pairs_in(self.cities[seat].cards) - u32::from(token_due(seat)));
        // A pair brings nothing when no token is left on the board.
        let without = (pairs[0] + pairs[1]).saturating_sub(BOARD_TOKENS);
        for (seat, city) in self.cities.iter().enumerate() {
            let due = is_due(seat, &[Phase::DealLibrary, Phase::Library]);
            let library = u32::from(city.has_library() && !due);
            let most = pairs[seat] + library;
            let has = city.tokens.len();
            if has > most || has + without.min(pairs[seat]) < most {
                let why = match (pairs[seat], library) {
                    (0, 0) => phrase!(
                        "duel-file-token-none",
                        "no pair of symbols and no Great Library has brought one"
                    ),
                    (0, _) => phrase!("duel-file-token-library", "the one of the Great Library"),
                    (_, 0) => phrase!("duel-file-token-pairs", "one for each pair of symbols"),
                    _ => phrase!(
                        "duel-file-token-both",
                        "one for each pair of symbols, one of the Great Library"
                    ),
                };
                let expected = if due || token_due(seat) {
                    phrase!(
                        "duel-file-tokens-due",
                        "{n}: {why}; the one that is due comes now",
                        n = most,
                        why
                    )
                } else {
                    phrase!("duel-file-tokens-of", "{n}: {why}", n = most, why)
                };
                let field = of_seat("tokens", Some(Seat::new(seat as u8)));
                return Err(SetupError::new(field, n_tokens(has), expected));
            }
        }
        Ok(())
    }

    /// The pawn passes the nearer token of a side before the farther one (rule 6.8).
    fn check_loot(&self) -> Result<(), SetupError> {
        let [near, far] = [TRACK[1].coins, TRACK[2].coins];
        for (side, loot) in self.loot.iter().enumerate() {
            if *loot == [true, false] {
                let field = of_seat("loot", Some(Seat::new(side as u8)));
                let expected = phrase!(
                    "duel-file-loot-order",
                    "{near} {far}, {far} or none: the pawn passes the {near} before the {far}",
                    near,
                    far
                );
                return Err(SetupError::new(field, near, expected));
            }
        }
        Ok(())
    }
}

fn face_down() -> Phrase {
    phrase!("duel-file-face-down", "face down")
}

pub(super) fn nothing() -> Phrase {
    phrase!("file-nothing", "nothing")
}

pub(super) fn in_all(n: u32) -> Phrase {
    phrase!("file-in-all", "{n} in all", n)
}

pub(super) fn n_cards(n: u32) -> Phrase {
    phrase!("file-n-cards", "{n} cards", n)
}

pub(super) fn n_tokens(n: u32) -> Phrase {
    phrase!("duel-file-n-tokens", "{n} tokens", n)
}

fn of_age(n: usize, age: u8) -> Phrase {
    phrase!("file-of-age", "{n} of age {age}", n, age)
}

fn not_later() -> Phrase {
    phrase!("file-not-later", "cards of this age or an earlier one")
}
