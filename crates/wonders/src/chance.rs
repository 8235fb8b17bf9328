//! Luck: which wonders, sides and hands can be dealt, and with which chances.

use mirabilia_kernel::{Luck, MAX_SEATS, Seat};

use crate::data::{Card, EXTRA_GUILDS, GUILDS, Side, Wonder, deck};
use crate::refusal::{BadLuck, Refusal};
use crate::state::{HAND, Phase, State};

/// The hands of an age by seat, each sorted; unused places are alike.
pub type Hands = [[u8; HAND]; MAX_SEATS];

/// One settled piece of luck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The wonders by seat.
    Wonders([u8; MAX_SEATS]),
    /// The seats that play the night side, one bit each.
    Sides(u8),
    /// The hands of an age (1 to 3).
    Age(u8, Hands),
}

impl Chance {
    /// The wonder that is dealt to a seat.
    pub fn wonder_of(&self, seat: Seat) -> Option<Wonder> {
        match self {
            Self::Wonders(wonders) => {
                Some(Wonder(wonders[seat.index()])).filter(|wonder| wonder.0 < Wonder::COUNT)
            }
            _ => None,
        }
    }

    /// The side that is drawn for a seat.
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        match self {
            Self::Sides(night) => Some(side_of(*night, seat)),
            _ => None,
        }
    }
}

/// What stands in the places of seats that are not at the table.
pub(crate) const NOBODY: u8 = u8::MAX;

impl State {
    /// Samples the luck that is due.
    pub(crate) fn draw(&self, luck: &mut impl Luck) -> Chance {
        let seats = usize::from(self.seats);
        match self.phase {
            Phase::DealWonders => {
                let mut wonders: [u8; MAX_SEATS] = std::array::from_fn(|i| i as u8);
                luck.shuffle_front(&mut wonders, seats);
                wonders[seats..].fill(NOBODY);
                Chance::Wonders(wonders)
            }
            Phase::DealSides => Chance::Sides(luck.below(1 << seats) as u8),
            Phase::DealAge => Chance::Age(self.age, self.draw_hands(luck)),
            _ => unreachable!("no luck is due"),
        }
    }

    fn draw_hands(&self, luck: &mut impl Luck) -> Hands {
        let n = usize::from(self.seats);
        // Shuffle whose card the next one in order is, instead of the cards: the hands come sorted.
        let mut owners: [u8; HAND * MAX_SEATS] = std::array::from_fn(|i| (i / HAND) as u8);
        luck.shuffle(&mut owners[..HAND * n]);
        let mut hands = [[NOBODY; HAND]; MAX_SEATS];
        let mut sizes = [0usize; MAX_SEATS];
        let mut owners = owners.iter().map(|&owner| usize::from(owner));
        let mut give = |card: u8| {
            let owner = owners.next().unwrap_or_default();
            hands[owner][sizes[owner]] = card;
            sizes[owner] += 1;
        };
        deck(self.seats, self.age).cards().iter().for_each(|card| give(card.0));
        if self.age == 3 {
            let mut guilds: [u8; GUILDS] =
                std::array::from_fn(|i| Card::COUNT - GUILDS as u8 + i as u8);
            let dealt = n + usize::from(EXTRA_GUILDS); // Rule 1.8
            luck.shuffle_front(&mut guilds, dealt);
            guilds[..dealt].sort_unstable();
            guilds[..dealt].iter().for_each(|&guild| give(guild));
        }
        hands
    }

    /// Could this be the luck that is due?
    pub(crate) fn check_chance(&self, chance: &Chance) -> Result<(), Refusal> {
        let n = usize::from(self.seats);
        let refuse = |why: BadLuck| Err(Refusal::Luck(why));
        match (self.phase, chance) {
            (Phase::DealWonders, Chance::Wonders(wonders)) => {
                let mut seen = 0u8;
                for &wonder in &wonders[..n] {
                    if wonder >= Wonder::COUNT {
                        return refuse(BadLuck::WondersWanted(self.seats));
                    }
                    if seen >> wonder & 1 == 1 {
                        return refuse(BadLuck::Twice(Wonder(wonder)));
                    }
                    seen |= 1 << wonder;
                }
                if wonders[n..].iter().all(|&w| w == NOBODY) {
                    return Ok(());
                }
                refuse(BadLuck::WondersWanted(self.seats))
            }
            (Phase::DealSides, Chance::Sides(night)) => {
                if usize::from(*night) < 1 << n {
                    return Ok(());
                }
                refuse(BadLuck::SidesWanted(self.seats))
            }
            (Phase::DealAge, Chance::Age(age, hands)) => {
                if *age != self.age {
                    return refuse(BadLuck::AgeNow(self.age));
                }
                self.check_hands(hands)
            }
            (phase, _) => Err(Refusal::AnotherTime(phase)),
        }
    }

    fn check_hands(&self, hands: &Hands) -> Result<(), Refusal> {
        let n = usize::from(self.seats);
        let mut counts = [0u8; Card::COUNT as usize];
        for (seat, hand) in hands[..n].iter().enumerate() {
            for &card in hand {
                if card >= Card::COUNT {
                    return Err(Refusal::Luck(BadLuck::ShortHand(Seat::new(seat as u8))));
                }
                counts[usize::from(card)] += 1;
            }
        }
        let mut guilds = 0;
        for card in (0..Card::COUNT).map(Card) {
            let dealt = counts[card.index()];
            let copies = if card.facts().age == self.age { card.copies(self.seats) } else { 0 };
            if card.is_guild() && dealt <= copies {
                guilds += dealt;
            } else if dealt != copies {
                let (age, seats) = (self.age, self.seats);
                return Err(Refusal::Luck(BadLuck::Copies { card, dealt, copies, age, seats }));
            }
        }
        let wanted = if self.age == 3 { self.seats + EXTRA_GUILDS } else { 0 };
        if guilds != wanted {
            return Err(Refusal::Luck(BadLuck::Guilds { dealt: guilds, wanted }));
        }
        Ok(())
    }
}

/// A seat's side in luck about sides.
pub(crate) fn side_of(night: u8, seat: Seat) -> Side {
    if night >> seat.index() & 1 == 1 { Side::Night } else { Side::Day }
}
