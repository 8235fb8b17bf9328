//! Small scenes for tests: a table with a few cards on offer, two cities, and moves in the words of
//! records.

use mirabilia_duel::data::SLOTS;
use mirabilia_duel::position::CityPosition;
use mirabilia_duel::state::Lying;
use mirabilia_duel::{
    Card, CardSet, Chance, Move, Phase, Position, Refusal, State, Token, TokenSet, Wonder,
    WonderSet,
};
use mirabilia_kernel::{Fixed, Game, Joint, Options, Seat, Table, playout::settle_all};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);

pub(crate) fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("no card {id}"))
}

pub(crate) fn wonder(id: &str) -> Wonder {
    Wonder::from_id(id).unwrap_or_else(|| panic!("no wonder {id}"))
}

pub(crate) fn token(id: &str) -> Token {
    Token::from_id(id).unwrap_or_else(|| panic!("no token {id}"))
}

pub(crate) fn cards(ids: &str) -> CardSet {
    ids.split_whitespace().map(card).collect()
}

pub(crate) fn wonders(ids: &str) -> WonderSet {
    ids.split_whitespace().map(wonder).collect()
}

pub(crate) fn tokens(ids: &str) -> TokenSet {
    ids.split_whitespace().map(token).collect()
}

pub(crate) fn all_cards() -> impl Iterator<Item = Card> {
    mirabilia_duel::data::CARDS.iter().map(|facts| card(facts.id))
}

pub(crate) fn all_wonders() -> impl Iterator<Item = Wonder> {
    mirabilia_duel::data::WONDERS.iter().map(|facts| wonder(facts.id))
}

pub(crate) fn all_tokens() -> impl Iterator<Item = Token> {
    mirabilia_duel::data::TOKENS.iter().map(|facts| token(facts.id))
}

/// The coins and the wood, clay, stone, glass, papyrus that a card or wonder costs as printed.
pub(crate) fn printed_cost(id: &str) -> (u8, [u8; 5]) {
    let cost = match Card::from_id(id) {
        Some(card) => card.facts().cost,
        None => wonder(id).facts().cost,
    };
    (cost.coins(), cost.amounts())
}

/// A position in the making: seat 0 to play, 7 coins each, empty cities, pawn in the middle, the
/// first five tokens on the board.
#[derive(Clone, Copy)]
pub(crate) struct Scene(pub(crate) Position);

impl Scene {
    /// Only these cards lie in the structure, side by side in its first row, all accessible: no
    /// turn uncovers anything. A single card gets a neighbour, so that taking it does not end the
    /// age.
    pub(crate) fn offers(age: u8, ids: &str) -> Self {
        let mut offered: Vec<Card> = ids.split_whitespace().map(card).collect();
        if offered.len() == 1 {
            let neighbours = ["guard-tower", "walls", "obelisk"];
            let spare = ["press", "barracks", "palace"];
            let at = usize::from(age) - 1;
            let neighbour = if ids == neighbours[at] { spare[at] } else { neighbours[at] };
            offered.push(card(neighbour));
        }
        Self::only(age, &offered)
    }

    /// This card is the last of the age.
    pub(crate) fn last_card(age: u8, id: &str) -> Self {
        Self::only(age, &[card(id)])
    }

    fn only(age: u8, offered: &[Card]) -> Self {
        let mut position = Position::sample(age);
        let row = mirabilia_duel::data::ROWS[usize::from(age) - 1][0].0.len();
        assert!(offered.len() <= row, "the first row of age {age} has {row} places");
        position.structure = [Lying::Nothing; SLOTS];
        for (slot, &card) in offered.iter().enumerate() {
            position.structure[slot] = Lying::FaceUp(card);
        }
        Self(position)
    }

    /// The whole structure of an age, untouched, with these cards in its uncovered places.
    pub(crate) fn whole(age: u8, ids: &str) -> Self {
        let offered: Vec<Card> = ids.split_whitespace().map(card).collect();
        Self(Position::sample(age).offering(&offered))
    }

    pub(crate) fn active(mut self, seat: Seat) -> Self {
        self.0.active = seat;
        self
    }

    fn at(&mut self, seat: Seat) -> &mut CityPosition {
        &mut self.0.cities[seat.index()]
    }

    pub(crate) fn city(mut self, seat: Seat, ids: &str) -> Self {
        self.at(seat).cards = cards(ids);
        self
    }

    pub(crate) fn coins(mut self, seat: Seat, coins: u16) -> Self {
        self.at(seat).coins = coins;
        self
    }

    pub(crate) fn unbuilt(mut self, seat: Seat, ids: &str) -> Self {
        self.at(seat).unbuilt = wonders(ids);
        self
    }

    pub(crate) fn built(mut self, seat: Seat, ids: &str) -> Self {
        self.at(seat).built = wonders(ids);
        self
    }

    /// Tokens of a city; the board keeps as many others as make five together.
    pub(crate) fn tokens(mut self, seat: Seat, ids: &str) -> Self {
        self.at(seat).tokens = tokens(ids);
        let owned = self.0.cities[0].tokens.or(self.0.cities[1].tokens);
        let left = 5usize.saturating_sub(owned.len() as usize);
        self.0.board = self.0.board.less(owned).iter().take(left).collect();
        self
    }

    pub(crate) fn board(mut self, ids: &str) -> Self {
        self.0.board = tokens(ids);
        self
    }

    pub(crate) fn discard(mut self, ids: &str) -> Self {
        self.0.discard = cards(ids);
        self
    }

