//! Opponents: bots that fill the other seats of an environment, in Rust.

use std::sync::{Mutex, PoisonError};

use mirabilia_arena::Allowance;
use mirabilia_bots::{Bot, BotKind, Budget};
use mirabilia_kernel::{Fast, Luck, Seat, Viewer};
use pyo3::PyResult;

use crate::bot::{bot_name, budget_of};
use crate::error::wrong;
use crate::luck::seed_of;
use crate::observe::Observable;
use crate::round::Round;

/// Which seat the learner has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Always this one.
    Fixed(Seat),
    /// Drawn anew for each game.
    Drawn,
}

impl Place {
    /// The learner's seat in the game with this seed.
    pub(crate) fn seat(self, seed: u64, seats: u8) -> Seat {
        match self {
            Self::Fixed(seat) => seat,
            Self::Drawn => {
                let mut luck = Fast::new(seed_of(seed, u64::MAX, 1));
                Seat::new(luck.below(u32::from(seats)) as u8)
            }
        }
    }
}

/// The named bots of the other seats, in the order of the seats.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) place: Place,
    bots: Vec<(BotKind, Budget)>,
    /// As they were given.
    pub(crate) names: Vec<String>,
    pub(crate) budget: (Option<f64>, Option<i64>),
}

impl Named {
    /// One name for all other seats, or one for each.
    pub(crate) fn read(
        names: Vec<String>,
        place: Place,
        seats: u8,
        time_ms: Option<f64>,
        iterations: Option<i64>,
    ) -> PyResult<Self> {
        let others = usize::from(seats) - 1;
        let all = match &names[..] {
            [one] => vec![one.clone(); others],
            _ if names.len() == others => names.clone(),
            _ => {
                let given = names.join(", ");
                return Err(wrong(format!(
                    "opponents are [{given}]; expected one name, or {others}"
                )));
            }
        };
        let usual = budget_of(time_ms, iterations, None)?;
        let read = |name: &String| {
            let bot = bot_name(name)?;
            let budget = match bot.own {
                Some(own) => Budget { threads: 1, ..Allowance::budget(own) },
                None => usual.clone(),
            };
            Ok((bot.kind, budget))
        };
        let bots = all.iter().map(read).collect::<PyResult<_>>()?;
        Ok(Self { place, bots, names, budget: (time_ms, iterations) })
    }
}

/// A bot at a seat.
enum Player<G: Observable> {
    /// The learner.
    Learner,
    /// `greedy` without a view: its heuristic reads nothing that is hidden.
    Greedy,
    Random(Fast),
    /// Any other. The lock is never contended: it lets environments be shared between threads.
    Bot(Mutex<Box<dyn Bot<G>>>, Budget),
}

/// The players of one game.
pub(crate) struct Opponents<G: Observable> {
    pub(crate) learner: Seat,
    players: Vec<Player<G>>,
    heuristic: Vec<f32>,
}

impl<G: Observable> Opponents<G> {
    pub(crate) fn new(named: &Named, seats: u8, seed: u64) -> Self {
        let mut new =
            Self { learner: Seat::new(0), players: Vec::new(), heuristic: Vec::with_capacity(64) };
        new.restart(named, named.place.seat(seed, seats), seats, seed);
        new
    }

    /// The players of a new game.
    pub(crate) fn restart(&mut self, named: &Named, learner: Seat, seats: u8, seed: u64) {
        self.learner = learner;
        self.players.clear();
        let mut others = named.bots.iter();
        for seat in Seat::all(seats) {
            let player = if seat == learner { None } else { others.next() };
            let luck = seed.wrapping_add(seat.index() as u64 + 1);
            self.players.push(match player {
                None => Player::Learner,
                Some((BotKind::Greedy, _)) => Player::Greedy,
                Some((BotKind::Random, _)) => Player::Random(Fast::new(luck)),
                Some((kind, budget)) => {
                    Player::Bot(Mutex::new(kind.player::<G>(luck)), budget.clone())
                }
            });
        }
    }

    /// Lets the others decide until the learner must, or the game is over.
    #[inline]
    pub(crate) fn play(&mut self, round: &mut Round<G>) {
        while let Some(seat) = round.seat(0).filter(|seat| *seat != self.learner) {
            let place = match &mut self.players[seat.index()] {
                Player::Learner => return,
                Player::Greedy => greedy(round, seat, &mut self.heuristic),
                Player::Random(luck) => luck.below(round.legal(0).ids.len() as u32) as usize,
                Player::Bot(bot, budget) => {
                    let view = round.state().view(Viewer::Seat(seat));
                    let bot = bot.get_mut().unwrap_or_else(PoisonError::into_inner);
                    let best = bot.choose(&view, seat, budget).best;
                    round.legal(0).moves.iter().position(|m| *m == best).unwrap_or(0)
                }
            };
            round.step(|_| place);
        }
    }
}

/// The place of the move that `greedy` plays.
#[inline]
fn greedy<G: Observable>(round: &Round<G>, seat: Seat, heuristic: &mut Vec<f32>) -> usize {
    let moves = &round.legal(0).moves;
    if moves.len() == 1 {
        return 0;
    }
    round.state().look(seat, |state| state.heuristic(seat, moves, heuristic));
    let mut best = (0, f32::NEG_INFINITY);
    for (place, &value) in heuristic.iter().enumerate() {
        if value > best.1 {
            best = (place, value);
        }
    }
    best.0
}
