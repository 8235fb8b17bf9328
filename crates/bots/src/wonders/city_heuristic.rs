//! What buildings and stages are worth to a city, before their costs.
//!
//! It uses public information only, so it can also estimate what a neighbour wants.

use mirabilia_games::wonders::data::{Act, CardFacts, Count, Stage};
use mirabilia_games::wonders::state::TURNS;
use mirabilia_games::wonders::{Card, CardSet, City, Colour, Phase, State};
use mirabilia_kernel::Seat;

use super::counting::counts_colour;
use super::science::Symbols;
use super::tables::{COUNTING, opens};
use super::weights::{self as term, WEIGHTS};

/// The heuristic values of things to one city.
pub(super) struct CityHeuristic<'a> {
    pub(super) city: &'a City,
    pub(super) neighbours: [&'a City; 2],
    pub(super) seats: u8,
    /// The age, counted from 0.
    pub(super) age: usize,
    /// Turns left in this age after this one.
    pub(super) left: f32,
    /// Turns left in the game after this one.
    pub(super) left_in_game: f32,
    symbols: Symbols,
    /// The cards that count things: of this city, and of its neighbours.
    pub(super) counting: [CardSet; 2],
}

impl<'a> CityHeuristic<'a> {
    /// The heuristic of a seat's city, after the age has begun.
    pub(super) fn new(state: &'a State, seat: Seat) -> Self {
        let city = state.city(seat);
        let neighbours = state.neighbours(seat);
        let age = usize::from(state.age().max(1) - 1);
        let played = state.turns_played() + u8::from(state.phase() == Phase::Play);
        let left = f32::from(TURNS.saturating_sub(played));
        let counting = |city: &City| city.cards().and(CardSet::from_bits(COUNTING));
        Self {
            city,
            neighbours,
            seats: state.seats(),
            age,
            left,
            left_in_game: left + f32::from(TURNS) * (2 - age) as f32,
            symbols: Symbols::of(city),
            counting: [counting(city), counting(neighbours[0]).or(counting(neighbours[1]))],
        }
    }

    /// The weight of a term in this age.
    #[inline]
    pub(super) fn weight(&self, term: usize) -> f32 {
        WEIGHTS[term][self.age]
    }

    /// The worth of a building, without the coins that it costs and brings.
    pub(super) fn building(&self, card: Card) -> f32 {
        let facts = card.facts();
        let colour = [
            term::BROWN,
            term::GREY,
            term::BLUE,
            term::YELLOW,
            term::RED,
            term::GREEN,
            term::PURPLE,
        ][facts.colour as usize];
        let mut worth = f32::from(facts.points) + self.weight(colour);
        match facts.colour {
            Colour::Brown | Colour::Grey => worth += self.production(facts),
            Colour::Yellow => worth += self.commerce(facts),
            Colour::Red => worth += self.shields(facts.shields),
            Colour::Green => {
                if let Some(symbol) = facts.symbol {
                    let more = self.symbols.with(symbol).points() - self.symbols.points();
                    let same = self.symbols.counts[symbol as usize];
                    worth += more as f32 + self.left_in_game * self.science_outlook(same);
                }
            }
            Colour::Purple => worth += self.guild(facts),
            Colour::Blue => {}
        }
        if let Some(reward) = facts.reward {
            worth += self.reward(facts, &reward);
        }
        for opened in opens(card).less(self.city.cards()).iter() {
            let missing = opened.facts().cost.beyond(self.city.production()).count();
            worth += self.weight(term::CHAIN) + self.weight(term::CHAIN_UNIT) * f32::from(missing);
        }
        worth + self.counted_elsewhere(|count| counts_colour(count, facts.colour))
    }

