//! Games to look at, and pictures of screens as text.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Luck, Options, Seat, SeatSet, Seed, Seeded, Turn, Viewer};
use mirabilia_protocol::{Raw, SeatView};
use mirabilia_tui::hint::{Hint, Weighed};
use mirabilia_tui::room::{Colours, Look, Room};
use mirabilia_tui::scene::{Face, Scene, ending};
use mirabilia_words::{Lang, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The sizes every screen is looked at.
pub(crate) const SIZES: [(u16, u16); 2] = [(80, 24), (140, 40)];

/// A new table; nothing is dealt yet.
pub(crate) fn table(kind: GameKind, seats: u8, options: &[(&str, &str)]) -> AnyTable {
    let mut set = Options::default();
    for (name, value) in options {
        set.set(name, value);
    }
    AnyTable::new(kind, seats, &set, Vec::new()).expect("a table")
}

/// Who decides now.
pub(crate) fn deciding(table: &AnyTable) -> SeatSet {
    match table.turn() {
        Turn::Seats(seats) => seats,
        _ => SeatSet::default(),
    }
}

/// Plays a whole game by chance, and shows the table before every decision of any seat, and at its
/// end. Stops when it is told to.
pub(crate) fn play(
    mut table: AnyTable,
    seed: u64,
    mut look: impl FnMut(&AnyTable, Option<Seat>) -> bool,
) {
    let mut luck = Seeded::new(Seed::from(seed));
    loop {
        table.deal(&mut luck);
        let Some(seat) = deciding(&table).iter().next() else {
            look(&table, None);
            return;
        };
        if !look(&table, Some(seat)) {
            return;
        }
        let mut legal = table.legal_moves(seat);
        // Cities grow when selling and passing are rare.
        let grows = |text: &String| !text.starts_with("sell ") && text != "pass";
        if luck.below(4) > 0 && legal.iter().any(grows) {
            legal.retain(grows);
        }
        let text = &legal[luck.below(legal.len() as u32) as usize];
        table.step(&format!("{} {text}", seat.index())).expect("a legal move");
    }
}

/// What a seat sees, or whoever watches.
pub(crate) fn scene(table: &AnyTable, seat: Option<Seat>) -> Scene {
    const NAMES: [&str; 7] = ["Ada", "Bo", "Cleo", "Dag", "Eira", "Falk", "Greta"];
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    let turn = deciding(table);
    let face = |one: Seat| Face {
        name: NAMES[one.index()].to_owned(),
        bot: Some(one) != seat,
        mine: Some(one) == seat,
        thinking: turn.has(one),
        chosen: table.waiting().has(one),
        here: true,
    };
    Scene {
        game: table.kind(),
        faces: Seat::all(table.seats()).map(face).collect(),
        view: SeatView {
            seat: seat.map(|seat| seat.index() as u8),
            picture: Raw::new(&table.view(viewer)),
            legal: seat.map_or_else(Vec::new, |seat| table.legal_moves(seat)),
            chosen: seat.and_then(|seat| table.chosen(seat)),
            free_undo: false,
        },
        log: match table.outcome() {
            Some(_) => table.step_lines(),
            None => table.steps_seen(viewer, 0),
        },
        steps: table.steps() as u32,
        ending: ending(table),
        hint: None,
    }
}

/// A hint that advises a move.
pub(crate) fn advise(scene: &mut Scene, text: &str) {
    let best = Weighed { text: text.to_owned(), value: 0.5, error: 0.0, reasons: Vec::new() };
    let seat = scene.view.seat.unwrap_or(0);
    scene.hint = Some(Hint { step: scene.steps, seat, exact: true, moves: vec![best] });
}

/// The names of the faces.
pub(crate) fn names(scene: &Scene) -> Vec<String> {
    scene.faces.iter().map(|face| face.name.clone()).collect()
}

/// One page of a board as text, without colours.
pub(crate) fn page(
    room: &dyn Room,
    scene: &Scene,
    words: &Words,
    (width, height): (u16, u16),
    (page, picked): (usize, Option<usize>),
) -> String {
    let area = Rect::new(0, 0, width, height);
    let mut cells = Buffer::empty(area);
    room.draw(scene, Look { words, colours: Colours::None, picked, page }, area, &mut cells);
    let mut text = String::new();
    for y in 0..height {
        let row: String = (0..width).map(|x| cells[(x, y)].symbol()).collect();
        writeln!(text, "{}", row.trim_end()).expect("a string takes everything");
    }
    text.trim_end().to_owned()
}

/// A screen in full: what is decided, the choices with their ways, every page at a size.
pub(crate) fn screen(
    room: &dyn Room,
    scene: &Scene,
    lang: Lang,
    size: (u16, u16),
    picked: Option<usize>,
) -> String {
    let words = Words::new(lang);
    let mut text = format!("task: {}\n", room.task(scene, &words));
    let area = Rect::new(0, 0, size.0, size.1);
    for (at, name) in room.pages(scene, area, &words).iter().enumerate() {
        let drawn = page(room, scene, &words, size, (at, picked));
        write!(text, "\n=== {name}\n{drawn}\n").expect("a string takes everything");
    }
    text
}

/// The choices of a scene with their ways, as text.
pub(crate) fn choices(room: &dyn Room, scene: &Scene, lang: Lang) -> String {
    let words = Words::new(lang);
    let mut text = String::new();
    for choice in room.choices(scene, &words) {
        let _ = writeln!(text, "[{}] {}", choice.id, choice.title);
        for way in choice.ways {
            let sign = way.text.unwrap_or_else(|| "not possible".to_owned());
            let _ = writeln!(text, "  {}\n    = {sign}", way.label);
            for line in way.after {
                let _ = writeln!(text, "    > {line}");
            }
        }
    }
    text
}

/// Compares a text with its snapshot; `UPDATE_SNAPSHOTS=1` writes it.
pub(crate) fn same(name: &str, text: &str) {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, text).expect("a snapshot");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == text,
        "{name} differs; UPDATE_SNAPSHOTS=1 takes the new one\n--- kept\n{kept}\n--- now\n{text}"
    );
}