    /// The pawn stands here, and the military tokens it passed on its way are gone.
    pub(crate) fn pawn(mut self, pawn: i8) -> Self {
        self.0.pawn = pawn;
        self.0.loot = [[pawn > -3, pawn > -6], [pawn < 3, pawn < 6]];
        self
    }

    /// The state. Five tokens are dealt in every game: where the scene speaks of fewer, seat 1 has
    /// the others, those first that change nothing but its points.
    pub(crate) fn state(mut self) -> State {
        for spare in ["philosophy", "mathematics", "agriculture", "masonry", "urbanism"] {
            let owned = self.0.cities[0].tokens.or(self.0.cities[1].tokens);
            let dealt = self.0.board.or(owned);
            if dealt.len() < 5 && !dealt.has(token(spare)) {
                let city = self.at(B);
                city.tokens = city.tokens.with(token(spare));
            }
        }
        self.0.state().unwrap_or_else(|error| panic!("no such position: {error}"))
    }

    /// The state after the active seat's move.
    pub(crate) fn after(self, said: &str) -> State {
        let mut state = self.state();
        play(&mut state, said);
        state
    }
}

/// The active seat plays; the move must be legal by both judges.
pub(crate) fn play(state: &mut State, said: &str) {
    let m = read(said);
    let seat = state.active();
    if let Err(why) = state.check(seat, m) {
        panic!("\"{said}\" is refused: {why}");
    }
    assert!(listed(state, m), "\"{said}\" is allowed but not listed");
    state.play_unchecked(&Joint::one(seat, m));
}

/// Luck as records write it; it must be possible now.
pub(crate) fn luck(state: &mut State, said: &str) {
    let chance: Chance = said.parse().unwrap_or_else(|error| panic!("{error}"));
    if let Err(why) = state.check_chance(&chance) {
        panic!("\"{said}\" is refused: {why}");
    }
    state.settle(&chance);
}

/// May the active seat do this? Both judges must agree.
pub(crate) fn can(state: &State, said: &str) -> bool {
    let m = read(said);
    let allowed = state.check(state.active(), m).is_ok();
    assert_eq!(allowed, listed(state, m), "the judges differ on \"{said}\"");
    allowed
}

/// Why the active seat may not do this.
pub(crate) fn refusal(state: &State, said: &str) -> Refusal {
    assert!(!can(state, said), "\"{said}\" is allowed");
    state.check(state.active(), read(said)).unwrap_err()
}

/// Why this luck cannot be, in words.
pub(crate) fn bad_luck(state: &State, said: &str) -> String {
    let chance: Chance = said.parse().unwrap_or_else(|error| panic!("{error}"));
    state.check_chance(&chance).expect_err(said).to_string()
}

fn read(said: &str) -> Move {
    said.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn listed(state: &State, m: Move) -> bool {
    let mut moves = Vec::new();
    state.legal_moves(state.active(), &mut moves);
    moves.contains(&m)
}

/// The legal moves of the active seat, as records write them.
pub(crate) fn legal(state: &State) -> Vec<String> {
    let mut moves = Vec::new();
    state.legal_moves(state.active(), &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// Both treasuries.
pub(crate) fn coins(state: &State) -> [u16; 2] {
    [A, B].map(|seat| state.city(seat).coins())
}

/// What a card or wonder costs a seat now.
pub(crate) fn price(state: &State, seat: Seat, id: &str) -> u16 {
    match Card::from_id(id) {
        Some(card) => state.market(seat).card(card).total,
        None => state.market(seat).wonder(wonder(id)).total,
    }
}

/// A seat's points in one line of the score pad.
pub(crate) fn points(state: &State, seat: Seat, line: &str) -> i16 {
    let at = State::CATEGORIES.iter().position(|name| *name == line).expect("a line of the pad");
    state.score(seat).0[at]
}

/// The accessible cards that lie face up.
pub(crate) fn accessible(state: &State) -> CardSet {
    let open = (0..SLOTS as u8).filter(|&slot| state.is_accessible(slot));
    let card = |slot| match state.slot(slot) {
        Lying::FaceUp(card) => Some(card),
        _ => None,
    };
    open.filter_map(card).collect()
}

/// How many cards still lie in the structure.
pub(crate) fn cards_left(state: &State) -> usize {
    (0..SLOTS as u8).filter(|&slot| state.slot(slot) != Lying::Nothing).count()
}

/// A table where nothing has happened yet.
pub(crate) fn table(options: &str) -> Table<State> {
    let options = Options::parse(options).unwrap();
    Table::new(State::setup(2, &options).unwrap(), Vec::new())
}

pub(crate) fn steps(table: &mut Table<State>, lines: &[&str]) {
    for line in lines {
        table.step(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

/// Both seats sell the lowest accessible card, turn by turn, and the lowest unseen cards turn up,
/// until something else than playing a card is due.
pub(crate) fn sell_all(state: &mut State) {
    while matches!(state.phase(), Phase::Play | Phase::Reveal) {
        if state.phase() == Phase::Reveal {
            let chance = state.draw(&mut Fixed::default());
            state.settle(&chance);
            continue;
        }
        let first = accessible(state).iter().next().expect("a card to sell");
        play(state, &format!("sell {}", first.facts().id));
    }
}

/// Settles all luck that is due with the lowest choices.
pub(crate) fn lowest_luck(state: &mut State) {
    settle_all(state, &mut Fixed::default());
}
