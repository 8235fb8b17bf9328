//! A toy game that uses every part of the contract: luck, hidden cards, a turn of all seats, a turn
//! of one seat, shared victory. For the kernel's own tests.

use std::ops::RangeInclusive;

use crate::game::{Game, Turn, Viewer};
use crate::luck::Luck;
use crate::moves::{Joint, MoveId, ParseError};
use crate::options::{Options, SetupError};
use crate::position::{Description, Lines, PositionError};
use crate::record::{Step, step_text};
use crate::score::{End, Outcome, Score};
use crate::seat::{Seat, SeatSet};

/// Everyone holds a secret card of 1 to 9 and bids 0 to 3 at once; the highest bidder (lowest seat
/// first) may then keep or double their card. Card plus bid is the score.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Toy {
    cards: Vec<u8>,
    bids: Vec<u8>,
    doubled: Option<bool>,
    seats: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum ToyMove {
    Bid(u8),
    Keep,
    Double,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ToyView {
    viewer: Viewer,
    own: Option<u8>,
    public: Toy,
}

impl Toy {
    fn bidder(&self) -> Seat {
        let most = self.bids.iter().max().copied().unwrap_or(0);
        let index = self.bids.iter().position(|&b| b == most).unwrap_or(0);
        Seat::new(index as u8)
    }
}

impl Game for Toy {
    type Setup = u8;
    type Move = ToyMove;
    type Chance = Vec<u8>;
    type View = ToyView;
    type Refusal = String;

    const NAME: &'static str = "toy";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MOVE_IDS: u16 = 8;
    const CATEGORIES: &'static [&'static str] = &["card", "bid"];

    fn setup(seats: u8, options: &Options) -> Result<u8, SetupError> {
        options.expect_only(&[])?;
        Ok(seats)
    }

    fn options(_: &u8) -> Options {
        Options::default()
    }

    fn new(&seats: &u8) -> Self {
        Self { cards: vec![], bids: vec![], doubled: None, seats }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match (self.cards.is_empty(), self.bids.is_empty(), self.doubled) {
            (true, _, _) => Turn::Chance,
            (_, true, _) => Turn::Seats(SeatSet::all(self.seats)),
            (_, _, None) => Turn::Seats(SeatSet::only(self.bidder())),
            _ => Turn::Over,
        }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<ToyMove>) {
        out.clear();
        let Turn::Seats(seats) = self.turn() else { return };
        if !seats.has(seat) {
            return;
        }
        if self.bids.is_empty() {
            out.extend((0..4).map(ToyMove::Bid));
        } else {
            out.extend([ToyMove::Keep, ToyMove::Double]);
        }
    }

    fn check(&self, seat: Seat, m: ToyMove) -> Result<(), String> {
        let now = matches!(self.turn(), Turn::Seats(seats) if seats.has(seat));
        let fits = matches!(m, ToyMove::Bid(0..=3)) == self.bids.is_empty();
        if now && fits { Ok(()) } else { Err("not now".to_owned()) }
    }

    fn play_unchecked(&mut self, moves: &Joint<ToyMove>) {
        if self.bids.is_empty() {
            let bid = |(_, m)| if let ToyMove::Bid(n) = m { n } else { unreachable!() };
            self.bids = moves.iter().map(bid).collect();
        } else {
            self.doubled = Some(moves.of(self.bidder()) == ToyMove::Double);
        }
    }

    fn draw(&self, luck: &mut impl Luck) -> Vec<u8> {
        let mut cards: Vec<u8> = (1..10).collect();
        luck.shuffle_front(&mut cards, usize::from(self.seats));
        cards.truncate(usize::from(self.seats));
        cards
    }

    fn check_chance(&self, cards: &Vec<u8>) -> Result<(), String> {
        let fits = cards.len() == usize::from(self.seats) && cards.iter().all(|c| *c < 10);
        if fits { Ok(()) } else { Err("one card of 1 to 9 a seat".to_owned()) }
    }

    fn settle(&mut self, cards: &Vec<u8>) {
        self.cards.clone_from(cards);
    }

    fn outcomes(&self) -> Option<Vec<(Vec<u8>, u32)>> {
        None
    }

    fn outcome(&self) -> Option<Outcome> {
        self.doubled?;
        let total = |seat| self.score(seat).total();
        let best = Seat::all(self.seats).map(total).max()?;
        let winners = Seat::all(self.seats).filter(|&s| total(s) == best).collect();
        Some(Outcome { winners, end: End::Points })
    }

    fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        let times = if self.doubled == Some(true) && seat == self.bidder() { 2 } else { 1 };
        score.0[0] = self.cards.get(seat.index()).map_or(0, |&c| i16::from(c) * times);
        score.0[1] = self.bids.get(seat.index()).map_or(0, |&b| i16::from(b));
        score
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        let own = match viewer {
            Viewer::Seat(seat) => self.cards.get(seat.index()).copied(),
            Viewer::Public => None,
        };
        let mut public = self.clone();
        if self.doubled.is_none() {
            public.cards.iter_mut().for_each(|card| *card = 0);
        }
        ToyView { viewer, own, public }
    }

    fn imagine(view: &ToyView, luck: &mut impl Luck) -> Self {
        let mut world = view.public.clone();
        if world.doubled.is_none() && !world.cards.is_empty() {
            let mut rest: Vec<u8> = (1..10).filter(|c| Some(*c) != view.own).collect();
            luck.shuffle(&mut rest);
            world.cards = rest[..usize::from(world.seats)].to_vec();
            if let (Viewer::Seat(seat), Some(own)) = (view.viewer, view.own) {
                world.cards[seat.index()] = own;
            }
        }
        world
    }

    fn move_id(&self, _: Seat, m: ToyMove) -> MoveId {
        MoveId(match m {
            ToyMove::Bid(n) => u16::from(n),
            ToyMove::Keep => 4,
            ToyMove::Double => 5,
        })
    }

    fn move_from_id(&self, _: Seat, id: MoveId) -> Option<ToyMove> {
        match id.0 {
            n @ 0..=3 => Some(ToyMove::Bid(n as u8)),
            4 => Some(ToyMove::Keep),
            5 => Some(ToyMove::Double),
            _ => None,
        }
    }

    fn move_text(&self, m: ToyMove) -> String {
        match m {
            ToyMove::Bid(n) => format!("bid {n}"),
            ToyMove::Keep => "keep".to_owned(),
            ToyMove::Double => "double".to_owned(),
        }
    }

    fn read_move(&self, text: &str) -> Result<ToyMove, ParseError> {
        (0..Self::MOVE_IDS)
            .filter_map(|id| self.move_from_id(Seat::new(0), MoveId(id)))
            .find(|&m| self.move_text(m) == text)
            .ok_or_else(|| ParseError::new(format!("no move \"{text}\"")))
    }

    fn chance_text(&self, cards: &Vec<u8>) -> String {
        let cards: Vec<String> = cards.iter().map(u8::to_string).collect();
        format!("deal {}", cards.join(" "))
    }

    fn read_chance(&self, text: &str) -> Result<Vec<u8>, ParseError> {
        let cards = text.strip_prefix("deal ").ok_or_else(|| ParseError::new("not a deal"))?;
        let cards = cards.split(' ').map(str::parse).collect::<Result<_, _>>();
        cards.map_err(|_| ParseError::new("cards are numbers"))
    }

    fn step_seen(&self, viewer: Viewer, step: &Step<Self>) -> String {
        let Step::Chance(cards) = step else { return step_text(self, step) };
        let card = |(seat, card): (usize, &u8)| match viewer {
            Viewer::Seat(viewer) if viewer.index() == seat => card.to_string(),
            _ => "?".to_owned(),
        };
        format!("deal {}", cards.iter().enumerate().map(card).collect::<Vec<_>>().join(" "))
    }

    fn position(&self) -> Vec<String> {
        let mut lines = Lines::default();
        for seat in Seat::all(self.seats) {
            for (field, values) in [("card", &self.cards), ("bid", &self.bids)] {
                values.get(seat.index()).iter().for_each(|n| lines.field(Some(seat), field, n));
            }
        }
        lines.into_lines()
    }

    fn read_position(&seats: &u8, said: &Description<'_>) -> Result<Self, PositionError> {
        said.expect_only(&[], &["card", "bid"])?;
        let mut toy = Self::new(&seats);
        for seat in Seat::all(seats) {
            let card = said.number(Some(seat), "card", 0..=9)?.map(|card| card as u8);
            let bid = said.number(Some(seat), "bid", 0..=3)?.map(|bid| bid as u8);
            toy.cards.extend(card);
            toy.bids.extend(bid);
        }
        for (field, values) in [("card", &toy.cards), ("bid", &toy.bids)] {
            if ![0, usize::from(seats)].contains(&values.len()) {
                return Err(said.wrong(None, field, values.len(), "one a seat, or none"));
            }
        }
        Ok(toy)
    }
}

