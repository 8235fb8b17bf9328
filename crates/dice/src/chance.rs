//! Luck: which cities are dealt, how the dice fall, which grey die leaves the Forum.

use mirabilia_kernel::{Luck, MAX_SEATS};

use crate::refusal::{BadLuck, Refusal};
use crate::state::{FORUM, Phase, Shown, State};

/// One settled piece of luck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The city of each seat, by its number in the board set.
    Cities([u8; MAX_SEATS]),
    /// The dice of the Forum, in their places.
    Roll([Shown; FORUM]),
    /// A special die replaces a grey one.
    Swap {
        /// The special die.
        enters: u8,
        /// The grey die.
        leaves: u8,
    },
}

/// What stands in the places of seats that are not at the table.
pub(crate) const NOBODY: u8 = u8::MAX;
/// How many sections the Forum has; the last one costs 3 coins.
pub const SECTIONS: u8 = 4;

impl State {
    /// Samples the luck that is due.
    pub(crate) fn draw(&self, luck: &mut impl Luck) -> Chance {
        match self.phase {
            Phase::DealCities => {
                let mut all: Vec<u8> = (0..self.boards.sheets.len() as u8).collect();
                luck.shuffle_front(&mut all, usize::from(self.seats));
                let mut cities = [NOBODY; MAX_SEATS];
                for (city, dealt) in cities.iter_mut().zip(&all).take(usize::from(self.seats)) {
                    *city = *dealt;
                }
                Chance::Cities(cities)
            }
            Phase::Roll => {
                let mut forum = self.forum;
                for shown in &mut forum[..usize::from(self.forum_len)] {
                    // One draw decides face and section: 6 times 4 cases, all alike.
                    let n = luck.below(6 * u32::from(SECTIONS)) as u8;
                    shown.face = self.boards.dice[usize::from(shown.die)].shows[usize::from(n % 6)];
                    shown.section = n / 6;
                }
                Chance::Roll(forum)
            }
            Phase::Swap => {
                let greys = self.greys();
                let count = greys.count_ones();
                let mut rest = greys;
                for _ in 0..luck.below(count) {
                    rest &= rest - 1;
                }
                let leaves = rest.trailing_zeros() as u8;
                Chance::Swap { enters: self.next_entering(), leaves }
            }
            _ => unreachable!("no luck is due"),
        }
    }

    /// The special die to enter next: the lowest number first (rule 2.18).
    pub(crate) fn next_entering(&self) -> u8 {
        self.entering.trailing_zeros() as u8
    }

    /// The grey dice in the Forum, one bit each.
    pub(crate) fn greys(&self) -> u16 {
        let grey = self.boards.colours.iter().position(|colour| colour == "grey");
        let is_grey = |shown: &&Shown| {
            let die = &self.boards.dice[usize::from(shown.die)];
            Some(usize::from(die.colour)) == grey
        };
        self.forum().iter().filter(is_grey).fold(0, |set, shown| set | 1 << shown.die)
    }

    /// Every outcome with its weight, where they are few.
    pub(crate) fn chances(&self) -> Option<Vec<(Chance, u32)>> {
        if self.phase != Phase::Swap {
            return None;
        }
        let (enters, greys) = (self.next_entering(), self.greys());
        let swap = |leaves| (Chance::Swap { enters, leaves }, 1);
        Some((0..16).filter(|die| greys >> die & 1 == 1).map(swap).collect())
    }

    /// Could this be the luck that is due?
    pub(crate) fn check_chance(&self, chance: &Chance) -> Result<(), Refusal> {
        let refuse = |why: BadLuck| Err(Refusal::Luck(why));
        match (self.phase, chance) {
            (Phase::DealCities, Chance::Cities(cities)) => {
                let n = usize::from(self.seats);
                let sheets = self.boards.sheets.len();
                for (seat, &city) in cities[..n].iter().enumerate() {
                    if usize::from(city) >= sheets {
                        return refuse(BadLuck::CitiesWanted(self.seats));
                    }
                    if cities[..seat].contains(&city) {
                        let id = self.boards.sheets[usize::from(city)].id.clone();
                        return refuse(BadLuck::CityTwice(id));
                    }
                }
                if cities[n..].iter().all(|&city| city == NOBODY) {
                    return Ok(());
                }
                refuse(BadLuck::CitiesWanted(self.seats))
            }
            (Phase::Roll, Chance::Roll(forum)) => {
                let n = usize::from(self.forum_len);
                for (shown, there) in forum.iter().zip(&self.forum) {
                    if shown.die != there.die {
                        return refuse(BadLuck::DiceOrder);
                    }
                    let die = self.boards.dice.get(usize::from(shown.die));
                    let known = die.is_some_and(|die| die.shows.contains(&shown.face));
                    if !known || shown.section >= SECTIONS {
                        return refuse(BadLuck::FaceOrSection);
                    }
                }
                if forum[n..] == self.forum[n..] {
                    return Ok(());
                }
                refuse(BadLuck::DiceWanted(self.forum_len))
            }
            (Phase::Swap, Chance::Swap { enters, leaves }) => {
                if *enters != self.next_entering() {
                    let die = self.boards.dice[usize::from(self.next_entering())].id.clone();
                    return refuse(BadLuck::EntersNext(die));
                }
                if self.greys() >> leaves & 1 == 0 {
                    return refuse(BadLuck::GreyLeaves);
                }
                Ok(())
            }
            (phase, _) => Err(Refusal::AnotherTime(phase)),
        }
    }
}
