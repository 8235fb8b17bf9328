//! Positions as records write them (`docs/positions.md`).

use mirabilia_kernel::position::{self, DescriptionWriter, NONE, Seen};
use mirabilia_kernel::{Description, PositionError, Seat, SetupError, phrase};

use super::due::{DUE, SECOND, before_ages, is_before_the_ages, word};
use super::{CityPosition, Position, check};
use crate::data::{
    CAPITAL, CARDS, Card, CardSet, ROWS, SLOTS, START_COINS, TOKENS, TRACK, Token, TokenSet,
    WONDERS, Wonder, WonderSet,
};
use crate::setup::Setup;
use crate::state::{Lying, Phase, State};

/// The fields of the table, in the order in which we write them.
const TABLE: [&str; 12] = [
    "age",
    "due",
    "to-move",
    "again",
    "first",
    "pawn",
    "tokens",
    "drawn",
    "offered",
    "structure",
    "discard",
    "buried",
];
/// The spaces between the middle and a capital.
const SPACES: i32 = CAPITAL as i32 - 1;
/// The fields of a seat, in the order in which we write them.
const SEAT: [&str; 6] = ["coins", "cards", "wonders", "built", "tokens", "loot"];

fn cards() -> impl Iterator<Item = &'static str> + Clone {
    CARDS.iter().map(|card| card.id)
}

fn wonders() -> impl Iterator<Item = &'static str> + Clone {
    WONDERS.iter().map(|wonder| wonder.id)
}

fn tokens() -> impl Iterator<Item = &'static str> + Clone {
    TOKENS.iter().map(|token| token.id)
}

/// Things that may lie in one place only.
#[derive(Default)]
struct Places {
    cards: Seen,
    wonders: Seen,
    tokens: Seen,
}

impl Places {
    fn cards(
        &mut self,
        fields: &Description<'_>,
        seat: Option<Seat>,
        field: &str,
    ) -> Result<CardSet, PositionError> {
        let ids = fields.ids_once(
            seat,
            field,
            &phrase!("file-a-card", "card"),
            cards(),
            &mut self.cards,
        )?;
        Ok(ids.into_iter().map(|id| Card(id as u8)).collect())
    }

    fn wonders(
        &mut self,
        fields: &Description<'_>,
        seat: Option<Seat>,
        field: &str,
    ) -> Result<WonderSet, PositionError> {
        let ids = fields.ids_once(
            seat,
            field,
            &phrase!("file-a-wonder", "wonder"),
            wonders(),
            &mut self.wonders,
        )?;
        Ok(ids.into_iter().map(|id| Wonder(id as u8)).collect())
    }

    fn tokens(
        &mut self,
        fields: &Description<'_>,
        seat: Option<Seat>,
        field: &str,
    ) -> Result<TokenSet, PositionError> {
        let ids = fields.ids_once(
            seat,
            field,
            &phrase!("file-a-token", "progress token"),
            tokens(),
            &mut self.tokens,
        )?;
        Ok(ids.into_iter().map(|id| Token(id as u8)).collect())
    }
}

/// Reads a described position.
pub(crate) fn read(setup: &Setup, fields: &Description<'_>) -> Result<State, PositionError> {
    fields.expect_only(&TABLE, &SEAT)?;
    let seat = |field: &str| {
        fields.number(None, field, 0..=1).map(|seat| seat.map(|seat| Seat::new(seat as u8)))
    };
    let (mut places, words) = (Places::default(), fields.words(None, "structure"));
    let usual = if words.is_some() { Phase::Play } else { Phase::DealAge };
    let phase = fields.choose(None, "due", &DUE)?.unwrap_or(usual);
    let age = match fields.number(None, "age", 1..=3)? {
        None if !is_before_the_ages(phase) => {
            let expected = phrase!("position-age", "1 to 3, the age in play");
            return Err(fields.wrong(None, "age", "", expected));
        }
        age => age.unwrap_or(0) as u8,
    };
    let first = seat("first")?.or(setup.first).unwrap_or_default();
    if setup.first.is_some_and(|option| option != first) {
        let expected = phrase!(
            "duel-file-first-option",
            "the first player of the options, {seat}",
            seat = first.other()
        );
        return Err(fields.wrong(None, "first", first, expected));
    }
    let mut position = Position {
        age,
        phase,
        active: Seat::new(0),
        again: fields.flag(None, "again")?,
        first,
        cities: [CityPosition::default(); 2],
        structure: [Lying::Nothing; SLOTS],
        discard: CardSet::EMPTY,
        buried: CardSet::EMPTY,
        board: places.tokens(fields, None, "tokens")?,
        drawn: places.tokens(fields, None, "drawn")?,
        offered: places.wonders(fields, None, "offered")?,
        pawn: fields.number(None, "pawn", -SPACES..=SPACES)?.unwrap_or(0) as i8,
        loot: [[true; 2]; 2],
        centre: setup.centre,
    };
    if let Some(words) = words {
        position.structure = structure(fields, age, words, &mut places)?;
    }
    position.discard = places.cards(fields, None, "discard")?;
    position.buried = places.cards(fields, None, "buried")?;
    for seat in Seat::all(2) {
        position.cities[seat.index()] = city(fields, seat, &mut places)?;
        position.loot[seat.index()] = loot(fields, seat, position.pawn)?;
    }
    position.active = match seat("to-move")? {
        Some(seat) => seat,
        None => usual_turn(&position),
    };
    let blame = |error: SetupError| fields.blame(error);
    let state = position.state().map_err(blame)?;
    position.check_dealt().map_err(blame)?;
    Ok(state)
}

