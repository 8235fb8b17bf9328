//! Writing a described position: everything that is in the state, in one form.

use mirabilia_kernel::Seat;
use mirabilia_kernel::position::DescriptionWriter;

use super::cities::TOKENS;
use super::log::{FIELDS, Played, Went};
use crate::data::Card;
use crate::setup::Sides;
use crate::state::{HAND, Phase, State, TURNS, UNKNOWN};

fn known(card: u8) -> Option<Card> {
    (card < Card::COUNT).then_some(Card(card))
}

impl State {
    /// The state as the lines of a described position.
    pub(crate) fn position_lines(&self) -> Vec<String> {
        let mut lines = DescriptionWriter::default();
        if self.age > 0 {
            lines.field(None, "age", self.age);
        }
        match self.phase {
            Phase::Play | Phase::Over => {}
            phase => lines.field(None, "due", phase.id()),
        }
        match self.phase {
            Phase::Play | Phase::Over | Phase::Seventh(_) | Phase::Revive(_) => {
                lines.field(None, "turn", (self.turns_over() + 1).min(TURNS));
            }
            _ => {}
        }
        if self.memory != self.now() {
            lines.field(None, "memory", format!("{} {}", self.memory.0, self.memory.1 + 1));
        }
        let looks: Vec<String> = self
            .revivals
            .iter()
            .flatten()
            .map(|look| {
                let card = if look.card == UNKNOWN { None } else { known(look.card) };
                let id = card.map_or("nothing", |card| card.facts().id);
                format!("{id}:{}.{}", look.age, look.taken)
            })
            .collect();
        lines.list(None, "revived", looks.iter().map(String::as_str));
        if self.revives && looks.is_empty() {
            lines.field(None, "revived", mirabilia_kernel::position::NONE);
        }
        for seat in Seat::all(self.seats) {
            self.seat_lines(seat, &mut lines);
        }
        lines.into_lines()
    }

    fn seat_lines(&self, seat: Seat, lines: &mut DescriptionWriter) {
        let (at, city) = (Some(seat), self.city(seat));
        let Some(wonder) = city.wonder() else { return };
        let id = wonder.facts().id;
        if self.age == 0 {
            lines.field(at, "wonder", id);
            return;
        }
        match self.sides {
            Sides::Day | Sides::Night => lines.field(at, "wonder", id),
            _ => lines.field(at, "wonder", format!("{id} {}", city.side().name())),
        }
        lines.field(at, "coins", city.coins);
        let tokens: Vec<String> = TOKENS
            .iter()
            .zip(city.tokens)
            .flat_map(|(value, count)| std::iter::repeat_n(value.to_string(), count.into()))
            .collect();
        lines.list(at, "tokens", tokens.iter().map(String::as_str));
        let dealt = if self.phase == Phase::DealAge { self.age - 1 } else { self.age };
        for age in 1..=dealt {
            let row: Vec<String> = self.row(seat, age).map(Played::text).collect();
            lines.list(at, FIELDS[usize::from(age) - 1], row.iter().map(String::as_str));
        }
        if dealt < self.age {
            return;
        }
        let packet = self.packet_of(seat, self.age, self.turns_over());
        let from = usize::from(self.taken(self.age, packet));
        let hand = self.packets().cards[packet][from..].iter();
        lines.list(at, "hand", hand.map(|&card| known(card).map_or("?", |card| card.facts().id)));
    }

    /// What a seat played in an age, then what was left over.
    fn row(&self, seat: Seat, age: u8) -> impl Iterator<Item = Played> {
        (0..HAND as u8).map_while(move |place| {
            let packet = self.packet_of(seat, age, place);
            if place >= self.taken(age, packet) {
                return None;
            }
            let packets = &self.ages[usize::from(age) - 1];
            let marked = |places: [u8; 7]| places[packet] >> place & 1 == 1;
            let went = match (marked(packets.buried), marked(packets.discarded)) {
                (true, _) => Went::Stage,
                (_, true) if place == TURNS => Went::Left,
                (_, true) => Went::Sold,
                _ => Went::City,
            };
            Some(Played { card: known(packets.cards[packet][usize::from(place)]), went })
        })
    }
}
