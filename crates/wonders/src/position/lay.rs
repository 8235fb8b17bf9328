//! Laying the cards of a described position into packets: first what is named, then, from what the
//! decks leave over, what is not.

use mirabilia_kernel::{Description, MAX_SEATS, Phrase, PositionError, Seat, SetupError, phrase};

use super::log::{FIELDS, Played, Went, cards, check_row, dealt, plays};
use super::looks::{self, Look};
use crate::chance::NOBODY;
use crate::data::{Act, Card, GUILDS, deck};
use crate::state::{HAND, Packets, Phase, State, TURNS};
use crate::view::PacketPlace;

/// A place of a packet, who took or holds its card, and what became of it.
pub(super) struct PacketSlot {
    pub(super) at: PacketPlace,
    pub(super) seat: Seat,
    /// None for a card still in hand.
    pub(super) went: Option<Went>,
    pub(super) card: Option<Card>,
}

impl PacketSlot {
    pub(super) fn is_in_pile(&self) -> bool {
        matches!(self.went, Some(Went::Sold | Went::Left))
    }
}

/// What the description says about the cards of the table.
pub(super) struct Described<'a> {
    fields: &'a Description<'a>,
    /// By seat and age.
    rows: Vec<[Option<Vec<Played>>; 3]>,
    slots: Vec<PacketSlot>,
}

impl<'a> Described<'a> {
    /// Reads what was played, and how many stages stand.
    pub(super) fn read(
        fields: &'a Description<'a>,
        state: &mut State,
    ) -> Result<Self, PositionError> {
        let mut rows = Vec::new();
        for seat in Seat::all(state.seats) {
            let mut own = [None, None, None];
            for age in 1..=3 {
                let row = super::log::played(fields, seat, age)?;
                if let Some(row) = &row {
                    check_row(fields, state, seat, age, row)?;
                }
                own[usize::from(age) - 1] = row;
            }
            let entries = || own.iter().flatten().flatten();
            let logged = entries().filter(|played| played.went == Went::Stage).count();
            let city = &mut state.cities[seat.index()];
            let most = city.board().stages.len() as i32;
            let stages = fields.number(Some(seat), "stages", 0..=most)?;
            let stages = stages.map_or(logged, |stages| stages as usize);
            if stages < logged || stages > most as usize {
                let expected = phrase!(
                    "wonders-file-stages",
                    "at least the {least} played, and at most {most}",
                    least = logged,
                    most
                );
                return Err(fields.wrong(Some(seat), "stages", stages, expected));
            }
            for _ in 0..stages {
                let _ = city.add_stage();
            }
            rows.push(own);
        }
        Ok(Self { fields, rows, slots: Vec::new() })
    }

    /// Lays all cards and enters them into the state.
    pub(super) fn lay(mut self, state: &mut State) -> Result<(), PositionError> {
        let looks = looks::read(self.fields, state)?;
        for seat in Seat::all(state.seats) {
            self.lay_played(state, seat, &looks)?;
            self.lay_hand(state, seat)?;
        }
        looks::find(self.fields, &looks, &mut self.slots)?;
        self.lay_pile()?;
        self.check_copies(state)?;
        looks::remember(self.fields, state, &looks, &self.slots)?;
        self.make_up(state);
        self.enter(state, &looks)
    }