/// Who is to move if the description does not say: the only seat that can be, otherwise seat 0.
fn usual_turn(position: &Position) -> Seat {
    match position.phase {
        Phase::Begin if position.pawn != 0 => Seat::new(u8::from(position.pawn > 0)),
        Phase::DealAge | Phase::DealFirst | Phase::DealTokens => position.first,
        Phase::DealWonders | Phase::Draft => {
            let second = u32::from(SECOND) >> position.wonders().len() & 1 == 1;
            if second { position.first.other() } else { position.first }
        }
        _ => Seat::new(0),
    }
}

fn city(
    fields: &Description<'_>,
    seat: Seat,
    places: &mut Places,
) -> Result<CityPosition, PositionError> {
    let at = Some(seat);
    let most = i32::from(check::MOST_COINS);
    let coins = fields.number(at, "coins", 0..=most)?.map_or(START_COINS, |coins| coins as u16);
    Ok(CityPosition {
        coins,
        cards: places.cards(fields, at, "cards")?,
        unbuilt: places.wonders(fields, at, "wonders")?,
        built: places.wonders(fields, at, "built")?,
        tokens: places.tokens(fields, at, "tokens")?,
    })
}

/// The military tokens of a seat's side; usually those that the pawn has not passed where it is.
fn loot(fields: &Description<'_>, seat: Seat, pawn: i8) -> Result<[bool; 2], PositionError> {
    let Some(words) = fields.list(Some(seat), "loot")? else { return Ok(usual_loot(seat, pawn)) };
    let mut there = [false; 2];
    for word in words {
        let Some(place) = loot_words().iter().position(|coins| coins == word) else {
            let expected = phrase!(
                "duel-file-loot",
                "{tokens}, both, or none",
                tokens = loot_words().join(", ")
            );
            return Err(fields.wrong(Some(seat), "loot", word, expected));
        };
        if there[place] {
            let expected = phrase!("duel-file-loot-once", "each token once");
            return Err(fields.wrong(Some(seat), "loot", word, expected));
        }
        there[place] = true;
    }
    Ok(there)
}

/// The military tokens of a side by their coins, the nearer one first.
fn loot_words() -> [String; 2] {
    [TRACK[1], TRACK[2]].map(|zone| zone.coins.to_string())
}

fn usual_loot(seat: Seat, pawn: i8) -> [bool; 2] {
    let ahead = if seat.index() == 1 { pawn } else { -pawn };
    [ahead < TRACK[1].from, ahead < TRACK[2].from]
}

