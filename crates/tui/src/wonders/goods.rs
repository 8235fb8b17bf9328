//! Goods that a cost takes: what the own city lacks, and what nobody around has.

use mirabilia_games::wonders::words::Resource;

use super::facts::Source;
use super::picture::City;

/// The units that the sources cannot cover, as few as possible: augmenting paths, unit by unit.
pub(crate) fn uncovered(units: &[Resource], sources: &[Source]) -> Vec<Resource> {
    let mut taken: Vec<Option<usize>> = vec![None; sources.len()];
    let mut open = Vec::new();
    for (unit, good) in units.iter().enumerate() {
        if !place(unit, units, sources, &mut taken, &mut vec![false; sources.len()]) {
            open.push(*good);
        }
    }
    open
}

fn place(
    unit: usize,
    units: &[Resource],
    sources: &[Source],
    taken: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for (at, source) in sources.iter().enumerate() {
        if tried[at] || !source.of.contains(&units[unit]) {
            continue;
        }
        tried[at] = true;
        let free = match taken[at] {
            None => true,
            Some(other) => place(other, units, sources, taken, tried),
        };
        if free {
            taken[at] = Some(unit);
            return true;
        }
    }
    false
}

/// What a cost lacks in a city between two others: what the city does not make, and what the
/// neighbours cannot sell either.
pub(crate) fn lack(
    goods: &[Resource],
    city: &City,
    around: [&City; 2],
) -> (Vec<Resource>, Vec<Resource>) {
    let mut sources = city.sources();
    let own = uncovered(goods, &sources);
    for other in around {
        sources.extend(other.sources().into_iter().filter(|source| source.sold));
    }
    (own, uncovered(goods, &sources))
}

/// `clay clay ore` as `(clay, 2), (ore, 1)`.
pub(crate) fn counted(goods: &[Resource]) -> Vec<(Resource, usize)> {
    let mut counts: Vec<(Resource, usize)> = Vec::new();
    for good in goods {
        match counts.iter_mut().find(|(other, _)| other == good) {
            Some((_, n)) => *n += 1,
            None => counts.push((*good, 1)),
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_goes_where_it_is_needed() {
        let good = |name: &str| Resource::every().find(|good| good.name() == name).unwrap();
        let goods = |names: &str| names.split(' ').map(good).collect::<Vec<_>>();
        let source = |names: &str| Source { of: goods(names), sold: true };
        let check = |units: &str, sources: &[&str], open: usize| {
            let sources: Vec<Source> = sources.iter().map(|names| source(names)).collect();
            assert_eq!(uncovered(&goods(units), &sources).len(), open, "{units}");
        };
        check("wood clay", &["wood clay", "wood"], 0);
        check("wood wood clay", &["wood clay", "wood"], 1);
        check("ore glass", &["wood clay", "wood"], 2);
        check("wood clay ore", &["wood clay", "clay ore", "wood ore"], 0);
    }
}
