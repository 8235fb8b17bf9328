//! Where the luck of a local game comes from.

use mirabilia_fair::{Number, Promise, Secret};
use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Game, Luck, Seed, Seeded, SetupError, Step, Table};

use super::Player;

/// Where the luck of a local game comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LuckSource {
    /// One generator for the whole game. What is taken back meets new luck.
    Seed(Seed),
    /// A secret, as at a server: the record can be verified, and the deal repeated with a link.
    Secret(Promise, Secret),
}

impl LuckSource {
    /// The luck of a new game: what is unpredictable is the secret.
    pub fn fresh(secret: Secret, players: &[Player]) -> Self {
        let one = || Number::parse("1").expect("a digit");
        let people = players.iter().enumerate().filter(|(_, player)| **player == Player::You);
        let numbers = people.map(|(seat, _)| (seat as u8, one())).collect();
        Self::Secret(Promise { commitment: secret.commitment(), numbers, from: 0 }, secret)
    }

    /// The luck that a record goes on with, if it has its secret.
    pub fn of_record(table: &AnyTable) -> Option<Self> {
        let fairness = table.fairness()?;
        let secret = Secret::from_hex(fairness.secret.as_ref()?).ok()?;
        let promise = Promise::try_from(fairness).ok()?;
        (secret.commitment() == promise.commitment).then_some(Self::Secret(promise, secret))
    }

    /// The same luck from the first draw on.
    #[must_use]
    pub fn from_start(self) -> Self {
        match self {
            Self::Secret(promise, secret) => Self::Secret(Promise { from: 0, ..promise }, secret),
            seed @ Self::Seed(_) => seed,
        }
    }
}

/// Draws the luck of a game.
pub(super) struct Dealer {
    source: LuckSource,
    seed: Seed,
    /// The generator of a game with a seed.
    sequence: Seeded,
    /// Whether all luck of the game is of this source.
    whole: bool,
}

impl Dealer {
    /// Prepares to draw for a new or resumed game.
    pub(super) fn new(source: LuckSource, table: &AnyTable) -> Self {
        let seed = match &source {
            LuckSource::Seed(seed) => *seed,
            LuckSource::Secret(promise, secret) => promise.seed(secret),
        };
        let mut sequence = Seeded::new(seed);
        let (source, whole) = match source {
            LuckSource::Secret(promise, secret) => {
                let resumes = LuckSource::of_record(table).is_some_and(
                    |known| matches!(known, LuckSource::Secret(known, _) if known == promise),
                );
                let from = if resumes { promise.from } else { table.steps() };
                (LuckSource::Secret(Promise { from, ..promise }, secret), from == 0)
            }
            LuckSource::Seed(_) => {
                for_table!(table, table => skip(table, &mut sequence));
                (source, table.steps() == 0)
            }
        };
        Self { source, seed, sequence, whole }
    }

    /// The seed of all draws.
    pub(super) fn seed(&self) -> Seed {
        self.seed
    }

    /// Whether the luck of the game can be repeated from its start.
    pub(super) fn repeats(&self) -> bool {
        self.whole
    }

    /// Whether what is taken back meets the same luck again.
    pub(super) fn is_fixed(&self) -> bool {
        matches!(self.source, LuckSource::Secret(..))
    }

    /// Draws all luck that is due.
    pub(super) fn deal(&mut self, table: &mut AnyTable) -> Result<(), SetupError> {
        match &mut self.source {
            LuckSource::Seed(_) => {
                table.set_fairness(None)?; // a promise covers only the luck of its secret
                table.deal(&mut self.sequence);
            }
            LuckSource::Secret(promise, secret) => {
                // Someone may take back more than was played here.
                promise.from = promise.from.min(table.steps());
                // The secret is written from the start: who plays alone deals too, and goes on later.
                table.set_fairness(Some(promise.fairness(Some(secret))))?;
                mirabilia_fair::deal(table, &self.seed);
            }
        }
        Ok(())
    }
}

/// Draws from a generator what the steps of a record drew from it, so that a resumed game with the
/// same seed continues as if it had not been interrupted.
fn skip<G: Game>(table: &Table<G>, luck: &mut impl Luck) {
    for walked in table.walk() {
        if let [Step::Chance(_)] = walked.steps {
            let _ = walked.before.draw(luck);
        }
    }
}

#[cfg(test)]
mod tests {
    use mirabilia_bots::BotKind;
    use mirabilia_fair::verify;
    use mirabilia_games::GameKind;
    use mirabilia_kernel::{Options, Turn};

    use super::*;

    const PLAYERS: [Player; 2] = [Player::You, Player::Bot(BotKind::Random)];

    fn fresh(byte: u8) -> LuckSource {
        LuckSource::fresh(Secret([byte; 32]), &PLAYERS)
    }

    /// Plays first moves until there are so many steps, or to the end.
    fn play(mut table: AnyTable, source: LuckSource, steps: usize) -> AnyTable {
        let mut dealer = Dealer::new(source, &table);
        dealer.deal(&mut table).unwrap();
        while table.turn() != Turn::Over && table.steps() < steps {
            let first = table.legal_lines()[0].clone();
            table.step(&first).unwrap();
            dealer.deal(&mut table).unwrap();
        }
        table
    }

    fn new() -> AnyTable {
        AnyTable::new(GameKind::Duel, 2, &Options::default(), vec![]).unwrap()
    }

    #[test]
    fn a_game_with_a_secret_goes_on_as_if_it_had_not_been_interrupted() {
        let whole = play(new(), fresh(7), usize::MAX);
        verify(&whole, whole.fairness().unwrap()).unwrap();
        let part = AnyTable::read(&play(new(), fresh(7), 30).write()).unwrap();
        let source = LuckSource::of_record(&part).unwrap();
        let dealer = Dealer::new(source.clone(), &part);
        assert!(dealer.repeats() && dealer.is_fixed());
        assert_eq!(play(part, source, usize::MAX).write(), whole.write());
    }

    #[test]
    fn other_luck_before_is_not_claimed_and_cannot_be_repeated() {
        let begun = play(new(), LuckSource::Seed(Seed::from(3)), 30);
        assert_eq!(begun.fairness(), None);
        assert!(!Dealer::new(fresh(7), &begun).repeats());
        let steps = begun.steps();
        let whole = play(begun, fresh(7), usize::MAX);
        assert_eq!(whole.fairness().unwrap().from, steps);
        assert!(verify(&whole, whole.fairness().unwrap()).unwrap().given > 0);
        // What is taken back from before is dealt anew, and claimed.
        let back = whole.rewound(10);
        let source = LuckSource::of_record(&whole).unwrap();
        let again = play(back, source, usize::MAX);
        assert!(again.fairness().unwrap().from <= 10);
        verify(&again, again.fairness().unwrap()).unwrap();
    }

    #[test]
    fn a_secret_of_another_game_is_none() {
        let mut table = play(new(), fresh(7), 20);
        let mut fairness = table.fairness().unwrap().clone();
        fairness.secret = Some(Secret([8; 32]).reveal_hex());
        table.set_fairness(Some(fairness.clone())).unwrap();
        assert_eq!(LuckSource::of_record(&table), None);
        fairness.secret = None;
        table.set_fairness(Some(fairness)).unwrap();
        assert_eq!(LuckSource::of_record(&table), None);
    }
}
