//! Publishes the state of a local game to the screen.

use mirabilia_kernel::{Seat, SeatSet, Turn};
use mirabilia_protocol::Status;

use super::super::{Moment, SessionEvent};
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
        })));
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
