//! What a seat played in an age, in the order of the turns, as positions write it.

use mirabilia_kernel::{Description, PositionError, Seat, phrase, position};

use super::lay::{cards_of, n_cards};
use crate::data::{CARDS, Card};
use crate::state::{Phase, State, TURNS};

/// Where a card went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Went {
    /// Into the city.
    City,
    /// Under the wonder.
    Stage,
    /// Onto the discard pile, for coins.
    Sold,
    /// Onto the discard pile, as the last of its hand.
    Left,
}

/// The words for where cards go other than into the city.
const WORDS: [(&str, Went); 3] =
    [("stage:", Went::Stage), ("sold:", Went::Sold), ("left:", Went::Left)];

/// One card played; which one may be unknown when it went face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Played {
    pub(super) card: Option<Card>,
    pub(super) went: Went,
}

impl Played {
    /// As positions write it.
    pub(super) fn text(self) -> String {
        let word = WORDS.iter().find(|(_, went)| *went == self.went).map_or("", |(word, _)| word);
        format!("{word}{}", self.card.map_or("?", |card| card.facts().id))
    }
}

/// The fields of the three ages.
pub(super) const FIELDS: [&str; 3] = ["played-1", "played-2", "played-3"];

/// The ids of all cards.
pub(super) fn ids() -> impl Iterator<Item = &'static str> + Clone {
    CARDS.iter().map(|card| card.id)
}

/// A list of cards; copies of a card may occur more than once.
pub(super) fn cards(
    fields: &Description<'_>,
    seat: Option<Seat>,
    field: &str,
) -> Result<Option<Vec<Card>>, PositionError> {
    let ids = fields.ids(seat, field, &phrase!("file-a-card", "card"), ids())?;
    Ok(ids.map(|ids| ids.into_iter().map(|id| Card(id as u8)).collect()))
}

/// What a seat played in an age, if it is said.
pub(super) fn played(
    fields: &Description<'_>,
    seat: Seat,
    age: u8,
) -> Result<Option<Vec<Played>>, PositionError> {
    let (at, field) = (Some(seat), FIELDS[usize::from(age) - 1]);
    let Some(words) = fields.list(at, field)? else { return Ok(None) };
    let mut row = Vec::new();
    for word in words {
        let known =
            WORDS.iter().find_map(|(prefix, went)| Some((word.strip_prefix(prefix)?, *went)));
        let (id, went) = known.unwrap_or((word, Went::City));
        if id == "?" && went != Went::City {
            row.push(Played { card: None, went });
            continue;
        }
        let what = phrase!(
            "wonders-file-a-played",
            "card, with stage:, sold: or left: before it if it was not built"
        );
        let card = Card(fields.id(at, field, id, what, ids())? as u8);
        if card.facts().age != age {
            return Err(fields.wrong(at, field, id, cards_of(age)));
        }
        row.push(Played { card: Some(card), went });
    }
    Ok(Some(row))
}

/// How many ages have been dealt.
pub(super) fn dealt(state: &State) -> u8 {
    if state.phase == Phase::DealAge { state.age - 1 } else { state.age }
}

/// How many cards each seat has played in an age, and whether the last ones have left the hands.
pub(super) fn plays(state: &State, age: u8) -> (usize, bool) {
    let turns = if age < state.age { TURNS } else { state.turn };
    (usize::from(turns), turns == TURNS)
}

/// A row says every turn of an age that has been played, and perhaps what was left over.
pub(super) fn check_row(
    fields: &Description<'_>,
    state: &State,
    seat: Seat,
    age: u8,
    row: &[Played],
) -> Result<(), PositionError> {
    let (at, field) = (Some(seat), FIELDS[usize::from(age) - 1]);
    if age > dealt(state) {
        let expected = phrase!("wonders-file-not-dealt", "nothing of an age that is not dealt");
        return Err(fields.wrong(at, field, position::given(), expected));
    }
    let (turns, complete) = plays(state, age);
    let most = if complete { turns + 1 } else { turns };
    if !(turns..=most).contains(&row.len()) {
        let expected = if complete {
            phrase!(
                "wonders-file-row-complete",
                "{n}, and the one left over: {form}",
                n = turns,
                form = "left:CARD"
            )
        } else {
            phrase!(
                "wonders-file-row",
                "{n}, one per turn of age {age} that was played",
                n = turns,
                age
            )
        };
        return Err(fields.wrong(at, field, n_cards(row.len()), expected));
    }
    let early = row.iter().take(usize::from(TURNS)).find(|played| played.went == Went::Left);
    if let Some(played) = early {
        let expected =
            phrase!("wonders-file-not-left", "stage: or sold: before the last card of a hand");
        return Err(fields.wrong(at, field, played.text(), expected));
    }
    Ok(())
}
