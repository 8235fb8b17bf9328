//! The score of a city, computed quickly from sets of cards. Equal to `State::score`.

use mirabilia_games::wonders::data::{CARDS, COINS_PER_POINT, Reward};
use mirabilia_games::wonders::{CardSet, Colour, State};
use mirabilia_kernel::Seat;

use super::science::Symbols;
use super::tables::COUNTING;

/// The printed points of a card fit in this many bits.
const BITS: usize = 4;

/// Printed points of a colour as bit planes: the cards whose points have bit 0 set, bit 1 set, and
/// so on.
struct Printed([CardSet; BITS]);

impl Printed {
    const fn of(colour: Colour) -> Self {
        let (mut planes, mut i) = ([0u128; BITS], 0);
        while i < CARDS.len() {
            assert!(
                CARDS[i].points < 1 << BITS,
                "the points of a card do not fit in the bit planes"
            );
            let mut bit = 0;
            while bit < BITS && CARDS[i].colour as u8 == colour as u8 {
                planes[bit] |= ((CARDS[i].points >> bit & 1) as u128) << i;
                bit += 1;
            }
            i += 1;
        }
        let (mut sets, mut bit) = ([CardSet::EMPTY; BITS], 0);
        while bit < BITS {
            sets[bit] = CardSet::from_bits(planes[bit]);
            bit += 1;
        }
        Self(sets)
    }

    #[inline]
    fn points(&self, cards: CardSet) -> i16 {
        let plane = |(bit, set): (usize, &CardSet)| (cards.and(*set).len() as i16) << bit;
        self.0.iter().enumerate().map(plane).sum()
    }
}

static BLUE: Printed = Printed::of(Colour::Blue);
static YELLOW: Printed = Printed::of(Colour::Yellow);
static PURPLE: Printed = Printed::of(Colour::Purple);

/// The printed points of the blue cards among these.
#[inline]
pub(super) fn blue_points(cards: CardSet) -> i16 {
    BLUE.points(cards)
}

/// The points by category, in the order of the score pad: wonder, treasury, military, civilian,
/// commerce, science, guilds.
pub(super) fn by_category(state: &State, seat: Seat) -> [i16; 7] {
    let city = state.city(seat);
    let cards = city.cards();
    let mut by = [
        city.built_stages().iter().map(|stage| i16::from(stage.points)).sum(),
        (city.coins() / u16::from(COINS_PER_POINT)) as i16,
        city.military(),
        BLUE.points(cards),
        YELLOW.points(cards),
        Symbols::of(city).points() as i16,
        PURPLE.points(cards),
    ];
    for card in cards.and(CardSet::from_bits(COUNTING)).iter() {
        let facts = card.facts();
        let category = if facts.colour == Colour::Purple { 6 } else { 4 };
        if let Some(reward) = facts.reward {
            by[category] += i16::from(reward.points) * things(state, seat, &reward) as i16;
        }
        if city.next_stage().is_none() {
            by[category] += i16::from(facts.if_complete);
        }
    }
    by
}

pub(super) fn total(state: &State, seat: Seat) -> i16 {
    by_category(state, seat).iter().sum()
}

/// The number of things that a reward counts.
fn things(state: &State, seat: Seat, reward: &Reward) -> u32 {
    let own = if reward.own { state.city(seat).count(reward.count) } else { 0 };
    if !reward.neighbours {
        return own;
    }
    let [left, right] = state.neighbours(seat);
    own + left.count(reward.count) + right.count(reward.count)
}

#[cfg(test)]
mod tests {
    use mirabilia_games::wonders::State;
    use mirabilia_kernel::playout::settle_all;
    use mirabilia_kernel::{Fast, Game, Joint, Options, Seat, Turn};

    #[test]
    fn it_is_the_score_of_the_rules() {
        for game in 0..50 {
            let seats = 3 + (game % 5) as u8;
            let mut state = State::new(&State::setup(seats, &Options::default()).unwrap());
            let (mut luck, mut scratch) = (Fast::new(game), Vec::new());
            loop {
                settle_all(&mut state, &mut luck);
                for seat in Seat::all(seats) {
                    let wanted = state.score(seat);
                    assert_eq!(super::by_category(&state, seat), wanted.0[..7], "seat {seat}");
                    assert_eq!(super::total(&state, seat), wanted.total());
                }
                let Turn::Seats(deciding) = state.turn() else { break };
                let mut moves = deciding
                    .iter()
                    .map(|seat| (seat, Game::random_move(&state, seat, &mut luck, &mut scratch)));
                let (seat, m) = moves.next().unwrap();
                let joint = moves.fold(Joint::one(seat, m), |joint, (seat, m)| joint.with(seat, m));
                state.play_unchecked(&joint);
            }
        }
    }
}
