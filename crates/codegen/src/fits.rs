//! Does JSON fit the types that TypeScript is told? Whole games are played to see.
//!
//! Serialising and declaring are two things, and some declarations are written by hand. So the
//! declarations are read back, and everything that a program could be sent is held against them.

use std::collections::BTreeMap;

use mirabilia_analysis::Question;
use mirabilia_bots::Budget;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Fast, Luck, Options, Seat, Turn, Viewer};
use serde::Serialize;
use serde_json::{Value, json};

use crate::layout::{Item, Piece, declarations, parted};
use crate::{list, module};

/// Every declared type by its name.
struct Types(BTreeMap<String, Vec<Piece>>);

impl Types {
    fn all() -> Self {
        let files = module::texts(list::modules()).unwrap();
        // Without the header, the only comment of its kind.
        let bodies = files.iter().filter_map(|(_, text)| text.split_once('\n'));
        let items = bodies.flat_map(|(_, body)| declarations(body));
        let declared = items.filter_map(|mut item: Item| match &item.pieces[..] {
            [Piece::Word(export), Piece::Word(word), Piece::Word(name), Piece::Mark('='), ..]
                if export == "export" && word == "type" =>
            {
                Some((name.clone(), item.pieces.split_off(4)))
            }
            _ => None,
        });
        Self(declared.collect())
    }

    /// Panics with the place where a value is not of the type.
    fn check(&self, name: &str, value: &impl Serialize) {
        let value = serde_json::to_value(value).unwrap();
        if let Err(place) = self.fits(&value, &self.0[name], false) {
            panic!("{name}{place}\n{value}");
        }
    }

    /// An open type allows fields that it does not name.
    fn fits(&self, value: &Value, of: &[Piece], open: bool) -> Result<(), String> {
        let options = parted(of, '|');
        if options.len() > 1 {
            let fits = options.iter().any(|of| self.fits(value, of, open).is_ok());
            return if fits { Ok(()) } else { Err(format!(" is {value}, none of the options")) };
        }
        let parts = parted(of, '&');
        if parts.len() > 1 {
            return parts.iter().try_for_each(|of| self.fits(value, of, true));
        }
        let is = |fits: bool| if fits { Ok(()) } else { Err(format!(" is {value}, not {of:?}")) };
        match of {
            [Piece::Word(word)] => match word.as_str() {
                "string" => is(value.is_string()),
                "number" => is(value.is_number()),
                "boolean" => is(value.is_boolean()),
                "null" => is(value.is_null()),
                literal if literal.starts_with('"') => {
                    is(value.as_str().is_some_and(|said| literal.trim_matches('"') == said))
                }
                name => self.fits(value, self.0.get(name).expect(name), open),
            },
            [Piece::Word(word), Piece::Group('<', items)] => match (word.as_str(), &items[..]) {
                ("Array", [of]) => {
                    let Value::Array(values) = value else { return is(false) };
                    let each = values.iter().enumerate();
                    each.into_iter().try_for_each(|(i, value)| {
                        self.fits(value, &of.pieces, false).map_err(|e| format!("[{i}]{e}"))
                    })
                }
                ("Record", [key, of]) => self.fits_map(value, &key.pieces, &of.pieces, true),
                ("Partial", [Item { pieces, .. }]) => match &pieces[..] {
                    [Piece::Word(_), Piece::Group('<', record)] => {
                        self.fits_map(value, &record[0].pieces, &record[1].pieces, false)
                    }
                    _ => panic!("Partial of something: {pieces:?}"),
                },
                _ => panic!("no such container: {of:?}"),
            },
            [Piece::Group('[', items)] => {
                let Value::Array(values) = value else { return is(false) };
                is(values.len() == items.len())?;
                let mut both = values.iter().zip(items);
                both.try_for_each(|(value, of)| self.fits(value, &of.pieces, false))
            }
            [Piece::Group('{', items)] => self.fits_object(value, items, open),
            _ => panic!("no such type: {of:?}"),
        }
    }

    fn fits_object(&self, value: &Value, members: &[Item], open: bool) -> Result<(), String> {
        let Value::Object(fields) = value else { return Err(format!(" is {value}, no object")) };
        let mut named = Vec::new();
        for member in members {
            let (name, optional, of) = match &member.pieces[..] {
                [Piece::Group('[', key), Piece::Mark(':'), of @ ..] => {
                    // `[key in Keys]: …`
                    return self.fits_map(value, &key[0].pieces[2..], of, true);
                }
                [Piece::Word(name), Piece::Mark('?'), Piece::Mark(':'), of @ ..] => {
                    (name, true, of)
                }
                [Piece::Word(name), Piece::Mark(':'), of @ ..] => (name, false, of),
                other => panic!("no such member: {other:?}"),
            };
            match fields.get(name) {
                Some(field) => {
                    self.fits(field, of, false).map_err(|e| format!(".{name}{e}"))?;
                }
                None if optional => {}
                None => return Err(format!(".{name} is missing")),
            }
            named.push(name);
        }
        match fields.keys().find(|name| !open && !named.contains(name)) {
            Some(name) => Err(format!(".{name} is not declared")),
            None => Ok(()),
        }
    }

