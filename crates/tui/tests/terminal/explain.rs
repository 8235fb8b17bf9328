//! What the things of the games say about themselves: none is left out, and their words are kept.

use mirabilia_games::GameKind;
use mirabilia_games::dice::BoardsRef;
use mirabilia_games::duel::data as duel;
use mirabilia_games::wonders::data as wonders;
use mirabilia_tui::game_ui::game_ui;
use mirabilia_words::{Lang, Words};

use crate::support::same;

/// That each explains itself is looked at room by ui.
#[test]
fn everything_that_the_rules_name_can_be_looked_up() {
    let check = |game: GameKind, named: &mut dyn Iterator<Item = &str>| {
        let known = game_ui(game).ids();
        for id in named {
            assert!(known.iter().any(|known| known == id), "{} {id}", game.name());
        }
    };
    let cards = duel::CARDS.iter().map(|facts| facts.id);
    let wonders = duel::WONDERS.iter().map(|facts| facts.id);
    let tokens = duel::TOKENS.iter().map(|facts| facts.id);
    check(GameKind::Duel, &mut cards.chain(wonders).chain(tokens));

    let cards = wonders::CARDS.iter().map(|facts| facts.id);
    let boards = wonders::WONDERS.iter().map(|facts| facts.id);
    check(GameKind::Wonders, &mut cards.chain(boards));

    let boards = BoardsRef::usual();
    let sheets = boards.sheets.iter().map(|sheet| &sheet.id);
    let dice = boards.dice.iter().map(|die| &die.id);
    let bonuses = boards.bonuses.iter().map(|bonus| &bonus.id);
    let named = boards.space_names.iter().chain(&boards.symbols).chain(sheets).chain(dice);
    check(GameKind::Dice, &mut named.chain(bonuses).map(String::as_str));
}

/// Those of 7 Wonders are kept with what they cost at a moment of a game.
#[test]
fn explanations_of_every_kind_of_thing() {
    let words = Words::new(Lang::En);
    let duel = ["lighthouse", "moneylenders-guild", "great-library", "law", "track", "science"];
    let dice =
        ["agora", "agora.r1c2", "wonder.giza.2", "giza", "yellow", "black", "owl", "bonus.coins"];
    for (game, ids) in [(GameKind::Duel, &duel[..]), (GameKind::Dice, &dice)] {
        let about = |id: &&str| {
            let lines = game_ui(game).explain(id, None, &words).unwrap_or_else(|| panic!("{id}"));
            format!("[{id}] {}\n", lines.join("\n"))
        };
        let text: Vec<String> = ids.iter().map(about).collect();
        same(&format!("{}/explain", game.name()), &text.join("\n"));
    }
}