mod tests {
    use super::Toy;
    use crate::laws::{Laws, obey};
    use crate::luck::{Fixed, Seed, Seeded};
    use crate::perft::{divide, perft};
    use crate::record::read;
    use crate::{Game, PlayError, Seat, SeatSet, Table, Turn};

    #[test]
    fn the_toy_obeys_the_laws() {
        let audit = |_: &Toy| Ok(());
        let laws = Laws { setups: &[2, 3, 4], games: 300, judge_all_in: 1, longest: 5, audit };
        let tally = obey(&laws).unwrap();
        assert_eq!((tally.games, tally.decisions), (300, 300 * 4));
        assert!(tally.alike > 100, "{tally:?}");
    }

    #[test]
    fn a_broken_game_does_not_pass() {
        let audit = |toy: &Toy| if toy.bids.is_empty() { Ok(()) } else { Err("bid!".to_owned()) };
        let laws = Laws { setups: &[2], games: 3, judge_all_in: 1, longest: 5, audit };
        let why = obey(&laws).unwrap_err();
        assert!(why.contains("toy, game") && why.contains("audit: bid!"), "{why}");
        let laws =
            Laws { setups: &[4], games: 3, judge_all_in: 1, longest: 4, audit: |_: &Toy| Ok(()) };
        assert!(obey(&laws).unwrap_err().contains("still going after 5 decisions"));
    }