    fn fits_map(
        &self,
        value: &Value,
        key: &[Piece],
        of: &[Piece],
        all: bool,
    ) -> Result<(), String> {
        let Value::Object(fields) = value else { return Err(format!(" is {value}, no object")) };
        for (name, field) in fields {
            self.fits(&Value::from(name.as_str()), key, false)
                .and_then(|()| self.fits(field, of, false))
                .map_err(|e| format!("[{name}]{e}"))?;
        }
        if let (true, [Piece::Word(keys)]) = (all, key)
            && let Some(keys) = self.0.get(keys)
        {
            let there = parted(keys, '|').len();
            if fields.len() != there {
                return Err(format!(" has {} of {there} keys", fields.len()));
            }
        }
        Ok(())
    }
}

/// A game at random; `look` is called before each step.
fn play(table: &mut AnyTable, seed: u64, mut look: impl FnMut(&AnyTable)) {
    let mut luck = Fast::new(seed);
    loop {
        look(table);
        match table.turn() {
            Turn::Over => return,
            Turn::Chance => table.deal(&mut luck),
            Turn::Seats(_) => {
                let lines = table.legal_lines();
                let line = &lines[luck.below(lines.len() as u32) as usize];
                table.step(line).unwrap();
            }
        }
    }
}

fn table(kind: GameKind, seats: u8, options: &str) -> AnyTable {
    AnyTable::new(kind, seats, &Options::parse(options).unwrap(), vec![]).unwrap()
}

const TABLES: [(GameKind, &str, u8, &str); 6] = [
    (GameKind::Duel, "DuelPicture", 2, ""),
    (GameKind::Duel, "DuelPicture", 2, "first=random"),
    (GameKind::Wonders, "WondersPicture", 3, "wonders=choose"),
    (GameKind::Wonders, "WondersPicture", 7, "sides=night"),
    (GameKind::Dice, "DicePicture", 2, ""),
    (GameKind::Dice, "DicePicture", 5, "boards=stand-in"),
];

#[test]
fn every_view_of_whole_games_fits() {
    let types = Types::all();
    for (kind, name, seats, options) in TABLES {
        for seed in 0..3 {
            play(&mut table(kind, seats, options), seed, |table| {
                let seat = Seat::new((table.steps() % usize::from(seats)) as u8);
                for viewer in [Viewer::Public, Viewer::Seat(seat)] {
                    types.check(name, &table.view(viewer));
                }
                types.check("AnyPicture", &table.view(Viewer::Public));
                for sheet in table.scores() {
                    types.check("ScoreSheet", &sheet);
                }
            });
        }
    }
}

#[test]
fn every_catalogue_fits() {
    use mirabilia_games::{dice, duel, wonders};
    let types = Types::all();
    types.check("DuelCatalogue", &duel::Catalogue::new());
    types.check("WondersCatalogue", &wonders::Catalogue::new());
    types.check("DiceCatalogue", &dice::Catalogue::new());
    for kind in GameKind::ALL {
        types.check("GameKind", kind);
    }
}

#[test]
fn hints_and_reports_fit() {
    let types = Types::all();
    let question = Question { budget: Budget::iterations(8), ..Question::default() };
    for (kind, _, seats, options) in [TABLES[0], TABLES[2], TABLES[4]] {
        let mut table = table(kind, seats, options);
        play(&mut table, 1, |table| {
            if let (Turn::Seats(deciding), 0) = (table.turn(), table.steps() % 7) {
                let seat = deciding.first().unwrap();
                types.check("Hint", &mirabilia_analysis::hint(table, seat, &question).unwrap());
            }
        });
        let report = mirabilia_analysis::game(&table, None, &question, &|_| {}).unwrap();
        types.check("GameReport", &report);
    }
}

#[test]
fn what_does_not_fit_is_found() {
    let types = Types::all();
    let check = |name: &str, value: Value, expected: &str| {
        let error = types.fits(&value, &types.0[name], false).unwrap_err();
        assert!(error.contains(expected), "{error}");
    };
    check("DuelColour", json!("pink"), " is \"pink\"");
    check("DuelCost", json!({ "coins": 1 }), ".goods is missing");
    check("DuelCost", json!({ "coins": "1", "goods": [] }), ".coins is \"1\"");
    check("DuelCost", json!({ "coins": 1, "goods": [], "x": 0 }), ".x is not declared");
    check("DuelCost", json!({ "coins": 1, "goods": ["wood", "ore"] }), ".goods[1] is \"ore\"");
    check("Said", json!({ "kind": "again" }), ".text is missing");
    check("Said", json!({ "kind": "wins", "text": "" }), "none of the options");
}
