//! Points by the lines of the score pad, and who wins (rules, chapters 7 and 8).

use mirabilia_kernel::{End, Outcome, Score, Seat};

use crate::city::City;
use crate::data::{COINS_PER_POINT, Colour, DEFEAT, Reward, SCIENCE_SET, VICTORY};
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
    /// The place of the treasury among the lines of the score pad.
    pub const TREASURY: usize = TREASURY;

    /// A seat's points as they stand.
    pub fn score(&self, seat: Seat) -> Score {
        let city = self.city(seat);
        let mut score = Score::default();
        let by = &mut score.0;
        for card in city.cards.iter() {
            let facts = card.facts();
            let line = match facts.colour {
                Colour::Blue => CIVILIAN,
                Colour::Yellow => COMMERCE,
                Colour::Purple => GUILDS,
                Colour::Green => SCIENCE,
                Colour::Brown | Colour::Grey | Colour::Red => continue,
            };
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
        }
        by[TREASURY] = (city.coins / u16::from(COINS_PER_POINT)) as i16;
        by[MILITARY] = city.military();
        let (symbols, wild) = city.symbols(); // Rule 8.9: all of them score under science
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

impl City {
    /// The points of the conflict tokens.
    #[inline]
    pub fn military(&self) -> i16 {
        let [defeats, victories @ ..] = self.tokens;
        let points = |(n, each): (u8, u8)| i16::from(n) * i16::from(each);
        let won: i16 = victories.into_iter().zip(VICTORY).map(points).sum();
        won - points((defeats, DEFEAT))
    }
}

/// Squares of each symbol and 7 a set of three (rules 7.2 and 7.3).
#[inline]
fn science([a, b, c]: [u32; 3]) -> i16 {
    (a * a + b * b + c * c + u32::from(SCIENCE_SET) * a.min(b).min(c)) as i16
}

/// The points of science symbols (compass, gear, tablet) with the best use of wildcards (rule 7.7):
/// at most two, so every use is tried.
#[inline]
pub fn best_science(symbols: [u32; 3], wild: u32) -> i16 {
    let [a, b, c] = symbols;
    let more = [[a + 1, b, c], [a, b + 1, c], [a, b, c + 1]];
    let [x, y, z] = match wild {
        0 => return science(symbols),
        1 => more.map(science),
        _ => more.map(|symbols| with_wild(symbols, wild - 1)),
    };
    x.max(y).max(z)
}

/// The recursion of [`best_science`], which is inlined.
fn with_wild(symbols: [u32; 3], wild: u32) -> i16 {
    best_science(symbols, wild)
}
