//! Points by the lines of the score pad, and who wins (rules, chapter 10).

use mirabilia_kernel::{End, Outcome, Score, Seat, SeatSet};

use crate::data::{COINS_PER_POINT, Colour, Count, MATHEMATICS_POINTS, TRACK, Token};
use crate::state::{Phase, State};

/// The lines of the score pad.
pub const CATEGORIES: [&str; 8] =
    ["civilian", "science", "commerce", "guilds", "wonders", "progress", "treasury", "military"];

const CIVILIAN: usize = 0;
const SCIENCE: usize = 1;
const COMMERCE: usize = 2;
const GUILDS: usize = 3;
const WONDERS: usize = 4;
const PROGRESS: usize = 5;
const TREASURY: usize = 6;
const MILITARY: usize = 7;

impl State {
    /// The place of the treasury among the lines of the score pad.
    pub const TREASURY: usize = TREASURY;

    /// A seat's points as they stand.
    pub fn score(&self, seat: Seat) -> Score {
        let city = self.city(seat);
        let mut by = [0i16; CATEGORIES.len()];
        for card in city.cards.iter() {
            let facts = card.facts();
            let line = match facts.colour {
                Colour::Blue => CIVILIAN,
                Colour::Green => SCIENCE,
                Colour::Yellow => COMMERCE,
                Colour::Purple => GUILDS,
                Colour::Brown | Colour::Grey | Colour::Red => continue,
            };
            by[line] += i16::from(facts.points);
            if let Some(guild) = facts.guild {
                // Rule 9.23: counted anew, in whichever city has most by now.
                by[line] += i16::from(guild.points) * self.most(guild.count) as i16;
            }
        }
        by[WONDERS] = city.built.iter().map(|w| i16::from(w.facts().points)).sum();
        by[PROGRESS] = city.tokens.iter().map(|t| i16::from(t.facts().points)).sum();
        if city.has(Token::MATHEMATICS) {
            // Rule 4.16
            by[PROGRESS] += i16::from(MATHEMATICS_POINTS) * city.tokens.len() as i16;
        }
        by[TREASURY] = (city.coins / COINS_PER_POINT) as i16;
        by[MILITARY] = self.military_points(seat);
        Score(by)
    }

    /// Rule 6.15: for the player on whose opponent's side the pawn stands.
    fn military_points(&self, seat: Seat) -> i16 {
        let ahead = if seat.index() == 0 { self.pawn } else { -self.pawn };
        let zone = TRACK.iter().rfind(|zone| ahead >= zone.from);
        zone.map_or(0, |zone| i16::from(zone.points))
    }

    /// How many the city with the most has.
    pub(crate) fn most(&self, count: Count) -> u16 {
        self.cities[0].count(count).max(self.cities[1].count(count))
    }

    /// Who won and how, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(end) = self.phase else { return None };
        let winners = match end {
            End::Military | End::Science => SeatSet::only(self.active), // Rule 8.12
            End::Points => {
                // Rules 10.10 to 10.12: points, then blue points, then shared.
                let [a, b] = [0, 1].map(|s| {
                    let score = self.score(Seat::new(s));
                    (score.total(), score.0[CIVILIAN])
                });
                match a.cmp(&b) {
                    std::cmp::Ordering::Greater => SeatSet::only(Seat::new(0)),
                    std::cmp::Ordering::Less => SeatSet::only(Seat::new(1)),
                    std::cmp::Ordering::Equal => SeatSet::all(2),
                }
            }
        };
        Some(Outcome { winners, end })
    }
}
