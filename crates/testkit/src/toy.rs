//! A toy game that uses every part of the contract: luck, hidden cards, a turn of all seats, a turn
//! of one seat, shared victory. For the tests of the kernel and of these runners.

use std::ops::RangeInclusive;

use mirabilia_kernel::offer::kept;
use mirabilia_kernel::position::DescriptionWriter;
use mirabilia_kernel::record::step_text;
use mirabilia_kernel::{
    Description, End, Game, Joint, Luck, MoveId, Offer, Options, Outcome, ParseError,
    PositionError, Preview, Score, Seat, SeatSet, SetupError, Step, Turn, TurnShape, Viewer, Way,
    phrase,
};

/// Each seat holds a secret card of 1 to 9. All bid 0 to 3 at once; the highest bidder, on a tie the
/// lowest seat, may then keep or double its card. Card plus bid is the score.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    cards: Vec<u8>,
    bids: Vec<u8>,
    doubled: Option<bool>,
    seats: u8,
}

/// A decision of the toy game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToyMove {
    /// Bids this much.
    Bid(u8),
    /// Keeps the card.
    Keep,
    /// Doubles the card.
    Double,
}

/// What a viewer of the toy game may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToyView {
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
    type Pick = ToyMove;
    type Bill = ();
    type Detail = ();

    const NAME: &'static str = "toy";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MOVE_IDS: u16 = 8;
    const CATEGORIES: &'static [&'static str] = &["card", "bid"];
    const HAS_SECRETS: bool = true;
    const TURNS: TurnShape =
        TurnShape { together: true, alone: &["keep", "double"], luck: &[], again: false };

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
        if fits { Ok(()) } else { Err("one card of 1 to 9 per seat".to_owned()) }
    }

    fn settle(&mut self, cards: &Vec<u8>) {
        self.cards.clone_from(cards);
    }

    fn chances(&self) -> Option<Vec<(Vec<u8>, u32)>> {
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

    /// No seat pays: the bid stands for coins here.
    fn coins(&self, seat: Seat) -> u16 {
        self.bids.get(seat.index()).map_or(0, |&bid| u16::from(bid))
    }

    fn alone(&self, seat: Seat, m: ToyMove) -> Self {
        let mut after = self.clone();
        match m {
            ToyMove::Bid(n) => {
                after.bids = vec![0; usize::from(self.seats)];
                after.bids[seat.index()] = n;
            }
            ToyMove::Keep | ToyMove::Double => after.doubled = Some(m == ToyMove::Double),
        }
        after
    }

    fn detail(_: &Self, _: &Self, _: Seat) {}

    fn preview_holds(said: &Preview<Self>, _: &Self, after: &Self, _: Seat) -> Result<(), String> {
        // The cards of others are hidden from the seat, so it cannot know who wins.
        kept("end", said.end.is_some(), after.outcome().is_some())
    }

    fn offers(view: &ToyView) -> Vec<Offer<Self>> {
        let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
        let mut state = view.public.clone();
        if let (Some(card), Some(own)) = (state.cards.get_mut(seat.index()), view.own) {
            *card = own;
        }
        let mut moves = Vec::new();
        state.legal_moves(seat, &mut moves);
        let offer = |&m: &ToyMove| Offer { pick: m, ways: vec![Way::of(&state, seat, m, None)] };
        moves.iter().map(offer).collect()
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
            .ok_or_else(|| ParseError::no_move(text, "bid N, keep, double"))
    }

    fn chance_text(&self, cards: &Vec<u8>) -> String {
        let cards: Vec<String> = cards.iter().map(u8::to_string).collect();
        format!("deal {}", cards.join(" "))
    }

    fn read_chance(&self, text: &str) -> Result<Vec<u8>, ParseError> {
        let cards = text
            .strip_prefix("deal ")
            .ok_or_else(|| ParseError::no_luck(text, "deal N …", "bid N"))?;
        let cards = cards.split(' ').map(str::parse).collect::<Result<_, _>>();
        cards.map_err(|_| ParseError::no_luck(text, "deal N …", "bid N"))
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
        let mut lines = DescriptionWriter::default();
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
                let expected = phrase!("toy-one-per-seat", "one per seat, or none");
                return Err(said.wrong(None, field, values.len(), expected));
            }
        }
        Ok(toy)
    }
}