    /// The cards a seat played, in the order of its turns as far as it is said.
    fn lay_played(
        &mut self,
        state: &State,
        seat: Seat,
        looks: &[Look],
    ) -> Result<(), PositionError> {
        let (fields, at, city) = (self.fields, Some(seat), state.city(seat));
        let mut own = cards(fields, at, "cards")?.unwrap_or_default();
        if city.has_act(Act::Revive) {
            // A card of the pile was not played by its owner.
            for revived in looks.iter().filter_map(|look| look.card) {
                if let Some(place) = own.iter().position(|card| *card == revived) {
                    own.remove(place);
                }
            }
        }
        own.sort_unstable();
        let rows = std::mem::take(&mut self.rows[seat.index()]);
        let mut stages = usize::from(city.stages);
        stages -= rows.iter().flatten().flatten().filter(|p| p.went == Went::Stage).count();
        for age in 1..=dealt(state) {
            let (turns, complete) = plays(state, age);
            let (new, later): (Vec<Card>, _) = own.iter().partition(|c| c.facts().age == age);
            own = later;
            let seventh = city.has_act(Act::SeventhCard);
            let places = if complete && !is_seventh(state, seat, age) { turns + 1 } else { turns };
            let row = &rows[usize::from(age) - 1];
            if let (Some(_), Some(card)) = (row, new.first()) {
                let expected = phrase!(
                    "wonders-file-ages-without",
                    "only cards of ages without {field}",
                    field = FIELDS[usize::from(age) - 1]
                );
                return Err(fields.wrong(at, "cards", card.facts().id, expected));
            }
            let told = row.iter().flatten();
            let extra = told
                .enumerate()
                .skip(turns)
                .find(|(place, played)| *place >= places || !seventh && played.went != Went::Left);
            if let Some((_, played)) = extra {
                let expected = phrase!(
                    "wonders-file-left",
                    "{form} after the last turn; only Babylon by night plays a seventh",
                    form = "left:CARD"
                );
                let field = FIELDS[usize::from(age) - 1];
                return Err(fields.wrong(at, field, played.text(), expected));
            }
            let room = if seventh { places } else { turns };
            if new.len() > room {
                let value = phrase!("file-of-age", "{n} of age {age}", n = new.len(), age);
                let expected = phrase!(
                    "wonders-file-played",
                    "at most {most}: no more were played",
                    most = room
                );
                return Err(fields.wrong(at, "cards", value, expected));
            }
            for place in 0..places {
                let left = place == TURNS.into();
                let told = row.as_ref().and_then(|row| row.get(place).copied());
                let played = told.unwrap_or_else(|| match new.get(place) {
                    Some(&card) => Played { card: Some(card), went: Went::City },
                    None if left => Played { card: None, went: Went::Left },
                    None if stages > 0 => {
                        stages -= 1;
                        Played { card: None, went: Went::Stage }
                    }
                    None => Played { card: None, went: Went::Sold },
                });
                let packet = state.packet_of(seat, age, place as u8);
                let at = PacketPlace { age, packet, place: place as u8 };
                self.slots.push(PacketSlot {
                    at,
                    seat,
                    went: Some(played.went),
                    card: played.card,
                });
            }
        }
        if let Some(card) = own.first() {
            let expected = not_later();
            return Err(fields.wrong(at, "cards", card.facts().id, expected));
        }
        if stages > 0 {
            let expected = phrase!(
                "wonders-file-not-built",
                "at most {most}: no more cards were left unbuilt",
                most = city.stages as usize - stages
            );
            return Err(fields.wrong(at, "stages", city.stages, expected));
        }
        Ok(())
    }

    fn lay_hand(&mut self, state: &State, seat: Seat) -> Result<(), PositionError> {
        let (fields, at) = (self.fields, Some(seat));
        let from = match state.phase {
            Phase::Play | Phase::Revive(_) => usize::from(state.turn),
            Phase::Seventh(owner) if owner == seat => HAND - 1,
            _ => HAND,
        };
        let from = if from == usize::from(TURNS) && !matches!(state.phase, Phase::Seventh(_)) {
            HAND
        } else {
            from
        };
        let hand = cards(fields, at, "hand")?;
        if let Some(hand) = &hand {
            let size = HAND - from;
            if hand.len() != size {
                let value = n_cards(hand.len());
                let expected = phrase!("wonders-file-hand", "{n} at this time", n = size);
                return Err(fields.wrong(at, "hand", value, expected));
            }
            if let Some(card) = hand.iter().find(|card| card.facts().age != state.age) {
                let expected = cards_of(state.age);
                return Err(fields.wrong(at, "hand", card.facts().id, expected));
            }
        }
        let mut hand = hand.into_iter().flatten();
        let packet = state.packet_of(seat, state.age, state.turns_over());
        for place in from..HAND {
            let at = PacketPlace { age: state.age, packet, place: place as u8 };
            self.slots.push(PacketSlot { at, seat, went: None, card: hand.next() });
        }
        Ok(())
    }

    /// Cards that are known to lie in the discard pile, wherever they came from.
    fn lay_pile(&mut self) -> Result<(), PositionError> {
        for card in cards(self.fields, None, "discard")?.unwrap_or_default() {
            let age = card.facts().age;
            let fits = |slot: &&mut PacketSlot| {
                slot.is_in_pile() && slot.card.is_none() && slot.at.age == age
            };
            let Some(slot) = self.slots.iter_mut().find(fits) else {
                let expected = phrase!(
                    "wonders-file-discard",
                    "no more cards of age {age} than were sold or left over",
                    age
                );
                return Err(self.fields.wrong(None, "discard", card.facts().id, expected));
            };
            slot.card = Some(card);
        }
        Ok(())
    }

