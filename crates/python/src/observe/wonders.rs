//! The table of 7 Wonders as numbers: the seat's hand, the cities, and what is due; with all
//! information, also the other hands.

use mirabilia_bots::Evaluate;
use mirabilia_games::wonders::data::{CARDS, WONDERS};
use mirabilia_games::wonders::{Card, City, Phase, State};
use mirabilia_kernel::{MAX_SEATS, Seat};

use super::{Observable, Pen, place_of};

/// What can be decided.
const DUE: [&str; 5] = ["due play", "due seventh", "due revive", "due wonder", "due side"];
/// Boards: every wonder by day and by night.
const BOARDS: usize = 2 * WONDERS.len();

impl Observable for State {
    const HIDDEN: &'static [usize] = &[
        place_of(Self::FEATURES, "best of the next hand"),
        place_of(Self::FEATURES, "second of the next hand"),
        place_of(Self::FEATURES, "best of the hand after"),
    ];

    fn is_laid(&self) -> bool {
        true
    }

    fn table_names(all: bool) -> Vec<String> {
        let cards = |place: &str| -> Vec<String> {
            CARDS.iter().map(|card| format!("{place} {}", card.id)).collect()
        };
        let mut names = cards("hand");
        for place in ["my", "left", "right", "others"] {
            names.extend(cards(place));
        }
        for place in ["my", "left", "right"] {
            for wonder in &WONDERS {
                names.extend(["day", "night"].map(|side| format!("{place} {} {side}", wonder.id)));
            }
            names.push(format!("{place} stages"));
        }
        names.extend(DUE.map(str::to_owned));
        if all {
            for further in 1..MAX_SEATS {
                names.extend(cards(&format!("hand {further} to the left")));
            }
        }
        names
    }

    fn write_table(&self, seat: Seat, all: bool, out: &mut [f32]) {
        let mut pen = Pen::new(out);
        let seats = self.seats();
        let [left, right] = self.neighbours(seat);
        let mine = self.city(seat);
        pen.counts::<{ CARDS.len() }>(self.hand(seat).map(Card::index));
        for city in [mine, left, right] {
            pen.set(CARDS.len(), city.cards().bits());
        }
        let near = [seat, seat.left(seats), seat.right(seats)];
        let others = Seat::all(seats).filter(|other| !near.contains(other));
        let far = others.flat_map(|other| self.city(other).cards().iter());
        pen.counts::<{ CARDS.len() }>(far.map(Card::index));
        for city in [mine, left, right] {
            pen.marks(BOARDS, board(city).into_iter());
            pen.put(f32::from(city.stages()));
        }
        let due = match self.phase() {
            Phase::Play => Some(0),
            Phase::Seventh(owner) if owner == seat => Some(1),
            Phase::Revive(owner) if owner == seat => Some(2),
            Phase::ChooseWonder(chooser) if chooser == seat => Some(3),
            Phase::ChooseSides => Some(4),
            _ => None,
        };
        pen.marks(DUE.len(), due.into_iter());
        if all {
            let mut other = seat;
            for further in 1..MAX_SEATS {
                other = other.left(seats);
                let there = further < usize::from(seats);
                let hand = self.hand(other).filter(|_| there);
                pen.counts::<{ CARDS.len() }>(hand.map(Card::index));
            }
        }
        debug_assert_eq!(pen.written(), Self::table_names(all).len());
    }
}

/// The board of a city, by wonder and side.
fn board(city: &City) -> Option<usize> {
    city.wonder().map(|wonder| 2 * wonder.index() + city.side() as usize)
}
