//! Checking a board file and compiling it into tables.

use std::ops::RangeInclusive;

use mirabilia_kernel::options::one_of;
use mirabilia_kernel::phrase::{at_most, from_to};
use mirabilia_kernel::{Phrase, phrase};

use super::effects::EffectReader;
use super::file::{File, FileNumber};
use super::sheets::{check_symbols_lead_somewhere, name_spaces, sheet};
use super::{
    BUILDINGS, BoardError, Boards, Bonus, Building, BuildingSet, Die, DieSymbol, Effect, FORMAT,
    MAX_BONUSES, MAX_COLOURS, MAX_DICE, Sheet,
};

pub(super) type Result<T> = std::result::Result<T, BoardError>;

/// A limit for the text of a file; real ones have some fifteen thousand bytes.
const MAX_TEXT: usize = 1 << 20;

pub(super) fn compile(text: &str) -> Result<Boards> {
    if text.len() > MAX_TEXT {
        let expected = phrase!("board-bytes-most", "at most {most} bytes", most = MAX_TEXT);
        let found = phrase!("board-bytes", "{n} bytes", n = text.len());
        return Err(BoardError::new(phrase!("board-file", "file"), found, expected));
    }
    let file: File = toml::from_str(text).map_err(|error| misshapen(text, &error))?;
    if file.format != FORMAT {
        let expected = phrase!("file-exactly", "{n}", n = FORMAT);
        return Err(BoardError::new("format", file.format, expected));
    }
    check_name("name", &file.name)?;
    check_words("about", &file.about)?;
    let first_to_finish = first_to_finish(&file)?;
    let [gold_start, gold_size, pass, bonuses_to_end] = numbers(&file)?;
    let colours = colours(&file)?;
    let symbols = symbols(&file)?;
    let words = EffectReader { file: &file, colours: &colours };
    let dice = dice(&file, &colours, &symbols)?;
    let symbol_uses = symbol_uses(&file, &symbols)?;
    let bonuses = bonuses(&file, &words)?;
    if !(2..=16).contains(&file.city.len()) {
        let expected = phrase!("board-cities", "2 to 16 cities");
        return Err(BoardError::new("city", file.city.len(), expected));
    }
    let mut sheets: Vec<Sheet> = Vec::new();
    for city in &file.city {
        if sheets.iter().any(|sheet| sheet.id == city.id) {
            return Err(BoardError::new(
                "city",
                &city.id,
                phrase!("board-city-once", "each city once"),
            ));
        }
        check_name(&format!("city {}", city.id), &city.id)?;
        check_words(&format!("city {}.name", city.id), &city.name)?;
        check_words(&format!("city {}.wonder", city.id), &city.wonder)?;
        for building in city.building.iter().chain(&file.building) {
            if let Some(name) = &building.name {
                check_words(&format!("building {}.name", building.id), name)?;
            }
        }
        sheets.push(sheet(&file, city, &symbols, &symbol_uses, &words)?);
    }
    check_symbols_lead_somewhere(&sheets, &symbols, &symbol_uses)?;
    let space_names = name_spaces(&mut sheets)?;
    Ok(Boards {
        name: file.name.clone(),
        about: file.about.clone(),
        fingerprint: fingerprint(text),
        gold_start,
        gold_size,
        pass,
        bonuses_to_end,
        first_to_finish,
        dice,
        colours,
        symbols,
        symbol_uses,
        bonuses,
        space_names,
        sheets,
    })
}

/// A fingerprint of what the file says: FNV-1a over its lines without comments and spaces at their
/// ends, so that a comment does not make another set.
fn fingerprint(text: &str) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    let lines = text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#'));
    for byte in lines.flat_map(|line| line.bytes().chain([b'\n'])) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    format!("{hash:016x}")
}

/// Names stand in records, where spaces and # mean something.
pub(super) fn check_name(place: &str, name: &str) -> Result<()> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "_.-".contains(c);
    if !name.is_empty() && name.len() <= 40 && name.chars().all(plain) {
        return Ok(());
    }
    let expected = phrase!("board-name", "1 to 40 letters, digits, _ . or -");
    Err(BoardError::new(place, format!("\"{name}\""), expected))
}

/// Words for people go to terminals as they are.
fn check_words(place: &str, words: &str) -> Result<()> {
    let length = words.chars().count();
    if (1..=200).contains(&length) && !words.chars().any(char::is_control) {
        return Ok(());
    }
    let found = phrase!("board-characters", "{n} characters", n = length);
    Err(BoardError::new(place, found, phrase!("board-printable", "1 to 200 printable characters")))
}

