//! Builds the state of a remote table from what its server sent.

use std::time::{Duration, Instant};

use mirabilia_client::LiveTable;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::Options;
use mirabilia_protocol::{Holder, Play, Raw, SeatView, Snapshot};
use mirabilia_words::{Message, Words};

use super::super::moment::next_at_screen;
use super::super::{Moment, SeatClock};
use crate::hint::Hint;
use crate::people::seat_names;
use crate::scene::{AnyPicture, PlayerBadge, Scene};

/// Local state beside the server's snapshot.
pub(super) struct MomentBuilder {
    words: Words,
    hint: Option<Hint>,
    looking: Option<u8>,
}

impl MomentBuilder {
    pub(super) fn new(words: Words) -> Self {
        Self { words, hint: None, looking: None }
    }

    /// Resets the state for another table.
    pub(super) fn clear(&mut self) {
        self.hint = None;
        self.looking = None;
    }

    pub(super) fn set_hint(&mut self, hint: Hint) {
        self.hint = Some(hint);
    }

    /// The state of the table; `None` before the first snapshot.
    pub(super) fn moment(&mut self, table: &LiveTable) -> Option<Moment> {
        let known = table.now()?;
        let mine = &known.you.seats;
        if let Some(play) = &known.play {
            let due: Vec<u8> = mine.iter().copied().filter(|s| play.waiting.contains(s)).collect();
            self.looking = next_at_screen(&due, self.looking);
        }
        let looking = match mine[..] {
            [only] => Some(only),
            _ => self.looking.filter(|seat| mine.contains(seat)),
        };
        let until = |ms: i64| {
            let left = ms - table.server_time();
            Instant::now() + Duration::from_millis(left.max(0) as u64)
        };
        let clocks = known.play.iter().flat_map(|play| &play.clocks);
        let clocks = clocks.map(|clock| SeatClock {
            seat: clock.seat,
            left: clock.left,
            until: clock.until.map(until),
        });
        Some(Moment {
            status: known.table.status,
            scene: known.play.as_ref().and_then(|play| self.scene(known, play, looking)),
            mine: mine.clone(),
            table: Some(Box::new(known.table.clone())),
            host: known.you.host,
            online: table.is_online(),
            chat: known.chat.clone(),
            undo: known.play.as_ref().and_then(|play| play.undo.clone()),
            clocks: clocks.collect(),
            behind: known.play.as_ref().and_then(|play| play.behind),
            repeat: None,
        })
    }

    fn scene(&self, known: &Snapshot, play: &Play, looking: Option<u8>) -> Option<Scene> {
        let game = GameKind::from_name(&known.table.game)?;
        let names = seat_names(&known.table, &self.words);
        let badge = |(seat, name): (usize, String)| {
            let (info, seat) = (&known.table.seats[seat], seat as u8);
            PlayerBadge {
                name,
                bot: matches!(info.holder, Holder::Bot { .. }),
                mine: known.you.seats.contains(&seat),
                thinking: play.waiting.contains(&seat),
                chosen: play.chosen.contains(&seat),
                online: info.here,
            }
        };
        // Spectators see the public view, or the first one they may see.
        let found = play.views.iter().find(|view| view.seat == looking);
        let view: &SeatView = found.or_else(|| play.views.first())?;
        let mine = view.seat.is_some_and(|seat| known.you.seats.contains(&seat));
        let fits = |hint: &Hint| hint.step == play.steps && Some(hint.seat) == view.seat;
        Some(Scene {
            game,
            players: names.into_iter().enumerate().map(badge).collect(),
            seat: view.seat,
            picture: AnyPicture::read(game, view.picture.text()).ok()?,
            offers: match mine {
                true => mirabilia_tell::read_offers(game, view.offers.text()).ok()?,
                false => Vec::new(),
            },
            prompt: read(&view.prompt)?,
            chosen: view.chosen.clone(),
            chosen_told: view.chosen.as_ref().and_then(|text| told(known, game, text)),
            free_undo: view.free_undo,
            begun: known.log.iter().any(|line| line.starts_with(|c: char| c.is_ascii_digit())),
            told: known.told.iter().map(|told| read(told.as_ref()?)).collect(),
            steps: play.steps,
            ending: play.ending.clone(),
            hint: self.hint.clone().filter(fits),
        })
    }
}

/// A pending choice as advice. A table without any step is enough to parse it.
fn told(known: &Snapshot, game: GameKind, text: &str) -> Option<Message> {
    let mut options = Options::default();
    known.table.options.iter().for_each(|(name, value)| options.set(name, value));
    let seats = known.table.seats.len() as u8;
    let table = AnyTable::new(game, seats, &options, Vec::new()).ok()?;
    mirabilia_tell::move_advice(&table, text)
}

/// Parses JSON; `None` if it does not fit.
fn read<T: for<'de> serde::Deserialize<'de>>(json: &Raw) -> Option<T> {
    serde_json::from_str(json.text()).ok()
}
