//! Checks of a described position: is the table possible?

use mirabilia_kernel::SetupError;

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
        let wrong = |field: &str, value: String, expected: &str| {
            Err(SetupError::new(field, &value, expected))
        };
        if self.age > 3 || self.age == 0 && !is_before_the_ages(self.phase) {
            return wrong("age", self.age.to_string(), "1 to 3");
        }
        if self.active.index() > 1 {
            return wrong("active", self.active.to_string(), "seat 0 or 1");
        }
        if self.pawn.abs() >= CAPITAL {
            let most = CAPITAL - 1;
            let expected = format!("-{most} to {most}: a capital ends the game");
            return wrong("pawn", self.pawn.to_string(), &expected);
        }
        let mut places = CardSet::EMPTY;
        let up = self.structure.iter().filter_map(|lying| match lying {
            Lying::FaceUp(card) => Some(*card),
            _ => None,
        });
        let [mine, yours] = self.cities.map(|city| city.cards);
        let piles = self.discard.iter().chain(self.buried.iter());
        for card in up.chain(piles).chain(mine.iter()).chain(yours.iter()) {
            let id = card.facts().id.to_owned();
            if places.has(card) {
                return wrong("cards", id, "each card in one place");
            }
            if card.age() > self.age {
                return wrong("cards", id, "cards of this age or an earlier one");
            }
            places = places.with(card);
        }
        if let Some(city) = self.cities.iter().find(|city| city.coins > MOST_COINS) {
            let expected = format!("at most {MOST_COINS}");
            return Err(SetupError::new("coins", &city.coins.to_string(), expected));
        }
        for (side, ahead) in [(1, self.pawn), (0, -self.pawn)] {
            // Rule 6.8: the pawn sets off every token it passes.
            let mut there = self.loot[side].iter().zip(&TRACK[1..]);
            if there.any(|(there, zone)| *there && ahead >= zone.from) {
                let value = format!("a token of seat {side}'s side");
                return wrong("loot", value, "none that the pawn has passed");
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
            let value = format!("{guild_backs} guild backs");
            return Err(SetupError::new("structure", &value, format!("at most {dealt}")));
        }
        let unseen = [
            (backs, (laid.unseen & !guilds).count_ones(), 3),
            (guild_backs, guilds.count_ones(), 4),
        ];
        for (backs, unseen, removed) in unseen {
            if backs > unseen {
                let value = format!("{backs} backs for {unseen} cards");
                return Err(SetupError::new("structure", &value, "a card for every back"));
            }
            if backs > 0 && unseen > backs + removed {
                let value = format!("{unseen} of the age unaccounted for");
                let expected = format!("at most {}; name those under wonders", backs + removed);
                return Err(SetupError::new("cards", &value, expected));
            }
        }
        Ok(())
    }

    fn check_structure(&self) -> Result<(), SetupError> {
        let structure = &STRUCTURES[usize::from(self.age) - 1];
        let laid = self.laid();
        for (slot, lying) in self.structure.iter().enumerate() {
            let field = format!("structure slot {slot}");
            if let Lying::FaceUp(card) = lying
                && card.age() != self.age
            {
                return Err(SetupError::new(&field, card.facts().id, "a card of this age"));
            }
            let down = matches!(lying, Lying::FaceDown | Lying::FaceDownGuild);
            if down && laid.open >> slot & 1 == 1 && self.phase == Phase::Play {
                return Err(SetupError::new(&field, "face down", "a card: nothing lies on it"));
            }
            if down && structure.face_up >> slot & 1 == 1 {
                return Err(SetupError::new(&field, "face down", "a card dealt face up"));
            }
            if *lying == Lying::FaceDownGuild && self.age != 3 {
                return Err(SetupError::new(&field, "guild back", "guilds only in age 3"));
            }
            let covered = laid.left & structure.covered_by[slot] != 0;
            if matches!(lying, Lying::FaceUp(_)) && covered && structure.face_up >> slot & 1 == 0 {
                return Err(SetupError::new(&field, "face up", "face down: others lie on it"));
            }
            if *lying == Lying::Nothing && laid.left & structure.covered_by[slot] != 0 {
                return Err(SetupError::new(&field, "nothing", "a card: others lie on it"));
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
                let value = own.len().to_string();
                return Err(SetupError::new("wonders", &value, "at most four a city, each once"));
            }
            if let Some(wonder) = own.and(wonders).iter().next() {
                return Err(SetupError::new("wonders", wonder.facts().id, "each in one city"));
            }
            if let Some(token) = city.tokens.and(tokens).iter().next() {
                return Err(SetupError::new("tokens", token.facts().id, "each in one place"));
            }
            wonders = wonders.or(own);
            tokens = tokens.or(city.tokens);
            if city.symbols().count_ones() >= SYMBOLS_TO_WIN {
                return Err(SetupError::new("cards", "six symbols", "fewer: six end the game"));
            }
        }
        if built > WONDER_LIMIT
            || built == WONDER_LIMIT && self.cities.iter().any(|city| !city.unbuilt.is_empty())
        {
            let value = built.to_string();
            return Err(SetupError::new("wonders", &value, "seven built at most, then none left"));
        }
        let all = TokenSet::from_bits((1 << Token::COUNT) - 1);
        let known = tokens.less(all).is_empty();
        let undealt = matches!(self.phase, Phase::DealFirst | Phase::DealTokens);
        let dealt = if undealt { 0..=0 } else { 5..=6 };
        if self.board.len() > 5 || !dealt.contains(&tokens.len()) || !known {
            let value = format!("{} in all", tokens.len());
            let expected = if undealt {
                "none before they are dealt"
            } else {
                "five dealt, and one of the Library"
            };
            return Err(SetupError::new("tokens", &value, expected));
        }
        Ok(())
    }

    /// No more cards than were dealt, and wonders for those under them. Descriptions for tests of
    /// single rules may be freer; those that people write at their table are not.
    pub(super) fn check_dealt(&self) -> Result<(), SetupError> {
        let wrong = |field: &str, value: String, expected: String| {
            Err(SetupError::new(field, &value, expected))
        };
        let built = self.cities.iter().map(|city| city.built.len()).sum::<u32>();
        if self.age > 0 && built < WONDER_LIMIT && self.wonders().len() != 8 {
            let value = format!("{} in all", self.wonders().len());
            return wrong("wonders", value, "eight, built or not: four a city".into());
        }
        let tokens = self.cities.iter().fold(self.board, |set, city| set.or(city.tokens)).len();
        if tokens == 6 && !self.cities.iter().any(CityPosition::has_library) {
            return wrong("tokens", "6 in all".into(), "five: no Great Library stands".into());
        }
        self.check_progress()?;
        self.check_loot()?;
        if self.buried.len() > built {
            let value = format!("{} cards", self.buried.len());
            return wrong("buried", value, format!("at most {built}: one under each wonder built"));
        }
        let gone = self.cities[0].cards.or(self.cities[1].cards).or(self.discard).or(self.buried);
        let dealt = if self.phase == Phase::DealAge { self.age - 1 } else { self.age };
        let left = self.structure.iter().filter(|lying| **lying != Lying::Nothing).count() as u32;
        let named = gone.less(self.buried).len() + built + left;
        if named > 20 * u32::from(dealt) {
            let value = format!("{named} in cities, pile and structure, and under wonders");
            return wrong("cards", value, format!("at most {}", 20 * u32::from(dealt)));
        }
        for age in 1..dealt {
            let count = gone.iter().filter(|card| card.age() == age).count();
            if count > 20 {
                return wrong("cards", format!("{count} of age {age}"), "at most 20".into());
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
                let value = format!("{unseen} of age {} not seen", self.age);
                let expected = format!(
                    "at least {}: {backs} face down and {removed} removed",
                    backs + removed
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
                    (0, 0) => "no pair of symbols and no Great Library has brought one",
                    (0, _) => "the one of the Great Library",
                    (_, 0) => "one for each pair of symbols",
                    _ => "one for each pair of symbols, one of the Great Library",
                };
                let field = format!("tokens of seat {seat}");
                let wait =
                    if due || token_due(seat) { "; the one that is due comes now" } else { "" };
                let expected = format!("{most}: {why}{wait}");
                return Err(SetupError::new(&field, &format!("{has} tokens"), expected));
            }
        }
        Ok(())
    }

    /// The pawn passes the nearer token of a side before the farther one (rule 6.8).
    fn check_loot(&self) -> Result<(), SetupError> {
        let [near, far] = [TRACK[1].coins, TRACK[2].coins];
        for (side, loot) in self.loot.iter().enumerate() {
            if *loot == [true, false] {
                let field = format!("loot of seat {side}");
                let expected = format!(
                    "{near} {far}, {far} or none: the pawn passes the {near} before the {far}"
                );
                return Err(SetupError::new(&field, &near.to_string(), expected));
            }
        }
        Ok(())
    }
}
