//! Opening a table and starting its game.

use std::collections::BTreeMap;

use mirabilia_fair::{Promise, Secret};
use mirabilia_games::dice::BoardsRef;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Phrase, SetupError, Turn, phrase};
use mirabilia_protocol::{Code, NewSeat, NewTable, Refusal};
use mirabilia_words::Message;

use super::error::{StartError, bad_boards, bad_record, bad_setup};
use super::playing::parse_numbers;
use super::seating::{check_name, check_number, parse_bot};
use super::{Entry, Event, Holder, Opening, Playing, Room, settings};

/// The maximum number of steps of an initial record.
const MAX_STEPS: usize = 5_000;

/// A new table: its first events, and the board file to store with them.
pub struct Opened {
    /// The events to store.
    pub entries: Vec<Entry>,
    /// The fingerprint and text of the board file that the client sent.
    pub boards: Option<(String, String)>,
}

/// Opens a table for a person. `name` is the name they used last.
pub fn open(
    new: NewTable,
    table: String,
    host: &str,
    name: &str,
    secret: &Secret,
    at: i64,
) -> Result<Opened, Refusal> {
    let bad = |message: String| Refusal::new(Code::BadSetup, message);
    let kind = GameKind::from_name(&new.game).ok_or_else(|| {
        let games: Vec<&str> = GameKind::included().map(GameKind::name).collect();
        bad(format!("no game {:?}; games are {}", new.game, games.join(", ")))
    })?;
    settings::check(&new.settings)?;
    let mut options = new.options;
    let mut boards = None;
    if let Some(text) = new.boards {
        if const { GameKind::Dice.is_included() } {
            let read = BoardsRef::read(&text).map_err(|error| bad_boards(&error))?;
            let fingerprint = read.fingerprint.clone();
            options.insert("boards".to_owned(), format!("{} {fingerprint}", read.name));
            boards = Some((fingerprint, text));
        } else {
            let why = phrase!("board-no-dice", "this build does not have 7 Wonders Dice");
            return Err(refuse(Code::BadBoards, &why));
        }
    }
    let seats = new.seats.len() as u8;
    if new.seats.len() > usize::from(u8::MAX) {
        return Err(bad(format!("{} seats are too many", new.seats.len())));
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
        continue_from(&mut opening, text)?;
    } else {
        let made = new_table(kind, &opening.options, seats, vec![]);
        let made = made.map_err(|error| bad_setup(&error))?;
        // A board set given by name is stored with its fingerprint.
        let used = setup_options(&made);
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
                events.push(Event::Bot { seat, bot: parse_bot(&bot)?.name().to_owned() });
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
            room.apply(&entry, room.seq + 1, at).map_err(|error| bad(error.to_string()))?;
        }
        entries.push(entry);
    }
    let started = room.start_if_full()?;
    entries.extend(started.into_iter().map(|event| Entry { event, cause: None }));
    Ok(Opened { entries, boards })
}

/// A refusal with its reason in every language.
fn refuse(code: Code, why: &Phrase) -> Refusal {
    Refusal::new(code, why.to_string()).because(&mirabilia_tell::phrase(why))
}

/// Continues from a record: its steps, or the position it describes.
fn continue_from(opening: &mut Opening, text: String) -> Result<(), Refusal> {
    let bad = |why: &Phrase| Err(refuse(Code::BadRecord, why));
    let table = AnyTable::read(&text).map_err(|error| bad_record(&text, &error))?;
    if table.kind().name() != opening.game || table.seats() != opening.seats {
        return bad(&phrase!(
            "record-other-table",
            "the record is {found} with {seats} seats; expected {game} with {wanted} seats",
            found = table.kind().name(),
            seats = table.seats(),
            game = &opening.game,
            wanted = opening.seats
        ));
    }
    if table.turn() == Turn::Over {
        return bad(&phrase!(
            "record-over",
            "the game of the record is over; shorten the record to continue it"
        ));
    }
    if table.steps() > MAX_STEPS {
        return bad(&phrase!(
            "record-too-long",
            "the record has {n} steps; at most {most}",
            n = table.steps(),
            most = MAX_STEPS
        ));
    }
    opening.options = setup_options(&table);
    opening.record = Some(text);
    Ok(())
}