    /// No more of a card than there are.
    fn check_copies(&self, state: &State) -> Result<(), PositionError> {
        let mut counts = [0u8; Card::COUNT as usize];
        let named = || self.slots.iter().filter_map(|slot| slot.card);
        for card in named() {
            counts[card.index()] += 1;
            let copies = card.copies(state.seats);
            if counts[card.index()] > copies {
                let expected = most_with(copies, state.seats);
                let error = SetupError::new("cards", card.facts().id, expected);
                return Err(self.fields.blame(error));
            }
        }
        let guilds = named().filter(|card| card.is_guild()).count();
        let most = usize::from(state.seats) + 2;
        if guilds > most {
            let expected = most_with(most as u8, state.seats);
            return Err(self.fields.blame(SetupError::new("guilds", guilds, expected)));
        }
        Ok(())
    }

    /// Gives places about which nothing is said what the decks leave over, in the order of ids; one
    /// to each packet in turn, so that hands are mixed.
    fn make_up(&mut self, state: &State) {
        for age in 1..=dealt(state) {
            let mut left = [0u8; Card::COUNT as usize];
            deck(state.seats, age).cards().iter().for_each(|card| left[card.index()] += 1);
            let first_guild = Card::COUNT - GUILDS as u8;
            let mut guilds = if age == 3 { usize::from(state.seats) + 2 } else { 0 };
            for card in self.slots.iter().filter(|s| s.at.age == age).filter_map(|s| s.card) {
                if card.is_guild() {
                    guilds -= 1;
                    left[card.index()] = 1; // marks those that are not to be had
                } else {
                    left[card.index()] -= 1;
                }
            }
            let free = (first_guild..Card::COUNT).filter(|&g| left[usize::from(g)] == 0);
            let guilds: Vec<u8> = free.take(guilds).collect();
            let plain = (0..first_guild)
                .flat_map(|card| std::iter::repeat_n(card, usize::from(left[usize::from(card)])));
            let mut rest = plain.chain(guilds);
            let mut open: Vec<&mut PacketSlot> =
                self.slots.iter_mut().filter(|s| s.at.age == age && s.card.is_none()).collect();
            open.sort_by_key(|slot| (slot.at.place, slot.at.packet));
            for slot in open {
                slot.card = rest.next().map(Card);
            }
        }
    }

    fn enter(self, state: &mut State, looks: &[Look]) -> Result<(), PositionError> {
        let built = |slot: &&PacketSlot| slot.went == Some(Went::City);
        let built = self.slots.iter().filter(built).filter_map(|s| Some((s.seat, s.card?)));
        let owner = Seat::all(state.seats).find(|&seat| state.city(seat).has_act(Act::Revive));
        let revived = looks.iter().filter_map(|look| Some((owner?, look.card?)));
        for (seat, card) in built.chain(revived) {
            let city = &mut state.cities[seat.index()];
            if !city.cards.and(card.same_name()).is_empty() {
                let expected =
                    phrase!("wonders-file-one-name", "no two buildings of one name in a city");
                let error = SetupError::new("cards", card.facts().id, expected);
                return Err(self.fields.blame(error));
            }
            city.add(card);
        }
        for age in 0..usize::from(dealt(state)) {
            state.ages[age] = Packets { cards: [[NOBODY; HAND]; MAX_SEATS], ..Packets::EMPTY };
        }
        for slot in &self.slots {
            let PacketPlace { age, packet, place } = slot.at;
            let packets = &mut state.ages[usize::from(age) - 1];
            packets.cards[packet][usize::from(place)] = slot.card.map_or(NOBODY, |card| card.0);
            packets.discarded[packet] |= u8::from(slot.is_in_pile()) << place;
            packets.buried[packet] |= u8::from(slot.went == Some(Went::Stage)) << place;
        }
        crate::imagine::sort_hands(state);
        Ok(())
    }
}

/// Does this seat still hold the last card of this age, to be played?
fn is_seventh(state: &State, seat: Seat, age: u8) -> bool {
    age == state.age && state.phase == Phase::Seventh(seat)
}

pub(super) fn n_cards(n: usize) -> Phrase {
    phrase!("file-n-cards", "{n} cards", n)
}

pub(super) fn cards_of(age: u8) -> Phrase {
    phrase!("wonders-file-cards-of", "cards of age {age}", age)
}

pub(super) fn not_later() -> Phrase {
    phrase!("file-not-later", "cards of this age or an earlier one")
}

pub(super) fn most_with(most: u8, seats: u8) -> Phrase {
    phrase!("wonders-file-copies", "at most {most} with {seats} players", most, seats)
}
