//! Mirrored luck: the same cards fall for everybody who plays the same deal.
//!
//! Games of one deal differ in who sits where, so they differ in what is decided, and one stream of
//! random numbers would soon be read at different places. Instead every piece of luck has numbers of
//! its own, and what a seat decides does not shift what comes later:
//!
//! - Luck that is too wide to list (a deal of hands, a roll) is drawn from a stream that belongs to
//!   the deal and to how many such pieces came before. Those come at fixed points of a game, so the
//!   third hand and the tenth roll are the same in every game of the deal.
//! - Luck whose outcomes can be listed (the card in one slot, the grey die that leaves) is a race:
//!   every outcome has a number that belongs to the deal and to its own words, and the highest
//!   number among those that are possible wins. A card that is still hidden in another order of
//!   reveals mostly lies in the same slot.
//!
//! Both give each game the chances that the rules give it.

use std::collections::BTreeSet;

use mirabilia_kernel::{Game, Luck, Seed, Seeded, Table, Turn};

/// What a stream of numbers is for; streams of different purposes never meet.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    /// Luck too wide to list, by its number.
    Wide = 1,
    /// One outcome of luck that can be listed.
    Outcome = 2,
    /// The order round the table.
    Order = 3,
    /// A bot's own luck.
    Bot = 4,
}

/// The numbers of one purpose: a key of its own for each, so that none follows from another.
pub(crate) fn stream(purpose: Purpose, seed: u64, deal: u64, what: u64) -> Seeded {
    let mut key = [0; 32];
    for (place, word) in key.chunks_mut(8).zip([seed, deal, what, purpose as u64]) {
        place.copy_from_slice(&word.to_le_bytes());
    }
    Seeded::new(Seed(key))
}

/// 64 random bits.
pub(crate) fn wide(luck: &mut impl Luck) -> u64 {
    u64::from(luck.bits()) << 32 | u64::from(luck.bits())
}

/// The luck of one game of a deal.
#[derive(Clone, Debug)]
pub struct DealLuck {
    seed: u64,
    deal: u64,
    /// How many pieces of luck were too wide to list.
    wide: u64,
    /// The words of every outcome that was possible before. Each races once: were its number used
    /// twice, a loser would be likelier to lose again.
    raced: BTreeSet<u64>,
}

impl DealLuck {
    /// The luck of a deal, from its beginning.
    pub fn new(seed: u64, deal: u64) -> Self {
        Self { seed, deal, wide: 0, raced: BTreeSet::new() }
    }

    /// Draws and settles all luck that is due at a table.
    pub fn deal<G: Game>(&mut self, table: &mut Table<G>) {
        while table.state().turn() == Turn::Chance {
            let chance = self.draw(table.state());
            table.settle(chance).unwrap_or_else(|error| unreachable!("drawn luck fits: {error}"));
        }
    }

    /// Draws the luck that is due.
    pub fn draw<G: Game>(&mut self, state: &G) -> G::Chance {
        self.race(state).unwrap_or_else(|| {
            self.wide += 1;
            state.draw(&mut stream(Purpose::Wide, self.seed, self.deal, self.wide))
        })
    }

    /// The winner among outcomes that can be listed, if they can and none of them raced before.
    fn race<G: Game>(&mut self, state: &G) -> Option<G::Chance> {
        let outcomes = state.outcomes()?;
        let words: Vec<u64> =
            outcomes.iter().map(|(chance, _)| fnv(&state.chance_text(chance))).collect();
        let mut fresh = true;
        for word in &words {
            fresh &= self.raced.insert(*word);
        }
        if !fresh {
            return None;
        }
        let number = |weight: u32, word: u64| {
            // An outcome of weight 3 is three outcomes that look alike: the best of three numbers.
            let mut luck = stream(Purpose::Outcome, self.seed, self.deal, word);
            (0..weight).map(|_| wide(&mut luck)).max()
        };
        let race = outcomes.into_iter().zip(words);
        let best = race.max_by_key(|((_, weight), word)| number(*weight, *word));
        best.map(|((chance, _), _)| chance)
    }
}

