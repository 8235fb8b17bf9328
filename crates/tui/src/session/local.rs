//! A game on this machine: people at this terminal, and bots.

mod publish;

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use mirabilia_bots::Stop;
use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Game, Seat, Step, Table, Turn};
use mirabilia_protocol::{Code, Refusal};
use mirabilia_words::{Lang, Words};

use super::luck::{Dealer, LuckSource};
use super::moment::next_at_screen;
use super::players::shown_names;
use super::worker::{GameMessage, Worker};
use super::{Player, Session, SessionEvent, UserCommand};
use crate::hint::Hint;

/// Saves a game.
pub trait Autosave: Send {
    /// Saves the game as it is now: once it is dealt, and after each step.
    fn save(&mut self, table: &AnyTable) -> Result<()>;
    /// The finished game was reviewed; the accuracy of each seat in percent.
    fn reviewed(&mut self, _accuracy: &[Option<f32>]) {}
}

/// A game to play on this machine, new or resumed.
pub struct Local {
    /// The game.
    pub table: AnyTable,
    /// The players by seat.
    pub players: Vec<Player>,
    /// Where the luck comes from; the bots' seeds follow from it.
    pub luck: LuckSource,
    /// How long bots and hints may think.
    pub thinking: Duration,
    /// The display name of a single human player.
    pub name: Option<String>,
    /// The language of the bots' names.
    pub lang: Lang,
    /// Where the game is saved.
    pub autosaves: Vec<Box<dyn Autosave>>,
    /// The address of the pages, for links.
    pub pages: String,
}

impl Local {
    /// Starts the game thread.
    pub fn start(self) -> Session {
        let (event_sender, events) = channel();
        let (told, heard) = channel();
        let asks = told.clone();
        let thread = thread::spawn(move || {
            let mut game = LocalGame::new(self, told, event_sender);
            if let Err(error) = game.run(&heard) {
                let _ = game.news.send(SessionEvent::Failed(error));
            }
            game.calm();
        });
        let leaving = DisconnectOnDrop(asks);
        let send = move |ask| {
            let _ = leaving.0.send(GameMessage::UserCommand(Some(ask)));
        };
        Session { send: Some(Box::new(send)), events, thread: Some(thread) }
    }
}

/// Tells the game thread that the screen is gone. Workers hold senders too, so the channel itself
/// would not report it.
struct DisconnectOnDrop(Sender<GameMessage>);

impl Drop for DisconnectOnDrop {
    fn drop(&mut self) {
        let _ = self.0.send(GameMessage::UserCommand(None));
    }
}

/// The state of the game thread.
struct LocalGame {
    table: AnyTable,
    players: Vec<Player>,
    names: Vec<String>,
    dealer: Dealer,
    autosaves: Vec<Box<dyn Autosave>>,
    pages: String,
    worker: Worker,
    /// Stops the running workers.
    thinking: Vec<Stop>,
    /// Counts changes of the game: a worker's answer to an older state is ignored.
    moment: u64,
    hint: Option<Hint>,
    looking: Option<u8>,
    news: Sender<SessionEvent>,
}

impl LocalGame {
    fn new(local: Local, sender: Sender<GameMessage>, news: Sender<SessionEvent>) -> Self {
        let Local { table, players, luck, thinking, name, lang, autosaves, pages } = local;
        let dealer = Dealer::new(luck, &table);
        let names = shown_names(&table, &players, name.as_deref(), &Words::new(lang));
        Self {
            table,
            players,
            names,
            dealer,
            autosaves,
            pages,
            worker: Worker { sender, time: thinking },
            thinking: Vec::new(),
            moment: 0,
            hint: None,
            looking: None,
            news,
        }
    }

    fn run(&mut self, heard: &Receiver<GameMessage>) -> Result<()> {
        self.go_on()?;
        for heard in heard {
            match heard {
                GameMessage::UserCommand(None) => break,
                GameMessage::UserCommand(Some(ask)) => self.answer(ask)?,
                GameMessage::Chosen { moment, seat, chosen } if moment == self.moment => {
                    let chosen = chosen.context("a bot failed; the game is saved")?;
                    self.table.submit(seat, chosen)?;
                    self.go_on()?;
                }
                GameMessage::Hinted { moment, hint } if moment == self.moment => match hint {
                    Some(hint) => {
                        self.hint = Some(hint);
                        self.publish();
                    }
                    None => self.refuse(Code::Broken, ""),
                },
                GameMessage::Chosen { .. } | GameMessage::Hinted { .. } => {}
                GameMessage::Reviewing(progress) => {
                    let (done, of) = (progress.done as u32, progress.of as u32);
                    self.tell(SessionEvent::Reviewing { done, of });
                }
                GameMessage::Reviewed(Some(review)) => {
                    let seats = review.summary.iter().map(|seat| seat.accuracy);
                    let accuracy: Vec<Option<f32>> = seats.collect();
                    self.autosaves.iter_mut().for_each(|autosave| autosave.reviewed(&accuracy));
                    self.tell(SessionEvent::Reviewed(review));
                }
                GameMessage::Reviewed(None) => self.refuse(Code::NoReview, ""),
            }
        }
        Ok(())
    }

