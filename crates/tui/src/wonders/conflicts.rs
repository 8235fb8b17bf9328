//! The conflicts of the age that has just ended. Nothing is built between them and the next hands,
//! so the shields of the first turn are those that fought.

use mirabilia_games::wonders::words::Neighbour;

use super::facts::CATALOGUE;
use super::forecast::Standing;
use super::picture::Due;
use super::sight::Sight;
use super::words::ROMAN;

/// The age whose conflicts are fresh; none when there is none.
pub(crate) fn fresh(sight: &Sight<'_>) -> Option<u8> {
    let picture = &sight.picture;
    match picture.due {
        Due::Over => Some(3),
        Due::Play if picture.age > 1 && picture.turns_played == 0 => Some(picture.age - 1),
        _ => None,
    }
}

/// A title, then a line for each conflict, the viewer's first. Empty when none is fresh.
pub(crate) fn told(sight: &Sight<'_>) -> Vec<String> {
    let Some(age) = fresh(sight) else { return Vec::new() };
    let roman = ROMAN[usize::from(age)];
    let mut lines = vec![sight.say("wonders-conflicts-of", &[("age", roman.into())])];
    let seats = sight.picture.cities.len();
    let shields = |seat: usize| u32::from(sight.city(seat).shields);
    if let Some(me) = sight.me {
        for side in Neighbour::BOTH {
            let other = sight.picture.beside(me, side);
            let is = Standing::of(shields(me), shields(other));
            let args = [
                ("is", is.word().into()),
                ("name", sight.name(other).into()),
                ("mine", shields(me).into()),
                ("theirs", shields(other).into()),
            ];
            let told = sight.say("wonders-conflict-yours", &args);
            lines.push(format!("{} ({})", told, worth(is, age)));
        }
    }
    for seat in 0..seats {
        let left = sight.picture.beside(seat, Neighbour::Left);
        if sight.me.is_some_and(|me| me == seat || me == left) {
            continue;
        }
        let is = Standing::of(shields(seat), shields(left));
        let (a, b) = if is == Standing::Weaker { (left, seat) } else { (seat, left) };
        let is = if is == Standing::Equal { is } else { Standing::Stronger };
        let args = [
            ("a", sight.name(a).into()),
            ("b", sight.name(b).into()),
            ("is", is.word().into()),
            ("mine", shields(a).into()),
            ("theirs", shields(b).into()),
        ];
        lines.push(sight.say("wonders-conflict-theirs", &args));
    }
    lines
}

/// The token of a conflict.
fn worth(is: Standing, age: u8) -> String {
    match is {
        Standing::Weaker => format!("−{}", CATALOGUE.defeat),
        Standing::Equal => "0".to_owned(),
        Standing::Stronger => format!("+{}", CATALOGUE.ages[usize::from(age) - 1].victory),
    }
}