/// The FNV-1a hash of a text: the same on every machine, for ever.
fn fnv(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use mirabilia_games::{dice, duel, wonders};
    use mirabilia_kernel::{Fast, Options, Step};

    use super::*;

    /// Plays a random game on a deal; `choices` decides the moves.
    fn play<G: Game>(seats: u8, options: &str, deal: u64, choices: u64) -> Table<G> {
        let setup = G::setup(seats, &Options::parse(options).unwrap()).unwrap();
        let mut table = Table::<G>::new(setup, vec![]);
        let (mut luck, mut choice) = (DealLuck::new(7, deal), Fast::new(choices));
        let mut scratch = Vec::new();
        loop {
            luck.deal(&mut table);
            let Turn::Seats(seats) = table.turn() else { return table };
            let moves: Vec<_> = seats
                .iter()
                .map(|seat| (seat, table.state().random_move(seat, &mut choice, &mut scratch)))
                .collect();
            for (seat, m) in moves {
                table.submit(seat, m).unwrap();
            }
        }
    }

    /// The luck of a game in words, without what depends on the moves.
    fn luck_of<G: Game>(table: &Table<G>, begins: &str) -> Vec<String> {
        let text = |step: &Step<G>| match step {
            Step::Chance(chance) => Some(table.state().chance_text(chance)),
            Step::Move(..) => None,
        };
        let all = table.record().steps.iter().filter_map(text);
        all.filter(|text| text.starts_with(begins)).collect()
    }

    #[test]
    fn a_deal_is_the_same_whatever_is_decided() {
        for deal in 0..20 {
            let [a, b] = [1, 2].map(|choices| play::<wonders::State>(4, "", deal, choices));
            assert_eq!(luck_of(&a, ""), luck_of(&b, ""), "wonders, deal {deal}");

            let [a, b] = [1, 2].map(|choices| play::<duel::State>(2, "", deal, choices));
            let [mut a, mut b] = [luck_of(&a, "deal"), luck_of(&b, "deal")];
            // Who builds the Great Library, and when, is decided; it must not shift the rest.
            for luck in [&mut a, &mut b] {
                luck.retain(|text| !text.starts_with("deal library"));
            }
            // A game may end before its last age.
            let both = a.len().min(b.len());
            assert!(both >= 4 && a[..both] == b[..both], "duel, deal {deal}: {a:?} {b:?}");
        }
    }

    #[test]
    fn deals_differ() {
        let first = |deal| luck_of(&play::<wonders::State>(3, "", deal, 1), "");
        assert_ne!(first(1), first(2));
    }

    #[test]
    fn most_slots_hide_the_same_card_in_another_order_of_reveals() {
        let (mut same, mut all) = (0, 0);
        for deal in 0..50 {
            let [a, b] = [1, 2].map(|choices| play::<duel::State>(2, "", deal, choices));
            let b: BTreeSet<String> = luck_of(&b, "reveal").into_iter().collect();
            for reveal in luck_of(&a, "reveal") {
                all += 1;
                same += usize::from(b.contains(&reveal));
            }
        }
        // A shared stream gives the same card about once in ten.
        assert!(same * 2 > all, "{same} of {all}");
    }

    #[test]
    fn the_first_roll_is_the_same_and_later_ones_keep_their_numbers() {
        let rolls =
            |choices| luck_of(&play::<dice::State>(3, "boards=stand-in", 5, choices), "roll");
        let (a, b) = (rolls(1), rolls(2));
        assert_eq!(a[0], b[0]);
        let same = a.iter().zip(&b).filter(|(a, b)| a == b).count();
        assert!(same > 1, "{a:?}\n{b:?}");
    }

    #[test]
    fn races_keep_the_chances_of_the_rules() {
        // The first reveal of Duel: eleven cards of a known structure, each equally likely.
        let setup = duel::State::setup(2, &Options::default()).unwrap();
        let mut counts = BTreeMap::new();
        let mut shape = Table::<duel::State>::new(setup, vec![]);
        let mut luck = Fast::new(1);
        let mut scratch = Vec::new();
        while shape.state().outcomes().is_none() || shape.state().turn() != Turn::Chance {
            shape.deal(&mut luck);
            let Turn::Seats(seats) = shape.turn() else { unreachable!("the game has begun") };
            let seat = seats.first().unwrap();
            let m = Game::random_move(shape.state(), seat, &mut luck, &mut scratch);
            shape.submit(seat, m).unwrap();
        }
        let options = shape.state().outcomes().unwrap().len();
        let games = 1000 * options as u64;
        for deal in 0..games {
            let chance = DealLuck::new(3, deal).draw(shape.state());
            *counts.entry(shape.state().chance_text(&chance)).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), options);
        // Six standard deviations of a count of about 1000.
        assert!(counts.values().all(|count| (810..1190).contains(count)), "{counts:?}");
    }
}
