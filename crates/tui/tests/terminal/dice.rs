//! The board of 7 Wonders Dice: every decision, every page, board sets from elsewhere.

use mirabilia_games::dice::BoardsRef;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Seat, Seed, Seeded};
use mirabilia_tui::choices::Choice;
use mirabilia_tui::choices::choices as offered;
use mirabilia_tui::dice::{is_known, learn};
use mirabilia_tui::game_ui::game_ui;
use mirabilia_tui::phrases;
use mirabilia_tui::scene::{AnyPicture, Scene};
use mirabilia_words::{Lang, Words};
use ratatui::layout::Rect;

use crate::support::{
    SIZES, advise, check_explanations, decided_on, decision, described, look, page, pages, same,
    scene,
};

#[test]
fn every_decision_has_a_screen() {
    for due in ["free-die", "cross", "cross-up-to", "bonus", "long-turn", "last-turn", "waits"] {
        same(&format!("dice/{due}"), &decided_on(&look("dice", due), Lang::En));
    }
    same("dice/action", &decision(&look("dice", "action"), Lang::En));
    same("dice/last-turn-sv", &decision(&look("dice", "last-turn"), Lang::Sv));
}

#[test]
fn every_page_of_the_board() {
    let scene = look("dice", "action");
    same("dice/pages-80", &pages(&scene, Lang::En, SIZES[0]));
    same("dice/board-140", &page(&scene, &Words::new(Lang::En), SIZES[1], (0, Some(0))));
    same("dice/over", &page(&look("dice", "over"), &Words::new(Lang::En), SIZES[0], (0, None)));
}

#[test]
fn the_board_can_be_read_aloud() {
    same("dice/describe-en", &described(&look("dice", "action"), Lang::En));
}

#[test]
fn what_is_advised_and_reached_is_marked() {
    let words = Words::new(Lang::En);
    let mut scene = look("dice", "action");
    let drawn = page(&scene, &words, SIZES[1], (0, Some(0)));
    let open = offered(&scene, &words)[0].ways.iter().filter(|way| way.is_open).count();
    assert_eq!(drawn.matches('▷').count(), open, "{drawn}");
    let die = scene.legal().find(|one| one.starts_with("build ")).map(str::to_owned);
    advise(&mut scene, &die.expect("a die"));
    let drawn = page(&scene, &words, SIZES[1], (0, None));
    assert_eq!(drawn.matches('!').count(), 2, "the die and the space:\n{drawn}");
}

#[test]
fn everything_can_be_looked_up() {
    check_explanations(game_ui(GameKind::Dice), &look("dice", "action"), |said| {
        let raw = said.contains('_') || said.contains("dice-") || said.contains("{$");
        !raw && !said.split(' ').any(|word| word.trim_end_matches('.').contains('.'))
    });
}

#[test]
fn any_size_can_be_drawn() {
    let words = Words::new(Lang::Fi);
    let mut seven = new(7, &[]);
    seven.deal(&mut Seeded::new(Seed::from(1)));
    for scene in [look("dice", "action"), scene(&seven, Some(Seat::new(0)))] {
        for size in [(0, 0), (1, 1), (10, 3), (40, 10), (80, 12), (100, 30), (240, 70)] {
            let area = Rect::new(0, 0, size.0, size.1);
            let count = game_ui(GameKind::Dice).pages(&scene, area, &words).len();
            for at in (0..count).take(9).chain([count - 1, count]) {
                page(&scene, &words, size, (at, Some(0)));
            }
        }
    }
    // A spectator has no sheet.
    let first = page(&scene(&seven, None), &words, SIZES[0], (0, None));
    assert!(first.contains("Ada") && first.contains("Bo"), "{first}");
}

fn new(seats: u8, options: &[(&str, &str)]) -> AnyTable {
    let mut set = Options::default();
    for (name, value) in options {
        set.set(name, value);
    }
    let names = ["Ada", "Bo", "Cleo", "Dag", "Eira", "Falk", "Greta"].map(str::to_owned);
    let names = names[..usize::from(seats)].to_vec();
    AnyTable::new(GameKind::Dice, seats, &set, names).expect("a table")
}

/// A board set of the player's own: the default one with other names.
fn own_boards() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../dice/boards/balanced.toml");
    let default = std::fs::read_to_string(path).expect("the default boards");
    default
        .replace("name = \"balanced\"", "name = \"mine\"")
        .replace("\"giza\"", "\"atlantis\"")
        .replace("wonder.giza", "wonder.atlantis")
        .replace("name = \"Giza\"", "name = \"Atlantis\"")
        .replace("\"Great Pyramid\"", "\"Sunken Dome\"")
        .replace("\"owl\"", "\"night_owl\"")
}

#[test]
fn boards_from_a_file_are_drawn() {
    let boards = BoardsRef::read(&own_boards()).expect("boards");
    let words = Words::new(Lang::En);
    let mut table = new(7, &[("boards", &format!("{} {}", boards.name, boards.fingerprint))]);
    table.deal(&mut Seeded::new(Seed::from(1)));
    let now = scene(&table, Some(Seat::new(0)));
    assert!(is_known(&json(&now)));
    let said = described(&now, Lang::En);
    assert!(said.contains("Sunken Dome") && said.contains("Boards: mine."), "{said}");
    assert!(!said.contains("stand in for"), "{said}");
    let log = phrases::steps(&now, &words);
    assert!(log[0].as_ref().is_some_and(|dealt| dealt.contains("Atlantis")), "{log:?}");
}

/// The picture as a server sends it.
fn json(scene: &Scene) -> String {
    let AnyPicture::Dice(picture) = &scene.picture else { panic!("another game") };
    serde_json::to_string(picture).expect("JSON")
}

/// A picture of a set that is not known here, as a server might send it.
#[test]
fn boards_that_are_not_known_can_be_learned() {
    let mut now = look("dice", "action");
    let words = Words::new(Lang::En);
    let known = BoardsRef::built_in("stand-in").expect("a set of the program");
    let strange =
        json(&now).replace(&known.fingerprint, "0123456789abcdef").replace("stand-in", "far");
    now.picture = AnyPicture::read(GameKind::Dice, &strange).expect("a picture");
    assert!(!is_known(&strange));
    // It can be played all the same.
    assert!(offered(&now, &words).iter().any(Choice::is_open));
    let shown = page(&now, &words, SIZES[0], (0, None));
    assert!(shown.contains("its own boards (far)"), "{shown}");

    assert!(learn("{}").is_err());
    let entry = mirabilia_games::dice::BoardsEntry::new(&known);
    let set = serde_json::to_string(&entry).expect("JSON");
    learn(&set.replace(&known.fingerprint, "0123456789abcdef")).expect("a set");
    assert!(is_known(&strange));
    assert!(described(&now, Lang::En).lines().count() > 100);
}
