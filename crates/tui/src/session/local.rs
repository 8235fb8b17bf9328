//! A game on this machine: people at this terminal, and bots.

mod scene;

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use mirabilia_bots::Stop;
use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Game, Luck, Seat, Seed, Seeded, Step, Table, Turn};
use mirabilia_protocol::{Code, Refusal};
use mirabilia_words::{Lang, Words};

use super::moment::next_at_screen;
use super::players::shown_names;
use super::think::{Heard, Thinker};
use super::{Ask, News, Player, Session};
use crate::hint::Hint;

/// Where a running game is kept.
pub trait Keeper: Send {
    /// Keeps the record as it is now.
    fn save(&mut self, record: &str) -> Result<()>;
    /// The game is over.
    fn finish(&mut self) -> Result<()>;
}

/// A game to be played on this machine; it may be new or under way.
pub struct Local {
    /// The game.
    pub table: AnyTable,
    /// Who decides for each seat.
    pub players: Vec<Player>,
    /// What all luck follows from.
    pub seed: Seed,
    /// How long bots and hints may think.
    pub thinking: Duration,
    /// What the one who plays alone is called.
    pub name: Option<String>,
    /// The language, for names of bots.
    pub lang: Lang,
    /// Where the game is kept.
    pub keepers: Vec<Box<dyn Keeper>>,
}

impl Local {
    /// Begins, or goes on.
    pub fn start(self) -> Session {
        let (news_out, news) = channel();
        let (told, heard) = channel();
        let asks = told.clone();
        let thread = thread::spawn(move || {
            let mut game = Running::new(self, told, news_out);
            if let Err(error) = game.run(&heard) {
                let _ = game.news.send(News::Failed(error));
            }
            game.calm();
        });
        let leaving = Leaving(asks);
        let send = move |ask| {
            let _ = leaving.0.send(Heard::Ask(Some(ask)));
        };
        Session { send: Some(Box::new(send)), news, thread: Some(thread) }
    }
}

/// Tells the thread of the game when the screen is gone: those who think hold channels too, so that
/// a channel without senders would be no sign.
struct Leaving(Sender<Heard>);

impl Drop for Leaving {
    fn drop(&mut self) {
        let _ = self.0.send(Heard::Ask(None));
    }
}

/// A game under way.
struct Running {
    table: AnyTable,
    players: Vec<Player>,
    names: Vec<String>,
    seed: Seed,
    luck: Seeded,
    keepers: Vec<Box<dyn Keeper>>,
    thinker: Thinker,
    /// Those who think just now.
    thinking: Vec<Stop>,
    /// Counts what changed: an answer to another moment is too late.
    moment: u64,
    hint: Option<Hint>,
    looking: Option<u8>,
    finished: bool,
    news: Sender<News>,
}

impl Running {
    fn new(local: Local, told: Sender<Heard>, news: Sender<News>) -> Self {
        let Local { table, players, seed, thinking, name, lang, keepers } = local;
        let mut luck = Seeded::new(seed);
        for_table!(&table, table => skip(table, &mut luck));
        let names = shown_names(&table, &players, name.as_deref(), &Words::new(lang));
        Self {
            table,
            players,
            names,
            seed,
            luck,
            keepers,
            thinker: Thinker { told, time: thinking },
            thinking: Vec::new(),
            moment: 0,
            hint: None,
            looking: None,
            finished: false,
            news,
        }
    }

    fn run(&mut self, heard: &Receiver<Heard>) -> Result<()> {
        self.go_on()?;
        for heard in heard {
            match heard {
                Heard::Ask(None) => break,
                Heard::Ask(Some(ask)) => self.answer(ask)?,
                Heard::Chosen { moment, seat, best } if moment == self.moment => {
                    let best = best.context("a bot has given up; the game is kept as it was")?;
                    self.play(seat, &best)?;
                }
                Heard::Hinted { moment, hint } if moment == self.moment => match hint {
                    Some(hint) => {
                        self.hint = Some(hint);
                        self.publish();
                    }
                    None => self.refuse(Code::Broken, ""),
                },
                Heard::Chosen { .. } | Heard::Hinted { .. } => {}
                Heard::Reviewing(progress) => {
                    let (done, of) = (progress.done as u32, progress.of as u32);
                    self.tell(News::Reviewing { done, of });
                }
                Heard::Reviewed(Some(review)) => self.tell(News::Reviewed(review)),
                Heard::Reviewed(None) => self.refuse(Code::NoReview, ""),
            }
        }
        Ok(())
    }

    fn tell(&self, news: News) {
        let _ = self.news.send(news); // nobody listens when the screen is gone
    }

    fn refuse(&self, code: Code, message: &str) {
        self.tell(News::Refused(Refusal::new(code, message)));
    }

    /// Ends all thinking.
    fn calm(&mut self) {
        self.thinking.drain(..).for_each(|stop| stop.raise());
    }

