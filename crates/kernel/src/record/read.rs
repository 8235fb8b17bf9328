//! Reading records: lines, header, then a table that plays every step.

use super::{BOARDS, RecordError, VERSION, brief, check_seats, fairness, read_names, uncommented};
use crate::game::Game;
use crate::options::{Options, SetupError};
use crate::phrase;
use crate::position::{CLOSES, Description, OPENS};
use crate::table::Table;

/// The form of the first line.
const FIRST_LINE: &str = "mirabilia 1 GAME";

/// No line of a record is longer than this; a longer one is noise, not a step.
const MAX_LINE: usize = 4096;

/// The lines of a record with their numbers, without comments and blank lines.
struct SourceLines<'a>(std::iter::Enumerate<std::str::Lines<'a>>);

impl<'a> SourceLines<'a> {
    fn new(text: &'a str) -> Self {
        Self(text.strip_prefix('\u{feff}').unwrap_or(text).lines().enumerate())
    }
}

impl<'a> Iterator for SourceLines<'a> {
    type Item = Result<(usize, &'a str), RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        for (index, line) in self.0.by_ref() {
            if line.len() > MAX_LINE {
                let reason = phrase!(
                    "record-long-line",
                    "{n} bytes long; a line has at most {most}",
                    n = line.len(),
                    most = MAX_LINE
                );
                return Some(Err(RecordError::new(index + 1, reason)));
            }
            let content = uncommented(line).trim();
            if !content.is_empty() {
                return Some(Ok((index + 1, content)));
            }
        }
        None
    }
}

/// The game a record is of, from its first line.
pub fn read_game_name(text: &str) -> Result<&str, RecordError> {
    let Some(first) = SourceLines::new(text).next() else {
        let reason =
            phrase!("record-empty", "empty; a record begins with \"{form}\"", form = FIRST_LINE);
        return Err(RecordError::new(1, reason));
    };
    let (line, content) = first?;
    let words: Vec<&str> = content.split_whitespace().take(4).collect();
    let ["mirabilia", version, game] = words[..] else {
        let reason = phrase!(
            "record-begins",
            "begins with \"{found}\"; a record begins with \"{form}\"",
            found = brief(content),
            form = FIRST_LINE
        );
        return Err(RecordError::new(line, reason));
    };
    if version.parse() != Ok(VERSION) {
        let version = brief(version);
        let reason = phrase!(
            "record-version",
            "record version {version}; this program reads version {known}",
            version,
            known = VERSION
        );
        return Err(RecordError::new(line, reason));
    }
    Ok(game)
}

/// The error for a record of an unknown game.
pub fn unknown_game(text: &str, name: &str, games: &[&str]) -> RecordError {
    let line = match SourceLines::new(text).next() {
        Some(Ok((line, _))) => line,
        _ => 1,
    };
    let (name, games) = (brief(name), games.join(", "));
    let reason = phrase!("record-no-game", "no game \"{name}\"; games are {games}", name, games);
    RecordError::new(line, reason)
}

/// Reads a record and plays it: the table stands where the record stops.
pub fn read<G: Game>(text: &str) -> Result<Table<G>, RecordError> {
    let game = read_game_name(text)?;
    let mut lines = SourceLines::new(text);
    let (mut last, _) = lines.next().expect("the first line was read above")?;
    if game != G::NAME {
        let reason = phrase!(
            "record-other-game",
            "a record of \"{found}\", not of {game}",
            found = brief(game),
            game = G::NAME
        );
        return Err(RecordError::new(last, reason));
    }
    let mut header = Header::default();
    let mut table: Option<Table<G>> = None;
    while let Some(line) = lines.next() {
        let (number, content) = line?;
        last = number;
        if table.is_none() && header.take(number, content)? {
            continue;
        }
        if table.is_none() && content == OPENS {
            let lines = position_lines(number, &mut lines)?;
            table = Some(header.open_at(number, &lines)?);
            continue;
        }
        let table = match &mut table {
            Some(table) => table,
            None => table.insert(header.open(number)?),
        };
        table.step(content).map_err(|error| RecordError {
            line: number,
            reason: error.phrase(),
            legal: if error.shows_legal() { table.legal_lines() } else { Vec::new() },
        })?;
    }
    match table {
        Some(table) => Ok(table),
        None => header.open(last),
    }
}

