//! Opening a table, and beginning its game.

use std::collections::BTreeMap;

use mirabilia_fair::{Promise, Secret, deal};
use mirabilia_games::dice::BoardsRef;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Turn};
use mirabilia_protocol::{Code, NewSeat, NewTable, Refusal};

use super::playing::read_numbers;
use super::sitting::{bot_of, check_name, check_number};
use super::{Entry, Event, Holder, Opening, Playing, Room, settings};

/// No table has more steps to begin with than this.
const MAX_STEPS: usize = 5_000;

/// A table that was opened: its first events, and a board file to keep with them.
pub(crate) struct Opened {
    pub(crate) entries: Vec<Entry>,
    /// The fingerprint and text of the board file that was sent.
    pub(crate) boards: Option<(String, String)>,
}

/// Opens a table for a person. `name` is the one they used last.
pub(crate) fn open(
    new: NewTable,
    table: String,
    host: &str,
    name: &str,
    secret: &Secret,
    at: i64,
) -> Result<Opened, Refusal> {
    let bad = |message: String| Refusal::new(Code::BadSetup, message);
    let kind = GameKind::from_name(&new.game).ok_or_else(|| {
        let games: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
        bad(format!("no game {:?}; games are {}", new.game, games.join(", ")))
    })?;
    settings::check(&new.settings)?;
    let mut options = new.options;
    let mut boards = None;
    if let Some(text) = new.boards {
        let read = BoardsRef::read(&text)
            .map_err(|error| Refusal::new(Code::BadBoards, format!("board file: {error}")))?;
        let fingerprint = read.fingerprint.clone();
        options.insert("boards".to_owned(), format!("{} {fingerprint}", read.name));
        boards = Some((fingerprint, text));
    }
    let seats = new.seats.len() as u8;
    if new.seats.len() > usize::from(u8::MAX) {
        return Err(bad(format!("{} seats", new.seats.len())));
    }
    let mut opening = Opening {
        table,
        game: kind.name().to_owned(),
        seats,
        options,
        settings: new.settings,
        host: host.to_owned(),
        record: None,
        secret: secret.reveal_hex(),
        previous: None,
    };
    if let Some(text) = new.record {
        go_on_from(&mut opening, text)?;
    } else {
        let made = new_table(kind, &opening.options, seats, vec![]).map_err(bad)?;
        // A board set that came by its name is kept with its fingerprint.
        let used = written_options(&made);
        if let Some(boards) = used.get("boards") {
            opening.options.insert("boards".to_owned(), boards.clone());
        }
    }
    let mut events = vec![Event::Opened(Box::new(opening.clone()))];
    let number = new.number.as_deref().map(check_number).transpose()?;
    let mut names = new.names.into_iter();
    for (seat, who) in (0..).zip(new.seats) {
        match who {
            NewSeat::Open => {}
            NewSeat::Bot(bot) => {
                events.push(Event::Bot { seat, bot: bot_of(&bot)?.name().to_owned() });
            }
            NewSeat::You => {
                let name = names.next().or_else(|| new.name.clone()).unwrap_or(name.to_owned());
                let name = check_name(&name)?;
                let (person, number) = (host.to_owned(), number.clone());
                events.push(Event::Sat { seat, person, name, number });
            }
        }
    }
    let mut room = Room::new(opening, 1, at);
    let mut entries = Vec::new();
    for event in events {
        let entry = Entry { event, cause: None };
        if !entries.is_empty() {
            room.apply(&entry, room.seq + 1, at).map_err(bad)?;
        }
        entries.push(entry);
    }
    let begun = room.begin_when_full()?;
    entries.extend(begun.into_iter().map(|event| Entry { event, cause: None }));
    Ok(Opened { entries, boards })
}

/// The game goes on from a record: its steps, or the position it describes.
fn go_on_from(opening: &mut Opening, text: String) -> Result<(), Refusal> {
    let bad = |message: String| Refusal::new(Code::BadRecord, message);
    let table = AnyTable::read(&text).map_err(|error| bad(format!("record: {error}")))?;
    if table.kind().name() != opening.game || table.seats() != opening.seats {
        let (game, seats) = (table.kind().name(), table.seats());
        let asked = format!("{} with {} seats", opening.game, opening.seats);
        return Err(bad(format!("the record is of {game} with {seats} seats, not of {asked}")));
    }
    if table.turn() == Turn::Over {
        return Err(bad("the game of the record is over; cut it short to go on from there".into()));
    }
    if table.steps() > MAX_STEPS {
        return Err(bad(format!("the record has {} steps; at most {MAX_STEPS}", table.steps())));
    }
    opening.options = written_options(&table);
    opening.record = Some(text);
    Ok(())
}

