//! Small scenes for tests: three or more cities, hands of which a few cards matter, and moves in the
//! words of records.

use mirabilia_kernel::goods::Goods;
use mirabilia_kernel::{Fast, Game, Joint, Options, Seat, Table, Turn, Viewer};
use mirabilia_wonders::data::{RESOURCES, Stage, deck};
use mirabilia_wonders::position::CityPosition;
use mirabilia_wonders::{Card, CardSet, Move, Position, Refusal, Side, State, Wonder};

/// The seat that most tests are about, and its neighbours at a table of three.
pub(crate) const ME: Seat = Seat::new(0);
pub(crate) const LEFT: Seat = Seat::new(1);
pub(crate) const RIGHT: Seat = Seat::new(2);

pub(crate) fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("no card {id}"))
}

pub(crate) fn cards(ids: &str) -> CardSet {
    ids.split_whitespace().map(card).collect()
}

pub(crate) fn wonder(id: &str) -> Wonder {
    Wonder::from_id(id).unwrap_or_else(|| panic!("no wonder {id}"))
}

/// Wonder and side of a board as in "olympia night".
pub(crate) fn board(words: &str) -> (Wonder, Side) {
    let (id, side) = words.split_once(' ').expect("a wonder and a side");
    (wonder(id), Side::from_name(side).unwrap_or_else(|| panic!("no side {side}")))
}

/// The stages of a board.
pub(crate) fn stages(words: &str) -> &'static [Stage] {
    let (wonder, side) = board(words);
    wonder.board(side).stages
}

/// All fourteen boards as in "olympia night".
pub(crate) fn all_boards() -> impl Iterator<Item = String> {
    let sides = |id| ["day", "night"].map(|side| format!("{id} {side}"));
    mirabilia_wonders::data::WONDERS.iter().flat_map(move |facts| sides(facts.id))
}

/// A position in the making: the fourth turn of an age, 3 coins each, empty cities without stages.
/// Hands that are not spelled out are filled with what the deck has left.
#[derive(Clone)]
pub(crate) struct Scene {
    position: Position,
    hands: Vec<Vec<Card>>,
}

impl Scene {
    /// Three seats: Rhodos between Ephesos at its left and Halikarnassos at its right.
    pub(crate) fn new(age: u8) -> Self {
        Self::of(3, age)
    }

    /// This many seats.
    pub(crate) fn of(seats: u8, age: u8) -> Self {
        let ids =
            ["rhodos", "ephesos", "halikarnassos", "gizah", "babylon", "alexandria", "olympia"];
        let mut position = Position::sample(seats, age);
        position.turn = 3;
        for (city, id) in position.cities.iter_mut().zip(ids) {
            city.wonder = wonder(id);
        }
        Self { position, hands: vec![Vec::new(); usize::from(seats)] }
    }

    fn with(&self, change: impl FnOnce(&mut Self)) -> Self {
        let mut scene = self.clone();
        change(&mut scene);
        scene
    }

    fn with_city(&self, seat: Seat, change: impl FnOnce(&mut CityPosition)) -> Self {
        self.with(|scene| change(&mut scene.position.cities[seat.index()]))
    }

    /// Turns played in this age.
    pub(crate) fn turn(&self, turn: u8) -> Self {
        self.with(|scene| scene.position.turn = turn)
    }

    /// A seat's board as in "olympia night", and how many stages stand. A seat that had the wonder
    /// gets the other one.
    pub(crate) fn board(&self, seat: Seat, words: &str, stages: u8) -> Self {
        let (wonder, side) = board(words);
        let old = self.position.cities[seat.index()].wonder;
        let scene = self.with(|scene| {
            for city in scene.position.cities.iter_mut().filter(|city| city.wonder == wonder) {
                city.wonder = old;
            }
        });
        scene.with_city(seat, |city| {
            (city.wonder, city.side, city.stages) = (wonder, side, stages);
        })
    }

    pub(crate) fn city(&self, seat: Seat, ids: &str) -> Self {
        self.with_city(seat, |city| city.cards = cards(ids))
    }

