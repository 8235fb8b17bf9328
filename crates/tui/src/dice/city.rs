//! A city beside its buildings: what it holds, its bonuses and special dice, and neighbours at a
//! glance.

use ratatui::text::{Line, Span};

use super::boards;
use super::desk::Desk;
use super::glyphs;
use super::guild::compare;
use super::names::{bonus_name, city_name, colour_name};
use super::picture::City;
use super::sheet::{Side, neighbours};
use super::table::Table;
use crate::draw::{Flow, Ink, folded, mark};

type Lines = Vec<Line<'static>>;

/// The groups that the Guild Court may compare.
pub(super) const GROUPS: [&[&str]; 6] = [
    &["barracks_west", "barracks_east"],
    &["agora"],
    &["market"],
    &["university"],
    &["warehouse"],
    &["wonder"],
];

/// `Ada · Giza`.
pub(super) fn title(desk: &Desk<'_>, city: &City) -> String {
    let name = desk.names[city.seat].clone();
    match &city.city {
        None => name,
        Some(of) => {
            let args = [("name", name.into()), ("city", city_name(of, desk.words).into())];
            desk.words.say("dice-sheet-of", &args)
        }
    }
}

/// Where a neighbour sits: the sides at which they meet the viewer.
pub(super) fn sides(desk: &Desk<'_>, seat: usize) -> Vec<Side> {
    let Some(me) = desk.picture.viewer.filter(|me| *me != seat) else { return Vec::new() };
    let (left, right) = neighbours(me, desk.picture.cities.len());
    [(left, Side::West), (right, Side::East)]
        .into_iter()
        .filter(|(other, _)| *other == seat)
        .map(|(_, side)| side)
        .collect()
}

/// The cities of the others: the neighbours at the left and at the right, then those farther off.
pub(super) fn others<'a>(desk: &'a Desk<'_>) -> Vec<&'a City> {
    let viewer = desk.picture.viewer;
    let mut others: Vec<&City> =
        desk.picture.cities.iter().filter(|one| Some(one.seat) != viewer).collect();
    others.sort_by_key(|one| match sides(desk, one.seat).first() {
        Some(Side::West) => 0,
        Some(Side::East) => 1,
        None => 2,
    });
    others
}

/// `at your left`, or none for those who are no neighbours.
pub(super) fn place(desk: &Desk<'_>, seat: usize) -> Option<String> {
    Some(desk.say(match sides(desk, seat)[..] {
        [Side::West] => "dice-left",
        [Side::East] => "dice-right",
        [_, _] => "dice-opposite",
        _ => return None,
    }))
}

/// Who, coins, resources, points, bonuses.
pub(super) fn head(table: &Table<'_>, city: &City, width: usize) -> Lines {
    let (desk, palette) = (&table.desk, table.desk.palette);
    let mut flow = Flow::new(width, 2);
    let face = desk.scene.faces.get(city.seat);
    let thinks = if face.is_some_and(|face| face.thinking) { "▸ " } else { "" };
    let won =
        desk.scene.ending.as_ref().is_some_and(|end| end.winners.contains(&(city.seat as u8)));
    let sign = if won { "★ " } else { thinks };
    flow.put("", vec![palette.text(Ink::Strong, format!("{sign}{}", title(desk, city)))]);
    if let Some(place) = place(desk, city.seat) {
        flow.put(" · ", vec![palette.text(Ink::Soft, place)]);
    }
    let holdings =
        format!("{}/{}¢  {}r  {}p", city.coins, desk.set.gold_size, city.resources, city.total());
    flow.put("  ", vec![Span::raw(holdings)]);
    flow.lines()
}

