//! A city's sheet: which spaces there are, which can be crossed next, and what leads to them.

pub(super) use mirabilia_games::dice::boards::BUILDINGS;

use super::boards::{Building, DieEntry, Effect, Leads, Line, Set, Sheet, Space};
use super::picture::{City, Picture};

/// The colour that stands for a building; the wonder has none.
pub(super) fn colour_of(building: &str) -> Option<&'static str> {
    Some(match building {
        "barracks_west" | "barracks_east" => "red",
        "agora" => "blue",
        "market" => "yellow",
        "university" => "green",
        "guild_court" => "purple",
        "gallery" => "white",
        "warehouse" => "grey",
        _ => return None,
    })
}

/// A space with the building it lies in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) space: &'static Space,
    pub(super) building: &'static Building,
}

/// Which Barracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    West,
    East,
}

impl Side {
    /// The building.
    pub(super) fn barracks(self) -> &'static str {
        match self {
            Self::West => "barracks_west",
            Self::East => "barracks_east",
        }
    }

    /// The Barracks of the neighbour that look at these.
    pub(super) fn facing(self) -> Self {
        match self {
            Self::West => Self::East,
            Self::East => Self::West,
        }
    }
}

impl Set {
    /// The sheet of a city.
    pub(super) fn sheet(&'static self, city: Option<&str>) -> Option<&'static Sheet> {
        self.cities.iter().find(|sheet| Some(sheet.id.as_str()) == city)
    }

    /// The nine buildings of a city: its own, and those that the set has in common.
    pub(super) fn buildings(&'static self, city: Option<&str>) -> Vec<&'static Building> {
        let own = self.sheet(city).map_or(&[][..], |sheet| &sheet.own);
        let entry = |id: &str| own.iter().chain(&self.common).find(|one| one.id == id);
        BUILDINGS.into_iter().filter_map(entry).collect()
    }

    /// One building of a city.
    pub(super) fn building(
        &'static self,
        city: Option<&str>,
        id: &str,
    ) -> Option<&'static Building> {
        self.buildings(city).into_iter().find(|building| building.id == id)
    }

    /// Where a space lies on a city's sheet.
    pub(super) fn place(&'static self, city: Option<&str>, id: &str) -> Option<Place> {
        self.buildings(city).into_iter().find_map(|building| {
            let space = building.spaces.iter().find(|space| space.id == id)?;
            Some(Place { space, building })
        })
    }

    /// A die.
    pub(super) fn die(&'static self, id: &str) -> Option<&'static DieEntry> {
        self.dice.iter().find(|die| die.id == id)
    }

    /// What a symbol leads to.
    pub(super) fn leads(&'static self, symbol: &str) -> Option<&'static Leads> {
        self.symbols.iter().find(|one| one.id == symbol).map(|one| &one.leads)
    }

    /// The spaces that a symbol opens on a sheet, whatever they cost.
    pub(super) fn opened(&'static self, city: &City, symbol: &str) -> Vec<&'static str> {
        let leads = self.leads(symbol);
        let mut found = Vec::new();
        for building in self.buildings(city.city.as_deref()) {
            if let Some(Leads::Buildings { buildings }) = leads {
                if buildings.contains(&building.id) {
                    found.extend(building.next(&city.crossed));
                }
                continue;
            }
            let lines =
                building.lines.iter().filter(|line| line.symbols.iter().any(|s| s == symbol));
            found.extend(lines.flat_map(|line| line.next(&city.crossed)));
        }
        once_each(found)
    }

    /// Every symbol that leads to a space, now or later.
    pub(super) fn symbols_to(&'static self, place: Place) -> Vec<&'static str> {
        let lines =
            place.building.lines.iter().filter(|line| line.spaces.contains(&place.space.id));
        let own = lines.flat_map(|line| line.symbols.iter().map(String::as_str));
        let named = self.symbols.iter().filter_map(|symbol| match &symbol.leads {
            Leads::Buildings { buildings } if buildings.contains(&place.building.id) => {
                Some(symbol.id.as_str())
            }
            _ => None,
        });
        once_each(own.chain(named))
    }

    /// The next step of the wonder.
    pub(super) fn next_step(&'static self, city: &City) -> Option<Place> {
        let building = self.building(city.city.as_deref(), "wonder")?;
        let id = building.next(&city.crossed).into_iter().next()?;
        self.place(city.city.as_deref(), id)
    }

    /// How many spaces of some buildings are crossed.
    pub(super) fn count(
        &'static self,
        city: Option<&str>,
        crossed: &[String],
        buildings: &[String],
    ) -> u16 {
        let of = self.buildings(city).into_iter().filter(|one| buildings.contains(&one.id));
        of.flat_map(|one| &one.spaces).filter(|space| crossed.contains(&space.id)).count() as u16
    }

    /// Coins for choosing a die of a colour (rule 7.22).
    pub(super) fn coins_on_die(&'static self, city: &City, colour: &str) -> u16 {
        let spaces = self.buildings(city.city.as_deref()).into_iter().flat_map(|one| &one.spaces);
        let effects = spaces.filter(|space| city.has(&space.id)).flat_map(|space| &space.effects);
        let coins = effects.map(|effect| match effect {
            Effect::CoinsOnDie { colour: of, coins } if of == colour => *coins,
            _ => 0,
        });
        coins.sum()
    }

    /// The defence of one Barracks.
    pub(super) fn defence(&'static self, city: &City, side: Side) -> u16 {
        let Some(barracks) = self.building(city.city.as_deref(), side.barracks()) else { return 0 };
        let crossed = barracks.spaces.iter().filter(|space| city.has(&space.id));
        let defence = crossed.flat_map(|space| &space.effects).map(|effect| match effect {
            Effect::Defence { defence } => *defence,
            _ => 0,
        });
        defence.sum()
    }

    /// Whom an attack of a seat meets, and with which defence: that of the Barracks that look at it
    /// (rule 6.33).
    pub(super) fn faced(&'static self, picture: &Picture, seat: usize, side: Side) -> (usize, u16) {
        let (left, right) = neighbours(seat, picture.cities.len());
        let other = if side == Side::West { left } else { right };
        (other, self.defence(&picture.cities[other], side.facing()))
    }
}

impl Line {
    /// The spaces that can be crossed next (rules 5.5 and 5.6).
    pub(super) fn next(&'static self, crossed: &[String]) -> Vec<&'static str> {
        let open = self.spaces.iter().filter(|id| !crossed.contains(id)).map(String::as_str);
        if self.any_order { open.collect() } else { open.take(1).collect() }
    }
}

impl Building {
    /// The spaces that can be crossed next.
    pub(super) fn next(&'static self, crossed: &[String]) -> Vec<&'static str> {
        once_each(self.lines.iter().flat_map(|line| line.next(crossed)))
    }

    /// How many of its spaces are crossed.
    pub(super) fn done(&self, city: &City) -> usize {
        self.spaces.iter().filter(|space| city.has(&space.id)).count()
    }
}

/// Whom a player's western and eastern Barracks look at: the left and the right neighbour.
pub(super) fn neighbours(seat: usize, seats: usize) -> (usize, usize) {
    ((seat + 1) % seats, (seat + seats - 1) % seats)
}

/// Each id once, in the order of their first coming.
pub(super) fn once_each<'a>(ids: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut once: Vec<&str> = Vec::new();
    for id in ids {
        if !once.contains(&id) {
            once.push(id);
        }
    }
    once
}
