//! Laws of offers: they are all that can be done, and what they promise is what happens.

use mirabilia_kernel::{Change, Fast, Game, Joint, Offer, Preview, Score, Seat, Turn, Viewer, Way};

use super::holds;

/// The offers of a deciding seat: the open ways are its legal moves, each once; the closed ones are
/// refused for the reason they give; previews come true. A world that the seat cannot tell from the
/// real one offers the same.
pub(super) fn offers_hold<G: Game>(state: &G, seat: Seat, luck: &mut Fast) -> Result<(), String> {
    let view = state.view(Viewer::Seat(seat));
    let offers = G::offers(&view);
    let imagined = G::imagine(&view, luck).view(Viewer::Seat(seat));
    holds(G::offers(&imagined) == offers, || {
        format!("seat {seat} is offered other things in a world it cannot tell from this one")
    })?;
    let mut legal = Vec::new();
    state.legal_moves(seat, &mut legal);
    let ways = || offers.iter().flat_map(|offer: &Offer<G>| &offer.ways);
    for m in &legal {
        let times = ways().filter(|way| way.m == *m && way.is_open()).count();
        holds(times == 1, || format!("\"{}\" is offered {times} times", state.move_text(*m)))?;
    }
    let open = ways().filter(|way| way.is_open()).count();
    holds(open == legal.len(), || format!("{open} open ways, {} legal moves", legal.len()))?;
    for offer in &offers {
        holds(!offer.ways.is_empty(), || format!("{:?} can be used in no way", offer.pick))?;
        let twins = offers.iter().filter(|other| other.pick == offer.pick).count();
        holds(twins == 1, || format!("{:?} is offered {twins} times", offer.pick))?;
    }
    let idle = Idle::of(state, seat, legal.last().copied());
    for way in ways() {
        promise_holds(state, seat, way, idle.as_ref())
            .map_err(|why| format!("offer \"{}\": {why}", state.move_text(way.m)))?;
    }
    Ok(())
}

/// The others of a simultaneous turn do what touches no other seat. So does this seat, for
/// comparison: what the move changes beside that is its own doing.
struct Idle<G: Game> {
    moves: Vec<(Seat, G::Move)>,
    played: G,
    alone: Preview<G>,
}

impl<G: Game> Idle<G> {
    /// None in a turn of one seat.
    fn of(state: &G, seat: Seat, own: Option<G::Move>) -> Option<Self> {
        let Turn::Seats(seats) = state.turn() else { return None };
        let own = own.filter(|_| seats.len() > 1)?;
        let mut legal = Vec::new();
        let mut moves = Vec::new();
        for one in seats.iter() {
            state.legal_moves(one, &mut legal);
            moves.push((one, *legal.last().expect("a deciding seat has a move")));
        }
        let played = played(state, &moves);
        let alone = Preview::between(state, &state.alone(seat, own), seat);
        Some(Self { moves, played, alone })
    }
}

fn played<G: Game>(state: &G, moves: &[(Seat, G::Move)]) -> G {
    let (first, others) = moves.split_first().expect("a turn of seats has a seat");
    let joint =
        others.iter().fold(Joint::one(first.0, first.1), |joint, (s, m)| joint.with(*s, *m));
    let mut after = state.clone();
    after.play_unchecked(&joint);
    after
}

fn promise_holds<G: Game>(
    state: &G,
    seat: Seat,
    way: &Way<G>,
    idle: Option<&Idle<G>>,
) -> Result<(), String> {
    let promised = match &way.leads {
        Ok(promised) => promised,
        Err(why) => {
            let said = state.check(seat, way.m).err();
            return holds(said.as_ref() == Some(why), || format!("closed by {why}, not {said:?}"));
        }
    };
    let Some(idle) = idle else {
        let after = played(state, &[(seat, way.m)]);
        // Nothing is left out of a turn of one seat but what happens once it is over.
        same(promised, &Preview::between(state, &after, seat), seat, &after)?;
        return G::preview_holds(promised, state, &after, seat);
    };
    let mut moves = idle.moves.clone();
    for (one, m) in &mut moves {
        if *one == seat {
            *m = way.m;
        }
    }
    let real = played(state, &moves);
    for one in Seat::all(state.seats()) {
        let i = one.index();
        let said = change(promised.coins[i]) - change(idle.alone.coins[i]);
        let came = i32::from(real.coins(one)) - i32::from(idle.played.coins(one));
        holds(said == came, || format!("seat {one}: {said} coins promised, {came} came"))?;
    }
    G::preview_holds(promised, state, &real, seat)?;
    let i = seat.index();
    let said = promised.points[i].less(&idle.alone.points[i]);
    let came = real.score(seat).less(&idle.played.score(seat));
    // A further decision of the move can come before the conflicts that the other world has had.
    points_agree(&said, &came, &[&real, &idle.played])
}

/// What a move changes. What others hold may be hidden from the seat; what its move changes is not.
fn change(coins: Change<u16>) -> i32 {
    i32::from(coins.is) - i32::from(coins.was)
}

/// All of a preview comes true, but for the conflicts of an age that ends with the move: they are
/// no longer this seat's doing alone.
fn same<G: Game>(
    said: &Preview<G>,
    came: &Preview<G>,
    seat: Seat,
    after: &G,
) -> Result<(), String> {
    let changes = |preview: &Preview<G>| -> Vec<i32> {
        preview.coins.iter().map(|coins| change(*coins)).collect()
    };
    holds(changes(said) == changes(came), || {
        format!("{:?} promised, {:?}", said.coins, came.coins)
    })?;
    let i = seat.index();
    holds(said.coins[i] == came.coins[i], || {
        format!("{:?} promised, {:?}", said.coins[i], came.coins[i])
    })?;
    points_agree(&said.points[i], &came.points[i], &[after])
}

fn points_agree<G: Game>(said: &Score, came: &Score, after: &[&G]) -> Result<(), String> {
    let settled = after.iter().any(|state| !matches!(state.turn(), Turn::Seats(_)));
    for (line, name) in G::CATEGORIES.iter().enumerate() {
        if settled && *name == "military" {
            continue;
        }
        let (said, came) = (said.0[line], came.0[line]);
        holds(said == came, || format!("{said} points of {name} promised, {came} came"))?;
    }
    Ok(())
}