/// The shape of a die; colours of one's own boards have none and are named.
pub(super) fn die_shape(desk: &Desk<'_>, colour: &str) -> Vec<Span<'static>> {
    let mut pieces = vec![desk.palette.shape(colour)];
    if mark(colour) == mark("") {
        pieces.push(Span::raw(format!(" {}", colour_name(colour, desk.words))));
    }
    pieces
}

/// Bonuses and special dice.
pub(super) fn reserve(table: &Table<'_>, city: &City, width: usize) -> Lines {
    let (desk, palette) = (&table.desk, table.desk.palette);
    let mut flow = Flow::new(width, 4);
    let args = [("n", city.bonuses.len().into()), ("end", desk.set.bonuses_to_end.into())];
    let title = desk.words.say("dice-bonuses", &args);
    flow.put("", vec![palette.text(Ink::Strong, format!("{title}:"))]);
    for bonus in &desk.set.bonuses {
        let crossed = city.bonuses.contains(&bonus.id);
        let mine = desk.picture.viewer == Some(city.seat);
        let (tick, ink) = if mine { table.tick(&bonus.id) } else { (" ".to_owned(), Ink::Plain) };
        let (sign, ink) = if crossed { ("×".to_owned(), Ink::Soft) } else { (tick, ink) };
        let name = bonus_name(&bonus.id, desk.words);
        let sign = if sign == " " { "·".to_owned() } else { sign };
        let effects = glyphs::effects(&bonus.effects, desk.set);
        flow.put("  ", vec![palette.text(ink, format!("{sign}{name} {effects}"))]);
    }
    let mut lines = flow.lines();
    let mut flow = Flow::new(width, 4);
    flow.put("", vec![palette.text(Ink::Strong, format!("{}:", desk.say("dice-special")))]);
    for die in desk.set.dice.iter().filter(|die| die.special) {
        let open = city.unlocked.contains(&die.id);
        let (sign, ink) = if open { (" ✓", Ink::Good) } else { (" ⊘", Ink::Soft) };
        let mut pieces = die_shape(desk, &die.colour);
        pieces.push(palette.text(ink, sign));
        flow.put("  ", pieces);
    }
    lines.extend(flow.lines());
    lines
}

/// Attacks from both sides, and the comparisons of the Guild Court.
pub(super) fn neighbour(table: &Table<'_>, city: &City, width: usize) -> Lines {
    let (desk, palette) = (&table.desk, table.desk.palette);
    let mut lines = head(table, city, width);
    // Only neighbours fight each other and are compared.
    let met = desk.me().filter(|_| !sides(desk, city.seat).is_empty());
    let Some(me) = met else { return lines };
    for said in attacks(desk, me, city) {
        lines.extend(folded(&said, palette.style(Ink::Plain), width, 2));
    }
    let mut flow = Flow::indented(width, 2);
    for (group, own, theirs, of, holds) in guild_rows(desk, me, city) {
        let sign = if holds { "✓" } else { "✗" };
        let ink = if holds { Ink::Good } else { Ink::Bad };
        let mark = glyphs::building(group[0]);
        flow.put(
            "  ",
            vec![Span::raw(format!("{mark} {own}:{theirs}/{of} ")), palette.text(ink, sign)],
        );
    }
    lines.extend(flow.lines());
    lines
}

/// The defence that attacks meet on the sides where two cities meet.
pub(super) fn attacks(desk: &Desk<'_>, me: &City, city: &City) -> Vec<String> {
    let mut lines = Vec::new();
    for side in sides(desk, city.seat) {
        let word = if side == Side::West { "west" } else { "east" };
        let theirs = desk.set.defence(city, side.facing());
        let mine = desk.set.defence(me, side);
        let say = |id: &str| desk.words.say(id, &[("side", word.into())]);
        lines.push(format!(
            "{} −{theirs} · {} −{mine}",
            say("dice-your-attacks"),
            say("dice-their-attacks"),
        ));
    }
    lines
}

/// The groups of the Guild Court: what the viewer and another have crossed as the turn began.
pub(super) fn guild_rows(
    desk: &Desk<'_>,
    me: &City,
    city: &City,
) -> Vec<(&'static [&'static str], u16, u16, usize, bool)> {
    let strictly = desk.picture.cities.len() == 2;
    let row = |group: &'static [&'static str]| {
        let ids: Vec<String> = group.iter().map(|id| (*id).to_owned()).collect();
        let own = compare(desk.set, &desk.picture, me.seat, &ids, &desk.scene.log).own;
        let theirs = desk.set.count(city.city.as_deref(), &city.crossed, &ids);
        let buildings = desk.set.buildings(city.city.as_deref()).into_iter();
        let of = buildings.filter(|one| ids.contains(&one.id)).map(|one| one.spaces.len()).sum();
        let holds = if strictly { own > theirs } else { own >= theirs };
        (group, own, theirs, of, holds)
    };
    GROUPS.into_iter().map(row).collect()
}

/// Which boards are played on. Those of the program say that they are not the printed ones.
pub(super) fn boards_note(desk: &Desk<'_>) -> String {
    let picture = &desk.picture;
    let name = desk.words.say("dice-boards", &[("name", picture.boards.clone().into())]);
    if boards::stands_in(picture) {
        let about = desk.say(&format!("dice-boards-about-{}", picture.boards));
        return format!("{name} {} {about}", desk.say("dice-boards-stand-in"));
    }
    format!("{name} {}", picture.boards_about)
}
