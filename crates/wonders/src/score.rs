//! Points by the lines of the score pad, and who wins (rules, chapters 7 and 8).

use mirabilia_kernel::{End, Outcome, Score, Seat};

use crate::city::City;
use crate::data::{Act, Colour, Reward};
use crate::state::{Phase, State};

/// The lines of the score pad, in its order.
pub const CATEGORIES: [&str; 7] =
    ["wonder", "treasury", "military", "civilian", "commerce", "science", "guilds"];

const WONDER: usize = 0;
const TREASURY: usize = 1;
const MILITARY: usize = 2;
const CIVILIAN: usize = 3;
const COMMERCE: usize = 4;
const SCIENCE: usize = 5;
const GUILDS: usize = 6;

impl State {
    /// A seat's points as they stand.
    pub fn score(&self, seat: Seat) -> Score {
        let city = self.city(seat);
        let mut score = Score::default();
        let by = &mut score.0;
        let (mut symbols, mut wild) = ([0u32; 3], 0);
        for card in city.cards.iter() {
            let facts = card.facts();
            let line = match facts.colour {
                Colour::Blue => CIVILIAN,
                Colour::Yellow => COMMERCE,
                Colour::Purple => GUILDS,
                Colour::Green => SCIENCE,
                Colour::Brown | Colour::Grey | Colour::Red => continue,
            };
            if let Some(symbol) = facts.symbol {
                symbols[symbol as usize] += 1;
            }
            wild += u32::from(facts.wild_science); // Rule 8.9: it scores under science
            by[line] += i16::from(facts.points);
            if let Some(reward) = facts.reward {
                by[line] += i16::from(reward.points) * self.counted(seat, &reward) as i16;
            }
            if facts.if_complete > 0 && city.next_stage().is_none() {
                by[line] += i16::from(facts.if_complete);
            }
        }
        for stage in city.built_stages() {
            by[WONDER] += i16::from(stage.points);
            wild += u32::from(stage.act == Act::WildScience);
        }
        by[TREASURY] = (city.coins / 3) as i16;
        by[MILITARY] = military(city);
        by[SCIENCE] = best_science(symbols, wild);
        score
    }

    /// How many of something the cities of a reward have.
    pub(crate) fn counted(&self, seat: Seat, reward: &Reward) -> u32 {
        let own = if reward.own { self.city(seat).count(reward.count) } else { 0 };
        let [left, right] = self.neighbours(seat);
        let next = if reward.neighbours {
            left.count(reward.count) + right.count(reward.count)
        } else {
            0
        };
        own + next
    }

    /// Who won, once the game is over (rules 8.11 to 8.13).
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let rank = |seat: Seat| (self.score(seat).total(), self.city(seat).coins);
        let mut ranks = [(i16::MIN, 0); mirabilia_kernel::MAX_SEATS];
        for seat in Seat::all(self.seats) {
            ranks[seat.index()] = rank(seat);
        }
        let best = *ranks.iter().max()?;
        let winners = Seat::all(self.seats).filter(|s| ranks[s.index()] == best).collect();
        Some(Outcome { winners, end: End::Points })
    }
}

fn military(city: &City) -> i16 {
    let [defeats, first, second, third] = city.tokens.map(i16::from);
    first + 3 * second + 5 * third - defeats // Rules 6.5 and 6.6
}

/// Squares of each symbol and 7 a set of three (rules 7.2 and 7.3).
fn science(symbols: [u32; 3]) -> i16 {
    let squares: u32 = symbols.iter().map(|n| n * n).sum();
    (squares + 7 * symbols.iter().min().unwrap_or(&0)) as i16
}

/// The points of science symbols (compass, gear, tablet) with the best use of wildcards (rule 7.7):
/// at most two, so every use is tried.
pub fn best_science(symbols: [u32; 3], wild: u32) -> i16 {
    if wild == 0 {
        return science(symbols);
    }
    let with = |i: usize| {
        let mut more = symbols;
        more[i] += 1;
        best_science(more, wild - 1)
    };
    with(0).max(with(1)).max(with(2))
}