/// The setup options of a table, as its record has them.
pub fn setup_options(table: &AnyTable) -> BTreeMap<String, String> {
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
) -> Result<AnyTable, SetupError> {
    let mut parsed = Options::default();
    for (name, value) in options {
        parsed.set(name, value);
    }
    AnyTable::new(kind, seats, &parsed, names)
}

/// The initial table of a game, with the commitment to its random seed.
pub(crate) fn initial_table(
    opening: &Opening,
    names: Vec<String>,
    numbers: &[(u8, String)],
) -> Result<AnyTable, StartError> {
    let kind = GameKind::from_name(&opening.game);
    let kind = kind.ok_or_else(|| StartError::NoGame(opening.game.clone()))?;
    let mut table = match &opening.record {
        Some(text) => {
            let mut table = AnyTable::read(text)?;
            table.rename(names)?;
            table
        }
        None => new_table(kind, &opening.options, opening.seats, names)?,
    };
    let secret = Secret::from_hex(&opening.secret)?;
    let numbers = parse_numbers(numbers)?;
    let promise = Promise { commitment: secret.commitment(), numbers, from: table.steps() };
    table.set_fairness(Some(promise.fairness(None)))?;
    Ok(table)
}

impl Room {
    /// The events that start the game, if it starts automatically and no seat is open.
    pub(crate) fn start_if_full(&self) -> Result<Vec<Event>, Refusal> {
        let full = !self.seats.contains(&Holder::Open);
        match full && self.settings.start == mirabilia_protocol::Start::Full {
            true => self.start(),
            false => Ok(Vec::new()),
        }
    }

    /// The events that start the game.
    pub(crate) fn start(&self) -> Result<Vec<Event>, Refusal> {
        let bad = |error: StartError| Refusal::new(Code::BadSetup, error.to_string());
        let names: Option<Vec<String>> =
            self.seats.iter().map(|holder| holder.name().map(str::to_owned)).collect();
        let names = names.ok_or_else(|| {
            let open = self.seats.iter().filter(|holder| **holder == Holder::Open).count();
            let seats =
                if open == 1 { "1 seat is".to_owned() } else { format!("{open} seats are") };
            let message = format!("{seats} open; add bots or wait for players");
            Refusal::new(Code::NotFull, message)
                .because(&Message::new("refusal-open-seats").with("n", open))
        })?;
        let number = |(seat, holder): (u8, &Holder)| {
            holder.person().and_then(|person| Some((seat, person.number.clone()?)))
        };
        let numbers: Vec<(u8, String)> = (0..).zip(&self.seats).filter_map(number).collect();
        let mut playing =
            Playing::start(&self.opening, &self.settings, &names, &numbers, 0).map_err(bad)?;
        let mut events = vec![Event::Started { names, numbers }];
        events.extend(playing.deal(0).map(|(lines, _)| Event::Dealt { lines }));
        Ok(events)
    }

    /// The events that open a rematch table with the same players. Its game does not start at once:
    /// now that the commitment is public, every client can contribute a number. Seats of people who may
    /// not sit there stay open.
    pub fn rematch(
        &self,
        table: String,
        secret: &Secret,
        host: &str,
        at: i64,
        may_sit: impl Fn(&str) -> bool,
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
                Holder::Person(person) if !person.left && may_sit(&person.id) => {
                    let (person, name) = (person.id.clone(), person.name.clone());
                    Event::Sat { seat, person, name, number: None }
                }
                Holder::Bot(bot) => Event::Bot { seat, bot: bot.name().to_owned() },
                Holder::Open | Holder::Person(_) => continue,
            };
            let entry = Entry { event, cause: None };
            room.apply(&entry, room.seq + 1, at)?;
            entries.push(entry);
        }
        Ok(entries)
    }
}