    pub(crate) fn coins(&self, seat: Seat, coins: u16) -> Self {
        self.with_city(seat, |city| city.coins = coins)
    }

    /// Conflict tokens: defeats, then victories of Age I, II and III.
    pub(crate) fn tokens(&self, seat: Seat, tokens: [u8; 4]) -> Self {
        self.with_city(seat, |city| city.tokens = tokens)
    }

    /// Cards that a hand must have; the rest is filled up.
    pub(crate) fn hand(&self, seat: Seat, ids: &str) -> Self {
        let hand = ids.split_whitespace().map(card).collect();
        self.with(|scene| scene.hands[seat.index()] = hand)
    }

    pub(crate) fn discard(&self, ids: &str) -> Self {
        let pile = ids.split_whitespace().map(card).collect();
        self.with(|scene| scene.position.discard = pile)
    }

    pub(crate) fn state(&self) -> State {
        let mut position = self.position.clone();
        let seats = position.cities.len() as u8;
        let guilds = Card::all().filter(|card| card.is_guild() && position.age == 3);
        // Guilds last: not all of them are in the game.
        let mut left: Vec<Card> =
            guilds.chain(deck(seats, position.age).cards().iter().copied()).collect();
        let built = position.cities.iter().flat_map(|city| city.cards.iter());
        let spoken_for = self.hands.iter().flatten().copied().chain(built);
        for card in spoken_for.chain(position.discard.iter().copied()) {
            if let Some(place) = left.iter().position(|c| *c == card) {
                left.remove(place);
            }
        }
        let size = 7 - usize::from(position.turn);
        for (city, hand) in position.cities.iter_mut().zip(&self.hands) {
            city.hand.clone_from(hand);
            while city.hand.len() < size {
                city.hand.push(left.pop().expect("the deck has enough cards to fill the hands"));
            }
        }
        position.state().unwrap_or_else(|error| panic!("no such position: {error}"))
    }

    /// The state after a turn: these moves, while every other seat sells.
    pub(crate) fn after(&self, said: &[&str]) -> State {
        let mut state = self.state();
        play(&mut state, said);
        state
    }
}

/// A record line of a move: the seat and what it does.
fn read(state: &State, said: &str) -> (Seat, Move) {
    let (seat, words) = said.split_once(' ').expect("a seat and a move");
    let seat = Seat::parse(seat, state.seats()).unwrap_or_else(|| panic!("no seat in {said}"));
    (seat, state.read_move(words).unwrap_or_else(|error| panic!("{said}: {error}")))
}

/// Plays what is due: the moves named, which must be legal by both judges; every other seat sells
/// its first card.
pub(crate) fn play(state: &mut State, said: &[&str]) {
    let Turn::Seats(seats) = state.turn() else { panic!("nobody decides now") };
    for line in said {
        assert!(can(state, line), "\"{line}\" is refused: {}", refusal(state, line));
    }
    let named: Vec<(Seat, Move)> = said.iter().map(|line| read(state, line)).collect();
    assert!(named.iter().all(|(seat, _)| seats.has(*seat)), "only {seats:?} decide now");
    let mut joint: Option<Joint<Move>> = None;
    for seat in seats.iter() {
        let m = match named.iter().find(|(s, _)| *s == seat) {
            Some((_, m)) => *m,
            None => Move::Sell(state.hand(seat).next().expect("a card to sell")),
        };
        joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
    }
    state.play_unchecked(&joint.expect("somebody decides"));
}

/// All seats sell, turn by turn, until something else than playing a card is due.
pub(crate) fn sell_all(state: &mut State) {
    while matches!(state.phase(), mirabilia_wonders::Phase::Play) {
        play(state, &[]);
    }
}

/// May the seat do this? Both judges must agree.
pub(crate) fn can(state: &State, said: &str) -> bool {
    let (seat, m) = read(state, said);
    let allowed = state.check(seat, m).is_ok();
    assert_eq!(allowed, listed(state, seat).contains(&m), "the judges differ on \"{said}\"");
    allowed
}

