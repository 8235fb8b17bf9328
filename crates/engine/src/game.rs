//! Requests that start or change a game.

use mirabilia_games::dice::BoardsRef;
use mirabilia_games::{AnyTable, GameKind, for_game};
use mirabilia_kernel::record::{MAX_NAME, awaited, check_name};
use mirabilia_kernel::{Game, Options, Seeded, Turn};

use crate::answer::{Body, Fault};
use crate::boards;
use crate::fields::{self, Fields};
use crate::summary::Awaited;
use crate::variation::{self, Found};
use crate::{Engine, HiddenGenerator, no_game, seed_or_random};

impl Engine {
    pub(crate) fn open(&mut self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["game", "seats", "options", "names", "seed"])?;
        let (kind, seats, options) = self.set_up(fields)?;
        let names = fields.strings("names", "a list of strings, one per seat")?;
        let seed = fields.seed()?;
        let table = AnyTable::new(kind, seats, &options, names.clone()).map_err(fields::setup)?;
        if !names.is_empty() && names.len() != usize::from(seats) {
            let expected = format!("{seats} names, one per seat");
            return Err(fields::refused("names", &names.join(", "), expected));
        }
        for name in &names {
            if check_name(name).is_err() {
                let expected = format!("names of 1 to {MAX_NAME} characters without comma or #");
                return Err(fields::refused("names", name, expected));
            }
        }
        self.luck = seed.map(|seed| HiddenGenerator(Seeded::new(seed)));
        Ok(self.put(table, Found::default()))
    }

    pub(crate) fn load(&mut self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["text"])?;
        let Some(text) = fields.text("text")? else {
            return Err(fields::missing("text", "a record"));
        };
        let table = AnyTable::read(text).map_err(|error| Fault::record(text, &error))?;
        let found = variation::read(text, &table);
        self.luck = None;
        Ok(self.put(table, found))
    }

    /// Replaces the game. A running job is dropped.
    fn put(&mut self, table: AnyTable, found: Found) -> Body {
        self.job = None;
        let table = self.table.insert(table);
        Body::Opened {
            game: table.kind().name(),
            seats: table.seats(),
            steps: table.steps(),
            turn: Awaited::at(table),
            variations: found.variations,
            unread: found.unread,
        }
    }

    /// A described position to fill in.
    pub(crate) fn template(&self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["game", "seats", "options"])?;
        let (kind, seats, options) = self.set_up(fields)?;
        let text = AnyTable::position_template(kind, seats, &options).map_err(fields::setup)?;
        Ok(Body::Record { text })
    }

    fn set_up(&self, fields: &Fields<'_>) -> Result<(GameKind, u8, Options), Fault> {
        let games: Vec<&str> = GameKind::included().map(GameKind::name).collect();
        let kind = match fields.text("game")? {
            Some(name) => GameKind::from_name(name)
                .ok_or_else(|| fields::refused("game", name, games.join(", ")))?,
            None => return Err(fields::missing("game", games.join(", "))),
        };
        let seats = fields.whole("seats", u64::from(u8::MAX))?;
        let fewest = for_game!(kind, G => *G::SEATS.start());
        let options = boards::resolve(fields.options()?, &self.boards).map_err(fields::setup)?;
        Ok((kind, seats.map_or(fewest, |seats| seats as u8), options))
    }

    /// Loads a board file of Dice. Later games can name it.
    pub(crate) fn read_boards(&mut self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["text"])?;
        let Some(text) = fields.text("text")? else {
            return Err(fields::missing("text", "a board file"));
        };
        if const { GameKind::Dice.is_included() } {
            let read = BoardsRef::read(text).map_err(|error| {
                let why = mirabilia_tell::board_error(&error);
                Fault::new("engine/bad-boards", error.to_string()).because(why)
            })?;
            self.boards.push(read);
            Ok(Body::Boards { boards: boards::value(read) })
        } else {
            Err(Fault::new("engine/bad-boards", "this build does not have Dice"))
        }
    }

    pub(crate) fn step(&mut self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["text"])?;
        let table = self.table.as_mut().ok_or_else(no_game)?;
        let Some(text) = fields.text("text")? else {
            return Err(fields::missing("text", "one line of a record"));
        };
        if text.trim().contains(['\n', '\r']) {
            return Err(fields::refused("text", text, "one line of a record"));
        }
        if let Err(error) = table.step(text) {
            let why = mirabilia_tell::step_error(table, &error);
            return Err(Fault::from(error).because(why));
        }
        Ok(stepped(table))
    }

    pub(crate) fn deal(&mut self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["seed"])?;
        let table = self.table.as_mut().ok_or_else(no_game)?;
        let seed = fields.seed()?;
        if table.turn() != Turn::Chance {
            let message = format!("no luck is due: {}", awaited(table.turn()));
            return Err(Fault::new("step/no-luck-due", message));
        }
        let HiddenGenerator(luck) = match (seed, &mut self.luck) {
            (None, Some(luck)) => luck,
            (seed, none) => none.insert(HiddenGenerator(Seeded::new(seed_or_random(seed)?))),
        };
        let before = table.steps();
        // The commitment of a loaded record does not cover this luck.
        table.set_fairness(None).map_err(fields::setup)?;
        table.deal(luck);
        let dealt = table.lines_since(before);
        Ok(Body::Dealt { dealt, steps: table.steps(), turn: Awaited::at(table) })
    }

    /// Undoes every step after the first `to`.
    pub(crate) fn undo(&mut self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["to"])?;
        let table = self.table.as_mut().ok_or_else(no_game)?;
        let Some(to) = fields.whole("to", table.steps() as u64)? else {
            return Err(fields::missing("to", format!("a number from 0 to {}", table.steps())));
        };
        *table = table.rewound(to as usize);
        Ok(stepped(table))
    }

    /// Withdraws a choice of a simultaneous turn that is still open.
    pub(crate) fn withdraw(&mut self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["seat"])?;
        let table = self.table.as_mut().ok_or_else(no_game)?;
        let Some(seat) = fields.seat(table.seats())? else {
            return Err(fields::missing("seat", "the seat whose choice is pending"));
        };
        if !table.withdraw(seat) {
            let message = format!("seat {seat} has no pending choice");
            return Err(Fault::new("engine/nothing-chosen", message));
        }
        Ok(stepped(table))
    }
}

fn stepped(table: &AnyTable) -> Body {
    Body::Stepped { steps: table.steps(), turn: Awaited::at(table) }
}
