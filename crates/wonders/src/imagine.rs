//! Imagining: a full state that fits everything a view says.
//!
//! Every card the viewer cannot name lies in some *container*: a group of places whose cards it
//! knows together, or the unknown places of an age, whose cards are what the deck leaves over. The
//! containers are shuffled independently, except that some cards must lie in the discard pile:
//! those that were built from it, and those that the viewer saw there.
//!
//! A viewer that has not looked knows at most three such cards. Worlds are drawn until one fits,
//! which gives exactly the right chances. For the one seat that knows the pile that would take for
//! ever: there, claimed cards are first given to places of the pile, by augmenting paths (an early
//! choice can stand in the way of a later one) and with odds close to the right ones.

mod held;

pub(crate) use held::still_held;

use mirabilia_kernel::Luck;

use crate::data::{Card, GUILDS, deck};
use crate::knowledge::Known;
use crate::state::{State, UNKNOWN};
use crate::view::{PacketPlace, View};

/// Places whose cards are known together.
struct Container {
    /// Age, packet and turn of the group; the unknown places of an age have no packet.
    name: (u8, Option<(usize, u8)>),
    places: Vec<PacketPlace>,
    cards: Vec<u8>,
}

/// A card that must lie in the discard pile, put there in a span of time.
struct Claim {
    card: u8,
    from: (u8, u8),
    before: (u8, u8),
    /// The container that it is taken from, once one is found.
    container: Option<usize>,
}

/// How many worlds are drawn before one is put together.
const TRIES: u32 = 200;

pub(crate) fn imagine(view: &View, luck: &mut impl Luck) -> State {
    let mut open = containers(view);
    if view.looks.is_empty() {
        for _ in 0..TRIES {
            fill_from_decks(view, &mut open, luck);
            let world = lay_out(view.table, &mut open, luck);
            if revived_lay_there(&world) {
                return world;
            }
        }
    } else {
        fill_from_decks(view, &mut open, luck);
    }
    put_together(view, open, luck)
}

/// Shuffles every container over its places.
fn lay_out(mut world: State, containers: &mut [Container], luck: &mut impl Luck) -> State {
    for container in containers {
        luck.shuffle(&mut container.cards);
        for (&at, &card) in container.places.iter().zip(&container.cards) {
            *world.card_at_mut(at) = card;
        }
    }
    sort_hands(&mut world);
    world
}

/// Does every card that was built from the pile lie in it, put there before?
fn revived_lay_there(world: &State) -> bool {
    let revivals = || world.revivals.iter().flatten().filter(|r| r.card != UNKNOWN);
    revivals().all(|r| {
        let time = (r.age, r.taken);
        let same =
            |at: &PacketPlace| world.card_at(*at) == r.card && in_pile(world, *at, (0, 0), time);
        let earlier = revivals().filter(|o| o.card == r.card && (o.age, o.taken) <= time).count();
        world.places().filter(same).count() >= earlier
    })
}

/// A world that satisfies every claim, container by container.
fn put_together(view: &View, mut open: Vec<Container>, luck: &mut impl Luck) -> State {
    let mut world = view.table;
    let mut claims = claims(view);
    // The real state fits, so all find their place; in a view put together by hand they may not.
    let _ = satisfy_all(&mut claims, &open, &world, TRIES, luck);
    // Narrow spans first: their places also serve the wide ones.
    claims.sort_by_key(|claim| (claim.before, std::cmp::Reverse(claim.from)));
    for (number, container) in open.iter_mut().enumerate() {
        for claim in claims.iter().filter(|claim| claim.container == Some(number)) {
            lay_in_pile(claim, container, &mut world, luck);
        }
    }
    lay_out(world, &mut open, luck)
}

