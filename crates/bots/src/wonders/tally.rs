//! The score pad of a city in few steps: the same points as `State::score`, from sets of cards.

use mirabilia_games::wonders::data::{CARDS, Reward};
use mirabilia_games::wonders::{CardSet, City, Colour, State};
use mirabilia_kernel::Seat;

use super::science::Symbols;
use super::tables::COUNTING;

/// Printed points of one card are below 2 to this.
const BITS: usize = 4;

/// Printed points of a colour in binary: the cards whose points have bit 0, bit 1 and so on.
struct Printed([CardSet; BITS]);

impl Printed {
    const fn of(colour: Colour) -> Self {
        let (mut planes, mut i) = ([0u128; BITS], 0);
        while i < CARDS.len() {
            assert!(CARDS[i].points < 1 << BITS, "a card has more points than the planes hold");
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

/// The printed points of the blue ones among these cards.
#[inline]
pub(super) fn blue_points(cards: CardSet) -> i16 {
    BLUE.points(cards)
}

/// The lines of the pad, in its order: wonder, treasury, military, civilian, commerce, science,
/// guilds.
pub(super) fn lines(state: &State, seat: Seat) -> [i16; 7] {
    let city = state.city(seat);
    let cards = city.cards();
    let mut by = [
        city.built_stages().iter().map(|stage| i16::from(stage.points)).sum(),
        (city.coins() / 3) as i16,
        military(city),
        BLUE.points(cards),
        YELLOW.points(cards),
        Symbols::of(city).points() as i16,
        PURPLE.points(cards),
    ];
    for card in cards.and(CardSet::from_bits(COUNTING)).iter() {
        let facts = card.facts();
        let line = if facts.colour == Colour::Purple { 6 } else { 4 };
        if let Some(reward) = facts.reward {
            by[line] += i16::from(reward.points) * things(state, seat, &reward) as i16;
        }
        if city.next_stage().is_none() {
            by[line] += i16::from(facts.if_complete);
        }
    }
    by
}

/// Their sum.
pub(super) fn total(state: &State, seat: Seat) -> i16 {
    lines(state, seat).iter().sum()
}

fn military(city: &City) -> i16 {
    let [defeats, first, second, third] = city.tokens().map(i16::from);
    first + 3 * second + 5 * third - defeats // Rules 6.5 and 6.6
}

/// How many things a reward counts.
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
                    assert_eq!(super::lines(&state, seat), wanted.0[..7], "seat {seat}");
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