    fn tell(&self, news: SessionEvent) {
        let _ = self.news.send(news); // fails once the screen is gone
    }

    fn refuse(&self, code: Code, message: &str) {
        self.tell(SessionEvent::Refused(Refusal::new(code, message)));
    }

    /// Stops all workers.
    fn calm(&mut self) {
        self.thinking.drain(..).for_each(|stop| stop.raise());
    }

    /// After each change: draws luck, saves, publishes the new state, and starts bots.
    fn go_on(&mut self) -> Result<()> {
        self.calm();
        self.moment += 1;
        self.hint = None;
        if self.table.turn() == Turn::Chance {
            self.dealer.deal(&mut self.table)?;
        }
        self.autosaves.iter_mut().try_for_each(|autosave| autosave.save(&self.table))?;
        self.publish();
        // People first: bots think only when no person at this terminal has to decide.
        if let Turn::Seats(seats) = self.table.turn()
            && !seats.iter().any(|seat| self.is_person(seat))
            && let Some(seat) = seats.first()
            && let Player::Bot(kind) = self.players[seat.index()]
        {
            let seed = self.bot_seed(seat);
            self.thinking.push(self.worker.choose(&self.table, self.moment, seat, kind, seed));
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

    fn answer(&mut self, ask: UserCommand) -> Result<()> {
        match ask {
            UserCommand::Move { seat, text } => self.play(Seat::new(seat), &text)?,
            UserCommand::Withdraw { seat } => {
                if self.table.withdraw(Seat::new(seat)) {
                    self.go_on()?;
                } else {
                    self.refuse(Code::NothingToUndo, "");
                }
            }
            UserCommand::Undo => match self.last_decision() {
                Some(back) => {
                    self.table = self.table.rewound(back);
                    self.looking = None; // the turn is chosen again in seat order
                    self.tell(SessionEvent::TakenBack { same_luck: self.dealer.is_fixed() });
                    self.go_on()?;
                }
                None => self.refuse(Code::NothingToUndo, ""),
            },
            UserCommand::Hint => match self.due() {
                Some(seat) if self.hint.is_none() => {
                    let (seat, moment) = (Seat::new(seat), self.moment);
                    let seed = self.bot_seed(seat);
                    self.thinking.push(self.worker.hint(&self.table, moment, seat, seed));
                }
                Some(_) => self.publish(),
                None => self.refuse(Code::NotYourTurn, ""),
            },
            UserCommand::Review if self.table.turn() == Turn::Over => {
                let seed = self.bot_seed(Seat::new(0));
                self.thinking.push(self.worker.review(&self.table, seed));
            }
            UserCommand::Review => self.refuse(Code::NotOver, ""),
            UserCommand::Answer { .. } => self.refuse(Code::NotAsked, ""),
            UserCommand::Say(_) => self.refuse(Code::NoChat, ""),
            UserCommand::Sit | UserCommand::Start | UserCommand::Bots | UserCommand::Again => {
                self.refuse(Code::Started, "");
            }
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<()> {
        match self.table.step(&format!("{seat} {text}")) {
            Ok(_) => self.go_on(),
            Err(error) => {
                let why = mirabilia_tell::step_error(&self.table, &error);
                let refusal = Refusal::new(error.kind.into(), error.to_string());
                self.tell(SessionEvent::Refused(refusal.because(&why)));
                Ok(())
            }
        }
    }

    /// The number of steps before the last decision of a person at this terminal.
    fn last_decision(&self) -> Option<usize> {
        let is_person = |seat: Seat| self.is_person(seat);
        // In a simultaneous turn that is not complete, undo only withdraws choices.
        if self.table.waiting().iter().any(is_person) {
            return Some(self.table.steps());
        }
        for_table!(&self.table, table => decided(table, is_person))
    }

    /// Derived from the game's seed and the step, so that bots play the same after a resume.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = self.dealer.seed().0;
        let place = (self.table.steps() as u64) << 8 | seat.index() as u64;
        u64::from_le_bytes([a, b, c, d, e, f, g, h]).wrapping_add(place)
    }

    /// The person at this terminal who decides next.
    fn due(&self) -> Option<u8> {
        let Turn::Seats(seats) = self.table.turn() else { return None };
        let due: Vec<u8> = self.people().into_iter().filter(|s| seats.has(Seat::new(*s))).collect();
        if due.is_empty() { None } else { next_at_screen(&due, self.looking) }
    }
}

/// The number of steps before the turn in which one of these people last decided.
fn decided<G: Game>(table: &Table<G>, is_person: impl Fn(Seat) -> bool) -> Option<usize> {
    let mine = |step: &Step<G>| matches!(step, Step::Move(seat, _) if is_person(*seat));
    let all = &table.record().steps;
    let last = all.iter().rposition(mine)?;
    // Rewinding into a simultaneous turn goes back to its start.
    Some(table.rewound(last).record().steps.len())
}