    #[test]
    fn choices_wait_in_the_table_and_settle_together() {
        let mut table = Table::<Toy>::new(3, vec![]);
        table.deal(&mut Seeded::new(Seed::from(1)));
        let before = table.state().clone();
        table.step("2 bid 3").unwrap();
        table.step("0 bid 3").unwrap();
        assert_eq!(table.state(), &before, "nothing half-chosen is in the state");
        assert_eq!(table.waiting(), SeatSet::EMPTY.with(Seat::new(0)).with(Seat::new(2)));
        assert_eq!(table.turn(), Turn::Seats(SeatSet::only(Seat::new(1))));
        assert_eq!(table.step("2 bid 1"), Err(PlayError::Already { seat: Seat::new(2) }));
        assert!(table.withdraw(Seat::new(2)) && !table.withdraw(Seat::new(2)));
        table.step("2 bid 1").unwrap();
        table.step("1 bid 0").unwrap();
        assert_eq!(table.turn(), Turn::Seats(SeatSet::only(Seat::new(0))));
        let refused = table.step("1 keep").unwrap_err();
        assert_eq!(refused.code(), "step/not-your-turn");
        table.step("0 double").unwrap();
        assert_eq!(table.turn(), Turn::Over);
        let text = table.record().write();
        assert!(text.ends_with("0 bid 3\n1 bid 0\n2 bid 1\n0 double\n"), "seat order: {text}");
        assert_eq!(read::<Toy>(&text).unwrap().record().write(), text);
    }

    #[test]
    fn records_are_read_strictly() {
        let head = "mirabilia 1 toy\nseats 2\n";
        #[rustfmt::skip]
        let cases: &[(&str, usize, &str)] = &[
            ("", 1, "empty"),
            ("# only words\n", 1, "empty"),
            ("chess 1 toy", 1, "begins with \"chess 1 toy\""),
            ("mirabilia 2 toy", 1, "record version 2; this program reads version 1"),
            ("mirabilia 1 chess", 1, "a record of \"chess\", not of toy"),
            ("mirabilia 1 toy", 1, "no \"seats N\" line"),
            ("mirabilia 1 toy\nseats 9", 2, "seats is \"9\"; expected 2 to 4"),
            ("mirabilia 1 toy\nseats +2", 2, "seats is \"+2\"; expected a number"),
            ("mirabilia 1 toy\nseats two", 2, "seats is \"two\"; expected a number"),
            ("mirabilia 1 toy\nseats 2\nseats 2", 3, "a second \"seats\" line"),
            ("mirabilia 1 toy\nseats 2\nnames Anna", 3, "2 names with commas between"),
            ("mirabilia 1 toy\nseats 2\nnames Anna, ", 3, "names of 1 to 40 characters"),
            ("mirabilia 1 toy\nseats 2\noptions fast", 3, "words of the form name=value"),
            ("mirabilia 1 toy\nseats 2\noptions a=1 a=1", 3, "each option only once"),
            ("mirabilia 1 toy\nseats 2\noptions a=1", 3, "a is \"1\"; expected one of the options"),
            ("mirabilia 1 toy\nseats 2\n0 bid 1", 3, "no move is awaited: luck is due"),
            ("mirabilia 1 toy\nseats 2\ndeal 1", 3, "one card of 1 to 9 a seat"),
            ("mirabilia 1 toy\nseats 2\ndeal 1 2\n\n# words\n2 bid 1", 6, "no seat \"2\"; seats are 0 to 1"),
            ("mirabilia 1 toy\nseats 2\ndeal 1 2\n0 bid 9", 4, "no move \"bid 9\""),
            ("mirabilia 1 toy\nseats 2\ndeal 1 2\n0 keep", 4, "seat 0 cannot \"keep\""),
            ("mirabilia 1 toy\nseats 2\ndeal 1 2\ndeal 1 2", 4, "no luck is due: seats 0, 1 to move"),
        ];
        for (text, line, reason) in cases {
            let error = read::<Toy>(text).unwrap_err();
            assert_eq!(error.line, *line, "{text:?}: {error}");
            assert!(error.reason.contains(reason), "{text:?}: {error}");
        }
        let error = read::<Toy>(&format!("{head}deal 1 2\n0 keep")).unwrap_err();
        assert!(error.to_string().contains("legal here: 0 bid 0 | 0 bid 1"), "{error}");
        let long = format!("{head}{}", "x".repeat(5000));
        assert!(read::<Toy>(&long).unwrap_err().reason.contains("5000 bytes long"));
        let windows =
            format!("\u{feff}{head}names Anna, Bo # us\ndeal 1 2 # luck\n").replace('\n', "\r\n");
        assert_eq!(read::<Toy>(&windows).unwrap().record().names, ["Anna", "Bo"]);
    }

