//! Moments of committed games, and screens as text.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use mirabilia_games::AnyTable;
use mirabilia_kernel::{Seat, SeatSet, Turn};
use mirabilia_tui::choices::choices as offered;
use mirabilia_tui::game_ui::game_ui;
use mirabilia_tui::game_ui::{ColourDepth, DrawContext, GameUi};
use mirabilia_tui::hint::{Hint, RatedMove};
use mirabilia_tui::phrases;
use mirabilia_tui::scene::{PlayerBadge, Scene};
use mirabilia_words::{Lang, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The sizes at which screens are drawn.
pub(crate) const SIZES: [(u16, u16); 2] = [(80, 24), (140, 40)];

/// The text of a record in `tests/games`.
fn record(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(file);
    fs::read_to_string(path.with_extension("rec")).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// A record up to `# moment NAME`, and the seat that looks: the one named after the mark, or the
/// first that decides.
pub(crate) fn at(file: &str, name: &str) -> (AnyTable, Option<Seat>) {
    let mut before = String::new();
    for line in record(file).lines() {
        let mark = line.strip_prefix("# moment ").and_then(|mark| mark.strip_prefix(name));
        if let Some(eyes) = mark.filter(|rest| rest.is_empty() || rest.starts_with(' ')) {
            let table = AnyTable::read(&before).unwrap_or_else(|error| panic!("{file}: {error}"));
            let seat = match eyes.trim() {
                "" => deciding(&table).first(),
                "public" => None,
                number => Some(Seat::new(number.parse().expect("the number of a seat"))),
            };
            return (table, seat);
        }
        writeln!(before, "{line}").expect("a string takes everything");
    }
    panic!("{file} marks no moment {name}");
}

/// What the seat of a moment sees.
pub(crate) fn look(file: &str, name: &str) -> Scene {
    let (table, seat) = at(file, name);
    scene(&table, seat)
}

/// A game after each of its steps, with the first seat that decides there.
pub(crate) fn every_step(file: &str) -> impl Iterator<Item = (AnyTable, Option<Seat>)> {
    let table = AnyTable::read(&record(file)).expect("a record");
    (0..=table.steps()).map(move |steps| {
        let then = table.rewound(steps);
        let seat = deciding(&then).first();
        (then, seat)
    })
}

/// The seats that decide now.
pub(crate) fn deciding(table: &AnyTable) -> SeatSet {
    match table.turn() {
        Turn::Seats(seats) => seats,
        _ => SeatSet::default(),
    }
}

/// What a seat sees, or a spectator.
pub(crate) fn scene(table: &AnyTable, seat: Option<Seat>) -> Scene {
    let turn = deciding(table);
    let badge = |(one, name): (Seat, &String)| PlayerBadge {
        name: name.clone(),
        bot: Some(one) != seat,
        mine: Some(one) == seat,
        thinking: turn.has(one),
        chosen: table.waiting().has(one),
        online: true,
    };
    Scene::new(table, seat, Seat::all(table.seats()).zip(table.names()).map(badge).collect())
}

/// A hint that advises a move.
pub(crate) fn advise(scene: &mut Scene, text: &str) {
    let best = RatedMove {
        text: text.to_owned(),
        told: None,
        value: 0.5,
        error: 0.0,
        reasons: Vec::new(),
    };
    let seat = scene.seat.unwrap_or(0);
    scene.hint = Some(Hint { step: scene.steps, seat, exact: true, moves: vec![best] });
}

/// Cells as text, without colours.
pub(crate) fn text_of(cells: &Buffer) -> String {
    let area = cells.area;
    let row = |y: u16| (0..area.width).map(|x| cells[(x, y)].symbol()).collect::<String>();
    let rows: Vec<String> = (0..area.height).map(|y| row(y).trim_end().to_owned()).collect();
    rows.join("\n")
}

/// One page of a board.
pub(crate) fn page(
    scene: &Scene,
    words: &Words,
    (width, height): (u16, u16),
    (page, picked): (usize, Option<usize>),
) -> String {
    let area = Rect::new(0, 0, width, height);
    let mut cells = Buffer::empty(area);
    let context = DrawContext { words, colours: ColourDepth::None, picked, page };
    game_ui(scene.game).draw(scene, context, area, &mut cells);
    text_of(&cells).trim_end().to_owned()
}

/// Every page of a board at a size.
pub(crate) fn pages(scene: &Scene, lang: Lang, size: (u16, u16)) -> String {
    let words = Words::new(lang);
    let area = Rect::new(0, 0, size.0, size.1);
    let names = game_ui(scene.game).pages(scene, area, &words);
    let drawn = names.iter().enumerate().map(|(at, name)| {
        format!("=== {name}\n{}\n", page(scene, &words, size, (at, scene.decides().then_some(0))))
    });
    drawn.collect::<Vec<_>>().join("\n")
}

/// A decision in words: what is asked, where the game stands, the choices with all their ways.
pub(crate) fn decision(scene: &Scene, lang: Lang) -> String {
    let words = Words::new(lang);
    let mut text = format!("task: {}\n", phrases::task(scene, &words));
    for line in game_ui(scene.game).standing(scene, &words) {
        writeln!(text, "standing: {line}").expect("a string takes everything");
    }
    for choice in offered(scene, &words) {
        writeln!(text, "[{}] {}", choice.id, choice.title).expect("a string takes everything");
        for way in &choice.ways {
            let sign = if way.is_open { '+' } else { '–' };
            writeln!(text, "  {sign} {}", way.label).expect("a string takes everything");
            for line in &way.after {
                writeln!(text, "      {line}").expect("a string takes everything");
            }
        }
    }
    text
}

/// A decision in words and on the first page of the board, with its first choice picked.
pub(crate) fn decided_on(scene: &Scene, lang: Lang) -> String {
    let board = page(scene, &Words::new(lang), SIZES[0], (0, scene.decides().then_some(0)));
    format!("{}=== board\n{board}\n", decision(scene, lang))
}

/// What the board says to a screen reader.
pub(crate) fn described(scene: &Scene, lang: Lang) -> String {
    game_ui(scene.game).describe(scene, &Words::new(lang)).join("\n")
}

/// Everything that can be looked up explains itself, at a moment and without one; `is_said` tells a
/// sentence from an id.
pub(crate) fn check_explanations(ui: &dyn GameUi, scene: &Scene, is_said: impl Fn(&str) -> bool) {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for id in ui.ids() {
            for scene in [None, Some(scene)] {
                let lines = ui.explain(&id, scene, &words).unwrap_or_else(|| panic!("{id}"));
                assert_eq!(lines[0], ui.name_of(&id, &words), "{id}");
                assert!(lines.len() > 1, "{id}: {lines:?}");
                for line in &lines {
                    assert!(!line.is_empty() && is_said(line), "{id}: {line}");
                }
            }
        }
        assert_eq!(ui.explain("chess", None, &words), None);
    }
}

/// Compares a text with its snapshot `tests/snapshots/FOLDER/NAME.snap`. `cargo insta review`, or
/// `INSTA_UPDATE=always`, takes a new one.
pub(crate) fn same(name: &str, text: &str) {
    let (folder, name) = name.split_once('/').expect("a folder and a name");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(format!("../snapshots/{folder}"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}
