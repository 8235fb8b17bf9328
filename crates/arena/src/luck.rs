//! Mirrored luck (common random numbers): all games of a deal get the same luck.
//!
//! The games of a deal differ in who sits where and therefore in the moves. With a single random
//! stream they would soon draw different numbers. Instead every chance event has its own numbers, so
//! that moves do not shift later luck:
//!
//! - A chance event with too many outcomes to list (a deal of hands, a roll) draws from a stream that
//!   depends on the deal and on how many such events came before. These events occur at fixed points
//!   of a game, so the third hand and the tenth roll are the same in every game of the deal.
//! - A chance event with a list of outcomes (the card in one slot, the grey die that leaves) is a race:
//!   every outcome has a number that depends on the deal and on its text, and the highest number among
//!   the possible outcomes wins. So a slot mostly hides the same card, whatever the order of reveals.
//!
//! Both keep the probabilities of the rules.

use std::collections::BTreeSet;

use mirabilia_kernel::{Game, Luck, Seed, Seeded, Table, Turn};

/// What a random stream is for. Streams of different purposes are independent.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    /// A chance event with too many outcomes to list, by its number.
    Wide = 1,
    /// One outcome of a listed chance event.
    Outcome = 2,
    /// The order around the table.
    Order = 3,
    /// The seed of a bot.
    Bot = 4,
}

/// The stream for a purpose. Each has its own ChaCha key.
pub(crate) fn stream(purpose: Purpose, seed: u64, deal: u64, what: u64) -> Seeded {
    let mut key = [0; 32];
    for (bytes, word) in key.chunks_mut(8).zip([seed, deal, what, purpose as u64]) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    Seeded::new(Seed(key))
}

/// 64 random bits.
pub(crate) fn bits64(luck: &mut impl Luck) -> u64 {
    u64::from(luck.bits()) << 32 | u64::from(luck.bits())
}

/// The luck of one game.
#[derive(Clone, Debug)]
pub(crate) struct DealLuck {
    seed: u64,
    deal: u64,
    /// How many chance events had too many outcomes to list.
    wide: u64,
    /// The hashes of all outcomes that were possible before. Each outcome races once: if its number
    /// were used again, a loser would be more likely to lose again.
    raced: BTreeSet<u64>,
}

impl DealLuck {
    /// The luck of a deal, from its start.
    pub(crate) fn new(seed: u64, deal: u64) -> Self {
        Self { seed, deal, wide: 0, raced: BTreeSet::new() }
    }

    /// Draws and settles all luck that is due at a table.
    pub(crate) fn deal<G: Game>(&mut self, table: &mut Table<G>) {
        while table.state().turn() == Turn::Chance {
            let chance = self.draw(table.state());
            table.settle(chance).unwrap_or_else(|error| unreachable!("drawn luck fits: {error}"));
        }
    }

    /// Draws the luck that is due.
    fn draw<G: Game>(&mut self, state: &G) -> G::Chance {
        self.race(state).unwrap_or_else(|| {
            self.wide += 1;
            state.draw(&mut stream(Purpose::Wide, self.seed, self.deal, self.wide))
        })
    }

    /// The winner among listed outcomes; `None` if they are not listed or one has raced before.
    fn race<G: Game>(&mut self, state: &G) -> Option<G::Chance> {
        let outcomes = state.chances()?;
        let hashes: Vec<u64> =
            outcomes.iter().map(|(chance, _)| fnv(&state.chance_text(chance))).collect();
        let mut fresh = true;
        for hash in &hashes {
            fresh &= self.raced.insert(*hash);
        }
        if !fresh {
            return None;
        }
        let number = |weight: u32, hash: u64| {
            // An outcome of weight 3 counts as three equal outcomes: the highest of three numbers.
            let mut luck = stream(Purpose::Outcome, self.seed, self.deal, hash);
            (0..weight).map(|_| bits64(&mut luck)).max()
        };
        let race = outcomes.into_iter().zip(hashes);
        let best = race.max_by_key(|((_, weight), hash)| number(*weight, *hash));
        best.map(|((chance, _), _)| chance)
    }
}

/// The FNV-1a hash of a text: the same on every machine and in every version.
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

    /// Plays a random game on a deal. `choices` is the seed of the moves.
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

    /// The luck of a game as text: the chance events that begin with a word.
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
            // The Great Library depends on the moves; it must not shift the rest.
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
        // With a single stream, about one card in ten would be the same.
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
        while shape.state().chances().is_none() || shape.state().turn() != Turn::Chance {
            shape.deal(&mut luck);
            let Turn::Seats(seats) = shape.turn() else { unreachable!("the game has begun") };
            let seat = seats.first().unwrap();
            let m = Game::random_move(shape.state(), seat, &mut luck, &mut scratch);
            shape.submit(seat, m).unwrap();
        }
        let options = shape.state().chances().unwrap().len();
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