    /// After a change: draws luck that is due, keeps the game, shows it, and lets bots think.
    fn go_on(&mut self) -> Result<()> {
        self.calm();
        self.moment += 1;
        self.hint = None;
        if self.table.turn() == Turn::Chance {
            self.table.set_fairness(None)?; // our luck keeps nobody else's promise
            self.table.deal(&mut self.luck);
        }
        let record = self.table.write();
        self.keepers.iter_mut().try_for_each(|keeper| keeper.save(&record))?;
        let over = self.table.turn() == Turn::Over;
        if over && !self.finished {
            self.keepers.iter_mut().try_for_each(|keeper| keeper.finish())?;
        }
        self.finished = over;
        self.publish();
        // People first: bots think while nobody waits for them.
        if let Turn::Seats(seats) = self.table.turn()
            && !seats.iter().any(|seat| self.is_person(seat))
            && let Some(seat) = seats.first()
            && let Player::Bot(kind) = self.players[seat.index()]
        {
            let seed = self.bot_seed(seat);
            self.thinking.push(self.thinker.choose(&self.table, self.moment, seat, kind, seed));
        }
        Ok(())
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.players[seat.index()] == Player::You
    }

    fn people(&self) -> Vec<u8> {
        let all = Seat::all(self.table.seats());
        all.filter(|seat| self.is_person(*seat)).map(|seat| seat.index() as u8).collect()
    }

    fn answer(&mut self, ask: Ask) -> Result<()> {
        match ask {
            Ask::Move { seat, text } => self.play(Seat::new(seat), &text)?,
            Ask::Withdraw { seat } => {
                if self.table.withdraw(Seat::new(seat)) {
                    self.go_on()?;
                } else {
                    self.refuse(Code::NothingToUndo, "");
                }
            }
            Ask::Undo => match self.last_decision() {
                Some(back) => {
                    self.table = self.table.rewound(back);
                    self.looking = None; // all of that turn is chosen again, in order
                    self.tell(News::TakenBack);
                    self.go_on()?;
                }
                None => self.refuse(Code::NothingToUndo, ""),
            },
            Ask::Hint => match self.due() {
                Some(seat) if self.hint.is_none() => {
                    let (seat, moment) = (Seat::new(seat), self.moment);
                    let seed = self.bot_seed(seat);
                    self.thinking.push(self.thinker.hint(&self.table, moment, seat, seed));
                }
                Some(_) => self.publish(),
                None => self.refuse(Code::NotYourTurn, ""),
            },
            Ask::Review if self.table.turn() == Turn::Over => {
                let seed = self.bot_seed(Seat::new(0));
                self.thinking.push(self.thinker.review(&self.table, seed));
            }
            Ask::Review => self.refuse(Code::NotOver, ""),
            Ask::Answer { .. } => self.refuse(Code::NotAsked, ""),
            Ask::Say(_) => self.refuse(Code::NoChat, ""),
            Ask::Sit | Ask::Start | Ask::Bots | Ask::Again => self.refuse(Code::Started, ""),
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<()> {
        match self.table.step(&format!("{seat} {text}")) {
            Ok(()) => self.go_on(),
            Err(error) => {
                self.refuse(Code::of_step(error.code), &error.message);
                Ok(())
            }
        }
    }

    /// How many steps came before the last decision of somebody at this terminal.
    fn last_decision(&self) -> Option<usize> {
        let is_person = |seat: Seat| self.is_person(seat);
        // In a simultaneous turn that still waits for others, only choices are taken back.
        if self.table.waiting().iter().any(is_person) {
            return Some(self.table.steps());
        }
        for_table!(&self.table, table => decided(table, is_person))
    }

    /// Follows from the game's seed and the step alone, so that a resumed game has the same bots.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = self.seed.0;
        let place = (self.table.steps() as u64) << 8 | seat.index() as u64;
        u64::from_le_bytes([a, b, c, d, e, f, g, h]).wrapping_add(place)
    }

    /// Who at this terminal decides next.
    fn due(&self) -> Option<u8> {
        let Turn::Seats(seats) = self.table.turn() else { return None };
        let due: Vec<u8> = self.people().into_iter().filter(|s| seats.has(Seat::new(*s))).collect();
        if due.is_empty() { None } else { next_at_screen(&due, self.looking) }
    }
}

/// How many steps came before the turn in which one of these people decided last.
fn decided<G: Game>(table: &Table<G>, is_person: impl Fn(Seat) -> bool) -> Option<usize> {
    let mine = |step: &Step<G>| matches!(step, Step::Move(seat, _) if is_person(*seat));
    let all = &table.record().steps;
    let last = all.iter().rposition(mine)?;
    // Inside a turn of several seats the table stands where that turn began.
    Some(table.rewound(last).record().steps.len())
}

/// Takes from a generator what the luck of a record took from it, so that with the same seed a
/// resumed game goes on as if it had never stopped.
fn skip<G: Game>(table: &Table<G>, luck: &mut impl Luck) {
    let all = &table.record().steps;
    let mut replay = table.rewound(0);
    for step in all {
        let taken = match step {
            Step::Chance(chance) => {
                let _ = replay.state().draw(luck);
                replay.settle(chance.clone())
            }
            Step::Move(seat, m) => replay.submit(*seat, *m),
        };
        taken.unwrap_or_else(|error| unreachable!("a table's record replays: {error}"));
    }
}