/// The line, counted from 1, of the `n`-th luck (counted from 0) of a record that reads.
pub fn luck_line(text: &str, n: usize) -> Option<usize> {
    let mut header = Header::default();
    let mut described = false;
    let mut luck =
        SourceLines::new(text).map_while(Result::ok).skip(1).filter(|&(number, content)| {
            if described || content == OPENS {
                described = content != CLOSES;
                return false;
            }
            let step = !matches!(header.take(number, content), Ok(true));
            step && !content.starts_with(|c: char| c.is_ascii_digit())
        });
    luck.nth(n).map(|(number, _)| number)
}

/// The lines of a described position, up to the one that closes it.
fn position_lines<'a>(
    opened: usize,
    lines: &mut SourceLines<'a>,
) -> Result<Vec<(usize, &'a str)>, RecordError> {
    let mut inside = Vec::new();
    for line in lines {
        let (number, content) = line?;
        if content == CLOSES {
            return Ok(inside);
        }
        inside.push((number, content));
    }
    let reason = phrase!(
        "record-not-closed",
        "no \"{end}\" line after \"{begin}\"",
        end = CLOSES,
        begin = OPENS
    );
    Err(RecordError::new(inside.last().map_or(opened, |(number, _)| *number), reason))
}

/// The fields of the header, each with the number of its line.
#[derive(Default)]
struct Header<'a> {
    seats: Option<(usize, &'a str)>,
    names: Option<(usize, &'a str)>,
    options: Option<(usize, &'a str)>,
    boards: Option<(usize, &'a str)>,
    fairness: fairness::FairnessHeader<'a>,
}

impl<'a> Header<'a> {
    /// Takes a header line; `false` when the line is a step.
    fn take(&mut self, number: usize, content: &'a str) -> Result<bool, RecordError> {
        let (key, value) = content.split_once(char::is_whitespace).unwrap_or((content, ""));
        let place = match key {
            "seats" => &mut self.seats,
            "names" => &mut self.names,
            "options" => &mut self.options,
            BOARDS => &mut self.boards,
            key => match self.fairness.place(key) {
                Some(place) => place,
                None => return Ok(false),
            },
        };
        if place.is_some() {
            let reason = phrase!("record-second", "a second \"{key}\" line", key);
            return Err(RecordError::new(number, reason));
        }
        *place = Some((number, value.trim()));
        Ok(true)
    }

    fn open<G: Game>(&self, number: usize) -> Result<Table<G>, RecordError> {
        let (setup, names, seats) = self.setup::<G>(number)?;
        Ok(Table::new(setup, names).with_fairness(self.fairness.read(seats)?))
    }

    /// A table that stands at a described position.
    fn open_at<G: Game>(
        &self,
        number: usize,
        lines: &[(usize, &str)],
    ) -> Result<Table<G>, RecordError> {
        let (setup, names, seats) = self.setup::<G>(number)?;
        let state = Description::read(number, lines, seats)?.state(&setup)?;
        Ok(Table::at(setup, names, state).with_fairness(self.fairness.read(seats)?))
    }

    #[allow(clippy::type_complexity)] // what a table is opened with
    fn setup<G: Game>(&self, number: usize) -> Result<(G::Setup, Vec<String>, u8), RecordError> {
        let at = |line: usize| move |error: SetupError| RecordError::new(line, error.phrase());
        let Some((seats_line, seats)) = self.seats else {
            let reason = phrase!(
                "record-no-seats",
                "no \"{form}\" line before the first step",
                form = "seats N"
            );
            return Err(RecordError::new(number, reason));
        };
        let plain = !seats.is_empty() && seats.bytes().all(|b| b.is_ascii_digit());
        let (true, Ok(seats)) = (plain, seats.parse::<u8>()) else {
            let expected = phrase!("file-number", "a number");
            return Err(at(seats_line)(SetupError::new("seats", brief(seats), expected)));
        };
        check_seats::<G>(seats).map_err(at(seats_line))?;
        let (options_line, options) = self.options.unwrap_or((seats_line, ""));
        let mut options = Options::parse(options).map_err(at(options_line))?;
        if let Some((line, boards)) = self.boards {
            options.set(BOARDS, boards);
            // An unknown set is reported at its own line.
            G::setup(seats, &options).map_err(at(line))?;
        }
        let setup = G::setup(seats, &options).map_err(at(options_line))?;
        let names = match self.names {
            Some((line, names)) => read_names(names, seats).map_err(at(line))?,
            None => Vec::new(),
        };
        Ok((setup, names, seats))
    }
}