/// Why the seat may not do this.
pub(crate) fn refusal(state: &State, said: &str) -> Refusal {
    let (seat, m) = read(state, said);
    state.check(seat, m).expect_err(said)
}

/// The refusal for units that neither the city nor its neighbours make, by their names.
pub(crate) fn lacks(goods: &str) -> Refusal {
    let mut amounts = [0u8; 7];
    for good in goods.split_whitespace() {
        let place = RESOURCES.iter().position(|name| *name == good);
        amounts[place.unwrap_or_else(|| panic!("no resource {good}"))] += 1;
    }
    Refusal::Lacks(Goods::from_amounts(amounts))
}

pub(crate) fn listed(state: &State, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    state.legal_moves(seat, &mut moves);
    moves
}

/// The legal moves of a seat that begin so, as records write them.
pub(crate) fn legal(state: &State, seat: Seat, start: &str) -> Vec<String> {
    let texts = listed(state, seat).into_iter().map(|m| m.to_string());
    texts.filter(|text| text.starts_with(start)).collect()
}

/// The treasuries of all seats.
pub(crate) fn coins(state: &State) -> Vec<u16> {
    Seat::all(state.seats()).map(|seat| state.city(seat).coins()).collect()
}

/// The pairs (left, right) worth offering for the cost of a card, regardless of coins.
pub(crate) fn payments(state: &State, seat: Seat, id: &str) -> Vec<(u8, u8)> {
    let payments = state.market(seat).payments(card(id).facts().cost);
    payments.as_slice().iter().map(|p| (p.left, p.right)).collect()
}

/// The pairs worth offering for the next stage.
pub(crate) fn stage_payments(state: &State, seat: Seat) -> Vec<(u8, u8)> {
    let cost = state.city(seat).next_stage().expect("a stage is left").cost;
    let payments = state.market(seat).payments(cost);
    payments.as_slice().iter().map(|p| (p.left, p.right)).collect()
}

/// A seat's points in one line of the score pad.
pub(crate) fn points(state: &State, seat: Seat, line: &str) -> i16 {
    let at = State::CATEGORIES.iter().position(|name| *name == line).expect("a line of the pad");
    state.score(seat).0[at]
}

/// The hand of a seat, in order.
pub(crate) fn hand(state: &State, seat: Seat) -> Vec<&'static str> {
    state.hand(seat).map(|card| card.facts().id).collect()
}

/// The picture of a view in names and numbers.
pub(crate) fn picture(state: &State, viewer: Viewer) -> serde_json::Value {
    serde_json::to_value(state.view(viewer)).unwrap()
}

/// A table where nothing has happened yet.
pub(crate) fn table(seats: u8, options: &str) -> Table<State> {
    let options = Options::parse(options).unwrap();
    Table::new(State::setup(seats, &options).unwrap(), Vec::new())
}

pub(crate) fn steps(table: &mut Table<State>, lines: &[&str]) {
    for line in lines {
        table.step(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

/// A game that has been dealt its first hands.
pub(crate) fn dealt(seats: u8, options: &str, seed: u64) -> Table<State> {
    let mut table = table(seats, options);
    table.deal(&mut Fast::new(seed));
    table
}

/// Luck that deals the deck of an age out in order, with the first guilds.
pub(crate) fn deal_line(seats: u8, age: u8) -> String {
    let guilds = Card::all().filter(|card| card.is_guild() && age == 3);
    let guilds = guilds.take(usize::from(seats) + 2);
    let cards: Vec<&str> =
        deck(seats, age).cards().iter().copied().chain(guilds).map(|c| c.facts().id).collect();
    let hands: Vec<String> = cards.chunks(7).map(|hand| hand.join(" ")).collect();
    format!("deal age {age} {}", hands.join(" / "))
}

/// Plays a table on with every seat selling its first card, until something else is due.
pub(crate) fn sell_on(table: &mut Table<State>) {
    while table.state().phase() == mirabilia_wonders::Phase::Play {
        let state = *table.state();
        for seat in Seat::all(state.seats()) {
            let first = state.hand(seat).next().expect("a card to sell");
            table.submit(seat, Move::Sell(first)).unwrap();
        }
    }
}
