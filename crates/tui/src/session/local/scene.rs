//! A game on this machine as those who look at it see it: the same that a server would send.

use mirabilia_kernel::{Seat, SeatSet, Turn, Viewer};
use mirabilia_protocol::{Raw, SeatView, Status};

use super::super::{Moment, News};
use super::Running;
use crate::scene::{Face, Scene, ending};

impl Running {
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
        self.tell(News::Now(Box::new(Moment {
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
        let viewer = eyes.map_or(Viewer::Public, |seat| Viewer::Seat(Seat::new(seat)));
        let turn = match table.turn() {
            Turn::Seats(seats) => seats,
            _ => SeatSet::default(),
        };
        let face = |(seat, name): (Seat, &String)| Face {
            name: name.clone(),
            bot: !self.is_person(seat),
            mine: self.is_person(seat),
            thinking: turn.has(seat),
            chosen: table.waiting().has(seat),
            here: true,
        };
        Scene {
            game: table.kind(),
            faces: Seat::all(table.seats()).zip(&self.names).map(face).collect(),
            view: SeatView {
                seat: eyes,
                picture: Raw::new(&table.view(viewer)),
                legal: eyes.map_or_else(Vec::new, |seat| table.legal_moves(Seat::new(seat))),
                chosen: eyes.and_then(|seat| table.chosen(Seat::new(seat))),
                free_undo: self.last_decision().is_some(),
            },
            log: match table.outcome() {
                Some(_) => table.step_lines(),
                None => table.steps_seen(viewer, 0),
            },
            steps: table.steps() as u32,
            ending: ending(table),
            hint: self.hint.clone().filter(|hint| Some(hint.seat) == eyes),
        }
    }
}
