//! Publishes the state of a local game to the screen.

use mirabilia_kernel::{Seat, SeatSet, Turn};
use mirabilia_learn::deal::Deal;
use mirabilia_protocol::Status;

use super::super::{Moment, Player, Repeat, SessionEvent};
use super::LocalGame;
use crate::scene::{PlayerBadge, Scene};

impl LocalGame {
    pub(super) fn publish(&mut self) {
        let mine = self.people();
        let over = self.table.outcome().is_some();
        self.looking = self.due().or(self.looking);
        let eyes = match mine[..] {
            [only] => Some(only),
            [] => None,
            _ if over => None,
            _ => self.looking,
        };
        let scene = self.scene(eyes);
        let status = if over { Status::Finished } else { Status::Playing };
        self.tell(SessionEvent::Moment(Box::new(Moment {
            status,
            scene: Some(scene),
            mine,
            table: None,
            host: false,
            online: true,
            chat: Vec::new(),
            undo: None,
            clocks: Vec::new(),
            behind: None,
            repeat: self.repeat(),
        })));
    }

    /// The finished game once more, and a link to it if one person played.
    fn repeat(&self) -> Option<Repeat> {
        self.table.outcome().filter(|_| self.dealer.repeats() && !self.people().is_empty())?;
        let bot = |player: &Player| match player {
            Player::You => None,
            Player::Bot(kind) => Some(*kind),
        };
        let bots: Vec<_> = self.players.iter().map(bot).collect();
        let deal = Deal::of_game(&self.table, &bots);
        Some(Repeat { link: deal.map(|deal| deal.address(&self.pages, &self.table.write())) })
    }

    fn scene(&self, eyes: Option<u8>) -> Scene {
        let table = &self.table;
        let turn = match table.turn() {
            Turn::Seats(seats) => seats,
            _ => SeatSet::default(),
        };
        let badge = |(seat, name): (Seat, &String)| PlayerBadge {
            name: name.clone(),
            bot: !self.is_person(seat),
            mine: self.is_person(seat),
            thinking: turn.has(seat),
            chosen: table.waiting().has(seat),
            online: true,
        };
        let players = Seat::all(table.seats()).zip(&self.names).map(badge).collect();
        Scene {
            free_undo: self.last_decision().is_some(),
            hint: self.hint.clone().filter(|hint| Some(hint.seat) == eyes),
            ..Scene::new(table, eyes.map(Seat::new), players)
        }
    }
}