    /// The worth of the next stage, without the coins that it costs and brings.
    pub(super) fn stage(&self, stage: &Stage) -> f32 {
        let mut worth = f32::from(stage.points) + self.weight(term::STAGE);
        if stage.shields > 0 {
            worth += self.shields(stage.shields);
        }
        let ages_after = (2 - self.age) as f32;
        worth += match stage.act {
            Act::None => 0.0,
            Act::AnyRaw => self.any_raw(),
            Act::AnyManufactured => self.any_made(),
            Act::WildScience => self.wild(),
            Act::SeventhCard => WEIGHTS[term::SEVENTH][self.age..].iter().sum(),
            Act::Revive => self.weight(term::REVIVE),
            Act::FirstOfColour => {
                let new = Colour::ALL.iter().filter(|c| self.city.colour(**c) == 0).count();
                self.weight(term::NEW_COLOUR) * (new as f32).min(self.left_in_game)
            }
            Act::FirstCard => self.weight(term::FIRST_FREE) * ages_after,
            Act::LastCard => {
                self.weight(term::LAST_FREE) * (ages_after + f32::from(u8::from(self.left > 0.0)))
            }
        };
        let built = usize::from(self.city.stages());
        if let Some(wonder) = self.city.wonder() {
            let later = &wonder.board(self.city.side()).stages[built + 1..];
            let points: u8 = later.iter().map(|stage| stage.points).sum();
            if self.left_in_game >= later.len() as f32 {
                worth += self.weight(term::STAGE_NEXT) * f32::from(points);
            }
            if later.is_empty() {
                let own = self.counting[0].iter();
                worth += own.map(|card| f32::from(card.facts().if_complete)).sum::<f32>();
            }
        }
        worth + self.counted_elsewhere(|count| count == Count::Stages)
    }

    /// The outlook of one more science symbol per turn left, if `same` equal ones are owned.
    fn science_outlook(&self, same: u8) -> f32 {
        let rarest = same == self.symbols.least();
        let green = self.city.colour(Colour::Green);
        let rival =
            self.neighbours[0].colour(Colour::Green) + self.neighbours[1].colour(Colour::Green);
        self.weight(term::SYMBOL)
            + self.weight(term::SYMBOL_SAME) * f32::from(same)
            + self.weight(term::SYMBOL_RAREST) * f32::from(u8::from(rarest))
            + self.weight(term::SYMBOL_GREEN) * green as f32
            + self.weight(term::SYMBOL_RIVAL) * rival as f32
    }

    fn wild(&self) -> f32 {
        let more = self.symbols.with_wild().points() - self.symbols.points();
        more as f32 + self.left_in_game * self.science_outlook(self.symbols.most())
    }

    fn guild(&self, facts: &CardFacts) -> f32 {
        let mut worth = 0.0;
        if facts.wild_science {
            worth += self.wild();
        }
        if facts.if_complete > 0 {
            let all = self.city.wonder().map_or(0, |w| w.board(self.city.side()).stages.len());
            let missing = all as f32 - f32::from(self.city.stages());
            let chance =
                if missing > self.left { 0.0 } else { 1.0 - 0.5 * missing / (self.left + 0.5) };
            worth += f32::from(facts.if_complete) * chance;
        }
        worth
    }

    /// The worth of a treasury with this many coins.
    pub(super) fn treasury(&self, coins: f32) -> f32 {
        if self.left_in_game == 0.0 {
            // Rule 8.4; the remainder breaks ties (rule 8.12).
            return (coins / 3.0).floor() + 0.02 * coins;
        }
        let soon = self.left_in_game.min(6.0) / 6.0;
        coins / 3.0 + self.weight(term::COIN) * soon * 8.0 * coins / (coins + 8.0)
    }

    /// The worth of a building with the coins that it costs and brings.
    pub(super) fn built(&self, card: Card, price: f32) -> f32 {
        let coins = f32::from(self.city.coins());
        let after = coins - price + self.coins(card);
        self.building(card) + self.treasury(after) - self.treasury(coins)
    }

    /// The coins that a building brings immediately.
    pub(super) fn coins(&self, card: Card) -> f32 {
        let facts = card.facts();
        let each = facts.reward.filter(|reward| reward.coins > 0).map_or(0, |reward| {
            let itself = reward.own && counts_colour(reward.count, facts.colour);
            u32::from(reward.coins) * (self.things(&reward) + u32::from(itself))
        });
        f32::from(facts.coins) + each as f32
    }
}