/// A file that is no TOML, or lacks or has what it should not: the line, and the field where a value
/// is of the wrong kind.
fn misshapen(text: &str, error: &toml::de::Error) -> BoardError {
    let at = error.span().map_or(0, |span| span.start);
    let line = 1 + text[..at].matches('\n').count();
    let start = text[..at].rfind(['\n', '{', ',']).map_or(0, |before| before + 1);
    let field = text[start..at].trim_end().strip_suffix('=').map(str::trim);
    let place = match field.filter(|field| !field.is_empty()) {
        Some(field) => phrase!("board-line-field", "line {line}, {field}", line, field),
        None => phrase!("board-line", "line {line}", line),
    };
    // The message of the TOML library; there are no other words for it.
    let found = error.message().replace("expected i64", "expected a whole number");
    let expected = phrase!("board-form", "the form described in {page}", page = "docs/boards.md");
    BoardError::new(place, found, expected)
}

/// A number that is in range.
pub(super) fn number(place: &str, found: FileNumber, range: RangeInclusive<u8>) -> Result<u8> {
    let fits = u8::try_from(found).ok().filter(|number| range.contains(number));
    fits.ok_or_else(|| BoardError::new(place, found, from_to(*range.start(), *range.end())))
}

/// Points for the first to finish the Agora; only the common Agora has them.
fn first_to_finish(file: &File) -> Result<u8> {
    let cities = file.city.iter().flat_map(|city| &city.building);
    let mut others = file.building.iter().filter(|building| building.id != "agora").chain(cities);
    if let Some(building) = others.find(|b| b.first_to_finish.is_some()) {
        let place = format!("building {}.first_to_finish", building.id);
        let expected = phrase!("board-only-agora", "none: only the common agora has it");
        return Err(BoardError::new(place, building.first_to_finish.unwrap_or_default(), expected));
    }
    let agora = file.building.iter().find(|building| building.id == "agora");
    let points = agora.and_then(|agora| agora.first_to_finish).unwrap_or(0);
    number("building agora.first_to_finish", points, 0..=30)
}

/// The coins at the start, the size of the reserve, the coins for passing, the bonuses that bring the
/// end.
fn numbers(file: &File) -> Result<[u8; 4]> {
    let size = number("gold.size", file.gold.size, 1..=200)?;
    let start = number("gold.start", file.gold.start, 0..=size).map_err(|error| BoardError {
        expected: phrase!("board-reserve", "0 to {most}, the size of the reserve", most = size),
        ..error
    })?;
    let pass = number("gold.pass", file.gold.pass, 1..=u8::MAX)?;
    let bonuses = file.bonus.len().min(MAX_BONUSES) as u8;
    let end =
        number("bonuses_to_end", file.bonuses_to_end, 1..=bonuses).map_err(|error| BoardError {
            expected: phrase!("board-to-end", "1 to {most}, the number of bonuses", most = bonuses),
            ..error
        })?;
    Ok([start, size, pass, end])
}

fn colours(file: &File) -> Result<Vec<String>> {
    let mut colours: Vec<String> = Vec::new();
    for die in &file.die {
        if !colours.contains(&die.colour) {
            colours.push(die.colour.clone());
        }
    }
    if colours.len() > MAX_COLOURS {
        let found = phrase!("board-n-colours", "{n} colours", n = colours.len());
        return Err(BoardError::new("die", found, at_most(MAX_COLOURS)));
    }
    Ok(colours)
}

fn symbols(file: &File) -> Result<Vec<String>> {
    let mut symbols: Vec<String> = Vec::new();
    for die in &file.die {
        for symbol in &die.faces {
            check_name(&format!("die {}.faces", die.id), symbol)?;
            if !symbols.contains(symbol) {
                symbols.push(symbol.clone());
            }
        }
    }
    Ok(symbols)
}

fn dice(file: &File, colours: &[String], symbols: &[String]) -> Result<Vec<Die>> {
    let mut dice: Vec<Die> = Vec::new();
    for die in &file.die {
        let place = format!("die {}", die.id);
        check_name(&place, &die.id)?;
        if dice.iter().any(|known| known.id == die.id) {
            return Err(BoardError::new(
                "die",
                &die.id,
                phrase!("board-die-once", "each die once"),
            ));
        }
        let faces: Vec<u8> = die.faces.iter().map(|face| index(symbols, face)).collect();
        let Ok(faces) = <[u8; 6]>::try_from(faces) else {
            let found = phrase!("board-n-faces", "{n} faces", n = die.faces.len());
            let expected = phrase!("file-exactly", "{n}", n = 6);
            return Err(BoardError::new(format!("{place}.faces"), found, expected));
        };
        let colour = index(colours, &die.colour);
        let shows = faces.map(|f| faces.iter().position(|g| *g == f).unwrap_or_default() as u8);
        dice.push(Die { id: die.id.clone(), colour, special: die.special, faces, shows });
    }
    if dice.len() > MAX_DICE {
        let found = phrase!("dice-file-n-dice", "{n} dice", n = dice.len());
        return Err(BoardError::new("die", found, at_most(MAX_DICE)));
    }
    let forum = dice.iter().filter(|die| !die.special).count();
    let special = dice.len() - forum;
    let grey = index_of(colours, "grey");
    let greys = dice.iter().filter(|die| !die.special && Some(die.colour) == grey).count();
    if !(1..=7).contains(&forum) {
        let found = phrase!("board-starting-dice", "{n} starting dice", n = forum);
        return Err(BoardError::new("die", found, from_to(1, 7)));
    }
    if special > greys {
        let found = phrase!("board-special-dice", "{n} special dice", n = special);
        let expected =
            phrase!("board-special-most", "at most {most}, one for each grey die", most = greys);
        return Err(BoardError::new("die", found, expected));
    }
    for (number, die) in dice.iter().enumerate().filter(|(_, die)| die.special) {
        let twin = dice.iter().enumerate().any(|(n, d)| n != number && d.colour == die.colour);
        if twin {
            let found = &colours[usize::from(die.colour)];
            let expected = phrase!("board-own-colour", "a colour of its own");
            return Err(BoardError::new(format!("die {}.colour", die.id), found, expected));
        }
    }
    Ok(dice)
}