fn structure(
    fields: &Description<'_>,
    age: u8,
    words: &[&str],
    places: &mut Places,
) -> Result<[Lying; SLOTS], PositionError> {
    let field = "structure";
    if age == 0 {
        return Err(fields.wrong(None, field, position::given(), before_ages()));
    }
    let rows = ROWS[usize::from(age) - 1];
    let given: Vec<&[&str]> = words.split(|&word| word == "/").collect();
    if given.len() != rows.len() {
        let expected = phrase!(
            "duel-file-rows",
            "{n} rows in age {age}, with / between them",
            n = rows.len(),
            age
        );
        let value = phrase!("duel-file-n-rows", "{n} rows", n = given.len());
        return Err(fields.wrong(None, field, value, expected));
    }
    let mut slots = [Lying::Nothing; SLOTS];
    let mut next = slots.iter_mut();
    for (number, (row, (middles, _))) in given.iter().zip(rows).enumerate() {
        if row.len() != middles.len() {
            let value = phrase!("duel-file-n-places", "{n} places", n = row.len());
            let expected = phrase!(
                "duel-file-row",
                "{n} in row {row}; - where the card is gone",
                n = middles.len(),
                row = number + 1
            );
            return Err(fields.wrong(None, field, value, expected));
        }
        for (&word, slot) in row.iter().zip(next.by_ref()) {
            *slot = match word {
                "-" => Lying::Nothing,
                "?" => Lying::FaceDown,
                "guild" => Lying::FaceDownGuild,
                id => {
                    let what = phrase!(
                        "duel-file-a-slot",
                        "card, ? or guild for one face down, - for none"
                    );
                    let card = fields.id(None, field, id, what, cards())?;
                    fields.once(None, field, id, &mut places.cards)?;
                    Lying::FaceUp(Card(card as u8))
                }
            };
        }
    }
    Ok(slots)
}

impl State {
    /// The state as the lines of a described position.
    pub(crate) fn position_lines(&self) -> Vec<String> {
        let mut lines = DescriptionWriter::default();
        let card = |card: Card| card.facts().id;
        if self.age > 0 {
            lines.field(None, "age", self.age);
        }
        let laid = self.age > 0 && self.phase != Phase::DealAge;
        let usual = if laid { Phase::Play } else { Phase::DealAge };
        if self.phase != usual {
            lines.field(None, "due", word(self.phase));
        }
        lines.field(None, "to-move", self.active);
        if self.again {
            lines.field(None, "again", "");
        }
        if self.first != Seat::new(0) {
            lines.field(None, "first", self.first);
        }
        if self.pawn != 0 {
            lines.field(None, "pawn", self.pawn);
        }
        lines.list(None, "tokens", self.board.iter().map(|token| token.facts().id));
        lines.list(None, "drawn", self.drawn.iter().map(|token| token.facts().id));
        lines.list(None, "offered", self.offered.iter().map(|wonder| wonder.facts().id));
        if laid {
            lines.field(None, "structure", self.structure_text());
        }
        lines.list(None, "discard", self.discard.iter().map(card));
        if laid {
            lines.list(None, "buried", self.buried().iter().map(card));
        }
        for seat in Seat::all(2) {
            let (at, city) = (Some(seat), self.city(seat));
            lines.field(at, "coins", city.coins);
            lines.list(at, "cards", city.cards.iter().map(card));
            lines.list(at, "wonders", city.unbuilt.iter().map(|wonder| wonder.facts().id));
            lines.list(at, "built", city.built.iter().map(|wonder| wonder.facts().id));
            lines.list(at, "tokens", city.tokens.iter().map(|token| token.facts().id));
            let loot = [TRACK[1], TRACK[2]].map(|zone| self.has_loot(seat, zone.coins));
            if loot != usual_loot(seat, self.pawn) {
                let there = loot_words().into_iter().zip(loot).filter(|(_, there)| *there);
                let words: Vec<String> = there.map(|(coins, _)| coins).collect();
                let none = words.is_empty();
                lines.field(at, "loot", if none { NONE.to_owned() } else { words.join(" ") });
            }
        }
        lines.into_lines()
    }

    fn structure_text(&self) -> String {
        let mut slots = 0..SLOTS as u8;
        let word = |slot: u8| match self.slot(slot) {
            Lying::Nothing => "-",
            Lying::FaceDown => "?",
            Lying::FaceDownGuild => "guild",
            Lying::FaceUp(card) => card.facts().id,
        };
        let rows = ROWS[usize::from(self.age) - 1].iter().map(|(middles, _)| {
            slots.by_ref().take(middles.len()).map(word).collect::<Vec<_>>().join(" ")
        });
        rows.collect::<Vec<_>>().join(" / ")
    }

    /// The cards of this age that lie under wonders, as far as it is known: they have been seen and
    /// lie nowhere else.
    fn buried(&self) -> CardSet {
        let first = crate::data::first_of_age(self.age);
        let age = CardSet::from_bits(u128::from(crate::chance::age_bits(self.age)) << first);
        let up = (0..SLOTS as u8).filter_map(|slot| match self.slot(slot) {
            Lying::FaceUp(card) => Some(card),
            _ => None,
        });
        let [mine, yours] = self.cities.map(|city| city.cards);
        age.less(self.unseen()).less(up.collect()).less(self.discard).less(mine).less(yours)
    }
}
