//! The table of 7 Wonders as numbers: the seat's hand, every city, what the seat remembers, and
//! what is due; with all information, also the other hands.

use mirabilia_bots::Evaluate;
use mirabilia_games::wonders::data::{CARDS, WONDERS};
use mirabilia_games::wonders::{Card, City, Phase, Recalled, State};
use mirabilia_kernel::{MAX_SEATS, Seat};

use super::blocks::others;
use super::{Block, Info, Observable, Pen, place_of};

/// What can be decided.
const DUE: [&str; 5] = ["due play", "due seventh", "due revive", "due wonder", "due side"];
/// Boards: every wonder by day and by night.
const BOARDS: usize = 2 * WONDERS.len();
/// The numbers of a city beside its cards and its board.
const CITY: [&str; 7] =
    ["stages", "coins", "shields", "defeats", "victories 1", "victories 2", "victories 3"];
/// The numbers of the age and its turn.
const TIME: [&str; 4] = ["age 1", "age 2", "age 3", "turns played"];
/// Coins are divided by this.
const COINS: f32 = 16.0;
/// Shields and turns are divided by this.
const FEW: f32 = 8.0;
const N: usize = CARDS.len();

impl Observable for State {
    const HIDDEN: &'static [usize] = &[
        place_of(Self::FEATURES, "best of the next hand"),
        place_of(Self::FEATURES, "second of the next hand"),
        place_of(Self::FEATURES, "best of the hand after"),
    ];

    fn is_laid(&self) -> bool {
        true
    }

    fn look_public(&self, look: impl FnOnce(&Self)) {
        // Hands and memories are left out below; everything else lies on the table.
        look(self);
    }

    fn table_blocks(seats: u8, all: bool) -> Vec<Block> {
        let cards =
            |title: String, meaning| Block::each(title, meaning, CARDS.iter().map(|c| c.id));
        let mut blocks = vec![cards("hand".to_owned(), "copies of the card in the own hand")];
        let places = || std::iter::once("my".to_owned()).chain(others(seats).map(|(at, _)| at));
        blocks.extend(places().map(|at| cards(at, "1 if the city has the card")));
        let remembered =
            "copies seen in the hand that this seat holds now; sold or buried since, perhaps";
        for (at, _) in others(seats) {
            blocks.push(cards(format!("remembered {at}"), remembered));
        }
        blocks.push(cards("pile".to_owned(), "copies known to lie in the discard pile"));
        blocks.push(cards(
            "gone".to_owned(),
            "copies known to lie face down, sold or under a wonder",
        ));
        for at in places() {
            let sides = WONDERS.iter().flat_map(|wonder| {
                ["day", "night"].map(|side| format!("{at} {} {side}", wonder.id))
            });
            blocks.push(Block::new(
                format!("{at} board"),
                "1 for the city's wonder and side",
                sides,
            ));
            let meaning = "stages built, coins / 16, shields / 8, conflict tokens: how many";
            let names = CITY.map(|name| format!("{at} {name}"));
            blocks.push(Block::new(format!("{at} city"), meaning, names));
        }
        blocks.push(Block::new("time", "1 for the age in play; turns played in it / 8", TIME));
        blocks.push(Block::new("due", "1 for what the seat has to decide", DUE));
        if all {
            for further in 1..seats {
                let title = format!("hand {further} to the left");
                blocks.push(cards(title, "copies of the card in that seat's hand"));
            }
        }
        blocks
    }

    fn write_table(&self, seat: Seat, info: Info, out: &mut [f32]) {
        let mut pen = Pen::new(out);
        let seats = self.seats();
        let private = info != Info::Public;
        pen.counts::<N>(self.hand(seat).map(Card::index).filter(|_| private));
        let mut order = [seat; MAX_SEATS];
        let order = in_order(seat, seats, &mut order);
        for &at in order {
            pen.set(N, self.city(at).cards().bits());
        }
        // Where each seat's remembered hand begins, then the pile, then what is gone.
        let mut begins = [0; MAX_SEATS];
        for (block, at) in order[1..].iter().enumerate() {
            begins[at.index()] = block * N;
        }
        let pile = (order.len() - 1) * N;
        let recalled = pen.block(pile + 2 * N);
        if private {
            self.recall(seat, |place, card| {
                let begin = match place {
                    Recalled::Hand(holder) => begins[holder.index()],
                    Recalled::Pile => pile,
                    Recalled::Gone => pile + N,
                };
                recalled[begin + card.index()] += 1.0;
            });
        }
        for &at in order {
            let city = self.city(at);
            pen.marks(BOARDS, board(city).into_iter());
            pen.put(f32::from(city.stages()));
            pen.put(f32::from(city.coins()) / COINS);
            pen.put(f32::from(city.shields()) / FEW);
            city.tokens().into_iter().for_each(|tokens| pen.put(f32::from(tokens)));
        }
        pen.marks(3, usize::from(self.age()).checked_sub(1).into_iter());
        pen.put(f32::from(self.turns_played()) / FEW);
        let due = match self.phase() {
            Phase::Play => Some(0),
            Phase::Seventh(owner) if owner == seat => Some(1),
            Phase::Revive(owner) if owner == seat => Some(2),
            Phase::ChooseWonder(chooser) if chooser == seat => Some(3),
            Phase::ChooseSides => Some(4),
            _ => None,
        };
        pen.marks(DUE.len(), due.into_iter());
        if info == Info::All {
            let mut other = seat;
            for _ in 1..seats {
                other = other.left(seats);
                pen.counts::<N>(self.hand(other).map(Card::index));
            }
        }
    }
}

/// The seats in the order of an observation: the own, its neighbours, the others from the left.
fn in_order(seat: Seat, seats: u8, order: &mut [Seat; MAX_SEATS]) -> &[Seat] {
    let count = usize::from(seats);
    order[1] = seat.left(seats);
    order[2] = seat.right(seats);
    for at in 3..count {
        order[at] = order[if at == 3 { 1 } else { at - 1 }].left(seats);
    }
    &order[..count]
}

/// The board of a city, by wonder and side.
fn board(city: &City) -> Option<usize> {
    city.wonder().map(|wonder| 2 * wonder.index() + city.side() as usize)
}
