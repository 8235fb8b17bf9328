//! Points by the buildings of the city, and who wins (rules, chapter 10).

use mirabilia_kernel::{End, Outcome, Score, Seat};

use crate::boards::{BUILDINGS, Building, Effect};
use crate::moves::bits;
use crate::state::{Phase, State};

/// The lines of the score pad: the eight buildings of the city.
pub const CATEGORIES: [&str; 8] = [
    BUILDINGS[0],
    BUILDINGS[1],
    BUILDINGS[2],
    BUILDINGS[3],
    BUILDINGS[4],
    BUILDINGS[5],
    BUILDINGS[6],
    BUILDINGS[7],
];

impl State {
    /// A seat's points as they stand.
    pub fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        let city = self.city(seat);
        if city.sheet().is_none() {
            return score;
        }
        let sheet = self.sheet(city);
        let count = |b: Building| city.count(sheet.building_spaces[usize::from(b.0)]) as i16;
        for space in bits(city.crossed) {
            let space = &sheet.spaces[usize::from(space)];
            let Some(line) = score.0.get_mut(usize::from(space.building.0)) else { continue };
            for effect in &space.effects {
                let points = match *effect {
                    Effect::Vp(amount) => i16::from(amount),
                    Effect::CoinAndVpPerSpace { building, rate } => {
                        i16::from(rate) * count(building)
                    }
                    Effect::VpPerGallerySpace(rate) => i16::from(rate) * count(Building::GALLERY),
                    _ => 0,
                };
                *line = line.saturating_add(points);
            }
        }
        let mut add = |building: Building, points: u16| {
            let line = &mut score.0[usize::from(building.0)];
            *line = line.saturating_add_unsigned(points);
        };
        add(Building::WEST, city.attacks[0]);
        add(Building::EAST, city.attacks[1]);
        if city.first {
            add(Building::AGORA, u16::from(self.boards.first_to_finish));
        }
        score
    }

    /// Who won, once the game is over: points, then coins, then shared.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let rank = |seat: Seat| (self.score(seat).total(), self.city(seat).coins);
        let best = Seat::all(self.seats).map(rank).max()?;
        let winners = Seat::all(self.seats).filter(|&seat| rank(seat) == best).collect();
        Some(Outcome { winners, end: End::Points })
    }
}