/// Finds a container for each claim, if there is a way; a way is missed very rarely.
fn satisfy_all(
    claims: &mut [Claim],
    open: &[Container],
    world: &State,
    tries: u32,
    luck: &mut impl Luck,
) -> bool {
    (0..tries).any(|_| {
        for claim in &mut *claims {
            claim.container = None;
        }
        luck.shuffle(claims);
        // Those with the fewest places to come from first; then moving others rarely fails.
        claims.sort_by_cached_key(|c| {
            likely_first(c.card, c.from, c.before, open, world, luck).len()
        });
        (0..claims.len()).all(|claim| {
            let mut moved = vec![false; claims.len()];
            satisfy(claim, claims, open, world, &mut moved, luck)
        })
    })
}

/// The cards of an age's deck that the viewer has not seen, and the guilds it has not seen.
fn left_over(table: &State, age: u8) -> (Vec<u8>, Vec<u8>) {
    let mut left = [0i8; Card::COUNT as usize];
    deck(table.seats, age).cards().iter().for_each(|card| left[card.index()] += 1);
    let places = table.places().filter(|at| at.age == age);
    let seen: Vec<u8> = places.map(|at| table.card_at(at)).filter(|&c| c != UNKNOWN).collect();
    for &card in &seen {
        left[usize::from(card)] -= 1;
    }
    let first_guild = Card::COUNT - GUILDS as u8;
    let copies = |card: u8| std::iter::repeat_n(card, left[usize::from(card)].max(0) as usize);
    let cards = (0..first_guild).flat_map(copies).collect();
    let guilds = if age == 3 { first_guild..Card::COUNT } else { 0..0 };
    (cards, guilds.filter(|guild| !seen.contains(guild)).collect())
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

/// Gives unknown places what the decks leave over. Of the guilds that were not shown, only as many as
/// were dealt, and first those that must be there (rule 9.18).
fn fill_from_decks(view: &View, containers: &mut [Container], luck: &mut impl Luck) {
    let table = &view.table;
    for age in 1..=3 {
        let Some(unknown) = containers.iter().position(|c| c.name == (age, None)) else { continue };
        let (cards, mut unseen) = left_over(table, age);
        let container = &mut containers[unknown];
        container.cards = cards;
        if age == 3 {
            luck.shuffle(&mut unseen);
            let in_pile = view.looks.last();
            let must = |guild: &u8| {
                let seen = in_pile.is_some_and(|pile| pile.contains(guild));
                !(seen || table.revived().any(|c| c == *guild))
            };
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
    let claim = |card, from, before| Claim { card, from, before, container: None };
    let mut claims: Vec<Claim> = Vec::new();
    if view.looks.is_empty() {
        let revived = table.revivals.iter().flatten().filter(|r| r.card != UNKNOWN);
        claims.extend(revived.map(|r| claim(r.card, (0, 0), (r.age, r.taken))));
    }
    // Each look shows what was put there since the one before.
    let (mut since, mut seen) = ((0, 0), Vec::new());
    for (look, &time) in view.looks.iter().zip(&table.looks(view.viewer)) {
        let mut new = look.clone();
        for card in &seen {
            if let Some(place) = new.iter().position(|c| c == card) {
                new.swap_remove(place);
            }
        }
        claims.extend(new.into_iter().map(|card| claim(card, since, time)));
        (since, seen) = (time, look.clone());
    }
    // A card that the viewer knows to lie there by name settles one claim of its kind.
    for at in table.places() {
        if table.known(view.viewer, at.age, at.packet, at.place) == Known::Exactly {
            let card = table.card_at(at);
            let settled =
                claims.iter().position(|c| c.card == card && in_pile(table, at, c.from, c.before));
            if let Some(settled) = settled {
                claims.remove(settled);
            }
        }
    }
    claims
}

/// Does the card at a place lie in the pile, put there in this span of time?
fn in_pile(world: &State, at: PacketPlace, from: (u8, u8), before: (u8, u8)) -> bool {
    world.lies_in_pile(at) && (from..before).contains(&at.time())
}

/// Finds a container for a claim, moving other claims if that makes room.
fn satisfy(
    claim: usize,
    claims: &mut [Claim],
    containers: &[Container],
    world: &State,
    moved: &mut [bool],
    luck: &mut impl Luck,
) -> bool {
    let Claim { card, from, before, .. } = claims[claim];
    for number in likely_first(card, from, before, containers, world, luck) {
        let container = &containers[number];
        if has_room(claim, number, claims, container, world) {
            claims[claim].container = Some(number);
            return true;
        }
        for other in 0..claims.len() {
            if moved[other] || claims[other].container != Some(number) {
                continue;
            }
            claims[other].container = None;
            if has_room(claim, number, claims, container, world) {
                moved[other] = true;
                claims[claim].container = Some(number);
                if satisfy(other, claims, containers, world, moved, luck) {
                    return true;
                }
                claims[claim].container = None;
            }
            claims[other].container = Some(number);
        }
    }
    false
}

/// Has the container a card and a place of the pile for every claim on it, with one more?
fn has_room(
    claim: usize,
    number: usize,
    claims: &[Claim],
    container: &Container,
    world: &State,
) -> bool {
    let card = claims[claim].card;
    let same = |held: &&u8| **held == card;
    let copies = container.cards.iter().filter(same).count();
    let used = claims.iter().filter(|c| c.container == Some(number) && c.card == card).count();
    if copies <= used {
        return false;
    }
    let on_it =
        claims.iter().enumerate().filter(|(i, c)| *i == claim || c.container == Some(number));
    let spans: Vec<_> = on_it.map(|(_, c)| (c.from, c.before)).collect();
    // Spans lie within each other or apart, so it is enough that none of them is overfull.
    spans.iter().all(|&(from, before)| {
        let places = container.places.iter().filter(|at| in_pile(world, **at, from, before));
        let within = spans.iter().filter(|span| span.0 >= from && span.1 <= before);
        within.count() <= places.count()
    })
}

/// The containers in random order, those first that the card more likely went to the pile from.
fn likely_first(
    card: u8,
    from: (u8, u8),
    before: (u8, u8),
    containers: &[Container],
    world: &State,
    luck: &mut impl Luck,
) -> Vec<usize> {
    let odds = |container: &Container| {
        let same = |held: &&u8| **held == card;
        let copies = container.cards.iter().filter(same).count();
        let fitting = container.places.iter().filter(|at| in_pile(world, **at, from, before));
        (copies * fitting.count() * 840 / container.places.len()) as u32
    };
    let mut rest: Vec<(usize, u32)> =
        containers.iter().map(odds).enumerate().filter(|(_, odds)| *odds > 0).collect();
    let mut order = Vec::new();
    while !rest.is_empty() {
        let mut n = luck.below(rest.iter().map(|(_, odds)| odds).sum());
        let place = rest.iter().position(|(_, odds)| {
            let here = n < *odds;
            n = n.saturating_sub(*odds);
            here
        });
        order.push(rest.remove(place.unwrap_or(0)).0);
    }
    order
}

/// Lays a claimed card at a place of the pile and takes both out of the container.
fn lay_in_pile(claim: &Claim, container: &mut Container, world: &mut State, luck: &mut impl Luck) {
    let fitting: Vec<usize> = (0..container.places.len())
        .filter(|&i| in_pile(world, container.places[i], claim.from, claim.before))
        .collect();
    let held = container.cards.iter().position(|&card| card == claim.card);
    let (Some(held), false) = (held, fitting.is_empty()) else { return };
    let place = fitting[luck.below(fitting.len() as u32) as usize];
    let at = container.places.swap_remove(place);
    *world.card_at_mut(at) = container.cards.swap_remove(held);
}

/// Cards still in a packet are kept in order.
pub(crate) fn sort_hands(world: &mut State) {
    if world.age == 0 || world.phase == crate::Phase::DealAge {
        return;
    }
    for packet in 0..usize::from(world.seats) {
        let taken = usize::from(world.taken(world.age, packet));
        world.ages[usize::from(world.age) - 1].cards[packet][taken..].sort_unstable();
    }
}
