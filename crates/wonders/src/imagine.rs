//! Imagining: a full state that fits everything a view says.
//!
//! Every card the viewer cannot name lies in some *container*: a group of places whose cards it
//! knows together, or the unknown places of an age, whose cards are what the deck leaves over. The
//! containers are shuffled independently, except that some cards must lie in the discard pile:
//! those that the viewer saw there, and those that were built from it. They are given to places of
//! the pile first, by augmenting paths, because an early choice can stand in the way of a later one.

use mirabilia_kernel::Luck;

use crate::data::{Card, GUILDS, deck};
use crate::knowledge::Known;
use crate::state::{State, UNKNOWN};
use crate::view::{Place, View};

/// Places whose cards are known together.
struct Container {
    /// Age, packet and turn of the group; the unknown places of an age have no packet.
    name: (u8, Option<(usize, u8)>),
    places: Vec<Place>,
    cards: Vec<u8>,
}

/// A card that must lie in the discard pile, at a place before a time.
struct Claim {
    card: u8,
    before: (u8, u8),
    /// The container that it is taken from, once one is found.
    from: Option<usize>,
}

pub(crate) fn imagine(view: &View, luck: &mut impl Luck) -> State {
    let mut world = view.table;
    let mut containers = containers(view);
    fill_from_decks(view, &mut containers, luck);
    let mut claims = claims(view);
    luck.shuffle(&mut claims);
    for claim in 0..claims.len() {
        let mut tried = vec![false; containers.len()];
        // The real state fits, so a place is always found; a view put together by hand may not.
        let _ = satisfy(claim, &mut claims, &containers, &world, &mut tried, luck);
    }
    claims.sort_by_key(|claim| claim.before);
    for (number, container) in containers.iter_mut().enumerate() {
        let mine = claims.iter().filter(|claim| claim.from == Some(number));
        for claim in mine {
            lay_in_pile(claim, container, &mut world, luck);
        }
        luck.shuffle(&mut container.cards);
        for (&at, &card) in container.places.iter().zip(&container.cards) {
            *world.card_at_mut(at) = card;
        }
    }
    sort_hands(&mut world);
    world
}

/// The containers of a view; those of unknown places have no cards yet.
fn containers(view: &View) -> Vec<Container> {
    let table = &view.table;
    let mut containers: Vec<Container> = Vec::new();
    for at in table.places() {
        let name = match table.known(view.viewer, at.age, at.packet, at.place) {
            Known::Exactly => continue,
            Known::Together(turn) => (at.age, Some((at.packet, turn))),
            Known::Nothing => (at.age, None),
        };
        let card = table.card_at(at);
        let known = (card != UNKNOWN).then_some(card);
        match containers.iter_mut().find(|c| c.name == name) {
            Some(container) => {
                container.places.push(at);
                container.cards.extend(known);
            }
            None => {
                containers.push(Container {
                    name,
                    places: vec![at],
                    cards: known.into_iter().collect(),
                });
            }
        }
    }
    containers
}

/// Gives unknown places what the decks leave over. Of the guilds nobody has shown, only as many as
/// were dealt, and first those that must be there (rule 9.18).
fn fill_from_decks(view: &View, containers: &mut [Container], luck: &mut impl Luck) {
    let table = &view.table;
    for age in 1..=3 {
        let Some(unknown) = containers.iter().position(|c| c.name == (age, None)) else { continue };
        let mut left = [0i8; Card::COUNT as usize];
        deck(table.seats, age).cards().iter().for_each(|card| left[card.index()] += 1);
        let places = table.places().filter(|at| at.age == age);
        let seen: Vec<u8> = places.map(|at| table.card_at(at)).filter(|&c| c != UNKNOWN).collect();
        for &card in &seen {
            left[usize::from(card)] -= 1;
        }
        let container = &mut containers[unknown];
        for card in 0..Card::COUNT - GUILDS as u8 {
            for _ in 0..left[usize::from(card)] {
                container.cards.push(card);
            }
        }
        if age == 3 {
            let guilds = Card::COUNT - GUILDS as u8..Card::COUNT;
            let mut unseen: Vec<u8> = guilds.filter(|guild| !seen.contains(guild)).collect();
            luck.shuffle(&mut unseen);
            let must =
                |guild: &u8| !(view.pile.contains(guild) || table.revived().any(|c| c == *guild));
            unseen.sort_by_key(must);
            let wanted = container.places.len().saturating_sub(container.cards.len());
            container.cards.extend(unseen.into_iter().take(wanted));
        }
        // A described position may leave more cards over than there are places to fill.
        luck.shuffle(&mut container.cards);
        container.cards.truncate(container.places.len());
    }
}