    #[test]
    fn a_record_may_begin_with_a_described_position() {
        let head = "mirabilia 1 toy\nseats 2\nposition\n0 card 5\n1 card 7\nend\n";
        let text = format!("{head}0 bid 1\n1 bid 0\n0 double\n");
        let table = read::<Toy>(&text).unwrap();
        assert_eq!((table.turn(), table.record().write()), (Turn::Over, text));
        assert_eq!(table.state().score(Seat::new(0)).total(), 11);
        assert_eq!(table.record().steps.len(), 3, "the position is no step");
        assert_eq!(table.as_position().map(|table| table.record().write()), None);
        let half = table.rewound(2);
        let again = half.as_position().unwrap();
        let bids = head.replace("5\n", "5\n0 bid 1\n").replace("7\n", "7\n1 bid 0\n");
        assert_eq!(again.record().write(), bids);
        assert_eq!((again.state(), again.turn()), (half.state(), half.turn()));
    }

    #[test]
    fn positions_are_read_strictly() {
        #[rustfmt::skip]
        let cases: &[(&str, usize, &str)] = &[
            ("position\n0 card 1", 4, "no \"end\" line after \"position\""),
            ("position", 3, "no \"end\" line"),
            ("position\n2 card 1\nend", 4, "seat is \"2\"; expected 0 to 1"),
            ("position\n0 cards 1\nend", 4, "field of seat 0 is \"cards\"; expected one of card, bid"),
            ("position\ncard 1\nend", 4, "field of the table is \"card\""),
            ("position\n0 card 1\n0 card 2\nend", 5, "card of seat 0 is \"a second one\"; expected each field only once"),
            ("position\n0 card -1\nend", 4, "card of seat 0 is \"-1\"; expected a number from 0 to 9"),
            ("position\n0 card 01\nend", 4, "expected a number from 0 to 9"),
            ("position\n0 card\nend", 4, "card of seat 0 is \"\"; expected one word"),
            ("position\n# nothing\n0 card 1\nend", 3, "card is \"1\"; expected one a seat, or none"),
            ("position\n0 card 1\n1 card 2\nend\n0 keep", 7, "seat 0 cannot \"keep\""),
            ("position\nend\nposition\nend", 5, "not a deal"),
            ("deal 1 2\nposition\nend", 4, "not a deal"),
        ];
        for (text, line, reason) in cases {
            let error = read::<Toy>(&format!("mirabilia 1 toy\nseats 2\n{text}")).unwrap_err();
            assert_eq!(error.line, *line, "{text:?}: {error}");
            assert!(error.reason.contains(reason), "{text:?}: {error}");
        }
    }

    #[test]
    fn perft_counts_decisions_of_one_seat() {
        let state = Toy::new(&3);
        let luck = Fixed::default();
        let counts: Vec<u64> = (0..4).map(|depth| perft(&state, &luck, depth)).collect();
        assert_eq!(counts, [1, 4, 8, 8]); // four bids of seat 0, then keep or double, then the end
        let split = divide(&state, &luck, 2);
        assert_eq!(split[3], ("bid 3".to_owned(), 2));
        assert_eq!(split.iter().map(|(_, n)| n).sum::<u64>(), 8);
    }
}