/// The options of a table's set-up, as its record writes them.
pub(crate) fn written_options(table: &AnyTable) -> BTreeMap<String, String> {
    use mirabilia_games::for_table;
    use mirabilia_kernel::Game;
    fn of<G: Game>(setup: &G::Setup) -> BTreeMap<String, String> {
        G::options(setup).iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    }
    fn setup_of<G: Game>(table: &mirabilia_kernel::Table<G>) -> BTreeMap<String, String> {
        of::<G>(&table.record().setup)
    }
    for_table!(table, table => setup_of(table))
}

fn new_table(
    kind: GameKind,
    options: &BTreeMap<String, String>,
    seats: u8,
    names: Vec<String>,
) -> Result<AnyTable, String> {
    let mut read = Options::default();
    for (name, value) in options {
        read.set(name, value);
    }
    AnyTable::new(kind, seats, &read, names).map_err(|error| error.to_string())
}

/// The table a game begins with, with its promise about luck.
pub(super) fn table_of(
    opening: &Opening,
    names: Vec<String>,
    numbers: &[(u8, String)],
) -> Result<AnyTable, String> {
    let kind = GameKind::from_name(&opening.game).ok_or("no such game")?;
    let mut table = match &opening.record {
        Some(text) => {
            let mut table = AnyTable::read(text).map_err(|error| error.to_string())?;
            table.rename(names).map_err(|error| error.to_string())?;
            table
        }
        None => new_table(kind, &opening.options, opening.seats, names)?,
    };
    let secret = Secret::from_hex(&opening.secret).map_err(|error| error.to_string())?;
    let numbers = read_numbers(numbers)?;
    let promise = Promise { commitment: secret.commitment(), numbers, from: table.steps() };
    table.set_fairness(Some(promise.fairness(None))).map_err(|error| error.to_string())?;
    Ok(table)
}

impl Room {
    /// The events that begin the game, if it begins by itself and all seats have somebody.
    pub(super) fn begin_when_full(&self) -> Result<Vec<Event>, Refusal> {
        let full = !self.seats.contains(&Holder::Open);
        match full && self.settings.start == mirabilia_protocol::Start::Full {
            true => self.begin(),
            false => Ok(Vec::new()),
        }
    }

    /// The events that begin the game.
    pub(super) fn begin(&self) -> Result<Vec<Event>, Refusal> {
        let broken = |message: String| Refusal::new(Code::BadSetup, message);
        let names: Option<Vec<String>> =
            self.seats.iter().map(|holder| holder.name().map(str::to_owned)).collect();
        let names = names.ok_or_else(|| {
            let open = self.seats.iter().filter(|holder| **holder == Holder::Open).count();
            let message = format!("{open} seats are open; put bots there or wait for people");
            Refusal::new(Code::NotFull, message)
        })?;
        let number = |(seat, holder): (u8, &Holder)| {
            holder.person().and_then(|person| Some((seat, person.number.clone()?)))
        };
        let numbers: Vec<(u8, String)> = (0..).zip(&self.seats).filter_map(number).collect();
        let mut playing =
            Playing::begin(&self.opening, &self.settings, &names, &numbers, 0).map_err(broken)?;
        let before = playing.table.steps();
        deal(&mut playing.table, &playing.seed);
        let lines = playing.table.lines_since(before);
        let mut events = vec![Event::Started { names, numbers }];
        if !lines.is_empty() {
            events.push(Event::Dealt { lines });
        }
        Ok(events)
    }

    /// The events that open a table like this one, with the same players. It does not begin at once:
    /// everybody's browser has its number to add, now that the commitment is known.
    pub(crate) fn again(
        &self,
        table: String,
        secret: &Secret,
        host: &str,
        at: i64,
    ) -> Result<Vec<Entry>, Refusal> {
        let opening = Opening {
            table,
            settings: self.settings.clone(),
            host: host.to_owned(),
            record: None,
            secret: secret.reveal_hex(),
            previous: Some(self.opening.table.clone()),
            ..self.opening.clone()
        };
        let mut room = Room::new(opening.clone(), 1, at);
        let mut entries = vec![Entry { event: Event::Opened(Box::new(opening)), cause: None }];
        for (seat, holder) in (0..).zip(&self.seats) {
            let event = match holder {
                Holder::Person(person) if !person.left => {
                    let (person, name) = (person.id.clone(), person.name.clone());
                    Event::Sat { seat, person, name, number: None }
                }
                Holder::Bot(bot) => Event::Bot { seat, bot: bot.name().to_owned() },
                Holder::Open | Holder::Person(_) => continue,
            };
            let entry = Entry { event, cause: None };
            let taken = room.apply(&entry, room.seq + 1, at);
            taken.map_err(|why| Refusal::new(Code::Broken, why))?;
            entries.push(entry);
        }
        Ok(entries)
    }
}