pub(super) fn index(list: &[String], word: &str) -> u8 {
    index_of(list, word).unwrap_or_default()
}

pub(super) fn index_of(list: &[String], word: &str) -> Option<u8> {
    list.iter().position(|known| known == word).map(|i| i as u8)
}

fn symbol_uses(file: &File, symbols: &[String]) -> Result<Vec<DieSymbol>> {
    let mut uses = vec![DieSymbol::Lines; symbols.len()];
    for face in &file.face {
        let place = format!("face {}", face.symbol);
        let Some(symbol) = index_of(symbols, &face.symbol) else {
            return Err(BoardError::new("face", &face.symbol, symbol_of_die()));
        };
        if !matches!(uses[usize::from(symbol)], DieSymbol::Lines) {
            let expected = phrase!("board-symbol-once", "each symbol once");
            return Err(BoardError::new("face", &face.symbol, expected));
        }
        uses[usize::from(symbol)] = match (face.crosses.is_empty(), face.compares.is_empty()) {
            (false, true) => {
                DieSymbol::Crosses(buildings(&format!("{place}.crosses"), &face.crosses)?)
            }
            (true, false) => {
                DieSymbol::Compares(buildings(&format!("{place}.compares"), &face.compares)?)
            }
            (both, _) => {
                let found = if both {
                    phrase!("board-neither", "neither crosses nor compares")
                } else {
                    phrase!("board-both", "both crosses and compares")
                };
                let expected = phrase!("board-either", "either crosses or compares");
                return Err(BoardError::new(place, found, expected));
            }
        };
    }
    Ok(uses)
}

pub(super) fn buildings(place: &str, ids: &[String]) -> Result<BuildingSet> {
    if ids.is_empty() {
        let expected = phrase!("board-a-building", "at least one building");
        return Err(BoardError::new(place, nothing(), expected));
    }
    ids.iter().try_fold(0, |set, id| building(place, id).map(|b| set | 1 << b.0))
}

pub(super) fn building(place: &str, id: &str) -> Result<Building> {
    let found = || format!("\"{id}\"");
    Building::from_id(id).ok_or_else(|| BoardError::new(place, found(), one_of(&BUILDINGS)))
}

fn bonuses(file: &File, words: &EffectReader<'_>) -> Result<Vec<Bonus>> {
    let mut bonuses: Vec<Bonus> = Vec::new();
    for bonus in &file.bonus {
        let place = format!("bonus {}", bonus.id);
        check_name(&place, &bonus.id)?;
        if bonuses.iter().any(|known| known.id == bonus.id) {
            let expected = phrase!("board-bonus-once", "each bonus once");
            return Err(BoardError::new("bonus", &bonus.id, expected));
        }
        let effects = words.effects(&place, &bonus.effects)?;
        let fits = |effect: &Effect| !matches!(effect, Effect::Attack(_) | Effect::Defence(_));
        if !effects.iter().all(fits) {
            let expected = phrase!("board-no-side", "effects without a side");
            return Err(BoardError::new(place, attack_or_defence(), expected));
        }
        check_no_points(&place, &effects)?;
        bonuses.push(Bonus { id: bonus.id.clone(), effects });
    }
    if bonuses.len() > MAX_BONUSES {
        let found = phrase!("board-n-bonuses", "{n} bonuses", n = bonuses.len());
        return Err(BoardError::new("bonus", found, at_most(MAX_BONUSES)));
    }
    Ok(bonuses)
}

pub(super) fn nothing() -> Phrase {
    phrase!("file-nothing", "nothing")
}

pub(super) fn attack_or_defence() -> Phrase {
    phrase!("board-attack-defence", "attack or defence")
}

pub(super) fn symbol_of_die() -> Phrase {
    phrase!("board-die-symbol", "a symbol of some die")
}

/// Points belong to a building of the city; elsewhere they would be lost.
pub(super) fn check_no_points(place: &str, effects: &[Effect]) -> Result<()> {
    if effects.iter().any(|effect| effect.scores()) {
        let expected = phrase!("board-no-points", "none: only buildings of the city score");
        return Err(BoardError::new(place, phrase!("board-points", "points"), expected));
    }
    Ok(())
}