/// The cards that must lie in the discard pile and are not already there by name.
fn claims(view: &View) -> Vec<Claim> {
    let table = &view.table;
    let mut claims: Vec<Claim> = if view.pile.is_empty() {
        let revived = table.revivals.iter().flatten().filter(|r| r.card != UNKNOWN);
        revived.map(|r| Claim { card: r.card, before: (r.age, r.taken), from: None }).collect()
    } else {
        let before = look_time(view);
        view.pile.iter().map(|&card| Claim { card, before, from: None }).collect()
    };
    // A card that the viewer knows to lie there by name settles one claim of its kind.
    for at in table.places() {
        let exact = table.known(view.viewer, at.age, at.packet, at.place) == Known::Exactly;
        if exact && discarded(table, at) {
            let card = table.card_at(at);
            let settled =
                claims.iter().position(|c| c.card == card && (at.age, at.place) < c.before);
            if let Some(settled) = settled {
                claims.remove(settled);
            }
        }
    }
    claims
}

/// The time of the viewer's last look: everything discarded before it was seen.
fn look_time(view: &View) -> (u8, u8) {
    let table = &view.table;
    let seen =
        table.places().filter(|at| table.seen_in_pile(view.viewer, at.age, at.packet, at.place));
    seen.map(|at| (at.age, at.place + 1)).max().unwrap_or((0, 0))
}

fn discarded(table: &State, at: Place) -> bool {
    table.ages[usize::from(at.age) - 1].discarded[at.packet] >> at.place & 1 == 1
}

/// Finds a container for a claim, moving other claims if that makes room.
fn satisfy(
    claim: usize,
    claims: &mut [Claim],
    containers: &[Container],
    world: &State,
    tried: &mut [bool],
    luck: &mut impl Luck,
) -> bool {
    let card = claims[claim].card;
    let mut order: Vec<usize> = (0..containers.len()).collect();
    luck.shuffle(&mut order);
    for number in order {
        let container = &containers[number];
        let same = |held: &&u8| **held == card;
        let copies = container.cards.iter().filter(same).count();
        let used = claims.iter().filter(|c| c.from == Some(number) && c.card == card).count();
        if tried[number] || copies <= used {
            continue;
        }
        tried[number] = true;
        if has_room(claim, number, claims, container, world) {
            claims[claim].from = Some(number);
            return true;
        }
        let others: Vec<usize> =
            (0..claims.len()).filter(|&other| claims[other].from == Some(number)).collect();
        for other in others {
            claims[other].from = None;
            if has_room(claim, number, claims, container, world) {
                claims[claim].from = Some(number);
                if satisfy(other, claims, containers, world, tried, luck) {
                    return true;
                }
                claims[claim].from = None;
            }
            claims[other].from = Some(number);
        }
    }
    false
}

/// Is there a place of the pile for every claim on the container, with one more?
fn has_room(
    claim: usize,
    number: usize,
    claims: &[Claim],
    container: &Container,
    world: &State,
) -> bool {
    let on_it = claims.iter().enumerate().filter(|(i, c)| *i == claim || c.from == Some(number));
    let times: Vec<(u8, u8)> = on_it.map(|(_, c)| c.before).collect();
    // Earlier claims have fewer places, and theirs are also places of the later ones.
    times.iter().all(|&time| {
        let places = container.places.iter().filter(|at| in_pile_before(world, **at, time)).count();
        times.iter().filter(|&&t| t <= time).count() <= places
    })
}

fn in_pile_before(world: &State, at: Place, time: (u8, u8)) -> bool {
    discarded(world, at) && (at.age, at.place) < time
}

/// Lays a claimed card at a place of the pile and takes both out of the container.
fn lay_in_pile(claim: &Claim, container: &mut Container, world: &mut State, luck: &mut impl Luck) {
    let fitting: Vec<usize> = (0..container.places.len())
        .filter(|&i| in_pile_before(world, container.places[i], claim.before))
        .collect();
    let held = container.cards.iter().position(|&card| card == claim.card);
    let (Some(held), false) = (held, fitting.is_empty()) else { return };
    let place = fitting[luck.below(fitting.len() as u32) as usize];
    let at = container.places.swap_remove(place);
    *world.card_at_mut(at) = container.cards.swap_remove(held);
}

/// Cards still in a packet are kept in order.
fn sort_hands(world: &mut State) {
    if world.age == 0 || world.phase == crate::Phase::DealAge {
        return;
    }
    for packet in 0..usize::from(world.seats) {
        let taken = usize::from(world.taken(world.age, packet));
        world.ages[usize::from(world.age) - 1].cards[packet][taken..].sort_unstable();
    }
}
